import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { uploadReports } from '../../src/github/artifact.ts'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { TimeBudget } from '../../src/github/time-budget.ts'
import type { ReportFiles } from '../../src/report/write-reports.ts'
import { type BlobStore, startBlobStore } from '../support/blob-store.ts'
import { type LocalGitHub, startGitHub } from '../support/github.ts'
import { type MisbehavingServer, stall, startMisbehavingServer } from '../support/misbehaving-server.ts'
import { unzip } from '../support/unzip.ts'

const VARIABLES = [
  'ACTIONS_RESULTS_URL',
  'ACTIONS_RUNTIME_TOKEN',
  'GITHUB_REPOSITORY',
  'GITHUB_WORKSPACE',
  'RUNNER_TEMP',
]
const before = VARIABLES.map(name => [name, process.env[name]] as const)

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(() => blobs.close())

let github: LocalGitHub
let silent: MisbehavingServer
let folder: string
beforeEach(async () => {
  github = await startGitHub(blobs)
  silent = await startMisbehavingServer(stall)
  folder = await mkdtemp(join(tmpdir(), 'artifact-'))
  await writeFile(join(folder, 'report.json'), '{}')
})
afterEach(async () => {
  await silent.close()
  await github.close()
  await rm(folder, { recursive: true, force: true })
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
})

/** Uploads to a service that never answers. */
async function upload(signal: AbortSignal, budgetMs?: number) {
  const { uploaded, written } = await uploadTo(`http://${silent.host}/`, {}, signal, budgetMs)
  return { artifact: uploaded.artifact, written }
}

interface UploadOptions {
  files?: ReportFiles
  name?: string
  retentionDays?: number
  hasReaders?: boolean
}

async function uploadTo(
  service: string,
  { files, name = 'seo-preflight', retentionDays, hasReaders = true }: UploadOptions,
  signal = new AbortController().signal,
  budgetMs?: number,
) {
  const written: string[] = []
  const env = {
    ...github.env,
    GITHUB_REPOSITORY: 'octo-org/shop',
    ACTIONS_RESULTS_URL: service,
    RUNNER_TEMP: folder,
  }
  Object.assign(process.env, env, { GITHUB_WORKSPACE: folder })
  const log = createRunnerLog(
    said => said,
    line => void written.push(line),
  )
  const time = new TimeBudget(signal, budgetMs)
  const options = { name, retentionDays, hasReaders, env, time }
  const uploaded = await uploadReports(files ?? { json: join(folder, 'report.json') }, options, log)
  return { uploaded, written: written.filter(line => !line.startsWith('::debug')) }
}

describe('an artifact service that never answers', () => {
  test('is left when the time is over, with some kept for the comment', async () => {
    const { artifact, written } = await upload(new AbortController().signal, 16_000)
    expect(artifact).toBeUndefined()
    expect(written).toEqual([
      '::warning::The report was not uploaded as an artifact: GitHub took too long to answer\n',
    ])
  })

  test('is left at once when the run is cancelled', async () => {
    const cancel = new AbortController()
    const uploading = upload(cancel.signal)
    await silent.received
    cancel.abort()
    expect((await uploading).written).toEqual([
      '::notice::The report was not uploaded as an artifact: the run was cancelled\n',
    ])
  })
})

describe('the HTML report', () => {
  const HTML = '<!doctype html><title>Report</title>'
  const inRun = (id: string) => `https://github.com/octo-org/shop/actions/runs/42/artifacts/${id}`
  let files: ReportFiles
  beforeEach(async () => {
    files = { json: join(folder, 'report.json'), html: join(folder, 'report.html') }
    await writeFile(files.html!, HTML)
    // The client writes to the log of the runner itself.
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  })
  afterEach(() => void jest.restoreAllMocks())
  const upload = (options: UploadOptions = {}) =>
    uploadTo(github.env['ACTIONS_RESULTS_URL']!, { files, ...options })
  const inArchive = async (name: string) => Object.keys(unzip(await github.download(name))).sort()

  test('is uploaded as it is, under the name of the artifact, and the other files as an archive', async () => {
    const { uploaded, written } = await upload({ retentionDays: 3 })
    expect(written).toEqual([])
    const { page, artifact } = uploaded
    expect(page).toEqual({ id: page!.id, name: 'seo-preflight.html', url: inRun(page!.id) })
    expect(artifact).toEqual({ id: artifact!.id, name: 'seo-preflight', url: inRun(artifact!.id) })
    expect(String(await github.download('seo-preflight.html'))).toBe(HTML)
    expect(await inArchive('seo-preflight')).toEqual(['report.json'])
    for (const { finalized, expiresAt } of github.artifacts.values()) {
      expect([finalized, Date.parse(expiresAt!) > Date.now()]).toEqual([true, true])
    }
    expect(github.artifacts.get('seo-preflight.html')!.mimeType).toBe('text/html')
    expect(await readdir(folder)).toEqual(['report.html', 'report.json'])
  })

  test('has a name of its own in each job of a matrix, as the archive has', async () => {
    await upload()
    const { uploaded } = await upload()
    expect(uploaded.page!.name).toMatch(/^seo-preflight-[0-9a-f]{8}\.html$/)
    expect(uploaded.page!.name).toBe(`${uploaded.artifact!.name}.html`)
  })

  test.each([
    ['that takes no single files', { status: 400, body: { code: 'invalid_argument', msg: 'unsupported' } }],
    ['that knows the name already', { status: 409, body: { code: 'already_exists', msg: 'conflict' } }],
  ])('goes into the archive of a service %s', async (_service, answer) => {
    github.faults.push({ method: 'POST', path: /CreateArtifact$/, ...answer })
    const { uploaded, written } = await upload({ name: 'chosen' })
    expect([uploaded.page, written]).toEqual([undefined, []])
    expect(await inArchive('chosen')).toEqual(['report.html', 'report.json'])
  })

  test('is in the archive too where there is nothing else', async () => {
    files = { html: files.html! }
    const { uploaded } = await upload()
    expect([uploaded.page!.name, uploaded.artifact!.name]).toEqual(['seo-preflight.html', 'seo-preflight'])
    expect(await inArchive('seo-preflight')).toEqual(['report.html'])
  })

  test('of a shard stays in the archive, since nobody opens it', async () => {
    const { uploaded } = await upload({ hasReaders: false })
    expect(uploaded.page).toBeUndefined()
    expect(await inArchive('seo-preflight')).toEqual(['report.html', 'report.json'])
  })

  test.each(['../out', '..\\out', 'a/b'])('is copied nowhere for the name %j', async name => {
    const { uploaded, written } = await upload({ name })
    expect(uploaded).toEqual({ page: undefined })
    expect(written.join('')).toContain('::warning::The report was not uploaded')
    expect(await readdir(folder)).toEqual(['report.html', 'report.json'])
  })
})

/** Reading it fails, as on a broken disk, although it is a regular file that is there. */
const UNREADABLE = '/proc/self/mem'

const onLinux = existsSync(UNREADABLE) ? test : test.skip
onLinux('a report that cannot be read any more is a warning, and the run goes on', async () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, '../../src/github', path))
  const script = `
    const { uploadReports } = await import(${module('artifact.ts')})
    const { createRunnerLog } = await import(${module('runner-log.ts')})
    const { TimeBudget } = await import(${module('time-budget.ts')})
    const time = new TimeBudget(new AbortController().signal)
    const options = { name: 'seo-preflight', retentionDays: undefined, hasReaders: true, env: process.env, time }
    const log = createRunnerLog(text => text, line => process.stdout.write(line))
    console.log('uploaded', await uploadReports({ json: '${UNREADABLE}' }, options, log))
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...github.env, GITHUB_WORKSPACE: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  expect(printed).toMatch(/^::warning::The report was not uploaded as an artifact: .*zip/m)
  expect(printed).toContain('uploaded { page: undefined }')
  expect(code).toBe(0)
})

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { BUNDLE, ensureBundle } from '../support/bundle.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Bytes of what `npx` downloads. */
const MAX_PACKED = 8_000_000

interface Packed {
  filename: string
  size: number
  files: { path: string }[]
}

let folder: string
let packed: Packed
let site: WebServer
beforeAll(async () => {
  await ensureBundle()
  folder = mkdtempSync(join(tmpdir(), 'package-'))
  mkdirSync(join(folder, 'empty'))
  cpSync(dirname(BUNDLE), join(folder, 'source', 'dist'), { recursive: true })
  // All that stands beside dist in the repository and could be packed with it.
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isFile()) cpSync(join(ROOT, entry.name), join(folder, 'source', entry.name))
  }
  ;[packed] = JSON.parse(await npm('source', 'pack', '--json', '--pack-destination', folder)) as [Packed]
  site = await startWebServer({
    '/': '<!doctype html><html lang="en"><head><title>Bicycles made in Bristol</title></head><body><h1>Bicycles</h1>',
  })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

test('the package has the program, its licences and schema and nothing else, and is small', () => {
  const paths = packed.files.map(({ path }) => path)
  expect(paths.filter(path => !path.startsWith('dist/')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'THIRD-PARTY-NOTICES.md',
    'package.json',
    'schema.json',
  ])
  expect(paths).toEqual(expect.arrayContaining(['dist/index.js', 'dist/package.json', 'dist/licenses.txt']))
  expect(packed.size).toBeLessThan(MAX_PACKED)
})

test('it installs nothing else and runs nothing when it is installed', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const { dependencies, optionalDependencies, peerDependencies, scripts, engines } = manifest
  expect([dependencies, optionalDependencies, peerDependencies, manifest.private]).toEqual(
    Array(4).fill(undefined),
  )
  expect(Object.keys(scripts).filter(name => /^(pre|post)?(install|prepare|pack)$/.test(name))).toEqual([])
  expect(engines).toEqual({ node: '>=24' })
})

test('installed into an empty folder without a network, it audits a page', async () => {
  // Without a prefix npm installs into the nearest folder above that has packages, such as a used /tmp.
  await npm(
    'empty',
    'install',
    '--prefix',
    '.',
    '--offline',
    '--ignore-scripts',
    join(folder, packed.filename),
  )
  const modules = join(folder, 'empty', 'node_modules')
  expect(readdirSync(modules).filter(name => !name.startsWith('.'))).toEqual(['seo-preflight'])
  const program = join(modules, '.bin', 'seo-preflight')
  await run(program, [site.origin, '--tools', 'serp,redirects', '--fail-on', 'never'], 'empty')
  const report = JSON.parse(readFileSync(join(folder, 'empty', 'seo-report', 'report.json'), 'utf8'))
  const [page] = report.pages as { url: string; runs: { tool: string; status: string }[] }[]
  expect(page!.url).toBe(`${site.origin}/`)
  expect(page!.runs.map(({ tool, status }) => `${tool} ${status}`).sort()).toEqual([
    'redirects measured',
    'serp measured',
  ])
})

/** Its cache and logs are put into the folder of the test. */
function npm(cwd: string, ...args: string[]): Promise<string> {
  return run('npm', [...args, '--no-audit', '--no-fund', '--no-update-notifier'], cwd)
}

async function run(program: string, args: string[], cwd: string): Promise<string> {
  const { PATH, SystemRoot, ComSpec } = process.env
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: join(folder, cwd),
    env: { PATH, SystemRoot, ComSpec, npm_config_cache: join(folder, 'cache') },
    shell: process.platform === 'win32',
  })
  return stdout
}

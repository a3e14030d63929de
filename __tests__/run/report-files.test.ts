import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { viewOf } from '../../src/report/view/report-view.ts'
import { writeReportFiles } from '../../src/run/report-files.ts'
import { makeReport } from '../support/reports.ts'

const REPORT = makeReport([])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.each(['report.json', 'report.html', 'report.md'])(
  'a folder named %s leaves the other files, and is left itself',
  async name => {
    await mkdir(join(folder, name))
    const { files, warnings } = await writeReportFiles(REPORT, viewOf(REPORT), folder, [
      'json',
      'html',
      'markdown',
    ])
    expect(Object.values(files).map(path => path.slice(folder.length + 1))).toEqual(
      ['report.json', 'report.html', 'report.md'].filter(other => other !== name),
    )
    expect(warnings).toEqual([expect.stringMatching(`${name}" could not be written: EISDIR`)])
    expect((await readdir(folder)).sort()).toEqual(['report.html', 'report.json', 'report.md'])
  },
)

test('a folder that went away is made again', async () => {
  await rm(folder, { recursive: true })
  const { files, warnings } = await writeReportFiles(REPORT, viewOf(REPORT), folder, ['json'])
  expect({ files, warnings }).toEqual({ files: { json: join(folder, 'report.json') }, warnings: [] })
})

test('a process that ends at once leaves no half-written file', async () => {
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, '../..', path))
  const script = `
    import { readdirSync } from 'node:fs'
    const { writeReportFiles } = await import(${module('src/run/report-files.ts')})
    const { viewOf } = await import(${module('src/report/view/report-view.ts')})
    const { makeReport } = await import(${module('__tests__/support/reports.ts')})
    const report = makeReport([])
    const folder = ${JSON.stringify(folder)}
    const look = () => (readdirSync(folder).some(name => name.endsWith('.tmp')) ? process.exit(7) : setImmediate(look))
    writeReportFiles(report, viewOf(report), folder, ['json']).then(() => process.exit(0))
    look()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([7, null])
  expect(await readdir(folder)).toEqual([])
})

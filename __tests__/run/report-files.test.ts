import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { viewOf } from '../../src/report/view/report-view.ts'
import { FILE_NAMES } from '../../src/report/write-reports.ts'
import { writeReportFiles } from '../../src/run/report-files.ts'
import { makeReport } from '../support/reports.ts'

const REPORT = makeReport([])

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ALL = Object.values(FILE_NAMES).flat()
const CSV: readonly string[] = FILE_NAMES.csv

test.each(ALL)('a folder named %s leaves the other files, and is left itself', async name => {
  await mkdir(join(folder, name))
  const formats = Object.keys(FILE_NAMES) as (keyof typeof FILE_NAMES)[]
  const { files, warnings } = await writeReportFiles(REPORT, viewOf(REPORT), folder, formats)
  // The two of CSV come together or not at all.
  const lost = CSV.includes(name) ? CSV : [name]
  const written = Object.values(files).flat()
  expect(written.map(path => path.slice(folder.length + 1))).toEqual(
    ALL.filter(other => !lost.includes(other)),
  )
  expect(warnings).toEqual([expect.stringMatching(`${lost.at(-1)}" could not be written: EISDIR`)])
  const there = ALL.filter(other => other === name || !lost.includes(other))
  expect((await readdir(folder)).sort()).toEqual(there.toSorted())
})

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

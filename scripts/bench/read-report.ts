import { mkdtempSync, rmSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeReport } from '../../__tests__/support/reports.ts'
import { toFile } from '../../src/report/file/to-file.ts'
import { jsonChunks } from '../../src/report/json.ts'
import { bundleScript, measureNode } from './measured-process.ts'

const PAGES = 2000

/**
 * Peak memory and time of reading a large report, beside JSON.parse of its whole text, in which nothing is shared and of
 * which nothing is checked.
 */
export async function benchReadReport(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [program, file, plain] = ['read.mjs', 'report.json', 'plain.json'].map(name =>
    join(folder, name),
  ) as [string, string, string]
  try {
    await bundleScript('report-reading.ts', program)
    const report = largeReport(PAGES)
    await writeFile(file, jsonChunks(report))
    await writeFile(plain, JSON.stringify(toFile(report)))
    const measure = async (way: string, path = file) => {
      const measured = await measureNode([program, way, path], folder)
      if (Number(measured.output) !== PAGES) throw new Error(`${way}: ${measured.output}`)
      return measured
    }
    const parse = await measure('parse', plain)
    const beside = async (way: string) => {
      const { seconds, megabytes } = await measure(way)
      return `${(megabytes / parse.megabytes).toFixed(2)} × the peak memory and ${(seconds / parse.seconds).toFixed(2)} × the time`
    }
    const [{ size }, { size: plainSize }] = [await stat(file), await stat(plain)]
    return `a report of ${PAGES} pages takes ${await beside('baseline')} of JSON.parse to compare with, ${await beside('shard')} to merge (${(size / 1e6).toFixed(0)} MB, ${(plainSize / 1e6).toFixed(0)} without shared values; JSON.parse ${parse.megabytes.toFixed(0)} MB, ${parse.seconds.toFixed(1)} s)`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

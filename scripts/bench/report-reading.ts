/** `node report-reading.ts WAY FILE`: reads a report to compare with, as a shard, or with JSON.parse; prints its pages. */
import { readFileSync } from 'node:fs'
import { openBaseline } from '../../src/run/open-baseline.ts'
import { readReport, readReportFile } from '../../src/run/read-report.ts'
import type { Settings } from '../../src/settings/table.ts'

const WAYS = {
  async baseline(path: string) {
    const { baseline } = await openBaseline({ baseline: path, within: {} } as Settings, undefined)
    return baseline!.pages
  },
  async shard(path: string) {
    return (await readReportFile(path, undefined, readReport)).pages
  },
  async parse(path: string) {
    return JSON.parse(readFileSync(path, 'utf8')).pages as unknown[]
  },
}

const [way, path] = process.argv.slice(2)
console.log((await WAYS[way as keyof typeof WAYS](path!)).length)

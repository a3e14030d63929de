import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ScreenshotFiles } from '../report/file/screenshots.ts'
import { jsonChunks } from '../report/json.ts'
import type { Report } from '../report/report.ts'
import { withEscapes } from '../text/unsafe-characters.ts'

/**
 * Prints what stands in `report.json`, as fast as it is read. What a terminal or a runner would act on is escaped within
 * its texts, so the data is the same. Where nobody reads any longer, it ends: the exit code still tells the verdict.
 */
export async function printReport(report: Report, stream: Writable): Promise<void> {
  const chunks = jsonChunks(report, new ScreenshotFiles()).map(harmless)
  // What is wrong with the stream, its own listener says.
  await pipeline(Readable.from(chunks), stream, { end: false }).catch(() => undefined)
}

/** Line ends stand between the values alone. A runner reads `##[command]` anywhere in a line. */
function harmless(json: string): string {
  return json
    .split('\n')
    .map(withEscapes)
    .join('\n')
    .replace(/##(?=\[)/g, '#\\u0023')
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from './report.ts'

/** The report files of a run, as absolute paths. */
export type ReportFiles = Partial<Record<'json' | 'html' | 'markdown', string>>

type Format = 'json' | 'html' | 'markdown' | 'sarif' | 'junit'

/**
 * Writes the report in each format that is asked for. A rendering is loaded when it is used.
 *
 * @param folder that is there
 */
export async function writeReports(
  report: Report,
  folder: string,
  formats: readonly Format[],
): Promise<ReportFiles> {
  const files: ReportFiles = {}
  const write = async (format: keyof ReportFiles, name: string, content: string | Iterable<string>) => {
    files[format] = join(folder, name)
    await writeFile(files[format], content)
  }
  if (formats.includes('json'))
    await write('json', 'report.json', (await import('./json.ts')).jsonChunks(report))
  if (formats.includes('html'))
    await write('html', 'report.html', (await import('./html/html.ts')).renderHtml(report))
  if (formats.includes('markdown')) {
    await write('markdown', 'report.md', (await import('./markdown/summary.ts')).renderSummary(report))
  }
  return files
}

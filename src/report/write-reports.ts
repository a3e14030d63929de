import { closeSync, constants, openSync, rmSync } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SCREENSHOT_FOLDER, type ScreenshotFile, ScreenshotFiles } from './file/screenshots.ts'
import type { FileOf } from './place-file.ts'
import type { Report } from './report.ts'
import type { ReportView } from './view/report-view.ts'

/** The names of the files, by the format. */
export const FILE_NAMES = {
  json: 'report.json',
  html: 'report.html',
  markdown: 'report.md',
  sarif: 'report.sarif',
  junit: 'report.junit.xml',
  csv: ['pages.csv', 'findings.csv'],
} as const

type Content = string | Iterable<string> | AsyncIterable<string>
type Format = keyof typeof FILE_NAMES

/** The report files of a run, as absolute paths. */
export type ReportFiles = Partial<Record<Exclude<Format, 'csv'>, string>> & {
  /** Of the pages, and of the findings. */
  csv?: readonly string[]
  /** Pictures that the JSON names. */
  screenshots?: readonly string[]
}

/**
 * Writes the report in each format that is asked for. A rendering is loaded when it is used.
 *
 * @param view of the report
 * @param folder that is there
 * @param fileOf finds the files of the repository that places are in
 */
export async function writeReports(
  report: Report,
  view: ReportView,
  folder: string,
  formats: readonly Format[],
  fileOf: FileOf = async () => undefined,
): Promise<ReportFiles> {
  const files: ReportFiles = {}
  const write = async (format: Exclude<Format, 'csv'>, content: Content) => {
    files[format] = join(folder, FILE_NAMES[format])
    await replaceFile(files[format], content)
  }
  if (formats.includes('json')) {
    const { jsonChunks } = await import('./json.ts')
    const pictures = new ScreenshotFiles()
    await write('json', jsonChunks(report, pictures))
    const taken = pictures.all()
    if (taken.length > 0) files.screenshots = await writePictures(taken, folder)
  }
  if (formats.includes('html')) await write('html', (await import('./html/html.ts')).htmlChunks(view))
  if (formats.includes('markdown')) {
    await write('markdown', (await import('./markdown/summary.ts')).renderSummary(view))
  }
  if (formats.includes('sarif')) {
    await write('sarif', await (await import('./sarif/sarif.ts')).renderSarif(view, fileOf))
  }
  if (formats.includes('junit')) {
    await write('junit', (await import('./junit/junit.ts')).junitChunks(view, fileOf))
  }
  if (formats.includes('csv')) {
    const { findingsCsv, pagesCsv } = await import('./csv/csv.ts')
    const [pages, findings] = FILE_NAMES.csv.map(name => join(folder, name)) as [string, string]
    await replaceFile(pages, pagesCsv(view))
    try {
      await replaceFile(findings, findingsCsv(view))
    } catch (error) {
      // They are told of together.
      await rm(pages, { force: true }).catch(() => undefined)
      throw error
    }
    files.csv = [pages, findings]
  }
  return files
}

/** What has the name of the folder and is none, as a link that a checkout can bring, gives way. */
async function writePictures(pictures: readonly ScreenshotFile[], folder: string): Promise<string[]> {
  const inside = join(folder, SCREENSHOT_FOLDER)
  const there = await lstat(inside).catch(() => undefined)
  if (there && !there.isDirectory()) await rm(inside)
  await mkdir(inside, { recursive: true })
  const paths = pictures.map(({ name }) => join(folder, ...name.split('/')))
  for (const [index, { bytes }] of pictures.entries()) await replaceFile(paths[index]!, bytes)
  return paths
}

/**
 * Writes a new file and puts it in the place of the old one. A link that is there, as a checkout can bring one, gives
 * way itself: what it leads to stays as it is. Whoever reads the file meanwhile sees the old one or the new one whole.
 */
async function replaceFile(path: string, content: Content | Buffer): Promise<void> {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants
  const fresh = `${path}.${crypto.randomUUID()}.tmp`
  // A second signal ends the process at once.
  const removeAtExit = () => {
    try {
      rmSync(fresh, { force: true })
    } catch {
      // The exit code matters more.
    }
  }
  process.once('exit', removeAtExit)
  try {
    // Made before anything is waited for: one whose making is still under way would be made after it was removed.
    closeSync(openSync(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW))
    const file = await open(fresh, O_WRONLY | O_NOFOLLOW)
    try {
      await file.writeFile(content)
    } finally {
      await file.close()
    }
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined)
    throw error
  } finally {
    process.off('exit', removeAtExit)
  }
}

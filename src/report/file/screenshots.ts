import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json, JsonObject, Page, ToolRun } from '../../api/results.ts'

/** Folder of the screenshots, beside the report file. */
export const SCREENSHOT_FOLDER = 'screenshots'
const DEVICES = ['phone', 'desktop'] as const
const PICTURE = /^data:image\/(webp|png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/
const FILE_NAME = /^screenshots\/[\w-]+\.(webp|png|jpeg)$/
/** Bytes of one picture that is read; ours have some ten thousand. */
const MAX_PICTURE_BYTES = 1_000_000
/** Bytes of all pictures that are read: what a report of HTML shows. */
const MAX_ALL_BYTES = 4_000_000

/** A screenshot that stands in a file beside the report. */
export interface ScreenshotFile {
  /** Relative to the report file, with slashes. */
  name: string
  bytes: Buffer
}

/** Takes the pictures out of the pages: in their place stand the names of the files that hold them. */
export function takeOutScreenshots(pages: readonly Page[]): { pages: Page[]; files: ScreenshotFile[] } {
  const files: ScreenshotFile[] = []
  const without = pages.map((page, index) =>
    mapScreenshots(page, (device, value) => {
      const [, type, data] = PICTURE.exec(value) ?? []
      if (type === undefined || data === undefined) return value
      const name = `${SCREENSHOT_FOLDER}/page-${index + 1}-${device}.${type}`
      files.push({ name, bytes: Buffer.from(data, 'base64') })
      return name
    }),
  )
  return { pages: without, files }
}

/**
 * Puts pictures back whose files are there, as far as a report of HTML shows any; the others stay names. Links are not
 * followed.
 *
 * @param folder of the report file
 */
export async function readScreenshots(pages: readonly Page[], folder: string): Promise<Page[]> {
  const pictures = new Map<string, string>()
  // A checkout that brings the folder of a shard may have a link in its place, which leads anywhere.
  const isFolder = await lstat(join(folder, SCREENSHOT_FOLDER)).then(
    stats => stats.isDirectory(),
    () => false,
  )
  if (!isFolder) return [...pages]
  let left = MAX_ALL_BYTES
  for (const page of pages) {
    for (const name of namesIn(page)) {
      const bytes = await pictureIn(join(folder, name), Math.min(left, MAX_PICTURE_BYTES))
      if (!bytes) continue
      left -= bytes.length
      pictures.set(name, `data:image/${FILE_NAME.exec(name)![1]};base64,${bytes.toString('base64')}`)
    }
  }
  return pages.map(page => mapScreenshots(page, (_, value) => pictures.get(value) ?? value))
}

function namesIn(page: Page): string[] {
  const names: string[] = []
  mapScreenshots(page, (_, value) => {
    if (FILE_NAME.test(value)) names.push(value)
    return value
  })
  return names
}

async function pictureIn(path: string, maxBytes: number): Promise<Buffer | undefined> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  try {
    const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    try {
      const stats = await file.stat()
      return stats.isFile() && stats.size <= maxBytes ? await file.readFile() : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

function mapScreenshots(page: Page, change: (device: string, value: string) => string): Page {
  const changed = (run: ToolRun): ToolRun => {
    const { screenshots } = run.facts
    if (run.tool !== 'ux' || !isObject(screenshots)) return run
    const entries = DEVICES.flatMap(device => {
      const value = screenshots[device]
      return typeof value === 'string' ? [[device, change(device, value)] as const] : []
    })
    return {
      ...run,
      facts: { ...run.facts, screenshots: { ...screenshots, ...Object.fromEntries(entries) } },
    }
  }
  return page.runs.some(({ tool }) => tool === 'ux') ? { ...page, runs: page.runs.map(changed) } : page
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

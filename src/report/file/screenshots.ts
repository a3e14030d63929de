import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { withRuns } from '../../api/kept-pages.ts'
import { factOf } from '../../api/lazy-facts.ts'
import type { Json, JsonObject, Page, ToolRun } from '../../api/results.ts'

/** Folder of the screenshots, beside the report file. */
export const SCREENSHOT_FOLDER = 'screenshots'
/** Facts that hold pictures, each under a name of its own. */
const PICTURE_FACTS = ['screenshots', 'pictures'] as const
/** Pictures of one tool run. */
const MAX_PICTURES = 10
const PICTURE = /^data:image\/(webp|png|jpeg|x-icon);base64,([A-Za-z0-9+/]+={0,2})$/
const FILE_NAME = /^screenshots\/[\w-]+\.(webp|png|jpeg|ico)$/
/** What a picture may be called: it becomes a part of the name of its file. */
const PICTURE_NAME = /^[a-z][a-z\d-]{0,30}$/
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

/** The pictures of the pages of a report, which stand in files beside it: in their place it has the names of these. */
export class ScreenshotFiles {
  // A picture that several pages have is one file, and a frame of a page that did not change is one too.
  readonly #files = new Map<string, ScreenshotFile>()

  /** @param number of the page in the report, from 1 */
  namedIn({ runs }: Pick<Page, 'runs'>, number: number): ToolRun[] {
    return mapPictures(runs, (picture, value) => this.#nameOf(picture, value, number) ?? value)
  }

  #nameOf(picture: string, value: string, number: number): string | undefined {
    const known = this.#files.get(value)
    if (known) return known.name
    const [, type, data] = PICTURE.exec(value) ?? []
    if (type === undefined || data === undefined) return undefined
    const name = `${SCREENSHOT_FOLDER}/page-${number}-${picture}.${type === 'x-icon' ? 'ico' : type}`
    this.#files.set(value, { name, bytes: Buffer.from(data, 'base64') })
    return name
  }

  /** Those of the pages that were asked for. */
  all(): ScreenshotFile[] {
    return [...this.#files.values()]
  }
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
      if (pictures.has(name)) continue
      const bytes = await pictureIn(join(folder, name), Math.min(left, MAX_PICTURE_BYTES))
      if (!bytes) continue
      left -= bytes.length
      const type = FILE_NAME.exec(name)![1]!
      pictures.set(name, `data:image/${type === 'ico' ? 'x-icon' : type};base64,${bytes.toString('base64')}`)
    }
  }
  return pages.map(page => {
    const runs = mapPictures(page.runs, (_, value) => pictures.get(value) ?? value)
    return withRuns(page, runs)
  })
}

function namesIn(page: Page): string[] {
  const names: string[] = []
  mapPictures(page.runs, (_, value) => {
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

function mapPictures(runs: readonly ToolRun[], change: (name: string, value: string) => string): ToolRun[] {
  const changed = (run: ToolRun): ToolRun => {
    const held = PICTURE_FACTS.filter(fact => isObject(factOf(run, fact)))
    if (held.length === 0) return run
    const facts = held.map(
      fact => [fact, changedPictures(run.facts[fact] as JsonObject, run.tool, change)] as const,
    )
    if (facts.every(([fact, pictures]) => pictures === run.facts[fact])) return run
    return { ...run, facts: { ...run.facts, ...Object.fromEntries(facts) } }
  }
  return runs.map(changed)
}

function changedPictures(
  pictures: JsonObject,
  tool: ToolRun['tool'],
  change: (name: string, value: string) => string,
): JsonObject {
  const entries = Object.entries(pictures)
    .filter(([name]) => PICTURE_NAME.test(name))
    .slice(0, MAX_PICTURES)
    .flatMap(([name, value]) => {
      const named = tool === 'ux' ? name : `${tool}-${name}`
      return typeof value === 'string' ? [[name, change(named, value)] as const] : []
    })
  return entries.every(([name, value]) => value === pictures[name])
    ? pictures
    : { ...pictures, ...Object.fromEntries(entries) }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

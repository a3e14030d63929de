import type { Json, JsonObject } from '../api/results.ts'
import { cutEnd } from '../text/cut.ts'
import { changedList, changedObject } from '../text/map-texts.ts'
import { withEscapes } from '../text/unsafe-characters.ts'
import { withoutSecrets } from '../text/url-secrets.ts'
import type { FilePage } from './file/file-schema.ts'
import type { ScreenshotFiles } from './file/screenshots.ts'
import { pageText } from './file/sharing/page-text.ts'
import { SharedValues } from './file/sharing/shared-values.ts'
import { toFile, toLargeFile } from './file/to-file.ts'
import type { Report } from './report.ts'

/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100
const TOO_DEEP = '(nested too deeply to be kept)'

/** With more pages than these nobody reads the file without a program. */
const INDENTED_PAGES = 3

/** With more pages than these, what repeats from page to page stands once. */
export const MAX_PLAIN_PAGES = 100

/**
 * The report as the text of `report.json`: keys in the order of the model, and valid as UTF-8; that of a few pages is
 * indented, else each page has a line. URLs, wherever they stand, have no user information and no secret query values.
 * It comes in pieces, page by page, since that of thousands of pages is longer than a string of JavaScript can be.
 *
 * @param pictures gets those of the pages; left out, they stay within the text
 */
export function* jsonChunks(report: Report, pictures?: ScreenshotFiles): Generator<string> {
  const indent = report.pages.length <= INDENTED_PAGES ? 2 : 0
  const text = (value: unknown) => JSON.stringify(publishable(value as Json), null, indent)
  if (report.pages.length <= MAX_PLAIN_PAGES) {
    yield* objectChunks(toFile(report, pictures), text)
    yield '\n'
    return
  }
  const { file, rules } = toLargeFile(report, pictures)
  const shared = new SharedValues()
  const page = (page: FilePage) =>
    pageText(publishable(page as unknown as Json) as Parameters<typeof pageText>[0], shared)
  const { pages, baseline, ...rest } = file
  yield* objectChunks(
    {
      ...rest,
      schemaVersion: 3,
      pages: () => arrayChunks(pages, page),
      baseline:
        baseline &&
        (() => objectChunks({ ...baseline, pages: () => arrayChunks(baseline.pages, page) }, text)),
      // They are asked for when all pages are written.
      rules: () => [text(rules())].values(),
      shared: () => arrayChunks(shared.texts, value => value),
    },
    text,
  )
  yield '\n'
}

/** @param object whose values are written with a function, a list item by item, or write themselves */
function* objectChunks(object: object, text: (value: unknown) => string): Generator<string> {
  let separator = '{\n'
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    yield `${separator}${JSON.stringify(key)}: `
    separator = ',\n'
    if (typeof value === 'function') yield* (value as () => Generator<string>)()
    else if (Array.isArray(value)) yield* arrayChunks(value, text)
    else yield text(value)
  }
  yield '\n}'
}

function* arrayChunks<Item>(items: readonly Item[], text: (item: Item) => string): Generator<string> {
  let separator = '[\n'
  for (const item of items) {
    yield separator + text(item)
    separator = ',\n'
  }
  yield items.length === 0 ? '[]' : '\n]'
}

/** The same data with no lone surrogate and no secret of a URL in any text or key; what has none stays the same object. */
function publishable(value: Json, depth = 0): Json {
  if (typeof value === 'string') return publishableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return TOO_DEEP
  const visit = (item: Json) => publishable(item, depth + 1)
  return Array.isArray(value)
    ? (changedList(value, visit) as Json[])
    : changedObject<Json>(value, publishableText, visit)
}

function publishableText(text: string): string {
  return withoutSecrets(text).toWellFormed()
}

/** A picture or another file within the data. */
const EMBEDDED = /^data:[\w.+/-]{1,100};base64,/

/**
 * Facts as JSON for people to read: the start of it, at most `maxLength` UTF-16 units. Empty where there are none.
 * Files among them, as pictures of the page, show as what they are.
 */
export function shownFacts(facts: JsonObject, maxLength: number): string {
  if (Object.keys(facts).length === 0) return ''
  const json = JSON.stringify(publishable(facts), (_key, value) => withoutFile(value), 2)
  return cutEnd(json.split('\n').map(withEscapes).join('\n'), maxLength)
}

function withoutFile(value: unknown): unknown {
  const start = typeof value === 'string' ? EMBEDDED.exec(value)?.[0] : undefined
  return start === undefined ? value : `${start}…`
}

import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { askedAt, type Preview } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'

/** What the server shows that was not meant for everyone. */
export const exposure = defineTopic({
  checks: {
    'directory-listing': {
      severity: 'warning',
      title: 'The server lists the files of a folder',
      why: 'Search engines index the listing, and everyone finds files that no page links to.',
      fix: 'Put an index page into the folder, or switch listings off: autoindex off (nginx), Options -Indexes (Apache).',
      help: 'https://cwe.mitre.org/data/definitions/548.html',
      example: '<title>Index of /files</title>',
    },
    'source-map-exposed': {
      severity: 'notice',
      title: 'Source maps of scripts are public',
      why: 'They hold the original source of the scripts, with its comments. That is harmless only where the source is public anyway.',
      fix: 'Leave source maps out of the deployment, or let only your error tracker fetch them.',
      help: 'https://web.dev/articles/source-maps',
      example: '//# sourceMappingURL=app.js.map, which answers 200',
    },
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    return {
      judgements: {
        'directory-listing': failWhere(directoryListing(page.document)),
        'source-map-exposed': await judgeSourceMaps(visit, page),
      },
    }
  },
})

/**
 * The page itself, where it is a listing that servers (Apache, nginx, Python, …) make of a folder's files. Other
 * folders are not probed: nobody asked for them.
 */
function directoryListing(document: HtmlDocument): Occurrence[] {
  const [title] = document.elements('title')
  const text = title ? foldSpace(textOf(title)) : ''
  const isListing = /^(?:Index of|Directory listing for|Listing directory) \//i.test(text)
  if (!isListing || document.elements('a').length === 0) return []
  return [document.occurrence(title!, `it is titled "${text}"`)]
}

/** Most scripts whose source maps are looked for. */
const MAX_SCRIPTS = 5
/** Bytes of a source map that are read: enough to tell one from a page that says "not found". */
const MAP_START_BYTES = 4096
/** Characters at the end of a script in which the comment that names the map stands. */
const COMMENT_TAIL = 4096

/** Source maps of the page's own scripts that anyone can fetch: at most ten requests. */
async function judgeSourceMaps(visit: Visit, { document, preview }: HtmlPage): Promise<Judgement> {
  const scripts = ownScripts(document, preview)
  if (scripts.length === 0) return notApplicable('the page has no script files of its own')
  const results = await Promise.all(scripts.map(script => sourceMapOf(visit, script)))
  const exposed = results.filter(result => typeof result === 'object')
  if (exposed.length === 0 && results.every(result => result === 'unknown')) {
    return notMeasured('none of the scripts of the page could be fetched')
  }
  return failWhere(exposed)
}

function ownScripts(document: HtmlDocument, preview: Preview | undefined): string[] {
  const { origin } = new URL(document.url)
  const urls = document
    .elements('script')
    .flatMap(script => document.resolve(attribute(script, 'src') ?? '') ?? [])
    .filter(url => URL.canParse(url))
    .map(url => askedAt(preview, url))
    .filter(url => new URL(url).origin === origin && url !== document.url)
  return [...new Set(urls)].slice(0, MAX_SCRIPTS)
}

async function sourceMapOf(visit: Visit, script: string): Promise<Occurrence | 'none' | 'unknown'> {
  const { final } = await visit.fetch(script)
  if (!final || !isSuccess(final.status)) return 'unknown'
  const name = header(final, 'sourcemap') ?? header(final, 'x-sourcemap') ?? namedInComment(final)
  if (name === undefined) return 'none'
  if (name.startsWith('data:')) {
    return { url: script, message: 'the script holds its source map', snippet: cutEnd(name, 60) }
  }
  const map = URL.parse(name, final.url)
  if (!map || map.origin !== new URL(script).origin) return 'none'
  const answer = (await visit.fetch(map.href, { maxBytes: MAP_START_BYTES })).final
  if (!answer || !isSuccess(answer.status) || !looksLikeSourceMap(answer.body)) return 'none'
  return { url: map.href, message: `source map of ${script}` }
}

/** @see https://tc39.es/ecma426/#sec-linking-inline */
function namedInComment({ body, truncated }: FinalResponse): string | undefined {
  if (truncated) return undefined
  const tail = body.subarray(-COMMENT_TAIL).toString('utf8').trimEnd()
  const lastLine = tail.slice(Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf('\r')) + 1)
  return /^[^\n]{0,4000}?\/\/[#@] ?sourceMappingURL=([^\s'"]{1,2000})$/.exec(lastLine)?.[1]
}

function looksLikeSourceMap(body: Buffer): boolean {
  const start = body
    .toString('utf8')
    .replace(/^\)\]\}[^\n]*\n/, '')
    .trimStart()
  return start.startsWith('{') && /"(?:version|sources|mappings|sections)"\s{0,9}:/.test(start)
}

import type { Occurrence } from '../../../api/results.ts'
import { foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { ownScriptUrls } from '../../visit/script-files.ts'
import type { Visit } from '../../visit/visit.ts'

/** What the server shows that was not meant for everyone. */
export const exposure = defineTopic({
  checks: {
    'directory-listing': {
      severity: 'warning',
      title: 'The server lists the files of a folder',
      why: 'Search engines index the list, and anyone finds files that no page links to.',
      fix: 'Put an index page into the folder, or turn such lists off: autoindex off (nginx), Options -Indexes (Apache).',
      help: 'https://cwe.mitre.org/data/definitions/548.html',
      example: '<title>Index of /files</title>',
    },
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    return {
      judgements: {
        'directory-listing': failWhere(directoryListing(page.document)),
      },
      facts: { sourceMaps: await sourceMapsOf(visit, page) },
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
  return [document.occurrence(title!, `The page is a list of files, titled "${text}"`)]
}

/** Bytes of a source map that are read: enough to tell one from a page that says "not found". */
const MAP_START_BYTES = 4096
/** Characters at the end of a script in which the comment that names the map stands. */
const COMMENT_TAIL = 4096

/**
 * Source maps of the page's own scripts that anyone can fetch: at most ten requests. A fact alone: sites publish them
 * on purpose as often as by mistake.
 */
async function sourceMapsOf(visit: Visit, { document, preview }: HtmlPage): Promise<string[]> {
  const found = await Promise.all(ownScriptUrls(document, preview).map(script => sourceMapOf(visit, script)))
  return found.filter(map => map !== undefined)
}

/** Address of the map, or of the script where that holds it. */
async function sourceMapOf(visit: Visit, script: string): Promise<string | undefined> {
  const { final } = await visit.fetch(script)
  if (!final || !isSuccess(final.status)) return undefined
  const name = header(final, 'sourcemap') ?? header(final, 'x-sourcemap') ?? namedInComment(final)
  if (name === undefined) return undefined
  if (name.startsWith('data:')) return script
  const map = URL.parse(name, final.url)
  if (map?.origin !== new URL(script).origin) return undefined
  const answer = (await visit.fetch(map.href, { maxBytes: MAP_START_BYTES })).final
  return answer && isSuccess(answer.status) && looksLikeSourceMap(answer.body) ? map.href : undefined
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

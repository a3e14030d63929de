import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { verdictFor, whyForeign } from '../../formats/robots-txt/robots-txt.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import { NotApplicable } from '../../not-measured.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { isClosedToSearch } from './crawl-permission.ts'
import { documentRules } from './page-rules.ts'

/** Whether Google may fetch what the scripts of a page put into it. */
export const loadedParts = defineTopic({
  checks: {
    'parts-blocked': {
      severity: 'warning',
      title: 'robots.txt blocks parts of the page that its scripts load',
      why: 'Google runs the scripts, but may not fetch what they ask for. It sees the page without these parts, such as the menu or the content.',
      fix: 'Allow the files in robots.txt, or write the parts into the HTML when the site is built.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      example: "Disallow: /parts/\nwith fetch('/parts/menu.html') in a script of the page",
    },
  },
  async judge(visit) {
    const { page } = await documentRules(visit)
    if (await isClosedToSearch(visit)) throw new NotApplicable('the page itself is closed to search engines')
    const blocked = await blockedParts(visit, page)
    return { judgements: { 'parts-blocked': judgeScripts(page, () => judgeParts(page, blocked)) } }
  },
})

/** Files that are judged, bytes of one, and characters of a document. */
const MAX_PARTS = 10
const MAX_BYTES = 1_000_000
const MAX_TEXT = 2_000_000
/** Words that only the file has brought from which on it is a part of the page, and no setting of a program. */
const MIN_WORDS = 8
/** Letters of a word. */
const WORD = /\p{L}{4,40}/gu
const LOADS: ReadonlySet<string> = new Set(['Fetch', 'XHR'])
const TEXTS = /^(?:text\/html|application\/(?:\w{1,20}\+)?json)/i

interface BlockedPart {
  url: string
  why: string
  /** Words of it that the page shows, and that were not sent with it. */
  words: number
}

function judgeParts({ document }: JudgedPage, blocked: readonly BlockedPart[] | undefined): Judgement {
  if (!blocked) return notApplicable('scripts load no part of the page')
  if (blocked.length === 0) return pass()
  return fail(
    blocked.map(({ url, why, words }) => ({
      url: document.url,
      message: `${why} blocks ${url}, from which scripts take ${words} words of the page`,
    })),
  )
}

/** Undefined where scripts ask for no such file. */
async function blockedParts(visit: Visit, { scripts, document }: JudgedPage) {
  if (scripts.state !== 'seen') return undefined
  const { origin } = new URL(document.url)
  const urls = [...new Set(scripts.rendered.requests.filter(request => isPart(request, origin)).map(urlOf))]
  if (urls.length === 0) return undefined
  const robots = await visit.robotsTxt(origin)
  if (whyForeign(robots) !== undefined) return undefined
  const closed = urls.flatMap(url => {
    const { allowed, line, rule } = verdictFor(robots, 'Googlebot', url)
    return allowed ? [] : [{ url, why: `line ${line} of ${robots.url} ("${rule}")` }]
  })
  if (closed.length === 0) return []
  const sent = wordsIn(scripts.before)
  const shown = wordsIn(document).difference(sent)
  const read = await Promise.all(
    closed.slice(0, MAX_PARTS).map(async ({ url, why }): Promise<BlockedPart[]> => {
      const { final } = await visit.fetch(url)
      if (!final || !isSuccess(final.status) || final.body.length > MAX_BYTES) return []
      const words = new Set(final.body.toString('utf8').match(WORD)).intersection(shown).size
      return words >= MIN_WORDS ? [{ url, why, words }] : []
    }),
  )
  return read.flat()
}

function isPart({ url, type, method, status, mimeType, inFrame }: NetworkRequest, origin: string): boolean {
  const isRead = LOADS.has(type) && method === 'GET' && status === 200 && !inFrame
  return isRead && TEXTS.test(mimeType ?? '') && URL.parse(url)?.origin === origin
}

function urlOf({ url }: NetworkRequest): string {
  return url
}

function wordsIn({ body }: HtmlDocument): Set<string> {
  return new Set(body ? textOf(body).slice(0, MAX_TEXT).match(WORD) : [])
}

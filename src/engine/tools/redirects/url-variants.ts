import type { Occurrence } from '../../../api/results.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { foldSpace, HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import { NotHtml } from '../../not-measured.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { fetchMissingPage } from '../../visit/missing-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { endPage } from './end-page.ts'
import { publicHost } from './site-hosts.ts'

const GOOGLE_CANONICAL =
  'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

/** Whether the same page is found under other spellings of its URL: the slash or .html at its end, index.html. */
export const urlVariants = defineTopic({
  checks: {
    'url-variants': {
      severity: 'notice',
      title: 'The page also answers under other spellings of its URL',
      why: 'Search engines find copies and choose one of them.',
      fix: 'Redirect the other spellings, or add a canonical to the page that names its own URL.',
      help: GOOGLE_CANONICAL,
      example: '/about and /about/ both answer 200 with the same page',
    },
  },
  async judge(visit) {
    const { page } = await endPage(visit)
    if (page instanceof NotHtml) throw page
    return {
      judgements: { 'url-variants': await judgeUrlVariants(visit, page, await fetchMissingPage(visit)) },
    }
  },
})

async function judgeUrlVariants(visit: Visit, page: HtmlPage, missing: Exchange): Promise<Judgement> {
  const host = publicHost(page.url)
  if ('reason' in host) return notApplicable(`${host.reason}, and other spellings are up to that host`)
  const text = contentOf(page.document)
  if (text === '') return notMeasured('the page has no text without scripts, so copies cannot be recognized')
  const answer = missing.final && documentOf(missing.final)
  if (answer && contentOf(answer) === text) return notMeasured('the site sends this page for every URL')
  const own = declaredCanonical(page)?.href ?? page.url
  const places: Occurrence[] = []
  for (const spelling of spellingsOf(page.url)) {
    const { final } = await visit.fetch(spelling)
    if (final?.status !== 200 || sameUrl(final.url, page.url)) continue
    const copy = documentOf(final)
    if (!copy || contentOf(copy) !== text) continue
    const canonical = declaredCanonical({ url: final.url, response: final, document: copy })?.href
    if (canonical !== undefined && (sameUrl(canonical, own) || sameUrl(canonical, page.url))) continue
    places.push({
      url: spelling,
      message: `Shows the same page as ${page.url}, and has no canonical to it`,
    })
  }
  return failWhere(places)
}

function spellingsOf(pageUrl: string): string[] {
  const { pathname } = new URL(pageUrl)
  const paths = new Set<string>()
  if (pathname.endsWith('/')) {
    paths.add(`${pathname}index.html`)
    if (pathname !== '/') paths.add(pathname.slice(0, -1))
  } else if (/\/index\.html?$/.test(pathname)) paths.add(pathname.slice(0, pathname.lastIndexOf('/') + 1))
  else if (/\.html?$/.test(pathname)) paths.add(pathname.replace(/\.html?$/, ''))
  else if (!/\.[^/]*$/.test(pathname)) paths.add(`${pathname}/`).add(`${pathname}.html`)
  paths.delete(pathname)
  return [...paths].map(path => {
    const url = new URL(pageUrl)
    url.pathname = path
    url.hash = ''
    return url.href
  })
}

function sameUrl(a: string, b: string): boolean {
  return a.split('#', 1)[0] === b.split('#', 1)[0]
}

function documentOf(response: FinalResponse): HtmlDocument | undefined {
  if (mediaType(response) !== 'text/html') return undefined
  return new HtmlDocument(decodeHtml(response.body, header(response, 'content-type')).text, response.url)
}

/** All that a visitor reads, title first. */
function contentOf(document: HtmlDocument): string {
  return foldSpace(textOf(document.root))
}

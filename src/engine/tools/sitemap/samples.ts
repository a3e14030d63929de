import { isLocalHost } from '../../../net/host-kind.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import type { Exchange } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import { openHtml } from '../../page/open-html.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { comparablePath, comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf, type Preview } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import type { Visit } from '../../visit/visit.ts'
import type { Listed } from './sample-chooser.ts'
import { shown } from './sitemap-place.ts'

const BOT = 'Googlebot'

/** What a listed address answers on the audited site. */
export interface Sample extends Partial<Listed> {
  /** As it is listed. Where, is left out of the audited page, of which it is only known that it is. */
  url: string
  /** The address that was asked for: on a preview the same path on its host. */
  asked: string
  status?: number
  /** Why there was no answer. */
  failure?: string
  redirectsTo?: string
  /** Whether a server of files on this machine put a slash behind the address, and the page there has it without as canonical. */
  onlySlashAdded?: boolean
  blocked: boolean
  noindexHeader: boolean
  noindexMeta: boolean
  /** The canonical, where it names another page. */
  canonical?: string
  /** Where to ask for that, if it is the listed address but for a slash at its end. */
  canonicalBySlash?: string
  /** Whether that leads back to the listed address, so that it is the canonical that is wrong. */
  canonicalLeadsBack?: boolean
}

/** Asks for listed addresses, on the audited origin alone: the pages of this version are nowhere else. */
export async function takeSamples(
  visit: Visit,
  chosen: readonly Listed[],
  origins: readonly string[],
): Promise<Sample[]> {
  const here = chosen.flatMap(listed => {
    const asked = placeHere(listed.url, visit.preview, origins)
    return asked === undefined ? [] : [{ listed, asked }]
  })
  return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)))
}

/**
 * Those of listed addresses at which nothing is, or which lead to another page: what the others answer is for the samples.
 * That they lead to the same page with a slash less or more the samples show as well.
 */
export async function findGoneAndMoved(
  visit: Visit,
  listed: readonly Listed[],
  origins: readonly string[],
): Promise<Sample[]> {
  const answers = listed.map(async (one): Promise<Sample[]> => {
    const asked = placeHere(one.url, visit.preview, origins)
    const { status, finalUrl } =
      asked === undefined ? { status: null, finalUrl: undefined } : await visit.linkAnswer(asked)
    if (asked === undefined || status === null) return []
    if (isSuccess(status) && finalUrl !== undefined && isOtherPage(finalUrl, asked))
      return [await takeSample(visit, one, asked)]
    if (!isGone(status)) return []
    const blocked = await isBlocked(visit, asked)
    return [{ ...one, asked, status, blocked, noindexHeader: false, noindexMeta: false }]
  })
  return (await Promise.all(answers)).flat()
}

function isOtherPage(url: string, asked: string): boolean {
  return withoutSlash(comparableUrl(url)) !== withoutSlash(comparableUrl(asked))
}

/**
 * Where an address is on the audited site; undefined where it is of another one.
 *
 * @param origins the audited one first
 */
export function placeHere(
  address: string,
  preview: Preview | undefined,
  origins: readonly string[],
): string | undefined {
  const url = URL.parse(address)
  const here = url && hereOf(preview, url)
  if (here) return here.href
  return url && origins.includes(url.origin) ? `${origins[0]}${url.pathname}${url.search}` : undefined
}

/** @param asked where it is on the audited site */
async function takeSample(visit: Visit, listed: Listed, asked: string): Promise<Sample> {
  const blocked = await isBlocked(visit, asked)
  const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked)
  return {
    ...listed,
    asked,
    blocked,
    ...(await knownWayBack(visit, readAnswer(exchange, asked, visit.preview), asked)),
  }
}

async function isBlocked(visit: Visit, asked: string): Promise<boolean> {
  const robots = await visit.robotsTxt(asked)
  return robots.kind === 'rules' && !verdictFor(robots, BOT, asked).allowed
}

type Answer = Omit<Sample, keyof Listed | 'asked' | 'blocked'>

/**
 * What an answer means, and whether a canonical that has a slash less or more leads back. That a server on this machine puts
 * a slash behind a folder says nothing of production, where a page without it is its own canonical; but GitHub does the same.
 */
export async function knownWayBack(visit: Visit, answer: Answer, asked: string): Promise<Answer> {
  if (answer.onlySlashAdded && !(await isForGitHubPages(visit))) {
    const { status, noindexHeader, noindexMeta } = answer
    return { ...(status !== undefined && { status }), noindexHeader, noindexMeta }
  }
  if (answer.canonicalBySlash === undefined || answer.redirectsTo !== undefined) return answer
  const { finalUrl } = await visit.linkAnswer(answer.canonicalBySlash)
  const leadsBack = finalUrl !== undefined && comparableUrl(finalUrl) === comparableUrl(asked)
  return leadsBack ? { ...answer, canonicalLeadsBack: true } : answer
}

/** What is said of a page whose canonical is another address. */
export function canonicalFault({ canonical, canonicalLeadsBack }: Answer): string | undefined {
  if (canonical === undefined) return undefined
  return canonicalLeadsBack
    ? `names ${canonical} as canonical, which redirects to the page itself: correct the canonical`
    : `names ${canonical} as canonical`
}

/** Whether all that was asked for is kept out of search by a header, as preview platforms do with all that they serve. */
export function isClosedByPlatform(samples: readonly Sample[]): boolean {
  const answered = samples.filter(showsPage)
  return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader)
}

export function showsPage({ status }: Pick<Sample, 'status'>): boolean {
  return status !== undefined && isSuccess(status)
}

/** What an answer means for search engines. */
export function readAnswer(exchange: Exchange, asked: string, preview: Preview | undefined): Answer {
  const none = { noindexHeader: false, noindexMeta: false }
  const { final, failure } = exchange
  if (!final) return { ...none, failure: `${failure.url} ${failure.message}` }
  const { status } = final
  const moved = comparableUrl(final.url) === comparableUrl(asked) ? {} : { redirectsTo: final.url }
  if (!isSuccess(status)) return { ...none, status, ...moved }
  const noindexHeader = directivesFor(shippedHeaderDirectives({ response: final, preview }), BOT).some(
    isNoindex,
  )
  const isHere = preview !== undefined && new URL(final.url).origin === preview.here
  const page = openHtml(final, isHere ? preview : undefined)
  if (!page) return { status, ...moved, noindexHeader, noindexMeta: false }
  const noindexMeta = directivesFor(metaDirectives(page.document).inHead, BOT).some(isNoindex)
  const canonical = declaredCanonical(page)
  const elsewhere =
    canonical && !isListed(canonical, final.url, preview) && !isHomeOfAll(canonical, final.url, preview)
      ? { canonical: shown(canonical.href), ...bySlash(canonical, final.url, preview) }
      : {}
  const slash = isSlashAdded(asked, final.url) && canonical && isListed(canonical, asked, preview)
  return {
    status,
    ...moved,
    noindexHeader,
    noindexMeta,
    ...elsewhere,
    ...(slash && { onlySlashAdded: true }),
  }
}

function isSlashAdded(asked: string, url: string): boolean {
  const { hostname, pathname } = new URL(url)
  return isLocalHost(hostname) && pathname === `${new URL(asked).pathname}/`
}

function bySlash(
  canonical: URL,
  url: string,
  preview: Preview | undefined,
): Pick<Sample, 'canonicalBySlash'> {
  const path = comparablePath(hereOf(preview, canonical) ?? canonical)
  const isSame = withoutSlash(path) === withoutSlash(comparablePath(url))
  return isSame ? { canonicalBySlash: new URL(path, url).href } : {}
}

function withoutSlash(path: string): string {
  return path.replace(/\/(?=\?|$)/, '')
}

/**
 * Whether a canonical is the address that is listed. On another host the same path is: production names itself, a preview
 * is a copy of it, and where production is known, it is the host of the canonical that is wrong, for `serp` to tell. Not the same are `/de` and `/de.html`, however servers take them: only one of the two is to be listed.
 */
function isListed(canonical: URL, url: string, preview: Preview | undefined): boolean {
  const own = hereOf(preview, canonical)
  if (own) return comparablePath(own) === comparablePath(url)
  return canonical.host === new URL(url).host
    ? comparableUrl(canonical) === comparableUrl(url)
    : comparablePath(canonical) === comparablePath(url)
}

/** Whether the canonical of a page is the home page, as a template has it on all pages: `serp/canonical-to-root` tells. */
function isHomeOfAll(canonical: URL, url: string, preview: Preview | undefined): boolean {
  const named = hereOf(preview, canonical) ?? canonical
  return named.search === '' && isSiteHome({ url: named.href, preview }) && !isSiteHome({ url, preview })
}

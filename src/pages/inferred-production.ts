import { attribute } from '../engine/formats/html/document.ts'
import { canonicalLinks } from '../engine/page/canonical-links.ts'
import type { HtmlPage } from '../engine/page/html-page.ts'
import { languageAlternates } from '../engine/page/language-alternates.ts'
import { bareHost, hasPreviewName } from '../engine/syntax/preview.ts'
import { domainOfFile } from '../engine/visit/domain-file.ts'
import { surveySitemaps } from '../engine/visit/sitemap-survey.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { isLocalHost, isSampleHost } from '../net/host-kind.ts'
import { barePath } from './bare-path.ts'

/** Where the pages of a preview will live, by what they say themselves. */
export interface InferredProduction {
  url: string
  /** What names it, as `canonical`, `og:url`. */
  evidence: readonly string[]
}

/** The addresses by which a start page and its site name their home, by what names them. */
type Evidence = ReadonlyMap<string, readonly URL[]>

/** Kinds of evidence that have to agree. The file with the domain is made for nothing else and is enough by itself. */
const MIN_KINDS = 2
/** A look at the first files is enough: the tool reads all of them. */
const SITEMAP_LIMITS = { files: 3, bytes: 5 * 1024 * 1024, ms: 5000 }
/** Most addresses of sitemaps that are kept. */
const MAX_LISTED = 10_000

/**
 * The site that a preview will be, where the canonical of its start page, its language versions, `og:url`, the sitemap
 * and a `CNAME` file name one other host and none of them another. Where one alone names it, links of the start page count
 * as well. Where the page and the sitemap name none at all, it is the host in the `CNAME` file. It is a guess from what a page says, so it widens nothing that may be asked for, and
 * nothing is asked of that host for it.
 *
 * A public host that is no preview by its name is never taken for one: a live site that names another throughout is at
 * fault, and has to be told.
 *
 * @param isDeployment whether the event of the run says that the host is a preview
 */
export async function inferProduction(
  visit: Visit,
  isDeployment: boolean,
): Promise<InferredProduction | undefined> {
  const here = new URL(visit.url)
  const isLocal = isLocalHost(here.hostname)
  if (!isLocal && !isDeployment && !hasPreviewName(here.hostname)) return undefined
  const page = await visit.htmlPage().catch(() => undefined)
  if (!page || new URL(page.url).host !== here.host) return undefined
  const ofPage = evidenceOf(page)
  if (!agree(ofPage, here)) return undefined
  const listed = await listedAddresses(visit)
  const named = isLocal ? await namedByFile(visit) : []
  const stated: Evidence = new Map([...ofPage, ['sitemap', listed], ['CNAME', named]])
  const all: Evidence =
    kindsOf(stated).length === 1 ? new Map([...stated, ['links', homeLinks(page, stated)]]) : stated
  const evidence = kindsOf(all)
  const isEnough = evidence.length >= MIN_KINDS || named.length > 0
  if (!isEnough || !agree(all, here)) return undefined
  const home = homeOf(all, new URL(page.url))
  return home === undefined ? undefined : { url: home, evidence }
}

function evidenceOf(page: HtmlPage): Evidence {
  const { document } = page
  const ogUrls = document
    .elements('meta')
    .filter(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
    .map(meta => attribute(meta, 'content')?.trim() ?? '')
    .flatMap(content => document.resolve(content) ?? [])
  return new Map([
    ['canonical', canonicalLinks(page).flatMap(({ url }) => url ?? [])],
    ['og:url', ogUrls.flatMap(webAddress)],
    ['hreflang', languageAlternates(page).read.flatMap(({ url }) => url ?? [])],
  ])
}

function kindsOf(evidence: Evidence): string[] {
  return [...evidence].flatMap(([kind, urls]) => (urls.length > 0 ? [kind] : []))
}

/** Addresses on the named host that the start page has, from which on its generator wrote them, and no author. */
const MIN_LINKS = 3
/** Links of a page that are looked at. */
const MAX_LINKS = 2000

/**
 * The home of a site whose generator writes full addresses: of what the start page links and the sitemap lists on the
 * host that is named, the shortest path, in which all of it is, and what the page loads from there as well.
 */
function homeLinks({ document, url }: HtmlPage, evidence: Evidence): URL[] {
  const stated = [...evidence.values()].flat()
  const host = bareHost(stated[0]!.host)
  if (barePath(new URL(url).pathname) !== '') return []
  const own = document
    .elements('a', 'link', 'script', 'img')
    .slice(0, MAX_LINKS)
    .flatMap(element => {
      const [target] = webAddress((attribute(element, 'href') ?? attribute(element, 'src') ?? '').trim())
      return target && bareHost(target.host) === host ? [{ target, isLink: element.tagName === 'a' }] : []
    })
  if (own.length < MIN_LINKS) return []
  const linked = own.flatMap(({ target, isLink }) => (isLink ? [target] : []))
  const [home] = [...linked, ...stated].toSorted((a, b) => a.pathname.length - b.pathname.length)
  const folder = barePath(home!.pathname)
  const all = [...stated, ...own.map(({ target }) => target)]
  return all.every(({ pathname }) => `${barePath(pathname)}/`.startsWith(`${folder}/`)) ? [home!] : []
}

/** What robots.txt names and the first sitemaps list, all of it read from the preview. */
async function listedAddresses(visit: Visit): Promise<URL[]> {
  const listed: URL[] = []
  const take = ({ loc }: { loc: string }) => {
    if (listed.length < MAX_LISTED) listed.push(...webAddress(loc))
  }
  const listener = { entry: take, child: take }
  const { origin } = new URL(visit.url)
  await surveySitemaps(visit, origin, listener, { mayLeave: false, limits: SITEMAP_LIMITS })
  return listed
}

async function namedByFile(visit: Visit): Promise<URL[]> {
  const domain = await domainOfFile(visit, new URL(visit.url).origin)
  return domain === undefined ? [] : webAddress(`https://${domain}/`)
}

function webAddress(text: string): URL[] {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url ? [url] : []
}

/** Whether all addresses are on one host that is not the audited one, nor a private one, nor that of a template. */
function agree(evidence: Evidence, here: URL): boolean {
  const hosts = new Set([...evidence.values()].flat().map(({ host }) => bareHost(host)))
  const [host] = hosts
  if (hosts.size > 1 || host === bareHost(here.host)) return false
  if (host === undefined) return true
  const { hostname } = new URL(`http://${host}`)
  return !isLocalHost(hostname) && !isSampleHost(hostname)
}

/**
 * The origin that is named, with the folder that stands before the page's own path; undefined where the page is named by
 * another path. A folder counts only if all of the sitemap is in it: the start page may as well be that of a language.
 */
function homeOf(evidence: Evidence, page: URL): string | undefined {
  const of = (kind: string) => evidence.get(kind) ?? []
  const [named] = [...of('canonical'), ...of('og:url'), ...of('links')]
  const origin = [...evidence.values()].flat()[0]!.origin
  if (named === undefined) return `${origin}/`
  const own = barePath(page.pathname)
  if (!barePath(named.pathname).endsWith(own)) return undefined
  const folder = barePath(named.pathname).slice(0, barePath(named.pathname).length - own.length)
  if (folder === '') return `${named.origin}/`
  const listed = of('sitemap')
  const isHome = listed.length > 0 && listed.every(({ pathname }) => `${pathname}/`.startsWith(`${folder}/`))
  return isHome ? `${named.origin}${folder}/` : undefined
}

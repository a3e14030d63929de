import type { JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { shownUrl } from '../../../text/shown-url.ts'
import { counted, grouped } from '../../numbers-in-words.ts'
import { type CrawlRow, clicksInWords } from '../crawl.ts'
import type { PageName } from '../page-names.ts'
import type { PageView } from '../pages.ts'
import { factsOf, flagIn, numberIn, objectIn, objectsIn, textIn, textsIn, valueIn } from './facts.ts'
import { anchorTargets, type SitePages } from './site-pages.ts'

/** Where a page stands on its site, and whether search engines take it in. */
export interface PlaceView {
  /** From the start page to the page itself. */
  trail: readonly PlaceStep[]
  indexable: IndexabilityView | undefined
  /** Whether the sitemaps list it; undefined where that is not known. */
  inSitemap: boolean | undefined
  canonical: CanonicalView | undefined
  /** As `from 3 of 10 other pages of this report`; empty where it is not known. */
  linksIn: string
  /** As `to 12 URLs of the site, 3 elsewhere`; empty where it is not known. */
  linksOut: string
  /** Those that are shown. */
  languages: readonly LanguageView[]
  moreLanguages: number
}

/** A folder or page on the way; `page` where the report has it. */
export interface PlaceStep {
  label: string
  page: PageName | undefined
}

export interface IndexabilityView {
  state: 'yes' | 'no' | 'unknown'
  /** Why not, or what is not known. */
  reasons: readonly string[]
}

export interface CanonicalView {
  kind: 'self' | 'elsewhere' | 'absent'
  /** Empty where there is none. */
  url: string
  page: PageName | undefined
}

export interface LanguageView {
  code: string
  url: string
  label: string
  page: PageName | undefined
}

const MAX_STEPS = 8
const MAX_STEP = 40
const MAX_LANGUAGES = 12
const MAX_REASONS = 5

/** @param crawled what a crawl of the site found of the page */
export function place(
  page: PageView,
  pages: SitePages,
  crawled: CrawlRow | undefined,
): PlaceView | undefined {
  const serp = factsOf(page, 'serp')
  const listed = flagIn(factsOf(page, 'sitemap'), 'listed')
  const indexable = indexabilityOf(page)
  const canonical = canonicalOf(serp, pages)
  const { languages, count } = languagesOf(page, pages)
  const links = { in: linksIn(page, pages, crawled), out: linksOut(page) }
  const isKnown =
    indexable ?? canonical ?? listed ?? (links.in !== '' || links.out !== '' || count > 0 || undefined)
  if (isKnown === undefined) return undefined
  return {
    trail: trailTo(page, pages),
    indexable,
    inSitemap: listed,
    canonical,
    linksIn: links.in,
    linksOut: links.out,
    languages,
    moreLanguages: count - languages.length,
  }
}

function trailTo(page: PageView, pages: SitePages): PlaceStep[] {
  const url = URL.parse(page.url)
  if (!url || url.origin === 'null') return [{ label: shownUrl(page.url), page: undefined }]
  const segments = url.pathname.split('/').filter(Boolean)
  const isPage = (at: string) => {
    const found = pages.at(at)
    return found === page ? undefined : found
  }
  const steps: PlaceStep[] = segments.map((segment, index) => {
    const folder = `${url.origin}/${segments.slice(0, index + 1).join('/')}`
    return {
      label: oneLine(percentDecoded(segment), MAX_STEP),
      page: index === segments.length - 1 ? undefined : (isPage(`${folder}/`) ?? isPage(folder)),
    }
  })
  const start = { label: shownUrl(url.host), page: isPage(`${url.origin}/`) }
  const left = steps.length - MAX_STEPS
  const shown = left > 0 ? [{ label: '…', page: undefined }, ...steps.slice(left)] : steps
  return [start, ...shown]
}

function indexabilityOf(page: PageView): IndexabilityView | undefined {
  const serp = factsOf(page, 'serp')
  const robots = factsOf(page, 'robots')
  const google = objectIn(objectIn(robots, 'verdicts'), 'Googlebot')
  const way = factsOf(page, 'redirects')
  const status = numberIn(way, 'finalStatus')
  const [mayBeRead, mayBeShown] = [flagIn(google, 'allowed'), flagIn(serp, 'indexable')]
  const keptOut = Array.isArray(robots?.['keptOut'])
    ? textsIn(robots, 'keptOut', MAX_REASONS).map(reason => oneLine(reason, 200))
    : undefined
  const reasons = [
    ...((numberIn(way, 'redirects') ?? 0) > 0 ? [`it redirects${targetOf(way, page.url)}`] : []),
    ...(status !== undefined && status >= 300 ? [`it answers ${status}`] : []),
    ...(keptOut ?? [
      ...(mayBeRead === false ? [`robots.txt closes it to Googlebot${ruleOf(google!)}`] : []),
      ...(mayBeShown === false ? ['it says noindex'] : []),
    ]),
    ...(textIn(serp, 'canonicalIs') === 'elsewhere' ? ['its canonical is another page'] : []),
  ]
  if (reasons.length > 0) return { state: 'no', reasons }
  if (keptOut) return { state: 'yes', reasons }
  if (mayBeRead === undefined && mayBeShown === undefined) return undefined
  if (mayBeRead && mayBeShown) return { state: 'yes', reasons: [] }
  const unknown =
    mayBeRead === undefined ? 'what robots.txt allows is not known' : 'what the page allows is not known'
  return { state: 'unknown', reasons: [unknown] }
}

function targetOf(way: JsonObject | undefined, pageUrl: string): string {
  const url = textIn(way, 'finalUrl')
  return url === undefined ? '' : ` to ${labelBeside(url, pageUrl)}`
}

function ruleOf(verdict: JsonObject): string {
  const [line, rule] = [numberIn(verdict, 'line'), textIn(verdict, 'rule')]
  if (line === undefined) return ''
  return rule === undefined ? ` (line ${line})` : ` (line ${line}: ${oneLine(rule, 100)})`
}

function canonicalOf(serp: JsonObject | undefined, pages: SitePages): CanonicalView | undefined {
  const relation = textIn(serp, 'canonicalIs')
  const url = textIn(serp, 'canonical')
  if (relation === 'absent') return { kind: 'absent', url: '', page: undefined }
  if (url === undefined) return undefined
  if (relation !== 'elsewhere') {
    return relation === 'self' || relation === 'variant' ? { kind: 'self', url, page: undefined } : undefined
  }
  return { kind: 'elsewhere', url, page: pages.at(textIn(serp, 'canonicalPage') ?? url) }
}

function linksIn(page: PageView, pages: SitePages, crawled: CrawlRow | undefined): string {
  if (crawled) {
    const clicks = crawled.clicks === null ? '' : `, ${clicksFrom(crawled.clicks)}`
    return `from ${counted(crawled.linksIn, 'page')} of the site${clicks}`
  }
  const { from, of } = pages.linksTo(page)
  if (of === 0) return ''
  return `from ${grouped(from)} of ${counted(of, 'other page')} of this report`
}

function clicksFrom(clicks: number): string {
  return clicks === 0 ? 'the start page itself' : `${clicksInWords(clicks)} from the start page`
}

function linksOut(page: PageView): string {
  const links = valueIn(factsOf(page, 'broken-links'), 'links')
  const host = URL.parse(page.url)?.host
  if (!Array.isArray(links) || host === undefined) return ''
  const targets = new Set(anchorTargets(page).map(url => url.replace(/#.*$/s, '')))
  const own = [...targets].filter(url => URL.parse(url)?.host === host).length
  return `to ${counted(own, 'URL')} of the site, ${grouped(targets.size - own)} elsewhere`
}

/** An address without the origin that it has in common with the page. */
function labelBeside(url: string, pageUrl: string): string {
  const origin = URL.parse(pageUrl)?.origin ?? ''
  return shownUrl(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url, 60)
}

/** Those of the page itself, of which the first with each code counts. */
function languagesOf(page: PageView, pages: SitePages) {
  const facts = factsOf(page, 'hreflang')
  const byCode = new Map<string, LanguageView>()
  for (const alternate of objectsIn(facts, 'alternates', 500)) {
    const [code, url] = [textIn(alternate, 'hreflang'), textIn(alternate, 'url')]
    if (code === undefined || url === undefined || byCode.has(code)) continue
    const found = pages.at(url)
    byCode.set(code, {
      code: oneLine(code, 20),
      url,
      label: found?.label ?? labelBeside(url, page.url),
      page: found === page ? undefined : found,
    })
  }
  return { languages: [...byCode.values()].slice(0, MAX_LANGUAGES), count: byCode.size }
}

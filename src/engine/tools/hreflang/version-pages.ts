import pLimit from 'p-limit'
import { attribute } from '../../formats/html/document.ts'
import { verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import type { Exchange } from '../../network/exchange.ts'
import { isGone, isSuccess, provesNothing } from '../../network/status.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { openHtml } from '../../page/open-html.ts'
import { type Located, loosePath, namesItself, type PageAddress } from '../../page/page-address.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import type { Preview } from '../../syntax/preview.ts'
import { cannotRepeat } from '../../visit/input-trace.ts'
import type { Visit } from '../../visit/visit.ts'
import type { LanguageVersion } from './language-versions.ts'
import { isInOtherLanguage, sentTextLanguage } from './version-text.ts'

/** Most language versions of one page that are asked for. Nearly all sites have fewer. */
export const MAX_TARGETS = 30
/** Versions that are asked for at once. */
const TARGETS_AT_ONCE = 4
/** Milliseconds after which no further version is asked for: a host that does not answer may have many of them. */
const MAX_ASKING_MS = 40_000

/** Versions of one page whose text is read: that takes as long as all else. */
const MAX_READ_TEXTS = 10

const BOT = 'Googlebot'

/** What stands behind the URL of a language version. */
export interface Target {
  /** The versions that name it; several where one page serves several audiences. */
  versions: readonly LanguageVersion[]
  /** As it is named. */
  url: URL
  /** Why it was not judged: protection, limits, another host, no answer. */
  unverifiable?: string
  status?: number
  /** Why it cannot be shown at all: the answer is an error, or redirects lead nowhere. */
  broken?: string
  redirectsTo?: string
  blockedBy?: string
  page?: TargetPage
}

/** What a version says of itself. */
export interface TargetPage {
  noindex: boolean
  /** The canonical, where it is another page. */
  canonicalElsewhere: string | undefined
  linksBack: boolean
  /** It is among the versions that it names. */
  listsItself: boolean
  /** It names versions, but in a way that only scripts may put right. */
  sentHidden: boolean
  /** How many versions it names. */
  alternates: number
  /** As written; empty where it declares none. */
  language: string
  /** ISO 639-1 code of the language of its text, where that is certainly none of those that it is named for. */
  otherLanguage?: string
}

/** The pages behind the versions, each once and in their order; the audited page itself is left out. */
export async function readTargets(
  visit: Visit,
  versions: readonly LanguageVersion[],
  address: PageAddress,
  maxAskingMs = MAX_ASKING_MS,
): Promise<{ targets: Target[]; left: number }> {
  const byUrl = new Map<string, LanguageVersion[]>()
  for (const version of versions) {
    const key = comparableUrl(version.url)
    const inProduction = version.url.host !== address.here.host && address.isThisPage(version.url)
    if (inProduction || key === comparableUrl(address.here)) continue
    const same = byUrl.get(key)
    if (same) same.push(version)
    else byUrl.set(key, [version])
  }
  const groups = [...byUrl.values()]
  const limit = pLimit(TARGETS_AT_ONCE)
  const end = performance.now() + maxAskingMs
  const read = async (group: readonly LanguageVersion[], at: number): Promise<Target> => {
    const { url } = group[0]!
    if (performance.now() < end) return await readTarget(visit, group, address, at < MAX_READ_TEXTS)
    cannotRepeat('language versions that took too long')
    return {
      versions: group,
      url,
      unverifiable: `${url.href} was not checked, because the others took too long`,
    }
  }
  const targets = await Promise.all(
    groups.slice(0, MAX_TARGETS).map((group, at) => limit(() => read(group, at))),
  )
  return { targets, left: Math.max(0, groups.length - MAX_TARGETS) }
}

async function readTarget(
  visit: Visit,
  versions: readonly LanguageVersion[],
  address: PageAddress,
  isTextRead: boolean,
): Promise<Target> {
  const { url } = versions[0]!
  const target = { versions, url }
  const located = address.locate(url)
  if ('unverifiable' in located) return { ...target, unverifiable: located.unverifiable }
  const [blockedBy, exchange] = await Promise.all([
    blockingLine(visit, located.url),
    exchangeOf(visit, located),
  ])
  const { opened, ...answer } = readAnswer(exchange, located, visit.preview)
  const page = opened && describe(opened, address)
  const otherLanguage = opened && isTextRead ? await otherLanguageOf(opened, versions) : undefined
  return {
    ...target,
    ...answer,
    ...(page && { page: { ...page, ...(otherLanguage && { otherLanguage }) } }),
    ...(blockedBy && { blockedBy }),
  }
}

/** What answers at an address; where paths there may differ and it is missing, at another form of it. */
async function exchangeOf(visit: Visit, { url, pathsDiffer }: Located): Promise<Exchange> {
  const exchange = await (url === visit.url ? visit.exchange() : visit.fetchForSite(url))
  if (!pathsDiffer || !exchange.final || !isGone(exchange.final.status)) return exchange
  for (const form of otherForms(url)) {
    const other = await visit.fetchForSite(form)
    if (other.final && isSuccess(other.final.status)) return other
  }
  return exchange
}

/** The addresses that {@link loosePath} takes for one, without that one itself. */
function otherForms(url: string): string[] {
  const { origin, search } = new URL(url)
  const [stem = ''] = loosePath(new URL(url)).split('?', 1)
  const forms = [stem, `${stem}/`, `${stem}.html`, `${stem}/index.html`].map(path => origin + path + search)
  return forms.filter(form => comparableUrl(form) !== comparableUrl(url))
}

/** The line of robots.txt that keeps Google from a URL; undefined where none does. */
export async function blockingLine(visit: Visit, url: string): Promise<string | undefined> {
  const robots = await visit.robotsTxt(url)
  if (robots.kind !== 'rules') return undefined
  const { allowed, line, rule } = verdictFor(robots, BOT, url)
  return allowed ? undefined : `line ${line} of ${robots.url}: ${rule}`
}

/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function readAnswer(
  { final, failure, hops }: Exchange,
  located: Located,
  preview: Preview | undefined,
): Omit<Target, 'versions' | 'url' | 'page'> & { opened?: HtmlPage } {
  if (failure) {
    const message = `${failure.url} ${failure.message}`
    const endless = failure.kind === 'redirect-loop' || failure.kind === 'too-many-redirects'
    return endless ? { broken: message } : { unverifiable: message }
  }
  const { status } = final
  if (provesNothing(status)) return { status, unverifiable: `${final.url} answers ${status}` }
  if (!isSuccess(status)) return { status, broken: `${located.url} answers ${status}` }
  const moved = hops.length > 1 && comparableUrl(final.url) !== comparableUrl(located.url)
  // The server of a preview may put a slash behind a path where production does not.
  const sameThere = located.mapped && loosePath(new URL(final.url)) === loosePath(new URL(located.url))
  if (moved && !sameThere) return { status, redirectsTo: final.url }
  const opened = openHtml(final, preview)
  return opened ? { status, opened } : { status }
}

/** The language of the text of a version, where that is none for which it is named. */
async function otherLanguageOf(
  page: HtmlPage,
  versions: readonly LanguageVersion[],
): Promise<string | undefined> {
  const named = versions.flatMap(({ language }) => language ?? [])
  if (named.length === 0) return undefined
  const detected = await sentTextLanguage(page)
  return (await isInOtherLanguage(detected, named)) ? detected : undefined
}

function describe(page: HtmlPage, address: PageAddress): TargetPage {
  const { document } = page
  const rules = [...metaDirectives(document).inHead, ...shippedHeaderDirectives(page)]
  const canonical = declaredCanonical(page)
  const { read, sentHidden } = languageAlternates(page)
  return {
    noindex: directivesFor(rules, BOT).some(isNoindex),
    canonicalElsewhere: canonical && !namesItself(canonical, page) ? canonical.href : undefined,
    listsItself: read.some(({ url }) => url && loosePath(url) === loosePath(new URL(page.url))),
    linksBack: read.some(({ url }) => url && (address.isThisPage(url) || address.mayBeThisPage(url))),
    sentHidden: sentHidden.length > 0,
    alternates: read.length,
    language: (document.html && attribute(document.html, 'lang')?.trim()) ?? '',
  }
}

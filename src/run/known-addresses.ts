import { MAX_LISTED, MAX_LISTED_CHARACTERS } from '../api/address-schemas.ts'
import type { Identity, Listed, ListedAddresses, OpenAddress } from '../api/addresses.ts'
import type { Baseline } from '../api/comparison.ts'
import { ApiError } from '../api/errors.ts'
import type { Page } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import type { AddressMap } from '../gate/baseline/address-map.ts'
import { brokenBefore, endOf, identityOf, wasThere } from '../gate/baseline/known-pages.ts'
import type { OtherAddress } from '../gate/globs.ts'
import { originOf } from '../net/origin.ts'
import { keyOf } from './address-keys.ts'

/** Characters of an address. @see https://www.sitemaps.org/protocol.html#locdef */
export const MAX_ADDRESS = 2048

/** What the baseline listed, as addresses on the audited site. */
export interface FormerList {
  urls: readonly string[]
  whole: boolean
}

/** An address of the baseline, on the audited site. */
export type Known = Pick<OpenAddress, 'url' | 'from' | 'redirected'> & Identity

/** What a report holds of the sitemaps of a site; undefined where they list nothing. */
export function asListed({ urls, whole }: ListedAddresses, origin: string): Listed | undefined {
  if (urls.length === 0) return undefined
  const paths: string[] = []
  let characters = 0
  for (const url of urls) {
    if (!url.startsWith(`${origin}/`)) continue
    const path = url.slice(origin.length)
    characters += path.length
    if (paths.length >= MAX_LISTED || characters > MAX_LISTED_CHARACTERS) return { paths, whole: false }
    paths.push(path)
  }
  return { paths, whole }
}

/** What {@link formerList} needs of a look at one site. */
interface FormerListOptions {
  api: SeoApi
  /** The audited pages of the site, and its origin. */
  pages: readonly Page[]
  origin: string
  isProduction: boolean
  production: string | undefined
  otherAddress: OtherAddress | undefined
  signal: AbortSignal
}

/** What the sitemaps of the baseline listed; those of production where a report does not hold it. */
export async function formerList(
  baseline: Baseline,
  map: AddressMap,
  { api, pages, origin, isProduction, production, otherAddress, signal }: FormerListOptions,
): Promise<FormerList | undefined> {
  if (isProduction) {
    const list = await api.listedAddresses?.(baseline.pages[0]!.url, { signal })
    return list && mapped(list.urls, list.whole, map.here)
  }
  const sites = baseline.sites.filter(({ listed }) => listed !== undefined)
  if (sites.length > 0) {
    const urls = sites.flatMap(({ origin, listed }) => listed!.paths.map(path => origin + path))
    return mapped(
      urls,
      sites.every(({ listed }) => listed!.whole),
      map.here,
    )
  }
  const isElsewhere = production !== undefined && originOf(production) !== origin
  if (!isElsewhere || !otherAddress || !isReversible(pages, otherAddress)) return undefined
  const list = await api.listedAddresses?.(production, { signal }).catch(error => {
    if (signal.aborted || !(error instanceof ApiError)) throw error
    return undefined
  })
  return list && mapped(list.urls, list.whole, otherAddress)
}

/** Whether pages come back to themselves by way of production, so that addresses from there can be trusted. */
function isReversible(pages: readonly Page[], otherAddress: OtherAddress): boolean {
  return pages.every(({ url }) => {
    const there = otherAddress(url)
    const back = there === undefined ? undefined : otherAddress(there)
    return back !== undefined && keyOf(back) === keyOf(url)
  })
}
function mapped(
  urls: readonly string[],
  whole: boolean,
  here: (url: string) => string | undefined,
): FormerList {
  const short = urls.filter(({ length }) => length <= MAX_ADDRESS)
  return { urls: [...new Set(short.flatMap(url => here(url) ?? []))], whole }
}

/** The addresses that a baseline knew, each once: pages that it has audited, then what its sitemaps list. */
export function knownAddresses(baseline: Baseline, map: AddressMap, former: FormerList | undefined): Known[] {
  const known = new Map<string, Known>()
  for (const page of baseline.pages) {
    const url = map.here(page.url)
    if (url === undefined || known.has(keyOf(url)) || !wasThere(page)) continue
    const end = endOf(page)
    const redirected = end === undefined ? undefined : map.here(end)
    known.set(keyOf(url), {
      url,
      from: 'page',
      ...identityOf(page),
      ...(redirected !== undefined && { redirected }),
    })
  }
  for (const { url: before, ...texts } of baseline.visited ?? []) {
    const url = map.here(before)
    if (url !== undefined && !known.has(keyOf(url))) known.set(keyOf(url), { url, from: 'page', ...texts })
  }
  const listed = (former?.urls ?? []).filter(url => !known.has(keyOf(url)))
  if (listed.length === 0) return [...known.values()]
  const broken = new Set([...brokenBefore(baseline)].flatMap(url => map.here(url) ?? []).map(keyOf))
  for (const url of listed) {
    const key = keyOf(url)
    if (!known.has(key) && !broken.has(key)) known.set(key, { url, from: 'sitemap' })
  }
  return [...known.values()]
}

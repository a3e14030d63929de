import type { Baseline } from '../../api/comparison.ts'
import type { Page } from '../../api/results.ts'
import { originOf } from '../../net/origin.ts'
import { isSecretName } from '../../text/url-secrets.ts'
import { pairPages, rootsOf } from './page-pairs.ts'

/** Where addresses of one deployment are on another. */
export interface AddressMap {
  /** The address on the run's deployment of one of the baseline's; undefined for what is on neither. */
  here(url: string): string | undefined
  /** The other way round. */
  before(url: string): string | undefined
}

/** Pairs that are tried for what tells how paths differ. */
const MAX_TRIED = 20

/**
 * How the addresses of a baseline go over to one origin of a run, by the pages that are known to be the same: their
 * origins may differ, and the folder that a deployment is in.
 *
 * @returns undefined where the pages do not agree on it
 */
export function addressMap(
  origin: string,
  pages: readonly Page[],
  baseline: Baseline,
): AddressMap | undefined {
  const urls = pages.map(({ url }) => ({ url }))
  const urlsBefore = baseline.pages.map(({ url }) => ({ url }))
  const { counterpartOf } = pairPages(urls, urlsBefore, baseline.counterparts)
  const all = urls.flatMap(({ url }) => {
    const before = counterpartOf(url)
    return before === undefined ? [] : [[url, before] as const]
  })
  const pairs = all.filter(([url]) => originOf(url) === origin)
  const originsBefore = new Set(pairs.map(([, before]) => originOf(before)))
  const [originBefore, ...others] = originsBefore.size > 0 ? [...originsBefore] : soleOrigin(urls, urlsBefore)
  if (originBefore === undefined || others.length > 0) return undefined
  const roots = commonRoots(pairs)
  if (!roots) return undefined
  const hosts = { now: siteOf(origin), before: siteOf(originBefore) }
  return {
    here: url => moved(url, hosts.before, roots.before, origin + roots.now),
    before: url => moved(url, hosts.now, roots.now, originBefore + roots.before),
  }
}

/** Where no page is on both sides, a site is compared with a site if there is only one on each. */
function soleOrigin(now: readonly { url: string }[], before: readonly { url: string }[]): string[] {
  const origins = (pages: readonly { url: string }[]) => [...new Set(pages.map(({ url }) => originOf(url)))]
  const ofBefore = origins(before)
  return origins(now).length === 1 && ofBefore.length === 1 ? ofBefore : []
}

function commonRoots(
  pairs: readonly (readonly [string, string])[],
): { now: string; before: string } | undefined {
  if (pairs.length === 0) return { now: '/', before: '/' }
  for (const pair of pairs.slice(0, MAX_TRIED)) {
    const roots = rootsOf([pair])
    const holds = pairs.every(([now, before]) => {
      const rest = restOf(pathOf(now), roots.now)
      return rest !== undefined && rest === restOf(pathOf(before), roots.before)
    })
    if (holds) return roots
  }
  return undefined
}

/** What follows a root in a path; undefined where it is not below it. */
function restOf(path: string, root: string): string | undefined {
  if (`${path}/` === root) return ''
  return path.startsWith(root) ? path.slice(root.length) : undefined
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? ''
}

/** Host without www, and port: http and https are one site. */
function siteOf(url: string): string {
  return bareHost(URL.parse(url)?.host ?? '')
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '')
}

/** What lets an audit in is no part of an address. */
function moved(url: string, site: string, root: string, to: string): string | undefined {
  const address = URL.parse(url)
  if (!address || bareHost(address.host) !== site) return undefined
  const rest = restOf(address.pathname, root)
  if (rest === undefined) return undefined
  if (address.search === '') return to + rest
  const there = new URL(to + rest + address.search)
  for (const name of [...there.searchParams.keys()]) {
    if (isSecretName(name)) there.searchParams.delete(name)
  }
  return there.href
}

import type { ToolRun } from '../../api/results.ts'
import type { Deployment } from './place-keys.ts'

/** A page, and where redirects led from it. */
export type PairedRun = Pick<ToolRun, 'url' | 'finalUrl'>

/** Which page of the baseline each page of a run is compared with. */
export interface PagePairs {
  /** URL of the baseline's page; undefined where it has none. */
  counterpartOf(url: string): string | undefined
  now: Deployment
  before: Deployment
  /** What a reader should know of how the pages were found; undefined where it goes without saying. */
  note?: string
}

/**
 * Pairs the pages of two deployments by their paths and queries. Where not one path is on both sides, a preview may
 * lie in a folder: then by what follows the folder that all pages of a side have in common.
 *
 * @param given the pairs, where they are known
 */
export function pairPages(
  now: readonly PairedRun[],
  before: readonly PairedRun[],
  given?: Readonly<Record<string, string>>,
): PagePairs {
  const ofNow = [...new Set(now.map(run => run.url))]
  const ofBefore = [...new Set(before.map(run => run.url))]
  const hosts = { now: hostsOf(now), before: hostsOf(before) }
  if (given) {
    const pairs = Object.entries(given)
    const roots = rootsOf(pairs)
    return {
      counterpartOf: url => (Object.hasOwn(given, url) ? given[url] : undefined),
      now: { hosts: hosts.now, root: roots.now },
      before: { hosts: hosts.before, root: roots.before },
    }
  }
  const byPath = pathsOf(ofBefore, '/')
  if (ofNow.some(url => byPath.has(pathOf(url, '/')))) return pairsBy(byPath, '/', '/', hosts)
  const roots = { now: commonFolder(ofNow), before: commonFolder(ofBefore) }
  const byRest = pathsOf(ofBefore, roots.before)
  const found = roots.now !== roots.before && ofNow.some(url => byRest.has(pathOf(url, roots.now)))
  if (!found) return pairsBy(byPath, '/', '/', hosts)
  return {
    ...pairsBy(byRest, roots.now, roots.before, hosts),
    note: `pages in ${roots.now} were compared with those in ${roots.before}, since no path is in both`,
  }
}

function pairsBy(
  byPath: ReadonlyMap<string, string>,
  nowRoot: string,
  beforeRoot: string,
  hosts: { now: string[]; before: string[] },
): PagePairs {
  return {
    counterpartOf: url => byPath.get(pathOf(url, nowRoot)),
    now: { hosts: hosts.now, root: nowRoot },
    before: { hosts: hosts.before, root: beforeRoot },
  }
}

function pathsOf(urls: readonly string[], root: string): Map<string, string> {
  const paths = new Map<string, string>()
  for (const url of urls) if (!paths.has(pathOf(url, root))) paths.set(pathOf(url, root), url)
  return paths
}

/** What follows the root, from its slash on: path and query. */
function pathOf(url: string, root: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url
  const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname
  return path + parsed.search
}

/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(urls: readonly string[]): string {
  const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1))
  const [first = []] = folders
  const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name))
  const common = length < 0 ? first : first.slice(0, length)
  return common.length === 0 ? '/' : `/${common.join('/')}/`
}

/** The folders before what the paths of the first of some pairs end in alike, with slashes at both ends. */
export function rootsOf(pairs: readonly (readonly [string, string])[]): { now: string; before: string } {
  const [first] = pairs
  const [now, before] = (first ?? []).map(url => URL.parse(url)?.pathname ?? '/')
  if (now === undefined || before === undefined || now === before) return { now: '/', before: '/' }
  const shorter = Math.min(now.length, before.length)
  let same = 0
  while (same < shorter && now[now.length - 1 - same] === before[before.length - 1 - same]) same++
  const end = now.slice(now.length - same)
  const tail = end.slice(Math.max(0, end.indexOf('/')))
  if (!tail.startsWith('/')) return { now: '/', before: '/' }
  const rootOf = (path: string) => `${path.slice(0, path.length - tail.length)}/`
  return { now: rootOf(now), before: rootOf(before) }
}

/** Hosts that the runs were made on, and that their pages lead to within the site. */
function hostsOf(runs: readonly PairedRun[]): string[] {
  const hosts = new Set(runs.map(({ url }) => URL.parse(url)?.host.toLowerCase() ?? ''))
  for (const { finalUrl } of runs) {
    const host = finalUrl === undefined ? undefined : URL.parse(finalUrl)?.host.toLowerCase()
    if (host !== undefined && [...hosts].some(own => isVariant(own, host))) hosts.add(host)
  }
  hosts.delete('')
  return [...hosts]
}

/** With and without `www.` it is the same site. */
function isVariant(host: string, other: string): boolean {
  return host.replace(/^www\./, '') === other.replace(/^www\./, '')
}

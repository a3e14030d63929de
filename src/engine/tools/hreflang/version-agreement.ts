import { loosePath } from '../../page/page-address.ts'
import { isXDefault } from './language-versions.ts'

/** A page with the language versions that it names. */
export interface VersionedPage {
  url: string
  versions: readonly NamedVersion[]
}

export interface NamedVersion {
  /** Value of `hreflang`. */
  code: string
  /** Absolute. */
  url: string
}

/** How the versions that a page names differ from those that its own versions name. */
export interface Disagreement<Page> {
  /** Versions that others name, each with the first of them, and this page does not; one for each code. */
  missing: readonly (NamedVersion & { on: Page })[]
  /** Codes for which this page names another URL than the others. */
  conflicts: readonly { code: string; here: string; there: string; on: Page }[]
}

/**
 * Compares the versions that pages of one set name: those that link to each other by hreflang, directly or through
 * others. Google asks that each of them names all. Left out is what other checks say: pages that do not link back, that
 * do not list themselves, or that have several URLs for one code. Linear in the versions of all pages.
 *
 * @returns for each page of a set of at least two how it disagrees; nothing for pages without such a set
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#all-method-guidelines
 */
export function versionDisagreements<Page extends VersionedPage>(
  pages: readonly Page[],
): Map<Page, Disagreement<Page>> {
  const read = pages.map(readVersions)
  const byKey = new Map(read.map(one => [one.own, one]))
  const found = new Map<Page, Disagreement<Page>>()
  for (const set of setsOf(read, byKey)) {
    const named = namedInSet(set)
    for (const one of set) found.set(one.page, disagreementOf(one, named, byKey))
  }
  return found
}

interface ReadPage<Page> {
  page: Page
  /** Key of the page as it names itself; else of its own URL. */
  own: string
  /** In lower case. */
  codes: ReadonlySet<string>
  /** By code in lower case, those of one URL alone. */
  byCode: ReadonlyMap<string, NamedVersion>
  /** Of all URLs that it names. */
  keys: ReadonlySet<string>
}

function readVersions<Page extends VersionedPage>(page: Page): ReadPage<Page> {
  const byCode = new Map<string, NamedVersion>()
  const several = new Set<string>()
  for (const version of page.versions) {
    const code = version.code.toLowerCase()
    const before = byCode.get(code)
    if (before && keyOf(before.url) !== keyOf(version.url)) several.add(code)
    byCode.set(code, { ...version, code })
  }
  const codes = new Set(byCode.keys())
  for (const code of several) byCode.delete(code)
  const keys = new Set(page.versions.map(({ url }) => keyOf(url)))
  return { page, own: ownKey(page, keys), codes, byCode, keys }
}

/** A preview names itself as it will be in production: the one version that has its path, where none is on its host. */
function ownKey({ url, versions }: VersionedPage, keys: ReadonlySet<string>): string {
  const here = keyOf(url)
  const { host } = new URL(url)
  if (keys.has(here) || versions.some(version => new URL(version.url).host === host)) return here
  const path = loosePath(new URL(url))
  const samePath = new Set(
    versions.filter(version => loosePath(new URL(version.url)) === path).map(version => keyOf(version.url)),
  )
  return samePath.size === 1 ? [...samePath][0]! : here
}

/** Of one page, however a server takes its path, and with or without TLS: other checks are about these. */
function keyOf(url: string): string {
  const parsed = new URL(url)
  return parsed.host + loosePath(parsed)
}

/** Pages that link to each other, directly or through others, as sets of at least two. */
function setsOf<Page>(
  pages: readonly ReadPage<Page>[],
  byKey: ReadonlyMap<string, ReadPage<Page>>,
): ReadPage<Page>[][] {
  const seen = new Set<ReadPage<Page>>()
  const sets: ReadPage<Page>[][] = []
  for (const start of pages) {
    if (seen.has(start)) continue
    seen.add(start)
    const set = [start]
    for (const one of set) {
      for (const key of one.keys) {
        const other = byKey.get(key)
        if (!other || seen.has(other) || !other.keys.has(one.own)) continue
        seen.add(other)
        set.push(other)
      }
    }
    if (set.length > 1) sets.push(set)
  }
  return sets
}

/** What the pages of a set name for one code. */
interface NamedForCode<Page> {
  /** The pages by the key of the URL that they name. */
  byKey: ReadonlyMap<string, readonly ReadPage<Page>[]>
  /** Key of the URL that most of them name, the first of equal ones. */
  most: string
  /** That of the URL that comes next; undefined where they all agree. */
  second: string | undefined
}

function namedInSet<Page>(set: readonly ReadPage<Page>[]): Map<string, NamedForCode<Page>> {
  const named = new Map<string, Map<string, ReadPage<Page>[]>>()
  for (const one of set) {
    for (const { code, url } of one.byCode.values()) {
      const ofCode = named.get(code) ?? new Map<string, ReadPage<Page>[]>()
      named.set(code, ofCode)
      const key = keyOf(url)
      const naming = ofCode.get(key)
      if (naming) naming.push(one)
      else ofCode.set(key, [one])
    }
  }
  return new Map(
    [...named].map(([code, byKey]) => {
      const keys = [...byKey].toSorted(([, a], [, b]) => b.length - a.length).map(([key]) => key)
      return [code, { byKey, most: keys[0]!, second: keys[1] }]
    }),
  )
}

function disagreementOf<Page>(
  one: ReadPage<Page>,
  named: ReadonlyMap<string, NamedForCode<Page>>,
  pages: ReadonlyMap<string, ReadPage<Page>>,
): Disagreement<Page> {
  const missing: Disagreement<Page>['missing'][number][] = []
  const conflicts: Disagreement<Page>['conflicts'][number][] = []
  for (const [code, ofCode] of named) {
    const here = one.byCode.get(code)?.url
    if (here !== undefined) {
      const other = conflictingWith(keyOf(here), ofCode)
      if (other) conflicts.push({ code, here, there: other.byCode.get(code)!.url, on: other.page })
      continue
    }
    const key = ofCode.most
    const isNamed = one.codes.has(code) || one.keys.has(key)
    const isSaidElsewhere = isXDefault(code) || key === one.own || pages.get(key)?.keys.has(one.own)
    if (isNamed || isSaidElsewhere || conflictingWith(key, ofCode)) continue
    const first = ofCode.byKey.get(key)![0]!
    missing.push({ code, url: first.byCode.get(code)!.url, on: first.page })
  }
  return { missing, conflicts }
}

/** The first page that names another URL for a code, unless more pages agree with this one than with any other. */
function conflictingWith<Page>(
  key: string,
  { byKey, most, second }: NamedForCode<Page>,
): ReadPage<Page> | undefined {
  const rival = key === most ? second : most
  const naming = rival === undefined ? [] : byKey.get(rival)!
  return naming.length >= byKey.get(key)!.length ? naming[0] : undefined
}

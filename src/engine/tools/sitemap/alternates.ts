import { detached, type Place } from '../../formats/sitemap/format.ts'
import { hashOf, type UrlSet } from '../../formats/sitemap/url-set.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isArea, isCountry, isScript, languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import type { ReadEntry } from './addresses.ts'
import { SitemapFaults, shown } from './sitemap-place.ts'

const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap'

/** Language versions that the sitemap names. */
export const ALTERNATE_CHECKS = {
  'alternate-invalid': {
    severity: 'warning',
    title: 'A language version in the sitemap cannot be used',
    why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full address.',
    fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
    help: HELP,
    example: '<xhtml:link rel="alternate" hreflang="english" href="/en/"/>',
  },
  'alternate-no-self': {
    severity: 'warning',
    title: 'A page does not list itself among its language versions in the sitemap',
    why: 'Each entry must name all versions, its own among them; Google may ignore the group otherwise.',
    fix: 'Add an <xhtml:link> for the page itself to its entry.',
    help: HELP,
    example:
      '<loc>https://www.example.com/en/</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>',
  },
  'alternate-no-return': {
    severity: 'warning',
    title: 'A language version in the sitemap is not linked back',
    why: 'Google ignores a version that does not name the page in turn.',
    fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
    help: HELP,
    example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the page names the language versions that the sitemap names for it. */
export const AGREEMENT_CHECKS = {
  'alternate-contradicts-page': {
    severity: 'warning',
    title: 'The sitemap and the page name different pages for one language',
    why: 'Google takes language versions from HTML, headers and sitemaps alike; where they contradict each other, it may ignore them.',
    fix: 'Name the versions in one place alone, or let both be made from the same data.',
    help: HELP,
    example:
      '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
  },
} satisfies Record<string, CheckDefinition>

/** Pairs of a page and a language that are kept, in about 50 bytes each. */
const MAX_KEPT_VERSIONS = 200_000
/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i

interface OpenLink extends Place {
  file: SitemapFile
  target: number
  /** The address that lists no way back. */
  named: string | undefined
}

export class AlternateFindings {
  readonly #invalid = new SitemapFaults()
  readonly #noSelf = new SitemapFaults()
  /** Links by the hash of where they lead from and to, until the way back comes. */
  readonly #open = new Map<number, OpenLink>()
  /** Hashes of page and language, with that of the version's address. */
  readonly #versions = new Map<number, number>()
  #count = 0
  /** Links whose way back came. */
  #returned = 0
  #overflown = false

  /** Links to language versions. */
  get count(): number {
    return this.#count
  }

  entry({ entry, file, key, isNew }: ReadEntry): void {
    if (entry.alternates.length === 0) return
    const targets = new Map<string, Place>()
    for (const alternate of entry.alternates) {
      this.#count++
      const { rel, hreflang, href } = alternate
      const url = /^https?:\/\//i.test(href) ? URL.parse(href) : null
      const fault = faultOf(rel, hreflang, href, url)
      if (fault) this.#invalid.addAt(file, alternate, () => fault)
      if (!url) continue
      targets.set(comparableUrl(url), alternate)
      if (isNew && this.#versions.size < MAX_KEPT_VERSIONS) {
        this.#versions.set(versionKey(key, hreflang), hashOf(comparableUrl(url)))
      }
    }
    if (!isNew) return
    if (!targets.has(key)) {
      this.#noSelf.addAt(file, entry, () => `${shown(entry.loc)} is not among its versions`)
    }
    for (const [target, place] of targets) if (target !== key) this.#link(key, target, place, file)
  }

  /** Whether {@link compare} knows all versions. */
  get knowsAll(): boolean {
    return this.#versions.size < MAX_KEPT_VERSIONS
  }

  /**
   * What the sitemap says of the version of a page in a language: `same` where it is the given one.
   *
   * @param page in its comparable form, as `url`
   */
  compare(page: string, code: string, url: string): 'same' | 'other' | 'none' {
    const named = this.#versions.get(versionKey(page, code))
    if (named === undefined) return 'none'
    return named === hashOf(url) ? 'same' : 'other'
  }

  /**
   * @param urls all addresses of the sitemaps
   * @param complete whether all sitemaps were read to their ends
   */
  judge(urls: UrlSet, complete: boolean): Record<keyof typeof ALTERNATE_CHECKS, Judgement> {
    if (this.#count === 0) {
      const none = notApplicable('the sitemaps name no language versions')
      return { 'alternate-invalid': none, 'alternate-no-self': none, 'alternate-no-return': none }
    }
    return {
      'alternate-invalid': this.#invalid.judge(),
      'alternate-no-self': this.#noSelf.judge(),
      'alternate-no-return': this.#judgeReturns(urls, complete),
    }
  }

  #link(from: string, to: string, { line, column }: Place, file: SitemapFile): void {
    if (this.#open.delete(hashOf(`${to} ${from}`))) {
      this.#returned++
      return
    }
    if (this.#open.size >= MAX_OPEN_LINKS) {
      this.#overflown = true
      return
    }
    this.#open.set(hashOf(`${from} ${to}`), {
      file,
      line,
      ...(column !== undefined && { column }),
      target: hashOf(to),
      named: this.#open.size < MAX_NAMED_LINKS ? detached(to.slice(0, 200)) : undefined,
    })
  }

  /** A version that is in none of the sitemaps may link back by its own page. */
  #judgeReturns(urls: UrlSet, complete: boolean): Judgement {
    if (this.#overflown || !complete) return notMeasured('not all links between versions could be followed')
    const list = new SitemapFaults()
    for (const { file, target, named, ...place } of this.#open.values()) {
      if (!urls.hasHash(target)) continue
      list.addAt(
        file,
        place,
        () => `${named ?? 'the version'} is listed, and does not name this page in turn`,
      )
    }
    return list.judgeAmong(this.#returned, 'no version of a page is another page of the sitemaps')
  }
}

function versionKey(page: string, code: string): number {
  return hashOf(`${page} ${code.toLowerCase()}`)
}

function faultOf(rel: string, hreflang: string, href: string, url: URL | null): string | undefined {
  if (!rel.toLowerCase().split(/\s+/).includes('alternate')) return `rel is "${shown(rel)}"`
  if (hreflang === '') return 'has no hreflang'
  if (!LANGUAGE.test(hreflang)) return `hreflang is "${shown(hreflang)}"`
  const unknown = unknownPart(hreflang)
  if (unknown !== undefined) return `hreflang is "${hreflang}", and ${unknown}`
  if (!url) return href === '' ? 'has no href' : `href is "${shown(href)}", not a full http or https URL`
  return undefined
}

/** What of a code does not exist; undefined where all of it does. */
function unknownPart(code: string): string | undefined {
  const { language = '', script, region } = readLanguageTag(code) ?? {}
  if (language === '') return undefined
  if (languageKind(language) === 'unknown') return `there is no language "${language}"`
  if (script !== undefined && !isScript(script)) return `there is no script "${script}"`
  if (region === undefined || isCountry(region) || isArea(region)) return undefined
  return `"${region}" is not a country of ISO 3166-1`
}

import type { Alternate, Place } from '../../formats/sitemap/format.ts'
import { hashOf, type UrlSet } from '../../formats/sitemap/url-set.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { isArea, isCountry, isScript, languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { type AllEntries, defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'

const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap'

/** Language versions that the sitemap names. */
export const alternates = defineEntryTopic({
  checks: {
    'alternate-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'A language version in the sitemap cannot be used',
      why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full address.',
      fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
      help: HELP,
      example: '<xhtml:link rel="alternate" hreflang="english" href="/en/"/>',
    },
    'alternate-no-self': {
      scope: 'site',
      severity: 'warning',
      title: 'A page does not list itself among its language versions in the sitemap',
      why: 'Each entry must name all versions, its own among them; Google may ignore the group otherwise.',
      fix: 'Add an <xhtml:link> for the page itself to its entry.',
      help: HELP,
      example:
        '<loc>https://www.example.com/en/</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>',
    },
    'alternate-no-return': {
      scope: 'site',
      severity: 'warning',
      title: 'A language version in the sitemap is not linked back',
      why: 'Google ignores a version that does not name the page in turn.',
      fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
      help: HELP,
      example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
    },
  },
  judge: () => new AlternateJudge(),
})

/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i
const NONE = 'the sitemaps name no language versions'

interface OpenLink extends Place {
  file: SitemapFile
  target: number
  /** The address that lists no way back. */
  named: string | undefined
}

class AlternateJudge implements EntryJudge {
  readonly #invalid = new FaultList()
  readonly #noSelf = new FaultList()
  /** Links by the hash of where they lead from and to, until the way back comes. */
  readonly #open = new Map<number, OpenLink>()
  /** Links whose way back came. */
  #returned = 0
  #overflown = false

  entry(read: ReadEntry): void {
    if (!read.page || read.page.alternates.length === 0) return
    const { file, page } = read
    for (const { alternate, key } of page.alternates) {
      const fault = faultOf(alternate, key !== undefined)
      if (fault !== undefined) this.#invalid.add(() => placeIn(file, alternate, fault))
    }
    if (page.isNew) this.#judgeGroup(read, page)
  }

  findings({ urls, versions, isComplete }: AllEntries) {
    const { count } = versions
    return {
      judgements: {
        'alternate-invalid': this.#invalid.judgeAmong(count, NONE),
        'alternate-no-self': this.#noSelf.judgeAmong(count, NONE),
        'alternate-no-return': count === 0 ? notApplicable(NONE) : this.#judgeReturns(urls, isComplete),
      },
      facts: { alternates: count },
    }
  }

  #judgeGroup({ entry, file }: ReadEntry, { key: from, alternates: named }: ReadPage): void {
    const targets = new Map<string, Place>()
    for (const { key, alternate } of named) if (key !== undefined) targets.set(key, alternate)
    if (!targets.has(from)) {
      this.#noSelf.add(() => placeIn(file, entry, `${shown(entry.loc)} is not among its versions`))
    }
    for (const [to, place] of targets) if (to !== from) this.#link(from, to, place, file)
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
      named: this.#open.size < MAX_NAMED_LINKS ? shown(to) : undefined,
    })
  }

  /** A version that is in none of the sitemaps may link back by its own page. */
  #judgeReturns(urls: UrlSet, isComplete: boolean): Judgement {
    if (this.#overflown || !isComplete) return notMeasured('not all links between versions could be followed')
    const faults = new FaultList()
    for (const { file, target, named, ...place } of this.#open.values()) {
      if (!urls.hasHash(target)) continue
      const version = named ?? 'the version'
      faults.add(() => placeIn(file, place, `${version} is listed, and does not name this page in turn`))
    }
    return faults.judgeAmong(this.#returned, 'no version of a page is another page of the sitemaps')
  }
}

/** @param isUrl whether its `href` is a full http or https URL */
function faultOf({ rel, hreflang, href }: Alternate, isUrl: boolean): string | undefined {
  if (!rel.toLowerCase().split(/\s+/).includes('alternate')) return `rel is "${shown(rel)}"`
  if (hreflang === '') return 'has no hreflang'
  if (!LANGUAGE.test(hreflang)) return `hreflang is "${shown(hreflang)}"`
  const unknown = unknownPart(hreflang)
  if (unknown !== undefined) return `hreflang is "${hreflang}", and ${unknown}`
  if (isUrl) return undefined
  return href === '' ? 'has no href' : `href is "${shown(href)}", not a full http or https URL`
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

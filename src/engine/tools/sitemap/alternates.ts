import type { Occurrence } from '../../../api/results.ts'
import type { Alternate } from '../../formats/sitemap/format.ts'
import { hashOf, UrlSet } from '../../formats/sitemap/url-set.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { isArea, isCountry, isScript, languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import { defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { LanguageVersions } from './language-versions.ts'
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
      why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full URL.',
      fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
      help: HELP,
      example: '<xhtml:link rel="alternate" hreflang="english" href="/en/"/>',
    },
    'alternate-no-self': {
      scope: 'site',
      severity: 'warning',
      title: 'A page does not list itself among its language versions in the sitemap',
      why: 'Each entry must name all versions, including itself. Otherwise Google may ignore the group.',
      fix: 'Add an <xhtml:link> for the page itself to its entry.',
      help: HELP,
      example:
        '<loc>https://www.example.com/en/</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>',
    },
  },
  judge: () => new AlternateJudge(),
})

const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i
const NONE = 'the sitemaps name no language versions'

/** Pages without themselves among their versions of which another entry may still name them. */
const MAX_OPEN = 10_000

class AlternateJudge implements EntryJudge {
  readonly #invalid = new FaultList()
  readonly #noSelf = new FaultList()
  /** Pages that name themselves in one of their entries. */
  readonly #naming = new UrlSet()
  /** Entries that do not name their page, by the hash of it, until another does. */
  readonly #open = new Map<number, Occurrence>()

  entry(read: ReadEntry): void {
    if (!read.page || read.page.alternates.length === 0) return
    const { file, page } = read
    for (const { alternate, key } of page.alternates) {
      const fault = faultOf(alternate, key !== undefined)
      if (fault !== undefined) this.#invalid.add(() => placeIn(file, alternate, fault))
    }
    this.#lookForSelf(read, page)
  }

  #lookForSelf({ entry, file }: ReadEntry, { key: own, alternates }: ReadPage): void {
    const page = hashOf(own)
    if (alternates.some(({ key }) => key === own)) {
      this.#naming.addHash(page)
      this.#open.delete(page)
    } else if (!this.#naming.hasHash(page) && !this.#open.has(page)) {
      const place = () =>
        placeIn(file, entry, `${shown(entry.loc)} does not link to itself among its language versions`)
      if (this.#open.size < MAX_OPEN) this.#open.set(page, place())
      else this.#noSelf.add(place)
    }
  }

  findings({ count }: LanguageVersions) {
    for (const place of this.#open.values()) this.#noSelf.add(place)
    return {
      judgements: {
        'alternate-invalid': this.#invalid.judgeAmong(count, NONE),
        'alternate-no-self': this.#noSelf.judgeAmong(count, NONE),
      },
      facts: { alternates: count },
    }
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

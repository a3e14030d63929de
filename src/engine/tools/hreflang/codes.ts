import type { Occurrence } from '../../../api/results.ts'
import { failAmong, failWhere, type Judgements, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { LanguageAlternate } from '../../page/language-alternates.ts'
import {
  isArea,
  isCountry,
  isScript,
  type LanguageTag,
  languageKind,
  likelyLanguage,
  meantCountry,
  nameOf,
  readLanguageTag,
  shortLanguage,
} from '../../syntax/language-tag.ts'
import { isXDefault, languageOf, X_DEFAULT } from './language-versions.ts'
import { namedVersions } from './named-versions.ts'
import { VERSIONS_HELP as VERSIONS } from './versions-help.ts'

const CODES = `${VERSIONS}#language-codes`

const CHECKS = {
  'code-malformed': {
    severity: 'warning',
    title: 'A hreflang value is not a language code',
    why: 'Search engines ignore a language version whose code they cannot read.',
    fix: 'Write the language, then the script and region where needed, with hyphens: en, en-GB, zh-Hant-TW, x-default.',
    help: CODES,
    example: 'hreflang="en_US"',
  },
  'language-unknown': {
    severity: 'warning',
    title: 'A hreflang value names a language that does not exist',
    why: 'Search engines ignore the language version.',
    fix: 'Use the two-letter code of the language (ISO 639-1). It comes first; a code with only a country is not possible.',
    help: CODES,
    example: 'hreflang="xx"',
  },
  'language-not-iso-639-1': {
    severity: 'notice',
    title: 'A hreflang value does not use the two-letter code of its language',
    why: 'Google documents the codes of ISO 639-1 only and may ignore others.',
    fix: 'Use the two-letter code of the language in ISO 639-1.',
    help: CODES,
    example: 'hreflang="gsw"',
  },
  'region-unknown': {
    severity: 'warning',
    title: 'A hreflang value names a country that does not exist',
    why: 'Search engines cannot tell which country the language version is for.',
    fix: 'Use the two-letter code of the country (ISO 3166-1), such as GB for the United Kingdom, or leave the country out.',
    help: CODES,
    example: 'hreflang="en-UK"',
  },
  'region-is-area': {
    severity: 'notice',
    title: 'A hreflang value names an area of several countries',
    why: 'Google documents countries only, so it may ignore a language version for Latin America (es-419).',
    fix: 'Add a link with the language only, such as es, or one for each country.',
    help: CODES,
    example: 'hreflang="es-419"',
  },
  'script-unknown': {
    severity: 'warning',
    title: 'A hreflang value names a script that does not exist',
    why: 'Search engines cannot tell in which script the language version is written.',
    fix: 'Use a code of ISO 15924, such as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
    help: CODES,
    example: 'hreflang="zh-Hand"',
  },
} satisfies Record<string, CheckDefinition>

/** The codes of languages, scripts and regions that versions are named with. */
export const codes = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, alternates, without, notRead } = await namedVersions(visit)
    const none = without ?? notRead
    const judgements = none ? sameForAll(CHECKS, none) : judgeCodes(alternates.read)
    return { judgements: unlessUnfilled(page, judgements, ['not-applicable']) }
  },
})

type CodeCheck = keyof typeof CHECKS

interface Fault {
  check: CodeCheck
  message: string
}

/** Judges the codes of all versions: each has at most one fault of its language, and else of its script and region. */
function judgeCodes(alternates: readonly LanguageAlternate[]): Judgements<CodeCheck> {
  const places: Record<CodeCheck, Occurrence[]> = {
    'code-malformed': [],
    'language-unknown': [],
    'language-not-iso-639-1': [],
    'region-unknown': [],
    'region-is-area': [],
    'script-unknown': [],
  }
  const codes = new Set(alternates.map(({ code }) => code.toLowerCase()))
  for (const alternate of alternates) {
    for (const { check, message } of faultsOf(alternate, codes)) {
      places[check].push(alternate.at(message))
    }
  }
  const tags = alternates.flatMap(alternate => languageOf(alternate) ?? [])
  const known = tags.filter(({ language }) => languageKind(language) !== 'unknown')
  const regional = known.filter(({ region }) => region !== undefined)
  const written = known.filter(({ script }) => script !== undefined)
  const among = (check: CodeCheck, subjects: readonly LanguageTag[], nothing: string) =>
    failAmong(subjects, places[check], nothing)
  return {
    'code-malformed': failWhere(places['code-malformed']),
    'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
    'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
    'region-unknown': among('region-unknown', regional, NO_REGION),
    'region-is-area': among('region-is-area', regional, NO_REGION),
    'script-unknown': among('script-unknown', written, 'no hreflang link has a script'),
  }
}

const NO_LANGUAGE = 'no hreflang link has a language that can be read'
const NO_REGION = 'no hreflang link has a country'

function faultsOf({ code, written: text }: LanguageAlternate, written: ReadonlySet<string>): Fault[] {
  const tag = readLanguageTag(code)
  if (!tag?.language && !isXDefault(code)) return [{ check: 'code-malformed', message: malformed(code) }]
  if (text !== code) {
    return [
      { check: 'code-malformed', message: `${JSON.stringify(text)} has spaces around it; write "${code}"` },
    ]
  }
  if (!tag?.language || isXDefault(code)) return []
  const kind = languageKind(tag.language)
  if (kind === 'unknown') return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }]
  const faults: Fault[] = []
  const short = shortLanguage(tag.language)
  // A language that has no other code is named as it can be.
  if (kind !== 'two-letter' && short.length === 2) {
    faults.push({
      check: 'language-not-iso-639-1',
      message: `"${code}"; ${nameOf('language', short)} is "${short}"`,
    })
  }
  if (tag.script !== undefined && !isScript(tag.script)) {
    faults.push({ check: 'script-unknown', message: `"${code}": the script ${tag.script} does not exist` })
  }
  const { region } = tag
  if (region === undefined || isCountry(region)) return faults
  if (!isArea(region)) {
    faults.push({ check: 'region-unknown', message: unknownRegion(code, region) })
  } else if (!written.has(tag.language)) {
    const message = `"${code}" is for ${nameOf('region', region)}, and there is no link for "${tag.language}"`
    faults.push({ check: 'region-is-area', message })
  }
  return faults
}

function malformed(code: string): string {
  if (code === '') return 'The value is empty'
  const lower = code.toLowerCase()
  if (/^x[^a-z]*default$/.test(lower)) return `"${code}"; write "${X_DEFAULT}"`
  const parts = lower.split(/[^a-z0-9]+/).filter(Boolean)
  const hyphenated = parts.join('-')
  const found = readLanguageTag(hyphenated) ?? readLanguageTag(byLength(parts))
  if (!found?.language || languageKind(found.language) === 'unknown') return `"${code}"`
  return `"${code}"; write "${written(found)}"`
}

/** Scripts come before regions: `zh-TW-Hant` is meant to be `zh-Hant-TW`. */
function byLength([language = '', ...rest]: readonly string[]): string {
  return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-')
}

function written({ language, script, region }: LanguageTag): string {
  return [language, script, region].filter(part => part !== undefined).join('-')
}

function unknownLanguage(code: string, { language, region }: LanguageTag): string {
  if (language === 'default') return `"${code}"; write "${X_DEFAULT}"`
  const first = language.toUpperCase()
  const country = isCountry(first) ? first : meantCountry(first)
  const reversed = region?.toLowerCase()
  if (country && reversed && languageKind(reversed) === 'two-letter') {
    return `"${code}" has the country first; write "${reversed}-${country}"`
  }
  if (country) {
    const likely = likelyLanguage(country)
    const hint = likely ? `; the language comes first, such as "${likely}-${country}"` : ''
    return `"${code}": ${language} is a country (${nameOf('region', country)})${hint}`
  }
  const short = shortLanguage(language)
  const hint = short !== language ? `; ${nameOf('language', short)} is "${short}"` : ''
  return `"${code}": the language "${language}" does not exist${hint}`
}

function unknownRegion(code: string, region: string): string {
  const meant = meantCountry(region)
  if (meant) return `"${code}": the code of ${nameOf('region', meant)} is ${meant}`
  if (region === 'EU')
    return `"${code}": the European Union is not a country; use its countries, or the language only`
  return `"${code}": the country ${region} does not exist`
}

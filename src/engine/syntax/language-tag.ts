import { parse } from 'bcp-47'
import {
  AREAS,
  COUNTRIES,
  FORMER_COUNTRIES,
  SCRIPTS,
  THREE_LETTER_LANGUAGES,
  TWO_LETTER_LANGUAGES,
  WITHDRAWN_LANGUAGES,
} from './language-codes.ts'

/** The parts of a language tag that say for whom a page is. */
export interface LanguageTag {
  /** In lower case; empty for tags of private use and those that were registered before the grammar. */
  language: string
  /** As `Hant`. */
  script: string | undefined
  /** In upper case: a country as `GB`, or an area as `419`. */
  region: string | undefined
}

/**
 * Reads a language tag in any case of letters.
 *
 * @returns undefined where it is not well-formed
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.1
 */
export function readLanguageTag(text: string): LanguageTag | undefined {
  const { language, script, region, privateuse, irregular, regular } = parse(text, { normalize: false })
  if (!language && !irregular && !regular && privateuse.length === 0) return undefined
  return {
    language: language?.toLowerCase() ?? '',
    script: script ? `${script[0]!.toUpperCase()}${script.slice(1).toLowerCase()}` : undefined,
    region: region?.toUpperCase(),
  }
}

/**
 * What a code of a language is: one of ISO 639-1, one of three letters that the IANA registry has, one that was
 * withdrawn, or none.
 */
export type LanguageKind = 'two-letter' | 'three-letter' | 'withdrawn' | 'unknown'

const PRIVATE_USE_LANGUAGE = /^q[a-t][a-z]$/

/** @param language in lower case */
export function languageKind(language: string): LanguageKind {
  if (has(TWO_LETTER_LANGUAGES, language)) return 'two-letter'
  if (has(THREE_LETTER_LANGUAGES, language) || PRIVATE_USE_LANGUAGE.test(language)) return 'three-letter'
  return replacement(WITHDRAWN_LANGUAGES, language) === undefined ? 'unknown' : 'withdrawn'
}

/** Whether a part of an address names a language, as `pt` or `pt-BR`. */
export function isLanguageName(part: string): boolean {
  return (
    /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(part) &&
    languageKind(readLanguageTag(part)?.language ?? '') === 'two-letter'
  )
}

/** Whether a code in upper case is a country of ISO 3166-1. */
export function isCountry(region: string): boolean {
  return has(COUNTRIES, region)
}

/** Whether a code is an area of UN M.49 that language tags may name, as 419 for Latin America. */
export function isArea(region: string): boolean {
  return has(AREAS, region)
}

const PRIVATE_USE_SCRIPT = /^Qa(?:a[a-z]|b[a-x])$/

/** @param script as `Hant` */
export function isScript(script: string): boolean {
  return has(SCRIPTS, script) || PRIVATE_USE_SCRIPT.test(script)
}

/** Codes that people write for countries that have another. */
const MISTAKEN_COUNTRIES: Readonly<Record<string, string>> = { UK: 'GB', EN: 'GB', EL: 'GR' }

/** The code of ISO 3166-1 that was meant by one that it does not have, where that is certain. */
export function meantCountry(region: string): string | undefined {
  return MISTAKEN_COUNTRIES[region] ?? (replacement(FORMER_COUNTRIES, region) || undefined)
}

/** The code of ISO 639-1 for a language that has one, whichever code it was written with: `eng` and `en` are `en`. */
export function shortLanguage(language: string): string {
  try {
    return new Intl.Locale(Intl.getCanonicalLocales(language)[0]!).language
  } catch {
    return language
  }
}

/** The language that most people of a country speak, by CLDR's likely subtags; undefined where it knows none. */
export function likelyLanguage(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return language === 'und' ? undefined : language
}

/** Codes under which one language goes, so that pages that use any two of them do not contradict each other. */
const ONE_LANGUAGE = [
  ['no', 'nb', 'nn'],
  ['zh', 'yue', 'wuu', 'hak', 'nan'],
  ['sr', 'hr', 'bs', 'cnr'],
  ['tl', 'fil'],
] as const

/** Whether two codes can stand for the language of one text. */
export function isSameLanguage(one: string, other: string): boolean {
  const [a, b] = [shortLanguage(one), shortLanguage(other)]
  return a === b || ONE_LANGUAGE.some(codes => [a, b].every(code => codes.some(known => known === code)))
}

/** English name of a language or a country; the code itself where there is none. */
export function nameOf(type: 'language' | 'region', code: string): string {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code
  } catch {
    return code
  }
}

function has(table: string, code: string): boolean {
  return code !== '' && !/\s/.test(code) && ` ${table.replaceAll('\n', ' ')} `.includes(` ${code} `)
}

/** What stands for a withdrawn code, empty where nothing does; undefined where it is not in the table. */
function replacement(table: string, code: string): string | undefined {
  const entry = table.split(/\s+/).find(pair => pair.startsWith(`${code}:`))
  return entry?.slice(code.length + 1)
}

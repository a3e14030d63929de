import type { LanguageAlternate } from '../../page/language-alternates.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { type LanguageTag, readLanguageTag } from '../../syntax/language-tag.ts'

/** The value that stands for readers of every other language. */
export const X_DEFAULT = 'x-default'

export function isXDefault(code: string): boolean {
  return code.toLowerCase() === X_DEFAULT
}

/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
export function languageOf({ code }: LanguageAlternate): LanguageTag | undefined {
  if (isXDefault(code)) return undefined
  const tag = readLanguageTag(code)
  return tag?.language ? tag : undefined
}

/** A version whose URL and code can be read. */
export interface LanguageVersion {
  alternate: LanguageAlternate
  url: URL
  /** In lower case, as two spellings of one code are equal. */
  code: string
  /** In lower case; undefined for x-default. */
  language: string | undefined
}

export function versionsOf(alternates: readonly LanguageAlternate[]): LanguageVersion[] {
  return alternates.flatMap(alternate => {
    const { url } = alternate
    const language = languageOf(alternate)?.language
    if (!url || (language === undefined && !isXDefault(alternate.code))) return []
    return [{ alternate, url, code: alternate.code.toLowerCase(), language }]
  })
}

/** The versions that are the audited page itself; those that name a language. */
export function ownVersions(versions: readonly LanguageVersion[], address: PageAddress): LanguageVersion[] {
  return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url))
}

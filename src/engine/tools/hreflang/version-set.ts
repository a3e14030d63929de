import type { Occurrence } from '../../../api/results.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failAmong, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { LanguageAlternate } from '../../page/language-alternates.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isSameLanguage } from '../../syntax/language-tag.ts'
import type { SET_CHECKS } from './checks.ts'
import { isXDefault, languageOf } from './codes.ts'

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

/** Judges whether the versions go together, before any of them is asked for. */
export function judgeSet(
  document: HtmlDocument,
  versions: readonly LanguageVersion[],
  address: PageAddress,
): Record<keyof typeof SET_CHECKS, Judgement> {
  if (versions.length === 0) {
    const none = notApplicable('no language version has both a URL and a code that can be read')
    return {
      'code-conflict': none,
      'sources-disagree': none,
      'url-in-several-languages': none,
      'self-missing': none,
      'x-default-missing': none,
      'canonical-conflict': none,
    }
  }
  const canonicalConflict = judgeCanonical(versions, address)
  return {
    'code-conflict': failWhere(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
    'sources-disagree': judgeSources(versions),
    'url-in-several-languages': failAmong(
      versions.filter(({ language }) => language !== undefined),
      sharedUrls(versions),
      'x-default alone is named',
    ),
    'self-missing':
      canonicalConflict.outcome === 'fail'
        ? notApplicable('the canonical is another page, which is reported apart')
        : judgeSelf(document, versions, address),
    'x-default-missing': versions.some(({ code }) => isXDefault(code))
      ? pass()
      : fail({ url: document.url, message: `${versions.length} versions, none of them x-default` }),
    'canonical-conflict': canonicalConflict,
  }
}

function conflictsIn(versions: readonly LanguageVersion[], source: string): Occurrence[] {
  const first = new Map<string, URL>()
  return versions
    .filter(({ alternate }) => alternate.source === source)
    .flatMap(({ alternate, code, url }) => {
      const before = first.get(code)
      if (!before) first.set(code, url)
      return before && comparableUrl(before) !== comparableUrl(url)
        ? [alternate.at(`${code} is ${before.href} and ${url.href}`)]
        : []
    })
}

function judgeSources(versions: readonly LanguageVersion[]): Judgement {
  const html = versions.filter(({ alternate }) => alternate.source === 'html')
  const header = versions.filter(({ alternate }) => alternate.source === 'header')
  if (html.length === 0 || header.length === 0) {
    return notApplicable('the versions are named in one place alone')
  }
  const named = new Map(html.map(({ code, url }) => [code, url]))
  const inBoth = header.filter(({ code }) => named.has(code))
  return failAmong(
    inBoth,
    inBoth.flatMap(({ alternate, code, url }) => {
      const other = named.get(code)!
      return comparableUrl(other) === comparableUrl(url)
        ? []
        : [alternate.at(`${code} is ${url.href} in the header, ${other.href} in the HTML`)]
    }),
    'no language is named both in the header and in the HTML',
  )
}

/** One page may serve several countries of one language, and be x-default; not two languages. */
function sharedUrls(versions: readonly LanguageVersion[]): Occurrence[] {
  const first = new Map<string, LanguageVersion>()
  return versions.flatMap(version => {
    const { alternate, url, language, code } = version
    if (language === undefined) return []
    const key = comparableUrl(url)
    const before = first.get(key)
    if (!before) first.set(key, version)
    return before && !isSameLanguage(before.language!, language)
      ? [alternate.at(`${url.href} is named for ${before.code} and for ${code}`)]
      : []
  })
}

function judgeSelf(
  document: HtmlDocument,
  versions: readonly LanguageVersion[],
  address: PageAddress,
): Judgement {
  // A page where readers choose their language is x-default alone.
  if (versions.some(({ url }) => address.isThisPage(url))) return pass()
  const byPath = versions.find(({ url }) => address.mayBeThisPage(url))
  if (byPath) return pass(`by its path: ${byPath.url.href}`)
  const foreign = versions.find(({ url }) => !address.isOnSite(url))
  if (foreign && address.previewReason !== undefined && address.production === undefined) {
    const unknown = `which address the page will have on ${foreign.url.host} is not known`
    return notApplicable(`${address.previewReason}, and ${unknown}`)
  }
  if (address.canonicalIs === 'elsewhere') {
    return notApplicable('the page names another one as canonical, whose versions these may be')
  }
  const codes = versions.map(({ code }) => code).join(', ')
  return fail({ url: document.url, message: `none of ${codes} is this page` })
}

/** A page that lists itself as a version, but hands over to another, contradicts itself. */
function judgeCanonical(versions: readonly LanguageVersion[], address: PageAddress): Judgement {
  const { canonical, canonicalIs } = address
  if (canonicalIs === 'absent') return notApplicable('the page declares no canonical, or several that differ')
  if (canonicalIs !== 'elsewhere') return pass()
  const target = comparableUrl(canonical!)
  const other = versions.find(({ url }) => comparableUrl(url) === target)
  return failWhere(
    ownVersions(versions, address).map(({ alternate, code }) => {
      const as = other && other.code !== code ? ` (the version ${other.code})` : ''
      return alternate.at(`the page is ${code}, its canonical ${canonical!.href}${as}`)
    }),
  )
}

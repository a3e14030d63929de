import type { Occurrence } from '../../../api/results.ts'
import {
  fail,
  failAmong,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { canonicalLinks } from '../../page/canonical-links.ts'
import { isLedOn, type JudgedPage } from '../../page/judged-page.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { directivesFor, isNoindex, metaDirectives } from '../../page/page-directives.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isSameLanguage } from '../../syntax/language-tag.ts'
import { isOnProduction, type Preview } from '../../syntax/preview.ts'
import { isDevelopmentServer } from './form.ts'
import { type LanguageVersion, ownVersions } from './language-versions.ts'
import { NO_READABLE_VERSION, namedVersions } from './named-versions.ts'
import { judgeSelf } from './self-version.ts'
import { VERSIONS_HELP as VERSIONS } from './versions-help.ts'

const GUIDELINES = `${VERSIONS}#all-method-guidelines`

const CHECKS = {
  'code-conflict': {
    severity: 'warning',
    title: 'hreflang links with the same code have different URLs',
    why: 'Search engines have to guess which page is for that language.',
    fix: 'Keep one link for each code.',
    help: GUIDELINES,
    example:
      '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
  },
  'sources-disagree': {
    severity: 'warning',
    title: 'HTML and Link header name different URLs for the same language',
    why: 'Search engines have to guess which one is right.',
    fix: 'Put the hreflang links in one of the two places only.',
    help: VERSIONS,
    example:
      'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
  },
  'url-in-several-languages': {
    severity: 'warning',
    title: 'hreflang links of different languages have the same URL',
    why: 'A page is in one language, so people who read the others get the wrong page.',
    fix: 'Link to each translation by its own URL, and leave out languages without one.',
    help: VERSIONS,
    example:
      '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
  },
  'self-missing': {
    severity: 'warning',
    title: 'The hreflang links do not include the page itself',
    why: 'Each language version must list itself and all others; otherwise search engines may ignore all of the links.',
    fix: 'Add a hreflang link with the language and the URL of this page.',
    help: GUIDELINES,
    example: '/en/ names /de/ and /fr/, and not itself',
  },
  'canonical-conflict': {
    severity: 'error',
    title: 'The canonical of this language version is another page',
    why: 'hreflang asks search engines to show this page, and the canonical asks them to drop it. They usually follow the canonical, and this language is missing from search.',
    fix: 'Let the canonical of each language version name that version itself.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the versions go together, before any of them is asked for. */
export const versionSet = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, address, versions, without, notRead } = await namedVersions(visit)
    const none = without ?? notRead
    const judgements = none ? sameForAll(CHECKS, none) : judgeSet(page, versions, address)
    return { judgements: unlessUnfilled(page, judgements, ['not-applicable']) }
  },
})

/** Judges whether the versions go together. */
function judgeSet(
  page: JudgedPage,
  versions: readonly LanguageVersion[],
  address: PageAddress,
): Judgements<keyof typeof CHECKS> {
  if (versions.length === 0) {
    return sameForAll(CHECKS, NO_READABLE_VERSION)
  }
  const { document } = page
  const canonicalConflict = judgeCanonical(page, versions, address)
  return {
    'code-conflict': failWhere(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
    'sources-disagree': judgeSources(versions),
    'url-in-several-languages': failAmong(
      versions.filter(({ language }) => language !== undefined),
      sharedUrls(versions),
      'the only hreflang link is x-default',
    ),
    'self-missing':
      canonicalConflict.outcome === 'fail'
        ? notApplicable('the canonical is another page, which is reported separately')
        : isClosedSwitch(page)
          ? notApplicable('the page is set to noindex and leads visitors on, so it is a version for nobody')
          : versions.some(version => isSelfInDevelopment(version, address))
            ? notApplicable(
                'the link to the page itself leads to a development server, which is reported separately',
              )
            : judgeSelf(document, versions, address),
    'canonical-conflict': canonicalConflict,
  }
}

/** Whether a version is the page itself, with the host on which a developer built it. */
function isSelfInDevelopment({ url }: LanguageVersion, { here, canonical }: PageAddress): boolean {
  return (
    isDevelopmentServer(url, here) &&
    [here, ...(canonical ? [canonical] : [])].some(own => isPathOf(own, url))
  )
}

function isPathOf(own: URL, { pathname, search }: URL): boolean {
  return comparableUrl(Object.assign(new URL(own), { pathname, search })) === comparableUrl(own)
}

/** Whether a page only leads visitors on to a version of theirs, and search engines are not to show it. */
function isClosedSwitch(page: JudgedPage): boolean {
  return (
    isLedOn(page) && directivesFor(metaDirectives(page.sent.document).inHead, 'Googlebot').some(isNoindex)
  )
}

function conflictsIn(versions: readonly LanguageVersion[], source: string): Occurrence[] {
  const first = new Map<string, URL>()
  return versions
    .filter(({ alternate }) => alternate.source === source)
    .flatMap(({ alternate, code, url }) => {
      const before = first.get(code)
      if (!before) first.set(code, url)
      return before && comparableUrl(before) !== comparableUrl(url)
        ? [alternate.at(`${code} has two URLs: ${before.href} and ${url.href}`)]
        : []
    })
}

function judgeSources(versions: readonly LanguageVersion[]): Judgement {
  const html = versions.filter(({ alternate }) => alternate.source === 'html')
  const header = versions.filter(({ alternate }) => alternate.source === 'header')
  if (html.length === 0 || header.length === 0) {
    return notApplicable('the hreflang links are in one place only')
  }
  const named = new Map(html.map(({ code, url }) => [code, url]))
  const inBoth = header.filter(({ code }) => named.has(code))
  return failAmong(
    inBoth,
    inBoth.flatMap(({ alternate, code, url }) => {
      const other = named.get(code)!
      return comparableUrl(other) === comparableUrl(url)
        ? []
        : [alternate.at(`${code} is ${url.href} in the header, but ${other.href} in the HTML`)]
    }),
    'no language is both in the header and in the HTML',
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
      ? [alternate.at(`${url.href} is linked for both ${before.code} and ${code}`)]
      : []
  })
}

/** A page that lists itself as a version, but hands over to another, contradicts itself. */
function judgeCanonical(
  page: JudgedPage,
  versions: readonly LanguageVersion[],
  address: PageAddress,
): Judgement {
  const { canonical } = address
  if (!canonical) return notApplicable('the page has no canonical, or several that differ')
  const target = comparableUrl(canonical)
  const ofCanonical = versions.filter(({ url }) => comparableUrl(url) === target)
  const [other] = ofCanonical
  const own = ownVersions(versions, address)
  const contradicting =
    address.canonicalIs === 'elsewhere' ? own : onOtherHost(own, ofCanonical, address, page.preview)
  const [first] = contradicting
  if (!first) return pass()
  const codes = [...new Set(contradicting.map(({ code }) => code))]
  const as = other && !codes.includes(other.code) ? ` (the ${other.code} version)` : ''
  const says = `This page is the ${codes.join(' and ')} version, but its canonical is ${canonical.href}${as}. Let it name the page itself: ${first.url.href}`
  const link = canonicalLinks(page).find(({ url }) => url && comparableUrl(url) === target)
  return fail(link ? link.at(says) : first.alternate.at(says))
}

/**
 * Versions on the page's own host, where its canonical has the same path on another one. That may be where the page will
 * live, unless it is the version of another language, or another host is known to be production.
 */
function onOtherHost(
  own: readonly LanguageVersion[],
  ofCanonical: readonly LanguageVersion[],
  { here, canonical }: PageAddress,
  preview: Preview | undefined,
): LanguageVersion[] {
  if (canonical!.host === here.host || isOnProduction(preview, canonical!)) return []
  if (ofCanonical.length === 0 && preview?.host === undefined) return []
  const codes = new Set(ofCanonical.map(({ code }) => code))
  return own.filter(
    ({ url, code }) => (url.host === here.host || isOnProduction(preview, url)) && !codes.has(code),
  )
}

import type { JsonObject, Occurrence } from '../../../api/results.ts'
import {
  fail,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { judgedRules } from '../../page/judged-rules.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { directivesFor, isNoindex } from '../../page/page-directives.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import { nameOfDetected } from '../content/language.ts'
import { isXDefault, type LanguageVersion } from './language-versions.ts'
import { NO_READABLE_VERSION, namedVersions } from './named-versions.ts'
import { judgeSelf } from './self-version.ts'
import { blockingLine, MAX_TARGETS, readTargets, type Target, type TargetPage } from './version-pages.ts'
import { VERSIONS_HELP as VERSIONS, withoutDefault } from './versions-help.ts'

const CODES = `${VERSIONS}#language-codes`
const GUIDELINES = `${VERSIONS}#all-method-guidelines`

const TARGET_CHECKS = {
  'target-broken': {
    severity: 'warning',
    title: 'A hreflang link leads to an error',
    why: 'Search engines cannot show that language version, and ignore the link to it.',
    fix: 'Correct the URL, or remove the link if the page is gone.',
    help: VERSIONS,
    example: 'hreflang="de" leads to /de/, which answers 404',
  },
  'target-redirects': {
    severity: 'warning',
    title: 'A hreflang link leads to a redirect',
    why: 'Search engines index the target of the redirect, which is not the URL that you name.',
    fix: 'Link to the target of the redirect.',
    help: VERSIONS,
    example: 'hreflang="de" leads to /de, which answers 301',
  },
  'target-blocked': {
    severity: 'warning',
    title: 'robots.txt keeps Google from a language version',
    why: 'Google cannot read the page, so it does not see the hreflang link back.',
    fix: 'Allow the page in robots.txt, or remove the hreflang link to it.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
  },
  'target-noindex': {
    severity: 'warning',
    title: 'A language version is set to noindex',
    why: 'Search engines do not show that page to people who search in its language.',
    fix: 'Remove the noindex from that page, or the hreflang link to it.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
  },
  'target-canonical-elsewhere': {
    severity: 'warning',
    title: 'The canonical of another language version is not that page',
    why: 'Search engines index its canonical, which is not the URL that you name here.',
    fix: 'Link to the canonical of each language version.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: 'hreflang="de" leads to /de/, whose canonical is /en/',
  },
  'return-link-missing': {
    severity: 'warning',
    title: 'A language version does not link back',
    why: 'Search engines ignore hreflang between two pages that do not link to each other.',
    fix: 'Put the same set of hreflang links on every version. If x-default points to a page without such links, point it to one of the language versions instead, such as the English one.',
    help: GUIDELINES,
    example: '/en/ names /de/ as German, and /de/ does not name /en/',
  },
  'target-language-mismatch': {
    severity: 'warning',
    title: 'A language version is in another language than its hreflang',
    why: 'Visitors from search get a page in a language that they did not look for. Where only its lang attribute is wrong, screen readers read it with the wrong voice.',
    fix: 'If the text is not translated, translate it or remove the hreflang link until it is. Otherwise correct the hreflang value here, or the lang attribute of that page.',
    help: CODES,
    example: 'hreflang="de" leads to a page with <html lang="en">, or with an English text',
  },
} satisfies Record<string, CheckDefinition>

type TargetCheck = keyof typeof TARGET_CHECKS

const CHECKS = {
  ...TARGET_CHECKS,
  'x-default-missing': {
    severity: 'notice',
    title: 'There is no hreflang link for x-default',
    why: 'Google recommends one: the page for visitors whose language you do not offer.',
    fix: 'Add an hreflang="x-default" link that leads to your language selector, or to the version for everybody else.',
    help: `${VERSIONS}#xdefault`,
    example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
  },
} satisfies Record<string, CheckDefinition>

/** What the pages answer that the versions name. */
export const targets = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  async judge(visit) {
    const { page, address, versions, without, notRead } = await namedVersions(visit)
    const none = without ?? notRead
    if (none)
      return {
        judgements: unlessUnfilled(page, sameForAll(CHECKS, none), ['not-applicable']),
        facts: { targets: [] },
      }
    const blocked = (await blockingLine(visit, page.url)) !== undefined
    const { targets: read, left } = await readTargets(visit, versions, address)
    const judgements =
      versions.length === 0
        ? sameForAll(CHECKS, NO_READABLE_VERSION)
        : {
            ...judgeTargets(read, left, address, {
              noindex: isKeptOut(page),
              blocked,
              isUnlisted: judgeSelf(page.document, versions, address).outcome === 'fail',
            }),
            'x-default-missing': judgeDefault(page, versions, read, address),
          }
    return {
      judgements: unlessUnfilled(page, judgements, ['not-applicable']),
      facts: { targets: read.map(targetFacts) },
    }
  },
})

/**
 * Judges what the named pages answer. One that answers wrongly has that fault alone; what it says of itself counts
 * where it answers as it should.
 *
 * @param left versions beyond {@link MAX_TARGETS}, which were not asked for
 * @param here what keeps the audited page itself from search: its versions then need not be better; and whether it is
 *   missing among them, as where a template links to the home page of each language on every page
 */
function judgeTargets(
  targets: readonly Target[],
  left: number,
  address: PageAddress,
  here: { noindex: boolean; blocked: boolean; isUnlisted: boolean },
): Judgements<TargetCheck> {
  if (targets.length === 0)
    return sameForAll(TARGET_CHECKS, notApplicable('no hreflang link leads to another page'))
  const judge = (faultOf: (target: Target) => string | undefined): Judgement =>
    judgeEach(targets, left, faultOf, targets.every(isUnverified) ? notMeasured : pass)
  const judgePages = (faultOf: (page: TargetPage, target: Target) => string | undefined): Judgement =>
    targets.some(({ page, unverifiable }) => page || unverifiable)
      ? judge(target => target.page && faultOf(target.page, target))
      : notApplicable('no hreflang link leads to a page, which is reported separately')
  return {
    'target-broken': judgeEach(targets, left, ({ broken }) => broken, notMeasured),
    'target-redirects': judge(redirectFault),
    'target-blocked': here.blocked
      ? notApplicable('robots.txt blocks this page too')
      : judge(({ blockedBy, broken, url }) =>
          blockedBy && !broken ? `${url.href} is blocked by ${blockedBy}` : undefined,
        ),
    'target-noindex': here.noindex
      ? notApplicable('this page is set to noindex too')
      : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
    'target-canonical-elsewhere':
      address.canonicalIs === 'elsewhere'
        ? notApplicable('the canonical of this page is another one too, which is reported separately')
        : judgePages(({ canonicalElsewhere }, { url }) =>
            canonicalElsewhere === undefined
              ? undefined
              : `The canonical of ${url.href} is ${canonicalElsewhere}`,
          ),
    'return-link-missing':
      returnsUnknown(targets, address) ??
      unlessPass(
        judgePages(returnFault(address, here.isUnlisted)),
        !here.isUnlisted,
        'the hreflang links do not include this page, which is reported separately',
      ),
    'target-language-mismatch': unlessPass(
      judgePages(languageFault),
      targets.some(declaresLanguage),
      'no language version has a lang attribute that can be compared',
    ),
  }
}

/** Of versions that lead nowhere the links are to go, so that they are no choice; nor is one between regions. */
function judgeDefault(
  { document }: JudgedPage,
  versions: readonly LanguageVersion[],
  targets: readonly Target[],
  address: PageAddress,
): Judgement {
  if (versions.some(({ code }) => isXDefault(code))) return pass()
  const targetOf = new Map(targets.flatMap(target => target.versions.map(version => [version, target])))
  const working = versions.filter(version => !targetOf.get(version)?.broken)
  const pages = working.map(version => pageBehind(version, targetOf.get(version), address))
  if (new Set(pages).size < 2)
    return notApplicable('the page has only one version that is there, for all visitors')
  if (new Set(working.map(({ language }) => language)).size < 2)
    return notApplicable('all versions that are there are in one language')
  return fail({
    url: document.url,
    message: withoutDefault(versions.length),
  })
}

/** What tells of a version which page visitors come to. */
function pageBehind({ url }: LanguageVersion, target: Target | undefined, address: PageAddress): string {
  const end = new URL(target?.redirectsTo ?? url)
  return address.isThisPage(end) ? comparableUrl(address.here) : comparableUrl(end)
}

function isUnverified({ unverifiable }: Target): boolean {
  return unverifiable !== undefined
}

/** @param unlessAll what follows of some that could not be verified: it is said once that they are unknown */
function judgeEach(
  targets: readonly Target[],
  left: number,
  faultOf: (target: Target) => string | undefined,
  unlessAll: (message: string) => Judgement,
): Judgement {
  const occurrences = targets.flatMap((target): Occurrence[] => {
    const message = target.unverifiable === undefined ? faultOf(target) : undefined
    return message === undefined
      ? []
      : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }))
  })
  if (occurrences.length > 0) return fail(occurrences)
  const unverified = targets.filter(isUnverified)
  if (unverified.length > 0) {
    const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be checked` : ''
    return unlessAll(`${unverified[0]!.unverifiable}${others}`)
  }
  return left > 0
    ? pass(`only the first ${MAX_TARGETS} of ${targets.length + left} hreflang links were checked`)
    : pass()
}

/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function redirectFault({ redirectsTo, url, versions }: Target): string | undefined {
  if (redirectsTo === undefined || versions.every(({ code }) => isXDefault(code))) return undefined
  return `${url.href} redirects to ${redirectsTo}`
}

function returnsUnknown(targets: readonly Target[], address: PageAddress): Judgement | undefined {
  if (address.canonicalIs === 'elsewhere') {
    return notApplicable('the canonical is another page, which the language versions link to')
  }
  const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack)
  return (
    hidden &&
    notMeasured(
      `${hidden.url.href} has its hreflang links in a hidden element, from where scripts may move them`,
    )
  )
}

/** @param isUnlisted whether the page is missing in its own set: in the same set of another page it then is too */
function returnFault(address: PageAddress, isUnlisted: boolean) {
  return (page: TargetPage, { url, versions }: Target): string | undefined => {
    const { linksBack, alternates } = page
    if (linksBack || address.isThisPage(url) || (isUnlisted && alternates > 0)) return undefined
    // Such a page would have to name the versions of all pages.
    if (page.listsItself && versions.every(({ code }) => isXDefault(code)))
      return `${url.href} is x-default here, but has hreflang links (${alternates}) only for its own versions: let x-default be the version of this page for everybody else`
    return alternates === 0
      ? `${url.href} has no hreflang links`
      : `${url.href} has hreflang links (${alternates}), but none to this page`
  }
}

/** No merit of pages is that nothing could be compared, or is told apart. */
function unlessPass(judgement: Judgement, looked: boolean, nothing: string): Judgement {
  return judgement.outcome === 'pass' && !looked ? notApplicable(nothing) : judgement
}

function declaresLanguage({ page, versions }: Target): boolean {
  return (
    readLanguageTag(page?.language ?? '')?.language !== undefined &&
    versions.some(({ language }) => language !== undefined)
  )
}

function languageFault(
  { language, otherLanguage }: TargetPage,
  { versions, url }: Target,
): string | undefined {
  const named = versions.flatMap(version => version.language ?? [])
  const [code] = named
  if (code === undefined) return undefined
  const declared = readLanguageTag(language)?.language
  const isDeclaredOther =
    declared !== undefined && declared !== '' && !named.some(one => isSameLanguage(one, declared))
  const text = otherLanguage && `its text is ${nameOfDetected(otherLanguage, '')}`
  if (!isDeclaredOther && !text) return undefined
  const faults = [isDeclaredOther && `its lang is "${language}"`, text].filter(Boolean).join(' and ')
  return `${url.href} is linked as ${versions[0]!.alternate.code} (${nameOf('language', code)}), but ${faults}`
}

function isKeptOut(page: JudgedPage): boolean {
  const { inHead, header } = judgedRules(page)
  return directivesFor([...inHead, ...header], 'Googlebot').some(isNoindex)
}

function targetFacts({ url, versions, status, unverifiable, page }: Target): JsonObject {
  return {
    url: url.href,
    hreflang: versions.map(({ alternate }) => alternate.code),
    status: status ?? null,
    linksBack: page?.linksBack ?? null,
    lang: page?.language ?? null,
    notVerified: unverifiable ?? null,
  }
}

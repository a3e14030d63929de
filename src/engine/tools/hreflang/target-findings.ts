import type { Occurrence } from '../../../api/results.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import { TARGET_CHECKS } from './checks.ts'
import { isXDefault } from './codes.ts'
import { MAX_TARGETS } from './limits.ts'
import type { Target, TargetPage } from './targets.ts'

type TargetCheck = keyof typeof TARGET_CHECKS
type TargetJudgements = Record<TargetCheck, Judgement>

/** The same answer to every check of targets. */
export function allTargets(judgement: Judgement): TargetJudgements {
  const entries = Object.keys(TARGET_CHECKS).map(name => [name, judgement])
  return Object.fromEntries(entries) as TargetJudgements
}

/**
 * Judges what the named pages answer. One that answers wrongly has that fault alone; what it says of itself counts
 * where it answers as it should.
 *
 * @param left versions beyond {@link MAX_TARGETS}, which were not asked for
 * @param here what keeps the audited page itself from search: its versions then need not be better
 */
export function judgeTargets(
  targets: readonly Target[],
  left: number,
  address: PageAddress,
  here: { noindex: boolean; blocked: boolean },
): TargetJudgements {
  if (targets.length === 0) return allTargets(notApplicable('no version is another page than this one'))
  const judge = (faultOf: (target: Target) => string | undefined): Judgement =>
    judgeEach(targets, left, faultOf)
  const judgePages = (faultOf: (page: TargetPage, target: Target) => string | undefined): Judgement =>
    targets.some(({ page, unverifiable }) => page || unverifiable)
      ? judge(target => target.page && faultOf(target.page, target))
      : notApplicable('no version answers with a page, which is reported apart')
  return {
    'target-broken': judge(({ broken }) => broken),
    'target-redirects': judge(redirectFault),
    'target-blocked': here.blocked
      ? notApplicable('robots.txt closes this page as well')
      : judge(({ blockedBy, broken, url }) =>
          blockedBy && !broken ? `${url.href} is closed by ${blockedBy}` : undefined,
        ),
    'target-noindex': here.noindex
      ? notApplicable('this page is set to noindex as well')
      : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
    'target-canonical-elsewhere': judgePages(({ canonicalElsewhere }, { url }) =>
      canonicalElsewhere === undefined ? undefined : `${url.href} names ${canonicalElsewhere}`,
    ),
    'return-link-missing': returnsUnknown(targets, address) ?? judgePages(returnFault(address)),
    'target-language-mismatch': unlessPass(
      judgePages(languageFault),
      targets.some(declaresLanguage),
      'no version in a language that can be read declares its own',
    ),
  }
}

function judgeEach(
  targets: readonly Target[],
  left: number,
  faultOf: (target: Target) => string | undefined,
): Judgement {
  const occurrences = targets.flatMap((target): Occurrence[] => {
    const message = target.unverifiable === undefined ? faultOf(target) : undefined
    return message === undefined
      ? []
      : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }))
  })
  if (occurrences.length > 0) return fail(occurrences)
  const unverified = targets.filter(({ unverifiable }) => unverifiable !== undefined)
  if (unverified.length > 0) {
    const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be verified` : ''
    return notMeasured(`${unverified[0]!.unverifiable}${others}`)
  }
  return left > 0
    ? pass(`of ${targets.length + left} versions the first ${MAX_TARGETS} were asked for`)
    : pass()
}

/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function redirectFault({ redirectsTo, url, versions }: Target): string | undefined {
  if (redirectsTo === undefined || versions.every(({ code }) => isXDefault(code))) return undefined
  return `${url.href} leads to ${redirectsTo}`
}

function returnsUnknown(targets: readonly Target[], address: PageAddress): Judgement | undefined {
  if (address.canonicalIs === 'elsewhere') {
    return notApplicable('the page names another one as canonical, which the versions link to')
  }
  const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack)
  return hidden && notMeasured(`${hidden.url.href} sends its links in a hidden element, for scripts to move`)
}

function returnFault(address: PageAddress) {
  return ({ linksBack, alternates }: TargetPage, { url }: Target): string | undefined => {
    if (linksBack || address.isThisPage(url)) return undefined
    return alternates === 0
      ? `${url.href} names no language versions`
      : `${url.href} names ${alternates} versions, this page not among them`
  }
}

/** No merit of pages is that nothing could be compared. */
function unlessPass(judgement: Judgement, looked: boolean, nothing: string): Judgement {
  return judgement.outcome === 'pass' && !looked ? notApplicable(nothing) : judgement
}

function declaresLanguage({ page, versions }: Target): boolean {
  return (
    readLanguageTag(page?.language ?? '')?.language !== undefined &&
    versions.some(({ language }) => language !== undefined)
  )
}

function languageFault({ language }: TargetPage, { versions, url }: Target): string | undefined {
  const declared = readLanguageTag(language)?.language
  if (!declared) return undefined
  const named = versions.flatMap(version => version.language ?? [])
  if (named.length === 0 || named.some(code => isSameLanguage(code, declared))) return undefined
  const [code = ''] = named
  const meaning = `${code} is ${nameOf('language', code)}`
  return `${url.href} is named ${versions[0]!.alternate.code} (${meaning}), its lang is "${language}"`
}

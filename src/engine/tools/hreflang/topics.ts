/**
 * The language versions of a page and the language it declares.
 *
 * Left out: versions named in the sitemap (the sitemap tool judges their codes, their links back and whether they agree
 * with those of the page, since it reads the file); the language of the text
 * against lang (`content`); white space around a code (every parser drops it); a number of versions that is too many
 * (no search engine gives a limit); variants and extensions of codes (Google reads language, script and region alone,
 * and they do no harm); a canonical with hreflang on it (`serp`).
 */
import type { JsonObject } from '../../../api/results.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { judgedRules } from '../../page/judged-rules.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { PageAddress } from '../../page/page-address.ts'
import { directivesFor, isNoindex } from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { CODE_CHECKS, FORM_CHECKS, LANGUAGE_CHECKS, SET_CHECKS, TARGET_CHECKS } from './checks.ts'
import { judgeCodes } from './codes.ts'
import { judgeForm } from './form.ts'
import { MAX_LISTED } from './limits.ts'
import { judgeLanguage, type PageLanguage, pageLanguageOf } from './page-language.ts'
import { allTargets, judgeTargets } from './target-findings.ts'
import { blockingLine, readTargets, type Target } from './targets.ts'
import { judgeSet, ownVersions, versionsOf } from './version-set.ts'

const VERSION_CHECKS = { ...FORM_CHECKS, ...CODE_CHECKS, ...SET_CHECKS, ...TARGET_CHECKS }

type VersionJudgements = Record<keyof typeof VERSION_CHECKS, Judgement>

const hreflang = defineTopic({
  readsDocument: true,
  checks: { ...VERSION_CHECKS, ...LANGUAGE_CHECKS },
  async judge(visit) {
    assertShown(await visit.htmlPage())
    const page = await visit.judgedPage()
    const address = new PageAddress(page)
    const alternates = languageAlternates(page)
    const { read, inBody, withoutRelation, sentHidden } = alternates
    const versions = versionsOf(read)
    const language = pageLanguageOf(page)
    const absent = read.length + inBody.length + withoutRelation.length === 0
    const unread = sentHidden.length > 0 ? notMeasured(SENT_HIDDEN) : notApplicable(NO_VERSIONS)
    const { judgements, targets } = absent
      ? { judgements: allVersions(unread), targets: [] }
      : await judgeVersions(visit, page, address, alternates)
    return {
      judgements: unlessUnfilled(
        page,
        { ...judgements, ...judgeLanguage(page, language, ownVersions(versions, address)) },
        ['not-applicable'],
      ),
      facts: {
        rendered: renderingFacts(page),
        alternates: read.slice(0, MAX_LISTED).map(({ source, code, href, url }) => ({
          source,
          hreflang: code,
          href,
          url: url?.href ?? null,
        })),
        ...(read.length > MAX_LISTED && { alternatesLeftOut: read.length - MAX_LISTED }),
        targets: targets.map(targetFacts),
        ...languageFacts(language),
      },
    }
  },
})

const NO_VERSIONS = 'the page names no language versions'
const NOT_READ = notApplicable(
  'no language version stands where search engines read it, which is reported apart',
)

async function judgeVersions(
  visit: Visit,
  page: JudgedPage,
  address: PageAddress,
  alternates: ReturnType<typeof languageAlternates>,
): Promise<{ judgements: VersionJudgements; targets: Target[] }> {
  const form = judgeForm(page.document, alternates, address)
  const { read } = alternates
  if (read.length === 0) {
    const { 'outside-head': outside, 'rel-not-alternate': relation } = form
    const judgements = {
      ...allVersions(NOT_READ),
      'outside-head': outside,
      'rel-not-alternate': relation,
    }
    return { judgements, targets: [] }
  }
  const versions = versionsOf(read)
  const blocked = (await blockingLine(visit, page.url)) !== undefined
  const { targets, left } = await readTargets(visit, versions, address)
  const judgements = {
    ...form,
    ...judgeCodes(read),
    ...judgeSet(page.document, versions, address),
    ...(versions.length === 0
      ? allTargets(notApplicable('no language version has both a URL and a code that can be read'))
      : judgeTargets(targets, left, address, { noindex: isKeptOut(page), blocked })),
  }
  return { judgements, targets }
}

function isKeptOut(page: JudgedPage): boolean {
  const { inHead, header } = judgedRules(page)
  return directivesFor([...inHead, ...header], 'Googlebot').some(isNoindex)
}

function allVersions(judgement: Judgement): VersionJudgements {
  const entries = Object.keys(VERSION_CHECKS).map(name => [name, judgement])
  return Object.fromEntries(entries) as VersionJudgements
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

function languageFacts({ declared, contentLanguages, ogLocale }: PageLanguage): JsonObject {
  return {
    htmlLang: declared === '' ? null : declared,
    contentLanguages: contentLanguages.map(({ tag }) => tag),
    ogLocale: ogLocale?.tag ?? null,
  }
}

export const topics = [hreflang]

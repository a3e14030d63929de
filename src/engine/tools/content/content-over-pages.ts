import type { Judgement } from '../../judging/judgement.ts'
import { notApplicable } from '../../judging/judgement.ts'
import { nearTexts } from '../../judging/near-texts.ts'
import { PageFamilies } from '../../judging/page-families.ts'
import {
  familyOf,
  isComparable,
  judgeOthers,
  judgeSameText,
  languageInAddress,
  languageOf,
  withOriginals,
} from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { furtherPagesNamedAlike, type PageNames } from './further-pages.ts'

/** Contents that several pages have in common. */
export const contentOverPages = defineRunTopic({
  checks: {
    'duplicate-h1': {
      severity: 'notice',
      title: 'Several pages have the same H1',
      why: 'Visitors and search engines cannot tell the pages apart by their headings.',
      fix: 'Give each page an H1 that describes only this page.',
      help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
      example: '/shoes and /boots both have <h1>Welcome</h1>',
    },
    'duplicate-text': {
      severity: 'warning',
      title: 'Several pages have nearly the same text',
      why: 'Google shows only one of the pages, and not always the one that you want.',
      fix: 'Give each page text of its own, or make the canonical of the copies name the original.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
      example: '/shoes-red and /shoes-blue, whose text differs by one word',
    },
  },
  judge: pages => {
    const groups = sameTextGroups(pages)
    const told = furtherPagesNamedAlike(pages, namesOf)
    const ownH1 = (page: RunPage) => (told.has(page) ? undefined : namesOf(page).h1)
    return {
      'duplicate-h1': judgeSameText(pages, ownH1, 'H1', withCopies(groups), languageOfH1),
      'duplicate-text': judgeTexts(pages, groups),
    }
  },
})

/** The name of a product is the H1 of its home page in each language, also where the template says one language of all. */
function languageOfH1(page: RunPage): string {
  return languageInAddress(page.url) ?? languageOf(page)
}

function namesOf({ url, facts }: RunPage): PageNames {
  return { url, title: facts('serp')?.['title'], h1: facts('content')?.['h1'] }
}

/** Pages whose texts are nearly the same, as groups of at least two. */
function sameTextGroups(pages: readonly RunPage[]): RunPage[][] {
  const compared = pages.flatMap(page => {
    const fingerprint = fingerprintOf(page)
    return fingerprint === undefined ? [] : [{ page, fingerprint, language: languageOf(page) }]
  })
  return nearTexts(compared)
}

/** Families that pages with the same text are one of: of them duplicate-text says it all. */
function withCopies(groups: readonly RunPage[][]): (page: RunPage) => string {
  const joined = new Map<string, string>()
  const joinedOf = (page: RunPage) => {
    const start = familyOf(page)
    let at = start
    for (let next = joined.get(at); next !== undefined; next = joined.get(at)) at = next
    if (at !== start) joined.set(start, at)
    return at
  }
  for (const [first, ...others] of groups) {
    const family = joinedOf(first!)
    for (const other of others) {
      const own = joinedOf(other)
      if (own !== family) joined.set(own, family)
    }
  }
  return joinedOf
}

function judgeTexts(pages: readonly RunPage[], groups: readonly RunPage[][]): Judgement[] {
  const family = withOriginals(pages, familyOf)
  const alike = new Map<RunPage, PageFamilies<RunPage>>()
  for (const group of groups) {
    const families = new PageFamilies(group, family)
    for (const page of group) alike.set(page, families)
  }
  return pages.map(page => {
    if (fingerprintOf(page) === undefined)
      return notApplicable('the page has too little text of its own to compare')
    const others = alike.get(page) ?? new PageFamilies([page], family)
    return judgeOthers(page, pages.length, others, names => `The same or nearly the same text as ${names}`)
  })
}

function fingerprintOf(page: RunPage): string | undefined {
  const fingerprint = page.facts('content')?.['textFingerprint']
  return typeof fingerprint === 'string' && isComparable(page) ? fingerprint : undefined
}

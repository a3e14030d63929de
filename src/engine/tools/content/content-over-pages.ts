import type { Judgement } from '../../judging/judgement.ts'
import { notApplicable } from '../../judging/judgement.ts'
import {
  judgeOthers,
  judgeSameText,
  languageOf,
  othersThan,
  standsForItself,
} from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'

/**
 * Bits of 64 in which the fingerprints of two texts may differ that are nearly the same.
 *
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007, section 2)
 */
const MAX_DISTANCE = 3
/** Of two fingerprints that differ in three bits at most, one part of four is the same. */
const PARTS = [0, 4, 8, 12] as const
const PART_DIGITS = 4

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
  judge: pages => ({
    'duplicate-h1': judgeSameText(pages, ({ facts }) => facts('content')?.['h1'], 'H1'),
    'duplicate-text': judgeTexts(pages),
  }),
})

function judgeTexts(pages: readonly RunPage[]): Judgement[] {
  const byPart = new Map<string, RunPage[]>()
  for (const page of pages) {
    for (const key of keysOf(page)) {
      const same = byPart.get(key)
      if (same) same.push(page)
      else byPart.set(key, [page])
    }
  }
  return pages.map(page => {
    const fingerprint = fingerprintOf(page)
    if (fingerprint === undefined) return notApplicable('the page has too little text of its own to compare')
    const near = new Set(keysOf(page).flatMap(key => byPart.get(key)!))
    const same = [...near].filter(other => distance(fingerprint, fingerprintOf(other)!) <= MAX_DISTANCE)
    return judgeOthers(
      page,
      pages.length,
      othersThan(page, same),
      names => `Nearly the same text as ${names}`,
    )
  })
}

function fingerprintOf(page: RunPage): string | undefined {
  const fingerprint = page.facts('content')?.['textFingerprint']
  return typeof fingerprint === 'string' && standsForItself(page) ? fingerprint : undefined
}

/** Under which a page finds those that may be nearly the same, in one language. */
function keysOf(page: RunPage): string[] {
  const fingerprint = fingerprintOf(page)
  if (fingerprint === undefined) return []
  return PARTS.map(at => `${languageOf(page)} ${at} ${fingerprint.slice(at, at + PART_DIGITS)}`)
}

/** Bits in which two numbers of 16 hexadecimal digits differ. */
function distance(one: string, other: string): number {
  let bits = 0
  for (const at of PARTS) {
    const part = (text: string) => Number.parseInt(text.slice(at, at + PART_DIGITS), 16)
    for (let left = part(one) ^ part(other); left > 0; left &= left - 1) bits++
  }
  return bits
}

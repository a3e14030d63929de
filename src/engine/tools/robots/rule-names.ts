import { distance } from 'fastest-levenshtein'
import {
  ABANDONED_RULES,
  FOREIGN_RULES,
  INDEXING_RULES,
  takesColonOfValue,
} from '../../formats/robots-txt/directives.ts'
import type { RobotsLine, RobotsRules } from '../../formats/robots-txt/parser.ts'
import { notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { rulesFile } from './robots-file.ts'
import { judgeLines, namedLines } from './robots-lines.ts'

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309'

/** Names of rules that crawlers read otherwise than they were meant, or not at all. */
export const ruleNames = defineTopic({
  checks: {
    'missing-colon': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has lines without a colon',
      why: 'Google accepts white space instead of the colon; the standard and other crawlers ignore the line.',
      fix: 'Put a colon after the name.',
      help: `${RFC}#section-2.2`,
      example: 'Disallow /cart',
    },
    'misspelled-name': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has misspelled rules',
      why: 'Google accepts a few common misspellings, other crawlers do not. With any other misspelling all crawlers ignore the line.',
      fix: 'Correct the name.',
      help: `${GOOGLE}#syntax`,
      example: 'Disalow: /cart',
    },
    'unknown-name': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt has rules that no large crawler knows',
      why: 'Crawlers ignore such lines.',
      fix: 'Remove the line, or correct it if it should be a rule.',
      help: `${GOOGLE}#syntax`,
      example: 'Forbid: /cart',
    },
    'indexing-rule': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt tries to control indexing',
      why: 'No search engine reads noindex or nofollow in robots.txt (Google stopped in 2019), so these pages can still be indexed.',
      fix: 'Use a robots meta tag or the X-Robots-Tag header on these pages, and allow crawling them.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: 'Noindex: /thanks',
    },
  },
  async judge(visit) {
    const file = await namedLines(visit)
    const judge = (faultOf: (line: RobotsLine) => string | undefined) =>
      judgeLines(file, file.lines, faultOf, 'robots.txt has no rules')
    const { rules } = await rulesFile(visit)
    return {
      judgements: {
        'missing-colon': judge(missingColon),
        'misspelled-name': judge(misspelling),
        'unknown-name': isNoRobotsTxt(rules)
          ? notApplicable('most lines are none of robots.txt, which is reported separately')
          : judge(unknownName),
        'indexing-rule': judge(({ name }) =>
          INDEXING_RULES.has(name.toLowerCase()) ? `${name} has no effect in robots.txt` : undefined,
        ),
      },
    }
  },
})

const RIGHT_NAMES: Readonly<Record<string, string>> = {
  'user-agent': 'User-agent',
  allow: 'Allow',
  disallow: 'Disallow',
  sitemap: 'Sitemap',
}

function missingColon({ directive, name, value, missingColon: isMissing }: RobotsLine): string | undefined {
  if (directive === 'other') return undefined
  if (isMissing) return `"${name}" has no colon after it: Google accepts that, other crawlers may not`
  return takesColonOfValue(name)
    ? `"${name.split(/[ \t]/, 1)[0]}" has no colon after it, so crawlers read only "${value}" as its value`
    : undefined
}

function misspelling({ directive, name, misspelled }: RobotsLine): string | undefined {
  if (takesColonOfValue(name)) return undefined
  if (misspelled) return `"${name}" should be "${RIGHT_NAMES[directive]}"; Google accepts it, others may not`
  const meant = directive === 'other' ? meantName(name) : undefined
  return meant === undefined ? undefined : `"${name}" should be "${meant}"; no crawler reads the line`
}

function unknownName({ directive, name }: RobotsLine): string | undefined {
  return directive === 'other' && !isKnown(name) && meantName(name) === undefined
    ? `"${name}" is not a rule that crawlers know`
    : undefined
}

/** Lines without a name from which on a file that has no known name either is another one, such as a style sheet. */
const MIN_UNREADABLE = 2

function isNoRobotsTxt({ lines, unreadable }: RobotsRules): boolean {
  return unreadable.length >= MIN_UNREADABLE && !lines.some(({ directive }) => directive !== 'other')
}

function isKnown(name: string): boolean {
  const lower = name.toLowerCase()
  return [INDEXING_RULES, ABANDONED_RULES, FOREIGN_RULES].some(names => names.has(lower))
}

/** The name that another one, which nobody knows, is a misspelling of; undefined where there is none. */
function meantName(name: string): string | undefined {
  if (isKnown(name)) return undefined
  const meant = Object.keys(RIGHT_NAMES).find(right => isTypoOf(name.toLowerCase(), right))
  return meant === undefined ? undefined : RIGHT_NAMES[meant]
}

/** A name that differs from a known one by this many letters is taken for a misspelling of it; by one from `allow`. */
const MAX_TYPO_DISTANCE = 2
const SHORT_NAME_LENGTH = 5

function isTypoOf(name: string, right: string): boolean {
  const letters = name.replace(/[^a-z]/g, '')
  if (letters === right.replace('-', '')) return true
  const most = right.length <= SHORT_NAME_LENGTH ? 1 : MAX_TYPO_DISTANCE
  return Math.abs(name.length - right.length) <= most && distance(name, right) <= most
}

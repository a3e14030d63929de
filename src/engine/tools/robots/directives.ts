import type { Occurrence } from '../../../api/results.ts'
import { MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { failAmong, failEach, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import {
  dateOf,
  directivesFor,
  isNofollow,
  isNoindex,
  type PageDirective,
  valueFault,
} from '../../page/page-directives.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { directivePlace, forWhom, isForMainBots, pageRules, written } from './page-rules.ts'
import { robotsOfPage } from './robots-file.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'

/** The rules of the page for search engines, in header and head: whether they are known and agree. */
export const directives = defineTopic({
  checks: {
    'unavailable-after-past': {
      severity: 'error',
      title: 'The date in unavailable_after has passed',
      why: 'Google no longer shows a page after the date of its unavailable_after rule.',
      fix: 'Remove the rule or set a later date if people should still find the page.',
      help: `${HELP}#unavailable_after`,
      example: '<meta name="robots" content="unavailable_after: 2020-01-01">',
    },
    'home-nofollow': {
      severity: 'warning',
      title: 'The home page tells search engines not to follow its links',
      why: 'The home page is where search engines begin to find the other pages of a site.',
      fix: 'Remove nofollow from the robots rules of the home page.',
      help: `${HELP}#nofollow`,
      example: '<meta name="robots" content="nofollow"> on https://www.example.com/',
    },
    'page-nofollow': {
      severity: 'notice',
      title: 'The page tells search engines not to follow its links',
      why: 'Search engines may not find pages that are linked only from here.',
      fix: 'Remove nofollow from the robots rules of the page, and put rel="nofollow" on single links instead.',
      help: `${HELP}#nofollow`,
      example: '<meta name="robots" content="nofollow">',
    },
    'unknown-directive': {
      severity: 'warning',
      title: 'The page has robots rules that search engines do not know',
      why: 'Search engines ignore a rule that they do not know, so it has no effect.',
      fix: 'Correct the rule. Separate several rules with commas.',
      help: `${HELP}#directives`,
      example: '<meta name="robots" content="no-index">',
    },
    'invalid-directive-value': {
      severity: 'warning',
      title: 'The page has robots rules with invalid values',
      why: 'Search engines ignore a rule with an invalid value.',
      fix: 'Correct the value, or remove the rule.',
      help: `${HELP}#directives`,
      example: '<meta name="robots" content="max-snippet: many">',
    },
    'conflicting-directives': {
      severity: 'warning',
      title: 'The robots rules of the page contradict each other',
      why: 'Search engines obey the most restrictive of contradicting rules, so the other has no effect.',
      fix: 'Keep the rule that you want, and remove the other.',
      help: `${HELP}#combined-rules`,
      example: '<meta name="robots" content="index">\n<meta name="robots" content="noindex">',
    },
  },
  async judge(visit) {
    const { shipped } = await pageRules(visit)
    const hidden = MAIN_SEARCH_BOTS.every(bot => directivesFor(shipped, bot).some(isNoindex))
    const unlessHidden = (judgement: () => Judgement) =>
      hidden ? notApplicable('the page is kept out of search results by noindex') : judgement()
    const main = shipped.filter(isForMainBots)
    const { url } = await robotsOfPage(visit)
    const isHome = isSiteHome({ url, preview: visit.preview })
    const nofollow = () => failWhere(main.filter(isNofollow).map(rule => directivePlace(rule, forWhom(rule))))
    return {
      judgements: {
        'unavailable-after-past': failEach(
          main.filter(({ name }) => name === 'unavailable_after'),
          rule => expired(rule, Date.now()),
          'no rule of the page says until when it is available',
        ),
        'home-nofollow': isHome ? unlessHidden(nofollow) : notApplicable('the page is not the home page'),
        'page-nofollow': isHome
          ? notApplicable('of the home page this is reported separately')
          : unlessHidden(nofollow),
        'unknown-directive': failEach(
          main,
          rule =>
            rule.known || DEFAULTS_ALONE.test(rule.name)
              ? undefined
              : directivePlace(rule, `"${rule.name}" is not a known rule`),
          NO_RULES,
        ),
        'invalid-directive-value': failEach(
          main.filter(rule => rule.value !== undefined || valueFault(rule) !== undefined),
          rule => {
            const fault = valueFault(rule)
            return fault === undefined ? undefined : directivePlace(rule, `${rule.name}: ${fault}`)
          },
          'no rule of the page has a value',
        ),
        'conflicting-directives': unlessHidden(() => failAmong(main, conflicts(main), NO_RULES)),
      },
    }
  },
})

/** Rules without the comma between them that would ask for what crawlers do anyway. */
const DEFAULTS_ALONE = /^(?:index|follow|all)(?: (?:index|follow|all)){1,3}$/

const NO_RULES = 'the page has no rules for Google, Bing or all search engines'

/** Dates may lack a time zone, so a date counts as past a day later. */
const DAY_MS = 24 * 60 * 60 * 1000

function expired(rule: PageDirective, now: number): Occurrence | undefined {
  const date = dateOf(rule.value ?? '')
  if (date !== undefined) holdsUntil(date + DAY_MS)
  return date !== undefined && date + DAY_MS < now
    ? directivePlace(rule, `unavailable_after ${rule.value} has passed`)
    : undefined
}

/** For each rule that permits something, which other rule for the same crawlers takes it back. */
function conflicts(directives: readonly PageDirective[]): Occurrence[] {
  const places: Occurrence[] = []
  const indexes = new Map(directives.map((rule, index) => [rule, index]))
  const deciding = decidingOf(directives)
  for (const [index, rule] of directives.entries()) {
    const stronger = deciding.find(
      other => other !== rule && reaches(other, rule) && takesBack(other, rule, indexes.get(other)! < index),
    )
    if (stronger) {
      places.push(
        directivePlace(
          rule,
          `"${written(rule)}" is overridden by "${written(stronger)}" (${placeOf(stronger)})`,
        ),
      )
    }
  }
  return places
}

/** Rules that can take back others. */
const DECIDING = new Set([
  ...['noindex', 'none', 'nofollow', 'nosnippet'],
  ...['max-snippet', 'max-image-preview', 'max-video-preview'],
])

/**
 * The rules that can take back others: of each name and crawler the first two that do not say the same. Further ones
 * need not be looked at, since a rule is overridden by the first that does so.
 */
function decidingOf(directives: readonly PageDirective[]): PageDirective[] {
  const values = new Map<string, Set<string | undefined>>()
  return directives.filter(({ bot, name, value }) => {
    if (!DECIDING.has(name)) return false
    const key = `${bot} ${name}`
    const known = values.get(key) ?? new Set()
    values.set(key, known)
    if (known.has(value) || known.size > 1) return false
    known.add(value)
    return true
  })
}

/** A rule for all crawlers that one crawler is excepted from is no conflict; the reverse is one. */
function reaches(stronger: PageDirective, rule: PageDirective): boolean {
  return stronger.bot === '*' || stronger.bot === rule.bot
}

function takesBack(stronger: PageDirective, rule: PageDirective, isEarlier: boolean): boolean {
  switch (rule.name) {
    case 'index':
      return isNoindex(stronger)
    case 'follow':
      return isNofollow(stronger)
    case 'all':
      return isNoindex(stronger) || isNofollow(stronger)
    case 'max-snippet':
      return stronger.name === 'nosnippet' || differs(stronger, rule, isEarlier)
    case 'max-image-preview':
    case 'max-video-preview':
      return differs(stronger, rule, isEarlier)
    default:
      return false
  }
}

/** Of two limits the conflict is reported at the later one. */
function differs(other: PageDirective, rule: PageDirective, isEarlier: boolean): boolean {
  return isEarlier && other.name === rule.name && other.value !== rule.value
}

function placeOf({ source, where }: PageDirective): string {
  if (source === 'header') return 'X-Robots-Tag'
  return where.line === undefined ? 'meta tag' : `meta tag in line ${where.line}`
}

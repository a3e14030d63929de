import type { Occurrence } from '../../../api/results.ts'
import { failAmong, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts, unlessUnfilled } from '../../judging/script-judgements.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { JudgedRules } from '../../page/judged-rules.ts'
import {
  dateOf,
  directivesFor,
  isNofollow,
  isNoindex,
  type PageDirective,
  valueFault,
} from '../../page/page-directives.ts'
import { type Preview, previewHint } from '../../syntax/preview.ts'
import { MAIN_SEARCH_BOTS } from './access-findings.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'
const NOINDEX = 'https://developers.google.com/search/docs/crawling-indexing/block-indexing'

/** What the page itself tells search engines, by `<meta name="robots">` and `X-Robots-Tag`. */
export const META_CHECKS = {
  'noindex-meta': {
    severity: 'error',
    title: 'A robots meta tag keeps the page out of search results',
    why: 'Search engines drop a page with noindex (or none) from their index.',
    fix: 'Remove noindex from the tag, unless the page is meant to stay out of search.',
    help: NOINDEX,
    example: '<meta name="robots" content="noindex">',
  },
  'meta-outside-head': {
    severity: 'warning',
    title: 'A robots meta tag stands outside the head',
    why: 'Rules for crawlers belong into <head>. An element that may not stand there (as <div> or <img>) ends the head early, and search engines may miss what follows.',
    fix: 'Move the tag into <head>, above anything that is not metadata.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
    example: '<body><meta name="robots" content="noindex">',
  },
  'meta-changed-by-scripts': {
    severity: 'warning',
    title: 'Scripts change the robots rules of the page',
    why: 'Crawlers that run no scripts obey the rules as sent, the others those that scripts leave, so the page is treated in two ways.',
    fix: 'Send the rules that are meant in the HTML, and leave them alone in scripts.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
    example: '<meta name="robots" content="nosnippet"> that a script removes',
  },
} as const satisfies Record<string, CheckDefinition>

export const HEADER_CHECKS = {
  'noindex-header': {
    severity: 'error',
    title: 'An X-Robots-Tag header keeps the page out of search results',
    why: 'Search engines drop a page that is served with noindex (or none) from their index.',
    fix: 'Remove the header from the server, the host or the CDN, unless the page is meant to stay out of search.',
    help: NOINDEX,
    example: 'X-Robots-Tag: noindex',
  },
  'unavailable-after-past': {
    severity: 'error',
    title: 'The page is past the date at which it leaves search results',
    why: 'Google no longer shows a page after the date of its unavailable_after rule.',
    fix: 'Remove the rule or set a later date, if the page is still of use.',
    help: `${HELP}#unavailable_after`,
    example: '<meta name="robots" content="unavailable_after: 2020-01-01">',
  },
  'page-nofollow': {
    severity: 'notice',
    title: 'The page tells search engines not to follow its links',
    why: 'Pages that are linked only from here may not be found.',
    fix: 'Remove nofollow from the rules of the page; mark single links instead.',
    help: `${HELP}#nofollow`,
    example: '<meta name="robots" content="nofollow">',
  },
  'unknown-directive': {
    severity: 'warning',
    title: 'The page has robots rules that search engines do not know',
    why: 'Search engines skip a rule that they do not know, so what was meant does not happen.',
    fix: 'Correct the rule; several rules are parted by commas.',
    help: `${HELP}#directives`,
    example: '<meta name="robots" content="no-index">',
  },
  'invalid-directive-value': {
    severity: 'warning',
    title: 'The page has robots rules with values that cannot be read',
    why: 'Search engines skip a rule whose value is not of its form.',
    fix: 'Correct the value.',
    help: `${HELP}#directives`,
    example: '<meta name="robots" content="max-snippet: many">',
  },
  'conflicting-directives': {
    severity: 'warning',
    title: 'The robots rules of the page contradict each other',
    why: 'Of contradicting rules search engines obey the most restrictive one, so the other has no effect.',
    fix: 'Keep the rule that is meant.',
    help: `${HELP}#combined-rules`,
    example: '<meta name="robots" content="index">\n<meta name="robots" content="noindex">',
  },
} as const satisfies Record<string, CheckDefinition>

type HeaderCheck = keyof typeof HEADER_CHECKS

export function judgeMeta(page: JudgedPage, rules: JudgedRules): Record<keyof typeof META_CHECKS, Judgement> {
  const strayed = new Set(rules.outsideHead.map(({ where }) => where))
  const noindex = failWhere(
    rules.inHead.filter(keepsOut).map(rule => at(rule, `${forWhom(rule)}${scriptedHow(rule, rules)}`)),
  )
  return {
    ...unlessUnfilled(page, { 'noindex-meta': noindex }, ['pass']),
    'meta-outside-head': failAmong(
      rules.inHead,
      [...strayed].map(where => ({ ...where, message: 'is outside <head>' })),
      'no robots meta tag of the page has rules',
    ),
    'meta-changed-by-scripts': judgeScripts(page, () => judgeChanges(rules)),
  }
}

function scriptedHow(rule: PageDirective, { added, removed }: JudgedRules): string {
  if (added.has(rule)) return ', added by scripts'
  return removed.has(rule) ? '; scripts remove it, but search engines need not run them on such a page' : ''
}

/** A noindex holds whichever of both has it, and is reported apart. */
function judgeChanges({ inHead, added, removed }: JudgedRules): Judgement {
  const counts = (rule: PageDirective) => isForMainBots(rule) && rule.known && !PERMISSIONS.has(rule.name)
  if (inHead.some(keepsOut)) return notApplicable('the page is kept out of search results by noindex')
  return failWhere([
    ...[...added].filter(counts).map(rule => at(rule, `${forWhom(rule)}, added by scripts`)),
    ...[...removed].filter(counts).map(rule => at(rule, `${forWhom(rule)}, removed by scripts`)),
  ])
}

/** Rules that allow what is allowed without them. */
const PERMISSIONS = new Set(['all', 'index', 'follow', 'snippet', 'archive', 'imageindex', 'translate'])

const NO_RULES = 'the page has no rules for Google, Bing or all search engines'

/** @param directives of the headers and, where the page is HTML, of its head, as far as they ship */
export function judgeDirectives(
  directives: readonly PageDirective[],
  now = Date.now(),
): Record<Exclude<HeaderCheck, 'noindex-header'>, Judgement> {
  const hidden = MAIN_SEARCH_BOTS.every(bot => directivesFor(directives, bot).some(isNoindex))
  const main = directives.filter(isForMainBots)
  const unlessHidden = (judgement: () => Judgement) =>
    hidden ? notApplicable('the page is kept out of search results by noindex') : judgement()
  return {
    'unavailable-after-past': failAmong(
      main.filter(({ name }) => name === 'unavailable_after'),
      expired(main, now),
      'no rule of the page says until when it is available',
    ),
    'page-nofollow': unlessHidden(() =>
      failWhere(main.filter(isNofollow).map(rule => at(rule, forWhom(rule)))),
    ),
    'unknown-directive': failAmong(
      main,
      main.filter(({ known }) => !known).map(rule => at(rule, `"${rule.name}" is not a known rule`)),
      NO_RULES,
    ),
    'invalid-directive-value': failAmong(
      main.filter(({ value }) => value !== undefined),
      main.flatMap(rule => {
        const fault = valueFault(rule)
        return fault === undefined ? [] : [at(rule, `${rule.name}: ${fault}`)]
      }),
      'no rule of the page has a value',
    ),
    'conflicting-directives': unlessHidden(() => failAmong(main, conflicts(main), NO_RULES)),
  }
}

/** Platforms add the header to previews, and leave it out in production. */
export function judgeHeader(header: readonly PageDirective[], preview: Preview | undefined): Judgement {
  const rules = header.filter(keepsOut)
  if (rules.length > 0 && preview) {
    return pass(`X-Robots-Tag says noindex, which platforms add and which counts as theirs ${preview.words}`)
  }
  return failWhere(rules.map(rule => at(rule, forWhom(rule) + previewHint(preview, rule.where.url))))
}

const MAIN_NAMES = new Set(['*', ...MAIN_SEARCH_BOTS.map(bot => bot.toLowerCase())])

function isForMainBots({ bot }: PageDirective): boolean {
  return MAIN_NAMES.has(bot)
}

function keepsOut(rule: PageDirective): boolean {
  return isForMainBots(rule) && isNoindex(rule)
}

function forWhom(rule: PageDirective): string {
  return `${written(rule)} for ${audienceOf(rule)}`
}

function audienceOf({ bot }: PageDirective): string {
  return bot === '*' ? 'all search engines' : bot
}

function at({ where }: PageDirective, message: string): Occurrence {
  return { ...where, message }
}

/** Dates may lack a time zone, so a date counts as past a day later. */
const DAY_MS = 24 * 60 * 60 * 1000

function expired(directives: readonly PageDirective[], now: number): Occurrence[] {
  return directives.flatMap(rule => {
    if (rule.name !== 'unavailable_after') return []
    const date = dateOf(rule.value ?? '')
    return date !== undefined && date + DAY_MS < now ? [at(rule, `unavailable_after ${rule.value}`)] : []
  })
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
        at(rule, `"${written(rule)}" is outweighed by "${written(stronger)}" (${placeOf(stronger)})`),
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
 * need not be looked at, since a rule is outweighed by the first that does so.
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

function written({ name, value }: PageDirective): string {
  return value === undefined ? name : `${name}:${value}`
}

function placeOf({ source, where }: PageDirective): string {
  if (source === 'header') return 'X-Robots-Tag'
  return where.line === undefined ? 'meta tag' : `meta tag in line ${where.line}`
}

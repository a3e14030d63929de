import type { Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import type { RobotsTxt } from '../../formats/robots-txt/robots-txt.ts'
import { failWhere, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { headerValues } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  asksNotToBeIndexed,
  directivesFor,
  metaDirectives,
  type PageDirective,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { shownPage } from '../../visit/shown-page.ts'

const AI_DIRECTIVES = new Set(['noai', 'noimageai'])

/**
 * What the site says about the use of its content in AI answers. Nobody reserves it by accident, so what noai and
 * Content-Signal say are facts.
 */
export const usagePreferences = defineTopic({
  checks: {
    'quoting-forbidden': {
      severity: 'notice',
      title: 'A rule keeps the page out of AI answers',
      why: 'nosnippet and max-snippet:0 keep the page out of AI answers of Google and Bing, noarchive out of those of Bing.',
      fix: 'Remove the rule, unless you set it on purpose.',
      help: 'https://developers.google.com/search/docs/appearance/ai-features#controls',
      example: '<meta name="robots" content="nosnippet">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    const robots = await visit.robotsTxt(page.url)
    const directives = [...metaDirectives(page.document).inHead, ...shippedHeaderDirectives(page)]
    const preferences = [...robotsPreferences(robots), ...headerPreferences(page)]
    return {
      judgements: {
        'quoting-forbidden': asksNotToBeIndexed(page.document)
          ? notApplicable('the page asks not to be indexed, so nobody quotes it')
          : failWhere(quotingRules(directives).map(placed)),
      },
      facts: {
        directives: directives.filter(({ name }) => AI_DIRECTIVES.has(name)).map(({ name }) => name),
        preferences: preferences.map(({ kind, value, signals, where }) => ({
          kind,
          value,
          signals,
          source: where.url,
          line: where.line ?? null,
        })),
      },
    }
  },
})

/** One statement on the use of content, in robots.txt or a header. */
interface Preference {
  kind: 'Content-Signal' | 'Content-Usage'
  value: string
  signals: Record<string, string>
  where: Occurrence
}

function quotingRules(directives: readonly PageDirective[]): PageDirective[] {
  const google = directivesFor(directives, 'Googlebot')
  const bing = directivesFor(directives, 'Bingbot')
  const forbidding = new Set([
    ...[...google, ...bing].filter(({ name, value }) => name === 'nosnippet' || isNoText(name, value)),
    ...bing.filter(({ name }) => name === 'noarchive'),
  ])
  return [...forbidding]
}

function isNoText(name: string, value: string | undefined): boolean {
  return name === 'max-snippet' && value === '0'
}

function placed({ name, value, where }: PageDirective): Occurrence {
  const rule = value === undefined ? name : `${name}:${value}`
  return { ...where, message: `The rule ${rule} ${name === 'noarchive' ? NO_COPY : NO_QUOTATION}.` }
}

const NO_QUOTATION = 'forbids quotations, in search results and in AI answers'
/** It was about copies in the cache, which Google no longer keeps. */
const NO_COPY = 'keeps the page out of AI answers of Bing; snippets in search results stay allowed'

function robotsPreferences(robots: RobotsTxt): Preference[] {
  if (robots.kind !== 'rules') return []
  return robots.rules.lines.flatMap(({ name, value, line, text }) => {
    const kind = kindOf(name)
    const where = { url: robots.url, line, snippet: snippet(text) }
    return kind ? [{ kind, value, signals: signalsIn(value), where }] : []
  })
}

function headerPreferences({ response, url }: HtmlPage): Preference[] {
  return (['Content-Signal', 'Content-Usage'] as const).flatMap(kind =>
    headerValues(response, kind).map(value => ({
      kind,
      value,
      signals: signalsIn(value),
      where: { url, snippet: snippet(`${kind}: ${value}`) },
    })),
  )
}

function kindOf(name: string): Preference['kind'] | undefined {
  const lower = name.toLowerCase()
  if (lower === 'content-signal') return 'Content-Signal'
  return lower === 'content-usage' ? 'Content-Usage' : undefined
}

/** Pairs as in `search=yes, ai-train=no`; a path may stand before them in robots.txt. */
function signalsIn(value: string): Record<string, string> {
  const pairs = value.toLowerCase().matchAll(/([a-z][a-z-]{0,30})\s?=\s?([a-z]{1,10})/g)
  return Object.fromEntries([...pairs].map(([, name, choice]) => [name!, choice!]))
}

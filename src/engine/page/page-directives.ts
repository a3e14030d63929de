import type { Occurrence } from '../../api/results.ts'
import { cutEnd } from '../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, isInside } from '../formats/html/document.ts'
import { BOTS } from '../formats/robots-txt/bots.ts'
import { type FinalResponse, headerValues } from '../network/exchange.ts'
import type { Preview } from '../syntax/preview.ts'

/** One rule of `<meta name="robots">` or `X-Robots-Tag`. */
export interface PageDirective {
  /** In lower case, as `noindex`; for what is not known the text between two commas. */
  name: string
  /** What stands behind the colon of `max-snippet`, `max-image-preview`, `max-video-preview`, `unavailable_after`. */
  value?: string
  /** The crawler it speaks to, in lower case; `*` is all of them. */
  bot: string
  source: 'meta' | 'header'
  /** Whether search engines know it, or did. */
  known: boolean
  where: Occurrence
}

/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'])

/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
  ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
  ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
  ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
])

const META_NAMES = new Set([
  ...BOTS.map(({ name }) => name.toLowerCase()),
  ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
])

/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
export function headerDirectives(response: FinalResponse): PageDirective[] {
  return headerValues(response, 'x-robots-tag').flatMap(value => {
    const where = { url: response.url, snippet: `X-Robots-Tag: ${cutEnd(value, 200)}` }
    let bot = '*'
    return ruleTexts(value).map(text => {
      const scoped = botPrefix(text)
      if (scoped) bot = scoped.bot
      return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header' as const, where }
    })
  })
}

/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
export function shippedHeaderDirectives({
  response,
  preview,
}: {
  response: FinalResponse
  preview?: Preview | undefined
}): PageDirective[] {
  const rules = headerDirectives(response)
  if (!preview) return rules
  const closing = new Set(rules.filter(isNoindex).map(({ where }) => where))
  return rules.filter(({ where }) => !closing.has(where))
}

/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
export function metaDirectives(document: HtmlDocument): {
  inHead: PageDirective[]
  outsideHead: PageDirective[]
} {
  const inHead: PageDirective[] = []
  const outsideHead: PageDirective[] = []
  for (const meta of document.elements('meta')) {
    const name = attribute(meta, 'name')?.trim().toLowerCase()
    if (name === undefined || !META_NAMES.has(name)) continue
    const list = isInside(meta, 'head') ? inHead : outsideHead
    const agent = name === 'robots' ? '*' : name
    for (const directive of directivesOfMeta(document, meta, agent)) list.push(directive)
  }
  return { inHead, outsideHead }
}

function directivesOfMeta(document: HtmlDocument, meta: Element, bot: string): PageDirective[] {
  const where = document.occurrence(meta)
  return ruleTexts(attribute(meta, 'content') ?? '').map(text => ({
    ...directiveOf(text),
    bot,
    source: 'meta',
    where,
  }))
}

/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value: string): string[] {
  const texts: string[] = []
  // Of the rule that is being read, as dates may hold any number of commas.
  let parts: string[] = []
  let hasDate = false
  for (const part of value.split(',')) {
    if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
      texts.push(parts.join(','))
      parts = []
      hasDate = false
    }
    parts.push(part)
    hasDate ||= /unavailable_after\s*:/i.test(part)
  }
  texts.push(parts.join(','))
  return texts.map(text => text.trim()).filter(text => text !== '')
}

function botPrefix(text: string): { bot: string; rest: string } | undefined {
  const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text)
  if (!match) return undefined
  const bot = match[1]!.toLowerCase()
  return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2]! }
}

function directiveOf(text: string): Pick<PageDirective, 'name' | 'value' | 'known'> {
  const lower = text.toLowerCase()
  const colon = lower.indexOf(':')
  const name = lower.slice(0, colon).trimEnd()
  if (colon >= 0 && VALUED.has(name)) return { name, value: text.slice(colon + 1).trim(), known: true }
  return { name: lower, known: PLAIN.has(lower) }
}

/** Those of the rules that speak to a crawler: to all, and to it by name. */
export function directivesFor(directives: readonly PageDirective[], bot: string): PageDirective[] {
  const name = bot.toLowerCase()
  return directives.filter(directive => directive.bot === '*' || directive.bot === name)
}

/** Whether a page asks Google not to be indexed by its own markup alone: a header on a preview is mostly the platform's. */
export function asksNotToBeIndexed(document: HtmlDocument): boolean {
  return metaDirectives(document).inHead.some(
    directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'),
  )
}

/** Whether the rules keep a page out of a search engine's index. */
export function isNoindex({ name }: PageDirective): boolean {
  return name === 'noindex' || name === 'none'
}

/** Whether the rules keep a search engine from following the links of a page. */
export function isNofollow({ name }: PageDirective): boolean {
  return name === 'nofollow' || name === 'none'
}

const IMAGE_PREVIEWS = ['none', 'standard', 'large']

/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
export function mergedDirectives(directives: readonly PageDirective[], bot: string): string[] {
  const own = directivesFor(directives, bot)
  const merged = new Set(
    own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name),
  )
  if (merged.delete('none')) merged.add('noindex').add('nofollow')
  if (own.some(({ name }) => name === 'indexifembedded')) merged.add('indexifembedded')
  for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
    const limits = valuesOf(own, name)
      .filter(isCount)
      .map(Number)
      .filter(limit => limit >= 0)
    if (limits.length > 0) merged.add(`${name}:${Math.min(...limits)}`)
  }
  const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()))
  const preview = IMAGE_PREVIEWS.find(size => previews.has(size))
  if (preview) merged.add(`max-image-preview:${preview}`)
  for (const date of valuesOf(own, 'unavailable_after')) merged.add(`unavailable_after:${date}`)
  return [...merged].sort()
}

function valuesOf(directives: readonly PageDirective[], name: string): string[] {
  return directives.filter(directive => directive.name === name).map(({ value }) => value!)
}

function isCount(value: string): boolean {
  return /^(?:-1|\d{1,9})$/.test(value)
}

/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
export function valueFault({ name, value = '' }: PageDirective): string | undefined {
  switch (name) {
    case 'max-snippet':
    case 'max-video-preview':
      return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`
    case 'max-image-preview':
      return IMAGE_PREVIEWS.includes(value.toLowerCase())
        ? undefined
        : `"${value}" is not none, standard or large`
    case 'unavailable_after':
      return dateOf(value) === undefined
        ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
        : undefined
    default:
      return undefined
  }
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i

/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
export function dateOf(text: string): number | undefined {
  const date = text.replace(WEEKDAY, '')
  if (!DATE_START.test(date)) return undefined
  const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3')
  const inUtc = spaced.replace(/[a-z]+$/i, 'UTC')
  return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite)
}

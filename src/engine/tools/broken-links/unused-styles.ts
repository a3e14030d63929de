import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { type CssUse, cssUses, MAX_PRELUDE } from '../../page/links/css-urls.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { copyHere, type Site } from './site.ts'
import type { Target } from './targets.ts'

/** As many requests of a page, and there may have been more than Chrome's log holds. */
const MANY_REQUESTS = 5000

/** What is known of the styles that browsers use on a page; each part is worked out once. */
interface Usage {
  /** Whether elements may have what stands before a brace: see {@link mayApply}. */
  applies(prelude: string): boolean
  /** What Chrome asked for; undefined where it did not show the page. */
  requested: ReadonlySet<string> | undefined
  usesOf(style: Element): ReadonlyMap<string, readonly CssUse[]>
}

/**
 * Tells why browsers do not load what the style sheets of a page name: a browser asks for the image of a style only
 * where an element has that style. Undefined for all else, and where it cannot be told.
 */
export function unusedStyles(page: JudgedPage, site: Site): (target: Target) => string | undefined {
  let known: Usage | undefined
  return target => {
    if (!target.links.every(isInStyleSheet)) return undefined
    known ??= usageOf(page)
    return whyUnused(target, known, site)
  }
}

function isInStyleSheet({ element, place }: PageLink): boolean {
  return element.tagName === 'style' && place === 'text'
}

function whyUnused(target: Target, usage: Usage, site: Site): string | undefined {
  const { applies, requested } = usage
  const copy = copyHere(site, target.address)?.url
  if (requested && (requested.has(target.url) || (copy !== undefined && requested.has(copy))))
    return undefined
  // A URL that one style sheet names often is a link each time, with the same uses.
  const found = new Set(target.links.map(({ element, href }) => usage.usesOf(element).get(href)))
  const uses = [...found].flatMap(ofSheet => ofSheet ?? [])
  const applying = uses.filter(({ preludes }) => preludes.every(applies))
  if (uses.length > 0 && applying.length === 0) return 'no element of the page has the style that names it'
  // Other screens, and people who point at the element, get what Chrome did not ask for.
  return requested && applying.length > 0 && !applying.some(isConditional)
    ? 'Chrome did not load it with the page'
    : undefined
}

function usageOf({ document, sent, scripts }: JudgedPage): Usage {
  // In lower case, as old documents compare them.
  const names = new Set<string>()
  addNames(names, sent.document)
  if (document !== sent.document) addNames(names, document)
  const requests = scripts.state === 'seen' ? scripts.rendered.requests : []
  const isKnown = requests.length > 0 && requests.length < MANY_REQUESTS
  const known = new Map<string, boolean>()
  const usesOfStyles = new Map<Element, ReadonlyMap<string, readonly CssUse[]>>()
  return {
    applies: prelude => {
      const applies = known.get(prelude) ?? mayApply(prelude, names)
      known.set(prelude, applies)
      return applies
    },
    requested: isKnown ? new Set(requests.map(({ url }) => url)) : undefined,
    usesOf: style => {
      const found = usesOfStyles.get(style) ?? Map.groupBy(cssUses(textOf(style)), ({ url }) => url)
      usesOfStyles.set(style, found)
      return found
    },
  }
}

function addNames(names: Set<string>, document: HtmlDocument): void {
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id) names.add(`#${id.toLowerCase()}`)
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) names.add(`.${name.toLowerCase()}`)
  }
}

/** Selectors in which names do not have to be those of an element, or are not written as they are. */
const UNCLEAR = /[([\\"'/]/
/** A class or an id. */
const NAME = /[.#][a-z_\u0080-\uffff-][\w\u0080-\uffff-]*/gi

/**
 * Whether elements may have what stands behind a list of selectors.
 *
 * @param names classes and ids of all elements, as sent and as scripts left them
 */
function mayApply(prelude: string, names: ReadonlySet<string>): boolean {
  if (prelude.startsWith('@') || prelude.length >= MAX_PRELUDE || UNCLEAR.test(prelude)) return true
  return prelude
    .split(',')
    .some(selector => (selector.match(NAME) ?? []).every(name => names.has(name.toLowerCase())))
}

/** Whether it depends on the screen or on what people do. */
function isConditional({ preludes }: CssUse): boolean {
  return preludes.some(prelude =>
    prelude.startsWith('@media')
      ? !/\bprint\b|-ms-|-moz-/i.test(prelude)
      : /:(?:hover|focus|active|checked|target)/i.test(prelude),
  )
}

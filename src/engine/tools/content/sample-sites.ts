import {
  attribute,
  type Element,
  type HtmlDocument,
  isInside,
  parentOf,
} from '../../formats/html/document.ts'
import { BLOCK_TAGS } from '../../page/text/blocks.ts'
import type { Regions } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Links to such hosts that are looked at; a page with more is about them, or says enough. */
const MAX_LINKS = 50
/** Characters of an address and of the text of a link. */
const LONGEST = 120
/** Characters around the link of a contact, a source or a partner; what is longer may explain something. */
const MAX_AROUND = 80
/** Steps up to the block that a link stands in. */
const MAX_STEPS_UP = 8

/** Hosts that are kept for examples. */
const SAMPLE_SITE = /^\s{0,5}https?:\/\/(?:[\w-]{1,60}\.){0,3}example\.(?:com|net|org)(?:[/?#:]|\s{0,5}$)/i

/** What leads over to an example or speaks of addresses, in the languages that are most frequent on the web. */
const EXPLAINS =
  /(?<!\p{L})(?:such as|e\. ?g\.|like|for (?:example|instance)|examples?|z\. ?b\.|beispiele?|etwa|p\. ?ej\.|ejemplos?|exemplos?|exemples?|esemp[io]|bijv|voorbeeld|np\.|przykład\p{L}*|např|пример\p{L}*|наприклад|örneğin|instead of|https?:\/\/|urls?|domains?|links?|markdown|html)(?!\p{L})/iu
/** An address as the text of its link. */
const ADDRESS = /^(?:https?:\/\/|www\.)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}(?:\/\S{0,100})?$/i
/** What somebody else said, what is to be entered, and what is shown as it is written. */
const APART = ['blockquote', 'q', 'samp', 'pre', 'code', 'form']

/**
 * Links to hosts that are kept for examples, where nobody has a site, as a template or an assistant writes them for that of
 * a partner. Not those that may explain how something is written or works.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
export function linksToSampleSites(document: HtmlDocument, { hidden }: Pick<Regions, 'hidden'>): Element[] {
  const found = document
    .elements('a')
    .filter(
      link =>
        link.sourceCodeLocation && !hidden.has(link) && leadsToSampleSite(attribute(link, 'href') ?? ''),
    )
  return found.length === 0 || isSampleSite(document)
    ? []
    : found.slice(0, MAX_LINKS).filter(link => !mayExplain(link))
}

function leadsToSampleSite(href: string): boolean {
  return SAMPLE_SITE.test(href.slice(0, LONGEST))
}

/** Whether the page is on such a host itself, or will be. */
function isSampleSite(document: HtmlDocument): boolean {
  const canonicals = document
    .elements('link')
    .filter(link => attribute(link, 'rel')?.trim().toLowerCase() === 'canonical')
  return [document.url, ...canonicals.map(link => attribute(link, 'href') ?? '')].some(leadsToSampleSite)
}

function mayExplain(link: Element): boolean {
  if (APART.some(tag => isInside(link, tag))) return true
  const text = startOfSeenText(link, LONGEST)
  const around = startOfSeenText(blockAround(link), LONGEST + 2 * MAX_AROUND).replace(text, ' ')
  return around.length > MAX_AROUND || EXPLAINS.test(around) || (!ADDRESS.test(text) && EXPLAINS.test(text))
}

/** The nearest element around a link that begins a new line. */
function blockAround(link: Element): Element {
  let at: Element = link
  for (let step = 0; step < MAX_STEPS_UP && (at === link || !BLOCK_TAGS.has(at.tagName)); step++) {
    const next = parentOf(at)
    if (!next) break
    at = next
  }
  return at
}

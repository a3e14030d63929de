import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  type Node,
  parentOf,
} from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { Regions } from '../../page/text/regions.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { AccessibleNames } from './accessible-name.ts'

export interface Link {
  element: Element
  /** Absolute URL. */
  url: string
  /** To the same origin, or of a preview to where it will be. */
  internal: boolean
  nofollow: boolean
  /** What it is called; empty where it has no name. */
  name: string
  mayComeFromScript: boolean
  /** Nearest `lang` below the root's, in lower case; empty where the text is in the language of the page. */
  lang: string
}

const PAGES: ReadonlySet<string> = new Set(['http:', 'https:'])
const CONTACTS: ReadonlySet<string> = new Set(['mailto:', 'tel:'])

/**
 * Shown links to other pages over HTTP; those inside the page, to mail or to scripts are no links between pages. Nor are
 * the copies that a parser makes of a link that is not closed, which have no place in the source.
 *
 * @param to instead the links to the page itself, as that of the logo of a home page, or those that write a mail or call
 */
export function linksOf(
  { document, preview }: HtmlPage,
  { hidden, drawn }: Regions,
  names: AccessibleNames,
  to: 'others' | 'itself' | 'contacts' = 'others',
): Link[] {
  const links: Link[] = []
  const origin = new URL(document.url).origin
  const langs = inheritedLangs(document)
  const own = withoutFragment(document.url)
  for (const element of document.elements('a')) {
    const href = attribute(element, 'href')
    if (!element.sourceCodeLocation) continue
    if (href === undefined || href.trim().startsWith('#')) continue
    if (hidden.has(element) && !drawn.has(element)) continue
    const address = document.addressOf(href)
    if (!address || !(to === 'contacts' ? CONTACTS : PAGES).has(address.protocol)) continue
    const url = address.href
    const there = askedAt(preview, url)
    const asked = withoutFragment(there)
    if ((asked === own) !== (to === 'itself')) continue
    links.push({
      element,
      url,
      internal: (there === url ? address : new URL(asked)).origin === origin,
      nofollow: /(?:^|\s)nofollow(?:\s|$)/i.test(attribute(element, 'rel') ?? ''),
      ...names.nameOf(element),
      lang: langOfText(element) ?? langs.get(element) ?? '',
    })
  }
  return links
}

/** Elements that wrap the text of a link, one in the other. */
const MAX_WRAPPERS = 10
/** Nodes beside each other that are looked at. */
const MAX_SIBLINGS = 50

/** The `lang` of the element that holds all of a link's text. */
function langOfText(link: Element): string | undefined {
  let lang: string | undefined
  let at: Element | undefined = link
  for (let depth = 0; at && depth < MAX_WRAPPERS && at.childNodes.length <= MAX_SIBLINGS; depth++) {
    const filled: readonly Node[] = at.childNodes.filter(
      node => isElement(node) || ('value' in node && node.value.trim() !== ''),
    )
    const [only] = filled
    at = filled.length === 1 && only && isElement(only) ? only : undefined
    lang = (at && attribute(at, 'lang')?.trim().toLowerCase()) ?? lang
  }
  return lang
}

/** The nearest `lang` of each element that has one, the root's left out. Parents come before their children, so one pass suffices. */
function inheritedLangs(document: HtmlDocument): ReadonlyMap<Element, string> {
  const langs = new Map<Element, string>()
  const { html } = document
  if (document.withAttribute('lang').every(element => element === html)) return langs
  for (const element of document.elements()) {
    if (element === html) continue
    const parent = parentOf(element)
    const lang = attribute(element, 'lang')?.trim().toLowerCase() ?? (parent && langs.get(parent))
    if (lang !== undefined) langs.set(element, lang)
  }
  return langs
}

/** Whether a link leads to a page, by its address: not to a picture, nor to a file for download. */
export function isPage({ url }: Link): boolean {
  return !/\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(new URL(url).pathname)
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}

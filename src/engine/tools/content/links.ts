import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
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
  /** Nearest `lang`, in lower case. */
  lang: string
}

/**
 * Shown links to other pages over HTTP; those inside the page, to mail or to scripts are no links between pages. Nor are
 * the copies that a parser makes of a link that is not closed, which have no place in the source.
 */
export function linksOf(
  { document, preview }: HtmlPage,
  { hidden }: Regions,
  names: AccessibleNames,
): Link[] {
  const links: Link[] = []
  const origin = new URL(document.url).origin
  const langs = inheritedLangs(document)
  const own = withoutFragment(document.url)
  for (const element of document.elements('a')) {
    const href = attribute(element, 'href')
    if (!element.sourceCodeLocation) continue
    if (href === undefined || href.trim().startsWith('#') || hidden.has(element)) continue
    const url = document.resolve(href)
    if (url === undefined || !/^https?:/.test(url)) continue
    const asked = withoutFragment(askedAt(preview, url))
    if (asked === own) continue
    links.push({
      element,
      url,
      internal: new URL(asked).origin === origin,
      nofollow: /(?:^|\s)nofollow(?:\s|$)/i.test(attribute(element, 'rel') ?? ''),
      ...names.nameOf(element),
      lang: langs.get(element) ?? '',
    })
  }
  return links
}

/** The nearest `lang` of each element that has one. Parents come before their children, so one pass suffices. */
function inheritedLangs(document: HtmlDocument): ReadonlyMap<Element, string> {
  const langs = new Map<Element, string>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const lang = attribute(element, 'lang')?.trim().toLowerCase() ?? (parent && langs.get(parent))
    if (lang !== undefined) langs.set(element, lang)
  }
  return langs
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#')
  return at < 0 ? url : url.slice(0, at)
}

import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, notApplicable } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { Regions } from '../../page/text/regions.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { AccessibleNames } from './accessible-name.ts'
import { isGenericAnchor } from './generic-anchors.ts'
import { primary } from './language.ts'

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

/** @param language of the page, where it is known better than by its declaration */
export function judgeLinks(document: HtmlDocument, links: readonly Link[], language: string) {
  if (links.length === 0) {
    const none = notApplicable('the page links to no other page')
    return { 'link-empty': none, 'link-text-generic': none }
  }
  // Of what is not followed the text counts for nothing.
  const named = links.filter(link => !link.nofollow && link.name !== '')
  return {
    'link-empty': failWhere(
      links
        .filter(link => link.name === '' && !link.mayComeFromScript && !isOutOfReach(link.element))
        .map(link =>
          document.occurrence(link.element, `the link to ${link.url} has no text, label or image with alt`),
        ),
    ),
    'link-text-generic':
      named.length === 0
        ? notApplicable('no link that search engines follow has a text')
        : failWhere(
            named
              .filter(link => isGenericAnchor(link.name, primary(link.lang) || language))
              .filter(link => !namesItsTarget(link))
              .map(link => document.occurrence(link.element, `"${link.name}" leads to ${link.url}`)),
          ),
  }
}

/** Out of the order of focus: the second link of a card, beside one with a name. */
function isOutOfReach(element: Element): boolean {
  return attribute(element, 'tabindex')?.trim() === '-1'
}

/** The text is the target's own name, as `continue` for the statement of a language in its manual. */
function namesItsTarget({ name, url }: Link): boolean {
  const { pathname, hash } = new URL(url)
  const last = (hash || pathname.replace(/\/$/, '')).split(/[/#.]/).at(-1)!
  return last.toLowerCase() === name.toLowerCase().replaceAll(/[<>()]/g, '')
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

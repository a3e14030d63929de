import type { RenderedPage } from '../browser/rendered-page.ts'
import { foldSpace, textOf } from '../formats/html/document.ts'
import { comparableUrl, isHomePage } from '../syntax/comparable-url.ts'
import { declaredCanonical } from './canonical-links.ts'
import type { HtmlPage } from './html-page.ts'
import { scriptShellOf } from './script-shell.ts'

type Shown = Pick<RenderedPage, 'url' | 'document' | 'ledTo'>

/**
 * Another page of the site that scripts put in the place of this one by the history API, as Docusaurus, React and Vue do
 * for a route that redirects: no other document is loaded, and what is shown is the other page. Undefined where it is
 * this page, however a router writes its address.
 *
 * What a server sent in full stays this page unless it then has another title or canonical. So does the home page unless
 * its canonical becomes the other page: an app without a page of its own for its root begins at one of its views.
 */
export function ledOnByHistory(sent: HtmlPage, shown: Shown): string | undefined {
  if (shown.ledTo !== undefined || pathOf(shown.url) === pathOf(sent.url)) return undefined
  if (new URL(shown.url).origin !== new URL(sent.url).origin || ERROR_PAGE.test(pathOf(shown.url)))
    return undefined
  const rendered = { ...sent, document: shown.document }
  const [before, now] = [declaredCanonical(sent), declaredCanonical(rendered)]
  const hasOtherCanonical =
    before !== undefined && now !== undefined && comparableUrl(before) !== comparableUrl(now)
  if (isHomePage(sent.url))
    return hasOtherCanonical && pathOf(now.href) === pathOf(shown.url) ? shown.url : undefined
  const isOther =
    hasOtherCanonical || titleOf(sent) !== titleOf(rendered) || scriptShellOf(sent.document) !== undefined
  return isOther ? shown.url : undefined
}

/**
 * The same of a home page without a canonical of its own: the other page is one where its own document, as the server
 * sends it, has the title that is shown now and this page has none. An app without such pages sends one document for all.
 *
 * @param read the page that the server sends at an address; undefined where there is none
 */
export async function ledOnFromHome(
  sent: HtmlPage,
  shown: Shown,
  read: (url: string) => Promise<HtmlPage | undefined>,
): Promise<string | undefined> {
  if (!isHomePage(sent.url) || shown.ledTo !== undefined || pathOf(shown.url) === pathOf(sent.url))
    return undefined
  if (new URL(shown.url).origin !== new URL(sent.url).origin || ERROR_PAGE.test(pathOf(shown.url)))
    return undefined
  if (titleOf(sent) || scriptShellOf(sent.document) === undefined) return undefined
  const title = titleOf(shown)
  const other = title ? await read(shown.url) : undefined
  const isSent = other && titleOf(other) === title && scriptShellOf(other.document) === undefined
  return isSent ? shown.url : undefined
}

/** Where a router leads visitors whose page does not exist: that is said of the page itself. */
const ERROR_PAGE = /(?:^|\/)(?:404|(?:page-?)?not-?found|error)$/

/** The path of an address, however a server or a router writes it: in any case, with or without a slash or `.html`. */
function pathOf(url: string): string {
  const parts = new URL(comparableUrl(url)).pathname.toLowerCase().split('/')
  const last = parts.pop()!.replace(/^(?:index|default)(?:\.[a-z]{2,5})?$|\.(?:html?|php)$/, '')
  return [...parts, last].filter(part => part !== '').join('/')
}

function titleOf({ document }: Pick<HtmlPage, 'document'>): string | undefined {
  const [title] = document.elements('title')
  return title && foldSpace(textOf(title))
}

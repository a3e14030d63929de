import { attribute, type Element } from '../../formats/html/document.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf, type PageLink } from '../../page/links/page-links.ts'
import type { Target } from './targets.ts'

/**
 * Tells links that scripts led elsewhere before anybody could follow them, as those do which keep mail addresses from programs
 * that collect them: Chrome shows no link to that address any more, and one of the same class and id to an address that was
 * not sent. Undefined for all else, and where the page was not shown.
 */
export function rewrittenLinks({
  document,
  sent,
}: Pick<JudgedPage, 'document' | 'sent'>): (target: Pick<Target, 'url' | 'links'>) => string | undefined {
  if (document === sent.document) return () => undefined
  const now = linksOf(document).filter(isLink)
  const sentAddresses = addressesOf(linksOf(sent.document).filter(isLink))
  const shownAddresses = addressesOf(now)
  const led = new Set(
    now
      .filter(({ url }) => url !== undefined && !sentAddresses.has(withoutFragment(url)))
      .map(({ element }) => nameOf(element)),
  )
  return ({ url, links }) => {
    const isLed = (link: PageLink) =>
      link.document === sent.document && isLink(link) && led.has(nameOf(link.element))
    return !shownAddresses.has(url) && links.every(isLed)
      ? 'a script puts another URL in its place'
      : undefined
  }
}

function isLink({ kind, element }: PageLink): boolean {
  return kind === 'navigation' && (element.tagName === 'a' || element.tagName === 'area')
}

function addressesOf(links: readonly PageLink[]): Set<string> {
  return new Set(links.flatMap(({ url }) => (url === undefined ? [] : [withoutFragment(url)])))
}

/** Class and id, by which scripts find what they write anew. */
function nameOf(element: Element): string {
  return `${element.tagName} ${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`
}

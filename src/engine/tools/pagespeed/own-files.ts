import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import type { FinalResponse } from '../../network/exchange.ts'
import { askedAt } from '../../syntax/preview.ts'
import { perVisit } from '../../visit/per-visit.ts'

/** Most files that are fetched. */
const MAX_FETCHED = 20

/** Style sheets and scripts of the page's own origin that could be fetched, for where Lighthouse did not run. */
export const ownFiles = perVisit(async (visit): Promise<FinalResponse[]> => {
  const { document, url } = await visit.htmlPage()
  const { origin } = new URL(url)
  const addresses = new Set<string>()
  for (const element of document.elements('script', 'link')) {
    const address = askedAt(visit.preview, fileOf(element, document) ?? 'data:,')
    if (new URL(address).origin === origin) addresses.add(address)
  }
  const wanted = [...addresses].slice(0, MAX_FETCHED)
  const exchanges = await Promise.all(wanted.map(address => visit.fetch(address)))
  return exchanges.flatMap(({ final }) => (final?.status === 200 ? [final] : []))
})

export function isStyleSheet(link: Element): boolean {
  return /(^|\s)stylesheet(\s|$)/i.test(attribute(link, 'rel') ?? '')
}

function fileOf(element: Element, document: HtmlDocument): string | undefined {
  const value = attribute(element, element.tagName === 'script' ? 'src' : 'href')
  if (value === undefined || (element.tagName === 'link' && !isStyleSheet(element))) return undefined
  const address = document.resolve(value)
  return address !== undefined && /^https?:/.test(address) ? address : undefined
}

import { withoutFragment } from '../../network/redirect-target.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf } from '../../page/links/page-links.ts'

/**
 * Where links lead that nobody sees or presses, since they hold nothing and have no area, and no other link of the page:
 * addresses without fragment. None where the page was not shown.
 */
export function unseenAddresses({ document, scripts }: JudgedPage): ReadonlySet<string> {
  const selectors = scripts.state === 'seen' ? scripts.rendered.unseenLinks : []
  if (selectors.length === 0) return new Set()
  const unseen = document.elementsAt(selectors)
  const [seenAt, unseenAt] = [new Set<string>(), new Set<string>()]
  for (const { url, kind, element } of linksOf(document)) {
    if (url === undefined || (kind !== 'navigation' && kind !== 'submission')) continue
    const addresses = unseen.has(element) ? unseenAt : seenAt
    addresses.add(withoutFragment(url))
  }
  return unseenAt.difference(seenAt)
}

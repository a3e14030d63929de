import { type Element, parentOf } from '../../formats/html/document.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { shutParts } from '../../visit/shut-parts.ts'
import type { Visit } from '../../visit/visit.ts'
import type { CheckedTarget } from './verify.ts'

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

/** Tells broken links that all stand in parts which nobody gets to see: see {@link shutParts}. */
export async function hiddenForGood(
  visit: Visit,
  targets: readonly CheckedTarget[],
): Promise<(target: CheckedTarget) => boolean> {
  if (!targets.some(({ role, state }) => role === 'link' && state === 'broken')) return () => false
  const { document } = await visit.judgedPage()
  const shut = document.elementsAt(await shutParts(visit))
  if (shut.size === 0) return () => false
  const [hidden, others] = [new Set<string>(), new Set<string>()]
  for (const { url, element } of linksOf(document))
    if (url !== undefined) (isWithin(element, shut) ? hidden : others).add(withoutFragment(url))
  return ({ url, state }) => state === 'broken' && hidden.has(url) && !others.has(url)
}

function isWithin(element: Element, parts: ReadonlySet<Element>): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (parts.has(at)) return true
  return false
}

import type { HtmlPage } from './html-page.ts'
import type { JudgedPage } from './judged-page.ts'
import { isNoindex, metaDirectives, type PageDirective, shippedHeaderDirectives } from './page-directives.ts'

/** The rules for crawlers that hold for a page, and what scripts did to those of its head. */
export interface JudgedRules {
  /** Without those that a preview alone has. */
  header: readonly PageDirective[]
  /** Those that hold: of the rendered head, and each noindex that was sent. */
  inHead: readonly PageDirective[]
  outsideHead: readonly PageDirective[]
  /** Rules of the rendered head that were not sent. */
  added: ReadonlySet<PageDirective>
  /** Rules that were sent and are not in the rendered head. */
  removed: ReadonlySet<PageDirective>
}

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
export function judgedRules(page: HtmlPage | JudgedPage): JudgedRules {
  const header = shippedHeaderDirectives(page)
  const now = metaDirectives(page.document)
  if (!('scripts' in page) || page.scripts.state !== 'seen') {
    return { header, ...now, added: new Set(), removed: new Set() }
  }
  const before = metaDirectives(page.scripts.before).inHead
  const wereThere = new Set(before.map(keyOf))
  const areThere = new Set(now.inHead.map(keyOf))
  const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))))
  const sent = metaDirectives(page.sent.document).inHead.filter(isNoindex)
  const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))))
  const kept = sent.filter(rule => removed.has(rule))
  return { header, ...now, inHead: [...kept, ...now.inHead], added, removed }
}

/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }: PageDirective): string {
  return JSON.stringify([name, value ?? null, bot])
}

import type { Occurrence } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { canonicalLinks } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { sentMetadata } from './metadata.ts'

/** An address that was sent as canonical. */
export interface SentCanonical {
  url: URL
  at(message: string): Occurrence
}

/**
 * Addresses that count as sent: in `<head>`, in a header, or where scripts have yet to move them into `<head>`.
 *
 * @param before the document that scripts found
 */
export function sentCanonicals(page: JudgedPage, before: HtmlDocument): SentCanonical[] {
  const links = canonicalLinks({ ...page.sent, document: before })
  const moved = sentMetadata(before).canonicals.pending.map(element => ({
    url: URL.parse(attribute(element, 'href')?.trim() ?? '', before.baseUrl) ?? undefined,
    at: (message: string) => before.occurrence(element, message),
  }))
  return [...links, ...moved].flatMap(({ url, at }) => (url ? [{ url, at }] : []))
}

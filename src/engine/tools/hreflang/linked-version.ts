import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { openHtml } from '../../page/open-html.ts'
import type { PageAddress } from '../../page/page-address.ts'
import type { Visit } from '../../visit/visit.ts'
import type { VersionLink } from './version-links.ts'

/** Most versions that a page links to which are asked for. */
export const MAX_VERSIONS = 20

/** What is behind a link to a version: its page where it is one, `missing`, or `unknown` where it could not be asked for. */
export async function linkedVersion(
  visit: Visit,
  address: PageAddress,
  { url }: VersionLink,
): Promise<HtmlPage | 'no page' | 'missing' | 'unknown'> {
  const located = address.locate(url)
  if ('unverifiable' in located) return 'unknown'
  const { final } = await visit.fetchForSite(located.url)
  if (!final || !isSuccess(final.status)) return 'missing'
  return openHtml(final, visit.preview) ?? 'no page'
}

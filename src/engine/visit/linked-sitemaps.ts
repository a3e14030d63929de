import { attribute } from '../formats/html/document.ts'
import { askedAt, deploymentRoot } from '../syntax/preview.ts'
import { homeDocument } from './home-document.ts'
import type { Visit } from './visit.ts'

/** Links in the head that are looked at, and sitemaps that they may name. */
const MAX_LINKS = 200
const MAX_SITEMAPS = 3

/**
 * Sitemaps of a site that its home page names by `<link rel="sitemap">`, as generators write it. Search engines do not
 * look there, but there is a sitemap.
 *
 * @see https://microformats.org/wiki/existing-rel-values#HTML5_link_type_extensions
 */
export async function linkedSitemaps(
  visit: Pick<Visit, 'fetchForSite' | 'preview'>,
  origin: string,
): Promise<string[]> {
  const root = deploymentRoot(visit.preview, origin)
  const document = await homeDocument(visit, root)
  const urls = (document?.elements('link') ?? []).slice(0, MAX_LINKS).flatMap(link => {
    if (!/(?:^|\s)sitemap(?:\s|$)/i.test(attribute(link, 'rel') ?? '')) return []
    const address = document!.addressOf(attribute(link, 'href') ?? '')
    const here = address ? askedAt(visit.preview, address.href) : ''
    return here.startsWith(`${root}/`) ? here : []
  })
  return [...new Set(urls)].slice(0, MAX_SITEMAPS)
}

import { NotMeasured } from '../../not-measured.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { loosePath, PageAddress } from '../../page/page-address.ts'
import { relianceOnScripts } from '../../page/script-reliance.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import type { Visit } from '../../visit/visit.ts'

/** Names of files that are no pages. */
const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|vcf|ics|txt|xml|json)$/i

/**
 * Whether the audited page is a home page that leads to no other page of its site, as that of a site of one page. What the
 * law asks for beside it, and a login, is no page that search engines have to be told of.
 */
export async function isOnlyPage(visit: Visit): Promise<boolean> {
  const page = await visit.htmlPage().catch(error => {
    if (error instanceof NotMeasured) return undefined
    throw error
  })
  if (!page || page.document.unread !== undefined || relianceOnScripts(page) !== undefined) return false
  const address = new PageAddress(page)
  const here = loosePath(address.here)
  if (!isHomePage(page.url) && here !== page.preview?.base) return false
  return linksOf(page.document).every(link => {
    if (link.kind !== 'navigation' && link.kind !== 'related' && link.kind !== 'frame') return true
    const url = link.address
    if (!url || !/^https?:$/.test(url.protocol) || !address.isOnSite(url)) return true
    if (FILE.test(url.pathname) || isLegalNotice(url.href) || isForUsers(url.href)) return true
    return (isHomePage(url.href) || loosePath(url) === here) && url.search === ''
  })
}

import { isSuccess } from '../network/status.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { openHtml } from '../page/open-html.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/** The start page of the audited site as it is sent; undefined where there is none, or it is no HTML. */
export async function homePage(visit: Visit): Promise<HtmlPage | undefined> {
  const { origin } = new URL(visit.url)
  const { final } = await visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/`)
  return final && isSuccess(final.status) ? openHtml(final, visit.preview) : undefined
}

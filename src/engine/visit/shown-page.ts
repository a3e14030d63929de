import type { HtmlPage } from '../page/html-page.ts'
import { assertShown } from '../page/instant-redirect.ts'
import type { JudgedPage } from '../page/judged-page.ts'
import type { Visit } from './visit.ts'

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
export async function shownPage(visit: Visit): Promise<HtmlPage> {
  const page = await visit.htmlPage()
  assertShown(page)
  return page
}

/** The same as search engines judge it. */
export async function shownJudgedPage(visit: Visit): Promise<JudgedPage> {
  await shownPage(visit)
  return await visit.judgedPage()
}

import type { FinalResponse } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { NotApplicable, NotHtml } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { answeredChain } from './chain.ts'

/**
 * What is at the end of the chain: the answer, and the page or why it is none.
 *
 * @throws NotApplicable where there is no page at the end
 */
export async function endPage(visit: Visit): Promise<{ response: FinalResponse; page: HtmlPage | NotHtml }> {
  const { final } = await answeredChain(visit)
  if (!final || !isSuccess(final.status)) throw new NotApplicable('the URL does not lead to a page')
  try {
    return { response: final, page: await visit.htmlPage() }
  } catch (error) {
    if (error instanceof NotHtml) return { response: final, page: error }
    throw error
  }
}

import { renderedOrReason } from '../../page/rendered-page.ts'
import { runsScripts } from '../../page/scripts.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../tool-definition.ts'
import type { NetworkRequest } from '../../visit/browser/rendered-page.ts'
import type { HtmlPage, Visit } from '../../visit/visit.ts'

/**
 * Mixed content that only the wire shows: what Chrome blocked and the document as sent does not name. It is asked for
 * by scripts, or by style sheets and frames.
 *
 * @param named addresses that the document names over HTTP, which are reported apart
 */
export async function judgeScriptedMixedContent(
  visit: Visit,
  page: HtmlPage,
  named: ReadonlySet<string>,
): Promise<Judgement> {
  if (new URL(page.url).protocol !== 'https:') return notApplicable('the page is served over plain HTTP')
  if (!runsScripts(page.document)) return notApplicable('nothing runs on the page')
  const rendered = await renderedOrReason(visit)
  if (typeof rendered === 'string') return notMeasured(rendered)
  const blocked = rendered.requests.filter(request => isBlocked(request) && !named.has(request.url))
  const distinct = [...new Map(blocked.map(request => [request.url, request])).values()]
  return failWhere(
    distinct.map(({ url, type }) => ({ url: page.url, message: `Chrome blocks ${url} (${type})` })),
  )
}

/** Chrome's own word for it. */
function isBlocked({ failure }: NetworkRequest): boolean {
  return failure === 'mixed-content'
}

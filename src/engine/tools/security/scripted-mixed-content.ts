import type { Occurrence } from '../../../api/results.ts'
import type { MixedContent, RenderedPage } from '../../browser/rendered-page.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'

type Judgements = Record<'mixed-content-by-scripts' | 'mixed-content-upgraded-by-scripts', Judgement>

/**
 * Mixed content that shows only when the page is loaded: what the document as sent does not name, so that scripts or
 * style sheets ask for it. What frames load is not the page's doing.
 *
 * @param named addresses that the document names over HTTP, which are reported apart
 */
export async function judgeScriptedMixedContent(
  visit: Visit,
  page: HtmlPage,
  named: ReadonlySet<string>,
): Promise<Judgements> {
  if (new URL(page.url).protocol !== 'https:')
    return both(notApplicable('the page is served over plain HTTP'))
  const rendered = await ownRenderingOrReason(visit)
  if (typeof rendered === 'string') return both(notMeasured(rendered))
  const found = distinct([...rendered.mixedContent, ...blockedRequests(rendered)])
  const unnamed = found.filter(({ url }) => !named.has(url))
  const placesOf = (outcome: MixedContent['outcome'], words: (what: string) => string): Occurrence[] =>
    unnamed
      .filter(one => one.outcome === outcome)
      .map(({ url, type }) => ({
        url: page.url,
        message: words(type === 'Resource' ? url : `${url} (${type})`),
      }))
  return {
    'mixed-content-by-scripts': failWhere(placesOf('blocked', what => `Chrome blocks ${what}`)),
    'mixed-content-upgraded-by-scripts': failWhere(
      placesOf('upgraded', what => `Chrome asks for ${what} over HTTPS instead`),
    ),
  }
}

function both(judgement: Judgement): Judgements {
  return { 'mixed-content-by-scripts': judgement, 'mixed-content-upgraded-by-scripts': judgement }
}

/** Those of workers show as requests alone. */
function blockedRequests({ requests }: RenderedPage): MixedContent[] {
  return requests
    .filter(({ failure, inFrame }) => failure === 'mixed-content' && !inFrame)
    .map(({ url, type }) => ({ url, type, outcome: 'blocked' }))
}

function distinct(found: readonly MixedContent[]): MixedContent[] {
  return [...new Map(found.toReversed().map(one => [one.url, one])).values()].toReversed()
}

import type { MixedContent, RenderedPage } from '../../browser/rendered-page.ts'
import { failWhere } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable } from '../../not-measured.ts'
import { chosenRendering } from '../../visit/rendering.ts'
import { insecureAddresses } from './insecure-addresses.ts'

const MIXED_CONTENT = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content'

/**
 * Mixed content that shows only when the page is loaded: what the document as sent does not name, so that scripts or
 * style sheets ask for it. What frames load is not the page's doing.
 */
export const scriptedMixedContent = defineTopic({
  checks: {
    'mixed-content-by-scripts': {
      severity: 'warning',
      title: 'Browsers block what scripts or style sheets of the HTTPS page load over HTTP',
      why: 'Browsers and Google do not load it, so what it is for is missing.',
      fix: 'Use https: URLs (wss: for WebSockets) in the scripts and style sheets, or send Content-Security-Policy: upgrade-insecure-requests.',
      help: MIXED_CONTENT,
      example: "fetch('http://api.example.com/prices')",
    },
    'mixed-content-upgraded-by-scripts': {
      severity: 'warning',
      title: 'Scripts or style sheets of the HTTPS page load images or media with http: URLs',
      why: 'Browsers load them over HTTPS instead, and show nothing if that fails.',
      fix: 'Use https: URLs in the scripts and style sheets.',
      help: MIXED_CONTENT,
      example: 'body { background: url(http://www.example.com/paper.png) }',
    },
  },
  async judge(visit) {
    const { url: page } = await visit.htmlPage()
    // What a browser loads of a preview over plain HTTP does not show it.
    if (new URL(page).protocol !== 'https:') throw new NotApplicable('the page is served over plain HTTP')
    const { addresses: named } = await insecureAddresses(visit)
    const rendered = await chosenRendering(visit)
    const found = distinct([...rendered.mixedContent, ...blockedRequests(rendered)])
    const placesOf = (outcome: MixedContent['outcome'], words: (what: string) => string) =>
      found
        .filter(one => one.outcome === outcome && !named.has(one.url))
        .map(({ url, type }) => ({
          url: page,
          message: words(type === 'Resource' ? url : `${url} (${type})`),
        }))
    return {
      judgements: {
        'mixed-content-by-scripts': failWhere(placesOf('blocked', what => `Chrome blocks ${what}`)),
        'mixed-content-upgraded-by-scripts': failWhere(
          placesOf('upgraded', what => `Chrome loads ${what} over HTTPS instead`),
        ),
      },
    }
  },
})

/** Those of workers show as requests alone. */
function blockedRequests({ requests }: RenderedPage): MixedContent[] {
  return requests
    .filter(({ failure, inFrame }) => failure === 'mixed-content' && !inFrame)
    .map(({ url, type }) => ({ url, type, outcome: 'blocked' }))
}

function distinct(found: readonly MixedContent[]): MixedContent[] {
  return [...new Map(found.toReversed().map(one => [one.url, one])).values()].toReversed()
}

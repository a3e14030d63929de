import type { PlacedNode } from '../../browser/axe-results.ts'
import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { FILL_NOTHING, purposeOf } from '../../page/third-party-purpose.ts'

/** What people see come in, and what makes or fills parts of a page. */
const AWAITED_TYPES: ReadonlySet<string> = new Set(['Image', 'Script', 'Fetch', 'XHR', 'Media'])
/** Services whose files nothing on a page waits for: they fill nothing, and show nothing themselves. */
const NOT_AWAITED = FILL_NOTHING.difference(new Set(['captcha', 'scrolling', 'social']))

/** Classes of what stands in the place of something that loads. */
const OF_LOADER =
  /^<[^>]{0,1000}?\sclass=["'](?:[^"']{0,500}[\s_-])?(?:spinners?|loader|loading|preloader|skeleton|indeterminate|shimmer)(?:[\s_"'-]|$)/i
const IS_BUSY = /^<[^>]{0,1500}?\saria-busy=["']?true\b/i
const IS_BAR = /^<[^>]{0,1500}?\srole=["']?progressbar\b/i
/** A bar with a value says how much of something there is. */
const HAS_VALUE = /^<[^>]{0,1500}?\saria-valuenow=["']?\d/i

/** Whether an element shows that something is loading, by its start tag: it goes as soon as that has come. */
export function isLoadingSign({ html }: Pick<PlacedNode, 'html'>): boolean {
  return OF_LOADER.test(html) || IS_BUSY.test(html) || (IS_BAR.test(html) && !HAS_VALUE.test(html))
}

/** What the page waited for in vain, and visitors may well get; undefined where all came. */
export async function awaitedInVain(requests: readonly NetworkRequest[]): Promise<string | undefined> {
  for (const { type, inFrame, failure, status, endMs, url } of requests) {
    const isGivenUp = failure === 'net::ERR_ABORTED'
    const isOpen = status === undefined || endMs === undefined
    if (inFrame || isGivenUp || !AWAITED_TYPES.has(type) || !(failure !== undefined || isOpen)) continue
    if (!NOT_AWAITED.has(await purposeOf(url)))
      return `${url} did not come while this audit looked, and this shows that something is loading`
  }
  return undefined
}

import { oneLine } from '../../../text/one-line.ts'
import { shownUrl } from '../../../text/shown-url.ts'
import { counted } from '../../numbers-in-words.ts'
import type { PageView } from '../pages.ts'
import { factsOf, numberIn, objectIn, objectsIn, textIn } from './facts.ts'

/** The way from the address of a page to its answer. */
export interface RedirectsView {
  /** As `2 redirects, 120 ms in all`. */
  words: string
  /** In their order; the last one is the answer. */
  hops: readonly HopView[]
  /** Why no answer came; empty where one did. */
  failure: string
}

export interface HopView {
  url: string
  /** What is shown of it: without what it has in common with the one before. */
  label: string
  status: number
  kind: 'answer' | 'redirect' | 'fault'
  /** As `34 ms`; empty where it is not known. */
  time: string
}

/** Search engines give up after ten. */
const MAX_HOPS = 20

/** @returns undefined where nothing is known of it */
export function redirects(page: Pick<PageView, 'runs' | 'facts'>): RedirectsView | undefined {
  const facts = factsOf(page, 'redirects')
  const read = objectsIn(facts, 'chain', MAX_HOPS).flatMap(hop => {
    const [url, status] = [textIn(hop, 'url'), numberIn(hop, 'status')]
    return url === undefined || status === undefined ? [] : [{ url, status, ms: numberIn(hop, 'ttfbMs') }]
  })
  const failure = objectIn(facts, 'failure')
  const reason = [textIn(failure, 'url'), textIn(failure, 'message')].filter(Boolean).join(' ')
  if (read.length === 0 && reason === '') return undefined
  const origin = commonOrigin(read.map(({ url }) => url))
  const hops = read.map(({ url, status, ms }, index): HopView => {
    const leadsOn = index < read.length - 1
    const kind =
      status >= 400 ? 'fault' : leadsOn || (status >= 300 && status !== 304) ? 'redirect' : 'answer'
    return {
      url,
      label: labelOf(url, origin),
      status,
      kind,
      time: ms === undefined ? '' : `${Math.round(ms)} ms`,
    }
  })
  return {
    words: inWords(
      hops,
      read.map(({ ms }) => ms),
    ),
    hops,
    failure: oneLine(reason),
  }
}

function inWords(hops: readonly HopView[], times: readonly (number | undefined)[]): string {
  const count = hops.filter(({ kind }) => kind === 'redirect').length
  const known = times.filter(ms => ms !== undefined)
  const sum = Math.round(known.reduce((all, ms) => all + ms, 0))
  const all = known.length > 1 ? `, ${sum} ms in all` : ''
  if (count === 0) return 'The server does not redirect it.'
  return `${counted(count, 'redirect')}${all}`
}

function commonOrigin(urls: readonly string[]): string | undefined {
  const origins = new Set(urls.map(url => URL.parse(url)?.origin ?? 'null'))
  const [only] = origins
  return origins.size === 1 && only !== 'null' ? only : undefined
}

function labelOf(url: string, origin: string | undefined): string {
  return shownUrl(origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)
}

import {
  type Exchange,
  type Failure,
  type FinalResponse,
  header,
  headerValues,
  mediaType,
} from '../../network/exchange.ts'
import type { InstantRedirect } from '../../page/instant-redirect.ts'
import type { Garbage } from '../../page/why-not-html.ts'
import { garbageSaid, isIndexFileMoved, type LeftBy, leftToDeployment } from '../left-to-deployment.ts'
import type { FragmentTargets } from './fragment-targets.ts'

/** What a request for a link's target showed, without bodies: a run keeps this for every target. */
export interface LinkAnswer {
  /** Status of the last response; null where there was none. */
  status: number | null
  /** Why there is no final response. */
  failure?: Pick<Failure, 'kind' | 'code' | 'message'>
  /** The name that does not resolve may well exist: it did before, or no other resolves either. */
  doubtful?: true
  /** Redirects that were followed. */
  redirects: number
  /** Where they ended; undefined where there was none. */
  finalUrl?: string
  /** Where the permanent redirects at the start of the chain lead; undefined where it begins otherwise. */
  movedTo?: string
  /** Whether a redirect on the way set a cookie: who keeps cookies may end elsewhere. */
  cookieOnTheWay?: true
  /** Value of `Retry-After`, where the server asked to come back later. */
  retryAfter?: string
  /** It is missing here, and may be there on production, as this file of the folder that is served says. */
  madeAtDeployment?: LeftBy
  /** It is an index file from which the host of the site may lead to the folder by itself. */
  indexFileMoves?: true
  /** It is an HTML page that was read and has nothing but white space in it. */
  isEmpty?: true
  /** It is sent as HTML and is no text, as far as it was read or its server tells. */
  garbage?: Garbage
  /** Where it sends its readers at once, as a page of the audited site that was read and does nothing else. */
  leadsOn?: InstantRedirect
  /** Bytes of an image, as its server tells them, from {@link HEAVY_IMAGE_BYTES} on. */
  imageBytes?: number
  /** It was not asked for: its host wants no more requests for now. */
  declined?: true
  /** Where fragments can lead, of an HTML page that was read for them. */
  fragments?: FragmentTargets
  /** SHA-256 of such a page as sent, in base64url. */
  sha256?: string
}

/** Of a lighter image nobody wants to know what it weighs. */
const HEAVY_IMAGE_BYTES = 500_000

const PERMANENT: ReadonlySet<number> = new Set([301, 308])

/** The short form of an exchange. */
export function linkAnswerOf(exchange: Exchange): LinkAnswer {
  const { hops, final, failure } = exchange
  const redirects = final ? hops.length - 1 : hops.length
  const answer: LinkAnswer = { status: hops.at(-1)?.status ?? null, redirects }
  if (failure) {
    const { kind, code, message } = failure
    answer.failure = code === undefined ? { kind, message } : { kind, code, message }
  }
  if (redirects > 0) tellWay(answer, exchange)
  const retryAfter = final && header(final, 'retry-after')
  if (retryAfter !== undefined) answer.retryAfter = retryAfter
  const imageBytes = final && imageBytesOf(final)
  if (imageBytes !== undefined) answer.imageBytes = imageBytes
  const leftBy = final && leftToDeployment(final)
  if (leftBy !== undefined) answer.madeAtDeployment = leftBy
  const garbage = final && garbageSaid(final)
  if (garbage !== undefined) answer.garbage = garbage
  if (final && isIndexFileMoved(final)) answer.indexFileMoves = true
  return answer
}

function imageBytesOf(response: FinalResponse): number | undefined {
  if (response.status !== 200 || !mediaType(response).startsWith('image/')) return undefined
  const length = header(response, 'content-length') ?? ''
  return /^\d{1,15}$/.test(length) && Number(length) >= HEAVY_IMAGE_BYTES ? Number(length) : undefined
}

function tellWay(answer: LinkAnswer, { hops, final }: Exchange): void {
  if (final) answer.finalUrl = final.url
  const firstOther = hops.findIndex(hop => !PERMANENT.has(hop.status))
  if (firstOther > 0) answer.movedTo = hops[firstOther]!.url
  if (hops.slice(0, answer.redirects).some(hop => headerValues(hop, 'set-cookie').length > 0)) {
    answer.cookieOnTheWay = true
  }
}

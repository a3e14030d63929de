import type { Exchange } from '../network/exchange.ts'
import type { BodyConsumer, FetchOptions } from '../network/http-client.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { SNIFFED_BYTES } from '../page/why-not-html.ts'
import {
  type AnswerFingerprints,
  type BodyDigest,
  BodyReader,
  exchangeFingerprint,
  linkFingerprint,
} from './input-fingerprint.ts'
import { type LinkAnswer, linkAnswerOf } from './link-check/link-answer.ts'
import { isHtml, MAX_PAGE_BYTES, tellOnward } from './link-check/link-checker.ts'
import type { Visit } from './visit.ts'

type RequestOptions = Omit<FetchOptions, 'signal' | 'originHeaders' | 'consume'>

/**
 * Fingerprint of what an address answers now, of whose body nothing is kept.
 *
 * @returns undefined where another try may give something else
 */
export async function answerFingerprint(
  visit: Visit,
  url: string,
  options: RequestOptions,
): Promise<string | undefined> {
  const { exchange, digest } = await digested(visit, url, options)
  return exchangeFingerprint(exchange, visit.origin, digest)
}

/** The same of a link's target that is read for the places that fragments lead to. */
export async function pageFingerprint(visit: Visit, url: string): Promise<string> {
  const { exchange, digest } = await digested(visit, url, { maxBytes: MAX_PAGE_BYTES })
  return asPage(visit, exchange, digest)
}

/**
 * All fingerprints that the answer to one plain request can give, for what is asked for in several ways. That of the
 * page itself serves its tools as well.
 */
export async function answerFingerprints(visit: Visit, url: string): Promise<AnswerFingerprints> {
  const isOwn = withoutFragment(url) === withoutFragment(visit.url)
  const { exchange, digest, small } = isOwn ? await ownAnswer(visit) : await digested(visit, url, {})
  const { final } = exchange
  const isWhole = final && !final.truncated && digest.bytes <= MAX_PAGE_BYTES
  return {
    fetch: exchangeFingerprint(exchange, visit.origin, digest),
    page: isWhole && final.status < 400 ? asPage(visit, exchange, digest) : undefined,
    // A link checker tries what fails in other ways.
    link: final && final.status < 400 ? linkFingerprint(read(exchange, small), visit.origin) : undefined,
  }
}

/** The answer with what the body shows of a page so small that a link checker reads it. */
function read(exchange: Exchange, small: Buffer | undefined): LinkAnswer {
  const answer = linkAnswerOf(exchange)
  if (small && exchange.final && isHtml(exchange)) tellOnward(answer, small, exchange.final)
  return answer
}

function asPage({ origin }: Visit, exchange: Exchange, { sha256 }: BodyDigest): string {
  const answer = linkAnswerOf(exchange)
  return linkFingerprint(isHtml(exchange) ? { ...answer, sha256 } : answer, origin, true)
}

interface Digested {
  exchange: Exchange
  digest: BodyDigest
  /** The body, where it has few bytes. */
  small: Buffer | undefined
}

async function ownAnswer(visit: Visit): Promise<Digested> {
  const exchange = await visit.exchange()
  const reader = new BodyReader(visit.origin)
  const body = exchange.final?.body
  if (body) reader.push(body)
  return { exchange, digest: reader.digest(), small: body && body.length < SNIFFED_BYTES ? body : undefined }
}

async function digested(visit: Visit, url: string, options: RequestOptions): Promise<Digested> {
  const reader = new BodyReader(visit.origin)
  let small: Buffer | undefined = Buffer.alloc(0)
  const consume: BodyConsumer = async chunks => {
    for await (const chunk of chunks) {
      reader.push(chunk)
      if (small)
        small = small.length + chunk.length < SNIFFED_BYTES ? Buffer.concat([small, chunk]) : undefined
    }
  }
  const exchange = await visit.stream(url, consume, options)
  return { exchange, digest: reader.digest(), small }
}

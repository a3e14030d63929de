import type { Exchange } from '../network/exchange.ts'
import type { BodyConsumer, FetchOptions } from '../network/http-client.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import {
  type AnswerFingerprints,
  type BodyDigest,
  BodyReader,
  exchangeFingerprint,
  linkFingerprint,
} from './input-fingerprint.ts'
import { linkAnswerOf } from './link-check/link-answer.ts'
import { isHtml, MAX_PAGE_BYTES } from './link-check/link-checker.ts'
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
  const { exchange, digest } = isOwn ? await ownAnswer(visit) : await digested(visit, url, {})
  const { final } = exchange
  const isWhole = final && !final.truncated && digest.bytes <= MAX_PAGE_BYTES
  return {
    fetch: exchangeFingerprint(exchange, visit.origin, digest),
    page: isWhole && final.status < 400 ? asPage(visit, exchange, digest) : undefined,
    // A link checker tries what fails in other ways.
    link: final && final.status < 400 ? linkFingerprint(linkAnswerOf(exchange), visit.origin) : undefined,
  }
}

function asPage({ origin }: Visit, exchange: Exchange, { sha256 }: BodyDigest): string {
  const answer = linkAnswerOf(exchange)
  return linkFingerprint(isHtml(exchange) ? { ...answer, sha256 } : answer, origin, true)
}

async function ownAnswer(visit: Visit): Promise<{ exchange: Exchange; digest: BodyDigest }> {
  const exchange = await visit.exchange()
  const reader = new BodyReader(visit.origin)
  if (exchange.final) reader.push(exchange.final.body)
  return { exchange, digest: reader.digest() }
}

async function digested(
  visit: Visit,
  url: string,
  options: RequestOptions,
): Promise<{ exchange: Exchange; digest: BodyDigest }> {
  const reader = new BodyReader(visit.origin)
  const consume: BodyConsumer = async chunks => {
    for await (const chunk of chunks) reader.push(chunk)
  }
  return { exchange: await visit.stream(url, consume, options), digest: reader.digest() }
}

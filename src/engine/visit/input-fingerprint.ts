import { createHash } from 'node:crypto'
import type { DnsAnswer, RecordType } from '../network/dns/records.ts'
import type { Exchange } from '../network/exchange.ts'
import { lastingHeaders } from '../network/lasting-headers.ts'
import type { TlsReport } from '../network/tls.ts'
import type { LinkAnswer } from './link-check/link-answer.ts'

/** Characters of a fingerprint: 96 bits, so that no two inputs of any report have the same by chance. */
const LENGTH = 16
/** Ends the fingerprint of what names the host that it is on: it is another thing on another host. */
export const NAMES_HOST = '!'

/** The body of an answer, however it came. */
export interface BodyDigest {
  sha256: string
  /** Whether it names the host of the audited page. */
  namesHost: boolean
  bytes: number
}

/** Fingerprints of one answer, by what it was asked for; undefined where this answer does not tell. */
export interface AnswerFingerprints {
  fetch: string | undefined
  /** Of a link's target that is read for the places that fragments lead to. */
  page: string | undefined
  /** Of one that is not. */
  link: string | undefined
}

/** Digests a body piece by piece. */
export class BodyReader {
  readonly #hash = createHash('sha256')
  readonly #name: Buffer
  #tail: Buffer = Buffer.alloc(0)
  #namesHost = false
  #bytes = 0

  /** @param own origin of the audited page */
  constructor(own: string) {
    this.#name = Buffer.from(nameOf(own))
  }

  push(chunk: Buffer): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    if (this.#namesHost || this.#name.length === 0) return
    const text = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk])
    this.#namesHost = text.includes(this.#name)
    this.#tail = Buffer.from(text.subarray(Math.max(0, text.length - this.#name.length + 1)))
  }

  digest(): BodyDigest {
    return { sha256: this.#hash.digest('base64url'), namesHost: this.#namesHost, bytes: this.#bytes }
  }
}

export function sha256Of(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}

/**
 * Equal for answers that no tool tells apart: address, status and headers of each hop, and the bytes of the body. What
 * a server makes anew for each answer is left out, see {@link lastingHeaders}.
 *
 * @param own origin of the audited page, which is left out of addresses
 * @returns undefined where another try may give something else
 */
export function exchangeFingerprint(
  exchange: Exchange,
  own: string,
  digest?: BodyDigest,
): string | undefined {
  const { hops, final, failure } = exchange
  if (failure && MAY_PASS.has(failure.kind)) return undefined
  const name = nameOf(own)
  const told = hops.map(hop => [
    relativeTo(own, hop.url).replace(PROBE, '$1'),
    hop.status,
    lastingHeaders(hop),
  ])
  const body = final && (digest ?? digestOf(final.body, own))
  const rest = failure
    ? [failure.kind, failure.code, relativeTo(own, failure.url)]
    : [body?.sha256, final?.truncated]
  const text = JSON.stringify([told, rest])
  return hashOf(text) + (body?.namesHost || (name !== '' && text.includes(name)) ? NAMES_HOST : '')
}

function digestOf(body: Buffer, own: string): BodyDigest {
  const reader = new BodyReader(own)
  reader.push(body)
  return reader.digest()
}

/** What a host is told from others by: its first label, or the address that it is. */
function nameOf(origin: string): string {
  const { hostname = '', host = '' } = URL.parse(origin) ?? {}
  return /^[\d.]+$|^\[/.test(hostname) ? host : hostname.split('.', 1)[0]!
}

/** The page that cannot exist has another name on each origin. */
const PROBE = /(\/seo-preflight)-[0-9a-f]{16}$/

const MAY_PASS: ReadonlySet<string> = new Set(['timeout', 'connection', 'dns'])

/**
 * Equal for targets that a link checker judges alike.
 *
 * @param withBody whether the page was read for the places that fragments lead to
 */
export function linkFingerprint(answer: LinkAnswer, own: string, withBody = false): string {
  const { status, failure, redirects, finalUrl, movedTo, cookieOnTheWay, declined } = answer
  const way = [finalUrl, movedTo].map(url => url && relativeTo(own, url))
  return hashOf(
    JSON.stringify([
      status,
      failure?.kind,
      failure?.code,
      redirects,
      way,
      cookieOnTheWay,
      declined,
      answer.madeAtDeployment,
      ...(answer.indexFileMoves ? [true] : []),
      ...(answer.imageBytes === undefined ? [] : [answer.imageBytes]),
      ...(withBody ? [answer.sha256] : []),
      ...(!withBody && answer.leadsOn ? [relativeTo(own, answer.leadsOn.url), answer.leadsOn.by] : []),
    ]),
  )
}

/** Of a page in which all places were found that fragments lead to: as it answered, and with what it said. */
export function placesFingerprint(answer: LinkAnswer, own: string): string {
  return linkFingerprint(answer, own) + linkFingerprint(answer, own, true)
}

/**
 * Whether a page still has these places.
 *
 * @param before as {@link placesFingerprint} gave it
 * @param page fingerprint of the page as it is now, whatever places it has
 * @param read asked for where that differs
 */
export async function hasSamePlaces(
  before: string,
  page: string | undefined,
  own: string,
  places: readonly number[],
  read: () => Promise<LinkAnswer>,
): Promise<boolean> {
  if (page === before.slice(LENGTH)) return true
  const answer = await read()
  return (
    linkFingerprint(answer, own) === before.slice(0, LENGTH) && answer.fragments?.hasSent(places) === true
  )
}

/** Equal for records that differ in their order and in the time that they are kept alone. */
export function dnsFingerprint(answer: DnsAnswer<RecordType>): string | undefined {
  if (answer.failure) return answer.failure.kind === 'bad-name' ? hashOf('bad-name') : undefined
  const { exists, records, aliases, signatures, authentic } = answer
  const sorted = (items: readonly unknown[]) => items.map(item => canonical(item)).sort()
  return hashOf(
    JSON.stringify([
      exists,
      sorted(records.map(({ ttl: _, ...record }) => record)),
      sorted(aliases),
      sorted(signatures),
      authentic,
    ]),
  )
}

export function tlsFingerprint(report: TlsReport): string | undefined {
  return report.failure ? undefined : hashOf(canonical(report))
}

/** What follows the origin of the audited page, with `@` in its place; of other addresses all. */
export function relativeTo(own: string, url: string): string {
  return own !== '' && url.startsWith(`${own}/`) ? `@${url.slice(own.length)}` : url
}

/** The address that {@link relativeTo} shortened. */
export function absoluteOn(own: string, shortened: string): string {
  return shortened.startsWith('@/') ? own + shortened.slice(1) : shortened
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) => (inner instanceof Map ? [...inner] : inner))
}

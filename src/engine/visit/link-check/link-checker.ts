import { setTimeout as sleep } from 'node:timers/promises'
import { retryAfterMs } from '../../../net/retry-after.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import { type Exchange, type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import type { FetchOptions } from '../../network/http-client.ts'
import { Memo } from '../../network/memo.ts'
import { redirectIn } from '../../page/instant-redirect.ts'
import { garbageIn, SNIFFED_BYTES } from '../../page/why-not-html.ts'
import { sha256Of } from '../input-fingerprint.ts'
import { tracedAsHere } from '../input-trace.ts'
import { isBarePage } from './bare-page.ts'
import { fragmentTargetsIn } from './fragment-targets.ts'
import { HostLanes } from './host-lanes.ts'
import { type LinkAnswer, linkAnswerOf } from './link-answer.ts'

/** One target to ask for. */
export interface LinkRequest {
  /** What tells requests apart whose answers may differ: the URL, and what is sent along. */
  key: string
  /** Without fragment. */
  url: string
  /** Host and port of the URL. */
  host: string
  /** Whether the page is to be read for the places that fragments lead to. */
  fragments: boolean
  /** Whether the host is the audited one. */
  audited: boolean
  signal: AbortSignal
  send(options: FetchOptions): Promise<Exchange>
  /** A plain request for the same URL that was made for another purpose. */
  fetched(): Promise<Exchange> | undefined
}

/** Targets whose answers a run keeps. */
const MAX_KEPT_ANSWERS = 50_000
/** Milliseconds for one request. A target that is slower could not be verified. */
const REQUEST_TIMEOUT_MS = 10_000
/** Decoded bytes of a page that are read for its fragment targets. */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024
/** Milliseconds before the second try of what failed and may pass. */
const RETRY_PAUSE_MS = 500
/**
 * Milliseconds before the last try of a name that does not resolve where others do: it fails a build, which a moment without
 * the DNS must not.
 */
const LAST_PAUSE_MS = 2000
/** Names that do not resolve, while no host is there, from which on it is the network that does not, and none is tried again. */
const MANY_UNRESOLVED = 8
/** Links without an answer in time, of a host that has given none yet, after which it is left alone. */
const MOST_IN_VAIN = 2
/** The longest wait, in milliseconds, that a `Retry-After` is granted; a host that asks for more is left alone. */
const MAX_RETRY_AFTER_MS = 10_000

/**
 * Asks for the targets of links: each once a run, however many pages link to it. HEAD comes first; where it gives an
 * error or nothing, or of a page of the audited host hardly any bytes, GET decides, whose body is read only for that. What
 * may pass is tried a second time. Whether a host is there at all is found out once, by the first link that leads to it.
 */
export class LinkChecker {
  readonly #answers: Memo<LinkAnswer>
  readonly #lanes: HostLanes<LinkAnswer>
  readonly #now: () => number
  #unresolved = 0

  /** @param ttlMs milliseconds that an answer serves; Infinity for a run */
  constructor(ttlMs = Number.POSITIVE_INFINITY, now: () => number = Date.now) {
    this.#answers = new Memo(MAX_KEPT_ANSWERS, ttlMs, now)
    this.#lanes = new HostLanes(now)
    this.#now = now
  }

  /** Rejects where the signal aborts, never because of a server. */
  answer(request: LinkRequest): Promise<LinkAnswer> {
    const known = this.#answers.find(pageKey(request.key))
    if (known) return known
    if (request.fragments) return this.#answers.get(pageKey(request.key), () => this.#ask(request))
    return this.#answers.get(request.key, () => this.#ask(request))
  }

  /** Keeps the answer of a page that was read for another purpose, with the places of its fragments. */
  note(key: string, answer: LinkAnswer): void {
    this.#answers.delete(pageKey(key))
    void tracedAsHere(this.#answers.get(pageKey(key), async () => answer))
  }

  async #ask(request: LinkRequest): Promise<LinkAnswer> {
    const fetching = request.fetched()
    if (fetching) {
      const fetched = await fetching
      const answer = linkAnswerOf(fetched)
      const page = fetched.final
      if (page && isHtml(fetched)) tellContent(answer, page.body, page)
      if (request.fragments && page && isHtml(fetched)) {
        readFragments(answer, page.body, fetched, page.truncated)
      }
      if (!mayPass(answer)) return answer
    }
    const first = await this.#inLane(request, () => this.#firstAnswer(request))
    if (!this.#lanes.isThere(request.host)) return first
    if (!mayPass(first)) return this.#leaveAloneIfDown(request, first)
    if (!this.#mayAskAgain(request, first)) return first
    const second = await this.#inLane(request, () => get(request))
    if (isTurnedAway(second) && second.retryAfter !== undefined) this.#lanes.close(request.host, DECLINED)
    return this.#leaveAloneIfDown(request, second)
  }

  async #firstAnswer(request: LinkRequest): Promise<LinkAnswer> {
    const first = request.fragments ? await get(request) : await headOrGet(request)
    if (!this.#lanes.isThere(request.host)) return await this.#findOut(request, first)
    if (!first.failure && !mayPass(first)) this.#lanes.goesWell(request.host)
    return first
  }

  /**
   * Finds out whether a host is there that has not answered yet. All tries for that are made in one turn, behind which all
   * other links to it wait.
   */
  async #findOut(request: LinkRequest, first: LinkAnswer): Promise<LinkAnswer> {
    const { host, signal } = request
    let answer = first
    for (const pauseMs of [RETRY_PAUSE_MS, LAST_PAUSE_MS]) {
      if (!isUnreached(answer) || !mayPass(answer)) break
      if (isUnresolved(answer) ? !this.#isWorthAsking(pauseMs) : pauseMs === LAST_PAUSE_MS) break
      await sleep(pauseMs, undefined, { signal })
      answer = await get(request)
    }
    const isAway = isUnreached(answer)
    if (isAway && isUnresolved(answer)) {
      if (this.#isNetworkDown) answer = { ...answer, doubtful: true }
      this.#unresolved++
    }
    if (!isAway && !isTimeout(answer)) this.#lanes.find(host)
    else if (isAway || this.#lanes.miss(host) >= MOST_IN_VAIN) this.#lanes.close(host, answer)
    return answer
  }

  /** Where nothing is reached, no name is told to lead nowhere. */
  #isWorthAsking(pauseMs: number): boolean {
    return this.#lanes.isAnyThere || (pauseMs !== LAST_PAUSE_MS && !this.#isNetworkDown)
  }

  get #isNetworkDown(): boolean {
    return !this.#lanes.isAnyThere && this.#unresolved >= MANY_UNRESOLVED
  }

  #inLane(request: LinkRequest, ask: () => Promise<LinkAnswer>): Promise<LinkAnswer> {
    return this.#lanes.run(request.host, request.audited, request.signal, ask)
  }

  /** Holds the host back for as long as it wants; false where it wants to be left alone for longer than is granted. */
  #mayAskAgain(request: LinkRequest, first: LinkAnswer): boolean {
    const asked = retryAfterMs(first.retryAfter, this.#now())
    if (asked !== undefined && asked > MAX_RETRY_AFTER_MS) {
      this.#lanes.close(request.host, DECLINED)
      return false
    }
    this.#lanes.pause(request.host, Math.max(asked ?? 0, RETRY_PAUSE_MS))
    return true
  }

  /** What holds for one link of a host that takes no connections any more holds for all of them. */
  #leaveAloneIfDown(request: LinkRequest, answer: LinkAnswer): LinkAnswer {
    if (request.audited || !isUnreached(answer)) return answer
    // The name of a host that has answered exists.
    const lost: LinkAnswer = isUnresolved(answer) ? { ...answer, doubtful: true } : answer
    this.#lanes.close(request.host, lost)
    return lost
  }
}

const DECLINED: LinkAnswer = { status: null, redirects: 0, declined: true }
const DOWN_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the host of a link takes no connections, or has no address. */
function isUnreached({ failure, redirects }: LinkAnswer): boolean {
  return (
    failure !== undefined && redirects === 0 && (failure.kind === 'dns' || DOWN_CODES.has(failure.code ?? ''))
  )
}

function isUnresolved({ failure }: LinkAnswer): boolean {
  return failure?.kind === 'dns'
}

/** Whether the host of a link gave no answer in time. */
function isTimeout({ failure, redirects }: LinkAnswer): boolean {
  return failure?.kind === 'timeout' && redirects === 0
}

async function headOrGet(request: LinkRequest): Promise<LinkAnswer> {
  const exchange = await request.send({ method: 'HEAD', timeoutMs: REQUEST_TIMEOUT_MS })
  const head = linkAnswerOf(exchange)
  return needsGet(head) || (request.audited && isSmall(exchange)) ? await get(request) : head
}

/**
 * Whether the server tells of a page that it has hardly any bytes: it may be empty, or do nothing but lead on. Some servers
 * tell 0 of every page that is asked for by HEAD, so only GET shows what it is.
 */
function isSmall(exchange: Exchange): boolean {
  const length = exchange.final && isHtml(exchange) ? header(exchange.final, 'content-length') : undefined
  return length !== undefined && /^\d{1,15}$/.test(length) && Number(length) < SNIFFED_BYTES
}

function pageKey(key: string): string {
  return `page ${key}`
}

async function get(request: LinkRequest): Promise<LinkAnswer> {
  const chunks: Buffer[] = []
  const exchange = await request.send({
    timeoutMs: REQUEST_TIMEOUT_MS,
    maxBytes: MAX_PAGE_BYTES,
    consume: async (body, response) => {
      if (!/html/.test(mediaType(response))) return
      if (request.fragments) for await (const chunk of body) chunks.push(chunk)
      else if (request.audited) chunks.push(await startOf(body))
    },
  })
  const answer = linkAnswerOf(exchange)
  const page = Buffer.concat(chunks)
  if (request.fragments && exchange.final && isHtml(exchange))
    readFragments(answer, page, exchange, exchange.final.truncated)
  if ((request.fragments || request.audited) && exchange.final && isHtml(exchange))
    tellContent(answer, page, exchange.final)
  return answer
}

const NOT_BLANK = /[^\t\n\f\r ]/

/** A body up to where it can be told what it is: that it has more than white space, and its first bytes. */
async function startOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  let [start, isBlank] = [Buffer.alloc(0), true]
  for await (const chunk of body) {
    isBlank &&= !NOT_BLANK.test(chunk.toString('latin1'))
    if (start.length < SNIFFED_BYTES || !isBlank) start = Buffer.concat([start, chunk])
    if (!isBlank && start.length >= SNIFFED_BYTES) break
  }
  return start
}

function tellContent(answer: LinkAnswer, body: Buffer, response: FinalResponse): void {
  if (!NOT_BLANK.test(body.toString('latin1')) || isBare(body, response)) answer.isEmpty = true
  const garbage = garbageIn(body)
  if (garbage !== undefined) answer.garbage = garbage
  tellOnward(answer, body, response)
}

/** Whether a page that was read to its end has a frame and nothing in it. */
function isBare(body: Buffer, response: FinalResponse): boolean {
  if (body.length >= SNIFFED_BYTES || !/<html|<body/i.test(body.toString('latin1'))) return false
  return isBarePage(new HtmlDocument(decodeHtml(body, header(response, 'content-type')).text, response.url))
}

/** Says of an answer where the page sends its readers at once, if it is small. */
export function tellOnward(answer: LinkAnswer, body: Buffer, response: FinalResponse): void {
  if (body.length >= SNIFFED_BYTES || !MAY_LEAD_ON.test(body.toString('latin1'))) return
  const source = decodeHtml(body, header(response, 'content-type')).text
  const onward = redirectIn(new HtmlDocument(source, response.url))
  if (onward) answer.leadsOn = onward
}

/** What a small page has that leads on; a larger one is not read by all ways. */
const MAY_LEAD_ON = /http-equiv|location/i

export function isHtml({ final }: Exchange): boolean {
  if (!final || final.status < 200 || final.status > 299) return false
  const type = mediaType(final)
  return type === 'text/html' || type === 'application/xhtml+xml'
}

function readFragments(answer: LinkAnswer, body: Buffer, { final }: Exchange, truncated: boolean): void {
  const { text } = decodeHtml(body, header(final!, 'content-type'))
  answer.fragments = fragmentTargetsIn(text, truncated)
  answer.sha256 = sha256Of(body)
}

/** Servers answer HEAD with errors of all kinds, or not at all, where GET works. */
function needsGet({ status, failure }: LinkAnswer): boolean {
  if (!failure) return status !== null && status >= 400 && status !== 429
  if (failure.kind === 'timeout') return failure.code === undefined
  return ['connection', 'protocol', 'bad-encoding'].includes(failure.kind)
}

function isTurnedAway({ status }: LinkAnswer): boolean {
  return status === 429 || status === 503
}

/** Whether a second try may end otherwise. */
function mayPass(answer: LinkAnswer): boolean {
  const { status, failure } = answer
  if (failure) return failure.kind === 'dns' || failure.kind === 'connection'
  return status === 429 || (status !== null && status >= 500 && status < 600)
}

import type { DecodedPacket } from 'dns-packet'
import pLimit, { type LimitFunction } from 'p-limit'
import { Deadline, orAborted } from '../deadline.ts'
import { Memo } from '../memo.ts'
import { canonicalName, isQueryable } from './host-name.ts'
import { type Decoded, decodeMessage, encodeQuery, type Question, readAnswer } from './message.ts'
import type { DnsAnswer, DnsFailure, RecordType } from './records.ts'
import { askOverTcp, askOverUdp, type NameServer, parseNameServer } from './transport.ts'

export interface ResolverOptions {
  /** Recursive name servers as `node:dns` writes them, asked in this order. */
  servers: readonly string[]
  /** Milliseconds that one server has for one answer. Default 2,000. */
  timeoutMs?: number
  /** Milliseconds that an answer is kept. Default for a run. */
  keepMs?: number
}

export interface QueryOptions {
  /** Asks also for what DNSSEC says is forged. */
  checkingDisabled?: boolean
}

const TIMEOUT_MS = 2000
/** Queries that one question may take: a lost one is sent again, or to the next server. */
const ATTEMPTS = 3
/** Queries on their way at once. */
const CONCURRENCY = 16
/** Answers kept. */
const ANSWERS = 5000

/**
 * Asks recursive name servers, with DNSSEC records and over TCP where an answer is too long for UDP. Each question is
 * asked once; the answer is kept for all pages. Nothing is sent to any other server than those given.
 */
export class DnsResolver {
  readonly #servers: readonly NameServer[]
  readonly #timeoutMs: number
  readonly #answers: Memo<DnsAnswer<RecordType>>
  readonly #limit: LimitFunction = pLimit(CONCURRENCY)

  constructor({ servers, timeoutMs = TIMEOUT_MS, keepMs = Number.POSITIVE_INFINITY }: ResolverOptions) {
    this.#servers = servers.map(parseNameServer).filter(server => server !== undefined)
    this.#timeoutMs = timeoutMs
    this.#answers = new Memo(ANSWERS, keepMs)
  }

  /** Never rejects because of a server: that is a {@link DnsFailure}. Rejects when the signal aborts. */
  async query<T extends RecordType>(
    name: string,
    type: T,
    signal: AbortSignal,
    { checkingDisabled = false }: QueryOptions = {},
  ): Promise<DnsAnswer<T>> {
    signal.throwIfAborted()
    const question: Question = { name: canonicalName(name), type, checkingDisabled }
    if (!isQueryable(question.name)) {
      const message = `"${name}" is not a name that the DNS can hold`
      return { name, type, failure: { kind: 'bad-name', message } }
    }
    const key = `${question.name} ${type} ${checkingDisabled}`
    const answer = this.#answers.get(key, () => this.#limit(() => this.#ask(question, signal)))
    return (await orAborted(answer, signal)) as DnsAnswer<T>
  }

  async #ask(question: Question, signal: AbortSignal): Promise<DnsAnswer<RecordType>> {
    const { name, type } = question
    let last: DnsFailure = noAnswer(question, 'there is no name server to ask')
    for (let attempt = 0; attempt < ATTEMPTS && this.#servers.length > 0; attempt++) {
      const server = this.#servers[attempt % this.#servers.length]!
      try {
        const answer = readAnswer(await this.#exchange(server, question, signal), name, type)
        if (!answer.failure) return answer
        last = answer
        if (attempt + 1 >= this.#servers.length) break
      } catch (error) {
        signal.throwIfAborted()
        last = noAnswer(question, (error as Error).message)
      }
    }
    return last
  }

  /** One answer of one server. Rejects where there is none in time. */
  async #exchange(server: NameServer, question: Question, signal: AbortSignal): Promise<DecodedPacket> {
    const { id, message } = encodeQuery(question)
    const accept = (received: Buffer): Decoded => decodeMessage(received, id, question)
    const limit = new Deadline(this.#timeoutMs, signal)
    try {
      const overUdp = (await askOverUdp(server, message, accept, limit.signal))!
      return overUdp.truncated
        ? (await askOverTcp(server, message, accept, limit.signal))!.packet
        : overUdp.packet
    } catch (error) {
      if (limit.passed) throw new Error(`no answer within ${this.#timeoutMs / 1000} s`)
      throw error
    } finally {
      limit.clear()
    }
  }
}

function noAnswer({ name, type }: Question, why: string): DnsFailure {
  return { name, type, failure: { kind: 'no-answer', message: `no answer for ${name} ${type}: ${why}` } }
}

import { HttpProblem } from './problem.ts'

/** What one token may do. */
export interface RequestLimits {
  /** Requests within a minute, which begins with the first of them. */
  perMinute: number
  /** Requests under way at once. */
  atOnce: number
}

/** A request that a limiter has let in. */
export interface Admission {
  /** What of the limits is left, as header fields of the answer. */
  headers: Readonly<Record<string, string>>
  /** The request is over; more than one call does no harm. */
  leave(): void
}

interface Usage {
  /** Milliseconds on the clock at which the minute ends. */
  until: number
  requests: number
  underWay: number
}

const MINUTE_MS = 60_000
/** Seconds after which one of many requests under way may have ended. */
const RETRY_AT_ONCE_SECONDS = 2
const PER_MINUTE = 'requests-per-minute'
const AT_ONCE = 'requests-at-once'
/** Type of the problem of a client that used up what it was given. */
const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/**
 * Counts the requests of each token in this process, and says in each answer what is left. Limits differ from token to
 * token. It keeps as many counts as there are tokens.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-11
 */
export class RequestLimiter {
  readonly #now: () => number
  readonly #usages = new WeakMap<object, Usage>()

  /** @param now milliseconds on a clock that is never set back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * @param token whoever has the limits
   * @throws HttpProblem 429 where the token is beyond one of them
   */
  enter(token: object, limits: RequestLimits): Admission {
    const now = this.#now()
    const usage = this.#usageOf(token, now)
    const left = Math.max(1, Math.ceil((usage.until - now) / 1000))
    if (usage.requests >= limits.perMinute) throw exceeded(PER_MINUTE, limits, usage, left, left)
    if (usage.underWay >= limits.atOnce) throw exceeded(AT_ONCE, limits, usage, left, RETRY_AT_ONCE_SECONDS)
    usage.requests++
    usage.underWay++
    let isUnderWay = true
    return {
      headers: fieldsOf(limits, usage, left),
      leave() {
        if (isUnderWay) usage.underWay--
        isUnderWay = false
      },
    }
  }

  #usageOf(token: object, now: number): Usage {
    const known = this.#usages.get(token)
    if (known && now < known.until) return known
    if (known) {
      known.until = now + MINUTE_MS
      known.requests = 0
      return known
    }
    const usage: Usage = { until: now + MINUTE_MS, requests: 0, underWay: 0 }
    this.#usages.set(token, usage)
    return usage
  }
}

function exceeded(
  policy: typeof PER_MINUTE | typeof AT_ONCE,
  limits: RequestLimits,
  usage: Usage,
  left: number,
  retryAfter: number,
): HttpProblem {
  const most =
    policy === PER_MINUTE ? `${limits.perMinute} requests per minute` : `${limits.atOnce} requests at once`
  return new HttpProblem(
    429,
    `this token may send ${most}; try again in ${retryAfter} s`,
    { ...fieldsOf(limits, usage, left), 'retry-after': String(retryAfter) },
    { type: QUOTA_EXCEEDED, 'violated-policies': [policy] },
  )
}

function fieldsOf(
  { perMinute, atOnce }: RequestLimits,
  { requests, underWay }: Usage,
  left: number,
): Record<string, string> {
  return {
    'ratelimit-policy': `"${PER_MINUTE}";q=${perMinute};w=60, "${AT_ONCE}";q=${atOnce};qu="concurrent-requests"`,
    ratelimit: `"${PER_MINUTE}";r=${perMinute - requests};t=${left}, "${AT_ONCE}";r=${atOnce - underWay}`,
  }
}

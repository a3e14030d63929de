import type { Exchange, FinalResponse } from '../exchange.ts'

/** One line of robots.txt that was understood. Filled in by the parser. */
export interface RobotsLine {
  line: number
  directive: string
  value: string
}

/** A parsed robots.txt. */
export interface RobotsRules {
  lines: readonly RobotsLine[]
}

/**
 * How a crawler takes the answer to its request for robots.txt.
 *
 * - `rules`: 2xx, the rules hold
 * - `allow-all`: 4xx except 429, as if there were none
 * - `disallow-all`: 5xx and 429: nothing may be crawled until that ends
 * - `unreachable`: no answer; a crawler treats it as `disallow-all`, an audit as not measured
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1
 */
export type RobotsTxt =
  | { kind: 'rules'; url: string; response: FinalResponse; rules: RobotsRules; exchange: Exchange }
  | { kind: 'allow-all' | 'disallow-all'; url: string; response: FinalResponse; exchange: Exchange }
  | { kind: 'unreachable'; url: string; reason: string; exchange: Exchange }

export function readRobotsTxt(
  url: string,
  exchange: Exchange,
  parse: (body: Buffer) => RobotsRules,
): RobotsTxt {
  if (!exchange.final) return { kind: 'unreachable', url, reason: exchange.failure.message, exchange }
  const { status } = exchange.final
  if (status >= 200 && status < 300)
    return { kind: 'rules', url, response: exchange.final, rules: parse(exchange.final.body), exchange }
  const kind = status === 429 || status >= 500 ? 'disallow-all' : 'allow-all'
  return { kind, url, response: exchange.final, exchange }
}

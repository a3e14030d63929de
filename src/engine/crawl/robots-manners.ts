import { crawlDelayOf } from '../formats/robots-txt/crawl-delay.ts'
import type { RobotsTxt } from '../formats/robots-txt/robots-txt.ts'

/** The name under which robots.txt may speak to our crawlers; few do, so the rules for all crawlers hold. */
export const ROBOTS_NAME = 'seo-preflight'

/** Milliseconds that the delays of robots.txt may take together: with a longer delay fewer addresses are looked at. */
export const MAX_DELAYS_MS = 300_000

/** What robots.txt asks of a crawler beside the addresses that it forbids. */
export interface RobotsManners {
  /** Milliseconds between the starts of two requests. */
  delayMs: number
  /** Addresses that may be looked at with that delay. */
  most: number
}

/** @param isOurs whether the server is one of this run, which nobody has to spare */
export function robotsManners(robots: RobotsTxt, isOurs: boolean): RobotsManners {
  const seconds = robots.kind === 'rules' && !isOurs ? crawlDelayOf(robots.rules, ROBOTS_NAME) : 0
  const delayMs = seconds * 1000
  const most = delayMs > 0 ? Math.max(1, Math.floor(MAX_DELAYS_MS / delayMs)) : Number.POSITIVE_INFINITY
  return { delayMs, most }
}

/** Says that fewer addresses are looked at, as the start of a sentence that goes on with "so". */
export function delayWords(delayMs: number): string {
  return `robots.txt asks for ${delayMs / 1000} seconds between two requests`
}

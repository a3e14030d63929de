import { oneLine } from '../text/one-line.ts'
import { shownUrl } from '../text/shown-url.ts'
import { withEscapes } from '../text/unsafe-characters.ts'
import type { AnsweredRequest } from './observer.ts'

/** UTF-16 units of a URL in the log. */
const MAX_URL = 500

/**
 * The line on a request in the log: JSON, without its line end. Whatever the request holds, it is one line of printable
 * characters and has no secret.
 *
 * @param redact takes the service's tokens out of a text
 */
export function accessLine(request: AnsweredRequest, redact: (text: string) => string, now: Date): string {
  const { requestId, method, route, status, durationMs, account, tool, url } = request
  return logLine('request', now, {
    requestId: redact(requestId),
    method,
    route,
    status,
    durationMs: Math.round(durationMs * 10) / 10,
    account: account === undefined ? undefined : redact(oneLine(account)),
    tool,
    url: url === undefined ? undefined : redact(shownUrl(redact(url), MAX_URL)),
  })
}

/** A line of the log on anything that happened. Fields that are undefined are left out. */
export function logLine(event: string, now: Date, fields: object): string {
  return withEscapes(JSON.stringify({ time: now.toISOString(), event, ...fields }))
}

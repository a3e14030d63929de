/** The three forms of an HTTP date: IMF-fixdate, RFC 850, asctime (RFC 9110 section 5.6.7). */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/

/** A longer wait is never meant, and digits without end would be infinite. */
const MAX_WAIT_MS = 10 * 365 * 86_400_000

/**
 * Milliseconds that a `Retry-After` asks to wait (RFC 9110 section 10.2.3), 0 for a moment that has passed or a
 * negative number, undefined for anything that is neither seconds nor an HTTP date. Fractions of seconds, which no
 * standard has, are taken for what they say; more than ten years are ten years.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^-?\d+(\.\d+)?$/.test(text)) return Math.min(Math.max(0, Number(text) * 1000), MAX_WAIT_MS)
  if (!HTTP_DATE.test(text)) return undefined
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

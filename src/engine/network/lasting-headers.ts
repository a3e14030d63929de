import type { HeaderMap } from './exchange.ts'

/**
 * Names of headers that servers, caches and CDNs make anew for each answer. That they are there counts, and what they
 * hold does not: no check judges it.
 */
const MADE_ANEW: ReadonlySet<string> = new Set([
  'age',
  'alt-svc',
  'cf-cache-status',
  'cf-ray',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'nel',
  'report-to',
  'server-timing',
  'transfer-encoding',
  'via',
  'x-cache',
  'x-cache-hits',
  'x-runtime',
  'x-served-by',
  'x-timer',
  'x-varnish',
])
/** The same of names that hosts make up: `x-request-id`, `x-amz-cf-id`, `x-vercel-id`, `x-nf-request-id`. */
const IDENTIFIER =
  /(?:^|-)(?:request-?id|correlation-?id|trace-?id|traceparent|amz-[a-z-]*id(?:-2)?|vercel-id|ray|invocation-?id)$/
/** Milliseconds to which lifetimes are rounded, which the clock of the server shortens meanwhile. */
const LIFETIME_STEP_MS = 60_000

/**
 * The headers of an answer as far as tools tell them apart, see {@link MADE_ANEW}: equal texts for equal ones. Of a cookie
 * its name, its attributes and the length of its value count; a date of expiry counts as the time from the answer to it.
 */
export function lastingHeaders({ headers }: { headers: HeaderMap }): (readonly string[])[] {
  const sent = Date.parse(headers.get('date')?.[0] ?? '')
  return [...headers]
    .map(([name, values]) => [name, ...values.map(value => lasting(name, value, sent))])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

function lasting(name: string, value: string, sent: number): string {
  if (MADE_ANEW.has(name) || IDENTIFIER.test(name)) return ''
  if (name === 'expires') return lifetime(value, sent)
  if (name === 'set-cookie') return lastingCookie(value, sent)
  return value
}

function lastingCookie(line: string, sent: number): string {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const known = attributes.map(attribute => {
    const [, date] = /^\s*expires\s*=(.*)$/i.exec(attribute) ?? []
    return date === undefined ? attribute : ` expires=${lifetime(date, sent)}`
  })
  return [pair.slice(0, Math.max(at, 0)), String(pair.length - at), ...known].join(';')
}

/** A date that has passed stays one, and which it is counts. */
function lifetime(date: string, sent: number): string {
  const ms = Date.parse(date) - sent
  if (Number.isNaN(ms)) return date
  return ms <= 0 ? `past ${date}` : `${Math.round(ms / LIFETIME_STEP_MS)} min`
}

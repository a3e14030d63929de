import { outcomeOf, type ResultOf } from './outcomes.ts'
import type { ObservatoryScan, SetCookie, TestFinding } from './scan.ts'
import { passesStrictTransportSecurity } from './transport.ts'

type Result = ResultOf<'cookies'>

/** From the mildest to the worst: the worst one of all cookies counts. */
const SEVERITY: readonly Result[] = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
]

/** Set by a router of Heroku, out of the site's hands. */
const IGNORED_NAMES = new Set(['heroku-session-affinity'])

interface Cookie {
  url: string
  name: string
  domain: string
  path: string
  secure: boolean
  httpOnly: boolean
  /** In lower case, empty where it has no value; undefined where the attribute is missing. */
  sameSite?: string
}

/**
 * Cookies of the page, its redirects and robots.txt. A cookie that is being deleted, or that its host may not set, is
 * none.
 *
 * @param judgeSecure whether `Secure` can be expected: not of a server that speaks plain HTTP alone because it is local
 * @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies
 */
export function testCookies(scan: ObservatoryScan, judgeSecure = true): TestFinding<'cookies'> {
  const cookies = storedCookies(scan.cookies)
  if (cookies.length === 0) return { result: 'cookies-not-found', places: [] }
  const hsts = passesStrictTransportSecurity(scan)
  const faults = cookies.flatMap(cookie =>
    faultsOf(cookie, hsts, judgeSecure).map(result => ({ cookie, result })),
  )
  if (faults.length === 0) {
    const all = cookies.every(({ sameSite }) => sameSite !== undefined)
    const result = all
      ? 'cookies-secure-with-httponly-sessions-and-samesite'
      : 'cookies-secure-with-httponly-sessions'
    return { result, places: [] }
  }
  const worst = faults.reduce((a, b) => (SEVERITY.indexOf(b.result) > SEVERITY.indexOf(a.result) ? b : a))
  const places = faults.map(({ cookie, result }) => ({
    url: cookie.url,
    message: `${cookie.name}: ${outcomeOf('cookies', result).says}`,
    snippet: `set-cookie: ${cookie.name}=…${attributesOf(cookie)}`,
  }))
  return { result: worst.result, places }
}

/** Whether a cookie's name is one that the Observatory takes for a session: `PHPSESSID`, `login_token`. */
export function isSessionName(name: string): boolean {
  return /login|sess/i.test(name)
}

/** The worst fault of each kind of one cookie. */
function faultsOf(cookie: Cookie, hsts: boolean, judgeSecure: boolean): Result[] {
  const session = isSessionName(cookie.name)
  const insecure = judgeSecure && !cookie.secure
  const faults: Result[] = []
  if (insecure && session) {
    faults.push(
      hsts
        ? 'cookies-session-without-secure-flag-but-protected-by-hsts'
        : 'cookies-session-without-secure-flag',
    )
  } else if (insecure) {
    faults.push(hsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag')
  }
  if (session && !cookie.httpOnly) faults.push('cookies-session-without-httponly-flag')
  const { sameSite } = cookie
  const known = sameSite === undefined || ['strict', 'lax', 'none'].includes(sameSite)
  if (!known || (sameSite === 'none' && insecure)) faults.push('cookies-samesite-flag-invalid')
  else if (sameSite === undefined && /csrf/i.test(cookie.name)) {
    faults.push('cookies-anticsrf-without-samesite-flag')
  }
  return faults
}

/** As a browser would keep them: the last one of a name, domain and path. */
function storedCookies(headers: readonly SetCookie[]): Cookie[] {
  const jar = new Map<string, Cookie>()
  for (const header of headers) {
    const parsed = parseCookie(header)
    if (!parsed || IGNORED_NAMES.has(parsed.cookie.name)) continue
    const key = JSON.stringify([parsed.cookie.name, parsed.cookie.domain, parsed.cookie.path])
    jar.delete(key)
    if (!parsed.deletes) jar.set(key, parsed.cookie)
  }
  return [...jar.values()]
}

/** RFC 6265 section 5.2, as far as the test needs it. */
function parseCookie({ url, value }: SetCookie): { cookie: Cookie; deletes: boolean } | undefined {
  const [pair = '', ...parts] = value.split(';')
  const at = pair.indexOf('=')
  const name = (at < 0 ? '' : pair.slice(0, at)).trim()
  if (name === '') return undefined
  const attributes = new Map<string, string>()
  for (const part of parts) {
    const [key = '', ...rest] = part.split('=')
    attributes.set(key.trim().toLowerCase(), rest.join('=').trim())
  }
  const host = new URL(url).hostname
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase() || host
  if (host !== domain && !host.endsWith(`.${domain}`)) return undefined
  const cookie: Cookie = {
    url,
    name,
    domain,
    path: attributes.get('path') ?? '',
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
  }
  const sameSite = attributes.get('samesite')?.toLowerCase()
  if (sameSite !== undefined) cookie.sameSite = sameSite
  return { cookie, deletes: isDeletion(attributes) }
}

function isDeletion(attributes: ReadonlyMap<string, string>): boolean {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0
  const expires = Date.parse(attributes.get('expires') ?? '')
  return expires < Date.now()
}

/** The attributes that matter, without the value: it can be a secret. */
function attributesOf({ secure, httpOnly, sameSite }: Cookie): string {
  return [
    ...(secure ? ['; Secure'] : []),
    ...(httpOnly ? ['; HttpOnly'] : []),
    ...(sameSite === undefined ? [] : [`; SameSite=${sameSite}`]),
  ].join('')
}

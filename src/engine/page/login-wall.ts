import type { Exchange, Hop } from '../network/exchange.ts'
import { header, headerValues } from '../network/exchange.ts'
import { bareHost } from '../syntax/preview.ts'

/** Something in front of a site that lets nobody in who does not sign in, so that there is no page to audit. */
export interface LoginWall {
  /** What it is, as `Vercel's deployment protection`. */
  name: string
  /** What lets an audit in. */
  advice: string
}

const VERCEL: LoginWall = {
  name: "Vercel's deployment protection",
  advice:
    'give "x-vercel-protection-bypass: SECRET" in the setting "headers", with the secret of Protection Bypass for Automation',
}
const CLOUDFLARE_ACCESS: LoginWall = {
  name: 'Cloudflare Access',
  advice:
    'give "CF-Access-Client-Id: ID" and "CF-Access-Client-Secret: SECRET" of a service token in the setting "headers"',
}
const CLOUDFLARE_CHALLENGE: LoginWall = {
  name: 'a challenge of Cloudflare',
  advice:
    'let the audit through with a rule that skips the challenge for a header, and give that header in "headers"',
}
const VERCEL_CHALLENGE: LoginWall = {
  name: 'a challenge of Vercel',
  advice:
    'give "x-vercel-protection-bypass: SECRET" in the setting "headers", or let the audit through with a bypass rule of the firewall',
}
const NETLIFY: LoginWall = {
  name: "Netlify's password protection",
  advice:
    'protect previews with basic authentication instead, and give "Authorization: Basic …" in the setting "headers"',
}
const BASIC: LoginWall = {
  name: 'a password (HTTP authentication)',
  advice: 'give "Authorization: Basic …", with the base64 form of name:password, in the setting "headers"',
}
const UNKNOWN: LoginWall = {
  name: 'a login',
  advice: 'give the header that lets an audit in with the setting "headers"',
}

const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|sso|sso-api|auth|authorize|oauth2?|saml2?)(?:[/.?]|$)/i
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|idp)\./i

/**
 * Tells a login wall by what answered; undefined where there is none. An answer of 403 alone is none: it may be about
 * this page and not about the audit.
 */
export function loginWallOf({ requestedUrl, hops }: Exchange): LoginWall | undefined {
  const last = hops.at(-1)
  if (!last) return undefined
  const led = hops.slice(1).map(hop => new URL(hop.url))
  if (led.some(isVercelLogin)) return VERCEL
  if (led.some(({ hostname }) => hostname.endsWith('.cloudflareaccess.com'))) return CLOUDFLARE_ACCESS
  if (header(last, 'cf-mitigated') === 'challenge') return CLOUDFLARE_CHALLENGE
  if (header(last, 'x-vercel-mitigated') === 'challenge') return VERCEL_CHALLENGE
  if (last.status === 401) return wallOfUnauthorized(last)
  const asked = new URL(requestedUrl)
  const isElsewhere = (url: URL) => bareHost(url.hostname) !== bareHost(asked.hostname)
  return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined
}

function wallOfUnauthorized(answer: Hop): LoginWall {
  const server = header(answer, 'server')?.toLowerCase() ?? ''
  if (server === 'vercel' || headerValues(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
    return VERCEL
  }
  const scheme = header(answer, 'www-authenticate')?.trim() ?? ''
  if (/^basic\b/i.test(scheme)) return BASIC
  return server === 'netlify' ? NETLIFY : UNKNOWN
}

function isVercelLogin({ hostname, pathname }: URL): boolean {
  return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname)
}

/** Whether an address is where people sign in, by its host or path. */
export function isLogin({ hostname, pathname }: URL): boolean {
  return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname)
}

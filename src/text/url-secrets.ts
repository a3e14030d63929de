import { percentDecoded } from './percent-decoded.ts'

/** Parts of names of query parameters, in lower case without `-`, `_` and `.`, that say that the value is a secret. */
const SECRET_PARTS = [
  'token',
  'secret',
  'password',
  'passwd',
  'passphrase',
  'signature',
  'credential',
  'apikey',
  'accesskey',
  'privatekey',
  'subscriptionkey',
  'sharekey',
  'jwt',
  'bypass',
  'vercelshare',
  'sessionid',
  'sessid',
] as const
/** Names that only in full say so: `code` does, `country-code` does not. */
const SECRET_NAMES = new Set([
  'key',
  'sig',
  'auth',
  'authorization',
  'session',
  'sid',
  'code',
  'pwd',
  'pass',
  'otp',
])

/** `name=value` of a query or fragment, wherever it stands in a text; `&amp;` ends in the `;`. */
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g
/** The last `@` before the path ends the user information (URL Standard, "authority state"). */
const USER_INFORMATION = /((?<![\w+.-])(?:mailto(?::https?)?|sips?|xmpp))?(:[\\/]{2})([^\s/?#"'<>\\]*)@/gi
/** Schemes of addresses that people are reached at. */
const REACHES_PEOPLE = /^(?:mailto|sips?|xmpp):$/
/** What is before the `@` of these; with a colon it is a name and its password. */
const NAME_OF_MAILBOX = /^[^:@]*$/

/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
export function withoutSecrets(text: string): string {
  // Of the millions of texts of a large report most hold neither.
  const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, withoutUser) : text
  if (!anonymous.includes('=')) return anonymous
  return anonymous.replace(PARAMETER, (all, before: string, name: string) =>
    isSecretName(name) ? `${before}${name}=***` : all,
  )
}

/** `mailto://name@host` and `mailto:http://name@host` have too much in front, and are addresses of people all the same. */
function withoutUser(all: string, scheme: string | undefined, slashes: string, user: string): string {
  return scheme !== undefined && NAME_OF_MAILBOX.test(user) ? all : `${scheme ?? ''}${slashes}`
}

/**
 * A URL without user name and password, also in forms that only a parser reads, as `https:user:password@host`; the URL
 * as it is where it holds none or cannot be parsed.
 */
export function withoutUserInformation(url: string): string {
  if (!url.includes('@')) return url
  const parsed = URL.parse(url)
  if (!parsed || (parsed.username === '' && parsed.password === '')) return url
  if (parsed.password === '' && REACHES_PEOPLE.test(parsed.protocol)) return url
  parsed.username = ''
  parsed.password = ''
  return parsed.href
}

/** Whether the value of a query parameter with this name is a secret. */
export function isSecretName(name: string): boolean {
  const plain = percentDecoded(name)
    .toLowerCase()
    .replace(/[-_.~]/g, '')
  return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part))
}

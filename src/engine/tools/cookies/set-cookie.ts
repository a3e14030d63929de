import { cutEnd } from '../../../text/cut.ts'
import { parseCookieDate } from './cookie-date.ts'

export type SameSite = 'strict' | 'lax' | 'none'

/** An attribute that browsers leave out of account. */
export interface IgnoredAttribute {
  /** In lower case. */
  name: string
  message: string
}

/** A `Set-Cookie` header, read as browsers do. */
export interface SetCookie {
  name: string
  /** Kept to look at its characters and size; it is shown nowhere. */
  value: string
  domain?: string
  /** Starts with a slash; left out where browsers use their default. */
  path?: string
  secure: boolean
  httpOnly: boolean
  partitioned: boolean
  sameSite?: SameSite
  /** Milliseconds since 1970. */
  expires?: number
  /** Seconds. */
  maxAge?: number
  ignored: readonly IgnoredAttribute[]
}

/** Why a browser drops the header at once. */
export type Unreadable = {
  unreadable: 'control-character' | 'empty' | 'too-large' | 'nameless-pair'
  name: string
  message: string
}

/** Octets of name and value together, above which browsers reject a cookie (RFC 6265bis section 5.6). */
const MAX_COOKIE_SIZE = 4096
/** Octets of one attribute's value, above which browsers ignore the attribute. */
const MAX_ATTRIBUTE_SIZE = 1024

const CONTROL = /[\x00-\x08\x0a-\x1f\x7f]/

/**
 * Reads a `Set-Cookie` header. Of an attribute that is given more than once the last value counts.
 *
 * In two points browsers are stricter than the draft, and are followed here: Chrome rejects a tab within a name or
 * value (the draft keeps it), and it, like Firefox, a cookie without a name whose value has an equals sign.
 *
 * @param header one octet a character
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.2
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#section-5.6
 * @see https://github.com/httpwg/http-extensions/issues/2262
 */
export function parseSetCookie(header: string): SetCookie | Unreadable {
  const semicolon = header.indexOf(';')
  const pair = semicolon < 0 ? header : header.slice(0, semicolon)
  const { name, value } = splitPair(pair)
  if (CONTROL.test(header)) {
    return { unreadable: 'control-character', name, message: 'has a control character in its header.' }
  }
  const size = name.length + value.length
  if (size === 0) return { unreadable: 'empty', name, message: 'has no value either.' }
  if (size > MAX_COOKIE_SIZE) {
    const message = `has ${size} bytes of name and value (at most ${MAX_COOKIE_SIZE}).`
    return { unreadable: 'too-large', name, message }
  }
  if (hasInnerTab(header)) {
    return {
      unreadable: 'control-character',
      name,
      message: 'has a tab in its name, its value or an attribute.',
    }
  }
  if (name === '' && value.includes('=')) {
    const message = 'has a value with "=", so that servers would take it for another cookie.'
    return { unreadable: 'nameless-pair', name, message }
  }
  const cookie: Writable = {
    name,
    value,
    secure: false,
    httpOnly: false,
    partitioned: false,
    ignored: [],
  }
  if (semicolon >= 0) for (const part of header.slice(semicolon + 1).split(';')) readAttribute(part, cookie)
  return cookie
}

type Writable = { -readonly [Key in keyof SetCookie]: SetCookie[Key] } & { ignored: IgnoredAttribute[] }

/** Whether a tab stands within the name or value of the cookie, or of an attribute; those around them are cut off. */
function hasInnerTab(header: string): boolean {
  if (!header.includes('\t')) return false
  return header.split(';').some(part => {
    const { name, value } = splitPair(part)
    return name.includes('\t') || value.includes('\t')
  })
}

/** Without an equals sign the whole is the value of a cookie without a name. */
function splitPair(pair: string): { name: string; value: string } {
  const equals = pair.indexOf('=')
  return equals < 0
    ? { name: '', value: trimBlanks(pair) }
    : { name: trimBlanks(pair.slice(0, equals)), value: trimBlanks(pair.slice(equals + 1)) }
}

function readAttribute(part: string, cookie: Writable): void {
  const equals = part.indexOf('=')
  const name = trimBlanks(equals < 0 ? part : part.slice(0, equals)).toLowerCase()
  const value = equals < 0 ? '' : trimBlanks(part.slice(equals + 1))
  const ignore = (message: string) => cookie.ignored.push({ name, message })
  if (value.length > MAX_ATTRIBUTE_SIZE) {
    ignore(`${name} has ${value.length} bytes (at most ${MAX_ATTRIBUTE_SIZE})`)
    return
  }
  if (name === 'secure') cookie.secure = true
  else if (name === 'httponly') cookie.httpOnly = true
  else if (name === 'partitioned') cookie.partitioned = true
  else if (name === 'domain') cookie.domain = value
  else if (name === 'path') readPath(value, cookie, ignore)
  else if (name === 'expires') readExpires(value, cookie, ignore)
  else if (name === 'max-age') readMaxAge(value, cookie, ignore)
  else if (name === 'samesite') readSameSite(value, cookie, ignore)
}

type Ignore = (message: string) => void

function readPath(value: string, cookie: Writable, ignore: Ignore): void {
  if (value.startsWith('/')) cookie.path = value
  else if (value === '') delete cookie.path
  else {
    delete cookie.path
    ignore(`Path=${shown(value)} does not begin with a slash`)
  }
}

function readExpires(value: string, cookie: Writable, ignore: Ignore): void {
  const time = parseCookieDate(value)
  if (time === undefined) ignore(`Expires=${shown(value)} is not a date`)
  else cookie.expires = time
}

function readMaxAge(value: string, cookie: Writable, ignore: Ignore): void {
  if (/^-?\d+$/.test(value)) cookie.maxAge = Number(value)
  else ignore(`Max-Age=${shown(value)} is not a number of seconds`)
}

function readSameSite(value: string, cookie: Writable, ignore: Ignore): void {
  const lower = value.toLowerCase()
  if (lower === 'strict' || lower === 'lax' || lower === 'none') cookie.sameSite = lower
  else {
    delete cookie.sameSite
    ignore(`SameSite=${shown(value)} is not Strict, Lax or None`)
  }
}

const SHOWN_LENGTH = 60

function shown(value: string): string {
  return cutEnd(value, SHOWN_LENGTH)
}

function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && (text[start] === ' ' || text[start] === '\t')) start++
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
  return text.slice(start, end)
}

/** Whether it has a SameSite, be its value valid or not. */
export function saysSameSite({ sameSite, ignored }: SetCookie): boolean {
  return sameSite !== undefined || ignored.some(({ name }) => name === 'samesite')
}

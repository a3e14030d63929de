import { isIP } from 'node:net'

export type SpfQualifier = '+' | '-' | '~' | '?'

export interface SpfMechanism {
  /** As it stands in the record. */
  term: string
  qualifier: SpfQualifier
  name: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists'
  /** Domain with macros, or the network; undefined where the mechanism has none. */
  value?: string
  /** Bits of the network of an ip4 or ip6. */
  bits?: number
}

export interface SpfRecord {
  mechanisms: readonly SpfMechanism[]
  redirect?: string
  exp?: string
  errors: readonly string[]
}

/** Whether a TXT record is an SPF record (RFC 7208 section 4.5). */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text)
}

/**
 * Reads an SPF record.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7208#section-12
 */
export function parseSpf(text: string): SpfRecord {
  const mechanisms: SpfMechanism[] = []
  const errors: string[] = []
  const modifiers = new Map<string, string>()
  for (const term of text.split(' ').slice(1).filter(Boolean)) {
    const modifier = /^([a-z][a-z0-9_.-]*)=(.*)$/i.exec(term)
    const error = modifier
      ? readModifier(modifier[1]!.toLowerCase(), modifier[2]!, modifiers)
      : readMechanism(term, mechanisms)
    if (error !== undefined) errors.push(`"${term}" ${error}`)
  }
  const record: SpfRecord = { mechanisms, errors }
  const redirect = modifiers.get('redirect')
  const exp = modifiers.get('exp')
  if (redirect !== undefined) record.redirect = redirect
  if (exp !== undefined) record.exp = exp
  return record
}

function readModifier(name: string, value: string, modifiers: Map<string, string>): string | undefined {
  if (name !== 'redirect' && name !== 'exp') {
    return isMacroString(value) ? undefined : 'has characters that are not allowed'
  }
  if (modifiers.has(name)) return 'is there twice'
  const fault = domainFault(value)
  if (fault !== undefined) return fault
  modifiers.set(name, value)
  return undefined
}

const DIRECTIVE = /^([+?~-]?)([a-z0-9_.-]+)(?::(.*))?$/is
const NEEDS_DOMAIN = new Set(['include', 'exists'])
const TAKES_DOMAIN = new Set(['a', 'mx', 'ptr'])

function readMechanism(term: string, mechanisms: SpfMechanism[]): string | undefined {
  const { rest, bits } = splitPrefix(term)
  const found = DIRECTIVE.exec(rest)
  if (!found) return 'is neither an SPF mechanism nor a modifier'
  const name = found[2]!.toLowerCase() as SpfMechanism['name']
  const value = found[3]
  const error = mechanismError(name, value, bits)
  if (error !== undefined) return error
  const mechanism: SpfMechanism = { term, qualifier: (found[1] || '+') as SpfQualifier, name }
  if (value !== undefined) mechanism.value = value
  const network = name === 'ip4' ? 32 : name === 'ip6' ? 128 : undefined
  if (network !== undefined) mechanism.bits = bits === undefined ? network : Number(bits.slice(1))
  mechanisms.push(mechanism)
  return undefined
}

/** The length of a prefix stands at the end, `a:example.com/24//64`: a domain may hold slashes as well. */
function splitPrefix(term: string): { rest: string; bits?: string } {
  const found = /(?:\/\d{1,3})?(?:\/\/\d{1,3})?$/.exec(term)![0]
  return found === '' ? { rest: term } : { rest: term.slice(0, -found.length), bits: found }
}

const V4_BITS = /^\/(?:0|[1-9]|[12]\d|3[0-2])$/
const V6_BITS = /^\/(?:0|[1-9]|[1-9]\d|1[01]\d|12[0-8])$/
const DUAL_BITS = /^(?:\/(?:0|[1-9]|[12]\d|3[0-2]))?(?:\/\/(?:0|[1-9]|[1-9]\d|1[01]\d|12[0-8]))?$/

function mechanismError(name: string, value: string | undefined, bits: string | undefined) {
  if (name === 'all') return value === undefined && bits === undefined ? undefined : 'must not have a value'
  if (name === 'ip4' || name === 'ip6') {
    const version = name === 'ip4' ? 4 : 6
    if (value === undefined || isIP(value) !== version || value.includes('%')) {
      return `has no valid IPv${version} address`
    }
    const valid = version === 4 ? V4_BITS : V6_BITS
    return bits === undefined || valid.test(bits) ? undefined : 'has an invalid prefix length'
  }
  if (TAKES_DOMAIN.has(name)) {
    const fault = value === undefined ? undefined : domainFault(value)
    if (fault !== undefined) return fault
    if (name === 'ptr') return bits === undefined ? undefined : 'must not have a prefix length'
    return bits === undefined || DUAL_BITS.test(bits) ? undefined : 'has an invalid prefix length'
  }
  if (NEEDS_DOMAIN.has(name)) {
    if (bits !== undefined) return 'must not have a prefix length'
    return domainFault(value ?? '')
  }
  return 'is not an SPF mechanism'
}

const MACRO = /%(?:\{[slodiphcrtv]\d*r?[.+,/_=-]*\}|[%_-])/gi
/** Those of the text that an exp leads to (RFC 7208 section 7.2). */
const MACRO_OF_EXPLANATIONS = /%\{[crt]/i
const MACRO_AT_END = /%\{[slodiphv]\d*r?[.+,/_=-]*\}$/i

/** RFC 7208 section 7.1: macros and visible characters other than `%`. */
function isMacroString(text: string): boolean {
  return /^[\x21-\x24\x26-\x7e]*$/.test(text.replace(MACRO, ''))
}

function domainFault(text: string): string | undefined {
  const letter = MACRO_OF_EXPLANATIONS.exec(text)
  if (letter) return `has the macro ${letter[0]}}, which is allowed in explanations only`
  return isDomainSpec(text) ? undefined : 'has no valid domain'
}

/** A macro string that ends in a macro, or in a dot and a top-level label, which is not of digits alone. */
function isDomainSpec(text: string): boolean {
  if (!isMacroString(text)) return false
  if (MACRO_AT_END.test(text)) return true
  const bare = text.replace(/\.$/, '')
  const dot = bare.lastIndexOf('.')
  const label = bare.slice(dot + 1)
  return dot >= 0 && /^[a-z0-9-]+$/i.test(label) && !/^(?:\d+|-.*|.*-)$/.test(label)
}

/** Whether a domain depends on the mail that is checked, so that it cannot be looked up beforehand. */
export function hasMacros(domain: string): boolean {
  return domain.includes('%')
}

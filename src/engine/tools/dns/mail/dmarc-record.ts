import { parseTagList } from './tag-list.ts'

export type DmarcPolicy = 'none' | 'quarantine' | 'reject'

export interface DmarcRecord {
  text: string
  /** `p`, as receivers take it: `none` where it is missing or not valid but reports are asked for. */
  policy: DmarcPolicy | undefined
  /** `sp`, else as `p`. */
  subdomainPolicy: DmarcPolicy | undefined
  /** `np`, else as `sp`. */
  nonExistentPolicy: DmarcPolicy | undefined
  /** `t=y`: the policy applied is one level below. */
  testing: boolean
  psd: 'y' | 'n' | 'u'
  /** Report addresses: mail addresses of the `mailto:` URIs. */
  rua: readonly string[]
  ruf: readonly string[]
  /** Value of the removed `pct`, in percent. */
  pct: number | undefined
  errors: readonly string[]
}

/** Whether a TXT record is a DMARC record: the version comes first, in capitals (RFC 9989 section 4.7). */
export function isDmarc(text: string): boolean {
  return /^v[ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/i.test(text) && /^.[ \t]*=[ \t]*DMARC1/.test(text)
}

const POLICIES: ReadonlySet<string> = new Set(['none', 'quarantine', 'reject'])
const VALUES: Readonly<Record<string, ReadonlySet<string>>> = {
  p: POLICIES,
  sp: POLICIES,
  np: POLICIES,
  adkim: new Set(['r', 's']),
  aspf: new Set(['r', 's']),
  t: new Set(['y', 'n']),
  psd: new Set(['y', 'n', 'u']),
}

/**
 * Reads a DMARC record that {@link isDmarc} has recognised.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9989#section-4.7
 */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, errors: formErrors } = parseTagList(text)
  const errors = [...formErrors]
  for (const [name, allowed] of Object.entries(VALUES)) {
    const value = tags.get(name)
    if (value !== undefined && !allowed.has(value.toLowerCase())) {
      errors.push(`${name}=${value} is not one of ${[...allowed].join(', ')}`)
    }
  }
  if (!isFailureOptions(tags.get('fo') ?? '0'))
    errors.push(`fo=${tags.get('fo')} is not a list of 0, 1, d and s`)
  const rua = reportAddresses('rua', tags, errors)
  const ruf = reportAddresses('ruf', tags, errors)
  // Without p reports may still be asked for (RFC 9989 section 4.10.1).
  if (!tags.has('p') && rua.length === 0)
    errors.push('The record has neither a policy (p) nor a report address (rua)')
  const valid = (name: string) => policyOf(tags.get(name))
  const broken = ['p', 'sp', 'np'].some(name => tags.has(name) && !valid(name)) || !tags.has('p')
  const policy = broken ? (rua.length > 0 ? 'none' : undefined) : valid('p')
  const subdomainPolicy = broken ? policy : (valid('sp') ?? policy)
  const pct = /^\d{1,3}$/.test(tags.get('pct') ?? '') ? Number(tags.get('pct')) : undefined
  return {
    text,
    policy,
    subdomainPolicy,
    nonExistentPolicy: broken ? policy : (valid('np') ?? subdomainPolicy),
    testing: tags.get('t')?.toLowerCase() === 'y',
    psd: psdOf(tags.get('psd')),
    rua,
    ruf,
    pct,
    errors,
  }
}

function policyOf(value: string | undefined): DmarcPolicy | undefined {
  const lower = value?.toLowerCase()
  return lower !== undefined && POLICIES.has(lower) ? (lower as DmarcPolicy) : undefined
}

function psdOf(value: string | undefined): DmarcRecord['psd'] {
  const lower = value?.toLowerCase()
  return lower === 'y' || lower === 'n' ? lower : 'u'
}

/** Each of 0, 1, d and s at most once, 0 and 1 not together. */
function isFailureOptions(value: string): boolean {
  const options = value.split(':').map(option => option.trim().toLowerCase())
  const unique = new Set(options).size === options.length
  return (
    unique &&
    options.every(option => /^[01ds]$/.test(option)) &&
    !(options.includes('0') && options.includes('1'))
  )
}

/** Mail addresses of a list of URIs; the size limit behind `!` is obsolete and ignored. */
function reportAddresses(name: 'rua' | 'ruf', tags: ReadonlyMap<string, string>, errors: string[]): string[] {
  const value = tags.get(name)
  if (value === undefined) return []
  const addresses: string[] = []
  for (const uri of value.split(',').map(part => part.trim())) {
    const address = /^mailto:([^@!?\s]+@[a-z0-9.-]+)(?:[!?].*)?$/i.exec(uri)?.[1]
    if (address !== undefined) addresses.push(address)
    else if (!/^[a-z][a-z0-9+.-]*:\S+$/i.test(uri) || /^mailto:/i.test(uri)) {
      errors.push(`${name}: "${uri}" is not an address such as mailto:dmarc@example.com`)
    }
  }
  return addresses
}

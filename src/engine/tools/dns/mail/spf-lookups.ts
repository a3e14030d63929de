import { canonicalName, isQueryable } from '../../../network/dns/host-name.ts'
import { addressesOf, type Dns, dataOf } from '../answers.ts'
import {
  hasMacros,
  isSpf,
  parseSpf,
  type SpfMechanism,
  type SpfQualifier,
  type SpfRecord,
} from './spf-record.ts'

/** Lookups after which the counting ends: a record fails long before. */
export const MAX_COUNTED_LOOKUPS = 30
/** Mail servers that an `mx` may have (RFC 7208 section 4.6.4). */
const MAX_MX_NAMES = 10
/** Bits of a network below which it holds a good part of the internet: nobody owns that much. */
const MIN_NETWORK_BITS = { ip4: 8, ip6: 16 } as const

/** What the evaluation of an SPF record costs and comes to, for a sender that nothing but `all` matches. */
export interface SpfWalk {
  /** Terms that ask the DNS, those of included records as well (RFC 7208 section 4.6.4). */
  lookups: number
  /** Terms that asked for something, the way to each, in order. */
  terms: string[]
  /** Those among them that found nothing. */
  voids: string[]
  /** What makes the evaluation fail, whoever sends: each is a permanent error. */
  errors: string[]
  /** Terms by which everybody may send. */
  open: string[]
  /** Whether a `ptr` is reached. */
  ptr: string[]
  /** Whether terms depend on the mail, so that what they ask for is not known. */
  dynamic: boolean
  /** Why some of it could not be looked up. */
  unknown?: string
}

/** What stands at the end of a record: for senders that no other term matches. */
export type SpfDefault = SpfQualifier | 'none'

interface Step {
  visit: Dns
  walk: SpfWalk
  /** Domains on the way from the audited one. */
  path: readonly string[]
  /** Whether all on the way is `+include` or redirect, so that a match lets the sender pass. */
  passes: boolean
}

/**
 * Walks through an SPF record as a receiver does, and through those that it includes, one term after another.
 *
 * @param record of the domain
 */
export async function walkSpf(
  visit: Dns,
  domain: string,
  record: SpfRecord,
): Promise<{ walk: SpfWalk; end: SpfDefault }> {
  const walk: SpfWalk = { lookups: 0, terms: [], voids: [], errors: [], open: [], ptr: [], dynamic: false }
  const end = await walkRecord({ visit, walk, path: [domain], passes: true }, record)
  return { walk, end }
}

async function walkRecord(step: Step, record: SpfRecord): Promise<SpfDefault> {
  const domain = step.path.at(-1)!
  const within = step.path.length > 1 ? `${domain}: ` : ''
  step.walk.errors.push(...record.errors.map(error => `${within}${error}`))
  if (record.errors.length > 0) return 'none'
  for (const mechanism of record.mechanisms) {
    noteOpen(step, mechanism, within)
    if (mechanism.name === 'all') return mechanism.qualifier
    if (step.walk.lookups >= MAX_COUNTED_LOOKUPS) return 'none'
    await walkMechanism(step, mechanism, domain, within)
  }
  const { redirect } = record
  if (redirect === undefined) return 'none'
  countTerm(step.walk, `${within}redirect=${redirect}`)
  return await walkTarget(step, redirect, `${within}redirect=${redirect}`, step.passes)
}

function noteOpen({ walk, passes }: Step, { name, qualifier, bits, term }: SpfMechanism, within: string) {
  if (!passes || qualifier !== '+') return
  const wide = (name === 'ip4' || name === 'ip6') && bits! < MIN_NETWORK_BITS[name]
  if (name === 'all' || wide) walk.open.push(`${within}${term}`)
}

function countTerm(walk: SpfWalk, term: string): void {
  walk.lookups++
  walk.terms.push(term)
}

async function walkMechanism(
  step: Step,
  { name, value, qualifier, term }: SpfMechanism,
  domain: string,
  within: string,
): Promise<void> {
  if (name === 'ip4' || name === 'ip6') return
  const { walk } = step
  const shown = `${within}${term}`
  countTerm(walk, shown)
  if (name === 'ptr') {
    walk.ptr.push(shown)
    return
  }
  const target = value ?? domain
  if (name === 'include') {
    await walkTarget(step, target, shown, step.passes && qualifier === '+')
    return
  }
  if (hasMacros(target)) walk.dynamic = true
  else if (isImpossible(target)) walk.errors.push(`"${shown}" has no possible domain name`)
  else if (name === 'mx') await lookUpMailServers(step, target, shown)
  else await lookUpAddresses(step, target, shown)
}

function isImpossible(domain: string): boolean {
  return !isQueryable(canonicalName(domain))
}

async function lookUpAddresses({ visit, walk }: Step, name: string, shown: string): Promise<void> {
  const found = await addressesOf(visit, name)
  if ('failure' in found) walk.unknown ??= found.failure
  else if (found.addresses.length === 0) walk.voids.push(shown)
}

async function lookUpMailServers({ visit, walk }: Step, name: string, shown: string): Promise<void> {
  const answer = await visit.dns(name, 'MX')
  if (answer.failure) {
    walk.unknown ??= answer.failure.message
    return
  }
  if (answer.records.length === 0) walk.voids.push(shown)
  if (answer.records.length > MAX_MX_NAMES) {
    walk.errors.push(`"${shown}" finds ${answer.records.length} mail servers (at most ${MAX_MX_NAMES})`)
  }
}

/** The record that an include or a redirect leads to. */
async function walkTarget(step: Step, target: string, shown: string, passes: boolean): Promise<SpfDefault> {
  const { visit, walk, path } = step
  if (hasMacros(target)) {
    walk.dynamic = true
    return 'none'
  }
  const domain = canonicalName(target)
  if (isImpossible(domain)) {
    walk.errors.push(`"${shown}" has no possible domain name`)
    return 'none'
  }
  if (path.includes(domain)) {
    walk.errors.push(`"${shown}" is a loop back to ${domain}`)
    return 'none'
  }
  const answer = await visit.dns(domain, 'TXT')
  if (answer.failure) {
    walk.unknown ??= answer.failure.message
    return 'none'
  }
  if (answer.records.length === 0) walk.voids.push(shown)
  const [text, ...others] = dataOf(answer).filter(isSpf)
  if (text === undefined || others.length > 0) {
    walk.errors.push(
      `"${shown}" finds ${text === undefined ? 'no' : 'more than one'} SPF record at ${domain}`,
    )
    return 'none'
  }
  return await walkRecord({ visit, walk, path: [...path, domain], passes }, parseSpf(text))
}

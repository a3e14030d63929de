import { createHash } from 'node:crypto'
import type { Occurrence } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../../judging/judgement.ts'
import type { CheckDefinition } from '../../../judging/tool-definition.ts'
import type { DnsAnswer, RecordData, Signature } from '../../../network/dns/records.ts'
import { holdsUntil } from '../../../visit/input-trace.ts'
import { type Dns, dataOf } from '../answers.ts'
import { type Domain, defineDomainTopic } from '../domain.ts'
import { at } from '../places.ts'

const checks = {
  'dnssec-broken': {
    scope: 'site',
    severity: 'error',
    title: 'The DNSSEC of the domain is broken',
    why: 'Resolvers that validate DNSSEC (such as those of Google, Cloudflare and many internet providers) answer with an error: their users cannot open the site.',
    fix: 'Sign the zone again, or correct the DS record at your registrar. To end the outage at once, remove the DS record.',
    help: 'https://www.rfc-editor.org/rfc/rfc4035#section-5',
    example: 'a DS record whose key is not in the zone: resolvers that validate answer SERVFAIL',
  },
  'dnssec-signatures-expiring': {
    scope: 'site',
    severity: 'warning',
    title: 'The DNSSEC signatures of the domain expire soon',
    why: 'They should have been renewed by now. Once they expire, users of resolvers that validate DNSSEC cannot open the site.',
    fix: 'Sign the zone again, and find out why that no longer happens by itself.',
    help: 'https://www.rfc-editor.org/rfc/rfc6781#section-4.4.2',
    example: 'RRSIG of A that expires tomorrow',
  },
  'dnssec-weak-algorithm': {
    scope: 'site',
    severity: 'notice',
    title: 'The DNSSEC of the domain uses a retired algorithm',
    why: 'Resolvers need not validate SHA-1 and older algorithms any more, and may treat the domain as unsigned.',
    fix: 'Change to a key with algorithm 13 (ECDSA P-256) or 15 (Ed25519), and a DS record with digest type 2 (SHA-256).',
    help: 'https://www.rfc-editor.org/rfc/rfc9905#section-2',
    example: 'example.com. DS 12345 5 1 … (RSA/SHA-1)',
  },
} satisfies Record<string, CheckDefinition>

/**
 * DNSSEC as far as the resolver shows it: whether the parent has a DS record, whether a key of the zone fits it, whether
 * the signature of the SOA is in date, and what a resolver that validates says. Signatures are not verified here.
 */
export const dnssec = defineDomainTopic({
  checks,
  async judge(visit, domain) {
    const delegation = await visit.dns(domain.name, 'DS')
    if (delegation.failure) return sameAnswer(notMeasured(delegation.failure.message), null)
    if (delegation.records.length === 0) return await judgeUnsigned(visit, domain)
    return judgeSigned(await evidenceOf(visit, domain.name, dataOf(delegation)), new Date())
  },
})

/** RSA/MD5, DSA and all with SHA-1, and GOST (RFC 9904, RFC 9905, RFC 9906). */
const RETIRED_ALGORITHMS = new Set([1, 3, 5, 6, 7, 12])
/** Digests of DS records by their number; SHA-1 and GOST are retired. */
const DIGESTS: Readonly<Record<number, string>> = { 1: 'sha1', 2: 'sha256', 4: 'sha384' }
const RETIRED_DIGESTS = new Set([1, 3])
/** Share of a signature's life that is left when its renewal must have failed: signers keep a fifth at least. */
const EXPIRING_SHARE = 0.1

interface Evidence {
  domain: string
  delegation: readonly RecordData['DS'][]
  keys: DnsAnswer<'DNSKEY'>
  start: DnsAnswer<'SOA'>
  /** The SOA without validation, where it failed with it. */
  unchecked: DnsAnswer<'SOA'>
}

async function evidenceOf(
  visit: Dns,
  domain: string,
  delegation: readonly RecordData['DS'][],
): Promise<Evidence> {
  const start = await visit.dns(domain, 'SOA')
  const checkingDisabled = start.failure !== undefined
  const [keys, unchecked] = await Promise.all([
    visit.dns(domain, 'DNSKEY', { checkingDisabled }),
    checkingDisabled ? visit.dns(domain, 'SOA', { checkingDisabled }) : start,
  ])
  return { domain, delegation, keys, start, unchecked }
}

function sameAnswer(judgement: Judgement, signed: boolean | null) {
  return { judgements: sameForAll(checks, judgement), facts: { dnssec: { signed } } }
}

function judgeSigned(evidence: Evidence, now: Date) {
  const { domain, delegation, start } = evidence
  const signatures = signaturesOf(evidence)
  for (const { inception, expiration } of signatures) {
    const end = expiration.getTime()
    holdsUntil(end)
    holdsUntil(end - (end - inception.getTime()) * EXPIRING_SHARE)
  }
  const broken = judgeBroken(evidence, signatures, now)
  return {
    judgements: {
      'dnssec-broken': broken,
      'dnssec-signatures-expiring':
        broken.outcome === 'fail'
          ? notApplicable('the DNSSEC of the domain is broken')
          : judgeExpiry(domain, signatures, now),
      'dnssec-weak-algorithm': judgeAlgorithms(domain, delegation),
    },
    facts: {
      dnssec: {
        signed: true,
        validated: start.failure ? false : start.authentic,
        algorithms: [...new Set(delegation.map(({ algorithm }) => algorithm))].sort((a, b) => a - b),
        expires: signatures.length === 0 ? null : latest(signatures).toISOString(),
      },
    },
  }
}

/** A resolver that shows no DS of the top-level domain either hides them, or there is no chain to be part of. */
async function judgeUnsigned(visit: Dns, { topLevel }: Domain) {
  const above = await visit.dns(topLevel, 'DS')
  if (dataOf(above).length === 0) {
    return sameAnswer(notMeasured(`the resolver shows no DNSSEC records, not even of .${topLevel}`), null)
  }
  return sameAnswer(notApplicable('the domain has no DNSSEC'), false)
}

function signaturesOf({ domain, unchecked }: Evidence): Signature[] {
  if (unchecked.failure) return []
  return unchecked.signatures.filter(({ name, covers }) => name === domain && covers === 'SOA')
}

function judgeBroken(evidence: Evidence, signatures: readonly Signature[], now: Date): Judgement {
  const { domain, keys, start, unchecked } = evidence
  if (start.failure) {
    const refused = start.failure.kind === 'server-failure' && !unchecked.failure
    if (!refused) return notMeasured(start.failure.message)
    const unsigned = !keys.failure && keys.records.length === 0 && signatures.length === 0
    const cause = unsigned
      ? at(domain, 'DNSKEY', `${domain} is not signed, although it has a DS record`)
      : (faultOf(evidence, signatures, now) ?? at(domain, 'SOA', 'The signatures cannot be validated'))
    const message = `The resolver answers only without validation. ${cause.message}`
    return fail({ ...cause, message })
  }
  if (start.authentic) return pass()
  const fault = faultOf(evidence, signatures, now)
  if (fault) return fail(fault)
  return fittingKey(evidence) && signatures.length > 0
    ? pass('the resolver does not validate; keys and dates fit')
    : notMeasured('the resolver neither validates nor shows keys and signatures')
}

/** What can be seen to be wrong without verifying signatures. */
function faultOf(evidence: Evidence, signatures: readonly Signature[], now: Date): Occurrence | undefined {
  const { domain, delegation, keys } = evidence
  const readable = dataOf(keys).length > 0 && delegation.every(({ digestType }) => DIGESTS[digestType])
  if (readable && !fittingKey(evidence)) {
    return at(domain, 'DS', `No DNSKEY of ${domain} matches its DS records`)
  }
  if (signatures.length === 0 || latest(signatures) >= now) return undefined
  return at(domain, 'SOA', `The signature expired on ${latest(signatures).toISOString().slice(0, 10)}`)
}

function fittingKey({ domain, delegation, keys }: Evidence): boolean {
  const published = dataOf(keys)
  const known = delegation.filter(({ digestType }) => DIGESTS[digestType])
  return known.some(entry => published.some(key => isDigestOf(entry, domain, key)))
}

/** Whether a DS record is the digest of a key (RFC 4034 section 5.1.4). */
export function isDigestOf(entry: RecordData['DS'], domain: string, key: RecordData['DNSKEY']): boolean {
  if (entry.algorithm !== key.algorithm) return false
  const name = domain.split('.').flatMap(label => [Buffer.from([label.length]), Buffer.from(label)])
  const head = Buffer.from([key.flags >> 8, key.flags & 0xff, 3, key.algorithm])
  const digest = createHash(DIGESTS[entry.digestType]!)
    .update(Buffer.concat([...name, Buffer.from([0]), head, key.key]))
    .digest()
  return digest.equals(entry.digest)
}

function latest(signatures: readonly Signature[]): Date {
  return new Date(Math.max(...signatures.map(({ expiration }) => expiration.getTime())))
}

function judgeExpiry(domain: string, signatures: readonly Signature[], now: Date): Judgement {
  if (signatures.length === 0) return notMeasured('the resolver does not show signatures')
  const expiring = signatures.every(({ inception, expiration }) => {
    const life = expiration.getTime() - inception.getTime()
    return expiration.getTime() - now.getTime() < life * EXPIRING_SHARE
  })
  const message = `The signature expires on ${latest(signatures).toISOString().slice(0, 10)}`
  return failWhere(expiring ? [at(domain, 'SOA', message)] : [])
}

function judgeAlgorithms(domain: string, delegation: readonly RecordData['DS'][]): Judgement {
  const isRetired = ({ algorithm, digestType }: RecordData['DS']) =>
    RETIRED_ALGORITHMS.has(algorithm) || RETIRED_DIGESTS.has(digestType)
  if (!delegation.every(isRetired)) return pass()
  return fail(
    delegation.map(({ keyTag, algorithm, digestType }) =>
      at(domain, 'DS', `Key ${keyTag} has algorithm ${algorithm} and digest type ${digestType}`),
    ),
  )
}

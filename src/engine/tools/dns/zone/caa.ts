import type { JsonObject, Occurrence } from '../../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { namesUpwards } from '../../../network/dns/host-name.ts'
import type { RecordData } from '../../../network/dns/records.ts'
import type { TlsReport } from '../../../network/tls.ts'
import { at, type Dns, dataOf } from '../findings.ts'
import { caaNamesOf, isKnownCaaName } from './authorities.ts'

type Caa = RecordData['CAA']

/** The records that hold for a host, and the name that they stand at. */
export interface CaaSet {
  name: string
  records: readonly Caa[]
}

type Judgements = Record<'caa-missing' | 'caa-invalid' | 'caa-denies-issuer', Judgement>

/** The first records from the host upwards (RFC 8659 section 3); none where no name has any. */
export async function relevantCaa(visit: Dns, host: string): Promise<CaaSet | { failure: string }> {
  for (const name of namesUpwards(host)) {
    const answer = await visit.dns(name, 'CAA')
    if (answer.failure) return { failure: answer.failure.message }
    if (answer.records.length > 0) return { name, records: dataOf(answer) }
  }
  return { name: host, records: [] }
}

/** @param tls of the host, or why its certificate does not matter */
export function judgeCaa(found: CaaSet | { failure: string }, tls: TlsReport | string): Judgements {
  if ('failure' in found) {
    const unknown = notMeasured(found.failure)
    return { 'caa-missing': unknown, 'caa-invalid': unknown, 'caa-denies-issuer': unknown }
  }
  const { name, records } = found
  const missing = at(name, 'CAA', `neither ${name} nor a name above it has CAA records`)
  if (records.length === 0) {
    const none = notApplicable('there is no CAA record')
    return { 'caa-missing': failWhere([missing]), 'caa-invalid': none, 'caa-denies-issuer': none }
  }
  return {
    'caa-missing': failWhere([]),
    'caa-invalid': failWhere(records.flatMap(record => faultsOf(name, record))),
    'caa-denies-issuer': judgeIssuer(found, tls),
  }
}

/** RFC 8659 section 4.1.1 and 4.2: a name of labels, then parameters; or nothing, which nobody fits. */
const ISSUER = /^[ \t]*(?:[a-z0-9][a-z0-9.-]*)?[ \t]*(?:;.*)?$/i
/** Properties of the IANA registry, with RFC 9495 and the contacts of the CA/Browser Forum. */
const KNOWN_TAGS = new Set([
  ...['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc'],
  ...['contactemail', 'contactphone'],
])
const CRITICAL = 128

function faultsOf(name: string, { flags, tag, value }: Caa): Occurrence[] {
  const shown = `${flags} ${tag} "${value}"`
  const fault = (message: string) => [at(name, 'CAA', `${shown}: ${message}`)]
  const lower = tag.toLowerCase()
  if (!KNOWN_TAGS.has(lower)) {
    return flags >= CRITICAL
      ? fault('the property is unknown and critical, so no authority may issue')
      : fault('the property is unknown, so it has no effect')
  }
  if ((lower === 'issue' || lower === 'issuewild') && !ISSUER.test(value)) {
    return fault('the value is no domain name of an authority, so that it allows nobody')
  }
  if (lower === 'iodef' && !/^(?:mailto:[^@\s]+@[^@\s]+|https?:\/\/\S+)$/i.test(value)) {
    return fault('reports need a mailto: or https: URL')
  }
  return []
}

function judgeIssuer({ name, records }: CaaSet, tls: TlsReport | string): Judgement {
  if (typeof tls === 'string') return notApplicable(tls)
  if (tls.failure) return notMeasured(`no TLS handshake with ${tls.host}:${tls.port}: ${tls.failure.message}`)
  const { untrusted, chain } = tls.handshake
  if (untrusted !== undefined) return notApplicable('the certificate is of no public authority')
  const [leaf] = chain
  const wildcard = coveredByWildcardAlone(tls.host, leaf.names)
  const allowed = allowedBy(records, wildcard)
  if (!allowed) return failWhere([])
  const organisation = organisationOf(leaf.issuer)
  const known = organisation === undefined ? undefined : caaNamesOf(organisation)
  if (!known)
    return notMeasured(`the CAA name of the authority "${organisation ?? leaf.issuer}" is not known`)
  if (allowed.some(issuer => known.includes(issuer))) return failWhere([])
  // An authority may go by more names than are known here.
  const strange = allowed.find(issuer => !isKnownCaaName(issuer))
  if (strange !== undefined) return notMeasured(`whose CAA name ${strange} is, is not known`)
  const listed = allowed.length > 0 ? allowed.join(', ') : 'nobody'
  const message = `the certificate is of ${organisation} (${known[0]}), allowed is ${listed}`
  return failWhere([at(name, 'CAA', message)])
}

/** Names of those who may issue; undefined where the records do not restrict it. */
function allowedBy(records: readonly Caa[], wildcard: boolean): string[] | undefined {
  const valuesOf = (tag: string) => records.filter(record => record.tag.toLowerCase() === tag)
  const special = wildcard ? valuesOf('issuewild') : []
  const relevant = special.length > 0 ? special : valuesOf('issue')
  if (relevant.length === 0) return undefined
  return relevant.map(({ value }) => value.split(';')[0]!.trim().toLowerCase()).filter(Boolean)
}

function coveredByWildcardAlone(host: string, names: string): boolean {
  const listed = names.split(', ').map(name => name.replace(/^DNS:/, '').toLowerCase())
  return !listed.includes(host) && listed.includes(`*.${host.slice(host.indexOf('.') + 1)}`)
}

/** Of a name as `C=US, O=Let's Encrypt, CN=R11`. */
function organisationOf(issuer: string): string | undefined {
  return /(?:^|, )O=(.+?)(?:, [A-Z]+=|$)/.exec(issuer)?.[1]?.replaceAll('\\', '')
}

export function caaFacts(found: CaaSet | { failure: string }): JsonObject {
  return {
    caa:
      'failure' in found ? null : found.records.map(({ flags, tag, value }) => `${flags} ${tag} "${value}"`),
  }
}

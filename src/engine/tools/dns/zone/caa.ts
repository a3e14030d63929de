import type { Occurrence } from '../../../../api/results.ts'
import {
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  sameForAll,
} from '../../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../../judging/tool-definition.ts'
import { namesUpwards } from '../../../network/dns/host-name.ts'
import type { RecordData } from '../../../network/dns/records.ts'
import type { TlsReport } from '../../../network/tls.ts'
import type { Visit } from '../../../visit/visit.ts'
import { type Dns, dataOf } from '../answers.ts'
import { at } from '../places.ts'
import { subjectOf } from '../subject.ts'
import { caaNamesOf, isKnownCaaName } from './authorities.ts'

const checks = {
  'caa-invalid': {
    scope: 'site',
    severity: 'warning',
    title: 'A CAA record is not valid',
    why: 'Certificate authorities ignore the record or refuse to issue: the next renewal may fail.',
    fix: 'Write it in a form such as 0 issue "letsencrypt.org", 0 issuewild ";" or 0 iodef "mailto:security@example.com".',
    help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4',
    example: 'example.com. CAA 0 issue "https://letsencrypt.org"',
  },
  'caa-denies-issuer': {
    scope: 'site',
    severity: 'warning',
    title: 'The CAA records forbid the authority that issued the certificate',
    why: 'The authority must refuse to renew the certificate. Once it expires, the site is down.',
    fix: 'Add a CAA record for that authority, or use one that the records allow.',
    help: 'https://www.rfc-editor.org/rfc/rfc8659#section-4.2',
    example: 'example.com. CAA 0 issue "digicert.com", with a certificate of Let\'s Encrypt',
  },
} satisfies Record<string, CheckDefinition>

/** Who may issue certificates for the host. */
export const caa = defineTopic({
  checks,
  async judge(visit) {
    const { host } = await subjectOf(visit)
    const found = await relevantCaa(visit, host)
    if ('failure' in found) {
      return { judgements: sameForAll(checks, notMeasured(found.failure)), facts: { caa: null } }
    }
    return { judgements: await judgeSet(visit, found), facts: { caa: found.records.map(textOf) } }
  },
})

type Caa = RecordData['CAA']

/** The records that hold for a host, and the name that they stand at. */
export interface CaaSet {
  name: string
  records: readonly Caa[]
}

/** The first records from the host upwards (RFC 8659 section 3); none where no name has any. */
export async function relevantCaa(visit: Dns, host: string): Promise<CaaSet | { failure: string }> {
  for (const name of namesUpwards(host)) {
    const answer = await visit.dns(name, 'CAA')
    if (answer.failure) return { failure: answer.failure.message }
    if (answer.records.length > 0) return { name, records: dataOf(answer) }
  }
  return { name: host, records: [] }
}

async function judgeSet(visit: Visit, found: CaaSet): Promise<Judgements<keyof typeof checks>> {
  const { name, records } = found
  if (records.length === 0) return sameForAll(checks, notApplicable('there is no CAA record'))
  return {
    'caa-invalid': failWhere(records.flatMap(record => faultsOf(name, record))),
    'caa-denies-issuer': judgeIssuer(found, await tlsOf(visit)),
  }
}

function textOf({ flags, tag, value }: Caa): string {
  return `${flags} ${tag} "${value}"`
}

/** Of the host, or why its certificate does not matter. */
async function tlsOf(visit: Visit): Promise<TlsReport | string> {
  const { protocol, hostname, port } = new URL(visit.url)
  if (protocol !== 'https:') return 'the page is served over plain HTTP'
  return await visit.tls(hostname, port === '' ? 443 : Number(port))
}

/** RFC 8659 section 4.1.1 and 4.2: a name of labels, then parameters; or nothing, which nobody fits. */
const ISSUER = /^[ \t]*(?:[a-z0-9][a-z0-9.-]*)?[ \t]*(?:;.*)?$/i
/** Properties of the IANA registry, with RFC 9495 and the contacts of the CA/Browser Forum. */
const KNOWN_TAGS = new Set([
  ...['issue', 'issuewild', 'iodef', 'issuemail', 'issuevmc'],
  ...['contactemail', 'contactphone'],
])
const CRITICAL = 128

function faultsOf(name: string, record: Caa): Occurrence[] {
  const { flags, tag, value } = record
  const fault = (message: string) => [at(name, 'CAA', `${textOf(record)}: ${message}`)]
  const lower = tag.toLowerCase()
  if (!KNOWN_TAGS.has(lower)) {
    return flags >= CRITICAL
      ? fault('unknown property that is marked as critical, so no authority may issue certificates')
      : fault('unknown property, which has no effect')
  }
  if ((lower === 'issue' || lower === 'issuewild') && !ISSUER.test(value)) {
    return fault('the value is not the domain of a certificate authority, so the record allows nobody')
  }
  if (lower === 'iodef' && !/^(?:mailto:[^@\s]+@[^@\s]+|https?:\/\/\S+)$/i.test(value)) {
    return fault('the value is not a mailto: or https: URL')
  }
  return []
}

function judgeIssuer({ name, records }: CaaSet, tls: TlsReport | string): Judgement {
  if (typeof tls === 'string') return notApplicable(tls)
  if (tls.failure) return notMeasured(`no TLS handshake with ${tls.host}:${tls.port}: ${tls.failure.message}`)
  const { untrusted, chain } = tls.handshake
  if (untrusted !== undefined) return notApplicable('the certificate is not of a public authority')
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
  if (strange !== undefined) return notMeasured(`which authority has the CAA name ${strange} is not known`)
  const listed = allowed.length > 0 ? allowed.join(', ') : 'nobody'
  const message = `The certificate is issued by ${organisation} (${known[0]}), but the records allow ${listed}`
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

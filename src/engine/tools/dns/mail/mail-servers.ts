import { isIP } from 'node:net'
import type { Occurrence } from '../../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { addressesOf, at, type Dns, dataOf, failOrUnknown } from '../findings.ts'
import { MAX_MAIL_SERVERS } from '../limits.ts'

/** How a domain receives mail: `servers` by MX records, `none` by a null MX, `unsaid` without any. */
export type MailKind = 'servers' | 'none' | 'unsaid' | 'unknown'

export interface MailServers {
  kind: MailKind
  /** Names, the preferred first. */
  servers: readonly string[]
  judgements: Record<'mx-unresolved' | 'mx-alias' | 'mx-invalid', Judgement>
}

/** Judges the MX records of a domain. */
export async function judgeMailServers(visit: Dns, domain: string): Promise<MailServers> {
  const answer = await visit.dns(domain, 'MX')
  if (answer.failure) return without('unknown', notMeasured(answer.failure.message))
  const records = dataOf(answer).sort((a, b) => a.preference - b.preference)
  if (records.length === 0) return without('unsaid', notApplicable('the domain has no MX record'))
  const named = records.filter(({ exchange }) => exchange !== '')
  if (named.length === 0) {
    const { judgements, ...mail } = without('none', notApplicable('the domain says that it has no mail'))
    return { ...mail, judgements: { ...judgements, 'mx-invalid': failWhere([]) } }
  }
  const servers = named.map(({ exchange }) => exchange)
  const invalid: Occurrence[] = servers
    .filter(isAddress)
    .map(server => at(domain, 'MX', `${server} is an address, not the name of a host`))
  if (named.length < records.length) {
    invalid.push(at(domain, 'MX', 'a null MX ("0 .") stands beside other records'))
  }
  return { kind: 'servers', servers, judgements: await judgeNames(visit, domain, servers, invalid) }
}

function without(kind: MailKind, judgement: Judgement): MailServers {
  const judgements = { 'mx-unresolved': judgement, 'mx-alias': judgement, 'mx-invalid': judgement }
  return { kind, servers: [], judgements }
}

async function judgeNames(
  visit: Dns,
  domain: string,
  servers: readonly string[],
  invalid: readonly Occurrence[],
): Promise<MailServers['judgements']> {
  const names = [...new Set(servers)].filter(server => !isAddress(server)).slice(0, MAX_MAIL_SERVERS)
  const found = await Promise.all(names.map(async name => ({ name, found: await addressesOf(visit, name) })))
  const unresolved: Occurrence[] = []
  const aliases: Occurrence[] = []
  let unknown: string | undefined
  let resolved = 0
  for (const { name, found: server } of found) {
    if ('failure' in server) unknown = server.failure
    else if (server.addresses.length === 0) {
      unresolved.push(at(domain, 'MX', `${name} ${server.exists ? 'has no address' : 'does not exist'}`))
    } else {
      resolved++
      if (server.aliased) aliases.push(at(domain, 'MX', `${name} is an alias`))
    }
  }
  return {
    'mx-unresolved':
      names.length === 0 ? notApplicable('no MX record names a host') : failOrUnknown(unresolved, unknown),
    'mx-alias':
      resolved === 0 && unknown === undefined
        ? notApplicable('no mail server has an address')
        : failOrUnknown(aliases, unknown),
    'mx-invalid': failWhere(invalid),
  }
}

/** An address in an MX record reads as a name whose labels are numbers. */
function isAddress(name: string): boolean {
  return isIP(name) !== 0
}

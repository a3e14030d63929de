import { isIP } from 'node:net'
import type { Occurrence } from '../../../../api/results.ts'
import {
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  sameForAll,
} from '../../../judging/judgement.ts'
import type { CheckDefinition } from '../../../judging/tool-definition.ts'
import { addressesOf, type Dns } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at, failOrUnknown } from '../places.ts'
import { type MailRouting, mailRoutingOf } from './mail-routing.ts'

const checks = {
  'mx-unresolved': {
    scope: 'site',
    severity: 'warning',
    title: 'A mail server of the domain has no address',
    why: 'Mail to it is late or lost. If its domain is free, whoever registers it gets your mail.',
    fix: 'Correct the MX record, or remove it.',
    help: 'https://www.rfc-editor.org/rfc/rfc5321#section-5.1',
    example: 'example.com. MX 10 mail.gone.example., which has no address',
  },
  'mx-invalid': {
    scope: 'site',
    severity: 'warning',
    title: 'An MX record is not valid',
    why: 'Senders cannot deliver mail to it, so mail is late or lost.',
    fix: 'Name a host in each MX record. A domain without mail has one MX record only: 0 and a dot.',
    help: 'https://www.rfc-editor.org/rfc/rfc7505#section-3',
    example: 'example.com. MX 10 192.0.2.25.',
  },
} satisfies Record<string, CheckDefinition>

/** The mail servers of the domain. */
export const mailServers = defineDomainTopic({
  checks,
  async judge(visit, domain) {
    const routing = await mailRoutingOf(visit, domain)
    const { kind, servers } = routing
    return {
      judgements: await judgeRouting(visit, domain.name, routing),
      facts: { mx: kind === 'unknown' ? null : [...servers], nullMx: kind === 'none' },
    }
  },
})

/** Mail servers whose addresses are asked for. */
const MAX_SERVERS = 10

async function judgeRouting(
  visit: Dns,
  domain: string,
  { kind, servers, hasNull, failure }: MailRouting,
): Promise<Judgements<keyof typeof checks>> {
  if (failure !== undefined) return sameForAll(checks, notMeasured(failure))
  if (kind === 'none') {
    const none = sameForAll(checks, notApplicable('the domain has no mail'))
    return { ...none, 'mx-invalid': failWhere([]) }
  }
  if (kind !== 'servers') return sameForAll(checks, notApplicable('the domain has no MX record'))
  const invalid = servers
    .filter(isAddress)
    .map(server => at(domain, 'MX', `${server} is an IP address, not a host name`))
  if (hasNull)
    invalid.push(at(domain, 'MX', 'A null MX record ("0 .") is not allowed beside other MX records'))
  return { 'mx-unresolved': await judgeNames(visit, domain, servers), 'mx-invalid': failWhere(invalid) }
}

async function judgeNames(visit: Dns, domain: string, servers: readonly string[]): Promise<Judgement> {
  const names = [...new Set(servers)].filter(server => !isAddress(server)).slice(0, MAX_SERVERS)
  if (names.length === 0) return notApplicable('no MX record names a host')
  const found = await Promise.all(names.map(async name => ({ name, found: await addressesOf(visit, name) })))
  const unresolved: Occurrence[] = []
  let unknown: string | undefined
  for (const { name, found: server } of found) {
    if ('failure' in server) unknown = server.failure
    else if (server.addresses.length === 0) {
      unresolved.push(at(domain, 'MX', `${name} ${server.exists ? 'has no address' : 'does not exist'}`))
    }
  }
  return failOrUnknown(unresolved, unknown)
}

/** An address in an MX record reads as a name whose labels are numbers. */
function isAddress(name: string): boolean {
  return isIP(name) !== 0
}

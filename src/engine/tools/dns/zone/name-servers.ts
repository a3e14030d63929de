import type { Occurrence } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notMeasured,
  sameForAll,
} from '../../../judging/judgement.ts'
import type { CheckDefinition } from '../../../judging/tool-definition.ts'
import { addressesOf, type Dns, dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at, failOrUnknown } from '../places.ts'

const checks = {
  'single-name-server': {
    scope: 'site',
    severity: 'warning',
    title: 'The domain has only one name server',
    why: 'When it is down, the site and its mail cannot be reached.',
    fix: 'Add a second name server in another network. DNS providers offer at least two.',
    help: 'https://www.rfc-editor.org/rfc/rfc2182#section-5',
    example: 'example.com. NS ns1.example.net., and no other',
  },
  'name-server-unresolved': {
    scope: 'site',
    severity: 'warning',
    title: 'A name server of the domain has no address',
    why: 'DNS requests to it are lost, so the site loads more slowly. If its domain is free, whoever registers it controls yours.',
    fix: 'Correct or remove the NS record, in the zone and at your registrar.',
    help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.8',
    example: 'example.com. NS ns2.gone.example., which has no address',
  },
  'name-server-alias': {
    scope: 'site',
    severity: 'notice',
    title: 'A name server of the domain has a CNAME record',
    why: 'An NS record must not name an alias: some resolvers do not ask such a server.',
    fix: 'In the NS record, name the host that the CNAME record points to.',
    help: 'https://www.rfc-editor.org/rfc/rfc2181#section-10.3',
    example: 'example.com. NS ns.example.com.\nns.example.com. CNAME ns1.example.net.',
  },
} satisfies Record<string, CheckDefinition>

/** The name servers of the domain. */
export const nameServers = defineDomainTopic({
  checks,
  async judge(visit, { name: domain }) {
    const answer = await visit.dns(domain, 'NS')
    if (answer.failure) {
      return {
        judgements: sameForAll(checks, notMeasured(answer.failure.message)),
        facts: { nameServers: null },
      }
    }
    const names = dataOf(answer).sort()
    const judgements =
      names.length === 0
        ? sameForAll(checks, notMeasured(`the resolver shows no NS records of ${domain}`))
        : await judgeServers(visit, domain, names)
    return { judgements, facts: { nameServers: names } }
  },
})

/** @see RFC 1034 section 4.1, RFC 2182 section 5 */
const MIN_SERVERS = 2
/** Servers whose addresses are asked for. The root has 13. */
const MAX_SERVERS = 13

async function judgeServers(
  visit: Dns,
  domain: string,
  names: readonly string[],
): Promise<Judgements<keyof typeof checks>> {
  const asked = names.slice(0, MAX_SERVERS)
  const servers = await Promise.all(
    asked.map(async name => ({
      name,
      found: await addressesOf(visit, name),
      alias: await visit.dns(name, 'CNAME'),
    })),
  )
  const unresolved: Occurrence[] = []
  const unknown: string[] = []
  const addresses: string[][] = []
  for (const { name, found } of servers) {
    if ('failure' in found) unknown.push(found.failure)
    else if (found.addresses.length > 0) addresses.push(found.addresses)
    else unresolved.push(at(domain, 'NS', `${name} ${found.exists ? 'has no address' : 'does not exist'}`))
  }
  const aliases = servers.flatMap(({ name, alias }) =>
    dataOf(alias).map(target => at(domain, 'NS', `${name} has a CNAME record to ${target}`)),
  )
  const unasked = servers.find(({ alias }) => alias.failure)?.alias.failure?.message
  const allKnown = addresses.length === names.length
  return {
    'single-name-server': judgeNumber(domain, names, allKnown ? addresses : []),
    'name-server-unresolved': failOrUnknown(unresolved, unknown[0]),
    'name-server-alias': failOrUnknown(aliases, unasked),
  }
}

/** Several names for one and the same address are one server. */
function judgeNumber(domain: string, names: readonly string[], addresses: readonly string[][]): Judgement {
  if (names.length < MIN_SERVERS) {
    return fail(at(domain, 'NS', `${names[0]} is the only name server`))
  }
  const [first = [], ...others] = addresses
  const key = (list: readonly string[]) => [...list].sort().join(' ')
  const oneMachine = others.length > 0 && others.every(other => key(other) === key(first))
  const message = `${names.join(', ')} all have the same address: ${first.join(', ')}`
  return failWhere(oneMachine ? [at(domain, 'NS', message)] : [])
}

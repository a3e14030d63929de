import type { JsonObject, Occurrence } from '../../../../api/results.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import type { StartOfAuthority } from '../../../network/dns/records.ts'
import { addressesOf, at, type Dns, dataOf, failOrUnknown } from '../findings.ts'
import { LEAST_NAME_SERVERS, MAX_NAME_SERVERS, MAX_NEGATIVE_TTL } from '../limits.ts'

type Judgements = Record<
  'single-name-server' | 'name-server-unresolved' | 'name-server-alias' | 'soa-timers',
  Judgement
>

/** Judges the name servers of a domain and the times of its zone. */
export async function judgeNameServers(
  visit: Dns,
  domain: string,
): Promise<{ judgements: Judgements; facts: JsonObject }> {
  const [answer, start] = await Promise.all([visit.dns(domain, 'NS'), visit.dns(domain, 'SOA')])
  const soa = dataOf(start)[0]
  const timers = start.failure
    ? notMeasured(start.failure.message)
    : soa
      ? judgeTimers(domain, soa)
      : notApplicable('the resolver shows no SOA record')
  const names = dataOf(answer).sort()
  const facts: JsonObject = {
    nameServers: answer.failure ? null : names,
    soa: soa ? { ...soa } : null,
  }
  if (answer.failure || names.length === 0) {
    const unknown = notMeasured(answer.failure?.message ?? `the resolver shows no NS records of ${domain}`)
    return {
      judgements: {
        'single-name-server': unknown,
        'name-server-unresolved': unknown,
        'name-server-alias': unknown,
        'soa-timers': timers,
      },
      facts,
    }
  }
  return { judgements: { ...(await judgeServers(visit, domain, names)), 'soa-timers': timers }, facts }
}

async function judgeServers(
  visit: Dns,
  domain: string,
  names: readonly string[],
): Promise<Omit<Judgements, 'soa-timers'>> {
  const asked = names.slice(0, MAX_NAME_SERVERS)
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
    dataOf(alias).map(target => at(domain, 'NS', `${name} is an alias of ${target}`)),
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
  if (names.length < LEAST_NAME_SERVERS) {
    return fail(at(domain, 'NS', `${names[0]} is the only name server`))
  }
  const [first = [], ...others] = addresses
  const key = (list: readonly string[]) => [...list].sort().join(' ')
  const oneMachine = others.length > 0 && others.every(other => key(other) === key(first))
  const message = `${names.join(', ')} all lead to ${first.join(', ')}`
  return failWhere(oneMachine ? [at(domain, 'NS', message)] : [])
}

function judgeTimers(domain: string, { refresh, retry, expire, minimum }: StartOfAuthority): Judgement {
  const faults: string[] = []
  if (retry > refresh) faults.push(`retry (${retry} s) is longer than refresh (${refresh} s)`)
  if (expire < refresh + retry) {
    faults.push(`expire (${expire} s) is shorter than refresh and retry together (${refresh + retry} s)`)
  }
  if (minimum > MAX_NEGATIVE_TTL) {
    faults.push(`the minimum is ${minimum} s: that a name does not exist is remembered for up to that long`)
  }
  return failWhere(faults.map(message => at(domain, 'SOA', message)))
}

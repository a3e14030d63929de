import type { JsonObject, Occurrence } from '../../../../api/results.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { type Exchange, mediaType } from '../../../network/exchange.ts'
import type { Visit } from '../../../visit/visit.ts'
import { addressesOf, at, textsWith } from '../findings.ts'
import { fitsPattern, parseMtaStsPolicy } from './mta-sts-policy.ts'
import { parseTagList } from './tag-list.ts'

/** Judges the MTA-STS policy of a domain that announces one. */
export async function judgeMtaSts(
  visit: Visit,
  domain: string,
  servers: readonly string[],
): Promise<{ judgement: Judgement; facts: JsonObject }> {
  const name = `_mta-sts.${domain}`
  const answer = await visit.dns(name, 'TXT')
  if (answer.failure) return { judgement: notMeasured(answer.failure.message), facts: { mtaSts: null } }
  const texts = textsWith(answer, /^v=STSv1[ \t]*;/)
  const [text] = texts
  if (text === undefined) {
    return { judgement: notApplicable('the domain announces no MTA-STS policy'), facts: { mtaSts: null } }
  }
  const places: Occurrence[] = []
  if (texts.length > 1) places.push(at(name, 'TXT', 'there are several records, so senders use none', text))
  const id = parseTagList(text).tags.get('id')
  if (!/^[A-Za-z0-9]{1,32}$/.test(id ?? '')) {
    places.push(at(name, 'TXT', `id is "${id ?? ''}", not 1 to 32 letters and digits`, text))
  }
  const host = `mta-sts.${domain}`
  const url = `https://${host}/.well-known/mta-sts.txt`
  const exchange = await visit.fetchForSite(url, { redirect: 'manual' })
  const found = (await judgeHost(visit, host, exchange)) ?? judgePolicy(exchange, url, servers)
  const facts = { mtaSts: { record: text, mode: found.mode ?? null } }
  if (found.reason !== undefined && places.length === 0)
    return { judgement: notMeasured(found.reason), facts }
  const all = [...places, ...found.faults.map(message => ({ url, message }))]
  return { judgement: all.length === 0 ? failWhere([]) : fail(all), facts }
}

interface PolicyFindings {
  mode?: string | undefined
  faults: string[]
  /** Why the policy cannot be judged. */
  reason?: string
}

/** That a policy could not be fetched is its fault where the DNS has no address of its host. */
async function judgeHost(
  visit: Visit,
  host: string,
  { failure }: Exchange,
): Promise<PolicyFindings | undefined> {
  if (failure?.kind !== 'dns') return undefined
  const found = await addressesOf(visit, host)
  if ('failure' in found || found.addresses.length > 0) return undefined
  return { faults: [`${host} ${found.exists ? 'has no address' : 'does not exist'}`] }
}

/** Statuses that say more of the one who asks than of the policy. */
const NOT_TELLING = new Set([401, 403, 405, 408, 429])

function judgePolicy({ final, failure }: Exchange, url: string, servers: readonly string[]): PolicyFindings {
  if (failure) {
    const reason = `${failure.url} ${failure.message}`
    return failure.kind === 'certificate' ? { faults: [failure.message] } : { faults: [], reason }
  }
  const { status } = final
  if (status >= 500 || NOT_TELLING.has(status)) return { faults: [], reason: `${url} answers ${status}` }
  if (status >= 300 && status < 400)
    return { faults: [`it answers ${status}; senders do not follow redirects`] }
  if (status !== 200) return { faults: [`it answers ${status}`] }
  const type = mediaType(final)
  const { mode, mx, errors } = parseMtaStsPolicy(final.body.toString('utf8'))
  const faults = [...errors]
  if (type !== 'text/plain') faults.push(`it is sent as ${type || 'no type'}, not text/plain`)
  if (mode !== 'none') {
    const left = servers.filter(server => !mx.some(pattern => fitsPattern(server, pattern)))
    faults.push(...left.map(server => `it leaves out the mail server ${server}`))
  }
  return { mode, faults }
}

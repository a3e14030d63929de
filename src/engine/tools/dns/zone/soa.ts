import { failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import type { StartOfAuthority } from '../../../network/dns/records.ts'
import { dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at } from '../places.ts'

/** The times of the zone. */
export const soa = defineDomainTopic({
  checks: {
    'soa-timers': {
      scope: 'site',
      severity: 'notice',
      title: 'The times in the SOA record do not fit together',
      why: 'They say how long a secondary server serves an old zone, and how long resolvers remember that a name does not exist.',
      fix: 'Set retry below refresh, expire above both together, and the minimum (negative TTL) to a day at most.',
      help: 'https://www.rfc-editor.org/rfc/rfc2308#section-5',
      example: 'SOA with refresh 3600, retry 7200, expire 3600',
    },
  },
  async judge(visit, { name }) {
    const answer = await visit.dns(name, 'SOA')
    const [record] = dataOf(answer)
    const judgement = answer.failure
      ? notMeasured(answer.failure.message)
      : record
        ? judgeTimers(name, record)
        : notApplicable('the resolver shows no SOA record')
    return { judgements: { 'soa-timers': judgement }, facts: { soa: record ? { ...record } : null } }
  },
})

/** Seconds for which it may be remembered that a name does not exist (RFC 2308 section 5). */
const MAX_NEGATIVE_TTL = 86_400

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

import { dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'

/** The times of the zone. */
export const soa = defineDomainTopic({
  checks: {},
  async judge(visit, { name }) {
    const [record] = dataOf(await visit.dns(name, 'SOA'))
    return { judgements: {}, facts: { soa: record ? { ...record } : null } }
  },
})

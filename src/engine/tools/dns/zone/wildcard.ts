import { defineDomainTopic } from '../domain.ts'

/** Whether every name below the domain leads somewhere. */
export const wildcard = defineDomainTopic({
  checks: {},
  async judge(visit, { name }) {
    // Nobody has this one.
    const answer = await visit.dns(`seo-preflight-wildcard-probe.${name}`, 'A')
    return { judgements: {}, facts: { wildcard: answer.failure ? null : answer.records.length > 0 } }
  },
})

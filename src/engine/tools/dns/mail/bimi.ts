import { textsWith } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'

/** The logo that mailboxes may show beside mail of the domain. */
export const bimi = defineDomainTopic({
  checks: {},
  async judge(visit, { name }) {
    const answer = await visit.dns(`default._bimi.${name}`, 'TXT')
    return { judgements: {}, facts: { bimi: textsWith(answer, /^v=BIMI1\b/i)[0] ?? null } }
  },
})

import { defineTopic } from '../../judging/tool-definition.ts'
import { subjectOf } from './subject.ts'

/** What the records are of. */
export const names = defineTopic({
  checks: {},
  async judge(visit) {
    const { host, domain } = await subjectOf(visit)
    return { judgements: {}, facts: { host, domain } }
  },
})

import { failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import { addressesOf, type Dns } from '../answers.ts'
import { at } from '../places.ts'
import { subjectOf } from '../subject.ts'

/** Whether the domain and its www both lead somewhere, where one of them is the audited host. */
export const counterpart = defineTopic({
  checks: {
    'apex-unresolved': {
      scope: 'site',
      severity: 'warning',
      title: 'The domain without www does not work',
      why: 'Visitors who type the domain or follow a link to it get an error.',
      fix: 'Give the domain an A record and redirect it to the host with www.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: 'www.example.com. has an address, example.com. has none',
    },
    'www-unresolved': {
      scope: 'site',
      severity: 'notice',
      title: 'The host with www does not work',
      why: 'Visitors who type www or follow a link with it get an error.',
      fix: 'Add a CNAME record for www and redirect it to the host without www.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: 'example.com. has an address, www.example.com. has none',
    },
  },
  async judge(visit) {
    const { host, domain } = await subjectOf(visit)
    const none = notApplicable(`${host} is neither a domain itself nor its www host`)
    const judge = async (audited: string, other: string) =>
      host === audited ? await judgeOther(visit, host, other) : none
    return {
      judgements: {
        'apex-unresolved': await judge(`www.${domain}`, domain),
        'www-unresolved': await judge(domain, `www.${domain}`),
      },
    }
  },
})

async function judgeOther(visit: Dns, host: string, other: string): Promise<Judgement> {
  const found = await addressesOf(visit, other)
  if ('failure' in found) return notMeasured(found.failure)
  const missing = `${other} has no address, but ${host} has one`
  return failWhere(found.addresses.length > 0 ? [] : [at(other, 'A', missing)])
}

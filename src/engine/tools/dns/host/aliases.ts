import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
} from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import type { DnsReply } from '../../../network/dns/records.ts'
import { type Dns, dataOf } from '../answers.ts'
import { at } from '../places.ts'
import { type Subject, subjectOf } from '../subject.ts'

/** Where the host and its domain are other names for something else. */
export const aliases = defineTopic({
  checks: {
    'cname-dangling': {
      scope: 'site',
      severity: 'error',
      title: 'The CNAME of the host leads to a name that does not exist',
      why: 'Nobody can open the page. Whoever registers the missing name at the provider takes the host over.',
      fix: 'Point the CNAME to a name that exists, or remove it.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
      example: 'www.example.com. CNAME shop-old.hosting.example., which does not exist',
    },
    'cname-chain-long': {
      scope: 'site',
      severity: 'notice',
      title: 'The host is behind a long chain of CNAMEs',
      why: 'Each one is a further question before the first byte, and one more place that can break. Resolvers give up on long chains.',
      fix: 'Point the CNAME of the host to the last name that your provider tells you to use.',
      help: 'https://www.rfc-editor.org/rfc/rfc1034#section-3.6.2',
      example:
        'www.example.com. → a.cdn.example. → b.cdn.example. → c.cdn.example. → d.cdn.example. → e.cdn.example.',
    },
    'cname-at-apex': {
      scope: 'site',
      severity: 'warning',
      title: 'The domain itself is a CNAME',
      why: 'A CNAME may have no other records beside it, and a domain must have NS and SOA records. Mail and verification records are lost, and some resolvers fail.',
      fix: 'Use A and AAAA records, or the ALIAS, ANAME or flattening feature of your DNS provider.',
      help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.4',
      example: 'example.com. CNAME shop.hosting.example.',
    },
  },
  async judge(visit) {
    const subject = await subjectOf(visit)
    const { v4 } = subject
    return {
      judgements: { ...judgeChain(subject), 'cname-at-apex': await judgeApex(visit, subject) },
      facts: { cname: v4.failure ? null : v4.aliases.map(({ target }) => target) },
    }
  },
})

/** CNAMEs behind one name: each is a further question, and resolvers give up after some eight. */
const MAX_CHAIN = 5

/** Whether a name is an alias of one that does not exist. */
export function isDangling(v4: DnsReply<'A'>, v6: DnsReply<'AAAA'>): boolean {
  return v4.aliases.length > 0 && !v4.exists && !v6.exists
}

function judgeChain({ v4, v6 }: Subject): Judgements<'cname-dangling' | 'cname-chain-long'> {
  const same = (judgement: Judgement) => ({ 'cname-dangling': judgement, 'cname-chain-long': judgement })
  if (v4.failure || v6.failure) return same(notMeasured((v4.failure ?? v6.failure)!.message))
  const { name, aliases: chain } = v4
  if (chain.length === 0) return same(notApplicable('the host is no alias'))
  const way = [name, ...chain.map(({ target }) => target)].join(' → ')
  const last = chain.at(-1)!.target
  const long = `${chain.length} CNAMEs, ${MAX_CHAIN} are the most: ${way}`
  return {
    'cname-dangling': isDangling(v4, v6) ? fail(at(name, 'CNAME', `${way}: ${last} does not exist`)) : pass(),
    'cname-chain-long': failWhere(chain.length > MAX_CHAIN ? [at(name, 'CNAME', long)] : []),
  }
}

async function judgeApex(visit: Dns, { domain }: Subject): Promise<Judgement> {
  const answer = await visit.dns(domain, 'CNAME')
  if (answer.failure) return notMeasured(answer.failure.message)
  return failWhere(dataOf(answer).map(target => at(domain, 'CNAME', `${domain} is an alias of ${target}`)))
}

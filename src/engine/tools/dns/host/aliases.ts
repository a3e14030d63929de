import {
  fail,
  failWhere,
  type Judgement,
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
      title: 'The CNAME record of the host names a host that does not exist',
      why: 'Nobody can open the site, and whoever registers the missing name at the provider can take over your host.',
      fix: 'Point the CNAME record to a host that exists, or remove it.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
      example: 'www.example.com. CNAME shop-old.hosting.example., which does not exist',
    },
    'cname-at-apex': {
      scope: 'site',
      severity: 'warning',
      title: 'The domain itself has a CNAME record',
      why: 'The DNS allows no other records beside a CNAME, but a domain needs some (NS, SOA, mail). Mail can get lost, and some resolvers fail.',
      fix: 'Use A and AAAA records, or what your DNS provider offers instead (ALIAS, ANAME, CNAME flattening).',
      help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.4',
      example: 'example.com. CNAME shop.hosting.example.',
    },
  },
  async judge(visit) {
    const subject = await subjectOf(visit)
    const { v4 } = subject
    return {
      judgements: { 'cname-dangling': judgeChain(subject), 'cname-at-apex': await judgeApex(visit, subject) },
      facts: { cname: v4.failure ? null : v4.aliases.map(({ target }) => target) },
    }
  },
})

/** Whether a name is an alias of one that does not exist. */
export function isDangling(v4: DnsReply<'A'>, v6: DnsReply<'AAAA'>): boolean {
  return v4.aliases.length > 0 && !v4.exists && !v6.exists
}

function judgeChain({ v4, v6 }: Subject): Judgement {
  if (v4.failure || v6.failure) return notMeasured((v4.failure ?? v6.failure)!.message)
  const { name, aliases: chain } = v4
  if (chain.length === 0) return notApplicable('the host has no CNAME record')
  const way = [name, ...chain.map(({ target }) => target)].join(' → ')
  const last = chain.at(-1)!.target
  return isDangling(v4, v6) ? fail(at(name, 'CNAME', `${way}: ${last} does not exist`)) : pass()
}

async function judgeApex(visit: Dns, { domain }: Subject): Promise<Judgement> {
  const answer = await visit.dns(domain, 'CNAME')
  if (answer.failure) return notMeasured(answer.failure.message)
  return failWhere(
    dataOf(answer).map(target => at(domain, 'CNAME', `${domain} has a CNAME record to ${target}`)),
  )
}

import { isPublicAddress } from '../../../../net/host-kind.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../../judging/tool-definition.ts'
import type { DnsAnswer } from '../../../network/dns/records.ts'
import { dataOf } from '../answers.ts'
import { at } from '../places.ts'
import { type Subject, subjectOf } from '../subject.ts'
import { isDangling } from './aliases.ts'

const checks = {
  'no-address': {
    scope: 'site',
    severity: 'error',
    title: 'The host has no address',
    why: 'Nobody can open the site: its name is in the DNS, but has no address.',
    fix: 'Add an A record (and an AAAA record) for the host, or a CNAME record with the name that your hosting provider gives you.',
    help: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.4.1',
    example: 'www.example.com. with neither A nor AAAA',
  },
  'no-ipv4': {
    scope: 'site',
    severity: 'warning',
    title: 'The host has no IPv4 address',
    why: 'About half of all visitors have no IPv6, and cannot open the site.',
    fix: 'Add an A record, or put the host behind a CDN that has IPv4 addresses.',
    help: 'https://www.rfc-editor.org/rfc/rfc4213#section-2',
    example: 'www.example.com. AAAA 2001:db8::1, and no A',
  },
  'private-address-among-public': {
    scope: 'site',
    severity: 'warning',
    title: 'The host has private addresses among its public ones',
    why: 'Visitors who get the private address cannot open the site.',
    fix: 'Remove the private address from the public DNS. Keep it in the DNS of your own network only.',
    help: 'https://www.rfc-editor.org/rfc/rfc1918#section-5',
    example: 'www.example.com. A 192.0.2.10\nwww.example.com. A 10.0.0.5',
  },
} satisfies Record<string, CheckDefinition>

/** The addresses of the host. */
export const addresses = defineTopic({
  checks,
  async judge(visit) {
    const subject = await subjectOf(visit)
    const { v4, v6 } = subject
    return {
      judgements: judgeAddresses(subject),
      facts: {
        a: v4.failure ? null : dataOf(v4),
        aaaa: v6.failure ? null : dataOf(v6),
        addressTtl: longestTtl(v4, v6),
      },
    }
  },
})

function judgeAddresses({ host, v4, v6 }: Subject): Judgements<keyof typeof checks> {
  if (v4.failure || v6.failure) return sameForAll(checks, notMeasured((v4.failure ?? v6.failure)!.message))
  const found = [...dataOf(v4), ...dataOf(v6)]
  if (found.length === 0) {
    const message = `${host} has neither an A nor an AAAA record`
    return {
      ...sameForAll(checks, notApplicable('the host has no address')),
      'no-address': isDangling(v4, v6)
        ? notApplicable('the CNAME record names a host that does not exist')
        : fail(at(host, 'A', message)),
    }
  }
  return {
    'no-address': pass(),
    'no-ipv4': failWhere(v4.records.length > 0 ? [] : [at(host, 'A', `${host} has AAAA records only`)]),
    'private-address-among-public': judgePrivate(host, found),
  }
}

/** A host whose addresses are all private is meant for a private network, as many a preview is. */
function judgePrivate(host: string, addresses: readonly string[]): Judgement {
  const hidden = addresses.filter(address => !isPublicAddress(address))
  if (hidden.length === addresses.length) return notApplicable('all addresses are private')
  return failWhere(
    hidden.map(address =>
      at(host, address.includes(':') ? 'AAAA' : 'A', `${address} is not a public address`),
    ),
  )
}

/** Seconds for which a resolver may still keep an address; null where there is none. */
function longestTtl(...answers: readonly DnsAnswer<'A' | 'AAAA'>[]): number | null {
  const times = answers.flatMap(answer => (answer.failure ? [] : answer.records.map(({ ttl }) => ttl)))
  return times.length === 0 ? null : Math.max(...times)
}

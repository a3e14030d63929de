import type { DnsAnswer, DnsReply, RecordType } from '../../network/dns/records.ts'
import type { Visit } from '../../visit/visit.ts'

/** What the parts of the tool ask the DNS with. */
export type Dns = Pick<Visit, 'dns'>

/** Data of the records of an answer; empty where there was no answer. */
export function dataOf<T extends RecordType>(answer: DnsAnswer<T>): DnsReply<T>['records'][number]['data'][] {
  return answer.failure ? [] : answer.records.map(({ data }) => data)
}

/** Texts of a name that begin as the records of one purpose do. */
export function textsWith(answer: DnsAnswer<'TXT'>, start: RegExp): string[] {
  return dataOf(answer).filter(text => start.test(text))
}

/** Addresses of a name, both versions of IP, or why they could not be found out. */
export async function addressesOf(
  visit: Dns,
  name: string,
): Promise<{ addresses: string[]; exists: boolean } | { failure: string }> {
  const [v4, v6] = await Promise.all([visit.dns(name, 'A'), visit.dns(name, 'AAAA')])
  if (v4.failure) return { failure: v4.failure.message }
  if (v6.failure) return { failure: v6.failure.message }
  return {
    addresses: [...dataOf(v4), ...dataOf(v6)],
    exists: v4.exists || v6.exists,
  }
}

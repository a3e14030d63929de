import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgement, notMeasured } from '../../judging/judgement.ts'
import type { DnsAnswer, DnsReply, RecordType } from '../../network/dns/records.ts'
import type { Visit } from '../../visit/visit.ts'

/** What the parts of the tool ask the DNS with. */
export type Dns = Pick<Visit, 'dns'>

/** The records of a name as a place: a `dns:` URI (RFC 4501). */
export function at(name: string, type: RecordType, message: string, snippet?: string): Occurrence {
  const url = `dns:${name}?type=${type}`
  return snippet === undefined ? { url, message } : { url, message, snippet: cutEnd(snippet, 200) }
}

/** Data of the records of an answer; empty where there was no answer. */
export function dataOf<T extends RecordType>(answer: DnsAnswer<T>): DnsReply<T>['records'][number]['data'][] {
  return answer.failure ? [] : answer.records.map(({ data }) => data)
}

/** Texts of a name that begin as the records of one purpose do. */
export function textsWith(answer: DnsAnswer<'TXT'>, start: RegExp): string[] {
  return dataOf(answer).filter(text => start.test(text))
}

/** Failed where there are places; else, where something could not be asked for, not measured. */
export function failOrUnknown(places: readonly Occurrence[], unknown: string | undefined): Judgement {
  return places.length === 0 && unknown !== undefined ? notMeasured(unknown) : failWhere(places)
}

/** Addresses of a name, both versions of IP, or why they could not be found out. */
export async function addressesOf(
  visit: Dns,
  name: string,
): Promise<{ addresses: string[]; exists: boolean; aliased: boolean } | { failure: string }> {
  const [v4, v6] = await Promise.all([visit.dns(name, 'A'), visit.dns(name, 'AAAA')])
  if (v4.failure) return { failure: v4.failure.message }
  if (v6.failure) return { failure: v6.failure.message }
  return {
    addresses: [...dataOf(v4), ...dataOf(v6)],
    exists: v4.exists || v6.exists,
    aliased: v4.aliases.length > 0,
  }
}

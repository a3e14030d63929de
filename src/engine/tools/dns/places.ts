import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgement, notMeasured } from '../../judging/judgement.ts'
import type { RecordType } from '../../network/dns/records.ts'

/** The records of a name as a place: a `dns:` URI (RFC 4501). */
export function at(name: string, type: RecordType, message: string, snippet?: string): Occurrence {
  const url = `dns:${name}?type=${type}`
  return snippet === undefined ? { url, message } : { url, message, snippet: cutEnd(snippet, 200) }
}

/** Failed where there are places; else, where something could not be asked for, not measured. */
export function failOrUnknown(places: readonly Occurrence[], unknown: string | undefined): Judgement {
  return places.length === 0 && unknown !== undefined ? notMeasured(unknown) : failWhere(places)
}

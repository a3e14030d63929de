import type { PageRecord } from '../../api/results.ts'
import { recordedText } from './recorded-text.ts'

/** Bytes of one record as JSON. */
export const MAX_RECORD_BYTES = 2048
const SHORT = 80
const TINY = 20

/** A record that takes no more than its room: where texts and addresses are long, less of them. */
export function fittedRecord(record: PageRecord): PageRecord {
  let fitted = record
  for (const shorten of SHORTER) {
    if (bytesOf(fitted) <= MAX_RECORD_BYTES) return fitted
    fitted = shorten(fitted)
  }
  return fitted
}

function bytesOf(record: PageRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

/** Ways to make a record smaller, the one that loses least first. */
const SHORTER: readonly ((record: PageRecord) => PageRecord)[] = [
  record => ({
    ...record,
    ...(record.description && { description: shorter(record.description) }),
    ...(record.types && { types: record.types.slice(0, 5) }),
    ...(record.failed && { failed: record.failed.slice(0, 10) }),
  }),
  record => ({
    ...record,
    ...(record.title && { title: shorter(record.title) }),
    ...(record.h1 && { h1: shorter(record.h1) }),
  }),
  record => ({
    ...record,
    ...(record.redirects && {
      redirects: record.redirects.slice(0, 2).map(({ url, status }) => ({ url: cut(url), status })),
    }),
    ...(record.finalUrl !== undefined && { finalUrl: cut(record.finalUrl) }),
    ...(record.canonical && { canonical: { ...record.canonical, url: cut(record.canonical.url) } }),
    ...(record.failure !== undefined && { failure: cut(record.failure) }),
  }),
  ({ failed: _, types: __, redirects: ___, finalUrl: ____, failure: _____, ...record }) => record,
  record => ({
    ...record,
    ...(record.title && { title: shorter(record.title, TINY) }),
    ...(record.description && { description: shorter(record.description, TINY) }),
    ...(record.h1 && { h1: shorter(record.h1, TINY) }),
    ...(record.hreflang && { hreflang: { ...record.hreflang, codes: [] } }),
  }),
]

/** What tells the whole text apart stays. */
function shorter({ text, hash }: { text: string; hash?: string | undefined }, most = SHORT) {
  const cut = recordedText(text, most)
  const whole = hash ?? cut.hash
  return whole === undefined ? cut : { text: cut.text, hash: whole }
}

function cut(text: string): string {
  return recordedText(text, SHORT).text
}

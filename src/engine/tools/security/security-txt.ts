import type { Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, mediaType } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { NotApplicable } from '../../not-measured.ts'
import { whyRootIsForeign } from '../../syntax/preview.ts'
import { holdsUntil } from '../../visit/input-trace.ts'

/** The security.txt of the site, which it need not have. */
export const securityTxt = defineTopic({
  checks: {
    'security-txt-invalid': {
      scope: 'site',
      severity: 'notice',
      title: 'The security.txt is invalid or has expired',
      why: 'People who find a vulnerability should not use contacts from an expired file.',
      fix: 'Add at least one Contact (mailto:, https: or tel:) and exactly one Expires with a date in the future.',
      help: 'https://www.rfc-editor.org/rfc/rfc9116#section-2.5',
      example: 'Contact: mailto:security@example.com\nExpires: 2020-01-01T00:00:00Z',
    },
  },
  async judge(visit) {
    const { origin, hostname } = new URL((await visit.htmlPage()).url)
    if (isLocalHost(hostname)) throw new NotApplicable('a local server has no security.txt')
    const foreign = whyRootIsForeign(visit.preview)
    if (foreign !== undefined) throw new NotApplicable(foreign)
    const exchange = await visit.fetchForSite(`${origin}/.well-known/security.txt`)
    return { judgements: { 'security-txt-invalid': judgeAnswer(exchange, new Date()) } }
  },
})

/** Most characters that are read: the file is a few lines. */
const MAX_LENGTH = 64 * 1024
/** RFC 3339 section 5.6: a date with a time and a zone. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/

interface Field {
  name: string
  value: string
  line: number
}

function judgeAnswer({ final, failure }: Exchange, now: Date): Judgement {
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const absent = notApplicable('the site has no security.txt')
  if (isGone(final.status)) return absent
  if (!isSuccess(final.status)) return notMeasured(`${final.url} answers ${final.status}`)
  if (mediaType(final) === 'text/html') return absent
  const text = final.body.toString('utf8').slice(0, MAX_LENGTH)
  if (!fieldsOf(text).some(({ name }) => name === 'contact' || name === 'expires')) return absent
  return failWhere(securityTxtFaults(text, now).map(fault => ({ url: final.url, ...fault })))
}

/** @see https://www.rfc-editor.org/rfc/rfc9116#section-2.5 */
export function securityTxtFaults(text: string, now: Date): Omit<Occurrence, 'url'>[] {
  const fields = fieldsOf(text)
  const named = (name: string) => fields.filter(field => field.name === name)
  const contacts = named('contact')
  const expires = named('expires')
  const faults: Omit<Occurrence, 'url'>[] = []
  if (contacts.length === 0) faults.push({ message: 'The file has no Contact' })
  for (const { value, line } of contacts) {
    if (!/^[a-z][a-z0-9+.-]*:\S/i.test(value))
      faults.push({ message: `Contact "${value}" is not a URI`, line })
    else if (/^http:/i.test(value)) faults.push({ message: `Contact "${value}" is not https:`, line })
  }
  if (expires.length === 0) faults.push({ message: 'The file has no Expires' })
  for (const { line } of expires.slice(1)) faults.push({ message: 'Expires is there twice', line })
  for (const { line } of named('preferred-languages').slice(1)) {
    faults.push({ message: 'Preferred-Languages is there twice', line })
  }
  const [first] = expires
  if (first) faults.push(...expiryFaults(first, now))
  return faults
}

function expiryFaults({ value, line }: Field, now: Date): Omit<Occurrence, 'url'>[] {
  const date = new Date(value)
  if (!DATE_TIME.test(value) || Number.isNaN(date.getTime())) {
    return [{ message: `Expires "${value}" is not a date such as 2030-12-31T23:59:59Z`, line }]
  }
  holdsUntil(date.getTime())
  return date.getTime() < now.getTime() ? [{ message: `The file expired on ${value}`, line }] : []
}

function fieldsOf(text: string): Field[] {
  return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
    const field = /^([A-Za-z][A-Za-z0-9-]{0,60}):[ \t]?(.*)$/.exec(content.trim())
    return field ? [{ name: field[1]!.toLowerCase(), value: field[2]!.trim(), line: index + 1 }] : []
  })
}

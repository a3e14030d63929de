import { fail, failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { at, type Dns, textsWith } from '../findings.ts'
import { parseTagList } from './tag-list.ts'

/** Judges the TLS reporting record of a domain, which need not have one (RFC 8460 section 3). */
export async function judgeTlsReports(visit: Dns, domain: string): Promise<Judgement> {
  const name = `_smtp._tls.${domain}`
  const answer = await visit.dns(name, 'TXT')
  if (answer.failure) return notMeasured(answer.failure.message)
  const texts = textsWith(answer, /^v=TLSRPTv1[ \t]*;/)
  const [text] = texts
  if (text === undefined) return notApplicable('the domain asks for no TLS reports')
  if (texts.length > 1) return fail(at(name, 'TXT', 'there are several records, so senders use none', text))
  const { tags } = parseTagList(text)
  const addresses = (tags.get('rua') ?? '').split(',').map(address => address.trim())
  const bad = addresses.filter(address => !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i.test(address))
  return failWhere(
    bad.map(address => at(name, 'TXT', `rua: "${address}" is no mailto: or https: address`, text)),
  )
}

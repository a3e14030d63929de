import { fail, failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { type Dns, textsWith } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at } from '../places.ts'
import { parseTagList } from './tag-list.ts'

/** The TLS reporting record of the domain, which need not have one (RFC 8460 section 3). */
export const tlsReports = defineDomainTopic({
  checks: {
    'tls-rpt-invalid': {
      scope: 'site',
      severity: 'notice',
      title: 'The TLS reporting record is not valid',
      why: 'Senders ignore it, so you never learn of mail that could not be encrypted.',
      fix: 'Publish exactly one record, such as v=TLSRPTv1; rua=mailto:tls@example.com.',
      help: 'https://www.rfc-editor.org/rfc/rfc8460#section-3',
      example: '_smtp._tls.example.com. TXT "v=TLSRPTv1"',
    },
  },
  judge: async (visit, { name }) => ({ judgements: { 'tls-rpt-invalid': await judge(visit, name) } }),
})

async function judge(visit: Dns, domain: string): Promise<Judgement> {
  const name = `_smtp._tls.${domain}`
  const answer = await visit.dns(name, 'TXT')
  if (answer.failure) return notMeasured(answer.failure.message)
  const texts = textsWith(answer, /^v=TLSRPTv1[ \t]*;/)
  const [text] = texts
  if (text === undefined) return notApplicable('the domain has no TLS reporting record')
  if (texts.length > 1)
    return fail(at(name, 'TXT', 'Senders ignore all records if there is more than one', text))
  const { tags } = parseTagList(text)
  const addresses = (tags.get('rua') ?? '').split(',').map(address => address.trim())
  const bad = addresses.filter(address => !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i.test(address))
  return failWhere(
    bad.map(address => at(name, 'TXT', `rua: "${address}" is not a mailto: or https: URL`, text)),
  )
}

import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../../judging/judgement.ts'
import type { Visit } from '../../../visit/visit.ts'
import { dataOf } from '../answers.ts'
import { type Domain, defineDomainTopic } from '../domain.ts'
import { at } from '../places.ts'
import { publishedDmarc } from './dmarc-discovery.ts'
import { mailRoutingOf } from './mail-routing.ts'
import { isSpf } from './spf-record.ts'

/** Whether a domain without mail says that it sends none. */
export const spoofing = defineDomainTopic({
  checks: {
    'mail-spoofing-open': {
      scope: 'site',
      severity: 'notice',
      title: 'The domain has no mail, and nothing says so',
      why: 'Without SPF and DMARC anybody can send mail in the name of the domain.',
      fix: 'Publish v=spf1 -all at the domain and v=DMARC1; p=reject at _dmarc.',
      help: 'https://www.rfc-editor.org/rfc/rfc7505#section-4.2',
      example: 'no MX record, no "v=spf1 -all", no DMARC record',
    },
  },
  judge: async (visit, domain) => ({ judgements: { 'mail-spoofing-open': await judge(visit, domain) } }),
})

async function judge(visit: Visit, domain: Domain): Promise<Judgement> {
  const { name } = domain
  const { kind } = await mailRoutingOf(visit, domain)
  if (kind === 'servers') return notApplicable('the domain has mail')
  if (kind === 'unknown') return notMeasured('it is not known whether the domain has mail')
  const [dmarc, texts] = await Promise.all([publishedDmarc(visit, domain), visit.dns(name, 'TXT')])
  const isUnknown = dmarc.failure !== undefined
  // A record that is not valid is reported as such.
  const isProtected = !isUnknown && (dmarc.record !== undefined || dmarc.discarded.length > 0)
  if (isProtected || dataOf(texts).some(isSpf)) return pass()
  if (isUnknown || texts.failure) return notMeasured('SPF or DMARC could not be asked for')
  return fail(at(name, 'TXT', `${name} has neither an SPF nor a DMARC record`))
}

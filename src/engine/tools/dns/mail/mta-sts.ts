import type { Occurrence } from '../../../../api/results.ts'
import { failWhere, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { type Exchange, mediaType } from '../../../network/exchange.ts'
import { provesNothing } from '../../../network/status.ts'
import type { Visit } from '../../../visit/visit.ts'
import { addressesOf, textsWith } from '../answers.ts'
import { type Domain, defineDomainTopic } from '../domain.ts'
import { at } from '../places.ts'
import { mailRoutingOf } from './mail-routing.ts'
import { fitsPattern, parseMtaStsPolicy } from './mta-sts-policy.ts'
import { parseTagList } from './tag-list.ts'

/** The MTA-STS policy of a domain that announces one. */
export const mtaSts = defineDomainTopic({
  checks: {
    'mta-sts-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'The MTA-STS policy does not work',
      why: 'The DNS announces a policy that senders cannot use. If it says "enforce", mail to servers that it leaves out is not delivered.',
      fix: 'Serve the policy with all your mail servers at https://mta-sts.example.com/.well-known/mta-sts.txt (your own domain), or remove the _mta-sts record.',
      help: 'https://www.rfc-editor.org/rfc/rfc8461#section-3',
      example:
        '_mta-sts.example.com. TXT "v=STSv1; id=1", and https://mta-sts.example.com/.well-known/mta-sts.txt answers 404',
    },
  },
  async judge(visit, domain) {
    const name = `_mta-sts.${domain.name}`
    const answer = await visit.dns(name, 'TXT')
    const texts = textsWith(answer, /^v=STSv1[ \t]*;/)
    const [text] = texts
    if (answer.failure || text === undefined) {
      const judgement = answer.failure
        ? notMeasured(answer.failure.message)
        : notApplicable('the domain has no MTA-STS policy')
      return { judgements: { 'mta-sts-invalid': judgement }, facts: { mtaSts: null } }
    }
    const places = recordFaults(name, text, texts.length)
    const url = `https://mta-sts.${domain.name}/.well-known/mta-sts.txt`
    const { mode, faults, reason } = await policyFindings(visit, domain, url)
    const judgement =
      reason !== undefined && places.length === 0
        ? notMeasured(reason)
        : failWhere([...places, ...faults.map(message => ({ url, message }))])
    return {
      judgements: { 'mta-sts-invalid': judgement },
      facts: { mtaSts: { record: text, mode: mode ?? null } },
    }
  },
})

/** @param count of such records */
function recordFaults(name: string, text: string, count: number): Occurrence[] {
  const places: Occurrence[] = []
  if (count > 1) places.push(at(name, 'TXT', 'Senders ignore all records if there is more than one', text))
  const id = parseTagList(text).tags.get('id')
  if (!/^[A-Za-z0-9]{1,32}$/.test(id ?? '')) {
    places.push(at(name, 'TXT', `The id "${id ?? ''}" is not 1 to 32 letters and digits`, text))
  }
  return places
}

interface PolicyFindings {
  mode?: string | undefined
  faults: string[]
  /** Why the policy cannot be judged. */
  reason?: string
}

async function policyFindings(visit: Visit, domain: Domain, url: string): Promise<PolicyFindings> {
  const exchange = await visit.fetchForSite(url, { redirect: 'manual' })
  const { servers } = await mailRoutingOf(visit, domain)
  return (
    (await hostFindings(visit, new URL(url).hostname, exchange)) ?? answerFindings(exchange, url, servers)
  )
}

/** That a policy could not be fetched is its fault where the DNS has no address of its host. */
async function hostFindings(
  visit: Visit,
  host: string,
  { failure }: Exchange,
): Promise<PolicyFindings | undefined> {
  if (failure?.kind !== 'dns') return undefined
  const found = await addressesOf(visit, host)
  if ('failure' in found || found.addresses.length > 0) return undefined
  return { faults: [`${host} ${found.exists ? 'has no address' : 'does not exist'}`] }
}

function answerFindings(
  { final, failure }: Exchange,
  url: string,
  servers: readonly string[],
): PolicyFindings {
  if (failure) {
    const reason = `${failure.url} ${failure.message}`
    return failure.kind === 'certificate' ? { faults: [failure.message] } : { faults: [], reason }
  }
  const { status } = final
  if (provesNothing(status)) return { faults: [], reason: `${url} answers ${status}` }
  if (status >= 300 && status < 400)
    return { faults: [`The policy answers ${status}, and senders do not follow redirects`] }
  if (status !== 200) return { faults: [`The policy answers ${status}`] }
  const type = mediaType(final)
  const { mode, mx, errors } = parseMtaStsPolicy(final.body.toString('utf8'))
  const faults = [...errors]
  if (type !== 'text/plain') faults.push(`The policy is sent as ${type || 'no type'}, not as text/plain`)
  if (mode !== 'none') {
    const left = servers.filter(server => !mx.some(pattern => fitsPattern(server, pattern)))
    faults.push(...left.map(server => `The policy does not list the mail server ${server}`))
  }
  return { mode, faults }
}

import type { JsonObject } from '../../../../api/results.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../../judging/judgement.ts'
import type { Visit } from '../../../visit/visit.ts'
import { at, textsWith } from '../findings.ts'
import { MAIL_CHECKS, type MailCheck } from './checks.ts'
import { judgeDkim } from './dkim.ts'
import { type DmarcFindings, judgeDmarc } from './dmarc.ts'
import { judgeMailServers, type MailKind } from './mail-servers.ts'
import { judgeMtaSts } from './mta-sts.ts'
import { judgeSpf, type SpfFindings } from './spf.ts'
import { judgeTlsReports } from './tls-reports.ts'

/** Judges how a domain receives mail and what it says about who sends it. */
export async function judgeMail(
  visit: Visit,
  domain: string,
): Promise<{ judgements: Record<MailCheck, Judgement>; facts: JsonObject }> {
  const { kind, servers, judgements } = await judgeMailServers(visit, domain)
  const hasMail = kind === 'servers'
  const [spf, dmarc, dkim, mtaSts, tlsReports, bimi] = await Promise.all([
    judgeSpf(visit, domain, hasMail),
    judgeDmarc(visit, domain, hasMail),
    judgeDkim(visit, domain),
    judgeMtaSts(visit, domain, servers),
    judgeTlsReports(visit, domain),
    visit.dns(`default._bimi.${domain}`, 'TXT'),
  ])
  return {
    judgements: {
      ...judgements,
      ...spf.judgements,
      ...dmarc.judgements,
      'mail-spoofing-open': judgeSpoofing(domain, kind, spf, dmarc),
      'dkim-key-weak': dkim.judgement,
      'mta-sts-invalid': mtaSts.judgement,
      'tls-rpt-invalid': tlsReports,
    },
    facts: {
      mx: kind === 'unknown' ? null : [...servers],
      nullMx: kind === 'none',
      ...spf.facts,
      ...dmarc.facts,
      ...dkim.facts,
      ...mtaSts.facts,
      bimi: textsWith(bimi, /^v=BIMI1\b/i)[0] ?? null,
    },
  }
}

/** The answer to every mail check where the mail is not that of the site. */
export function noMail(judgement: Judgement): Record<MailCheck, Judgement> {
  return Object.fromEntries(Object.keys(MAIL_CHECKS).map(name => [name, judgement])) as Record<
    MailCheck,
    Judgement
  >
}

function judgeSpoofing(domain: string, kind: MailKind, spf: SpfFindings, dmarc: DmarcFindings): Judgement {
  if (kind === 'servers') return notApplicable('the domain has mail')
  if (kind === 'unknown') return notMeasured('it is not known whether the domain has mail')
  // A record that is not valid is reported as such.
  if (dmarc.present || dmarc.judgements['dmarc-invalid'].outcome === 'fail') return pass()
  if (spf.present) return pass()
  if (spf.present === undefined || dmarc.present === undefined) {
    return notMeasured('SPF or DMARC could not be asked for')
  }
  return fail(at(domain, 'TXT', `${domain} has neither an SPF nor a DMARC record`))
}

import type { JsonObject } from '../../../api/results.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic, type Findings } from '../../judging/tool-definition.ts'
import type { Failure } from '../../network/exchange.ts'
import type { TlsReport } from '../../network/tls.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isLocalHost } from '../../syntax/local-host.ts'
import type { Visit } from '../../visit/visit.ts'
import { allTls, judgeTls, type TlsJudgements } from './certificate.ts'
import { tlsFacts } from './handshake.ts'
import { judgeBeyond } from './mixed-content.ts'
import { gatherScan } from './observatory/gather.ts'
import { judgeObservatory } from './observatory.ts'
import { OBSERVATORY_CHECKS } from './observatory-checks.ts'
import { PAGE_CHECKS } from './page-checks.ts'
import { TLS_CHECKS } from './tls-checks.ts'

const CHECKS = { ...OBSERVATORY_CHECKS, ...TLS_CHECKS, ...PAGE_CHECKS }
type Name = keyof typeof CHECKS

/**
 * Headers as the MDN HTTP Observatory judges them, TLS by handshakes, and what else of the page can be attacked.
 *
 * Left out: OCSP stapling (authorities give OCSP up), ALPN and HTTP/3 (`pagespeed` judges the version of HTTP; here they
 * are facts), `target=_blank` without noopener (browsers imply it since 2021), libraries with known holes (`technology`
 * knows the libraries), absent Permissions-Policy and security.txt (not faults), cipher suites beside the one that was
 * agreed on (this TLS library no longer has the broken ones), single hosts of the HSTS preload list (see transport.ts).
 */
const security = defineTopic<Name>({
  checks: CHECKS,
  async judge(visit) {
    const { failure } = await visit.exchange()
    if (failure?.kind === 'certificate') return await judgeTlsAlone(visit, failure)
    return await judgePage(visit, await visit.htmlPage())
  },
})

/** The page cannot be fetched because of its TLS: that much can be said. */
async function judgeTlsAlone(visit: Visit, failure: Failure): Promise<Findings<Name>> {
  const reason = `${failure.url} ${failure.message}`
  const report = await tlsOf(visit, failure.url)
  if (report.failure) throw new NotMeasured(reason)
  const rest = Object.fromEntries(Object.keys(CHECKS).map(name => [name, notMeasured(reason)]))
  const judgements = { ...rest, ...judgeTls(report, new Date()) } as Record<Name, Judgement>
  const facts = {
    grade: null,
    gradeReason: `the page ${failure.message}`,
    tls: tlsFacts(report),
  }
  return { judgements, facts }
}

async function judgePage(visit: Visit, page: HtmlPage): Promise<Findings<Name>> {
  const isHttps = new URL(page.url).protocol === 'https:'
  const [gathered, report, shared] = await Promise.all([
    gatherScan(visit, page),
    isHttps ? tlsOf(visit, page.url) : undefined,
    judgeBeyond(visit, page),
  ])
  const observatory = judgeObservatory(gathered, isLocalHost(new URL(page.url).hostname))
  const tls: TlsJudgements = visit.preview
    ? allTls(notApplicable('certificate and TLS of a preview’s host are those of its platform'))
    : report
      ? judgeTls(report, new Date())
      : allTls(notApplicable('the page is served over plain HTTP'))
  const facts: JsonObject = {
    ...observatory.facts,
    csp: { ...shared.csp },
    ...(report ? { tls: tlsFacts(report) } : {}),
  }
  const judgements = { ...observatory.judgements, ...tls, ...shared.judgements }
  return observatory.score === null ? { judgements, facts } : { judgements, facts, score: observatory.score }
}

async function tlsOf(visit: Visit, url: string): Promise<TlsReport> {
  const { hostname, port } = new URL(url)
  return await visit.tls(hostname, port === '' ? 443 : Number(port))
}

export const topics = [security]

import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { type Judgement, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { isLocalHost } from '../../syntax/local-host.ts'
import type { Visit } from '../../visit/visit.ts'
import { METRIC_CHECKS, PAGESPEED_CHECKS, type PagespeedCheck } from './checks.ts'
import { judgeDelivery } from './delivery.ts'
import { DIAGNOSTIC_CHECKS } from './diagnostic-checks.ts'
import { judgeDiagnostics } from './diagnostics.ts'
import { factsOf } from './facts.ts'
import { judgeMetrics } from './metrics.ts'
import { judgeWithoutLighthouse } from './without-lighthouse.ts'

/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); HTML beyond what Googlebot reads (`serp/page-too-large`);
 * `network-dependency-tree-insight`, which every page with a style sheet fails; `inp-breakdown-insight`, for which
 * somebody must click; `long-tasks`, `bootup-time`, `mainthread-work-breakdown`, `lcp-breakdown-insight` and
 * `cls-culprits-insight`, which explain a metric and stand with it; `document-latency-insight`, whose parts are checks
 * of their own; `non-composited-animations` and `user-timings`, which do not say that something is wrong. Order of the
 * head, preconnect hints, `Server-Timing`, speculation rules, request counts and inline sizes are advice whose gain on
 * a page nobody can tell beforehand.
 */
const pagespeed = defineTopic<PagespeedCheck>({
  checks: PAGESPEED_CHECKS,
  async judge(visit) {
    const page = await visit.htmlPage()
    const isLocal = isLocalHost(new URL(page.url).hostname)
    const report = await reportOrReason(visit)
    if (typeof report === 'string') {
      return {
        judgements: {
          ...unmeasured(METRIC_CHECKS, report),
          ...unmeasured(DIAGNOSTIC_CHECKS, report),
          ...(await judgeWithoutLighthouse(visit, page, isLocal)),
        },
        facts: { lighthouse: report },
        score: null,
      }
    }
    const { score } = report.median
    return {
      judgements: {
        ...judgeMetrics(report, page.url),
        ...judgeDiagnostics(report, page.url, isLocal),
        ...judgeDelivery(report, page, isLocal),
      },
      facts: factsOf(report),
      score: score === null ? null : Math.round(score * 100),
    }
  },
})

async function reportOrReason(visit: Visit): Promise<LighthouseReport | string> {
  try {
    return await visit.lighthouse()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

function unmeasured<Name extends string>(
  checks: Readonly<Record<Name, unknown>>,
  reason: string,
): Record<Name, Judgement> {
  const judgement = notMeasured(reason)
  return Object.fromEntries(Object.keys(checks).map(name => [name, judgement])) as Record<Name, Judgement>
}

export const topics = [pagespeed]

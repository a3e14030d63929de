import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { numberOf, PASSING_SCORE, rowsOf, savedMs, textOf } from './audit-details.ts'
import { attempt, LOCAL_SERVER } from './measurement.ts'
import { timeText } from './quantities.ts'
import { MIN_SAVED_MS, unjudgedReason } from './savings.ts'

/** How long it takes until the document comes. */
export const server = defineTopic({
  checks: {
    'server-response-time': {
      severity: 'warning',
      title: 'The server answers slowly',
      why: 'Everything else waits for the document. Google crawls slow servers less.',
      fix: 'Cache the page at the server or at a CDN near to visitors, and look for slow queries behind it.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
      example: 'GET / answers after 1,900 ms',
    },
    redirects: {
      severity: 'notice',
      title: 'Redirects come before the page',
      why: 'Each one is a further round trip, on a phone several hundred milliseconds, before anything can load.',
      fix: 'Link to the last address right away, and join several redirects into one.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
      example: 'GET /shop answers 301 with Location: /shop/',
    },
  },
  async judge(visit) {
    const { page, isLocal, report } = await attempt(visit)
    const isMeasured = typeof report !== 'string'
    return {
      judgements: {
        'server-response-time': isLocal
          ? notApplicable(LOCAL_SERVER)
          : isMeasured
            ? judgeMeasuredTime(report, page.url)
            : judgeTime(page),
        redirects: isMeasured
          ? judgeMeasuredRedirects(report)
          : judgeRedirects(await visit.exchange(), isLocal),
      },
    }
  },
})

/** Lighthouse's bound. @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte */
const SERVER_RESPONSE_MS = 600
/** Where other work went on meanwhile: what web.dev calls poor. @see https://web.dev/articles/ttfb */
const SERVER_RESPONSE_UNDER_LOAD_MS = 1800

function judgeMeasuredTime({ median }: LighthouseReport, pageUrl: string): Judgement {
  const audit = median.audits['server-response-time']
  const [row] = rowsOf(audit)
  if (!row || audit?.errorMessage !== undefined) return notMeasured('Lighthouse did not time the server')
  const ms = numberOf(row, 'responseTime')
  if (ms <= SERVER_RESPONSE_MS) return pass(timeText(ms))
  return fail({
    url: pageUrl,
    message: `${timeText(ms)} until it answers; up to ${SERVER_RESPONSE_MS} ms are good`,
  })
}

function judgeTime({ response, url }: HtmlPage): Judgement {
  const ms = response.ttfbMs
  if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS) return pass(timeText(ms))
  return fail({ url, message: `${timeText(ms)} until it answers` })
}

function judgeMeasuredRedirects({ median }: LighthouseReport): Judgement {
  const audit = median.audits['redirects']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  // Lighthouse counts some requests of scripts for the page's own address as a redirect to it.
  const { requestedUrl, finalDisplayedUrl } = median
  if (requestedUrl !== undefined && isSamePage(requestedUrl, finalDisplayedUrl)) return pass()
  const rows = rowsOf(audit).filter(row => numberOf(row, 'wastedMs') > 0)
  if (audit!.score! >= PASSING_SCORE || rows.length === 0) return pass()
  const places = rows.map(row => ({
    url: textOf(row, 'url'),
    message: `redirects, which takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
  }))
  const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'))
  return total < MIN_SAVED_MS ? pass() : fail(places)
}

function judgeRedirects({ hops }: Exchange, isLocal: boolean): Judgement {
  const redirects = hops.slice(0, -1)
  const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0)
  if (redirects.length === 0) return pass()
  if (isLocal) return notMeasured('what redirects cost on a server on this machine or network says nothing')
  if (ms < MIN_SAVED_MS) return pass()
  return fail(
    redirects.map(hop => ({ url: hop.url, message: `redirects, which took ${timeText(hop.ttfbMs)}` })),
  )
}

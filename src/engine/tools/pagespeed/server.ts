import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { numberOf, PASSING_SCORE, rowsOf, savedMs, textOf } from './audit-details.ts'
import { attempt, LOCAL_SERVER, whyNoTimes } from './measurement.ts'
import { timeText } from './quantities.ts'
import { MIN_SAVED_MS, unjudgedReason } from './savings.ts'

/** How long it takes until the document comes. */
export const server = defineTopic({
  checks: {
    'server-response-time': {
      severity: 'warning',
      title: 'The server answers slowly',
      why: 'Everything else waits for the HTML. Google crawls slow servers less.',
      fix: 'Cache the page on the server or a CDN, and look for slow queries.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
      example: 'GET / answers after 1,900 ms',
    },
    redirects: {
      severity: 'notice',
      title: 'The page loads only after redirects',
      why: 'Each redirect costs a round trip, several hundred milliseconds on a phone, before anything can load.',
      fix: 'Link directly to the final URL, and combine several redirects into one.',
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

function judgeMeasuredTime(report: LighthouseReport, pageUrl: string): Judgement {
  const audit = report.median.audits['server-response-time']
  const [row] = rowsOf(audit)
  if (!row || audit?.errorMessage !== undefined) return notMeasured('Lighthouse did not time the server')
  const ms = numberOf(row, 'responseTime')
  if (ms <= SERVER_RESPONSE_MS) return pass(timeText(ms))
  const noTimes = whyNoTimes(report)
  if (noTimes !== undefined && ms <= SERVER_RESPONSE_UNDER_LOAD_MS) return notMeasured(noTimes)
  return fail({
    url: pageUrl,
    message: `The server answers after ${timeText(ms)} (good: at most ${SERVER_RESPONSE_MS} ms)`,
  })
}

function judgeTime({ response, url }: HtmlPage): Judgement {
  const ms = response.ttfbMs
  if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS) return pass(timeText(ms))
  return fail({
    url,
    message: `The server answers after ${timeText(ms)} (at most ${timeText(SERVER_RESPONSE_UNDER_LOAD_MS)})`,
  })
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
    message: `This redirect takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
  }))
  const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'))
  return total < MIN_SAVED_MS ? pass() : fail(places)
}

function judgeRedirects({ hops }: Exchange, isLocal: boolean): Judgement {
  const redirects = hops.slice(0, -1)
  const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0)
  if (redirects.length === 0) return pass()
  if (isLocal)
    return notMeasured('redirects of a server on this machine or network say nothing about their real cost')
  if (ms < MIN_SAVED_MS) return pass()
  return fail(redirects.map(hop => ({ url: hop.url, message: `This redirect took ${timeText(hop.ttfbMs)}` })))
}

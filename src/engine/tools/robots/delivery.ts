import type { JsonObject } from '../../../api/results.ts'
import { MAX_BYTES } from '../../formats/robots-txt/parser.ts'
import { MAX_ROBOTS_REDIRECTS, type RobotsTxt, sitemapsOf } from '../../formats/robots-txt/robots-txt.ts'
import {
  fail,
  type Judgement,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import { isGone } from '../../network/status.ts'
import { assertOwn, robotsOfPage, servesHtml } from './robots-file.ts'

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'

const CHECKS = {
  'server-error': {
    scope: 'site',
    severity: 'error',
    title: 'robots.txt answers with a server error',
    why: 'Search engines read a 5xx or 429 answer for robots.txt as "nothing may be crawled" and stop crawling the site.',
    fix: 'Answer 200 with the rules, or 404 if there are none.',
    help: `${GOOGLE}#http-status-codes`,
    example: 'GET /robots.txt\n503 Service Unavailable',
  },
  'access-denied': {
    scope: 'site',
    severity: 'warning',
    title: 'Crawlers are not allowed to read robots.txt',
    why: 'Crawlers treat a 4xx answer as if there were no robots.txt, so its rules have no effect.',
    fix: 'Serve robots.txt to everybody, without a login and without a bot filter.',
    help: `${GOOGLE}#http-status-codes`,
    example: 'GET /robots.txt\n403 Forbidden',
  },
  redirects: {
    scope: 'site',
    severity: 'warning',
    title: 'robots.txt redirects too often',
    why: 'Google follows at most five redirects. Then it treats robots.txt as missing, and its rules have no effect.',
    fix: 'Serve robots.txt at its own URL, or redirect to it once.',
    help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
    example: '/robots.txt → /a → /b → /c → /d → /e → /robots-2.txt',
  },
  'html-served': {
    scope: 'site',
    severity: 'warning',
    title: 'robots.txt is a web page',
    why: 'Crawlers find no rules and no sitemap in HTML. Often a single-page application answers every unknown URL with its home page.',
    fix: 'Publish robots.txt as plain text, or answer 404.',
    help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
    example: 'GET /robots.txt\n200, Content-Type: text/html, <!doctype html>…',
  },
  'content-type': {
    scope: 'site',
    severity: 'notice',
    title: 'robots.txt is not served as plain text',
    why: 'The standard asks for text/plain. Google reads the file anyway, other crawlers may not.',
    fix: 'Serve robots.txt with "Content-Type: text/plain; charset=utf-8".',
    help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
    example: 'GET /robots.txt\n200, Content-Type: application/octet-stream',
  },
  'file-misnamed': {
    scope: 'site',
    severity: 'warning',
    title: 'The file of the rules is not called robots.txt',
    why: 'Crawlers ask for /robots.txt alone, so the rules and sitemaps of the file have no effect.',
    fix: 'Rename the file to robots.txt.',
    help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
    example: '/robot.txt, while /robots.txt answers 404',
  },
  'too-large': {
    scope: 'site',
    severity: 'warning',
    title: 'robots.txt is longer than crawlers read',
    why: 'Google ignores everything after the first 500 KiB, so rules and sitemaps there have no effect.',
    fix: 'Shorten the file: combine rules with wildcards, or move the pages to exclude into one folder.',
    help: `${GOOGLE}#file-format`,
    example: '/robots.txt of 640 KiB',
  },
} as const satisfies Record<string, CheckDefinition>

/** How robots.txt is served. */
export const delivery = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    const { robots, exchange } = await robotsOfPage(visit)
    assertOwn(robots)
    const facts = { robotsTxt: fileFacts(robots) }
    if (robots.kind === 'unreachable') {
      return { judgements: sameForAll(CHECKS, notMeasured(robots.reason)), facts }
    }
    const answered = answerOf(robots)
    return {
      judgements: {
        'server-error': judgeError(robots, answered),
        'access-denied': judgeDenial(robots, answered, exchange.final?.status),
        redirects: judgeRedirects(robots),
        'file-misnamed': await judgeName(robots, answered, url => visit.fetchForSite(url)),
        ...judgeContent(robots, answered),
      },
      facts,
    }
  },
})

type Answered = Exclude<RobotsTxt, { kind: 'unreachable' }>

function answerOf({ response }: Answered): string {
  return response === undefined ? 'robots.txt redirects without end' : `robots.txt answers ${response.status}`
}

function judgeError({ kind, url }: Answered, answered: string): Judgement {
  const message = `${answered}; crawlers read that as "Disallow: /" for the whole site`
  return kind === 'disallow-all' ? fail({ url, message }) : pass()
}

/**
 * A 4xx other than 404 and 410 (RFC 9309 section 2.3.1.3). Where the page is closed to the audit as well, the closed
 * robots.txt says nothing about crawlers.
 *
 * @param pageStatus status of the audited page; undefined where it gave none
 */
function judgeDenial(robots: Answered, answered: string, pageStatus: number | undefined): Judgement {
  if (robots.kind === 'rules') return pass()
  const status = robots.response?.status
  const isDenied = robots.kind === 'allow-all' && status !== undefined && status >= 400
  if (!isDenied || isMissing(robots) || hasTooManyRedirects(robots)) return notApplicable(answered)
  if (pageStatus === status) {
    return notMeasured(
      `robots.txt answers ${status}, as the page does: give the header that lets an audit in with the setting "headers"`,
    )
  }
  return fail({ url: robots.url, message: `answers ${status}; crawlers act as if there were no rules` })
}

/** It is asked for only where there is no robots.txt, and once a site. */
const OTHER_NAME = '/robot.txt'
const RULE_LINE = /^(?:user-agent|sitemap)[ \t]*:/im

async function judgeName(
  robots: Answered,
  answered: string,
  fetch: (url: string) => Promise<Exchange>,
): Promise<Judgement> {
  if (!isMissing(robots)) return robots.kind === 'rules' ? pass() : notApplicable(answered)
  const { final } = await fetch(new URL(OTHER_NAME, robots.url).href)
  const isRules = final?.status === 200 && !servesHtml(final) && RULE_LINE.test(final.body.toString('latin1'))
  return isRules ? fail({ url: final.url, message: `This file has the rules, and ${answered}` }) : pass()
}

function isMissing({ kind, response }: Answered): boolean {
  return kind === 'allow-all' && response !== undefined && isGone(response.status)
}

function judgeRedirects(robots: Answered): Judgement {
  return robots.kind === 'allow-all' && hasTooManyRedirects(robots)
    ? fail({ url: robots.url, message: robots.reason })
    : pass()
}

function hasTooManyRedirects({ exchange }: Answered): boolean {
  return exchange.failure !== undefined || exchange.hops.length - 1 > MAX_ROBOTS_REDIRECTS
}

function judgeContent(robots: Answered, answered: string) {
  const without = (reason: string) => {
    const none = notApplicable(reason)
    return { 'html-served': none, 'content-type': none, 'too-large': none }
  }
  if (robots.kind !== 'rules') return without(`${answered}: no rules`)
  const { url, body, truncated } = robots.response
  if (servesHtml(robots.response)) {
    const message = `It starts with "${startOf(body)}"`
    return {
      ...without('a web page is served in the place of robots.txt'),
      'html-served': fail({ url, message }),
    }
  }
  const message = `${truncated ? 'At least ' : ''}${body.length} bytes; crawlers read only the first ${MAX_BYTES}`
  return {
    'html-served': pass(),
    'content-type': judgeType(robots.response),
    'too-large': body.length > MAX_BYTES ? fail({ url, message }) : pass(),
  }
}

function judgeType(response: FinalResponse): Judgement {
  if (mediaType(response) === 'text/plain') return pass()
  if (response.body.length === 0) return notApplicable('robots.txt is empty')
  const sent = header(response, 'content-type')
  const message = sent ? `robots.txt has the Content-Type ${sent}` : 'robots.txt has no Content-Type'
  return fail({ url: response.url, message })
}

function startOf(body: Buffer): string {
  return body.subarray(0, 60).toString('utf8').replace(/\s+/g, ' ').trim()
}

function fileFacts(robots: RobotsTxt): JsonObject {
  const response = robots.kind === 'unreachable' ? undefined : robots.response
  const rules = robots.kind === 'rules' ? robots.rules : undefined
  const maxAge = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(
    response?.headers.get('cache-control')?.join(',') ?? '',
  )
  return {
    url: response?.url ?? robots.url,
    kind: robots.kind,
    reason: robots.kind === 'rules' ? null : robots.reason,
    status: response?.status ?? null,
    size: rules?.size ?? null,
    maxAge: maxAge ? Number(maxAge[1]) : null,
    sitemaps: sitemapsOf(robots).flatMap(({ url }) => url ?? []),
    groups: rules?.groups.length ?? 0,
    rules: rules?.groups.reduce((sum, group) => sum + group.rules.length, 0) ?? 0,
  }
}

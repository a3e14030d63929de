import { attribute, type Element, isElement } from '../../formats/html/document.ts'
import {
  fail,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, type FinalResponse, header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { runsScripts } from '../../page/scripts.ts'
import { isEmptyPage } from '../../page/why-not-html.ts'
import { answeredChain, isRedirect, NO_REDIRECT, type Redirect, redirectAt, redirectsOf } from './chain.ts'

const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes'
const SOFT_404 =
  'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors'

const CHECKS = {
  'final-status': {
    severity: 'error',
    title: 'The page answers with an error',
    why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
    fix: 'Make the URL answer 200, or redirect it with 301 to the page that replaces it.',
    help: GOOGLE_STATUS,
    example: 'GET /red-bike\n500 Internal Server Error',
  },
  'unusable-status': {
    severity: 'error',
    title: 'The page answers with a status that is not for pages',
    why: 'With this status, browsers have nothing to show and search engines nothing to index.',
    fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location header.',
    help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
    example: 'GET /red-bike\n204 No Content',
  },
  'empty-page': {
    severity: 'error',
    title: 'The page is empty',
    why: 'Visitors see nothing, and Google treats a page without content as a soft 404 and drops it.',
    fix: 'Look for the cause in the logs of the server and the build. If there is no such page, answer 404.',
    help: SOFT_404,
    example: 'GET /red-bike\n200 OK\nContent-Length: 0',
  },
  'broken-redirect': {
    severity: 'error',
    title: 'The redirect leads to an error',
    why: 'Visitors end at an error page, and search engines drop the URL.',
    fix: 'Redirect to a URL that answers 200. If the page is gone for good, answer 404 or 410 instead of redirecting.',
    help: GOOGLE_STATUS,
    example: '/old → /new, which answers 404',
  },
} satisfies Record<string, CheckDefinition>

/** How the chain ends: at a page, at an error, or nowhere. */
export const finalAnswer = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    const judgements = judgeEnd(await answeredChain(visit))
    if (judgements['empty-page'].outcome === 'pass') {
      const page = await visit.htmlPage().catch(unlessNoPage)
      if (page && isBlank(page)) {
        const { document } = page
        judgements['empty-page'] = fail(document.occurrence(document.body!, BLANK))
      }
    }
    return { judgements }
  },
})

/** What is no HTML page is not looked at. */
function unlessNoPage(error: unknown): undefined {
  if (!(error instanceof NotMeasured)) throw error
}

const BLANK =
  'The <body> of the page has nothing in it, and no script fills it: the file may have been cut off'

/** Elements of a page that show nothing. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'template', 'noscript', 'br'])

/** Whether a document as sent shows nothing at all: its body holds neither text nor anything else to be seen. */
function isBlank({ document, response }: HtmlPage): boolean {
  const { body } = document
  if (!body || runsScripts(document)) return false
  if (header(response, 'refresh') !== undefined || document.elements('meta').some(isRefresh)) return false
  return body.childNodes.every(node => {
    if (isElement(node)) return UNSEEN.has(node.tagName)
    return !('value' in node) || node.value.trim() === ''
  })
}

function isRefresh(meta: Element): boolean {
  return attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh'
}

type EndCheck = keyof typeof CHECKS

function judgeEnd(exchange: Exchange): Judgements<EndCheck> {
  const redirects = redirectsOf(exchange)
  const moved = notApplicable('the page redirects')
  if (exchange.failure) {
    return {
      'final-status': moved,
      'unusable-status': notApplicable('the redirects end without an answer'),
      'empty-page': notApplicable('the redirects end without an answer'),
      'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : NO_REDIRECT,
    }
  }
  const { status } = exchange.final
  const answer = judgeStatus(exchange.final)
  return {
    'final-status': redirects.length === 0 ? answer : moved,
    'broken-redirect': redirects.length === 0 ? NO_REDIRECT : leadsNowhere(status) ? NOWHERE : answer,
    'unusable-status': isUnusable(status)
      ? fail({ url: exchange.final.url, message: `Answers ${status}` })
      : pass(),
    'empty-page': judgeContent(exchange.final),
  }
}

function judgeContent(response: FinalResponse): Judgement {
  const { url, status } = response
  if (!isSuccess(status) || isUnusable(status)) return notApplicable('the URL does not lead to a page')
  return isEmptyPage(response) ? fail({ url, message: `Answers ${status} with an empty body` }) : pass()
}

const NOWHERE = notApplicable('the redirects lead to no page, which is reported separately')

function leadsNowhere(status: number): boolean {
  return isUnusable(status) || isRedirect(status)
}

/** 2xx without content, and 3xx that neither redirect nor have anything to be compared with. */
function isUnusable(status: number): boolean {
  if (status === 204 || status === 205) return true
  return status >= 300 && status < 400 && !isRedirect(status)
}

function judgeStatus({ url, status }: { url: string; status: number }): Judgement {
  if ([401, 403, 407, 429].includes(status)) {
    return notMeasured(
      `${url} answers ${status}: the page is protected or limits requests, see the setting "headers"`,
    )
  }
  return status >= 400 ? fail({ url, message: `Answers ${status}` }) : pass()
}

function judgeUnreached({ failure }: Exchange, redirects: readonly Redirect[]): Judgement {
  const { kind, url, message, code } = failure!
  if (kind === 'certificate' || code === 'ENOTFOUND') {
    return fail({ ...redirectAt(redirects.at(-1)!), message: `Redirects to ${url}, which ${message}` })
  }
  const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme']
  if (known.includes(kind)) return notApplicable('the redirects lead to no page')
  return notMeasured(`${url}: ${message}`)
}

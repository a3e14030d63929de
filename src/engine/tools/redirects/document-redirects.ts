import type { Occurrence } from '../../../api/results.ts'
import type { Lead, RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { NotHtml } from '../../not-measured.ts'
import { scriptRedirects } from '../../page/instant-redirect.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { parseRefresh, type Refresh } from '../../syntax/refresh.ts'
import { renderedOrReason } from '../../visit/rendering.ts'
import { endPage } from './end-page.ts'

/** What the page itself does to send visitors on, once it is loaded. */
export const documentRedirects = defineTopic({
  checks: {
    'instant-refresh': {
      severity: 'warning',
      title: 'The page redirects by an instant refresh',
      why: 'Search engines must load the page before they see the redirect, and the back button stops working.',
      fix: 'Use an HTTP redirect with 301 or 308. Where the server cannot, add a canonical to the target.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
      example: '<meta http-equiv="refresh" content="0; url=/new">',
    },
    'delayed-refresh': {
      severity: 'warning',
      title: 'The page sends visitors on after a while',
      why: 'Search engines take a delayed refresh as a temporary redirect, and readers may not be done in time.',
      fix: 'Use an HTTP redirect, or a link that visitors follow when they are ready.',
      help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
      example: '<meta http-equiv="refresh" content="5; url=/new">',
    },
    'script-redirect': {
      severity: 'warning',
      title: 'The page redirects by a script',
      why: 'Search engines see the redirect only where and when they run scripts.',
      fix: 'Use an HTTP redirect with 301 or 308.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
      example: "<script>location.href = '/new'</script>",
    },
  },
  async judge(visit) {
    const { response, page } = await endPage(visit)
    const document = page instanceof NotHtml ? undefined : page.document
    const rendered = (await visit.runsScripts()) ? await renderedOrReason(visit) : undefined
    const refresh = refreshOf(response, document)
    const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url)
    const instant = refresh !== undefined && refresh.seconds === 0
    return {
      judgements: {
        'instant-refresh': failWhere(instant ? [refresh.place] : []),
        'delayed-refresh': failWhere(refresh && elsewhere && !instant ? [refresh.place] : []),
        'script-redirect':
          page instanceof NotHtml
            ? notMeasured(page.message)
            : judgeScripts(page.document, rendered, refresh !== undefined),
      },
    }
  },
})

/** The one refresh that browsers obey: that of the header, else the first valid one of the document. */
function refreshOf(
  response: FinalResponse,
  document: HtmlDocument | undefined,
): (Refresh & { place: Occurrence }) | undefined {
  const value = header(response, 'refresh')
  const sent = value === undefined ? undefined : parseRefresh(value, response.url, response.url)
  if (sent)
    return {
      ...sent,
      place: { url: response.url, message: `${wordsOf(sent)}, by the header Refresh: ${value}` },
    }
  for (const meta of document?.elements('meta') ?? []) {
    if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'refresh') continue
    const refresh = parseRefresh(attribute(meta, 'content') ?? '', response.url, document!.baseUrl)
    if (refresh) return { ...refresh, place: document!.occurrence(meta, wordsOf(refresh)) }
  }
  return undefined
}

function wordsOf({ seconds, target }: Refresh): string {
  return seconds === 0 ? `leads to ${target} at once` : `leads to ${target} after ${seconds} s`
}

function judgeScripts(
  document: HtmlDocument,
  rendered: RenderedPage | string | undefined,
  refreshes: boolean,
): Judgement {
  const plain = scriptRedirects(document).map(({ script, target }) =>
    document.occurrence(script, `leads to ${target}`),
  )
  if (plain.length > 0 || rendered === undefined) return failWhere(plain)
  if (typeof rendered === 'string') return notMeasured(rendered)
  const { ledTo, documents, leads } = rendered
  if (ledTo === undefined) return pass()
  const shownAt = documents.findLastIndex(shown => isSamePage(shown, document.url))
  if (shownAt < 0) return notMeasured(`the server leads Chrome to ${ledTo} instead`)
  const next = documents[shownAt + 1] ?? ledTo
  const by = leads.findLast(({ to }) => to === next)?.by ?? (refreshes ? 'refresh' : 'script')
  // A refresh that the page was sent with is reported apart.
  if (by === 'refresh' && refreshes) return pass()
  const end = isSamePage(next, ledTo) ? '' : `, which leads on to ${ledTo}`
  return fail({ url: document.url, message: `${WAYS[by]} ${next}${end}` })
}

const WAYS: Readonly<Record<Lead['by'], string>> = {
  script: 'a script leads to',
  refresh: 'a script adds a refresh that leads to',
  link: 'a script follows a link to',
  form: 'a script sends a form to',
}

function pageOf(url: string): string {
  return url.split('#', 1)[0]!
}

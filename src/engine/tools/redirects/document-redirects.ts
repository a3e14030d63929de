import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { Lead, RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { NotApplicable, NotHtml, NotMeasured } from '../../not-measured.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { scriptRedirects } from '../../page/instant-redirect.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { isLogin } from '../../syntax/for-users.ts'
import { askedAt } from '../../syntax/preview.ts'
import { parseRefresh, type Refresh } from '../../syntax/refresh.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import { shownOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { endPage } from './end-page.ts'
import { choosesLanguage } from './language-choice.ts'
import { otherTargets } from './scripted-targets.ts'

/** What the page itself does to send visitors on, once it is loaded. */
export const documentRedirects = defineTopic({
  checks: {
    'instant-refresh': {
      severity: 'warning',
      title: 'The page redirects by an instant meta refresh',
      why: 'Visitors and search engines see the redirect only once they have loaded the page, and some crawlers do not follow it.',
      fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, add a canonical to the target.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
      example: '<meta http-equiv="refresh" content="0; url=/new">',
    },
    'instant-refresh-to-canonical': {
      severity: 'notice',
      title: 'The page redirects to its canonical by an instant meta refresh',
      why: 'Google treats it as a permanent redirect, but visitors load one page more, and some crawlers do not follow it.',
      fix: 'Use an HTTP redirect with 301 or 308 if your host can; otherwise leave it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
      example:
        '<meta http-equiv="refresh" content="0; url=https://www.example.com/new">\n<link rel="canonical" href="https://www.example.com/new">',
    },
    'endless-reload': {
      severity: 'error',
      title: 'The page reloads itself without end',
      why: 'Visitors see a page that starts anew before they can read or press anything, and search engines take it for a redirect that never arrives.',
      fix: 'Remove the refresh, or give it the URL that it is meant to lead to.',
      help: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh',
      example: '<meta http-equiv="refresh" content="0">',
    },
    'delayed-refresh': {
      severity: 'warning',
      title: 'The page redirects by a delayed meta refresh',
      why: 'Visitors may not have finished reading, and Google treats it as a temporary redirect.',
      fix: 'Use an HTTP redirect, or a link that visitors can follow when they are ready.',
      help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
      example: '<meta http-equiv="refresh" content="5; url=/new">',
    },
    'script-redirect': {
      severity: 'warning',
      title: 'The page redirects by a script',
      why: 'Search engines see the redirect only if they run scripts, and later.',
      fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, or the script chooses between pages, put the content at this URL, or link to the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
      example: "<script>location.href = '/new'</script>",
    },
  },
  async judge(visit) {
    const { response, page } = await endPage(visit)
    const document = page instanceof NotHtml ? undefined : page.document
    const rendered = (await visit.runsScripts()) ? await shownOrReason(visit) : undefined
    const refresh = refreshOf(response, document)
    const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url)
    const instant = refresh !== undefined && refresh.seconds === 0
    const endless = instant && !elsewhere && !isShown(rendered)
    const byScript = document && judgeScripts(document, rendered, refresh)
    const chooses =
      document !== undefined &&
      byScript?.outcome === 'fail' &&
      scriptRedirects(document).length === 0 &&
      (await choosesLanguage(visit, document, (rendered as RenderedPage).ledTo!))
    return {
      judgements: {
        ...(endless ? judgeEndless(refresh) : judgeInstant(instant ? refresh : undefined, page)),
        'delayed-refresh': failWhere(refresh && elsewhere && !instant ? [refresh.place] : []),
        'script-redirect':
          byScript === undefined
            ? notMeasured((page as NotHtml).message)
            : chooses
              ? notApplicable('a script leads each visitor to a language of theirs')
              : byScript.outcome === 'fail'
                ? withAdvice(byScript, await adviceOn(visit, document!, rendered))
                : byScript,
      },
      ...(chooses && { facts: { choosesLanguage: true } }),
    }
  },
})

type InstantCheck = 'instant-refresh' | 'instant-refresh-to-canonical' | 'endless-reload'

/** A cookie that comes with the first answer may end it: Chrome shows the page then. */
function isShown(rendered: RenderedPage | NotMeasured | NotApplicable | undefined): boolean {
  return rendered !== undefined && !(rendered instanceof Error)
}

function judgeEndless({ place }: PlacedRefresh): Judgements<InstantCheck> {
  const elsewhere = notApplicable('it leads to the page itself, which is reported separately')
  return {
    'instant-refresh': elsewhere,
    'instant-refresh-to-canonical': elsewhere,
    'endless-reload': fail({ ...place, message: 'The refresh leads to the page itself at once' }),
  }
}

function judgeInstant(
  refresh: PlacedRefresh | undefined,
  page: HtmlPage | NotHtml,
): Judgements<InstantCheck> {
  const named = refresh !== undefined && leadsToCanonical(refresh.target, page)
  const places = refresh ? [refresh.place] : []
  return named
    ? {
        'instant-refresh': notApplicable(
          'it leads to the canonical of the page, which is reported separately',
        ),
        'instant-refresh-to-canonical': fail(places),
        'endless-reload': pass(),
      }
    : {
        'instant-refresh': failWhere(places),
        'instant-refresh-to-canonical': refresh
          ? notApplicable('it does not lead to the canonical of the page')
          : pass(),
        'endless-reload': pass(),
      }
}

/** On a preview both may be addresses of production. */
function leadsToCanonical(target: string, page: HtmlPage | NotHtml): boolean {
  const canonical = page instanceof NotHtml ? undefined : declaredCanonical(page)
  if (!canonical) return false
  const { preview } = page as HtmlPage
  return isSamePage(askedAt(preview, canonical.href), askedAt(preview, target))
}

type PlacedRefresh = Refresh & { place: Occurrence }

/** The one refresh that browsers obey: that of the header, else the first valid one of the document. */
function refreshOf(response: FinalResponse, document: HtmlDocument | undefined): PlacedRefresh | undefined {
  const value = header(response, 'refresh')
  const sent = value === undefined ? undefined : parseRefresh(value, response.url, response.url)
  if (sent)
    return {
      ...sent,
      place: { url: response.url, message: `${wordsOf(sent)} (header Refresh: ${value})` },
    }
  for (const meta of document?.elements('meta') ?? []) {
    if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'refresh') continue
    const refresh = parseRefresh(attribute(meta, 'content') ?? '', response.url, document!.baseUrl)
    if (refresh) return { ...refresh, place: document!.occurrence(meta, wordsOf(refresh)) }
  }
  return undefined
}

function wordsOf({ seconds, target }: Refresh): string {
  return seconds === 0 ? `Redirects to ${target} at once` : `Redirects to ${target} after ${seconds} s`
}

function judgeScripts(
  document: HtmlDocument,
  rendered: RenderedPage | NotMeasured | NotApplicable | undefined,
  refresh: Refresh | undefined,
): Judgement {
  // Pages for old addresses have both, for browsers of all ages; the refresh is reported separately.
  const isTold = (target: string) => refresh !== undefined && isSamePage(target, refresh.target)
  const plain = scriptRedirects(document)
  if (plain.length > 0 || rendered === undefined) {
    const untold = plain.filter(({ target }) => !isTold(target))
    return failWhere(
      untold.map(({ script, target }) => document.occurrence(script, `Redirects to ${target}`)),
    )
  }
  if (rendered instanceof NotApplicable) return notApplicable(rendered.message)
  if (rendered instanceof NotMeasured) return notMeasured(rendered.message)
  const { ledTo, leads } = rendered
  if (ledTo === undefined) return pass()
  const next = nextOf(document, rendered)
  if (next === undefined) return notMeasured(`the server leads Chrome to ${ledTo} instead`)
  // No server does that by 301: what the script looks at is in the browser.
  if (isLogin(next) && !isLogin(document.url))
    return notApplicable('a script sends visitors who are not logged in to the login')
  const by = leads.findLast(({ to }) => to === next)?.by ?? (refresh ? 'refresh' : 'script')
  if (isTold(next) || (by === 'refresh' && refresh)) return pass()
  const end = isSamePage(next, ledTo) ? '' : `, which redirects to ${ledTo}`
  return fail({ url: document.url, message: `${WAYS[by]} ${next}${end}` })
}

/** Other targets of a script that are named. */
const MAX_NAMED = 3

/** What to do where a redirect of the server is no way out; undefined where it is. */
async function adviceOn(
  visit: Visit,
  document: HtmlDocument,
  rendered: RenderedPage | NotMeasured | NotApplicable | undefined,
): Promise<string | undefined> {
  const next = rendered === undefined || rendered instanceof Error ? undefined : nextOf(document, rendered)
  const others = next === undefined ? [] : otherTargets(document, next)
  if (others.length > 0) {
    const named = others.slice(0, MAX_NAMED).map(url => cutEnd(url, 200))
    return `The script chooses between this and ${named.join(', ')}, which no redirect of a server does: put the content at this URL, or link to the pages.`
  }
  return (await isForGitHubPages(visit))
    ? 'GitHub Pages sends no redirects of a site: put the content at this URL, or link to the page.'
    : undefined
}

function withAdvice(judgement: Judgement & { outcome: 'fail' }, advice: string | undefined): Judgement {
  if (advice === undefined) return judgement
  return fail(judgement.occurrences.map(place => ({ ...place, message: `${place.message}. ${advice}` })))
}

/** Where Chrome was led from the page; undefined where it saw another one in its place, or none. */
function nextOf(document: HtmlDocument, { documents, ledTo }: RenderedPage): string | undefined {
  const shownAt = documents.findLastIndex(shown => isSamePage(shown, document.url))
  return shownAt < 0 ? undefined : (documents[shownAt + 1] ?? ledTo)
}

const WAYS: Readonly<Record<Lead['by'], string>> = {
  script: 'A script redirects to',
  refresh: 'A script adds a meta refresh to',
  link: 'A script follows a link to',
  form: 'A script sends a form to',
}

function pageOf(url: string): string {
  return url.split('#', 1)[0]!
}

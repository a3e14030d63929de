import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isExecutable } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { deploymentRoot, isOnProduction } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import { fetchOwnMissingPage } from '../../visit/missing-page.ts'
import { navigatesByScript } from '../../visit/routes-by-script.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { webLinks } from './own-links.ts'

/** Whether the page for addresses that do not exist leads back to the site. Its status is the concern of `redirects`. */
export const notFoundPage = defineTopic({
  checks: {
    'not-found-page-bare': {
      scope: 'site',
      severity: 'notice',
      title: 'The 404 page has no link to the site',
      why: 'Visitors who follow an old link or mistype a URL leave the site.',
      fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to the home page. Most hosts show the file 404.html at the root of the site.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
    },
  },
  async judge(visit) {
    await shownPage(visit)
    return { judgements: { 'not-found-page-bare': await judgeNotFoundPage(visit) } }
  },
})

/** What a site shows whose files have no page for that: GitHub shows one of its own, without a way back. */
async function judgeWithoutOwn(visit: Visit): Promise<Judgement> {
  const ofHost = notApplicable('this is a local server: the host of the site will show its own page')
  if (!(await isForGitHubPages(visit))) return ofHost
  const url = `${deploymentRoot(visit.preview, new URL(visit.url).origin)}/404.html`
  const { final } = await visit.fetchForSite(url)
  return final && isGone(final.status)
    ? fail({
        url,
        message: 'The site has no 404.html, so GitHub Pages shows its own page, without a link to the site.',
      })
    : ofHost
}

async function judgeNotFoundPage(visit: Visit): Promise<Judgement> {
  const missing = await fetchOwnMissingPage(visit)
  if (!missing) return judgeWithoutOwn(visit)
  const { final, failure } = missing
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const { url, status } = final
  if (!isGone(status)) {
    const isOther = status < 400
    return isOther
      ? notApplicable('the site does not answer with 404')
      : notMeasured(`${url} answers ${status}`)
  }
  const page = openHtml(final, visit.preview)
  if (!page) return fail({ url, message: 'The answer is not an HTML page.' })
  const { document } = page
  // Generators send such a page by default, and a site that follows them lacks nothing that could be measured.
  const shell = scriptShellOf(document)
  if (shell) return notApplicable(`scripts make the page for missing addresses (${shell.message})`)
  const leadsOn =
    webLinks(document).some(
      link => link.url.host === new URL(url).host || isOnProduction(page.preview, link.url),
    ) ||
    document.elements('form').some(form => attribute(form, 'action') !== undefined) ||
    document.elements('meta').some(meta => /^refresh$/i.test(attribute(meta, 'http-equiv') ?? '')) ||
    navigatesByScript(document) ||
    saysToLeadOn(document)
  return leadsOn ? pass() : fail({ url, message: 'The page has no link to another page of the site.' })
}

/** Characters of a 404 page that are read. */
const MAX_TEXT = 2000
const LEADS_ON =
  /\bredirect(?:ed|ing|s)?\b|weitergeleitet|\bredirig|reindirizz|przekierow|přesměrov|перенаправ|doorgestuurd|omdirig|viderestill|yönlendir|リダイレクト|自動的に移動|자동으로 이동|리디렉션|跳转|跳轉|重定向/iu

/** Whether a page with scripts tells its visitors that it leads them on: a script in a file does that unseen. */
function saysToLeadOn(document: HtmlDocument): boolean {
  const { body } = document
  return (
    body !== undefined &&
    document.elements('script').some(isExecutable) &&
    LEADS_ON.test(startOfSeenText(body, MAX_TEXT))
  )
}

import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isExecutable } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { deploymentRoot, isOnProduction } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import { hostOfSettings } from '../../visit/host-of-settings.ts'
import { fetchOwnMissingPage, placeOfMissingPage } from '../../visit/missing-page.ts'
import { navigatesByScript } from '../../visit/routes-by-script.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { webLinks } from './own-links.ts'

/** Whether the page for addresses that do not exist is whole and leads back to the site. Its status is the concern of `redirects`. */
export const notFoundPage = defineTopic({
  checks: {
    'not-found-page-bare': {
      scope: 'site',
      severity: 'notice',
      title: 'The site has no 404 page that leads back to it',
      why: 'Visitors who follow an old link or mistype a URL leave the site.',
      fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to the home page. Most hosts show the file 404.html at the root of the site.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
    },
    'not-found-page-relative': {
      scope: 'site',
      severity: 'notice',
      title: 'Relative URLs in the 404 page lead nowhere from within folders',
      why: 'The page is shown at every missing URL. Where that has a folder or ends with a slash, browsers look for relative URLs in there: the page has no styles, or its links lead to the next 404 page.',
      fix: 'Begin the URLs in the 404 page with a slash (and the folder of the site if it has one), or add a <base href> with the path of the home page.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base',
      example: '<link rel="stylesheet" href="css/style.css">, in 404.html',
    },
  },
  async judge(visit) {
    await shownPage(visit)
    return {
      judgements: {
        'not-found-page-bare': await judgeNotFoundPage(visit),
        'not-found-page-relative': await judgeInFolders(visit),
      },
    }
  },
})

/** What a site shows whose files have no page for that: hosts of files show one of their own, without a way back. */
async function judgeWithoutOwn(visit: Visit): Promise<Judgement> {
  const ofHost = notApplicable('this is a local server: the host of the site will show its own page')
  const host = (await isForGitHubPages(visit)) ? 'GitHub Pages' : await hostOfSettings(visit)
  if (host === undefined) return ofHost
  const root = deploymentRoot(visit.preview, new URL(visit.url).origin)
  const { final } = await visit.fetchForSite(`${root}/404.html`)
  return final && isGone(final.status)
    ? fail({
        url: `${root}/`,
        message: `The site has no 404.html, so ${host} shows its own page, without a link to the site.`,
      })
    : ofHost
}

async function judgeNotFoundPage(visit: Visit): Promise<Judgement> {
  const missing = await fetchOwnMissingPage(visit)
  if (!missing) return judgeWithoutOwn(visit)
  const { final, failure } = missing
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const { status } = final
  if (!isGone(status)) {
    const isOther = status < 400
    return isOther
      ? notApplicable('the site does not answer with 404')
      : notMeasured(`${final.url} answers ${status}`)
  }
  const url = await placeOfMissingPage(visit, missing)
  const page = openHtml(final, visit.preview)
  if (!page) return fail({ url, message: 'The answer is not an HTML page.' })
  const { document } = page
  // Generators send such a page by default, and a site that follows them lacks nothing that could be measured.
  const shell = scriptShellOf(document)
  if (shell) return notApplicable(`scripts make the page for missing URLs (${shell.message})`)
  const leadsOn =
    webLinks(document).some(
      link => link.url.host === new URL(url).host || isOnProduction(page.preview, link.url),
    ) ||
    document.elements('form').some(form => attribute(form, 'action') !== undefined) ||
    leadsAway(document) ||
    saysToLeadOn(document)
  return leadsOn ? pass() : fail({ url, message: 'The page has no link to another page of the site.' })
}

/** Whether a page sends its visitors on by itself. */
function leadsAway(document: HtmlDocument): boolean {
  return (
    document.elements('meta').some(meta => /^refresh$/i.test(attribute(meta, 'http-equiv') ?? '')) ||
    navigatesByScript(document)
  )
}

/** Relative addresses of a 404 page that are tried. */
const MAX_TRIED = 3

/** Asks for a missing address in a folder too, and for what the page names there: servers may write another page for it. */
async function judgeInFolders(visit: Visit): Promise<Judgement> {
  const missing = await fetchOwnMissingPage(visit)
  if (!missing) return notApplicable('this is a local server: the host of the site will show its own page')
  const { final, failure } = missing
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  const document = isGone(final.status) ? openHtml(final, visit.preview)?.document : undefined
  if (!document) return notApplicable('the site does not answer with 404 and an HTML page')
  if (leadsAway(document)) return notApplicable('the page for missing URLs redirects to another one')
  const names = relativeNames(document)
  if (names.length === 0) return pass()
  const inFolder = await visit.fetchForSite(`${missing.requestedUrl}/page`)
  if (inFolder.failure) return notMeasured(`${inFolder.failure.url} ${inFolder.failure.message}`)
  const there = isGone(inFolder.final.status) ? openHtml(inFolder.final, visit.preview)?.document : undefined
  if (!there) return pass()
  const same = new Set(relativeNames(there).map(({ name }) => name))
  const lost = names.filter(
    ({ name }) => same.has(name) && document.resolve(name) !== there.resolve(name) && same.delete(name),
  )
  for (const { element, name } of lost.slice(0, MAX_TRIED)) {
    const found = await visit.fetchForSite(document.resolve(name)!)
    const sought = await visit.fetchForSite(there.resolve(name)!)
    if (!found.final || !isSuccess(found.final.status) || !sought.final || !isGone(sought.final.status))
      continue
    const others = lost.length - 1
    const more =
      others === 0
        ? ''
        : ` The page has ${others} more such ${others === 1 ? 'link, style or script' : 'links, styles or scripts'}.`
    // An address as visitors mistype one, in place of the one that was tried.
    const example = missing.requestedUrl.replace(/[^/]+$/, 'folder')
    const target = sought.final.url.replace(missing.requestedUrl, example)
    const message = `"${cutEnd(name, MAX_NAME)}" is relative: from ${pathOf(`${example}/page`)} it leads to ${cutEnd(pathOf(target), MAX_NAME)}, which does not exist.${more}`
    return fail({ ...document.occurrence(element, message), url: await placeOfMissingPage(visit, missing) })
  }
  return pass()
}

const MAX_NAME = 80

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Style sheets, scripts and links that a document names by relative addresses: what makes most of the page first. */
function relativeNames(document: HtmlDocument): { element: Element; name: string }[] {
  const styles = document.elements('link').filter(isStyleSheet)
  const scripts = document.elements('script').filter(isExecutable)
  return [...styles, ...scripts, ...document.elements('a')].flatMap(element => {
    const name = (attribute(element, element.tagName === 'script' ? 'src' : 'href') ?? '').trim()
    const isRelative = name !== '' && !/^[/\\#?]/.test(name) && !URL.canParse(name)
    return isRelative && document.resolve(name) !== undefined ? [{ element, name }] : []
  })
}

function isStyleSheet(link: Element): boolean {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes('stylesheet')
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

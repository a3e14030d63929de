import { NOT_RENDERED } from '../../api/rendering.ts'
import type { NetworkRequest, RenderedPage } from '../browser/rendered-page.ts'
import { attribute, HtmlDocument } from '../formats/html/document.ts'
import { header } from '../network/exchange.ts'
import { NotMeasured } from '../not-measured.ts'
import { isSamePage } from '../syntax/comparable-url.ts'
import { hereOf, isOnProduction } from '../syntax/preview.ts'
import { errorScreenOf } from './error-screen.ts'
import type { HtmlPage } from './html-page.ts'
import { missingQuery } from './query-template.ts'
import type { RenderChoice } from './render-choice.ts'
import { makesPagesInBrowser, relianceOnScripts } from './script-reliance.ts'
import { scriptShellOf } from './script-shell.ts'
import { runsScripts } from './scripts.ts'
import { UnfilledPlaces } from './unfilled-places.ts'
import { isCounter, type WithheldAnswers, withheldAnswers } from './withheld-answers.ts'

/**
 * A page as search engines judge it: `document` is what scripts make of it, since search engines render. Where it was
 * not rendered, it is the document as sent.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics
 */
export interface JudgedPage extends HtmlPage {
  /** As the server sent it. */
  sent: HtmlPage
  scripts: ScriptWork
  /** Why nothing is known of what search engines see: scripts make it, and were not seen at it. Else undefined. */
  unfilled: string | undefined
}

/** What is known of the work of scripts on a page. */
export type ScriptWork =
  /** Nothing runs on it. */
  | { state: 'none' }
  /** They ran; `before` is the document that the server sent for that, `withheld` what they may have lacked. */
  | { state: 'seen'; before: HtmlDocument; rendered: RenderedPage; withheld?: WithheldAnswers }
  /** They were seen to change nothing that search engines see on `sample`, a page of the same template. */
  | { state: 'idle'; sample: string }
  /** `ledOn`: they lead to another page, or to this one with a query, so that nobody sees it as it is for long. */
  | { state: 'unseen'; reason: string; ledOn?: true; crash?: Crash }

/** That scripts put an error screen in place of a page that was sent whole. */
export interface Crash {
  /** What it says. */
  screen: string
  /** The error of a script, as far as the console names one. */
  error: string | undefined
  /** Why it may be for want of a file that this audit did not get; undefined where all came. */
  lacking: string | undefined
}

/** Whether nobody sees this page as it is for long: scripts lead to another one, or show nothing without a query. */
export function isLedOn({ scripts }: Pick<JudgedPage, 'scripts'>): boolean {
  return scripts.state === 'unseen' && scripts.ledOn === true
}

/** What is said of a page that {@link isLedOn}. */
export function whyLedOn({ unfilled }: Pick<JudgedPage, 'unfilled'>): string {
  return `nobody sees the page as it is: ${unfilled}`
}

/** How a page is shown, and whether it is to be. */
export interface PageShowing {
  choose(): Promise<RenderChoice>
  render(): Promise<RenderedPage>
  /** What the page's own scripts say, each as one text. */
  readCode(): Promise<readonly string[]>
}

/** Rejects with anything but {@link NotMeasured} only where `render` does. */
export async function judgedPageOf(
  sent: HtmlPage,
  { choose, render, readCode }: PageShowing,
): Promise<JudgedPage> {
  if (!runsScripts(sent.document)) return { ...sent, sent, scripts: { state: 'none' }, unfilled: undefined }
  const choice = await choose()
  if (!choice.shown) return unshown(sent, choice)
  const rendered = await renderedOrReason(render)
  if (typeof rendered === 'string') {
    const relies = relianceOnScripts(sent)
    return asSent(sent, rendered, relies && unfilledWords(relies, rendered))
  }
  const { ledTo } = rendered
  if (ledTo !== undefined) {
    const reason = `Chrome was redirected from it to ${ledTo}`
    return isLedByScript(sent, rendered) ? notItself(sent, reason) : asSent(sent, reason, undefined)
  }
  const query = await missingQuery(sent, rendered.document, readCode)
  if (query !== undefined) {
    return notItself(sent, `its scripts show something only where the query names it, as in ?${query}=…`)
  }
  const failed = scriptShellOf(rendered.document) && whatFailed(rendered)
  if (failed !== undefined) return asSent(sent, failed)
  const before = beforeScripts(sent, rendered)
  const withheld = await withheldAnswers(rendered.requests, sent.url)
  const screen = errorScreenOf(before, rendered.document)
  if (screen !== undefined) return crashed(sent, rendered, screen, withheld)
  const scripts = { state: 'seen' as const, before, rendered, withheld }
  return { ...sent, document: rendered.document, sent, scripts, unfilled: undefined }
}

function unshown(sent: HtmlPage, choice: RenderChoice & { shown: false }): JudgedPage {
  if (choice.because === 'template') {
    return { ...sent, sent, scripts: { state: 'idle', sample: choice.sample }, unfilled: undefined }
  }
  const relies = relianceOnScripts(sent)
  const unfilled = relies && `scripts make what this page shows (${relies}), and ${NOT_RENDERED}`
  return asSent(sent, NOT_RENDERED, unfilled)
}

async function renderedOrReason(render: () => Promise<RenderedPage>): Promise<RenderedPage | string> {
  try {
    return await render()
  } catch (error) {
    if (error instanceof NotMeasured) return error.message
    throw error
  }
}

/** A page that nobody sees as it is for long. */
function notItself(sent: HtmlPage, reason: string): JudgedPage {
  return { ...sent, sent, scripts: { state: 'unseen', reason, ledOn: true }, unfilled: reason }
}

/** A page of which its scripts leave nothing is judged as sent: what the error screen lacks is one fault, told once. */
function crashed(
  sent: HtmlPage,
  { consoleErrors }: RenderedPage,
  screen: string,
  withheld: WithheldAnswers,
): JudgedPage {
  const error = ['thrown', 'written'].flatMap(kind => consoleErrors.find(one => one.kind === kind) ?? [])[0]
  const crash = { screen, error: error?.message, lacking: withheld.script ?? withheld.data }
  const reason = `its scripts replace it by the error screen "${screen}"`
  return { ...sent, sent, scripts: { state: 'unseen', reason, crash }, unfilled: undefined }
}

/** A document that came whole can be judged as sent; one that scripts fill cannot. */
function asSent(sent: HtmlPage, reason: string, unfilled = unfilledBecause(sent, reason)): JudgedPage {
  return { ...sent, sent, scripts: { state: 'unseen', reason }, unfilled }
}

function unfilledBecause({ document }: HtmlPage, reason: string): string | undefined {
  const shell = scriptShellOf(document)
  return shell && unfilledWords(shell.message, reason)
}

function unfilledWords(relies: string, reason: string): string {
  return `scripts make what this page shows (${relies}), and it was not rendered: ${reason}`
}

/** Whether this document was shown before the other and no declared refresh, which tools judge as sent, led there. */
function isLedByScript({ url, document, response }: HtmlPage, { documents }: RenderedPage): boolean {
  const wasShown = documents.some(shown => isSamePage(shown, url))
  const refreshes = document
    .elements('meta')
    .some(meta => attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh')
  return wasShown && !refreshes && header(response, 'refresh') === undefined
}

const FILLING = new Set(['Script', 'Fetch', 'XHR'])
const SCRIPTS = new Set(['Script'])

/** Why a page that stayed empty may not be empty to others; undefined where nothing went wrong in its loading. */
function whatFailed(rendered: RenderedPage): string | undefined {
  return rendered.neverLoaded ? 'it did not end loading in Chrome' : whatDidNotCome(rendered, FILLING)
}

/**
 * Why a page with hardly any text may have more of it for others: a program in the browser makes it and was not seen at
 * that, or the data that scripts asked for did not come. Undefined where nothing says so.
 */
export function whyTextMayBeMissing({ sent, scripts }: JudgedPage): string | undefined {
  if (scripts.state === 'unseen') return makesPagesInBrowser(sent.document) ? scripts.reason : undefined
  if (scripts.state !== 'seen') return undefined
  return scripts.rendered.neverLoaded ? 'it did not end loading in Chrome' : scripts.withheld?.data
}

/**
 * Why a page may show more on production: a script of its own host did not come, from another project there, as the app
 * that several folders of a host share. Undefined where there is none.
 */
export function whyScriptIsBeside({ preview, scripts }: JudgedPage): string | undefined {
  if (preview === undefined || scripts.state !== 'seen') return undefined
  const lost = scripts.rendered.requests.find(request => {
    if (request.type !== 'Script' || request.inFrame || !isUnanswered(request)) return false
    const url = URL.parse(request.url)
    if (url === null || isCounter(request.url)) return false
    return isOnProduction(preview, url) && hereOf(preview, url) === undefined
  })
  return (
    lost &&
    `the page was shown without the script ${lost.url.slice(0, 200)}, which is not part of this deployment`
  )
}

/**
 * Why scripts may write another text at a place that they have a mark for: a script of the page did not come, or they were
 * not seen at work. Undefined where they were, or where there are none.
 */
export function whyMarkMayBeUnfilled({ scripts }: Pick<JudgedPage, 'scripts'>): string | undefined {
  if (scripts.state === 'unseen') return scripts.reason
  return scripts.state === 'seen' ? whatDidNotCome(scripts.rendered, SCRIPTS) : undefined
}

/** Whether data did not come that scripts of the page asked for: what they show of it is then no fault of theirs. */
export function isWithoutData({ scripts }: Pick<JudgedPage, 'scripts'>): boolean {
  return scripts.state === 'seen' && scripts.withheld?.data !== undefined
}

/** The places of a page that scripts were to fill with what did not come, and what that is; undefined where all came. */
export function unfilledPlacesOf(
  page: Pick<JudgedPage, 'document' | 'scripts'>,
): { places: UnfilledPlaces; reason: string } | undefined {
  const { document, scripts } = page
  if (scripts.state !== 'seen') return undefined
  const { data, script } = scripts.withheld ?? {}
  const reason = data ?? script
  if (reason === undefined) return undefined
  const readsTags = data !== undefined || isWithoutTemplates(page)
  return { places: new UnfilledPlaces(document, readsTags, data !== undefined), reason }
}

/** Libraries that fill the tags of templates in the browser. */
const FILLS_TAGS = /vue|angular|alpine|handlebars|mustache|knockout|ractive|jinja|nunjucks|lit|i18n|jquery/i

/** Whether a library did not come that would have filled the tags of the page. */
export function isWithoutTemplates({ scripts }: Pick<JudgedPage, 'scripts'>): boolean {
  if (scripts.state !== 'seen') return false
  const { requests } = scripts.rendered
  return requests.some(
    request =>
      request.type === 'Script' && !request.inFrame && isUnanswered(request) && FILLS_TAGS.test(request.url),
  )
}

function whatDidNotCome({ requests }: RenderedPage, types: ReadonlySet<string>): string | undefined {
  const failed = requests.find(
    request => types.has(request.type) && !request.inFrame && isUnanswered(request),
  )
  return failed && `Chrome could not load ${failed.url} (${failed.failure ?? 'no answer'})`
}

function isUnanswered({ status, failure }: NetworkRequest): boolean {
  return status === undefined && failure !== 'net::ERR_ABORTED'
}

/** What one server sends twice need not be the same, and a phone may get something else. */
function beforeScripts({ document }: HtmlPage, { source }: RenderedPage): HtmlDocument {
  const isSame = source === document.source
  // Behind what was read of one document, nothing would be read of the other.
  const isSameAsFarAsRead = document.unread !== undefined && source?.startsWith(document.source)
  return source === undefined || isSame || isSameAsFarAsRead
    ? document
    : new HtmlDocument(source, document.url, document.url, document.schemeOfHosts)
}

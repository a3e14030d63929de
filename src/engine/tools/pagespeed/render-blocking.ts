import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isMixedOnProduction, type Preview } from '../../syntax/preview.ts'
import { numberOf, rowsOf, textOf } from './audit-details.ts'
import { attempt, type Measurement } from './measurement.ts'
import { isStyleSheet } from './own-files.ts'
import { judgeSaving } from './savings.ts'

/** What holds up the first paint. */
export const renderBlocking = defineTopic({
  checks: {
    'render-blocking-insight': {
      severity: 'notice',
      title: 'Files block the first paint',
      why: 'The browser shows nothing until the scripts and style sheets in <head> have loaded.',
      fix: 'Add defer or async to scripts, serve style sheets and fonts of other hosts from your own, put the few styles of the first screen into the page, and load the rest later.',
      help: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
      example: '<head><script src="/jquery.js"></script></head>',
    },
  },
  async judge(visit) {
    const { page, report } = await attempt(visit)
    const judgement =
      typeof report === 'string' ? judgeMarkup(page.document) : judgeFiles({ page, report }, visit.preview)
    return { judgements: { 'render-blocking-insight': judgement } }
  },
})

const AUDIT = 'render-blocking-insight'

/**
 * Without scripts at the end of the page: what is before them is shown already. And without files that did not load, as
 * those of hosts that this machine cannot reach, and those that browsers block on production as mixed content: what they
 * cost is not known.
 */
function judgeFiles(
  { page, report }: Pick<Measurement, 'page' | 'report'>,
  preview: Preview | undefined,
): Judgement {
  const { audits } = report.median
  const failed = new Set(
    rowsOf(audits['network-requests'])
      .filter(row => !hasLoaded(numberOf(row, 'statusCode')))
      .map(row => textOf(row, 'url')),
  )
  const judged = judgeLoaded({ page, report }, failed, preview)
  return judged.outcome === 'fail' ? judged : (judgeLost(page.document, failed) ?? judged)
}

/** Hosts that did not answer, from which on it is sure that they cost time, however fast they are: a connection each. */
const MANY_HOSTS = 2

/** What holds up the first paint for a time that is not known here, from other hosts; undefined where nothing does. */
function judgeLost(document: HtmlDocument, failed: ReadonlySet<string>): Judgement | undefined {
  const { hostname } = new URL(document.url)
  const lost = [...blockingScripts(document), ...blockingSheets(document)].flatMap(element => {
    const written = attribute(element, element.tagName === 'script' ? 'src' : 'href')
    const url = URL.parse(document.resolve(written ?? '') ?? '')
    return url && url.hostname !== hostname && failed.has(url.href) ? [{ element, url }] : []
  })
  if (lost.length === 0) return undefined
  const hosts = new Set(lost.map(({ url }) => url.host))
  if (hosts.size < MANY_HOSTS)
    return notMeasured(`${[...hosts][0]}, which may hold up the first paint, did not answer here`)
  return fail(
    lost.map(({ element, url }) =>
      document.occurrence(element, `needs a connection to ${url.host} before anything is shown`, url.href),
    ),
  )
}

function judgeLoaded(
  { page, report }: Pick<Measurement, 'page' | 'report'>,
  failed: ReadonlySet<string>,
  preview: Preview | undefined,
): Judgement {
  const { audits } = report.median
  const late = lateScripts(page.document)
  const files = rowsOf(audits[AUDIT]).map(row => textOf(row, 'url'))
  const all = judgeSaving({ page, report }, AUDIT)
  if (all.outcome !== 'fail') return all
  if (files.length > 0 && files.every(url => late.has(url)))
    return pass('only scripts at its end, or that make all of the page')
  const early = judgeSaving({ page, report }, AUDIT, url => late.has(url))
  if (early.outcome !== 'fail') return early
  const isUnknown = (url: string) => failed.has(url) || isMixedOnProduction(preview, url)
  const loaded = judgeSaving({ page, report }, AUDIT, url => late.has(url) || isUnknown(url))
  return loaded.outcome === 'fail'
    ? loaded
    : notMeasured('files that block the first paint did not load here, or browsers block them on production')
}

/** Whether a status is that of a file that came, or of the redirect to it. */
function hasLoaded(status: number): boolean {
  return status > 0 && status < 400
}

/** Addresses of scripts before which nothing more would be shown: those at the end, and all of a page that only they make. */
function lateScripts(document: HtmlDocument): ReadonlySet<string | undefined> {
  const isMade = isMadeByScripts(document)
  return new Set(
    document
      .elements('script')
      .filter(script => isMade || (document.body !== undefined && document.isBelow(script, document.body)))
      .map(script => document.resolve(attribute(script, 'src') ?? '')),
  )
}

const SHOWN_WITHOUT_TEXT = ['img', 'picture', 'svg', 'video', 'canvas', 'iframe', 'input', 'button']

/** Whether there is nothing to paint until scripts have run. */
function isMadeByScripts(document: HtmlDocument): boolean {
  return scriptShellOf(document)?.characters === 0 && document.elements(...SHOWN_WITHOUT_TEXT).length === 0
}

/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i

/** Scripts in the head that the browser loads and runs before it goes on to something that it could show. */
function blockingScripts(document: HtmlDocument): Element[] {
  if (isMadeByScripts(document)) return []
  return document.elements('script').filter(script => {
    const isClassic = CLASSIC_SCRIPT.test(attribute(script, 'type') ?? '')
    const isLater = ['async', 'defer'].some(name => attribute(script, name) !== undefined)
    const inHead = script.parentNode === document.head
    return inHead && isClassic && !isLater && attribute(script, 'src') !== undefined
  })
}

function blockingSheets(document: HtmlDocument): Element[] {
  return document
    .elements('link')
    .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test(attribute(link, 'media') ?? ''))
}

/** Style sheets always hold up the paint; for how long the markup does not show. */
function judgeMarkup(document: HtmlDocument): Judgement {
  const [blocking, sheets] = [blockingScripts(document), blockingSheets(document)]
  if (blocking.length === 0 && sheets.length > 0) {
    return notMeasured('only Chrome can show how long style sheets block the first paint')
  }
  return failWhere(
    blocking.map(script => document.occurrence(script, 'A script in <head> without defer or async')),
  )
}

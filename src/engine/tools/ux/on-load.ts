import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { ConsoleError, Dialog, NetworkRequest, RenderedPage } from '../../browser/rendered-page.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  judgedWithout,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { isPlatformScript } from '../../syntax/preview.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { type ReadError, readErrors } from './own-errors.ts'
import { ownLoading } from './own-loading.ts'

/** Elements that hold pages of their own, in which scripts may run. */
const FRAMES = ['iframe', 'frame', 'object', 'embed']
/** Most errors of the console in the facts. */
const MAX_LISTED = 20

const CHECKS = {
  'dialog-on-load': {
    severity: 'warning',
    title: 'The page opens a dialog box while it loads',
    why: 'Visitors must answer it before they see what they came for.',
    fix: 'Show the message on the page. Use alert, confirm and prompt only after the visitor has done something.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/alert',
    example: "<script>alert('Welcome!')</script>",
  },
  'popup-on-load': {
    severity: 'warning',
    title: 'The page opens a window while it loads',
    why: 'Browsers block it, or visitors have to close it.',
    fix: 'Open windows only after a click.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/open',
    example: "<script>open('/offer')</script>",
  },
  'permission-on-load': {
    severity: 'warning',
    title: 'The page asks for a permission while it loads',
    why: 'Visitors do not know yet what it is for. Most refuse, and browsers then do not ask them again.',
    fix: 'Ask only after a click that makes clear what the permission is for.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
    example: '<script>Notification.requestPermission()</script>',
  },
  'script-error': {
    severity: 'warning',
    title: 'Scripts throw errors',
    why: 'The script stops there, and a file with a syntax error does not run at all: parts of the page may be missing or not work.',
    fix: 'Correct the script at the line that is named. If that is the file of a library, correct what your own scripts give to it.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
    example: '<script>menu.open()</script>, where there is no menu',
  },
  'console-error': {
    severity: 'notice',
    title: 'Scripts write errors to the console',
    why: 'The script itself or the browser calls this an error: something may not work as it should.',
    fix: 'Read the message, and remove its cause.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
    example: "<script>console.error('no connection')</script>",
  },
  'loading-endless': {
    severity: 'warning',
    title: 'The page never finishes loading',
    why: 'Visitors see it loading without end, and scripts that wait for the load event never run.',
    fix: 'Make the server answer the requests that are named. Let the onerror handler of an image run only once (this.onerror = null), with a file that exists.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/load_event',
    example: '<img src="/counter"> whose server never answers',
  },
} satisfies Record<string, CheckDefinition>

/** What Chrome showed when the page was opened and nobody touched it. */
export const onLoad = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const loading = await ownLoading(visit)
    const rendered = renderingFacts(page)
    if (loading instanceof Error) {
      return { judgements: sameForAll(CHECKS, judgedWithout(loading)), facts: { rendered } }
    }
    const runs = page.scripts.state !== 'none' || page.document.elements(...FRAMES).length > 0
    const thrownBy = await judgeScripts({ visit, page, loading })
    const byScripts = { ...judgeInterruptions(loading), ...thrownBy }
    return {
      judgements: {
        ...(runs ? byScripts : unlessFound(byScripts)),
        'loading-endless': judgeEnd(loading),
      },
      facts: { ...loadingFacts(loading), rendered },
    }
  },
})

type ScriptCheck = 'script-error' | 'console-error'
type Interruption = 'dialog-on-load' | 'popup-on-load' | 'permission-on-load'

function judgeInterruptions({
  url,
  dialogs,
  windows,
  popups,
  permissions,
  requests,
}: RenderedPage): Judgements<Interruption> {
  const opened = windows.map(address => ({
    url,
    message: `A script opens ${address === '' ? 'an empty window' : address}.`,
  }))
  const unnamed = { url, message: `Scripts open ${popups} ${popups === 1 ? 'window' : 'windows'}.` }
  return {
    'dialog-on-load': judgeDialogs(dialogs, requests, url),
    'popup-on-load': opened.length > 0 || popups === 0 ? failWhere(opened) : fail(unnamed),
    'permission-on-load': failWhere(
      [...new Set(permissions)].map(permission => ({
        url,
        message: `The page asks for the permission ${permission}.`,
      })),
    ),
  }
}

/** What scripts say for want of another one. */
const LACKS_SCRIPT =
  /\b(?:not|never|un)[ -]?(?:loaded|found|defined|available|included|installed)\b|\b(?:requires?|missing|(?:failed|unable) to load|could(?:n['’]t| not) (?:load|find))\b/i
/** Characters of what a dialog says. */
const MAX_SAID = 100

function judgeDialogs(
  dialogs: readonly Dialog[],
  requests: readonly NetworkRequest[],
  url: string,
): Judgement {
  const open = dialogs.filter(({ kind }) => kind !== 'beforeunload')
  const withheld = requests.find(request => request.type === 'Script' && isWithheld(request))
  const unanswered = requests.find(request => asksForData(request) && isWithheld(request))
  const certain = open.filter(
    // What says that something went wrong asks nothing.
    ({ kind, message }) => !(unanswered && kind === 'alert') && !(withheld && LACKS_SCRIPT.test(message)),
  )
  const lost = unanswered ?? withheld
  if (lost && certain.length === 0 && open.length > 0)
    return notMeasured(`${lost.url} gave this audit no answer, and a dialog box may tell of that`)
  const first = new Map(certain.toReversed().map(({ kind, message }) => [kind, message]))
  return failWhere(
    [...first].map(([kind, said]) => ({
      url,
      message: `A script calls ${kind}()${said.trim() === '' ? '' : `: "${oneLine(said, MAX_SAID)}"`}.`,
    })),
  )
}

function loadingFacts(loading: RenderedPage): JsonObject {
  const { consoleErrors, dialogs, windows, permissions, neverLoaded, screenshots } = loading
  return {
    consoleErrors: consoleErrors.slice(0, MAX_LISTED).map(({ kind, message }) => ({ kind, message })),
    dialogs: dialogs.slice(0, MAX_LISTED).map(({ kind }) => kind),
    windows: [...windows],
    permissions: [...permissions],
    loaded: !neverLoaded,
    ...(screenshots && { screenshots: { ...screenshots } }),
  }
}

/** What nothing on the page could have done is no merit of it. */
function unlessFound<Name extends string>(judgements: Record<Name, Judgement>): Record<Name, Judgement> {
  const none = notApplicable('nothing runs on the page')
  const entries = Object.entries<Judgement>(judgements)
  return Object.fromEntries(
    entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? none : judgement]),
  ) as Record<Name, Judgement>
}

/** Notes of browsers that say nothing of the page, and events that stand for a file that did not load, which is told apart. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$|^(?:Progress|Error)?Event$/
/**
 * What fails in a browser without eyes, ears and permissions, or for want of an answer: the network of whoever audits
 * is not that of visitors.
 */
const OF_SURROUNDINGS =
  /NotAllowedError|NotSupportedError|AbortError|Network ?Error|ERR_NETWORK|WebGL|Failed to fetch|Load failed|error loading dynamically imported|Failed to fetch dynamically imported|Loading (?:CSS )?chunk/i

/** What scripts say that do without HTTPS nowhere but on `localhost`. */
const WANTS_HTTPS =
  /\bhttps\b.{0,80}\blocalhost\b|\blocalhost\b.{0,80}\bhttps\b|\bsecure (?:context|origin)|\b(?:only|requires?|needs?|must) .{0,40}\bhttps\b/i

/** What services say that know their site by its host, of a host that is not that of production: maps, logins, banners. */
const OF_OTHER_HOST =
  /RefererNotAllowed|unauthorized[- ]domain|\b(?:domain|host|hostname|origin|referr?er|site|url)\b.{0,120}\bnot (?:be )?(?:authori[sz]ed|allowed|registered|permitted|white-?listed)\b|\bnot (?:authori[sz]ed|allowed|registered|permitted) (?:for|on|to use|by|in)\b.{0,60}\b(?:domain|host|hostname|origin|referr?er)\b|\binvalid (?:domain|hostname|referr?er)\b/i

/** React finds other HTML than it would write itself, whatever other scripts do. @see https://react.dev/errors/418 */
const OF_HYDRATION = /\bMinified React error #(?:418|419|422|423|425)\b|\bHydration failed because\b/

/** What the numbers stand for that React throws for want of the message. */
function inReactsWords(message: string): string | undefined {
  const number = /\bMinified React error #(418|422|423|425)\b/.exec(message)?.[1]
  if (number === undefined) return undefined
  const said =
    number === '418' || number === '425'
      ? 'the HTML of the server differs from what React renders in the browser (hydration error)'
      : 'React could not take over the HTML of the server, and rendered it anew in the browser (hydration error)'
  return `Minified React error #${number}: ${said}. Make the components render the same on both sides.`
}

/** What scripts say of an answer that they did not expect. */
const OF_ANSWER = /\bJSON\b|Unexpected token|\bstatus\b|\bHTTP\b|\b(?:40[45]|50\d)\b|\brequest\b|\bfetch/i

async function judgeScripts(of: {
  visit: Visit
  page: JudgedPage
  loading: RenderedPage
}): Promise<Record<ScriptCheck, Judgement>> {
  const { consoleErrors, requests, url } = of.loading
  const { preview } = of.visit
  const { protocol, hostname } = new URL(url)
  const isLocal = isLocalHost(hostname)
  const isPlainHere = protocol === 'http:' && isLocal
  const isElsewhere = preview !== undefined || isLocal
  const errorPages = new Set(requests.filter(isErrorPageInFrame).map(request => request.url))
  const telling = consoleErrors.filter(
    ({ message, url: script }) =>
      !errorPages.has(script ?? '') &&
      !HARMLESS.test(message) &&
      !OF_SURROUNDINGS.test(message) &&
      !(isPlainHere && WANTS_HTTPS.test(message)) &&
      !(isElsewhere && OF_OTHER_HOST.test(message)) &&
      !isPlatformScript(preview, script ?? ''),
  )
  const thrown = telling.filter(({ kind }) => kind === 'thrown')
  const written = telling.filter(
    ({ kind, message }) => kind === 'written' && !thrown.some(error => message.includes(error.message)),
  )
  const missing = requests.filter(request => request.type === 'Script' && isWithheld(request))
  const unanswered = requests.find(request => isAsked(request) && isWithheld(request))
  const program = isLocal
    ? requests.find(request => isAsked(request) && isOfProgram(request, url))
    : undefined
  const others = program ? thrown.filter(({ message }) => !OF_ANSWER.test(message)) : thrown
  const read = await readErrors(others, missing, of)
  const isSure = ({ isOwn, message }: (typeof read)[number]) => isOwn || OF_HYDRATION.test(message)
  const certain = missing.length > 0 ? read.filter(isSure) : read
  const judge = (errors: readonly ConsoleError[], reason: string | undefined): Judgement => {
    if (errors.length === 0) return pass()
    return reason === undefined ? fail(placesOf(errors, url)) : notMeasured(reason)
  }
  const withoutAnswer = (request: NetworkRequest | undefined) =>
    request && `${request.url} gave this audit no answer, so other scripts may fail`
  const withoutProgram = program && `${program.url} may answer where the site lives, and here are only files`
  return {
    'script-error':
      certain.length > 0
        ? judge(certain, undefined)
        : others.length > 0
          ? judge(others, withoutAnswer(missing[0]))
          : judge(thrown, withoutProgram),
    'console-error': withMissingData(
      judge(written, withoutAnswer(missing[0] ?? unanswered) ?? withoutProgram),
      missingData(requests, url),
    ),
  }
}

/** Files of data by their ends: what has none may be a program, which a server of files lacks. */
const DATA_FILE = /\.(?:json|geojson|csv|txt|html?|xml)$/i
/**
 * What is asked for on trial, or early for another page: texts of the visitor's own language before those of the common one,
 * data of frameworks, indexes of a search that the deployment writes.
 */
const ON_TRIAL =
  /(?:locales?|lang(?:uage)?s?|i18n|l10n|translations?|messages)\b|\/(?:_[^/]{1,100}|page-data|pagefind|api|\.well-known)(?:\/|$)|search|index|manifest|version|config|settings|service-?worker/i
/** Files that a message names. */
const MAX_MISSING = 5

/** Files of the page's own host for which its scripts ask as it loads, and which are not there. */
function missingData(requests: readonly NetworkRequest[], page: string): Occurrence[] {
  const { origin } = new URL(page)
  const missing = new Map<string, Occurrence>()
  for (const request of requests) {
    const { url, method, status, leftToDeployment } = request
    if (!isAsked(request) || method !== 'GET' || leftToDeployment || (status !== 404 && status !== 410))
      continue
    const address = new URL(url)
    const { pathname } = address
    if (address.origin !== origin || !DATA_FILE.test(pathname) || ON_TRIAL.test(pathname)) continue
    missing.set(pathname, {
      url,
      message: `A script asks for this file as the page loads: it answers ${status}.`,
    })
  }
  return [...missing.values()].slice(0, MAX_MISSING)
}

function withMissingData(judgement: Judgement, missing: readonly Occurrence[]): Judgement {
  if (missing.length === 0) return judgement
  return fail([...(judgement.outcome === 'fail' ? judgement.occurrences : []), ...missing])
}

/** Whether a script of the page itself asked for data. */
function isAsked({ type, inFrame }: NetworkRequest): boolean {
  return !inFrame && (type === 'Fetch' || type === 'XHR')
}

/** The same by a script of which a function of the page is to be called. */
function asksForData(request: NetworkRequest): boolean {
  return isAsked(request) || (request.type === 'Script' && /[?&](?:callback|jsonp)=/i.test(request.url))
}

/** Whether what answers on the host of the page is a program, which no server of files has: a function, a database. */
function isOfProgram(request: NetworkRequest, page: string): boolean {
  const { host, pathname } = new URL(request.url)
  const isNoFile = !/\.\w{1,8}$/.test(pathname)
  return isNoFile && host === new URL(page).host && [404, 405, 501].includes(request.status ?? 0)
}

/** What a frame shows in place of a document that is missing, or that a service worker would answer, has scripts of its own. */
function isErrorPageInFrame({ type, inFrame, status }: NetworkRequest): boolean {
  return type === 'Document' && inFrame === true && (status ?? 0) >= 400
}

/** Whether this audit was not given something that visitors may well get. */
function isWithheld({ status, failure }: NetworkRequest): boolean {
  if (status !== undefined) return [401, 403, 407, 429].includes(status)
  return failure !== undefined && failure !== 'net::ERR_ABORTED'
}

/** One place for what was thrown or written several times in one line. */
function placesOf(errors: readonly ConsoleError[], page: string): Occurrence[] {
  const equal = Object.values(
    Object.groupBy(
      errors.map(error => placeOf(error, page)),
      place => JSON.stringify(place),
    ),
  )
  return equal.flatMap(places => {
    const [place, ...others] = places ?? []
    if (place === undefined || others.length === 0) return place ?? []
    return { ...place, message: `${place.message} (${others.length + 1} times)` }
  })
}

function placeOf(
  { message, url, line, column, missedSelector }: ConsoleError & Partial<ReadError>,
  page: string,
): Occurrence {
  const cause = missedSelector === undefined ? '' : `: the page has no "${missedSelector}"`
  return {
    url: url !== undefined && /^https?:/.test(url) ? url : page,
    message: inReactsWords(message) ?? `${message}${cause}`,
    ...(line === undefined || url === undefined ? {} : { line }),
    ...(column === undefined || url === undefined ? {} : { column }),
  }
}

/** Requests that go on for as long as the page stands, and that no load event waits for. */
const ENDLESS = new Set(['EventSource', 'Ping', 'WebSocket', 'Fetch', 'XHR'])

function judgeEnd({ neverLoaded, imageLoops, requests, url }: RenderedPage): Judgement {
  if (imageLoops.length > 0) {
    return fail(
      imageLoops.map(loop => ({
        url: loop,
        message:
          'An image requests this endlessly: its onerror handler sets this URL again, which fails each time.',
      })),
    )
  }
  if (!neverLoaded) return pass()
  const open = requests.filter(request => !ENDLESS.has(request.type) && isOpen(request))
  const own = open.filter(request => new URL(request.url).host === new URL(url).host)
  if (own.length > 0)
    return fail(
      own.map(request => ({ url: request.url, message: 'The server does not answer this request.' })),
    )
  const [other] = open
  return notMeasured(
    other
      ? `it waits for ${other.url}, which may be unreachable only for this audit`
      : 'Chrome did not say what it waits for',
  )
}

function isOpen({ endMs, failure }: NetworkRequest): boolean {
  return endMs === undefined && failure === undefined
}

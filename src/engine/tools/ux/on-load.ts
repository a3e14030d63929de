import type { Occurrence } from '../../../api/results.ts'
import type { ConsoleError, NetworkRequest, RenderedPage } from '../../browser/rendered-page.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { isPlatformScript, type Preview } from '../../syntax/preview.ts'
import { judgeImages } from './images.ts'
import { LOAD_CHECKS, type LoadCheck } from './load-checks.ts'

/**
 * What Chrome showed when the page was opened and nobody touched it.
 *
 * @param rendered or why there is nothing
 * @param runs whether scripts or frames of the page could do anything
 * @param preview set where the page is on one
 */
export function judgeLoad(
  rendered: RenderedPage | string,
  runs: boolean,
  preview: Preview | undefined,
): Record<LoadCheck, Judgement> {
  if (typeof rendered === 'string') {
    const names = Object.keys(LOAD_CHECKS) as LoadCheck[]
    return Object.fromEntries(names.map(name => [name, notMeasured(rendered)])) as Record<
      LoadCheck,
      Judgement
    >
  }
  const { url, dialogs, windows, popups, permissions } = rendered
  const opened = windows.map(address => ({
    url,
    message: `it opens ${address === '' ? 'an empty window' : address}`,
  }))
  const unnamed = { url, message: `${popups} opened` }
  const byScripts = {
    'dialog-on-load': failWhere(
      [...new Set(dialogs.filter(kind => kind !== 'beforeunload'))].map(kind => ({
        url,
        message: `${kind}()`,
      })),
    ),
    'popup-on-load': opened.length > 0 || popups === 0 ? failWhere(opened) : fail(unnamed),
    'permission-on-load': failWhere(
      [...new Set(permissions)].map(permission => ({ url, message: `it asks for ${permission}` })),
    ),
    ...judgeScripts(rendered, preview),
  }
  return {
    ...(runs ? byScripts : unlessFound(byScripts)),
    'loading-endless': judgeEnd(rendered),
    ...judgeImages(rendered),
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

/** Notes of browsers that say nothing of the page. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$/
/**
 * What fails in a browser without eyes, ears and permissions, or for want of an answer: the network of whoever audits
 * is not that of visitors.
 */
const OF_SURROUNDINGS =
  /NotAllowedError|NotSupportedError|AbortError|NetworkError|WebGL|Failed to fetch|Load failed|error loading dynamically imported|Failed to fetch dynamically imported|Loading (?:CSS )?chunk/i

type ScriptCheck = Extract<LoadCheck, 'script-error' | 'console-error'>

function judgeScripts(
  { consoleErrors, requests, url }: RenderedPage,
  preview: Preview | undefined,
): Record<ScriptCheck, Judgement> {
  const telling = consoleErrors.filter(
    ({ message, url: script }) =>
      !HARMLESS.test(message) && !OF_SURROUNDINGS.test(message) && !isPlatformScript(preview, script ?? ''),
  )
  const thrown = telling.filter(({ kind }) => kind === 'thrown')
  const written = telling.filter(
    ({ kind, message }) => kind === 'written' && !thrown.some(error => message.includes(error.message)),
  )
  const missing = requests.find(request => request.type === 'Script' && isWithheld(request))
  const judge = (errors: readonly ConsoleError[]): Judgement => {
    if (errors.length === 0) return pass()
    const reason = missing && `${missing.url} was not answered to this audit, so that other scripts may fail`
    return reason ? notMeasured(reason) : fail(errors.map(error => placeOf(error, url)))
  }
  return { 'script-error': judge(thrown), 'console-error': judge(written) }
}

/** Whether this audit was not given something that visitors may well get. */
function isWithheld({ status, failure }: NetworkRequest): boolean {
  if (status !== undefined) return [401, 403, 407, 429].includes(status)
  return failure !== undefined && failure !== 'net::ERR_ABORTED'
}

function placeOf({ message, url, line, column }: ConsoleError, page: string): Occurrence {
  return {
    url: url !== undefined && /^https?:/.test(url) ? url : page,
    message,
    ...(line === undefined || url === undefined ? {} : { line }),
    ...(column === undefined || url === undefined ? {} : { column }),
  }
}

/** Requests that go on for as long as the page stands, and that no load event waits for. */
const ENDLESS = new Set(['EventSource', 'Ping', 'WebSocket', 'Fetch', 'XHR'])

function judgeEnd({ neverLoaded, requests, url }: RenderedPage): Judgement {
  if (!neverLoaded) return pass()
  const open = requests.filter(request => !ENDLESS.has(request.type) && isOpen(request))
  const own = open.filter(request => new URL(request.url).host === new URL(url).host)
  if (own.length > 0) return fail(own.map(request => ({ url: request.url, message: 'it is not answered' })))
  const [other] = open
  return notMeasured(
    other
      ? `it waits for ${other.url}, which may be out of reach of this audit alone`
      : 'Chrome did not say what it waits for',
  )
}

function isOpen({ endMs, failure }: NetworkRequest): boolean {
  return endMs === undefined && failure === undefined
}

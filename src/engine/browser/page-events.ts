import type { BrowserContext, CDPSession, Protocol, Target } from 'puppeteer-core'
import { ownStart } from '../../text/cut.ts'
import type { Gathering } from './gathering.ts'
import { watchMixedContent } from './mixed-content-issues.ts'
import { type Permission, watchPermissions } from './permission-requests.ts'
import type { ConsoleError, Dialog, Lead, MixedContent } from './rendered-page.ts'

/** What happened on a page so far. */
export interface PageEvents {
  /** URLs of the documents that its frame showed, one after the other. */
  documents: string[]
  leads: Lead[]
  mixedContent: MixedContent[]
  /** Whether the load event of the document that is shown has come. */
  loaded: boolean
  consoleErrors: ConsoleError[]
  /** Dialogs that were dismissed. */
  dialogs: Dialog[]
  /** Windows that were closed. */
  popups: number
  /** URLs of the windows that scripts of the page asked for, whether or not Chrome let them. */
  windows: string[]
  permissions: Permission[]
}

export interface Watching {
  /** What is gathered for its readers alone. */
  gathers: ReadonlySet<Gathering>
  /** Called with the reason where the page cannot be measured any more. */
  end(reason: string): void
}

/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200
const MAX_MESSAGES = 20_000
const MAX_ERRORS_KEPT = 100
const MAX_REQUESTS_KEPT = 20
const MAX_ERROR_LENGTH = 500
const MAX_URL_LENGTH = 4096

/** Chrome's words for who asked for another document, as far as it was not this program. */
const LEADING: Partial<Record<Protocol.Page.ClientNavigationReason, Lead['by']>> = {
  scriptInitiated: 'script',
  metaTagRefresh: 'refresh',
  httpHeaderRefresh: 'refresh',
  anchorClick: 'link',
  formSubmissionGet: 'form',
  formSubmissionPost: 'form',
}

/**
 * Watches a page, dismisses its dialogs and closes the windows that it opens.
 */
export async function watchPage(
  page: Target,
  session: CDPSession,
  context: BrowserContext,
  { gathers, end }: Watching,
): Promise<PageEvents> {
  const events: PageEvents = {
    documents: [],
    leads: [],
    mixedContent: [],
    loaded: false,
    consoleErrors: [],
    dialogs: [],
    popups: 0,
    windows: [],
    permissions: [],
  }
  session.on('Inspector.targetCrashed', () => end('crashed the tab of Chrome that showed it'))
  context.on('targetdestroyed', target => target === page && end('closed its own tab'))
  watchDocuments(session, events, end)
  watchDialogs(session, events, end)
  const { frameTree } = await session.send('Page.getFrameTree')
  watchConsole(session, events, { end, mainFrame: frameTree.frame.id })
  context.on('targetcreated', target => closePopup(target, page, events))
  session.on('Page.windowOpen', ({ url }) => {
    if (events.windows.length < MAX_REQUESTS_KEPT) events.windows.push(ownStart(url, MAX_ERROR_LENGTH))
  })
  await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')])
  if (gathers.has('mixedContent')) {
    await watchMixedContent(session, found => {
      if (events.mixedContent.length < MAX_ERRORS_KEPT) events.mixedContent.push(found)
    })
  }
  if (gathers.has('permissions')) {
    await watchPermissions(session, permission => {
      if (events.permissions.length < MAX_REQUESTS_KEPT) events.permissions.push(permission)
    })
  }
  return events
}

function watchDocuments(session: CDPSession, events: PageEvents, end: (reason: string) => void): void {
  const asked = new Map<string, Lead['by'] | undefined>()
  session.on('Page.frameRequestedNavigation', ({ frameId, reason }) => asked.set(frameId, LEADING[reason]))
  session.on('Page.frameNavigated', ({ frame }) => {
    const by = asked.get(frame.id)
    asked.delete(frame.id)
    if (frame.parentId !== undefined) return
    // What cannot be reached Chrome shows as a page of its own.
    const url = frame.unreachableUrl ?? frame.url
    events.documents.push(url)
    if (by) events.leads.push({ to: url, by })
    events.loaded = false
    if (events.documents.length > MAX_DOCUMENTS) {
      end(`leads from page to page by scripts or refreshes, more than ${MAX_DOCUMENTS - 1} times`)
    }
  })
  session.on('Page.loadEventFired', () => {
    events.loaded = true
  })
}

function watchDialogs(session: CDPSession, events: PageEvents, end: (reason: string) => void): void {
  session.on('Page.javascriptDialogOpening', ({ type, message }) => {
    events.dialogs.push({ kind: type, message: ownStart(message, MAX_ERROR_LENGTH) })
    if (events.dialogs.length > MAX_DIALOGS) end(`opens dialogs without end, more than ${MAX_DIALOGS}`)
    // Leaving a page is what a script wanted; all else is refused.
    const accept = type === 'beforeunload'
    session.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined)
  })
}

/**
 * @param mainFrame Chrome's id of the page's frame: what frames of other origins in its process write is not the page's
 */
function watchConsole(
  session: CDPSession,
  events: PageEvents,
  { end, mainFrame }: { end: (reason: string) => void; mainFrame: string },
): void {
  let messages = 0
  let pageOrigin: string | undefined
  const foreign = new Set<number>()
  session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
    if (auxData?.['frameId'] === mainFrame && auxData?.['isDefault']) pageOrigin = origin
    if (origin !== pageOrigin && auxData?.['frameId'] !== mainFrame) foreign.add(id)
  })
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
    foreign.delete(executionContextId),
  )
  session.on('Runtime.executionContextsCleared', () => foreign.clear())
  const count = () => {
    if (++messages > MAX_MESSAGES)
      end(`writes to the console without end, more than ${MAX_MESSAGES} messages`)
  }
  const keep = (error: ConsoleError) => {
    if (events.consoleErrors.length >= MAX_ERRORS_KEPT) return
    const { url } = error
    events.consoleErrors.push({
      ...error,
      message: ownStart(error.message, MAX_ERROR_LENGTH),
      ...(url !== undefined && { url: ownStart(url, MAX_URL_LENGTH) }),
    })
  }
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace, executionContextId }) => {
    count()
    if ((type !== 'error' && type !== 'assert') || foreign.has(executionContextId)) return
    const words = args.map(({ value, description }) => (value === undefined ? description : String(value)))
    keep({ kind: 'written', message: words.join(' '), ...placeOf(stackTrace?.callFrames[0]) })
  })
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    count()
    const { exception, text, stackTrace, executionContextId } = exceptionDetails
    if (executionContextId !== undefined && foreign.has(executionContextId)) return
    // Of what was thrown that is no Error, the value says more than "Uncaught".
    const thrown = exception?.description ?? (exception?.value === undefined ? text : String(exception.value))
    const place = placeOf(exceptionDetails.url ? exceptionDetails : stackTrace?.callFrames[0])
    keep({ kind: 'thrown', message: thrown.split('\n', 1)[0]!, ...place })
  })
  session.on('Log.entryAdded', ({ entry }) => {
    count()
    if (entry.level !== 'error') return
    keep({ kind: 'browser', message: entry.text, ...(entry.url === undefined ? {} : { url: entry.url }) })
  })
}

type Place = Pick<Protocol.Runtime.CallFrame, 'lineNumber' | 'columnNumber'> & { url?: string }

/** Chrome counts lines and columns from 0. */
function placeOf(place: Place | undefined): Pick<ConsoleError, 'url' | 'line' | 'column'> {
  if (!place?.url) return {}
  return { url: place.url, line: place.lineNumber + 1, column: place.columnNumber + 1 }
}

function closePopup(target: Target, page: Target, events: PageEvents): void {
  if (target.type() !== 'page' || target === page) return
  events.popups++
  target
    .page()
    .then(popup => popup?.close())
    .catch(() => undefined)
}

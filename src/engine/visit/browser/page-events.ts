import type { BrowserContext, CDPSession, Page, Target } from 'puppeteer-core'

/** What happened on a page so far. */
export interface PageEvents {
  /** URLs of the documents that its frame showed, one after the other. */
  documents: string[]
  /** Whether the load event of the document that is shown has come. */
  loaded: boolean
  consoleErrors: string[]
  /** Kinds of the dialogs that were dismissed. */
  dialogs: string[]
  /** Windows that were closed. */
  popups: number
}

/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200
const MAX_MESSAGES = 20_000
const MAX_ERRORS_KEPT = 100
const MAX_ERROR_LENGTH = 500

/**
 * Watches a page, dismisses its dialogs and closes the windows that it opens.
 *
 * @param end called with the reason where the page cannot be measured any more
 */
export async function watchPage(
  page: Page,
  session: CDPSession,
  context: BrowserContext,
  end: (reason: string) => void,
): Promise<PageEvents> {
  const events: PageEvents = { documents: [], loaded: false, consoleErrors: [], dialogs: [], popups: 0 }
  page.on('error', () => end('crashed the tab of Chrome that showed it'))
  page.on('close', () => end('closed its own tab'))
  watchDocuments(session, events, end)
  watchDialogs(session, events, end)
  watchConsole(session, events, end)
  context.on('targetcreated', target => closePopup(target, page, events))
  await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')])
  return events
}

function watchDocuments(session: CDPSession, events: PageEvents, end: (reason: string) => void): void {
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return
    events.documents.push(frame.url)
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
  session.on('Page.javascriptDialogOpening', ({ type }) => {
    events.dialogs.push(type)
    if (events.dialogs.length > MAX_DIALOGS) end(`opens dialogs without end, more than ${MAX_DIALOGS}`)
    // Leaving a page is what a script wanted; all else is refused.
    const accept = type === 'beforeunload'
    session.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined)
  })
}

function watchConsole(session: CDPSession, events: PageEvents, end: (reason: string) => void): void {
  let messages = 0
  const count = () => {
    if (++messages > MAX_MESSAGES)
      end(`writes to the console without end, more than ${MAX_MESSAGES} messages`)
  }
  const keep = (text: string) => {
    if (events.consoleErrors.length < MAX_ERRORS_KEPT) {
      events.consoleErrors.push(text.slice(0, MAX_ERROR_LENGTH))
    }
  }
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    count()
    if (type !== 'error' && type !== 'assert') return
    keep(args.map(({ value, description }) => (value === undefined ? description : String(value))).join(' '))
  })
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) => {
    count()
    keep((exception?.description ?? text).split('\n', 1)[0]!)
  })
  session.on('Log.entryAdded', ({ entry }) => {
    count()
    if (entry.level === 'error') keep(entry.url === undefined ? entry.text : `${entry.text} (${entry.url})`)
  })
}

function closePopup(target: Target, page: Page, events: PageEvents): void {
  if (target.type() !== 'page' || target === page.target()) return
  events.popups++
  target
    .page()
    .then(popup => popup?.close())
    .catch(() => undefined)
}

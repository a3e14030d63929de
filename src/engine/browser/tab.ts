import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Target } from 'puppeteer-core'
import type { ChromeProcess } from './chrome-process.ts'

/** An empty tab in a context of its own, with cookies and cache of its own. */
export interface Tab {
  chrome: ChromeProcess
  context: BrowserContext
  target: Promise<Target>
}

/** A tab that is not gone by then hangs, and Chrome goes with it. */
const CLOSE_TAB_MS = 3000

export async function openTab(chrome: ChromeProcess): Promise<Tab> {
  const context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
  const target = openTarget(chrome, context)
  // Who loads a page in it sees it.
  target.catch(() => undefined)
  return { chrome, context, target }
}

/**
 * A page without puppeteer's own view of it, which would have Chrome tell of each request and each script twice, and
 * make a world of scripts in each frame.
 */
async function openTarget({ control }: ChromeProcess, context: BrowserContext): Promise<Target> {
  const { id: browserContextId = '' } = context
  await control.send('Target.createTarget', { url: 'about:blank', browserContextId })
  return await context.waitForTarget(target => target.type() === 'page')
}

/** Closes the context of a tab, and says whether that is done in time. Never rejects. */
export async function isClosedInTime(context: BrowserContext): Promise<boolean> {
  const closing = context.close().then(
    () => true,
    () => false,
  )
  return await Promise.race([closing, sleep(CLOSE_TAB_MS, false, { ref: false })])
}

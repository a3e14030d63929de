import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'
import type { PasteRefusal } from './rendered-page.ts'

const LIMITS = {
  fields: 30,
  /** Milliseconds for a script to put what was pasted into a field by itself. */
  answerMs: 50,
} as const

/**
 * Fields of the page that refuse what is pasted into them. A script that keeps the browser from pasting and then fills
 * in the text itself, as those of one-time codes do, refuses nothing. It changes the page: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs
 */
export async function findPasteRefusals(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly PasteRefusal[]> {
  const world = await isolatedWorld(session, mainFrame)
  return await world.evaluate<PasteRefusal[]>(callOf(pasteIntoFields, LIMITS, elementSelector))
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function pasteIntoFields(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
): Promise<PasteRefusal[]> {
  const types = ['text', 'email', 'password', 'tel', 'url', 'search', 'number']
  const fields = Array.from(document.querySelectorAll('input'))
    .filter(({ type, readOnly, disabled }) => types.includes(type) && !readOnly && !disabled)
    .filter(field => field.checkVisibility({ visibilityProperty: true }))
    .slice(0, limits.fields)
  const written = () => fields.map(({ value }) => value).join('\n')
  const refusals: PasteRefusal[] = []
  for (const field of fields) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '1')
    const before = written()
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    if (field.dispatchEvent(paste)) continue
    await new Promise(done => setTimeout(done, limits.answerMs))
    if (written() === before) refusals.push({ selector: selectorOf(field), type: field.type })
  }
  return refusals
}

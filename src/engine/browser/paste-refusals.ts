import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { callOf, isolatedWorld } from './isolated-world.ts'
import type { PasteRefusal } from './rendered-page.ts'

const LIMITS = {
  fields: 30,
  /** Characters. */
  selector: 1000,
  /** Milliseconds for a script to put what was pasted into a field by itself. */
  answerMs: 50,
} as const
/** Most milliseconds for all of it: a handler may hang. */
const LIMIT_MS = 1500

/**
 * Fields of the page that refuse what is pasted into them. A script that keeps the browser from pasting and then fills
 * in the text itself, as those of one-time codes do, refuses nothing. It changes the page: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be tried
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs
 */
export async function findPasteRefusals(
  session: CDPSession,
  mainFrame: string,
  leftMs: number,
): Promise<readonly PasteRefusal[] | undefined> {
  const trying = async () => {
    const world = await isolatedWorld(session, mainFrame)
    return await world.evaluate<PasteRefusal[]>(callOf(pasteIntoFields, LIMITS))
  }
  const late = sleep(Math.min(LIMIT_MS, leftMs), undefined, { ref: false })
  return await Promise.race([trying().catch(() => undefined), late])
}

/** It runs in the page: it must not use anything from outside of itself. */
async function pasteIntoFields(limits: typeof LIMITS): Promise<PasteRefusal[]> {
  const types = ['text', 'email', 'password', 'tel', 'url', 'search', 'number']
  const fields = Array.from(document.querySelectorAll('input'))
    .filter(({ type, readOnly, disabled }) => types.includes(type) && !readOnly && !disabled)
    .filter(field => field.checkVisibility({ visibilityProperty: true }))
    .slice(0, limits.fields)
  const selectorOf = (element: Element): string => {
    const path: string[] = []
    for (let at: Element | null = element; at && path.length < 50; at = at.parentElement) {
      if (/^[A-Za-z][\w-]*$/.test(at.id)) {
        path.unshift(`#${at.id}`)
        break
      }
      const name = at.localName
      const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name)
      path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name)
    }
    return path.join(' > ').slice(0, limits.selector)
  }
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

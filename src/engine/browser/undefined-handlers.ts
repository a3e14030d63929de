import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** A handler in the markup that calls a function which no script of the page has defined. */
export interface UndefinedHandler {
  selector: string
  /** As `onclick`. */
  event: string
  /** The function that is not there. */
  name: string
}

const LIMITS = {
  /** Elements and functions that are looked at, and handlers that are told of. */
  elements: 1000,
  names: 100,
  found: 30,
  /** Characters. */
  handler: 500,
} as const
/** Most milliseconds for an answer of the page's own scripts. */
const ANSWER_MS = 1500

/**
 * Handlers of what visitors do whose functions are not there when the page has loaded.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns undefined where it could not be found out
 */
export async function findUndefinedHandlers(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly UndefinedHandler[] | undefined> {
  const world = await isolatedWorld(session, mainFrame)
  const handlers = await world.evaluate<UndefinedHandler[]>(callOf(handlersOf, LIMITS, elementSelector))
  const names = [...new Set(handlers.map(({ name }) => name))]
  if (names.length === 0) return []
  // What `let` and `const` define is no property of the window: the page's own scripts are asked for the name itself.
  const asked = names.map(name => `(() => { try { return typeof ${name} } catch { return '' } })()`)
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `[${asked.join()}].join()`,
    returnByValue: true,
    timeout: ANSWER_MS,
  })
  if (exceptionDetails || typeof result.value !== 'string') return undefined
  const types = result.value.split(',')
  const missing = new Set(names.filter((_, at) => types[at] === 'undefined'))
  const undefinedOnes = handlers.filter(({ name }) => missing.has(name)).slice(0, LIMITS.found)
  const others = await Promise.all(undefinedOnes.map(handler => hasOtherListener(session, handler)))
  return undefinedOnes.filter((_, at) => !others[at])
}

/** Whether a script listens to the same event of the element, so that what it is for happens all the same. */
async function hasOtherListener(
  session: CDPSession,
  { selector, event }: UndefinedHandler,
): Promise<boolean> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
    timeout: ANSWER_MS,
  })
  if (result.objectId === undefined) return true
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
  return listeners.filter(({ type }) => `on${type}` === event).length > 1
}

/**
 * The functions that handlers call in the first place, or once they have held the event back, without any condition. It runs in the page: it must not use
 * anything from outside of itself.
 */
function handlersOf(limits: typeof LIMITS, selectorOf: typeof elementSelector): UndefinedHandler[] {
  const events = ['onclick', 'onsubmit', 'onchange', 'oninput', 'onkeyup', 'onkeydown']
  const found: UndefinedHandler[] = []
  const names = new Set<string>()
  const elements = document.querySelectorAll(events.map(event => `[${event}]`).join())
  for (const element of Array.from(elements).slice(0, limits.elements)) {
    for (const event of events) {
      const code = element.getAttribute(event) ?? ''
      if (code.length > limits.handler) continue
      const name =
        /^\s*(?:event\.(?:preventDefault|stopPropagation)\(\)\s*;\s*){0,2}(?:return\s+|void\s+)?(\p{ID_Start}[\p{ID_Continue}$]*|[$_][\p{ID_Continue}$]*)\s*\(/u.exec(
          code,
        )?.[1]
      if (
        name === undefined ||
        /^(?:if|for|while|switch|function|return|typeof|void|await|async|new|import|super|with|do|try|throw|delete|yield|class|this|var|let|const)$/.test(
          name,
        )
      )
        continue
      // A handler sees what its element, the form of that and the document have before what scripts define.
      const form =
        'form' in element && element.form instanceof HTMLFormElement ? element.form : element.closest('form')
      if (name in element || name in document || (form && name in form)) continue
      names.add(name)
      if (names.size > limits.names) return found
      found.push({ selector: selectorOf(element), event, name })
    }
  }
  return found
}

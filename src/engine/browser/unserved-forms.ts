import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** A form for messages that is sent to the page it stands on or to a mail program, and that no script takes care of. */
export interface UnservedForm {
  selector: string
  /** As `get`, `post`. */
  method: string
  /** Its `action` is a mail address. */
  isMail: boolean
  /** Its `onsubmit` does no more than to keep it from being sent. */
  isStopped: boolean
}

const LIMITS = {
  /** Forms that are looked at, and of which listeners are asked for. */
  looked: 200,
  forms: 5,
  /** Elements around a form and buttons in it. */
  around: 40,
  /** Characters. */
  selector: 1000,
  handler: 200,
  /** What keeps a form from being sent, with thanks at most. */
  stops:
    '^(?=.*(?:return false|preventDefault))(?:\\s*(?:event|e)\\.preventDefault\\(\\)|\\s*alert\\([\'"`][^\'"`]*[\'"`]\\)|\\s*this\\.reset\\(\\)|\\s*return false|\\s*;)+\\s*$',
} as const
/** Most milliseconds for all of it. */
const LIMIT_MS = 3000
const GROUP = 'unserved-forms'
/** Where a form is among what is around it: behind the document. */
const AT_FORM = 1

/**
 * Forms whose `action` is `#` or `mailto:`, that have none and are sent by GET, or whose `onsubmit` only stops them, where nothing listens: not to the form being sent,
 * here or further out, and not to clicks on its buttons.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param leftMs milliseconds that are left for it
 * @returns undefined where it could not be found out
 */
export async function findUnservedForms(
  session: CDPSession,
  mainFrame: string,
  leftMs: number,
): Promise<readonly UnservedForm[] | undefined> {
  const late = sleep(Math.max(0, Math.min(LIMIT_MS, leftMs)), undefined, { ref: false })
  try {
    return await Promise.race([find(session, mainFrame).catch(() => undefined), late])
  } finally {
    session.send('Runtime.releaseObjectGroup', { objectGroup: GROUP }).catch(() => undefined)
  }
}

async function find(session: CDPSession, mainFrame: string): Promise<readonly UnservedForm[]> {
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: mainFrame,
    worldName: 'seo-preflight',
  })
  const entriesOf = async (objectId: string) => {
    const { result } = await session.send('Runtime.getProperties', { objectId, ownProperties: true })
    return result.flatMap(({ name, value }) =>
      /^\d+$/.test(name) && value?.objectId ? [value.objectId] : [],
    )
  }
  const listens = async (objectId: string, to: string, known = 0) => {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId })
    return listeners.filter(({ type }) => type === to).length > known
  }
  const ownObject = async (objectId: string) => {
    // Chrome tells of the listeners of a world: those of the page's own are asked for.
    const { node } = await session.send('DOM.describeNode', { objectId })
    const { object } = await session.send('DOM.resolveNode', {
      backendNodeId: node.backendNodeId,
      objectGroup: GROUP,
    })
    return object.objectId!
  }
  const called = async (
    objectId: string,
    work: (limits: typeof LIMITS) => unknown,
    returnByValue: boolean,
  ) => {
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: work.toString(),
      arguments: [{ value: LIMITS }],
      objectGroup: GROUP,
      returnByValue,
    })
    return result
  }
  const { result } = await session.send('Runtime.evaluate', {
    contextId,
    expression: `(${formsToNobody.toString()})(${JSON.stringify(LIMITS)})`,
    objectGroup: GROUP,
  })
  const forms = await entriesOf(result.objectId!)
  if (forms.length === 0) return []
  const { result: view } = await session.send('Runtime.evaluate', {
    expression: 'window',
    objectGroup: GROUP,
  })
  if (await listens(view.objectId!, 'submit')) return []
  const unserved: UnservedForm[] = []
  for (const form of forms) {
    const around = await entriesOf((await called(form, aroundForm, false)).objectId!)
    const buttons = await entriesOf((await called(form, buttonsOfForm, false)).objectId!)
    const words = (await called(form, formInWords, true)).value as UnservedForm
    // Its own attribute is the one listener that is known; a script may have put a function in its place.
    const own = words.isStopped ? await ownObject(form) : undefined
    if (own && (await called(own, isReplaced, true)).value === true) continue
    const served = await Promise.all([
      ...around.map(async (element, at) => {
        const object = await ownObject(element)
        // A form that is never sent may be served by clicks, wherever they are listened to.
        if (own && (await listens(object, 'click'))) return true
        return await listens(object, 'submit', at === AT_FORM && own ? 1 : 0)
      }),
      ...buttons.map(async element => await listens(await ownObject(element), 'click')),
    ])
    if (served.includes(true)) continue
    unserved.push(words)
  }
  return unserved
}

/** Runs in the page, as the others below: it must not use anything from outside of itself. */
function formsToNobody(limits: typeof LIMITS): Element[] {
  const plain =
    /^(?:action|method|class|id|name|novalidate|enctype|autocomplete|style|accept-charset|target|role|title|aria-label|aria-labelledby|lang|dir)$/
  return Array.from(document.forms)
    .slice(0, limits.looked)
    .filter(form => form.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name)))
    .filter(form => {
      const onSubmit = form.getAttribute('onsubmit')
      if (onSubmit !== null)
        return onSubmit.length <= limits.handler && new RegExp(limits.stops, 'i').test(onSubmit)
      const action = form.getAttribute('action')?.trim() ?? ''
      return action === '#' || /^mailto:/i.test(action) || (action === '' && form.method === 'get')
    })
    .filter(form => {
      const isMail = /^mailto:/i.test(form.getAttribute('action')?.trim() ?? '')
      const fields = 'textarea, input[type="email"], input[type="tel"]'
      return form.querySelector(isMail ? `${fields}, input[type="text"], input:not([type])` : fields) !== null
    })
    .filter(
      form => form.querySelector('input[type="password"], [formaction], input[name="form-name"]') === null,
    )
    .filter(form => form.querySelector('button:not([type="button"]), input[type="submit"]') !== null)
    .filter(form => form.checkVisibility({ visibilityProperty: true }))
    .filter(form => {
      // An island may come to life only when it is seen.
      for (let at = form.parentElement; at; at = at.parentElement)
        if (at.localName.includes('-')) return false
      return true
    })
    .slice(0, limits.forms)
}

function aroundForm(this: Element, limits: typeof LIMITS): Node[] {
  const around: Node[] = [document]
  for (let at: Element | null = this; at && around.length < limits.around; at = at.parentElement)
    around.push(at)
  return around
}

function buttonsOfForm(this: Element, limits: typeof LIMITS): Element[] {
  return Array.from(this.querySelectorAll('button, input[type="submit"], input[type="button"], a')).slice(
    0,
    limits.around,
  )
}

function formInWords(this: Element, limits: typeof LIMITS): UnservedForm {
  const path: string[] = []
  for (let at: Element | null = this; at && path.length < 50; at = at.parentElement) {
    if (/^[A-Za-z][\w-]*$/.test(at.id)) {
      path.unshift(`#${at.id}`)
      break
    }
    const name = at.localName
    const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name)
    path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name)
  }
  const isPost = this.getAttribute('method')?.toLowerCase() === 'post'
  return {
    selector: path.join(' > ').slice(0, limits.selector),
    method: isPost ? 'post' : 'get',
    isMail: /^mailto:/i.test(this.getAttribute('action')?.trim() ?? ''),
    isStopped: this.hasAttribute('onsubmit'),
  }
}

/** Runs with the object of the page's own world, which has the function that a script may have set. */
function isReplaced(this: Element): boolean {
  const { onsubmit } = this as HTMLFormElement
  const text = this.getAttribute('onsubmit') ?? ''
  return typeof onsubmit !== 'function' || !String(onsubmit).includes(text)
}

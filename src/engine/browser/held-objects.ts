import type { CDPSession, Protocol } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { startTag, textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'

/** A function that runs in the page, with one of its objects as `this`: it must not use anything from outside of itself. */
type Work = (argument: never) => unknown

/**
 * Objects of a page that Chrome holds, by the ids that it gives them: those of a world beside the page's own, and those of
 * that. Whatever is asked rejects where the frame is gone.
 */
export interface HeldObjects {
  /** The value of an expression in the world beside, as JSON; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>
  /** The object that an expression gives there; a promise is waited for. */
  hold(expression: string): Promise<string>
  /** What is in a list. */
  entriesOf(list: string): Promise<string[]>
  /** The value that a function has for an object, as JSON. */
  call<T>(object: string, work: Work, argument?: unknown): Promise<T>
  /** The object that a function gives for an object. */
  holdOf(object: string, work: Work, argument?: unknown): Promise<string>
  selectorOf(element: string): Promise<string>
  /** The start of the text of an element, see {@link textStart}. @param most characters */
  textOf(element: string, most: number): Promise<string>
  /** The same of its label, where it has one. */
  nameOf(element: string, most: number): Promise<string>
  /** Its start tag with its names, see {@link startTag}. */
  startTagOf(element: string): Promise<string>
  /** An element in the page's own world: Chrome tells of the listeners of a world. */
  ownElement(element: string): Promise<{ object: string; node: Protocol.DOM.Node }>
  /** The window of the page's own world. */
  ownWindow(): Promise<string>
  /** Of an object of the page's own world. @param depth of elements within it; -1 for all */
  listenersOf(object: string, depth?: number): Promise<Protocol.DOMDebugger.EventListener[]>
}

const SELECTOR_OF_THIS = `function () { return (${elementSelector.toString()})(this) }`
const TAG_OF_THIS = `function () { return (${startTag.toString()})(this) }`
const TEXT_OF_THIS = `function (most) { return (${textStart.toString()})(this, most) }`
const NAME_OF_THIS = `function (most) { return (${textStart.toString()})(this, most, this.ariaLabel) }`

/** Chrome gives the functions of listeners of objects alone that are in a group. */
const GROUP = 'seo-preflight'

/** They are held until the page is closed. */
export async function holdObjects(session: CDPSession, frameId: string): Promise<HeldObjects> {
  const { contextId, evaluate } = await isolatedWorld(session, frameId)
  const evaluated = async (expression: string, where: { contextId?: number }) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      ...where,
      expression,
      awaitPromise: true,
      objectGroup: GROUP,
    })
    if (exceptionDetails || result.objectId === undefined) throw new Error('it gave no object')
    return result.objectId
  }
  const called = async (objectId: string, work: Work | string, value: unknown, returnByValue: boolean) => {
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: String(work),
      arguments: [{ value }],
      objectGroup: GROUP,
      returnByValue,
    })
    return result
  }
  return {
    evaluate,
    hold: expression => evaluated(expression, { contextId }),
    ownWindow: () => evaluated('window', {}),
    async entriesOf(list) {
      const { result } = await session.send('Runtime.getProperties', { objectId: list, ownProperties: true })
      return result.flatMap(({ name, value }) =>
        /^\d+$/.test(name) && value?.objectId ? [value.objectId] : [],
      )
    },
    async call<T>(object: string, work: Work, argument?: unknown) {
      return (await called(object, work, argument, true)).value as T
    },
    async holdOf(object, work, argument) {
      return (await called(object, work, argument, false)).objectId!
    },
    async selectorOf(element) {
      return (await called(element, SELECTOR_OF_THIS, undefined, true)).value as string
    },
    async textOf(element, most) {
      return (await called(element, TEXT_OF_THIS, most, true)).value as string
    },
    async nameOf(element, most) {
      return (await called(element, NAME_OF_THIS, most, true)).value as string
    },
    async startTagOf(element) {
      return (await called(element, TAG_OF_THIS, undefined, true)).value as string
    },
    async ownElement(element) {
      const { node } = await session.send('DOM.describeNode', { objectId: element })
      const { object } = await session.send('DOM.resolveNode', {
        backendNodeId: node.backendNodeId,
        objectGroup: GROUP,
      })
      return { object: object.objectId!, node }
    },
    async listenersOf(object, depth = 1) {
      const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: object, depth })
      return listeners
    },
  }
}

import type { HeldObjects } from './held-objects.ts'

/**
 * What frameworks call for a click on an element, which no listener of the element tells: the start of the source of each
 * function, by which it is known.
 *
 * @param object an element in the page's own world
 */
export async function frameworkClicks(objects: HeldObjects, object: string): Promise<readonly string[]> {
  const [ofReact, ofJQuery, ofVue] = await Promise.all([
    objects.call<unknown>(object, reactHandler),
    objects.call<unknown>(object, handlersOfJQuery),
    vueClicks(objects, object),
  ])
  const called = [ofReact, ...(Array.isArray(ofJQuery) ? ofJQuery : [])]
  return [...called.filter(source => typeof source === 'string' && source !== ''), ...ofVue]
}

/**
 * What Vue calls for a click on an element.
 *
 * @param object an element in the page's own world
 */
export async function vueClicks(objects: HeldObjects, object: string): Promise<readonly string[]> {
  const sources = await objects.call<unknown>(object, handlersOfVue)
  return Array.isArray(sources) ? sources.filter(source => typeof source === 'string') : []
}

/**
 * React listens at the root of its application alone, and keeps what to call beside each element: the start of the source
 * of that, by which it is known; empty where there is none, or it does nothing.
 */
function reactHandler(this: Element): string {
  const key = Object.keys(this).find(name => /^__react(?:Props|EventHandlers)\$/.test(name))
  const props = key === undefined ? undefined : (this as unknown as Record<string, unknown>)[key]
  const handler = (props as { onClick?: unknown } | null | undefined)?.onClick
  const source = typeof handler === 'function' ? String(handler).slice(0, 300) : ''
  return /^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$|^function\s*\w{0,50}\(\)\s*\{\s*\}$/.test(source) ? '' : source
}

/**
 * JQuery listens with one function of its own on all elements: the starts of the sources of those that it then calls for
 * a click on this one, by which they are known.
 */
function handlersOfJQuery(this: Element): string[] {
  type Events = { click?: { handler?: unknown; selector?: string }[] }
  const { jQuery } = window as { jQuery?: { _data?: (element: Element, key: string) => Events | undefined } }
  const clicks = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.click : undefined
  return Array.from(clicks ?? [])
    .filter(({ selector }) => selector === undefined || selector === null)
    .slice(0, 20)
    .map(({ handler }) => `jQuery ${String(handler).slice(0, 300)}`)
}

/**
 * Vue 3 listens with a function of one place on all elements, which calls what stands beside it. What it calls with
 * modifiers, as `.stop`, may be nothing, and is left out.
 */
function handlersOfVue(this: Element): string[] {
  type Invokers = Record<string, { value?: unknown } | undefined>
  const held = this as unknown as Record<string | symbol, Invokers | undefined>
  const key = Object.getOwnPropertySymbols(this).find(symbol => symbol.description === '_vei') ?? '_vei'
  const called = held[key]?.['onClick']?.value
  return (Array.isArray(called) ? called : [called])
    .filter(handler => typeof handler === 'function')
    .slice(0, 20)
    .map(handler => String(handler).slice(0, 300))
    .filter(
      source =>
        !/^\(\w{1,20},\s*\.\.\.\w{1,20}\)\s*=>\s*\{\s*for\s*\(/.test(source) &&
        !/^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$/.test(source),
    )
}

import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { textStart } from './element-text.ts'
import { callOf } from './isolated-world.ts'

/** A link to another page of the site, and whether a script keeps the browser from opening it in a new tab. */
export interface ModifiedClick {
  selector: string
  /** The start of its text. */
  text: string
  isCanceled: boolean
}

const LIMITS = {
  /** Links that are looked at, and kinds of them that are clicked. */
  looked: 1000,
  clicked: 3,
  text: 60,
} as const

/**
 * Clicks links of different kinds while Ctrl and Cmd are held, which asks browsers for a new tab. Nothing opens: what no
 * script cancels is canceled at last. A script that leads away by itself is to find no network.
 *
 * @returns the links that were clicked; undefined where the page has been left
 */
export async function findModifiedClicks(session: CDPSession): Promise<readonly ModifiedClick[] | undefined> {
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: true, latency: 0 },
    ...{ downloadThroughput: -1, uploadThroughput: -1 },
  })
  // Only in the page's own world its scripts see that the event is watched.
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: callOf(modifiedClicks, LIMITS, elementSelector, textStart),
    returnByValue: true,
  })
  return exceptionDetails ? undefined : ((result.value as ModifiedClick[] | null) ?? undefined)
}

/** It runs in the page, among its own scripts: it must not use anything from outside of itself but what it is given. */
function modifiedClicks(
  limits: typeof LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
): ModifiedClick[] | null {
  if (!/^https?:$/.test(location.protocol)) return null
  /** A link to a page, which is neither a control nor the entry of a menu that opens another one. */
  const isPlain = (link: HTMLAnchorElement) => {
    const { origin, pathname, search } = link
    const isOther =
      origin === location.origin && `${pathname}${search}` !== location.pathname + location.search
    if (!isOther || /\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(pathname)) return false
    if (/^[#?]/.test(link.getAttribute('href') ?? '')) return false
    const isControl = link
      .getAttributeNames()
      .some(name => /^(?:on|role$|target$|download$|aria-(?:haspopup|expanded|controls)$|data-)/.test(name))
    if (isControl || link.closest('[role="tablist"], [role="menu"], [role="dialog"], dialog, form'))
      return false
    const entry = link.closest('li')
    return !entry?.querySelector('ul, ol') && !link.nextElementSibling?.matches('ul, ol')
  }
  const kinds = new Map<string, HTMLAnchorElement>()
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).slice(
    0,
    limits.looked,
  )) {
    if (!isPlain(link)) continue
    const part = link.closest('header, nav, main, article, aside, footer, section')?.localName ?? ''
    const kind = `${part} ${(link.getAttribute('class') ?? '').slice(0, 200)}`
    if (!kinds.has(kind)) kinds.set(kind, link)
  }
  const isCanceledOn = (link: Element): boolean => {
    const event = new MouseEvent('click', {
      ...{ bubbles: true, cancelable: true, composed: true, view: window, detail: 1 },
      ...{ ctrlKey: true, metaKey: true },
    })
    let isCanceled = false
    let isOver = false
    const end = () => {
      if (!isOver) isCanceled = event.defaultPrevented
      isOver = true
      Event.prototype.preventDefault.call(event)
    }
    const define = (name: string, value: () => void) => Object.defineProperty(event, name, { value })
    define('preventDefault', () => {
      Event.prototype.preventDefault.call(event)
      isCanceled ||= event.defaultPrevented
    })
    // Whoever keeps the event from others keeps it from the listener below as well, and may cancel it afterwards.
    for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const)
      define(name, () => {
        end()
        Event.prototype[name].call(event)
      })
    addEventListener('click', end)
    link.dispatchEvent(event)
    removeEventListener('click', end)
    return isCanceled
  }
  return Array.from(kinds.values())
    .toSorted((one, other) => Number(other.checkVisibility()) - Number(one.checkVisibility()))
    .slice(0, limits.clicked)
    .map(link => {
      const named = { selector: selectorOf(link), text: textOf(link, limits.text, link.ariaLabel) }
      return { ...named, isCanceled: isCanceledOn(link) }
    })
}

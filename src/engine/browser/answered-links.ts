import type { CDPSession } from 'puppeteer-core'
import { ATTRIBUTES_OF_LOOKS, PLAIN_ATTRIBUTES } from '../syntax/plain-attributes.ts'
import { elementSelector } from './element-selector.ts'
import { callOf, isolatedWorld } from './isolated-world.ts'

const LIMITS = {
  /** Links that are looked at, kinds of them that are clicked, and links of one kind. */
  looked: 2000,
  clicked: 6,
  alike: 50,
  /** Elements that are looked at for what a click shows. */
  elements: 5000,
  /** Milliseconds in which the page is watched before a click, for what changes by itself, and for an answer. */
  restMs: 120,
  answerMs: 350,
  /** CSS pixels of what is seen. */
  seen: 4,
  /** Characters. */
  names: 300,
  /** Attributes of the links that are clicked: others say that a script serves a link. */
  plain: PLAIN_ATTRIBUTES,
  ofLooks: ATTRIBUTES_OF_LOOKS.source,
} as const

/** The event by which a page tells that it was to open a window. */
const OPENED = 'seo-preflight-opened'

/**
 * Links without an address of their own whose click shows something on the page, or leads away from it. One link of each
 * kind is clicked, for all that have its classes and its text. The page is cut off from the network first, so that no click
 * sends anything, and it is no longer what it was: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns the selectors of these links
 */
export async function findAnsweredLinks(session: CDPSession, mainFrame: string): Promise<readonly string[]> {
  const world = await isolatedWorld(session, mainFrame)
  const kinds = await world.evaluate<string[][]>(callOf(kindsOfLinks, LIMITS, elementSelector))
  if (kinds.length === 0) return []
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: true, latency: 0 },
    ...{ downloadThroughput: -1, uploadThroughput: -1 },
  })
  // Another window would not be cut off.
  await session.send('Runtime.evaluate', { expression: `(${keepWindows.toString()})('${OPENED}')` })
  let asks = false
  const note = () => {
    asks = true
  }
  session.on('Page.javascriptDialogOpening', note)
  const answered: string[] = []
  try {
    for (const selectors of kinds) {
      asks = false
      const before = await addressOf(session)
      const shows = await world
        .evaluate<boolean>(callOf(showsSomething, { ...LIMITS, selector: selectors[0]!, opened: OPENED }))
        .catch(() => undefined)
      const hasLeft = (await addressOf(session)) !== before
      if (shows || asks || hasLeft) answered.push(...selectors)
      // Where the page has left, or its world is gone, whatever else was to be clicked stays unknown.
      if (hasLeft || shows === undefined) break
    }
  } finally {
    session.off('Page.javascriptDialogOpening', note)
  }
  return answered
}

async function addressOf(session: CDPSession): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree')
  return `${frameTree.frame.loaderId} ${frameTree.frame.url}`
}

/** It runs in the page, among its own scripts. */
function keepWindows(opened: string): void {
  window.open = () => {
    dispatchEvent(new Event(opened))
    return null
  }
}

/** The links by what scripts could tell them apart by. It runs in the page: it must not use anything from outside of itself. */
function kindsOfLinks(limits: typeof LIMITS, selectorOf: typeof elementSelector): string[][] {
  if (!document.querySelector('script')) return []
  // An empty address loads the page anew, and what has a target opens another one.
  const nowhere = /^\s*(?:#!?|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)\s*$/i
  const ofLooks = new RegExp(limits.ofLooks)
  const isPlain = (name: string) => limits.plain.includes(name) || ofLooks.test(name)
  const kinds = new Map<string, Element[]>()
  for (const link of Array.from(document.querySelectorAll('a[href]')).slice(0, limits.looked)) {
    if (!nowhere.test(link.getAttribute('href') ?? '') || link.hasAttribute('target')) continue
    if (!link.getAttributeNames().every(isPlain)) continue
    const text = (link.textContent ?? '').slice(0, limits.names).replace(/\s+/g, ' ').trim()
    const key = `${(link.getAttribute('class') ?? '').slice(0, limits.names)}\n${text}`
    const kind = kinds.get(key) ?? []
    if (kind.length < limits.alike) kind.push(link)
    kinds.set(key, kind)
  }
  return Array.from(kinds.values())
    .slice(0, limits.clicked)
    .map(kind => kind.map(selectorOf))
}

/**
 * Whether a click on a link brings anything into sight, writes a text, or plays something. That it marks the link, closes a
 * menu or scrolls is no answer. It runs in the page: it must not use anything from outside of itself.
 */
async function showsSomething(
  limits: typeof LIMITS & { selector: string; opened: string },
): Promise<boolean> {
  const link = document.querySelector<HTMLElement>(limits.selector)
  if (!link) return false
  const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
  const isSeen = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isThere = width > limits.seen && height > limits.seen && right > 0 && left < innerWidth
    return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const playing = () =>
    Array.from(document.querySelectorAll<HTMLMediaElement>('video, audio')).filter(media => !media.paused)
      .length
  scrollTo({ top: 0, behavior: 'instant' })
  const noisy = new Set<Node>()
  const written = new Set<Node>()
  const added = new Set<Element>()
  let isClicked = false
  const watch = (records: MutationRecord[]) => {
    for (const { target, type, addedNodes } of records) {
      if (!isClicked) noisy.add(target)
      else if (type === 'characterData') written.add(target)
      else
        for (const node of Array.from(addedNodes)) {
          if (node instanceof Element) added.add(node)
          else if (node instanceof Text && node.data.trim() !== '') written.add(target)
        }
    }
  }
  const observer = new MutationObserver(watch)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  await pause(limits.restMs)
  watch(observer.takeRecords())
  const hidden = Array.from(document.body.querySelectorAll('*'))
    .slice(0, limits.elements)
    .filter(element => !isSeen(element))
  const plays = playing()
  let opens = false
  const note = () => {
    opens = true
  }
  addEventListener(limits.opened, note)
  isClicked = true
  link.click()
  await pause(limits.answerMs)
  watch(observer.takeRecords())
  observer.disconnect()
  removeEventListener(limits.opened, note)
  const isOther = (node: Node) =>
    !link.contains(node) && !noisy.has(node) && !noisy.has(node.parentNode ?? node)
  return (
    opens ||
    playing() > plays ||
    Array.from(written).some(
      node =>
        isOther(node) &&
        node.parentElement !== null &&
        isSeen(node instanceof Element ? node : node.parentElement),
    ) ||
    [...hidden, ...Array.from(added)].some(element => isOther(element) && isSeen(element))
  )
}

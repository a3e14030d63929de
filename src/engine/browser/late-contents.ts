import type { CDPSession } from 'puppeteer-core'
import { elementSelector } from './element-selector.ts'
import { startTag, textStart } from './element-text.ts'
import { isolatedWorld } from './isolated-world.ts'
import { FONT_LIMITS, standInFonts } from './stand-in-fonts.ts'

/** Where the content of a page begins on the first screen, below what stands above it on every page. */
export interface LateContent {
  /** Of the first heading or text of the content, the start of it, and CSS pixels above it. */
  selector: string
  text: string
  top: number
  /** Of the screen. */
  height: number
  /** What stands above it, in its order: header, menu, bars and notices, which others hold. */
  parts: { selector: string; tag: string; height: number }[]
  /** The font that one of these asks for and this machine lacks, or did not get, where less may stand above in it. */
  fontInDoubt?: string
}

const LIMITS = {
  /** Parts of the screen: above the content, and of it taken by what stands on every page. */
  late: 0.4,
  taken: 0.36,
  /** Elements that are looked at, and such parts. */
  looked: 3000,
  parts: 12,
  /** Letters of a text of the content. */
  letters: 40,
  /** What only stands above by its name. */
  names:
    '(?:^|[\\s_-])(?:(?:site|page|main|top|global)[_-]?)?(?:header|top-?bar|nav|navbar|navigation|menu|masthead|toolbar|breadcrumbs?|announcement|notice|banner|alert|social)(?:$|[\\s_-])',
  /** A name of a part of the content, as "agenda-header", and not of the site. */
  partHeader: '(?:^|\\s)(?!(?:site|page|main|top|global|wp|theme|l|c)[_-])[a-z]+[_-]header(?:$|\\s)',
  /** Of a picture that is more than a logo, in CSS pixels; and across the screen. */
  picture: 140,
  wide: 0.6,
  around: 30,
  text: 60,
} as const

/**
 * The start of the content where it is far down on the first screen of a phone, with nothing above it but header, menu,
 * bars and notices; null where it is not.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findLateContent(session: CDPSession, mainFrame: string): Promise<LateContent | null> {
  const world = await isolatedWorld(session, mainFrame)
  const given = [LIMITS, FONT_LIMITS].map(one => JSON.stringify(one))
  return await world.evaluate(
    `(${lateContent.toString()})(${[...given, elementSelector, textStart, startTag, standInFonts].map(String).join(', ')})`,
  )
}

/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function lateContent(
  limits: typeof LIMITS,
  fontLimits: typeof FONT_LIMITS,
  selectorOf: typeof elementSelector,
  textOf: typeof textStart,
  tagOf: typeof startTag,
  fontsOf: typeof standInFonts,
): LateContent | null {
  if (scrollY !== 0) return null
  const all = Array.from(document.body.querySelectorAll('*')).slice(0, limits.looked)
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const isOverPage = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/^(?:fixed|absolute)$/.test(getComputedStyle(at).position)) return true
    return false
  }
  const names = new RegExp(limits.names, 'i')
  const contents = document.querySelector('main, [role="main"], article')
  const partHeader = new RegExp(limits.partHeader, 'i')
  /** Whether it is the head of a part of the content, by its name: with a text below a heading, or within what is marked as content. */
  const isHeadOfPart = (element: Element, name: string) => {
    if (!partHeader.test(name)) return false
    if (contents?.contains(element)) return true
    const isText = (one: Element) => (one.textContent ?? '').trim().length >= limits.letters
    return element.querySelector('h2, h3') !== null && Array.from(element.querySelectorAll('p')).some(isText)
  }
  const isOfFrame = (element: Element) => {
    if (
      element.matches(
        'header, nav, aside, [role="banner"], [role="navigation"], [role="search"], [role="alert"]',
      )
    )
      return true
    const name = `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 500)
    return names.test(name) && !isHeadOfPart(element, name)
  }
  const frameAround = (element: Element) => {
    let found: Element | undefined
    let at: Element | null = element
    for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
      if (isOfFrame(at) && !(contents && at.contains(contents))) found = at
    return found
  }
  const isContent = (element: Element) => {
    if (element.localName === 'h1') return true
    if (contents && !contents.contains(element)) return false
    if (element.matches('h2, h3')) return frameAround(element) === undefined
    return (
      element.matches('p, li, blockquote, td') &&
      (element.textContent ?? '').trim().length >= limits.letters &&
      frameAround(element) === undefined
    )
  }
  const texts = all.filter(element => isContent(element) && isSeen(element) && !isOverPage(element))
  const [first] = texts
    .map(element => ({ element, top: element.getBoundingClientRect().top }))
    .toSorted((one, other) => one.top - other.top)
  if (!first) return null
  const topOf = () => first.element.getBoundingClientRect().top
  if (first.top < innerHeight * limits.late) return null

  // A picture, a video, a form or a map above it is content as well.
  const isAbove = (element: Element) => element.getBoundingClientRect().top < first.top - 8
  const isPicture = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isLarge =
      height >= limits.picture || (width >= innerWidth * limits.wide && height > limits.picture / 2)
    if (!isLarge) return false
    return (
      element.matches('img, video, canvas, iframe, object, embed, svg, form, table') ||
      getComputedStyle(element).backgroundImage.includes('url(') ||
      ['::before', '::after'].some(part => getComputedStyle(element, part).backgroundImage.includes('url('))
    )
  }
  if (all.some(element => isAbove(element) && isSeen(element) && isPicture(element))) return null

  const parts: Element[] = []
  for (const element of all) {
    if (!isOfFrame(element) || element.contains(first.element) || !isSeen(element) || isOverPage(element))
      continue
    if (parts.some(part => part.contains(element))) continue
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > first.top + 8 || parts.length >= limits.parts) continue
    parts.push(element)
  }
  /** CSS pixels that they take, whichever lie beside each other. */
  const taken = () => {
    let end = 0
    let sum = 0
    const boxes = parts
      .map(part => part.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top)
    for (const { top, bottom } of boxes) {
      sum += Math.max(0, bottom - Math.max(top, end))
      end = Math.max(end, bottom)
    }
    return sum
  }
  const isLate = () => taken() >= innerHeight * limits.taken && topOf() >= innerHeight * limits.late
  if (!isLate()) return null
  const fonts = fontsOf(fontLimits)
  const lacking = parts
    .flatMap(part => [part, ...Array.from(part.querySelectorAll('*')).slice(0, limits.around)])
    .find(element => fonts.isInStandIn(element))
  const part = parts.find(one => lacking && one.contains(lacking))
  const mayBeLess = lacking && part && !fonts.withNarrowLetters(part, isLate)
  return {
    selector: selectorOf(first.element),
    text: textOf(first.element, limits.text),
    top: Math.round(first.top),
    height: innerHeight,
    parts: parts.map(one => ({
      selector: selectorOf(one),
      tag: tagOf(one),
      height: Math.round(one.getBoundingClientRect().height),
    })),
    ...(mayBeLess && { fontInDoubt: fonts.nameOf(lacking) }),
  }
}

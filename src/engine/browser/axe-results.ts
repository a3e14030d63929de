import type { AxeResults, NodeResult, Result } from 'axe-core'
import type { Region } from '../../api/results.ts'
import type { screenRegion } from './screen-region.ts'
import type { StandInFonts } from './stand-in-fonts.ts'

/** What comes of one rule: a page of a hundred thousand faults is none the better known for all of them. */
export const MOST = {
  nodes: 1000,
  html: 2000,
  summary: 4000,
  regions: 50,
  texts: 50,
  text: 1000,
  pieces: 500,
  /** Characters of the label of a control: a longer text is something to read. */
  label: 60,
  /** CSS pixels of a target, below which none of its text is to be seen. */
  lowTarget: 6,
  /** Elements around a target, one in the other. */
  outer: 40,
  /** Elements of a page among which is looked for what lies below a text. */
  drawn: 5000,
  /** The last of them at one place. */
  below: 200,
  /** Elements beside a word, and of them the words from which on a script has cut a text into these. */
  words: 50,
  splitWords: 5,
  /** Of the size of the font: the width of a letter, below which it is none. The l of most fonts has 0.22. */
  iconShare: 0.2,
  address: 2000,
  /** Elements around a box, within its section, in which controls that scroll it are looked for; of those, and of what they say. */
  around: 3,
  controls: 50,
  controlText: 200,
  /** Links that are pressed. */
  pressed: 5,
  /** CSS pixels of a column of text on a computer: a box that grows with the screen shows there what is no wider. */
  column: 700,
  /** Share of the screen from which on a box is one that grows with it. */
  growingShare: 0.6,
  /** Opacity from which on nobody sees what is missing. */
  opaque: 0.995,
} as const

/** What axe-core found on a page, and how much of it that is. */
export type AxeRun = AxeResults & {
  /** How many elements a rule has not looked at, where a page has very many of a kind. */
  unseen: Readonly<Record<string, number>>
  /** There was no time for all contrasts that axe leaves open, or that a desktop alone shows: another time some may fail. */
  undrawn?: true
}

/** An element at fault, with where it lies on the first screen, in parts of that; undefined where it is not on it. */
export type PlacedNode = NodeResult & {
  region?: Region
  /**
   * Of a control whose name lacks its text: its label, and the text, a space between its pieces and without that of
   * drawings which are hidden from screen readers, and of icons. Of a long element axe keeps the start tag alone.
   * `heading` is the text of the first heading in it, or of what is set in bold in place of one, as cards have it; `number` the
   * number that an element of its own holds at the end of the text.
   */
  named?: { label: string; text: string; heading?: string; number?: string }
  /** Of what is hidden from screen readers: the first element in it that takes the focus, as a selector. */
  reached?: string
  /** Of a link without a name: whether it takes no room at all, so that nobody meets it on the page. */
  isWithoutBox?: boolean
  /** Of a link in a text: whether an icon marks it, in it or drawn by its style. */
  hasIcon?: boolean
  /** Of a link in a text: whether it is all of its line, or one of a row between signs. */
  standsAlone?: boolean
  /** Of a box that scrolls: whether controls beside it do that too, which the keyboard reaches. */
  hasScrollControls?: boolean
  /** Of a link to a place that is not on the page: whether a script takes the focus somewhere as it is pressed. */
  movesFocus?: boolean
  /** Of such a box: it is in a part that is closed, so that nobody sees it. */
  isClosed?: true
  /** Of such a box: whether it scrolls on a phone alone, which has no keyboard. */
  scrollsOnPhones?: boolean
  /** Of a target: whether its text stands in another font than its visitors see, or is a sign that their machine draws. */
  isInOtherFont?: boolean
  /** Of a pale text: whether it lies, at least as large, behind the same words. */
  isWatermark?: boolean
  /** Of a field: whether it has a `<label>`, of which axe says nothing where no text is in it. */
  hasLabel?: true
  /** A desktop shows it, and a phone does not. */
  isOnDesktop?: true
  /** Of a text: its contrast was measured in what Chrome drew, as over a picture, whose color nobody writes. */
  isDrawn?: true
  /** Of a text: the opacity of it and of what is around it, where that is below 1. */
  fading?: { opacity: number; color?: string; isOfBackground: boolean }
  /** Something around it, without width or height, cuts it off, as a menu that opens by its width. */
  isCutAway?: boolean
  /** Of a target: its height in CSS pixels, where that is next to nothing since what holds its text cuts all of it off. */
  cutHeight?: number
  /** It lies in a part that, by its class, a framework hides until something opens it: seen only without its style sheet. */
  isClosedByClass?: true
  /** Of a main landmark: the document has no other one, but for those in the shadow trees of components and in frames. */
  isOnlyMain?: true
  /** Of a `<summary>`: it is none of a `<details>`, and so no control (HTML, section 4.11.2). */
  isStraySummary?: true
  /** Of an image: its address as it is written, unless that holds the image itself. */
  address?: string
}

/** The element of the document itself that a target of axe names; none for what stands in a frame or a shadow tree. */
export type ElementOf = (target: unknown) => Element | null

/** It runs in the page, where a page can name an element like any property of the document. */
export function elementOfTarget(target: unknown): Element | null {
  const [selector, inner] = Array.isArray(target) ? target : []
  const isPlain = typeof selector === 'string' && inner === undefined
  return isPlain ? Document.prototype.querySelector.call(document, selector) : null
}

/** What axe says of an element, each as it is in results. */
interface ElementTexts {
  getElementSource(element: Element): string
  getAncestry(element: Element): string | string[]
}

/** Leaves out what nobody reads and what is too much. It runs in the page: it must not use anything from outside. */
export function withinBounds(results: AxeResults, most: typeof MOST, texts: ElementTexts): AxeResults {
  const ancestryOf = ({ ancestry, element }: NodeResult) =>
    element ? ([texts.getAncestry(element)] as NonNullable<NodeResult['ancestry']>) : ancestry
  const reachedIn = ({ any, all, none }: NodeResult): string | undefined => {
    const [first] = [...any, ...all, ...none].flatMap(({ relatedNodes = [] }) => relatedNodes)
    const [selector] = first?.target ?? []
    return typeof selector === 'string' ? selector.slice(0, most.label * 4) : undefined
  }
  const withoutNodes = (all: Result[]): Result[] => all.map(result => ({ ...result, nodes: [] }))
  const bounded = (all: Result[]): Result[] =>
    all.map(result => ({
      ...result,
      nodes: result.nodes.slice(0, most.nodes).map(node => ({
        html: (node.element ? texts.getElementSource(node.element) : node.html).slice(0, most.html),
        target: node.target,
        ...(/^(?:heading-order|link-in-text-block|listitem|aria-required-(?:parent|children)|(?:link|button)-name|(?:image|role-img|svg-img)-alt)$/.test(
          result.id,
        ) && {
          ancestry: ancestryOf(node)!,
        }),
        ...(result.id === 'aria-hidden-focus' && reachedIn(node) && { reached: reachedIn(node) }),
        failureSummary: (node.failureSummary ?? '').slice(0, most.summary),
        any: [],
        all: [],
        none: [],
      })),
    }))
  return {
    ...results,
    violations: bounded(results.violations),
    incomplete: bounded(results.incomplete),
    passes: withoutNodes(results.passes),
    inapplicable: withoutNodes(results.inapplicable),
  }
}

/** Adds the label and the text of controls that lack the one in the other. It runs in the page, as the others. */
export function withTexts(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  // A font of icons shows a whole word as one picture, no wider than a letter or two.
  const isIcon = (piece: Node, around: Element): boolean => {
    const word = piece.nodeValue?.trim() ?? ''
    if (!/^[a-z0-9_]+$/.test(word)) return false
    const { fontFamily, fontSize } = getComputedStyle(around)
    if (/icon|symbol|glyph|awesome/i.test(fontFamily)) return true
    const range = document.createRange()
    range.selectNodeContents(piece)
    const { width } = range.getBoundingClientRect()
    return word.length > 4 && width / word.length < Number.parseFloat(fontSize) * most.iconShare
  }
  const withText = (node: NodeResult): PlacedNode => {
    const element = elementOf(node.target)
    const label = element?.ariaLabel
    if (!element || !label) return node
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = ''
    let spoken = ''
    let number = ''
    for (let seen = 0; walker.nextNode() && seen < most.pieces && text.length < most.text; seen++) {
      const around = walker.currentNode.parentElement
      if (!around?.checkVisibility({ visibilityProperty: true })) continue
      const hidden = around.closest('[aria-hidden="true"]')
      if ((hidden && around.closest('svg')) || isIcon(walker.currentNode, around)) continue
      const piece = ` ${walker.currentNode.nodeValue ?? ''}`
      if (piece.trim() !== '')
        number = around !== element && /^\W?\d/.test(piece.trim()) ? piece.trim().slice(0, 20) : ''
      text = (text + piece).slice(0, most.text)
      if (!hidden || !element.contains(hidden)) spoken = (spoken + piece).slice(0, most.text)
    }
    // A monogram or a sign beside a name is left out of what the name is made of, and nobody says it.
    if (/[\p{L}\p{N}]/u.test(spoken)) text = spoken
    const heading = element
      .querySelector('h1,h2,h3,h4,h5,h6,strong,b')
      ?.textContent?.trim()
      .slice(0, most.text)
    const named = { label: label.slice(0, most.text), text: text.trim(), ...(number && { number }) }
    return { ...node, named: heading ? { ...named, heading } : named }
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'label-content-name-mismatch'
        ? { ...result, nodes: result.nodes.map((node, at) => (at < most.texts ? withText(node) : node)) }
        : result,
    ),
  }
}

/** Says which links without a name take no room. It runs in the page, as the others. */
export function withBoxes(results: AxeResults, elementOf: ElementOf): AxeResults {
  const hasRoom = (element: Element): boolean =>
    [...element.getClientRects()].some(({ width, height }) => width > 0 || height > 0)
  const withBox = (node: NodeResult): PlacedNode => {
    const element = elementOf(node.target)
    if (!element) return node
    const inside = [...element.querySelectorAll('*')]
    // A logo that waits for its visitor to scroll leaves an empty link, in which nothing is to be seen.
    const waits = inside.some(one => one.matches('img[alt]:not([alt=""])')) && !element.textContent?.trim()
    return inside.some(hasRoom) || (hasRoom(element) && !waits) ? node : { ...node, isWithoutBox: true }
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'link-name' ? { ...result, nodes: result.nodes.map(withBox) } : result,
    ),
  }
}

/** Says of a main landmark whether it is the only one of the document itself. It runs in the page, as the others. */
export function withMains(results: AxeResults, elementOf: ElementOf): AxeResults {
  const mains = Document.prototype.querySelectorAll.call(document, 'main:not([role]), [role="main"]')
  const withOthers = (node: NodeResult): PlacedNode =>
    mains.length === 1 && elementOf(node.target) === mains[0] ? { ...node, isOnlyMain: true } : node
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'landmark-no-duplicate-main'
        ? { ...result, nodes: result.nodes.map(withOthers) }
        : result,
    ),
  }
}

/** Says what lies in parts that the style sheet of a framework hides. It runs in the page, as the others. */
export function withClosedParts(results: AxeResults, elementOf: ElementOf): AxeResults {
  const closed =
    '.collapse:not(.in, .show), .modal:not(.in, .show), .offcanvas:not(.show), .dropdown-menu:not(.show), .d-none, .hidden'
  const withClosed = (node: NodeResult): PlacedNode =>
    elementOf(node.target)?.closest(closed) ? { ...node, isClosedByClass: true } : node
  return {
    ...results,
    violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withClosed) })),
  }
}

/** Says which fields without a name have a label. It runs in the page, as the others. */
export function withLabels(results: AxeResults, elementOf: ElementOf): AxeResults {
  const withLabel = (node: NodeResult): PlacedNode => {
    const field = elementOf(node.target)
    const labels = field && 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null) : null
    return labels && labels.length > 0 ? { ...node, hasLabel: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'label' || result.id === 'select-name'
        ? { ...result, nodes: result.nodes.map(withLabel) }
        : result,
    ),
  }
}

/** Says which links in a text have an icon. It runs in the page, as the others. */
export function withIcons(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && /^(?:img|svg|canvas)$/i.test(element.tagName)
  }
  const hasSign = (element: Element): boolean =>
    ['::before', '::after'].some(pseudo => {
      const { content, display, backgroundImage } = getComputedStyle(element, pseudo)
      if (/^(?:none|normal)$/.test(content) || display === 'none') return false
      // Quotes alone hold a picture where there is one.
      return /^["']\s*["']$/.test(content) ? backgroundImage !== 'none' : true
    })
  const withIcon = (node: NodeResult): PlacedNode => {
    const link = elementOf(node.target)
    if (!link) return node
    const inside = [link, ...link.querySelectorAll('*')].slice(0, most.pieces)
    return inside.some(element => isDrawn(element) || hasSign(element)) ? { ...node, hasIcon: true } : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'link-in-text-block' ? { ...result, nodes: result.nodes.map(withIcon) } : result,
    ),
  }
}

/**
 * Says of which targets the font that this machine has decides how large they are. It runs in the page: it must not use
 * anything from outside but what it is given.
 */
export function withFonts(
  results: AxeResults,
  elementOf: ElementOf,
  most: typeof MOST,
  { isInStandIn }: Pick<StandInFonts, 'isInStandIn'>,
): AxeResults {
  const isSign = (text: string): boolean => text !== '' && !/[\p{L}\p{N}]/u.test(text)
  const isCutAway = (target: Element): boolean => {
    for (let at = target.parentElement, step = 0; at && step < most.outer; at = at.parentElement, step++) {
      const { overflowX, overflowY, display } = getComputedStyle(at)
      if (/^(?:inline|contents)$/.test(display)) continue
      if (overflowX !== 'visible' && at.clientWidth === 0) return true
      if (overflowY !== 'visible' && at.clientHeight === 0) return true
    }
    return false
  }
  /** A text that is there for screen readers alone has a dot for a box. */
  const cutsOff = (box: Element): boolean => {
    const { clientHeight, clientWidth, scrollHeight } = box
    const isLow = clientHeight < most.lowTarget && clientWidth > most.lowTarget
    return isLow && scrollHeight >= 2 * most.lowTarget && getComputedStyle(box).overflowY !== 'visible'
  }
  const cutHeightOf = (target: Element): number | undefined => {
    const { width, height } = target.getBoundingClientRect()
    if (height >= most.lowTarget || width < 4 * most.lowTarget) return undefined
    const cut = [target, ...target.querySelectorAll('*')].slice(0, most.words).filter(cutsOff)
    if (cut.length === 0) return undefined
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
    let hasText = false
    for (let seen = 0; walker.nextNode() && seen < most.pieces; seen++) {
      const text = walker.currentNode
      if (text.nodeValue?.trim() === '') continue
      if (!cut.some(box => box.contains(text))) return undefined
      hasText = true
    }
    return hasText ? Math.round(height) : undefined
  }
  const withFont = (node: NodeResult, at: number): PlacedNode => {
    const target = at < most.texts ? elementOf(node.target) : null
    if (target && isCutAway(target)) return { ...node, isCutAway: true }
    const cutHeight = target ? cutHeightOf(target) : undefined
    if (cutHeight !== undefined) return { ...node, cutHeight }
    const text = target?.textContent?.trim().slice(0, most.text) ?? ''
    return target && text !== '' && (isSign(text) || isInStandIn(target))
      ? { ...node, isInOtherFont: true }
      : node
  }
  return {
    ...results,
    violations: results.violations.map(result =>
      result.id === 'target-size' ? { ...result, nodes: result.nodes.map(withFont) } : result,
    ),
  }
}

/** Adds the addresses of images, of which axe keeps 20 characters. It runs in the page, as the others. */
export function withAddresses(results: AxeResults, elementOf: ElementOf, most: typeof MOST): AxeResults {
  const withAddress = (node: PlacedNode): PlacedNode => {
    const image = node.html.startsWith('<img') ? elementOf(node.target) : null
    if (!image) return node
    const address = ['src', 'data-src']
      .map(name => image.getAttribute(name)?.trim().slice(0, most.address))
      .find(written => written && !/^data:/i.test(written))
    return address ? { ...node, address } : node
  }
  return {
    ...results,
    violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withAddress) })),
  }
}

/**
 * Says where on the screen the elements at fault are. It runs in the page: it must not use anything from outside but what
 * it is given.
 */
export function withRegions(
  results: AxeResults,
  elementOf: ElementOf,
  most: typeof MOST,
  regionOf: typeof screenRegion,
): AxeResults {
  const placed = (node: NodeResult): PlacedNode => {
    const region = regionOf(elementOf(node.target))
    return region ? { ...node, region } : node
  }
  return {
    ...results,
    violations: results.violations.map(result => ({
      ...result,
      nodes: result.nodes.map((node, index) => (index < most.regions ? placed(node) : node)),
    })),
  }
}

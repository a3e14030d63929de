import type { AxeResults, Result } from 'axe-core'
import type { ElementOf, MOST } from './axe-results.ts'

/**
 * Where the body cuts off what overflows it, axe does not look below what is fixed to the window, and nowhere at what
 * pseudo-elements of others paint: for the text of a header without a background of its own it takes that of the body,
 * although a picture or a shade lies between them. A text that lights up word by word is dim only until it is scrolled
 * to, and one beside the box that paints its background only as far as the page is too wide. Such contrasts are
 * undecided, and that of a link which a style makes unusable is none. It runs in the page: it must
 * not use anything from outside.
 */
export function withDecidedContrasts(
  results: AxeResults,
  elementOf: ElementOf,
  most: typeof MOST,
): AxeResults {
  const fixedAround = (element: Element | null): Element | undefined => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at
    return undefined
  }
  const isVisible = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  /** Whether a pseudo-element of it paints most of it, as shades and pictures of heroes do. */
  const isPaintedBy = (element: Element, pseudo: string, { width, height }: DOMRect): boolean => {
    const style = getComputedStyle(element, pseudo)
    const [ownWidth, ownHeight] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
    return style.content !== 'none' && isVisible(style) && 2 * ownWidth * ownHeight >= width * height
  }
  const isPainted = (element: Element, box: DOMRect): boolean =>
    isVisible(getComputedStyle(element)) ||
    /^(?:img|video|canvas|svg|iframe)$/i.test(element.tagName) ||
    isPaintedByPseudo(element, box)
  const isPaintedByPseudo = (element: Element, box: DOMRect): boolean =>
    isPaintedBy(element, '::before', box) || isPaintedBy(element, '::after', box)
  const isOfPage = (element: Element) => element === document.body || element === document.documentElement
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, opacity } = getComputedStyle(element)
    return /^rgb\(/.test(backgroundColor) && opacity === '1'
  }
  /** All that has the middle of a box in it, also what no pointer reaches. */
  let drawn: { element: Element; box: DOMRect }[] | undefined
  const below = (x: number, y: number): { element: Element; box: DOMRect }[] => {
    drawn ??= Array.from(document.body?.getElementsByTagName('*') ?? [])
      .slice(0, most.drawn)
      .map(element => ({ element, box: element.getBoundingClientRect() }))
    return drawn
      .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
      .slice(-most.below)
      .filter(({ element }) => element.checkVisibility())
  }
  /** What lies behind the page as it is scrolled: axe takes it for no background of what is in front of it. */
  let layers: Element[] | undefined
  const isBehind = ({ zIndex }: CSSStyleDeclaration): boolean => zIndex === 'auto' || Number(zIndex) <= 0
  const fillsScreen = (width: number, height: number): boolean =>
    2 * width >= innerWidth && 2 * height >= innerHeight
  const isLayer = (element: Element): boolean => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return style.position === 'fixed' && isBehind(style) && fillsScreen(width, height)
  }
  const isFixedPseudo = (element: Element, pseudo: string): boolean => {
    const style = getComputedStyle(element, pseudo)
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
    const isDrawn = style.content !== 'none' && isVisible(style)
    return isDrawn && style.position === 'fixed' && isBehind(style) && fillsScreen(width, height)
  }
  const isOverLayer = (element: Element): boolean => {
    layers ??= Array.from(document.body?.getElementsByTagName('*') ?? [])
      .slice(0, most.drawn)
      .filter(isLayer)
    const isBefore = (layer: Element) =>
      (layer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ||
      Number(getComputedStyle(layer).zIndex) < 0
    const ofBody = [document.body, document.documentElement].some(
      one => one && (isFixedPseudo(one, '::before') || isFixedPseudo(one, '::after')),
    )
    return (
      ofBody ||
      layers.some(
        layer =>
          !layer.contains(element) && isBefore(layer) && isPainted(layer, layer.getBoundingClientRect()),
      )
    )
  }
  /** A word of a text that a script has cut into words, which change their color one by one as the page is scrolled. */
  const isOfSplitText = (element: Element): boolean => {
    const isWord = (one: Element) =>
      one.tagName === 'SPAN' &&
      one.className === element.className &&
      one.childNodes.length === 1 &&
      /^\s{0,5}\S{1,30}\s{0,5}$/.test(one.firstChild!.nodeValue ?? '')
    const beside = element.parentElement?.children
    let words = 0
    for (let at = 0; beside && at < Math.min(beside.length, most.words); at++)
      if (isWord(beside[at]!)) words++
    return isWord(element) && words >= most.splitWords
  }
  const isSolid = (node: Result['nodes'][number]): boolean =>
    node.any
      .flatMap(({ relatedNodes }) => relatedNodes ?? [])
      .flatMap(({ target }) => elementOf(target) ?? [])
      .some(other => !isOfPage(other) && isOpaque(other))
  /** What sticks out of the box that paints its background, on a page that is too wide for the screen: that is the fault. */
  const isBesideBackground = (element: Element): boolean => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth + 1) return false
    const { right } = element.getBoundingClientRect()
    for (let at = element.parentElement; at && !isOfPage(at); at = at.parentElement)
      if (isVisible(getComputedStyle(at)) && at.getBoundingClientRect().right + 1 < right) return true
    return false
  }
  const isUnknown = (node: Result['nodes'][number]): boolean => {
    const element = elementOf(node.target)
    if (!element) return false
    if (isOfSplitText(element) || isBesideBackground(element)) return true
    if (isSolid(node)) return false
    const fixed = fixedAround(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    return below(left + width / 2, top + height / 2).some(({ element: other, box }) =>
      fixed
        ? !fixed.contains(other) && isPainted(other, box)
        : !element.contains(other) && !other.contains(element) && isPaintedByPseudo(other, box),
    )
  }
  /** A face of a card before another one that is turned away: axe takes that, which Chrome does not draw, for its background. */
  const isBesideTurnedFace = (node: Result['nodes'][number], element: Element): boolean =>
    node.any
      .flatMap(({ relatedNodes }) => relatedNodes ?? [])
      .flatMap(({ target }) => elementOf(target) ?? [])
      .some(other => !other.contains(element) && getComputedStyle(other).backfaceVisibility === 'hidden')
  /** By its class, as frameworks name what cannot be used: no pointer reaches it, or it is an entry of a pager without a link. */
  const isDisabledByClass = (text: Element): boolean => {
    const control = text.closest('.disabled, .is-disabled')
    if (!control || (control.textContent ?? '').trim().length > most.label) return false
    if (getComputedStyle(text).pointerEvents === 'none') return true
    return (
      control.matches('li') && !control.querySelector('a[href], button, input, [role], [tabindex], [onclick]')
    )
  }
  /** Greyed on purpose, as WCAG allows for what cannot be used: a style says so of a link, which has no attribute for it. */
  const isInactive = (node: Result['nodes'][number]): boolean => {
    const text = elementOf(node.target)
    if (text && isDisabledByClass(text)) return true
    const control = text?.closest('a, button, [role="button"]')
    if (!control) return false
    const { pointerEvents, cursor } = getComputedStyle(control)
    return pointerEvents === 'none' && cursor === 'not-allowed'
  }
  /** As axe writes it of a picture, so that what Chrome draws decides. */
  const overPicture = (node: Result['nodes'][number]): Result['nodes'][number] => ({
    ...node,
    failureSummary: "Element's background color could not be determined due to a background image",
  })
  const violations: Result[] = []
  const passes = [...results.passes]
  const incomplete = [...results.incomplete]
  for (const result of results.violations) {
    if (result.id !== 'color-contrast') {
      violations.push(result)
      continue
    }
    // No more of them are told.
    const told = result.nodes.slice(0, most.nodes)
    const inactive = new Set(told.filter(isInactive))
    const unknown = told.filter(node => !inactive.has(node) && isUnknown(node))
    const unsure = new Set([...inactive, ...unknown])
    const known = told.filter(node => !unsure.has(node))
    const layered = known.filter(node => {
      const element = elementOf(node.target)
      if (element === null || fixedAround(element)) return false
      return isBesideTurnedFace(node, element) || (!isSolid(node) && isOverLayer(element))
    })
    const left = new Set([...inactive, ...unknown, ...layered])
    const nodes = result.nodes.filter(node => !left.has(node))
    if (nodes.length > 0) violations.push({ ...result, nodes })
    else if (unknown.length + layered.length === 0) passes.push({ ...result, nodes: [] })
    const undecided = [...unknown, ...layered.map(overPicture)]
    if (undecided.length === 0) continue
    const at = incomplete.findIndex(({ id }) => id === result.id)
    if (at < 0) incomplete.push({ ...result, nodes: undecided })
    else incomplete[at] = { ...result, nodes: [...incomplete[at]!.nodes, ...undecided] }
  }
  return { ...results, violations, incomplete, passes }
}

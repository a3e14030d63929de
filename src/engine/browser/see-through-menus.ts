/** A menu that lies over the text of the page and lets it shine through. */
export interface SeeThroughMenu {
  /** Of the first entry that lies over a text. */
  selector: string
  /** The start of its text, and of that below it. */
  text: string
  below: string
  /** Entries on the screen, and those of them that lie over a text. */
  entries: number
  over: number
  /** How much of what is below the menu hides, in percent. */
  hides: number
}

export const SEE_THROUGH_LIMITS = {
  /** Entries of a menu, those that lie over a text at least, and what part of them has no background. */
  entries: 60,
  over: 2,
  share: 0.6,
  /** Below which part of what is behind a menu it hides so little that the two run into each other. */
  hidden: 0.7,
  /** Opacity of a text, or of its color, from which on it is seen. */
  seen: 0.5,
  /** CSS pixels of two texts that lie over each other, in width and height. */
  width: 12,
  height: 6,
  /** Texts of the page, lines of each, and elements around one. */
  texts: 3000,
  lines: 20,
  around: 60,
  /** Characters. */
  text: 40,
} as const

/**
 * Whether the entries of an open menu lie over the text of the page with so little in between that it can be seen. It runs
 * in the page, where `callOf` hands it to who needs it: it must not use anything from outside of itself but what it is
 * given.
 *
 * @returns undefined where it does not, or where that is not certain
 */
export function seeThroughMenu(
  entries: readonly Element[],
  limits: typeof SEE_THROUGH_LIMITS,
  selectorOf: (element: Element) => string,
  textOf: (element: Element, most: number) => string,
): SeeThroughMenu | undefined {
  const { body, documentElement: root } = document
  const [first] = entries
  if (!first) return undefined
  let menu: Element | null = first
  while (menu && !entries.every(entry => menu!.contains(entry))) menu = menu.parentElement
  if (!menu || menu === body || menu === root) return undefined
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  /** Of a color, 0 to 1; 1 where that cannot be told. */
  const alphaOf = (color: string) => {
    if (color === 'transparent') return 0
    const parts = /^rgba?\(([^)]{1,100})\)$/.exec(color)?.[1]?.split(/[,/]/)
    return parts ? Number.parseFloat(parts[3] ?? '1') : 1
  }
  const opacityOf = (element: Element) => {
    let opacity = 1
    let at: Element | null = element
    for (let step = 0; at && step < limits.around; step++, at = at.parentElement)
      opacity *= Number.parseFloat(styleOf(at).opacity)
    return opacity
  }
  const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== 'none'
  /** Whether what is before or after the content of an element may hide what is behind it. */
  const hasLayer = (element: Element) =>
    ['::before', '::after'].some(part => {
      const { content, backgroundColor, backgroundImage, display } = getComputedStyle(element, part)
      const isThere = isSet(content) && content !== 'normal' && display !== 'none'
      return isThere && (alphaOf(backgroundColor) > 0 || isSet(backgroundImage))
    })
  /** How much of what is behind it an element hides; 1 where that cannot be told. */
  const coverOf = (element: Element) => {
    if (element.matches('img, picture, svg, svg *, canvas, video, iframe, object, embed, input')) return 1
    const style = styleOf(element)
    const isOther =
      isSet(style.backgroundImage) ||
      isSet(style.getPropertyValue('backdrop-filter')) ||
      isSet(style.getPropertyValue('mask-image')) ||
      isSet(style.filter) ||
      style.mixBlendMode !== 'normal' ||
      style.boxShadow.includes('inset') ||
      hasLayer(element)
    return isOther ? 1 : alphaOf(style.backgroundColor) * opacityOf(element)
  }
  /** Around the menu a layer may lie where nothing of its element is hit. */
  for (let at: Element | null = first; at && at !== body; at = at.parentElement)
    if (menu.contains(at) || at.contains(menu)) if (hasLayer(at)) return undefined
  const linesOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects()).slice(0, limits.lines)
  }
  const isOnScreen = ({ left, right, top, bottom }: DOMRect) =>
    right > 0 && left < root.clientWidth && bottom > 0 && top < root.clientHeight
  /** The lines of the page that can be seen, with their elements. */
  const below: { element: Element; line: DOMRect }[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let seen = 0; seen < limits.texts && walker.nextNode(); seen++) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (!element || (node.nodeValue ?? '').trim() === '' || menu.contains(element)) continue
    if (/^(?:script|style|noscript|template)$/.test(element.localName)) continue
    const lines = linesOf(node).filter(isOnScreen)
    if (lines.length === 0) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (opacityOf(element) * alphaOf(styleOf(element).color) < limits.seen) continue
    for (const line of lines) below.push({ element, line })
  }
  // What takes no clicks is not hit, and hides what is behind it as well.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  /** How much of a place of the page an entry and what is behind it hide; undefined where it is not behind it. */
  const hiddenAt = (entry: Element, x: number, y: number, isEnd: (element: Element) => boolean) => {
    const stack = document.elementsFromPoint(x, y)
    const from = stack.findIndex(element => entry.contains(element))
    const to = stack.findIndex(isEnd)
    if (from < 0 || to < 0 || to < from) return undefined
    return 1 - stack.slice(from, to).reduce((left, element) => left * (1 - coverOf(element)), 1)
  }
  const isPage = (element: Element) => {
    if (menu.contains(element) || element.contains(menu)) return element === body || element === root
    return /^(?:static|relative)$/.test(styleOf(element).position)
  }
  let bare = 0
  let looked = 0
  const over: { entry: Element; element: Element; hidden: number }[] = []
  for (const entry of entries.slice(0, limits.entries)) {
    const lines = linesOf(entry).filter(line => line.width > 1 && isOnScreen(line))
    const [line] = lines
    if (!line || (entry.textContent ?? '').trim() === '') continue
    looked++
    const hidden = hiddenAt(entry, line.left + line.width / 2, line.top + line.height / 2, isPage)
    if (hidden === undefined || hidden >= limits.hidden) continue
    bare++
    for (const { element, line: other } of below) {
      const hit = lines.flatMap(({ left, right, top, bottom }) => {
        const [x, to] = [Math.max(left, other.left), Math.min(right, other.right)]
        const [y, end] = [Math.max(top, other.top), Math.min(bottom, other.bottom)]
        return to - x >= limits.width && end - y >= limits.height ? [[(x + to) / 2, (y + end) / 2]] : []
      })[0]
      const through = hit && hiddenAt(entry, hit[0]!, hit[1]!, one => one === element)
      if (through === undefined || through >= limits.hidden) continue
      over.push({ entry, element, hidden: through })
      break
    }
  }
  document.adoptedStyleSheets.pop()
  const [shown] = over
  if (!shown || over.length < limits.over || bare < limits.share * looked) return undefined
  return {
    selector: selectorOf(shown.entry),
    text: textOf(shown.entry, limits.text),
    below: textOf(shown.element, limits.text),
    entries: looked,
    over: over.length,
    hides: Math.round(100 * shown.hidden),
  }
}

import type { Region } from '../../api/results.ts'
import type { screenRegion } from './screen-region.ts'

/** What is looked at of the texts of a page. */
export const DRAWN_LIMITS = {
  /** Texts among which screens are chosen, those that are looked at on one, and pieces of each. */
  texts: 500,
  textsOnScreen: 60,
  pieces: 10,
  /** Elements below a text, and addresses of their images. */
  below: 60,
  urls: 20,
  /** Pixels of letters from which on something is known of a text. */
  letters: 30,
  /** Part of the pixels of a text beyond which not its letters have changed but what moves below them. */
  moving: 0.7,
  /** Difference of a color, 0 to 255, that is a letter. */
  difference: 8,
  /** Opacity from which on nobody sees a difference: gatsby-background-image gives 0.99 to all that lies over its pictures. */
  opaque: 0.98,
  /** How much of a text is drawn at least: less is a pattern, or is about to come. */
  visible: 0.15,
  /** And of one that has no letters, as the "01" that decorates the first of some pictures. */
  figures: 0.5,
  /** Part of the letters that are hard to read: what stands out anywhere else is no help. */
  share: 0.95,
  /** Part of the pixels of a text that have its color where it is a gap: its box may end past that of its background. */
  gap: 0.8,
  /** Milliseconds until what is scrolled to has been drawn. */
  pause: 120,
} as const

type Limits = typeof DRAWN_LIMITS & { selectors: readonly string[] }

/** A text whose contrast is not known, where it is in the document, in CSS pixels. */
export interface UndecidedText {
  /** Its place among the undecided ones. */
  index: number
  top: number
  bottom: number
  /** Its color and size: where one of a page is legible, its like mostly is too. */
  looks: string
  region?: Region
}

/** A text on the screen. */
export interface DrawnText {
  index: number
  /** Left, top, width and height of its pieces on the screen, in CSS pixels. */
  boxes: [number, number, number, number][]
  /** Red, green, blue, 0 to 255, as the style gives them. */
  color: [number, number, number]
  /** How much of it covers what is below, 0 to 1: by the color itself and by the opacity of all around the text. */
  alpha: number
  /** Whether axe gives it the color of its background, amid a sentence that can be read. */
  isGap: boolean
  /** The contrast that a text of its size needs, by WCAG 2.2, success criterion 1.4.3. */
  least: number
  /** Images below it. */
  urls: string[]
}

/** A part of the screen, in whole CSS pixels. */
export interface DrawnArea {
  left: number
  top: number
  width: number
  height: number
}

/** How a text stands out from what is drawn below its letters. */
export interface DrawnContrast {
  index: number
  /** That of most letters at best, and of the middle one. */
  best: number
  middle: number
  /** The color of the middle one, and what is drawn below it, as `#rrggbb`. */
  foreground: string
  background: string
}

/** Where undecided texts are that are to be seen and whose style leaves their color as it is. It runs in the page, as the others. */
export function undecidedTexts(
  { selectors, opaque }: Limits,
  regionOf: typeof screenRegion,
): UndecidedText[] {
  /** Whether nothing changes the color of the letters that the style gives them, nor what helps to read them. */
  const isPlain = (element: Element): boolean => {
    // The letters of an SVG have the color of its fill, and stay when those of HTML go.
    if (element instanceof SVGElement) return false
    const { color, textShadow, webkitTextFillColor, webkitTextStrokeWidth, pointerEvents } =
      getComputedStyle(element)
    if (textShadow !== 'none' || webkitTextFillColor !== color || webkitTextStrokeWidth !== '0px')
      return false
    if (pointerEvents === 'none' || !/^rgba?\(/.test(color)) return false
    const around: Element[] = []
    let outermostPale = -1
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { opacity, filter, mixBlendMode, backgroundClip } = getComputedStyle(at)
      if (filter !== 'none' || mixBlendMode !== 'normal' || /text/.test(backgroundClip)) return false
      if (Number(opacity) < opaque) outermostPale = around.length
      around.push(at)
    }
    // What is behind a pale box with a background shows through both, and the letters have another color.
    if (around.slice(0, outermostPale + 1).some(at => isPainted(at) || isPlaced(at))) return false
    return element.closest('[aria-hidden="true"]') === null
  }
  const isPainted = (element: Element): boolean =>
    [undefined, '::before', '::after'].some(pseudo => {
      const { content, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo)
      if (pseudo && content === 'none') return false
      return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    })
  /** Whether it lies over others, as a pattern does and what takes turns, or is about to come or to go. */
  const isPlaced = (element: Element): boolean =>
    getComputedStyle(element).position === 'absolute' || element.getAnimations().length > 0
  return selectors.flatMap((selector, index) => {
    const element = document.querySelector(selector)
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (!isPlain(element)) return []
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const region = regionOf(element)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const looks = `${color} ${fontSize} ${fontWeight}`
    const text = { index, top: top + scrollY, bottom: bottom + scrollY, looks, ...(region && { region }) }
    return width > 0 && height > 0 ? [text] : []
  })
}

/** Scrolls to texts and tells those that lie open on the screen. */
export async function textsOnScreen({
  selectors,
  indexes,
  gaps,
  top,
  ...limits
}: Limits & { indexes: readonly number[]; gaps: readonly number[]; top: number }): Promise<DrawnText[]> {
  const screen = visualViewport
  if (screen?.scale !== 1) return []
  const opacityOf = (element: Element | null): number => {
    let opacity = 1
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  }
  const opacities = new Map(
    indexes.map(index => [index, opacityOf(document.querySelector(selectors[index]!))]),
  )
  scrollTo({ top, left: 0, behavior: 'instant' })
  await new Promise(done => setTimeout(done, limits.pause))
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  // A page that is too wide is laid out on more than the screen; where that shows another part of it, places are others.
  if (Math.abs(screen.offsetLeft) > 1 || Math.abs(screen.offsetTop) > 1) return []
  const boxesOf = (element: Element): DOMRect[] =>
    Array.from(element.childNodes)
      .filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return Array.from(range.getClientRects())
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .slice(0, limits.pieces)
  const isWithin = ({ left, top: upper, right, bottom }: DOMRect) =>
    left >= 0 && upper >= 0 && right <= screen.width && bottom <= screen.height
  const middleOf = ({ left, top: upper, width, height }: DOMRect) =>
    [left + width / 2, upper + height / 2] as const
  const isOpen = (element: Element, box: DOMRect): boolean => {
    const upmost = document.elementFromPoint(...middleOf(box))
    return upmost !== null && (element.contains(upmost) || upmost.contains(element))
  }
  /** Whether something else is drawn between a text and the box that is pale with it, as a picture in that. */
  const isMixed = (element: Element, box: DOMRect): boolean => {
    let group: Element | undefined
    for (let at: Element | null = element; at; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < limits.opaque) group = at
    return document
      .elementsFromPoint(...middleOf(box))
      .slice(0, limits.below)
      .some(other => group?.contains(other) && !other.contains(element) && !element.contains(other))
  }
  /** Whether a text stands between others of the same sentence. */
  const isAmidText = (element: Element): boolean => {
    const words = (node: Node | null) =>
      node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').slice(0, 1000).trim().split(/\s+/) : []
    return words(element.previousSibling).length >= 2 && words(element.nextSibling).join('').length >= 2
  }
  const isGround = (element: Element, box: DOMRect): boolean => {
    const { left, top: upper, right, bottom } = element.getBoundingClientRect()
    const holds = left <= box.left && upper <= box.top && right >= box.right && bottom >= box.bottom
    return holds && /^rgb\(/.test(getComputedStyle(element).backgroundColor)
  }
  /** Images below a text; undefined where what lies there changes, or is still to come. */
  const imagesBelow = (element: Element, box: DOMRect): string[] | undefined => {
    const around: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at)
    const stack = document.elementsFromPoint(...middleOf(box))
    // Nothing is seen of what lies below a box of one color, as below a button over a picture.
    const ground = around.find(at => isGround(at, box))
    const seen = ground ? stack.slice(0, stack.indexOf(ground) + 1) : stack
    const below = new Set([...(ground ? around.slice(0, around.indexOf(ground) + 1) : around), ...seen])
    const urls: string[] = []
    for (const at of [...below].slice(0, limits.below)) {
      if (at.matches('video, canvas, iframe, object, embed')) return undefined
      const names = at.getAttributeNames()
      if (names.some(name => /^data-(?:bg|background|src|lazy|original|image)/.test(name))) return undefined
      if (/lazy/i.test(at.getAttribute('class') ?? '')) return undefined
      if (at instanceof HTMLImageElement) {
        if (!at.complete || at.naturalWidth === 0) return undefined
        urls.push(at.currentSrc)
      }
      for (const pseudo of [undefined, '::before', '::after']) {
        const painted = getComputedStyle(at, pseudo).backgroundImage.slice(0, 20_000)
        for (const [, url] of painted.matchAll(/url\("([^"]{1,2000})"\)/g)) urls.push(url!)
      }
    }
    return urls.filter(url => !url.startsWith('data:')).slice(0, limits.urls)
  }
  return indexes.flatMap(index => {
    const element = document.querySelector(selectors[index]!)
    const boxes = element ? boxesOf(element) : []
    const [first] = boxes
    if (!element || !first || !boxes.every(isWithin) || !boxes.every(box => isOpen(element, box))) return []
    const urls = imagesBelow(element, first)
    if (!urls || isMixed(element, first)) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [, red, green, blue, own] = /^rgba?\((\d+), (\d+), (\d+)(?:, (0?\.\d+))?\)$/.exec(color) ?? []
    if (blue === undefined) return []
    const opacity = opacityOf(element)
    // What fades as the page is scrolled is dim for a while only.
    if (opacity !== opacities.get(index)) return []
    const alpha = opacity * Number(own ?? 1)
    if (alpha < limits.visible || (alpha < limits.figures && !/\p{L}/u.test(element.textContent ?? '')))
      return []
    const isLikeBackground = gaps.includes(index)
    if (isLikeBackground && (alpha < limits.opaque || !isAmidText(element))) return []
    const size = Number.parseFloat(fontSize)
    // 18 points, or 14 in bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [
      {
        index,
        boxes: boxes.map(({ left, top: upper, width, height }) => [left, upper, width, height]),
        color: [Number(red), Number(green), Number(blue)],
        alpha: alpha < limits.opaque ? alpha : 1,
        isGap: isLikeBackground,
        least: isLarge ? 3 : 4.5,
        urls,
      } satisfies DrawnText,
    ]
  })
}

/** Lets the letters of all texts go, and nothing else that has their color. */
export async function hideTexts(_: unknown): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*,*::before,*::after{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important}',
  )
  // The page's scripts see neither an element nor a change of one.
  document.adoptedStyleSheets.push(sheet)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}

export function showTexts(_: unknown): void {
  document.adoptedStyleSheets.pop()
}

/** Compares two pictures of a part of the screen, with texts and without. */
export async function contrastsOf({
  drawn,
  area,
  withTexts,
  without,
  ...limits
}: typeof DRAWN_LIMITS & {
  drawn: readonly DrawnText[]
  area: DrawnArea
  withTexts: string
  without: string
}): Promise<DrawnContrast[]> {
  const pixelsOf = async (png: string) => {
    // A callback for each of a million characters takes ten times as long.
    const characters = atob(png)
    const bytes = new Uint8Array(characters.length)
    for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at)
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(picture, 0, 0)
    return { width, height, data: context.getImageData(0, 0, width, height).data }
  }
  const [written, blank] = [await pixelsOf(withTexts), await pixelsOf(without)]
  if (written.width !== blank.width || written.height !== blank.height) return []
  const perPixel = blank.width / area.width
  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 0.040_45 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
  const [withLetters, below] = [written.data, blank.data]
  const differenceAt = (at: number) => Math.abs(withLetters[at]! - below[at]!)
  const found: DrawnContrast[] = []
  const hexOf = (rgb: readonly number[]) =>
    `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  for (const { index, boxes, color, alpha, isGap } of drawn) {
    /** The color of a letter over a pixel. */
    const over = (at: number) =>
      color.map((part, place) => Math.round(alpha * part + (1 - alpha) * below[at + place]!)) as typeof color
    const letters: { ratio: number; at: number }[] = []
    let looked = 0
    let same = 0
    for (const [x, y, width, height] of boxes) {
      const [left, top] = [x - area.left, y - area.top]
      const right = Math.min(blank.width, Math.ceil((left + width) * perPixel))
      const bottom = Math.min(blank.height, Math.ceil((top + height) * perPixel))
      for (let row = Math.floor(top * perPixel); row < bottom; row++) {
        for (let column = Math.floor(left * perPixel); column < right; column++) {
          looked++
          const at = (row * blank.width + column) * 4
          const difference = Math.max(differenceAt(at), differenceAt(at + 1), differenceAt(at + 2))
          const own = over(at)
          if (isGap && own.every((part, place) => part === below[at + place])) same++
          if (difference < limits.difference) continue
          const ownLuminance = luminance(...own)
          const luminanceBelow = luminance(below[at]!, below[at + 1]!, below[at + 2]!)
          const [darker, lighter] =
            luminanceBelow < ownLuminance ? [luminanceBelow, ownLuminance] : [ownLuminance, luminanceBelow]
          const ratio = (lighter + 0.05) / (darker + 0.05)
          letters.push({ ratio, at })
        }
      }
    }
    if (isGap && same > 0 && same >= limits.gap * looked && letters.length === 0) {
      found.push({ index, best: 1, middle: 1, foreground: hexOf(color), background: hexOf(color) })
      continue
    }
    if (letters.length < limits.letters || letters.length > limits.moving * looked) continue
    letters.sort((one, other) => one.ratio - other.ratio)
    const middle = letters[Math.floor(letters.length / 2)]!
    found.push({
      index,
      best: letters[Math.floor(limits.share * (letters.length - 1))]!.ratio,
      middle: middle.ratio,
      foreground: hexOf(over(middle.at)),
      background: hexOf([...below.subarray(middle.at, middle.at + 3)]),
    })
  }
  return found
}

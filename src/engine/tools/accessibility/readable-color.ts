/** A color that can be read, of the text or of its background. */
export interface ReadableColor {
  of: 'text' | 'background'
  /** As `#rrggbb`. */
  color: string
  /** What goes further than this one can be read as well. */
  further: 'darker' | 'lighter'
}

/** What makes a text paler than its color: the opacity of the elements around it. */
export interface Fading {
  /** Of all of them together, above 0 and below 1. */
  opacity: number
  /** As `#rrggbb`, the color of the text without it; undefined where that is transparent itself. */
  color?: string
  /** Whether the background of the text has the same opacity, as that of a button has. */
  isOfBackground: boolean
}

type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
/** Mixtures that are tried. */
const STEPS = 256
/** Luminance from which a text is white, and up to which it is black: then the background is what to change. */
const ALMOST_WHITE = 0.85
const ALMOST_BLACK = 0.03

/**
 * The color nearest to that of a text, or to that of its background where the text is white or black already, with which
 * the contrast is enough: the same one with as much black or white in it as it takes.
 *
 * @param text as `#rgb` or `#rrggbb`, as is the background
 * @param least ratio of contrast, such as 4.5
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function readableColor(text: string, background: string, least: number): ReadableColor | undefined {
  const [front, back] = [rgbOf(text), rgbOf(background)]
  if (!front || !back || !(least > 1 && least <= 21)) return undefined
  const isTextLighter = luminance(front) >= luminance(back)
  const [towards, away] = isTextLighter ? [WHITE, BLACK] : [BLACK, WHITE]
  const ofText = () => mixedUntil(front, towards, color => contrast(color, back) >= least)
  const ofBackground = () => mixedUntil(back, away, color => contrast(front, color) >= least)
  const isExtreme = isTextLighter ? luminance(front) >= ALMOST_WHITE : luminance(front) <= ALMOST_BLACK
  const color = isExtreme ? undefined : ofText()
  if (color) return { of: 'text', color, further: isTextLighter ? 'lighter' : 'darker' }
  const other = ofBackground()
  return other === undefined
    ? undefined
    : { of: 'background', color: other, further: isTextLighter ? 'darker' : 'lighter' }
}

/**
 * The color nearest to that of a faded text with which the contrast is enough although it fades as before.
 *
 * @param text as it is seen, `#rgb` or `#rrggbb`, as is the background
 * @param least ratio of contrast, such as 4.5
 * @returns undefined where not even black or white is enough, or where it cannot be known
 */
export function readableFadedColor(
  text: string,
  background: string,
  least: number,
  { opacity, color, isOfBackground }: Fading,
): ReadableColor | undefined {
  const [seen, back] = [rgbOf(text), rgbOf(background)]
  const own = color === undefined ? undefined : rgbOf(color)
  if (!seen || !back || (isOfBackground && !own)) return undefined
  const rest = seen.map((value, at) =>
    isOfBackground ? value - opacity * own![at]! : (1 - opacity) * back[at]!,
  )
  const faded = (one: Rgb) => one.map((value, at) => byteOf(opacity * value + rest[at]!)) as unknown as Rgb
  const front = own ?? (unmixed(seen, back, opacity).map(byteOf) as unknown as Rgb)
  const isTextLighter = luminance(seen) >= luminance(back)
  const readable = mixedUntil(
    front,
    isTextLighter ? WHITE : BLACK,
    one => contrast(faded(one), back) >= least,
  )
  return readable === undefined
    ? undefined
    : { of: 'text', color: readable, further: isTextLighter ? 'lighter' : 'darker' }
}

/**
 * What makes a faded text readable once nothing fades: its own color, or the nearest one of it or else of its background.
 *
 * What is not told of the colors is computed from those that are seen. Those are rounded, so the least contrast that they
 * leave possible counts.
 *
 * @param text as it is seen, `#rgb` or `#rrggbb`, as is the background
 * @param least ratio of contrast, such as 4.5
 * @returns `'itself'` where its own color is enough; undefined where no color can be told
 */
export function readableUnfadedColor(
  text: string,
  background: string,
  least: number,
  { opacity, color: told, isOfBackground }: Fading,
): ReadableColor | 'itself' | undefined {
  const [seen, back] = [rgbOf(text), rgbOf(background)]
  const own = told === undefined ? undefined : rgbOf(told)
  if (!seen || !back || (isOfBackground && !own)) return undefined
  const doubt = 1 / opacity
  const front = own ?? unmixed(seen, back, opacity)
  const behind = isOfBackground ? back.map((value, at) => own![at]! + (value - seen[at]!) / opacity) : back
  const backs = isOfBackground ? within(behind, doubt) : [back]
  const fronts = own ? [own] : within(front, doubt)
  if (leastContrast(fronts, backs) >= least) return 'itself'
  const isTextLighter = luminance(seen) >= luminance(back)
  const [towards, away] = isTextLighter ? [WHITE, BLACK] : [BLACK, WHITE]
  const start = (color: readonly number[]) => color.map(byteOf) as unknown as Rgb
  const color = mixedUntil(start(front), towards, one => leastContrast([one], backs) >= least)
  if (color !== undefined) return { of: 'text', color, further: isTextLighter ? 'lighter' : 'darker' }
  // Not even black or white is enough.
  const other = mixedUntil(start(behind), away, one => leastContrast(fronts, [one]) >= least)
  return other === undefined
    ? undefined
    : { of: 'background', color: other, further: isTextLighter ? 'darker' : 'lighter' }
}

/** The color of a text that covers a background in part. */
function unmixed(seen: Rgb, back: Rgb, opacity: number): readonly number[] {
  return seen.map((value, at) => (value - (1 - opacity) * back[at]!) / opacity)
}

/** The darkest and the lightest color that one in doubt may be. */
function within(color: readonly number[], doubt: number): [Rgb, Rgb] {
  const moved = (by: number) => color.map(value => Math.min(255, Math.max(0, value + by))) as unknown as Rgb
  return [moved(-doubt), moved(doubt)]
}

/** Of two colors, each the same or one between a darkest and a lightest; 1 where they may be as light as each other. */
function leastContrast(one: readonly Rgb[], other: readonly Rgb[]): number {
  const [ones, others] = [one.map(luminance), other.map(luminance)]
  const areApart = Math.min(...ones) > Math.max(...others) || Math.max(...ones) < Math.min(...others)
  return areApart ? Math.min(...one.flatMap(a => other.map(b => contrast(a, b)))) : 1
}

function byteOf(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)))
}

/** The first mixture of a color with another that is as wanted. */
function mixedUntil(color: Rgb, other: Rgb, isWanted: (mixture: Rgb) => boolean): string | undefined {
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS
    const [red, green, blue] = color.map((value, at) => Math.round(value + (other[at]! - value) * part))
    const mixture: Rgb = [red!, green!, blue!]
    if (isWanted(mixture)) return hexOf(mixture)
  }
  return undefined
}

function rgbOf(hex: string): Rgb | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex) ?? []
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? [])
  const [red, green, blue] = pairs.map(pair => Number.parseInt(pair, 16))
  return blue === undefined ? undefined : [red!, green!, blue]
}

function hexOf(color: Rgb): string {
  return `#${color.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

import { CAUSE_LIMITS, type CauseLimits } from './cut-cause.ts'
import { FONT_LIMITS, type FontLimits } from './stand-in-fonts.ts'

/** What counts as cut off, and how much of a page is looked at. */
export interface WidthLimits extends FontLimits, CauseLimits {
  /** CSS pixels past the edge of the screen from which on a text is cut off: about a letter. */
  cutText: number
  /** CSS pixels by which a phone can be moved sideways and nobody notices. */
  unnoticed: number
  /** Share of the screen by which a text may be wider here than in the font that this machine lacks. */
  fontDoubt: number
  /** Part of its width by which a text may be wider here than in that font. */
  widerStandIn: number
  /** Share of the screen by which a page may be wider here than in the fonts that this machine lacks. */
  pageFontDoubt: number
  maxElements: number
  /** Characters of a word that may be what makes a page wide, and texts with such a word that are tried, the longest first. */
  longWord: number
  longWords: number
  /** Images that are looked through for those that did not load, and characters of the address of one. */
  images: number
  address: number
  /** Shares of the width and height of the screen and of the text of the page from which on a box that scrolls is the page. */
  boxShare: number
  boxHeight: number
  boxText: number
  /** Elements around each other in which the one is looked for that cuts off what is wider than the page. */
  shellDepth: number
}

export const WIDTH_LIMITS = {
  ...FONT_LIMITS,
  ...CAUSE_LIMITS,
  cutText: 8,
  unnoticed: 4,
  fontDoubt: 0.1,
  // Of DejaVu Serif, which stands in for Georgia and Times; of DejaVu Sans it is a seventh.
  widerStandIn: 1 / 6,
  pageFontDoubt: 0.2,
  maxElements: 50_000,
  longWord: 15,
  longWords: 12,
  images: 500,
  address: 200,
  boxShare: 0.95,
  boxHeight: 0.4,
  boxText: 0.7,
  shellDepth: 4,
} as const satisfies WidthLimits

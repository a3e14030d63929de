import type { Region } from '../../api/results.ts'
import type { VersionMark } from './hidden-versions.ts'
import type { ShutPart } from './shut-parts.ts'

/** Something that was measured, and where it is on the first screen; undefined where it is not. */
export interface Placed {
  region?: Region
}

/** An image as it is shown. Sizes in CSS pixels. */
export interface ShownImage extends Placed {
  selector: string
  src: string
  /** As the page sees it: of a candidate of `srcset` its pixels over its density, rounded. */
  naturalWidth: number
  naturalHeight: number
  /** Pixels of the file across, over `naturalWidth`: `srcset` tells it, by `2x` or by `800w`. */
  density: number
  /** Of the element with borders, as it lies on the screen. */
  width: number
  height: number
  /** Of the box that the picture itself fills, before anything turns or moves it. */
  contentWidth: number
  contentHeight: number
  /** A part of it is on the first screen. */
  onFirstScreen: boolean
  /** From the end of the first screen down to it; 0 or less where it begins above that. */
  belowScreen: number
  /** The browser waits until it is near, as `loading` asks for. */
  lazy: boolean
  /** Its style asks for hard pixels, or blurs it, or has a filter that is not known. */
  processed: boolean
  /** It stands behind another image of the same box until that is there, as gatsby-image has it. */
  placeholder: boolean
  /** None of its pixels can be seen, as of a spacer; known only of small files of the page's own origin that are stretched. */
  invisible?: true
  /** `object-fit` of its style; `fill` stretches it. */
  fit: string
  /** Width and height are known before it is loaded, from attributes or style. */
  sized: boolean
  /** Height that its attributes reserve until its file is there, where the page moves since the file has other proportions. */
  reservedHeight?: number
}

/** A page of any site that a frame shows. Sizes in CSS pixels. */
export interface ShownFrame {
  src: string
  width: number
  height: number
  /** From the end of the first screen down to it; 0 or less where it begins above that. */
  belowScreen: number
  /** The browser waits until it is near, as `loading` asks for. */
  lazy: boolean
}

/** An image that was loaded at once and has no box on the screen, outside of carousels and galleries. */
export interface HiddenImage {
  selector: string
  src: string
  /** The page asks for it before others, by `fetchpriority`. */
  urgent: boolean
}

/** A heavy file that a style draws behind elements, the first of which it tells. */
export interface ShownBackground {
  selector: string
  src: string
  /** From the end of the first screen down to it; 0 or less where it begins above that. */
  belowScreen: number
}

/** An image that came to its end and shows nothing. */
export interface UnreadImage {
  selector: string
  src: string
}

/** Something that lies over the content and moves with the screen. */
export interface Overlay extends Placed {
  selector: string
  /** Part of the screen that it covers, 0 to 1. */
  share: number
  /** The start of its text. */
  text: string
  /** Whether it asks for a password, as the door to a part of the site that is not for everybody. */
  asksForPassword: boolean
  /** Whether a password is all that it asks for: a login has a field for a name as well. */
  asksOnlyForPassword: boolean
  /** Whether something in it can be pressed or filled in: what nobody can close goes by itself, as the screen of an intro. */
  canBeUsed: boolean
}

/**
 * An element that reaches, itself or with its text, past the right edge of the screen, and further than what is around
 * it unless it has a width of its own, as images have. Sizes in CSS pixels.
 */
export interface WideElement extends Placed {
  selector: string
  /** Its start tag with its names, as `<div class="page">`. */
  tag: string
  right: number
}

/** A text of which visitors see the beginning alone. Its right end in CSS pixels. */
export interface CutText extends Omit<WideElement, 'tag'> {
  text: string
}

/** An element that does not shrink with the screen, and its width in CSS pixels. */
export interface CutCause extends Omit<WideElement, 'right' | 'region'> {
  width: number
}

/** A font that text asks for first and that nothing on the page loads. */
export interface UnloadedFont {
  name: string
  /** The next one of its list; empty where there is none. */
  next: string
  /** Of text in it. */
  characters: number
  /** A main heading or one below it asks for it. */
  isOfHeading: boolean
  /** The first element that does, and the start of its text. */
  selector: string
  text: string
  /** What a font that the page does load is called, where only blanks, hyphens and the weight in the name differ. */
  declaredAs?: string
}

/** What is measured of a page: what lies over it and, where that is asked for, how it is laid out. */
export interface Measured {
  overlays: Overlay[]
  /** Selectors of headings that are not laid out, such as those of tabs and dialogs that are not open; the first ones. */
  unseenHeadings: string[]
  /** Selectors of dates (`<time>`) that are not laid out; the first ones. */
  unseenTimes: string[]
  /** Selectors of controls and labels that a style hides within a part that is closed, see `RenderedPage`; the first ones. */
  unseenLabels: string[]
  /** Selectors of what holds text and is not laid out, such as a dialog that is not open: the outermost, the first ones. */
  unseenTexts: string[]
  /** Selectors of links that hold nothing and have no area, so that nobody sees or presses them; the first ones. */
  unseenLinks: string[]
  /** Selectors of images with an empty alt that are shown as small as icons are; the first ones. */
  adornments: string[]
  shutParts: ShutPart[]
  /** Of a page that holds its text in several languages and shows one, what marks the others. */
  hiddenVersions: VersionMark[]
  layout?: Layout
}

/** How wide the page is laid out. Sizes in CSS pixels. */
export interface LayoutWidths {
  /** Width that the document is laid out for: 980 on a phone where the page does not say. */
  viewportWidth: number
  documentWidth: number
  /** The document can be moved sideways. */
  scrollsSideways: boolean
  /**
   * It can, although a style of `<html>` or of `<body>` hides what is wider than the screen: a phone leaves it only where
   * both do.
   */
  isHiddenInVain?: true
  /** Its styles let it be moved sideways and not down. */
  isSidewaysOnly?: true
  /** The font that the page asks for and this machine lacks, or did not get, where the page may fit the screen in it. */
  fontInDoubt?: string
  /** The address of an image that did not load and without whose empty box the page fits the screen. */
  imageInDoubt?: string
  wideElements: WideElement[]
  /** Texts that begin on the screen and end past its right edge, where the page keeps it from being moved sideways. */
  cutTexts: CutText[]
  /** What pushes them there, if it is one element that does not shrink with the screen. */
  cutCause?: CutCause
  /** The font that is lacking where a text that ends past the edge may end on the screen in it. */
  cutFontInDoubt?: string
}

/** How the page is laid out on the screen that is played. Sizes in CSS pixels. */
export interface Layout extends LayoutWidths {
  screenWidth: number
  screenHeight: number
  documentHeight: number
  /** Without small print in the footer. */
  text: {
    characters: number
    /** Of them in type below the least size that can be read. */
    smallCharacters: number
    smallest: ({ selector: string; fontSize: number; text: string } & Placed)[]
    /** The first texts of links and buttons in type that nobody reads on a phone, whatever the rest of the page has. */
    smallControls: ({ selector: string; fontSize: number; text: string } & Placed)[]
    unloadedFonts: UnloadedFont[]
  }
  images: ShownImage[]
  /** Frames that are loaded from an address and drawn; the first ones. */
  frames: ShownFrame[]
  /** Images that have an address and came to their end without a picture; the first hundred. */
  unreadImages: UnreadImage[]
  /** The first hundred of both. */
  hiddenImages: HiddenImage[]
  backgrounds: ShownBackground[]
}

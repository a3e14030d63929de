import type { HtmlDocument } from '../formats/html/document.ts'
import type { AxeRun } from './axe-results.ts'
import type { ButtonBeyondScreen } from './buttons-beyond-screen.ts'
import type { ClickedPart } from './clicked-parts.ts'
import type { ClosedMenu } from './closed-menus.ts'
import type { ShownBanner } from './consent-banners.ts'
import type { CoveredControl } from './covered-controls.ts'
import type { CoveredTarget } from './covered-targets.ts'
import type { CoveredText } from './covered-texts.ts'
import type { DeadMenu } from './dead-menus.ts'
import type { EdgeText } from './edge-texts.ts'
import type { FixedBar } from './fixed-bars.ts'
import type { HeaderOverlap } from './header-overlaps.ts'
import type { VersionMark } from './hidden-versions.ts'
import type { HoverMenu } from './hover-menus.ts'
import type { LateContent } from './late-contents.ts'
import type { LostOnPhone } from './lost-on-phone.ts'
import type { Layout, Overlay } from './measured-layout.ts'
import type { ModifiedClick } from './modified-clicks.ts'
import type { OpenedMenu } from './opened-menus.ts'
import type { Permission } from './permission-requests.ts'
import type { ResizedLayout } from './resized-layout.ts'
import type { ScriptedAnchor } from './scripted-anchors.ts'
import type { ShutPart } from './shut-parts.ts'
import type { SidewaysText } from './sideways-texts.ts'
import type { StateContrast } from './state-contrasts.ts'
import type { UndefinedHandler } from './undefined-handlers.ts'
import type { UnrevealedText } from './unrevealed-text.ts'
import type { UnsaidMenu } from './unsaid-menus.ts'
import type { UnseenFocus } from './unseen-focus.ts'
import type { UnservedForm } from './unserved-forms.ts'
import type { WrappedMenu } from './wrapped-menus.ts'

/** One request of the page, redirects of it each on their own. */
export interface NetworkRequest {
  url: string
  method: string
  /** Chrome's kind of resource, as `Document`, `Script`, `Image`. */
  type: string
  /** HTTP status; undefined where no answer came. */
  status?: number
  mimeType?: string
  /** As `http/1.1`, `h2`, `h3`. */
  protocol?: string
  /** Bytes that came over the wire, with headers. */
  wireBytes: number
  /** Decoded bytes of the body. */
  bytes: number
  fromCache: boolean
  /** Chrome's word for what went wrong, as `net::ERR_NAME_NOT_RESOLVED`. */
  failure?: string
  /** The page names it by an address with `http:`, and will be on HTTPS, where that is mixed content. */
  willBeMixed?: true
  /** It is missing here, and the repository of the folder that is served leaves it to the deployment. */
  leftToDeployment?: true
  /** Of an image, font or style sheet the address of the style sheet that names it, as far as Chrome says so. */
  namedIn?: string
  /** A frame within the page asked for it: what that loads is not the page's doing. */
  inFrame?: true
  /** Milliseconds from the first request of the page. */
  startMs: number
  endMs?: number
}

/** A service worker that the page registered: it may answer what is below `scope` in the place of the server. */
export interface ServiceWorker {
  scope: string
  /** Address of its script. */
  script: string
}

/** A cookie after the page was loaded, before any consent. Its value is nobody's business but the site's. */
export interface BrowserCookie {
  name: string
  domain: string
  path: string
  /** Characters of name and value. */
  size: number
  /** Seconds since 1970; undefined for the session. */
  expires?: number
  httpOnly: boolean
  secure: boolean
  sameSite?: string
  /** Site that a partitioned cookie belongs to. */
  partition?: string
}

/** What axe-core found, or why it did not come to an end; `ledTo` where the page led on to another document meanwhile. */
export type AxeOutcome =
  | { results: AxeRun; failure?: undefined }
  | { results?: undefined; failure: string; ledTo?: string }

/** Something that went wrong with a script, or that Chrome says of the page. */
export interface ConsoleError {
  /** `thrown`: nothing caught it; `written`: a script wrote it to the console; `browser`: Chrome itself says it. */
  kind: 'thrown' | 'written' | 'browser'
  message: string
  /** Of the script, or of what Chrome speaks of. */
  url?: string
  /** From 1. */
  line?: number
  column?: number
}

/** A box that waits for an answer. */
export interface Dialog {
  /** `alert`, `confirm`, `prompt` or `beforeunload`. */
  kind: string
  /** What it says, cut. */
  message: string
}

/** How a page led on to another one without anything that the visitor did. */
export interface Lead {
  /** The document that was shown next. */
  to: string
  /** `link` and `form`: a script followed a link, or sent a form. */
  by: 'script' | 'refresh' | 'link' | 'form'
}

/** Something that the HTTPS page itself, and no frame within it, asked for over plain HTTP. */
export interface MixedContent {
  /** As it was asked for: `http:` or `ws:`. */
  url: string
  /** Chrome's kind of resource, as `Image`, `Frame`; `Resource` for what scripts fetch. */
  type: string
  /** Whether Chrome refused it, or asked for it over HTTPS instead. */
  outcome: 'blocked' | 'upgraded'
}

/** A field that refuses what is pasted into it. */
export interface PasteRefusal {
  selector: string
  /** Its type, as `password`. */
  type: string
}

/** Pictures of the first screen, as `data:` URIs; one that could not be taken is left out. */
export interface Screenshots {
  phone?: string
  desktop?: string
}

/**
 * What one load of the page in Chrome gave, with everything gathered from it once. Some of it is there for those alone
 * who declare that they read it, see `gathering.ts`.
 */
export interface RenderedPage {
  /** After redirects of the server and of scripts. */
  url: string
  /** The document as it stood when scripts and network had become quiet. */
  document: HtmlDocument
  /** The document as the server sent it to Chrome; undefined where Chrome did not keep it. */
  source?: string
  /** Another page that Chrome was led on to, by scripts, a refresh or the server; `document` is then that page's. Scripts may lead there without a navigation. */
  ledTo?: string
  /** HTTP status of the document. */
  status: number
  chrome: {
    version: string
    /** Why it runs without its sandbox; undefined where it has one. */
    unsandboxed?: string
  }
  /** The load event did not come in time: something on the page loads without end. */
  neverLoaded: boolean
  /** Addresses that an image asked for without end, since its handler for errors sets it again; they were ended. */
  imageLoops: readonly string[]
  /** Documents that were shown one after the other; more than one where a script or refresh led away. */
  documents: readonly string[]
  /** What led from one document to the next, as far as Chrome tells. */
  leads: readonly Lead[]
  mixedContent: readonly MixedContent[]
  /** Errors on the console, in their order. */
  consoleErrors: readonly ConsoleError[]
  /** Dialogs that it opened; all were dismissed. */
  dialogs: readonly Dialog[]
  /** Windows that it opened; all were closed. */
  popups: number
  /** URLs of the windows that its scripts asked for, whether or not Chrome let them. */
  windows: readonly string[]
  /** What it asked its visitor to permit, without anything that the visitor did. */
  permissions: readonly Permission[]
  requests: readonly NetworkRequest[]
  serviceWorkers: readonly ServiceWorker[]
  cookies: readonly BrowserCookie[]
  /** Global variables of its scripts that were asked for, by their paths; empty text for objects and functions. */
  globals: ReadonlyMap<string, string>
  /** It is laid out by the rules of old browsers, since its doctype is missing or old. */
  quirks: boolean
  overlays: readonly Overlay[]
  /** Selectors of headings that are not laid out; the first hundred. */
  unseenHeadings: readonly string[]
  /** Selectors of dates (`<time>`) that are not laid out; the first hundred. */
  unseenTimes: readonly string[]
  /** Selectors of controls and labels that a style hides within a part that is closed, so that it shows none of them when it is opened; the first hundred. */
  unseenLabels: readonly string[]
  /** Selectors of what holds text and is not laid out, such as a dialog that is not open; the first hundred. */
  unseenTexts: readonly string[]
  /** Selectors of links that hold nothing and have no area, so that nobody sees or presses them; the first hundred. */
  unseenLinks: readonly string[]
  /** Selectors of images with an empty alt that are shown as small as icons are; the first hundred. */
  adornments: readonly string[]
  /** What its style sheets hide on every screen, and no rule of theirs shows; the first ones. Scripts may. */
  shutParts: readonly ShutPart[]
  /** Of a page that holds its text in several languages and shows one, what marks the others. */
  hiddenVersions: readonly VersionMark[]
  layout: Layout
  /** On a narrow phone; undefined where that could not be found out. */
  narrowLayout?: ResizedLayout
  /** On a desktop; undefined where that could not be found out. */
  desktopLayout?: ResizedLayout
  axe: AxeOutcome
  /** What stays over the page and has something to press; undefined where that could not be found out. */
  shownBanners?: readonly ShownBanner[]
  /** The start of the content where it is far down on a phone; null where it is not, undefined where that could not be found out. */
  lateContent?: LateContent | null
  /** Links and buttons of the header that cover others; undefined where that could not be found out. */
  headerOverlaps?: readonly HeaderOverlap[]
  /** Running texts that are to be moved sideways to be read; undefined where that could not be found out. */
  sidewaysTexts?: readonly SidewaysText[]
  /** Texts that begin at the edge of the screen of a phone; undefined where that could not be found out. */
  edgeTexts?: readonly EdgeText[]
  /** Forms that are sent to the page itself and that no script serves; undefined where that could not be found out. */
  unservedForms?: readonly UnservedForm[]
  /** Anchors and others that scripts serve and the keyboard does not reach; undefined where that could not be found out. */
  scriptedAnchors?: readonly ScriptedAnchor[]
  /** Text that stays transparent when it is scrolled to; null where there is none, undefined where that could not be found out. */
  unrevealedText?: UnrevealedText | null
  /** Buttons of the menu of a phone that do nothing; undefined where that could not be found out. */
  deadMenus?: readonly DeadMenu[]
  /** Menus off the screen whose links the keyboard reaches; undefined where that could not be found out. */
  closedMenus?: readonly ClosedMenu[]
  /** What a desktop shows and a phone neither shows nor opens; undefined where that could not be found out. */
  lostOnPhone?: LostOnPhone
  /** Links and buttons of which nothing shows that they have the focus; undefined where that could not be found out. */
  unseenFocus?: readonly UnseenFocus[]
  /** Handlers in the markup whose functions are not there; undefined where that could not be found out. */
  undefinedHandlers?: readonly UndefinedHandler[]
  /** Fields that refuse to be pasted into; undefined where that could not be tried. */
  pasteRefusals?: readonly PasteRefusal[]
  /** Menus that open only under a mouse; undefined where that could not be found out. */
  hoverMenus?: readonly HoverMenu[]
  /** Links and buttons whose text vanishes under the mouse or with the focus; undefined where that could not be found out. */
  stateContrasts?: readonly StateContrast[]
  /** Bars that take a third of the screen of a phone for good; undefined where that could not be found out. */
  fixedBars?: readonly FixedBar[]
  /** Places of the page that lie under a bar once a link has led there; undefined where that could not be found out. */
  coveredTargets?: readonly CoveredTarget[]
  /** Links and buttons that no click reaches; undefined where that could not be found out. */
  coveredControls?: readonly CoveredControl[]
  /** The heading and the last lines that a bar lies over for good; undefined where that could not be found out. */
  coveredTexts?: readonly CoveredText[]
  /** Buttons that open the menu of a phone and do not say so, or open one that is cut off; undefined where that could not be found out. */
  unsaidMenus?: readonly UnsaidMenu[]
  /** What the menu of a phone shows when it and its submenus are open; undefined where that could not be found out. */
  openedMenus?: readonly OpenedMenu[]
  /** Texts that are nowhere in the page until a button is pressed; undefined where that could not be found out. */
  clickedParts?: readonly ClickedPart[]
  /** Selectors of links without an address whose click shows something; undefined where that could not be found out. */
  answeredLinks?: readonly string[]
  /** Links that were clicked while Ctrl and Cmd were held; undefined where that could not be tried. */
  modifiedClicks?: readonly ModifiedClick[]
  /** Buttons of the header of a phone that lie beyond the edge of its screen; undefined where that could not be found out. */
  buttonsBeyondScreen?: readonly ButtonBeyondScreen[]
  /** Menus in the header of a desktop that do not fit into a row; undefined where that could not be found out. */
  wrappedMenus?: readonly WrappedMenu[]
  /** What the first screen looks like; undefined where nobody asked for it. */
  screenshots?: Screenshots
}

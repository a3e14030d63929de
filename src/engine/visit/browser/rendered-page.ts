import type { AxeResults } from 'axe-core'
import type { HtmlDocument } from '../document.ts'
import type { Layout } from './layout.ts'

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
  /** Milliseconds from the first request of the page. */
  startMs: number
  endMs?: number
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

/** What axe-core found, or why it did not come to an end. */
export type AxeOutcome =
  | { results: AxeResults; failure?: undefined }
  | { results?: undefined; failure: string }

/** What one load of the page in Chrome gave, with everything gathered from it once. */
export interface RenderedPage {
  /** After redirects of the server and of scripts. */
  url: string
  /** The document as it stood when scripts and network had become quiet. */
  document: HtmlDocument
  /** HTTP status of the document. */
  status: number
  chrome: {
    version: string
    /** Why it runs without its sandbox; undefined where it has one. */
    unsandboxed?: string
  }
  /** The load event did not come in time: something on the page loads without end. */
  neverLoaded: boolean
  /** Documents that were shown one after the other; more than one where a script or refresh led away. */
  documents: readonly string[]
  /** What the page wrote to the console as errors, and errors that it did not catch. */
  consoleErrors: readonly string[]
  /** Kinds of the dialogs that it opened (`alert`, `confirm`, `prompt`, `beforeunload`); all were dismissed. */
  dialogs: readonly string[]
  /** Windows that it opened; all were closed. */
  popups: number
  requests: readonly NetworkRequest[]
  cookies: readonly BrowserCookie[]
  layout: Layout
  axe: AxeOutcome
}

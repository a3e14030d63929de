/**
 * A technology and the marks that it leaves, in the form of Wappalyzer's data (its name, `headers`, `cookies`, `meta`,
 * `scriptSrc`, `scripts`, `html`, `url`, `js`, `dom`, `implies`, `requires`, `requiresCategory` and `excludes`).
 *
 * A pattern is a regular expression without regard to case, which may be followed by `\;confidence:50` (percent) and
 * `\;version:\1` (what gives the version: numbers of groups, and `\1?a:b`). An empty pattern matches anything.
 */
export interface Technology {
  name: string
  /** Numbers of `CATEGORIES`. */
  categories: readonly number[]
  /** Without its `https://`. */
  website?: string
  headers?: Readonly<Record<string, readonly string[]>>
  /** A `*` in a name stands for any characters. */
  cookies?: Readonly<Record<string, readonly string[]>>
  meta?: Readonly<Record<string, readonly string[]>>
  scriptSrc?: readonly string[]
  /** Text of scripts in the page. */
  scripts?: readonly string[]
  html?: readonly string[]
  /** The page's own address without its query. */
  url?: readonly string[]
  /** Paths of global variables, as `jQuery.fn.jquery`; letters' case counts. */
  js?: Readonly<Record<string, readonly string[]>>
  /** Selector, what of the element is looked at (`exists`, `text` or the name of an attribute), pattern. */
  dom?: readonly (readonly [selector: string, part: string, pattern: string])[]
  implies?: readonly string[]
  /** Counts only beside one of these. */
  requires?: readonly string[]
  requiresCategory?: readonly number[]
  excludes?: readonly string[]
}

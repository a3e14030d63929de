import type { ConsoleError, NetworkRequest, RenderedPage } from '../../browser/rendered-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { type Purpose, purposeOf } from '../../page/third-party-purpose.ts'
import { ownCode, ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'
import { absentNames, type Lookup, lookupOf, mayBeMade } from './lookups.ts'

/** An error of a script, and what it looked for in vain where that can be told. */
export interface ReadError extends ConsoleError {
  /** Selector of an element that is not on the page. */
  missedSelector?: string
  /** That what did not load has no part in it. */
  isOwn: boolean
}

/** Most errors that are looked into. */
const MAX_READ = 20

/** What Chrome says of a script that it cannot read, whatever other scripts did. */
const IN_THE_SCRIPT =
  /^SyntaxError: (?:Unexpected |Unterminated |Unmatched |Identifier '|Invalid (?:or unexpected token|regular expression|left-hand|destructuring|shorthand|optional chain|assignment)|Illegal |Malformed |missing |Missing |Function statements? require|Lexical declaration|Duplicate (?:parameter|export|__proto__)|Rest (?:parameter|element)|Delete of an unqualified|Undefined (?:label|break)|Label '|(?:In )?(?:strict|sloppy) mode|(?:Getter|Setter) |Async functions can|Classes may not|Private field|'super'|Export '|let is disallowed|Octal |Only one |Cannot use (?:import statement|'import\.meta')|await is only valid|The requested module '\.{0,2}\/)/i
/** And of what goes wrong in any surroundings. */
const IN_ANY_SURROUNDINGS =
  /^SyntaxError: Failed to execute '(?:querySelector|matches|closest)|^TypeError: Assignment to constant variable/
/** The same of a text that a script reads. */
const IN_A_TEXT = /\bJSON\b/
const READS_CODE = /\beval\s?\(|\bnew Function\s?\(/

/** Files whose names for scripts are known. */
const NAMED_FILES =
  /^https?:\/\/(?:(?:www\.)?googletagmanager\.com\/gtag\/|(?:www\.|ssl\.)?google-analytics\.com\/|static\.cloudflareinsights\.com\/|plausible\.io\/|cloud\.umami\.is\/|gc\.zgo\.at\/)/
const NAMED: ReadonlySet<Purpose | undefined> = new Set<Purpose>(['captcha', 'fonts', 'icons', 'scrolling'])
/** What these files and the others of their kind are called by. */
const THEIR_NAMES =
  /^(?:gtag|ga|_ga[qt]|dataLayer|google\w*|GoogleAnalytics\w*|plausible|umami|goatcounter|FontAwesome\w*|feather|lucide|Iconify|ionicons?|WebFont|Typekit|Lenis|lenis|Locomotive\w*|Smooth\w*|smooth\w*|Scroll\w*|Sweet\w*|grecaptcha|hcaptcha|turnstile)$/
/** Of these it is not known what elements they make, only by what names such are called. */
const MAKERS: ReadonlySet<Purpose | undefined> = new Set<Purpose>(['chat', 'consent', 'marketing', 'social'])
const THEIR_ELEMENTS =
  /cookie|consent|gdpr|chat|widget|fb|facebook|twitter|tweet|insta|launcher|messenger|frame|form|popup|banner|modal/i

/**
 * Errors with what can be told of their cause.
 *
 * @param missing scripts that this audit did not get
 */
export async function readErrors(
  errors: readonly ConsoleError[],
  missing: readonly NetworkRequest[],
  { visit, page, loading }: { visit: Visit; page: JudgedPage; loading: RenderedPage },
): Promise<ReadError[]> {
  if (errors.length === 0) return []
  const files = new Map((await ownScriptFiles(visit)).map(({ url, text }) => [url, text]))
  if (loading.source !== undefined) files.set(loading.url, loading.source)
  const code = await ownCode(visit)
  const documents = [loading.document, page.document, page.sent.document]
  const purposes = await Promise.all(missing.map(({ url }) => purposeOf(url)))
  const isKnown = !purposes.includes(undefined)
  const isNamed = missing.every(({ url }, at) => NAMED.has(purposes[at]) || NAMED_FILES.test(url))
  const makes = purposes.some(purpose => MAKERS.has(purpose))
  const readsCode = code.texts.some(text => READS_CODE.test(text))

  const isOwn = (
    { message }: ConsoleError,
    lookup: Lookup | undefined,
    absent: readonly string[],
  ): boolean => {
    if (IN_THE_SCRIPT.test(message) || IN_ANY_SURROUNDINGS.test(message))
      return !IN_A_TEXT.test(message) && !(readsCode && /^SyntaxError: /.test(message))
    const unknown = /^ReferenceError: ([\w$]{1,100}) is not defined/.exec(message)?.[1]
    if (unknown !== undefined) return isNamed && !THEIR_NAMES.test(unknown)
    if (lookup === undefined || !isKnown || !code.isWhole) return false
    return absent.some(
      name =>
        !mayBeMade(name, code.texts) &&
        !(makes && THEIR_ELEMENTS.test(name)) &&
        !missing.some(({ url }) => isCalledAlike(name, url)),
    )
  }
  return errors.map((error, at) => {
    const { url, line, column, message } = error
    const text = url === undefined || at >= MAX_READ ? undefined : files.get(url)
    if (text === undefined) return { ...error, isOwn: false }
    const isPlaced = line !== undefined && column !== undefined
    const lookup = isPlaced ? lookupOf(message, text, { line, column }) : undefined
    const absent = lookup ? absentNames(lookup, documents) : []
    return {
      ...error,
      ...(lookup && absent.length > 0 && { missedSelector: lookup.selector }),
      isOwn: isOwn(error, lookup, absent),
    }
  })
}

/** Whether an element may be one that a library makes: a part of its name is in the address of the library. */
function isCalledAlike(name: string, url: string): boolean {
  const address = url.slice(0, 2000).toLowerCase()
  return name
    .split(/[-_]|(?<=[a-z])(?=[A-Z])/)
    .some(part => part.length > 2 && address.includes(part.toLowerCase()))
}

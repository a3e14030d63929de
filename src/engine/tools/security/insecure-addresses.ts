import type { Occurrence } from '../../../api/results.ts'
import { isLoopback } from '../../../net/host-kind.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { NotApplicable } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isOfLetterFonts } from '../../syntax/font-hosts.ts'
import { isSecureOnProduction } from '../../syntax/preview.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { insecureImports } from './insecure-imports.ts'
import { headerDirectives } from './observatory/content-security-policy.ts'
import { metaPolicies } from './observatory/scan.ts'
import type { PlainPreview } from './plain-preview.ts'

/** What an HTTPS page loads or sends over plain HTTP. */
export interface InsecureAddresses {
  /** Browsers do not load these. */
  blocked: Occurrence[]
  /** Nor these, which bring nothing but fonts for letters. */
  fonts: Occurrence[]
  /** Browsers load these over HTTPS instead. */
  upgraded: Occurrence[]
  /** Forms and their buttons. */
  forms: Occurrence[]
  /** Absolute addresses of all of them. */
  addresses: Set<string>
}

/** Those of the audited page. */
export interface InsecureAddressesOfPage extends InsecureAddresses {
  /** Whether its policy makes browsers use HTTPS for them. */
  areUpgraded: boolean
}

/**
 * A preview over plain HTTP, as a server of this machine is, counts as what it will be: where production is on HTTPS, the
 * addresses that its document writes with `http:` are mixed content there.
 *
 * @throws NotMeasured where there is no page; NotApplicable where it is served over plain HTTP itself
 */
export const insecureAddresses = perVisit(async (visit): Promise<InsecureAddressesOfPage> => {
  const page = await visit.htmlPage()
  const { url, document, response } = page
  const isHttps = new URL(url).protocol === 'https:'
  if (!isHttps && !isSecureOnProduction(visit.preview))
    throw new NotApplicable('the page is served over plain HTTP')
  const areUpgraded = asksForUpgrade({ response, document })
  const preview = isHttps ? undefined : { origin: new URL(url).origin, words: 'and production is on HTTPS' }
  const found = findInsecureAddresses(document, preview)
  if (preview)
    for (const { place, address } of await insecureImports(visit, page, preview))
      found[kindOfBlocked(address)].push(place)
  return { ...found, areUpgraded }
})

/** Whether the policy of a page makes browsers use HTTPS for what it loads. */
export function asksForUpgrade({ response, document }: Pick<HtmlPage, 'response' | 'document'>): boolean {
  return (
    headerDirectives(response).has(UPGRADE) ||
    metaPolicies(document).some(({ value }) => value.toLowerCase().includes(UPGRADE))
  )
}

const UPGRADE = 'upgrade-insecure-requests'
/** Why none of them is a fault then. */
export const ALL_UPGRADED = `${UPGRADE} makes browsers use HTTPS for all http: URLs of the page`

type Kind = 'blocked' | 'fonts' | 'upgraded' | 'forms'

/** Types that make a script element a script; any other one makes it data, which is not loaded. */
const SCRIPT_TYPE = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i
/** Values of link's rel that load something right away. */
const LOADING_REL = /(?:^|\s)(?:stylesheet|preload|modulepreload|manifest)(?:\s|$)/i
const ICON_REL = /(?:^|\s)(?:icon|apple-touch-icon)(?:\s|$)/i

/**
 * Mixed content in the document as sent. Images, audio and video are upgraded, all else is blocked; images of `srcset`
 * cannot be upgraded. Loopback addresses are secure as they are.
 *
 * @param preview set where the page is on one over plain HTTP, and its production on HTTPS or meant to be
 * @see https://www.w3.org/TR/mixed-content/#categories
 */
export function findInsecureAddresses(document: HtmlDocument, preview?: PlainPreview): InsecureAddresses {
  const found: InsecureAddresses = { blocked: [], fonts: [], upgraded: [], forms: [], addresses: new Set() }
  const add = (as: Kind, element: Element, url: string) => {
    if (!isInsecure(document, url) || (preview !== undefined && !staysInsecure(url, preview.origin))) return
    const kind = as === 'blocked' ? kindOfBlocked(document.resolve(url)!) : as
    const where = preview === undefined ? '' : `, ${preview.words}`
    found[kind].push(document.occurrence(element, `Loads ${shorten(url)}${where}`))
    found.addresses.add(document.resolve(url)!)
  }
  for (const element of document.elements()) {
    for (const [kind, url] of urlsOf(element)) add(kind, element, url)
  }
  found.forms = found.forms.map(form => ({ ...form, message: form.message!.replace(/^Loads/, 'Sends to') }))
  return found
}

/** What is lost where browsers block an absolute address. */
function kindOfBlocked(url: string): 'blocked' | 'fonts' {
  return isOfLetterFonts(new URL(url)) ? 'fonts' : 'blocked'
}

function urlsOf(element: Element): [Kind, string][] {
  const of = (name: string, kind: Kind): [Kind, string][] => {
    const value = attribute(element, name)
    return value === undefined ? [] : [[kind, value]]
  }
  switch (element.tagName) {
    case 'script':
      return SCRIPT_TYPE.test(attribute(element, 'type')?.trim() ?? '') ? of('src', 'blocked') : []
    case 'link':
      return linkUrls(element)
    case 'iframe':
    case 'frame':
    case 'embed':
    case 'track':
      return of('src', 'blocked')
    case 'object':
      return of('data', 'blocked')
    case 'img':
      return [...of('src', 'upgraded'), ...imageSet(element)]
    case 'source':
      return isInPicture(element) ? imageSet(element) : of('src', 'upgraded')
    case 'audio':
      return of('src', 'upgraded')
    case 'video':
      return [...of('src', 'upgraded'), ...of('poster', 'upgraded')]
    case 'input':
      return [...(isImageButton(element) ? of('src', 'upgraded') : []), ...of('formaction', 'forms')]
    case 'button':
      return of('formaction', 'forms')
    case 'form':
      return of('action', 'forms')
    case 'style':
      return importsOf(textOf(element))
    default:
      return []
  }
}

function linkUrls(link: Element): [Kind, string][] {
  const href = attribute(link, 'href')
  const rel = attribute(link, 'rel') ?? ''
  if (href === undefined) return []
  if (ICON_REL.test(rel)) return [['upgraded', href]]
  if (!LOADING_REL.test(rel)) return []
  const image = /^(?:image|audio|video)$/i.test(attribute(link, 'as') ?? '')
  return [[image ? 'upgraded' : 'blocked', href]]
}

/** URLs of `srcset`: each candidate's first word. */
function imageSet(element: Element): [Kind, string][] {
  const candidates = (attribute(element, 'srcset') ?? '').split(/,\s/)
  return candidates.flatMap(candidate => {
    const url = candidate.trim().split(/\s/, 1)[0]
    return url ? [['blocked', url] as [Kind, string]] : []
  })
}

/** Style sheets that an inline style sheet imports. */
function importsOf(css: string): [Kind, string][] {
  const imports = css.matchAll(/@import\s{1,20}(?:url\()?["']?(http:\/\/[^"')\s;]{1,2000})/gi)
  return Array.from(imports, ([, url]) => ['blocked', url!])
}

function isInPicture(source: Element): boolean {
  return parentOf(source)?.tagName === 'picture'
}

function isImageButton(input: Element): boolean {
  return attribute(input, 'type')?.toLowerCase() === 'image'
}

function isInsecure(document: HtmlDocument, url: string): boolean {
  const target = URL.parse(document.resolve(url) ?? '')
  return target?.protocol === 'http:' && !isLoopback(target.hostname)
}

/** Whether an address is one over plain HTTP on production too: it says so itself, and is not that of the preview. */
function staysInsecure(url: string, preview: string): boolean {
  return /^\s*http:/i.test(url) && URL.parse(url)?.origin !== preview
}

/** @see https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy */
const SHOWN_URL_LENGTH = 200

function shorten(url: string): string {
  return cutEnd(url, SHOWN_URL_LENGTH)
}

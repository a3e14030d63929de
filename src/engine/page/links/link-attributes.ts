import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import { relations } from '../link-elements.ts'

/** What a URL is for. */
export type LinkKind =
  /** Leads people on: `a`, `area`, a form that asks, a refresh, a source of a quotation. */
  | 'navigation'
  /** A form or button that sends data: its address is not meant to be opened. */
  | 'submission'
  | 'image'
  | 'script'
  | 'stylesheet'
  | 'media'
  | 'frame'
  /** What `<link>` or CSS loads besides: fonts, images of the style, what is fetched ahead. */
  | 'asset'
  | 'icon'
  | 'manifest'
  | 'social-image'
  | 'structured-data'
  /** Other documents that `<link>` names, as a feed or the next page. */
  | 'related'

/** How the value of an attribute holds URLs. */
export type LinkSyntax = 'url' | 'srcset'

interface LinkAttribute {
  name: string
  kind: LinkKind | ((element: Element) => LinkKind | undefined)
  syntax?: LinkSyntax
}

/** Attribute of an element with its value and what the URL is for. */
export interface UrlAttribute {
  name: string
  value: string
  kind: LinkKind
  syntax: LinkSyntax
}

/**
 * The attributes that hold URLs, by element: those of the standard, the `background` of old pages, which browsers still
 * load, and the ones of SVG. `xlink:href` is `href` after parsing.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
const URL_ATTRIBUTES: Readonly<Record<string, readonly LinkAttribute[]>> = {
  a: [{ name: 'href', kind: 'navigation' }],
  area: [{ name: 'href', kind: 'navigation' }],
  audio: [{ name: 'src', kind: 'media' }],
  blockquote: [{ name: 'cite', kind: 'navigation' }],
  body: [{ name: 'background', kind: 'image' }],
  button: [{ name: 'formaction', kind: 'submission' }],
  del: [{ name: 'cite', kind: 'navigation' }],
  embed: [{ name: 'src', kind: 'frame' }],
  feimage: [{ name: 'href', kind: 'image' }],
  form: [{ name: 'action', kind: formKind }],
  frame: [{ name: 'src', kind: 'frame' }],
  iframe: [{ name: 'src', kind: 'frame' }],
  image: [{ name: 'href', kind: 'image' }],
  img: [
    { name: 'src', kind: 'image' },
    { name: 'srcset', kind: 'image', syntax: 'srcset' },
    { name: 'longdesc', kind: 'navigation' },
  ],
  input: [
    { name: 'src', kind: element => (isType(element, 'image') ? 'image' : undefined) },
    { name: 'formaction', kind: 'submission' },
  ],
  ins: [{ name: 'cite', kind: 'navigation' }],
  link: [
    { name: 'href', kind: linkKind },
    {
      name: 'imagesrcset',
      kind: element => (linkKind(element) === undefined ? undefined : 'image'),
      syntax: 'srcset',
    },
  ],
  object: [{ name: 'data', kind: 'frame' }],
  q: [{ name: 'cite', kind: 'navigation' }],
  script: [
    { name: 'src', kind: scriptKind },
    { name: 'href', kind: scriptKind },
  ],
  source: [
    { name: 'src', kind: element => (isInPicture(element) ? undefined : 'media') },
    {
      name: 'srcset',
      kind: element => (isInPicture(element) ? 'image' : undefined),
      syntax: 'srcset',
    },
  ],
  table: [{ name: 'background', kind: 'image' }],
  td: [{ name: 'background', kind: 'image' }],
  th: [{ name: 'background', kind: 'image' }],
  track: [{ name: 'src', kind: 'media' }],
  use: [{ name: 'href', kind: 'image' }],
  video: [
    { name: 'src', kind: 'media' },
    { name: 'poster', kind: 'image' },
  ],
}

/** The attributes of an element that hold URLs, with their values. */
export function urlAttributes(element: Element): UrlAttribute[] {
  const found: UrlAttribute[] = []
  for (const { name, kind, syntax = 'url' } of URL_ATTRIBUTES[element.tagName.toLowerCase()] ?? []) {
    const value = attribute(element, name)
    if (value === undefined) continue
    const known = typeof kind === 'function' ? kind(element) : kind
    if (known !== undefined) found.push({ name, value, kind: known, syntax })
  }
  return found
}

/** Values of `rel` and what they make of the URL, the first one that an element has counts. */
const RELATIONS: readonly (readonly [string, LinkKind])[] = [
  ['stylesheet', 'stylesheet'],
  ['icon', 'icon'],
  ['apple-touch-icon', 'icon'],
  ['apple-touch-icon-precomposed', 'icon'],
  ['manifest', 'manifest'],
  ['modulepreload', 'script'],
  ['preload', 'asset'],
  ['prefetch', 'asset'],
  ['apple-touch-startup-image', 'asset'],
  ['next', 'related'],
  ['prev', 'related'],
  ['license', 'related'],
  ['help', 'related'],
  ['author', 'related'],
  ['search', 'related'],
  ['privacy-policy', 'related'],
  ['terms-of-service', 'related'],
]

/** Types of alternates that are interfaces for programs: oEmbed, and the REST API of WordPress. */
const FOR_PROGRAMS = /^\s*(?:application\/json|(?:application|text)\/[a-z]{1,8}\+oembed)\s*(?:;|$)/i

/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`, `EditURI`, `wlwmanifest`, as alternates of such types), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link: Element): LinkKind | undefined {
  const own = relations(link)
  // Browsers load it once a script enables it.
  if (own.includes('stylesheet') && attribute(link, 'disabled') !== undefined) return undefined
  if (own.includes('alternate') && !own.includes('stylesheet')) {
    const type = attribute(link, 'type')
    const isFeed = attribute(link, 'hreflang') === undefined && type !== undefined && !FOR_PROGRAMS.test(type)
    return isFeed ? 'related' : undefined
  }
  return RELATIONS.find(([relation]) => own.includes(relation))?.[1]
}

/**
 * Types that make a script element a script; any other one makes it data, which is not loaded. What is there for browsers
 * without modules, which none of today is, is not loaded either.
 */
function scriptKind(script: Element): LinkKind | undefined {
  const type = attribute(script, 'type')?.trim() ?? ''
  if (attribute(script, 'nomodule') !== undefined && !/^module$/i.test(type)) return undefined
  return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined
}

/** A form sends by GET unless it says otherwise; `dialog` sends nothing. */
function formKind(form: Element): LinkKind | undefined {
  const method = attribute(form, 'method')?.trim().toLowerCase()
  if (method === 'dialog') return undefined
  return method === 'post' ? 'submission' : 'navigation'
}

function isType(element: Element, type: string): boolean {
  return attribute(element, 'type')?.trim().toLowerCase() === type
}

function isInPicture(source: Element): boolean {
  return parentOf(source)?.tagName === 'picture'
}

import { attribute, type Element, type HtmlDocument } from '../../../formats/html/document.ts'
import { relations } from '../../../page/link-elements.ts'
import { isExecutable } from '../../../page/scripts.ts'

/** A file of a library that the page takes from a second address. */
export interface RepeatedFile {
  /** As its makers write it, or what its file is called. */
  name: string
  url: string
  element: Element
  /** The address that stands before it. */
  first: string
}

/** Scripts and style sheets that are looked at. */
const MAX_FILES = 200
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 500

/**
 * Files of which a page has several, from two hosts or in two releases, where it is certain what they are: public CDNs name
 * the package, and Font Awesome has names of its own.
 *
 * @param told elements of which something is told by other means
 */
export function repeatedFiles(document: HtmlDocument, told: ReadonlySet<Element>): RepeatedFile[] {
  const seen = new Map<string, LoadedFile>()
  const repeated: RepeatedFile[] = []
  for (const file of knownFiles(document)) {
    if (told.has(file.element)) continue
    const { name, place, url, element } = file
    const first = seen.get(name)
    if (!first) seen.set(name, file)
    else if (first.place !== place) repeated.push({ name, url, element, first: first.url })
  }
  return repeated
}

/** Whether the page loads a file that would be told of if it were there twice. */
export function hasKnownFile(document: HtmlDocument): boolean {
  return knownFiles(document).length > 0
}

/** The first style sheet of Bootstrap that the page takes from a public CDN. */
export function bootstrapOfCdn(document: HtmlDocument): { url: string; element: Element } | undefined {
  return knownFiles(document).find(({ name }) => name === 'bootstrap.css')
}

/** The style sheets that a page takes from its own host. */
export function ownStyleSheets(document: HtmlDocument): { url: string; element: Element }[] {
  const { host } = new URL(document.url)
  return document
    .elements('link')
    .slice(0, MAX_FILES)
    .flatMap(element => {
      const url = addressOf(document, element)
      return url?.host === host ? [{ url: url.href, element }] : []
    })
}

interface LoadedFile extends KnownFile {
  url: string
  element: Element
}

function knownFiles(document: HtmlDocument): LoadedFile[] {
  return document
    .elements('script', 'link')
    .slice(0, MAX_FILES)
    .flatMap(element => {
      const url = addressOf(document, element)
      const file = url && (iconFont(url) ?? cdnFile(url))
      return url && file ? { ...file, url: url.href, element } : []
    })
}

/** The address of a script that runs, or of a style sheet that counts on every screen. */
function addressOf(document: HtmlDocument, element: Element): URL | undefined {
  const isScript = element.tagName === 'script'
  if (isScript ? !runs(element) : !isInForce(element)) return undefined
  return document.addressOf((attribute(element, isScript ? 'src' : 'href') ?? '').slice(0, MAX_ADDRESS))
}

/** A module has a twin for browsers that know none. */
function runs(script: Element): boolean {
  const isModule = attribute(script, 'type')?.trim().toLowerCase() === 'module'
  return isExecutable(script) && !isModule && attribute(script, 'nomodule') === undefined
}

function isInForce(link: Element): boolean {
  const rel = relations(link)
  const media = attribute(link, 'media')?.trim().toLowerCase() ?? ''
  const isChosen = rel.includes('alternate') || attribute(link, 'disabled') !== undefined
  return rel.includes('stylesheet') && !isChosen && /^(?:all|screen)?$/.test(media)
}

interface KnownFile {
  name: string
  /** What two addresses of one file have in common. */
  place: string
}

/** Whole sets of its icons, as a font or as drawings; `solid.css` and `v4-shims.css` go with one of them. */
const ICON_SET = /^(?:font-?awesome(?:-all)?|all)(?:[.-](?:min|v?\d[\d.]{0,12}))*\.(?:css|js)$/
const ICON_KIT = /^\/[\da-f]{6,16}\.(?:css|js)$/

function iconFont({ hostname, pathname }: URL): KnownFile | undefined {
  const place = `${hostname}${pathname}`.toLowerCase()
  const file = place.slice(place.lastIndexOf('/') + 1)
  const isKit = hostname === 'kit.fontawesome.com' && ICON_KIT.test(pathname)
  if (!isKit && !(/font-?awesome/.test(place) && ICON_SET.test(file))) return undefined
  // The script of a kit loads its style sheet.
  return { name: 'Font Awesome', place: isKit ? place.replace(/\.\w{2,3}$/, '') : place }
}

/** With what stands in front of the package. */
const PACKAGE =
  /^(?:(?:cdn|fastly)\.jsdelivr\.net\/npm|unpkg\.com|(?:cdnjs\.cloudflare\.com|ajax\.googleapis\.com|cdn\.bootcdn\.net)\/ajax\/libs|(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com)\/(?:@[\w.~-]{1,100}\/)?([\w.~-]{1,100})[@/]/
const ENDING =
  /(?:[.-](?:min|bundle|umd|prod|production|dev|development|pack|slim|global|v?\d[\d.]{0,12})){0,4}(?=\.(?:css|js)$)/
/** Of a shorter name it is not certain that it is that of the package. */
const MIN_NAME = 3

function cdnFile({ hostname, pathname }: URL): KnownFile | undefined {
  const place = `${hostname}${pathname}`.toLowerCase()
  const [, name] = PACKAGE.exec(place) ?? []
  const file = place.slice(place.lastIndexOf('/') + 1).replace(ENDING, '')
  if (name === undefined || !/\.(?:css|js)$/.test(file)) return undefined
  const [own, stem] = [name, file].map(one => one.replace(/\.(?:css|js)$/, '').replace(/[^a-z\d]/g, ''))
  const isOfPackage = own!.includes(stem!) || stem!.includes(own!)
  return stem!.length >= MIN_NAME && own!.length >= MIN_NAME && isOfPackage
    ? { name: file, place }
    : undefined
}

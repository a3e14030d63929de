import { LCP_MS } from '../../../api/core-web-vitals.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import type { Device, LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { attribute, type HtmlDocument, textOf as textOfNode } from '../../formats/html/document.ts'
import { checklistOf, numberOf, type PageElement, rowsOf, textOf } from './audit-details.ts'

/**
 * The connections that Lighthouse simulates: kilobits per second, and milliseconds to the server and back.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/config/constants.js
 */
const CONNECTION = {
  mobile: { kbps: 1638.4, rttMs: 150 },
  desktop: { kbps: 10_240, rttMs: 40 },
} as const satisfies Record<Device, { kbps: number; rttMs: number }>

/** Trips to the server and back until an image that the HTML names begins to come: DNS, TCP, TLS, the page, the image. */
const TRIPS = 5
/** Further ones for the style sheet that names it, or that a lazy one waits for. */
const SHEET_TRIPS = 2
/** Files that share the connection while it comes, itself among them: as many as browsers load at once by HTTP/1.1. */
const SHARED_BY = 6

/** The file of the image that Largest Contentful Paint waits for. */
export interface MainImage {
  url: string
  /** As they were sent. */
  bytes: number
}

/** @param element that the metric waited for; undefined is returned where its file is not known for sure */
export function mainImage({ audits }: LighthouseResult, element: PageElement): MainImage | undefined {
  const starts = cutNames(element)
  const isOfElement = (url: string) =>
    isNamedIn(element.snippet, url) || namesOf(url).some(name => starts.some(start => name.startsWith(start)))
  const found = rowsOf(audits['network-requests']).filter(
    row => textOf(row, 'resourceType') === 'Image' && isOfElement(textOf(row, 'url')),
  )
  const [only] = found
  if (!only || found.length > 1) return undefined
  return { url: textOf(only, 'url'), bytes: numberOf(only, 'transferSize') }
}

/** Elements that show the file that they name. */
const SHOWS_FILE = /^<(?:img|image|svg|video|picture|input|object|embed)\b/i
/** Images that are looked for in the source, the heaviest first. */
const MAX_LOOKED_FOR = 50

/**
 * The heaviest image that the background of an element may be, which the styles name and the rest of the HTML does not.
 *
 * @param element that the metric waited for; undefined is returned where it has no such background
 */
export function heaviestBackground(
  result: LighthouseResult,
  element: PageElement,
  document: HtmlDocument,
): MainImage | undefined {
  const found = checklistOf(result.audits['lcp-discovery-insight'])
  if (found.get('requestDiscoverable') !== false || SHOWS_FILE.test(element.snippet)) return undefined
  // A background may stand in the page itself.
  const styles = stylesOf(document)
  const isBackground = (url: string) => !isNamedIn(document.source, url) || isNamedIn(styles, url)
  const heaviest = rowsOf(result.audits['network-requests'])
    .filter(row => textOf(row, 'resourceType') === 'Image' && !textOf(row, 'url').startsWith('data:'))
    .toSorted((a, b) => numberOf(b, 'transferSize') - numberOf(a, 'transferSize'))
    .slice(0, MAX_LOOKED_FOR)
    .find(row => isBackground(textOf(row, 'url')))
  return heaviest && { url: textOf(heaviest, 'url'), bytes: numberOf(heaviest, 'transferSize') }
}

/** The styles in the HTML itself, in elements and in attributes. */
function stylesOf(document: HtmlDocument): string {
  return [
    ...document.elements('style').map(textOfNode),
    ...document.withAttribute('style').map(styled => attribute(styled, 'style') ?? ''),
  ].join('\n')
}

/** Characters in front of the name of a file among which the property is that names it. */
const MAX_BEFORE = 500
const PROPERTY = /(?:^|[;{\s])(-{0,2}[a-z][\w-]{0,60})\s{0,5}:[^:;{}]{0,400}\burl\([^;{}]{0,400}$/i

/**
 * Where only styles in the HTML name the file of the main content: the property that does, as `--bg`, or an empty text where
 * it is not known for sure. Undefined where none of these styles names it.
 */
export function namedInStyle(
  result: LighthouseResult,
  element: PageElement,
  document: HtmlDocument,
): string | undefined {
  const own = mainImage(result, element)
  const image = own ?? heaviestBackground(result, element, document)
  const styles = stylesOf(document)
  const name = image && namesOf(image.url).find(one => styles.includes(one))
  if (name === undefined) return undefined
  const at = styles.indexOf(name)
  const before = styles.slice(Math.max(0, at - MAX_BEFORE), at)
  return own ? (PROPERTY.exec(before)?.[1] ?? '') : ''
}

/** Whether a background is good in time even where others share the connection with it, its style sheet before it. */
export function isBackgroundSoonThere({ bytes }: MainImage, device: Device): boolean {
  return sharedMs(bytes, TRIPS + SHEET_TRIPS, device) <= LCP_MS.good
}

/** Milliseconds in which the connection that Lighthouse simulates sends so many bytes and nothing else. */
export function transferMs(bytes: number, device: Device): number {
  return (bytes * 8) / CONNECTION[device].kbps
}

/**
 * Whether an image is good in time even where others share the connection with it: the HTML names it, and it is small. A
 * lazy one waits for the style sheets, as a background does.
 */
export function isSoonThere(result: LighthouseResult, image: MainImage, device: Device): boolean {
  const found = checklistOf(result.audits['lcp-discovery-insight'])
  if (!found.get('requestDiscoverable')) return false
  const trips = found.get('eagerlyLoaded') ? TRIPS : TRIPS + SHEET_TRIPS
  return sharedMs(image.bytes, trips, device) <= LCP_MS.good
}

function sharedMs(bytes: number, trips: number, device: Device): number {
  return trips * CONNECTION[device].rttMs + SHARED_BY * transferMs(bytes, device)
}

/** Characters of a name from which on a source has it by no chance. */
const MIN_NAME = 5

/** Whether one of the images that loaded is named in a text; undefined where none loaded. */
export function namesLoadedImage({ audits }: LighthouseResult, text: string): boolean | undefined {
  const images = rowsOf(audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Image')
  return images.length === 0 ? undefined : images.some(row => isNamedIn(text, textOf(row, 'url')))
}

/** Whether the source of an element names a file. */
function isNamedIn(source: string, url: string): boolean {
  return namesOf(url).some(name => source.includes(name))
}

/** The name of a file as an address has it, and in plain characters; none where it is too short to be one. */
function namesOf(url: string): string[] {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? ''
  return name.length < MIN_NAME ? [] : [name, percentDecoded(name)]
}

/** The start of a name at the end of an attribute that Lighthouse cut short. */
const CUT_NAME = /([^/"\s,=]{12,75})…(?=")/g

/** The starts of the names of files that Lighthouse cut short in its copy of an element. */
function cutNames({ snippet }: PageElement): string[] {
  return [...snippet.matchAll(CUT_NAME)].map(([, start]) => start!)
}

import type { NetworkRequest } from '../../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument } from '../../../formats/html/document.ts'
import { isSuccess } from '../../../network/status.ts'
import { askedAt } from '../../../syntax/preview.ts'
import { perVisit } from '../../../visit/per-visit.ts'
import type { Visit } from '../../../visit/visit.ts'
import { detectionsOf } from '../detections.ts'
import type { ScriptMark } from '../marks.ts'
import type { Detection } from '../resolve.ts'
import { LIBRARIES, type Library } from './library-files.ts'
import { beginsWithName, scriptLibraries } from './script-library.ts'

/** A library that the page loads. */
export interface PageLibrary {
  library: Library
  /** Empty where it does not show. */
  version: string
  url: string
  document: HtmlDocument
  element: Element
}

/** Most scripts that are fetched to read their version from the comment at their head. */
const MAX_FETCHED = 8
/** Comments with the version stand at the very start. */
const MAX_BANNER = 2000

/** The known libraries of the page: by their addresses, their banners and their global variables. */
export const librariesOf = perVisit(async (visit): Promise<PageLibrary[]> => {
  const { document } = await visit.htmlPage()
  const { scripts: named, detections, requests } = await detectionsOf(visit)
  const unreached = unreachedLibraries(visit, named, requests)
  const missing = missingFiles(requests)
  const isLoaded = (script: ScriptMark) =>
    !missing.has(askedAt(visit.preview, script.url)) &&
    (script.document === document ||
      !scriptLibraries(script.url).some(({ library }) => unreached.has(library)))
  const scripts = named.filter(isLoaded)
  const inFiles = [...(await loadedLibraries(visit, scripts)), ...inlineLibraries(document)]
  const libraries = withGlobalVersions(inFiles, globalVersions(detections, unreached), document)
  const placed = await inTheirFiles(visit, libraries.filter(isUnplaced), scripts)
  return libraries.map(one => placed.get(one) ?? one)
})

/** Whether a library shows by its global variable alone, so that no file is known that holds it. */
export function isUnplaced({ document, element, url }: PageLibrary): boolean {
  return element === document.html && url === document.url
}

/** What the page itself, its policy or every browser keeps from being loaded. */
const GIVEN_UP = /^(?:mixed-content$|csp\b|net::ERR_ABORTED|net::ERR_BLOCKED_)/

/** Addresses that answered Chrome with an error each time: nothing of what their names say is on the page. */
function missingFiles(requests: readonly NetworkRequest[]): ReadonlySet<string> {
  const missing = new Set<string>()
  const answered = requests.filter(({ type, status }) => type === 'Script' && status !== undefined)
  for (const { url, status } of answered) if (status! >= 400) missing.add(url)
  for (const { url, status } of answered) if (status! < 400) missing.delete(url)
  return missing
}

/**
 * Libraries of which a host gave Chrome no file: what a page writes in its place then, as `window.jQuery || document.write(…)`
 * does, is not what visitors get, and neither is what its variable says. A file that browsers block on production is lost to them too.
 */
function unreachedLibraries(
  { preview }: Visit,
  scripts: readonly ScriptMark[],
  requests: readonly NetworkRequest[],
): ReadonlySet<Library> {
  const unreached = new Map<string, boolean>()
  for (const { url, type, status, failure, willBeMixed } of requests) {
    if (type !== 'Script') continue
    const isUnreached = status === undefined && !willBeMixed && !GIVEN_UP.test(failure ?? '')
    unreached.set(url, isUnreached && unreached.get(url) !== false)
  }
  return new Set(
    scripts
      .filter(({ url, runs }) => runs && unreached.get(askedAt(preview, url)) === true)
      .flatMap(({ url }) => scriptLibraries(url).map(({ library }) => library)),
  )
}

/**
 * Of libraries that global variables alone show those whose file says that it is this version, though its name is another one
 * than that of the library, as `jquery.minc1d8.js` of a saved copy of a site, or `pdf.min.js` in the folder of PDF.js.
 */
async function inTheirFiles(
  visit: Visit,
  shown: readonly PageLibrary[],
  scripts: readonly ScriptMark[],
): Promise<Map<PageLibrary, PageLibrary>> {
  const candidates = shown
    .flatMap(library =>
      scripts
        .filter(({ url, runs }) => runs && beginsWithName(url, library.library))
        .map(({ url, document, element }) => ({ library, file: { ...library, url, document, element } })),
    )
    .slice(0, MAX_FETCHED)
  const areFound = await Promise.all(candidates.map(({ file }) => saysVersion(visit, file)))
  const placed = new Map<PageLibrary, PageLibrary>()
  for (const [at, { library, file }] of candidates.entries())
    if (areFound[at] && !placed.has(library)) placed.set(library, file)
  return placed
}

/** Bytes of a file among which its version is looked for. */
const MAX_FILE = 3_000_000

/** Whether a file gives the version of a library at its head or, where that has none in the files of its makers, as a text. */
async function saysVersion(visit: Visit, file: PageLibrary): Promise<boolean> {
  const { library, version, url } = file
  if (library.banner) return (await bannerVersion(visit, file)) === version
  const { final } = await visit.fetch(url)
  if (!final || !isSuccess(final.status)) return false
  const text = final.body.subarray(0, MAX_FILE)
  return text.includes(`"${version}"`) || text.includes(`'${version}'`)
}

/**
 * The known libraries among a page's scripts, by their addresses. Where an address gives no version, the head of the
 * file is read.
 */
async function loadedLibraries(visit: Visit, scripts: readonly ScriptMark[]): Promise<PageLibrary[]> {
  const seen = new Set<string>()
  const libraries: PageLibrary[] = []
  for (const { url, document, element, runs } of scripts) {
    // Chrome tells where a script of production was loaded from, which is the preview.
    const loadedFrom = askedAt(visit.preview, url)
    if (seen.has(loadedFrom) || !runs) continue
    seen.add(loadedFrom)
    for (const found of scriptLibraries(url)) libraries.push({ ...found, url, document, element })
  }
  const unknown = libraries
    .filter(({ version, library }) => version === '' && library.banner)
    .slice(0, MAX_FETCHED)
  await Promise.all(
    unknown.map(async library => {
      library.version = await bannerVersion(visit, library)
    }),
  )
  return libraries
}

async function bannerVersion(visit: Visit, { url, library }: PageLibrary): Promise<string> {
  const { final } = await visit.fetch(url)
  if (!final || !isSuccess(final.status)) return ''
  const head = final.body.subarray(0, MAX_BANNER).toString('utf8')
  const version = library.banner?.exec(head)?.[1] ?? ''
  return isOfWordPress(library, version, final.body) ? `${version}-wp` : version
}

/** Whether a file is the jQuery of WordPress: 1.12.4, with the line by which 3.4.0 leaves `__proto__` out of what it copies. */
function isOfWordPress({ key }: Library, version: string, body: Buffer): boolean {
  return key === 'jquery' && version === '1.12.4' && /["']__proto__["']\s?!==/.test(body.toString('latin1'))
}

/** Libraries that inline scripts hold, by their banners. */
function inlineLibraries(document: HtmlDocument): PageLibrary[] {
  return document.elements('script').flatMap(element => {
    if (attribute(element, 'src') !== undefined) return []
    const [text] = element.childNodes
    const head = text && 'value' in text ? text.value.slice(0, MAX_BANNER) : ''
    if (!/^\s{0,200}\/[*/]/.test(head)) return []
    return LIBRARIES.flatMap(library => {
      const version = library.banner?.exec(head)?.[1]
      return version === undefined ? [] : [{ library, version, url: document.url, document, element }]
    })
  })
}

/**
 * The libraries with those that global variables of the page's scripts show, as bundles hide their files. Where files
 * give a version that one stays: a page may hold two versions, of which the variable shows the last.
 *
 * @param versions by the names of the libraries
 */
function withGlobalVersions(
  libraries: readonly PageLibrary[],
  versions: ReadonlyMap<string, string>,
  document: HtmlDocument,
): PageLibrary[] {
  const added = LIBRARIES.flatMap((library): PageLibrary[] => {
    const version = versions.get(library.name)
    const isSeen = libraries.some(one => one.library === library)
    return version === undefined || isSeen || !document.html
      ? []
      : [{ library, version, url: document.url, document, element: document.html }]
  })
  const filled = libraries.map(one =>
    one.version === '' ? { ...one, version: versions.get(one.library.name) ?? '' } : one,
  )
  return [...filled, ...added]
}

/**
 * Versions that global variables show, by the names of what they are of.
 *
 * @param unreached libraries whose variable is not that of visitors
 */
function globalVersions(
  detections: readonly Detection[],
  unreached: ReadonlySet<Library>,
): Map<string, string> {
  const others = new Set(Array.from(unreached, ({ name }) => name))
  return new Map(
    detections.flatMap(({ fingerprint, evidence }) => {
      if (others.has(fingerprint.name)) return []
      const found = evidence.find(({ kind, version }) => kind === 'global' && version !== '')
      return found ? [[fingerprint.name, found.version] as const] : []
    }),
  )
}

import { percentDecoded } from '../../../../text/percent-decoded.ts'
import { LIBRARIES, type Library } from './library-files.ts'

/** A library that a script is, by its address. */
export interface ScriptLibrary {
  library: Library
  /** As the address gives it: whole (`3.7.1`), in part (`3`), or empty. */
  version: string
}

const VERSION = String.raw`v?(\d{1,4}(?:\.\d{1,6}){0,3}(?:-?(?:rc|beta|alpha)[\w.]{0,12})?)`
const PACKAGE = new RegExp(String.raw`(?:^|/)((?:@[\w.-]{1,100}/)?[\w.-]{1,100})@${VERSION}(?=$|[/?,])`, 'i')
const FOLDER = new RegExp(String.raw`/([\w.-]{1,60})/${VERSION}(?=/)`, 'gi')
/** What makers put behind the name of a file for its variants. */
const VARIANTS =
  '(?:[.-](?:min|slim|bundle|prod|production|development|dev|debug|umd|esm|full|packed|pack|all|custom|global|runtime|browser|core|lite|legacy|module|latest)){0,4}'
const NUMBERED = new RegExp(String.raw`^[.-]${VERSION}${VARIANTS}\.m?js$`, 'i')
const PLAIN = new RegExp(String.raw`^${VARIANTS}\.m?js$`, 'i')
/** Here a version in a folder is always that of the library, as in `/ui/1.14.1/jquery-ui.min.js`. */
const MAKERS_HOST = 'code.jquery.com'
/** WordPress gives the version of each library it brings as `ver`. */
const WORDPRESS = /\/wp-includes\/js\//

/** Libraries that a script's address names; jsDelivr gives several as one. */
export function scriptLibraries(url: string): ScriptLibrary[] {
  const { hostname, pathname, searchParams } = new URL(url)
  const path = percentDecoded(pathname)
  if (/^\/combine\//.test(path)) {
    return path
      .slice('/combine/'.length)
      .split(',')
      .flatMap(part => byPackage(part) ?? [])
  }
  const found = byPackage(path) ?? byFileName(path, hostname === MAKERS_HOST)
  if (!found) return []
  const wordPressVersion = WORDPRESS.test(path) ? (searchParams.get('ver') ?? '') : ''
  const version =
    found.version || (/^\d{1,3}(?:\.\d{1,3}){1,3}$/.test(wordPressVersion) ? wordPressVersion : '')
  return [{ ...found, version }]
}

/** Whether a version says which release it is, and not only its line. */
export function isWhole(version: string): boolean {
  return /^\d+\.\d+\.\d/.test(version)
}

function byPackage(path: string): ScriptLibrary | undefined {
  const match = PACKAGE.exec(path)
  const library = match && LIBRARIES.find(({ packages }) => packages.includes(match[1]!.toLowerCase()))
  return library ? { library, version: match[2]! } : undefined
}

/** The file's own name says what it is; its version stands in it, or in the folder under the library's. */
function byFileName(path: string, anyFolder: boolean): ScriptLibrary | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  for (const library of LIBRARIES) {
    for (const stem of library.files) {
      if (!file.startsWith(stem)) continue
      const rest = file.slice(stem.length)
      const numbered = NUMBERED.exec(rest)
      if (numbered) return { library, version: numbered[1]! }
      if (PLAIN.test(rest)) return { library, version: folderVersion(path, library, anyFolder) }
    }
  }
  return undefined
}

/** Whether the name of a file or its folder begins as those of a library do: it may be one of them, or a plug-in. */
export function beginsWithName(url: string, { files, folders }: Library): boolean {
  const names = new URL(url).pathname.split('/').slice(-2).map(squeezed)
  return [...files, ...folders].map(squeezed).some(stem => names.some(name => name.startsWith(stem)))
}

/** A name without case and signs: the folder of PDF.js is mostly called `pdfjs`. */
function squeezed(name: string): string {
  return percentDecoded(name)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '')
}

function folderVersion(path: string, { folders }: Library, any: boolean): string {
  for (const [, folder, version] of path.matchAll(FOLDER)) {
    if (any || folders.includes(folder!.toLowerCase())) return version!
  }
  return ''
}

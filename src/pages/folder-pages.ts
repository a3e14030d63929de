import { open, readdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { garbageIn, SNIFFED_BYTES } from '../engine/page/why-not-html.ts'
import { isDraftByName } from './draft-names.ts'
import { FolderLinks } from './folder-links.ts'
import { type HostRules, readHostRules } from './host-rules.ts'
import { tags } from './html-tags.ts'
import type { PageSource } from './page-source.ts'
import { firstBytes } from './start-of-file.ts'
import { findFile, segmentOf } from './static-file.ts'
import { StrayFiles } from './stray-files.ts'

/** Entries of folders that are looked at, whatever they are. */
const MAX_ENTRIES = 200_000
/** Folders within folders. */
const MAX_DEPTH = 20
/** Bytes at the start of a file that tell whether it is a page. */
const START_BYTES = 16 * 1024
/** Bytes of a file in which links to other pages are looked for, and files of a folder up to which they are. */
const LINKED_BYTES = 256 * 1024
const MAX_LINKED_FILES = 500
/** Files that are read at once. */
const AT_ONCE = 16

/** Files and folders at the top of a site for the case that there is no page, and what shows an application at any address. */
const STAND_IN = /^(?:40[0-4]|50[0-4]|50x|200|offline|(?:page-?)?not-?found)(?:\.html?)?$/i
/** A folder for one language, which may have them as well. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/i
/**
 * Hidden ones, what generators keep for themselves, the page for what is missing of a folder, and what only frameworks
 * open: the shell that a service worker of Gatsby shows, the template of Next.js for all addresses of a kind, the frame in
 * which editors of Prismic see a part.
 */
const NOT_A_PAGE =
  /^(?:[._].*|404\.html?|(?:offline-plugin-app-shell-fallback|\[{1,2}[^[\]]{1,60}\]{1,2}|slice-simulator)(?:\.html?)?)$/i
/** Files by which a service is shown who owns a site: Google, Yandex, Pinterest, and those that say so. */
const VERIFICATION =
  /^(?:google[\da-f]{16}|yandex_[\da-f]{16}|pinterest-[\da-z]{5}|.*site-verification.*)\.html?$/i
/** Folders of programs and of Cloudflare, which are no part of a site. */
const FOREIGN_FOLDERS: ReadonlySet<string> = new Set([
  ...['node_modules', 'bower_components', 'cdn-cgi', 'wp-admin', 'wp-content', 'wp-includes', 'wp-json'],
])
/** What browsers and Word keep beside a page that was saved, in the languages of their menus: it holds frames of others. */
const SAVED = /(?:[_.]files|-Dateien|_(?:fichiers|archivos|arquivos|ficheiros|bestanden|pliki|soubory))$/i
/** Folders of a site for what its pages load. */
const ASSETS = /^(?:assets?|static|js|css|scripts?|resources?|dist|public|fonts?\d?|icons?)$/i
/** In them those for what others wrote, with their demos, and icon fonts, which bring a page of all icons along. */
const OF_OTHERS =
  /^(?:vendors?|plugins?|libs?|libraries|third[-_]?party|flaticon|icofont|fontello|icomoon|font-?awesome|bootstrap-icons|ionicons|linearicons|themify-icons|simple-line-icons)(?:[-_]?v?\d[\d.]{0,8})?$/i

/** Icon fonts whose name is no word, wherever they lie. */
const ICON_FONT = /^(?:icofont|flaticon|fontello|icomoon)(?:[-_]?v?\d[\d.]{0,8})?$/i

export interface FolderPages extends PageSource {
  /** Whether no file of the folder could be a page: then it is the wrong folder. */
  isEmpty: boolean
}

/**
 * The pages of a folder that is served as a static site: its HTML files, by the addresses that a host gives them. Those
 * of a folder come before those of the folders in it, each sorted by name.
 *
 * What is no page of the site is left out: demos in the packages of others, templates of mails that nothing links to, what was saved with a page, HTML among styles and pictures, parts of
 * pages, what is shown in a frame of others, editors of a CMS, `404.html`, files that verify an owner, pictures that were saved as pages, pages that send their readers on at once,
 * drafts and copies that nothing links to, be it a copy of the whole site, and what begins with a dot or an underscore.
 * Symbolic links are not followed.
 *
 * @param root real path of the folder
 * @param origin where it is served, with the folder of the host if it is in one
 * @param reportDir folder in which reports of runs are, which may be within the other
 */
export async function pagesOfFolder(root: string, origin: string, reportDir: string): Promise<FolderPages> {
  const reports = await realpath(reportDir).catch(() => resolve(reportDir))
  const strays = new StrayFiles()
  const { files, isCut } = await htmlFiles(root, reports, strays)
  const notes: string[] = []
  const links = files.length <= MAX_LINKED_FILES ? new FolderLinks(files, origin) : undefined
  await links?.readSitemap(root)
  const rules = await readHostRules(root)
  const read: FoundFile[] = []
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE)
    const ofSome = await Promise.all(some.map(names => readFile(root, names, { links, rules, strays })))
    read.push(...ofSome.flatMap(file => file ?? []))
  }
  await links?.readScripts(root)
  const found = read.filter(({ isBare, names }) => !isBare || links?.isLinked(names) === true)
  const isForgotten = links?.forgotten(found.map(({ names }) => names))
  const [forgotten, kept] = [
    found.filter(({ names }) => isForgotten?.(names)),
    found.filter(({ names }) => !isForgotten?.(names)),
  ]
  const isUnreached = links ? links.unreached(kept.map(({ names }) => names)) : draftsAmong(files)
  const pages = kept
    .filter(({ names }) => !links?.isOnlyFramed(names))
    .map(({ names, path, ownPath, isNoindex }) => ({
      url: origin + (links?.isLedToAsFile(names) ? (ownPath ?? path) : path),
      ...(isNoindex && { isNoindex }),
      ...(isUnreached(names) && { isUnreached: true }),
    }))
  if (forgotten.length > 0) notes.push(forgottenNote(forgotten.map(({ path }) => path)))
  const audited = new Set(kept.map(({ names }) => names))
  const empty = read.filter(({ isEmpty, names }) => isEmpty && !audited.has(names))
  if (empty.length > 0) notes.push(emptyNote(empty.map(({ path }) => path)))
  const others = files.length - pages.length - forgotten.length - empty.length
  if (others > 0) {
    const words = others === 1 ? '1 HTML file of the folder is' : `${others} HTML files of the folder are`
    notes.push(`${words} no page, such as a part of a page or a redirect, and not audited`)
  }
  const deployed = await strays.deployed(root)
  if (deployed.length > 0) notes.push(strayNote(deployed))
  if (isCut) {
    notes.push(
      `The folder has more than ${MAX_ENTRIES} files, or folders in more than ${MAX_DEPTH} folders: those were not looked at`,
    )
  }
  const missing = pages.length > 0 ? undefined : 'holds no HTML page'
  return { pages, isPart: isCut, notes, gaps: [], missing, isEmpty: files.length === 0 && !isCut }
}

/** Tells of a page of a large folder, whose links are not read, whether it is a draft or a copy by its name. */
function draftsAmong(files: readonly Names[]): (names: Names) => boolean {
  const known = new Set(files.map(names => names.join('/')))
  return names => isDraftByName(names, original => known.has(original.join('/')))
}

/** Paths that a note names. */
const NAMED = 3

function forgottenNote(paths: readonly string[]): string {
  return `No link leads to what looks like a draft, a copy or a page for errors, so it is not audited: ${first(paths)}`
}

function emptyNote(paths: readonly string[]): string {
  const [words, them] =
    paths.length === 1
      ? ['1 HTML file of the folder is', 'it']
      : [`${paths.length} HTML files of the folder are`, 'them']
  return `${words} empty, and not audited. Visitors who open ${them} get a white page: fill or delete ${first(paths)}`
}

function strayNote(paths: readonly string[]): string {
  const [words, them] =
    paths.length === 1
      ? ['1 file of the folder is no part of a site, and goes', 'it']
      : [`${paths.length} files of the folder are no part of a site, and go`, 'them']
  return `${words} online with it unless the host leaves ${them} out: move or delete ${first(paths)}`
}

function first(paths: readonly string[]): string {
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : ''
  return `${paths.slice(0, NAMED).join(', ')}${more}`
}

type Names = readonly string[]

/** The HTML files below a folder, each by the names along its path. */
async function htmlFiles(
  root: string,
  reports: string,
  strays: StrayFiles,
): Promise<{ files: Names[]; isCut: boolean }> {
  const files: Names[] = []
  let folders: Names[] = [[]]
  let entries = 0
  for (let depth = 0; folders.length > 0; depth++) {
    const inside: Names[] = []
    // A site that lives below a path of its host is built into a folder of that name.
    const isTop = files.length === 0
    for (const folder of folders) {
      if (join(root, ...folder) === reports) continue
      const found = await readdir(join(root, ...folder), { withFileTypes: true }).catch(() => [])
      entries += found.length
      if (entries > MAX_ENTRIES || depth > MAX_DEPTH) return { files, isCut: true }
      const mayStandIn = isTop || (folder.length === 1 && LANGUAGE.test(folder[0]!))
      for (const entry of found.toSorted((a, b) => compare(a.name, b.name))) {
        const { name } = entry
        if (entry.isFile()) strays.add([...folder, name])
        if (NOT_A_PAGE.test(name) || (mayStandIn && STAND_IN.test(name))) continue
        if (entry.isDirectory() && !isForeign(name, folder.at(-1))) inside.push([...folder, name])
        const isPage = entry.isFile() && /\.html?$/i.test(name) && !VERIFICATION.test(name)
        if (isPage) files.push([...folder, name])
      }
    }
    folders = inside
  }
  return { files, isCut: false }
}

/** Whether an HTML file stands among styles and pictures, as the code for a favicon: no page that anybody is to find. */
function isAmongAssets(names: Names): boolean {
  const isIndex = /^index\.html?$/i.test(names.at(-1)!)
  return !isIndex && names.slice(0, -1).some(name => /^(?:assets|css|js|fonts|static)$/i.test(name))
}

/** Whether what is in a folder was written by others: marketplaces have pages of vendors, but not among their styles. */
function isForeign(name: string, parent: string | undefined): boolean {
  if (FOREIGN_FOLDERS.has(name) || SAVED.test(name)) return true
  if (ICON_FONT.test(name)) return true
  return parent !== undefined && ASSETS.test(parent) && OF_OTHERS.test(name)
}

/** The index of a folder before all others; the others by code units, which are the same on every machine. */
function compare(a: string, b: string): number {
  const rank = (name: string) => (/^index\.html?$/i.test(name) ? 0 : 1)
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

interface FoundFile {
  names: Names
  /** Of its URL. */
  path: string
  /** The same with its ending, where the page itself does not say that it goes without. */
  ownPath?: string
  /** It begins as no document does, or is called or made so: a part or a source of pages, unless they link to it. */
  isBare: boolean
  /** It has nothing but white space in it. */
  isEmpty: boolean
  isNoindex: boolean
}

/** Those that take something from what is read. */
interface Readers {
  links: FolderLinks | undefined
  rules: HostRules
  strays: StrayFiles
}

/** Undefined where a file is no page, whoever links to it. */
async function readFile(
  root: string,
  names: Names,
  { links, rules, strays }: Readers,
): Promise<FoundFile | undefined> {
  if (isAmongAssets(names)) return undefined
  if (garbageIn(await firstBytes(join(root, ...names), SNIFFED_BYTES)) !== undefined) return undefined
  const html = await startOf(join(root, ...names), links ? LINKED_BYTES : START_BYTES)
  if (html === undefined) return undefined
  strays.read(html)
  const start = html.slice(0, START_BYTES)
  if (DATA_ROOT.test(start) || leadsOn(start) || isEditor(start)) return undefined
  links?.read(names, html)
  const path = await addressOf(root, names, start, rules)
  const isClean = saysClean(start, names)
  if (isClean) links?.noteClean()
  const isCleanUnasked = !isClean && rules.addressOf(fileAddress(names)) === undefined
  return {
    names,
    path,
    ...(isCleanUnasked && fileAddress(names) === `${path}.html` && { ownPath: `${path}.html` }),
    isBare: isNoPage(names, start),
    isEmpty: start.trim() === '',
    isNoindex: tags(start, 'meta').some(tag => FOR_ROBOTS.test(tag) && NOINDEX.test(tag)),
  }
}

/** Whether the canonical of a page has its own name without the ending: that of another page says nothing of its address. */
function saysClean(start: string, names: Names): boolean {
  const name = canonicalIn(start).split('/').at(-1)!
  return name !== '' && name === segmentOf(names.at(-1)!.replace(/\.html$/, ''))
}

function isNoPage(names: Names, start: string): boolean {
  if (!DOCUMENT_START.test(start) || PART.test(names.at(-1)!) || FOR_MAIL.test(start)) return true
  return names.length > 1 && SOURCE.test(start)
}

async function addressOf(root: string, names: Names, start: string, rules: HostRules): Promise<string> {
  const path = fileAddress(names)
  const ruled = rules.addressOf(path)
  if (ruled !== undefined && (await findFile(root, ruled)).kind === 'missing') return ruled
  if (/\/index\.html$/.test(path)) return path.slice(0, -'index.html'.length)
  const clean = path.replace(/\.html$/, '')
  if (clean === path || /\.html$/.test(canonicalIn(start))) return path
  const served = await findFile(root, clean)
  return served.kind === 'file' && served.path === path ? clean : path
}

function fileAddress(names: Names): string {
  return `/${names.map(segmentOf).join('/')}`
}

/** The start of a file as text; undefined where it cannot be read. */
async function startOf(place: string, bytes: number): Promise<string | undefined> {
  const file = await open(place).catch(() => undefined)
  try {
    const read = await file?.read(Buffer.alloc(bytes), 0, bytes, 0)
    // The zeros of UTF-16 stand between characters of ASCII.
    return read?.buffer.toString('utf8', 0, read.bytesRead).replaceAll('\0', '')
  } catch {
    return undefined
  } finally {
    await file?.close()
  }
}

/**
 * What a copy of a site keeps under the address of a feed, of a sitemap or of an interface for programs, as those that
 * WordPress has in `wp-json/`, in a file that is named as a page.
 */
const DATA_ROOT =
  /^\uFEFF?\s*(?:(?:<\?xml\b[^<>]{0,200}\?>\s*)?(?:<!--[^<>]{0,500}-->\s*)?<(?:rss|feed|rdf:rdf|urlset|sitemapindex|oembed)[\s>]|\{\s*"[^"\n]{1,100}"\s*:|\[\s*\{\s*")/i

/** What a part is called that scripts put into pages, also where it is written as a document. */
const PART =
  /^(?:site-|main-|page-)?(?:nav|nav-?bar|navigation|header|footer|side-?bar|top-?bar)(?:-(?:component|partial|template|include))?\.html?$/i

/**
 * What only the template of a mail has: styles for Outlook, Hotmail and Apple's mail, and the preview of its text, which is
 * hidden from readers. Word writes other names that begin with "mso-" into pages.
 */
const FOR_MAIL =
  /#outlook a\s{0,4}[{,]|\.(?:ExternalClass|ReadMsgBody)\b|\bx-apple-disable-message-reformatting\b|\bmax-height:\s?0(?:px)?(?:\s?!important)?;[^"<>]{0,200}\bmso-hide:\s?all|\bmso-hide:\s?all\b[^"<>]{0,200}\bmax-height:\s?0/

/** What a bundler makes a page from, as Vite does, loads sources that no browser reads. */
const SOURCE = /<script\b[^<>]{0,200}\bsrc\s*=\s*["']?(?:\.?\/)?src\/[^"'<>\s]{1,200}\.(?:tsx?|jsx)\b/i

/** A part of a page, which is put into others, has none of these. */
const DOCUMENT_START = /<(?:!doctype\s+html|html|head|title|body)[\s>]/i

/** Whether a page sends its readers on at once. */
function leadsOn(start: string): boolean {
  return tags(start, 'meta').some(
    tag => /\bhttp-equiv\s*=\s*["']?refresh\b/i.test(tag) && /\bcontent\s*=\s*["']?\s*0\s*[;,]/i.test(tag),
  )
}

/** Where editors of a site sign in: the page loads a CMS that works in the browser, and is nothing besides. */
function isEditor(start: string): boolean {
  return [...tags(start, 'script'), ...tags(start, 'link')].some(tag => CMS.test(tag))
}

/** Files of Decap, which was Netlify CMS, and of Sveltia and Static CMS. */
const CMS =
  /\b(?:src|href)\s*=\s*["']?[^"'\s>]{0,200}(?:(?:decap|netlify|sveltia|static)-cms(?:-app)?(?:@[^"'\s>/]{1,40})?(?:\/|\.(?:min\.)?js)|@staticcms\/app|@sveltia\/cms)/i

const FOR_ROBOTS = /\bname\s*=\s*["']?robots\b/i
const NOINDEX = /\bcontent\s*=\s*["']?[\w\s,-]{0,100}\b(?:noindex|none)\b/i

/** The path of the canonical, empty where there is none: a site that has `.html` there has it in its links too. */
function canonicalIn(start: string): string {
  const link = tags(start, 'link').find(tag => /\brel\s*=\s*["']?canonical\b/i.test(tag))
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(link ?? '')
  const written = href?.slice(1).find(Boolean)
  return written === undefined ? '' : (URL.parse(written, 'http://site.invalid/')?.pathname ?? '')
}

import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findFile } from './static-file.ts'

/** Bytes at the start of the page that are looked at: styles within it may stand before the files it loads. */
const START_BYTES = 256 * 1024
/** Most files of the page that are looked up. */
const MAX_FILES = 50
/** Links from which on they tell the base where nothing is loaded by an address from the root of the host. */
const MIN_LINKS = 2
/** Folders that a base may be made of. */
const MAX_FOLDERS = 3
/** A name that is the same in a URL and on a disk. */
const PLAIN_NAME = /^(?!\.{1,2}$)[\w.~@-]+$/

/**
 * The folder of its host that a built site is made for, as `/docs`, where its files do not lie in one of that name: Vite,
 * VitePress, Astro (`base`), Docusaurus (`baseUrl`), Next.js (`basePath`) and Jekyll (`baseurl`) write it before the
 * addresses of all files, and the host, such as GitHub Pages, puts the build there. Empty where the site is made for the
 * root of its host.
 *
 * It is taken from the scripts and styles of the home page: none is in the folder under its own address, all are below
 * the base, and the folder has one of them by what stands behind that. Where its links are from the root of the host,
 * one of them has the base too: else the addresses of the files are merely wrong. Where it loads none by such addresses,
 * its links are taken, of which there are several. A home page that only leads on, as to one of several languages, says
 * nothing: the page behind it is taken.
 *
 * @param root real path of the folder
 * @see https://vite.dev/guide/build#public-base-path
 */
export async function baseOfFolder(root: string): Promise<string> {
  const html = await firstPageOf(root)
  const loaded = loadedPaths(html)
  const linked = linkedPaths(html)
  const paths = loaded.length > 0 || linked.length < MIN_LINKS ? loaded : linked
  const [first] = paths
  if (first === undefined || (await someAreFiles(root, paths))) return ''
  const names = first.split('/').slice(1, -1)
  for (let count = 1; count <= Math.min(names.length, MAX_FOLDERS); count++) {
    const base = `/${names.slice(0, count).join('/')}`
    const isPlain = names.slice(0, count).every(name => PLAIN_NAME.test(name))
    if (!isPlain || !paths.every(path => path.startsWith(`${base}/`))) return ''
    if (
      await someAreFiles(
        root,
        // That the folder has a home page says nothing.
        paths.map(path => path.slice(base.length)).filter(path => path !== '/'),
      )
    ) {
      const isLinked = linked.length === 0 || linked.some(path => `${path}/`.startsWith(`${base}/`))
      return !isLinked || (await exists(join(root, base))) ? '' : base
    }
  }
  return ''
}

/** The source of the home page, or of the page that it leads to without showing anything itself. */
async function firstPageOf(root: string): Promise<string> {
  const home = await sourceAt(root, '/')
  const target = refreshTarget(home)
  // Generators write a link to where it leads into such a page.
  if (loadedPaths(home).length > 0 || !target) return home
  const names = target.pathname.split('/').filter(Boolean)
  for (let folders = 0; folders < Math.min(names.length, MAX_FOLDERS + 1); folders++) {
    const source = await sourceAt(root, `/${names.slice(folders).join('/')}`)
    if (source !== '') return source
  }
  return home
}

/** Where a page leads by `<meta http-equiv="refresh">`. */
function refreshTarget(html: string): URL | undefined {
  for (const [tag] of html.matchAll(/<meta\s[^<>]{1,1000}>/gi)) {
    if (!/\shttp-equiv\s*=\s*["']?refresh\b/i.test(tag)) continue
    const [, address] = /\burl\s*=\s*["']?([^\s"'<>]+)/i.exec(tag) ?? []
    return (address !== undefined && URL.parse(address, 'http://127.0.0.1/')) || undefined
  }
  return undefined
}

/**
 * The start of the page at a path; empty where there is none. What is no file within the folder, as a pipe that nobody
 * writes to, is never opened.
 */
async function sourceAt(root: string, path: string): Promise<string> {
  const found = await findFile(root, path)
  if (found.kind === 'moved') return await sourceAt(root, found.location)
  const isPage = found.kind === 'file' && found.path.endsWith('.html')
  return isPage ? await startOf(join(root, decodeURIComponent(found.path))) : ''
}

/** Paths of the scripts and styles that a page loads by addresses from the root of its host. */
function loadedPaths(html: string): string[] {
  const paths = new Set<string>()
  // No tag goes past the next `<`, so this is linear.
  for (const [tag] of html.matchAll(/<(?:script|link)\s[^<>]*>/gi)) {
    const address = /\s(?:src|href)\s*=\s*["']?(\/(?!\/)[^\s"'<>?#]+\.(?:m?js|css))(?=["'\s>?#])/i.exec(tag)
    if (address) paths.add(address[1]!)
    if (paths.size === MAX_FILES) break
  }
  return [...paths]
}

/** Paths of the links of a page that are from the root of its host. */
function linkedPaths(html: string): string[] {
  const links = html.matchAll(/<a\s[^<>]*?\bhref\s*=\s*["']?(\/(?!\/)[^\s"'<>?#]*)/gi)
  return [...new Set(Array.from(links, ([, path]) => path!))].slice(0, MAX_FILES)
}

async function someAreFiles(root: string, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) {
    if ((await findFile(root, path)).kind === 'file') return true
  }
  return false
}

async function exists(place: string): Promise<boolean> {
  return await stat(place).then(
    () => true,
    () => false,
  )
}

/** The start of a file as text; empty where it cannot be read. */
async function startOf(place: string): Promise<string> {
  const file = await open(place).catch(() => undefined)
  try {
    const read = await file?.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return read?.buffer.toString('utf8', 0, read.bytesRead) ?? ''
  } catch {
    return ''
  } finally {
    await file?.close()
  }
}

import { lstat, open, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { MAX_COPIES, MAX_COPY_PATH, type PublishedCopy } from '../net/published-copies.ts'
import { namesInTar, namesInZip, unpackedStart } from './archive-names.ts'
import { copiedPages, isFoundAsItself } from './copied-pages.ts'
import { firstBytes, startOfFile } from './start-of-file.ts'
import { segmentOf } from './static-file.ts'
import { readTrackedFiles } from './tracked-files.ts'

type Names = readonly string[]

/** Entries of folders that are looked at, folders within folders, and files that are opened. */
const MAX_ENTRIES = 50_000
const MAX_DEPTH = 12
const MAX_OPENED = 50
/** Bytes at the start and at the end of a file that are read. */
const PART_BYTES = 1024 * 1024
/** Files in which the names of copies are looked for, and bytes of each. */
const MAX_READERS = 3000
const READER_BYTES = 512 * 1024
const RULES_BYTES = 64 * 1024

const ARCHIVE = /\.(?:zip|tar|tar\.gz|tgz)$/i
const DUMP = /\.(?:sql|sql\.gz|dump)$/i
/** Servers run what ends in `.php`, and send this as it stands. */
const PROGRAM = /\.(?:php|phtml)(?:\.(?:bak|old|orig|save)|~)$/i
/** What pages may name a file in. */
const READER = /\.(?:html?|m?js|json|xml|txt|md|css)$/i

/** What is offered for download, such as the pages of a manual to be read offline, with the words that names of such files have. */
const OFFERED =
  /(?:^|[-_. ])(?:downloads?|releases?|dist|archives?|files?|media|attachments?|uploads?|offline|examples?|demos?|samples?|templates?|themes?|starters?|kits?|lessons?|exercises?|workshops?|docs?|documentation|manuals?|html|tests?|fixtures?|v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?)(?=$|[-_. ])/i

/** Files in which a site tells its host what is served and what is not. */
const RULES = [
  ...['.htaccess', '_redirects', '.vercelignore', '.assetsignore', 'vercel.json', 'netlify.toml'],
  ...['firebase.json', 'web.config', 'staticwebapp.config.json'],
]

/**
 * Copies of a site that lie beside its pages: archives with its pages, with a WordPress, dumps of its database, and programs
 * under a name by which servers send them as text. What a page, a script or a list names is for its readers; so is what is
 * offered for download by its name; what git does not track is not deployed; and what the rules for the host name may not
 * be served.
 *
 * @param root real path of the folder
 */
export async function publishedCopies(root: string): Promise<PublishedCopy[]> {
  const { candidates, pages, readers } = await filesOf(root)
  const found: Found[] = []
  for (const names of candidates.slice(0, MAX_OPENED)) {
    const copy = await copyAt(join(root, ...names), names, pages).catch(() => undefined)
    if (copy) found.push({ names, copy, called: names.at(-1)!, isPage: false })
  }
  for (const page of copiedPages(readers)) {
    const { names, of, called } = page
    if (!(await isFoundAsItself(root, page))) continue
    found.push({ names, copy: { path: pathOf(names), kind: 'page', of: pathOf(of) }, called, isPage: true })
  }
  if (found.length === 0) return []
  const tracked = await readTrackedFiles(root)
  const rules = (await Promise.all(RULES.map(name => startOfFile(join(root, name), RULES_BYTES)))).join('\n')
  const deployed = found.filter(
    one =>
      one.copy.path.length <= MAX_COPY_PATH &&
      (tracked?.has(one.names) ?? true) &&
      !(one.isPage ? rules.includes(one.called) : isRuled(one.called, rules)),
  )
  const named = await namedIn(root, readers, deployed)
  return deployed
    .filter(({ called }) => !named.has(called))
    .slice(0, MAX_COPIES)
    .map(({ copy }) => copy)
}

interface Found {
  names: Names
  copy: PublishedCopy
  /** What pages that name it say. */
  called: string
  isPage: boolean
}

function pathOf(names: Names): string {
  return `/${names.map(segmentOf).join('/')}`.replace(/\/index\.html?$/, '/')
}

/** Whether the rules for the host name a file, or files of its kind. */
function isRuled(name: string, rules: string): boolean {
  const [kind = ''] = /[a-z0-9]+/i.exec(extname(name)) ?? []
  return rules.includes(name) || new RegExp(`\\b${kind}\\b`, 'i').test(rules)
}

interface Files {
  candidates: Names[]
  /** Keys of the pages, see {@link pageKey}. */
  pages: Set<string>
  readers: Names[]
}

async function filesOf(root: string): Promise<Files> {
  const files: Files = { candidates: [], pages: new Set(), readers: [] }
  let folders: Names[] = [[]]
  let entries = 0
  for (let depth = 0; folders.length > 0 && depth <= MAX_DEPTH; depth++) {
    const inside: Names[] = []
    for (const folder of folders) {
      const found = await readdir(join(root, ...folder), { withFileTypes: true }).catch(() => [])
      entries += found.length
      if (entries > MAX_ENTRIES) return { ...files, candidates: [] }
      for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const { name } = entry
        if (name.startsWith('.') || name === 'node_modules') continue
        const names = [...folder, name]
        if (entry.isDirectory()) inside.push(names)
        else if (entry.isFile()) sort(names, files)
      }
    }
    folders = inside
  }
  return files
}

function sort(names: Names, { candidates, pages, readers }: Files): void {
  const name = names.at(-1)!
  if (READER.test(name)) readers.push(names)
  const key = pageKey(names.join('/'))
  if (key !== undefined) pages.add(key)
  const isArchive = ARCHIVE.test(name)
  if (!(isArchive || DUMP.test(name) || PROGRAM.test(name))) return
  const stem = name.replace(ARCHIVE, '')
  if (![...names.slice(0, -1), stem].some(part => OFFERED.test(part))) candidates.push(names)
}

/** What two ways to file a page have in common, as `a.html` and `a/index.html`; undefined of what is no page. */
function pageKey(path: string): string | undefined {
  return /\.html?$/i.test(path) ? path.toLowerCase().replace(/(?:^|\/)index\.html?$|\.html?$/, '') : undefined
}

async function copyAt(
  place: string,
  names: Names,
  pages: ReadonlySet<string>,
): Promise<PublishedCopy | undefined> {
  const name = names.at(-1)!
  const path = pathOf(names)
  if (ARCHIVE.test(name)) {
    const inside = await namesInArchive(place)
    if (isWordPress(inside)) return { path, kind: 'wordpress' }
    const count = pagesAmong(inside, pages)
    return count === 0 ? undefined : { path, kind: 'site', pages: count }
  }
  const start = await firstBytes(place, PART_BYTES)
  if (DUMP.test(name)) {
    const text = (/\.gz$/i.test(name) ? unpackedStart(start) : start).toString('latin1')
    return isDump(text) ? { path, kind: 'database' } : undefined
  }
  return /^\s{0,9}<\?php\s/.test(start.toString('latin1', 0, 200)) ? { path, kind: 'program' } : undefined
}

async function namesInArchive(place: string): Promise<string[]> {
  if (/\.zip$/i.test(place)) {
    const { end, size } = await endOfFile(place)
    return namesInZip(end, size)
  }
  const start = await firstBytes(place, PART_BYTES)
  return namesInTar(/\.tar$/i.test(place) ? start : unpackedStart(start))
}

async function endOfFile(place: string): Promise<{ end: Buffer; size: number }> {
  const { size } = await lstat(place)
  const length = Math.min(size, PART_BYTES)
  const file = await open(place)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return { end: buffer.subarray(0, bytesRead), size }
  } finally {
    await file.close()
  }
}

/** Its settings, which hold the password of its database, and the program beside them. */
function isWordPress(names: readonly string[]): boolean {
  const settings = names.find(name => /(?:^|\/)wp-config\.php$/.test(name))
  const home = settings?.slice(0, -'wp-config.php'.length)
  return home !== undefined && names.some(name => name.startsWith(`${home}wp-content/`))
}

/** Pages that an archive needs in common with the site, the home page among them, and their share of all that it has. */
const MIN_PAGES = 3
const MIN_SHARE = 0.5
/** Folders of an archive that are tried as the one of the site. */
const MAX_HOMES = 20

/** How many pages of the site are in an archive, in whatever folder of it; 0 where it is not one of this site. */
function pagesAmong(names: readonly string[], pages: ReadonlySet<string>): number {
  if (!pages.has('')) return 0
  const html = names.filter(name => /\.html?$/i.test(name))
  const homes = html.flatMap(name => /^(.*\/|)index\.html?$/i.exec(name)?.[1] ?? []).slice(0, MAX_HOMES)
  const counts = homes.map(home => {
    const inside = html.filter(name => name.startsWith(home))
    const shared = new Set(inside.map(name => pageKey(name.slice(home.length))!)).intersection(pages)
    return shared.size >= MIN_PAGES && shared.size >= MIN_SHARE * inside.length ? shared.size : 0
  })
  return Math.max(0, ...counts)
}

/** What programs for databases write into one of the first lines of a dump. */
const DUMP_LINE = /^-- (?:MySQL dump|MariaDB dump|phpMyAdmin SQL Dump|PostgreSQL database dump|Adminer)\b/
const DUMP_LINES = 8

/** Whether a text is a dump with rows: a schema alone is no data. */
function isDump(text: string): boolean {
  if (text.startsWith('PGDMP')) return true
  const isNamed = text.split('\n', DUMP_LINES).some(line => DUMP_LINE.test(line))
  return isNamed && /^(?:INSERT INTO|COPY) /m.test(text)
}

/** Which names of files stand in a page, a script or a list of the folder; what a page says of itself does not count. */
async function namedIn(
  root: string,
  readers: readonly Names[],
  found: readonly Pick<Found, 'names' | 'called'>[],
): Promise<ReadonlySet<string>> {
  if (found.length === 0 || readers.length > MAX_READERS) return new Set(found.map(({ called }) => called))
  const named = new Set<string>()
  for (const reader of readers) {
    const text = await startOfFile(join(root, ...reader), READER_BYTES)
    for (const { names, called } of found) {
      if (names === reader) continue
      if (text.includes(called) || text.includes(encodeURIComponent(called))) named.add(called)
    }
  }
  return named
}

import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { siteCopies } from '../engine/syntax/site-copies.ts'
import { percentDecoded } from '../text/percent-decoded.ts'
import { isDraftByName, isLeftOverByName } from './draft-names.ts'
import { tags } from './html-tags.ts'
import { startOfFile } from './start-of-file.ts'
import { findFile } from './static-file.ts'

/** Bytes of the sitemap at the root of a folder that are read. */
const SITEMAP_BYTES = 1024 * 1024
/** Share of the pages that has to be reached: where it is less, scripts make the links. */
const LEAST_REACHED_SHARE = 1 / 2
/** Pages that are reached from which on the links of a site are in its HTML, at least in part. */
const LEAST_REACHED = 4
/** Files that one is taken to lead to; the links of a menu come first. */
const MAX_LINKS = 500

/** Scripts in which names of files are looked for, and bytes of each. */
const MAX_SCRIPTS = 20
const SCRIPT_BYTES = 256 * 1024
/** Names of files that a script may hold. */
const MAX_LITERALS = 500

type Names = readonly string[]

/**
 * Which files of a folder visitors get to from its home page and from what its sitemap lists, by links and versions in
 * other languages. Hosts serve whatever lies in a folder: drafts, templates that pages are built from, tools of those who
 * look after the site.
 */
export class FolderLinks {
  readonly #base: string
  /** Where each file leads to; files are known by their addresses without what hosts leave out. */
  readonly #linksOf: Map<string, Set<string>>
  readonly #starts = new Set<string>([HOME])
  readonly #linked = new Set<string>()
  readonly #framed = new Set<string>()
  /** What a document shows in frames of the site. */
  readonly #framesOf = new Map<string, Set<string>>()
  readonly #languages = new Map<string, string>()
  /** Of what is led to, whether all that leads there writes the ending of the file. */
  readonly #isAsFile = new Map<string, boolean>()
  /** Whether something leads to a page by an address without the ending of its file, or a page says that it has such a one. */
  #isCleanSomewhere = false
  /** The index files of folders, whose addresses have no ending in any case. */
  readonly #indexes: ReadonlySet<string>
  readonly #scripts = new Set<string>()
  /** What scripts name with the ending. */
  readonly #inScripts = new Set<string>()

  /** @param origin where the folder is served, with the folder of the host if it is in one */
  constructor(files: readonly Names[], origin: string) {
    this.#base = new URL(origin).pathname.replace(/\/$/, '')
    this.#linksOf = new Map(files.map(names => [keyOfFile(names), new Set()]))
    this.#indexes = new Set(files.filter(names => INDEX_FILE.test(names.at(-1)!)).map(keyOfFile))
  }

  /** Notes the links of a page. */
  read(names: Names, html: string): void {
    const own = keyOfFile(names)
    const at = `http://${SITE}${this.#base}/${names.map(encodeURIComponent).join('/')}`
    const versions = tags(html, 'link').filter(tag => /\shreflang\s*=/i.test(tag))
    const links = this.#linksOf.get(own)!
    this.#languages.set(own, LANG.exec(html)?.[1]?.toLowerCase() ?? '')
    for (const tag of [...tags(html, 'a'), ...tags(html, 'area'), ...versions]) {
      const key = this.#ledTo(URL.parse(HREF.exec(tag)?.slice(1).find(Boolean) ?? '', at))
      if (key === undefined || key === own || links.size >= MAX_LINKS) continue
      links.add(key)
      this.#linked.add(key)
    }
    for (const tag of tags(html, 'form')) {
      const action = ACTION.exec(tag)?.slice(1).find(Boolean)
      if (action !== undefined) this.#ledTo(URL.parse(action, at))
    }
    for (const tag of tags(html, 'script')) {
      const url = URL.parse(SRC.exec(tag)?.slice(1).find(Boolean) ?? '', at)
      if (url?.hostname === SITE && this.#scripts.size < MAX_SCRIPTS) this.#scripts.add(url.pathname)
    }
    if (/<script[\s>]/i.test(html)) this.#readNames(html)
    const hosts = new Set([SITE, ...namedHosts(html)])
    for (const tag of [...tags(html, 'iframe'), ...tags(html, 'frame')]) {
      const url = URL.parse(SRC.exec(tag)?.slice(1).find(Boolean) ?? '', at)
      const key = url && hosts.has(url.hostname) ? this.#keyOf(url) : undefined
      // A frame whose address a script is to set leads to the page itself.
      if (key === undefined || key === own) continue
      this.#framed.add(key)
      const frames = this.#framesOf.get(own) ?? new Set()
      this.#framesOf.set(own, frames.add(key))
    }
  }

  /** Notes that a page goes by an address without the ending of its file, as its canonical says. */
  noteClean(): void {
    this.#isCleanSomewhere = true
  }

  /** Notes which files the scripts name that the pages load: menus that they write lead there. */
  async readScripts(root: string): Promise<void> {
    for (const path of this.#scripts) {
      const own = path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path
      const found = await findFile(root, own)
      if (found.kind !== 'file') continue
      this.#readNames(await startOfFile(join(root, decodeURIComponent(found.path)), SCRIPT_BYTES))
    }
  }

  #readNames(source: string): void {
    let left = MAX_LITERALS
    for (const [, name] of source.matchAll(FILE_NAME)) {
      if (left-- === 0) return
      const key = this.#keyOf(URL.parse(name!, `http://${SITE}${this.#base}/`))
      if (key !== undefined) this.#inScripts.add(key)
    }
  }

  /** Notes what the sitemap at the root lists. */
  async readSitemap(root: string): Promise<void> {
    const path = join(root, 'sitemap.xml')
    // What waits for somebody to write to it would never open.
    if (!(await lstat(path).catch(() => undefined))?.isFile()) return
    const file = await open(path).catch(() => undefined)
    try {
      const read = await file?.read(Buffer.alloc(SITEMAP_BYTES), 0, SITEMAP_BYTES, 0)
      const xml = read?.buffer.toString('utf8', 0, read.bytesRead) ?? ''
      for (const [, url] of xml.matchAll(/<loc>([^<>]*)<\/loc>/gi)) {
        const key = this.#ledTo(URL.parse(url!.trim()))
        if (key !== undefined) this.#starts.add(key)
      }
    } catch {
      // It cannot be read: then nothing is listed.
    } finally {
      await file?.close()
    }
  }

  /**
   * Tells of a page whether it is a draft or a copy that somebody forgot, or a page for errors: its name says so, nobody gets to it, and no other
   * page leads to it, be it one to which scripts lead. So are the pages of a second copy of the site, see {@link siteCopies}.
   */
  forgotten(pages: readonly Names[]): (names: Names) => boolean {
    const keys = new Set(pages.map(keyOfFile))
    const isDraft = (names: Names) => isDraftByName(names, original => keys.has(keyOfFile(original)))
    const reached = this.#reached()
    const led = new Set(
      pages.filter(names => !isDraft(names)).flatMap(names => [...this.#linksOf.get(keyOfFile(names))!]),
    )
    const copied = new Set(this.#forgottenCopies(pages, reached).flat().map(keyOfFile))
    return names => {
      const key = keyOfFile(names)
      return copied.has(key) || (isDraft(names) && !reached.has(key) && !led.has(key))
    }
  }

  /** The pages of copies of the site, where nothing outside of a copy leads into it, and links lead to what it is a copy of. */
  #forgottenCopies(pages: readonly Names[], reached: ReadonlySet<string>): (readonly Names[])[] {
    return siteCopies(pages).flatMap(copy => {
      const keys = new Set(copy.pages.map(keyOfFile))
      const originals = copy.pages.map(names => keyOfFile(names.slice(copy.folder.length)))
      const isKnown =
        originals.filter(key => reached.has(key)).length >= originals.length * LEAST_REACHED_SHARE
      const isSameLanguage = this.#languages.get(keyOfFile(copy.folder)) === this.#languages.get(HOME)
      if (!isKnown || !isSameLanguage || keys.values().some(key => reached.has(key) || this.#framed.has(key)))
        return []
      const isLed = pages.some(names => {
        const own = keyOfFile(names)
        return (
          !keys.has(own) &&
          this.#linksOf
            .get(own)!
            .values()
            .some(key => keys.has(key))
        )
      })
      return isLed ? [] : [copy.pages]
    })
  }

  #reached(): ReadonlySet<string> {
    const reached = new Set([...this.#starts].filter(key => this.#linksOf.has(key)))
    for (const key of reached) for (const next of this.#linksOf.get(key)!) reached.add(next)
    return reached
  }

  /**
   * Tells of a page whether nobody gets to it. Where scripts seem to make links, that is known only of what neither leads
   * to a page nor is led to, as pictures for social networks that are drawn in HTML, and of what nothing leads to that was
   * left over by its name; of the latter alone where they make all. What is shown in the frames of a document that nobody
   * gets to, as that of an exported text, and what is led to from those frames alone, is not counted as a page.
   */
  unreached(all: readonly Names[]): (names: Names) => boolean {
    const reached = this.#reached()
    const isReached = (names: Names) => reached.has(keyOfFile(names))
    const framed = this.#framedApart(reached)
    const isFramedApart = (names: Names) => framed.has(keyOfFile(names))
    const isUnreached = this.#unreachedOf(
      all.filter(names => !isFramedApart(names)),
      isReached,
    )
    return names => isFramedApart(names) || isUnreached(names)
  }

  #unreachedOf(pages: readonly Names[], isReached: (names: Names) => boolean): (names: Names) => boolean {
    const count = pages.filter(isReached).length
    if (count >= pages.length * LEAST_REACHED_SHARE) return names => !isReached(names)
    const isLeftOver = (names: Names) => isLeftOverByName(names) && !this.#linked.has(keyOfFile(names))
    if (count < LEAST_REACHED) return names => !isReached(names) && isLeftOver(names)
    return names => !isReached(names) && (this.#isApart(keyOfFile(names)) || isLeftOver(names))
  }

  /** What only documents that nobody gets to show in frames, with what is led to from there and from nowhere else. */
  #framedApart(reached: ReadonlySet<string>): ReadonlySet<string> {
    const framed = new Set<string>()
    for (const [key, frames] of this.#framesOf) {
      if (!reached.has(key) && !this.#linked.has(key)) for (const frame of frames) framed.add(frame)
    }
    for (const key of framed) for (const next of this.#linksOf.get(key)!) framed.add(next)
    // What anything else shows or leads to is a page after all, and so is what that leads to.
    const others = new Set(reached)
    for (const [key, links] of this.#linksOf) {
      if (framed.has(key)) continue
      const shown = this.#linked.has(key) || reached.has(key) ? this.#framesOf.get(key) : undefined
      for (const next of [...links, ...(shown ?? [])]) others.add(next)
    }
    for (const key of others) {
      if (framed.has(key)) for (const next of this.#linksOf.get(key)!) others.add(next)
    }
    return framed.difference(others)
  }

  #isApart(key: string): boolean {
    return this.#linksOf.get(key)!.size === 0 && !this.#linked.has(key)
  }

  isLinked(names: Names): boolean {
    return this.#linked.has(keyOfFile(names))
  }

  /**
   * Tells of a file whether all links to it, and the sitemap, write its ending. Of one that nothing leads to whether scripts
   * write it, or all links of the site write that of theirs, and no page says otherwise.
   */
  isLedToAsFile(names: Names): boolean {
    const key = keyOfFile(names)
    const known = this.#isAsFile.get(key)
    if (known !== undefined || this.#isCleanSomewhere) return known === true
    return (
      this.#inScripts.has(key) || this.#isAsFile.entries().some(([of, is]) => is && !this.#indexes.has(of))
    )
  }

  /** Tells of a file whether pages show it in a frame, and nothing leads to it. */
  isOnlyFramed(names: Names): boolean {
    const key = keyOfFile(names)
    return this.#framed.has(key) && !this.#linked.has(key) && !this.#starts.has(key)
  }

  /** The same of what a link leads to, whose form is noted. */
  #ledTo(url: URL | null): string | undefined {
    const key = this.#keyOf(url)
    if (key === undefined) return undefined
    const isFile = /\.html$/i.test(url!.pathname)
    this.#isAsFile.set(key, isFile && this.#isAsFile.get(key) !== false)
    if (!isFile && !this.#indexes.has(key)) this.#isCleanSomewhere = true
    return key
  }

  /** The key of a file of the folder; undefined where there is none at an address. */
  #keyOf(url: URL | null): string | undefined {
    if (!url) return undefined
    const path = percentDecoded(url.pathname)
    const key = keyOf(path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path)
    return this.#linksOf.has(key) ? key : undefined
  }
}

/** The file at the root. */
const HOME = ''

const SITE = 'site.invalid'
const INDEX_FILE = /^index\.html?$/i
/** The name of a file in quotes, as scripts write it. */
const FILE_NAME = /["'`]([\w./%~-]{1,200}\.html)(?=["'`#?\\])/gi
const LANG = /<html\b[^<>]{0,1000}?\slang\s*=\s*["']?([\w-]{1,35})/i
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const ACTION = /\saction\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const SRC = /\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Hosts that a page names in its metadata, among which its own is. */
function namedHosts(html: string): string[] {
  const metadata = [...tags(html, 'meta'), ...tags(html, 'link').filter(tag => /canonical/i.test(tag))]
  return metadata.flatMap(tag => {
    const url = URL.parse(/https?:\/\/[^"'\s>]{1,300}/i.exec(tag)?.[0] ?? '')
    return url ? url.hostname : []
  })
}

function keyOfFile(names: Names): string {
  return keyOf(`/${names.join('/')}`)
}

/** A path without the name of an index file, the ending and the slash behind it. */
function keyOf(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/i, '').replace(/\/$/, '')
}

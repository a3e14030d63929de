import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { percentDecoded } from '../text/percent-decoded.ts'
import { tags } from './html-tags.ts'

/** Bytes of the sitemap at the root of a folder that are read. */
const SITEMAP_BYTES = 1024 * 1024
/** Share of the pages that has to be linked: where it is less, scripts make the links. */
const LEAST_LINKED_SHARE = 1 / 2

type Names = readonly string[]

/**
 * Which files of a folder its pages lead to by links, versions in other languages or its sitemap. Hosts serve whatever
 * lies in a folder: drafts, templates that pages are built from, tools of those who look after the site.
 */
export class FolderLinks {
  readonly #base: string
  /** Whether each file is linked, by its address without what hosts leave out. */
  readonly #isLinked: Map<string, boolean>

  /** @param origin where the folder is served, with the folder of the host if it is in one */
  constructor(files: readonly Names[], origin: string) {
    this.#base = new URL(origin).pathname.replace(/\/$/, '')
    this.#isLinked = new Map(files.map(names => [keyOf(`/${names.join('/')}`), false]))
  }

  /** Notes the links of a page. */
  read(names: Names, html: string): void {
    const own = keyOf(`/${names.join('/')}`)
    const at = `http://site.invalid${this.#base}/${names.map(encodeURIComponent).join('/')}`
    const versions = tags(html, 'link').filter(tag => /\shreflang\s*=/i.test(tag))
    for (const tag of [...tags(html, 'a'), ...tags(html, 'area'), ...versions]) {
      const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag)
      this.#note(URL.parse(href?.[1] ?? href?.[2] ?? href?.[3] ?? '', at), own)
    }
  }

  /** Notes what the sitemap at the root lists. */
  async readSitemap(root: string): Promise<void> {
    const file = await open(join(root, 'sitemap.xml')).catch(() => undefined)
    try {
      const read = await file?.read(Buffer.alloc(SITEMAP_BYTES), 0, SITEMAP_BYTES, 0)
      const xml = read?.buffer.toString('utf8', 0, read.bytesRead) ?? ''
      for (const [, url] of xml.matchAll(/<loc>([^<>]*)<\/loc>/gi)) this.#note(URL.parse(url!.trim()))
    } catch {
      // A folder of that name: then nothing is listed.
    } finally {
      await file?.close()
    }
  }

  /** Tells of a file whether nothing leads to it; false for all where scripts seem to make the links. */
  unlinked(): (names: Names) => boolean {
    const linked = [...this.#isLinked.values()].filter(Boolean).length
    if (linked < this.#isLinked.size * LEAST_LINKED_SHARE) return () => false
    return names => this.#isLinked.get(keyOf(`/${names.join('/')}`)) === false
  }

  #note(url: URL | null, own?: string): void {
    if (!url) return
    const path = percentDecoded(url.pathname)
    const key = keyOf(path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path)
    if (key !== own && this.#isLinked.has(key)) this.#isLinked.set(key, true)
  }
}

/** A path without the name of an index file, the ending and the slash behind it. */
function keyOf(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/i, '').replace(/\/$/, '')
}

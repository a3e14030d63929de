import { cutEnd, ownCopy } from '../../../text/cut.ts'
import {
  type Alternate,
  EXTENSION_NAMESPACES,
  type Extension,
  type Place,
  type ProblemKind,
  SITEMAP_NAMESPACE,
  type SitemapEntry,
  type SitemapHandler,
  type SitemapKind,
  type SitemapProblem,
} from './format.ts'
import { StopReading, type XmlElement, type XmlHandler } from './xml-reader.ts'

const LEAVES: ReadonlySet<string> = new Set(['loc', 'lastmod', 'changefreq', 'priority'])
const CHILD_LEAVES: ReadonlySet<string> = new Set(['loc', 'lastmod'])
/** Kept of one entry or video, and wrong namespaces of a file: more than this are no sitemap for people. */
const MAX_KEPT = 500

type OpenEntry = {
  -readonly [Key in keyof SitemapEntry]: SitemapEntry[Key] extends readonly (infer Item)[]
    ? Item[]
    : SitemapEntry[Key]
}
type OpenExtension = Extension & { kind: 'image' | 'video' | 'news'; fields: Map<string, string> }

/** What the elements of a `urlset` or a `sitemapindex` mean. */
export class SitemapDocument implements XmlHandler {
  readonly kind: SitemapKind
  readonly #handler: SitemapHandler
  readonly #rootUri: string
  readonly #itemName: string
  readonly #leaves: ReadonlySet<string>
  readonly #namespacesTold = new Set<string>()
  /** Local names from the root down to what is open. */
  readonly #path: string[] = []
  /** Depth from which on nothing is of interest. */
  #ignoredFrom = Number.POSITIVE_INFINITY
  #entry: OpenEntry | undefined
  /** Elements of the protocol that the open entry has. */
  readonly #seen = new Set<string>()
  #extension: OpenExtension | undefined

  constructor(kind: 'urlset' | 'index', root: XmlElement, handler: SitemapHandler) {
    this.kind = kind
    this.#handler = handler
    this.#rootUri = root.uri
    this.#itemName = kind === 'index' ? 'sitemap' : 'url'
    this.#leaves = kind === 'index' ? CHILD_LEAVES : LEAVES
    this.#path.push(root.local)
    if (root.uri !== SITEMAP_NAMESPACE) this.#namespace('namespace', root, SITEMAP_NAMESPACE)
  }

  problem(problem: SitemapProblem): void {
    this.#handler.problem(problem)
  }

  open(element: XmlElement): void {
    const depth = this.#path.push(element.local)
    if (depth >= this.#ignoredFrom) return
    if (depth === 2) this.#openItem(element)
    else if (depth === 3) this.#openInItem(element)
    else if (this.#extension) this.#openInExtension(element)
    else this.#unexpected(element, `stands inside <${this.#path.at(-2)}>`)
  }

  close(text: string): void {
    const depth = this.#path.length
    if (depth < this.#ignoredFrom) {
      if (depth === 2) this.#closeItem()
      else if (this.#extension) this.#closeInExtension(depth, text)
      else if (depth === 3) this.#leaf(this.#path[2]!, text)
    } else if (depth === this.#ignoredFrom) this.#ignoredFrom = Number.POSITIVE_INFINITY
    this.#path.pop()
  }

  #openItem(element: XmlElement): void {
    if (element.uri === this.#rootUri && element.local === this.#itemName) {
      const { line, column } = element
      this.#entry = newEntry(line, column)
      this.#seen.clear()
    } else if (element.uri === this.#rootUri || element.prefix === '') {
      this.#unexpected(element, `stands where <${this.#itemName}> belongs`)
    } else this.#ignore()
  }

  #openInItem(element: XmlElement): void {
    const { uri, prefix } = element
    if (uri === this.#rootUri) this.#openLeaf(element)
    else if (prefix === '') this.#unexpected(element, 'is in another namespace than its parent')
    else this.#openExtension(element)
  }

  #openLeaf(element: XmlElement): void {
    if (!this.#leaves.has(element.local)) this.#unexpected(element, 'is not part of the protocol')
    else if (this.#seen.has(element.local)) {
      this.#unexpected(element, `is there twice in one <${this.#itemName}>`)
    } else {
      this.#seen.add(element.local)
      if (element.local === 'loc') Object.assign(this.#entry!, placeOf(element))
    }
  }

  #openExtension(element: XmlElement): void {
    const { uri, local, prefix } = element
    const expected = EXTENSION_NAMESPACES[prefix as keyof typeof EXTENSION_NAMESPACES]
    // A prefix that is bound to nothing is told of by the parser, with its own name for a namespace.
    if (expected && uri !== expected && uri !== prefix)
      this.#namespace('extension-namespace', element, expected)
    const entry = this.#entry!
    const { image, video, news, xhtml } = EXTENSION_NAMESPACES
    if (uri === xhtml && local === 'link') {
      if (entry.alternates.length < MAX_KEPT && !isOtherForm(element)) {
        entry.alternates.push(alternateOf(element))
      }
      this.#ignore()
    } else if (uri === image && local === 'image') this.#begin('image', element)
    else if (uri === video && local === 'video') this.#begin('video', element)
    else if (uri === news && local === 'news') this.#begin('news', element)
    else if (uri === image || uri === video || uri === news) {
      const wrapper = Object.entries(EXTENSION_NAMESPACES).find(([, known]) => known === uri)![0]
      this.#unexpected(element, `stands outside <${wrapper}:${wrapper}>`)
    } else this.#ignore()
  }

  #begin(kind: OpenExtension['kind'], element: XmlElement): void {
    this.#extension = { kind, fields: new Map(), tags: 0, ...placeOf(element) }
  }

  #openInExtension({ local }: XmlElement): void {
    const extension = this.#extension!
    if (extension.kind === 'video' && local === 'tag') extension.tags++
  }

  #closeInExtension(depth: number, text: string): void {
    const extension = this.#extension!
    if (depth > 3) {
      const name = this.#path.slice(3).join('/')
      const { fields } = extension
      if (!fields.has(name) && fields.size < MAX_KEPT) fields.set(name, text)
      return
    }
    this.#extension = undefined
    const entry = this.#entry!
    if (extension.kind === 'image') {
      entry.images++
      if (!extension.fields.get('loc') && entry.imagesWithoutLoc.length < MAX_KEPT) {
        entry.imagesWithoutLoc.push(placeOf(extension))
      }
    } else {
      const list = extension.kind === 'video' ? entry.videos : entry.news
      if (list.length < MAX_KEPT) list.push(extension)
    }
  }

  #leaf(name: string, text: string): void {
    const entry = this.#entry!
    if (name === 'loc') entry.loc = text
    else if (name === 'lastmod') entry.lastmod = text
  }

  #closeItem(): void {
    const entry = this.#entry!
    this.#entry = undefined
    if (this.kind === 'index') {
      const { loc, lastmod } = entry
      this.#handler.child({ loc, ...(lastmod !== undefined && { lastmod }), ...placeOf(entry) })
    } else this.#handler.entry(entry)
  }

  #ignore(): void {
    this.#ignoredFrom = this.#path.length
  }

  #unexpected(element: XmlElement, what: string): void {
    const name = element.prefix === '' ? element.local : `${element.prefix}:${element.local}`
    this.#handler.problem({
      kind: 'unexpected-tag',
      ...placeOf(element),
      message: `<${ownCopy(cutEnd(name, 100))}> ${what}`,
    })
    this.#ignore()
  }

  /** Each wrong namespace once a file. */
  #namespace(kind: ProblemKind, element: XmlElement, expected: string): void {
    const uri = ownCopy(cutEnd(element.uri, 200))
    if (this.#namespacesTold.has(uri) || this.#namespacesTold.size >= MAX_KEPT) return
    this.#namespacesTold.add(uri)
    const has = uri === '' ? 'no namespace' : `the namespace "${uri}"`
    const message = `<${element.prefix === '' ? element.local : `${element.prefix}:${element.local}`}> has ${has} instead of "${expected}"`
    this.#handler.problem({ kind, ...placeOf(element), message })
  }
}

/** Which reader an XML file needs, by its root. */
export function kindOfRoot({ local, uri }: XmlElement): SitemapKind {
  if (local === 'urlset') return 'urlset'
  if (local === 'sitemapindex') return 'index'
  if (local === 'rss') return 'rss'
  if (local === 'feed') return 'atom'
  if (local.toLowerCase() === 'html' || uri === EXTENSION_NAMESPACES.xhtml) return 'html'
  return 'xml'
}

/** Ends the reading of XML that is no sitemap. */
export function refuseRoot(kind: SitemapKind, root: XmlElement, handler: SitemapHandler): never {
  if (kind === 'xml') {
    const message = `its root is <${ownCopy(cutEnd(root.local, 100))}>, not <urlset> or <sitemapindex>`
    handler.problem({ kind: 'root', ...placeOf(root), message })
  }
  throw new StopReading('it is not a sitemap')
}

export function newEntry(line: number, column?: number): OpenEntry {
  return {
    loc: '',
    line,
    ...(column !== undefined && { column }),
    images: 0,
    imagesWithoutLoc: [],
    videos: [],
    news: [],
    alternates: [],
  }
}

/** Whether an `<xhtml:link>` names another form of the page and no other language: for phones, as AMP, in an app. */
function isOtherForm({ attributes }: XmlElement): boolean {
  const value = (name: string) => (attributes[name]?.value ?? '').trim()
  if (value('hreflang') !== '') return false
  const isApp = /^(?:android-app|ios-app):/i.test(value('href'))
  return isApp || value('media') !== '' || /(?:^|\s)amphtml(?:\s|$)/i.test(value('rel'))
}

function alternateOf(element: XmlElement): Alternate {
  const value = (name: string) => (element.attributes[name]?.value ?? '').trim()
  return { rel: value('rel'), hreflang: value('hreflang'), href: value('href'), ...placeOf(element) }
}

function placeOf({ line, column }: Place): Place {
  return column === undefined ? { line } : { line, column }
}

import { type DecodedFacts, decodedText, noFacts } from './decode.ts'
import { FeedDocument } from './feed-document.ts'
import { MAX_SITEMAP_URLS, type SitemapHandler, type SitemapKind, type SitemapProblem } from './format.ts'
import { kindOfRoot, refuseRoot, SitemapDocument } from './sitemap-document.ts'
import { TextList } from './text-list.ts'
import { StopReading, type XmlElement, type XmlHandler, XmlReader } from './xml-reader.ts'

/** What reading a file came to. */
export interface SitemapReading extends DecodedFacts {
  kind: SitemapKind
  /** Addresses, of an index sitemaps. */
  entries: number
  /** Why the file was not read to its end; undefined where it was. */
  stopped?: string
}

/** Characters by which it is told what a file is. */
const HEAD = 1000
/** Entries that are read: enough to say by how much a file has too many. */
const MAX_READ = 4 * MAX_SITEMAP_URLS
/** A line of a list of addresses, among the first of a file. */
const ADDRESS_LINE = /^\s*https?:\/\/\S+\s*$/im

/**
 * Reads a sitemap of any form (urlset, index, RSS, Atom, text; compressed or not) piece by piece, in memory that does
 * not grow with the file. Nothing in the file makes it fail: what is wrong goes to the handler.
 *
 * @param charset of `Content-Type`
 * @throws what the chunks throw
 */
export async function readSitemap(
  chunks: AsyncIterable<Buffer>,
  charset: string | undefined,
  handler: SitemapHandler,
): Promise<SitemapReading> {
  const facts = noFacts()
  const counted = new CountingHandler(handler)
  const text = decodedText(chunks, charset, facts, problem => handler.problem(problem))
  const head = await readHead(text)
  const format = formatOf(head)
  if (format === 'html' || format === 'unknown') {
    await text.return(undefined)
    if (facts.gzipBroken) handler.problem(BROKEN_GZIP)
    else if (format === 'unknown') handler.problem({ kind: 'root', message: formlessness(head) })
    return { ...facts, kind: format, entries: 0, stopped: 'it is not a sitemap' }
  }
  const reader = format === 'text' ? new TextFormat(counted) : new XmlFormat(counted)
  const stopped = await feed(reader, head, text, facts)
  if (facts.gzipBroken) handler.problem(BROKEN_GZIP)
  return {
    ...facts,
    kind: reader.kind,
    entries: counted.count,
    ...(stopped !== undefined && { stopped }),
  }
}

const BROKEN_GZIP = { kind: 'gzip', message: 'its gzip data is broken or cut off' } as const

function formlessness(head: string): string {
  return head.trim() === '' ? 'is empty' : 'is neither XML nor a list of URLs'
}

interface Format {
  readonly kind: SitemapKind
  write(text: string): void
  end(): void
}

/** @returns why the file was not read to its end */
async function feed(
  reader: Format,
  head: string,
  text: AsyncIterable<string>,
  facts: DecodedFacts,
): Promise<string | undefined> {
  try {
    reader.write(head)
    for await (const piece of text) reader.write(piece)
    if (facts.gzipBroken) return BROKEN_GZIP.message
    if (facts.truncated) return 'it is larger than a sitemap may be'
    reader.end()
    return undefined
  } catch (error) {
    if (error instanceof StopReading) return error.message
    throw error
  }
}

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (head.trimStart().length < HEAD) {
    const next = await text.next()
    if (next.done) break
    head += next.value
    // White space without end is nothing that a sitemap begins with.
    if (head.length > HEAD * HEAD) break
  }
  return head
}

function formatOf(head: string): 'xml' | 'text' | 'html' | 'unknown' {
  const start = head.slice(0, HEAD * HEAD).trimStart()
  if (/^<(?:!doctype\s+html|html[\s>])/i.test(start)) return 'html'
  if (start.startsWith('<')) return 'xml'
  return ADDRESS_LINE.test(start.slice(0, HEAD * 4)) ? 'text' : 'unknown'
}

class CountingHandler implements SitemapHandler {
  count = 0
  readonly #handler: SitemapHandler

  constructor(handler: SitemapHandler) {
    this.#handler = handler
  }

  entry(entry: Parameters<SitemapHandler['entry']>[0]): void {
    this.#add()
    this.#handler.entry(entry)
  }

  child(child: Parameters<SitemapHandler['child']>[0]): void {
    this.#add()
    this.#handler.child(child)
  }

  problem(problem: SitemapProblem): void {
    this.#handler.problem(problem)
  }

  #add(): void {
    if (++this.count > MAX_READ) throw new StopReading(`it has more than ${MAX_READ} entries`)
  }
}

class TextFormat implements Format {
  readonly kind = 'text'
  readonly #list: TextList

  constructor(handler: SitemapHandler) {
    this.#list = new TextList(handler)
  }

  write(text: string): void {
    this.#list.write(text)
  }

  end(): void {
    this.#list.end()
  }
}

/** XML of which the root has yet to show what it is. */
class XmlFormat implements Format, XmlHandler {
  kind: SitemapKind = 'xml'
  readonly #handler: SitemapHandler
  readonly #reader: XmlReader
  #document: XmlHandler | undefined

  constructor(handler: SitemapHandler) {
    this.#handler = handler
    this.#reader = new XmlReader(this)
  }

  write(text: string): void {
    this.#reader.write(text)
  }

  end(): void {
    this.#reader.end()
  }

  open(element: XmlElement): void {
    if (this.#document) this.#document.open(element)
    else this.#document = this.#begin(element)
  }

  close(text: string): void {
    this.#document?.close(text)
  }

  problem(problem: SitemapProblem): void {
    this.#handler.problem(problem)
  }

  #begin(root: XmlElement): XmlHandler {
    this.kind = kindOfRoot(root)
    switch (this.kind) {
      case 'urlset':
      case 'index':
        return new SitemapDocument(this.kind, root, this.#handler)
      case 'rss':
      case 'atom':
        return new FeedDocument(this.kind, this.#handler)
      default:
        return refuseRoot(this.kind, root, this.#handler)
    }
  }
}

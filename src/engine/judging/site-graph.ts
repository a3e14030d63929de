/** A link of a page to an address of its site: all links of the one to the other are one. */
export interface SiteLink {
  /** Index of the page in {@link CrawledSite.pages}. */
  from: number
  /** Index of the address, see {@link CrawledSite.address}. */
  to: number
  /** All of them have `rel="nofollow"`, or the page forbids that its links are followed. */
  nofollow: boolean
  /** One of them at least stands in the content, and not in the navigation, header, footer or sidebar. */
  inContent: boolean
  /** Only the page as scripts make it has them. False where the page was not rendered. */
  onlyScripted: boolean
}

/** A language version that a page names. */
export interface SiteAlternate {
  /** Value of `hreflang` in lower case. */
  code: string
  /** Index of the address, see {@link CrawledSite.address}. */
  to: number
}

/** Where one page leads, by indexes of addresses. */
export interface PageEdges {
  /** In the form of {@link packedLink}, each address once. */
  links: Uint32Array
  /** Where its first redirect leads. */
  redirect?: number
  /** The canonical that counts, where that is another address. */
  canonical?: number
  /** Without those that are no addresses on the web. */
  alternates?: readonly SiteAlternate[]
}

const NOFOLLOW = 1
const IN_CONTENT = 2
const ONLY_SCRIPTED = 4
const FLAG_BITS = 3

/** A link in 32 bits, so that the links of ten thousand pages take some megabytes. */
export function packedLink({ to, nofollow, inContent, onlyScripted }: Omit<SiteLink, 'from'>): number {
  const flags = (nofollow ? NOFOLLOW : 0) | (inContent ? IN_CONTENT : 0) | (onlyScripted ? ONLY_SCRIPTED : 0)
  return ((to << FLAG_BITS) | flags) >>> 0
}

function unpackedLink(from: number, packed: number): SiteLink {
  return {
    from,
    to: packed >>> FLAG_BITS,
    nofollow: (packed & NOFOLLOW) !== 0,
    inContent: (packed & IN_CONTENT) !== 0,
    onlyScripted: (packed & ONLY_SCRIPTED) !== 0,
  }
}

/** What leads from the pages of a site to its addresses: links, redirects, canonicals, language versions. */
export class SiteGraph {
  readonly #edges: readonly PageEdges[]
  readonly #addresses: number
  #incoming: { starts: Uint32Array; pages: Uint32Array; packed: Uint32Array } | undefined

  /**
   * @param edges of each page, in the order of the pages
   * @param addresses how many addresses there are, those of the pages first
   */
  constructor(edges: readonly PageEdges[], addresses: number) {
    this.#edges = edges
    this.#addresses = addresses
  }

  /** The links of a page, in the order in which they first stand there. */
  linksFrom(page: number): SiteLink[] {
    return Array.from(this.#edges[page]?.links ?? [], packed => unpackedLink(page, packed))
  }

  /** The links to an address, in the order of the pages that have them. */
  linksTo(address: number): SiteLink[] {
    const { starts, pages, packed } = this.#reversed()
    const links: SiteLink[] = []
    for (let at = starts[address]!; at < starts[address + 1]!; at++) {
      links.push(unpackedLink(pages[at]!, packed[at]!))
    }
    return links
  }

  /** Pages that link to an address, itself not among them. */
  linkCount(address: number): number {
    return this.linksTo(address).filter(({ from }) => from !== address).length
  }

  /** Where the first redirect of a page leads; undefined where it does not redirect. */
  redirectOf(page: number): number | undefined {
    return this.#edges[page]?.redirect
  }

  /** The canonical of a page, where that is another address than its own. */
  canonicalOf(page: number): number | undefined {
    return this.#edges[page]?.canonical
  }

  alternatesOf(page: number): readonly SiteAlternate[] {
    return this.#edges[page]?.alternates ?? []
  }

  /** By target: where the links to each begin in one list of all. */
  #reversed() {
    if (this.#incoming) return this.#incoming
    const starts = new Uint32Array(this.#addresses + 1)
    let count = 0
    for (const { links } of this.#edges) {
      count += links.length
      for (const link of links) starts[(link >>> FLAG_BITS) + 1]!++
    }
    for (let at = 0; at < this.#addresses; at++) starts[at + 1]! += starts[at]!
    const next = starts.slice()
    const [pages, packed] = [new Uint32Array(count), new Uint32Array(count)]
    for (const [page, { links }] of this.#edges.entries()) {
      for (const link of links) {
        const at = next[link >>> FLAG_BITS]!++
        pages[at] = page
        packed[at] = link
      }
    }
    this.#incoming = { starts, pages, packed }
    return this.#incoming
  }
}

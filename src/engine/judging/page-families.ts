import { BARE_NUMBER, listOf } from '../syntax/list-addresses.ts'

/**
 * Equal for pages that are alike on purpose.
 *
 * @param versions addresses of all language versions of the page, itself among them; none where it has none
 */
export function familyOfVersions(url: string, versions: readonly string[]): string {
  if (versions.length === 0) return listOf(url)
  return JSON.stringify([...new Set(versions.map(listOf))].toSorted())
}

/**
 * Pages that have something in common, by families: within one they are alike on purpose, as the pages of one list or
 * the versions for several countries.
 */
export class PageFamilies<Page> {
  readonly #byFamily: ReadonlyMap<string, readonly Page[]>
  readonly #familyOf: (page: Page) => string
  readonly #count: number

  /** @param familyOf of a page in another group it may be the same */
  constructor(pages: readonly Page[], familyOf: (page: Page) => string) {
    const families = new Set(pages.map(familyOf))
    // "/blog/2" is a page of the list "/blog", where that is one of them.
    this.#familyOf = page => {
      const family = familyOf(page)
      const list = family.replace(BARE_NUMBER, '')
      return families.has(list) ? list : family
    }
    this.#byFamily = Map.groupBy(pages, this.#familyOf)
    this.#count = pages.length
  }

  /** Whether some are alike that should not be. */
  get areSeveral(): boolean {
    return this.#byFamily.size > 1
  }

  get pages(): Page[] {
    return [...this.#byFamily.values()].flat()
  }

  /** One page of each family. */
  get firsts(): Page[] {
    return Array.from(this.#byFamily.values(), ([first]) => first!)
  }

  /** The first pages of other families than that of one, and how many there are of them. */
  othersThan(page: Page, most: number): { first: Page[]; count: number } {
    const own = this.#familyOf(page)
    const first: Page[] = []
    for (const [family, pages] of this.#byFamily) {
      if (family !== own) first.push(...pages.slice(0, most - first.length))
      if (first.length >= most) break
    }
    return { first, count: this.#count - (this.#byFamily.get(own)?.length ?? 0) }
  }
}

import { nearAddress, urlMatcher } from '../gate/globs.ts'

interface Pattern {
  glob: string
  matches(url: string): boolean
  used: boolean
}

/** Most addresses that are kept to name one that a pattern could have meant. */
const MAX_SEEN = 1000

/** The pages that `include` and `exclude` leave of those that a sitemap, a crawl or a folder gives. */
export class PageFilter {
  readonly #include: readonly Pattern[]
  readonly #exclude: readonly Pattern[]
  readonly #seen = new Set<string>()

  constructor(include: readonly string[], exclude: readonly string[]) {
    this.#include = include.map(patternOf)
    this.#exclude = exclude.map(patternOf)
  }

  /**
   * Whether a page is wanted: `include` has a pattern that means it, unless it has none at all, and `exclude` has none.
   *
   * @param addresses of the page: on the preview, and on production where that is known
   */
  takes(...addresses: readonly string[]): boolean {
    const [url = ''] = addresses
    if (this.#seen.size < MAX_SEEN) this.#seen.add(url)
    const means = (pattern: Pattern) => {
      const found = addresses.some(address => pattern.matches(address))
      if (found) pattern.used = true
      return found
    }
    const isIncluded = this.#include.length === 0 || this.#include.filter(means).length > 0
    const isExcluded = this.#exclude.filter(means).length > 0
    return isIncluded && !isExcluded
  }

  /** Whether it has had a page to decide on. */
  get isAsked(): boolean {
    return this.#seen.size > 0
  }

  /** The settings that leave pages out, as `include and exclude`; undefined where there are none. */
  get names(): string | undefined {
    const names = [
      ...(this.#include.length > 0 ? ['include'] : []),
      ...(this.#exclude.length > 0 ? ['exclude'] : []),
    ]
    return names.length === 0 ? undefined : names.join(' and ')
  }

  /** The patterns that have meant no page so far, one line each, with an address that they could have meant. */
  get unused(): string[] {
    const lines = (name: string, patterns: readonly Pattern[]) =>
      patterns
        .filter(({ used }) => !used)
        .map(({ glob }) => `${name}: "${glob}" matches no page${nearAddress(glob, this.#seen)}`)
    return [...lines('include', this.#include), ...lines('exclude', this.#exclude)]
  }
}

function patternOf(glob: string): Pattern {
  return { glob, matches: urlMatcher(glob), used: false }
}

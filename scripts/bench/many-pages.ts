import type { Page } from '../../src/api/results.ts'
import type { Report } from '../../src/report/report.ts'
import { textMapper } from '../../src/text/map-texts.ts'

/** Where the pages are that are made of others. */
export const MADE_ORIGIN = 'https://docs.example'

/** Texts of which the half is a page's own, by what they are. */
const SENTENCE = /\S \S/
const ADDRESS = /^(https?:\/\/[^/]+)?\/\S/

/**
 * Makes pages of a large site of a few that were audited: each has the findings and the facts of one of them. Of the
 * texts and addresses that a page has, half are its own and the others are in all that are made of the same, as what a
 * template says and links to is.
 */
export class ManyPages {
  readonly #seeds: readonly Page[]
  readonly #origins: readonly string[]

  constructor({ pages }: Pick<Report, 'pages'>) {
    this.#seeds = pages
    this.#origins = [...new Set(pages.map(({ url }) => new URL(url).origin))]
  }

  page(number: number): Page {
    const seed = this.#seeds[number % this.#seeds.length]!
    const url = `${MADE_ORIGIN}/section-${number % 40}/page-${number}`
    const change = textMapper(text => this.#changed(text, seed.url, url, number))
    const runs = change(seed.runs.map(run => ({ ...run }))).map((run, index) => ({
      ...run,
      checks: run.checks.map((check, at) => {
        const { title, help } = seed.runs[index]!.checks[at]!
        return { ...check, title, help }
      }),
    }))
    return { score: seed.score, runs, url }
  }

  #changed(text: string, seedUrl: string, url: string, number: number): string {
    const moved = this.#origins.reduce(
      (moved, origin) => moved.replaceAll(origin, MADE_ORIGIN),
      text.replaceAll(seedUrl, url),
    )
    const isOwn = hashOf(text) % 2 === 0
    if (moved === url || !isOwn) return moved
    if (ADDRESS.test(text)) return `${moved.replace(/\/$/, '')}-${number}`
    return SENTENCE.test(text) && text.length < 2000 ? `${moved} ${number}` : moved
  }
}

/** The same for the same text in every run. */
function hashOf(text: string): number {
  let hash = 7
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return hash >>> 4
}

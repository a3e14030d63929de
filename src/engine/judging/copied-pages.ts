import { percentDecoded } from '../../text/percent-decoded.ts'
import { siteCopies } from '../syntax/site-copies.ts'
import type { RunPage } from './tool-definition.ts'

/** Of the pages of a copy whose original is known, the share that still says the same as it. */
const MIN_ALIKE_SHARE = 1 / 2
/** What a copy of a page keeps, if only in part once somebody works on the original. */
const KEPT = [
  ['serp', 'title'],
  ['serp', 'description'],
  ['content', 'h1'],
  ['content', 'textFingerprint'],
] as const

/**
 * The pages of a second copy of the whole site in a folder of it, such as an old upload, each with its original. Equal
 * names alone make no copy: a part of a site may have pages of its own for the same purposes.
 */
export function copiedPages(pages: readonly RunPage[]): ReadonlyMap<RunPage, RunPage> {
  const named = new Map(pages.map(page => [namesOf(page.url), page] as const))
  const byPath = new Map([...named].map(([names, page]) => [names.join('/'), page]))
  const originals = new Map<RunPage, RunPage>()
  for (const { folder, pages: names } of siteCopies([...named.keys()])) {
    const pairs = names.flatMap(copy => {
      const original = byPath.get(copy.slice(folder.length).join('/'))
      return original ? [[named.get(copy)!, original] as const] : []
    })
    const alike = pairs.filter(([copy, original]) => saysTheSame(copy, original)).length
    if (alike < pairs.length * MIN_ALIKE_SHARE) continue
    for (const [copy, original] of pairs) if (!originals.has(copy)) originals.set(copy, original)
  }
  return originals
}

/** The names along the path of a page, as its file would have them. */
function namesOf(url: string): readonly string[] {
  const { pathname, search } = new URL(url)
  const names = percentDecoded(pathname).split('/').slice(1)
  const last = names.pop()!.replace(/\.html?$/i, '')
  return [...names, `${last === '' ? 'index' : last}.html${search}`]
}

function saysTheSame(one: RunPage, other: RunPage): boolean {
  if (one.facts('hreflang')?.['htmlLang'] !== other.facts('hreflang')?.['htmlLang']) return false
  return KEPT.some(([tool, fact]) => {
    const said = one.facts(tool)?.[fact]
    return typeof said === 'string' && said !== '' && said === other.facts(tool)?.[fact]
  })
}

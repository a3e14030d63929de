type Names = readonly string[]

/** Pages of a folder from which on it can be a copy of the site, and the share of them that the site has too. */
const MIN_PAGES = 3
const MIN_SHARE = 3 / 4
/** Folders in each other that are looked at. */
const MAX_DEPTH = 5
/** Names of versions of a site that are meant to be beside it: a language, the edition of a manual. */
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i

/**
 * Folders that hold a second copy of the whole site, as an upload into the wrong folder leaves it: a home page, and pages
 * most of which the site has under the same names.
 *
 * @param pages by the names along their paths
 * @returns each with its pages, that of the folder around others first
 */
export function siteCopies<Page extends Names>(
  pages: readonly Page[],
): { folder: Names; pages: readonly Page[] }[] {
  const known = new Set(pages.map(pathOf))
  const folders = new Map<string, { folder: Names; pages: Page[] }>()
  for (const names of pages) {
    for (let depth = 1; depth < Math.min(names.length, MAX_DEPTH + 1); depth++) {
      const folder = names.slice(0, depth)
      const path = pathOf(folder)
      const found = folders.get(path) ?? { folder, pages: [] }
      folders.set(path, found)
      found.pages.push(names)
    }
  }
  return [...folders.values()].filter(({ folder, pages }) => {
    if (pages.length < MIN_PAGES || folder.some(name => VERSION.test(name))) return false
    const relative = pages.map(names => pathOf(names.slice(folder.length)))
    const both = relative.filter(path => known.has(path)).length
    return relative.some(path => HOME.test(path)) && both >= relative.length * MIN_SHARE
  })
}

const HOME = /^index\.html?$/i

function pathOf(names: Names): string {
  return names.join('/')
}

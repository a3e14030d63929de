import { posix } from 'node:path'
import type { Checkout } from './checkout.ts'
import { type Found, frameworkOf, plainSite } from './frameworks.ts'
import { SiteFolder } from './site-folder.ts'

/** Folders that are looked into, how deep they lie, and sites that are named. */
const MAX_FOLDERS = 500
const MAX_DEPTH = 3
const MAX_SITES = 20

/** Folders that hold no site of the repository's own: programs, what is built, and tests. */
const SKIPPED =
  /^(?:\.|_|node_modules$|vendor$|themes$|dist$|build$|out$|public$|static$|assets$|src$|coverage$|tests?$|__|fixtures$|spec$)/
/** Which of several sites is meant: a site before its documentation, and examples last. */
const PREFERRED: readonly RegExp[] = [
  /^(?:web|www|site|website|landing|marketing|frontend|app)$/i,
  /^docs?(?:$|-)/i,
]
const EXAMPLES = /^(?:examples?|exampleSite|templates?|demos?|playgrounds?|starters?|sandbox(?:es)?)$/i

export interface Site {
  folder: SiteFolder
  found: Found
}

/**
 * The sites in a folder and those below it. The first one is meant: the folder's own, else the likeliest.
 *
 * @param path of the folder, from the root of the repository
 */
export async function findSites(checkout: Checkout, path: string): Promise<Site[]> {
  const sites: Site[] = []
  let level = [path]
  let looked = 0
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const below: string[] = []
    for (const place of level) {
      if (++looked > MAX_FOLDERS || sites.length >= MAX_SITES) break
      const folder = await SiteFolder.open(checkout, place)
      const found = await frameworkOf(folder)
      if (found) sites.push({ folder, found })
      // What VitePress and the like keep in a folder of documentation belongs to the site around it.
      if (found && depth > 0) continue
      const names = await checkout.names(place, 'folders')
      below.push(...names.filter(name => !SKIPPED.test(name)).map(name => posix.join(place, name)))
    }
    level = below
  }
  const [first] = sites
  if (first?.folder.path === path) return sites
  const ranked = sites.toSorted((a, b) => rank(a.folder.path) - rank(b.folder.path))
  if (ranked.length > 0) return ranked
  const folder = await SiteFolder.open(checkout, path)
  const plain = await plainSite(folder)
  return plain ? [{ folder, found: plain }] : []
}

function rank(path: string): number {
  const names = path.split('/')
  if (names.some(name => EXAMPLES.test(name))) return PREFERRED.length + 1
  const at = PREFERRED.findIndex(pattern => pattern.test(names.at(-1)!))
  return at < 0 ? PREFERRED.length : at
}

import { loosePath, type OwnAddresses } from './own-address.ts'

/** A page, and the pages of its site that it links to, as loose paths. */
interface LinkingPage {
  url: string
  links: readonly string[]
}

/** For each page the number of other pages that link to it. */
export function linkCounts(pages: readonly LinkingPage[], addresses: OwnAddresses): Map<string, number> {
  const counts = new Map<string, number>()
  const paths = new Map(pages.map(({ url }) => [url, loosePath(addresses.local(url))]))
  for (const { url, links } of pages) {
    for (const path of new Set(links)) {
      if (path !== paths.get(url)) counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  }
  return new Map(Array.from(paths, ([url, path]) => [url, counts.get(path) ?? 0]))
}

import type { CrawledSite } from './crawled-site.ts'

/** What several topics need of a crawled site, worked out once for each site. */
export function perSite<Reading>(read: (site: CrawledSite) => Reading): (site: CrawledSite) => Reading {
  const readings = new WeakMap<CrawledSite, { reading: Reading }>()
  return site => {
    let known = readings.get(site)
    if (!known) {
      known = { reading: read(site) }
      readings.set(site, known)
    }
    return known.reading
  }
}

/** A page that a sitemap lists. */
export interface ListedPage {
  url: string
  /** Milliseconds since 1970 of its last change; undefined where the sitemap does not say. */
  changed?: number | undefined
}

interface Candidate extends ListedPage {
  template: string
  depth: number
  order: number
}

/**
 * Chooses which pages of a sitemap to audit: all of them where they are few enough, in their order. Else the home page,
 * and then in turn one page of each template: pages are taken to share one where their addresses have the same first
 * part and depth, as all of `/products/…`. Templates nearer to the home page come first; of one the page that changed
 * last, then the one with the shorter address. The same sitemap always gives the same pages.
 */
export function choosePages(pages: readonly ListedPage[], max: number): string[] {
  const distinct = [...new Map(pages.map(page => [page.url, page])).values()]
  if (distinct.length <= max) return distinct.map(({ url }) => url)
  const candidates = distinct.map(candidateOf)
  const groups = [...Map.groupBy(candidates, ({ template }) => template).values()]
    .map(group => group.toSorted(byImportance))
    .toSorted((a, b) => byNearness(a[0]!, b[0]!))
  const chosen: string[] = []
  for (let turn = 0; chosen.length < max; turn++) {
    for (const group of groups) {
      const page = group[turn]
      if (page && chosen.length < max) chosen.push(page.url)
    }
  }
  return chosen
}

function candidateOf(page: ListedPage, order: number): Candidate {
  const parts = new URL(page.url).pathname.split('/').filter(Boolean)
  const isHome = parts.length === 0
  return {
    ...page,
    order,
    depth: parts.length,
    template: isHome ? '' : `${parts.length === 1 ? '' : parts[0]} ${parts.length}`,
  }
}

function byNearness(a: Candidate, b: Candidate): number {
  return a.depth - b.depth || a.order - b.order
}

function byImportance(a: Candidate, b: Candidate): number {
  return (b.changed ?? 0) - (a.changed ?? 0) || a.url.length - b.url.length || a.order - b.order
}

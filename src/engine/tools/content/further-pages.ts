import { isFurtherPage } from '../../syntax/list-addresses.ts'

/** What a page is called. */
export interface PageNames {
  url: string
  title: unknown
  h1: unknown
}

/**
 * Further pages of lists that have title and H1 in common with another page: `serp/duplicate-title` says it of the title,
 * and an H1 that tells them apart is not what such a page is read for.
 */
export function furtherPagesNamedAlike<Page>(
  pages: readonly Page[],
  namesOf: (page: Page) => PageNames,
): ReadonlySet<Page> {
  const groups = Map.groupBy(pages, page => {
    const { title, h1 } = namesOf(page)
    return typeof title === 'string' && typeof h1 === 'string' ? JSON.stringify([title, h1]) : undefined
  })
  groups.delete(undefined)
  const alike = [...groups.values()].filter(({ length }) => length > 1).flat()
  return new Set(alike.filter(page => isFurtherPage(namesOf(page).url)))
}

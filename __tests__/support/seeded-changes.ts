import type { Change } from '../../src/api/comparison.ts'

/** What is told of the pages that both sites of `changed-site.ts` have. */
export const SEEDED = [
  'indexable /docs: true → noindex in a <meta> element',
  'canonical /features: self → /',
  'title /pricing: Prices of bicycles, parts and repairs → Plans and prices for riders, clubs and shops',
  'rich-results /bikes/city: Merchant listing Product snippet Review snippet → null',
  'hreflang /guide: de en x-default → null',
  'words /essay: 608 → 128',
  '20 × description /blog/*: string → null',
]

/** The changes as `what path: before → after`; those of the posts are one. */
export function told(changes: readonly Change[] | undefined): string[] {
  const words = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).join(' ') : value
  const posts = /^\/blog\/ride-\d+$/
  const lines = changes?.map(({ page, what, before, after }) => {
    const path = new URL(page).pathname
    return posts.test(path)
      ? `${what} /blog/*: ${typeof before} → ${after}`
      : `${what} ${path}: ${words(before)} → ${words(after)}`
  })
  const counts = Map.groupBy(lines ?? [], line => line)
  return [...counts].map(([line, same]) => (same.length === 1 ? line : `${same.length} × ${line}`))
}

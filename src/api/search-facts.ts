/** What search engines see of a page, in the order of what a loss costs most. */
export const SEARCH_FACTS = [
  'status',
  'indexable',
  'redirect',
  'canonical',
  'needs-scripts',
  'title',
  'rich-results',
  'hreflang',
  'h1',
  'words',
  'language',
  'description',
  'links-in',
  'links-out',
  'social-card',
  'core-web-vitals',
] as const

export type SearchFact = (typeof SEARCH_FACTS)[number]

/** Types that a template gives to all of its pages, by the name of their kind. Others depend on the content of a page. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'Report'].map(
    type => [type, 'Article'] as const,
  ),
  ...['Product', 'ProductGroup'].map(type => [type, 'Product'] as const),
  ...[
    'Recipe',
    'Event',
    'JobPosting',
    'Course',
    'BreadcrumbList',
    'LocalBusiness',
    'SoftwareApplication',
  ].map(type => [type, type] as const),
  ...['Book', 'Movie', 'Dataset', 'ProfilePage', 'DiscussionForumPosting', 'QAPage'].map(
    type => [type, type] as const,
  ),
])

/** What a template put into the structured data of a page, as "structured data of type Article". */
export function siblingTypes(types: readonly string[]): Set<string> {
  const kinds = types.flatMap(type => KINDS.get(type.replace(/^https?:\/\/schema\.org\//, '')) ?? [])
  return new Set(kinds.map(kind => `structured data of type ${kind}`))
}

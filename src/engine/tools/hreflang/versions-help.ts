/** What Google says of language versions. */
export const VERSIONS_HELP =
  'https://developers.google.com/search/docs/specialty/international/localized-versions'

/** What is said of a page none of whose hreflang links is for everybody else, by how many there are. */
export function withoutDefault(links: number): string {
  return `None of the ${links} hreflang links is x-default`
}

/** What Google says of language versions. */
export const VERSIONS_HELP =
  'https://developers.google.com/search/docs/specialty/international/localized-versions'

/** A rich result that Google no longer shows. Its types stay valid, and other consumers read them. */
export interface RetiredFeature {
  name: string
  types: readonly string[]
  /** Month in which it ended, as `2026-05`. */
  ended: string
}

const SIMPLIFIED = '2025-06'

/**
 * Those that a type tells; learning videos and practice problems ended too, and are made from types with other uses.
 * See https://developers.google.com/search/updates and the posts named there.
 */
export const RETIRED_FEATURES: readonly RetiredFeature[] = [
  { name: 'How-to', types: ['HowTo'], ended: '2023-09' },
  { name: 'Sitelinks search box', types: ['SearchAction'], ended: '2024-11' },
  { name: 'FAQ', types: ['FAQPage'], ended: '2026-05' },
  { name: 'Fact check', types: ['ClaimReview'], ended: SIMPLIFIED },
  { name: 'Course info', types: ['CourseInstance'], ended: SIMPLIFIED },
  { name: 'Estimated salary', types: ['Occupation', 'OccupationAggregation'], ended: SIMPLIFIED },
  { name: 'Special announcement', types: ['SpecialAnnouncement'], ended: SIMPLIFIED },
  { name: 'Vehicle listing', types: ['Car'], ended: SIMPLIFIED },
]

import { COMMERCE_FEATURES } from './commerce.ts'
import { COMMUNITY_FEATURES } from './community.ts'
import type { Feature } from './feature.ts'
import { LEARNING_AND_WORK_FEATURES } from './learning-and-work.ts'
import { PLACE_AND_EVENT_FEATURES } from './places-and-events.ts'
import { PUBLISHING_FEATURES } from './publishing.ts'

/** The rich results that Google shows, as of November 2026; lists and breadcrumbs stand apart. */
export const FEATURES: readonly Feature[] = [
  ...PUBLISHING_FEATURES,
  ...COMMERCE_FEATURES,
  ...PLACE_AND_EVENT_FEATURES,
  ...COMMUNITY_FEATURES,
  ...LEARNING_AND_WORK_FEATURES,
]

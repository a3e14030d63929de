import type { Tally } from '../../../judging/fault-list.ts'

/** What was compared of structured data and page, and what of it the page does not show or shows in full. */
export type Comparison = Tally<'not-visible' | 'answer-cut-off'>

/** Characters of a text that are looked for. */
export const MAX_SOUGHT = 500

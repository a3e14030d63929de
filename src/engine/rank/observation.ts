import type { Day } from './calendar.ts'

/** Where somebody searches: texts are empty where a source does not tell, or counts all together. */
export interface Market {
  searchEngine: string
  location: string
  device: string
}

/** What a source says of one keyword in one market on one day. */
export interface Observation extends Market {
  /** null: the source names no day, as an export over a period. */
  day: Day | null
  /** null: all keywords of the site together. */
  keyword: string | null
  /** 1 is the first; an average has decimals. null: looked for, and not among the results. */
  position: number | null
  /** Page that ranks. */
  url?: string
}

/** The form of a keyword by which two of them are the same: search engines do not tell capitals or blanks apart. */
export function keywordKey(keyword: string): string {
  return keyword.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ')
}

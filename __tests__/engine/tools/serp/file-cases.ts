import type { Case } from '../../../support/tool-cases.ts'

const MOVED = { '/': '<meta http-equiv="refresh" content="0; url=/new">' }

/** Checks about every page that search results can show. */
const EVERY_PAGE = [
  'head-closed-early',
  'snippet-suppressed',
  'image-preview-suppressed',
  'favicon-missing',
  'open-graph-incomplete',
  'url-too-long',
  'url-hard-to-read',
  'url-crawl-trap',
  'page-too-large',
] as const

export const FILES: Case[] = EVERY_PAGE.map(check => ({
  check,
  outcome: 'not-applicable',
  when: 'the page only leads elsewhere',
  site: MOVED,
}))

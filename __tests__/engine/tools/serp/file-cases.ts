import type { Case } from './case.ts'

const PDF = { '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' } }

/** Checks about every page that a search result can show the head of. */
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
  when: 'the answer is a PDF',
  site: PDF,
}))

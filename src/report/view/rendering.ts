import { NO_SCRIPTS, NOT_RENDERED } from '../../api/rendering.ts'
import type { PageDocument } from '../../api/results.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted, grouped } from '../numbers-in-words.ts'

interface JudgedPage {
  document?: PageDocument
}

/**
 * Which pages were shown in Chrome, as `312 of 2,000 pages were shown in Chrome; the others are made by 14 templates whose
 * scripts change nothing that search engines see`; empty where all were on which scripts run.
 */
export function renderingInWords(pages: readonly JudgedPage[]): string {
  const documents = pages.flatMap(({ document }) => document ?? [])
  if (documents.some(({ reason }) => reason === NOT_RENDERED)) {
    return 'No page was shown in Chrome to see what scripts make of it, since "render" is "never"'
  }
  const samples = documents.flatMap(({ sample }) => sample ?? [])
  if (samples.length === 0) return ''
  const shown = documents.filter(({ judged }) => judged === 'rendered').length
  const others =
    documents.length - shown === samples.length ? 'the others' : `${grouped(samples.length)} others`
  const are = samples.length === 1 ? 'one more is' : `${others} are`
  const templates = counted(new Set(samples).size, 'template')
  return `${grouped(shown)} of ${counted(documents.length, 'page')} were shown in Chrome; ${are} made by ${templates} whose scripts change nothing that search engines see`
}

/** Which document of a page was judged, and why, in a sentence; empty where it is not known. */
export function documentInWords(document: PageDocument | undefined): string {
  if (!document) return ''
  const { judged, reason = '', sample } = document
  if (judged === 'rendered') return 'Judged as Chrome shows it, after its scripts ran.'
  if (sample !== undefined) {
    return `Judged as the server sends it: scripts change nothing that search engines see on ${shownUrl(sample)}, a page of the same template.`
  }
  if (reason === NO_SCRIPTS) return 'Judged as the server sends it: no scripts run on it.'
  return `Judged as the server sends it: ${reason}.`
}

import { VERSION_LIMITS, versionMarks } from '../../browser/hidden-versions.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { JudgedPage } from '../../page/judged-page.ts'

/** Elements of each language from which on they are its version of the page. */
const MIN_MARKED = 2
const CODES = new Set(VERSION_LIMITS.codes)

/**
 * A judgement of the language of a page, but for a fault where it holds its text in several ones and was not shown: only
 * its styles say which one visitors read.
 */
export function unlessInVersions({ document, scripts }: JudgedPage, judgement: Judgement): Judgement {
  if (judgement.outcome !== 'fail' || scripts.state === 'seen' || !holdsVersions(document)) return judgement
  const reason = 'the page holds its text in several languages, and its styles say which one it shows'
  return scripts.state === 'none' ? notApplicable(reason) : notMeasured(reason)
}

/** Whether a page has elements of several languages, by marks that scripts and styles go by. */
export function holdsVersions(document: HtmlDocument): boolean {
  const counts = new Map<string, Map<string, number>>()
  for (const element of document.elements().slice(0, VERSION_LIMITS.maxElements)) {
    for (const { name, value } of element.attrs) {
      // What has a language of its own is judged by that.
      if (name === 'lang') continue
      for (const { kind, code } of versionMarks(name, value)) {
        const ofKind = counts.get(kind) ?? new Map<string, number>()
        counts.set(kind, ofKind)
        if (CODES.has(code)) ofKind.set(code, (ofKind.get(code) ?? 0) + 1)
      }
    }
  }
  return [...counts.values()].some(
    ofKind => [...ofKind.values()].filter(count => count >= MIN_MARKED).length > 1,
  )
}

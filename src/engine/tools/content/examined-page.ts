import { type Judgement, type Judgements, pass } from '../../judging/judgement.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { shutParts } from '../../visit/shut-parts.ts'
import { misreadUtf8 } from './double-decoding.ts'
import { type Examination, examine, MAX_READ_CHARACTERS } from './examination.ts'

/** The page whose text is judged, and all that is known of it before. */
export interface ExaminedPage {
  /** As search engines see it; where it is UTF-8 that is read as something else, as its author wrote it. */
  page: JudgedPage
  examination: Examination
  /** Whether the page is UTF-8 and is read as something else, since it does not say so. */
  isMisread: boolean
}

export const examinedPage = perVisit(async (visit): Promise<ExaminedPage> => {
  const judged = await shownJudgedPage(visit)
  const utf8 = misreadUtf8(judged.sent)
  const page = utf8 && !scriptShellOf(utf8) ? { ...judged, document: utf8 } : judged
  const shown = judged.scripts.state === 'seen' ? judged.scripts.rendered : undefined
  const selectors = shown?.overlays.map(({ selector }) => selector)
  const shut = await shutParts(visit)
  const examination = examine(page, selectors, shown?.unseenHeadings, shown?.hiddenVersions, shut)
  return { page, examination, isMisread: utf8 !== undefined }
})

/** Of what a fault in the text behind its first part would fail, a pass says so where it stands for that part alone. */
export function ofFirstPart<Name extends string>(
  judgements: Judgements<Name>,
  { unread }: Examination,
): Judgements<Name> {
  if (unread === 0) return judgements
  const told = pass(
    `in the first ${MAX_READ_CHARACTERS} characters of the text; ${unread} more were not looked at`,
  )
  const entries = Object.entries<Judgement>(judgements)
  return Object.fromEntries(
    entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]),
  ) as Judgements<Name>
}

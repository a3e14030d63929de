import type { ReportView } from '../view/report-view.ts'
import { remarkLines } from './finding-lines.ts'
import type { Paint } from './paint.ts'

/** What could not be verified, what passed with a note, and what is ignored. */
export function noteLines({ remarks, pages }: ReportView, width: number, paint: Paint): string[] {
  const kinds = [
    ['Checks that could not be verified', remarks.unverified],
    ['Passed with a note', remarks.notes],
    ['Ignored', remarks.ignored],
  ] as const
  return kinds
    .filter(([, some]) => some.length > 0)
    .flatMap(([title, some], index) => [
      ...(index === 0 ? [] : ['']),
      paint('bold', title),
      ...some.flatMap(remark => remarkLines(remark, pages.length, width)),
    ])
}

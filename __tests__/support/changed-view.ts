import type { ChangeView } from '../../src/report/view/change.ts'
import { pageNames } from '../../src/report/view/page-names.ts'
import { type ReportView, viewOf } from '../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from './reports.ts'

/** The view of a report of two pages that is compared with a baseline, where search sees the given change. */
export function changedView(search: ChangeView | undefined): ReportView {
  const failing = [measuredRun({ checks: [failedCheck()] })]
  const pages = ['a', 'b'].map(path => auditedPage(`https://shop.example/blog/${path}`, failing))
  const comparison = { baseline: 'production', new: [], known: [], fixed: [], scores: [], notes: [] }
  const view = viewOf(makeReport(pages, { comparison }))
  return { ...view, comparison: { ...view.comparison!, search } }
}

/** A change whose texts are all the given one. */
export function changeSaying(text: string): ChangeView {
  const page = pageNames([]).nameOf(text)
  return {
    lost: [
      { url: text, label: text, status: 404, note: text, redirect: text, successor: text },
      { url: `https://shop.example/${text}`, label: text, status: null, note: text },
    ],
    changes: [
      {
        what: 'title',
        label: text,
        effect: 'open',
        words: text,
        pages: [page],
        template: text,
        before: text,
        after: text,
      },
    ],
    added: [page],
  }
}

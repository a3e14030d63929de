import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../src/report/html/html.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderSummary } from '../../src/report/markdown/summary.ts'
import type { Report } from '../../src/report/report.ts'
import { renderTerminal } from '../../src/report/terminal/terminal.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../support/reports.ts'

const page = auditedPage('https://shop.example/', [measuredRun({ checks: [failedCheck()] })])
const verdict: Report['verdict'] = { passed: true, reasons: [], failOn: 'never' }
const view = viewOf(makeReport([page], { verdict }))

describe('a build that nothing can fail, with something found', () => {
  test('is neither passed nor failed', () => {
    expect(view.verdict).toEqual({
      state: 'not-gated',
      headline: 'Not gated: 1 error on 1 of 1 page',
      reasons: [],
    })
  })

  test('is neutral in every rendering', () => {
    const run = { name: 'Run 1', url: 'https://github.com/o/r/actions/runs/1' }
    const options = { marker: '<!-- -->', run, artifact: undefined, commit: undefined }
    const comment = renderComment(view, { ...options, failOn: 'never' })
    for (const shown of [comment, renderSummary(view)]) {
      expect(shown).toMatch(/^## ▫️ Not gated: 1 error on 1 of 1 page$/mu)
      expect(shown).not.toMatch(/[✅❌]|to be fixed first/iu)
    }
    expect(renderHtml(view)).toContain('<div class="verdict not-gated">')
    const lines = renderTerminal(view, { width: 80, color: true, unicode: true }).split('\n')
    expect(lines.at(-1)).toContain('\u001b[34m• Not gated: 1 error on 1 of 1 page')
  })

  test('is passed where nothing is found, and failed where something else fails it', () => {
    expect(viewOf(makeReport(undefined, { verdict })).verdict.state).toBe('passed')
    const failed = { ...verdict, passed: false, reasons: ['score < 90'] }
    expect(viewOf(makeReport([page], { verdict: failed })).verdict.state).toBe('failed')
  })
})

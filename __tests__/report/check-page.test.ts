import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../src/report/html/html.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderSummary } from '../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../src/report/terminal/terminal.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../support/reports.ts'

const FOLDER = 'https://github.com/octo-org/seo/blob/v1/docs/checks'
const PAGE = `${FOLDER}/serp.md#serp-title-missing`
const SOURCE = 'https://developers.google.com/search/docs/appearance/title-link'
const report = makeReport([auditedPage('https://shop.example/', [measuredRun({ checks: [failedCheck()] })])])

const comment = (view: ReturnType<typeof viewOf>) =>
  renderComment(view, {
    marker: '<!-- x -->',
    failOn: 'error',
    run: { name: 'Run 1', url: 'https://github.com/octo-org/shop/actions/runs/1' },
    artifact: undefined,
    commit: undefined,
  })

describe.each([
  ['the comment', comment],
  ['the job summary', renderSummary],
])('in %s the id of a check', (_, render) => {
  test('leads to the documents, where they are known', () => {
    expect(render(viewOf(report, FOLDER))).toContain(`[\`serp/title-missing\`](${PAGE})`)
  })

  test('leads to the source of the rule, where they are not', () => {
    expect(render(viewOf(report))).toContain(`[\`serp/title-missing\`](${SOURCE})`)
  })

  test('of a service leads to what the service names', () => {
    const hosted = { ...report, source: 'hosted' as const }
    expect(render(viewOf(hosted, FOLDER))).toContain(`[\`serp/title-missing\`](${SOURCE})`)
  })

  test.each(['serp/../../evil', 'serp', 'SERP/x', 'serp/x#y', 'a/b/c', 'serp/)x'])(
    'that none of ours can have leads to no document: %s',
    id => {
      const page = auditedPage('https://shop.example/', [measuredRun({ checks: [failedCheck({ id })] })])
      expect(render(viewOf(makeReport([page]), FOLDER))).not.toContain(FOLDER)
    },
  )
})

test('the HTML report leads to the documents beside the source of the rule', () => {
  const html = renderHtml(viewOf(report, FOLDER))
  expect(html).toContain(`href="${PAGE}"`)
  expect(html).toContain(`href="${SOURCE}"`)
  expect(renderHtml(viewOf(report))).not.toContain('About this check')
})

test('the terminal has room for one of them: the documents, where they are known', () => {
  const inTerminal = (folder?: string) =>
    renderTerminal(viewOf(report, folder), { width: 120, color: false, unicode: true })
  expect(inTerminal(FOLDER)).toContain(PAGE)
  expect(inTerminal(FOLDER)).not.toContain(SOURCE)
  expect(inTerminal()).toContain(SOURCE)
})

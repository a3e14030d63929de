import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../src/report/html/html.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderSummary } from '../../src/report/markdown/summary.ts'
import { renderTerminal } from '../../src/report/terminal/terminal.ts'
import { viewOf } from '../../src/report/view/report-view.ts'
import { makeReport, measuredRun, passedCheck } from '../support/reports.ts'
import { pageOfFaultySite } from '../support/site-faults.ts'

const SHOP = 'https://shop.example'
const one = viewOf(makeReport([pageOfFaultySite(`${SHOP}/`)]))
const two = viewOf(makeReport([pageOfFaultySite(`${SHOP}/`), pageOfFaultySite(`${SHOP}/a`)]))
const site = one.sites[0]!.score
const page = one.pages[0]!.score
const OPTIONS = {
  marker: '<!-- marker -->',
  failOn: 'error',
  run: { name: 'Run 1', url: 'https://github.com/o/r/actions/runs/1' },
  artifact: undefined,
  commit: undefined,
} as const
const terminal = (view: typeof one) => renderTerminal(view, { width: 80, color: false, unicode: true })

describe('the terminal', () => {
  test('has the site as the last row of the scores', () => {
    expect(terminal(two)).toMatch(new RegExp(`^/a .*\\nWhole site +${site} `, 'm'))
  })

  test('of a single page has a table of its tools and one of those of the site, each with its score', () => {
    const lines = terminal(one).split('\n')
    expect(lines.slice(3, 11)).toEqual([
      `${SHOP}/ · score ${page}`,
      'tool  score  errors  warnings  notices',
      `serp     ${page}       1         –        –`,
      '',
      `Whole site · score ${site}`,
      'tool    score  errors  warnings  notices',
      'robots     96       –         1        –',
      'dns        99       –         –        1',
    ])
  })

  test('names tools of which a table would only have dashes once, below it', () => {
    const silent = (['geo', 'technology'] as const).map(tool =>
      measuredRun({ tool, score: null, checks: [] }),
    )
    const faulty = pageOfFaultySite(`${SHOP}/`)
    const shown = terminal(viewOf(makeReport([{ ...faulty, runs: [...faulty.runs, ...silent] }])))
    expect(shown).toContain('\nNo score and no findings: technology, geo\n')
    expect(shown).not.toMatch(/^technology +–/m)
  })

  test('says of a fault of the site where it is without a page', () => {
    expect(terminal(two)).toContain(
      `  robots/unknown-rule · whole site\n  ${SHOP}/robots.txt · line 3 · "Alow" is no rule\n`,
    )
    expect(terminal(two)).toContain('  dns/no-ipv6 · whole site\n  It has no AAAA record\n')
  })
})

describe('the summary', () => {
  test('has the site as the last row of the scores', () => {
    expect(renderSummary(two)).toMatch(
      new RegExp(`^\\| \\[Whole site\\]\\(${SHOP}/?\\) \\| \\*\\*${site}\\*\\* \\| 0 \\|`, 'm'),
    )
  })

  test('of a single page has the score of the page and that of the site over their tables', () => {
    const shown = renderSummary(one)
    expect(shown).toContain(`[\`${SHOP}/\`](${SHOP}/) · score **${page}**\n`)
    expect(shown).toContain(`[Whole site](${SHOP}/) · score **${site}**\n`)
  })
})

describe('the comment', () => {
  test('has the site as a row', () => {
    expect(renderComment(two, OPTIONS)).toContain(`| [Whole site](${SHOP}/) | **${site}** | 0 | 1 | 1 |`)
  })

  test('says of a fault of the site that it is of the whole site', () => {
    const shown = renderComment(two, OPTIONS)
    expect(shown).toMatch(/dns\/no-ipv6.* · whole site\n/)
    expect(shown).toContain(`- \`${SHOP}/robots.txt\` · line 3 · "Alow" is no rule`)
  })
})

test('the HTML report has the site as a row, as a part and as a page to filter by', () => {
  const html = renderHtml(two)
  expect(html).toContain(`<a href="#page-3">Whole site</a></th><td class="good total">${site}</td>`)
  expect(html).toContain('<details id="page-3" class="item"><summary><h3>Whole site</h3>')
  expect(html).toContain('<option value="3">Whole site</option>')
  expect(html).toContain('dns/no-ipv6 · whole site')
})

test('no rendering has a page or a site without a name', () => {
  for (const view of [one, two, viewOf(makeReport())]) {
    expect(renderHtml(view)).not.toMatch(/<(a|h3|option|th)\b[^>]*><\/\1>/)
    for (const shown of [renderSummary(view), renderComment(view, OPTIONS)]) {
      expect(shown).not.toMatch(/\[\]\(|``|: *$|· *$/m)
    }
    expect(terminal(view)).not.toMatch(/· *$|: *$/m)
  }
})

test('a note on the site says so', () => {
  const noted = passedCheck({ id: 'robots/fetched', scope: 'site', message: 'Answered at the second try' })
  const report = makeReport([pageOfFaultySite(`${SHOP}/`)])
  report.sites[0]!.runs[0]!.checks.push(noted)
  expect(renderSummary(viewOf(report))).toContain('Answered at the second try · on the whole site')
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AxeResults } from 'axe-core'
import type { Page } from 'puppeteer-core'
import { TOOLS } from '../../../src/api/tools.ts'
import { type ReportView, viewOf } from '../../../src/report/view/report-view.ts'
import { changeSaying } from '../../support/changed-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { type OpenOptions, type ReportBrowser, startReportBrowser } from '../../support/html-report.ts'
import {
  auditedPage,
  failedCheck,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
  rankOf,
  reportSaying,
} from '../../support/reports.ts'

let chrome: ReportBrowser
beforeAll(async () => {
  chrome = await startReportBrowser()
})
afterAll(() => chrome.close())

const HOME = 'https://shop.example/'
const PIXEL = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

/** Two tools with findings of each severity on three pages, compared with a baseline, and all that is said beside. */
function wholeView(): ReportView {
  const check = (id: string, severity: 'error' | 'warning' | 'notice', path: string) =>
    failedCheck({
      id,
      title: `Fault of ${id}`,
      severity,
      occurrences: [{ url: HOME + path, selector: 'main > p', snippet: `<p>${path}</p>`, line: 3 }],
    })
  const ux = (checks: ReturnType<typeof check>[]) =>
    measuredRun({ tool: 'ux', checks, facts: { screenshots: { phone: PIXEL, desktop: PIXEL } } })
  const pages = [
    auditedPage(HOME, [
      measuredRun({ checks: [check('serp/title-missing', 'error', ''), check('serp/short', 'notice', '')] }),
      ux([check('ux/form', 'warning', '')]),
      notMeasuredRun(),
    ]),
    auditedPage(`${HOME}bench`, [
      measuredRun({ checks: [check('serp/title-missing', 'error', 'bench')] }),
      ux([check('ux/form', 'warning', 'bench'), check('ux/link', 'error', 'bench')]),
    ]),
    auditedPage(`${HOME}chair?size=2`, [
      measuredRun({ checks: [passedCheck({ message: 'with a note' }), failedCheck({ ignored: 'serp/*' })] }),
      ux([]),
    ]),
  ]
  const ref = { tool: 'ux' as const, check: 'ux/link', title: 'Fault of ux/link', severity: 'error' as const }
  const comparison = {
    baseline: 'production',
    new: [{ ...ref, page: `${HOME}bench`, places: 1 }],
    known: [],
    fixed: [{ ...ref, check: 'ux/gone', page: HOME, places: 1 }],
    scores: [{ page: HOME, tool: 'serp' as const, before: 100, after: 85, tolerance: 0 }],
    notes: ['The page /chair is new'],
  }
  const view = viewOf(
    makeReport(pages, {
      comparison,
      rank: [rankOf('oak bench')],
      analyses: reportSaying('oak').analyses,
      verdict: { passed: false, reasons: ['2 errors', 'The score fell'] },
    }),
  )
  const [home, bench] = view.pages
  const group = { what: 'title' as const, label: 'Title', template: undefined, before: 'Oak', after: 'Home' }
  const search = {
    state: 'different' as const,
    headline: 'Search sees 4 differences',
    uncompared: ['/: speed could not be compared'],
    notRun: undefined,
    lost: [
      {
        url: `${HOME}old`,
        label: '/old',
        status: 404,
        note: 'It answers 404',
        words: '/old is lost',
        successor: `${HOME}new`,
      },
    ],
    changes: [
      { ...group, effect: 'open' as const, words: '/: title changed', pages: [home!] },
      { ...group, effect: 'loss' as const, words: '2 pages lose it', pages: [home!, bench!] },
      { ...group, effect: 'gain' as const, words: '/bench: title is new', pages: [bench!], before: '' },
    ],
    added: [bench!],
  }
  return { ...view, comparison: { ...view.comparison!, search } }
}

/** More pages than have their details, each with the same finding and one of them with another. */
function manyPages(): ReportView {
  const runs = (at: number) => [
    measuredRun({
      checks: [failedCheck(), ...(at === 110 ? [failedCheck({ id: 'serp/other', severity: 'notice' })] : [])],
    }),
  ]
  return viewOf(makeReport(Array.from({ length: 120 }, (_, at) => auditedPage(`${HOME}${at}`, runs(at)))))
}

const open = (view: ReportView, options?: OpenOptions) => chrome.open(view, options)
const openFolds = (page: Page) =>
  page.$$eval('details', folds => {
    for (const fold of folds) fold.open = true
  })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.closest('[id]')?.id)

describe.each(['light', 'dark'] as const)('in %s', scheme => {
  test.each([1440, 390])(
    'nothing goes wrong, nothing goes out, and axe has nothing against it, %d pixels wide',
    async width => {
      const { page, complaints } = await open(wholeView(), { scheme, width })
      await openFolds(page)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(complaints).toEqual([])
    },
  )
})

test('a table of scores that is wider than the screen scrolls by itself, and leaves the page as wide', async () => {
  const runs = TOOLS.map(tool => measuredRun({ tool, score: 70 }))
  const scores = TOOLS.map(tool => ({ page: HOME, tool, before: 90, after: 70, tolerance: 0 }))
  const comparison = { baseline: 'production', new: [], known: [], fixed: [], scores, notes: [] }
  const { page } = await open(viewOf(makeReport([auditedPage(HOME, runs)], { comparison })), { width: 390 })
  const widths = await page.$eval('.scroll', table => [
    table.scrollWidth,
    document.documentElement.scrollWidth,
  ])
  expect(widths).toEqual([expect.any(Number), 390])
  expect(widths[0]).toBeGreaterThan(390)
})

test.each<[string, ReportView]>([
  ['without pages', viewOf(makeReport([]))],
  ['without a finding', viewOf(makeReport())],
  ['of a hundred pages and more', manyPages()],
])('axe has nothing against a report %s', async (_about, view) => {
  const { page, complaints } = await open(view)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** What axe finds by all of its rules, also those of level AAA and its best practices. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
    return (await axe.run(document, { rules, resultTypes: ['violations'] })) as AxeResults
  })
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' ')}`,
  )
}

describe('the filter', () => {
  const ALL = ['serp/title-missing', 'ux/link', 'ux/form', 'serp/short']

  test('shows all findings, the first to fix first', async () => {
    const { shown } = await open(wholeView())
    expect(await shown()).toEqual(ALL)
  })

  test.each<[string, string[], string, string[]]>([
    ['[name=severity][value=error]', ['Space'], 'severity=warning%2Cnotice', ['ux/form', 'serp/short']],
    ['[name=new]', ['Space'], 'new=only', ['ux/link']],
    ['[name=tool]', ['u'], 'tool=ux', ['ux/link', 'ux/form']],
    ['[name=page]', ['/', 'b'], 'page=%2Fbench', ['serp/title-missing', 'ux/link', 'ux/form']],
    ['[name=text]', ['s', 'h', 'o', 'r', 't'], 'text=short', ['serp/short']],
  ])('narrows down by %s with the keyboard, and the address keeps it', async (field, keys, query, ids) => {
    const { page, shown, hash } = await open(wholeView())
    await page.focus(`#filter ${field}`)
    for (const key of keys) await page.keyboard.press(key as 'Space')
    expect(await shown()).toEqual(ids)
    expect(await hash()).toBe(`#?${query}`)
    expect(await page.$eval('#filter output', output => output.textContent)).toBe(
      `${ids.length} of 4 findings shown`,
    )
    await page.reload()
    expect(await shown()).toEqual(ids)
    await page.focus('#filter [type=reset]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '')
    expect(await shown()).toEqual(ALL)
  })

  test('a filtered view can be linked', async () => {
    const { shown, page } = await open(wholeView(), { hash: '#?severity=error&page=/bench&tool=serp' })
    expect(await shown()).toEqual(['serp/title-missing'])
    expect(await focusedId(page)).toBe('findings-title')
  })

  test.each(['#?tool=none&page=/gone&severity=fatal', '#?text=no+such+text', '#?%E0%A4%A', '#?page'])(
    'the address %s does no harm',
    async hash => {
      const { complaints, page } = await open(wholeView(), { hash })
      expect(await page.$eval('#filter output', output => output.textContent)).toMatch(/finding/)
      expect(complaints).toEqual([])
    },
  )

  test('of one page shows the places on it alone', async () => {
    const { page } = await open(wholeView(), { hash: '#?page=/bench' })
    const places = await page.$$eval('#finding-serp-title-missing [data-page]:not([hidden]) a', links =>
      links.map(link => link.textContent),
    )
    expect(places).toEqual(['/bench'])
  })

  test('stays while links within the report are followed, and comes back with the history', async () => {
    const { page, shown, hash } = await open(wholeView(), { hash: '#?tool=ux' })
    await page.click('nav a[href="#pages"]')
    await page.waitForFunction(() => location.hash.startsWith('#pages?'))
    expect(await hash()).toBe('#pages?tool=ux')
    expect(await shown()).toEqual(['ux/link', 'ux/form'])
    await page.focus('#filter [name=tool]')
    await page.keyboard.press('s')
    await page.goBack()
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=tool]')!.value === 'ux')
    expect(await hash()).toBe('#?tool=ux')
    expect(await shown()).toEqual(['ux/link', 'ux/form'])
  })
})

describe('links', () => {
  test('to a finding open it and move the focus to it', async () => {
    const { page } = await open(wholeView(), { hash: '#finding-ux-form' })
    expect(await page.$$eval('details.finding[open]', open => open.map(({ id }) => id))).toEqual([
      'finding-ux-form',
    ])
    expect(await focusedId(page)).toBe('finding-ux-form')
  })

  test('to a finding that the filter hides give the filter up', async () => {
    const { page, hash } = await open(wholeView(), { hash: '#?tool=serp' })
    await page.focus('#comparison a[href="#finding-ux-link"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('#finding-ux-link[open]')
    expect(await hash()).toBe('#finding-ux-link')
    expect(await focusedId(page)).toBe('finding-ux-link')
  })

  test('to a page in a fold open the fold, and those to its findings filter', async () => {
    const { page, shown, hash } = await open(manyPages(), { hash: '#page-115' })
    const fold = await page.$eval('#page-115', item => item.closest('details')!.open)
    expect(fold).toBe(true)
    expect(await shown()).toEqual(['serp/title-missing', 'serp/other'])
    await page.focus('#page-115 a.with-script')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=page]')!.value !== '')
    expect(await hash()).toBe('#?page=%2F114')
    expect(await shown()).toEqual(['serp/title-missing'])
  })

  test('of a finding can be copied', async () => {
    await chrome.browser.setPermission('file://', {
      permission: { name: 'clipboard-write' },
      state: 'granted',
    })
    const { page } = await open(wholeView(), { hash: '#finding-ux-form' })
    await page.focus('#finding-ux-form [data-action=copy]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.getElementById('said')?.textContent === 'Link copied')
    expect(await page.$eval('#finding-ux-form [data-action=copy]', button => button.textContent)).toBe(
      'Link copied',
    )
  })
})

test('all that can be used is reached by the keyboard, in the order of the document', async () => {
  const { page } = await open(wholeView())
  const wanted = await page.$$eval('a[href], button, input, select, summary, [tabindex="0"]', all =>
    all
      .filter(element => element.checkVisibility())
      .map((element, at) => {
        element.setAttribute('data-at', String(at))
        return at
      }),
  )
  const reached: number[] = []
  for (let step = 0; step < wanted.length; step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => Number(document.activeElement?.getAttribute('data-at'))))
  }
  expect(reached).toEqual(wanted)
})

test('every fold opens by the keyboard', async () => {
  const { page } = await open(wholeView())
  const folds = await page.$$('details > summary')
  for (const summary of folds) {
    if (!(await summary.evaluate(element => element.checkVisibility()))) continue
    const before = await summary.evaluate(element => (element.parentElement as HTMLDetailsElement).open)
    await summary.focus()
    await page.keyboard.press('Enter')
    expect(await summary.evaluate(element => (element.parentElement as HTMLDetailsElement).open)).toBe(
      !before,
    )
  }
  expect(folds.length).toBeGreaterThan(8)
})

test('without scripts all is there to be read, and nothing that would do nothing', async () => {
  const { page, complaints } = await open(wholeView(), { scripts: false })
  const seen = await page.$$eval('#filter, .with-script, #finding-ux-link', all =>
    all.filter(element => element.checkVisibility()).map(({ id }) => id),
  )
  expect(seen).toEqual(['finding-ux-link'])
  expect(complaints).toEqual([])
})

test('on paper all findings and the worst pages are open, and closed again afterwards', async () => {
  const { page } = await open(wholeView())
  const opened = () => page.$$eval('details.item[open]', open => open.length)
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const count = (folds: string) => document.querySelectorAll(folds).length
      const printed = [count('details.finding[open]'), count('#pages > details[open]')]
      document.body.dataset['printed'] = printed.join(' ')
    })
  })
  await page.pdf()
  expect(await page.evaluate(() => document.body.dataset['printed'])).toBe('4 3')
  expect(await opened()).toBe(0)
})

test('hostile text in every field runs nothing and asks for nothing', async () => {
  for (const text of HOSTILE_TEXTS.filter(text => /[<"]|script:/.test(text))) {
    const view = viewOf(reportSaying(text))
    const { page, complaints } = await open({
      ...view,
      comparison: { ...view.comparison!, search: changeSaying(text) },
    })
    await openFolds(page)
    expect({ text, complaints }).toEqual({ text, complaints: [] })
  }
})

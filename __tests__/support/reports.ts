import type { Comparison } from '../../src/api/comparison.ts'
import { pageOf } from '../../src/api/page.ts'
import type { Check, Page, ToolRun } from '../../src/api/results.ts'
import { meanScore, toolScore } from '../../src/api/score.ts'
import { TOOLS } from '../../src/api/tools.ts'
import { buildFindings, type Report } from '../../src/report/report.ts'

const STARTED_AT = '2026-03-04T10:20:30.000Z'

/** A check that failed once, on the page at `https://shop.example/`. */
export function failedCheck(overrides: Partial<Check> = {}): Check {
  return {
    id: 'serp/title-missing',
    title: 'The page has no title',
    severity: 'error',
    outcome: 'fail',
    help: 'https://developers.google.com/search/docs/appearance/title-link',
    why: 'Search engines show the title as the headline of a result.',
    fix: 'Put one <title> into the <head> of the page.',
    occurrences: [{ url: 'https://shop.example/', selector: 'html > head', line: 3 }],
    ...overrides,
  }
}

/** A check that passed. */
export function passedCheck(overrides: Partial<Check> = {}): Check {
  return failedCheck({
    id: 'serp/description-missing',
    title: 'The page has no description',
    severity: 'warning',
    outcome: 'pass',
    occurrences: [],
    ...overrides,
  })
}

/** A tool run that measured; its score comes from its checks where it is not given. */
export function measuredRun(overrides: Partial<ToolRun> = {}): ToolRun {
  const checks = overrides.checks ?? [passedCheck()]
  return {
    tool: 'serp',
    url: 'https://shop.example/',
    status: 'measured',
    score: toolScore(checks) ?? 100,
    checks,
    facts: {},
    startedAt: STARTED_AT,
    durationMs: 12,
    ...overrides,
  }
}

/** A tool run that gave no result. */
export function notMeasuredRun(overrides: Partial<ToolRun> = {}): ToolRun {
  return measuredRun({
    tool: 'pagespeed',
    status: 'not-measured',
    reason: 'Chrome was not found',
    score: null,
    checks: [],
    ...overrides,
  })
}

export function auditedPage(url: string, runs: readonly ToolRun[] = [measuredRun()]): Page {
  return pageOf(
    url,
    runs.map(run => ({ ...run, url })),
  )
}

/** A report as the program builds it; passed unless the overrides say otherwise. */
export function makeReport(
  pages: readonly Page[] = [auditedPage('https://shop.example/')],
  overrides: Partial<Report> = {},
): Report {
  const findings = buildFindings({
    version: '0.1.0',
    source: 'engine',
    startedAt: new Date(STARTED_AT),
    durationMs: 4_200,
    pages,
    analyses: [],
  })
  return { ...findings, verdict: { passed: true, reasons: [] }, ...overrides }
}

/** A report in which every text that can come from a page, a service or the gate is the given one. */
export function reportSaying(text: string): Report {
  const hostile = failedCheck({
    id: text,
    title: text,
    help: text,
    why: text,
    fix: text,
    message: text,
    occurrences: [{ url: text, message: text, selector: text, snippet: text, line: 1, column: 2 }],
  })
  const noted = passedCheck({ id: `${text}-noted`, message: text })
  const unverified = passedCheck({ id: `${text}-unverified`, outcome: 'not-measured', message: text })
  const ignored = failedCheck({ id: `${text}-ignored`, ignored: text })
  const runs = [
    measuredRun({ checks: [hostile, noted, unverified, ignored], facts: { [text]: text } }),
    measuredRun({ tool: 'geo', foreign: 'object', facts: { [text]: [text] } }),
    notMeasuredRun({ reason: text }),
  ]
  const pages = [
    auditedPage(text, runs),
    auditedPage(`https://shop.example/${text}?q=${text}`, runs),
    auditedPage('https://shop.example/', runs),
  ]
  const record = { url: text, foundBy: ['link' as const], depth: 1, linksIn: 1, linksOut: 0, failed: [text] }
  const records = [
    { ...record, status: 200, indexable: true, title: { text } },
    { ...record, status: null, indexable: false, failure: text, obstacle: 'no-answer' as const },
  ]
  const crawl = { whole: false, reason: text, sitemap: null, unvisited: { [text]: 1 }, records }
  const scored = [...pages, { url: text, score: 1, runs: [] }]
  const analysis = {
    url: text,
    status: 'measured' as const,
    score: 1,
    pages: scored,
    crawl,
    facts: { [text]: text },
  }
  return makeReport(pages, {
    verdict: { passed: false, reasons: [text, text] },
    analyses: [
      { ...analysis, startedAt: STARTED_AT, durationMs: 1 },
      {
        ...analysis,
        status: 'not-measured',
        reason: text,
        score: null,
        startedAt: STARTED_AT,
        durationMs: 1,
      },
    ],
    rank: [rankOf(text), unmeasuredRank(text, text)],
    comparison: comparisonSaying(text),
  })
}

/** A comparison whose texts are all the given one. */
function comparisonSaying(text: string): Comparison {
  const place = { url: text, message: text, selector: text, line: 1 }
  const severity = 'error' as const
  const ref = { tool: 'serp' as const, check: text, title: text, severity, page: text, places: 1, place }
  const scores = [{ page: text, before: 50, after: 40, tolerance: 0 }]
  return {
    baseline: text,
    new: [ref, { ...ref, places: 9 }],
    known: [ref],
    fixed: [ref],
    scores,
    notes: [text],
    changes: [
      { page: text, what: 'indexable', before: true, after: text },
      { page: text, what: 'canonical', before: 'self', after: text },
      { page: `https://shop.example/${text}`, what: 'title', before: text, after: `${text} ${text}` },
      ...['a', 'b'].map(name => ({
        page: `https://shop.example/${text}/${name}`,
        what: 'language' as const,
        before: null,
        after: text,
      })),
      { page: text, what: 'hreflang', before: { [text]: text }, after: { [text]: null, a: text } },
      { page: text, what: 'rich-results', before: { [text]: true }, after: { [text]: false } },
    ],
    lost: [{ url: text, status: 404, note: text, successor: text, redirect: text }],
    added: [text],
    uncompared: [
      { what: ['h1'], pages: 1, reason: text },
      { what: ['words'], pages: 3, reason: text, notRun: true },
    ],
  }
}

/** A rank project whose texts are all the given one. */
export function rankOf(text: string): Report['rank'][number] {
  const market = { searchEngine: text, location: text, device: text }
  const positions = [
    {
      ...market,
      position: 3,
      url: text,
      change: { days1: 1, days7: 5, days30: -2.5 },
      history: [8, null, 3],
    },
    { ...market, location: `${text} elsewhere`, position: null },
    {
      ...market,
      location: `${text} nowhere`,
      position: null,
      state: 'unknown' as const,
      history: [8, 9, null],
    },
  ]
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  const project = {
    id: text,
    name: text,
    url: text,
    asOf: days[2]!,
    days,
    keywords: [{ keyword: text, positions }],
    notes: [text],
    facts: {},
  }
  const gone = { keyword: text, ...market, before: 8, after: null, change: null }
  const won = { keyword: text, ...market, before: 8, after: 3, change: 5 }
  const change = {
    compared: 2,
    averagePosition: { before: 8, after: 3 },
    visibility: { before: 40, after: 20, percent: -50 },
    winners: [won],
    losers: [gone],
    enteredTop10: [],
    leftTop10: [gone],
  }
  const day = { averagePosition: 8, visibility: 40, top10: 1, known: 1 }
  const dashboard = {
    id: text,
    asOf: days[2]!,
    distribution: { top3: 1, top10: 1, top20: 1, top50: 1, top100: 1, none: 1, unknown: 1 },
    averagePosition: 3,
    visibility: 20,
    changes: { days1: null, days7: change, days30: null },
    history: [
      { date: days[0]!, ...day },
      { date: days[1]!, averagePosition: null, visibility: null, top10: null, known: 0 },
      { date: days[2]!, ...day, averagePosition: 3, visibility: 20 },
    ],
    notes: [text],
    facts: { [text]: text },
  }
  return { project, dashboard }
}

/** A rank project that gave nothing, for a reason. */
export function unmeasuredRank(reason: string, id = 'ash'): Report['rank'][number] {
  const project = { id, name: null, url: null, keywords: [], facts: {} }
  return { reason, project, dashboard: { id, facts: {} } }
}

/** A large report: every tool on every page, with many faults of templates. */
export function largeReport(pageCount: number): Report {
  const pages = Array.from({ length: pageCount }, (_, number) => {
    const url = `https://shop.example/category-${number % 20}/product-${number}`
    return auditedPage(
      url,
      TOOLS.map(tool =>
        measuredRun({ tool, checks: checksOfLargePage(tool, url, number), facts: factsOf(url) }),
      ),
    )
  })
  const score = meanScore(pages.map(page => page.score))
  return makeReport(pages, { score, verdict: { passed: false, reasons: ['17 errors on the pages'] } })
}

function checksOfLargePage(tool: string, url: string, page: number): Check[] {
  return Array.from({ length: 10 }, (_, number) => {
    const severity = (['error', 'warning', 'notice'] as const)[number % 3]!
    const check = { id: `${tool}/check-${number}`, title: `Fault ${number} of ${tool}`, severity }
    if ((page + number) % 3 !== 0) return passedCheck(check)
    const occurrences = Array.from({ length: 8 }, (_, place) => ({
      url,
      selector: `main > div:nth-child(${place + 1}) > a.button.primary`,
      snippet: `<a class="button primary" href="/checkout?step=${place}">Buy the product number ${place}</a>`,
      line: 100 + place,
      message: `Link ${place} has a text that says too little`,
    }))
    return failedCheck({ ...check, occurrences })
  })
}

function factsOf(url: string): ToolRun['facts'] {
  return {
    links: Array.from({ length: 20 }, (_, link) => ({ url: `${url}/${link}`, status: 200, state: 'ok' })),
  }
}

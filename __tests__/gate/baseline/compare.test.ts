import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Baseline, type Comparison, placesIn } from '../../../src/api/comparison.ts'
import { SAME_TEMPLATE } from '../../../src/api/rendering.ts'
import type { Check, Page, ToolRun } from '../../../src/api/results.ts'
import { comparablePart, compare } from '../../../src/gate/baseline/compare.ts'
import { judge } from '../../../src/gate/gate.ts'
import { resultsWithTwins } from '../../../src/gate/twins.ts'
import { buildConditions } from '../../support/gate-findings.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../../support/reports.ts'

const PREVIEW = 'https://preview.example'
const PRODUCTION = 'https://shop.example'

function pagesOf(origin: string, paths: Record<string, ToolRun[]>): Page[] {
  return Object.entries(paths).map(([path, runs]) => auditedPage(origin + path, runs))
}

function baselineOf(pages: Page[], overrides: Partial<Baseline> = {}): Baseline {
  return { name: 'production', source: 'engine', version: '0.1.0', sites: [], pages, ...overrides }
}

const compareWith = (now: Page[], before: Page[], overrides: Partial<Baseline> = {}) =>
  compare({ pages: now, sites: [], analyses: [] }, baselineOf(before, overrides), { tools: {} })

/** New, known and fixed places of one run on one page against one other. */
function countsOf({ new: fresh, known, fixed }: Comparison): number[] {
  return [placesIn(fresh), placesIn(known), placesIn(fixed)]
}
const ofChecks = (now: Check[], before: Check[], overrides: Partial<Baseline> = {}) =>
  compareWith(
    pagesOf(PREVIEW, { '/a': [measuredRun({ checks: now })] }),
    pagesOf(PRODUCTION, { '/a': [measuredRun({ checks: before })] }),
    overrides,
  )

/** The same check without a place, so that the page is the place. */
const failed = (overrides: Partial<Check> = {}) => failedCheck({ occurrences: [], ...overrides })
const passed = (overrides: Partial<Check> = {}) => failed({ outcome: 'pass', ...overrides })

describe('a failed check is', () => {
  test.each<[string, Check[], Check[], number[]]>([
    ['known where it failed before', [failed()], [failed()], [0, 1, 0]],
    ['known under another severity', [failed({ severity: 'notice' })], [failed()], [0, 1, 0]],
    ['new where it passed before', [failed()], [passed()], [1, 0, 0]],
    ['new where it did not apply before', [failed()], [passed({ outcome: 'not-applicable' })], [1, 0, 0]],
    ['fixed where it passes now', [passed()], [failed()], [0, 0, 1]],
    ['not fixed where it does not apply now', [passed({ outcome: 'not-applicable' })], [failed()], [0, 0, 0]],
    ['not fixed where it is not verified now', [passed({ outcome: 'not-measured' })], [failed()], [0, 0, 0]],
    ['not fixed where it is no check any more', [], [failed()], [0, 0, 0]],
    ['nothing where it is ignored', [failed({ ignored: 'serp/*' })], [passed()], [0, 0, 0]],
    ['not fixed where it is ignored', [failed({ ignored: 'serp/*' })], [failed()], [0, 0, 0]],
    ['known where it was ignored before', [failed()], [failed({ ignored: 'serp/*' })], [0, 1, 0]],
    [
      'no other check',
      [failed({ id: 'serp/b' })],
      [failed({ id: 'serp/a' }), passed({ id: 'serp/b' })],
      [1, 0, 0],
    ],
  ])('%s', (_, now, before, expected) => {
    expect(countsOf(ofChecks(now, before))).toEqual(expected)
  })

  describe('of a metric that says as much of the load of the machine is', () => {
    const id = 'pagespeed/total-blocking-time'
    const measured = (ms: number, outcome: Check['outcome'], script = '/app.js') =>
      measuredRun({
        tool: 'pagespeed',
        checks: [failedCheck({ id, outcome, occurrences: [{ url: `https://cdn.example${script}` }] })],
        facts: { metrics: { 'total-blocking-time': { value: ms } } },
      })
    test.each<[string, ToolRun, ToolRun, number[]]>([
      ['known where it varied across the bound', measured(210, 'fail'), measured(40, 'pass'), [0, 1, 0]],
      ['known at another script', measured(410, 'fail', '/b.js'), measured(390, 'fail'), [0, 1, 0]],
      ['not fixed where it varied back', measured(40, 'pass'), measured(210, 'fail'), [0, 0, 0]],
      ['new where it got far worse', measured(641, 'fail'), measured(40, 'pass'), [1, 0, 0]],
      [
        'known where it got worse by a part of what it was',
        measured(2900, 'fail'),
        measured(2000, 'fail'),
        [0, 1, 0],
      ],
      ['fixed where it got far better', measured(40, 'pass'), measured(641, 'fail'), [0, 0, 1]],
    ])('%s', (_, now, before, expected) => {
      const reduced = comparablePart(before)
      expect(reduced.facts).toEqual(before.facts)
      const [here, there] = [[now], [reduced]].map((runs, at) =>
        pagesOf([PREVIEW, PRODUCTION][at]!, { '/a': runs }),
      )
      expect(countsOf(compareWith(here!, there!))).toEqual(expected)
    })

    test('new where the metric is not known', () => {
      const now = { ...measured(210, 'fail'), facts: {} }
      const pages = [[now], [measured(40, 'pass')]].map((runs, at) =>
        pagesOf([PREVIEW, PRODUCTION][at]!, { '/a': runs }),
      )
      expect(countsOf(compareWith(pages[0]!, pages[1]!))).toEqual([1, 0, 0])
    })
  })

  test('fixed where a service, which lists failures alone, no longer lists it', () => {
    expect(countsOf(ofChecks([], [failed()], { source: 'hosted' }))).toEqual([0, 0, 1])
    expect(countsOf(ofChecks([failed()], [], { source: 'hosted' }))).toEqual([1, 0, 0])
  })

  test('matched by places that are set aside, which are none of the three', () => {
    const at = (name: string) => ({ url: `https://${name}.example/`, message: 'answers 404' })
    const now = failed({
      occurrences: [at('b')],
      ignoredOccurrences: [{ by: 'serp/* https://a.example/*', occurrence: at('a') }],
    })
    expect(countsOf(ofChecks([now], [failed({ occurrences: [at('a'), at('b')] })]))).toEqual([0, 1, 0])
  })

  test('named with its page of this run and its place', () => {
    const place = { url: `${PREVIEW}/a`, selector: 'head > title', line: 3, message: 'is empty' }
    const comparison = ofChecks(
      [failed({ occurrences: [{ ...place, snippet: '<title>', column: 5 }] })],
      [passed(), passed({ id: 'serp/other' })],
    )
    const { id: check, title, severity } = failedCheck()
    expect(comparison.new).toEqual([
      { tool: 'serp', check, title, severity, page: `${PREVIEW}/a`, places: 1, place },
    ])
  })
})

describe('what the baseline did not measure counts as new, and is said', () => {
  const now = pagesOf(PREVIEW, { '/a': [measuredRun({ checks: [failed()] })] })

  test.each<[string, Page[], string]>([
    [
      'a page that it does not have',
      pagesOf(PRODUCTION, { '/b': [measuredRun()] }),
      `${PREVIEW}/a: is not in the baseline, so its failures count as new`,
    ],
    [
      'a tool that gave no result',
      pagesOf(PRODUCTION, {
        '/a': [notMeasuredRun({ tool: 'serp', reason: 'it was late' }), measuredRun({ tool: 'dns' })],
      }),
      `${PREVIEW}/a: serp: not measured in the baseline (it was late), so its failures count as new`,
    ],
    [
      'a check that could not be verified',
      pagesOf(PRODUCTION, { '/a': [measuredRun({ checks: [passed({ outcome: 'not-measured' })] })] }),
      `${PREVIEW}/a: serp: serp/title-missing could not be verified in the baseline, so its failures count as new`,
    ],
    [
      'a check that it did not have',
      pagesOf(PRODUCTION, { '/a': [measuredRun()] }),
      `${PREVIEW}/a: serp: serp/title-missing did not exist in version 0.1.0, which made the baseline, so its failures count as new`,
    ],
  ])('%s', (_, before, note) => {
    const comparison = compareWith(now, before)
    expect(countsOf(comparison)).toEqual([1, 0, 0])
    expect(comparison.notes).toEqual([note])
  })

  test.each([
    ['as it was sent', { judged: 'sent', reason: SAME_TEMPLATE }, 1],
    ['as rendered', { judged: 'rendered', reason: null, unchanged: true }, 0],
  ])('what fails once scripts are seen at work on a page that was judged %s', (_, rendered, notes) => {
    const seen = { rendered: { judged: 'rendered', reason: null } }
    const comparison = compareWith(
      pagesOf(PREVIEW, { '/a': [measuredRun({ checks: [failed()], facts: seen })] }),
      pagesOf(PRODUCTION, {
        '/a': [measuredRun({ checks: [passed({ outcome: 'not-applicable' })], facts: { rendered } })],
      }),
    )
    expect(countsOf(comparison)).toEqual([1, 0, 0])
    expect(comparison.notes).toHaveLength(notes)
  })

  test('but where nothing fails nothing is said', () => {
    const fine = pagesOf(PREVIEW, { '/a': [measuredRun()] })
    expect(compareWith(fine, pagesOf(PRODUCTION, { '/b': [measuredRun()] })).notes).toEqual([])
  })

  test('but what fails on a file of the whole site is known for a new page too', () => {
    const inRobots = (origin: string) =>
      measuredRun({
        tool: 'robots',
        checks: [failed({ id: 'robots/x', occurrences: [{ url: `${origin}/robots.txt`, line: 2 }] })],
      })
    const comparison = compareWith(
      pagesOf(PREVIEW, { '/a': [inRobots(PREVIEW)], '/new': [inRobots(PREVIEW)] }),
      pagesOf(PRODUCTION, { '/a': [inRobots(PRODUCTION)] }),
    )
    expect(countsOf(comparison)).toEqual([0, 2, 0])
  })
})

describe('pages are found', () => {
  const runs = [measuredRun({ checks: [failed()] })]
  const known = (now: Page[], before: Page[], overrides = {}) =>
    placesIn(compareWith(now, before, overrides).known)

  test('by path and query, whatever the origin', () => {
    expect(known(pagesOf(PREVIEW, { '/a?b=1': runs, '/a': runs }), pagesOf(PRODUCTION, { '/a': runs }))).toBe(
      1,
    )
  })

  test('in the folder that a preview lies in, which is said', () => {
    const now = pagesOf(PREVIEW, { '/pr-12/': runs, '/pr-12/a': runs })
    const before = pagesOf(PRODUCTION, { '/': runs, '/a': runs })
    expect(known(now, before)).toBe(2)
    expect(compareWith(now, before).notes).toEqual([
      'pages in /pr-12/ were compared with those in /, since no path is in both',
    ])
    expect(known(now, pagesOf(PREVIEW, { '/pr-9/': runs, '/pr-9/a': runs }))).toBe(2)
  })

  test('where they are given', () => {
    const resource = (at: string) => [
      measuredRun({ checks: [failed({ occurrences: [{ url: `${at}/logo.svg` }] })] }),
    ]
    const now = pagesOf(PREVIEW, { '/pr-12/a': resource(`${PREVIEW}/pr-12`) })
    const before = pagesOf(PRODUCTION, { '/a': resource(PRODUCTION), '/pr-12/a': [measuredRun()] })
    expect(known(now, before, { counterparts: { [`${PREVIEW}/pr-12/a`]: `${PRODUCTION}/a` } })).toBe(1)
  })
})

describe('scores', () => {
  const scored = (tool: ToolRun['tool'], score: number, facts = {}) =>
    measuredRun({ tool, score, checks: [], facts })
  const changes = (now: ToolRun[], before: ToolRun[], tolerances = { tools: {} }) =>
    compare(
      { pages: pagesOf(PREVIEW, { '/a': now }), sites: [], analyses: [] },
      baselineOf(pagesOf(PRODUCTION, { '/a': before })),
      tolerances,
    ).scores
  const page = `${PREVIEW}/a`

  test('that changed are listed, of the page and of its tools', () => {
    expect(
      changes([scored('serp', 80), scored('dns', 90)], [scored('serp', 100), scored('dns', 90)]),
    ).toEqual([
      { page, before: 95, after: 85, tolerance: 0 },
      { page, tool: 'serp', before: 100, after: 80, tolerance: 0 },
    ])
  })

  test('of a page are not compared where a tool has one in one of them alone', () => {
    expect(changes([scored('serp', 80), scored('dns', 50)], [scored('serp', 100)])).toEqual([
      { page, tool: 'serp', before: 100, after: 80, tolerance: 0 },
    ])
  })

  test.each<[object, number, object]>([
    [{ tools: {} }, 20, {}],
    [{ all: 3, tools: {} }, 20, {}],
    [{ all: 30, tools: {} }, 30, {}],
    [{ tools: { pagespeed: 4 } }, 4, {}],
    [{ tools: {} }, 27, { runs: [60, 87, 80] }],
  ])('of pagespeed vary by themselves: with %j by %i points', (tolerances, points, facts) => {
    const [change] = changes(
      [scored('pagespeed', 80, facts)],
      [scored('pagespeed', 90)],
      tolerances as never,
    ).slice(1)
    expect(change).toMatchObject({ tool: 'pagespeed', tolerance: points })
  })

  test.each<[object | undefined, string[]]>([
    [undefined, []],
    [{ all: 20, tools: {} }, []],
    [{ all: 19, tools: {} }, [`${page}: serp: score fell from 100 to 80; score-tolerance is 19`]],
    [{ tools: { dns: 0 } }, []],
    [{ tools: { serp: 0 } }, [`${page}: serp: score fell from 100 to 80; score-tolerance is 0`]],
  ])('fail the build where they fall too far under score-tolerance %j', async (tolerance, reasons) => {
    const scoreTolerance = tolerance as { tools: Record<string, number> } | undefined
    const pages = pagesOf(PREVIEW, { '/a': [scored('serp', 80)] })
    const before = baselineOf(pagesOf(PRODUCTION, { '/a': [scored('serp', 100)] }))
    const comparison = compare({ pages, sites: [], analyses: [] }, before, scoreTolerance ?? { tools: {} })
    expect(
      (await judge({ pages, sites: [], analyses: [] }, buildConditions({ scoreTolerance }), comparison))
        .reasons,
    ).toEqual(reasons)
  })
})

describe('the gate counts new failures alone', () => {
  const nth = (number: number) => ({
    url: `${PREVIEW}/a`,
    selector: `#e${number}`,
    snippet: `<p id=e${number}>`,
  })

  test('and says how many places of a check are new', async () => {
    const now = pagesOf(PREVIEW, {
      '/a': [measuredRun({ checks: [failed({ occurrences: [1, 2, 3].map(nth) })] })],
    })
    const before = pagesOf(PREVIEW, { '/a': [measuredRun({ checks: [failed({ occurrences: [nth(2)] })] })] })
    const findings = { pages: now, sites: [], analyses: [] }
    const { reasons } = await judge(findings, buildConditions({ failOn: 'error' }), compareWith(now, before))
    expect(reasons).toEqual([
      `${PREVIEW}/a: serp: "The page has no title" (serp/title-missing) is an error that is new; fail-on is error`,
    ])
    const same = await judge(findings, buildConditions({ failOn: 'notice' }), compareWith(now, now))
    expect(same.passed).toBe(true)
  })
})

describe('whatever a report holds', () => {
  const place = fc.record({
    url: fc.constantFrom(`${PREVIEW}/a`, `${PREVIEW}/app.3f9ab2c1.js`, 'https://other.example/'),
    selector: fc.option(fc.constantFrom('p', 'ul > li:nth-of-type(2)', '#x'), { nil: undefined as never }),
    snippet: fc.option(fc.constantFrom('<p>', '<a href="https://preview.example/">'), {
      nil: undefined as never,
    }),
    message: fc.option(fc.constantFrom('answers 404', '"a" is missing'), { nil: undefined as never }),
  })
  const check = (id: number) =>
    fc
      .record({
        outcome: fc.constantFrom('fail', 'pass'),
        places: fc.array(place, { maxLength: 5 }),
        more: fc.nat(3),
      })
      .map(({ outcome, places, more }) =>
        outcome === 'fail'
          ? failed({
              id: `serp/check-${id}`,
              occurrences: places as Check['occurrences'],
              ...(more > 0 && { occurrenceCount: places.length + more }),
            })
          : passedCheck({ id: `serp/check-${id}` }),
      )
  const checks = fc.tuple(check(1), check(2), check(3))
  const places = (all: Check[]) =>
    all
      .filter(({ outcome }) => outcome === 'fail')
      .reduce(
        (sum, { occurrences, occurrenceCount }) => sum + Math.max(1, occurrenceCount ?? occurrences.length),
        0,
      )

  test('against itself nothing is new or fixed', () => {
    fc.assert(fc.property(checks, all => expect(countsOf(ofChecks(all, all))).toEqual([0, places(all), 0])))
  })

  test('failures that come on top are new, and fixed the other way round', () => {
    const extra = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(checks, extra, (all, number) => {
        const more = Array.from({ length: number }, (_, index) => failed({ id: `serp/more-${index}` }))
        const passing = more.map(({ id }) => passed({ id }))
        expect(countsOf(ofChecks([...all, ...more], [...all, ...passing]))).toEqual([number, places(all), 0])
        expect(countsOf(ofChecks([...all, ...passing], [...all, ...more]))).toEqual([0, places(all), number])
      }),
    )
  })

  test('every place is new or known now, and fixed or known before', () => {
    fc.assert(
      fc.property(checks, checks, (now, before) => {
        const [fresh = 0, known = 0, fixed = 0] = countsOf(ofChecks(now, before))
        expect(fresh + known).toBe(places(now))
        expect(fixed + known).toBe(places(before))
      }),
    )
  })
})

describe('a page that its sitemap should not list, and that one side alone has audited,', () => {
  const noindex = (origin: string) =>
    auditedPage(`${origin}/thanks`, [
      measuredRun({ tool: 'robots', checks: [failed({ id: 'robots/noindex-meta', severity: 'error' })] }),
    ])
  const listing = (origin: string, paths: readonly string[]) => {
    const occurrences = paths.map(path => ({ url: origin + path, message: 'The sitemap lists it' }))
    const check = failedCheck({ id: 'sitemap/listed-noindex', scope: 'site', occurrences })
    return [{ origin, score: 90, runs: [measuredRun({ tool: 'sitemap', url: origin, checks: [check] })] }]
  }
  const home = (origin: string) => auditedPage(`${origin}/`)
  const compared = (now: Page[], before: Page[], paths: readonly string[]) =>
    compare(
      { ...resultsWithTwins({ pages: now, sites: listing(PREVIEW, paths) }), analyses: [] },
      baselineOf(before, { sites: listing(PRODUCTION, ['/thanks', '/old']) }),
      { tools: {} },
    )

  test('is nothing new of the site, where it was the page that said so', () => {
    const known = compared([home(PREVIEW)], [home(PRODUCTION), noindex(PRODUCTION)], ['/thanks', '/old'])
    expect(countsOf(known)).toEqual([0, 1, 0])
    const more = compared(
      [home(PREVIEW)],
      [home(PRODUCTION), noindex(PRODUCTION)],
      ['/thanks', '/old', '/basket'],
    )
    expect(more.new.map(({ check, place }) => [check, place?.url])).toEqual([
      ['sitemap/listed-noindex', `${PREVIEW}/basket`],
    ])
  })

  test('is not fixed, where it is the page that says so now', () => {
    const now = compared([home(PREVIEW), noindex(PREVIEW)], [home(PRODUCTION)], ['/thanks', '/old'])
    expect(now.fixed).toEqual([])
    expect(now.new.map(({ check }) => check)).toEqual(['robots/noindex-meta'])
  })
})

test('a twin is fixed with the check that says the same, and not beside it', () => {
  const twins = [failed({ id: 'content/h1-missing' }), failed({ id: 'accessibility/page-has-heading-one' })]
  const ofTools = (checks: readonly Check[]) =>
    checks.map(check => measuredRun({ tool: check.id.split('/')[0] as ToolRun['tool'], checks: [check] }))
  const { fixed } = compareWith(
    pagesOf(PREVIEW, { '/a': ofTools(twins.map(check => ({ ...check, outcome: 'pass' }))) }),
    pagesOf(PRODUCTION, { '/a': ofTools(twins) }),
  )
  expect(fixed.map(({ check }) => check)).toEqual(['content/h1-missing'])
})

describe('a check that stands for more pages of a site than it lists', () => {
  const siteAt = (origin: string, paths: readonly string[]) => {
    const failedPages = paths.map(path => origin + path)
    const occurrences = failedPages.slice(0, 50).map(url => ({ url, message: 'The title is empty' }))
    const check = failedCheck({
      scope: 'site',
      message: `${paths.length} of 200 pages`,
      occurrences,
      failedPages,
      ...(paths.length > 50 && { occurrenceCount: paths.length }),
    })
    return [{ origin, score: 50, runs: [measuredRun({ url: origin, checks: [check] })] }]
  }
  const compared = (now: readonly string[], before: readonly string[]) =>
    compare(
      { pages: [auditedPage(`${PREVIEW}/`)], sites: siteAt(PREVIEW, now), analyses: [] },
      baselineOf([auditedPage(`${PRODUCTION}/`)], { sites: siteAt(PRODUCTION, before) }),
      { tools: {} },
    )
  const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `/p${from + n}`)

  test('is compared page by page', () => {
    const moved = compared(paths(10, 70), paths(0, 60))
    expect(countsOf(moved)).toEqual([10, 50, 10])
    expect(moved.new.map(({ place }) => place?.url)).toEqual(paths(60, 70).map(path => PREVIEW + path))
    expect(countsOf(compared(paths(0, 60).toReversed(), paths(0, 60)))).toEqual([0, 60, 0])
  })

  test('names as many new pages as a check lists, and counts the others', () => {
    const more = compared(paths(0, 130), paths(0, 10))
    expect(countsOf(more)).toEqual([120, 10, 0])
    expect(more.new).toHaveLength(51)
  })
})

import { expect, test } from '@jest/globals'
import { isFailure } from '../../src/api/failures.ts'
import type { Check, ToolRun } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import { setAside } from '../../src/gate/ignore.ts'
import { withTwinsMarked } from '../../src/gate/twins.ts'
import { auditedPage, failedCheck, measuredRun } from '../support/reports.ts'

const URL = 'https://shop.example/'

function failing(
  id: string,
  places: Partial<Check['occurrences'][number]>[],
  overrides: Partial<Check> = {},
): Check {
  const occurrences = places.map(place => ({ url: URL, ...place }))
  return failedCheck({ id, severity: 'warning', occurrences, ...overrides })
}

function runOf(...checks: Check[]): ToolRun {
  return measuredRun({ tool: checks[0]!.id.split('/')[0] as Tool, url: URL, checks })
}

const checksOf = (runs: readonly ToolRun[]) => runs.flatMap(({ checks }) => checks)

test('one of two checks that say the same counts, is as bad as the worse, and names the other', () => {
  const missing = failing('hreflang/html-lang-missing', [{}], { severity: 'notice' })
  const twin = failing('accessibility/html-has-lang', [{ selector: 'html', snippet: '<html>' }])
  for (const runs of [
    [runOf(missing), runOf(twin)],
    [runOf(twin), runOf(missing)],
  ]) {
    const checks = checksOf(withTwinsMarked(runs))
    expect(checks.filter(isFailure)).toEqual([
      { ...missing, severity: 'warning', twins: ['accessibility/html-has-lang'] },
    ])
    expect(checks).toContainEqual({ ...twin, twinOf: 'hreflang/html-lang-missing' })
  }
})

test.each([
  ['accessibility/listitem', 'accessibility/list'],
  ['serp/description-too-short', 'serp/duplicate-description'],
])('%s counts with %s of the same tool', (id, original) => {
  const checks = checksOf(withTwinsMarked([runOf(failing(id, [{}]), failing(original, [{}]))]))
  expect(checks.filter(isFailure)).toMatchObject([{ id: original, twins: [id] }])
})

test('either of them alone speaks for itself', () => {
  for (const id of ['hreflang/html-lang-missing', 'accessibility/html-has-lang']) {
    const runs = [runOf(failing(id, [{}]))]
    expect(withTwinsMarked(runs)).toEqual(runs)
  }
})

test('has the places of both, each element once', () => {
  const [first, second] = ['<a href="/a"></a>', '<a href="/b"></a>']
  const own = failing('content/link-empty', [{ selector: '#main > a', snippet: first, line: 3 }])
  const twin = failing('accessibility/link-name', [
    { selector: 'a[href="/a"]', snippet: first },
    { selector: 'a[href="/b"]', snippet: second },
  ])
  const [counting] = checksOf(withTwinsMarked([runOf(own), runOf(twin)])).filter(isFailure)
  expect(counting!.occurrences.map(({ snippet }) => snippet)).toEqual([first, second])
})

test('a broken address in the metadata is left out where it has a finding of its own', () => {
  const image = failing('serp/og-image-broken', [{ url: 'https://shop.example/card.png', selector: 'meta' }])
  const canonical = failing('serp/canonical-target-broken', [
    { message: 'https://shop.example/gone answers 404', selector: 'link' },
  ])
  const places = ['card.png', 'gone', 'feed.xml'].map(path => ({ url: `https://shop.example/${path}` }))
  const metadata = failing('broken-links/broken-metadata-link', places)
  const marked = checksOf(withTwinsMarked([runOf(image, canonical), runOf(metadata)]))
  expect(marked.find(({ id }) => id === metadata.id)!.occurrences).toEqual([
    { url: 'https://shop.example/feed.xml' },
  ])
  const all = checksOf(
    withTwinsMarked([
      runOf(image, canonical),
      runOf(failing('broken-links/broken-metadata-link', places.slice(0, 2))),
    ]),
  )
  expect(all.filter(isFailure).map(({ id }) => id)).toEqual([
    'serp/og-image-broken',
    'serp/canonical-target-broken',
  ])
})

test.each([
  ['hreflang/html-lang-missing', []],
  ['accessibility/html-has-lang', []],
  ['accessibility/*', ['hreflang/html-lang-missing']],
  ['hreflang/*', ['accessibility/html-has-lang']],
])('ignore of %s leaves %p', (check, left) => {
  const runs = [
    runOf(failing('hreflang/html-lang-missing', [{}])),
    runOf(failing('accessibility/html-has-lang', [{}])),
  ]
  const findings = { pages: [auditedPage(URL, runs)], sites: [], analyses: [] }
  const { pages, warnings } = setAside(findings, { ignore: [{ line: check, check }], overrides: [] })
  const counting = checksOf(withTwinsMarked(pages[0]!.runs)).filter(isFailure)
  expect(counting.map(({ id }) => id)).toEqual(left)
  expect(warnings).toEqual([])
})

test('what the site says already need not be said of its page', () => {
  const icon = failing('serp/favicon-broken', [{ message: 'https://shop.example/icon.png answers 404' }], {
    scope: 'site',
  })
  const metadata = failing('broken-links/broken-metadata-link', [{ url: 'https://shop.example/icon.png' }])
  const [marked] = checksOf(withTwinsMarked([runOf(metadata)], [runOf(icon)]))
  expect(marked!.twinOf).toBe('serp/favicon-broken')
  expect(checksOf(withTwinsMarked([runOf(metadata)])).filter(isFailure)).toEqual([metadata])
})

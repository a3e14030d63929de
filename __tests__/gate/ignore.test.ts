import { describe, expect, test } from '@jest/globals'
import { isFailure } from '../../src/api/failures.ts'
import type { Check } from '../../src/api/results.ts'
import { type IgnoreRule, type Ignoring, type SetAside, setAside } from '../../src/gate/ignore.ts'
import { ignoreLines } from '../../src/settings/kinds.ts'
import { buildAnalysis, buildPages, buildRun } from '../support/gate-findings.ts'
import { failedCheck, passedCheck } from '../support/reports.ts'

const PAGE = 'https://shop.example/blog/post'
const rules = (lines: string): readonly IgnoreRule[] => ignoreLines().read(lines).value!

function ignoring(lines: string, checks: Check[], overrides: Ignoring['overrides'] = []): SetAside {
  const pages = buildPages([buildRun({ url: PAGE, checks })])
  return setAside({ pages, sites: [], analyses: [] }, { ignore: rules(lines), overrides })
}
const checksOf = (aside: SetAside): Check[] => aside.pages[0]!.runs[0]!.checks

describe('of a check that stands for the pages of a site', () => {
  const origin = 'https://shop.example'
  const site = (...failedPages: string[]) => {
    const urls = failedPages.map(path => origin + path)
    const check = failedCheck({
      scope: 'site',
      occurrences: urls.slice(0, 50).map(url => ({ url, message: 'No title' })),
      failedPages: urls,
      ...(urls.length > 50 && { occurrenceCount: urls.length }),
    })
    const run = buildRun({ url: origin, checks: [check] })
    return { pages: [], analyses: [], sites: [{ origin, score: null, runs: [run] }] }
  }
  const asideOf = (paths: string[], lines: string, overrides: Ignoring['overrides'] = []) => {
    const { sites, warnings } = setAside(site(...paths), { ignore: rules(lines), overrides })
    return { check: sites[0]!.runs[0]!.checks[0]!, warnings }
  }
  const blog = Array.from({ length: 60 }, (_, n) => `/blog/${n}`)
  const inBlog = [{ url: '/blog/*', ignore: rules('serp/title-missing') }]

  test.each<[string, Ignoring['overrides']]>([
    ['serp/title-missing /blog/*', []],
    ['', inBlog],
  ])('all pages are set aside by %j, also those that are not listed', (lines, overrides) => {
    const { check, warnings } = asideOf(blog, lines, overrides)
    expect([isFailure(check), warnings]).toEqual([false, []])
  })

  test.each<[string, Ignoring['overrides']]>([
    ['serp/title-missing /blog/*', []],
    ['', inBlog],
  ])('the pages that %j does not mean stay, and are listed', (lines, overrides) => {
    const { check, warnings } = asideOf([...blog, '/', '/pricing'], lines, overrides)
    expect(check).toMatchObject({
      message: '2 pages, beside those that are ignored',
      occurrences: [{ url: `${origin}/` }, { url: `${origin}/pricing` }],
      failedPages: [`${origin}/`, `${origin}/pricing`],
    })
    expect(check).not.toHaveProperty('occurrenceCount')
    expect([isFailure(check), warnings, check.ignoredOccurrences!.length]).toEqual([true, [], 50])
  })

  test('a rule for the home page leaves the other pages', () => {
    const { check } = asideOf(['/', '/a'], '', [{ url: '/', ignore: rules('serp/title-missing') }])
    expect(check).toMatchObject({ outcome: 'fail', failedPages: [`${origin}/a`] })
    expect(check).not.toHaveProperty('ignored')
  })
})

describe('a failure is set aside', () => {
  test.each([
    ['serp/title-missing'],
    ['serp/*'],
    ['*/title-missing /blog/*'],
    ['serp/title-missing https://shop.example/*'],
    ['serp/title-missing # it comes with the redesign'],
    ['# all of it\n\n  serp/title-missing  '],
  ])('by %j', lines => {
    const { ignored } = checksOf(ignoring(lines, [failedCheck()]))[0]!
    expect(lines).toContain(ignored)
    expect(ignored).not.toContain('#')
    expect(ignoring(lines, [failedCheck()]).warnings).toEqual([])
  })

  test('on pages that an analysis visited as well', () => {
    const analysis = buildAnalysis({ pages: buildPages([buildRun({ checks: [failedCheck()] })]) })
    const { analyses } = setAside(
      { pages: [], sites: [], analyses: [analysis] },
      { ignore: rules('serp/*'), overrides: [] },
    )
    expect(analyses[0]!.pages[0]!.runs[0]!.checks.some(isFailure)).toBe(false)
  })

  test('by a rule for the pages of an override alone', () => {
    const forBlog = [{ url: '/blog/*', ignore: rules('serp/*') }]
    const forShop = [{ url: '/shop/*', ignore: rules('serp/*') }]
    expect(checksOf(ignoring('', [failedCheck()], forBlog))[0]!.ignored).toBe('serp/*')
    const elsewhere = ignoring('', [failedCheck()], forShop)
    expect(checksOf(elsewhere)[0]!.ignored).toBeUndefined()
    expect(elsewhere.warnings).toEqual(['ignore: "serp/*" matches no failure'])
  })
})

describe('a page that has two addresses', () => {
  const HERE = 'http://127.0.0.1:7360/blog/post'
  const aside = (lines: string, overrides: Ignoring['overrides'] = []) => {
    const run = buildRun({ url: HERE, checks: [failedCheck({ occurrences: [{ url: HERE }] })] })
    const otherAddress = (url: string) => (url === HERE ? PAGE : undefined)
    const findings = { pages: buildPages([run]), sites: [], analyses: [] }
    return setAside(findings, { ignore: rules(lines), overrides, otherAddress })
  }

  test.each(['/blog/*', 'http://127.0.0.1:7360/blog/*', 'https://shop.example/blog/*', 'shop.example/*'])(
    'is meant by %s',
    glob => {
      const ofLine = aside(`serp/title-missing ${glob}`)
      const ofOverride = aside('', [{ url: glob, ignore: rules('serp/*') }])
      expect([checksOf(ofLine)[0]!.ignored, ofLine.warnings]).toEqual([`serp/title-missing ${glob}`, []])
      expect([checksOf(ofOverride)[0]!.ignored, ofOverride.warnings]).toEqual(['serp/*', []])
    },
  )

  test('is named by that of production, as the line names it', () => {
    expect(aside('serp/title-missing https://shop.example/blgo/*').warnings).toEqual([
      `ignore: "serp/title-missing https://shop.example/blgo/*" matches no failure (an address of this run is "${PAGE}")`,
    ])
  })
})

describe('a rule that matches nothing is said', () => {
  test.each<[string, Check]>([
    ['of another check', failedCheck({ id: 'serp/other' })],
    ['of a check that passed', passedCheck({ id: 'serp/title-missing' })],
  ])('%s', (_, check) => {
    const aside = ignoring('serp/title-missing', [check])
    expect(checksOf(aside)).toEqual([check])
    expect(aside.warnings).toEqual(['ignore: "serp/title-missing" matches no failure'])
  })

  test('with the check that was probably meant', () => {
    const aside = ignoring('serp/title-mising', [failedCheck()])
    expect(aside.warnings).toEqual([
      'ignore: "serp/title-mising" matches no failure (did you mean "serp/title-missing"?)',
    ])
  })

  test('for another page', () => {
    const aside = ignoring('serp/title-missing /shop/*', [failedCheck()])
    expect(checksOf(aside).every(isFailure)).toBe(true)
    expect(aside.warnings).toEqual([
      'ignore: "serp/title-missing /shop/*" matches no failure (an address of this run is "/blog/post")',
    ])
  })
})

describe('a rule with the URL of what is at fault', () => {
  const links = failedCheck({
    id: 'broken-links/broken',
    occurrences: ['https://a.example/1', 'https://b.example/2'].map(url => ({ url })),
  })

  test('sets aside these places and leaves the others', () => {
    const [check] = checksOf(ignoring('broken-links/* https://a.example/*', [links]))
    expect(check).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url: 'https://b.example/2' }],
      ignoredOccurrences: [
        { by: 'broken-links/* https://a.example/*', occurrence: { url: 'https://a.example/1' } },
      ],
    })
    expect(isFailure(check!)).toBe(true)
  })

  test('sets the failure aside where it means all places', () => {
    const aside = ignoring('broken-links/* https://a.example/*\nbroken-links/* https://b.example/*', [links])
    expect(checksOf(aside)[0]!.ignored).toBe('broken-links/* https://a.example/*')
    expect(aside.warnings).toEqual([])
  })

  test('leaves places that are only counted', () => {
    const [some] = checksOf(
      ignoring('broken-links/* https://a.example/*', [{ ...links, occurrenceCount: 60 }]),
    )
    expect(some).toMatchObject({ occurrenceCount: 59, occurrences: [{ url: 'https://b.example/2' }] })
  })
})

import { describe, expect, test } from '@jest/globals'
import { junitChunks } from '../../../src/report/junit/junit.ts'
import type { FileOf } from '../../../src/report/place-file.ts'
import type { Report } from '../../../src/report/report.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  reportSaying,
} from '../../support/reports.ts'
import { parseCommands } from '../../support/runner.ts'
import { elementsOf, parseXml, type XmlElement } from '../../support/xml.ts'

const HOME = 'https://shop.example/'
const PRICES = 'https://shop.example/prices'
const SITE = 'https://shop.example'

const nowhere: FileOf = async () => undefined

async function textOf(report: Report, fileOf = nowhere): Promise<string> {
  return (await Array.fromAsync(junitChunks(viewOf(report), fileOf))).join('')
}

const junitOf = async (report: Report, fileOf = nowhere) => parseXml(await textOf(report, fileOf))

function caseOf(root: XmlElement, suite: string, name: string): XmlElement {
  const found = elementsOf(root, 'testsuite').find(({ attributes }) => attributes['name'] === suite)!
  return found.children.find(({ attributes }) => attributes['name'] === name)!
}

const outcomeOf = ({ children }: XmlElement) => children.map(({ name }) => name)

/** The rules of Jenkins' junit-10.xsd for what this program writes. */
const ALLOWED: Record<string, { children: string[]; required: string[]; optional: string[] }> = {
  testsuites: {
    children: ['testsuite'],
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'errors'],
  },
  testsuite: {
    children: ['testcase'],
    required: ['name', 'tests', 'failures', 'errors'],
    optional: ['time', 'skipped', 'timestamp', 'file', 'url'],
  },
  testcase: {
    children: ['skipped', 'error', 'failure', 'system-out'],
    required: ['name'],
    optional: ['time', 'classname'],
  },
  failure: { children: [], required: [], optional: ['type', 'message'] },
  error: { children: [], required: [], optional: ['type', 'message'] },
  skipped: { children: [], required: [], optional: ['type', 'message'] },
  'system-out': { children: [], required: [], optional: [] },
}

function expectValid(root: XmlElement): void {
  expect(root.name).toBe('testsuites')
  const check = ({ name, attributes, children }: XmlElement) => {
    const { required, optional, children: inside } = ALLOWED[name]!
    for (const attribute of required) expect(Object.keys(attributes)).toContain(attribute)
    for (const attribute of Object.keys(attributes)) expect([...required, ...optional]).toContain(attribute)
    for (const child of children) expect(inside).toContain(child.name)
    if (attributes['time'] !== undefined) expect(attributes['time']).toMatch(/^\d{1,3}\.\d{3}$|^\d+\.\d{3}$/)
    children.forEach(check)
  }
  check(root)
  for (const suite of elementsOf(root, 'testsuite')) {
    const count = (name: string) => String(elementsOf(suite, name).length)
    const { tests, failures, errors, skipped } = suite.attributes
    expect([tests, failures, errors, skipped]).toEqual(['testcase', 'failure', 'error', 'skipped'].map(count))
  }
  const total = (name: string) => String(elementsOf(root, name).length)
  const { tests, failures, errors } = root.attributes
  expect([tests, failures, errors]).toEqual(['testcase', 'failure', 'error'].map(total))
}

describe('a JUnit report', () => {
  const checks = [
    failedCheck({ message: '2 titles, no text' }),
    failedCheck({ id: 'serp/two', title: 'Another', severity: 'notice', occurrences: [] }),
  ]
  const pages = [
    auditedPage(HOME, [measuredRun({ checks }), measuredRun({ tool: 'ux', durationMs: 1234 })]),
    auditedPage(PRICES, [
      measuredRun({ checks: [failedCheck({ severity: 'notice' })] }),
      notMeasuredRun(),
      notMeasuredRun({ tool: 'mobile', reason: 'Chrome ended' }),
    ]),
  ]
  const report = makeReport(pages, {
    verdict: {
      passed: false,
      reasons: ['The page has no title', 'pagespeed: not measured'],
      failOn: 'error',
      failing: [
        { tool: 'serp', url: HOME },
        { tool: 'pagespeed', url: PRICES },
      ],
    },
  })

  test('has a suite for each page and a case for each tool, as the schema has them', async () => {
    const root = await junitOf(report)
    expectValid(root)
    const suites = elementsOf(root, 'testsuite').map(({ attributes, children }) => [
      attributes['name'],
      children.map(child => child.attributes['name']),
    ])
    expect(suites).toEqual([
      ['SEO Preflight', ['verdict']],
      ['/', ['serp', 'ux']],
      ['/prices', ['serp', 'pagespeed', 'mobile']],
    ])
    expect(caseOf(root, '/', 'ux').attributes).toEqual({ name: 'ux', classname: '/', time: '1.234' })
  })

  test('fails what fails the build, with what was found and where', async () => {
    const serp = caseOf(await junitOf(report), '/', 'serp')
    expect(outcomeOf(serp)).toEqual(['failure'])
    const [failure] = serp.children
    expect(failure!.attributes).toEqual({
      message: '1 error, 1 notice: The page has no title and 1 more finding',
      type: 'finding',
    })
    expect(failure!.text.split('\n')).toEqual(
      expect.arrayContaining([
        'error: The page has no title (serp/title-missing)',
        '  - line 3 · html > head: 2 titles, no text',
        '  Fix: Put one <title> into the <head> of the page.',
        'notice: Another (serp/two)',
      ]),
    )
  })

  test('tells of what fails nothing in the output of a case that passes', async () => {
    const serp = caseOf(await junitOf(report), '/prices', 'serp')
    expect(outcomeOf(serp)).toEqual(['system-out'])
    expect(serp.children[0]!.text).toContain('notice: The page has no title')
  })

  test('has an error where no result fails the build, else a case that was skipped', async () => {
    const root = await junitOf(report)
    const [pagespeed, mobile] = ['pagespeed', 'mobile'].map(tool => caseOf(root, '/prices', tool))
    expect([outcomeOf(pagespeed!), outcomeOf(mobile!)]).toEqual([['error'], ['skipped']])
    expect(mobile!.children[0]!.attributes['message']).toBe('not measured: Chrome ended')
  })

  test('has the verdict as a case, since a build can fail for what is no tool’s', async () => {
    const gap = makeReport(undefined, {
      verdict: { passed: false, reasons: ['report: score > 95 is false'] },
    })
    const verdict = caseOf(await junitOf(gap), 'SEO Preflight', 'verdict')
    expect(outcomeOf(verdict)).toEqual(['failure'])
    expect(verdict.children[0]!.attributes['message']).toContain('report: score > 95 is false')
    expect(outcomeOf(caseOf(await junitOf(makeReport()), 'SEO Preflight', 'verdict'))).toEqual(['system-out'])
    const shard = makeReport(undefined, { shard: { number: 1, count: 2 } })
    expect(outcomeOf(caseOf(await junitOf(shard), 'SEO Preflight', 'verdict'))).toEqual(['skipped'])
  })

  test('has sites as suites', async () => {
    const check = failedCheck({
      id: 'robots/syntax',
      scope: 'site',
      occurrences: [{ url: `${SITE}/robots.txt`, line: 2 }],
    })
    const root = await junitOf(
      makeReport([auditedPage(HOME, [measuredRun({ tool: 'robots', checks: [check] })])]),
    )
    expectValid(root)
    expect(caseOf(root, SITE, 'robots').children[0]!.text).toContain(`  - ${SITE}/robots.txt · line 2`)
  })

  test('names the file of the repository that a page is made from, else its path', async () => {
    const root = await junitOf(report, async ({ page }) =>
      page.url === PRICES ? { path: 'content/prices.md' } : undefined,
    )
    const files = elementsOf(root, 'testsuite').map(({ attributes }) => attributes['file'])
    expect(files).toEqual([undefined, '/', 'content/prices.md'])
  })

  test('shows no user name, no password and no secret of an address', async () => {
    const url = 'https://user:word@shop.example/a?token=abcdef&x=1'
    const checks = [failedCheck({ message: `See ${url}`, occurrences: [{ url: `${url}#b` }] })]
    const xml = await textOf(makeReport([auditedPage(url, [measuredRun({ checks })])]))
    expect(xml).toContain('token=***&amp;x=1')
    for (const secret of ['user', 'word', 'abcdef']) expect(xml).not.toContain(secret)
  })

  test('of a large report is valid', async () => {
    expectValid(await junitOf(largeReport(20)))
  })
})

describe.each(HOSTILE_TEXTS)('the text %j', text => {
  test('leaves the document valid, and holds no command of a runner', async () => {
    const xml = await textOf(reportSaying(text))
    expect(xml.isWellFormed()).toBe(true)
    expectValid(parseXml(xml))
    expect(parseCommands(xml)).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import type { UxCheck } from '../../../src/engine/tools/ux/checks.ts'
import { uxTool } from '../../../src/engine/tools/ux/ux.ts'
import type { PageBrowser } from '../../../src/engine/visit/visit.ts'
import { testThatCasesShowEachOutcome } from '../../support/case-table.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'
import { type Case, page } from './ux/case.ts'
import { DOCUMENT_CASES } from './ux/document-cases.ts'
import { FORM_CASES } from './ux/form-cases.ts'
import { LOAD_CASES } from './ux/load-cases.ts'
import { MISSING_PAGE_CASES } from './ux/missing-page-cases.ts'
import { NAVIGATION_CASES } from './ux/navigation-cases.ts'

const CHECKS = await checksOf(uxTool)
const NAMES = Object.keys(CHECKS)

const MARKUP_CASES = [...DOCUMENT_CASES, ...NAVIGATION_CASES, ...FORM_CASES]

async function expectCase({ path = '/page', ...wanted }: Case, browser?: PageBrowser): Promise<void> {
  const routes = { [path]: wanted.answer, ...wanted.routes }
  const { check, run } = await auditSite(uxTool, routes, { path, browser })
  expect({ status: run.status, reason: run.reason }).toEqual({ status: 'measured', reason: undefined })
  const { outcome, occurrences, message } = check(wanted.check)
  expect({ outcome, message, occurrences }).toMatchObject({ outcome: wanted.outcome })
  const [first] = occurrences
  if (wanted.says) expect(first?.message ?? message).toMatch(wanted.says)
  if (wanted.selector) expect(first!.selector).toBe(wanted.selector)
  if (wanted.line) expect(first!.line).toBe(wanted.line)
}

describe('the ux tool', () => {
  describe('without Chrome', () => {
    test.each(MARKUP_CASES)('$check: $outcome for $about', wanted => expectCase(wanted))

    test('says of what takes Chrome that it was not measured', async () => {
      const { check } = await auditSite(uxTool, page(''))

      for (const name of ['dialog-on-load', 'script-error', 'image-distorted']) {
        expect(check(name)).toMatchObject({ outcome: 'not-measured' })
        expect(check(name).message).toMatch(/needs Chrome/)
      }
    })

    test('judges nothing on a page that only redirects', async () => {
      const { run } = await auditSite(uxTool, '<meta http-equiv="refresh" content="0; url=/new">')

      expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
    })
  })

  describe('in Chrome', () => {
    let chrome: TestBrowser
    beforeAll(async () => {
      chrome = await startBrowser({ deadlineMs: 8000, screenshots: 1000 })
    })
    afterAll(() => chrome.close())

    test.each(LOAD_CASES)('$check: $outcome for $about', wanted => expectCase(wanted, chrome.browser))

    test('keeps what the page looks like on a phone and on a desktop', async () => {
      const body =
        '<style>body { background: white } @media (min-width: 1000px) { body { background: black } }</style>'
      const { run } = await auditSite(uxTool, page(body), { browser: chrome.browser })

      const { phone, desktop } = run.facts['screenshots'] as Record<string, string>
      for (const picture of [phone!, desktop!]) expect(picture).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
      expect(desktop).not.toBe(phone)
    })
  })

  describe('the page for missing addresses', () => {
    const url = 'https://shop.example/page'
    const missing = (answer: Answer) =>
      auditSite(
        uxTool,
        {
          [url]: page('<a href="/">Home</a>'),
          // The one that is asked for is known by its site: sha256("https://shop.example"), the first 16 digits.
          'https://shop.example/seo-preflight-f617a4db4e7353d6': answer,
        },
        url,
      )

    test.each(MISSING_PAGE_CASES)('$outcome for $about', async ({ check: name, outcome, answer }) => {
      const { check } = await missing(answer)

      expect(check(name)).toMatchObject({ outcome })
    })
  })

  test('links to production lead on from a preview', async () => {
    const url = 'https://pr-7.vercel.app/page'
    const routes = { [url]: page('<a href="https://shop.example/">Home</a>') }
    const outcomeWith = async (options: { productionUrl?: string }) =>
      (await auditSite(uxTool, routes, { path: url, ...options })).check('dead-end').outcome

    expect(await outcomeWith({ productionUrl: 'https://shop.example' })).toBe('pass')
    expect(await outcomeWith({})).toBe('fail')
  })

  const cases = [...MARKUP_CASES, ...LOAD_CASES, ...MISSING_PAGE_CASES]
  testThatCasesShowEachOutcome(NAMES as UxCheck[], cases, {
    'loading-endless': { 'not-applicable': 'it is about every page' },
  })

  test('answers for whatever a server sends as a page', async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<form>', '</form>', '<html>', '<body a=', '<!--', '<title>', '<svg>', '<iframe/>'),
      fc.constantFrom(
        '<a href="#%">',
        '<a href="//[">',
        '<input type=email>',
        '<frameset>',
        '<base href="x:y">',
      ),
      fc.constantFrom('<form>'.repeat(2000), '<b>'.repeat(3000), '<a href="'.repeat(500)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async pieces => {
        const { run } = await auditSite(uxTool, `<!-- -->${pieces.join('')}`)
        expect(run.checks).toHaveLength(NAMES.length)
      }),
      { numRuns: 40 },
    )
  })
})

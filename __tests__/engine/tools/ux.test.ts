import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { uxTool } from '../../../src/engine/tools/ux/ux.ts'
import { startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { ACCOUNT_CASES } from './ux/account-cases.ts'
import { BUTTON_BEYOND_SCREEN_CASES } from './ux/button-beyond-screen-cases.ts'
import { CANCELED_LINK_CASES } from './ux/canceled-link-cases.ts'
import { CLICKED_PART_CASES } from './ux/clicked-part-cases.ts'
import { CLOSED_MENU_CASES, HANDLER_CASES, SCRIPT_GAP_CASES } from './ux/closed-menu-cases.ts'
import { COVERED_CONTROL_CASES } from './ux/covered-control-cases.ts'
import { COVERED_TARGET_CASES } from './ux/covered-target-cases.ts'
import { COVERED_TEXT_CASES } from './ux/covered-text-cases.ts'
import { CUT_MENU_CASES } from './ux/cut-menu-cases.ts'
import { DESKTOP_WIDTH_CASES } from './ux/desktop-width-cases.ts'
import { DIRECTION_CASES } from './ux/direction-cases.ts'
import { DOCUMENT_CASES } from './ux/document-cases.ts'
import { DOUBLED_ENTRY_CASES } from './ux/doubled-entry-cases.ts'
import { FORM_CASES } from './ux/form-cases.ts'
import { HIDDEN_MAIL_CASES } from './ux/hidden-mail-cases.ts'
import { HOVER_MENU_CASES } from './ux/hover-menu-cases.ts'
import { LOAD_CASES } from './ux/load-cases.ts'
import { LOCAL_SERVER_CASES } from './ux/local-server-cases.ts'
import { LOST_CALL_CASES } from './ux/lost-call-cases.ts'
import { LOST_LANGUAGE_CASES } from './ux/lost-language-cases.ts'
import { LOST_MENU_CASES } from './ux/lost-menu-cases.ts'
import { MISSING_PAGE_CASES } from './ux/missing-page-cases.ts'
import { MODIFIED_CLICK_CASES } from './ux/modified-click-cases.ts'
import { NAVIGATION_CASES } from './ux/navigation-cases.ts'
import { NESTED_CONTROL_CASES } from './ux/nested-control-cases.ts'
import { OPENED_MENU_CASES } from './ux/opened-menu-cases.ts'
import { page } from './ux/pages.ts'
import { PASSWORD_GATE_CASES } from './ux/password-gate-cases.ts'
import { SIGN_NAME_CASES } from './ux/sign-name-cases.ts'
import { SITE_SEARCH_CASES } from './ux/site-search-cases.ts'
import { SOURCE_CASES } from './ux/source-cases.ts'
import { SOURCE_KIND_CASES } from './ux/source-kind-cases.ts'
import { STATE_CONTRAST_CASES } from './ux/state-contrast-cases.ts'
import { STRAY_SUMMARY_CASES } from './ux/stray-summary-cases.ts'
import { TAB_PANEL_CASES } from './ux/tab-panel-cases.ts'
import { UNLOADED_FONT_CASES } from './ux/unloaded-font-cases.ts'
import { UNSEEN_FOCUS_CASES } from './ux/unseen-focus-cases.ts'
import { WRAPPED_MENU_CASES } from './ux/wrapped-menu-cases.ts'
import { XML_ERROR_CASES } from './ux/xml-error-cases.ts'

const NAMES = Object.keys(await checksOf(uxTool))

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([uxTool], { screenshots: 1 })
})
afterAll(() => chrome.close())
const inChrome = () => chrome.browser

const CASES = [
  ...DOCUMENT_CASES,
  ...SOURCE_CASES,
  ...SOURCE_KIND_CASES,
  ...DIRECTION_CASES,
  ...NAVIGATION_CASES,
  ...CANCELED_LINK_CASES,
  ...DOUBLED_ENTRY_CASES,
  ...NESTED_CONTROL_CASES,
  ...STRAY_SUMMARY_CASES,
  ...SIGN_NAME_CASES,
  ...TAB_PANEL_CASES,
  ...LOCAL_SERVER_CASES,
  ...ACCOUNT_CASES,
  ...HIDDEN_MAIL_CASES,
  ...FORM_CASES,
  ...SITE_SEARCH_CASES,
  ...[
    ...LOAD_CASES,
    ...CLOSED_MENU_CASES,
    ...BUTTON_BEYOND_SCREEN_CASES,
    ...LOST_LANGUAGE_CASES,
    ...LOST_CALL_CASES,
    ...LOST_MENU_CASES,
    ...CUT_MENU_CASES,
    ...OPENED_MENU_CASES,
    ...WRAPPED_MENU_CASES,
    ...MODIFIED_CLICK_CASES,
    ...DESKTOP_WIDTH_CASES,
    ...UNLOADED_FONT_CASES,
    ...SCRIPT_GAP_CASES,
    ...HANDLER_CASES,
    ...HOVER_MENU_CASES,
    ...CLICKED_PART_CASES,
    ...COVERED_TARGET_CASES,
    ...COVERED_TEXT_CASES,
    ...COVERED_CONTROL_CASES,
    ...PASSWORD_GATE_CASES,
    ...UNSEEN_FOCUS_CASES,
    ...STATE_CONTRAST_CASES,
    ...XML_ERROR_CASES,
  ].map(one => ({
    ...one,
    browser: inChrome,
  })),
  ...MISSING_PAGE_CASES,
]

// It comes first: pictures of the pages of all other cases would be looked at by nobody.
test('the ux tool keeps in Chrome what the page looks like on a phone and on a desktop', async () => {
  const body =
    '<style>body { background: white } @media (min-width: 1000px) { body { background: black } }</style>'
  const { run } = await auditSite(uxTool, page(body), { browser: chrome.browser })

  const { phone, desktop } = run.facts['screenshots'] as Record<string, string>
  for (const picture of [phone!, desktop!]) expect(picture).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/)
  expect(desktop).not.toBe(phone)
})

await testCases(uxTool, CASES, {
  shared: { path: '/page' },
  atOnce: true,
  exceptions: { 'loading-endless': { 'not-applicable': 'it is about every page' } },
})

describe('the ux tool', () => {
  describe('without Chrome', () => {
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

  test('links to production lead on from a preview', async () => {
    const url = 'https://pr-7.vercel.app/page'
    const routes = { [url]: page('<a href="https://shop.example/">Home</a>') }
    const outcomeWith = async (options: { productionUrl?: string }) =>
      (await auditSite(uxTool, routes, { path: url, ...options })).check('dead-end').outcome

    expect(await outcomeWith({ productionUrl: 'https://shop.example' })).toBe('pass')
    expect(await outcomeWith({})).toBe('fail')
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

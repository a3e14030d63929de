import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessibilityTool } from '../../../../src/engine/tools/accessibility/accessibility.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([accessibilityTool])
})
afterAll(() => chrome.close())

const SPINNER =
  '<div class="image"><div role="progressbar" class="wheel" style="width:30px;height:30px"></div></div>'
const BAR = '<div role="progressbar" aria-valuenow="75" style="width:75%;height:20px"></div>'
const UNREACHED = '<img alt="" width="9" height="9" src="http://127.0.0.1:9/photo.jpg">'
const UNCOUNTED = '<script src="https://www.google-analytics.com/analytics.js"></script>'
const ABSENT = '<img alt="" width="9" height="9" src="/photo.jpg">'

test.each([
  ['an image did not come that visitors may get', SPINNER + UNREACHED, 'not-measured'],
  ['an image did not come, and the bar says how much of something there is', BAR + UNREACHED, 'fail'],
  ['only what counts visitors did not come', SPINNER + UNCOUNTED, 'fail'],
  ['an image is not there for anybody', SPINNER + ABSENT, 'fail'],
  ['all came', SPINNER, 'fail'],
])('where %s', async (_, body, outcome) => {
  const page = `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head>
    <body><main><h1>Page</h1>${body}</main></body></html>`
  const { check } = await auditSite(accessibilityTool, { '/': page }, { browser: chrome.browser })

  expect(check('aria-progressbar-name')).toMatchObject({
    outcome,
    ...(outcome === 'not-measured' && { message: expect.stringContaining('photo.jpg did not come') }),
  })
})

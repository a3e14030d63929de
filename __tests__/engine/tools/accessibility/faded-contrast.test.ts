import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessibilityTool } from '../../../../src/engine/tools/accessibility/accessibility.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([accessibilityTool])
})
afterAll(() => chrome.close())

const messageOf = async (body: string) => {
  const page = `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head>
    <body style="background:#fff"><main><h1>Page</h1>${body}</main></body></html>`
  const { check } = await auditSite(accessibilityTool, { '/': page }, { browser: chrome.browser })
  return check('color-contrast').occurrences[0]?.message
}

test.each([
  [
    'faded by what is around it gets a darker color than the one that it has',
    '<div style="opacity:.75"><p style="color:#4051b5;font-size:12px">Created today</p></div>',
    /^The contrast is 3\.8\d:1 .*: its opacity of 0\.75 is too low: set it to 1, or change the text to `#354397` or darker\.$/,
  ],
  [
    'faded so much that not even black is enough',
    '<div style="opacity:.6"><p style="opacity:.8;color:#333">Step</p></div>',
    /^The contrast is 2\.\d+:1 .*: its opacity of 0\.48 is too low: set it to 1\.$/,
  ],
  [
    'faded and pale by itself',
    '<p style="opacity:.5;color:#999">Step</p>',
    /: set its opacity of 0\.5 to 1, and change the text to `#76\w{4}` or darker\.$/,
  ],
  [
    'faded, and too pale without that as well',
    '<p style="opacity:.85;color:#9a7a62">Step</p>',
    /: with its opacity of 0\.85 the text has to be `#\w{6}` or darker\.$/,
  ],
  [
    'faded with its background, on which it is too pale without that as well',
    '<p style="background:#c9934a;color:#fff;opacity:.6">Step</p>',
    /: set its opacity of 0\.6 to 1, and change the background to `#\w{6}` or darker\.$/,
  ],
  [
    'faded with its background, on which it is readable without that',
    '<p style="background:#26a;color:#fff;opacity:.5">Step</p>',
    /: its opacity of 0\.5 is too low: set it to 1\.$/,
  ],
  [
    'hardly seen, as a large figure behind the text',
    '<p style="opacity:.07;color:#000;font-size:60px">01</p>',
    /^The contrast is 1\.\d+:1 .*\. If it is only decoration, add `aria-hidden="true"` instead\.$/,
  ],
  [
    'transparent by its color alone gets one that is not',
    '<p style="color:rgba(0,0,0,.4)">Step</p>',
    /^The contrast is 2\.\d+:1 .*: change the text to `#76\w{4}` or darker, or change its background\.$/,
  ],
])('a text that is %s', async (_, body, said) => {
  expect(await messageOf(body)).toMatch(said)
})

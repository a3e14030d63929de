import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessibilityTool } from '../../../../src/engine/tools/accessibility/accessibility.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([accessibilityTool])
})
afterAll(() => chrome.close())

const LOW = '<style>.item { border: 1px solid } .item > div { max-height: 0; overflow: hidden }</style>'

test.each([
  [
    'label-content-name-mismatch',
    '<a href="/cake" aria-label="Open the honey cake">Sponge <b>28.00</b></a>',
    'Visible: "Sponge 28.00"; name: "Open the honey cake".',
  ],
  [
    'target-size',
    `${LOW}<div class="item" role="button" tabindex="0"><div>Do you deliver?</div><div>Yes, we do.</div></div>`.repeat(
      2,
    ),
    'This control is only 2 px high on a phone: its text is cut off, since what holds it has no height.',
  ],
  [
    'target-size',
    '<style>.low { display: block; height: 12px; width: 200px; font-size: 10px }</style><a class="low" href="/a">A</a><a class="low" href="/b">B</a>',
    expect.stringMatching(/^This target has 200 × 12 px/),
  ],
  [
    'aria-hidden-focus',
    '<div aria-hidden="true"><p>Cart</p><button class="cart-close">Close</button></div><button>Buy</button>',
    'The keyboard reaches `.cart-close` here, which screen readers cannot see.',
  ],
])('%s names what is at fault', async (rule, body, said) => {
  const page = `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head>
    <body><main><h1>Page</h1>${body}</main></body></html>`
  const { check } = await auditSite(accessibilityTool, { '/': page }, { browser: chrome.browser })

  expect(check(rule).occurrences[0]?.message).toEqual(said)
})

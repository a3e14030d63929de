import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contentTool } from '../../../../src/engine/tools/content/content.ts'
import { startBrowserFor, type TestBrowser } from '../../../support/chrome.ts'
import { auditSite } from '../../../support/tool-runs.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([contentTool])
})
afterAll(() => chrome.close())

const RUSSIAN = 'Садовый сарай сохраняет инструменты сухими зимой и служит мастерской летом. '.repeat(9)
const PAGE = `<!doctype html><html lang="en"><head><title>Garden sheds of oak and spruce</title>
  <meta name="description" content="How to build a shed that keeps the tools dry in winter."></head>
  <body><main><h1>Sheds</h1><p>The shed keeps the tools dry in winter.</p><button>Submit</button></main>
  <script>document.documentElement.lang = 'ru'; document.querySelector('p').textContent = ${JSON.stringify(RUSSIAN)}</script></body></html>`

test.each([
  ['/en/', 'not-applicable', 'not-applicable'],
  ['/sheds/', 'fail', 'fail'],
])(
  'where a script turns the language of %s, metadata and labels in the one sent: %s, %s',
  async (path, metadata, labels) => {
    const { check } = await auditSite(contentTool, { [path]: PAGE }, { browser: chrome.browser, path })
    expect(check('metadata-in-other-script').outcome).toBe(metadata)
    expect(check('labels-in-english').outcome).toBe(labels)
  },
)

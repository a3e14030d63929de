import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { mobileTool } from '../../../src/engine/tools/mobile/mobile.ts'
import { startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { EDGE_TEXTS } from './mobile/edge-text-cases.ts'
import { FIRST_SCREENS } from './mobile/first-screen-cases.ts'
import { FIRST_SCREEN_IMAGES } from './mobile/first-screen-image-cases.ts'
import { FIXED_BARS } from './mobile/fixed-bar-cases.ts'
import { HEAVY_DRAWINGS } from './mobile/heavy-drawing-cases.ts'
import { LAYOUTS } from './mobile/layout-cases.ts'
import { MANIFESTS } from './mobile/manifest-cases.ts'
import { OFFSCREEN_FRAMES } from './mobile/offscreen-frame-cases.ts'
import { OFFSCREEN_IMAGES } from './mobile/offscreen-image-cases.ts'
import { meta, page } from './mobile/pages.ts'
import { PHONE_VARIANTS } from './mobile/phone-variant-cases.ts'
import { PLUGINS } from './mobile/plugin-cases.ts'
import { SIDEWAYS_TEXTS } from './mobile/sideways-text-cases.ts'
import { VIEWPORTS } from './mobile/viewport-cases.ts'

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([mobileTool])
})
afterAll(() => chrome.close())

const inChrome = { browser: () => chrome.browser }

// What the server sends to phones and desktops and what a manifest says is asked for without Chrome.
const CASES = [
  ...[
    ...VIEWPORTS,
    ...LAYOUTS,
    ...FIXED_BARS,
    ...FIRST_SCREENS,
    ...SIDEWAYS_TEXTS,
    ...EDGE_TEXTS,
    ...OFFSCREEN_IMAGES,
    ...FIRST_SCREEN_IMAGES,
    ...OFFSCREEN_FRAMES,
    ...HEAVY_DRAWINGS,
    ...PLUGINS,
  ].map(one => ({
    ...one,
    ...inChrome,
  })),
  ...PHONE_VARIANTS,
  ...MANIFESTS,
]

await testCases(mobileTool, CASES, {
  atOnce: true,
  exceptions: {
    'plugin-content': { 'not-applicable': 'that nothing needs a plug-in is what it asks for' },
  },
})

test('without Chrome it judges the markup as sent, with lines, and says what it could not measure', async () => {
  const { check, run } = await auditSite(mobileTool, meta('width=1024'))

  expect(run.status).toBe('measured')
  expect(check('viewport-not-device-width').occurrences[0]).toMatchObject({ line: 1 })
  expect(check('text-too-small')).toMatchObject({ outcome: 'not-measured' })
  expect(check('text-too-small').message).toMatch(/needs Chrome/)
})

test('says where on the first screen the elements at fault are', async () => {
  const small =
    '<p style="position:absolute;margin:0;left:0;top:0;width:206px;height:823px;font-size:8px">Too small</p>'
  const below = '<p style="position:absolute;top:3000px;font-size:8px">Too small, and below</p>'
  const { check } = await auditSite(mobileTool, page(small + below), {
    browser: chrome.browser,
  })

  expect(check('text-too-small').occurrences.map(({ region }) => region)).toEqual([
    { x: 0, y: 0, width: 0.5, height: 1 },
    undefined,
  ])
})

test('a server that refuses browsers leaves the comparison unmeasured', async () => {
  const { check } = await auditSite(mobileTool, {
    '/': (request, response) => {
      const isBrowser = /Chrome/.test(request.headers['user-agent'] ?? '')
      response.writeHead(isBrowser ? 403 : 200, { 'content-type': 'text/html' }).end(page(''))
    },
  })

  expect(check('phone-noindex').outcome).toBe('not-measured')
})

test('answers for whatever stands in a viewport element', async () => {
  const names = Object.keys(await checksOf(mobileTool))
  const content = fc.oneof(
    fc.string(),
    fc.constantFrom('width', '=', 'width==', ' '.repeat(5000), '__proto__=1', ';;'),
  )
  await fc.assert(
    fc.asyncProperty(content, async text => {
      const { run } = await auditSite(mobileTool, meta(text.replaceAll('"', '&quot;')))
      expect(run.checks).toHaveLength(names.length)
    }),
    { numRuns: 15 },
  )
})

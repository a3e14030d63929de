import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import type { MobileCheck } from '../../../src/engine/tools/mobile/checks.ts'
import { mobileTool } from '../../../src/engine/tools/mobile/mobile.ts'
import { testThatCasesShowEachOutcome } from '../../support/case-table.ts'
import { startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'

const CHECKS = await checksOf(mobileTool)
const NAMES = Object.keys(CHECKS)

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
const page = (body: string, head = VIEWPORT) =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`
const meta = (content: string) => page('<p>Text</p>', `<meta name="viewport" content="${content}">`)

/** A server that looks at the user agent, as those do that part phones from desktops. */
const byAgent =
  (phone: string, desktop: string, headers: Record<string, string> = {}): Answer =>
  (request, response) => {
    const isPhone = /Mobile/.test(request.headers['user-agent'] ?? '')
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(isPhone ? phone : desktop)
  }
const LONG = '<p>A sentence of some length for everybody.</p>'.repeat(20)

interface Case {
  check: MobileCheck
  outcome: 'pass' | 'fail' | 'not-applicable'
  about: string
  answer: Answer
  says?: RegExp
  selector?: string
}

const CASES: readonly Case[] = [
  { check: 'viewport-missing', outcome: 'pass', about: 'one', answer: page('') },
  { check: 'viewport-missing', outcome: 'fail', about: 'none', answer: page('', '') },
  {
    check: 'viewport-missing',
    outcome: 'pass',
    about: 'one by script',
    answer: page(`<script>document.head.insertAdjacentHTML('beforeend', '${VIEWPORT}')</script>`, ''),
  },
  { check: 'viewport-multiple', outcome: 'pass', about: 'one', answer: page('') },
  {
    check: 'viewport-multiple',
    outcome: 'fail',
    about: 'two',
    answer: page('', VIEWPORT + VIEWPORT),
    says: /one of several/,
    selector: 'html > head > meta:nth-of-type(1)',
  },
  { check: 'viewport-multiple', outcome: 'not-applicable', about: 'none', answer: page('', '') },
  {
    check: 'viewport-not-device-width',
    outcome: 'pass',
    about: 'a scale of 1 alone',
    answer: meta('initial-scale=1'),
  },
  {
    check: 'viewport-not-device-width',
    outcome: 'fail',
    about: 'a fixed width',
    answer: meta('width=1024'),
    says: /the width is set to 1024/,
    selector: 'html > head > meta',
  },
  {
    check: 'viewport-not-device-width',
    outcome: 'fail',
    about: 'nothing in it',
    answer: meta(''),
    says: /no width/,
  },
  { check: 'viewport-not-device-width', outcome: 'not-applicable', about: 'none', answer: page('', '') },
  {
    check: 'viewport-invalid',
    outcome: 'pass',
    about: 'known properties',
    answer: meta('width=device-width,viewport-fit=cover'),
  },
  {
    check: 'viewport-invalid',
    outcome: 'fail',
    about: 'a semicolon',
    answer: meta('width=device-width; initial-scale=1'),
    says: /browsers ask for a comma/,
    selector: 'html > head > meta',
  },
  { check: 'viewport-invalid', outcome: 'not-applicable', about: 'none', answer: page('', '') },
  {
    check: 'viewport-invalid',
    outcome: 'not-applicable',
    about: 'nothing in it',
    answer: meta(' '),
  },
  { check: 'content-wider-than-screen', outcome: 'pass', about: 'text', answer: page('<p>Text</p>') },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    about: 'a table that scrolls by itself',
    answer: page('<div style="overflow-x:auto"><div style="width:900px">wide</div></div>'),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    about: 'a box of 600 px',
    answer: page('<div id="box" style="width:600px">wide</div>'),
    says: /reaches to 608 px; the page is 608 px wide on a screen of 412 px/,
    selector: '#box',
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'not-applicable',
    about: 'no viewport',
    answer: page('<p>x</p>', ''),
  },
  { check: 'text-too-small', outcome: 'pass', about: 'type of 16 px', answer: page('<p>Text</p>') },
  {
    check: 'text-too-small',
    outcome: 'pass',
    about: 'small print below a text',
    answer: page(`${LONG}<p style="font-size:9px">Small print</p>`),
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    about: 'a text of 9 px',
    answer: page('<p id="tiny" style="font-size:9px">Tiny text</p>'),
    says: /9 px: “Tiny text”/,
    selector: '#tiny',
  },
  { check: 'text-too-small', outcome: 'not-applicable', about: 'no text', answer: page('') },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    about: 'a bar at the edge',
    answer: page(`${LONG}<div style="position:fixed;bottom:0;height:60px;width:100%">Chat</div>`),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    about: 'a dialog for consent',
    answer: page(`${LONG}<div style="position:fixed;inset:0;background:#fff">We use cookies</div>`),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    about: 'an app that is a layer',
    answer: page(`<div style="position:fixed;inset:0;overflow:auto"><main>${LONG}</main></div>`),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    about: 'a newsletter',
    answer: page(`${LONG}<div id="news" style="position:fixed;inset:0;background:#fff">Subscribe now</div>`),
    says: /covers 100 % of the screen: “Subscribe now”/,
    selector: '#news',
  },
  {
    check: 'plugin-content',
    outcome: 'pass',
    about: 'a PDF',
    answer: page('<embed type="application/pdf" src="a.pdf">'),
  },
  {
    check: 'plugin-content',
    outcome: 'fail',
    about: 'Flash',
    answer: page('<object id="film" data="film.swf"></object>'),
    says: /<object>/,
    selector: '#film',
  },
  { check: 'phone-noindex', outcome: 'pass', about: 'the same for all', answer: page('') },
  {
    check: 'phone-noindex',
    outcome: 'fail',
    about: 'noindex for phones',
    answer: byAgent(page('', '<meta name="robots" content="noindex">'), page('')),
    says: /noindex for a phone/,
  },
  {
    check: 'phone-noindex',
    outcome: 'pass',
    about: 'noindex for another bot',
    answer: byAgent(page('', '<meta name="otherbot" content="noindex">'), page('')),
  },
  {
    check: 'phone-noindex',
    outcome: 'not-applicable',
    about: 'noindex for all',
    answer: page('', '<meta name="robots" content="noindex">'),
  },
  { check: 'phone-less-content', outcome: 'pass', about: 'the same for all', answer: page(LONG) },
  {
    check: 'phone-less-content',
    outcome: 'fail',
    about: 'half of the text',
    answer: byAgent(page('<p>Short</p>'), page(LONG)),
    says: /5 characters of text for a phone, \d+ for a desktop browser/,
  },
  {
    check: 'phone-less-content',
    outcome: 'not-applicable',
    about: 'little text for all',
    answer: byAgent(page(''), page('<p>Short</p>')),
  },
  {
    check: 'phone-other-title',
    outcome: 'not-applicable',
    about: 'no title',
    answer: page('').replace('<title>Page</title>', ''),
  },
  { check: 'phone-other-title', outcome: 'pass', about: 'the same for all', answer: page('') },
  {
    check: 'phone-other-title',
    outcome: 'fail',
    about: 'another title',
    answer: byAgent('<title>Phone</title>', '<title>Desktop</title>'),
    says: /“Phone” for a phone, “Desktop” for a desktop browser/,
  },
  {
    check: 'vary-missing',
    outcome: 'pass',
    about: 'Vary',
    answer: byAgent('<title>Phone</title>', '<title>Desktop</title>', {
      vary: 'Accept-Encoding, User-Agent',
    }),
  },
  {
    check: 'vary-missing',
    outcome: 'fail',
    about: 'no Vary',
    answer: byAgent('<title>Phone</title>', '<title>Desktop</title>', { vary: 'Accept-Encoding' }),
    says: /Vary is “Accept-Encoding”/,
  },
  { check: 'vary-missing', outcome: 'not-applicable', about: 'the same for all', answer: page('') },
]

describe('the mobile tool', () => {
  let chrome: TestBrowser
  beforeAll(async () => {
    chrome = await startBrowser()
  })
  afterAll(() => chrome.close())

  test.each(CASES)(
    '$check: $outcome with $about',
    async ({ check: name, outcome, answer, says, selector }) => {
      const { check, origin } = await auditSite(mobileTool, { '/': answer }, { browser: chrome.browser })

      const { outcome: found, occurrences, message } = check(name)
      expect({ found, message }).toEqual({ found: outcome, message })
      if (outcome === 'fail') expect(occurrences[0]!.url).toBe(`${origin}/`)
      if (says) expect(occurrences[0]!.message).toMatch(says)
      if (selector) expect(occurrences[0]!.selector).toBe(selector)
    },
  )

  testThatCasesShowEachOutcome(NAMES as MobileCheck[], CASES, {
    'viewport-missing': { 'not-applicable': 'it is about every page' },
    'intrusive-overlay': { 'not-applicable': 'that nothing covers the page is what it asks for' },
    'plugin-content': { 'not-applicable': 'that nothing needs a plug-in is what it asks for' },
  })

  test('without Chrome it judges the markup as sent, with lines, and says what it could not measure', async () => {
    const { check, run } = await auditSite(mobileTool, meta('width=1024'))

    expect(run.status).toBe('measured')
    expect(check('viewport-not-device-width').occurrences[0]).toMatchObject({ line: 1 })
    expect(check('text-too-small')).toMatchObject({ outcome: 'not-measured' })
    expect(check('text-too-small').message).toMatch(/needs Chrome/)
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
    const content = fc.oneof(
      fc.string(),
      fc.constantFrom('width', '=', 'width==', ' '.repeat(5000), '__proto__=1', ';;'),
    )
    await fc.assert(
      fc.asyncProperty(content, async text => {
        const { run } = await auditSite(mobileTool, meta(text.replaceAll('"', '&quot;')))
        expect(run.checks).toHaveLength(NAMES.length)
      }),
      { numRuns: 15 },
    )
  })
})

import { expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { MAX_NODES } from '../../../src/engine/formats/html/bounded-parser.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { judgedPageOf, whyScriptIsBeside } from '../../../src/engine/page/judged-page.ts'
import { SHOWN } from '../../../src/engine/page/render-choice.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'

const URL = 'https://www.example.com/'

test('a page of a framework that sends no title says nothing of it where Chrome is lacking', async () => {
  const source = '<div id="___gatsby"><h1>Boots</h1><p>Of leather.</p></div><script src="/app.js"></script>'
  const document = new HtmlDocument(source, URL)
  const response = { url: URL, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
  const body = Buffer.from(source)
  const sent = { url: URL, document, encoding: 'utf-8', response: { ...response, body, truncated: false } }
  const { unfilled } = await judgedPageOf(sent, {
    choose: async () => SHOWN,
    render: () => Promise.reject(new NotMeasured('it needs Chrome and none was found')),
    readCode: async () => [],
  })
  expect(unfilled).toMatch(/no title is sent.*needs Chrome/)
})

test.each([
  ['whole', '<script>x</script><p>a'],
  ['in part', `<script>x</script>${'<br>'.repeat(MAX_NODES + 1000)}`],
])(
  'a page that Chrome was sent as well is not parsed a second time where it was read %s',
  async (_, source) => {
    const document = new HtmlDocument(source, URL)
    const body = Buffer.from(source)
    const response = { url: URL, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
    const sent = { url: URL, document, encoding: 'utf-8', response: { ...response, body, truncated: false } }
    const rendered = { document, source, requests: [], documents: [] as string[] } as unknown as RenderedPage
    const { scripts } = await judgedPageOf(sent, {
      choose: async () => SHOWN,
      render: async () => rendered,
      readCode: async () => [],
    })
    expect(scripts).toMatchObject({ state: 'seen' })
    expect(scripts.state === 'seen' && scripts.before === document).toBe(true)
  },
)

test.each([
  ['https://mary.github.io/catalog/app.js', /without the script .*catalog\/app\.js/],
  ['https://mary.github.io/bikes/app.js', undefined],
  ['https://cdn.example/app.js', undefined],
  ['https://mary.github.io/numbers/matomo.js', undefined],
])(
  'a script of the host of production that did not come, as from beside its folder: %s',
  async (url, why) => {
    const source = '<script>x</script><p>a'
    const page = 'http://127.0.0.1:3000/'
    const document = new HtmlDocument(source, page)
    const response = { url: page, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
    const body = Buffer.from(source)
    const preview = previewOf(page, 'https://mary.github.io/bikes/')!
    const sent = {
      ...{ url: page, document, preview, encoding: 'utf-8' },
      response: { ...response, body, truncated: false },
    }
    const requests = [{ url, type: 'Script', inFrame: false, failure: 'net::ERR_FAILED' }]
    const rendered = { document, source, requests, documents: [] as string[] } as unknown as RenderedPage
    const judged = await judgedPageOf(sent, {
      choose: async () => SHOWN,
      render: async () => rendered,
      readCode: async () => [],
    })
    if (why === undefined) expect(whyScriptIsBeside(judged)).toBeUndefined()
    else expect(whyScriptIsBeside(judged)).toMatch(why)
  },
)

test.each([
  ['<h2>An unexpected error has occurred.</h2>', 'unseen'],
  ['<h1>This page couldn’t load</h1><p>Reload to try again, or go back.</p>', 'unseen'],
  ['<nav>Menu</nav><main><h1>This page crashed</h1><button>Try again</button></main>', 'unseen'],
  ['<h1>500</h1><p>Internal Error</p>', 'unseen'],
  ['<h1>Roads</h1><h2>Unexpected Application Error!</h2>', 'seen'],
])('a page is judged as sent where its scripts replace it by an error screen: %s', async (shown, state) => {
  const text = 'How to get to us by bike, by car and by train. '.repeat(5)
  const source = `<title>Roads</title><body><h1>Roads</h1><p>${text}</p><script>x</script>`
  const document = new HtmlDocument(source, URL)
  const body = Buffer.from(source)
  const response = { url: URL, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1, wireBytes: 0 }
  const sent = { url: URL, document, encoding: 'utf-8', response: { ...response, body, truncated: false } }
  const after = new HtmlDocument(`<title>: Error</title><body>${shown}`, URL)
  const loaded = { document: after, source, requests: [], documents: [] as string[], consoleErrors: [] }
  const judged = await judgedPageOf(sent, {
    choose: async () => SHOWN,
    render: async () => loaded as unknown as RenderedPage,
    readCode: async () => [],
  })
  expect(judged.scripts.state).toBe(state)
  expect(judged.document === document).toBe(state === 'unseen')
})

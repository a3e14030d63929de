import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'
import { startBrowser } from '../../support/chrome.ts'
import { startWebServer } from '../../support/web-server.ts'

const TOOLBAR = 'https://vercel.live/_next-live/feedback/feedback.js'
const PAGE = `<!doctype html><html lang="en"><title>A page</title><body><h1>Hello</h1><script src="${TOOLBAR}"></script></body></html>`

test('what a platform puts into previews is not loaded there, and on other pages is', async () => {
  const server = await startWebServer({ '/': PAGE })
  const { browser, close } = await startBrowser({ gathers: new Set() })
  try {
    const url = `${server.origin}/`
    const load = (productionUrl?: string) =>
      browser.load({
        url,
        sent: new HtmlDocument(PAGE, url),
        originHeaders: { origin: server.origin, headers: {} },
        preview: productionUrl === undefined ? undefined : previewOf(url, productionUrl),
        signal: new AbortController().signal,
      })
    const onPreview = await load('https://shop.example')
    expect(onPreview.requests.map(request => request.url)).toEqual([url])
    // Chrome writes down what it could not reach, but not what it was told to leave out.
    expect(onPreview.consoleErrors).toEqual([])
    const elsewhere = await load()
    expect(elsewhere.requests.map(request => request.url)).toEqual([url, TOOLBAR])
  } finally {
    await close()
    await server.close()
  }
})

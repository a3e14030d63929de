import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { textOf } from '../../../src/engine/formats/html/document.ts'
import { startBrowser, type TestBrowser, WAIT_WITHOUT_END } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>Page</title><meta name="viewport" content="width=device-width">'
const CACHED = { 'content-type': 'text/plain', 'cache-control': 'max-age=3600' }

/** Leaves all that a page can leave, and says when it has. */
const LEAVES = `${PAGE}<output id="out">Leaving</output><script>
  const leave = async () => {
    document.cookie = 'left=1; max-age=3600'
    localStorage.left = sessionStorage.left = window.name = window.leftBehind = 'left'
    Object.prototype.leftOnAll = 'left'
    history.pushState({}, '', '/leaves/on')
    history.pushState({}, '', '/leaves')
    await caches.open('left')
    await new Promise((done, fail) => Object.assign(indexedDB.open('left'), { onsuccess: done, onerror: fail }))
    const root = await navigator.storage.getDirectory()
    await root.getFileHandle('left', { create: true })
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    await (await fetch('/cached')).text()
    // It goes on for as long as the page stands.
    setInterval(() => { document.cookie = 'late=1; max-age=3600' }, 20)
  }
  leave().then(() => { out.textContent = 'Left' }, error => { out.textContent = error })
</script>`

/** Says what it finds of what another page has left. */
const LOOKS = `${PAGE}<output id="out"></output><script>
  const look = async () => {
    const files = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name)
    return {
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      name: window.name,
      global: typeof leftBehind,
      prototype: typeof {}.leftOnAll,
      history: history.length,
      state: history.state,
      referrer: document.referrer,
      opener: window.opener,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      controlled: navigator.serviceWorker.controller !== null,
      answer: await (await fetch('/cached')).text(),
    }
  }
  look().then(found => { out.textContent = JSON.stringify(found) }, error => { out.textContent = error })
</script>`

/** What a page finds that is the first one to be shown. */
const NOTHING = {
  cookies: '',
  local: [],
  session: [],
  name: '',
  global: 'undefined',
  prototype: 'undefined',
  /** The empty page of a tab, and the page. */
  history: 2,
  state: null,
  referrer: '',
  opener: null,
  caches: [],
  databases: [],
  files: [],
  workers: 0,
  controlled: false,
}

/** Each tab by itself is used again by the next page, if any is; two show two pages at once. */
describe.each([1, 2])('of pages of one site in a Chrome with %i tabs', tabs => {
  let server: WebServer
  let chrome: TestBrowser
  let asked = 0
  const script = (source: string): Answer => ({
    headers: { 'content-type': 'text/javascript' },
    body: source,
  })

  beforeAll(async () => {
    server = await startWebServer({
      '/leaves': LEAVES,
      '/looks': LOOKS,
      '/worker.js': script('addEventListener("fetch", event => event.respondWith(new Response("worker")))'),
      '/cached': (_, response) => void response.writeHead(200, CACHED).end(`answer ${++asked}`),
      '/asks': `${PAGE}<h1>Asks</h1><script>
        addEventListener('beforeunload', event => event.preventDefault())
        setInterval(() => alert('Stay'), 300)
      </script>`,
      '/downloads': `${PAGE}<h1>Downloads</h1><script>addEventListener('load', () => setTimeout(() => { location.href = '/file' }))</script>`,
      '/file': (_, response) =>
        void response.writeHead(200, { 'content-disposition': 'attachment; filename=left.txt' }).end('left'),
      '/opens': `${PAGE}<h1>Opens</h1><script>window.open('/looks', 'left')</script>`,
      '/never-ends': `${PAGE}<h1>Never ends</h1><script>addEventListener('load', () => setTimeout(() => { ${WAIT_WITHOUT_END} }))</script>`,
      '/never': () => undefined,
    })
    chrome = await startBrowser({ tabs, gathers: new Set(['cookies']) })
  })
  afterAll(async () => {
    await chrome.close()
    await server.close()
  })

  const load = (path: string) =>
    chrome.browser.load({
      url: `${server.origin}${path}`,
      originHeaders: { origin: server.origin, headers: {} },
      signal: new AbortController().signal,
    })
  const said = async (path: string) => textOf((await load(path)).document.elements('output')[0]!)
  const look = async () => JSON.parse(await said('/looks')) as Record<string, unknown>
  const foundNow = async () => {
    const { answer, ...found } = await look()
    return { ...found, isFresh: answer === `answer ${asked}` }
  }

  test('a page finds nothing of what the page before it has left', async () => {
    expect(await said('/leaves')).toBe('Left')

    expect(await foundNow()).toEqual({ ...NOTHING, isFresh: true })
    expect((await load('/looks')).cookies).toEqual([])
  })

  test('pages that are shown at once find nothing of each other', async () => {
    const [left, found] = await Promise.all([said('/leaves'), look()])

    expect(left).toBe('Left')
    expect(found).toMatchObject(NOTHING)
  })

  test.each(['/asks', '/downloads', '/opens'])(
    'a page that comes behind %s is shown as if it were the first',
    async path => {
      await load(path).catch(() => undefined)

      const { dialogs, popups, requests } = await load('/looks')

      expect({ dialogs, popups }).toEqual({ dialogs: [], popups: 0 })
      expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/file')
      expect(await foundNow()).toEqual({ ...NOTHING, isFresh: true })
    },
  )

  test('a page that never ends is ended, and those that come behind it are shown', async () => {
    chrome.setDeadline(4000)
    await expect(load('/never-ends')).rejects.toThrow('/never-ends')
    chrome.setDeadline(40_000)

    expect(await foundNow()).toEqual({ ...NOTHING, isFresh: true })
  })
})

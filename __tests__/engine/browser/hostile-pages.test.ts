import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { kill, startBrowser, type TestBrowser, WAIT_WITHOUT_END } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const script = (source: string) =>
  `<!doctype html><title>Hostile</title><h1>Here</h1><script>${source}</script>`

/** Sends so much HTML as is taken. */
function sendWithoutEnd(_: unknown, response: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024, 'and so on ')
  response.writeHead(200, { 'content-type': 'text/html' })
  response.write('<!doctype html><title>Long</title><!-- ')
  const more = () => {
    while (!response.destroyed && response.write(piece));
    response.once('drain', more)
  }
  more()
}

/** Processes can be looked at there alone. */
const onLinux = process.platform === 'linux' ? test : test.skip
/** Of a page that must come to its end on any machine. */
const PATIENT_MS = 30_000
/** Of a page that may meet another bound before its time is over. */
const HURRIED_MS = 2000
/** Of a page whose time ends it, and which keeps Chrome at work until then and while its tab is closed. */
const SHORT_MS = 1000

interface Hostile {
  name: string
  page: Answer
  /** What the reason says. */
  reason: RegExp
  /** Its time, where that is what ends it, or may be. */
  deadlineMs?: number
}

const FATAL: readonly Hostile[] = [
  {
    name: 'an endless script',
    page: script('for (;;);'),
    reason: /did not finish loading in Chrome within 1 s/,
    deadlineMs: SHORT_MS,
  },
  {
    name: 'a storm of dialogs',
    page: script('for (;;) alert("again")'),
    reason: /opens dialogs without end/,
  },
  {
    name: 'a redirect by script without end',
    page: script('location.replace("/hostile?" + Math.random())'),
    reason: /leads from page to page by scripts or refreshes, more than 10 times/,
  },
  {
    name: 'a page that never ends',
    page: sendWithoutEnd,
    reason: /loads more than 100 MB|did not finish loading/,
    deadlineMs: HURRIED_MS,
  },
  {
    name: 'a storm of messages',
    page: script('for (;;) console.error("again")'),
    reason: /without end|did not finish loading/,
    deadlineMs: SHORT_MS,
  },
  {
    name: 'a document that grows without measure',
    page: script('document.body.append(new Comment("and so on ".repeat(1_800_000)))'),
    reason: /has grown to 180\d{5} characters in Chrome, too many to judge/,
  },
  {
    name: 'a download in place of a page',
    page: { headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment' }, body: 'PK' },
    reason: /download|ABORTED/,
  },
]

const HARMLESS: readonly { name: string; page: string; seen(page: RenderedPage): unknown; value: unknown }[] =
  [
    {
      name: 'a page that does not want to be left',
      page: script('addEventListener("beforeunload", event => { event.preventDefault(); return "stay" })'),
      seen: page => page.document.elements('h1').length,
      value: 1,
    },
    {
      name: 'a page that opens windows',
      page: script('for (let i = 0; i < 5; i++) open("/good?" + i)'),
      seen: page => page.document.elements('h1').length,
      value: 1,
    },
    {
      name: 'a page that starts a download',
      page: script('location.href = "/file.zip"'),
      seen: page => page.document.elements('h1').length,
      value: 1,
    },
    {
      name: 'a page with images under endless names',
      page: script(`const id = 'x'.repeat(2_000), gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
        for (let i = 0; i < 20; i++) document.body.append(Object.assign(new Image(9, 9), { id: id + i, src: gif }))`),
      seen: ({ layout: { images } }) => [
        images.length,
        Math.max(...images.map(({ selector }) => selector.length)),
      ],
      value: [20, 1000],
    },
    {
      name: 'a page that writes endless messages with endless addresses',
      page: script(`for (let i = 0; i < 5; i++) console.error('x'.repeat(1_000_000))
        fetch('/good?' + 'x'.repeat(10_000)).catch(() => {})`),
      seen: ({ consoleErrors, requests }) => [
        consoleErrors.map(({ message }) => message.length),
        Math.max(...requests.map(({ url }) => url.length)),
      ],
      value: [[500, 500, 500, 500, 500], 4096],
    },
    {
      name: 'a page that asks a question',
      page: script('document.title = String(confirm("Sure?"))'),
      seen: page => page.dialogs,
      value: [{ kind: 'confirm', message: 'Sure?' }],
    },
  ]

describe('a hostile page', () => {
  let server: WebServer
  let chrome: TestBrowser
  const routes: Record<string, Answer> = {
    '/good': '<!doctype html><html lang="en"><title>Good</title><h1>Good</h1>',
    '/file.zip': { headers: { 'content-type': 'application/zip' }, body: 'PK' },
  }

  beforeAll(async () => {
    server = await startWebServer(routes)
    chrome = await startBrowser({ deadlineMs: PATIENT_MS })
    await chrome.browser.prepare()
  })
  afterAll(async () => {
    await chrome.close()
    await server.close()
  })

  const load = (path: string, { browser } = chrome) =>
    browser.load({
      url: `${server.origin}${path}`,
      originHeaders: { origin: server.origin, headers: {} },
      signal: new AbortController().signal,
    })

  test.each(FATAL)(
    '$name ends by its deadline with the reason, and the next page is measured',
    async hostile => {
      routes['/hostile'] = hostile.page

      chrome.setDeadline(hostile.deadlineMs ?? PATIENT_MS)
      const failure = await load('/hostile').then(
        () => undefined,
        (error: unknown) => error,
      )
      chrome.setDeadline(PATIENT_MS)
      const next = await load('/good')

      expect(failure).toBeInstanceOf(NotMeasured)
      expect((failure as Error).message).toMatch(hostile.reason)
      expect(next.document.elements('h1')).toHaveLength(1)
    },
  )

  test('a script that never pauses ends long before the time of the page is over', async () => {
    routes['/hostile'] = script(WAIT_WITHOUT_END)
    routes['/never'] = () => undefined
    chrome.setDeadline(60_000)
    const started = Date.now()

    const loading = load('/hostile').finally(() => chrome.setDeadline(PATIENT_MS))

    await expect(loading).rejects.toThrow(/a script ran on it for 10 s without a pause/)
    expect(Date.now() - started).toBeLessThan(25_000)
  })

  test.each(HARMLESS)('$name is measured', async ({ page, seen, value }) => {
    routes['/hostile'] = page

    expect(seen(await load('/hostile'))).toEqual(value)
  })

  // Of half a gigabyte, the most that a script can write at once, Chrome tells after the page is given up.
  test('that writes 64 MB to the console at once takes no more memory than others, and the next page is measured', async () => {
    routes['/hostile'] = script('try { console.error("x".repeat(2 ** 26)) } catch {}')
    const before = process.memoryUsage().rss
    let most = 0
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 20)

    // How long Chrome takes for it is up to the machine.
    await load('/hostile').catch(() => undefined)
    const next = await load('/good')
    clearInterval(watching)

    expect(next.document.elements('h1')).toHaveLength(1)
    expect(most).toBeLessThan(150 * 1024 * 1024)
  })

  onLinux.each([
    { name: 'its tab', type: 'renderer', reason: /crashed the tab/ },
    { name: 'Chrome', type: undefined, reason: /Chrome ended twice/ },
  ])('that takes down $name is not measured, and the next page is', async ({ type, reason }) => {
    routes['/hostile'] = script('fetch("/hang")')
    routes['/hang'] = (_, response) => {
      // Chrome itself first: it would tell of a tab that ends before it.
      for (const pid of type
        ? chrome.processes(type)
        : [...chrome.processes('browser'), ...chrome.processes()])
        kill(pid)
      response.destroy()
    }

    await expect(load('/hostile')).rejects.toThrow(reason)

    expect((await load('/good')).document.elements('h1')).toHaveLength(1)
  })

  onLinux('whose tab hangs, so that Chrome ends with it, takes no other page with it', async () => {
    const wide = await startBrowser({ deadlineMs: PATIENT_MS, tabs: 2 })
    const asked = Promise.withResolvers<void>()
    let tries = 0
    routes['/beside'] = (_, response) => {
      tries++
      asked.resolve()
      if (tries > 1) response.setHeader('content-type', 'text/html').end(routes['/good'])
    }
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of wide.processes('browser')) process.kill(pid, signal)
    }
    // Chrome pauses, so that the tab is not gone in time, and goes on to end its tabs.
    routes['/hostile'] = () => {
      setTimeout(() => signalAll('SIGSTOP'), HURRIED_MS / 2)
      setTimeout(() => signalAll('SIGCONT'), HURRIED_MS + 4000)
    }

    const loading = load('/beside', wide)
    await asked.promise
    wide.setDeadline(HURRIED_MS)
    const hostile = load('/hostile', wide).catch((error: unknown) => error)
    const beside = await loading
    const failure = await hostile
    await wide.close()

    expect(failure).toBeInstanceOf(NotMeasured)
    expect(beside.document.elements('h1')).toHaveLength(1)
    expect(tries).toBe(2)
  })

  test('leaves no process and no profile behind', async () => {
    await load('/good')
    const before = { profiles: chrome.profiles().length, processes: chrome.processes().length > 0 }

    await chrome.browser.close()

    expect(before).toEqual({ profiles: 1, processes: process.platform === 'linux' })
    expect(chrome.profiles()).toEqual([])
    expect(chrome.processes()).toEqual([])
  })
})

import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { HtmlDocument, textOf } from '../../../src/engine/formats/html/document.ts'
import { kill, startBrowser, type TestBrowser } from '../../support/chrome.ts'
import { type Answer, startWebServer, type WebServer } from '../../support/web-server.ts'

const GOOD =
  '<!doctype html><html lang="en"><title>Good</title><meta name="viewport" content="width=device-width">'
const onLinux = process.platform === 'linux' ? test : test.skip

describe('the browser', () => {
  let own: WebServer
  let other: WebServer
  let chrome: TestBrowser
  const seen: { host: string; path: string; key: string | undefined; agent: string | undefined }[] = []
  const note = ({ headers, url }: IncomingMessage) => {
    seen.push({
      host: headers.host!,
      path: url!,
      key: headers['x-key'] as string | undefined,
      agent: headers['user-agent'],
    })
  }
  const answer =
    (body: string, headers: Record<string, string> = { 'content-type': 'text/html' }): Answer =>
    (request, response) => {
      note(request)
      response.writeHead(headers['location'] ? 302 : 200, headers).end(body)
    }
  const routes: Record<string, Answer> = {}
  let otherRoutes: Record<string, Answer> = {}

  beforeAll(async () => {
    process.env['SECRET_TOKEN'] = 'never-to-be-seen'
    otherRoutes = {
      '/elsewhere.js': answer('', { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }),
      '/frame': answer('<img src="/in-frame.png" alt="">'),
      '/in-frame.png': answer(''),
      '/after-redirect': answer(''),
    }
    other = await startWebServer(otherRoutes)
    own = await startWebServer(routes)
    chrome = await startBrowser({ gathers: new Set(['layout', 'cookies']) })
  })
  afterAll(async () => {
    delete process.env['SECRET_TOKEN']
    await chrome.close()
    await own.close()
    await other.close()
  })

  const loadIn = ({ browser }: TestBrowser, path: string, headers: Record<string, string> = {}) =>
    browser.load({
      url: `${own.origin}${path}`,
      originHeaders: { origin: own.origin, headers },
      signal: new AbortController().signal,
    })
  const load = (path: string, headers: Record<string, string> = {}) => loadIn(chrome, path, headers)

  test('gathers of a page what is wanted of it, and no more than of pages at all', async () => {
    routes['/wanted'] = answer(GOOD)
    const page = await chrome.browser.load({
      url: `${own.origin}/wanted`,
      originHeaders: { origin: own.origin, headers: {} },
      gathers: new Set(['cookies', 'axe']),
      signal: new AbortController().signal,
    })

    expect(page.cookies).toEqual([])
    expect(() => page.layout).toThrow('not among what its reader declares')
    expect(() => page.axe).toThrow('not among what its reader declares')
  })

  test('waits for the text that an app empties and fills again with its translations', async () => {
    const html = `${GOOD}<h1>Oranges for juice</h1><p>${'The freshest fruit of the market. '.repeat(9)}</p>
      <script>addEventListener('load', () => setTimeout(() => {
        const texts = [...document.querySelectorAll('h1, p')].map(element => [element, element.textContent])
        for (const [element] of texts) element.textContent = ''
        setTimeout(() => { for (const [element, text] of texts) element.textContent = text }, 900)
      }, 100))</script>`
    routes['/translated'] = answer(html)
    await using judging = await startedBrowser({ gathers: new Set(['axe']) })
    const { document, axe } = await judging.browser.load({
      url: `${own.origin}/translated`,
      sent: new HtmlDocument(html, `${own.origin}/translated`),
      originHeaders: { origin: own.origin, headers: {} },
      signal: new AbortController().signal,
    })

    expect(document.elements('h1').map(textOf)).toEqual(['Oranges for juice'])
    expect(axe.results?.violations.map(({ id }) => id)).not.toContain('empty-heading')
  })

  test('says where a page leads on to while axe-core looks at it', async () => {
    const words = '<p style="color: #767676"><a href="/next">Oranges</a> for juice</p>'.repeat(1500)
    const html = `${GOOD}${words}<script>addEventListener('load', () => setTimeout(() => { location.href = '/next' }, 800))</script>`
    routes['/chooses'] = answer(html)
    routes['/next'] = answer(`${GOOD}<h1>Next</h1>`)
    await using judging = await startedBrowser({ gathers: new Set(['axe']) })
    const { axe, ledTo } = await judging.browser.load({
      url: `${own.origin}/chooses`,
      sent: new HtmlDocument(html, `${own.origin}/chooses`),
      originHeaders: { origin: own.origin, headers: {} },
      signal: new AbortController().signal,
    })

    // On a busy machine it leads on before that.
    expect(ledTo ?? (axe.failure !== undefined && axe.ledTo)).toBe(`${own.origin}/next`)
  })

  test('does not take a page for quiet because this process was too busy to hear of its requests', async () => {
    const busy = (ms: number) => {
      for (const end = Date.now() + ms; Date.now() < end; );
    }
    const script = `let asked = 0
      const ask = () => fetch('http://127.0.0.1:1/').catch(() => {}).then(() => {
        if (++asked < 25) setTimeout(ask, 100)
        else document.querySelector('h1').textContent = 'Done'
      })
      addEventListener('load', ask)`
    routes['/restless'] = (_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`${GOOD}<h1>Begun</h1><script>${script}</script>`)
      setTimeout(busy, 1000, 1000)
    }
    const { document } = await load('/restless')

    expect(document.elements('h1').map(textOf)).toEqual(['Done'])
  })

  test('gives its headers to every request to the audited origin and to no other', async () => {
    const away = other.origin.replace('127.0.0.1', 'localhost')
    Object.assign(routes, {
      '/with-key': answer(
        `${GOOD}<script src="/own.js"></script><script src="${away}/elsewhere.js"></script>
        <iframe src="${away}/frame" title="Elsewhere"></iframe><iframe src="/own-frame" title="Own"></iframe>
        <img src="/redirect" alt=""><script>new Worker('/worker.js')</script>`,
      ),
      '/own.js': answer('', { 'content-type': 'text/javascript' }),
      '/own-frame': answer('<img src="/own-image.png" alt="">'),
      '/own-image.png': answer(''),
      '/redirect': answer('', { location: `${away}/after-redirect` }),
      '/worker.js': answer('fetch("/from-worker")', { 'content-type': 'text/javascript' }),
      '/from-worker': answer(''),
    })
    seen.length = 0

    await load('/with-key', { 'X-Key': 'let-me-in' })

    const requests = seen.filter(({ path }) => path !== '/favicon.ico')
    const keyed = (host: string) =>
      requests.filter(request => host.endsWith(request.host)).map(({ path, key }) => `${path} ${key}`)
    expect(keyed(away).sort()).toEqual([
      '/after-redirect undefined',
      '/elsewhere.js undefined',
      '/frame undefined',
      '/in-frame.png undefined',
    ])
    expect(keyed(own.origin).sort()).toEqual(
      ['/from-worker', '/own-frame', '/own-image.png', '/own.js', '/redirect', '/with-key', '/worker.js'].map(
        path => `${path} let-me-in`,
      ),
    )
  })

  test('keeps the errors that the page writes, and not those of frames of other origins', async () => {
    const frames = [other.origin, other.origin.replace('127.0.0.1', 'localhost')]
    Object.assign(routes, {
      '/speaking': answer(
        `${GOOD}<script>console.error('mine')</script>
        <iframe src="/speaking-frame" title="Own"></iframe>
        ${frames.map((origin, at) => `<iframe src="${origin}/speaking" title="Frame ${at}"></iframe>`).join('')}`,
      ),
      '/speaking-frame': answer('<script>setTimeout(() => { throw new Error("mine as well") })</script>'),
    })
    otherRoutes['/speaking'] = answer(
      '<script>console.error("theirs"); setTimeout(() => { throw new Error("theirs") })</script>',
    )

    const { consoleErrors } = await load('/speaking')

    expect(consoleErrors.map(({ message }) => message)).toEqual(['mine', 'Error: mine as well'])
  })

  test('plays the phone that Lighthouse plays', async () => {
    Object.assign(routes, {
      '/phone': answer(`${GOOD}<p id="out"></p><script>
        out.textContent = [innerWidth, innerHeight, devicePixelRatio, 'ontouchstart' in window].join(' ')
      </script>`),
    })
    seen.length = 0

    const page = await load('/phone')

    expect(page.document.source).toContain('<p id="out">412 823 1.75 true</p>')
    expect(page.layout.viewportWidth).toBe(412)
    const major = page.chrome.version.split('.')[0]
    expect(seen[0]!.agent).toContain('Android 11; moto g power (2022)')
    expect(seen[0]!.agent).toContain(` Chrome/${major}.0.0.0 Mobile Safari/537.36`)
  })

  test('has no mouse on what lies in the corner of a page', async () => {
    routes['/corner'] =
      answer(`${GOOD}<style>body{margin:0}a{display:block}</style><a href="/">Logo</a><p></p>
      <script>
        const tell = () => { document.querySelector('p').textContent = document.querySelectorAll('a:hover').length + ' hovered' }
        document.addEventListener('mousemove', tell)
        addEventListener('load', () => setTimeout(tell, 200))
      </script>`)
    expect(textOf((await load('/corner')).document.body!)).toContain('0 hovered')
  })

  test('shows a page nothing of how thinly it is drawn', async () => {
    Object.assign(routes, {
      '/drawn': answer(`${GOOD}<p id="out"></p><script>
        const { width, height, availWidth } = screen
        const { right } = document.elementFromPoint(200, 4).getBoundingClientRect()
        const isPhone = matchMedia('(resolution: 1.75dppx) and (device-width: 412px) and (pointer: coarse)').matches
        out.textContent = [width, height, availWidth, outerWidth, visualViewport.scale, visualViewport.width, right, isPhone].join(' ')
      </script>`),
    })

    const { document } = await load('/drawn')

    expect(document.source).toContain('<p id="out">412 823 412 412 1 412 412 true</p>')
  })

  test('shows the document as scripts have made it, also from data that comes after the load event', async () => {
    Object.assign(routes, {
      '/app': answer(`${GOOD}<div id="root"></div><script>
        addEventListener('load', async () => {
          const data = await (await fetch('/data')).text()
          root.innerHTML = '<h1>' + data + '</h1>'
        })
      </script>`),
      '/data': answer('From the server', { 'content-type': 'text/plain' }),
    })

    expect((await load('/app')).document.source).toContain('<h1>From the server</h1>')
  })

  test('follows where a script leads', async () => {
    Object.assign(routes, {
      '/old': answer(`${GOOD}<script>location.replace('/new')</script>`),
      '/new': answer(`${GOOD}<h1>New</h1>`),
    })

    const page = await load('/old')

    expect(page.url).toBe(`${own.origin}/new`)
    expect(page.documents).toEqual([`${own.origin}/old`, `${own.origin}/new`])
    expect(page.document.source).toContain('<h1>New</h1>')
  })

  test('records requests with status, type and bytes, cookies without their values, and console errors', async () => {
    Object.assign(routes, {
      '/log': answer(
        `${GOOD}<img src="/image.png" alt=""><img src="/missing.png" alt="">
        <script>console.error('wrong', 7); document.cookie = 'by-script=secret; max-age=60'; undefinedThing()</script>`,
        {
          'content-type': 'text/html',
          'set-cookie': 'by-server=secret; HttpOnly; SameSite=Lax',
        },
      ),
      '/image.png': answer('0123456789', { 'content-type': 'image/png' }),
    })

    const page = await load('/log')

    const found = (path: string) => page.requests.find(({ url }) => url === `${own.origin}${path}`)
    expect(found('/log')).toMatchObject({
      type: 'Document',
      status: 200,
      method: 'GET',
      mimeType: 'text/html',
    })
    expect(found('/image.png')).toMatchObject({ type: 'Image', status: 200, bytes: 10 })
    expect(found('/image.png')!.wireBytes).toBeGreaterThan(10)
    expect(found('/missing.png')).toMatchObject({ status: 404 })
    expect(page.cookies).toHaveLength(2)
    expect(page.cookies).toContainEqual({
      name: 'by-server',
      domain: '127.0.0.1',
      path: '/',
      size: 'by-serversecret'.length,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    })
    expect(JSON.stringify(page.cookies)).not.toContain('secret"')
    expect(page.consoleErrors.map(({ message }) => message).join('\n')).toMatch(
      /wrong 7\n(.*\n)*.*undefinedThing is not defined/,
    )
  })

  test('keeps the pages of a run apart: each has cookies of its own', async () => {
    expect((await load('/phone')).cookies).toEqual([])
  })

  test('measures what reaches past the screen, small type and what lies over the content', async () => {
    Object.assign(routes, {
      '/layout': answer(`${GOOD}<main><h1>Title</h1><p style="font-size:9px">small print</p>
        <p style="font-size:16px">type that can be read</p><div id="wide" style="width:600px">wide</div></main>
        <div id="modal" style="position:fixed;inset:0;background:#fff">Subscribe to our newsletter</div>`),
    })

    const { layout, overlays } = await load('/layout')

    expect(layout.scrollsSideways).toBe(true)
    expect(layout.wideElements.map(({ selector }) => selector)).toEqual(['#wide'])
    expect(layout.text.smallCharacters).toBe('small print'.length)
    expect(overlays).toEqual([
      {
        selector: '#modal',
        share: 1,
        text: 'Subscribe to our newsletter',
        asksForPassword: false,
        asksOnlyForPassword: false,
        canBeUsed: false,
        region: { x: 0, y: 0, width: 1, height: 1 },
      },
    ])
  })

  test('names what makes a page wide, not all that is in it', async () => {
    const long = 'https://example.com/'.padEnd(120, 'a')
    Object.assign(routes, {
      '/wide': answer(`${GOOD}<main><h1>Title</h1>
        <div id="box" style="width:600px"><p>fills it</p><p>fills it too <b>in bold</b></p><pre>fills it</pre><img id="big" width="580" height="10" src="/image.png"></div>
        <div style="display:grid"><div id="item"><pre id="code">${long}</pre></div></div>
        <div style="display:inline-block"><table id="table" style="width:700px"><tr><td>cell</td></tr></table></div>
        <p id="word">${long}</p>
        <p style="overflow:hidden">${long}</p>
        <div style="overflow:auto"><p>${long}</p></div></main>`),
    })

    const { layout } = await load('/wide')

    expect(layout.wideElements.map(({ selector }) => selector)).toEqual([
      '#box',
      '#big',
      '#item',
      '#code',
      'html > body > main > div:nth-of-type(3)',
      '#table',
      '#word',
    ])
    expect(layout.wideElements.at(-1)!.right).toBeGreaterThan(700)
  })

  test('says why where a page answers Chrome with an error', async () => {
    Object.assign(routes, {
      '/wall': { status: 403, body: 'no robots' },
    })

    await expect(load('/wall')).rejects.toThrow('/wall answers 403 to Chrome')
  })

  onLinux('hands no secret of the environment to Chrome', async () => {
    await load('/phone')

    const environment = chrome.environment()
    expect(environment.some(variable => variable.startsWith('PATH='))).toBe(true)
    expect(environment.join('\n')).not.toMatch(/never-to-be-seen|GITHUB_|SECRET/)
  })

  onLinux('shows the first page in the tab that it was prepared with', async () => {
    await using prepared = await startedBrowser()
    await prepared.browser.prepare()
    routes['/in-prepared'] = answer(GOOD)
    const page = await loadIn(prepared, '/in-prepared')
    await using bare = await startedBrowser()
    await loadIn(bare, '/in-prepared')

    expect(page.status).toBe(200)
    // The tab goes with its page, where one that nobody used would stay, and Chrome keeps what it always keeps.
    const stays = (browser: TestBrowser) => browser.processes('renderer').length
    for (let tries = 0; stays(prepared) !== stays(bare) && tries < 100; tries++) await sleep(20)
    expect(stays(prepared)).toBe(stays(bare))
  })

  onLinux(
    'shows a page though the Chrome that was prepared has ended, and tells that it started another',
    async () => {
      let starts = 0
      await using prepared = await startedBrowser({ onStart: () => starts++ })
      routes['/anew'] = answer(GOOD)
      await prepared.browser.prepare()
      for (const pid of prepared.processes()) kill(pid)
      const page = await loadIn(prepared, '/anew')

      expect({ status: page.status, starts }).toEqual({ status: 200, starts: 2 })
    },
  )

  test('draws few frames of an animation without end, and tells the page nothing of that', async () => {
    routes['/late.png'] = (_, response) => {
      setTimeout(() => response.writeHead(404).end(), 12_000)
    }
    routes['/endless'] =
      answer(`${GOOD}<body><img src="/late.png" alt=""><h1>Sheds</h1><canvas></canvas><script>
      const busy = ms => { for (const end = performance.now() + ms; performance.now() < end; ); }
      let drawn = 0, stopped = 0, last = 0
      const stop = requestAnimationFrame(() => stopped++)
      cancelAnimationFrame(stop)
      const native = String(requestAnimationFrame)
      const draw = time => {
        if (!(time >= last)) document.title = 'time runs backwards'
        last = time
        // One that is waited for while frames have to wait can be cancelled as well.
        setTimeout(id => cancelAnimationFrame(id), 60, requestAnimationFrame(() => {}))
        busy(drawn++ < 20 ? 300 : 400)
        requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)
      setInterval(() => document.body.dataset.frames = [drawn, Math.round(performance.now()), stopped, native].join('|'), 10)
      try { requestAnimationFrame(1) } catch (error) { document.body.dataset.wrong = error.name }
    </script>`)
    const { source } = (await load('/endless')).document
    const [, drawn, ms, stopped, native] = /data-frames="(\d+)\|(\d+)\|(\d+)\|([^"]*)"/.exec(source)!

    expect(source).toContain('<title>Good</title>')
    expect(source).toContain('data-wrong="TypeError"')
    expect({ stopped, native }).toEqual({ stopped: '0', native: 'function () { [native code] }' })
    // Without a pause there would be 35 in 12 seconds.
    expect(Number(ms)).toBeGreaterThan(12_000)
    expect(Number(drawn)).toBeLessThan(2 + 20 + (Number(ms) - 6000) / 1200)
  })

  test('loads a page that ran out of time once more, with nothing beside it', async () => {
    await using two = await startedBrowser({ deadlineMs: 6000, tabs: 2 })
    let asked = 0
    let underWay = 0
    let beside = 0
    Object.assign(routes, {
      '/held': answer(`${GOOD}<script src="/hold.js"></script>`),
      '/hold.js': ((_, response) => {
        beside = underWay
        // The first time nobody answers.
        if (asked++ > 0) response.writeHead(200, { 'content-type': 'text/javascript' }).end('')
      }) as Answer,
      '/neighbour': ((_, response) => {
        underWay++
        response.writeHead(200, { 'content-type': 'text/html' }).end(`${GOOD}<img src="/slow.png" alt="">`)
      }) as Answer,
      '/slow.png': ((_, response) => {
        setTimeout(() => {
          underWay--
          response.writeHead(404).end()
        }, 1000)
      }) as Answer,
    })
    const held = loadIn(two, '/held')
    const neighbours = Array.from({ length: 6 }, () => loadIn(two, '/neighbour'))
    const page = await held
    await Promise.all(neighbours)

    expect({ status: page.status, asked, beside }).toEqual({ status: 200, asked: 2, beside: 0 })
  })

  onLinux('gives up a Chrome that hangs before it shows the page, and shows it in another one', async () => {
    let starts = 0
    await using frozen = await startedBrowser({ deadlineMs: 4000, onStart: () => starts++ })
    routes['/frozen'] = answer(GOOD)
    const page = {
      url: `${own.origin}/frozen`,
      originHeaders: { origin: own.origin, headers: {} },
      signal: new AbortController().signal,
    }
    await frozen.browser.prepare()
    // It takes the tab that was opened for the first page.
    await frozen.browser.load(page).catch(() => undefined)
    for (const pid of frozen.processes('browser')) process.kill(pid, 'SIGSTOP')

    const { status } = await frozen.browser.load(page)
    expect({ status, starts }).toEqual({ status: 200, starts: 2 })
    // Its end takes seconds, which began before.
    await frozen.browser.close()
    expect(frozen.processes()).toEqual([])
  })

  onLinux('blames no page for a time in which the whole of Chrome stood still', async () => {
    await using stopped = await startedBrowser()
    const whole = new Promise<void>(resolve => {
      routes['/stopped'] = answer(`${GOOD}<img src="/stopped.png" alt="">`)
      routes['/stopped.png'] = (_, response) => {
        resolve()
        setTimeout(() => response.writeHead(200).end(), 1500)
      }
    })
    const loading = loadIn(stopped, '/stopped')
    await whole
    // In this time the page is asked whether it answers.
    await sleep(600)
    const pids = stopped.processes()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await sleep(11_000)
    for (const pid of stopped.processes('browser')) process.kill(pid, 'SIGCONT')
    await sleep(1000)
    for (const pid of pids) process.kill(pid, 'SIGCONT')

    expect((await loading).status).toBe(200)
  })

  onLinux('blames no page for a script that others leave no time to run in', async () => {
    // With a part of the time that a busy machine has left, the page takes long.
    await using starved = await startedBrowser({ deadlineMs: 200_000 })
    routes['/starved'] = answer(
      `${GOOD}<script>let sum = 0; for (let at = 0; at < 3e8; at++) sum += at % 7</script>`,
    )
    let isLoaded = false
    const loading = loadIn(starved, '/starved').finally(() => {
      isLoaded = true
    })
    const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of starved.processes('renderer')) process.kill(pid, signal)
    }
    while (!isLoaded) {
      send('SIGSTOP')
      await sleep(500)
      send('SIGCONT')
      await sleep(50)
    }

    expect((await loading).status).toBe(200)
  })

  test('ends a load when the run is cancelled', async () => {
    Object.assign(routes, { '/slow': () => undefined })
    const cancelling = new AbortController()
    const loading = chrome.browser.load({
      url: `${own.origin}/slow`,
      originHeaders: { origin: own.origin, headers: {} },
      signal: cancelling.signal,
    })
    setTimeout(() => cancelling.abort(), 300)

    await expect(loading).rejects.toThrow('the run was cancelled')
  })
})

/** A browser of one test alone. */
async function startedBrowser(
  options?: Parameters<typeof startBrowser>[0],
): Promise<TestBrowser & AsyncDisposable> {
  const browser = await startBrowser({ gathers: new Set(), ...options })
  return { ...browser, [Symbol.asyncDispose]: () => browser.close() }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Tool } from '../../../src/api/tools.ts'
import type { PageToLoad } from '../../../src/engine/browser/chrome-browser.ts'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import type { HttpClient } from '../../../src/engine/network/http-client.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { RenderChoices } from '../../../src/engine/rendering/render-choices.ts'
import type { Visit } from '../../../src/engine/visit/visit.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const PAGES = ['a', 'b', 'c', 'd', 'e']

/** A page of one template, whose answer takes as many milliseconds as its query says. */
const page = (name: string) =>
  `<!doctype html><html lang="en"><title>Page ${name}</title><main><h1>${name}</h1><p>Its text.</p></main><script src="/a.js"></script>`

let server: WebServer
let http: HttpClient
beforeAll(async () => {
  http = startHttpClient()
  const routes = PAGES.map(name => [
    `/${name}`,
    (
      request: { url?: string },
      response: { end(text: string): void; setHeader(name: string, v: string): void },
    ) => {
      response.setHeader('content-type', 'text/html')
      setTimeout(
        () => response.end(page(name)),
        Number(new URL(request.url!, server.origin).searchParams.get('ms')),
      )
    },
  ])
  server = await startWebServer({
    ...Object.fromEntries(routes),
    '/gone': { status: 404, body: 'gone' },
    '/shell': '<!doctype html><title>App</title><div id="root"></div><script src="/a.js"></script>',
  })
})
afterAll(async () => {
  await server.close()
  await http.close()
})

/** What a browser makes of a page: its HTML, or what it says in place of showing it. */
type Showing = (name: string) => string | Promise<string>
const asSent: Showing = page

/** Pages of one run, with what was shown of them. */
function openRun(show: Showing = asSent, mode: 'auto' | 'never' = 'auto') {
  const choices = new RenderChoices(mode, tool => tool === 'accessibility')
  const shown: string[] = []
  const browser = {
    async load({ url }: PageToLoad): Promise<RenderedPage> {
      const name = new URL(url).pathname.slice(1)
      shown.push(name)
      const document = new HtmlDocument(await show(name), url)
      const loaded = {
        url,
        document,
        source: page(name),
        documents: [url],
        requests: [],
        overlays: [],
        chrome: { version: '1' },
      }
      return loaded as unknown as RenderedPage
    },
  }
  const open = (path: string) =>
    openVisit(`${server.origin}/${path}`, { http, browser, choose: visit => choices.choose(visit) })
  const expectPages = (paths: readonly string[], tools: readonly Tool[] | null = ['serp']) => {
    const visits = paths.map(open)
    for (const visit of visits) choices.expect(visit, tools ?? undefined)
    return visits
  }
  return { choices, shown, expectPages }
}

/** How each page was judged, and by which sample. */
async function judged(visits: readonly Visit[]): Promise<string[]> {
  const pages = await Promise.all(visits.map(visit => visit.judgedPage()))
  return pages.map(({ scripts }) =>
    scripts.state === 'idle' ? `as ${new URL(scripts.sample).pathname.slice(1)}` : scripts.state,
  )
}

describe('of the pages of a template', () => {
  test.each([
    ['in their order', PAGES],
    ['the last one first', PAGES.map((name, index) => `${name}?ms=${(PAGES.length - index) * 20}`)],
  ])('the first two are shown where they answer %s', async (_, paths) => {
    const { shown, expectPages } = openRun()
    const visits = expectPages(paths)
    // Asked for in the order in which they answer, all at once.
    const found = await judged(visits.toReversed())
    expect(found.toReversed()).toEqual(['seen', 'seen', 'as a', 'as a', 'as a'])
    expect(shown.toSorted()).toEqual(['a', 'b'])
  })

  test.each(['a', 'b'])('all are shown where scripts change something on %s', async changed => {
    const { shown, expectPages } = openRun(name => page(name === changed ? `${name} by scripts` : name))
    expect(await judged(expectPages(PAGES))).toEqual(PAGES.map(() => 'seen'))
    expect(shown.toSorted()).toEqual(PAGES)
  })

  test('a page after the samples shows nothing of what its own scripts change', async () => {
    const { expectPages } = openRun(name => page(name === 'c' ? 'c by scripts' : name))
    expect(await judged(expectPages(PAGES))).toEqual(['seen', 'seen', 'as a', 'as a', 'as a'])
  })

  test('one that cannot be shown hands its role to the next one', async () => {
    const { shown, expectPages } = openRun(name => {
      if (name === 'a') throw new NotMeasured('it hangs')
      return page(name)
    })
    expect(await judged(expectPages(PAGES))).toEqual(['unseen', 'seen', 'seen', 'as b', 'as b'])
    expect(shown.toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('each is tried for itself where two could not be shown', async () => {
    const { shown, expectPages } = openRun(() => {
      throw new NotMeasured('there is no Chrome')
    })
    expect(await judged(expectPages(PAGES))).toEqual(PAGES.map(() => 'unseen'))
    expect(shown.toSorted()).toEqual(PAGES)
  })

  test('nobody waits for a sample that hangs once another one shows that scripts work on them', async () => {
    const hanging = Promise.withResolvers<string>()
    const { expectPages } = openRun(name => (name === 'a' ? hanging.promise : page(`${name} by scripts`)))
    const [first, ...others] = expectPages(PAGES)
    expect(await judged(others)).toEqual(['seen', 'seen', 'seen', 'seen'])
    hanging.resolve(page('a'))
    expect(await judged([first!])).toEqual(['seen'])
  })

  test('those that come later are judged by what earlier ones showed', async () => {
    const { choices, expectPages } = openRun()
    const [first, second] = expectPages(['a', 'b'])
    await judged([first!, second!])
    choices.leave(first!)
    choices.leave(second!)
    expect(await judged(expectPages(['c']))).toEqual(['as a'])
  })

  test('one that ended without being looked at is no sample', async () => {
    const { choices, shown, expectPages } = openRun()
    const [first, ...others] = expectPages(PAGES)
    choices.leave(first!)
    expect(await judged(others)).toEqual(['seen', 'seen', 'as b', 'as b'])
    expect(shown.toSorted()).toEqual(['b', 'c'])
  })

  test('one that is cancelled before it has answered is no sample, and keeps nobody waiting', async () => {
    const { choices, expectPages } = openRun()
    const [first, ...others] = expectPages(['a?ms=50', 'b', 'c', 'd'])
    const rest = judged(others)
    await sleep(0)
    choices.leave(first!)
    expect(await rest).toEqual(['seen', 'seen', 'as b'])
  })
})

describe('a page', () => {
  test('does not wait for one that has not answered where its template is known', async () => {
    const { expectPages } = openRun()
    await judged(expectPages(['a', 'b']))
    const [slow, next] = expectPages(['c?ms=300', 'd'])
    const order: string[] = []
    await Promise.all([
      slow!.judgedPage().then(() => order.push('slow')),
      next!.judgedPage().then(() => order.push('next')),
    ])
    expect(order).toEqual(['next', 'slow'])
  })

  test('that is none keeps nobody waiting', async () => {
    const { expectPages } = openRun()
    const [, ...others] = expectPages(['gone', 'a', 'b', 'c'])
    expect(await judged(others)).toEqual(['seen', 'seen', 'as a'])
  })

  test('that leans on scripts is shown, and is no sample', async () => {
    const { shown, expectPages } = openRun(name => (name === 'shell' ? page('app') : page(name)))
    expect(await judged(expectPages(['shell', 'shell', 'shell']))).toEqual(['seen', 'seen', 'seen'])
    expect(shown).toEqual(['shell', 'shell', 'shell'])
  })

  test.each([
    ['of which another tool loads it in Chrome', ['serp', 'accessibility'] as const],
    ['of which nobody says which tools will be asked for', null],
  ])('%s is judged as rendered', async (_, tools) => {
    const { expectPages } = openRun()
    expect(await judged(expectPages(PAGES, tools))).toEqual(PAGES.map(() => 'seen'))
  })

  test('is settled when what others wait for is done', async () => {
    const { choices, shown, expectPages } = openRun()
    const [first, second, third] = expectPages(['a', 'b', 'c'])
    expect([first, third].map(visit => choices.isOpen(visit!))).toEqual([true, true])
    await choices.settle(first!)
    expect(shown).toEqual(['a'])
    await choices.settle(third!)
    expect(shown).toEqual(['a', 'b'])
    expect([first, second, third].map(visit => choices.isOpen(visit!))).toEqual([false, true, false])
  })
})

test('with "never" none is shown, and what scripts fill is unknown', async () => {
  const { shown, expectPages } = openRun(asSent, 'never')
  const pages = await Promise.all(expectPages(['a', 'shell']).map(visit => visit.judgedPage()))
  expect(shown).toEqual([])
  expect(pages.map(({ unfilled }) => unfilled)).toEqual([
    undefined,
    'scripts make what this page shows (<div id="root"> is empty as sent), and it was not rendered, since the setting "render" is "never"; set it to "auto"',
  ])
})

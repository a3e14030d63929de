import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { PageInputs, ToolInputs } from '../../src/api/inputs.ts'
import type { Tool } from '../../src/api/tools.ts'
import { createEngine, type Engine } from '../../src/engine/engine.ts'
import { ChangingSite } from '../support/incremental-runs.ts'
import { type Answer, startWebServer } from '../support/web-server.ts'

const TOOLS = [
  'robots',
  'sitemap',
  'schema',
  'serp',
  'hreflang',
  'security',
  'redirects',
  'content',
  'technology',
  'cookies',
  'dns',
  'broken-links',
  'geo',
] as const satisfies readonly Tool[]

let site: ChangingSite
let engines: Engine[] = []
beforeAll(async () => {
  site = await ChangingSite.start()
})
afterAll(async () => {
  await Promise.all(engines.map(engine => engine.close?.()))
  await site.server.close()
})

/** Each has a memory of its own, as each run has. */
function openEngine(): Engine {
  const engine = createEngine({
    version: '0.0.0',
    timeoutMs: 20_000,
    headers: {},
    addresses: 'any',
    chromePath: '/no/chrome',
    fingerprints: true,
  })
  engines = [...engines, engine]
  return engine
}

async function inputsOn(path: string, tools: readonly Tool[] = TOOLS): Promise<PageInputs> {
  const engine = openEngine()
  const url = site.server.origin + path
  for (const tool of tools) await engine.runTool(tool, url)
  return await engine.inputs(url)
}

/** What was asked for, without how: `redirects` asks for the page in several ways. */
function asked(inputs: ToolInputs | undefined): string[] {
  const keys = (inputs?.read ?? []).map(input =>
    input
      .replace(/^\S+ /, '')
      .replace(/^fetch \{.*\} /, 'fetch as ')
      .replace(/^places \w+/, 'places'),
  )
  return [...new Set(keys)].sort()
}

describe('each tool has these inputs on a page, and no others', () => {
  test('without Chrome', async () => {
    const inputs = await inputsOn('/a')
    const probe = expect.stringMatching(/^fetch @\/seo-preflight-\w+$/)
    const own = 'fetch @/a'
    const robots = 'fetch @/robots.txt'
    expect(Object.fromEntries(TOOLS.map(tool => [tool, asked(inputs[tool])]))).toEqual({
      robots: [own, robots, 'fetch as @/sitemap.xml'],
      sitemap: expect.arrayContaining([own, robots, 'fetch as @/sitemap.xml']),
      schema: [own],
      serp: [own, 'fetch @/icon.svg', robots],
      hreflang: [own, 'fetch @/de/a', robots],
      security: expect.arrayContaining([own, robots]),
      redirects: expect.arrayContaining([own, probe, 'fetch as @/a']),
      content: [own],
      technology: [own],
      cookies: [own],
      dns: [own],
      'broken-links': expect.arrayContaining([
        own,
        'link @/files/one.txt',
        'link @/docs/x',
        'places @/b',
        'link @/style.css',
      ]),
      geo: [own, 'fetch @/llms.txt', robots],
    })
  })
})

describe('a result holds as long as all that it was worked out from is the same', () => {
  const page = '/c'
  const unchangedAfter = async (change: () => void, inputs: PageInputs, back: () => void) => {
    change()
    site.serve()
    try {
      return await openEngine().unchanged(site.server.origin + page, inputs)
    } finally {
      back()
      site.serve()
    }
  }

  test('all hold where nothing has changed, whatever the time of the answers', async () => {
    const inputs = await inputsOn(page)
    expect(
      await unchangedAfter(
        () => undefined,
        inputs,
        () => undefined,
      ),
    ).toEqual(TOOLS)
  })

  test('none holds where the page is another', async () => {
    const parts = site.parts.pages.get(page)!
    const { text } = parts
    const inputs = await inputsOn(page)
    const change = () => Object.assign(parts, { text: `${text} More.` })
    expect(await unchangedAfter(change, inputs, () => Object.assign(parts, { text }))).toEqual([])
  })

  test('those that read robots.txt do not hold where that is another', async () => {
    const { robots } = site.parts
    const inputs = await inputsOn(page)
    const change = () => Object.assign(site.parts, { robots: `${robots}Disallow: /d\n` })
    const held = await unchangedAfter(change, inputs, () => Object.assign(site.parts, { robots }))
    expect(held).toEqual([
      'schema',
      'hreflang',
      'redirects',
      'content',
      'technology',
      'cookies',
      'dns',
      'broken-links',
    ])
  })

  test('links are asked for anew', async () => {
    const { files } = site.parts
    const inputs = await inputsOn(page)
    const change = () => Object.assign(site.parts, { files: new Set() })
    const held = await unchangedAfter(change, inputs, () => Object.assign(site.parts, { files }))
    expect(held).toEqual(TOOLS.filter(tool => tool !== 'broken-links'))
  })

  test.each([
    ['its places are there', 'links hold', { text: 'Another text.', ids: ['place-1', 'place-3'] }, true],
    ['one of them is gone', 'links to it do not', { ids: ['place-2'] }, false],
    ['it is gone itself', 'links to it do not', { status: 404 }, false],
    ['it moved', 'links to it do not', { redirect: '/' }, false],
  ])('where another page changes and %s, %s', async (_, __, changes, holds) => {
    const other = site.parts.pages.get('/d')!
    const before = { ...other }
    const inputs = await inputsOn(page, ['serp', 'broken-links'])
    expect(asked(inputs['broken-links'])).toContain('places @/d')
    const held = await unchangedAfter(
      () => Object.assign(other, changes),
      inputs,
      () => Object.assign(other, before),
    )
    expect(held).toEqual(holds ? ['serp', 'broken-links'] : ['serp'])
  })

  test('where a place is not in the source of a page, links to it hold as long as the page is the same', async () => {
    const [parts, other] = [site.parts.pages.get(page)!, site.parts.pages.get('/d')!]
    const [links, text] = [parts.links, other.text]
    Object.assign(parts, { links: [...links, '/d#made-by-a-script'] })
    site.serve()
    try {
      const inputs = await inputsOn(page, ['serp', 'broken-links'])
      expect(asked(inputs['broken-links'])).toContain('page @/d')
      const change = () => Object.assign(other, { text: 'Another text.' })
      expect(await unchangedAfter(change, inputs, () => Object.assign(other, { text }))).toEqual(['serp'])
    } finally {
      Object.assign(parts, { links })
      site.serve()
    }
  })

  test('nothing holds beyond the time that changes it', async () => {
    const inputs = await inputsOn('/b', ['schema', 'content'])
    expect(inputs.schema?.until).toBe('2099-01-02T14:00:00.000Z')
    const past = { ...inputs, schema: { ...inputs.schema!, until: '2026-01-01T00:00:00.000Z' } }
    expect(await openEngine().unchanged(`${site.server.origin}/b`, past)).toEqual(['content'])
  })

  test('nothing holds of which an input is none that can be asked for', async () => {
    const inputs = await inputsOn(page, ['content'])
    const read = [...inputs.content!.read, 'AAAAAAAAAAAAAAAA made up']
    expect(await openEngine().unchanged(site.server.origin + page, { content: { read } })).toEqual([])
  })
})

describe('what is asked for', () => {
  test('is one answer of each page for all that is compared of it, also as the target of links', async () => {
    const tools = ['serp', 'broken-links'] as const
    const known = new Map<string, PageInputs>()
    for (const path of site.parts.pages.keys())
      known.set(site.server.origin + path, await inputsOn(path, tools))
    const keys = [...known.values()].flatMap(inputs =>
      Object.values(inputs).flatMap(({ read }) => read.map(input => input.slice(input.indexOf(' ') + 1))),
    )
    expect(keys).toEqual(
      expect.arrayContaining(['fetch @/b', 'link @/b', expect.stringMatching(/^places \w+ @\/b$/)]),
    )
    site.server.requests.length = 0
    const engine = openEngine()
    engine.expect([...known.keys()][0]!, [...new Set(keys)])
    for (const [url, inputs] of known) expect(await engine.unchanged(url, inputs)).toEqual(tools)
    const ofPages = site.server.requests.filter(request => site.parts.pages.has(request.split(' ')[1]!))
    expect(ofPages.toSorted()).toEqual(Array.from(site.parts.pages.keys(), path => `GET ${path}`).sort())
  })

  test('of other hosts is asked for before the pages that need it, of each a few at once', async () => {
    const waiting: (() => void)[] = []
    const slow: Answer = (_, response) => void waiting.push(() => response.end())
    const paths = Array.from({ length: 8 }, (_, index) => `/p${index}`)
    const hosts = await Promise.all(
      [1, 2].map(() => startWebServer(Object.fromEntries(paths.map(path => [path, slow])))),
    )
    try {
      const engine = openEngine()
      const keys = hosts.flatMap(({ origin }) => paths.map(path => `link ${origin}${path}`))
      engine.expect(`${site.server.origin}/a`, ['fetch @/a', 'chrome', ...keys])
      const asked = () => hosts.map(({ requests }) => requests.length)
      // Whether it is there is found out by one.
      for (const most of [1, 7]) {
        await until(() => asked().every(count => count === most))
        await sleep(50)
        expect(asked()).toEqual([most, most])
        for (const answer of waiting.splice(0)) answer()
      }
    } finally {
      for (const answer of waiting) answer()
      await Promise.all(hosts.map(host => host.close()))
    }
  })
})

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !isSo(); tries++) await sleep(5)
}

import { afterEach, describe, expect, test } from '@jest/globals'
import type { SeoApi } from '../../src/api/seo-api.ts'
import type { HostedOptions } from '../../src/hosted/hosted.ts'
import { startWebServer } from '../support/web-server.ts'
import { createTestClient, errorOf } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Backtracks for longer than anyone waits. */
const ENDLESS = '$match(text, /^(a+)+$/) ? {"score": 1} : {"score": 2}'
const BODY = { text: `${'a'.repeat(60)}!`, points: 71 }

async function startClient(mapping: HostedOptions['mapping'] & object): Promise<SeoApi> {
  // A byte order mark and blanks that JSON does not know are no part of it.
  const body = `\ufeff${JSON.stringify(BODY)}\u00a0\n`
  const answer = { headers: { 'content-type': 'application/json' }, body }
  const server = await startWebServer({
    '/api/v1/ext/tools/serp': answer,
    '/api/v1/ext/tools/robots': answer,
  })
  const { api } = createTestClient(server.origin, { mapping, concurrency: 64 })
  closing.push(server.close, async () => api.close?.())
  return api
}

describe('a mapping that does not end', () => {
  test('costs its time once, however many pages there are, and other mappings are applied', async () => {
    const api = await startClient({ serp: ENDLESS, robots: '{"score": points}' })
    let ticks = 0
    const ticking = setInterval(() => ticks++, 20)
    const pages = Array.from({ length: 40 }, (_, number) => `https://example.com/${number}`)
    const [bad, good] = await Promise.all([
      Promise.all(pages.map(page => api.runTool('serp', page))),
      Promise.all(pages.map(page => api.runTool('robots', page))),
    ])
    clearInterval(ticking)
    const reason =
      'The mapping of "serp" cannot be applied to the service\'s answer: it did not finish within 1 s'
    expect(new Set(bad.map(run => run.reason))).toEqual(new Set([reason]))
    expect(bad.every(run => run.status === 'not-measured' && run.score === null)).toBe(true)
    expect(new Set(good.map(run => run.score))).toEqual(new Set([71]))
    expect(ticks).toBeGreaterThan(5)
  })

  test('ends at once when the run is cancelled, also for those who wait behind it', async () => {
    const api = await startClient({ serp: ENDLESS })
    const cancel = new AbortController()
    const errors = ['a', 'b'].map(page =>
      errorOf(api.runTool('serp', `https://example.com/${page}`, { signal: cancel.signal })),
    )
    setTimeout(() => cancel.abort(), 400)
    expect((await Promise.all(errors)).map(error => error.kind)).toEqual(['cancelled', 'cancelled'])
  })

  test('ends when the client is closed', async () => {
    const api = await startClient({ serp: ENDLESS, robots: `${ENDLESS} ` })
    const runs = (['serp', 'robots'] as const).map(tool => api.runTool(tool, 'https://example.com/'))
    setTimeout(() => api.close!(), 400)
    expect((await Promise.allSettled(runs)).length).toBe(2)
  })
})

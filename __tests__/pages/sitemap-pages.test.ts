import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findPages } from '../../src/pages/find-pages.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const FILES = 10
const ENTRIES = 50_000

let server: WebServer
beforeAll(async () => {
  const numbers = Array.from({ length: FILES }, (_, number) => number)
  const files = numbers.map(file => [
    `/${file}.txt`,
    Array.from({ length: ENTRIES }, (_, at) => `https://shop.example/t${at % 3000}/${file}/${at}`).join('\n'),
  ])
  server = await startWebServer({
    ...Object.fromEntries(files),
    '/robots.txt': numbers.map(file => `Sitemap: https://shop.example/${file}.txt`).join('\n'),
  })
})
afterAll(async () => {
  await server.close()
})

test('half a million addresses are chosen from without holding up what else goes on, of each file some', async () => {
  const given = { url: server.origin, sitemap: 'true', 'production-url': 'https://shop.example/' }
  const settings = await loadSettings(given, path => path)
  const baselinePages = Array.from({ length: FILES }, (_, file) => `https://shop.example/t7/${file}/7`)
  const turns = watchTurns()
  const { urls, notes } = await findPages(settings, {
    signal: new AbortController().signal,
    userAgent: 'test',
    onWait: () => undefined,
    changedFiles: async () => [{ path: 'content/t8/9/8.md', isNew: true }],
    baselinePages,
  })
  const { longest, all } = turns.stop()
  // In one piece, the choice would take half of it.
  expect(longest).toBeLessThan(Math.max(200, all / 4))
  expect(urls).toHaveLength(10)
  expect(urls[0]).toBe(`${server.origin}/t8/9/8`)
  expect(urls.filter(url => url.endsWith('/7'))).toHaveLength(9)
  expect(notes).toEqual(['10 of the more than 50000 pages of the sitemap are audited (max-pages is 10)'])
})

/** Milliseconds of computing in the longest turn of the event loop, and in all; what others compute does not count. */
function watchTurns(): { stop(): { longest: number; all: number } } {
  let [last, longest, all] = [process.threadCpuUsage(), 0, 0]
  let next = setImmediate(look)
  const measure = () => {
    const { user, system } = process.threadCpuUsage(last)
    const took = (user + system) / 1000
    longest = Math.max(longest, took)
    all += took
    last = process.threadCpuUsage()
  }
  function look() {
    measure()
    next = setImmediate(look)
  }
  return {
    stop() {
      clearImmediate(next)
      measure()
      return { longest, all }
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { TOOLS } from '../../src/api/tools.ts'
import { createEngine } from '../../src/engine/engine.ts'

/** Every answer takes this long. */
const ANSWER_MS = 100
const LINKS = 50
/** Requests that must follow one another: page → robots.txt → sitemap → a page that the sitemap names. */
const CHAIN = ['page', 'robots.txt', 'sitemap', 'sampled page']
const NEEDS_CHROME: readonly string[] = ['accessibility', 'mobile', 'ux', 'pagespeed']

/** Names no program, so that what one of these tools would ask a browser is left out. */
const NO_CHROME = '/no/chrome'

/** All tools without Chrome on one page with 50 links, beside the longest chain; bound: 1.2 × plus 150 ms. */
export async function benchLatency(): Promise<string> {
  const page = (path: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${path} of the shop</title></head><body><main><h1>Page ${path}</h1>${Array.from(
      { length: LINKS },
      (_, index) => `<p><a href="/page-${index}">The page with the number ${index}</a></p>`,
    ).join('')}</main></body></html>`
  const server = createServer((request, response) => {
    setTimeout(() => {
      const { url = '/' } = request
      const origin = `http://${request.headers.host}`
      if (url === '/robots.txt')
        return response.end(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`)
      if (url === '/sitemap.xml') {
        response.setHeader('content-type', 'application/xml')
        const locs = ['/', '/page-1', '/page-2']
          .map(path => `<url><loc>${origin}${path}</loc></url>`)
          .join('')
        return response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>`)
      }
      if (url !== '/' && !/^\/page-\d+$/.test(url)) response.statusCode = 404
      response.setHeader('content-type', 'text/html')
      return response.end(page(url))
    }, ANSWER_MS)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const tools = TOOLS.filter(tool => !NEEDS_CHROME.includes(tool))
  const audit = async () => {
    const engine = createEngine({
      version: 'bench',
      timeoutMs: 60_000,
      headers: {},
      addresses: 'any',
      chromePath: NO_CHROME,
    })
    const started = performance.now()
    await Promise.all(tools.map(tool => engine.runTool(tool, url)))
    const elapsed = performance.now() - started
    await engine.close?.()
    return elapsed
  }
  try {
    // The first audit loads the tools; the second knows nothing of the site, and counts.
    await audit()
    const elapsed = await audit()
    const chain = CHAIN.length * ANSWER_MS
    const ratio = Math.max(0, elapsed - 150) / chain
    return `${tools.length} tools took ${elapsed.toFixed(0)} ms, less 150 ms ${ratio.toFixed(2)} × the chain ${CHAIN.join(' → ')} of ${chain} ms`
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

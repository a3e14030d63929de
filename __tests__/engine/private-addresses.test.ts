import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { TOOLS } from '../../src/api/tools.ts'
import { startEngine } from '../support/engine.ts'
import { type Answer, startWebServer, type WebServer } from '../support/web-server.ts'

let page: WebServer
let inside: WebServer
const routes: Record<string, Answer> = {}

beforeAll(async () => {
  inside = await startWebServer({ '/': 'INSIDE', '/robots.txt': 'User-agent: INSIDE' })
  page = await startWebServer(routes)
  const to = inside.origin.replace('127.0.0.1', 'localhost')
  Object.assign(routes, {
    '/': `<!doctype html><html lang="en"><head><title>Page</title>
      <link rel="canonical" href="http://127.0.0.2:1/"><link rel="alternate" hreflang="en" href="${to}/en">
      <link rel="alternate" hreflang="de" href="${to}/de"><link rel="icon" href="${to}/icon.png">
      <meta property="og:image" content="${to}/og.png"><link rel="stylesheet" href="${to}/style.css">
      <script src="${to}/script.js"></script></head><body><h1>Here</h1>
      <a href="${to}/link">Link</a><a href="/away">Away</a><img src="${to}/image.png" alt="">
      <iframe src="${to}/frame"></iframe><form action="${to}/form"><input></form></body></html>`,
    '/away': { status: 302, headers: { location: `${to}/after-redirect` }, body: '' },
    '/robots.txt': `User-agent: *\nSitemap: ${to}/sitemap.xml\nSitemap: {origin}/sitemap.xml`,
    '/sitemap.xml': `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>${to}/part.xml</loc></sitemap></sitemapindex>`,
    '/llms.txt': { status: 302, headers: { location: `${to}/llms.txt` }, body: '' },
    '/.well-known/security.txt': { status: 302, headers: { location: `${to}/security.txt` }, body: '' },
    '/favicon.ico': { status: 302, headers: { location: `${to}/favicon.ico` }, body: '' },
  })
})
afterAll(() => Promise.all([page.close(), inside.close()]))

test('no tool follows a page to a private address, nor calls a link there broken', async () => {
  // On a host that was named, beside a public target: every other private host is refused.
  const engine = startEngine({ addresses: { targets: [page.origin, 'https://93.184.215.14/'] } })
  try {
    const tools = TOOLS.filter(tool => tool !== 'dns')
    const runs = await Promise.all(tools.map(tool => engine.runTool(tool, `${page.origin}/`)))

    expect(inside.requests).toEqual([])
    expect(JSON.stringify(runs)).not.toContain('INSIDE')
    const links = runs.find(({ tool }) => tool === 'broken-links')!.facts['links'] as {
      url: string
      state: string
    }[]
    expect(links.filter(({ url }) => url.endsWith('/away') || url.includes('localhost'))).not.toEqual([])
    expect(links.filter(({ state }) => state === 'broken')).toEqual([])
  } finally {
    await engine.close?.()
  }
})

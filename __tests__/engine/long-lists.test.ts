import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startEngine } from '../support/engine.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

/** More than a function can have arguments. */
const MANY = 190_000
const jsonLd = (content: string) => `<script type="application/ld+json">${content}</script>`
const PARTS: Readonly<Record<string, string>> = {
  '/children': '<hr>'.repeat(MANY),
  '/srcset': `<img alt="" srcset="${'/i.png 1x,'.repeat(MANY)}">`,
  '/style-attribute': `<p style="${'a:url(x);'.repeat(MANY)}">`,
  '/style': `<style>${'a{b:url(x)}'.repeat(MANY)}</style>`,
  '/directives': `<meta name="robots" content="${'noindex,'.repeat(MANY)}">`,
  '/types': jsonLd(`{"@context":"https://schema.org","@type":[${'"Product",'.repeat(MANY)}"Thing"]}`),
  '/microdata': `<div itemscope>${'<hr>'.repeat(MANY)}</div>`,
}

let site: WebServer
beforeAll(async () => {
  const page = (part: string) => `<!doctype html><html lang="en"><title>Bicycles of Bristol</title>${part}`
  site = await startWebServer(
    Object.fromEntries(Object.entries(PARTS).map(([path, part]) => [path, page(part)])),
  )
})
afterAll(async () => {
  await site.close()
})

test.each(Object.keys(PARTS))('a page with very many of one thing is judged: %s', async path => {
  const engine = startEngine()
  try {
    for (const tool of ['robots', 'serp', 'schema', 'content'] as const) {
      // A list that is too long for the stack would be an error here.
      await expect(engine.runTool(tool, `${site.origin}${path}`)).resolves.toMatchObject({ tool })
    }
  } finally {
    await engine.close?.()
  }
})

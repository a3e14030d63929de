import { NO_SCRIPTS } from '../../src/api/rendering.ts'
import type { Json, JsonObject, Page, ToolRun } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import { auditedPage, measuredRun } from './reports.ts'

/** What is different in the facts of a page: of each tool its own, or that it was not measured, for the reason given. */
export type FactChanges = Partial<Record<Tool, Readonly<Record<string, Json>> | string>>

const rendered = { judged: 'sent', reason: NO_SCRIPTS }

/** The facts of a page that search engines see in full, as our tools give them. */
function factsOf(url: string, others: readonly string[]): Record<string, JsonObject> {
  const links = others.map(other => ({ url: other, status: 200, state: 'ok', sources: [{ element: 'a' }] }))
  return {
    redirects: { finalStatus: 200, redirects: 0, finalUrl: url, chain: [] },
    robots: { keptOut: [] },
    serp: {
      title: 'Red bikes',
      description: 'Bikes that are red.',
      canonicalIs: 'self',
      canonicalPage: url,
      card: {
        title: 'Red bikes',
        description: null,
        imageUrl: new URL('/card-a1b2c3d4.png', url).href,
        twitterCard: null,
      },
      rendered,
    },
    schema: { features: [{ name: 'Product snippet', help: '', items: 1, eligible: 1 }], rendered },
    hreflang: {
      htmlLang: 'en',
      alternates: [
        { source: 'html', hreflang: 'en', href: url, url },
        { source: 'html', hreflang: 'de', href: `${url}?de`, url: `${url}?de` },
      ],
      rendered,
    },
    content: {
      h1: 'Bikes',
      text: { words: 400 },
      links: { internal: 20, external: 1 },
      contentNeedsScripts: false,
      rendered,
    },
    'broken-links': { links, rendered },
    pagespeed: {
      requestedDevice: 'mobile',
      runs: [92],
      metrics: {
        'largest-contentful-paint': { value: 1800 },
        'cumulative-layout-shift': { value: 0.02 },
        'server-response-time': { value: 100 },
      },
    },
  }
}

/** Pages by their paths on an origin, each with all the facts of search, and with what is different in some of them. */
export function searchedPages(origin: string, paths: Readonly<Record<string, FactChanges>>): Page[] {
  const urls = Object.keys(paths).map(path => origin + path)
  return Object.entries(paths).map(([path, changes]) => {
    const url = origin + path
    const facts = factsOf(url, urls)
    const runs = Object.entries(facts).map(([name, own]): ToolRun => {
      const tool = name as Tool
      const change = changes[tool]
      return typeof change === 'string'
        ? measuredRun({ tool, status: 'not-measured', reason: change, score: null, checks: [] })
        : measuredRun({ tool, facts: { ...own, ...change } })
    })
    return auditedPage(url, runs)
  })
}

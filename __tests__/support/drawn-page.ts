import type { JsonObject, Page } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import { auditedPage, measuredRun } from './reports.ts'

/** A page of which everything is known that a report draws: each text of its facts is `text`, each picture `picture`. */
export function drawnPage(text: string, picture: string, path = '/a'): Page {
  return auditedPage(
    `https://shop.example${path}`,
    Object.entries(factsSaying(text, picture)).map(([tool, facts]) =>
      measuredRun({ tool: tool as Tool, facts: facts as JsonObject }),
    ),
  )
}

function factsSaying(text: string, picture: string): Partial<Record<Tool, unknown>> {
  const result = { title: text, description: text, displayUrl: text, titlePx: 900, titleTruncated: true }
  return {
    serp: {
      ...{
        title: text,
        description: text,
        siteName: text,
        indexable: false,
        canonicalIs: 'elsewhere',
        canonical: text,
      },
      ...{
        desktop: result,
        mobile: result,
        favicon: { url: text },
        pictures: { favicon: picture, card: picture },
      },
      card: {
        title: text,
        description: text,
        url: text,
        image: { url: text, width: 1, height: 1 },
        twitterCard: text,
      },
    },
    schema: {
      features: [text, 'Review snippet', 'Product snippet'].map(name => ({ name, items: 2, eligible: 1 })),
      retired: [{ name: text, ended: text }],
      shown: {
        rating: { value: 4.5, best: 5, count: 2 },
        offer: { price: text, currency: text, availability: text },
      },
    },
    ux: { screenshots: { phone: picture, desktop: picture } },
    pagespeed: {
      metrics: { 'largest-contentful-paint': { value: 3000 } },
      ...{
        lighthouseVersion: text,
        filmstrip: [{ ms: 375, picture: 'frame-1' }],
        pictures: { 'frame-1': picture },
      },
    },
    redirects: { chain: [{ url: text, status: 301, ttfbMs: 1 }], failure: { url: text, message: text } },
    security: {
      grade: 'B',
      gradeReason: text,
      observatory: { score: 70, tests: { [text]: { pass: false, modifier: -5 } } },
    },
    robots: { verdicts: { Googlebot: { allowed: false, line: 1, rule: text } } },
    sitemap: { listed: true },
    hreflang: { alternates: [{ hreflang: text, url: text }] },
    'broken-links': { links: [{ url: text, sources: [{ element: 'a' }] }] },
  }
}

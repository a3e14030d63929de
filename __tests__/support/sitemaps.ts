import type { Answer } from './web-server.ts'

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(' ')

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A sitemap whose entries begin in line 3. */
export function urlset(...lines: string[]): string {
  return `${DECLARATION}<urlset ${NAMESPACES}>\n${lines.join('\n')}\n</urlset>\n`
}

/** A sitemap index whose entries begin in line 3. */
export function sitemapIndex(...locs: string[]): string {
  const lines = locs.map(loc => `<sitemap><loc>${loc}</loc></sitemap>`)
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** An entry on one line. */
export function entry(loc: string, more = ''): string {
  return `<url><loc>${loc}</loc>${more}</url>`
}

export function xml(body: string | Buffer, type = 'application/xml'): Answer {
  return { headers: { 'content-type': type }, body }
}

import type { Answer } from '../../../support/web-server.ts'

export const plain = (body: string | Buffer): Answer => ({ headers: { 'content-type': 'text/plain' }, body })
export const html = (head = '', body = '<p>Text</p>') =>
  `<!doctype html><html lang="en"><head><title>T</title>\n${head}\n</head><body>${body}</body></html>`
export const GOOD = 'User-agent: *\nDisallow: /private/\n\nSitemap: {origin}/sitemap.xml\n'

/** A site with a good robots.txt and page, but for what a case changes. */
export const site = (routes: Record<string, Answer> = {}): Record<string, Answer> => ({
  '/': html(),
  '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: '<urlset/>' },
  '/robots.txt': plain(GOOD),
  ...routes,
})
export const file = (...lines: string[]) => site({ '/robots.txt': plain(`${lines.join('\n')}\n`) })
export const page = (head: string, body?: string) => site({ '/': html(head, body) })
export const withHeader = (value: string | string[], body = html()) =>
  site({ '/': { headers: { 'content-type': 'text/html', 'x-robots-tag': value }, body } })
export const redirects = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Answer] => [
      at === 0 ? '/robots.txt' : `/hop${at}`,
      { status: 302, headers: { location: at === count - 1 ? '/end.txt' : `/hop${at + 1}` } },
    ]),
  )
export const PDF = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
export const gone = (path: string): Record<string, Answer> => ({ [path]: { status: 404 } })

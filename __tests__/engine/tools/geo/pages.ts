import type { Answer } from '../../../support/web-server.ts'

const TEXT = 'A kettle boils water. This one holds a litre and a half and is made of steel. '.repeat(5)

export function html(head = '', body = `<main><h1>Kettles</h1><p>${TEXT}</p></main>`, lang = 'en'): string {
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
}

export function jsonLd(item: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...item })}</script>`
}

/** A site whose robots.txt says that. */
export function robots(text: string): Record<string, Answer> {
  return { '/': html(), '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: text } }
}

export const PLAIN = { '/': html() }

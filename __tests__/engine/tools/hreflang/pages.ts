import type { Answer } from '../../../support/web-server.ts'

/** A page around the given head content. */
export function html(head: string, body = '<p>Text</p>', root = '<html lang="en">'): string {
  return `<!doctype html>${root}<head>${head}</head><body>${body}</body></html>`
}

/** A link to a language version. */
export function alternate(code: string, href: string, more = ''): string {
  return `<link rel="alternate" hreflang="${code}" href="${href}"${more}>`
}

export function canonical(href: string): string {
  return `<link rel="canonical" href="${href}">`
}

/** A page that names versions by code and address. */
export function versions(
  byCode: Record<string, string>,
  more = '',
  lang = 'en',
  body = '<p>Text</p>',
): string {
  const links = Object.entries(byCode).map(([code, href]) => alternate(code, href))
  return html(`${links.join('')}${more}`, body, `<html lang="${lang}">`)
}

const PAIR = { en: '{origin}/', de: '{origin}/de' }

/** A page at `/` and its German version, each naming both; parts may be replaced. */
export function pair(replaced: Record<string, Answer> = {}): Record<string, Answer> {
  return { '/': versions(PAIR), '/de': versions(PAIR, '', 'de'), ...replaced }
}

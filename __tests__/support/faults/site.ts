import type { IncomingMessage } from 'node:http'
import type { Answer } from '../web-server.ts'

/** The audited pages. The second has an error, which the baseline knows where there is one. */
export const PAGES = ['/', '/guide'] as const

const TEXT = 'We build steel bicycles by hand in Bristol, one at a time, for people who ride every day. '

/** A small site with all that the tools ask for. */
export function siteRoutes(): Record<string, Answer> {
  return {
    '/': page('Hand-built steel bicycles from Bristol'),
    '/guide': page(''),
    '/sizes': page('Bicycle sizes for every rider in Bristol'),
    '/about': page('About our workshop in Bristol and us'),
    '/style.css': { headers: { 'content-type': 'text/css' }, body: 'body { font: 16px sans-serif }' },
    '/script.js': { headers: { 'content-type': 'text/javascript' }, body: 'document.title += ""' },
    '/robots.txt': withOrigin(
      'text/plain',
      at => `User-agent: *\nDisallow: /cart\nSitemap: ${at}/sitemap.xml\n`,
    ),
    '/sitemap.xml': withOrigin('application/xml', at => {
      const urls = ['/', '/sizes'].map(path => `<url><loc>${at}${path}</loc></url>`)
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
    }),
  }
}

/** @param title empty for a page that has none */
function page(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title && `<title>${title}</title>`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="We build steel bicycles by hand in Bristol, one at a time, for people who ride every day and in all weathers.">
<link rel="stylesheet" href="/style.css"><script src="/script.js" defer></script></head>
<body><main><h1>${title || 'Bicycles'}</h1><p>${TEXT.repeat(15)}</p>
<a href="/">Start</a> <a href="/sizes">Sizes for every rider</a> <a href="/about">About our workshop</a></main></body></html>`
}

/** The origin is that of the front, which the request names. */
function withOrigin(type: string, body: (origin: string) => string): Answer {
  return ({ headers }: IncomingMessage, response) => {
    response.setHeader('content-type', type)
    response.end(body(`http://${headers.host}`))
  }
}

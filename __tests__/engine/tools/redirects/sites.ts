import type { IncomingMessage } from 'node:http'
import type { StagedRoutes } from '../../../support/staged-web.ts'
import type { Answer } from '../../../support/web-server.ts'

export const PAGE = '<!doctype html><html lang="en"><title>Shoes</title><h1>Shoes</h1><p>We sell shoes.'
export const to = (location: string, status = 301, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { location, ...headers },
})
/** Redirects from `/` over so many hops to `/end`. */
export const chain = (length: number): Record<string, Answer> => ({
  ...Object.fromEntries(
    Array.from({ length }, (_, at) => [
      at === 0 ? '/' : `/${at}`,
      to(at === length - 1 ? '/end' : `/${at + 1}`),
    ]),
  ),
  '/end': PAGE,
})
export const moved = (
  location: string,
  status = 301,
  headers: Record<string, string> = {},
): Record<string, Answer> => ({
  '/': to(location, status, headers),
  '/new': PAGE,
})
export const html = (content: string): Record<string, Answer> => ({
  '/': `<!doctype html><title>t</title>${content}`,
})
export const byHeader = (name: string, pattern: RegExp, location: string): Answer => {
  return (request, response) => {
    const matches = pattern.test(String(request.headers[name] ?? ''))
    response.writeHead(matches ? 302 : 200, { 'content-type': 'text/html', ...(matches && { location }) })
    response.end(matches ? '' : PAGE)
  }
}
export const withCookie: Answer = (request, response) => {
  if (request.headers.cookie?.includes('seen=1')) response.end(PAGE)
  else response.writeHead(302, { location: '/', 'set-cookie': 'seen=1; Path=/' }).end()
}

/** Tries first whether the visitor keeps the cookie, and notes in the session that it does. */
export function sessionTest(): Record<string, Answer> {
  let tested = false
  return {
    '/': (request, response) => {
      if (tested) response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
      else response.writeHead(302, { location: '/test', ...started(request) }).end()
    },
    '/test': (request, response) => {
      tested = request.headers.cookie?.includes('sid=1') === true
      response.writeHead(302, { location: '/', ...started(request) }).end()
    },
  }
}

const started = ({ headers }: IncomingMessage) => (headers.cookie ? {} : { 'set-cookie': 'sid=1; Path=/' })

export const WWW_TO_BARE: StagedRoutes = {
  'http://shoes.com/': to('https://shoes.com/'),
  'https://shoes.com/': PAGE,
  'http://www.shoes.com/': to('https://www.shoes.com/'),
  'https://www.shoes.com/': to('https://shoes.com/'),
}
export const SHOES = 'https://shoes.com/'

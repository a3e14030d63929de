import type { FastifyInstance, FastifyReply } from 'fastify'
import { BASE_PATH } from './base-path.ts'
import type { SwaggerFile } from './swagger-ui.ts'

/** Nothing comes from elsewhere, and nothing is sent elsewhere; no script stands in the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>SEO analysis service</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<noscript>This page needs scripts. The same document is at <a href="/openapi.yaml">/openapi.yaml</a>.</noscript>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

/** The page has no bar to load other documents, and asks nobody whether the document is valid. */
const START = `window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
})
`

/** Where each text of the page comes from: read when it is first asked for. */
const FILES = {
  '/docs': ['text/html; charset=utf-8', async () => PAGE],
  '/docs/start.js': ['text/javascript; charset=utf-8', async () => START],
  '/docs/swagger-ui.css': ['text/css; charset=utf-8', () => swaggerFile('swagger-ui.css')],
  '/docs/swagger-ui-bundle.js': ['text/javascript; charset=utf-8', () => swaggerFile('swagger-ui-bundle.js')],
} as const satisfies Record<string, readonly [string, () => Promise<string | Buffer>]>

/**
 * Adds what needs no token: the interactive page on the API at `/docs`, and its document at `/openapi.json` and
 * `/openapi.yaml`. They name no account and nothing of this machine. Whoever opens the service itself is led there.
 */
export function addDocuments(app: FastifyInstance, version: string): void {
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache')
      .type(type)
      .send(body)
  app.get('/', async (_request, reply) => reply.redirect('/docs'))
  for (const [path, [type, read]] of Object.entries(FILES)) {
    app.get(path, async (_request, reply) => send(reply, type, await read()))
  }
  const document = async () => {
    const { openApiDocument } = await import('./openapi.ts')
    return openApiDocument(version, { url: BASE_PATH, description: 'This service' })
  }
  app.get('/openapi.json', async (_request, reply) =>
    send(reply, 'application/json; charset=utf-8', JSON.stringify(await document())),
  )
  app.get('/openapi.yaml', async (_request, reply) => {
    const { stringify } = await import('yaml')
    const text = stringify(await document(), { aliasDuplicateObjects: false, lineWidth: 0 })
    // RFC 9512
    return send(reply, 'application/yaml; charset=utf-8', text)
  })
}

async function swaggerFile(name: SwaggerFile): Promise<Buffer> {
  const { readSwaggerFile } = await import('./swagger-ui.ts')
  return await readSwaggerFile(name)
}

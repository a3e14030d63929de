import { inspect } from 'node:util'
import { afterEach, describe, expect, test } from '@jest/globals'
import { type Answer, startWebServer } from '../support/web-server.ts'
import { createTestClient, errorOf, TOKEN } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(answer: Answer) {
  const server = await startWebServer({
    '/api/v1/ext/me': answer,
    '/api/v1/ext/tools/robots': answer,
    '/api/v1/ext/rank/projects/9': answer,
  })
  const { api } = createTestClient(server.origin, { retries: 0 })
  closing.push(server.close, async () => api.close?.())
  return api
}

const messageOfMe = async (answer: Answer) => (await errorOf((await start(answer)).me())).message
const runRobots = async (answer: Answer) => (await start(answer)).runTool('robots', 'https://example.com/')

describe('what an error says', () => {
  test('401 says where a token is made and where it goes', async () => {
    expect(await messageOfMe({ status: 401, body: '{"message": "Unauthenticated."}' })).toBe(
      'the service refused the token (HTTP 401: Unauthenticated.): ' +
        'create one in the profile area under API tokens and give it as `token`',
    )
  })

  test('403 on the account says that the plan has no API access', async () => {
    const error = await errorOf((await start({ status: 403, body: '{"error": "upgrade"}' })).me())
    expect(error).toMatchObject({ kind: 'forbidden', status: 403 })
    expect(error.message).toContain('the plan has no API access (HTTP 403: upgrade):')
  })

  test('404 names what is not there', async () => {
    const api = await start({ status: 404, body: 'Not found' })
    expect((await errorOf(api.me())).message).toContain('`base-url` must be the API root')
    expect((await errorOf(api.runTool('robots', 'https://a.example/'))).message).toContain(
      'does not know this tool',
    )
    expect((await errorOf(api.rankProject('9'))).message).toContain('no such rank project')
  })

  test.each([
    ['the detail of problem details', '{"title": "Bad", "detail": "url is no URL"}', 'url is no URL'],
    ['their title', '{"type": "about:blank", "title": "Bad"}', 'Bad'],
    ['a message', '{"message": "url is no URL"}', 'url is no URL'],
    ['several messages', '{"message": ["url is no URL", "x"]}', 'url is no URL; x'],
    ['an error as text', '{"error": "url is no URL"}', 'url is no URL'],
    ['an error as object', '{"error": {"code": 7, "message": "url is no URL"}}', 'url is no URL'],
    ['a list of errors', '{"errors": [{"detail": "url is no URL"}]}', 'url is no URL'],
    ['a list of texts', '{"errors": ["url is no URL"]}', 'url is no URL'],
    ['plain text', 'url is\r\n no URL', 'url is no URL'],
    ['HTML without its tags', '<html><style>b{}</style><h1>url is</h1>no <b>URL</b></html>', 'url is no URL'],
    [
      'text without control and bidi characters',
      '{"message":"url\\u001b[31m is\\u202e no\\u2028URL"}',
      'url\ufffd[31m is no URL',
    ],
  ])('the words of the service are taken from %s', async (_where, body, words) => {
    expect(await messageOfMe({ status: 422, body })).toBe(
      `GET /me: the service did not accept the request (HTTP 422: ${words})`,
    )
  })

  test('long words are cut', async () => {
    const message = await messageOfMe({ status: 400, body: `{"message": "${'🙂'.repeat(5000)}"}` })
    expect(message.length).toBeLessThan(300)
    expect(message.isWellFormed()).toBe(true)
  })

  test('without a body the status stands alone', async () => {
    expect(await messageOfMe({ status: 500 })).toContain('(HTTP 500)')
  })
})

describe('the token is in no message, also when the service echoes it', () => {
  const base64 = Buffer.from(TOKEN).toString('base64')
  const basic = Buffer.from(`user:${TOKEN}`).toString('base64')
  const forms = [TOKEN, base64, base64.replace(/=+$/, ''), encodeURIComponent(TOKEN)]

  test.each([
    ['JSON', `{"message": "bad token ${TOKEN}, ${base64}"}`],
    ['JSON with its slash escaped', `{"message": "bad token ${TOKEN.replaceAll('/', '\\/')}"}`],
    ['JSON with escaped letters', `{"message": "bad token \\u0074${TOKEN.slice(1)}"}`],
    ['text', `Authorization: Bearer ${TOKEN} ${encodeURIComponent(TOKEN)}`],
    ['a Basic header', `Authorization: Basic ${basic}`],
  ])('in an error of %s', async (_form, body) => {
    for (const status of [400, 401, 403, 404, 500]) {
      const error = await errorOf((await start({ status, body })).me())
      expect(error.message).toContain('***')
      for (const form of forms) expect(inspect(error, { depth: 9 })).not.toContain(form)
      expect(error.message).not.toContain(basic.slice(8, -8))
    }
  })

  test('in a Location', async () => {
    const message = await messageOfMe({ status: 302, headers: { location: `https://x.example/${TOKEN}/me` } })
    expect(message).toContain('https://x.example/***/me')
  })

  test('in the reason of a body that cannot be read, and in facts', async () => {
    const html = await runRobots({ body: `<!doctype html><title>${TOKEN}</title>` })
    expect(html.reason).toContain('titled "***"')
    const json = await runRobots({ body: JSON.stringify({ echo: { token: TOKEN, [TOKEN]: base64 } }) })
    expect(json.facts).toEqual({ echo: { token: '***', '***': '***' } })
  })
})

describe('GET /me that does not verify the token is an error', () => {
  test.each([
    ['<!doctype html><title>Our service</title>', 'an HTML page titled "Our service"'],
    ['[]', 'did not answer with an object'],
    ['{"success": false, "message": "no access"}', 'no access'],
    ['{"error": "invalid token"}', 'invalid token'],
  ])('%s', async (body, words) => {
    const error = await errorOf((await start({ body })).me())
    expect(error.kind).toBe('bad-response')
    expect(error.message).toContain(words)
  })
})

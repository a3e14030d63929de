import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PROGRAM } from '../support/program.ts'
import { runStep } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const PASSWORD = 'pass/word+4711'
const SESSION = 'SESSION-SECRET-0815'
const KEY = 'key-secret-1234'

let site: WebServer
beforeAll(async () => {
  // It shows what it was sent, as pages with errors do, in the forms that templates and scripts write.
  site = await startWebServer({
    '/': (request, response) => {
      const { cookie = '', authorization = '' } = request.headers
      const session = /session=([^;]*)/.exec(cookie)?.[1] ?? ''
      const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
      const password = pair.slice(pair.indexOf(':') + 1)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(`<!doctype html><html lang="en"><title>Hello ${session} and ${password} of this page</title>
        <meta name="description" content="${Buffer.from(`x:${session}`).toString('base64url')} for ${session}">
        <link rel="canonical" href="/${encodeURIComponent(password)}">
        <script type="application/ld+json">{"@type":"Thing","name":"${password.replaceAll('/', '\\/')}"}</script>
        <h1>${session}</h1><h1>${password}</h1>`)
    },
  })
})
afterAll(() => site.close())

test('each part of a secret header and of the credentials of an address is masked and shown nowhere', async () => {
  const url = site.origin.replace('//', `//staging:${encodeURIComponent(PASSWORD)}@`)
  const result = await runStep({
    program: PROGRAM,
    inputs: {
      url,
      headers: `Cookie: session=${SESSION}; other=1\nx-key: Bearer ${KEY}`,
      tools: 'serp schema content',
      formats: 'json html markdown',
      'fail-on': 'never',
    },
  })
  expect(result.exitCode).toBe(0)
  const masked = result.commands.flatMap(({ command, message }) => (command === 'add-mask' ? [message] : []))
  expect(masked).toEqual(
    expect.arrayContaining([SESSION, KEY, PASSWORD, Buffer.from(`staging:${PASSWORD}`).toString('base64')]),
  )
  expect(masked).not.toContain('1')
  const log = result.stdout.replace(/^::add-mask::.*$/gm, '')
  const outputs = [
    log,
    result.stderr,
    result.summary,
    JSON.stringify(result.outputs),
    ...Object.values(result.reports),
  ]
  expect(Object.keys(result.reports)).toHaveLength(3)
  const forms = [SESSION, PASSWORD, KEY].flatMap(secret => [
    secret,
    encodeURIComponent(secret),
    secret.replaceAll('/', '\\/'),
    ...['base64', 'base64url'].map(encoding =>
      Buffer.from(`x:${secret}`)
        .toString(encoding as 'base64')
        .slice(4, -3),
    ),
  ])
  for (const output of outputs) for (const form of forms) expect(output).not.toContain(form)
  expect(result.reports['report.json']).toContain('Hello *** and *** of this page')
})

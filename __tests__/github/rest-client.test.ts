import { afterEach, describe, expect, test } from '@jest/globals'
import { type ClientOptions, openGitHub } from '../../src/github/rest-client.ts'
import {
  drip,
  type Fault,
  type MisbehavingServer,
  resetBeforeAnswer,
  resetInBody,
  respond,
  stall,
  startMisbehavingServer,
} from '../support/misbehaving-server.ts'

const servers: MisbehavingServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(fault: Fault): Promise<MisbehavingServer> {
  const server = await startMisbehavingServer(fault)
  servers.push(server)
  return server
}

/** A client of the server; waiting takes no time. */
function open({ host }: MisbehavingServer, options: Partial<ClientOptions> = {}) {
  return openGitHub({
    token: 'ghs_secret',
    env: { GITHUB_API_URL: `http://${host}`, GITHUB_REPOSITORY: 'octo-org/shop' },
    signal: new AbortController().signal,
    log: { debug: () => {} },
    wait: async () => {},
    ...options,
  })
}

/** What a read gives, or ends with. */
async function read(server: MisbehavingServer, options?: Partial<ClientOptions>): Promise<unknown> {
  const { octokit } = await open(server, options)
  return await octokit.request('GET /user').then(
    ({ data }) => data,
    (error: unknown) => error,
  )
}

/** Never comes to the end of its head. */
const dripHead: Fault = socket => {
  socket.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => socket.write('x: y\r\n'), 20)
  socket.on('close', () => clearInterval(timer))
}

const SLOW: [string, Fault][] = [
  ['never answers', stall],
  ['drips its answer', drip],
  ['drips the head of its answer', dripHead],
]

describe('a GitHub that', () => {
  test.each(SLOW)('%s is left when the time is over', async (_, fault) => {
    const server = await start(fault)
    expect(await read(server, { budgetMs: 300 })).toMatchObject({ name: 'TimeoutError' })
  })

  test.each(SLOW)('%s is asked again, and left where time remains', async (_, fault) => {
    const server = await start(fault)
    expect(await read(server, { answerMs: 500 })).toMatchObject({
      status: 500,
      message: 'GitHub did not answer within 0.5 s',
    })
    expect(server.requests).toHaveLength(4)
  })

  test.each(SLOW)('%s is left at once when the run is cancelled', async (_, fault) => {
    const server = await start(fault)
    const cancel = new AbortController()
    const reading = read(server, { signal: cancel.signal })
    await server.received
    cancel.abort()
    expect(await reading).toMatchObject({ name: 'AbortError' })
    expect(server.requests).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['resets the connection', resetBeforeAnswer],
    ['breaks off its answer', resetInBody],
    ['answers with a page of HTML', socket => respond(socket, '<h1>It works</h1>')],
    ['answers with half of its JSON', socket => respond(socket, '[{"id": 1}, {"id"')],
  ])('%s once is asked again', async (_, fault) => {
    const server = await start((socket, nth) =>
      nth === 1 ? fault(socket, nth) : respond(socket, '{"login": "octocat"}'),
    )
    expect(await read(server)).toEqual({ login: 'octocat' })
  })

  test.each<[string, string]>([
    ['HTML', '<h1>It works</h1>'],
    ['half of its JSON', '[{"id"'],
  ])('answers with %s every time has not answered', async (_, body) => {
    const server = await start(socket => respond(socket, body))
    expect(await read(server)).toMatchObject({
      message: 'GitHub answered 200 with something that is not JSON',
    })
  })

  test('answers with 100 MB is left after 32', async () => {
    const server = await start(socket => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n')
      socket.write(Buffer.alloc(100_000_000, ' '))
    })
    expect(await read(server)).toMatchObject({ message: "GitHub's answer is larger than 32 MB" })
  })

  test.each([301, 302, 307, 308])('redirects with %d elsewhere is not followed', async status => {
    const other = await start(socket => respond(socket, '{"login": "mallory"}'))
    const location = `Location: http://${other.host}/user`
    const server = await start(socket => respond(socket, '{}', `${status} Moved`, [location]))
    expect(await read(server)).toMatchObject({ name: 'LedAway' })
    expect(other.requests).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  test('redirects to another address of its own is followed, but not for ever', async () => {
    const server = await start((socket, nth) =>
      nth === 1
        ? respond(socket, '{}', '301 Moved', ['Location: /repositories/1'])
        : respond(socket, '{"id": 1}'),
    )
    expect(await read(server)).toEqual({ id: 1 })
    expect(server.requests[1]).toMatch(/^GET \/repositories\/1 /)
    const endless = await start(socket => respond(socket, '{}', '301 Moved', ['Location: /again']))
    expect(await read(endless)).toMatchObject({ name: 'LedAway' })
    expect(endless.requests).toHaveLength(4)
  })
})

test.each(['', 'shop', '/shop'])('a repository that is named "%s" is not asked for', async name => {
  const opened = openGitHub({
    token: 'token',
    env: { GITHUB_REPOSITORY: name },
    signal: new AbortController().signal,
    log: { debug: () => {} },
  })
  await expect(opened).rejects.toThrow(`GITHUB_REPOSITORY is "${name}", which is not owner/name`)
})

test('an address of GitHub that is none is named', async () => {
  const opened = openGitHub({
    token: 'token',
    env: { GITHUB_API_URL: 'api.github.com' },
    signal: new AbortController().signal,
    log: { debug: () => {} },
  })
  await expect(opened).rejects.toThrow('GITHUB_API_URL is "api.github.com", which is not a URL')
})

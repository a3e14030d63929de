import { afterEach, describe, expect, test } from '@jest/globals'
import { TOOLS } from '../../src/api/tools.ts'
import type { HostedOptions } from '../../src/hosted/hosted.ts'
import {
  type Fault,
  resetBeforeAnswer,
  resetInBody,
  respond,
  startMisbehavingServer,
} from '../support/misbehaving-server.ts'
import { createTestClient, errorOf } from './service-client.ts'

const closing: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(fault: Fault, options: Partial<HostedOptions> = {}) {
  const server = await startMisbehavingServer(fault)
  const { api, waits } = createTestClient(server.host, options)
  closing.push(server.close, async () => api.close?.())
  return { server, api, waits, run: () => api.runTool('robots', 'https://example.com/') }
}

/** Fails so many times, then answers. */
function after(failures: number, fault: Fault): Fault {
  return (socket, nth) => (nth <= failures ? fault(socket, nth) : respond(socket, '{"score": 80}'))
}

const status =
  (line: string, headers: readonly string[] = []): Fault =>
  socket =>
    respond(socket, '{"message": "no"}', line, headers)

/** Errors whose bodies cannot be read: what is wrong with the body, the status, the kind of the error. */
const UNREADABLE: [string, number, string, Fault][] = [
  [
    'is not the gzip that its header promises',
    503,
    'unavailable',
    status('503 Busy', ['Content-Encoding: gzip']),
  ],
  ['is not there', 429, 'rate-limited', socket => respond(socket, '', '429 No', ['Content-Encoding: gzip'])],
  ['is too large', 502, 'unavailable', socket => respond(socket, 'x'.repeat(2000), '502 Bad Gateway')],
  [
    'breaks off',
    503,
    'unavailable',
    socket => socket.end('HTTP/1.1 503 Busy\r\nContent-Length: 99\r\n\r\nsorry'),
  ],
]

describe('408, 429, 502, 503, 504 and then 200 succeeds; 400, 401, 403, 404, 422 are not retried', () => {
  test.each([408, 429, 502, 503, 504])('%i is retried until it passes', async code => {
    const { server, run, waits } = await start(after(3, status(`${code} Busy`)))
    expect((await run()).score).toBe(80)
    expect(server.requests).toHaveLength(4)
    expect(new Set(server.requests).size).toBe(1)
    expect(waits).toEqual([250, 500, 1000])
  })

  test.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'bad-request'],
    [422, 'bad-request'],
    [500, 'unavailable'],
    [501, 'unavailable'],
  ])('%i is not', async (code, kind) => {
    const { server, run, waits } = await start(status(`${code} No`))
    expect(await errorOf(run())).toMatchObject({ kind, status: code })
    expect(server.requests).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test.each(UNREADABLE)('an error counts by its status where its body %s', async (_, code, kind, fault) => {
    const once: Fault = (socket, nth) => (nth > 1 ? respond(socket, '{"score": 80}') : fault(socket, nth))
    const passing = await start(once, { maxBytes: 1000 })
    expect((await passing.run()).score).toBe(80)
    const { run } = await start(fault, { maxBytes: 1000, retries: 0 })
    expect(await errorOf(run())).toMatchObject({ kind, status: code })
  })

  test('a status that does not pass ends after the retries, and the error counts the tries', async () => {
    const { server, run } = await start(status('503 Busy'), { retries: 2 })
    const error = await errorOf(run())
    expect(error).toMatchObject({ kind: 'unavailable', status: 503 })
    expect(error.message).toContain('(tried 3 times)')
    expect(server.requests).toHaveLength(3)
  })

  test('without retries there is one try', async () => {
    const { server, run } = await start(status('503 Busy'), { retries: 0 })
    await errorOf(run())
    expect(server.requests).toHaveLength(1)
  })
})

describe('connections that break', () => {
  test.each([
    ['reset before the answer', resetBeforeAnswer],
    ['reset in the body', resetInBody],
  ])('%s is retried', async (_name, fault) => {
    const { server, run } = await start(after(2, fault))
    expect((await run()).score).toBe(80)
    expect(server.requests).toHaveLength(3)
  })

  test('a kept connection that the server has closed meanwhile is replaced', async () => {
    const { server, run } = await start((socket, nth) => {
      if (nth === 2) socket.resetAndDestroy()
      else respond(socket, '{"score": 80}')
    })
    expect((await run()).score).toBe(80)
    expect((await run()).score).toBe(80)
    expect(server.requests).toHaveLength(3)
  })

  test('a refused connection is retried, and the error says so', async () => {
    const server = await startMisbehavingServer(() => {})
    await server.close()
    const { api, waits } = createTestClient(server.host)
    closing.push(async () => api.close?.())
    const error = await errorOf(api.me())
    expect(error.kind).toBe('network')
    expect(error.message).toContain(`${server.host} refused the connection`)
    expect(error.message).toContain('(tried 4 times)')
    expect(waits).toHaveLength(3)
  })

  test('a host name that does not exist is not retried', async () => {
    const { api, waits } = createTestClient('https://no-such-host.invalid')
    closing.push(async () => api.close?.())
    const error = await errorOf(api.me())
    expect(error.kind).toBe('network')
    expect(waits.length === 0 || error.message.includes('EAI_AGAIN')).toBe(true)
  })
})

describe('`Retry-After` as seconds, date, negative, garbage, beyond the budget: honoured, honoured, zero, ignored, give up', () => {
  test.each([
    ['seconds', '7', [7000]],
    ['a date in the form of today', 'Sun, 01 Mar 2026 12:00:42 GMT', [42_000]],
    ['a date in the form of RFC 850', 'Sunday, 01-Mar-26 12:00:42 GMT', [42_000]],
    ['a date in the form of asctime', 'Sun Mar  1 12:00:42 2026', [42_000]],
    ['a date that has passed', 'Sun, 01 Mar 2026 11:00:00 GMT', []],
    ['zero', '0', []],
    ['negative', '-5', []],
    ['garbage', 'soon 5', [250]],
    ['nothing', '', [250]],
  ])('%s: %j', async (_form, value, expected) => {
    for (const code of [429, 503]) {
      const { run, waits } = await start(after(1, status(`${code} Busy`, [`Retry-After: ${value}`])))
      expect((await run()).score).toBe(80)
      expect(waits).toEqual(expected)
    }
  })

  test.each([429, 503])('beyond the budget: %i gives up at once and says so', async code => {
    const { server, run, waits } = await start(status(`${code} Busy`, ['Retry-After: 3600']))
    const error = await errorOf(run())
    expect(error.retryAfter).toBe(3600)
    expect(error.message).toContain('it asks to wait 3600 s, which exceeds the 120 s')
    expect(server.requests).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('while the service asks for a longer pause than is left, other calls are not even sent', async () => {
    const { server, run } = await start(status('429 Busy', ['Retry-After: 3600']))
    await errorOf(run())
    const error = await errorOf(run())
    expect(error).toMatchObject({ kind: 'rate-limited', retryAfter: 3600 })
    expect(error.message).toContain(
      'not sent, since the service refuses requests (HTTP 429): a pause of 3600 s exceeds the 120 s',
    )
    expect(server.requests).toHaveLength(1)
  })
})

describe('the backoff', () => {
  test('has full jitter: from nothing up to a time that doubles with each try, capped at 20 s', async () => {
    const random = [0.999, 0, 0.999, 0.999, 0.999, 0.999, 0.999]
    const { run, waits } = await start(after(7, status('502 Bad')), {
      retries: 7,
      random: () => random.shift()!,
    })
    await run()
    expect(waits).toEqual([500, 1998, 3996, 7992, 15_984, 19_980])
  })
})

describe('one 429 slows all requests down', () => {
  test('half as many run at once after a refusal, and they come back one by one', async () => {
    let running = 0
    const seen: number[] = []
    const { api } = await start(
      (socket, nth) => {
        seen.push(++running)
        setTimeout(() => {
          running--
          respond(socket, '{"score": 1}', nth <= 8 ? '429 Busy' : '200 OK')
        }, 10)
      },
      { concurrency: 8 },
    )
    const urls = Array.from({ length: 100 }, (_, n) => `https://example.com/${n}`)
    await Promise.all(urls.map(url => api.runTool('robots', url)))
    expect(Math.max(...seen.slice(0, 8))).toBe(8)
    expect(Math.max(...seen.slice(8, 18))).toBe(4)
    expect(Math.max(...seen)).toBe(8)
    expect(Math.max(...seen.slice(19, 24))).toBeLessThanOrEqual(5)
    expect(Math.max(...seen.slice(-20))).toBe(8)
  })

  test('all wait until the moment that one was told', async () => {
    const sent: number[] = []
    let time = Date.parse('2026-03-01T12:00:00Z')
    const { api } = await start(
      (socket, nth) => {
        sent.push(time)
        if (nth === 1) respond(socket, '{}', '429 Busy', ['Retry-After: 30'])
        else respond(socket, '{"score": 80}')
      },
      {
        concurrency: 2,
        now: () => time,
        sleep: async milliseconds => {
          time += milliseconds
        },
      },
    )
    await Promise.all(TOOLS.map(tool => api.runTool(tool, 'https://example.com/')))
    const [first] = sent
    const early = sent.filter(moment => moment < first! + 30_000)
    expect(early.length).toBeLessThanOrEqual(2)
    expect(sent).toHaveLength(18)
  })
})

describe('an outage ends in seconds, not in tools × pages × retries', () => {
  const pages = Array.from({ length: 20 }, (_, page) => `https://example.com/${page}`)

  async function auditEverything(api: ReturnType<typeof createTestClient>['api']) {
    return Promise.all(pages.flatMap(page => TOOLS.map(tool => errorOf(api.runTool(tool, page)))))
  }

  test('340 calls of a server that is down end after a few requests, each with the reason', async () => {
    const down = await startMisbehavingServer(() => {})
    await down.close()
    const { api, waits } = createTestClient(down.host)
    closing.push(async () => api.close?.())
    const errors = await auditEverything(api)
    expect(errors).toHaveLength(340)
    expect(errors.every(error => error.kind === 'network')).toBe(true)
    expect(errors.every(error => error.message.includes('refused the connection'))).toBe(true)
    expect(errors.at(-1)!.message).toMatch(
      /^not sent, since the last \d calls to the service failed in a row/,
    )
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(30_000)
  })

  test.each(['502 Bad Gateway', '503 Busy', '429 Busy'])(
    '340 calls that end in %s send few requests',
    async line => {
      const { server, api } = await start(status(line))
      const errors = await auditEverything(api)
      expect(errors.every(error => error.message.includes(line.slice(0, 3)))).toBe(true)
      expect(server.requests.length).toBeLessThan(40)
    },
  )

  test('a success among the failures keeps the service in use', async () => {
    const { api } = await start(
      (socket, nth) => (nth % 4 === 0 ? respond(socket, '{"score": 80}') : status('503 Busy')(socket, nth)),
      { retries: 0, concurrency: 1 },
    )
    const ends: string[] = []
    for (const page of pages) {
      ends.push(
        await api.runTool('robots', page).then(
          run => String(run.score),
          error => error.message,
        ),
      )
    }
    expect(ends.filter(end => end === '80')).toHaveLength(5)
    expect(ends.some(end => end.startsWith('not sent'))).toBe(false)
  })

  test('waiting has a budget for the whole run, which successes earn back', async () => {
    const slow = status('503 Busy', ['Retry-After: 50'])
    const { run, waits, server } = await start(
      (socket, nth) => (nth % 2 === 0 ? respond(socket, '{"score": 80}') : slow(socket, nth)),
      { concurrency: 1 },
    )
    expect((await run()).score).toBe(80)
    expect((await run()).score).toBe(80)
    const error = await errorOf(run())
    expect(error.message).toContain('it asks to wait 50 s, which exceeds the 40 s')
    expect(waits).toEqual([50_000, 50_000])
    expect(server.requests).toHaveLength(5)
  })
})

describe('an analysis', () => {
  // After a 504 a proxy did not wait for it, and the service may work on it still.
  test.each([
    [503, 2],
    [504, 1],
  ])('that %i answers is asked for %i times', async (code, times) => {
    const { server, api } = await start(after(1, status(`${code} No`)))
    const analysis = await api.analyze('https://example.com/').catch(error => error)
    expect(analysis).toMatchObject(times === 2 ? { score: 80 } : { status: 504 })
    expect(server.requests).toHaveLength(times)
  })
})

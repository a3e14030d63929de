import type { LookupAddress, lookup } from 'node:dns'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { LinkChecker } from '../../../../src/engine/visit/link-check/link-checker.ts'
import { openVisit, startHttpClient, toLoopback } from '../../../support/visits.ts'
import { type Answer, startWebServer, type WebServer } from '../../../support/web-server.ts'

/** Names that a test resolves: how often each was asked for, and whether it was there at that time. */
type Names = (name: string, times: number) => boolean

interface Outside {
  server: WebServer
  /** How often each name was looked up. */
  lookups: Map<string, number>
  /** The names as they were looked up. */
  order: string[]
  ask(urls: readonly string[]): Promise<string[]>
}

/** Runs the work with links to names that lead to one server, or nowhere. */
async function outside(
  exists: Names,
  routes: Record<string, Answer>,
  work: (outside: Outside) => Promise<void>,
): Promise<void> {
  const server = await startWebServer(routes)
  const lookups = new Map<string, number>()
  const order: string[] = []
  const resolve = ((
    name: string,
    _options: unknown,
    done: (error: Error | null, found?: LookupAddress[]) => void,
  ) => {
    const times = (lookups.get(name) ?? 0) + 1
    lookups.set(name, times)
    order.push(name)
    if (exists(name, times)) done(null, [{ address: '127.0.0.1', family: 4 }])
    else done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))
  }) as unknown as typeof lookup
  const http = startHttpClient({ resolve })
  const visit = openVisit('http://site.example/', { http, links: new LinkChecker() })
  const ask = async (urls: readonly string[]) => {
    const answers = await Promise.all(urls.map(url => visit.linkAnswer(url)))
    return answers.map(({ status, failure, doubtful }) =>
      failure ? `${doubtful ? 'doubtful ' : ''}${failure.kind}` : String(status),
    )
  }
  try {
    await work({ server, lookups, order, ask })
  } finally {
    await http.close()
    await server.close()
  }
}

const portOf = ({ origin }: WebServer) => new URL(origin).port
const numbered = (base: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${base}/p${index}`)

describe('whether a host is there is found out once', () => {
  test('for hundreds of links to a name that leads nowhere', async () => {
    await outside(
      () => false,
      {},
      async ({ lookups, ask }) => {
        const answers = await ask(numbered('http://gone.example', 300))
        expect(new Set(answers)).toEqual(new Set(['dns']))
        expect(lookups.get('gone.example')).toBe(2)
      },
    )
  })

  test('for hundreds of names at once', async () => {
    await outside(
      () => false,
      {},
      async ({ lookups, order, ask }) => {
        const hosts = Array.from({ length: 300 }, (_, index) => `http://gone-${index}.example`)
        const answers = await ask(hosts.flatMap(host => numbered(host, 3)))
        // Each waits half a second before its second try.
        expect(order.findIndex((name, at) => order.indexOf(name) < at)).toBe(32)
        // From the ninth on it is the network that resolves no names.
        const twice = [...lookups.values()].filter(times => times === 2)
        expect(twice.length).toBeLessThanOrEqual(32 + 8)
        expect(lookups.size).toBe(300)
        expect(answers.slice(-3)).toEqual(Array(3).fill('doubtful dns'))
      },
    )
  })

  test('while links to hosts that are there go on', async () => {
    const page: Answer = (_, response) => void response.end('x')
    await outside(
      name => !name.startsWith('gone'),
      Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/p${index}`, page])),
      async ({ server, ask }) => {
        await ask([`http://there.example:${portOf(server)}/p0`])
        const gone = Array.from({ length: 40 }, (_, index) => `http://gone-${index}.example/`)
        let areGoneKnown = false
        const waiting = ask(gone).then(() => {
          areGoneKnown = true
        })
        const answers = await ask(numbered(`http://there.example:${portOf(server)}`, 20))
        expect(answers).toEqual(answers.map(() => '200'))
        expect(areGoneKnown).toBe(false)
        await waiting
      },
    )
  })

  test('for one that is silent, by two links that it does not answer in time', async () => {
    const sockets = new Set<Socket>()
    let requests = 0
    const silent = createServer(socket => {
      sockets.add(socket)
      socket.on('error', () => undefined).on('data', () => requests++)
    })
    await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as { port: number }
    const http = startHttpClient({ resolve: toLoopback })
    const visit = openVisit('http://site.example/', { http: asIfImpatient(http), links: new LinkChecker() })
    try {
      const answers = await Promise.all(
        numbered(`http://silent.example:${port}`, 50).map(url => visit.linkAnswer(url)),
      )
      expect(new Set(answers.map(({ failure }) => failure?.kind))).toEqual(new Set(['timeout']))
      // Each of the two with HEAD and with GET.
      expect(requests).toBeLessThanOrEqual(4)
    } finally {
      await http.close()
      for (const socket of sockets) socket.destroy()
      await new Promise(done => silent.close(done))
    }
  })
})

describe('a moment without the DNS', () => {
  test.each<[string, Names, string[]]>([
    ['costs a host nothing', (_, times) => times > 1, ['200', '200']],
    [
      'of two seconds neither, where other names resolve',
      (name, times) => name === 'there.example' || times > 2,
      ['200', '200'],
    ],
    [
      'makes no host that has answered one that does not exist',
      (name, times) => name === 'there.example' || times === 1,
      ['200', 'doubtful dns'],
    ],
  ])('%s', async (_, exists, expected) => {
    await outside(exists, { '/a': leaving, '/b': leaving }, async ({ server, ask }) => {
      await ask([`http://there.example:${portOf(server)}/a`])
      const host = `http://other.example:${portOf(server)}`
      expect([...(await ask([`${host}/a`])), ...(await ask([`${host}/b`]))]).toEqual(expected)
    })
  })

  test('is not waited out where no name resolves', async () => {
    await outside(
      () => false,
      {},
      async ({ lookups, ask }) => {
        await ask(['http://one.example/', 'http://other.example/'])
        expect([...lookups.values()]).toEqual([2, 2])
      },
    )
  })
})

/** Keeps no connection, so that the next request looks the name up again. */
const leaving: Answer = (_, response) => void response.setHeader('connection', 'close').end('x')

/** The same client with a hundredth of the time for each request. */
function asIfImpatient(http: ReturnType<typeof startHttpClient>): ReturnType<typeof startHttpClient> {
  return Object.assign(Object.create(http), {
    fetch: (url: string, options: { timeoutMs?: number }) =>
      http.fetch(url, { ...options, timeoutMs: (options.timeoutMs ?? 10_000) / 100 }),
  })
}

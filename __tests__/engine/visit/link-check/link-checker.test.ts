import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import type { LinkAnswer } from '../../../../src/engine/visit/link-check/link-answer.ts'
import { LinkChecker } from '../../../../src/engine/visit/link-check/link-checker.ts'
import type { Visit } from '../../../../src/engine/visit/visit.ts'
import { startHttpClient, visitsOf } from '../../../support/visits.ts'
import { type Answer, startWebServer, type WebServer } from '../../../support/web-server.ts'

/** Runs the work with a visit of `/` on a server, and with a way to open further visits of the same run. */
async function onSite<T>(
  routes: Record<string, Answer>,
  work: (visit: Visit, server: WebServer, open: (path: string) => Visit) => Promise<T>,
): Promise<T> {
  const server = await startWebServer({ '/': '<p id="x">', ...routes })
  const http = startHttpClient()
  const visitOf = visitsOf({ http, links: new LinkChecker() })
  const open = (path: string) => visitOf(`${server.origin}${path}`)
  try {
    return await work(open('/'), server, open)
  } finally {
    await http.close()
    await server.close()
  }
}

const inTurn = (...answers: { status: number; headers?: Record<string, string> }[]) => {
  let turn = 0
  return (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers } = answers[Math.min(turn++, answers.length - 1)]!
    response.writeHead(status, headers).end()
  }
}

describe('a link is asked for', () => {
  test.each<[string, Answer, Partial<LinkAnswer>, string[]]>([
    ['with HEAD alone where that works', 'x', { status: 200 }, ['HEAD']],
    ['with GET where HEAD is not allowed', headIs(405), { status: 200 }, ['HEAD', 'GET']],
    ['with GET where HEAD finds nothing', headIs(404), { status: 200 }, ['HEAD', 'GET']],
    ['with GET where HEAD breaks off', headIs('gone'), { status: 200 }, ['HEAD', 'HEAD', 'GET']],
    ['twice where GET says 404 as well', { status: 404 }, { status: 404 }, ['HEAD', 'GET']],
    [
      'once more where the server failed',
      inTurn({ status: 500 }, { status: 500 }, { status: 200 }),
      { status: 200 },
      ['HEAD', 'GET', 'GET'],
    ],
    [
      'once more where the server said when',
      inTurn({ status: 429, headers: { 'retry-after': '0' } }, { status: 200 }),
      { status: 200 },
      ['HEAD', 'GET'],
    ],
    [
      'no more where the server wants a long rest',
      inTurn({ status: 503, headers: { 'retry-after': '3600' } }),
      { status: 503, retryAfter: '3600' },
      ['HEAD', 'GET'],
    ],
  ])('%s', async (_, answer, expected, methods) => {
    await onSite({ '/a': answer }, async (visit, server) => {
      expect(await visit.linkAnswer(`${server.origin}/a`)).toMatchObject(expected)
      expect(server.requests).toEqual(methods.map(method => `${method} /a`))
    })
  })

  function headIs(answer: number | 'gone'): Answer {
    return (request, response) => {
      if (request.method !== 'HEAD') response.end('x')
      else if (answer === 'gone') request.socket.destroy()
      else response.writeHead(answer).end()
    }
  }
})

test('a server that sends bodies with HEAD spoils no answer', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/p${index}`)
  const wrong: Answer = (request, response) => {
    if (request.method !== 'HEAD') return void response.end('x')
    request.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n')
    setTimeout(() => request.socket.write('hello'), 2)
  }
  await onSite(Object.fromEntries(paths.map(path => [path, wrong])), async (visit, server) => {
    const urls = paths.map(path => `${server.origin}${path}`)
    const [answers, pages] = await Promise.all([
      Promise.all(urls.map(url => visit.linkAnswer(url))),
      Promise.all(urls.map(url => visit.fetch(`${url}?whole`))),
    ])
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
    expect(pages.map(({ final }) => final?.body.toString())).toEqual(urls.map(() => 'x'))
  })
})

test('a body that only its status is wanted of is not read to its end', async () => {
  let sent = 0
  let closed: Promise<void> | undefined
  const endless: Answer = (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(405).end()
    closed = new Promise(resolve => response.once('close', resolve))
    const timer = setInterval(() => {
      sent += 65_536
      response.write(Buffer.alloc(65_536))
    }, 1)
    response.once('close', () => clearInterval(timer))
  }
  await onSite({ '/a': endless }, async (visit, server) => {
    expect(await visit.linkAnswer(`${server.origin}/a`)).toMatchObject({ status: 200 })
    await closed
  })
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('all pages of a run share one request, and one that another tool has made', async () => {
  await onSite({ '/a': 'x', '/b': 'x' }, async (visit, server, open) => {
    await visit.fetchForSite(`${server.origin}/b`)
    for (const page of [visit, open('/a'), open('/c')]) {
      await Promise.all(['/a', '/a#y', '/b'].map(path => page.linkAnswer(`${server.origin}${path}`)))
    }
    expect(server.requests).toEqual(['GET /b', 'HEAD /a'])
  })
})

test('an audited page is known to links of all pages, with its places', async () => {
  await onSite({ '/old': { status: 301, headers: { location: '/' } } }, async (_, server, open) => {
    await open('/old').noteAsLinkTarget()
    const there = await open('/b').linkAnswer(`${server.origin}/`, { fragments: [] })
    const moved = await open('/b').linkAnswer(`${server.origin}/old`)
    expect([there.status, there.fragments?.has('x'), there.fragments?.has('y')]).toEqual([200, true, false])
    expect(moved).toMatchObject({ status: 200, redirects: 1, movedTo: `${server.origin}/` })
    expect(server.requests).toEqual(['GET /old', 'GET /'])
  })
})

test('at most 25 requests are under way to the audited host', async () => {
  const waiting: (() => void)[] = []
  let most = 0
  // Nothing is answered as long as requests still come.
  let pause: NodeJS.Timeout | undefined
  const slow: Answer = (_, response) => {
    most = Math.max(
      most,
      waiting.push(() => response.end()),
    )
    clearTimeout(pause)
    pause = setTimeout(() => {
      for (const answer of waiting.splice(0)) answer()
    }, 250)
  }
  const paths = Array.from({ length: 60 }, (_, index) => `/p${index}`)
  await onSite(Object.fromEntries(paths.map(path => [path, slow])), async (visit, server) => {
    await Promise.all(paths.map(path => visit.linkAnswer(`${server.origin}${path}`)))
  })
  expect(most).toBe(25)
})

describe('another host than the audited one', () => {
  /** Answers after a moment, and notes how many requests are under way when each comes. */
  const counting = (answer: (count: number, response: ServerResponse) => void) => {
    const underWay: number[] = []
    let now = 0
    const slow: Answer = (_, response) => {
      const count = underWay.push(++now)
      response.once('close', () => now--)
      setTimeout(() => answer(count, response), 10)
    }
    return { slow, underWay }
  }
  const askAll = async (slow: Answer, count: number) => {
    const paths = Array.from({ length: count }, (_, index) => `/p${index}`)
    const other = await startWebServer(Object.fromEntries(paths.map(path => [path, slow])))
    try {
      return await onSite({}, visit =>
        Promise.all(paths.map(path => visit.linkAnswer(`${other.origin}${path}`))),
      )
    } finally {
      await other.close()
    }
  }

  test('is asked for more at once as long as it takes that well, and for ten at the most', async () => {
    const { slow, underWay } = counting((_, response) => response.end())
    await askAll(slow, 400)
    expect([underWay[0], Math.max(...underWay.slice(0, 20)), Math.max(...underWay)]).toEqual([1, 6, 10])
  })

  test('is asked for no more than others once it wants fewer', async () => {
    const turnedAway = 250
    const { slow, underWay } = counting((count, response) => {
      if (count === turnedAway) response.writeHead(429, { 'retry-after': '0' })
      response.end()
    })
    const answers = await askAll(slow, 300)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(Math.max(...underWay.slice(0, turnedAway))).toBe(10)
    expect(Math.max(...underWay.slice(turnedAway + 10, turnedAway + 20))).toBe(6)
  })
})

test('a host that wants a long rest gets no further requests', async () => {
  const limited: Answer = { status: 429, headers: { 'retry-after': '600' } }
  await onSite({ '/a': limited, '/b': 'x' }, async (visit, server) => {
    await visit.linkAnswer(`${server.origin}/a`)
    expect(await visit.linkAnswer(`${server.origin}/b`)).toMatchObject({ status: null, declined: true })
    expect(server.requests).toEqual(['HEAD /a'])
  })
})

test('what a host answers that takes no connections holds for all of its links', async () => {
  const free = await startWebServer({})
  await free.close()
  await onSite({}, async visit => {
    const first = await visit.linkAnswer(`${free.origin}/a`)
    expect(first.failure).toMatchObject({ kind: 'connection', code: 'ECONNREFUSED' })
    expect(await visit.linkAnswer(`${free.origin}/b`)).toBe(first)
  })
})

import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { imageSize } from 'image-size'
import type { LighthouseReport } from '../../../../src/engine/browser/lighthouse/lighthouse-report.ts'
import type { LighthouseRequest } from '../../../../src/engine/browser/lighthouse/lighthouse-request.ts'
import { elementOf, rowsOf } from '../../../../src/engine/tools/pagespeed/audit-details.ts'
import { startLighthouse, type TestLighthouse, WAIT_WITHOUT_END } from '../../../support/chrome.ts'
import { startWebServer, type WebServer } from '../../../support/web-server.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head><body><h1>Page</h1><p>Some words</p>${body}</body></html>`

/** What was asked for, with the header that belongs to the audited origin. */
interface Seen {
  path: string
  secret: string | undefined
  userAgent: string
}

let server: WebServer
let other: WebServer
const seen: Seen[] = []

beforeAll(async () => {
  type Answer = { setHeader(name: string, value: string): void; end(body: string): void }
  const answer = (body: () => string) => (request: { url?: string; headers: object }, response: Answer) => {
    const { 'x-secret': secret, 'user-agent': userAgent = '' } = request.headers as Record<string, string>
    seen.push({ path: `${request.url}`, secret, userAgent })
    response.setHeader('content-type', 'text/html')
    response.end(body())
  }
  const elsewhere = () => `${other.origin.replace('127.0.0.1', 'localhost')}/elsewhere`
  other = await startWebServer({ '/elsewhere': answer(() => '<p>Elsewhere</p>') })
  server = await startWebServer({
    '/': answer(() => page('')),
    '/frames': answer(() => page(`<iframe src="${elsewhere()}"></iframe><iframe src="/own"></iframe>`)),
    '/own': answer(() => page('')),
    '/pictures': answer(() =>
      page(`<style>section { position: relative; height: 90px } .behind { position: absolute; inset: 0 } .box img { max-width: 50px } #in-text { transform: rotate(3deg) scale(1.2) } .large { scale: 1.25 }</style>
      <section class="box"><div class="behind"><p><img id="back" src="/oak.svg" alt=""></p></div></section>
      <section class="box"><div class="behind"><img id="above" src="/oak.svg" alt=""> Oak</div></section>
      <p class="box large"><img id="in-text" src="/oak.svg" alt=""></p>
      <nav class="box" style="height: 80px"><a href="/"><img id="in-bar" src="/oak.svg" alt="Oak"></a></nav>`),
    ),
    '/oak.svg': {
      headers: { 'content-type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>',
    },
    '/endless': page('<script>fetch("/begun"); for (;;);</script>'),
    '/waiting': page(`<script>fetch("/begun"); ${WAIT_WITHOUT_END}</script>`),
    '/never': () => undefined,
    '/gone': { status: 404, body: page('') },
  })
})
afterAll(async () => {
  await Promise.all([server.close(), other.close()])
})

const request = (path: string, options: Partial<LighthouseRequest> = {}): LighthouseRequest => ({
  url: `${server.origin}${path}`,
  originHeaders: { origin: server.origin, headers: {} },
  signal: new AbortController().signal,
  ...options,
})

/** Begins to measure a page that never ends, and waits until it is being looked at. */
async function beginEndless(
  { measure }: TestLighthouse,
  options: Partial<LighthouseRequest> = {},
  path = '/endless',
) {
  const begun = () => server.requests.filter(line => line === 'GET /begun').length
  const before = begun()
  let isOver = false
  const running = measure(request(path, options)).finally(() => {
    isOver = true
  })
  running.catch(() => undefined)
  while (begun() === before && !isOver) await sleep(20)
  // One that was given up before it began says why.
  if (begun() === before) await running
  return { running }
}

/** The first good score of a page, else the last of three: how quick it is found depends on what else the machine does. */
async function goodScore(
  { measure }: TestLighthouse,
  path: string,
  first?: LighthouseReport,
): Promise<number> {
  let { median } = first ?? (await measure(request(path)))
  for (let again = 0; again < 2 && median.score! <= 0.8; again++) {
    median = (await measure(request(path))).median
  }
  return median.score!
}

describe('one Lighthouse, from page to page', () => {
  let used: TestLighthouse
  let observed: Awaited<ReturnType<typeof observe>>
  beforeAll(async () => {
    process.env['INPUT_TOKEN'] = 'must-not-be-seen'
    try {
      used = await startLighthouse()
      observed = await observe(used)
    } finally {
      delete process.env['INPUT_TOKEN']
    }
  })
  afterAll(() => used.close())

  /** A page is measured while another one waits for its turn, which is then given up for a third. */
  async function observe({ lighthouse, measure, profiles, processes, environment }: TestLighthouse) {
    await lighthouse.prepare()
    const prepared = profiles()
    const atFirst = server.requests.length
    const headers = { 'x-secret': 'opened' }
    const first = await lighthouse.standBy(
      request('/frames', { originHeaders: { origin: server.origin, headers } }),
    )
    const standing = {
      prepared,
      profiles: profiles(),
      environment: environment(),
      requests: server.requests.length - atFirst,
    }
    let isNext = false
    const second = lighthouse.standBy(request('/own')).then(standBy => {
      isNext = true
      return standBy
    })
    const happened: string[] = []
    const measured = first.measured.then(isMeasured => {
      happened.push(`measured: ${isMeasured}`)
      return server.requests.length
    })
    const report = await first.report()
    happened.push('report')
    const order = { happened, wasNext: isNext, asked: [await measured, server.requests.length] }
    const asked = [...seen]
    const next = await second
    const beforeNext = server.requests.length
    await next.leave()
    const left = { requests: server.requests.length - beforeNext, measured: await next.measured }
    const traces = { profiles: profiles(), processes: processes() }
    const third = measure(request('/gone'))
    const refusal = await third.then(
      () => undefined,
      (error: Error) => error.message,
    )
    return { report, standing, order, asked, left, traces, refusal }
  }

  test('measures a page on a phone, and leaves neither process nor profile', async () => {
    const { median, scores, device, chromeVersion } = observed.report
    expect(device).toBe('mobile')
    expect(scores).toEqual([Math.round(median.score! * 100)])
    expect(median.lighthouseVersion).toMatch(/^13\./)
    expect(median.benchmarkIndex).toBeGreaterThan(50)
    expect(chromeVersion).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
    expect(median.audits['largest-contentful-paint']).toMatchObject({ numericUnit: 'millisecond' })
    const film = median.audits['screenshot-thumbnails']?.details as unknown as { items: { data: string }[] }
    expect(film.items).toHaveLength(8)
    for (const { data } of film.items) {
      expect(imageSize(Buffer.from(data.split(',')[1]!, 'base64'))).toMatchObject({ type: 'jpg', width: 80 })
    }
    expect(observed.asked.length).toBeGreaterThan(2)
    expect(observed.asked.every(({ userAgent }) => userAgent.includes('Android'))).toBe(true)
    expect(observed.traces).toEqual({ profiles: [], processes: [] })
    expect(await goodScore(used, '/frames', observed.report)).toBeGreaterThan(0.8)
  })

  test('gives headers to the audited origin alone, frames of others in it or not', () => {
    const secretsOf = (path: string) =>
      new Set(observed.asked.filter(one => one.path === path).map(({ secret }) => secret))
    expect(secretsOf('/frames')).toEqual(new Set(['opened']))
    expect(secretsOf('/own')).toEqual(new Set(['opened']))
    expect(secretsOf('/elsewhere')).toEqual(new Set([undefined]))
  })

  test('hands Chrome nothing of the environment that could be a secret', () => {
    if (!existsSync('/proc/self/environ')) return
    const { environment } = observed.standing
    expect(environment.some(line => line.startsWith('TMPDIR='))).toBe(true)
    expect(environment.join()).not.toContain('must-not-be-seen')
  })

  test('uses the Chrome that it was prepared with', () => {
    expect(observed.standing.prepared).toHaveLength(1)
    expect(observed.standing.profiles).toEqual(observed.standing.prepared)
  })

  test('makes all ready without asking for anything, and for the next page when this one is over', () => {
    expect(observed.standing.requests).toBe(0)
    expect(observed.order.wasNext).toBe(false)
  })

  test('says that it has measured before its report comes, and asks for the page no more', () => {
    const [whenMeasured, whenReported] = observed.order.asked
    expect(observed.order.happened).toEqual(['measured: true', 'report'])
    expect(whenReported).toBe(whenMeasured)
  })

  test('says that a page will not be measured that is given up, and asks for nothing of it', () => {
    expect(observed.left).toEqual({ requests: 0, measured: false })
  })

  test('goes on behind a page that was given up, and says why it could not measure with the code that Lighthouse gives', () => {
    expect(observed.refusal).toMatch(
      /^Lighthouse could not measure http:\S+\/gone: ERRORED_DOCUMENT_REQUEST, .*404/,
    )
  })

  test('ends a page that hangs when its time is over, and measures the next one', async () => {
    used.setDeadline(20_000)
    const { running } = await beginEndless(used, {}, '/waiting')

    await expect(running).rejects.toThrow(/did not finish \S+ within 20 s$/)
    expect(used.processes()).toEqual([])
    expect(used.profiles()).toEqual([])
    used.setDeadline(60_000)
    expect(await goodScore(used, '/')).toBeGreaterThan(0.8)
  })

  test('survives the end of Chrome, and says so', async () => {
    const { running } = await beginEndless(used)
    for (const pid of used.processes()) killed(pid)

    await expect(running).rejects.toThrow(/^Chrome ended while Lighthouse measured/)
    expect((await used.measure(request('/'))).scores).toHaveLength(1)
  })

  test('stops at once when the run is cancelled', async () => {
    const cancelling = new AbortController()
    const { running } = await beginEndless(used, { signal: cancelling.signal })
    cancelling.abort()

    await expect(running).rejects.toThrow('the run was cancelled')
    expect(used.processes()).toEqual([])
    expect(used.profiles()).toEqual([])
  })

  test('stops when it is closed, and measures nothing afterwards', async () => {
    const { running } = await beginEndless(used)
    await used.lighthouse.close()

    await expect(running).rejects.toThrow('the run was cancelled')
    await expect(used.measure(request('/'))).rejects.toThrow('the run was cancelled')
    expect(used.processes()).toEqual([])
  })
})

describe('a Lighthouse', () => {
  let used: TestLighthouse | undefined
  /** Lighthouse gives up after half a minute, in which there is next to nothing to do. */
  let refused: Promise<{ reason: string; requests: string[] }>
  beforeAll(() => {
    refused = measureHidden()
    refused.catch(() => undefined)
  })
  afterEach(async () => {
    await used?.close()
    used = undefined
  })
  afterAll(() => refused)

  const start = async (options: Parameters<typeof startLighthouse>[0] = {}) => {
    used = await startLighthouse(options)
    return used
  }

  async function measureHidden() {
    const hidden = await startWebServer({ '/': page('') })
    const strict = await startLighthouse({ addresses: 'public-only' })
    try {
      const report = strict.measure(request('/', { url: `${hidden.origin}/` }))
      const reason = await report.then(
        () => 'it was measured',
        (error: Error) => error.message,
      )
      return { reason, requests: hidden.requests }
    } finally {
      await strict.close()
      await hidden.close()
    }
  }

  test('names no image without a size in a box of its own behind the page, and the sizes and scales of all files', async () => {
    const { median } = await (await start()).measure(request('/pictures'))
    const snippets = rowsOf(median.audits['unsized-images']).map(row => elementOf(row)?.snippet ?? '')
    expect(snippets.map(snippet => /id="([a-z-]+)"/.exec(snippet)?.[1]).toSorted()).toEqual([
      'above',
      'in-text',
    ])
    expect(median.imageSizes).toEqual({ [`${server.origin}/oak.svg`]: [400, 300] })
    expect(median.imageScales).toEqual({ [`${server.origin}/oak.svg`]: expect.closeTo(1.5) })
  })

  test('plays a desktop where it is told to, and names the run that counts of several', async () => {
    const { measure } = await start({ device: 'desktop', runs: 2 })
    seen.length = 0
    const { median, scores, device } = await measure(request('/'))

    expect(device).toBe('desktop')
    expect(scores).toHaveLength(2)
    expect(scores).toContain(Math.round(median.score! * 100))
    expect(seen.some(({ userAgent }) => userAgent.includes('Android'))).toBe(false)
  })

  test('measures a page once more where one run may be wrong, alone, and only then', async () => {
    const events: string[] = []
    const { measure, processes } = await start({
      secondRun: {
        isDue: ({ finalDisplayedUrl }) => finalDisplayedUrl.endsWith('/own'),
        alone: async () => {
          events.push('alone')
          return () => void events.push('left')
        },
        commonOf: (_first, second) => {
          events.push('compared')
          return second
        },
      },
    })
    expect((await measure(request('/'))).scores).toHaveLength(1)
    expect(events).toEqual([])

    const { scores, median } = await measure(request('/own'))
    expect(scores).toHaveLength(2)
    expect(Math.round(median.score! * 100)).toBe(scores[1])
    expect(events.slice(0, 2)).toEqual(['alone', 'left'])
    expect(events).toContain('compared')
    expect(processes()).toEqual([])
  })

  test('lets the first run stand where the turn for a second one does not come', async () => {
    const { measure, processes } = await start({
      secondRun: {
        isDue: () => true,
        alone: () => Promise.reject(new Error('too late')),
        commonOf: () => {
          throw new Error('there is nothing to compare')
        },
      },
    })

    expect((await measure(request('/'))).scores).toHaveLength(1)
    expect(processes()).toEqual([])
  })

  test('ends the Chrome that it was prepared with where nobody has used it', async () => {
    const { lighthouse, measure, profiles, processes } = await start()
    await lighthouse.prepare()
    expect(profiles()).toHaveLength(1)
    await lighthouse.close()

    expect(profiles()).toEqual([])
    expect(processes()).toEqual([])
    await expect(measure(request('/'))).rejects.toThrow('the run was cancelled')
  })

  test('ends what stands by when it is closed', async () => {
    const { lighthouse, processes } = await start()
    const standing = await lighthouse.standBy(request('/'))
    const waiting = lighthouse.standBy(request('/own'))
    await lighthouse.close()

    expect(processes()).toEqual([])
    await expect(standing.report()).rejects.toThrow('the run was cancelled')
    await expect((await waiting).report()).rejects.toThrow('the run was cancelled')
  })

  test('says where Chrome is missing', async () => {
    const { measure } = await start({ chromePath: '/nowhere/chrome' })

    await expect(measure(request('/'))).rejects.toThrow(
      /names \/nowhere\/chrome, which is not a program that can be started/,
    )
  })

  test('does not reach private addresses where only public ones are allowed', async () => {
    const { reason, requests } = await refused

    // Which code it has for a page of Chrome's own is Chrome's affair; what counts is that nothing was asked for.
    expect(reason).toMatch(/Lighthouse could not measure \S+: [A-Z_]+, /)
    expect(requests).toEqual([])
  })
})

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with another one.
  }
}

import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { LighthouseRequest } from '../../../../src/engine/browser/lighthouse/lighthouse-request.ts'
import { startLighthouse, type TestLighthouse } from '../../../support/chrome.ts'
import { startWebServer, type WebServer } from '../../../support/web-server.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head><body><h1>Page</h1><p>Some words</p>${body}</body></html>`

describe('Lighthouse', () => {
  /** What was asked for, with the header that belongs to the audited origin. */
  const seen: { path: string; secret: string | undefined; userAgent: string }[] = []
  let server: WebServer
  let other: WebServer
  let used: TestLighthouse | undefined

  const answer = (body: () => string) => (request: { url?: string; headers: object }, response: Answer) => {
    const { 'x-secret': secret, 'user-agent': userAgent = '' } = request.headers as Record<string, string>
    seen.push({ path: `${request.url}`, secret, userAgent })
    response.setHeader('content-type', 'text/html')
    response.end(body())
  }
  type Answer = { setHeader(name: string, value: string): void; end(body: string): void }

  beforeAll(async () => {
    other = await startWebServer({ '/elsewhere': answer(() => '<p>Elsewhere</p>') })
    server = await startWebServer({
      '/': answer(() => page('')),
      '/frames': answer(() => page(`<iframe src="${elsewhere()}"></iframe><iframe src="/own"></iframe>`)),
      '/own': answer(() => page('')),
      '/endless': page('<script>fetch("/begun"); for (;;);</script>'),
      '/gone': { status: 404, body: page('') },
    })
  })
  afterEach(async () => {
    await used?.close()
    used = undefined
  })
  afterAll(async () => {
    await Promise.all([server.close(), other.close()])
  })

  const elsewhere = () => `${other.origin.replace('127.0.0.1', 'localhost')}/elsewhere`
  const request = (path: string, options: Partial<LighthouseRequest> = {}): LighthouseRequest => ({
    url: `${server.origin}${path}`,
    originHeaders: { origin: server.origin, headers: {} },
    signal: new AbortController().signal,
    ...options,
  })
  const start = async (options: Parameters<typeof startLighthouse>[0] = {}) => {
    used = await startLighthouse(options)
    return used
  }
  const begun = () => server.requests.filter(line => line === 'GET /begun').length

  test('measures a page on a phone, and leaves neither process nor profile', async () => {
    const { measure, profiles, processes } = await start()
    seen.length = 0
    const { median, scores, device, chromeVersion } = await measure(request('/'))

    expect(device).toBe('mobile')
    expect(scores).toEqual([Math.round(median.score! * 100)])
    expect(median.score).toBeGreaterThan(0.8)
    expect(median.lighthouseVersion).toMatch(/^13\./)
    expect(median.benchmarkIndex).toBeGreaterThan(50)
    expect(chromeVersion).toMatch(/^\d+\.\d+\.\d+\.\d+$/)
    expect(median.audits['largest-contentful-paint']).toMatchObject({ numericUnit: 'millisecond' })
    expect(seen.every(({ userAgent }) => userAgent.includes('Android'))).toBe(true)
    expect(profiles()).toEqual([])
    expect(processes()).toEqual([])
  }, 60_000)

  test('plays a desktop where it is told to, and names the run that counts of several', async () => {
    const { measure } = await start({ device: 'desktop', runs: 3 })
    seen.length = 0
    const { median, scores, device } = await measure(request('/'))

    expect(device).toBe('desktop')
    expect(scores).toHaveLength(3)
    expect(scores).toContain(Math.round(median.score! * 100))
    expect(seen.some(({ userAgent }) => userAgent.includes('Android'))).toBe(false)
  }, 90_000)

  test('gives headers to the audited origin alone, frames of others in it or not', async () => {
    const { measure } = await start()
    seen.length = 0
    await measure(
      request('/frames', { originHeaders: { origin: server.origin, headers: { 'x-secret': 'opened' } } }),
    )

    const secretsOf = (path: string) =>
      new Set(seen.filter(one => one.path === path).map(({ secret }) => secret))
    expect(secretsOf('/frames')).toEqual(new Set(['opened']))
    expect(secretsOf('/own')).toEqual(new Set(['opened']))
    expect(secretsOf('/elsewhere')).toEqual(new Set([undefined]))
  }, 60_000)

  test('says why it could not measure with the code that Lighthouse gives', async () => {
    const { measure } = await start()

    await expect(measure(request('/gone'))).rejects.toThrow(
      /^Lighthouse could not measure http:\S+\/gone: ERRORED_DOCUMENT_REQUEST, .*404/,
    )
  }, 60_000)

  test('ends a page that hangs when its time is over, and measures the next one', async () => {
    // The page that does not hang gets as long, and needs a third of it on a machine that has nothing else to do.
    const { measure, processes, profiles } = await start({ deadlineMs: 24_000 })

    await expect(measure(request('/endless'))).rejects.toThrow(/did not finish \S+ within 24 s$/)
    expect(processes()).toEqual([])
    expect(profiles()).toEqual([])
    expect((await measure(request('/'))).median.score).toBeGreaterThan(0.8)
  }, 120_000)

  test('stops at once when the run is cancelled', async () => {
    const { measure, processes, profiles } = await start()
    const cancelling = new AbortController()
    const before = begun()
    const running = measure(request('/endless', { signal: cancelling.signal }))
    running.catch(() => undefined)
    while (begun() === before) await sleep(20)
    cancelling.abort()

    await expect(running).rejects.toThrow('the run was cancelled')
    expect(processes()).toEqual([])
    expect(profiles()).toEqual([])
  }, 60_000)

  test('stops when it is closed, and measures nothing afterwards', async () => {
    const { lighthouse, measure, processes } = await start()
    const before = begun()
    const running = measure(request('/endless'))
    running.catch(() => undefined)
    while (begun() === before) await sleep(20)
    await lighthouse.close()

    await expect(running).rejects.toThrow('the run was cancelled')
    await expect(measure(request('/'))).rejects.toThrow('the run was cancelled')
    expect(processes()).toEqual([])
  }, 60_000)

  test('survives the end of Chrome, and says so', async () => {
    const { measure, processes } = await start()
    const before = begun()
    const running = measure(request('/endless'))
    running.catch(() => undefined)
    while (begun() === before) await sleep(20)
    for (const pid of processes()) killed(pid)

    await expect(running).rejects.toThrow(/^Chrome ended while Lighthouse measured/)
    expect((await measure(request('/'))).scores).toHaveLength(1)
  }, 90_000)

  test('hands Chrome nothing of the environment that could be a secret', async () => {
    if (!existsSync('/proc/self/environ')) return
    process.env['INPUT_TOKEN'] = 'must-not-be-seen'
    try {
      const { measure, environment } = await start()
      const before = begun()
      const running = measure(request('/endless'))
      running.catch(() => undefined)
      while (begun() === before) await sleep(20)

      expect(environment().some(line => line.startsWith('TMPDIR='))).toBe(true)
      expect(environment().join()).not.toContain('must-not-be-seen')
    } finally {
      delete process.env['INPUT_TOKEN']
    }
  }, 60_000)

  test('does not reach private addresses where only public ones are allowed', async () => {
    const { measure } = await start({ addresses: 'public-only' })
    const before = server.requests.length

    // Which code it has for a page of Chrome's own is Chrome's affair; what counts is that nothing was asked for.
    await expect(measure(request('/'))).rejects.toThrow(/Lighthouse could not measure \S+: [A-Z_]+, /)
    expect(server.requests.length).toBe(before)
  }, 60_000)

  test('makes all ready without asking for anything, and for the next page when this one is over', async () => {
    const { lighthouse, processes } = await start()
    const before = server.requests.length
    const first = await lighthouse.standBy(request('/'))
    expect(server.requests.length).toBe(before)

    let isNext = false
    const second = lighthouse.standBy(request('/own')).then(standBy => {
      isNext = true
      return standBy
    })
    expect((await first.report()).scores).toHaveLength(1)
    expect(isNext).toBe(false)
    const asked = server.requests.length
    await (await second).leave()
    expect(server.requests.length).toBe(asked)
    expect(processes()).toEqual([])
    expect((await (await lighthouse.standBy(request('/own'))).report()).scores).toHaveLength(1)
  }, 60_000)

  test('says that it has measured before its report comes, and asks for the page no more', async () => {
    const { lighthouse } = await start()
    const standBy = await lighthouse.standBy(request('/'))
    const happened: string[] = []
    const measured = standBy.measured.then(isMeasured => {
      happened.push(`measured: ${isMeasured}`)
      return server.requests.length
    })
    const report = standBy.report().then(() => happened.push('report'))
    const asked = await measured
    await report

    expect(happened).toEqual(['measured: true', 'report'])
    expect(server.requests.length).toBe(asked)
  }, 60_000)

  test('uses the Chrome that it was prepared with, and ends one that nobody has used', async () => {
    const { lighthouse, measure, profiles, processes } = await start()
    await lighthouse.prepare()
    const prepared = profiles()
    expect(prepared).toHaveLength(1)
    const standBy = await lighthouse.standBy(request('/'))
    expect(profiles()).toEqual(prepared)
    expect((await standBy.report()).scores).toHaveLength(1)
    await standBy.leave()
    await lighthouse.prepare()
    await lighthouse.close()

    expect(profiles()).toEqual([])
    expect(processes()).toEqual([])
    await expect(measure(request('/'))).rejects.toThrow('the run was cancelled')
  }, 60_000)

  test('says that a page will not be measured that is given up', async () => {
    const { lighthouse } = await start()
    const left = await lighthouse.standBy(request('/'))
    await left.leave()
    expect(await left.measured).toBe(false)
  }, 60_000)

  test('ends what stands by when it is closed', async () => {
    const { lighthouse, processes } = await start()
    const standing = await lighthouse.standBy(request('/'))
    const waiting = lighthouse.standBy(request('/own'))
    await lighthouse.close()

    expect(processes()).toEqual([])
    await expect(standing.report()).rejects.toThrow('the run was cancelled')
    await expect((await waiting).report()).rejects.toThrow('the run was cancelled')
  }, 60_000)

  test('says where Chrome is missing', async () => {
    const { measure } = await start({ chromePath: '/nowhere/chrome' })

    await expect(measure(request('/'))).rejects.toThrow(/names \/nowhere\/chrome, where there is no program/)
  })
})

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with another one.
  }
}

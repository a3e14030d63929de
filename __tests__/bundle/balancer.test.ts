import { beforeAll, expect, test } from '@jest/globals'
import { request } from 'undici'
import { putLoadOn } from '../support/balanced-load.ts'
import { startBalancer } from '../support/balancer.ts'
import { BUNDLE, ensureBundle } from '../support/bundle.ts'
import { startInstance } from '../support/instance.ts'

const TOKEN = 'token-of-the-tests'

beforeAll(ensureBundle)

test('an instance that is killed behind a balancer, and one that is told to end, cost no client a wrong answer', async () => {
  let one = await startInstance(BUNDLE, TOKEN)
  const two = await startInstance(BUNDLE, TOKEN)
  const balancer = await startBalancer([one.origin, two.origin])
  let lost = 0
  let restarted: Promise<void> | undefined
  let stopped: Promise<number | NodeJS.Signals> | undefined
  try {
    const { calls, wrong } = await putLoadOn(`${balancer.origin}/api/v1/ext`, {
      pages: 40,
      concurrency: 16,
      token: TOKEN,
      onAnswer(done, all) {
        if (done === Math.floor(all / 4)) {
          lost = balancer.sent[0]!
          restarted = one.kill('SIGKILL').then(async () => {
            one = await startInstance(BUNDLE, TOKEN, one.port)
          })
        }
        if (done === Math.floor(all / 2)) stopped = restarted!.then(() => two.kill('SIGTERM'))
      },
    })
    expect(wrong).toEqual([])
    expect(calls).toBe(240)
    await restarted
    expect(await stopped).toBe(0)
    expect(lost).toBeGreaterThan(10)
    // Each had its part, and the one that came back had the rest.
    expect(balancer.sent[0]!).toBeGreaterThan(lost)
    expect(balancer.sent[1]!).toBeGreaterThan(10)
    expect(
      one.log.filter(({ event, status }) => event === 'request' && status === 200).length,
    ).toBeGreaterThan(0)
    expect(two.log.at(-1)).not.toMatchObject({ event: 'listening' })
  } finally {
    await balancer.close()
    await Promise.all([one.kill('SIGKILL'), two.kill('SIGKILL')])
  }
})

test('the bundle has the page on its API, and metrics on a port of their own', async () => {
  const { origin, log, kill } = await startInstance(BUNDLE, TOKEN, 0, ['--metrics-port', '0'])
  try {
    const sizeOf = async (url: string) => {
      const answer = await request(url)
      return [answer.statusCode, (await answer.body.text()).length]
    }
    expect(await sizeOf(`${origin}/docs`)).toEqual([200, expect.any(Number)])
    expect((await sizeOf(`${origin}/docs/swagger-ui-bundle.js`))[1]).toBeGreaterThan(1_000_000)
    expect((await sizeOf(`${origin}/docs/swagger-ui.css`))[1]).toBeGreaterThan(100_000)
    expect((await sizeOf(`${origin}/openapi.yaml`))[1]).toBeGreaterThan(10_000)
    const metrics = await request(String(log[0]!['metrics']))
    expect(await metrics.body.text()).toContain(
      'seo_preflight_http_requests_total{method="GET",route="/docs",status="200"} 1',
    )
  } finally {
    expect(await kill('SIGTERM')).toBe(0)
  }
})

/**
 * `node scripts/try-balancer.ts`: puts two instances of `serve` behind HAProxy with `examples/serve/haproxy.cfg`, lets a
 * client of ours ask for tools on many pages, kills one instance meanwhile, starts it again, and ends the other one in
 * order. Fails where a call got anything but its right answer. `haproxy` has to be installed: apt-get install haproxy.
 */
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { putLoadOn } from '../__tests__/support/balanced-load.ts'
import { startInstance } from '../__tests__/support/instance.ts'

const ROOT = join(import.meta.dirname, '..')
const PROGRAM = join(ROOT, 'src/main.ts')
const TOKEN = 'token-of-this-try'
const PAGES = Number(process.argv[2] ?? 200)

let one = await startInstance(PROGRAM, TOKEN)
let two = await startInstance(PROGRAM, TOKEN)
const listen = `127.0.0.1:${await freePort()}`
const haproxy = spawn('haproxy', ['-db', '-f', join(ROOT, 'examples/serve/haproxy.cfg')], {
  env: {
    ...process.env,
    LISTEN: listen,
    INSTANCE_ONE: new URL(one.origin).host,
    INSTANCE_TWO: new URL(two.origin).host,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  await untilUp(`http://${listen}/healthz`)
  let stopped: Promise<void> = Promise.resolve()
  const { calls, wrong, milliseconds } = await putLoadOn(`http://${listen}/api/v1/ext`, {
    pages: PAGES,
    concurrency: 24,
    token: TOKEN,
    onAnswer(done, all) {
      if (done === Math.floor(all / 4)) {
        console.log(`${done} of ${all}: kill -9 of the first instance`)
        stopped = one.kill('SIGKILL').then(async () => {
          await sleep(3000)
          one = await startInstance(PROGRAM, TOKEN, one.port)
          console.log('the first instance is back')
          await sleep(2000)
          console.log('SIGTERM to the second instance')
          await two.kill('SIGTERM')
          two = await startInstance(PROGRAM, TOKEN, two.port)
          console.log('the second instance is back')
        })
      }
    },
  })
  await stopped
  for (const line of wrong) console.error(line)
  console.log(`${calls} calls in ${milliseconds} ms, ${wrong.length} without their right answer`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  haproxy.kill()
  await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')])
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

async function untilUp(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { COMPILE_CACHE } from './compile-cache.ts'

/** `serve` in a process of its own. */
export interface Instance {
  origin: string
  port: number
  /** Lines of its log so far. */
  log: Record<string, unknown>[]
  /** Resolves with the code that it ended with, or the signal that ended it. */
  kill(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

/**
 * Starts an instance that audits the loopback interface.
 *
 * @param program path of the program: the bundle, or its source
 * @param port 0 for any that is free
 */
export async function startInstance(
  program: string,
  token: string,
  port = 0,
  flags: readonly string[] = [],
): Promise<Instance> {
  const args = [
    program,
    'serve',
    '--port',
    String(port),
    '--allow-private',
    '--chrome-path',
    '/no/chrome',
    ...flags,
  ]
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...COMPILE_CACHE, PATH: process.env['PATH']!, SEO_PREFLIGHT_TOKENS: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const log: Record<string, unknown>[] = []
  const listening = Promise.withResolvers<string>()
  createInterface(child.stdout!).on('line', line => {
    const entry = JSON.parse(line) as Record<string, unknown>
    log.push(entry)
    if (entry['event'] === 'listening') listening.resolve(new URL(String(entry['address'])).origin)
  })
  void ended.then(([code, signal]) => listening.reject(new Error(`serve ended with ${code ?? signal}`)))
  const origin = await listening.promise
  return {
    origin,
    port: Number(new URL(origin).port),
    log,
    async kill(signal) {
      child.kill(signal)
      const [code, by] = await ended
      return code ?? by!
    },
  }
}

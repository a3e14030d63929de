import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { COMPILE_CACHE } from './compile-cache.ts'

/** What a kept process is told to run. */
export interface Use {
  env: Record<string, string>
  cwd: string
  /** Written to both streams when the program has ended. */
  mark: string
}

export interface Ended {
  exitCode: number | null
  stdout: string
  stderr: string
}

const HOST = join(import.meta.dirname, 'kept-program-host.ts')

/**
 * Runs the bundle without arguments in processes that are kept from run to run, for tests that are about what a step does and
 * not about how its process starts and ends. All modules, variables and the working folder are those of a new process; its
 * code has been compiled and run before, which takes a quarter of the time.
 */
export class KeptProgram {
  readonly #idle: ChildProcess[] = []
  #count = 0

  async run(env: Record<string, string>, cwd: string): Promise<Ended> {
    const child = this.#idle.pop() ?? fork(HOST, { env: { ...COMPILE_CACHE }, execArgv: [], silent: true })
    const use: Use = { env, cwd, mark: `<end of run ${++this.#count}>` }
    const closed = new Promise<number | null>(resolve => child.once('close', resolve))
    const told = new Promise<number>(resolve => child.once('message', resolve))
    const streams = [child.stdout!, child.stderr!].map(stream => readTo(use.mark, stream))
    child.send(use)
    const exitCode = await Promise.race([told, closed])
    const [stdout, stderr] = (await Promise.all(streams)) as [string, string]
    if (child.connected) this.#idle.push(child.removeAllListeners())
    return { exitCode, stdout, stderr }
  }

  async close(): Promise<void> {
    const ended = this.#idle.map(child => new Promise(resolve => child.once('exit', resolve)))
    for (const child of this.#idle) child.disconnect()
    await Promise.all(ended)
  }
}

/** What is written until a mark comes, or the stream ends. */
function readTo(mark: string, stream: NodeJS.ReadableStream): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ''
  const end = () => {
    stream.off('data', take).off('end', end)
    resolve(text)
  }
  const take = (piece: string) => {
    text += piece
    if (!text.endsWith(mark)) return
    text = text.slice(0, -mark.length)
    end()
  }
  stream.setEncoding('utf8')
  stream.on('data', take).once('end', end)
  return promise
}

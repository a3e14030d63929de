/** Runs the bundle as often as it is told to, each time as a process that has just begun. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { WorkerOptions } from 'node:worker_threads'
import { engineThread } from '../../scripts/jest/engine-threads.ts'
import { BUNDLE } from './bundle.ts'
import type { Use } from './kept-program.ts'

/** Variables that are of a step, of which the engine's thread reads none: without Chrome it has no use for a home either. */
const OF_STEP = /^(?:ACTIONS|GITHUB|INPUT|RUNNER)_|^HOME$/

const threads: { Worker: unknown } = createRequire(import.meta.url)('node:worker_threads')
const { setTimeout: makeTimer, clearTimeout: endTimer } = globalThis
const program = pathToFileURL(BUNDLE).href
const emitters: readonly NodeJS.EventEmitter[] = [process, process.stdout, process.stderr]
let uses = 0

threads.Worker = new Proxy(threads.Worker as new (file: URL, options: WorkerOptions) => object, {
  construct(Worker, [file, options]: [URL, WorkerOptions]) {
    const isEngine = file.href === program && options.workerData === undefined
    return isEngine
      ? engineThread(
          file,
          options,
          variables(name => !OF_STEP.test(name)),
        )
      : new Worker(file, options)
  },
})

function variables(isWanted: (name: string) => boolean): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isWanted(name)))
}

process.once('disconnect', () => process.exit())
process.on('message', async ({ env, cwd, mark }: Use) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  process.argv = [process.execPath, BUNDLE]
  process.exitCode = undefined
  const timers = new Set<NodeJS.Timeout>()
  const listeners = emitters.map(
    emitter => new Map(emitter.eventNames().map(name => [name, emitter.rawListeners(name)])),
  )
  globalThis.setTimeout = new Proxy(makeTimer, {
    apply(make, self, given) {
      const timer = Reflect.apply(make, self, given)
      timers.add(timer)
      return timer
    },
  })
  await import(`${program}?use=${++uses}`)
  // All that a process has going ends with it.
  globalThis.setTimeout = makeTimer
  for (const timer of timers) endTimer(timer)
  emitters.forEach((emitter, index) => {
    for (const name of emitter.eventNames()) {
      const before = listeners[index]!.get(name) ?? []
      for (const listener of emitter.rawListeners(name)) {
        if (!before.includes(listener)) emitter.removeListener(name, listener as () => void)
      }
    }
  })
  process.send!(process.exitCode ?? 0)
  process.stdout.write(mark)
  process.stderr.write(mark)
})

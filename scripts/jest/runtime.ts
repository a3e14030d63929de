import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ModernFakeTimers } from '@jest/fake-timers'
import type ProcessEnvironment from './environment.ts'
import { setTestGlobals, type TestGlobals } from './globals.ts'
import { loadTestModules } from './modules.ts'

const require = createRequire(import.meta.url)

/** How the test framework is told of what nobody caught. */
const UNCAUGHT = ['uncaughtException', 'unhandledRejection', 'rejectionHandled'] as const

/** Where it keeps what a file registered. */
const HANDLERS = Symbol.for('EVENT_HANDLERS')
const STATE = 'JEST_STATE_SYMBOL'

let startFile: ReturnType<typeof loadTestModules> | undefined

/**
 * Loads test files as Node.js loads any module, in place of Jest's own runtime, which compiles all that a test file imports
 * in a context of its own. A process does that once for all of its files, and what it has run before runs fast.
 *
 * There is no replacing of modules, and no coverage.
 */
export default class NodeRuntime {
  readonly #environment: ProcessEnvironment
  readonly #uncaught = UNCAUGHT.map(event => [event, process.rawListeners(event)] as const)

  constructor({ rootDir }: { rootDir: string }, environment: ProcessEnvironment) {
    this.#environment = environment
    startFile ??= loadTestModules(rootDir)
  }

  /** The test framework, anew for each file. */
  requireInternalModule(path: string): unknown {
    delete require.cache[path]
    Reflect.deleteProperty(globalThis, HANDLERS)
    return require(path)
  }

  setGlobalsForRuntime(globals: Omit<TestGlobals, 'jest'>): void {
    setTestGlobals({ ...globals, jest: jestObject(this.#environment) })
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true
  }

  /** Of a test file, since there are no other files to set anything up. */
  async unstable_importModule(path: string): Promise<void> {
    startFile?.()
    await import(pathToFileURL(path).href)
  }

  /** Of a file that could not be loaded the framework leaves its listeners. */
  teardown(): void {
    for (const [event, listeners] of this.#uncaught) {
      process.removeAllListeners(event)
      for (const listener of listeners) process.on(event, listener as () => void)
    }
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (key.description === STATE) Reflect.deleteProperty(globalThis, key)
    }
  }

  // What follows is asked of every runtime.

  requireModule(path: string): unknown {
    return require(path)
  }

  enterTestCode(): void {}

  leaveTestCode(): void {}

  getSourceMaps(): null {
    return null
  }

  getAllCoverageInfoCopy(): undefined {}
}

/** The part of it that needs no modules of its own. */
function jestObject({ moduleMocker, fakeTimersModern }: ProcessEnvironment): TestGlobals['jest'] {
  const jest: Partial<TestGlobals['jest']> = {
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks() {
      moduleMocker.restoreAllMocks()
      return jest as TestGlobals['jest']
    },
    useFakeTimers(config) {
      fakeTimersModern.useFakeTimers(config as Parameters<ModernFakeTimers['useFakeTimers']>[0])
      return jest as TestGlobals['jest']
    },
    useRealTimers() {
      fakeTimersModern.useRealTimers()
      return jest as TestGlobals['jest']
    },
    advanceTimersByTime: ms => fakeTimersModern.advanceTimersByTime(ms),
    getTimerCount: () => fakeTimersModern.getTimerCount(),
  }
  return jest as TestGlobals['jest']
}

import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { endIdleThreads } from './engine-threads.ts'

interface EnvironmentConfig {
  projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config']
}

/**
 * Where a test file runs: in the process as it is, without a context of its own. What it changed of the process is put
 * right when it has ended, for the files that run in this process after it.
 */
export default class ProcessEnvironment {
  readonly global = globalThis
  readonly moduleMocker = new ModuleMocker(globalThis)
  readonly fakeTimers = null
  readonly fakeTimersModern: ModernFakeTimers
  readonly #exit = process.exit
  readonly #folder = process.cwd()
  readonly #variables = { ...process.env }

  constructor({ projectConfig }: EnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  /** By now Jest has made ready for the file in its own way. */
  async setup(): Promise<void> {
    Error.prepareStackTrace = stackByPaths
  }

  async teardown(): Promise<void> {
    await endIdleThreads()
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    process.exit = this.#exit
    process.exitCode = undefined
    process.chdir(this.#folder)
    restoreVariables(this.#variables)
    flushCompileCache()
  }

  exportConditions(): string[] {
    return ['node', 'node-addons']
  }

  /** There is none, and Jest asks for the method. */
  getVmContext(): null {
    return null
  }
}

function restoreVariables(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  for (const [name, value] of Object.entries(before)) {
    if (process.env[name] !== value) process.env[name] = value
  }
}

/** Places in modules by their paths, as Jest shows them, instead of their URLs. */
function stackByPaths(error: Error, frames: readonly NodeJS.CallSite[]): string {
  const places = frames.map(frame =>
    String(frame).replace(/file:\/\/[^\s?]+?(?:\?[^\s:]*)?(?=:\d+:\d+)/, pathOf),
  )
  return [headOf(error), ...places].join('\n    at ')
}

function pathOf(url: string): string {
  return fileURLToPath(url)
}

function headOf(error: Error): string {
  try {
    return String(error)
  } catch {
    return '<error>'
  }
}

import { constants } from 'node:os'

export interface StopSignals {
  /** Aborts at the first signal that ends a program in order. */
  signal: AbortSignal
  /** 128 plus the number of the signal that came; undefined where none did. */
  exitCode(): number | undefined
  /** Stops listening. */
  dispose(): void
}

/** What a person, a runner, a shell that ends or a supervisor sends to a program that is to end. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const satisfies NodeJS.Signals[]

/** Turns the first such signal into an abort, so that work can end in order. A second one ends at once. */
export function listenForStop(): StopSignals {
  const controller = new AbortController()
  let code: number | undefined
  const stop = (name: NodeJS.Signals) => {
    const number = 128 + (constants.signals[name] ?? 2)
    if (code !== undefined) process.exit(number)
    code = number
    controller.abort()
  }
  for (const name of STOPPING) process.on(name, stop)
  return {
    signal: controller.signal,
    exitCode: () => code,
    dispose() {
      for (const name of STOPPING) process.off(name, stop)
    },
  }
}

import { constants } from 'node:os'

export interface StopSignals {
  /** Aborts at the first SIGINT or SIGTERM. */
  signal: AbortSignal
  /** 128 plus the number of the signal that came; undefined where none did. */
  exitCode(): number | undefined
  /** Stops listening. */
  dispose(): void
}

/** Turns the first SIGINT or SIGTERM into an abort, so that work can end in order. A second one ends at once. */
export function listenForStop(): StopSignals {
  const controller = new AbortController()
  let code: number | undefined
  const stop = (name: NodeJS.Signals) => {
    const number = 128 + (constants.signals[name] ?? 2)
    if (code !== undefined) process.exit(number)
    code = number
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: controller.signal,
    exitCode: () => code,
    dispose() {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}

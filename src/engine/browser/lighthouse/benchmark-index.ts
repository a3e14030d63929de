import { setTimeout as sleep } from 'node:timers/promises'
import type Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

type Driver = Parameters<Trace['startSensitiveInstrumentation']>[0]['driver']

/** What Lighthouse evaluates in a blank page. Each of its two loops takes half a second and gives a rate. */
const BENCHMARK = pageFunctions.computeBenchmarkIndex.toString()
const LOOP_TIME = '< 500'
/** Milliseconds for each loop, after as many as it takes until its code is compiled. */
const LOOP_MS = 100
const WARM_UP_MS = 20
/** A page that hangs lets nothing run. */
const MOST_MS = 2000

/**
 * Keeps Lighthouse from its own benchmark of the machine. It would run while all is made ready, beside other work, so
 * that a machine looked slower than it is; and it takes a second of each page's time.
 */
export function leaveOutBenchmark(): void {
  if (BENCHMARK.split(LOOP_TIME).length !== 3) throw new Error('the benchmark of Lighthouse has changed')
  pageFunctions.computeBenchmarkIndex = () => 0
}

/**
 * The speed of this machine in Lighthouse's unit, of which about 1000 and more belong to a desktop, by its own benchmark
 * in a quarter of its time. Nothing else may be at work, and the page must have been recorded: one that is opened in a
 * tab that was just at work may paint a second earlier than in one that was at rest.
 *
 * @returns 0 where the page does not let it run, which has then failed to load
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/throttling.md#calibrating-multipliers
 */
export async function benchmarkIndex({ executionContext }: Driver): Promise<number> {
  const benchmark = `ms => (${BENCHMARK.replaceAll(LOOP_TIME, '< ms')})()`
  const expression = `(benchmark => { benchmark(${WARM_UP_MS}); return benchmark(${LOOP_MS}) })(${benchmark})`
  const found = executionContext.evaluateAsync(expression, { useIsolation: true }).catch(() => 0)
  return await Promise.race([found, sleep(MOST_MS, 0, { ref: false })])
}

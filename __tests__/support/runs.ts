import type { Report } from '../../src/report/report.ts'
import { run, type Surroundings } from '../../src/run/run.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'

export interface Finished {
  report: Report
  warnings: readonly string[]
}

/** Runs the program with nothing around it. A fault of the program fails the test. */
export async function runProgram(given: Written, around: Partial<Surroundings> = {}): Promise<Finished> {
  const settings = await loadSettings(given, path => path)
  let warnings: readonly string[] = []
  const report = await run(settings, {
    signal: new AbortController().signal,
    redact: text => text,
    onStart() {},
    onWait() {},
    onNote() {},
    onRun() {},
    onPage() {},
    onFault(error) {
      throw error
    },
    async publish(_view, _files, all) {
      warnings = all
    },
    ...around,
  })
  return { report, warnings }
}

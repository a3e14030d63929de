import type { Finding } from './findings.ts'
import type { RunView } from './pages.ts'
import type { Failure } from './places.ts'
import type { ReportView } from './report-view.ts'

/** A finding, as far as it concerns one page. */
export interface RunFailure {
  finding: Finding
  failure: Failure
}

/** Gives what a tool found on a page, the worst first. */
export type FailuresOf = (url: string, tool: RunView['tool']) => readonly RunFailure[]

/** The findings by the pages that they are on and the tools that found them. */
export function failuresByRun({ findings }: Pick<ReportView, 'findings'>): FailuresOf {
  const byRun = new Map<string, RunFailure[]>()
  for (const finding of findings) {
    for (const failure of finding.failures) {
      const key = `${finding.tool} ${failure.page.url}`
      const some = byRun.get(key) ?? []
      some.push({ finding, failure })
      byRun.set(key, some)
    }
  }
  return (url, tool) => byRun.get(`${tool} ${url}`) ?? []
}

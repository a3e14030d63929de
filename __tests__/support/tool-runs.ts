import type { Check, ToolRun } from '../../src/api/results.ts'
import type { PageLighthouse } from '../../src/engine/browser/lighthouse/page-measurement.ts'
import { runTool } from '../../src/engine/judging/run-tool.ts'
import type { ToolDefinition } from '../../src/engine/judging/tool-definition.ts'
import { HttpClient } from '../../src/engine/network/http-client.ts'
import { Memo } from '../../src/engine/network/memo.ts'
import { type PageBrowser, Visit } from '../../src/engine/visit/visit.ts'
import { type Answer, startWebServer } from './web-server.ts'

export interface AuditedSite {
  run: ToolRun
  /** The check under its name without the tool's; of a tool that was not measured, with the reason for that. */
  check(name: string): Check
  origin: string
  requests: string[]
}

/**
 * Runs one tool on one page of a real server, which is closed afterwards.
 *
 * @param routes see {@link startWebServer}; a text alone is the page at `/`
 * @param path of the audited page
 * @param browser that renders the page; left out, there is none
 * @param lighthouse that measures the page; left out, there is none
 */
export async function auditSite(
  tool: ToolDefinition,
  routes: string | Record<string, Answer>,
  path = '/',
  browser?: PageBrowser,
  lighthouse?: PageLighthouse,
): Promise<AuditedSite> {
  const server = await startWebServer(typeof routes === 'string' ? { '/': routes } : routes)
  const http = new HttpClient({ addresses: 'any', userAgent: 'SEO-Preflight-Test', timeoutMs: 5000 })
  const visit = new Visit(`${server.origin}${path}`, {
    http,
    siteMemo: new Memo(100, Number.POSITIVE_INFINITY),
    headers: {},
    ...(browser && { browser }),
    ...(lighthouse && { lighthouse }),
    signal: new AbortController().signal,
  })
  try {
    const run = await runTool(tool, visit)
    const checks = checksOf(tool, run)
    const check = (name: string) => {
      const found = checks.find(({ id }) => id === `${tool.name}/${name}`)
      if (!found) throw new Error(`${tool.name} has no check "${name}"; run was ${run.status}: ${run.reason}`)
      return found
    }
    return { run, check, origin: server.origin, requests: server.requests }
  } finally {
    await http.close()
    await server.close()
  }
}

/** The checks of a run; where the tool was not measured none of them was, for the same reason. */
export function checksOf(tool: ToolDefinition, { status, reason, checks }: ToolRun): Check[] {
  if (status === 'measured') return checks
  return Object.entries(tool.checks).map(([name, { severity, title, help }]) => ({
    id: `${tool.name}/${name}`,
    title,
    severity,
    outcome: 'not-measured',
    help,
    message: reason!,
    occurrences: [],
  }))
}

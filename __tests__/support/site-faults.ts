import type { Check, Page } from '../../src/api/results.ts'
import { auditedPage, failedCheck, measuredRun } from './reports.ts'

/** A fault of the site's robots.txt: a warning, in line 3. */
export function robotsFault(origin: string): Check {
  return failedCheck({
    id: 'robots/unknown-rule',
    title: 'A line of robots.txt is no rule',
    severity: 'warning',
    scope: 'site',
    occurrences: [{ url: `${origin}/robots.txt`, line: 3, message: '"Alow" is no rule' }],
  })
}

/** A fault of the site that has no place. */
export const HOST_FAULT = failedCheck({
  id: 'dns/no-ipv6',
  title: 'The host has no IPv6 address',
  severity: 'notice',
  scope: 'site',
  message: 'It has no AAAA record',
  occurrences: [],
})

/** A page without a title, of a site with both faults. */
export function pageOfFaultySite(url: string): Page {
  const { origin } = new URL(url)
  return auditedPage(url, [
    measuredRun({ checks: [failedCheck({ occurrences: [{ url, selector: 'head' }] })] }),
    measuredRun({ tool: 'robots', checks: [robotsFault(origin)] }),
    measuredRun({ tool: 'dns', checks: [HOST_FAULT] }),
  ])
}

import { type FailureRef, placesIn } from '../../api/comparison.ts'
import type { Page } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { bySeverityAndExtent, type Failure, type Finding } from './findings.ts'

/** Failures of a comparison as findings: each check once, with its pages and their places, the worst first. */
export function comparedFindings(refs: readonly FailureRef[], { pages, rules }: Report): Finding[] {
  const pageOf = new Map(pages.map(page => [page.url, page]))
  const findings = [...Map.groupBy(refs, ({ check }) => check)].map(([id, ofCheck]): Finding => {
    const { tool, title, severity } = ofCheck[0]!
    const rule = Object.hasOwn(rules, id) ? rules[id]! : { title, severity, why: '', fix: '', help: '' }
    const failures = [...Map.groupBy(ofCheck, ({ page }) => page)].map(([url, ofPage]) =>
      failureOn(pageOf.get(url) ?? { url, score: null, runs: [] }, ofPage),
    )
    return { id, tool, rule, severity, failures, places: placesIn(failures) }
  })
  return findings.sort(bySeverityAndExtent)
}

function failureOn(page: Page, refs: readonly FailureRef[]): Failure {
  const { tool } = refs[0]!
  return {
    page,
    message: undefined,
    occurrences: refs.flatMap(({ place }) => (place ? [place] : [])),
    finalUrl: page.runs.find(run => run.tool === tool)?.finalUrl,
    places: placesIn(refs),
  }
}

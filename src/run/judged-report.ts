import type { Lookup } from '../api/addresses.ts'
import type { Baseline, Comparison, LostAddress } from '../api/comparison.ts'
import { compare, isUsable } from '../gate/baseline/compare.ts'
import type { ChangeApproval } from '../gate/conditions.ts'
import { pendingChanges } from '../gate/fail-on-change.ts'
import { judge } from '../gate/gate.ts'
import type { OtherAddress } from '../gate/globs.ts'
import { setAside } from '../gate/ignore.ts'
import { type Severities, wantedSeverities, withSeverities } from '../gate/severities.ts'
import { resultsWithTwins } from '../gate/twins.ts'
import { Figures } from '../report/figures.ts'
import { type Findings, type Report, withResults } from '../report/report.ts'
import type { Settings } from '../settings/table.ts'
import type { OpenedBaseline } from './open-baseline.ts'
import { cutPlaces, notIgnored, withLookup } from './with-lookup.ts'

/** Tells whether the pull request of the run bears a label; rejects never. */
export type IsApproved = (label: string) => Promise<boolean>

/** A report with its verdict, and what a reader should know beside. */
export interface JudgedReport {
  report: Report
  warnings: string[]
}

/**
 * Sets aside what is ignored, compares with the baseline and asks the gate. A shard is left as it is, since the gate
 * judges all shards together.
 *
 * @param opened the baseline, unless it is production: that comes with the findings
 * @param isCut whether the run was cancelled, which fails it
 * @param otherAddress of an address on the audited site the same on production, and the other way round
 * @param isApproved asked where changes need a person; undefined where nobody can approve
 */
export async function judgedReport(
  { baseline: measured, lookup, ...found }: Findings,
  settings: Settings,
  opened: OpenedBaseline,
  isCut: boolean,
  otherAddress: OtherAddress | undefined,
  isApproved: IsApproved | undefined,
): Promise<JudgedReport> {
  if (found.shard) {
    const verdict = {
      passed: false,
      reasons: ['This is one shard of several: they are judged together by "merge"'],
    }
    // What was visited is looked for already.
    const { visited: _, ...baseline } = measured ?? {}
    const kept = { ...(measured && { baseline: baseline as Baseline }), ...(lookup && { lookup }) }
    return { report: { ...found, ...kept, verdict }, warnings: [] }
  }
  const { findings, lost } = lookup ? await withLookup(found, lookup) : { findings: found, lost: [] }
  const { overrides } = settings
  const severities = { severity: settings.severity ?? [], overrides, otherAddress }
  const whole = setAside(withSeverities(findings, severities), {
    ignore: settings.ignore ?? [],
    overrides,
    otherAddress,
  })
  const aside = { ...whole, sites: cutPlaces(whole.sites) }
  const figures = new Figures()
  const marked = resultsWithTwins(aside, page => figures.addPage(page), wantedSeverities(severities))
  for (const site of marked.sites) figures.addSite(site)
  const counted = withResults(findings, { ...marked, analyses: aside.analyses }, figures)
  const { comparison: byChecks, missing } = compared(counted, settings, measured, opened, severities)
  const comparison = byChecks && lookup ? withAddresses(byChecks, lookup, notIgnored(lost, whole)) : byChecks
  const judged = { ...counted, ...(comparison && { comparison }) }
  const { warnings, failing, ...judgement } = await judge(
    judged,
    {
      failOn: settings.failOn,
      minScore: settings.minScore ?? { tools: {} },
      failIf: settings.failIf ?? [],
      notMeasured: settings.notMeasured,
      overrides,
      otherAddress,
      scoreTolerance: settings.scoreTolerance,
      changeApproval: await approvalOf(settings, comparison, otherAddress, isApproved),
    },
    comparison,
  )
  const verdict: Report['verdict'] = {
    ...judgement,
    failOn: settings.failOn,
    ...(failing.length > 0 && { failing }),
  }
  if (isCut) {
    verdict.passed = false
    verdict.reasons.unshift('The run was cancelled; what was measured until then is in the report')
  }
  const notes = (comparison?.notes ?? []).map(note => `baseline: ${note}`)
  const withoutBaseline =
    missing === undefined
      ? []
      : [
          `baseline: ${missing}; every failure counts${settings.failOnChange ? ', and no change is judged' : ''}`,
        ]
  return {
    report: {
      ...judged,
      ...(missing !== undefined && { withoutBaseline: missing }),
      // Scores of another source follow from other rules.
      ...(opened.history && opened.baseline?.source === findings.source && { history: opened.history }),
      verdict,
    },
    warnings: [...withoutBaseline, ...notes, ...aside.warnings, ...warnings],
  }
}

/** What is lost is told, unless nothing was told of any address that was asked for. */
function withAddresses(comparison: Comparison, lookup: Lookup, lost: readonly LostAddress[]): Comparison {
  const { sites, open, added, notes } = lookup
  const known = sites.reduce((sum, site) => sum + site.known, 0)
  const asked = sites.reduce((sum, site) => sum + site.asked, 0)
  const unknown = open.filter(({ state }) => state === 'unknown').length
  const isTold = known > 0 && (asked === 0 || unknown < asked)
  return {
    ...comparison,
    ...(isTold && { lost: [...lost] }),
    ...(added && { added }),
    notes: [...comparison.notes, ...notes],
  }
}

/** Whether the changes that need a person are approved; nobody is asked where there are none. */
async function approvalOf(
  { failOnChange: rules, approvalLabel: label }: Settings,
  comparison: Comparison | undefined,
  otherAddress: OtherAddress | undefined,
  isApproved: IsApproved | undefined,
): Promise<ChangeApproval | undefined> {
  if (!rules) return undefined
  const isNeeded = comparison !== undefined && pendingChanges(comparison, rules, otherAddress).length > 0
  return { rules, label, isGiven: isNeeded && ((await isApproved?.(label)) ?? false) }
}

function compared(
  findings: Findings,
  settings: Settings,
  measured: Baseline | undefined,
  opened: OpenedBaseline,
  severities: Severities,
): { comparison?: Comparison; missing?: string } {
  if (settings.baseline === undefined) return {}
  const baseline = settings.baseline === 'production' ? measured : opened.baseline
  if (!baseline)
    return { missing: opened.missing ?? 'the reports of the shards contain no audit of production' }
  if (baseline.source !== findings.source) {
    const [before, now] = [baseline.source, findings.source].map(source => SOURCES[source])
    return { missing: `${baseline.name} was measured by ${before}, and this run by ${now}` }
  }
  if (!isUsable(baseline)) {
    const reason = baseline.pages.flatMap(page => page.runs)[0]?.reason
    return { missing: `nothing was measured of ${baseline.name}${reason === undefined ? '' : `: ${reason}`}` }
  }
  const before = withSeverities(baseline, severities)
  return { comparison: compare(findings, before, settings.scoreTolerance ?? { tools: {} }) }
}

const SOURCES = { engine: 'the embedded engine', hosted: 'a hosted service' } as const

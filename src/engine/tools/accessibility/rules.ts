import type { ImpactValue } from 'axe-core'
import type { Severity } from '../../../api/results.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { AXE_RULES } from './axe-rules.ts'
import { EXAMPLES } from './examples.ts'
import { criteriaOf } from './wcag.ts'

export type Impact = NonNullable<ImpactValue>

/** One rule of axe-core that the tool runs. */
export interface Rule {
  id: string
  impact: Impact
  /** As `WCAG 1.4.3 (AA)`; undefined for what is a best practice alone. */
  criteria: string | undefined
  help: string
  description: string
  helpUrl: string
}

/** Rules that axe leaves off by default and the tool runs: see `AXE_OPTIONS` of the browser. */
const RUN_TOO: ReadonlySet<string> = new Set(['target-size'])
/** Tells that a frame could not be looked into, which is no fault of the page: it stands in the facts. */
export const FRAME_NOT_TESTED = 'frame-tested'

/** What Deque's impacts mean for people. @see https://github.com/dequelabs/axe-core/blob/develop/doc/issue_impact.md */
const CONSEQUENCES: Readonly<Record<Impact, string>> = {
  critical: 'People who use assistive technology are locked out of this part of the page',
  serious: 'People with disabilities meet a serious barrier and may not get past it',
  moderate: 'People who use assistive technology find their way with difficulty',
  minor: 'People who use assistive technology are held up a little',
}

interface AxeRule {
  id: string
  enabled: boolean
  impact: Impact
  tags: readonly string[]
  help: string
  description: string
  helpUrl: string
}

/** The rules of axe-core that the tool runs, with what axe says of them. */
export function runRules(): Rule[] {
  return AXE_RULES.trim()
    .split('\n')
    .map(line => JSON.parse(line) as AxeRule)
    .filter(isRun)
    .map(({ enabled: _, tags, ...rule }) => ({ ...rule, criteria: criteriaOf(tags) }))
}

/** A rule as a check: its id is axe's, its severity follows from the impact that axe gives it. */
export function checkOf(rule: Rule): CheckDefinition {
  const asks = rule.criteria === undefined ? 'a best practice' : `asked for by ${rule.criteria}`
  return {
    severity: severityOf(rule),
    title: rule.help,
    why: `${CONSEQUENCES[rule.impact]}; ${asks}.`,
    fix: `${rule.description}.`,
    help: rule.helpUrl,
    example: EXAMPLES[rule.id] ?? '',
  }
}

/**
 * Accessibility faults lose users: what locks them out is an error, what hinders them a warning. A best practice that no
 * criterion of WCAG asks for, and what only holds people up, is a notice, unless axe calls it serious.
 */
function severityOf({ impact, criteria }: Rule): Severity {
  if (impact === 'critical') return criteria === undefined ? 'warning' : 'error'
  if (impact === 'serious') return 'warning'
  return impact === 'moderate' && criteria !== undefined ? 'warning' : 'notice'
}

function isRun({ id, enabled, tags }: AxeRule): boolean {
  if (id === FRAME_NOT_TESTED || tags.includes('experimental') || tags.includes('deprecated')) return false
  return enabled || RUN_TOO.has(id)
}

import type { ImpactValue } from 'axe-core'
import type { Severity } from '../../../api/results.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { AXE_RULES } from './axe-rules.ts'
import { EXAMPLES } from './examples.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { REASONS } from './reasons.ts'
import { TITLES } from './titles.ts'
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

/**
 * Rules that nobody acts on; what broke them stands in the facts. Few sites have landmarks around everything, one header
 * and one footer outside of all else or names for all of them, and the corner of a table is empty: readers get along. The role of decoration
 * on what takes the focus is one that browsers ignore, so that nothing is lost.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
 */
export const ONLY_FACTS: ReadonlySet<string> = new Set([
  'region',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'empty-table-header',
  'presentation-role-conflict',
])

/** What Deque's impacts mean for people, for a rule that is new in axe. @see https://github.com/dequelabs/axe-core/blob/develop/doc/issue_impact.md */
const CONSEQUENCES: Readonly<Record<Impact, string>> = {
  critical: 'People who use a screen reader or the keyboard cannot use this part of the page at all',
  serious: 'People with disabilities may be unable to read or use this part of the page',
  moderate: 'People who use assistive technology have difficulty finding their way',
  minor: 'People who use assistive technology lose some time here',
}

/** Rules of less weight than their impact says, each with the reason. */
const NOTICES: ReadonlySet<string> = new Set([
  // Level AA of WCAG 2.2, which no law asks for yet; links in a footer break it on most sites.
  'target-size',
  // Matters of design, which WCAG leaves a choice in.
  'link-in-text-block',
  // Browsers pass over them, and nobody notices.
  ...['html-xml-lang-mismatch', 'autocomplete-valid', 'accesskeys', 'avoid-inline-spacing', 'blink'],
  // The field has a name, and the box takes the focus in Chrome and Firefox by itself.
  ...['label-title-only', 'scrollable-region-focusable'],
])

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
  const asks = rule.criteria === undefined ? 'This is a best practice' : `${rule.criteria} requires this`
  const repair = INSTRUCTIONS[rule.id]?.repair ?? rule.description
  return {
    severity: severityOf(rule),
    title: TITLES[rule.id] ?? rule.help,
    why: `${REASONS[rule.id] ?? CONSEQUENCES[rule.impact]}. ${asks}.`,
    fix: `${repair[0]!.toUpperCase()}${repair.slice(1)}.`,
    help: rule.helpUrl,
    example: EXAMPLES[rule.id] ?? '',
  }
}

/**
 * A warning is what locks people out or hinders them; no team stops a release for it, so none is an error unless the
 * settings say so. A best practice that no criterion of WCAG asks for is a notice, unless axe calls it serious.
 */
function severityOf({ id, impact, criteria }: Rule): Severity {
  if (NOTICES.has(id)) return 'notice'
  if (impact === 'critical' || impact === 'serious') return 'warning'
  return impact === 'moderate' && criteria !== undefined ? 'warning' : 'notice'
}

function isRun({ id, enabled, tags }: AxeRule): boolean {
  if (
    id === FRAME_NOT_TESTED ||
    ONLY_FACTS.has(id) ||
    tags.includes('experimental') ||
    tags.includes('deprecated')
  )
    return false
  return enabled || RUN_TOO.has(id)
}

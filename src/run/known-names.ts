import { isTool, TOOLS } from '../api/tools.ts'
import { readExpression } from '../expressions/expression.ts'
import { type Schema, textsAt, unknownName } from '../expressions/schema-names.ts'
import type { FailIf } from '../gate/conditions.ts'
import { globMatcher } from '../gate/globs.ts'
import { inline } from '../gate/reason-line.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'
import { suggestion } from '../text/nearest.ts'

/**
 * Refuses names in `fail-if`, `ignore` and `severity` that nothing of ours has: the condition would never be true, the line set
 * nothing aside. What a service answers is not known before it does.
 *
 * @throws SettingsError with a line for each
 */
export async function assertNamesKnown(settings: Settings): Promise<void> {
  const isEngine = settings.baseUrl === undefined && settings.merge === undefined
  const problems: string[] = []
  for (const { where, failIf = [], ignore = [], severity = [] } of placesOf(settings)) {
    const expressions = failIf.filter(({ scope }) => isEngine || scope === 'report' || scope === 'rank')
    for (const line of await nameProblems(expressions, isEngine)) problems.push(`${where}fail-if: ${line}`)
    if (!isEngine) continue
    for (const line of await checkProblems(ignore)) problems.push(`${where}ignore: ${line}`)
    for (const line of await checkProblems(severity)) problems.push(`${where}severity: ${line}`)
  }
  if (problems.length > 0) throw new SettingsError(problems)
}

interface SettingsPlace {
  /** Start of a line on it. */
  where: string
  failIf?: readonly FailIf[]
  ignore?: readonly { check: string }[]
  severity?: readonly { check: string }[]
}

function placesOf(settings: Settings): SettingsPlace[] {
  const overrides = settings.overrides.map((override, index) => ({
    ...override,
    where: `overrides: number ${index + 1}, `,
  }))
  return [{ ...settings, where: '' }, ...overrides]
}

async function nameProblems(conditions: readonly FailIf[], isEngine: boolean): Promise<string[]> {
  if (conditions.length === 0) return []
  const { toolRunShape } = await import('../api/result-schemas.ts')
  const { findingsShape } = await import('../report/report-schema.ts')
  const { rankShape } = await import('../api/rank-schemas.ts')
  const ofTools = toolRunShape() as Schema
  const ofReport = findingsShape() as Schema
  const ofRank = rankShape() as Schema
  const problems: string[] = []
  for (const { scope, expression } of conditions) {
    const { paths, compared } = await readExpression(expression)
    const [schema, what] =
      scope === 'report'
        ? [ofReport, 'the findings']
        : scope === 'rank'
          ? [ofRank, 'rank projects']
          : [ofTools, `results of ${scope}`]
    const unknown = paths.flatMap(path => unknownName(path, schema) ?? [])
    const byName = new Map(unknown.map(found => [found.name, found]))
    for (const { name, known } of byName.values()) {
      const hint = suggestion(name, known) || suggestion(name, Object.keys(schema.properties ?? {}))
      problems.push(
        `"${scope}: ${inline(expression)}" reads "${inline(name)}", which ${what} never have${hint}`,
      )
    }
    for (const { path, text } of compared) {
      const isCheck = path.at(-1) === 'id' && path.at(-2) === 'checks' && !path.includes('facts')
      const texts = isCheck && isEngine ? await checkIds() : textsAt(path, schema)
      if (!texts || texts.includes(text)) continue
      const [place, hint] = [path.join('.'), suggestion(text, texts)]
      problems.push(
        `"${scope}: ${inline(expression)}" has "${inline(text)}", which "${place}" never is${hint}`,
      )
    }
  }
  return problems
}

async function checkProblems(rules: readonly { check: string }[]): Promise<string[]> {
  if (rules.length === 0) return []
  const ids = await checkIds()
  return rules.flatMap(({ check }) => {
    if (ids.some(globMatcher(check))) return []
    const hint = check.includes('*') ? toolHint(check) : suggestion(check, ids)
    return [`"${inline(check)}" is not the id of a check${hint}; "seo-preflight checks" lists all of them`]
  })
}

async function checkIds(): Promise<string[]> {
  const { CHECK_IDS } = await import('../engine/tools/check-ids.ts')
  return CHECK_IDS.trim().split('\n')
}

/** The tool that a glob probably means, where it begins with a word that is none. */
function toolHint(glob: string): string {
  const [, word] = /^([a-z-]+)\//i.exec(glob) ?? []
  return word === undefined || isTool(word) ? '' : suggestion(word, TOOLS)
}

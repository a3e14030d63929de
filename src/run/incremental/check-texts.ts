import type { Check } from '../../api/results.ts'
import { allChecksOf } from '../../engine/judging/tool-definition.ts'
import { ALL_TOOLS } from '../../engine/tools/index.ts'

/** What is the same wherever a check of this program stands. */
export type CheckTexts = Pick<Check, 'scope' | 'title' | 'severity' | 'help' | 'why' | 'fix'>

/** The texts of all checks of this version, by id. */
export async function checkTexts(): Promise<ReadonlyMap<string, CheckTexts>> {
  const texts = new Map<string, CheckTexts>()
  for (const tool of ALL_TOOLS) {
    for (const [name, { scope, title, severity, help, why, fix }] of Object.entries(
      await allChecksOf(tool),
    )) {
      texts.set(`${tool.name}/${name}`, { ...(scope && { scope }), title, severity, help, why, fix })
    }
  }
  return texts
}

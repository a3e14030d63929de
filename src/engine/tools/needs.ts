import { TOOLS, type Tool } from '../../api/tools.ts'
import type { Gathering } from '../browser/gathering.ts'
import type { Need } from '../judging/tool-definition.ts'
import type { Visit } from '../visit/visit.ts'
import { ENGINE_TOOLS } from './index.ts'

/** Whether a tool must have something gathered. */
export function doesNeed(tool: Tool, need: Need): boolean {
  return ENGINE_TOOLS[tool].needs.includes(need)
}

/** What some tools read of a page in Chrome that is gathered for its readers alone. */
export function gatheredFor(tools: readonly Tool[] = TOOLS): ReadonlySet<Gathering> {
  return new Set(tools.flatMap(tool => ENGINE_TOOLS[tool].gathers ?? []))
}

/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
export async function showsPage(tool: Tool, visit: Visit): Promise<boolean> {
  if (doesNeed(tool, 'rendered')) return true
  return doesNeed(tool, 'page') && (await visit.runsScripts()) && (await visit.renderChoice()).shown
}

/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
export function inOrder(tools: readonly Tool[]): readonly Tool[] {
  return tools.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(tool: Tool): number {
  if (doesNeed(tool, 'lighthouse')) return 0
  if (doesNeed(tool, 'rendered')) return 3
  return doesNeed(tool, 'page') ? 2 : 1
}

import type { Tool } from '../api/tools.ts'
import { globFault } from '../gate/globs.ts'
import { suggestion } from '../words/nearest.ts'
import { expressionLines, ignoreLines, type Kind, scoreBounds, toolList } from './kinds.ts'
import type { Override } from './table.ts'

/** One override as it stands in the config file, its values in the form that inputs have. */
export type WrittenOverride = Readonly<Record<string, string>>

/** What an override can set, beside the `url` of the pages that it is for. */
export const OVERRIDABLE = ['tools', 'min-score', 'fail-if', 'ignore'] as const

/** Most overrides: each is compared with each page. */
const MAX_OVERRIDES = 100

/**
 * Reads the overrides of the config file.
 *
 * @param tools of the run, which `-name` leaves one out of
 * @param problems takes one line for each that is wrong
 */
export function readOverrides(
  written: readonly WrittenOverride[],
  tools: readonly Tool[],
  problems: string[],
): Override[] {
  if (written.length > MAX_OVERRIDES) {
    problems.push(`overrides: has ${written.length} entries; at most ${MAX_OVERRIDES} are allowed`)
    return []
  }
  return written.map((override, index) => {
    const place = `overrides: number ${index + 1}`
    const { url = '' } = override
    for (const name of Object.keys(override)) {
      if (name !== 'url' && !(OVERRIDABLE as readonly string[]).includes(name)) {
        const hint = suggestion(name, ['url', ...OVERRIDABLE])
        problems.push(`${place} has "${name}"; allowed are url, ${OVERRIDABLE.join(', ')}${hint}`)
      }
    }
    if (url.trim() === '' || /\s/.test(url.trim())) {
      problems.push(`${place} needs a "url", such as "/blog/*" or "https://shop.example/*"`)
    }
    const fault = globFault(url)
    if (fault !== undefined) problems.push(`${place}: its "url" ${fault}`)
    if (!OVERRIDABLE.some(name => name in override)) {
      problems.push(`${place} sets nothing; it can set ${OVERRIDABLE.join(', ')}`)
    }
    const read = <T>(name: (typeof OVERRIDABLE)[number], kind: Kind<T>): T | undefined => {
      const text = override[name]
      if (text === undefined) return undefined
      const { value, problem } = kind.read(text)
      if (problem !== undefined) problems.push(`${place}, ${name}: ${problem}`)
      return value
    }
    const chosen = read('tools', toolList(tools))
    const minScore = read('min-score', scoreBounds())
    const failIf = read('fail-if', expressionLines())
    const ignore = read('ignore', ignoreLines())
    if (failIf?.some(({ scope }) => scope === 'report')) {
      problems.push(`${place}, fail-if: has "report", which is of no page; it belongs into "fail-if" itself`)
    }
    return {
      url: url.trim(),
      ...(chosen && { tools: chosen }),
      ...(minScore && { minScore }),
      ...(failIf && { failIf }),
      ...(ignore && { ignore }),
    }
  })
}

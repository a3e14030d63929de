import type { Tool } from '../api/tools.ts'
import { globFault } from '../gate/globs.ts'
import { suggestion } from '../text/nearest.ts'
import { toolList } from './kinds.ts'
import { camelCase } from './setting.ts'
import { definitionOf, type Override, SETTING_NAMES } from './table.ts'

/** One override as it stands in the config file, its values in the form that inputs have. */
export type WrittenOverride = Readonly<Record<string, string>>

/** What an override can set, beside the `url` of the pages that it is for. */
export const OVERRIDABLE = SETTING_NAMES.filter(name => definitionOf(name).overridable)

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
      problems.push(`${place} changes no setting; it can change ${OVERRIDABLE.join(', ')}`)
    }
    const values = OVERRIDABLE.flatMap(name => {
      const text = override[name]
      if (text === undefined) return []
      const kind = name === 'tools' ? toolList(tools) : definitionOf(name).kind
      const { value, problem } = kind.read(text)
      if (problem === undefined) return [[camelCase(name), value]]
      problems.push(`${place}, ${name}: ${problem}`)
      return []
    })
    const read: Override = { url: url.trim(), ...Object.fromEntries(values) }
    for (const whole of ['report', 'rank']) {
      if (!read.failIf?.some(({ scope }) => scope === whole)) continue
      problems.push(
        `${place}, fail-if: has "${whole}", which is not about single pages; move it to "fail-if" outside of "overrides"`,
      )
    }
    return read
  })
}

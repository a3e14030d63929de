import type { Json, Severity } from '../../../api/results.ts'
import type { Entry } from '../entries.ts'
import type { Page, Part } from '../reading.ts'
import { UNKNOWN_SEVERITY } from '../severity.ts'
import { containerLevels } from './containers.ts'
import { wordsOf } from './names.ts'

/** Last words of names of numbers of failures. */
const COUNTED: ReadonlyMap<string, Severity> = new Map([
  ['errors', 'error'],
  ['criticals', 'error'],
  ['critical', 'error'],
  ['warnings', 'warning'],
  ['notices', 'notice'],
  ['issues', UNKNOWN_SEVERITY],
  ['problems', UNKNOWN_SEVERITY],
  ['violations', UNKNOWN_SEVERITY],
  ['failed', UNKNOWN_SEVERITY],
])

/** Numbers of failures that a body gives for the whole; each above 0 is a failure, since it does not say which. */
export function countsIn(body: Json, { tool }: Page): { entries: Entry[]; parts: Part[] } {
  const entries: Entry[] = []
  const parts: Part[] = []
  for (const { object, path } of containerLevels(body, tool).flat()) {
    for (const [name, value] of Object.entries(object)) {
      const severity = COUNTED.get(wordsOf(name).at(-1) ?? '')
      if (severity === undefined || typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
        continue
      parts.push({ as: 'number of failures', path: [...path, name], severity, count: value })
      const words = wordsOf(name).join(' ')
      const item = {
        key: name,
        title: `The service counts ${words} and does not list them`,
        message: `${value} ${words}`,
      }
      if (value > 0) entries.push({ item, meaning: { outcome: 'fail', severity } })
    }
  }
  return { entries, parts }
}

import type { Json, Severity } from '../../../api/results.ts'
import type { Entry } from '../entries.ts'
import { isObject, own } from '../fields.ts'
import type { Page, Part } from '../reading.ts'
import { UNKNOWN_SEVERITY } from '../severity.ts'
import { type Container, containerLevels } from './containers.ts'
import { wordsOf } from './names.ts'

/** Words that say that a number is one. */
const NUMBER_WORDS = ['count', 'counts', 'number', 'num', 'total']
/** Last words of names of numbers of failures, without those. */
const COUNTED: ReadonlyMap<string, Severity> = new Map([
  ['errors', 'error'],
  ['error', 'error'],
  ['criticals', 'error'],
  ['critical', 'error'],
  ['warnings', 'warning'],
  ['warning', 'warning'],
  ['notices', 'notice'],
  ['issue', UNKNOWN_SEVERITY],
  ['issues', UNKNOWN_SEVERITY],
  ['problems', UNKNOWN_SEVERITY],
  ['violations', UNKNOWN_SEVERITY],
  ['failed', UNKNOWN_SEVERITY],
])

/** Names of numbers of failures where an object has several of them. */
const SEVERITIES: ReadonlyMap<string, Severity> = new Map([
  ['critical', 'error'],
  ['serious', 'error'],
  ['high', 'error'],
  ['major', 'warning'],
  ['moderate', 'warning'],
  ['medium', 'warning'],
  ['minor', 'notice'],
  ['low', 'notice'],
])

/** Objects that hold such numbers, beside those of the whole. */
const HOLDERS = ['issues', 'problems', 'violations', 'counts', 'totals', 'statistics', 'stats']

/** Numbers of failures that a body gives for the whole; each above 0 is a failure, since it does not say which. */
export function countsIn(body: Json, { tool }: Page): { entries: Entry[]; parts: Part[] } {
  const entries: Entry[] = []
  const parts: Part[] = []
  const wholes = containerLevels(body, tool).flat()
  for (const { object, path } of [...wholes, ...wholes.flatMap(holdersIn)]) {
    // One of these words alone may be said of anything, such as the lowest of some prices.
    const isBySeverity = Object.keys(object).filter(name => SEVERITIES.has(name)).length >= 2
    for (const [name, value] of Object.entries(object)) {
      const words = wordsOf(name).filter(word => !NUMBER_WORDS.includes(word))
      const severity = COUNTED.get(words.at(-1) ?? '') ?? (isBySeverity ? SEVERITIES.get(name) : undefined)
      if (severity === undefined || typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
        continue
      parts.push({ as: 'number of failures', path: [...path, name], severity, count: value })
      const noun = words.join(' ').replace(/(?:error|warning|issue)$/, '$&s')
      const title = `The service counts ${noun} and does not list them`
      const item = { key: name, title, message: `${value} ${noun}` }
      if (value > 0) entries.push({ item, meaning: { outcome: 'fail', severity } })
    }
  }
  return { entries, parts }
}

function holdersIn({ object, path }: Container): Container[] {
  return HOLDERS.flatMap(name => {
    const value = own(object, name)
    return isObject(value) ? [{ object: value, path: [...path, name] }] : []
  })
}

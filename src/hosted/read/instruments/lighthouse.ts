import type { JsonObject, Severity } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import { checksOf, type Entry } from '../entries.ts'
import { firstText, isObject, own } from '../fields.ts'
import type { Part } from '../reading.ts'
import { entry, type Instrument, namedObjects, numberOf, objectsIn } from './instrument.ts'

/** The category that answers for a tool; for all others it is `seo`. */
const CATEGORIES: Readonly<Partial<Record<Tool, string>>> = {
  pagespeed: 'performance',
  accessibility: 'accessibility',
  security: 'best-practices',
  ux: 'best-practices',
  cookies: 'best-practices',
}
/** Lighthouse shows what is below in orange, and in red below the second bound. */
const GOOD = 0.9
const POOR = 0.5
const JUDGED_MODES = ['binary', 'numeric', 'metricSavings']

/**
 * A result of Lighthouse, as PageSpeed Insights passes it on too (`lighthouseResult`): the category of the tool is the
 * score, its audits are the checks. An audit in red is a warning, one in orange a notice: Lighthouse names no severity.
 */
export const lighthouse: Instrument = {
  name: 'Lighthouse',
  read({ object, path }, page) {
    const result = own(object, 'lighthouseResult')
    const lhr = isObject(result) ? result : object
    const at = isObject(result) ? [...path, 'lighthouseResult'] : path
    const audits = own(lhr, 'audits')
    const categories = own(lhr, 'categories')
    if (firstText(lhr, ['lighthouseVersion']) === undefined || !isObject(audits)) return undefined
    const failure = own(lhr, 'runtimeError')
    if (isObject(failure) && own(failure, 'code') !== 'NO_ERROR') {
      return {
        reason: `Lighthouse failed: ${firstText(failure, ['message', 'code']) ?? 'no reason was given'}`,
      }
    }
    const [name, category] = categoryFor(page.tool, namedObjects(categories)) ?? []
    const fraction = category && numberOf(category, 'score')
    const score = fraction === undefined || fraction < 0 || fraction > 1 ? null : Math.round(fraction * 100)
    const entries = auditsOf(audits, category).flatMap(([id, audit]) => checkOf(id, audit))
    const parts: Part[] = [{ as: 'checks', path: [...at, 'audits'], isMap: true, count: entries.length }]
    if (name !== undefined && score !== null)
      parts.unshift({ as: 'score', path: [...at, 'categories', name, 'score'], form: { as: 'fraction' } })
    return { score, checks: checksOf(entries, page), parts }
  },
}

/** The category of the tool, or the only one there is. */
function categoryFor(tool: Tool, categories: [string, JsonObject][]): [string, JsonObject] | undefined {
  const wanted = CATEGORIES[tool] ?? 'seo'
  return categories.find(([name]) => name === wanted) ?? (categories.length === 1 ? categories[0] : undefined)
}

/** The audits that the category shows; all of them where it names none. */
function auditsOf(audits: JsonObject, category: JsonObject | undefined): [string, JsonObject][] {
  const all = namedObjects(audits)
  const refs = objectsIn(category && own(category, 'auditRefs'))
  if (refs.length === 0) return all
  const shown = new Set(refs.filter(ref => own(ref, 'group') !== 'hidden').map(ref => own(ref, 'id')))
  return all.filter(([id]) => shown.has(id))
}

function checkOf(id: string, audit: JsonObject): Entry[] {
  const score = numberOf(audit, 'score')
  const title = firstText(audit, ['title']) ?? id
  const mode = firstText(audit, ['scoreDisplayMode'])
  if (mode === 'notApplicable') return [entry('not-applicable', 'notice', { key: id, title })]
  if (mode === 'error') {
    const message = firstText(audit, ['errorMessage', 'explanation']) ?? ''
    return [entry('not-measured', 'notice', { key: id, title, message })]
  }
  if (score === undefined || !JUDGED_MODES.includes(mode ?? 'numeric')) return []
  const severity: Severity = score < POOR ? 'warning' : 'notice'
  const message = firstText(audit, ['displayValue', 'explanation']) ?? ''
  return [entry(score < GOOD ? 'fail' : 'pass', severity, { key: id, title, message })]
}

import type { JsonObject } from '../../../api/results.ts'
import { checksOf, type Entry } from '../entries.ts'
import { firstText, isObject, own } from '../fields.ts'
import { sentenceOf } from '../general/names.ts'
import type { Part } from '../reading.ts'
import { entry, type Instrument, namedObjects, numberOf } from './instrument.ts'

/** Characters of a text of which tags are taken out. */
const MAX_TEXT = 500

/**
 * A scan of the HTTP Observatory, of MDN or Mozilla, with its tests where they are there. Its score goes beyond 100 for
 * what is more than asked. A test that costs points is a warning, one that costs none a notice.
 */
export const observatory: Instrument = {
  name: 'the HTTP Observatory',
  read({ object, path }, page) {
    const scan = own(object, 'scan')
    const summary = isObject(scan) ? scan : object
    const at = isObject(scan) ? [...path, 'scan'] : path
    const version = numberOf(summary, 'algorithmVersion') ?? numberOf(summary, 'algorithm_version')
    const score = numberOf(summary, 'score')
    if (version === undefined || (score === undefined && own(summary, 'error') === undefined))
      return undefined
    const error = firstText(summary, ['error'])
    if (error !== undefined) return { reason: `The HTTP Observatory failed: ${error}` }
    if (score === undefined || score < 0) return undefined
    const tests = namedObjects(own(object, 'tests'))
    const entries = tests.length > 0 ? tests.flatMap(testOf) : failedOf(summary)
    const grade = firstText(summary, ['grade'])
    const parts: Part[] = [{ as: 'score', path: [...at, 'score'], form: { as: 'number' } }]
    if (grade !== undefined) parts.push({ as: 'grade', path: [...at, 'grade'] })
    if (tests.length > 0)
      parts.push({ as: 'checks', path: [...path, 'tests'], isMap: true, count: entries.length })
    return { score: Math.min(100, score), ...(grade && { grade }), checks: checksOf(entries, page), parts }
  },
}

function testOf([key, test]: [string, JsonObject]): Entry[] {
  const pass = own(test, 'pass')
  if (typeof pass !== 'boolean') return []
  const cost = numberOf(test, 'scoreModifier') ?? numberOf(test, 'score_modifier') ?? 0
  const said = firstText(test, ['scoreDescription', 'score_description'])
  const message = said === undefined ? inWords(firstText(test, ['result']) ?? '') : withoutTags(said)
  const fix = firstText(test, ['recommendation'])
  const fields = { key, title: firstText(test, ['title', 'name']) ?? inWords(key), message }
  return [
    entry(pass ? 'pass' : 'fail', cost < 0 ? 'warning' : 'notice', {
      ...fields,
      ...(fix === undefined || pass ? {} : { fix: withoutTags(fix) }),
    }),
  ]
}

/** A scan without its tests says only how many failed. */
function failedOf(summary: JsonObject): Entry[] {
  const failed = numberOf(summary, 'testsFailed') ?? numberOf(summary, 'tests_failed') ?? 0
  const all = numberOf(summary, 'testsQuantity') ?? numberOf(summary, 'tests_quantity')
  if (failed <= 0) return []
  const message = `${failed}${all === undefined ? '' : ` of ${all}`} tests failed; the answer does not say which`
  return [
    entry('fail', 'warning', { key: 'tests-failed', title: 'Tests of the HTTP Observatory failed', message }),
  ]
}

function inWords(code: string): string {
  return sentenceOf(code.split('-'))
}

function withoutTags(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/<\/?\w[^<>]*>/g, '')
}

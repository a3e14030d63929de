import type { JsonObject, Outcome } from '../../../api/results.ts'
import { checksOf } from '../entries.ts'
import { firstText, isObject, own } from '../fields.ts'
import type { Part } from '../reading.ts'
import { entry, type Instrument, objectsIn } from './instrument.ts'

const LISTS: Readonly<Record<string, Outcome>> = {
  violations: 'fail',
  incomplete: 'not-measured',
  passes: 'pass',
  inapplicable: 'not-applicable',
}

/**
 * The results object of axe-core. A violation is a warning at most, as with our own tool: no team stops a release for
 * each `critical` of axe. What axe leaves to a person is not measured.
 */
export const axe: Instrument = {
  name: 'axe-core',
  read({ object, path }, page) {
    const engine = own(object, 'testEngine')
    const isAxe = isObject(engine) && firstText(engine, ['name']) === 'axe-core'
    const hasLists = ['violations', 'passes', 'incomplete'].every(name => Array.isArray(own(object, name)))
    if (!Array.isArray(own(object, 'violations')) || !(isAxe || hasLists)) return undefined
    const entries = Object.entries(LISTS).flatMap(([name, outcome]) =>
      objectsIn(own(object, name)).map(rule => entry(outcome, severityOf(rule), checkFields(rule, outcome))),
    )
    const count = objectsIn(own(object, 'violations')).length
    const parts: Part[] = [{ as: 'failures', path: [...path, 'violations'], isMap: false, count }]
    return { score: null, checks: checksOf(entries, page), parts }
  },
}

function severityOf(rule: JsonObject): 'warning' | 'notice' {
  return ['critical', 'serious'].includes(firstText(rule, ['impact']) ?? '') ? 'warning' : 'notice'
}

/** Without `impact`, which is read as a severity elsewhere. */
function checkFields(rule: JsonObject, outcome: Outcome): JsonObject {
  const id = firstText(rule, ['id']) ?? 'rule'
  const fields = {
    key: id,
    title: firstText(rule, ['help', 'description']) ?? id,
    helpUrl: own(rule, 'helpUrl') ?? null,
  }
  if (outcome === 'not-measured')
    return { ...fields, message: 'axe cannot decide this; a person has to look' }
  return outcome === 'fail' ? { ...fields, nodes: objectsIn(own(rule, 'nodes')).map(place) } : fields
}

/** A target in a frame is a list of selectors, from the outermost frame inwards. */
function place(node: JsonObject): JsonObject {
  const target = own(node, 'target')
  const selector = Array.isArray(target)
    ? target
        .flat(2)
        .filter(part => typeof part === 'string')
        .join(' ')
    : null
  return { selector, html: own(node, 'html') ?? null }
}

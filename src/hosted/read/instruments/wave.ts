import type { JsonObject, Severity } from '../../../api/results.ts'
import { checksOf } from '../entries.ts'
import { firstText, isObject, own } from '../fields.ts'
import type { Part } from '../reading.ts'
import { entry, type Instrument, namedObjects } from './instrument.ts'

/** The categories of WAVE that are faults; `feature`, `structure` and `aria` say what is there. */
const CATEGORIES: Readonly<Record<string, Severity>> = { error: 'error', contrast: 'error', alert: 'warning' }

/** An answer of WebAIM's WAVE API: `categories.error.items` and so on, with an entry for each kind of fault. */
export const wave: Instrument = {
  name: 'WAVE',
  read({ object, path }, page) {
    const categories = own(object, 'categories')
    if (!isObject(categories) || !isObject(own(object, 'statistics'))) return undefined
    const groups = Object.entries(CATEGORIES).map(([name, severity]) => ({
      severity,
      items: namedObjects(own(namedObjects(categories).find(([of]) => of === name)?.[1] ?? {}, 'items')),
      path: [...path, 'categories', name, 'items'],
    }))
    const entries = groups.flatMap(({ severity, items }) =>
      items.map(([key, item]) => entry('fail', severity, fieldsOf(key, item))),
    )
    const parts = groups.map(
      ({ severity, items, path }): Part => ({
        as: 'failures',
        path,
        isMap: true,
        count: items.length,
        severity,
      }),
    )
    return { score: null, checks: checksOf(entries, page), parts }
  },
}

function fieldsOf(key: string, item: JsonObject): JsonObject {
  const selectors = own(item, 'selectors')
  const places = Array.isArray(selectors) ? selectors.map(selector => ({ selector })) : []
  const fields = { key, title: firstText(item, ['description']) ?? key, nodes: places }
  const count = firstText(item, ['count'])
  return count === undefined ? fields : { ...fields, message: `${count} times` }
}

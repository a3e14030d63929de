import type { Json, JsonObject, Outcome, Severity } from '../../../api/results.ts'
import type { Entry } from '../entries.ts'
import { isObject, own } from '../fields.ts'
import type { Container } from '../general/containers.ts'
import type { NoReading, Page, Reading } from '../reading.ts'

/** A known instrument whose results services pass on as they are. */
export interface Instrument {
  name: string
  /**
   * @param container an object of the body that may be its result
   * @returns undefined where it is none
   */
  read(container: Container, page: Page): Reading | NoReading | undefined
}

/** An entry of an instrument, whose outcome and severity follow from the instrument's own rules. */
export function entry(outcome: Outcome, severity: Severity, item: JsonObject): Entry {
  return { item, meaning: { outcome, severity } }
}

/** The objects of a list; none where it is no list. */
export function objectsIn(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** The objects in an object, by name. */
export function namedObjects(map: Json | undefined): [string, JsonObject][] {
  return isObject(map)
    ? Object.entries(map).filter((pair): pair is [string, JsonObject] => isObject(pair[1]))
    : []
}

/** A number of the object itself. */
export function numberOf(object: JsonObject, name: string): number | undefined {
  const value = own(object, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

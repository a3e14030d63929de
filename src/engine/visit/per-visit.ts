import { read as readTraced, traced } from './input-trace.ts'
import type { Visit } from './visit.ts'

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
export function perVisit<Value>(read: (visit: Visit) => Promise<Value>): (visit: Visit) => Promise<Value> {
  const readings = new WeakMap<Visit, Promise<Value>>()
  return visit => {
    let reading = readings.get(visit)
    if (!reading) {
      reading = traced(() => read(visit))
      readings.set(visit, reading)
    }
    return readTraced(reading)
  }
}

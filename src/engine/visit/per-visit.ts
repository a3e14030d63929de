import { read as readTraced, traced } from './input-trace.ts'
import type { Visit } from './visit.ts'

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
export function perVisit<Value>(read: (visit: Visit) => Promise<Value>): (visit: Visit) => Promise<Value> {
  return visit => {
    const known = visit.readings.get(read) as Promise<Value> | undefined
    const reading = known ?? traced(() => read(visit))
    if (!known) visit.readings.set(read, reading)
    return readTraced(reading)
  }
}

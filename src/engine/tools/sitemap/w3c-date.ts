const W3C_DATE =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/

/**
 * Milliseconds since 1970 of a date as the W3C's note or XML Schema allow it, which is the sum of what the protocol
 * names; undefined where it is none. Without a time zone it counts as UTC.
 *
 * @see https://www.w3.org/TR/NOTE-datetime
 */
export function w3cDate(text: string): number | undefined {
  const match = W3C_DATE.exec(text)
  if (!match) return undefined
  const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(part => (part === undefined ? undefined : Number(part))) as [number, ...number[]]
  const zone = match[7] ?? 'Z'
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(local)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0
  if (!exists || hour > 24 || minute > 59 || second > 60) return undefined
  return zone === 'Z' ? local : local - offsetOf(zone)
}

function offsetOf(zone: string): number {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4))
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000
}

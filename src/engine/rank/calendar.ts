const DAY_MS = 86_400_000

/** A day of the calendar as `YYYY-MM-DD`, in whatever time zone its source counts. */
export type Day = string

/** The day of a year, month and date; undefined where the calendar has none, as of 30 February. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const at = new Date(Date.UTC(year, month - 1, date))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 1990 && year <= 2200
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

/** The day some days after another; before it, where their number is below 0. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Every day from one to another, both included; none where the last is before the first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}

/** Bytes for people, as `75 kB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} bytes`
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Milliseconds for people, as `120 ms` or `2.7 s`. */
export function timeText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** Seconds for people, in the largest unit that gives a whole number, as `7 days`. */
export function durationText(seconds: number): string {
  const units: readonly (readonly [number, string])[] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ]
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 'second']
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

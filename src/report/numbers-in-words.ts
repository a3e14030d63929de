import type { AnalysisProgress } from '../api/seo-api.ts'

/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
export function durationInWords(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  const rest = whole % 60
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min${rest === 0 ? '' : ` ${rest} s`}`
}

/** A whole number as `1,200`. `toLocaleString` would load all that is known of languages, a tenth of the start. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** How far the crawl of a site has come, as `120 of 340 URLs read, 25 per second`. */
export function crawlInWords({ done, found, perSecond }: AnalysisProgress): string {
  const rate = perSecond >= 1 ? `, ${Math.round(perSecond)} per second` : ''
  return `${done} of ${counted(found, 'URL')} read${rate}`
}

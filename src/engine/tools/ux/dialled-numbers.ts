/**
 * Codes of countries whose numbers all have as many digits, by the language that is spoken there: digits behind the code.
 * Nobody there dials so many digits without it.
 *
 * @see https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
const COUNTRIES: ReadonlyMap<string, readonly [code: string, digits: number]> = new Map([
  ['cs', ['420', 9]],
  ['sk', ['421', 9]],
  ['pl', ['48', 9]],
  ['uk', ['380', 9]],
  ['tr', ['90', 10]],
  ['hi', ['91', 10]],
  ['es', ['34', 9]],
  ['ca', ['34', 9]],
  ['fr', ['33', 9]],
])
const MIN_DIGITS = 10

/**
 * Whether a number behind `tel:` begins with the code of a country and has no sign that it does: its text has the sign, or
 * no number of that country is as long.
 *
 * @param language of the page
 */
export function lacksPlus(number: string, text: string, language: string): boolean {
  const digits = number.replace(/[\s\u00a0()./-]/g, '')
  if (!/^[1-9]\d+$/.test(digits) || digits.length < MIN_DIGITS) return false
  const shown = text.replace(/[\s\u00a0()./–-]/g, '')
  if (shown.includes(`+${digits}`)) return true
  const [code, length] = COUNTRIES.get(language.split('-')[0]!) ?? []
  return code !== undefined && digits.startsWith(code) && digits.length === code.length + length!
}

/**
 * Codes of countries where a zero stands in front of numbers that are dialled from within, and never behind the code. In
 * Italy, for one, the zero is part of the number. In North America (1) no number begins with a zero: it is one of another
 * country, behind the code that a template had.
 *
 * @see https://www.itu.int/rec/T-REC-E.123
 */
const DROPS_ZERO: ReadonlySet<string> = new Set(
  (
    '1 20 27 31 32 33 40 41 43 44 46 49 60 61 62 63 64 66 81 82 84 86 90 91 92 94 98 212 213 233 234 249 250 251 254 255 256 ' +
    '260 263 353 355 358 359 380 381 382 385 386 387 389 421 880 886 961 962 963 964 966 967 971 972 977 994 995 996'
  ).split(' '),
)
/** Digits of a whole number with its code, and of all those in North America. */
const MIN_WHOLE = 10
const MAX_WHOLE = 15
const NORTH_AMERICAN = 11

/**
 * The code of a country behind which a number still has the zero of its own country, as "+44 020 7946 0018": nobody answers
 * there.
 *
 * @param dialled whether the number is dialled as it stands; people who read "+44 (0)20" know what the brackets are for
 */
export function codeBeforeZero(number: string, dialled: boolean): string | undefined {
  const written = dialled ? number.replace(/[()]/g, '') : number
  const [, digits = ''] = /^\s*(?:\+|00)\s?([\d\s\u00a0./–-]{8,30})\s*$/.exec(written) ?? []
  const all = digits.replace(/\D/g, '')
  if (all.length < MIN_WHOLE || all.length > MAX_WHOLE || /0{6}|123456|(\d)\1{6}/.test(all)) return undefined
  const code = [1, 2, 3].map(length => all.slice(0, length)).find(start => DROPS_ZERO.has(start))
  if (code === undefined) return undefined
  // "+10" may begin a number of anything; what is dialled is one of a phone.
  const isAmerican = all.length === NORTH_AMERICAN && (dialled || /^\s*\+\s?1\D/.test(written))
  if (code === '1' && !isAmerican) return undefined
  return all[code.length] === '0' && all[code.length + 1] !== '0' ? code : undefined
}

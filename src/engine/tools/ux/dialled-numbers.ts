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

import type { PageLink } from '../../page/links/page-links.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { codeBeforeZero } from '../ux/dialled-numbers.ts'

/** Characters of the text of a link. */
const MAX_TEXT = 120
/** One number in a text, with the signs that stand in numbers. */
const NUMBER = /(?<![\d\p{L}@])\+?\d[\d\s\u00a0./–-]{5,22}\d(?![\d\p{L}@])/gu
/** Digits of a number with the code of its country, and of one without it behind its zero. */
const MIN_WHOLE = 9
const MAX_WHOLE = 15
const MIN_OWN = 7
const MAX_OWN = 11

/**
 * Codes of countries by the ends of their host names, where a zero stands in front of numbers that are dialed from within, and
 * never behind the code.
 *
 * @see https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
const CODES: Readonly<Record<string, string>> = {
  at: '43',
  au: '61',
  be: '32',
  ch: '41',
  de: '49',
  fi: '358',
  fr: '33',
  ie: '353',
  nl: '31',
  nz: '64',
  se: '46',
  uk: '44',
  za: '27',
}

/**
 * The address for `tel:` of the number that a link shows; undefined where it shows none, several, or one whose country is not
 * known.
 *
 * @param host of the site in production
 */
export function shownNumber({ element }: Pick<PageLink, 'element'>, host: string): string | undefined {
  // What stands in brackets may be left out, as in "+49 (0)30".
  const text = startOfSeenText(element, MAX_TEXT).replace(/\(0\)/g, ' ').replace(/[()]/g, '')
  const [shown, ...others] = text.match(NUMBER) ?? []
  if (shown === undefined || others.length > 0) return undefined
  const digits = shown.replace(/\D/g, '')
  if (shown.startsWith('+'))
    return codeBeforeZero(shown, true) === undefined &&
      /^[1-9]/.test(digits) &&
      digits.length >= MIN_WHOLE &&
      digits.length <= MAX_WHOLE
      ? `tel:+${digits}`
      : undefined
  const code = CODES[host.slice(host.lastIndexOf('.') + 1)]
  const own = digits.slice(1)
  const isOfCountry = /^0[1-9]/.test(digits) && own.length >= MIN_OWN && own.length <= MAX_OWN
  return code !== undefined && isOfCountry ? `tel:+${code}${own}` : undefined
}

import type { Vocabulary } from './vocabulary.ts'

/** What the text of a property has to be. */
export type Form =
  | 'price'
  | 'currency'
  | 'gtin'
  | 'date'
  | 'duration'
  | 'number'
  | 'boolean'
  | 'url'
  | 'hours'
  /** Of an enumeration. */
  | 'member'

const CURRENCIES = new Set(['priceCurrency', 'currency', 'salaryCurrency'])
const PRICES = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'])
const GTINS = new Set(['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'])
/** Properties that take items or URLs, and whose items nobody calls by a name. */
const MEDIA = new Set(['image', 'logo', 'photo', 'thumbnail', 'screenshot', 'primaryImageOfPage'])

const LITERALS = ['Text', 'Number', 'Boolean', 'Date', 'DateTime', 'Time', 'Quantity', 'DataType']

/** The form that schema.org expects of the texts of a property; undefined where any text is right. */
export function expectedForm(vocabulary: Vocabulary, property: string): Form | undefined {
  if (PRICES.has(property)) return 'price'
  if (CURRENCIES.has(property)) return 'currency'
  if (GTINS.has(property)) return 'gtin'
  if (property === 'openingHours') return 'hours'
  const ranges = vocabulary.rangesOf(property)
  if (ranges.length === 0 || ranges.includes('Text')) return undefined
  const literals = ranges.filter(range => LITERALS.some(literal => vocabulary.isA(range, literal)))
  const only = (...types: string[]) => literals.length > 0 && literals.every(range => types.includes(range))
  if (only('Date', 'DateTime', 'Time')) return 'date'
  if (only('Duration')) return 'duration'
  if (only('Number', 'Integer', 'Float')) return 'number'
  if (only('Boolean')) return 'boolean'
  if (ranges.every(range => range === 'URL') || MEDIA.has(property)) return 'url'
  return literals.length === 0 && areClosedLists(vocabulary, ranges) ? 'member' : undefined
}

/** Where only members of enumerations are expected, a text has to name one. */
function areClosedLists(vocabulary: Vocabulary, ranges: readonly string[]): boolean {
  return (
    ranges.every(range => vocabulary.isA(range, 'Enumeration')) &&
    ranges.every(range => vocabulary.membersOf(range).length > 0)
  )
}

import { cutEnd } from '../../../text/cut.ts'
import {
  hasSchemaProperties,
  type Item,
  isItem,
  isReference,
  type Text,
} from '../../formats/structured-data/item.ts'
import { isSchemaTerm, schemaName } from '../../formats/structured-data/schema-names.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { type ItemLookup, MAX_TYPES } from './item-lookup.ts'
import { Tally } from './tally.ts'
import type { VALUE_CHECKS } from './value-checks.ts'
import {
  isBoolean,
  isCurrencyCode,
  isDate,
  isDuration,
  isLanguageTag,
  isNumber,
  isPlaceholder,
  isTime,
  isTradeItemNumber,
} from './value-formats.ts'
import { nearest } from './vocabulary.ts'

type ValueCheck = keyof typeof VALUE_CHECKS
type Values = Tally<ValueCheck>

const LITERALS = ['Text', 'Number', 'Boolean', 'Date', 'DateTime', 'Time', 'Quantity', 'DataType']
const DATES = ['Date', 'DateTime', 'Time']
const CURRENCIES = new Set(['priceCurrency', 'currency', 'salaryCurrency'])
const PRICES = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'])
const GTINS = new Set(['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'])
const LANGUAGES = new Set(['inLanguage', 'availableLanguage', 'knowsLanguage'])
/** Properties that take items or URLs, and whose items nobody calls by a name. */
const MEDIA = new Set(['image', 'logo', 'photo', 'thumbnail', 'screenshot', 'primaryImageOfPage'])
/** Properties whose text is shown as it is. */
const SHOWN = new Set(['name', 'headline', 'title', 'alternateName', 'alternativeHeadline', 'jobTitle'])

/** Judges every value by the type that schema.org expects of it. */
export function judgeValues(lookup: ItemLookup, visibleText: string): Record<ValueCheck, Judgement> {
  const tally: Values = new Tally()
  for (const item of lookup.data.items) {
    for (const [property, values] of item.properties) {
      for (const value of values) {
        if (isItem(value)) judgeItem(tally, lookup, item, property, value)
        else judgeText(tally, lookup, item, property, value, visibleText)
      }
    }
  }
  const of = (name: ValueCheck, what: string) =>
    tally.judgement(name, lookup.data, `the page's structured data has no ${what}`)
  return {
    'value-empty': of('value-empty', 'text'),
    'value-placeholder': of('value-placeholder', 'text'),
    'markup-in-text': of('markup-in-text', 'name or headline'),
    'value-type': of('value-type', 'item as a value'),
    'date-malformed': of('date-malformed', 'date or time'),
    'duration-malformed': of('duration-malformed', 'duration'),
    'number-malformed': of('number-malformed', 'number'),
    'boolean-malformed': of('boolean-malformed', 'boolean'),
    'enumeration-unknown': of('enumeration-unknown', 'value from a list of schema.org'),
    'url-malformed': of('url-malformed', 'URL'),
    'url-relative': of('url-relative', 'URL in JSON-LD'),
    'price-malformed': of('price-malformed', 'price'),
    'currency-malformed': of('currency-malformed', 'currency'),
    'gtin-invalid': of('gtin-invalid', 'GTIN'),
    'language-malformed': of('language-malformed', 'language'),
  }
}

function judgeText(
  tally: Values,
  lookup: ItemLookup,
  item: Item,
  property: string,
  value: Text,
  visibleText: string,
): void {
  const text = value.text.trim()
  const report = (name: ValueCheck, message: string | (() => string)) =>
    tally.fault(name, value.place, message)
  tally.saw('value-empty')
  tally.saw('value-placeholder')
  const label = `${lookup.label(item)}, ${property}`
  if (text === '') {
    report('value-empty', `${label}: the value is empty`)
    return
  }
  // A value that no one has filled in has no form that could be wrong.
  if (isPlaceholder(text)) {
    report('value-placeholder', `${label}: ${text}`)
    return
  }
  if (!isSchemaTerm(property) || !hasSchemaProperties(item)) return
  const judge: Judge = (name, right, expected) => {
    if (right) tally.saw(name)
    else {
      const told = () => (typeof expected === 'string' ? expected : expected())
      report(name, () => `${label}: "${shortened(text)}" ${told()}`)
    }
  }
  if (SHOWN.has(property)) {
    const markup = markupIn(text)
    const literal = markup !== undefined && visibleText.includes(markup)
    judge('markup-in-text', markup === undefined || literal, `holds ${markup}`)
  }
  if (PRICES.has(property)) judge('price-malformed', isNumber(text), 'is not a plain number as 1299.50')
  else if (CURRENCIES.has(property)) judge('currency-malformed', isCurrencyCode(text), 'is no code as EUR')
  else if (GTINS.has(property)) {
    // A `gtin` may be a GS1 Digital Link.
    const right = isTradeItemNumber(text) || (property === 'gtin' && /^https?:/i.test(text))
    judge('gtin-invalid', right, 'is no GTIN: its length or its check digit is wrong')
  } else if (LANGUAGES.has(property)) {
    // A language may be given by its name; what begins as a tag is meant as one.
    if (/^[a-z]{2,3}[-_]/i.test(text))
      judge('language-malformed', isLanguageTag(text), 'is no language tag as en-US')
  } else judgeByRange(lookup, property, value, text, judge)
}

/** @param expected what is expected instead, or what finds that out, where it takes long */
type Judge = (name: ValueCheck, right: boolean, expected: string | (() => string)) => void

function judgeByRange(lookup: ItemLookup, property: string, value: Text, text: string, judge: Judge): void {
  const ranges = lookup.vocabulary.rangesOf(property)
  if (ranges.length === 0 || ranges.includes('Text')) return
  const literals = ranges.filter(range => LITERALS.some(literal => lookup.vocabulary.isA(range, literal)))
  const only = (...types: string[]) => literals.length > 0 && literals.every(range => types.includes(range))
  if (only(...DATES)) judge('date-malformed', isDate(text) || isTime(text), 'is no ISO 8601 date or time')
  else if (only('Duration'))
    judge('duration-malformed', isDuration(text), 'is no ISO 8601 duration as PT1H30M')
  else if (only('Number', 'Integer', 'Float')) judge('number-malformed', isNumber(text), 'is no plain number')
  else if (only('Boolean')) judge('boolean-malformed', isBoolean(text), 'is neither true nor false')
  else if (ranges.every(range => range === 'URL') || MEDIA.has(property)) judgeUrl(value, text, judge)
  else if (literals.length === 0) judgeMember(lookup, ranges, text, judge)
}

function judgeUrl(value: Text, text: string, judge: Judge): void {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text)
  // Blanks inside of a URL are what a name or a sentence has.
  const right = absolute ? URL.canParse(text) && !/\s/.test(text) : !/\s/.test(text)
  judge('url-malformed', right, 'is no URL')
  if (!right || value.form === 'url') return
  const local = text.startsWith('#') || text.startsWith('_:')
  judge('url-relative', absolute || local, 'is not an absolute URL')
}

/** Where only members of enumerations are expected, a text has to name one. URLs of other lists are taken. */
function judgeMember(lookup: ItemLookup, ranges: readonly string[], text: string, judge: Judge): void {
  if (!ranges.every(range => lookup.vocabulary.isA(range, 'Enumeration'))) return
  const members = ranges.map(range => lookup.vocabulary.membersOf(range))
  if (members.some(names => names.length === 0)) return
  const name = schemaName(text.replace(/^schema:/, ''))
  if (name.includes('/') || name.includes(':')) return
  const all = members.flat()
  judge('enumeration-unknown', all.includes(name), () => {
    const known = nearest(name, all) ?? all.slice(0, 3).join(', ')
    return `is not on the list of schema.org, which has ${known}`
  })
}

/** An item in place of a text, a number or an item of quite another type. */
function judgeItem(tally: Values, lookup: ItemLookup, holder: Item, property: string, value: Item): void {
  const { vocabulary } = lookup
  const ranges = vocabulary.rangesOf(property)
  const types = lookup.data.whole(value).types
  if (
    ranges.length === 0 ||
    types.length === 0 ||
    types.length > MAX_TYPES ||
    isReference(value) ||
    !hasSchemaProperties(holder)
  )
    return
  // Types that are not known are another finding; those of other vocabularies can be kinds of anything.
  if (!types.every(type => vocabulary.hasType(type))) return
  // A duration and the like can be written as an item with a name, in place of a text.
  if (types.some(type => vocabulary.isA(type, 'DataType'))) return
  tally.saw('value-type')
  const fits = types.some(type =>
    [...ranges, 'Role'].some(range => vocabulary.isA(type, range) || vocabulary.isA(range, type)),
  )
  const ofText =
    ranges.includes('Text') && types.some(type => vocabulary.isA(type, 'PropertyValueSpecification'))
  if (fits || ofText || property.includes('-')) return
  const message = `${property} takes ${ranges.join(' or ')}, and not ${types.join(', ')}`
  tally.fault('value-type', value.place, message)
}

/** Markup, or an entity that was escaped twice. Single entities are let pass: themes write them, and readers decode. */
function markupIn(text: string): string | undefined {
  return (
    /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i.exec(text)?.[0] ??
    /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[0-9a-f]{1,6});/i.exec(text)?.[0]
  )
}

function shortened(text: string): string {
  return cutEnd(text, 80)
}

import { schemaName } from '../../formats/structured-data/schema-names.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { expectedForm, type Form } from './expected-forms.ts'
import type { ItemLookup } from './item-lookup.ts'
import { NearNames } from './near-names.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { formFault, hasForm, type StatedText, statedTexts } from './stated-texts.ts'
import {
  hasDaysOfHours,
  isBoolean,
  isCurrencyCode,
  isDate,
  isDuration,
  isEmptyDate,
  isNumber,
  isTime,
  isTradeItemNumber,
} from './value-formats.ts'

const checks = {
  'date-malformed': {
    severity: 'warning',
    title: 'A date in structured data is not valid',
    why: 'Search engines cannot use the date and ignore it.',
    fix: 'Write dates in ISO 8601 format, such as 2026-11-21 or 2026-11-21T09:30:00+01:00. Leave the property out where there is no date.',
    help: 'https://schema.org/DateTime',
    example: '"datePublished": "31/03/2027"',
  },
  'duration-malformed': {
    severity: 'warning',
    title: 'A duration in structured data is not in ISO 8601 format',
    why: 'Search engines cannot read the duration and do not show it.',
    fix: 'Write durations such as PT1H30M (1 hour 30 minutes).',
    help: 'https://schema.org/Duration',
    example: '"duration": "45 minutes"',
  },
  'number-malformed': {
    severity: 'warning',
    title: 'A number in structured data is not a plain number',
    why: 'Units, commas and words make the value unreadable for search engines.',
    fix: 'Write digits only, with a point for decimals, such as 1200 or 4.5.',
    help: 'https://schema.org/Number',
    example: '"ratingValue": "4.5 of 5"',
  },
  'boolean-malformed': {
    severity: 'warning',
    title: 'A yes-or-no value in structured data is neither true nor false',
    why: 'Search engines only understand true and false.',
    fix: 'Write true or false.',
    help: 'https://schema.org/Boolean',
    example: '"isAccessibleForFree": "yes"',
  },
  'enumeration-unknown': {
    severity: 'warning',
    title: 'A value is not one that its property allows',
    why: 'Availability, condition, days and similar values are read by their exact names; any other text is ignored.',
    fix: 'Use a value that schema.org lists, such as https://schema.org/InStock.',
    help: 'https://schema.org/Enumeration',
    example: '"availability": "https://schema.org/Available"',
  },
  'url-malformed': {
    severity: 'warning',
    title: 'A property that needs a URL contains something else',
    why: 'Search engines cannot follow it, so they lose the image or link.',
    fix: 'Write an absolute URL.',
    help: 'https://schema.org/URL',
    example: '"url": "our shop"',
  },
  'url-relative': {
    severity: 'notice',
    title: 'A URL in JSON-LD is relative',
    why: 'Not every program that reads the data knows which page the URL is relative to.',
    fix: 'Write absolute URLs in JSON-LD.',
    help: 'https://www.w3.org/TR/json-ld11/#base-iri',
    example: '"url": "/bikes/red"',
  },
  'price-malformed': {
    severity: 'warning',
    title: 'A price in structured data is not a plain number',
    why: 'A currency sign, comma or word can make search engines read the price wrong or not at all.',
    fix: 'Write the price as a number such as 1299.50, and the currency in priceCurrency.',
    help: 'https://schema.org/price',
    example: '"price": "1.299,00 €"',
  },
  'currency-malformed': {
    severity: 'warning',
    title: 'A currency in structured data is not a currency code',
    why: 'Google does not show a price without a readable currency.',
    fix: 'Write the three-letter code of ISO 4217, such as EUR.',
    help: 'https://schema.org/priceCurrency',
    example: '"priceCurrency": "€"',
  },
  'opening-hours-malformed': {
    severity: 'notice',
    title: 'The days of openingHours are not written as schema.org asks',
    why: 'Programs that read the hours know the days by two letters (Mo, Tu, We, Th, Fr, Sa, Su), so they cannot tell on which days these hours apply.',
    fix: 'Write openingHours such as "Mo-Fr 09:00-17:00", a text for each group of days, or use openingHoursSpecification, which Google reads.',
    help: 'https://schema.org/openingHours',
    example: '"openingHours": "Monday, Tuesday 09:00-17:00"',
  },
  'gtin-invalid': {
    severity: 'warning',
    title: 'A GTIN in structured data is not valid',
    why: 'Google matches products by this number. One with a wrong digit is rejected or belongs to another product.',
    fix: 'Copy all 8, 12, 13 or 14 digits below the bar code, or remove the property if the product has none.',
    help: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
    example: '"gtin13": "4006381333932", whose last digit would have to be 1',
  },
} satisfies Record<string, CheckDefinition>

type FormatCheck = keyof typeof checks

/** Whether texts have the form that schema.org expects of their property. */
export const formats = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return { judgements: unlessUnfilled(page, judgeFormats(lookup), UNSURE_UNFILLED) }
  },
})

function judgeFormats(lookup: ItemLookup) {
  const tally = new Tally<FormatCheck>()
  for (const stated of statedTexts(lookup)) {
    const form = hasForm(stated) ? expectedForm(lookup.vocabulary, stated.property) : undefined
    if (form === undefined) continue
    const judge: Judge = (name, right, fault) => {
      if (right) tally.saw(name)
      else tally.fault(name, () => formFault(lookup, stated, typeof fault === 'string' ? fault : fault()))
    }
    if (form === 'url') judgeUrl(stated, judge)
    else if (form === 'member') judgeMember(lookup, stated, judge)
    else judgeLiteral(LITERALS[form], stated, judge)
  }
  const of = (name: FormatCheck, what: string) =>
    tally.judgement(name, `the page's structured data has no ${what}`)
  return {
    'date-malformed': of('date-malformed', 'date or time'),
    'duration-malformed': of('duration-malformed', 'duration'),
    'number-malformed': of('number-malformed', 'number'),
    'boolean-malformed': of('boolean-malformed', 'boolean'),
    'enumeration-unknown': of('enumeration-unknown', 'value from a list of schema.org'),
    'url-malformed': of('url-malformed', 'URL'),
    'url-relative': of('url-relative', 'URL in JSON-LD'),
    'price-malformed': of('price-malformed', 'price'),
    'currency-malformed': of('currency-malformed', 'currency'),
    'opening-hours-malformed': of('opening-hours-malformed', 'openingHours'),
    'gtin-invalid': of('gtin-invalid', 'GTIN'),
  }
}

/** @param fault what is wrong, or what finds that out, where it takes long */
type Judge = (name: FormatCheck, right: boolean, fault: string | (() => string)) => void

interface Literal {
  check: FormatCheck
  fits(text: string, property: string): boolean
  fault: string | ((text: string) => string)
}

function isYears(text: string): boolean {
  return /^(?:19|20)\d\d\s?[-–—,/]\s?(?:19|20)\d\d$/.test(text)
}

const LITERALS: Readonly<Record<Exclude<Form, 'url' | 'member'>, Literal>> = {
  date: {
    check: 'date-malformed',
    fits: text => !isEmptyDate(text) && (isDate(text) || isTime(text)),
    fault: text =>
      isEmptyDate(text)
        ? 'is the empty date of a generator: leave the property out'
        : 'is not an ISO 8601 date or time',
  },
  duration: {
    check: 'duration-malformed',
    fits: isDuration,
    fault: 'is not an ISO 8601 duration such as PT1H30M',
  },
  number: {
    check: 'number-malformed',
    // No search engine reads it, and people write it as they do in their footers.
    fits: (text, property) => isNumber(text) || (property === 'copyrightYear' && isYears(text)),
    fault: 'is not a plain number',
  },
  boolean: { check: 'boolean-malformed', fits: isBoolean, fault: 'is neither true nor false' },
  price: { check: 'price-malformed', fits: isNumber, fault: 'is not a plain number such as 1299.50' },
  currency: {
    check: 'currency-malformed',
    fits: isCurrencyCode,
    fault: 'is not a currency code such as EUR',
  },
  hours: {
    check: 'opening-hours-malformed',
    fits: hasDaysOfHours,
    fault: 'does not name its days by two letters, as in Mo-Fr 09:00-17:00',
  },
  gtin: {
    check: 'gtin-invalid',
    // A `gtin` may be a GS1 Digital Link.
    fits: (text, property) => isTradeItemNumber(text) || (property === 'gtin' && /^https?:/i.test(text)),
    fault: 'is not a GTIN: its length or check digit is wrong',
  },
}

function judgeLiteral({ check, fits, fault }: Literal, { text, property }: StatedText, judge: Judge) {
  judge(check, fits(text, property), typeof fault === 'string' ? fault : () => fault(text))
}

function judgeUrl({ item, text, value }: StatedText, judge: Judge): void {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text)
  // Blanks inside of a URL are what a name or a sentence has.
  const right = absolute ? URL.canParse(text) && !/\s/.test(text) : !/\s/.test(text)
  judge('url-malformed', right, 'is not a URL')
  if (!right || value.form === 'url' || item.syntax !== 'json-ld') return
  const local = text.startsWith('#') || text.startsWith('_:')
  judge('url-relative', absolute || local, 'is not an absolute URL')
}

/** URLs of other lists are taken. */
function judgeMember({ vocabulary }: ItemLookup, { text, property }: StatedText, judge: Judge): void {
  const name = schemaName(text.replace(/^schema:/, ''))
  if (name.includes('/') || name.includes(':')) return
  const members = vocabulary.rangesOf(property).flatMap(range => vocabulary.membersOf(range))
  judge('enumeration-unknown', members.includes(name), () => {
    const meant = new NearNames(members).nearest(name)
    return meant === undefined
      ? `is not a value that schema.org lists, such as ${members.slice(0, 3).join(', ')}`
      : `is not a value that schema.org lists; did you mean ${meant}?`
  })
}

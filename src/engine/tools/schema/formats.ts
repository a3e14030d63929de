import { schemaName } from '../../formats/structured-data/schema-names.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { expectedForm, type Form } from './expected-forms.ts'
import type { ItemLookup } from './item-lookup.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { formFault, hasForm, type StatedText, statedTexts } from './stated-texts.ts'
import {
  isBoolean,
  isCurrencyCode,
  isDate,
  isDuration,
  isNumber,
  isTime,
  isTradeItemNumber,
} from './value-formats.ts'
import { nearest } from './vocabulary.ts'

const checks = {
  'date-malformed': {
    severity: 'warning',
    title: 'A date in structured data is not in ISO 8601',
    why: 'Search engines cannot read the date, and drop what needs it.',
    fix: 'Write dates as 2026-11-21 or 2026-11-21T09:30:00+01:00.',
    help: 'https://schema.org/DateTime',
    example: '"datePublished": "31/03/2027"',
  },
  'duration-malformed': {
    severity: 'warning',
    title: 'A duration in structured data is not in ISO 8601',
    why: 'Search engines cannot read the duration, so that it is not shown.',
    fix: 'Write durations as PT1H30M.',
    help: 'https://schema.org/Duration',
    example: '"duration": "45 minutes"',
  },
  'number-malformed': {
    severity: 'warning',
    title: 'A number in structured data is not a plain number',
    why: 'Units, commas and words make the value unreadable for search engines.',
    fix: 'Write digits with a point for decimals, without separators and units.',
    help: 'https://schema.org/Number',
    example: '"ratingValue": "4.5 of 5"',
  },
  'boolean-malformed': {
    severity: 'warning',
    title: 'A yes-or-no value in structured data is neither true nor false',
    why: 'Search engines know true and false alone.',
    fix: 'Write true or false.',
    help: 'https://schema.org/Boolean',
    example: '"isAccessibleForFree": "yes"',
  },
  'enumeration-unknown': {
    severity: 'warning',
    title: 'A value is not on the list that its property takes',
    why: 'Availability, condition, days and the like are read by their exact names; another text says nothing.',
    fix: 'Use a value from the list, as https://schema.org/InStock.',
    help: 'https://schema.org/Enumeration',
    example: '"availability": "https://schema.org/Available"',
  },
  'url-malformed': {
    severity: 'warning',
    title: 'A property that takes a URL holds none',
    why: 'Search engines cannot follow it, so the image or link is lost.',
    fix: 'Write an absolute URL.',
    help: 'https://schema.org/URL',
    example: '"url": "our shop"',
  },
  'url-relative': {
    severity: 'notice',
    title: 'A URL in JSON-LD is relative',
    why: 'Not every consumer knows the address that it counts from.',
    fix: 'Write absolute URLs in JSON-LD.',
    help: 'https://www.w3.org/TR/json-ld11/#base-iri',
    example: '"url": "/bikes/red"',
  },
  'price-malformed': {
    severity: 'warning',
    title: 'A price in structured data is not a plain number',
    why: 'With a currency sign, a comma or a word in it the price can be read wrong or not at all.',
    fix: 'Write 1299.50 as the price, and the currency in priceCurrency.',
    help: 'https://schema.org/price',
    example: '"price": "1.299,00 €"',
  },
  'currency-malformed': {
    severity: 'warning',
    title: 'A currency in structured data is not a code',
    why: 'A price without a readable currency is not shown.',
    fix: 'Write the three letters of ISO 4217, as EUR.',
    help: 'https://schema.org/priceCurrency',
    example: '"priceCurrency": "€"',
  },
  'gtin-invalid': {
    severity: 'warning',
    title: 'A GTIN in structured data is not valid',
    why: 'Google matches products by this number: one with a wrong digit is rejected, or stands for another product.',
    fix: 'Copy the number below the bar code with all of its 8, 12, 13 or 14 digits; leave it out where there is none.',
    help: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
    example: '"gtin13": "4006381333932", whose last digit would have to be 1',
  },
} satisfies Record<string, CheckDefinition>

type FormatCheck = keyof typeof checks

/** Whether texts have the form that schema.org expects of their property. */
export const formats = defineTopic({
  checks,
  readsDocument: true,
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
    'gtin-invalid': of('gtin-invalid', 'GTIN'),
  }
}

/** @param fault what is wrong, or what finds that out, where it takes long */
type Judge = (name: FormatCheck, right: boolean, fault: string | (() => string)) => void

interface Literal {
  check: FormatCheck
  fits(text: string, property: string): boolean
  fault: string
}

const LITERALS: Readonly<Record<Exclude<Form, 'url' | 'member'>, Literal>> = {
  date: {
    check: 'date-malformed',
    fits: text => isDate(text) || isTime(text),
    fault: 'is no ISO 8601 date or time',
  },
  duration: {
    check: 'duration-malformed',
    fits: isDuration,
    fault: 'is no ISO 8601 duration as PT1H30M',
  },
  number: { check: 'number-malformed', fits: isNumber, fault: 'is no plain number' },
  boolean: { check: 'boolean-malformed', fits: isBoolean, fault: 'is neither true nor false' },
  price: { check: 'price-malformed', fits: isNumber, fault: 'is not a plain number as 1299.50' },
  currency: { check: 'currency-malformed', fits: isCurrencyCode, fault: 'is no code as EUR' },
  gtin: {
    check: 'gtin-invalid',
    // A `gtin` may be a GS1 Digital Link.
    fits: (text, property) => isTradeItemNumber(text) || (property === 'gtin' && /^https?:/i.test(text)),
    fault: 'is no GTIN: its length or its check digit is wrong',
  },
}

function judgeLiteral({ check, fits, fault }: Literal, { text, property }: StatedText, judge: Judge) {
  judge(check, fits(text, property), fault)
}

function judgeUrl({ text, value }: StatedText, judge: Judge): void {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text)
  // Blanks inside of a URL are what a name or a sentence has.
  const right = absolute ? URL.canParse(text) && !/\s/.test(text) : !/\s/.test(text)
  judge('url-malformed', right, 'is no URL')
  if (!right || value.form === 'url') return
  const local = text.startsWith('#') || text.startsWith('_:')
  judge('url-relative', absolute || local, 'is not an absolute URL')
}

/** URLs of other lists are taken. */
function judgeMember({ vocabulary }: ItemLookup, { text, property }: StatedText, judge: Judge): void {
  const name = schemaName(text.replace(/^schema:/, ''))
  if (name.includes('/') || name.includes(':')) return
  const members = vocabulary.rangesOf(property).flatMap(range => vocabulary.membersOf(range))
  judge('enumeration-unknown', members.includes(name), () => {
    const known = nearest(name, members) ?? members.slice(0, 3).join(', ')
    return `is not on the list of schema.org, which has ${known}`
  })
}

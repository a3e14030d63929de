import type { CheckDefinition } from '../../tool-definition.ts'

const DATA_TYPES = 'https://schema.org/docs/datamodel.html'

/** What can be wrong with a single value. */
export const VALUE_CHECKS = {
  'value-empty': {
    severity: 'notice',
    title: 'A property of structured data is empty',
    why: 'An empty text counts as a missing value, or as a false one.',
    fix: 'Fill the property, or leave it out where there is nothing to say.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  'value-placeholder': {
    severity: 'warning',
    title: 'Structured data holds a placeholder that was not filled in',
    why: 'Search engines read, and may show, the name of a variable in place of the value.',
    fix: 'Mend the template that makes the structured data.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  },
  'markup-in-text': {
    severity: 'notice',
    title: 'A name or headline in structured data holds HTML',
    why: 'JSON-LD and attributes hold plain text: tags and entities escaped twice are part of the name, and can be shown so.',
    fix: 'Write plain text; in JSON-LD nothing but JSON itself is escaped.',
    help: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
  },
  'value-type': {
    severity: 'notice',
    title: 'A property holds an item of a type that it does not take',
    why: 'Consumers look for the expected type and drop others.',
    fix: 'Use a type that schema.org lists for the property.',
    help: DATA_TYPES,
  },
  'date-malformed': {
    severity: 'warning',
    title: 'A date in structured data is not in ISO 8601',
    why: 'Search engines cannot read the date, and drop what needs it.',
    fix: 'Write dates as 2026-11-21 or 2026-11-21T09:30:00+01:00.',
    help: 'https://schema.org/DateTime',
  },
  'duration-malformed': {
    severity: 'warning',
    title: 'A duration in structured data is not in ISO 8601',
    why: 'Search engines cannot read the duration, so that it is not shown.',
    fix: 'Write durations as PT1H30M.',
    help: 'https://schema.org/Duration',
  },
  'number-malformed': {
    severity: 'warning',
    title: 'A number in structured data is not a plain number',
    why: 'Units, commas and words make the value unreadable for search engines.',
    fix: 'Write digits with a point for decimals, without separators and units.',
    help: 'https://schema.org/Number',
  },
  'boolean-malformed': {
    severity: 'warning',
    title: 'A yes-or-no value in structured data is neither true nor false',
    why: 'Search engines know true and false alone.',
    fix: 'Write true or false.',
    help: 'https://schema.org/Boolean',
  },
  'enumeration-unknown': {
    severity: 'warning',
    title: 'A value is not on the list that its property takes',
    why: 'Availability, condition, days and the like are read by their exact names; another text says nothing.',
    fix: 'Use a value from the list, as https://schema.org/InStock.',
    help: 'https://schema.org/Enumeration',
  },
  'url-malformed': {
    severity: 'warning',
    title: 'A property that takes a URL holds none',
    why: 'Search engines cannot follow it, so the image or link is lost.',
    fix: 'Write an absolute URL.',
    help: 'https://schema.org/URL',
  },
  'url-relative': {
    severity: 'notice',
    title: 'A URL in JSON-LD is relative',
    why: 'Not every consumer knows the address that it counts from.',
    fix: 'Write absolute URLs in JSON-LD.',
    help: 'https://www.w3.org/TR/json-ld11/#base-iri',
  },
  'price-malformed': {
    severity: 'warning',
    title: 'A price in structured data is not a plain number',
    why: 'With a currency sign, a comma or a word in it the price can be read wrong or not at all.',
    fix: 'Write 1299.50 as the price, and the currency in priceCurrency.',
    help: 'https://schema.org/price',
  },
  'currency-malformed': {
    severity: 'warning',
    title: 'A currency in structured data is not a code',
    why: 'A price without a readable currency is not shown.',
    fix: 'Write the three letters of ISO 4217, as EUR.',
    help: 'https://schema.org/priceCurrency',
  },
  'language-malformed': {
    severity: 'notice',
    title: 'A language in structured data is not a language tag',
    why: 'Consumers cannot tell the language from it.',
    fix: 'Write a tag of BCP 47, as en-US with a hyphen.',
    help: 'https://www.rfc-editor.org/rfc/rfc5646#section-2',
  },
} satisfies Record<string, CheckDefinition>

import type { CheckDefinition } from '../../judging/tool-definition.ts'

const JSON_LD_SCRIPTS = 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents'

/** What can be wrong with how structured data is written. */
export const EXTRACTION_CHECKS = {
  'json-ld-invalid': {
    severity: 'error',
    title: 'A JSON-LD block cannot be read',
    why: 'One mistake in the syntax loses the whole block: no search engine sees any of it.',
    fix: 'Correct the JSON at the place that is named, or let a library write it.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
    example: '<script type="application/ld+json">{"@type": "Product" "name": "Bike"}</script>',
  },
  'json-ld-not-strict': {
    severity: 'warning',
    title: 'JSON-LD holds what JSON does not allow',
    why: 'Some parsers read over comments, wrappers and raw line breaks; others drop the whole block.',
    fix: 'Write JSON without comments, and line breaks in strings as \\n.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
    example: '{"@type": "Product", "name": "Bike",}',
  },
  'json-ld-key-repeated': {
    severity: 'warning',
    title: 'A JSON-LD object holds a name twice',
    why: 'Parsers keep the last value and forget the others without a word.',
    fix: 'Write several values as one list.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
    example: '{"@type": "Product", "name": "Bike", "name": "Bicycle"}',
  },
  'json-ld-empty': {
    severity: 'notice',
    title: 'A JSON-LD block describes nothing',
    why: 'The block was meant to hold structured data, and the page goes without.',
    fix: 'Fill the block or remove it.',
    help: JSON_LD_SCRIPTS,
    example: '<script type="application/ld+json">[]</script>',
  },
  'json-ld-script-type': {
    severity: 'warning',
    title: 'JSON-LD stands in a script of another type',
    why: 'Search engines read scripts of the type application/ld+json alone.',
    fix: 'Write <script type="application/ld+json">.',
    help: JSON_LD_SCRIPTS,
    example:
      '<script type="application/json">{"@context": "https://schema.org", "@type": "Product"}</script>',
  },
  'context-missing': {
    severity: 'warning',
    title: 'JSON-LD has no @context',
    why: 'Without a context the names mean nothing, and the data is dropped.',
    fix: 'Add "@context": "https://schema.org".',
    help: 'https://www.w3.org/TR/json-ld11/#the-context',
    example: '{"@type": "Product", "name": "Bike"}',
  },
  'vocabulary-mistaken': {
    severity: 'warning',
    title: 'Structured data names a vocabulary that is not schema.org',
    why: 'A misspelled or retired address makes every name under it unknown to search engines.',
    fix: 'Use https://schema.org.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
    example: '{"@context": "https://shema.org", "@type": "Product"}',
  },
  'microdata-unused': {
    severity: 'notice',
    title: 'Microdata attributes belong to no item',
    why: 'They were meant to say something, and say nothing.',
    fix: 'Put the property inside of an element with itemscope and itemtype, or remove it.',
    help: 'https://html.spec.whatwg.org/multipage/microdata.html#the-basic-syntax',
    example: '<span itemprop="price">20</span> outside of every itemscope',
  },
  'data-needs-scripts': {
    severity: 'notice',
    title: 'Structured data appears only after scripts',
    why: 'Google reads it once it has rendered the page; other search engines and services that run no scripts never do.',
    fix: 'Send the structured data in the HTML.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
    example: 'a script that appends <script type="application/ld+json"> to <head>',
  },
} satisfies Record<string, CheckDefinition>

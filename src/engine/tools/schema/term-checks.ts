import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** What can be wrong with types and properties. */
export const TERM_CHECKS = {
  'type-missing': {
    severity: 'warning',
    title: 'An item of structured data has no type',
    why: 'Without a type nobody can tell what the properties are about, and search engines drop the item.',
    fix: 'Add "@type" (in microdata itemtype) with a type of schema.org.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
    example: '{"@context": "https://schema.org", "name": "Bike"}',
  },
  'type-unknown': {
    severity: 'warning',
    title: 'A type is unknown to schema.org',
    why: 'Search engines read the types of schema.org, in exactly its spelling, and drop others.',
    fix: 'Use a type of schema.org; capital letters count.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@context": "https://schema.org", "@type": "Bicycle"}',
  },
  'property-misspelled': {
    severity: 'warning',
    title: 'The name of a property is misspelled',
    why: 'Names are read exactly, so the value is lost.',
    fix: 'Correct the spelling; capital letters count.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@type": "Product", "descripton": "A bike"}',
  },
  'property-unknown': {
    severity: 'notice',
    title: 'A property is unknown to schema.org',
    why: 'Search engines pass over properties that they do not know.',
    fix: 'Use a property that schema.org lists for the type, or leave it out.',
    help: 'https://schema.org/docs/full.html',
    example: '{"@type": "Product", "frameHeight": "56 cm"}',
  },
  'property-misplaced': {
    severity: 'notice',
    title: 'A property does not belong to its type',
    why: 'Consumers look for a property on the types that it is defined for.',
    fix: 'Move the property to the item that it describes, or use a type that has it.',
    help: 'https://schema.org/docs/datamodel.html',
    example: '{"@type": "Person", "price": "20"}',
  },
  'term-superseded': {
    severity: 'notice',
    title: 'A name of schema.org in use has been replaced',
    why: 'Replaced names still work, and consumers drop them in time.',
    fix: 'Use the new name.',
    help: 'https://schema.org/docs/attic.home.html',
    example: '{"@type": "Event", "performers": {"@type": "Person", "name": "Alice"}}',
  },
  'reference-unresolved': {
    severity: 'notice',
    title: 'A reference leads to an item that the page does not describe',
    why: 'Search engines read each page for itself: what the reference should bring along is missing.',
    fix: 'Describe the item on the page under the same @id, or correct the reference.',
    help: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
    example: '"author": {"@id": "#alice"}, where nothing has that @id',
  },
  'item-repeated': {
    severity: 'notice',
    title: 'The same item is stated more than once',
    why: 'Two sources of one statement, often a theme and a plug-in, sooner or later say different things.',
    fix: 'Leave one of them.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    example: 'the same Organization in two JSON-LD blocks',
  },
} satisfies Record<string, CheckDefinition>

import { item, jsonLd, page, type SchemaCase } from './pages.ts'

const raw = (text: string, type = 'application/ld+json') => page(`<script type="${type}">${text}</script>`)
const good = item('Thing', { name: 'Shed' })
const plain = page('')
const broken = raw('{')

/** Cases on how structured data is written. */
export const SYNTAX_CASES: SchemaCase[] = [
  { check: 'json-ld-invalid', name: 'JSON', page: good, outcome: 'pass' },
  { check: 'json-ld-invalid', name: 'no JSON-LD', page: plain, outcome: 'not-applicable' },
  {
    check: 'json-ld-invalid',
    name: 'a comma too many, with its line and column in the file',
    page: raw('{\n  "@context": "https://schema.org",\n  "name": "A",\n}'),
    outcome: 'fail',
    says: ['a comma stands before "}"'],
    line: 4,
    column: 14,
  },
  {
    check: 'json-ld-invalid',
    name: 'Windows line ends before the fault',
    page: raw('{\r\n\r\n"a" "b"}'),
    outcome: 'fail',
    says: ['expected ":" behind "a", found a double quote'],
    line: 4,
    column: 5,
  },
  ...(
    [
      ['an HTML entity', '{&quot;a&quot;:1}', 'an HTML entity, which scripts do not decode'],
      ['typographic quotes', '{“a”:1}', 'the typographic quote “'],
      ['single quotes', "{'a':1}", 'a single quote'],
      ['a cut string', '{"a":"b}', 'a string is not closed'],
      ['a missing end', '{"a":1', 'expected "," or "}", found the end'],
      ['an unknown escape', '{"a":"\\x"}', '"\\x" is no escape'],
      ['text behind the data', '{"a":1} {"b":2}', '"{" stands behind the end'],
      ['a word of JavaScript', '{"a":undefined}', 'expected a value, found "undefined"'],
      ['endless nesting', '['.repeat(5000), 'nested more than 200 levels deep'],
    ] as const
  ).map(
    ([name, text, says]): SchemaCase => ({
      check: 'json-ld-invalid',
      name,
      page: raw(text),
      outcome: 'fail',
      says: [says],
      line: 2,
    }),
  ),
  { check: 'json-ld-not-strict', name: 'strict JSON', page: good, outcome: 'pass' },
  { check: 'json-ld-not-strict', name: 'unreadable JSON-LD', page: broken, outcome: 'not-applicable' },
  {
    check: 'json-ld-not-strict',
    name: 'a wrapper, a comment and a raw line break',
    page: raw(
      '//<![CDATA[\n{"@context":"https://schema.org", /* shed */ "@type":"Thing","description":"one\ntwo"}\n//]]>',
    ),
    outcome: 'fail',
    says: ['a comment', 'a line break in a string', 'a comment'],
    line: 2,
  },
  { check: 'json-ld-key-repeated', name: 'each name once', page: good, outcome: 'pass' },
  { check: 'json-ld-key-repeated', name: 'no JSON-LD', page: plain, outcome: 'not-applicable' },
  {
    check: 'json-ld-key-repeated',
    name: 'a name stated twice',
    page: raw(
      '{"@context":"https://schema.org","@type":"Thing","url":"https://a.example/","url":"https://b.example/"}',
    ),
    outcome: 'fail',
    says: ['"url" stands here again'],
  },
  { check: 'json-ld-empty', name: 'an item', page: good, outcome: 'pass' },
  { check: 'json-ld-empty', name: 'no JSON-LD', page: plain, outcome: 'not-applicable' },
  { check: 'json-ld-empty', name: 'an empty list', page: raw('[]'), outcome: 'fail', says: ['no item'] },
  { check: 'json-ld-empty', name: 'an empty script', page: raw(' '), outcome: 'fail', says: ['empty'] },
  { check: 'json-ld-script-type', name: 'the right type', page: good, outcome: 'pass' },
  {
    check: 'json-ld-script-type',
    name: 'the right type with a profile',
    page: raw('{"@context":"https://schema.org","@type":"Thing"}', 'application/ld+json; charset=utf-8'),
    outcome: 'pass',
  },
  {
    check: 'json-ld-script-type',
    name: 'the state of an application',
    page: raw('{"props":{"pageProps":{}}}', 'application/json'),
    outcome: 'not-applicable',
  },
  {
    check: 'json-ld-script-type',
    name: 'a mistyped type',
    page: raw('{"@context":"https://schema.org","@type":"Thing"}', 'application/json+ld'),
    outcome: 'fail',
    says: ['type="application/json+ld"'],
    line: 2,
  },
  ...(
    [
      ['http and a slash', 'http://schema.org/'],
      ['a list', ['https://schema.org', { '@language': 'en' }]],
      ['a vocabulary', { '@vocab': 'http://schema.org/' }],
      ['the file', 'https://schema.org/docs/jsonldcontext.jsonld'],
      ['www', 'https://www.schema.org'],
    ] as const
  ).flatMap(([name, context]): SchemaCase[] =>
    ['context-missing', 'vocabulary-mistaken', 'type-unknown', 'property-unknown'].map(check => ({
      check,
      name: `a context with ${name}`,
      page: page(jsonLd({ '@context': context, '@type': 'Thing', name: 'A' })),
      outcome: 'pass',
    })),
  ),
  { check: 'context-missing', name: 'no JSON-LD', page: plain, outcome: 'not-applicable' },
  {
    check: 'context-missing',
    name: 'one block of two without',
    page: page(
      `${jsonLd({ '@type': 'Thing', name: 'A' })}\n<script type="application/ld+json">{"@type":"Thing","name":"B"}</script>`,
    ),
    outcome: 'fail',
    says: ['no @context'],
    line: 3,
  },
  ...['context-missing', 'vocabulary-mistaken'].map(
    (check): SchemaCase => ({
      check,
      name: 'a block that describes nothing',
      page: page('<script type="application/ld+json">{}</script>'),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'vocabulary-mistaken',
    name: 'a block without @context',
    page: page('<script type="application/ld+json">{"@type":"Thing","name":"B"}</script>'),
    outcome: 'not-applicable',
  },
  { check: 'vocabulary-mistaken', name: 'no structured data', page: plain, outcome: 'not-applicable' },
  {
    check: 'vocabulary-mistaken',
    name: 'a context of another vocabulary',
    page: page(jsonLd({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Note', name: 'A' })),
    outcome: 'pass',
  },
  ...['https://schema.org/Product', 'schema.org', 'https://shema.org'].map(
    (context): SchemaCase => ({
      check: 'vocabulary-mistaken',
      name: `the context ${context}`,
      page: page(jsonLd({ '@context': context, '@type': 'Thing', name: 'A' })),
      outcome: 'fail',
      says: [`@context "${context}"`],
    }),
  ),
  {
    check: 'vocabulary-mistaken',
    name: 'the retired vocabulary of breadcrumbs',
    page: page(
      '',
      '<p itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><b itemprop="title">A</b></p>',
    ),
    outcome: 'fail',
    says: ['ended the support'],
  },
  {
    check: 'vocabulary-mistaken',
    name: 'microdata and RDFa with a slip of the pen',
    page: page(
      '',
      '<p itemscope itemtype="http://schemas.org/Thing"></p><p itemscope itemtype="schema.org/Thing"></p><p vocab="https://shema.org/"></p>',
    ),
    outcome: 'fail',
    says: ['itemtype="http://schemas.org/Thing"', 'is not an absolute URL', 'vocab="https://shema.org/"'],
  },
  ...[
    'https://schema.org/Thing',
    'http://www.schema.org/Thing',
    'http://purl.org/goodrelations/v1#Offering',
  ].map(
    (type): SchemaCase => ({
      check: 'vocabulary-mistaken',
      name: `microdata of ${type}`,
      page: page('', `<p itemscope itemtype="${type}"></p>`),
      outcome: 'pass',
    }),
  ),
  {
    check: 'microdata-unused',
    name: 'a property in its item',
    page: page('', '<p itemscope itemtype="https://schema.org/Thing"><b itemprop="name">A</b></p>'),
    outcome: 'pass',
  },
  { check: 'microdata-unused', name: 'no microdata', page: good, outcome: 'not-applicable' },
  {
    check: 'microdata-unused',
    name: 'a stray property, a lost reference, a type without an item',
    page: page(
      '',
      '<p itemscope itemref="x"></p><b itemprop="name">A</b><i itemtype="https://schema.org/Thing"></i>',
    ),
    outcome: 'fail',
    says: ['itemref names "x"', 'itemprop="name" stands in no item', 'without itemscope'],
  },
]

import type { Case } from '../../../support/tool-cases.ts'
import { html, item, jsonLd, page } from './pages.ts'

const raw = (text: string, type = 'application/ld+json') => page(`<script type="${type}">${text}</script>`)
const good = item('Thing', { name: 'Shed' })
const plain = page('')
const broken = raw('{')

const script = (file: string) => `<script src="/${file}"></script>`
const inlineFill = "<script>document.getElementById('pageSchema').textContent = data</script>"
const SCRIPTS = {
  '/fill.js': { body: "const block = document.getElementById('pageSchema')" },
  '/by-type.js': { body: 'document.querySelector(\'script[type="application/ld+json"]\').text = data' },
  '/menu.js': { body: "document.querySelector('.menu').classList.add('open')" },
}

/** Cases on how structured data is written. */
export const SYNTAX_CASES: Case[] = [
  { check: 'json-ld-invalid', when: 'it is JSON', site: good, outcome: 'pass' },
  { check: 'json-ld-invalid', when: 'there is no JSON-LD', site: plain, outcome: 'not-applicable' },
  {
    check: 'json-ld-invalid',
    when: 'a comma is too many',
    site: raw('{\n  "@context": "https://schema.org",\n  "name": "A",\n}'),
    outcome: 'fail',
    says: ['There is an extra comma before "}"'],
    line: 4,
    column: 14,
  },
  {
    check: 'json-ld-invalid',
    when: 'Windows line ends stand before the fault',
    site: raw('{\r\n\r\n"a" "b"}'),
    outcome: 'fail',
    says: ['Expected ":" after "a", found a double quote'],
    line: 4,
    column: 5,
  },
  ...(
    [
      [
        'an HTML entity',
        '{&quot;a&quot;:1}',
        'Expected a property name in double quotes, found an HTML entity, which scripts do not decode',
      ],
      [
        'typographic quotes',
        '{“a”:1}',
        'Expected a property name in double quotes, found the typographic quote “',
      ],
      ['single quotes', "{'a':1}", 'Expected a property name in double quotes, found a single quote'],
      ['a cut string', '{"a":"b}', 'A string is not closed'],
      ['a missing end', '{"a":1', 'Expected "," or "}", found the end'],
      ['an unknown escape', '{"a":"\\x"}', '"\\x" is not a valid escape in JSON'],
      ['text behind the data', '{"a":1} {"b":2}', '"{" comes after the end of the data'],
      ['a word of JavaScript', '{"a":undefined}', 'Expected a value, found "undefined"'],
      ['endless nesting', '['.repeat(5000), 'The data is nested more than 200 levels deep'],
    ] as const
  ).map(
    ([name, text, says]): Case => ({
      check: 'json-ld-invalid',
      when: `it has ${name}`,
      site: raw(text),
      outcome: 'fail',
      says: [says],
      line: 2,
    }),
  ),
  { check: 'json-ld-not-strict', when: 'it is strict JSON', site: good, outcome: 'pass' },
  {
    check: 'json-ld-not-strict',
    when: 'none of the JSON-LD can be read',
    site: broken,
    outcome: 'not-applicable',
  },
  {
    check: 'json-ld-not-strict',
    when: 'it has a wrapper, a comment and a raw line break',
    site: raw(
      '//<![CDATA[\n{"@context":"https://schema.org", /* shed */ "@type":"Thing","description":"one\ntwo"}\n//]]>',
    ),
    outcome: 'fail',
    says: [
      'JSON does not allow a comment',
      'JSON does not allow a line break in a string',
      'JSON does not allow a comment',
    ],
    line: 2,
  },
  { check: 'json-ld-key-repeated', when: 'each name stands once', site: good, outcome: 'pass' },
  { check: 'json-ld-key-repeated', when: 'there is no JSON-LD', site: plain, outcome: 'not-applicable' },
  {
    check: 'json-ld-key-repeated',
    when: 'a name is stated twice',
    site: raw(
      '{"@context":"https://schema.org","@type":"Thing","url":"https://a.example/","url":"https://b.example/"}',
    ),
    outcome: 'fail',
    says: ['"url" is set again here, so its earlier value is lost'],
  },
  { check: 'json-ld-empty', when: 'it has an item', site: good, outcome: 'pass' },
  { check: 'json-ld-empty', when: 'there is no JSON-LD', site: plain, outcome: 'not-applicable' },
  {
    check: 'json-ld-empty',
    when: 'it has an empty list',
    site: raw('[]'),
    outcome: 'fail',
    says: ['The block contains no item'],
  },
  {
    check: 'json-ld-empty',
    when: 'it has an empty script',
    site: raw(' '),
    outcome: 'fail',
    says: ['The script is empty'],
  },
  ...(
    [
      ['pass', 'a script in it names its id', '{}', 'id="pageSchema"', inlineFill],
      ['pass', 'a script file names the id of an empty one', '', 'id="pageSchema"', script('fill.js')],
      ['pass', 'a script finds it by its type', '{}', '', script('by-type.js')],
      ['pass', 'a script that may name it is missing', '{}', 'id="pageSchema"', script('missing.js')],
      ['fail', 'no script names its id', '{}', 'id="pageSchema"', script('menu.js')],
      [
        'fail',
        'scripts of other hosts cannot know its id',
        '{}',
        'id="pageSchema"',
        '<script async src="https://tags.example/t.js"></script>',
      ],
      ['fail', 'no script runs that could fill it', '{}', 'id="pageSchema"', ''],
      ['fail', 'no script could find it', '{}', '', script('fill.js')],
    ] as const
  ).map(
    ([outcome, when, text, id, body]): Case => ({
      check: 'json-ld-empty',
      outcome,
      when,
      site: { '/page': html(`<script type="application/ld+json" ${id}>${text}</script>`, body), ...SCRIPTS },
    }),
  ),
  { check: 'json-ld-script-type', when: 'it has the right type', site: good, outcome: 'pass' },
  {
    check: 'json-ld-script-type',
    when: 'it has the right type with a profile',
    site: raw('{"@context":"https://schema.org","@type":"Thing"}', 'application/ld+json; charset=utf-8'),
    outcome: 'pass',
  },
  {
    check: 'json-ld-script-type',
    when: 'it has the state of an application',
    site: raw('{"props":{"pageProps":{}}}', 'application/json'),
    outcome: 'not-applicable',
  },
  ...['application/ld+json-old-1', 'application/ld+json_disabled', 'x-application/ld+json'].map(
    (type): Case => ({
      check: 'json-ld-script-type',
      when: `its author put it aside as ${type}`,
      site: raw('{"@context":"https://schema.org","@type":"Thing"}', type),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'json-ld-script-type',
    when: 'the type is mistyped',
    site: raw('{"@context":"https://schema.org","@type":"Thing"}', 'application/json+ld'),
    outcome: 'fail',
    says: ['The script has type="application/json+ld"'],
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
  ).flatMap(([name, context]): Case[] =>
    ['context-missing', 'vocabulary-mistaken', 'type-unknown', 'property-unknown'].map(check => ({
      check,
      when: `the context is ${name}`,
      site: page(jsonLd({ '@context': context, '@type': 'Thing', name: 'A' })),
      outcome: 'pass',
    })),
  ),
  { check: 'context-missing', when: 'there is no JSON-LD', site: plain, outcome: 'not-applicable' },
  {
    check: 'context-missing',
    when: 'one block of two has none',
    site: page(
      `${jsonLd({ '@type': 'Thing', name: 'A' })}\n<script type="application/ld+json">{"@type":"Thing","name":"B"}</script>`,
    ),
    outcome: 'fail',
    says: ['Neither this object nor one around it has @context'],
    line: 3,
  },
  ...['context-missing', 'vocabulary-mistaken'].map(
    (check): Case => ({
      check,
      when: 'the block describes nothing',
      site: page('<script type="application/ld+json">{}</script>'),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'vocabulary-mistaken',
    when: 'it has a block without @context',
    site: page('<script type="application/ld+json">{"@type":"Thing","name":"B"}</script>'),
    outcome: 'not-applicable',
  },
  {
    check: 'vocabulary-mistaken',
    when: 'there is no structured data',
    site: plain,
    outcome: 'not-applicable',
  },
  {
    check: 'vocabulary-mistaken',
    when: 'it has a context of another vocabulary',
    site: page(jsonLd({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Note', name: 'A' })),
    outcome: 'pass',
  },
  ...[
    'https://schema.org/Product',
    'schema.org',
    'https://shema.org',
    'https://pending.schema.org',
    { '@vocab': 'http://health-lifesci.schema.org/' },
  ].map(
    (context): Case => ({
      check: 'vocabulary-mistaken',
      when: `the context is ${JSON.stringify(context)}`,
      site: page(jsonLd({ '@context': context, '@type': 'Thing', name: 'A' })),
      outcome: 'fail',
      says: [
        `@context "${typeof context === 'string' ? context : context['@vocab']}": write https://schema.org`,
      ],
    }),
  ),
  ...['https://pending.schema.org', 'https://bib.schema.org/', { '@vocab': 'http://auto.schema.org/' }].map(
    (context): Case => ({
      check: 'type-unknown',
      when: `the context is ${JSON.stringify(context)}`,
      site: page(jsonLd({ '@context': context, '@type': 'product', name: 'A' })),
      outcome: 'fail',
      says: ['schema.org has no type "product"; did you mean Product?'],
    }),
  ),
  {
    check: 'vocabulary-mistaken',
    when: 'types are no URLs, and one has no name',
    site: page(
      '',
      '<p itemscope itemtype="Product"></p><p itemscope itemtype="https://schema.org/ Offer"></p><p itemscope itemtype="https://bib.schema.org/Thesis"></p>',
    ),
    outcome: 'fail',
    says: [
      'itemtype="Product" is not an absolute URL',
      'itemtype="https://schema.org/" names no type',
      'itemtype="Offer" is not an absolute URL',
      'itemtype="https://bib.schema.org/Thesis": write https://schema.org/',
    ],
  },
  ...['type-missing', 'rich-result-incomplete'].map(
    (check): Case => ({
      check,
      when: 'the type of microdata is no URL',
      site: page('', '<p itemscope itemtype="Product"><b itemprop="name">Shed</b></p>'),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'vocabulary-mistaken',
    when: 'it has the retired vocabulary of breadcrumbs',
    site: page(
      '',
      '<p itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><b itemprop="title">A</b></p>',
    ),
    outcome: 'fail',
    says: [
      'itemtype="http://data-vocabulary.org/Breadcrumb": Google stopped supporting data-vocabulary.org in 2020',
    ],
  },
  {
    check: 'vocabulary-mistaken',
    when: 'it has microdata and RDFa with a slip of the pen',
    site: page(
      '',
      '<p itemscope itemtype="http://schemas.org/Thing"></p><p itemscope itemtype="schema.org/Thing"></p><p vocab="https://shema.org/"></p>',
    ),
    outcome: 'fail',
    says: [
      'itemtype="http://schemas.org/Thing": write https://schema.org/',
      'itemtype="schema.org/Thing" is not an absolute URL',
      'vocab="https://shema.org/": write https://schema.org/',
    ],
  },
  ...[
    'https://schema.org/Thing',
    'http://www.schema.org/Thing',
    'http://purl.org/goodrelations/v1#Offering',
  ].map(
    (type): Case => ({
      check: 'vocabulary-mistaken',
      when: `microdata is of ${type}`,
      site: page('', `<p itemscope itemtype="${type}"></p>`),
      outcome: 'pass',
    }),
  ),
  {
    check: 'microdata-unused',
    when: 'a property stands in its item',
    site: page('', '<p itemscope itemtype="https://schema.org/Thing"><b itemprop="name">A</b></p>'),
    outcome: 'pass',
  },
  { check: 'microdata-unused', when: 'there is no microdata', site: good, outcome: 'not-applicable' },
  {
    check: 'microdata-unused',
    when: 'a theme brings properties without an item, and a type that nobody shows',
    site: page('', '<a itemprop="url" href="/">Home</a><p itemtype="https://schema.org/Thing">A</p>'),
    outcome: 'pass',
  },
  {
    check: 'microdata-unused',
    when: 'it has a lost reference, a type without an item',
    site: page(
      '',
      '<p itemscope itemref="x"></p><b itemprop="name">A</b><i itemtype="https://schema.org/Product"></i>',
    ),
    outcome: 'fail',
    says: [
      'itemref="x", but no element has this id',
      'itemtype="https://schema.org/Product" has no effect without itemscope',
    ],
  },
]

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { contentTool } from '../../src/engine/tools/content/content.ts'
import { doubleDecoded } from '../../src/engine/tools/content/double-decoding.ts'
import { isGenericAnchor } from '../../src/engine/tools/content/generic-anchors.ts'
import { fleschReadingEase } from '../../src/engine/tools/content/readability.ts'
import { syllablesOf } from '../../src/engine/tools/content/syllables.ts'
import { sentencesOf, wordsOf } from '../../src/engine/tools/content/text-statistics.ts'
import { auditSite } from '../support/tool-runs.ts'

const require = createRequire(import.meta.url)

async function outcome(check: string, body: string, lang = 'en', path = '/a') {
  const page = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Test</title></head><body>${body}</body></html>`
  const site = await auditSite(contentTool, { [path]: page }, path)
  return site.check(check).outcome
}

// https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests#Flesch_reading_ease
describe('Flesch Reading Ease of the sentences that Wikipedia computes', () => {
  test.each([
    ['The cat sat on the mat.', 116],
    ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 37.5],
  ])('%s', (text, score) => {
    const words = wordsOf(text)
    const syllables = words.reduce((sum, word) => sum + syllablesOf(word, 'en'), 0)
    const measures = { words: words.length, sentences: 1, syllables, letters: 0, longWords: 0 }
    expect(Math.abs(fleschReadingEase(measures) - score)).toBeLessThan(0.5)
  })
})

// https://www.unicode.org/reports/tr29/#Word_Boundaries, the sentence of its first figure
test('words are those of UAX #29', () => {
  const text = 'The quick (“brown”) fox can’t jump 32.3 feet, right?'
  expect(wordsOf(text)).toEqual(['The', 'quick', 'brown', 'fox', 'can’t', 'jump', '32.3', 'feet', 'right'])
})

// https://www.unicode.org/reports/tr29/#Sentence_Boundary_Rules: strings that rules SB6 to SB8 keep together
test.each(['c.d', '3.4', 'U.S.', 'the resp. leaders are'])(
  'UAX #29 finds no end of a sentence inside "%s"',
  text => {
    expect(sentencesOf(text)).toHaveLength(1)
  },
)

// https://en.wikipedia.org/wiki/Mojibake#Nordic_languages and #German
test.each([
  ['SmÃ¶rgÃ¥s', 'Smörg'],
  ['KÃ¼che', 'Küche'],
])('mojibake of Wikipedia: %s', (damaged, meant) => {
  expect(doubleDecoded(damaged)).toContain(`was meant to be "${meant}`)
})

// https://www.w3.org/WAI/standards-guidelines/act/rules/c487ae/ (link has non-empty accessible name)
describe('ACT rule c487ae', () => {
  test.each([
    ['passed 1: content', '<a href="https://www.w3.org">Web Accessibility Initiative (WAI)</a>', 'pass'],
    [
      'passed: image with alt',
      '<a href="https://www.w3.org/WAI"><img src="/logo.png" alt="WAI"></a>',
      'pass',
    ],
    [
      'passed: aria-label',
      '<a aria-label="WAI" href="https://www.w3.org/WAI"><img src="/logo.png" alt=""></a>',
      'pass',
    ],
    [
      'passed: aria-labelledby',
      '<a aria-labelledby="id1" href="https://www.w3.org/WAI"><img src="/l.png" alt=""></a><div id="id1">WAI</div>',
      'pass',
    ],
    ['passed: title', '<a href="https://www.w3.org/WAI" title="WAI"><img src="/l.png" alt=""></a>', 'pass'],
    [
      'failed: image with empty alt',
      '<a href="https://www.w3.org/WAI"><img src="/l.png" alt=""></a>',
      'fail',
    ],
    ['failed: image without alt', '<a href="https://www.w3.org/WAI"><img src="/l.png"></a>', 'fail'],
    ['failed: no content', '<a href="https://www.w3.org/WAI"></a>', 'fail'],
    ['failed: reference to nothing', '<a href="https://www.w3.org/WAI" aria-labelledby="id1"></a>', 'fail'],
    ['inapplicable: no href', '<a>Not a link</a>', 'not-applicable'],
  ])('%s', async (_, body, expected) => {
    expect(await outcome('link-empty', body)).toBe(expected)
  })
})

// https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/ (heading has non-empty accessible name)
describe('ACT rule ffd0e9', () => {
  test.each([
    ['passed: text', '<h2>My holidays in Paris</h2>', 'pass'],
    ['passed: role', '<div role="heading" aria-level="2">My holidays</div>', 'pass'],
    ['passed: image', '<h2><img src="/w3c-logo.png" alt="W3C"></h2>', 'pass'],
    ['failed: nothing', '<h2></h2>', 'fail'],
    ['failed: image with empty alt', '<h2><img src="/w3c-logo.png" alt=""></h2>', 'fail'],
    [
      'failed: text hidden from assistive technology',
      '<h2><span aria-hidden="true">Some text</span></h2>',
      'fail',
    ],
    ['inapplicable: hidden heading', '<h2 style="display: none"></h2>', 'not-applicable'],
    ['inapplicable: no heading', '<p>This is not a heading</p>', 'not-applicable'],
  ])('%s', async (_, body, expected) => {
    expect(await outcome('heading-empty', body)).toBe(expected)
  })
})

// https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
test.each([
  ['an h2 is not followed directly by an h4', '<h1>A</h1><h2>B</h2><h4>C</h4>', 'fail'],
  [
    'an h2 may follow an h4 that closes a section',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2>',
    'pass',
  ],
  [
    'ranks of a sidebar do not depend on the content',
    '<h1>A</h1><h2>B</h2><aside><h4>C</h4></aside>',
    'pass',
  ],
])('W3C on ranks of headings: %s', async (_, body, expected) => {
  expect(await outcome('heading-skipped', body)).toBe(expected)
})

// https://developer.chrome.com/docs/lighthouse/seo/link-text: the texts that the document lists
test.each(['click here', 'click this', 'go', 'here', 'this', 'start', 'right here', 'more', 'learn more'])(
  'the link text "%s" that Lighthouse lists is generic',
  async text => {
    expect(await outcome('link-text-generic', `<a href="/b">${text}</a>`)).toBe('fail')
  },
)

test('the link texts that Lighthouse lists are generic in their languages', async () => {
  const audit = await readFile(require.resolve('lighthouse/core/audits/seo/link-text.js'), 'utf8')
  const listed = Array.from(
    audit.matchAll(/^ {2}'([a-z]+)': new Set\(\[([^\]]+)\]/gm),
    ([, language, texts]) => ({
      language: language!,
      texts: Array.from(texts!.matchAll(/'([^']+)'/g), ([, text]) => text!),
    }),
  )
  expect(listed.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'ta', 'fa']))
  const missing = listed.flatMap(({ language, texts }) =>
    texts.filter(text => !isGenericAnchor(text, language)).map(text => `${language}: ${text}`),
  )
  expect(missing).toEqual([])
})

// Universal Declaration of Human Rights, article 1, https://www.ohchr.org/en/human-rights/universal-declaration
const ARTICLE_1: Readonly<Record<string, string>> = {
  en: 'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  de: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
  fr: 'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
  es: 'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
  it: 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
  ru: 'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
  zh: '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。',
  ja: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。',
}

describe('the language of article 1 of the Universal Declaration of Human Rights', () => {
  test.each(Object.entries(ARTICLE_1))('%s is recognised, and taken for no other', async (lang, text) => {
    const body = `<main>${`<p>${text}</p>`.repeat(6)}</main>`
    expect(await outcome('language-mismatch', body, lang)).toBe('pass')
    expect(await outcome('language-mismatch', body, lang === 'en' ? 'de' : 'en')).toBe('fail')
  })
})

// https://developers.google.com/search/docs/appearance/publication-dates: no dates to come, all dates the same
test('an article dated to come is told', async () => {
  const data =
    '{"@context":"https://schema.org","@type":"NewsArticle","datePublished":"2999-02-05T08:00:00+08:00"}'
  expect(await outcome('date-in-future', `<script type="application/ld+json">${data}</script>`)).toBe('fail')
})

// https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
test('a page that tells its visitors that it does not exist, with status 200, is a soft 404', async () => {
  expect(await outcome('soft-404', '<h1>This page does not exist</h1><p>Sorry about that.</p>')).toBe('fail')
})

import type { Tool } from '../../../src/api/tools.ts'
import type { Answer } from '../../support/web-server.ts'
import type { Sizes } from './judging.ts'

/** Pages of which one thing is there again and again, to see how the time of a judge grows with it. */

/** So many pieces one behind the other. */
export function pieces(count: number, pieceOf: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => pieceOf(index)).join('')
}

export function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bicycles for every day</title>${head}</head><body>${body}</body></html>`
}

/** A page with one block of JSON-LD. */
function jsonLd(data: string, body = ''): string {
  return page(`${body}<script type="application/ld+json">${data}</script>`)
}

const WORDS = 'the quick brown fox jumps over a lazy dog and then walks slowly home to rest'.split(' ')

function sentence(index: number): string {
  return `${WORDS.map((_, at) => WORDS[(index * 7 + at * 3) % WORDS.length]).join(' ')}. `
}

/** What any page can have many of. */
export const SHAPES: Record<string, (size: number) => string> = {
  'links to pages': n => page(pieces(n, i => `<a href="/p${i}">link ${i}</a> `)),
  'links to hosts': n => page(pieces(n, i => `<a href="https://h${i}.example/">more</a> `)),
  'links to places': n => page(pieces(n, i => `<a href="#f${i}">link</a><p id="f${i}">x</p>`)),
  'links in each other': n => page(`${'<table><td><a href="/x">some <b>text</b> '.repeat(n / 4)}`),
  pictures: n => page(pieces(n, i => `<img src="/i${i}.jpg" srcset="/i${i}.jpg 2x">`)),
  fields: n => page(`<form action="/f">${pieces(n, i => `<input name="email${i}" id="i${i}">`)}</form>`),
  forms: n =>
    page(pieces(n, i => `<form action="/f${i}"><label for="a${i}">A</label><input id="a${i}"></form>`)),
  headings: n => page(pieces(n, i => `<h${1 + (i % 6)}>Heading ${i}</h${1 + (i % 6)}>`)),
  'equal headings': n => page('<h2>Is it?</h2><p>Yes.</p>'.repeat(n)),
  'headings in each other': n => page('<div role="heading" class="price">text '.repeat(n)),
  metadata: n =>
    page(
      '',
      pieces(n, i => `<meta name="n${i}" content="c"><meta property="og:image" content="/${i}.png">`),
    ),
  'frames, landmarks and articles': n =>
    page(pieces(n, i => `<nav>a</nav><article><h2>t${i}</h2></article><iframe src="/f${i}"></iframe>`)),
  scripts: n =>
    page(pieces(n, i => `<script src="https://h${i}.example/a.js"></script><script>a(${i})</script>`)),
  'style sheets': n => page(pieces(n, i => `<style>.a${i}{color:red}</style><p style="color:red">x`)),
  'elements in each other': n => page(`${'<div id="a" class="b c"><span>'.repeat(n)}text`),
  cells: n => page(`<table>${pieces(n, i => `<tr><td>${i}<td class="c${i}" data-x>`)}</table>`),
  paragraphs: n => page(pieces(n / 4, i => `<p>${sentence(i)}${sentence(i + 1)}</p>`)),
  'one paragraph': n => page(`<main><p>${pieces(n / 4, sentence)}`),
  'ideographs without a blank': n => page(`<main><p>${'漢字仮名'.repeat(n)}`),
  'characters on one letter': n => page(`<main><p>a${'\u0301'.repeat(n * 8)}`),
  'hyphens in one word': n => page(`<main><p>${'a-'.repeat(n * 8)}`),
  'items of JSON-LD': n =>
    jsonLd(
      `[${pieces(n / 4, i => `{"@context":"https://schema.org","@type":"Product","name":"n${i}","sku":"${i}"},`)}{}]`,
    ),
  'items of microdata': n =>
    page(
      pieces(
        n / 4,
        i => `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">n${i}</b></div>`,
      ),
    ),
  'titles in drawings': n => page('<svg><title>text '.repeat(n)),
}

const PRODUCT = '"@context":"https://schema.org","@type":"Product"'
const NODES = '{"@context":"https://schema.org","@graph":['

/** What only some tools look at, or what is there to be compared with each other. */
export const CASES: [tools: Tool[], shape: string, pageOf: (size: number) => Answer, sizes?: Sizes][] = [
  [
    ['content'],
    'links that one large element labels',
    n => page(`<p id="l">${'<b>x</b> '.repeat(n)}</p>${'<a href="/x" aria-labelledby="l l"></a>'.repeat(n)}`),
    { smallest: 125, largest: 4000 },
  ],
  [
    ['content'],
    'labels of one link',
    n => page(`<p id="l">label</p><a href="/x" aria-labelledby="${'l '.repeat(n)}">`),
  ],
  [
    ['content'],
    'ranks of headings',
    n => page(pieces(n, i => `<div role="heading" aria-level="${i + 1}">h${i % 2}</div>`)),
  ],
  [
    ['content'],
    'dates of publication and of change',
    n =>
      page(
        '<p>text',
        `<script type="application/ld+json">${NODES}${'{"@type":"Article","datePublished":"2024-01-01"},'.repeat(n)}{}]}</script>${'<meta property="article:modified_time" content="2024-02-01">'.repeat(n)}`,
      ),
    { smallest: 2000, largest: 16_000 },
  ],
  [
    ['schema'],
    'references to elements',
    n =>
      jsonLd(
        `${NODES}${pieces(n, i => `{"@type":"Article","author":{"@id":"#a${i}"}},`)}{}]}`,
        pieces(n, i => `<p id="b${i}">`),
      ),
  ],
  [
    ['schema', 'geo'],
    'references to an offer with many prices',
    n =>
      jsonLd(
        `${NODES}{"@id":"#o","@type":"Offer","priceCurrency":"EUR","price":["1"${',"2"'.repeat(n)}]},${'{"@type":"Product","name":"n","offers":{"@id":"#o"},"author":{"@id":"#o"}},'.repeat(n)}{}]}`,
      ),
    { smallest: 250, largest: 4000 },
  ],
  [
    ['schema'],
    'types of one item, each with its properties',
    n =>
      jsonLd(
        `{"@context":"https://schema.org","@type":["Thing"${pieces(n, i => `,"Type${i}"`)}]${pieces(n, i => `,"property${i}":"v"`)}}`,
      ),
  ],
  [
    ['schema'],
    'unknown types',
    n => jsonLd(`${NODES}${pieces(n, i => `{"@type":"Prodct${i}","name":"a"},`)}{}]}`),
  ],
  [
    ['schema'],
    'digits of a price',
    n => jsonLd(`{${PRODUCT},"name":"n","offers":{"@type":"Offer","price":"${'1'.repeat(n)}x"}}`),
    { smallest: 4000, largest: 64_000 },
  ],
  [
    ['schema'],
    'ratings of one product',
    n =>
      jsonLd(
        `{${PRODUCT},"name":"n","aggregateRating":[${pieces(n, i => `{"@type":"AggregateRating","ratingValue":"4.${i}1"},`)}{}]}`,
        `<p>${sentence(1).repeat(n)}`,
      ),
    { smallest: 125, largest: 2000 },
  ],
  [
    ['schema'],
    'prices in each other',
    n =>
      jsonLd(
        `{${PRODUCT},"name":"n","offers":{"@type":"Offer","price":"5","priceCurrency":"EUR"}}`,
        `<p>${sentence(1).repeat(9)}</p>${'<div class="price">a '.repeat(n)}${'</div>'.repeat(n)}`,
      ),
    { largest: 8000 },
  ],
  [
    ['schema'],
    'characters of a name without blanks',
    n => jsonLd(`{${PRODUCT},"name":"${'漢字'.repeat(n)}"}`, `<p>${'仮名遣い '.repeat(n)}`),
    { smallest: 4000, largest: 32_000 },
  ],
  [
    ['robots'],
    'unknown rules for crawlers',
    n => page('', `<meta name="robots" content="a${', a=b'.repeat(n)}">`),
  ],
  [
    ['robots'],
    'rules for crawlers that could contradict each other',
    n => page('', `<meta name="robots" content="index, ${'max-snippet:20, '.repeat(n)}">`),
  ],
  [
    ['hreflang'],
    'language versions that are the page itself',
    n =>
      page(
        '',
        `<link rel="canonical" href="/other">${pieces(n, i => `<link rel="alternate" hreflang="en" href="/${n}.html#${i}">`)}`,
      ),
    { largest: 8000 },
  ],
  [['geo'], 'questions beside each other', n => page(`<h2>Why?</h2>\n`.repeat(n)), { largest: 16_000 }],
  [
    ['security'],
    'policies in meta elements',
    n =>
      page(
        '',
        `<meta http-equiv="Content-Security-Policy" content="script-src ${pieces(n, i => `h/${i} `)}${pieces(n, i => `,script-src h/ x${i}`)}">`,
      ),
    { smallest: 250, largest: 8000 },
  ],
  [
    ['technology'],
    'defaults of consent',
    n => page(`<script>${"gtag('consent', 'default', {".repeat(n)}</script>`),
  ],
]

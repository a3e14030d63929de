import { describe, expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import type { HtmlPage } from '../../../src/engine/page/html-page.ts'
import { scriptEffectsOn } from '../../../src/engine/page/script-effects.ts'

const URL = 'https://www.example.com/bikes/'
const WORDS = 'The red bike has a light frame of steel and rides well on every road of the town. '

const HEAD = [
  '<title>Red bikes</title>',
  '<meta name="description" content="All of our red bikes">',
  '<link rel="canonical" href="https://www.example.com/bikes/">',
].join('')
const BODY = `<nav><a href="/">Home</a></nav><main><h1>Red bikes</h1><h2 id="steel">Steel</h2><p>${WORDS.repeat(6)}</p></main>`

function documentOf(head: string, body: string, lang = 'en'): HtmlDocument {
  return new HtmlDocument(
    `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`,
    URL,
  )
}

/** What scripts changed of the page above, with what a browser saw lie over it. */
function effectsOf(after: HtmlDocument, { overlays = [] as string[], sent = documentOf(HEAD, BODY) } = {}) {
  const response = { url: URL, status: 200, headers: new Map() }
  const page = { url: URL, document: sent, response } as unknown as HtmlPage
  const over = overlays.map(selector => ({ selector }))
  const rendered = { document: after, overlays: over } as unknown as RenderedPage
  return scriptEffectsOn({ sent: page, scripts: { state: 'seen', before: documentOf(HEAD, BODY), rendered } })
}

describe('scripts change', () => {
  test.each<[string, HtmlDocument]>([
    ['title', documentOf(HEAD.replace('Red bikes<', 'Our bikes<'), BODY)],
    ['meta', documentOf(HEAD.replace('All of', 'Some of'), BODY)],
    ['meta', documentOf(`${HEAD}<meta property="og:image" content="/bike.jpg">`, BODY)],
    ['robots', documentOf(`${HEAD}<meta name="robots" content="noindex">`, BODY)],
    ['canonical', documentOf(HEAD.replace('/bikes/', '/'), BODY)],
    ['hreflang', documentOf(`${HEAD}<link rel="alternate" hreflang="de" href="/de/">`, BODY)],
    ['language', documentOf(HEAD, BODY, 'de')],
    ['h1', documentOf(HEAD, BODY.replace('<h1>Red', '<h1>Our'))],
    [
      'structured-data',
      documentOf(`${HEAD}<script type="application/ld+json">{"@type":"Product"}</script>`, BODY),
    ],
    [
      'structured-data',
      documentOf(HEAD, BODY.replace('<main', '<main itemscope itemtype="https://schema.org/Product"')),
    ],
    [
      'text',
      documentOf(
        HEAD,
        BODY.replace('</main>', `<p>${'Other words come with scripts. '.repeat(5)}</p></main>`),
      ),
    ],
    ['text', documentOf(HEAD, BODY.replace(WORDS.repeat(2), ''))],
    ['links', documentOf(HEAD, BODY.replace('</nav>', '<a href="/new">New</a></nav>'))],
    ['links', documentOf(HEAD, BODY.replace('<a href="/">Home</a>', ''))],
    ['images', documentOf(HEAD, BODY.replace('</main>', '<img src="/bike.jpg" alt=""></main>'))],
    ['anchors', documentOf(HEAD, BODY.replace('</main>', '<h2 id="prices">€</h2></main>'))],
  ])('%s', (effect, after) => {
    expect(effectsOf(after)).toEqual([effect])
  })
})

describe('it is no effect', () => {
  test.each<[string, HtmlDocument]>([
    ['that nothing differs', documentOf(HEAD, BODY)],
    [
      'that scripts are loaded and pages fetched ahead',
      documentOf(`${HEAD}<script src="/chunk.js"></script><link rel="prefetch" href="/next">`, BODY),
    ],
    ['that a reading time is said', documentOf(HEAD, BODY.replace('<p>', '<p>4 min read</p><p>'))],
    [
      'that a link to another site is added',
      documentOf(HEAD, `${BODY}<a href="https://chat.example/">Chat</a>`),
    ],
    [
      'that a link goes to a place of the same page',
      documentOf(HEAD, BODY.replace('href="/"', 'href="/#top"')),
    ],
  ])('%s', (_, after) => {
    expect(effectsOf(after)).toEqual([])
  })

  test('what lies over the page', () => {
    const notice = `<div id="notice"><p>${'We keep cookies of all kinds on your device. '.repeat(9)}</p><a href="/privacy">Privacy</a></div>`
    const after = documentOf(HEAD, BODY + notice)
    expect(effectsOf(after)).toEqual(['links'])
    const [element] = after.elements('div')
    expect(effectsOf(after, { overlays: [after.selectorOf(element!)] })).toEqual([])
  })

  test('that a server sends other links with each answer, but another title is', () => {
    const other = documentOf(
      HEAD.replace('Red bikes<', 'Bikes<'),
      BODY.replace('</nav>', '<a href="/random">Random</a></nav>'),
    )
    expect(effectsOf(documentOf(HEAD, BODY), { sent: other })).toEqual(['title'])
  })
})

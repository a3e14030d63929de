import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { mainTextOf } from '../../../../src/engine/page/text/main-text.ts'
import { regionsOf } from '../../../../src/engine/page/text/regions.ts'
import { ARTICLE, PARAGRAPHS } from './prose.ts'

const [first, second, third, fourth] = PARAGRAPHS
const MENU =
  '<ul><li><a href="/a">Sheds</a></li><li><a href="/b">Roofs</a></li><li><a href="/c">Floors</a></li></ul>'
const TEASER =
  '<div class="teaser"><a href="/x">A longer text that leads to another page of the site</a></div>'

function extract(body: string) {
  const document = new HtmlDocument(
    `<!doctype html><html lang="en"><body>${body}</body></html>`,
    'https://example.com/a',
  )
  const main = mainTextOf(document, regionsOf(document))
  return { ...main, texts: main.blocks.map(block => block.text) }
}

test.each([
  [
    'a documentation page with sidebars inside main',
    `<div class="navbar">${MENU}</div><main><div class="sidebar">${MENU}</div><article><h1>Sheds</h1>${ARTICLE}</article><nav class="toc">${MENU}</nav></main>`,
    'article',
  ],
  [
    'a manual of old, known by its role',
    `<div class="related">${MENU}</div><div role="main"><h1>Sheds</h1>${ARTICLE}</div><div class="sphinxsidebar">${MENU}</div><div class="footer">Made with love.</div>`,
    'main',
  ],
  [
    'a blog with related posts and comments',
    `<header>${MENU}</header><article><h1>Sheds</h1>${ARTICLE}</article><section class="related-posts">${TEASER}</section><div id="comments"><p>I like it very much, thanks for writing it down.</p></div><footer>Imprint</footer>`,
    'article',
  ],
  [
    'a post whose theme calls its text "share" and puts a box about its author behind it',
    `<header>${MENU}</header><article><h1>Sheds</h1><div class="entry share">${ARTICLE}</div></article><div class="author-bio"><p>${first}</p></div>`,
    'article',
  ],
  [
    'a page of two <main>',
    `<header>${MENU}</header><main><h1>Sheds</h1></main><main>${ARTICLE}</main><p>Imprint</p>`,
    'main',
  ],
  [
    'divs without any meaning',
    `<div id="top">${MENU}</div><div id="middle"><div>${MENU}</div><div><div><h1>Sheds</h1>${ARTICLE}</div></div></div><div>${MENU}</div>`,
    'density',
  ],
  [
    'tables for layout',
    `<table><tr><td>${MENU}</td><td><h1>Sheds</h1>${ARTICLE}</td></tr></table>`,
    'density',
  ],
] as const)('the content of %s is found', (_, body, foundBy) => {
  const main = extract(body)
  expect(main.foundBy).toBe(foundBy)
  expect(main.texts).toEqual(['Sheds', first, second, third, fourth])
})

test('short sentences in Chinese characters are running text', () => {
  const sentence = '作業指示は朝の会議で全員に伝えてからすぐに始めます。'
  const { texts } = extract(
    `<div>${MENU}</div><div class="post"><p>${sentence}</p><p>${sentence}</p><p>${sentence}</p><p>${sentence}</p></div><div class="bio"><p>${sentence.repeat(2)}</p></div>`,
  )
  expect(texts).toContain(sentence)
})

test('a shop page keeps price, description and table of properties', () => {
  const { texts } = extract(
    `<header>${MENU}</header><main><nav aria-label="breadcrumb">${MENU}</nav><h1>Shed 200</h1><p>€ 499</p><p>${first}</p>
     <table><tr><th>Width</th><td>2 m</td></tr></table><button>Add to cart</button><aside>${TEASER}</aside></main>`,
  )
  expect(texts).toEqual(['Shed 200', '€ 499', first, 'Width', '2 m'])
})

test('an aside is the content of a main element that holds nothing else', () => {
  const list = `<aside class="flex"><h1>Sheds</h1><p>${first}</p><nav>${MENU}</nav></aside>`
  const { texts } = extract(
    `<header>${MENU}</header><main><article><section> </section>${list}</article></main>`,
  )
  expect(texts).toEqual(['Sheds', first])
})

test.each([
  ['there is text beside it', `<p>${second}</p><aside><p>${first}</p></aside>`, [second]],
  ['it is called a sidebar', `<div id="app"></div><aside class="sidebar"><p>${first}</p></aside>`, []],
  ['it has a role of its own', `<div id="app"></div><aside role="search"><p>${first}</p></aside>`, []],
  ['it is in the navigation', `<nav><aside><p>${first}</p></aside></nav>`, []],
])('an aside is no content where %s', (_, body, expected) => {
  expect(extract(`<main>${body}</main>`).texts).toEqual(expected)
})

test('a list of articles keeps all of them', () => {
  const cards = PARAGRAPHS.map((text, at) => `<article><h2>Part ${at}</h2><p>${text}</p></article>`).join('')
  expect(extract(`<main>${cards}</main>`).texts).toHaveLength(8)
})

test.each([
  ['two articles', 'article', ''],
  ['two sections', 'section', ''],
  ['two boxes', 'div', ' class="card"'],
])('of %s the second, shorter one is content as well', (_, tag, names) => {
  const card = (text: string) => `<${tag}${names}>${text}</${tag}>`
  const { texts } = extract(`<div>${card(ARTICLE)}${card(`<h2>More</h2><p>${first.slice(0, 60)}</p>`)}</div>`)
  expect(texts).toEqual([...PARAGRAPHS, 'More', first.slice(0, 60)])
})

test('the frame does not stand for a main element that is empty', () => {
  expect(extract(`<nav>${MENU}</nav><main></main><footer><p>${first}</p></footer>`).texts).toEqual([])
})

test.each([
  ['nothing else', `<nav>${MENU}</nav><div id="app"></div>`, 'Sheds'],
  ['little else', '<div><p>Soon.</p></div>', 'Soon.'],
])('a footer is no content of a page with %s', (_, rest, expected) => {
  const { texts } = extract(`${rest}<footer><p>${first}</p><p>${first}</p></footer>`)
  expect(texts.filter(text => text === first)).toEqual([])
  expect(texts.join(' ')).toContain(expected)
})

test('a footer that holds the title of the page holds its content', () => {
  expect(extract(`<footer><h1>Sheds</h1><p>${first}</p></footer>`).texts).toContain(first)
})

test('a main element beside most of the text is not believed', () => {
  expect(extract(`<main><h1>Hello</h1></main><div>${ARTICLE}</div>`).texts).toContain(first)
})

test('a wrapper with the name of a sidebar is no sidebar', () => {
  expect(extract(`<div class="sidebar"><main>${ARTICLE}</main></div>`).texts).toEqual([...PARAGRAPHS])
  expect(extract(`<div class="menu">${ARTICLE}</div>`).texts).toEqual([...PARAGRAPHS])
})

test('a slogan does not stand for a content of short blocks', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `<li>Item ${at}</li>`).join('')
  const { foundBy, texts } = extract(
    `<div><p>The one and only shop for all that you need in life.</p></div><ul>${rows}</ul>`,
  )
  expect(foundBy).toBe('body')
  expect(texts).toHaveLength(31)
})

test.each([
  ['the hidden attribute', '<p hidden>x</p>'],
  ['an inline style', '<p style="color:red; display : none">x</p>'],
  ['aria-hidden', '<p aria-hidden="true">x</p>'],
  ['a closed dialog', '<dialog>x</dialog>'],
  ['noscript', '<noscript>x</noscript>'],
  ['a style', '<style>x</style>'],
  ['a button', '<button>x</button>'],
])('what is hidden by %s is no text', (_, html) => {
  expect(extract(`<main>${html}<p>y</p></main>`).texts).toEqual(['y'])
})

test.each([
  ['hidden=until-found', '<p hidden="until-found">x</p>'],
  ['a closed details element', '<details><summary>x</summary></details>'],
])('what %s folds away is text', (_, html) => {
  expect(extract(`<main>${html}</main>`).texts).toEqual(['x'])
})

test.each([
  [
    'the panel of an accordion',
    '<h3><button aria-expanded="false" aria-controls="p">Q</button></h3><div id="p" hidden>x</div>',
  ],
  [
    'the panel of a list of terms',
    '<dl><dt><button aria-controls="q p">Q</button></dt><dd id="p" style="display:none">x</dd></dl>',
  ],
  [
    'the panel of a tab',
    '<button role="tab" aria-controls="p">Q</button><div id="p" role="tabpanel" hidden>x</div>',
  ],
  [
    'the panel of a button that is no heading',
    '<button aria-expanded="false" aria-controls="p">Q</button><div id="p" hidden>x</div>',
  ],
  [
    'the panel of a button alone in its element',
    '<div><b><button aria-controls="p"></button></b></div><div id="p" style="display:none">x</div>',
  ],
])('%s is text', (_, html) => {
  expect(extract(`<main>${html}</main>`).texts).toEqual(['x'])
})

test.each([
  ['says it by its name', '<div class="toggle-header" onclick="show(1)">Q</div>', ''],
  ['says it by its function', `<div onclick="toggleList('a', this)"><h2>Q</h2></div>`, ''],
  ['is a button before what is named so', '<button type="button">Q</button>', 'class="faq-answer"'],
])('what a click unfolds is text, where its head %s', (_, head, panel) => {
  expect(extract(`<main>${head}<div style="display: none;" ${panel}><p>x</p></div></main>`).texts).toContain(
    'x',
  )
})

test.each([
  ['a list of newsletters', '<section id="newsletter"><h2>Letters</h2><p>x</p><p>x of May</p></section>'],
  ['the menu of a restaurant', '<div class="menu"><h2>Pizza</h2><p>x</p><p>x with ham</p></div>'],
])('%s is text, where it is most of the content', (_, html) => {
  expect(extract(`<main>${html}<p>y</p></main>`).texts).toContain('x')
  expect(extract(`<main>${html}<p>${first}</p></main>`).texts).not.toContain('x')
})

test.each([
  ['a sign-up', '<section id="newsletter"><h2>Letters of x</h2><form><input type="email"></form></section>'],
  ['a menu without a heading', '<div class="menu"><p>x and more of it</p></div>'],
  ['what a nav holds', '<nav class="menu"><h2>Pages of x</h2><p>x and more of it</p></nav>'],
])('%s is no text, though it is long', (_, html) => {
  expect(extract(`<main>${html}<p>y</p></main>`).texts).toEqual(['y'])
})

test.each([
  ['a menu', '<button aria-expanded="false" aria-controls="p">Menu</button><div id="p" hidden>x</div>'],
  ['a dialog', '<button onclick="toggle()">Q</button><div id="p" class="modal" hidden>x</div>'],
  ['a form', '<button onclick="toggle()">Q</button><form hidden>x</form>'],
  ['what a button does not name', '<button aria-controls="q">Q</button><div id="p" hidden>x</div>'],
  ['what is said after a click', '<button onclick="send()">Q</button><p hidden>x</p>'],
  ['what stands apart', '<button aria-controls="p">Q</button><hr><div id="p" hidden>x</div>'],
  [
    'what a header unfolds',
    '<header><button aria-controls="p" class="toggle">Q</button><div id="p" hidden>x</div></header>',
  ],
])('%s is hidden until it is opened', (_, html) => {
  expect(extract(`<main>${html}<p>y</p></main>`).texts).toEqual(['y'])
})

test('blocks are parted by block elements and by two line breaks, not by one', () => {
  expect(extract('<main>a<br>b<br><br>c<p>d</p>e</main>').texts).toEqual(['a b', 'c', 'd', 'e'])
})

test('code is kept as text and left out of prose', () => {
  const { blocks } = extract('<main><p>Call <code>open()</code> first.</p><pre>open()</pre></main>')
  expect(blocks.map(({ kind, text, prose }) => ({ kind, text, prose }))).toEqual([
    { kind: 'text', text: 'Call open() first.', prose: 'Call first.' },
    { kind: 'code', text: 'open()', prose: '' },
  ])
})

import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { RenderedDocument } from '../../../../src/engine/formats/html/rendered-document.ts'
import { StructuredData } from '../../../../src/engine/formats/structured-data/structured-data.ts'

const URL_SENT = 'https://www.example.com/a'

function rendered(sent: string, now: string, address = URL_SENT): RenderedDocument {
  return new RenderedDocument(now, new HtmlDocument(sent, URL_SENT), address)
}

/** Lines of the elements of one tag, undefined for those that were not sent. */
function linesOf(document: HtmlDocument, tag: string): (number | undefined)[] {
  return document.elements(tag).map(element => document.positionOf(element)?.line)
}

describe('an element has the line in which it was sent', () => {
  test.each<[string, string, string, string, (number | undefined)[]]>([
    ['whatever stands before it now', '<p>\n<a href="/x">X</a>', '<p>New</p><a href="/x">X</a>', 'a', [2]],
    ['by its attributes where its text changes', '\n<b id="i">1</b>', '<b id="i">2</b>', 'b', [2]],
    [
      'also where a script wrote its address in full',
      '<p>\n<a href="../x">X</a>',
      '<a href="https://www.example.com/x">X</a>',
      'a',
      [2],
    ],
    [
      'but not where the address is another one',
      '<a href="../x">X</a>',
      '<a href="https://www.example.com/y">X</a>',
      'a',
      [undefined],
    ],
    ['by its text among others like it', '<p>A</p>\n<p>B</p>', '<p>B</p><p>A</p>', 'p', [2, 1]],
    ['in order among equal ones', '<p>A</p>\n<p>A</p>', '<i></i><p>A</p><p>A</p>', 'p', [1, 2]],
    ['but not where copies leave a doubt', '<p>A</p>', '<p>A</p><p>A</p>', 'p', [undefined, undefined]],
    ['but not where scripts made it', '<p>A</p>', '<p>A</p><p>B</p>', 'p', [1, undefined]],
    ['but not where only its kind is the same', '<p>A</p>', '<p>B</p>', 'p', [undefined]],
    ['the title with any text', '<head>\n<title>A</title>', '<head><title>B</title>', 'title', [2]],
    ['the body with any attributes', '<!doctype html>\n<body class="a">', '<body class="b">', 'body', [2]],
    ['unless the parser made it', 'x', '<body class="b">', 'body', [undefined]],
  ])('%s', (_, sent, now, tag, lines) => {
    expect(linesOf(rendered(sent, now), tag)).toEqual(lines)
  })

  test('in a finding, with the source as it was sent where only the address is written in full', () => {
    const document = rendered(
      '<head><link rel="icon" href="i/logo.ico">',
      '<head><link rel="icon" href="https://www.example.com/i/logo.ico">',
    )
    expect(document.occurrence(document.elements('link')[0]!)).toMatchObject({
      line: 1,
      snippet: '<link rel="icon" href="i/logo.ico">',
    })
  })

  test('in a finding, beside the source as it is now', () => {
    const document = rendered('\n<a href="/x">Old</a>', '<a href="/x">New</a>')
    expect(document.occurrence(document.elements('a')[0]!, 'says')).toEqual({
      url: URL_SENT,
      message: 'says',
      selector: 'html > body > a',
      line: 2,
      column: 1,
      snippet: '<a href="/x">New</a>',
    })
  })
})

describe('the source of a place is', () => {
  const sourceOf = (sent: string, now: string, tag: string) => {
    const document = rendered(sent, now)
    return document.occurrence(document.elements(tag)[0]!).snippet
  }
  test.each([
    ['as the server sent it', "<img src='/a.png' />", '<img src="/a.png">', 'img', "<img src='/a.png' />"],
    ['as it is where its text is another', '<b id=i>1</b>', '<b id="i">2</b>', 'b', '<b id="i">2</b>'],
    [
      'as it is where something in it has another attribute',
      '<a href=/x>A <img src=/a.png></a>',
      '<a href="/x">A <img src="/a.png" alt="B"></a>',
      'a',
      '<a href="/x">A <img src="/a.png" alt="B"></a>',
    ],
    ['as it is where scripts made it', '', '<i class="x"></i>', 'i', '<i class="x"></i>'],
  ])('%s', (_, sent, now, tag, expected) => {
    expect(sourceOf(sent, now, tag)).toBe(expected)
  })
})

describe('a value in JSON-LD has the line in which it was sent', () => {
  const BLOCK = '<script type="application/ld+json">\n{\n  "@type": "Thing"\n}</script>'
  const lineOf = (sent: string, now: string) => {
    const data = new StructuredData(rendered(sent, now))
    return data.lineOf(data.roots[0]!.place)
  }

  test('whatever stands before the block now', () => {
    expect(lineOf(`<p>\n<p>\n${BLOCK}`, `<p>${BLOCK}`)).toBe(4)
  })

  test('with other line ends', () => {
    expect(lineOf(`<p>\n${BLOCK}`.replaceAll('\n', '\r\n'), BLOCK)).toBe(3)
  })

  test('but not where scripts changed the block', () => {
    expect(lineOf(BLOCK, BLOCK.replace('{\n', '{\n"name": "x",\n'))).toBeUndefined()
  })
})

test('links to places on the page stay on it, whatever a router writes for its address', () => {
  const address = 'https://www.example.com/a/'
  const document = rendered('', '<a href="#">Top</a>', address)
  expect([' #', '#x', '', './#x'].map(href => document.resolve(href))).toEqual([
    `${URL_SENT}#`,
    `${URL_SENT}#x`,
    URL_SENT,
    `${address}#x`,
  ])
  const based = rendered('', '<base href="/b"><a href="#">Top</a>', address)
  expect(based.resolve('#x')).toBe('https://www.example.com/b#x')
})

test('links are relative to the address that scripts gave the page, which goes on to be the one that was audited', () => {
  const document = rendered('', '<a href="b">B</a>', 'https://www.example.com/shop/')
  expect(document.resolve('b')).toBe('https://www.example.com/shop/b')
  expect(document.url).toBe(URL_SENT)
})

test('very many empty elements, one in the other, do not hold it up', () => {
  const deep = '<div>'.repeat(20_000)
  const document = rendered(deep, `<p>x</p>${deep}`)
  const found = document.elements('div').map(element => document.positionOf(element)?.line)
  expect(found).toHaveLength(20_000)
})

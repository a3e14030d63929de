import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { attribute, HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import {
  fragmentTargetsIn,
  fragmentTargetsOf,
} from '../../../../src/engine/visit/link-check/fragment-targets.ts'
import { SOURCES, sourceOf } from '../../../support/html-sources.ts'

const URL = 'https://www.example.com/'

/** Places of a document that the source is said not to have. */
function missedIn(source: string): string[] {
  const found = fragmentTargetsIn(source, false)
  return new HtmlDocument(source, URL).elements().flatMap(element => {
    const names = [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : undefined]
    return names.filter(
      name => name && !found.has(encodeURIComponent(name.toWellFormed())) && !found.has(name),
    ) as string[]
  })
}

test.each(SOURCES)('of a source that is only read, no place is missed: %j', source => {
  expect(missedIn(source)).toEqual([])
})

test('whatever the source is, no place is missed', () => {
  fc.assert(
    fc.property(sourceOf(), source => {
      expect(missedIn(source)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['an id', '<p id="a">', true],
  ['a name of a link', '<a name=a>b</a>', true],
  ['a name of something else', '<p name="a">', false],
  ['an id with a reference', '<p id="&#97;">', true],
  ['the first of two', '<p id="a" id="b">', true],
  ['the second of two', '<p id="b" id="a">', false],
  ['a comment', '<!-- <p id="a"> -->', false],
  ['a style', '<style><p id="a"></style>', false],
  ['a template', '<template><template></template><p id="a"></template>', false],
  ['what follows a template', '<template><p></p></template><p id="a">', true],
  ['noscript', '<noscript><p id="a"></noscript>', false],
  ['a title', '<title><p id="a"></title>', false],
  ['a script', '<script>"<p id=a>"</script>', false],
  ['a script that reads fragments', '<script>if (location.hash === "#a") open()</script>', true],
  [
    'such a script in a template',
    '<template><script>if (location.hash === "#a") open()</script></template>',
    false,
  ],
  ['a drawing', '<svg><g id="a"/></svg>', true],
  ['a style of a drawing, which is markup', '<svg><style><g id="a"/></style></svg>', true],
  [
    'a style of HTML in a drawing',
    '<svg><foreignObject><style><g id="a"/></style></foreignObject></svg>',
    false,
  ],
  ['what follows a title of a drawing', '<svg><title/><g id="a"/></svg>', true],
  ['a frame of frames with a style, which is ignored there', '<frameset><style><frame id="a"></style>', true],
  ['a style in a choice, which is ignored there', '<select><style><option id="a"></style>', true],
  ['a style behind a choice', '<select></select><style><option id="a"></style>', false],
  ['what follows a drawing that is not closed', '<svg><p><style><g id="a"></style>', false],
])('%s: as the document has it', (_, source, has) => {
  const read = fragmentTargetsIn(source, false)
  const built = fragmentTargetsOf(new HtmlDocument(source, URL), false)
  expect([read.has('a'), built.has('a')]).toEqual([has, has])
  expect(read.scripted).toBe(built.scripted)
})

test.each([
  ['drawings in one another', '<svg>'.repeat(100_000) + '</b>'.repeat(100_000), false],
  ['drawings with text in one another', '<svg><desc>'.repeat(50_000) + '</b>'.repeat(100_000), false],
  ['references', '<a id="&amp;&amp;">'.repeat(20_000), true],
  ['attributes', `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=b`).join(' ')}>`, true],
])('a source that is made to be slow is read, as far as others are: %s', (_, source, isWhole) => {
  const found = fragmentTargetsIn(`${source}<p id="end">`, false)
  expect(found.complete).toBe(isWhole)
  expect(found.has('end')).toBe(isWhole)
})

test('of more places than anybody writes not all are known', () => {
  expect(fragmentTargetsIn('<p id=a>'.repeat(100_001), false).complete).toBe(false)
})

test('places of the source are told from those that scripts add', () => {
  const [sent, rendered] = ['<p id=a><p id="b c">', '<p id=a><p id="b c"><p id=made>'].map(
    source => new HtmlDocument(source, URL),
  ) as [HtmlDocument, HtmlDocument]
  const found = fragmentTargetsOf(sent, false, rendered)
  expect(['a', 'b%20c', 'made', 'none'].map(name => found.has(name))).toEqual([true, true, true, false])
  const places = found.sentPlaces(['b%20c', 'a', 'top', 'a'])!
  expect(places).toHaveLength(2)
  expect(found.sentPlaces(['a', 'made'])).toBeUndefined()
  expect(found.sentPlaces([])).toEqual([])
  const has = (source: string) => fragmentTargetsIn(source, false).hasSent(places)
  expect([has('<i id=a><i id="b c"><i id=d>'), has('<i id=a>'), found.hasSent(places)]).toEqual([
    true,
    false,
    true,
  ])
})

test.each([
  ['text and a script', `<p>${'word '.repeat(60)}<script>1</script>`, true],
  ['almost no text, and a script', '<p>word<script>1</script>', false],
  ['text in a style alone', `<style>${'a{b:c}'.repeat(60)}</style><script>1</script>`, false],
  ['almost no text', '<p>word', true],
  ['nothing', '', true],
])('whether all places of a page are known is told alike: %s', (_, source, complete) => {
  const read = fragmentTargetsIn(source, false)
  expect([read.complete, fragmentTargetsOf(new HtmlDocument(source, URL), false).complete]).toEqual([
    complete,
    complete,
  ])
  expect(fragmentTargetsIn(source, true).complete).toBe(false)
})

test.each([
  ['structured data', 'application/ld+json', false],
  ['data for scripts', 'application/json', false],
  ['code', 'module', true],
  ['code that a plug-in starts later', 'text/lazyload', true],
])('a page with %s alone has scripts that may make places: %s', (_what, type, scripted) => {
  const source = `<p id="a">${'Text. '.repeat(200)}</p><script type="${type}">{}</script>`
  expect(fragmentTargetsIn(source, false).scripted).toBe(scripted)
  expect(fragmentTargetsOf(new HtmlDocument(source, URL), false).scripted).toBe(scripted)
})

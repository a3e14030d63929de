import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { boundedPatterns } from '../../../../scripts/technologies/bounded-pattern.ts'
import { attribute, HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { type Catalogue, loadCatalogue } from '../../../../src/engine/tools/technology/catalogue/catalogue.ts'
import { globalPaths } from '../../../../src/engine/tools/technology/catalogue/global-paths.ts'
import type { Evidence } from '../../../../src/engine/tools/technology/detect.ts'
import {
  findPattern,
  haystack,
  Pattern,
  requiredLiteral,
} from '../../../../src/engine/tools/technology/pattern.ts'
import { resolve } from '../../../../src/engine/tools/technology/resolve.ts'
import { parseSelectors, SelectorIndex } from '../../../../src/engine/tools/technology/selectors.ts'

const catalogue = await loadCatalogue()

describe('the catalogue', () => {
  test('holds every technology that its entries name, and gives each a category', () => {
    const faults = [...catalogue.values()].flatMap(({ name, categories, implies, requires, dom }) => [
      ...(categories.length === 0 ? [`${name} has no category`] : []),
      ...[...implies.map(one => one.name), ...requires]
        .filter(one => !catalogue.has(one))
        .map(one => `${name} names ${one}`),
      ...dom.filter(({ selectors }) => selectors.length === 0).map(({ source }) => `${name}: ${source}`),
    ])
    expect(faults).toEqual([])
  })

  test('has no technology twice under names that differ in case or spelling', () => {
    const plain = [...catalogue.keys()].map(name => name.toLowerCase().replace(/[ .-]/g, ''))
    const twice = plain.filter((name, at) => plain.indexOf(name) !== at)
    expect(twice).toEqual([])
  })

  test.each([
    ['Microsoft Advertising', 'uetq'],
    ['Microsoft Clarity', 'clarity'],
    ['Google Tag Manager', 'googletag'],
    ['Twitter Ads', 'twttr'],
  ])('does not know %s by %s, which is there without it', (name, path) => {
    expect(catalogue.get(name)!.globals.map(global => global.name)).not.toContain(path)
  })

  test('has its own global variables looked up too', async () => {
    expect(await globalPaths()).toContain('tarteaucitron.job')
  })

  test('has no quantifier without an upper bound', () => {
    const open = [...catalogue.values()].flatMap(one =>
      [...one.headers, ...one.cookies, ...one.meta, ...one.dom]
        .map(({ pattern }) => pattern)
        .concat(one.scriptSrc, one.scripts, one.html, one.url)
        .map(({ expression }) => expression?.source ?? '')
        .filter(source => /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''))),
    )
    expect(open).toEqual([])
  })

  test('has no pattern that a hostile page can make slow', async () => {
    const script = join(import.meta.dirname, 'hostile-run.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 100_000 })
    expect(JSON.parse(stdout).patterns).toBeGreaterThan(3000)
  })
})

describe('bounding a pattern', () => {
  test.each([
    ['a+', ['a{1,250}']],
    ['a*?b', ['a{0,250}?b']],
    ['a{3,}', ['a{3,250}']],
    ['a?b{2}', ['a?b{2}']],
    ['x\\+[*+]y', ['x\\+[*+]y']],
    ['(\\d+(?:\\.\\d+)+)', ['(\\d{1,250}(?:\\.\\d{1,10}){1,5})']],
    ['(?:a|b+)', ['a', 'b{1,250}']],
    ['a|(b)', ['(?:a|(b))']],
    ['a+b+c+', ['a{1,100}b{1,100}c{1,100}']],
    ['a+b+c+d+', undefined],
    ['(', undefined],
  ])('makes %s %j', (source, bounded) => {
    expect(boundedPatterns(source)).toEqual(bounded)
  })
})

describe('a pattern', () => {
  test.each([
    ['/wp-content/themes/', '/wp-content/themes/'],
    ['jquery\\.min\\.js', 'jquery.min.js'],
    ['colou?r-picker', 'r-picker'],
    ['abc{0,3}def', 'def'],
    ['foo|bar', ''],
    ['(?:foo|bar)bazz', 'bazz'],
    ['[a-z]+', ''],
    ['ABCD', 'abcd'],
  ])('%s must hold "%s"', (source, literal) => {
    expect(requiredLiteral(source)).toBe(literal)
  })

  test('is found near its literal in the midst of a long text', () => {
    const pattern = new Pattern('<!-- Generator: Foo ([\\d.]{1,10})\\;version:\\1')
    const text = `${'x'.repeat(5000)}<!-- Generator: Foo 1.2.3 -->${'y'.repeat(5000)}`
    expect(findPattern(pattern, haystack(text))).toEqual({
      text: '<!-- Generator: Foo 1.2.3',
      version: '1.2.3',
    })
  })

  test('with an anchor is not found where a piece of a long text begins', () => {
    const text = `${'x'.repeat(300)}nginx${'y'.repeat(5000)}`
    expect(findPattern(new Pattern('^nginx'), haystack(text))).toBeUndefined()
    expect(findPattern(new Pattern('y$'), haystack(text))).toBeDefined()
  })
})

describe('selectors', () => {
  const document = new HtmlDocument(
    '<div id=a class="x y"><p data-k="one two"><a href="/shop/cart">c</a></p></div><p lang=en>',
    'http://localhost/',
  )
  const count = (source: string) =>
    parseSelectors(source)?.reduce(
      (sum, one) => sum + [...new SelectorIndex(document).matching(one)].length,
      0,
    )
  test.each([
    ['p', 2],
    ['#a', 1],
    ['.x', 1],
    ['.x.z', 0],
    ['div.x.y', 1],
    ['[data-k~=two]', 1],
    ["a[href^='/shop'][href$='cart']", 1],
    ['a[href*="op/c"]', 1],
    ['div a', 1],
    ['div > a', 0],
    ['div > p > a', 1],
    ['p, a', 3],
    ['*', 7],
    ['p:not(.x)', undefined],
    ['p +', undefined],
    ['', undefined],
  ])('%s match %p elements', (source, matches) => {
    expect(count(source)).toBe(matches)
  })

  test('with a backslash name an attribute with a colon', () => {
    const [selector] = parseSelectors('[q\\:container]')!
    const found = [
      ...new SelectorIndex(new HtmlDocument('<p q:container=x>', 'http://localhost/')).matching(selector!),
    ]
    expect(found.map(one => attribute(one, 'q:container'))).toEqual(['x'])
  })
})

describe('resolving what was found', () => {
  const evidence = (confidence: number, version = ''): Evidence => ({
    kind: 'html',
    value: '',
    confidence,
    version,
  })
  const of = (technologies: Record<string, object>): Catalogue =>
    new Map(
      Object.entries(technologies).map(([name, fields]) => [
        name,
        {
          ...catalogue.get('jQuery')!,
          implies: [],
          requires: [],
          requiresCategory: [],
          excludes: [],
          categories: [],
          ...fields,
          name,
        },
      ]),
    )
  const names = (technologies: Catalogue, found: Record<string, Evidence[]>) =>
    resolve(technologies, new Map(Object.entries(found))).map(({ fingerprint }) => fingerprint.name)

  test('adds up confidence to 100 and takes the version that says most', () => {
    const [one] = resolve(of({ A: {} }), new Map([['A', [evidence(60, '1'), evidence(60, '1.2.3')]]]))
    expect(one).toMatchObject({ confidence: 100, version: '1.2.3' })
  })

  test('follows implications of implications, with no more confidence than what implies', () => {
    const a = of({
      A: { implies: [{ name: 'B', confidence: 100, version: '' }] },
      B: { implies: [{ name: 'C', confidence: 30, version: '2' }] },
      C: {},
    })
    expect(
      resolve(a, new Map([['A', [evidence(50)]]])).map(one => [one.fingerprint.name, one.confidence]),
    ).toEqual([
      ['A', 50],
      ['B', 50],
      ['C', 30],
    ])
  })

  test('lets in what requires another only beside it, be it implied', () => {
    const a = of({
      Plugin: { requires: ['Cms'] },
      Cms: {},
      Theme: { implies: [{ name: 'Cms', confidence: 100, version: '' }] },
    })
    expect(names(a, { Plugin: [evidence(100)] })).toEqual([])
    expect(names(a, { Plugin: [evidence(100)], Theme: [evidence(100)] })).toEqual(['Cms', 'Plugin', 'Theme'])
  })

  test('lets in what requires a category only beside one of it', () => {
    const a = of({ Payment: { requiresCategory: ['Ecommerce'] }, Shop: { categories: ['Ecommerce'] } })
    expect(names(a, { Payment: [evidence(100)] })).toEqual([])
    expect(names(a, { Payment: [evidence(100)], Shop: [evidence(100)] })).toEqual(['Payment', 'Shop'])
  })

  test('takes away what is excluded, of two that exclude each other the weaker', () => {
    expect(names(of({ A: { excludes: ['B'] }, B: {} }), { A: [evidence(50)], B: [evidence(100)] })).toEqual([
      'A',
    ])
    const mutual = of({ A: { excludes: ['B'] }, B: { excludes: ['A'] } })
    expect(names(mutual, { A: [evidence(50)], B: [evidence(100)] })).toEqual(['B'])
  })
})

import { describe, expect, test } from '@jest/globals'
import type { Occurrence } from '../../../src/api/results.ts'
import { withoutGeneratedNames } from '../../../src/gate/baseline/generated-names.ts'
import { type Matched, matchPlaces } from '../../../src/gate/baseline/match-places.ts'
import { PlaceKeys } from '../../../src/gate/baseline/place-keys.ts'
import { plainSource } from '../../../src/gate/baseline/plain-source.ts'

describe('names that a build makes anew are taken out', () => {
  test.each([
    ['/assets/app.3f9ab2c1.js', '/assets/app.*.js'],
    ['/assets/index-BkZp3sXQ.css', '/assets/index-*.css'],
    ['/assets/index-DkZpXsQa.js', '/assets/index-*.js'],
    ['/assets/index-Bk_p-sXQ.js', '/assets/index-*.js'],
    ['/main-5XJ7Q2QK.js', '/main-*.js'],
    ['/_next/static/Xk2f_9d-LmQ0aB3cD4eFg/_buildManifest.js', '/_next/static/*/_buildManifest.js'],
    ['/_next/static/chunks/pages/_app-0a1b2c3d4e5f6071.js', '/_next/static/chunks/pages/_app-*.js'],
    ['/logo.svg?dpl=dpl_8Zq2', '/logo.svg?dpl=*'],
    ['/style.css?v=1732180000', '/style.css?v=*'],
    ['<script nonce="r4Nd0m==" src="/a.js">', '<script nonce="" src="/a.js">'],
    ['div.css-1q2w3e > p.Button_root__3xY2z', 'div.css-* > p.Button_root__*'],
    ['#radix-\\:r1f\\:', '#radix-*'],
  ])('%s is %s', (text, plain) => {
    expect(withoutGeneratedNames(text)).toBe(plain)
    expect(withoutGeneratedNames(plain)).toBe(plain)
  })

  test.each([
    '/products/running-shoes',
    '/assets/jquery-3.7.1.min.js',
    '/img/hero-product2024.jpg',
    '/img/portrait-of-a-photographer.jpg',
    'main > section:nth-of-type(2) > div.container',
    'The title has 65 characters',
    '/page?id=12345678',
    'https://www.youtube.com/watch?v=abc',
  ])('%s stays', text => {
    expect(withoutGeneratedNames(text)).toBe(text)
  })
})

describe('a source is the same as sent and as Chrome gives it back', () => {
  const long = 'a very long alternative text that goes on and on '.repeat(5)
  const cut = (text: string) => `${text.slice(0, 199)}…`
  test.each([
    ['<img src="/a.png" alt="A" />', '<img src="/a.png" alt="A">'],
    ["<IMG SRC='/a.png' ALT=A>", '<img src="/a.png" alt="A">'],
    ['<input type=text disabled>', '<input type="text" disabled="">'],
    ['<a href="/?a=1&b=2">x</a>', '<a href="/?a=1&amp;b=2">x</a>'],
    ['<a href = "/a">x\u00a0y</a>', '<a href="/a">x&nbsp;y</a>'],
    ['<p title="a < b">', '<p title="a &lt; b">'],
    [cut(`<br /><img src='/a.png' alt='${long}' />`), cut(`<br><img src="/a.png" alt="${long}">`)],
  ])('%s', (sent, shown) => {
    expect(plainSource(sent)).toBe(plainSource(shown))
  })

  test.each([
    ['<img src="/a.png">', '<img src="/b.png">'],
    ['<a href="/a">One</a>', '<a href="/a">one</a>'],
  ])('%s is not %s', (one, other) => {
    expect(plainSource(one)).not.toBe(plainSource(other))
  })
})

const NOW = { hosts: ['preview-123.vercel.app'], root: '/' }
const BEFORE = { hosts: ['shop.example'], root: '/' }

/** What matching says, of places on `/` of a preview and of production. */
function match(now: Occurrence[], before: Occurrence[], unlisted: [number, number] = [0, 0]): Matched {
  const side = (occurrences: Occurrence[], keys: PlaceKeys, page: string) =>
    occurrences.map(occurrence => ({
      key: keys.keyOf(occurrence, undefined, [page]),
      occurrence,
      ignored: false,
    }))
  return matchPlaces(
    {
      places: side(now, new PlaceKeys(NOW, [BEFORE]), 'https://preview-123.vercel.app/'),
      unlisted: unlisted[0],
    },
    { places: side(before, new PlaceKeys(BEFORE, [NOW]), 'https://shop.example/'), unlisted: unlisted[1] },
  )
}
const counts = ({ new: fresh, known, fixed }: Matched) => [
  fresh.places.length + fresh.unlisted,
  known,
  fixed.places.length + fixed.unlisted,
]

const here = (rest: Partial<Occurrence> = {}): Occurrence => ({
  url: 'https://preview-123.vercel.app/',
  ...rest,
})
const there = (rest: Partial<Occurrence> = {}): Occurrence => ({ url: 'https://shop.example/', ...rest })
const image = (number: number, name: string) => ({
  selector: `main > img:nth-of-type(${number})`,
  snippet: `<img src="/${name}.jpg">`,
  line: 10 + number,
})

describe('a place is known', () => {
  test.each<[string, Occurrence, Occurrence]>([
    ['on another origin', here(), there()],
    ['with other lines', here({ line: 9, column: 2, selector: 'p' }), there({ line: 3, selector: 'p' })],
    [
      'where its snippet names the origin',
      here({ snippet: '<a href="https://preview-123.vercel.app/x">' }),
      there({ snippet: '<a href="https://shop.example/x">' }),
    ],
    [
      'where JSON escapes the origin',
      here({ selector: 'script', snippet: '"url":"https:\\/\\/preview-123.vercel.app\\/x"' }),
      there({ selector: 'script', snippet: '"url":"https:\\/\\/shop.example\\/x"' }),
    ],
    [
      'where a resource lies on the origin',
      here({ url: 'https://preview-123.vercel.app/assets/app.3f9ab2c1.js' }),
      there({ url: 'https://shop.example/assets/app.77aa0b1c.js' }),
    ],
    [
      'with other figures',
      here({ message: '1,204 ms until it answers' }),
      there({ message: '980 ms until it answers' }),
    ],
    [
      'where the element moved',
      here({ selector: 'div > main > img', snippet: '<img src="/a.jpg">' }),
      there({ selector: 'main > img', snippet: '<img src="/a.jpg">' }),
    ],
    [
      'where the element moved and is shown as Chrome gives it back',
      here({ selector: 'div > main > img', snippet: '<img src="/a.jpg" alt="">' }),
      there({ selector: 'main > img', snippet: "<img src='/a.jpg' alt='' />" }),
    ],
    [
      'where the element was edited',
      here({ selector: 'head > title', snippet: '<title>Ab</title>', message: '"Ab" is too short' }),
      there({ selector: 'head > title', snippet: '<title>A</title>', message: '"A" is too short' }),
    ],
    [
      'where an index of a selector without snippet changed',
      here({ selector: 'ul > li:nth-of-type(3) > a' }),
      there({ selector: 'ul > li:nth-of-type(2) > a' }),
    ],
    [
      'where another link leads to the same broken page',
      here({ url: 'https://gone.example/', selector: 'nav > a', snippet: '<a class="x">' }),
      there({ url: 'https://gone.example/', selector: 'footer > a', snippet: '<a>' }),
    ],
  ])('%s', (_, now, before) => {
    expect(counts(match([now], [before]))).toEqual([0, 1, 0])
  })
})

describe('a place is new', () => {
  test.each<[string, Occurrence, Occurrence]>([
    ['on another element', here(image(2, 'b')), there(image(1, 'a'))],
    [
      'of another resource',
      here({ url: 'https://gone.example/a', message: 'answers 404' }),
      there({ url: 'https://gone.example/b', message: 'answers 404' }),
    ],
    ['of the page instead of a resource', here(), there({ url: 'https://shop.example/robots.txt' })],
  ])('%s', (_, now, before) => {
    expect(counts(match([now], [before]))).toEqual([1, 0, 1])
  })

  test('where there is one more of the same', () => {
    const three = Array.from({ length: 3 }, () => there({ selector: 'p' }))
    const four = Array.from({ length: 4 }, () => here({ selector: 'p' }))
    expect(counts(match(four, three))).toEqual([1, 3, 0])
    expect(counts(match(four.slice(2), three))).toEqual([0, 2, 1])
  })

  test('and is named, where elements before others shift them', () => {
    const before = ['a', 'b', 'c'].map((name, index) => there(image(index + 1, name)))
    const now = ['a', 'new', 'b', 'c'].map((name, index) => here(image(index + 1, name)))
    const matched = match(now, before)
    expect(matched.new.places.map(({ occurrence }) => occurrence.snippet)).toEqual(['<img src="/new.jpg">'])
    expect(counts(matched)).toEqual([1, 3, 0])
  })

  test('where one of two messages on an element is another', () => {
    const says = (message: string) => ({ selector: 'script', message })
    const matched = match(
      [here(says('"image" is missing')), here(says('"price" is missing'))],
      [there(says('"author" is missing')), there(says('"price" is missing'))],
    )
    expect(counts(matched)).toEqual([1, 1, 1])
  })
})

describe('places that are only counted', () => {
  const links = (count: number, at: typeof here, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      at({ selector: `a#l${'abcdefghij'[index + from]}`, snippet: `<a ${index + from}>` }),
    )

  test.each<[string, number, number, [number, number], number[]]>([
    ['as many as before are known', 5, 5, [20, 20], [0, 25, 0]],
    ['more than before are new', 5, 5, [25, 20], [5, 25, 0]],
    ['fewer than before are fixed', 5, 5, [10, 20], [0, 15, 10]],
    ['more than before, where the list was whole, are new', 5, 5, [3, 0], [3, 5, 0]],
  ])('%s', (_, now, before, unlisted, expected) => {
    const matched = match(links(now, here), links(before, there), unlisted)
    expect(counts(matched)).toEqual(expected)
    expect(matched.byNumber).toBe(true)
  })

  test('may be those that are listed now', () => {
    expect(counts(match(links(5, here, 2), links(5, there), [20, 20]))).toEqual([0, 25, 0])
    expect(counts(match(links(5, here, 2), links(5, there), [0, 1]))).toEqual([1, 4, 2])
  })

  test('a failure without any place is known by itself', () => {
    const matched = match([], [], [1, 1])
    expect(counts(matched)).toEqual([0, 1, 0])
    expect(matched.byNumber).toBe(false)
  })
})

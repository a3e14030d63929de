import { describe, expect, test } from '@jest/globals'
import {
  askedAt,
  deploymentRoot,
  hereOf,
  namesakesAmong,
  previewHint,
  previewOf,
  productionPatterns,
  whyRootIsForeign,
} from '../../../src/engine/syntax/preview.ts'

test('a preview is any host but that of production, which may have a www', () => {
  expect(previewOf('https://shop.example/a', 'https://www.shop.example')).toBeUndefined()
  expect(previewOf('https://preview.shop.example/', 'https://www.shop.example')).toMatchObject({
    host: 'www.shop.example',
  })
  expect(previewOf('https://pr-1.example/', undefined)).toMatchObject({
    host: undefined,
    words: 'on a preview',
  })
})

test.each([
  ['https://www.shop.example', ['*://shop.example/*', '*://www.shop.example/*']],
  ['http://127.0.0.1:8080', ['*://127.0.0.1:8080/*']],
  ['http://[::1]:8080', ['*://[::1]:8080/*']],
])('production at %s has the addresses %j', (production, patterns) => {
  expect(productionPatterns(previewOf('http://localhost:3000/', production))).toEqual(patterns)
})

describe('an address of production is on the preview', () => {
  const at = (page: string, production: string, url: string) =>
    hereOf(previewOf(page, production), new URL(url))?.href

  test.each([
    [
      'under the same path',
      'https://shop.example',
      'http://www.shop.example/a?b=1#c',
      'http://127.0.0.1:8080/a?b=1',
    ],
    [
      'without the folder of production',
      'https://shop.example/docs/',
      'https://shop.example/docs/a',
      'http://127.0.0.1:8080/a',
    ],
    [
      'at its root for the folder itself',
      'https://shop.example/docs',
      'https://shop.example/docs',
      'http://127.0.0.1:8080/',
    ],
    [
      'nowhere where it is beside the folder',
      'https://shop.example/docs/',
      'https://shop.example/docs-old/a',
      undefined,
    ],
    ['nowhere where it is on another host', 'https://shop.example', 'https://blog.shop.example/a', undefined],
    ['nowhere where it is on another port', 'https://shop.example', 'https://shop.example:8443/a', undefined],
    [
      'on its own host, however the path begins',
      'https://shop.example',
      'https://shop.example//evil.example/a',
      'http://127.0.0.1:8080//evil.example/a',
    ],
  ])('%s', (_where, production, url, expected) => {
    expect(at('http://127.0.0.1:8080/page', production, url)).toBe(expected)
  })

  test('nowhere where it is beside the folder, and the preview is in the same one', () => {
    expect(at('https://pr-1.example/docs/a', 'https://shop.example/docs/', 'https://shop.example/')).toBe(
      undefined,
    )
  })

  test('under the same folder where the preview is in it too', () => {
    const url = 'https://shop.example/docs/b'
    expect(at('https://pr-1.example/docs/a', 'https://shop.example/docs/', url)).toBe(
      'https://pr-1.example/docs/b',
    )
  })
})

test.each([
  ['https://pr-1.example/docs', 'https://pr-1.example/'],
  ['https://pr-1.example/docs/a?b#c', 'https://pr-1.example/a?b#c'],
  ['https://pr-1.example/docsearch', 'https://pr-1.example/docsearch'],
  ['https://pr-1.example/a', 'https://pr-1.example/a'],
  ['https://shop.example/docs/a', 'https://pr-1.example/a'],
])('a preview whose root is /docs of production is asked for %s at %s', (url, expected) => {
  expect(askedAt(previewOf('https://pr-1.example/', 'https://shop.example/docs/'), url)).toBe(expected)
})

test('a preview that has the folder of production itself is asked as named', () => {
  const preview = previewOf('https://pr-1.example/docs/', 'https://shop.example/docs/')
  expect(askedAt(preview, 'https://pr-1.example/docs/a')).toBe('https://pr-1.example/docs/a')
})

test('a page in a folder called as that of production is asked as named, and lies below it', () => {
  const page = 'http://127.0.0.1:8080/docs/'
  const preview = previewOf(page, 'https://shop.example/docs/', '', false, [page])
  expect(askedAt(preview, page)).toBe(page)
  expect(askedAt(preview, 'http://127.0.0.1:8080/docs/a')).toBe('http://127.0.0.1:8080/a')
  expect(hereOf(preview, new URL('https://shop.example/docs/docs/'))?.href).toBe(page)
})

test.each([
  [['/', '/a', '/docs/'], 'https://shop.example/docs/', ['/docs/']],
  [['/', '/docs/', '/docs/a'], 'https://shop.example/docs/', []],
  [['/', '/a', '/docs/'], 'https://shop.example/', []],
])('among %j on a preview of %s these are in a folder of that name: %j', (paths, production, expected) => {
  const pages = paths.map(path => `http://127.0.0.1:8080${path}`)
  expect(namesakesAmong(pages, production).map(page => new URL(page).pathname)).toEqual(expected)
})

test.each([
  ['https://shop-git-a-team.vercel.app/', true],
  ['https://deploy-preview-12--shop.netlify.app/', true],
  ['https://shop.netlify.app/', false],
  ['https://a1b2c3d4.shop.pages.dev/', true],
  ['https://shop.pages.dev/', false],
  ['https://pr-7.d123.amplifyapp.com/', true],
  ['https://shop-pr-7.onrender.com/', true],
  ['https://www.shop.example/', false],
])('%s is named as previews are: %s', (url, expected) => {
  expect(previewHint(undefined, url) !== '').toBe(expected)
  expect(previewHint(previewOf(url, 'https://live.example'), url)).toBe('')
})

describe('a preview below a folder that production does not have', () => {
  const page = 'http://127.0.0.1:8080/pr-1/about/'
  const below = (url: string, production = 'https://shop.example') => {
    const preview = previewOf(url, production, '/pr-1')
    return (address: string) => hereOf(preview, new URL(address))?.href
  }

  test.each([
    ['https://shop.example', 'https://shop.example/', 'http://127.0.0.1:8080/pr-1/'],
    ['https://shop.example', 'https://www.shop.example/a?b=1', 'http://127.0.0.1:8080/pr-1/a?b=1'],
    ['https://shop.example', 'https://shop.example/pr-1/card.png', 'http://127.0.0.1:8080/pr-1/card.png'],
    ['https://shop.example/docs/', 'https://shop.example/docs/a', 'http://127.0.0.1:8080/pr-1/a'],
    ['https://shop.example/docs/', 'https://shop.example/a', undefined],
  ])('of %s has %s at %s', (production, address, expected) => {
    expect(below(page, production)(address)).toBe(expected)
  })

  test('is the folder for its own pages alone', () => {
    expect(below('http://127.0.0.1:8080/other')('https://shop.example/a')).toBe('http://127.0.0.1:8080/a')
  })

  test('begins there, and has no part in the root of its host', () => {
    const preview = previewOf(page, 'https://shop.example', '/pr-1')
    expect(deploymentRoot(preview, 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/pr-1')
    expect(whyRootIsForeign(preview)).toMatch(/^the preview is \/pr-1\/: the root of its host is not part/)
  })
})

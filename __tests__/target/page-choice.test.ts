import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { choosePages, type ListedPage } from '../../src/target/page-choice.ts'

const at = (path: string, changed?: string): ListedPage => ({
  url: `https://shop.example${path}`,
  changed: changed === undefined ? undefined : Date.parse(changed),
})
const chosen = (pages: ListedPage[], max: number) => choosePages(pages, max).map(url => new URL(url).pathname)

describe('of a sitemap', () => {
  test('with few pages all are taken, each once, in their order', () => {
    expect(chosen([at('/b'), at('/'), at('/b')], 10)).toEqual(['/b', '/'])
  })

  test('with many the home page comes first, then one page of each template in turn', () => {
    const products = Array.from({ length: 50 }, (_, index) => at(`/products/${index}`))
    const posts = Array.from({ length: 50 }, (_, index) => at(`/blog/2027/${index}`))
    const pages = [...products, ...posts, at('/about'), at('/')]
    expect(chosen(pages, 6)).toEqual([
      '/',
      '/about',
      '/products/0',
      '/blog/2027/0',
      '/products/1',
      '/blog/2027/1',
    ])
  })

  test('the page of a template that changed last goes first', () => {
    const pages = [at('/p/old', '2020-01-01'), at('/p/new', '2027-03-01'), at('/p/none'), at('/')]
    expect(chosen(pages, 2)).toEqual(['/', '/p/new'])
  })
})

test('the choice is the same whenever it is made, and never larger than asked for', () => {
  const page = fc.record({
    url: fc
      .array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 4 })
      .map(parts => `https://shop.example/${parts.join('/')}`),
    changed: fc.option(fc.nat(), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (pages, max) => {
      const urls = choosePages(pages, max)
      expect(choosePages(structuredClone(pages), max)).toEqual(urls)
      expect(new Set(urls).size).toBe(urls.length)
      expect(urls.length).toBe(Math.min(max, new Set(pages.map(({ url }) => url)).size))
    }),
  )
})

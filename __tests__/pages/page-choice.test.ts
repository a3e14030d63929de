import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { choosePages, type ListedPage } from '../../src/pages/page-choice.ts'

const at = (path: string, changed?: string): ListedPage => ({
  url: `https://shop.example${path}`,
  changed: changed === undefined ? undefined : Date.parse(changed),
})
const chosen = async (pages: ListedPage[], max: number) =>
  (await choosePages(pages, max)).map(url => new URL(url).pathname)

describe('of a sitemap', () => {
  test('with few pages all are taken, each once, in their order', async () => {
    expect(await chosen([at('/b'), at('/'), at('/b')], 10)).toEqual(['/b', '/'])
  })

  test('with many the home page comes first, then one page of each template in turn', async () => {
    const products = Array.from({ length: 50 }, (_, index) => at(`/products/${index}`))
    const posts = Array.from({ length: 50 }, (_, index) => at(`/blog/2027/${index}`))
    const pages = [...products, ...posts, at('/about'), at('/')]
    expect(await chosen(pages, 6)).toEqual([
      '/',
      '/about',
      '/products/0',
      '/blog/2027/0',
      '/products/1',
      '/blog/2027/1',
    ])
  })

  test('pages that the home page calls for come right behind it, on a third of the places', async () => {
    const pages = ['/', '/a', '/b', '/offers/x', '/offers/y', '/offers/z', '/c'].map(path => at(path))
    const isHomeTarget = (url: string) => /offers/.test(url)
    const paths = async (max: number) =>
      (await choosePages(pages, max, { isHomeTarget })).map(url => new URL(url).pathname)
    expect(await paths(6)).toEqual(['/', '/offers/x', '/offers/y', '/a', '/b', '/c'])
    expect(await paths(3)).toEqual(['/', '/offers/x', '/a'])
    expect(await paths(2)).toEqual(['/', '/a'])
  })

  test('the languages of a site share their templates', async () => {
    const paths = ['/', '/de/', '/fr/', '/products/a', '/de/products/b', '/de/blog/c', '/fr/blog/dd']
    expect(
      await chosen(
        paths.map(path => at(path)),
        4,
      ),
    ).toEqual(['/', '/de/', '/products/a', '/de/blog/c'])
  })

  test('what is for people who are on the site already comes behind all else', async () => {
    const pages = ['/', '/admin/', '/login', '/dashboard', '/prices', '/blog/a'].map(path => at(path))
    expect(await chosen(pages, 4)).toEqual(['/', '/blog/a', '/prices', '/login'])
  })

  test('the page of a template that changed last goes first', async () => {
    const pages = [at('/p/old', '2020-01-01'), at('/p/new', '2027-03-01'), at('/p/none'), at('/')]
    expect(await chosen(pages, 2)).toEqual(['/', '/p/new'])
  })

  test('years are one template, of which the latest page goes first', async () => {
    const years = [2012, 2014, 2019, 2026].flatMap(year => [at(`/${year}/a`), at(`/${year}/b`)])
    expect(await chosen([at('/'), at('/about'), ...years, at('/shop/x')], 5)).toEqual([
      '/',
      '/about',
      '/2026/a',
      '/shop/x',
      '/2026/b',
    ])
    const posts = ['/blog/2013-05-06-old', '/blog/2025-02-01-newer-post', '/blog/2025-01-31-new'].map(path =>
      at(path),
    )
    expect(await chosen([at('/'), ...posts], 2)).toEqual(['/', '/blog/2025-02-01-newer-post'])
    const days = ['/2019-1-7/a', '/2020-11-3/b', '/2020-2-30/c'].map(path => at(path))
    expect(await chosen([at('/'), ...days], 2)).toEqual(['/', '/2020-11-3/b'])
    const compact = ['/dev/20220713-CI', '/dev/20221021-infra', '/dev/x'].map(path => at(path))
    expect(await chosen([at('/'), ...compact], 2)).toEqual(['/', '/dev/20221021-infra'])
  })

  test('of a template what the home page links to goes first', async () => {
    const pages = ['/', '/aaa', '/imprint', '/prices', '/posts/a', '/posts/the-latest'].map(path => at(path))
    const isHomeLink = (url: string) => /prices|latest/.test(url)
    const urls = await choosePages(pages, 3, { isHomeLink })
    expect(urls.map(url => new URL(url).pathname)).toEqual(['/', '/prices', '/posts/the-latest'])
  })

  test('of lists one page comes behind each other template, and the rest behind the rest', async () => {
    const pages = [
      '/',
      '/tags/a',
      '/tags/b',
      '/tags/c',
      '/2025/',
      '/2024/',
      '/news/page/2',
      '/news/x',
      '/news/y',
    ]
    expect(
      await chosen(
        pages.map(path => at(path)),
        6,
      ),
    ).toEqual(['/', '/news/x', '/2025/', '/tags/a', '/news/page/2', '/news/y'])
  })

  describe('those that changed after most others have a third of the places', () => {
    const others = ['/', '/a', '/b', '/c', '/d', '/e/1', '/f/1'].map(path => at(path, '2026-01-01'))

    test('the last one first', async () => {
      const changed = [at('/g/1/x', '2026-02-02'), at('/h/1/x', '2026-02-03'), at('/i/1/x', '2026-02-01')]
      expect(await chosen([...others, ...changed], 6)).toEqual([
        '/',
        '/h/1/x',
        '/g/1/x',
        '/a',
        '/e/1',
        '/f/1',
      ])
    })

    test('and none where a build gave all of them its own time', async () => {
      const stamped = others.map((page, second) => ({ ...page, changed: page.changed! + second * 1000 }))
      expect(await chosen(stamped, 3)).toEqual(['/', '/a', '/e/1'])
    })
  })

  test('those that the pull request changes have half of the places', async () => {
    const pages = Array.from({ length: 50 }, (_, index) => at(`/products/${index}`))
    const isChanged = (url: string) => /\/4\d$/.test(url)
    const urls = await choosePages([at('/'), ...pages], 6, { isChanged })
    expect(urls.map(url => new URL(url).pathname)).toEqual([
      '/',
      '/products/40',
      '/products/41',
      '/products/42',
      '/products/0',
      '/products/1',
    ])
  })

  test('those of the report that the run is compared with go before what changed and before variety', async () => {
    const pages = [at('/', '2020-01-01'), at('/a'), at('/x/1'), at('/x/2', '2027-01-01'), at('/y/1')]
    const isKnown = (url: string) => /\/x\/1$|\/y/.test(url)
    const urls = await choosePages(pages, 3, { isKnown })
    expect(urls.map(url => new URL(url).pathname)).toEqual(['/', '/y/1', '/x/1'])
  })
})

test('the choice is the same whenever it is made, and never larger than asked for', async () => {
  const page = fc.record({
    url: fc
      .array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 4 })
      .map(parts => `https://shop.example/${parts.join('/')}`),
    changed: fc.option(fc.nat(), { nil: undefined }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      async (pages, max) => {
        const urls = await choosePages(pages, max)
        expect(await choosePages(structuredClone(pages), max)).toEqual(urls)
        expect(new Set(urls).size).toBe(urls.length)
        expect(urls.length).toBe(Math.min(max, new Set(pages.map(({ url }) => url)).size))
      },
    ),
  )
})

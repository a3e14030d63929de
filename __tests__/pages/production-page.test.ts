import { expect, test } from '@jest/globals'
import { productionPage } from '../../src/pages/production-page.ts'

const PREVIEW = 'https://pr-12.preview.example'

test.each<[string, string, { productionUrl: string; url?: string[]; paths?: string[] }, string]>([
  [
    'on the origin of production',
    `${PREVIEW}/a?b=1`,
    { productionUrl: 'https://shop.example' },
    'https://shop.example/a?b=1',
  ],
  [
    'below the path of production',
    `${PREVIEW}/a`,
    { productionUrl: 'https://example.com/shop/' },
    'https://example.com/shop/a',
  ],
  [
    'without the folder of the preview, behind which paths stand',
    'https://org.github.io/pr-12/a/b',
    { productionUrl: 'https://shop.example/', url: ['https://org.github.io/pr-12/'], paths: ['/a/b'] },
    'https://shop.example/a/b',
  ],
  [
    'without the folder alone',
    'https://org.github.io/pr-12/',
    { productionUrl: 'https://shop.example/', url: ['https://org.github.io/pr-12'], paths: ['/'] },
    'https://shop.example/',
  ],
  [
    'with a path that only begins like the folder',
    'https://org.github.io/pr-123/a',
    { productionUrl: 'https://shop.example/', url: ['https://org.github.io/pr-12/'], paths: ['/a'] },
    'https://shop.example/pr-123/a',
  ],
  [
    'without what lets an audit into the preview',
    'https://user:password@pr-12.preview.example/a?x-vercel-protection-bypass=s3cret&page=2#top',
    { productionUrl: 'https://shop.example' },
    'https://shop.example/a?page=2',
  ],
])('a page is looked for in production %s', (_, url, settings, page) => {
  expect(productionPage(url, settings)).toBe(page)
})

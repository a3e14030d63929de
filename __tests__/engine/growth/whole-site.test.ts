import { expect, test } from '@jest/globals'
import { judgeSite } from '../../../src/engine/analysis/site-runs.ts'
import type { CrawledSite } from '../../../src/engine/judging/crawled-site.ts'
import { ALL_TOOLS } from '../../../src/engine/tools/index.ts'
import { crawledSite, type PlannedPage } from '../../support/crawled-sites.ts'
import { superLinear } from '../../support/growth.ts'

const topics = (await Promise.all(ALL_TOOLS.map(async tool => (await tool.siteTopics?.()) ?? []))).flat()

const pages = (size: number, pageOf: (index: number) => Partial<PlannedPage>): PlannedPage[] =>
  Array.from({ length: size }, (_, index) => ({
    url: `/p/${index}`,
    links: [next(index, size)],
    ...pageOf(index),
  }))
const next = (index: number, size: number) => `/p/${(index + 1) % size}`

/** Sites of a size, each hard for some of the checks. */
const SITES: Record<string, (size: number) => readonly PlannedPage[]> = {
  'pages that are all the same': size =>
    pages(size, () => ({
      title: 'Shoes',
      description: 'Shoes',
      h1: 'Shoes',
      words: 300,
      fingerprint: '00000000000000ff',
      template: 'page',
      types: ['Product'],
    })),
  'texts that have a part in common': size =>
    pages(size, index => ({ words: 300, fingerprint: `00ff${index.toString(16).padStart(12, '0')}` })),
  'spellings and views of one page': size =>
    pages(size, index => ({
      url: `/p${index % 2 === 0 ? '' : '/'}?view=${index >> 1}`,
      title: 'Shoes',
      h1: 'Shoes',
    })),
  'one chain of redirects': size => pages(size, index => ({ redirect: `/p/${index + 1}` })),
  'one loop of redirects': size =>
    pages(size, index => ({ redirect: next(index, size), finalUrl: undefined, status: 302 })),
  'one chain of canonicals': size => pages(size, index => ({ canonical: `/p/${index + 1}` })),
  'one loop of canonicals': size => pages(size, index => ({ canonical: next(index, size) })),
  'broken links everywhere': size =>
    pages(size, index => ({
      links: [next(index, size), '/gone', '/p/0'],
      status: index % 2 === 0 ? 200 : 404,
    })),
  'language versions in one set': size =>
    pages(size, index => ({
      alternates: Object.fromEntries(
        [0, 1, 2, 3, 4].map(step => [`x${step}-${index % 7}`, `/p/${(index + step) % size}`]),
      ),
    })),
}

test.each(Object.entries(SITES))('judging a site takes time in proportion to %s', async (_, planned) => {
  const make = (size: number): CrawledSite => {
    const site = crawledSite({ pages: planned(size) })
    const listed = [...site.pages.keys()]
    return { ...site, sitemap: { files: [], listed, entries: size, unread: undefined } }
  }
  // What is worked out once for a site is worked out for each copy.
  const work = (site: CrawledSite) => {
    const copy = { ...site }
    for (const topic of topics) judgeSite(topic, copy)
  }
  expect(await superLinear(make, work, { smallest: 500, largest: 4000 })).toBeUndefined()
})

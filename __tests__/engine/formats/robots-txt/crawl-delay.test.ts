import { expect, test } from '@jest/globals'
import { crawlDelayOf } from '../../../../src/engine/formats/robots-txt/crawl-delay.ts'
import { parseRobotsTxt } from '../../../../src/engine/formats/robots-txt/parser.ts'

test.each<[string, string, number]>([
  ['none', 'User-agent: *\nDisallow: /a', 0],
  ['that of all crawlers', 'User-agent: *\nCrawl-delay: 5', 5],
  [
    'that of a group with several names',
    'User-agent: other\nUser-agent: *\nDisallow: /a\ncrawl-DELAY: 2.5',
    2.5,
  ],
  [
    'that of its own group alone',
    'User-agent: *\nCrawl-delay: 9\n\nUser-agent: SEO-Preflight\nCrawl-delay: 1',
    1,
  ],
  [
    'none where its own group has none',
    'User-agent: *\nCrawl-delay: 9\n\nUser-agent: seo-preflight\nDisallow:',
    0,
  ],
  ['not that of others', 'User-agent: bingbot\nCrawl-delay: 9\n\nUser-agent: *\nDisallow: /a', 0],
  ['the longest', 'User-agent: *\nCrawl-delay: 2\nCrawl-delay: 3\nCrawl-delay: 1', 3],
  ['an hour at most', 'User-agent: *\nCrawl-delay: 999999999', 3600],
  ['none that is no number', 'User-agent: *\nCrawl-delay: soon\nCrawl-delay: -4\nCrawl-delay: 1e9', 0],
  ['none outside of a group', 'Crawl-delay: 4\nUser-agent: *\nDisallow: /a', 0],
])('of delays it takes %s', (_, text, seconds) => {
  expect(crawlDelayOf(parseRobotsTxt(Buffer.from(text)), 'seo-preflight')).toBe(seconds)
})

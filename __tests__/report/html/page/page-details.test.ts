import { describe, expect, test } from '@jest/globals'
import type { Page } from '../../../../src/api/results.ts'
import { renderHtml } from '../../../../src/report/html/html.ts'
import { viewOf } from '../../../../src/report/view/report-view.ts'
import { drawnPage } from '../../../support/drawn-page.ts'
import { HOSTILE_TEXTS } from '../../../support/hostile-texts.ts'
import { auditedPage, makeReport } from '../../../support/reports.ts'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='
const htmlOf = (...pages: Page[]) => renderHtml(viewOf(makeReport(pages)))
const drawnIn = (html: string) =>
  html
    .split('<div class="drawn">')
    .slice(1)
    .map(part => part.split('<table')[0]!)
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('what is drawn of a page', () => {
  const [drawn] = drawnIn(htmlOf(drawnPage('Red bike', PICTURE)))
  const words = wordsIn(drawn!)

  test('has each figure, and says in words what colours and signs say', () => {
    for (const part of [
      'Search result',
      'asks search engines not to show it',
      '4.5 of 5 (2)',
      'Red bike Red bike · Red bike',
      'Place in the site',
      'no: ',
      'listed',
      'Core Web Vitals',
      '3 s needs improvement',
      'Shared link',
      '1 × 1 px',
      'Way to the page',
      '301',
      'No answer',
      'Security headers',
      'Failed:',
      '−5',
      '0 of 1 tests passed',
    ])
      expect(words).toContain(part)
    expect(drawn).toContain('aria-label="LCP is 3 s, needs improvement: good up to 2.5 s, poor above 4 s"')
    expect(drawn!.match(/<h4>/g)).toHaveLength(7)
  })

  test('each picture is within the file and has a text, or is beside the words that say it', () => {
    const images = drawn!.match(/<img [^>]*>/g)!
    expect(images).toHaveLength(3)
    for (const image of images) expect(image).toMatch(/src="data:image\/png;base64,[^"]*" alt[=/ ]/)
    expect(drawn).not.toMatch(/style=|url\(/)
  })

  test('before stands beside now where the baseline had another text, with the same cut', () => {
    const comparison = {
      ...{ baseline: 'main', new: [], known: [], fixed: [], scores: [], notes: [] },
      changes: [
        { page: 'https://shop.example/a', what: 'title' as const, before: 'Green bike', after: 'Red bike' },
      ],
    }
    const html = renderHtml(viewOf(makeReport([drawnPage('Red bike', PICTURE)], { comparison })))
    const captions = drawnIn(html)[0]!
      .match(/<figcaption>[^<]*/g)!
      .slice(0, 4)
      .map(caption => caption.slice(12))
    expect(captions).toEqual(['Desktop, before', 'Desktop, now', 'Phone, before', 'Phone, now'])
    expect(drawnIn(html)[0]!.match(/Green bike/g)).toHaveLength(2)
  })
})

test('nothing is drawn of a page of which nothing is known', () => {
  const html = renderHtml(viewOf(makeReport([auditedPage('https://shop.example/')])))
  expect(html).not.toContain('class="drawn"')
  expect(html).not.toContain('class="panel')
})

test('hostile texts stay text, and lead nowhere but to web pages', () => {
  for (const text of HOSTILE_TEXTS) {
    const [drawn] = drawnIn(htmlOf(drawnPage(text, text)))
    expect(drawn).not.toMatch(/<(?:script|img|iframe|object|embed|link|base|form)/i)
    expect(drawn).not.toMatch(/<[^>]*\s(?:on\w+|style|src)=/i)
    for (const [, href] of drawn!.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(?:#page-\d+$|https?:\/\/)/)
  }
})

test('texts without end are cut', () => {
  const [drawn] = drawnIn(htmlOf(drawnPage('endless'.repeat(50_000), PICTURE)))
  expect(drawn!.length).toBeLessThan(30_000)
})

describe('a report of many pages', () => {
  const picture = `data:image/png;base64,${'AAAA'.repeat(2_500)}`
  const html = htmlOf(...Array.from({ length: 120 }, (_, at) => drawnPage('Red bike', picture, `/${at}`)))

  test('draws the worst, says the others in words, and says so', () => {
    expect(drawnIn(html)).toHaveLength(50)
    expect(html.match(/<dt>Load<\/dt>/g)).toHaveLength(50)
    expect(wordsIn(html)).toContain('The 50 worst pages are drawn, the others described in words')
  })

  test('stays small', () => {
    expect(html.length).toBeLessThan(8_000_000)
  })
})

test('where pictures are too large they are left out, and that is said', () => {
  const picture = `data:image/png;base64,${'AAAA'.repeat(30_000)}`
  const html = htmlOf(drawnPage('Red bike', picture))
  expect(html.length).toBeLessThan(500_000)
  expect(wordsIn(html)).toContain('Pictures of 1 page are left out')
})

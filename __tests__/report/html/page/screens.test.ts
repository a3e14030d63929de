import { expect, test } from '@jest/globals'
import type { JsonObject } from '../../../../src/api/results.ts'
import { renderHtml } from '../../../../src/report/html/html.ts'
import { viewOf } from '../../../../src/report/view/report-view.ts'
import { auditedPage, makeReport, measuredRun } from '../../../support/reports.ts'

const picture = (length = 40) => `data:image/webp;base64,${'UklG'.repeat(length / 4)}`
const pageWith = (screenshots: unknown, path = '/') =>
  auditedPage(`https://shop.example${path}`, [
    measuredRun({ tool: 'ux', facts: { loaded: true, screenshots } as JsonObject }),
  ])
const imagesIn = (html: string) => html.match(/<img [^>]*>/g) ?? []

test('a page shows what it looks like on a phone and on a desktop, and keeps the data readable', () => {
  const html = renderHtml(viewOf(makeReport([pageWith({ phone: picture(), desktop: picture(80) })])))

  expect(imagesIn(html)).toEqual([
    `<img class="phone" src="${picture()}" alt="/ on a phone" loading="lazy"/>`,
    `<img class="desktop" src="${picture(80)}" alt="/ on a desktop" loading="lazy"/>`,
  ])
  const data = /<pre[^>]*>([^<]*)/.exec(html)![1]
  expect(data).toContain('data:image/webp;base64,…')
  expect(data).not.toContain('UklG')
})

test.each([
  ['one that could not be taken', { desktop: picture() }, 1],
  ['none', undefined, 0],
  ['an address elsewhere', { phone: 'https://tracker.example/pixel.webp' }, 0],
  ['a drawing, which can run scripts', { phone: 'data:image/svg+xml;base64,PHN2Zz4=' }, 0],
  ['more than a picture', { phone: `${picture()}" onerror="alert(1)` }, 0],
  ['what is no text', [{ phone: picture() }], 0],
])('of %s only pictures are shown', (_about, screenshots, count) => {
  expect(imagesIn(renderHtml(viewOf(makeReport([pageWith(screenshots)]))))).toHaveLength(count)
})

test('a report of many pages shows the pictures of the first ones and stays small', () => {
  const large = { phone: picture(40_000), desktop: picture(60_000) }
  const pages = Array.from({ length: 60 }, (_, at) => pageWith(large, `/${at}`))

  const html = renderHtml(viewOf(makeReport(pages)))

  expect(imagesIn(html).length).toBe(2 * 39)
  expect(html.length).toBeLessThan(5_000_000)
})

test('a report of ten pages stays below two megabytes, however large the pictures of each are', () => {
  const text = { title: 'Red bike', description: 'Built to order', displayUrl: 'https://shop.example' }
  const pages = Array.from({ length: 10 }, (_, at) => {
    const own = (length: number) => picture(length).replace('UklG', `Uk${String(at).padStart(2, '0')}`)
    const frames = Array.from({ length: 8 }, (_frame, frame) => [`frame-${frame}`, own(4_000 + 4 * frame)])
    const facts = {
      ux: { screenshots: { phone: own(40_000), desktop: own(60_000) } },
      pagespeed: {
        metrics: { 'first-contentful-paint': { value: 1 } },
        filmstrip: frames.map(([name], ms) => ({ ms, picture: name! })),
        pictures: Object.fromEntries(frames),
      },
      serp: {
        desktop: text,
        card: { image: { url: 'x' } },
        pictures: { favicon: own(8_000), card: own(44_000) },
      },
    }
    const runs = Object.entries(facts).map(([tool, some]) =>
      measuredRun({ tool: tool as 'ux', facts: some as JsonObject }),
    )
    return auditedPage(`https://shop.example/${at}`, runs)
  })
  const html = renderHtml(viewOf(makeReport(pages)))

  expect(html.length).toBeGreaterThan(1_400_000)
  expect(html.length).toBeLessThan(2_000_000)
})

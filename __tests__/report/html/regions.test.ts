import { describe, expect, test } from '@jest/globals'
import type { Check, Region } from '../../../src/api/results.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

const PICTURE = `data:image/webp;base64,${'UklG'.repeat(10)}`
const REGION: Region = { x: 0.25, y: 0.5, width: 0.5, height: 0.1 }

function htmlWith(regions: readonly (Region | undefined)[], phone: string | undefined, paths = ['']): string {
  const pages = paths.map((path, at) => {
    const url = `https://shop.example/${path}`
    const occurrences = regions.map((region, place) => ({
      url,
      selector: `p:nth-child(${at * 100 + place + 1})`,
      ...(region && { region }),
    }))
    const check: Check = failedCheck({ id: 'accessibility/color-contrast', occurrences })
    return auditedPage(url, [
      measuredRun({ tool: 'accessibility', checks: [check] }),
      measuredRun({ tool: 'ux', checks: [], facts: phone === undefined ? {} : { screenshots: { phone } } }),
    ])
  })
  return renderHtml(viewOf(makeReport(pages)))
}
const drawings = (html: string) => html.match(/<svg class="region".*?<\/svg>/gs) ?? []

describe('the picture of a region', () => {
  test('shows the part of the screen around it, with an outline', () => {
    const [drawing] = drawings(htmlWith([REGION], PICTURE))
    expect(drawing).toContain('viewBox="0 352 412 202"')
    expect(drawing).toContain('<use href="#screen-1"></use>')
    expect(drawing).toContain('<rect class="outline" rx="3" x="103" y="412" width="206" height="82">')
    expect(drawing).toContain('aria-label="Where this is on /, on the first screen of a phone"')
  })

  test('shows all regions of a page in one', () => {
    const found = drawings(htmlWith([REGION, undefined, { ...REGION, y: 0 }], PICTURE))
    expect(found).toHaveLength(1)
    expect(found[0]!.match(/class="outline"/g)).toHaveLength(2)
    expect(found[0]).toContain('viewBox="0 0 412 554"')
  })

  test('stays within the screen', () => {
    expect(drawings(htmlWith([{ x: 0, y: 0.99, width: 1, height: 0.01 }], PICTURE))[0]).toContain(
      'viewBox="0 623 412 200"',
    )
  })

  test.each<[string, (Region | undefined)[], string | undefined]>([
    ['no place is on the screen', [undefined], PICTURE],
    ['there is no picture of the page', [REGION], undefined],
    ['there is an address in its place', [REGION], 'https://tracker.example/pixel.webp'],
    ['there is a drawing, which can run scripts', [REGION], 'data:image/svg+xml;base64,PHN2Zz4='],
  ])('is missing where %s', (_about, regions, phone) => {
    const html = htmlWith(regions, phone)
    expect(drawings(html)).toEqual([])
    expect(html).not.toContain('<image')
  })

  test('is held once by the document, and of many pages only some are', () => {
    const large = `data:image/webp;base64,${'UklG'.repeat(200_000)}`
    const html = htmlWith([REGION, REGION], large, ['a', 'b', 'c'])
    expect(drawings(html)).toHaveLength(1)
    expect(html.match(/<image /g)).toHaveLength(1)
  })
})

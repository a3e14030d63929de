import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/api/results.ts'
import { reportFileSchema } from '../../src/report/file/file-schema.ts'
import { toFile } from '../../src/report/file/to-file.ts'
import { jsonChunks, shownFacts } from '../../src/report/json.ts'
import type { Report } from '../../src/report/report.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, largeReport, makeReport, measuredRun, reportSaying } from '../support/reports.ts'

const renderJson = (report: Report) => [...jsonChunks(report)].join('')

describe('the text of report.json', () => {
  test.each([0, 1, 3, 4, 20])('of %d pages is what JSON.stringify says, though it comes in pieces', count => {
    const report = largeReport(count)
    const written = renderJson(report)
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(toFile(report))))
    expect(reportFileSchema.safeParse(JSON.parse(written)).error).toBeUndefined()
  })

  test('is indented for a few pages, and has a line for each of many', () => {
    expect(renderJson(makeReport())).toContain('\n  "url": "https://shop.example/')
    const lines = renderJson(largeReport(20)).split('\n')
    expect(lines.filter(line => line.startsWith('{"url":'))).toHaveLength(20)
  })

  test.each(HOSTILE_TEXTS)('is valid UTF-8 and JSON with the text %p', text => {
    const report = reportSaying(text)
    // What is audited has a URL for an address; a file in which it has none is not read.
    const written = renderJson({ ...report, pages: report.pages.filter(({ url }) => URL.canParse(url)) })
    const bytes = Buffer.from(written, 'utf8')
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(written)
    expect(written).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i)
    expect(() => reportFileSchema.parse(JSON.parse(written))).not.toThrow()
  })

  test('holds no user information and no secret value of a URL, wherever it stands', () => {
    const url = 'https://user:pass@shop.example/?access_token=hidden&page=2'
    const facts = { [url]: url, links: [{ url, text: `see ${url}` }] }
    const page = auditedPage(url, [measuredRun({ facts, finalUrl: url })])
    const written = renderJson(
      makeReport([page], { verdict: { passed: false, reasons: [`${url}: broken`] } }),
    )
    expect(written).not.toMatch(/hidden|user:pass/)
    expect(JSON.parse(written).pages[0].url).toBe('https://shop.example/?access_token=***&page=2')
  })

  test('facts nested without end are cut instead of failing', () => {
    let deep: Json = 'bottom'
    for (let level = 0; level < 50_000; level++) deep = [deep]
    const written = renderJson(
      makeReport([auditedPage('https://shop.example/', [measuredRun({ facts: { deep } })])]),
    )
    expect(written).toContain('nested too deeply')
  })
})

test('facts are shown without characters that hide or reorder', () => {
  expect(shownFacts({ a: 'x\u202ey\u2028z' }, 100)).toBe('{\n  "a": "x\\u202ey\\u2028z"\n}')
  expect(shownFacts({}, 100)).toBe('')
  expect(shownFacts({ a: 'b'.repeat(500) }, 100)).toHaveLength(100)
})

test('of files among the facts, as pictures of a page, only the kind is shown', () => {
  const picture = `data:image/webp;base64,${'UklG'.repeat(1000)}`
  expect(shownFacts({ phone: picture, note: 'data: none' }, 1000)).toBe(
    '{\n  "phone": "data:image/webp;base64,…",\n  "note": "data: none"\n}',
  )
})

import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/api/results.ts'
import { jsonChunks, shownFacts } from '../../src/report/json.ts'
import type { Report } from '../../src/report/report.ts'
import { reportSchema } from '../../src/report/report-schema.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, largeReport, makeReport, measuredRun, reportSaying } from '../support/reports.ts'

const renderJson = (report: Report) => [...jsonChunks(report)].join('')

describe('the text of report.json', () => {
  test('is what JSON.stringify gives, though it comes in pieces', () => {
    for (const report of [makeReport(), makeReport([])]) {
      expect(renderJson(report)).toBe(`${JSON.stringify(report, null, 2)}\n`)
    }
  })

  test('writes a report that its schema accepts and that says the same', () => {
    const report = largeReport(2)
    const read = JSON.parse(renderJson(report))
    expect(reportSchema.parse(read)).toEqual(JSON.parse(JSON.stringify(report)))
  })

  test.each(HOSTILE_TEXTS)('is valid UTF-8 and JSON with the text %p', text => {
    const written = renderJson(reportSaying(text))
    const bytes = Buffer.from(written, 'utf8')
    expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(written)
    expect(written).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i)
    expect(() => reportSchema.parse(JSON.parse(written))).not.toThrow()
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

import { expect, test } from '@jest/globals'
import type { Audit } from '../../../../src/engine/tools/pagespeed/audit-details.ts'
import { placesOf } from '../../../../src/engine/tools/pagespeed/savings.ts'

const PAGE = 'https://shop.example/'

/** An audit as Lighthouse writes it, with a table of these rows. */
function auditWith(...items: Record<string, string | number | object>[]): Audit {
  const texts = { id: 'audit', title: 'Files could be smaller', description: '' }
  return {
    ...texts,
    score: 0,
    scoreDisplayMode: 'metricSavings',
    details: { type: 'table', headings: [], items } as unknown as Audit['details'],
  }
}

const file = (name: string) => `${PAGE}${name}.js`

test.each([
  [
    'milliseconds',
    'wastedMs',
    ['b: 2.6 s could be saved', 'c: 317 ms could be saved', 'a: 290 ms could be saved'],
  ],
  [
    'bytes',
    'wastedBytes',
    ['b: 3 kB could be saved', 'c: 317 bytes could be saved', 'a: 290 bytes could be saved'],
  ],
])(
  'the places of an audit are those with the largest gains in %s first, down to a tenth of it',
  (_what, column, shown) => {
    const rows = { a: 290, b: 2600, c: 317, tooLittle: 250 }
    const audit = auditWith(
      ...Object.entries(rows).map(([name, gain]) => ({ url: file(name), [column]: gain })),
    )
    const places = placesOf(audit, PAGE, 'mobile').map(
      ({ url, message }) => `${url.slice(PAGE.length, -3)}: ${message}`,
    )
    expect(places).toEqual(shown)
  },
)

test('an audit without rows has the page as its place', () => {
  expect(placesOf(auditWith(), PAGE, 'mobile')).toEqual([{ url: PAGE, message: 'Files could be smaller' }])
})

test('where less is left than the numbers show, it says so', () => {
  const audit = auditWith({ url: file('a'), wastedBytes: 2_790_000, totalBytes: 2_800_000 })
  expect(placesOf(audit, PAGE, 'mobile')[0]!.message).toBe('nearly all of 2.8 MB could be saved')
})

test('most of an image is no number, since what can be saved of it is an estimate', () => {
  const reason = 'Increasing the image compression factor could improve the download size.'
  const subItems = { type: 'subitems', items: [{ reason, wastedBytes: 270_000 }] }
  const audit = auditWith({ url: file('a'), wastedBytes: 270_000, totalBytes: 271_000, subItems })
  expect(placesOf(audit, PAGE, 'mobile')[0]!.message).toMatch(/^most of 271 kB could be saved\./)
})

test('a large file that is compressed is told with its size for the browser', () => {
  const audit = auditWith({ url: file('a'), wastedBytes: 300_000, totalBytes: 384_000 })
  const [place] = placesOf(audit, PAGE, 'mobile', new Map([[file('a'), 4_082_153]]))
  expect(place!.message).toBe('300 kB of 384 kB (4.1 MB uncompressed) could be saved')
})

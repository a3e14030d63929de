import { expect, test } from '@jest/globals'
import {
  type Audit,
  rowsOf,
  savedBytes,
  subRowsOf,
} from '../../../../src/engine/tools/pagespeed/audit-details.ts'
import { asDrawn } from '../../../../src/engine/tools/pagespeed/drawn-images.ts'
import { reasonsOf } from '../../../../src/engine/tools/pagespeed/image-reasons.ts'

const LOGO = 'https://shop.example/logo.png'
const FORMAT =
  "Using a modern image format (WebP, AVIF) or increasing the image compression could improve this image's download size."
const sizeReason = (shown: string) =>
  `This image file is larger than it needs to be (1000x500) for its displayed dimensions (${shown}). Use responsive images to reduce the image download size.`

/** A file of 100 kB that the layout has at a quarter of its width and height. */
function auditOf(...others: { reason: string; wastedBytes: number }[]): Audit {
  const items = [{ reason: sizeReason('250x125'), wastedBytes: 93_750 }, ...others]
  const row = { url: LOGO, totalBytes: 100_000, wastedBytes: 93_750, subItems: { type: 'subitems', items } }
  const other = { url: `${LOGO}?2`, wastedBytes: 5000 }
  return {
    score: 0,
    details: { type: 'table', items: [row, other], overallSavingsBytes: 98_750 },
  } as unknown as Audit
}

test('an image that a transform enlarges is shown as large as it is drawn, and needs more bytes', () => {
  const audit = asDrawn(auditOf(), { [LOGO]: 2 })
  const [row, other] = rowsOf(audit)
  expect(reasonsOf(row!, 'mobile')).toEqual([
    'A phone shows it at 500 × 250 device pixels. The file has 1000 × 500 px.',
  ])
  expect(row).toMatchObject({ wastedBytes: 75_000 })
  expect(other).toMatchObject({ wastedBytes: 5000 })
  expect(savedBytes(audit)).toBe(80_000)
})

test('what its format saves stays', () => {
  const audit = auditOf({ reason: FORMAT, wastedBytes: 60_000 })
  const [row] = rowsOf(asDrawn(audit, { [LOGO]: 2 }))
  expect(row).toMatchObject({ wastedBytes: 60_000 + 0.75 * 40_000 })
  const [asLarge] = rowsOf(asDrawn(audit, { [LOGO]: 4 }))
  expect(asLarge).toMatchObject({ wastedBytes: 60_000 })
  expect(subRowsOf(asLarge!)).toHaveLength(1)
})

test('an image that is drawn as large as its file has nothing to save', () => {
  const audit = asDrawn(auditOf(), { [LOGO]: 4 })
  expect(rowsOf(audit)).toHaveLength(1)
  expect(savedBytes(audit)).toBe(5000)
})

test('images that nothing enlarges stay as they are', () => {
  const audit = auditOf()
  expect(asDrawn(audit, { 'https://shop.example/other.png': 2 })).toBe(audit)
})

import { expect, test } from '@jest/globals'
import { reasonInWords, reasonsOf } from '../../../../src/engine/tools/pagespeed/image-reasons.ts'

test.each([
  [
    'This image file is larger than it needs to be (3456x4608) for its displayed dimensions (263x350). Use responsive images to reduce the image download size.',
    'A phone shows it at 263 × 350 device pixels. The file has 3456 × 4608 px.',
  ],
  [
    'This image file is larger than it needs to be (721x720) for its displayed dimensions (249x140). Use responsive images to reduce the image download size.',
    'A phone shows it cropped, at 140 × 140 device pixels. The file has about 1281 × 720 px.',
  ],
  [
    'This image file is larger than it needs to be (1200x600) for its displayed dimensions (400x300). Use responsive images to reduce the image download size.',
    'A phone shows it cropped, at 400 × 200 device pixels. The file has about 1200 × 900 px.',
  ],
  [
    "Using a modern image format (WebP, AVIF) or increasing the image compression could improve this image's download size.",
    'WebP, AVIF or more compression would make it smaller.',
  ],
  [
    "Increasing the image compression factor could improve this image's download size.",
    'More compression would make it smaller.',
  ],
  [
    'Using video formats instead of GIFs can improve the download size of animated content.',
    'A video would be smaller than this GIF.',
  ],
  ['Legacy JavaScript', 'Legacy JavaScript'],
])('what Lighthouse says of an image is said in a few words: %s', (reason, words) => {
  expect(reasonInWords(reason, 'mobile')).toBe(words)
})

test('what is too large for a desktop is not said of a phone', () => {
  const reason =
    'This image file is larger than it needs to be (3456x4608) for its displayed dimensions (263x350). Use responsive images to reduce the image download size.'
  expect(reasonInWords(reason, 'desktop')).toBe(
    'A desktop shows it at 263 × 350 device pixels. The file has 3456 × 4608 px.',
  )
})

test.each([
  [
    'This image file is larger than it needs to be (721x720) for its displayed dimensions (249x140). Use responsive images to reduce the image download size.',
    { size: [1280, 720] as const },
    'A phone shows it cropped, at 140 × 140 device pixels. The file has 1280 × 720 px.',
  ],
  [
    'This image file is larger than it needs to be (1199x600) for its displayed dimensions (400x200). Use responsive images to reduce the image download size.',
    { size: [1200, 600] as const },
    'A phone shows it at 400 × 200 device pixels. The file has 1200 × 600 px.',
  ],
  [
    'This image file is larger than it needs to be (4096x2852) for its displayed dimensions (635x1040). Use responsive images to reduce the image download size.',
    { size: [4096, 2852] as const },
    'A phone shows it stretched, at 635 × 1040 device pixels. The file has 4096 × 2852 px.',
  ],
  [
    'Increasing the image compression factor could improve this image’s download size.',
    { kind: 'png' },
    'The file is a PNG, whatever its name says: JPEG, WebP or AVIF would make it smaller.',
  ],
])('what is known of the file is said: %s', (reason, file, words) => {
  expect(reasonInWords(reason, 'mobile', file)).toBe(words)
})

const FORMAT =
  'Using a modern image format (WebP, AVIF) or increasing the image compression could improve this image.'
const SMALLER = 'WebP, AVIF or more compression would make it smaller.'

test.each<[when: string, total: number, wasted: number, words: string[]]>([
  ['all of it is seen', 376_000, 206_000, [SMALLER]],
  ['most of it is cropped', 376_000, 365_000, ['The page shows only a part of its 1280 × 800 px.', SMALLER]],
  ['only what is cropped is to gain', 180_000, 170_000, ['The page shows only a part of its 1280 × 800 px.']],
])('the bytes that a format saves are those of what is not seen: %s', (_, totalBytes, wastedBytes, words) => {
  const subItems = { type: 'subitems', items: [{ reason: FORMAT, wastedBytes }] }
  const row = { totalBytes, wastedBytes, subItems, file: { size: [1280, 800] } }
  expect(reasonsOf(row, 'mobile')).toEqual(words)
})

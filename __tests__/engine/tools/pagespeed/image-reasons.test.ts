import { expect, test } from '@jest/globals'
import { reasonInWords } from '../../../../src/engine/tools/pagespeed/image-reasons.ts'

test.each([
  [
    'This image file is larger than it needs to be (3456x4608) for its displayed dimensions (263x350). Use responsive images to reduce the image download size.',
    'the file has about 3456 × 4608 px; 263 × 350 are enough',
  ],
  [
    'This image file is larger than it needs to be (721x720) for its displayed dimensions (249x140). Use responsive images to reduce the image download size.',
    'drawn at 140 × 140 device pixels, cropped; the file has about 1281 × 720 px',
  ],
  [
    'This image file is larger than it needs to be (1200x600) for its displayed dimensions (400x300). Use responsive images to reduce the image download size.',
    'drawn at 400 × 200 device pixels, cropped; the file has about 1200 × 900 px',
  ],
  [
    "Using a modern image format (WebP, AVIF) or increasing the image compression could improve this image's download size.",
    'WebP, AVIF or more compression would make it smaller',
  ],
  [
    "Increasing the image compression factor could improve this image's download size.",
    'more compression would make it smaller',
  ],
  [
    'Using video formats instead of GIFs can improve the download size of animated content.',
    'a video would be smaller than this GIF',
  ],
  ['Legacy JavaScript', 'Legacy JavaScript'],
])('what Lighthouse says of an image is said in a few words: %s', (reason, words) => {
  expect(reasonInWords(reason)).toBe(words)
})

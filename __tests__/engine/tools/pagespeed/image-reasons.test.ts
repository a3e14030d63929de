import { expect, test } from '@jest/globals'
import { reasonInWords } from '../../../../src/engine/tools/pagespeed/image-reasons.ts'

test.each([
  [
    'This image file is larger than it needs to be (3456x4608) for its displayed dimensions (263x350). Use responsive images to reduce the image download size.',
    'what is seen of it has 3456 × 4608 px in the file; the whole image is drawn in 263 × 350 device pixels',
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

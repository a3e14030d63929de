/** How Lighthouse says what an image could do without, and what of that a line of a report says. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^This image file is larger than it needs to be \((\d{1,6})x(\d{1,6})\) for its displayed dimensions \((\d{1,6})x(\d{1,6})\)\..*$/,
    'what is seen of it has $1 × $2 px in the file; the whole image is drawn in $3 × $4 device pixels',
  ],
  [
    /^Using a modern image format \(WebP, AVIF\) or increasing the image compression could .*$/,
    'WebP, AVIF or more compression would make it smaller',
  ],
  [/^Increasing the image compression factor could .*$/, 'more compression would make it smaller'],
  [/^Using video formats instead of GIFs can .*$/, 'a video would be smaller than this GIF'],
]

/** What Lighthouse says of an image in fewer words; all else as it is. */
export function reasonInWords(reason: string): string {
  for (const [said, words] of REASONS) {
    if (said.test(reason)) return reason.replace(said, words)
  }
  return reason
}

/** The part of a file that is seen, and the size in device pixels at which all of it is drawn, be it cropped or not. */
const TOO_LARGE =
  /^This image file is larger than it needs to be \((\d{1,6})x(\d{1,6})\) for its displayed dimensions \((\d{1,6})x(\d{1,6})\)\./
/** How Lighthouse says what else an image could do without, and what of that a line of a report says. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^Using a modern image format \(WebP, AVIF\) or increasing the image compression could .*$/,
    'WebP, AVIF or more compression would make it smaller',
  ],
  [/^Increasing the image compression factor could .*$/, 'more compression would make it smaller'],
  [/^Using video formats instead of GIFs can .*$/, 'a video would be smaller than this GIF'],
]

/** What Lighthouse says of an image in fewer words; all else as it is. */
export function reasonInWords(reason: string): string {
  const sizes = TOO_LARGE.exec(reason)?.slice(1).map(Number)
  if (sizes) return sizesInWords(sizes as [number, number, number, number])
  for (const [said, words] of REASONS) {
    if (said.test(reason)) return reason.replace(said, words)
  }
  return reason
}

/** Part by which the proportions of a whole image differ from those at which it is drawn. */
const SAME_SHAPE = 0.03

/** An image that is cropped fills its box in one direction, so that all of its file is seen in the other. */
function sizesInWords([width, height, drawnWidth, drawnHeight]: [number, number, number, number]): string {
  const [seen, whole] = [width / height, drawnWidth / drawnHeight]
  const tolerance = SAME_SHAPE + 1 / Math.max(1, Math.min(drawnWidth, drawnHeight))
  if (!Number.isFinite(seen / whole) || Math.abs(seen / whole - 1) <= tolerance)
    // It may be cropped by less than can be told from rounded sizes.
    return `the file has about ${width} × ${height} px; ${drawnWidth} × ${drawnHeight} are enough`
  const isNarrower = seen < whole
  const file = isNarrower ? [height * whole, height] : [width, width / whole]
  const box = isNarrower ? [drawnHeight * seen, drawnHeight] : [drawnWidth, drawnWidth / seen]
  const [fileText, boxText] = [file, box].map(sides => sides.map(side => Math.round(side)).join(' × '))
  return `drawn at ${boxText} device pixels, cropped; the file has about ${fileText} px`
}

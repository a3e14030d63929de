import type { Device } from '../../browser/lighthouse/lighthouse-report.ts'
import { numberOf, type Row, subRowsOf, textOf } from './audit-details.ts'

/** The part of a file that is seen, and the size in device pixels at which all of it is drawn, be it cropped or not. */
const TOO_LARGE =
  /^This image file is larger than it needs to be \((\d{1,6})x(\d{1,6})\) for its displayed dimensions \((\d{1,6})x(\d{1,6})\)\./
/** Device pixels of the screens that Lighthouse simulates. */
const SCREENS = { mobile: [721, 1440], desktop: [1350, 940] } as const satisfies Record<Device, unknown>
const DEVICE_NAMES = { mobile: 'phone', desktop: 'desktop' } as const satisfies Record<Device, string>

/** What Lighthouse says of a file that its format makes large. */
const OF_FORMAT = /^(?:Using a modern image format|Increasing the image compression factor)/

/** How Lighthouse says what else an image could do without, and what of that a line of a report says. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^Using a modern image format \(WebP, AVIF\) or increasing the image compression could .*$/,
    'WebP, AVIF or more compression would make it smaller.',
  ],
  [/^Increasing the image compression factor could .*$/, 'More compression would make it smaller.'],
  [/^Using video formats instead of GIFs can .*$/, 'A video would be smaller than this GIF.'],
]

/** What is known of an image file beside what Lighthouse says of it. */
export interface KnownFile {
  /** Width and height in pixels. */
  size?: readonly [number, number] | undefined
  /** What it is where its name says that it is a JPEG, such as `png`. */
  kind?: string | undefined
}

/**
 * What Lighthouse says of an image in fewer words, as sentences; all else as it is.
 *
 * @param device for which a file was found to be larger than drawn: on another one it may be drawn larger
 */
export function reasonInWords(reason: string, device: Device, file: KnownFile = {}): string {
  const sizes = TOO_LARGE.exec(reason)?.slice(1).map(Number)
  if (sizes) return sizesInWords(sizes as Sizes, DEVICE_NAMES[device], file.size)
  if (file.kind !== undefined && OF_FORMAT.test(reason))
    return `The file is a ${file.kind.toUpperCase()}, whatever its name says: JPEG, WebP or AVIF would make it smaller.`
  for (const [said, words] of REASONS) {
    if (said.test(reason)) return reason.replace(said, words)
  }
  return reason
}

/** Pixels of the part of a file that is seen, and of the size at which it is shown, of a reason that compares them. */
export function pixelsOf(reason: string): { file: number; shown: number } | undefined {
  const [width, height, shownWidth, shownHeight] = TOO_LARGE.exec(reason)?.slice(1).map(Number) ?? []
  return width && height && shownWidth && shownHeight
    ? { file: width * height, shown: shownWidth * shownHeight }
    : undefined
}

/** Such a reason for an image that is shown so many times as large. */
export function enlarged(reason: string, scale: number): string {
  return reason.replace(TOO_LARGE, (text, _w, _h, width: string, height: string) =>
    text.replace(
      `(${width}x${height})`,
      `(${Math.round(scale * Number(width))}x${Math.round(scale * Number(height))})`,
    ),
  )
}

/** Whether a reason compares a file with the size at which it is shown. */
export function isOfSize(reason: string): boolean {
  return reason.startsWith('This image file is larger than it needs to be')
}

/** The reasons of a row, what is said of the size first. */
export function reasonsOf(row: Row, device: Device): string[] {
  const file = row['file'] as KnownFile | undefined
  return subRowsOf(row)
    .toSorted((a, b) => Number(isSized(b)) - Number(isSized(a)))
    .flatMap(sub => {
      const reason = textOf(sub, 'reason')
      return OF_FORMAT.test(reason) && file?.size
        ? formatInWords(reason, device, file, [numberOf(row, 'totalBytes'), numberOf(sub, 'wastedBytes')])
        : [reasonInWords(reason, device, file)]
    })
    .filter(text => text !== '')
}

/** Bytes that Lighthouse grants a pixel. */
const BYTES_PER_PIXEL = 1 / 6
/** Part of a file below which its format is not what makes it large. */
const LITTLE = 0.1
/** How many times the pixels that Lighthouse counts a file has where most of them are cropped. */
const CROPPED = 4

/** Lighthouse counts the pixels of the part that is seen alone, so that what it saves by format may be mostly of the rest. */
function formatInWords(
  reason: string,
  device: Device,
  file: KnownFile,
  [total, wasted]: readonly [number, number],
): string[] {
  const [width, height] = file.size!
  const granted = width * height * BYTES_PER_PIXEL
  const isCropped = total > 0 && granted > CROPPED * Math.max(0, total - wasted)
  if (!isCropped) return [reasonInWords(reason, device, file)]
  const isOfFormat = total - granted > LITTLE * total
  return [
    `The page shows only a part of its ${width} × ${height} px.`,
    ...(isOfFormat ? [reasonInWords(reason, device, file)] : []),
  ]
}

function isSized(sub: Row): boolean {
  return sub['isOfScreen'] === true || isOfSize(textOf(sub, 'reason'))
}

/** The only device that could do without bytes of an image which others may need; undefined where all could. */
export function savingDevice(row: Row, device: Device): string | undefined {
  return subRowsOf(row).some(isSized) ? DEVICE_NAMES[device] : undefined
}

/**
 * What of the bytes of an image is not needed even where it fills the screen, wherever the page shows it, by what Lighthouse
 * says of its size.
 *
 * @param row of the image
 * @returns the same as a row below it; none where it is no larger
 */
export function overScreen(reason: string, row: Row, device: Device): Row[] {
  // Of an image that is shown cropped, Lighthouse names the part that is seen.
  const size = (row['file'] as KnownFile | undefined)?.size
  const [width, height] = size ?? TOO_LARGE.exec(reason)?.slice(1, 3).map(Number) ?? []
  if (!width || !height) return []
  const [screenWidth, screenHeight] = SCREENS[device]
  // A picture that fills the screen is as wide or as high as it, whichever is more of it.
  const scale = Math.max(screenWidth / width, screenHeight / height)
  if (scale >= 1) return []
  const needed = `${Math.round(scale * width)} × ${Math.round(scale * height)}`
  return [
    {
      reason: `Even to fill the screen of a ${DEVICE_NAMES[device]}, ${needed} px are enough; the file has ${width} × ${height} px.`,
      wastedBytes: (1 - scale ** 2) * numberOf(row, 'totalBytes'),
      isOfScreen: true,
    },
  ]
}

/** Part by which the proportions of a whole image differ from those at which it is drawn. */
const SAME_SHAPE = 0.03

/** Width and height of the part of a file that is seen, and those at which all of it is drawn. */
type Sizes = [number, number, number, number]

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 2
}

/** An image that is cropped fills its box in one direction, so that all of its file is seen in the other. */
function sizesInWords(
  [width, height, drawnWidth, drawnHeight]: Sizes,
  device: string,
  size: KnownFile['size'],
): string {
  const [seen, whole] = [width / height, drawnWidth / drawnHeight]
  const tolerance = SAME_SHAPE + 1 / Math.max(1, Math.min(drawnWidth, drawnHeight))
  if (!Number.isFinite(seen / whole) || Math.abs(seen / whole - 1) <= tolerance)
    // It may be cropped by less than can be told from rounded sizes.
    return `A ${device} shows it at ${drawnWidth} × ${drawnHeight} device pixels. The file has ${(size ?? [width, height]).join(' × ')} px.`
  // Of one that is cropped a part is seen, so that this one is pulled into another shape.
  const isWhole = size !== undefined && isNear(size[0], width) && isNear(size[1], height)
  if (isWhole) {
    const file = size.join(' × ')
    return `A ${device} shows it stretched, at ${drawnWidth} × ${drawnHeight} device pixels. The file has ${file} px.`
  }
  const isNarrower = seen < whole
  const file = isNarrower ? [height * whole, height] : [width, width / whole]
  const box = isNarrower ? [drawnHeight * seen, drawnHeight] : [drawnWidth, drawnWidth / seen]
  const [worked, boxText] = [file, box].map(sides => sides.map(side => Math.round(side)).join(' × '))
  const fileText = size === undefined ? `about ${worked}` : size.join(' × ')
  return `A ${device} shows it cropped, at ${boxText} device pixels. The file has ${fileText} px.`
}

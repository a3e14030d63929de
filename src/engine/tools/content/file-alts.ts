import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Alt } from './repeated-alts.ts'

const MAX_ALT = 40
const MAX_PAGE_TEXT = 200_000
const MAX_ADDRESS = 2000
/** A name of a file as people write it in a hurry: no blank and no hyphen between words, and a digit or an underscore. */
const HURRIED = /^(?=\D{0,40}\d|[^_]{1,40}_)[\p{L}\p{M}\d_]{4,40}$/u
/** Letters that a name has besides its digits: with fewer it is a model or a format, such as "css3". */
const MIN_LETTERS = 3
/** Images by which a name with one number counts the files, and those by which such names are a habit. */
const MIN_COUNTED = 2
const MIN_HABIT = 4
/** Parts between underscores as only programs and files have them. */
const UNDERSCORED = /^[^_]{1,38}_[^_]{1,38}_/
/** Pixels of an icon, which only the name of its file has to tell. */
const ICON_SIZE = /^\p{L}{3,40}_?(?:32|48|64|96|128|192|256|512)$/u
/** Marks of others, which may be called by a name with a number. */
const MARK = /logo|brand|icon|badge|sponsor|partner|client|tech|stack|skill/i
/** What tools put behind the name of a file: a hash, or a size. */
const ADDED =
  /^(?:[-._](?=[\w.-]{0,40}[\dA-Z])[\w.-]{6,40}|[-_@](?:\d{1,4}x\d{0,4}|\d{1,4}[wx])|-scaled|-\d)?$/

/**
 * Images whose alternative text is the name of their file without its ending, as "beach2" of beach2.jpg: such as count the
 * files, have the size of an icon, or several underscores. What the text of the page says as well is a name.
 */
export function namedAsFiles(alts: readonly Alt[], body: Element | undefined): Set<Alt> {
  const names = alts.filter(
    ({ image, text }) =>
      text.length <= MAX_ALT &&
      HURRIED.test(text) &&
      lettersOf(text).length >= MIN_LETTERS &&
      isOfFile(image, text),
  )
  if (names.length === 0) return new Set()
  const said = squashed(body ? startOfSeenText(body, MAX_PAGE_TEXT) : '')
  const unsaid = names.filter(({ text }) => !said.includes(squashed(text)))
  // "beach" and "beach2": of one that counts, the first one may be without a number.
  const families = Map.groupBy(
    alts.filter(({ text }) => text.length <= MAX_ALT),
    ({ text }) => lettersOf(text),
  )
  const counts = ({ text }: Alt) =>
    new Set(families.get(lettersOf(text))!.map(one => one.text.toLowerCase())).size >= MIN_COUNTED
  const counted = unsaid.filter(counts)
  return new Set(
    counted.length >= MIN_HABIT
      ? unsaid
      : unsaid.filter(alt => counted.includes(alt) || ICON_SIZE.test(alt.text) || UNDERSCORED.test(alt.text)),
  )
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')
}

function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Whether an image has a picture of that name, and no drawing or mark of somebody. */
function isOfFile(image: Element, text: string): boolean {
  const address = addressOf(image)
  if (address === undefined || MARK.test(address)) return false
  const file = address.slice(address.lastIndexOf('/') + 1)
  const stem = /^(.{1,200})\.(?:jpe?g|jfif|png|gif|webp|avif|heic)$/i.exec(file)?.[1] ?? ''
  return stem.toLowerCase().startsWith(text.toLowerCase()) && ADDED.test(stem.slice(text.length))
}

/** The path of a picture, of the first one where there are several; Next.js has it behind that of its own server. */
function addressOf(image: Element): string | undefined {
  const written = ['data-src', 'data-lazy-src', 'src', 'srcset']
    .map(name => attribute(image, name)?.trim().slice(0, MAX_ADDRESS).split(/\s/, 1)[0])
    .find(value => value !== undefined && value !== '' && !value.startsWith('data:'))
  if (written === undefined) return undefined
  const optimized = /[?&]url=([^&]{1,1000})/.exec(written)?.[1]
  return percentDecoded(optimized ?? written).split(/[?#]/, 1)[0]
}

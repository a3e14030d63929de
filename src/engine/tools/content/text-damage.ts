import type { Occurrence } from '../../../api/results.ts'
import { attribute, HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** Characters that windows-1252 puts at the bytes 0x80 to 0x9F, where ISO 8859-1 has controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/**
 * UTF-8 read as windows-1252: a lead byte shown as Â, Ã, Ä, Å, Ð, Ñ or as â, with continuation bytes behind it. The
 * whole run is decoded again before it counts.
 */
const DOUBLE_DECODED =
  /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/**
 * Finds text that was damaged on its way: UTF-8 that was taken for windows-1252 and encoded again ("cafÃ©"), and
 * U+FFFD, which a decoder puts where bytes were not valid. Code is left out.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
export function judgeDamage(
  { document, response, encoding }: HtmlPage,
  blocks: readonly TextBlock[],
): Judgement {
  const undecodable = !response.truncated && hasInvalidBytes(response.body, encoding)
  const occurrences: Occurrence[] = []
  const title = document.elements('title')[0]
  const texts = blocks
    .filter(({ kind }) => kind !== 'code')
    .map(({ element, prose }) => ({ element, text: prose }))
  if (title) texts.unshift({ element: title, text: textOf(title) })
  if (texts.every(({ text }) => text.trim() === '')) return notApplicable('the page has no text')
  for (const { element, text } of texts) {
    const damage = doubleDecoded(text) ?? replacement(text, undecodable)
    if (damage) occurrences.push(document.occurrence(element, damage))
  }
  return failWhere(occurrences)
}

/**
 * The page as its author wrote it, where UTF-8 was read as windows-1252 for want of the right declaration; undefined
 * where that is not so. Text that really is windows-1252 is hardly ever valid UTF-8.
 */
export function misreadUtf8({ document, response, encoding }: HtmlPage): HtmlDocument | undefined {
  if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true })
    return new HtmlDocument(text, document.url)
  } catch {
    return undefined
  }
}

/** The finding for a page that {@link misreadUtf8} has read again. */
export function judgeMisread({ document }: HtmlPage): Judgement {
  const message = 'the page is UTF-8, but is read as windows-1252, since it is not declared as UTF-8'
  const place =
    document.elements('meta').find(meta => attribute(meta, 'charset') !== undefined) ?? document.html
  return fail(
    place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message },
  )
}

/** What a text shows and what it was meant to be; undefined where it holds no double decoding for certain. */
export function doubleDecoded(text: string): string | undefined {
  for (const match of text.matchAll(DOUBLE_DECODED)) {
    const meant = decodedAgain(match[0])
    if (meant === undefined || !isCertain(text, match.index, match[0])) continue
    const word = wordAround(text, match.index, match[0].length)
    return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 read as windows-1252`
  }
  return undefined
}

/** Capital Â or Ã ends words of its own ("IRMÃ»"), so what stands beside it must rule that out. */
function isCertain(text: string, index: number, found: string): boolean {
  if (found.startsWith('â')) return true
  if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index))) return true
  return /^\p{Ll}/u.test(text.slice(index + found.length))
}

function decodedAgain(text: string): string | undefined {
  const bytes = [...text].map(character => {
    const high = WINDOWS_1252.indexOf(character)
    return high < 0 ? character.charCodeAt(0) : 0x80 + high
  })
  if (bytes.some(byte => byte > 0xff)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** A replacement character that the author wrote stands alone; one inside a word is a loss. */
function replacement(text: string, undecodable: boolean): string | undefined {
  const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u)
  if (at < 0) return undefined
  const word = wordAround(text, text.indexOf('\uFFFD', at), 1)
  return undecodable
    ? `"${word}": bytes that are not valid in the page's encoding`
    : `"${word}": a character was lost before the page was sent`
}

function hasInvalidBytes(body: Buffer, encoding: string): boolean {
  if (encoding === 'x-user-defined') return false
  try {
    new TextDecoder(encoding, { fatal: true }).decode(body)
    return false
  } catch {
    return true
  }
}

const WORD_CHARACTERS = 30

function wordAround(text: string, index: number, length: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))![0]
  const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))![0]
  return `${before}${text.slice(index, index + length)}${after}`
}

import { HtmlDocument } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'

/** Characters that windows-1252 puts at the bytes 0x80 to 0x9F, where ISO 8859-1 has controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/**
 * UTF-8 read as windows-1252: a lead byte shown as Â, Ã, Ä, Å, Ð, Ñ or as â, with continuation bytes behind it. The
 * whole run is decoded again before it counts.
 */
const DOUBLE_DECODED =
  /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** What each of them begins with. */
export const LEADS = /[ÂÃÄÅÐÑâ]/

/**
 * The page as its author wrote it, where UTF-8 was read as windows-1252 for want of the right declaration; undefined
 * where that is not so. Text that really is windows-1252 is hardly ever valid UTF-8.
 */
export function misreadUtf8({ document, response, encoding }: HtmlPage): HtmlDocument | undefined {
  if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f)) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true })
    return new HtmlDocument(text, document.url, document.url, document.schemeOfHosts)
  } catch {
    return undefined
  }
}

/** What a text shows and what it was meant to be; undefined where it holds no double decoding for certain. */
export function doubleDecoded(text: string): string | undefined {
  if (!LEADS.test(text)) return undefined
  for (const match of text.matchAll(DOUBLE_DECODED)) {
    const meant = decodedAgain(match[0])
    if (meant === undefined || !isCertain(text, match.index, match[0])) continue
    const word = wordAround(text, match.index, match[0].length)
    return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`
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

const WORD_CHARACTERS = 30

export function wordAround(text: string, index: number, length: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))![0]
  const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))![0]
  return `${before}${text.slice(index, index + length)}${after}`
}

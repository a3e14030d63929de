import { percentDecoded } from '../../text/percent-decoded.ts'

/** Characters of a path that are looked at, from its end. */
const MAX_PATH = 300

/**
 * The path of an address as sites spell it in many ways, in one: decoded, in lower case, with hyphens for underscores and
 * blanks, and Latin, Greek and Cyrillic letters without their marks, so that `/%C3%87erez_Politikas%C4%B1` is `/cerez-politikasi`.
 */
export function foldedPath(url: string): string {
  return folded(percentDecoded(new URL(url).pathname).slice(-MAX_PATH))
}

/** A text as {@link foldedPath} writes it. */
export function folded(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // Of other scripts they are letters of their own: "ポ" is no "ホ", and Hindi and Thai write vowels so.
      .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
      .normalize('NFC')
      .replace(/[_\s]/g, '-')
      .replaceAll('ı', 'i')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('đ', 'd')
      .replaceAll('ß', 'ss')
  )
}

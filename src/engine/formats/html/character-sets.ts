/** Characters below this are looked up. */
const LOOKED_UP = 0x80

/** A set of characters of ASCII, each looked up in no time. */
export type Characters = Uint8Array

export function charactersOf(characters: string): Characters {
  const set = new Uint8Array(LOOKED_UP)
  for (const character of characters) set[character.charCodeAt(0)] = 1
  return set
}

/** @param code of a unit of a text, or NaN behind its end */
export function isIn(characters: Characters, code: number): boolean {
  return code < LOOKED_UP && characters[code] === 1
}

/** Where the first of these characters is from a place on; the end of the text where there is none. */
export function placeOfFirst(characters: Characters, text: string, from: number): number {
  let at = from
  while (at < text.length && !isIn(characters, text.charCodeAt(at))) at++
  return at
}

/** Where the first other character is. */
export function placeOfOther(characters: Characters, text: string, from: number): number {
  let at = from
  while (at < text.length && isIn(characters, text.charCodeAt(at))) at++
  return at
}

/** What may stand before and behind an address in a sentence. Anything else makes it a part of a longer one. */
const BEFORE = /[\s("'“‘«<:,;]$/u
const BEHIND = /^[)"'”’»>.,:;!?…]{0,4}(?:\s|$)/u
/** Characters that {@link BEHIND} looks at. */
const LOOK_AHEAD = 6

/**
 * Where a text names an address as a whole, and not as the start of a longer one: `https://a.example/` is not named by
 * `https://a.example/b`.
 *
 * @returns the offset, or -1
 */
export function mentionOf(text: string, address: string, from = 0): number {
  if (address === '') return -1
  let at = text.indexOf(address, from)
  while (at !== -1) {
    const end = at + address.length
    const isStart = at === 0 || BEFORE.test(text[at - 1]!)
    if (isStart && BEHIND.test(text.slice(end, end + LOOK_AHEAD))) return at
    at = text.indexOf(address, end)
  }
  return -1
}

/** A text with other words wherever it names an address as a whole. */
export function withoutMentions(text: string, address: string, words: string): string {
  let rest = 0
  let result = ''
  for (let at = mentionOf(text, address); at !== -1; at = mentionOf(text, address, rest)) {
    result += text.slice(rest, at) + words
    rest = at + address.length
  }
  return result + text.slice(rest)
}

import type { InlineCode, Link, PhrasingContent, Text } from 'mdast'
import { oneLine } from '../../text/one-line.ts'
import { linkAddress } from '../link-address.ts'

/**
 * How text that others wrote gets into Markdown. GitHub looks for mentions, issues, commits, emoji and addresses in
 * the text of the finished HTML, so escapes and entities do not stop it; code and links it leaves alone. Therefore
 * only words that can be nothing but words stay text, and all else is shown as code.
 */
const OPENING = /^[("'“‘«¿¡]{0,3}/u
const CLOSING = /[)"'”’».,:;!?…]{0,4}$/u

/** What a word may be between its punctuation. */
const WORDS = [
  // Letters, also with an apostrophe or a slash within: "page", "doesn’t", "and/or".
  /^\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*$/u,
  // Lower-case words with hyphens: "well-known". With capitals or digits it may be the key of a ticket or an advisory.
  /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u,
  // Numbers, too short for the name of a commit: "5", "1,200", "0.25", "50%".
  /^\d{1,6}(?:[.,]\d{1,6}){0,3}%?$/,
  // "e.g", "U.S": the last dot is punctuation.
  /^\p{L}(?:\.\p{L})+$/u,
  // A size in pixels: "303x228".
  /^\d{1,5}[x×]\d{1,5}$/u,
  /^[–—&→×=%+·©-]$/u,
  // Signs that GitHub shows as they are: "▼".
  /^\p{So}{1,8}$/u,
  // Pictures, which GitHub shows as they are: "📞".
  /^(?:\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}){0,2}){1,8}$/u,
]
/** The name of a commit is 7 to 40 hexadecimal digits, and a word such as "defaced" can be one. */
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu
/** With a dot behind it, it starts an address, also behind a letter that is not of ASCII: "éwww.". */
const WWW = /www$/i

/** Prose that others wrote, on one line. */
export function prose(text: string, maxLength?: number): PhrasingContent[] {
  const nodes: (Text | InlineCode)[] = []
  const words = oneLine(text, maxLength).split(' ')
  const lastEnd = words.findLastIndex(word => word.includes('>'))
  for (const [at, word] of words.entries()) {
    if (word === '') continue
    const last = nodes.at(-1)
    const goesOn =
      last?.type === 'inlineCode' &&
      (isNumberPart(word, last.value) || (at <= lastEnd && isInTag(last.value)))
    const type = !goesOn && isPlainWord(word) ? 'text' : 'inlineCode'
    // "/a: "B 2"" names an address and quotes a text, unlike `"a": "b"`.
    const isQuote = /^["“]/.test(word) && /^[^"“]*:$/.test(last?.value ?? '')
    const isAddress = /^https?:\/\//.test(word) && /[^"“]:$/.test(last?.value ?? '')
    const isEnd = isAddress || /[,;]$/.test(last?.value ?? '') || closesQuote(last?.value ?? '')
    const isNext = type === 'inlineCode' && (isQuote || isEnd)
    if (last?.type === type && !isNext) last.value += ` ${word}`
    else nodes.push({ type, value: word })
  }
  return nodes.flatMap((node, index) => [...(index === 0 ? [] : [BLANK]), ...withoutPunctuation(node)])
}

/** Whether a word is the next digits of a number that code ends with: `070-200 31 19`. */
function isNumberPart(word: string, before: string): boolean {
  return (
    /^\d{1,6}[)"'”’».,:;!?…]{0,4}$/u.test(word) &&
    /(?:^| )["“]?[+(]?\d[\d()/.-]*$/.test(before.slice(-MAX_NUMBER))
  )
}

/** Characters at the end of a code in which a number is looked for. */
const MAX_NUMBER = 30

/** Whether a code ends with the sign that closes a quotation which began in front of it: `of example.com" (a/b)`. */
function closesQuote(code: string): boolean {
  const [opens, closes] = outerSigns(code)
  return closes && !opens && !isInTag(code)
}

/** Whether a code is within a tag that has begun and not ended: `<img alt="Two`. */
function isInTag(code: string): boolean {
  return /<[a-z/!][^>]*$/i.test(code.slice(code.lastIndexOf('<')))
}

const BLANK: Text = { type: 'text', value: ' ' }

/** Brackets and quotes that open or close outside of code, and the end of a sentence, belong to the sentence. */
function withoutPunctuation(node: Text | InlineCode): (Text | InlineCode)[] {
  if (node.type === 'text') return [node]
  const end = isDotted(node.value) ? /^(.+?)([,;:]?)$/u : /^(.+?)([.,;:…]{0,3})$/u
  let [, value, close] = end.exec(node.value) as unknown as [string, string, string]
  let open = ''
  for (;;) {
    const [opens, closes] = outerSigns(value)
    if ((!opens && !closes) || value.length <= 2) break
    if (opens) open += value[0]
    if (closes) close = value.at(-1) + close
    value = value.slice(opens ? 1 : 0, closes ? -1 : undefined)
  }
  // Advice names code as Markdown does.
  const quoted = /^`([^`]+)`$/.exec(value)?.[1] ?? value
  const texts = [open, close].map((signs): Text[] => (signs === '' ? [] : [{ type: 'text', value: signs }]))
  return [...texts[0]!, { type: 'inlineCode', value: quoted }, ...texts[1]!]
}

/** Whether an address has dots in the place of what was never filled in: `https://www.example.com/...`. */
function isDotted(code: string): boolean {
  return /^https?:\/\/\S{0,2000}[/=]\.{3}[,;:]?$/.test(code)
}

const PAIRS = ['()', '""', '“”', '‘’', '«»'] as const

/** Whether the first and the last sign of a code are brackets or quotes around it, or of something around it. */
function outerSigns(value: string): [opens: boolean, closes: boolean] {
  for (const [open, close] of PAIRS as unknown as [string, string][]) {
    const starts = value.startsWith(open)
    const ends = value.endsWith(close)
    const [opened, closed] = [open, close].map(sign => value.split(sign).length - 1) as [number, number]
    const isEven = open === close ? opened === 2 : opened === closed
    if (starts && ends && isEven) return [true, true]
    const isOdd = open === close && opened % 2 === 1
    if (starts && (isOdd || opened > closed)) return [true, false]
    if (ends && (isOdd || closed > opened)) return [false, true]
  }
  return [false, false]
}

/** A value that others wrote, as a URL, a selector or an id, shown as code. Empty text gives nothing. */
export function code(text: string, maxLength?: number): InlineCode[] {
  const value = oneLine(text, maxLength)
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

/**
 * The same within a table, where a vertical line would end the cell: parsers disagree on how one in code is escaped,
 * so a look-alike stands in its place.
 */
export function cellCode(text: string, maxLength?: number): InlineCode[] {
  return code(text.replaceAll('|', '¦'), maxLength)
}

/** A link to an http(s) URL; its content alone, where it may not be one. */
export function link(url: string, children: (Text | InlineCode)[]): PhrasingContent[] {
  const address = linkAddress(url)
  if (address === undefined || REFERENCE.test(address)) return children
  return [{ type: 'link', url: address, children } satisfies Link]
}

/** GitHub writes "mentioned this" into the thread that a comment links to. */
const REFERENCE = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions|commit)\//

function isPlainWord(word: string): boolean {
  const core = word.replace(OPENING, '').replace(CLOSING, '')
  return core === ''
    ? isPunctuation(word)
    : WORDS.some(form => form.test(core)) && !COMMIT.test(core) && !WWW.test(core)
}

function isPunctuation(word: string): boolean {
  return /^(?:[("'“‘«)”’».,;!?…]|(?::{1,2}|\.{3})["”’»)]{0,2})$/u.test(word)
}

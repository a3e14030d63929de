import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, isElement, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { doubleDecoded, LEADS, wordAround } from './double-decoding.ts'
import type { Examination } from './examination.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import { primary } from './language.ts'
import { misspeltLetters } from './misspelt-letters.ts'

/** Whether letters of the text were damaged, or are read in another encoding than they were written in. */
export const textDamage = defineTopic({
  checks: {
    'text-damaged': {
      severity: 'warning',
      title: 'Letters of the text are wrong',
      why: 'Nobody searches for words with broken letters, and visitors find them careless.',
      fix: 'Use UTF-8 at every step (source files, database, templates, response header), and write letters with their marks: "für", "attività".',
      help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
      example: 'Itâ€™s a red bike',
    },
    'markup-visible': {
      severity: 'notice',
      title: 'Markup is shown as text',
      why: 'Visitors read the marks instead of seeing bold text, a link or a character.',
      fix: 'Correct the markup, for example remove the space inside **…**, or write HTML. Where many marks show, have the text turned into HTML as Markdown. Do not escape text twice.',
      help: 'https://spec.commonmark.org/current/#emphasis-and-strong-emphasis',
      example: '<p>The gate is **the first line of defense**that counts.</p>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination, isMisread } = await examinedPage(visit)
    const visible = judgeMarkup(page, examination)
    if (isMisread)
      return { judgements: { 'text-damaged': judgeMisread(page.sent), 'markup-visible': visible } }
    const damage = judgeDamage(page, examination)
    const judgements = ofFirstPart({ 'text-damaged': damage, 'markup-visible': visible }, examination)
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/**
 * Finds text that was damaged on its way: UTF-8 that was taken for windows-1252 and encoded again ("cafÃ©"), and
 * U+FFFD, which a decoder puts where bytes were not valid; and words that are written without the marks of their letters.
 * Code is left out.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
function judgeDamage(
  { document, response, encoding }: HtmlPage,
  { main, declared, allProse }: Examination,
): Judgement {
  let undecodable: boolean | undefined
  const isUndecodable = () => {
    undecodable ??= !response.truncated && hasInvalidBytes(response.body, encoding)
    return undecodable
  }
  const occurrences: Occurrence[] = []
  const title = document.elements('title')[0]
  const texts: { element: Element; text: string }[] = title ? [{ element: title, text: textOf(title) }] : []
  if (allProse.trim() === '' && texts.every(({ text }) => text.trim() === ''))
    return notApplicable('the page has no text')
  if (mayBeDamaged(allProse)) {
    const blocks = main.allBlocks.filter(({ kind }) => kind !== 'code')
    texts.push(...blocks.map(({ element, prose }) => ({ element, text: prose })))
  }
  for (const { element, text } of texts) {
    const damage = doubleDecoded(text) ?? replacement(text, isUndecodable)
    if (damage) occurrences.push(document.occurrence(element, damage))
  }
  const misspelt = misspeltLetters(main.allBlocks, allProse, primary(declared))
  if (misspelt) occurrences.push(document.occurrence(misspelt.block.element, misspelt.message))
  return failWhere(occurrences)
}

/** The finding for a page that {@link misreadUtf8} has read again. */
function judgeMisread({ document }: HtmlPage): Judgement {
  const message =
    'The page is in UTF-8, but is declared otherwise or not at all: browsers read it as windows-1252. Send charset=utf-8 in Content-Type.'
  const place =
    document.elements('meta').find(meta => attribute(meta, 'charset') !== undefined) ?? document.html
  return fail(
    place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message },
  )
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

/** Whether one of some texts may have what {@link doubleDecoded} or {@link replacement} finds. */
function mayBeDamaged(texts: string): boolean {
  return LEADS.test(texts) || texts.includes('\uFFFD')
}

/** A replacement character that the author wrote stands alone; one inside a word is a loss. */
function replacement(text: string, isUndecodable: () => boolean): string | undefined {
  if (!text.includes('\uFFFD')) return undefined
  const undecodable = isUndecodable()
  const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u)
  if (at < 0) return undefined
  const word = wordAround(text, text.indexOf('\uFFFD', at), 1)
  return undecodable
    ? `"${word}" has bytes that are not valid in the page's encoding.`
    : `A character of "${word}" was lost before the page was sent.`
}

/** Marks that a generator was to turn into something else, each with what it cannot do without. */
const MARKS: readonly { sign: string; pattern: RegExp }[] = [
  // A heading within a paragraph. What stands for a digit or a number has no word behind it.
  {
    sign: '## ',
    pattern: /(?<=^|[.!?…:)"”»]\s)#{2,6} \p{Lu}[\p{L}\p{N}’'-]{1,40}(?: [\p{L}\p{N}’'&-]{1,40}){0,2}/u,
  },
  // A power or a glob has no words between two pairs of asterisks.
  { sign: '**', pattern: /(?:^|[\s("'“])\*\*[\p{L}\p{N}"“'(][^*]{0,200}[^\s*]\*\*/u },
  // The space in front of the end keeps it from being one: "**bold **".
  { sign: '**', pattern: /(?:^|[\s("'“])\*\*\p{L}[^*]{0,200}\s\*\*(?=\s\p{L})/u },
  // Bold text whose end lost an asterisk to a list or to italics; a note has a space behind its asterisks.
  { sign: '**', pattern: /^\*\*\p{Lu}[^*]{2,200}[\p{L}\p{N}.:!?]\*$/u },
  // The line below a heading of reStructuredText or Markdown, which became part of a paragraph.
  { sign: '=====', pattern: /[\p{L}!?。！？）)] ?={8,200}$/u },
  // A link by reference: in brackets that stand behind each other the first of a note is "note 1" or "a".
  {
    sign: '][',
    pattern:
      /(?<=^|[\s("'\p{Pi}])\[(?!(?:note|nota|citation|clarification|nb|n\. ?d|lower)\b)(?=[^\][]{0,80}\p{L}{3})\p{L}[^\][\n]{1,80}\]\[(?:\d{1,3}|[a-z][\w-]{1,30})\](?=$|[\s.,;:!?)"'\p{Pf}])/iu,
  },
  // A name of a file, an option or a call: two words between backticks may be a quotation of old typesetting.
  {
    sign: '`',
    pattern:
      /(?<=^|[\s(])`(?:\.[a-z]\w{1,8}|--?[a-z][\w-]{1,30}|\/?[\w-]{1,40}[./_][\w./-]{1,60}|\w{1,40}\(\)|<\w{1,20}>)`(?=$|[\s.,;:!?)])/u,
  },
  { sign: '](', pattern: /\[[^\][]{2,80}\]\((?:https?:\/\/|\/|mailto:)[^\s()]{1,200}\)/ },
]
/** Only pages about HTML show these on purpose. */
const ENTITIES =
  /&(?:amp|nbsp|quot|apos|lt|gt|#\d{2,5}|#x[\da-f]{2,5}|[lr][sd]quo|[mn]dash|hellip|[aou]uml);/i
/** Characters of a block that are looked at. */
const MAX_BLOCK = 5000

/** What was not turned into something else, by the kinds of marks. */
function marksIn(text: string, marks: typeof MARKS): string[] {
  return marks.flatMap(({ sign, pattern }) => {
    if (!text.includes(sign)) return []
    const all = text.matchAll(new RegExp(pattern, `g${pattern.flags}`))
    return Array.from(all, ([found]) => found)
  })
}

function judgeMarkup({ document, sent }: JudgedPage, { main, allProse }: Examination): Judgement {
  const texts = main.allBlocks.filter(({ kind, prose }) => kind !== 'code' && prose !== '')
  if (texts.length === 0) return notApplicable('the page has no text')
  const showsCode = ['pre', 'code', 'samp'].some(tag => document.elements(tag).length > 0)
  const brackets = showsCode ? [] : doubledBrackets(document)
  const ends = showsCode ? [] : doubledEnds(sent.document)
  const marks = MARKS.filter(({ sign }) => allProse.includes(sign))
  const hasEntities = !showsCode && ENTITIES.test(allProse)
  const marked = marks.length > 0 || hasEntities ? texts : []
  return failWhere([
    ...ends.map(element =>
      sent.document.occurrence(element, 'The text shows ">": a comment in here ends with "-->>".'),
    ),
    ...brackets.map(element => document.occurrence(element, 'The text shows "<" in front of this element.')),
    ...marked.flatMap(({ element, prose }) => {
      const start = prose.slice(0, MAX_BLOCK)
      const [mark, ...others] = marksIn(start, marks)
      const found = mark ?? (hasEntities ? ENTITIES.exec(start)?.[0] : undefined)
      if (found === undefined) return []
      const more = others.length === 0 ? '' : ` and ${others.length} more`
      return document.occurrence(element, `The text shows "${cutEnd(found.trim(), 100)}"${more}.`)
    }),
  ])
}

/** Before what begins a line of its own a bracket is a slip; a link may stand in brackets: "Mary <mary@a.example>". */
const LINES = new Set('h1 h2 h3 h4 h5 h6 p div li ul ol section article table header footer'.split(' '))

/** Elements in which a comment ends with one bracket too many, so that nothing but this is left of it: `</object -->>`. */
function doubledEnds({ body, source }: HtmlPage['document']): Element[] {
  const found: Element[] = []
  const stack: Element[] = body && source.includes('-->>') ? [body] : []
  for (let element = stack.pop(); element; element = stack.pop()) {
    const { childNodes } = element
    for (let index = 0; index < childNodes.length; index++) {
      const node = childNodes[index]!
      if (isElement(node)) stack.push(node)
      if (node.nodeName !== '#text' || childNodes[index - 1]?.nodeName !== '#comment') continue
      const start = node.sourceCodeLocation?.startOffset
      // Written as an entity, it is meant.
      const isWritten = start !== undefined && source.startsWith('-->>', start - 3)
      if (isWritten && 'value' in node && /^>\s*$/.test(node.value) && found.at(-1) !== element)
        found.push(element)
    }
  }
  return found
}

/** Elements that are written with one angle bracket too many: `<<h4>`. */
function doubledBrackets({ body }: HtmlPage['document']): Element[] {
  const found: Element[] = []
  const stack: Element[] = body ? [body] : []
  for (let element = stack.pop(); element; element = stack.pop()) {
    const { childNodes } = element
    for (let index = 0; index < childNodes.length; index++) {
      const node = childNodes[index]!
      if (!isElement(node)) continue
      stack.push(node)
      const before = childNodes[index - 1]
      if (before?.nodeName !== '#text' || !('value' in before) || !before.value.endsWith('<')) continue
      if (LINES.has(node.tagName) && /(?:^|\s)<$/.test(before.value.slice(-2))) found.push(node)
    }
  }
  return found
}

import { isElement } from '../../formats/html/document.ts'
import type { Text } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { asFarAsFollowed } from './item-lookup.ts'
import { comparable } from './page-text.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether data and page write the names of people the same way. */
export const nameSpellings = defineTopic({
  checks: {
    'name-spelled-otherwise': {
      severity: 'notice',
      title: 'Structured data and the page spell the name of a person differently',
      why: 'One of the two is wrong. Search engines may not connect the data with the person, and people who search for the right name do not find the page.',
      fix: 'Find out which spelling is right, and write it in structured data and on the page.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      example: '"performer": {"@type": "Person", "name": "Ada Byrn"}, on a page with <h3>Ada Byron</h3>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judge(read), UNSURE_UNFILLED) }
  },
})

const CHECK = 'name-spelled-otherwise'
/** Names of a page that are looked for, and texts among which they are. */
const MAX_NAMES = 50
const MAX_TEXTS = 3000
/** Characters of a name with two words or more: in shorter ones one letter makes another name. */
const MIN_NAME = 8
const MAX_NAME = 60
/** Letters of a word that may be misspelled. */
const MIN_WORD = 4

function judge(read: SchemaPage) {
  const tally = new Tally<typeof CHECK>()
  return asFarAsFollowed(
    () => compareAll(tally, read),
    () => ({ [CHECK]: tally.judgement(CHECK, 'no name of a person is both in data and on the page') }),
  )
}

function compareAll(tally: Tally<typeof CHECK>, read: SchemaPage): void {
  const { lookup, text } = read
  const names = new Map<string, Text>()
  for (const item of lookup.data.items) {
    if (!lookup.isA(item, 'Person', 'PerformingGroup')) continue
    const [name] = lookup.texts(item, 'name')
    const plain = name && comparable(name.text.slice(0, MAX_NAME))
    if (name && plain && isLongEnough(plain) && names.size < MAX_NAMES && !names.has(plain))
      names.set(plain, name)
  }
  let texts: ReadonlyMap<string, string> | undefined
  for (const [plain, name] of names) {
    if (text.said.includes(plain)) {
      tally.saw(CHECK)
      continue
    }
    texts ??= shownTexts(read)
    const other = texts.keys().find(shown => isMisspelling(plain, shown))
    if (other === undefined) continue
    const message = `Structured data says "${name.text.trim()}", and the page "${texts.get(other)}"`
    tally.fault(CHECK, () => lookup.data.occurrence(name.place, message))
  }
}

function isLongEnough(plain: string): boolean {
  return plain.length >= MIN_NAME && plain.includes(' ')
}

/** The texts that are all of an element, as a name in a heading or on a card is, as written by their comparable form. */
function shownTexts({ page }: SchemaPage): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const element of page.document.elements()) {
    if (texts.size >= MAX_TEXTS) break
    if (element.childNodes.length === 0 || element.childNodes.some(isElement)) continue
    const shown = startOfSeenText(element, MAX_NAME + 1)
    if (shown.length > MAX_NAME || !shown.includes(' ')) continue
    const plain = comparable(shown)
    if (isLongEnough(plain)) texts.set(plain, shown)
  }
  return texts
}

/** Whether one letter of one word is another one, too many or left out. */
function isMisspelling(name: string, shown: string): boolean {
  if (Math.abs(name.length - shown.length) > 1 || /\d/.test(name + shown)) return false
  const [words, others] = [name.split(' '), shown.split(' ')]
  if (words.length !== others.length) return false
  const differing = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index]!] as const],
  )
  const [pair] = differing
  return pair !== undefined && differing.length === 1 && isOneLetterApart(...pair)
}

function isOneLetterApart(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < MIN_WORD) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  let end = 0
  const most = Math.min(word.length, other.length) - start
  while (end < most && word.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(word.length, other.length) - start - end === 1
}

import type { Elements } from '../../formats/html/element-set.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { goesRound } from './carousels.ts'
import { isContentWord } from './function-words.ts'
import { isPlaceholder } from './placeholder-text.ts'
import { ReferenceEntries } from './reference-entries.ts'
import { type Paragraph, wordsOf } from './text-statistics.ts'

/** Words of a block from which on a second appearance is no coincidence. */
export const REPEATED_BLOCK_WORDS = 20

interface Copy {
  block: TextBlock
  first: TextBlock
  words: number
  /** How many blocks the first stands before it. */
  distance: number
}

export interface Repetition {
  /** Later copies, each with the block it repeats. */
  copies: readonly Copy[]
  /** Blocks that were long enough to compare. */
  compared: number
  /** Share of the compared words that are in copies, 0 to 1. */
  share: number
}

/**
 * Finds long blocks that stand in the content more than once, word for word. Placeholders are reported as such. What a
 * reference says of a parameter stands under each entry that has it, on purpose: it is compared within its entry. What
 * stands in panels that are opened one at a time, or in forms, is not compared at all, and what goes round is printed twice
 * for that.
 *
 * @param apart elements of such panels, and of forms
 */
export function repetitionIn(blocks: readonly TextBlock[], apart: readonly Elements[]): Repetition {
  const firsts = new Map<string, { block: TextBlock; index: number; under: Headings }>()
  const copies: Copy[] = []
  const entries = new ReferenceEntries()
  const groups = new HeadingGroups()
  let heading = ''
  let compared = 0
  let all = 0
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      heading = block.text
      groups.add(block)
    }
    if (apart.some(elements => elements.has(block.element))) continue
    if (block.kind === 'code' || isNavigation(block) || isPlaceholder(block) || isExcerpt(block)) continue
    const words = wordsOf(block.prose)
    if (words.length < REPEATED_BLOCK_WORDS) continue
    compared++
    all += words.length
    const entry = entries.entryOf(block, heading) ?? ''
    const key = `${words.join(' ').toLowerCase()}\n${entry}`
    const first = firsts.get(key)
    const under = groups.current
    const isOfOtherGroup = first !== undefined && isSameEntryElsewhere(first.under, under)
    if (first && !isOfOtherGroup && !goesRound(block.element))
      copies.push({ block, first: first.block, words: words.length, distance: index - first.index })
    else if (!first) firsts.set(key, { block, index, under })
  }
  const copied = copies.reduce((sum, copy) => sum + copy.words, 0)
  if (isRepeatedOnPurpose(copies)) return { copies: [], compared, share: 0 }
  return { copies, compared, share: all === 0 ? 0 : copied / all }
}

/** The headings that a text stands under: that of its entry, and that of the group around it; empty where there are none. */
interface Headings {
  entry: string
  group: string
}

/** Tells under which headings a text stands. */
class HeadingGroups {
  readonly #above: { level: number; text: string }[] = []

  add({ element, text }: TextBlock): void {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 6)
    while ((this.#above.at(-1)?.level ?? 0) >= level) this.#above.pop()
    this.#above.push({ level, text })
  }

  get current(): Headings {
    return { entry: this.#above.at(-1)?.text ?? '', group: this.#above.at(-2)?.text ?? '' }
  }
}

/** Whether a directory has one entry under the headings of two groups, on purpose: a template prints a block with its group. */
function isSameEntryElsewhere(one: Headings, other: Headings): boolean {
  return one.entry !== '' && one.entry === other.entry && one.group !== other.group
}

/** Words of one text, and blocks between its places, with which somebody has meant to say it twice. */
const MOST_WORDS = 60
const FAR_BLOCKS = 10

/** The few words about a speaker stand in the overview and in the schedule; what a template prints twice stands side by side. */
function isRepeatedOnPurpose([copy, ...others]: readonly Copy[]): boolean {
  return copy !== undefined && others.length === 0 && copy.words <= MOST_WORDS && copy.distance > FAR_BLOCKS
}

/** Links to the parts of a manual stand above and below it. */
function isNavigation({ text, linkCharacters }: TextBlock): boolean {
  return linkCharacters > text.length / 2
}

/** The cut start of another page's text: a list of the latest and a list of all have the same ones. */
function isExcerpt({ text }: TextBlock): boolean {
  return /(?:…|\.\.\.)\s?[\])]?$/.test(text)
}

export interface Frequent {
  phrase: string
  count: number
  /** Share of the words of running text, 0 to 1. */
  share: number
}

/**
 * The commonest word and phrases of two and three words in running text, with their shares. Those of function words alone
 * are left out: they are the commonest of any text.
 */
export function mostFrequent(paragraphs: readonly Paragraph[]): Frequent[] {
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  return [1, 2, 3].flatMap(length => {
    const counts = new Map<string, number>()
    for (const sentence of sentences) countPhrases(sentence, length, counts)
    let [phrase, count] = ['', 0]
    for (const [other, times] of counts) {
      if (times > count && other.split(' ').some(isContentWord)) [phrase, count] = [other, times]
    }
    return count === 0 ? [] : { phrase, count, share: (count * length) / total }
  })
}

/** Counts phrases of a length; one that overlaps itself ("cheap cheap cheap") counts once per place. */
function countPhrases(sentence: readonly string[], length: number, counts: Map<string, number>): void {
  const lastAt = new Map<string, number>()
  for (let at = 0; at + length <= sentence.length; at++) {
    const phrase = sentence
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
    const before = lastAt.get(phrase)
    if (before !== undefined && at < before + length) continue
    lastAt.set(phrase, at)
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
}

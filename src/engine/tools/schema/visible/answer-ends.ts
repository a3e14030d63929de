import type { Element, HtmlDocument } from '../../../formats/html/document.ts'
import type { Elements } from '../../../formats/html/element-set.ts'
import { blocksOf } from '../../../page/text/blocks.ts'
import type { SchemaPage } from '../schema-page.ts'
import { answerTexts, questionsOf, withoutMarkup } from './answers.ts'
import type { Comparison } from './comparison.ts'

/** Characters of an answer that is compared, as written and without white space. */
const MAX_WRITTEN = 20_000
const MAX_ANSWER = 5000
/** Characters by which the texts are found that begin as an answer does; a shorter answer is not compared. */
const START = 30
/** Texts with the same start that are compared with an answer. */
const MAX_ALIKE = 20
/** Characters of an answer that a message quotes. */
const MAX_QUOTE = 40

/**
 * The answers of an FAQ that break off within a sentence: a text of the page, folded in or not, begins with the same
 * words and goes on in the same paragraph.
 */
export function compareEnds(tally: Comparison, { page, lookup }: SchemaPage): void {
  const answers = questionsOf(lookup).flatMap(question => answerTexts(lookup, question))
  if (answers.length === 0) return
  const said = new SaidTexts(page.document)
  for (const answer of answers) {
    tally.saw('answer-cut-off')
    if (!breaksOff(answer.text, said)) continue
    const end = withoutMarkup(answer.text).trimEnd().slice(-MAX_QUOTE)
    const message = `The answer breaks off at "…${end}", where the text on the page goes on`
    tally.fault('answer-cut-off', () => lookup.data.occurrence(answer.place, message))
  }
}

/**
 * What a sentence goes on with. A new one, or an entry of a list, begins with a capital letter; where there are none, and
 * of a figure, which may be a note, there is no telling.
 */
const GOES_ON = /^,?\p{Ll}/u
/** Behind a full stop, or whatever else ends a text, it is whole. */
const OPEN_END = /[\p{L}\p{N},]$/u

function breaksOff(written: string, said: SaidTexts): boolean {
  if (written.length > MAX_WRITTEN) return false
  if (!OPEN_END.test(written.replace(/<[^<>]*>/g, ' ').trimEnd())) return false
  const answer = squashed(withoutMarkup(written))
  if (answer.length < START || answer.length > MAX_ANSWER) return false
  const rests = said.restsAfter(answer)
  return rests.length > 0 && rests.every(rest => GOES_ON.test(rest))
}

function squashed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '')
}

const NONE: Elements = new Set<Element>()

/** All that a page says, hidden parts included, without white space. */
class SaidTexts {
  readonly #text: string
  /** Where its paragraphs begin. */
  readonly #starts = new Set<number>()
  readonly #byStart = new Map<string, number[]>()

  constructor(document: HtmlDocument) {
    const silent = new Set(document.elements('script', 'style', 'noscript', 'template'))
    const blocks = document.body
      ? blocksOf(document.body, '', {
          hidden: silent,
          drawn: NONE,
          boilerplate: NONE,
          folded: NONE,
          covering: NONE,
        })
      : []
    const texts = blocks.map(({ text }) => squashed(text)).filter(text => text !== '')
    this.#text = texts.join('')
    let at = 0
    for (const text of texts) {
      this.#starts.add(at)
      const start = this.#text.slice(at, at + START)
      const alike = this.#byStart.get(start)
      if (alike) alike.push(at)
      else this.#byStart.set(start, [at])
      at += text.length
    }
  }

  /**
   * What follows an answer in the paragraph where it ends, for each place where it begins one; empty where the paragraph
   * ends there too.
   */
  restsAfter(answer: string): string[] {
    const starts = this.#byStart.get(answer.slice(0, START)) ?? []
    return starts.slice(0, MAX_ALIKE).flatMap(start => {
      if (!this.#text.startsWith(answer, start)) return []
      const end = start + answer.length
      const isParagraphEnd = end === this.#text.length || this.#starts.has(end)
      return isParagraphEnd ? '' : this.#text.slice(end, end + 2)
    })
  }
}

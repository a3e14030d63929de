import { cutEnd } from '../../../../text/cut.ts'
import type { Element, HtmlDocument } from '../../../formats/html/document.ts'
import type { Item, Text } from '../../../formats/structured-data/item.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { comparable } from '../page-text.ts'
import type { SchemaPage } from '../schema-page.ts'
import type { Comparison } from './comparison.ts'
import { foldedQuestions } from './folded-questions.ts'
import { isSaid, soughtOf } from './names.ts'

const MAX_QUESTIONS = 200
/** Characters of an answer that are looked for. */
const MAX_ANSWER = 2000
/** Words one after the other that are looked for together; single ones are in every text of a language. */
const RUN = 4
/** Fewest words of an answer that is looked for; a shorter one can be said in many ways. */
const MIN_WORDS = 8
/** Share of the runs of an answer that the page has to have: it may be shortened or reworded there. */
const MIN_SHARE = 0.1
/** And from which on the page has the answer itself, and not only what it speaks of. */
const QUOTED_SHARE = 0.3

/** Letters of a word that tells what a text is about; numbers do as well. */
const MIN_TELLING = 5
/** Such words of an answer from which on they tell it from others. */
const MIN_TELLING_WORDS = 8
/** Share of the telling words of an answer that stand close together where the page says it in other words. */
const MIN_TELLING_SHARE = 0.5
/** How much longer than the answer such a place may be. */
const REWORDED_LENGTH = 3
/** Answers for which such a place is looked for. */
const MAX_REWORDED = 20
/** Answers from which on they are no FAQ of the page if all of them are only there in other words, and no question is. */
const MIN_REWORDED = 3

/** Characters of a question, and questions from which on a page has some of its own. */
const MAX_QUESTION = 300
const MIN_OWN = 2
/** Elements that are looked at for them. */
const MAX_PLACES = 500

interface Answer {
  question: Item
  text: Text
  words: readonly string[]
  runs: readonly string[]
}

/**
 * The questions and answers of an FAQ. They may be folded in, but have to be in the document.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content
 */
export function compareAnswers(tally: Comparison, { page, lookup, text }: SchemaPage): void {
  // Answers can be what scripts bring.
  if (page.scripts.state === 'unseen') return
  const questions = questionsOf(lookup)
  const answers = questions.flatMap(question => answersOf(lookup, question))
  const seen = runsOnPage(text.said, new Set(answers.flatMap(({ runs }) => runs)))
  let folded: ReadonlySet<string> | undefined
  let looked = 0
  let quoted = 0
  const faults: Fault[] = []
  for (const { question, text: answer, words, runs } of answers) {
    tally.saw('not-visible')
    const share = runs.filter(run => seen.has(run)).length / runs.length
    if (share >= QUOTED_SHARE) quoted++
    if (share >= MIN_SHARE) continue
    if (looked++ < MAX_REWORDED && isReworded(words, wordsOf(text.said))) continue
    const name = lookup.text(question, 'name') ?? ''
    folded ??= foldedQuestions(page.document, namesOf(lookup, questions))
    if (folded.has(comparable(withoutMarkup(name)))) continue
    const message = `The answer to "${cutEnd(name, 80)}" is not on the page`
    faults.push({ place: answer.place, message, isAnswer: true })
  }
  const long = new Set(answers.map(({ question }) => question))
  for (const question of questions) {
    const name = long.has(question) ? undefined : lookup.texts(question, 'name')[0]
    if (!name) continue
    tally.saw('not-visible')
    // Of a short answer, the question has to be there.
    if (isAsked(name, text)) continue
    faults.push({ place: name.place, message: `The question "${cutEnd(name.text, 80)}" is not on the page` })
  }
  // The subjects of the answers may stand in the article, and still the page has no such questions and answers.
  const isNoFaq = quoted === 0 && answers.length >= MIN_REWORDED && !asksItself(page.document)
  const ofAll = faults.length > 0 || isNoFaq ? ofAllQuestions(lookup, questions, text) : undefined
  const told = ofAll ? [ofAll, ...faults.filter(({ isAnswer }) => isAnswer)] : faults
  for (const { place, message } of told)
    tally.fault('not-visible', () => lookup.data.occurrence(place, message))
}

/** Whether the page has questions of its own, of which those of the data may be other wordings. */
function asksItself(document: HtmlDocument): boolean {
  const places = document.elements('h2', 'h3', 'h4', 'h5', 'summary', 'dt', 'button', 'strong', 'b')
  const isQuestion = (place: Element) => /[?？؟]\s*$/.test(startOfSeenText(place, MAX_QUESTION))
  return places.slice(0, MAX_PLACES).filter(isQuestion).length >= MIN_OWN
}

interface Fault {
  place: Text['place']
  message: string
  isAnswer?: true
}

function isAsked(name: Text, page: SchemaPage['text']): boolean {
  const sought = soughtOf(name)
  return sought === '' || isSaid(sought, page)
}

/** The fault of an FAQ that is asked nowhere on the page; undefined where a question is there, or where it has only one. */
function ofAllQuestions(
  lookup: ItemLookup,
  questions: readonly Item[],
  { joined }: SchemaPage['text'],
): Fault | undefined {
  const names = questions.flatMap(question => lookup.texts(question, 'name').slice(0, 1))
  const [first, ...others] = names
  const isThere = (name: Text) => joined.includes(soughtOf(name).replaceAll(' ', ''))
  if (!first || others.length === 0 || names.some(isThere)) return undefined
  const message = `None of the ${names.length} questions of the FAQPage data is on the page in these words, such as "${cutEnd(first.text, 80)}"`
  return { place: first.place, message }
}

function namesOf(lookup: ItemLookup, questions: readonly Item[]): ReadonlySet<string> {
  return new Set(questions.map(question => comparable(withoutMarkup(lookup.text(question, 'name') ?? ''))))
}

/** Questions of the FAQs that the page states in JSON-LD. */
export function questionsOf(lookup: ItemLookup): Item[] {
  const pages = lookup.data.items.filter(item => item.syntax === 'json-ld' && lookup.isA(item, 'FAQPage'))
  return pages
    .flatMap(faq => lookup.items(faq, 'mainEntity'))
    .filter(item => lookup.isA(item, 'Question'))
    .slice(0, MAX_QUESTIONS)
}

function answersOf(lookup: ItemLookup, question: Item): Answer[] {
  return answerTexts(lookup, question).flatMap(text => {
    const words = wordsOf(comparable(withoutMarkup(text.text.slice(0, MAX_ANSWER))))
    return words.length < MIN_WORDS ? [] : [{ question, text, words, runs: runsOf(words) }]
  })
}

export function answerTexts(lookup: ItemLookup, question: Item): Text[] {
  return lookup
    .items(question, 'acceptedAnswer')
    .slice(0, 1)
    .flatMap(answer => lookup.texts(answer, 'text').slice(0, 1))
}

export function withoutMarkup(text: string): string {
  return text.replace(/<[^<>]*>|&#?\w{1,10};/g, ' ')
}

/** Whether most of the words that tell what an answer is about stand close together on the page. */
function isReworded(answer: readonly string[], page: readonly string[]): boolean {
  const telling = new Set(answer.filter(word => word.length >= MIN_TELLING || /\d/.test(word)))
  if (telling.size < MIN_TELLING_WORDS) return false
  const length = answer.length * REWORDED_LENGTH
  const within = new Map<string, number>()
  for (const [at, word] of page.entries()) {
    const left = page[at - length]
    const times = left === undefined ? undefined : within.get(left)
    if (times === 1) within.delete(left!)
    else if (times !== undefined) within.set(left!, times - 1)
    if (!telling.has(word)) continue
    within.set(word, (within.get(word) ?? 0) + 1)
    if (within.size >= telling.size * MIN_TELLING_SHARE) return true
  }
  return false
}

/** Words; in scripts without blanks between them each character. */
function wordsOf(text: string): string[] {
  return (
    text.match(
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu,
    ) ?? []
  )
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** Which of the sought runs of words a text has. */
function runsOnPage(said: string, sought: ReadonlySet<string>): ReadonlySet<string> {
  const seen = new Set<string>()
  if (sought.size === 0) return seen
  const words = wordsOf(said)
  for (let at = 0; at + RUN <= words.length; at++) {
    const run = words.slice(at, at + RUN).join(' ')
    if (sought.has(run)) seen.add(run)
  }
  return seen
}

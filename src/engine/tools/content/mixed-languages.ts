import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { foreignWritingIn } from './foreign-writing.ts'
import { areKin, isKnownLanguage, isMostlyOther, languageOf, nameOfDetected, primary } from './language.ts'
import type { Paragraph } from './text-statistics.ts'

/** Whether all of the text is in the language of the page, or says in which other one it is. */
export const mixedLanguages = defineTopic({
  checks: {
    'language-mixed': {
      severity: 'notice',
      title: 'Part of the text is in another language and does not say so',
      why: 'Search engines expect one language per page, visitors may be unable to read the rest, and screen readers speak it with the wrong voice.',
      fix: 'Translate what was left over. Put what is to stay on a page of its own, or set lang on it.',
      help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites#make-sure-the-page-language-is-obvious',
      example:
        '<html lang="de"> with a German text, and three paragraphs in English without a lang of their own',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'language-mixed': await judge(examination) }) }
  },
})

/** Characters of a paragraph by which its language is told. */
const MIN_CHARACTERS = 120
/** Paragraphs of a page that are read, from all over it. */
const MAX_PARAGRAPHS = 40
/** Paragraphs and words in another language from which on it is no quotation, and their share of what was read. */
const MIN_PARAGRAPHS = 2
const MIN_WORDS = 60
const MIN_SHARE = 0.15
/** Share of the language of the page below which the page declares the wrong one, which is reported separately. */
const MIN_OWN_SHARE = 0.15
const QUOTES = new Set(['blockquote', 'q', 'figure', 'cite'])
/** Attributes by which scripts find what to show in the language that is chosen. */
const SWITCHED_BY = ['data-lang', 'data-language', 'data-locale']
const MAX_STEPS_UP = 8

async function judge(examination: Examination): Promise<Judgement> {
  const { document, declared, statistics } = examination
  if (declared === '') return notApplicable('the page declares no language')
  if (foreignWritingIn(examination))
    return notApplicable(
      'half of the text is in the script of another language, which is reported separately',
    )
  const { language: finding } = await examination.inLanguage()
  if (await isMostlyOther(finding))
    return notApplicable(
      'most of the text is in another language than declared, which is reported separately',
    )
  const wanted = primary(declared)
  const own = statistics.paragraphs.filter(
    ({ block }) =>
      primary(block.lang) === wanted &&
      block.prose.length >= MIN_CHARACTERS &&
      !isQuoted(block.element) &&
      !isOfSwitch(block.element) &&
      !isReference(block),
  )
  if (own.length < MIN_PARAGRAPHS + 1) return notApplicable('the page has too little running text to compare')
  if (!(await isKnownLanguage(wanted)))
    return notMeasured(`the language detector does not know "${declared}"`)
  const step = Math.max(1, own.length / MAX_PARAGRAPHS)
  const read: { paragraph: Paragraph; language: string }[] = []
  for (let at = 0; at < own.length; at += step) {
    const paragraph = own[Math.floor(at)]!
    const language = await languageOf(paragraph.block.prose)
    if (language === undefined || (language === 'en' && !hasSentences(paragraph))) continue
    read.push({ paragraph, language })
  }
  const words = (some: typeof read) => some.reduce((sum, { paragraph }) => sum + paragraph.words.length, 0)
  const all = words(read)
  const isOwn = (language: string) => language === wanted || areKin(language, wanted)
  const ownWords = words(read.filter(({ language }) => isOwn(language)))
  const others = Map.groupBy(
    read.filter(({ language }) => !isOwn(language)),
    ({ language }) => language,
  )
  for (const [language, found] of others) {
    const parts = await Promise.all(found.map(({ paragraph }) => foreignPartOf(paragraph, language, isOwn)))
    const whole = parts.filter(({ isWhole }) => isWhole)
    const foreign = parts.reduce((sum, part) => sum + part.words, 0)
    if (whole.length < MIN_PARAGRAPHS || foreign < MIN_WORDS || foreign < all * MIN_SHARE) continue
    if (ownWords < all * MIN_OWN_SHARE)
      return notApplicable('hardly any text is in the declared language, which is reported separately')
    const { element, quote } = whole[0]!
    const name = nameOfDetected(language, declared)
    const message = `lang="${declared}", but ${whole.length} of ${read.length} paragraphs are ${name}: "${cutEnd(quote, 80)}".`
    return fail(document.occurrence(element, message))
  }
  return pass()
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Characters of a sentence by which its language is told, and sentences of a paragraph that are read. */
const MIN_SENTENCE = 20
const MAX_SENTENCES = 30
/** Part of the sentences that is in the language of a paragraph, by characters, below which that has both. */
const MIN_WHOLE = 2 / 3

/** What of a paragraph is in the language that it is in as a whole, sentence by sentence: it may say the same in two languages. */
async function foreignPartOf(
  { block, words }: Paragraph,
  language: string,
  isOwn: (language: string) => boolean,
): Promise<{ element: Element; quote: string; words: number; isWhole: boolean }> {
  const sentences = [...SENTENCES.segment(block.prose)]
    .map(({ segment }) => segment.trim())
    .filter(({ length }) => length >= MIN_SENTENCE)
    .slice(0, MAX_SENTENCES)
  let [foreign, own, quote] = [0, 0, '']
  for (const sentence of sentences) {
    const told = await languageOf(sentence)
    if (told === language) {
      foreign += sentence.length
      quote ||= sentence
    } else if (told !== undefined && isOwn(told)) own += sentence.length
  }
  const share = foreign + own === 0 ? 1 : foreign / (foreign + own)
  return {
    element: block.element,
    quote: quote || block.prose,
    words: Math.round(words.length * share),
    isWhole: share >= MIN_WHOLE,
  }
}

/** Words that no English sentence can do without, and their share of the words of a paragraph. */
const ENGLISH_PARTICLES = new Set(
  (
    'a all an and are as at be but by can for from has have if in into is it its may more no not of on one or our so such ' +
    'than that the their these they this to up was we were what when which who will with you your'
  ).split(' '),
)
const MIN_PARTICLES = 0.12

/** Whether English words stand in sentences: products and trades have English terms in texts of all languages. */
function hasSentences({ words }: Paragraph): boolean {
  const particles = words.filter(word => ENGLISH_PARTICLES.has(word.toLowerCase()))
  return particles.length >= words.length * MIN_PARTICLES
}

/** An entry of a bibliography, "Danker, Frederick W., and F. Gingrich. A Lexicon. Chicago: 2000": nobody translates a title. */
const BIBLIOGRAPHIC =
  /^(?:\[\w{1,12}\]\s)?\p{Lu}[\p{L}'’-]{1,40},\s\p{Lu}(?=[\s\S]{10,600}(?:(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\bdoi\b|\bPress\b|\b(?:pp?|vols?|eds?)\.))/u

/** Part of an entry of a list that is a link, from which on it is the title of a work, which nobody translates. */
const LINKED_SHARE = 0.8

function isReference({ element, text, linkCharacters }: Paragraph['block']): boolean {
  if (BIBLIOGRAPHIC.test(text)) return true
  const isEntry = element.tagName === 'li' || parentOf(element)?.tagName === 'li'
  return isEntry && linkCharacters >= text.length * LINKED_SHARE
}

/** Whether a script shows one of several languages that are all in the page. */
function isOfSwitch(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (SWITCHED_BY.some(name => attribute(at!, name)?.trim())) return true
  return false
}

function isQuoted(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (QUOTES.has(at.tagName)) return true
  return false
}

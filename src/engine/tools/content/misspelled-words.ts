import { attribute, type Element, foldSpace, isElement, parentOf } from '../../formats/html/document.ts'
import { failCounted, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import { type ExaminedPage, examinedPage, ofFirstPart } from './examined-page.ts'
import { headTextsOf } from './head-texts.ts'
import { isForNobody } from './image-texts.ts'
import { languageOf, primary } from './language.ts'
import { lexiconOf, type Misspelling, misspellingsIn } from './misspellings.ts'
import { isOfOthers, OthersHeadings } from './words-of-others.ts'

/** Whether words of the text are misspelled. */
export const misspelledWords = defineTopic({
  checks: {
    'word-misspelled': {
      severity: 'notice',
      title: 'A word is misspelled',
      why: 'Visitors take a page with spelling mistakes for careless. In a title or a description all who search see the mistake.',
      fix: 'Correct the word, also in the title, the description and the alt texts. A text in another language needs a lang attribute.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<h1>Accomodation in Kent</h1>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const examined = await examinedPage(visit)
    const { page, examination, isMisread } = examined
    if (isMisread)
      return { judgements: { 'word-misspelled': notApplicable('the letters of the page are misread') } }
    const judgements = ofFirstPart({ 'word-misspelled': await judge(examined) }, examination)
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/** A text of the page. */
interface PageText {
  element: Element
  text: string
  /** Primary subtag of its language. */
  language: string
  /** Where it is, if not on the page to be read: "alt text". */
  where?: string
  isTitle: boolean
}

interface Found extends Misspelling {
  at: PageText
}

/** Characters of a text, images, and misspelled words that are looked at, and words that are listed. */
const MAX_TEXT = 5000
const MAX_IMAGES = 500
const MAX_FOUND = 200
const MAX_LISTED = 10

/** What a page says that is about spelling, or a dictionary. */
const ABOUT_SPELLING =
  /mis-?spel|\bspell|\btypos?\b|dictionar|thesaur|rechtschreib|schreibweise|tippfehler|orthogra|ortogra|spelfout/i

async function judge(examined: ExaminedPage): Promise<Judgement> {
  const { page, examination } = examined
  const { document } = page
  const texts = (await textsOf(examined)).filter(({ language }) => lexiconOf(language))
  if (texts.length === 0) return notApplicable('the page has no text in a language whose words are known')
  const [title] = document.elements('title')
  const [first] = examination.headings
  const subject = [title ? headTextsOf(document)[0]?.text : '', first?.text].join(' ')
  if (ABOUT_SPELLING.test(subject)) return notApplicable('the page is about spelling')
  const words = new Map<string, Found[]>()
  for (const found of await believed(wordsOf(texts, page), examined)) {
    const key = found.word.toLowerCase()
    words.set(key, [...(words.get(key) ?? []), found])
  }
  const occurrences = [...words.values()].slice(0, MAX_LISTED).map(places => {
    const { word, correction, at } = places[0]!
    const times = places.length > 1 ? ` It is on the page ${places.length} times.` : ''
    const where = at.where === undefined ? '' : ` in the ${at.where}`
    return document.occurrence(at.element, `"${word}"${where} is misspelled: "${correction}".${times}`)
  })
  return failCounted(occurrences, words.size)
}

/** Title, descriptions, blocks and alt texts, without those that other people wrote. */
async function textsOf({ page, examination }: ExaminedPage): Promise<PageText[]> {
  const { document, regions, main, declared } = examination
  const own = primary(declared) || (await examination.inLanguage()).readIn
  const languageIn = (lang: string) => primary(lang) || own
  const head = headTextsOf(page.document).map(({ element, name, text }) => ({
    element,
    text,
    language: own,
    where: name,
    isTitle: name.endsWith('title'),
  }))
  const others = new OthersHeadings()
  const blocks = main.allBlocks.flatMap(block => {
    const { element, kind, prose, lang } = block
    if (others.isUnder(block) || kind === 'code') return []
    const text = prose.slice(0, MAX_TEXT)
    return { element, text, language: languageIn(lang), isTitle: kind === 'heading' }
  })
  const alts = document
    .elements('img')
    .slice(0, MAX_IMAGES)
    .filter(image => !regions.hidden.has(image) && !isForNobody(image))
    .map(element => {
      const text = foldSpace((attribute(element, 'alt') ?? '').slice(0, MAX_TEXT))
      return { element, text, language: languageIn(langAround(element)), where: 'alt text', isTitle: false }
    })
  return [...head, ...blocks, ...alts].filter(({ text }) => text !== '')
}

function wordsOf(texts: readonly PageText[], page: JudgedPage): Found[] {
  const names = namesOf(page)
  const found: Found[] = []
  for (const at of texts) {
    for (const { word, correction } of misspellingsIn(at.text, lexiconOf(at.language)!, at.isTitle)) {
      const isOfName = names.includes(word.toLowerCase())
      if (isOfName || ABOUT_SPELLING.test(at.text) || !isOwnWord(word, at)) continue
      found.push({ word, correction, at })
      if (found.length >= MAX_FOUND) return found
    }
  }
  return found
}

/** What the site is called, in small letters: its hosts, and its name. */
function namesOf({ url, preview, document }: JudgedPage): string {
  const siteName = document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:site_name')
  const name = siteName ? (attribute(siteName, 'content') ?? '') : ''
  const hosts = [url, preview?.origin ?? ''].map(address =>
    URL.canParse(address) ? new URL(address).hostname : '',
  )
  return [...hosts, name.slice(0, MAX_TEXT)].join(' ').toLowerCase()
}

/** Nodes of a block in which a word is looked for. */
const MAX_NODES = 500

/**
 * Whether the page itself says a word: each text of a block that holds it is its own. Of several elements each may have a
 * part of a word, which is then none.
 */
function isOwnWord(word: string, { element, language, where }: PageText): boolean {
  if (where !== undefined) return !isOfOthers(element)
  let holders = 0
  for (const node of firstNodes(element, MAX_NODES)) {
    if (node.nodeName !== '#text' || !('value' in node) || !holdsWord(node.value, word)) continue
    const { parentNode } = node
    if (!parentNode || !isElement(parentNode)) return false
    const lang = primary(langAround(parentNode))
    if (isOfOthers(parentNode) || (lang !== '' && lang !== language)) return false
    holders++
  }
  return holders > 0
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + word.length, at + word.length + 1)
    if (!/\p{L}/u.test(around)) return true
  }
  return false
}

/** Steps up to what says in which language a text is. */
const MAX_STEPS_UP = 60

/** The nearest `lang`; empty where there is none. */
function langAround(element: Element): string {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
    const lang = attribute(at, 'lang')
    if (lang !== undefined) return lang.trim()
  }
  return ''
}

/** Characters of a text from which on its language can be told. */
const MIN_TELLING = 60

/** The words without those of a text that is in another language than it says. */
async function believed(found: readonly Found[], { examination }: ExaminedPage): Promise<Found[]> {
  if (found.length === 0) return []
  const { language } = await examination.inLanguage()
  const real = language.detected || language.mostly
  const kept: Found[] = []
  for (const one of found) {
    const { text, language: said } = one.at
    const isOfPage = said === primary(language.declared)
    if (isOfPage && real !== '' && real !== said) continue
    const told = text.length < MIN_TELLING ? undefined : await languageOf(text)
    if (told === undefined || told === said) kept.push(one)
  }
  return kept
}

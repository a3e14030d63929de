import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import { primary } from './language.ts'

/** Whether a small word of the text was written twice. */
export const doubledWords = defineTopic({
  checks: {
    'word-doubled': {
      severity: 'notice',
      title: 'A word is written twice in a row',
      why: 'Spell checkers pass over it, and visitors find the text careless.',
      fix: 'Remove one of the two words.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: 'We repair bicycles in the the old town.',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination, isMisread } = await examinedPage(visit)
    if (isMisread)
      return { judgements: { 'word-doubled': notApplicable('the letters of the page are misread') } }
    const judgements = ofFirstPart({ 'word-doubled': judge(examination) }, examination)
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/** What may follow, where that is not any word in small letters: nouns, and names such as "de la Cruz" not. */
const NEXT: Readonly<Record<string, string>> = { de: '\\p{L}', es: '(?!l)\\p{Ll}' }

/**
 * Words by language that never stand twice in a row in a right sentence. Left out is what may: "that that", "to to" and
 * "in in" (English), "die die" and "sich sich" (German), "nous nous" (French), "para para" (Spanish), "het het" (Dutch),
 * "az az" (Hungarian), "att att" (Swedish).
 */
const NEVER_TWICE: ReadonlyMap<string, Twice> = new Map(
  Object.entries({
    en: 'the|of|and|an|your|our|their|we|they',
    de: 'und|oder|für|wir|im|zum|zur',
    fr: 'les|des|du|et|dans|avec|aux|de',
    es: 'de|del|el|los|las|en|un|con|al',
    pt: 'de|do|da|dos|das|em|um|com|os|ao',
    it: 'di|il|gli|con|della|del|dei|delle|dal|nel|nella|per',
    ca: 'els|del|dels|amb',
    nl: 'de|een|en|te',
    cs: 'na|že|do|nebo|pro',
    sk: 'sa|na|že|do|alebo|pre',
    pl: 'się|na|do|że|oraz|lub|dla',
    ru: 'и|в|на|с|для|по|из|или',
    uk: 'і|в|на|для|з|або',
    sv: 'och|ett|eller|vi',
    da: 'og|eller',
    nb: 'og|eller',
    no: 'og|eller',
    nn: 'og|eller',
    fi: 'ja|tai|sekä',
    hu: 'és|vagy',
    ro: 'și|în|cu|pentru|din',
    el: 'και',
    tr: 've',
    et: 'ja|või',
    lv: 'un',
    lt: 'ir',
    sl: 'in|na',
    hr: 'na',
  }).map(([language, words]) => [language, twice(words, NEXT[language] ?? '\\p{Ll}')]),
)

/**
 * The reflexive "se" may stand before the preposition "se", which comes only before a hiss or several consonants: "sejít se se
 * sestrou". Before a consonant with a vowel it is written twice: "můžete se se doptávat".
 */
const CZECH_REFLEXIVE: Twice = twice('se', '[bcdfghklmprtv][aeiouáéíóúůý]')

interface Twice {
  pattern: RegExp
  /** The same without a look at what is around them, which takes most of the time. */
  likely: RegExp
}

/** Words twice, with a blank between them and a word that follows; a sentence may begin with the first. */
function twice(words: string, next: string): Twice {
  const start = '(?<![\\p{L}\\p{N}\\p{M}_\'’"“”„«».:/@-])'
  const each = words
    .split('|')
    .map(word => ({ word, first: `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1)}` }))
  const first = each.map(({ word, first }) => `${first}(?=\\s${word}\\s)`).join('|')
  return {
    pattern: new RegExp(`${start}(?:${first})\\s(?:${words})\\s(?=${next})`, 'u'),
    likely: new RegExp(each.map(({ word, first }) => `${first}\\s${word}\\s`).join('|')),
  }
}

/** Characters of a block, nodes of it, and characters around the words that are quoted. */
const MAX_BLOCK = 5000
const MAX_NODES = 200
const AROUND = 25

function judge({ document, main, allProse }: Examination): Judgement {
  const texts = main.allBlocks.filter(({ kind }) => kind !== 'code')
  const known = [...new Set(texts.map(({ lang }) => lang))].filter(lang => NEVER_TWICE.has(primary(lang)))
  if (known.length === 0) return notApplicable('the page has no text in a language whose words are known')
  const isLikely = (lang: string) => formsOf(lang).some(({ likely }) => likely.test(allProse))
  const likely = new Set(known.filter(isLikely))
  const found = texts.flatMap(block => {
    if (!likely.has(block.lang)) return []
    const quote = quoteOf(block)
    return quote === undefined
      ? []
      : document.occurrence(block.element, `"${quote.words}" in "${quote.around}"`)
  })
  return found.length === 0 ? pass() : fail(found)
}

function quoteOf(block: TextBlock): { words: string; around: string } | undefined {
  const text = block.prose.slice(0, MAX_BLOCK)
  for (const { pattern } of formsOf(block.lang)) {
    const match = pattern.exec(text)
    if (!match) continue
    const words = match[0].trim()
    if (!isInOneNode(words, block)) continue
    const from = Math.max(0, match.index - AROUND)
    const to = match.index + match[0].length + AROUND
    const start = from > 0 ? text.slice(from).replace(/^\S{0,25}\s/, '') : text
    const around = start.slice(0, to - (text.length - start.length)).trim()
    return { words, around: `${from > 0 ? '…' : ''}${around}${to < text.length ? '…' : ''}` }
  }
  return undefined
}

function formsOf(lang: string): Twice[] {
  const language = primary(lang)
  return [NEVER_TWICE.get(language)!, ...(language === 'cs' ? [CZECH_REFLEXIVE] : [])]
}

/** Whether one text holds the words: those of two elements may be a label and its value. */
function isInOneNode(words: string, { element }: TextBlock): boolean {
  for (const node of firstNodes(element, MAX_NODES))
    if (node.nodeName === '#text' && 'value' in node && node.value.replace(/\s+/g, ' ').includes(`${words} `))
      return true
  return false
}

import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isForNobody } from './image-texts.ts'
import { nameOfDetected } from './language.ts'

/** Whether alternative texts were translated with the page. */
export const englishAlts = defineTopic({
  checks: {
    'alt-texts-in-english': {
      severity: 'notice',
      title: 'Alt texts are English on a page in another language',
      why: 'Screen readers pronounce them by the rules of the page language, so they are hard to understand, and Google Images finds the images only for searches in English.',
      fix: 'Translate the alt texts, or give the images lang="en".',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts',
      example: '<img src="/shop.jpg" alt="The front of our shop with the new sign"> on a Czech page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'alt-texts-in-english': await judgeAlts(examination) }) }
  },
})

/** Words that hold English sentences together and are none of other languages that are written in the same letters. */
const ENGLISH =
  /(?<!\p{L})(?:the|with|from|our|your|this|that|and|of|showing|wearing|holding|standing|sitting|looking|during|inside|between|behind|while)(?!\p{L})/giu
/** Those of them that are words of the language of a page too. */
const ALSO_OF: Readonly<Record<string, readonly string[]>> = {
  nl: ['of', 'that', 'with', 'truck', 'trailer'],
  da: ['and', 'with', 'truck', 'trailer'],
  no: ['and', 'with', 'truck', 'trailer'],
  sv: ['and', 'that', 'truck', 'trailer'],
  de: ['that', 'during', 'truck', 'trailer'],
  et: ['and'],
  vi: ['the', 'that'],
  sq: ['the', 'this'],
}
/** Whole texts in English as templates have them, which are no words of other languages. */
const ENGLISH_TEXT =
  /^(?:about us|why (?:choose )?us|who we are|what we do|contact us|our (?:team|story|services|work|products|mission|clients|partners|projects)|(?:left|right|up|down) arrow|arrow (?:left|right|up|down)|(?:phone|location|search|close|check|cart|clock|calendar|address|arrow|play|house|truck|heart|star|checkmark|download|shopping cart|mobile phone) icon|(?:happy|satisfied) (?:client|customer)s?|(?:woman|girl|boy|child|children|people) .{0,60}ing|living room|(?:dining|meeting|waiting) room)(?: ?\d{1,2})?$/i
/** The same of nouns, in small letters: with a capital they may be names. */
const ENGLISH_NOUN =
  /^(?:truck|trailer|clock|arrow|house|flowers?|woman|women|child|children|girl|boy|building|kitchen|bathroom|bedroom|beach|mountains?|sunset|bread|customers?|delivery|shipping|quality|cleaning|housekeeping|painting|wood|birds?|horse|phone|address|checkmark|heart|hands|workers?|teacher|lawyer|wedding)(?: ?\d{1,2})?$/
/** English alternative texts from which on they are more than a name, and words of one that is a description. */
const MIN_ALTS = 2
const MIN_WORDS = 3
/** A title of a work has its words in capitals. */
const TITLE = /^(?:\p{Lu}[\p{L}'’-]*\s|of\s|the\s|and\s|with\s|from\s|[\d&–-]+\s)+\p{Lu}?[\p{L}'’-]*$/u
/**
 * A name in a text: words in capitals, and those that hold a name together, as in "Search and Rescue Dogs Belgium". The
 * first word of a text has its capital anyway: "View of Prague" is a description.
 */
const NAME =
  /(?<![\p{L}'’-])(?!(?<=^)\p{Lu}[\p{L}'’-]*\s(?:of|the|and|with|from|for)\s)\p{Lu}[\p{L}'’-]*(?:(?:\s(?:of|the|and|for|&))*\s\p{Lu}[\p{L}'’-]*)+/gu
const MAX_NAMES = 20
const MAX_ALT = 200
const MAX_IMAGES = 500
const SHOWN = 3

async function judgeAlts(examination: Examination): Promise<Judgement> {
  const { document, regions } = examination
  const alts = document
    .elements('img')
    .slice(0, MAX_IMAGES)
    .flatMap(image => {
      const text = foldSpace((attribute(image, 'alt') ?? '').slice(0, MAX_ALT))
      const isRead = text !== '' && !regions.hidden.has(image) && !isForNobody(image)
      return isRead && !hasLanguage(image, document) ? [{ image, text }] : []
    })
  if (alts.length === 0) return notApplicable('the page has no image with an alt')
  const { language } = await examination.inLanguage()
  const { detected, declared } = language
  if (detected === '') return notApplicable('the language of the text is not certain')
  if (detected === 'en') return notApplicable('the page is English')
  const others = new Set(ALSO_OF[detected] ?? [])
  const names = namesOf(document)
  const english = alts.filter(({ text }) => isEnglish(text, names, others))
  const texts = [...new Set(english.map(({ text }) => text))]
  const [first] = english
  if (!first || texts.length < MIN_ALTS) return pass()
  const list = texts.slice(0, SHOWN).map(text => `"${cutEnd(text, 60)}"`)
  const rest = texts.length - SHOWN
  return fail(
    document.occurrence(
      first.image,
      `The page is ${nameOfDetected(detected, declared)}, but alt texts say ${list.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    ),
  )
}

/** What the page and its site are called: it may be English in any language. */
function namesOf(document: HtmlDocument): RegExp[] {
  const siteName = document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:site_name')
  const texts = [
    ...document
      .elements('title')
      .slice(0, 1)
      .map(title => textOf(title)),
    (siteName && attribute(siteName, 'content')) ?? '',
  ].map(text => foldSpace(text.slice(0, MAX_ALT)))
  const parts = texts.flatMap(text => [text, ...text.split(TITLE_SEPARATORS)])
  return [...new Set(parts)]
    .filter(part => part.includes(' '))
    .slice(0, MAX_NAMES)
    .map(part => new RegExp(RegExp.escape(part), 'giu'))
}

function isEnglish(text: string, names: readonly RegExp[], others: ReadonlySet<string>): boolean {
  if (ENGLISH_TEXT.test(text) || (ENGLISH_NOUN.test(text) && !others.has(text))) return true
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < MIN_WORDS || TITLE.test(text)) return false
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replaceAll(NAME, ' ')
  return (unnamed.match(ENGLISH) ?? []).some(word => !others.has(word.toLowerCase()))
}

/** Steps up to what says in which language an image is described. */
const MAX_STEPS_UP = 30

function hasLanguage(image: Element, { html }: HtmlDocument): boolean {
  let at: Element | undefined = image
  for (let step = 0; at && at !== html && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (attribute(at, 'lang') !== undefined) return true
  return false
}

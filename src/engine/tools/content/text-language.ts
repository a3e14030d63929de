import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { scriptedRoot } from '../../page/scripted-root.ts'
import { nameOf } from '../../syntax/language-tag.ts'
import { languageMeantBy } from '../hreflang/version-links.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { type ForeignHeadText, foreignHeadTexts, foreignWritingIn, isLong } from './foreign-writing.ts'
import {
  areKin,
  isKnownLanguage,
  isMostlyOther,
  LANGUAGE_SAMPLES,
  type LanguageFinding,
  nameOfDetected,
  primary,
} from './language.ts'
import { unlessInVersions } from './language-versions.ts'
import { otherByLetters } from './telling-letters.ts'
import { turnedLanguage } from './turned-language.ts'
import { lettersOf, shareOfWriting, writingOf, writingsOf } from './writing-systems.ts'

/** Whether the text is in the language that the page declares. */
export const textLanguage = defineTopic({
  checks: {
    'language-mismatch': {
      severity: 'warning',
      title: 'The text is not in the language of <html lang>',
      why: 'Screen readers use the wrong voice, browsers offer the wrong translation, and Bing takes the page for another language.',
      fix: 'Set lang on <html> to the language of the text, or translate the text where it is left over from another language version. Give parts in another language a lang of their own.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
      example: '<html lang="en"> and a German text',
    },
    'metadata-in-other-script': {
      severity: 'warning',
      title: 'A title or description is in another script than the page',
      why: 'It was probably left over from another language version. People who search may be unable to read it, and Google may replace it.',
      fix: 'Translate the title, the description and the texts of the social card with the page.',
      help: 'https://developers.google.com/search/docs/appearance/title-link',
      example: '<html lang="en"> … <meta name="description" content="Велосипеды ручной работы">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document } = examination
    const turned = turnedLanguage(page)
    const { language } = await examination.inLanguage()
    const scripted = scriptedRoot({ ...page, document }, 'lang')
    const detected = await judgeLanguage(document, language, scripted)
    const judgements = {
      'language-mismatch': unlessInVersions(
        page,
        detected.outcome === 'fail' ? detected : (judgeWriting(examination) ?? detected),
      ),
      'metadata-in-other-script': turned === undefined ? judgeMetadata(examination) : notApplicable(turned),
    }
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/** @param scripted what a script does to `lang`: as sent, it may be right */
async function judgeLanguage(
  document: HtmlDocument,
  language: LanguageFinding,
  scripted: string | undefined,
): Promise<Judgement> {
  const { declared, detected, samples, confidence, isOfFrame } = language
  if (declared === '') return notApplicable('the page declares no language')
  const said = scripted === undefined ? `lang="${declared}"` : capitalized(scripted)
  const correctIt = scripted === undefined ? '' : ' Correct it in that script.'
  if (await isMostlyOther(language)) {
    const message = `${said}, but most of the text is ${nameOfDetected(language.mostly, declared)} (${percent(confidence)} of ${samples} samples).${correctIt}`
    return failWhere([document.occurrence(document.html!, message)])
  }
  if (detected === '') {
    return samples < LANGUAGE_SAMPLES
      ? notApplicable('the page has too little text, or texts in several languages, to tell its language')
      : notMeasured(
          `the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`,
        )
  }
  const wanted = primary(declared)
  if (NO_LANGUAGE.has(wanted)) {
    const none = `lang="${declared}" names no language; the text is ${nameOfDetected(detected, '')}.`
    return failWhere([document.occurrence(document.html!, none)])
  }
  if (wanted !== detected && !(await isKnownLanguage(wanted))) {
    return notMeasured(`the language detector does not know "${declared}"`)
  }
  if (wanted === detected || areKin(wanted, detected)) return failWhere([])
  if (isOfFrame) return notApplicable('hardly any text of the page is outside of its frame')
  const name = nameOfDetected(detected, declared)
  const toDo = isVersionIn(wanted, document.url)
    ? ` By its URL this is the ${nameOf('language', wanted)} version: translate the text, and mark what stays ${name} with lang="${detected}".`
    : correctIt
  const message = `${said}, but the text is ${name} (${percent(confidence)} of ${samples} samples).${toDo}`
  return failWhere([document.occurrence(document.html!, message)])
}

/** Whether the path of a page begins with the code of a language, as that of a language version does: `/en/`, `/en-us/`. */
function isVersionIn(language: string, url: string): boolean {
  const [, first = ''] = new URL(url).pathname.toLowerCase().split('/', 2)
  return first === language || first.startsWith(`${language}-`) || first.startsWith(`${language}_`)
}

/** Codes of what has no words and of what nobody could tell, as themes bring them along. */
const NO_LANGUAGE = new Set(['zxx', 'und'])

/** The fault that half of the text is in a script of other languages, or has letters of theirs; undefined where it is not. */
function judgeWriting(examination: Examination): Judgement | undefined {
  const found = foreignWritingIn(examination)
  const { document, declared } = examination
  if (!found) {
    const told = otherByLetters(examination)
    return told === undefined ? undefined : fail(document.occurrence(document.html!, told))
  }
  const message = `lang="${declared}", but ${percent(found.share)} of the text is ${found.name}${countryNote(declared)}.`
  return fail(document.occurrence(found.share > MOST ? document.html! : found.first.element, message))
}

/** Part of the text from which on the declaration is wrong, and not the text. */
const MOST = 0.9

/** What is meant by the code of a country that is the one of another language: "kr" of Korea is Kanuri, and Korean "ko". */
function countryNote(declared: string): string {
  const code = primary(declared)
  const meant = languageMeantBy(code)
  const name = nameOf('language', code)
  return meant === undefined || name === code
    ? ''
    : `; "${code}" is ${name}, and ${nameOf('language', meant)} is "${meant}"`
}

function judgeMetadata({ document, declared, main }: Examination): Judgement {
  const own = writingsOf(declared)
  if (!own) return notApplicable('the page declares no language, or one that is written in several scripts')
  const prose = main.blocks.map(block => block.prose).join(' ')
  const text = writingOf(prose)
  if (text?.name === 'Latin' && lettersIn(prose) < FEW_LETTERS)
    return notApplicable('the few words of the page tell nothing of its language')
  if (!text || !own.includes(text.name))
    return notApplicable('the text of the page is not in the script of its language')
  const all = main.allBlocks.map(block => block.text).join(' ')
  const shown = squeezed(all)
  // Names in Latin letters that were taken from the page are the page's own.
  const foreign = foreignHeadTexts(document, own).filter(
    ({ writing, text: head }) =>
      (writing !== 'Latin' ||
        !(shown.includes(squeezed(head).slice(0, MAX_COMPARED)) || isNameOfEdition(head))) &&
      (writing === 'Latin' || shareOfWriting(all, writing) < HALF_WRITTEN),
  )
  // A short title in Latin letters alone may be a name: it is left over where the description is as well.
  const isTold = ({ name, writing, text: head }: ForeignHeadText) =>
    name !== 'title' ||
    writing !== 'Latin' ||
    isLong(head) ||
    foreign.some(other => other.name === 'description')
  return failWhere(
    foreign
      .filter(isTold)
      .map(({ element, name, writing, text: found }) =>
        document.occurrence(
          element,
          `The ${name} is in ${lettersOf(writing)}, the page in ${lettersOf(text.name)}: "${cutEnd(found, 100)}".`,
        ),
      ),
  )
}

/** Latin letters that a page in any language may have, as names and labels. */
const FEW_LETTERS = 80

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

/**
 * Share of the letters of a page from which on it is written in a script as well: its frame shows that what is declared
 * is the wrong language, or that the page has two.
 */
const HALF_WRITTEN = 0.1

/** The name of an edition: all of its words begin with a capital, and one is a year, as in "Go Conference 2022 Spring". */
function isNameOfEdition(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const isName = words.every(word => /^[\p{Lu}\p{N}]/u.test(word))
  return isName && words.some(word => /^(?:19|20)\d\d$/.test(word))
}

/** Characters of a text that are looked for. */
const MAX_COMPARED = 60

function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { examinedPage } from './examined-page.ts'
import { LANGUAGE_SAMPLES, LANGUAGE_WORDS, type LanguageFinding, primary } from './language.ts'
/** Whether the text is in the language that the page declares. */
export const textLanguage = defineTopic({
  checks: {
    'language-mismatch': {
      severity: 'warning',
      title: 'The text is not in the language that the page declares',
      why: 'Screen readers speak it with the wrong voice, browsers offer the wrong translation, and Bing reads the declaration.',
      fix: 'Set lang on <html> to the language of the text, and lang on the parts that are in another.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
      example: '<html lang="en"> and a German text',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, language } = examination
    const judgements = { 'language-mismatch': await judgeLanguage(document, language) }
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/** Languages that detectors confuse on honest text: a declaration of any in a row is believed. */
const KIN = [
  ['no', 'da'],
  ['hr', 'bs', 'sr', 'sh', 'cnr', 'sl'],
  ['ms', 'id'],
  ['cs', 'sk'],
  ['es', 'ca'],
  ['hi', 'mr'],
  ['fa', 'ur', 'ku'],
] as const

async function judgeLanguage(document: HtmlDocument, language: LanguageFinding): Promise<Judgement> {
  const { declared, detected, samples, confidence } = language
  if (declared === '') return notApplicable('the page declares no language')
  if (detected === '') {
    return samples < LANGUAGE_SAMPLES
      ? notApplicable(`fewer than ${LANGUAGE_WORDS} words of running text are too few to tell its language`)
      : notMeasured(
          `the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`,
        )
  }
  const wanted = primary(declared)
  if (wanted !== detected && !(await isKnown(wanted))) {
    return notMeasured(`the detector does not know "${declared}"`)
  }
  if (wanted === detected || areKin(wanted, detected)) return failWhere([])
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const message = `lang="${declared}", but the text is ${names.of(detected)} (${percent(confidence)} of ${samples} samples)`
  return failWhere([document.occurrence(document.html!, message)])
}

async function isKnown(language: string): Promise<boolean> {
  const { eld } = await import('eld/extrasmall')
  return (
    KIN.some(kin => (kin as readonly string[]).includes(language)) ||
    Object.values(eld.info().Languages).includes(language)
  )
}

function areKin(a: string, b: string): boolean {
  return KIN.some(kin => (kin as readonly string[]).includes(a) && (kin as readonly string[]).includes(b))
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

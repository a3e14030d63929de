import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { dependsOnScripts, scriptedText } from '../../page/text/scripted-text.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'
import { type Examination, examine } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { headTextsOf } from './head-texts.ts'
import { declaredLanguage, type LanguageFinding, languageOf, nameOfDetected } from './language.ts'

/** Whether search engines read a page in the language in which it is sent. */
export const browserLanguage = defineTopic({
  checks: {
    'language-changed-by-scripts': {
      severity: 'warning',
      title: 'Scripts put the page into another language',
      why: "Googlebot's browser asks for English. Google indexes the English text at the URL of the other language, under a title and description that often stay in it, and people who search in that language do not find the page.",
      fix: 'Give each language its own URL and name all versions with hreflang. Show the language of the URL to everybody, and change it only when visitors choose another one, not by navigator.language.',
      help: 'https://developers.google.com/search/docs/specialty/international/locale-adaptive-pages',
      example:
        "<html lang=\"de\"> with a German text, and if (navigator.language.startsWith('en')) showTexts('en.json')",
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = await judge(visit, page, examination)
    return { judgements: unlessUnfilled(page, { 'language-changed-by-scripts': judgement }) }
  },
})

/** What Chrome asks for, here as at Google. */
const OF_BROWSER = 'en'
const ASKS_BROWSER = /\bnavigator\s?(?:\?\.|\.)\s?(?:languages?|userLanguage|browserLanguage)\b/

async function judge(visit: Visit, page: JudgedPage, examination: Examination): Promise<Judgement> {
  if (page.scripts.state !== 'seen') return judgeScripts(page, () => pass())
  if (asksNotToBeIndexed(page.document)) return notApplicable('the page asks not to be indexed')
  const { before } = page.scripts
  const { document, main } = examination
  if (!dependsOnScripts(scriptedText(before, main.blocks))) return pass()
  const shown = (await examination.inLanguage()).language
  if (shown.detected === '') return notApplicable('the page has too little text in one language')
  if (shown.detected !== OF_BROWSER) return pass()
  const sent = (await examine({ ...page.sent, document: before }).inLanguage()).language
  if (!isCertain(sent) || !isCertain(shown) || sent.detected === OF_BROWSER) return pass()
  const name = nameOfDetected(sent.detected, declaredLanguage(before))
  const isAsked = (await ownCode(visit)).texts.some(text => ASKS_BROWSER.test(text))
  const why = isAsked ? ' They read navigator.language, which is English for Googlebot.' : ''
  const isLeft = await isHeadIn(sent.detected, before, document)
  const head = isLeft ? ` Title and description stay in ${name}.` : ''
  const message = `The text is in ${name} as sent, and in English once scripts have run.${why}${head}`
  return fail(document.html ? document.occurrence(document.html, message) : { url: document.url, message })
}

function isCertain({ detected, isOfFrame }: LanguageFinding): boolean {
  return detected !== '' && !isOfFrame
}

/** Whether title and description are as they were sent, in a language. */
async function isHeadIn(language: string, before: HtmlDocument, document: HtmlDocument): Promise<boolean> {
  const [sent, shown] = [before, document].map(one =>
    headTextsOf(one)
      .filter(({ name }) => name === 'title' || name === 'description')
      .map(({ text }) => text)
      .join('. '),
  )
  return sent === shown && (await languageOf(sent!)) === language
}

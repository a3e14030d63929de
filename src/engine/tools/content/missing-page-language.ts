import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { fetchOwnMissingPage, placeOfMissingPage } from '../../visit/missing-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { examinedPage } from './examined-page.ts'
import { nameOfDetected } from './language.ts'

/** Whether the site speaks its own language where it has no page: frameworks bring an English one along. */
export const missingPageLanguage = defineTopic({
  checks: {
    'not-found-page-in-english': {
      severity: 'notice',
      title: 'The 404 page is English on a site in another language',
      why: 'It is the page that the framework or theme came with. Visitors who follow an old link may not understand what happened, and leave.',
      fix: 'Write a 404 page in the language of the site, with a link to the home page or a search.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      example:
        '<h1>Page Not Found</h1> <p>Sorry, we couldn’t find what you were looking for.</p>, on a German site',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const whyNot = isSiteHome(page) ? offersEnglish(examination.document) : 'the page is not the home page'
    const judgement = whyNot === undefined ? await judgeFrom(visit) : notApplicable(whyNot)
    return { judgements: unlessUnfilled(page, { 'not-found-page-in-english': judgement }) }
  },
})

async function judgeFrom(visit: Visit): Promise<Judgement> {
  const { examination } = await examinedPage(visit)
  const { language } = await examination.inLanguage()
  if (language.detected === '') return notApplicable('the language of the text is not certain')
  if (language.detected === 'en') return notApplicable('the page is English')
  const missing = await fetchOwnMissingPage(visit)
  if (!missing) return notApplicable('this is a local server: the host of the site will show its own page')
  const { final, failure } = missing
  if (failure) return notMeasured(`${failure.url} ${failure.message}`)
  if (!isGone(final.status)) return notApplicable('the site does not answer with 404')
  const document = openHtml(final, visit.preview)?.document
  if (!document) return notApplicable('the answer for a missing page is not an HTML page')
  const shell = scriptShellOf(document)
  if (shell) return notApplicable(`scripts make the page for missing URLs (${shell.message})`)
  const said = englishNotice(document)
  if (!said) return pass()
  const name = nameOfDetected(language.detected, language.declared)
  const message = `The home page is ${name}, but the 404 page says "${cutEnd(said.text, MAX_SHOWN)}".`
  return fail({
    ...document.occurrence(said.element, message),
    url: await placeOfMissingPage(visit, missing),
  })
}

const MAX_SHOWN = 80
/** Texts of a missing page that are read, and characters of each. */
const MAX_TEXTS = 30
const MAX_TEXT = 300

/** What pages say in English that are not there. */
const ENGLISH =
  /\b(?:page|file|url|address|site|resource)\b.{0,50}(?:\bnot\b|n['’]t|\bno longer\b)\s(?:be\s|been\s)?(?:found|exists?|available|there)\b|^(?:error\s)?(?:404\W{0,4})?(?:page\s)?not found\b|^no (?:such )?(?:page|file)(?: (?:was |has been )?found)?[!.]?$|\b(?:can|could)(?:['’]t|not|n['’]t)\s(?:seem to\s)?find\b/i
/** Words of the same notice in other languages that are written without signs of their own. */
const OTHER_LANGUAGE =
  /\b(?:nicht|seite|gefunden|leider|introuvable|cette|vous|pagina|trovata|esiste|encontrada|encontrado|existe|niet|gevonden|bestaat|hittades|sidan|siden|fundet|finnes|finns|ikke|strona|znaleziono|nenalezena|nem|oldal|nije|stranica|sivua|sivu|bulunamad|sayfa|halaman|tidak|trang|gabim|nu|orria|aurkitu)\b/i

/** The first text that says so, where no other text of the page says it in another language. */
function englishNotice(document: HtmlDocument): { element: Element; text: string } | undefined {
  const texts = document
    .elements('h1', 'h2', 'h3', 'p')
    .filter(element => !isInFrame(element))
    .slice(0, MAX_TEXTS)
    .map(element => ({ element, text: startOfSeenText(element, MAX_TEXT) }))
  const isOther = texts.some(({ text }) => hasOtherLetters(text) || OTHER_LANGUAGE.test(text))
  return isOther ? undefined : texts.find(({ text }) => ENGLISH.test(text))
}

/** Letters that English does not have. */
function hasOtherLetters(text: string): boolean {
  return /[^\P{L}a-z]/iu.test(text)
}

const FRAME = new Set(['nav', 'header', 'footer', 'aside', 'form'])
const MAX_STEPS_UP = 30

/** What stands in the frame of all pages may be in the language of the site. */
function isInFrame(element: Element): boolean {
  let at = parentOf(element)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (FRAME.has(at.tagName)) return true
  return false
}

/** Links to an English version, by their language, address or text. */
const ENGLISH_ADDRESS =
  /\/en(?:[-_][a-z]{2})?(?:\/|\.html?|$)|[/._-]en(?:\.html?)?$|[?&](?:lang|language|locale|hl)=en(?![a-z])/i
const ENGLISH_NAME = /^(?:en|eng|english|🇬🇧|🇺🇸)$/iu
const MAX_LINK = 20

/** Why English may be what all readers of the site have in common; undefined where nothing shows that. */
function offersEnglish(document: HtmlDocument): string | undefined {
  const isEnglish = document.elements('a', 'link', 'button', 'option').some(element => {
    if (/^en\b/i.test(attribute(element, 'hreflang')?.trim() ?? '')) return true
    if (ENGLISH_NAME.test(startOfSeenText(element, MAX_LINK))) return true
    const address = document.addressOf(attribute(element, 'href') ?? 'about:blank')
    return (
      element.tagName === 'a' &&
      address?.host === new URL(document.url).host &&
      ENGLISH_ADDRESS.test(address.pathname + address.search)
    )
  })
  return isEnglish ? 'the site has an English version, and one 404 page for all' : undefined
}

import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { legalDutyOf } from '../../page/legal-duties.ts'

/** Whether fonts tell a third party who visits the page, where courts do not allow that. */
export const fonts = defineTopic({
  checks: {
    'fonts-from-google': {
      severity: 'notice',
      title: 'A page for Germany or Austria loads fonts from Google',
      why: 'The addresses of all visitors go to Google before they agree. A German court found that unlawful and awarded damages (LG München I, 3 O 17493/20), and many sites of businesses got letters of lawyers since.',
      fix: 'Serve the font files from your own host: download them from Google Fonts and name them in @font-face.',
      help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_6',
      example:
        '<html lang="de"> … <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: { 'fonts-from-google': judgeFonts(document) } }
  },
})

const COUNTRIES = new Set(['Germany', 'Austria'])
const HOST = /^fonts\.g(?:oogleapis|static)\.com$/
const IMPORT = /@import\s{0,5}(?:url\()?\s{0,5}["']?https:\/\/fonts\.googleapis\.com\//
/** Characters of a style that are looked at: imports stand at its start. */
const MAX_STYLE = 5000

function judgeFonts(document: HtmlDocument): Judgement {
  if (!COUNTRIES.has(legalDutyOf(document)?.country ?? ''))
    return notApplicable('the page shows no business in Germany or Austria')
  const sheets = document.elements('link').filter(isSheetOfGoogle(document))
  const imports = document.elements('style').filter(style => IMPORT.test(textOf(style).slice(0, MAX_STYLE)))
  const [first] = [...sheets, ...imports]
  return failWhere(
    first
      ? [document.occurrence(first, 'Browsers load this from fonts.googleapis.com for every visitor.')]
      : [],
  )
}

function isSheetOfGoogle(document: HtmlDocument): (link: Element) => boolean {
  return link =>
    attribute(link, 'rel')?.trim().toLowerCase() === 'stylesheet' &&
    HOST.test(document.addressOf(attribute(link, 'href') ?? '')?.hostname ?? '')
}

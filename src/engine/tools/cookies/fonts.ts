import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { legalDutyOf } from '../../page/legal-duties.ts'
import { deploymentRoot, isMixedOnProduction, type Preview } from '../../syntax/preview.ts'
import { homeDocument } from '../../visit/home-document.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether fonts tell a third party who visits the page, where courts do not allow that. */
export const fonts = defineTopic({
  checks: {
    'fonts-from-google': {
      severity: 'notice',
      title: 'A page for Germany or Austria loads fonts from Google',
      why: 'The IP addresses of all visitors go to Google before they agree. A German court found that unlawful and awarded damages (LG München I, 3 O 17493/20), and many businesses have got warning letters from lawyers since.',
      fix: 'Serve the font files from your own host: download them from Google Fonts and name them in @font-face.',
      help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_6',
      example:
        '<html lang="de"> … <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'fonts-from-google': await judgeFonts(visit, await visit.htmlPage()) } }
  },
})

const COUNTRIES = new Set(['Germany', 'Austria'])
const HOST = /^fonts\.g(?:oogleapis|static)\.com$/
const IMPORT = /@import\s{0,5}(?:url\(\s{0,5})?["']?\s{0,5}(?:https?:)?\/\/fonts\.googleapis\.com\//i
/** Characters of a style that are looked at: imports stand at its start. */
const MAX_STYLE = 20_000
/** Style sheets of the site that are read. */
const MAX_SHEETS = 6
const FROM_GOOGLE = 'from fonts.googleapis.com for every visitor.'

async function judgeFonts(visit: Visit, page: HtmlPage): Promise<Judgement> {
  const { document } = page
  const elsewhere = notApplicable('the page shows no business in Germany or Austria')
  const own = legalDutyOf(document)
  if (own) return COUNTRIES.has(own.country) ? await findFonts(visit, page) : elsewhere
  if (languageOf(document) !== 'de') return elsewhere
  const found = await findFonts(visit, page)
  return found.outcome === 'fail' && !(await isOfCountries(visit, document)) ? elsewhere : found
}

/** Whether the home page of the site shows a business of the countries: its address stands on few pages. */
async function isOfCountries(visit: Visit, { url }: HtmlDocument): Promise<boolean> {
  const home = await homeDocument(visit, deploymentRoot(visit.preview, new URL(url).origin))
  return home !== undefined && COUNTRIES.has(legalDutyOf(home)?.country ?? '')
}

async function findFonts(visit: Visit, { document, preview }: HtmlPage): Promise<Judgement> {
  const sheets = document.elements('link').filter(isSheet)
  const inPage = [
    ...sheets.filter(sheet => {
      const address = addressIn(document, sheet)
      return address && HOST.test(address.hostname) && !isBlocked(address, document, preview)
    }),
    ...document.elements('style').filter(style => importsFromGoogle(textOf(style))),
  ]
  const [first] = inPage
  if (first) return fail([document.occurrence(first, `Browsers load this ${FROM_GOOGLE}`)])
  const own = sheets.filter(sheet => addressIn(document, sheet)?.origin === new URL(document.url).origin)
  const importing = await Promise.all(
    own.slice(0, MAX_SHEETS).map(async sheet => {
      const { href } = addressIn(document, sheet)!
      const { final } = await visit.fetch(href)
      const isRead = final && isSuccess(final.status)
      return isRead && importsFromGoogle(final.body.toString('latin1', 0, MAX_STYLE))
        ? [document.occurrence(sheet, `Browsers load what ${href} imports ${FROM_GOOGLE}`)]
        : []
    }),
  )
  return failWhere(importing.flat().slice(0, 1))
}

function languageOf({ html }: HtmlDocument): string | undefined {
  return (html && attribute(html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0]
}

/** Whether browsers load nothing from an address, as it is over HTTP and the page over HTTPS: `security/mixed-content-fonts` tells. */
function isBlocked({ protocol, href }: URL, { url }: HtmlDocument, preview: Preview | undefined): boolean {
  return (protocol === 'http:' && url.startsWith('https:')) || isMixedOnProduction(preview, href)
}

function isSheet(link: Element): boolean {
  return attribute(link, 'rel')?.trim().toLowerCase() === 'stylesheet'
}

function addressIn(document: HtmlDocument, link: Element): URL | undefined {
  return document.addressOf(attribute(link, 'href') ?? '')
}

/** Browsers take no import behind the first rule. */
function importsFromGoogle(style: string): boolean {
  const start = withoutComments(style.slice(0, MAX_STYLE))
  const rule = start.indexOf('{')
  return IMPORT.test(rule === -1 ? start : start.slice(0, rule))
}

function withoutComments(style: string): string {
  let text = ''
  let from = 0
  for (let at = style.indexOf('/*'); at !== -1; at = style.indexOf('/*', from)) {
    text += style.slice(from, at)
    const end = style.indexOf('*/', at + 2)
    if (end === -1) return text
    from = end + 2
  }
  return text + style.slice(from)
}

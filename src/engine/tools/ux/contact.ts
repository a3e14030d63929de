import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { unlessAwaited } from './awaited-parts.ts'

/** Links that a page needs outside of its text to have a navigation. */
const LEAST_LINKS = 3
const MAX_TEXT = 200

/** Languages whose words are known here. */
const LANGUAGES = new Set([
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'no',
  'fi',
  'pl',
  'cs',
])
/**
 * Words, in texts and addresses of links, for who is behind a site and how to reach them: those of further languages too,
 * as the language that a page declares may be wrong.
 */
const WORDS =
  /contact|about|imprint|legal|company|team|support|help|feedback|report|privac|terms|who-?\s?we|kontakt|impressum|über|ueber|anbieter|datenschutz|hilfe|à propos|a-propos|mentions|qui sommes|aide|confidentialit|contato|contacto|acerca|quiénes|quienes|aviso|ayuda|privacidad|sobre|quem somos|ajuda|contatti|chi siamo|chi-siamo|note legali|aiuto|riservatezza|over ons|over-ons|colofon|om oss|om-oss|om os|om-os|hjälp|hjelp|hjælp|yhteys|yhteystiedot|meistä|tietoa|o nas|o-nas|o nás|pomoc|nápověda|author|maintain|[iİ]leti[şs]im|hakk[ıi]m[ıi]zda|kapcsolat|rólunk|rolunk|despre noi|контакт|зв.яз|о нас|про нас|о компании|επικοινων|お問い合わせ|会社概要|문의|联系|聯絡|关于我们|關於我們|اتصل|من نحن|צור קשר|אודות|kontak|hubungi|tentang|liên hệ|lien-he|giới thiệu|gioi-thieu|ติดต่อ|เกี่ยวกับ|تماس|درباره|संपर्क|हमारे बारे|o nama|o společnosti|om mig|om mej|meist/i
/** The whole name of a page of a town or village on who runs it, and where: its address, hours and mail stand there. */
const TOWN_HALL =
  /^(?:(?:l[ae]|the|das|die|il|el|o)[ -]|l['’])?(?:votre[ -])?(?:mairie|h[oô]tel[ -]de[ -]ville|municipalit[eé]|rathaus|gemeinde(?:amt|verwaltung|b[uü]ro)?|stadtverwaltung|ortsverwaltung|b[uü]rgerb[uü]ro|ayuntamiento|ajuntament|concello|udala|comune|municipio|c[aâ]mara[ -]municipal|junta[ -]de[ -]freguesia|prefeitura|gemeente(?:huis)?|stadhuis|kommunen?|r[aå]dhus(?:et)?|kunnanvirasto|urz[aą]d[ -](?:gminy|miasta|miejski)|obecn[ií][ -][uú][rř]ad|m[eě]stsk[yý][ -][uú][rř]ad|town[ -]?hall|city[ -]?hall|(?:town|parish|city|village)[ -]council)$/iu
/** Where people and firms have their profiles. */
const PROFILES =
  /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|linkedin\.com|facebook\.com|instagram\.com|x\.com|twitter\.com|bsky\.app|youtube\.com|discord\.(?:gg|com)|slack\.com|t\.me|wa\.me|xing\.com|tiktok\.com|mastodon\.[a-z]+)$/i

/** Whether a page that has a navigation leads to who is behind it. */
export const contact = defineTopic({
  checks: {
    'contact-missing': {
      severity: 'notice',
      title: 'The home page has no link to a contact, about or legal notice page',
      why: 'Visitors, and people who rate pages for Google, look for a contact before they trust a site.',
      fix: 'Link to a contact, about or legal notice page in the footer.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<footer><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const judgement = isSiteHome(page)
      ? judgeContact(page.document)
      : notApplicable('the home page, which visitors reach from any page, is asked for it')
    return {
      judgements: unlessUnfilled(page, { 'contact-missing': await unlessAwaited(visit, page, judgement) }),
    }
  },
})

function judgeContact(document: HtmlDocument): Judgement {
  const language = (document.html && attribute(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0]
  if (!language)
    return notApplicable('the page does not say its language, so its words for contact are not known')
  if (!LANGUAGES.has(language)) return notApplicable(`the words for contact in "${language}" are not known`)
  const links = document.elements('a', 'area').filter(link => attribute(link, 'href') !== undefined)
  const around = aroundContent(document)
  if (links.filter(link => around.has(link) && !leadsToLanguage(link, document)).length < LEAST_LINKS)
    return notApplicable('the page has no footer or navigation with links')
  if (document.elements('address').length > 0) return pass()
  if (links.some(link => isContact(link, document)) || hasContactPart(document)) return pass()
  const text = document.body ? textOf(document.body).slice(0, MAX_PAGE_TEXT) : ''
  if (MAILBOX.test(text)) return pass()
  if (!OFFERS.test(text)) return notApplicable('the page offers nothing at a price')
  return fail({
    url: document.url,
    message: 'No link leads to a contact, about or legal notice page.',
  })
}

/** Characters of the text of a page that are looked at. */
const MAX_PAGE_TEXT = 100_000
/** Prices: who pays wants to know whom. Notes, manuals and hobbies may be nameless. */
const OFFERS =
  /\d\s?(?:[€£$₺₽₴₹¥₩]|zł|Kč|CZK|kr(?!\p{L})|Ft(?!\p{L})|lei(?!\p{L})|лв|руб|грн|円|元|원)|(?:[€£$₹¥₩]|CHF|EUR|USD|GBP)\s?\d/u
const MAILBOX = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,12}/i

const AROUND = new Set(['footer', 'header', 'nav'])

/** What stands in the parts around the content. Elements come in document order, parents first. */
function aroundContent(document: HtmlDocument): ReadonlySet<Element> {
  const around = new Set<Element>()
  for (const element of document.elements()) {
    const parent = parentOf(element)
    if (AROUND.has(element.tagName) || (parent && around.has(parent))) around.add(element)
  }
  return around
}

/** Whether a link leads to the start page of a language: those choose one, and are no navigation. */
function leadsToLanguage(link: Element, document: HtmlDocument): boolean {
  const path = URL.parse(document.resolve(attribute(link, 'href') ?? '') ?? '')?.pathname ?? ''
  return /^(?:\/[^/]{1,40})?\/[a-z]{2}(?:-[a-z]{2})?\/?(?:index\.html?)?$/i.test(path)
}

/** Whether a part of the page itself is that of the contact, by its id. */
function hasContactPart(document: HtmlDocument): boolean {
  return document.withAttribute('id').some(element => CONTACT_ID.test(attribute(element, 'id')!.trim()))
}

const CONTACT_ID =
  /^(?:contacts?|contact-us|contact-?info|kontakte?|contacto|contato|contatti|iletisim|imprint|impressum)$/i

function isContact(link: Element, document: HtmlDocument): boolean {
  const href = attribute(link, 'href') ?? ''
  if (/^\s*(?:mailto|tel|sms|whatsapp):/i.test(href)) return true
  const url = URL.parse(document.resolve(href) ?? '')
  if (url && (PROFILES.test(url.hostname) || isLegalNotice(url.href))) return true
  const name = attribute(link, 'aria-label') ?? attribute(link, 'title') ?? ''
  const texts = [percentDecoded(url?.pathname ?? href), startOfSeenText(link, MAX_TEXT), name]
  return texts.some(text => WORDS.test(text) || TOWN_HALL.test(lastName(text)))
}

/** The last part of a path without what says the kind of file, or a text as it is. */
function lastName(text: string): string {
  return text
    .trim()
    .replace(/\/(?:index\.\w{1,5})?$/, '')
    .replace(/\.\w{1,5}$/, '')
    .split('/')
    .at(-1)!
}

import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { foldedPath } from '../../syntax/folded-path.ts'
import { isLoginReturn, isThanks } from '../../syntax/for-users.ts'
import { languageKind } from '../../syntax/language-tag.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isFurtherPage } from '../../syntax/list-addresses.ts'
import { isContactPage } from './contact-page.ts'
import { isGeneratedReference } from './generated-reference.ts'
import { hasEntry, isLink, isListing, isMarked, isOfFrame, ofMain } from './listing.ts'
import { saysThanks } from './thanks-wording.ts'

/** Words of main text under which it is asked what a page is for. */
const FEW_WORDS = 100
/** Words of the shortest imprint: with fewer there is no name and no address. */
const LEGAL_WORDS = 12
/** Fields to fill in from which on a short page is a form. */
const FORM_FIELDS = 2

/** What a page is there for, as far as it decides how much text one may expect. */
export type PageKind = 'home' | 'listing' | 'form' | 'text' | ShortKind

/** What is there to be used or looked at, with few words if any. */
export type ShortKind =
  | 'contact'
  | 'request'
  | 'reference'
  | 'search'
  | 'login'
  | 'thanks'
  | 'calendar'
  | 'gallery'
  | 'embed'
  | 'legal'
  | 'languages'
  | 'table'
  | 'code'

export function pageKindOf(document: HtmlDocument, main: MainText, words: number): PageKind {
  if (isListing(document, main, words)) return 'listing'
  if (words < FEW_WORDS && fieldsIn(main) >= FORM_FIELDS) return 'form'
  if (words < FEW_WORDS && fieldsIn(main) > 0 && asksToSubscribe(document)) return 'request'
  if (words < FEW_WORDS && offersLanguages(document, main)) return 'languages'
  if (isHome(document)) return words < FEW_WORDS && isPlayed(document) ? 'embed' : 'home'
  return (words < FEW_WORDS && shortKindOf(document, main, words)) || 'text'
}

/** What the main heading of a page says that asks for an address of mail alone. */
const SUBSCRIBES =
  /newsletter|mailing list|subscri|abonn|подпи[сш]|розсилк|iscri[vz]|suscri|inscre|inscri[vs]|prenumer|nyhedsbrev|nyhetsbrev|nieuwsbrief|uutiskirje|odběr|subskry|hírlevél|aboneaz|bülten|ニュースレター|メルマガ|订阅|訂閱|구독/i
const MAX_TITLE = 200

function asksToSubscribe(document: HtmlDocument): boolean {
  return document
    .elements('h1')
    .slice(0, 2)
    .some(h1 => SUBSCRIBES.test(startOfSeenText(h1, MAX_TITLE)))
}

/** The last part of addresses, in the languages that are most frequent on the web. */
const KIND_BY_NAME: readonly (readonly [ShortKind | 'listing', RegExp])[] = [
  [
    'contact',
    /^(?:contact(?:s|o|os|-us|us)?|kontakt(?:y|i|a)?|contatt[io]|contato|get-in-touch|access|contact-nous|contactez-nous|nous-contacter|contactenos|contactanos|fale-conosco|iletisim|kontak|hubungi(?:-kami)?|lien-he|kapcsolat|elerhetoseg(?:ek|eink)?|contattaci|contacte|contacteer-ons|kontakta?-oss|kontakt-os|yhteystiedot|kontaktai|kontaktid|epikoinonia|επικοινωνια|svyaz|контакт[иы]|お問い合わせ|お問合せ|アクセス|연락처|문의|오시는-?길|联系我们|聯絡我們|联系方式|اتصل(?:-بنا)?|تواصل(?:-معنا)?|تماس-با-ما|צור-קשר|יצירת-קשר|संपर्क|ติดต่อ(?:เรา)?|otoiawase|toiawase)$/i,
  ],
  // Where to find somebody: an address, opening hours and a map.
  [
    'contact',
    /^(?:find-us|how-to-find-us|where-we-are|location|directions|map|mapa|karte|lageplan|plan|anfahrt|standort|so-finden-sie-uns|nous-trouver|ou-nous-trouver|plan-d-acces|dove-siamo|come-raggiungerci|donde-estamos|como-llegar|onde-estamos|como-chegar|route|jak-dojechac|dojazd|ulasim)$/i,
  ],
  // Where to ask for a price, a table or a place: scripts may bring the fields one after the other.
  [
    'request',
    /^(?:(?:get-a-|request-a-|free-)?quote|offerte(?:-aanvragen)?|angebot(?:-anfordern)?|anfrage|devis|demande-de-devis|presupuesto|preventivo|or[cç]amento|wycena|poptavka|offert|tilbud|booking|book-now|book-online|reservations?|reserver?|r[ée]servation|reservieren|reservierung|buchen|buchung|prenota(?:zioni|zione)?|reservas?|reserveren|rezerwacja|rezervace|boka|bestill?|appointments?|termin-buchen|anmeldung(?:en)?|inscriptions?|iscrizioni|inscripcion|aanmelden|newsletter|subscribe)$/i,
  ],
  ['search', /^(?:search(?:-results)?|suche|recherche|buscar|busqueda|cerca|zoeken|poisk)$/i],
  [
    'login',
    /^(?:log-?in|sign-?in|sign-?up|register|account|admin|dashboard|cart|checkout|basket|warenkorb|anmelden)$/i,
  ],
  ['thanks', /^submission-success$/i],
  [
    'calendar',
    /^(?:(?:opening-)?(?:hours|times)|oeffnungszeiten|offnungszeiten|sprechzeiten|horaires(?:-d-ouverture)?|horarios?|orari(?:o)?(?:-di-apertura)?|openingstijden|oteviraci-doba|godziny(?:-otwarcia)?|oppettider|abningstider|apningstider|nyitvatartas)$/i,
  ],
  [
    'calendar',
    /^(?:calendar|kalender|kalendarz|kalendar|calendrier|calendario|agenda|schedule|termine|veranstaltungen|terminarz|rozvrh|takvim|fixtures|spielplan|program(?:me|ma|m)?)$/i,
  ],
  ['gallery', /^(?:gallery|galerie|galeria|galería|galleria|photos?|fotos?|bilder|portfolio|album)$/i],
  // Names and logos in a row.
  [
    'gallery',
    /^(?:(?:our-)?(?:sponsors?|partners?|supporters|clients|customers)|sponsor(?:en|er|zy|i|es)|partner(?:e|er|zy|i|eri)|partenaires|patrocinadores|colaboradores|patrocini(?:o|os)|foerderer|forderer|kunden|referenzen|clientes|clienti|parceiros|партнеры|спонсоры)$/i,
  ],
  [
    'listing',
    /^(?:blog|news|posts|articles|tags?|categor(?:y|ies)|archives?|topics|courses|projects|events|episodes)$/i,
  ],
]
/** The folder of an address whose pages list what belongs together. */
const LISTING_FOLDER = /^(?:tags?(?:-list)?|categor(?:y|ies)|topics|authors?|archives?)$/i

/** What shows that a page is what its address says: elements of its content, their roles and names, or texts. */
interface Signs {
  tags: ReadonlySet<string>
  name?: RegExp
  text?: RegExp
}

/** An address is a promise: a page of fixtures without any is a page with almost no text. */
const SIGNS: Readonly<Partial<Record<ShortKind | 'listing', Signs>>> = {
  contact: {
    tags: new Set(['a', 'address', 'form', 'input', 'textarea', 'iframe']),
    text: /@|[([]at[)\]]|\d(?:[ ()/.-]{0,3}\d){4}/i,
  },
  request: { tags: new Set(['button', 'form', 'input', 'select', 'textarea', 'iframe']) },
  search: { tags: new Set(['form', 'input', 'iframe']), name: /search|suche|recherche/i },
  calendar: {
    tags: new Set(['table', 'time', 'li', 'iframe']),
    name: /calendar|kalender|role=(?:grid|table|list)/i,
    text: /\b\d{1,2}[.:/-]\d{1,2}\b|^\d{1,2}$/,
  },
  gallery: { tags: new Set(['img', 'picture', 'video', 'canvas', 'iframe']), name: /gallery|galerie/i },
  listing: { tags: new Set(['a', 'article']) },
}

/** Images of a content from which on it is made of them. */
const GALLERY_IMAGES = 6

/** Rows of a table from which on it is the content, such as results or prices. */
const TABLE_ROWS = 4

/** By its address where the content bears it out, since a page that lacks its content has an address as well. */
function shortKindOf(
  document: HtmlDocument,
  main: MainText,
  words: number,
): ShortKind | 'listing' | undefined {
  const parts = foldedPath(document.url)
    .replace(/\/(?:index\.\w{1,5})?$/, '')
    .replace(/\.\w{1,5}$/, '')
    .split('/')
  // The last page of a list may have one entry.
  if (words >= LEGAL_WORDS && isLegalNotice(document.url)) return 'legal'
  if (isLoginReturn(document.url) || kindByName(parts) === 'login') return 'login'
  if (words > 0 && isGeneratedReference(document)) return 'reference'
  if (words > 0 && (isThanks(document.url) || saysThanks(document))) return 'thanks'
  const byName = words === 0 ? undefined : isFurtherPage(document.url) ? 'listing' : kindByName(parts)
  // The densest text of a list that nothing marks is that of one entry, without its link.
  if (byName && (bearsOut(byName, main) || (byName === 'listing' && hasEntry(document, main)))) return byName
  if (words > 0 && isContactPage(document, main)) return 'contact'
  if (picturesOf(document, main).length >= GALLERY_IMAGES) return 'gallery'
  if (ofMain(document, 'tr', main.elements).length >= TABLE_ROWS) return 'table'
  if (ofMain(document, 'pre', main.elements).length > 0) return 'code'
  return embedsOf(document, main, EMBEDS).length > 0 ? 'embed' : undefined
}

const EMBEDS = ['iframe', 'video', 'canvas', 'object', 'embed']

/** What the content embeds by elements of these names, as far as that is large. */
export function embedsOf(document: HtmlDocument, main: MainText, tagNames: readonly string[]): Element[] {
  const isContent = (embed: Element) =>
    isMarked(main) ? main.elements.has(parentOf(embed)!) : !isOfFrame(embed)
  return document.elements(...tagNames).filter(embed => isContent(embed) && isLarge(embed))
}

/** Images of the content. Where nothing marks that, the densest text is a part of it alone, beside what it is about. */
function picturesOf(document: HtmlDocument, main: MainText): Element[] {
  if (isMarked(main)) return ofMain(document, 'img', main.elements)
  return document.elements('img').filter(image => !isOfFrame(image))
}

function kindByName(parts: readonly string[]): ShortKind | 'listing' | undefined {
  const [folder, name] = [parts.at(-2) ?? '', parts.at(-1)!]
  const own = KIND_BY_NAME.find(([, pattern]) => pattern.test(name))?.[0]
  return own ?? (LISTING_FOLDER.test(folder) ? 'listing' : undefined)
}

function bearsOut(kind: ShortKind | 'listing', { allBlocks, elements }: MainText): boolean {
  const signs = SIGNS[kind]
  if (!signs) return true
  const { tags, name, text } = signs
  for (const element of elements) {
    if (tags.has(element.tagName)) return true
    if (name?.test(namesOf(element))) return true
  }
  // The densest part of a page that does not mark its content may stand beside the address.
  return text !== undefined && allBlocks.some(block => !block.boilerplate && text.test(block.text))
}

/** Characters of classes that are looked at. */
const MAX_CLASSES = 300

/** Its role, id and classes, as far as they say what it is. */
function namesOf(element: Element): string {
  const [id, classes, role] = ['id', 'class', 'role'].map(name => attribute(element, name) ?? '')
  return `role=${role} ${id} ${classes}`.slice(0, MAX_CLASSES)
}

/** Pixels in height below which what is embedded is a counter or a button. */
const LEAST_EMBED_HEIGHT = 150

/** Not one that is hidden, as those of tag managers are. */
function isLarge(element: Element): boolean {
  if (attribute(element, 'hidden') !== undefined) return false
  const style = (attribute(element, 'style') ?? '').slice(0, MAX_CLASSES)
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) return false
  const height = /(?:^|;)\s*height\s*:\s*(\d+)px/i.exec(style)?.[1] ?? attribute(element, 'height')
  return height === undefined || /%$/.test(height) || Number.parseInt(height, 10) >= LEAST_EMBED_HEIGHT
}

/** Whether a script draws what the page is for, as a game: nobody reads there. */
function isPlayed(document: HtmlDocument): boolean {
  return document.elements('canvas').some(canvas => isLarge(canvas) && !isBackdrop(canvas))
}

/** What is drawn behind a text says so. */
const BACKDROP =
  /(?:^|[\s_-])(?:bg|background|backdrop|particles?|stars|snow|confetti|chart|wave|noise|effect)/i

function isBackdrop(canvas: Element): boolean {
  const names = `${attribute(canvas, 'id') ?? ''} ${attribute(canvas, 'class') ?? ''}`
  return attribute(canvas, 'aria-hidden') === 'true' || BACKDROP.test(names.slice(0, MAX_CLASSES))
}

/** The root of a site, or of one language of it. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i

/** The home page of the site, or of one language of it. */
export function isHome({ url }: HtmlDocument): boolean {
  return HOME.test(new URL(url).pathname)
}

/** The home page of one language of a site: "/de/", "/de.html", "/index_de.html". */
const HOME_OF_LANGUAGE =
  /^(?:.*\/)?(?:([a-z]{2}(?:-[a-z]{2,4})?)\/(?:index\.\w{1,5})?|(?:(?:index|home)[-_.])?([a-z]{2})(?:\.\w{1,5})?)$/i
/** Home pages of languages from which on links to them, and to nothing else, are a choice. */
const OFFERED_LANGUAGES = 2

/** Whether all that the content leads to are the home pages of the languages of the site. */
function offersLanguages(document: HtmlDocument, { elements }: MainText): boolean {
  const languages = new Set<string>()
  for (const link of ofMain(document, 'a', elements).filter(isLink)) {
    const target = URL.parse(attribute(link, 'href')!, document.baseUrl)
    const [, folder, file] = (target && HOME_OF_LANGUAGE.exec(target.pathname)) ?? []
    const language = (folder ?? file)?.toLowerCase()
    if (!language || languageKind(language.slice(0, 2)) !== 'two-letter') return false
    languages.add(language)
  }
  return languages.size >= OFFERED_LANGUAGES
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio'])

/** Fields to fill in. A password or, in a content of its own, a search makes a form alone. */
function fieldsIn({ elements, foundBy }: MainText): number {
  let fields = 0
  for (const element of elements) {
    if (element.tagName === 'textarea' || element.tagName === 'select') fields++
    if (element.tagName !== 'input') continue
    const type = attribute(element, 'type')?.trim().toLowerCase() ?? 'text'
    const search = type === 'search' || /^(?:q|query)$/.test(attribute(element, 'name') ?? '')
    if (type === 'password') fields += FORM_FIELDS
    else if (search) fields += foundBy === 'body' ? 0 : FORM_FIELDS
    else if (!NOT_TYPED.has(type)) fields++
  }
  return fields
}

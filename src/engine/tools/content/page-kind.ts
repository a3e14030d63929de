import {
  attribute,
  type Element,
  type HtmlDocument,
  hasTextOf,
  isInside,
  parentOf,
} from '../../formats/html/document.ts'
import { ElementSet, type Elements } from '../../formats/html/element-set.ts'
import { saysToWait } from '../../page/script-shell.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { foldedPath } from '../../syntax/folded-path.ts'
import { isLoginReturn, isThanks } from '../../syntax/for-users.ts'
import { languageKind } from '../../syntax/language-tag.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isFurtherPage } from '../../syntax/list-addresses.ts'
import { isContactPage } from './contact-page.ts'
import { isGeneratedReference } from './generated-reference.ts'
import { saysThanks } from './thanks-wording.ts'

/** Words of main text under which it is asked what a page is for. */
const FEW_WORDS = 100
/** Links in the main text from which on a page can be a list of other pages. */
const LISTING_LINKS = 8
/** Share of the main text's characters inside links from which on such a page is a list. */
const LISTING_LINK_SHARE = 0.3
/** Articles, or cards beside each other, from which on a page is a list of them. */
const LISTING_CARDS = 3
/** Words of main text for each card: more are sections of a text. */
const CARD_WORDS = 100
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
  if (words < FEW_WORDS && offersLanguages(document, main)) return 'languages'
  if (isHome(document)) return words < FEW_WORDS && isPlayed(document) ? 'embed' : 'home'
  return (words < FEW_WORDS && shortKindOf(document, main, words)) || 'text'
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
  const { root } = main
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
  const embeds = document.elements('iframe', 'video', 'canvas', 'object', 'embed')
  const isContent = (embed: Element) =>
    isMarked(main) ? root !== undefined && document.isBelow(embed, root) : !isOfFrame(embed)
  return embeds.some(embed => isContent(embed) && isLarge(embed)) ? 'embed' : undefined
}

/** Images of the content. Where nothing marks that, the densest text is a part of it alone, beside what it is about. */
function picturesOf(document: HtmlDocument, main: MainText): Element[] {
  if (isMarked(main)) return ofMain(document, 'img', main.elements)
  return document.elements('img').filter(image => !isOfFrame(image))
}

function isMarked({ foundBy }: MainText): boolean {
  return foundBy === 'main' || foundBy === 'article'
}

const FRAME = ['header', 'footer', 'nav', 'aside']

function isOfFrame(element: Element): boolean {
  return FRAME.some(tag => isInside(element, tag))
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

/** Whether a link with a heading or in one, outside of the frame of the page, leads to an entry of a list. */
function hasEntry(document: HtmlDocument, main: MainText): boolean {
  if (isMarked(main)) return false
  const titled = withAncestors(document, document.elements(...HEADINGS))
  const isEntry = (link: Element) =>
    isLink(link) && !isOfFrame(link) && (titled.has(link) || HEADINGS.some(tag => isInside(link, tag)))
  return document.elements('a').some(isEntry)
}

/** Links that are looked at for it, and steps up from one to the heading that it is in. */
const MAX_ENTRY_LINKS = 500
const MAX_STEPS_TO_HEADING = 5
const ENTRY_HEADING = /^h[2-4]$/

/** Share of the content that the links of a small table of contents make up. */
const CONTENTS_SHARE = 0.5
/** Pages that one has at least. */
const MIN_CONTENTS = 2
/** Entries of a short list, and characters of each: those of a menu are shorter. */
const MIN_FEW_ENTRIES = 3
const ENTRY_CHARACTERS = 15

/**
 * Whether the content has an entry with a heading that leads to it: a blog that has begun, a hotel with one room. Or
 * it is the page of a folder, and little else than links to what is in that.
 */
export function listsFew(document: HtmlDocument, main: MainText): boolean {
  const { elements, blocks } = main
  const links = ofMain(document, 'a', elements).filter(isLink).slice(0, MAX_ENTRY_LINKS)
  const first = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])))
  // What stands in front of the first heading is the navigation of a page that does not mark it.
  const isContent =
    first < Number.POSITIVE_INFINITY ? links.every(link => link.order! > first) : isMarked(main)
  const isOfEntries =
    isContent && links.length >= MIN_FEW_ENTRIES && links.every(link => hasTextOf(link, ENTRY_CHARACTERS))
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0)
  const linked = blocks.reduce((sum, { linkCharacters }) => sum + linkCharacters, 0)
  if (
    links.length >= MIN_CONTENTS &&
    linked >= all * CONTENTS_SHARE &&
    (isOfEntries || (isMarked(main) && isTableOfContents(document, links)))
  )
    return true
  const titled = withAncestors(document, document.elements('h2', 'h3', 'h4'))
  const { host, pathname } = new URL(document.url)
  return ofMain(document, 'a', elements)
    .slice(0, MAX_ENTRY_LINKS)
    .some(link => {
      const address = isLink(link) ? document.addressOf(attribute(link, 'href')!) : undefined
      const isOther = address?.host === host && address.pathname !== pathname
      return isOther && (titled.has(link) || isInHeading(link))
    })
}

function isInHeading(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_HEADING; step++, at = parentOf(at))
    if (ENTRY_HEADING.test(at.tagName)) return true
  return false
}

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

function isListing(document: HtmlDocument, main: MainText, words: number): boolean {
  let articles = 0
  for (const element of document.elements('article')) if (main.elements.has(element)) articles++
  if (articles >= LISTING_CARDS) return true
  const cards = mostCards(document, main)
  return (cards > 0 && words <= cards * CARD_WORDS) || isListOfLinks(document, main)
}

/**
 * Many links behind a heading that make up much of the text. Those in front of it are the navigation of a page that does
 * not mark it, as are all on a page whose own content is yet to come.
 */
function isListOfLinks(document: HtmlDocument, main: MainText): boolean {
  const { blocks, elements } = main
  if (blocks.some(({ text }) => saysToWait(text))) return false
  const heading = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])))
  const hrefs = ofMain(document, 'a', elements).filter(isLink)
  const before = hrefs.filter(link => link.order! < heading).length
  const [behind, hasHeading] = [hrefs.length - before, heading < Number.POSITIVE_INFINITY]
  const isContent = isMarked(main) || isTableOfContents(document, hrefs)
  const links = hasHeading ? behind : isContent ? before : 0
  const all = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0)
  return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE
}

/** The page of a folder that is not the root of its host, whose files such a folder mostly lists. */
const FOLDER = /^(\/.+\/)(?:index\.\w{1,5})?$/i

/** Whether most links of the page of a folder lead to what is in that folder: a navigation leads to other parts as well. */
function isTableOfContents({ url, baseUrl }: HtmlDocument, links: readonly Element[]): boolean {
  const { host, pathname } = new URL(url)
  const folder = FOLDER.exec(pathname)?.[1]
  if (folder === undefined) return false
  const within = links.filter(link => {
    const target = URL.parse(attribute(link, 'href')!, baseUrl)
    return target?.host === host && target.pathname !== pathname && target.pathname.startsWith(folder)
  })
  return within.length > links.length / 2
}

function ofMain(document: HtmlDocument, tag: string, elements: Elements): Element[] {
  return document.elements(tag).filter(element => elements.has(element))
}

function orderOf(element: Element | undefined): number {
  return element?.order ?? Number.POSITIVE_INFINITY
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Elements that cards are made of. */
const CARD_TAGS = ['div', 'li', 'a', 'section', 'tr', 'dl']
const CARD_IMAGES = ['img', 'picture']
const MAX_CLASSES = 300

/** The most elements beside each other that are made alike, each with a link and a heading or an image; 0 for a few. */
function mostCards(document: HtmlDocument, { elements }: MainText): number {
  const links = ofMain(document, 'a', elements).filter(
    link => attribute(link, 'href')?.startsWith('#') === false,
  )
  if (links.length < LISTING_CARDS) return 0
  const linked = withAncestors(document, links)
  const titles = [...CARD_IMAGES, ...HEADINGS].flatMap(tag => ofMain(document, tag, elements))
  const shown = withAncestors(document, titles)
  const isCard = (card: Element) => shown.has(card) && linked.has(card) && elements.has(card)
  const counts = CARD_TAGS.map(tag => mostAlike(document.elements(tag).filter(isCard)))
  const most = Math.max(...counts)
  return most >= LISTING_CARDS ? most : 0
}

function withAncestors(document: HtmlDocument, elements: readonly Element[]): ElementSet {
  const found = new ElementSet(document)
  for (const element of elements) {
    for (let up: Element | undefined = element; up && !found.has(up); up = parentOf(up)) found.add(up)
  }
  return found
}

/** The most of some elements with one tag that have the same classes and stand in the same parent. */
function mostAlike(elements: readonly Element[]): number {
  const counts = new Map<Element, Map<string, number>>()
  let most = 0
  for (const element of elements) {
    const parent = parentOf(element)
    if (!parent) continue
    const classes = attribute(element, 'class')?.trim().slice(0, MAX_CLASSES) ?? ''
    const alike = counts.get(parent) ?? new Map<string, number>()
    counts.set(parent, alike)
    const count = (alike.get(classes) ?? 0) + 1
    alike.set(classes, count)
    most = Math.max(most, count)
  }
  return most
}

function isLink(element: Element): boolean {
  return element.tagName === 'a' && attribute(element, 'href') !== undefined
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

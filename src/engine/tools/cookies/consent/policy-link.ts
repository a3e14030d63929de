import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  type Node,
  parentOf,
} from '../../../formats/html/document.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'
import { isGenericAnywhere } from '../../content/generic-anchors.ts'

/**
 * Words for privacy, data protection and cookies in the languages of most sites, as links to policies have them. A word
 * that means "private", "personal" or "protection" alone names other things: customers, trainers, guards.
 */
const WORDS =
  /privac|priv-?policy|privat(?:liv|nost|sph|um|[-_ ]?poli[ct])|datenschutz|data.?protection|cookie|gdpr|dsgvo|rgpd|confidential|confidenci|confiden|riservatezza|datapol|persondata|personvern|persónuvernd|integritet|tietosuoja|evästee|gegevensbescherming|ochran\p{L}{1,2}[-_ ](?:osob|úda|uda|dat)|soukromí|soukromi(?!\p{L})|osobn\p{L}{1,4}[-_ ]?(?:úda|uda|dat|pod)|prywatno|rodo\b|adatv|adatkez|gizlil|kvkk|çerez|приватн(?:ост|іст)|конфиденц|конфіденц|персональн\p{L}{1,3}[-_ ](?:дан|инф|інф)|поверит|απορρ|προσωπικ\p{L}{1,3}[-_ ](?:δεδομ|στοιχε)|פרטיות|خصوصية|حریم|プライバシー|個人情報|개인정보|隐私|隱私|私隐|个人信息|ความเป็นส่วนตัว|quyền riêng tư|bảo mật|privasi|privaats|privātum|zasebn|súkrom|sukrom|slapuk|sīkdat|küpsis|kolačić|piškotk|бисквит|лични данн|məxfilik|maxfiylik|құпиялы|գաղտնի|კონფიდენც|गोपनीयता|গোপনীয়তা|தனியுரிமை|رازداری/iu
const MAX_TEXT = 200

/** The commonest of these words with a letter left out or in another place, as addresses have them. */
const MISSPELT =
  /daten(?:shutz|scutz|chutz|schuz|shcutz|schtuz|schuzt|schuts|-schutz)|datenschut(?!\p{L})|dat(?:e|an)schutz|datanschutz|priv(?:ay|cy|icy|vacy)|p(?:r|i|ir|ri)vacy|priavcy/iu

/** What a part of a page is called that is the policy itself: narrower, since rooms and lessons are private as well. */
const HEADING =
  /privacy|datenschutz|data.?protection|cookie.?(?:policy|notice|richtlin|beleid|politi|erklär)|\bgdpr\b|\bdsgvo\b|\brgpd\b|\brodo\b|confidentialité|données personnelles|protection des données|politique de gestion des données|privacidad|protección de datos|datos personales|privacidade|proteção de dados|dados pessoais|informativa|dati personali|protezione dei dati|gegevensbescherming|persoonsgegevens|personuppgift|dataskydd|persondata|personoplysning|personvern|personopplysning|tietosuoja|ochrana osobn|osobních údajů|osobných údajov|prywatnoś|danych osobowych|adatvéd|adatkezel|date(?:lor)? cu caracter personal|kişisel veri|gizlilik|персональн|конфиденц|конфіденц|προσωπικ|απορρήτου|פרטיות|خصوصية|プライバシー|個人情報|개인정보|隐私|隱私|个人信息/iu
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend', 'dt', 'strong', 'b']
const MAX_HEADING = 120

/** Attributes by which page builders and scripts make an element one to press, which leads or opens something. */
const PRESSED =
  'onclick role data-ep-wrapper-link data-href data-link data-url data-popup data-modal data-target data-bs-target aria-controls'
const MAX_PRESSED = 500
/** Elements of which scripts make something to press by a listener alone. */
const WORDED = ['div', 'span', 'p', 'li', 'u', 'i', 'b', 'strong', 'em', 'label']
const MAX_WORDED = 20

/** Whether a text speaks of privacy as a part of a legal notice does. */
export function speaksOfPrivacy(text: string): boolean {
  return HEADING.test(text)
}

/** What opens the choice of cookies once more, which tells nothing of the data of a form. */
const COOKIES_ALONE = /^\s*cookies?\s*$/i
const NOWHERE = /^\s*(?:#|javascript:|$)/i

/**
 * Whether the page leads to what it says about privacy or cookies: by a link, by what opens it on the page, or under a
 * heading of its own.
 *
 * @param ofForms whether it is for the data of forms, of which a link to nowhere that is called "Cookies" tells nothing
 */
export function leadsToPolicy(document: HtmlDocument, ofForms = false): boolean {
  const hasLink = document.elements('a', 'area').some(link => {
    const href = attribute(link, 'href')
    const isOfBanner = NOWHERE.test(href ?? '') && COOKIES_ALONE.test(startOfSeenText(link, MAX_TEXT))
    if (ofForms && isOfBanner) return false
    if (href !== undefined && (WORDS.test(decoded(href)) || MISSPELT.test(decoded(href)))) return true
    const names = [startOfSeenText(link, MAX_TEXT), attribute(link, 'aria-label'), attribute(link, 'title')]
    if (names.some(name => name !== undefined && WORDS.test(name.slice(0, MAX_TEXT * 5)))) return true
    return !NOWHERE.test(href ?? '') && isGenericAnywhere(names[0]!) && HEADING.test(sentenceAround(link))
  })
  return (
    hasLink ||
    document.elements('button').some(button => {
      const text = startOfSeenText(button, MAX_TEXT)
      return WORDS.test(text) && !(ofForms && COOKIES_ALONE.test(text))
    }) ||
    pressed(document).some(element => namesPolicy(element, MAX_TEXT)) ||
    document.elements(...HEADINGS).some(heading => namesPolicy(heading, MAX_HEADING))
  )
}

/** Characters on each side of a link that its sentence has. */
const MAX_SENTENCE = 300

/** The text in which a link stands, from the end of the sentence before it to the end of its own. */
function sentenceAround(link: Element): string {
  const parent = parentOf(link)
  if (parent === undefined) return ''
  const at = parent.childNodes.indexOf(link)
  const textsOf = (nodes: readonly Node[]) =>
    nodes
      .map(node =>
        isElement(node)
          ? startOfSeenText(node, MAX_SENTENCE)
          : node.nodeName === '#text' && 'value' in node
            ? node.value
            : '',
      )
      .join(' ')
  const before = textsOf(parent.childNodes.slice(Math.max(0, at - MAX_NEIGHBORS), at)).slice(-MAX_SENTENCE)
  const after = textsOf(parent.childNodes.slice(at + 1, at + 1 + MAX_NEIGHBORS)).slice(0, MAX_SENTENCE)
  return `${before.split(SENTENCE_END).at(-1)} ${after.split(SENTENCE_END)[0]}`
}

const MAX_NEIGHBORS = 10
const SENTENCE_END = /[.!?](?=\s|$)|[。！？]/

/** Elements that are no links and no buttons, and answer a click all the same. */
function pressed(document: HtmlDocument): Element[] {
  const marked = document.withAttribute(...PRESSED.split(' ')).filter(element => {
    const role = attribute(element, 'role')
    return role === undefined || /^(?:button|link)$/i.test(role.trim()) || element.attrs.some(isOpener)
  })
  return marked.slice(0, MAX_PRESSED)
}

function isOpener({ name }: { name: string }): boolean {
  return name !== 'role' && PRESSED.split(' ').includes(name)
}

/** The first elements of which a script may make what opens the policy: each has a text of its own alone, that names it. */
export function namingPolicy(document: HtmlDocument): Element[] {
  return document
    .elements(...WORDED)
    .filter(element => !element.childNodes.some(isElement) && namesPolicy(element, MAX_HEADING))
    .slice(0, MAX_WORDED)
}

function namesPolicy(element: Element, longest: number): boolean {
  const text = startOfSeenText(element, longest + 1)
  return text.length <= longest && HEADING.test(text)
}

function decoded(href: string): string {
  try {
    return decodeURI(href.slice(0, MAX_TEXT * 5))
  } catch {
    return href
  }
}

import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { bareHost } from '../../syntax/preview.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { shutParts } from '../../visit/shut-parts.ts'
import { isSampleContact } from '../content/sample-contacts.ts'
import { shownMails } from './shown-mails.ts'

/** Whether visitors can write with a click. */
export const mailAddresses = defineTopic({
  checks: {
    'mail-not-linked': {
      severity: 'notice',
      title: 'An email address cannot be clicked',
      why: 'Visitors have to select and copy the address, which is hard on a phone. Programs that collect addresses read plain text just as well as a link.',
      fix: 'Link the address: <a href="mailto:info@example.com">info@example.com</a>.',
      help: 'https://www.rfc-editor.org/rfc/rfc6068',
      example: '<footer><p>Email: info@kranz-cycles.de</p></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const mails = shownMails(page.document)
    const shut = page.document.elementsAt(await shutParts(visit))
    return {
      judgements: unlessUnfilled(page, { 'mail-not-linked': judgeAddresses(page, shut) }),
      ...(mails.length > 0 && { facts: { mails } }),
    }
  },
})

/** Elements, and characters of each, that are looked at. */
const MAX_ELEMENTS = 3000
const MAX_TEXT = 200
const HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'div', 'address', 'strong', 'b'] as const
/** What stands before an address, in languages of the web. */
const LABELS =
  'e-?mail|mail|courriel|correo|e-?post|e-?posta|sähköposti|почта|пошта|имейл|メール(?:アドレス)?|이메일|메일|邮箱|郵箱|信箱|电子邮件|電子郵件|ایمیل|البريد الإلكتروني|بريد إلكتروني|דוא["״]ל|אימייל|อีเมล|ईमेल'
/** An address that is all of a text, or stands behind its label. */
const ADDRESS = new RegExp(
  `(?:^|(?:${LABELS})(?:\\s?[:：]\\s?|\\s))([a-z\\d][\\w.+-]{0,40}@((?:[a-z\\d-]{1,40}\\.){1,3}[a-z]{2,12}))(?:$|[\\s,;|·)])`,
  'i',
)
/** How the addresses of all people of a firm are built, which is none itself. */
const NAMED_SO =
  /^(?:first-?name|vorname|fornavn|fornamn|etunimi|voornaam|pr[eé]nom|nome|nombre|imie|jmeno)[._-]?(?:last-?name|sur-?name|nachname|etternavn|efternavn|efternamn|sukunimi|achternaam|nom|cognome|sobrenome|apellido|nazwisko|prijmeni)@/i
/** A word of the next element behind an address, which a style puts elsewhere; the element of the address has it alone. */
const GLUED = /\.[a-z]{2,12}[A-Z][^.]*$/
/** Steps up to what says what an address is for. */
const MAX_STEPS = 20

/** @param shut what nobody gets to see */
function judgeAddresses({ document, preview, url }: JudgedPage, shut: ReadonlySet<Element>): Judgement {
  if (isLegalNotice(url))
    return notApplicable('the addresses of a legal notice are those of hosts and authorities as well')
  const own = [url, preview?.origin].flatMap(at => (at === undefined ? [] : [bareHost(new URL(at).hostname)]))
  const isForContacts = CONTACT_PAGE.test(new URL(url).pathname)
  const found = new Map<string, Element>()
  const isShut = (element: Element) =>
    shut.has(element) || [...shut].some(part => document.isBelow(element, part))
  for (const element of document.elements(...HOLDERS).slice(0, MAX_ELEMENTS)) {
    const text = startOfSeenText(element, MAX_TEXT)
    const match = ADDRESS.exec(text)
    // What goes on behind the cut is not known here; an inner element has it whole.
    const isCut = match !== null && text.length >= MAX_TEXT && match.index + match[0].length >= text.length
    const [, address, host] = match ?? []
    if (!address || !host || isCut || GLUED.test(host) || isServed(element)) continue
    if (NAMED_SO.test(address) || isSampleContact(address)) continue
    // Of elements within each other the inner one, which comes last, says where it is.
    const isOwn = own.some(name => name === host.toLowerCase() || isNamedAfter(address, name))
    if ((isOwn || isForContacts || isOfContacts(element)) && !isShut(element))
      found.set(address.toLowerCase(), element)
  }
  if (found.size === 0) return notApplicable('the page shows no email address of the site')
  const linked = mailLinks(document)
  return failWhere(
    [...found]
      .filter(([address]) => !holdsLinked(address, linked))
      .map(([address, element]) =>
        document.occurrence(element, `${address} is text without a mailto: link.`),
      ),
  )
}

/** Whether an address is linked, without what stands right before or behind it in an element of its own. */
function holdsLinked(address: string, linked: ReadonlySet<string>): boolean {
  const mailbox = address.indexOf('@')
  for (let from = 0; from < mailbox; from++)
    for (let to = address.length; to > mailbox + 1; to--) if (linked.has(address.slice(from, to))) return true
  return false
}

/** Whatever writes to the address or shows it in a link of its own, such as one that a script completes. */
function mailLinks(document: HtmlDocument): ReadonlySet<string> {
  return new Set(
    document.elements('a', 'area', 'button').flatMap(link => {
      if (isInert(link)) return []
      const target = /^mailto:([^?]{1,100})/i.exec(attribute(link, 'href')?.trim() ?? '')?.[1]
      return [target, startOfSeenText(link, MAX_TEXT)].flatMap(text =>
        text ? [text.trim().toLowerCase()] : [],
      )
    }),
  )
}

/** Letters that the name of a site needs to be told from a word. */
const MIN_NAME = 6

/** Whether an address at a free mail service is called like the site: kranz.cycles@gmail.com at kranzcycles.de. */
function isNamedAfter(address: string, host: string): boolean {
  const [name, local] = [host.split('.')[0]!, address.split('@')[0]!].map(text =>
    text.toLowerCase().replace(/[^a-z\d]/g, ''),
  )
  return name!.length >= MIN_NAME && local === name
}

/** Pages that are there to say how to get in touch, by the last part of their address. */
const CONTACT_PAGE =
  /\/(?:contacts?|contact-?us|contactez-nous|kontakte?|kontaktai|kontakty|contatti|contacto|contatos?|contactos|contacte|kapcsolat|iletisim|yhteystiedot)(?:\.html?|\.php|\/(?:index\.html?)?)?$/i

/** What shows an address for another reason: a control, or an example of what to write. */
const SERVING = new Set(['a', 'button', 'label', 'form', 'pre', 'code'])
const CONTACTS = new Set(['footer', 'address'])
/** What is called so, where no element says it. */
const CALLED_CONTACTS = /(?:^|[\s_-])(?:footer|contacts?|kontakte?|contatti|contacto|contato)(?:$|[\s_-])/i
const MAX_NAMES = 200

/** What an anchor may have that neither leads anywhere nor is what a script finds it by. */
const INERT = new Set(['rel', 'target', 'style', 'title', 'data-start', 'data-end'])

/** Whether an anchor does nothing: it has no address, and nothing by which a script would serve it. */
function isInert({ tagName, attrs }: Element): boolean {
  return tagName === 'a' && attrs.every(({ name }) => INERT.has(name))
}

function isServed(element: Element): boolean {
  return isAmong(element, at => SERVING.has(at.tagName) && !isInert(at))
}

function isOfContacts(element: Element): boolean {
  return isWithin(element, CONTACTS) || isAmong(element, isCalledContacts)
}

function isCalledContacts(element: Element): boolean {
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return CALLED_CONTACTS.test(names.slice(0, MAX_NAMES))
}

function isWithin(element: Element, tags: ReadonlySet<string>): boolean {
  return isAmong(element, ({ tagName }) => tags.has(tagName))
}

/** Whether an element or one around it is of a kind. */
function isAmong(element: Element, is: (at: Element) => boolean): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) if (is(at)) return true
  return false
}

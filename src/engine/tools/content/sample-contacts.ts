import { labelledNumbers } from '../../page/text/phone-numbers.ts'
import { isOwnersHost, OWNERS_HOST } from '../../syntax/sample-host.ts'

/** Names of nobody. */
const NOBODY =
  /^(?:by |von |par |por |[–—-]\s?)?(?:(?:john|jane) doe|(?:max|erika) mustermann)(?:$|,? (?:[–—-] )?(?:ceo|cto|founder|co-founder|designer|developer|manager|director|customer|client|marketing|author)\b.{0,40}$|[,.]$)/i

/** Mailboxes by their parts: at hosts that exist only those count that nobody would have. */
const SAMPLE_ADDRESSES: readonly RegExp[] = [
  new RegExp(`^[\\w.+-]{1,40}@${OWNERS_HOST}$`, 'i'),
  /^[\w.+-]{1,40}@(?:example\.(?:com|org|net)|mydomain\.com)$/i,
  /^(?:info|contact|hello|mail|support|office|sales|name|email|example|your(?:[-_.]?(?:name|email|mail))?|user)@(?:domain|website|mysite|yoursite)\.com$/i,
  /^(?:example|your(?:[-_.]?(?:name|email|mail))?|name|email|someone|john\.?doe|jane\.?doe)@(?:site|email|mail|gmail|company)\.com$/i,
  // Google gives names of six characters and more: https://support.google.com/mail/answer/9211434
  /^[a-z0-9]{1,5}(?:\+[\w.-]{1,20})?@gmail\.com$/i,
]

/**
 * Digits of a telephone number that nobody has: only zeros behind the country, eight digits in a row, seven of them behind
 * zeros, nine times the same one, 555 of films.
 */
const SAMPLE_DIGITS =
  /^(?:\d{0,3}0{8,}|\d{0,6}(?:1234567890?|12345678|23456789)|0123456789|0{2,3}1234567|\d{0,5}([1-9])\1{8}|1?5551234567)$/

/** The number behind a link that opens a chat. */
const WHATSAPP =
  /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:%2B|\+)?([\d\s()-]{7,25}|[\dx]{0,5}x{5,12}|your[-_]?(?:phone|whatsapp)?[-_]?number(?:[-_]?here)?)(?:$|[/?&#])/i

/** What site builders put for an address and a number. */
const SAMPLE_PLACES =
  /^(?:500 terry fran(?:c|ç)ois street\b.{0,60}|(?:tel|phone|call us)?[:.]?\s?123-456-7890|(?:tel|phone)?[:.]?\s?\(?555\)?[- ]555[- ]5555)$/i

/** Digits in a row or zeros behind the code of a country and an area, as templates have them. */
const SAMPLE_NUMBER =
  /^(?:(?:tel|phone|call us|тел|телефон)[.:]?\s?)?\+?\d{1,3}[\s-]?\(?\d{2,4}\)?[\s-](?:12-34-56|123-45-67|00-00-00|000-00-00)$/i

/**
 * Numbers that nobody has in North America: the area code 555, the line numbers kept for fiction, and toll-free numbers
 * whose middle begins with 0 or 1. Other countries group their digits otherwise, or have no such area code.
 *
 * @see https://www.nanpa.com/numbering/555-line-numbers
 */
const UNASSIGNED_NUMBER =
  /^(?:(?:tel|phone|call(?: us)?|fax)[.:]?\s?)?(?:\+?1[-. ])?(?:\(555\) ?\d{3}-\d{4}|\(?[2-9]\d\d\)?[-. ]555[-. ]01\d\d|\(?8(?:00|33|44|55|66|77|88)\)?[-. ][01]\d\d[-. ]\d{4})$/i

/** Addresses of templates. There is a "123 Main Street" in many towns, but not in these. */
const SAMPLE_STREET =
  /^(?:address[.:]?\s?)?(?:123|1234|12345) (?:main|any|fake|example|sample|street|your|business) (?:st|street|rd|road|ave|avenue|name)\b.{0,40}\b(?:any ?town|any ?city|your ?(?:city|town)|city ?name|city, (?:st|state)\b|12345)(?:$|[\s,.].{0,20}$)/i

const LONGEST = 120

const SAMPLES_OF_PLACES = [SAMPLE_PLACES, SAMPLE_NUMBER, SAMPLE_STREET]

/** Whether a whole text is the name of nobody, with a role at most. */
export function isNobody(text: string): boolean {
  return text.length <= LONGEST && NOBODY.test(text)
}

/** Whether a whole text is a mailbox, a site or a phone number of nobody, with a label at most. */
export function isSampleContact(text: string): boolean {
  if (text.length > LONGEST) return false
  const bare = text.replace(/^(?:e-?mail|mail|contact|kontakt|courriel|correo|web|website)\s?[:.]?\s/i, '')
  return isSampleAddress(bare) || isOwnersHost(bare) || UNASSIGNED_NUMBER.test(text)
}

/** What explains how a number is to be written. */
const FORMAT =
  /(?<!\p{L})(?:e\.? ?g\.|z\. ?b\.|p\. ?ej\.|ej(?:emplo)?[.:]|ex(?:ample|emple|emplo)?[.:]|es\.|format)/iu
/** Characters of a text with the details of a contact. */
const LONGEST_CONTACT = 300

/** The number of nobody among those that a text calls phone numbers: "Tel.: +54 9 11 2345-6789". */
export function sampleNumberIn(text: string): string | undefined {
  if (text.length > LONGEST_CONTACT || FORMAT.test(text)) return undefined
  return labelledNumbers(text).find(({ digits }) => SAMPLE_DIGITS.test(digits))?.number
}

/** Whether a phone number, by its digits, is one that nobody has. */
export function isSampleNumber(digits: string): boolean {
  return SAMPLE_DIGITS.test(digits)
}

/** Whether a whole text is the address or the number that a site builder puts there. */
export function isSamplePlace(text: string): boolean {
  return text.length <= LONGEST && SAMPLES_OF_PLACES.some(pattern => pattern.test(text))
}

/** Whether a link leads to somebody who does not exist: `mailto:example@example.com`, `tel:+1234567890`,
 * `https://your-domain.com/`. */
export function leadsToNobody(href: string): boolean {
  const target = href.trim().slice(0, LONGEST)
  const mail = /^mailto:([^?]{1,100})/i.exec(target)?.[1]
  if (mail !== undefined) return isSampleAddress(mail)
  const number = /^tel:([+\d\s().-]{7,40})$/i.exec(target)?.[1]
  if (number !== undefined) return SAMPLE_DIGITS.test(number.replace(/\D/g, ''))
  const messenger = WHATSAPP.exec(target)?.[1]
  if (messenger !== undefined)
    return /^[\d\s()-]+$/.test(messenger) ? SAMPLE_DIGITS.test(messenger.replace(/\D/g, '')) : true
  const host = /^https?:\/\/([^/?#:]{1,80})/i.exec(target)?.[1]
  return host !== undefined && isOwnersHost(host)
}

function isSampleAddress(address: string): boolean {
  return SAMPLE_ADDRESSES.some(pattern => pattern.test(address))
}

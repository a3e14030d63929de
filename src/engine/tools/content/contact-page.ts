import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { folded } from '../../syntax/folded-path.ts'

/** Blocks, and characters of each and of a title, that are looked at. */
const MAX_BLOCKS = 200
const MAX_TEXT = 500
/** Words of a heading, or of a part of a title, which names what a page is and does not tell a story. */
const MAX_WORDS = 5
/** Mailboxes and numbers that make a page with few words one to get in touch by. */
const MIN_CONTACTS = 2
const MAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gi
/** Words by which a page asks its readers to get in touch, as {@link folded} writes them. */
const GET_IN_TOUCH =
  /contact(?!less|ors?(?:-|$)|-lens)|kontakt(?!lins|los)|contatt|contato|yhteyst|kapcsolat|elerhetoseg|iletisim|ulasin|bizimle|get-in-touch|(?:reach|write|e-?mail|call|message|ring|phone)-(?:to-)?(?:us|me)(?![a-z])|schreib(?:en|t)?-(?:sie-)?(?:uns|mir)|ecri(?:vez|re)|escrib(?:[ae]|enos|irnos)|escreva|scriv(?:ici|eteci)|skriv-til|napist?e|napisz|επικοινων|контакт|связ(?:ь|ат)|свяж|зв'яз|напиш|問い?合わ?せ|連絡|联系|聯[絡繫]|문의|연락|اتصل|تواصل|צור-?קשר|צרו-?קשר|ติดต่อ|lien-he|hubungi/u

/**
 * Whether a page with few words is there to get in touch, whatever its address: it has several mailboxes or numbers, or
 * asks for it and has one. What its title or heading promises so, a link or a form may keep.
 */
export function isContactPage(document: HtmlDocument, { allBlocks, elements }: MainText): boolean {
  const own = allBlocks.filter(block => !block.boilerplate).slice(0, MAX_BLOCKS)
  const texts = own.map(({ text }) => text.slice(0, MAX_TEXT))
  const contacts = new Set(texts.flatMap(text => text.toLowerCase().match(MAIL) ?? []))
  let hasWay = false
  for (const element of elements) {
    const href = element.tagName === 'a' ? attribute(element, 'href')?.trim() : undefined
    const contact = /^(?:mailto|tel):([^?]{3,100})/i.exec(href?.slice(0, MAX_TEXT) ?? '')?.[1]
    if (contact !== undefined) contacts.add(contact.toLowerCase())
    hasWay ||= href !== undefined || element.tagName === 'form'
  }
  if (contacts.size >= MIN_CONTACTS) return true
  const heading = own.find(({ kind }) => kind === 'heading')?.text.slice(0, MAX_TEXT) ?? ''
  const titles = [heading, ...document.elements('title').map(title => startOfSeenText(title, MAX_TEXT))]
  const asks = (text: string) => GET_IN_TOUCH.test(folded(text))
  const promises = titles
    .flatMap(title => title.split(/[|–—·:•]|\s-\s/))
    .some(part => part.trim().split(/\s+/).length <= MAX_WORDS && asks(part))
  return (hasWay && promises) || (contacts.size > 0 && texts.some(asks))
}

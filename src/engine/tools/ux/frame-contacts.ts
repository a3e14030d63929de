import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'

/** What the fixed parts of a page lead to: whom to call and to write to. */
export interface FrameContacts {
  /** Digits of phone numbers. */
  phones: string[]
  /** Mailboxes, in lower case. */
  mails: string[]
}

/** Links of a frame that are looked at: one with more lists the people of a firm. */
const MAX_LINKS = 6
const MAX_STEPS = 30
const MAX_HREF = 200
const MIN_DIGITS = 7

/** The phone numbers and mailboxes that header and footer of a page link to; of a list of many of a kind none. */
export function frameContacts(document: HtmlDocument): FrameContacts {
  const phones = new Set<string>()
  const mails = new Set<string>()
  for (const link of document.elements('a')) {
    const href = (attribute(link, 'href') ?? '').trim().slice(0, MAX_HREF)
    const [scheme = '', rest = ''] = href.split(/:(.*)/s)
    const isCall = /^tel$/i.test(scheme)
    if ((!isCall && !/^mailto$/i.test(scheme)) || !isInFrame(link)) continue
    const mail = percentDecoded(rest.split('?')[0]!).trim().toLowerCase()
    const digits = rest.replace(/\D/g, '')
    if (isCall && digits.length >= MIN_DIGITS) phones.add(digits)
    else if (!isCall && mail.includes('@')) mails.add(mail)
  }
  const few = (values: ReadonlySet<string>) => (values.size > MAX_LINKS ? [] : [...values])
  return { phones: few(phones), mails: few(mails) }
}

function isInFrame(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    if (at.tagName === 'main' || at.tagName === 'article') return false
    if (at.tagName === 'footer' || at.tagName === 'header') return true
  }
  return false
}

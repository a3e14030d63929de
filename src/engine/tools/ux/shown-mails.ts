import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isSampleContact } from '../content/sample-contacts.ts'

/** Characters of a page and of a link that are looked at, and mailboxes of a page: one with more is a list of people. */
const MAX_TEXT = 100_000
const MAX_HREF = 200
const MAX_MAILS = 20
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g

/** The mailboxes that a page shows or links to, in lower case; of a page that lists many none. */
export function shownMails(document: HtmlDocument): string[] {
  const links = document
    .elements('a')
    .map(link => (attribute(link, 'href') ?? '').trim().slice(0, MAX_HREF))
    .filter(href => /^mailto:/i.test(href))
    .map(href => percentDecoded(href.slice('mailto:'.length).split('?')[0]!))
  const text = document.body ? startOfSeenText(document.body, MAX_TEXT) : ''
  const mails = new Set<string>()
  for (const written of [text, ...links])
    for (const [mail] of written.matchAll(EMAIL)) if (!isSampleContact(mail)) mails.add(mail.toLowerCase())
  return mails.size > MAX_MAILS ? [] : [...mails]
}

import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, foldSpace } from '../../formats/html/document.ts'
import type { Item, Text } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import { asFarAsFollowed } from './item-lookup.ts'
import { ownBusiness } from './own-business.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { shownHours, timesIn } from './shown-hours.ts'

/** Whether data and page give one way to reach the business that runs the site. */
export const statedContacts = defineTopic({
  checks: {
    'contact-contradicts-page': {
      severity: 'warning',
      title: 'Structured data gives the business another phone number, postal code or hours than the page',
      why: 'Google shows what structured data says, so customers call the wrong number, drive to the old place or find the door closed. Where the two contradict each other, it may trust neither.',
      fix: 'Fill structured data from the same setting as the text of the page, and correct the one that is out of date.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      example: '"telephone": "+49 7531 123456", on a page whose only number is <a href="tel:+497531654321">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judge(read), UNSURE_UNFILLED) }
  },
})

const CHECK = 'contact-contradicts-page'

function judge(read: SchemaPage) {
  const tally = new Tally<typeof CHECK>()
  return asFarAsFollowed(
    () => compareAll(tally, read),
    () => ({
      [CHECK]: tally.judgement(CHECK, 'the page does not give one business in data and in text to compare'),
    }),
  )
}

function compareAll(tally: Tally<typeof CHECK>, read: SchemaPage): void {
  const business = ownBusiness(read)
  if (!business) return
  const { lookup } = read
  for (const compared of [
    comparePhone(read, business),
    comparePostalCode(read, business),
    compareHours(read, business),
  ]) {
    if (!compared) continue
    tally.saw(CHECK)
    const { stated, shown, what } = compared
    if (shown === undefined) continue
    const message = `${lookup.label(business)}, ${what} "${cutEnd(stated.text.trim(), 40)}" is not on the page, which shows "${shown}"`
    tally.fault(CHECK, () => lookup.data.occurrence(stated.place, message))
  }
}

/** What was compared; `shown` where the page shows something else, and that alone. */
interface Compared {
  what: string
  stated: Text
  shown?: string
}

/** Digits by which a number is known, with and without the codes in front, and those that it has at least with them. */
const LAST_DIGITS = 7
const MIN_DIGITS = 9
/** Between the digits of one number. */
const SEPARATORS = /(?<=\d)[\s\u00a0()./–-]{1,4}(?=\d)/g

/** Only where all `tel:` links of the page call one number, and the one of the data is nowhere. */
function comparePhone({ lookup, page, text }: SchemaPage, business: Item): Compared | undefined {
  const points = lookup.items(business, 'contactPoint')
  const stated = [business, ...points].flatMap(item => lookup.texts(item, 'telephone'))
  const [first] = lookup.texts(business, 'telephone')
  const links = page.document.elements('a', 'area').flatMap(link => {
    const href = attribute(link, 'href')?.trim() ?? ''
    return /^tel:/i.test(href) ? [{ href: href.slice(4).trim(), digits: digitsOf(href) }] : []
  })
  const numbers = stated.map(({ text }) => digitsOf(text))
  const [called] = links
  if (!first || !called || [...numbers, called.digits].some(({ length }) => length < MIN_DIGITS))
    return undefined
  const known = { what: 'telephone', stated: first }
  const lasts = new Set(links.map(({ digits }) => digits.slice(-LAST_DIGITS)))
  const plain = [text.text, text.source].map(written => written.replace(SEPARATORS, ''))
  const isShown = numbers.some(digits => plain.some(written => written.includes(digits.slice(-LAST_DIGITS))))
  return lasts.size > 1 || isShown ? known : { ...known, shown: called.href.slice(0, 40) }
}

/** Without an extension. */
function digitsOf(number: string): string {
  return number.replace(/(?:;|ext|x|#)[\s\S]*$/i, '').replace(/\D/g, '')
}

const POSTAL_CODE = /^(?:\d{3} ?\d{2}(?:-\d{4})?|\d{3} ?\d{3})$/
const SHOWN_CODES = { 5: /(?<![\d+])\d{3} ?\d{2}(?!\d)/g, 6: /(?<![\d+])\d{3} ?\d{3}(?!\d)/g } as const
const PHONE = /\+?\(?\d[\d ()./–-]{6,20}\d/g
const POST_OFFICE_BOX = /postfach|p\.?\s?o\.? ?box|\bb\.?p\.? \d|apartado|casella postale/i
/** Nodes and characters of an `<address>`, and how many of them are read. */
const MAX_NODES = 100
const MAX_ADDRESS = 400
const MAX_ADDRESSES = 20

/** Only where the page's `<address>` has one postal code of the same length, and that of the data is nowhere. */
function comparePostalCode({ lookup, page, text }: SchemaPage, business: Item): Compared | undefined {
  const [address, ...more] = lookup.items(business, 'address')
  const [stated, ...others] = address ? lookup.texts(address, 'postalCode') : []
  if (!stated || more.length > 0 || others.length > 0 || !POSTAL_CODE.test(stated.text.trim()))
    return undefined
  const code = plainCode(stated.text)
  const elements = page.document.elements('address').slice(0, MAX_ADDRESSES)
  const shown = elements.map(writtenIn).join(' | ')
  const street = lookup
    .texts(address!, 'streetAddress')
    .map(({ text }) => plainCode(text))
    .join(' ')
  const pattern = SHOWN_CODES[code.length as 5 | 6]
  const isPhone = (part: string) => digitsOf(part).length >= MIN_DIGITS && !POSTAL_CODE.test(part.trim())
  const written = shown.replace(PHONE, part => (isPhone(part) ? ' ' : part))
  const codes = [...new Set([...written.matchAll(pattern)].map(([one]) => plainCode(one)))]
  const found = codes.filter(one => !street.includes(one))
  if (found.length === 0) return undefined
  const known = { what: 'postalCode', stated }
  const isShown = [text.text, text.source].some(one => one.replace(SEPARATORS, '').includes(code))
  return found.length > 1 || isShown || POST_OFFICE_BOX.test(shown) ? known : { ...known, shown: found[0]! }
}

/** Characters of the hours that a message shows. */
const MAX_HOURS = 60
/** Times of data and of the page from which on none in common says that one of both is old. */
const MIN_TIMES = 2

/** Only where the page shows hours, and none of the times in the data is one of its times. */
function compareHours({ lookup, page }: SchemaPage, business: Item): Compared | undefined {
  const periods = lookup.items(business, 'openingHoursSpecification')
  const stated = [
    ...lookup.texts(business, 'openingHours'),
    ...periods.flatMap(period => [...lookup.texts(period, 'opens'), ...lookup.texts(period, 'closes')]),
  ]
  const [first] = stated
  const shown = shownHours(page.document)
  if (!first || shown.length === 0) return undefined
  const told = stated.flatMap(({ text }) =>
    [...text.matchAll(STATED_TIME)].map(([, h, m]) => (Number(h) % 24) * 60 + Number(m)),
  )
  const times = shown.map(({ text }) => timesIn(text))
  const all = new Set(times.flatMap(some => [...(some ?? [])]))
  const known = { what: first.text.length > 8 ? 'openingHours' : 'opens', stated: first }
  if (new Set(told).size < MIN_TIMES || all.size < MIN_TIMES) return undefined
  const agrees = times.includes(undefined) || told.some(time => all.has(time))
  return agrees ? known : { ...known, shown: cutEnd(shown.at(-1)!.text, MAX_HOURS) }
}

const STATED_TIME = /(?<!\d)([01]\d|2[0-4]):([0-5]\d)/g

/** The texts of an address with blanks between them: a line ends at a `<br>`. */
function writtenIn(address: Element): string {
  const parts = [...firstNodes(address, MAX_NODES)].flatMap(node =>
    node.nodeName === '#text' && 'value' in node ? [node.value.slice(0, MAX_ADDRESS)] : [],
  )
  return foldSpace(parts.join(' ')).slice(0, MAX_ADDRESS)
}

/** Of nine digits, those that say the place. */
function plainCode(code: string): string {
  return code
    .trim()
    .replace(/-\d{4}$/, '')
    .replace(/\s+/g, '')
}

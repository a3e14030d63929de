import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import {
  isFictionalNumber,
  type LabelledNumber,
  labelledNumbers,
  localNumbers,
  MIN_PHONE_DIGITS,
  namesFax,
} from '../../page/text/phone-numbers.ts'
import { firstNodes, LINE_END, startOfSeenLines, startOfSeenText } from '../../page/text/text-start.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isSampleNumber } from '../content/sample-contacts.ts'

/** Whether visitors on a phone can call with a tap. */
export const phoneNumbers = defineTopic({
  checks: {
    'phone-not-linked': {
      severity: 'notice',
      title: 'A phone number cannot be tapped',
      why: 'Visitors on a phone expect to call with a tap. Browsers link some numbers by themselves, but not all.',
      fix: 'Link the number: <a href="tel:+49301234567">030 1234567</a>.',
      help: 'https://web.dev/articles/click-to-call',
      example: '<p>Phone: +49 30 1234567</p>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'phone-not-linked': judgeNumbers(page.document) }) }
  },
})

/** Elements, and characters of each, that are looked at. */
const MAX_ELEMENTS = 3000
const MAX_TEXT = 200
const HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'div', 'address', 'strong', 'b', 'a', 'h3', 'h4'] as const
/** A whole text of a number, behind an icon of a phone by its class: Font Awesome, Bootstrap Icons, Remix and others. */
const NUMBER = /^\+?\(?\d[\d ()./-]{6,20}\d$/
const PHONE_ICON = /(?:^|[\s_-])(?:tele)?phone(?:$|[\s_-])/i
/** Digits by which a number is known, with and without the codes in front. */
const LAST_DIGITS = 6

function judgeNumbers(document: HtmlDocument): Judgement {
  if (isLegalNotice(document.url))
    return notApplicable('the numbers of a legal notice are those of hosts and authorities as well')
  const called = calledNumbers(document)
  const language = primaryLanguage(document)
  const order = document.elements()
  const found = new Map<string, { element: Element; number: string }>()
  for (const element of document.elements(...HOLDERS).slice(0, MAX_ELEMENTS)) {
    if (isOfSample(element) || isInCard(element)) continue
    const text = startOfSeenText(element, MAX_TEXT)
    const all = NUMBER.test(text) ? text.replace(/\D/g, '') : ''
    if (all.length >= MIN_PHONE_DIGITS && (hasPhoneIcon(element) || isLikeCalled(all, called, element)))
      found.set(all.slice(-LAST_DIGITS), { element, number: text })
    if (text.length <= MAX_ALONE && !/\p{L}/u.test(text) && isBehindFax(element, order)) {
      const last = digitsOf(text).slice(-LAST_DIGITS)
      // What is around both may have been read with the number, and not with its label.
      if (document.isBelow(element, found.get(last)?.element ?? element)) found.delete(last)
      continue
    }
    const lines = startOfSeenLines(element, MAX_TEXT)
    for (const number of isInAddress(element) ? numbersAlone(lines) : [])
      found.set(digitsOf(number).slice(-LAST_DIGITS), { element, number })
    const local = localNumbers(lines, language).filter(isNoCount)
    const ofPhones = local.length > 0 && !isBesideFax(element, text) ? local : []
    for (const { number, digits, end } of [...labelledNumbers(lines), ...ofPhones]) {
      // Of an example or of a picture of a document, which nobody is to call; what a template left is told as such.
      if (isFictionalNumber(digits) || isSampleNumber(digits) || COUNTED_UP.test(digits)) continue
      // What goes on behind the cut is not known here; an inner element has it whole.
      if (text.length >= MAX_TEXT && !/\p{L}/u.test(text.slice(end))) continue
      // What is around a card has the text of the card as well.
      if (isInCard(innermostWith(element, digits))) continue
      // Of elements within each other the inner one, which comes last, says where it is.
      found.set(digits.slice(-LAST_DIGITS), { element, number })
    }
  }
  if (found.size === 0) return notApplicable('the page shows no phone number')
  const shown = Array.from(found.values(), ({ number }) => digitsOf(number))
  return failWhere(
    [...found]
      .filter(
        ([last, { number }]) =>
          !called.some(digits => isCalled(digits, last, number)) &&
          !goesOn(digitsOf(number), [...called, ...shown]),
      )
      .map(([, { element, number }]) =>
        document.occurrence(
          innermostWith(element, digitsOf(number)),
          `${number.trim()} is text without a tel: link.`,
        ),
      ),
  )
}

/**
 * A number of a country with its zero in front, or of North America, in several groups: in an `<address>` nothing else has
 * this form and a line for itself, but for numbers of firms in Belgium, and dates.
 */
const NATIONAL =
  /^(?!\d{4}\.\d{3}\.\d{3}$|\d\d[./]\d\d[./](?:19|20)\d\d(?!\d))(?:\(?0\d{1,5}\)?[ ()./\u00a0-][\d ()./\u00a0-]{4,14}\d|[2-9]\d\d[-.]\d{3}[-.]\d{4})$/
const MIN_NATIONAL_DIGITS = 9
const MAX_NATIONAL_DIGITS = 12

/** Whether an element is an `<address>`, or in one, that has no fax. */
function isInAddress(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at))
    if (at.tagName === 'address') return !namesFax(startOfSeenText(at, MAX_PART))
  return false
}

/** Lines of a text that are a phone number and nothing else. */
function numbersAlone(lines: string): string[] {
  // The last one of a text that is cut may go on.
  const whole = lines.length < MAX_TEXT ? lines : lines.slice(0, lines.lastIndexOf(LINE_END) + 1)
  return whole.split(LINE_END).filter(line => {
    const digits = NATIONAL.test(line) ? digitsOf(line) : ''
    const isLong = digits.length >= MIN_NATIONAL_DIGITS && digits.length <= MAX_NATIONAL_DIGITS
    return isLong && !isFictionalNumber(digits) && !isSampleNumber(digits)
  })
}

/** Elements of one that are looked at, and characters of each. */
const MAX_CHILDREN = 100
const MAX_PART = 2000

/** The smallest element in one that has all digits of a number in a row. */
function innermostWith(element: Element, digits: string): Element {
  let at = element
  for (let step = 0; step < MAX_STEPS; step++) {
    const inner = at.childNodes
      .filter(isElement)
      .slice(0, MAX_CHILDREN)
      .find(child => digitsOf(startOfSeenText(child, MAX_PART)).includes(digits))
    if (!inner) return at
    at = inner
  }
  return at
}

function primaryLanguage({ html }: HtmlDocument): string {
  const tag = ((html && attribute(html, 'lang')) ?? '').trim()
  return /^[a-z]{2,3}(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? ''
}

/** Characters of a text that is little more than a number, which a cell before it may call that of a fax. */
const MAX_ALONE = 25

/** Elements between a number and its label, such as the cell that holds it, and characters of a label. */
const MAX_BETWEEN = 5
const MAX_LABEL = 25

/** Whether what stands right before a number, as a heading or a term does, says that it is that of a fax. */
function isBehindFax(element: Element, order: readonly Element[]): boolean {
  const ancestors = new Set<Element>()
  let at = parentOf(element)
  for (let step = 0; at && step < MAX_BETWEEN; step++, at = parentOf(at)) ancestors.add(at)
  for (let step = 1; step <= MAX_BETWEEN; step++) {
    const before = order[element.order! - step]
    if (!before) return false
    if (ancestors.has(before)) continue
    const label = startOfSeenText(before, MAX_TEXT)
    return label.length <= MAX_LABEL && isOfFax(before) && !PHONE_AS_WELL.test(label)
  }
  return false
}

/** "Tel./Fax" is called as well. */
const PHONE_AS_WELL = /tel(?!e?-?(?:fax|faks|cop))|phone|тел|電話|电话|전화/i

function isBesideFax(element: Element, text: string): boolean {
  const row = parentOf(element)
  return text.length <= MAX_ALONE && row !== undefined && isOfFax(row)
}

/** Numbers of Russian templates, which count up at their end: "+7 (999) 123-45-68"; 999 is no area there. */
const COUNTED_UP = /^[78]?999\d*12345\d\d$|^[78]\d{3}123456[789]$/

/** Whether the pairs of a number do not count up, as "01 02 03 04 05", which stands on the steps of a list or of slides. */
function isNoCount({ digits }: LabelledNumber): boolean {
  const pairs = Array.from({ length: Math.floor(digits.length / 2) }, (_, at) =>
    Number(digits.slice(2 * at, 2 * at + 2)),
  )
  return pairs.some((pair, at) => at > 0 && pair !== pairs[at - 1]! + 1)
}

/** What shows how a number is to be written, or is code. */
const SAMPLES = new Set(['pre', 'code', 'label', 'button'])
const MAX_STEPS = 20

function isOfSample(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at))
    if (SAMPLES.has(at.tagName)) return true
  return false
}

/** Characters of a link from which on it is a card or a line that leads to a page, whatever numbers it holds. */
const MIN_CARD = 60

/** Whether an element is in a link to a page that says much more than a number: no link to call can stand in it. */
function isInCard(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    if (at.tagName !== 'a') continue
    const leads = /^(?!#|javascript:|tel:|$)/i.test((attribute(at, 'href') ?? '').trim())
    return leads && startOfSeenText(at, MAX_TEXT).length >= MIN_CARD
  }
  return false
}

/** The digits that links call, and those that they show. */
function calledNumbers(document: HtmlDocument): string[] {
  return document.elements('a', 'area').flatMap(link => {
    const href = attribute(link, 'href')?.trim() ?? ''
    const isCall = /^(?:tel|callto|sms|whatsapp):|\bwa\.me\/|api\.whatsapp\.com/i.test(href)
    // The number that is shown may have an extension which the link has not, and can be tapped as it stands there.
    return isCall ? [href, startOfSeenText(link, MAX_TEXT)].map(text => text.replace(/\D/g, '')) : []
  })
}

/** Digits in front by which numbers are of one network or town. */
const SAME_START = 4

/** Whether a text of digits alone looks like one that a link calls: as many of them, and the same in front; a fax does too. */
function isLikeCalled(all: string, called: readonly string[], element: Element): boolean {
  const start = all.slice(0, SAME_START)
  if (!called.some(digits => digits.length === all.length && digits.startsWith(start))) return false
  const parent = parentOf(element)
  return parent ? ![element, parent].some(isOfFax) : false
}

const FAX_ICON = /(?:^|[\s_-])fax(?:$|[\s_-])/i

function isOfFax(element: Element): boolean {
  if (namesFax(startOfSeenText(element, MAX_TEXT))) return true
  return [...firstNodes(element, MAX_NODES)].some(
    node => isElement(node) && FAX_ICON.test((attribute(node, 'class') ?? '').slice(0, MAX_CLASS)),
  )
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether digits of what stands behind a number were read with it, as those of "825D" in the next element. */
function goesOn(digits: string, others: readonly string[]): boolean {
  return others.some(other => {
    const at = other.length < MIN_PHONE_DIGITS ? -1 : digits.indexOf(other.slice(-MIN_PHONE_DIGITS))
    return at >= 0 && at + MIN_PHONE_DIGITS < digits.length
  })
}

/** Whether a link calls a number, or the first of two that stand in one text without anything between them. */
function isCalled(digits: string, last: string, number: string): boolean {
  const first = digits.slice(-LAST_DIGITS)
  return digits.includes(last) || (first.length === LAST_DIGITS && digitsOf(number).includes(first))
}

/** Nodes of an element, and characters of a class, that are looked at. */
const MAX_NODES = 10
const MAX_CLASS = 200

function isCalledPhone(element: Element): boolean {
  return PHONE_ICON.test((attribute(element, 'class') ?? '').slice(0, MAX_CLASS))
}

function hasPhoneIcon(element: Element): boolean {
  if (isCalledPhone(element)) return true
  return [...firstNodes(element, MAX_NODES)].some(
    node =>
      isElement(node) &&
      /^(?:i|svg|span)$/.test(node.tagName) &&
      PHONE_ICON.test((attribute(node, 'class') ?? '').slice(0, MAX_CLASS)),
  )
}

import { cutEnd } from '../../../text/cut.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText, startOfTexts } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { codeBeforeZero, lacksPlus } from './dialled-numbers.ts'

/** Whether visitors reach whom they read. */
export const contactLinks = defineTopic({
  checks: {
    'contact-link-differs': {
      severity: 'warning',
      title: 'A link shows another phone number or email address than it uses',
      why: 'Visitors who tap it call or write to somebody else, usually at a number or an address that is out of date. Search engines read both.',
      fix: 'Write the same number or address into the text and into href.',
      help: 'https://web.dev/articles/click-to-call',
      example: '<a href="tel:+493012345678">030 8765432</a>',
    },
    'phone-link-without-plus': {
      severity: 'warning',
      title: 'A phone link has a country code without its plus sign',
      why: 'Phones dial the digits as they stand, so the call reaches nobody.',
      fix: 'Write tel:+420777123456 instead of tel:420777123456.',
      help: 'https://web.dev/articles/click-to-call',
      example: '<a href="tel:420777123456">+420 777 123 456</a>',
    },
    'phone-zero-after-code': {
      severity: 'warning',
      title: 'A phone number has a zero after its country code',
      why: 'The zero is dialed only within the country. Calls from phones that dial the number as it stands fail.',
      fix: 'Leave out the zero after the code: +44 20 7946 0018 instead of +44 020 7946 0018.',
      help: 'https://www.itu.int/rec/T-REC-E.123',
      example: '<a href="tel:+4402079460018">020 7946 0018</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return {
      judgements: unlessUnfilled(page, {
        'contact-link-differs': judgeLinks(page.document),
        'phone-link-without-plus': judgePlus(page.document),
        'phone-zero-after-code': judgeZeros(page.document),
      }),
    }
  },
})

function phoneLinks(document: HtmlDocument): { link: Element; number: string }[] {
  return document.elements('a').flatMap(link => {
    const href = (attribute(link, 'href') ?? '').trim().slice(0, MAX_HREF)
    return /^tel:/i.test(href) ? [{ link, number: href.slice(4) }] : []
  })
}

function judgePlus(document: HtmlDocument): Judgement {
  const links = phoneLinks(document)
  if (links.length === 0) return notApplicable('the page has no link to a phone number')
  const language = (document.html && attribute(document.html, 'lang'))?.trim().toLowerCase() ?? ''
  return failWhere(
    links
      .filter(({ link, number }) => lacksPlus(number, startOfSeenText(link, MAX_TEXT), language))
      .map(({ link, number }) =>
        document.occurrence(link, `tel:${number} has no "+" before the country code.`),
      ),
  )
}

/** A number with the code of its country. */
const WITH_CODE = /(?<![\d\p{L}+])(?:\+|00)\s?[1-9][\d\s\u00a0./–-]{8,24}\d(?![\d\p{L}])/gu
/** Characters of the text of a page in which numbers are looked for. */
const MAX_PAGE_TEXT = 100_000

/** Numbers of a page that are told. */
const MAX_SHOWN = 3
const HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'strong', 'b', 'a', 'address', 'div']

/** The innermost element around a number. */
function holderOf(document: HtmlDocument, number: string): Element {
  const holders = document
    .elements(...HOLDERS)
    .filter(element => startOfSeenText(element, MAX_TEXT).includes(number.trim()))
  return holders.at(-1) ?? document.body!
}

/** Characters of a row of a table. */
const MAX_ROW = 500

/** Whether what looks like a number is in several cells of a table, read one after the other. */
function isOfCells(document: HtmlDocument, number: string): boolean {
  const has = (element: Element) => startOfSeenText(element, MAX_ROW).includes(number.trim())
  return document.elements('tr').some(has) && !document.elements('td', 'th').some(has)
}

/** Links that dial such a number, and numbers that are only written. */
function judgeZeros(document: HtmlDocument): Judgement {
  const links = phoneLinks(document)
  const linked = links.filter(({ number }) => codeBeforeZero(percentDecoded(number), true) !== undefined)
  const text = document.body ? startOfSeenText(document.body, MAX_PAGE_TEXT) : ''
  const written = [...new Set(text.match(WITH_CODE) ?? [])]
  if (links.length === 0 && written.length === 0)
    return notApplicable('the page has no phone number with a country code')
  const dialled = new Set(linked.map(({ number }) => number.replace(/\D/g, '')))
  const shown = written.filter(
    number =>
      number.trim().startsWith('+') &&
      codeBeforeZero(number, false) !== undefined &&
      !dialled.has(number.replace(/\D/g, '')) &&
      !isOfCells(document, number),
  )
  const told = new Set<string>()
  return failWhere([
    ...linked.flatMap(({ link, number }) => {
      if (told.has(number)) return []
      told.add(number)
      return document.occurrence(link, `tel:${number} has a zero after the country code.`)
    }),
    ...shown
      .slice(0, MAX_SHOWN)
      .map(number =>
        document.occurrence(
          holderOf(document, number),
          `"${number.trim()}" has a zero after the country code.`,
        ),
      ),
  ])
}

/** Characters of a link that are looked at. */
const MAX_HREF = 200
const MAX_TEXT = 120
/** One number in a text, with the signs that stand in numbers. */
const NUMBER = /(?<![\d\p{L}@])(?:\(\+|\+?\(?)\d[\d\s\u00a0()./–-]{5,22}\d(?![\d\p{L}@])/gu
/** Digits that a number has, and the last of them by which it is known, with and without the codes in front. */
const MIN_DIGITS = 7
const MAX_DIGITS = 15
const LAST_DIGITS = 6
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g

function judgeLinks(document: HtmlDocument): Judgement {
  const links = document.elements('a').flatMap(link => {
    const differing = difference(link)
    return differing === undefined ? [] : [{ link, ...differing }]
  })
  if (links.length === 0) return notApplicable('no link shows the number or the address that it uses')
  return failWhere(
    links
      .filter(({ isSame }) => !isSame)
      .map(({ link, shown, used }) =>
        document.occurrence(link, `"${cutEnd(shown, MAX_TEXT)}" leads to ${cutEnd(used, MAX_TEXT)}.`),
      ),
  )
}

interface Compared {
  shown: string
  used: string
  isSame: boolean
}

/** What a link to call or to write to shows and uses; undefined where one of both is no single number or address. */
function difference(link: Element): Compared | undefined {
  const href = (attribute(link, 'href') ?? '').trim().slice(0, MAX_HREF)
  const text = startOfSeenText(link, MAX_TEXT)
  const [scheme = '', rest = ''] = href.split(/:(.*)/s)
  if (/^tel$/i.test(scheme)) return compareNumbers(text, percentDecoded(rest))
  return /^mailto$/i.test(scheme) ? compareAddresses(text, rest, startOfTexts(link, MAX_TEXT)) : undefined
}

function compareNumbers(text: string, used: string): Compared | undefined {
  const [shown, ...others] = text.match(NUMBER) ?? []
  const [called, written] = [used, shown ?? ''].map(number =>
    number.replace(/(?:;|ext|x|,)[\s\S]*$/i, '').replace(/\D/g, ''),
  )
  const isNumber = (digits: string) => digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS
  if (shown === undefined || others.length > 0 || !isNumber(called!) || !isNumber(written!)) return undefined
  // The shown number may have an extension which the link has not, and the other way round.
  const isSame =
    called!.includes(written!.slice(-LAST_DIGITS)) || written!.includes(called!.slice(-LAST_DIGITS))
  return { shown: shown.trim(), used: `tel:${used}`, isSame }
}

/** @param parts texts of the link's nodes: a label right before an address, in a line of its own, is no part of it */
function compareAddresses(text: string, used: string, parts: readonly string[]): Compared | undefined {
  const [shown, ...others] = text.match(EMAIL) ?? []
  const to = percentDecoded(used.split('?')[0]!)
  const [address, ...more] = to.match(EMAIL) ?? []
  if (shown === undefined || address === undefined || others.length + more.length > 0) return undefined
  // A style turns round what is written backwards, which programs that collect addresses do not see.
  const backwards = [...address.toLowerCase()].reverse().join('')
  const isSame = [shown, ...parts].some(one => [address.toLowerCase(), backwards].includes(one.toLowerCase()))
  return { shown, used: `mailto:${address}`, isSame }
}

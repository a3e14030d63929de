import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether links that open a chat have a number that the service knows. */
export const chatNumbers = defineTopic({
  checks: {
    'chat-number-local': {
      severity: 'warning',
      title: 'The number of a WhatsApp link does not begin with its country code',
      why: 'WhatsApp knows numbers only in their international form. It says that the number does not exist, and the message reaches nobody.',
      fix: 'Write the country code without zeros in front, then the number: https://wa.me/447700900123 instead of https://wa.me/07700900123.',
      help: 'https://faq.whatsapp.com/5913398998672934',
      example: '<a href="https://wa.me/07700900123">WhatsApp</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'chat-number-local': judgeNumbers(page) }) }
  },
})

/** Links that are looked at, and characters of an address. */
const MAX_LINKS = 3000
const MAX_HREF = 400

function judgeNumbers({ document, url, preview }: JudgedPage): Judgement {
  const chats = document
    .elements('a', 'area')
    .slice(0, MAX_LINKS)
    .flatMap(link => {
      const digits = chatNumber(attribute(link, 'href') ?? '')
      return digits === undefined || NOBODYS.test(digits) ? [] : [{ link, digits }]
    })
  if (chats.length === 0) return notApplicable('the page has no link to the number of somebody on WhatsApp')
  const language = (document.html && attribute(document.html, 'lang'))?.trim().toLowerCase() ?? ''
  const host = new URL(preview?.origin ?? url).hostname
  return failWhere(
    chats
      .filter(({ digits }) => lacksCode(digits, language))
      .map(({ link, digits }) => document.occurrence(link, messageOf(digits, language, host))),
  )
}

function messageOf(digits: string, language: string, host: string): string {
  const international = WITH_PREFIX.exec(digits)?.[1]
  if (international !== undefined)
    return `The number ${digits} begins with 00: WhatsApp wants the country code first. Write https://wa.me/${international}.`
  const isWithEight = isRussian(digits, language)
  const place = digits.startsWith('0')
    ? 'begins with 0 instead of the country code'
    : isWithEight
      ? 'begins with 8 instead of the country code 7'
      : 'has no country code in front'
  const whole = isWithEight ? `7${digits.slice(1)}` : inFull(digits, language, host)
  const advice = whole === undefined ? '' : ` Write https://wa.me/${whole}.`
  return `The number ${digits} of this link ${place}.${advice}`
}

/** A whole number behind the 00 with which people dial other countries. */
const WITH_PREFIX = /^00([1-9]\d{8,14})$/

/** Codes of countries by the ends of their host names, where numbers that are dialled from within begin with a zero that goes. */
const CODES: ReadonlyMap<string, string> = new Map(
  'at43 au61 be32 bg359 ch41 de49 eg20 fi358 fr33 gb44 hr385 id62 ie353 il972 in91 jp81 ke254 kr82 lk94 ma212 my60 ng234 nl31 nz64 pk92 rs381 ro40 se46 si386 sk421 th66 tr90 tw886 ua380 uk44 vn84 za27'
    .split(' ')
    .map(one => [one.slice(0, 2), one.slice(2)]),
)

/** A number of a country with its code; undefined where neither the host nor the language says which country that is. */
function inFull(digits: string, language: string, host: string): string | undefined {
  const atHome = DIALLED_AT_HOME.find(
    ([languages, number]) => languages.test(language) && number.test(digits),
  )?.[2]
  if (atHome !== undefined) return `${atHome}${digits}`
  const region = /^[a-z]{2,3}[-_]([a-z]{2})$/.exec(language)?.[1]
  const code = CODES.get(host.slice(host.lastIndexOf('.') + 1)) ?? CODES.get(region ?? '')
  return code !== undefined && /^0[1-9]\d{7,10}$/.test(digits) ? `${code}${digits.slice(1)}` : undefined
}

const CHAT =
  /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)([+\d\s()-]{7,25})(?:$|[/?&#])|^whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=([+\d\s()-]{7,25})(?:$|[&#])/i
/** Numbers of templates, which are told as such. */
const NOBODYS = /0{6}|123456|(\d)\1{6}/

/** The digits of the number that a link opens a chat with. */
function chatNumber(href: string): string | undefined {
  const [, page, app] = CHAT.exec(percentDecoded(href.trim().slice(0, MAX_HREF))) ?? []
  return (page ?? app)?.replace(/\D/g, '')
}

/** Codes of small countries and islands whose numbers have no more than nine digits with it. */
const SHORT_CODES = /^(?:2(?:39|47|69|90|97|98|99)|35[04]|376|5(?:0\d|9[0789])|6(?:[789]\d))/
const MAX_SHORT = 9

/**
 * Numbers as people of a country dial them among themselves, by the languages of the pages there: digits that no number of
 * another country begins with which such a page would have.
 */
const DIALLED_AT_HOME: readonly (readonly [languages: RegExp, number: RegExp, code?: string])[] = [
  // Two digits of the area, then eight, or nine of a mobile phone.
  [/^pt[-_]br$/, /^(?!55)[1-9][1-9](?:9\d{8}|[2-9]\d{7})$/, '55'],
  [/^tr\b/, /^5[0-5]\d{8}$/, '90'],
  [/^it\b/, /^3[2-9]\d{8}$/, '39'],
  // With its code a number in Cuba (53) has ten digits as well, and one of a house in Panama (507).
  [/^es\b/, /^(?!53|507)[1-9]\d{9}$/],
  [/^(?:hi|en[-_]in)\b/, /^[6-9]\d{9}$/, '91'],
  [/^id\b/, /^8[1-9]\d{8,10}$/, '62'],
]

/** With the 8 in front that Russia and Kazakhstan dial among themselves: no code of a country begins with these. */
const WITH_EIGHT = /^8[379]\d{9}$/
/** Those of Moscow look like numbers of Vietnam, and free ones like those of Bangladesh. */
const WITH_EIGHT_THERE = /^8[48]\d{9}$/

function isRussian(digits: string, language: string): boolean {
  return WITH_EIGHT.test(digits) || (/^(?:ru|kk|ky|tt|ba)\b/.test(language) && WITH_EIGHT_THERE.test(digits))
}

function lacksCode(digits: string, language: string): boolean {
  if (digits.startsWith('0') || isRussian(digits, language)) return true
  if (digits.length <= MAX_SHORT) return !SHORT_CODES.test(digits)
  return DIALLED_AT_HOME.some(([languages, number]) => languages.test(language) && number.test(digits))
}

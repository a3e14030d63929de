import { foldSpace, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { openHtml } from '../../page/open-html.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import type { MobileCheck } from './checks.ts'

/** What browsers on a phone and on a desktop say of themselves: servers that part them go by "Mobile". */
const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Part of the desktop's text that a phone must get; less is more than a folded menu. */
const LEAST_SHARE = 0.7
/** Characters of text below which shares say nothing. */
const LEAST_TEXT = 500

type Name = Extract<MobileCheck, `phone-${string}` | 'vary-missing'>
type Judgements = Record<Name, Judgement>

interface Variant {
  response: FinalResponse
  title: string
  text: string
  noindex: boolean
}

/** Compares what the server sends to a phone with what it sends to a desktop browser. */
export async function judgePhoneVariant(visit: Visit): Promise<Judgements> {
  let variants: [Variant, Variant]
  try {
    variants = await Promise.all([variantFor(visit, PHONE), variantFor(visit, DESKTOP)])
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
    return all(notMeasured(error.message))
  }
  const [phone, desktop] = variants
  const place = { url: phone.response.url }
  const differs = phone.title !== desktop.title || hasLessText(phone, desktop)
  return {
    'phone-noindex': desktop.noindex
      ? notApplicable('indexing is forbidden to all')
      : phone.noindex
        ? fail({ ...place, message: 'noindex for a phone, and not for a desktop browser' })
        : pass(),
    'phone-less-content': judgeText(phone, desktop),
    'phone-other-title': judgeTitles(phone, desktop),
    'vary-missing': varyOf(phone, desktop, differs),
  }
}

function hasLessText(phone: Variant, desktop: Variant): boolean {
  return desktop.text.length >= LEAST_TEXT && phone.text.length < desktop.text.length * LEAST_SHARE
}

function judgeText(phone: Variant, desktop: Variant): Judgement {
  if (desktop.text.length < LEAST_TEXT) {
    return notApplicable(
      `desktop browsers get fewer than ${LEAST_TEXT} characters of text, too few to compare`,
    )
  }
  if (!hasLessText(phone, desktop)) return pass()
  const message = `${phone.text.length} characters of text for a phone, ${desktop.text.length} for a desktop browser`
  return fail({ url: phone.response.url, message })
}

function judgeTitles(phone: Variant, desktop: Variant): Judgement {
  if (phone.title === '' && desktop.title === '') {
    return notApplicable('neither phones nor desktop browsers get a title')
  }
  if (phone.title === desktop.title) return pass()
  const message = `“${phone.title}” for a phone, “${desktop.title}” for a desktop browser`
  return fail({ url: phone.response.url, message })
}

function varyOf(phone: Variant, desktop: Variant, differs: boolean): Judgement {
  if (phone.response.url !== desktop.response.url) {
    return notApplicable('phones are sent to another address')
  }
  if (!differs) return notApplicable('phones and desktop browsers get the same page')
  const vary = header(phone.response, 'vary') ?? ''
  if (/(^|[\s,])(user-agent|\*|sec-ch-ua-mobile)($|[\s,])/i.test(vary)) return pass()
  return fail({ url: phone.response.url, message: vary === '' ? 'Vary is not sent' : `Vary is “${vary}”` })
}

async function variantFor(visit: Visit, userAgent: string): Promise<Variant> {
  const { final, failure } = await visit.fetch(visit.url, { userAgent })
  const who = userAgent === PHONE ? 'a phone' : 'a desktop browser'
  if (failure) throw new NotMeasured(`as ${who}: ${failure.url} ${failure.message}`)
  if (final.status < 200 || final.status > 299) {
    throw new NotMeasured(`as ${who}: ${final.url} answers ${final.status}`)
  }
  const page = openHtml(final, visit.preview)
  if (!page) throw new NotMeasured(`as ${who}: ${final.url} is not HTML`)
  const { document } = page
  const title = document.elements('title')[0]
  return {
    response: final,
    title: title ? foldSpace(textOf(title)) : '',
    text: document.body ? foldSpace(textOf(document.body)) : '',
    noindex: forbidsIndexing(page),
  }
}

function forbidsIndexing(page: HtmlPage): boolean {
  const directives = [...metaDirectives(page.document).inHead, ...shippedHeaderDirectives(page)]
  return directivesFor(directives, 'googlebot').some(isNoindex)
}

function all(judgement: Judgement): Judgements {
  return {
    'phone-noindex': judgement,
    'phone-less-content': judgement,
    'phone-other-title': judgement,
    'vary-missing': judgement,
  }
}

import { foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { NotMeasured } from '../../not-measured.ts'
import { asRead, type HtmlPage } from '../../page/html-page.ts'
import { openHtml } from '../../page/open-html.ts'
import {
  directivesFor,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'

const MOBILE_FIRST =
  'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing'

/** What the server sends to a phone, against what it sends to a desktop browser. */
export const phoneVariant = defineTopic({
  checks: {
    'phone-noindex': {
      severity: 'error',
      title: 'The page sends noindex to phones only',
      why: 'Google crawls as a phone, so the page drops out of its index.',
      fix: 'Send the same robots rules to every user agent.',
      help: `${MOBILE_FIRST}#same-meta-robots-tags`,
      example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
    },
    'phone-less-content': {
      severity: 'warning',
      title: 'Phones get much less text than desktop browsers',
      why: 'Google indexes what it gets as a phone, so nobody finds the rest of the text.',
      fix: 'Send phones the same content, and fold it away by CSS where it takes too much space.',
      help: `${MOBILE_FIRST}#same-content`,
      example: 'phones get 120 words, desktop browsers 900',
    },
    'phone-other-title': {
      severity: 'notice',
      title: 'Phones get another title than desktop browsers',
      why: 'Google takes the title that it gets as a phone, not the one that you see on a desktop.',
      fix: 'Send the same title to every user agent.',
      help: `${MOBILE_FIRST}#same-content`,
      example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
    },
    'vary-missing': {
      severity: 'notice',
      title: 'Phones get another page at the same URL, without Vary: User-Agent',
      why: 'A cache may give the desktop page to a phone, or the other way round.',
      fix: 'Send Vary: User-Agent with pages that depend on it, or send the same page to everybody.',
      help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
      example: 'phones get other HTML, without "Vary: User-Agent"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    // Most servers send everybody the same, which is read already.
    const pages = await Promise.all([pageFor(visit, page, PHONE), pageFor(visit, page, DESKTOP)])
    const phone = variantOf(pages[0])
    const desktop = variantOf(pages[1], phone)
    return {
      judgements: {
        'phone-noindex': judgeNoindex(phone, desktop),
        'phone-less-content': judgeText(phone, desktop),
        'phone-other-title': judgeTitles(phone, desktop),
        'vary-missing': judgeVary(phone, desktop),
      },
    }
  },
})

/** What browsers on a phone and on a desktop say of themselves: servers that part them go by "Mobile". */
const PHONE =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

interface Variant {
  document: HtmlDocument
  response: FinalResponse
  title: string
  text: string
  noindex: boolean
}

function judgeNoindex(phone: Variant, desktop: Variant): Judgement {
  if (desktop.noindex) return notApplicable('the page sends noindex to everybody')
  if (!phone.noindex) return pass()
  return fail({ url: phone.response.url, message: 'A phone gets noindex here, a desktop browser does not.' })
}

/** Part of the desktop's text that a phone must get; less is more than a folded menu. */
const MIN_SHARE = 0.7
/** Characters of text below which shares say nothing. */
const MIN_TEXT = 500

function hasLessText(phone: Variant, desktop: Variant): boolean {
  return desktop.text.length >= MIN_TEXT && phone.text.length < desktop.text.length * MIN_SHARE
}

function judgeText(phone: Variant, desktop: Variant): Judgement {
  if (desktop.text.length < MIN_TEXT) {
    return notApplicable(`desktop browsers get fewer than ${MIN_TEXT} characters of text, too few to compare`)
  }
  if (!hasLessText(phone, desktop)) return pass()
  const message = `A phone gets only ${phone.text.length} characters of text, a desktop browser ${desktop.text.length} (at least ${MIN_SHARE * 100} %).`
  return fail({ url: phone.response.url, message })
}

function judgeTitles(phone: Variant, desktop: Variant): Judgement {
  if (phone.title === '' && desktop.title === '') {
    return notApplicable('neither phones nor desktop browsers get a title')
  }
  if (phone.title === desktop.title) return pass()
  const message = `A phone gets the title "${phone.title}", a desktop browser "${desktop.title}".`
  return fail({ url: phone.response.url, message })
}

function judgeVary(phone: Variant, desktop: Variant): Judgement {
  if (phone.response.url !== desktop.response.url) {
    return notApplicable('phones are sent to another URL')
  }
  const differs = phone.title !== desktop.title || hasLessText(phone, desktop)
  if (!differs) return notApplicable('phones and desktop browsers get the same page')
  const vary = header(phone.response, 'vary') ?? ''
  if (/(^|[\s,])(user-agent|\*|sec-ch-ua-mobile)($|[\s,])/i.test(vary)) return pass()
  return fail({
    url: phone.response.url,
    message: vary === '' ? 'The server sends no Vary header.' : `The Vary header has only "${vary}".`,
  })
}

/**
 * @param known the page that it may be again, whose document then serves for it
 * @throws NotMeasured where it gets no page
 */
async function pageFor(visit: Visit, known: HtmlPage, userAgent: string): Promise<HtmlPage> {
  const { final, failure } = await visit.fetch(visit.url, { userAgent })
  const who = userAgent === PHONE ? 'a phone' : 'a desktop browser'
  if (failure) throw new NotMeasured(`as ${who}: ${failure.url} ${failure.message}`)
  if (!isSuccess(final.status)) {
    throw new NotMeasured(`as ${who}: ${final.url} answers ${final.status}`)
  }
  if (isSameSource(final, known.response)) return { ...known, response: asRead(final, known.document) }
  const page = openHtml(final, visit.preview)
  if (!page) throw new NotMeasured(`as ${who}: ${final.url} is not HTML`)
  return page
}

function isSameSource(a: FinalResponse, b: FinalResponse): boolean {
  const isSameType = header(a, 'content-type') === header(b, 'content-type')
  return isSameType && a.url === b.url && a.body.equals(b.body)
}

/** @param known a variant that may have the same document */
function variantOf(page: HtmlPage, known?: Variant): Variant {
  const { document, response } = page
  const read = known?.document === document ? known : textsOf(document)
  return { document, title: read.title, text: read.text, response, noindex: forbidsIndexing(page) }
}

function textsOf(document: HtmlDocument): Pick<Variant, 'title' | 'text'> {
  const title = document.elements('title')[0]
  return {
    title: title ? foldSpace(textOf(title)) : '',
    text: document.body ? foldSpace(textOf(document.body)) : '',
  }
}

function forbidsIndexing(page: HtmlPage): boolean {
  const directives = [...metaDirectives(page.document).inHead, ...shippedHeaderDirectives(page)]
  return directivesFor(directives, 'googlebot').some(isNoindex)
}

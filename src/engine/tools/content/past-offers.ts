import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { type WrittenDay, writtenDays } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { isOfEdition } from './edition.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether an offer with a last day can still be had. */
export const pastOffers = defineTopic({
  checks: {
    'offer-past': {
      severity: 'warning',
      title: 'The page advertises an offer whose last day is past',
      why: 'Visitors come for a price that they do not get, or think that the site is abandoned. Advertising an offer that cannot be had misleads consumers.',
      fix: 'Remove the offer, or write the last day of the one that holds now.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<p>20 % off all bikes, offer valid until March 15, 2024</p>, in 2026',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = judgeOffers(examination, page, clockOf(page.response))
    return { judgements: unlessUnfilled(page, { 'offer-past': judgement }) }
  },
})

/** What is offered, in the languages that are most frequent on the web: parts of words, since many join them. */
const OFFER =
  /(?<!\p{L})(?:(?:special )?offers?|promo(?:tion)?s?|sale|discounts?|deals?|coupons?|vouchers?)(?!\p{L})|\d\s?%|angebot|rabatt|gutschein|sonderpreis|aktionspreis|(?<!\p{L})(?:offres?|promotions?|remises?|réductions?)(?!\p{L})|(?<!\p{L})(?:ofertas?|promoci[oó]n|promociones|descuentos?|promoção|promoções|descontos?|campanhas?)(?!\p{L})|(?<!\p{L})(?:offert[ae]|promozion[ei]|scont[oi])(?!\p{L})|aanbieding|korting|(?<!\p{L})(?:promocj\p{L}|rabat\p{L}*|zniżk\p{L})|(?<!\p{L})(?:nabídk\p{L}|slev\p{L}|zľav\p{L}|ponuk\p{L})(?!\p{L})|(?<!\p{L})(?:акци\p{L}|скидк\p{L}|предложени\p{L}|акці\p{L}|знижк\p{L})(?!\p{L})|erbjudand|tilbud|kampanj|kampanya|fırsat|indirim|kedvezmény|akció/iu
/** What says until when: in front of its day. */
const UNTIL =
  /(?<!\p{L})(?:(?:valid|available|runs?|good) (?:until|till|through|thru|to)|(?:offer|sale|promotion|deal|discount) (?:ends|expires)(?: on)?|expires on|gültig bis(?: zum)?|nur (?:noch )?bis(?: zum)?|(?:gilt|gelten|läuft) (?:noch )?bis(?: zum)?|endet am|valables? jusqu[’']au|jusqu[’']au|expire le|válid[oa]s? (?:hasta|até)(?: el)?|vigentes? hasta(?: el)?|hasta el|válid[oa]s? até|até(?: o)?(?: dia)?|valid[oaie] fino al|fino al|entro il|scade il|geldig (?:tot en met|t\/m|tot)|ważn[aey]\p{L}? do|obowiązuj[eą] do|trwa do|plat(?:í|ia|n[éý]) do|trvá do|действует до|действительн\p{L} до|ді(?:є|йсні|ють) до|gäller (?:till och med|t\.?o\.?m\.?|till)|gælder (?:til og med|t\.?o\.?m\.?|til)|gjelder (?:til og med|t\.?o\.?m\.?|til)|érvényes(?:ek)?)(?!\p{L})/giu
/** Prices of which the page says until when they hold. */
const PRICES =
  /(?<!\p{L})(?:(?:prices?|price list|rates) (?:(?:is|are) )?(?:valid|good) (?:until|till|through)|(?:preise?|preisliste) (?:(?:ist|sind) )?gültig bis|(?:preise|preisliste) (?:gelten|gilt) bis|(?:prix|tarifs?) (?:(?:est|sont) )?valables? jusqu[’']au|(?:precios?|tarifas?) (?:válid[oa]s?|vigentes?) (?:hasta|até)|(?:preços?|tabela) válid[oa]s? até|(?:prezz[io]|listino|tariff[ae]) (?:è |sono )?valid[oaie] fino al|(?:prijzen|tarieven) (?:zijn )?geldig (?:tot|t\/m)|(?:ceny|cennik) (?:są )?(?:ważn[ey]|obowiązuj[eą]) do|(?:ceny|ceník|cenník) (?:jsou |je |sú )?(?:platí|platia|platn[éý]) do|цены действительны до|ціни ді(?:йсні|ють) до|(?:priserna?|priserne) (?:gäller|gælder|gjelder) (?:till|til)|árak érvényesek)(?!\p{L})/iu
/** The same, behind its day. */
const UNTIL_BEHIND = /^\s?(?:[’'](?:ya|ye|a|e)\s|tarihine )?kadar(?!\p{L})|^\.?-ig(?!\p{L})/iu
/** A report of its own or a page of a year is not changed when its time is over. */
const DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i
/** The end of a day anywhere on earth. */
const ANYWHERE_MS = 12 * 60 * 60 * 1000
/** Blocks that are looked at, characters of one, and those behind the words in which the day stands. */
const MAX_BLOCKS = 2000
const MAX_BLOCK = 600
const MAX_BEHIND = 40
/** Characters that say of prices until when they hold. */
const MAX_PRICES = 90

interface Offer {
  block: TextBlock
  last: WrittenDay
  what: 'offer' | 'prices'
}

function judgeOffers({ document, main, byline }: Examination, page: HtmlPage, now: number): Judgement {
  if (byline.dates.length > 0 || DATED_ADDRESS.test(new URL(document.url).pathname))
    return notApplicable('the page says when it was written: what could be had then may be past')
  const blocks = main.allBlocks.slice(0, MAX_BLOCKS)
  const offers = blocks.flatMap(block => offersIn(block))
  const [first] = offers
  if (!first) return notApplicable('the page has no offer with its last day')
  const newest = offers.reduce((latest, offer) => (offer.last.end > latest.last.end ? offer : latest), first)
  const end = newest.last.end + ANYWHERE_MS
  holdsUntil(end, now)
  if (end >= now) return pass()
  // The page of one edition stays when it is over.
  if (isOfEdition(page, new Date(newest.last.end - 1).getUTCFullYear(), ['h1'])) return pass()
  const days = writtenDays(blocks.map(({ text }) => text).join('\n'))
  if (days.some(day => day.end > newest.last.end)) return pass()
  const ended = newest.what === 'offer' ? 'The offer ended on' : 'The page says that its prices held until'
  return fail(document.occurrence(newest.block.element, `${ended} ${newest.last.text}.`))
}

function offersIn(block: TextBlock): Offer[] {
  const start = block.text.slice(0, MAX_BLOCK)
  if (block.kind === 'code') return []
  const isOffer = OFFER.test(start)
  const prices = isOffer ? 0 : start.search(PRICES)
  if (prices < 0) return []
  const what: Offer['what'] = isOffer ? 'offer' : 'prices'
  // What else has a last day is no matter of prices.
  const text = start.slice(prices, isOffer ? undefined : prices + MAX_PRICES)
  const before = [...text.matchAll(UNTIL)].flatMap(words => {
    const behind = text.slice(words.index + words[0].length, words.index + words[0].length + MAX_BEHIND)
    const [day] = writtenDays(behind)
    return day && behind.indexOf(day.text) <= 2 ? [{ block, last: day, what }] : []
  })
  const behind = writtenDays(text).filter(day =>
    UNTIL_BEHIND.test(text.slice(text.indexOf(day.text) + day.text.length).slice(0, MAX_BEHIND)),
  )
  return [...before, ...behind.map(last => ({ block, last, what }))]
}

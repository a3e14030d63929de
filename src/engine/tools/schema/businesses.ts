import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether a business that people can go to says so in structured data. */
export const businesses = defineTopic({
  checks: {
    'business-unmarked': {
      severity: 'notice',
      title: 'The home page of a local business has no LocalBusiness data',
      why: 'Address, phone number and opening hours are on the page, but search engines have to guess which is which. Google can show them in the panel beside its results if structured data says them.',
      fix: 'Add JSON-LD of the fitting type, such as Restaurant or Store, with name, address, telephone and openingHoursSpecification.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      example: 'a restaurant with a map and opening hours, whose JSON-LD has only an Organization',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'business-unmarked': judgeBusiness(read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** Characters of the text that are looked at. */
const MAX_TEXT = 200_000
/** Maps of one place, embedded or linked. */
const MAP =
  /^(?:https?:)?\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl\/|goo\.gl\/maps|www\.openstreetmap\.org\/export\/embed|yandex\.[a-z]{2,3}\/map|maps\.apple\.com\/|www\.bing\.com\/maps)/i
const OPENING =
  /opening (?:hours|times)|business hours|open (?:daily|from|monday)|öffnungszeiten|geöffnet|horaires|heures d[’']ouverture|horarios?|orari[oa]?|openingstijden|åbningstider|öppettider|åpningstider|aukioloajat|godziny otwarcia|otevírací doba|nyitvatartás|часы работы|режим работы|график работы|営業時間|营业时间|營業時間|영업시간|çalışma saatleri|ساعات العمل|שעות פתיחה/i
/** A span of the day: "12H à 15H", "9:00 - 18:00", "9am–5pm", "10–18 Uhr", "с 9:00 до 18:00". */
const HOURS =
  /\b\d{1,2}(?:[:.h]\d{2}| ?[hH](?:\d{2})?| ?[ap]\.?m\.?| ?Uhr|時(?:\d{2}分)?)? ?(?:-|–|—|~|〜|～|to|à|a|bis|do|до|until) ?\d{1,2}(?:[:.h]\d{2}| ?[hH]| ?[ap]\.?m| ?Uhr|時)/g
const MIN_SPANS = 2

function judgeBusiness({ page, lookup, text, isHome }: SchemaPage): Judgement {
  if (!isHome) return notApplicable('the page is not the home page')
  const { document } = page
  const start = text.text.slice(0, MAX_TEXT)
  const isBusiness =
    OPENING.test(start) && (start.match(HOURS) ?? []).length >= MIN_SPANS && hasPhone(document)
  const map = mapOf(document)
  if (!isBusiness || !map)
    return notApplicable('the page does not show a phone number, a map and opening hours of one place')
  const isMarked = lookup.data.items.some(
    item =>
      lookup.isA(item, 'LocalBusiness', 'CivicStructure') ||
      ['openingHours', 'openingHoursSpecification'].some(name => item.properties.has(name)),
  )
  if (isMarked) return pass()
  const types = [...new Set(lookup.data.items.flatMap(item => item.types))].slice(0, 5)
  const has = types.length === 0 ? 'no structured data' : `only ${types.join(', ')}`
  const message = `The page shows a phone number, a map and opening hours, but has ${has}.`
  return fail(document.occurrence(map, message))
}

function hasPhone(document: HtmlDocument): boolean {
  return document.elements('a').some(link => /^\s*tel:/i.test(attribute(link, 'href') ?? ''))
}

function mapOf(document: HtmlDocument): Element | undefined {
  return document
    .elements('iframe', 'a')
    .find(element =>
      ['src', 'data-src', 'href'].some(name => MAP.test((attribute(element, name) ?? '').trim())),
    )
}

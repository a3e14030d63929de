import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isOfEvent } from './event-site.ts'
import type { ItemLookup } from './item-lookup.ts'
import { comparable } from './page-text.ts'
import { isPrivate } from './private-site.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { shownTown } from './shown-town.ts'
import { isOfTown } from './town-site.ts'

/** Whether what search shows of a local business says where it is. */
export const businessTown = defineTopic({
  checks: {
    'town-unnamed': {
      severity: 'notice',
      title: 'Neither title, description nor H1 of the home page names the town of the business',
      why: 'People search for a trade with a town, such as "dentist Leeds". A result that does not name the town is found and chosen less often.',
      fix: 'Name the town in the title, such as "Kranz Cycles | Bicycle repair in Leeds", and in the description.',
      help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
      example:
        '<title>Kranz Cycles | Bicycle repair</title>, with "addressLocality": "Leeds" in the data of the business',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'town-unnamed': judgeTown(read) }, UNSURE_UNFILLED) }
  },
})

/** Towns that have another name in another language: a title in that names them by it. */
const OTHERWISE_CALLED =
  /^(?:antwerp|athen|basel|belgrad|bern|bruges|brugge|bruxelles|brussel|bucures|den haag|dublin|edinburg|firenze|frankfurt|geneve|genf|genova|gent|goteborg|graz|hannover|helsinki|kobenhavn|koln|krakow|leuven|lisboa|london|luzern|lyon|marseille|milano|moskva|munchen|napoli|nurnberg|padova|paris|praha|roma|s gravenhage|salzburg|sevilla|strasbourg|torino|turin|venezia|warszawa|wien|wroclaw|zurich)/
/** What those write who deliver to a whole country, or beyond: nobody looks for them by their town. */
const EVERYWHERE =
  /\b(?:nation-?wide|country-?wide|world-?wide|across the (?:uk|country|us)|all over (?:the )?(?:uk|country|world|europe))\b|(?:bundes|deutschland|österreich|schweiz|europa|welt)weit|ganz (?:deutschland|österreich|europa)|der ganzen schweiz|toute la france|partout en france|dans toute l['’]europe|toda españa|todo el (?:país|mundo)|todo (?:o )?brasil|todo o (?:país|mundo)|tutta italia|tutto il (?:mondo|paese)|heel (?:nederland|belgië|europa)|hele (?:landet|norge|danmark|verden)|hela (?:landet|sverige|världen)|koko (?:suome|maa)|całej polsce|całej europie|całym (?:kraju|świecie)|cel(?:é|ou) (?:čr|česk)|celého (?:česk|slovensk)|celom slovensku|egész ország|országszerte|toată (?:țara|românia)|всей (?:россии|стране)|всій україні|全国|日本全国|전국/iu
/** Letters from which on a word of the name of a town tells it, and those of its end that may change with its case. */
const MIN_LETTERS = 4
const ENDING = 2
/** Characters of a text of the head. */
const MAX_TEXT = 500
const DESCRIPTIONS = /^(?:description|og:title|og:description)$/i

function judgeTown({ lookup, page, isHome, text }: SchemaPage): Judgement {
  if (!isHome) return notApplicable('this is judged on the home page')
  const { document } = page
  if (isPrivate(document) || isOfEvent(document) || isOfTown(document))
    return notApplicable('the site is that of a person, an event or a town')
  const isStated = lookup.data.items.some(item => lookup.isA(item, 'LocalBusiness'))
  const shown = isStated ? undefined : shownTown(document)
  if (servesCountry(lookup)) return notApplicable('the business serves a whole country')
  const town: Town | undefined = isStated
    ? onlyTown(lookup)
    : shown && { name: shown.name, around: [shown.behind] }
  if (!town) return notApplicable('neither data nor page give one local business with one address')
  const plain = plainName(town.name)
  const words = plain.split(' ').filter(word => word.length >= MIN_LETTERS)
  if (words.length === 0 || OTHERWISE_CALLED.test(plain))
    return notApplicable('the town may be called otherwise')
  if (!plainName(text.text).includes(plain)) return notApplicable('the page writes its town otherwise')
  if (EVERYWHERE.test(text.text)) return notApplicable('the business serves a whole country')
  if (isAboutOther(document, plain) || servesNamedPlace(document, text.text))
    return notApplicable('the page says that it is about another place')
  const told = plainName(headTexts(page.document).join(' '))
  const places = [...words, ...town.around.flatMap(name => plainName(name).split(' '))]
  const isNamed =
    places.some(
      word =>
        word.length >= MIN_LETTERS &&
        told.includes(word.slice(0, Math.max(MIN_LETTERS, word.length - ENDING))),
    ) || town.districts?.some(name => name.length >= MIN_LETTERS && ` ${told} `.includes(` ${name} `))
  if (isNamed) return pass()
  const [title] = page.document.elements('title')
  const message = `Neither title, description nor H1 names "${town.name}", where the business is.`
  return title
    ? fail(page.document.occurrence(title, message))
    : notApplicable('the page has no title, which is reported separately')
}

/** Whether the page names another place than the town as its own: the office of who serves a region lies anywhere in it. */
function isAboutOther(document: HtmlDocument, town: string): boolean {
  return document.elements('meta').some(meta => {
    if ((attribute(meta, 'name') ?? '').trim().toLowerCase() !== 'geo.placename') return false
    const place = plainName((attribute(meta, 'content') ?? '').slice(0, MAX_TEXT))
    return place !== '' && !place.includes(town)
  })
}

/** A place behind the word for "in"; German writes all its nouns with a capital. */
const IN_PLACE = /(?<!\p{L})(?:in|i|à|en|em|a|w|we|v|ve|på) \p{Lu}\p{Ll}{3,30}(?!\p{L})/gu
/** How often a text says that something is in a place which it serves, and places of the head that are looked at. */
const MIN_IN_PLACE = 3
const MAX_PLACES = 20

/** Whether title, description or H1 name a place that the text names again and again: the office lies in a village beside it. */
function servesNamedPlace(document: HtmlDocument, text: string): boolean {
  const [html] = document.elements('html')
  if (/^(?:de|lb)/i.test((html && attribute(html, 'lang')) ?? '')) return false
  const places = new Set(headTexts(document).flatMap(told => told.match(IN_PLACE) ?? []))
  return [...places].slice(0, MAX_PLACES).some(place => text.split(place).length > MIN_IN_PLACE)
}

/** Characters of the name of a place. */
const MAX_NAME = 60

/** Whether the data name a country that a business serves: by its code, or as such. */
function servesCountry(lookup: ItemLookup): boolean {
  return lookup.data.items
    .filter(item => lookup.isA(item, 'LocalBusiness'))
    .some(
      item =>
        lookup.texts(item, 'areaServed').some(({ text }) => /^[A-Z]{2}$/.test(text.trim())) ||
        lookup.items(item, 'areaServed').some(area => lookup.isA(area, 'Country')),
    )
}

interface Town {
  name: string
  /** Regions around it. */
  around: readonly string[]
  /** What stands behind the street in the address, as the part of the town, as {@link plainName} writes it. */
  districts?: readonly string[]
}

/** What divides a line of an address, as "Av. Paulista, 795 - Sala 3, Taquara". */
const DIVIDES = /\s[-–—]\s|[,;/()\n]/
/** Characters of such a line, and parts of it. */
const MAX_STREET = 200
const MAX_PARTS = 10

/** The parts of an address behind the street that have no number in them. */
function districtsOf(street: string): string[] {
  const [, ...behind] = street.slice(0, MAX_STREET).split(DIVIDES, MAX_PARTS)
  return behind.filter(part => !/\d/.test(part)).map(plainName)
}

/** The town of all local businesses of the data, and what else they say of where they are; one that has no street serves a region. */
function onlyTown(lookup: ItemLookup): Town | undefined {
  const businesses = lookup.data.items.filter(item => lookup.isA(item, 'LocalBusiness'))
  const addresses = businesses.flatMap(item => lookup.items(item, 'address'))
  const towns = new Set(addresses.flatMap(address => lookup.text(address, 'addressLocality') ?? []))
  const [name] = towns
  const isOne = towns.size === 1 && addresses.every(address => lookup.has(address, 'streetAddress'))
  if (name === undefined || !isOne || name.length > MAX_NAME) return undefined
  const regions = addresses.flatMap(address => lookup.text(address, 'addressRegion') ?? [])
  const served = businesses.flatMap(item => [
    ...lookup.texts(item, 'areaServed').map(({ text }) => text),
    ...lookup.items(item, 'areaServed').flatMap(area => lookup.text(area, 'name') ?? []),
  ])
  return {
    name,
    around: [...regions, ...served].map(place => place.slice(0, MAX_NAME)).slice(0, 50),
    districts: addresses
      .slice(0, MAX_PARTS)
      .flatMap(address => districtsOf(lookup.text(address, 'streetAddress') ?? '')),
  }
}

function headTexts(document: HtmlDocument): string[] {
  const metas = document
    .elements('meta')
    .filter(meta => DESCRIPTIONS.test((attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').trim()))
  return [
    ...document.elements('title', 'h1').map(element => startOfSeenText(element, MAX_TEXT)),
    ...metas.map(meta => (attribute(meta, 'content') ?? '').slice(0, MAX_TEXT)),
  ]
}

/** Without the marks of letters, which capitals often lack. */
function plainName(text: string): string {
  return comparable(text.normalize('NFD').replace(/\p{M}/gu, ''))
}

import { articleData } from './article-data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { businessFacts } from './business-facts.ts'
import { businessTown } from './business-town.ts'
import { dates } from './dates.ts'
import { emptyJsonLd } from './empty-json-ld.ts'
import { eventData } from './event-data.ts'
import { eventOver } from './event-over.ts'
import { eventYear } from './event-year.ts'
import { formats } from './formats.ts'
import { images } from './images.ts'
import { items } from './items.ts'
import { jsonLd } from './json-ld.ts'
import { lists } from './lists.ts'
import { localBusiness } from './local-business.ts'
import { microdata } from './microdata.ts'
import { nameSpellings } from './name-spellings.ts'
import { offerCurrencies } from './offer-currencies.ts'
import { ownAddresses } from './own-addresses.ts'
import { productData } from './product-data.ts'
import { ratings } from './ratings.ts'
import { references } from './references.ts'
import { resultValues } from './result-values.ts'
import { richResults } from './rich-results.ts'
import { scriptedData } from './scripted-data.ts'
import { searchActions } from './search-actions.ts'
import { statedContacts } from './stated-contacts.ts'
import { statedProfiles } from './stated-profiles.ts'
import { terms } from './terms.ts'
import { texts } from './texts.ts'
import { valueTypes } from './value-types.ts'
import { visibleContent } from './visible-content.ts'
import { vocabularies } from './vocabularies.ts'

export const topics = [
  jsonLd,
  emptyJsonLd,
  vocabularies,
  microdata,
  scriptedData,
  items,
  terms,
  references,
  ownAddresses,
  texts,
  valueTypes,
  formats,
  richResults,
  resultValues,
  lists,
  ratings,
  dates,
  offerCurrencies,
  visibleContent,
  images,
  searchActions,
  localBusiness,
  businessTown,
  statedContacts,
  statedProfiles,
  businessFacts,
  nameSpellings,
  breadcrumbs,
  articleData,
  eventData,
  eventOver,
  eventYear,
  productData,
]

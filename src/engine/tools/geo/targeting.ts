import { getPublicSuffix } from 'tldts'
import type { Occurrence } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { type Item, isItem, textsOf } from '../../formats/structured-data/item.ts'
import { type StructuredData, structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type LanguageAlternate, languageAlternates } from '../../page/language-alternates.ts'
import { PageAddress } from '../../page/page-address.ts'
import { isCountry, meantCountry, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import { shownPage } from '../../visit/shown-page.ts'

const MULTI_REGIONAL =
  'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites'
const LOCAL_BUSINESS = 'https://developers.google.com/search/docs/appearance/structured-data/local-business'

/** For which country the page is, and where its business stands. */
export const targeting = defineTopic({
  checks: {
    'domain-country-conflict': {
      severity: 'notice',
      title: 'hreflang names another country than the domain',
      why: 'Google takes a country domain such as .de as a strong sign that the site is for that country.',
      fix: 'Move the version to the domain of its country or to a generic one, or name only the language in hreflang.',
      help: MULTI_REGIONAL,
      example: 'https://www.example.de/ that names itself with hreflang="fr-FR"',
    },
    'lang-region-conflict': {
      severity: 'notice',
      title: 'html lang and hreflang name different countries for the page',
      why: 'They contradict each other; one was probably copied from another language version.',
      fix: 'Name the same country in both, or leave the country out of lang.',
      help: MULTI_REGIONAL,
      example: '<html lang="en-US"> on a page that names itself with hreflang="en-GB"',
    },
    'address-country-invalid': {
      severity: 'warning',
      title: 'The country code of an address does not exist',
      why: 'Google asks for the two-letter code of ISO 3166-1 and cannot place the business without it.',
      fix: 'Write the code of the country, such as GB for the United Kingdom.',
      help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
      example: '"addressCountry": "UK"',
    },
    'coordinates-invalid': {
      severity: 'warning',
      title: 'The coordinates of a place are impossible',
      why: 'Maps cannot show the place, or show it in the sea.',
      fix: 'Give the latitude (-90 to 90) and the longitude (-180 to 180) in decimal degrees.',
      help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
      example: '"latitude": 151.2, "longitude": -33.9',
    },
    'phone-without-country-code': {
      severity: 'notice',
      title: 'The phone number of a business has no country code',
      why: 'Google asks for the country code and the area code. Without them nobody can call from abroad.',
      fix: 'Write the number in international form, such as +44 20 7946 0000.',
      help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
      example: '"telephone": "0221 123456"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    const data = structuredDataOf(page.document)
    const address = new PageAddress(page)
    const domain = domainCountry(address.publicHost)
    const own = languageAlternates(page).read.filter(({ url }) => url && address.isThisPage(url))
    const regions = countriesOf(own)
    const { document } = page
    return {
      judgements: {
        'domain-country-conflict': judgeDomain(domain, own, regions),
        'lang-region-conflict': judgeLang(document, own, regions),
        'address-country-invalid': judgeAddresses(data),
        'coordinates-invalid': judgeCoordinates(data),
        'phone-without-country-code': judgePhones(data),
      },
      facts: {
        targeting: {
          domainCountry: domain ?? null,
          hreflangCountries: regions,
          htmlLangCountry: langCountry(document) ?? null,
          ogLocale: metaValue(document, 'property', 'og:locale'),
          addressCountries: [...new Set(data.items.flatMap(countryTexts))],
          currencies: [...new Set(data.items.flatMap(item => textsOf(item, 'priceCurrency')))].slice(0, 10),
          geoRegion: metaValue(document, 'name', 'geo.region'),
          geoPosition: metaValue(document, 'name', 'geo.position') ?? metaValue(document, 'name', 'icbm'),
        },
      },
    }
  },
})

/**
 * Country domains that Google treats as generic, since so many sites use them for other things.
 *
 * @see https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites#generic-domains
 */
const GENERIC_COUNTRY_DOMAINS: ReadonlySet<string> = new Set(
  'ad ai as bz cc cd co dj eu fm io la me ms nu sc sr su tv tk ws'.split(' '),
)

/** The country of a domain as `DE`; undefined for generic domains and where the host is not known. */
function domainCountry(host: string | undefined): string | undefined {
  const suffix = host === undefined ? null : getPublicSuffix(host)
  const top = suffix?.slice(suffix.lastIndexOf('.') + 1) ?? ''
  if (GENERIC_COUNTRY_DOMAINS.has(top)) return undefined
  const country = top === 'uk' ? 'GB' : top.toUpperCase()
  return isCountry(country) ? country : undefined
}

function countriesOf(own: readonly LanguageAlternate[]): string[] {
  const regions = own.flatMap(({ code }) => readLanguageTag(code)?.region ?? [])
  return [...new Set(regions)].filter(isCountry)
}

/** A page that is also named by its language alone, or as x-default, is for every country. */
function isForAll(own: readonly LanguageAlternate[]): boolean {
  return own.some(({ code }) => readLanguageTag(code)?.region === undefined)
}

function judgeDomain(
  domain: string | undefined,
  own: readonly LanguageAlternate[],
  regions: readonly string[],
): Judgement {
  if (domain === undefined) return notApplicable('the domain belongs to no single country, or is not known')
  const [first] = own
  if (!first || regions.length === 0) return notApplicable('hreflang names no country for the page')
  if (isForAll(own) || regions.includes(domain)) return failWhere([])
  const named = regions.map(region => nameOf('region', region)).join(', ')
  return failWhere([
    first.at(
      `The domain belongs to ${nameOf('region', domain)}, but hreflang says that the page is for ${named}.`,
    ),
  ])
}

function judgeLang(
  document: HtmlDocument,
  own: readonly LanguageAlternate[],
  regions: readonly string[],
): Judgement {
  const country = langCountry(document)
  const [first] = own
  if (!first || regions.length === 0) return notApplicable('hreflang names no country for the page')
  if (country === undefined) return notApplicable('html lang names no country')
  if (isForAll(own) || regions.includes(country)) return failWhere([])
  return failWhere([first.at(`hreflang says ${regions.join(', ')}, lang says ${country}.`)])
}

function langCountry({ html }: HtmlDocument): string | undefined {
  const region = readLanguageTag((html && attribute(html, 'lang')?.trim()) ?? '')?.region
  return region !== undefined && isCountry(region) ? region : undefined
}

function countryTexts(item: Item): string[] {
  if (!item.types.includes('PostalAddress')) return []
  const named = (item.properties.get('addressCountry') ?? []).filter(isItem)
  return [...textsOf(item, 'addressCountry'), ...named.flatMap(country => textsOf(country, 'name'))]
}

/** Names of countries may be given too; two letters are always meant as a code. */
function judgeAddresses(data: StructuredData): Judgement {
  const addresses = data.items.filter(item => countryTexts(item).length > 0)
  if (addresses.length === 0) return notApplicable('the structured data names no address with a country')
  return failWhere(
    addresses.flatMap(item =>
      countryTexts(item)
        .filter(text => /^[a-z]{2}$/i.test(text) && !isCountry(text.toUpperCase()) && !/^XK$/i.test(text))
        .map(text => {
          const meant = meantCountry(text.toUpperCase())
          const hint = meant ? ` (${nameOf('region', meant)} is ${meant})` : ''
          return data.occurrence(item.place, `addressCountry is "${text}"${hint}.`)
        }),
    ),
  )
}

function judgeCoordinates(data: StructuredData): Judgement {
  const places = data.items.filter(
    item => textsOf(item, 'latitude').length > 0 || textsOf(item, 'longitude').length > 0,
  )
  if (places.length === 0) return notApplicable('the structured data has no coordinates')
  return failWhere(
    places.flatMap((item): Occurrence[] => {
      const [latitude = ''] = textsOf(item, 'latitude')
      const [longitude = ''] = textsOf(item, 'longitude')
      const fault = coordinateFault(latitude, longitude)
      return fault === undefined ? [] : [data.occurrence(item.place, fault)]
    }),
  )
}

const DECIMAL_DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/

function coordinateFault(latitude: string, longitude: string): string | undefined {
  if (latitude === '') return 'The place has a longitude but no latitude.'
  if (longitude === '') return 'The place has a latitude but no longitude.'
  if (!DECIMAL_DEGREES.test(latitude)) return `The latitude "${latitude}" is not a number of degrees.`
  if (!DECIMAL_DEGREES.test(longitude)) return `The longitude "${longitude}" is not a number of degrees.`
  const [north, east] = [Number(latitude), Number(longitude)]
  if (Math.abs(north) > 90) {
    const swapped =
      Math.abs(east) <= 90 && Math.abs(north) <= 180 ? ' Latitude and longitude may be swapped.' : ''
    return `The latitude ${latitude} is not between -90 and 90.${swapped}`
  }
  if (Math.abs(east) > 180) return `The longitude ${longitude} is not between -180 and 180.`
  return north === 0 && east === 0 ? 'Latitude and longitude are both 0.' : undefined
}

/** Numbers of things with an address; short ones are for emergencies and the like. */
function judgePhones(data: StructuredData): Judgement {
  const businesses = data.items.filter(
    item => item.properties.has('address') && textsOf(item, 'telephone').length > 0,
  )
  if (businesses.length === 0) return notApplicable('the structured data has no business with a phone number')
  return failWhere(
    businesses.flatMap(item =>
      textsOf(item, 'telephone')
        .filter(isNational)
        .map(phone => data.occurrence(item.place, `The number "${phone}" has no country code.`)),
    ),
  )
}

const LEAST_DIGITS = 7

function isNational(phone: string): boolean {
  // Microdata takes the address of a link for its value, where no tel: link holds the number.
  if (/^https?:/i.test(phone)) return false
  const written = phone.replace(/^tel:/i, '').trim()
  const digits = written.replace(/\D/g, '')
  return digits.length >= LEAST_DIGITS && !/^\(?\s*(?:\+|00|011)/.test(written) && !/^1\D/.test(written)
}

function metaValue(document: HtmlDocument, by: 'name' | 'property', name: string): string | null {
  const meta = document
    .elements('meta')
    .find(element => attribute(element, by)?.trim().toLowerCase() === name)
  return (meta && attribute(meta, 'content')?.trim()) ?? null
}

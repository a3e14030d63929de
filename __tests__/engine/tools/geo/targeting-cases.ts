import type { Case } from '../../../support/tool-cases.ts'
import { html, jsonLd, PLAIN } from './pages.ts'

const SWISS = 'https://www.example.ch/'

/** A live page on a Swiss domain that names itself under these codes. */
function swiss(codes: readonly string[], lang = 'de') {
  const links = codes.map(code => `<link rel="alternate" hreflang="${code}" href="${SWISS}">`)
  return { [SWISS]: html(links.join(''), undefined, lang) }
}

function described(item: object) {
  return { '/': html(jsonLd(item)) }
}

function shop(more: object) {
  return described({ '@type': 'Store', name: 'Kettles', address: { '@type': 'PostalAddress' }, ...more })
}

function at(latitude: unknown, longitude: unknown) {
  return shop({ geo: { '@type': 'GeoCoordinates', latitude, longitude } })
}

function inCountry(addressCountry: unknown) {
  return shop({ address: { '@type': 'PostalAddress', addressCountry } })
}

const GOOD_COUNTRIES = ['GB', 'gb', 'Germany', 'USA', { '@type': 'Country', name: 'CH' }]
const GOOD_PHONES = ['+44 20 7946 0000', '(+49) 30 123456', '0049 30 123456', '1-800-555-0100', '112']

export const TARGETING: Case[] = [
  {
    check: 'domain-country-conflict',
    outcome: 'pass',
    when: 'the countries are one',
    site: swiss(['de-CH']),
  },
  {
    check: 'domain-country-conflict',
    outcome: 'pass',
    when: 'the page is for others of its language too',
    site: swiss(['de-AT', 'de']),
  },
  {
    check: 'domain-country-conflict',
    outcome: 'fail',
    when: 'a Swiss page is for Austria',
    site: swiss(['de-AT']),
    says: /belongs to Switzerland, but hreflang says that the page is for Austria/,
    selector: 'html > head > link',
    line: 1,
  },
  {
    check: 'domain-country-conflict',
    outcome: 'not-applicable',
    when: 'the domain is not known',
    site: { '/': html('<link rel="alternate" hreflang="de-AT" href="{origin}/">') },
  },
  {
    check: 'domain-country-conflict',
    outcome: 'not-applicable',
    when: 'there is no hreflang',
    site: swiss([]),
  },
  { check: 'lang-region-conflict', outcome: 'pass', when: 'they agree', site: swiss(['de-CH'], 'de-CH') },
  {
    check: 'lang-region-conflict',
    outcome: 'fail',
    when: 'they differ',
    site: swiss(['de-CH'], 'de-DE'),
    says: /hreflang says CH, lang says DE/,
  },
  {
    check: 'lang-region-conflict',
    outcome: 'not-applicable',
    when: 'lang names no country',
    site: swiss(['de-CH']),
  },
  ...GOOD_COUNTRIES.map(
    (country): Case => ({
      check: 'address-country-invalid',
      outcome: 'pass',
      when: `it is ${JSON.stringify(country)}`,
      site: inCountry(country),
    }),
  ),
  {
    check: 'address-country-invalid',
    outcome: 'fail',
    when: 'it is "UK"',
    site: inCountry('UK'),
    says: /"UK" \(United Kingdom is GB\)/,
  },
  { check: 'address-country-invalid', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'coordinates-invalid', outcome: 'pass', when: 'they are in London', site: at(51.5, '-0.1278') },
  { check: 'coordinates-invalid', outcome: 'pass', when: 'one of them is 0', site: at(0, 32.5) },
  ...(
    [
      [0, 0, /both 0/],
      [139.69, 35.68, /139\.69 is not between -90 and 90\. .* swapped/],
      [51.5, 181, /longitude 181/],
      ['51° 30′', 0, /not a number of degrees/],
      ['', 7.4, /no latitude/],
    ] as const
  ).map(
    ([latitude, longitude, says]): Case => ({
      check: 'coordinates-invalid',
      outcome: 'fail',
      when: `they are ${latitude}, ${longitude}`,
      site: at(latitude, longitude),
      says,
    }),
  ),
  { check: 'coordinates-invalid', outcome: 'not-applicable', when: 'there are none', site: PLAIN },
  ...GOOD_PHONES.map(
    (telephone): Case => ({
      check: 'phone-without-country-code',
      outcome: 'pass',
      when: `it is ${telephone}`,
      site: shop({ telephone }),
    }),
  ),
  {
    check: 'phone-without-country-code',
    outcome: 'fail',
    when: 'it begins with the area code',
    site: shop({ telephone: '020 7946 0000' }),
    says: /020 7946 0000/,
  },
  {
    check: 'phone-without-country-code',
    outcome: 'pass',
    when: 'it is the address of a link, as microdata takes it, and no number',
    site: shop({ telephone: 'http://127.0.0.1:8080/contact.html' }),
  },
  { check: 'phone-without-country-code', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
]

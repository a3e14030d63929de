import type { Case } from '../../../support/tool-cases.ts'
import { html, jsonLd } from './pages.ts'

const check = 'business-unmarked'
const MAP = '<iframe title="Map" src="https://www.google.com/maps/embed?pb=1"></iframe>'
const home = (head: string, hours = 'Horaires : du lundi au vendredi 12H à 15H - 19H à 23H', more = MAP) =>
  html(head, `<p><a href="tel:+33169888888">01 69 88 88 88</a> ${hours}</p>${more}`)
const ORGANIZATION = jsonLd({ '@type': 'Organization', name: 'Le Jardin', url: '/' })

export const BUSINESS_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a restaurant is only an organization',
    site: { '/': home(ORGANIZATION) },
    says: 'The page shows a phone number, a map and opening hours, but has only Organization.',
  },
  ...[
    'Opening hours: Mon–Fri 9am–5pm, Sat 10am – 1pm',
    'Öffnungszeiten: Mo–Fr 10–18 Uhr, Sa 10 bis 14 Uhr',
    'Режим работы: с 9:00 до 18:00, в субботу 10:00–14:00',
    '営業時間 11:00〜15:00 17:00〜22:00',
  ].map(
    (hours): Case => ({
      check,
      outcome: 'fail',
      when: `it says ${hours}`,
      site: { '/': home('', hours) },
      says: /has no structured data\.$/,
    }),
  ),
  {
    check,
    outcome: 'pass',
    when: 'it is a restaurant',
    site: { '/': home(jsonLd({ '@type': 'Restaurant', name: 'Le Jardin', address: 'Rue 4' })) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'times are those of a programme',
    site: { '/': home('', 'Talks 9:00–10:00, workshops 10:00–12:00') },
  },
  { check, outcome: 'not-applicable', when: 'there is no map', site: { '/': home('', undefined, '') } },
  { check, outcome: 'not-applicable', when: 'it is another page', site: { '/page': home('') } },
]

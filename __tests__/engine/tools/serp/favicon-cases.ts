import type { Case } from '../../../support/tool-cases.ts'
import { image, PLAIN, page, png, SVG, withIcon } from './pages.ts'

const ROBOTS = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /i.png' }
const HEAVY = {
  headers: { 'content-type': 'image/png' },
  body: Buffer.concat([png(512, 512), Buffer.alloc(250_000)]),
}

export const ICONS: Case[] = [
  {
    check: 'favicon-missing',
    outcome: 'pass',
    when: 'a link names one',
    site: { '/': withIcon('/i.png'), '/i.png': image(96, 96) },
  },
  {
    check: 'favicon-missing',
    outcome: 'pass',
    when: 'it is at the usual place',
    site: { '/': PLAIN, '/favicon.ico': image(48, 48) },
  },
  {
    check: 'favicon-missing',
    outcome: 'pass',
    when: 'the home page links one',
    site: { '/a': PLAIN, '/': withIcon('/i.png'), '/i.png': image(96, 96) },
    path: '/a',
  },
  { check: 'favicon-missing', outcome: 'fail', when: 'there is none', site: PLAIN, says: /favicon\.ico/ },
  {
    check: 'favicon-missing',
    outcome: 'fail',
    when: 'it is an empty data URL',
    site: withIcon('data:,'),
    says: 'No <link rel="icon"> and no /favicon.ico',
  },
  {
    check: 'favicon-missing',
    outcome: 'not-measured',
    when: 'its server fails',
    site: { '/': PLAIN, '/favicon.ico': { status: 500 } },
  },
  {
    check: 'favicon-broken',
    outcome: 'pass',
    when: 'it answers',
    site: { '/': withIcon('/i.png'), '/i.png': image(96, 96) },
  },
  {
    check: 'favicon-broken',
    outcome: 'fail',
    when: 'it does not',
    site: withIcon('/i.png'),
    says: /404/,
    selector: 'html > head > link',
    line: 1,
  },
  { check: 'favicon-broken', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'favicon-unusable',
    outcome: 'pass',
    when: 'it is an SVG',
    site: { '/': withIcon('/i.svg'), '/i.svg': SVG },
  },
  {
    check: 'favicon-unusable',
    outcome: 'fail',
    when: 'it is a drawing in the page itself',
    site: withIcon('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'),
    says: 'is a data: URL; Google needs an address to fetch the icon from',
  },
  {
    check: 'favicon-unusable',
    outcome: 'fail',
    when: 'it is not square',
    site: { '/': withIcon('/i.png'), '/i.png': image(96, 48) },
    says: /96 × 48/,
  },
  {
    check: 'favicon-unusable',
    outcome: 'fail',
    when: 'it is a page',
    site: { '/': withIcon('/i.png'), '/i.png': PLAIN },
    says: /not an image/,
  },
  {
    check: 'favicon-unusable',
    outcome: 'fail',
    when: 'it is tiny',
    site: { '/': withIcon('/i.png'), '/i.png': image(4, 4) },
    says: /4 × 4/,
  },
  { check: 'favicon-unusable', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'favicon-small',
    outcome: 'pass',
    when: 'it is large',
    site: { '/': withIcon('/i.png'), '/i.png': image(96, 96) },
  },
  {
    check: 'favicon-small',
    outcome: 'fail',
    when: 'it is small',
    site: { '/': withIcon('/i.png'), '/i.png': image(16, 16) },
    says: /16 × 16/,
  },
  { check: 'favicon-small', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'favicon-heavy',
    outcome: 'fail',
    when: 'it has more than 100 kB',
    site: { '/': withIcon('/i.png'), '/i.png': HEAVY },
    says: /^.*\/i\.png has 250 kB \(at most 100 kB\)$/,
    at: '{origin}/i.png',
    selector: 'html > head > link',
  },
  {
    check: 'favicon-heavy',
    outcome: 'pass',
    when: 'it is light, and only the icon for start screens is heavy',
    site: {
      '/': page('<link rel="icon" href="/i.png"><link rel="apple-touch-icon" href="/j.png">'),
      '/i.png': image(96, 96),
      '/j.png': HEAVY,
    },
  },
  { check: 'favicon-heavy', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'favicon-heavy',
    outcome: 'not-measured',
    when: 'its server fails',
    site: { '/': withIcon('/i.png'), '/i.png': { status: 500 } },
  },
  {
    check: 'favicon-blocked',
    outcome: 'pass',
    when: 'robots.txt allows it',
    site: { '/': withIcon('/j.png'), '/j.png': image(96, 96), '/robots.txt': ROBOTS },
  },
  {
    check: 'favicon-blocked',
    outcome: 'fail',
    when: 'robots.txt forbids it',
    site: { '/': withIcon('/i.png'), '/i.png': image(96, 96), '/robots.txt': ROBOTS },
    says: /^Line 2 of .*robots\.txt.*Disallow: \/i\.png/,
  },
  { check: 'favicon-blocked', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
]

import type { Case } from '../../../support/tool-cases.ts'
import { jsonLd, openGraph } from './pages.ts'

export const IDENTITY: Case[] = [
  {
    check: 'site-name-conflict',
    outcome: 'pass',
    when: 'og:site_name is an alternate name',
    site: openGraph(
      { 'og:site_name': 'MB' },
      jsonLd({ '@type': 'WebSite', name: 'Mary Bakes', alternateName: ['MB'] }),
    ),
  },
  {
    check: 'site-name-conflict',
    outcome: 'pass',
    when: 'one name has the ending of the domain',
    site: openGraph({ 'og:site_name': 'Marybakes.co.uk' }, jsonLd({ '@type': 'WebSite', name: 'MaryBakes' })),
  },
  {
    check: 'site-name-conflict',
    outcome: 'pass',
    when: 'the data writes a sign of the name as HTML does',
    site: openGraph({ 'og:site_name': 'A&B Bakes' }, jsonLd({ '@type': 'WebSite', name: 'A&amp;B Bakes' })),
  },
  {
    check: 'site-name-conflict',
    outcome: 'fail',
    when: 'the names differ',
    site: openGraph(
      { 'og:site_name': 'John' },
      jsonLd({ '@graph': [{ '@type': ['WebSite'], name: 'Mary' }] }),
    ),
    says: /"John".*"Mary"/,
  },
  {
    check: 'site-name-conflict',
    outcome: 'not-applicable',
    when: 'there is one name',
    site: openGraph({ 'og:site_name': 'Mary' }),
  },
  {
    check: 'site-name-spelled-twice',
    when: 'the footer parts its words otherwise than the title',
    site: '<!doctype html><html lang="en"><title>Hill-View Hotel | Rooms in Leeds</title><h1>Rooms in Leeds</h1><footer><p>© 2026 Hillview Hotel. All rights reserved.</p></footer>',
    outcome: 'fail',
    says: 'The title says "Hill-View Hotel", the copyright notice says "Hillview Hotel".',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'a word of it has a letter more in the title than in the data',
    site: '<!doctype html><html lang="en"><meta property="og:site_name" content="Maple Oak Solicitors"><title>Home - Maple Oaks Solicitors</title><h1>Law in Leeds</h1>',
    outcome: 'fail',
    says: 'The title says "Maple Oaks Solicitors", og:site_name says "Maple Oak Solicitors".',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'another word has another letter, or the year another digit',
    site: '<!doctype html><html lang="en"><meta property="og:site_name" content="Maple Farm 2025"><title>Maple Farm 2026 | Maple Fare 2025</title><h1>Jam</h1>',
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'the data names both as names of the site',
    site: `<!doctype html><html lang="en"><title>Maple Oaks Bikes</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Maple Oak Bikes', alternateName: 'Maple Oaks Bikes' })}</script><h1>Bikes</h1>`,
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'two elements of the heading have no space between them',
    site: '<!doctype html><html lang="en"><title>Leeds Hill Hotel | Rooms in Leeds</title><h1><span>Leeds Hill</span><span>Hotel</span></h1><footer><p>© 2026 Leeds Hill Hotel. All rights reserved.</p></footer>',
    outcome: 'fail',
    says: 'The title says "Leeds Hill Hotel", the heading <h1> says "Leeds HillHotel". The heading <h1> lacks a space between "Hill" and "Hotel".',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'the footer names the domain',
    site: '<!doctype html><html lang="en"><title>Hill View Hotel | Rooms in Leeds</title><h1>Hill View Hotel</h1><footer><p>© 2026 HillViewHotel.com. All rights reserved.</p></footer>',
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'only its case and signs differ, or one is a handle',
    site: '<!doctype html><html lang="en"><title>Hill View Hotel | Rooms in Leeds</title><h1>HILL VIEW HOTEL</h1><h2>Hill View Hotel |</h2><h2>· Hill View Hotel</h2><footer><p>© 2026 hillviewhotel</p></footer>',
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'only its domain says that it is the name of the site',
    site: '<!doctype html><html lang="en"><title>Hill-View Hotel | Rooms</title><h1>Hillview Hotel</h1>',
    productionUrl: 'https://www.hillviewhotel.example',
    outcome: 'fail',
    says: 'The title says "Hill-View Hotel", the heading <h1> says "Hillview Hotel".',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'what is spelled in two ways is what somebody is, and not the name of the site',
    site: '<!doctype html><html lang="en"><title>Ada Kranz | Front-End Developer</title><h1>Frontend Developer</h1><h2>Check list</h2><h3>Checklist</h3>',
    productionUrl: 'https://kranz.example',
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'the title leaves out the marks of letters, as the domain does',
    site: '<!doctype html><html lang="hu"><title>Diszkertek – Rooms in Eger</title><h1>Díszkertek</h1>',
    productionUrl: 'https://diszkertek.example',
    outcome: 'fail',
    says: 'The title says "Diszkertek", the heading <h1> says "Díszkertek".',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'capitals have no marks, and one name is written in one as a handle is',
    site: '<!doctype html><html lang="fr"><title>Hôtel Étoile Bleue | Chambres</title><h1>HOTEL ETOILE BLEUE</h1><h2>HOTELETOILEBLEUE</h2><footer><p>© 2026 Hôtel Étoile Bleue</p></footer>',
    outcome: 'pass',
  },
  {
    check: 'site-name-spelled-twice',
    when: 'one text leaves out the dots of a Russian letter',
    site: '<!doctype html><html lang="ru"><title>Зелёная роща | Номера</title><h1>Зеленая роща</h1><footer><p>© 2026 Зелёная роща</p></footer>',
    outcome: 'pass',
  },
  ...[
    ['the page names nothing twice', { '/': '<html lang="en"><title>Kranz</title><h1>Kranz</h1>' }, '/'],
    [
      'the page is another one',
      { '/a': '<html lang="en"><title>Hill-View Hotel</title><h1>Hillview Hotel</h1>' },
      '/a',
    ],
  ].map(
    ([when, site, path]): Case => ({
      check: 'site-name-spelled-twice',
      when: when as string,
      site: site as Record<string, string>,
      path: path as string,
      outcome: 'not-applicable',
    }),
  ),
]

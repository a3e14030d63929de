import type { Case } from '../../../support/tool-cases.ts'
import { jsonLd, openGraph, PLAIN, page, TITLE } from './pages.ts'

const MARY = 'https://mary.example'

export const IDENTITY: Case[] = [
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'structured data says it',
    site: page(jsonLd({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Mary', url: '/' })),
  },
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'data of whoever has the site and the title agree on it',
    site: page(
      `<title>Initiative for the renewal of the political movement of the class | Home</title>${jsonLd({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Initiative for the Renewal of the Political Movement of the Class' })}`,
    ),
    productionUrl: MARY,
  },
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'a heading says the words that the title begins with',
    site: page('<title>Moss & Co Garden Design and Terraces | Home</title>', '<h2>Moss & Co</h2>'),
    productionUrl: 'https://orchard.example',
  },
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'the second title and the logo say it, and the first title is empty',
    site: page('<title></title><title>Dr. Mary Moss</title>', '<img src="/logo.png" alt="Dr. Mary Moss">'),
    productionUrl: 'https://orchard.example',
  },
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'the title and a link to the home page of production say it',
    site: page(
      '<title>Café Oak Lyon -- Café Oak Lyon</title>',
      '<a href="https://orchard.example">Café Oak Lyon</a>',
    ),
    productionUrl: 'https://orchard.example',
  },
  {
    check: 'site-name-missing',
    outcome: 'fail',
    when: 'nothing says it',
    site: PLAIN,
    productionUrl: 'https://orchard.example',
    says: 'No WebSite structured data, no og:site_name, and no logo, heading or copyright notice that says what the title says',
  },
  {
    check: 'site-name-missing',
    outcome: 'fail',
    when: 'the data that is there for it has no name',
    site: page(
      `<title>Doors | Repairs</title>${jsonLd({ '@context': 'https://schema.org', '@type': 'WebSite', url: '/' })}`,
    ),
    productionUrl: MARY,
    says: /^The WebSite structured data has no "name"/,
    selector: /script/,
  },
  {
    check: 'site-name-missing',
    outcome: 'not-applicable',
    when: 'the data for it has a syntax error',
    site: page(
      '<title>Doors | Repairs</title><script type="application/ld+json">{"@context": "https://schema.org", "@type": "WebSite" "name": "Oak"}</script>',
    ),
    productionUrl: MARY,
  },
  {
    check: 'site-name-missing',
    outcome: 'not-applicable',
    when: 'the site is in a folder of its host',
    site: PLAIN,
    productionUrl: 'https://orchard.example/bars/',
  },
  {
    check: 'site-name-missing',
    outcome: 'not-applicable',
    when: 'nothing says it, and nobody knows the domain',
    site: PLAIN,
    says: 'the domain where the site will be is not known',
  },
  ...(
    [
      ['pass', 'the title and the logo agree', '<a href="/">Mary</a>'],
      ['pass', 'the title and a picture agree', '<a href="./index.html"><img src="/m.png" alt="mary"></a>'],
      ['pass', 'the title and a logo that is no link agree', '<img src="/m.png" alt="Mary logo">'],
      ['fail', 'a picture that is no logo has the name', '<img src="/m.png" alt="Mary">'],
      ['pass', 'the title and a label agree', '<a href="/" aria-label="Mary"><svg></svg></a>'],
      ['fail', 'the logo has another name', '<a href="/">Home</a>'],
      [
        'fail',
        'the link leads elsewhere',
        '<a href="/mary">Mary</a><a href="https://mary.example/">Mary</a>',
      ],
    ] as const
  ).map(
    ([outcome, when, link]): Case => ({
      check: 'site-name-missing',
      outcome,
      when,
      site: page(`<title>${TITLE}</title>`, link),
      productionUrl: 'https://orchard.example',
      ...(outcome === 'fail' && { says: /^No WebSite/ }),
    }),
  ),
  ...(
    [
      [
        'the title is the name and nothing else',
        'Aïkido Traditionnel de la Cotière',
        '<a href="/">Accueil</a>',
      ],
      [
        'the picture of the logo says that it is one',
        'Fruteria Montes – oranges for juice',
        '<a href="/"><img src="/m.png" alt="Fruteria Montes Logo"></a>',
      ],
      [
        'the logo goes on with what the site does',
        'Mary Moss – Gardens and terraces for small towns',
        '<a href="/">Mary Moss <span>landscape gardener</span></a>',
      ],
      [
        'the logo has the name without its kind',
        "Café Heinrich's - Weyhausen",
        '<a href="/#home">Heinrich\'s</a>',
      ],
    ] as const
  ).map(
    ([when, title, link]): Case => ({
      check: 'site-name-missing',
      outcome: 'pass',
      when,
      site: page(`<title>${title}</title>`, link),
    }),
  ),
  ...(
    [
      ['pass', 'the title has that of the domain', 'Bikes by Orchard House', ''],
      ['pass', 'the title begins with the H1', 'Starfall, a game for the browser', '<h1>Starfall</h1>'],
      [
        'fail',
        'the title begins as the H1 does, which is a sentence',
        'A game for the whole family | Play',
        '<h1>A game for the whole family</h1>',
      ],
      [
        'fail',
        'the H1 is the start of a word of the title',
        'Starfalls of the north and where to see them | Guide',
        '<h1>Starfall</h1>',
      ],
      [
        'pass',
        'a long title and the logo are the same',
        "L'asso indépendante des parents d'élèves de l'école Rosa Verger",
        "<a href=/><figure><img src=/l.jpg alt=\"L'asso indépendante des parents d'élèves de l'école Rosa Verger\"></figure></a>",
      ],
      [
        'pass',
        'a heading greets with it',
        'Good Gardener Lutheran Church - Plumtown on the hill by the sea',
        '<h2>Welcome to Good Gardener Lutheran Church, Plumtown!</h2>',
      ],
      [
        'pass',
        'the copyright notice has it',
        'Pear Park Residents - News',
        '<ul><li>© Pear Park Residents 2026. All rights reserved</li></ul>',
      ],
      [
        'pass',
        'the logo has most of it, with a word in front and another number',
        'Pear Park Etape 2 - Forside',
        '<img class="logo" src="/top.gif" alt="ejerforeningen pear park, etape ii">',
      ],
      [
        'fail',
        'the copyright notice has another name',
        'Doors for houses and sheds - News',
        '<p>© Maple Ltd</p>',
      ],
    ] as const
  ).map(
    ([outcome, when, title, body]): Case => ({
      check: 'site-name-missing',
      outcome,
      when,
      site: page(`<title>${title}</title>`, body),
      productionUrl: 'https://orchard.example',
    }),
  ),
  {
    check: 'site-name-missing',
    outcome: 'pass',
    when: 'the title has the name of a business in the data',
    site: page(
      `<title>مطعم نخلة في الرياض</title>${jsonLd({ '@context': 'https://schema.org', '@type': 'Restaurant', name: 'نخلة' })}`,
    ),
    productionUrl: 'https://orchard.example',
  },
  {
    check: 'site-name-missing',
    outcome: 'fail',
    when: 'the title and the link say no more than "Home"',
    site: page('<title>Home</title>', '<a href="/">Home</a>'),
    productionUrl: MARY,
    says: /^No WebSite/,
  },
  {
    check: 'site-name-missing',
    outcome: 'not-applicable',
    when: 'it is a deep page',
    site: { '/a': PLAIN },
    path: '/a',
  },
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

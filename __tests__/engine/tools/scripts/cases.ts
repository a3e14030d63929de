import type { Outcome } from '../../../../src/api/results.ts'
import type { Tool } from '../../../../src/api/tools.ts'
import { literal, MAIN, PROSE, page, type ScriptCase, script, TITLE } from './case.ts'

const COMPLETE = `${TITLE}
<meta name="description" content="A bike for parcels, shopping and children, welded by hand in a small workshop.">
<link rel="canonical" href="/">
<meta name="robots" content="max-image-preview:large">
<meta property="og:title" content="Red bike"><meta name="twitter:card" content="summary">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"Red bike"}</script>`
const MENU = '<nav id="menu"><a href="/a">Apples</a><a href="/b">Berries</a><a href="/c">Cherries</a></nav>'
const OK = '<!doctype html><title>x</title>'
const GERMAN_PROSE = `<p>Unser rotes Rad trägt Pakete bei jedem Wetter durch die Stadt, und sein Rahmen wird in einer kleinen Werkstatt von Hand geschweißt.</p>
<p>Die Fahrer loben den leisen Riemen, der weder Öl noch Pflege braucht und länger hält als drei gewöhnliche Ketten.</p>`
const COURSES = [
  'Beginners learn within one weekend how wheels are built, spokes are tensioned and hubs are greased again.',
  'Families try long trailers on quiet roads near our lake, with helmets and lunch included for everybody.',
  'Mechanics from other towns repeat brazing, painting and wiring until their exam at the end of summer.',
  'Companies rent eight cargo models for several months and get spare batteries delivered on Mondays.',
]
  .map(text => `<p>${text}</p>`)
  .join('')
const LINKED = { '/a': OK, '/b': OK, '/c': OK }
const NOTHING_CHANGED = {
  'serp/title-needs-scripts': 'pass',
  'serp/description-needs-scripts': 'pass',
  'serp/description-removed-by-scripts': 'pass',
  'serp/canonical-changed-by-scripts': 'pass',
  'serp/canonical-needs-scripts': 'pass',
  'serp/social-card-needs-scripts': 'pass',
  'robots/meta-changed-by-scripts': 'pass',
  'robots/parts-blocked': 'not-applicable',
  'content/text-needs-scripts': 'pass',
  'content/language-changed-by-scripts': 'pass',
  'content/much-text-needs-scripts': 'pass',
  'content/h1-needs-scripts': 'pass',
  'content/links-need-scripts': 'pass',
  'content/part-needs-scripts': 'not-applicable',
  'schema/data-needs-scripts': 'pass',
  'geo/text-needs-scripts': 'pass',
} as const

/** What scripts do to pages, and what is said of it. */
export const SCRIPT_CASES: ScriptCase[] = [
  {
    name: 'scripts that change nothing of it',
    site: { '/': page(COMPLETE, MENU + MAIN + script('document.body.dataset.ready = "yes"')), ...LINKED },
    says: NOTHING_CHANGED,
  },
  ...(
    [
      ['beside the page', 'document.body', 'pass'],
      ['in the menu', 'document.getElementById("menu")', 'fail'],
    ] as const
  ).map(
    ([where, place, outcome]): ScriptCase => ({
      name: `a script puts a switch that is a link ${where}`,
      site: {
        '/': page(
          COMPLETE,
          MENU +
            MAIN +
            script(
              `const note = document.createElement("div"); note.innerHTML = '<small>We count visitors. <a href="javascript:void">Opt out</a></small>'; ${place}.append(note)`,
            ),
        ),
        ...LINKED,
      },
      says: { 'broken-links/uncrawlable-link': outcome },
    }),
  ),
  ...(
    [
      ['which robots.txt forbids', 'Disallow: /parts/', COURSES, 'fail'],
      ['of which it shows nothing', 'Disallow: /parts/', '<p>Version 12</p>', 'pass'],
      ['which robots.txt allows', 'Disallow: /private/', COURSES, 'pass'],
    ] as const
  ).map(
    ([what, rule, part, outcome]): ScriptCase => ({
      name: `a part that a script loads, ${what}`,
      site: {
        '/': page(
          COMPLETE,
          `${MAIN}<div id="part"></div>${script(`
fetch('/parts/courses.html').then(answer => answer.text()).then(text => { document.getElementById('part').innerHTML = text })`)}`,
        ),
        '/parts/courses.html': part,
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: `User-agent: *\n${rule}\n` },
      },
      says: {
        'robots/parts-blocked':
          outcome === 'fail'
            ? {
                outcome,
                says: /^line 2 of .* \("Disallow: \/parts\/"\) blocks .*, from which scripts take \d+ words/,
              }
            : outcome,
      },
    }),
  ),
  ...(
    [
      ['30', 'not-applicable'],
      ['120', 'fail'],
    ] as const
  ).map(
    ([side, outcome]): ScriptCase => ({
      name: `large files that a style shows at ${side} px`,
      site: {
        '/': page(
          `${TITLE}<style>.mark { width: ${side}px; height: auto }</style>`,
          `${MAIN}<div>${[1, 2, 3].map(at => `<img class="mark" src="/${at}.png" width="500" height="500" alt="">`).join('')}</div>${script('document.body.dataset.ready = "yes"')}`,
        ),
      },
      says: { 'content/alt-texts-empty': outcome },
    }),
  ),
  ...(
    [
      ['its framework, which is missing', '__next', '/a.js', 'not-measured'],
      ['its framework, which is there', '__next', '/ok.js', 'fail'],
      ['scripts, of which one is missing', 'page', '/a.js', 'fail'],
    ] as const
  ).map(
    ([name, id, src, outcome]): ScriptCase => ({
      name: `an old year, and ${name}`,
      site: {
        '/': page(
          TITLE,
          `<div id="${id}">${MAIN}<footer><p>© 2019 Red bikes</p></footer></div><script src="${src}"></script>`,
        ),
        '/ok.js': { headers: { 'content-type': 'text/javascript' }, body: 'document.body.dataset.ready = 1' },
      },
      says: { 'content/copyright-outdated': outcome },
    }),
  ),
  {
    name: 'nothing that runs',
    site: page(TITLE, MAIN),
    says: Object.fromEntries(
      Object.keys(NOTHING_CHANGED)
        .filter(id => id !== 'geo/text-needs-scripts')
        .map(id => [id, { outcome: 'not-applicable' as const, says: /no scripts run/ }]),
    ),
  },
  {
    name: 'an app that brings all',
    site: {
      '/': page(
        '<title>Shop</title>',
        `<div id="root"></div>${script(
          `document.title = "Red bike for parcels and children"; document.getElementById("root").innerHTML = ${literal(MENU + MAIN)}`,
        )}`,
      ),
      ...LINKED,
    },
    says: {
      'content/text-needs-scripts': {
        outcome: 'fail',
        says: /100 % of the main text.*Scripts fill "#root"/,
        line: 6,
      },
      'content/much-text-needs-scripts': { outcome: 'not-applicable', says: /reported separately/ },
      'content/h1-needs-scripts': { outcome: 'not-applicable', says: /reported separately/ },
      'content/links-need-scripts': { outcome: 'not-applicable', says: /reported separately/ },
      'content/almost-no-text': { outcome: 'pass', says: /words of main text/ },
      'content/h1-missing': 'pass',
      'geo/text-needs-scripts': { outcome: 'fail', says: /not in the HTML that the server sends/, line: 6 },
      'serp/title-needs-scripts': {
        outcome: 'fail',
        says: /The HTML has the title "Shop"; scripts replace it with "Red bike/,
        line: 3,
      },
      'serp/title-too-short': 'pass',
    },
  },
  {
    name: 'an app that brings all, in panels that open with a click',
    site: page(
      `${TITLE}<style>.panel { display: none }</style>`,
      `<app-root></app-root>${script(
        `document.querySelector("app-root").innerHTML = ${literal(`<a href="#a">Open</a><div class="panel">${PROSE.repeat(3)}</div>`)}`,
      )}`,
    ),
    says: {
      'content/text-needs-scripts': { outcome: 'fail', says: /98 % of the main text/ },
      'geo/text-needs-scripts': 'fail',
    },
  },
  {
    name: 'scripts that add a form and opening hours beside the text, which nothing marks',
    site: page(
      TITLE,
      `<div><h1>The red bike</h1><p>${'Its frame is welded by hand in a workshop. '.repeat(6)}</p></div>
      <div id="more"></div>${script(`document.getElementById('more').innerHTML = ${literal(PROSE.repeat(3))}`)}`,
    ),
    says: { 'content/text-needs-scripts': 'pass', 'geo/text-needs-scripts': 'pass' },
  },
  {
    name: 'scripts that put the text into the language of the visitor',
    site: page(
      TITLE,
      `${MAIN}${script(
        `document.documentElement.lang = 'de-DE'; document.querySelector('main').innerHTML = ${literal(`<h1>Rotes Rad</h1>${'<p>Ein Lastenrad, das in einer kleinen Werkstatt von Hand geschweißt wird.</p>'.repeat(8)}`)}`,
      )}`,
    ),
    says: {
      'content/text-needs-scripts': 'pass',
      'content/h1-needs-scripts': { outcome: 'not-applicable', says: /another language/ },
      'geo/text-needs-scripts': 'pass',
    },
  },
  ...(
    [
      [
        'the text into the language of the browser',
        GERMAN_PROSE,
        `if (/^en/.test(navigator.language)) document.querySelector('main').innerHTML = ${literal(`<h1>Riders praise every journey</h1>${PROSE.repeat(3)}`)}`,
        {
          outcome: 'fail',
          says: 'The text is in German as sent, and in English once scripts have run. They read navigator.language, which is English for Googlebot. Title and description stay in German.',
        },
      ],
      [
        'one half of the text into another language',
        GERMAN_PROSE,
        `document.querySelector('main').insertAdjacentHTML('beforeend', ${literal(PROSE)})`,
        'pass',
      ],
      [
        'the text into other words',
        PROSE,
        `document.querySelector('main').innerHTML = ${literal(MAIN)}`,
        'pass',
      ],
    ] as const
  ).map(
    ([what, sent, source, says]): ScriptCase => ({
      name: `scripts that put ${what}`,
      site: page(
        '<title>Rotes Rad für Pakete aus der Werkstatt</title><meta name="description" content="Ein Lastenrad, das in einer kleinen Werkstatt von Hand geschweißt wird.">',
        `<main><h1>Das Beste für die Stadt</h1>${sent.repeat(3)}</main>${script(source)}`,
      ).replace('lang="en"', 'lang="de"'),
      says: {
        'content/language-changed-by-scripts': says,
        ...(what.includes('browser') && {
          'content/h1-home-slogan': { outcome: 'not-applicable', says: /another language/ },
        }),
      },
    }),
  ),
  {
    name: 'scripts that put the head into the language of the browser',
    site: page(
      `<title>Rotes Rad für Pakete</title><meta name="description" content="Ein Lastenrad aus einer kleinen Werkstatt."><meta property="og:title" content="Rotes Rad">`,
      `${MAIN}${script(
        `if (/^en/.test(navigator.language)) { document.documentElement.lang = 'en'; document.title = 'Red bike for parcels'; for (const [name, text] of [['description', 'A bike for parcels from a small workshop.'], ['og:title', 'Red bike']]) document.querySelector('[name="' + name + '"], [property="' + name + '"]').content = text }`,
      )}`,
    ).replace('<html lang="en">', '<html lang="de">'),
    says: {
      'serp/title-needs-scripts': { outcome: 'not-applicable', says: /language of the browser/ },
      'serp/description-needs-scripts': 'not-applicable',
      'serp/social-card-needs-scripts': 'pass',
    },
  },
  {
    name: 'scripts that put a marked title into the language of the browser',
    site: page(
      '<title data-i18n="title">Rotes Rad für Pakete</title>',
      `${MAIN}${script(`document.title = 'Red bike for parcels'`)}`,
    ),
    says: { 'serp/title-needs-scripts': 'not-applicable' },
  },
  {
    name: 'scripts that put the words of the title into another order',
    site: page(
      '<title>Shop | Repair & sale of red bikes</title>',
      `${MAIN}${script(`document.title = 'Shop: Sale & repair of red bikes'`)}`,
    ),
    says: { 'serp/title-needs-scripts': { outcome: 'pass', says: /another order/ } },
  },
  ...(
    [
      ['pass', 'Red bikes of Oak - Home', 'Red bikes of Oak'],
      ['pass', 'Red bikes for parcels', 'Red bikes for parcels | Oak & Iron'],
      ['fail', 'Oak & Iron', 'Red bikes for parcels | Oak & Iron'],
    ] as const
  ).map(
    ([outcome, before, after]): ScriptCase => ({
      name: `scripts that make "${after}" of the title "${before}"`,
      site: page(
        `<title>${before}</title><meta property="og:site_name" content="Oak & Iron">`,
        `${MAIN}${script(`document.title = ${literal(after)}`)}`,
      ),
      says: { 'serp/title-needs-scripts': outcome },
    }),
  ),
  {
    name: 'scripts that give a page in another language its title',
    site: page(
      '<title>Shop</title>',
      `${MAIN}${script(`document.documentElement.lang = 'de'; document.title = 'Rotes Rad'`)}`,
    ),
    says: { 'serp/title-needs-scripts': 'fail' },
  },
  {
    name: 'a dialog that scripts bring beside a short text, and that is not open',
    site: page(
      `${TITLE}<style>.dialog { display: none } .dialog.open { display: block }</style>`,
      `<h1>Contact</h1><p>Write to us, or come to our workshop in the old town.</p>${script(
        `const dialog = document.createElement('div'); dialog.className = 'dialog'; dialog.innerHTML = ${literal(PROSE)}; document.body.append(dialog)`,
      )}`,
    ),
    says: { 'content/text-needs-scripts': 'pass', 'geo/text-needs-scripts': 'pass' },
  },
  {
    name: 'metadata that scripts change',
    site: page(
      `${TITLE}
<meta name="description" content="Our shop has bikes of all kinds, for all people, and for all roads of this country.">
<link id="c" rel="canonical" href="/">
<meta id="o" property="og:title" content="Shop">`,
      MAIN +
        script(`document.title = "Blue bike for parcels and children"
document.querySelector('meta[name=description]').content = "A blue bike for parcels, shopping and children, welded by hand."
document.getElementById('c').href = '/blue'
document.getElementById('o').content = 'Blue bike'
document.querySelector('h1').textContent = 'The blue bike'`),
    ),
    says: {
      'serp/title-needs-scripts': { outcome: 'fail', line: 3 },
      'serp/description-needs-scripts': {
        outcome: 'fail',
        says: /meta description "Our shop .*"; scripts replace it with "A blue/,
      },
      'serp/canonical-changed-by-scripts': { outcome: 'fail', says: /\/; scripts change it to .*\/blue$/ },
      'serp/canonical-needs-scripts': 'pass',
      'serp/social-card-needs-scripts': { outcome: 'fail', says: /og:title: "Shop" is sent; .*"Blue bike"/ },
      'content/h1-needs-scripts': {
        outcome: 'fail',
        says: /The HTML says "The red bike"; .*"The blue bike"/,
      },
      'content/text-needs-scripts': 'pass',
    },
  },
  {
    name: 'scripts that write the address of the page, which has another host on production',
    site: page(
      `${TITLE}<link rel="canonical" href="https://bikes.example/"><meta property="og:url" content="https://bikes.example/"><meta property="og:image" content="https://bikes.example/red.jpg">`,
      MAIN +
        script(`const here = new URL(location.pathname, location.origin).href
          document.querySelector('link[rel=canonical]').href = here
          document.querySelector('meta[property="og:url"]').content = here
          document.querySelector('meta[property="og:image"]').content = location.origin + '/red.jpg'`),
    ),
    productionUrl: 'https://bikes.example',
    says: { 'serp/canonical-changed-by-scripts': 'pass', 'serp/social-card-needs-scripts': 'pass' },
  },
  {
    name: 'a script that has another slogan for each season in the H1',
    site: page(
      TITLE,
      MAIN.replace('The red bike', 'The red bike for summer days') +
        script(`document.querySelector('h1').textContent = 'The red bike for winter nights'`),
    ),
    says: { 'content/h1-needs-scripts': 'pass' },
  },
  {
    name: 'a script that puts the H1 in the place of another one of a few words',
    site: page(TITLE, MAIN + script(`document.querySelector('h1').textContent = 'A bike for winter nights'`)),
    says: { 'content/h1-needs-scripts': { outcome: 'fail', says: /"The red bike"; .*nights/ } },
  },
  {
    name: 'a script that adds the slash of the address to og:url',
    site: page(
      `${TITLE}<meta id="u" property="og:url" content="https://www.example.com/bikes">`,
      MAIN + script(`document.getElementById('u').content += '/'`),
    ),
    says: { 'serp/social-card-needs-scripts': 'pass' },
  },
  {
    name: 'a script that escapes a letter in og:url',
    site: page(
      `${TITLE}<meta id="u" property="og:url" content="https://www.example.com/räder">`,
      MAIN + script(`document.getElementById('u').content = 'https://www.example.com/r%C3%A4der/'`),
    ),
    says: { 'serp/social-card-needs-scripts': 'pass' },
  },
  {
    name: 'an H1 of an image alone, to which a script adds a class',
    site: page(
      TITLE,
      `<h1><a href="/"><img src="/logo.png" alt="Kranz Cycles"></a></h1>${PROSE}${script("document.querySelector('h1').className = 'seen'")}`,
    ),
    says: { 'content/h1-needs-scripts': 'pass' },
  },
  {
    name: 'a script that writes null where a text is missing',
    site: page(
      `${TITLE}<meta name="description" content=""><meta property="og:description" content="">`,
      MAIN + script('for (const one of document.querySelectorAll(\'meta[content=""]\')) one.content = null'),
    ),
    says: {
      'serp/description-default': { outcome: 'fail', says: /null/ },
      'serp/description-needs-scripts': 'not-applicable',
      'serp/social-card-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'metadata, data, H1 and menu that scripts add',
    site: {
      '/': page(
        '',
        `<div id="h"></div>\n${PROSE}\n<div id="m"></div>${script(`
const add = html => document.head.insertAdjacentHTML('beforeend', html)
add(${literal(`${COMPLETE}`.replace(/<script.*/, ''))})
const data = document.createElement('script')
data.type = 'application/ld+json'
data.text = '{"@context":"https://schema.org","@type":"Thing","name":"Red bike"}'
document.head.append(data)
document.getElementById('h').innerHTML = '<h1>The red bike</h1>'
document.getElementById('m').innerHTML = ${literal(MENU.replace('/c"', '/gone"'))}`)}`,
      ),
      ...LINKED,
    },
    says: {
      'serp/title-missing': 'pass',
      'serp/title-needs-scripts': {
        outcome: 'fail',
        says: /^The HTML has no title; scripts set "Red bike/,
        line: null,
      },
      'serp/description-needs-scripts': {
        outcome: 'fail',
        says: /^The HTML has no meta description; scripts set "A bike/,
      },
      'serp/canonical-needs-scripts': { outcome: 'fail', says: /The HTML has no canonical; scripts add/ },
      'serp/canonical-changed-by-scripts': 'not-applicable',
      'serp/social-card-needs-scripts': { outcome: 'fail', says: /og:title: nothing is sent/ },
      'serp/open-graph-incomplete': {
        outcome: 'fail',
        says: /^The page has no Open Graph properties/,
      },
      'robots/meta-changed-by-scripts': {
        outcome: 'fail',
        says: /max-image-preview:large for all search engines, added/,
      },
      'content/h1-needs-scripts': { outcome: 'fail', says: /The HTML has no H1/ },
      'content/links-need-scripts': { outcome: 'fail', says: /\/a is not in the HTML that the server sends/ },
      'content/text-needs-scripts': 'pass',
      'schema/data-needs-scripts': { outcome: 'fail', says: /Thing is not in the HTML/, line: null },
      'broken-links/broken-internal-link': { outcome: 'fail', says: /\/gone answers 404/, line: null },
    },
  },
  {
    name: 'data of a type that the page has in its HTML as well',
    site: page(
      TITLE,
      `${MAIN}<div itemscope itemtype="https://schema.org/Thing"><b itemprop="name">Bike</b></div>${script(`
const data = document.createElement('script')
data.type = 'application/ld+json'
data.text = '{"@context":"https://schema.org","@type":"Thing","name":"Red bike"}'
document.head.append(data)`)}`,
    ),
    says: {
      'schema/data-needs-scripts': {
        outcome: 'fail',
        says: ['Thing is not in the HTML that the server sends'],
        line: null,
      },
    },
  },
  {
    name: 'data that the HTML has and a script writes once more',
    site: page(
      `${TITLE}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"Red bike"}</script>`,
      `${MAIN}${script(`
const data = document.createElement('script')
data.type = 'application/ld+json'
data.text = '{"@context":"https://schema.org","@type":"Thing","name":"Red bike","url":"/red"}'
document.body.append(data)`)}`,
    ),
    says: { 'schema/data-needs-scripts': 'pass' },
  },
  {
    name: 'several items of one type',
    site: page(
      TITLE,
      `${MAIN}${script(`
const data = document.createElement('script')
data.type = 'application/ld+json'
data.text = '[{"@context":"https://schema.org","@type":"Thing","name":"Red bike"},{"@context":"https://schema.org","@type":"Thing","name":"Blue bike"}]'
document.head.append(data)`)}`,
    ),
    says: {
      'schema/data-needs-scripts': {
        outcome: 'fail',
        says: ['2 items of the type Thing are not in the HTML that the server sends'],
      },
    },
  },
  {
    name: 'an H1 that is a picture',
    site: {
      '/': page(
        TITLE,
        `<header><h1><a href="/"><img src="/logo.png" alt="Red bike"></a></h1></header><main>${PROSE}</main>${script('document.body.dataset.ready = "yes"')}`,
      ),
    },
    says: { 'content/h1-needs-scripts': 'pass' },
  },
  {
    name: 'a noindex that scripts remove',
    site: page(
      `${TITLE}<meta name="robots" content="noindex">`,
      MAIN + script('document.querySelector("meta[name=robots]").remove()'),
    ),
    says: {
      'robots/noindex-meta': { outcome: 'fail', says: /scripts remove it, but search engines need not/ },
      'robots/meta-changed-by-scripts': { outcome: 'not-applicable', says: /noindex/ },
    },
  },
  {
    name: 'a noindex that scripts add',
    site: page(
      TITLE,
      MAIN +
        script(
          `document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex, nofollow">')`,
        ),
    ),
    says: {
      'robots/noindex-meta': { outcome: 'fail', says: /added by scripts/, line: null },
      'robots/meta-changed-by-scripts': 'not-applicable',
    },
  },
  {
    name: 'a rule that scripts remove',
    site: page(
      `${TITLE}<meta name="robots" content="nosnippet">`,
      MAIN + script('document.querySelector("meta[name=robots]").content = "index"'),
    ),
    says: {
      'robots/noindex-meta': 'pass',
      'robots/meta-changed-by-scripts': { outcome: 'fail', says: /nosnippet .*removed by scripts/, line: 3 },
      'serp/snippet-suppressed': 'pass',
    },
  },
  {
    name: 'an H1 of several lines that a script replaces',
    site: page(
      TITLE,
      `<main><h1>Our<br><span>bikes</span><br>2026</h1></main>${script('document.querySelector("h1").textContent = "Sale"')}`,
    ),
    says: {
      'content/h1-needs-scripts': {
        outcome: 'fail',
        says: /^The HTML says "Our bikes 2026"; /,
      },
    },
  },
  {
    name: 'a description that scripts remove',
    site: page(
      `${TITLE}<meta name="description" content="A red bike.">`,
      MAIN + script('document.querySelector("[name=description]").remove()'),
    ),
    says: {
      'serp/description-removed-by-scripts': {
        outcome: 'fail',
        says: /^The HTML has the meta description "A red bike\."; scripts remove it$/,
        line: 3,
      },
      'serp/description-missing': { outcome: 'not-applicable', says: /reported separately/ },
    },
  },
  {
    name: 'a canonical that scripts remove',
    site: page(
      `${TITLE}<link rel="canonical" href="/">`,
      MAIN + script('document.querySelector("[rel=canonical]").remove()'),
    ),
    says: {
      'serp/canonical-changed-by-scripts': {
        outcome: 'fail',
        says: /^The HTML has the canonical .*; scripts remove it/,
        line: 3,
      },
      'serp/canonical-missing': { outcome: 'not-applicable', says: /reported separately/ },
    },
  },
  {
    name: 'an element that a library puts in front of the head',
    site: page(
      `${TITLE}<link rel="canonical" href="/">`,
      `${MAIN}${script(
        'document.documentElement.prepend(Object.assign(document.createElement("div"), { id: "stamp" }))',
      )}`,
    ),
    says: {
      'serp/title-outside-head': 'pass',
      'serp/canonical-outside-head': 'pass',
      'serp/canonical-changed-by-scripts': 'pass',
    },
  },
  {
    name: 'metadata that a framework streams into the body and moves into the head',
    site: page(
      '',
      `${MAIN}<div hidden id="s"><title>Red bike for parcels and children</title><link rel="canonical" href="/"></div>${script(
        'document.head.append(...document.getElementById("s").childNodes)',
      )}`,
    ),
    says: {
      'serp/title-missing': 'pass',
      'serp/title-outside-head': 'pass',
      'serp/title-needs-scripts': 'pass',
      'serp/canonical-needs-scripts': 'pass',
      'serp/canonical-changed-by-scripts': 'pass',
    },
  },
  {
    name: 'an element that scripts put before the metadata in head',
    site: page(
      `${TITLE}<link rel="canonical" href="/">`,
      MAIN + script('document.head.prepend(document.createElement("div"), "text")'),
    ),
    says: {
      'serp/head-closed-early': 'pass',
      'serp/title-missing': 'pass',
      'serp/canonical-outside-head': 'pass',
    },
  },
  {
    name: 'a head that the parser closed early',
    site: '<!doctype html><html lang="en"><head><div></div><title>Red bike for parcels and children</title></head><body><p>Text</p><script>1</script></body></html>',
    says: {
      'serp/head-closed-early': 'fail',
      'serp/title-missing': 'not-applicable',
      'serp/title-outside-head': 'not-applicable',
    },
  },
  {
    name: 'text in shadow trees',
    site: page(
      TITLE,
      `<red-bike><p>See <a href="/a">apples</a>.</p></red-bike>${script(
        `document.querySelector('red-bike').attachShadow({ mode: 'open' }).innerHTML = ${literal(
          `<main><h1>The red bike</h1>${PROSE}<slot></slot></main>`,
        )}`,
      )}`,
    ),
    says: {
      'content/h1-missing': 'pass',
      'content/almost-no-text': 'pass',
      'content/text-needs-scripts': 'fail',
    },
  },
  {
    name: 'most of its text that scripts add to the rest of it',
    site: page(
      TITLE,
      `<main><h1>The red bike</h1>${PROSE}<div id="courses"></div></main>${script(
        `document.getElementById("courses").innerHTML = ${literal(COURSES.repeat(2))}`,
      )}`,
    ),
    says: {
      'content/text-needs-scripts': 'pass',
      'content/much-text-needs-scripts': {
        outcome: 'fail',
        says: /^[5-8]\d % of the main text.*Scripts fill "#courses"\.$/,
      },
    },
  },
  {
    name: 'a shadow tree that was sent',
    site: page(
      TITLE,
      `<red-bike><template shadowrootmode="open">${MAIN}</template></red-bike><script>1</script>`,
    ),
    says: {
      'content/h1-missing': 'pass',
      'content/text-needs-scripts': 'pass',
      'geo/text-needs-scripts': 'pass',
    },
  },
  {
    name: 'text that scripts hide until its visitor scrolls there',
    site: page(
      TITLE,
      `<main><div><h1>The red bike</h1>${PROSE}</div></main>${script(
        `document.querySelector('main > div').style.cssText = 'visibility: hidden; opacity: 0; transform: translate(0px, 40px)'`,
      )}`,
    ),
    says: {
      'content/h1-missing': 'pass',
      'content/almost-no-text': { outcome: 'pass', says: /^8\d words/ },
    },
  },
  {
    name: 'a splash screen in front of the content',
    site: page(
      `${TITLE}<style>@keyframes out { to { opacity: 0 } }
#splash { position: fixed; inset: 0; background: #fff; animation: out .7s .8s forwards }</style>`,
      `<div id="splash">Bikes</div>${script(`
document.getElementById('splash').addEventListener('animationend', ({ target }) => setTimeout(() => {
  target.remove()
  document.body.insertAdjacentHTML('beforeend', ${literal(MAIN)})
}, 500))`)}`,
    ),
    says: {
      'content/h1-missing': 'pass',
      'content/almost-no-text': 'pass',
      'content/text-needs-scripts': 'fail',
    },
  },
  {
    name: 'text that was sent hidden',
    site: page(
      TITLE,
      `<main><h1>The red bike</h1><div style="visibility: hidden">${PROSE}</div></main>${script('1')}`,
    ),
    says: { 'content/almost-no-text': 'fail' },
  },
  {
    name: 'a script that asks for consent in the language of the browser',
    site: page(
      '<title>Das rote Rad</title>',
      `<main><h1>Das rote Rad</h1>${GERMAN_PROSE}<button>Suchen</button></main><div id="ask"></div>
${script('ask.innerHTML = "<button>Accept" + " all</button>"')}`,
    ).replace('lang="en"', 'lang="de"'),
    says: { 'content/labels-in-english': 'pass' },
  },
  {
    name: 'a consent dialog that scripts lay over the page',
    site: page(
      TITLE,
      `<div id="app"><h1>The red bike</h1>${PROSE}</div>${script(`
document.getElementById('app').setAttribute('aria-hidden', 'true')
document.body.insertAdjacentHTML('beforeend', '<section style="position:fixed;inset:0;background:#fff">' +
  ${literal('<p>We and our partners keep and read data on your device to show you other things.</p>'.repeat(20))} + '</section>')`)}`,
    ),
    says: {
      'content/almost-no-text': { outcome: 'pass', says: /^8\d words/ },
      'content/text-needs-scripts': 'pass',
    },
  },
  {
    name: 'a script that does nothing but lead to another page',
    site: {
      '/': '<!doctype html><title></title><p>Moment</p><script>location = "/new"</script>',
      '/new': page(TITLE, MAIN),
    },
    says: {
      'serp/title-empty': { outcome: 'not-applicable', says: /only redirects, by a script, to .*\/new$/ },
      'content/almost-no-text': 'not-applicable',
      'schema/data-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'a script that decides to lead to another page',
    site: {
      '/': '<!doctype html><title></title><div id="root"></div><script>if (self) location = "/new"</script>',
      '/new': page(TITLE, MAIN),
    },
    says: {
      'geo/text-needs-scripts': {
        outcome: 'not-applicable',
        says: /^nobody sees the page as it is: Chrome was/,
      },
      'geo/content-unmarked': 'not-applicable',
      'serp/title-empty': { outcome: 'not-applicable', says: /Chrome was redirected from it to .*\/new$/ },
      'serp/title-needs-scripts': 'not-applicable',
      'content/almost-no-text': 'not-applicable',
      'schema/data-needs-scripts': 'not-applicable',
    },
  },
  ...(
    [
      ['noindex', 'not-applicable'],
      ['index', 'fail'],
    ] as const
  ).map(
    ([robots, outcome]): ScriptCase => ({
      name: `a page with ${robots} whose script leads to a version in another language`,
      site: {
        '/': `<!doctype html><html lang="en"><meta name="robots" content="${robots}"><link rel="alternate" hreflang="en" href="/en/"><link rel="alternate" hreflang="de" href="/de/"><title>Bikes</title><body><p>Moment</p><script>if (self) location = "/" + navigator.language.slice(0, 2).replace(/^.*$/, "en") + "/"</script>`,
        '/en/': page(TITLE, MAIN),
      },
      says: { 'hreflang/self-missing': outcome },
    }),
  ),
  {
    name: 'a route that a router redirects by the history API',
    site: page(
      '<title>Docs</title><link rel="canonical" href="/">',
      `<div id="root"></div><a href="#root">Skip</a>${script(
        `history.replaceState(null, "", "/docs/intro"); document.title = "Intro | Intro";
        document.querySelector("link").href = "/docs/intro"; document.getElementById("root").innerHTML = ${literal(MAIN)}`,
      )}`,
    ),
    says: {
      'serp/title-needs-scripts': {
        outcome: 'not-applicable',
        says: /redirected from it to .*\/docs\/intro$/,
      },
      'serp/title-repeats-part': 'not-applicable',
      'serp/canonical-changed-by-scripts': 'not-applicable',
      'serp/open-graph-incomplete': 'not-applicable',
      'content/text-needs-scripts': 'not-applicable',
      'content/almost-no-text': 'not-applicable',
      'geo/text-needs-scripts': 'not-applicable',
      'geo/content-unmarked': 'not-applicable',
      'schema/data-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'the template of many pages, of which the query names one',
    site: {
      '/': (_, response) => void response.writeHead(302, { location: '/product.html' }).end(),
      '/product.html': page(
        '<title>Product</title>',
        `<main><h1 id="name">Product</h1><div id="photo"></div><p id="about"></p><ul id="sizes"></ul>
        <div id="none" hidden><h1>There is no such product</h1></div></main><script src="/product.js"></script>`,
      ),
      '/product.js': {
        headers: { 'content-type': 'text/javascript' },
        body: `const slug = new URLSearchParams(location.search).get('slug')
        const show = { photo: '', about: '', sizes: '' }
        if (!slug) { document.getElementById('none').hidden = false; document.title = 'There is no such product' }`,
      },
    },
    says: {
      'serp/title-needs-scripts': {
        outcome: 'not-applicable',
        says: /only where the query names it, as in \?slug=…/,
      },
      'serp/open-graph-incomplete': 'not-applicable',
      'content/almost-no-text': 'not-applicable',
      'content/h1-multiple': 'not-applicable',
      'content/h1-needs-scripts': 'not-applicable',
      'geo/text-needs-scripts': 'not-applicable',
      'schema/data-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'an address that scripts change without loading another page',
    site: page(TITLE, MAIN + script('history.replaceState(null, "", "/home/")')),
    says: { 'serp/title-missing': 'pass', 'content/almost-no-text': 'pass' },
  },
  {
    name: 'a title that the server varies',
    site: {
      '/': (request, response) => {
        const isChrome = request.headers['user-agent']!.includes('Chrome/')
        const title = isChrome ? '<title>Red bike, for phones only</title>' : TITLE
        response.setHeader('content-type', 'text/html').end(page(title, `${MAIN}<script>1</script>`))
      },
    },
    says: { 'serp/title-needs-scripts': 'pass' },
  },
  {
    name: 'an empty app whose script cannot be reached',
    site: page(TITLE, '<div id="root"></div><script src="http://127.0.0.1:1/app.js"></script>'),
    says: {
      'content/almost-no-text': { outcome: 'not-measured', says: /Chrome could not load http:\/\/127/ },
      'content/h1-missing': 'not-measured',
      'serp/title-too-short': 'not-measured',
      'robots/noindex-meta': 'not-measured',
    },
  },
  {
    name: 'a page whose data cannot be reached from here',
    site: page(
      TITLE,
      `<h1>Bikes</h1><main><p id="n">…</p></main>${script("fetch('http://127.0.0.1:1/bikes.json').catch(() => { document.getElementById('n').textContent = String(Number('x')) })")}`,
    ),
    says: {
      'content/almost-no-text': { outcome: 'not-measured', says: /Chrome could not load http:\/\/127/ },
      'content/placeholder-text': 'pass',
    },
  },
  {
    name: 'a page whose data come from a function of its host, of which here are only files',
    site: page(
      TITLE,
      `<h1>Bikes</h1><main><p>No bikes.</p></main>${script("fetch('/api/bikes').catch(() => {})")}`,
    ),
    says: { 'content/almost-no-text': { outcome: 'not-measured', says: /\/api\/bikes \(status 404\)/ } },
  },
  {
    name: 'a page whose file of data is missing',
    site: page(
      TITLE,
      `<h1>Bikes</h1><main><p>No bikes.</p></main>${script("fetch('/bikes.json').catch(() => {})")}`,
    ),
    says: { 'content/almost-no-text': 'fail' },
  },
  {
    name: 'a page of Mavo whose data cannot be reached from here',
    site: page(
      TITLE,
      `<main mv-app="a" mv-storage="http://127.0.0.1:1/a.json"><h1 property="name"></h1>${PROSE}
<h2>Sizes</h2><p><a href="[url]"><span property="label"></span></a> <a href="mailto:[mail]">Write to us</a></p>
<p><img alt="Logo" src="#" property="logo"></p></main>${script("fetch('http://127.0.0.1:1/a.json').catch(() => {})")}`,
    ),
    says: {
      'content/h1-empty': { outcome: 'not-measured', says: /Chrome could not load http:\/\/127/ },
      'content/link-empty': 'not-measured',
      'broken-links/broken-internal-link': 'not-measured',
      'broken-links/invalid-mailto': 'not-measured',
      'ux/image-without-source': 'not-measured',
    },
  },
  {
    name: 'a page of Mavo of which a part of its library cannot be reached from here',
    site: page(
      TITLE,
      `<main mv-app="a"><h1 property="name"></h1>${PROSE}<p><a href="[url]">More</a></p></main><script src="http://127.0.0.1:1/mavo-plugin.js"></script>`,
    ),
    says: { 'content/h1-empty': 'not-measured', 'broken-links/broken-internal-link': 'not-measured' },
  },
  {
    name: 'a page with an empty link and a broken one whose data cannot be reached from here',
    site: page(
      TITLE,
      `${MAIN}<a class="offer" href="/gone">Offer</a><a class="next" href="/"></a><a class="icon" href="/lost"><i></i></a><h2 class="day"></h2>${script("fetch('http://127.0.0.1:1/days.json').catch(() => {})")}`,
    ),
    says: {
      'broken-links/broken-internal-link': { outcome: 'fail', says: [/\/gone/, /\/lost/] },
      'content/heading-empty': { outcome: 'not-measured', says: /days\.json/ },
      'content/link-empty': 'not-measured',
    },
  },
  {
    name: 'a page of which a style sheet cannot be reached from here',
    site: page(
      `${TITLE}<link rel="stylesheet" href="http://127.0.0.1:1/bootstrap.css">`,
      `<h1 class="d-none"></h1><main><p>Our bikes.</p></main><ul class="invisible"><li><button>DE</button></li><li><button>EN</button></li></ul>${script('1')}`,
    ),
    says: {
      'hreflang/switch-without-links': { outcome: 'not-measured', says: /without the style sheet http/ },
      'content/h1-empty': 'not-measured',
      'content/almost-no-text': 'fail',
    },
  },
  {
    name: 'a page that needs a script of another host which cannot be reached from here',
    site: page(
      TITLE,
      `<h1 class="typed"></h1><main><p>Our bikes.</p></main><script src="http://127.0.0.1:1/typed.js"></script>`,
    ),
    says: { 'content/h1-empty': 'not-measured', 'content/almost-no-text': 'not-measured' },
  },
  {
    name: 'a page that cannot tell those who count its visits',
    site: page(
      TITLE,
      `<h1 class="name"></h1>${MAIN}<a class="offer" href="/gone">Offer</a>${script("fetch('http://127.0.0.1:1/api/event', { method: 'POST', body: '{}' }).catch(() => {}); fetch('http://127.0.0.1:1/collect?v=1').catch(() => {}); navigator.sendBeacon('http://127.0.0.1:1/b', '1')")}`,
    ),
    says: { 'content/h1-empty': 'fail', 'broken-links/broken-internal-link': 'fail' },
  },
  {
    name: 'a page whose scripts show a value that is missing',
    site: page(
      TITLE,
      `<h1>Bikes</h1><main><p id="n">…</p></main>${script("document.getElementById('n').textContent = String(Number('x'))")}`,
    ),
    says: { 'content/placeholder-text': 'fail', 'content/almost-no-text': 'fail' },
  },
  {
    name: 'a page whose library of templates cannot be reached from here',
    site: page(
      TITLE,
      '<h1>Bikes</h1><main><p>Hello {{ name }}</p></main><script src="http://127.0.0.1:1/vue.global.js"></script>',
    ),
    says: { 'content/placeholder-text': 'pass' },
  },
  {
    name: 'an empty app that stays empty',
    site: page(TITLE, '<div id="root"></div><script>1</script>'),
    says: {
      'content/almost-no-text': 'fail',
      'content/h1-missing': 'fail',
      'content/text-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'an application that asks not to be indexed',
    site: page(
      `${TITLE}<meta name="robots" content="noindex">`,
      `<div id="root"></div>${script(`root.innerHTML = ${literal(MAIN)}`)}`,
    ),
    says: {
      'content/text-needs-scripts': 'not-applicable',
      'content/h1-needs-scripts': 'not-applicable',
      'content/links-need-scripts': 'not-applicable',
      'geo/text-needs-scripts': 'not-applicable',
    },
  },
  {
    name: 'a comment that ends with two brackets, on a page that a script changes',
    site: page(TITLE, `${MAIN}<div><!-- <object></object -->>\n</div>${script('document.title += " now"')}`),
    says: { 'content/markup-visible': { outcome: 'fail', says: /a comment in here ends with "-->>"\.$/ } },
  },
  {
    name: 'a script that takes the language of the browser',
    site: page(
      `${TITLE}<meta property="og:locale" content="pl_PL">`,
      MAIN + script('document.documentElement.lang = "en"'),
    ).replace('lang="en"', 'lang="pl"'),
    says: { 'hreflang/og-locale-mismatch': 'pass' },
  },
  {
    name: 'a script that writes the menu, which is in <noscript> as well',
    site: {
      '/': page(
        TITLE,
        `<div id="menu"><noscript><nav><a class="first" href="/a">A</a><a href='/b'>B</a><a href=/c>C</a></nav></noscript></div>${MAIN}${script('menu.innerHTML = `<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>`')}`,
      ),
      '/a': OK,
      '/b': OK,
      '/c': OK,
    },
    says: { 'content/links-need-scripts': 'pass' },
  },
  {
    name: 'a script that shows pictures in large beside the page to which all links were sent',
    site: {
      '/': page(
        TITLE,
        `<a href="/a">A</a>${MAIN}<div id="photos"></div>${script(`photos.innerHTML = ${literal([1, 2, 3, 4].map(name => `<a href="/${name}.jpg">Photo ${name}</a>`).join(''))}`)}`,
      ),
      '/a': OK,
      '/1.jpg': OK,
      '/2.jpg': OK,
      '/3.jpg': OK,
      '/4.jpg': OK,
    },
    says: { 'content/links-need-scripts': 'pass' },
  },
  {
    name: 'a script that lists reports as PDF beside the page to which all links were sent',
    site: {
      '/': page(
        TITLE,
        `<a href="/a">A</a>${MAIN}<div id="reports"></div>${script(`reports.innerHTML = ${literal([1, 2, 3, 4].map(name => `<a href="/${name}.pdf">Report ${name}</a>`).join(''))}`)}`,
      ),
      '/a': OK,
      '/1.pdf': OK,
      '/2.pdf': OK,
      '/3.pdf': OK,
      '/4.pdf': OK,
    },
    says: { 'content/links-need-scripts': 'pass' },
  },
  {
    name: 'a script that adds the language to links that were sent, and the file of its folder',
    site: {
      '/': page(
        TITLE,
        `${MENU}<a href="/shop/index.html">Shop</a>${MAIN}${script('for (const link of document.links) link.search = "?lang=de"')}`,
      ),
      ...LINKED,
      '/shop/index.html': OK,
    },
    says: { 'content/links-need-scripts': 'pass' },
  },
  {
    name: 'a menu by a script that is in <noscript> as well',
    site: {
      '/': page(
        TITLE,
        `<div id="menu"><noscript><nav><a href="/a">A</a> <a class="x" href='/b'>B</a> <a href=/c>C</a></nav></noscript></div>${MAIN}${script('document.querySelector("#menu").innerHTML = ["a", "b", "c"].map(at => "<a href=/" + at + ">" + at + "</a>").join(" ")')}`,
      ),
      '/a': OK,
      '/b': OK,
      '/c': OK,
    },
    says: { 'content/links-need-scripts': 'pass' },
  },
  {
    name: 'a script that writes links to products beside the one to their page',
    site: {
      '/': page(
        TITLE,
        `${MENU}${MAIN}<div id="all"></div>${script('all.innerHTML = [1, 2, 3, 4].map(id => "<a href=/a?id=" + id + ">Bike " + id + "</a>").join(" ")')}`,
      ),
      ...LINKED,
    },
    says: {
      'content/links-need-scripts': {
        outcome: 'fail',
        says: /\/a\?id=1 is not in the HTML that the server sends/,
      },
    },
  },
  {
    name: 'an image that is marked as the H1',
    site: page(
      TITLE,
      `<img src="data:," role="heading" aria-level="1" aria-label="The red bike"><main>${PROSE}</main>${script('document.body.dataset.ready = "yes"')}`,
    ),
    says: { 'content/h1-needs-scripts': 'pass' },
  },
  {
    name: 'a text in two languages of which a style shows the one that is declared',
    site: page(
      `${TITLE}<style>[data-de]{display:none!important}.lang-de [data-en]{display:none!important}.lang-de [data-de]{display:revert!important}</style>`,
      `<main><h1 data-en>The red bike</h1><h1 data-de>Das rote Rad</h1><div data-en><h2>Our team</h2>${PROSE}</div><div data-de>${GERMAN_PROSE.repeat(6)}</div></main>${script('document.documentElement.lang = "en"; document.body.dataset.ready = "yes"')}`,
    ),
    says: { 'content/language-mismatch': 'pass', 'content/labels-in-english': 'not-applicable' },
  },
  ...(['none', 'block'] as const).map(display => ({
    name: `labels of a closed dialog that it shows with display: ${display}`,
    site: page(
      `${TITLE}<style>.prefs{display:none} .submit,.label{display:${display}}</style>`,
      `<main><h1>Das rote Rad</h1>${GERMAN_PROSE.repeat(6)}<button>Senden</button></main><div class="prefs"><form><label><input type="checkbox"> <span class="label">Search</span></label><input type="submit" class="submit" value="Submit"><button>Schließen</button></form></div>${script('document.documentElement.lang = "de"; document.body.dataset.ready = "yes"')}`,
    ),
    says: { 'content/labels-in-english': display === 'none' ? ('pass' as const) : ('fail' as const) },
  })),
  ...(['none', 'block'] as const).map(display => ({
    name: `a line of the theme with a date in English, with display: ${display}`,
    site: page(
      `${TITLE}<style>.date{display:${display}}</style>`,
      `<main><h1>Das rote Rad</h1><div class="date">Updated on <time datetime="2025-09-05">September 5, 2025</time></div>${GERMAN_PROSE.repeat(6)}<button>Senden</button></main>${script('document.documentElement.lang = "de"; document.body.dataset.ready = "yes"')}`,
    ),
    says: { 'content/labels-in-english': display === 'none' ? ('pass' as const) : ('fail' as const) },
  })),
  {
    name: 'a text in two languages of which a style shows the one that is not declared',
    site: page(
      `${TITLE}<style>.lang-en{display:none}</style>`,
      `<main><h1 class="lang-en">The red bike</h1><h1 class="lang-de">Das rote Rad</h1><div class="lang-en">${PROSE.repeat(3)}</div><div class="lang-de">${GERMAN_PROSE.repeat(3)}</div></main>${script('document.body.dataset.ready = "yes"')}`,
    ),
    says: {
      'content/language-mismatch': { outcome: 'fail', says: /^lang="en", but the text is German \(/ },
    },
  },
  {
    name: 'a script that sets another language than that of the text',
    site: page(TITLE, MAIN + script('document.documentElement.lang = "es"')),
    says: {
      'content/language-mismatch': {
        outcome: 'fail',
        says: /^A script changes lang of <html> from "en" to "es", but the text is English \(.{1,40}\)\. Correct it in that script\.$/,
      },
    },
  },
  {
    name: 'a script that lays a Hebrew text out from left to right',
    site: page(
      '<title>דף</title>',
      `<p>זהו טקסט ארוך בעברית שמספיק כדי לדעת שהדף נכתב מימין לשמאל ואין בו שום דבר אחר מלבד זה.</p>${script('document.documentElement.dir = "ltr"')}`,
    ).replace('lang="en"', 'lang="he" dir="rtl"'),
    says: {
      'ux/direction-missing': {
        outcome: 'fail',
        says: /, and a script changes dir of <html> from "rtl" to "ltr"\.$/,
      },
    },
  },
  {
    name: 'language versions that scripts add',
    site: {
      '/': page(
        TITLE,
        MAIN +
          script(
            `for (const [code, path] of [['en', '/'], ['de', '/de']]) document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" hreflang="' + code + '" href="' + location.origin + path + '">')`,
          ),
      ),
      '/de': page('<title>x</title>', MAIN),
    },
    says: { 'hreflang/self-missing': 'pass', 'hreflang/return-link-missing': 'fail' },
  },
  {
    name: 'a list that a script fills beside a text of its own',
    site: page(
      TITLE,
      `${MAIN}<ul id="dates"></ul><div id="cookie-list"></div>${script(
        `const words = "harvest lantern gravel thunder meadow copper violin orchard paddle granite blossom ferry saddle marble willow pepper anchor velvet canyon timber ribbon falcon hammer garden cinder".split(" ")
        for (const id of ["dates", "cookie-list"]) document.getElementById(id).innerHTML = words.map(word => "<li>" + word + " evening</li>").join("")`,
      )}`,
    ),
    says: {
      'content/part-needs-scripts': {
        outcome: 'fail',
        says: ['"#dates" is empty in the HTML that the server sends; scripts fill it with 25 entries.'],
      },
    },
  },
  {
    name: 'short lists that scripts fill beside a long one',
    site: page(
      TITLE,
      `${MAIN}<ul id="dates"></ul><section id="team"><div class="people"></div></section><p id="sum"></p>${script(
        `const words = "harvest lantern gravel thunder meadow copper violin orchard paddle granite blossom ferry saddle marble willow pepper anchor velvet canyon timber ribbon falcon hammer garden cinder".split(" ")
        document.getElementById("dates").innerHTML = words.map(word => "<li>" + word + " evening</li>").join("")
        document.getElementById("sum").innerHTML = "<b>25</b>"
        document.querySelector(".people").innerHTML = ["Mary Kranz, gardener", "Tom Birch, carpenter", "Ann Reed, painter"].map(name => "<div>" + name + "</div>").join("")`,
      )}`,
    ),
    says: {
      'content/part-needs-scripts': {
        outcome: 'fail',
        says: [
          '"#dates" is empty in the HTML that the server sends; scripts fill it with 25 entries.',
          '".people" is empty in the HTML that the server sends; scripts fill it with 3 entries.',
        ],
      },
    },
  },
  {
    name: 'a footer that a script writes, by its name or by what it holds',
    site: page(
      TITLE,
      `${MAIN}<div id="shop-footer"></div><div id="end"></div>${script(
        `const words = "harvest lantern gravel thunder meadow copper violin orchard paddle granite blossom ferry saddle marble willow pepper anchor velvet canyon timber ribbon falcon hammer garden cinder".split(" ")
        const columns = words.map(word => "<p>" + word + " evening</p>").join("")
        document.getElementById("shop-footer").innerHTML = "<section>" + columns + "</section><section>More</section>"
        document.getElementById("end").innerHTML = "<section>" + columns + "</section><footer>Kranz</footer>"`,
      )}`,
    ),
    says: { 'content/part-needs-scripts': 'not-applicable' },
  },
  {
    name: 'a button to chat with that a script writes',
    site: page(
      TITLE,
      `${MAIN}<div id="wa"></div>${script(
        `const words = "harvest lantern gravel thunder meadow copper violin orchard paddle granite blossom ferry saddle marble willow pepper anchor velvet canyon timber ribbon falcon hammer garden cinder".split(" ")
        const wa = document.getElementById("wa")
        wa.className = "wa__widget_container"
        wa.innerHTML = words.map(word => "<div>" + word + " evening</div>").join("")`,
      )}`,
    ),
    says: { 'content/part-needs-scripts': 'not-applicable' },
  },
  {
    name: 'a router that fills the page beside a short text that was sent',
    site: page(
      TITLE,
      `<p>${'We lend bikes to all who need one in Leeds. '.repeat(8)}</p><div id="view"></div>${script(
        `document.getElementById('view').innerHTML = '<header>Kranz</header><main><h1>Who lends them</h1><p>Mary and Tom met at a workshop in Kyoto, moved here years ago, repair wheels in the mornings and teach children to ride during long summer evenings by the river.</p></main>'`,
      )}`,
    ),
    says: { 'content/part-needs-scripts': 'not-applicable' },
  },
  {
    name: 'a list that a script fills with what the text says',
    site: page(
      TITLE,
      `${MAIN}<ul id="dates"></ul>${script('document.getElementById("dates").innerHTML = "<li>Red bike</li><li>Parcels</li>"')}`,
    ),
    says: { 'content/part-needs-scripts': 'pass' },
  },
  {
    name: 'a header into which a library writes that did not come',
    site: page(
      TITLE,
      `<div id="site-header"></div>${MAIN}<script src="/gone.js"></script>${script('$("#site-header").append("<a href=/a>A</a>")')}`,
    ),
    says: {
      'content/links-need-scripts': {
        outcome: 'fail',
        says: 'The HTML has no link into the site: scripts write the navigation into the empty "site-header".',
      },
    },
  },
  {
    name: 'the head of a quiz into which a script writes its step',
    site: page(
      TITLE,
      `<div id="quiz-header"></div>${MAIN}<script src="/gone.js"></script>${script('$("#quiz-header").append("<b>1</b>"); const call = \'<a href="tel:1">call</a>\'')}`,
    ),
    says: { 'content/links-need-scripts': 'not-applicable' },
  },
  {
    name: 'a list that a script fills from a service that does not answer',
    site: page(
      TITLE,
      `${MAIN}<div id="product-grid"></div><div class="search-results"></div>${script(
        'fetch("/gone.json").then(answer => answer.json()).then(all => { document.getElementById("product-grid").innerHTML = all.join("") })',
      )}`,
    ),
    says: {
      'content/part-needs-scripts': {
        outcome: 'fail',
        says: ['"#product-grid" is empty in the HTML that the server sends; a script writes its entries.'],
      },
    },
  },
]

/** What the cases say of the checks of one tool, under the names of the checks without the tool's. */
export function scriptCases(tool: Tool): { check: string; outcome: Outcome }[] {
  return SCRIPT_CASES.flatMap(({ says }) =>
    Object.entries(says).flatMap(([id, said]) => {
      const outcome = typeof said === 'string' ? said : said.outcome
      return id.startsWith(`${tool}/`) ? [{ check: id.slice(tool.length + 1), outcome }] : []
    }),
  )
}

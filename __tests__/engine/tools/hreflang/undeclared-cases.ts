import type { Case } from '../../../support/tool-cases.ts'
import { alternate, html } from './pages.ts'

const check = 'versions-undeclared'
const linking = (...links: string[]) =>
  html('<title>Bikes</title>', `<nav>${links.join('')}</nav><p>Text</p>`)
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`
/** Versions that say nothing of their language. */
const versions = (...paths: string[]) => Object.fromEntries(paths.map(path => [path, html('', '', '<html>')]))
const listing = (more: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>{origin}/</loc>${more}</url></urlset>`

const ENGLISH = 'The shed stands on six feet of concrete and has a floor of spruce boards. '.repeat(4)
const RUSSIAN = 'Садовый сарай сохраняет инструменты сухими зимой и служит мастерской летом. '.repeat(4)
const home = (lang: string, text: string) =>
  html(
    '<title>Sheds</title>',
    `<a href="/"><img src="/a.svg" alt="Kranz"></a><p>${text}</p>`,
    `<html lang="${lang}">`,
  )

export const UNDECLARED: Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the code of a country stands for its language',
    path: '/en/index.html',
    site: {
      '/en/index.html': linking(link('../ua/index.html', 'UA')),
      '/ua/index.html': html('<title>Shop</title>', '<p>Text</p>', '<html lang="uk">'),
    },
    says: /^"UA" leads to .{1,60}\/ua\/index\.html \(uk\)/,
  },
  {
    check,
    outcome: 'fail',
    when: 'flags without a text lead to them, one of which declares the code of its country',
    site: {
      '/': linking(
        link('/', '<img src="/img/en.jpg">'),
        link('/ko/', '<img src="/img/ko.jpg">'),
        link('/ja/', '<img src="/img/ja.png" alt="">'),
        link('/fr/', '<img src="/img/wine.png" alt="">'),
      ),
      '/ko/': html('<title>Shop</title>', '<p>Text</p>', '<html lang="kr">'),
      '/ja/': html('<title>Shop</title>', '<p>Text</p>', '<html lang="ja">'),
      '/fr/': html('<title>Shop</title>', '<p>Text</p>', '<html lang="fr">'),
    },
    says: [/^"ko" leads to .{1,60}\/ko\/ \(ko\)/, /^"ja" leads to .{1,60}\/ja\/ \(ja\)/],
    count: 2,
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the code of a country leads to its market, in the same language',
    path: '/en/',
    site: {
      '/en/': linking(link('/jp/', 'JP')),
      '/jp/': html('<title>Shop</title>', '<p>Text</p>', '<html lang="en">'),
    },
  },
  ...(
    [
      ['/cv.html', 'CV'],
      ['/my/', 'My'],
    ] as const
  ).map(
    ([href, text]): Case => ({
      check,
      outcome: 'not-applicable',
      when: `"${text}" leads to ${href}, which is a word and no language`,
      site: { '/': linking(link(href, text)), [href]: html('<title>CV</title>', '<p>Text</p>') },
    }),
  ),
  ...(
    [
      [
        'fail',
        'buttons have the codes of languages',
        '<button class="active">EN</button><button>DE</button>',
      ],
      [
        'fail',
        'a list has their names',
        '<select><option value="en">English</option><option value="de">Deutsch</option></select>',
      ],
      [
        'fail',
        'links to nowhere have their flags',
        '<ul><li><a href="#"><img alt="English" src="/e.svg"></a></li><li><a href="#"><img alt="German" src="/d.svg"></a></li></ul>',
      ],
      [
        'not-applicable',
        'options lead to pages',
        '<select><option value="/">English</option><option value="/de/">Deutsch</option></select>',
      ],
      [
        'pass',
        'a link leads to another language as well',
        '<button>EN</button><button>DE</button><a href="/de/">Deutsch</a>',
      ],
      [
        'not-applicable',
        'none of them is the language of the page',
        '<button>IT</button><button>DE</button>',
      ],
      [
        'not-applicable',
        'a service translates',
        '<button onclick="doGTranslate(1)">EN</button><button onclick="doGTranslate(2)">DE</button>',
      ],
      [
        'not-applicable',
        'the list only says that a translation is to come',
        `<select onchange="alert('German is coming soon!')"><option>EN</option><option>DE</option></select>`,
      ],
      [
        'fail',
        'the list says so, and switches',
        `<select onchange="alert('Switched'); show(this.value)"><option>EN</option><option>DE</option></select>`,
      ],
      ['not-applicable', 'buttons are called otherwise', '<button>In</button><button>Out</button>'],
      [
        'not-applicable',
        'a form asks for the language that somebody speaks',
        '<form><input name="name"><select name="speaks"><option>English</option><option>German</option></select><button>Send</button></form>',
      ],
      [
        'fail',
        'a form has nothing but the languages',
        '<form><input type="hidden" name="from"><select><option>English</option><option>German</option></select><button>Go</button></form>',
      ],
    ] as const
  ).map(
    ([outcome, when, controls]): Case => ({
      check: 'switch-without-links',
      outcome,
      when,
      site: { '/': html('<title>Bikes</title>', `<div>${controls}</div><p>Text</p>`, '<html lang="en">') },
      ...(outcome === 'fail' && {
        says: 'English and German can be chosen here, and no link leads to a page in another language.',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'one button leads there and back', '<button id="lang-toggle">DE</button>'],
      [
        'fail',
        'a page is called like a language',
        '<button id="lang-toggle">DE</button><a href="/ca.html">Board</a>',
      ],
      [
        'pass',
        'a link leads to a page in another language',
        '<button id="lang-toggle">DE</button><a href="/fr/">Français</a>',
      ],
      ['not-applicable', 'nothing says what a button switches', '<button class="next">DE</button>'],
      ['not-applicable', 'the button is called by the language of the page', '<button id="lang">EN</button>'],
    ] as const
  ).map(
    ([outcome, when, control]): Case => ({
      check: 'switch-without-links',
      outcome,
      when,
      site: { '/': html('<title>Bikes</title>', `${control}<p>Text</p>`, '<html lang="en">') },
      ...(outcome === 'fail' && {
        says: 'German can be chosen here, and no link leads to a page in another language.',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'a script exchanges the texts for one that hreflang does not name', 'data-i18n="a"'],
      ['pass', 'nothing says that a script exchanges the texts', ''],
    ] as const
  ).map(
    ([outcome, when, marked]): Case => ({
      check: 'switch-without-links',
      outcome,
      when,
      site: {
        '/': html(
          '<title>Bikes</title><link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="fr" href="/fr/">',
          `<div><button>EN</button><button>FR</button><button>EU</button></div>${`<p ${marked}>Text</p>`.repeat(5)}`,
          '<html lang="en">',
        ),
      },
      ...(outcome === 'fail' && {
        says: 'Basque can be chosen here, and neither hreflang nor a link names a page in it.',
      }),
    }),
  ),
  {
    check,
    outcome: 'fail',
    when: 'the home page links to one in another language by its name',
    site: { '/': linking(link('/ar/', 'العربية'), link('/about', 'About')), ...versions('/ar/') },
    says: '"العربية" leads to {origin}/ar/ (ar), and no hreflang link says so.',
    selector: 'html > body > nav > a:nth-of-type(1)',
  },
  {
    check,
    outcome: 'fail',
    when: 'codes in two languages name the same page',
    site: {
      '/de/bikes.html': linking(link('/en/bikes', 'EN'), link('/fr/bikes.html', '<b>FR</b>')),
      '/en/bikes': html('', '', '<html lang="en-GB">'),
      ...versions('/fr/bikes.html'),
    },
    says: [/\/en\/bikes \(en\)/, /\/fr\/bikes\.html \(fr\)/],
  },
  {
    check,
    outcome: 'fail',
    when: 'the version in the main language has no folder',
    site: { '/de/bikes/': linking(link('/bikes/', 'English')), ...versions('/bikes/') },
    says: /"English"/,
  },
  {
    check,
    outcome: 'fail',
    when: 'an image with alt is the link',
    site: {
      '/bikes': linking('<a href="/fr/bikes"><img src="/fr.png" alt="Français"></a>'),
      ...versions('/fr/bikes'),
    },
  },
  {
    check,
    outcome: 'fail',
    when: 'the names of files end with the languages, the home page beside them',
    site: {
      '/index_en.html': linking(link('index.html', 'DE'), link('#', 'EN'), link('/index_fr.html', 'FR')),
      ...versions('/index.html', '/index_fr.html'),
    },
    says: ['"DE" leads to {origin}/index.html (de), and no hreflang link says so.', /"FR".*\(fr\)/],
  },
  {
    check,
    outcome: 'fail',
    when: 'only the other version says its language at its end',
    site: { '/about.html': linking(link('/about-de.html', 'Deutsch')), ...versions('/about-de.html') },
    says: /"Deutsch" leads to/,
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'names end with what is a code of a language as well',
    site: { '/': linking(link('/sign-in', 'Sign in'), link('/how-to', 'How to')) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'one version is missing, and the other is in the language of this page',
    path: '/uk/',
    site: {
      '/uk/': linking(link('/', 'EN'), link('/ru/', 'RU')),
      '/': html('', '', '<html lang="uk">'),
    },
    says: 'what the page links to as its translations is missing, or in another language',
  },
  { check, outcome: 'pass', when: 'there is hreflang', site: html(alternate('en', '{origin}/')) },
  {
    check,
    outcome: 'not-applicable',
    when: 'a department has a name like a language code',
    site: { '/': linking(link('/it/', 'IT department'), link('/no/', 'Why not?')) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'a language is a page of its own',
    site: { '/courses/': linking(link('/courses/english', 'English'), link('/de/', 'Deutsch')) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'another site has the other language',
    site: { '/': linking(link('https://www.example.com/de/', 'Deutsch')) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the sitemap names the versions',
    site: {
      '/': linking(link('/de/', 'Deutsch')),
      '/sitemap.xml': listing('<xhtml:link rel="alternate" hreflang="de" href="{origin}/de/"/>'),
    },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the page is set to noindex',
    site: { '/': html('<meta name="robots" content="noindex">', link('/de/', 'Deutsch')) },
  },
  {
    check,
    outcome: 'fail',
    when: 'the sitemap lists the page alone',
    site: { '/': linking(link('/de/', 'Deutsch')), '/sitemap.xml': listing(''), ...versions('/de/') },
  },
  {
    check,
    outcome: 'not-measured',
    when: 'scripts may still make the links',
    site: '<html lang="en"><title>A</title><body><app-root></app-root><script>start()</script>',
  },
  {
    check,
    outcome: 'fail',
    when: 'only the logo leads to the other language, which letters tell',
    path: '/ru/',
    site: { '/ru/': home('', RUSSIAN), '/': home('', ENGLISH) },
    says: '"Kranz" leads to {origin}/ (in Latin letters), and no hreflang link says so.',
  },
  {
    check,
    outcome: 'fail',
    when: 'only the logo leads to the other language, which both pages state',
    path: '/de/',
    site: { '/de/': home('de', ''), '/': home('en', '') },
    says: '"Kranz" leads to {origin}/ (en), and no hreflang link says so.',
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'a department has the address of a language, and leads home',
    path: '/it/',
    site: { '/it/': home('en', ENGLISH), '/': home('en', ENGLISH) },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the home page leads to the only language',
    path: '/ru/',
    site: { '/ru/': home('', RUSSIAN), '/': { status: 302, headers: { location: '/ru/' } } },
  },
]

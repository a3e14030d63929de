import { type Case, page } from './case.ts'

const NAV = '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>'
const GERMAN = '<link rel="alternate" hreflang="de" href="/de/seite">'
const languages = (body: string) =>
  page(`<a href="/">Home</a>${body}`, `${GERMAN}<link rel="alternate" hreflang="en" href="/page">`)

export const NAVIGATION_CASES: readonly Case[] = [
  {
    check: 'dead-end',
    outcome: 'pass',
    about: 'a link to another page',
    answer: page('<a href="/more">more</a>'),
  },
  {
    check: 'dead-end',
    outcome: 'pass',
    about: 'a link to where the canonical says that the site will live',
    answer: page(
      '<a href="https://shop.example/more">more</a>',
      '<link rel="canonical" href="https://www.shop.example/page">',
    ),
  },
  { check: 'dead-end', outcome: 'fail', about: 'no link at all', answer: page('<p>Buy now!</p>') },
  {
    check: 'dead-end',
    outcome: 'fail',
    about: 'links to itself and to others',
    answer: page('<a href="#top">up</a><a href="/page">here</a><a href="https://other.example/">other</a>'),
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    about: 'the home page',
    answer: page('<p>x</p>'),
    path: '/',
  },
  {
    check: 'dead-end',
    outcome: 'not-measured',
    about: 'a page that scripts fill, without Chrome',
    answer: page('<div id="root"></div><script src="/app.js"></script>'),
    says: /scripts make what this page shows/,
  },
  { check: 'home-link-missing', outcome: 'pass', about: 'a link to /', answer: page('<a href="/">Home</a>') },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    about: 'a link to the folder of the site',
    answer: page('<a href="../index.html">Manual</a>'),
    path: '/manual/library/json.html',
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    about: 'a link to the start of a language',
    answer: page('<a href="/en">Home</a>'),
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    about: 'the start of a site in a folder',
    answer: page('<a href="#top">Manual</a><a href="install">Install</a>'),
    path: '/manual/latest/index.html',
  },
  {
    check: 'home-link-missing',
    outcome: 'fail',
    about: 'links to other pages alone',
    answer: page('<a href="/prices">Prices</a><a href="/manual/start/">Start</a>'),
    path: '/manual/install',
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    about: 'a page without any link',
    answer: page('<p>x</p>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    about: 'a link to the version',
    answer: languages('<a href="/de/seite">Deutsch</a>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    about: 'a link to the start of the other language',
    answer: languages('<a href="/de/">Deutsch</a>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    about: 'a choice of languages that scripts serve',
    answer: languages('<button aria-label="Change language">EN</button>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'fail',
    about: 'a version that nothing leads to',
    answer: languages('<a href="/prices">Prices</a>'),
    says: /no link leads to this or any other of 1 language versions/,
    selector: 'html > head > link:nth-of-type(1)',
  },
  {
    check: 'language-link-missing',
    outcome: 'not-applicable',
    about: 'one language',
    answer: page('<p>x</p>'),
  },
  {
    check: 'contact-missing',
    outcome: 'pass',
    about: 'an imprint',
    answer: page(`${NAV}<footer><a href="/x">Impressum</a></footer>`),
  },
  {
    check: 'contact-missing',
    outcome: 'pass',
    about: 'an address for mail',
    answer: page(`${NAV}<a href="mailto:a@b.example">Write</a>`),
  },
  {
    check: 'contact-missing',
    outcome: 'pass',
    about: 'a profile elsewhere',
    answer: page(`${NAV}<a href="https://github.com/x/y">Code</a>`),
  },
  {
    check: 'contact-missing',
    outcome: 'fail',
    about: 'a navigation without any of that',
    answer: page(NAV),
    says: /none of 3 links/,
  },
  { check: 'contact-missing', outcome: 'not-applicable', about: 'no navigation', answer: page('<p>x</p>') },
  {
    check: 'contact-missing',
    outcome: 'not-applicable',
    about: 'a language whose words are not known',
    answer: page(NAV).replace('lang="en"', 'lang="ja"'),
  },
  { check: 'not-found-page-bare', outcome: 'not-applicable', about: 'a local server', answer: page('') },
]

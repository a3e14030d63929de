import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const check = 'cms-default'
const withPart = (part: string) => htmlPage({ content: `${ARTICLE}${part}` })

const LEFT: readonly [when: string, part: string, says: RegExp][] = [
  [
    'posts are in no category',
    '<p><span class="cat-links">Categorized as Uncategorized </span></p><p>Uncategorized</p>',
    /^"Uncategorized" is what the CMS or theme calls posts without a category/,
  ],
  ['they are so in another language', '<a href="/c">Без рубрики</a>', /"Без рубрики"/],
  [
    'the widget "Meta" is shown',
    '<ul><li><a href="/wp-login.php">Log in</a></li><li><a href="https://de.wordpress.org/">WordPress.org</a></li></ul>',
    /^The widget "Meta"/,
  ],
  [
    'the first post is still there',
    '<img src="/wp-content/uploads/a.jpg" alt="A"><a href="/hello-world/">Hello world!</a>',
    /"Hello world!" is a sample/,
  ],
  ...['1. January 0001', 'Jan 01, 0001 · 3 min read', '01/01/0001', '0001-01-01', '1 de enero de 0001'].map(
    (date): [string, string, RegExp] => [
      `a page without a date has that of the generator: ${date}`,
      `<p>${date}</p>`,
      /is what the generator prints where a page has no date\.$/,
    ],
  ),
  [
    'the menu has the name of the theme',
    '<ul><li><a href="#top">Start Bootstrap</a></li></ul>',
    /"Start Bootstrap"/,
  ],
  [
    'the generator brought a sample page along',
    '<p>This page demonstrates some of the built-in markdown extensions provided by VitePress.</p>',
    /provided by VitePress/,
  ],
  [
    'the starter of the generator brought posts along',
    '<a href="/jekyll/update/2024/05/01/welcome-to-jekyll.html">Welcome to Jekyll!</a>',
    /"Welcome to Jekyll!" is a sample that the generator/,
  ],
  [
    'a post of the starter shows what it begins with',
    '<p>Wow! I love blogging so much already.</p>',
    /text of the installation/,
  ],
  ['nobody wrote anything', '<p>No front page content has been created yet.</p>', /text of the installation/],
]

const builtBy = (generator: string) =>
  htmlPage({
    head: `<meta name="generator" content="${generator}">`,
    content: `${ARTICLE}<section class="engine"><a href="https://mobirise.ws/b">best site creator</a></section><img src="/logo.png" alt="Mobirise"><a href="https://mobirise.com/"><img src="/m.png" alt="Mobirise"></a><a href="https://www.facebook.com/pages/Mobirise/161">F</a><a href="https://instagram.com/kranz">I</a><nav><a href="https://mobirise.com">Kranz Cycles</a><a href="https://mobirise.com">Mobirise</a></nav><p>Mobirise gives you the freedom to develop as many websites as you like given the fact that it is a desktop app.</p>`,
  })

export const SYSTEM_DEFAULT_CASES: readonly Case[] = [
  {
    check,
    when: 'the builder hides a link and gives its name to the logo',
    site: builtBy('Mobirise v4.6.2, mobirise.com'),
    outcome: 'fail',
    says: [
      'Mobirise hides its own link "best site creator" to mobirise.ws in the page.',
      'The alt "Mobirise" names the site builder, not what the image shows.',
      'The link to www.facebook.com leads to the profile of Mobirise, not of the site.',
      '"Mobirise gives you the freedom to develop as many websites as you like given th…" is the builder\'s own text about itself.',
      '"Kranz Cycles" in the menu leads to mobirise.com, not to the site.',
    ],
    count: 5,
  },
  {
    check,
    when: 'a post of the starter is still listed',
    site: htmlPage({
      head: '<meta name="generator" content="Gatsby 4.2.0">',
      content: `${ARTICLE}<h3><a href="/my-second-post/">My Second Post!</a></h3>`,
    }),
    outcome: 'fail',
    says: '"My Second Post!" is a sample that the generator or its starter came with.',
  },
  { check, when: 'a page of another builder names it', site: builtBy('Hugo 0.150.0'), outcome: 'pass' },
  ...LEFT.map(
    ([when, part, says]): Case => ({ check, when, site: withPart(part), outcome: 'fail', says, count: 1 }),
  ),
  ...[
    [
      'a text tells about it',
      '<p>Posts that have no category are in Uncategorized, which WordPress makes by itself, and which no theme of ours has ever shown to a reader of the site.</p>',
    ],
    [
      'members log in',
      '<ul><li><a href="/wp-login.php">Log in</a></li><li><a href="/join">Join</a></li></ul>',
    ],
    ['somebody wrote a post of that name', '<a href="/hello-world-in-rust/">Hello world in Rust</a>'],
    ['somebody wrote a second post', '<a href="/my-second-post/">My Second Post!</a>'],
    ['a blog of another system begins with a post of that name', '<a href="/hello-world/">Hello world!</a>'],
    [
      'a list names what the site is made with',
      '<ul><li><a href="https://startbootstrap.com/">Start Bootstrap</a></li></ul>',
    ],
    ['a number is none', '<p>Model 1, series 0001</p><p>Order 0001-01</p>'],
    ['it is hidden', '<div hidden>Uncategorized</div>'],
  ].map(([when, part]): Case => ({ check, when: when!, site: withPart(part!), outcome: 'pass' })),
  ...(
    [
      [
        'the title',
        { title: 'Ada Byron - Hugo Serif Theme' },
        /^The title names the theme, "Hugo Serif Theme"/,
      ],
      [
        'the end of the title',
        { title: 'Privacy policy - My Framer Site' },
        /^The title ends with "My Framer Site", which the builder put there/,
      ],
      [
        'the main heading',
        { title: 'News | Society of Biology', h1: '<h1>al-folio</h1>' },
        /^The main heading, "al-folio", is the name of the theme/,
      ],
      ['all of the title', { title: 'Hugo Serif Theme' }, /^The title names the theme, "Hugo Serif Theme"/],
      [
        'the footer',
        { after: '<footer><h3>Hugo Serif Theme</h3></footer>' },
        /^"Hugo Serif Theme" is the name of the theme/,
      ],
      [
        'the author',
        { head: '<meta name="author" content="Themefisher">' },
        /"Themefisher", who made the theme or built the page/,
      ],
      [
        'the author of an example',
        {
          head: '<meta name="author" content="Mark Otto, Jacob Thornton, and Bootstrap contributors">',
        },
        /"Mark Otto, Jacob Thornton, and Bootstrap contributors", who made the theme or/,
      ],
    ] as const
  ).map(
    ([what, page, says]): Case => ({
      check,
      when: `${what} is that of the theme`,
      site: htmlPage({ content: ARTICLE, ...page }),
      outcome: 'fail',
      says,
      count: 1,
    }),
  ),
  {
    check,
    when: 'the page is about a theme, and credits are given',
    site: htmlPage({
      title: 'Hugo Serif Theme - a review',
      head: '<meta name="author" content="Mark Ottoman">',
      content: `${ARTICLE}<h2>Hugo Serif Theme</h2>`,
      after: '<footer><p>Free Hugo theme by Zerostatic</p></footer>',
    }),
    outcome: 'pass',
  },
  {
    check,
    when: 'the page is about it',
    site: htmlPage({ title: 'Rename Uncategorized', content: `${ARTICLE}<p>Uncategorized</p>` }),
    outcome: 'pass',
  },
  {
    check,
    when: 'there is no text',
    site: '<!doctype html><html lang="en"><title>A</title><body><img src="/a.png" alt="A">',
    outcome: 'not-applicable',
  },
]

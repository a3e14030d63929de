import type { Case } from '../../../support/tool-cases.ts'
import { DESCRIPTION, described, PLAIN, page, TITLE } from './pages.ts'

const CONTROLS =
  '<label>Webcam:</label><h2>Share</h2><button>WhatsApp</button><button><i>Telegram</i></button><a href="/f"></a><a href="/x">Facebook</a>'
const OF_BUTTONS: readonly Case[] = [
  ...(
    [
      [
        'fail',
        'it is the start of a page of labels',
        'Webcam: Share WhatsApp Telegram Facebook',
        'description',
      ],
      ['fail', 'only the card has it', 'Webcam: Share WhatsApp Telegram Facebook', 'og:description'],
      [
        'pass',
        'the page has them in another order',
        'Webcam: Share Telegram Facebook WhatsApp',
        'description',
      ],
      ['pass', 'it ends with two of them', 'See our webcams and share Telegram Facebook', 'description'],
      ['pass', 'it is a list', 'Webcam, to share on WhatsApp Telegram Facebook', 'description'],
      ['pass', 'it is a sentence', 'Webcam: Share WhatsApp Telegram Facebook.', 'description'],
      ['pass', 'it is a name', 'WhatsApp Telegram Facebook', 'description'],
      ['not-applicable', 'there is none', '', 'description'],
    ] as const
  ).map(
    ([outcome, when, text, name]): Case => ({
      check: 'description-of-buttons',
      outcome,
      when,
      site: page(`<title>${TITLE}</title><meta name="${name}" content="${text}">`, CONTROLS),
      ...(outcome === 'fail' && {
        says: [
          `${name} is "Webcam: Share WhatsApp Telegram Facebook": it ends with the buttons or links "WhatsApp", "Telegram", "Facebook" of the page.`,
        ],
      }),
    }),
  ),
]

const START = 'We build red bikes for children, and every one of them is welded by hand in our own'
const cut = (description: string, text: string) =>
  page(`<title>${TITLE}</title><meta name="description" content="${description}">`, text)
const CUT_OFF: readonly Case[] = [
  {
    check: 'description-cut-off',
    outcome: 'fail',
    when: 'the text goes on in the same sentence',
    site: cut(START, `<p>Hello.</p><p>${START} workshop in <b>Leeds</b>. Come and see.</p>`),
    says: 'The description ends with "in our own", where the text of the page goes on with "workshop in Leeds".',
  },
  {
    check: 'description-cut-off',
    outcome: 'fail',
    when: 'it stops within a word',
    site: cut(`${START} works`, `<p>${START} workshop.</p>`),
    says: /"our own works", where .* "hop"\.$/,
  },
  ...(
    [
      ['it ends with an ellipsis', `${START}…`, `${START} workshop.`],
      ['it is a whole sentence', `${START} workshop.`, `${START} workshop. More.`],
      ['the text has a sign behind it', START, `${START}, as we say.`],
      ['a capital follows', START, `${START} <b>Workshop</b>`],
      ['the text says something else', START, 'Red bikes.'],
    ] as const
  ).map(
    ([when, description, text]): Case => ({
      check: 'description-cut-off',
      outcome: 'pass',
      when,
      site: cut(description, `<p>${text}</p>`),
    }),
  ),
  {
    check: 'description-cut-off',
    outcome: 'not-applicable',
    when: 'it is short',
    site: cut('Red bikes for', '<p>Red bikes for children.</p>'),
  },
  {
    check: 'description-cut-off',
    outcome: 'not-applicable',
    when: 'its language has no blanks',
    site: cut('赤い自転車'.repeat(20), `<p>${'赤い自転車'.repeat(20)}です。</p>`),
  },
]

export const DESCRIPTIONS: Case[] = [
  { check: 'description-missing', outcome: 'pass', when: 'there is one', site: described(DESCRIPTION) },
  { check: 'description-missing', outcome: 'fail', when: 'there is none', site: PLAIN, says: /^No <meta/ },
  {
    check: 'description-missing',
    outcome: 'not-applicable',
    when: 'it is in the body',
    site: page('', '<meta name="description" content="x">'),
  },
  ...(['description-missing', 'description-empty'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the page asks not to be indexed',
      site: page(
        `<meta name="robots" content="noindex">${check === 'description-empty' ? '<meta name="description" content="">' : ''}`,
      ),
    }),
  ),
  ...(['description-missing', 'description-empty'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the page is a login',
      site: { '/login': page(check === 'description-empty' ? '<meta name="description" content="">' : '') },
      path: '/login',
    }),
  ),
  {
    check: 'description-missing',
    outcome: 'not-applicable',
    when: 'the page is a legal notice in another language',
    site: { '/gizlilik-politikasi.html': page('') },
    path: '/gizlilik-politikasi.html',
  },
  { check: 'description-empty', outcome: 'pass', when: 'it has text', site: described(DESCRIPTION) },
  {
    check: 'description-empty',
    outcome: 'fail',
    when: 'it is blank',
    site: described(' '),
    selector: 'html > head > meta',
    line: 1,
    says: 'The description has no text.',
  },
  { check: 'description-empty', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'description-multiple', outcome: 'pass', when: 'there is one', site: described(DESCRIPTION) },
  {
    check: 'description-multiple',
    outcome: 'fail',
    when: 'two differ',
    site: described(DESCRIPTION, '<meta name="Description" content="Another">'),
    selector: 'html > head > meta:nth-of-type(1)',
    line: 1,
    says: [`Description 1 of 2: "${DESCRIPTION}"`, 'Description 2 of 2: "Another"'],
  },
  { check: 'description-multiple', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'description-outside-head', outcome: 'pass', when: 'it is in head', site: described(DESCRIPTION) },
  {
    check: 'description-outside-head',
    outcome: 'fail',
    when: 'it is in the body',
    site: page('', '<meta name="description" content="Here">'),
    says: /Here/,
    selector: 'html > body > meta',
    line: 1,
  },
  { check: 'description-outside-head', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  {
    check: 'description-outside-head',
    outcome: 'not-applicable',
    when: 'the one in the body is empty',
    site: page('', '<meta name="description" content="">'),
  },
  {
    check: 'description-outside-head',
    outcome: 'not-applicable',
    when: 'the one in head says the same',
    site: page('<meta name="description" content="Here">', '<meta name="description" content="Here ">'),
    says: /says the same as the one in <head>/,
  },
  {
    check: 'description-outside-head',
    outcome: 'fail',
    when: 'the one in head says something else',
    site: page('<meta name="description" content="There">', '<meta name="description" content="Here">'),
    says: '"Here"',
  },
  { check: 'description-too-long', outcome: 'pass', when: 'it fits', site: described(DESCRIPTION) },
  {
    check: 'description-too-long',
    outcome: 'fail',
    when: 'it is wide',
    site: described('Some words. '.repeat(30)),
    says: /about \d+ px \(a desktop result shows about 985 px; notice above 1231 px\)/,
  },
  {
    check: 'description-too-long',
    outcome: 'pass',
    when: 'it is a little wider than a result',
    site: described('Some good words. '.repeat(10)),
  },
  ...(
    [
      ['pass', 'it has about as many Japanese characters as a result shows', 119],
      ['fail', 'it has far more Japanese characters', 160],
    ] as const
  ).map(
    ([outcome, when, characters]): Case => ({
      check: 'description-too-long',
      outcome,
      when,
      site: described('福祉施設の脱炭素を支える'.repeat(14).slice(0, characters)),
      ...(outcome === 'fail' && { says: /1680 px; notice above 2100 px/ }),
    }),
  ),
  {
    check: 'description-too-long',
    outcome: 'fail',
    when: 'it is wide, and has a few Japanese characters',
    site: described(`福祉施設 ${'Some words. '.repeat(30)}`),
    says: /985 px/,
  },
  { check: 'description-too-long', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'description-too-short', outcome: 'pass', when: 'it is a sentence', site: described(DESCRIPTION) },
  {
    check: 'description-too-short',
    outcome: 'fail',
    when: 'it is a word',
    site: described('Recipes'),
    says: /7 char/,
  },
  {
    check: 'description-too-short',
    outcome: 'pass',
    when: 'it is a sentence of Japanese',
    site: described('カフェアンジェへのアクセス方法と店舗情報'),
  },
  {
    check: 'description-too-short',
    outcome: 'pass',
    when: 'it is one short sentence',
    site: described('This is a post on Mary about agile frameworks.'),
  },
  {
    check: 'description-too-short',
    outcome: 'pass',
    when: 'it is shorter by a word',
    site: described('This is a post on Mary about agile works'),
  },
  {
    check: 'description-too-short',
    outcome: 'fail',
    when: 'it leaves two thirds of its room',
    site: described('Lab for geometry in Delft, 4 rooms'),
    says: /^Only 34 characters, about \d+ px \(notice below 240 px; a desktop result has room for 985 px\)/,
  },
  {
    check: 'description-too-short',
    outcome: 'fail',
    when: 'it is a few words',
    site: described('A small web page'),
    says: /^Only 16 characters, about \d+ px \(notice below 240 px/,
  },
  {
    check: 'description-too-short',
    outcome: 'fail',
    when: 'it is a word of Japanese',
    site: described('カフェ情報'),
    says: /notice below 240 px/,
  },
  {
    check: 'description-too-short',
    outcome: 'not-applicable',
    when: 'it is of a search',
    site: { '/search.html': described('Recipes') },
    path: '/search.html',
  },
  { check: 'description-too-short', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  { check: 'description-same-as-title', outcome: 'pass', when: 'it says more', site: described(DESCRIPTION) },
  {
    check: 'description-same-as-title',
    outcome: 'fail',
    when: 'it does not',
    site: described(TITLE),
    says: /Maple/,
  },
  {
    check: 'description-same-as-title',
    outcome: 'fail',
    when: 'it is the title without the name of the site',
    site: described('Maple bars, a fast baking recipe'),
    says: `"Maple bars, a fast baking recipe" says nothing that the title "${TITLE}" does not.`,
  },
  {
    check: 'description-same-as-title',
    outcome: 'pass',
    when: 'it has a word more',
    site: described('Maple bars: a fast vegan baking recipe'),
  },
  {
    check: 'description-same-as-title',
    outcome: 'pass',
    when: 'it has a short word more that says something',
    site: described('Maple bars, a new baking recipe'),
  },
  {
    check: 'description-same-as-title',
    outcome: 'fail',
    when: 'it has only a word more that joins the others',
    site: described('Maple bars is the fast baking recipe'),
    says: /says nothing that the title/,
  },
  {
    check: 'description-same-as-title',
    outcome: 'not-applicable',
    when: 'there is no title',
    site: page('<meta name="description" content="x">'),
  },
  { check: 'description-default', outcome: 'pass', when: 'it is not', site: described(DESCRIPTION) },
  {
    check: 'description-default',
    outcome: 'fail',
    when: 'it is of a template',
    site: described('Web site created using create-react-app'),
    says: /create-react-app/,
  },
  {
    check: 'description-default',
    outcome: 'fail',
    when: 'it is of a theme for researchers',
    site: described(
      'The highly-customizable Hugo Academic theme powered by HugoBlox Kit. Easily create your personal academic website.',
    ),
  },
  ...[
    "The last theme you'll ever need. Maybe.",
    'An amazing website.',
    'A minimal, responsive and feature-rich Jekyll theme for technical writing.',
    'This is a custom description for SEO and Open Graph purposes, rather than the default generated excerpt.',
    'Website Builder Description',
    'My stellar Nuxt.js project',
    'Ännu en WordPress-webbplats',
    'Guide to emoji usage in Hugo',
    "You don't need React to write simple standalone pages.",
    'My awesome website',
  ].map(
    (text): Case => ({
      check: 'description-default',
      outcome: 'fail',
      when: `it is the sample of a theme, ${text}`,
      site: described(text),
    }),
  ),
  {
    check: 'description-default',
    outcome: 'fail',
    when: 'it is of the demo of a theme',
    site: described('This is a demo of the Congo theme for Hugo.'),
    says: /demo of the Congo theme/,
  },
  { check: 'description-default', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  ...(['description-missing', 'description-outside-head'] as const).map(
    (check): Case => ({
      check,
      outcome: 'not-measured',
      when: 'it is streamed in a hidden element',
      site: page('', '<div hidden><meta name="description" content="x"></div>'),
    }),
  ),
  ...[
    ['# Red bike A fast bike', '#'],
    ['A **fast** bike', '**fast**'],
    ['A bike of [Kranz](https://example.com/)', '[Kranz](https://example.com/)'],
    ['&lt;p>A fast bike&lt;/p>', '<p>A fast bike</p>'],
    ['Bikes &amp;amp; more', '&amp;'],
    ['A *fast and light* bike', '*fast and light*'],
    ['--> clock.example widget ENDS -->', '-->'],
    ['Bikes &lt;!-- old text', '<!--'],
    [String.raw`A bike.\n\nIt is red.`, String.raw`\n\n`],
    ['[fi=mail]: shop@kranz.example [fi=map-pin]: 42 High Street, Kent', '[fi=mail]'],
  ].map(
    ([text, markup]): Case => ({
      check: 'description-markup',
      outcome: 'fail',
      when: `it is ${text}`,
      site: described(text!),
      says: new RegExp(`^The description shows "${markup!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}": "`),
    }),
  ),
  ...[
    DESCRIPTION,
    '#1 of all bikes, # 1 in Kent',
    'How to use **kwargs and 2**3 in Python',
    'Bikes* for Kund*innen and *Fahrer*innen, *from Kent, 2 * 3 * 4',
    'The &lt;p> element of HTML',
    'Cars [electric] (new) & more',
    'From field --> to table',
    'Selectors such as [type=text] and [type=email], and input[type=url]',
  ].map(
    (text): Case => ({
      check: 'description-markup',
      outcome: 'pass',
      when: `it is ${text}`,
      site: described(text),
    }),
  ),
  { check: 'description-markup', outcome: 'not-applicable', when: 'there is none', site: PLAIN },
  ...[
    'Ein weiteres WordPress-Blog',
    'A VitePress site',
    'Enter your description here',
    'aaaaaaaaaaaa',
    'asdfasdf',
    'test',
    'ここにサイト説明を入れます',
    'this is meta description',
    'Lovable Generated Project',
    'Startup Template - Webflow Responsive Website Template',
  ].map(
    (text): Case => ({
      check: 'description-default',
      outcome: 'fail',
      when: `it is ${text}`,
      site: described(text),
    }),
  ),
  ...CUT_OFF,
  ...OF_BUTTONS,
]

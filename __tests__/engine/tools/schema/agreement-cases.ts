import type { Case } from '../../../support/tool-cases.ts'
import { html, item, jsonLd, OFFER, page } from './pages.ts'

const SOLD = ['€ 5', '€ 9']
  .map(price => `<div><h3>Honey</h3><b>${price}</b><button>Add to cart</button></div>`)
  .join('')
const RATING = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 }
const product = (properties: object, body: string) =>
  page(jsonLd({ '@type': 'Product', name: 'Oak shed', ...properties }), `<h1>Oak shed</h1>${body}`)
/** An FAQ with one question; the page says only what `body` holds. */
const faq = (question: string, answer: string, body: string) =>
  page(
    jsonLd({
      '@type': 'FAQPage',
      mainEntity: {
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      },
    }),
    body,
  )
const ANSWER = 'We bring the shed to your garden within two weeks, and pay the carrier ourselves.'
const listed = (...names: string[]) => ({
  '@type': 'ItemList',
  itemListElement: names.map((name, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Product', name },
  })),
})
const TRYOUTS = {
  '@type': 'SportsEvent',
  name: 'Tryouts',
  startDate: '2020-07-10',
  endDate: '2020-08-31',
}
const EDITION = { '@type': 'Event', name: 'BikeCon 2027', startDate: '2026-05-02', endDate: '2026-05-03' }
const TITLE_2027 = '<h1>Guests of BikeCon 2027</h1>'
const REGISTER = '<h1>Tryouts</h1><a href="/form">Register now!</a>'
const price = (value: unknown, body: string) => product({ offers: { ...OFFER, price: value } }, body)

/** The home page of a business. */
const shop = (properties: object, body: string) => ({
  '/': html(jsonLd({ '@type': 'Store', name: 'Oak', ...properties }), body),
})

/** Cases on whether structured data and page say the same. */
const withSearch = (target: unknown) => ({
  '/page': html(
    jsonLd({ '@type': 'WebSite', name: 'Sheds', potentialAction: { '@type': 'SearchAction', target } }),
  ),
})

const CRUMBS =
  '<nav aria-label="Breadcrumb"><ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/bikes/">Bikes</a></li><li>City</li></ol></nav>'

const POST_TEXT = `<p>${'Sheds stay dry where the roof reaches over the walls on all sides. '.repeat(8)}</p>`
const POST = `<div><h1>Sheds</h1><p>1 March 2026</p>${POST_TEXT}</div>`

const EVENT = '<h1>Spring fair</h1><p>March 3, 2098</p><a href="/buy">Get tickets!</a>'
const CONFERENCE = `${EVENT}<a href="/speakers">Speakers</a><a href="/schedule">Schedule</a>`

const addressIn = (addressLocality: string) => ({
  '@type': 'PostalAddress',
  streetAddress: '1 Park Row',
  addressLocality,
})
const BRANCH = { '@type': 'Store', name: 'Kranz York', address: addressIn('York') }

/** An FAQ of whose answers an article has the subjects, in other words. */
const inOtherWords = (first: string, second: string) =>
  page(
    jsonLd({
      '@type': 'FAQPage',
      mainEntity: [
        [
          'What does it cost?',
          'Tuition is 2,000 euros per semester over three semesters, plus an examination fee. That makes 6,610 in total, excluding travel.',
        ],
        [
          'When does it begin?',
          'Lectures start every October in Kentford; applicants register until August through the portal, providing certificates and references.',
        ],
        [
          'Who teaches there?',
          'Eleven lecturers from Bremen, Leeds and Ghent supervise projects, laboratories and the final thesis throughout the programme.',
        ],
      ].map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
    `${first}<p>Three semesters at €2,000 per semester with the examination: €6,610 in total, travel excluded, tuition included.</p>
      ${second}<p>October: the lectures in Kentford start. Until August the portal takes applicants with their certificates, references too.</p>
      <p>Bremen, Ghent and Leeds send eleven lecturers; laboratories, projects, and later the thesis: all that they supervise.</p>`,
  )

export const AGREEMENT_CASES: Case[] = [
  { check: 'not-visible', when: 'there is no structured data', site: page(''), outcome: 'not-applicable' },
  {
    check: 'not-visible',
    when: 'scripts fill the page',
    site: `<title>A</title>${jsonLd({ '@type': 'Article', headline: 'Another story' })}<div id="root"></div>`,
    outcome: 'not-applicable',
  },
  { check: 'not-visible', when: 'the name is shown', site: product({}, ''), outcome: 'pass' },
  {
    check: 'not-visible',
    when: 'the headline is reworded',
    site: page(
      jsonLd({ '@type': 'Article', headline: 'Six sheds for small gardens' }),
      '<h1>Six sheds for gardens</h1>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'a headline in Japanese is broken by an element',
    site: page(jsonLd({ '@type': 'Article', headline: '小さな庭の物置' }), '<h1>小さな庭の<br>物置</h1>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the headline is written as for HTML',
    site: page(
      jsonLd({ '@type': 'Article', headline: '&Eacute;v&eacute;nement pr&#233;f&#xE9;r&eacute;' }),
      '<h1>Événement préféré</h1>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the headline is that of another article',
    site: page(jsonLd({ '@type': 'Article', headline: 'Prime minister visits Berlin' }), '<h1>Sheds</h1>'),
    outcome: 'fail',
    says: ['Article, headline "Prime minister visits Berlin" is not on the page'],
    line: 2,
  },
  ...(
    [
      ['with a comma', '1299.00', '<b class="price">1.299,00 €</b>'],
      ['with a point', '1299.00', '<b class="price">$1,299.00</b>'],
      ['without decimals', 1299, '<b class="price">€ 1 299</b><meta content="1299">'],
      ['in two elements', '19.99', '<b class="price">€<i>19</i><sup>99</sup></b>'],
      ['in the data of a script', '19.99', '<b class="price">€ 5</b><script>price=1999</script>'],
      ['on request', '19.99', '<p>Call us</p>'],
    ] as const
  ).map(
    ([name, value, body]): Case => ({
      check: 'not-visible',
      when: `the price is stated ${name}`,
      site: price(value, body),
      outcome: 'pass',
    }),
  ),
  ...(
    [
      [
        'fail',
        'no price of a service is shown',
        '<p>Ask us for our prices</p>',
        ['No price that is stated is on the page: 263, 353'],
      ],
      ['pass', 'one of the prices of a service is shown', '<p>from 263 €</p>', undefined],
      ['pass', 'it is shown with a separator', '<p>353,00 €</p>', undefined],
    ] as const
  ).map(
    ([outcome, when, body, says]): Case => ({
      check: 'not-visible',
      when,
      site: page(
        jsonLd({
          '@type': 'Service',
          name: 'Teeth',
          offers: { '@type': 'AggregateOffer', lowPrice: 263, highPrice: '353', priceCurrency: 'EUR' },
        }),
        body,
      ),
      outcome,
      ...(says && { says }),
    }),
  ),
  {
    check: 'not-visible',
    when: 'what is offered is free',
    site: page(
      jsonLd({ '@type': 'Event', name: 'Talk', offers: { '@type': 'Offer', price: 0 } }),
      '<h1>Talk</h1>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'another price is shown',
    site: price('119.99', '<p class="price">€ 149.00</p>'),
    outcome: 'fail',
    says: ['The price 119.99 is not on the page, which shows other prices'],
  },
  {
    check: 'not-visible',
    when: 'the rating is shown as stars',
    site: product({ aggregateRating: RATING }, '<i class="stars"></i>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the rating has left no trace',
    site: product({ aggregateRating: RATING }, ''),
    outcome: 'fail',
    says: ['The rating 4.4 is not on the page, and neither are stars or reviews'],
  },
  ...['Organization', 'Recipe', 'Course', 'SoftwareApplication'].map(
    (type): Case => ({
      check: 'not-visible',
      when: `the rating of a ${type} has left no trace but in a script`,
      site: page(
        jsonLd({ '@type': type, name: 'Garden sheds', aggregateRating: RATING }),
        '<h1>Garden sheds</h1><script type="application/json">{"reviews":[]}</script>',
      ),
      outcome: 'fail',
      says: ['The rating 4.4 is not on the page, and neither are stars or reviews'],
    }),
  ),
  {
    check: 'not-visible',
    when: 'words only begin like those of ratings',
    site: product(
      { aggregateRating: RATING },
      '<p class="text-md-start">Start now, and enter the starting price in a notebook.</p>',
    ),
    outcome: 'fail',
    says: ['The rating 4.4 is not on the page, and neither are stars or reviews'],
  },
  ...['productRating', 'starIcon', 'icon_stars', 'starrating', 'rating4'].map(
    (name): Case => ({
      check: 'not-visible',
      when: `the rating is shown as ${name}`,
      site: product({ aggregateRating: RATING }, `<i class="${name}"></i>`),
      outcome: 'pass',
    }),
  ),
  {
    check: 'not-visible',
    when: 'the rating is shown in a word that begins with an accent',
    site: product({ aggregateRating: RATING }, '<p>Értékelések</p>'),
    outcome: 'pass',
  },
  ...(
    [
      ['in the notation of the country', '<p>4,4 von 5</p>'],
      ['by a service', '<script src="https://widget.trustpilot.com/b.js"></script>'],
    ] as const
  ).map(
    ([how, body]): Case => ({
      check: 'not-visible',
      when: `the rating of an organization is shown ${how}`,
      site: page(jsonLd({ '@type': 'Organization', name: 'Sheds', aggregateRating: RATING }), body),
      outcome: 'pass',
    }),
  ),
  {
    check: 'not-visible',
    when: 'the answer of an FAQ is folded in, and written with markup',
    site: faq(
      'Who pays the carrier?',
      `<p>${ANSWER.replace('shed', '<b>shed</b>')}</p>`,
      `<details><summary>Who pays the carrier?</summary>${ANSWER}</details>`,
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the answer of an FAQ is in Japanese',
    site: faq(
      '送料は？',
      '送料は当社が負担いたします。二週間以内にお届けします。',
      '<p>送料は当社が負担いたします。二週間以内にお届けします。</p>',
    ),
    outcome: 'pass',
  },
  ...(
    [
      [
        'pass',
        'in other words',
        'three semesters at €2,000 per semester, and the examination: €6,610 in total',
      ],
      ['fail', 'about something else', 'the semester begins in October, and travel is up to you'],
    ] as const
  ).map(
    ([outcome, what, says]): Case => ({
      check: 'not-visible',
      when: `the page has an answer ${what}`,
      site: faq(
        'What does it cost?',
        'Tuition is 2,000 euros per semester over three semesters, plus an examination fee. That makes 6,610 in total, excluding travel.',
        `<h2>Cost</h2><p>That is ${says}.</p>`,
      ),
      outcome,
    }),
  ),
  {
    check: 'not-visible',
    when: 'the answer stands in a footer without white space between its lines',
    site: faq(
      'Where are you?',
      'Harbour Road 13, 83532 Kentford. Open from Monday to Thursday 08-17 and on Friday 08-16.',
      '<h4>Contact</h4><p>Harbour Road 13</p><p>83532 Kentford</p><p>070 321 82</p><p>Mon–Thu 08–17</p><p>Fri 08–16</p><p>© Sheds</p>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the answers of an FAQ are nowhere, though their words are',
    site: faq(
      'Who pays the carrier?',
      ANSWER,
      '<p>Who pays? Carrier. We and the shed, to your two garden weeks.</p>',
    ),
    outcome: 'fail',
    says: ['The answer to "Who pays the carrier?" is not on the page'],
    line: 2,
  },
  {
    check: 'not-visible',
    when: 'the subjects of all answers are in the article, and no question and no answer is',
    site: inOtherWords('', '<h2>The lectures</h2>'),
    outcome: 'fail',
    says: [
      'None of the 3 questions of the FAQPage data is on the page in these words, such as "What does it cost?"',
    ],
    line: 2,
  },
  {
    check: 'not-visible',
    when: 'the article asks the questions in other words',
    site: inOtherWords('<h2>How much is it?</h2>', '<h2>When do the lectures start?</h2>'),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'no question of an FAQ is on the page, though the words of one answer are',
    site: page(
      jsonLd({
        '@type': 'FAQPage',
        mainEntity: [
          ['Who pays the carrier?', ANSWER],
          [
            'Which timber lasts longest outdoors?',
            'Larch, since its resin keeps the rain out of it for many years.',
          ],
          ['Can permits take months?', 'Rarely.'],
        ].map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      }),
      `<p>${ANSWER}</p><p>Ask us about anything else, from the first drawing up to the day on which it stands.</p>`.repeat(
        3,
      ),
    ),
    outcome: 'fail',
    says: [
      'None of the 3 questions of the FAQPage data is on the page in these words, such as "Who pays the carrier?"',
      'The answer to "Which timber lasts longest outdoors?" is not on the page',
    ],
  },
  ...(
    [
      [
        'pass',
        'an accordion makes the answer as it is opened',
        '<h3><button aria-expanded="false" aria-controls="a1">Who pays the carrier?<svg></svg></button></h3><div id="a1" hidden></div><p>Call us.</p>',
      ],
      [
        'pass',
        'an accordion that names no regions makes it',
        '<div><button>Who pays the carrier?</button></div><div><button>Where are you?</button></div><p>Call us.</p>',
      ],
      [
        'pass',
        'a single button makes it, with another section behind',
        '<button>Menu</button><p>FAQ</p><section><div><button>Who pays the carrier?</button></div></section><section><p>Call us.</p></section>',
      ],
      [
        'pass',
        'a single button makes it, with a heading behind',
        '<div><button>Who pays the carrier?</button></div><h2>Call us</h2><p>Any time.</p>',
      ],
      [
        'fail',
        'what the accordion shows as it is opened says something else',
        '<h3><button aria-expanded="false" aria-controls="a1">Who pays the carrier?</button></h3><div id="a1" hidden>You do.</div>',
      ],
      [
        'fail',
        'what stands behind the button says something else',
        '<button>Who pays the carrier?</button><div hidden>You do.</div>',
      ],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: 'not-visible',
      when,
      site: faq('Who pays the carrier?', ANSWER, body),
      outcome,
      ...(outcome === 'fail' && { says: ['The answer to "Who pays the carrier?" is not on the page'] }),
    }),
  ),
  {
    check: 'not-visible',
    when: 'a question with a short answer is nowhere',
    site: faq('Can submarines cross Atlantic icebergs?', 'No.', ''),
    outcome: 'fail',
    says: ['The question "Can submarines cross Atlantic icebergs?" is not on the page'],
  },
  {
    check: 'answer-cut-off',
    when: 'the page says more of the sentence, in the second paragraph of a folded answer',
    site: faq(
      'Who pays the carrier?',
      `<p>Nobody but us.</p> <p>${ANSWER.slice(0, -18)}</p>`,
      `<p>Who pays the carrier?</p><div hidden><p>Nobody but us.</p><p>${ANSWER.replace('shed', '<b>shed</b>')}</p></div>`,
    ),
    outcome: 'fail',
    says: [
      'The answer breaks off at "…our garden within two weeks, and pay the", where the text on the page goes on',
    ],
    line: 2,
  },
  ...(
    [
      ['the answer is whole', ANSWER, `<p>${ANSWER}</p>`],
      ['only the full stop is missing', ANSWER.slice(0, -1), `<p>${ANSWER}</p>`],
      ['the page adds a sentence', `${ANSWER}`, `<p>${ANSWER} you need not.</p>`],
      ['a new paragraph begins', ANSWER.slice(0, -1), `<p>${ANSWER.slice(0, -1)}</p><p>and more</p>`],
      ['a line begins', ANSWER.slice(0, -1), `<p>${ANSWER.slice(0, -1)}<br>More of it</p>`],
      [
        'the page says it whole and more elsewhere',
        ANSWER.slice(0, -1),
        `<p>${ANSWER.slice(0, -1)}</p><p>${ANSWER.slice(0, -1)} and more</p>`,
      ],
      ['a note follows', ANSWER.slice(0, -1), `<p>${ANSWER.slice(0, -1)}<sup>1</sup></p>`],
      ['an ellipsis ends it', `${ANSWER.slice(0, -18)}&hellip;`, `<p>${ANSWER}</p>`],
      ['it is in the middle of a text', ANSWER.slice(3, -18), `<p>${ANSWER}</p>`],
    ] as const
  ).map(
    ([when, answer, body]): Case => ({
      check: 'answer-cut-off',
      when,
      site: faq('Who pays the carrier?', answer, body),
      outcome: 'pass',
    }),
  ),
  {
    check: 'answer-cut-off',
    when: 'there is no FAQ',
    site: product({}, ''),
    outcome: 'not-applicable',
  },
  {
    check: 'not-visible',
    when: 'a product of a list is nowhere',
    site: page(
      jsonLd(listed('Oak shed', 'Plastic greenhouse', 'Pine cabin')),
      '<h2>Oak shed</h2><h2>Pine cabin</h2>',
    ),
    outcome: 'fail',
    says: ['Product, name "Plastic greenhouse" is not on the page'],
  },
  {
    check: 'not-visible',
    when: 'the rest of a list comes as the visitor scrolls',
    site: page(
      jsonLd(listed('Oak shed', 'Pine cabin', 'Plastic greenhouse')),
      '<h2>Oak shed</h2><h2>Pine cabin</h2>',
    ),
    outcome: 'pass',
  },
  {
    check: 'not-visible',
    when: 'the list is of another page',
    site: page(jsonLd(listed('Plastic greenhouse', 'Copper bathtub'))),
    outcome: 'fail',
    says: [
      'Product, name "Plastic greenhouse" is not on the page',
      'Product, name "Copper bathtub" is not on the page',
    ],
  },
  {
    check: 'image-unreachable',
    when: 'there is no image',
    site: item('Thing', { name: 'A' }),
    outcome: 'not-applicable',
  },
  {
    check: 'image-unreachable',
    when: 'the image is there',
    site: item('Article', { headline: 'A', image: '{origin}/shed.png' }),
    outcome: 'pass',
  },
  {
    check: 'image-unreachable',
    when: 'the images are not there',
    site: item('Article', {
      headline: 'A',
      image: ['{origin}/none.png', { '@type': 'ImageObject', url: '{origin}/page' }],
    }),
    outcome: 'fail',
    says: ['{origin}/none.png answers 404', '{origin}/page is a web page, not an image'],
  },
  {
    check: 'image-unreachable',
    when: 'an image has the host of a template',
    site: item('Article', { headline: 'A', image: 'https://yourwebsite.github.io/assets/shed.jpg' }),
    outcome: 'fail',
    says: /yourwebsite\.github\.io\/assets\/shed\.jpg has the placeholder of a template for the host/,
  },
  {
    check: 'image-unreachable',
    when: 'the repository leaves the image to the deployment',
    site: {
      '/page': html(jsonLd({ '@type': 'Article', headline: 'A', image: '{origin}/card.png' })),
      '/card.png': { status: 404, headers: { 'seo-preflight-made-at-deployment': '1' } },
    },
    outcome: 'not-measured',
    says: /answers 404 here; \.gitignore names it/,
  },
  {
    check: 'image-unreachable',
    when: 'images are at addresses of which nobody can fetch anything',
    site: item('Article', {
      headline: 'A',
      image: [
        'javascript:void(0)',
        'about:blank',
        { '@type': 'ImageObject', url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP' },
        '{origin}/none.png',
      ],
    }),
    outcome: 'fail',
    says: [
      'javascript:void(0) is not a URL that Google can load',
      'about:blank is not a URL that Google can load',
      /^data:image\/gif;base64,\S+ is not a URL that Google can load$/,
      '{origin}/none.png answers 404',
    ],
  },
  {
    check: 'image-unreachable',
    when: 'an image of the page holds the place of one that a script loads later',
    site: page(
      '',
      '<p itemscope itemtype="https://schema.org/Thing"><img itemprop="image" src="data:image/gif;base64,R0lGOD" data-src="/shed.png" alt=""></p>',
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'search-action-broken',
    outcome: 'fail',
    when: 'each search is answered with the home page',
    site: { ...withSearch('/en/?s={search_term_string}'), '/en/': '<h1>Home</h1>' },
    says: ['SearchAction: /en/?s=test answers with the same page as /en/'],
  },
  {
    check: 'search-action-broken',
    outcome: 'fail',
    when: 'the page of an entry point is not there',
    site: withSearch({ '@type': 'EntryPoint', urlTemplate: '/find?q={term}' }),
    says: ['SearchAction: /find?q=test answers 404'],
  },
  {
    check: 'search-action-broken',
    outcome: 'pass',
    when: 'there is a page for it',
    site: { ...withSearch('/find?q={term}'), '/find': '<h1>Find</h1>' },
  },
  {
    check: 'search-action-broken',
    outcome: 'not-applicable',
    when: 'the site names none',
    site: page(jsonLd({ '@type': 'WebSite', name: 'Sheds' })),
  },
  {
    check: 'search-action-broken',
    outcome: 'not-applicable',
    when: 'it is on another host',
    site: withSearch('https://elsewhere.example/?s={term}'),
    says: 'elsewhere.example answers the search, which is not part of this deployment',
  },
  ...(
    [
      ['fail', 'the home page has hours', '<p>Thursday to Sunday, 9h to 18h</p>', 'shows hours of weekdays'],
      [
        'fail',
        'they are in German',
        '<b>Wir haben Donnerstags bis Sonntags von 9h bis 18h geöffnet!</b>',
        'shows opening hours',
      ],
      ...(
        [
          'Boys Quran classes Monday - Thursday <br>From 03:30 PM - 06:30 PM',
          'Yogakurse: Montag 18:00–19:30',
          'Sunday services: Sundays 10:00–11:30',
          'Cours de piano le lundi de 9h à 18h',
          'Kindertraining: Montag 17:00–18:30',
        ] as const
      ).map(
        text =>
          [
            'not-applicable',
            `hours are those of what is held: ${text}`,
            `<p>${text}</p>`,
            undefined,
          ] as const,
      ),
      [
        'not-applicable',
        'hours stand under a line that says what is held then',
        '<p>Deux séances par semaine :</p><p>- Le <b>lundi</b> (20h00-22h00) et</p><p>- le mercredi (19h30-22h00)</p>',
        undefined,
      ],
      [
        'not-applicable',
        'a sentence tells when somebody else can be reached',
        '<p>Report defects by day (Mon-Fri 7:00-16:00) to the technician who is in charge of the house, by mail or by phone, and else to the emergency service.</p>',
        undefined,
      ],
      ...(
        [
          ['Open Mon-Fri 9:00-18:00, with classes for all', 'shows opening hours'],
          ['World-class coffee, Mon-Fri 9:00-18:00', 'shows hours of weekdays'],
          ['Customer service: Mon-Fri 9:00-18:00', 'shows hours of weekdays'],
          ['12 cours de la Marne, lundi 9h-18h', 'shows hours of weekdays'],
        ] as const
      ).map(
        ([text, what]) => ['fail', `hours are those of the place: ${text}`, `<p>${text}</p>`, what] as const,
      ),
      [
        'not-applicable',
        'who has a post-office box shows the map of a hall',
        '<p>Write to Highland Jazz, P.O. Box 610037, Newton.</p><a href="https://maps.app.goo.gl/F1">The school</a>',
        undefined,
      ],
      [
        'fail',
        'they are a list',
        '<ul><li>H–P: 7:00–20:00</li><li>Szombat: 8:00–21:00</li></ul>',
        'shows hours of weekdays',
      ],
      [
        'fail',
        'the home page leads to a map',
        '<p>5 High Street, Leeds</p><a href="https://maps.app.goo.gl/F1">Visit us</a>',
        'links to a map',
      ],
      ...[
        '12 rue de la Paix',
        'Calle Mayor, 5',
        'Hauptstraße 7',
        '28013 Madrid',
        'Leeds LS1 4AP',
        '〒150-0001',
        '台北市南京東路五段225號',
        'Bulevardul Revolutiei 45',
      ].map(
        address =>
          [
            'fail',
            `a map stands beside an address such as ${address}`,
            `<p>${address}</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>`,
            'shows a map',
          ] as const,
      ),
      [
        'not-applicable',
        'a map shows the place of nobody in particular',
        '<p>Since 2019 Anna and 20 others meet here.</p><p>30 000 Visitors</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
        undefined,
      ],
      [
        'not-applicable',
        'a link shows a picture of a street',
        '<a href="https://maps.google.com/maps?hl=en&amp;ll=51.49,-0.19&amp;layer=c&amp;cbll=51.49,-0.19">Enter the Tardis</a>',
        undefined,
      ],
      [
        'not-applicable',
        'one post of a list leads to a map',
        `${['A', 'B', 'C'].map(name => `<article><h2><a href="/${name}">${name}</a></h2><ul><li><a href="https://goo.gl/maps/${name}">Where</a></li></ul></article>`).join('')}`,
        undefined,
      ],
      [
        'fail',
        'cards of its branches lead to maps',
        `${['A', 'B', 'C'].map(name => `<article><h2>${name}</h2><p>5 High Street</p><a href="https://goo.gl/maps/${name}">Visit us</a></article>`).join('')}`,
        'links to a map',
      ],
      ['fail', 'they are Persian', '<p>هر روز : 08:30 - 20:30</p>', 'shows hours of weekdays'],
      [
        'fail',
        'it can be called',
        '<a href="tel:+49 30 1234567">Call us</a>',
        'has a link to call a phone number',
      ],
      [
        'fail',
        'it can be called, and shows the number',
        '<a href="tel:+49 30 1234567">030 1234567</a>',
        'shows a phone number',
      ],
      ['fail', 'it can be written to', '<a href="https://wa.me/5561983416666">Ask</a>', 'links to WhatsApp'],
      [
        'fail',
        'it can be written to and called',
        '<a href="https://wa.me/5561983416666">Ask</a><p>Monday 19:30–22:00</p><a href="tel:+5561983416666">Call</a>',
        'has a link to call a phone number',
      ],
      [
        'not-applicable',
        'hours are those of cheap drinks',
        '<div><div>Happy Hour · Monday to Friday</div><div>9–11am &amp; 5–6pm</div></div>',
        undefined,
      ],
      ['not-applicable', 'the number is missing', '<a href="https://wa.me/">Ask</a>', undefined],
      ['fail', 'hours have dots', '<p>Montag bis Freitag 9.00–18.00.</p>', 'shows hours of weekdays'],
      [
        'fail',
        'hours stand beside a month alone',
        '<p>In May: Mon-Fri 9:00-18:00</p>',
        'shows hours of weekdays',
      ],
      [
        'not-applicable',
        'an event has its hours',
        '<p>Saturday, November 16, 2024, from 9:30 AM to 6:30 PM</p><p>Samstag, 16. November, 9 bis 18 Uhr</p><p>Sun, Nov. 3rd, 9:00-18:00</p>',
        undefined,
      ],
      [
        'fail',
        'its address leads to a map',
        '<p>Visit us: <a href="https://goo.gl/maps/a">5 Main Street, Wakefield</a>.</p>',
        'links to a map',
      ],
      [
        'not-applicable',
        'a text leads to the map of somebody else',
        `<p>The gardeners are back with a new selection of plants. Half of the sales will be given to us. You can buy your plants at the <a href="https://goo.gl/maps/a">General Store</a> in June. Cash is preferred.</p>`,
        undefined,
      ],
      [
        'not-applicable',
        'such a text stands in a <div>',
        `<div>The gardeners are back with a new selection of plants. Half of the sales will be given to us. You can buy your plants at the <a href="https://goo.gl/maps/a">General Store</a> in June. Cash is preferred.</div>`,
        undefined,
      ],
      [
        'not-applicable',
        'the map is that of a conference',
        '<a href="/speakers/">Speakers</a><a href="/#tickets">Tickets</a><a href="https://maps.app.goo.gl/F1">Venue</a>',
        undefined,
      ],
      [
        'not-applicable',
        'the map is that of a conference in Czech',
        '<a href="#prednaselici">Přednášející</a><a href="#program">Program</a><a href="https://maps.app.goo.gl/F1">Kde</a>',
        undefined,
      ],
      [
        'fail',
        'a club sells tickets and has sponsors',
        '<a href="/sponsors/">Sponsors</a><a href="/#tickets">Tickets</a><a href="https://maps.app.goo.gl/F1">5 High Street</a>',
        'links to a map',
      ],
      [
        'fail',
        'a company calls the site its own',
        '<footer><p>© 2019–2026 Garden Sheds GmbH. Alle Rechte vorbehalten.</p></footer>',
        'shows the notice of a company or an association, "© 2019–2026 Garden Sheds GmbH"',
      ],
      [
        'fail',
        'a company states its number',
        '<p>20squares UG<br>HRB 746284<br>Mannheim</p>',
        'shows the number of a company or a trader, "HRB 746284"',
      ],
      ['not-applicable', 'the number is yet to be filled in', '<p>P.IVA 00000000000</p>', undefined],
      [
        'not-applicable',
        'the company is that of a theme, or none is named',
        '<footer><p>© 2026 Colour Themes, Inc.</p><p>© 2026 Garden Sheds</p></footer>',
        undefined,
      ],
      [
        'fail',
        'its number stands in the text',
        '<p>92400 Courbevoie – Tél. 06&nbsp;37&nbsp;38&nbsp;15&nbsp;55</p>',
        'shows a phone number',
      ],
      ['not-applicable', 'hours are only told', '<p>The walk takes 3 to 4 h.</p>', undefined],
      [
        'not-applicable',
        'the number is that of a hotel that the page links to',
        '<table><tr><td><a href="https://hotel.example/">Hotel Kranz</a><br>1 High Street TEL : 045-681-3311</td></tr></table>',
        undefined,
      ],
      [
        'not-applicable',
        'the number is that of a hotel for the guests of an event',
        '<table><tr><td>Hotel Kranz<br>1 High Street TEL : 045-681-3311</td></tr></table>',
        undefined,
      ],
      [
        'fail',
        'the number is that of the hotel itself',
        '<h1>Hotel Kranz</h1><p>Hotel Kranz, TEL : 045-681-3311</p>',
        'shows a phone number',
      ],
      [
        'fail',
        'a number stands in the footer, behind the name of the firm with a link to its other site',
        '<footer><p><a href="https://kranz.example/">Kranz</a><br>TEL : 045-681-3311</p></footer>',
        'shows a phone number',
      ],
      [
        'fail',
        'a number stands behind a profile',
        '<p><a href="https://www.facebook.com/kranz">Kranz</a><br>TEL : 045-681-3311</p>',
        'shows a phone number',
      ],
      [
        'fail',
        'a number stands in front of a link',
        '<p>TEL : 045-681-3311 <a href="https://hall.example/">The hall</a></p>',
        'shows a phone number',
      ],
      ['not-applicable', 'a result is told', '<p>On Sunday we won 10:8.</p>', undefined],
    ] as const
  ).map(
    ([outcome, when, shown, what]): Case => ({
      check: 'business-missing',
      outcome,
      when,
      site: html('', shown),
      ...(what && {
        says: `The home page ${what}, but has no structured data about who is behind the site.`,
      }),
    }),
  ),
  ...(
    [
      [
        'not-applicable',
        'a developer can be called',
        'Mary Kranz – Portfolio',
        '<a href="tel:+49301234567">Call</a>',
      ],
      [
        'not-applicable',
        'a couple shows the way to its hall',
        'Mary & Tom',
        '<h2>Save the date!</h2><a href="https://maps.app.goo.gl/F1">The hall</a>',
      ],
      [
        'fail',
        'a studio can be called, and shows its portfolio',
        'Kranz Studio',
        '<h2>Portfolio</h2><a href="tel:+49301234567">Call</a>',
      ],
      ['fail', 'a professor has hours', 'Professor of surgery Dr. Kranz', '<p>Monday 19:30–22:00</p>'],
      [
        'not-applicable',
        'a talk has a slot on a day of the month',
        'Kranz 2026',
        '<h5>Sábado 05, 10:00–10:45 | Sala 2</h5>',
      ],
      ['fail', 'hours follow the weekday', 'Kranz', '<p>Saturday 10:00–18:30</p>'],
      ['fail', 'the first hour has no minutes', 'Kranz', '<p>Saturday 10–18:30</p>'],
      [
        'not-applicable',
        'a day has many slots',
        'Kranz 2026',
        '<p>Saturday 9:00–9:45</p><p>Saturday 10:00–10:45</p><p>Saturday 11:00–11:45</p><p>Saturday 14:00–14:45</p>',
      ],
      [
        'fail',
        'a shop is closed at noon',
        'Kranz',
        '<p>Friday 9:00–12:00, 14:00–18:00</p><p>Saturday 9:00–12:00</p><p>Saturday 14:00–16:00</p>',
      ],
    ] as const
  ).map(
    ([outcome, when, title, shown]): Case => ({
      check: 'business-missing',
      outcome,
      when,
      site: { '/': `<!doctype html><html><title>${title}</title><main>${shown}</main>` },
    }),
  ),
  ...(
    [
      ['fail', 'a mailbox of the domain', '', 'mailto:hej@kranz.example'],
      ['not-applicable', 'the mailbox of a person', '', 'mailto:mary@kranz.example'],
      ['not-applicable', 'a mailbox of another domain', '', 'mailto:info@other.example'],
      [
        'not-applicable',
        'a mailbox, and there is data of the site',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Kranz","url":"https://kranz.example/"}</script>',
        'mailto:info@kranz.example',
      ],
    ] as const
  ).map(
    ([outcome, when, data, href]): Case => ({
      check: 'business-missing',
      outcome,
      when: `the home page links to ${when}`,
      site: html(
        `<link rel="canonical" href="https://www.kranz.example/">${data}`,
        `<a href="${href}">Write to us</a>`,
      ),
      ...(outcome === 'fail' && {
        says: 'The home page links to a mailbox of its own domain, but has no structured data about who is behind the site.',
      }),
    }),
  ),
  {
    check: 'business-missing',
    outcome: 'not-applicable',
    when: 'the home page is that of a manual',
    site: html(
      '<meta name="generator" content="mkdocs-1.2.3, mkdocs-material-8.1.0">',
      '<footer><p>© 2022 Garden Sheds GmbH</p></footer>',
    ),
  },
  {
    check: 'business-missing',
    outcome: 'not-applicable',
    when: 'the home page is that of a manual with hours of its support',
    site: {
      '/': '<!doctype html><html><title>Sheds</title><body class="wy-body-for-nav"><p>Mon-Sat 9am-9pm (PST)</p>',
    },
  },
  ...(
    [
      ['not-applicable', 'a commune', "Gâprée — Commune de l'Orne, Normandie"],
      ['not-applicable', 'a municipality', 'Gemeinde Oberdorf'],
      ['not-applicable', 'a town council', 'Ayuntamiento de Elgoibar'],
      ['fail', 'a parish', 'Evangelische Gemeinde Oberdorf'],
      ['fail', 'a hotel in a town', 'Hotel Oberdorf am Rathaus'],
    ] as const
  ).map(
    ([outcome, when, title]): Case => ({
      check: 'business-missing',
      outcome,
      when: `hours are those of ${when}`,
      site: { '/': `<!doctype html><html><title>${title}</title><main><p>Monday 19:30–22:00</p></main>` },
    }),
  ),
  ...(
    [
      [
        'not-applicable',
        'a conference with its microformat',
        'class="vevent"',
        'The large conference on sheds',
      ],
      ['not-applicable', 'a conference with its days', '', 'The large conference on sheds'],
      [
        'not-applicable',
        'what has its days in the title',
        '',
        '#sheds24 - Vigo, 19, 20 y 21 septiembre 2024',
      ],
      ['fail', 'a shop with days of a sale', '', 'Sheds and shelves'],
      ['fail', 'a house for conferences', 'class="vevent"', 'The conference centre of Leeds'],
    ] as const
  ).map(
    ([outcome, when, attributes, title]): Case => ({
      check: 'business-missing',
      outcome,
      when: `the map shows the place of ${when}`,
      site: {
        '/': `<!doctype html><html><title>${title}</title><main><div ${attributes}><time datetime="2026-06-13">13</time> – <time datetime="2026-06-14">14 June</time> Chalet, 5 High Street</div><iframe src="https://www.google.com/maps/embed?pb=1"></iframe></main>`,
      },
    }),
  ),
  {
    check: 'business-missing',
    outcome: 'pass',
    when: 'data says whose they are',
    site: html(jsonLd({ '@type': 'SportsClub', name: 'Aikido' }), '<p>Monday 19:30–22:00</p>'),
  },
  ...(
    [
      ['fail', 'an organization has hours on the page, and neither these nor an address in data', {}],
      [
        'pass',
        'an organization has its address in data',
        { address: { '@type': 'PostalAddress', postalCode: '72401' } },
      ],
    ] as const
  ).map(
    ([outcome, when, more]): Case => ({
      check: 'business-missing',
      outcome,
      when,
      site: html(jsonLd({ '@type': 'Organization', name: 'Aikido', ...more }), '<p>Monday 19:30–22:00</p>'),
      ...(outcome === 'fail' && {
        says: 'The home page shows hours of weekdays, and its Organization data has no address and no opening hours.',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'an organization with its founder has hours on the page', '#ana'],
      ['pass', 'a person is described who works for an organization', '#eva'],
    ] as const
  ).map(
    ([outcome, when, founder]): Case => ({
      check: 'business-missing',
      outcome,
      when,
      site: html(
        jsonLd({
          '@graph': [
            { '@type': 'Organization', '@id': '#org', name: 'Aikido', founder: { '@id': founder } },
            { '@type': 'Person', '@id': '#ana', name: 'Ana', worksFor: { '@id': '#org' } },
          ],
        }),
        '<p>Monday 19:30–22:00</p>',
      ),
    }),
  ),
  {
    check: 'business-missing',
    outcome: 'pass',
    when: 'an organization shows a number only',
    site: html(jsonLd({ '@type': 'Organization', name: 'Aikido' }), '<a href="tel:+49301234567">Call us</a>'),
  },
  {
    check: 'business-missing',
    outcome: 'fail',
    when: 'an element before the hours is never closed',
    site: html(
      '',
      '<p><strong>We care for you.</p>\n<table>\n<tr><td>Monday</td><td>9:00–18:00</td></tr></table>',
    ),
    snippet: /^<tr>/,
    line: 5,
  },
  {
    check: 'business-missing',
    outcome: 'not-applicable',
    when: 'it is a deep page',
    site: page('', '<p>Monday 19:30–22:00</p>'),
  },
  ...(
    [
      ['fail', 'its home page has speakers, a day to come and tickets', '/', CONFERENCE],
      ['fail', 'its page in the folder of events has them', '/events/spring-fair', EVENT],
      ['not-applicable', 'it is over', '/events/spring-fair', EVENT.replaceAll('2098', '2019')],
      ['not-applicable', 'nobody can register', '/events/spring-fair', '<p>March 3, 2098</p>'],
      ['not-applicable', 'the page lists events', '/events', EVENT],
      ['not-applicable', 'the home page is that of a club', '/', EVENT],
      [
        'pass',
        'data says when and where',
        '/events/spring-fair',
        `${EVENT}${jsonLd({ '@type': 'MusicEvent', name: 'Fair' })}`,
      ],
    ] as const
  ).map(
    ([outcome, when, path, body]): Case => ({
      check: 'event-missing',
      outcome,
      when,
      site: { [path]: html('', body) },
      path,
      ...(outcome === 'fail' && {
        says: 'The page shows an event on March 3, 2098 with a link to "Get tickets!", and has no Event data.',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'it is over and the page asks to register', '/', [TRYOUTS], REGISTER],
      ['pass', 'it is to come', '/', [{ ...TRYOUTS, endDate: '2098-08-31' }], REGISTER],
      ['pass', 'another is to come', '/', [TRYOUTS, { ...TRYOUTS, endDate: '2098-08-31' }], REGISTER],
      ['pass', 'the page says that it is over', '/', [TRYOUTS], `<p>The event is over.</p>${REGISTER}`],
      [
        'pass',
        'the page asks to sign up for something else',
        '/',
        [TRYOUTS],
        '<a href="/join">Sign up</a><a href="/news">Register for our newsletter</a>',
      ],
      ['not-applicable', 'the address names its year', '/2020/tryouts', [TRYOUTS], REGISTER],
      [
        'not-applicable',
        'it was put off',
        '/',
        [{ ...TRYOUTS, eventStatus: 'https://schema.org/EventPostponed' }],
        REGISTER,
      ],
      ['not-applicable', 'nothing says when it is', '/', [{ '@type': 'Event', name: 'Tryouts' }], REGISTER],
    ] as const
  ).map(
    ([outcome, when, path, events, body]): Case => ({
      check: 'event-over',
      outcome,
      when,
      site: { [path]: html(events.map(event => jsonLd(event)).join(''), body) },
      path,
      ...(outcome === 'fail' && {
        says: '"Register now!", but SportsEvent "Tryouts" ended on 2020-08-31.',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'the site is called after it', [EDITION], TITLE_2027],
      [
        'fail',
        'the page says its day',
        [{ ...EDITION, name: 'Bike Fair 2027' }],
        `${TITLE_2027}<p>May 1, 2027</p>`,
      ],
      [
        'fail',
        'the page says that its dates are to come',
        [{ ...EDITION, name: 'Bike Fair 2027', startDate: '2028-05-02', endDate: '2028-05-03' }],
        `${TITLE_2027}<p>May 1, 2027</p>`,
      ],
      [
        'pass',
        'its dates are of that year',
        [{ ...EDITION, startDate: '2027-05-02', endDate: '2027-05-03' }],
        TITLE_2027,
      ],
      [
        'pass',
        'it ends in that year',
        [{ ...EDITION, startDate: '2026-12-31', endDate: '2027-01-01' }],
        TITLE_2027,
      ],
      ['pass', 'the page does not say the year', [EDITION], '<h1>Guests</h1>'],
      ['pass', 'the page says another year as well', [EDITION], '<h1>From 2026 to 2027</h1>'],
      [
        'pass',
        'the year is a subject',
        [{ ...EDITION, name: 'Trends 2027' }],
        `${TITLE_2027}<p>As of January 3, 2027</p>`,
      ],
      [
        'pass',
        'the page says the year of the dates',
        [{ ...EDITION, name: 'Bike Fair 2027' }],
        `${TITLE_2027}<p>May 1, 2027, not 2026</p>`,
      ],
      ['pass', 'the year is a goal', [{ ...EDITION, name: 'BikeCon 2030' }], '<h1>BikeCon 2030</h1>'],
      [
        'pass',
        'the dates may have been put off',
        [{ ...EDITION, startDate: '2028-05-02', endDate: '2028-05-03' }],
        TITLE_2027,
      ],
      ['not-applicable', 'the year is a season', [{ ...EDITION, name: 'BikeCon 2027/28' }], TITLE_2027],
      [
        'not-applicable',
        'the name has two years',
        [{ ...EDITION, name: 'From BikeCon 2027 to 2028' }],
        TITLE_2027,
      ],
      [
        'not-applicable',
        'it was put off',
        [{ ...EDITION, eventStatus: 'https://schema.org/EventRescheduled' }],
        TITLE_2027,
      ],
      ['not-applicable', 'there are several', [EDITION, { ...EDITION, name: 'BikeCon 2026' }], TITLE_2027],
      ['not-applicable', 'there is none', [], TITLE_2027],
    ] as const
  ).map(
    ([outcome, when, events, body]): Case => ({
      check: 'event-year-differs',
      outcome,
      when,
      site: page(events.map(event => jsonLd(event)).join(''), body),
      path: '/page',
      productionUrl: 'https://bikecon.example/',
      ...(outcome === 'fail' && {
        says: /^Event "Bike.{3,5} 2027" has the startDate "202[68]-05-02", but the page (?:is of 2027|says "May 1, 2027")\.$/,
      }),
    }),
  ),
  ...(
    [
      ['fail', 'only an underscore tells both apart', 'kranz_cycles'],
      ['pass', 'the link leads to the same profile', 'KranzCycles/'],
      ['pass', 'the link leads to another name', 'kranz_academy'],
      ['not-applicable', 'the link leads to a post', 'p/kranz_cycles'],
    ] as const
  ).map(
    ([outcome, when, path]): Case => ({
      check: 'profile-spelled-otherwise',
      outcome,
      when,
      site: page(
        jsonLd({
          '@type': 'Organization',
          name: 'Kranz',
          sameAs: ['https://www.instagram.com/kranzcycles/'],
        }),
        `<h1>Kranz</h1><a href="https://instagram.com/${path}">Instagram</a>`,
      ),
      ...(outcome === 'fail' && {
        says: 'sameAs names "kranzcycles" on instagram, and the page links to "kranz_cycles"',
      }),
    }),
  ),
  ...(
    [
      ['fail', 'a letter is too many on the page', '<h3>Klaus y Ros</h3>'],
      ['pass', 'the page has the name as well', '<h3>Klaus y Ros</h3><p>With Klau y Ros in June</p>'],
      ['not-applicable', 'the page has other names', '<h3>Klara y Rosa</h3><h3>Paul y Ros</h3>'],
      [
        'not-applicable',
        'a text tells of somebody',
        '<p>A song for Klaus y Ros and all of their friends</p>',
      ],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: 'name-spelled-otherwise',
      outcome,
      when,
      site: page(
        jsonLd({ '@type': 'Event', name: 'Ball', performer: { '@type': 'Person', name: 'Klau y Ros' } }),
        `<h1>Ball</h1>${body}`,
      ),
      ...(outcome === 'fail' && { says: 'Structured data says "Klau y Ros", and the page "Klaus y Ros"' }),
    }),
  ),
  ...(
    [
      ['not-applicable', 'another place', 'Yorkshire'],
      ['fail', 'the town', 'Leeds, UK'],
    ] as const
  ).map(
    ([outcome, when, place]): Case => ({
      check: 'town-unnamed',
      outcome,
      when: `the page says of itself that it is about ${when}`,
      site: {
        '/': html(
          `<title>Kranz</title><meta name="geo.placename" content="${place}">${jsonLd({ '@type': 'BikeStore', name: 'Kranz', address: addressIn('Leeds') })}`,
          '<p>1 Park Row, Leeds',
        ).replace('<title>Garden sheds</title>', ''),
      },
      path: '/',
    }),
  ),
  ...(
    [
      ['fail', 'the home page names it only in its text', 'Kranz', '<p>1 Park Row, Leeds', {}],
      ['pass', 'the H1 names it', 'Kranz', '<h1>Repairs in Leeds</h1>', {}],
      [
        'not-applicable',
        'the title names the city beside it, and the text does so again and again',
        'Kranz in Bradford',
        '<p>Repairs in Bradford</p><p>Shops in Bradford</p><p>Wheels in Bradford</p><p>1 Park Row, Leeds',
        {},
      ],
      [
        'fail',
        'the title names something else that it is in',
        'Kranz in Style',
        '<p>Wheels in Style</p><p>1 Park Row, Leeds',
        {},
      ],
      [
        'pass',
        'the title names the region that is served',
        'Repairs in Yorkshire',
        'Leeds',
        { areaServed: 'Yorkshire' },
      ],
      ['not-applicable', 'the page does not show it', 'Kranz', '<p>1 Park Row', {}],
      ['not-applicable', 'who is there delivers everywhere', 'Kranz', '<p>Leeds. Delivery nationwide.', {}],
      ['not-applicable', 'its data say that it serves a country', 'Kranz', 'Leeds', { areaServed: 'GB' }],
      [
        'not-applicable',
        'its data name a country that it serves',
        'Kranz',
        'Leeds',
        { areaServed: { '@type': 'Country', name: 'United Kingdom' } },
      ],
      ['not-applicable', 'it is one of several', 'Kranz', 'Leeds', { department: BRANCH }],
      [
        'pass',
        'the title names the part of the town that its address names',
        'Repairs in Chapel Allerton',
        'Leeds',
        { address: { ...addressIn('Leeds'), streetAddress: '1 Park Row - Room 3, Chapel Allerton' } },
      ],
      [
        'fail',
        'the title has a word of its street',
        'Repairs at the Park',
        'Leeds',
        { address: { ...addressIn('Leeds'), streetAddress: 'Park, 1 - Room 3, Chapel Allerton' } },
      ],
    ] as const
  ).map(
    ([outcome, when, title, body, more]): Case => ({
      check: 'town-unnamed',
      outcome,
      when,
      site: {
        '/': html(
          `<title>${title}</title>${jsonLd({ '@type': 'BikeStore', name: 'Kranz', address: addressIn('Leeds'), ...more })}`,
          body,
        ).replace('<title>Garden sheds</title>', ''),
      },
      path: '/',
      ...(outcome === 'fail' && {
        says: 'Neither title, description nor H1 names "Leeds", where the business is.',
      }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'none of them names',
        'Kranz | Kola',
        '<p>Hlavní 188/37, 571 01 Moravská Třebová<br>IČO: 1</p>',
      ],
      [
        'pass',
        'the title names',
        'Kranz | Kola v Moravské Třebové',
        '<p>Hlavní 188/37, 571 01 Moravská Třebová</p>',
      ],
      [
        'not-applicable',
        'is one of two of',
        'Kranz | Kola',
        '<p>Hlavní 1, 571 01 Svitavy</p><p>Nová 2, 602 00 Brno</p>',
      ],
      [
        'fail',
        'a line with other words follows on',
        'Kranz | Kola',
        '<p>Hlavní 188/37<br>571 01 Svitavy<br>Otevírací doba</p>',
      ],
      [
        'fail',
        'ends a sentence on',
        'Kranz | Kola',
        '<p>Hlavní 188/37, 571 01 Svitavy. <a href="/m">Mapa</a></p>',
      ],
      [
        'not-applicable',
        'goes on with another word on',
        'Kranz | Kola',
        '<p>Hlavní 188/37, 571 01 Svitavy Otevřeno denně</p>',
      ],
      [
        'not-applicable',
        'a couple marries in on',
        'Our wedding in June',
        '<p>Hlavní 188/37, 571 01 Svitavy</p>',
      ],
      ['not-applicable', 'nobody has filled in on', 'Kranz | Kola', '<p>Musterweg 1, 571 01 Stadt</p>'],
      [
        'not-applicable',
        'is one of several in one text of',
        'Kranz | Kola',
        '<p>Hlavní 188/37, 571 01 Svitavy<br>Dlouhá 12, 602 00 Brno</p>',
      ],
      ['not-applicable', 'stands in no address of', 'Kranz | Kola', '<p>Od 1995 Moravská Třebová</p>'],
    ] as const
  ).map(
    ([outcome, when, title, body]): Case => ({
      check: 'town-unnamed',
      outcome,
      when: `the town that ${when} a page without data shows in its address`,
      site: {
        '/': html(`<title>${title}</title>`, `${body}<a href="tel:+420777123456">Volejte</a>`).replace(
          '<title>Garden sheds</title>',
          '',
        ),
      },
      path: '/',
      ...(outcome === 'fail' && {
        says: `Neither title, description nor H1 names "${body.includes('Svitavy') ? 'Svitavy' : 'Moravská Třebová'}", where the business is.`,
      }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'it has a price and a button for the cart',
        '',
        '<p>€ 990</p><button>Add to cart</button>',
        '/oak',
      ],
      [
        'fail',
        'the button is an input, in another language',
        '',
        '<p>990 kr</p><input type="submit" value="Læg i kurv">',
        '/oak',
      ],
      [
        'pass',
        'it has its data',
        jsonLd({ '@type': 'Product', name: 'Oak', offers: OFFER }),
        '<p>€ 990</p><button>Add to cart</button>',
        '/oak',
      ],
      [
        'not-applicable',
        'it lists several',
        '',
        '<p>€ 990</p><button>Add to cart</button><p>€ 99</p><button>Add to cart</button>',
        '/oak',
      ],
      [
        'not-applicable',
        'a text speaks of the cart',
        '',
        '<p>€ 990</p><a href="/help">How to add to cart and pay</a>',
        '/oak',
      ],
      ['not-applicable', 'it shows no price', '', '<button>Add to cart</button>', '/oak'],
      ['not-applicable', 'it is the home page', '', '<p>€ 990</p><button>Add to cart</button>', '/'],
    ] as const
  ).map(
    ([outcome, when, head, body, path]): Case => ({
      check: 'product-missing',
      outcome,
      when,
      site: { [path]: html(head, `<h1>Oak shed</h1>${body}`) },
      path,
      ...(outcome === 'fail' && {
        says: /^The page has a price \((?:€ 990|990 kr)\) and "(?:Add to cart|Læg i kurv)", and no Product data\.$/,
      }),
    }),
  ),
  ...(
    [
      ['fail', 'a page sells several that have no pages', SOLD, ''],
      ['pass', 'data lists what a page sells', SOLD, jsonLd({ '@type': 'ItemList' })],
      [
        'not-applicable',
        'what is sold has pages of its own',
        SOLD.replaceAll('<b>', '<a href="/x">more</a><b>'),
        '',
      ],
      [
        'not-applicable',
        'the menu leads to the page of one of the two that are sold',
        `<nav><a href="/forest-honey">Forest honey</a></nav>${SOLD.replace('<b>', '<p>Forest honey</p><b>')}`,
        '',
      ],
      [
        'not-applicable',
        'one is sold in its card and in a bar that stays on the screen',
        `${SOLD.slice(0, SOLD.length / 2)}<div class="sticky-bar">${SOLD.slice(SOLD.length / 2)}</div>`,
        '',
      ],
    ] as const
  ).map(
    ([outcome, when, body, head]): Case => ({
      check: 'product-missing',
      outcome,
      when,
      site: { '/': html(head, `<h1>Honey</h1>${body}`) },
      path: '/',
      ...(outcome === 'fail' && {
        says: 'The page sells 2 things with prices ("Add to cart") that have no pages of their own, and has no Product data.',
      }),
    }),
  ),
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'Open Graph says that it is one, and when it was published, and the page shows that day',
    site: page(
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
      '<h1>Sheds</h1><p>March 1, 2026</p>',
    ),
    says: 'The page says that it is an article (og:type, article:published_time), and has no Article data.',
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'the page is a paper in a list of publications',
    site: {
      '/publication/sheds/': html(
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
        '<h1>Sheds in the north</h1><time datetime="2026-03-01">March 1, 2026</time>',
      ),
    },
    path: '/publication/sheds/',
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'the page is there for contacts, whatever its theme says of each page',
    site: {
      '/fale-conosco/': html(
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
        '<h1>Fale conosco</h1><time datetime="2026-03-01">1 de março de 2026</time>',
      ),
    },
    path: '/fale-conosco/',
  },
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'Open Graph says that it is one, and the page shows who has written it',
    site: page(
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
      '<h1>Sheds</h1><span class="post-author">Mary</span>',
    ),
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'Open Graph alone says that a page of the contact is one, as Hugo does on all pages that are no list',
    site: {
      '/lien-he/': html(
        '<meta property="og:type" content="article"><meta property="article:section" content=""><meta property="article:published_time" content="2017-10-05">',
        '<h1>Liên hệ</h1><p>Hotline: 0934 616 900</p>',
      ),
    },
    path: '/lien-he/',
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'Open Graph alone says that a list of projects is one, with the author that a theme has in its settings',
    site: {
      '/about/projects/': html(
        '<meta property="og:type" content="article"><meta property="article:author" content="your-name"><meta property="article:published_time" content="2025-07-24">',
        '<h1>Projects</h1><ul><li>Earth (2023-2026)</li></ul>',
      ),
    },
    path: '/about/projects/',
  },
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'its classes say that it is a post, and it has a date',
    site: page(
      '',
      '<article class="post hentry"><h1>Sheds</h1><time datetime="2026-03-01">March 1</time></article>',
    ),
    says: /\(h-entry with a <time>\)/,
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'it is an event, which a generator calls an article',
    site: {
      '/events/fair/': html(
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
        '<h1>Fair</h1>',
      ),
    },
    path: '/events/fair/',
  },
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'it is a person, in the folder of a team in another language',
    site: {
      '/equipo/ann/': html(
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
        '<h1>Ann</h1>',
      ),
    },
    path: '/equipo/ann/',
  },
  ...['/about/', '/kontakt.html', '/privacy-policy'].map(
    (path): Case => ({
      check: 'article-missing',
      outcome: 'not-applicable',
      when: `a plug-in calls ${path} an article`,
      site: {
        [path]: html(
          '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
          '<h1>Us</h1>',
        ),
      },
      path,
    }),
  ),
  ...['/blogg/', '/news', '/en/actualites/index.html', '/blog/page/2', '/tips/'].map(
    (path): Case => ({
      check: 'article-missing',
      outcome: 'not-applicable',
      when: `${path} is a list of posts that says by mistake that it is one`,
      site: {
        [path]: html(
          '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
          '<h1>Posts</h1><a href="/tips/sheds/">A</a><a href="/tips/roofs/">B</a><a href="/tips/doors/">C</a>',
        ),
      },
      path,
      says: 'the page is a list of posts',
    }),
  ),
  {
    check: 'article-missing',
    outcome: 'not-applicable',
    when: 'a plug-in calls a page of WordPress an article',
    site: page(
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01"></head><body class="page-template-default page page-id-58">',
      '<h1>Licensing</h1>',
    ),
  },
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'a post links to others beside it',
    site: {
      '/news/sheds/': html(
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">',
        '<h1>Sheds</h1><a href="/news/">News</a><a href="/news/roofs/">B</a><a href="/news/doors/">C</a><a href="/news/floors/">D</a><a href="#top">Top</a>',
      ),
    },
    path: '/news/sheds/',
  },
  {
    check: 'article-missing',
    outcome: 'pass',
    when: 'there is data of a kind of article',
    site: page(
      `<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">${jsonLd({ '@type': 'BlogPosting', headline: 'Sheds' })}`,
      '<h1>Sheds</h1>',
    ),
  },
  ...(
    [
      [
        'the type is given without a date, as Hugo does on all pages',
        '<meta property="og:type" content="article">',
        '',
      ],
      [
        'it lists posts',
        '',
        '<h1>Blog</h1><article class="hentry"><time datetime="2026-03-01">A</time></article><article class="hentry"><time datetime="2026-03-02">B</time></article>',
      ],
      [
        'it is a page of WordPress',
        '',
        '<article class="type-page hentry"><h1>Us</h1><time datetime="2026-03-01">A</time></article>',
      ],
    ] as const
  ).map(
    ([when, head, body]): Case => ({
      check: 'article-missing',
      outcome: 'not-applicable',
      when,
      site: page(head, body),
    }),
  ),
  ...(
    [
      ['fail', 'its folder and a date at its heading say that it is a post', '/posts/sheds/', POST],
      ['fail', 'its address has the day', '/2026/03/01/sheds/', `<h1>Sheds</h1>${POST_TEXT}`],
      [
        'fail',
        'the name of its folder begins with the day',
        '/tips/20260301-sheds/',
        `<h1>Sheds</h1>${POST_TEXT}`,
      ],
      [
        'fail',
        'the date of a post is in a <time>, and its headings lead to their own places',
        '/blog/sheds.html',
        `<article><header><h1>Sheds</h1><time datetime="2026-03-01">Sunday</time></header><h2 id="a"><a href="/blog/sheds.html#a">A</a></h2>${POST_TEXT}</article>`,
      ],
      ['fail', 'other posts follow', '/blog/sheds/', `${POST}<h3><a href="/blog/roofs/">Roofs</a></h3>`],
      [
        'not-applicable',
        'the date is that of the meeting which the heading names',
        '/posts/session-1/',
        `<div><h1>Session 1 (15th April 2026)</h1><p>Time: 16:00 15 April 2026 (UTC)</p>${POST_TEXT}</div>`,
      ],
      [
        'not-applicable',
        'a page in the folder of posts has no date',
        '/blog/sheds/',
        `<h1>Sheds</h1>${POST_TEXT}`,
      ],
      [
        'not-applicable',
        'the date comes far below in the text',
        '/blog/sheds/',
        `<div><h1>Sheds</h1>${POST_TEXT}<p>Built on 1 March 2026.</p></div>`,
      ],
      [
        'not-applicable',
        'teasers of posts follow its heading',
        '/news/sheds/',
        `<h1>Sheds</h1><p>1 March 2026</p><h2><a href="/news/roofs/">Roofs</a></h2>${POST_TEXT}`,
      ],
      [
        'not-applicable',
        'a post is but a line',
        '/posts/sheds/',
        '<h1>Sheds</h1><p>1 March 2026</p><p>New.</p>',
      ],
      ['not-applicable', 'it is the list of tags', '/blog/tags/', POST],
      ['not-applicable', 'it is a recipe of a day', '/recipes/2026-03-01-soup/', `<h1>Soup</h1>${POST_TEXT}`],
      ['not-applicable', 'it is a month of posts', '/2026/03/', POST],
      [
        'not-applicable',
        'its address names two months, as of a course',
        '/tips/2026-02_03_sheds/',
        `<h1>Sheds</h1>${POST_TEXT}`,
      ],
    ] as const
  ).map(
    ([outcome, when, path, body]): Case => ({
      check: 'article-missing',
      outcome,
      when,
      site: { [path]: html('', body) },
      path,
      ...(outcome === 'fail' && {
        says: /\(its address (?:and the|has a) date,? "(?:1 March 2026|2026[/-]03[/-]01|20260301)"\)/,
      }),
    }),
  ),
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'the first H1 is the name of the site, which leads to its home page',
    site: {
      '/2026/03/sheds/': `<!doctype html><html lang="en"><head><title>Dry sheds</title></head><body><header><h1><a href="/">Kranz</a></h1></header><div><h1 id="title">How sheds stay dry</h1>${POST_TEXT}</div></body></html>`,
    },
    path: '/2026/03/sheds/',
    says: /\(its address has a date, "2026\/03"\)/,
    selector: '#title',
  },
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'the heading of a post is an H2 with the words of the title',
    site: {
      '/posts/sheds/': `<!doctype html><html lang="en"><head><title>How sheds stay dry – Kranz</title></head><body><h2>Kranz</h2><div><h2>How sheds stay dry</h2><p>1 March 2026</p>${POST_TEXT}</div></body></html>`,
    },
    path: '/posts/sheds/',
    says: /the date "1 March 2026"/,
  },
  {
    check: 'article-missing',
    outcome: 'fail',
    when: 'the name of the site is an H1 above that of the post',
    site: { '/posts/sheds/': html('', `</main><header><h1>Oak</h1></header><article>${POST}</article>`) },
    path: '/posts/sheds/',
    selector: /article.*h1/,
  },
  {
    check: 'article-missing',
    outcome: 'pass',
    when: 'a post by its address and date has its data',
    site: { '/posts/sheds/': html(jsonLd({ '@type': 'BlogPosting', headline: 'Sheds' }), POST) },
    path: '/posts/sheds/',
  },
  {
    check: 'breadcrumb-missing',
    outcome: 'fail',
    when: 'the page shows one of two links',
    site: page('', CRUMBS),
    says: 'The page shows a breadcrumb ("Home" › "Bikes" …) and has no BreadcrumbList.',
    selector: /nav/,
  },
  ...(
    [
      ['microdata', 'itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"'],
      ['RDFa', 'property="itemListElement" typeof="ListItem"'],
    ] as const
  ).map(
    ([syntax, attributes]): Case => ({
      check: 'breadcrumb-missing',
      outcome: 'fail',
      when: `entries in ${syntax} have nothing around them`,
      site: page(
        '',
        `<ol class="breadcrumb"><li ${attributes}><a href="/">Home</a></li><li ${attributes}><a href="/bikes/">Bikes</a></li></ol>`,
      ),
      says: 'The page shows a breadcrumb ("Home" › "Bikes" …) whose entries are ListItem, and the BreadcrumbList around them is missing.',
    }),
  ),
  {
    check: 'breadcrumb-missing',
    outcome: 'pass',
    when: 'data says it too',
    site: page(
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Bikes' }],
      }),
      CRUMBS,
    ),
  },
  ...(
    [
      ['breadcrumb-missing', 'BreadcrumbList', '/page', CRUMBS],
      ['article-missing', 'BlogPosting', '/posts/sheds/', POST],
      ['event-missing', 'MusicEvent', '/events/spring-fair', EVENT],
      ['product-missing', 'Product', '/page', SOLD],
      ['business-missing', 'Store', '/', '<p>Monday 19:30–22:00</p>'],
    ] as const
  ).map(
    ([check, type, path, shown]): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the data is there, in JSON-LD with a syntax error',
      site: {
        [path]: html(
          `<script type="application/ld+json">{"@context": "https://schema.org", "@type": "${type}" "name": "Oak"}</script>`,
          shown,
        ),
      },
      path,
      says: /syntax error/,
    }),
  ),
  ...(
    [
      ['breadcrumb-missing', '/page', CRUMBS],
      ['article-missing', '/posts/sheds/', POST],
      ['event-missing', '/events/spring-fair', EVENT],
      ['product-missing', '/page', SOLD],
    ] as const
  ).flatMap(([check, path, shown]): Case[] => {
    const closed = (own: string) => html('<meta name="robots" content="noindex">', own)
    const rest = { path, productionUrl: 'https://shoes.com/' }
    return [
      {
        check,
        outcome: 'not-applicable',
        when: 'the page is set to noindex',
        site: { '/': html(''), [path]: closed(shown) },
        ...rest,
      },
      {
        check,
        outcome: 'fail',
        when: 'all pages of the preview are set to noindex',
        site: { '/': closed('<p>Home</p>'), [path]: closed(shown) },
        ...rest,
      },
    ]
  }),
  ...[
    '<a href="/_sources/bikes.rst.txt">View page source</a>',
    '<a href="https://code.example/shop/edit/bikes.md">Edit this page</a>',
    '<a href="https://github.com/shop/shop/edit/main/bikes">Edit this page</a>',
    '<a href="#top">City bikes</a>',
    '<a href="/#bikes">Bikes</a>',
  ].map(
    (link): Case => ({
      check: 'breadcrumb-missing',
      outcome: 'not-applicable',
      when: `its second link leads to no further page above this one: ${link}`,
      site: page('', `<ul class="breadcrumbs"><li><a href="/">Home</a></li><li>${link}</li></ul>`),
    }),
  ),
  ...[
    '<footer><nav class="breadcrumb"><a href="/about">About</a> · <a href="/map">Map</a></nav></footer>',
    '<footer><nav class="breadcrumb"><a href="/">Home</a> · <a href="/map">Map</a></nav></footer>',
    '<nav class="breadcrumb"><a href="/feed.xml">RSS</a> · <a href="/sitemap.xml">Map</a></nav>',
    '<nav class="breadcrumb"><a href="/about">About</a> · <a href="/map">Map</a></nav>',
  ].map(
    (shown): Case => ({
      check: 'breadcrumb-missing',
      outcome: 'not-applicable',
      when: `a row of links only has the look of one: ${shown}`,
      site: { '/bikes/red/4': html('', shown) },
      path: '/bikes/red/4',
    }),
  ),
  ...[
    '<footer><nav class="breadcrumb"><a href="/">Home</a> › <a href="/bikes/">Bikes</a></nav></footer>',
    '<nav class="breadcrumb"><a href="/bikes">Bikes</a> › <a href="/bikes/red">Red</a></nav>',
    '<nav aria-label="Breadcrumb"><a href="/all">All</a> › <a href="/wheels">Wheels</a></nav>',
  ].map(
    (shown): Case => ({
      check: 'breadcrumb-missing',
      outcome: 'fail',
      when: `links lead up: ${shown}`,
      site: { '/bikes/red/4': html('', shown) },
      path: '/bikes/red/4',
      says: /^The page shows a breadcrumb/,
    }),
  ),
  {
    check: 'breadcrumb-missing',
    outcome: 'not-applicable',
    when: 'it leads home alone, or there is none',
    site: page(
      '',
      '<div class="breadcrumb"><a href="/">Home</a> Bikes</div><nav><a href="/a">A</a><a href="/b">B</a></nav>',
    ),
  },
  {
    check: 'contact-contradicts-page',
    when: 'the only number that can be called is another one',
    site: shop({ telephone: '+49 7531 123456' }, '<a href="tel:07531654321">07531 / 654321</a>'),
    path: '/',
    outcome: 'fail',
    says: ['Store "Oak", telephone "+49 7531 123456" is not on the page, which shows "07531654321"'],
    line: 2,
  },
  {
    check: 'contact-contradicts-page',
    when: 'the page shows other hours',
    site: shop({ openingHours: 'Mo-Fr 08:00-17:00' }, '<p>Monday to Friday 9:30–18:00</p>'),
    path: '/',
    outcome: 'fail',
    says: [
      'Store "Oak", openingHours "Mo-Fr 08:00-17:00" is not on the page, which shows "Monday to Friday 9:30–18:00"',
    ],
  },
  ...(
    [
      [
        'one of its times is the same',
        { openingHours: 'Mo-Sa 08:00-18:00' },
        '<p>Monday to Friday 9:30–18:00</p>',
      ],
      [
        'the page has halves of a day',
        {
          openingHoursSpecification: [
            { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '21:00' },
          ],
        },
        '<p>Every day, 10 a.m. - 9 p.m.</p>',
      ],
    ] as const
  ).map(
    ([when, properties, body]): Case => ({
      check: 'contact-contradicts-page',
      when: `hours: ${when}`,
      site: shop(properties, body),
      path: '/',
      outcome: 'pass',
    }),
  ),
  {
    check: 'contact-contradicts-page',
    when: 'the address of the page has another postal code',
    site: shop(
      { address: { '@type': 'PostalAddress', streetAddress: 'Seestr. 12', postalCode: '78464' } },
      '<address>Seestr. 12<br>78462 Konstanz<br>Tel. +49 7531 12 34 56</address>',
    ),
    path: '/',
    outcome: 'fail',
    says: ['Store "Oak", postalCode "78464" is not on the page, which shows "78462"'],
  },
  ...(
    [
      ['other signs', { telephone: '+49 (0)7531 12-3456' }, '<a href="tel:07531123456">Call</a>'],
      [
        'the number stands elsewhere',
        { telephone: '+497531123456' },
        '<a href="tel:+497531654321">Call</a><p>Service: 07531 / 12 34 56</p>',
      ],
      [
        'the page has several numbers',
        { telephone: '+497531123456' },
        '<a href="tel:+497531654321">A</a><a href="tel:+497531654322">B</a>',
      ],
      [
        'the number is that of a contact point',
        { telephone: '+497531123456', contactPoint: { '@type': 'ContactPoint', telephone: '+497531654321' } },
        '<a href="tel:+497531654321">A</a>',
      ],
      [
        'a post office box has the other code',
        { address: { '@type': 'PostalAddress', postalCode: '78464' } },
        '<address>Postfach 12, 78462 Konstanz</address>',
      ],
      [
        'a code with blanks, and a house number of five digits',
        { address: { '@type': 'PostalAddress', streetAddress: '12345 Main St', postalCode: '94103-1234' } },
        '<address>12345 Main St<br>San Francisco, CA 94103</address>',
      ],
    ] as const
  ).map(
    ([when, properties, body]): Case => ({
      check: 'contact-contradicts-page',
      when,
      site: shop(properties, body),
      path: '/',
      outcome: 'pass',
    }),
  ),
  ...(
    [
      ['the number is not complete', { telephone: '110' }, '<a href="tel:+497531654321">A</a>'],
      [
        'the page names an hour in words',
        { openingHours: 'Mo-Fr 08:00-12:00' },
        '<p>Monday to Friday 9:30–11:00, and at noon</p>',
      ],
      ['there is no number to call', { telephone: '+497531123456' }, '<p>Write to us</p>'],
      [
        'the code is of another kind',
        { address: { '@type': 'PostalAddress', postalCode: 'SW1A 1AA' } },
        '<address>10 Downing Street, London</address>',
      ],
    ] as const
  ).map(
    ([when, properties, body]): Case => ({
      check: 'contact-contradicts-page',
      when,
      site: shop(properties, body),
      path: '/',
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'contact-contradicts-page',
    when: 'the page of a directory is about the business of somebody else',
    site: page(
      jsonLd({ '@type': 'Store', name: 'Oak', telephone: '+497531123456', url: 'https://oak.example/' }),
      '<a href="tel:+497531654321">Call the directory</a>',
    ),
    outcome: 'not-applicable',
  },
]

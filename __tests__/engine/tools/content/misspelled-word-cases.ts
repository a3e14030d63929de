import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, GERMAN, htmlPage } from './prose.ts'

const WRONG: readonly [lang: string, content: string, says: string][] = [
  ['en', '<p>We offer good accomodation.</p>', '"accomodation" is misspelled: "accommodation".'],
  ['en', '<p>Accomodation is in the house.</p>', '"Accomodation" is misspelled: "Accommodation".'],
  ['en', '<p>ACCOMODATION</p>', '"ACCOMODATION" is misspelled: "ACCOMMODATION".'],
  ['en', '<h2>Our Accomodation and Meals</h2>', '"Accomodation" is misspelled: "Accommodation".'],
  ['en-GB', '<p>Call on Wensday.</p>', '"Wensday" is misspelled: "Wednesday".'],
  ['en', '<p>The goverment’s rules.</p>', '"goverment" is misspelled: "government".'],
  ['en', '<p>It is in spite, or inspite, of that.</p>', '"inspite" is misspelled: "in spite".'],
  [
    'en',
    '<p>They recieve it, we recieve it.</p><p>You recieve it.</p>',
    '"recieve" is misspelled: "receive". It is on the page 3 times.',
  ],
  [
    'en',
    '<img src="/a.png" alt="A seperate entrance" width="9" height="9">',
    '"seperate" in the alt text is misspelled: "separate".',
  ],
  ['en', '<p>A well-recieved book.</p>', '"recieved" is misspelled: "received".'],
  ['de', '<p>Die Vorraussetzung ist klar.</p>', '"Vorraussetzung" is misspelled: "Voraussetzung".'],
  ['de', '<p>Eigendlich ist es klar.</p>', '"Eigendlich" is misspelled: "Eigentlich".'],
  ['fr', '<p>Le bureau d’acceuil est ici.</p>', '"acceuil" is misspelled: "accueil".'],
  ['es', '<p>Un servicio exelente.</p>', '"exelente" is misspelled: "excelente".'],
  ['nl', '<p>De accomodatie is mooi.</p>', '"accomodatie" is misspelled: "accommodatie".'],
  ['it', '<p>Vicino all’aereoporto.</p>', '"aereoporto" is misspelled: "aeroporto".'],
  ['pt', '<p>Para voçê e a família.</p>', '"voçê" is misspelled: "você".'],
]

const RIGHT: readonly [lang: string, content: string][] = [
  ['en', ARTICLE],
  ['en', '<p>He wrote <q>we recieve it</q>, and “they recieve it”, and recieve [sic] it.</p>'],
  ['en', '<blockquote><p>We recieve it.</p></blockquote>'],
  [
    'en',
    '<p>Set <code>recieve</code>, <kbd>recieve</kbd>, recieve_all or recieve.txt.</p><pre>recieve</pre>',
  ],
  ['en', '<p>At www.recieve.example, info@recieve.example, @recieve, #recieve, /en/recieve/ we are.</p>'],
  ['en', '<p>Ask Anna Goverment of Goverment Ltd, and Thier or Untill as well.</p><p>Thier is here.</p>'],
  ['en', '<h2>At Goverment we are glad to help</h2>'],
  ['en', '<p>We get it (<span lang="xx">recieve</span>) or not.</p>'],
  ['en', '<p lang="xx">They recieve it.</p>'],
  [
    'en',
    '<ol class="comment-list"><li>I recieve it.</li></ol><div itemprop="review"><p>I recieve it.</p></div>',
  ],
  ['en', '<h2>What our clients say</h2><h3>Ada</h3><p>I recieve it.</p>'],
  ['en', '<p>The word recieve is a misspelling.</p>'],
  ['en', '<p>re<b>cieve</b> and <b>rec</b>ieve, seper­ate.</p><p>It is not-recieve-it.</p>'],
  ['en', '<p>All wasted: sand- wich, pre- ferred.</p>'],
  ['en', `<p>${GERMAN} Das ist seperate.</p>`],
  ['en', `<div hidden>We recieve it.</div><p translate="no">recieve</p>`],
  ['de', '<p>Das ist seperately nicht.</p>'],
]

/** Words that are known to be misspelled. */
export const MISSPELLED_WORD_CASES: readonly Case[] = [
  ...WRONG.map(
    ([lang, content, says]): Case => ({
      check: 'word-misspelled',
      outcome: 'fail',
      when: `it has in ${lang}: ${content}`,
      site: htmlPage({ lang, content }),
      says,
      count: 1,
    }),
  ),
  ...RIGHT.map(
    ([lang, content]): Case => ({
      check: 'word-misspelled',
      outcome: 'pass',
      when: `it has in ${lang}: ${content.slice(0, 100)}`,
      site: htmlPage({ lang, content }),
    }),
  ),
  {
    check: 'word-misspelled',
    outcome: 'fail',
    when: 'title and description have mistakes',
    site: htmlPage({
      title: 'Holiday Accomodation in Kent',
      head: '<meta name="description" content="We recieve guests.">',
    }),
    says: [
      '"Accomodation" in the title is misspelled: "Accommodation".',
      '"recieve" in the description is misspelled: "receive".',
    ],
  },
  {
    check: 'word-misspelled',
    outcome: 'fail',
    when: 'the page does not say its language, and is in English',
    site: htmlPage({ content: `${ARTICLE}<p>We recieve it.</p>` }).replace(' lang="en"', ''),
    says: '"recieve" is misspelled: "receive".',
    line: 11,
  },
  {
    check: 'word-misspelled',
    outcome: 'pass',
    when: 'the page says English and is in another language',
    site: htmlPage({ content: `<p>${GERMAN}</p><p>Eine seperate Tür.</p>` }),
  },
  {
    check: 'word-misspelled',
    outcome: 'pass',
    when: 'the site is called so',
    site: htmlPage({
      head: '<meta property="og:site_name" content="Recieve">',
      content: '<p>At recieve we are glad.</p>',
    }),
  },
  {
    check: 'word-misspelled',
    outcome: 'fail',
    when: 'it has more mistakes than are listed',
    site: htmlPage({
      content:
        '<p>We recieve, beleive, acheive, seperate, refered, prefered, occured, begining, untill, wierd, truely and usefull things.</p>',
    }),
    count: 12,
  },
  {
    check: 'word-misspelled',
    outcome: 'not-applicable',
    when: 'the page is about spelling',
    site: htmlPage({ title: 'Common misspellings', content: '<p>recieve</p>' }),
  },
  {
    check: 'word-misspelled',
    outcome: 'not-applicable',
    when: 'the words of its language are not known',
    site: htmlPage({ lang: 'th', content: '<p>Text</p>' }),
  },
]

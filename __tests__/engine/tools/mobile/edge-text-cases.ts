import type { Case } from '../../../support/tool-cases.ts'
import { meta, page, VIEWPORT } from './pages.ts'

const check = 'text-at-screen-edge'

const SENTENCE =
  'Each morning we bake bread from the flour of three mills that lie within a walk of our shop.'
const TEXTS = `<h1>Bakery</h1><p>${SENTENCE}</p><p>${SENTENCE}</p>`
const site = (style: string, body = `<main>${TEXTS}</main>`) =>
  page(body, `${VIEWPORT}<style>body{margin:0} ${style}</style>`)

const SPACED: readonly [when: string, site: Case['site']][] = [
  ['the page has the margin that browsers give it', page(`<main>${TEXTS}</main>`)],
  ['its box has a padding', site('main{padding:0 16px}')],
  ['the text is centered', site('main{text-align:center}')],
  ['only the box begins at the edge', site('p,h1{padding:0 12px;background:#eee}')],
  ['it is one short text', site('', '<main><h1>Bakery</h1></main>')],
  [
    'it is a small part of the page',
    site(
      'p{padding:0 9px} .lead{padding:0}',
      `<main>${`<p>${SENTENCE}</p>`.repeat(20)}<p class="lead">${SENTENCE}</p>`.repeat(3),
    ),
  ],
  ['it is code', site('', `<main><pre>${TEXTS}</pre></main>`)],
  ['it scrolls in a box of its own', site('main{overflow-x:auto} h1{width:900px}')],
  ['it slides', site('main{transform:translateX(0.5px)}')],
  ['it lies over the page', site('main{position:fixed;inset:0}')],
  ['it is hidden', site('main{visibility:hidden}')],
  ['it is closed', site('main{height:0;overflow:hidden}')],
  ['it is off the screen', site('main{margin-left:-300px;width:250px}')],
  ['the page is wider than the screen', site('main{width:900px}')],
  ['it reads from right to left', site('main{padding-right:16px;direction:rtl}')],
  [
    'the lines of its foot wrap before the edge',
    site('footer{text-align:center;padding:0 20px}', `<footer>${TEXTS}<p>${SENTENCE}</p></footer>`),
  ],
]

/** Texts without any space between them and the edge of the screen. */
export const EDGE_TEXTS: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'neither the page nor its text has a space at the sides',
    site: site(''),
    says: '"Bakery" begins at the edge of the screen, as 3 of 3 headings and paragraphs do.',
    selector: 'html > body > main > h1',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'it reads from right to left',
    site: site('body{direction:rtl}'),
    says: /^"Bakery" begins at the edge/,
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'the centered lines of its foot wrap at both edges alone',
    site: site(
      'main{padding:0 16px} footer{text-align:center;font:16px/1.5 monospace} footer p{margin:0}',
      `<main>${TEXTS}</main><footer>${`<p>${'a b c d '.repeat(12)}</p>`.repeat(3)}</footer>`,
    ),
    says: /^"a b c d .{10,60}" begins at the edge of the screen, as 3 of 3 headings and paragraphs of the foot do\.$/,
    selector: 'html > body > footer > p:nth-of-type(1)',
    count: 1,
  },
  ...SPACED.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  {
    check,
    outcome: 'not-measured',
    when: 'a style sheet did not come',
    site: site('', `<link rel="stylesheet" href="/main.css"><main>${TEXTS}</main>`),
  },
  { check, outcome: 'not-applicable', when: 'the page has no viewport for phones', site: meta('width=1024') },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'menu-cut-off-on-phone'
const ENTRIES = ['Cakes', 'Bread', 'Rolls', 'Coffee', 'Contact'].map(name => `<a href="/${name}">${name}</a>`)

/** A header of 60 px with a menu that its button opens: entries are 50 px high. */
const site = (
  style: string,
  { entries = ENTRIES.join(''), body = '<p style="height:3000px">Bakery</p>' } = {},
) =>
  page(
    `<header><button class="burger">≡</button><nav>${entries}</nav></header>${body}
    <script>document.querySelector('button').onclick = event => { event.target.textContent = document.querySelector('nav').classList.toggle('open') ? '×' : '≡' }</script>`,
    `<meta name="viewport" content="width=device-width"><style>
    body { margin: 0 } header { position: relative; height: 60px } nav { display: none } nav.open { display: block }
    nav a { display: block; height: 50px } ${style}</style>`,
  )

export const CUT_MENU_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a filter of the header holds the menu, which scrolls in what is left of it',
    site: site(
      'header { backdrop-filter: blur(9px) } nav { position: fixed; inset: 0; padding-top: 60px; overflow-y: auto; height: 60px }',
    ),
    says: 'Of the 5 entries of the menu that "≡" opens, only "Cakes" can be seen: the others scroll in a strip of 120 px. The backdrop-filter of <header> fixes the menu to that element, which is 60 px high, in place of the screen.',
    selector: 'html > body > header > nav > a:nth-of-type(2)',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'its box cuts off what does not fit',
    site: site('nav { position: absolute; top: 60px; max-height: 100px; overflow: hidden }'),
    says: '3 of the 5 entries of the menu that "≡" opens cannot be seen, such as "Rolls": This <nav> cuts them off at a height of 100 px and cannot be scrolled.',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'it is higher than the screen, and the page behind it does not move it',
    site: site('nav { position: fixed; top: 60px } nav a { height: 400px }'),
    says: '3 of the 5 entries of the menu that "≡" opens cannot be seen, such as "Rolls": they are off the screen and cannot be scrolled to.',
    count: 1,
  },
  ...(
    [
      ['it lies over the page', 'nav { position: absolute; top: 60px }'],
      ['it is fixed over the screen', 'nav { position: fixed; inset: 60px 0 0; overflow-y: auto }'],
      [
        'it is fixed to a header that lets it stick out',
        'header { transform: scale(1) } nav { position: fixed; top: 60px }',
      ],
      [
        'it scrolls on the screen',
        'nav { position: fixed; inset: 60px 0 0; overflow-y: auto } nav a { height: 300px }',
      ],
      [
        'it scrolls in a low box of its own',
        'nav { position: absolute; top: 60px; height: 120px; overflow-y: auto }',
      ],
      ['it scrolls with the page', 'nav a { height: 300px } header { height: auto }'],
      [
        'it slides open',
        '@keyframes open { from { height: 40px } to { height: 250px } } nav.open { overflow: hidden; height: 250px; animation: open 0.8s linear }',
      ],
      [
        'a box that does not hold it cuts off what is in it',
        'header { overflow: hidden; position: static } nav { position: absolute; top: 60px }',
      ],
      ['most of it fits', 'nav { position: absolute; top: 60px; max-height: 160px; overflow: hidden }'],
    ] as const
  ).map(([when, style]): Case => ({ check, outcome: 'pass', when, site: site(style) })),
  {
    check,
    outcome: 'pass',
    when: 'submenus are closed, or beside it',
    site: site(
      'ul { max-height: 0; overflow: hidden } nav { overflow: hidden } div { position: absolute; left: 400px; width: 12px; overflow: hidden } div a { margin-left: 10px }',
      {
        entries: `${ENTRIES[0]}${ENTRIES[1]}<ul><li>${ENTRIES[2]}<li>${ENTRIES[3]}<li>${ENTRIES[4]}</ul>`,
      },
    ),
  },
  {
    check,
    outcome: 'not-measured',
    when: 'a style sheet did not come',
    site: site('nav { position: absolute; top: 60px; max-height: 100px; overflow: hidden }', {
      body: '<link rel="stylesheet" href="/main.css">',
    }),
  },
  { check, outcome: 'not-applicable', when: 'there is nothing to press', site: page('<p>Bakery</p>') },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const ENTRIES = ['Cakes', 'Bread', 'Rolls', 'Coffee']
  .map(name => `<li><a href="/${name}">${name}</a>`)
  .join('')
const SENTENCE =
  'We bake bread from the flour of three mills that lie within a walk of our shop in the old town. '
const TEXT = `<h1>Bakery</h1><p>${SENTENCE.repeat(40)}</p>`

/** A header of 60 px with a button that opens the menu, whose entries are 40 px high. */
const site = (style: string, { entries = ENTRIES, more = '', body = TEXT, script = '' } = {}) =>
  page(
    `<header><button class="burger">≡</button><nav><ul>${entries}</ul>${more}</nav></header><main>${body}</main>
    <script>const nav = document.querySelector('nav'); document.querySelector('.burger').onclick = () => { nav.classList.toggle('open') }
    document.querySelectorAll('.more').forEach(one => { one.onclick = event => { event.preventDefault(); one.closest('li').classList.toggle('shown') } }); ${script}</script>`,
    `<meta name="viewport" content="width=device-width"><style>
    body { margin: 0; font: 16px/20px monospace } ul { list-style: none; margin: 0; padding: 0 } p { margin: 0 } button { width: 40px; height: 40px }
    header { position: relative; height: 60px } nav { display: none } nav.open { display: block } nav a { display: block; height: 40px }
    nav ul ul { display: none } .shown > ul, li:focus > ul { display: block } ${style}</style>`,
  )

const OVER = 'nav { position: absolute; top: 60px; left: 0; right: 0; background: #fff }'
const submenu = (toggle: string, entries: string) =>
  `${ENTRIES}<li class="sub">${toggle}<ul>${entries}</ul></li>`
const MORE = '<button class="more" style="width:auto">More</button>'
const SHORT = '<li><a href="/a">Ovens</a><li><a href="/b">Mills</a>'
const LONG =
  '<li><a href="/a">Ovens</a><li><a href="/b">All that we have learned about ovens in thirty years</a>'
const BESIDE = '.sub > ul { position: absolute; left: 200px; white-space: nowrap }'
const MANY = Array.from({ length: 12 }, (_, at) => `<li><a href="/${at}">Recipe ${at}</a>`).join('')

const cut = 'menu-cut-off-on-phone'

/** A menu that a listener of the document opens, as libraries of events write it. */
const delegated = (opener: string) =>
  page(
    `<header>${opener}<nav><ul>${ENTRIES}</ul></nav></header><main>${TEXT}</main>
    <script>document.addEventListener('click', event => { if (event.target.closest('.burger')) document.querySelector('nav').classList.toggle('open') })</script>`,
    `<meta name="viewport" content="width=device-width"><style>
    header { height: 60px } .burger { display: block; width: 40px; height: 40px; cursor: pointer } nav { display: none } nav.open { display: block; background: #fff }</style>`,
  )

/** Openers of the menu that no key reaches. */
const OPENERS: readonly Case[] = [
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a listener of the document opens the menu',
    site: delegated('<div class="burger"><i></i></div>'),
    says: '<div class="burger"> can be clicked, but the keyboard cannot reach it.',
    selector: /div/,
  },
  ...['<button class="burger">≡</button>', '<div class="burger" role="button" tabindex="0">≡</div>'].map(
    (opener): Case => ({
      check: 'control-without-keyboard',
      outcome: 'pass',
      when: `a listener of the document opens the menu for ${opener}`,
      site: delegated(opener),
    }),
  ),
]

/** Submenus of the menu of a phone with entries that are cut off. */
const SUBMENUS: readonly Case[] = [
  {
    check: cut,
    outcome: 'fail',
    when: 'a submenu cuts off the ends of its entries',
    site: site(`${OVER} .sub > ul { overflow: hidden; white-space: nowrap; width: 300px }`, {
      entries: submenu(MORE, LONG),
    }),
    says: /^"All that we have learned about ovens in…" of the submenu "More" in the menu that "≡" opens ends at 501 px, <ul> at 300 px, and nothing there can be scrolled\.$/,
    count: 1,
  },
  {
    check: cut,
    outcome: 'fail',
    when: 'a submenu of a header without a menu button ends past the screen, which can then be moved sideways',
    site: site(`${BESIDE} nav { display: block } .burger { display: none } body { background: #fff }`, {
      entries: `${ENTRIES}<li class="sub" tabindex="0"><span>More</span><ul>${LONG}</ul></li>`,
    }),
    says: /^"All that we .{1,40}" of the submenu "More" in the menu ends at 701 px, the screen at 412 px, so that visitors have to move the page sideways to read it\.$/,
    count: 1,
  },
  {
    check: cut,
    outcome: 'fail',
    when: 'a sign within a link opens a submenu that has to be moved sideways',
    site: site(
      `${OVER} .sub > ul { overflow: auto; white-space: nowrap; width: 300px } i { cursor: pointer }`,
      {
        entries: submenu('<a href="/more"><span>More</span> <i class="more toggle-sub">+</i></a>', LONG),
      },
    ),
    says: /, <ul> at 300 px, so that visitors have to move the submenu sideways to read it\.$/,
    count: 1,
  },
  {
    check: cut,
    outcome: 'fail',
    when: 'a submenu pushes entries below the screen, over which the menu is fixed',
    site: site('nav { position: fixed; inset: 60px 0 0; background: #fff } nav a { height: 70px }', {
      entries: submenu(MORE, MANY),
    }),
    says: /^\d of the 17 entries of the menu that "≡" opens cannot be seen while its submenu "More" is open, such as "Recipe \d": it ends at \d{3} px, the screen at \d{3} px, and nothing there can be scrolled\.$/,
    count: 1,
  },
  ...(
    [
      ['it fits', OVER, submenu(MORE, SHORT)],
      ['its entries wrap', `${OVER} .sub > ul { width: 300px }`, submenu(MORE, LONG)],
      [
        'its entries are cut short with an ellipsis',
        `${OVER} .sub a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 300px }`,
        submenu(MORE, LONG),
      ],
      [
        'only the box of its entries ends past the screen',
        `${OVER} header { overflow: clip; height: 500px } .sub a { width: 500px }`,
        submenu(MORE, SHORT),
      ],
      [
        'the menu scrolls',
        'nav { position: fixed; inset: 60px 0 0; overflow-y: auto; background: #fff } nav a { height: 70px }',
        submenu(MORE, MANY),
      ],
      ['the menu scrolls with the page', `${OVER} nav a { height: 70px }`, submenu(MORE, MANY)],
      [
        'a box that does not hold it has overflow: hidden',
        `${OVER} .sub { overflow: hidden; height: 40px } .sub > ul { position: absolute; left: 0; right: 0; background: #fff }`,
        submenu(MORE, LONG),
      ],
      [
        'it is a row that is moved sideways',
        `${OVER} .sub.shown > ul { display: flex; overflow-x: auto } .sub a { width: 160px }`,
        submenu(MORE, MANY),
      ],
      [
        'the link that opens it leads to its page',
        `${OVER} .sub > ul { overflow: hidden; white-space: nowrap; width: 300px } i { cursor: pointer }`,
        submenu(
          `<a href="/more">More <i class="toggle-sub" onclick="this.closest('li').classList.toggle('shown')">+</i></a>`,
          LONG,
        ),
      ],
      [
        'the page is wider than the screen before it opens',
        `${OVER} main { width: 700px } .sub > ul { overflow: hidden; white-space: nowrap; width: 300px }`,
        submenu(MORE, LONG),
      ],
    ] as const
  ).map(
    ([when, style, entries]): Case => ({ check: cut, outcome: 'pass', when, site: site(style, { entries }) }),
  ),
]

const through = 'menu-see-through-on-phone'
const BARE = 'nav { position: absolute; top: 60px; left: 0; right: 0 }'

/** Menus that the text of the page shines through. */
const SEE_THROUGH: readonly Case[] = [
  {
    check: through,
    outcome: 'fail',
    when: 'the menu has no background',
    site: site(BARE),
    says: /^2 of the 4 entries of the menu that "≡" opens lie over texts of the page, such as "Rolls" over "We bake .{1,40}", and nothing hides what is below\.$/,
    selector: 'html > body > header > nav > ul > li:nth-of-type(3) > a',
    count: 1,
  },
  {
    check: through,
    outcome: 'fail',
    when: 'a layer under the menu only dims the page',
    site: site(
      `${BARE} nav { z-index: 2 } nav.open + .layer { position: fixed; inset: 0; background: rgba(0, 0, 0, 0.5); pointer-events: none }`,
      { more: '' },
    ).replace('</nav>', '</nav><div class="layer"></div>'),
    says: /, and only 50 % of what is below is hidden\.$/,
    count: 1,
  },
  {
    check: through,
    outcome: 'fail',
    when: 'the menu as a whole is half transparent',
    site: site(`${OVER} nav { opacity: 0.5 }`),
    says: /, and only 50 % of what is below is hidden\.$/,
    count: 1,
  },
  ...(
    [
      ['it has a background', OVER],
      ['its background hides nearly all', `${BARE} nav { background: rgba(255, 255, 255, 0.9) }`],
      ['its entries have a background', `${BARE} nav a { background: #fff }`],
      ['it has an image', `${BARE} nav { background-image: linear-gradient(#fff, #eee) }`],
      ['it blurs what is below', `${BARE} nav { backdrop-filter: blur(20px) }`],
      [
        'what is before its content has a background',
        `${BARE} nav::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #fff } nav { z-index: 1 }`,
      ],
      ['the page comes to be transparent', `${BARE} header:has(.open) + main { opacity: 0.1 }`],
      ['it pushes the page down', 'header { height: auto }'],
      ['nothing is below it', `${BARE} main { padding-top: 400px }`],
      ['it lies beside the text', `${BARE} main { padding-left: 120px }`],
      ['it lies under the text', `${BARE} nav { z-index: -1 }`],
    ] as const
  ).map(([when, style]): Case => ({ check: through, outcome: 'pass', when, site: site(style) })),
]

const stays = 'menu-stays-open-on-phone'
const FULL = 'nav { position: fixed; inset: 0; z-index: 9; background: #fff }'

/** Menus that nothing closes. */
const TRAPPING: readonly Case[] = [
  {
    check: stays,
    outcome: 'fail',
    when: 'it lies over its button',
    site: site(FULL),
    says: 'The menu that "≡" opens lies over the button and has no other one that closes it. It stays open on Escape, on a tap on it, when it is dragged and when the page is scrolled.',
    selector: 'html > body > header > button',
    count: 1,
  },
  {
    check: stays,
    outcome: 'fail',
    when: 'it leaves a part of the page free',
    site: site(`${FULL} nav { right: 100px }`),
    says: /It stays open on Escape, on a tap on it, on a tap beside it, when it is dragged and/,
    count: 1,
  },
  ...(
    [
      ['the button stays above it', { style: 'button { position: relative; z-index: 10 }' }],
      ['it has a button that closes it', { more: '<button class="x" aria-label="Close">×</button>' }],
      [
        'its own button says that it is open',
        { more: '<button aria-expanded="true" class="burger-2">≡</button>' },
      ],
      ['a link to a place of the page closes it', { entries: `${ENTRIES}<li><a href="#top">Top</a>` }],
      [
        'Escape closes it',
        {
          script: `addEventListener('keydown', ({ key }) => { if (key === 'Escape') nav.classList.remove('open') })`,
        },
      ],
      ['a tap on it closes it', { script: `nav.onclick = () => nav.classList.remove('open')` }],
      [
        'a tap beside it closes it',
        {
          style: 'nav { right: 100px }',
          script: `document.onclick = ({ target }) => { if (target.closest('main')) nav.classList.remove('open') }`,
        },
      ],
      [
        'a finger drags it away',
        {
          script: `nav.ontouchmove = ({ touches: [at] }) => { if (at.clientX < 100) nav.classList.remove('open') }`,
        },
      ],
      ['scrolling closes it', { script: `onscroll = () => nav.classList.remove('open')` }],
      ['it does not lie over the button', { style: 'nav { top: 60px }' }],
    ] as const
  ).map(
    ([when, { style = '', ...more }]: readonly [
      string,
      { style?: string; entries?: string; more?: string; script?: string },
    ]): Case => ({ check: stays, outcome: 'pass', when, site: site(`${FULL} ${style}`, more) }),
  ),
]

export const OPENED_MENU_CASES: readonly Case[] = [
  ...OPENERS,
  ...SUBMENUS,
  ...SEE_THROUGH,
  ...TRAPPING,
  ...[through, stays].flatMap((check): Case[] => [
    {
      check,
      outcome: 'not-measured',
      when: 'a style sheet did not come',
      site: site(check === through ? BARE : FULL, {
        body: `<link rel="stylesheet" href="/main.css">${TEXT}`,
      }),
    },
    { check, outcome: 'not-applicable', when: 'there is nothing to press', site: page('<p>Bakery</p>') },
  ]),
]

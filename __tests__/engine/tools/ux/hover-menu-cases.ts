import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const SUBMENU =
  '<ul class="sub"><li><a href="/chairs">Chairs</a></li><li><a href="/lamps">Lamps</a></li></ul>'
const menu = (opener: string, submenu = SUBMENU) =>
  `<nav><ul><li><a href="/about">About</a></li><li class="item">${opener}${submenu}</li></ul></nav>`
const HOVER = '.sub { display: none } .item:hover > .sub { display: block }'
const DOT = 'position: absolute; overflow: hidden; width: 1px; height: 1px;'
const site = (style: string, body: string) => page(`<style>${style}</style>${body}`, VIEWPORT)
const LINK = '<a href="/goods">Goods</a>'

const TOGGLE = '<button aria-expanded="false">Goods</button>'
const onToggle = (listener: string) =>
  `<script>const button = document.querySelector('button'); document.addEventListener('${listener}</script>`

const NEEDS_MOUSE: readonly [when: string, style: string, body: string, rule?: string][] = [
  ['what it opens from is a link', HOVER, menu(LINK)],
  ['it is a button that does nothing', HOVER, menu('<button>Goods</button>')],
  ['it is a link that goes nowhere', HOVER, menu('<a href="#" onclick="return false">Goods</a>')],
  [
    'visibility hides it',
    '.sub { visibility: hidden } .item:hover .sub { visibility: visible }',
    menu(LINK),
    '.item:hover .sub',
  ],
  [
    'it is cut down to a dot',
    `.sub { ${DOT} clip: rect(1px, 1px, 1px, 1px) } .item:hover > .sub { clip: unset; height: unset; width: unset }`,
    menu(LINK),
  ],
  [
    'it is cut down to nothing',
    `.sub { ${DOT} clip-path: inset(50%) } .item:hover > .sub { clip-path: none; height: auto; width: auto }`,
    menu(LINK),
  ],
  [
    'a box that is checked opens the lists of another menu',
    `${HOVER} .drawer ul { display: none } .drawer input:checked ~ ul { display: block }`,
    `${menu(LINK)}<div class="drawer"><input type="checkbox" aria-label="Goods"><ul><li>Text</li></ul></div>`,
  ],
  [
    'the rule is for pressing with the mouse as well',
    '.sub { display: none } .item:hover .sub, .item:active .sub { display: block }',
    menu(LINK),
    '.item:hover .sub',
  ],
  [
    'the rule is for desktops',
    '.sub { display: none } @media (min-width: 900px) { .item:hover .sub { display: block } }',
    menu(LINK),
    '.item:hover .sub',
  ],
  [
    'what listens to a click scrolls smoothly',
    HOVER,
    `${menu('<a href="#">Goods</a>')}<script>for (const link of document.querySelectorAll('a[href^="#"]')) link.addEventListener('click', event => { event.preventDefault(); document.querySelector(link.getAttribute('href')).scrollIntoView() })</script>`,
  ],
  [
    'on a phone alone a class opens it',
    `${HOVER} @media (max-width: 600px) { .item.open .sub { display: block } }`,
    menu(LINK),
  ],
  [
    'a click on its button sets what has an effect on a phone alone',
    `${HOVER} @media (max-width: 600px) { .item.open .sub { display: block } }`,
    `${menu(TOGGLE)}${onToggle("click', () => button.parentElement.classList.toggle('open'))")}`,
  ],
  ['its button says that it opens something, and nothing listens to it', HOVER, menu(TOGGLE)],
]

const OPENS: readonly [when: string, style: string, body: string][] = [
  ['the focus opens it as well', `${HOVER} .item:focus-within .sub { display: block }`, menu(LINK)],
  [
    'it is cut down to a dot until it has the focus',
    `.sub { ${DOT} clip: rect(0 0 0 0) } .item:hover > .sub, .item:focus-within > .sub { clip: auto; height: auto; width: auto }`,
    menu(LINK),
  ],
  [
    'a part of it is cut off',
    '.sub { position: absolute; clip: rect(0, 300px, 40px, 0) } .item:hover > .sub { clip: auto }',
    menu(LINK),
  ],
  [
    'a box that is checked opens it',
    `.item ul { display: none } .item:hover > ul, .item input:checked ~ ul { display: block }`,
    menu('<input type="checkbox" aria-label="Goods">'),
  ],
  ['it is always seen', '.item:hover > .sub { display: block }', menu(LINK)],
  ['a class may open it', `${HOVER} .item.open .sub { display: block }`, menu(LINK)],
  ['an attribute may open it', `${HOVER} .item[data-open] .sub { display: block }`, menu(LINK)],
  [
    'a script listens to a click',
    HOVER,
    `${menu('<button>Goods</button>')}<script>document.querySelector('button').addEventListener('click', event => { event.target.nextElementSibling.style.display = 'block' })</script>`,
  ],
  [
    'a script listens to a click on a link that leads elsewhere',
    HOVER,
    `${menu(LINK)}<script>document.querySelector('[href="/goods"]').addEventListener('click', () => {})</script>`,
  ],
  [
    'a script listens to keys further out',
    HOVER,
    `${menu(LINK)}<script>document.querySelector('nav').addEventListener('keydown', () => {})</script>`,
  ],
  [
    'a handler is in the markup',
    HOVER,
    menu('<button onclick="this.nextElementSibling.hidden = false">Goods</button>'),
  ],
  [
    'its links are seen elsewhere',
    HOVER,
    `${menu(LINK)}<footer><a href="/chairs">C</a> <a href="/lamps">L</a></footer>`,
  ],
  ['it is one link', HOVER, menu(LINK, '<ul class="sub"><li><a href="/chairs">Chairs</a></li></ul>')],
  ['it is a tip, without links', HOVER, menu(LINK, '<ul class="sub"><li>All that one can sit on</li></ul>')],
  [
    'it is for no screen that is so wide',
    `.sub { display: none } @media (max-width: 600px) { .item:hover .sub { display: block } }`,
    menu(LINK),
  ],
  [
    'a script of the whole page opens it when its button is clicked',
    HOVER,
    `${menu(TOGGLE)}${onToggle("click', ({ target }) => { if (target === button) button.nextElementSibling.style.display = button.nextElementSibling.style.display ? '' : 'block' })")}`,
  ],
  [
    'a script of the whole page opens it at a key',
    HOVER,
    `${menu(TOGGLE)}${onToggle("keydown', ({ target, key }) => { if (target === button && key === 'ArrowDown') button.nextElementSibling.style.display = 'block' })")}`,
  ],
  [
    'a click opens another box with the same links',
    `${HOVER} .drawer { display: none }`,
    `${menu(TOGGLE)}<div class="drawer">${SUBMENU.replace('sub', 'all')}</div>${onToggle("click', () => { document.querySelector('.drawer').style.display = 'block' })")}`,
  ],
  [
    'its button is of an island that waits for its script',
    HOVER,
    `<astro-island ssr client="media">${menu(TOGGLE)}</astro-island>`,
  ],
  ['what it opens from is hidden', `${HOVER} .item { display: none }`, menu(LINK)],
]

export const HOVER_MENU_CASES: readonly Case[] = [
  ...NEEDS_MOUSE.map(
    ([when, style, body, rule = '.item:hover > .sub']): Case => ({
      check: 'submenu-needs-mouse',
      outcome: 'fail',
      selector: 'html > body > nav > ul > li:nth-of-type(2) > ul',
      when,
      site: site(style, body),
      says: [`The menu below "Goods" has 2 links (the first is "Chairs") that only "${rule}" shows.`],
    }),
  ),
  ...OPENS.map(
    ([when, style, body]): Case => ({
      check: 'submenu-needs-mouse',
      outcome: 'pass',
      when,
      site: site(style, body),
    }),
  ),
  {
    check: 'submenu-needs-mouse',
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<p>X</p>'),
  },
  {
    check: 'submenu-needs-mouse',
    outcome: 'not-measured',
    when: 'a script did not come that may open it',
    site: site(HOVER, `${menu(LINK)}<script src="/gone.js"></script>`),
  },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const LINKS =
  '<a href="/a.html">Chairs</a> <a href="/b.html">Tables</a> <a href="/c.html">Lamps</a> <a href="/d.html">Contact</a>'
const STYLE = (hidden: string) =>
  `<style>.burger { display: none } @media (max-width: 768px) { .links { ${hidden} } .burger { display: block } }</style>`
const site = (body: string, hidden = 'display: none') =>
  page(`${STYLE(hidden)}<header><nav><a href="/">Shop</a><div class="links">${LINKS}</div>${body}`, VIEWPORT)

const LOST: readonly [when: string, hidden: string][] = [
  ['not laid out', 'display: none'],
  ['not visible', 'visibility: hidden'],
  ['beside the screen', 'position: fixed; left: -100%; width: 80%'],
]
const REACHED: readonly [when: string, body: string][] = [
  ['a button may open it', '<button class="burger" aria-label="Menu">≡</button>'],
  ['a box that a script listens to may', '<div class="burger">≡</div>'],
  ['a box with the cursor of a control may', '<b style="cursor: pointer">≡</b>'],
  ['an element that is called so may', '<toggle style="display: block">≡</toggle>'],
  ['a checkbox behind a label may', '<label for="x">≡</label><input type="checkbox" id="x">'],
  ['a link without a target may', '<a href="#">≡</a>'],
  ['a link to a window of a script may', '<a href="/page#popup%3Aopen">≡</a>'],
  [
    'all but two pages are linked below',
    '</nav></header><p><a href="/a.html">A</a> <a href="/b.html">B</a></p>',
  ],
  ['the footer has all of them', `</nav></header><footer>${LINKS}</footer>`],
]

const PARTS = ['Rooms', 'Food', 'Prices', 'Contact']
const partsSite = (
  height: string,
  around: readonly [string, string] = ['<header><nav>', '</nav></header>'],
) =>
  page(
    `${STYLE('display: none')}${around[0]}<b>Farm</b><div class="links">${PARTS.map(part => `<a href="#${part}">${part}</a> `).join('')}</div>${around[1]}${PARTS.map(part => `<section id="${part}" style="height: ${height}"><h2>${part}</h2></section>`).join('')}`,
    VIEWPORT,
  )

const TEXT = '<main><h1>Chairs</h1><div style="height: 2500px">Oak and ash.</div></main>'
const FOOTER = `<footer><a href="/a.html">Chairs</a> <a href="/b.html">Tables</a> <a href="/c.html">Lamps</a></footer>`
/** Of which a phone links three pages of four in the footer, and the last nowhere. */
const footSite = (inHeader: string, rest = `${TEXT}${FOOTER}`) =>
  page(
    `${STYLE('display: none')}<header><a href="/">Shop</a><nav class="links">${LINKS}</nav>${inHeader}</header>${rest}`,
    VIEWPORT,
  )
const AT_FOOT =
  'On a phone, 3 entries of the menu are linked only at the foot of the page, and 1 not at all, such as "Chairs", "Tables", "Lamps"; no button of the page opens the menu.'
const OPENS = `onclick="document.querySelector('.links').style.display = 'block'"`
const THEME = `<button class="theme-toggle" aria-label="Theme" onclick="document.documentElement.classList.toggle('dark')">◐</button>`
const FOOT_FAILS: readonly [when: string, inHeader: string][] = [
  ['nothing can be pressed', ''],
  ['the only button of the header is for the colors', THEME],
]
const FOOT_REACHED: readonly [when: string, inHeader: string, rest?: string][] = [
  ['a button without a name opens the menu', `<button ${OPENS}><i></i></button>`],
  [
    'a sign to which a script listens opens the menu',
    `<svg id="s" width="24" height="24"></svg><script>s.addEventListener('click', () => { document.querySelector('.links').style.display = 'block' })</script>`,
  ],
  [
    'a label with a checkbox opens the menu',
    `<label for="x">⋮</label><input type="checkbox" id="x" style="display: none"><style>header:has(:checked) .links { display: block }</style>`,
  ],
  ['a toggle does nothing when a script presses it', '<span class="toggle" style="cursor: pointer">⋮</span>'],
  ['a button called a menu does nothing', '<button aria-label="Menu">⋮</button>'],
  ['a select leads to its pages', '<select><option>Chairs<option>Tables<option>Lamps</select>'],
  ['a link leads to the footer', '<a href="#foot">⋮</a>', `${TEXT}<div id="foot">${FOOTER}</div>`],
  [
    'a bar at the bottom of the screen has the pages',
    `<div style="position: fixed; bottom: 0">${LINKS}</div>`,
  ],
  [
    'a row in the header has them, which is scrolled sideways',
    `<div style="overflow-x: auto; width: 100px; white-space: nowrap">${LINKS}</div>`,
  ],
  ['the header has another menu', '<nav><a href="/x">X</a> <a href="/y">Y</a> <a href="/z">Z</a></nav>'],
  [
    'tiles in the text lead there',
    '',
    `${TEXT}<p><a href="/a.html">A</a> <a href="/b.html">B</a></p>${FOOTER}`,
  ],
  ['the footer is near', '', `<h1>Chairs</h1>${FOOTER}`],
]

export const LOST_MENU_CASES: readonly Case[] = [
  {
    check: 'menu-lost-on-phone',
    outcome: 'fail',
    when: 'it leads to parts of a long page',
    site: partsSite('1500px'),
    says: '4 parts of the page are linked only on a desktop, such as "Rooms", "Food", "Prices"; no button of the page opens the menu.',
    selector: 'html > body > header > nav > div',
  },
  {
    check: 'menu-lost-on-phone',
    outcome: 'pass',
    when: 'it leads to parts of a short page',
    site: partsSite('200px'),
  },
  {
    check: 'menu-lost-on-phone',
    outcome: 'pass',
    when: 'a list of contents beside the text leads to parts of the page',
    site: partsSite('1500px', ['<h1>Guide</h1><aside>', '</aside>']),
  },
  ...LOST.map(
    ([when, hidden]): Case => ({
      check: 'menu-lost-on-phone',
      outcome: 'fail',
      when: `the menu is ${when} on a phone`,
      site: site('', hidden),
      says: '4 pages of the site are linked only on a desktop, such as "Chairs", "Tables", "Lamps"; no button of the page opens the menu.',
      selector: 'html > body > header > nav > div',
    }),
  ),
  {
    check: 'menu-lost-on-phone',
    outcome: 'fail',
    when: 'a script writes the menu anew for each screen',
    site: page(
      `<header><nav id="n"></nav></header><script>const write = () => { n.innerHTML = '<a href="/">Shop</a><div style="display: ' + (innerWidth < 768 ? 'none' : 'block') + '">${LINKS.replaceAll('</a>', '<\\/a>')}</div>' }; write(); addEventListener('resize', write)</script>`,
      VIEWPORT,
    ),
    says: '4 pages of the site are linked only on a desktop, such as "Chairs", "Tables", "Lamps"; no button of the page opens the menu.',
    selector: '#n > div',
  },
  {
    check: 'menu-lost-on-phone',
    outcome: 'fail',
    when: 'the only button sends a form',
    site: site('</nav></header><form><input aria-label="Mail"><button type="submit">Send</button></form>'),
  },
  ...FOOT_FAILS.map(
    ([when, inHeader]): Case => ({
      check: 'menu-lost-on-phone',
      outcome: 'fail',
      when: `a phone links the pages of the menu only in the footer, and ${when}`,
      site: footSite(inHeader),
      says: AT_FOOT,
      selector: 'html > body > header > nav',
    }),
  ),
  ...FOOT_REACHED.map(
    ([when, inHeader, rest]): Case => ({
      check: 'menu-lost-on-phone',
      outcome: 'pass',
      when: `a phone links the pages of the menu in the footer, and ${when}`,
      site: footSite(inHeader, rest),
    }),
  ),
  ...REACHED.map(
    ([when, body]): Case => ({ check: 'menu-lost-on-phone', outcome: 'pass', when, site: site(body) }),
  ),
  {
    check: 'menu-lost-on-phone',
    outcome: 'pass',
    when: 'a desktop shows it as little',
    site: page(`<div style="display: none">${LINKS}</div><p>Text</p>`, VIEWPORT),
  },
  {
    check: 'menu-lost-on-phone',
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<p>Text</p>', VIEWPORT),
  },
]

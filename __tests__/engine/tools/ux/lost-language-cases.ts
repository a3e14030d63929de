import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const HEAD =
  '<meta name="viewport" content="width=device-width"><style>.burger { display: none } @media (max-width: 768px) { .languages, .links { display: none } .links.open { display: block } .burger { display: block } }</style>'
const LINKS =
  '<a href="/a.html">Chairs</a> <a href="/b.html">Tables</a> <a href="/c.html">Lamps</a> <a href="/d.html">Contact</a>'
const SWITCH =
  '<div class="languages"><a href="/" hreflang="en">EN</a> <a href="/eu/etxea.html" hreflang="eu">EU</a> <a href="/fr/" hreflang="fr">FR</a></div>'
const BURGER = `<button class="burger" aria-label="Menu" onclick="document.querySelector('.links').classList.toggle('open')">≡</button>`
const site = (inMenu: string, rest: string, languages = SWITCH) =>
  page(
    `<header><nav><a href="/">Shop</a>${BURGER}<div class="links">${LINKS}${inMenu}</div>${languages}</nav></header><h1>Chairs</h1>${rest}`,
    HEAD,
  )
const check = 'language-switch-lost-on-phone'

const SIGN_IN_LINK =
  '<header><nav><a href="/">Shop <i class="nav_close" style="display: inline-block; width: 20px; height: 20px"></i></a></nav></header>'

const REACHED: readonly [when: string, inMenu: string, rest: string][] = [
  [
    'the menu of the phone has them',
    '<p><a href="/eu/etxea.html">Euskara</a> <a href="/fr/">Français</a></p>',
    '',
  ],
  ['the footer has them', '', '<footer><a href="/eu/etxea.html">EU</a> <a href="/fr/">FR</a></footer>'],
  [
    'the menu of the phone has a select',
    '<select aria-label="Language"><option>EN</option><option>EU</option><option>FR</option></select>',
    '',
  ],
  [
    'a button at the bottom of the screen opens them',
    '',
    `<nav aria-expanded="false" style="position: fixed; bottom: 0"><button onclick="document.querySelector('.languages').style.display = 'block'"><i class="menu-icon" style="cursor: pointer">≡</i></button></nav>`,
  ],
  [
    'a button in the menu of the phone opens them',
    `<button onclick="document.querySelector('.languages').style.display = 'block'">Language</button>`,
    '',
  ],
  [
    'a globe further down opens them',
    '',
    `<div style="height: 900px"></div><span class="lang-globe" style="cursor: pointer" onclick="document.querySelector('.languages').style.display = 'block'">🌐</span>`,
  ],
]

export const LOST_LANGUAGE_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'neither the menu nor the page has them on a phone',
    site: site('', ''),
    says: 'The links to the versions in Basque and French are shown only on a desktop; no button in the header of the phone brings them into sight.',
    selector: 'html > body > header > nav > div:nth-of-type(2) > a:nth-of-type(2)',
  },
  {
    check,
    outcome: 'fail',
    when: 'there is one other language, in a folder of it',
    site: site('', '', '<a class="languages" href="/de/">Deutsch</a>'),
    says: 'The link to the version in German is shown only on a desktop; no button in the header of the phone brings it into sight.',
  },
  {
    check,
    outcome: 'pass',
    when: 'a sign within the link of the logo may open a menu',
    site: page(`${SIGN_IN_LINK}${SWITCH}<h1>Chairs</h1>`, HEAD),
  },
  ...REACHED.map(
    ([when, inMenu, rest]): Case => ({ check, outcome: 'pass', when, site: site(inMenu, rest) }),
  ),
  {
    check,
    outcome: 'pass',
    when: 'a desktop shows them as little',
    site: site('', '', `<div style="display: none">${SWITCH}</div>`),
  },
  {
    check,
    outcome: 'pass',
    when: 'the link is to something else with two letters',
    site: site('', '', '<a class="languages" href="/about/it.html">IT</a>'),
  },
  { check, outcome: 'not-applicable', when: 'there are no links', site: page('<p>Text</p>', HEAD) },
]

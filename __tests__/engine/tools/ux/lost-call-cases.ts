import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'call-link-lost-on-phone'
const HEAD =
  '<meta name="viewport" content="width=device-width"><style>@media (max-width: 768px) { .call, .links { display: none } .links.open { display: block } }</style>'
const CALL = '<a class="call" href="tel:+34943000123">943 000 123</a>'
const BURGER = `<button class="burger" aria-label="Menu" onclick="document.querySelector('.links').classList.toggle('open')">≡</button>`
const site = (inMenu: string, rest: string, call = CALL) =>
  page(
    `<header><a href="/">Shop</a>${BURGER}<nav class="links"><a href="/a.html">Chairs</a>${inMenu}</nav>${call}</header><h1>Chairs</h1>${rest}`,
    HEAD,
  )

const CALLED: readonly [when: string, inMenu: string, rest: string, call?: string][] = [
  ['the menu of the phone has a link to call', '<a href="tel:+34943000123">Call</a>', ''],
  ['the footer has one', '', '<footer><a href="tel:+34943000999">943 000 999</a></footer>'],
  [
    'one fades in further down',
    '',
    '<p style="margin-top: 900px; opacity: 0"><a href="tel:+34943000123">Call</a></p>',
  ],
  ['the number is in the text', '', '<p>Phone: 943-000-123</p>'],
  ['a button calls', '', `<button onclick="location.href = 'tel:+34943000123'">Call</button>`],
  [
    'a button further down shows it',
    '',
    `<div style="height: 900px"></div><button class="call-us" onclick="document.querySelector('.call').style.display = 'block'">Call us</button>`,
  ],
  [
    'it is folded beside a control in the text',
    '',
    `<div style="height: 900px"></div><section><button>Contact</button><p class="call"><a href="tel:+34943000123">Call</a></p></section>`,
    '',
  ],
  ['a desktop shows it as little', '', '', `<div style="display: none">${CALL}</div>`],
  [
    'only the footer of a desktop has it',
    '',
    `<div style="height: 2500px"></div><footer>${CALL}</footer>`,
    '',
  ],
]

export const LOST_CALL_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'only the header of a desktop has it',
    site: site('', ''),
    says: 'A desktop shows a link to call +34943000123; a phone shows neither that nor the number, not even when its menu is open.',
    selector: 'html > body > header > a:nth-of-type(2)',
  },
  ...CALLED.map(
    ([when, inMenu, rest, call]): Case => ({ check, outcome: 'pass', when, site: site(inMenu, rest, call) }),
  ),
  { check, outcome: 'not-applicable', when: 'there are no links', site: page('<p>Text</p>', HEAD) },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const BAR = 'header { position: fixed; top: 0; left: 0; width: 100%; height: 90px; background: #fff }'
const TEXT = '<p>A sentence of some length for everybody.</p>'.repeat(60)
const PRICES = '<h2 id="prices">Our prices</h2>'
const LINK = '<a href="#prices">Prices</a>'
const site = (style: string, place = PRICES, link = LINK) =>
  page(
    `<style>body { margin: 0; padding-top: 90px } ${style}</style>
<header>${link}</header><main>${TEXT}${place}${TEXT}</main>`,
    VIEWPORT,
  )

const COVERED: readonly [when: string, style: string, place?: string, link?: string][] = [
  ['the bar is fixed', BAR],
  ['the bar is sticky', BAR.replace('fixed', 'sticky')],
  ['the link names the page as well', BAR, PRICES, '<a href="/page#prices">Prices</a>'],
  ['the place is a section', BAR, '<section id="prices"><div><h2>Our prices</h2></div></section>'],
  ['the place is an empty anchor', BAR, '<a name="prices"></a><h2>Our prices</h2>'],
  [
    'the label above the heading is covered with it',
    BAR,
    '<section id="prices"><p style="margin:0;font-size:12px">Shop</p><h2 style="margin:0;font-size:16px">Our prices</h2></section>',
  ],
  [
    'a script scrolls slowly and no further',
    BAR,
    PRICES,
    `${LINK}<script>document.querySelector('a').addEventListener('click', event => { event.preventDefault(); document.querySelector('#prices').scrollIntoView({ behavior: 'smooth' }) })</script>`,
  ],
]

const SEEN: readonly [when: string, style: string, place?: string, link?: string][] = [
  ['the page leaves room', `${BAR} html { scroll-padding-top: 100px }`],
  ['the place leaves room', `${BAR} h2 { scroll-margin-top: 100px }`],
  ['the place has space above its text', `${BAR} h2 { padding-top: 100px }`],
  ['there is no bar', ''],
  ['the bar is a column', BAR.replace('width: 100%', 'width: 30%; left: 70%')],
  ['nothing is drawn in the bar', BAR.replace('background: #fff', 'pointer-events: none')],
  [
    'a script scrolls further',
    BAR,
    PRICES,
    `${LINK}<script>document.querySelector('a').addEventListener('click', event => { event.preventDefault(); scrollTo({ top: document.querySelector('#prices').offsetTop - 100, behavior: 'smooth' }) })</script>`,
  ],
  [
    'a script takes the bar away',
    BAR,
    PRICES,
    `${LINK}<script>addEventListener('scroll', () => { document.querySelector('header').style.transform = scrollY > 50 ? 'translateY(-100%)' : '' })</script>`,
  ],
  [
    'the heading below a covered label is seen',
    BAR,
    '<section id="prices"><p style="margin:0 0 80px">Shop</p><h2>Our prices</h2></section>',
  ],
  [
    'a picture comes first',
    BAR,
    '<section id="prices"><canvas height="60"></canvas><h2>Our prices</h2></section>',
  ],
  [
    'the picture that is the place is higher than the bar',
    BAR,
    '<a name="prices"><img alt="" src="data:," style="display: block; width: 300px; height: 200px"></a>',
  ],
  ['a script opens something instead', BAR, PRICES, '<a href="#prices" aria-controls="prices">Prices</a>'],
  ['it leads to the top', BAR, PRICES, '<a href="#top">Up</a>'],
]

export const COVERED_TARGET_CASES: readonly Case[] = [
  ...COVERED.map(
    ([when, ...parts]): Case => ({
      check: 'jump-target-covered',
      outcome: 'fail',
      when,
      site: site(...parts),
      selector: 'html > body > header > a',
      says: '"Prices" leads to #prices, and the bar at the top, which ends at 90 px on a desktop, then lies over "Our prices".',
    }),
  ),
  {
    check: 'jump-target-covered',
    outcome: 'fail',
    when: 'the place is a picture in an anchor',
    site: site(
      BAR,
      '<a name="prices"><img alt="" src="data:," style="display: block; width: 300px; height: 70px"></a>',
    ),
    says: '"Prices" leads to #prices, and the bar at the top, which ends at 90 px on a desktop, then lies over the picture there.',
  },
  ...SEEN.map(
    ([when, ...parts]): Case => ({
      check: 'jump-target-covered',
      outcome: 'pass',
      when,
      site: site(...parts),
    }),
  ),
  {
    check: 'jump-target-covered',
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<p>X</p>'),
  },
  {
    check: 'jump-target-covered',
    outcome: 'not-measured',
    when: 'a script did not come that may scroll further',
    site: site(BAR, PRICES, `${LINK}<script src="/gone.js"></script>`),
  },
]

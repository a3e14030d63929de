import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const LONG = '<p>Rooms for two, with a view of the sheep.</p>'.repeat(60)
const site = (style: string, body: string) => page(`<style>body{margin:0} ${style}</style>${body}`, VIEWPORT)

const top = (style: string, heading = '<h1 id="first">Farm by the lake</h1>') =>
  site(
    `h1{margin:16px} nav{position:fixed;top:0;left:0;right:0;height:70px;background:#fff} ${style}`,
    `<nav>Menu</nav>${heading}${LONG}`,
  )
const end = (style: string, bar = '<a class="call" href="tel:+49301234567">Call us</a>') =>
  site(
    `.call{position:fixed;bottom:0;left:0;right:0;height:40px;background:#fff} footer p{margin:8px} ${style}`,
    `<h1>Farm</h1>${LONG}<footer><p id="last">Copyright of the farm by the lake</p></footer>${bar}`,
  )

const HEADINGS: readonly [when: string, site: Case['site']][] = [
  ['the page begins below the bar', top('body{padding-top:80px}')],
  ['the bar is transparent', top('nav{background:none}')],
  ['the bar is glass that blurs little', top('nav{background:#fff3;backdrop-filter:blur(2px)}')],
  [
    'the heading is for screen readers alone',
    top('h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden}'),
  ],
  ['only one of three lines is under the bar', top('h1{margin-top:44px;width:90px;font-size:24px}')],
  [
    'the heading is in the bar',
    site('nav{position:fixed;top:0;height:70px;background:#fff}', `<nav><h1>Farm</h1></nav>${LONG}`),
  ],
]
const ENDS: readonly [when: string, site: Case['site']][] = [
  ['the page ends above the bar', end('body{padding-bottom:70px}')],
  ['what lies over it is small', end('.call{left:auto;width:60px}')],
  [
    'what lies over it can be closed',
    end('', '<div class="call">We use cookies <button>Close</button></div>'),
  ],
]

export const COVERED_TEXT_CASES: readonly Case[] = [
  {
    check: 'heading-covered',
    outcome: 'fail',
    when: 'a fixed bar lies over the heading',
    site: top(''),
    says: 'On a phone and on a desktop, html > body > nav lies over "Farm by the lake" before anybody scrolls.',
    selector: '#first',
    count: 1,
  },
  {
    check: 'heading-covered',
    outcome: 'fail',
    when: 'it does on a phone',
    site: top('@media (min-width: 800px) { body { padding-top: 80px } }'),
    says: /^On a phone, /,
    count: 1,
  },
  {
    check: 'heading-covered',
    outcome: 'fail',
    when: 'the bar is glass that blurs it',
    site: top('nav{background:#fff3;backdrop-filter:blur(22px)}'),
    count: 1,
  },
  {
    check: 'page-end-covered',
    outcome: 'fail',
    when: 'a fixed button lies over the copyright line',
    site: end(''),
    says: 'On a phone and on a desktop, <a class="call"> lies over "Copyright of the farm by the lake" at the end of the page.',
    selector: '#last',
    count: 1,
  },
  ...HEADINGS.map(([when, site]): Case => ({ check: 'heading-covered', outcome: 'pass', when, site })),
  ...ENDS.map(([when, site]): Case => ({ check: 'page-end-covered', outcome: 'pass', when, site })),
  ...['heading-covered', 'page-end-covered'].map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'there is only a picture',
      site: page('<div>Text</div>', VIEWPORT),
    }),
  ),
]

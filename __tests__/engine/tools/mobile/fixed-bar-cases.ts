import type { Case } from '../../../support/tool-cases.ts'
import { LONG, meta, page } from './pages.ts'

const TEXT = LONG.repeat(5)
const header = (style: string, content = '<a href="/">Kranz Cycles</a>') =>
  page(`<style>body { margin: 0 } header { width: 100%; top: 0; ${style} }</style>
<header>${content}</header><main>${TEXT}</main>`)
const HIGH = 'height: 280px; background: #fff;'

const STAYS: readonly [when: string, style: string][] = [
  ['it is sticky', `position: sticky; ${HIGH}`],
  ['it is fixed and the page leaves room for it', `position: fixed; ${HIGH} } main { padding-top: 280px`],
]

const LEAVES_ROOM: readonly [when: string, style: string, content?: string][] = [
  ['it scrolls away', HIGH],
  ['it is lower', 'position: sticky; height: 200px; background: #fff'],
  ['nothing is drawn in it', 'position: sticky; height: 280px'],
  ['it is a column', `position: sticky; ${HIGH} width: 50%; float: left`],
  ['it asks for consent', `position: sticky; ${HIGH}`, '<p>We use cookies.</p><button>Accept</button>'],
  [
    'a script makes it lower when the page is scrolled',
    `position: sticky; transition: height .2s; ${HIGH} } .down header { height: 60px`,
    `<a href="/">Kranz Cycles</a><script>addEventListener('scroll', () => document.body.classList.toggle('down', scrollY > 50))</script>`,
  ],
]

export const FIXED_BARS: readonly Case[] = [
  ...STAYS.map(
    ([when, style]): Case => ({
      check: 'fixed-bar-high',
      outcome: 'fail',
      when,
      site: header(style),
      selector: 'html > body > header',
      says: 'This bar stays at the top of the screen while visitors scroll and is 280 px high: 34 % of the screen.',
    }),
  ),
  ...LEAVES_ROOM.map(
    ([when, style, content]): Case => ({
      check: 'fixed-bar-high',
      outcome: 'pass',
      when,
      site: header(style, content),
    }),
  ),
  {
    check: 'fixed-bar-high',
    outcome: 'pass',
    when: 'the page is not scrolled far',
    site: page(`<header style="position: sticky; top: 0; ${HIGH}">Kranz Cycles</header>${LONG}`),
  },
  {
    check: 'fixed-bar-high',
    outcome: 'not-measured',
    when: 'its font is missing, in which it may be lower',
    site: header(
      'position: sticky; background: #fff; font: 44px "Lost Face", monospace } @font-face { font-family: "Lost Face"; src: url("/lost.woff2")',
      '<p>A name that is so long that it needs many lines here and fewer in its font, as many do</p>',
    ),
    says: /may be lower/,
  },
  {
    check: 'fixed-bar-high',
    outcome: 'not-applicable',
    when: 'the page is laid out for a desktop',
    site: meta('width=1000'),
  },
]

import type { Case } from '../../../support/tool-cases.ts'
import { meta, page } from './pages.ts'

const check = 'text-wider-than-screen'

const QUOTE =
  'Each morning he is up, dressed and ready to go, and in the evening he tells us of all that he has seen and learned there.'
const cards = (card: string, text = `<p id="quote">${QUOTE}</p>`, more = '') =>
  page(
    `<style>body{margin:0;font:16px monospace} #cards{display:flex;overflow-x:auto;gap:16px} #cards > *{flex-shrink:0;${card}} ${more}</style><h1>School</h1><p>${'What parents say of us. '.repeat(30)}</p><div id="cards"><div class="card">${text}</div><div class="card"><p>${QUOTE}</p></div></div>`,
  )
const WIDE = 'min-width:280px'

const FITTING: readonly [when: string, site: Case['site']][] = [
  ['the cards have a width', cards('width:280px')],
  ['a card fills the screen', cards('width:100vw')],
  ['it is code', cards(WIDE, `<pre>${QUOTE}</pre>`).replace(`<p>${QUOTE}</p>`, '')],
  [
    'it is a table',
    page(
      `<h1>School</h1><div style="overflow-x:auto"><table><tr><td style="white-space:nowrap"><p>${QUOTE}</p></table></div>`,
    ),
  ],
  ['it moves by itself', cards(WIDE, undefined, '.card{animation:go 9s infinite} @keyframes go{to{left:0}}')],
  ['the box does not scroll', cards(WIDE, undefined, '#cards{overflow-x:clip}')],
  ['it is hidden', cards(WIDE, undefined, '#cards{visibility:hidden}')],
  [
    'it is one long word',
    cards(WIDE, `<p>https://school.example/${'a'.repeat(100)}</p>`).replace(`<p>${QUOTE}</p>`, ''),
  ],
]

/** Texts in boxes that scroll sideways. */
export const SIDEWAYS_TEXTS: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'cards that must not shrink have a least width alone',
    site: cards(WIDE),
    says: /^"Each morning he is up, .{1,60}…" has lines of 11\d\d px on a screen of 412 px, in #cards, which scrolls sideways and has 2 texts like that\.$/,
    selector: '#quote',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'of its font only the weight is loaded that it has',
    site: cards(
      WIDE,
      undefined,
      "p{font:500 11px 'Half Face',monospace} @font-face{font-family:'Half Face';font-weight:400;src:url('/lost.woff2')} @font-face{font-family:'Half Face';font-weight:500;src:local('Open Sans'),local('DejaVu Sans'),local('Liberation Sans'),local('Arial')}",
    ),
    says: /^"Each morning he is up, /,
    count: 1,
  },
  ...FITTING.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  {
    check,
    outcome: 'not-measured',
    when: 'the lines may fit in a font that is lacking',
    site: cards(
      WIDE,
      `<p>${QUOTE.slice(0, 85)}</p>`,
      "p{font:11px 'No Such Face',monospace} .card + .card{display:none}",
    ),
  },
  { check, outcome: 'not-applicable', when: 'the page has no viewport for phones', site: meta('width=1024') },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const BUTTON = '<p><a class="go" href="/a">Go on</a></p>'
const site = (style: string, body = BUTTON) =>
  page(
    `<style>.go { padding: 9px; background: #a00; color: #fff; transition: all 0.3s } ${style}</style>${body}`,
    VIEWPORT,
  )

const FADED: readonly [when: string, style: string, says: string, body?: string][] = [
  [
    'what is behind the text becomes as light as it is',
    '.go:hover { background: #fbc123 }',
    '"Go on" is #ffffff on #fbc123 under the mouse, a contrast of 1.65:1 (at least 4.5:1), by the style of ".go:hover".',
  ],
  [
    'it does so with the focus too, by a property that holds the color',
    ':root { --sun: #fbc123 } .go:hover, .go:focus-visible { background: var(--sun) }',
    '"Go on" is #ffffff on #fbc123 under the mouse and with the focus, a contrast of 1.65:1 (at least 4.5:1), by the style of ".go:hover".',
  ],
  [
    'the text becomes as dark as what is around it',
    'nav { background: #37474f } nav a { color: #fff } nav a:focus { color: #333 }',
    '"Shop" is #333333 on #37474f with the focus, a contrast of 1.31:1 (at least 4.5:1), by the style of "nav a:focus".',
    '<nav><a href="/shop">Shop</a></nav>',
  ],
  [
    'the selector of the style is long',
    `${'.a-class-of-a-builder '.repeat(9)}.go:hover { background: #fbc123 }`,
    `"Go on" is #ffffff on #fbc123 under the mouse, a contrast of 1.65:1 (at least 4.5:1), by the style of "… ${'.a-class-of-a-builder '.repeat(6)}.go:hover".`,
    `${'<div class="a-class-of-a-builder">'.repeat(9)}${BUTTON}${'</div>'.repeat(9)}`,
  ],
]

const READABLE: readonly [when: string, style: string, body?: string][] = [
  ['the contrast is lower and still there', '.go:hover { background: #c55 }'],
  ['both colors change', '.go:hover { background: #fbc123; color: #000 }'],
  ['another style wins', '.go:hover { background: #fbc123 } p .go:hover { color: #000 }'],
  ['it can hardly be read at any time', '.go, .go:hover { background: #fbc123 }'],
  [
    'what is around it changes as well',
    'p:hover { background: #000 } .go { background: none; color: #000 } .go:hover { color: #fff }',
  ],
  [
    'a part of it slides in behind the text',
    '.go { position: relative; z-index: 0; background: #fff; color: #000 } .go::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #000; transform: scaleX(0) } .go:hover::before { transform: none } .go:hover { color: #fff }',
  ],
  [
    'it lies on a picture',
    'p { background: url(/a.png) } .go { background: none; color: #fff } .go:hover { color: #eee }',
  ],
  ['the text is to vanish', '.go:hover { color: transparent }'],
  ['nobody sees it', '.go { position: absolute; left: -999px } .go:hover { background: #fbc123 }'],
]

export const STATE_CONTRAST_CASES: readonly Case[] = [
  ...FADED.map(
    ([when, style, says, body]): Case => ({
      check: 'unreadable-on-hover',
      outcome: 'fail',
      when,
      site: site(style, body),
      says,
      count: 1,
    }),
  ),
  ...READABLE.map(
    ([when, style, body]): Case => ({
      check: 'unreadable-on-hover',
      outcome: 'pass',
      when,
      site: site(style, body),
    }),
  ),
  {
    check: 'unreadable-on-hover',
    outcome: 'not-applicable',
    when: 'the page has no links and buttons',
    site: site('', '<p>Go on</p>'),
  },
]

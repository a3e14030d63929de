import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const BUTTON = '<a class="b" href="/book" style="display: inline-block; padding: 12px">Book now</a>'
const site = (body: string) => page(`<h1>Farm</h1>${body}<p>Rooms for two.</p>`, VIEWPORT)

/** A card with a link that is stretched over it, and another one in its text. */
const card = (style: string, href = '/list') =>
  `<style>.all::after { content: ""; position: absolute; inset: 0 } .in { ${style} }</style>
  <div style="position: relative; width: 240px; padding: 20px"><h2><a class="all" href="/group">The group</a></h2>
  <p style="line-height: 24px">Write to us, or read <a class="in" href="${href}">how to subscribe to the list of the group by email</a>.</p></div>`

const COVERED: readonly [when: string, body: string, says: string | RegExp][] = [
  [
    'its z-index puts a button behind what it stands in',
    `<section style="background: #fff"><div style="position: relative; z-index: -1">${BUTTON}</div></section>`,
    'On a phone and on a desktop, "Book now" lies behind the element that it stands in (z-index below 0): html > body > section gets the clicks.',
  ],
  [
    'the next section is drawn over it',
    `${BUTTON}<section style="position: relative; margin-top: -60px; padding: 40px; background: #eee">Sheep</section>`,
    /^On a phone and on a desktop, "Book now" is covered: .* gets the clicks\.$/,
  ],
  [
    'it is covered on a phone',
    `<style>@media (max-width: 600px) { .over { margin-top: -60px } }</style>${BUTTON}<section class="over" style="position: relative; padding: 40px; background: #eee">Sheep</section>`,
    /^On a phone, "Book now" is covered/,
  ],
  [
    'another link is stretched over the card',
    card(''),
    /^On a phone and on a desktop, "how to subscribe to the list of the group by email" lies under .*, which is stretched over its card and gets the clicks\.$/,
  ],
]
const REACHED: readonly [when: string, body: string][] = [
  ['nothing lies over it', BUTTON],
  [
    'half of it is covered',
    `${BUTTON}<section style="position: relative; margin: -24px 0 0; background: #eee">Sheep</section>`,
  ],
  [
    'a link lies over it',
    `<div style="position: relative">${BUTTON}<a href="/book" style="position: absolute; inset: 0">Book</a></div>`,
  ],
  ['it is lifted over a link that is stretched over its card', card('position: relative; z-index: 2')],
  ['the link that is stretched over its card leads to the same page', card('', '/group')],
  [
    'a part that a script serves lies over it',
    `<div style="position: relative">${BUTTON}<div style="position: absolute; inset: 0; cursor: pointer"></div></div>`,
  ],
  [
    'it is the other side of a card',
    `<div class="flip-card" style="position: relative">${BUTTON}<div style="position: absolute; inset: 0; background: #eee">Sheep</div></div>`,
  ],
  [
    'a layer lies over the whole page',
    `${BUTTON}<div style="position: fixed; inset: 0; background: #eee">We use cookies</div>`,
  ],
  [
    'decoration that lets clicks through lies over it',
    `<div style="position: relative">${BUTTON}<div style="position: absolute; inset: 0; pointer-events: none"></div></div>`,
  ],
]

export const COVERED_CONTROL_CASES: readonly Case[] = [
  ...COVERED.map(
    ([when, body, says]): Case => ({
      check: 'control-covered',
      outcome: 'fail',
      when,
      site: site(body),
      says,
      selector: /\ba\b/,
      count: 1,
    }),
  ),
  ...REACHED.map(
    ([when, body]): Case => ({ check: 'control-covered', outcome: 'pass', when, site: site(body) }),
  ),
  {
    check: 'control-covered',
    outcome: 'not-applicable',
    when: 'there are no links and buttons',
    site: page('<p>Text</p>', VIEWPORT),
  },
]

import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const site = (body: string, style = '') =>
  page(
    `<style>@media (min-width: 1000px) { #box { width: 1500px } } body { margin: 0 } ${style}</style><p>Text</p>${body}`,
    VIEWPORT,
  )
const BOX = '<div id="box">Our work</div>'

export const DESKTOP_WIDTH_CASES: readonly Case[] = [
  {
    check: 'wider-than-desktop',
    outcome: 'fail',
    when: 'a box fits a phone and not a desktop',
    site: site(BOX),
    says: '<div id="box"> ends at 1500 px. The page is 1500 px wide on a screen of 1350 px.',
    selector: '#box',
  },
  ...(['pass', 'fail'] as const).map(
    (outcome): Case => ({
      check: 'wider-than-desktop',
      outcome,
      when: 'a script writes at load how wide a box is, which a phone does not show',
      site: site(
        `${BOX}<script>box.style.width = ${outcome === 'pass' ? '(innerWidth < 1000 ? 1500 : 300)' : 1500} + 'px'</script>`,
        '@media (max-width: 999px) { #box { display: none } }',
      ),
    }),
  ),
  {
    check: 'wider-than-desktop',
    outcome: 'not-applicable',
    when: 'a box is too wide on a phone as well',
    site: site(BOX, '#box { width: 1500px }'),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'pass',
    when: 'a box of a phone fits a desktop',
    site: page('<div id="box" style="width: 900px">Our work</div>', VIEWPORT),
  },
  ...['body { overflow-x: hidden }', 'html { overflow-x: clip }'].map(
    (style): Case => ({
      check: 'wider-than-desktop',
      outcome: 'pass',
      when: `what is too wide cannot be scrolled to: ${style}`,
      site: site(BOX, style),
    }),
  ),
  {
    check: 'wider-than-desktop',
    outcome: 'not-applicable',
    when: 'a gallery is to be scrolled sideways, and not down',
    site: site(
      BOX,
      '@media (min-width: 1000px) { html { overflow: hidden; overflow-x: auto } #box { width: 9000px } }',
    ),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'fail',
    when: 'a page that cannot be scrolled down is a little too wide',
    site: site(BOX, '@media (min-width: 1000px) { html { overflow: hidden; overflow-x: auto } }'),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'pass',
    when: 'what is too wide scrolls by itself',
    site: site(`<div style="overflow-x: auto">${BOX}</div>`),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'pass',
    when: 'nobody notices how much wider it is',
    site: site(BOX, '@media (min-width: 1000px) { #box { width: 1357px } }'),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'not-measured',
    when: 'a saved page has the width that the script of Facebook once gave its box',
    site: site(
      `<div class="fb-page fb_iframe_widget"><span style="display:inline-block;width:1500px">Page</span></div>`,
    ),
  },
  {
    check: 'wider-than-desktop',
    outcome: 'not-measured',
    when: 'a text may fit in a font that is lacking',
    site: site(
      `<h2 style="white-space: nowrap">${'n'.repeat(32)}</h2>`,
      "@media (min-width: 1000px) { h2 { font: 72px 'No Such Face', monospace } }",
    ),
  },
]

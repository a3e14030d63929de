import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'menu-wraps-on-desktop'

const NAMES = ['Prices', 'Offers for schools', 'Offers for firms', 'Gallery', 'Advice', 'Contact']
const entries = (names: readonly string[]) =>
  names.map(name => `<li><a href="/${name.length}">${name}</a></li>`).join('')
const site = (style = '', names = NAMES, more = '') =>
  page(
    `<style>body{margin:0;font:16px 'DejaVu Sans Mono'} nav ul{list-style:none;margin:0;padding:0;width:680px;${style}} nav li{float:left;padding:16px 10px} ${more}</style><header><nav><ul>${entries(names)}</ul></nav></header><main><h1>Canoes</h1></main>`,
    '<meta name="viewport" content="width=device-width">',
  )

const FITTING: readonly [when: string, site: Case['site']][] = [
  ['it fits', site('width:1200px')],
  ['rows are alike', site('width:460px')],
  ['its entries are tiles', site('width:800px', NAMES, 'nav li{box-sizing:border-box;width:200px}')],
  ['the last entry is to have a row', site('', NAMES, 'nav li:last-child{clear:both}')],
  ['it is a column', site('width:200px')],
  ['it is in the footer', site().replace(/header/g, 'footer')],
  ['it is far down', site().replace('<header>', '<div style="height:400px">Text</div><header>')],
]

/** A menu whose script writes at load how wide it is. */
const writtenAtLoad = (width: string) =>
  site().replace('</header>', `</header><script>document.querySelector('ul').style.width = ${width}</script>`)

/** Menus on a desktop. */
export const WRAPPED_MENU_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the last entry does not fit',
    site: site(),
    says: /^On a screen of 1350 px, "Contact" stands 5\d px below the other 5 entries of the menu\.$/,
    selector: 'html > body > header > nav > ul > li:nth-of-type(6) > a',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'two entries do not fit into a row that wraps',
    site: site('display:flex;flex-wrap:wrap;width:580px'),
    says: /"Advice" and "Contact" stand \d\d px below the other 4 entries/,
  },
  {
    check,
    outcome: 'pass',
    when: 'a script writes at load that it is wide, on a desktop',
    site: writtenAtLoad("innerWidth > 1000 ? '1200px' : '680px'"),
  },
  {
    check,
    outcome: 'fail',
    when: 'a script writes at load how wide it is, and that is not enough on a desktop',
    site: writtenAtLoad("innerWidth > 1000 ? '670px' : '680px'"),
    says: /"Contact" stands 5\d px below the other 5 entries/,
  },
  ...FITTING.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  {
    check,
    outcome: 'not-measured',
    when: 'it may fit in a font that is lacking',
    site: site("font-family:'No Such Face','DejaVu Sans Mono'"),
  },
  { check, outcome: 'not-applicable', when: 'the page has no menu', site: page('<p>Text</p>') },
]

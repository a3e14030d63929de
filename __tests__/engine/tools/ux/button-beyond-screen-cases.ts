import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'button-beyond-screen'

const MENU = '<button aria-label="Toggle menu">≡</button>'
const site = (style = '', menu = MENU, around: readonly [string, string] = ['', '']) =>
  page(
    `<style>body{margin:0;overflow-x:hidden;font:16px 'DejaVu Sans Mono'} nav{display:flex} nav > *{flex:none;width:44px;height:44px;margin:0 4px} .name{width:300px} ${style}</style><header><nav><a class="name" href="/">Boats</a><i>1</i><i>2</i><i>3</i>${around[0]}${menu}${around[1]}</nav></header><main><h1>Canoes</h1></main>`,
    '<meta name="viewport" content="width=device-width">',
  )

const REACHED: readonly [when: string, site: Case['site']][] = [
  ['it is on the screen', site('.name{width:100px}')],
  ['the page scrolls sideways to it', site('body{overflow-x:visible}')],
  ['the row scrolls sideways to it', site('nav{overflow-x:auto}')],
  ['the row wraps', site('nav{flex-wrap:wrap}')],
  ['it is in a menu that slides in', site('.m{position:fixed;left:100%}', `<div class="m">${MENU}</div>`)],
  ['it is in a slider', site('', MENU, ['<div class="swiper-slide">', '</div>'])],
  ['it is moved there', site('button{transform:translateX(100px)}')],
  ['it is not visible', site('button{visibility:hidden}')],
  ['it is far down', site('nav{margin-top:400px}')],
  ['a desktop alone has it', site('@media (max-width:800px){nav button{display:none}}')],
]

/** Buttons in the header of a phone. */
export const BUTTON_BEYOND_SCREEN_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'its row is wider than a screen that does not scroll',
    site: site(),
    says: '"Toggle menu" begins at 468 px on a screen of 412 px.',
    selector: 'html > body > header > nav > button',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'the header is fixed',
    site: site('body{overflow-x:visible} header{position:fixed;width:100%}'),
    says: '"Toggle menu" begins at 468 px on a screen of 412 px.',
  },
  {
    check,
    outcome: 'fail',
    when: 'a box that is called so has no name',
    site: site('', '<div class="burger"><b></b></div>'),
    says: 'The button begins at 468 px on a screen of 412 px.',
  },
  ...REACHED.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  {
    check,
    outcome: 'not-measured',
    when: 'the header may fit in a font that is lacking',
    site: site(".name{width:auto;font-family:'No Such Face','DejaVu Sans Mono'}").replace(
      'Boats',
      'Boats and all canoes for rent',
    ),
  },
  { check, outcome: 'not-applicable', when: 'the page has no header', site: page('<p>Text</p>') },
]

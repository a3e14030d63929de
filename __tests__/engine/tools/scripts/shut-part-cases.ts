import { PROSE, page, type ScriptCase, script, TITLE } from './case.ts'

const LOREM = `<p>Lorem ipsum dolor sit amet, consectetur adipisicing elit. Reprehenderit ratione eum beatae veniam.</p>`
const SHOWN = `<div class="item"><h2>Delivery</h2><p>We deliver the bike within three weeks.</p></div>`
const ITEM = `<div class="item off"><h2>Header 5</h2>${LOREM}</div>`
const RUNS = script('document.body.dataset.ready = "yes"')

const withLorem = (
  name: string,
  outcome: 'pass' | 'fail',
  { style, body, files = {} }: { style: string; body: string; files?: Record<string, string> },
): ScriptCase => ({
  name: `filler in ${name}`,
  site: {
    '/': page(
      `${TITLE}<style>${style}</style>`,
      `<main><h1>The red bike</h1>${PROSE}<div>${body}</div></main>`,
    ),
    ...files,
  },
  says: { 'content/placeholder-text': outcome },
})

const dutch = (head: string, body: string) => page(head, body).replace('lang="en"', 'lang="nl"')
const DUTCH = `<main><h1>De rode fiets</h1>
<p>Onze rode fiets brengt pakketten bij elk weer door de stad, en het frame wordt in een kleine werkplaats met de hand gelast.</p>
<p>Rijders houden van de stille riem, die geen olie nodig heeft en langer meegaat dan drie gewone kettingen achter elkaar.</p></main>`

const withSearch = (
  name: string,
  outcome: 'pass' | 'fail' | 'not-applicable',
  { style, button, code = '1' }: { style: string; button: string; code?: string },
): ScriptCase => ({
  name: `an English button ${name}`,
  site: dutch(
    `<title>De rode fiets voor pakketten</title><style>${style}</style>`,
    `<form class="search" action="/zoeken"><input name="q" aria-label="Zoeken">${button}</form>${DUTCH}${script(code)}`,
  ),
  says: { 'content/labels-in-english': outcome },
})

const SUBMIT = '<input class="submit" type="submit" value="Search">'

/** What a style sheet hides for good, and what a visitor can open. */
export const SHUT_PART_CASES: ScriptCase[] = [
  withLorem('an item that a class takes out of its row', 'pass', {
    style: '.off { display: none }',
    body: SHOWN + ITEM + RUNS,
  }),
  {
    name: 'an address in an item that a class takes out of its row',
    site: page(
      `${TITLE}<style>.off { display: none }</style>`,
      `<main><h1>The red bike</h1>${PROSE}</main><footer><p class="contact">Red street 5</p><p class="contact off">E-mail: bike@example-bikes.de</p></footer>${RUNS}`,
    ),
    says: { 'ux/mail-not-linked': 'not-applicable' },
  },
  withLorem('an item that is out of its row on phones alone', 'fail', {
    style: '@media (max-width: 800px) { .off { display: none } }',
    body: SHOWN + ITEM + RUNS,
  }),
  withLorem('an item that a wide screen shows', 'fail', {
    style: '.off { display: none } @media (min-width: 800px) { .item.off { display: block } }',
    body: SHOWN + ITEM + RUNS,
  }),
  withLorem('an item that the mouse opens', 'fail', {
    style: '.off { display: none } main:hover .off { display: block }',
    body: SHOWN + ITEM + RUNS,
  }),
  withLorem('an item that a rule within another one opens', 'fail', {
    style: '.off { display: none; &.open { display: block } }',
    body: SHOWN + ITEM + RUNS,
  }),
  withLorem('an item of a page with elements that are called as its style sheets are', 'pass', {
    style: '.off { display: none }',
    body: `<form name="styleSheets"><input></form><img name="adoptedStyleSheets" alt="">${SHOWN}${ITEM}${RUNS}`,
  }),
  withLorem('an item that a layer of styles takes out', 'pass', {
    style: '@layer theme { .off { display: none } .item h2::before { display: block } }',
    body: SHOWN + ITEM + RUNS,
  }),
  withLorem('an item that a script in the page opens', 'fail', {
    style: '.off { display: none }',
    body:
      SHOWN +
      ITEM +
      script(
        `document.querySelector('h1').onclick = () => document.querySelector('.off').classList.remove('off')`,
      ),
  }),
  withLorem('an item that a script file opens', 'fail', {
    style: '.off { display: none }',
    body: `${SHOWN}${ITEM}<script src="/more.js"></script>`,
    files: { '/more.js': `document.querySelectorAll('.item.off')` },
  }),
  withLorem('an item of a site with a script that did not come', 'fail', {
    style: '.off { display: none }',
    body: `${SHOWN}${ITEM}<script src="/gone.js"></script>`,
  }),
  withLorem('an item that a button names', 'fail', {
    style: '.off { display: none }',
    body: `${SHOWN}<button aria-controls="five">Five</button>${ITEM.replace('<div', '<div id="five"')}${RUNS}`,
  }),
  withLorem('the panel of an accordion', 'fail', {
    style: '.panel { display: none }',
    body: `<button>Delivery</button><div class="panel">${LOREM}</div>${script(
      `document.querySelector('button').onclick = event => { event.target.nextElementSibling.style.display = 'block' }`,
    )}`,
  }),
  withLorem('a tab that is not the first', 'fail', {
    style: '.tab { display: none } .tab.on { display: block }',
    body: `<button>One</button><button>Two</button><div class="tab on"><h2>One</h2></div><div class="tab"><h2>Two</h2>${LOREM}</div>${RUNS}`,
  }),
  withLorem('a dialog', 'fail', {
    style: '.dialog { display: none } .dialog.open { display: block }',
    body: `<button>Ask</button><div class="dialog" id="ask"><h2>Ask us</h2>${LOREM}</div>${RUNS}`,
  }),
  withSearch('that a style sheet hides', 'pass', {
    style: '.search .submit { display: none }',
    button: SUBMIT,
  }),
  withSearch('that is shown', 'fail', { style: '.submit { color: #222 }', button: SUBMIT }),
  withSearch('that shows beside the field in use', 'fail', {
    style: '.search .submit { display: none } .search:focus-within .submit { display: inline }',
    button: SUBMIT,
  }),
  withSearch('that a script shows', 'fail', {
    style: '.search .submit { display: none }',
    button: SUBMIT,
    code: `document.querySelector('input').oninput = () => document.querySelector('.submit').style.display = 'inline'`,
  }),
]

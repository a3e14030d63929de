import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const LINKS =
  '<nav id="menu"><a href="/a">Chairs</a><a href="/b">Tables</a><a href="/c">Lamps</a></nav><p><a href="/d">Home</a></p>'
const menu = (style: string, links = LINKS) =>
  page(`<style>#menu { width: 200px; height: 300px; ${style}</style>${links}`, VIEWPORT)

const CLOSED: readonly [when: string, style: string, says: string][] = [
  [
    'the menu lies beside the screen',
    'position: fixed; top: 0; right: -100% }',
    '3 links (the first is "Chairs") lie beyond the right edge of the screen and still take the focus.',
  ],
  [
    'it is moved there',
    'position: absolute; left: 0; top: 0; transform: translateX(-100%) }',
    '3 links (the first is "Chairs") lie beyond the left edge of the screen and still take the focus.',
  ],
  [
    'it lies above the page',
    'position: fixed; top: 0; left: 0; transform: translateY(-120%) }',
    '3 links (the first is "Chairs") lie above the page and still take the focus.',
  ],
  [
    'it lies over the page and is transparent',
    'position: fixed; inset: 0; opacity: 0; pointer-events: none }',
    '3 links (the first is "Chairs") are transparent and still take the focus.',
  ],
  [
    'it lies in a box without width',
    'position: fixed; inset: 0 auto 0 0; width: 0; overflow-x: hidden } #menu a { display: block; padding: 20px }',
    '3 links (the first is "Chairs") lie in a box without width or height, which cuts them off, and still take the focus.',
  ],
]
const MOVING: readonly [when: string, style: string, outcome: 'pass' | 'fail'][] = [
  ['its links change slowly with the focus', '} a { transition: color 0.2s } a:focus { color: red }', 'fail'],
  ['it comes slowly with the focus', '; transition: right 0.2s } #menu:focus-within { right: 0 }', 'pass'],
]
const HIDDEN: readonly [when: string, site: string][] = [
  ['it is hidden as well', menu('position: fixed; top: 0; right: -100%; visibility: hidden }')],
  ['it is seen', menu('position: fixed; top: 0; right: 0 }')],
  [
    'it comes into sight with the focus',
    menu('position: fixed; top: 0; right: -100% } #menu:focus-within { right: 0 }'),
  ],
  [
    'it grows with the focus',
    menu('position: fixed; top: 0; width: 0; overflow: hidden } #menu:focus-within { width: 200px }'),
  ],
  ['it is inert', menu('position: fixed; top: 0; right: -100% }', LINKS.replace('<nav', '<nav inert'))],
  [
    'it is hidden from screen readers, which axe tells',
    menu('position: fixed; top: 0; right: -100% }', LINKS.replace('<nav', '<nav aria-hidden="true"')),
  ],
  [
    'it is one link, past the navigation',
    menu('position: fixed; top: 0; left: -300px }', '<div id="menu"><a href="#x">Go on</a></div>'),
  ],
  [
    'it is the sidebar of a theme for manuals',
    menu(
      'position: fixed; top: 0; left: -242px }',
      LINKS.replace('<nav id="menu">', '<nav id="menu" class="md-sidebar md-sidebar--primary">'),
    ),
  ],
  [
    'it is transparent and hidden',
    menu('position: fixed; inset: 0; opacity: 0; pointer-events: none; visibility: hidden }'),
  ],
  [
    'it is transparent until it has the focus',
    menu('position: fixed; inset: 0; opacity: 0; pointer-events: none } #menu:focus-within { opacity: 1 }'),
  ],
  ['it fades in where it stands', menu('opacity: 0; pointer-events: none }')],
  [
    'it is a transparent slide',
    menu(
      'position: absolute; opacity: 0; pointer-events: none }',
      LINKS.replace('<nav id="menu">', '<nav id="menu" class="swiper-slide">'),
    ),
  ],
  [
    'it is a transparent part of the page with more text than links',
    menu(
      'position: absolute; opacity: 0; pointer-events: none }',
      LINKS.replace(
        '<nav id="menu">',
        '<nav id="menu"><h2>What we make</h2><p>Chairs, tables and lamps of oak, each made to order in our workshop.</p>',
      ),
    ),
  ],
  ['it is put far away for screen readers', menu('position: absolute; left: -9999px }')],
  [
    'slides lie beside the window of a carousel',
    menu(
      'position: absolute; left: 500px }',
      `<div style="position: relative; overflow: hidden; width: 300px; height: 300px">${LINKS}</div>`,
    ),
  ],
  ['the page can be scrolled there', menu('position: absolute; left: 900px }')],
]

export const CLOSED_MENU_CASES: readonly Case[] = [
  ...(
    [
      ['fail', 'it opens the menu, and its script sets the state of another', '', ''],
      ['fail', 'it opens the menu and goes on saying that it is closed', ' aria-expanded="false"', ''],
      ['pass', 'it says so when it is pressed', '', 'a.ariaExpanded = "true"'],
      ['pass', 'its label changes', '', 'a.ariaLabel = "Close"'],
      ['pass', 'the focus goes into what opens', '', 'nav.querySelector("a").focus()'],
    ] as const
  ).map(
    ([outcome, when, state, code]): Case => ({
      check: 'menu-state-unsaid',
      outcome,
      when: `pressed, ${when}`,
      site: page(
        `<button id="a" class="nav-toggle" aria-label="Menu"${state}>☰</button><nav id="nav" hidden><a href="/a">A</a> <a href="/b">B</a></nav>
        <button id="b">More</button><p id="m" hidden>M</p>
        <script>b.onclick = () => { m.hidden = false; b.setAttribute('aria-expanded', 'true') }
        a.onclick = () => { nav.hidden = !nav.hidden; ${code} }</script>`,
        '<meta name="viewport" content="width=device-width">',
      ),
      ...(outcome === 'fail' && {
        says: [
          state === ''
            ? 'The menu button "Menu" opens the menu and has no aria-expanded, before or after.'
            : 'The menu button "Menu" still says aria-expanded="false" when the menu is open.',
        ],
        selector: '#a',
      }),
    }),
  ),
  ...CLOSED.map(
    ([when, style, says]): Case => ({
      check: 'closed-menu-reachable',
      outcome: 'fail',
      when,
      site: menu(style),
      says: [says],
      selector: '#menu',
    }),
  ),
  ...MOVING.map(
    ([when, style, outcome]): Case => ({
      check: 'closed-menu-reachable',
      outcome,
      when,
      site: menu(`position: fixed; top: 0; right: -100% ${style}`),
    }),
  ),
  ...HIDDEN.map(([when, site]): Case => ({ check: 'closed-menu-reachable', outcome: 'pass', when, site })),
  {
    check: 'closed-menu-reachable',
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<p>X</p>'),
  },
  {
    check: 'closed-menu-reachable',
    outcome: 'not-measured',
    when: 'its style sheet did not come',
    site: page(
      `<link rel="stylesheet" href="/gone.css"><style>#menu { position: fixed; right: -100%; width: 9em }</style>${LINKS}`,
      VIEWPORT,
    ),
  },
]

export const SCRIPT_GAP_CASES: readonly Case[] = [
  {
    check: 'closed-menu-reachable',
    outcome: 'not-measured',
    when: 'its own script did not come',
    site: menu('position: fixed; top: 0; right: -100% }', `${LINKS}<script src="/gone.js"></script>`),
  },
  {
    check: 'closed-menu-reachable',
    outcome: 'not-measured',
    when: 'a library that may hide it did not come',
    site: menu(
      'position: fixed; top: 0; right: -100% }',
      `${LINKS.replace('<nav', '<nav x-show="open"')}<script src="http://127.0.0.1:1/alpine.js"></script>`,
    ),
  },
  ...(
    [
      ['not-measured', 'names it', '#menu'],
      ['fail', 'names another', '#menu-2'],
    ] as const
  ).map(
    ([outcome, which, selector]): Case => ({
      check: 'closed-menu-reachable',
      outcome,
      when: `a library did not come by which a script ${which}`,
      site: menu(
        'position: fixed; top: 0; right: -100% }',
        `${LINKS}<script src="http://127.0.0.1:1/jquery.min.js"></script><script>$('${selector}').css('right', 0)</script>`,
      ),
    }),
  ),
  {
    check: 'closed-menu-reachable',
    outcome: 'fail',
    when: 'what did not come is a script of others, which has no part in it',
    site: menu(
      'position: fixed; top: 0; right: -100% }',
      `${LINKS}<script src="http://127.0.0.1:1/data.js"></script>`,
    ),
  },
]

export const HANDLER_CASES: readonly Case[] = [
  {
    check: 'handler-undefined',
    outcome: 'fail',
    when: 'no script defines what it calls, or only a module does',
    site: page(
      `<button id="a" onclick="startQuiz()">Start</button><form onsubmit="return send(event)"><input></form>
      <script type="module">function send() {}</script>`,
    ),
    says: [
      'onclick calls startQuiz(), which no script of the page defines.',
      'onsubmit calls send(), which no script of the page defines.',
    ],
    selector: '#a',
  },
  {
    check: 'handler-undefined',
    outcome: 'fail',
    when: 'it holds the event back before it calls what is not there',
    site: page(
      `<a id="a" href="#" onclick="event.preventDefault();openModal('legal')">Legal</a>
      <a href="#" onclick="event.preventDefault(); there()">More</a><script>function there() {}</script>`,
    ),
    says: ['onclick calls openModal(), which no script of the page defines.'],
    selector: '#a',
  },
  {
    check: 'handler-undefined',
    outcome: 'pass',
    when: 'what it calls is there, in whatever way, or not called for sure',
    site: page(
      `<button onclick="a()">A</button><button onclick="b()">B</button><button onclick="c ()">C</button>
      <button onclick="if (window.d) d()">D</button><button onclick="typeof e === 'function' && e()">E</button>
      <button onclick="print()">F</button><form><button onclick="submit()">G</button></form><button onclick="remove()">H</button>
      <button onclick="later()">I</button><button onclick="gtag('event', 'x')">J</button><button onclick="this.x()">K</button>
      <button id="k" onclick="gone()">L</button><script>k.addEventListener('click', () => {})
      function a() {} const b = () => {}; window.c = () => {}
      setTimeout(() => { window.later = () => {} }, 600000)</script>`,
    ),
  },
  {
    check: 'handler-undefined',
    outcome: 'fail',
    when: 'it calls a tracker that the page does not load',
    site: page(`<button id="a" onclick="fbq('track', 'Schedule')">Book</button><script>let a = 1</script>`),
    says: ['onclick calls fbq(), which no script of the page defines.'],
    selector: '#a',
  },
  {
    check: 'handler-undefined',
    outcome: 'pass',
    when: 'it calls a tracker that a script brings later, as with consent',
    site: page(`<button onclick="fbq('track', 'Schedule')">Book</button>
      <script>function consented() { window.fbq = () => {} }</script>`),
  },
  {
    check: 'handler-undefined',
    outcome: 'not-measured',
    when: 'a script that may define it did not come',
    site: page('<button onclick="start()">A</button><script src="/gone.js"></script>'),
  },
  {
    check: 'handler-undefined',
    outcome: 'not-applicable',
    when: 'there is no handler in the markup',
    site: page('<button>A</button>'),
  },
]

import type { Case } from '../../../support/tool-cases.ts'
import { LONG, page, VIEWPORT } from './pages.ts'

/** Dialogs that share the screen: each covers more of it than may be covered. */
const onHalves = (texts: readonly string[]) =>
  texts
    .map(
      (text, at) =>
        `<div style="position:fixed;inset:${at * 50}% 0 auto;height:50%;background:#fff">${text} <button>OK</button></div>`,
    )
    .join('')

const word = (family: string, letters: number) =>
  `<h2 style="font:20px '${family}',monospace;transition:all 1s">${'n'.repeat(letters)}</h2>`

/** Fonts that a page asks for and does not get: of a style sheet that does not come, here an empty one, and by a rule of its own. */
const LOST_FONTS =
  '<link rel="stylesheet" href="data:text/css,/*?family=Lost+Face:wght@600&family=Lost+Face+Condensed*/"><style>@font-face{font-family:"Lost File";src:url("/lost.woff2")}</style>'

/** As scripts that arrange pictures do: they wait until the screen changes no more, and move what they arrange. */
const laidOutLate = (style = '') =>
  `<div id="box" style="transition:width .4s;${style}">The pictures of our journeys</div><script>
const fit = () => { box.style.width = document.documentElement.clientWidth - 16 + 'px' }
fit()
let timer
addEventListener('resize', () => { clearTimeout(timer); timer = setTimeout(fit, 100) })
</script>`

/** As scripts that make bars sticky do: what they write at load stays, whatever becomes of the screen. */
const laidOutAtLoad = (width: string, style = '') =>
  `<style>body{margin:0}${style}</style><div id="box"><h2>Journeys</h2></div><script>box.style.width = ${width}</script>`

/** A menu that a button opens over the page, whose last link is filled with a color. */
const menu = (style: string) =>
  page(
    `<style>@keyframes come { from { transform: translateX(80%) } } nav { display: none; position: fixed; left: 0; top: 50px } nav.open { display: block; ${style} } nav a { display: block } #book { background: #b00; color: #fff }</style>
    <button class="menu-toggle" aria-label="Menu">≡</button><nav id="nav"><a href="/a">Cakes</a><a href="/b">Bread</a><a id="book" href="/c">Book now</a></nav>${LONG}
    <script>document.querySelector('button').onclick = () => nav.classList.toggle('open')</script>`,
    VIEWPORT,
  )

export const LAYOUTS: readonly Case[] = [
  { check: 'content-wider-than-screen', outcome: 'pass', when: 'there is text', site: page('<p>Text</p>') },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'fields of a form have the names of what every element has',
    site: page(
      `<p>Text</p><form>${['matches', 'parentNode', 'children', 'tagName', 'style', 'id'].map(name => `<input name="${name}">`).join('')}</form>`,
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'a table scrolls by itself',
    site: page('<div style="overflow-x:auto"><div style="width:900px">wide</div></div>'),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'a box that scrolls both ways holds a part of the page',
    site: page(
      `${LONG}<div style="overflow:auto;height:300px"><div style="width:900px;height:500px">wide</div></div>`,
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'the page lies in a box that scrolls downwards and fits it',
    site: page(
      `<style>body{margin:0}</style><div style="position:fixed;inset:0;overflow:auto"><h1>Sheds</h1>${LONG}${LONG}${LONG}<p style="height:2000px">End</p></div>`,
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a fixed menu waits beside the screen, and a filter of the header around it holds it in the document',
    site: page(
      '<header style="position:sticky;top:0;backdrop-filter:blur(2px)"><nav style="position:fixed;right:-100%;width:300px">Menu</nav></header><p>Text</p>',
    ),
    says: /^This <nav> ends at 8\d\d px\. The page is 8\d\d px wide/,
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'a fixed menu waits beside the screen',
    site: page(
      '<header style="position:sticky;top:0"><nav style="position:fixed;right:-100%;width:300px">Menu</nav></header><p>Text</p>',
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'the page lies in a box that scrolls both ways',
    site: page(
      `<style>body{margin:0}</style><header style="height:100px">Sheds</header><div style="height:calc(100vh - 100px);overflow:auto"><div id="box" style="width:900px">${LONG}<p style="height:2000px">End</p></div></div>`,
    ),
    says: '<div id="box"> ends at 900 px. The page is 900 px wide on a screen of 412 px.',
    selector: '#box',
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a box is 600 px wide',
    site: page('<div id="box" style="width:600px">wide</div>'),
    says: '<div id="box"> ends at 608 px. The page is 608 px wide on a screen of 412 px.',
    selector: '#box',
    at: '{origin}/',
  },
  ...(
    [
      [
        'not-measured',
        'img { max-width:100%;height:auto }',
        /without its image .*\/gone\.jpg, which did not load/,
      ],
      ['fail', '', /The page is 7\d\d px wide/],
    ] as const
  ).map(
    ([outcome, style, says]): Case => ({
      check: 'content-wider-than-screen',
      outcome,
      when: `an image is missing, with the style "${style}"`,
      site: page(
        `<style>main { display:grid } img { display:block } ${style}</style><main><p><img src="/gone.jpg" width="700" height="300" alt="Sheds in a row"></p></main>`,
      ),
      says,
    }),
  ),
  {
    check: 'slightly-wider-than-screen',
    outcome: 'fail',
    when: 'a box ends 4 px past the edge of it',
    site: page('<style>body { margin: 0 }</style><div id="box" style="width:calc(100vw + 4px)">wide</div>'),
    says: '<div id="box"> ends at 416 px. The page is 416 px wide on a screen of 412 px.',
    selector: '#box',
  },
  ...(
    [
      ['pass', 'a box ends 4 px past the edge of it', 'calc(100vw + 4px)'],
      ['fail', 'it is too wide by 4 px, and far too wide on a narrow phone', '416px'],
    ] as const
  ).map(
    ([outcome, when, width]): Case => ({
      check: 'content-wider-than-screen',
      outcome,
      when,
      site: page(`<style>body { margin: 0 }</style><div id="box" style="width:${width}">wide</div>`),
    }),
  ),
  ...(
    [
      ['pass', 'a box ends far past the edge of it', page('<div style="width:600px">wide</div>')],
      ['not-applicable', 'there is no viewport', page('<p>x</p>', '')],
      [
        'not-measured',
        'a word is a little wider in place of a font that is lacking',
        page(word('No Such Face', 34)),
      ],
    ] as const
  ).map(([outcome, when, site]): Case => ({ check: 'slightly-wider-than-screen', outcome, when, site })),
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'the body itself is too wide, and all that it holds no wider',
    site: page('<style>body { width: 120vw; margin: 0 }</style><p>Text</p>'),
    says: 'This <body> ends at 494 px. The page is 494 px wide on a screen of 412 px.',
    selector: 'html > body',
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a box fits on a wide phone and not on a narrow one',
    site: page('<div id="box" style="width:390px">wide</div>'),
    says: '<div id="box"> ends at 398 px. The page is 398 px wide on a screen of 360 px.',
    selector: '#box',
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'a script writes at load that a box is as wide as the screen',
    site: page(laidOutAtLoad("innerWidth + 'px'")),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a script writes at load that a box is wider than a narrow phone',
    site: page(laidOutAtLoad("Math.max(innerWidth, 398) + 'px'")),
    says: '<div id="box"> ends at 398 px. The page is 398 px wide on a screen of 360 px.',
  },
  {
    check: 'text-cut-off',
    outcome: 'pass',
    when: 'a script writes at load where a text ends',
    site: page(
      laidOutAtLoad(
        "innerWidth + 'px'",
        'html, body{overflow-x:hidden} #box{text-align:right} h2{white-space:nowrap}',
      ),
    ),
  },
  ...(['body', 'html'] as const).map(
    (element): Case => ({
      check: 'content-wider-than-screen',
      outcome: 'fail',
      when: `only the style of <${element}> hides what is too wide, which phones move to`,
      site: page(
        `<style>${element}{overflow-x:hidden}</style><button style="position:fixed;right:0">Menu</button><div id="box" style="width:600px">wide</div>`,
      ),
      says: '<div id="box"> ends at 608 px. The page is 608 px wide on a screen of 412 px. overflow-x: hidden on <html> or <body> alone does not help on phones.',
      selector: '#box',
    }),
  ),
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'what waits beside the screen to come in makes the page wide',
    site: page(
      '<style>body{overflow-x:hidden;margin:0}</style><div id="box" style="opacity:0;transform:translateX(60px)">Text</div>',
    ),
    says: /^<div id="box"> ends at 472 px\. The page is 472 px wide on a screen of 412 px\. /,
    selector: '#box',
  },
  ...[
    page('<style>html,body{overflow-x:hidden}</style><div style="width:600px">wide</div>'),
    page(
      '<style>body{overflow-x:hidden}</style><div style="width:600px">wide</div>',
      '<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">',
    ),
    page('<div style="overflow-x:clip"><div style="width:600px">wide</div></div>'),
    page('<style>body{overflow-x:hidden;margin:0}</style><div style="width:363px;height:9px"></div>'),
  ].map(
    (site, at): Case => ({
      check: 'content-wider-than-screen',
      outcome: 'pass',
      when: `phones cannot be moved to what is hidden, or nobody notices (${at + 1})`,
      site,
    }),
  ),
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'a script lays boxes out anew a while after the screen has become narrow',
    site: page(laidOutLate()),
  },
  {
    check: 'text-cut-off',
    outcome: 'pass',
    when: 'a script lays texts out anew a while after the screen has become narrow',
    site: page(
      `<style>html,body{overflow-x:hidden}</style>${laidOutLate('white-space:nowrap;text-align:right')}`,
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a script never ends to move a box that is too wide',
    site: page(
      '<div id="box" style="width:390px">wide</div><script>let width=390;setInterval(()=>box.style.width=(width=width===390?392:390)+"px",50)</script>',
    ),
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'pass',
    when: 'nobody notices how much wider it is than a narrow phone',
    site: page('<div id="box" style="width:355px">wide</div>'),
  },
  ...(
    [
      [
        'not-measured',
        'a word is a little wider in place of a font that is lacking',
        word('No Such Face', 34),
      ],
      ['fail', 'a word is far wider in place of a font that is lacking', word('No Such Face', 44)],
      [
        'fail',
        'a word is a little wider in a font that there is',
        word('monospace', 34).replace("'monospace',", ''),
      ],
      [
        'not-measured',
        'a word is far wider in place of a font that the page did not get',
        LOST_FONTS + word('Lost Face', 44),
      ],
      [
        'not-measured',
        'a word is far wider in place of a font that a style of the page imports and did not get',
        `<style>@import url("data:text/css,/*?family=Lost%20Face*/")</style>${word('Lost Face', 44)}`,
      ],
      ['fail', 'a word is too wide in any font that the page may load', LOST_FONTS + word('Lost Face', 60)],
      [
        'not-measured',
        'a word is half as wide again in place of a condensed font that the page did not get',
        LOST_FONTS + word('Lost Face Condensed', 54),
      ],
      ['fail', 'a word is too wide in any condensed font', LOST_FONTS + word('Lost Face Condensed', 80)],
      [
        'fail',
        'a word in a font that there is is too wide beside one that may not be',
        LOST_FONTS + word('Lost Face', 44) + word('monospace', 40).replace("'monospace',", ''),
      ],
      [
        'fail',
        'a box is too wide whatever font the page may load',
        `${LOST_FONTS}<div style="width:430px">${word('Lost Face', 30)}</div>`,
      ],
      [
        'fail',
        'a box is wider whatever the font',
        `<div style="width:430px">${word('No Such Face', 20)}</div>`,
      ],
      [
        'fail',
        'a word fits a wide phone in another font, and a box of the page no narrow one',
        `<div style="width:390px">${word('No Such Face', 34)}</div>`,
      ],
    ] as const
  ).map(
    ([outcome, when, content]): Case => ({
      check: 'content-wider-than-screen',
      outcome,
      when,
      site: page(content),
    }),
  ),
  {
    check: 'content-wider-than-screen',
    outcome: 'fail',
    when: 'a grid gives all of its entries the width of a long word in one of them',
    site: page(
      `<div style="display:grid"><section>${'Text of the page. '.repeat(20)}</section>
        <section><h3><a id="word" href="#">${'w'.repeat(60)}@lab.example</a></h3></section></div>`,
    ),
    selector: '#word',
  },
  {
    check: 'content-wider-than-screen',
    outcome: 'not-applicable',
    when: 'there is no viewport',
    site: page('<p>x</p>', ''),
  },
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'a wide table pushes the texts of its column past the edge',
    site: page(
      `<style>html,body{overflow-x:hidden} body{font:16px monospace} .page{display:grid} td{min-width:300px}</style><div class="page"><p id="cut">${'Which shed is the right one for you? '.repeat(10)}</p><table class="prices"><tr><td>Oak</td><td>Pine</td></tr></table></div>`,
    ),
    says: /^<table class="prices"> is 6\d\d px wide on a screen of 412 px, and pushes the text "Which shed .* min-width: 0\.$/,
    selector: 'html > body > div > table',
  },
  { check: 'text-cut-off', outcome: 'pass', when: 'there is text', site: page('<p>Text</p>') },
  {
    check: 'text-cut-off',
    outcome: 'not-applicable',
    when: 'there is no viewport',
    site: page('<p>x</p>', ''),
  },
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'the page cannot be moved to the end of a text',
    site: page(
      '<style>html,body{overflow-x:hidden}</style><h2 id="cut" style="font:20px monospace;white-space:nowrap">What our customers say about all of us</h2>',
    ),
    says: '"What our customers say about all of us" ends at 466 px of a screen of 412 px, and the page cannot be scrolled there.',
    selector: '#cut',
    at: '{origin}/',
  },
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'what holds the whole page cuts a heading off',
    site: page(
      `<style>body{margin:0} .shell{overflow:hidden}</style><div class="shell"><header>Bakery</header><h1 id="cut" style="font:60px monospace">Strawberries</h1>${LONG}</div>`,
    ),
    says: '"Strawberries" ends at 433 px of a screen of 412 px, and the page cannot be scrolled there.',
    selector: '#cut',
    count: 1,
  },
  {
    check: 'text-cut-off',
    outcome: 'pass',
    when: 'only a part of the page cuts its text off',
    site: page(
      `<style>body{margin:0} .part{overflow:hidden} .part p{font:60px monospace}</style><div><div class="part"><p>Strawberries</p></div>${LONG}</div>`,
    ),
  },
  ...[
    ['a slider cuts a heading off', 'class="slider"', ''],
    ['a narrow part does', 'class="part" style="width:300px"', ''],
    ['a page can be moved to the end of it', 'style="width:300px"', ''],
    ['a heading of a part begins far to the right', '', 'margin-left:300px'],
  ].map(
    ([when, part, heading]): Case => ({
      check: 'text-cut-off',
      outcome: 'pass',
      when: when!,
      site: page(
        `<style>body{margin:0} .part,.slider{overflow:hidden} h1{font:60px monospace}</style><main><div ${part || 'class="part"'}><h1 style="${heading}">Strawberries</h1></div>${LONG}</main>`,
      ),
    }),
  ),
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'a part as wide as the screen cuts a heading off',
    site: page(
      `<style>body{margin:0} .hero{overflow:hidden}</style><main><section class="hero"><h1 id="cut" style="font:60px monospace">Strawberries</h1><p>Fresh from the field</p></section>${LONG}</main>`,
    ),
    says: '"Strawberries" ends at 433 px of a screen of 412 px, and the page cannot be scrolled there.',
    selector: '#cut',
    count: 1,
  },
  {
    check: 'text-cut-off',
    outcome: 'pass',
    when: 'all of the page is in a box whose height cuts it off as well',
    site: page(
      `<style>body{margin:0} .low{overflow:hidden;height:90vh}</style><div class="low">${LONG}${LONG}<h1 style="font:60px monospace">Strawberries</h1></div>`,
    ),
  },
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'a long word in the middle is cut off at both ends',
    site: page(
      '<style>html,body{overflow-x:hidden} body{margin:0}</style><div style="display:flex;flex-direction:column;align-items:center"><p id="cut" style="font:30px monospace">Gesundheitsdienstleistungen</p></div>',
    ),
    says: /^"Gesundheitsdienstleistungen" ends at 4\d\d px of a screen of 412 px/,
    selector: '#cut',
  },
  ...(
    [
      [
        'not-measured',
        'a little wider than the screen, in a font that this machine lacks',
        "'No Such Face', monospace",
        32,
      ],
      [
        'not-measured',
        'wider than the screen by a part of its own width, in a font that this machine lacks',
        "'No Such Face', monospace",
        34,
      ],
      [
        'not-measured',
        'wider than the screen, in a font that this machine lacks and whose name has a comma',
        "'var(--face, sans-serif)', monospace",
        34,
      ],
      [
        'fail',
        'far wider than the screen, in a font that this machine lacks',
        "'No Such Face', monospace",
        46,
      ],
      ['fail', 'a little wider than the screen, in a font that there is', 'monospace', 32],
      [
        'not-measured',
        'half wider than the screen, in a font that the page did not get',
        "'Lost Face', monospace",
        44,
      ],
      ['fail', 'too wide for the screen in any font that the page may load', "'Lost Face', monospace", 60],
      [
        'not-measured',
        'far wider than the screen, in a condensed font that the page did not get',
        "'Lost Face Condensed', monospace",
        54,
      ],
      [
        'not-measured',
        'half wider than the screen, in a font whose file is not there',
        "'Lost File', monospace",
        44,
      ],
      [
        'fail',
        'half wider than the screen, in a font that there is, beside one that the page did not get',
        'monospace',
        46,
      ],
    ] as const
  ).map(
    ([outcome, when, family, letters]): Case => ({
      check: 'text-cut-off',
      outcome,
      when: `a text is ${when}`,
      site: page(
        `${LOST_FONTS}<style>html,body{overflow-x:hidden;margin:0}</style><h2 style="font:20px ${family};white-space:nowrap">${'n'.repeat(letters)}</h2>`,
      ),
    }),
  ),
  {
    check: 'text-cut-off',
    outcome: 'pass',
    when: 'the text moves, waits beside the screen or above the page, scrolls by itself or is decoration',
    site: page(
      `<style>html,body{overflow-x:hidden} p{font:20px monospace;white-space:nowrap} @keyframes go{to{transform:translateX(-9px)}}</style>
      <p style="animation:go 9s infinite">What our customers say about all of us</p>
      <p style="transform:translateX(90px)">What our customers say about all of us</p>
      <div style="overflow-x:auto"><p>What our customers say about all of us</p></div>
      <p aria-hidden="true">What our customers say about all of us</p>
      <p style="position:absolute;left:500px">What our customers say about all of us</p>
      <p style="position:absolute;top:-900px">What our customers say about all of us</p>
      <p style="overflow:hidden;text-overflow:ellipsis">What our customers say about all of us</p>`,
    ),
  },
  {
    check: 'text-cut-off',
    outcome: 'fail',
    when: 'the menu that a button opens is wider than the screen',
    site: menu('min-width: 620px } #book { text-align: right'),
    says: '"Book now" in the menu that "Menu" opens ends at 620 px of a screen of 412 px, and cannot be scrolled to.',
    selector: '#book',
    count: 1,
  },
  // Of the last one the box alone runs out of the screen, and its text can be read.
  ...['right: 0', 'right: 0; animation: come 0.8s linear', 'min-width: 620px; text-align: center'].map(
    (style): Case => ({
      check: 'text-cut-off',
      outcome: 'pass',
      when: `the menu that opens has ${style}`,
      site: menu(style),
    }),
  ),
  { check: 'text-too-small', outcome: 'pass', when: 'type is of 16 px', site: page('<p>Text</p>') },
  {
    check: 'text-too-small',
    outcome: 'pass',
    when: 'there is small print below a text',
    site: page(`${LONG}<p style="font-size:9px">Small print</p>`),
  },
  {
    check: 'text-too-small',
    outcome: 'pass',
    when: 'a page of pictures has small print in its footer',
    site: page(
      '<p>Drinks</p><div class="footer"><span style="font-size:9px">2014 - All Rights Reserved, Copyright by the Drinks Company</span></div>',
    ),
  },
  {
    check: 'text-too-small',
    outcome: 'pass',
    when: 'all but small print fades in as it is scrolled into view',
    site: page(`<p style="font-size:9px">Small print</p><section style="opacity:0">${LONG}</section>`),
  },
  {
    check: 'text-too-small',
    outcome: 'not-measured',
    when: 'the data of the content did not come, and only small print is there',
    site: page(
      '<main id="m"></main><p style="font-size:9px">Small print</p><script>fetch("http://127.0.0.1:1/team.json").catch(() => {})</script>',
    ),
    says: /could not load http:\/\/127\.0\.0\.1:1\/team\.json/,
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    when: 'a menu of larger type lies over the page, closed',
    site: page(
      `<p id="tiny" style="font-size:9px">Small print</p><nav style="opacity:0;position:fixed;inset:0">${LONG}</nav>`,
    ),
    selector: '#tiny',
  },
  {
    check: 'text-too-small',
    outcome: 'pass',
    when: 'small type is zoomed',
    site: page('<p style="font-size:9px;zoom:1.5">Text</p>'),
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    when: 'zoom makes the text small',
    site: page('<style>body{zoom:.5}</style><p id="tiny">Tiny text</p>'),
    says: 'The text "Tiny text" has 8 px (at least 12).',
    selector: '#tiny',
    at: '{origin}/',
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    when: 'the text is of 9 px',
    site: page('<p id="tiny" style="font-size:9px">Tiny text</p>'),
    says: 'The text "Tiny text" has 9 px (at least 12).',
    selector: '#tiny',
    at: '{origin}/',
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    when: 'a button among larger text has 9 px',
    site: page(`${LONG}<div><a id="tiny" href="/give" style="font-size:9px">Give now</a></div>`),
    says: 'The link or button "Give now" has 9 px (at least 12).',
    selector: '#tiny',
    count: 1,
  },
  {
    check: 'text-too-small',
    outcome: 'pass',
    when: 'a small link is in a sentence, has no word, is in the footer, or has 10 px',
    site: page(
      `${LONG}<div style="font-size:9px"><p>See <a href="/a">the terms</a></p><a href="/b">12</a><footer><a href="/c">Imprint</a></footer></div><button style="font-size:10px">Give now</button>`,
    ),
  },
  {
    check: 'text-too-small',
    outcome: 'not-applicable',
    when: 'the text is for browsers that do not know the element around it',
    site: page(
      '<div style="font-size:9px"><video controls>Your browser shows no video.</video><canvas>Nor this.</canvas></div>',
    ),
  },
  {
    check: 'text-too-small',
    outcome: 'fail',
    when: 'a text of 9 px stands beside a video',
    site: page('<div id="tiny" style="font-size:9px">Tiny <video controls>No video.</video></div>'),
    says: 'The text "Tiny" has 9 px (at least 12).',
    selector: '#tiny',
  },
  { check: 'text-too-small', outcome: 'not-applicable', when: 'there is no text', site: page('') },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'there is a bar at the edge',
    site: page(`${LONG}<div style="position:fixed;bottom:0;height:60px;width:100%">Chat</div>`),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a dialog asks for consent',
    site: page(
      `${LONG}<div style="position:fixed;inset:0;background:#fff">We use cookies <button>OK</button></div>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a tall header is fixed over the room that the page leaves for it',
    site: page(
      `<header style="position:fixed;top:0;height:50vh;width:100%;background:#fff">Sheds <a href="/">Home</a></header>
      <div style="padding-top:50vh;height:100vh;box-sizing:border-box"><div style="height:100%;overflow:auto">${LONG}</div></div>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a dialog asks for consent in Bulgarian',
    site: page(
      `${LONG}<div style="position:fixed;inset:0;background:#fff">Използваме бисквитки. <button>Добре</button></div>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a dialog asks for consent in Hungarian or Thai',
    site: page(
      `${LONG}<div style="position:fixed;inset:0;background:#fff">Sütiket használunk. เราใช้คุกกี้ <button>OK</button></div>`,
    ),
  },
  ...[
    ['18+ Altersverifikation. Bist du mindestens 18 Jahre alt?', 'Are you of legal drinking age?'],
    ['Êtes-vous majeur ?', 'Bent u 18 jaar of ouder?'],
    ['¿Eres mayor de edad?', 'Sei maggiorenne?'],
    ['Czy masz ukończone 18 lat?', 'Je vám více než 18 let?'],
    ['Oletko täysi-ikäinen?', 'Вам исполнилось 18 лет?'],
    ['20歳以上ですか'],
  ].flatMap(texts =>
    texts.map(
      (text): Case => ({
        check: 'intrusive-overlay',
        outcome: 'pass',
        when: `a dialog asks for the age: ${text}`,
        site: page(`${LONG}${onHalves(texts)}`),
      }),
    ),
  ),
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'a dialog that asks for the age shares the screen with a newsletter',
    site: page(`${LONG}${onHalves(['Are you of legal drinking age?', 'Subscribe now'])}`),
    says: 'This element covers 50 % of the screen: "Subscribe now OK".',
  },
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'the window of a chat is open, and reaches out of its button, in whose place is nothing',
    site: page(
      `<div style="height:50vh;overflow:hidden">${LONG}</div><div id="chat" style="position:fixed;right:10px;bottom:10px;width:60px;height:60px"><div style="position:absolute;right:0;bottom:80px;width:350px;height:600px;background:#fff">Ask us anything <button>Send</button></div></div>`,
    ),
    says: /^This element covers \d\d % of the screen: "Ask us anything Send"\.$/,
  },
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'an offer that has a number covers it',
    site: page(
      `${LONG}<div id="offer" style="position:fixed;inset:0;background:#fff">18 % off, for 21 days <a href="/sale">Go</a></div>`,
    ),
    says: 'This element covers 100 % of the screen: "18 % off, for 21 days Go".',
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'an app is a layer',
    site: page(`<div style="position:fixed;inset:0;overflow:auto"><main>${LONG}</main></div>`),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'the spinner of a loader is still there',
    site: page(
      `${LONG}<div style="position:fixed;inset:0;background:#fff"><div class="spinner"><svg></svg></div></div>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'the loader that is still there has a picture',
    site: page(
      `${LONG}<div class="preloader" style="position:fixed;inset:0;background:#fff url(/offer.png)"></div>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'the loader that is still there shows the logo',
    site: page(
      `${LONG}<div class="loader" style="position:fixed;inset:0;background:#fff"><img src="/offer.png" alt="" style="width:100%;height:100%"></div>`,
    ),
  },
  ...['loader', 'page-preloader', 'loading-screen', 'splash'].map(
    (name): Case => ({
      check: 'intrusive-overlay',
      outcome: 'pass',
      when: `a ${name} says how far it is`,
      site: page(
        `${LONG}<div class="${name}" role="status" style="position:fixed;inset:0;background:#fff"><svg></svg> 100%</div>`,
      ),
    }),
  ),
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'what is called a loader asks for something',
    site: page(
      `${LONG}<div class="loader" style="position:fixed;inset:0;background:#fff">Subscribe now <button>Yes</button></div>`,
    ),
    says: /covers 100 % of the screen/,
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a script fades the first screen out, frame by frame',
    site: page(
      `${LONG}<div id="splash" style="position:fixed;inset:0;background:#fff">Welcome to us</div>
      <script>
        onload = () => {
          let from
          const step = now => {
            from ??= now
            splash.style.opacity = Math.max(0, 1 - (now - from) / 2500)
            if (now - from < 2500) requestAnimationFrame(step)
            else splash.style.display = 'none'
          }
          requestAnimationFrame(step)
        }
      </script>`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'a dialog asks for the password of a part for members',
    site: page(
      `${LONG}<div role="dialog" style="position:fixed;inset:0;background:#fff">Members <input type="password" aria-label="Password"></div>`,
    ),
  },
  ...(
    [
      ['pass', 'Du måste vara inloggad för att nå denna sida. Tillbaka'],
      ['pass', 'You need to be logged in to see this page.'],
      ['fail', 'Join our newsletter, and we keep you informed of what is new.'],
    ] as const
  ).map(
    ([outcome, text]): Case => ({
      check: 'intrusive-overlay',
      outcome,
      when: `a dialog says "${text}"`,
      site: page(`${LONG}<div style="position:fixed;inset:0;background:#fff;cursor:pointer">${text}</div>`),
    }),
  ),
  {
    check: 'intrusive-overlay',
    outcome: 'not-applicable',
    when: 'the page asks not to be indexed',
    site: page(
      `${LONG}<div style="position:fixed;inset:0;background:#fff">Subscribe now</div>`,
      `${VIEWPORT}<meta name="robots" content="noindex">`,
    ),
  },
  {
    check: 'intrusive-overlay',
    outcome: 'pass',
    when: 'an intro says something and has nothing to press',
    site: page(
      `${LONG}<div id="intro" style="position:fixed;inset:0;background:#fff">Kranz Cycles since 1994</div>`,
    ),
    says: /nothing to press/,
  },
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'the picture of an offer covers it',
    site: page(
      `${LONG}<div id="offer" style="position:fixed;inset:0"><img src="/offer.png" alt="" style="width:100%;height:100%;cursor:pointer"></div>`,
    ),
    says: 'This element covers 100 % of the screen.',
  },
  {
    check: 'intrusive-overlay',
    outcome: 'fail',
    when: 'a newsletter covers it',
    site: page(
      `${LONG}<div id="news" style="position:fixed;inset:0;background:#fff">Subscribe now <input aria-label="Email"></div>`,
    ),
    says: 'This element covers 100 % of the screen: "Subscribe now".',
    selector: '#news',
    at: '{origin}/',
  },
]

import type { Outcome } from '../../../../src/api/results.ts'
import { EXAMPLES } from '../../../../src/engine/tools/accessibility/examples.ts'
import type { Answer } from '../../../support/web-server.ts'

/** A page, and the rules of axe that come out there in one way. */
export interface RulePage {
  about: string
  html: string
  outcome: Outcome
  rules: readonly string[]
}

/** Rules by their ids, with blanks between them. */
const these = (...ids: readonly string[]) => ids.flatMap(list => list.split(' '))
/** All rules that the tool runs but for these. */
const allBut = (...ids: readonly string[]) => Object.keys(EXAMPLES).filter(id => !these(...ids).includes(id))

const inHtml = (head: string, body: string, root = 'lang="en"') =>
  `<!doctype html><html ${root}><head>${head}</head><body>${body}</body></html>`
const TITLE = '<title>Shop</title>'

/** Something of all that rules are about, each as it should be. */
const SOUND_BODY = `
<a href="#content" accesskey="s" style="position: absolute; left: -9999px">Skip to the content</a>
<header><nav aria-label="Main"><ul><li><a href="/a">Bikes</a></li><li><a href="/b">Parts</a></li></ul></nav></header>
<main id="content">
<h1>Bikes for every road</h1>
<h2>What we sell</h2>
<p style="color: #000; background: #fff; letter-spacing: 0.02em">All about <a href="/c" style="color: #00c; text-decoration: underline">sizes</a> of our bikes, and <span lang="de">Fahrräder</span>.</p>
<img src="/bike.gif" alt="A red bike">
<img src="/bike.gif" alt="Plan" usemap="#plan"><map name="plan"><area shape="rect" coords="0,0,9,9" href="/hall" alt="Hall"></map>
<a href="/cart"><img src="/bike.gif" alt="Basket"> Cart</a>
<svg role="img" viewBox="0 0 9 9" aria-label="Circle"><circle r="4"/></svg>
<div role="img" aria-label="Bike">x</div>
<dl><dt>S</dt><dd>Up to 1.70 m</dd></dl>
<button aria-expanded="true" aria-describedby="hint">Order</button><span id="hint">Today</span>
<button aria-label="Cart" aria-braillelabel="crt">Cart</button>
<div role="button" tabindex="0">Command</div>
<input type="checkbox" aria-checked="true" checked aria-label="Newsletter">
<h3 role="heading" aria-level="3">Opening hours</h3>
<div role="dialog" aria-label="Size"><p>Choose a size</p></div>
<div aria-hidden="true">Decoration</div>
<div role="textbox" contenteditable="true" aria-label="Note"></div>
<div role="meter" aria-label="Stars" aria-valuenow="3" aria-valuemin="0" aria-valuemax="5"></div>
<div role="progressbar" aria-label="Loading" aria-valuenow="40"></div>
<div role="checkbox" tabindex="0" aria-checked="false" aria-label="Gift"></div>
<div role="list"><div role="listitem">Bikes</div></div>
<div role="listbox" aria-label="Colour"><div role="option" aria-selected="true">Red</div></div>
<div role="tablist"><div role="tab" tabindex="0">Tab</div></div>
<div role="text">Read more</div>
<div role="tooltip">Help</div>
<ul role="tree" aria-label="Parts"><li role="treeitem" tabindex="0">Wheel</li></ul>
<iframe title="Map" srcdoc="<html lang='en'><title>Map</title><p>x</p></html>"></iframe>
<iframe title="None" tabindex="-1" srcdoc="<html lang='en'><title>None</title><p>x</p></html>"></iframe>
<form>
<label>Name <input name="name" autocomplete="name" title="Your name"></label>
<input type="button" value="Go"><input type="image" src="/bike.gif" alt="Search">
<label>Colour <select><option>Red</option></select></label>
<label for="mail">Mail</label><input id="mail">
</form>
<button aria-label="Order now, please">Order now</button>
<object data="/bike.gif" aria-label="A bike">A bike</object>
<details><summary>Sizes</summary>Up to 1.70 m</details>
<a href="/d" tabindex="0">Cart</a>
<table summary="All sizes"><caption>Sizes</caption><tr><th scope="col" id="size">Size</th><th scope="col">Price</th></tr><tr><td headers="size">S</td><td>20</td></tr></table>
<div tabindex="0" style="height: 40px; overflow: auto"><p style="height: 900px">Long</p></div>
<audio autoplay src="/short.wav"></audio>
<video src="/tour.mp4" controls><track kind="captions" src="/tour.vtt"></video>
<li role="none">x</li>
</main>
<aside aria-label="News">News</aside>
<footer>Imprint</footer>`

/** Every example that is a piece of a body. */
const BROKEN_BODY = Object.values(EXAMPLES)
  .filter(example => /^<(?!html|meta).*>$/s.test(example))
  .map(example => `<div>${example}</div>`)
  .join('\n')

export const RULE_PAGES: readonly RulePage[] = [
  {
    about: 'a page that has all that rules are about, as it should be',
    html: inHtml(
      `${TITLE}<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="72001">`,
      SOUND_BODY,
      'lang="en" xml:lang="en"',
    ),
    outcome: 'pass',
    rules: allBut(
      'blink color-contrast marquee scrollable-region-focusable server-side-image-map target-size',
    ),
  },
  {
    about: 'a page without anything in it',
    html: inHtml(TITLE, ''),
    outcome: 'not-applicable',
    rules: allBut(
      'aria-hidden-body document-title html-has-lang html-lang-valid landmark-one-main',
      'page-has-heading-one',
    ),
  },
  {
    about: 'a page with the examples of all rules',
    html: inHtml(TITLE, BROKEN_BODY),
    outcome: 'fail',
    rules: allBut(
      'aria-braille-equivalent aria-hidden-body aria-hidden-focus aria-prohibited-attr bypass',
      'document-title duplicate-id-aria form-field-multiple-labels frame-title-unique',
      'landmark-main-is-top-level html-has-lang html-lang-valid html-xml-lang-mismatch landmark-one-main meta-refresh',
      'meta-viewport meta-viewport-large no-autoplay-audio page-has-heading-one',
      'scrollable-region-focusable server-side-image-map skip-link th-has-data-cells video-caption',
    ),
  },
  {
    about: 'a page that is wrong as a whole',
    html: inHtml(
      '<meta http-equiv="refresh" content="30"><meta name="viewport" content="maximum-scale=3, user-scalable=no">',
      `<a href="#gone" style="position: absolute; left: -9999px">Skip</a><a href="/a">Shop</a>
      <div aria-hidden="true"><a href="/cart">Cart</a></div><span aria-label="x"></span>`,
      '',
    ),
    outcome: 'fail',
    rules: these(
      'aria-hidden-focus aria-prohibited-attr document-title html-has-lang landmark-one-main meta-refresh',
      'meta-viewport meta-viewport-large page-has-heading-one skip-link',
    ),
  },
  {
    about: 'a page that is hidden, in a language that there is not',
    html: inHtml(TITLE, '<p>Shop</p>', 'lang="english"').replace('<body>', '<body aria-hidden="true">'),
    outcome: 'fail',
    rules: these('aria-hidden-body html-lang-valid'),
  },
  {
    about: 'a page in two languages at once',
    html: inHtml(TITLE, '<p>Shop</p>', 'lang="en" xml:lang="de"'),
    outcome: 'fail',
    rules: these('html-xml-lang-mismatch'),
  },
  {
    about: 'a page without a language',
    html: inHtml(TITLE, '', ''),
    outcome: 'not-applicable',
    rules: these('html-lang-valid'),
  },
]

/** Files that these pages load. */
export const FILES: Record<string, Answer> = {
  '/bike.gif': {
    headers: { 'content-type': 'image/gif' },
    body: Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  },
  '/short.wav': { headers: { 'content-type': 'audio/wav' }, body: silence(1) },
}

/** A sound file of so many seconds of silence: 8,000 octets each. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const size = rate * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 128)])
}

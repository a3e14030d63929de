import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import axe from 'axe-core'
import fc from 'fast-check'
import { launch } from 'puppeteer-core'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { accessibilityTool } from '../../../src/engine/tools/accessibility/accessibility.ts'
import { adviceOn } from '../../../src/engine/tools/accessibility/advice.ts'
import { INSTRUCTIONS } from '../../../src/engine/tools/accessibility/instructions.ts'
import { REASONS } from '../../../src/engine/tools/accessibility/reasons.ts'
import { TITLES } from '../../../src/engine/tools/accessibility/titles.ts'
import { criteriaOf } from '../../../src/engine/tools/accessibility/wcag.ts'
import { chromeForTests, startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { type Case, expectCheck, testCases } from '../../support/tool-cases.ts'
import { type AuditedSite, auditSite } from '../../support/tool-runs.ts'
import { startWebServer } from '../../support/web-server.ts'
import { FILES, RULE_PAGES } from './accessibility/rule-pages.ts'

const CHECKS = await checksOf(accessibilityTool)
const { length: CHECK_COUNT } = Object.keys(CHECKS)

let chrome: TestBrowser
beforeAll(async () => {
  chrome = await startBrowserFor([accessibilityTool])
})
afterAll(() => chrome.close())

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>Page</h1>${body}</main></body></html>`

/** A page with a picture beside it. */
const on = (body: string, head?: string): Pick<Case, 'site'> => ({
  site: {
    '/': page(body, head),
    '/logo.png': { headers: { 'content-type': 'image/png' }, body: '' },
  },
})

/** A page whose main heading is not that of {@link page}. */
const withoutHeading = (heading: string) =>
  page(`${heading}<h2>News</h2>`, '<style>.off { display: none }</style>').replace('<h1>Page</h1>', '')

/** What is said of the element with an id. */
const at = (id: string, says: RegExp): Pick<Case, 'says' | 'at' | 'selector' | 'snippet'> => ({
  says,
  at: '{origin}/',
  selector: `#${id}`,
  snippet: new RegExp(`id="${id}"`),
})

/** More than axe keeps of an element. */
const DRAWN = `<path d="M0 0${'l1 1'.repeat(100)}"/>`

/** What is as it should be stands on one page: a fault of any of it would be one of the page. */
const onOnePage = (sound: readonly (Pick<Case, 'check' | 'when'> & { body: string })[]): Case[] => {
  const all = on(sound.map(({ body }) => `<div>${body}</div>`).join(''))
  return sound.map(({ check, when }) => ({ check, when, outcome: 'pass', ...all }))
}

/** Faults of several checks stand on one page: each is all that its check finds there. */
const faultsOnOnePage = (
  ...faults: readonly (Omit<Case, 'outcome' | 'site'> & { body?: string; head?: string })[]
): Case[] => {
  const textOf = (part: 'body' | 'head', around: string) =>
    faults.map(({ [part]: text }) => (text === undefined ? '' : around.replace('…', () => text))).join('')
  const all = on(textOf('body', '<div>…</div>'), textOf('head', '…'))
  return faults.map(({ body: _body, head: _head, ...said }) => ({
    ...said,
    outcome: 'fail',
    count: 1,
    ...all,
  }))
}

const menuOfDesktop = (style: string, more = '') =>
  on(
    `<nav class="wide"><a href="/a" id="menu">Apples</a></nav>${more}`,
    `<style>nav { ${style} } @media (max-width: 900px) { .wide { display: none } }</style>`,
  )
const PALE_MENU = 'background: #fff } .wide a { color: #aaa'

const onlyOnDesktop = (body: string, style = '', more = '') =>
  on(
    `<div class="wide">${body}</div>${more}`,
    `<style>${style} @media (max-width: 900px) { .wide { display: none } }</style>`,
  )
const NAMELESS_ON_DESKTOP: readonly [check: string, body: string, says: RegExp][] = [
  [
    'button-name',
    '<button id="one" style="width: 36px; height: 36px"></button>',
    /^Screen readers find no text in this button\. Only a desktop shows it\.$/,
  ],
  [
    'link-name',
    '<a href="/a" id="one" style="display: block; width: 36px; height: 36px"></a>',
    /^This link has no text, no label and no image with alt\. Only a desktop shows it\.$/,
  ],
  [
    'image-alt',
    '<img id="one" src="/logo.png" width="90" height="90">',
    /^This image has no `alt`\. Only a desktop shows it\.$/,
  ],
  [
    'input-image-alt',
    '<input type="image" id="one" src="/logo.png" width="90" height="90">',
    /Only a desktop shows it\.$/,
  ],
  ['label', '<input id="one" type="text">', /Only a desktop shows it\.$/],
  ['select-name', '<select id="one"><option>Red</option></select>', /Only a desktop shows it\.$/],
  ['frame-title', '<iframe id="one" src="/logo.png"></iframe>', /Only a desktop shows it\.$/],
  ['input-button-name', '<input type="button" id="one" value="">', /Only a desktop shows it\.$/],
]

const ON_DESKTOP: readonly Case[] = [
  {
    check: 'color-contrast',
    outcome: 'fail',
    when: 'the menu that only a desktop shows is pale',
    ...menuOfDesktop(PALE_MENU),
    count: 1,
    ...at('menu', /^The contrast is 2\.32:1 on a desktop \(at least 4\.5:1\), #aaaaaa on #ffffff: change /),
  },
  {
    check: 'color-contrast',
    outcome: 'fail',
    when: 'it is pale beside a text that a phone shows',
    ...menuOfDesktop(PALE_MENU, '<p style="color:#aaa;background:#fff">Pale text</p>'),
    count: 2,
  },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'the menu that only a desktop shows is dark',
    ...menuOfDesktop('background: #fff } .wide a { color: #222'),
  },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'the menu lies over a picture on a desktop',
    ...menuOfDesktop('background: #fff url(/logo.png) } .wide a { color: #aaa'),
  },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'no desktop shows the pale menu either',
    ...menuOfDesktop(`${PALE_MENU} } nav.wide { visibility: hidden`),
  },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'the menu is about to come on a desktop',
    ...menuOfDesktop(`${PALE_MENU} } nav.wide { opacity: .5`),
  },
  ...NAMELESS_ON_DESKTOP.map(
    ([check, body, says]): Case => ({
      check,
      outcome: 'fail',
      when: 'it is only on a desktop',
      ...onlyOnDesktop(body),
      count: 1,
      ...at('one', says),
    }),
  ),
  ...NAMELESS_ON_DESKTOP.map(
    ([check, body]): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'neither a phone nor a desktop shows it',
      ...onlyOnDesktop(body, '.wide { visibility: hidden }'),
    }),
  ),
  {
    check: 'image-alt',
    outcome: 'fail',
    when: 'it is beside one that a phone shows',
    ...onlyOnDesktop('<img src="/logo.png" width="90" height="90">', '', '<img src="/logo.png" id="one">'),
    count: 2,
  },
  {
    check: 'image-alt',
    outcome: 'pass',
    when: 'the link around it lacks its text on a desktop',
    ...onlyOnDesktop('<a href="/a"><img src="/logo.png" width="90" height="90"></a>'),
  },
  {
    check: 'link-name',
    outcome: 'pass',
    when: 'links that only a desktop shows have names of all kinds',
    ...onlyOnDesktop(
      '<a href="/a"><img src="/logo.png" alt="Apples"></a><a href="/b" aria-label="Pears"></a><a href="/c">Plums</a><a href="/d" title="Nuts"><i></i></a>',
      '',
      '<a href="/e">Figs</a>',
    ),
  },
]

const PLAIN: readonly Case[] = onOnePage([
  {
    check: 'color-contrast',
    when: 'the text is black',
    body: '<p style="color:#000;background:#fff">Text</p>',
  },
  {
    check: 'color-contrast',
    when: 'a style makes the pale link one that cannot be used',
    body: '<a href="/tickets" style="color:#aaa;background:#fff;pointer-events:none;cursor:not-allowed">Tickets</a>',
  },
  {
    check: 'color-contrast',
    when: 'a pager on its first page has pale entries that are switched off by their class',
    body: `<style>.button { color:#000;background:#fff } .disabled { pointer-events:none;opacity:.25 } li { color:#000 } li.disabled { opacity:1;pointer-events:auto;color:#ccc }</style>
      <div style="background:#fff"><span class="button disabled">Back</span> <a class="button" href="/2">Next</a></div>
      <ul style="background:#fff"><li class="page disabled"><span>«</span></li><li class="page disabled"><span>Previous</span></li></ul>`,
  },
  {
    check: 'color-contrast',
    when: 'an element of another namespace has an opacity',
    body: `<p style="color:#000;background:#fff">Text</p>
      <script>document.body.append(document.createElementNS('urn:x', 'y'))
      document.body.lastChild.setAttribute('style', 'opacity:.5')</script>`,
  },
  {
    check: 'color-contrast',
    when: 'the words of the heading stand behind it once more, large and pale',
    body: `<div style="position:relative;background:#fff;color:#000;padding:30px 0;text-align:center">
      <span style="position:absolute;top:4px;left:0;right:0;z-index:1;font-size:52px;line-height:1;color:#f7f7f8">Gallery</span>
      <h2 style="position:relative;z-index:2;font-size:32px;margin:26px 0">Gallery</h2></div>
      <div style="position:relative;background:#fff;color:#000;padding:30px 0;text-align:center">
      <span style="position:absolute;top:4px;left:0;right:0;z-index:1;font-size:52px;line-height:1;color:#f7f7f8">About us<br></span>
      <h3 style="position:relative;z-index:2;font-size:32px;margin:26px 0">About</h3></div>`,
  },
  {
    check: 'heading-order',
    when: 'the footer has headings of its own',
    body: '<h2>Apples</h2><footer><div><h5>Contact</h5></div></footer>',
  },
  {
    check: 'page-has-heading-one',
    when: 'only an empty frame has none',
    body: '<iframe title="Map"></iframe>',
  },
  {
    check: 'scrollable-region-focusable',
    when: 'the box takes the focus',
    body: `<div style="height:40px;overflow:auto" tabindex="0" role="region" aria-label="Terms">${'<p>Terms</p>'.repeat(9)}</div>`,
  },
  {
    check: 'target-size',
    when: 'the button is large',
    body: '<button style="width:40px;height:40px">a</button>',
  },
  {
    check: 'target-size',
    when: 'links below each other lack less than a pixel',
    body: ['/a', '/b', '/c']
      .map(href => `<a href="${href}" style="display:block;width:200px;height:23.4px">Repairs</a>`)
      .join(''),
  },
  {
    check: 'list',
    when: 'a break stands between two entries',
    body: '<ul><li>Apples</li><br><li>Pears</li></ul>',
  },
])

/** Pictures in a row that scrolls sideways. */
const GALLERY = `<div id="a" style="width:300px;overflow-x:auto;white-space:nowrap">${'<i style="display:inline-block;width:200px;height:90px">Room</i>'.repeat(5)}</div>`

const SOUND: readonly Case[] = onOnePage([
  {
    check: 'scrollable-region-focusable',
    when: 'links in the section of the box scroll it, in a box that is named after arrows',
    body: `<section aria-label="Rooms"><p class="arrows"><a href="#" aria-label="Zurück"><svg width="30" height="30">${DRAWN}</svg></a> <a href="#" aria-label="Weiter"><svg width="30" height="30">${DRAWN}</svg></a></p>${GALLERY}</section>`,
  },
  {
    check: 'scrollable-region-focusable',
    when: 'buttons for previous and next stand beside the box',
    body: `<div><button class="btn-prev" disabled>Back</button><div>${GALLERY}</div><button class="galleryNext">More</button></div>`,
  },
  {
    check: 'image-alt',
    when: 'there is an alternative text',
    body: '<img src="/logo.png" alt="Logo">',
  },
  {
    check: 'label',
    when: 'a label is around the field',
    body: '<label>Name <input type="text"></label>',
  },
  {
    check: 'aria-input-field-name',
    when: 'a menu claims to be a list box, which another rule says',
    body: '<div role="listbox" tabindex="0"><a href="/a">Apples</a></div>',
  },
  {
    check: 'aria-allowed-role',
    when: 'a button claims to be decoration, which browsers ignore',
    body: '<button type="button" role="presentation">Next</button>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link stands in the footer',
    body: '<footer><p style="color:#000">© Apple House · made by <a href="/a" style="color:#00c;text-decoration:none">Pear</a> in Kent</p></footer>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link is one of a trail between signs',
    body: '<p style="color:#000"><a href="/" style="color:#00c;text-decoration:none">Home</a> › All the apples that we grow in Kent</p>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link is all of its line, by the style',
    body: '<p style="color:#000;white-space:pre-line">Orchard and shop\n<a href="tel:+441227123456" style="color:#00c;text-decoration:none">+44 1227 123456</a>\nOpen all the year round</p>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link is one of an entry among the data of a post',
    body: '<ul style="color:#000"><li style="display:inline">Saturday 14 February 2026, in the morning</li> <li style="display:inline"><a href="/a" style="color:#00c;text-decoration:none">Meetups</a></li></ul>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link stands in the line of author and date of a post',
    body: '<p class="post-meta" style="color:#000">Posted on 14 February 2026 by <a href="/a" style="color:#00c;text-decoration:none">Paul</a> in all the news</p>',
  },
  {
    check: 'link-in-text-block',
    when: 'the link is all of its line, by breaks',
    body: '<p style="color:#000">Orchard and shop<br>\n<a href="tel:+441227123456" style="color:#00c;text-decoration:none">+44 1227 123456</a><br>Open all the year round</p>',
  },
  {
    check: 'aria-allowed-role',
    when: 'an aside within an article says that it is one',
    body: '<main><article><aside class="blog-sidebar" role="complementary">Apples</aside></article></main>',
  },
  {
    check: 'aria-allowed-role',
    when: 'a plug-in writes the role',
    body: '<div role="list"><article class="elementor-post elementor-grid-item" role="listitem">Apples</article></div>',
  },
  {
    check: 'list',
    when: 'a list without an entry has no text either',
    body: '<ul class="menu"><p></p></ul>',
  },
  {
    check: 'link-in-text-block',
    when: 'an icon of a font stands in the link',
    body: '<style>.out i::after { content: "\\2197" }</style><p style="color:#000">Made by <a class="out" href="/a" style="color:#00c;text-decoration:none">Pear <i></i></a> in the county of Kent, by hand</p>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the label begins as the link does, and leaves a slogan out',
    body: '<a href="/" aria-label="Apple House, home"><span>Apple House<small>Since 1901</small></span></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the label of a card is its heading, which people call it by',
    body: '<a href="/a" aria-label="Apple cakes"><span>02</span><h3>Apple cakes</h3><p>Baked each morning.</p></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the label of a card has the words that its heading begins with',
    body: '<a href="/a" aria-label="Read first: apple cakes"><span>News</span><h3>Apple cakes: of old sorts</h3></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the label of a card has what is set in bold in place of a heading',
    body: '<a href="/a" aria-label="Read: Apple cakes of old"><span>News</span><strong>Apple cakes of old</strong></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the font of an icon did not come, so its name shows',
    body: '<button aria-label="Light colors"><span class="material-icons" aria-hidden="true">light_mode</span></button>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the text is a sign of a font of icons beside words of the label',
    body: '<button aria-label="Search the shop">\uE8B6<span>\uF002Search</span></button>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the font of the text is one of icons',
    body: '<a href="/cart" aria-label="Basket"><i style="font-family: \'Brand Icons\', sans-serif">shopping_cart</i></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the name of an icon is drawn as one picture',
    body: '<a href="/cart" aria-label="Basket"><i style="letter-spacing: -0.6em; font-family: Arial">shopping</i></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the text stands in a drawing, in pieces that the label has with spaces',
    body: `<a href="/" aria-label="Apple House — home"><svg width="90" height="20">${DRAWN}<text y="9">APPLE</text><text y="18">HOUSE</text></svg></a>`,
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the label of a button says between the words of its text what it is about',
    body: '<button aria-label="Add red apples to the basket">Add to basket</button>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'spaces and punctuation alone are different',
    body: '<a href="/" aria-label="To the Apple-House"><span>Apple</span><span>House!</span></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the text is part of a drawing that screen readers leave out',
    body: `<a href="/" aria-label="Home"><svg aria-hidden="true" width="90" height="20">${DRAWN}<text y="9">APPLE</text></svg></a>`,
  },
  {
    check: 'label-content-name-mismatch',
    when: 'a monogram that screen readers leave out stands before the name',
    body: '<a href="/" aria-label="Apple House home"><span aria-hidden="true">AH</span> <span>Apple House</span></a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the text is the initials of the person whom the label names, or the code of a language',
    body: '<a href="/a" aria-label="Review by Anna Holm">AH</a> <a href="/lt" aria-label="Lietuvių">LT</a>',
  },
  {
    check: 'label-content-name-mismatch',
    when: 'the text is only how many things a basket holds',
    body: `<button aria-label="Open the basket"><svg width="9" height="9">${DRAWN}</svg><span>0</span></button> <a href="/in" aria-label="Inbox">📬 99+</a>`,
  },
  {
    check: 'label-content-name-mismatch',
    when: 'how many there are stands behind the text, in an element of its own',
    body: '<button aria-label="See e-bikes">E-Bikes <span>12</span></button>',
  },
  {
    check: 'aria-required-parent',
    when: 'the menu around it lacks its entries, which is the same fault',
    body: '<ul role="menu"><li><div role="menuitem">Apples</div></li></ul>',
  },
  {
    check: 'listitem',
    when: 'its list claims to be one of tabs, which lacks these: the same fault',
    body: '<ul role="tablist"><li><a href="#a" role="tab">Apples</a></li></ul>',
  },
  {
    check: 'label',
    when: 'the field is a trap for programs',
    body: '<input type="text" name="website" autocomplete="off" tabindex="-1">',
  },
  {
    check: 'label',
    when: 'the box of a task only shows whether it is done',
    body: '<ul><li><input disabled="" type="checkbox" checked=""> Plane the boards</li></ul>',
  },
  ...(['link-name', 'list'] as const).map(check => ({
    check,
    when: 'the parser opens a link again that is not closed',
    body: '<div><div style="height:60px"><a href="/"><img src="/logo.png" alt="Kranz" width="40" height="40"></div>\n<ul class="menu">\n<li><a href="/a" style="display:block;height:60px">Apples</a></li></ul></div>',
  })),
  {
    check: 'link-name',
    when: 'the link takes no room',
    body: '<p style="display:flex"><a href="/x" style="display:block;height:0"></a><a href="/y">Y</a></p>',
  },
  {
    check: 'link-name',
    when: 'a service for comments that did not come here writes their number into the link',
    body: '<a href="/x#disqus_thread" style="padding:9px"></a><script src="https://shop.disqus.com/count.js" async></script>',
  },
  {
    check: 'link-name',
    when: 'the logo in the link waits for its visitor to scroll',
    body: '<a href="/x" style="display:block;height:40px"><img src="/logo.png" alt="Kranz" style="display:none"></a>',
  },
])

const FAULTS: readonly Case[] = [
  ...faultsOnOnePage(
    {
      check: 'heading-order',
      when: 'a heading of the content is too deep',
      body: '<h2>Apples</h2><div><h5 id="deep">Sorts</h5></div>',
      ...at('deep', /^H5 "Sorts" follows H2 "Apples": use an H3\.$/),
    },
    {
      check: 'image-alt',
      when: 'there is no alt attribute',
      body: '<img id="logo" src="/logo.png">',
      ...at('logo', /^This image has no `alt`\.$/),
    },
    {
      check: 'color-contrast',
      when: 'the text is pale',
      body: '<p id="pale" style="color:#aaa;background:#fff">Pale text</p>',
      ...at(
        'pale',
        /^The contrast is 2\.32:1 \(at least 4\.5:1\), #aaaaaa on #ffffff: change the text to `#767676` or darker, or change its background\.$/,
      ),
    },
    {
      check: 'label',
      when: 'a field has no label',
      body: '<input id="name" type="text">',
      ...at('name', /^This field has no label\.$/),
    },
    {
      check: 'button-name',
      when: 'the button is empty',
      body: '<button id="go"></button>',
      ...at('go', /^Screen readers find no text in this button\.$/),
    },
    {
      check: 'aria-input-field-name',
      when: 'a list box has no name',
      body: '<div id="box" role="listbox" tabindex="0"><div role="option">Apple</div></div>',
      ...at('box', /^This field has no label\.$/),
    },
    {
      check: 'aria-allowed-role',
      when: 'a heading claims to be a button, beside one that claims to be decoration',
      body: '<button role="presentation">Next</button><h2 id="hours" role="button">Hours</h2>',
      ...at('hours', /role/),
    },
    {
      check: 'label-content-name-mismatch',
      when: 'the label of a card lacks its heading',
      body: '<a id="card" href="/a" aria-label="Read more"><span>02</span><h3>Apple cakes</h3><p>Baked each morning.</p></a>',
      ...at('card', /^Visible: ".+"; name: ".+"\.$/),
    },
    {
      check: 'link-name',
      when: 'the link is empty',
      body: '<a id="empty" href="/x" style="padding:9px"></a>',
      ...at('empty', /^This link has no text, no label and no image with alt\.$/),
    },
  ),
  ...faultsOnOnePage({
    check: 'label-content-name-mismatch',
    when: 'the label has the words of the text in another order',
    body: '<button id="add" aria-label="Basket: add red apples to it">Add to basket</button>',
    ...at('add', /^Visible: ".+"; name: ".+"\.$/),
  }),
  ...faultsOnOnePage(
    {
      check: 'image-alt',
      when: 'the address of the image is long',
      body: `<img src="${'/uploads'.repeat(30)}/sofa.png?v=${'1'.repeat(90)}">`,
      snippet: /^<img src="….*\/uploads\/uploads\/sofa\.png" …>$/,
    },
    {
      check: 'label',
      when: 'the theme hides the label of a field',
      body: '<label for="name" style="display:none">Name</label><input id="name" type="text">',
      ...at('name', /^The `<label>` of this field is hidden: show it, or add `aria-label`\.$/),
    },
    {
      check: 'label-content-name-mismatch',
      when: 'one word in small letters says something else',
      body: '<a id="buy" href="/cart" aria-label="Basket" style="font-family: Arial">little</a>',
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    },
    {
      check: 'link-name',
      when: 'the link takes no room, but what is in it does',
      body: '<a id="logo" href="/x" style="display:contents"><i style="display:block;width:9px;height:9px"></i></a>',
      ...at('logo', /^This link has no text, no label and no image with alt\.$/),
    },
  ),
  ...faultsOnOnePage(
    {
      check: 'label',
      when: 'the label that belongs to a field has no text',
      body: '<label for="menu" style="display:block;width:9px;height:9px"></label><input id="menu" type="checkbox">',
      ...at(
        'menu',
        /^Screen readers find no text in the `<label>` of this field: write what it is for into the label, or add `aria-label`\.$/,
      ),
    },
    {
      check: 'image-alt',
      when: 'the address of the image stands behind much else',
      body: `<img class="${'wide '.repeat(60)}" data-a="${'a'.repeat(20)}" data-b="${'b'.repeat(20)}" src="/uploads/2024/large/sofa.png">`,
      snippet: '<img … src="/uploads/2024/large/sofa.png" …>',
    },
    {
      check: 'label-content-name-mismatch',
      when: 'the text is only within a word of the label',
      body: '<a id="buy" href="/" aria-label="Oh pineapples here">Apples!</a>',
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    },
  ),
  ...['020 7946 0991', '12 €', '2024', '3 new'].flatMap(text =>
    faultsOnOnePage({
      check: 'label-content-name-mismatch',
      when: `the text has digits and is no mere count: ${text}`,
      body: `<a id="buy" href="/" aria-label="Continue">${text}</a>`,
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    }),
  ),
  ...faultsOnOnePage({
    check: 'aria-roles',
    when: 'the role does not exist, which is named',
    body: '<div id="role" role="buton">Order</div>',
    ...at('role', /^This role does not exist \(buton\)\.$/),
  }),
  ...faultsOnOnePage(
    {
      check: 'label-content-name-mismatch',
      when: 'the label of a long element says something else',
      body: `<a id="buy" href="/" aria-label="Continue"><svg width="9" height="9">${DRAWN}</svg>Buy apples</a>`,
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    },
    {
      check: 'color-contrast',
      when: 'pale text far below is invisible until it is scrolled to',
      body: `<div style="height:6000px"></div><p id="late" style="color:#aaa;background:#fff;opacity:0;transition:opacity 2s">Pale text</p>
      <script>new IntersectionObserver(([entry]) => { if (entry.isIntersecting) late.style.opacity = 1 }).observe(late)</script>`,
      ...at('late', /contrast is 2\.32:1/),
    },
  ),
  ...faultsOnOnePage({
    check: 'color-contrast',
    when: 'other words than those of the heading stand pale behind it',
    body: `<div style="position:relative;background:#fff;color:#000;padding:30px 0;text-align:center">
        <span id="behind" style="position:absolute;top:4px;left:0;right:0;z-index:1;font-size:52px;line-height:1;color:#f7f7f8">Rooms</span>
        <h2 style="position:relative;z-index:2;font-size:32px;margin:26px 0">Gallery</h2></div>`,
    ...at('behind', /contrast is 1\.07:1/),
  }),
  ...faultsOnOnePage({
    check: 'color-contrast',
    when: 'a pale text that lies elsewhere has the words of the heading',
    body: `<div style="position:relative;background:#fff;color:#000;height:200px">
        <span id="below" style="position:absolute;top:140px;left:0;font-size:52px;line-height:1;color:#f7f7f8">Gallery</span>
        <h2 style="font-size:32px;margin:0">Gallery</h2></div>`,
    ...at('below', /contrast is 1\.07:1/),
  }),
  ...faultsOnOnePage({
    check: 'color-contrast',
    when: 'a pale entry has the class of one that is switched off, and a link',
    body: '<ul style="background:#fff"><li class="disabled"><a id="first" href="/1" style="color:#aaa">Previous</a></li></ul>',
    ...at('first', /contrast is 2\.32:1/),
  }),
  ...faultsOnOnePage({
    check: 'color-contrast',
    when: 'a whole text is in a part with the class of what is switched off',
    body: `<div class="disabled" style="pointer-events:none;background:#fff"><p id="text" style="color:#aaa">${'Words to read. '.repeat(9)}</p></div>`,
    ...at('text', /contrast is 2\.32:1/),
  }),
  ...faultsOnOnePage({
    check: 'color-contrast',
    when: 'pointers pass through a pale link that keys reach',
    body: '<a id="through" href="/tickets" style="color:#aaa;background:#fff;pointer-events:none">Tickets</a>',
    ...at('through', /contrast is 2\.32:1/),
  }),
  ...faultsOnOnePage(
    {
      check: 'label-content-name-mismatch',
      when: 'the label lacks the only text, which screen readers leave out',
      body: '<a id="buy" href="/" aria-label="Continue"><span aria-hidden="true">Buy apples</span></a>',
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    },
    {
      check: 'color-contrast',
      when: 'a script keeps a pale text pulsing without end',
      body: `<p id="pale" style="color:#aaa;background:#fff;opacity:.9">Text</p>
      <script>setInterval(() => { pale.style.opacity = pale.style.opacity === '0.9' ? 0.8 : 0.9 }, 60)</script>`,
      ...at('pale', /contrast is \d/),
    },
  ),
  ...faultsOnOnePage(
    {
      check: 'label-content-name-mismatch',
      when: 'the label says something else',
      body: '<a id="buy" href="/" aria-label="Continue">Buy apples</a>',
      ...at('buy', /^Visible: ".+"; name: ".+"\.$/),
    },
    {
      check: 'meta-viewport',
      when: 'zooming is off',
      head: '<meta id="view" name="viewport" content="width=device-width, user-scalable=no">',
      ...at('view', /^The viewport has `user-scalable=no`, so visitors cannot zoom the page\.$/),
    },
  ),
]

/** Each states its fault as the page of the rule at https://dequeuniversity.com/rules/axe/4.14 describes it. */
const CASES: readonly Case[] = [
  ...PLAIN,
  ...ON_DESKTOP,
  ...SOUND,
  ...FAULTS,
  ...(['fail', 'pass'] as const).map(
    (outcome): Case => ({
      check: 'landmark-one-main',
      outcome,
      when: `something covers a page ${outcome === 'pass' ? 'with' : 'without'} main content`,
      site: {
        '/': `<!doctype html><html lang="en"><title>Page</title><div style="position:fixed;inset:0;z-index:9;background:#fff">We use cookies</div>
          <${outcome === 'pass' ? 'main' : 'div'}><h1>Page</h1><p>Text`,
      },
      ...(outcome === 'fail' && {
        says: 'The page has no main landmark.',
        selector: 'html',
      }),
    }),
  ),
  {
    check: 'landmark-one-main',
    outcome: 'fail',
    when: 'something covers a page without main content, to which a framework has added a component',
    site: {
      '/': '<!doctype html><html lang="en"><title>Page</title><div style="position:fixed;inset:0;z-index:9;background:#fff">We use cookies</div><div><h1>Page</h1><p>Text</p></div><next-route-announcer></next-route-announcer>',
    },
  },
  ...(
    [
      ['fail', 'whose map waits for consent', 'data-src="https://maps.example/"'],
      ['pass', 'that may be in a frame', 'src="/inner" title="Inner"'],
    ] as const
  ).map(
    ([outcome, when, frame]): Case => ({
      check: 'landmark-one-main',
      outcome,
      when: `something covers a page without main content ${when}`,
      site: {
        '/': `<!doctype html><html lang="en"><title>Page</title><div style="position:fixed;inset:0;z-index:9;background:#fff">We use cookies</div><div><h1>Page</h1><p>Text</p><iframe ${frame}></iframe></div>`,
        '/inner': '<!doctype html><html lang="en"><title>Inner</title><main>Text</main>',
      },
    }),
  ),
  {
    check: 'landmark-one-main',
    outcome: 'pass',
    when: 'a script makes the main content',
    site: {
      '/': '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script>root.innerHTML = "<main><h1>Page</h1><p>Text</p></main>"</script>',
    },
  },
  { check: 'image-alt', outcome: 'not-applicable', when: 'there is no image', ...on('<p>Text</p>') },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'the text still fades in when the time to wait for it is over',
    ...on(
      '<p onanimationend="this.className = \'again\'">Text</p>',
      '<style>@keyframes in { 0%, 99% { opacity: .1 } } @keyframes on { 0%, 99% { opacity: .1 } } p { animation: in 4s; color: #000; background: #fff } p.again { animation: on 4.9s }</style>',
    ),
  },
  {
    check: 'color-contrast',
    outcome: 'fail',
    count: 1,
    when: 'of texts that a script lets fade in one after the other by their style the last is pale',
    ...on(
      `<div style="height:3000px"></div>${'<p class="late">Text</p>'.repeat(7)}<p id="pale" class="late" style="color:#aaa">Text</p>
      <script>
        new IntersectionObserver((entries, watch) => {
          if (!entries.some(entry => entry.isIntersecting)) return
          watch.disconnect()
          document.querySelectorAll('.late').forEach((text, at) => setTimeout(() => text.classList.add('in'), at * 90))
        }).observe(document.querySelector('.late'))
      </script>`,
      '<style>.late { color: #000; background: #fff; opacity: 0; transition: opacity 3s } .late.in { opacity: 1 }</style>',
    ),
    ...at('pale', /contrast is 2\.32:1/),
  },
  {
    check: 'color-contrast',
    outcome: 'pass',
    when: 'a script fades texts in one after the other, frame by frame, once they are scrolled to',
    ...on(
      `<div style="height:3000px"></div>${'<p class="late" style="color:#000;background:#fff;opacity:0">Text</p>'.repeat(4)}
      <script>
        const texts = [...document.querySelectorAll('.late')]
        const fade = (text, delay) => {
          const from = performance.now() + delay
          const step = now => {
            text.style.opacity = Math.max(0, Math.min(1, (now - from) / 600))
            if (now < from + 600) requestAnimationFrame(step)
          }
          requestAnimationFrame(step)
        }
        new IntersectionObserver((entries, watch) => {
          if (!entries.some(entry => entry.isIntersecting)) return
          watch.disconnect()
          texts.forEach((text, at) => fade(text, at * 70))
        }).observe(texts[0])
      </script>`,
    ),
  },
  { check: 'label', outcome: 'not-applicable', when: 'there is no field', ...on('<p>Text</p>') },
  {
    check: 'landmark-main-is-top-level',
    outcome: 'pass',
    when: 'it is the second of two, which another rule says',
    ...on('<main>Apples</main>'),
  },
  {
    check: 'heading-order',
    when: 'the window of a chat lies over the page, and has a heading of its own',
    site: page(
      `<h2>News</h2><p>${'Bikes for every road. '.repeat(60)}</p><div style="position:fixed;right:0;bottom:0;width:90%;height:60%;background:#fff"><h4>Chat</h4><button>Send</button></div>`,
    ),
    outcome: 'pass',
  },
  {
    check: 'heading-order',
    outcome: 'pass',
    when: 'a frame between two headings has one of its own',
    ...on(
      '<h1>Fruit</h1><h2>Apples</h2><h3>Early</h3><iframe title="Film" srcdoc="<h1>Not found</h1>"></iframe><h3>Late</h3>',
    ),
  },
  {
    check: 'landmark-main-is-top-level',
    outcome: 'fail',
    when: 'it is the only one',
    site: '<!doctype html><html lang="en"><title>Page</title><nav><div id="in" role="main">Apples</div></nav>',
    ...at('in', /^The main content is inside another landmark\.$/),
  },
  ...(
    [
      [
        'pass',
        'is all of a link, which link-name tells',
        '<a href="/x"><img src="/logo.png" style="padding:9px"></a>',
      ],
      ['pass', 'is all of a button', '<button><i><svg role="img" width="9" height="9"></svg></i></button>'],
      ['fail', 'stands beside the text of a link', '<a href="/x"><img src="/logo.png"> Kranz</a>'],
      [
        'fail',
        'stands beside a link without a text',
        '<a href="/x" style="padding:9px"></a><img src="/logo.png">',
      ],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: body.includes('svg') ? 'svg-img-alt' : 'image-alt',
      outcome,
      when: `an image without alt ${when}`,
      ...on(body),
    }),
  ),
  ...(
    [
      ['#0', 'pass'],
      ['#content', 'fail'],
    ] as const
  ).map(
    ([href, outcome]): Case => ({
      check: 'skip-link',
      outcome,
      when: `a link to ${href} is off the screen, where nothing has that id`,
      ...on(`<a href="${href}" style="position:absolute;left:-9999px">Menu</a>`),
    }),
  ),
  ...(
    [
      ['pass', 'takes the focus to the content', "document.querySelector('h1')"],
      ['fail', 'looks for what is not there', "document.getElementById('main')"],
    ] as const
  ).map(
    ([outcome, does, target]): Case => ({
      check: 'skip-link',
      outcome,
      when: `a script that a skip link calls ${does}`,
      ...on(`<a href="#main" id="skip" style="position:absolute;left:-9999px">Skip</a><script>
        document.getElementById('skip').addEventListener('click', event => {
          event.preventDefault()
          const target = ${target}
          if (!target) return
          target.setAttribute('tabindex', '-1')
          target.focus()
        })</script>`),
    }),
  ),
  {
    check: 'nested-interactive',
    when: 'a link stands in a <summary> that opens nothing',
    outcome: 'pass',
    ...on(
      '<article><summary>New <a href="/a">sizes</a></summary></article><details><summary>A</summary><summary><a href="/b">B</a></summary></details>',
    ),
  },
  {
    check: 'nested-interactive',
    when: 'a link stands in a <summary> that opens something',
    outcome: 'fail',
    ...on('<details><summary id="a">New <a href="/a">sizes</a></summary>S and M</details>'),
    ...at('a', /^This control contains another one/),
  },
  {
    check: 'scrollable-region-focusable',
    when: 'a table of 600 px scrolls on a phone, and fits on a computer',
    outcome: 'pass',
    ...on(
      `<div style="overflow-x:auto;white-space:nowrap">${'<i style="display:inline-block;width:200px;height:90px">Price</i>'.repeat(3)}</div>`,
    ),
  },
  {
    check: 'scrollable-region-focusable',
    when: 'a strip of 1000 px scrolls on a phone, and fits on a desktop',
    outcome: 'pass',
    ...on(
      `<div style="display:flex;overflow-x:auto">${'<i style="flex:none;width:200px;height:90px">Award</i>'.repeat(5)}</div>`,
    ),
  },
  ...['opacity:0;pointer-events:none', 'position:absolute;width:0;overflow:hidden'].map(
    (style): Case => ({
      check: 'scrollable-region-focusable',
      when: `a box is in a search that is closed by ${style}`,
      outcome: 'pass',
      ...on(
        `<div style="${style}"><div style="width:300px;height:40px;overflow:auto">${'<p>Found</p>'.repeat(9)}</div></div>`,
      ),
    }),
  ),
  {
    check: 'scrollable-region-focusable',
    when: 'a script lets the keyboard reach boxes where there is a mouse',
    outcome: 'not-measured',
    ...on(
      `<div style="height:40px;overflow:auto">${'<p>Terms</p>'.repeat(9)}</div><script>const { matches } = matchMedia("(hover)"); if (matches) document.querySelector('div').setAttribute("tabindex", "0")</script>`,
    ),
    says: /^a script of the page lets the keyboard reach such boxes on machines with a mouse/,
  },
  {
    check: 'scrollable-region-focusable',
    when: 'a strip is wider than a desktop as well',
    outcome: 'fail',
    ...on(
      `<div id="a" style="display:flex;overflow-x:auto">${'<i style="flex:none;width:200px;height:90px">Award</i>'.repeat(8)}</div>`,
    ),
    ...at('a', /^In Safari the keyboard cannot scroll this box/),
  },
  {
    check: 'target-size',
    when: 'a button is as wide as the sign on it, which no font of the site has',
    outcome: 'pass',
    ...on(
      '<button style="padding:0;width:21px;height:30px">☰</button><button style="padding:0;width:21px;height:30px">☰</button>',
    ),
  },
  {
    check: 'target-size',
    when: 'links are as high as their text in a font that is not there',
    outcome: 'pass',
    ...on(
      ['/a', '/b', '/c']
        .map(
          href =>
            `<a href="${href}" style="display:block;width:90px;height:20px;font-family:Missing Sans">Repairs</a>`,
        )
        .join(''),
    ),
  },
  {
    check: 'target-size',
    when: 'a closed menu without width cuts the link off, under the button that opens it',
    outcome: 'pass',
    ...on(
      '<button style="position:fixed;z-index:2;top:10px;left:10px;width:41px;height:41px">a</button><nav style="position:fixed;z-index:1;top:0;left:0;width:0;height:300px;overflow-x:hidden"><a href="/a" style="display:block;padding:20px">Home</a><a href="/b" style="display:block;padding:20px">News</a></nav>',
    ),
  },
  {
    check: 'target-size',
    when: 'a builder of sites puts its advertisements close to each other',
    outcome: 'pass',
    ...on(
      ['', '/html-editor.html', '/builder']
        .map(
          path =>
            `<a style="display:block;height:9px;width:90px" href="https://mobirise.com${path}">Builder</a>`,
        )
        .join(''),
    ),
  },
  {
    check: 'scrollable-region-focusable',
    outcome: 'fail',
    when: 'a box that scrolls takes no focus',
    ...on(`<div id="a" style="height:40px;overflow:auto">${'<p>Terms</p>'.repeat(9)}</div>`),
    ...at('a', /^In Safari the keyboard cannot scroll this box\.$/),
  },
  ...[
    [
      'a box scrolls sideways beside buttons that do something else',
      `<section><button>Share</button> <button>Print</button>${GALLERY}</section>`,
    ],
    [
      'a box scrolls sideways beside links to other pages',
      `<section><a href="/prev" class="prev">Older</a> <a href="/next" class="next">Newer</a>${GALLERY}</section>`,
    ],
    [
      'the buttons for previous and next are of another section',
      `<div><section><button class="prev">Back</button><button class="next">On</button></section><section>${GALLERY}</section></div>`,
    ],
    [
      'the keyboard reaches none of the buttons for previous and next',
      `<section><button tabindex="-1" class="prev">Back</button><button tabindex="-1" class="next">On</button>${GALLERY}</section>`,
    ],
    [
      'buttons for previous and next stand beside a box that scrolls down',
      `<section><button class="prev">Back</button><button class="next">On</button><div id="a" style="height:40px;overflow:auto">${'<p>Terms</p>'.repeat(9)}</div></section>`,
    ],
  ].map(
    ([when, body]): Case => ({
      check: 'scrollable-region-focusable',
      outcome: 'fail',
      when: when!,
      ...on(body!),
      ...at('a', /^In Safari the keyboard cannot scroll this box/),
    }),
  ),
  ...[
    { when: 'its H1 is hidden by a style', heading: '<div class="off"><h1>Red <b>bikes</b></h1></div>' },
    { when: 'its H1 is hidden from screen readers alone', heading: '<h1 aria-hidden="true">Red bikes</h1>' },
  ].map(
    ({ when, heading }): Case => ({
      check: 'page-has-heading-one',
      outcome: 'fail',
      when,
      site: withoutHeading(heading),
      selector: /h1$/,
      says: 'The `<h1>` "Red bikes" is hidden from screen readers on a phone: show it there, or make a heading that is shown the `<h1>`.',
    }),
  ),
  {
    check: 'page-has-heading-one',
    outcome: 'fail',
    when: 'its H1 is a logo without alt that a phone does not show',
    site: withoutHeading('<div class="off"><h1><a href="/"><img src="/logo.png" alt=""></a></h1></div>'),
    selector: /h1$/,
    says: 'The `<h1>` has no text and no image with `alt`: write the title of the page into it, or make that the `<h1>`.',
  },
  ...[
    { when: 'it has none', heading: '' },
    { when: 'its H1 has the role of another element', heading: '<h1 role="presentation">Red bikes</h1>' },
  ].map(
    ({ when, heading }): Case => ({
      check: 'page-has-heading-one',
      outcome: 'fail',
      when,
      site: withoutHeading(heading),
      selector: 'html',
      says: 'The page has no `<h1>`.',
    }),
  ),
  {
    check: 'page-has-heading-one',
    outcome: 'not-measured',
    when: 'its H1 is hidden, and a script of its layout did not come',
    site: withoutHeading(
      '<div class="off"><h1>Red bikes</h1></div><script src="http://127.0.0.1:9/layout.js"></script>',
    ),
    says: /laid out without the script http:\/\/127\.0\.0\.1:9\/layout\.js/,
  },
  ...(
    [
      ['not-measured', '<button class="btn"></button>', /laid out without the style sheet/],
      [
        'fail',
        '<button class="btn"></button></div><div><button class="navbar-toggle"></button>',
        /name|text/,
      ],
    ] as const
  ).map(
    ([outcome, buttons, says]): Case => ({
      check: 'button-name',
      outcome,
      when: `what hides a button did not come: ${buttons}`,
      ...on(
        `<link rel="stylesheet" href="http://127.0.0.1:9/bootstrap.css"><div class="collapse clearfix" id="search">${buttons}</div>`,
      ),
      says,
      ...(outcome === 'fail' && { count: 1 }),
    }),
  ),
  {
    check: 'aria-dialog-name',
    outcome: 'pass',
    when: 'the dialog is the search that a theme for documents writes into each page',
    ...on(
      '<div class="md-search" data-md-component="search" role="dialog"><input aria-label="Search"></div>',
    ),
  },
  {
    check: 'target-size',
    outcome: 'pass',
    when: 'the targets are the advertisement of a site builder',
    ...on(
      '<div style="font-size:10px;line-height:10px"><a href="https://mobirise.com/a" style="display:block">Site builder</a><a href="https://mobirise.com/b" style="display:block">Site editor</a></div>',
    ),
  },
  {
    check: 'target-size',
    outcome: 'fail',
    when: 'two small buttons touch',
    ...on(
      '<button id="a" style="width:10px;height:10px;padding:0">a</button><button style="width:10px;height:10px;padding:0">b</button>',
    ),
    ...at(
      'a',
      /^This target has 10 × 10 px \(at least 24 × 24 px\), and others are so close that only \d+ px are safe to tap\.$/,
    ),
  },
]

/** Rules that apply to every page. */
const ALWAYS = { 'not-applicable': 'it is about every page' }
const ASKS_FOR_A_LOOK = { fail: 'axe asks for a look where it is in doubt, and never calls it a fault' }
const NEVER_RIGHT = { pass: 'axe calls each that is shown a fault' }

await testCases(accessibilityTool, CASES, {
  shared: { browser: () => chrome.browser },
  atOnce: true,
  shown: RULE_PAGES.flatMap(({ outcome, rules }) => rules.map(check => ({ check, outcome }))),
  exceptions: {
    'aria-braille-equivalent': ASKS_FOR_A_LOOK,
    'aria-hidden-body': ALWAYS,
    blink: NEVER_RIGHT,
    bypass: ASKS_FOR_A_LOOK,
    'document-title': ALWAYS,
    'duplicate-id-aria': ASKS_FOR_A_LOOK,
    'form-field-multiple-labels': ASKS_FOR_A_LOOK,
    'frame-title-unique': ASKS_FOR_A_LOOK,
    'html-has-lang': ALWAYS,
    'landmark-one-main': ALWAYS,
    marquee: NEVER_RIGHT,
    'no-autoplay-audio': ASKS_FOR_A_LOOK,
    'page-has-heading-one': ALWAYS,
    'server-side-image-map': { ...ASKS_FOR_A_LOOK, pass: 'axe asks for a look at each of them' },
    'th-has-data-cells': ASKS_FOR_A_LOOK,
    'video-caption': ASKS_FOR_A_LOOK,
  },
})

describe('the accessibility tool', () => {
  const audit = (routes: Parameters<typeof auditSite>[1]): Promise<AuditedSite> =>
    auditSite(accessibilityTool, routes, { browser: chrome.browser })

  test.concurrent.each(RULE_PAGES)(
    'rules come out as $outcome for $about',
    async ({ html, outcome, rules }) => {
      const { check, origin } = await audit({ '/': html, ...FILES })

      for (const rule of rules) expectCheck(check(rule), { outcome }, origin)
    },
  )

  test('text that is fixed over something needs a look, and over the page alone it is judged', async () => {
    const withHeader = (content: string) =>
      `<!doctype html><html lang="en"><title>Page</title><meta name="viewport" content="width=device-width">
      <body style="overflow-x:hidden;margin:0;background:#f5f2ed">
      <p id="head" style="position:fixed;top:0;left:0;margin:0;color:#eee">Pale text</p>${content}</body></html>`
    const over = await audit({
      '/': withHeader('<div style="height:300px;background:#111"></div><div style="height:3000px">x</div>'),
    })
    expect(over.check('color-contrast').outcome).toBe('not-measured')
    for (const hero of [
      'style="height:300px;background:#111;pointer-events:none"',
      'class="hero" style="position:relative;height:300px"',
    ]) {
      const style =
        '<style>.hero::before { content: ""; position: absolute; inset: 0; background: #111 }</style>'
      const reached = await audit({
        '/': withHeader(`${style}<div ${hero}></div><div style="height:3000px">x</div>`),
      })
      expect(reached.check('color-contrast').outcome).toBe('not-measured')
    }

    const { check } = await audit({ '/': withHeader('') })
    expect(check('color-contrast')).toMatchObject({ outcome: 'fail', occurrences: [{ selector: '#head' }] })
  })

  test.each([
    [
      'a fixed layer with a negative z-index',
      '#over { position: fixed; inset: 0; z-index: -1; background: COLOR }',
    ],
    [
      'a fixed layer in front of it',
      '#over { position: fixed; inset: 0; background: COLOR } p { position: relative }',
    ],
    [
      'what the body draws before it',
      'body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: COLOR }',
    ],
  ])('text over %s is judged by what is drawn', async (_, style) => {
    const over = async (color: string) => {
      const { check } = await audit({
        '/': `<!doctype html><html lang="en"><title>Page</title><meta name="viewport" content="width=device-width"><style>${style.replace('COLOR', color)}</style>
        <body style="margin:0"><div id="over"></div><main><h1 style="color:#111">Bikes</h1><p id="text" style="color:#eee">Pale text that stands over a layer</p></main></body></html>`,
      })
      const { outcome, occurrences } = check('color-contrast')
      return [outcome, occurrences.map(({ selector }) => selector).includes('#text')]
    }
    expect(await over('rgba(0, 0, 0, 0.9)')).not.toContain(true)
    expect(await over('#999')).toEqual(['fail', true])
  })

  const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  /** Text over what a pseudo-element paints, which axe leaves open. */
  const HERO =
    '<style>.hero { position: relative; padding: 30px } .hero::before { content: ""; position: absolute; inset: 0; background: linear-gradient(90deg, #999, #aaa) } .hero * { position: relative }</style>'

  test.each([
    [
      'a page that is wider than the screen',
      '<p id="pale">Pale text over it</p></div><i style="display:block;width:460px">Wide</i>',
    ],
    ['what is nearly opaque', '<div style="opacity:.99"><p id="pale">Pale text over it</p></div></div>'],
    [
      'a button over a picture that comes late',
      '<div class="lazyload"><button id="pale" style="background:#bbb;border:0">Pale text over it</button></div></div>',
    ],
  ])('text over a gradient is judged by what is drawn on %s', async (_, rest) => {
    const { check } = await audit({
      '/': page(
        `<div class="hero" style="color:#ddd">${rest}`,
        `${VIEWPORT}${HERO}<style>button { color: #ddd }</style>`,
      ),
    })
    const { outcome, occurrences } = check('color-contrast')
    expect([outcome, occurrences.map(({ selector }) => selector)]).toEqual(['fail', ['#pale']])
  })

  test('text beside its background on a page that is too wide needs a look', async () => {
    const footer = (style: string) =>
      page(
        `<footer style="background:#123;color:#fff;display:flex;${style}"><p style="flex:none;width:400px">Opening hours</p><p id="a" style="flex:none">Contact</p></footer>`,
        VIEWPORT,
      )
    const outcomeOf = async (style: string) =>
      (await audit({ '/': footer(style) })).check('color-contrast').outcome
    expect(await outcomeOf('')).toBe('not-measured')
    expect(await outcomeOf('flex-wrap:wrap')).toBe('pass')
  })

  test('what waits for data that did not come is not at fault', async () => {
    const { check } = await audit({
      '/': page(
        `<div mv-app="a"><h2 property="name"></h2><ul><div class="[kind]"><a href="[url]">${'Shop '.repeat(80)}</a></div></ul></div><button class="x"></button><script>fetch('http://127.0.0.1:1/a.json').catch(() => {})</script>`,
      ),
    })
    for (const rule of ['empty-heading', 'list', 'button-name'])
      expect([rule, check(rule).outcome]).toEqual([rule, rule === 'list' ? 'fail' : 'not-measured'])
    const bare = await audit({ '/': page('<h2 property="name"></h2><button class="x"></button>') })
    for (const rule of ['empty-heading', 'button-name']) expect(bare.check(rule).outcome).toBe('fail')
  })

  test('a heading that a script of the page fills later is not at fault, and one of which none knows is', async () => {
    const script = '<script>function sum() { document.getElementById("result").innerHTML = "12" }</script>'
    const withScript = await audit({ '/': page(`<h2 id="result"></h2>${script}`) })
    expect(withScript.check('empty-heading').outcome).toBe('pass')
    const other = await audit({ '/': page(`<h2 id="other"></h2>${script}`) })
    expect(other.check('empty-heading').outcome).toBe('fail')
  })

  test('text that a script has cut into words needs a look', async () => {
    const word = '<span class="w" style="color:#777">word</span> '
    const { check } = await audit({ '/': page(`<p style="background:#999">${word.repeat(6)}</p>`) })
    expect(check('color-contrast').outcome).toBe('not-measured')
  })

  test.each([
    ['in the shadow tree of a component', 'pass', "box.attachShadow({ mode: 'open' })"],
    ['on the page', 'fail', 'box'],
  ])('of two main landmarks, the other one %s, the check is %s', async (_where, outcome, parent) => {
    const body = `<div id="box"></div><script>${parent}.innerHTML = '<main><p>June</p></main>'</script>`
    const { check } = await audit(page(body))
    expect(check('landmark-no-duplicate-main').outcome).toBe(outcome)
  })

  test('an element at fault has its region of the first screen, and none where it is not on it', async () => {
    const image = (id: string, style: string) =>
      `<img id="${id}" src="/logo.png" style="position:absolute;${style}">`
    const body = [
      image('seen', 'left:103px;top:0;width:206px;height:823px'),
      image('cut', 'left:309px;top:741px;width:103px;height:4000px'),
      image('below', 'left:0;top:2000px;width:99px;height:99px'),
      image('pale', 'left:0;top:0;width:99px;height:99px;opacity:0'),
      // Takes the place of the function of this name.
      '<img name="querySelector" alt="">',
    ]
    const { check } = await audit({
      '/': page(body.join(''), '<style>html { overflow-x: hidden }</style>'),
      '/logo.png': FILES['/bike.gif']!,
    })

    const regions = check('image-alt').occurrences.map(({ selector, region }) => [selector, region])
    const { seen, cut, ...others } = Object.fromEntries(
      regions.map(([selector, region]) => [String(selector).slice(1), region]),
    )
    expect(seen).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
    expect(cut).toEqual({ x: 0.75, y: 0.9004, width: 0.25, height: 0.0996 })
    expect(others).toEqual({ below: undefined, pale: undefined })
  })

  test('a page that its scripts were to make, and did not, is not said to lack its parts', async () => {
    const { check } = await audit({
      '/': '<!doctype html><html><title>Page</title><body><script src="/flutter_bootstrap.js" async></script></body></html>',
    })
    for (const rule of ['landmark-one-main', 'page-has-heading-one', 'bypass'])
      expect(check(rule)).toMatchObject({
        outcome: 'not-measured',
        message: 'the scripts that make the page showed nothing',
      })
    expect(check('html-has-lang').outcome).toBe('fail')
  })

  test('a page that a script of another host was to make may have its language from there', async () => {
    const { check } = await audit({
      '/': '<!doctype html><html><title>Page</title><body class="sapUiBody" id="content"><script src="http://127.0.0.1:1/sap-ui-core.js"></script><div data-sap-ui-component data-name="legends"></div></body></html>',
    })
    expect(check('html-has-lang').outcome).toBe('not-measured')
  })

  test('every rule is answered for: a page has a result for each check', async () => {
    const { run } = await audit(page('<p>Text</p>'))

    expect(run.status).toBe('measured')
    expect(run.checks.filter(({ outcome }) => outcome === 'not-measured')).toEqual([])
    expect(run.score).toBe(100)
  })

  test('what axe cannot decide needs a look and is no failure', async () => {
    const { check, run } = await audit(
      page('<p id="over" style="background-image:linear-gradient(to right,#fff,#000)">Over a gradient</p>'),
    )

    expect(check('color-contrast').outcome).toBe('not-measured')
    expect(check('color-contrast').message).toMatch(/1 element, which needs a look/)
    expect(run.facts['needsLook']).toMatchObject([
      { rule: 'color-contrast', count: 1, elements: [{ selector: '#over' }] },
    ])
  })

  test('landmarks that are missing or alike, and roles that browsers ignore, stand in the facts alone', async () => {
    const around = '<header>A</header><header>B</header><footer>A</footer><footer>B</footer>'
    const { run } = await audit(
      page('<button role="none">Next</button>').replace(
        '</main>',
        `</main><p>Outside</p><nav>A</nav><nav>B</nav>${around}`,
      ),
    )

    const rules = (run.facts['notJudged'] as { rule: string }[]).map(({ rule }) => rule)
    expect(rules.sort()).toEqual([
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-contentinfo',
      'landmark-unique',
      'presentation-role-conflict',
      'region',
    ])
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    // Lighthouse counts the role.
    expect(run.score).toBe(99)
  })

  test('looks into the frames of the page’s own origin, and says in which one', async () => {
    const srcdoc = '<html lang=en><title>S</title><img id=written src=/x>'
    const { check } = await audit({
      '/': page(`<iframe id="ad" title="Own" src="/frame"></iframe>
        <iframe id="doc" title="Written" srcdoc="${srcdoc}"></iframe>`),
      '/frame': '<html lang="en"><title>F</title><img id="inner" src="/x"><iframe src="/inmost"></iframe>',
      '/inmost': '<html lang="en"><title>I</title><img id="inmost" src="/x">',
    })

    const found = check('image-alt').occurrences.map(({ selector, message }) => [
      selector,
      /\(in the frame (.*) of the page\)$/.exec(message!)?.[1],
    ])
    expect(found).toEqual([
      ['#inner', '#ad'],
      ['#inmost', '#ad > iframe'],
      ['#written', '#doc'],
    ])
  })

  test('quotes nothing of frames of others, whose content is not the page’s, and names them', async () => {
    const secret = '<img id="SECRET" alt="" class="SECRET"><p>SECRET<script>console.error("SECRET")</script>'
    const other = await startWebServer({
      '/frame': `<html lang="en"><title>SECRET</title>${secret}<img src="/x">`,
    })
    try {
      const url = other.origin.replace('127.0.0.1', 'localhost')
      const samePort = new URL('/frame', other.origin).href
      const { check, run } = await audit({
        '/': page(`<iframe id="site" title="Another site" src="${url}/frame"></iframe>
          <iframe id="origin" title="Another origin" src="${samePort}"></iframe>
          <iframe id="cut" title="Cut off" sandbox="allow-scripts" src="/own"></iframe>`),
        '/own': '<html lang="en"><title>F</title><img id="inner" src="/x">',
      })

      expect(check('image-alt').outcome).toBe('not-applicable')
      expect(run.facts['framesNotTested']).toEqual(['#site', '#origin', '#cut'])
      expect(JSON.stringify(run)).not.toContain('SECRET')
    } finally {
      await other.close()
    }
  })

  test('of a page of thousands of elements each kind is looked at, and a pass says so', async () => {
    const texts = (last = '') => `${'<i></i>'.repeat(5000)}${'<p class="row">Text</p>'.repeat(150)}${last}`
    const sound = await audit(page(texts()))
    const pale = await audit(page(texts('<p id="pale" class="row" style="color:#ddd">Text</p>')))

    expect(sound.check('color-contrast')).toMatchObject({
      outcome: 'pass',
      message: 'only the first 5000 elements and 100 more of each kind were looked at; 50 were not',
    })
    expect(sound.run.facts['elementsNotLookedAt']).toMatchObject({ 'color-contrast': 50 })
    expect(pale.check('color-contrast').occurrences.map(({ selector }) => selector)).toEqual(['#pale'])
  })

  test('style sheets of others are not loaded once more for it', async () => {
    const others = await startWebServer({
      '/s.css': { body: 'p { color: #333 }', headers: { 'content-type': 'text/css' } },
    })
    try {
      await audit(page(`<link rel="stylesheet" href="${others.origin}/s.css"><p>Text</p>`))
      expect(others.requests.filter(request => request === 'GET /s.css')).toHaveLength(1)
    } finally {
      await others.close()
    }
  })

  test('links to one address side by side are one target', async () => {
    const { check } = await audit(
      page(`<style>nav a { display: block; font-size: 8px; line-height: 10px }</style>
        <nav><a href="/y">One</a><a href="/y?">Other</a><a href="../y">Same</a></nav>
        <nav><br><br><a href="/z">One</a><a href="./z">Same</a></nav>`),
    )
    expect(check('target-size').occurrences.map(({ snippet }) => snippet)).toEqual(
      ['/y', '/y?', '../y'].map(href => expect.stringContaining(`href="${href}"`)),
    )
  })

  test('judges what scripts have made', async () => {
    const { check } = await audit(
      page('<div id="root"></div><script>root.innerHTML = "<img id=made src=x>"</script>'),
    )

    expect(check('image-alt').occurrences[0]!.selector).toBe('#made')
  })

  test('is not fooled by a page that has put its own things in place of the browser’s', async () => {
    const { check } = await audit(
      page(
        '<img id="bad" src="/x"><script>window.axe = {}; Array.prototype.filter = () => []; JSON.stringify = null</script>',
      ),
    )

    expect(check('image-alt').outcome).toBe('fail')
  })

  test('reports exactly what axe reports when it is put into the same page by hand', async () => {
    const html = page(
      '<img src="/x"><a href="/y"></a><p style="color:#bbb">Pale</p><ul><p>no item</p></ul><input><div role="nonsense">x</div><h4>Far down</h4>',
    )
    const { run } = await audit(html)
    const server = await startWebServer({ '/': html })
    const browser = await launch({
      executablePath: await chromeForTests(),
      pipe: true,
      args: ['--no-sandbox'],
    })
    try {
      const byHand = await browser.newPage()
      await byHand.setViewport({
        width: 412,
        height: 823,
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      })
      await byHand.goto(server.origin)
      await byHand.evaluate(
        readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8'),
      )
      const violations = await byHand.evaluate(async () => {
        const { axe: inPage } = window as unknown as { axe: typeof axe }
        const results = await inPage.run(document, { rules: { 'target-size': { enabled: true } } })
        return results.violations.map(({ id, nodes }) => `${id} ${nodes.length}`)
      })

      const ours = run.checks
        .filter(({ outcome }) => outcome === 'fail')
        .map(({ id, occurrences }) => `${id.replace('accessibility/', '')} ${occurrences.length}`)
      expect(ours.sort()).toEqual(violations.sort())
      expect(ours.length).toBeGreaterThan(5)
    } finally {
      await browser.close()
      await server.close()
    }
  })

  test('is not measured without Chrome, and says what to do', async () => {
    const { run } = await auditSite(accessibilityTool, page(''))

    expect(run).toMatchObject({ status: 'not-measured', score: null })
    expect(run.reason).toMatch(/needs Chrome/)
  })

  test('does not start Chrome for what is not HTML', async () => {
    const { run } = await auditSite(accessibilityTool, {
      '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    })

    expect(run.reason).toMatch(/application\/pdf, not HTML/)
  })

  test('answers for whatever stands in a page', async () => {
    const piece = fc.constantFrom(
      '<img src=x>',
      '<a>',
      '<table><td>',
      '<svg>',
      '<iframe>',
      '<!--',
      '<p ',
      '&#0;',
      '<frameset>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), async pieces => {
        const { run } = await audit(pieces.join(''))
        expect(run.checks.length === CHECK_COUNT || run.status === 'not-measured').toBe(true)
      }),
      { numRuns: 4 },
    )
  })
})

describe('its checks', () => {
  test.each([
    {
      rule: 'image-alt',
      severity: 'warning',
      because: 'no team stops a release for what axe calls critical',
    },
    { rule: 'color-contrast', severity: 'warning', because: 'axe calls it serious' },
    { rule: 'tabindex', severity: 'warning', because: 'axe calls it serious, though it is a best practice' },
    { rule: 'empty-heading', severity: 'notice', because: 'axe calls it minor' },
    { rule: 'target-size', severity: 'notice', because: 'most sites break it, and nobody acts on it' },
    { rule: 'link-in-text-block', severity: 'notice', because: 'it is a matter of design' },
  ])('$rule is of severity $severity: $because', ({ rule, severity }) => {
    expect(CHECKS[rule]!.severity).toBe(severity)
  })

  test('they are axe’s rules of level A, AA and best practice, each with axe’s page as help', () => {
    const left = axe
      .getRules()
      .map(({ ruleId }) => ruleId)
      .filter(id => !(id in CHECKS))

    expect(left).toEqual(
      expect.arrayContaining(['color-contrast-enhanced', 'frame-tested', 'p-as-heading', 'region']),
    )
    expect(left.length).toBeLessThan(24)
    for (const [rule, { help, fix }] of Object.entries(CHECKS)) {
      expect(help).toMatch(new RegExp(`^https://dequeuniversity\\.com/rules/axe/[\\d.]+/${rule}$`))
      expect(fix).toMatch(/\.$/)
    }
  })

  test('none of them is an error by default', () => {
    expect(Object.values(CHECKS).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('each has an instruction in plain words, and axe’s advice is for rules that are new', () => {
    expect(Object.keys(INSTRUCTIONS).sort()).toEqual(Object.keys(CHECKS).sort())
    for (const { fault, repair } of Object.values(INSTRUCTIONS)) {
      expect(fault).toMatch(/^[A-Z`].*[^.:]$/)
      expect(repair).toMatch(/^[a-z].*[^.]$/)
    }
    const failureSummary =
      'Fix any of the following:\n  Do this\n  Do that\n\nFix all of the following:\n  More'
    expect(adviceOn('new-rule', { failureSummary })).toBe('Do this')
    expect(adviceOn('select-name', { failureSummary })).toBe('This select has no label.')
    expect(adviceOn('nested-interactive', { html: '<section class="hero" role="img">' })).toBe(
      'Screen readers announce nothing that is in this element, since its role is "img", and there are controls in it: remove the role, or give it only to the picture.',
    )
    const ofRole =
      'Fix all of the following:\n  List element has direct children that are not allowed: [role=presentation]'
    expect(adviceOn('list', { failureSummary: ofRole })).toBe(
      'Entries of this list have a `role` of their own, so it has no entries for screen readers (List element has direct children that are not allowed: [role=presentation]): remove the `role` from the `<li>`.',
    )
    expect(adviceOn('nested-interactive', { html: '<div role="button">' })).toBe(
      'This control contains another one.',
    )
  })

  test('each has a title that says what is wrong', () => {
    expect(Object.keys(TITLES).sort()).toEqual(Object.keys(CHECKS).sort())
    expect(
      Object.values(CHECKS)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(Object.values(TITLES).sort())
    for (const title of Object.values(TITLES)) {
      expect(title).toMatch(/^[A-Z].{10,80}[^.:]$/)
      expect(title).not.toMatch(/\b(?:must|should)\b/)
    }
  })

  test('each has a reason of its own in one or two sentences, before what asks for it', () => {
    expect(Object.keys(REASONS).sort()).toEqual(Object.keys(CHECKS).sort())
    for (const reason of Object.values(REASONS)) expect(reason).toMatch(/^[A-Z].{20,150}[^.:]$/)
    expect(CHECKS['label']).toMatchObject({
      why: 'Screen readers do not say what to fill in, and a tap on the text beside it does nothing. WCAG 4.1.2 (A) requires this.',
    })
  })

  test('axe gives an impact to each of them', () => {
    const { _audit } = axe as unknown as { _audit: { rules: { id: string; impact?: string }[] } }
    const without = _audit.rules.filter(({ id, impact }) => id in CHECKS && !impact)

    expect(without).toEqual([])
  })

  test.each([
    { tags: ['cat.color', 'wcag2aa', 'wcag143'], criteria: 'WCAG 1.4.3 (AA)' },
    { tags: ['wcag2a', 'wcag244', 'wcag412'], criteria: 'WCAG 2.4.4, 4.1.2 (A)' },
    { tags: ['wcag21aa', 'wcag1412'], criteria: 'WCAG 1.4.12 (AA)' },
    { tags: ['wcag22aa', 'wcag258'], criteria: 'WCAG 2.5.8 (AA)' },
    { tags: ['best-practice', 'cat.semantics'], criteria: undefined },
  ])('the tags $tags say $criteria', ({ tags, criteria }) => {
    expect(criteriaOf(tags)).toBe(criteria)
  })
})

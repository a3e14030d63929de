import type { Case } from '../../../support/tool-cases.ts'
import { LONG, meta, page } from './pages.ts'

const TITLE = '<h1 id="start">Table tennis in Laudenbach</h1>'
const site = (top: string, content = `<main>${TITLE}${LONG}</main>`) =>
  page(`<style>body{margin:0;font-family:monospace} h1{margin:10px 0}</style>${top}${content}`)
const header = (height: number, inside = '<a href="/">Club</a>') =>
  `<header style="height:${height}px">${inside}</header>`

const NEAR: readonly [when: string, site: Case['site']][] = [
  ['the header is low', site(header(80))],
  [
    'the heading stands low in a high first part',
    site(header(80), `<main><section style="padding-top:300px">${TITLE}</section>${LONG}</main>`),
  ],
  ['a picture is above it', site(header(200, '<svg style="width:412px;height:200px"></svg>') + header(180))],
  [
    'the heading is in the header',
    site(
      '',
      `<header><p>Since 1950</p><div style="padding-top:360px">${TITLE}</div></header><main>${LONG}</main>`,
    ),
  ],
  ...['main', 'div'].map((tag): [string, Case['site']] => [
    `the content begins with the head of its first part (${tag})`,
    site(
      header(40),
      `<${tag}><div class="row agenda-header" style="height:400px"><h2>Vienna</h2><p>${'A city for all who play. '.repeat(3)}</p></div><h2>Sponsors</h2>${LONG}</${tag}>`,
    ),
  ]),
  ['text of the content is above the heading', site(header(40), `<main>${LONG}${TITLE}</main>`)],
]

const logo = (
  style: string,
  lang = 'position:absolute;left:100px;top:8px;background:#fff;padding:4px 12px',
) =>
  page(
    `<style>body{margin:0;font:20px monospace} header{position:relative;height:50px;display:flex;align-items:center} .logo{white-space:nowrap;${style}} .lang{${lang}}</style><header><a class="logo" href="/">AlloLaverie</a><a class="lang" id="lang" href="/en/">EN</a></header>${LONG}`,
  )

const APART: readonly [when: string, site: Case['site']][] = [
  ['the links stand apart', logo('', '')],
  [
    'one has no color and stands in the gap above the text of the other',
    logo('', 'position:absolute;left:60px;top:0;line-height:10px'),
  ],
  ['it covers the whole text, which nobody is to see', logo('', 'position:absolute;inset:0;background:#fff')],
  [
    'a script writes at load where one of them stands',
    `${logo('')}<script>lang.style.left = innerWidth > 400 ? '100px' : '200px'</script>`,
  ],
  ['a badge of a digit lies over a text', logo('').toString().replace('>EN<', '>3<')],
]

/** What visitors with a phone see before they scroll. */
export const FIRST_SCREENS: readonly Case[] = [
  {
    check: 'content-far-down',
    outcome: 'fail',
    when: 'header and menu take 40 % of the screen',
    site: site(`${header(120)}<nav style="height:230px"><a href="/a">Club</a></nav>`),
    says: '"Table tennis in Laudenbach" begins 360 px down on a screen of 823 px. <nav> (html > body > nav), the tallest of 2 things above it, is 230 px high.',
    selector: '#start',
    count: 1,
  },
  {
    check: 'content-far-down',
    outcome: 'fail',
    when: 'a header with another name takes that much',
    site: site(
      `<div class="custom-header" style="height:360px"><h2><a href="/">Club</a></h2><p>Since 1950</p></div>`,
    ),
  },
  ...NEAR.map(([when, site]): Case => ({ check: 'content-far-down', outcome: 'pass', when, site })),
  {
    check: 'header-overlaps',
    outcome: 'fail',
    when: 'the button for another language lies over the end of the logo',
    site: logo(''),
    says: 'On a screen of 360 px, "EN" lies over 32 px of "AlloLaverie".',
    selector: '#lang',
    count: 1,
  },
  ...APART.map(([when, site]): Case => ({ check: 'header-overlaps', outcome: 'pass', when, site })),
  ...['content-far-down', 'header-overlaps'].map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'the page has no viewport for phones',
      site: meta('width=1024'),
    }),
  ),
]

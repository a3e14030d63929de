import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const CONTROLS = '<p><a class="go" href="/a">Go on</a> <a class="go" href="/b">Go back</a></p>'
const site = (style: string, body = CONTROLS) => page(`<style>${style}</style>${body}`, VIEWPORT)
/** A page on 127.0.0.1 with a style sheet of localhost, which is another host. */
const linked = page(
  `<script>document.write('<link rel="stylesheet" href="http://localhost:' + location.port + '/style.css">')</script>${CONTROLS}`,
  VIEWPORT,
)
const styles = (body: string) => ({ headers: { 'content-type': 'text/css' }, body })

const UNSEEN: readonly [when: string, style: string, says: string, body?: string][] = [
  [
    'a style takes the outline away',
    'a:focus { outline: none }',
    '"Go on" and 1 like it look the same with the focus: the style of "a:focus" takes the outline away.',
  ],
  [
    'it does so without the focus',
    '.go { outline: 0 }',
    '"Go on" and 1 like it look the same with the focus: the style of ".go" takes the outline away.',
  ],
  [
    'what is written for the focus is what was there before',
    'a { color: black } a:hover, a:focus { outline: 0; color: black }',
    '"Go on" and 1 like it look the same with the focus: the style of "a:focus" takes the outline away.',
  ],
  [
    'its style is nested',
    'p { a { &:focus { outline: none } } }',
    '"Go on" and 1 like it look the same with the focus: the style of ":is(:is(p) a):focus" takes the outline away.',
  ],
  [
    'what other styles show with the focus is not for it',
    '.go { outline: none } .more\\:go:focus { color: red } .skip:not(:focus) { color: blue } :is(b, i):focus { color: red }',
    '"Go on" and 1 like it look the same with the focus: the style of ".go" takes the outline away.',
  ],
  [
    'styles for the focus are for links that stand elsewhere',
    'a:focus { outline: none } .cover h2 a:focus { color: red } .ui-state-focus { color: red } @media (hover: hover) { nav a:focus { color: red } }',
    '"Go on" and 1 like it look the same with the focus: the style of "a:focus" takes the outline away.',
  ],
  [
    'it is a button without a text',
    'button { outline: none }',
    'This control looks the same with the focus: the style of "button" takes the outline away.',
    '<button><svg width="20" height="20"></svg></button>',
  ],
  [
    'it is a link without a text',
    '.icon { outline: none }',
    'The link to social.example/oak and 1 like it look the same with the focus: the style of ".icon" takes the outline away.',
    '<p><a class="icon" href="https://www.social.example/oak/"><svg width="20" height="20"></svg></a><a class="icon" href="https://other.example/oak"><svg width="20" height="20"></svg></a></p>',
  ],
]

const SEEN: readonly [when: string, style: string, body?: string][] = [
  ['the outline is that of the browser', ''],
  ['it has no width, and is that of the browser', 'a:focus { outline-width: 0 }'],
  ['it goes after a click alone', 'a:focus:not(:focus-visible) { outline: none }'],
  ['another one is written', 'a { outline: none } a:focus-visible { outline: 2px solid red }'],
  ['a shadow is written', 'a:focus { outline: none; box-shadow: 0 0 0 3px blue }'],
  ['the color changes', 'a { color: black } a:focus { outline: none; color: blue }'],
  [
    'it changes slowly',
    'a { transition: background-color 1s } a:focus { outline: none; background-color: blue }',
  ],
  ['a line is drawn below it', 'a:focus { outline: none } a:focus::after { content: ""; border: 1px solid }'],
  ['what is around it changes', 'a:focus { outline: none } p:focus-within { background: yellow }'],
  [
    'what is beside it changes',
    'a:focus { outline: none } a:focus ~ b { color: red }',
    `${CONTROLS.replace('</p>', '<i>,</i> <b>!</b></p>')}`,
  ],
  [
    'it is shown to whoever has a mouse',
    'a:focus { outline: none } @media (hover: hover) { a:focus-visible { outline: 2px solid } }',
  ],
  [
    'a class shows it once a key is pressed',
    'a:focus { outline: none } .with-keys a:focus { outline: 2px solid }',
  ],
  [
    'a class of the page shows it once a key is pressed',
    'a:focus { outline: none } body.a > p :focus { outline: 2px solid } ',
  ],
  [
    'a script gives it a class when it comes by the keyboard',
    '.js-focus-visible :focus:not(.focus-visible) { outline: none }',
    `<div class="js-focus-visible">${CONTROLS}</div>`,
  ],
  [
    'a script gives it a class with the focus',
    'a { outline: none } .has-it { background: yellow }',
    `${CONTROLS}<script>for (const link of document.querySelectorAll('a')) { link.onfocus = () => link.classList.add('has-it'); link.onblur = () => link.classList.remove('has-it') }</script>`,
  ],
  [
    'it is a field, which shows where one writes',
    'input { outline: none }',
    '<a href="/a">Go on</a> <input>',
  ],
  ['the keyboard does not come to it', 'a { outline: none }', '<a href="/a" tabindex="-1">Go on</a>'],
  [
    'it is shown where nothing holds it back',
    'a { outline: none } @media (hover: hover) { p:not(:focus) :is(a, b):focus { color: red } }',
  ],
  ['it is not seen', 'a { outline: none; position: absolute; left: -9999px }'],
]

export const UNSEEN_FOCUS_CASES: readonly Case[] = [
  ...UNSEEN.map(
    ([when, style, says, body]): Case => ({
      check: 'focus-not-seen',
      outcome: 'fail',
      when,
      site: site(style, body),
      says: [says],
    }),
  ),
  ...SEEN.map(
    ([when, style, body]): Case => ({
      check: 'focus-not-seen',
      outcome: 'pass',
      when,
      site: site(style, body),
    }),
  ),
  {
    check: 'focus-not-seen',
    outcome: 'fail',
    when: 'the style is that of another host',
    site: {
      '/page': linked,
      '/style.css': styles('a { outline: none }'),
    },
    says: ['"Go on" and 1 like it look the same with the focus: the style of "a" takes the outline away.'],
  },
  {
    check: 'focus-not-seen',
    outcome: 'pass',
    when: 'a style sheet of another host shows it once a key is pressed',
    site: {
      '/page': linked,
      '/style.css': styles('a { outline: none } .with-keys a:focus { color: red }'),
    },
  },
  {
    check: 'focus-not-seen',
    outcome: 'not-measured',
    when: 'a style sheet of another host imports one',
    site: {
      '/page': linked,
      '/style.css': styles('@import "more.css"; a { outline: none }'),
      '/more.css': styles('p { color: red }'),
    },
  },
  {
    check: 'focus-not-seen',
    outcome: 'not-applicable',
    when: 'there are no links and buttons',
    site: page('<p>X</p>'),
  },
  {
    check: 'focus-not-seen',
    outcome: 'not-measured',
    when: 'a style sheet did not come',
    site: page(
      `<link rel="stylesheet" href="/gone.css"><style>a { outline: none }</style>${CONTROLS}`,
      VIEWPORT,
    ),
  },
]

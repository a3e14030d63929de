import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const TEXT = `<h1>Joinery</h1><p>${'We build kitchens, tables and doors of oak. '.repeat(20)}</p>`
const layer = (content: string, style = 'inset:0') =>
  `<div id="door" style="position:fixed;${style};background:#fff">${content}</div>`
const FORM =
  '<h1>Joinery</h1><p>This page needs a password.</p><form><input type="password"><button>Enter</button></form>'
const SCRIPTED = `<script>document.addEventListener('DOMContentLoaded', () =>
  document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(layer(FORM))}))</script>`

/** Whether a field for a password covers the page. */
export const PASSWORD_GATE_CASES: readonly Case[] = [
  ...[
    ['it is in the HTML', page(`${TEXT}${layer(FORM)}`)],
    [
      'it brings more styles than the page has text',
      page(`${TEXT}${layer(`<style>${'.door { color: #222 }\n'.repeat(100)}</style>${FORM}`)}`),
    ],
    ['a script lays it over the page', page(`${SCRIPTED}${TEXT}`)],
  ].map(
    ([when, site]): Case => ({
      check: 'password-gate',
      outcome: 'fail',
      when: when!,
      site: site!,
      selector: '#door',
      says: 'This layer asks for a password and covers 100 % of the screen: "Joinery This page needs a password. Enter".',
    }),
  ),
  ...[
    ['nothing covers the page', TEXT],
    ['a login asks for a name as well', `${TEXT}${layer(`<input name="user">${FORM}`)}`],
    ['it covers half of the screen', `${TEXT}${layer(FORM, 'left:0;right:0;bottom:0;height:50vh')}`],
    [
      'a layer asks for something else',
      `${TEXT}${layer('<p>Letter</p><input type="email"><button>Subscribe</button>')}`,
    ],
  ].map(
    ([when, body]): Case => ({ check: 'password-gate', outcome: 'pass', when: when!, site: page(body!) }),
  ),
  {
    check: 'password-gate',
    outcome: 'not-applicable',
    when: 'the page asks not to be found',
    site: page(`${TEXT}${layer(FORM)}`, '<meta name="robots" content="noindex">'),
  },
  {
    check: 'password-gate',
    outcome: 'not-applicable',
    when: 'nothing is kept back by it',
    site: page(`<p>${'Members '.repeat(20)}</p>${layer(FORM)}`),
  },
]

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, launch } from 'puppeteer-core'
import { runAxe } from '../../../src/engine/browser/axe-run.ts'
import { withDrawnContrasts } from '../../../src/engine/browser/drawn-contrasts.ts'
import { chromeForTests } from '../../support/chrome.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch({ executablePath: await chromeForTests(), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

const OVER_GRADIENT = `<!doctype html><html lang="en"><title>Page</title>
  <p style="color:#fff;background:linear-gradient(#9fd,#aee)">Always in bloom, from March to October</p></html>`

/** Which contrasts fail and stay open on a page, where there is so much time to draw them (milliseconds). */
async function contrastsWithin(leftMs: number, html = OVER_GRADIENT) {
  const page = await browser.newPage()
  try {
    await page.setContent(html)
    const session = await page.createCDPSession()
    const results = await withDrawnContrasts(session, await runAxe(session), () => true, leftMs)
    const { violations, incomplete, undrawn } = results
    const [failed, open] = [violations, incomplete].map(all => all.some(({ id }) => id === 'color-contrast'))
    return { failed, open, undrawn }
  } finally {
    await page.close()
  }
}

test('where its time was over, contrasts stay open and it is said that there may be more', async () => {
  expect(await contrastsWithin(0)).toEqual({ failed: false, open: true, undrawn: true })
})

test('where there was time for all, nothing is said of it', async () => {
  expect(await contrastsWithin(30_000)).toEqual({ failed: true, open: false, undrawn: undefined })
})

test('where nothing has to be drawn, no time is missing', async () => {
  const black = '<!doctype html><html lang="en"><title>Page</title><p>Always in bloom</p></html>'
  expect(await contrastsWithin(0, black)).toEqual({ failed: false, open: false, undrawn: undefined })
})

test('a text that looks like none before it is drawn, however many there are above it', async () => {
  const legible = '<p style="color:#111;margin:0 0 120px">Always in bloom, from March to October</p>'.repeat(
    80,
  )
  const many = (color: string) => `<!doctype html><html lang="en"><title>Page</title>
    <body style="background:linear-gradient(#fff,#eee)">${legible}<p style="color:${color}">Closed in winter</p></body></html>`
  expect((await contrastsWithin(30_000, many('#bbb'))).failed).toBe(true)
  expect((await contrastsWithin(30_000, many('#222'))).failed).toBe(false)
})

test.each([
  [
    'that covers the screen',
    '<div style="position:fixed;inset:0;background:rgba(0,0,0,.6)"><p style="background:#fff;color:#000">May we count visits?</p><button>Yes</button></div>',
  ],
  [
    'in front of what covers the screen',
    '<div style="position:fixed;inset:0;background:rgba(0,0,0,.6)"></div><div style="position:fixed;inset:40% 10%;background:#fff;color:#000"><p>May we count visits?</p><button>Yes</button></div>',
  ],
])('a question for consent %s keeps no text from being drawn', async (_where, cover) => {
  const covered = OVER_GRADIENT.replace(
    '</html>',
    `<p>${'All of our roses bloom. '.repeat(9)}</p>${cover}</html>`,
  )
  expect(await contrastsWithin(30_000, covered)).toMatchObject({ failed: true })
})

/** A card of two faces, of which the second is turned away. */
const card = (back: string, front = true) => `<!doctype html><html lang="en"><title>Page</title><style>
  .card { perspective: 1000px }
  .card, .inner { position: relative; width: 300px; height: 200px }
  .inner { transform-style: preserve-3d; transition: transform .5s }
  .face { position: absolute; inset: 0; backface-visibility: hidden; display: flex }</style>
  <div class="card"><div class="inner">
    <div class="face" style="background:${back}"><p style="color:#fff;z-index:1">Turn the card over</p></div>
    ${front ? '<div class="face" style="background:#f5e4a8;transform:rotateY(180deg)"></div>' : ''}
  </div></div></html>`

test('a face of a card that is turned away is no background of a text on the other one', async () => {
  expect((await contrastsWithin(30_000, card('#1a1a1a'))).failed).toBe(false)
  const pale = await contrastsWithin(30_000, card('#eee'))
  expect(pale.failed || pale.open).toBe(true)
  expect((await contrastsWithin(30_000, card('#eee', false))).failed).toBe(true)
})

/** White text over a red that a pseudo-element paints. */
const overRed = (style: string, more = '') => `<!doctype html><html lang="en"><title>Page</title><style>
  .box { position: relative } .box::before { content: ""; position: absolute; inset: 0; background: #e64528; z-index: -1 }
  p { color: #fff; ${style} }</style>
  <div class="box"><div class="group"><p>Open on Mondays from two to six</p>${more}</div></div></html>`

test('a pale text is judged by the color that Chrome gives it over its background', async () => {
  const large = 'font: 30px sans-serif;'
  expect((await contrastsWithin(30_000, overRed(large))).failed).toBe(false)
  expect((await contrastsWithin(30_000, overRed(`${large} opacity: .7`))).failed).toBe(true)
  expect((await contrastsWithin(30_000, overRed(`${large} color: rgba(255, 255, 255, .6)`))).failed).toBe(
    true,
  )
  expect((await contrastsWithin(30_000, overRed(`${large} opacity: .95`))).failed).toBe(false)
})

test('a text that is pale together with its background has another color and stays open', async () => {
  const pale = overRed('opacity: .7; background: linear-gradient(#ccc, #ddd)')
  expect(await contrastsWithin(30_000, pale)).toMatchObject({ failed: false, open: true })
  const fading = overRed('opacity: .1')
  expect(await contrastsWithin(30_000, fading)).toMatchObject({ failed: false, open: true })
  const scrolled = `<div style="height:3000px"></div><script>addEventListener('scroll', () => {
    document.querySelector('p').style.opacity = .5 })</script>`
  const faded = overRed('color: #000; padding-top: 2000px; line-height: 3', scrolled)
  expect(await contrastsWithin(30_000, faded)).toMatchObject({ failed: false })
  const figure = overRed('').replace(
    'Open on Mondays from two to six',
    '<span style="opacity:.4">2026</span>',
  )
  expect(await contrastsWithin(30_000, figure)).toMatchObject({ open: true })
})

test('a word in the color of its background is a gap in a sentence that can be read, and none by itself', async () => {
  const link = '<a href="/privacy" style="color:#f80">privacy policy</a>'
  const inSentence = (html: string) =>
    `<!doctype html><html lang="en"><title>Page</title><p style="background:#f80;color:#000">${html}</p></html>`
  const gap = await contrastsWithin(30_000, inSentence(`I agree to the ${link} of this club.`))
  expect(gap).toMatchObject({ failed: true, open: false })
  expect((await contrastsWithin(30_000, inSentence(link))).failed).toBe(false)
  expect((await contrastsWithin(30_000, inSentence(`<span>Today</span><br>${link}`))).failed).toBe(false)
})

test('a text of an SVG has the color of its fill, not that of the link around it', async () => {
  const logo = `<!doctype html><html lang="en"><title>Page</title><style>
    @keyframes turn { to { background-position: 60px 0 } }
    body { background: #0a0a0c } .box { position: relative } svg { height: 22px }
    .box::before { content: ""; position: absolute; inset: 0; background: repeating-linear-gradient(90deg, #0a0a0c, #333 60px); animation: turn 2s infinite linear; z-index: -1 }
    a { color: #00e; opacity: .55; transition: all .4s }</style><div class="box">
    <a href="/"><svg viewBox="0 0 100 20"><text x="0" y="15" font-size="14" font-weight="bold" fill="#fff">The Herald</text></svg></a>
    <a href="/2"><svg viewBox="0 0 100 20"><text x="0" y="15" font-size="14" font-weight="bold" fill="#fff">The Times</text></svg></a></div></html>`
  expect((await contrastsWithin(30_000, logo)).failed).toBe(false)
})

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

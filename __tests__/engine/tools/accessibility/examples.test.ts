import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type axe from 'axe-core'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { EXAMPLES } from '../../../../src/engine/tools/accessibility/examples.ts'
import { runRules } from '../../../../src/engine/tools/accessibility/rules.ts'
import { chromeForTests } from '../../../support/chrome.ts'

let browser: Browser
let page: Page
let setUp: string
beforeAll(async () => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  setUp = `${source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  browser = await puppeteer.launch({ executablePath: await chromeForTests(), args: ['--no-sandbox'] })
  page = await browser.newPage()
})
afterAll(() => browser.close())

const ids = runRules().map(({ id }) => id)

test('each rule that the tool runs has an example, and no other', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(ids.toSorted())
})

/** Those that are not told in words. */
const sources = Object.entries(EXAMPLES).filter(([, example]) => /^<.*>$/s.test(example))

// Some rules ask people to look, whatever they find.
test.each(sources)('the example of %s breaks that rule', async (id, example) => {
  await page.setContent(documentOf(example))
  for (const frame of page.frames()) await frame.evaluate(setUp)
  const found = await page.evaluate(async rule => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const { violations, incomplete } = await engine.run(document, {
      runOnly: { type: 'rule', values: [rule] },
    })
    return [...violations, ...incomplete].map(result => result.id)
  }, id)
  expect(found).toEqual([id])
})

/** The example in a document that is good otherwise. */
function documentOf(example: string): string {
  if (example.startsWith('<html')) return `<!doctype html>${example}`
  const inHead = example.startsWith('<meta') ? example : ''
  return `<!doctype html><html lang="en"><head><title>Shop</title>${inHead}</head><body>${inHead ? '' : example}</body></html>`
}

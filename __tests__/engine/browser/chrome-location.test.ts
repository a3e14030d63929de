import { expect, test } from '@jest/globals'
import { findChrome } from '../../../src/engine/browser/chrome-location.ts'
import { chromeForTests, chromeNamedIn, startBrowser } from '../../support/chrome.ts'

test('the setting goes before CHROME_PATH', async () => {
  const path = await chromeForTests()

  expect(await findChrome(path, { CHROME_PATH: '/somewhere/else' })).toBe(path)
  expect(await findChrome(undefined, { CHROME_PATH: path })).toBe(path)
})

test('an empty name is none', async () => {
  const found = await findChrome(undefined, {})

  expect(await findChrome(undefined, { CHROME_PATH: '' })).toBe(found)
  expect(await findChrome('', { CHROME_PATH: '' })).toBe(found)
  expect(await findChrome('', { CHROME_PATH: process.execPath })).toBe(process.execPath)
  expect(await chromeNamedIn({ CHROME_PATH: '' })).toBe(await chromeNamedIn({}))
})

test.each([
  { path: '/no/such/chrome', env: {}, says: 'the setting "chrome-path" names /no/such/chrome' },
  { path: undefined, env: { CHROME_PATH: '/tmp' }, says: 'the variable CHROME_PATH names /tmp' },
])('a program that is not there is a reason that names who named it: $says', async ({ path, env, says }) => {
  await expect(findChrome(path, env)).rejects.toThrow(says)
})

test('a program that is not Chrome is a reason that names it', async () => {
  const { browser, close } = await startBrowser({ chromePath: process.execPath })
  try {
    const loading = browser.load({
      url: 'http://127.0.0.1:1/',
      originHeaders: { origin: '', headers: {} },
      signal: new AbortController().signal,
    })

    await expect(loading).rejects.toThrow(`Chrome at ${process.execPath} does not start`)
  } finally {
    await close()
  }
})

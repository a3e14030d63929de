import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import puppeteer, { type Browser } from 'puppeteer-core'
import { request } from 'undici'
import { parse } from 'yaml'
import { chromeForTests } from '../support/chrome.ts'
import { openApi } from '../support/contract.ts'
import { type RunningService, startService, TOKEN } from '../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.close()
})

async function get(path: string) {
  const { statusCode, headers, body } = await request(`${service.origin}${path}`)
  return { status: statusCode, headers, text: await body.text() }
}

test.each<[string, (text: string) => unknown, string]>([
  ['/openapi.json', JSON.parse, 'application/json; charset=utf-8'],
  ['/openapi.yaml', parse, 'application/yaml; charset=utf-8'],
])('%s is the document of the API at this service, without a token', async (path, read, type) => {
  const { status, headers, text } = await get(path)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type })
  const { paths, components, servers } = read(text) as Record<string, unknown>
  expect({ paths, components }).toEqual({ paths: openApi.paths, components: openApi.components })
  expect(servers).toEqual([{ url: '/api/v1/ext', description: 'This service' }])
})

test('whoever opens the service itself is led to the page', async () => {
  const { status, headers } = await get('/')
  expect({ status, location: headers['location'] }).toEqual({ status: 302, location: '/docs' })
})

test('/docs lets nothing in from elsewhere and has no script in itself', async () => {
  const { headers, text } = await get('/docs')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'$/,
  )
  expect(text).not.toMatch(/https?:|<script>|<style|\sstyle=|\son\w+=/)
  expect((await get('/docs/')).text).toBe(text)
})

test.each([
  '/docs/index.js',
  '/docs/swagger-ui.css.map',
  '/docs/..%2fpackage.json',
  '/docs/../../package.json',
])('%s is not there', async path => {
  expect((await get(path)).status).toBe(404)
})

describe('the page in Chrome', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await puppeteer.launch({ executablePath: await chromeForTests(), args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser.close()
  })

  test('shows all operations and tries one with a token, and asks no other host', async () => {
    const page = await browser.newPage()
    const complaints: string[] = []
    const requested = new Set<string>()
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('request', sent => requested.add(new URL(sent.url()).origin))
    await page.goto(`${service.origin}/docs`)
    await page.waitForSelector('.opblock')
    const shown = await page.$$eval('.opblock-summary-path', paths => paths.map(path => path.textContent))
    expect(shown.map(path => path?.replaceAll('\u200b', '')).sort()).toEqual(
      Object.keys(openApi.paths).sort(),
    )

    await page.locator('.authorize').click()
    await page.locator('.auth-container input').fill(TOKEN)
    await page.locator('.auth-btn-wrapper .authorize').click()
    await page.locator('.btn-done').click()
    await page.locator('#operations-account-me .opblock-summary-control').click()
    await page.locator('#operations-account-me .try-out__btn').click()
    await page.locator('#operations-account-me .execute').click()
    const answer = await page
      .locator('#operations-account-me .live-responses-table .highlight-code')
      .map(element => element.textContent)
      .wait()
    expect(answer).toMatch(/"name": "default"/)
    expect(service.requests.at(-1)).toMatchObject({ route: '/api/v1/ext/me', status: 200 })
    expect({ complaints, origins: [...requested].filter(origin => origin !== 'null') }).toEqual({
      complaints: [],
      origins: [service.origin],
    })
    await page.close()
  })
})

import { describe, expect, test } from '@jest/globals'
import type { NetworkRequest } from '../../../src/engine/browser/rendered-page.ts'
import { withheldAnswers } from '../../../src/engine/page/withheld-answers.ts'

const request = (url: string, type = 'Fetch'): NetworkRequest => ({
  url,
  type,
  method: 'GET',
  wireBytes: 0,
  bytes: 0,
  fromCache: false,
  failure: 'net::ERR_NAME_NOT_RESOLVED',
  startMs: 0,
})
const dataOf = async (...urls: string[]) =>
  (
    await withheldAnswers(
      urls.map(url => request(url)),
      'https://bikes.example/',
    )
  ).data

describe('what scripts may have filled a page with', () => {
  test.each([
    'https://api.github.com/repos/bikes/bikes',
    'https://api.github.com/repos/bikes/bikes/releases/latest',
    'https://api.npmjs.org/downloads/point/last-week/bikes',
    'https://img.shields.io/github/stars/bikes/bikes.json',
    'https://ka-f.fontawesome.com/releases/v6.0.0/css/free.min.css',
    'https://plausible.io/api/event',
  ])('is no answer of %s', async url => {
    expect(await dataOf(url)).toBeUndefined()
  })

  test('is not the stars and the release of one repository', async () => {
    const repository = 'https://api.github.com/repos/Bikes/bikes'
    expect(await dataOf(repository, `${repository.toLowerCase()}/releases/latest`)).toBeUndefined()
  })

  test.each([
    'https://api.github.com/users/bikes/repos',
    'https://api.github.com/repos/bikes/bikes/contents/texts',
    'https://api.github.com/repos/bikes/bikes/releases',
    'https://api.bikes.example/texts',
  ])('may be the answer of %s', async url => {
    expect(await dataOf(url)).toBe(`Chrome could not load ${url} (net::ERR_NAME_NOT_RESOLVED)`)
  })

  test('may be a list of repositories', async () => {
    const [one, two] = ['https://api.github.com/repos/bikes/red', 'https://api.github.com/repos/bikes/blue']
    expect(await dataOf(one!, two!)).toContain(one)
  })

  test.each([
    'https://kit.fontawesome.com/1a2b3c.js',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://unpkg.com/lenis@1.1.18/dist/lenis.min.js',
    'https://www.google.com/recaptcha/api.js',
    'https://www.bikes.example/numbers/matomo.js',
  ])('is no script at %s', async url => {
    expect((await withheldAnswers([request(url, 'Script')], 'https://bikes.example/')).script).toBeUndefined()
  })
})

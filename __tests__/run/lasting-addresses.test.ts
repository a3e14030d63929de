import { expect, test } from '@jest/globals'
import { withLastingAddresses } from '../../src/run/lasting-addresses.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../support/reports.ts'

const HERE = 'http://127.0.0.1:4321'

const shown = (path: string, production: string | undefined) => {
  const message = `${HERE}${path}b answers 404`
  const url = `${HERE}${path}`
  const run = measuredRun({ url, checks: [failedCheck({ message, occurrences: [] })] })
  const { pages } = withLastingAddresses(makeReport([auditedPage(url, [run])]), production)
  return [pages[0]!.url, pages[0]!.runs[0]!.checks[0]!.message]
}

test.each([
  ['at the root', '/a/', 'https://shop.example/', 'https://shop.example/a/'],
  ['in the same folder', '/guide/a/', 'https://shop.example/guide/', 'https://shop.example/guide/a/'],
  [
    'at the root, where production is a folder',
    '/a/',
    'https://shop.example/docs/',
    'https://shop.example/docs/a/',
  ],
  [
    'in a folder whose name only begins alike',
    '/guides/',
    'https://shop.example/guide/',
    'https://shop.example/guide/guides/',
  ],
  [
    'in the same folder, written without its slash',
    '/guide/',
    'https://shop.example/guide',
    'https://shop.example/guide/',
  ],
])('pages that were served %s as on production go by their addresses there', (_, path, production, url) => {
  expect(shown(path, production)).toEqual([url, `${url}b answers 404`])
})

test.each([['and production is not known', '/a/', undefined]])(
  'pages that were served %s keep their addresses',
  (_, path, production) => {
    expect(shown(path, production)).toEqual([`${HERE}${path}`, `${HERE}${path}b answers 404`])
  },
)

test('an origin alone is that of the host, and an address in the folder of production is not put there again', () => {
  const url = `${HERE}/a/`
  const message = `${HERE} lists ${HERE}/docs/b and ${HERE}/c`
  const run = measuredRun({ url, checks: [failedCheck({ message, occurrences: [] })] })
  const { pages } = withLastingAddresses(makeReport([auditedPage(url, [run])]), 'https://shop.example/docs/')
  expect(pages[0]!.runs[0]!.checks[0]!.message).toBe(
    'https://shop.example lists https://shop.example/docs/b and https://shop.example/docs/c',
  )
})

test('pages of which some alone are in the folder of production keep their addresses', () => {
  const urls = [`${HERE}/docs/a`, `${HERE}/b`]
  const report = makeReport(urls.map(url => auditedPage(url, [])))
  const { pages } = withLastingAddresses(report, 'https://shop.example/docs/')
  expect(pages.map(({ url }) => url)).toEqual(urls)
})

test('an origin goes by that of production where a colon of the text stands behind it, and no port', () => {
  const url = `${HERE}/`
  const message = `${HERE}: robots.txt closes it; ${HERE}0/ is another server`
  const run = measuredRun({ url, checks: [failedCheck({ message, occurrences: [] })] })
  const { pages } = withLastingAddresses(makeReport([auditedPage(url, [run])]), 'https://shop.example/')
  expect(pages[0]!.runs[0]!.checks[0]!.message).toBe(
    `https://shop.example: robots.txt closes it; ${HERE}0/ is another server`,
  )
})

test.each([
  [
    `Links to ${HERE}/index.html, which is also at /: two`,
    'Links to https://shop.example/docs/index.html, which is also at /docs/: two',
  ],
  ['Same title as /a/, /b and /c: "Shop"', 'Same title as /docs/a/, /docs/b and /c: "Shop"'],
  [
    '/ links to /index.html, whose canonical is /',
    '/docs/ links to /docs/index.html, whose canonical is /docs/',
  ],
  ['/b/?x=1 is 5 clicks away', '/docs/b/?x=1 is 5 clicks away'],
  [
    'The title says "Bed / breakfast, also at / and /b".',
    'The title says "Bed / breakfast, also at / and /b".',
  ],
  ['The rule Disallow: / closes it', 'The rule Disallow: / closes it'],
  ['/b is https://shop.example/b on production', '/b is https://shop.example/b on production'],
  ['"Start" leads to /docs/b', '"Start" leads to /docs/b'],
  ['/b', '/b'],
])('paths of pages that a message names alone stand in the folder of production: %s', (message, said) => {
  const check = failedCheck({ message, occurrences: [] })
  const pages = ['/', '/a/', '/b'].map(path =>
    auditedPage(`${HERE}${path}`, [measuredRun({ url: `${HERE}${path}`, checks: [check] })]),
  )
  const report = withLastingAddresses(makeReport(pages), 'https://shop.example/docs/')
  expect(report.pages[0]!.runs[0]!.checks[0]!.message).toBe(said)
})

test('a page in a folder that is called as that of production lies in it twice', () => {
  const urls = [`${HERE}/`, `${HERE}/a/`, `${HERE}/docs/`]
  const message = `${HERE}/docs/ and ${HERE}/docs/b`
  const run = measuredRun({ url: urls[0]!, checks: [failedCheck({ message, occurrences: [] })] })
  const report = makeReport(urls.map((url, at) => auditedPage(url, at === 0 ? [run] : [])))
  const { pages } = withLastingAddresses(report, 'https://shop.example/docs/')
  expect(pages.map(({ url }) => url)).toEqual(
    ['docs/', 'docs/a/', 'docs/docs/'].map(path => `https://shop.example/${path}`),
  )
  expect(pages[0]!.runs[0]!.checks[0]!.message).toBe(
    'https://shop.example/docs/docs/ and https://shop.example/docs/b',
  )
})

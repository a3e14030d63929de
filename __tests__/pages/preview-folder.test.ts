import { expect, test } from '@jest/globals'
import { inferPreviewFolder, mayBeBelowFolder } from '../../src/pages/preview-folder.ts'
import { openVisit, startHttpClient } from '../support/visits.ts'
import { startWebServer } from '../support/web-server.ts'

const LIVE = 'https://shop.example'

function page(canonical: string | undefined, script = '/x/app.js'): string {
  const link = canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`
  return `<!doctype html><title>Shop</title>${link}<script src="${script}"></script>`
}

async function infer(routes: Record<string, string>, production = LIVE): Promise<string> {
  const server = await startWebServer(routes)
  const http = startHttpClient()
  try {
    const visits = Object.keys(routes)
      .filter(path => path.startsWith('/x/'))
      .map(path => openVisit(server.origin + path, { http }))
    return await inferPreviewFolder(visits, production)
  } finally {
    await http.close()
    await server.close()
  }
}

const HOME = { '/x/': page(`${LIVE}/`) }
const ABOUT = { '/x/about/': page(`${LIVE}/about/`) }

test.each<[string, Record<string, string>, string]>([
  ['all pages name the rest of their path', { ...HOME, ...ABOUT }, LIVE],
  ['one page does', ABOUT, LIVE],
  ['that is the home page', HOME, LIVE],
  ['another names nothing', { ...ABOUT, '/x/b/': page(undefined) }, LIVE],
  ['one ends otherwise', { '/x/about.html': page(`${LIVE}/about`) }, LIVE],
  ['production is a folder itself', { '/x/about/': page(`${LIVE}/docs/about/`) }, `${LIVE}/docs/`],
])('the folder of a preview is known where %s', async (_when, routes, production) => {
  expect(await infer(routes, production)).toBe('/x')
})

test.each<[string, Record<string, string>]>([
  ['the canonical names the page', { '/x/about/': page(`${LIVE}/x/about/`) }],
  ['no page names production', { '/x/about/': page('https://other.example/about/') }],
  ['pages disagree', { ...ABOUT, '/x/b/c/': page(`${LIVE}/c/`) }],
  ['one names itself', { ...ABOUT, '/x/b/': page(`${LIVE}/x/b/`) }],
  ['the canonical is one of a translation', { ...ABOUT, '/about/': page(`${LIVE}/about/`) }],
  ['the canonical is the home page by mistake', { ...HOME, '/': page(`${LIVE}/`) }],
  ['files of the page lie beside the folder', { '/x/about/': page(`${LIVE}/about/`, '/app.js') }],
])('there is none where %s', async (_when, routes) => {
  expect(await infer(routes)).toBe('')
})

test.each([
  [['http://a.example/x/', 'http://a.example/x/b'], LIVE, true],
  [['http://a.example/', 'http://a.example/x/b'], LIVE, false],
  [['http://a.example/about'], LIVE, false],
  [['http://a.example/x/', 'http://a.example/y/'], LIVE, false],
  [['http://a.example/x/', 'http://b.example/x/'], LIVE, false],
])('pages at %j of %s may be below a folder: %s', (pages, production, expected) => {
  expect(mayBeBelowFolder(pages, production)).toBe(expected)
})

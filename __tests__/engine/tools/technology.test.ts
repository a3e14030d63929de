import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { technologyTool } from '../../../src/engine/tools/technology/technology.ts'
import { anyText } from '../../support/any-text.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'
import { CASES } from './technology/cases.ts'

await testCases(technologyTool, CASES)

interface TechnologyFact {
  name: string
  categories: string[]
  version?: string
  confidence: number
  evidence: { kind: string; name?: string; value?: string }[]
  impliedBy?: string[]
}

async function technologiesOf(answer: Answer): Promise<Map<string, TechnologyFact>> {
  const { run } = await auditSite(technologyTool, { '/': answer })
  const facts = run.facts['technologies'] as unknown as TechnologyFact[]
  return new Map(facts.map(fact => [fact.name, fact]))
}

async function factOf(answer: Answer, fact: string) {
  return (await auditSite(technologyTool, { '/': answer })).run.facts[fact]
}

test('a library is told once, by its address of production and by that of the preview', async () => {
  const scripts = ['https://www.shop.example', ''].map(
    origin => `<script src="${origin}/js/jquery-1.12.4.min.js"></script>`,
  )
  const page = 'https://pr-1.preview.example/'
  const { check } = await auditSite(
    technologyTool,
    { [page]: `<title>t</title>${scripts.join('')}` },
    { path: page, productionUrl: 'https://www.shop.example' },
  )
  expect(check('vulnerable-library').occurrences.map(({ url }) => url)).toEqual([
    'https://www.shop.example/js/jquery-1.12.4.min.js',
  ])
})

describe('the technologies of a page', () => {
  test.each([
    ['Koa', 'koa.sess=eyJuIjoxfQ==; path=/'],
    ['phpMyAdmin', 'phpMyAdmin_https=3f9ab2c1; path=/'],
  ])('hold %s for its cookie', async (name, cookie) => {
    const found = await technologiesOf({ headers: { 'set-cookie': cookie }, body: '<title>t</title>' })
    expect(found.get(name)).toMatchObject({ evidence: [{ kind: 'cookie' }] })
  })

  test('hold no bundler of Next.js, which has two', async () => {
    const found = await technologiesOf({ headers: { 'x-powered-by': 'Next.js' }, body: '<title>t</title>' })
    expect([...found.keys()].sort()).toEqual(['Next.js', 'Node.js', 'React'])
  })

  test('hold Font Awesome with its version by the address of its script', async () => {
    const found = await technologiesOf(
      '<title>t</title><script src="https://use.fontawesome.com/releases/v6.3.0/js/all.js"></script>',
    )
    expect(found.get('Font Awesome')).toMatchObject({ version: '6.3.0' })
  })

  test('hold no product whose name its description has', async () => {
    const found = await technologiesOf({
      body: '<title>t</title><meta name="description" content="How we moved from Redmine to Jira">',
    })
    expect([...found.keys()]).not.toContain('Redmine')
  })

  test('come with what shows them: header, cookie, meta, script, element, html and what they imply', async () => {
    const found = await technologiesOf({
      headers: {
        server: 'nginx/1.18.0 (Ubuntu)',
        'x-powered-by': 'PHP/8.1.2',
        'set-cookie': 'PHPSESSID=secret; path=/',
      },
      body: `<!doctype html><html><head><title>t</title><meta name="generator" content="WordPress 6.4.2">
        <link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto">
        <script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>
        <!-- This site is optimized with the Yoast SEO plugin v21.7 - https://yoast.com/wordpress/plugins/seo/ -->
        </head><body>t</body></html>`,
    })
    expect(found.get('Nginx')).toMatchObject({
      version: '1.18.0',
      confidence: 100,
      categories: ['Web servers', 'Reverse proxies'],
      evidence: [{ kind: 'header', name: 'server', value: 'nginx/1.18.0 (Ubuntu)' }],
    })
    expect(found.get('PHP')).toMatchObject({
      version: '8.1.2',
      evidence: [{ kind: 'header' }, { kind: 'cookie', name: 'phpsessid' }],
    })
    expect(found.get('WordPress')).toMatchObject({
      version: '6.4.2',
      evidence: [{ kind: 'meta', name: 'generator' }],
    })
    expect(found.get('jQuery')).toMatchObject({ version: '3.7.1', evidence: [{ kind: 'script' }] })
    expect(found.get('Google Font API')).toMatchObject({ evidence: [{ kind: 'element' }] })
    expect(found.get('Yoast SEO')).toMatchObject({ version: '21.7', evidence: [{ kind: 'html' }] })
    expect(found.get('MySQL')).toMatchObject({ evidence: [], impliedBy: ['WordPress'] })
    expect(JSON.stringify([...found])).not.toContain('secret')
  })

  test('take the version of a library from its own file, not from the version of its plug-in', async () => {
    const found = await technologiesOf(
      '<title>t</title><script src="/js/jquery.fancybox.js?ver=1.3.4"></script>',
    )
    expect(found.get('jQuery')?.version).toBeUndefined()
  })

  test.each([
    ['a link to its maker', '<a href="https://www.drupal.org/">Drupal</a>', 'Drupal'],
    ['the name of a carrier in the text', '<p>We ship with DHL and UPS.', 'DHL'],
    ['a mark in the text of an article', '<pre>&lt;script src="/wp-includes/js/x.js"&gt;</pre>', 'WordPress'],
    [
      'a plug-in of what is not there',
      '<link rel="stylesheet" href="/x/contact-form-7/style.css">',
      'Contact Form 7',
    ],
  ])('are not told by %s', async (_what, body, name) => {
    expect([...(await technologiesOf(`<title>t</title>${body}`)).keys()]).not.toContain(name)
  })
})

describe('the rendering of a page', () => {
  const shell = (body: string) => `<!doctype html><title>t</title>${body}<script src="/app.js"></script>`
  test.each([
    ['client', 'an empty element for an app', shell('<div id="root"></div>'), '#root'],
    ['client', 'an element that only says it is loading', shell('<app-root>Loading…</app-root>'), 'app-root'],
    [
      'client',
      'an empty element beside a noscript',
      shell('<noscript>Please enable JavaScript</noscript><div id="app"></div>'),
      '#app',
    ],
    [
      'hydrated',
      'content with the data of Next.js',
      shell(
        `<div id="__next"><h1>Shoes</h1><p>${'We sell shoes. '.repeat(5)}</div><script id="__NEXT_DATA__" type="application/json">{}</script>`,
      ),
      'script#__NEXT_DATA__',
    ],
    [
      'hydrated',
      'the stream of the app router',
      shell('<h1>Shoes</h1><script>(self.__next_f=self.__next_f||[]).push([0])</script>'),
      'script with self.__next_f',
    ],
    ['server', 'content alone', shell('<h1>Shoes</h1><p>We sell shoes.'), ''],
    [
      'server',
      'an app element with content and no mark of a framework',
      shell(`<div id="app"><p>${'We sell shoes. '.repeat(20)}</div>`),
      '',
    ],
  ])('is "%s" with %s', async (mode, _what, html, evidence) => {
    expect(await factOf(html, 'rendering')).toEqual({ mode, evidence })
  })
})

describe('the third parties of a page', () => {
  test('are told by entity, with their hosts and the number of elements that load from them', async () => {
    const html = `<title>t</title><link rel="canonical" href="https://shop.example.com/">
      <link rel="stylesheet" href="https://fonts.googleapis.com/css"><link rel="dns-prefetch" href="https://unused.example/">
      <script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>
      <img src="https://cdn.example.com/a.png"><img src="/b.png"><img src="data:,"><img src="https://img.unknown-host.dev/c.png">
      <img src="https://img2.unknown-host.dev/d.png">`
    expect(await factOf(html, 'thirdParties')).toEqual([
      { name: 'unknown-host.dev', hosts: ['img.unknown-host.dev', 'img2.unknown-host.dev'], resources: 2 },
      expect.objectContaining({ name: 'Google Fonts', category: 'cdn', resources: 1 }),
      expect.objectContaining({ name: 'Google Tag Manager', category: 'tag-manager', resources: 1 }),
    ])
  })
})

describe('the technology tool', () => {
  test('does not measure what is not HTML', async () => {
    const { run } = await auditSite(technologyTool, {
      '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    })
    expect(run).toMatchObject({ status: 'not-measured', score: null })
  })

  test('does not take a script that cannot be fetched for a fault of the page', async () => {
    const { check } = await auditSite(technologyTool, {
      '/': '<title>t</title><script src="/js/jquery.min.js"></script>',
      '/js/jquery.min.js': { status: 503 },
    })
    expect(check('vulnerable-library').outcome).toBe('not-applicable')
  })

  test('judges any page', async () => {
    const piece = fc.oneof(
      anyText({ maxLength: 40 }),
      fc.constantFrom(
        '<script src="https://cdn.jsdelivr.net/npm/jquery@',
        '3.4.1/dist/jquery.min.js"></script>',
        '<script src="%zz/jquery-%E0%A4%A.js">',
        '<meta name=generator content="WordPress ',
        "<script>gtag('config','G-",
        "gtm.start'GTM-",
        '<link href="//[bad" rel=stylesheet>',
        '<div id=root>',
        '</script>',
        '<base href="about:blank">',
        '">',
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async pieces => {
        const { run } = await auditSite(technologyTool, `<!-- -->${pieces.join('')}`)
        expect(run.status).toBe('measured')
      }),
      { numRuns: 15 },
    )
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { checksOf } from '../../../src/engine/judging/tool-definition.ts'
import { parseLinkHeader } from '../../../src/engine/syntax/link-header.ts'
import type { Preview } from '../../../src/engine/syntax/preview.ts'
import type { CardImage } from '../../../src/engine/tools/serp/card-images.ts'
import { judgeDefaultCardImages } from '../../../src/engine/tools/serp/default-card-images.ts'
import { judgeDefaultIcons } from '../../../src/engine/tools/serp/default-icons.ts'
import type { FetchedIcon } from '../../../src/engine/tools/serp/favicon.ts'
import { sentMetadata } from '../../../src/engine/tools/serp/metadata.ts'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { STARTER_FILES } from '../../../src/engine/tools/serp/starter-files.ts'
import { startersOn } from '../../../src/engine/tools/serp/starters.ts'
import { fitText, textWidth } from '../../../src/engine/tools/serp/text-width.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'
import { scriptCases } from './scripts/cases.ts'
import { CANONICALS } from './serp/canonical-cases.ts'
import { TARGETS } from './serp/canonical-target-cases.ts'
import { DESCRIPTIONS } from './serp/description-cases.ts'
import { ICONS } from './serp/favicon-cases.ts'
import { FILES } from './serp/file-cases.ts'
import { HEAD } from './serp/head-cases.ts'
import {
  COMPLETE,
  canonical,
  DESCRIPTION,
  image,
  jsonLd,
  openGraph,
  page,
  png,
  TITLE,
  withImage,
} from './serp/pages.ts'
import { CONTROLS } from './serp/preview-control-cases.ts'
import { IDENTITY } from './serp/site-identity-cases.ts'
import { CARDS } from './serp/social-card-cases.ts'
import { TITLES } from './serp/title-cases.ts'
import { URLS } from './serp/url-cases.ts'

const CASES = [
  ...HEAD,
  ...TITLES,
  ...DESCRIPTIONS,
  ...CANONICALS,
  ...TARGETS,
  ...CONTROLS,
  ...ICONS,
  ...IDENTITY,
  ...CARDS,
  ...URLS,
  ...FILES,
]

await testCases(serpTool, CASES, {
  shown: [
    ...scriptCases('serp'),
    { check: 'favicon-default', outcome: 'fail' },
    { check: 'og-image-default', outcome: 'fail' },
  ],
})

// The files themselves are the frameworks' own, and not for this repository.
describe('a picture of a starter project', () => {
  const SVG_OF_VITE = Buffer.from('<svg/>')
  const starters = new Map([[createHash('sha256').update(SVG_OF_VITE).digest('hex'), 'Vite']])
  const on = (url: string, origin?: string) =>
    startersOn({ url, preview: origin === undefined ? undefined : ({ origin } as Preview) }, starters)
  const url = 'https://a.example/vite.svg'
  const at = (message: string) => ({ url, message })
  const file = (body: Buffer) => ({ kind: 'file', url, file: { kind: 'svg' }, body }) as const
  const iconOf = (body: Buffer): FetchedIcon => ({
    link: { url, declared: true, isForTouch: false, isFromRoot: true, page: url, at },
    image: file(body),
  })
  const cardOf = (fetched: CardImage['fetched']): CardImage => ({
    meta: { name: 'og:image', text: url, page: url, at } as CardImage['meta'],
    url,
    problem: undefined,
    fetched,
  })

  test('fails as the icon of the site', () => {
    const icons = [iconOf(SVG_OF_VITE), iconOf(Buffer.from('<svg />'))]
    expect(judgeDefaultIcons(icons, on('https://a.example/'))).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url, message: `${url} is a picture that a new project of Vite comes with.` }],
    })
  })

  test('fails as the image of the social card', () => {
    const cards = [cardOf(file(SVG_OF_VITE)), cardOf(undefined)]
    expect(judgeDefaultCardImages(cards, on('https://a.example/'))).toMatchObject({
      outcome: 'fail',
      occurrences: [
        { url, message: `${url} is a picture that a new project of Vite comes with; named on ${url}` },
      ],
    })
  })

  test.each([
    ['its site', 'https://vite.dev/guide/', undefined],
    ['a subdomain', 'https://v5.vite.dev/', undefined],
    ['a preview of its site', 'http://127.0.0.1:7360/', 'https://vite.dev'],
  ])('is the own one of the project on %s', (_, page, origin) => {
    expect(on(page, origin)(SVG_OF_VITE)).toBeUndefined()
  })

  test('is told on a host that only ends alike', () => {
    expect(on('https://notvite.dev/')(SVG_OF_VITE)).toBe('Vite')
    expect(on('https://vite.dev.example/')(SVG_OF_VITE)).toBe('Vite')
  })

  test('is known by its whole file alone', () => {
    const starterOf = on('https://a.example/')
    expect([Buffer.alloc(0), Buffer.alloc(2_000_000), Buffer.from('<svg/>\n')].map(starterOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('is in a table of distinct hashes, sorted by whose they are', () => {
    const hashes = Object.values(STARTER_FILES).flat()
    expect(new Set(hashes).size).toBe(hashes.length)
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/)
    for (const some of Object.values(STARTER_FILES)) expect(some).toEqual([...some].sort())
    expect(Object.keys(STARTER_FILES)).toEqual(Object.keys(STARTER_FILES).sort())
  })
})

describe('a head that was closed early', () => {
  const site = page(
    `<meta name="robots" content="noindex"><img src="/x"><title>${TITLE}</title><link rel="canonical" href="/">`,
  )

  test('is one failure that names what closed it and all that is lost', async () => {
    const { check } = await auditSite(serpTool, site)
    const lost = check('head-closed-early').occurrences
    expect(lost.map(({ selector }) => selector)).toEqual([
      'html > body > img',
      'html > body > title',
      'html > body > link',
    ])
    for (const name of [
      'title-missing',
      'title-outside-head',
      'canonical-missing',
      'canonical-outside-head',
    ]) {
      expect([name, check(name).outcome]).toEqual([name, 'not-applicable'])
    }
  })

  test('leaves the result without a title', async () => {
    const { run } = await auditSite(serpTool, site)
    expect(run.facts).toMatchObject({ desktop: { title: null }, canonical: null })
  })
})

describe('the requests', () => {
  test('a page that is its own canonical is not fetched again', async () => {
    const { requests } = await auditSite(
      serpTool,
      { '/a': canonical('{origin}/a#x'), '/favicon.ico': image(48, 48) },
      '/a',
    )
    expect(requests.filter(request => request === 'GET /a')).toHaveLength(1)
  })

  test('a page that only redirects by meta refresh is not applicable', async () => {
    const { run } = await auditSite(serpTool, page('<meta http-equiv="refresh" content="0; url=/new/">'))
    expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
    expect(run.checks[0]?.message).toMatch(/meta refresh, to .*\/new\/$/)
  })

  test('a page that reloads itself is judged', async () => {
    const { check } = await auditSite(serpTool, page('<meta http-equiv="refresh" content="0; url=/">'))
    expect(check('title-missing').outcome).toBe('fail')
  })
})

describe('the facts', () => {
  const site = {
    '/shop/bars': openGraph(
      { ...COMPLETE, 'og:title': 'Bars!', 'og:site_name': 'Mary', 'twitter:card': 'summary' },
      `<meta name="description" content="${DESCRIPTION.repeat(3)}"><link rel="icon" href="/icon.png"><link rel="canonical" href="https://example.com/shop/bars">` +
        jsonLd([
          { '@type': 'http://schema.org/Recipe', datePublished: '2026-03-01' },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 2, item: { '@id': '/shop/bars', name: 'Bars' } },
              { '@type': 'ListItem', position: 1, name: 'Shop', item: '/shop' },
            ],
          },
        ]),
    ),
    '/icon.png': image(64, 64),
    '/i.png': image(1200, 630),
  }

  test('hold the address of production where a page without a canonical is on a preview', async () => {
    const { run } = await auditSite(
      serpTool,
      { '/shop/bars': '<!doctype html><title>Bars</title>' },
      { path: '/shop/bars', productionUrl: 'https://shop.example/site/' },
    )
    expect(run.facts).toMatchObject({
      desktop: { displayUrl: 'https://shop.example › site › shop › bars' },
      mobile: { displayUrl: 'shop.example' },
    })
  })

  test('hold the result as desktop and phone show it', async () => {
    const { run, origin } = await auditSite(serpTool, site, '/shop/bars')
    expect(run.facts).toMatchObject({
      desktop: {
        title: TITLE,
        titleTruncated: false,
        displayUrl: 'https://example.com › Shop › Bars',
        descriptionTruncated: true,
        description: expect.stringMatching(/^A maple bar .* …$/),
      },
      mobile: { displayUrl: 'example.com', descriptionTruncated: true },
      favicon: { url: `${origin}/icon.png`, type: 'png', width: 64, height: 64 },
      siteName: 'Mary',
      date: { published: '2026-03-01', source: 'structured-data' },
      richResultHints: ['Recipe', 'BreadcrumbList', 'ListItem'],
      card: {
        title: 'Bars!',
        image: { url: `${origin}/i.png`, width: 1200, height: 630 },
        imageUrl: `${origin}/i.png`,
        siteName: 'Mary',
        twitterCard: 'summary',
      },
    })
  })

  describe('hold the pictures of a result and a card, as far as they are small', () => {
    const source = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`
    const icons = (...sizes: number[]) =>
      sizes.map((size, at) => `<link rel="icon" href="/${at}-${size}.png">`).join('')
    const files = (...sizes: number[]) =>
      Object.fromEntries(sizes.map((size, at) => [`/${at}-${size}.png`, image(size, size)]))
    const svg = { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' }

    test.each<[string, string, Record<string, Answer>, unknown]>([
      [
        'both',
        openGraph({ 'og:image': '/i.png' }, icons(16, 64, 256)),
        { ...files(16, 64, 256), '/i.png': image(1200, 630) },
        { favicon: source(png(64, 64)), card: source(png(1200, 630)) },
      ],
      ['a small icon', page(icons(16, 32)), files(16, 32), { favicon: source(png(32, 32)) }],
      ['none that is large', page(icons(1024)), files(1024), undefined],
      [
        'none of many bytes',
        withImage('/i.png'),
        {
          '/i.png': {
            headers: { 'content-type': 'image/png' },
            body: Buffer.concat([png(600, 315), Buffer.alloc(40_000)]),
          },
        },
        undefined,
      ],
      ['no drawing', page('<link rel="icon" href="/i.svg">'), { '/i.svg': svg }, undefined],
    ])('%s', async (_what, html, others, pictures) => {
      const { run } = await auditSite(serpTool, { '/a': html, ...others }, '/a')
      expect(run.facts['pictures']).toEqual(pictures)
    })
  })

  test.each<[string, string, unknown]>([
    [
      'of the item that names the page, and not of one before it',
      jsonLd([
        { '@type': 'BlogPosting', url: '/other', datePublished: '2020-01-01' },
        { '@type': 'BlogPosting', mainEntityOfPage: { '@id': '{origin}/a' }, datePublished: '2026-03-01' },
      ]),
      { published: '2026-03-01', source: 'structured-data' },
    ],
    ['none of a comment', jsonLd({ '@type': 'Comment', datePublished: '2020-01-01' }), null],
    [
      'none of several teasers',
      jsonLd([
        { '@type': 'BlogPosting', datePublished: '2020-01-01' },
        { '@type': 'BlogPosting', datePublished: '2021-01-01' },
      ]),
      null,
    ],
    [
      'of the head, where the only item is another page',
      jsonLd({ '@type': 'BlogPosting', url: '/other', datePublished: '2020-01-01' }) +
        '<meta property="article:published_time" content="2026-03-02">',
      { published: '2026-03-02', source: 'meta' },
    ],
    ['of the only time', '<body><time datetime="2026-03-03">today</time>', { published: '2026-03-03' }],
    [
      'none of several times',
      '<body><time datetime="2026-03-03"></time><time datetime="2025-03-03"></time>',
      null,
    ],
  ])('hold the date of the page: %s', async (_, html, date) => {
    const { run } = await auditSite(serpTool, { '/a': page(html) }, '/a')
    if (date === null) expect(run.facts['date']).toBeNull()
    else expect(run.facts['date']).toMatchObject(date as object)
  })

  test('hold what a run compares over its pages', async () => {
    const long = 'word '.repeat(100).trim()
    const head = `<title>${TITLE}</title><meta name="description" content="${long}"><link rel="canonical" href="https://www.example.com/a">`
    const { run } = await auditSite(serpTool, page(head))
    const { title, description, canonical, indexable } = run.facts
    expect({ title, canonical, indexable }).toEqual({
      title: TITLE,
      canonical: 'https://www.example.com/a',
      indexable: true,
    })
    expect(description).toMatch(/^word .*…$/)
    expect(String(description).length).toBeLessThanOrEqual(300)
  })

  test.each([
    ['googlebot', false],
    ['robots', false],
    ['bingbot', true],
  ])('say of a page with noindex for %s that its being indexable is %s', async (name, indexable) => {
    const { run } = await auditSite(serpTool, page(`<meta name="${name}" content="noindex">`))
    expect(run.facts).toMatchObject({ indexable })
  })

  test.each([
    ['Mary – Bars', '<a href="./index.html"><img src="/m.png" alt="mary"></a>', 'Mary'],
    ['Mary – Bars', '<a href="/" aria-label="Mary"><svg></svg></a>', 'Mary'],
    ['Mary – Bars', '<img src="/m.png" alt="Mary logo">', 'Mary'],
    ['Mary – Bars', '<img src="/m.png" alt="Mary">', null],
    ['Mary – Bars', '<a href="/">Home</a>', null],
    ['Mary – Bars', '<a href="https://mary.example/">Mary</a>', null],
    ['Mary Moss – Gardens', '<a href="/">Mary Moss <span>landscape gardener</span></a>', 'Mary Moss'],
    ["Café Heinrich's - Weyhausen", '<a href="/#home">Heinrich\'s</a>', "Café Heinrich's"],
    ['Aïkido de la Cotière', '<a href="/">Accueil</a>', 'Aïkido de la Cotière'],
    ['Home', '<a href="/">Home</a>', null],
  ])('take the name of the site from the title "%s" and %s: %s', async (title, body, name) => {
    const { run } = await auditSite(serpTool, page(`<title>${title}</title>`, body))
    expect(run.facts).toMatchObject({ siteName: name })
  })

  test('say null for what the page does not give', async () => {
    const { run } = await auditSite(serpTool, page(''))
    expect(run.facts).toMatchObject({
      title: null,
      description: null,
      canonical: null,
      desktop: { title: null, titlePx: null, description: null },
      favicon: null,
      siteName: null,
      date: null,
      card: { title: null, image: null },
    })
  })
})

test.each([
  ['a short text', 600, 'a short text'],
  ['one two three four five six', 175, 'one two three …'],
  ['北京旅游指南北京旅游指南', 150, '北京旅游指南 …'],
  ['Donaudampfschifffahrtsgesellschaft', 150, 'Donaudampf …'],
])('"%s" is cut to %i px between words where it has any', (text, px, expected) => {
  expect(fitText(text, 20, px).text).toBe(expected)
})

describe('any input', () => {
  const piece = fc.constantFrom(
    '<head>',
    '</head>',
    '<body>',
    '<title>',
    '</title>',
    '<div>',
    '<!--',
    '-->',
    '<svg>',
  )
  const more = fc.constantFrom(
    '<script>',
    '</script>',
    '<link rel=canonical href="',
    '">',
    '<meta name=robots>',
    'x',
    '\ufeff',
    ' ',
  )

  test('gives metadata, each element in one place', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, more), { maxLength: 25 }), parts => {
        const { titles, displaced } = sentMetadata(new HtmlDocument(parts.join(''), 'http://example.com/'))
        const all = [...titles.head, ...titles.body, ...titles.displaced]
        expect(new Set(all).size).toBe(all.length)
        for (const element of titles.displaced) expect(displaced).toContain(element)
      }),
      { numRuns: 300 },
    )
  })

  test('of a Link header gives links', () => {
    const text = fc.array(fc.constantFrom('<', '>', ';', ',', '=', '"', '\\', 'rel', 'a', ' '), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, parts => {
        for (const { target } of parseLinkHeader(parts.join(''))) expect(target).not.toContain('>')
      }),
      { numRuns: 300 },
    )
  })

  test('is cut to a text that fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 100, max: 600 }),
        (text, px) => {
          const fitted = fitText(text, 20, px)
          expect(textWidth(fitted.text, 20)).toBeLessThanOrEqual(px + 1)
          expect(fitted.truncated).toBe(fitted.text !== text)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('as a page gives an answer to every check', async () => {
    const names = Object.keys(await checksOf(serpTool))
    const body = fc.array(fc.oneof(piece, more, fc.string({ maxLength: 8 })), { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(body, async parts => {
        const { run } = await auditSite(serpTool, `<!doctype html>${parts.join('')}`)
        expect(run.checks).toHaveLength(names.length)
      }),
      { numRuns: 25 },
    )
  })
})

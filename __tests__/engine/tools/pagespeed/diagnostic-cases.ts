import { list, node, table } from '../../../support/lighthouse-reports.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { sheetRequest } from './metric-cases.ts'
import { html, measured, SITE, SLOW, saving } from './pages.ts'

/** Audits that estimate what their fix would save, with one of the rows that each of them has. */
const SAVINGS: readonly { check: string; row: object; at: string; selector?: string; says: RegExp }[] = [
  {
    check: 'image-delivery-insight',
    row: {
      node: node('img.hero', '<img class="hero">'),
      url: `${SITE}hero.png`,
      totalBytes: 200_000,
      wastedBytes: 150_000,
      subItems: { type: 'subitems', items: [{ reason: 'Use responsive images.' }] },
    },
    at: SITE,
    selector: 'img.hero',
    says: /^https:\/\/shop\.example\/hero\.png: 150 kB of 200 kB could be saved\. Use responsive images\.$/,
  },
  ...(['unused-javascript', 'unminified-javascript', 'legacy-javascript-insight'] as const).map(check => ({
    check,
    row: { url: `${SITE}app.js`, totalBytes: 300_000, wastedBytes: 200_000 },
    at: `${SITE}app.js`,
    says: /^200 kB of 300 kB could be saved$/,
  })),
  ...(['unused-css-rules', 'unminified-css'] as const).map(check => ({
    check,
    row: { url: `${SITE}all.css`, totalBytes: 100_000, wastedBytes: 90_000 },
    at: `${SITE}all.css`,
    says: /^90 kB of 100 kB could be saved$/,
  })),
  {
    check: 'duplicated-javascript-insight',
    row: {
      source: 'node_modules/lodash',
      wastedBytes: 70_000,
      subItems: { type: 'subitems', items: [{ url: `${SITE}shop.js` }, { url: `${SITE}account.js` }] },
    },
    at: `${SITE}shop.js`,
    says: /^70 kB could be saved; node_modules\/lodash$/,
  },
  {
    check: 'font-display-insight',
    row: { url: `${SITE}shop.woff2`, wastedMs: 300 },
    at: `${SITE}shop.woff2`,
    says: /^300 ms could be saved$/,
  },
  {
    check: 'render-blocking-insight',
    row: { url: `${SITE}app.js`, totalBytes: 300_000, wastedMs: 1500 },
    at: `${SITE}app.js`,
    says: /^delays the first paint by up to 1\.5 s \(300 kB\)$/,
  },
  {
    check: 'modern-http-insight',
    row: { url: `${SITE}icon.svg`, protocol: 'http/1.1' },
    at: `${SITE}icon.svg`,
    says: /^http\/1\.1$/,
  },
]

const fontIn = (characters: number) =>
  `@font-face{font-family:i;src:url("data:font/woff;base64,${'A'.repeat(characters)}")}`
const namedFonts = (characters: number) => {
  const rule = '@font-face{font-family:J;src:url("/j.woff2");unicode-range:U+4E00-4E1F}'
  return rule.repeat(characters / rule.length)
}

export const SAVING_CASES: readonly Case[] = SAVINGS.flatMap(({ check, row, ...place }): Case[] => [
  {
    check,
    when: 'its fix makes a slow page faster',
    outcome: 'fail',
    ...measured({
      audits: { ...SLOW, [check]: saving(600, check.startsWith('unused-') ? 200_000 : 0, row) },
    }),
    ...place,
  },
  {
    check,
    when: 'its fix makes a good page no better',
    outcome: 'pass',
    ...measured({ audits: { [check]: saving(600, 10_000, row) } }),
  },
  {
    check,
    when: 'there is nothing of the kind',
    outcome: 'not-applicable',
    ...measured({ audits: { [check]: { score: null, scoreDisplayMode: 'notApplicable' } } }),
  },
  {
    check,
    when: 'Lighthouse failed there',
    outcome: 'not-measured',
    ...measured({ audits: { [check]: { score: null, errorMessage: 'broken' } } }),
    says: /broken/,
  },
])

const loaded = (...types: string[]) => ({
  'network-requests': {
    details: table(...types.map(resourceType => ({ url: SITE, resourceType }))),
  },
})
/** What each of them is about, which a page need not have. */
const KINDS: readonly (readonly [type: string, checks: readonly string[]])[] = [
  ['Image', ['image-delivery-insight']],
  ['Stylesheet', ['unused-css-rules', 'unminified-css']],
  ['Font', ['font-display-insight', 'font-heavy']],
  [
    'Script',
    [
      'unused-javascript',
      'unminified-javascript',
      'legacy-javascript-insight',
      'duplicated-javascript-insight',
    ],
  ],
]

const STARVED = { othersShare: 0.8 }
const SLOW_LAYOUT = { score: 0, numericValue: 5000 }
const BUSY = { details: table({ entity: 'Tags Inc', mainThreadTime: 4000 }) }
const SLOW_SERVER = { score: 0, details: table({ url: SITE, responseTime: 900 }) }

/** As Lighthouse writes it, with the sizes that the page had. */
const TOO_LARGE =
  'This image file is larger than it needs to be (640x480) for its displayed dimensions (289x385). Use responsive images to reduce the image download size.'

/** A picture of the background, of which Lighthouse knows no size. */
const background = (transferSize: number, wastedBytes: number) =>
  measured({
    audits: {
      'image-delivery-insight': saving(0, wastedBytes, {
        url: `${SITE}banner.jpg`,
        totalBytes: transferSize,
        wastedBytes,
      }),
      'network-requests': {
        details: table({ url: `${SITE}banner.jpg`, resourceType: 'Image', transferSize }),
      },
    },
  })

const heavy = (bytes: number, sheetStatus?: number, totalBytes = 5_300_000, size = '640x480') =>
  measured({
    audits: {
      'image-delivery-insight': saving(0, bytes, {
        url: `${SITE}hero.png`,
        totalBytes,
        wastedBytes: bytes,
        subItems: {
          type: 'subitems',
          items: [
            { reason: 'Using a modern image format.', wastedBytes: bytes / 4 },
            { reason: TOO_LARGE.replace('640x480', size), wastedBytes: bytes },
          ],
        },
      }),
      ...(sheetStatus !== undefined && {
        'network-requests': {
          details: table(sheetRequest('https://cdn.jsdelivr.net/npm/site.css', sheetStatus)),
        },
      }),
    },
  })
/** Of the two checks on what images could do without, one tells. */
const HEAVY_CASES: readonly Case[] = [
  {
    check: 'images-heavy',
    when: 'images could do without 5 MB',
    outcome: 'fail',
    ...heavy(5_000_000),
    at: `${SITE}hero.png`,
    note: 'Lighthouse estimates that 5.0 MB can be saved on a phone',
    says: /^A phone could save 5\.0 MB of 5\.3 MB\. A phone .* Using a modern image format\.$/,
  },
  {
    check: 'image-delivery-insight',
    when: 'images could do without 5 MB, which another check tells',
    outcome: 'pass',
    ...heavy(5_000_000),
    says: '5.0 MB can be saved, which images-heavy tells',
  },
  {
    check: 'images-heavy',
    when: 'images could do without 900 kB',
    outcome: 'pass',
    ...heavy(900_000, 200, 950_000),
  },
  {
    check: 'images-heavy',
    when: 'one of them has 3.3 MB, of which Lighthouse knows to save 489 kB',
    outcome: 'fail',
    ...heavy(489_000, 200, 3_300_000),
    at: `${SITE}hero.png`,
  },
  {
    check: 'images-heavy',
    when: 'a picture of the background has 1.4 MB, of which Lighthouse knows to save 25 kB',
    outcome: 'fail',
    ...background(1_400_000, 25_000),
    at: `${SITE}banner.jpg`,
    note: 'An image has 1.4 MB (at most 1.0 MB).',
    says: 'The image has 1.4 MB.',
  },
  {
    check: 'image-delivery-insight',
    when: 'a picture of the background has 1.4 MB, which another check tells',
    outcome: 'pass',
    ...background(1_400_000, 25_000),
    says: 'an image has 1.4 MB, which images-heavy tells',
  },
  {
    check: 'images-heavy',
    when: 'a picture of the background has 900 kB',
    outcome: 'pass',
    ...background(900_000, 25_000),
  },
  {
    check: 'image-delivery-insight',
    when: 'one of them has 3.3 MB, which another check tells',
    outcome: 'pass',
    ...heavy(489_000, 200, 3_300_000),
    says: 'an image has 3.3 MB, which images-heavy tells',
  },
  {
    check: 'image-delivery-insight',
    when: 'images could do without 900 kB',
    outcome: 'fail',
    ...heavy(900_000, 200, 950_000),
  },
  {
    check: 'images-heavy',
    when: 'a style sheet did not come, and most of 900 kB is for the size at which they are shown',
    outcome: 'not-measured',
    ...heavy(900_000, -1, 950_000),
  },
  {
    check: 'images-heavy',
    when: 'a style sheet did not come, and one of them has 5.3 MB, of which format and compression save 500 kB',
    outcome: 'fail',
    ...heavy(2_000_000, -1),
  },
  {
    check: 'images-heavy',
    when: 'a style sheet did not come, and format and compression save 1.2 MB',
    outcome: 'fail',
    ...heavy(4_800_000, -1),
    says: /^1\.2 MB of 5\.3 MB could be saved\. Using a modern image format\.$/,
    note: /^Lighthouse estimates that 1\.2 MB can be saved by format and compression\. The sizes at which images are shown were not judged: the page was laid out without/,
  },
  {
    check: 'images-heavy',
    when: 'a style sheet did not come, and a file has more pixels than fit any phone',
    outcome: 'fail',
    ...heavy(600_000, -1, 1_100_000, '3648x2736'),
    at: `${SITE}hero.png`,
    says: /^A phone could save 795 kB of 1\.1 MB\. Even to fill the screen of a phone, 1920 × 1440 px are enough; the file has 3648 × 2736 px\.$/,
    note: / The sizes at which images are shown were not judged: /,
  },
  {
    check: 'images-heavy',
    when: 'a style sheet did not come, and nothing is known of the sizes at which images are shown',
    outcome: 'not-measured',
    ...heavy(100_000, -1),
  },
  {
    check: 'images-heavy',
    when: 'the page loads no images',
    outcome: 'not-applicable',
    ...measured({ audits: loaded('Document') }),
  },
]

const LAZY = (attributes: string, bytes: number, loaded: string[] = []): Pick<Case, 'path' | 'site'> => {
  const page = html('', `<img src="/photo.jpg" alt="The shop" ${attributes}>`)
  const body = Buffer.alloc(bytes)
  const photo = { headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes) }, body }
  const urls = table(...loaded.map(url => ({ url, resourceType: 'Image' })))
  const report = measured({ audits: { 'network-requests': { details: urls } } }, page)
  return { ...report, site: { ...report.site, [`${SITE}photo.jpg`]: photo } }
}
/** Lighthouse does not scroll to them. */
const LAZY_CASES: readonly Case[] = [
  {
    check: 'images-heavy',
    when: 'one that waits for visitors to scroll has 1.5 MB',
    outcome: 'fail',
    ...LAZY('loading="lazy"', 1_500_000),
    says: /^This image has 1\.5 MB, which load when visitors scroll to it: https:\/\/shop\.example\/photo\.jpg$/,
  },
  ...(
    [
      ['has 900 kB', 'loading="lazy"', 900_000, []],
      ['is there in several sizes', 'loading="lazy" srcset="/s.jpg 400w, /photo.jpg 2000w"', 1_500_000, []],
      ['was judged by Lighthouse', 'loading="lazy"', 1_500_000, [`${SITE}photo.jpg`]],
      ['does not wait', '', 1_500_000, []],
    ] as const
  ).map(
    ([when, attributes, bytes, loaded]): Case => ({
      check: 'images-heavy',
      when: `one that waits for visitors to scroll ${when}`,
      outcome: 'pass',
      ...LAZY(attributes, bytes, [...loaded]),
    }),
  ),
]

const FONT = (bytes: number, page?: Parameters<typeof measured>[1], file = 'inter.woff2') =>
  measured(
    {
      audits: {
        'network-requests': {
          details: table({ url: `${SITE}${file}`, resourceType: 'Font', transferSize: bytes }),
        },
      },
    },
    page,
  )
const TTF = /^(?:397|120) kB as TTF: WOFF2 takes about half\.$/
const OTF = /^120 kB as OTF: WOFF2 takes about half\.$/
/** What a font weighs. */
const FONT_CASES: readonly Case[] = [
  {
    check: 'font-heavy',
    when: 'one has 352 kB',
    outcome: 'fail',
    ...FONT(352_000),
    at: `${SITE}inter.woff2`,
    says: '352 kB (notice above 200 kB)',
  },
  { check: 'font-heavy', when: 'one has 90 kB', outcome: 'pass', ...FONT(90_000) },
  {
    check: 'font-heavy',
    when: 'the text is Japanese',
    outcome: 'pass',
    ...FONT(900_000, html('', '<p>自転車</p>')),
  },
  ...(
    [
      ['a TTF has 397 kB', 'fail', 397_000, 'inter.ttf', undefined, TTF],
      ['an OTF has 120 kB, by its address with a query', 'fail', 120_000, 'inter.otf?v=2', undefined, OTF],
      ['a TTF of a Japanese page has 120 kB', 'fail', 120_000, 'noto.TTF', html('', '<p>自転車</p>'), TTF],
      ['a TTF has 90 kB', 'pass', 90_000, 'inter.ttf', undefined, undefined],
    ] as const
  ).map(
    ([when, outcome, bytes, file, page, says]): Case => ({
      check: 'font-heavy',
      when,
      outcome,
      ...FONT(bytes, page, file),
      ...(says && { says }),
    }),
  ),
]

/** Images in the source, and what a finding quotes of the one of which Lighthouse names the file that Chrome chose. */
const QUOTED: readonly [when: string, images: string, quoted: string, line: number | null][] = [
  [
    'the page has one image like it',
    '<picture><source srcset="/map.avif"><img src="/map.png" alt="A &quot;map&quot;" title="Map"></picture>',
    '<img src="/map.png" alt="A &quot;map&quot;" title="Map">',
    2,
  ],
  [
    'the page has two, of which one has another alt',
    '<img src="/team.png" alt="Team">\n<img src="/map.png" alt="A &quot;map&quot;">',
    '<img src="/map.png" alt="A &quot;map&quot;">',
    3,
  ],
  [
    'the page has two like it',
    '<img src="/team.png" alt="A &quot;map&quot;"><img src="/map.png" alt="A &quot;map&quot;">',
    '<img src="https://shop.example/map.avif" alt="A &quot;map&quot;">',
    null,
  ],
]

const QUOTED_CASES: readonly Case[] = QUOTED.map(
  ([when, images, snippet, line]): Case => ({
    check: 'image-delivery-insight',
    when: `an image could be smaller, and ${when}`,
    outcome: 'fail',
    ...measured(
      {
        audits: {
          'image-delivery-insight': saving(0, 180_000, {
            node: node('body > img', '<img src="https://shop.example/map.avif" alt="A &quot;map&quot;">'),
            url: `${SITE}map.avif`,
            totalBytes: 200_000,
            wastedBytes: 180_000,
          }),
        },
      },
      html('', `\n${images}`),
    ),
    snippet,
    line,
  }),
)

export const DIAGNOSTIC_CASES: readonly Case[] = [
  ...QUOTED_CASES,
  ...FONT_CASES,
  ...LAZY_CASES,
  ...[
    ['dom-size-insight', SLOW_LAYOUT] as const,
    ['third-parties-insight', BUSY] as const,
    ['server-response-time', SLOW_SERVER] as const,
  ].map(
    ([check, audit]): Case => ({
      check,
      when: 'other programs kept the machine busy',
      outcome: 'not-measured',
      ...measured({ ...STARVED, audits: { [check]: audit } }),
      says: /other programs had 80 %/,
    }),
  ),
  ...(
    [
      [
        'a library that its scripts may need did not come',
        'not-measured',
        -1,
        'https://code.jquery.com/jquery.js',
      ],
      ['what counts its visitors did not come', 'fail', -1, 'https://www.google-analytics.com/analytics.js'],
      ['a script of the site is not there', 'fail', 404, `${SITE}menu.js`],
    ] as const
  ).map(
    ([when, outcome, statusCode, url]): Case => ({
      check: 'unused-javascript',
      when,
      outcome,
      ...measured({
        audits: {
          'unused-javascript': saving(0, 200_000, {
            url: `${SITE}app.js`,
            totalBytes: 300_000,
            wastedBytes: 200_000,
          }),
          'network-requests': {
            details: table({
              url,
              resourceType: 'Script',
              statusCode,
              experimentalFromMainFrame: true,
            }),
          },
        },
      }),
      ...(outcome === 'not-measured' && { says: /jquery\.js gave this audit no answer/ }),
    }),
  ),
  {
    check: 'unused-javascript',
    when: 'a library did not come, and the script of a service is as it is for visitors',
    outcome: 'fail',
    ...measured({
      audits: {
        'unused-javascript': saving(
          0,
          600_000,
          { url: `${SITE}app.js`, totalBytes: 300_000, wastedBytes: 200_000 },
          { url: 'https://www.googletagmanager.com/gtag/js', totalBytes: 500_000, wastedBytes: 400_000 },
        ),
        'network-requests': {
          details: table({
            url: 'https://code.jquery.com/jquery.js',
            resourceType: 'Script',
            statusCode: -1,
            experimentalFromMainFrame: true,
          }),
        },
      },
    }),
    at: 'https://www.googletagmanager.com/gtag/js',
    count: 1,
  },
  {
    check: 'unused-javascript',
    when: 'a slow page does not use half of the bundle of a framework',
    outcome: 'pass',
    ...measured({ audits: { ...SLOW, 'unused-javascript': saving(450, 79_000) } }),
  },
  {
    check: 'image-delivery-insight',
    when: 'the late main content is a text that waits for no image',
    outcome: 'pass',
    ...measured({
      audits: {
        'largest-contentful-paint': { numericValue: 6000 },
        'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' },
        'image-delivery-insight': saving(450, 90_000),
      },
    }),
  },
  ...HEAVY_CASES,
  ...[
    {
      when: 'many images could do without a third of their bytes, each with little',
      all: 1_055_000,
      each: 10_000,
    },
    { when: 'most of their bytes are not needed', all: 400_000, each: 10_000, outcome: 'fail' as const },
    { when: 'some files could do without 60 kB', all: 3_000_000, each: 60_000, outcome: 'fail' as const },
    { when: 'the bytes are few, and only the time is not', all: 90_000, each: 3000 },
  ].map(
    ({ when, all, each, outcome = 'pass' as const }): Case => ({
      check: 'image-delivery-insight',
      when,
      outcome,
      ...measured({
        audits: {
          ...SLOW,
          'image-delivery-insight': saving(
            900,
            each > 50_000 ? 900_000 : 28 * each,
            ...Array.from({ length: each > 50_000 ? 15 : 28 }, (_, at) => ({
              url: `${SITE}thumb-${at}.webp`,
              totalBytes: 2 * each,
              wastedBytes: each,
            })),
          ),
          'network-requests': {
            details: table(
              ...Array.from({ length: 4 }, (_, at) => ({
                url: `${SITE}part-${at}.webp`,
                resourceType: 'Image',
                transferSize: all / 4,
              })),
            ),
          },
        },
      }),
    }),
  ),
  ...[
    {
      when: 'only the size at which an image is shown would save bytes',
      format: 0,
      outcome: 'not-measured' as const,
    },
    {
      when: 'another format would save bytes',
      format: 120_000,
      outcome: 'fail' as const,
      says: /^https:\/\/shop\.example\/hero\.png: 120 kB of 200 kB could be saved\. Using a modern image format\.$/,
      note: / The sizes at which images are shown were not judged: /,
    },
    { when: 'another format would save few bytes', format: 60_000, outcome: 'not-measured' as const },
  ].map(
    ({ format, when, ...rest }): Case => ({
      check: 'image-delivery-insight',
      when: `a style sheet of the page did not come, and ${when}`,
      ...rest,
      ...measured({
        audits: {
          ...SLOW,
          'image-delivery-insight': saving(900, 180_000, {
            node: node('img.hero', '<img class="hero">'),
            url: `${SITE}hero.png`,
            totalBytes: 200_000,
            wastedBytes: 180_000,
            subItems: {
              type: 'subitems',
              items: [
                ...(format > 0 ? [{ reason: 'Using a modern image format.', wastedBytes: format }] : []),
                { reason: TOO_LARGE, wastedBytes: 150_000 },
              ],
            },
          }),
          'network-requests': { details: table(sheetRequest('https://cdn.jsdelivr.net/npm/site.css', -1)) },
        },
      }),
    }),
  ),
  {
    check: 'image-delivery-insight',
    when: 'one image is far too large and another one a little',
    outcome: 'fail',
    ...measured({
      audits: {
        'image-delivery-insight': saving(
          0,
          158_000,
          { url: `${SITE}icon.png`, wastedBytes: 8000 },
          { url: `${SITE}hero.png`, wastedBytes: 150_000 },
        ),
      },
    }),
    says: ['150 kB could be saved'],
  },
  ...(
    [
      [
        'pass',
        'most of the style sheet is a font that is written into it',
        fontIn(280_000),
        /too little here/,
      ],
      ['pass', 'it names the parts of a font for Japanese', namedFonts(280_000), /too little here/],
      [
        'fail',
        'a font is written into a large style sheet',
        fontIn(30_000),
        /^108 kB of 120 kB could be saved$/,
      ],
    ] as const
  ).map(([outcome, when, sheet, says]): Case => {
    const routes = measured({
      audits: {
        'unused-css-rules': saving(0, 120_000, {
          url: `${SITE}icons.css`,
          totalBytes: 120_000,
          wastedBytes: 120_000,
        }),
      },
    })
    const headers = { 'content-type': 'text/css' }
    const body = sheet + '.a{color:red}'.repeat((300_000 - sheet.length) / 13)
    return {
      check: 'unused-css-rules',
      when,
      outcome,
      ...routes,
      site: { ...routes.site, [`${SITE}icons.css`]: { headers, body } },
      says,
    }
  }),
  {
    check: 'unused-css-rules',
    when: 'the style sheet stands in the page',
    outcome: 'fail',
    ...measured({
      audits: {
        'unused-css-rules': saving(0, 167_000, {
          url: '@charset "UTF-8";\n/*!\n * Bootstrap v4.5.0 (https://getbootstrap.com/)\n * Copyright 2011-2020 The Bo…',
          totalBytes: 169_000,
          wastedBytes: 167_000,
        }),
      },
    }),
    at: SITE,
    says: /^167 kB of 169 kB could be saved; the style sheet in the page that begins with "@charset "UTF-8"; \/\*! \* Bootstrap v4/,
  },
  ...[
    { status: 200, outcome: 'fail' as const },
    { status: -1, outcome: 'not-measured' as const },
    { status: 403, outcome: 'not-measured' as const },
  ].map(
    ({ status, outcome }): Case => ({
      check: 'render-blocking-insight',
      when: `the file of another host has status ${status}`,
      outcome,
      ...measured({
        audits: {
          ...SLOW,
          'render-blocking-insight': saving(700, 0, { url: 'https://fonts.example/a.css', wastedMs: 780 }),
          'network-requests': { details: table({ url: 'https://fonts.example/a.css', statusCode: status }) },
        },
      }),
    }),
  ),
  ...(
    [
      ['fail', 'two hosts do not answer', ['https://fonts.example/a.css', 'https://icons.example/b.css'], -1],
      ['not-measured', 'one host does not answer', ['https://fonts.example/a.css'], -1],
      [
        'not-measured',
        'a host does not answer twice',
        ['https://fonts.example/a.css', 'https://fonts.example/b.css'],
        -1,
      ],
      [
        'pass',
        'both of two hosts answer',
        ['https://fonts.example/a.css', 'https://icons.example/b.css'],
        200,
      ],
    ] as const
  ).map(
    ([outcome, when, urls, statusCode]): Case => ({
      check: 'render-blocking-insight',
      when: `Lighthouse sees nothing that blocks, and ${when}`,
      outcome,
      ...measured(
        {
          audits: {
            ...SLOW,
            'render-blocking-insight': saving(0, 0),
            'network-requests': { details: table(...urls.map(url => ({ url, statusCode }))) },
          },
        },
        html(urls.map(url => `<link rel="stylesheet" href="${url}">`).join('')),
      ),
      ...(outcome === 'fail' && {
        at: urls[0],
        says: /^needs a connection to fonts\.example before anything is shown$/,
      }),
      ...(outcome === 'not-measured' && { says: /^fonts\.example, .* did not answer here$/ }),
    }),
  ),
  ...(
    [
      ['pass', 'a script at the end of the page', 200, undefined],
      ['not-measured', 'a file that did not load', -1, /did not load here/],
      ['fail', 'a file that takes as long', 200, undefined],
    ] as const
  ).map(
    ([outcome, when, statusCode, says], at): Case => ({
      check: 'render-blocking-insight',
      when: `a style sheet of 165 ms stands beside ${when}`,
      outcome,
      ...measured(
        {
          audits: {
            ...SLOW,
            'render-blocking-insight': saving(
              700,
              0,
              { url: `${SITE}site.css`, wastedMs: 165 },
              { url: 'https://other.example/a.js', wastedMs: 780 },
            ),
            'network-requests': { details: table({ url: 'https://other.example/a.js', statusCode }) },
          },
        },
        html('', at === 0 ? '<script src="https://other.example/a.js"></script>' : ''),
      ),
      ...(says && { says }),
    }),
  ),
  ...[
    { origin: 'https://live.example', outcome: 'not-measured' as const },
    { origin: 'http://live.example', outcome: 'fail' as const },
  ].map(
    ({ origin, outcome }): Case => ({
      check: 'render-blocking-insight',
      when: `the file is loaded over http, and production is ${origin}`,
      outcome,
      ...measured({
        audits: {
          ...SLOW,
          'render-blocking-insight': saving(700, 0, { url: 'http://fonts.example/a.css', wastedMs: 780 }),
          'network-requests': { details: table({ url: 'http://fonts.example/a.css', statusCode: 200 }) },
        },
      }),
      site: { 'http://pr-7.example/': html() },
      path: 'http://pr-7.example/',
      productionUrl: origin,
    }),
  ),
  {
    check: 'render-blocking-insight',
    when: 'the simulation saves far more than the files take',
    outcome: 'pass',
    ...measured({
      audits: {
        ...SLOW,
        'render-blocking-insight': saving(21_000, 0, { url: `${SITE}site.css`, wastedMs: 200 }),
      },
    }),
  },
  ...[
    {
      check: 'unminified-css',
      bytes: 12_000,
      ms: 900,
      outcome: 'pass' as const,
      says: 'Lighthouse sees too little here to matter for this page',
    },
    {
      check: 'unminified-javascript',
      bytes: 80_000,
      ms: 900,
      outcome: 'fail' as const,
    },
    {
      check: 'legacy-javascript-insight',
      bytes: 80_000,
      ms: 900,
      device: 'desktop' as const,
      outcome: 'pass' as const,
    },
  ].map(
    ({ check, bytes, ms, device, ...rest }): Case => ({
      check,
      when: `the simulation saves ${ms} ms by ${bytes} bytes on a ${device ?? 'mobile'} connection`,
      ...rest,
      ...measured({
        ...(device && { device }),
        audits: {
          ...SLOW,
          [check]: saving(ms, bytes, { url: `${SITE}file`, wastedBytes: bytes, totalBytes: 300_000 }),
        },
      }),
    }),
  ),
  ...[
    { images: 8_500_000, outcome: 'pass' as const, says: /smaller images save 8\.5 MB/ },
    { images: 500_000, outcome: 'fail' as const },
  ].map(
    ({ images, ...rest }): Case => ({
      check: 'total-byte-weight',
      when: `smaller images would save ${images} bytes of 9 MB`,
      ...rest,
      ...measured({
        audits: {
          'total-byte-weight': {
            numericValue: 9_000_000,
            details: table({ url: `${SITE}hero.png`, totalBytes: 4_000_000 }),
          },
          'image-delivery-insight': saving(0, images),
        },
      }),
    }),
  ),
  ...KINDS.flatMap(([type, checks]) =>
    checks.flatMap((check): Case[] => [
      {
        check,
        when: `Lighthouse finds no fault and the page loads no ${type}`,
        outcome: 'not-applicable',
        ...measured({ audits: loaded('Document') }),
        says: /^the page loads no /,
      },
      {
        check,
        when: `Lighthouse finds no fault in a ${type}`,
        outcome: 'pass',
        ...measured({ audits: loaded('Document', type) }),
      },
    ]),
  ),
  {
    check: 'unused-javascript',
    when: 'a page that is fast nevertheless wastes many bytes',
    outcome: 'fail',
    ...measured({
      audits: { 'unused-javascript': saving(0, 200_000, { url: `${SITE}app.js`, wastedBytes: 200_000 }) },
    }),
    says: '200 kB could be saved',
  },
  ...[
    { outcome: 'fail' as const, wasted: [298_000, 280_000], says: /^280 kB of 300 kB could be saved$/ },
    { outcome: 'pass' as const, wasted: [90_000, 80_000] },
  ].map(
    ({ wasted, ...rest }): Case => ({
      check: 'unused-javascript',
      when: `a script that runs twice does not use ${wasted.join(' and ')} bytes`,
      ...rest,
      ...measured({
        audits: {
          'unused-javascript': saving(
            0,
            wasted.reduce((sum, bytes) => sum + bytes, 0),
            ...wasted.map(bytes => ({ url: `${SITE}app.js`, totalBytes: 300_000, wastedBytes: bytes })),
          ),
        },
      }),
    }),
  ),
  {
    check: 'unused-javascript',
    when: 'two scripts in the page do not use many bytes',
    outcome: 'fail',
    ...measured({
      audits: {
        'unused-javascript': saving(
          0,
          200_000,
          { url: SITE, totalBytes: 120_000, wastedBytes: 110_000 },
          { url: SITE, totalBytes: 120_000, wastedBytes: 90_000 },
        ),
      },
    }),
    says: /^110 kB of 120 kB could be saved/,
  },
  {
    check: 'forced-reflow-insight',
    when: 'it takes long',
    outcome: 'fail',
    ...measured({
      audits: {
        'forced-reflow-insight': {
          score: 0,
          details: list(
            table({
              source: { type: 'source-location', url: `${SITE}app.js`, line: 9, column: 1 },
              reflowTime: 380,
            }),
          ),
        },
      },
    }),
    at: `${SITE}app.js`,
    says: /^380 ms of layout, asked for in line 10$/,
  },
  {
    check: 'forced-reflow-insight',
    when: 'no script is named that asks for it',
    outcome: 'pass',
    ...measured({
      audits: { 'forced-reflow-insight': { score: 0, details: list(table({ reflowTime: 3000 })) } },
    }),
  },
  {
    check: 'forced-reflow-insight',
    when: 'it is over in a moment',
    outcome: 'pass',
    ...measured({
      audits: { 'forced-reflow-insight': { score: 0, details: list(table({ reflowTime: 3 })) } },
    }),
  },
  {
    check: 'forced-reflow-insight',
    when: 'nothing asks for layout',
    outcome: 'not-applicable',
    ...measured({
      audits: { 'forced-reflow-insight': { score: null, scoreDisplayMode: 'notApplicable' } },
    }),
  },
  {
    check: 'third-parties-insight',
    when: 'there are none',
    outcome: 'not-applicable',
    ...measured(),
    says: /nothing from third parties/,
  },
  {
    check: 'third-parties-insight',
    when: 'Lighthouse failed there',
    outcome: 'not-measured',
    ...measured({ audits: { 'third-parties-insight': { score: null, errorMessage: 'broken' } } }),
    says: /broken/,
  },
  {
    check: 'third-parties-insight',
    when: 'they keep the page busy',
    outcome: 'fail',
    ...measured({
      audits: {
        'third-parties-insight': {
          details: table(
            {
              entity: 'Tags Inc',
              mainThreadTime: 400,
              transferSize: 90_000,
              subItems: { items: [{ url: 'https://tags.example/all.js' }] },
            },
            { entity: 'Fonts Ltd', mainThreadTime: 0, transferSize: 9000 },
          ),
        },
      },
    }),
    at: 'https://tags.example/all.js',
    says: /^Tags Inc keeps the page busy for 400 ms$/,
  },
  {
    check: 'third-parties-insight',
    when: 'they are there and do little',
    outcome: 'pass',
    ...measured({
      audits: { 'third-parties-insight': { details: table({ entity: 'Fonts Ltd', mainThreadTime: 20 }) } },
    }),
  },
  {
    check: 'total-byte-weight',
    when: 'the page has 9 MB',
    outcome: 'fail',
    ...measured({
      audits: {
        'total-byte-weight': {
          numericValue: 9_000_000,
          details: table(
            { url: `${SITE}film.mp4`, totalBytes: 8_500_000 },
            { url: `${SITE}style.css`, totalBytes: 5000 },
          ),
        },
      },
    }),
    at: `${SITE}film.mp4`,
    count: 1,
    says: /^8\.5 MB$/,
  },
  ...[3_000_000, 4_900_000].map(
    (bytes): Case => ({
      check: 'total-byte-weight',
      when: `the page has ${bytes} bytes`,
      outcome: 'pass',
      ...measured({ audits: { 'total-byte-weight': { numericValue: bytes } } }),
    }),
  ),
  {
    check: 'bf-cache',
    when: 'something forbids it that the site can change',
    outcome: 'fail',
    ...measured({
      audits: {
        'bf-cache': {
          score: 0,
          details: table({
            reason: 'The page has an unload handler.',
            failureType: 'Actionable',
            subItems: { items: [{ frameUrl: SITE }] },
          }),
        },
      },
    }),
    at: SITE,
    says: /^The page has an unload handler\.$/,
  },
  {
    check: 'bf-cache',
    when: 'this Chrome cannot try it',
    outcome: 'not-measured',
    ...measured({ audits: { 'bf-cache': { score: null, scoreDisplayMode: 'notApplicable' } } }),
    says: /this Chrome cannot/,
  },
  {
    check: 'bf-cache',
    when: 'browsers do not support it yet there',
    outcome: 'pass',
    ...measured({
      audits: {
        'bf-cache': {
          score: 0,
          details: table({ reason: 'WebSocket', failureType: 'Pending browser support' }),
        },
      },
    }),
  },
]

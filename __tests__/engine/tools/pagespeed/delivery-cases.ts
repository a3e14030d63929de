import { list, node, type ReportParts, table } from '../../../support/lighthouse-reports.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { sheetRequest } from './metric-cases.ts'
import { html, measured, SITE, SLOW } from './pages.ts'

const request = (url: string, size: number, sent: number, more: object = {}) => ({
  url,
  statusCode: 200,
  cache: 'none',
  mimeType: 'text/javascript',
  resourceSize: size,
  transferSize: sent,
  ...more,
})
const requests = (...items: object[]): ReportParts => ({
  audits: { 'network-requests': { details: table(...items) } },
})

/** Two images without a size, of which Lighthouse says that one moved a text. */
const unsized = (score: number, image: object): NonNullable<ReportParts['audits']> => ({
  'unsized-images': {
    score: 0.5,
    details: table(
      { node: { ...node('footer > img', '<img src="b.png">'), path: '2' }, url: `${SITE}b.png` },
      { node: { ...image, path: '1' }, url: `${SITE}a.png` },
    ),
  },
  'layout-shifts': {
    details: table({
      node: { ...node('main', '<main>'), boundingRect: { top: 300, bottom: 900 } },
      score,
      subItems: {
        type: 'subitems',
        items: [{ extra: { ...image, path: '1' }, cause: 'Media element lacking an explicit size' }],
      },
    }),
  },
})

/** A text of which Lighthouse does not say what moved it, below images without a size that end above it. */
const pushed = (down: number, ...heights: number[]): ReportParts => ({
  audits: {
    'cumulative-layout-shift': { numericValue: 0.158 },
    'unsized-images': {
      score: 0.5,
      details: table(
        ...heights.map((height, at) => ({
          node: {
            ...node(`img:nth-of-type(${at + 1})`, `<img src="${at}.png">`),
            path: `${at}`,
            boundingRect: { top: 480 - height, bottom: 480, left: 40, right: 372 },
          },
          url: `${SITE}${at}.png`,
        })),
      ),
    },
    'layout-shifts': {
      details: table({
        node: {
          ...node('main', '<main>'),
          boundingRect: { top: 513, bottom: 3007, left: 41, right: 371 },
        },
        score: 0.158,
      }),
    },
  },
  shiftDistances: [{ score: 0.158, down }],
})

/** The same, where Lighthouse names an image from one height of the page to another as the cause. */
function blamed(parts: ReportParts, snippet: string, top: number, bottom: number): ReportParts {
  const { details } = parts.audits!['layout-shifts']! as { details: { items: object[] } }
  const [row] = details.items
  const extra = { ...node('img.arms', snippet), boundingRect: { top, bottom } }
  const items = [{ extra, cause: 'Media element lacking an explicit size' }]
  const shifts = { details: table({ ...row, subItems: { type: 'subitems', items } }) }
  return { ...parts, audits: { ...parts.audits, 'layout-shifts': shifts } }
}

/** A page whose main content is a cell with a background, beside a heavy image in the HTML. */
const withBackground = (bytes: number) => ({
  'largest-contentful-paint': { numericValue: 7800, score: 0.1 },
  'lcp-breakdown-insight': { details: list(table(), node('td#menu', '<td id="menu" colspan="2">')) },
  'lcp-discovery-insight': {
    score: 0,
    details: list(
      {
        type: 'checklist',
        items: { requestDiscoverable: { value: false }, eagerlyLoaded: { value: true } },
      },
      node('td#menu', '<td id="menu" colspan="2">'),
    ),
  },
  'network-requests': {
    details: table(
      { url: `${SITE}images/tile.gif`, resourceType: 'Image', statusCode: 200, transferSize: bytes },
      { url: `${SITE}photo.png`, resourceType: 'Image', statusCode: 200, transferSize: 814_000 },
    ),
  },
})

export const DELIVERY_CASES: readonly Case[] = [
  {
    check: 'server-response-time',
    when: 'Lighthouse waited 1.2 s',
    outcome: 'fail',
    ...measured({
      audits: { 'server-response-time': { score: 0, details: table({ url: SITE, responseTime: 1200 }) } },
    }),
    at: SITE,
    says: /answers after 1\.2 s \(good: at most 600 ms\)$/,
  },
  {
    check: 'server-response-time',
    when: 'Lighthouse waited 100 ms',
    outcome: 'pass',
    ...measured({ audits: { 'server-response-time': { details: table({ url: SITE, responseTime: 100 }) } } }),
  },
  {
    check: 'server-response-time',
    when: 'Lighthouse did not time it',
    outcome: 'not-measured',
    ...measured(),
  },
  {
    check: 'redirects',
    when: 'Lighthouse was led on',
    outcome: 'fail',
    ...measured({
      requestedUrl: 'http://shop.example/',
      audits: {
        redirects: {
          score: 0,
          metricSavings: { FCP: 600, LCP: 600 },
          details: table({ url: 'http://shop.example/', wastedMs: 600 }, { url: SITE, wastedMs: 0 }),
        },
      },
    }),
    at: 'http://shop.example/',
    says: /^This redirect takes about 600 ms on a phone$/,
  },
  { check: 'redirects', when: 'there are none', outcome: 'pass', ...measured() },
  {
    check: 'redirects',
    when: 'Lighthouse counts a request of a script for the page itself',
    outcome: 'pass',
    ...measured({
      audits: {
        redirects: {
          score: 0,
          metricSavings: { FCP: 1800, LCP: 1800 },
          details: table({ url: SITE, wastedMs: 1800 }, { url: SITE, wastedMs: 0 }),
        },
      },
    }),
  },
  {
    check: 'uses-text-compression',
    when: 'a script of the site comes as it is',
    outcome: 'fail',
    ...measured(requests(request(`${SITE}a.js`, 40_000, 9000), request(`${SITE}b.js`, 40_000, 40_200))),
    at: `${SITE}b.js`,
    says: /^40 kB sent without compression$/,
  },
  {
    check: 'uses-text-compression',
    when: 'a script of the site comes compressed',
    outcome: 'pass',
    ...measured(requests(request(`${SITE}a.js`, 40_000, 9000))),
  },
  {
    check: 'uses-text-compression',
    when: 'what comes as it is belongs to others, is small, no text, from a cache or an error',
    outcome: 'not-applicable',
    ...measured(
      requests(
        request('https://tags.example/all.js', 40_000, 40_200),
        request(`${SITE}small.js`, 2000, 2200),
        request(`${SITE}photo.jpg`, 40_000, 40_200, { mimeType: 'image/jpeg' }),
        request(`${SITE}font.woff2`, 40_000, 40_200, { mimeType: 'font/woff2' }),
        request(`${SITE}cached.js`, 40_000, 40_200, { cache: 'disk' }),
        request(`${SITE}missing.js`, 40_000, 40_200, { statusCode: 404 }),
      ),
    ),
  },
  {
    check: 'cache-insight',
    when: 'large files of the site are kept for a minute',
    outcome: 'fail',
    ...measured({
      audits: {
        'cache-insight': {
          score: 0,
          details: table(
            {
              url: 'https://tags.example/all.js',
              cacheLifetimeMs: 0,
              totalBytes: 90_000,
              wastedBytes: 90_000,
            },
            { url: `${SITE}app.js`, cacheLifetimeMs: 60_000, totalBytes: 90_000, wastedBytes: 80_000 },
          ),
        },
      },
    }),
    at: `${SITE}app.js`,
    says: /^90 kB, cached for 1 minute$/,
  },
  {
    check: 'cache-insight',
    when: 'a preview names a file on production',
    outcome: 'fail',
    ...measured({
      audits: {
        'cache-insight': {
          score: 0,
          details: table({
            url: 'https://www.live.example/app.js',
            cacheLifetimeMs: 60_000,
            totalBytes: 90_000,
            wastedBytes: 80_000,
          }),
        },
      },
    }),
    productionUrl: 'https://live.example',
    at: 'https://www.live.example/app.js',
  },
  {
    check: 'cache-insight',
    when: 'they are files of others',
    outcome: 'pass',
    ...measured({
      audits: {
        'cache-insight': {
          score: 0,
          details: table({ url: 'https://tags.example/all.js', wastedBytes: 90_000 }),
        },
      },
    }),
  },
  {
    check: 'cache-insight',
    when: 'the page alone is of the site',
    outcome: 'not-applicable',
    ...measured(
      requests(
        request(SITE, 40_000, 9000, { resourceType: 'Document' }),
        request('https://tags.example/all.js', 40_000, 9000, { resourceType: 'Script' }),
      ),
    ),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'the main image is lazy',
    outcome: 'fail',
    ...measured({
      audits: {
        'lcp-discovery-insight': {
          score: 0,
          details: list(
            {
              type: 'checklist',
              items: {
                priorityHinted: { value: false },
                requestDiscoverable: { value: true },
                eagerlyLoaded: { value: false },
              },
            },
            node('img.hero', '<img class="hero" loading="lazy">'),
          ),
        },
      },
    }),
    at: SITE,
    selector: 'img.hero',
    says: /^The image has loading="lazy"\.$/,
  },
  {
    check: 'lcp-discovery-insight',
    when: 'only the hint is missing and the page is fast',
    outcome: 'pass',
    ...measured({
      audits: {
        'lcp-discovery-insight': {
          score: 0,
          details: list({ type: 'checklist', items: { priorityHinted: { value: false } } }),
        },
      },
    }),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'only the hint is missing and the page is slow',
    outcome: 'pass',
    ...measured({
      audits: {
        ...SLOW,
        'lcp-discovery-insight': {
          score: 0,
          details: list({ type: 'checklist', items: { priorityHinted: { value: false } } }),
        },
      },
    }),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'the HTML does not name its file and the page is slow',
    outcome: 'fail',
    ...measured({
      audits: {
        ...SLOW,
        'lcp-discovery-insight': {
          score: 0,
          details: list({ type: 'checklist', items: { requestDiscoverable: { value: false } } }),
        },
      },
    }),
    says: /^The HTML does not name the file of the image/,
  },
  ...(['/photo.png', '/other.png'] as const).map(
    (source): Case => ({
      check: 'lcp-discovery-insight',
      when: `Lighthouse did not find the file of a lazy image in the HTML, which has ${source}`,
      outcome: 'fail',
      ...measured(
        {
          audits: {
            ...SLOW,
            'lcp-discovery-insight': {
              score: 0,
              details: list(
                {
                  type: 'checklist',
                  items: { requestDiscoverable: { value: false }, eagerlyLoaded: { value: false } },
                },
                node('img', '<img src="photo.png" alt="A bike" loading="lazy">'),
              ),
            },
          },
        },
        html('', `<img src="${source}" alt="A bike" loading="lazy">`),
      ),
      says:
        source === '/photo.png'
          ? /^The image has loading="lazy"\.$/
          : /^The HTML does not name .*\. The image has loading/,
    }),
  ),
  ...(
    [
      [
        'a script takes the file from an attribute',
        ['Flat.jpg'],
        /^The HTML names the file of the image only in data-background, so a script must come first and read it\.$/,
      ],
      [
        'a style sheet has another file for phones than an attribute',
        ['Flat-small.jpg'],
        /^The HTML does not name the file of the image, so scripts or styles must come first\.$/,
      ],
    ] as const
  ).map(
    ([when, loaded, says]): Case => ({
      check: 'lcp-discovery-insight',
      when: `${when} and the page is slow`,
      outcome: 'fail',
      ...measured({
        audits: {
          ...SLOW,
          'network-requests': {
            details: table(
              ...loaded.map(name =>
                request(`${SITE}assets/images/${name}`, 900_000, 900_000, { resourceType: 'Image' }),
              ),
            ),
          },
          'lcp-discovery-insight': {
            score: 0,
            details: list(
              { type: 'checklist', items: { requestDiscoverable: { value: false } } },
              node('section', '<section class="module" data-background="assets/images/Flat.jpg">'),
            ),
          },
        },
      }),
      says,
    }),
  ),
  ...(
    [
      [
        'a custom property in the HTML names the file',
        `<section class="hero" style="--bg:url('/images/hero.jpg');">`,
        '',
        'Only a style names the file of the image (--bg in the HTML), so the browser finds it when it lays the page out.',
      ],
      [
        'the background of the element names the file',
        '<section class="hero" style="color: red; background: #fff url(/images/hero.jpg)">',
        '',
        'Only a style names the file of the image (background in the HTML), so the browser finds it when it lays the page out.',
      ],
      [
        'a style sheet in the HTML names the file',
        '<section class="hero">',
        '<style>.hero { background: url(/images/hero.jpg) }</style>',
        'Only a style names the file of the image, so the browser finds it when it lays the page out.',
      ],
      [
        'a style sheet names the file',
        '<section class="hero">',
        '<style>.hero { color: red }</style>',
        'The HTML does not name the file of the image, so scripts or styles must come first.',
      ],
    ] as const
  ).map(
    ([when, element, style, says]): Case => ({
      check: 'lcp-discovery-insight',
      when: `${when} and the page is slow`,
      outcome: 'fail',
      ...measured(
        {
          audits: {
            ...SLOW,
            'network-requests': {
              details: table(request(`${SITE}images/hero.jpg`, 900_000, 900_000, { resourceType: 'Image' })),
            },
            'lcp-discovery-insight': {
              score: 0,
              details: list(
                { type: 'checklist', items: { requestDiscoverable: { value: false } } },
                node('section', element),
              ),
            },
          },
        },
        html(style, `${element}<h1>Bikes</h1></section>`),
      ),
      says,
    }),
  ),
  {
    check: 'lcp-discovery-insight',
    when: 'the HTML does not name its file, and the page is slow as other programs kept the machine busy',
    outcome: 'not-measured',
    ...measured({
      othersShare: 0.8,
      audits: {
        ...SLOW,
        'lcp-discovery-insight': {
          score: 0,
          details: list({ type: 'checklist', items: { requestDiscoverable: { value: false } } }),
        },
      },
    }),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'the main content is a video, which no <img> can stand for',
    outcome: 'not-applicable',
    ...measured({
      audits: {
        ...SLOW,
        'lcp-discovery-insight': {
          score: 0,
          details: list(
            { type: 'checklist', items: { requestDiscoverable: { value: false } } },
            node('#film', '<video id="film" muted="" src="/film.mp4">'),
          ),
        },
      },
    }),
  },
  ...[
    { when: 'the main content has a tile as its background', bytes: 12_000, isTile: true },
    { when: 'the main content has a large background', bytes: 300_000, isTile: false },
  ].flatMap(({ when, bytes, isTile }) =>
    (['lcp-discovery-insight', 'largest-contentful-paint'] as const).map(
      (check): Case => ({
        check,
        when,
        outcome: !isTile ? 'fail' : check === 'largest-contentful-paint' ? 'not-measured' : 'pass',
        ...measured({ audits: withBackground(bytes) }, html('', '<img src="/photo.png">')),
      }),
    ),
  ),
  {
    check: 'largest-contentful-paint',
    when: 'the background of the main content is large and stands in the page itself',
    outcome: 'fail',
    ...measured(
      { audits: withBackground(12_000) },
      html('<style>#menu { background: url(/photo.png) }</style>'),
    ),
  },
  {
    check: 'lcp-discovery-insight',
    when: 'the main content is text',
    outcome: 'not-applicable',
    ...measured({ audits: { 'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' } } }),
  },
  ...[
    { when: 'nothing moved, as where styles give it its size', score: 0.001, top: 40 },
    { when: 'it stands below all that moved', score: 0.5, top: 1692 },
  ].map(
    ({ when, score, top }): Case => ({
      check: 'unsized-images',
      when,
      outcome: 'pass',
      ...measured({ audits: unsized(score, { ...node('img', '<img src="a.png">'), boundingRect: { top } }) }),
      says: 'Lighthouse saw none of them move anything',
    }),
  ),
  {
    check: 'unsized-images',
    when: 'one was moved by others above it, for which Lighthouse gives no cause',
    outcome: 'fail',
    ...measured({
      audits: {
        'unsized-images': {
          score: 0.5,
          details: table(
            ...[272, 611, 1343].map((top, at) => ({
              node: {
                ...node(`img:nth-of-type(${at + 1})`, '<img src="a.png">'),
                path: `${at}`,
                boundingRect: { top, bottom: top + 250 },
              },
              url: `${SITE}${at}.png`,
            })),
          ),
        },
        'layout-shifts': {
          details: table({
            node: { ...node('img', '<img>'), path: '1', boundingRect: { top: 611, bottom: 861 } },
            score: 0.3,
          }),
        },
      },
    }),
    says: [0, 1].map(at => `This image has no width and height: ${SITE}${at}.png`),
  },
  {
    check: 'unsized-images',
    when: 'the text below one went down by its height, for which Lighthouse gives no cause',
    outcome: 'fail',
    ...measured(pushed(220, 222, 60)),
    says: [`This image has no width and height: ${SITE}0.png`],
  },
  {
    check: 'cumulative-layout-shift',
    when: 'a text went down by the height of an image above it, for which Lighthouse gives no cause',
    outcome: 'fail',
    ...measured(pushed(220, 222)),
    selector: 'main',
    says: 'This element moves, which adds 0.158 to CLS. Cause: an image or video without width and height (<img src="0.png">)',
  },
  {
    check: 'cumulative-layout-shift',
    when: 'Lighthouse blames a small image for the way down that is as long as another one is high',
    outcome: 'fail',
    ...measured(blamed(pushed(337, 340), '<img src="arms.png" height="66">', 10, 76)),
    says: 'This element moves, which adds 0.158 to CLS. Cause: an image or video without width and height (<img src="0.png">)',
  },
  {
    check: 'cumulative-layout-shift',
    when: 'it went down by the heights of two together',
    outcome: 'fail',
    ...measured(pushed(320, 222, 110)),
    says: /0\.png">\); an image or video without width and height \(<img src="1\.png">\)$/,
  },
  {
    check: 'unsized-images',
    when: 'the text below one went down by another way, as when a banner is put in',
    outcome: 'pass',
    ...measured(pushed(90, 222)),
  },
  {
    check: 'unsized-images',
    when: 'the text below one jumped when it came',
    outcome: 'fail',
    ...measured({
      audits: unsized(0.05, { ...node('img', '<img src="a.png">'), boundingRect: { top: 40 } }),
    }),
    at: SITE,
    selector: 'img',
    says: /: https:\/\/shop\.example\/a\.png$/,
  },
  {
    check: 'unsized-images',
    when: 'a style sheet of the page did not come, which may hide it or give it its size',
    outcome: 'not-measured',
    ...measured({
      audits: {
        ...unsized(0.5, { ...node('img', '<img src="a.png">'), boundingRect: { top: 40 } }),
        'network-requests': { details: table(sheetRequest('https://cdn.jsdelivr.net/npm/site.css', -1)) },
      },
    }),
    says: /^the page was laid out without the style sheet/,
  },
  {
    check: 'unsized-images',
    when: 'Lighthouse saw none',
    outcome: 'pass',
    ...measured({}, html('', '<img src="/a.png">')),
  },
  {
    check: 'unsized-images',
    when: 'the page loads no images',
    outcome: 'not-applicable',
    ...measured(requests(request(SITE, 40_000, 9000, { resourceType: 'Document' }))),
  },
  {
    check: 'dom-size-insight',
    when: 'there are 5,000 elements and layout was slow',
    outcome: 'fail',
    ...measured({
      audits: { 'dom-size-insight': { score: null, scoreDisplayMode: 'informative', numericValue: 5000 } },
    }),
    at: SITE,
    says: /^5,000 elements/,
  },
  {
    check: 'dom-size-insight',
    when: 'there are 5,000 elements and layout was quick',
    outcome: 'pass',
    ...measured({ audits: { 'dom-size-insight': { numericValue: 5000 } } }),
  },
]

import { list, node, table } from '../../../support/lighthouse-reports.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { html, measured, SITE, SLOW } from './pages.ts'

const LOGO = { top: 10, bottom: 60, left: 10, right: 60 }

export const sheetRequest = (url: string, statusCode: number) => ({
  url,
  statusCode,
  resourceType: 'Stylesheet',
  mimeType: statusCode === 200 ? 'text/css' : '',
  networkEndTime: 100,
  experimentalFromMainFrame: true,
})

/** A page with fonts of 614 kB and a frame, which had come 300 ms after its start. */
const paintedAt = (observed: number, simulated = 4541) => ({
  'first-contentful-paint': { numericValue: simulated },
  'speed-index': { numericValue: simulated },
  'render-blocking-insight': {
    score: 0,
    metricSavings: { FCP: 1500 },
    details: table({ url: `${SITE}style.css`, wastedMs: 1500 }),
  },
  metrics: { details: table({ observedFirstContentfulPaint: observed }) },
  'network-requests': {
    details: table(
      ...[
        { name: 'icons.woff2', resourceType: 'Font', transferSize: 614_000 },
        { name: 'map', resourceType: 'Document', transferSize: 20_000, experimentalFromMainFrame: false },
        { name: 'style.css', resourceType: 'Stylesheet', transferSize: 36_000, mimeType: 'text/css' },
      ].map(({ name, ...row }) => ({
        url: SITE + name,
        statusCode: 200,
        priority: 'VeryHigh',
        networkEndTime: 300,
        experimentalFromMainFrame: true,
        ...row,
      })),
    ),
  },
})

const MODULE = '<script src="main.js" type="module"></script>'
const WITH_MODULE = html(MODULE, '<p>Our surgery is closed until the 5th of January.</p>')
/** A page whose text was sent, painted when its module of 100 kB had run. */
const paintedAfterModule = () => ({
  'first-contentful-paint': { numericValue: 2191 },
  'largest-contentful-paint': { numericValue: 3587 },
  'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' as const },
  'lcp-breakdown-insight': {
    details: list(table(), { ...node('p', '<p>'), nodeLabel: 'Our surgery is closed until the 5th…' }),
  },
  metrics: { details: table({ observedFirstContentfulPaint: 362, observedLargestContentfulPaint: 774 }) },
  'network-requests': {
    details: table({
      url: `${SITE}main.js`,
      resourceType: 'Script',
      priority: 'High',
      statusCode: 200,
      transferSize: 100_000,
      networkEndTime: 185,
      experimentalFromMainFrame: true,
    }),
  },
})

export const METRIC_CASES: readonly Case[] = [
  ...(['largest-contentful-paint', 'cumulative-layout-shift', 'speed-index'] as const).map(
    (check): Case => ({
      check,
      when: 'a style sheet of the page did not come, so that the page did not look as it does',
      outcome: 'not-measured',
      ...measured({
        audits: {
          [check]: { numericValue: 9000 },
          'network-requests': { details: table(sheetRequest('https://cdn.jsdelivr.net/npm/site.css', -1)) },
        },
      }),
      says: 'the page was laid out without the style sheet https://cdn.jsdelivr.net/npm/site.css, which Chrome could not load (no answer)',
    }),
  ),
  ...[
    { when: 'the style sheet that did not come has fonts alone', url: 'https://fonts.googleapis.com/css2' },
    { when: 'its style sheet came', url: 'https://cdn.jsdelivr.net/npm/site.css', status: 200 },
  ].map(
    ({ when, url, status = -1 }): Case => ({
      check: 'cumulative-layout-shift',
      when,
      outcome: 'fail',
      ...measured({
        audits: {
          'cumulative-layout-shift': { numericValue: 0.5 },
          'network-requests': { details: table(sheetRequest(url, status)) },
        },
      }),
    }),
  ),
  ...[
    {
      when: 'a small style sheet of the site answers 404 beside the one with its looks',
      name: 'print-notes.css',
      outcome: 'fail' as const,
    },
    {
      when: 'the style sheet that answers 404 may be the one with its looks',
      name: 'main.css',
      outcome: 'not-measured' as const,
    },
  ].map(
    ({ when, name, outcome }): Case => ({
      check: 'cumulative-layout-shift',
      when,
      outcome,
      ...measured(
        {
          audits: {
            'cumulative-layout-shift': { numericValue: 0.5 },
            'network-requests': {
              details: table(
                { ...sheetRequest(`${SITE}looks.css`, 200), resourceSize: 30_000 },
                sheetRequest(SITE + name, 404),
              ),
            },
          },
        },
        html(`<link rel="stylesheet" href="/looks.css"><link rel="stylesheet" href="/${name}">`),
      ),
    }),
  ),
  {
    check: 'largest-contentful-paint',
    when: 'it is above 2.5 s',
    outcome: 'fail',
    ...measured({
      audits: {
        'largest-contentful-paint': { numericValue: 3000 },
        'lcp-breakdown-insight': {
          details: list(
            table(
              { subpart: 'timeToFirstByte', label: 'Time to first byte', duration: 100 },
              { subpart: 'resourceLoadDelay', label: 'Resource load delay', duration: 1900 },
            ),
            node('main > img', '<img src="hero.jpg">'),
          ),
        },
      },
    }),
    at: SITE,
    selector: 'main > img',
    snippet: '<img src="hero.jpg">',
    says: /^\d+\.\d s until this element is shown \(good: at most 2\.5 s\); the longest part is "Resource load delay"/,
  },
  ...[
    {
      when: 'its image is heavy, which this machine loads in no time',
      bytes: 1_900_000,
      lcp: 11_000,
      outcome: 'fail' as const,
      says: /^\d+\.\d s until this element is shown \(good: at most 2\.5 s\); its file of 1\.9 MB alone takes 9\.3 s over a slow phone connection \(1\.6 Mbit\/s\)/,
    },
    {
      when: 'its image is so heavy that it alone would take longer',
      bytes: 2_600_000,
      lcp: 5700,
      outcome: 'fail' as const,
      says: / until this element is shown \(good: at most 2\.5 s\); its file has 2\.6 MB$/,
    },
    {
      when: 'its image is late for a reason that nothing here shows',
      bytes: 200_000,
      lcp: 11_000,
      outcome: 'fail' as const,
      says: / until this element is shown \(good: at most 2\.5 s\)$/,
    },
    {
      when: 'its image is small and early, and only the simulation lets it wait for others',
      bytes: 16_000,
      lcp: 4200,
      outcome: 'not-measured' as const,
    },
    {
      when: 'its image is small and early, and Lighthouse cut its name short',
      bytes: 16_000,
      lcp: 18_500,
      snippet:
        '<img fetchpriority="high" src="https://www.example.com/pictures/2026/of-the-workshop/the%20team-in…">',
      file: 'img/the%20team-in-the-workshop.jpg',
      outcome: 'not-measured' as const,
    },
    {
      when: 'its small image is lazy, which is told of by itself',
      bytes: 16_000,
      lcp: 4200,
      lazy: true,
      outcome: 'not-measured' as const,
    },
    {
      when: 'its image is lazy and too large to come in time after the style sheets',
      bytes: 55_000,
      lcp: 4200,
      lazy: true,
      outcome: 'fail' as const,
    },
    {
      when: 'its image is small, and the first paint is late',
      bytes: 16_000,
      lcp: 4200,
      fcp: 3000,
      outcome: 'fail' as const,
    },
  ].map(
    ({
      bytes,
      lcp,
      lazy = false,
      fcp = 1400,
      snippet = '<img src="/img/the%20team.jpg">',
      file = 'img/the%20team.jpg',
      ...rest
    }): Case => ({
      check: 'largest-contentful-paint',
      ...rest,
      ...measured({
        audits: {
          'first-contentful-paint': { numericValue: fcp },
          'largest-contentful-paint': { numericValue: lcp },
          'lcp-breakdown-insight': {
            details: list(
              table(
                { subpart: 'timeToFirstByte', label: 'Time to first byte', duration: 5 },
                { subpart: 'elementRenderDelay', label: 'Element render delay', duration: 240 },
              ),
              node('main > img', snippet),
            ),
          },
          'lcp-discovery-insight': {
            details: list({
              type: 'checklist',
              items: { requestDiscoverable: { value: true }, eagerlyLoaded: { value: !lazy } },
            }),
          },
          'network-requests': {
            details: table(
              {
                url: SITE + file,
                resourceType: 'Image',
                statusCode: 200,
                transferSize: bytes,
              },
              { url: `${SITE}img/other.jpg`, resourceType: 'Image', statusCode: 200, transferSize: 900_000 },
              { url: `${SITE}img`, resourceType: 'Image', statusCode: 200, transferSize: 900_000 },
            ),
          },
        },
      }),
    }),
  ),
  ...[
    { fcp: 1500, outcome: 'not-measured' as const, when: 'it is a text, and the first paint is early' },
    { fcp: 4000, outcome: 'fail' as const, when: 'it is a text, and the first paint is late too' },
    {
      fcp: 2300,
      observed: { first: 140, largest: 190 },
      outcome: 'not-measured' as const,
      when: 'it is a text that came with the first paint, which is early enough for it',
    },
    {
      fcp: 2300,
      observed: { first: 140, largest: 390 },
      outcome: 'fail' as const,
      when: 'it is a text that came after the first paint',
    },
    {
      fcp: 3200,
      observed: { first: 140, largest: 140 },
      outcome: 'fail' as const,
      when: 'it is a text that came with a late first paint, not as late as Lighthouse simulates it',
      says: /^3\.2 s: needs improvement/,
    },
  ].map(
    ({ fcp, observed, ...rest }): Case => ({
      check: 'largest-contentful-paint',
      ...rest,
      ...measured({
        audits: {
          'first-contentful-paint': { numericValue: fcp },
          'largest-contentful-paint': { numericValue: 28_000 },
          'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' },
          ...(observed && {
            metrics: {
              details: table({
                observedFirstContentfulPaint: observed.first,
                observedLargestContentfulPaint: observed.largest,
              }),
            },
          }),
        },
      }),
    }),
  ),
  {
    check: 'largest-contentful-paint',
    when: 'it is so little above 2.5 s that the next run may find it below',
    outcome: 'pass',
    ...measured({ audits: { 'largest-contentful-paint': { numericValue: 2739.4 } } }),
    says: '2.7 s, so close to 2.5 s that another run may find it good',
  },
  {
    check: 'largest-contentful-paint',
    when: 'it is more than a tenth above 2.5 s',
    outcome: 'fail',
    ...measured({ audits: { 'largest-contentful-paint': { numericValue: 2760 } } }),
    says: /^2\.8 s: needs improvement \(good: at most 2\.5 s/,
  },
  {
    check: 'largest-contentful-paint',
    when: 'it is 2.5 s',
    outcome: 'pass',
    ...measured({ audits: { 'largest-contentful-paint': { numericValue: 2500 } } }),
  },
  {
    check: 'largest-contentful-paint',
    when: 'Lighthouse has no value for it',
    outcome: 'not-measured',
    ...measured({
      audits: {
        'largest-contentful-paint': { numericValue: undefined, errorMessage: 'NO_LCP' },
        'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' },
      } as never,
    }),
    says: /NO_LCP/,
  },
  {
    check: 'cumulative-layout-shift',
    when: 'elements move',
    outcome: 'fail',
    ...measured({
      audits: {
        'cumulative-layout-shift': { numericValue: 0.31 },
        'layout-shifts': {
          score: 0,
          details: table({
            node: node('#ad', '<div id="ad">'),
            score: 0.31,
            subItems: { type: 'subitems', items: [{ cause: 'Media element lacking an explicit size' }] },
          }),
        },
      },
    }),
    selector: '#ad',
    says: /^This element moves, which adds 0\.31 to CLS\. Cause: an image or video without width and height/,
  },
  {
    check: 'cumulative-layout-shift',
    when: 'an image above moves an element, and one below and one with a size are blamed as well',
    outcome: 'fail',
    ...measured({
      audits: {
        'cumulative-layout-shift': { numericValue: 0.31 },
        'layout-shifts': {
          details: table(
            { node: node('li', '<li>'), score: 0.009 },
            {
              node: { ...node('#text', '<div id="text">'), boundingRect: { top: 300, bottom: 700 } },
              score: 0.3,
              subItems: {
                type: 'subitems',
                items: [
                  `<img src="80.png">`,
                  `<img src="81.png" width="30" height="30">`,
                  '<img src="1692.png">',
                ].map((snippet, at) => ({
                  extra: { ...node('img', snippet), boundingRect: { top: [80, 81, 1692][at] } },
                  cause: 'Media element lacking an explicit size',
                })),
              },
            },
          ),
        },
      },
    }),
    selector: '#text',
    says: [
      'This element moves, which adds 0.3 to CLS. Cause: an image or video without width and height (<img src="80.png">)',
    ],
  },
  ...[
    { when: 'in what moved, at its upper edge', path: '1,HTML,1,BODY,1,MAIN,0,IMG', top: 300 },
    { when: 'beside its lower part', path: '1,HTML,1,BODY,2,IMG', top: 500 },
  ].map(
    ({ when, path, top }): Case => ({
      check: 'cumulative-layout-shift',
      when: `the image that is blamed stands ${when}`,
      outcome: 'fail',
      ...measured({
        audits: {
          'cumulative-layout-shift': { numericValue: 0.2 },
          'layout-shifts': {
            details: table({
              node: {
                ...node('main', '<main>'),
                path: '1,HTML,1,BODY,1,MAIN',
                boundingRect: { top: 300, bottom: 900 },
              },
              score: 0.2,
              subItems: {
                type: 'subitems',
                items: [
                  {
                    extra: { ...node('img', '<img src="a.png">'), path, boundingRect: { top } },
                    cause: 'Media element lacking an explicit size',
                  },
                ],
              },
            }),
          },
        },
      }),
      says: 'This element moves, which adds 0.2 to CLS.',
    }),
  ),
  ...(
    [
      ['1,HTML,1,BODY,1,MAIN', ''],
      [
        '1,HTML,1,BODY,0,HEADER,1,B',
        ' Cause: an image or video without width and height (<img src="logo.png">)',
      ],
    ] as const
  ).map(
    ([path, cause]): Case => ({
      check: 'cumulative-layout-shift',
      when: `an image above is blamed that stands in a box of a height of its own, and what moved is ${path}`,
      outcome: 'fail',
      ...measured({
        audits: {
          'cumulative-layout-shift': { numericValue: 0.2 },
          'unsized-images': {
            details: table({
              node: {
                ...node('img', '<img src="logo.png">'),
                path: '1,HTML,1,BODY,0,HEADER,0,IMG',
                boundingRect: LOGO,
              },
            }),
          },
          'layout-shifts': {
            details: table({
              node: {
                ...node('p', '<p>'),
                path,
                boundingRect: { top: 80, bottom: 900, left: 0, right: 400 },
              },
              score: 0.2,
              subItems: {
                type: 'subitems',
                items: [
                  {
                    extra: {
                      ...node('img', '<img src="logo.png">'),
                      path: '1,HTML,1,BODY,0,HEADER,0,IMG',
                      boundingRect: LOGO,
                    },
                    cause: 'Media element lacking an explicit size',
                  },
                ],
              },
            }),
          },
        },
        // As far down as the image is high.
        shiftDistances: [{ score: 0.2, down: 50 }],
        heldImages: [
          { image: '1,HTML,1,BODY,0,HEADER,0,IMG', box: '1,HTML,1,BODY,0,HEADER', movesInside: true },
        ],
      }),
      says: `This element moves, which adds 0.2 to CLS.${cause}`,
    }),
  ),
  {
    check: 'cumulative-layout-shift',
    when: 'several fonts came late',
    outcome: 'fail',
    ...measured({
      audits: {
        'cumulative-layout-shift': { numericValue: 0.3 },
        'layout-shifts': {
          details: table({
            node: node('main', '<main>'),
            score: 0.3,
            subItems: {
              type: 'subitems',
              items: ['a', 'b', 'a', 'c', 'd'].map(name => ({
                extra: { type: 'url', value: `${SITE}fonts/${name}.woff2` },
                cause: 'Web font loaded',
              })),
            },
          }),
        },
      },
    }),
    says: 'This element moves, which adds 0.3 to CLS. Cause: 4 web fonts that came late: a.woff2, b.woff2, c.woff2, …',
  },
  {
    check: 'cumulative-layout-shift',
    when: 'content is shown as a font arrives, which is blamed',
    outcome: 'fail',
    ...measured({
      audits: {
        'cumulative-layout-shift': { numericValue: 0.9 },
        'layout-shifts': {
          details: table({
            node: node('main', '<main>'),
            score: 0.9,
            subItems: {
              type: 'subitems',
              items: [{ extra: { type: 'url', value: `${SITE}a.ttf` }, cause: 'Web font loaded' }],
            },
          }),
        },
      },
      shiftDistances: [{ score: 0.9, down: 2, grown: { from: 131, to: 905 } }],
    }),
    selector: 'main',
    says: [
      'This element moves, which adds 0.9 to CLS. Cause: content was put in or shown: what stands there grew from 131 to 905 px in height',
    ],
  },
  {
    check: 'cumulative-layout-shift',
    when: 'it is so little above 0.1 that the next run may find it below',
    outcome: 'pass',
    ...measured({ audits: { 'cumulative-layout-shift': { numericValue: 0.104 } } }),
    says: '0.104, so close to 0.1 that another run may find it good',
  },
  ...[
    { othersShare: 0, outcome: 'pass' as const },
    { othersShare: 0.8, outcome: 'not-measured' as const },
  ].map(
    ({ othersShare, outcome }): Case => ({
      check: 'cumulative-layout-shift',
      when: `all moved before the first paint while others had ${othersShare} of the processors`,
      outcome,
      ...measured({ othersShare, unseenShift: 0.3 }),
    }),
  ),
  { check: 'cumulative-layout-shift', when: 'nothing moves', outcome: 'pass', ...measured() },
  ...(['total-blocking-time', 'speed-index'] as const).map(
    (check): Case => ({
      check,
      when: 'the page waits for a graphics processor that this machine lacks',
      outcome: 'not-measured',
      ...measured({
        audits: {
          [check]: { numericValue: 121_000 },
          'mainthread-work-breakdown': {
            details: table(
              { group: 'other', duration: 161_000 },
              { group: 'scriptEvaluation', duration: 17_000 },
            ),
          },
        },
      }),
      says: /no graphics processor here/,
    }),
  ),
  {
    check: 'total-blocking-time',
    when: 'scripts run for long, and little has no name',
    outcome: 'fail',
    ...measured({
      audits: {
        'total-blocking-time': { numericValue: 9000 },
        'mainthread-work-breakdown': {
          details: table(
            { group: 'other', duration: 11_000 },
            { group: 'scriptEvaluation', duration: 17_000 },
          ),
        },
      },
    }),
  },
  {
    check: 'total-blocking-time',
    when: 'scripts run for long',
    outcome: 'fail',
    ...measured({
      audits: {
        'total-blocking-time': { numericValue: 900 },
        'long-tasks': {
          details: table(
            { url: `${SITE}app.js`, duration: 400 },
            { url: 'Unattributable', duration: 60 },
            { url: `${SITE}app.js`, duration: 600 },
          ),
        },
      },
    }),
    at: `${SITE}app.js`,
    says: 'This script keeps the main thread busy for 1.0 s in long tasks; TBT counts what exceeds 50 ms of each',
  },
  {
    check: 'total-blocking-time',
    when: 'all long tasks are of the browser itself',
    outcome: 'not-applicable',
    ...measured({
      audits: {
        'total-blocking-time': { numericValue: 520 },
        'long-tasks': { details: table({ url: 'Unattributable', duration: 570 }) },
      },
    }),
  },
  {
    check: 'total-blocking-time',
    when: 'scripts run for so little too long that they may not in another run',
    outcome: 'pass',
    ...measured({ audits: { 'total-blocking-time': { numericValue: 221 } } }),
    says: '221 ms, so close to 200 ms that another run may find it good',
  },
  { check: 'total-blocking-time', when: 'they do not', outcome: 'pass', ...measured() },
  {
    check: 'first-contentful-paint',
    when: 'it is late',
    outcome: 'fail',
    ...measured({ audits: SLOW }),
    at: SITE,
    says: /4\.0 s: poor/,
  },
  ...(['first-contentful-paint', 'speed-index', 'render-blocking-insight'] as const).map(
    (check): Case => ({
      check,
      when: 'fonts and a frame came before a late paint, and Lighthouse counts them',
      outcome: check === 'render-blocking-insight' ? 'pass' : 'not-measured',
      ...measured({ audits: paintedAt(1241) }),
      ...(check !== 'render-blocking-insight' && { says: /its fonts or frames had come, or scripts/ }),
    }),
  ),
  {
    check: 'first-contentful-paint',
    when: 'a module had come before the paint of what was sent without it',
    outcome: 'not-measured',
    ...measured({ audits: paintedAfterModule() }, WITH_MODULE),
  },
  {
    check: 'largest-contentful-paint',
    when: 'the text was sent, and its paint waited by chance for a module that writes it anew',
    outcome: 'not-measured',
    ...measured({ audits: paintedAfterModule() }, WITH_MODULE),
    says: /as if it waited for all images/,
  },
  {
    check: 'first-contentful-paint',
    when: 'a module makes the text',
    outcome: 'fail',
    ...measured({ audits: paintedAfterModule() }, html(MODULE, '<app-root></app-root>')),
  },
  {
    check: 'first-contentful-paint',
    when: 'a script that is no module came before the paint',
    outcome: 'fail',
    ...measured({ audits: paintedAfterModule() }, WITH_MODULE.replace(' type="module"', '')),
  },
  {
    check: 'first-contentful-paint',
    when: 'fonts come after the paint, and other files hold it up',
    outcome: 'fail',
    ...measured({ audits: paintedAt(200) }),
  },
  {
    check: 'first-contentful-paint',
    when: 'it is late without its fonts too',
    outcome: 'fail',
    ...measured({ audits: paintedAt(1241, 7000) }),
    says: /^7\.0 s: poor/,
  },
  { check: 'first-contentful-paint', when: 'it is early', outcome: 'pass', ...measured() },
  {
    check: 'speed-index',
    when: 'the page fills slowly',
    outcome: 'fail',
    ...measured({ audits: { 'speed-index': { numericValue: 4000 } } }),
    at: SITE,
    says: /4\.0 s: needs improvement/,
  },
  { check: 'speed-index', when: 'the page fills at once', outcome: 'pass', ...measured() },
]

import { list, node, table } from '../../../support/lighthouse-reports.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { measured, SITE, SLOW } from './pages.ts'

const sheetRequest = (url: string, statusCode: number) => ({
  url,
  statusCode,
  resourceType: 'Stylesheet',
  mimeType: statusCode === 200 ? 'text/css' : '',
  networkEndTime: 100,
  experimentalFromMainFrame: true,
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
              { subpart: 'resourceLoadDelay', label: 'Resource load delay', duration: 900 },
            ),
            node('main > img', '<img src="hero.jpg">'),
          ),
        },
      },
    }),
    at: SITE,
    selector: 'main > img',
    snippet: '<img src="hero.jpg">',
    says: /LCP waits for this element; the longest part is "Resource load delay"/,
  },
  ...[
    { fcp: 1500, outcome: 'not-measured' as const, when: 'it is a text, and the first paint is early' },
    { fcp: 4000, outcome: 'fail' as const, when: 'it is a text, and the first paint is late too' },
  ].map(
    ({ fcp, ...rest }): Case => ({
      check: 'largest-contentful-paint',
      ...rest,
      ...measured({
        audits: {
          'first-contentful-paint': { numericValue: fcp },
          'largest-contentful-paint': { numericValue: 28_000 },
          'lcp-discovery-insight': { score: null, scoreDisplayMode: 'notApplicable' },
        },
      }),
    }),
  ),
  {
    check: 'largest-contentful-paint',
    when: 'it is 2.54 s, which would read like 2.5 s',
    outcome: 'fail',
    ...measured({ audits: { 'largest-contentful-paint': { numericValue: 2539.4 } } }),
    says: /^2540 ms: needs improvement \(good: at most 2\.5 s/,
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
      audits: { 'largest-contentful-paint': { numericValue: undefined, errorMessage: 'NO_LCP' } } as never,
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
    says: /moved by 0\.31: Media element lacking an explicit size/,
  },
  { check: 'cumulative-layout-shift', when: 'nothing moves', outcome: 'pass', ...measured() },
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
    says: /1\.0 s in long tasks/,
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
  { check: 'total-blocking-time', when: 'they do not', outcome: 'pass', ...measured() },
  {
    check: 'first-contentful-paint',
    when: 'it is late',
    outcome: 'fail',
    ...measured({ audits: SLOW }),
    at: SITE,
    says: /4\.0 s: poor/,
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

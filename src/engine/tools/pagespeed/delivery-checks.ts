import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** What can be judged, at least in part, from the markup and the answers of the server. */
export const DELIVERY_CHECKS = {
  'server-response-time': {
    severity: 'warning',
    title: 'The server answers slowly',
    why: 'Everything else waits for the document. Google crawls slow servers less.',
    fix: 'Cache the page at the server or at a CDN near to visitors, and look for slow queries behind it.',
    help: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
    example: 'GET / answers after 1,900 ms',
  },
  redirects: {
    severity: 'notice',
    title: 'Redirects come before the page',
    why: 'Each one is a further round trip, on a phone several hundred milliseconds, before anything can load.',
    fix: 'Link to the last address right away, and join several redirects into one.',
    help: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
    example: 'GET /shop answers 301 with Location: /shop/',
  },
  'uses-text-compression': {
    severity: 'warning',
    title: 'Texts are sent without compression',
    why: 'HTML, CSS and JavaScript become three to five times smaller by it, and come that much faster.',
    fix: 'Switch on Brotli or gzip for text types at the server or CDN.',
    help: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
    example: 'GET /app.js, 300 kB, answers without Content-Encoding',
  },
  'cache-insight': {
    severity: 'notice',
    title: 'Files of the site are kept in caches for a short time only',
    why: 'Who comes again loads them again.',
    fix: 'Put a hash of the content into the names of files, and send Cache-Control: max-age=31536000, immutable with them.',
    help: 'https://developer.chrome.com/docs/performance/insights/cache',
    example: 'GET /app.3f9c.js answers with Cache-Control: max-age=60',
  },
  'render-blocking-insight': {
    severity: 'notice',
    title: 'Files hold up the first paint',
    why: 'The browser shows nothing until the scripts and style sheets in the head have come.',
    fix: 'Give scripts defer or async, put the few styles of the first screen into the page, and load the rest later.',
    help: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
    example: '<head><script src="/jquery.js"></script></head>',
  },
  'lcp-discovery-insight': {
    severity: 'warning',
    title: 'The image that counts as main content is loaded late',
    why: 'It is what Largest Contentful Paint, a Core Web Vital, waits for: with loading="lazy", or where only a script or style sheet names it, its loading begins late.',
    fix: 'Put the image into the HTML as <img> without loading="lazy", with fetchpriority="high".',
    help: 'https://developer.chrome.com/docs/performance/insights/lcp-discovery',
    example: '<img src="/hero.jpg" fetchpriority="high" loading="lazy">',
  },
  'unsized-images': {
    severity: 'notice',
    title: 'Images have no width and height',
    why: 'The browser keeps no room for them, and the page jumps when they come.',
    fix: 'Give each image width and height in pixels (CSS may still scale it), or an aspect-ratio in CSS.',
    help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
    example: '<img src="/team.jpg" alt="Our team">',
  },
  'dom-size-insight': {
    severity: 'notice',
    title: 'The document has so many elements that layout is slow',
    why: 'Each change of style or layout takes long, and the page reacts late to taps.',
    fix: 'Show long lists in parts, and leave out wrappers that only serve the layout.',
    help: 'https://developer.chrome.com/docs/performance/insights/dom-size',
    example: '<table> with 2,000 rows',
  },
} satisfies Record<string, CheckDefinition>

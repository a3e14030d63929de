export const id = 8249;
export const ids = [8249];
export const modules = {

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 69204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether a host name is this machine: such addresses mean nothing to anybody else. */
function isLoopbackHost(hostname) {
    return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$/i.test(hostname);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 73726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isLocalHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/** Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal"). */
const PRIVATE_TOP_LEVEL = new Set(['localhost', 'test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * Whether a host is an address or a name of a machine or a private network: a preview server on a runner, not a site.
 * What the Observatory asks of sites (HTTPS on port 443, HSTS) cannot be asked of it.
 *
 * @param host of a URL
 */
function isLocalHost(host) {
    const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(bare) || !bare.includes('.'))
        return true;
    return PRIVATE_TOP_LEVEL.has(bare.slice(bare.lastIndexOf('.') + 1));
}


/***/ }),

/***/ 62822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   uO: () => (/* binding */ defineTool)
/* harmony export */ });
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTool(tool) {
    return tool;
}
function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}


/***/ }),

/***/ 78249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pagespeedTool: () => (/* binding */ pagespeedTool)
});

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/local-host.js
var local_host = __webpack_require__(73726);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/delivery-checks.js
/** What can be judged, at least in part, from the markup and the answers of the server. */
const DELIVERY_CHECKS = {
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
    'html-too-large': {
        severity: 'warning',
        title: 'The HTML is larger than Googlebot reads',
        why: 'Google reads the first 2 MB of a page. Content, links and structured data behind that do not exist for it.',
        fix: 'Take data, images and styles out of the HTML into files of their own, or split the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
        example: '<script id="state" type="application/json">3 MB of data</script>',
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
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/diagnostic-checks.js
/** Causes that Lighthouse alone can see, under its own names. */
const DIAGNOSTIC_CHECKS = {
    'image-delivery-insight': {
        severity: 'notice',
        title: 'Images are larger than needed',
        why: 'They are the largest part of most pages, and what the main content waits for.',
        fix: 'Give sizes by srcset, and save as AVIF or WebP.',
        help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
        example: '<img src="/photo-4000x3000.png" width="400" height="300">',
    },
    'unused-javascript': {
        severity: 'notice',
        title: 'Much JavaScript is loaded that does not run',
        why: 'It is loaded, parsed and compiled before the page is ready, for nothing.',
        fix: 'Split the scripts by page and load parts when they are needed.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-javascript',
        example: '<script src="/whole-shop.js"></script> on a page without a cart',
    },
    'unused-css-rules': {
        severity: 'notice',
        title: 'Much CSS is loaded that the page does not use',
        why: 'The browser shows nothing until all of it has come.',
        fix: 'Leave out rules that no page uses, and split the rest by page.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-css-rules',
        example: '<link rel="stylesheet" href="/whole-framework.css">',
    },
    'unminified-javascript': {
        severity: 'notice',
        title: 'JavaScript is not minified',
        why: 'Comments and blanks are loaded and parsed by every visitor.',
        fix: 'Switch on minification in the build for production.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-javascript',
        example: '<script src="/app.development.js"></script>',
    },
    'unminified-css': {
        severity: 'notice',
        title: 'CSS is not minified',
        why: 'Comments and blanks are loaded by every visitor before anything is shown.',
        fix: 'Switch on minification in the build for production.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-css',
        example: '<link rel="stylesheet" href="/theme.source.css">',
    },
    'legacy-javascript-insight': {
        severity: 'notice',
        title: 'Scripts carry code for browsers that nobody has any more',
        why: 'Every visitor loads polyfills and rewritten classes that no browser of today needs.',
        fix: 'Let the build aim at browsers of today (Baseline), or leave out the polyfills.',
        help: 'https://developer.chrome.com/docs/performance/insights/legacy-javascript',
        example: '<script src="/app.es5.js"></script>',
    },
    'duplicated-javascript-insight': {
        severity: 'notice',
        title: 'The same JavaScript is loaded more than once',
        why: 'Each copy is loaded, compiled and kept in memory.',
        fix: 'Let the packages share one version, and put what several bundles use into a part of its own.',
        help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
        example: '/shop.js and /account.js, each with all of lodash in it',
    },
    'font-display-insight': {
        severity: 'notice',
        title: 'Text is invisible until its font has come',
        why: 'Visitors look at empty lines on slow connections.',
        fix: 'Add font-display: swap (or optional) to @font-face.',
        help: 'https://developer.chrome.com/docs/performance/insights/font-display',
        example: '@font-face { font-family: Shop; src: url(shop.woff2) }',
    },
    'modern-http-insight': {
        severity: 'notice',
        title: 'Files come over HTTP/1.1',
        why: 'It loads a few files at a time, where HTTP/2 and HTTP/3 load all of them side by side.',
        fix: 'Switch on HTTP/2 or HTTP/3 at the server or CDN.',
        help: 'https://developer.chrome.com/docs/performance/insights/modern-http',
        example: 'GET /icons/1.svg … /icons/40.svg, all over http/1.1',
    },
    'forced-reflow-insight': {
        severity: 'notice',
        title: 'Scripts force the layout to be computed again and again',
        why: 'Reading a size right after changing a style makes the browser compute the whole layout at once; the page stands still meanwhile.',
        fix: 'Read all sizes first and change styles afterwards, or in requestAnimationFrame.',
        help: 'https://developer.chrome.com/docs/performance/insights/forced-reflow',
        example: 'for (const row of rows) row.style.width = table.offsetWidth + "px"',
    },
    'third-parties-insight': {
        severity: 'notice',
        title: 'Code of third parties keeps the page busy',
        why: 'The page does not react while it runs, and the site cannot make it faster.',
        fix: 'Leave out what is not needed, and load the rest after the page is ready.',
        help: 'https://developer.chrome.com/docs/performance/insights/third-parties',
        example: '<script src="https://tags.example/all-of-marketing.js"></script>',
    },
    'total-byte-weight': {
        severity: 'notice',
        title: 'The page is heavy',
        why: 'It takes long on a phone connection and costs visitors money.',
        fix: 'Begin with the largest files: they are in the occurrences.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
        example: 'a page with a video of 12 MB that plays by itself',
    },
    'bf-cache': {
        severity: 'notice',
        title: 'Going back loads the page anew',
        why: 'Browsers show a page again at once when visitors go back, unless something on it forbids that.',
        fix: 'Remove what the occurrences name: handlers of unload, connections that stay open.',
        help: 'https://web.dev/articles/bfcache',
        example: 'window.addEventListener("unload", report)',
    },
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/checks.js


/** Lighthouse's metrics, under its own names. */
const METRIC_CHECKS = {
    'largest-contentful-paint': {
        severity: 'warning',
        title: 'The main content appears late',
        why: 'Largest Contentful Paint is a Core Web Vital, which Google’s ranking uses. Visitors see no main content until then.',
        fix: 'See in the occurrence which part takes longest: the server, finding the image, loading it, or showing it. The other checks that failed name the causes.',
        help: 'https://web.dev/articles/lcp',
        example: '<script src="/400-kB-of-framework.js"></script> before the content',
    },
    'cumulative-layout-shift': {
        severity: 'warning',
        title: 'The page jumps while it loads',
        why: 'Cumulative Layout Shift is a Core Web Vital, which Google’s ranking uses. Visitors lose their place and click on the wrong thing.',
        fix: 'Give images, frames and advertisements their room from the start (width and height, min-height), and put nothing above what is already shown.',
        help: 'https://web.dev/articles/cls',
        example: '<img src="/hero.jpg" style="width: 100%"> above a text',
    },
    'total-blocking-time': {
        severity: 'warning',
        title: 'The page does not react while it loads',
        why: 'Long tasks of scripts, or of the browser on a large page, keep it from answering taps and keys. Total Blocking Time is the measure in the laboratory that goes with Interaction to Next Paint, a Core Web Vital.',
        fix: 'Load less JavaScript at the start, split long tasks, and move work that nobody sees to later or to a worker.',
        help: 'https://web.dev/articles/tbt',
        example: '<script>for (const row of millionRows) build(row)</script>',
    },
    'first-contentful-paint': {
        severity: 'notice',
        title: 'The first content appears late',
        why: 'Visitors look at an empty screen until then, and some leave.',
        fix: 'Make the server answer faster, and let neither style sheets nor scripts hold up the first paint.',
        help: 'https://web.dev/articles/fcp',
        example: '<link rel="stylesheet" href="https://slow.example/all.css">',
    },
    'speed-index': {
        severity: 'notice',
        title: 'The visible part of the page fills slowly',
        why: 'Visitors wait for what they came for, though something is already there.',
        fix: 'Send the content in the HTML instead of building it in scripts, and load what is seen first before all else.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
        example: '<div id="root"></div><script src="/app.js"></script>',
    },
};
const PAGESPEED_CHECKS = { ...METRIC_CHECKS, ...DELIVERY_CHECKS, ...DIAGNOSTIC_CHECKS };

// EXTERNAL MODULE: ./lib/engine/page/addresses.js
var addresses = __webpack_require__(69204);
// EXTERNAL MODULE: ./lib/engine/visit/document.js + 1 modules
var visit_document = __webpack_require__(4719);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/audit-details.js

/** All rows of an audit: those of its table, or of all tables and elements in its list. */
function rowsOf(audit) {
    return itemsOf(audit?.details).flatMap(item => (item['type'] === 'table' ? itemsOf(item) : [item]));
}
/** Rows that stand below a row. */
function subRowsOf(row) {
    return itemsOf(row['subItems']);
}
/** The table of named questions that an audit answers, as `eagerlyLoaded`, each with its answer. */
function checklistOf(audit) {
    const list = rowsOf(audit).find(row => row['type'] === 'checklist');
    const items = (list?.['items'] ?? {});
    return new Map(Object.entries(items).map(([name, item]) => [name, item.value === true]));
}
/** The element in a row, or the row itself where it is one. */
function elementOf(row) {
    const node = (row?.['type'] === 'node' ? row : row?.['node']);
    if (node?.['type'] !== 'node' || typeof node['selector'] !== 'string')
        return undefined;
    const source = typeof node['snippet'] === 'string' ? node['snippet'] : '';
    return { selector: node['selector'], snippet: (0,visit_document/* snippet */.UA)(source) };
}
/** A number of a row; 0 where there is none. */
function numberOf(row, name) {
    const value = row?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
/** A text of a row; empty where there is none. */
function textOf(row, name) {
    const value = row?.[name];
    return typeof value === 'string' ? value : '';
}
/**
 * The place that a row is about: its element on the page, else its file, else the first of its files.
 *
 * @param pageUrl stands for files without an address, as scripts in the page
 */
function placeOf(row, pageUrl, message) {
    const element = elementOf(row);
    if (element)
        return { url: pageUrl, ...element, message };
    const source = row['source'];
    const url = textOf(row, 'url') || textOf(source, 'url') || textOf(subRowsOf(row)[0], 'url');
    return isAddress(url) ? { url, message } : { url: pageUrl, message };
}
/** Milliseconds that a fix would save of a metric, as `LCP`, by Lighthouse's estimate. */
function savedMs(audit, metric) {
    return numberOf(audit?.metricSavings, metric);
}
/** Bytes that a fix would save, by Lighthouse's estimate. */
function savedBytes(audit) {
    const details = audit?.details;
    return numberOf(details, 'overallSavingsBytes') || numberOf(details?.['debugData'], 'wastedBytes');
}
function isAddress(url) {
    return /^https?:\/\//i.test(url);
}
function itemsOf(details) {
    const items = details?.items;
    return Array.isArray(items) ? items : [];
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/loaded-files.js


const IMAGES = { type: 'Image', none: 'the page loads no images' };
const SCRIPTS = { type: 'Script', none: 'the page loads no script files' };
const STYLES = { type: 'Stylesheet', none: 'the page loads no style sheet files' };
const FONTS = { type: 'Font', none: 'the page loads no fonts' };
/** Which files audits are about that say nothing of it themselves: without any they pass in Lighthouse. */
const KINDS = {
    'image-delivery-insight': IMAGES,
    'unsized-images': IMAGES,
    'unused-javascript': SCRIPTS,
    'unminified-javascript': SCRIPTS,
    'legacy-javascript-insight': SCRIPTS,
    'duplicated-javascript-insight': SCRIPTS,
    'unused-css-rules': STYLES,
    'unminified-css': STYLES,
    'font-display-insight': FONTS,
};
/** Kinds of files that caches keep. */
const KEPT = new Set(['Image', 'Script', 'Stylesheet', 'Font', 'Media']);
/** That an audit found nothing because the page loads no files of its kind; undefined where it loads some. */
function nothingLoaded(result, id) {
    const kind = KINDS[id];
    if (!kind)
        return undefined;
    return loadsNone(result, row => textOf(row, 'resourceType') === kind.type)
        ? (0,tool_definition/* notApplicable */.hH)(kind.none)
        : undefined;
}
/** Whether the page loads none of the files that caches could keep for its own site. */
function keepsNothing(result, own) {
    return loadsNone(result, row => KEPT.has(textOf(row, 'resourceType')) && own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
}
/** Every load has a request, so where none is listed nothing is known. */
function loadsNone({ audits }, isMeant) {
    const requests = rowsOf(audits['network-requests']);
    return requests.length > 0 && !requests.some(isMeant);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/quantities.js
/** Bytes for people, as `75 kB`. */
function bytesText(bytes) {
    if (bytes < 1000)
        return `${Math.round(bytes)} bytes`;
    return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
/** Milliseconds for people, as `120 ms` or `2.7 s`. */
function timeText(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
/** Seconds for people, in the largest unit that gives a whole number, as `7 days`. */
function durationText(seconds) {
    const units = [
        [86_400, 'day'],
        [3600, 'hour'],
        [60, 'minute'],
    ];
    const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 'second'];
    const count = Math.round(seconds / size);
    return `${count} ${name}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/thresholds.js
/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };
/** @see https://web.dev/articles/fcp */
const FCP_MS = { good: 1800, poor: 3000 };
/**
 * A load has nobody who clicks, so there is no INP: total blocking time stands for it. Bounds are those of Lighthouse's
 * scores 0.9 and 0.5.
 *
 * @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 */
const TBT_MS = {
    mobile: { good: 200, poor: 600 },
    desktop: { good: 150, poor: 350 },
};
/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
/** Lighthouse calls less than this score a fault. */
const PASSING_SCORE = 0.9;
/** Less time than that nobody notices. */
const LEAST_SAVED_MS = 100;
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const LEAST_SAVED_BYTES = 50 * 1024;
/** What Googlebot reads of a page. @see https://developers.google.com/search/docs/crawling-indexing/googlebot */
const GOOGLEBOT_BYTES = 2 * 1024 * 1024;
/** Lighthouse's bound. @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte */
const SERVER_RESPONSE_MS = 600;
/** Where other work went on meanwhile: what web.dev calls poor. @see https://web.dev/articles/ttfb */
const SERVER_RESPONSE_UNDER_LOAD_MS = 1800;
/** Smaller texts come in a few packets, whose number compression hardly changes. */
const COMPRESSIBLE_BYTES = 5 * 1024;
/** @see https://developer.chrome.com/docs/performance/insights/dom-size */
const DOM_ELEMENTS = 1400;
/** Where Lighthouse's score for the weight is 0.5: three of four pages are lighter. */
const PAGE_BYTES = 4000 * 1024;
/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
const THIRD_PARTY_MAIN_THREAD_MS = 250;
const REFLOW_MS = 100;
/** Style sheets and scripts that are fetched where Lighthouse did not run. */
const MOST_FETCHED_FILES = 20;

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/metrics.js




/** Places that one metric names. */
const MOST_PLACES = 5;
const BREAKDOWN = 'lcp-breakdown-insight';
/** Judges the metrics of a run by the bounds that Google gives. */
function judgeMetrics({ median, device }, pageUrl) {
    const judge = (id, bounds, shown, places) => {
        const audit = median.audits[id];
        const value = audit?.numericValue;
        if (value === undefined)
            return (0,tool_definition/* notMeasured */.q7)(audit?.errorMessage ?? 'Lighthouse gave no value');
        if (value <= bounds.good)
            return (0,tool_definition/* pass */.IX)(shown(value));
        const rating = value > bounds.poor ? 'poor' : 'needs improvement';
        const limit = `good is up to ${shown(bounds.good)}, poor above ${shown(bounds.poor)}`;
        const message = `${shown(value)}: ${rating} (${limit})`;
        const found = places();
        return (0,tool_definition/* fail */.fJ)(found.length > 0 ? found : [{ url: pageUrl, message }], message);
    };
    return {
        'largest-contentful-paint': judge('largest-contentful-paint', LCP_MS, timeText, () => lateContent(median, pageUrl)),
        'cumulative-layout-shift': judge('cumulative-layout-shift', CLS, shiftText, () => shiftedElements(median, pageUrl)),
        'total-blocking-time': judge('total-blocking-time', TBT_MS[device], timeText, () => longTasks(median, pageUrl)),
        'first-contentful-paint': judge('first-contentful-paint', FCP_MS, timeText, () => []),
        'speed-index': judge('speed-index', SPEED_INDEX_MS[device], timeText, () => []),
    };
}
/** Whether a metric has the value that Google calls good. */
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= bounds.good;
}
/** The element that Largest Contentful Paint waited for. */
function lcpElement({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .map(elementOf)
        .find(element => element !== undefined);
}
/** What Largest Contentful Paint consists of, in order, in milliseconds as observed without throttling. */
function lcpParts({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .filter(row => textOf(row, 'subpart') !== '')
        .map(row => ({
        part: textOf(row, 'subpart'),
        label: textOf(row, 'label'),
        ms: Math.round(numberOf(row, 'duration')),
    }));
}
function lateContent(result, pageUrl) {
    const element = lcpElement(result);
    if (!element)
        return [];
    const longest = lcpParts(result).toSorted((a, b) => b.ms - a.ms)[0];
    const part = longest ? `; its longest part is "${longest.label}"` : '';
    return [{ url: pageUrl, ...element, message: `the main content is this element${part}` }];
}
function shiftedElements({ audits }, pageUrl) {
    return rowsOf(audits['layout-shifts'])
        .filter(row => elementOf(row) !== undefined)
        .slice(0, MOST_PLACES)
        .map(row => {
        const causes = new Set(subRowsOf(row).map(cause => textOf(cause, 'cause')));
        causes.delete('');
        const why = causes.size > 0 ? `: ${[...causes].join('; ')}` : '';
        return placeOf(row, pageUrl, `moved by ${shiftText(numberOf(row, 'score'))}${why}`);
    });
}
function longTasks({ audits }, pageUrl) {
    const byUrl = new Map();
    for (const row of rowsOf(audits['long-tasks'])) {
        const url = textOf(row, 'url');
        byUrl.set(url, (byUrl.get(url) ?? 0) + numberOf(row, 'duration'));
    }
    return [...byUrl]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST_PLACES)
        .map(([url, ms]) => placeOf({ url }, pageUrl, `${timeText(ms)} in long tasks${sourceText(url)}`));
}
/** Lighthouse's name for what belongs to no script. */
function sourceText(url) {
    return url === 'Unattributable' ? ' of the browser itself' : '';
}
function shiftText(value) {
    return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/diagnostics.js






/** Judges the causes that Lighthouse names: where mending them gains something. */
function judgeDiagnostics(report, pageUrl, isLocal) {
    const saving = (id) => judgeSaving(report, id, pageUrl);
    const { audits } = report.median;
    return {
        'image-delivery-insight': saving('image-delivery-insight'),
        'unused-javascript': saving('unused-javascript'),
        'unused-css-rules': saving('unused-css-rules'),
        'unminified-javascript': saving('unminified-javascript'),
        'unminified-css': saving('unminified-css'),
        'legacy-javascript-insight': saving('legacy-javascript-insight'),
        'duplicated-javascript-insight': saving('duplicated-javascript-insight'),
        'font-display-insight': saving('font-display-insight'),
        'modern-http-insight': isLocal
            ? (0,tool_definition/* notApplicable */.hH)('a server on this machine or network speaks HTTP/1.1, whatever the site will speak')
            : saving('modern-http-insight'),
        'forced-reflow-insight': judgeReflows(audits['forced-reflow-insight'], pageUrl),
        'third-parties-insight': judgeThirdParties(audits['third-parties-insight'], pageUrl),
        'total-byte-weight': judgeWeight(audits['total-byte-weight'], pageUrl),
        'bf-cache': judgeBackForwardCache(audits['bf-cache'], pageUrl),
    };
}
/** An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes. */
function judgeSaving(report, id, pageUrl) {
    const audit = report.median.audits[id];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(report.median, id) ?? (0,tool_definition/* pass */.IX)();
    const ms = usefulMs(report, audit);
    const bytes = savedBytes(audit);
    const gains = [
        ...(ms >= LEAST_SAVED_MS ? [timeText(ms)] : []),
        ...(bytes >= LEAST_SAVED_BYTES ? [bytesText(bytes)] : []),
    ];
    if (gains.length === 0)
        return (0,tool_definition/* pass */.IX)('what Lighthouse sees here is too little to matter for this page');
    return (0,tool_definition/* fail */.fJ)(placesOf(audit, pageUrl), `Lighthouse estimates that ${gains.join(' and ')} can be saved`);
}
/** Why an audit cannot be judged; undefined where it has a score. */
function unjudgedReason(audit) {
    if (!audit)
        return (0,tool_definition/* notMeasured */.q7)('Lighthouse did not look at this');
    if (audit.errorMessage !== undefined)
        return (0,tool_definition/* notMeasured */.q7)(`Lighthouse failed here: ${audit.errorMessage}`);
    if (audit.scoreDisplayMode === 'notApplicable')
        return (0,tool_definition/* notApplicable */.hH)('nothing on the page that this is about');
    return audit.score === null ? (0,tool_definition/* pass */.IX)() : undefined;
}
/** Milliseconds that a fix would gain for a metric that is not good yet. */
function usefulMs({ median, device }, audit) {
    return Math.max(isGood(median, 'first-contentful-paint', FCP_MS) ? 0 : savedMs(audit, 'FCP'), isGood(median, 'largest-contentful-paint', LCP_MS) ? 0 : savedMs(audit, 'LCP'), isGood(median, 'total-blocking-time', TBT_MS[device]) ? 0 : savedMs(audit, 'TBT'));
}
/** The rows of an audit as places, those with the largest gains first; the page itself where it names none. */
function placesOf(audit, pageUrl) {
    const gain = (row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs');
    const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a));
    const places = rows.map(row => placeOf(row, pageUrl, gainText(row)));
    return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }];
}
function gainText(row) {
    const bytes = numberOf(row, 'wastedBytes');
    const ms = numberOf(row, 'wastedMs');
    const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize');
    const reasons = subRowsOf(row)
        .map(sub => textOf(sub, 'reason') || textOf(sub, 'signal'))
        .filter(text => text !== '');
    const size = total > 0 ? ` of ${bytesText(total)}` : '';
    const what = bytes > 0
        ? `${bytesText(bytes)}${size} could be saved`
        : ms > 0
            ? `${timeText(ms)} could be saved`
            : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ');
    // A module that several files have in them.
    const module = textOf(row, 'source');
    return [what, elementFile(row), module, ...reasons].filter(text => text !== '').join('; ');
}
/** The file that an element shows, which its place does not name. */
function elementFile(row) {
    const url = row['node'] === undefined ? '' : textOf(row, 'url');
    return url.startsWith('data:') ? 'inline' : url;
}
function judgeReflows(audit, pageUrl) {
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const rows = rowsOf(audit).filter(row => numberOf(row, 'reflowTime') >= REFLOW_MS);
    if (rows.length === 0)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(rows.map(row => placeOf(row, pageUrl, `${timeText(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`)));
}
function lineText(row) {
    const source = row['source'];
    return typeof source?.['line'] === 'number' ? `, asked for in line ${source['line'] + 1}` : '';
}
function judgeThirdParties(audit, pageUrl) {
    // It has no score of its own: what it lists says all.
    const unjudged = unjudgedReason(audit);
    if (unjudged && unjudged.outcome !== 'pass')
        return unjudged;
    const rows = rowsOf(audit);
    if (rows.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page loads nothing from third parties');
    const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0);
    if (total < THIRD_PARTY_MAIN_THREAD_MS)
        return (0,tool_definition/* pass */.IX)();
    const busy = rows.filter(row => numberOf(row, 'mainThreadTime') >= 1);
    return (0,tool_definition/* fail */.fJ)(busy.map(row => {
        const largest = subRowsOf(row)[0];
        const message = `${textOf(row, 'entity')} keeps the page busy for ${timeText(numberOf(row, 'mainThreadTime'))}`;
        return placeOf({ url: textOf(largest, 'url') }, pageUrl, message);
    }), `${timeText(total)} in all`);
}
function judgeWeight(audit, pageUrl) {
    const total = audit?.numericValue;
    if (total === undefined)
        return (0,tool_definition/* notMeasured */.q7)('Lighthouse did not weigh the page');
    if (total <= PAGE_BYTES)
        return (0,tool_definition/* pass */.IX)(bytesText(total));
    const places = rowsOf(audit).map(row => placeOf(row, pageUrl, bytesText(numberOf(row, 'totalBytes'))));
    return (0,tool_definition/* fail */.fJ)(places, `${bytesText(total)} in all; ${bytesText(PAGE_BYTES)} are many already`);
}
function judgeBackForwardCache(audit, pageUrl) {
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,tool_definition/* notMeasured */.q7)('this Chrome cannot go back to a page');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // The others are for browsers to mend, or came from how Chrome was started.
    const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable');
    if (rows.length === 0)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))));
}
/** Origins that belong to whom the page belongs to, by Lighthouse's table of companies. */
function firstPartyOrigins({ entities }, pageUrl) {
    const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins);
    return new Set([new URL(pageUrl).origin, ...own]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/delivery.js








/** Why what a server on this machine or network sends says nothing about the site. */
const LOCAL_SERVER = 'this is a server on this machine or network: how the site will be sent is for its host to say';
/** Types of texts that compression makes small. Fonts and pictures are compressed in themselves. */
const COMPRESSIBLE = /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i;
/** Why there is nothing to compress. */
const ONLY_SMALL_TEXTS = `the site sends no text of ${bytesText(COMPRESSIBLE_BYTES)} or more`;
/** Judges by Lighthouse's run what could otherwise be judged from the markup and the answers alone. */
function judgeDelivery(report, page, isLocal) {
    const local = (0,tool_definition/* notApplicable */.hH)(LOCAL_SERVER);
    return {
        'server-response-time': isLocal ? local : judgeServer(report, page.url),
        redirects: judgeRedirects(report),
        'uses-text-compression': isLocal ? local : judgeCompression(report, page.url),
        'html-too-large': judgeHtmlSize(page),
        'cache-insight': isLocal ? local : judgeCaching(report, page.url),
        'render-blocking-insight': judgeSaving(report, 'render-blocking-insight', page.url),
        'lcp-discovery-insight': judgeDiscovery(report, page.url),
        'unsized-images': judgeUnsizedImages(report, page.url),
        'dom-size-insight': judgeDomSize(report, page.url),
    };
}
/** Googlebot's limit is on the uncompressed file. */
function judgeHtmlSize({ response, url }) {
    const { length } = response.body;
    const size = `${bytesText(length)}${response.truncated ? ' and more' : ''}`;
    if (length <= GOOGLEBOT_BYTES)
        return (0,tool_definition/* pass */.IX)(size);
    return (0,tool_definition/* fail */.fJ)({ url, message: `${size} of HTML; Google reads the first ${bytesText(GOOGLEBOT_BYTES)}` });
}
function judgeServer({ median }, pageUrl) {
    const audit = median.audits['server-response-time'];
    const [row] = rowsOf(audit);
    if (!row || audit?.errorMessage !== undefined)
        return (0,tool_definition/* notMeasured */.q7)('Lighthouse did not time the server');
    const ms = numberOf(row, 'responseTime');
    if (ms <= SERVER_RESPONSE_MS)
        return (0,tool_definition/* pass */.IX)(timeText(ms));
    return (0,tool_definition/* fail */.fJ)({
        url: pageUrl,
        message: `${timeText(ms)} until it answers; up to ${SERVER_RESPONSE_MS} ms are good`,
    });
}
function judgeRedirects({ median }) {
    const audit = median.audits['redirects'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // Lighthouse counts some requests of scripts for the page's own address as a redirect to it.
    const { requestedUrl, finalDisplayedUrl } = median;
    if (requestedUrl !== undefined && (0,addresses/* isSamePage */.kj)(requestedUrl, finalDisplayedUrl))
        return (0,tool_definition/* pass */.IX)();
    const rows = rowsOf(audit).filter(row => numberOf(row, 'wastedMs') > 0);
    if (audit.score >= PASSING_SCORE || rows.length === 0)
        return (0,tool_definition/* pass */.IX)();
    const places = rows.map(row => ({
        url: textOf(row, 'url'),
        message: `redirects, which takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
    }));
    const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'));
    return total < LEAST_SAVED_MS ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* fail */.fJ)(places);
}
/** A file that came as large as it is was not compressed: headers come on top. */
function judgeCompression({ median }, pageUrl) {
    const requests = median.audits['network-requests'];
    if (!requests)
        return (0,tool_definition/* notMeasured */.q7)('Lighthouse did not list the requests');
    const own = firstPartyOrigins(median, pageUrl);
    const texts = rowsOf(requests).filter(row => isOwnText(row, own));
    if (texts.length === 0)
        return (0,tool_definition/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,tool_definition/* failWhere */.a4)(texts
        .filter(row => numberOf(row, 'transferSize') >= numberOf(row, 'resourceSize'))
        .map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'resourceSize'))} sent without compression`,
    })));
}
function isOwnText(row, own) {
    const origin = URL.parse(textOf(row, 'url'))?.origin ?? '';
    return (own.has(origin) &&
        numberOf(row, 'statusCode') === 200 &&
        textOf(row, 'cache') === 'none' &&
        numberOf(row, 'resourceSize') >= COMPRESSIBLE_BYTES &&
        COMPRESSIBLE.test(textOf(row, 'mimeType')));
}
/** Files of others are theirs to cache. */
function judgeCaching({ median }, pageUrl) {
    const audit = median.audits['cache-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const own = firstPartyOrigins(median, pageUrl);
    const rows = rowsOf(audit).filter(row => own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
    if (rows.length === 0 && keepsNothing(median, own)) {
        return (0,tool_definition/* notApplicable */.hH)('the page loads no files of its own site that caches could keep');
    }
    const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    if (bytes < LEAST_SAVED_BYTES)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(rows.map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'totalBytes'))}, kept ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })));
}
/** How long caches keep a file, as the end of a sentence. */
function lifetimeText(seconds) {
    return seconds <= 0 ? 'for no time at all' : `for ${durationText(seconds)}`;
}
const DISCOVERY_FAULTS = {
    eagerlyLoaded: 'it has loading="lazy"',
    requestDiscoverable: 'the HTML does not name its file, so scripts or styles must come first',
    priorityHinted: 'it has no fetchpriority="high"',
};
/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery({ median }, pageUrl) {
    const audit = median.audits['lcp-discovery-insight'];
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,tool_definition/* notApplicable */.hH)('the main content is not an image');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const onTime = isGood(median, 'largest-contentful-paint', LCP_MS);
    const faults = [...checklistOf(audit)].filter(([name, holds]) => !holds && (name === 'eagerlyLoaded' || !onTime) && name in DISCOVERY_FAULTS);
    if (faults.length === 0)
        return (0,tool_definition/* pass */.IX)();
    const element = rowsOf(audit)
        .map(elementOf)
        .find(found => found !== undefined);
    const message = faults.map(([name]) => DISCOVERY_FAULTS[name]).join('; ');
    return (0,tool_definition/* fail */.fJ)({ url: pageUrl, ...element, message });
}
function judgeUnsizedImages({ median }, pageUrl) {
    const audit = median.audits['unsized-images'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(median, 'unsized-images') ?? (0,tool_definition/* pass */.IX)();
    const places = placesOf(audit, pageUrl);
    return (0,tool_definition/* fail */.fJ)(places);
}
/** Many elements alone do no harm: Lighthouse must have seen slow layout because of them. */
function judgeDomSize({ median }, pageUrl) {
    const audit = median.audits['dom-size-insight'];
    const elements = audit?.numericValue;
    if (!audit || elements === undefined)
        return (0,tool_definition/* notMeasured */.q7)('Lighthouse did not count the elements');
    const counted = `${elements.toLocaleString('en-US')} elements`;
    const isSlow = audit.score !== 1;
    if (!isSlow || elements <= DOM_ELEMENTS)
        return (0,tool_definition/* pass */.IX)(counted);
    return (0,tool_definition/* fail */.fJ)({ url: pageUrl, message: `${counted}, and updates of layout or style that take long` });
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/facts.js



/** Lighthouse's metrics, in the order of its report; the last ones are not part of the score. */
const METRICS = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
    'interactive',
    'max-potential-fid',
    'server-response-time',
];
/** Most entries of one list. */
const MOST_LISTED = 50;
/** What Lighthouse measured, under its own names and in its units. */
function factsOf(report) {
    const { median, device, scores, chromeVersion } = report;
    return {
        requestedDevice: device,
        lighthouseVersion: median.lighthouseVersion,
        chromeVersion,
        benchmarkIndex: median.benchmarkIndex,
        runs: [...scores],
        warnings: median.runWarnings.map(String),
        metrics: Object.fromEntries(METRICS.map(id => [id, metricOf(median, id)])),
        lcpElement: { ...(lcpElement(median) ?? {}) },
        lcpBreakdown: lcpParts(median),
        opportunities: opportunitiesOf(median),
        weight: weightOf(median),
        thirdParties: thirdPartiesOf(median),
    };
}
function metricOf({ audits }, id) {
    const audit = audits[id];
    if (audit?.numericValue === undefined)
        return null;
    return {
        value: Math.round(audit.numericValue * 1000) / 1000,
        unit: audit.numericUnit ?? 'unitless',
        score: audit.score,
    };
}
/** Audits whose fix would save time or bytes, the largest first. */
function opportunitiesOf({ audits }) {
    return Object.values(audits)
        .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'metricSavings' && (score ?? 1) < PASSING_SCORE)
        .map(audit => ({
        id: audit.id,
        title: audit.title,
        savingsMs: Math.round(Math.max(0, ...Object.entries(audit.metricSavings ?? {}).map(inMilliseconds))),
        savingsBytes: Math.round(savedBytes(audit)),
    }))
        .filter(({ savingsMs, savingsBytes }) => savingsMs > 0 || savingsBytes > 0)
        .toSorted((a, b) => b.savingsMs - a.savingsMs || b.savingsBytes - a.savingsBytes);
}
/** A shift of the layout has no unit of time. */
function inMilliseconds([metric, saved]) {
    return metric === 'CLS' ? 0 : (saved ?? 0);
}
/** Requests and bytes over the wire by Lighthouse's kinds of resources, as `script`. */
function weightOf({ audits }) {
    return Object.fromEntries(rowsOf(audits['resource-summary']).map(row => [
        textOf(row, 'resourceType'),
        { requests: numberOf(row, 'requestCount'), bytes: numberOf(row, 'transferSize') },
    ]));
}
function thirdPartiesOf({ audits }) {
    return rowsOf(audits['third-parties-insight'])
        .slice(0, MOST_LISTED)
        .map(row => ({
        entity: textOf(row, 'entity'),
        bytes: numberOf(row, 'transferSize'),
        mainThreadMs: Math.round(numberOf(row, 'mainThreadTime')),
        urls: subRowsOf(row)
            .slice(0, 5)
            .map(sub => textOf(sub, 'url')),
    }));
}

// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var exchange = __webpack_require__(23849);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/without-lighthouse.js






/**
 * Judges what the markup and the answers of the server show, where Lighthouse gave no result. What they leave open is
 * not measured.
 */
async function judgeWithoutLighthouse(visit, page, isLocal) {
    const { document } = page;
    const local = (0,tool_definition/* notApplicable */.hH)(LOCAL_SERVER);
    const files = isLocal ? [] : await ownFiles(visit, page);
    return {
        'server-response-time': isLocal ? local : without_lighthouse_judgeServer(page),
        redirects: without_lighthouse_judgeRedirects(await visit.exchange(), isLocal),
        'uses-text-compression': isLocal ? local : without_lighthouse_judgeCompression([page.response, ...files]),
        'html-too-large': judgeHtmlSize(page),
        'cache-insight': isLocal ? local : without_lighthouse_judgeCaching(files),
        'render-blocking-insight': judgeBlockingFiles(document),
        'lcp-discovery-insight': judgeLazyImages(document),
        'unsized-images': judgeImageSizes(document),
        'dom-size-insight': judgeElements(document),
    };
}
/** Style sheets and scripts of the page's own origin that could be fetched. */
async function ownFiles(visit, { document, url }) {
    const { origin } = new URL(url);
    const addresses = new Set();
    for (const element of document.elements('script', 'link')) {
        const address = fileOf(element, document);
        if (address !== undefined && new URL(address).origin === origin)
            addresses.add(address);
    }
    const wanted = [...addresses].slice(0, MOST_FETCHED_FILES);
    const exchanges = await Promise.all(wanted.map(address => visit.fetch(address)));
    return exchanges.flatMap(({ final }) => (final?.status === 200 ? [final] : []));
}
function isStyleSheet(link) {
    return /(^|\s)stylesheet(\s|$)/i.test((0,visit_document/* attribute */.lt)(link, 'rel') ?? '');
}
function fileOf(element, document) {
    const value = (0,visit_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
    if (value === undefined || (element.tagName === 'link' && !isStyleSheet(element)))
        return undefined;
    const address = document.resolve(value);
    return address !== undefined && /^https?:/.test(address) ? address : undefined;
}
function without_lighthouse_judgeServer({ response, url }) {
    const ms = response.ttfbMs;
    if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS)
        return (0,tool_definition/* pass */.IX)(timeText(ms));
    return (0,tool_definition/* fail */.fJ)({ url, message: `${timeText(ms)} until it answers` });
}
function without_lighthouse_judgeRedirects({ hops }, isLocal) {
    const redirects = hops.slice(0, -1);
    const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0);
    if (redirects.length === 0)
        return (0,tool_definition/* pass */.IX)();
    if (isLocal)
        return (0,tool_definition/* notMeasured */.q7)('what redirects cost on a server on this machine or network says nothing');
    if (ms < LEAST_SAVED_MS)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(redirects.map(hop => ({ url: hop.url, message: `redirects, which took ${timeText(hop.ttfbMs)}` })));
}
function without_lighthouse_judgeCompression(responses) {
    const texts = responses.filter(isLargeText);
    if (texts.length === 0)
        return (0,tool_definition/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,tool_definition/* failWhere */.a4)(texts.filter(isSentPlain).map(({ url, body }) => ({
        url,
        message: `${bytesText(body.length)} sent without compression`,
    })));
}
function isLargeText(response) {
    return response.body.length >= COMPRESSIBLE_BYTES && COMPRESSIBLE.test((0,exchange/* mediaType */.JL)(response));
}
function isSentPlain(response) {
    return ((0,exchange/* header */.wx)(response, 'content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
}
function without_lighthouse_judgeCaching(files) {
    if (files.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no style sheets or scripts of its own origin');
    const places = [];
    for (const file of files) {
        const seconds = lifetimeOf(file);
        if (seconds <= 0)
            places.push({ url: file.url, message: `kept ${lifetimeText(seconds)}` });
    }
    return (0,tool_definition/* failWhere */.a4)(places);
}
/** Seconds that a response may be used without asking again. @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1 */
function lifetimeOf(response) {
    const control = (0,exchange/* header */.wx)(response, 'cache-control') ?? '';
    if (/\bno-(store|cache)\b/i.test(control))
        return 0;
    const maxAge = /\bmax-age\s*=\s*"?(\d{1,12})/i.exec(control)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const until = Date.parse((0,exchange/* header */.wx)(response, 'expires') ?? '');
    const from = Date.parse((0,exchange/* header */.wx)(response, 'date') ?? '');
    return Number.isNaN(until) || Number.isNaN(from) ? 0 : (until - from) / 1000;
}
/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i;
/** Style sheets always hold up the paint; for how long the markup does not show. */
function judgeBlockingFiles(document) {
    const blocking = document.elements('script').filter(script => {
        const isClassic = CLASSIC_SCRIPT.test((0,visit_document/* attribute */.lt)(script, 'type') ?? '');
        const isLater = ['async', 'defer'].some(name => (0,visit_document/* attribute */.lt)(script, name) !== undefined);
        const inHead = script.parentNode === document.head;
        return inHead && isClassic && !isLater && (0,visit_document/* attribute */.lt)(script, 'src') !== undefined;
    });
    const sheets = document
        .elements('link')
        .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test((0,visit_document/* attribute */.lt)(link, 'media') ?? ''));
    if (blocking.length === 0 && sheets.length > 0) {
        return (0,tool_definition/* notMeasured */.q7)('how long style sheets hold up the first paint can only be seen in Chrome');
    }
    return (0,tool_definition/* failWhere */.a4)(blocking.map(script => document.occurrence(script, 'a script in the head with neither defer nor async')));
}
/** An image that the page itself calls urgent must not be lazy; which one is the main content only Chrome can tell. */
function judgeLazyImages(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no images');
    const lazy = images.filter(image => (0,visit_document/* attribute */.lt)(image, 'loading')?.trim().toLowerCase() === 'lazy');
    if (lazy.length === 0)
        return (0,tool_definition/* pass */.IX)('no image is loaded lazily');
    const preloaded = preloadedImages(document);
    const contradicting = lazy.filter(image => {
        const source = (0,visit_document/* attribute */.lt)(image, 'src');
        const urgent = (0,visit_document/* attribute */.lt)(image, 'fetchpriority')?.trim().toLowerCase() === 'high';
        return urgent || (source !== undefined && preloaded.has(document.resolve(source) ?? ''));
    });
    if (contradicting.length === 0) {
        return (0,tool_definition/* notMeasured */.q7)('which image is the main content can only be seen in Chrome');
    }
    return (0,tool_definition/* fail */.fJ)(contradicting.map(image => document.occurrence(image, 'loading="lazy" on an image that is preloaded or has fetchpriority="high"')));
}
function preloadedImages(document) {
    const links = document
        .elements('link')
        .filter(link => /(^|\s)preload(\s|$)/i.test((0,visit_document/* attribute */.lt)(link, 'rel') ?? '') &&
        (0,visit_document/* attribute */.lt)(link, 'as')?.trim().toLowerCase() === 'image');
    return new Set(links.map(link => document.resolve((0,visit_document/* attribute */.lt)(link, 'href') ?? '') ?? ''));
}
function judgeImageSizes(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no images');
    const unsized = images.filter(image => ['width', 'height'].some(name => !/^\s*\d/.test((0,visit_document/* attribute */.lt)(image, name) ?? '')));
    if (unsized.length === 0)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* notMeasured */.q7)(`${unsized.length} of ${images.length} images have no width or height in the HTML; whether CSS gives them room can only be seen in Chrome`);
}
function judgeElements(document) {
    const { length } = document.elements();
    const counted = `${length.toLocaleString('en-US')} elements`;
    if (length <= DOM_ELEMENTS)
        return (0,tool_definition/* pass */.IX)(counted);
    return (0,tool_definition/* notMeasured */.q7)(`${counted}; whether they make the layout slow can only be seen in Chrome`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js










/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); `network-dependency-tree-insight`, which every page with a style
 * sheet fails; `inp-breakdown-insight`, for which somebody must click; `long-tasks`, `bootup-time`,
 * `mainthread-work-breakdown`, `lcp-breakdown-insight` and `cls-culprits-insight`, which explain a metric and stand
 * with it; `document-latency-insight`, whose parts are checks of their own; `non-composited-animations` and
 * `user-timings`, which do not say that something is wrong. Order of the head, preconnect hints, `Server-Timing`,
 * speculation rules, request counts and inline sizes are advice whose gain on a page nobody can tell beforehand.
 */
const pagespeedTool = (0,tool_definition/* defineTool */.uO)({
    name: 'pagespeed',
    title: 'Page speed',
    checks: PAGESPEED_CHECKS,
    async judge(visit) {
        const page = await visit.htmlPage();
        const isLocal = (0,local_host/* isLocalHost */.m)(new URL(page.url).hostname);
        const report = await reportOrReason(visit);
        if (typeof report === 'string') {
            return {
                judgements: {
                    ...unmeasured(METRIC_CHECKS, report),
                    ...unmeasured(DIAGNOSTIC_CHECKS, report),
                    ...(await judgeWithoutLighthouse(visit, page, isLocal)),
                },
                facts: { lighthouse: report },
                score: null,
            };
        }
        const { score } = report.median;
        return {
            judgements: {
                ...judgeMetrics(report, page.url),
                ...judgeDiagnostics(report, page.url, isLocal),
                ...judgeDelivery(report, page, isLocal),
            },
            facts: factsOf(report),
            score: score === null ? null : Math.round(score * 100),
        };
    },
});
async function reportOrReason(visit) {
    try {
        return await visit.lighthouse();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error.message;
        throw error;
    }
}
function unmeasured(checks, reason) {
    const judgement = (0,tool_definition/* notMeasured */.q7)(reason);
    return Object.fromEntries(Object.keys(checks).map(name => [name, judgement]));
}


/***/ }),

/***/ 53796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 4719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Df: () => (/* binding */ HtmlDocument),
  X6: () => (/* binding */ MAX_BASE),
  lt: () => (/* binding */ attribute),
  GQ: () => (/* binding */ foldSpace),
  vq: () => (/* binding */ isElement),
  FK: () => (/* binding */ isInside),
  gN: () => (/* binding */ parentOf),
  UA: () => (/* binding */ snippet),
  h_: () => (/* binding */ startOfText),
  b6: () => (/* binding */ textOf),
  GG: () => (/* binding */ walk)
});

// UNUSED EXPORTS: selectorOf

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./lib/engine/visit/bounded-parser.js

/** UTF-16 units of a document that are read. Googlebot reads 2 MB. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/**
 * Elements, texts and comments of a document that are read, with those that only the parser makes: 16 kB of unclosed
 * tags can stand for any number. From 1,400 elements on Lighthouse warns, and 200,000 are more than the longest
 * documents of the web have.
 */
const MAX_NODES = 200_000;
/** Attributes that weigh as much as a node. */
const ATTRIBUTES_PER_NODE = 4;
/** Open elements from which on the next is put beside the last and not into it, as Chrome's parser does it. */
const MAX_DEPTH = 512;
/**
 * The parser of the HTML standard that ends where a document has cost enough, as if its source ended there: whatever
 * the source is, time, memory and depth of the tree have a bound.
 */
class BoundedParser extends dist/* Parser */.iX {
    #source;
    constructor(source, options = {}) {
        const treeAdapter = boundedAdapter();
        super({ ...options, sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter });
        treeAdapter.parser = this;
        this.#source = source;
    }
    read() {
        const source = this.#source;
        const taken = wholeCharacters(source, MAX_CHARACTERS);
        let isRead = false;
        this.tokenizer.write(source.slice(0, taken), true, () => {
            isRead = true;
        });
        const root = this.document;
        if (!isRead)
            return { root, unread: { from: this.#endHere(), reason: TOO_MANY_NODES } };
        return { root, unread: taken < source.length ? { from: taken, reason: TOO_LONG } : undefined };
    }
    /** Closes what is open. */
    #endHere() {
        const { line, col, offset } = this.tokenizer.preprocessor;
        const [startLine, startCol, startOffset] = [line, col + 1, offset + 1];
        const place = { startLine, startCol, startOffset, endLine: line, endCol: col + 1, endOffset: startOffset };
        this.onEof({ type: dist/* Token.TokenType */.ou.k.EOF, location: place });
        return startOffset;
    }
}
const TOO_MANY_NODES = `it has more than ${MAX_NODES.toLocaleString('en')} elements, texts and comments`;
const TOO_LONG = `it has more than ${MAX_CHARACTERS.toLocaleString('en')} characters`;
/** No more than so many UTF-16 units, without half of a character at the end. */
function wholeCharacters(text, max) {
    if (text.length <= max)
        return text.length;
    const last = text.charCodeAt(max - 1);
    return last >= 0xd800 && last < 0xdc00 ? max - 1 : max;
}
/**
 * As the adapter that it is made of, within a budget. Of attributes it keeps no places, which nobody asks for and which
 * would take most of the memory. Its functions are the same for all documents, or each call of them would be slow.
 */
const BOUNDED = {
    ...dist/* defaultTreeAdapter */.jh,
    createElement(tagName, namespace, attributes) {
        spend(this, 1 + Math.floor(attributes.length / ATTRIBUTES_PER_NODE));
        return dist/* defaultTreeAdapter */.jh.createElement(tagName, namespace, attributes);
    },
    createCommentNode(data) {
        spend(this, 1);
        return dist/* defaultTreeAdapter */.jh.createCommentNode(data);
    },
    insertText(parent, text) {
        const before = parent.childNodes.length;
        dist/* defaultTreeAdapter */.jh.insertText(parent, text);
        spend(this, parent.childNodes.length - before);
    },
    insertTextBefore(parent, text, reference) {
        const before = parent.childNodes.length;
        dist/* defaultTreeAdapter */.jh.insertTextBefore(parent, text, reference);
        spend(this, parent.childNodes.length - before);
    },
    appendChild(parent, child) {
        const depth = this.parser?.openElements.depth ?? 0;
        const isTooDeep = depth > MAX_DEPTH && dist/* defaultTreeAdapter */.jh.isElementNode(child);
        const above = isTooDeep && 'parentNode' in parent ? parent.parentNode : null;
        dist/* defaultTreeAdapter */.jh.appendChild(above ?? parent, child);
    },
    setNodeSourceCodeLocation(node, location) {
        // A location is completed when the end of its node is found, which must change no other one.
        if (!location)
            node.sourceCodeLocation = location;
        else
            node.sourceCodeLocation = 'startTag' in location ? ownLocation(location) : { ...location };
    },
    updateNodeSourceCodeLocation(node, end) {
        if (node.sourceCodeLocation)
            Object.assign(node.sourceCodeLocation, end);
    },
};
/** Ends the reading behind the tag that is being read, where nothing is left. */
function spend(adapter, nodes) {
    adapter.nodesLeft -= nodes;
    if (adapter.nodesLeft < 0)
        adapter.parser?.tokenizer.pause();
}
function boundedAdapter() {
    return Object.assign(Object.create(BOUNDED), { nodesLeft: MAX_NODES, parser: undefined });
}
function ownLocation(location) {
    const { startLine, startCol, startOffset, endLine, endCol, endOffset } = location;
    const startTag = { startLine, startCol, startOffset, endLine, endCol, endOffset };
    return { ...startTag, startTag, endTag: undefined };
}

;// CONCATENATED MODULE: ./lib/engine/visit/document.js


const SNIPPET_LENGTH = 200;
/** Characters of a base: each of very many addresses would be as long. Sitemaps allow no longer ones. */
const MAX_BASE = 2048;
/**
 * A document as a browser with scripts on builds it (so `<noscript>` holds text), with the places of its elements in
 * the source. The contents of `<template>` are not part of it.
 */
class HtmlDocument {
    url;
    /** What was read of the source: all of it, unless {@link unread} says why not. */
    source;
    root;
    /** Why the rest of the source was not read, as "it has more than …"; undefined where all of it was. */
    unread;
    #byTag = new Map();
    #order = [];
    #steps = new WeakMap();
    #relativeTo;
    #baseUrl;
    #lineStarts;
    /**
     * @param url where the document came from, after redirects
     * @param relativeTo what relative URLs are resolved against where scripts have changed the address
     */
    constructor(source, url, relativeTo = url) {
        this.url = url;
        this.#relativeTo = relativeTo;
        const { root, unread } = new BoundedParser(source).read();
        this.root = root;
        this.source = unread ? source.slice(0, unread.from) : source;
        this.unread = unread?.reason;
        this.#index();
    }
    /** Elements in document order: all, or those with one of the given tag names (lower case). */
    elements(...tags) {
        if (tags.length === 0)
            return this.#order;
        if (tags.length === 1)
            return this.#byTag.get(tags[0]) ?? [];
        return this.#order.filter(element => tags.includes(element.tagName));
    }
    get html() {
        return this.elements('html')[0];
    }
    get head() {
        return this.elements('head')[0];
    }
    get body() {
        return this.elements('body')[0];
    }
    /** Name of the doctype as `html`, or undefined where the document has none. */
    get doctype() {
        return this.root.childNodes.find(node => node.nodeName === '#documentType');
    }
    /** Whether the document is rendered in quirks mode. */
    get quirks() {
        return this.root.mode === 'quirks';
    }
    /** The URL that relative URLs are resolved against: the first `<base href>`, else the document's own. */
    get baseUrl() {
        if (this.#baseUrl === undefined) {
            const base = this.elements('base').find(element => attribute(element, 'href') !== undefined);
            const href = base && attribute(base, 'href');
            const own = this.#relativeTo;
            const isUsable = href !== undefined && href.length <= MAX_BASE;
            this.#baseUrl = (isUsable && URL.parse(href.trim(), own)?.href) || own;
        }
        return this.#baseUrl;
    }
    /** Absolute form of a URL in this document; undefined where it cannot be parsed. */
    resolve(url) {
        return this.addressOf(url)?.href;
    }
    /** As {@link resolve}, parsed. */
    addressOf(url) {
        return URL.parse(url.trim(), this.baseUrl) ?? undefined;
    }
    /** A CSS selector that leads to one element of this document. */
    selectorOf(element) {
        return selectorOf(element, this.#steps);
    }
    /** The place of an element, for a finding. The resource at fault is this document unless `url` says another. */
    occurrence(element, message, url = this.url) {
        const occurrence = { url, selector: this.selectorOf(element) };
        if (message !== undefined)
            occurrence.message = message;
        Object.assign(occurrence, this.positionOf(element));
        const location = element.sourceCodeLocation;
        if (location)
            occurrence.snippet = snippet(this.source.slice(location.startOffset, location.endOffset));
        return occurrence;
    }
    /**
     * Where in the file that the server sent an element begins, or something in it; undefined for what is not there.
     *
     * @param offset in {@link source}; the element's own unless given
     */
    positionOf(element, offset) {
        const location = element.sourceCodeLocation;
        if (offset !== undefined)
            return this.#positionAt(offset);
        return location ? { line: location.startLine, column: location.startCol } : undefined;
    }
    #positionAt(offset) {
        this.#lineStarts ??= lineStartsOf(this.source);
        let [low, high] = [0, this.#lineStarts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#lineStarts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - this.#lineStarts[low] + 1 };
    }
    #index() {
        const visit = (node) => {
            if (dist/* defaultTreeAdapter */.jh.isElementNode(node)) {
                this.#order.push(node);
                const same = this.#byTag.get(node.tagName);
                if (same)
                    same.push(node);
                else
                    this.#byTag.set(node.tagName, [node]);
            }
        };
        walk(this.root, visit);
    }
}
/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source) {
    const starts = [0];
    for (const end of source.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    return starts;
}
/** Visits a node and all below it in document order, without recursion: documents can be deeper than the stack. */
function walk(root, visit) {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        visit(node);
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
}
/** Value of an attribute (name in lower case); undefined where the element does not have it. */
function attribute(element, name) {
    for (const attr of element.attrs)
        if (attr.name === name)
            return attr.value;
    return undefined;
}
function isElement(node) {
    return dist/* defaultTreeAdapter */.jh.isElementNode(node);
}
/** The parent element, or undefined for the root. */
function parentOf(element) {
    const parent = element.parentNode;
    return parent && isElement(parent) ? parent : undefined;
}
/** Whether an element lies inside one with the given tag name. */
function isInside(element, tag) {
    for (let up = parentOf(element); up; up = parentOf(up))
        if (up.tagName === tag)
            return true;
    return false;
}
/** All text below a node as it stands in the tree, scripts and styles left out, white space untouched. */
function textOf(root) {
    const parts = [];
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text')
            parts.push(node.value);
        if (node !== root && UNSEEN.has(node.nodeName))
            continue;
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
    return parts.join('');
}
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const START_LENGTH = 200;
/** Nodes that are looked at for it: elements may be many, one in the other, and empty. */
const MAX_START_NODES = 100;
/** The first characters of the text in and below an element, without white space, to tell it from others like it. */
function startOfText(root) {
    let text = '';
    const stack = [root];
    for (let seen = 0; stack.length > 0 && seen < MAX_START_NODES && text.length < START_LENGTH; seen++) {
        const node = stack.pop();
        if (node.nodeName === '#text') {
            text += node.value.slice(0, 2 * START_LENGTH).replace(/\s+/g, '');
        }
        if ('childNodes' in node) {
            const children = node.childNodes.slice(0, MAX_START_NODES);
            for (const child of children.reverse())
                stack.push(child);
        }
    }
    return text.slice(0, START_LENGTH);
}
/** Text with runs of white space folded to one blank, trimmed. */
function foldSpace(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Steps of a selector. Only documents made to be deep have elements further down; theirs begins below the root. */
const MAX_SELECTOR_STEPS = 200;
/**
 * A CSS selector that leads to one element: from the nearest `id`, else from the root.
 *
 * @param steps what was found for other elements of the document: counting siblings again for each one of many takes
 *   time that grows with the square of their number
 */
function selectorOf(element, steps = new WeakMap()) {
    const path = [];
    for (let at = element; at && path.length < MAX_SELECTOR_STEPS; at = parentOf(at)) {
        const id = attribute(at, 'id');
        if (id && /^[A-Za-z][\w-]*$/.test(id)) {
            path.push(`#${id}`);
            break;
        }
        if (!steps.has(at))
            nameSiblings(at, steps);
        path.push(steps.get(at) ?? at.tagName);
    }
    return path.reverse().join(' > ');
}
function nameSiblings(element, steps) {
    const siblings = (element.parentNode?.childNodes ?? []).filter(isElement);
    const totals = new Map();
    for (const { tagName } of siblings)
        totals.set(tagName, (totals.get(tagName) ?? 0) + 1);
    const counts = new Map();
    for (const sibling of siblings) {
        const { tagName } = sibling;
        const count = (counts.get(tagName) ?? 0) + 1;
        counts.set(tagName, count);
        steps.set(sibling, totals.get(tagName) < 2 ? tagName : `${tagName}:nth-of-type(${count})`);
    }
}
/** The start of a piece of source on one line. */
function snippet(source) {
    const flat = source
        .slice(0, SNIPPET_LENGTH * 4)
        .replace(/\s+/g, ' ')
        .trim();
    if (flat.length <= SNIPPET_LENGTH)
        return flat;
    const cut = flat.slice(0, SNIPPET_LENGTH - 1);
    return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}


/***/ }),

/***/ 23849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53796);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}


/***/ })

};

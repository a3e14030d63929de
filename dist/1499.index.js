export const id = 1499;
export const ids = [1499];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };


/***/ }),

/***/ 32955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ TBT_MS),
/* harmony export */   R7: () => (/* binding */ FCP_MS),
/* harmony export */   mF: () => (/* binding */ TTFB_MS)
/* harmony export */ });
/** @see https://web.dev/articles/fcp */
const FCP_MS = { good: 1800, poor: 3000 };
/** @see https://web.dev/articles/ttfb */
const TTFB_MS = { good: 800, poor: 1800 };
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


/***/ }),

/***/ 17219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isStarved)
/* harmony export */ });
/** Part of the processors that others may have: with half of them, a page waits for its turn as often as it works. */
const MOST_OF_OTHERS = 0.5;
/** Part of their time in which the page's tasks may wait: for Chrome's other processes they wait up to a half of it on a machine that has nothing else to do. */
const MOST_WAITED = 0.6;
/** Part of the processors that others have at least where a page waits for these. */
const SOME_OF_OTHERS = 0.1;
/** Whether other programs kept the machine so busy that times say more of it than of the page. */
function isStarved({ othersShare = 0, waitedShare = 0, }) {
    return othersShare > MOST_OF_OTHERS || (othersShare > SOME_OF_OTHERS && waitedShare > MOST_WAITED);
}


/***/ }),

/***/ 5710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ cssImports)
/* harmony export */ });
/** Imports of one sheet. */
const MAX_IMPORTS = 50;
const BLANK = /\s+/y;
const BEFORE_IMPORTS = /@(?:charset|layer)[^;{}]{0,1000};/y;
const IMPORT = /@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000}(?:;[^"')\s;]{1,500}){0,10})["']?\s{0,20}\)?([^;{}]{0,500});/iy;
/** What a style sheet imports; browsers ignore what stands behind its first rule. */
function cssImports(css) {
    const found = [];
    let at = css.startsWith('\ufeff') ? 1 : 0;
    const matchHere = (pattern) => {
        pattern.lastIndex = at;
        const match = pattern.exec(css);
        if (match)
            at = pattern.lastIndex;
        return match;
    };
    while (found.length < MAX_IMPORTS) {
        if (css.startsWith('/*', at)) {
            const end = css.indexOf('*/', at + 2);
            if (end < 0)
                break;
            at = end + 2;
            continue;
        }
        const imported = matchHere(IMPORT);
        if (imported)
            found.push({ address: imported[1], condition: imported[2].trim() });
        else if (!matchHere(BLANK) && !matchHere(BEFORE_IMPORTS))
            break;
    }
    return found;
}


/***/ }),

/***/ 27442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ garbageIn),
/* harmony export */   Nm: () => (/* binding */ isEmptyPage),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   h7: () => (/* binding */ whyNotHtml),
/* harmony export */   wD: () => (/* binding */ GARBAGE)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1550);


const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
/** Browsers look at the body where the type is one of these, or no type at all. */
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
/** Bytes at the start of a body that tell what it is. */
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
/** Bytes that no text has, the escapes of ISO-2022 and the zeros of UTF-16 apart. */
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
/** Part of a text from which on they are no mistake; of compressed data they are a tenth. */
const MIN_BINARY_PART = 0.03;
/** Fewer of them are a mistake in a text, however short that is. */
const MIN_BINARY_BYTES = 4;
/** By any of these, wherever it stands, somebody meant a page. */
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
/** What browsers take a body without a type for HTML by: a comment, or one of these tags and its end or a blank. */
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
/** XHTML: a declaration, perhaps comments and a DOCTYPE, and the root element. */
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
/**
 * Why a response of 2xx is no HTML page, from its status, type and body, as the end of "https://shop.example/ …";
 * undefined where it is one. JSON, PDF and bytes that are no text are named too where they are sent as HTML: browsers show
 * them as text, and what tools would find there are faults of a page that nobody wrote.
 *
 * @see https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type
 */
function whyNotHtml(response) {
    const { status, body } = response;
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response);
    if (status === 204 || status === 205)
        return `answers ${status}, which has no content`;
    if (!mayBeHtml(type))
        return `is ${shown(type)}, not HTML`;
    const start = startOf(body);
    if (isBlank(body, start))
        return `answers ${status} with an empty body`;
    if (HTML_TYPES.has(type)) {
        const truly = trueKindOf(body, start);
        return truly && `says that it is ${type} and is ${truly}, not HTML`;
    }
    if (HTML_START.test(start) || XHTML_START.test(start))
        return undefined;
    const what = type === '' ? 'has no Content-Type' : `has the invalid Content-Type "${shown(type)}"`;
    return `${what} and does not look like HTML`;
}
const GARBAGE = ['a PDF', 'binary data'];
/** What the start of a body that is sent as HTML is instead; undefined of a text. */
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
/** Whether somebody meant a page and nothing of it came. */
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
/** A type may be as long as a server likes. */
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
/** The start of a body without a byte-order mark and white space; of UTF-16 its characters that are ASCII. */
function startOf(body) {
    return body
        .subarray(0, SNIFFED_BYTES)
        .toString('latin1')
        .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
        .replaceAll('\0', '')
        .trimStart();
}
function isBlank(body, start) {
    return start === '' && (body.length <= SNIFFED_BYTES || body.toString('latin1').trim() === '');
}
/** JSON, PDF or what is no text, whatever the header says; undefined for all else. */
function trueKindOf(body, start) {
    const garbage = garbageIn(body);
    if (garbage !== undefined)
        return garbage;
    if (!/^(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/.test(start))
        return undefined;
    try {
        JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''));
        return 'JSON';
    }
    catch {
        return undefined;
    }
}
function isBinary(start) {
    const { length } = start.match(BINARY_BYTES) ?? [];
    return length >= MIN_BINARY_BYTES && length > start.length * MIN_BINARY_PART && !HTML_TAG.test(start);
}


/***/ }),

/***/ 5069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ mostOf),
/* harmony export */   KP: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.KP),
/* harmony export */   Kg: () => (/* binding */ isGood),
/* harmony export */   R7: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.R7),
/* harmony export */   mk: () => (/* binding */ SPEED_INDEX_MS)
/* harmony export */ });
/* harmony import */ var _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32955);

/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
/**
 * Part of its bound by which a metric must be above it to be called not good. The same page on the same machine gives values
 * up to so far from each other, and a check that fails on one run and passes on the next one says nothing of a change. Of
 * times that Lighthouse simulates its authors tell of 9 to 13 %; the blocking time is measured, and varies most.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v11.0.0/docs/lantern.md#conclusions
 */
const MARGIN = 0.1;
const TBT_MARGIN = 0.25;
/** The largest value of a metric that another run may find good. */
function mostOf(id, { good }) {
    return good * (1 + (id === 'total-blocking-time' ? TBT_MARGIN : MARGIN));
}
/** Whether a metric has the value that Google calls good, as far as one run can tell. */
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= mostOf(id, bounds);
}


/***/ }),

/***/ 51499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/audit-details.js

/** Lighthouse calls less than this score a fault. */
const PASSING_SCORE = 0.9;
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
    return { selector: node['selector'], snippet: (0,html_document/* snippet */.UA)(source) };
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

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/browser/lighthouse/lighthouse-report.js
var lighthouse_report = __webpack_require__(17219);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/visit/layout-gap.js + 1 modules
var layout_gap = __webpack_require__(59313);
// EXTERNAL MODULE: ./lib/engine/visit/left-to-deployment.js
var left_to_deployment = __webpack_require__(50631);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/main-image.js




/**
 * The connections that Lighthouse simulates: kilobits per second, and milliseconds to the server and back.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/config/constants.js
 */
const CONNECTION = {
    mobile: { kbps: 1638.4, rttMs: 150 },
    desktop: { kbps: 10_240, rttMs: 40 },
};
/** Trips to the server and back until an image that the HTML names begins to come: DNS, TCP, TLS, the page, the image. */
const TRIPS = 5;
/** Further ones for the style sheet that names it, or that a lazy one waits for. */
const SHEET_TRIPS = 2;
/** Files that share the connection while it comes, itself among them: as many as browsers load at once by HTTP/1.1. */
const SHARED_BY = 6;
/** @param element that the metric waited for; undefined is returned where its file is not known for sure */
function mainImage({ audits }, element) {
    const starts = cutNames(element);
    const isOfElement = (url) => isNamedIn(element.snippet, url) || namesOf(url).some(name => starts.some(start => name.startsWith(start)));
    const found = rowsOf(audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Image' && isOfElement(textOf(row, 'url')));
    const [only] = found;
    if (!only || found.length > 1)
        return undefined;
    return { url: textOf(only, 'url'), bytes: numberOf(only, 'transferSize') };
}
/** Elements that show the file that they name. */
const SHOWS_FILE = /^<(?:img|image|svg|video|picture|input|object|embed)\b/i;
/** Images that are looked for in the source, the heaviest first. */
const MAX_LOOKED_FOR = 50;
/**
 * The heaviest image that the background of an element may be, which the styles name and the rest of the HTML does not.
 *
 * @param element that the metric waited for; undefined is returned where it has no such background
 */
function heaviestBackground(result, element, document) {
    const found = checklistOf(result.audits['lcp-discovery-insight']);
    if (found.get('requestDiscoverable') !== false || SHOWS_FILE.test(element.snippet))
        return undefined;
    // A background may stand in the page itself.
    const styles = [
        ...document.elements('style').map(html_document/* textOf */.b6),
        ...document.withAttribute('style').map(styled => (0,html_document/* attribute */.lt)(styled, 'style') ?? ''),
    ].join('\n');
    const isBackground = (url) => !isNamedIn(document.source, url) || isNamedIn(styles, url);
    const heaviest = rowsOf(result.audits['network-requests'])
        .filter(row => textOf(row, 'resourceType') === 'Image' && !textOf(row, 'url').startsWith('data:'))
        .toSorted((a, b) => numberOf(b, 'transferSize') - numberOf(a, 'transferSize'))
        .slice(0, MAX_LOOKED_FOR)
        .find(row => isBackground(textOf(row, 'url')));
    return heaviest && { url: textOf(heaviest, 'url'), bytes: numberOf(heaviest, 'transferSize') };
}
/** Whether a background is good in time even where others share the connection with it, its style sheet before it. */
function isBackgroundSoonThere({ bytes }, device) {
    return sharedMs(bytes, TRIPS + SHEET_TRIPS, device) <= core_web_vitals/* LCP_MS */.m.good;
}
/** Milliseconds in which the connection that Lighthouse simulates sends so many bytes and nothing else. */
function transferMs(bytes, device) {
    return (bytes * 8) / CONNECTION[device].kbps;
}
/**
 * Whether an image is good in time even where others share the connection with it: the HTML names it, and it is small. A
 * lazy one waits for the style sheets, as a background does.
 */
function isSoonThere(result, image, device) {
    const found = checklistOf(result.audits['lcp-discovery-insight']);
    if (!found.get('requestDiscoverable'))
        return false;
    const trips = found.get('eagerlyLoaded') ? TRIPS : TRIPS + SHEET_TRIPS;
    return sharedMs(image.bytes, trips, device) <= core_web_vitals/* LCP_MS */.m.good;
}
function sharedMs(bytes, trips, device) {
    return trips * CONNECTION[device].rttMs + SHARED_BY * transferMs(bytes, device);
}
/** Characters of a name from which on a source has it by no chance. */
const MIN_NAME = 5;
/** Whether one of the images that loaded is named in a text; undefined where none loaded. */
function namesLoadedImage({ audits }, text) {
    const images = rowsOf(audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Image');
    return images.length === 0 ? undefined : images.some(row => isNamedIn(text, textOf(row, 'url')));
}
/** Whether the source of an element names a file. */
function isNamedIn(source, url) {
    return namesOf(url).some(name => source.includes(name));
}
/** The name of a file as an address has it, and in plain characters; none where it is too short to be one. */
function namesOf(url) {
    const name = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
    return name.length < MIN_NAME ? [] : [name, (0,percent_decoded/* percentDecoded */.o)(name)];
}
/** The start of a name at the end of an attribute that Lighthouse cut short. */
const CUT_NAME = /([^/"\s,=]{12,75})…(?=")/g;
/** The starts of the names of files that Lighthouse cut short in its copy of an element. */
function cutNames({ snippet }) {
    return [...snippet.matchAll(CUT_NAME)].map(([, start]) => start);
}

// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js
var metric_bounds = __webpack_require__(5069);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/first-paint.js




const AFTER_OTHERS = 'the page was painted when its fonts or frames had come, or scripts that it does not wait for, so Lighthouse counts the time that they take on a phone, where it is painted before';
/**
 * A report without what Lighthouse counts to the first paint by chance. A machine loads fonts, frames and scripts of a site in
 * no time, often before it paints, and paints first in the next run. What came before is then held for what the paint waits
 * for, by its urgency alone. Where a time is good without that, it has an error message in place of a judgement, and the good value.
 *
 * @param document as it was sent
 * @see https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/models/trace/lantern/metrics/FirstContentfulPaint.ts
 */
function withoutChance(report, document) {
    const { median, device } = report;
    const ms = transferMs(bytesBeforePaint(median, unawaitedScripts(median, document)), device);
    const without = (id, bounds) => {
        const audit = median.audits[id];
        const value = audit?.numericValue;
        if (!audit || value === undefined || ms === 0 || (0,metric_bounds/* isGood */.Kg)(median, id, bounds))
            return {};
        const other = { ...audit, numericValue: value - ms, errorMessage: AFTER_OTHERS };
        return (0,metric_bounds/* isGood */.Kg)({ ...median, audits: { [id]: other } }, id, bounds) ? { [id]: other } : {};
    };
    const audits = {
        ...without('first-contentful-paint', metric_bounds/* FCP_MS */.R7),
        ...without('speed-index', metric_bounds/* SPEED_INDEX_MS */.mk[device]),
    };
    if (Object.keys(audits).length === 0)
        return report;
    return { ...report, median: { ...median, audits: { ...median.audits, ...audits } } };
}
/**
 * Bytes of fonts, of what is most urgent in frames, and of scripts that the paint does not wait for, which had come when the
 * first paint was observed.
 */
function bytesBeforePaint({ audits }, unawaited) {
    const [observed] = rowsOf(audits['metrics']);
    const paintMs = numberOf(observed, 'observedFirstContentfulPaint');
    const isUnawaited = (row) => {
        if (textOf(row, 'resourceType') === 'Script' && textOf(row, 'priority') === 'High')
            return unawaited.has(textOf(row, 'url'));
        const isApart = textOf(row, 'resourceType') === 'Font' || row['experimentalFromMainFrame'] !== true;
        return isApart && textOf(row, 'priority') === 'VeryHigh';
    };
    return rowsOf(audits['network-requests'])
        .filter(row => isUnawaited(row) && numberOf(row, 'networkEndTime') <= paintMs)
        .reduce((sum, row) => sum + numberOf(row, 'transferSize'), 0);
}
/** Characters of the main content from which on the document has them by no chance. */
const LEAST_TEXT = 15;
/**
 * The scripts of a document that do not hold up its paint: modules and deferred ones. None where the main content is not a
 * text that was sent with it: scripts may make that.
 */
function unawaitedScripts({ audits }, document) {
    const node = rowsOf(audits['lcp-breakdown-insight']).find(row => row['type'] === 'node');
    // Lighthouse cuts a long text, and ends it with an ellipsis.
    const text = (0,html_document/* foldSpace */.GQ)(textOf(node, 'nodeLabel').replace(/…$/, ''));
    const { body } = document;
    if (text.length < LEAST_TEXT || !body || !(0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(body)).includes(text))
        return new Set();
    const isModule = (element) => (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() === 'module';
    const scripts = document
        .elements('script')
        .filter(script => isModule(script) || ['defer', 'async'].some(name => (0,html_document/* attribute */.lt)(script, name) !== undefined))
        .map(script => (0,html_document/* attribute */.lt)(script, 'src'));
    const preloaded = document
        .elements('link')
        .filter(link => /^\s*modulepreload\s*$/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''))
        .map(link => (0,html_document/* attribute */.lt)(link, 'href'));
    return new Set([...scripts, ...preloaded].flatMap(url => (url && document.resolve(url)) ?? []));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/measurement.js











/** Why what a server on this machine or network sends says nothing about the site. */
const LOCAL_SERVER = 'this is a server on this machine or network: how the site will be sent is for its host to say';
/** @throws NotApplicable where the page sends its readers elsewhere, at once or by its scripts; NotMeasured as {@link Visit.htmlPage} */
const attempt = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.htmlPage();
    const isLocal = (0,host_kind/* isLocalHost */.mJ)(new URL(page.url).hostname);
    (0,instant_redirect/* assertShown */.eI)(page);
    const report = await reportOrReason(visit);
    const ledTo = typeof report === 'string' ? undefined : ledToBy(report, page.url);
    if (ledTo !== undefined)
        await assertStays(visit);
    const gap = typeof report === 'string' ? undefined : await gapOf(report, page.document, visit);
    return {
        page,
        isLocal,
        gap,
        report: ledTo !== undefined
            ? `Lighthouse was redirected from it to ${ledTo}`
            : typeof report === 'string'
                ? report
                : withoutChance(report, page.document),
    };
});
/** @throws NotApplicable where the page leads on by itself */
async function assertStays(visit) {
    const shown = await (0,rendering/* ownRenderingOrReason */.Ge)(visit);
    if (shown instanceof not_measured/* NotApplicable */.bQ)
        throw shown;
}
/** Another page that was measured in place of this one. */
function ledToBy({ median: { mainDocumentUrl } }, url) {
    return mainDocumentUrl === undefined || (0,comparable_url/* isSamePage */.kj)(mainDocumentUrl, url) ? undefined : mainDocumentUrl;
}
/** @throws NotMeasured as {@link attempt}, and where Lighthouse gave no result */
async function measurement(visit) {
    const { report, ...others } = await attempt(visit);
    if (typeof report === 'string')
        throw new not_measured/* NotMeasured */.ke(report);
    return { ...others, report };
}
/** Why the times of a report are not those of the page; undefined where they are. */
function whyNoTimes({ median }) {
    if (!(0,lighthouse_report/* isStarved */.i)(median))
        return undefined;
    const { othersShare = 0, waitedShare = 0 } = median;
    const percent = (share) => `${Math.round(100 * share)} %`;
    return waitedShare > othersShare
        ? `the page waited during ${percent(waitedShare)} of its tasks while other programs had ${percent(othersShare)} of this machine's processors, so the times are not its own`
        : `other programs had ${percent(othersShare)} of this machine's processors while Lighthouse measured, so the times are not those of the page`;
}
/** Lighthouse tells of what never came with a status below 100. */
async function gapOf({ median }, document, visit) {
    const rows = rowsOf(median.audits['network-requests']);
    const left = await leftOfRows(rows, visit);
    const requests = rows.map(row => {
        const status = numberOf(row, 'statusCode');
        return {
            url: textOf(row, 'url'),
            type: textOf(row, 'resourceType'),
            mimeType: textOf(row, 'mimeType'),
            ...(status >= 100 ? { status } : { failure: 'no answer' }),
            endMs: numberOf(row, 'networkEndTime'),
            bytes: numberOf(row, 'resourceSize'),
            ...(left.has(textOf(row, 'url')) && { leftToDeployment: true }),
            ...(row['experimentalFromMainFrame'] !== true && { inFrame: true }),
        };
    });
    return await (0,layout_gap/* sheetGap */.KO)({ document, requests: requests.filter(({ url }) => URL.canParse(url)) });
}
/** Style sheets that answer 404 of which it is asked whether the deployment makes them. */
const MAX_ASKED = 5;
/** Style sheets that may be made when the site is deployed, which Lighthouse does not tell; those beyond the bound too. */
async function leftOfRows(rows, visit) {
    const absent = rows
        .filter(row => textOf(row, 'resourceType') === 'Stylesheet' && numberOf(row, 'statusCode') === 404)
        .map(row => textOf(row, 'url'))
        .filter(url => URL.canParse(url));
    const left = new Set(absent.slice(MAX_ASKED));
    for (const url of absent.slice(0, MAX_ASKED)) {
        const { final } = await visit.fetch(url);
        if (!final || (0,left_to_deployment/* leftToDeployment */.ud)(final) !== undefined)
            left.add(url);
    }
    return left;
}
/** Milliseconds of the main thread, as slowed down to that of a phone, that no page has for what has no name. */
const MOST_UNNAMED_MS = 10_000;
/**
 * Whether the main thread mostly waits for what a graphics processor would do. Chrome has none on most runners, and a page that
 * draws without pause, as with WebGL, then looks as if its scripts took minutes.
 */
function waitsForGraphics({ audits }) {
    const rows = rowsOf(audits['mainthread-work-breakdown']);
    const all = rows.reduce((sum, row) => sum + numberOf(row, 'duration'), 0);
    const unnamed = numberOf(rows.find(row => textOf(row, 'group') === 'other'), 'duration');
    return unnamed >= MOST_UNNAMED_MS && unnamed >= all / 2;
}
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

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/image-reasons.js

/** The part of a file that is seen, and the size in device pixels at which all of it is drawn, be it cropped or not. */
const TOO_LARGE = /^This image file is larger than it needs to be \((\d{1,6})x(\d{1,6})\) for its displayed dimensions \((\d{1,6})x(\d{1,6})\)\./;
/** Device pixels of the screens that Lighthouse simulates. */
const SCREENS = { mobile: [721, 1440], desktop: [1350, 940] };
const DEVICE_NAMES = { mobile: 'phone', desktop: 'desktop' };
/** What Lighthouse says of a file that its format makes large. */
const OF_FORMAT = /^(?:Using a modern image format|Increasing the image compression factor)/;
/** How Lighthouse says what else an image could do without, and what of that a line of a report says. */
const REASONS = [
    [
        /^Using a modern image format \(WebP, AVIF\) or increasing the image compression could .*$/,
        'WebP, AVIF or more compression would make it smaller.',
    ],
    [/^Increasing the image compression factor could .*$/, 'More compression would make it smaller.'],
    [/^Using video formats instead of GIFs can .*$/, 'A video would be smaller than this GIF.'],
];
/**
 * What Lighthouse says of an image in fewer words, as sentences; all else as it is.
 *
 * @param device for which a file was found to be larger than drawn: on another one it may be drawn larger
 */
function reasonInWords(reason, device, file = {}) {
    const sizes = TOO_LARGE.exec(reason)?.slice(1).map(Number);
    if (sizes)
        return sizesInWords(sizes, DEVICE_NAMES[device], file.size);
    if (file.kind !== undefined && OF_FORMAT.test(reason))
        return `The file is a ${file.kind.toUpperCase()}, whatever its name says: JPEG, WebP or AVIF would make it smaller.`;
    for (const [said, words] of REASONS) {
        if (said.test(reason))
            return reason.replace(said, words);
    }
    return reason;
}
/** Whether a reason compares a file with the size at which it is shown. */
function isOfSize(reason) {
    return reason.startsWith('This image file is larger than it needs to be');
}
/** The reasons of a row, what is said of the size first. */
function reasonsOf(row, device) {
    const file = row['file'];
    return subRowsOf(row)
        .toSorted((a, b) => Number(isSized(b)) - Number(isSized(a)))
        .flatMap(sub => {
        const reason = textOf(sub, 'reason');
        return OF_FORMAT.test(reason) && file?.size
            ? formatInWords(reason, device, file, [numberOf(row, 'totalBytes'), numberOf(sub, 'wastedBytes')])
            : [reasonInWords(reason, device, file)];
    })
        .filter(text => text !== '');
}
/** Bytes that Lighthouse grants a pixel. */
const BYTES_PER_PIXEL = 1 / 6;
/** Part of a file below which its format is not what makes it large. */
const LITTLE = 0.1;
/** How many times the pixels that Lighthouse counts a file has where most of them are cropped. */
const CROPPED = 4;
/** Lighthouse counts the pixels of the part that is seen alone, so that what it saves by format may be mostly of the rest. */
function formatInWords(reason, device, file, [total, wasted]) {
    const [width, height] = file.size;
    const granted = width * height * BYTES_PER_PIXEL;
    const isCropped = total > 0 && granted > CROPPED * Math.max(0, total - wasted);
    if (!isCropped)
        return [reasonInWords(reason, device, file)];
    const isOfFormat = total - granted > LITTLE * total;
    return [
        `The page shows only a part of its ${width} × ${height} px.`,
        ...(isOfFormat ? [reasonInWords(reason, device, file)] : []),
    ];
}
function isSized(sub) {
    return sub['isOfScreen'] === true || isOfSize(textOf(sub, 'reason'));
}
/** The only device that could do without bytes of an image which others may need; undefined where all could. */
function savingDevice(row, device) {
    return subRowsOf(row).some(isSized) ? DEVICE_NAMES[device] : undefined;
}
/**
 * What of the bytes of an image is not needed even where it fills the screen, wherever the page shows it, by what Lighthouse
 * says of its size.
 *
 * @param row of the image
 * @returns the same as a row below it; none where it is no larger
 */
function overScreen(reason, row, device) {
    // Of an image that is shown cropped, Lighthouse names the part that is seen.
    const size = row['file']?.size;
    const [width, height] = size ?? TOO_LARGE.exec(reason)?.slice(1, 3).map(Number) ?? [];
    if (!width || !height)
        return [];
    const [screenWidth, screenHeight] = SCREENS[device];
    // A picture that fills the screen is as wide or as high as it, whichever is more of it.
    const scale = Math.max(screenWidth / width, screenHeight / height);
    if (scale >= 1)
        return [];
    const needed = `${Math.round(scale * width)} × ${Math.round(scale * height)}`;
    return [
        {
            reason: `Even to fill the screen of a ${DEVICE_NAMES[device]}, ${needed} px are enough; the file has ${width} × ${height} px.`,
            wastedBytes: (1 - scale ** 2) * numberOf(row, 'totalBytes'),
            isOfScreen: true,
        },
    ];
}
/** Part by which the proportions of a whole image differ from those at which it is drawn. */
const SAME_SHAPE = 0.03;
function isNear(one, other) {
    return Math.abs(one - other) <= 2;
}
/** An image that is cropped fills its box in one direction, so that all of its file is seen in the other. */
function sizesInWords([width, height, drawnWidth, drawnHeight], device, size) {
    const [seen, whole] = [width / height, drawnWidth / drawnHeight];
    const tolerance = SAME_SHAPE + 1 / Math.max(1, Math.min(drawnWidth, drawnHeight));
    if (!Number.isFinite(seen / whole) || Math.abs(seen / whole - 1) <= tolerance)
        // It may be cropped by less than can be told from rounded sizes.
        return `A ${device} shows it at ${drawnWidth} × ${drawnHeight} device pixels. The file has ${(size ?? [width, height]).join(' × ')} px.`;
    // Of one that is cropped a part is seen, so that this one is pulled into another shape.
    const isWhole = size !== undefined && isNear(size[0], width) && isNear(size[1], height);
    if (isWhole) {
        const file = size.join(' × ');
        return `A ${device} shows it stretched, at ${drawnWidth} × ${drawnHeight} device pixels. The file has ${file} px.`;
    }
    const isNarrower = seen < whole;
    const file = isNarrower ? [height * whole, height] : [width, width / whole];
    const box = isNarrower ? [drawnHeight * seen, drawnHeight] : [drawnWidth, drawnWidth / seen];
    const [worked, boxText] = [file, box].map(sides => sides.map(side => Math.round(side)).join(' × '));
    const fileText = size === undefined ? `about ${worked}` : size.join(' × ');
    return `A ${device} shows it cropped, at ${boxText} device pixels. The file has ${fileText} px.`;
}

// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/quantities.js
var quantities = __webpack_require__(59166);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/largest-paint.js





const LCP = 'largest-contentful-paint';
const FCP = 'first-contentful-paint';
const BREAKDOWN = 'lcp-breakdown-insight';
/** Milliseconds of a page without throttling, in which a text changes its font or a menu is made ready. */
const SAME_PAINT_MS = 100;
/**
 * Whether Lighthouse's time for the main content is only that of its simulation: the content waits for no file of its own (it is a
 * text, or an image in the HTML), and it is late by the images alone that happened to load before it was painted. What holds
 * up such content holds up the first paint, so it is soon there where the first paint is; a little later it is known to be
 * where both came together when the page was recorded. So is a small image that the HTML names, and a small background.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/throttling.md
 */
function isLateInSimulationOnly(result, device, document) {
    if (!isLate(result))
        return false;
    if (!waitsForNoFile(result))
        return ((0,metric_bounds/* isGood */.Kg)(result, FCP, metric_bounds/* FCP_MS */.R7) &&
            (waitsForSmallImage(result, device) || waitsForTile(result, device, document)));
    return (0,metric_bounds/* isGood */.Kg)(result, FCP, metric_bounds/* FCP_MS */.R7) || ((0,metric_bounds/* isGood */.Kg)(result, FCP, core_web_vitals/* LCP_MS */.m) && isInFirstPaint(result));
}
/** Whether the main content is late because all content is: it came with the first paint. */
function isLateWithFirstPaint(result) {
    return waitsForNoFile(result) && isLate(result) && isInFirstPaint(result);
}
/** Milliseconds until the main content is there, those of the first paint where it came with that one and is late. */
function mainContentMs(result) {
    return result.audits[isLateWithFirstPaint(result) ? FCP : LCP]?.numericValue;
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
/** The element as the place of a late paint, with what takes its time where that is sure. */
function lateContent(result, pageUrl, device) {
    const element = lcpElement(result);
    if (!element)
        return [];
    const cause = longestPart(result) ?? heavyFile(result, element, device);
    const time = (0,quantities/* timeText */.Tc)(mainContentMs(result) ?? 0);
    const what = waitsForNoFile(result) ? 'text' : 'element';
    const shown = `${time} until this ${what} is shown (good: at most ${(0,quantities/* timeText */.Tc)(core_web_vitals/* LCP_MS */.m.good)})`;
    const message = cause === undefined ? shown : `${shown}; ${cause}`;
    return [{ url: pageUrl, ...element, message }];
}
/** Part of the metric that the time observed without throttling must be, to say where all of it goes. */
const OBSERVED_SHARE = 0.5;
/** Part of it that the transfer of the image must be to be its cause, unless that alone is too long. */
const TRANSFER_SHARE = 0.3;
/** A fast machine loads in no time what takes a phone most of it: the parts observed there are then not those of the metric. */
function longestPart(result) {
    const parts = lcpParts(result);
    const observed = parts.reduce((sum, { ms }) => sum + ms, 0);
    const longest = parts.toSorted((a, b) => b.ms - a.ms)[0];
    if (!longest || observed < OBSERVED_SHARE * (mainContentMs(result) ?? Infinity))
        return undefined;
    return `the longest part is "${longest.label}"`;
}
function heavyFile(result, element, device) {
    const image = mainImage(result, element);
    const all = mainContentMs(result) ?? Infinity;
    const ms = image ? transferMs(image.bytes, device) : 0;
    if (!image || (ms < TRANSFER_SHARE * all && ms < core_web_vitals/* LCP_MS */.m.good))
        return undefined;
    // Lighthouse cannot have waited for all of it, so that the time of the metric is none that it explains.
    if (ms > all)
        return `its file has ${(0,quantities/* bytesText */.pV)(image.bytes)}`;
    const connection = device === 'mobile' ? ' over a slow phone connection (1.6 Mbit/s)' : ' at 10 Mbit/s';
    return `its file of ${(0,quantities/* bytesText */.pV)(image.bytes)} alone takes ${(0,quantities/* timeText */.Tc)(ms)}${connection}`;
}
function waitsForSmallImage(result, device) {
    const element = lcpElement(result);
    const image = element && mainImage(result, element);
    return image !== undefined && isSoonThere(result, image, device);
}
/** Whether the main content is an element whose background is so small that nothing is to be gained from its file. */
function waitsForTile(result, device, document) {
    const element = lcpElement(result);
    const background = element && heaviestBackground(result, element, document);
    return background !== undefined && isBackgroundSoonThere(background, device);
}
function isLate(result) {
    return result.audits[LCP]?.numericValue !== undefined && !(0,metric_bounds/* isGood */.Kg)(result, LCP, core_web_vitals/* LCP_MS */.m);
}
function waitsForNoFile({ audits }) {
    return audits['lcp-discovery-insight']?.scoreDisplayMode === 'notApplicable';
}
function isInFirstPaint({ audits }) {
    const [observed] = rowsOf(audits['metrics']);
    const first = numberOf(observed, 'observedFirstContentfulPaint');
    const largest = numberOf(observed, 'observedLargestContentfulPaint');
    return first > 0 && largest > 0 && largest - first <= SAME_PAINT_MS;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
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
        ? (0,judging_judgement/* notApplicable */.hH)(kind.none)
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
/** Origins that belong to whom the page belongs to, by Lighthouse's table of companies; production is the preview's. */
function firstPartyOrigins({ entities }, page) {
    const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins);
    return new Set([new URL(page.url).origin, ...own, ...(0,syntax_preview/* productionOrigins */.jL)(page.preview)]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/savings.js











/** Less time than that nobody works for: Lighthouse estimates in steps of 50 or 150 ms, and one step is often none. */
const MIN_SAVED_MS = 300;
/** Half a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MIN_SAVED_BYTES = 100 * 1024;
/**
 * Audits whose time is that of few bytes: a framework's own code that a page does not use is half of its first bundle, and
 * the file that holds up the first paint stays, whatever rules are in it.
 */
const BYTES_ONLY = new Set(['unused-javascript', 'unused-css-rules']);
/** Audits whose rows say how long a file takes, and not what of it can be saved. */
const WHOLE_TIMES = new Set(['render-blocking-insight']);
/**
 * An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes.
 *
 * @param isLeftOut files of which it says nothing, by their addresses
 */
function judgeSaving({ report, page }, id, isLeftOut) {
    const raw = report.median.audits[id];
    const whole = raw && BYTES_ONLY.has(id) ? withFilesOnce(raw, page.url) : raw;
    const audit = whole && isLeftOut
        ? withRows(whole, rowsOf(whole).filter(row => !isLeftOut(textOf(row, 'url'))))
        : whole;
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(report.median, id) ?? (0,judging_judgement/* pass */.IX)();
    const noTimes = whyNoTimes(report);
    const ms = noTimes === undefined && !BYTES_ONLY.has(id)
        ? Math.min(usefulMs(report, audit, page.document), mostMs(report, audit))
        : 0;
    const bytes = savedBytes(audit);
    const gains = [
        ...(ms >= MIN_SAVED_MS ? [(0,quantities/* timeText */.Tc)(ms)] : []),
        ...(bytes >= MIN_SAVED_BYTES ? [(0,quantities/* bytesText */.pV)(bytes)] : []),
    ];
    if (gains.length === 0 && noTimes !== undefined && !BYTES_ONLY.has(id))
        return (0,judging_judgement/* notMeasured */.q7)(noTimes);
    if (gains.length === 0)
        return (0,judging_judgement/* pass */.IX)('Lighthouse sees too little here to matter for this page');
    const [device] = rowsOf(audit).flatMap(row => savingDevice(row, report.device) ?? []);
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, page.url, report.device), `Lighthouse estimates that ${gains.join(' and ')} can be saved${device === undefined ? '' : ` on a ${device}`}`);
}
/**
 * An audit whose table names each file once. Lighthouse names a script each time that it ran: what one of those used is used,
 * so the smallest waste counts. Those in the page itself have its address in common, and are not the same.
 */
function withFilesOnce(audit, pageUrl) {
    const rows = rowsOf(audit);
    const least = new Map();
    for (const row of rows.toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes')))
        least.set(textOf(row, 'url'), row);
    const items = rows.filter(row => {
        const url = textOf(row, 'url');
        return !isAddress(url) || url === pageUrl || least.get(url) === row;
    });
    return withRows(audit, items);
}
/** An audit with some of its rows. */
function withRows(audit, items) {
    const rows = rowsOf(audit);
    if (items.length === rows.length)
        return audit;
    const bytesOf = (some) => some.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    const overallSavingsBytes = Math.max(1, savedBytes(audit) - bytesOf(rows) + bytesOf(items));
    return {
        ...audit,
        details: { ...audit.details, items, overallSavingsBytes },
    };
}
/** Why an audit cannot be judged; undefined where it has a score. */
function unjudgedReason(audit) {
    if (!audit)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not look at this');
    if (audit.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`Lighthouse failed here: ${audit.errorMessage}`);
    if (audit.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('the page has nothing that this check is about');
    return audit.score === null ? (0,judging_judgement/* pass */.IX)() : undefined;
}
/** Milliseconds that a fix would gain for a metric that is not good yet. */
function usefulMs({ median, device }, audit, document) {
    // What does not hold up the first paint holds up nothing that comes with it.
    const isWithFirst = isLateInSimulationOnly(median, device, document) || isLateWithFirstPaint(median);
    return Math.max((0,metric_bounds/* isGood */.Kg)(median, 'first-contentful-paint', metric_bounds/* FCP_MS */.R7) ? 0 : savedMs(audit, 'FCP'), (0,metric_bounds/* isGood */.Kg)(median, 'largest-contentful-paint', core_web_vitals/* LCP_MS */.m) || isWithFirst ? 0 : savedMs(audit, 'LCP'), (0,metric_bounds/* isGood */.Kg)(median, 'total-blocking-time', metric_bounds/* TBT_MS */.KP[device]) ? 0 : savedMs(audit, 'TBT'));
}
/**
 * Milliseconds beyond which the simulation counts what the rows of an audit are not the cause of: those of all rows
 * together, or where they have bytes alone, those that the connection needs for them. No limit where they have neither.
 */
function mostMs({ device }, audit) {
    const ofAllRows = (name) => rowsOf(audit).reduce((sum, row) => sum + numberOf(row, name), 0);
    const bytes = Math.max(ofAllRows('wastedBytes'), savedBytes(audit));
    return ofAllRows('wastedMs') || transferMs(bytes, device) || Infinity;
}
/** Part of the largest gain below which another one is not worth a look. */
const LEAST_PART = 0.1;
/**
 * The rows of an audit as places, those with the largest gains first; the page itself where it names none.
 *
 * @param device for which Lighthouse measured
 */
function placesOf(audit, pageUrl, device) {
    const gain = (row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs');
    const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a));
    const least = rows[0] === undefined ? 0 : LEAST_PART * gain(rows[0]);
    const places = rows
        .filter(row => gain(row) >= least)
        .map(row => placeOf(row, pageUrl, gainText(row, device, WHOLE_TIMES.has(audit.id))));
    return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }];
}
/** @param isWhole whether its time is that of the whole file */
function gainText(row, device, isWhole) {
    const bytes = numberOf(row, 'wastedBytes');
    const ms = numberOf(row, 'wastedMs');
    const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize');
    const reasons = reasonsOf(row, device);
    const signals = subRowsOf(row).map(sub => textOf(sub, 'signal'));
    const size = total > 0 ? ` of ${(0,quantities/* bytesText */.pV)(total)}` : '';
    const who = savingDevice(row, device);
    const part = size.slice(4) === (0,quantities/* bytesText */.pV)(bytes) ? 'nearly all' : (0,quantities/* bytesText */.pV)(bytes);
    const what = bytes > 0
        ? who === undefined
            ? `${part}${size} could be saved`
            : `A ${who} could save ${part}${size}`
        : ms > 0
            ? isWhole
                ? `delays the first paint by up to ${(0,quantities/* timeText */.Tc)(ms)}${size && ` (${size.slice(4)})`}`
                : `${(0,quantities/* timeText */.Tc)(ms)} could be saved`
            : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ');
    // A module that several files have in them.
    const module = textOf(row, 'source');
    const gain = [what, inlineText(row), module, ...signals].filter(text => text !== '').join('; ');
    const file = elementFile(row);
    const sentence = file === '' ? gain : `${file}: ${gain}`;
    return reasons.length > 0 ? [`${sentence}.`, ...reasons].join(' ') : sentence;
}
/** Characters of an inline style sheet that are shown. */
const MAX_INLINE = 60;
/** How a style sheet begins that stands in the page itself, which Lighthouse writes in place of its address. */
function inlineText(row) {
    const text = textOf(row, 'url').trim();
    if (row['node'] !== undefined || text === '' || URL.canParse(text))
        return '';
    return `the style sheet in the page that begins with "${(0,cut/* cutEnd */.ym)(text.replace(/\s+/g, ' '), MAX_INLINE)}"`;
}
/** The file that an element shows, which its place does not name. */
function elementFile(row) {
    const url = row['node'] === undefined ? '' : textOf(row, 'url');
    return url.startsWith('data:') ? 'inline' : url;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/back-forward-cache.js





/** Whether browsers can show the page again at once when visitors go back. */
const backForwardCache = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'bf-cache': {
            severity: 'notice',
            title: 'The page cannot use the back/forward cache',
            why: 'When visitors go back, browsers show a cached page at once, unless something on it prevents that.',
            fix: 'Remove what the finding names, such as unload handlers or open connections.',
            help: 'https://web.dev/articles/bfcache',
            example: 'window.addEventListener("unload", report)',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        return { judgements: { 'bf-cache': judge(report.median.audits['bf-cache'], page.url) } };
    },
});
function judge(audit, pageUrl) {
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notMeasured */.q7)('this Chrome cannot go back to a page');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // The others are for browsers to mend, or came from how Chrome was started.
    const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable');
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))));
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/own-files.js



/** Most files that are fetched. */
const MAX_FETCHED = 20;
/** Style sheets and scripts of the page's own origin that could be fetched, for where Lighthouse did not run. */
const ownFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document, url } = await visit.htmlPage();
    const { origin } = new URL(url);
    const addresses = new Set();
    for (const element of document.elements('script', 'link')) {
        const address = (0,syntax_preview/* askedAt */.YG)(visit.preview, fileOf(element, document) ?? 'data:,');
        if (new URL(address).origin === origin)
            addresses.add(address);
    }
    const wanted = [...addresses].slice(0, MAX_FETCHED);
    const exchanges = await Promise.all(wanted.map(address => visit.fetch(address)));
    return exchanges.flatMap(({ final }) => (final?.status === 200 ? [final] : []));
});
function isStyleSheet(link) {
    return /(^|\s)stylesheet(\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
}
function fileOf(element, document) {
    const value = (0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
    if (value === undefined || (element.tagName === 'link' && !isStyleSheet(element)))
        return undefined;
    const address = document.resolve(value);
    return address !== undefined && /^https?:/.test(address) ? address : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/caching.js









/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s), on each further page. */
const MIN_REPEATED_BYTES = 50 * 1024;
/** How long caches keep files. */
const caching = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cache-insight': {
            scope: 'site',
            severity: 'notice',
            title: 'Browsers may cache files of the site only for a short time',
            why: 'Returning visitors load them again.',
            fix: 'Put a content hash into the file names, and send Cache-Control: max-age=31536000, immutable.',
            help: 'https://developer.chrome.com/docs/performance/insights/cache',
            example: 'GET /app.3f9c.js answers with Cache-Control: max-age=60',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const judgement = isLocal
            ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
            : typeof report === 'string'
                ? judgeFiles(await ownFiles(visit))
                : judgeMeasured(report, page);
        return { judgements: { 'cache-insight': judgement } };
    },
});
/** Files of others are theirs to cache. */
function judgeMeasured({ median }, page) {
    const audit = median.audits['cache-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const own = firstPartyOrigins(median, page);
    const rows = rowsOf(audit).filter(row => own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
    if (rows.length === 0 && keepsNothing(median, own)) {
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no files of its own site that caches could keep');
    }
    const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    if (bytes < MIN_REPEATED_BYTES)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => ({
        url: textOf(row, 'url'),
        message: `${(0,quantities/* bytesText */.pV)(numberOf(row, 'totalBytes'))}, cached ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })));
}
/** How long caches keep a file, as the end of a sentence. */
function lifetimeText(seconds) {
    return seconds <= 0 ? 'for no time at all' : `for ${(0,quantities/* durationText */.S5)(seconds)}`;
}
function judgeFiles(files) {
    if (files.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no style sheets or scripts of its own origin');
    const places = [];
    for (const file of files) {
        const seconds = lifetimeOf(file);
        if (seconds <= 0)
            places.push({ url: file.url, message: `cached ${lifetimeText(seconds)}` });
    }
    return (0,judging_judgement/* failWhere */.a4)(places);
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/dom-size.js



/** How many elements the document has. */
const domSize = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'dom-size-insight': {
            severity: 'notice',
            title: 'The page has so many elements that layout is slow',
            why: 'Each change of style or layout takes long, so the page reacts late when visitors tap.',
            fix: 'Show long lists in parts, and remove wrappers that only serve the layout.',
            help: 'https://developer.chrome.com/docs/performance/insights/dom-size',
            example: '<table> with 2,000 rows',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        const judgement = typeof report === 'string' ? judgeMarkup(page.document) : dom_size_judgeMeasured(report, page.url);
        return { judgements: { 'dom-size-insight': judgement } };
    },
});
/** @see https://developer.chrome.com/docs/performance/insights/dom-size */
const MAX_ELEMENTS = 1400;
/** Many elements alone do no harm: Lighthouse must have seen slow layout because of them. */
function dom_size_judgeMeasured(report, pageUrl) {
    const audit = report.median.audits['dom-size-insight'];
    const elements = audit?.numericValue;
    if (!audit || elements === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not count the elements');
    const counted = `${elements.toLocaleString('en-US')} elements`;
    const isSlow = audit.score !== 1;
    if (!isSlow || elements <= MAX_ELEMENTS)
        return (0,judging_judgement/* pass */.IX)(counted);
    const noTimes = whyNoTimes(report);
    if (noTimes !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`${counted}; ${noTimes}`);
    return (0,judging_judgement/* fail */.fJ)({
        url: pageUrl,
        message: `${counted} (at most ${MAX_ELEMENTS.toLocaleString('en-US')}), and updates of layout or style take long`,
    });
}
function judgeMarkup(document) {
    const { length } = document.elements();
    const counted = `${length.toLocaleString('en-US')} elements`;
    if (length <= MAX_ELEMENTS)
        return (0,judging_judgement/* pass */.IX)(counted);
    return (0,judging_judgement/* notMeasured */.q7)(`${counted}; only Chrome can show whether they make the layout slow`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/filmstrip.js



/** Frames of one page, as many as Lighthouse takes. */
const MAX_FRAMES = 8;
/** UTF-16 units of one frame, and of all that are kept. */
const MAX_FRAME = 14_000;
const MAX_KEPT = 42_000;
const FRAME = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;
/**
 * What the screen showed while the page loaded, as facts: `filmstrip` is `[{ ms, picture }]`, where `picture` names one
 * of `pictures`, which has each frame once.
 */
const filmstrip = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { report } = await measurement(visit);
        const names = new Map();
        const frames = [];
        let left = MAX_KEPT;
        for (const row of rowsOf(report.median.audits['screenshot-thumbnails']).slice(0, MAX_FRAMES)) {
            const data = textOf(row, 'data');
            if (data.length > MAX_FRAME || !FRAME.test(data))
                continue;
            if (!names.has(data)) {
                if (data.length > left)
                    continue;
                left -= data.length;
                names.set(data, `frame-${names.size + 1}`);
            }
            frames.push({ ms: Math.round(numberOf(row, 'timing')), picture: names.get(data) });
        }
        if (frames.length === 0)
            return { judgements: {} };
        const pictures = Object.fromEntries(Array.from(names, ([data, name]) => [name, data]));
        return { judgements: {}, facts: { filmstrip: frames, pictures } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/fonts.js







/** How fonts are loaded. */
const fonts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'font-display-insight': {
            severity: 'notice',
            title: 'Text is invisible until its font has loaded',
            why: 'On slow connections visitors see empty lines.',
            fix: 'Add font-display: swap (or optional) to @font-face.',
            help: 'https://developer.chrome.com/docs/performance/insights/font-display',
            example: '@font-face { font-family: Shop; src: url(shop.woff2) }',
        },
        'font-heavy': {
            severity: 'notice',
            title: 'A font file is far larger than its letters need',
            why: 'On a phone connection it competes with the first text and images. The letters of one alphabet take 20 to 50 kB as WOFF2.',
            fix: 'Subset the font to the letters, weights and axes that the site uses, for example with glyphhanger or pyftsubset, and serve it as WOFF2.',
            help: 'https://web.dev/articles/font-best-practices',
            example: 'Inter-Variable.woff2 with 352 kB for English text',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        const judgement = judgeSaving(measured, 'font-display-insight');
        return {
            judgements: {
                'font-display-insight': withoutIconFonts(judgement),
                'font-heavy': judgeWeight(measured),
            },
        };
    },
});
/** Files of icon fonts, in which no text is set: until one has loaded, its signs would be boxes. */
const ICON_FONT = /(?:^|[/_-])(?:fa-(?:solid|regular|brands|light|thin|duotone|v4compat)|font-?awesome|glyphicons?|bootstrap-icons|material-?(?:icons|symbols|design-?icons)|dashicons|themify|icomoon|fontello|flaticon|icofont|ionicons?|linea(?:r|wesome)-?icons?|simple-line-icons|feather|remixicon|boxicons|eleganticons|et-line|[\w-]{0,30}icons?)[\w.-]{0,60}\.(?:woff2?|ttf|otf|eot|svg)$/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 300;
function withoutIconFonts(judgement) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const texts = judgement.occurrences.filter(({ url }) => {
        const path = URL.parse(url)?.pathname ?? '';
        return !ICON_FONT.test(path.slice(-MAX_ADDRESS));
    });
    return texts.length > 0 ? { ...judgement, occurrences: texts } : (0,judging_judgement/* pass */.IX)('only fonts of icons load late');
}
/** Bytes over the wire of a file that has more than the letters of a few alphabets. */
const MAX_FONT = 200_000;
/** Formats without the compression of WOFF2, and bytes over the wire from which on that tells, in any language. */
const UNPACKED = /\.(ttf|otf)$/i;
const MIN_UNPACKED = 100_000;
/** Languages whose fonts have thousands of signs. */
const OF_MANY_SIGNS = /^(?:zh|ja|ko|yue)(?![a-z])/i;
const WITH_MANY_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
function judgeWeight({ page: { document, url }, report }) {
    const fonts = rowsOf(report.median.audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Font');
    if (fonts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no fonts');
    const bound = hasManySigns(document) ? Number.POSITIVE_INFINITY : MAX_FONT;
    return (0,judging_judgement/* failWhere */.a4)(fonts.flatMap(row => {
        const size = numberOf(row, 'transferSize');
        const weight = (0,quantities/* bytesText */.pV)(size);
        const format = UNPACKED.exec(URL.parse(textOf(row, 'url'))?.pathname.slice(-MAX_ADDRESS) ?? '')?.[1];
        if (format !== undefined && size >= MIN_UNPACKED)
            return [placeOf(row, url, `${weight} as ${format.toUpperCase()}: WOFF2 takes about half.`)];
        return size > bound ? [placeOf(row, url, `${weight} (notice above ${(0,quantities/* bytesText */.pV)(MAX_FONT)})`)] : [];
    }));
}
function hasManySigns({ html, source }) {
    return OF_MANY_SIGNS.test((html && (0,html_document/* attribute */.lt)(html, 'lang')) ?? '') || WITH_MANY_SIGNS.test(source);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/image-delivery.js





const AUDIT = 'image-delivery-insight';
/** Five seconds on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MANY_BYTES = 1_000_000;
/** Bytes of one file that no image on a page has to have; as long as {@link MANY_BYTES} on a phone, and more than most pages have in all their images. */
const MAX_IMAGE_BYTES = 1_000_000;
/** The two checks on bytes that images could do without: some, and many, or a file of very many. One of them at most fails. */
function judgeDelivery(measured) {
    const { report, gap } = measured;
    const bytes = deliverySavings(report, gap);
    const all = gap === undefined ? judgeSaving(measured, AUDIT) : image_delivery_judgeFiles(measured, gap);
    const some = all.outcome === 'fail' && isLittle(report, gap) ? (0,judging_judgement/* pass */.IX)(image_delivery_LITTLE) : all;
    const loaded = heavyFiles(report.median);
    const told = some.outcome === 'fail' ? heaviestFile(report, gap) : 0;
    const heaviest = Math.max(told, ...loaded.map(({ bytes: own }) => own));
    if (bytes < MANY_BYTES && heaviest > MAX_IMAGE_BYTES) {
        const says = `An image has ${(0,quantities/* bytesText */.pV)(heaviest)} (at most ${(0,quantities/* bytesText */.pV)(MAX_IMAGE_BYTES)}).`;
        const places = some.outcome === 'fail' ? [...some.occurrences] : [];
        const isOf = (place, url) => place.url === url || place.message?.startsWith(`${url}: `) === true;
        const isHeavy = (place) => loaded.some(({ url }) => isOf(place, url));
        const untold = loaded
            .filter(({ url }) => !places.some(place => isOf(place, url)))
            .map(({ url, bytes: own }) => ({ url, message: `The image has ${(0,quantities/* bytesText */.pV)(own)}.` }));
        return {
            [AUDIT]: (0,judging_judgement/* pass */.IX)(`an image has ${(0,quantities/* bytesText */.pV)(heaviest)}, which images-heavy tells`),
            'images-heavy': (0,judging_judgement/* fail */.fJ)([...untold, ...places.filter(isHeavy), ...places.filter(place => !isHeavy(place))], some.outcome === 'fail' ? `${says} ${some.message}` : says),
        };
    }
    if (some.outcome === 'fail' && bytes >= MANY_BYTES) {
        return {
            [AUDIT]: (0,judging_judgement/* pass */.IX)(`${(0,quantities/* bytesText */.pV)(bytes)} can be saved, which images-heavy tells`),
            'images-heavy': some,
        };
    }
    const fewer = gap === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notMeasured */.q7)(gap);
    return { [AUDIT]: some, 'images-heavy': some.outcome === 'fail' ? fewer : some };
}
/** The same with images that Lighthouse has not loaded since it does not scroll to them, each as heavy as no image has to be. */
function withLazyImages(judgements, lazy) {
    const heavy = judgements['images-heavy'];
    if (lazy.length === 0)
        return judgements;
    const which = lazy.length === 1
        ? 'An image that loads when visitors scroll to it has'
        : `${lazy.length} images that load when visitors scroll to them have`;
    const message = `${which} more than ${(0,quantities/* bytesText */.pV)(MAX_IMAGE_BYTES)}${lazy.length === 1 ? '' : ' each'}.`;
    return heavy.outcome === 'fail'
        ? { ...judgements, 'images-heavy': (0,judging_judgement/* fail */.fJ)([...heavy.occurrences, ...lazy], heavy.message) }
        : { ...judgements, 'images-heavy': (0,judging_judgement/* fail */.fJ)([...lazy], message) };
}
/** Bytes of the heaviest image that could do without a part of them that is worth the work. */
function heaviestFile({ median, device }, gap) {
    const rows = gap === undefined ? rowsOf(median.audits[AUDIT]) : sizelessRows({ median, device });
    return Math.max(0, ...rows
        .filter(row => numberOf(row, 'wastedBytes') >= MIN_FILE_BYTES)
        .map(row => numberOf(row, 'totalBytes')));
}
/** Images that were loaded and are heavier than any has to be, whatever Lighthouse knows to save of them. */
function heavyFiles({ audits }) {
    return rowsOf(audits['network-requests'])
        .filter(row => textOf(row, 'resourceType') === 'Image' && /^https?:/.test(textOf(row, 'url')))
        .map(row => ({ url: textOf(row, 'url'), bytes: numberOf(row, 'transferSize') }))
        .filter(({ bytes }) => bytes > MAX_IMAGE_BYTES)
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, MAX_TOLD);
}
const MAX_TOLD = 20;
const image_delivery_LITTLE = 'so little of each image could be saved that it is hardly worth the work';
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s), gained with one file. */
const MIN_FILE_BYTES = 50_000;
/** Part of the bytes of all images from which on many small gains are one of how images are made. */
const MIN_SHARE = 1 / 3;
/** Whether what can be saved is little, or in small parts of many images that are nearly as small as they can be. */
function isLittle({ median, device }, gap) {
    const rows = gap === undefined ? rowsOf(median.audits[AUDIT]) : sizelessRows({ median, device });
    const ofRows = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    const bytes = Math.max(deliverySavings({ median, device }, gap), ofRows);
    if (bytes < MIN_SAVED_BYTES || bytes >= MANY_BYTES)
        return bytes < MIN_SAVED_BYTES;
    const isScattered = rows.length > 0 && rows.every(row => numberOf(row, 'wastedBytes') < MIN_FILE_BYTES);
    return isScattered && bytes < MIN_SHARE * imageBytes(median);
}
function imageBytes({ audits }) {
    return rowsOf(audits['network-requests'])
        .filter(row => textOf(row, 'resourceType') === 'Image')
        .reduce((sum, row) => sum + numberOf(row, 'transferSize'), 0);
}
/**
 * Bytes that images could do without, by Lighthouse's estimate.
 *
 * @param gap why the page did not look as it does: then those for the size at which an image is shown do not count
 */
function deliverySavings(report, gap) {
    return gap === undefined
        ? savedBytes(report.median.audits[AUDIT])
        : sizelessRows(report).reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
}
/** What a better format, compression and the size of the screen save, whatever the page looks like; the times depend on its layout too. */
function image_delivery_judgeFiles({ report, page }, gap) {
    const audit = report.median.audits[AUDIT];
    const unjudged = unjudgedReason(audit);
    if (unjudged?.outcome === 'not-measured')
        return unjudged;
    const bytes = deliverySavings(report, gap);
    if (bytes < MIN_SAVED_BYTES)
        return (0,judging_judgement/* notMeasured */.q7)(gap);
    const rows = sizelessRows(report);
    const unsaid = `The sizes at which images are shown were not judged: ${gap}.`;
    const [first, ...others] = placesOf({ ...audit, details: tableOf(rows) }, page.url, report.device);
    const isSized = rows.some(row => savingDevice(row, report.device) !== undefined);
    const means = isSized
        ? 'by format, compression, and sizes no larger than the screen'
        : 'by format and compression';
    return (0,judging_judgement/* fail */.fJ)([{ ...first, message: `${ended(first.message)} ${unsaid}` }, ...others], `Lighthouse estimates that ${(0,quantities/* bytesText */.pV)(bytes)} can be saved ${means}. ${unsaid}`);
}
function ended(text) {
    return text.endsWith('.') ? text : `${text}.`;
}
/** The rows of images with a better format or compression, or larger than the screen, as if that were all that is to gain. */
function sizelessRows({ median, device }) {
    return rowsOf(median.audits[AUDIT]).flatMap(row => {
        const [best] = subRowsOf(row)
            .flatMap(sub => {
            const reason = textOf(sub, 'reason');
            return isOfSize(reason) ? overScreen(reason, row, device) : [sub];
        })
            .toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes'));
        if (best === undefined)
            return [];
        const wastedBytes = numberOf(best, 'wastedBytes');
        return [{ ...row, wastedBytes, subItems: { type: 'subitems', items: [best] } }];
    });
}
function tableOf(items) {
    return { type: 'table', headings: [], items };
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/remote-image.js
var remote_image = __webpack_require__(65559);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/image-files.js


const image_files_AUDIT = 'image-delivery-insight';
/** Files that are read, and bytes that each of them could do without at least. */
const MAX_READ = 5;
const MIN_SAVED = 50_000;
const JPEG_NAME = /\.jpe?g$/i;
/**
 * A report whose rows of images say of each what is known of its file: its size in pixels, and what the heaviest of those
 * are that are called a JPEG.
 */
async function withImageFiles(visit, report) {
    const { audits, imageSizes = {} } = report.median;
    const audit = audits[image_files_AUDIT];
    const rows = rowsOf(audit);
    if (!audit || rows.length === 0)
        return report;
    const kinds = await otherKinds(visit, rows);
    const items = rows.map(row => {
        const url = textOf(row, 'url');
        const file = { size: imageSizes[url], kind: kinds.get(url) };
        return { ...row, file };
    });
    const known = { ...audit, details: { ...audit.details, items } };
    return { ...report, median: { ...report.median, audits: { ...audits, [image_files_AUDIT]: known } } };
}
/** By their addresses, what those of the page's own host are that are called a JPEG and are none. */
async function otherKinds(visit, rows) {
    const { origin } = new URL(visit.url);
    const called = rows
        .filter(row => numberOf(row, 'wastedBytes') >= MIN_SAVED)
        .map(row => textOf(row, 'url'))
        .filter(url => URL.parse(url)?.origin === origin && JPEG_NAME.test(new URL(url).pathname))
        .slice(0, MAX_READ);
    const kinds = new Map();
    for (const url of called) {
        const image = (0,remote_image/* imageOf */.d)(await visit.fetch(url));
        if (image.kind === 'file' && image.file.kind === 'raster' && image.file.type === 'png')
            kinds.set(url, image.file.type);
    }
    return kinds;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/layout-shifts.js

/** Places that are named, and causes of each. */
const MAX_PLACES = 5;
const MAX_CAUSES = 3;
/** Part of the largest shift below which another one is not worth a look. */
const layout_shifts_LEAST_PART = 0.1;
/** Layout shift below which nobody saw anything move: a tenth of what Google calls good. */
const LEAST_SHIFT = 0.01;
/** Elements that moved, those that moved most first, each with what Lighthouse gives as the cause. */
function shiftedElements(result, pageUrl) {
    const rows = rowsOf(result.audits['layout-shifts'])
        .filter(row => elementOf(row) !== undefined)
        .toSorted((a, b) => numberOf(b, 'score') - numberOf(a, 'score'));
    const least = layout_shifts_LEAST_PART * numberOf(rows[0], 'score');
    return rows
        .filter(row => numberOf(row, 'score') >= least)
        .slice(0, MAX_PLACES)
        .map(row => placeOf(row, pageUrl, shiftMessage(result, row)));
}
/**
 * The rows about elements whose arrival moved something so far that it was seen: those that Lighthouse names as the cause, and
 * where one of them was itself moved, as in a run of images, all down to it. Where Lighthouse names no cause, those above
 * that are as high as the way down.
 *
 * @param rows with a `node`
 */
function movingMedia(result, rows) {
    const { audits } = result;
    const nodes = new Set(rows.map(row => positionOf(nodeOf(row))));
    const moving = new Set();
    let moved = Number.NEGATIVE_INFINITY;
    for (const shift of rowsOf(audits['layout-shifts'])) {
        if (numberOf(shift, 'score') < LEAST_SHIFT)
            continue;
        if (nodes.has(positionOf(nodeOf(shift))))
            moved = Math.max(moved, bottomOf(nodeOf(shift)));
        for (const cause of mediaCauses(result, shift))
            moving.add(positionOf(extraOf(cause)));
        for (const image of imagesAsHigh(result, shift))
            moving.add(positionOf(nodeOf(image)));
    }
    return rows.filter(row => moving.has(positionOf(nodeOf(row))) || topOf(nodeOf(row)) < moved);
}
function shiftText(value) {
    return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');
}
/** Lighthouse's words for an image without a size, and for a font that came in time with a shift. */
const UNSIZED = 'Media element lacking an explicit size';
const FONT = 'Web font loaded';
/** Ours for them. */
const WORDS = {
    [UNSIZED]: 'an image or video without width and height',
    [FONT]: 'a web font that came late',
    'Injected iframe': 'a frame that was put in',
};
/** What moved adds to the metric; what moved it is named where Lighthouse knows. */
function shiftMessage(result, row) {
    return `This element moves, which adds ${shiftText(numberOf(row, 'score'))} to CLS.${causesText(result, row)}`;
}
function causesText(result, row) {
    const causes = new Set();
    const grown = distanceOf(result, row)?.grown;
    const media = new Set(mediaCauses(result, row));
    for (const cause of subRowsOf(row)) {
        const extra = extraOf(cause);
        const text = textOf(cause, 'cause');
        if (grown && text === FONT)
            continue;
        const isMedia = elementOf(extra) !== undefined;
        if (text === '' || (isMedia && !media.has(cause)))
            continue;
        const named = isMedia ? elementOf(extra)?.snippet : textOf(extra, 'value');
        const words = WORDS[text] ?? text;
        causes.add(named ? `${words} (${named})` : words);
    }
    for (const image of imagesAsHigh(result, row))
        causes.add(`${WORDS[UNSIZED]} (${elementOf(image)?.snippet})`);
    if (grown && causes.size === 0)
        causes.add(`content was put in or shown: what stands there grew from ${Math.round(grown.from)} to ${Math.round(grown.to)} px in height`);
    return causes.size > 0 ? ` Cause: ${[...causes].slice(0, MAX_CAUSES).join('; ')}` : '';
}
/** CSS pixels by which an image may be higher than the room that it takes: the line that it stands in was there before. */
const LINE_HEIGHT = 40;
/** CSS pixels by which it may be lower: a line that it stands in ends below it. */
const DESCENT = 10;
/**
 * The images without a size above what moved, where it went down by the height of one of them or of all, and Lighthouse
 * names no cause: it knows only the image that is painted first after the shift, and a large one is painted later than that.
 *
 * @returns rows of the audit `unsized-images`
 */
function imagesAsHigh(result, shift) {
    const causes = subRowsOf(shift);
    const isOfMedia = (cause) => elementOf(extraOf(cause)) !== undefined;
    if (mediaCauses(result, shift).length > 0 || causes.some(cause => !isOfMedia(cause)))
        return [];
    const down = distanceOf(result, shift)?.down ?? 0;
    if (down === 0)
        return [];
    const above = rowsOf(result.audits['unsized-images']).filter(row => isAbove(nodeOf(row), nodeOf(shift)));
    const isSoHigh = (images) => {
        const height = images.reduce((sum, row) => sum + bottomOf(nodeOf(row)) - topOf(nodeOf(row)), 0);
        return down <= height + images.length * DESCENT && down >= height - images.length * LINE_HEIGHT;
    };
    const single = above.filter(row => bottomOf(nodeOf(row)) - topOf(nodeOf(row)) > LINE_HEIGHT && isSoHigh([row]));
    if (single.length === 1)
        return single;
    return above.length > 1 && isSoHigh(above) ? above : [];
}
function distanceOf({ shiftDistances = [] }, shift) {
    return shiftDistances.find(({ score }) => score === numberOf(shift, 'score'));
}
/** Whether an element ends where another one begins, or higher, and stands over a part of it. */
function isAbove(node, other) {
    const upper = node?.['boundingRect'];
    const lower = other?.['boundingRect'];
    return (numberOf(upper, 'bottom') > 0 &&
        numberOf(upper, 'bottom') <= numberOf(lower, 'top') + 1 &&
        numberOf(upper, 'left') < numberOf(lower, 'right') &&
        numberOf(lower, 'left') < numberOf(upper, 'right'));
}
/**
 * The causes of a shift that are elements and may have made it: together they are as high as the way down, as far as that is
 * known. Lighthouse names what is painted first after the shift, be it the small coat of arms above a large picture.
 */
function mediaCauses(result, shift) {
    const causes = subRowsOf(shift).filter(cause => mediaOf(cause, shift));
    const down = distanceOf(result, shift)?.down ?? 0;
    const height = causes.reduce((sum, cause) => sum + bottomOf(extraOf(cause)) - topOf(extraOf(cause)), 0);
    return down > 0 && down > height + causes.length * LINE_HEIGHT ? [] : causes;
}
/**
 * The element that a cause names, unless it begins below the upper edge of what moved or is a part of it, so that it cannot have
 * moved it, or has its size in the markup: Lighthouse names such as well, of which a slider or a style changed the size.
 */
function mediaOf(cause, moved) {
    const extra = extraOf(cause);
    const element = elementOf(extra);
    if (!element || SIZES.every(size => size.test(element.snippet)))
        return undefined;
    const isBelow = nodeOf(moved)?.['boundingRect'] !== undefined && topOf(extra) > topOf(nodeOf(moved));
    return isBelow || isPartOf(extra, nodeOf(moved)) ? undefined : element;
}
/** By the places of both in the document, as "1,HTML,1,BODY,0,MAIN". */
function isPartOf(node, other) {
    const around = textOf(other, 'path');
    return around !== '' && textOf(node, 'path').startsWith(`${around},`);
}
const SIZES = [/\swidth="\d/, /\sheight="\d/];
function nodeOf(row) {
    return row['node'];
}
/** The element or the address that a cause names. */
function extraOf(cause) {
    return cause['extra'];
}
/** Where an element stands in the document, which is unlike its selector that of no other one. */
function positionOf(node) {
    return textOf(node, 'path') || textOf(node, 'selector');
}
function topOf(node) {
    return numberOf(node?.['boundingRect'], 'top');
}
function bottomOf(node) {
    const rectangle = node?.['boundingRect'];
    return rectangle === undefined ? Number.POSITIVE_INFINITY : numberOf(rectangle, 'bottom');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/lazy-images.js




/** Images that are asked for. */
const MAX_IMAGES = 60;
/** Characters of an address in a message. */
const lazy_images_MAX_ADDRESS = 200;
/**
 * Places of images with `loading="lazy"` that are heavier than any image has to be. Lighthouse does not scroll, so it sees
 * none of those further down; what they weigh their servers tell where the links of the page are checked. Of an image in
 * several sizes nobody knows here which one a phone takes.
 *
 * @param maxBytes of one file
 * @param loaded addresses of what Lighthouse has loaded and judged, as it asked for them
 */
async function heavyLazyImages(visit, document, maxBytes, loaded) {
    const images = new Map();
    for (const image of document.elements('img')) {
        const url = isLazy(image) ? document.resolve((0,html_document/* attribute */.lt)(image, 'src') ?? '') : undefined;
        if (url === undefined || !/^https?:/.test(url) || loaded.has((0,syntax_preview/* askedAt */.YG)(visit.preview, url)))
            continue;
        if (images.size < MAX_IMAGES)
            images.set(url, images.get(url) ?? image);
    }
    const answers = await Promise.all(Array.from(images, async ([url, image]) => ({ url, image, answer: await visit.linkAnswer(url) })));
    return answers.flatMap(({ url, image, answer: { imageBytes = 0 } }) => imageBytes > maxBytes
        ? document.occurrence(image, `This image has ${(0,quantities/* bytesText */.pV)(imageBytes)}, which load when visitors scroll to it: ${(0,cut/* cutEnd */.ym)(url, lazy_images_MAX_ADDRESS)}`)
        : []);
}
function isLazy(image) {
    return ((0,html_document/* attribute */.lt)(image, 'loading')?.trim().toLowerCase() === 'lazy' &&
        (0,html_document/* attribute */.lt)(image, 'srcset') === undefined &&
        (0,html_document/* parentOf */.gN)(image)?.tagName !== 'picture');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/images.js















/** How images are loaded. */
const images_images = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'lcp-discovery-insight': {
            severity: 'warning',
            title: 'The LCP image loads late',
            why: 'The main content is this image. With loading="lazy", or if only a script or style sheet names it, the browser starts to load it late.',
            fix: 'Put the image into the HTML as <img> with fetchpriority="high" and without loading="lazy". For a background, <link rel="preload" as="image"> in the <head> will do.',
            help: 'https://developer.chrome.com/docs/performance/insights/lcp-discovery',
            example: '<img src="/hero.jpg" fetchpriority="high" loading="lazy">',
        },
        'unsized-images': {
            severity: 'notice',
            title: 'Images have no width and height',
            why: 'The browser reserves no room for them, so the page jumps when they load (CLS).',
            fix: 'Give each image width and height in pixels (CSS may still scale it), or an aspect-ratio in CSS.',
            help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
            example: '<img src="/team.jpg" alt="Our team">',
        },
        'image-delivery-insight': {
            severity: 'notice',
            title: 'Images are larger than needed',
            why: 'Images are the largest part of most pages, and LCP often waits for one.',
            fix: 'Offer each image in several sizes with srcset, a background with image-set(), up to the largest at which a desktop shows it, and use AVIF or WebP.',
            help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
            example: '<img src="/photo-1600x1200.png" width="400" height="300">',
        },
        'images-heavy': {
            severity: 'warning',
            title: 'Images are far too heavy',
            why: 'On a slow phone connection (1.6 Mbit/s) each MB takes five seconds, visitors pay for it, and LCP often waits for an image.',
            fix: 'Offer each image in several sizes with srcset, a background with image-set(), up to the largest at which a desktop shows it, and use AVIF or WebP.',
            help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
            example: '<img src="/photo-5000x4000.jpg" width="400" height="320"> of 3 MB',
        },
    },
    async judge(visit) {
        const { page, report, gap } = await attempt(visit);
        if (typeof report === 'string') {
            return {
                judgements: {
                    'lcp-discovery-insight': judgeLazyMarkup(page.document),
                    'unsized-images': judgeUnsizedMarkup(page.document),
                    'image-delivery-insight': (0,judging_judgement/* notMeasured */.q7)(report),
                    'images-heavy': (0,judging_judgement/* notMeasured */.q7)(report),
                },
            };
        }
        const loaded = new Set(rowsOf(report.median.audits['network-requests']).map(row => textOf(row, 'url')));
        const lazy = await heavyLazyImages(visit, page.document, MAX_IMAGE_BYTES, loaded);
        return {
            judgements: {
                'lcp-discovery-insight': gap === undefined ? judgeDiscovery(report, page) : (0,judging_judgement/* notMeasured */.q7)(gap),
                'unsized-images': judgeUnsized(report, page.url, gap),
                ...withLazyImages(judgeDelivery({ page, report: await withImageFiles(visit, report), gap }), lazy),
            },
        };
    },
});
const DISCOVERY_FAULTS = {
    eagerlyLoaded: 'The image has loading="lazy".',
    requestDiscoverable: 'The HTML does not name the file of the image, so scripts or styles must come first.',
};
/** Attributes from which scripts of lazy images and of backgrounds take the file. */
const READ_BY_SCRIPTS = /\s(data-(?:lazy-|original-)?(?:src|srcset|bg|background(?:-image)?|bg-image|image|image-src|lazy|original|parallax-image))="([^"]{0,500}\.(?:avif|gif|jpe?g|png|svg|webp)\b[^"]{0,500})/i;
/** What is wrong with how the file of an element is found. */
function discoveryFault(name, element, result) {
    const [, read, files = ''] = (name === 'requestDiscoverable' && READ_BY_SCRIPTS.exec(element?.snippet ?? '')) || [];
    // A style sheet for small screens may have another file in its place.
    return read === undefined || namesLoadedImage(result, files) === false
        ? DISCOVERY_FAULTS[name]
        : `The HTML names the file of the image only in ${read.toLowerCase()}, so a script must come first and read it.`;
}
/** The file of an image as Lighthouse writes the element down. */
const SOURCE = /^<img\b[^>]{0,2000}?\ssrc="([^"]{1,2000})"/i;
/** Whether an `<img>` of the page as sent has the file: a script that shows it once more makes Lighthouse think it named by no HTML. */
function isNamedByImage(document, element) {
    const [, source] = SOURCE.exec(element?.snippet ?? '') ?? [];
    const url = source === undefined ? undefined : document.resolve(source);
    if (url === undefined)
        return false;
    return document.elements('img').some(image => document.resolve((0,html_document/* attribute */.lt)(image, 'src') ?? '') === url);
}
const VIDEO = /^<video\b/i;
/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery(report, { url: pageUrl, document }) {
    const { median } = report;
    const audit = median.audits['lcp-discovery-insight'];
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('the LCP element is not an image');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const element = rowsOf(audit)
        .map(elementOf)
        .find(found => found !== undefined);
    if (element && VIDEO.test(element.snippet))
        return (0,judging_judgement/* notApplicable */.hH)('the LCP element is a video');
    if (waitsForTile(median, report.device, document))
        return (0,judging_judgement/* pass */.IX)('the LCP element has a background so small that its file is soon there');
    const noTimes = whyNoTimes(report);
    const onTime = noTimes !== undefined || (0,metric_bounds/* isGood */.Kg)(median, 'largest-contentful-paint', core_web_vitals/* LCP_MS */.m);
    const unmet = [...checklistOf(audit)].filter(([name, holds]) => !holds &&
        name in DISCOVERY_FAULTS &&
        !(name === 'requestDiscoverable' && isNamedByImage(document, element)));
    // A hint on an image that the HTML names and that is not lazy changes little.
    if (unmet.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const faults = unmet.filter(([name]) => name === 'eagerlyLoaded' || !onTime);
    if (faults.length === 0)
        return noTimes === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notMeasured */.q7)(noTimes);
    const message = faults.map(([name]) => discoveryFault(name, element, median)).join(' ');
    return (0,judging_judgement/* fail */.fJ)({ url: pageUrl, ...element, message });
}
/** An image that the page itself calls urgent must not be lazy; which one is the main content only Chrome can tell. */
function judgeLazyMarkup(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no images');
    const lazy = images.filter(image => (0,html_document/* attribute */.lt)(image, 'loading')?.trim().toLowerCase() === 'lazy');
    if (lazy.length === 0)
        return (0,judging_judgement/* pass */.IX)('no image is loaded lazily');
    const preloaded = preloadedImages(document);
    const contradicting = lazy.filter(image => {
        const source = (0,html_document/* attribute */.lt)(image, 'src');
        const urgent = (0,html_document/* attribute */.lt)(image, 'fetchpriority')?.trim().toLowerCase() === 'high';
        return urgent || (source !== undefined && preloaded.has(document.resolve(source) ?? ''));
    });
    if (contradicting.length === 0) {
        return (0,judging_judgement/* notMeasured */.q7)('only Chrome can show which image is the LCP image');
    }
    return (0,judging_judgement/* fail */.fJ)(contradicting.map(image => document.occurrence(image, 'loading="lazy" on an image that is preloaded or has fetchpriority="high"')));
}
function preloadedImages(document) {
    const links = document
        .elements('link')
        .filter(link => /(^|\s)preload(\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') &&
        (0,html_document/* attribute */.lt)(link, 'as')?.trim().toLowerCase() === 'image');
    return new Set(links.map(link => document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') ?? ''));
}
/** @param gap why the page did not look as it does: whether styles hide an image or give it its size is not known then */
function judgeUnsized({ median }, pageUrl, gap) {
    const audit = median.audits['unsized-images'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(median, 'unsized-images') ?? (0,judging_judgement/* pass */.IX)();
    if (gap !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(gap);
    // Styles may have reserved their room, and what is further down moves nothing on the screen.
    const rows = movingMedia(median, rowsOf(audit));
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)('Lighthouse saw none of them move anything');
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf(row, pageUrl, `This image has no width and height: ${textOf(row, 'url')}`)));
}
function judgeUnsizedMarkup(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no images');
    const unsized = images.filter(image => ['width', 'height'].some(name => !/^\s*\d/.test((0,html_document/* attribute */.lt)(image, name) ?? '')));
    if (unsized.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* notMeasured */.q7)(`${unsized.length} of ${images.length} images have no width or height in the HTML; only Chrome can show whether CSS reserves room for them`);
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/links/css-imports.js
var css_imports = __webpack_require__(5710);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/imported-styles.js








/** Whether style sheets wait for each other. */
const importedStyles = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'style-sheet-imported': {
            severity: 'notice',
            title: 'A style sheet imports another one',
            why: 'The browser finds the second one only when it has loaded and read the first, and shows nothing until both are there: one more wait for the network, and one more connection where it is on another host.',
            fix: 'Name it in the <head> with a <link rel="stylesheet"> of its own and remove the @import, or have the build put both into one file.',
            help: 'https://developer.chrome.com/docs/performance/insights/network-dependency-tree',
            example: "@import url('https://fonts.googleapis.com/css2?family=Inter'); at the start of /style.css",
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'style-sheet-imported': await judgeSheets(visit, await (0,shown_page/* shownPage */.V)(visit)) } };
    },
});
/** Style sheets of the site that are read, and characters at the start of one, where imports stand. */
const MAX_SHEETS = 10;
const MAX_START = 20_000;
/** Imports that a message names, and characters shown of an address. */
const MAX_SHOWN = 3;
const SHOWN = 100;
const imported_styles_MAX_ADDRESS = 2000;
/** Screens and features for which a phone loads nothing, or not at once. */
const NOT_AT_ONCE = /\bprint\b|\bsupports\(|min-width/i;
async function judgeSheets(visit, { document, preview }) {
    const { origin } = new URL(document.url);
    const sheets = new Map();
    for (const link of document.elements('link')) {
        if (sheets.size === MAX_SHEETS)
            break;
        if (!isSheet(link) || NOT_AT_ONCE.test((0,html_document/* attribute */.lt)(link, 'media') ?? ''))
            continue;
        const address = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        const asked = address && URL.parse((0,syntax_preview/* askedAt */.YG)(preview, address.href));
        if (asked?.origin === origin && !sheets.has(asked.href))
            sheets.set(asked.href, link);
    }
    if (sheets.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no style sheets of the site');
    const named = addressesNamed(document);
    let unread;
    const found = await Promise.all(Array.from(sheets, async ([url, link]) => {
        const { final } = await visit.fetchForSite(url);
        if (!final)
            unread ??= url;
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
            return [];
        const imports = (0,css_imports/* cssImports */.A)(final.body.toString('utf8', 0, MAX_START)).flatMap(({ address, condition }) => {
            const target = URL.parse(address, url);
            // What the page names itself is on its way when the import is read.
            if (!target || !/^https?:$/.test(target.protocol) || named.has(target.href))
                return [];
            if (NOT_AT_ONCE.test(condition))
                return [];
            return (0,cut/* cutEnd */.ym)(target.origin === origin ? target.pathname : target.href, SHOWN);
        });
        if (imports.length === 0)
            return [];
        const rest = imports.length - MAX_SHOWN;
        const list = `${imports.slice(0, MAX_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
        return [document.occurrence(link, `${new URL(url).pathname} imports ${list}`)];
    }));
    const places = found.flat();
    if (places.length === 0 && unread !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`a style sheet was not loaded: ${unread}`);
    return (0,judging_judgement/* failWhere */.a4)(places);
}
/** Sheets that a site builder or a generator writes anew each time, imports and all. */
const GENERATED = /\/(?:mbr-additional\.css|site_libs\/|_next\/|_nuxt\/|_astro\/|wp-(?:content|includes)\/|gitbook\/|sphinx|_static\/|elementor)/i;
function isSheet(link) {
    return (!GENERATED.test(((0,html_document/* attribute */.lt)(link, 'href') ?? '').slice(0, imported_styles_MAX_ADDRESS)) &&
        (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'stylesheet' &&
        (0,html_document/* attribute */.lt)(link, 'disabled') === undefined &&
        (0,html_document/* parentOf */.gN)(link)?.tagName !== 'noscript');
}
/** The style sheets that the page names, or asks for early. */
function addressesNamed(document) {
    return new Set(document
        .elements('link')
        .filter(link => /\b(?:stylesheet|preload)\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''))
        .flatMap(link => document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '')?.href ?? []));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/local-only-script.js





/** Bytes at the start of a script in which it leaves, if it does so early. */
const HEAD = 2048;
/** What begins a script that is one function, called at once; a return elsewhere does not leave the script. */
const ONE_FUNCTION = /^\s?(?:['"]use strict['"];?\s?)?;?\s?[!+(]\(?\s?(?:async\s)?(?:function\b[^(]{0,40})?\(/;
const LOCAL_NAME = `['"](?:localhost|127\\.0\\.0\\.1)['"]`;
/** A condition that holds wherever the host is another one, and what then leaves. */
const LEAVES_ELSEWHERE = new RegExp(`\\bif\\s?\\(\\s?(?:[\\w$.]{1,60}\\s?!==?\\s?${LOCAL_NAME}|!\\s?\\[\\s?${LOCAL_NAME}[^\\]]{0,100}\\]\\s?\\.includes\\()` +
    '[^;{}|]{0,200}\\)\\s?\\{?\\s?return\\b');
/**
 * Whether a script does nothing unless its page is on localhost or 127.0.0.1: it is one function, which begins with a look
 * at `location.hostname` or `location.host` and leaves on all other hosts, as what reloads a page while it is written.
 */
function isLocalOnly(script) {
    const code = withoutComments(script.slice(0, HEAD)).replace(/\s+/g, ' ');
    if (!ONE_FUNCTION.test(code) || !/\blocation\.host(?:name)?\b/.test(code))
        return false;
    const found = LEAVES_ELSEWHERE.exec(code);
    return found !== null && isInOneBlock(code.slice(0, found.index));
}
/** Whether code ends in the block of its first function, and in none within it. */
function isInOneBlock(code) {
    return code.split('{').length - code.split('}').length === 1;
}
function withoutComments(code) {
    return code.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}
/**
 * Why the main thread of a page on this machine is busier than that of the site: a script that runs on this machine alone has
 * most of the long tasks. Undefined where none has, and where Total Blocking Time is good all the same.
 */
const busyHereOnly = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { report, page } = await attempt(visit);
    const { hostname, origin } = new URL(page.url);
    if (typeof report === 'string' || !(0,host_kind/* isLoopback */.U9)(hostname))
        return undefined;
    if ((0,metric_bounds/* isGood */.Kg)(report.median, 'total-blocking-time', metric_bounds/* TBT_MS */.KP[report.device]))
        return undefined;
    const url = withMostTasks(report);
    if (url === undefined || URL.parse(url)?.origin !== origin)
        return undefined;
    const { final } = await visit.fetch(url);
    if (final?.status !== 200 || !isLocalOnly(final.body.toString('utf8', 0, HEAD)))
        return undefined;
    return `most of the long tasks are of ${url}, which runs only on localhost and stops at once on the site`;
});
/** The file that has at least half of the time of all long tasks. */
function withMostTasks({ median }) {
    const byUrl = new Map();
    let all = 0;
    for (const row of rowsOf(median.audits['long-tasks'])) {
        const ms = numberOf(row, 'duration');
        all += ms;
        byUrl.set(textOf(row, 'url'), (byUrl.get(textOf(row, 'url')) ?? 0) + ms);
    }
    const [url, most] = [...byUrl].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    return most !== undefined && most >= all / 2 ? url : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/lighthouse-run.js





/** Lighthouse's score, and how it came about. */
const lighthouseRun = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { report, gap } = await attempt(visit);
        if (typeof report === 'string')
            return { judgements: {}, facts: { lighthouse: report }, score: null };
        const isOther = (0,lighthouse_report/* isStarved */.i)(report.median) ||
            waitsForGraphics(report.median) ||
            gap !== undefined ||
            (await busyHereOnly(visit)) !== undefined;
        const score = isOther ? null : report.median.score;
        return {
            judgements: {},
            facts: factsOf(report),
            score: score === null ? null : Math.round(score * 100),
        };
    },
});
function factsOf({ median, device, scores, chromeVersion }) {
    return {
        requestedDevice: device,
        lighthouseVersion: median.lighthouseVersion,
        chromeVersion,
        benchmarkIndex: median.benchmarkIndex,
        ...(median.othersShare !== undefined && { othersShare: Math.round(100 * median.othersShare) / 100 }),
        ...(median.waitedShare !== undefined && { waitedShare: Math.round(100 * median.waitedShare) / 100 }),
        runs: [...scores],
        warnings: median.runWarnings.map(String),
        opportunities: opportunitiesOf(median),
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/metrics.js










const checks = {
    'largest-contentful-paint': {
        severity: 'warning',
        title: 'Largest Contentful Paint (LCP) is slow',
        why: 'Visitors see no main content until then. LCP is a Core Web Vital, which Google uses for ranking.',
        fix: 'Load first, and in few bytes, what the named element needs, and keep scripts and style sheets from holding it up. If other page speed checks fail, they name what holds it up.',
        help: 'https://web.dev/articles/lcp',
        example: '<script src="/400-kB-of-framework.js"></script> before the content',
    },
    'cumulative-layout-shift': {
        severity: 'warning',
        title: 'Cumulative Layout Shift (CLS) is high: the page jumps while it loads',
        why: 'Visitors lose their place and click on the wrong thing. CLS is a Core Web Vital, which Google uses for ranking.',
        fix: 'Reserve room for images, frames and ads (width and height, min-height), and insert nothing above content that is already visible.',
        help: 'https://web.dev/articles/cls',
        example: '<img src="/hero.jpg" style="width: 100%"> above a text',
    },
    'total-blocking-time': {
        severity: 'warning',
        title: 'Total Blocking Time (TBT) is high: the page does not react while it loads',
        why: 'Long tasks of scripts, or of the browser on a large page, keep it from reacting to taps and keys. TBT is the lab metric that stands for Interaction to Next Paint (INP), a Core Web Vital; of each task it counts only what exceeds 50 ms.',
        fix: 'Load less JavaScript at the start, split long tasks, and run invisible work later or in a worker.',
        help: 'https://web.dev/articles/tbt',
        example: '<script>for (const row of millionRows) build(row)</script>',
    },
    'first-contentful-paint': {
        severity: 'notice',
        title: 'First Contentful Paint (FCP) is slow',
        why: 'Visitors see an empty screen until then, and some leave.',
        fix: 'Make the server answer faster, and keep style sheets and scripts from blocking the first paint.',
        help: 'https://web.dev/articles/fcp',
        example: '<link rel="stylesheet" href="https://slow.example/all.css">',
    },
    'speed-index': {
        severity: 'notice',
        title: 'Speed Index is slow: the visible part of the page fills slowly',
        why: 'Visitors still wait for what they came for, although something is already visible.',
        fix: 'Send the content in the HTML instead of building it with scripts, and load first what visitors see first.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
        example: '<div id="root"></div><script src="/app.js"></script>',
    },
};
/** Lighthouse's metrics under its own names, by the bounds that Google gives. */
const metrics = (0,tool_definition/* defineTopic */.RE)({
    checks,
    async judge(visit) {
        const { page, report, gap } = await measurement(visit);
        const { median } = report;
        return {
            judgements: judgeMetrics(report, page, gap, await busyHereOnly(visit)),
            facts: {
                metrics: Object.fromEntries(METRICS.map(id => [id, factOf(median, id)])),
                lcpElement: { ...(lcpElement(median) ?? {}) },
                lcpBreakdown: lcpParts(median),
            },
        };
    },
});
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
function factOf({ audits }, id) {
    const audit = audits[id];
    if (audit?.numericValue === undefined)
        return null;
    return {
        value: Math.round(audit.numericValue * 1000) / 1000,
        unit: audit.numericUnit ?? 'unitless',
        score: audit.score,
    };
}
/** Places that one metric names. */
const metrics_MAX_PLACES = 5;
const LATE_IN_SIMULATION = 'the main content is a text or a small image that comes with the first text; Lighthouse estimates its time as if it waited for all images';
const WAITS_FOR_GRAPHICS = 'the page draws without pause, as with WebGL, and Chrome has no graphics processor here: its times are not those of a phone';
/**
 * @param gap why the page did not look as it does; how long its scripts take does not depend on that
 * @param busyHere why its scripts take longer than on the site
 */
function judgeMetrics(report, { url: pageUrl, document }, gap, busyHere) {
    const { median, device } = report;
    const noTimes = whyNoTimes(report);
    const metric = (id) => gap !== undefined && id !== 'total-blocking-time' ? gap : metricOf(median, id);
    const noFrames = waitsForGraphics(median) ? WAITS_FOR_GRAPHICS : undefined;
    const judgeTime = (id, bounds, places) => noTimes === undefined
        ? judgeValue(id, metric(id), bounds, quantities/* timeText */.Tc, pageUrl, places)
        : (0,judging_judgement/* notMeasured */.q7)(noTimes);
    const judgeFrames = (...parts) => noTimes === undefined && noFrames !== undefined ? (0,judging_judgement/* notMeasured */.q7)(noFrames) : judgeTime(...parts);
    return {
        'largest-contentful-paint': gap === undefined && isLateInSimulationOnly(median, device, document)
            ? (0,judging_judgement/* notMeasured */.q7)(LATE_IN_SIMULATION)
            : judgeTime('largest-contentful-paint', core_web_vitals/* LCP_MS */.m, () => lateContent(median, pageUrl, device)),
        'cumulative-layout-shift': noTimes !== undefined &&
            (!(0,metric_bounds/* isGood */.Kg)(median, 'cumulative-layout-shift', core_web_vitals/* CLS */.V) || (median.unseenShift ?? 0) > core_web_vitals/* CLS */.V.good)
            ? (0,judging_judgement/* notMeasured */.q7)(noTimes)
            : judgeValue('cumulative-layout-shift', metric('cumulative-layout-shift'), core_web_vitals/* CLS */.V, shiftText, pageUrl, () => shiftedElements(median, pageUrl)),
        'total-blocking-time': noTimes === undefined && hasOnlyForeignTasks(median)
            ? (0,judging_judgement/* notApplicable */.hH)('no script and no part of the page is in the long tasks: they are of the browser itself')
            : noTimes === undefined && noFrames === undefined && busyHere !== undefined
                ? (0,judging_judgement/* notMeasured */.q7)(busyHere)
                : judgeFrames('total-blocking-time', metric_bounds/* TBT_MS */.KP[device], () => longTasks(median, pageUrl)),
        'first-contentful-paint': judgeTime('first-contentful-paint', metric_bounds/* FCP_MS */.R7),
        'speed-index': judgeFrames('speed-index', metric_bounds/* SPEED_INDEX_MS */.mk[device]),
    };
}
/** The value of a metric, or why there is none. */
function metricOf(result, id) {
    const audit = result.audits[id];
    if (audit?.errorMessage !== undefined)
        return audit.errorMessage;
    const value = id === 'largest-contentful-paint' ? mainContentMs(result) : audit?.numericValue;
    return value ?? 'Lighthouse gave no value';
}
/** @param places elements or files that have a part in it; the page where they are none */
function judgeValue(id, value, bounds, shown, pageUrl, places = () => []) {
    if (typeof value === 'string')
        return (0,judging_judgement/* notMeasured */.q7)(value);
    if (value <= bounds.good)
        return (0,judging_judgement/* pass */.IX)(shown(value));
    if (value <= (0,metric_bounds/* mostOf */.Fx)(id, bounds))
        return (0,judging_judgement/* pass */.IX)(`${shown(value)}, so close to ${shown(bounds.good)} that another run may find it good`);
    const rating = value > bounds.poor ? 'poor' : 'needs improvement';
    const message = `${shown(value)}: ${rating} (good: at most ${shown(bounds.good)}, poor: more than ${shown(bounds.poor)})`;
    const found = places();
    return (0,judging_judgement/* fail */.fJ)(found.length > 0 ? found : [{ url: pageUrl, message }], message);
}
function longTasks({ audits }, pageUrl) {
    const byUrl = new Map();
    for (const row of rowsOf(audits['long-tasks'])) {
        const url = textOf(row, 'url');
        byUrl.set(url, (byUrl.get(url) ?? 0) + numberOf(row, 'duration'));
    }
    return [...byUrl]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, metrics_MAX_PLACES)
        .map(([url, ms]) => placeOf({ url }, pageUrl, tasksText(ms, url, pageUrl)));
}
/** Lighthouse's name for what belongs to no script and no document. */
const UNATTRIBUTABLE = 'Unattributable';
/** Whether there are long tasks and nothing of the page is in any: a busy machine makes such, and nobody can mend them. */
function hasOnlyForeignTasks({ audits }) {
    const tasks = rowsOf(audits['long-tasks']);
    return tasks.length > 0 && tasks.every(row => textOf(row, 'url') === UNATTRIBUTABLE);
}
function tasksText(ms, url, pageUrl) {
    const who = url === UNATTRIBUTABLE
        ? 'Work that belongs to no file'
        : url === pageUrl
            ? 'The page itself (inline scripts, styles, layout)'
            : 'This script';
    return `${who} keeps the main thread busy for ${(0,quantities/* timeText */.Tc)(ms)} in long tasks; TBT counts what exceeds 50 ms of each`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/render-blocking.js








/** What holds up the first paint. */
const renderBlocking = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'render-blocking-insight': {
            severity: 'notice',
            title: 'Files block the first paint',
            why: 'The browser shows nothing until the scripts and style sheets in <head> have loaded.',
            fix: 'Add defer or async to scripts, serve style sheets and fonts of other hosts from your own, put the few styles of the first screen into the page, and load the rest later.',
            help: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
            example: '<head><script src="/jquery.js"></script></head>',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        const judgement = typeof report === 'string' ? render_blocking_judgeMarkup(page.document) : render_blocking_judgeFiles({ page, report }, visit.preview);
        return { judgements: { 'render-blocking-insight': judgement } };
    },
});
const render_blocking_AUDIT = 'render-blocking-insight';
/**
 * Without scripts at the end of the page: what is before them is shown already. And without files that did not load, as
 * those of hosts that this machine cannot reach, and those that browsers block on production as mixed content: what they
 * cost is not known.
 */
function render_blocking_judgeFiles({ page, report }, preview) {
    const { audits } = report.median;
    const failed = new Set(rowsOf(audits['network-requests'])
        .filter(row => !hasLoaded(numberOf(row, 'statusCode')))
        .map(row => textOf(row, 'url')));
    const judged = judgeLoaded({ page, report }, failed, preview);
    return judged.outcome === 'fail' ? judged : (judgeLost(page.document, failed) ?? judged);
}
/** Hosts that did not answer, from which on it is sure that they cost time, however fast they are: a connection each. */
const MANY_HOSTS = 2;
/** What holds up the first paint for a time that is not known here, from other hosts; undefined where nothing does. */
function judgeLost(document, failed) {
    const { hostname } = new URL(document.url);
    const lost = [...blockingScripts(document), ...blockingSheets(document)].flatMap(element => {
        const written = (0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
        const url = URL.parse(document.resolve(written ?? '') ?? '');
        return url && url.hostname !== hostname && failed.has(url.href) ? [{ element, url }] : [];
    });
    if (lost.length === 0)
        return undefined;
    const hosts = new Set(lost.map(({ url }) => url.host));
    if (hosts.size < MANY_HOSTS)
        return (0,judging_judgement/* notMeasured */.q7)(`${[...hosts][0]}, which may hold up the first paint, did not answer here`);
    return (0,judging_judgement/* fail */.fJ)(lost.map(({ element, url }) => document.occurrence(element, `needs a connection to ${url.host} before anything is shown`, url.href)));
}
function judgeLoaded({ page, report }, failed, preview) {
    const { audits } = report.median;
    const late = lateScripts(page.document);
    const files = rowsOf(audits[render_blocking_AUDIT]).map(row => textOf(row, 'url'));
    const all = judgeSaving({ page, report }, render_blocking_AUDIT);
    if (all.outcome !== 'fail')
        return all;
    if (files.length > 0 && files.every(url => late.has(url)))
        return (0,judging_judgement/* pass */.IX)('only scripts at its end');
    const early = judgeSaving({ page, report }, render_blocking_AUDIT, url => late.has(url));
    if (early.outcome !== 'fail')
        return early;
    const isUnknown = (url) => failed.has(url) || (0,syntax_preview/* isMixedOnProduction */.oo)(preview, url);
    const loaded = judgeSaving({ page, report }, render_blocking_AUDIT, url => late.has(url) || isUnknown(url));
    return loaded.outcome === 'fail'
        ? loaded
        : (0,judging_judgement/* notMeasured */.q7)('files that block the first paint did not load here, or browsers block them on production');
}
/** Whether a status is that of a file that came, or of the redirect to it. */
function hasLoaded(status) {
    return status > 0 && status < 400;
}
function lateScripts(document) {
    return new Set(document
        .elements('script')
        .filter(script => document.body !== undefined && document.isBelow(script, document.body))
        .map(script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? '')));
}
/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i;
/** Scripts in the head that the browser loads and runs before it goes on. */
function blockingScripts(document) {
    return document.elements('script').filter(script => {
        const isClassic = CLASSIC_SCRIPT.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
        const isLater = ['async', 'defer'].some(name => (0,html_document/* attribute */.lt)(script, name) !== undefined);
        const inHead = script.parentNode === document.head;
        return inHead && isClassic && !isLater && (0,html_document/* attribute */.lt)(script, 'src') !== undefined;
    });
}
function blockingSheets(document) {
    return document
        .elements('link')
        .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? ''));
}
/** Style sheets always hold up the paint; for how long the markup does not show. */
function render_blocking_judgeMarkup(document) {
    const [blocking, sheets] = [blockingScripts(document), blockingSheets(document)];
    if (blocking.length === 0 && sheets.length > 0) {
        return (0,judging_judgement/* notMeasured */.q7)('only Chrome can show how long style sheets block the first paint');
    }
    return (0,judging_judgement/* failWhere */.a4)(blocking.map(script => document.occurrence(script, 'A script in <head> without defer or async')));
}

// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/stopped-scripts.js




/** Services whose scripts do the same whatever else a page loads. */
const SERVICES = new Set([...third_party_purpose/* SERVE_NOTHING */.EM, 'captcha', 'marketing']);
/**
 * Scripts that stopped with an error, and where one did not come that others may need, as a library, all but those of
 * services: what they left undone counts as code that the page does not use.
 *
 * @returns undefined where none did
 */
async function stoppedScripts({ median }, visit) {
    const missing = await missingLibrary(median);
    if (missing !== undefined) {
        const urls = new Set();
        for (const row of rowsOf(median.audits['unused-javascript'])) {
            const url = textOf(row, 'url');
            if (!isAddress(url) || !SERVICES.has(await (0,third_party_purpose/* purposeOf */.eK)(url)))
                urls.add(url);
        }
        return {
            has: url => urls.has(url),
            reason: `${missing} gave this audit no answer, and scripts that need it do less here than on production`,
        };
    }
    const page = await (0,rendering/* ownRenderingOrReason */.Ge)(visit);
    if (page instanceof Error)
        return undefined;
    const thrown = new Set(page.consoleErrors.flatMap(({ kind, url }) => (kind === 'thrown' && url ? [url] : [])));
    const [first] = thrown;
    return first === undefined
        ? undefined
        : {
            has: url => thrown.has(url),
            reason: `${first} stopped with an error, so that most of it did not run`,
        };
}
async function missingLibrary({ audits }) {
    for (const row of rowsOf(audits['network-requests'])) {
        const [url, status] = [textOf(row, 'url'), numberOf(row, 'statusCode')];
        if (textOf(row, 'resourceType') !== 'Script' || !isAddress(url))
            continue;
        if (row['experimentalFromMainFrame'] !== true || !(status < 100 || (0,network_status/* provesNothing */.R1)(status)))
            continue;
        if (URL.canParse(url) && !SERVICES.has(await (0,third_party_purpose/* purposeOf */.eK)(url)))
            return url;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/scripts.js







/** What scripts cost. */
const scripts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unused-javascript': {
            severity: 'notice',
            title: 'The page loads much JavaScript that it does not use',
            why: 'The browser loads, parses and compiles it for nothing.',
            fix: 'Split the scripts by page, and load parts when they are needed.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-javascript',
            example: '<script src="/whole-shop.js"></script> on a page without a cart',
        },
        'unminified-javascript': {
            severity: 'notice',
            title: 'JavaScript is not minified',
            why: 'Every visitor loads and parses comments and white space.',
            fix: 'Turn on minification in the production build.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-javascript',
            example: '<script src="/app.development.js"></script>',
        },
        'legacy-javascript-insight': {
            severity: 'notice',
            title: 'Scripts contain code for outdated browsers',
            why: 'Every visitor loads polyfills and transpiled code that current browsers do not need.',
            fix: 'Set the build target to current browsers (Baseline), or remove the polyfills.',
            help: 'https://developer.chrome.com/docs/performance/insights/legacy-javascript',
            example: '<script src="/app.es5.js"></script>',
        },
        'duplicated-javascript-insight': {
            severity: 'notice',
            title: 'The same JavaScript is loaded more than once',
            why: 'The browser loads, compiles and keeps each copy.',
            fix: 'Let the packages share one version, and put what several bundles use into a shared chunk.',
            help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
            example: '/shop.js and /account.js, each with all of lodash in it',
        },
        'forced-reflow-insight': {
            severity: 'notice',
            title: 'Scripts force the browser to recompute the layout (forced reflow)',
            why: 'Reading a size right after changing a style makes the browser recompute the whole layout at once. The page freezes meanwhile.',
            fix: 'Read all sizes first, and change styles afterwards or in requestAnimationFrame.',
            help: 'https://developer.chrome.com/docs/performance/insights/forced-reflow',
            example: 'for (const row of rows) row.style.width = table.offsetWidth + "px"',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'unused-javascript': await judgeUnused(measured, visit),
                'unminified-javascript': judgeSaving(measured, 'unminified-javascript'),
                'legacy-javascript-insight': judgeSaving(measured, 'legacy-javascript-insight'),
                'duplicated-javascript-insight': judgeSaving(measured, 'duplicated-javascript-insight'),
                'forced-reflow-insight': judgeReflows(measured),
            },
        };
    },
});
async function judgeUnused(measured, visit) {
    const judgement = judgeSaving(measured, 'unused-javascript');
    if (judgement.outcome !== 'fail')
        return judgement;
    const stopped = await stoppedScripts(measured.report, visit);
    if (!stopped)
        return judgement;
    const others = judgeSaving(measured, 'unused-javascript', url => stopped.has(url));
    return others.outcome === 'pass' ? (0,judging_judgement/* notMeasured */.q7)(stopped.reason) : others;
}
/** Of scripts that are named: what has no name is of the browser, and nobody can mend it. */
const MIN_REFLOW_MS = 250;
function judgeReflows({ report, page }) {
    const noTimes = whyNoTimes(report);
    if (noTimes !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(noTimes);
    const audit = report.median.audits['forced-reflow-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const rows = rowsOf(audit).filter(row => isNamed(row) && numberOf(row, 'reflowTime') >= MIN_REFLOW_MS);
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf(row, page.url, `${(0,quantities/* timeText */.Tc)(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`)));
}
function isNamed(row) {
    return typeof row['source']?.['url'] === 'string';
}
function lineText(row) {
    const source = row['source'];
    return typeof source?.['line'] === 'number' ? `, asked for in line ${source['line'] + 1}` : '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/server.js







/** How long it takes until the document comes. */
const server = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'server-response-time': {
            severity: 'warning',
            title: 'The server answers slowly',
            why: 'Everything else waits for the HTML. Google crawls slow servers less.',
            fix: 'Cache the page on the server or a CDN, and look for slow queries.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
            example: 'GET / answers after 1,900 ms',
        },
        redirects: {
            severity: 'notice',
            title: 'The page loads only after redirects',
            why: 'Each redirect costs a round trip, several hundred milliseconds on a phone, before anything can load.',
            fix: 'Link directly to the final URL, and combine several redirects into one.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
            example: 'GET /shop answers 301 with Location: /shop/',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const isMeasured = typeof report !== 'string';
        return {
            judgements: {
                'server-response-time': isLocal
                    ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
                    : isMeasured
                        ? judgeMeasuredTime(report, page.url)
                        : judgeTime(page),
                redirects: isMeasured
                    ? judgeMeasuredRedirects(report)
                    : judgeRedirects(await visit.exchange(), isLocal),
            },
        };
    },
});
/** Lighthouse's bound. @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte */
const SERVER_RESPONSE_MS = 600;
/** Where other work went on meanwhile: what web.dev calls poor. @see https://web.dev/articles/ttfb */
const SERVER_RESPONSE_UNDER_LOAD_MS = 1800;
function judgeMeasuredTime(report, pageUrl) {
    const audit = report.median.audits['server-response-time'];
    const [row] = rowsOf(audit);
    if (!row || audit?.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not time the server');
    const ms = numberOf(row, 'responseTime');
    if (ms <= SERVER_RESPONSE_MS)
        return (0,judging_judgement/* pass */.IX)((0,quantities/* timeText */.Tc)(ms));
    const noTimes = whyNoTimes(report);
    if (noTimes !== undefined && ms <= SERVER_RESPONSE_UNDER_LOAD_MS)
        return (0,judging_judgement/* notMeasured */.q7)(noTimes);
    return (0,judging_judgement/* fail */.fJ)({
        url: pageUrl,
        message: `The server answers after ${(0,quantities/* timeText */.Tc)(ms)} (good: at most ${SERVER_RESPONSE_MS} ms)`,
    });
}
function judgeTime({ response, url }) {
    const ms = response.ttfbMs;
    if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS)
        return (0,judging_judgement/* pass */.IX)((0,quantities/* timeText */.Tc)(ms));
    return (0,judging_judgement/* fail */.fJ)({
        url,
        message: `The server answers after ${(0,quantities/* timeText */.Tc)(ms)} (at most ${(0,quantities/* timeText */.Tc)(SERVER_RESPONSE_UNDER_LOAD_MS)})`,
    });
}
function judgeMeasuredRedirects({ median }) {
    const audit = median.audits['redirects'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // Lighthouse counts some requests of scripts for the page's own address as a redirect to it.
    const { requestedUrl, finalDisplayedUrl } = median;
    if (requestedUrl !== undefined && (0,comparable_url/* isSamePage */.kj)(requestedUrl, finalDisplayedUrl))
        return (0,judging_judgement/* pass */.IX)();
    const rows = rowsOf(audit).filter(row => numberOf(row, 'wastedMs') > 0);
    if (audit.score >= PASSING_SCORE || rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const places = rows.map(row => ({
        url: textOf(row, 'url'),
        message: `This redirect takes about ${(0,quantities/* timeText */.Tc)(numberOf(row, 'wastedMs'))} on a phone`,
    }));
    const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'));
    return total < MIN_SAVED_MS ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)(places);
}
function judgeRedirects({ hops }, isLocal) {
    const redirects = hops.slice(0, -1);
    const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0);
    if (redirects.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    if (isLocal)
        return (0,judging_judgement/* notMeasured */.q7)('redirects of a server on this machine or network say nothing about their real cost');
    if (ms < MIN_SAVED_MS)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(redirects.map(hop => ({ url: hop.url, message: `This redirect took ${(0,quantities/* timeText */.Tc)(hop.ttfbMs)}` })));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/embedded-fonts.js


/** Most style sheets that are read for fonts: those with the most that is not used. */
const embedded_fonts_MAX_SHEETS = 5;
/** Bytes that are not used from which a style sheet is read. */
const MIN_WASTED = 20_000;
const FONT_FACE = /@font-face\s{0,20}\{[^}]*\}/gi;
const DATA_ADDRESS = /\bdata:[^)"'\s]*/gi;
/**
 * The audit of unused rules without the fonts that are written into the style sheets as data: URLs. Chrome counts no
 * `@font-face` as used, whether or not the page shows its letters.
 */
async function withoutEmbeddedFonts(visit, audit) {
    const details = audit.details;
    if (!Array.isArray(details?.['items']))
        return audit;
    const items = details['items'];
    const large = items
        .filter(row => numberOf(row, 'wastedBytes') >= MIN_WASTED && isAddress(textOf(row, 'url')))
        .toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes'))
        .slice(0, embedded_fonts_MAX_SHEETS);
    const fonts = new Map();
    for (const row of large)
        fonts.set(row, await bytesOfFonts(visit, row));
    const ofAll = fonts.values().reduce((sum, bytes) => sum + bytes, 0);
    if (ofAll === 0)
        return audit;
    const less = items.map(row => ({
        ...row,
        wastedBytes: numberOf(row, 'wastedBytes') - (fonts.get(row) ?? 0),
    }));
    const left = { ...details, items: less, overallSavingsBytes: Math.max(1, savedBytes(audit) - ofAll) };
    return { ...audit, details: left };
}
/** Bytes that fonts have of what is not used of a style sheet, of which its row says the bytes over the wire. */
async function bytesOfFonts(visit, row) {
    const { final } = await visit.fetch(textOf(row, 'url'));
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return 0;
    const text = final.body.toString('latin1');
    const characters = text
        .matchAll(FONT_FACE)
        .reduce((sum, [rule]) => sum + (rule.match(DATA_ADDRESS) ?? []).join('').length, 0);
    const [wasted, total] = [numberOf(row, 'wastedBytes'), numberOf(row, 'totalBytes')];
    if (characters === 0 || total === 0)
        return 0;
    const unused = (text.length * wasted) / total;
    return unused === 0 ? 0 : wasted * Math.min(1, characters / unused);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/styles.js




/** What style sheets cost. */
const styles = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unused-css-rules': {
            severity: 'notice',
            title: 'The page loads much CSS that it does not use',
            why: 'The browser shows nothing until all of it has loaded.',
            fix: 'Remove rules that no page uses, and split the rest by page.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-css-rules',
            example: '<link rel="stylesheet" href="/whole-framework.css">',
        },
        'unminified-css': {
            severity: 'notice',
            title: 'CSS is not minified',
            why: 'Every visitor loads comments and white space before anything is visible.',
            fix: 'Turn on minification in the production build.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-css',
            example: '<link rel="stylesheet" href="/theme.source.css">',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'unused-css-rules': judgeSaving(await withoutFonts(visit, measured), 'unused-css-rules'),
                'unminified-css': judgeSaving(measured, 'unminified-css'),
            },
        };
    },
});
/** What was measured, without the fonts in style sheets among the rules that are not used. */
async function withoutFonts(visit, measured) {
    const { report } = measured;
    const { audits } = report.median;
    const audit = audits['unused-css-rules'];
    if (!audit)
        return measured;
    const unused = await withoutEmbeddedFonts(visit, audit);
    const median = { ...report.median, audits: { ...audits, 'unused-css-rules': unused } };
    return { ...measured, report: { ...report, median } };
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/third-parties.js







/** What the code of others costs. */
const thirdParties = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'third-parties-insight': {
            severity: 'notice',
            title: 'Third-party scripts keep the page busy',
            why: 'The page does not react while they run, and you cannot make them faster.',
            fix: 'Remove what you do not need, and load the rest after the page is ready.',
            help: 'https://developer.chrome.com/docs/performance/insights/third-parties',
            example: '<script src="https://tags.example/all-of-marketing.js"></script>',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        const audit = report.median.audits['third-parties-insight'];
        // What the pages load from production's address is the site's own.
        const own = new Set((0,syntax_preview/* productionOrigins */.jL)(page.preview));
        const rows = rowsOf(audit).filter(row => !own.has(originOf(row)));
        return {
            judgements: { 'third-parties-insight': third_parties_judge(audit, rows, page.url, whyNoTimes(report)) },
            facts: { thirdParties: third_parties_factsOf(rows) },
        };
    },
});
/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
const MAX_MAIN_THREAD_MS = 250;
/** Third parties that the facts list, and addresses of each. */
const MAX_LISTED = 50;
const MAX_URLS = 5;
function third_parties_judge(audit, rows, pageUrl, noTimes) {
    // It has no score of its own: what it lists says all.
    const unjudged = unjudgedReason(audit);
    if (unjudged && unjudged.outcome !== 'pass')
        return unjudged;
    if (rows.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads nothing from third parties');
    const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0);
    if (total < MAX_MAIN_THREAD_MS)
        return (0,judging_judgement/* pass */.IX)();
    if (noTimes !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(noTimes);
    const busy = rows.filter(row => numberOf(row, 'mainThreadTime') >= 1);
    return (0,judging_judgement/* fail */.fJ)(busy.map(row => {
        const largest = subRowsOf(row)[0];
        const message = `${textOf(row, 'entity')} keeps the page busy for ${(0,quantities/* timeText */.Tc)(numberOf(row, 'mainThreadTime'))}`;
        return placeOf({ url: textOf(largest, 'url') }, pageUrl, message);
    }), `${(0,quantities/* timeText */.Tc)(total)} in all`);
}
function originOf(row) {
    return URL.parse(textOf(subRowsOf(row)[0], 'url'))?.origin ?? '';
}
function third_parties_factsOf(rows) {
    return rows.slice(0, MAX_LISTED).map(row => ({
        entity: textOf(row, 'entity'),
        bytes: numberOf(row, 'transferSize'),
        mainThreadMs: Math.round(numberOf(row, 'mainThreadTime')),
        urls: subRowsOf(row)
            .slice(0, MAX_URLS)
            .map(sub => textOf(sub, 'url')),
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/transfer.js









/** How files are sent. */
const transfer = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'uses-text-compression': {
            scope: 'site',
            severity: 'warning',
            title: 'Text files are sent without compression',
            why: 'Compression makes HTML, CSS and JavaScript three to five times smaller, so they load faster.',
            fix: 'Turn on Brotli or gzip for text types on the server or CDN.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
            example: 'GET /app.js, 300 kB, answers without Content-Encoding',
        },
        'modern-http-insight': {
            scope: 'site',
            severity: 'notice',
            title: 'Files are sent over HTTP/1.1',
            why: 'HTTP/1.1 loads only a few files at a time. HTTP/2 and HTTP/3 load all of them in parallel.',
            fix: 'Turn on HTTP/2 or HTTP/3 on the server or CDN.',
            help: 'https://developer.chrome.com/docs/performance/insights/modern-http',
            example: 'GET /icons/1.svg … /icons/40.svg, all over http/1.1',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const isMeasured = typeof report !== 'string';
        return {
            judgements: {
                'uses-text-compression': isLocal
                    ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
                    : isMeasured
                        ? judgeMeasuredCompression(report, page)
                        : judgeCompression([page.response, ...(await ownFiles(visit))]),
                'modern-http-insight': !isMeasured
                    ? (0,judging_judgement/* notMeasured */.q7)(report)
                    : isLocal
                        ? (0,judging_judgement/* notApplicable */.hH)('a server on this machine or network speaks HTTP/1.1, whatever the site will speak')
                        : judgeSaving({ page, report }, 'modern-http-insight'),
            },
        };
    },
});
/** Smaller texts come in a few packets, whose number compression hardly changes. */
const MIN_COMPRESSIBLE_BYTES = 5 * 1024;
/** Types of texts that compression makes small. Fonts and pictures are compressed in themselves. */
const COMPRESSIBLE = /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i;
/** Why there is nothing to compress. */
const ONLY_SMALL_TEXTS = `the site sends no text of ${(0,quantities/* bytesText */.pV)(MIN_COMPRESSIBLE_BYTES)} or more`;
/** A file that came as large as it is was not compressed: headers come on top. */
function judgeMeasuredCompression({ median }, page) {
    const requests = median.audits['network-requests'];
    if (!requests)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not list the requests');
    const own = firstPartyOrigins(median, page);
    const texts = rowsOf(requests).filter(row => isOwnText(row, own));
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,judging_judgement/* failWhere */.a4)(texts
        .filter(row => numberOf(row, 'transferSize') >= numberOf(row, 'resourceSize'))
        .map(row => ({
        url: textOf(row, 'url'),
        message: `${(0,quantities/* bytesText */.pV)(numberOf(row, 'resourceSize'))} sent without compression`,
    })));
}
function isOwnText(row, own) {
    const origin = URL.parse(textOf(row, 'url'))?.origin ?? '';
    return (own.has(origin) &&
        numberOf(row, 'statusCode') === 200 &&
        textOf(row, 'cache') === 'none' &&
        numberOf(row, 'resourceSize') >= MIN_COMPRESSIBLE_BYTES &&
        COMPRESSIBLE.test(textOf(row, 'mimeType')));
}
function judgeCompression(responses) {
    const texts = responses.filter(isLargeText);
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,judging_judgement/* failWhere */.a4)(texts.filter(isSentPlain).map(({ url, body }) => ({
        url,
        message: `${(0,quantities/* bytesText */.pV)(body.length)} sent without compression`,
    })));
}
function isLargeText(response) {
    return response.body.length >= MIN_COMPRESSIBLE_BYTES && COMPRESSIBLE.test((0,exchange/* mediaType */.JL)(response));
}
function isSentPlain(response) {
    return ((0,exchange/* header */.wx)(response, 'content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/weight.js






/** How much the page loads. */
const weight = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'total-byte-weight': {
            severity: 'warning',
            title: 'The page loads a lot of data',
            why: 'It loads slowly on a phone connection and costs visitors money.',
            fix: 'Make the largest files that the finding names smaller, or load them only when they are needed.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
            example: 'a page with a video of 12 MB that plays by itself',
        },
    },
    async judge(visit) {
        const { page, report, gap } = await measurement(visit);
        return {
            judgements: { 'total-byte-weight': weight_judge(report, page.url, gap) },
            facts: { weight: weight_factsOf(report.median) },
        };
    },
});
/**
 * On the network of 1.6 Mbit/s that Lighthouse plays for a phone so much takes 25 seconds. Three of four pages are lighter
 * than 4.1 MB, where its score is 0.5.
 */
const MAX_BYTES = 5_000_000;
/** A file below a fiftieth of that is not what makes the page heavy, where there are larger ones. */
const weight_MIN_FILE_BYTES = MAX_BYTES / 50;
function weight_judge(report, pageUrl, gap) {
    const audit = report.median.audits['total-byte-weight'];
    const total = audit?.numericValue;
    if (total === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not weigh the page');
    if (total <= MAX_BYTES)
        return (0,judging_judgement/* pass */.IX)((0,quantities/* bytesText */.pV)(total));
    // One remedy is one finding.
    const images = deliverySavings(report, gap);
    if (total - images <= MAX_BYTES && images >= total / 2)
        return (0,judging_judgement/* pass */.IX)(`${(0,quantities/* bytesText */.pV)(total)}, of which smaller images save ${(0,quantities/* bytesText */.pV)(images)} (images-heavy)`);
    const all = rowsOf(audit);
    const large = all.filter(row => numberOf(row, 'totalBytes') >= weight_MIN_FILE_BYTES);
    const places = (large.length > 0 ? large : all).map(row => placeOf(row, pageUrl, (0,quantities/* bytesText */.pV)(numberOf(row, 'totalBytes'))));
    return (0,judging_judgement/* fail */.fJ)(places, `${(0,quantities/* bytesText */.pV)(total)} in all (warning above ${(0,quantities/* bytesText */.pV)(MAX_BYTES)})`);
}
/** Requests and bytes over the wire by Lighthouse's kinds of resources, as `script`. */
function weight_factsOf({ audits }) {
    return Object.fromEntries(rowsOf(audits['resource-summary']).map(row => [
        textOf(row, 'resourceType'),
        { requests: numberOf(row, 'requestCount'), bytes: numberOf(row, 'transferSize') },
    ]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/topics.js
















const topics = [
    lighthouseRun,
    metrics,
    filmstrip,
    server,
    transfer,
    caching,
    renderBlocking,
    images_images,
    domSize,
    scripts,
    styles,
    importedStyles,
    fonts,
    thirdParties,
    weight,
    backForwardCache,
];


/***/ }),

/***/ 65559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ imageOf)
/* harmony export */ });
/* harmony import */ var image_size__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72013);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);


/** Bytes of an image that are looked at: its size stands at its start, behind a preview and colour profile at most. */
const MAX_IMAGE_HEADER_BYTES = 1024 * 1024;
/** Reads type and size of an image from its bytes, whatever its media type says. */
function readImage(body) {
    if (isSvg(body))
        return { kind: 'svg' };
    try {
        const { width, height, type = '' } = (0,image_size__WEBPACK_IMPORTED_MODULE_0__/* .imageSize */ .R9)(body.subarray(0, MAX_IMAGE_HEADER_BYTES));
        return width > 0 && height > 0 ? { kind: 'raster', type, width, height } : { kind: 'not-an-image' };
    }
    catch {
        return { kind: 'not-an-image' };
    }
}
/** Judges the answer to a request for an image: protection and passing trouble say nothing about the image. */
function imageOf(exchange) {
    const { final } = exchange;
    if (!final)
        return { kind: 'unknown', reason: `${exchange.failure.url} ${exchange.failure.message}` };
    const { status, url } = final;
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(status))
        return { kind: 'file', url, file: readImage(final.body), body: final.body };
    return status >= 400 && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status)
        ? { kind: 'error', url, status }
        : { kind: 'unknown', reason: `${url} answers ${status}` };
}
/** An XML or HTML-like text that has an `<svg>` tag before any other element. */
function isSvg(body) {
    const start = Buffer.from(body.subarray(0, SVG_PROLOGUE_BYTES)).toString('latin1');
    const firstElement = /<[a-z][\w:.-]*/i.exec(withoutComments(start))?.[0].toLowerCase();
    return firstElement !== undefined && /^<(?:\w+:)?svg$/.test(firstElement) && /^[^\w]*</.test(start);
}
/** Editors put long comments before the root element of an SVG. */
const SVG_PROLOGUE_BYTES = 8192;
function withoutComments(text) {
    return text
        .split('<!--')
        .map((part, index) => {
        const end = part.indexOf('-->');
        return index === 0 ? part : end < 0 ? '' : part.slice(end + 3);
    })
        .join('');
}


/***/ }),

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfOwnerSite),
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);







/** Why nothing is known of a file that may be there on production, behind the status of its answer. */
const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
/** Why nothing is known of such a file, for people. */
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
/** What says that a file which is missing here may be there on production; undefined where nothing does. */
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
/** Whether it is an index file from which the host of the site may lead to the folder by itself. */
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
/** Whether it is missing in a folder of the repository OWNER/OWNER.github.io, beside which GitHub Pages serves others. */
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
/** What a file is that is sent as HTML and is no text. */
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
}


/***/ }),

/***/ 53622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GARBAGE_PAGE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, which asks by HEAD, that a file is sent as HTML and is no
 * text: its value says what it is. It is believed of servers on this machine alone.
 */
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that the host of the site may lead from an index file to its
 * folder by itself. It is believed of servers on this machine alone.
 */
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that a missing file may be there on production: `.gitignore`
 * leaves it to the deployment, or `.htaccess` leads its address elsewhere. Its value is the name of that file. It is
 * believed of servers on this machine alone.
 */
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, with each file that is missing, that the folder is in the
 * repository OWNER/OWNER.github.io: GitHub Pages serves the other repositories of the owner beside it. It is believed of
 * servers on this machine alone.
 */
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ })

};

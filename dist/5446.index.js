export const id = 5446;
export const ids = [5446];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
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
const FCP_MS = { good: 1800, poor: 3000 };
const TTFB_MS = { good: 800, poor: 1800 };
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
const MOST_OF_OTHERS = 0.5;
const MOST_WAITED = 0.6;
const SOME_OF_OTHERS = 0.1;
function isStarved({ othersShare = 0, waitedShare = 0, }) {
    return othersShare > MOST_OF_OTHERS || (othersShare > SOME_OF_OTHERS && waitedShare > MOST_WAITED);
}


/***/ }),

/***/ 5710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ cssImports)
/* harmony export */ });
const MAX_IMPORTS = 50;
const BLANK = /\s+/y;
const BEFORE_IMPORTS = /@(?:charset|layer)[^;{}]{0,1000};/y;
const IMPORT = /@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000}(?:;[^"')\s;]{1,500}){0,10})["']?\s{0,20}\)?([^;{}]{0,500});/iy;
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
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
const MIN_BINARY_PART = 0.03;
const MIN_BINARY_BYTES = 4;
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
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
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
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

const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
const MARGIN = 0.1;
const TBT_MARGIN = 0.25;
function mostOf(id, { good }) {
    return good * (1 + (id === 'total-blocking-time' ? TBT_MARGIN : MARGIN));
}
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= mostOf(id, bounds);
}


/***/ }),

/***/ 65446:
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

const PASSING_SCORE = 0.9;
function rowsOf(audit) {
    return itemsOf(audit?.details).flatMap(item => (item['type'] === 'table' ? itemsOf(item) : [item]));
}
function subRowsOf(row) {
    return itemsOf(row['subItems']);
}
function checklistOf(audit) {
    const list = rowsOf(audit).find(row => row['type'] === 'checklist');
    const items = (list?.['items'] ?? {});
    return new Map(Object.entries(items).map(([name, item]) => [name, item.value === true]));
}
function elementOf(row) {
    const node = (row?.['type'] === 'node' ? row : row?.['node']);
    if (node?.['type'] !== 'node' || typeof node['selector'] !== 'string')
        return undefined;
    const source = typeof node['snippet'] === 'string' ? node['snippet'] : '';
    return { selector: node['selector'], snippet: (0,html_document/* snippet */.UA)(source) };
}
function numberOf(row, name) {
    const value = row?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
function textOf(row, name) {
    const value = row?.[name];
    return typeof value === 'string' ? value : '';
}
function placeOf(row, pageUrl, message) {
    const element = elementOf(row);
    if (element)
        return { url: pageUrl, ...element, message };
    const source = row['source'];
    const url = textOf(row, 'url') || textOf(source, 'url') || textOf(subRowsOf(row)[0], 'url');
    return isAddress(url) ? { url, message } : { url: pageUrl, message };
}
function savedMs(audit, metric) {
    return numberOf(audit?.metricSavings, metric);
}
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




const CONNECTION = {
    mobile: { kbps: 1638.4, rttMs: 150 },
    desktop: { kbps: 10_240, rttMs: 40 },
};
const TRIPS = 5;
const SHEET_TRIPS = 2;
const SHARED_BY = 6;
function mainImage({ audits }, element) {
    const starts = cutNames(element);
    const isOfElement = (url) => isNamedIn(element.snippet, url) || namesOf(url).some(name => starts.some(start => name.startsWith(start)));
    const found = rowsOf(audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Image' && isOfElement(textOf(row, 'url')));
    const [only] = found;
    if (!only || found.length > 1)
        return undefined;
    return { url: textOf(only, 'url'), bytes: numberOf(only, 'transferSize') };
}
const SHOWS_FILE = /^<(?:img|image|svg|video|picture|input|object|embed)\b/i;
const MAX_LOOKED_FOR = 50;
function heaviestBackground(result, element, document) {
    const found = checklistOf(result.audits['lcp-discovery-insight']);
    if (found.get('requestDiscoverable') !== false || SHOWS_FILE.test(element.snippet))
        return undefined;
    const styles = stylesOf(document);
    const isBackground = (url) => !isNamedIn(document.source, url) || isNamedIn(styles, url);
    const heaviest = rowsOf(result.audits['network-requests'])
        .filter(row => textOf(row, 'resourceType') === 'Image' && !textOf(row, 'url').startsWith('data:'))
        .toSorted((a, b) => numberOf(b, 'transferSize') - numberOf(a, 'transferSize'))
        .slice(0, MAX_LOOKED_FOR)
        .find(row => isBackground(textOf(row, 'url')));
    return heaviest && { url: textOf(heaviest, 'url'), bytes: numberOf(heaviest, 'transferSize') };
}
function stylesOf(document) {
    return [
        ...document.elements('style').map(html_document/* textOf */.b6),
        ...document.withAttribute('style').map(styled => (0,html_document/* attribute */.lt)(styled, 'style') ?? ''),
    ].join('\n');
}
const MAX_BEFORE = 500;
const PROPERTY = /(?:^|[;{\s])(-{0,2}[a-z][\w-]{0,60})\s{0,5}:[^:;{}]{0,400}\burl\([^;{}]{0,400}$/i;
function namedInStyle(result, element, document) {
    const own = mainImage(result, element);
    const image = own ?? heaviestBackground(result, element, document);
    const styles = stylesOf(document);
    const name = image && namesOf(image.url).find(one => styles.includes(one));
    if (name === undefined)
        return undefined;
    const at = styles.indexOf(name);
    const before = styles.slice(Math.max(0, at - MAX_BEFORE), at);
    return own ? (PROPERTY.exec(before)?.[1] ?? '') : '';
}
function isBackgroundSoonThere({ bytes }, device) {
    return sharedMs(bytes, TRIPS + SHEET_TRIPS, device) <= core_web_vitals/* LCP_MS */.m.good;
}
function transferMs(bytes, device) {
    return (bytes * 8) / CONNECTION[device].kbps;
}
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
const MIN_NAME = 5;
function namesLoadedImage({ audits }, text) {
    const images = rowsOf(audits['network-requests']).filter(row => textOf(row, 'resourceType') === 'Image');
    return images.length === 0 ? undefined : images.some(row => isNamedIn(text, textOf(row, 'url')));
}
function isNamedIn(source, url) {
    return namesOf(url).some(name => source.includes(name));
}
function namesOf(url) {
    const name = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
    return name.length < MIN_NAME ? [] : [name, (0,percent_decoded/* percentDecoded */.o)(name)];
}
const CUT_NAME = /([^/"\s,=]{12,75})…(?=")/g;
function cutNames({ snippet }) {
    return [...snippet.matchAll(CUT_NAME)].map(([, start]) => start);
}

// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js
var metric_bounds = __webpack_require__(5069);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/first-paint.js




const AFTER_OTHERS = 'the page was painted when its fonts or frames had come, or scripts that it does not wait for, so Lighthouse counts the time that they take on a phone, where it is painted before';
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
const LEAST_TEXT = 15;
function unawaitedScripts({ audits }, document) {
    const node = rowsOf(audits['lcp-breakdown-insight']).find(row => row['type'] === 'node');
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











const LOCAL_SERVER = 'this is a server on this machine or network: how the site will be sent is for its host to say';
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
async function assertStays(visit) {
    const shown = await (0,rendering/* ownRenderingOrReason */.Ge)(visit);
    if (shown instanceof not_measured/* NotApplicable */.bQ)
        throw shown;
}
function ledToBy({ median: { mainDocumentUrl } }, url) {
    return mainDocumentUrl === undefined || (0,comparable_url/* isSamePage */.kj)(mainDocumentUrl, url) ? undefined : mainDocumentUrl;
}
async function measurement(visit) {
    const { report, ...others } = await attempt(visit);
    if (typeof report === 'string')
        throw new not_measured/* NotMeasured */.ke(report);
    return { ...others, report };
}
function whyNoTimes({ median }) {
    if (!(0,lighthouse_report/* isStarved */.i)(median))
        return undefined;
    const { othersShare = 0, waitedShare = 0 } = median;
    const percent = (share) => `${Math.round(100 * share)} %`;
    return waitedShare > othersShare
        ? `the page waited during ${percent(waitedShare)} of its tasks while other programs had ${percent(othersShare)} of this machine's processors, so the times are not its own`
        : `other programs had ${percent(othersShare)} of this machine's processors while Lighthouse measured, so the times are not those of the page`;
}
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
const MAX_ASKED = 5;
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
const MOST_UNNAMED_MS = 10_000;
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

const TOO_LARGE = /^This image file is larger than it needs to be \((\d{1,6})x(\d{1,6})\) for its displayed dimensions \((\d{1,6})x(\d{1,6})\)\./;
const SCREENS = { mobile: [721, 1440], desktop: [1350, 940] };
const DEVICE_NAMES = { mobile: 'phone', desktop: 'desktop' };
const OF_FORMAT = /^(?:Using a modern image format|Increasing the image compression factor)/;
const REASONS = [
    [
        /^Using a modern image format \(WebP, AVIF\) or increasing the image compression could .*$/,
        'WebP, AVIF or more compression would make it smaller.',
    ],
    [/^Increasing the image compression factor could .*$/, 'More compression would make it smaller.'],
    [/^Using video formats instead of GIFs can .*$/, 'A video would be smaller than this GIF.'],
];
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
function pixelsOf(reason) {
    const [width, height, shownWidth, shownHeight] = TOO_LARGE.exec(reason)?.slice(1).map(Number) ?? [];
    return width && height && shownWidth && shownHeight
        ? { file: width * height, shown: shownWidth * shownHeight }
        : undefined;
}
function enlarged(reason, scale) {
    return reason.replace(TOO_LARGE, (text, _w, _h, width, height) => text.replace(`(${width}x${height})`, `(${Math.round(scale * Number(width))}x${Math.round(scale * Number(height))})`));
}
function isOfSize(reason) {
    return reason.startsWith('This image file is larger than it needs to be');
}
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
const BYTES_PER_PIXEL = 1 / 6;
const LITTLE = 0.1;
const CROPPED = 4;
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
function savingDevice(row, device) {
    return subRowsOf(row).some(isSized) ? DEVICE_NAMES[device] : undefined;
}
function overScreen(reason, row, device) {
    const size = row['file']?.size;
    const [width, height] = size ?? TOO_LARGE.exec(reason)?.slice(1, 3).map(Number) ?? [];
    if (!width || !height)
        return [];
    const [screenWidth, screenHeight] = SCREENS[device];
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
const SAME_SHAPE = 0.03;
function isNear(one, other) {
    return Math.abs(one - other) <= 2;
}
function sizesInWords([width, height, drawnWidth, drawnHeight], device, size) {
    const [seen, whole] = [width / height, drawnWidth / drawnHeight];
    const tolerance = SAME_SHAPE + 1 / Math.max(1, Math.min(drawnWidth, drawnHeight));
    if (!Number.isFinite(seen / whole) || Math.abs(seen / whole - 1) <= tolerance)
        return `A ${device} shows it at ${drawnWidth} × ${drawnHeight} device pixels. The file has ${(size ?? [width, height]).join(' × ')} px.`;
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
const SAME_PAINT_MS = 100;
function isLateInSimulationOnly(result, device, document) {
    if (!isLate(result))
        return false;
    if (!waitsForNoFile(result))
        return ((0,metric_bounds/* isGood */.Kg)(result, FCP, metric_bounds/* FCP_MS */.R7) &&
            (waitsForSmallImage(result, device) || waitsForTile(result, device, document)));
    return (0,metric_bounds/* isGood */.Kg)(result, FCP, metric_bounds/* FCP_MS */.R7) || ((0,metric_bounds/* isGood */.Kg)(result, FCP, core_web_vitals/* LCP_MS */.m) && isInFirstPaint(result));
}
function isLateWithFirstPaint(result) {
    return waitsForNoFile(result) && isLate(result) && isInFirstPaint(result);
}
function mainContentMs(result) {
    return result.audits[isLateWithFirstPaint(result) ? FCP : LCP]?.numericValue;
}
function lcpElement({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .map(elementOf)
        .find(element => element !== undefined);
}
function lcpParts({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .filter(row => textOf(row, 'subpart') !== '')
        .map(row => ({
        part: textOf(row, 'subpart'),
        label: textOf(row, 'label'),
        ms: Math.round(numberOf(row, 'duration')),
    }));
}
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
const OBSERVED_SHARE = 0.5;
const TRANSFER_SHARE = 0.3;
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
const KEPT = new Set(['Image', 'Script', 'Stylesheet', 'Font', 'Media']);
function nothingLoaded(result, id) {
    const kind = KINDS[id];
    if (!kind)
        return undefined;
    return loadsNone(result, row => textOf(row, 'resourceType') === kind.type)
        ? (0,judging_judgement/* notApplicable */.hH)(kind.none)
        : undefined;
}
function keepsNothing(result, own) {
    return loadsNone(result, row => KEPT.has(textOf(row, 'resourceType')) && own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
}
function loadsNone({ audits }, isMeant) {
    const requests = rowsOf(audits['network-requests']);
    return requests.length > 0 && !requests.some(isMeant);
}
function firstPartyOrigins({ entities }, page) {
    const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins);
    return new Set([new URL(page.url).origin, ...own, ...(0,syntax_preview/* productionOrigins */.jL)(page.preview)]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/savings.js











const MIN_SAVED_MS = 300;
const MIN_SAVED_BYTES = 100 * 1024;
const BYTES_ONLY = new Set(['unused-javascript', 'unused-css-rules']);
const WHOLE_TIMES = new Set(['render-blocking-insight']);
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
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, page.url, report.device, rawSizes(report)), `Lighthouse estimates that ${gains.join(' and ')} can be saved${device === undefined ? '' : ` on a ${device}`}`);
}
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
function unjudgedReason(audit) {
    if (!audit)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not look at this');
    if (audit.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`Lighthouse failed here: ${audit.errorMessage}`);
    if (audit.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('the page has nothing that this check is about');
    return audit.score === null ? (0,judging_judgement/* pass */.IX)() : undefined;
}
function usefulMs({ median, device }, audit, document) {
    const isWithFirst = isLateInSimulationOnly(median, device, document) || isLateWithFirstPaint(median);
    return Math.max((0,metric_bounds/* isGood */.Kg)(median, 'first-contentful-paint', metric_bounds/* FCP_MS */.R7) ? 0 : savedMs(audit, 'FCP'), (0,metric_bounds/* isGood */.Kg)(median, 'largest-contentful-paint', core_web_vitals/* LCP_MS */.m) || isWithFirst ? 0 : savedMs(audit, 'LCP'), (0,metric_bounds/* isGood */.Kg)(median, 'total-blocking-time', metric_bounds/* TBT_MS */.KP[device]) ? 0 : savedMs(audit, 'TBT'));
}
function mostMs({ device }, audit) {
    const ofAllRows = (name) => rowsOf(audit).reduce((sum, row) => sum + numberOf(row, name), 0);
    const bytes = Math.max(ofAllRows('wastedBytes'), savedBytes(audit));
    return ofAllRows('wastedMs') || transferMs(bytes, device) || Infinity;
}
const MIN_RAW_BYTES = 1_000_000;
function rawSizes({ median }) {
    const large = rowsOf(median.audits['network-requests']).filter(row => {
        const bytes = numberOf(row, 'resourceSize');
        return bytes >= MIN_RAW_BYTES && bytes > 1.5 * numberOf(row, 'transferSize');
    });
    return new Map(large.map(row => [textOf(row, 'url'), numberOf(row, 'resourceSize')]));
}
const LEAST_PART = 0.1;
function placesOf(audit, pageUrl, device, raw = new Map()) {
    const gain = (row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs');
    const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a));
    const least = rows[0] === undefined ? 0 : LEAST_PART * gain(rows[0]);
    const places = rows
        .filter(row => gain(row) >= least)
        .map(row => placeOf(row, pageUrl, gainText(row, device, WHOLE_TIMES.has(audit.id), raw.get(textOf(row, 'url')))));
    return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }];
}
const MOST = 0.95;
function gainText(row, device, isWhole, raw) {
    const bytes = numberOf(row, 'wastedBytes');
    const ms = numberOf(row, 'wastedMs');
    const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize');
    const reasons = reasonsOf(row, device);
    const signals = subRowsOf(row).map(sub => textOf(sub, 'signal'));
    const size = total > 0 ? ` of ${(0,quantities/* bytesText */.pV)(total)}` : '';
    const unpacked = raw === undefined || total === 0 ? '' : `${(0,quantities/* bytesText */.pV)(raw)} uncompressed`;
    const who = savingDevice(row, device);
    const part = reasons.length > 0 && bytes >= MOST * total
        ? 'most'
        : size.slice(4) === (0,quantities/* bytesText */.pV)(bytes)
            ? 'nearly all'
            : (0,quantities/* bytesText */.pV)(bytes);
    const what = bytes > 0
        ? who === undefined
            ? `${part}${size}${unpacked && ` (${unpacked})`} could be saved`
            : `A ${who} could save ${part}${size}`
        : ms > 0
            ? isWhole
                ? `delays the first paint by up to ${(0,quantities/* timeText */.Tc)(ms)}${size && ` (${[size.slice(4), unpacked].filter(text => text !== '').join(', ')})`}`
                : `${(0,quantities/* timeText */.Tc)(ms)} could be saved`
            : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ');
    const module = textOf(row, 'source');
    const gain = [what, inlineText(row), module, ...signals].filter(text => text !== '').join('; ');
    const file = elementFile(row);
    const sentence = file === '' ? gain : `${file}: ${gain}`;
    return reasons.length > 0 ? [`${sentence}.`, ...reasons].join(' ') : sentence;
}
const MAX_INLINE = 60;
function inlineText(row) {
    const text = textOf(row, 'url').trim();
    if (row['node'] !== undefined || text === '' || URL.canParse(text))
        return '';
    return `the style sheet in the page that begins with "${(0,cut/* cutEnd */.ym)(text.replace(/\s+/g, ' '), MAX_INLINE)}"`;
}
function elementFile(row) {
    const url = row['node'] === undefined ? '' : textOf(row, 'url');
    return url.startsWith('data:') ? 'inline' : url;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/back-forward-cache.js





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
    const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable');
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))));
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/own-files.js



const MAX_FETCHED = 20;
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









const MIN_REPEATED_BYTES = 50 * 1024;
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
const MAX_ELEMENTS = 1400;
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



const MAX_FRAMES = 8;
const MAX_FRAME = 14_000;
const MAX_KEPT = 42_000;
const FRAME = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;
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
const ICON_FONT = /(?:^|[/_-])(?:fa-(?:solid|regular|brands|light|thin|duotone|v4compat)|font-?awesome|glyphicons?|bootstrap-icons|material-?(?:icons|symbols|design-?icons)|dashicons|themify|icomoon|fontello|flaticon|icofont|ionicons?|linea(?:r|wesome)-?icons?|simple-line-icons|feather|remixicon|boxicons|eleganticons|et-line|[\w-]{0,30}icons?)[\w.-]{0,60}\.(?:woff2?|ttf|otf|eot|svg)$/i;
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
const MAX_FONT = 200_000;
const UNPACKED = /\.(ttf|otf)$/i;
const MIN_UNPACKED = 100_000;
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
const MANY_BYTES = 1_000_000;
const MAX_IMAGE_BYTES = 1_000_000;
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
function heaviestFile({ median, device }, gap) {
    const rows = gap === undefined ? rowsOf(median.audits[AUDIT]) : sizelessRows({ median, device });
    return Math.max(0, ...rows
        .filter(row => numberOf(row, 'wastedBytes') >= MIN_FILE_BYTES)
        .map(row => numberOf(row, 'totalBytes')));
}
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
const MIN_FILE_BYTES = 50_000;
const MIN_SHARE = 1 / 3;
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
function deliverySavings(report, gap) {
    return gap === undefined
        ? savedBytes(report.median.audits[AUDIT])
        : sizelessRows(report).reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
}
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
    const isSized = rows.some(row => savingDevice(row, report.device) !== undefined);
    const means = isSized
        ? 'by format, compression, and sizes no larger than the screen'
        : 'by format and compression';
    return (0,judging_judgement/* fail */.fJ)(placesOf({ ...audit, details: tableOf(rows) }, page.url, report.device), `Lighthouse estimates that ${(0,quantities/* bytesText */.pV)(bytes)} can be saved ${means}. ${unsaid}`);
}
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
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/drawn-images.js


const drawn_images_LITTLE = 4096;
function asDrawn(audit, scales) {
    const rows = rowsOf(audit);
    if (!rows.some(row => textOf(row, 'url') in scales))
        return audit;
    const items = rows.flatMap(row => {
        const scale = scales[textOf(row, 'url')];
        return scale === undefined ? [row] : rowAsDrawn(row, scale);
    });
    const bytesOf = (some) => some.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    const overallSavingsBytes = Math.max(1, savedBytes(audit) - bytesOf(rows) + bytesOf(items));
    return {
        ...audit,
        details: { ...audit.details, items, overallSavingsBytes },
    };
}
function rowAsDrawn(row, scale) {
    const subs = subRowsOf(row);
    const ofSize = subs.find(sub => pixelsOf(textOf(sub, 'reason')) !== undefined);
    if (!ofSize)
        return [row];
    const { file, shown } = pixelsOf(textOf(ofSize, 'reason'));
    const [before, now] = [1 - shown / file, 1 - (scale ** 2 * shown) / file];
    if (before <= 0)
        return [row];
    const imageBytes = numberOf(ofSize, 'wastedBytes') / before;
    const bySize = Math.max(0, now) * imageBytes;
    const others = subs.filter(sub => sub !== ofSize);
    const byFormat = Math.max(0, ...others.map(sub => numberOf(sub, 'wastedBytes')));
    const reason = enlarged(textOf(ofSize, 'reason'), scale);
    const items = bySize > drawn_images_LITTLE ? [...others, { ...ofSize, reason, wastedBytes: Math.round(bySize) }] : others;
    const ofRest = bySize > drawn_images_LITTLE ? now * (imageBytes - byFormat) : 0;
    return items.length === 0
        ? []
        : [{ ...row, wastedBytes: Math.round(byFormat + ofRest), subItems: { type: 'subitems', items } }];
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/image-files.js



const image_files_AUDIT = 'image-delivery-insight';
const MAX_READ = 5;
const MIN_SAVED = 50_000;
const JPEG_NAME = /\.jpe?g$/i;
async function withImageFiles(visit, report) {
    const { audits, imageSizes = {}, imageScales = {} } = report.median;
    const audit = audits[image_files_AUDIT] && asDrawn(audits[image_files_AUDIT], imageScales);
    const rows = rowsOf(audit);
    if (!audit || rowsOf(audits[image_files_AUDIT]).length === 0)
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

const MAX_PLACES = 5;
const MAX_CAUSES = 3;
const layout_shifts_LEAST_PART = 0.1;
const LEAST_SHIFT = 0.01;
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
const UNSIZED = 'Media element lacking an explicit size';
const FONT = 'Web font loaded';
const WORDS = {
    [UNSIZED]: 'an image or video without width and height',
    [FONT]: 'a web font that came late',
    'Injected iframe': 'a frame that was put in',
};
function shiftMessage(result, row) {
    return `This element moves, which adds ${shiftText(numberOf(row, 'score'))} to CLS.${causesText(result, row)}`;
}
function causesText(result, row) {
    const causes = new Set();
    const fonts = new Set();
    const grown = distanceOf(result, row)?.grown;
    const media = new Set(mediaCauses(result, row));
    for (const cause of subRowsOf(row)) {
        const extra = extraOf(cause);
        const text = textOf(cause, 'cause');
        if (text === FONT) {
            if (!grown)
                fonts.add(textOf(extra, 'value'));
            continue;
        }
        const isMedia = elementOf(extra) !== undefined;
        if (text === '' || (isMedia && !media.has(cause)))
            continue;
        const named = isMedia ? elementOf(extra)?.snippet : textOf(extra, 'value');
        const words = WORDS[text] ?? text;
        causes.add(named ? `${words} (${named})` : words);
    }
    if (fonts.size > 0)
        causes.add(fontsText([...fonts]));
    for (const image of imagesAsHigh(result, row))
        causes.add(`${WORDS[UNSIZED]} (${elementOf(image)?.snippet})`);
    if (grown && causes.size === 0)
        causes.add(`content was put in or shown: what stands there grew from ${Math.round(grown.from)} to ${Math.round(grown.to)} px in height`);
    return causes.size > 0 ? ` Cause: ${[...causes].slice(0, MAX_CAUSES).join('; ')}` : '';
}
function fontsText(addresses) {
    const [first = '', ...others] = addresses;
    if (others.length === 0)
        return first === '' ? WORDS[FONT] : `${WORDS[FONT]} (${first})`;
    const names = addresses
        .slice(0, MAX_CAUSES)
        .map(address => (URL.parse(address)?.pathname ?? address).replace(/^.*\/(?=.)/s, ''));
    const rest = addresses.length > MAX_CAUSES ? ', …' : '';
    return `${addresses.length} web fonts that came late: ${names.join(', ')}${rest}`;
}
const LINE_HEIGHT = 40;
const DESCENT = 10;
function imagesAsHigh(result, shift) {
    const causes = subRowsOf(shift);
    const isOfMedia = (cause) => elementOf(extraOf(cause)) !== undefined;
    if (mediaCauses(result, shift).length > 0 || causes.some(cause => !isOfMedia(cause)))
        return [];
    const down = distanceOf(result, shift)?.down ?? 0;
    if (down === 0)
        return [];
    const above = rowsOf(result.audits['unsized-images']).filter(row => isAbove(nodeOf(row), nodeOf(shift)) && !staysInBox(result, nodeOf(row), shift));
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
function isAbove(node, other) {
    const upper = node?.['boundingRect'];
    const lower = other?.['boundingRect'];
    return (numberOf(upper, 'bottom') > 0 &&
        numberOf(upper, 'bottom') <= numberOf(lower, 'top') + 1 &&
        numberOf(upper, 'left') < numberOf(lower, 'right') &&
        numberOf(lower, 'left') < numberOf(upper, 'right'));
}
function mediaCauses(result, shift) {
    const causes = subRowsOf(shift).filter(cause => mediaOf(cause, shift) && !staysInBox(result, extraOf(cause), shift));
    const down = distanceOf(result, shift)?.down ?? 0;
    const height = causes.reduce((sum, cause) => sum + bottomOf(extraOf(cause)) - topOf(extraOf(cause)), 0);
    return down > 0 && down > height + causes.length * LINE_HEIGHT ? [] : causes;
}
function staysInBox({ heldImages = [] }, image, moved) {
    const held = heldImages.find(one => one.image === textOf(image, 'path'));
    return held !== undefined && !textOf(nodeOf(moved), 'path').startsWith(`${held.box},`);
}
function mediaOf(cause, moved) {
    const extra = extraOf(cause);
    const element = elementOf(extra);
    if (!element || SIZES.every(size => size.test(element.snippet)))
        return undefined;
    const isBelow = nodeOf(moved)?.['boundingRect'] !== undefined && topOf(extra) > topOf(nodeOf(moved));
    return isBelow || isPartOf(extra, nodeOf(moved)) ? undefined : element;
}
function isPartOf(node, other) {
    const around = textOf(other, 'path');
    return around !== '' && textOf(node, 'path').startsWith(`${around},`);
}
const SIZES = [/\swidth="\d/, /\sheight="\d/];
function nodeOf(row) {
    return row['node'];
}
function extraOf(cause) {
    return cause['extra'];
}
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




const MAX_IMAGES = 60;
const lazy_images_MAX_ADDRESS = 200;
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
const READ_BY_SCRIPTS = /\s(data-(?:lazy-|original-)?(?:src|srcset|bg|background(?:-image)?|bg-image|image|image-src|lazy|original|parallax-image))="([^"]{0,500}\.(?:avif|gif|jpe?g|png|svg|webp)\b[^"]{0,500})/i;
function discoveryFault(name, element, result, document) {
    const said = DISCOVERY_FAULTS[name];
    if (name !== 'requestDiscoverable' || !element)
        return said;
    const [, read, files = ''] = READ_BY_SCRIPTS.exec(element.snippet) ?? [];
    if (read !== undefined && namesLoadedImage(result, files) !== false)
        return `The HTML names the file of the image only in ${read.toLowerCase()}, so a script must come first and read it.`;
    const property = namedInStyle(result, element, document);
    if (property === undefined)
        return said;
    const where = property === '' ? '' : ` (${property} in the HTML)`;
    return `Only a style names the file of the image${where}, so the browser finds it when it lays the page out.`;
}
const SOURCE = /^<img\b[^>]{0,2000}?\ssrc="([^"]{1,2000})"/i;
function isNamedByImage(document, element) {
    const [, source] = SOURCE.exec(element?.snippet ?? '') ?? [];
    const url = source === undefined ? undefined : document.resolve(source);
    if (url === undefined)
        return false;
    return document.elements('img').some(image => document.resolve((0,html_document/* attribute */.lt)(image, 'src') ?? '') === url);
}
const VIDEO = /^<video\b/i;
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
    if (unmet.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const faults = unmet.filter(([name]) => name === 'eagerlyLoaded' || !onTime);
    if (faults.length === 0)
        return noTimes === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notMeasured */.q7)(noTimes);
    const message = faults.map(([name]) => discoveryFault(name, element, median, document)).join(' ');
    return (0,judging_judgement/* fail */.fJ)({ url: pageUrl, ...element, message });
}
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
function judgeUnsized({ median }, pageUrl, gap) {
    const audit = median.audits['unsized-images'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(median, 'unsized-images') ?? (0,judging_judgement/* pass */.IX)();
    if (gap !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(gap);
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
const MAX_SHEETS = 10;
const MAX_START = 20_000;
const MAX_SHOWN = 3;
const SHOWN = 100;
const imported_styles_MAX_ADDRESS = 2000;
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
const GENERATED = /\/(?:mbr-additional\.css|site_libs\/|_next\/|_nuxt\/|_astro\/|wp-(?:content|includes)\/|gitbook\/|sphinx|_static\/|elementor)/i;
function isSheet(link) {
    return (!GENERATED.test(((0,html_document/* attribute */.lt)(link, 'href') ?? '').slice(0, imported_styles_MAX_ADDRESS)) &&
        (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'stylesheet' &&
        (0,html_document/* attribute */.lt)(link, 'disabled') === undefined &&
        (0,html_document/* parentOf */.gN)(link)?.tagName !== 'noscript');
}
function addressesNamed(document) {
    return new Set(document
        .elements('link')
        .filter(link => /\b(?:stylesheet|preload)\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''))
        .flatMap(link => document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '')?.href ?? []));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/local-only-script.js





const HEAD = 2048;
const ONE_FUNCTION = /^\s?(?:['"]use strict['"];?\s?)?;?\s?[!+(]\(?\s?(?:async\s)?(?:function\b[^(]{0,40})?\(/;
const LOCAL_NAME = `['"](?:localhost|127\\.0\\.0\\.1)['"]`;
const LEAVES_ELSEWHERE = new RegExp(`\\bif\\s?\\(\\s?(?:[\\w$.]{1,60}\\s?!==?\\s?${LOCAL_NAME}|!\\s?\\[\\s?${LOCAL_NAME}[^\\]]{0,100}\\]\\s?\\.includes\\()` +
    '[^;{}|]{0,200}\\)\\s?\\{?\\s?return\\b');
function isLocalOnly(script) {
    const code = withoutComments(script.slice(0, HEAD)).replace(/\s+/g, ' ');
    if (!ONE_FUNCTION.test(code) || !/\blocation\.host(?:name)?\b/.test(code))
        return false;
    const found = LEAVES_ELSEWHERE.exec(code);
    return found !== null && isInOneBlock(code.slice(0, found.index));
}
function isInOneBlock(code) {
    return code.split('{').length - code.split('}').length === 1;
}
function withoutComments(code) {
    return code.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}
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
const metrics_MAX_PLACES = 5;
const LATE_IN_SIMULATION = 'the main content is a text or a small image that comes with the first text; Lighthouse estimates its time as if it waited for all images';
const WAITS_FOR_GRAPHICS = 'the page draws without pause, as with WebGL, and Chrome has no graphics processor here: its times are not those of a phone';
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
function metricOf(result, id) {
    const audit = result.audits[id];
    if (audit?.errorMessage !== undefined)
        return audit.errorMessage;
    const value = id === 'largest-contentful-paint' ? mainContentMs(result) : audit?.numericValue;
    return value ?? 'Lighthouse gave no value';
}
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
const UNATTRIBUTABLE = 'Unattributable';
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

// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/render-blocking.js









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
function render_blocking_judgeFiles({ page, report }, preview) {
    const { audits } = report.median;
    const failed = new Set(rowsOf(audits['network-requests'])
        .filter(row => !hasLoaded(numberOf(row, 'statusCode')))
        .map(row => textOf(row, 'url')));
    const judged = judgeLoaded({ page, report }, failed, preview);
    return judged.outcome === 'fail' ? judged : (judgeLost(page.document, failed) ?? judged);
}
const MANY_HOSTS = 2;
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
        return (0,judging_judgement/* pass */.IX)('only scripts at its end, or that make all of the page');
    const early = judgeSaving({ page, report }, render_blocking_AUDIT, url => late.has(url));
    if (early.outcome !== 'fail')
        return early;
    const isUnknown = (url) => failed.has(url) || (0,syntax_preview/* isMixedOnProduction */.oo)(preview, url);
    const loaded = judgeSaving({ page, report }, render_blocking_AUDIT, url => late.has(url) || isUnknown(url));
    return loaded.outcome === 'fail'
        ? loaded
        : (0,judging_judgement/* notMeasured */.q7)('files that block the first paint did not load here, or browsers block them on production');
}
function hasLoaded(status) {
    return status > 0 && status < 400;
}
function lateScripts(document) {
    const isMade = isMadeByScripts(document);
    return new Set(document
        .elements('script')
        .filter(script => isMade || (document.body !== undefined && document.isBelow(script, document.body)))
        .map(script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? '')));
}
const SHOWN_WITHOUT_TEXT = ['img', 'picture', 'svg', 'video', 'canvas', 'iframe', 'input', 'button'];
function isMadeByScripts(document) {
    return (0,script_shell/* scriptShellOf */.HH)(document)?.characters === 0 && document.elements(...SHOWN_WITHOUT_TEXT).length === 0;
}
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i;
function blockingScripts(document) {
    if (isMadeByScripts(document))
        return [];
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




const SERVICES = new Set([...third_party_purpose/* SERVE_NOTHING */.EM, 'captcha', 'marketing']);
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
const SERVER_RESPONSE_MS = 600;
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/source-quotations.js

const TAG = /^<([a-z][a-z\d-]{0,30})(?=[\s>])/i;
const ATTRIBUTE = /\s([^\s=">]{1,100})="([^"]{0,1000})"/g;
const NOT_WRITTEN = new Set(['src', 'style', 'title']);
function quotingSource(topic) {
    return {
        ...topic,
        async judge(visit) {
            const findings = await topic.judge(visit);
            const judgements = Object.entries(findings.judgements);
            if (!judgements.some(([, judgement]) => showsTag(judgement)))
                return findings;
            const { document } = await visit.htmlPage();
            return {
                ...findings,
                judgements: Object.fromEntries(judgements.map(([name, judgement]) => [name, withQuotations(judgement, document)])),
            };
        },
    };
}
function showsTag(judgement) {
    return judgement.outcome === 'fail' && judgement.occurrences.some(isTag);
}
function isTag({ snippet, line }) {
    return line === undefined && snippet !== undefined && TAG.test(snippet);
}
function withQuotations(judgement, document) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const occurrences = judgement.occurrences.map(place => {
        const element = isTag(place) ? source_quotations_elementOf(place.snippet, document) : undefined;
        if (!element)
            return place;
        const { snippet, line, column } = document.occurrence(element);
        return {
            ...place,
            ...(snippet !== undefined && { snippet }),
            ...(line !== undefined && { line }),
            ...(column !== undefined && { column }),
        };
    });
    return { ...judgement, occurrences };
}
function source_quotations_elementOf(tag, document) {
    const isCut = /…>?$/.test(tag);
    const shown = [...tag.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, unescaped(value)]);
    const named = shown.filter(([name]) => !NOT_WRITTEN.has(name));
    const source = shown.find(([name]) => name === 'src')?.[1];
    const isAlike = (element) => (isCut || element.attrs.filter(({ name }) => !NOT_WRITTEN.has(name)).length === named.length) &&
        named.every(([name, value]) => isShownAs((0,html_document/* attribute */.lt)(element, name), value));
    const alike = document.elements(TAG.exec(tag)[1].toLowerCase()).filter(isAlike);
    const ofSource = alike.filter(element => isSource(document, element, source));
    const [only, ...others] = ofSource.length > 0 ? ofSource : alike;
    return others.length > 0 ? undefined : only;
}
function isShownAs(value, shown) {
    return value !== undefined && (shown.endsWith('…') ? value.startsWith(shown.slice(0, -1)) : value === shown);
}
function isSource(document, element, shown) {
    const written = (0,html_document/* attribute */.lt)(element, 'src');
    if (shown === undefined || written === undefined)
        return shown === written;
    return isShownAs(written, shown) || isShownAs(document.resolve(written), shown);
}
function unescaped(value) {
    return value
        .replaceAll('&quot;', '"')
        .replaceAll('&nbsp;', '\u00a0')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/font-rules.js


const font_rules_MAX_SHEETS = 5;
const MIN_WASTED = 20_000;
const FONT_FACE = /@font-face\s{0,20}\{[^}]*\}/gi;
async function withoutFontRules(visit, audit) {
    const details = audit.details;
    if (!Array.isArray(details?.['items']))
        return audit;
    const items = details['items'];
    const large = items
        .filter(row => numberOf(row, 'wastedBytes') >= MIN_WASTED && isAddress(textOf(row, 'url')))
        .toSorted((a, b) => numberOf(b, 'wastedBytes') - numberOf(a, 'wastedBytes'))
        .slice(0, font_rules_MAX_SHEETS);
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
async function bytesOfFonts(visit, row) {
    const { final } = await visit.fetch(textOf(row, 'url'));
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return 0;
    const text = final.body.toString('latin1');
    const characters = text.matchAll(FONT_FACE).reduce((sum, [rule]) => sum + rule.length, 0);
    const [wasted, total] = [numberOf(row, 'wastedBytes'), numberOf(row, 'totalBytes')];
    if (characters === 0 || total === 0)
        return 0;
    const unused = (text.length * wasted) / total;
    return unused === 0 ? 0 : wasted * Math.min(1, characters / unused);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/styles.js




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
async function withoutFonts(visit, measured) {
    const { report } = measured;
    const { audits } = report.median;
    const audit = audits['unused-css-rules'];
    if (!audit)
        return measured;
    const unused = await withoutFontRules(visit, audit);
    const median = { ...report.median, audits: { ...audits, 'unused-css-rules': unused } };
    return { ...measured, report: { ...report, median } };
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/third-parties.js







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
        const own = new Set((0,syntax_preview/* productionOrigins */.jL)(page.preview));
        const rows = rowsOf(audit).filter(row => !own.has(originOf(row)));
        return {
            judgements: { 'third-parties-insight': third_parties_judge(audit, rows, page.url, whyNoTimes(report)) },
            facts: { thirdParties: third_parties_factsOf(rows) },
        };
    },
});
const MAX_MAIN_THREAD_MS = 250;
const MAX_LISTED = 50;
const MAX_URLS = 5;
function third_parties_judge(audit, rows, pageUrl, noTimes) {
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
const MIN_COMPRESSIBLE_BYTES = 5 * 1024;
const COMPRESSIBLE = /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i;
const ONLY_SMALL_TEXTS = `the site sends no text of ${(0,quantities/* bytesText */.pV)(MIN_COMPRESSIBLE_BYTES)} or more`;
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
const MAX_BYTES = 5_000_000;
const weight_MIN_FILE_BYTES = MAX_BYTES / 50;
function weight_judge(report, pageUrl, gap) {
    const audit = report.median.audits['total-byte-weight'];
    const total = audit?.numericValue;
    if (total === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not weigh the page');
    if (total <= MAX_BYTES)
        return (0,judging_judgement/* pass */.IX)((0,quantities/* bytesText */.pV)(total));
    const images = deliverySavings(report, gap);
    if (total - images <= MAX_BYTES && images >= total / 2)
        return (0,judging_judgement/* pass */.IX)(`${(0,quantities/* bytesText */.pV)(total)}, of which smaller images save ${(0,quantities/* bytesText */.pV)(images)} (images-heavy)`);
    const all = rowsOf(audit);
    const large = all.filter(row => numberOf(row, 'totalBytes') >= weight_MIN_FILE_BYTES);
    const places = (large.length > 0 ? large : all).map(row => placeOf(row, pageUrl, (0,quantities/* bytesText */.pV)(numberOf(row, 'totalBytes'))));
    return (0,judging_judgement/* fail */.fJ)(places, `${(0,quantities/* bytesText */.pV)(total)} in all (warning above ${(0,quantities/* bytesText */.pV)(MAX_BYTES)})`);
}
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
].map(quotingSource);


/***/ }),

/***/ 65559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ imageOf)
/* harmony export */ });
/* harmony import */ var image_size__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72013);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);


const MAX_IMAGE_HEADER_BYTES = 1024 * 1024;
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
function isSvg(body) {
    const start = Buffer.from(body.subarray(0, SVG_PROLOGUE_BYTES)).toString('latin1');
    const firstElement = /<[a-z][\w:.-]*/i.exec(withoutComments(start))?.[0].toLowerCase();
    return firstElement !== undefined && /^<(?:\w+:)?svg$/.test(firstElement) && /^[^\w]*</.test(start);
}
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
/* harmony export */   J6: () => (/* binding */ copiesSaid),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28859);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);








const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function copiesSaid(response) {
    return isSaid(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) ? (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) : undefined;
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
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ }),

/***/ 28859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ PUBLISHED_COPIES),
/* harmony export */   T0: () => (/* binding */ MAX_COPIES),
/* harmony export */   pP: () => (/* binding */ MAX_COPY_PATH)
/* harmony export */ });
const PUBLISHED_COPIES = 'seo-preflight-published-copies';
const MAX_COPIES = 10;
const MAX_COPY_PATH = 300;


/***/ })

};

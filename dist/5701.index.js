export const id = 5701;
export const ids = [5701];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const label = charsetOf(contentType);
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
    return { text: decode(body, encoding), encoding };
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
/** By encoding: to make one takes longer than to decode a page with it. */
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
}


/***/ }),

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

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
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
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
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79786);

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)('no scripts run on the page');
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled, scripts }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const isLedOn = scripts.state === 'unseen' && scripts.ledOn;
    const unknown = isLedOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. */
function renderingFacts({ scripts }) {
    if (scripts.state === 'seen')
        return { judged: 'rendered', reason: null };
    return { judged: 'sent', reason: scripts.state === 'none' ? 'no scripts run on the page' : scripts.reason };
}


/***/ }),

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/**
 * What the status of an answer proves of what was asked for, by RFC 9110 section 15 and by what servers do to programs.
 */
/** It is there, as the answer shows it. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** It is not there (404, 410). */
function isGone(status) {
    return status === 404 || status === 410;
}
/** Answers that some give to programs or strangers, and not to all readers. 999 is LinkedIn's. */
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
/** Nothing: the server refuses, or fails now, and may answer others, or later, otherwise. */
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

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

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page.document, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(document, element) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(href, document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(target, page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
/** @param stated value of an attribute or parameter of the link */
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : { url: undefined, problem: `Google ignores a canonical with ${disqualified.join(', ')}` };
}


/***/ }),

/***/ 51801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
;// CONCATENATED MODULE: ./lib/engine/page/links/css-urls.js
/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500;
/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`) and the names of `@namespace` are none.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
function cssUrls(css) {
    const urls = [];
    let rule = '';
    for (const [token, double, single, name, doubleUrl, singleUrl, bareUrl] of css.matchAll(TOKENS)) {
        if (token.startsWith('/*'))
            continue;
        const address = doubleUrl ?? singleUrl ?? bareUrl;
        const text = address ?? (rule === '@import' ? (double ?? single) : undefined);
        if (text !== undefined && rule !== '@namespace') {
            const url = unescaped(text).trim();
            if (url !== '' && !url.startsWith('#'))
                urls.push(url);
            if (urls.length >= MAX_URLS)
                break;
        }
        rule = name?.toLowerCase() ?? '';
    }
    return urls;
}
/** @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function unescaped(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = Number.parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}

;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

/** Most values of one page that are looked at. */
const MAX_VALUES = 20_000;
/** Most URLs that are taken from the JSON-LD of one page. */
const json_ld_urls_MAX_URLS = 500;
/**
 * Properties of schema.org whose texts are addresses that people and crawlers open. Identifiers (`@id`, `identifier`,
 * values of enumerations) need not lead anywhere.
 *
 * @see https://schema.org/URL
 */
const URL_PROPERTIES = new Set([
    ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
    ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
    ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
    ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
    ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
    ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
]);
/** The URLs in the JSON-LD blocks of a page, in their order. Broken blocks are for the schema tool to find. */
function jsonLdUrls(document) {
    const found = [];
    for (const script of document.elements('script')) {
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < json_ld_urls_MAX_URLS)
                found.push({ href, property, script });
        };
        collect(parseJson((0,html_document/* textOf */.b6)(script)), add);
    }
    return found;
}
function collect(root, add) {
    const pending = [{ property: '', value: root }];
    for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen++) {
        const { property, value } = pending.pop();
        if (typeof value === 'string') {
            if (URL_PROPERTIES.has(property))
                add(property, value);
            continue;
        }
        if (typeof value !== 'object' || value === null)
            continue;
        const inner = Array.isArray(value)
            ? value.map(one => ({ property, value: one }))
            : Object.entries(value).map(([key, one]) => ({ property: nameOf(key, property), value: one }));
        for (let at = Math.min(inner.length, MAX_VALUES) - 1; at >= 0; at--)
            pending.push(inner[at]);
    }
}
/** The `@id` of a page in a breadcrumb is its address, which Google asks for there. */
function nameOf(key, outer) {
    return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
}
/** Whether a text is an address for sure: the same properties also hold names and plain texts. */
function looksLikeAddress(text) {
    return /^(?:https?:)?\/\/[^\s/]|^\/[^\s/]/i.test(text) && !/[\s{}]/.test(text);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/links/link-attributes.js


/**
 * The attributes that hold URLs, by element: those of the standard, the `background` of old pages, which browsers still
 * load, and the ones of SVG. `xlink:href` is `href` after parsing.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
const URL_ATTRIBUTES = {
    a: [{ name: 'href', kind: 'navigation' }],
    area: [{ name: 'href', kind: 'navigation' }],
    audio: [{ name: 'src', kind: 'media' }],
    blockquote: [{ name: 'cite', kind: 'navigation' }],
    body: [{ name: 'background', kind: 'image' }],
    button: [{ name: 'formaction', kind: 'submission' }],
    del: [{ name: 'cite', kind: 'navigation' }],
    embed: [{ name: 'src', kind: 'frame' }],
    feimage: [{ name: 'href', kind: 'image' }],
    form: [{ name: 'action', kind: formKind }],
    frame: [{ name: 'src', kind: 'frame' }],
    iframe: [{ name: 'src', kind: 'frame' }],
    image: [{ name: 'href', kind: 'image' }],
    img: [
        { name: 'src', kind: 'image' },
        { name: 'srcset', kind: 'image', syntax: 'srcset' },
        { name: 'longdesc', kind: 'navigation' },
    ],
    input: [
        { name: 'src', kind: element => (isType(element, 'image') ? 'image' : undefined) },
        { name: 'formaction', kind: 'submission' },
    ],
    ins: [{ name: 'cite', kind: 'navigation' }],
    link: [
        { name: 'href', kind: linkKind },
        {
            name: 'imagesrcset',
            kind: element => (linkKind(element) === undefined ? undefined : 'image'),
            syntax: 'srcset',
        },
    ],
    object: [{ name: 'data', kind: 'frame' }],
    q: [{ name: 'cite', kind: 'navigation' }],
    script: [
        { name: 'src', kind: scriptKind },
        { name: 'href', kind: scriptKind },
    ],
    source: [
        { name: 'src', kind: element => (isInPicture(element) ? undefined : 'media') },
        {
            name: 'srcset',
            kind: element => (isInPicture(element) ? 'image' : undefined),
            syntax: 'srcset',
        },
    ],
    table: [{ name: 'background', kind: 'image' }],
    td: [{ name: 'background', kind: 'image' }],
    th: [{ name: 'background', kind: 'image' }],
    track: [{ name: 'src', kind: 'media' }],
    use: [{ name: 'href', kind: 'image' }],
    video: [
        { name: 'src', kind: 'media' },
        { name: 'poster', kind: 'image' },
    ],
};
/** The attributes of an element that hold URLs, with their values. */
function urlAttributes(element) {
    const found = [];
    for (const { name, kind, syntax = 'url' } of URL_ATTRIBUTES[element.tagName.toLowerCase()] ?? []) {
        const value = (0,html_document/* attribute */.lt)(element, name);
        if (value === undefined)
            continue;
        const known = typeof kind === 'function' ? kind(element) : kind;
        if (known !== undefined)
            found.push({ name, value, kind: known, syntax });
    }
    return found;
}
/** Values of `rel` and what they make of the URL, the first one that an element has counts. */
const RELATIONS = [
    ['stylesheet', 'stylesheet'],
    ['icon', 'icon'],
    ['apple-touch-icon', 'icon'],
    ['apple-touch-icon-precomposed', 'icon'],
    ['mask-icon', 'icon'],
    ['manifest', 'manifest'],
    ['modulepreload', 'script'],
    ['preload', 'asset'],
    ['prefetch', 'asset'],
    ['apple-touch-startup-image', 'asset'],
    ['next', 'related'],
    ['prev', 'related'],
    ['license', 'related'],
    ['help', 'related'],
    ['author', 'related'],
    ['search', 'related'],
    ['privacy-policy', 'related'],
    ['terms-of-service', 'related'],
];
/** Types of alternates that are interfaces for programs: oEmbed, and the REST API of WordPress. */
const FOR_PROGRAMS = /^\s*(?:application\/json|(?:application|text)\/[a-z]{1,8}\+oembed)\s*(?:;|$)/i;
/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`, `EditURI`, `wlwmanifest`, as alternates of such types), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    // Browsers load it once a script enables it.
    if (own.includes('stylesheet') && (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined)
        return undefined;
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        const type = (0,html_document/* attribute */.lt)(link, 'type');
        const isFeed = (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && type !== undefined && !FOR_PROGRAMS.test(type);
        return isFeed ? 'related' : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
/** Types that make a script element a script; any other one makes it data, which is not loaded. */
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
/** A form sends by GET unless it says otherwise; `dialog` sends nothing. */
function formKind(form) {
    const method = (0,html_document/* attribute */.lt)(form, 'method')?.trim().toLowerCase();
    if (method === 'dialog')
        return undefined;
    return method === 'post' ? 'submission' : 'navigation';
}
function isType(element, type) {
    return (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() === type;
}
function isInPicture(source) {
    return (0,html_document/* parentOf */.gN)(source)?.tagName === 'picture';
}

;// CONCATENATED MODULE: ./lib/engine/page/links/srcset.js
const SPACE = /[\t\n\f\r ]/;
/**
 * URLs of a `srcset` or `imagesrcset`, in their order, as the parser of the standard collects them: a URL may hold
 * commas, descriptors in parentheses are passed over whole. Candidates with invalid descriptors, which browsers leave
 * out, are left out as well.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetUrls(value) {
    const urls = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.test(value[at]) || value[at] === ','))
            at++;
        if (at >= value.length)
            return urls;
        const start = at;
        while (at < value.length && !SPACE.test(value[at]))
            at++;
        const word = value.slice(start, at);
        if (word.endsWith(',')) {
            urls.push(withoutEndingCommas(word));
            continue;
        }
        const { descriptors, end } = readDescriptors(value, at);
        at = end;
        if (areValid(descriptors))
            urls.push(word);
    }
}
function withoutEndingCommas(word) {
    let end = word.length;
    while (end > 0 && word[end - 1] === ',')
        end--;
    return word.slice(0, end);
}
/** Words up to the comma that ends the candidate. Neither blanks nor commas inside parentheses part anything. */
function readDescriptors(value, start) {
    const descriptors = [];
    let wordStart = start;
    let inParentheses = false;
    let at = start;
    const endWord = () => {
        if (at > wordStart)
            descriptors.push(value.slice(wordStart, at));
        wordStart = at + 1;
    };
    for (; at < value.length; at++) {
        const character = value[at];
        if (inParentheses)
            inParentheses = character !== ')';
        else if (character === '(')
            inParentheses = true;
        else if (SPACE.test(character))
            endWord();
        else if (character === ',')
            break;
    }
    endWord();
    return { descriptors, end: at + 1 };
}
const WIDTH_OR_HEIGHT = /^\d+([wh])$/;
const DENSITY = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?x$/;
/** A width, with or without a height, or a density alone. */
function areValid(descriptors) {
    const units = descriptors.map(text => {
        if (DENSITY.test(text))
            return 'x';
        const unit = WIDTH_OR_HEIGHT.exec(text)?.[1];
        return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?';
    });
    return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '));
}

;// CONCATENATED MODULE: ./lib/engine/page/links/page-links.js






/** Names of the meta elements whose content is the URL of an image, of a video or of a player for social networks. */
const SOCIAL_MEDIA = new Set([
    ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
    ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
]);
/**
 * Every place of a document that holds a URL, in document order; the ones of JSON-LD come last. Whatever its scheme:
 * `mailto:`, `javascript:` and `data:` are among them. A `srcset` or a style sheet gives several.
 */
function linksOf(document) {
    const links = [];
    for (const element of document.elements()) {
        for (const { href, kind, place } of writtenIn(element, document)) {
            const address = document.addressOf(href);
            links.push({ href, url: address?.href, address, kind, document, element, place });
        }
    }
    for (const { href, property, script } of jsonLdUrls(document)) {
        const address = document.addressOf(href);
        const found = { href, url: address?.href, address, kind: 'structured-data' };
        links.push({ ...found, document, element: script, place: property });
    }
    return links;
}
function writtenIn(element, document) {
    const found = [];
    for (const { name, value, kind, syntax } of urlAttributes(element)) {
        if (syntax === 'url')
            found.push({ href: value, kind, place: name });
        else
            for (const href of srcsetUrls(value))
                found.push({ href, kind, place: name });
    }
    const style = (0,html_document/* attribute */.lt)(element, 'style');
    if (style !== undefined) {
        for (const href of cssUrls(style))
            found.push({ href, kind: 'asset', place: 'style' });
    }
    if (element.tagName === 'style') {
        for (const href of cssUrls((0,html_document/* textOf */.b6)(element)))
            found.push({ href, kind: 'asset', place: 'text' });
    }
    if (element.tagName === 'meta')
        found.push(...ofMeta(element, document));
    return found;
}
function ofMeta(meta, document) {
    const content = (0,html_document/* attribute */.lt)(meta, 'content');
    if (content === undefined)
        return [];
    if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
        const target = (0,refresh/* parseRefresh */.X)(content, document.url, document.baseUrl)?.target;
        return target === undefined ? [] : [{ href: target, kind: 'navigation', place: 'content' }];
    }
    const name = ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase();
    if (content.trim() === '')
        return [];
    if (name === 'og:url')
        return [{ href: content, kind: 'related', place: name }];
    if (!SOCIAL_MEDIA.has(name))
        return [];
    return [{ href: content, kind: 'social-image', place: name }];
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/**
 * The start of all text below an element, white space folded: as the whole text of it and then cut, without the time
 * that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf)).slice(0, most);
}
/** The same, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, text => text.length).slice(0, most));
}
function firstTexts(root, most, lengthOf) {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts.join('');
}
/**
 * The nodes below an element in document order, as far as they are asked for.
 *
 * @param most nodes
 * @param without names of nodes that are left out with all below them
 */
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
}


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
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
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
/** The link types of a link in lower case. */
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    /** What comes before one of the characters, or before the end. */
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    /** The rest of a quoted string behind its opening quote, escapes undone. */
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 */
function previewOf(url, productionUrl, base = '') {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    return {
        host,
        origin,
        folder: !isBelow && isInFolder(audited.pathname, folder) ? '' : folder,
        home: folder,
        base: isBelow ? base : '',
        here,
        words: `on a preview of ${host}`,
    };
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.folder))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    return (parsed && hereOf(preview, parsed)?.href) ?? url;
}
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`];
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 45701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 4 modules
var page_links = __webpack_require__(51801);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/site.js




/**
 * A preview names its production host in the canonical and in `og:url`, where the settings do not. Links to that host
 * are links within the site, whose pages may so far exist here alone.
 */
function siteOf(page) {
    const here = new URL(page.url);
    const hosts = page.preview?.host === undefined ? namedHosts(page) : [(0,preview/* bareHost */.n0)(page.preview.host)];
    return {
        page: here,
        local: (0,host_kind/* isLocalHost */.mJ)(here.hostname),
        futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
        preview: page.preview,
    };
}
function namedHosts(page) {
    const ogUrl = page.document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const named = [(0,canonical_links/* declaredCanonical */.fk)(page), URL.parse((ogUrl && (0,html_document/* attribute */.lt)(ogUrl, 'content')) ?? '')];
    return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []));
}
/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
function isInternal(site, url) {
    return hostOf(url) === hostOf(site.page) || site.futureHosts.has(hostOf(url));
}
/** Undefined for what will not live elsewhere. */
function copyHere(site, url) {
    if (site.futureHosts.size === 0 || !site.futureHosts.has(hostOf(url)))
        return undefined;
    if (site.preview?.host === undefined) {
        return { url: new URL(url.pathname + url.search, site.page).href, decides: false };
    }
    const here = (0,preview/* hereOf */.IS)(site.preview, url);
    return here && { url: here.href, decides: true };
}
/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }) {
    return (0,preview/* bareHost */.n0)(host);
}
function isHttp({ protocol }) {
    return protocol === 'http:' || protocol === 'https:';
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/targets.js




/** Most targets of one page that are asked for. */
const MAX_TARGETS = 2000;
/** The distinct http and https URLs of a page that can be asked for, in document order. */
function targetsOf(links, site) {
    const targets = new Map();
    for (const link of links) {
        if (link.url === undefined || !/^https?:/.test(link.url))
            continue;
        const key = (0,redirect_target/* withoutFragment */.f2)(link.url);
        let target = targets.get(key);
        if (!target) {
            target = emptyTarget(key, link, site);
            targets.set(key, target);
        }
        add(target, link, link.url.slice(key.length + 1));
    }
    return [...targets.values()]
        .filter(({ links }) => links.some(({ kind }) => kind !== 'submission'))
        .map((target, index) => index < MAX_TARGETS || target.skipped !== undefined
        ? target
        : { ...target, skipped: `the page has more than ${MAX_TARGETS} targets` });
}
function emptyTarget(key, link, site) {
    const address = link.address && link.url === key ? link.address : new URL(key);
    return {
        url: key,
        address,
        internal: isInternal(site, address),
        role: roleOf(link.kind),
        links: [],
        fragments: new Map(),
        fetchedWhole: false,
        skipped: reasonToSkip(address, link, site),
    };
}
function add(target, link, hash) {
    target.links.push(link);
    const role = roleOf(link.kind);
    if (GRAVITY.indexOf(role) < GRAVITY.indexOf(target.role))
        target.role = role;
    if (link.kind === 'icon' || link.kind === 'social-image')
        target.fetchedWhole = true;
    if (link.kind !== 'navigation')
        return;
    const fragment = placeOf(hash);
    if (fragment !== '' && !target.fragments.has(fragment))
        target.fragments.set(fragment, link);
}
const GRAVITY = ['link', 'resource', 'metadata'];
function roleOf(kind) {
    switch (kind) {
        case 'navigation':
        case 'submission':
            return 'link';
        case 'icon':
        case 'manifest':
        case 'social-image':
        case 'structured-data':
        case 'related':
            return 'metadata';
        default:
            return 'resource';
    }
}
/**
 * The name behind the `#` that must be on the page: without a text fragment (`:~:`), and empty for the routes of a
 * script (`#/`, `#!`).
 *
 * @see https://wicg.github.io/scroll-to-text-fragment/#the-fragment-directive
 */
function placeOf(hash) {
    const name = hash.split(':~:', 1)[0];
    return /^[/!]/.test(name) ? '' : name;
}
/** Placeholders of templates, which a script may fill in the browser. */
const PLACEHOLDER = /\{\{|\$\{|<%|%7B%7B|\{%/i;
/** To ask for these ends the session of the headers that the settings send. */
const ENDS_SESSION = /\/(?:log-?out|sign-?out|log-?off)(?:[/.?]|$)/i;
/** What Cloudflare makes of mail addresses. */
const HIDDEN_MAIL_ADDRESS = '/cdn-cgi/l/email-protection';
function reasonToSkip(url, link, site) {
    if (PLACEHOLDER.test(link.href))
        return 'it holds a placeholder';
    if ((0,preview/* isPlatformScript */.pY)(site.preview, url.href))
        return 'the platform puts it into previews alone';
    if (!isInternal(site, url) && (0,host_kind/* isLocalHost */.mJ)(url.hostname)) {
        return 'it is an address of another machine or a private network';
    }
    if (url.pathname === HIDDEN_MAIL_ADDRESS)
        return 'a script puts a mail address in its place';
    if (ENDS_SESSION.test(url.pathname))
        return 'it would end a session';
    return undefined;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/beside.js







/** Most folders of production of which a page is compared with the audited one, in a run. */
const MAX_COMPARED = 200;
/** Milliseconds for such a page. */
const PAGE_TIMEOUT_MS = 10_000;
/** Decoded bytes of such a page, of which the head is what counts. */
const MAX_PAGE_BYTES = 512 * 1024;
/** Which folders of the audited host are known to be of the deployment, by what answered in them. */
function foldersOf(site, answered) {
    const folders = new Set([folderOf(site.page)]);
    for (const url of answered) {
        const here = url.host === site.page.host ? url.href : copyHere(site, url)?.url;
        if (here !== undefined)
            folders.add(folderOf(new URL(here)));
    }
    return folders;
}
/**
 * What production answers where the preview has nothing; undefined where it is not to be asked, so that the preview
 * decides. The host of production may carry other applications and repositories beside the deployment, each in a folder
 * of its own. But what this very change deletes is on production as well, until the release. So production is asked only
 *
 * - for what the page names by an address of production: a relative one means the deployment itself,
 * - in a folder in which nothing of the preview answers, neither the folder itself, nor the audited page, nor any other
 *   target of it. What lies at the root is the deployment's.
 *
 * Where a page answers there that loads a script or style from the same place of the host as the audited page does,
 * then it is a page of the same site, which the change deletes. Anything else that answers is no part of it.
 *
 * @param folders see {@link foldersOf}
 */
async function askBeside(visit, site, target, folders) {
    const copy = copyHere(site, target.address);
    if (!copy?.decides || !target.links.every(({ href }) => /^\s*(?:https?:)?\/\//i.test(href)))
        return undefined;
    const folder = folderOf(new URL(copy.url));
    if (folder === '/' || folders.has(folder))
        return undefined;
    const ofFolder = await visit.linkAnswer(new URL(folder, copy.url).href);
    if (ofFolder.failure || ofFolder.status === null || !(0,network_status/* isGone */.ST)(ofFolder.status))
        return undefined;
    const answer = await visit.linkAnswer(target.url, { onProduction: true });
    const works = !answer.failure && answer.status !== null && (0,network_status/* isSuccess */.oJ)(answer.status);
    if (!works || target.role === 'resource')
        return { answer, isOfDeployment: false };
    const { document } = await visit.judgedPage();
    const isOwn = (url) => url.host === site.page.host || site.futureHosts.has((0,preview/* bareHost */.n0)(url.host));
    const own = loadedFrom(document, isOwn);
    const theirs = await loadedByPageOf(visit, folder, target.address);
    return { answer, isOfDeployment: theirs.some(place => place !== folder && own.has(place)) };
}
/** The first folder of a path, as `/docs/`; `/` for what lies at the root. */
function folderOf({ pathname }) {
    return /^\/[^/]+\//.exec(pathname)?.[0] ?? '/';
}
const LOADED = new Set(['script', 'stylesheet']);
/** The folders of its site from which a page loads scripts and styles, and such files that lie at the root. */
function loadedFrom(document, isOwn) {
    const places = new Set();
    for (const { kind, address } of (0,page_links/* linksOf */.h)(document)) {
        if (!address || !LOADED.has(kind) || !isOwn(address))
            continue;
        const folder = folderOf(address);
        places.add(folder === '/' ? address.pathname : folder);
    }
    return places;
}
/** The same of the first page that is asked for in a folder of production, once a run. */
async function loadedByPageOf(visit, folder, url) {
    const known = await visit.onceForSite(`pages beside the deployment on ${url.origin}`, async () => new Map());
    const found = known.get(folder);
    if (found)
        return await found;
    if (known.size >= MAX_COMPARED)
        return [];
    const loading = loadedByPage(visit, url);
    known.set(folder, loading);
    loading.catch(() => known.delete(folder));
    return await loading;
}
async function loadedByPage(visit, url) {
    const chunks = [];
    const { final } = await visit.stream(url.href, async (body, response) => {
        if (!/html/.test((0,exchange/* mediaType */.JL)(response)))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES });
    if (!final || chunks.length === 0)
        return [];
    const { text } = (0,charset/* decodeHtml */.i)(Buffer.concat(chunks), (0,exchange/* header */.wx)(final, 'content-type'));
    const { host } = new URL(final.url);
    return [...loadedFrom(new html_document/* HtmlDocument */.Df(text, final.url), own => (0,preview/* bareHost */.n0)(own.host) === (0,preview/* bareHost */.n0)(host))];
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/verdict.js
/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
const UNVERIFIABLE_STATUSES = new Set([
    401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
]);
/** Redirects that cannot be followed: without a `Location` there is no page. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Certificates that every browser refuses. A chain that seems incomplete may be mended by browsers, or is a proxy's. */
const REFUSED_CERTIFICATES = new Set([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
]);
/**
 * Whether a link works. Broken is only what visitors cannot open for sure: 404 and 410, names that do not exist,
 * certificates that browsers refuse, endless redirects, and of the audited site also every other error it gives to a
 * plain request. Other sites keep checkers away with errors of all kinds, so theirs prove nothing.
 */
function verdictOn(answer, circumstances) {
    const { status, failure } = answer;
    if (answer.declined)
        return { state: 'unverified', reason: 'was not asked for: its host limits requests' };
    if (failure && failure.kind !== 'bad-encoding') {
        const broken = isBrokenFailure(answer, circumstances);
        return { state: broken ? 'broken' : 'unverified', reason: failure.message };
    }
    if (status === null)
        return { state: 'unverified', reason: 'gave no answer' };
    const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`;
    return { state: stateOf(status, answer, circumstances), reason };
}
function stateOf(status, answer, circumstances) {
    const { internal, formOnly } = circumstances;
    if (status < 300 || status === 304)
        return 'ok';
    if (REDIRECTS.has(status))
        return answer.failure ? 'unverified' : 'broken';
    if (status < 400)
        return 'ok';
    if (status === 404 || status === 410)
        return 'broken';
    if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
        return 'unverified';
    return status < 600 ? 'broken' : 'unverified';
}
function isBrokenFailure(answer, { internal, namesResolve }) {
    const { kind, code = '' } = answer.failure;
    switch (kind) {
        case 'dns':
            return code === 'ENOTFOUND' && namesResolve;
        case 'certificate':
            return REFUSED_CERTIFICATES.has(code);
        case 'redirect-loop':
        case 'too-many-redirects':
            return !answer.cookieOnTheWay;
        case 'bad-location':
            return internal;
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/verify.js






/** Milliseconds that the links of one page may take together; what is still open then could not be verified. */
const CHECK_BUDGET_MS = 60_000;
/** Asks for all targets of a page. Those that take too long together could not be verified. */
async function checkTargets(visit, site, targets) {
    const over = new AbortController();
    const timeOver = (0,promises_.setTimeout)(CHECK_BUDGET_MS, undefined, { signal: over.signal }).catch(() => undefined);
    try {
        const replies = [];
        const asking = targets.map(async (target, index) => {
            if (target.skipped === undefined)
                replies[index] = await ask(visit, site, target);
        });
        const all = Promise.all(asking).then(() => askForMissing(visit, site, targets, replies));
        await Promise.race([all, timeOver]);
        const namesResolve = !site.local || targets.some((target, index) => isPublicName(target) && cameFromHost(replies[index]));
        return targets.map((target, index) => checked(target, replies[index], { site, namesResolve }));
    }
    finally {
        over.abort();
    }
}
/** What the copy here answers is no sign that the name of its production host can be resolved. */
function cameFromHost(reply) {
    if (reply === undefined)
        return false;
    const { answer, byCopy, beside } = reply;
    return (!byCopy && answer.status !== null) || (beside !== undefined && beside.answer.status !== null);
}
function isPublicName({ address }) {
    return !(0,host_kind/* isLocalHost */.mJ)(address.hostname) && (0,host_kind/* literalAddress */.I3)(address.hostname) === undefined;
}
/** Asks production for what the preview lacks, where that may be served from beside the deployment. */
async function askForMissing(visit, site, targets, replies) {
    const isThere = ({ answer }) => !answer.failure && answer.status !== null && answer.status < 400;
    const answered = targets.filter((_, index) => replies[index] && isThere(replies[index]));
    const folders = foldersOf(site, answered.map(({ address }) => address));
    const asking = targets.map(async (target, index) => {
        const reply = replies[index];
        if (!reply?.byCopy || reply.answer.status === null || !(0,network_status/* isGone */.ST)(reply.answer.status))
            return;
        const beside = await askBeside(visit, site, target, folders);
        if (beside)
            replies[index] = { ...reply, beside };
    });
    await Promise.all(asking);
}
function checked(target, reply, audit) {
    const answer = reply?.answer;
    const known = { ...target, status: answer?.status ?? null, answer, isBeside: false };
    if (target.skipped !== undefined)
        return { ...known, state: 'skipped', reason: target.skipped };
    if (answer === undefined) {
        const reason = `was not reached within the ${CHECK_BUDGET_MS / 1000} s that the links of a page may take`;
        return { ...known, state: 'unverified', reason };
    }
    const { site, namesResolve } = audit;
    const formOnly = target.links.every(({ element }) => element.tagName === 'form');
    const verdict = verdictOn(answer, { internal: target.internal, formOnly, namesResolve });
    const isOfPreview = copyHere(site, target.address)?.decides === true;
    const where = isOfPreview && verdict.state !== 'ok' ? ` on ${site.page.host}` : '';
    const onPreview = { ...known, ...verdict, reason: verdict.reason + where };
    return reply?.beside ? besideChecked(onPreview, reply.beside, namesResolve) : onPreview;
}
/** Broken is only what production lacks as well, or what it has of the deployment alone. */
function besideChecked(onPreview, { answer, isOfDeployment }, namesResolve) {
    const { host } = onPreview.address;
    const { state, reason } = verdictOn(answer, { internal: true, formOnly: false, namesResolve });
    switch (state) {
        case 'broken':
            return onPreview;
        case 'ok':
            if (isOfDeployment) {
                return { ...onPreview, reason: `${onPreview.reason}, and on ${host} only until this is released` };
            }
            return {
                ...onPreview,
                ...{ status: answer.status, answer, state, isBeside: true },
                reason: `${reason} on ${host}, from beside this deployment`,
            };
        default:
            return {
                ...onPreview,
                state: 'unverified',
                reason: `${onPreview.reason}, and may be served on ${host} from beside this deployment, which ${reason}`,
            };
    }
}
/**
 * A link to where the site will live is answered by the copy on the audited host. Where production is known by the
 * page's words alone, what is not here may still be there.
 */
async function ask(visit, site, target) {
    const copy = copyHere(site, target.address);
    if (copy !== undefined) {
        const answer = await request(visit, target, copy.url, true);
        const works = answer.status !== null && answer.status < 300 && !answer.failure;
        if (works || copy.decides || (0,host_kind/* isLocalHost */.mJ)(target.address.hostname))
            return { answer, byCopy: true };
    }
    const sameOrigin = target.address.origin === site.page.origin;
    return { answer: await request(visit, target, target.url, sameOrigin), byCopy: false };
}
/** Icons and preview images are also fetched whole, for their size: one request serves both. */
function request(visit, target, url, sameOrigin) {
    if (target.fetchedWhole)
        void visit.fetchForSite(url).catch(() => undefined);
    return visit.linkAnswer(url, { fragments: sameOrigin && target.fragments.size > 0 });
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/page-targets.js





const referringPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.judgedPage();
    await visit.noteAsLinkTarget();
    const site = siteOf(page);
    return { page, site, links: linksOfPage(page, site) };
});
/** The same, and what answers at each address. */
const checkedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const referring = await referringPage(visit);
    const { links, site } = referring;
    return { ...referring, targets: await checkTargets(visit, site, targetsOf(links, site)) };
});
/** All that a page refers to: as sent, and what scripts add to that. */
function linksOfPage({ document, sent }, site) {
    const links = (0,page_links/* linksOf */.h)(sent.document);
    if (document === sent.document)
        return links;
    const known = new Set(links.map(({ url }) => url));
    return [...links, ...(0,page_links/* linksOf */.h)(document).filter(link => !known.has(link.url) && isOfThePage(link, site))];
}
/** Scripts of others add measuring points and files of their own, which answer browsers alone. */
function isOfThePage({ kind, url, element }, site) {
    if (element.tagName === 'a' || element.tagName === 'area')
        return true;
    const target = kind === 'submission' || url === undefined ? null : URL.parse(url);
    return target !== null && /^https?:$/.test(target.protocol) && isInternal(site, target);
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/shown.js

/** Characters of a URL in a message. */
const SHOWN_URL_LENGTH = 200;
/** An address as messages show it. */
function shown(address) {
    return (0,cut/* cutEnd */.ym)(address, SHOWN_URL_LENGTH);
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/addresses.js









/** Characters of a URL above which browsers, servers or crawlers cut or refuse it; sitemaps allow 2,048. */
const MAX_URL_LENGTH = 2000;
const URL_STANDARD = 'https://url.spec.whatwg.org/#url-writing';
/** Whether addresses are such that the site should name, whatever answers there. */
const addresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'insecure-internal-link': {
            severity: 'warning',
            title: 'The HTTPS page links to its own site over HTTP',
            why: 'Visitors leave the secure connection, and search engines see a second URL of the page.',
            fix: 'Use https: URLs, or relative ones.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="http://www.example.com/sizes">Sizes</a> on https://www.example.com/',
        },
        'local-address': {
            severity: 'error',
            title: 'The page links to a development server or a private network',
            why: 'It works only for whoever built the page.',
            fix: 'Use the public URL, or a relative one.',
            help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
            example: '<a href="http://localhost:3000/sizes">Sizes</a>',
        },
        'staging-link': {
            severity: 'warning',
            title: 'The page links to a test version of its site',
            why: 'Visitors and search engines find pages that are not for them.',
            fix: 'Use the public URL, or a relative one.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://staging.example.com/sizes">Sizes</a>',
        },
        'malformed-address': {
            severity: 'error',
            title: 'A URL on the page is malformed',
            why: 'Browsers and crawlers cannot open it, or read it as the name of a file beside the page.',
            fix: 'Write the URL as https://host/path, or as a path.',
            help: URL_STANDARD,
            example: '<a href="http:///sizes">Sizes</a>',
        },
        'unsafe-characters': {
            severity: 'notice',
            title: 'A URL contains line breaks or backslashes',
            why: 'Browsers repair that. Other programs may cut the URL off or read it differently.',
            fix: 'Write the URL on one line, and / instead of \\.',
            help: URL_STANDARD,
            example: '<a href="\\bikes\\red">Red bike</a>',
        },
        'address-too-long': {
            severity: 'notice',
            title: 'A link has more than 2,000 characters',
            why: 'Servers, proxies and crawlers cut off or reject such URLs, and sitemaps allow fewer than 2,048 characters.',
            fix: 'Shorten the URL: keep state out of it.',
            help: 'https://www.sitemaps.org/protocol.html#locdef',
            example: '<a href="/search?q=…"> of 2,400 characters',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await referringPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeAddresses(links, site), ['not-applicable']) };
    },
});
/** What the addresses show as written, before any is asked for. */
function judgeAddresses(links, site) {
    const addresses = links.flatMap(link => {
        const url = link.url === undefined ? null : URL.parse(link.url);
        return url && /^https?:$/.test(url.protocol) ? [{ link, url }] : [];
    });
    const judge = (of, none, fault) => {
        if (of.length === 0)
            return (0,judgement/* notApplicable */.hH)(none);
        return (0,judgement/* failWhere */.a4)(distinct(of.flatMap(one => addresses_placeOf(fault(one)))));
    };
    const navigation = addresses.filter(({ link }) => link.kind === 'navigation');
    const internal = navigation.filter(({ url }) => isInternal(site, url));
    const anyAddress = links.filter(({ href }) => href.trim() !== '' && !/^\s*(?:data|javascript|mailto|tel|sms|blob|about):/i.test(href));
    return {
        'insecure-internal-link': site.page.protocol === 'https:'
            ? judge(internal, 'the page has no links within the site', insecureFault)
            : (0,judgement/* notApplicable */.hH)('the page itself is not served over HTTPS'),
        'local-address': site.local
            ? (0,judgement/* notApplicable */.hH)('the page itself is served by a machine or a private network')
            : judge(addresses, NO_ADDRESSES, address => localFault(address, site)),
        'staging-link': site.local
            ? (0,judgement/* notApplicable */.hH)('the page itself is served by a machine or a private network')
            : judge(navigation, NO_ADDRESSES, address => stagingFault(address, site)),
        'malformed-address': judge(anyAddress, NO_ADDRESSES, malformedFault),
        'unsafe-characters': judge(addresses, NO_ADDRESSES, ({ link }) => characterFault(link)),
        'address-too-long': judge(navigation, NO_ADDRESSES, lengthFault),
    };
}
const NO_ADDRESSES = 'the page has no addresses';
function addresses_placeOf(fault) {
    if (!fault)
        return [];
    const [{ document, element }, message, url] = fault;
    return [document.occurrence(element, message, url)];
}
/** The first place of each fault: what stands in a menu and again below it is one. */
function distinct(occurrences) {
    return [...new Map(occurrences.toReversed().map(one => [one.message, one])).values()].toReversed();
}
function insecureFault({ link, url }) {
    return url.protocol === 'http:' ? [link, `leads to ${shown(url.href)}`, url.href] : undefined;
}
/** A text that shows the address is an instruction for the reader's own machine. */
function localFault({ link, url }, site) {
    if (url.hostname === site.page.hostname || !(0,host_kind/* isLocalHost */.mJ)(url.hostname))
        return undefined;
    if ((0,text_start/* startOfSeenText */.Mq)(link.element, MAX_LINK_TEXT).includes(url.hostname))
        return undefined;
    return [link, `links to ${shown(url.href)}`, url.href];
}
/** Characters of a link among which its address is looked for. */
const MAX_LINK_TEXT = 2000;
/** First labels of host names that nobody gives to what is meant for the public. */
const STAGING_LABELS = new Set(['staging', 'stage', 'stg', 'preprod', 'pre-prod', 'uat']);
function stagingFault({ link, url }, site) {
    if (url.host === site.page.host)
        return undefined;
    const address = (0,host_kind/* literalAddress */.I3)(url.hostname);
    if (address !== undefined) {
        return (0,host_kind/* isLocalHost */.mJ)(url.hostname) || (0,text_start/* startOfSeenText */.Mq)(link.element, MAX_LINK_TEXT).includes(address)
            ? undefined
            : [link, `leads to the bare IP address ${shown(url.href)}`, url.href];
    }
    const domain = (0,cjs/* getDomain */.FB)(url.href);
    const ownDomains = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)].map(own => (0,cjs/* getDomain */.FB)(own));
    const isStaging = url.hostname.split('.').some(label => STAGING_LABELS.has(label));
    return isStaging && domain !== null && ownDomains.includes(domain)
        ? [link, `leads to ${shown(url.href)}`, url.href]
        : undefined;
}
/** Schemes that people mistype; a colon or a slash is missing or doubled. */
const MISTYPED_SCHEME = /^(?:https?\/\/|(?:htt|htp|htps|hhtp|hhtps|htttp|htttps|ttp|ttps|htpp|htpps|httpp|httpss|http s|https s)s?:\/\/|https?:\/\/https?:?\/\/|https?;\/\/|https?:\/\/\/)/i;
function malformedFault(link) {
    const href = link.href.trim();
    if (link.url === undefined)
        return [link, `"${shown(href)}" is not a URL`];
    if (MISTYPED_SCHEME.test(href))
        return [link, `"${shown(href)}" has a mistyped scheme`];
    return undefined;
}
/** A space within is none: browsers and crawlers alike read it as %20. */
function characterFault(link) {
    const href = link.href.trim();
    if (MISTYPED_SCHEME.test(href))
        return undefined;
    const [path = ''] = href.split(/[?#]/, 1);
    if (/[\n\r\t]/.test(href))
        return [link, `"${shown(href)}" contains a line break or tab`];
    return path.includes('\\') ? [link, `"${shown(href)}" contains a backslash`] : undefined;
}
function lengthFault({ link, url }) {
    return url.href.length > MAX_URL_LENGTH
        ? [link, `${url.href.length} characters (at most ${MAX_URL_LENGTH}): ${shown(url.href)}`]
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-targets.js





const STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
/** Whether what the page refers to is there. */
const brokenTargets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'broken-internal-link': {
            severity: 'error',
            title: 'A link to a page of the site is broken',
            why: 'Visitors land on an error page, and search engines cannot reach what should be there.',
            fix: 'Correct the URL, remove the link, or restore or redirect the page.',
            help: STATUS,
            example: '<a href="/sizes">Sizes</a>, which answers 404',
        },
        'broken-internal-resource': {
            severity: 'error',
            title: 'An image, script, style or frame of the site is missing',
            why: 'Visitors, and search engines that render the page, get it without this file.',
            fix: 'Correct the URL, or deploy the file.',
            help: STATUS,
            example: '<img src="/bike.jpg" alt="Red bike">, which answers 404',
        },
        'broken-external-link': {
            severity: 'warning',
            title: 'A link to another site is broken',
            why: 'Visitors land on an error page, and a page with dead links looks abandoned.',
            fix: 'Link to the new place of the content, or remove the link.',
            help: STATUS,
            example: '<a href="https://other.example/gone">Test</a>, which answers 410',
        },
        'broken-external-resource': {
            severity: 'warning',
            title: 'An image, script, style or frame of another site is missing',
            why: 'Visitors get the page without this file.',
            fix: 'Correct the URL, or serve the file from your own site.',
            help: STATUS,
            example: '<script src="https://cdn.example.net/gone.js">, which answers 404',
        },
        'broken-metadata-link': {
            severity: 'warning',
            title: 'A URL in the metadata of the page is broken',
            why: 'Browsers, social networks and search engines ignore icons, preview images, manifests, feeds and structured data with broken URLs.',
            fix: 'Correct the URL, or remove it.',
            help: STATUS,
            example: '<link rel="manifest" href="/site.webmanifest">, which answers 404',
        },
        'redirected-link': {
            severity: 'notice',
            title: 'A link leads to a permanent redirect',
            why: 'Each visit takes a detour, and the redirect may disappear one day.',
            fix: 'Link to the new URL.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
            example: '<a href="/old">Sizes</a>, which answers 301 to /new',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, targets } = await checkedPage(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeTargets(targets), ['not-applicable']),
            facts: { ...factsOf(links, targets), rendered: (0,script_judgements/* renderingFacts */._V)(page) },
        };
    },
});
/** What the answers of the targets come to. */
function judgeTargets(targets) {
    const judge = (belongs) => judgeBroken(targets.filter(belongs));
    return {
        'broken-internal-link': judge(({ role, internal }) => role === 'link' && internal),
        'broken-internal-resource': judge(({ role, internal }) => role === 'resource' && internal),
        'broken-external-link': judge(({ role, internal }) => role === 'link' && !internal),
        'broken-external-resource': judge(({ role, internal }) => role === 'resource' && !internal),
        'broken-metadata-link': judge(({ role }) => role === 'metadata'),
        'redirected-link': judgeMoved(targets),
    };
}
function judgeBroken(targets) {
    const asked = targets.filter(({ state }) => state !== 'skipped');
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no such addresses that can be asked for');
    const unverified = asked.filter(({ state }) => state === 'unverified');
    const note = unverified.length === 0 ? undefined : unverifiedNote(unverified, asked.length);
    const beside = asked.filter(({ isBeside }) => isBeside);
    const broken = asked.filter(({ state }) => state === 'broken');
    if (broken.length > 0) {
        return (0,judgement/* fail */.fJ)(broken.map(target => occurrenceOf(target, `${target.reason}${hintFor(target)}`)), note);
    }
    if (note !== undefined)
        return (0,judgement/* notMeasured */.q7)(note);
    return beside.length === 0 ? (0,judgement/* pass */.IX)() : (0,judgement/* pass */.IX)(besideNote(beside, asked.length));
}
/** What production has, and this deployment has not, is said but no fault. */
function besideNote(beside, total) {
    const { url, reason } = beside[0];
    const rest = beside.length > 1 ? `, and ${beside.length - 1} more` : '';
    return `${beside.length} of ${total} ${beside.length === 1 ? 'is' : 'are'} not part of this deployment: ${shown(url)} (${reason})${rest}`;
}
function unverifiedNote(unverified, total) {
    const { url, reason } = unverified[0];
    const rest = unverified.length > 1 ? `, and ${unverified.length - 1} more` : '';
    return `${unverified.length} of ${total} could not be verified: ${shown(url)} (${reason})${rest}`;
}
/** An address without scheme becomes a file beside the page. */
function hintFor({ links }) {
    const href = links[0].href.trim();
    return /^(?:www\.[\w-]+\.|[\w-]+\.(?:com|org|net|io)(?:\/|$))/i.test(href)
        ? `; "${shown(href)}" needs https:// in front`
        : '';
}
function judgeMoved(targets) {
    const links = targets.filter(({ links, state }) => state === 'ok' && links.some(isNavigation));
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that were found to work');
    const moved = links.filter(({ answer }) => answer?.movedTo !== undefined);
    return (0,judgement/* failWhere */.a4)(moved.map(target => occurrenceOf(target, `has moved permanently to ${shown(target.answer.movedTo)}`)));
}
function isNavigation({ kind }) {
    return kind === 'navigation';
}
/** The first place of a target, which the message names with the page: the place's own address is that of the target. */
function occurrenceOf(target, what) {
    const { length } = target.links;
    const { document, element } = target.links[0];
    const times = length === 1 ? '' : ` ${length} times`;
    const use = target.role === 'link' ? 'linked' : 'used';
    const message = `${shown(target.url)} ${what}; ${use}${times} on ${shown(document.url)}`;
    return document.occurrence(element, message, target.url);
}
/** Most targets in the facts. */
const MAX_FACTS = 1000;
/** Most places of one target in the facts. */
const MAX_SOURCES = 5;
/** Broken targets come first, so that a bound on the list does not lose them. */
const ORDER = ['broken', 'unverified', 'ok', 'skipped'];
/** What is known of the links, bounded; `counts` are of all. */
function factsOf(links, targets) {
    const counts = Object.fromEntries(ORDER.map(state => [state, targets.filter(target => target.state === state).length]));
    const internal = targets.filter(target => target.internal).length;
    return {
        counts,
        places: links.length,
        internal,
        external: targets.length - internal,
        links: targets
            .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
            .slice(0, MAX_FACTS)
            .map(linkFact),
    };
}
function linkFact(target) {
    const { url, status, state, reason, links, answer, isBeside } = target;
    return {
        url,
        status,
        state,
        ...(state === 'ok' && !isBeside ? {} : { reason }),
        ...(answer?.finalUrl === undefined ? {} : { finalUrl: answer.finalUrl }),
        sources: links.slice(0, MAX_SOURCES).map(sourceFact),
        ...(links.length > MAX_SOURCES && { sourceCount: links.length }),
    };
}
function sourceFact({ document, element, place }) {
    const line = document.positionOf(element)?.line;
    return { element: element.tagName, place, ...(line === undefined ? {} : { line }) };
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/crawlable.js






/** Roles and states of a control of an application, which leads to no page. */
const CONTROL = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'data-toggle'];
/** Elements that people take for links: an `href` on them does nothing. */
const NO_LINKS = ['span', 'div', 'p', 'button', 'li', 'td', 'img'];
/** Scripts that do nothing: what happens is up to a handler that the source does not show. */
const EMPTY_SCRIPT = /^(?:void\(?0?\)?|undefined|false|null|#|\/\/)?;*$/;
/** Scripts that open a page, by what they set, what they call, or the address that they hold. */
const OPENS_PAGE = /\blocation\s*(?:=|\.(?:href|assign|replace)\b)|\b(?:window\.open|go_?to\w*|navigate\w*|redirect\w*|open(?:page|url|link)|__doPostBack)\s*\(|["'](?:https?:\/)?\/[^"'/]/i;
/** Characters of a script above which it is a bookmarklet, which readers are meant to take with them. */
const MAX_SCRIPT_LENGTH = 300;
const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether search engines can follow what looks like a link. */
const crawlable = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'uncrawlable-link': {
            severity: 'warning',
            title: 'A link works only with a script',
            why: 'Search engines follow only the href of a link. Without a URL there, they do not find the page.',
            fix: 'Put the URL of the page into href, or use <button> if it leads nowhere.',
            help: CRAWLABLE,
            example: '<a onclick="go(\'/sizes\')">Sizes</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await referringPage(visit);
        const judgements = { 'uncrawlable-link': judgeCrawlable(page.document) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/**
 * Links whose address a search engine cannot see. Controls that open something on the page are none.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 * @see https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors
 */
function judgeCrawlable(document) {
    const anchors = document.elements('a').filter(anchor => isMeantAsLink(anchor) && !isControl(anchor));
    const others = document.elements(...NO_LINKS).filter(element => (0,html_document/* attribute */.lt)(element, 'href') !== undefined);
    if (anchors.length + others.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links');
    const faults = anchors.flatMap(anchor => {
        const fault = faultOf(anchor);
        return fault === undefined ? [] : [document.occurrence(anchor, fault)];
    });
    const misplaced = others.map(element => document.occurrence(element, `href has no effect on <${element.tagName}>`));
    return (0,judgement/* failWhere */.a4)([...faults, ...misplaced]);
}
/** What else is an anchor marks a place. */
function isMeantAsLink(anchor) {
    return ['href', 'onclick', 'routerlink'].some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function isControl(anchor) {
    return CONTROL.some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function faultOf(anchor) {
    const href = (0,html_document/* attribute */.lt)(anchor, 'href')?.trim();
    const onclick = (0,html_document/* attribute */.lt)(anchor, 'onclick');
    if (href === undefined) {
        if ((0,html_document/* attribute */.lt)(anchor, 'routerlink') !== undefined)
            return 'The link has a routerLink, but no href';
        return opensPage(onclick) ? 'The link has no href, only a click handler' : undefined;
    }
    if (/^file:/i.test(href))
        return `Links to a file on your own computer (${shown(href)}); visitors cannot open it`;
    if (!/^javascript:/i.test(href))
        return undefined;
    const script = href.slice('javascript:'.length);
    const decides = EMPTY_SCRIPT.test(script.slice(0, MAX_SCRIPT_LENGTH).replace(/\s/g, ''))
        ? onclick === undefined || opensPage(onclick)
        : opensPage(script);
    return decides ? `The href of the link is the script "${shown(script)}"` : undefined;
}
function opensPage(script) {
    return script !== undefined && script.length <= MAX_SCRIPT_LENGTH && OPENS_PAGE.test(script);
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/fragments.js






/** Attributes of links that a script makes into switches: their fragments name what they switch. */
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
/** Where none of so many fragments is on a page with scripts, its scripts seem to make the places. */
const FRAGMENTS_TO_DOUBT = 3;
/** Whether the places on pages are there that links lead to. */
const fragments = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'broken-fragment': {
            severity: 'warning',
            title: 'A link leads to a missing place on a page',
            why: 'The browser opens the top of the page, and visitors do not find what the link promised.',
            fix: 'After the #, use the id of an element on that page.',
            help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
            example: '<a href="#sizes">Sizes</a>, where nothing has that id',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, targets } = await checkedPage(visit);
        const judgements = { 'broken-fragment': judgeFragments(targets) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Whether the places that fragments lead to exist, on the page itself and on pages of its origin. */
function judgeFragments(targets) {
    const asked = targets.flatMap(target => {
        const places = target.answer?.fragments;
        const names = [...target.fragments].filter(([, link]) => !isSwitch(link.element));
        return places && target.state === 'ok' && names.length > 0 ? [{ target, places, names }] : [];
    });
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('no link leads to a place within a page of the site');
    const missing = [];
    const doubtful = [];
    for (const { target, places, names } of asked) {
        const lost = names.filter(([name]) => !places.has(name) && !isRange(name, places));
        if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
            doubtful.push(target.url);
            continue;
        }
        for (const [name, { document, element }] of lost) {
            const message = `${shown(target.url)} has no element with the id "${shown(decoded(name))}"`;
            missing.push(document.occurrence(element, message, `${target.url}#${name}`));
        }
    }
    if (missing.length > 0)
        return (0,judgement/* fail */.fJ)(missing);
    if (doubtful.length === 0)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* notMeasured */.q7)(`scripts may make the places of ${doubtful.slice(0, 3).map(shown).join(', ')}`);
}
function isSwitch(element) {
    return SWITCHES.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined);
}
/** A range of numbered places, as code viewers write it, with both ends: `600-609`, `L10-L20`. */
const RANGE = /^([a-z]*\d+)-([a-z]*\d+)$/i;
/** Whether a fragment names the lines from one place to another, which a script of the page shows and marks. */
function isRange(name, places) {
    const [, first, last] = RANGE.exec(name) ?? [];
    return places.scripted && first !== undefined && last !== undefined && places.has(first) && places.has(last);
}
/** Whether scripts may make what the source lacks. */
function isDoubtful({ complete, scripted }, lost, asked) {
    return !complete || (scripted && lost === asked && lost >= FRAGMENTS_TO_DOUBT);
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/schemes.js





/** Whether addresses of mail and telephone can be used. */
const schemes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'invalid-mailto': {
            severity: 'warning',
            title: 'A mail link has no valid address',
            why: 'Mail programs open with a wrong recipient or none, so the message does not arrive.',
            fix: 'Write mailto:name@host. Separate several addresses with commas.',
            help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
            example: '<a href="mailto:shop at example.com">Mail</a>',
        },
        'invalid-tel': {
            severity: 'warning',
            title: 'A telephone link has no valid number',
            why: 'Phones cannot dial it.',
            fix: 'Write tel:+ and the number with its country code, in digits.',
            help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
            example: '<a href="tel:call us">Call</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await referringPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeSchemes(links), ['not-applicable']) };
    },
});
/** Whether links for mail and telephone can be used. */
function judgeSchemes(links) {
    return {
        'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
        'invalid-tel': judgeScheme(links, 'tel:', telFault),
    };
}
function judgeScheme(links, scheme, faultOf) {
    const own = links.filter(({ href, kind }) => kind === 'navigation' && startsWith(href, scheme));
    if (own.length === 0)
        return (0,judgement/* notApplicable */.hH)(`the page has no ${scheme} links`);
    return (0,judgement/* failWhere */.a4)(own.flatMap(({ href, document, element }) => {
        const fault = faultOf(href.trim().slice(scheme.length));
        return fault === undefined ? [] : [document.occurrence(element, `"${shown(href.trim())}" ${fault}`)];
    }));
}
function startsWith(href, scheme) {
    return href.trimStart().slice(0, scheme.length).toLowerCase() === scheme;
}
/** Local part and domain in the letters of any script (RFC 6532), or a quoted local part. */
const MAIL_ADDRESS = /^(?:"(?:[^"\\]|\\.){1,200}"|[^\s"(),:;<>@[\\\]]{1,200})@[^\s"(),:;<>@[\\\]/]{1,255}$/;
/**
 * Without an address, the sender chooses one: that is how pages are shared by mail.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
function mailtoFault(value) {
    const [to = '', fields] = value.split('?', 2);
    if (to === '') {
        return fields ? undefined : 'has no address';
    }
    const bad = to
        .split(',')
        .map(address => percentDecoded(address).trim())
        .find(address => !MAIL_ADDRESS.test(address) || hasEmptyPart(address));
    return bad === undefined ? undefined : `names "${shown(bad)}", which is not a mail address`;
}
/** Slashes in front are the ones of http addresses. */
function hasEmptyPart(address) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address);
}
/**
 * The number before parameters. Blanks are no part of the syntax, but every phone passes over them; letters and other
 * signs are dialled by none or as something else. No country code begins with 0, which ITU-T E.164 keeps free.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-3
 */
function telFault(value) {
    const number = percentDecoded(value).split(';', 1)[0].trim();
    if (!/[\d*#]/.test(number))
        return 'holds no number';
    if (/^\+[\s().\-\u00A0]*0/.test(number))
        return 'has no country code: none begins with 0';
    const odd = /[^\d+\-.()*#,\s\u00A0\u2010-\u2015pw/]/i.exec(number);
    return odd ? `holds "${odd[0]}", which phones cannot dial` : undefined;
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/topics.js





const topics = [brokenTargets, fragments, addresses, crawlable, schemes];


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
function perVisit(read) {
    const readings = new WeakMap();
    return visit => {
        let reading = readings.get(visit);
        if (!reading) {
            reading = read(visit);
            readings.set(visit, reading);
        }
        return reading;
    };
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* unused harmony export hostKind */
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ })

};

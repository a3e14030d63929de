export const id = 1185;
export const ids = [1185];
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

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ withLazyFacts),
/* harmony export */   CK: () => (/* binding */ fieldIn),
/* harmony export */   Mn: () => (/* binding */ changedRun),
/* harmony export */   Qw: () => (/* binding */ withoutFacts),
/* harmony export */   l3: () => (/* binding */ WrittenFacts),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   zE: () => (/* binding */ lazyFactsOf)
/* harmony export */ });
/** Of a run: where its facts come from. */
const LAZY = Symbol('facts');
/** Facts that came as JSON. */
class WrittenFacts {
    #json;
    #value;
    /** @param json in UTF-8 */
    constructor(json) {
        this.#json = json;
    }
    value() {
        this.#value ??= JSON.parse(new TextDecoder().decode(this.#json));
        return this.#value;
    }
    json() {
        return this.#json;
    }
    mayHave(name) {
        const { buffer, byteOffset, byteLength } = this.#json;
        return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name));
    }
}
/** How JSON begins a field: no text in it has these characters, since its quotes are escaped. */
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
/** Gives a run its facts. */
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
/** Where the facts of a run come from; undefined where they are there, as in a copy. */
function lazyFactsOf(run) {
    return run[LAZY];
}
/** One of the facts of a run. The others are not made for that where there is no such fact. */
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
/** A run with the same facts, which are not made for that. */
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
/** What a run has, with nothing in place of its facts. */
function withoutFacts(run) {
    const names = Object.keys(run);
    const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 54792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ NO_SCRIPTS),
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   Gl: () => (/* binding */ SAME_TEMPLATE),
/* harmony export */   om: () => (/* binding */ NOT_RENDERED)
/* harmony export */ });
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

/** What a tool gives as the reason of `facts.rendered` where the document as sent is all that there is to see. */
const NO_SCRIPTS = 'no scripts run on the page';
/** The same where scripts were seen to change nothing on another page of its template, the `sample` of that fact. */
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
/** The same where nobody wanted to see what scripts make of pages. */
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
/** Which document of a page was judged, as the first of its runs tells that does; undefined where none does. */
function documentIn(runs) {
    for (const run of runs) {
        const { judged, reason, sample } = objectOf((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'rendered'));
        if (judged !== 'rendered' && judged !== 'sent')
            continue;
        return {
            judged,
            ...(typeof reason === 'string' && { reason }),
            ...(typeof sample === 'string' && { sample }),
        };
    }
    return undefined;
}
/** Facts of a service may be anything. */
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
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

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect(page) {
    const { document, url, response } = page;
    const leadsOn = (target) => target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(url);
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_4__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    const declared = metaRefreshes(document).find(leadsOn);
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
/** Targets of refreshes without delay in the head. */
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
/** Slashes may be escaped, as PHP writes them into scripts. */
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Scripts that do nothing but go elsewhere. One that decides first may well stay: Chrome shows whether it does. */
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
/**
 * Makes sure that readers get to see a page. One that leads on at once is not judged by what readers see, by any tool:
 * what it links to, sends and tells crawlers is judged as its own, and the page that it leads to is never judged in its
 * place.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 70252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ likeSample),
/* harmony export */   PS: () => (/* binding */ NEVER_SHOWN),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const SHOWN = { shown: true };
const NEVER_SHOWN = { shown: false, because: 'never' };
/** Why what needs Chrome was not looked at on a page of a template that scripts leave as it is. */
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
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
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
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

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   Qm: () => (/* binding */ isSharedHost),
/* harmony export */   Tc: () => (/* binding */ productionAddressOf),
/* harmony export */   WF: () => (/* binding */ addressBesideGuess),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   o6: () => (/* binding */ isSecureOnProduction),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   oo: () => (/* binding */ isMixedOnProduction),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName),
/* harmony export */   yc: () => (/* binding */ isFullAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 * @param isHomeGuessed whether the folder of `productionUrl` was named by nobody
 */
function previewOf(url, productionUrl, base = '', isHomeGuessed = false) {
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
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        words: `on a preview of ${host}`,
    };
}
/**
 * Whether nobody knows the addresses that pages will have: they are audited on this machine or in a private network, and
 * production is there too, or nothing says where it is. What needs a full address, such as a canonical, cannot be asked of them.
 */
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
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
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Whether the pages of a preview over plain HTTP are on HTTPS on production. */
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
/** Whether what such a page loads is mixed content on production: by an address with `http:` that is not that of the preview. */
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
/** The address of production that what is at an address of the preview will have; undefined where it is not known. */
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
/**
 * The address of production that a page will have if it is not in the folder that the build alone asks for its files in;
 * undefined where nothing about the folder is a guess.
 */
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
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
/**
 * Whether each project has a folder for itself on a host, by its name: what is at the root there is of another project, or
 * of nobody.
 */
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www, which no IP address can have; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
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
/** Whether what a page writes names its host, as `https://…` and `//…`; all else means the deployment itself. */
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 61185:
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
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
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
    return {
        page,
        isLocal,
        report: ledTo === undefined ? report : `Lighthouse was redirected from it to ${ledTo}`,
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

// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
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
    return new Set([new URL(page.url).origin, ...own, ...(0,preview/* productionOrigins */.jL)(page.preview)]);
}

// EXTERNAL MODULE: ./lib/api/lab-metrics.js
var lab_metrics = __webpack_require__(32955);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js

/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
/** Whether a metric has the value that Google calls good. */
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= bounds.good;
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/savings.js






/** Less time than that nobody notices. */
const MIN_SAVED_MS = 100;
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MIN_SAVED_BYTES = 50 * 1024;
/** An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes. */
function judgeSaving({ report, page }, id) {
    const audit = report.median.audits[id];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(report.median, id) ?? (0,judging_judgement/* pass */.IX)();
    const ms = usefulMs(report, audit);
    const bytes = savedBytes(audit);
    const gains = [
        ...(ms >= MIN_SAVED_MS ? [timeText(ms)] : []),
        ...(bytes >= MIN_SAVED_BYTES ? [bytesText(bytes)] : []),
    ];
    if (gains.length === 0)
        return (0,judging_judgement/* pass */.IX)('Lighthouse sees too little here to matter for this page');
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, page.url), `Lighthouse estimates that ${gains.join(' and ')} can be saved`);
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
function usefulMs({ median, device }, audit) {
    return Math.max(isGood(median, 'first-contentful-paint', lab_metrics/* FCP_MS */.R7) ? 0 : savedMs(audit, 'FCP'), isGood(median, 'largest-contentful-paint', core_web_vitals/* LCP_MS */.m) ? 0 : savedMs(audit, 'LCP'), isGood(median, 'total-blocking-time', lab_metrics/* TBT_MS */.KP[device]) ? 0 : savedMs(audit, 'TBT'));
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/back-forward-cache.js





/** Whether browsers can show the page again at once when visitors go back. */
const backForwardCache = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'bf-cache': {
            severity: 'notice',
            title: 'The page cannot use the back/forward cache',
            why: 'When visitors go back, browsers show a cached page at once, unless something on it prevents that.',
            fix: 'Remove what is named below, such as unload handlers and open connections.',
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
        const address = (0,preview/* askedAt */.YG)(visit.preview, fileOf(element, document) ?? 'data:,');
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
    if (bytes < MIN_SAVED_BYTES)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'totalBytes'))}, cached ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })));
}
/** How long caches keep a file, as the end of a sentence. */
function lifetimeText(seconds) {
    return seconds <= 0 ? 'for no time at all' : `for ${durationText(seconds)}`;
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
            why: 'Each change of style or layout takes long, so the page reacts late to taps.',
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
function dom_size_judgeMeasured({ median }, pageUrl) {
    const audit = median.audits['dom-size-insight'];
    const elements = audit?.numericValue;
    if (!audit || elements === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not count the elements');
    const counted = `${elements.toLocaleString('en-US')} elements`;
    const isSlow = audit.score !== 1;
    if (!isSlow || elements <= MAX_ELEMENTS)
        return (0,judging_judgement/* pass */.IX)(counted);
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
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'font-display-insight': judgeSaving(measured, 'font-display-insight'),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/images.js









/** How images are loaded. */
const images_images = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'lcp-discovery-insight': {
            severity: 'warning',
            title: 'The LCP image loads late',
            why: 'LCP waits for this image. With loading="lazy", or if only a script or style sheet names it, the browser starts to load it late.',
            fix: 'Put the image into the HTML as <img> with fetchpriority="high" and without loading="lazy".',
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
            fix: 'Offer several sizes with srcset, and use AVIF or WebP.',
            help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
            example: '<img src="/photo-4000x3000.png" width="400" height="300">',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        if (typeof report === 'string') {
            return {
                judgements: {
                    'lcp-discovery-insight': judgeLazyMarkup(page.document),
                    'unsized-images': judgeUnsizedMarkup(page.document),
                    'image-delivery-insight': (0,judging_judgement/* notMeasured */.q7)(report),
                },
            };
        }
        return {
            judgements: {
                'lcp-discovery-insight': judgeDiscovery(report, page.url),
                'unsized-images': judgeUnsized(report, page.url),
                'image-delivery-insight': judgeSaving({ page, report }, 'image-delivery-insight'),
            },
        };
    },
});
const DISCOVERY_FAULTS = {
    eagerlyLoaded: 'it has loading="lazy"',
    requestDiscoverable: 'the HTML does not name its file, so scripts or styles must come first',
    priorityHinted: 'it has no fetchpriority="high"',
};
/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery({ median }, pageUrl) {
    const audit = median.audits['lcp-discovery-insight'];
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('the LCP element is not an image');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const onTime = isGood(median, 'largest-contentful-paint', core_web_vitals/* LCP_MS */.m);
    const faults = [...checklistOf(audit)].filter(([name, holds]) => !holds && (name === 'eagerlyLoaded' || !onTime) && name in DISCOVERY_FAULTS);
    if (faults.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const element = rowsOf(audit)
        .map(elementOf)
        .find(found => found !== undefined);
    const message = faults.map(([name]) => DISCOVERY_FAULTS[name]).join('; ');
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
function judgeUnsized({ median }, pageUrl) {
    const audit = median.audits['unsized-images'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(median, 'unsized-images') ?? (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, pageUrl));
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

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/lighthouse-run.js



/** Lighthouse's score, and how it came about. */
const lighthouseRun = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { report } = await attempt(visit);
        if (typeof report === 'string')
            return { judgements: {}, facts: { lighthouse: report }, score: null };
        const { score } = report.median;
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
        fix: 'See below which part takes longest: the server, finding the image, loading it, or showing it. The other failed checks name the causes.',
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
        why: 'Long tasks of scripts, or of the browser on a large page, keep it from reacting to taps and keys. TBT is the lab metric that stands for Interaction to Next Paint (INP), a Core Web Vital.',
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
        why: 'Visitors wait for what they came for, although something is already visible.',
        fix: 'Send the content in the HTML instead of building it with scripts, and load first what visitors see first.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
        example: '<div id="root"></div><script src="/app.js"></script>',
    },
};
/** Lighthouse's metrics under its own names, by the bounds that Google gives. */
const metrics = (0,tool_definition/* defineTopic */.RE)({
    checks,
    async judge(visit) {
        const { page, report } = await measurement(visit);
        const { median } = report;
        return {
            judgements: judgeMetrics(report, page.url),
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
const MAX_PLACES = 5;
const BREAKDOWN = 'lcp-breakdown-insight';
function judgeMetrics({ median, device }, pageUrl) {
    const judge = (id, bounds, shown, places) => {
        const audit = median.audits[id];
        const value = audit?.numericValue;
        if (value === undefined)
            return (0,judging_judgement/* notMeasured */.q7)(audit?.errorMessage ?? 'Lighthouse gave no value');
        if (value <= bounds.good)
            return (0,judging_judgement/* pass */.IX)(shown(value));
        const rating = value > bounds.poor ? 'poor' : 'needs improvement';
        const limit = `good: at most ${shown(bounds.good)}, poor: more than ${shown(bounds.poor)}`;
        const message = `${shown(value)}: ${rating} (${limit})`;
        const found = places();
        return (0,judging_judgement/* fail */.fJ)(found.length > 0 ? found : [{ url: pageUrl, message }], message);
    };
    return {
        'largest-contentful-paint': judge('largest-contentful-paint', core_web_vitals/* LCP_MS */.m, timeText, () => lateContent(median, pageUrl)),
        'cumulative-layout-shift': judge('cumulative-layout-shift', core_web_vitals/* CLS */.V, shiftText, () => shiftedElements(median, pageUrl)),
        'total-blocking-time': hasOnlyForeignTasks(median)
            ? (0,judging_judgement/* notApplicable */.hH)('no script and no part of the page is in the long tasks: they are of the browser itself')
            : judge('total-blocking-time', lab_metrics/* TBT_MS */.KP[device], timeText, () => longTasks(median, pageUrl)),
        'first-contentful-paint': judge('first-contentful-paint', lab_metrics/* FCP_MS */.R7, timeText, () => []),
        'speed-index': judge('speed-index', SPEED_INDEX_MS[device], timeText, () => []),
    };
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
    const part = longest ? `; the longest part is "${longest.label}"` : '';
    return [{ url: pageUrl, ...element, message: `LCP waits for this element${part}` }];
}
function shiftedElements({ audits }, pageUrl) {
    return rowsOf(audits['layout-shifts'])
        .filter(row => elementOf(row) !== undefined)
        .slice(0, MAX_PLACES)
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
        .slice(0, MAX_PLACES)
        .map(([url, ms]) => placeOf({ url }, pageUrl, `${timeText(ms)} in long tasks${sourceText(url)}`));
}
/** Lighthouse's name for what belongs to no script and no document. */
const UNATTRIBUTABLE = 'Unattributable';
/** Whether there are long tasks and nothing of the page is in any: a busy machine makes such, and nobody can mend them. */
function hasOnlyForeignTasks({ audits }) {
    const tasks = rowsOf(audits['long-tasks']);
    return tasks.length > 0 && tasks.every(row => textOf(row, 'url') === UNATTRIBUTABLE);
}
function sourceText(url) {
    return url === UNATTRIBUTABLE ? ' of the browser itself' : '';
}
function shiftText(value) {
    return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/render-blocking.js






/** What holds up the first paint. */
const renderBlocking = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'render-blocking-insight': {
            severity: 'notice',
            title: 'Files block the first paint',
            why: 'The browser shows nothing until the scripts and style sheets in <head> have loaded.',
            fix: 'Add defer or async to scripts, put the few styles of the first screen into the page, and load the rest later.',
            help: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
            example: '<head><script src="/jquery.js"></script></head>',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        const judgement = typeof report === 'string'
            ? render_blocking_judgeMarkup(page.document)
            : judgeSaving({ page, report }, 'render-blocking-insight');
        return { judgements: { 'render-blocking-insight': judgement } };
    },
});
/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i;
/** Style sheets always hold up the paint; for how long the markup does not show. */
function render_blocking_judgeMarkup(document) {
    const blocking = document.elements('script').filter(script => {
        const isClassic = CLASSIC_SCRIPT.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
        const isLater = ['async', 'defer'].some(name => (0,html_document/* attribute */.lt)(script, name) !== undefined);
        const inHead = script.parentNode === document.head;
        return inHead && isClassic && !isLater && (0,html_document/* attribute */.lt)(script, 'src') !== undefined;
    });
    const sheets = document
        .elements('link')
        .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? ''));
    if (blocking.length === 0 && sheets.length > 0) {
        return (0,judging_judgement/* notMeasured */.q7)('only Chrome can show how long style sheets block the first paint');
    }
    return (0,judging_judgement/* failWhere */.a4)(blocking.map(script => document.occurrence(script, 'A script in <head> without defer or async')));
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
                'unused-javascript': judgeSaving(measured, 'unused-javascript'),
                'unminified-javascript': judgeSaving(measured, 'unminified-javascript'),
                'legacy-javascript-insight': judgeSaving(measured, 'legacy-javascript-insight'),
                'duplicated-javascript-insight': judgeSaving(measured, 'duplicated-javascript-insight'),
                'forced-reflow-insight': judgeReflows(measured),
            },
        };
    },
});
const MIN_REFLOW_MS = 100;
function judgeReflows({ report, page }) {
    const audit = report.median.audits['forced-reflow-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const rows = rowsOf(audit).filter(row => numberOf(row, 'reflowTime') >= MIN_REFLOW_MS);
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf(row, page.url, `${timeText(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`)));
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
function judgeMeasuredTime({ median }, pageUrl) {
    const audit = median.audits['server-response-time'];
    const [row] = rowsOf(audit);
    if (!row || audit?.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not time the server');
    const ms = numberOf(row, 'responseTime');
    if (ms <= SERVER_RESPONSE_MS)
        return (0,judging_judgement/* pass */.IX)(timeText(ms));
    return (0,judging_judgement/* fail */.fJ)({
        url: pageUrl,
        message: `The server answers after ${timeText(ms)} (good: at most ${SERVER_RESPONSE_MS} ms)`,
    });
}
function judgeTime({ response, url }) {
    const ms = response.ttfbMs;
    if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS)
        return (0,judging_judgement/* pass */.IX)(timeText(ms));
    return (0,judging_judgement/* fail */.fJ)({
        url,
        message: `The server answers after ${timeText(ms)} (at most ${timeText(SERVER_RESPONSE_UNDER_LOAD_MS)})`,
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
        message: `This redirect takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
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
    return (0,judging_judgement/* fail */.fJ)(redirects.map(hop => ({ url: hop.url, message: `This redirect took ${timeText(hop.ttfbMs)}` })));
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
                'unused-css-rules': judgeSaving(measured, 'unused-css-rules'),
                'unminified-css': judgeSaving(measured, 'unminified-css'),
            },
        };
    },
});

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
        return {
            judgements: { 'third-parties-insight': third_parties_judge(audit, page.url) },
            facts: { thirdParties: third_parties_factsOf(audit) },
        };
    },
});
/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
const MAX_MAIN_THREAD_MS = 250;
/** Third parties that the facts list, and addresses of each. */
const MAX_LISTED = 50;
const MAX_URLS = 5;
function third_parties_judge(audit, pageUrl) {
    // It has no score of its own: what it lists says all.
    const unjudged = unjudgedReason(audit);
    if (unjudged && unjudged.outcome !== 'pass')
        return unjudged;
    const rows = rowsOf(audit);
    if (rows.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads nothing from third parties');
    const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0);
    if (total < MAX_MAIN_THREAD_MS)
        return (0,judging_judgement/* pass */.IX)();
    const busy = rows.filter(row => numberOf(row, 'mainThreadTime') >= 1);
    return (0,judging_judgement/* fail */.fJ)(busy.map(row => {
        const largest = subRowsOf(row)[0];
        const message = `${textOf(row, 'entity')} keeps the page busy for ${timeText(numberOf(row, 'mainThreadTime'))}`;
        return placeOf({ url: textOf(largest, 'url') }, pageUrl, message);
    }), `${timeText(total)} in all`);
}
function third_parties_factsOf(audit) {
    return rowsOf(audit)
        .slice(0, MAX_LISTED)
        .map(row => ({
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
const ONLY_SMALL_TEXTS = `the site sends no text of ${bytesText(MIN_COMPRESSIBLE_BYTES)} or more`;
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
        message: `${bytesText(numberOf(row, 'resourceSize'))} sent without compression`,
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
        message: `${bytesText(body.length)} sent without compression`,
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
            severity: 'notice',
            title: 'The page loads a lot of data',
            why: 'It loads slowly on a phone connection and costs visitors money.',
            fix: 'Begin with the largest files, which are listed below.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
            example: 'a page with a video of 12 MB that plays by itself',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        return {
            judgements: { 'total-byte-weight': weight_judge(report.median.audits['total-byte-weight'], page.url) },
            facts: { weight: weight_factsOf(report.median) },
        };
    },
});
/** Where Lighthouse's score for the weight is 0.5: three of four pages are lighter. */
const MAX_BYTES = 4000 * 1024;
function weight_judge(audit, pageUrl) {
    const total = audit?.numericValue;
    if (total === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not weigh the page');
    if (total <= MAX_BYTES)
        return (0,judging_judgement/* pass */.IX)(bytesText(total));
    const places = rowsOf(audit).map(row => placeOf(row, pageUrl, bytesText(numberOf(row, 'totalBytes'))));
    return (0,judging_judgement/* fail */.fJ)(places, `${bytesText(total)} in all (notice above ${bytesText(MAX_BYTES)})`);
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
    fonts,
    thirdParties,
    weight,
    backForwardCache,
];


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
/** Does work whose inputs are told to all who {@link read} its promise. */
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
/** What {@link traced} work was made from; undefined of any other promise. */
function traceOf(promise) {
    return traces.get(promise);
}
/** Says that a promise is of what the work that is under way here was made from. */
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here of one thing that it was made from. */
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
/** Says that the work that is under way here may give something else the next time, as when its time was over. */
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   Vy: () => (/* binding */ renderedOrReason),
/* harmony export */   b1: () => (/* binding */ ownRendering),
/* harmony export */   rk: () => (/* binding */ shownOrReason),
/* harmony export */   uu: () => (/* binding */ chosenRenderingOrReason),
/* harmony export */   x6: () => (/* binding */ chosenRendering)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70252);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




/** What Chrome showed at the page's address, be it another page, or why there is no such thing. */
async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/**
 * The page as Chrome showed it, and no other: every tool judges a page as itself, and not what it leads on to.
 *
 * @throws NotApplicable where the page leads on to another one by itself, as a page that chooses a language does: it is
 *   never seen for long; NotMeasured as {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    if (rendered.ledTo === undefined)
        return rendered;
    const reason = `Chrome was redirected from it to ${rendered.ledTo}`;
    const { url } = await visit.htmlPage();
    const wasShown = rendered.documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSamePage */ .kj)(shown, url));
    throw wasShown ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(reason) : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(reason);
}
/**
 * What Chrome showed at the page's address, be it another page, for what can do without; or why there is no such thing:
 * NotApplicable where a page of its template showed what there is to see.
 */
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
/**
 * As {@link ownRendering} for what can do without: a page is shown for that only where the setting `render` has it so.
 *
 * @throws NotApplicable where a page of its template showed what there is to see; NotMeasured where none is to be shown;
 *   both as {@link ownRendering}
 */
async function chosenRendering(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    if (reason)
        throw reason;
    return await ownRendering(visit);
}
function whyUnshown(choice) {
    if (choice.shown)
        return undefined;
    return choice.because === 'template'
        ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .likeSample */ .K0)(choice.sample))
        : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om);
}
/** The same, or why there is no such thing. */
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
/** What {@link ownRendering} gives, or why there is no such thing. */
function ownRenderingOrReason(visit) {
    return orReason(ownRendering(visit));
}
async function orReason(rendering) {
    try {
        return await rendering;
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke || error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
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
/** What an address is made of, in any notation: of another text ipaddr.js makes errors with stacks to find that it is none. */
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
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

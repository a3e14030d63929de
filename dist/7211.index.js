export const id = 7211;
export const ids = [7211];
export const modules = {

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
/* harmony export */   fg: () => (/* binding */ OutOfTime),
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
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
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
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
/** Where a document itself sends its readers at once, whatever came with it. */
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
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
/** Seconds after which a page that says nothing else leads on, and characters of what it says. */
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
/**
 * The target of a refresh with a short delay, on a page that names it as its canonical and says no more than that it leads
 * there: generators such as Astro write these in place of a redirect.
 *
 * @see https://docs.astro.build/en/reference/configuration-reference/#redirects
 */
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
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

/***/ 98090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isOfPackageHost),
/* harmony export */   g: () => (/* binding */ PACKAGE_PLACES)
/* harmony export */ });
/** Hosts of packages that anybody may load, with the folder of these. What jsDelivr sends from `/gh/` may be a site's own. */
const PACKAGE_PLACES = [
    'cdn.jsdelivr.net/npm',
    'fastly.jsdelivr.net/npm',
    'unpkg.com',
    'cdnjs.cloudflare.com/ajax/libs',
    'ajax.googleapis.com/ajax/libs',
    'ajax.aspnetcdn.com',
    'code.jquery.com',
    'maxcdn.bootstrapcdn.com',
    'stackpath.bootstrapcdn.com',
    'netdna.bootstrapcdn.com',
    'esm.sh',
    'esm.run',
    'cdn.skypack.dev',
    'cdn.bootcdn.net',
    'cdn.staticfile.org',
    'cdn.staticfile.net',
    'lib.baomitu.com',
];
/** Whether an address is that of a file of a package on a public CDN. */
function isOfPackageHost({ hostname, pathname }) {
    const address = hostname + pathname;
    return PACKAGE_PLACES.some(place => address.startsWith(`${place}/`));
}


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

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ SERVE_NOTHING),
/* harmony export */   IL: () => (/* binding */ BRING_NO_TRACKER),
/* harmony export */   eK: () => (/* binding */ purposeOf),
/* harmony export */   wm: () => (/* binding */ FILL_NOTHING)
/* harmony export */ });
/* harmony import */ var _syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90957);
/* harmony import */ var _syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12421);
/* harmony import */ var _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98090);



/** Of files that listen to nothing of the page that loads them. */
const SERVE_NOTHING = [
    'chat',
    'consent',
    'counting',
    'drawing',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
    'social',
];
/** Of files that bring no tracker. */
const BRING_NO_TRACKER = [
    'captcha',
    'drawing',
    'fonts',
    'icons',
    'library',
    'polyfill',
    'popups',
    'scrolling',
];
/** Of services that nothing of the text of a page is from. */
const FILL_NOTHING = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'marketing',
    'polyfill',
    'scrolling',
    'social',
]);
/** What third-party-web calls those whose purpose is plain. */
const CATEGORIES = {
    ad: 'counting',
    analytics: 'counting',
    'tag-manager': 'counting',
    'consent-provider': 'consent',
    'customer-success': 'chat',
    marketing: 'marketing',
    social: 'social',
};
const CAPTCHA = /(?:^|[./])hcaptcha\.com|challenges\.cloudflare\.com|\/recaptcha\//i;
const CONSENT = /cookiebot|cookiehub|cookie-?yes|cookielaw|onetrust|iubenda|usercentrics|termly\.io|axeptio|didomi|osano|complianz|cookieinformation|cookie-script|tarteaucitron|freeprivacypolicy|termsfeed|cookie-?consent/i;
const FONTS = /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d/i;
/** Of others: what a build calls so may be a part of the page's own framework. */
const POLYFILL = /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i;
/** They only make the wheel turn the page more smoothly. */
const SCROLLING = /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i;
/** What they show comes with a click or a hover, over the page. Names of motions are of no more account. */
const POPUPS = /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i;
/** They draw in a box that the page has for them: charts, maps, animations, formulas. */
const DRAWING = /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** What a file is there for; undefined where its address does not say. */
async function purposeOf(url) {
    const address = new URL(url.slice(0, MAX_ADDRESS));
    const place = `${address.hostname}${address.pathname}`;
    if ((0,_syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconFile */ .Y)(address))
        return 'icons';
    if ((0,_syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isFontHost */ .U)(address.hostname) || FONTS.test(place))
        return 'fonts';
    if (CAPTCHA.test(place))
        return 'captcha';
    if (CONSENT.test(place))
        return 'consent';
    if (POLYFILL.test(place))
        return 'polyfill';
    if (SCROLLING.test(place))
        return 'scrolling';
    if (POPUPS.test(place))
        return 'popups';
    if (DRAWING.test(place))
        return 'drawing';
    if ((0,_package_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackageHost */ .e)(address))
        return 'library';
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return CATEGORIES[web.getEntity(url)?.category ?? ''];
}


/***/ }),

/***/ 6343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withheldAnswers),
/* harmony export */   v: () => (/* binding */ isCounter)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);


const DATA = new Set(['Fetch', 'XHR']);
/** Names of hosts that count visits and errors, and the ends of addresses at which any host does. */
const COUNTING_HOST = /^(?:[\w-]{1,40}\.)?(?:analytics|stats?|metrics|matomo|piwik|plausible|umami|track(?:er|ing)?|telemetry|log(?:s|ging|ger)?|beacon|collect(?:or)?|pixel|rum|counter|hits?)[.-]/i;
const COUNTING_PATH = /\/(?:collect|beacon|track(?:ing)?|telemetry|analytics|pixel|ping|hits?|rum|vitals|page-?views?|envelope)(?:\.\w{1,5})?\/?$/i;
/** The scripts of programs that count visits on a site's own host, as these call them. */
const COUNTING_FILE = /\/(?:matomo|piwik|plausible(?:\.[\w-]{1,30}){0,5}|umami|countly|openpanel|shynet|goatcounter|ackee-tracker|swetrix|pirsch(?:-[\w-]{1,20})?)(?:\.min)?\.js$/i;
/** Ends at which something is noted where it is sent there, and read where it is asked for. */
const NOTING_PATH = /\/(?:events?|logs?|stats?|visits?|visitors?|count(?:er)?|metrics|sessions?|send|reports?|batch|capture|decide|ingest|e|i)(?:\.\w{1,5})?\/?$/i;
/** Where numbers are asked for that stand beside a link: the stars of a repository, its last release, downloads, visits. */
const NUMBERS = /^(?:api\.github\.com\/repos\/[^/]{1,100}\/[^/]{1,100}(?:\/releases\/latest)?|api\.npmjs\.org\/downloads\/.{1,200}|img\.shields\.io\/.{1,300}|api\.counter(?:api|\.dev)\..{1,200})\/?$/i;
const REPOSITORY = /^(\/repos\/[^/]{1,100}\/[^/]{1,100})/;
/** Most repositories of whose numbers the text is not made: a page that asks about more lists them. */
const MAX_REPOSITORIES = 1;
/** Answers by which another host turns an audit away, or says that it is down. */
const REFUSALS = new Set([401, 403, 407, 408, 429]);
/** Answers of a server of files where a function of the host answers otherwise, and the paths of these. */
const NOT_RUN = new Set([404, 405, 501]);
const FUNCTION_PATH = /^\/(?:[^/]{1,100}\/)?(?:api|\.netlify\/functions)\//;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/**
 * @param requests those of the page, of which frames are none
 * @param url of the page
 */
async function withheldAnswers(requests, url) {
    const { origin } = new URL(url);
    const showsNumbers = asksForFewNumbers(requests);
    const find = async (isMeant) => {
        for (const request of requests) {
            if (request.inFrame || !isMeant(request) || !isWithheld(request, origin))
                continue;
            if (showsNumbers && isOfNumbers(request))
                continue;
            if (!(await isCounting(request)))
                return `Chrome could not load ${request.url} (${whyNot(request)})`;
        }
        return undefined;
    };
    return {
        script: await find(({ type }) => type === 'Script'),
        data: await find(({ type }) => DATA.has(type)),
    };
}
function isOfNumbers({ url, type }) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return DATA.has(type) && NUMBERS.test(hostname + pathname);
}
function asksForFewNumbers(requests) {
    const paths = requests
        .filter(isOfNumbers)
        .map(({ url }) => REPOSITORY.exec(new URL(url).pathname)?.[1]?.toLowerCase());
    return new Set(paths.filter(path => path !== undefined)).size <= MAX_REPOSITORIES;
}
function isWithheld({ url, type, status, failure }, origin) {
    if (status === undefined)
        return failure !== 'net::ERR_ABORTED';
    if (!DATA.has(type))
        return false;
    const asked = URL.parse(url);
    if (asked?.origin === origin)
        return isOfFunction(asked, status);
    return status >= 500 || REFUSALS.has(status) || (failure !== undefined && failure !== 'net::ERR_ABORTED');
}
/** Whether a function of the host answers where the site lives, and here are only files. */
function isOfFunction({ hostname, pathname }, status) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) && NOT_RUN.has(status) && FUNCTION_PATH.test(pathname);
}
function whyNot({ status, failure }) {
    return failure ?? (status === undefined ? 'no answer' : `status ${status}`);
}
/** Whether an address says of itself that visits are counted there, wherever that is. */
function isCounter(url) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return COUNTING_HOST.test(hostname) || COUNTING_PATH.test(pathname) || COUNTING_FILE.test(pathname);
}
/** Whether a request only tells somebody of the visit. */
async function isCounting({ url, method }) {
    const { pathname } = new URL(url.slice(0, MAX_ADDRESS));
    if (isCounter(url))
        return true;
    if (method === 'POST' && NOTING_PATH.test(pathname))
        return true;
    return _third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__/* .FILL_NOTHING */ .wm.has(await (0,_third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__/* .purposeOf */ .eK)(url));
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

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
/** Hosts whose style sheets, and scripts, bring nothing but fonts: without them a text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
/** Hosts of the files of these fonts. */
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
/** Fonts of icons, for which the name of the icon stands there without them. */
const ICONS = /\b(?:icons?|symbols)\b/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a host serves style sheets of fonts alone. */
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
/** Whether an address is of fonts for letters, or of a style sheet with nothing else: a page is complete without it. */
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 12421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isIconFile)
/* harmony export */ });
/** Files that bring nothing but icons, by the names that they have: without them an icon has no width. */
const ICON_FILES = /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|lineicons|unicons|primeicons|eva-icons|open-iconic|octicons|flag-icons?|weather-icons|typicons|fontello|pe-icon-7|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i;
/** Hosts that serve nothing but icons, under paths that do not say so: `/releases/v5.2.0/css/all.css`. */
const ICON_HOSTS = new Set([
    'use.fontawesome.com',
    'pro.fontawesome.com',
    'kit.fontawesome.com',
    'ka-f.fontawesome.com',
    'ka-p.fontawesome.com',
    'maxst.icons8.com',
    'code.iconify.design',
    'cdn.lineicons.com',
    'cdn.materialdesignicons.com',
    'unicons.iconscout.com',
]);
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a style sheet or script brings nothing but icons. */
function isIconFile({ hostname, pathname }) {
    return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS));
}


/***/ }),

/***/ 94355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ drawsMissingSigns)
/* harmony export */ });
const SCRIPT = /\/wp-includes\/js\/(?:wp-emoji-release|wp-emoji|twemoji)(?:\.min)?\.js$/;
/** Whether a script is what WordPress loads in browsers alone that lack signs, as where no font of a machine has them. */
function drawsMissingSigns(pathname) {
    return SCRIPT.test(pathname);
}


/***/ }),

/***/ 59166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   pV: () => (/* binding */ bytesText)
/* harmony export */ });
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

/***/ 59313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AZ: () => (/* binding */ iconGap),
  z5: () => (/* binding */ laidOut),
  X7: () => (/* binding */ layoutGap),
  KO: () => (/* binding */ sheetGap)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/engine/page/withheld-answers.js
var withheld_answers = __webpack_require__(6343);
// EXTERNAL MODULE: ./lib/engine/syntax/icon-files.js
var icon_files = __webpack_require__(12421);
// EXTERNAL MODULE: ./lib/engine/syntax/missing-signs.js
var missing_signs = __webpack_require__(94355);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js



/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
/** What lays pages out or makes them. */
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
/** What the parts of an app are called, or what loads them. */
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: the page does not wait for it (`async`), it is of another site, and the only thing that the page
 * names or loads from there. In doubt it does not: what may be a framework or a part of the site itself shapes the page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
function widgetsOf({ document, requests }) {
    const sites = new Map();
    const siteOf = (address) => {
        const { hostname } = address;
        if (!sites.has(hostname)) {
            sites.set(hostname, (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? undefined);
        }
        return sites.get(hostname);
    };
    const named = new Map();
    const note = (address) => {
        if (!address)
            return;
        const site = siteOf(address);
        named.set(site, (named.get(site) ?? new Set()).add(address.href));
    };
    for (const { address } of (0,page_links/* linksOf */.h)(document))
        note(address);
    for (const { url } of requests)
        note(URL.parse(url));
    const scripts = Map.groupBy(document.elements('script'), script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? ''));
    const own = siteOf(new URL(document.url));
    return (url) => {
        const address = new URL(url);
        const site = siteOf(address);
        if (site === undefined || site === own || named.get(site)?.size !== 1)
            return false;
        const { hostname, pathname } = address;
        if (FILE_HOST.test(hostname) || FRAMEWORK.test(hostname + pathname) || PART.test(pathname))
            return false;
        return scripts.get(address.href)?.every(isNotWaitedFor) ?? false;
    };
}
function isNotWaitedFor(script) {
    return (0,html_document/* attribute */.lt)(script, 'async') !== undefined && !/module/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/layout-gap.js








/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
/** Style sheets that lay nothing out of the page itself; icons are spoken of by {@link iconGap}. */
const BARE_STYLES = new Set([
    'fonts',
    'icons',
    'popups',
    'scrolling',
]);
/** What a script of the same purpose puts into the page: its style sheet matters where that came. */
const SCRIPTED_STYLES = new Set(['captcha', 'chat', 'consent']);
/** And such scripts. */
const BARE_SCRIPTS = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
]);
/** And those that send the files of others, whatever is in them. */
const FILES = new Set(['cdn', 'hosting']);
/**
 * The page as Chrome laid it out, with all that shapes it.
 *
 * @throws NotMeasured where Chrome did not show the page, or did without a style sheet or script of it
 */
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
/**
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get, or will not get on production.
 * Whether visitors get it does not matter here: where they do not, that is the fault, and the layout only follows from it.
 * It does where they do without a small part of the styles alone, see {@link absentExtras}.
 * Scripts of those who count, advertise, ask for consent and chat are left out of account, and so are fonts, what scrolls
 * more smoothly, {@link iconGap icons} and {@link widgetsOf widgets}.
 *
 * @param types what is looked for: of a page whose links are judged its styles do not matter
 */
async function layoutGap(page, types = ['Stylesheet', 'Script']) {
    const { quirks } = page;
    const missing = missingOf(page).filter(({ type }) => types.includes(type));
    const unapplied = missing.length > 0 ? unneededFiles(page, missing) : new Set();
    let isWidget;
    for (const request of missing) {
        const { url, type } = request;
        const fault = faultOf(request, quirks);
        if (fault === undefined || unapplied.has(url) || !(await isShaping(request, page.requests)))
            continue;
        if (type === 'Script' && !FILES.has(await categoryOf(url))) {
            isWidget ??= widgetsOf(page);
            if (isWidget(url))
                continue;
        }
        return messageOf(request, fault);
    }
    return types.includes('Stylesheet') ? waitingGap(page) : undefined;
}
/** As {@link layoutGap} for style sheets alone, of any load of a page. */
async function sheetGap({ document, requests }) {
    const { quirks } = document;
    const missing = missingOf({ requests, quirks }).filter(({ type }) => type === 'Stylesheet');
    const unapplied = missing.length > 0 ? unneededFiles({ document, requests }, missing) : new Set();
    for (const request of missing) {
        const fault = faultOf(request, quirks);
        if (fault !== undefined && !unapplied.has(request.url) && (await isShaping(request, requests)))
            return messageOf(request, fault);
    }
    return waitingGap({ document, requests });
}
/**
 * A style sheet that came and that the page has not applied: it is for paper, or preloaded, until its `onload` changes
 * that, which browsers do not call where a sheet that it imports, such as one of fonts, does not come.
 */
function waitingGap({ document, requests }) {
    const came = new Set(requests.filter(request => faultOf(request, document.quirks) === undefined).map(urlOf));
    const waiting = document.elements('link').find(link => {
        const isForLater = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\bpreload\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
        const isChanged = /\bthis\.(?:media|rel)\s*=/.test(((0,html_document/* attribute */.lt)(link, 'onload') ?? '').slice(0, MAX_ADDRESS));
        const url = isForLater && isChanged ? document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') : undefined;
        return url !== undefined && came.has(url) && !(0,icon_files/* isIconFile */.Y)(new URL(url));
    });
    const url = waiting && document.resolve((0,html_document/* attribute */.lt)(waiting, 'href') ?? '');
    return url && `the page was laid out without the style sheet ${url}, which its onload had not applied yet`;
}
/** Why icons are not as large as they are for visitors: a style sheet or script of icons that Chrome did not get. */
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = faultOf(request, page.quirks);
        if (fault !== undefined && (0,icon_files/* isIconFile */.Y)(new URL(request.url)))
            return messageOf(request, fault);
    }
    return undefined;
}
/** Style sheets and scripts that did not come at any try. */
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    // Chrome gives up a script or style sheet that is answered so.
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
    // What the page itself has given up is not missing.
    if (failure === 'net::ERR_ABORTED')
        return undefined;
    if (failure !== undefined)
        return `Chrome could not load (${failure.replace(/^net::/, '')})`;
    if (status === undefined || endMs === undefined)
        return 'was not answered in time';
    if (willBeMixed)
        return BLOCKED;
    const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== '';
    return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
        ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
        : undefined;
}
/** It came here, and visitors do not get it: what the page looks like with it, none of them will see. */
const BLOCKED = 'browsers block on production: the page loads it by an http: address, and production is on HTTPS';
async function isShaping({ url, type }, requests) {
    const { pathname } = new URL(url);
    const purpose = await (0,third_party_purpose/* purposeOf */.eK)(url);
    if (type === 'Stylesheet')
        return SCRIPTED_STYLES.has(purpose) ? await cameWith(purpose, requests) : !BARE_STYLES.has(purpose);
    if (BARE_SCRIPTS.has(purpose) || (0,withheld_answers/* isCounter */.v)(url))
        return false;
    if (PLATFORM_PATHS.test(pathname) || (0,missing_signs/* drawsMissingSigns */._)(pathname))
        return false;
    return SHAPING.has(await categoryOf(url));
}
/** Whether a script of that purpose came. */
async function cameWith(purpose, requests) {
    for (const request of requests) {
        const isThere = request.type === 'Script' && request.status === 200 && request.failure === undefined;
        if (isThere && (await (0,third_party_purpose/* purposeOf */.eK)(request.url)) === purpose)
            return true;
    }
    return false;
}
async function categoryOf(url) {
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return web.getEntity(url)?.category ?? 'other';
}
/** Style sheets that are for paper alone, or one of a choice, wherever the document names them. */
function unappliedSheets(document) {
    const unapplied = new Set();
    const applied = new Set();
    for (const link of document.elements('link')) {
        const url = document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        const isUnapplied = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\balternate\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') ||
            (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined;
        if (url)
            (isUnapplied ? unapplied : applied).add(url);
    }
    for (const url of applied)
        unapplied.delete(url);
    return unapplied;
}
/** Style sheets and scripts without which the page is laid out as its visitors get it. */
function unneededFiles(page, missing) {
    return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing));
}
/** Decoded bytes of the styles of a site's own that make most of its looks. */
const LEAST_OWN_BYTES = 8000;
/** Names of style sheets without which a page has no looks of its own, and such that a build makes. */
const MAIN_SHEET = /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i;
/** Style sheets of others, which are no looks of the site's own. */
const LIBRARY_SHEET = /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i;
/**
 * Style sheets of the site that answer 404 or 410, beside others that make its looks: visitors get the page so. The page
 * names them by relative addresses, so that they are part of what is deployed, and by names that are not those of the main one.
 */
function absentExtras({ document, requests }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const isOwn = (url) => origin !== undefined && URL.parse(url)?.origin === origin;
    const ownBytes = requests
        .filter(request => {
        const { type, inFrame, status, url } = request;
        return type === 'Stylesheet' && !inFrame && status === 200 && isOwn(url) && isLooks(url);
    })
        .reduce((sum, { bytes }) => sum + bytes, 0);
    if (ownBytes < LEAST_OWN_BYTES)
        return new Set();
    const relative = relativeAddresses(document, 'link', 'href');
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Stylesheet' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        isOwn(url) &&
        relative.has(url) &&
        !MAIN_SHEET.test(nameOf(url)));
    return new Set(absent.map(urlOf));
}
/** Extensions of jQuery and the like that show or do something when visitors click, write or scroll. */
const PLUGIN = /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i;
/** Such scripts of the site that answer 404 or 410 and that the page names by relative addresses: visitors get the page so. */
function absentPlugins({ document }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Script' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        URL.parse(url)?.origin === origin &&
        PLUGIN.test(nameOf(url)));
    if (absent.length === 0)
        return new Set();
    const relative = relativeAddresses(document, 'script', 'src');
    return new Set(absent.map(urlOf)).intersection(relative);
}
function isAbsent(status) {
    return status === 404 || status === 410;
}
/** What elements of a kind name by relative addresses. */
function relativeAddresses(document, tag, name) {
    return new Set(document
        .elements(tag)
        .map(element => (0,html_document/* attribute */.lt)(element, name)?.trim() ?? '')
        .filter(address => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
        .map(address => document.resolve(address) ?? ''));
}
function isLooks(url) {
    return !(0,icon_files/* isIconFile */.Y)(new URL(url)) && !LIBRARY_SHEET.test(nameOf(url));
}
function nameOf(url) {
    return new URL(url).pathname.slice(-MAX_ADDRESS).split('/').at(-1);
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
 *   never seen for long; where its scripts replace it by an error screen, which is told as one fault; NotMeasured as
 *   {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    const { scripts } = await visit.judgedPage();
    if (scripts.state === 'unseen' && scripts.crash)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(scripts.reason);
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

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};

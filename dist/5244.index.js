export const id = 5244;
export const ids = [5244];
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

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    const sentHidden = document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    const written = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '';
    return {
        source: 'html',
        code: written.trim(),
        written,
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, link) {
    const { target, parameters } = link;
    const types = (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link);
    const written = parameters.get('hreflang');
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (written === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${written}"`);
    return [
        {
            source: 'header',
            code: written.trim(),
            written,
            href: target,
            url: webUrl(target, page.url),
            relations: types,
            media: parameters.get('media'),
            at: message => ({ url: page.url, message, snippet: source }),
        },
    ];
}
function webUrl(href, base) {
    const url = href === '' ? null : URL.parse(href, base);
    return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
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

/***/ 30908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ cssUrls),
/* harmony export */   Y1: () => (/* binding */ cssUses),
/* harmony export */   xF: () => (/* binding */ MAX_PRELUDE)
/* harmony export */ });
const MAX_URLS = 500;
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
const MAX_DEPTH = 8;
const MAX_PRELUDE = 2000;
function cssUrls(css) {
    return cssUses(css).map(({ url }) => url);
}
function cssUses(css) {
    const uses = [];
    const preludes = [];
    const blocks = [];
    let opened = 0;
    let depth = 0;
    let start = 0;
    let rule = '';
    let embedded = -1;
    for (const match of css.matchAll(TOKENS)) {
        const [token, double, single, name, doubleUrl, singleUrl, bareUrl] = match;
        const end = match.index + token.length;
        if (token.startsWith('/*')) {
            if (match.index === start || isBlank(css, start, match.index))
                start = end;
            continue;
        }
        const address = doubleUrl ?? singleUrl ?? bareUrl;
        const text = address ?? (rule === '@import' ? (double ?? single) : undefined);
        if (text !== undefined && rule !== '@namespace') {
            const url = unescaped(text).trim();
            const source = address !== undefined && isFontFace(preludes) ? fontSource(url, css, end) : undefined;
            const isUnused = source !== undefined && (source === 'unread' || start === embedded);
            if (source === 'embedded')
                embedded = start;
            if (url !== '' && !url.startsWith('#') && !isUnused && !isOfProperty(css, start))
                uses.push({ url, preludes: [...preludes], block: blocks.at(-1) ?? 0 });
            if (uses.length >= MAX_URLS)
                break;
        }
        if (token === '{') {
            if (depth < MAX_DEPTH)
                preludes.push(css.slice(start, Math.min(match.index, start + MAX_PRELUDE)).trim());
            blocks.push(++opened);
            depth++;
        }
        else if (token === '}' && depth > 0) {
            depth--;
            blocks.pop();
            if (depth < MAX_DEPTH)
                preludes.pop();
        }
        if (/^[;{}]$/.test(token))
            start = end;
        rule = name?.toLowerCase() ?? '';
    }
    return uses;
}
const FONT_FORMATS = /^(?:woff2?|truetype|opentype|collection)(?:-variations)?$/;
const OLD_FORMATS = /^(?:embedded-opentype|svg|no-ie-404)$/;
const FORMAT = /^\s{0,20}format\(\s{0,20}["']?([\w-]{1,40})/i;
const MAX_FORMAT = 100;
function isFontFace(preludes) {
    return preludes.at(-1)?.toLowerCase().endsWith('@font-face') === true;
}
function fontSource(url, css, end) {
    const format = FORMAT.exec(css.slice(end, end + MAX_FORMAT))?.[1]?.toLowerCase();
    const isRead = format === undefined || FONT_FORMATS.test(format);
    if (!isRead)
        return OLD_FORMATS.test(format) ? 'other' : 'unread';
    return /^data:/i.test(url) && !/^data:[^,;]{0,100}(?:svg|fontobject)/i.test(url) ? 'embedded' : 'other';
}
function isOfProperty(css, start) {
    return css
        .slice(start, start + MAX_PRELUDE)
        .trimStart()
        .startsWith('--');
}
function isBlank(css, from, to) {
    return to - from <= 100 && css.slice(from, to).trim() === '';
}
function unescaped(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = Number.parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}


/***/ }),

/***/ 47922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/page/links/css-urls.js
var css_urls = __webpack_require__(30908);
;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

const MAX_VALUES = 20_000;
const MAX_URLS = 500;
const URL_PROPERTIES = new Set([
    ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
    ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
    ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
    ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
    ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
    ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
]);
function jsonLdUrls(document) {
    const found = [];
    for (const script of document.elements('script')) {
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < MAX_URLS)
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
function nameOf(key, outer) {
    return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
}
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
const RELATIONS = [
    ['stylesheet', 'stylesheet'],
    ['icon', 'icon'],
    ['apple-touch-icon', 'icon'],
    ['apple-touch-icon-precomposed', 'icon'],
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
const FOR_PROGRAMS = /^\s*(?:application\/json|(?:application|text)\/[a-z]{1,8}\+oembed)\s*(?:;|$)/i;
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    if (own.includes('stylesheet') && (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined)
        return undefined;
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        const type = (0,html_document/* attribute */.lt)(link, 'type');
        const isFeed = (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && type !== undefined && !FOR_PROGRAMS.test(type);
        return isFeed ? 'related' : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    if ((0,html_document/* attribute */.lt)(script, 'nomodule') !== undefined && !/^module$/i.test(type))
        return undefined;
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
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

// EXTERNAL MODULE: ./lib/engine/page/links/srcset.js
var srcset = __webpack_require__(43474);
;// CONCATENATED MODULE: ./lib/engine/page/links/page-links.js






const SOCIAL_MEDIA = new Set([
    ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
    ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
]);
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
            for (const href of (0,srcset/* srcsetUrls */.r)(value))
                found.push({ href, kind, place: name });
    }
    const style = (0,html_document/* attribute */.lt)(element, 'style');
    if (style !== undefined) {
        for (const href of (0,css_urls/* cssUrls */.Q0)(style))
            found.push({ href, kind: 'asset', place: 'style' });
    }
    if (element.tagName === 'style') {
        for (const href of (0,css_urls/* cssUrls */.Q0)((0,html_document/* textOf */.b6)(element)))
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

/***/ 43474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ srcsetUrls)
/* harmony export */ });
const SPACE = /[\t\n\f\r ]/;
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
function areValid(descriptors) {
    const units = descriptors.map(text => {
        if (DENSITY.test(text))
            return 'x';
        const unit = WIDTH_OR_HEIGHT.exec(text)?.[1];
        return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?';
    });
    return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '));
}


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

/***/ 94451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isOwnersHost),
/* harmony export */   g: () => (/* binding */ OWNERS_HOST)
/* harmony export */ });
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i');
function isOwnersHost(host) {
    return WHOLE.test(host);
}


/***/ }),

/***/ 65322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ saysThanks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const LONGEST = 120;
const MAX_HEADINGS = 3;
const THANKS = 'thank you(?: (?:so|very) much)?|(?:many )?thanks|(?:vielen |herzlichen |besten )?dank|danke(?: schön| sehr)?|merci(?: beaucoup)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|(?:moltes )?gràcies|grazie(?: mille)?|(?:hartelijk )?bedankt|dank je(?: wel)?|dziękujemy|děkujeme|ďakujeme|köszönjük|hvala(?: vam)?|tack|(?:mange )?tak|(?:tusen )?takk|kiitos|aitäh|paldies|ačiū|dėkojame|mulțumim|mulţumim|teşekkür(?:ler| ederiz)|спасибо|дякуємо|благодар(?:им|я)|ευχαριστούμε|terima kasih|cảm ơn|شكر[اً]+|תודה(?: רבה)?|धन्यवाद|ขอบคุณ';
const FOR_IT = '$|[!.,;:–—-]|(?: (?:for|für|pour|por|per|pels?|voor|za|för|for|til|de|pentru|atas|vì|עבור|על|за|για)(?![\\p{L}]))';
const SAYS_THANKS = new RegExp(`^¡?(?:${THANKS})\\s*(?:${FOR_IT})`, 'iu');
const IN_SIGNS = /^(?:(?:お問い?合わ?せ|ご(?:注文|予約|応募|登録))?.{0,12}ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢您|感謝您)/u;
const SENT = [
    [
        'message|form|enquiry|inquiry|request|order|booking|application|registration|submission',
        '(?:has been|was|is) (?:successfully )?(?:sent|received|submitted|confirmed)',
    ],
    [
        'nachricht|anfrage|formular|anmeldung|bestellung|buchung',
        'gesendet|versendet|übermittelt|verschickt|eingegangen|erhalten',
    ],
    ['message|demande|formulaire|commande|inscription|soumission', 'envoyée?|reçue?|enregistrée?'],
    ['mensaje|solicitud|formulario|pedido|reserva', 'enviad[oa]|recibid[oa]'],
    ['mensagem|pedido|formulário', 'enviad[oa]|recebid[oa]'],
    ['messaggio|richiesta|ordine|modulo', 'inviat[oa]|ricevut[oa]'],
    ['bericht|aanvraag|bestelling', 'verzonden|ontvangen'],
    ['wiadomość|formularz', 'wysłan[ay]|wysłane'],
    ['zpráva|formulář', 'odeslána?'],
    ['сообщение|заявка', 'отправлен[оа]|принята'],
];
const ARRIVED = SENT.map(([what, arrived]) => new RegExp(`(?<!\\p{L})(?:${what})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${arrived})(?!\\p{L})`, 'iu'));
function saysThanks(document) {
    const texts = (tag) => document
        .elements(tag)
        .slice(0, MAX_HEADINGS)
        .map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(element, LONGEST + 1)))
        .filter(text => text !== '');
    const headlines = texts('h1');
    return (headlines.length > 0 ? headlines : texts('title')).some(isThanks);
}
function isThanks(text) {
    if (text.length > LONGEST)
        return false;
    return SAYS_THANKS.test(text) || IN_SIGNS.test(text) || ARRIVED.some(pattern => pattern.test(text));
}


/***/ }),

/***/ 63812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ robotsOfPage),
/* harmony export */   O0: () => (/* binding */ servesHtml),
/* harmony export */   Uw: () => (/* binding */ linePlace),
/* harmony export */   WJ: () => (/* binding */ rulesFile),
/* harmony export */   p0: () => (/* binding */ assertOwn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);




const robotsOfPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const exchange = await visit.exchange();
    const url = exchange.final?.url ?? visit.url;
    const robots = await visit.robotsTxt(url);
    if (exchange.failure && robots.kind === 'unreachable') {
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    return { exchange, url, robots };
});
const rulesFile = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const { robots } = await robotsOfPage(visit);
    assertOwn(robots);
    if (robots.kind === 'unreachable')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(robots.reason);
    if (robots.kind !== 'rules')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(`${robots.url} ${robots.reason}`);
    if (servesHtml(robots.response))
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ('a web page is served in the place of robots.txt');
    return robots;
});
function assertOwn(robots) {
    const foreign = (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .whyForeign */ .fW)(robots);
    if (foreign !== undefined)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(foreign);
}
function servesHtml({ body }) {
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|meta|script|title|\?xml)/i.test(body.subarray(0, 1024).toString('latin1'));
}
function linePlace(url, { line, text }, message) {
    return { url, line, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(text), message };
}


/***/ }),

/***/ 49556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listedPages)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67162);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25218);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62288);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66986);










const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const checks = {
    'listed-broken': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page that does not exist',
        why: 'Search engines get an error where the sitemap promises a page, and drop the URL. If the page should exist, it is lost.',
        fix: 'Publish the page, or remove its URL from the sitemap.',
        help: HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that another URL is the right one.',
        fix: 'List the URL that the redirect leads to.',
        help: HELP,
        example: '<loc>https://www.example.com/old</loc>, which answers 301',
    },
    'listed-noindex': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page with noindex',
        why: 'The sitemap asks search engines to index the page, but the page forbids it.',
        fix: 'Remove the URL from the sitemap, or the noindex from the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
    },
    'listed-not-canonical': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page whose canonical is another URL',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'List only canonical URLs. If the canonical redirects to the listed URL, correct the canonical instead.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
    'listed-blocked': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page that robots.txt blocks',
        why: 'The sitemap sends crawlers to a page that they may not fetch.',
        fix: 'Remove the URL from the sitemap, or allow it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
    },
};
const listedPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .siteSitemaps */ .GV)(visit);
        const { samples } = site;
        const own = await auditedSample(visit, site);
        return {
            judgements: site.entries > 0 ? judgeSamples(site, own) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .sameForAll */ .tE)(checks, (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutEntries */ .Lf)(site.survey)),
            facts: { samples: samples.map(factsOf) },
        };
    },
});
const ALL_BLOCKED = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('robots.txt blocks the whole site, which is reported separately');
async function auditedSample(visit, { entries, urls, origins, samples }) {
    const { url } = visit;
    const isListed = entries > 0 && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .e)(url, origins).exact.some(name => urls.has(name));
    if (!isListed || samples.some(({ asked }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isSamePage */ .kj)(asked, url)))
        return [];
    return [{ url, asked: url, blocked: false, ...(0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .JN)(await visit.exchange(), url, visit.preview) }];
}
function judgeSamples({ samples, tried: counts, closed, survey, urls }, own) {
    if (samples.length === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('the sitemaps list no URL that can be tried on the audited site'));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status));
    const unclear = failed &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notMeasured */ .q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status));
    const good = answered.filter(_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0);
    const isDirect = (sample) => (0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0)(sample) && sample.redirectsTo === undefined;
    const direct = good.filter(isDirect);
    const triedOf = (count, beside = '') => count < urls.size ? `${count} of ${urls.size} listed URLs were tried${beside}` : undefined;
    const judge = (among, message, tried = triedOf(counts.read)) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [placeOf(sample, said)];
        });
        if (places.length > 0)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJ)(places, tried);
        return unclear ?? (among.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)() : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('none of the URLs tried shows a page'));
    };
    const isPlatform = (0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .isClosedByPlatform */ .DS)(samples);
    const isAllBlocked = samples.every(({ blocked }) => blocked);
    const open = isAllBlocked ? answered : answered.filter(({ blocked }) => !blocked);
    return {
        'listed-broken': judge(open, sample => ((0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0)(sample) ? undefined : `answers ${sample.status}`), triedOf(counts.asked)),
        'listed-redirects': inOneSentence(judge(good, ({ redirectsTo }) => redirectsTo && `redirects to ${redirectsTo}`, triedOf(counts.asked)), good.filter(({ redirectsTo }) => redirectsTo !== undefined)),
        'listed-noindex': direct.length > 1 && direct.every(({ noindexMeta }) => noindexMeta)
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('all pages that were tried have noindex, which is reported separately')
            : judge([...direct, ...own.filter(isDirect)], sample => noindexOf(sample, isPlatform), triedOf(counts.read, ', and the audited pages')),
        'listed-not-canonical': judge(direct, _samples_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalFault */ .zw),
        'listed-blocked': (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .closesAll */ .nQ)(survey.robots, 'Googlebot', survey.origin)
            ? ALL_BLOCKED
            : judgeBlocked(samples, isAllBlocked ? [] : closed),
    };
}
function judgeBlocked(samples, closed) {
    const tried = samples.filter(({ blocked }) => blocked);
    const known = new Set(tried.map(({ asked }) => asked));
    const list = new _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_9__/* .FaultList */ .x();
    const add = (place) => list.add(placeOf(place, 'is blocked by robots.txt for Googlebot'));
    for (const sample of tried)
        add(sample);
    for (const asked of closed)
        if (!known.has(asked))
            add({ asked });
    return list.judge();
}
function noindexOf({ noindexHeader, noindexMeta }, isPlatform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
const MIN_ALIKE = 2;
const LITTLE = {
    slash: { why: 'the slash at their end is missing', list: (url) => `${url}/` },
    noSlash: { why: 'they end in a slash', list: (url) => url.replace(/\/$/, '') },
    https: {
        why: 'they begin with http:// instead of https://',
        list: (url) => url.replace(/^http:/, 'https:'),
    },
};
function littleOf({ asked, redirectsTo }) {
    const kinds = Object.keys(LITTLE);
    return kinds.find(kind => redirectsTo !== asked && redirectsTo === LITTLE[kind].list(asked));
}
function inOneSentence(judgement, moved) {
    const [little, ...others] = new Set(moved.map(littleOf));
    if (judgement.outcome !== 'fail' || moved.length < MIN_ALIKE || !little || others.length > 0)
        return judgement;
    const { why, list } = LITTLE[little];
    const inOrder = moved.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    const places = inOrder.map(({ url, asked, file, line }) => ({
        url: asked,
        message: `List ${list(url)}${file === undefined ? '' : ` (${file}, line ${line})`}.`,
    }));
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJ)(places, `${moved.length} listed URLs redirect only because ${why}.`);
}
function placeOf({ asked, file, line }, message) {
    const lists = file === undefined ? 'the sitemap lists it' : `${file} lists it in line ${line}`;
    return { url: asked, message: `The page ${message}; ${lists}.` };
}
function factsOf({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
    return {
        url,
        asked,
        status: status ?? null,
        failure: failure ?? null,
        redirectsTo: redirectsTo ?? null,
        canonical: canonical ?? null,
        noindex: flags.noindexHeader || flags.noindexMeta,
        blocked: flags.blocked,
    };
}


/***/ }),

/***/ 39057:
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
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/page-names.js
var page_names = __webpack_require__(94686);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js + 6 modules
var site_sitemaps = __webpack_require__(62288);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-agreement.js







const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
const alternateAgreement = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alternate-contradicts-page': {
            severity: 'warning',
            title: 'The sitemap and the page name different URLs for one language',
            why: 'Google reads language versions from HTML, headers and sitemaps. If they contradict each other, it may ignore them.',
            fix: 'Name the versions in only one place, or generate both from the same data.',
            help: HELP,
            example: '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
        },
    },
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const judgement = site.entries === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps list nothing')
            : judgeAgreement(await visit.htmlPage(), site);
        return { judgements: { 'alternate-contradicts-page': judgement } };
    },
});
function judgeAgreement(page, site) {
    const { origins, versions } = site;
    if (versions.count === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions');
    const { read } = (0,language_alternates/* languageAlternates */.i)(page);
    if (read.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no language versions itself');
    const names = (0,page_names/* namesOf */.e)(page.url, origins).exact;
    const compared = read.map(alternate => ({
        alternate,
        result: compare(alternate, page.preview, names, site),
    }));
    if (compared.every(({ result }) => result === 'none')) {
        return versions.knowsAll
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions of this page')
            : (0,judging_judgement/* notMeasured */.q7)('the sitemaps name more language versions than are kept');
    }
    return (0,judging_judgement/* failWhere */.a4)(compared
        .filter(({ result }) => result === 'other')
        .map(({ alternate }) => alternate.at(`${alternate.code} is ${alternate.url.href} on the page, and another URL in the sitemap`)));
}
function compare({ code, url }, preview, pages, { origins, versions }) {
    if (!url)
        return 'none';
    const here = (0,syntax_preview/* hereOf */.IS)(preview, url) ?? url;
    const path = (0,comparable_url/* comparablePath */.cM)(here);
    const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [(0,comparable_url/* comparableUrl */.sY)(url)];
    const results = pages.flatMap(page => forms.map(form => versions.compare(page, code, form)));
    return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none';
}

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/samples.js
var samples = __webpack_require__(60361);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sitemap-place.js
var sitemap_place = __webpack_require__(56959);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/survey-gaps.js
var survey_gaps = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-return.js










const alternateReturn = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alternate-no-return': {
            scope: 'site',
            severity: 'warning',
            title: 'A language version in the sitemap does not link back',
            why: 'Google ignores a language version that does not link back to the page.',
            fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
            help: 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap',
            example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
        },
    },
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const judgement = (0,site_sitemaps/* withoutContent */.gH)(site) ??
            (await visit.onceForSite(`sitemap returns ${site.survey.origin}`, () => judgeReturns(visit, site)));
        return { judgements: { 'alternate-no-return': judgement } };
    },
});
const MAX_TRIED = 3;
async function judgeReturns(visit, site) {
    const { versions, returns, urls, survey } = site;
    if (versions.count === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions');
    if (returns.isOverflown || (0,survey_gaps/* whyIncomplete */.Be)(survey) !== undefined) {
        return (0,judging_judgement/* notMeasured */.q7)('not all links between versions could be followed');
    }
    const open = returns.among(urls);
    if (open.length > 0) {
        const tried = await Promise.all(open.slice(0, MAX_TRIED).map(one => linksBackInHtml(visit, site, one)));
        if (tried.every(Boolean)) {
            return (0,judging_judgement/* pass */.IX)('the pages link back in their HTML; their entries in the sitemap do not');
        }
    }
    const faults = new fault_list/* FaultList */.x();
    for (const { file, named, ...place } of open) {
        const [version, page] = named ? [named.to, named.from] : ['the version', 'this page'];
        faults.add(() => (0,sitemap_place/* placeIn */.V)(file, place, `The sitemap entry of ${version} has no xhtml:link back to ${page}`));
    }
    return faults.judgeAmong(returns.returned, 'no version of a page is another page of the sitemaps');
}
async function linksBackInHtml(visit, { origins }, { named }) {
    const asked = named && (0,samples/* placeHere */.AU)(named.to, visit.preview, origins);
    const back = named && (0,samples/* placeHere */.AU)(named.from, visit.preview, origins);
    if (asked === undefined || back === undefined)
        return false;
    const { final } = await visit.fetchForSite(asked);
    const page = final?.status === 200 ? (0,open_html/* openHtml */.W)(final) : undefined;
    if (!page)
        return false;
    return (0,language_alternates/* languageAlternates */.i)(page).read.some(({ url }) => {
        const here = url && (0,samples/* placeHere */.AU)(url.href, visit.preview, origins);
        return here !== undefined && (0,comparable_url/* comparableUrl */.sY)(here) === (0,comparable_url/* comparableUrl */.sY)(back);
    });
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/syntax/sample-host.js
var sample_host = __webpack_require__(94451);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/tools/robots/robots-file.js
var robots_file = __webpack_require__(63812);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-files.js






const sitemapFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { survey } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
    const named = survey.files.filter(isRead).filter(({ reading }) => reading.kind !== 'html');
    if (named.length > 0)
        return { named, sitemaps: named.filter(sitemap_survey/* isThere */.$B) };
    const unclear = (0,survey_gaps/* whyUnclear */.D4)(survey);
    throw unclear === undefined ? new not_measured/* NotApplicable */.bQ(survey_gaps/* NO_SITEMAP */.uF) : new not_measured/* NotMeasured */.ke(unclear);
});
function isRead(file) {
    return file.reading !== undefined;
}
function hasNoEntries({ reading }) {
    return reading?.entries === 0 && reading.stopped === undefined && reading.kind !== 'xml';
}
function judgeProblems({ named }, kind) {
    const occurrences = named.flatMap(({ url, problems }) => problems
        .filter(problem => problem.kind === kind)
        .map(({ kind: _, ...place }) => ({ url, ...place })));
    const count = named.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0);
    return (0,judging_judgement/* failCounted */.ls)(occurrences, count);
}
function judgeEach({ sitemaps }, faultOf) {
    return (0,judging_judgement/* failAmong */.Jb)(sitemaps, sitemaps.flatMap(sitemap => {
        const message = faultOf(sitemap);
        return message === undefined ? [] : [{ url: sitemap.url, message }];
    }), 'the file named as a sitemap is not one, which is reported separately');
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/small-site.js








const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|vcf|ics|txt|xml|json)$/i;
const MAX_PAGES = 4;
async function pagesOfSmallSite(visit) {
    const home = `${(0,syntax_preview/* deploymentRoot */.gS)(visit.preview, visit.origin)}/`;
    const pages = await visit.onceForSite(`small site ${home}`, () => findPages(visit, home));
    const isKnown = pages?.has((0,page_address/* loosePath */.qv)(new URL(visit.url))) || isAside(visit.url);
    return isKnown ? pages?.size : undefined;
}
async function findPages(visit, home) {
    const start = await read(visit, home);
    if (!start)
        return undefined;
    const found = linkedPages(start);
    const known = new Set([(0,page_address/* loosePath */.qv)(new URL(start.url)), ...found.keys()]);
    if (known.size > MAX_PAGES)
        return undefined;
    for (const [path, url] of found) {
        if (path === (0,page_address/* loosePath */.qv)(new URL(start.url)))
            continue;
        const page = await read(visit, url.href);
        if (!page || [...linkedPages(page).keys()].some(other => !known.has(other)))
            return undefined;
    }
    return known;
}
async function read(visit, url) {
    const { final } = await visit.fetchForSite(url);
    const page = final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview) : undefined;
    return page && page.document.unread === undefined && (0,script_reliance/* relianceOnScripts */.h)(page) === undefined
        ? page
        : undefined;
}
function linkedPages(page) {
    const address = new page_address/* PageAddress */.gg(page);
    const found = new Map();
    for (const { kind, address: url } of (0,page_links/* linksOf */.h)(page.document)) {
        if (kind !== 'navigation' && kind !== 'related' && kind !== 'frame')
            continue;
        if (!url || !/^https?:$/.test(url.protocol) || !address.isOnSite(url))
            continue;
        const here = (0,syntax_preview/* hereOf */.IS)(page.preview, url) ?? url;
        if (!isAside(here.href))
            found.set((0,page_address/* loosePath */.qv)(here), here);
    }
    return found;
}
function isAside(url) {
    return FILE.test(new URL(url).pathname) || (0,legal_notice/* isLegalNotice */.W)(url) || (0,for_users/* isForUsers */.KQ)(url);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/discovery.js













const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const discovery = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        missing: {
            scope: 'site',
            severity: 'notice',
            title: 'Crawlers find no sitemap',
            why: 'Search engines then find pages only through links. That works on a small, well-linked site; on others they find pages late or never.',
            fix: 'Let your site generator write a sitemap.xml, and name it in robots.txt. A sitemap at another URL is found only if robots.txt names it. Where the robots.txt of the host is not yours, submit the sitemap in Search Console.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: 'robots.txt has no Sitemap line, and /sitemap.xml answers 404',
        },
        'not-in-robots': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt does not name the sitemap',
            why: 'Crawlers look there for the sitemap. Not all of them try common URLs such as /sitemap.xml.',
            fix: 'Add a line "Sitemap: https://…" with the full URL to robots.txt. If there is no robots.txt, one with only this line is enough.',
            help: BUILD,
            example: '/sitemap.xml is there, and robots.txt has no line "Sitemap: https://www.example.com/sitemap.xml"',
        },
        'html-served': {
            scope: 'site',
            severity: 'warning',
            title: 'The sitemap is a web page',
            why: 'Search engines find no URLs in it and report the sitemap as invalid.',
            fix: 'Serve the XML file. If a rule answers every URL with the app, exclude the sitemap from it.',
            help: 'https://support.google.com/webmasters/answer/7451001',
            example: 'GET /sitemap.xml\n200, Content-Type: text/html, <!doctype html><div id="app">',
        },
        'child-unreachable': {
            scope: 'site',
            severity: 'warning',
            title: 'The sitemap index names a sitemap that does not exist',
            why: 'Search engines do not learn of the pages in it.',
            fix: 'Publish the file at that URL, or remove it from the index.',
            help: LARGE,
            example: '<sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>\nwhere /sitemap-3.xml answers 404',
        },
        'nested-index': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap index names another index',
            why: 'An index may name only sitemaps. Search engines do not follow a second index, so they do not learn of the pages behind it.',
            fix: 'Name all sitemaps in one index, or each index in robots.txt.',
            help: LARGE,
            example: '<sitemap><loc>https://www.example.com/more.xml</loc></sitemap>\nwhere more.xml begins with <sitemapindex>',
        },
    },
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const { survey, hosts } = site;
        const hasNoAddress = (0,syntax_preview/* hasNoAddressYet */.Gb)(visit.preview, survey.origin);
        const { files } = survey;
        const isIndexed = files.some(({ reading }) => reading?.kind === 'index');
        const noIndex = (0,judging_judgement/* notApplicable */.hH)('there is no sitemap index');
        return {
            judgements: {
                missing: await judgeMissing(visit, site, hasNoAddress),
                'not-in-robots': judgeNamed(site, hasNoAddress && [...hosts.origins].every(isNoSite), visit.preview),
                'html-served': judgeHtml(files),
                'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
                'nested-index': isIndexed ? judgeNested(survey) : noIndex,
            },
        };
    },
});
async function judgeMissing(visit, { survey, inFolder }, hasNoAddress) {
    const { files, probes, origin } = survey;
    if (files.some(sitemap_survey/* isThere */.$B))
        return (0,judging_judgement/* pass */.IX)();
    const unclear = (0,survey_gaps/* whyUnclear */.D4)(survey);
    if (unclear !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unclear);
    if (files.some(({ reading }) => reading)) {
        return (0,judging_judgement/* notApplicable */.hH)('the file named as a sitemap is not one, which is reported separately');
    }
    if (files.length === 0 && hasNoAddress) {
        return (0,judging_judgement/* notApplicable */.hH)('a sitemap lists full URLs, and the final host of the pages is not known');
    }
    if (inFolder !== undefined) {
        return (0,judging_judgement/* notApplicable */.hH)(`${inFolder} is a sitemap, of which crawlers are not told, which is reported separately`);
    }
    const pages = files.length === 0 ? await pagesOfSmallSite(visit) : undefined;
    if (pages !== undefined) {
        return (0,judging_judgement/* notApplicable */.hH)(pages === 1
            ? 'the home page leads to no other page of the site but legal ones and logins, so a sitemap would list it alone'
            : `the home page leads to all ${pages} pages of the site, so crawlers find them without a sitemap`);
    }
    const named = files[0] && namedInVain(files[0], visit);
    const empty = probes.find(isEmpty);
    if (empty && !named)
        return (0,judging_judgement/* fail */.fJ)({ url: empty.url, message: 'The file is there and empty, so crawlers find no URL in it.' });
    const common = askedInWords(probes);
    return (0,judging_judgement/* fail */.fJ)({ url: `${origin}/`, message: named ? `${named}; no ${common}` : `No ${common}.` });
}
function askedInWords([first, ...others]) {
    if (!first)
        return 'sitemap was found';
    const more = others.length === 1 ? ' or another common URL' : ` or ${others.length} other common URLs`;
    return `sitemap at ${new URL(first.url).pathname}${others.length === 0 ? '' : more}`;
}
function namedInVain(file, { preview }) {
    const { url, namedAs } = file;
    return namedAs === undefined || isOfSite(namedAs, preview)
        ? `${url}, which robots.txt names, ${(0,survey_gaps/* answerOf */.ut)(file)}`
        : `robots.txt names ${namedAs}, which is on another host, and ${url} ${(0,survey_gaps/* answerOf */.ut)(file)}`;
}
function isOfSite(address, preview) {
    return (0,syntax_preview/* isOnProduction */.dT)(preview, new URL(address));
}
function isEmpty({ reading }) {
    return reading?.kind === 'unknown' && !reading.gzipBroken && reading.bytes <= MAX_EMPTY_BYTES;
}
const MAX_EMPTY_BYTES = 5;
function isNoSite(origin) {
    const { hostname } = new URL(origin);
    return (0,host_kind/* isLocalHost */.mJ)(hostname) || (0,host_kind/* isSampleHost */.TH)(hostname);
}
function judgeNamed({ survey: { files, robots, lines, origin }, hosts, inFolder, ofLanguages }, hasNoAddress, preview) {
    const others = linesOfOtherSites(lines, origin, hosts, preview);
    const atRoot = inFolder ?? files.find(({ foundBy }) => foundBy === 'probe')?.url;
    const found = [...(atRoot === undefined ? [] : [atRoot]), ...ofLanguages.files];
    if (found.length === 0) {
        const [own] = files.filter(sitemap_survey/* isThere */.$B);
        if (!own)
            return (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
        return (0,judging_judgement/* failWhere */.a4)(others.map(({ url, line }) => ({
            url: robots.url,
            line,
            message: `names ${url}, which is on another host; that of the site is ${own.url}.`,
        })));
    }
    if (files.some(({ foundBy }) => foundBy === 'probe') && files.filter(sitemap_survey/* isThere */.$B).every(hasNoEntries)) {
        return (0,judging_judgement/* notApplicable */.hH)('the sitemap has no entries, which is reported separately');
    }
    if (robots.kind === 'unreachable')
        return (0,judging_judgement/* notMeasured */.q7)(robots.reason);
    const foreign = (0,robots_txt/* whyForeign */.fW)(robots);
    if (foreign !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)(foreign);
    if (robots.kind === 'rules' && (0,robots_file/* servesHtml */.O0)(robots.response)) {
        return (0,judging_judgement/* notApplicable */.hH)('a web page is served in the place of robots.txt, which is reported separately');
    }
    if ((0,robots_txt/* closesAll */.nQ)(robots, 'Googlebot', origin)) {
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt blocks the whole site, which is reported separately');
    }
    const byPath = new Set((0,robots_txt/* sitemapsOf */.yw)(robots).flatMap(({ url, value }) => url === undefined ? (URL.parse(value, robots.url)?.href ?? []) : []));
    const unnamed = found.filter(url => !byPath.has(url));
    if (unnamed.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt names it without its host, which is reported separately');
    }
    if (hasNoAddress) {
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt would name its full URL, and the final host of the site is not known');
    }
    return (0,judging_judgement/* fail */.fJ)(unnamed.map(url => ({
        url,
        message: robots.kind === 'rules'
            ? `${robots.url} has no Sitemap line with ${url}${others[0] ? `, but one with ${others[0].url}, which is on another host` : ''}.`
            : `There is no robots.txt to name ${url}: ${robots.url} ${robots.reason}.`,
    })));
}
function linesOfOtherSites(lines, origin, { foreign }, preview) {
    const own = preview === undefined ? origin : preview.origin;
    if (own === undefined || (0,host_kind/* isLocalHost */.mJ)(new URL(own).hostname))
        return [];
    const full = lines.filter(({ url }) => url !== undefined);
    const isOther = ({ url }) => {
        const { hostname, host, origin: there } = new URL(url);
        const isNear = there === origin || isOfSameSite(hostname, new URL(own).hostname);
        const isNobodys = (0,host_kind/* isSampleHost */.TH)(hostname) || (0,sample_host/* isOwnersHost */.B)(hostname) || (0,host_kind/* isLocalHost */.mJ)(hostname);
        return !isNear && !isNobodys && !foreign.includes(host);
    };
    return full.length === lines.length && full.every(isOther) ? full : [];
}
function isOfSameSite(named, own) {
    const domain = (0,cjs/* getDomain */.FB)(own, PRIVATE);
    const isMain = (host) => host === domain || host === `www.${domain}`;
    return (0,cjs/* getDomain */.FB)(named, PRIVATE) === domain && (isMain(own) || !isMain(named));
}
const PRIVATE = { allowPrivateDomains: true };
function judgeHtml(files) {
    const answered = files.filter(({ reading }) => reading);
    if (answered.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
    return (0,judging_judgement/* failWhere */.a4)(answered
        .filter(({ reading }) => reading.kind === 'html')
        .map(file => ({ url: file.url, message: `is a web page${namedBy(file)}` })));
}
function judgeChildren(files) {
    const children = files.filter(({ foundBy }) => foundBy === 'index');
    const bad = children.filter(({ reading }) => !reading);
    const gone = bad.filter(file => !(0,survey_gaps/* isUnclear */.Z5)(file));
    if (gone.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(gone.map((file) => ({ url: file.url, message: `${(0,survey_gaps/* answerOf */.ut)(file)}${namedBy(file)}` })));
    }
    if (bad.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(`${bad[0].url} ${(0,survey_gaps/* answerOf */.ut)(bad[0])}`);
    return children.length > 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('the index names no sitemap of this site');
}
function judgeNested({ files, nested }) {
    return (0,judging_judgement/* failAmong */.Jb)(files.filter(({ foundBy, reading }) => foundBy === 'index' && reading), nested.map(({ url, namedIn }) => ({ ...namedIn, message: `names ${url}, which is an index itself` })), 'nothing that the index names could be read');
}
function namedBy({ namedIn }) {
    return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : '';
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/entry-topics.js + 10 modules
var entry_topics = __webpack_require__(75798);
// EXTERNAL MODULE: ./lib/engine/formats/sitemap/format.js
var format = __webpack_require__(33934);
// EXTERNAL MODULE: ./lib/engine/page/generator-names.js
var generator_names = __webpack_require__(71088);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/file-size.js





const file_size_LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
const fileSize = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'too-large': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap is larger than 50 MB',
            why: 'Search engines reject files of more than 52,428,800 bytes (uncompressed).',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '/sitemap.xml of 61,300,000 bytes',
        },
        'too-many-urls': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has more than 50,000 entries',
            why: 'Search engines reject the file, or read only its first 50,000 entries.',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '<urlset> with 72,000 <url>',
        },
        empty: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap is empty',
            why: 'Search engines learn of no page, and Search Console reports an error.',
            fix: 'Check that the generator finds the pages, or remove the file.',
            help: ERRORS,
            example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        const cause = files.named.some(hasNoEntries) ? await causeOfNone(visit) : '';
        return {
            judgements: {
                'too-large': judgeEach(files, ({ reading }) => reading.truncated ? `more than ${format/* MAX_SITEMAP_BYTES */.r5} bytes` : undefined),
                'too-many-urls': judgeEach(files, ({ reading }) => reading.entries > format/* MAX_SITEMAP_URLS */.S0
                    ? `${reading.entries} entries (at most ${format/* MAX_SITEMAP_URLS */.S0})`
                    : undefined),
                empty: judgeEach(files, file => (hasNoEntries(file) ? `has no entries${cause}` : undefined)),
            },
        };
    },
});
const MKDOCS = /^mkdocs\b/i;
async function causeOfNone(visit) {
    try {
        const { document } = await visit.htmlPage();
        return (0,generator_names/* generatorNames */._)(document).some(name => MKDOCS.test(name))
            ? ': MkDocs lists no page where site_url is missing in mkdocs.yml'
            : '';
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return '';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/format.js



const format_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const format_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
const format_format = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-well-formed': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap is not well-formed XML',
            why: 'Search engines stop at the first such error and may ignore the whole file.',
            fix: 'Correct the lines named here. In URLs write & as &amp; and < as &lt;.',
            help: format_ERRORS,
            example: '<loc>https://www.example.com/?a=1&b=2</loc>',
        },
        doctype: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap has a DOCTYPE',
            why: 'The protocol has none, and careful XML parsers refuse a file with a DOCTYPE because of the attacks that it allows.',
            fix: 'Remove the <!DOCTYPE …>.',
            help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
            example: '<!DOCTYPE urlset [ <!ENTITY site "https://www.example.com"> ]>',
        },
        'unknown-format': {
            scope: 'site',
            severity: 'error',
            title: 'A file that is named as a sitemap is not one',
            why: 'Search engines find no URLs in it.',
            fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one URL per line.',
            help: format_BUILD,
            example: '{"urls": ["https://www.example.com/"]}',
        },
        namespace: {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has the wrong XML namespace',
            why: 'A namespace must match letter by letter. With another one the tags mean nothing: Search Console reports the error "Incorrect namespace", and search engines do not learn of the pages in the file.',
            fix: 'Begin the file with the namespace of the protocol: xmlns="http://www.sitemaps.org/schemas/sitemap/0.9", with http.',
            help: format_ERRORS,
            example: '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
        },
        'extension-namespace': {
            scope: 'site',
            severity: 'warning',
            title: 'An extension of a sitemap has the wrong XML namespace',
            why: 'A namespace must match letter by letter. With another one search engines ignore the images, videos, news or language versions of the file.',
            fix: 'Copy the namespace from the documentation of the extension.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
            example: '<urlset … xmlns:image="https://www.google.com/schemas/sitemap-image/1.1">',
        },
        'unexpected-tag': {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap has a tag that does not belong there',
            why: 'Search engines ignore its content, and Search Console reports the file as invalid.',
            fix: 'Correct the name or the position of the tag, or remove it.',
            help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
            example: '<url><loc>https://www.example.com/</loc><title>Home</title></url>',
        },
        'reading-ended': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has a part that is far too large',
            why: 'The audit stopped reading there. Search engines may do the same, to protect themselves from such files.',
            fix: 'Look at the line named here: the file is damaged, or was not made by a sitemap generator.',
            help: PROTOCOL,
            example: '<loc>…</loc> with a megabyte of text in it',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        return {
            judgements: {
                'not-well-formed': judgeXml(files, 'not-well-formed'),
                doctype: judgeXml(files, 'doctype'),
                'unknown-format': judgeFormat(files.named),
                namespace: judgeTags(files, 'namespace'),
                'extension-namespace': judgeTags(files, 'extension-namespace'),
                'unexpected-tag': judgePlaces(files),
                'reading-ended': judgeProblems(files, 'hostile'),
            },
        };
    },
});
function judgeXml(files, kind) {
    const isFormless = files.named.every(({ reading }) => reading.kind === 'text' || reading.kind === 'unknown');
    return unlessPass(judgeProblems(files, kind), isFormless && 'no sitemap is XML');
}
function judgeTags(files, kind) {
    const hasTags = files.named.some(({ reading }) => reading.kind === 'urlset' || reading.kind === 'index');
    return unlessPass(judgeProblems(files, kind), !hasTags && 'no sitemap has the tags of the protocol');
}
function judgePlaces(files) {
    const whole = files.named.filter(({ problems }) => !problems.some(({ kind }) => kind === 'not-well-formed'));
    return whole.length === 0
        ? (0,judging_judgement/* notApplicable */.hH)('no sitemap is well-formed, which is reported separately')
        : judgeTags({ ...files, named: whole }, 'unexpected-tag');
}
function unlessPass(judgement, reason) {
    return judgement.outcome === 'pass' && reason ? (0,judging_judgement/* notApplicable */.hH)(reason) : judgement;
}
function judgeFormat(files) {
    const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown');
    if (strange.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(strange.map(({ url, reading, problems }) => {
        const root = problems.find(({ kind }) => kind === 'root');
        const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` };
        return { url, ...place };
    }));
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/hosts.js
var hosts = __webpack_require__(76325);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/inventory.js


const inventory = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { survey, entries, urls, dates } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const { files, unread, probes } = survey;
        const first = files.find(({ reading }) => reading);
        return {
            judgements: {},
            facts: {
                discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
                sitemaps: files.map(file => fileFacts(file, dates.get(file.url))),
                unread,
                probed: probes.map(({ url, status }) => ({ url, status: status ?? null })),
                urls: entries,
                differentUrls: urls.size,
            },
        };
    },
});
function fileFacts(file, dates) {
    const { url, finalUrl, foundBy, namedAs, status, mediaType, wireBytes, failure, reading } = file;
    return {
        url,
        finalUrl,
        foundBy,
        namedAs: namedAs ?? null,
        status: status ?? null,
        failure: failure?.message ?? null,
        contentType: mediaType,
        kind: reading?.kind ?? null,
        urls: reading?.entries ?? null,
        bytes: reading?.bytes ?? null,
        wireBytes,
        compressed: reading?.gzip ?? null,
        encoding: reading?.encoding ?? null,
        byteOrderMark: reading?.byteOrderMark ?? null,
        stopped: reading?.stopped ?? null,
        lastmod: dates
            ? {
                count: dates.count,
                oldest: new Date(dates.oldest).toISOString(),
                newest: new Date(dates.newest).toISOString(),
            }
            : null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-page.js







const checks = {
    'page-listed-redirects': {
        severity: 'warning',
        title: 'The sitemap lists this page with a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that another URL is the right one.',
        fix: 'List the URL that the redirect leads to.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
        example: '<loc>https://www.example.com/old</loc>, audited as /old, which answers 301',
    },
    'page-listed-not-canonical': {
        severity: 'warning',
        title: 'The sitemap lists this page, but its canonical is another URL',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'Make the canonical name the page itself, or remove the page from the sitemap if the canonical is right.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
};
const listedPage = (0,tool_definition/* defineTopic */.RE)({
    checks,
    async judge(visit) {
        const { survey, entries, urls, origins, samples } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const none = (reason) => ({ judgements: (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)(reason)) });
        if (entries === 0)
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(checks, (0,survey_gaps/* withoutEntries */.Lf)(survey)) };
        const isListed = (0,page_names/* namesOf */.e)(visit.url, origins).exact.some(name => urls.has(name));
        if (!isListed)
            return none('the sitemaps do not list the page by this URL');
        if (samples.some(({ asked }) => (0,comparable_url/* isSamePage */.kj)(asked, visit.url))) {
            return none('the page is one of those that are tried for the whole site');
        }
        return { judgements: await judgeListed(visit) };
    },
});
async function judgeListed(visit) {
    const read = (0,samples/* readAnswer */.JN)(await visit.exchange(), visit.url, visit.preview);
    const answer = await (0,samples/* knownWayBack */.u0)(visit, read, visit.url);
    const { redirectsTo } = answer;
    const fault = (0,samples/* canonicalFault */.zw)(answer);
    if (!(0,samples/* showsPage */.I0)(answer))
        return (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)('the page does not answer with success'));
    if (redirectsTo !== undefined) {
        return {
            'page-listed-redirects': (0,judging_judgement/* fail */.fJ)({ url: visit.url, message: `redirects to ${redirectsTo}` }),
            'page-listed-not-canonical': (0,judging_judgement/* notApplicable */.hH)('the address redirects'),
        };
    }
    return {
        'page-listed-redirects': (0,judging_judgement/* pass */.IX)(),
        'page-listed-not-canonical': fault === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url: visit.url, message: fault }),
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listed-pages.js
var listed_pages = __webpack_require__(49556);
// EXTERNAL MODULE: ./lib/engine/tools/content/thanks-wording.js
var thanks_wording = __webpack_require__(65322);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-thanks.js










const listed_thanks_checks = {
    'thanks-page-listed': {
        scope: 'site',
        severity: 'notice',
        title: 'The sitemap lists a thank-you page',
        why: 'It may appear in search results. Visitors who come from there have sent nothing, read that their message or order has arrived, and are counted as customers.',
        fix: 'Remove the page from the sitemap, and set it to noindex.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: '<loc>https://www.example.com/thank-you</loc>, with <h1>Thank you for your message!</h1>',
    },
};
const listedThanks = (0,tool_definition/* defineTopic */.RE)({
    checks: listed_thanks_checks,
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        if (site.entries === 0)
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(listed_thanks_checks, (0,survey_gaps/* withoutEntries */.Lf)(site.survey)) };
        return { judgements: { 'thanks-page-listed': await listed_thanks_judgeListed(visit, site) } };
    },
});
const MAX_READ = 3;
async function listed_thanks_judgeListed(visit, { listed, origins }) {
    const named = listed.filter(url => URL.canParse(url) && (0,for_users/* isThanks */.G4)(url)).slice(0, MAX_READ);
    const asked = named.flatMap(url => (0,samples/* placeHere */.AU)(url, visit.preview, origins) ?? []);
    if (asked.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no page that the sitemaps list is called as one that says thanks');
    const found = [];
    for (const url of new Set(asked)) {
        const exchange = await visit.fetchForSite(url);
        const { final, failure } = exchange;
        if (!final)
            return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
        if ((0,network_status/* provesNothing */.R1)(final.status))
            return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${final.status}, so it cannot be judged`);
        const { noindexHeader, noindexMeta } = (0,samples/* readAnswer */.JN)(exchange, url, visit.preview);
        if (!(0,network_status/* isSuccess */.oJ)(final.status) || !(0,comparable_url/* isSamePage */.kj)(final.url, url) || noindexHeader || noindexMeta)
            continue;
        const page = (0,open_html/* openHtml */.W)(final, undefined);
        if (page && (0,thanks_wording/* saysThanks */.Y)(page.document)) {
            found.push({
                url,
                message: 'The page says thanks for what visitors have sent, and the sitemap lists it.',
            });
        }
    }
    return (0,judging_judgement/* failWhere */.a4)(found);
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/transfer.js



const transfer_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const transfer_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const transfer_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
const transfer = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        redirects: {
            scope: 'site',
            severity: 'notice',
            title: 'A sitemap redirects',
            why: 'Crawlers need another request each time, and not every crawler follows.',
            fix: 'Use the URL that the redirect leads to.',
            help: transfer_BUILD,
            example: 'Sitemap: https://www.example.com/sitemap.xml\nwhich answers 301 to /sitemaps/all.xml',
        },
        'content-type': {
            scope: 'site',
            severity: 'notice',
            title: 'A sitemap has the wrong Content-Type',
            why: 'Google reads it anyway. Other crawlers and proxies may trust the header.',
            fix: 'Send XML as application/xml, text as text/plain, and .gz files as application/gzip.',
            help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
            example: '/sitemap.xml sent as Content-Type: text/html',
        },
        'bad-gzip': {
            scope: 'site',
            severity: 'error',
            title: 'A compressed sitemap is damaged',
            why: 'Search engines cannot read anything after the damaged part.',
            fix: 'Create the .gz file again, and check that it is uploaded completely and unchanged.',
            help: transfer_ERRORS,
            example: '/sitemap.xml.gz that breaks off in the middle',
        },
        encoding: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap is not in UTF-8',
            why: 'The protocol allows only UTF-8. In another encoding, search engines misread URLs with special characters.',
            fix: 'Save and declare the file as UTF-8.',
            help: transfer_PROTOCOL,
            example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        const isCompressed = files.named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'));
        return {
            judgements: {
                redirects: judgeEach(files, ({ redirects, finalUrl }) => redirects > 0 ? `redirects to ${finalUrl}` : undefined),
                'content-type': judgeEach(files, ({ mediaType }) => FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`),
                'bad-gzip': isCompressed
                    ? judgeProblems(files, 'gzip')
                    : (0,judging_judgement/* notApplicable */.hH)('no sitemap is a compressed file'),
                encoding: judgeProblems(files, 'encoding'),
            },
        };
    },
});
const FITTING_TYPE = /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/;

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/topics.js














const topics = [
    inventory,
    discovery,
    transfer,
    format_format,
    fileSize,
    hosts/* hosts */.S,
    ...entry_topics/* ENTRY_TOPICS */.w.map(site_sitemaps/* topicOfSite */.gM),
    alternateReturn,
    listed_pages/* listedPages */.s,
    listedPage,
    listedThanks,
    listing/* listing */.R,
    alternateAgreement,
];


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


/***/ })

};

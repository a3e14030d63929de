export const id = 9156;
export const ids = [9156];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


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

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72041);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70252);
/* harmony import */ var _page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32674);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);





function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC);
        case 'idle':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .likeSample */ .K0)(scripts.sample));
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
function withoutUnfilledPlaces(page, judgements) {
    const entries = Object.entries(judgements);
    const selectors = new Set(entries.flatMap(([, judgement]) => judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : []));
    const unfilled = selectors.size === 0 ? undefined : (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unfilledPlacesOf */ .zo)(page);
    if (!unfilled)
        return judgements;
    const { places, reason } = unfilled;
    const elements = elementsOf(page, selectors);
    const isWaiting = (name) => {
        const isOfEmptiness = OF_EMPTINESS.test(name);
        return ({ selector }) => {
            const element = selector === undefined ? undefined : elements.get(selector);
            return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)));
        };
    };
    return Object.fromEntries(entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]));
}
function elementsOf({ document, sent }, selectors) {
    const found = new Map();
    for (const one of [document, sent.document]) {
        const left = selectors.difference(new Set(found.keys()));
        if (left.size === 0)
            break;
        for (const element of one.elementsAt(left))
            found.set(one.selectorOf(element), element);
    }
    return found;
}
function withoutPlaces(judgement, isWaiting, reason) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { occurrences, count } = judgement;
    const kept = occurrences.filter(place => !isWaiting(place));
    if (kept.length === occurrences.length)
        return judgement;
    if (kept.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(reason);
    const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length };
    return { ...judgement, occurrences: kept, ...fewer };
}
function renderingFacts(page) {
    const { scripts } = page;
    switch (scripts.state) {
        case 'none':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC };
        case 'idle':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_TEMPLATE */ .Gl, sample: scripts.sample };
        case 'unseen':
            return { judged: 'sent', reason: scripts.reason };
        case 'seen':
            return {
                judged: 'rendered',
                reason: null,
                ...((0,_page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptEffectsOn */ .b)(page).length === 0 && { unchanged: true }),
            };
    }
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

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
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

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
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

/***/ 26169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ noindexWeight)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/syntax/list-addresses.js
var list_addresses = __webpack_require__(73451);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/home-kept-out.js
var home_kept_out = __webpack_require__(98321);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/visit/home-page.js
var home_page = __webpack_require__(3023);
;// CONCATENATED MODULE: ./lib/engine/visit/linked-from-home.js







const ENDING = /(?:\/(?:index\.html?)?|\.html?)$/i;
async function isLinkedFromHome(visit) {
    const { origin } = new URL(visit.url);
    const home = await (0,home_page/* homePage */.P)(visit);
    if (!home || (0,instant_redirect/* instantRedirect */._9)(home) || (0,script_shell/* scriptShellOf */.HH)(home.document))
        return undefined;
    const own = placeOf(visit.url);
    const targets = (0,page_links/* linksOf */.h)(home.document).flatMap(({ kind, url }) => kind === 'navigation' && url?.startsWith('http') ? [placeOf((0,preview/* askedAt */.YG)(visit.preview, url))] : []);
    if (targets.length === 0)
        return undefined;
    const start = placeOf(`${(0,preview/* deploymentRoot */.gS)(visit.preview, origin)}/`);
    return targets.some(target => target === own || (target !== start && own.startsWith(`${target}/`)));
}
function placeOf(url) {
    const { origin, pathname, search } = new URL((0,comparable_url/* comparableUrl */.sY)((0,redirect_target/* withoutFragment */.f2)(url)));
    return `${origin}${pathname.replace(ENDING, '')}${search}`;
}

// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
// EXTERNAL MODULE: ./lib/engine/tools/robots/robots-file.js
var robots_file = __webpack_require__(63812);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/noindex-weight.js






















const ERROR_PAGE = /\/(?:404|50\d|50x|_error|_not-found|not-found|page-not-found)(?:\.html?|\/(?:index\.html?)?)?$/i;
const PRINT_VERSION = /\/print(?:[-_](?:page|version|site))?(?:\.html?|\/(?:index\.html?)?)?$/i;
const ASIDE = /\/(?:offline|drafts?|previews?|embeds?|widgets?|iframe|lp|ads?|style-?guide|kitchen-?sink|playground|sandbox|tests?)(?:\.html?|\/.*)?$/i;
const OF_OWN_USE = /\/(?:intern(?:al|e|o|a|es|os|as)?|utility(?:-pages)?|template-(?:pages|info)|style-?guide)(?:\.html?|\/.*)?$/i;
const noindexWeight = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { exchange, url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const status = exchange.final?.status;
    if (status !== undefined && (0,network_status/* isGone */.ST)(status)) {
        return { is: 'moot', reason: `the page answers ${status}, so search engines do not show it anyway` };
    }
    if (ERROR_PAGE.test(new URL(url).pathname)) {
        return { is: 'moot', reason: 'it is an error page, which does not belong in search results' };
    }
    if (PRINT_VERSION.test(new URL(url).pathname)) {
        return { is: 'moot', reason: 'a version for printing repeats other pages, which search engines show' };
    }
    if (await leadsOn(visit)) {
        return { is: 'moot', reason: 'the page only sends its visitors elsewhere, such as to their language' };
    }
    const isHome = (0,site_home/* isSiteHome */.Z)({ url, preview: visit.preview });
    const place = isHome ? 'unknown' : await (0,listing/* placeInSitemaps */.v)(visit);
    if ((0,legal_notice/* isLegalNotice */.W)(url) || (0,for_users/* isForUsers */.KQ)(url)) {
        return { is: 'moot', reason: 'legal notices, thanks and the like are kept out of search on purpose' };
    }
    const isKeptOut = (0,list_addresses/* isArchive */.tc)(url) || (0,list_addresses/* isFurtherPage */.Sl)(url);
    if (isKeptOut || (place === 'left-out' && ASIDE.test(new URL(url).pathname))) {
        return { is: 'moot', reason: 'lists of tags, drafts and the like are kept out of search on purpose' };
    }
    if (!isHome && (await (0,home_kept_out/* isHomeKeptOut */.o)(visit)))
        return { is: 'lost' };
    if (place === 'listed' && (await isDraft(visit)))
        return { is: 'left-out', by: 'draft' };
    if (place === 'listed' || isHome)
        return { is: 'lost' };
    if (await isEmptyList(visit))
        return { is: 'moot', reason: 'plug-ins keep lists without an entry out of search' };
    if (await asksForPassword(visit)) {
        return { is: 'moot', reason: 'what is behind a password is kept out of search on purpose' };
    }
    if (place === 'left-out' && (await isStillToCome(visit))) {
        return {
            is: 'moot',
            reason: 'the page says that its content is still to come, and the sitemap leaves it out',
        };
    }
    if (place !== 'unknown')
        return { is: 'left-out', by: 'sitemap' };
    if (OF_OWN_USE.test(new URL(url).pathname))
        return { is: 'left-out', by: 'address' };
    return (await isLinkedFromHome(visit)) === false ? { is: 'left-out', by: 'home' } : { is: 'lost' };
});
async function leadsOn(visit) {
    return await ofPage(async () => {
        if ((0,instant_redirect/* instantRedirect */._9)(await visit.htmlPage()))
            return true;
        return (0,judged_page/* isLedOn */.$g)(await visit.judgedPage());
    });
}
const NO_ENTRIES = /^(?:there (?:were|are) )?no (?:results|events|upcoming events|posts|entries|items|products)(?: (?:were |have been )?found)?[.!]?$|^nothing (?:was )?found[.!]?$|^(?:es wurden )?keine (?:ergebnisse|veranstaltungen|beiträge|einträge|produkte)(?: gefunden| vorhanden)?[.!]?$|^aucun (?:résultat|événement|article|produit)(?: trouvé)?[.!]?$|^no se (?:han encontrado|encontraron) (?:resultados|eventos|entradas|productos)[.!]?$|^nessun (?:risultato|evento|articolo|prodotto)(?: trovato)?[.!]?$|^nenhum (?:resultado|evento|produto)(?: encontrado)?[.!]?$|^(?:er zijn )?geen (?:resultaten|evenementen|berichten|producten)(?: gevonden)?[.!]?$/i;
const MAX_NO_ENTRIES = 60;
const NOTICES = ['p', 'li', 'div', 'span', 'h2', 'h3', 'td'];
const MAX_NOTICES = 3000;
async function isEmptyList(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        return document
            .elements(...NOTICES)
            .slice(0, MAX_NOTICES)
            .some(element => NO_ENTRIES.test((0,text_start/* startOfSeenText */.Mq)(element, MAX_NO_ENTRIES)));
    });
}
const TO_WRITE = /^(?:coming soon|to be (?:written|announced|done)|tb[ad]|to ?do|work in progress|under construction|in arbeit|im aufbau|demnächst|folgt in kürze|[àa] (?:rédiger|venir|compléter)|prochainement|en construction|próximamente|en construcción|em breve|em construção|prossimamente|in costruzione|in arrivo|binnenkort|in opbouw|wkrótce|w budowie|připravujeme|kommer snart|kommer inom kort|tulossa)[\s.…!]*$/i;
const PLANNED = /^(?:planned|scheduled|unpublished|not (?:yet )?published(?: yet)?|gepland|geplant|noch nicht veröffentlicht|prévu|planificado|pianificato|planejado|agendado|planerad|planlagt|suunniteltu|zaplanowan[ey]|plánováno)$/i;
async function isDraft(visit) {
    const isUnwritten = await ofPage(async () => {
        const { document } = await visit.judgedPage();
        return textsAmong(document, ['h1', 'h2', 'h3', 'h4']).some(text => TO_WRITE.test(text));
    });
    if (isUnwritten && (await isLinkedFromHome(visit)) === false)
        return true;
    const isMarked = await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const { boilerplate, hidden } = (0,regions/* regionsOf */.NV)(document);
        const marks = textsAmong(document, NOTICES, element => !boilerplate.has(element) && !hidden.has(element));
        return marks.some(text => TO_WRITE.test(text) || PLANNED.test(text));
    });
    return isMarked && (await isLinkedFromList(visit)) === false;
}
function textsAmong(document, tags, isMeant = () => true) {
    return document
        .elements(...tags)
        .slice(0, MAX_NOTICES)
        .filter(isMeant)
        .map(element => (0,text_start/* startOfSeenText */.Mq)(element, MAX_NO_ENTRIES));
}
async function isLinkedFromList(visit) {
    const { url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const folder = new URL(/\/(?:index\.html?)?$/i.test(new URL(url).pathname) ? '..' : '.', url);
    if (folder.pathname === '/')
        return undefined;
    const { final } = await visit.fetchForSite(folder.href);
    const list = final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview)?.document : undefined;
    if (!list || (0,script_shell/* scriptShellOf */.HH)(list))
        return undefined;
    const placeOf = (address) => (0,comparable_url/* comparableUrl */.sY)(address).replace(/(?:\/(?:index\.html?)?|\.html?)$/i, '');
    const own = placeOf(url);
    const links = list.elements('a').flatMap(link => list.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '') ?? []);
    return links.some(({ href }) => placeOf((0,preview/* askedAt */.YG)(visit.preview, (0,redirect_target/* withoutFragment */.f2)(href))) === own);
}
const ANNOUNCED = /(?:^|\s)(?:coming soon|(?:to|will) follow(?: soon| shortly)?|to come|to be (?:added|announced)|(?:folgt|folgen)(?: in kürze| bald| demnächst| noch)?|[àa] venir|(?:arrive(?:nt)? )?(?:bientôt|prochainement)|próximamente|em breve|in arrivo|prossimamente|volgt(?: nog| snel| binnenkort)?|wkrótce|připravujeme|kommer (?:snart|inom kort)|tulossa(?: pian)?)[\s.…!]*$/i;
const MAX_TEXT_TO_COME = 300;
async function isStillToCome(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const { blocks } = (0,main_text/* mainTextOf */.Q)(document, (0,regions/* regionsOf */.NV)(document));
        const characters = blocks.reduce((sum, { text }) => sum + text.length, 0);
        return (characters <= MAX_TEXT_TO_COME &&
            blocks.some(({ text }) => text.length <= MAX_NO_ENTRIES && ANNOUNCED.test(text)));
    });
}
const MAX_TEXT_OF_DOOR = 1500;
async function asksForPassword(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, MAX_TEXT_OF_DOOR) : '';
        if (text.length >= MAX_TEXT_OF_DOOR)
            return false;
        return document
            .elements('input')
            .some(field => (0,html_document/* attribute */.lt)(field, 'type')?.trim().toLowerCase() === 'password');
    });
}
async function ofPage(answer) {
    try {
        return await answer();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 83097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ forWhom),
/* harmony export */   J1: () => (/* binding */ keepsOut),
/* harmony export */   LP: () => (/* binding */ pageRules),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Rz: () => (/* binding */ documentRules),
/* harmony export */   bf: () => (/* binding */ directivePlace),
/* harmony export */   pn: () => (/* binding */ isForMainBots)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27710);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15000);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _robots_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63812);






const documentRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    await (0,_robots_file_js__WEBPACK_IMPORTED_MODULE_4__/* .robotsOfPage */ .Mk)(visit);
    const page = await visit.judgedPage();
    return { page, rules: (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedRules */ .v)(page) };
});
const pageRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    try {
        const { page, rules } = await documentRules(visit);
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(page.response), shipped: [...rules.header, ...rules.inHead] };
    }
    catch (error) {
        if (!(error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotHtml */ .pr))
            throw error;
        const response = await visit.response();
        const { preview } = visit;
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(response), shipped: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .shippedHeaderDirectives */ .ZF)({ response, preview }) };
    }
});
const MAIN_NAMES = new Set(['*', ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_SEARCH_BOTS */ .K_.map(bot => bot.toLowerCase())]);
function isForMainBots({ bot }) {
    return MAIN_NAMES.has(bot);
}
function keepsOut(rule) {
    return isForMainBots(rule) && (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoindex */ .Mg)(rule);
}
function written({ name, value }) {
    return value === undefined ? name : `${name}:${value}`;
}
function forWhom(rule) {
    return `${written(rule)} for ${rule.bot === '*' ? 'all search engines' : rule.bot}`;
}
function directivePlace({ where }, message) {
    return { ...where, message };
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

/***/ 44527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/bots.js
var robots_txt_bots = __webpack_require__(27710);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/tools/robots/robots-file.js
var robots_file = __webpack_require__(63812);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/crawl-permission.js






const crawlPermission = (0,per_visit/* perVisit */.V)(async (visit) => {
    const last = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const stops = [last];
    if (last.url !== visit.url)
        stops.unshift({ url: visit.url, robots: await visit.robotsTxt(visit.url) });
    for (const { robots } of stops)
        (0,robots_file/* assertOwn */.p0)(robots);
    const missing = stops.find(({ robots }) => robots.kind === 'unreachable');
    const down = stops.find(({ robots }) => robots.kind === 'disallow-all');
    if (missing?.robots.kind === 'unreachable')
        throw new not_measured/* NotMeasured */.ke(missing.robots.reason);
    if (down)
        throw new not_measured/* NotApplicable */.bQ(`${down.robots.url} gives no rules: it is down`);
    return { stops, closed: closedAt(stops, robots_txt_bots/* MAIN_SEARCH_BOTS */.K_) };
});
function closedAt(stops, bots) {
    return stops.flatMap(({ url, robots }) => {
        const byLine = new Map();
        for (const bot of bots) {
            const verdict = (0,robots_txt/* verdictFor */.Xb)(robots, bot, url);
            if (verdict.allowed)
                continue;
            const found = byLine.get(verdict.line);
            const name = bot === '*' ? 'crawlers that have no group of their own' : bot;
            if (found)
                found.bots.push(name);
            else
                byLine.set(verdict.line, { verdict, bots: [name] });
        }
        return [...byLine.values()].map(({ verdict, bots }) => rulePlace(robots, verdict.line, verdict.rule, `This rule blocks ${url} for ${bots.join(', ')}`));
    });
}
function rulePlace(robots, line, rule, message) {
    const url = robots.kind === 'rules' ? robots.response.url : robots.url;
    return line === null ? { url, message } : { url, line, snippet: (0,html_document/* snippet */.UA)(rule ?? ''), message };
}
async function isClosedToSearch(visit) {
    try {
        if ((0,robots_txt/* whyForeign */.fW)((await (0,robots_file/* robotsOfPage */.Mk)(visit)).robots) !== undefined)
            return false;
        return (await crawlPermission(visit)).closed.length > 0;
    }
    catch (error) {
        if (error instanceof not_measured/* NotApplicable */.bQ)
            return true;
        if (error instanceof not_measured/* NotMeasured */.ke)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/robots/page-rules.js
var page_rules = __webpack_require__(83097);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/crawler-rules.js









const crawlerRules = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { robots, url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
        const rules = await ifMeasured((0,page_rules/* pageRules */.LP)(visit));
        const document = await ifMeasured((0,page_rules/* documentRules */.Rz)(visit));
        const closed = await blockFacts(visit, robots);
        return {
            judgements: {},
            facts: {
                verdicts: verdictFacts(robots, url),
                page: { url, directives: rules ? directiveFacts(rules) : {} },
                ...(rules && closed && { keptOut: [...closed, ...noindexFacts(rules)] }),
                ...(document && { rendered: (0,script_judgements/* renderingFacts */._V)(document.page) }),
            },
        };
    },
});
async function ifMeasured(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    }
}
function verdictFacts(robots, url) {
    if (robots.kind === 'unreachable')
        return {};
    const names = ['*', ...robots_txt_bots/* BOTS */.vO.map(({ name }) => name)];
    return Object.fromEntries(names.map(name => {
        const { allowed, line, rule } = (0,robots_txt/* verdictFor */.Xb)(robots, name, url);
        return [name, { allowed, ...(line !== null && { line, rule }) }];
    }));
}
async function blockFacts(visit, robots) {
    if ((0,robots_txt/* whyForeign */.fW)(robots) !== undefined)
        return [];
    try {
        const { stops } = await crawlPermission(visit);
        const rules = closedAt(stops, ['Googlebot']).map(({ snippet }) => snippet ?? '');
        return [...new Set(rules)].map(rule => `robots.txt: ${rule}`);
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ)
            return undefined;
        throw error;
    }
}
function noindexFacts({ shipped }) {
    const sources = (0,page_directives/* directivesFor */.A)(shipped, 'Googlebot')
        .filter(page_directives/* isNoindex */.Mg)
        .map(({ source }) => source);
    const words = { meta: 'noindex in a <meta> element', header: 'noindex in the X-Robots-Tag header' };
    return [...new Set(sources)].map(source => words[source]);
}
function directiveFacts({ header, shipped }) {
    const directives = [...header, ...shipped];
    const bots = new Set([
        ...robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.map(bot => bot.toLowerCase()),
        ...directives.map(({ bot }) => bot),
    ]);
    bots.delete('*');
    return Object.fromEntries([...bots].map(bot => [bot, (0,page_directives/* mergedDirectives */.Vr)(directives, bot)]));
}

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/parser.js
var parser = __webpack_require__(12655);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/delivery.js







const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const CHECKS = {
    'server-error': {
        scope: 'site',
        severity: 'error',
        title: 'robots.txt answers with a server error',
        why: 'Search engines read a 5xx or 429 answer for robots.txt as "nothing may be crawled" and stop crawling the site.',
        fix: 'Answer 200 with the rules, or 404 if there are none.',
        help: `${GOOGLE}#http-status-codes`,
        example: 'GET /robots.txt\n503 Service Unavailable',
    },
    'access-denied': {
        scope: 'site',
        severity: 'warning',
        title: 'Crawlers are not allowed to read robots.txt',
        why: 'Crawlers treat a 4xx answer as if there were no robots.txt, so its rules have no effect.',
        fix: 'Serve robots.txt to everybody, without a login and without a bot filter.',
        help: `${GOOGLE}#http-status-codes`,
        example: 'GET /robots.txt\n403 Forbidden',
    },
    redirects: {
        scope: 'site',
        severity: 'warning',
        title: 'robots.txt redirects too often',
        why: 'Google follows at most five redirects. Then it treats robots.txt as missing, and its rules have no effect.',
        fix: 'Serve robots.txt at its own URL, or redirect to it once.',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
        example: '/robots.txt → /a → /b → /c → /d → /e → /robots-2.txt',
    },
    'html-served': {
        scope: 'site',
        severity: 'warning',
        title: 'robots.txt is a web page',
        why: 'Crawlers find no rules and no sitemap in HTML. Often a single-page application answers every unknown URL with its home page.',
        fix: 'Publish robots.txt as plain text, or answer 404.',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
        example: 'GET /robots.txt\n200, Content-Type: text/html, <!doctype html>…',
    },
    'content-type': {
        scope: 'site',
        severity: 'notice',
        title: 'robots.txt is not served as plain text',
        why: 'The standard asks for text/plain. Google reads the file anyway, other crawlers may not.',
        fix: 'Serve robots.txt with "Content-Type: text/plain; charset=utf-8".',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
        example: 'GET /robots.txt\n200, Content-Type: application/octet-stream',
    },
    'file-misnamed': {
        scope: 'site',
        severity: 'warning',
        title: 'The file of the rules is not called robots.txt',
        why: 'Crawlers ask for /robots.txt alone, so the rules and sitemaps of the file have no effect.',
        fix: 'Rename the file to robots.txt.',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
        example: '/robot.txt, while /robots.txt answers 404',
    },
    'too-large': {
        scope: 'site',
        severity: 'warning',
        title: 'robots.txt is longer than crawlers read',
        why: 'Google ignores everything after the first 500 KiB, so rules and sitemaps there have no effect.',
        fix: 'Shorten the file: combine rules with wildcards, or move the pages to exclude into one folder.',
        help: `${GOOGLE}#file-format`,
        example: '/robots.txt of 640 KiB',
    },
};
const delivery = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    async judge(visit) {
        const { robots, exchange } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
        (0,robots_file/* assertOwn */.p0)(robots);
        const facts = { robotsTxt: fileFacts(robots) };
        if (robots.kind === 'unreachable') {
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(CHECKS, (0,judging_judgement/* notMeasured */.q7)(robots.reason)), facts };
        }
        const answered = answerOf(robots);
        return {
            judgements: {
                'server-error': judgeError(robots, answered),
                'access-denied': judgeDenial(robots, answered, exchange.final?.status),
                redirects: judgeRedirects(robots),
                'file-misnamed': await judgeName(robots, answered, url => visit.fetchForSite(url)),
                ...judgeContent(robots, answered),
            },
            facts,
        };
    },
});
function answerOf({ response }) {
    return response === undefined ? 'robots.txt redirects without end' : `robots.txt answers ${response.status}`;
}
function judgeError({ kind, url }, answered) {
    const message = `${answered}; crawlers read that as "Disallow: /" for the whole site`;
    return kind === 'disallow-all' ? (0,judging_judgement/* fail */.fJ)({ url, message }) : (0,judging_judgement/* pass */.IX)();
}
function judgeDenial(robots, answered, pageStatus) {
    if (robots.kind === 'rules')
        return (0,judging_judgement/* pass */.IX)();
    const status = robots.response?.status;
    const isDenied = robots.kind === 'allow-all' && status !== undefined && status >= 400;
    if (!isDenied || isMissing(robots) || hasTooManyRedirects(robots))
        return (0,judging_judgement/* notApplicable */.hH)(answered);
    if (pageStatus === status) {
        return (0,judging_judgement/* notMeasured */.q7)(`robots.txt answers ${status}, as the page does: give the header that lets an audit in with the setting "headers"`);
    }
    return (0,judging_judgement/* fail */.fJ)({ url: robots.url, message: `answers ${status}; crawlers act as if there were no rules` });
}
const OTHER_NAME = '/robot.txt';
const RULE_LINE = /^(?:user-agent|sitemap)[ \t]*:/im;
async function judgeName(robots, answered, fetch) {
    if (!isMissing(robots))
        return robots.kind === 'rules' ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)(answered);
    const { final } = await fetch(new URL(OTHER_NAME, robots.url).href);
    const isRules = final?.status === 200 && !(0,robots_file/* servesHtml */.O0)(final) && RULE_LINE.test(final.body.toString('latin1'));
    return isRules ? (0,judging_judgement/* fail */.fJ)({ url: final.url, message: `This file has the rules, and ${answered}` }) : (0,judging_judgement/* pass */.IX)();
}
function isMissing({ kind, response }) {
    return kind === 'allow-all' && response !== undefined && (0,network_status/* isGone */.ST)(response.status);
}
function judgeRedirects(robots) {
    return robots.kind === 'allow-all' && hasTooManyRedirects(robots)
        ? (0,judging_judgement/* fail */.fJ)({ url: robots.url, message: robots.reason })
        : (0,judging_judgement/* pass */.IX)();
}
function hasTooManyRedirects({ exchange }) {
    return exchange.failure !== undefined || exchange.hops.length - 1 > robots_txt/* MAX_ROBOTS_REDIRECTS */.h6;
}
function judgeContent(robots, answered) {
    const without = (reason) => {
        const none = (0,judging_judgement/* notApplicable */.hH)(reason);
        return { 'html-served': none, 'content-type': none, 'too-large': none };
    };
    if (robots.kind !== 'rules')
        return without(`${answered}: no rules`);
    const { url, body, truncated } = robots.response;
    if ((0,robots_file/* servesHtml */.O0)(robots.response)) {
        const message = `It starts with "${startOf(body)}"`;
        return {
            ...without('a web page is served in the place of robots.txt'),
            'html-served': (0,judging_judgement/* fail */.fJ)({ url, message }),
        };
    }
    const message = `${truncated ? 'At least ' : ''}${body.length} bytes; crawlers read only the first ${parser/* MAX_BYTES */.zx}`;
    return {
        'html-served': (0,judging_judgement/* pass */.IX)(),
        'content-type': judgeType(robots.response),
        'too-large': body.length > parser/* MAX_BYTES */.zx ? (0,judging_judgement/* fail */.fJ)({ url, message }) : (0,judging_judgement/* pass */.IX)(),
    };
}
function judgeType(response) {
    if ((0,exchange/* mediaType */.JL)(response) === 'text/plain')
        return (0,judging_judgement/* pass */.IX)();
    if (response.body.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt is empty');
    const sent = (0,exchange/* header */.wx)(response, 'content-type');
    const message = sent ? `robots.txt has the Content-Type ${sent}` : 'robots.txt has no Content-Type';
    return (0,judging_judgement/* fail */.fJ)({ url: response.url, message });
}
function startOf(body) {
    return body.subarray(0, 60).toString('utf8').replace(/\s+/g, ' ').trim();
}
function fileFacts(robots) {
    const response = robots.kind === 'unreachable' ? undefined : robots.response;
    const rules = robots.kind === 'rules' ? robots.rules : undefined;
    const maxAge = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(response?.headers.get('cache-control')?.join(',') ?? '');
    return {
        url: response?.url ?? robots.url,
        kind: robots.kind,
        reason: robots.kind === 'rules' ? null : robots.reason,
        status: response?.status ?? null,
        size: rules?.size ?? null,
        maxAge: maxAge ? Number(maxAge[1]) : null,
        sitemaps: (0,robots_txt/* sitemapsOf */.yw)(robots).flatMap(({ url }) => url ?? []),
        groups: rules?.groups.length ?? 0,
        rules: rules?.groups.reduce((sum, group) => sum + group.rules.length, 0) ?? 0,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/directives.js








const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag';
const directives = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unavailable-after-past': {
            severity: 'error',
            title: 'The date in unavailable_after has passed',
            why: 'Google no longer shows a page after the date of its unavailable_after rule.',
            fix: 'Remove the rule or set a later date if people should still find the page.',
            help: `${HELP}#unavailable_after`,
            example: '<meta name="robots" content="unavailable_after: 2020-01-01">',
        },
        'home-nofollow': {
            severity: 'warning',
            title: 'The home page tells search engines not to follow its links',
            why: 'The home page is where search engines begin to find the other pages of a site.',
            fix: 'Remove nofollow from the robots rules of the home page.',
            help: `${HELP}#nofollow`,
            example: '<meta name="robots" content="nofollow"> on https://www.example.com/',
        },
        'page-nofollow': {
            severity: 'notice',
            title: 'The page tells search engines not to follow its links',
            why: 'Search engines may not find pages that are linked only from here.',
            fix: 'Remove nofollow from the robots rules of the page, and put rel="nofollow" on single links instead.',
            help: `${HELP}#nofollow`,
            example: '<meta name="robots" content="nofollow">',
        },
        'unknown-directive': {
            severity: 'warning',
            title: 'The page has robots rules that search engines do not know',
            why: 'Search engines ignore a rule that they do not know, so it has no effect.',
            fix: 'Correct the rule. Separate several rules with commas.',
            help: `${HELP}#directives`,
            example: '<meta name="robots" content="no-index">',
        },
        'invalid-directive-value': {
            severity: 'warning',
            title: 'The page has robots rules with invalid values',
            why: 'Search engines ignore a rule with an invalid value.',
            fix: 'Correct the value, or remove the rule.',
            help: `${HELP}#directives`,
            example: '<meta name="robots" content="max-snippet: many">',
        },
        'conflicting-directives': {
            severity: 'warning',
            title: 'The robots rules of the page contradict each other',
            why: 'Search engines obey the most restrictive of contradicting rules, so the other has no effect.',
            fix: 'Keep the rule that you want, and remove the other.',
            help: `${HELP}#combined-rules`,
            example: '<meta name="robots" content="index">\n<meta name="robots" content="noindex">',
        },
    },
    async judge(visit) {
        const { shipped } = await (0,page_rules/* pageRules */.LP)(visit);
        const hidden = robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.every(bot => (0,page_directives/* directivesFor */.A)(shipped, bot).some(page_directives/* isNoindex */.Mg));
        const unlessHidden = (judgement) => hidden ? (0,judging_judgement/* notApplicable */.hH)('the page is kept out of search results by noindex') : judgement();
        const main = shipped.filter(page_rules/* isForMainBots */.pn);
        const { url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
        const isHome = (0,site_home/* isSiteHome */.Z)({ url, preview: visit.preview });
        const nofollow = () => (0,judging_judgement/* failWhere */.a4)(main.filter(page_directives/* isNofollow */.H2).map(rule => (0,page_rules/* directivePlace */.bf)(rule, (0,page_rules/* forWhom */.HQ)(rule))));
        return {
            judgements: {
                'unavailable-after-past': (0,judging_judgement/* failEach */.Sw)(main.filter(({ name }) => name === 'unavailable_after'), rule => expired(rule, Date.now()), 'no rule of the page says until when it is available'),
                'home-nofollow': isHome ? unlessHidden(nofollow) : (0,judging_judgement/* notApplicable */.hH)('the page is not the home page'),
                'page-nofollow': isHome
                    ? (0,judging_judgement/* notApplicable */.hH)('of the home page this is reported separately')
                    : unlessHidden(nofollow),
                'unknown-directive': (0,judging_judgement/* failEach */.Sw)(main, rule => rule.known || DEFAULTS_ALONE.test(rule.name)
                    ? undefined
                    : (0,page_rules/* directivePlace */.bf)(rule, `"${rule.name}" is not a known rule`), NO_RULES),
                'invalid-directive-value': (0,judging_judgement/* failEach */.Sw)(main.filter(rule => rule.value !== undefined || (0,page_directives/* valueFault */.SH)(rule) !== undefined), rule => {
                    const fault = (0,page_directives/* valueFault */.SH)(rule);
                    return fault === undefined ? undefined : (0,page_rules/* directivePlace */.bf)(rule, `${rule.name}: ${fault}`);
                }, 'no rule of the page has a value'),
                'conflicting-directives': unlessHidden(() => (0,judging_judgement/* failAmong */.Jb)(main, conflicts(main), NO_RULES)),
            },
        };
    },
});
const DEFAULTS_ALONE = /^(?:index|follow|all)(?: (?:index|follow|all)){1,3}$/;
const NO_RULES = 'the page has no rules for Google, Bing or all search engines';
const DAY_MS = 24 * 60 * 60 * 1000;
function expired(rule, now) {
    const date = (0,page_directives/* dateOf */.Q$)(rule.value ?? '');
    if (date !== undefined)
        (0,input_trace/* holdsUntil */.HK)(date + DAY_MS);
    return date !== undefined && date + DAY_MS < now
        ? (0,page_rules/* directivePlace */.bf)(rule, `unavailable_after ${rule.value} has passed`)
        : undefined;
}
function conflicts(directives) {
    const places = [];
    const indexes = new Map(directives.map((rule, index) => [rule, index]));
    const deciding = decidingOf(directives);
    for (const [index, rule] of directives.entries()) {
        const stronger = deciding.find(other => other !== rule && reaches(other, rule) && takesBack(other, rule, indexes.get(other) < index));
        if (stronger) {
            places.push((0,page_rules/* directivePlace */.bf)(rule, `"${(0,page_rules/* written */.Mp)(rule)}" is overridden by "${(0,page_rules/* written */.Mp)(stronger)}" (${placeOf(stronger)})`));
        }
    }
    return places;
}
const DECIDING = new Set([
    ...['noindex', 'none', 'nofollow', 'nosnippet'],
    ...['max-snippet', 'max-image-preview', 'max-video-preview'],
]);
function decidingOf(directives) {
    const values = new Map();
    return directives.filter(({ bot, name, value }) => {
        if (!DECIDING.has(name))
            return false;
        const key = `${bot} ${name}`;
        const known = values.get(key) ?? new Set();
        values.set(key, known);
        if (known.has(value) || known.size > 1)
            return false;
        known.add(value);
        return true;
    });
}
function reaches(stronger, rule) {
    return stronger.bot === '*' || stronger.bot === rule.bot;
}
function takesBack(stronger, rule, isEarlier) {
    switch (rule.name) {
        case 'index':
            return (0,page_directives/* isNoindex */.Mg)(stronger);
        case 'follow':
            return (0,page_directives/* isNofollow */.H2)(stronger);
        case 'all':
            return (0,page_directives/* isNoindex */.Mg)(stronger) || (0,page_directives/* isNofollow */.H2)(stronger);
        case 'max-snippet':
            return stronger.name === 'nosnippet' || differs(stronger, rule, isEarlier);
        case 'max-image-preview':
        case 'max-video-preview':
            return differs(stronger, rule, isEarlier);
        default:
            return false;
    }
}
function differs(other, rule, isEarlier) {
    return isEarlier && other.name === rule.name && other.value !== rule.value;
}
function placeOf({ source, where }) {
    if (source === 'header')
        return 'X-Robots-Tag';
    return where.line === undefined ? 'meta tag' : `meta tag in line ${where.line}`;
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/folder-file.js





const folderFile = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'file-in-folder': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt is in a folder, where no crawler reads it',
            why: 'Crawlers ask for /robots.txt at the root of the host alone. The rules and sitemaps of a file in a folder have no effect.',
            fix: 'Move its lines to the robots.txt at the root of the host. If that is not yours, submit the sitemap in Search Console, keep pages out of search results with noindex, and remove the file.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-location-and-range-of-validity',
            example: 'https://www.example.com/docs/robots.txt, for a site at https://www.example.com/docs/',
        },
    },
    async judge(visit) {
        return { judgements: { 'file-in-folder': await judge(visit) } };
    },
});
const LINE = /^[ \t]*(?:sitemap|disallow)[ \t]*:[ \t]*[^\s#]/im;
async function judge(visit) {
    const { preview } = visit;
    if (preview?.origin === undefined || preview.home === '' || preview.isHomeGuessed)
        return (0,judging_judgement/* notApplicable */.hH)('the site is not known to be in a folder of its host');
    const { url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const { origin, hostname } = new URL(url);
    const root = (0,syntax_preview/* deploymentRoot */.gS)(preview, origin);
    if (root === origin && !(0,host_kind/* isThisMachine */.YY)(hostname))
        return (0,judging_judgement/* notApplicable */.hH)('the robots.txt at the root of a preview may be that of its platform');
    const { final, failure } = await visit.fetchForSite(`${root}/robots.txt`);
    if (!final)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    if (final.status !== 200 || (0,robots_file/* servesHtml */.O0)(final) || !LINE.test(final.body.toString('latin1')))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)({
        url: final.url,
        message: `This file will be ${preview.origin}${preview.home}/robots.txt. Crawlers read only ${preview.origin}/robots.txt.`,
    });
}

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/matcher.js + 1 modules
var matcher = __webpack_require__(45953);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/groups.js





const PRECEDENCE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#order-of-precedence-for-rules';
const groups = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'conflicting-rules': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt allows and disallows the same pattern',
            why: 'For Google, Allow wins between two rules of the same length, so the Disallow has no effect. Other crawlers may decide differently.',
            fix: 'Keep the rule that you want and remove the other.',
            help: PRECEDENCE,
            example: 'Allow: /cart\nDisallow: /cart',
        },
        'duplicate-rule': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt repeats rules',
            why: 'The second rule has no effect. Whoever changes only one of the two changes nothing.',
            fix: 'Remove the repetition.',
            help: PRECEDENCE,
            example: 'Disallow: /cart\nDisallow: /cart',
        },
        'repeated-group': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt has several groups for one crawler',
            why: 'Crawlers combine the groups and obey all of their rules. A later group does not replace an earlier one.',
            fix: 'Put all rules for one crawler into one group.',
            help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
            example: 'User-agent: *\nDisallow: /cart\n\nUser-agent: *\nDisallow: /account',
        },
        'group-without-rules': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt has a group without a rule',
            why: 'The crawlers that it names may fetch everything. A rule that was meant to be there is missing.',
            fix: 'Add the missing rule. If the crawlers may fetch everything, write "Allow: /" to make that clear.',
            help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
            example: 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nSitemap: https://www.example.com/sitemap.xml',
        },
    },
    async judge(visit) {
        const { rules, response } = await (0,robots_file/* rulesFile */.WJ)(visit);
        const { url } = response;
        const all = rules.groups.flatMap(group => group.rules);
        const repeated = rules.groups.flatMap(group => duplicates(group, url));
        return {
            judgements: {
                'conflicting-rules': (0,judging_judgement/* failAmong */.Jb)(all, groups_conflicts(rules, url), groups_NO_RULES),
                'duplicate-rule': (0,judging_judgement/* failAmong */.Jb)(all, repeated, groups_NO_RULES),
                'repeated-group': (0,judging_judgement/* failAmong */.Jb)(rules.groups, repeatedGroups(rules, url), groups_NO_RULES),
                'group-without-rules': (0,judging_judgement/* failAmong */.Jb)(rules.groups, emptyGroups(rules, url), groups_NO_RULES),
            },
        };
    },
});
const groups_NO_RULES = 'robots.txt has no group of rules';
function groups_conflicts(rules, url) {
    const places = new Map();
    for (const groups of groupsInForce(rules)) {
        const seen = new Map();
        for (const rule of groups.flatMap(group => group.rules)) {
            const first = seen.get(rule.pattern);
            if (!first)
                seen.set(rule.pattern, rule);
            else if (first.allow !== rule.allow && rule.pattern !== '') {
                places.set(rule.line, (0,robots_file/* linePlace */.Uw)(url, rule, `This rule contradicts line ${first.line}`));
            }
        }
    }
    return [...places.values()].sort((a, b) => a.line - b.line);
}
function duplicates(group, url) {
    const first = new Map();
    return group.rules.flatMap(rule => {
        const key = `${rule.allow} ${rule.pattern}`;
        const before = first.get(key);
        if (before !== undefined && rule.pattern !== '')
            return [(0,robots_file/* linePlace */.Uw)(url, rule, `This rule repeats line ${before}`)];
        first.set(key, rule.line);
        return [];
    });
}
function groupsInForce(rules) {
    return [...new Set([(0,matcher/* groupsFor */.KE)(rules, ['*']), ...robots_txt_bots/* BOTS */.vO.map(({ agents }) => (0,matcher/* groupsFor */.KE)(rules, agents))])];
}
function repeatedGroups(rules, url) {
    const places = [];
    for (const [agent, groups] of rules.byAgent) {
        const [first, ...others] = groups.filter(group => group.rules.some(({ pattern }) => pattern !== ''));
        const second = others.find(group => !isSaidBy(group, first));
        if (agent === '' || !second)
            continue;
        const message = `"${agent}" already has a group in line ${first.line}; crawlers obey the rules of both`;
        places.push({ url, line: second.line, message });
    }
    return places;
}
function isSaidBy(group, other) {
    const [own, others] = [group, other].map(({ rules }) => new Set(rules.map(({ allow, pattern }) => `${allow} ${pattern}`)));
    return own.symmetricDifference(others).size === 0;
}
function emptyGroups({ groups, lines }, url) {
    if (groups.every(({ rules }) => rules.length === 0))
        return [];
    const others = lines.filter(({ directive }) => directive === 'other').map(({ line }) => line);
    return groups.flatMap(({ line, agents, rules }, index) => {
        const end = groups[index + 1]?.line ?? Number.POSITIVE_INFINITY;
        if (rules.length > 0 || others.some(other => other > line && other < end))
            return [];
        const names = agents.map(agent => `"${agent}"`).join(', ');
        return [{ url, line, message: `The group for ${names} has no Allow and no Disallow` }];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/hidden-noindex.js








const hiddenNoindex = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'blocked-and-noindex': {
            severity: 'warning',
            title: 'robots.txt keeps search engines from seeing the noindex of the page',
            why: 'A crawler that may not fetch the page never sees its noindex, so the bare URL can stay in search results.',
            fix: 'To keep the page out of search, allow it in robots.txt and leave the noindex. Otherwise remove both.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'Disallow: /thanks\nwith <meta name="robots" content="noindex"> in /thanks',
        },
    },
    async judge(visit) {
        const { shipped } = await (0,page_rules/* pageRules */.LP)(visit);
        const { stops } = await crawlPermission(visit);
        const { url, robots } = stops.at(-1);
        const keptOut = robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.filter(bot => (0,page_directives/* directivesFor */.A)(shipped, bot).some(page_directives/* isNoindex */.Mg));
        if (keptOut.length === 0)
            throw new not_measured/* NotApplicable */.bQ('the page has no noindex');
        const unseen = keptOut.filter(bot => robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, bot, url).allowed);
        const message = `${unseen.join(' and ')} may not fetch the page, so its noindex has no effect there`;
        return { judgements: { 'blocked-and-noindex': (0,judging_judgement/* failWhere */.a4)(unseen.length === 0 ? [] : [{ url, message }]) } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots-lines.js




const namedLines = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { rules, response } = await (0,robots_file/* rulesFile */.WJ)(visit);
    if (isUtf16(response.body))
        throw new not_measured/* NotApplicable */.bQ(UTF_16);
    const garbled = new Set(garbledLines(response.body).map(({ line }) => line));
    return { url: response.url, lines: rules.lines, garbled };
});
const UTF_16 = 'robots.txt is UTF-16, in which crawlers find no lines';
function judgeLines({ url, garbled }, meant, faultOf, nothing) {
    const placeOf = (line) => {
        const fault = garbled.has(line.line) ? undefined : faultOf(line);
        return fault === undefined ? undefined : (0,robots_file/* linePlace */.Uw)(url, line, fault);
    };
    return (0,judging_judgement/* failEach */.Sw)(meant, placeOf, nothing);
}
function isUtf16(body) {
    return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
}
function garbledLines(body) {
    const garbled = [];
    for (const [index, octets] of body
        .toString('latin1')
        .split(/\r\n|\r|\n/)
        .entries()) {
        const bytes = Buffer.from(octets, 'latin1');
        const text = bytes.toString('utf8');
        const line = index + 1;
        if (/[\x00-\x08\x0e-\x1f\x7f]/.test(octets))
            garbled.push({ line, text, fault: 'has control characters' });
        else if (text.includes('\ufffd') && !isPartialMark(line, bytes) && !bytes.equals(Buffer.from(text))) {
            garbled.push({ line, text, fault: 'is not UTF-8' });
        }
        else {
            const invisible = invisibleIn(text.replace(/^\ufeff/, line === 1 ? '' : '\ufeff'));
            if (invisible !== undefined)
                garbled.push({ line, text, fault: `has an invisible character (${invisible})` });
        }
    }
    return garbled;
}
const INVISIBLE = /[\u00a0\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]|(?:^|(?<=[\0-\x7f]))[\u200c\u200d]|[\u200c\u200d](?=[\0-\x7f]|$)/;
function invisibleIn(line) {
    const code = INVISIBLE.exec(line.split('#', 1)[0])?.[0].codePointAt(0);
    return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
function isPartialMark(line, bytes) {
    if (line !== 1 || bytes[0] !== 0xef)
        return false;
    const rest = bytes.subarray(bytes[1] === 0xbb ? 2 : 1);
    return Buffer.from(rest.toString('utf8')).equals(rest);
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/line-form.js





const line_form_GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
const lineForm = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unreadable-line': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has lines that crawlers cannot read',
            why: 'Every crawler ignores a line without a name and a colon, so it has no effect.',
            fix: 'Write the line as "name: value", or start it with # if it is a comment.',
            help: `${RFC}#section-2.2`,
            example: 'Please do not crawl the shop',
        },
        'line-too-long': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has lines that are too long',
            why: 'Google reads only 16,663 bytes of a line. A pattern that is cut off matches more URLs than intended.',
            fix: 'Shorten the line.',
            help: 'https://github.com/google/robotstxt',
            example: 'Disallow: /… with 20,000 characters',
        },
        'bad-characters': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has characters that crawlers misread',
            why: 'Crawlers expect UTF-8. A rule in another encoding, or with a control or invisible character, does not match the URLs that it names.',
            fix: 'Save the file as UTF-8, and type the lines named here again: invisible characters come with copied text.',
            help: `${line_form_GOOGLE}#file-format`,
            example: 'Disallow: /größe saved as windows-1252',
        },
    },
    async judge(visit) {
        const { rules, response } = await (0,robots_file/* rulesFile */.WJ)(visit);
        const { url, body } = response;
        if (isUtf16(body)) {
            const message = 'The file is UTF-16, so crawlers cannot read any of its lines';
            const none = (0,judging_judgement/* notApplicable */.hH)(UTF_16);
            const unreadable = (0,judging_judgement/* fail */.fJ)({ url, line: 1, message });
            return { judgements: { 'unreadable-line': none, 'line-too-long': none, 'bad-characters': unreadable } };
        }
        const texts = [body.toString('utf8')].filter(text => /\S/.test(text));
        const among = (places) => (0,judging_judgement/* failAmong */.Jb)(texts, places, 'robots.txt is empty');
        const garbled = garbledLines(body);
        const isGarbled = new Set(garbled.map(({ line }) => line));
        const unreadable = rules.unreadable.filter(({ line, text }) => !isGarbled.has(line) && !isRuler(text));
        return {
            judgements: {
                'unreadable-line': among(unreadable.map(line => (0,robots_file/* linePlace */.Uw)(url, line, `Line ${line.line} has no name and colon`))),
                'line-too-long': among(rules.tooLong.map(line => (0,robots_file/* linePlace */.Uw)(url, line, `${line.bytes} bytes; crawlers read only ${parser/* MAX_LINE_BYTES */.Oc}`))),
                'bad-characters': among(garbled.map(line => (0,robots_file/* linePlace */.Uw)(url, line, line.fault))),
            },
        };
    },
});
function isRuler(text) {
    return !/[\p{L}\p{N}]/u.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/loaded-parts.js









const loadedParts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'parts-blocked': {
            severity: 'warning',
            title: 'robots.txt blocks parts of the page that its scripts load',
            why: 'Google runs the scripts, but may not fetch what they ask for. It sees the page without these parts, such as the menu or the content.',
            fix: 'Allow the files in robots.txt, or write the parts into the HTML when the site is built.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
            example: "Disallow: /parts/\nwith fetch('/parts/menu.html') in a script of the page",
        },
    },
    async judge(visit) {
        const { page } = await (0,page_rules/* documentRules */.Rz)(visit);
        if (await isClosedToSearch(visit))
            throw new not_measured/* NotApplicable */.bQ('the page itself is closed to search engines');
        const blocked = await blockedParts(visit, page);
        return { judgements: { 'parts-blocked': (0,script_judgements/* judgeScripts */.gb)(page, () => judgeParts(page, blocked)) } };
    },
});
const MAX_PARTS = 10;
const MAX_BYTES = 1_000_000;
const MAX_TEXT = 2_000_000;
const MIN_WORDS = 8;
const WORD = /\p{L}{4,40}/gu;
const LOADS = new Set(['Fetch', 'XHR']);
const TEXTS = /^(?:text\/html|application\/(?:\w{1,20}\+)?json)/i;
function judgeParts({ document }, blocked) {
    if (!blocked)
        return (0,judging_judgement/* notApplicable */.hH)('scripts load no part of the page');
    if (blocked.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(blocked.map(({ url, why, words }) => ({
        url: document.url,
        message: `${why} blocks ${url}, from which scripts take ${words} words of the page`,
    })));
}
async function blockedParts(visit, { scripts, document }) {
    if (scripts.state !== 'seen')
        return undefined;
    const { origin } = new URL(document.url);
    const urls = [...new Set(scripts.rendered.requests.filter(request => isPart(request, origin)).map(urlOf))];
    if (urls.length === 0)
        return undefined;
    const robots = await visit.robotsTxt(origin);
    if ((0,robots_txt/* whyForeign */.fW)(robots) !== undefined)
        return undefined;
    const closed = urls.flatMap(url => {
        const { allowed, line, rule } = (0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', url);
        return allowed ? [] : [{ url, why: `line ${line} of ${robots.url} ("${rule}")` }];
    });
    if (closed.length === 0)
        return [];
    const sent = wordsIn(scripts.before);
    const shown = wordsIn(document).difference(sent);
    const read = await Promise.all(closed.slice(0, MAX_PARTS).map(async ({ url, why }) => {
        const { final } = await visit.fetch(url);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status) || final.body.length > MAX_BYTES)
            return [];
        const words = new Set(final.body.toString('utf8').match(WORD)).intersection(shown).size;
        return words >= MIN_WORDS ? [{ url, why, words }] : [];
    }));
    return read.flat();
}
function isPart({ url, type, method, status, mimeType, inFrame }, origin) {
    const isRead = LOADS.has(type) && method === 'GET' && status === 200 && !inFrame;
    return isRead && TEXTS.test(mimeType ?? '') && URL.parse(url)?.origin === origin;
}
function urlOf({ url }) {
    return url;
}
function wordsIn({ body }) {
    return new Set(body ? (0,html_document/* textOf */.b6)(body).slice(0, MAX_TEXT).match(WORD) : []);
}

// EXTERNAL MODULE: ./lib/engine/tools/robots/noindex-weight.js + 1 modules
var noindex_weight = __webpack_require__(26169);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/unlisted-noindex.js






const unlistedNoindex = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'noindex-unlisted': {
            severity: 'warning',
            title: 'The page is set to noindex, apparently on purpose',
            why: 'Search engines drop a page with noindex from their index. Here it may be meant: each place says what suggests that.',
            fix: 'Remove the noindex only if people should find the page in search. Otherwise leave it, and add this check to "ignore" for the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: '<meta name="robots" content="noindex"> on /old-prices, which the sitemap leaves out',
        },
    },
    async judge(visit) {
        const { shipped } = await (0,page_rules/* pageRules */.LP)(visit);
        const rules = shipped.filter(page_rules/* keepsOut */.J1);
        const judgement = rules.length === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the page has no noindex')
            : await judgeUnlisted(visit, shipped, (0,judging_judgement/* fail */.fJ)(rules.map(rule => (0,page_rules/* directivePlace */.bf)(rule, (0,page_rules/* forWhom */.HQ)(rule)))));
        return { judgements: { 'noindex-unlisted': judgement } };
    },
});
const SECRETS = new Set(['none', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex']);
function isOfSecrets(rule) {
    return (0,page_rules/* isForMainBots */.pn)(rule) && SECRETS.has(rule.name);
}
async function judgeUnlisted(visit, shipped, found) {
    const weight = await (0,noindex_weight/* noindexWeight */.q)(visit);
    if (weight.is === 'moot')
        return (0,judging_judgement/* notApplicable */.hH)(weight.reason);
    if (weight.is === 'left-out' && weight.by === 'sitemap' && shipped.some(isOfSecrets))
        return (0,judging_judgement/* notApplicable */.hH)('the page also has rules such as nofollow, noarchive or nosnippet, which are set on purpose');
    if (await isBlocked(visit))
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt keeps crawlers from the page as well, which is reported separately');
    if (weight.is !== 'left-out')
        return (0,judging_judgement/* notApplicable */.hH)('the noindex is reported as an error');
    return withSign(found, SIGNS[weight.by]);
}
const SIGNS = {
    sitemap: 'the sitemap leaves the page out',
    address: 'by its URL the page is internal',
    home: 'there is no sitemap, and the home page does not lead to the page',
    draft: 'the page says that it is still to come, and the sitemap lists it: take it out there',
};
function withSign(found, sign) {
    if (found.outcome !== 'fail')
        return found;
    const occurrences = found.occurrences.map(place => ({ ...place, message: `${place.message}; ${sign}` }));
    return { ...found, occurrences };
}
async function isBlocked(visit) {
    try {
        return (await crawlPermission(visit)).closed.length > 0;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ)
            return false;
        throw error;
    }
}
const LEFT_OUT = {
    sitemap: 'no sitemap lists the page',
    address: 'the page is internal by its URL',
    home: 'no sitemap lists the page',
    draft: 'the page says that it is still to come',
};
async function unlessMeant(visit, judgement) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const weight = await (0,noindex_weight/* noindexWeight */.q)(visit);
    switch (weight.is) {
        case 'moot':
            return (0,judging_judgement/* notApplicable */.hH)(weight.reason);
        case 'left-out':
            return (0,judging_judgement/* notApplicable */.hH)(`${LEFT_OUT[weight.by]}, so its noindex is reported as a warning`);
        default:
            return judgement;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/meta-tags.js





const metaTags = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'noindex-meta': {
            severity: 'error',
            title: 'A robots meta tag with noindex keeps the page out of search',
            why: 'Search engines drop a page with noindex (or none) from their index.',
            fix: 'Remove noindex from the tag. Generators often write it into every build but the one for production: build with that setting. If the page should stay out of search, add this check to "ignore" for it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: '<meta name="robots" content="noindex">',
        },
        'meta-outside-head': {
            severity: 'warning',
            title: 'A robots meta tag is outside <head>',
            why: 'Robots meta tags belong in <head>. An element that is not allowed there (such as <div> or <img>) ends <head> early, and search engines may miss what follows.',
            fix: 'Move the tag into <head>, above anything that is not metadata.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
            example: '<body><meta name="robots" content="noindex">',
        },
        'meta-changed-by-scripts': {
            severity: 'warning',
            title: 'Scripts change the robots rules of the page',
            why: 'Crawlers that run no scripts obey the rules in the HTML, the others obey the rules after scripts, so they treat the page differently.',
            fix: 'Send the right rules in the HTML, and do not change them with scripts.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
            example: '<meta name="robots" content="nosnippet"> that a script removes',
        },
    },
    async judge(visit) {
        const { page, rules } = await (0,page_rules/* documentRules */.Rz)(visit);
        const strayed = new Set(rules.outsideHead.filter(isNoDefault).map(({ where }) => where));
        const noindex = (0,judging_judgement/* failWhere */.a4)(rules.inHead
            .filter(page_rules/* keepsOut */.J1)
            .map(rule => (0,page_rules/* directivePlace */.bf)(rule, `${(0,page_rules/* forWhom */.HQ)(rule)}${scriptedHow(rule, rules)}`)));
        return {
            judgements: {
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, { 'noindex-meta': await unlessMeant(visit, noindex) }, ['pass']),
                'meta-outside-head': (0,judging_judgement/* failAmong */.Jb)(rules.inHead, [...strayed].map(where => ({ ...where, message: 'This tag is outside <head>' })), 'no robots meta tag of the page has rules'),
                'meta-changed-by-scripts': (0,script_judgements/* judgeScripts */.gb)(page, () => judgeChanges(rules)),
            },
        };
    },
});
function scriptedHow(rule, { added, removed }) {
    if (added.has(rule))
        return ', added by scripts';
    return removed.has(rule) ? '; scripts remove it, but search engines need not run them on such a page' : '';
}
function judgeChanges({ inHead, added, removed }) {
    const counts = (rule) => (0,page_rules/* isForMainBots */.pn)(rule) && rule.known && isNoDefault(rule);
    if (inHead.some(page_rules/* keepsOut */.J1))
        return (0,judging_judgement/* notApplicable */.hH)('the page is kept out of search results by noindex');
    return (0,judging_judgement/* failWhere */.a4)([
        ...[...added].filter(counts).map(rule => (0,page_rules/* directivePlace */.bf)(rule, `${(0,page_rules/* forWhom */.HQ)(rule)}, added by scripts`)),
        ...[...removed].filter(counts).map(rule => (0,page_rules/* directivePlace */.bf)(rule, `${(0,page_rules/* forWhom */.HQ)(rule)}, removed by scripts`)),
    ]);
}
function isNoDefault({ name }) {
    return !PERMISSIONS.has(name);
}
const PERMISSIONS = new Set([
    ...['all', 'index', 'follow', 'snippet', 'archive', 'imageindex', 'translate'],
]);

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js + 6 modules
var site_sitemaps = __webpack_require__(62288);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/page-access.js
















const INTRO = 'https://developers.google.com/search/docs/crawling-indexing/robots/intro';
const pageAccess = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'page-blocked': {
            severity: 'error',
            title: 'robots.txt blocks search engines from the page',
            why: 'A search engine that may not fetch a page cannot read it. The page drops out of results, or appears there as a bare URL.',
            fix: 'Remove or narrow the Disallow rule, or add a longer Allow rule for the page. If it should stay blocked, keep it out of the sitemap.',
            help: INTRO,
            example: 'User-agent: *\nDisallow: /shop/\n\nfor the page /shop/red-bike',
        },
        'page-blocked-by-name': {
            severity: 'warning',
            title: 'A rule of robots.txt names this page and blocks search engines from it',
            why: 'A search engine that may not fetch a page cannot read it. The rule is about this page and no other, so this may be on purpose.',
            fix: 'Remove the Disallow rule if people should find the page in search. Otherwise leave it, keep the page out of the sitemap, and add this check to "ignore" for the page.',
            help: INTRO,
            example: 'User-agent: *\nDisallow: /company/\n\nfor the page /company/, with no other page in that folder',
        },
        'search-crawlers-blocked': {
            severity: 'notice',
            title: 'robots.txt blocks some search engines from the page',
            why: 'Google and Bing may fetch the page. Other search engines may not, and leave it out of their results.',
            fix: 'Allow the crawler if its users matter to you. Otherwise ignore this.',
            help: INTRO,
            example: 'User-agent: YandexBot\nDisallow: /',
        },
        'site-blocked': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt blocks the whole site except for a few pages',
            why: 'Only pages with an Allow rule can be crawled. Every new page stays blocked until somebody adds a rule for it.',
            fix: 'Replace "Disallow: /" with rules for the parts that should stay blocked.',
            help: INTRO,
            example: 'User-agent: *\nDisallow: /\nAllow: /$',
        },
    },
    async judge(visit) {
        const { stops, closed } = await crawlPermission(visit);
        const covered = (0,judging_judgement/* notApplicable */.hH)('the page is closed to Google or Bing');
        if (closed.length > 0) {
            const isMeant = await isClosedOnPurpose(visit);
            const { url } = stops.at(-1);
            const isAside = ((0,legal_notice/* isLegalNotice */.W)(url) || (0,for_users/* isForUsers */.KQ)(url)) && closedSite(stops.at(-1)).length === 0;
            const meant = isAside ? ASIDE : isMeant ? ON_PURPOSE : undefined;
            const named = meant === undefined && (await isClosedByName(visit, stops));
            const excuse = named && (await isForOwners(visit, url)) ? ASIDE : meant;
            return {
                judgements: {
                    'page-blocked': excuse ?? (named ? BY_NAME : (0,judging_judgement/* fail */.fJ)(closed)),
                    'page-blocked-by-name': excuse ?? (named ? (0,judging_judgement/* fail */.fJ)(await withSitemap(visit, closed)) : BY_FOLDER),
                    'search-crawlers-blocked': covered,
                    'site-blocked': covered,
                },
            };
        }
        return {
            judgements: {
                'page-blocked': (0,judging_judgement/* pass */.IX)(),
                'page-blocked-by-name': (0,judging_judgement/* pass */.IX)(),
                'search-crawlers-blocked': (0,judging_judgement/* failWhere */.a4)(closedAt(stops, OTHER_SEARCH_BOTS)),
                'site-blocked': (0,judging_judgement/* failWhere */.a4)(closedSite(stops.at(-1))),
            },
        };
    },
});
const ASIDE = (0,judging_judgement/* notApplicable */.hH)('legal notices, logins and the like are kept out of search on purpose');
const ON_PURPOSE = (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex and in no sitemap, which is reported separately');
async function isClosedOnPurpose(visit) {
    const { shipped } = await (0,page_rules/* pageRules */.LP)(visit).catch(() => ({ shipped: [] }));
    const isOut = robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.every(bot => (0,page_directives/* directivesFor */.A)(shipped, bot).some(page_directives/* isNoindex */.Mg));
    return isOut && (await (0,noindex_weight/* noindexWeight */.q)(visit)).is !== 'lost';
}
const TITLE_OF_OWNERS = /(?:^|[\s|·–—-])(?:admin|log-?in|sign in|dashboard)(?:$|[\s|·–—-])/i;
const MAX_TITLE = 200;
async function isForOwners(visit, url) {
    if ((await (0,listing/* placeInSitemaps */.v)(visit)) === 'listed')
        return false;
    if ((0,for_users/* isPanel */.rf)(url))
        return true;
    const page = await visit.htmlPage().catch(() => undefined);
    const [title] = page?.document.elements('title') ?? [];
    return title !== undefined && TITLE_OF_OWNERS.test((0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE));
}
const BY_NAME = (0,judging_judgement/* notApplicable */.hH)('the rule names the page itself, which is reported as a warning');
const BY_FOLDER = (0,judging_judgement/* notApplicable */.hH)('the rule is not only about this page, which is reported as an error');
const MAX_LISTED = 10_000;
async function isClosedByName(visit, stops) {
    const { url } = stops.at(-1);
    const place = { url, preview: visit.preview };
    if ((0,site_home/* isSiteHome */.Z)(place) || isLanguageFolder((0,site_home/* addressInSite */.j)(place)))
        return false;
    const patterns = stops.flatMap(stop => patternsClosing(stop).map(pattern => ({ pattern, url: stop.url })));
    if (!patterns.every(({ pattern, url }) => names(pattern, url)))
        return false;
    const { listed } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
    if (listed.length === 0 && patterns.some(({ pattern }) => !/\$$|\.\w{2,5}$/.test(pattern)))
        return false;
    return !isListedBelow(listed.slice(0, MAX_LISTED), new Set(patterns.map(({ pattern }) => pattern)), url);
}
function isLanguageFolder(address) {
    const [, name, ...others] = plainPath(new URL(address).pathname).split('/');
    return name !== undefined && others.length === 0 && (0,language_tag/* isLanguageName */.ym)(name);
}
function patternsClosing({ url, robots }) {
    if (robots.kind !== 'rules')
        return [];
    const lines = new Set(robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.map(bot => (0,robots_txt/* verdictFor */.Xb)(robots, bot, url))
        .filter(({ allowed }) => !allowed)
        .map(({ line }) => line));
    const rules = robots.rules.groups.flatMap(group => group.rules);
    return [...new Set(rules.filter(({ line }) => lines.has(line)).map(({ pattern }) => pattern))];
}
function names(pattern, url) {
    const path = pattern.replace(/\$$/, '');
    return !path.includes('*') && plainPath(path) === plainPath(new URL(url).pathname);
}
function plainPath(path) {
    return path.replace(/\/(?:index\.html?)?$|\.html?$/i, '');
}
function isListedBelow(urls, patterns, url) {
    const own = plainPath(new URL(url).pathname);
    const starts = [...patterns].filter(pattern => !pattern.endsWith('$'));
    for (const listed of urls) {
        const path = URL.parse(listed)?.pathname ?? '';
        if (plainPath(path) !== own && starts.some(start => path.startsWith(start)))
            return true;
    }
    return false;
}
async function withSitemap(visit, closed) {
    const isListed = (await (0,listing/* placeInSitemaps */.v)(visit)) === 'listed';
    return closed.map(place => ({
        ...place,
        message: isListed ? `${place.message}; the sitemap lists it` : place.message,
    }));
}
const OTHER_SEARCH_BOTS = ['*', 'DuckDuckBot', 'Applebot', 'YandexBot', 'Baiduspider'];
const WHOLE_SITE = new Set(['/', '/*', '*']);
function closedSite({ robots }) {
    if (robots.kind !== 'rules')
        return [];
    const { rules } = robots;
    const groups = new Set(robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.flatMap(bot => (0,matcher/* groupsFor */.KE)(rules, (0,robots_txt_bots/* botNamed */.rW)(bot).agents)));
    const lines = [...groups]
        .flatMap(group => group.rules)
        .filter(rule => !rule.allow && WHOLE_SITE.has(rule.pattern))
        .filter(rule => !isOutweighed(robots, rule.line));
    return lines.map(rule => rulePlace(robots, rule.line, rule.text, 'This rule blocks every page without a longer Allow rule'));
}
const UNNAMED_PATH = '/seo-preflight-no-such-page';
function isOutweighed(robots, line) {
    const url = new URL(UNNAMED_PATH, robots.url).href;
    return robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.every(bot => (0,robots_txt/* verdictFor */.Xb)(robots, bot, url).line !== line);
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/page-resources.js









const page_resources_HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
const pageResources = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'resources-blocked': {
            severity: 'warning',
            title: 'robots.txt blocks styles or scripts of the page for Google',
            why: 'Google renders pages as a browser does. Without the styles and scripts it may see another layout or miss content.',
            fix: 'Allow the files in the robots.txt of their host.',
            help: page_resources_HELP,
            example: 'Disallow: /assets/\nwith <link rel="stylesheet" href="/assets/site.css"> in the page',
        },
        'images-blocked': {
            severity: 'notice',
            title: 'robots.txt blocks images of the page for Google',
            why: 'Images that Google may not fetch do not appear in image search or beside results.',
            fix: 'Allow the images for Googlebot-Image, unless they should stay out of search.',
            help: 'https://developers.google.com/search/docs/appearance/google-images',
            example: 'Disallow: /images/\nwith <img src="/images/bike.jpg" alt="Red bike"> in the page',
        },
    },
    async judge(visit) {
        const { page } = await (0,page_rules/* documentRules */.Rz)(visit);
        if (await isClosedToSearch(visit))
            throw new not_measured/* NotApplicable */.bQ('the page itself is closed to search engines');
        const resources = resourcesOf(page);
        const robots = await robotsByOrigin(resources, page.url, visit);
        const judge = (check) => judgeResources(resources.filter(resource => resource.check === check), page.document, robots);
        return {
            judgements: {
                'resources-blocked': judge('resources-blocked'),
                'images-blocked': judge('images-blocked'),
            },
        };
    },
});
const MAX_OTHER_HOSTS = 10;
const MAX_RESOURCES = 300;
function judgeResources(all, document, robots) {
    if (all.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page uses no such files');
    const reasons = new Map([...robots].map(([origin, its]) => [origin, (0,robots_txt/* whyForeign */.fW)(its)]));
    const resources = all.filter(({ url }) => reasons.get(new URL(url).origin) === undefined);
    if (resources.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(reasons.get(new URL(all[0].url).origin));
    const blocked = [];
    const unread = new Set();
    const skipped = new Set();
    for (const { check, url, element } of resources) {
        const { origin } = new URL(url);
        const its = robots.get(origin);
        if (!its)
            skipped.add(origin);
        else if (its.kind === 'unreachable' || its.kind === 'disallow-all')
            unread.add(origin);
        if (!its || unread.has(origin))
            continue;
        const bot = check === 'images-blocked' ? 'Googlebot-Image' : 'Googlebot';
        const verdict = (0,robots_txt/* verdictFor */.Xb)(its, bot, url);
        const isMeant = check === 'images-blocked' && namesFolder(verdict) && (0,robots_txt/* verdictFor */.Xb)(its, 'Googlebot', url).allowed;
        if (!verdict.allowed && !isMeant)
            blocked.push(document.occurrence(element, whyBlocked(url, its, verdict)));
    }
    if (blocked.length > 0)
        return (0,judging_judgement/* fail */.fJ)(blocked);
    if (unread.size === 0) {
        return skipped.size === 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* pass */.IX)(`files of ${skipped.size} further hosts were not looked at`);
    }
    return (0,judging_judgement/* notMeasured */.q7)(`the robots.txt of ${[...unread].slice(0, 3).join(', ')} could not be read`);
}
function namesFolder({ rule }) {
    return /:\s{0,20}\/[^*$\s]/.test(rule ?? '');
}
function whyBlocked(url, robots, { line, rule }) {
    return `line ${line} of ${robots.url} ("${rule}") blocks ${url}`;
}
function resourcesOf({ document, preview }) {
    const found = new Map();
    const counts = new Map();
    for (const element of document.elements('link', 'script', 'img')) {
        const address = addressOf(element);
        const named = address === undefined || address.trim() === '' ? undefined : document.resolve(address);
        if (named === undefined || !/^https?:/.test(named) || (0,syntax_preview/* isPlatformScript */.pY)(preview, named))
            continue;
        const url = (0,syntax_preview/* askedAt */.YG)(preview, named);
        if (element.tagName === 'script' && !isSameSite(url, document.url))
            continue;
        const check = element.tagName === 'img' ? 'images-blocked' : 'resources-blocked';
        const count = counts.get(check) ?? 0;
        if (count >= MAX_RESOURCES || found.has(`${check} ${url}`))
            continue;
        counts.set(check, count + 1);
        found.set(`${check} ${url}`, { check, url, element });
    }
    return [...found.values()];
}
function addressOf(element) {
    switch (element.tagName) {
        case 'script':
            return isJavaScript(element) ? (0,html_document/* attribute */.lt)(element, 'src') : undefined;
        case 'link':
            return /(?:^|\s)stylesheet(?:\s|$)/i.test((0,html_document/* attribute */.lt)(element, 'rel') ?? '')
                ? (0,html_document/* attribute */.lt)(element, 'href')
                : undefined;
        default:
            return (0,html_document/* attribute */.lt)(element, 'src');
    }
}
function isJavaScript(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script/.test(type);
}
function isSameSite(a, b) {
    const { hostname } = new URL(a);
    return hostname === new URL(b).hostname || ((0,cjs/* getDomain */.FB)(a) !== null && (0,cjs/* getDomain */.FB)(a) === (0,cjs/* getDomain */.FB)(b));
}
async function robotsByOrigin(resources, pageUrl, visit) {
    const own = new URL(pageUrl).origin;
    const byWeight = [...resources].sort((a, b) => weightOf(a) - weightOf(b));
    const others = new Set(byWeight.map(({ url }) => new URL(url).origin).filter(origin => origin !== own));
    const origins = [own, ...[...others].slice(0, MAX_OTHER_HOSTS)];
    const files = await Promise.all(origins.map(origin => visit.robotsTxt(origin)));
    return new Map(origins.map((origin, index) => [origin, files[index]]));
}
function weightOf({ check }) {
    return check === 'resources-blocked' ? 0 : 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots-header.js





const robotsHeader = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'noindex-header': {
            severity: 'error',
            title: 'An X-Robots-Tag header with noindex keeps the page out of search',
            why: 'Search engines drop a page that is served with noindex (or none) from their index.',
            fix: 'Remove the header in the settings of the server, the host or the CDN. If the page should stay out of search, leave it, list the page in no sitemap, and add this check to "ignore" for the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'X-Robots-Tag: noindex',
        },
    },
    async judge(visit) {
        const { header } = await (0,page_rules/* pageRules */.LP)(visit);
        const { preview } = visit;
        const rules = header.filter(page_rules/* keepsOut */.J1);
        const ofPlatform = rules.length > 0 && preview;
        return {
            judgements: {
                'noindex-header': ofPlatform
                    ? (0,judging_judgement/* pass */.IX)(`X-Robots-Tag says noindex, which platforms add and which does not count ${preview.words}`)
                    : await unlessMeant(visit, (0,judging_judgement/* failWhere */.a4)(rules.map(rule => (0,page_rules/* directivePlace */.bf)(rule, (0,page_rules/* forWhom */.HQ)(rule) + (0,syntax_preview/* previewHint */.G7)(preview, rule.where.url))))),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/robots/rule-lines.js


const rule_lines_GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const rule_lines_RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
const ruleLines = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'rule-outside-group': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has rules before the first User-agent line',
            why: 'A rule above the first User-agent line applies to no crawler.',
            fix: 'Put a User-agent line above the rule, such as "User-agent: *" for all crawlers.',
            help: `${rule_lines_RFC}#section-2.2.1`,
            example: 'Disallow: /cart\nUser-agent: *',
        },
        'pattern-start': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has patterns that match nothing',
            why: 'Crawlers compare a pattern with the path of a URL, which starts with a slash. A pattern that starts differently never matches.',
            fix: 'Start the pattern with / (or *), without scheme and host.',
            help: `${rule_lines_GOOGLE}#url-matching-based-on-path-values`,
            example: 'Disallow: cart/',
        },
        'dollar-inside-pattern': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt has patterns with a $ that does not end them',
            why: '$ marks the end of a URL only as the last character of a pattern. Elsewhere it is an ordinary character, so the rule matches only URLs that contain a $.',
            fix: 'Put the $ at the end, or remove it. Keep it if the URLs really contain a $.',
            help: `${rule_lines_RFC}#section-2.2.3`,
            example: 'Disallow: /*.php$/old',
        },
    },
    async judge(visit) {
        const file = await namedLines(visit);
        const rules = file.lines.filter(({ directive }) => directive === 'allow' || directive === 'disallow');
        const inGroups = rules.filter(({ outsideGroup, value }) => !outsideGroup && value !== '');
        const judgePatterns = (faultOf) => judgeLines(file, inGroups, faultOf, 'no group of robots.txt has a rule with a pattern');
        return {
            judgements: {
                'rule-outside-group': judgeLines(file, rules, ({ outsideGroup }) => (outsideGroup ? 'This rule is above the first User-agent line' : undefined), 'robots.txt has no Allow or Disallow line'),
                'pattern-start': judgePatterns(({ value }) => canMatch(value) ? undefined : `"${value}" matches no URL, because it does not start with a slash`),
                'dollar-inside-pattern': judgePatterns(({ value }) => canMatch(value) && /\$(?!$)/.test(value)
                    ? `"${value}" matches only URLs that contain a $`
                    : undefined),
            },
        };
    },
});
function canMatch(pattern) {
    return /^[/*]/.test(pattern);
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/directives.js
var robots_txt_directives = __webpack_require__(42574);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/rule-names.js






const rule_names_GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const rule_names_RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
const ruleNames = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'missing-colon': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has lines without a colon',
            why: 'Google accepts white space instead of the colon; the standard and other crawlers ignore the line.',
            fix: 'Put a colon after the name.',
            help: `${rule_names_RFC}#section-2.2`,
            example: 'Disallow /cart',
        },
        'misspelled-name': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has misspelled rules',
            why: 'Google accepts a few common misspellings, other crawlers do not. With any other misspelling all crawlers ignore the line.',
            fix: 'Correct the name.',
            help: `${rule_names_GOOGLE}#syntax`,
            example: 'Disalow: /cart',
        },
        'unknown-name': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt has rules that no large crawler knows',
            why: 'Crawlers ignore such lines.',
            fix: 'Remove the line, or correct it if it should be a rule.',
            help: `${rule_names_GOOGLE}#syntax`,
            example: 'Forbid: /cart',
        },
        'indexing-rule': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt tries to control indexing',
            why: 'No search engine reads noindex or nofollow in robots.txt (Google stopped in 2019), so these pages can still be indexed.',
            fix: 'Use a robots meta tag or the X-Robots-Tag header on these pages, and allow crawling them.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'Noindex: /thanks',
        },
    },
    async judge(visit) {
        const file = await namedLines(visit);
        const judge = (faultOf) => judgeLines(file, file.lines, faultOf, 'robots.txt has no rules');
        const { rules } = await (0,robots_file/* rulesFile */.WJ)(visit);
        return {
            judgements: {
                'missing-colon': judge(missingColon),
                'misspelled-name': judge(misspelling),
                'unknown-name': isNoRobotsTxt(rules)
                    ? (0,judging_judgement/* notApplicable */.hH)('most lines are none of robots.txt, which is reported separately')
                    : judge(unknownName),
                'indexing-rule': judge(({ name }) => robots_txt_directives/* INDEXING_RULES */.BO.has(name.toLowerCase()) ? `${name} has no effect in robots.txt` : undefined),
            },
        };
    },
});
const RIGHT_NAMES = {
    'user-agent': 'User-agent',
    allow: 'Allow',
    disallow: 'Disallow',
    sitemap: 'Sitemap',
};
function missingColon({ directive, name, value, missingColon: isMissing }) {
    if (directive === 'other')
        return undefined;
    if (isMissing)
        return `"${name}" has no colon after it: Google accepts that, other crawlers may not`;
    return (0,robots_txt_directives/* takesColonOfValue */.Oe)(name)
        ? `"${name.split(/[ \t]/, 1)[0]}" has no colon after it, so crawlers read only "${value}" as its value`
        : undefined;
}
function misspelling({ directive, name, misspelled }) {
    if ((0,robots_txt_directives/* takesColonOfValue */.Oe)(name))
        return undefined;
    if (misspelled)
        return `"${name}" should be "${RIGHT_NAMES[directive]}"; Google accepts it, others may not`;
    const meant = directive === 'other' ? meantName(name) : undefined;
    return meant === undefined ? undefined : `"${name}" should be "${meant}"; no crawler reads the line`;
}
function unknownName({ directive, name }) {
    return directive === 'other' && !isKnown(name) && meantName(name) === undefined
        ? `"${name}" is not a rule that crawlers know`
        : undefined;
}
const MIN_UNREADABLE = 2;
function isNoRobotsTxt({ lines, unreadable }) {
    return unreadable.length >= MIN_UNREADABLE && !lines.some(({ directive }) => directive !== 'other');
}
function isKnown(name) {
    const lower = name.toLowerCase();
    return [robots_txt_directives/* INDEXING_RULES */.BO, robots_txt_directives/* ABANDONED_RULES */.XY, robots_txt_directives/* FOREIGN_RULES */.ju].some(names => names.has(lower));
}
function meantName(name) {
    if (isKnown(name))
        return undefined;
    const meant = Object.keys(RIGHT_NAMES).find(right => isTypoOf(name.toLowerCase(), right));
    return meant === undefined ? undefined : RIGHT_NAMES[meant];
}
const MAX_TYPO_DISTANCE = 2;
const SHORT_NAME_LENGTH = 5;
function isTypoOf(name, right) {
    const letters = name.replace(/[^a-z]/g, '');
    if (letters === right.replace('-', ''))
        return true;
    const most = right.length <= SHORT_NAME_LENGTH ? 1 : MAX_TYPO_DISTANCE;
    return Math.abs(name.length - right.length) <= most && (0,mod/* distance */.Io)(name, right) <= most;
}

// EXTERNAL MODULE: ./lib/engine/syntax/sample-host.js
var sample_host = __webpack_require__(94451);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/sitemap-lines.js










const sitemap_lines_HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#sitemap';
const sitemapLines = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'sitemap-not-absolute': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt names a sitemap without its full URL',
            why: 'Crawlers need the scheme and the host. They ignore a line that has only a path, or nothing.',
            fix: 'Write the full URL, such as https://www.example.com/sitemap.xml.',
            help: sitemap_lines_HELP,
            example: 'Sitemap: /sitemap.xml',
        },
        'sitemap-unreachable': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt names a sitemap that does not exist',
            why: 'Search engines find no list of your pages there.',
            fix: 'Publish the sitemap at that URL, or correct the line.',
            help: sitemap_lines_HELP,
            example: 'Sitemap: https://www.example.com/sitemap.xml, which answers 404',
        },
    },
    async judge(visit) {
        const robots = await (0,robots_file/* rulesFile */.WJ)(visit);
        const { url } = robots.response;
        const withoutColon = new Set(robots.rules.lines.filter(({ name }) => (0,robots_txt_directives/* takesColonOfValue */.Oe)(name)).map(({ line }) => line));
        const lines = (0,robots_txt/* sitemapsOf */.yw)(robots).filter(({ line }) => !withoutColon.has(line));
        if (lines.length === 0)
            throw new not_measured/* NotApplicable */.bQ('robots.txt names no sitemap');
        return {
            judgements: {
                'sitemap-not-absolute': (0,judging_judgement/* failWhere */.a4)(lines.filter(line => line.url === undefined).map(line => (0,robots_file/* linePlace */.Uw)(url, line, addressFault(line)))),
                'sitemap-unreachable': await judgeReach(lines, robots, visit),
            },
        };
    },
});
function addressFault({ value }) {
    return value === '' ? 'The line names no sitemap' : `"${value}" is not a full http or https URL`;
}
const MAX_SITEMAPS_ASKED = 5;
async function judgeReach(lines, robots, visit) {
    const origin = new URL(robots.url).origin;
    const asked = lines.flatMap(line => line.url === undefined ? [] : [{ ...line, url: (0,syntax_preview/* askedAt */.YG)(visit.preview, line.url) }]);
    const isLocal = (0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
    const isKnown = visit.preview === undefined ? !isLocal : visit.preview.host !== undefined;
    const isAsked = (url) => url.origin === origin || (isKnown && !(0,host_kind/* isLocalHost */.mJ)(url.hostname));
    const own = new Map(asked.filter(({ url }) => isAsked(new URL(url))).map(line => [line.url, line]));
    const nobodys = asked.flatMap(line => {
        const why = neverThere(new URL(line.url), visit);
        return why === undefined ? [] : [(0,robots_file/* linePlace */.Uw)(robots.response.url, line, why)];
    });
    if (nobodys.length > 0)
        return (0,judging_judgement/* fail */.fJ)(nobodys);
    if (own.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps are on another host, or have no full URL');
    const first = [...own.values()].slice(0, MAX_SITEMAPS_ASKED);
    const states = await Promise.all(first.map(async (line) => ({ line, state: await reach(line.url, visit, !isLocal) })));
    const gone = states.filter(({ state }) => (typeof state === 'number' ? (0,network_status/* isGone */.ST)(state) : state.isGone));
    if (gone.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(gone.map(({ line, state }) => (0,robots_file/* linePlace */.Uw)(robots.response.url, line, `${line.url} ${inWords(state)}`)));
    }
    const unclear = states.find(({ state }) => typeof state === 'object' || !(0,network_status/* isSuccess */.oJ)(state));
    if (!unclear)
        return (0,judging_judgement/* pass */.IX)();
    const { line, state } = unclear;
    return (0,judging_judgement/* notMeasured */.q7)(`${line.url} ${inWords(state)}`);
}
function neverThere(sitemap, { url, preview }) {
    const here = new URL(url);
    const isNobodys = (host) => (0,host_kind/* isSampleHost */.TH)(host) || (0,sample_host/* isOwnersHost */.B)(host);
    if (isNobodys(sitemap.hostname) && !isNobodys(here.hostname) && !(0,syntax_preview/* isOnProduction */.dT)(preview, sitemap))
        return `${sitemap.href} is the sample address of a template`;
    const isOtherServer = !(0,host_kind/* isThisMachine */.YY)(here.hostname) || sitemap.port !== here.port;
    return (0,host_kind/* isThisMachine */.YY)(sitemap.hostname) && isOtherServer
        ? `${sitemap.href} is there only on the computer that built the site`
        : undefined;
}
function inWords(reached) {
    return typeof reached === 'number' ? `answers ${reached}` : reached.message;
}
async function reach(url, visit, namesResolve) {
    const head = await visit.fetchForSite(url, { method: 'HEAD' });
    const exchange = head.final && (0,network_status/* isSuccess */.oJ)(head.final.status) ? head : await visit.fetchForSite(url);
    if (exchange.final)
        return exchange.final.status;
    const { kind, code, message } = exchange.failure;
    return { message, isGone: namesResolve && kind === 'dns' && code === 'ENOTFOUND' };
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/user-agent-lines.js




const user_agent_lines_RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
const userAgentLines = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'empty-user-agent': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has a User-agent line without a name',
            why: 'It names no crawler, so the rules below it may apply to nobody.',
            fix: 'Name a crawler, or write * for all.',
            help: `${user_agent_lines_RFC}#section-2.2.1`,
            example: 'User-agent:\nDisallow: /',
        },
        'user-agent-form': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt has User-agent lines that crawlers read differently',
            why: 'The name of a crawler has only letters, - and _. Crawlers stop reading at the first other character, and * is no wildcard inside a name.',
            fix: 'Write one name per line, such as "User-agent: Googlebot-Image".',
            help: `${user_agent_lines_RFC}#section-2.2.1`,
            example: 'User-agent: Googlebot/2.1',
        },
    },
    async judge(visit) {
        const file = await namedLines(visit);
        const meant = file.lines.filter(({ directive }) => directive === 'user-agent');
        const judge = (faultOf) => judgeLines(file, meant, ({ value }) => faultOf(value), 'robots.txt has no User-agent line');
        return {
            judgements: {
                'empty-user-agent': judge(value => (value === '' ? 'This line names no crawler' : undefined)),
                'user-agent-form': judge(formFault),
            },
        };
    },
});
const KNOWN_AGENTS = new Set(robots_txt_bots/* BOTS */.vO.flatMap(({ agents }) => agents).map(agent => agent.toLowerCase()));
function formFault(value) {
    const agent = (0,parser/* agentOf */.jk)(value);
    if (value === '' || agent === '*')
        return undefined;
    const meaning = agent === '' ? 'no crawler' : `only the crawler "${value.slice(0, agent.length)}"`;
    const fault = (why) => `"${value}" means ${meaning}: ${why}`;
    if (/[,;]/.test(value) && !value.includes('('))
        return fault('write one name per line');
    if (/\*./.test(value) || value.startsWith('*'))
        return fault('* is no wildcard here');
    const rest = value.slice(agent.length);
    return /^\s/.test(rest) && KNOWN_AGENTS.has(agent) ? fault('the name ends at the space') : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/topics.js

















const topics = [
    pageAccess,
    delivery,
    folderFile,
    lineForm,
    ruleNames,
    userAgentLines,
    ruleLines,
    groups,
    sitemapLines,
    pageResources,
    loadedParts,
    metaTags,
    robotsHeader,
    unlistedNoindex,
    directives,
    hiddenNoindex,
    crawlerRules,
];


/***/ }),

/***/ 98321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isHomeKeptOut)
/* harmony export */ });
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);
/* harmony import */ var _home_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3023);


async function isHomeKeptOut(visit) {
    const home = await (0,_home_page_js__WEBPACK_IMPORTED_MODULE_1__/* .homePage */ .P)(visit);
    if (!home)
        return false;
    const rules = [...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(home.document).inHead, ...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(home)];
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .directivesFor */ .A)(rules, 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
}


/***/ }),

/***/ 3023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ homePage)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32222);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



async function homePage(visit) {
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_1__/* .openHtml */ .W)(final, visit.preview) : undefined;
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


/***/ })

};

export const id = 576;
export const ids = [576];
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

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
const MAX_OCCURRENCES = 50;
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
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

/***/ 67162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   x: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56633);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(place) {
        if (++this.#count > _api_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
class Tally {
    #entries = new Map();
    saw(name) {
        this.#entry(name).looked++;
    }
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
    judgements(checks, nothing) {
        const names = Object.keys(checks);
        return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)]));
    }
    #entry(name) {
        let entry = this.#entries.get(name);
        if (!entry) {
            entry = { looked: 0, faults: new FaultList() };
            this.#entries.set(name, entry);
        }
        return entry;
    }
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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
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

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 25097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isSiteHome),
/* harmony export */   j: () => (/* binding */ addressInSite)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

function isSiteHome(page) {
    return (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isHomePage */ .fF)(addressInSite(page));
}
function addressInSite({ url, preview }) {
    const address = new URL(url);
    const folder = [preview?.home, preview?.base].find(one => one && address.pathname.startsWith(`${one}/`));
    if (!folder)
        return url;
    address.pathname = address.pathname.slice(folder.length);
    return address.href;
}


/***/ }),

/***/ 47617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ localNumbers),
/* harmony export */   WH: () => (/* binding */ namesFax),
/* harmony export */   _u: () => (/* binding */ labelledNumbers),
/* harmony export */   tz: () => (/* binding */ MIN_PHONE_DIGITS),
/* harmony export */   ze: () => (/* binding */ isFictionalNumber)
/* harmony export */ });
const PHONE_WORDS = [
    ...[
        't[eé]l(?:\\.|efon|ephone|éfono|efono|efoon|éphone)?',
        'phone',
        'mobile?',
        'mobil',
        'handy',
        'call us(?: at)?',
        String.raw `call [\p{L} \u00a0-]{1,40}(?=[ \u00a0]number)`,
    ],
    ...['hotline', 'gsm(?=[.:])', 'telefonnummer', 'rufnummer', 'tlf', 'puh(?:elin)?', 'telepon', 'telp'],
    ...['m[óo]vil', 'celular', 'cellulare', 'telem[óo]vel', 'điện thoại', 'di động', 'sđt', 'τηλ(?:έφωνο)?'],
    ...['телефон', 'тел\\.?', 'טלפון', 'هاتف', 'جوال', 'تلفن', 'โทร', '電話', '电话', '전화', '☎', '📞'],
].join('|');
const IN_NUMBER = String.raw `\d \t\n\r\f\u00a0()./-`;
const LABELLED = new RegExp(String.raw `(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[${IN_NUMBER}]{6,20}\d)`, 'giu');
const MIN_PHONE_DIGITS = 7;
const FAX_WORDS = 'fax|faks|ｆａｘ|t[ée]l[ée]copie|факс|φαξ|ファックス|ファクス|传真|傳真|팩스|फैक्स|فاكس|פקס';
const AS_FAX = String.raw `(?:${FAX_WORDS})(?:番号|号码|號碼|번호)?(?:[\s\u00a0](?:no|nr|number|numero|número|номер))?[^\d\p{L}]{0,5}`;
const FAX = new RegExp(FAX_WORDS, 'iu');
function namesFax(text) {
    return FAX.test(text);
}
const UNMISTAKABLE = new RegExp(String.raw `(?<!${AS_FAX}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[${IN_NUMBER}]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[${IN_NUMBER}]{5,16}\d)(?!\d)`, 'giu');
function labelledNumbers(text) {
    return [LABELLED, UNMISTAKABLE]
        .flatMap(pattern => [...text.matchAll(pattern)])
        .flatMap(match => {
        const number = firstOf(match[1]);
        const digits = digitsOf(number);
        const end = match.index + match[0].length - (match[1].length - number.length);
        return digits.length < MIN_PHONE_DIGITS ? [] : [{ number, digits, end }];
    });
}
const NOT_BEHIND = String.raw `(?<![\d+./(-]|\d\s|${AS_FAX})`;
const NOT_BEFORE = String.raw `(?![\d/-]|[.\s]\d)`;
const localForm = (form) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu');
const LOCAL_FORMS = new Map([
    ['fr', localForm(String.raw `0[1-79](?:[ .\u00a0]\d{2}){4}`)],
    [
        'sv',
        localForm(String.raw `0\d{1,3}[\s\u00a0]?[-–][\s\u00a0]?\d{2,3}[ \u00a0]\d{2}[ \u00a0]\d{2}|0\d{3}[-–]\d{3}[ \u00a0]\d{2}`),
    ],
    [
        'fi',
        localForm(String.raw `0(?:4\d|50)[ \u00a0-]\d{3}[ \u00a0]\d{4}|0[678]00[ \u00a0-]\d{3}[ \u00a0]\d{2,3}`),
    ],
    ['nl', localForm(String.raw `0(?:6-\d{8}|\d{2}-\d{7}|\d{3}-\d{6}|6(?:[ \u00a0]\d{2}){4})`)],
    ['ja', localForm(String.raw `0(?:\d-\d{4}|\d{2}-\d{3,4}|\d{3}-\d{2,3})-\d{4}`)],
    ['ko', localForm(String.raw `0(?:2|\d{2})-\d{3,4}-\d{4}`)],
    ['tr', localForm(String.raw `0[ \u00a0]?\(?[2-5]\d{2}\)?[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}`)],
]);
function localNumbers(text, language) {
    const form = LOCAL_FORMS.get(language);
    if (!form)
        return [];
    return Array.from(text.matchAll(form), ({ 0: number, index }) => ({
        number,
        digits: digitsOf(number),
        end: index + number.length,
    }));
}
function firstOf(text) {
    const first = text.split(/[\s\u00a0]\/[\s\u00a0]|\/(?=\()/, 1)[0];
    return digitsOf(first).length < MIN_PHONE_DIGITS ? text : first;
}
function digitsOf(text) {
    return text.replace(/\D/g, '');
}
const FICTIONAL = /^(?:44|0)0?(?:207946|1632960|7700900|808157|2920180|28964960|1(?:1[3-8]|21|31|41|51|61)4960)\d+$|^1?[2-9]\d\d55501\d\d$|^(?:33|0)0?(?:19900|26191|35301|46571|53649|63998)\d{4}$|^0+$/;
function isFictionalNumber(digits) {
    return FICTIONAL.test(digits);
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

/***/ 82847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LEGAL_FORM)
/* harmony export */ });
const LEGAL_FORM = [
    String.raw `g?GmbH(?: & Co\. ?KG)?|UG|AG|KG|OHG|e\. ?K\.|e\. ?V\.|eG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Corp\.?|Corporation|Pty\.? Ltd\.?|Pvt\.? Ltd\.?`,
    String.raw `S\.A\.(?:S\.|R\.L\.)?|SAS|SARL|S\.r\.l\.(?:s\.)?|Srl|SRL|S\.p\.A\.|SpA|S\.L\.(?:U\.)?|B\.V\.|BV|N\.V\.|Ltda\.?|LTDA\.?|s\. ?r\. ?o\.|a\. ?s\.|Sp\. z o\. ?o\.|S\.A\.`,
    String.raw `Kft\.|d\. ?o\. ?o\.|Oy|Oyj|AB|ApS|A/S|AS|OÜ|SIA|UAB|A\.Ş\.|Ltd\. Şti\.`,
].join('|');


/***/ }),

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const LEGAL_NOTICE = new RegExp(`/(?:${[
    'impressum|imprint|legal(?:-notice)?|legal/copyright|copyright-?notice|disclaimer|datenschutz(?:erkla(?:e)?rung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit|(?:erklarung|erklaerung)-zur-barrierefreiheit|accessibility-?(?:statement|declaration|policy|notice)',
    'declaration-(?:d-)?accessibilite|declaracion-de-accesibilidad|dichiarazione-di-accessibilita|toegankelijkheidsverklaring|deklaracja-dostepnosci|tillganglighetsredogorelse|tilg(?:ae|æ)ngelighedserkl(?:ae|æ)ring|tilgjengelighetserkl(?:ae|æ)ring|הצהרת-נגישות',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?(?:policy|statement|notice))?|terms(?:-?(?:of-?(?:use|service)|(?:and|&)-?conditions|conditions))?|tos|gdpr',
    '(?:politica-(?:de-)?(?:privacidade?|privacitat|cookies)|privacy-policy|politique-de-confidentialite|datenschutzerklaerung|polityka-prywatnosci|informativa-sulla-privacy)-(?:del?|da|do|of|for|von|di|y|e|and|und|et|para|sitio|site|der|des)(?:-[a-z\\d-]{1,80})?',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-(?:y-condiciones|de-uso))?|termos(?:-(?:de-(?:uso|servico)|e-condicoes))?|lgpd',
    'avis-legal|politica-(?:de-)?privacitat|note-legali|privacy-e-cookie|informativa-(?:sulla-)?privacy|termini-e-condizioni|condizioni-(?:d-uso|di-vendita)',
    'privacyverklaring|privacybeleid|cookiebeleid|algemene-voorwaarden|polityka-(?:prywatnosci|cookies)|regulamin|rodo',
    'integritetspolicy|dataskydd(?:spolicy)?|(?:anvandar|kop)villkor|privatlivspolitik|cookiepolitik|persondatapolitik|handelsbetingelser|personvern(?:erkl(?:ae|æ)ring)?',
    'tietosuoja(?:seloste|lauseke|kaytanto)?|rekisteriseloste|evasteet|kayttoehdot|toimitusehdot|saavutettavuusseloste',
    '(?:zasady-)?ochran[ay]-osobn(?:ich-udaju|ych-udajov)|obchodn[ie]-podm[ie]+nky|adatvedel(?:em|mi-(?:nyilatkozat|tajekoztato|szabalyzat))|adatkezel(?:es|esi-(?:nyilatkozat|tajekoztato))|aszf|impresszum',
    'politica-(?:de-)?(?:confidentialitate|cookie(?:-uri)?)|confidentialitate|termeni(?:-si)?-conditii|termeni',
    'gizlilik(?:-(?:politikasi|bildirimi|sozlesmesi))?|cerez-politikasi|kullanim-(?:kosullari|sartlari)|kvkk(?:-(?:aydinlatma-)?metni)?|aydinlatma-metni|mesafeli-satis-sozlesmesi',
    '(?:politika|pravila)-(?:konfiden(?:c|ts)ial[a-z]{1,9}|privatnosti|zasebnosti)|polity?ka-konfiden(?:c|ts)i[a-z]{1,12}|politika-za-(?:poveritelnost|biskvitki)|politika-za-zashtita-[a-z-]{1,25}|obshti-usloviya',
    '(?:polzovatelskoe|polzovatelskoye)-soglashenie|publi(?:chna|chnaya|cnaya)-oferta|uvjeti-koristenja|pogoji-uporabe|privatumo-politika|privatuma-politika|privaatsuspoliitika|kasutustingimused',
    'politiki-ap?orritou|oroi-(?:xrisis|chrisis|xrhshs)|kebijakan-privasi|syarat-(?:dan-)?ketentuan|chinh-sach-bao-mat|dieu-khoan(?:-su-dung)?|tokushoho?|privacypolicy',
    'политика-конфиденциальности|πολιτικη-απορρητου|οροι-χρησης|プライバシーポリシー|特定商取引法[^/]{0,20}|개인정보-?처리방침|이용약관|隐私政策|隱私(?:權)?政策|سياسة-الخصوصية|תקנון|מדיניות-פרטיות',
].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`, 'u');
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 37780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPlaceholderAddress),
/* harmony export */   o: () => (/* binding */ isPlaceholderHost)
/* harmony export */ });
const WORDS_FOR_HOST = /^(?:(?:your|my|dein|ihre|votre|tu|su)[-_]?)?(?:url|link|domain|domainname|website|webseite|webpage|homepage|site|siteurl|weburl|address|adresse|example|placeholder|yourname)$/i;
const MAP_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|g\.page)$/;
const SAMPLE_OF_MAP = /\/(?:your|my)[-_](?:google[-_])?(?:maps?|place|location|business)(?:[-_](?:link|url|id|name|location|here))?\/?$/i;
function isPlaceholderAddress({ protocol, hostname, port, pathname }) {
    if (!/^https?:$/.test(protocol))
        return false;
    if (port === '' && WORDS_FOR_HOST.test(hostname))
        return true;
    return MAP_HOST.test(hostname) && SAMPLE_OF_MAP.test(pathname);
}
const PLACEHOLDER_HOST = /^(?:www\.)?your[-_]?(?:web[-_]?site|domain|site|user[-_]?name|company|business)(?:[-_]?(?:name|url|here))?\.(?:com|net|org|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/i;
function isPlaceholderHost({ hostname }) {
    return PLACEHOLDER_HOST.test(hostname);
}


/***/ }),

/***/ 59257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ isEmptyInvitation),
/* harmony export */   Ul: () => (/* binding */ isStartOfNetwork),
/* harmony export */   WK: () => (/* binding */ networkAt)
/* harmony export */ });
const NETWORKS = /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads|snapchat|vimeo|dribbble|behance)\.(?:com|net|de|fr|es|it)$/;
const SHORT_HOSTS = new Map([
    ['wa.me', 'whatsapp'],
    ['t.me', 'telegram'],
    ['discord.gg', 'discord'],
]);
function networkAt({ hostname }) {
    return NETWORKS.exec(hostname)?.[1] ?? SHORT_HOSTS.get(hostname);
}
function isStartOfNetwork(url) {
    return networkAt(url) !== undefined && url.pathname === '/' && url.search === '';
}
function isEmptyInvitation({ hostname, pathname, search }) {
    return hostname === 'discord.gg' && pathname === '/' && search === '';
}


/***/ }),

/***/ 72683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b_: () => (/* binding */ writtenMonths),
/* harmony export */   rq: () => (/* binding */ writtenDays),
/* harmony export */   yV: () => (/* binding */ monthNamed)
/* harmony export */ });
const MONTHS = [
    'janv?|jän|gen|ene|sty|янв|січ|oca|janu[aá]r(?:y|i|a|u|ja)?|januari|jänner|janvier|janeiro|gennaio|gener|enero|stycz(?:eń|nia|niu)|январ[ьяе]|січ(?:ень|ня|ні)|leden|ledn[au]|ocak|jaanuar',
    'feb|fév|fév[rv]|fev|lut|фев|лют|úno|şub|febr?|febr?uar(?:y|i|a|u|ja|ie)?|february|feber|février|fevrier|fevereiro|febbraio|febrero|febrer|februari|február[au]?|lut[ey]\\p{L}{0,2}|феврал[ьяе]|лют(?:ий|ого|ому)|únor[au]?|şubat',
    'mar|mär|mrt|maa|мар|бер|bře|márc|march|märz|maerz|märts|mars|marts|mart|marta|martie|marzo|março|marc[auo]?|març|marec|marzec|maart|maret|март[ае]?|берез(?:ень|ня|ні)|březen|březn[au]|március',
    'apr|avr|abr|kwi|апр|кві|nis|ápr|april[aeiu]?|aprilie|aprill|apríl[au]?|avril|abril|kwie(?:cień|tnia|tniu)|апрел[ьяе]|квіт(?:ень|ня|ні)|duben|dubn[au]|nisan|április',
    'may|mai|mei|mag|maj|мая|май|тра|kvě|máj|maja|maju|mája|máji|mayo|maio|maggio|maig|mayıs|květen|květn[au]|мае|трав(?:ень|ня|ні)|május',
    'jun|juin|giu|cze|июн|чер|jún|haz|june|jun[iy]|junij[au]?|juna|junu|junio|junho|giugno|czerw(?:iec|ca|cu)|июн[ьяе]|черв(?:ень|ня|ні)|jún[au]|június|haziran|juuni',
    'jul|juil|lug|lipc|июл|лип|júl|tem|jul[iy]|julij[au]?|jula|julu|julio|julho|juliol|juillet|luglio|lip(?:iec|ca|cu)|июл[ьяе]|лип(?:ень|ня|ні)|júl[au]|július|temmuz|juuli',
    'aug|août|aout|ago|sierp|авг|сер|ağu|august[aiou]?|augustus|augusztus|agosto|agost|agustus|sierp(?:ień|nia|niu)|август[ае]?|серп(?:ень|ня|ні)|srpen|srpn[au]|ağustos',
    'sep|sept|sett?|wrz|сен|вер|zář|eyl|szept?|september|septemb(?:re|er|ar|ra|ru|rie|ri)|sept?iembre|setiembre|setembr[eo]|settembre|wrze(?:sień|śnia|śniu)|сентябр[ьяе]|верес(?:ень|ня|ні)|září|eylül|szeptember',
    'oct|okt|ott|out|paź|окт|жов|říj|eki|okt[oó]b(?:er|ar|ra|ru|ri)|october|octobre|octubre|octombrie|oktoober|ottobre|outubro|październik[au]?|октябр[ьяе]|жовт(?:ень|ня|ні)|říjen|říjn[au]|ekim',
    'nov|ноя|kas|novemb(?:er|re|ar|ra|ru|ro|ri)|noviembre|ноябр[ьяе]|kasım',
    'dec|dez|déc|dic|gru|дек|гру|ara|decemb(?:er|ar|ra|ru|rie|ri)|dezemb(?:er|ro)|desemb(?:er|re)|detsember|décembre|decembre|diciembre|dicembre|grud(?:zień|nia|niu)|декабр[ьяе]|груд(?:ень|ня|ні)|prosin(?:ec|ce|ci)|aralık',
];
const MONTH_NAMES = MONTHS.map(names => new RegExp(`^(?:${names})$`, 'u'));
const NAME = String.raw `\p{L}{3,11}`;
const YEAR = String.raw `(20\d{2})(?!\d)`;
const ANY_YEAR = /20\d\d/;
const DAY = String.raw `(?<!\d)([0-3]?\d)`;
const PATTERNS = [
    new RegExp(String.raw `${DAY}(?:st|nd|rd|th|er|º|°)?\.?\s(?:(?:of|de|d')\s?)?(${NAME})\.?,?\s(?:de\s)?${YEAR}`, 'giu'),
    new RegExp(String.raw `(?<!\p{L})(${NAME})\.?\s(?:[0-3]?\d(?:st|nd|rd|th)?\s?(?:[-–—&]|to|and)\s?)?([0-3]?\d)(?:st|nd|rd|th)?,?\s${YEAR}`, 'giu'),
    /(?<![\d./-])(20\d{2})[-/.]([01]\d)[-/.]([0-3]\d)(?!\d)/g,
    /(?<![\d.])([0-3]?\d)\.\s?([01]?\d)\.\s?(20\d{2})(?!\d)/g,
    /(20\d{2})年\s?([01]?\d)月\s?([0-3]?\d)日/g,
    /(?<![\d./-])(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/(20\d{2})(?!\d)/g,
    /(?<![\d./-])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20\d{2})(?!\d)/g,
];
const MAX_TEXT = 20_000;
const MAX_DAYS = 200;
function writtenDays(text) {
    const start = text.slice(0, MAX_TEXT);
    if (!ANY_YEAR.test(start))
        return [];
    const [dayFirst, monthFirst, isoLike, dotted, japanese, slashed, american] = PATTERNS.map(pattern => [...start.matchAll(pattern)].slice(0, MAX_DAYS));
    return [
        ...dayFirst.map(([written, day, month, year]) => dayOf(written, year, monthNamed(month), day)),
        ...monthFirst.map(([written, month, day, year]) => dayOf(written, year, monthNamed(month), day)),
        ...[...isoLike, ...japanese].map(([written, year, month, day]) => dayOf(written, year, Number(month), day)),
        ...american.map(([written, month, day, year]) => dayOf(written, year, Number(month), day)),
        ...[...dotted, ...slashed].map(([written, day, month, year]) => dayOf(written, year, Number(month), day)),
    ].filter(day => day !== undefined);
}
const MONTH_OF_YEAR = new RegExp(String.raw `(?<!\p{L}|\d\.?\s?|\d(?:st|nd|rd|th|er|º|°)\s|\d\.?\s(?:de|of)\s)(${NAME})\.?,?\s(?:de[l]?\s)?${YEAR}`, 'giu');
function writtenMonths(text) {
    const start = text.slice(0, MAX_TEXT);
    if (!ANY_YEAR.test(start))
        return [];
    return [...start.matchAll(MONTH_OF_YEAR)].slice(0, MAX_DAYS).flatMap(match => {
        const month = monthNamed(match[1]);
        return month === undefined ? [] : [{ text: match[0], end: Date.UTC(Number(match[2]), month, 1) }];
    });
}
function monthNamed(name) {
    const lower = name.toLowerCase();
    const month = MONTH_NAMES.findIndex(names => names.test(lower));
    return month < 0 ? undefined : month + 1;
}
function dayOf(text, year, month, day) {
    if (month === undefined || month < 1 || month > 12)
        return undefined;
    const begin = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (begin.getUTCDate() !== Number(day))
        return undefined;
    return { text, end: begin.getTime() + 24 * 60 * 60 * 1000 };
}


/***/ }),

/***/ 85201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isGeneratedReference)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_generator_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71088);


const FILES = /(?:^|\/)(?:documentation_options|pkgdown|dynsections|doxygen|jsdoc-default|rustdoc(?:-[\da-f]+)?|member-search-index)\.(?:js|css)(?:[?#]|$)/i;
const GENERATOR = /^(?:docutils|sphinx|doxygen|typedoc|rustdoc|pdoc|javadoc|yard|ldoc|dartdoc|phpdocumentor|mdoc)\b/i;
const MAX_ADDRESS = 500;
function isGeneratedReference(document) {
    return (document.elements('script', 'link').some(element => {
        const address = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, element.tagName === 'link' ? 'href' : 'src');
        return address !== undefined && FILES.test(address.slice(-MAX_ADDRESS));
    }) || (0,_page_generator_names_js__WEBPACK_IMPORTED_MODULE_1__/* .generatorNames */ ._)(document).some(name => GENERATOR.test(name)));
}


/***/ }),

/***/ 18361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ isPostAddress),
/* harmony export */   fU: () => (/* binding */ dayBeside),
/* harmony export */   ss: () => (/* binding */ postOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);
/* harmony import */ var _syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79222);
/* harmony import */ var _syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72683);




const DATED = /\/(20\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?|[01]\d[0-3]\d))[/-](?=[^/]{0,200}\p{L})[^/]{3,200}/u;
const SPAN = /\/20\d\d(?:-[01]\d_|_[01]\d-)[0-3]\d/;
const IN_FOLDER = /\/(?:posts?|blogg?s?|blogi|weblog|news|nieuws|nyheter|nyheder|uutiset|neuigkeiten|aktuelles|actualites?|actus|noticias|novidades|notizie|aktualnosci|aktuality|novinky|hirek|stiri|haberler|novosti|tin-tuc|berita|articles?|artikel|artikelen|artikler|artiklar|artigos|articulos|articoli|beitraege|journal|magazin)\/(?=[^/]{0,200}\p{L})[^/]{3,200}(?:\/(?:index\.\w{1,5})?)?$/u;
const OTHER_KIND = /\/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recepten|receptek|recepty|przepisy|releases?|changelog|downloads?|docs|api)\//;
const NO_POST = /\/(?:archives?|archiv[eo]?|tags?|categor\w{1,5}|kategori\w{1,4}|topics?|themen|authors?|about|search|all|latest|feed|rss|404|author|series|page|year)(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const MIN_TEXT = 400;
const MAX_PARAGRAPHS = 400;
const MAX_HEADINGS = 200;
const MAX_TIMES = 200;
const MAX_STEPS = 4;
const MAX_START = 600;
const MAX_BEHIND = 160;
const MAX_BEFORE = 60;
function postOf(document, url) {
    if (!isPostAddress(url))
        return undefined;
    const dated = datedPath(url);
    const heading = mainHeading(document, url) ?? titleHeading(document);
    if (!heading || !hasText(document, heading))
        return undefined;
    const day = dated?.[1] ?? dayBeside(document, heading);
    return day === undefined || (!dated && isInName(day, heading))
        ? undefined
        : { heading, day, isInAddress: dated !== null };
}
function isInName(day, heading) {
    const [beside] = (0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(day);
    return (0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START)).some(({ end }) => end === beside?.end);
}
function isPostAddress(url) {
    const path = (0,_syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .k)(url);
    return (datedPath(url) !== null || IN_FOLDER.test(path)) && !NO_POST.test(path) && !OTHER_KIND.test(path);
}
function datedPath(url) {
    return SPAN.test(url) ? null : DATED.exec((0,_syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .k)(url));
}
const MAX_STEPS_TO_MAIN = 20;
function mainHeading(document, url) {
    const headings = document.elements('h1').slice(0, MAX_HEADINGS);
    const { pathname } = new URL(url);
    const isOfPage = (heading) => !leadsElsewhere(heading, pathname);
    return headings.find(isInMain) ?? headings.find(isOfPage) ?? headings[0];
}
function isInMain(heading) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading);
    for (let step = 0; at && step < MAX_STEPS_TO_MAIN; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        if (at.tagName === 'article' || at.tagName === 'main')
            return true;
    return false;
}
function titleHeading(document) {
    const title = document.elements('title')[0];
    const words = title && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(title).slice(0, MAX_START)).toLowerCase();
    return document
        .elements('h2')
        .slice(0, MAX_HEADINGS)
        .find(heading => {
        const text = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START).toLowerCase();
        return text.length > 3 && words?.startsWith(text);
    });
}
function hasText(document, heading) {
    const path = new URL(document.url).pathname;
    const isBehind = ({ order }) => order > heading.order;
    const next = document
        .elements('h2', 'h3', 'h4')
        .filter(isBehind)
        .slice(0, MAX_HEADINGS)
        .find(other => leadsElsewhere(other, path));
    const paragraphs = document
        .elements('p')
        .filter(paragraph => isBehind(paragraph) && (!next || paragraph.order < next.order));
    let characters = 0;
    for (const paragraph of paragraphs.slice(0, MAX_PARAGRAPHS)) {
        characters += (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(paragraph, MIN_TEXT).length;
        if (characters >= MIN_TEXT)
            return true;
    }
    return false;
}
const MAX_HEADING_NODES = 30;
const MAX_STEPS_TO_LINK = 2;
function leadsElsewhere(heading, path) {
    const around = [];
    for (let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading); at && around.length < MAX_STEPS_TO_LINK; at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        around.push(at);
    return [...(0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNodes */ .wg)(heading, MAX_HEADING_NODES), ...around].some(node => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) && node.tagName === 'a' ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'href')?.trim() ?? '') : '';
        return href !== '' && !href.startsWith('#') && !href.startsWith(`${path}#`);
    });
}
function dayBeside(document, heading) {
    const words = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START);
    const times = document.elements('time').slice(0, MAX_TIMES);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading);
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at)) {
        const text = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(at, MAX_START);
        const place = text.indexOf(words);
        if (place < 0)
            continue;
        const before = text.slice(Math.max(0, place - MAX_BEFORE), place);
        const behind = text.slice(place + words.length, place + words.length + MAX_BEHIND);
        const [day] = [...(0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(behind), ...(0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(before)];
        if (day)
            return day.text;
        const around = at;
        const time = times.find(element => document.isBelow(element, around));
        const stated = /^20\d\d-[01]\d-[0-3]\d/.exec((time && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(time, 'datetime'))?.trim() ?? '');
        if (stated)
            return stated[0];
    }
    return undefined;
}


/***/ }),

/***/ 50576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/folded-path.js
var folded_path = __webpack_require__(79222);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/item.js
var structured_data_item = __webpack_require__(34593);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/schema-names.js
var schema_names = __webpack_require__(89992);
;// CONCATENATED MODULE: ./lib/engine/formats/structured-data/unread-types.js
const MAX_BLOCK = 200_000;
const MAX_TYPES = 50;
const TYPE = /"@type"\s{0,20}:\s{0,20}\[?\s{0,20}"(?:https?:\/\/schema\.org\/)?(\w{1,60})"/g;
function unreadTypes({ blocks }) {
    const types = new Set();
    for (const { error, text } of blocks) {
        if (error === undefined)
            continue;
        for (const [, type] of text.slice(0, MAX_BLOCK).matchAll(TYPE)) {
            types.add(type);
            if (types.size === MAX_TYPES)
                return [...types];
        }
    }
    return [...types];
}

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/item-lookup.js






const item_lookup_MAX_TYPES = 50;
const MAX_READ_VALUES = 2_000_000;
const UNREAD = 'the data is there, in JSON-LD with a syntax error, which is reported separately';
const TOO_MANY_VALUES = 'its items refer to each other in more ways than are followed';
class ItemLookup {
    data;
    vocabulary;
    #labels = new Map();
    #unread;
    #read = 0;
    constructor(data, vocabulary) {
        this.data = data;
        this.vocabulary = vocabulary;
    }
    isA(item, ...types) {
        const owns = item.types.length > item_lookup_MAX_TYPES ? item.types.slice(0, item_lookup_MAX_TYPES) : item.types;
        return owns.some(own => types.some(type => this.vocabulary.isA(own, type)));
    }
    isUnread(...types) {
        this.#unread ??= unreadTypes(this.data);
        return this.#unread.some(own => types.some(type => this.vocabulary.isA(own, type)));
    }
    values(item, property) {
        return item.properties.get(property) ?? [];
    }
    items(item, property) {
        return this.#counted(this.values(item, property))
            .filter(structured_data_item/* isItem */.WZ)
            .map(value => this.data.whole(value))
            .filter(value => !(0,structured_data_item/* isReference */.A_)(value));
    }
    texts(item, property) {
        return this.#counted(this.values(item, property))
            .filter(value => !(0,structured_data_item/* isItem */.WZ)(value))
            .filter(({ text }) => text.trim() !== '');
    }
    text(item, property) {
        const first = this.values(item, property).find(value => !(0,structured_data_item/* isItem */.WZ)(value) && value.text.trim() !== '');
        return first && !(0,structured_data_item/* isItem */.WZ)(first) ? first.text.trim() : undefined;
    }
    member(item, property) {
        return this.text(item, property)?.replace(/^.*[/#:]/, '');
    }
    has(item, property) {
        return this.values(item, property).some(value => (0,structured_data_item/* isItem */.WZ)(value) || value.text.trim() !== '');
    }
    label(item) {
        let label = this.#labels.get(item);
        if (label === undefined) {
            label = this.#labelOf(item);
            this.#labels.set(item, label);
        }
        return label;
    }
    labelAs(item, types) {
        const type = item.types.slice(0, item_lookup_MAX_TYPES).find(own => types.some(one => this.vocabulary.isA(own, one)));
        return type === undefined ? this.label(item) : this.#labelOf(item, type);
    }
    #counted(values) {
        this.#read += values.length;
        if (this.#read > MAX_READ_VALUES)
            throw new not_measured/* NotMeasured */.ke(TOO_MANY_VALUES);
        return values;
    }
    #labelOf(item, type = item.types.find(schema_names/* isSchemaTerm */.sV) ?? item.types[0] ?? 'item') {
        const name = this.text(item, 'name') ?? this.text(item, 'headline');
        if (name === undefined)
            return type;
        return `${type} "${(0,cut/* cutEnd */.ym)(name, 60)}"`;
    }
}
function asFarAsFollowed(read, judgements) {
    try {
        read();
        return judgements();
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotMeasured */.ke))
            throw error;
        const unknown = (0,judging_judgement/* notMeasured */.q7)(error.message);
        const entries = Object.entries(judgements());
        return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'fail' ? judgement : unknown]));
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/schema/post-pages.js
var post_pages = __webpack_require__(18361);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/structured-data.js + 2 modules
var structured_data = __webpack_require__(41522);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/item-scope.js

const PAGE_PROPERTIES = new Set('mainEntity mainEntityOfPage about subjectOf isPartOf hasPart breadcrumb primaryImageOfPage publisher provider copyrightHolder sourceOrganization worksFor'.split(' '));
const LIST_PROPERTIES = new Set(['itemListElement', 'item']);
function scopesOf(data) {
    const usedAsPart = new Set();
    const listed = new Set();
    for (const { item, property } of data.positions) {
        if (!(0,structured_data_item/* isReference */.A_)(item) || property === undefined)
            continue;
        if (LIST_PROPERTIES.has(property))
            listed.add(item.id);
        else if (!PAGE_PROPERTIES.has(property))
            usedAsPart.add(item.id);
    }
    const scope = ({ item, property }) => {
        if (property === undefined) {
            if (item.id !== undefined && listed.has(item.id))
                return 'list';
            return item.id !== undefined && usedAsPart.has(item.id) ? 'part' : 'page';
        }
        if (property === 'mainEntity')
            return 'page';
        return LIST_PROPERTIES.has(property) ? 'list' : 'part';
    };
    return new Map(data.positions.map(position => [position.item, scope(position)]));
}

// EXTERNAL MODULE: ./lib/engine/formats/structured-data/json-ld.js + 2 modules
var json_ld = __webpack_require__(35221);
// EXTERNAL MODULE: ./lib/engine/page/text/blocks.js
var text_blocks = __webpack_require__(40794);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/page-text.js




const MIN_CHARACTERS = 300;
const MAX_TITLE = 1000;
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'value', 'placeholder', 'label'];
const APART = new Set([...text_blocks/* BLOCK_TAGS */.Y, 'br', 'button', 'option', 'label']);
function pageTextOf(document) {
    const text = (0,html_document/* foldSpace */.GQ)(document.body ? (0,html_document/* textWith */.up)(document.body, APART) : '');
    const spoken = document
        .elements()
        .flatMap(element => SPOKEN_ATTRIBUTES.flatMap(name => (0,html_document/* attribute */.lt)(element, name) ?? []));
    const titles = document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE));
    const said = comparable([text, ...titles, ...spoken].join(' '));
    return {
        text,
        said,
        joined: said.replaceAll(' ', ''),
        words: new Set(said.split(' ')),
        source: withoutJsonLd(document),
        isFilled: text.length >= MIN_CHARACTERS,
    };
}
function comparable(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
}
function withoutJsonLd(document) {
    const parts = [];
    let from = 0;
    for (const script of document.elements('script').filter(json_ld/* isJsonLd */.H)) {
        const location = script.sourceCodeLocation;
        if (!location)
            continue;
        parts.push(document.source.slice(from, location.startOffset));
        from = location.endOffset;
    }
    return [...parts, document.source.slice(from)].join('');
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/near-names.js

const MAX_SLIPS = 2;
const MIN_GUESSED = 5;
class NearNames {
    #byLength;
    constructor(names) {
        const candidates = [...names].map((name, place) => ({ name, plain: plain(name), place }));
        this.#byLength = Map.groupBy(candidates, one => one.plain.length);
    }
    nearest(name, isMeant = () => true) {
        const sought = plain(name);
        const slips = slipsOf(sought);
        let best;
        for (let length = sought.length - slips; length <= sought.length + slips; length++) {
            for (const candidate of this.#byLength.get(length) ?? []) {
                const edits = candidate.plain === sought ? 0 : (0,mod/* distance */.Io)(sought, candidate.plain);
                const isNearer = best
                    ? edits < best.edits || (edits === best.edits && candidate.place < best.place)
                    : edits <= slips;
                if (isNearer && isMeant(candidate.name))
                    best = { ...candidate, edits };
            }
        }
        return best?.name;
    }
}
function slipsOf({ length }) {
    if (length < MIN_GUESSED)
        return 0;
    return length < 2 * MIN_GUESSED ? 1 : MAX_SLIPS;
}
function plain(name) {
    return name
        .toLowerCase()
        .replace(/[\s_-]+/g, '')
        .slice(0, 100);
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/vocabulary-table.js
const TYPE_LINES = `
3DModel|MediaObject|isResizable||
AMRadioChannel|RadioChannel|||
APIReference|TechArticle|assembly assemblyVersion executableLibraryName programmingModel targetPlatform||
AboutPage|WebPage|||
AcceptAction|AllocateAction|||
Accommodation|Place|accommodationCategory accommodationFloorPlan amenityFeature bed floorLevel floorSize leaseLength numberOfBathroomsTotal numberOfBedrooms numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms occupancy permittedUsage petsAllowed tourBookingPage yearBuilt||
AccountingService|FinancialService|||
AchieveAction|Action|||
Action|Thing|actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target||
ActionAccessSpecification|Intangible|availabilityEnds availabilityStarts category eligibleRegion expectsAcceptanceOf ineligibleRegion requiresSubscription||
ActionStatusType|StatusEnumeration||ActiveActionStatus CompletedActionStatus FailedActionStatus PotentialActionStatus|
ActivateAction|ControlAction|||
AddAction|UpdateAction|||
AdministrativeArea|Place|||
AdultEntertainment|EntertainmentBusiness|||
AdultOrientedEnumeration|Enumeration||AlcoholConsideration DangerousGoodConsideration HealthcareConsideration NarcoticConsideration ReducedRelevanceForChildrenConsideration SexualContentConsideration TobaccoNicotineConsideration UnclassifiedAdultConsideration ViolenceConsideration WeaponConsideration|
AdvertiserContentArticle|Article|||
AggregateOffer|Offer|highPrice lowPrice offerCount offers||
AggregateRating|Rating|itemReviewed ratingCount reviewCount||
AgreeAction|ReactAction|||
Airline|Organization|boardingPolicy iataCode||
Airport|CivicStructure|iataCode icaoCode||
AlignmentObject|Intangible|alignmentType educationalFramework targetDescription targetName targetUrl||
AllocateAction|OrganizeAction|||
AmpStory|CreativeWork MediaObject|||
AmusementPark|EntertainmentBusiness|||
AnalysisNewsArticle|NewsArticle|||
AnatomicalStructure|MedicalEntity|associatedPathophysiology bodyLocation connectedTo diagram partOfSystem relatedCondition relatedTherapy subStructure||
AnatomicalSystem|MedicalEntity|associatedPathophysiology comprisedOf relatedCondition relatedStructure relatedTherapy||
AnimalShelter|LocalBusiness|||
Answer|Comment|answerExplanation parentItem||
Apartment|Accommodation|numberOfRooms occupancy||
ApartmentComplex|Residence|numberOfAccommodationUnits numberOfAvailableAccommodationUnits numberOfBedrooms petsAllowed tourBookingPage||
AppendAction|InsertAction|||
ApplyAction|OrganizeAction|||
ApprovedIndication|MedicalIndication|||
Aquarium|CivicStructure|||
ArchiveComponent|CreativeWork|holdingArchive itemLocation||
ArchiveOrganization|LocalBusiness|archiveHeld||
ArriveAction|MoveAction|||
ArtGallery|EntertainmentBusiness|||
Artery|Vessel|arterialBranch supplyTo||
Article|CreativeWork|articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount||
AskAction|CommunicateAction|question||
AskPublicNewsArticle|NewsArticle|||
AssessAction|Action|||
AssignAction|AllocateAction|||
Atlas|CreativeWork|||
Attorney|LegalService|||
Audience|Intangible|audienceType geographicArea||
AudioObject|MediaObject|caption embeddedTextCaption transcript||
AudioObjectSnapshot|AudioObject|||
Audiobook|AudioObject Book|duration readBy||
Audiology|MedicalBusiness|||
AuthenticateAction|ControlAction|||
AuthorizeAction|AllocateAction|recipient||
AutoBodyShop|AutomotiveBusiness|||
AutoDealer|AutomotiveBusiness|||
AutoPartsStore|AutomotiveBusiness Store|||
AutoRental|AutomotiveBusiness|||
AutoRepair|AutomotiveBusiness|||
AutoWash|AutomotiveBusiness|||
AutomatedTeller|FinancialService|||
AutomotiveBusiness|LocalBusiness|||
BackgroundNewsArticle|NewsArticle|||
Bakery|FoodEstablishment|||
BankAccount|FinancialProduct|accountMinimumInflow accountOverdraftLimit bankAccountType||
BankOrCreditUnion|FinancialService|||
BarOrPub|FoodEstablishment|||
Barcode|ImageObject|||
Beach|CivicStructure|||
BeautySalon|HealthAndBeautyBusiness|||
BedAndBreakfast|LodgingBusiness|||
BedDetails|Intangible|numberOfBeds typeOfBed||
BedType|QualitativeValue|||
BefriendAction|InteractAction|||
BikeStore|Store|||
BioChemEntity|Thing|associatedDisease bioChemInteraction bioChemSimilarity biologicalRole funding hasBioChemEntityPart hasMolecularFunction hasRepresentation isEncodedByBioChemEntity isInvolvedInBiologicalProcess isLocatedInSubcellularLocation isPartOfBioChemEntity taxonomicRange||
Blog|CreativeWork|blogPost blogPosts issn||
BlogPosting|SocialMediaPosting|||
BloodTest|MedicalTest|||
BoardingPolicyType|Enumeration||GroupBoardingPolicy ZoneBoardingPolicy|
BoatReservation|Reservation|||
BoatTerminal|CivicStructure|||
BoatTrip|Trip|arrivalBoatTerminal departureBoatTerminal||
BodyMeasurementTypeEnumeration|MeasurementTypeEnumeration||BodyMeasurementArm BodyMeasurementBust BodyMeasurementChest BodyMeasurementFoot BodyMeasurementHand BodyMeasurementHead BodyMeasurementHeight BodyMeasurementHips BodyMeasurementInsideLeg BodyMeasurementNeck BodyMeasurementUnderbust BodyMeasurementWaist BodyMeasurementWeight|
BodyOfWater|Landform|||
Bone|AnatomicalStructure|||
Book|CreativeWork|abridged bookEdition bookFormat illustrator isbn numberOfPages||
BookFormatType|Enumeration||AudiobookFormat EBook GraphicNovel Hardcover Pamphlet Paperback|
BookSeries|CreativeWorkSeries|||
BookStore|Store|||
BookmarkAction|OrganizeAction|||
Boolean|DataType||False True|
BorrowAction|TransferAction|lender||
BowlingAlley|SportsActivityLocation|||
BrainStructure|AnatomicalStructure|||
Brand|Intangible|aggregateRating logo review slogan||
BreadcrumbList|ItemList|||
Brewery|FoodEstablishment|||
Bridge|CivicStructure|||
BroadcastChannel|Intangible|broadcastChannelId broadcastFrequency broadcastServiceTier genre inBroadcastLineup providesBroadcastService||
BroadcastEvent|PublicationEvent|broadcastOfEvent isLiveBroadcast subtitleLanguage videoFormat||
BroadcastFrequencySpecification|Intangible|broadcastFrequencyValue broadcastSignalModulation broadcastSubChannel||
BroadcastService|Service|area broadcastAffiliateOf broadcastDisplayName broadcastFrequency broadcastTimezone broadcaster callSign hasBroadcastChannel inLanguage parentService videoFormat||
BrokerageAccount|InvestmentOrDeposit|||
BuddhistTemple|PlaceOfWorship|||
BusOrCoach|Vehicle|acrissCode roofLoad||
BusReservation|Reservation|||
BusStation|CivicStructure|||
BusStop|CivicStructure|||
BusTrip|Trip|arrivalBusStop busName busNumber departureBusStop||
BusinessAudience|Audience|numberOfEmployees yearlyRevenue yearsInOperation||
BusinessEntityType|Enumeration|||
BusinessEvent|Event|||
BusinessFunction|Enumeration|||
BuyAction|TradeAction|seller vendor warrantyPromise||
CDCPMDRecord|StructuredValue|cvdCollectionDate cvdFacilityCounty cvdFacilityId cvdNumBeds cvdNumBedsOcc cvdNumC19Died cvdNumC19HOPats cvdNumC19HospPats cvdNumC19MechVentPats cvdNumC19OFMechVentPats cvdNumC19OverflowPats cvdNumICUBeds cvdNumICUBedsOcc cvdNumTotBeds cvdNumVent cvdNumVentUse datePosted||
CableOrSatelliteService|Service|||
CafeOrCoffeeShop|FoodEstablishment|||
Campground|CivicStructure LodgingBusiness|||
CampingPitch|Accommodation|||
Canal|BodyOfWater|||
CancelAction|PlanAction|||
Car|Vehicle|acrissCode roofLoad||
CarUsageType|Enumeration||DrivingSchoolVehicleUsage RentalVehicleUsage TaxiVehicleUsage|
Casino|EntertainmentBusiness|||
CategoryCode|DefinedTerm|codeValue inCodeSet||
CategoryCodeSet|DefinedTermSet|hasCategoryCode||
CatholicChurch|Church|||
Cemetery|CivicStructure|||
Certification|CreativeWork|about auditDate certificationIdentification certificationRating certificationStatus datePublished expires hasMeasurement issuedBy logo validFrom validIn||
CertificationStatusEnumeration|Enumeration||CertificationActive CertificationInactive|
Chapter|CreativeWork|pageEnd pageStart pagination||
CheckAction|FindAction|||
CheckInAction|CommunicateAction|||
CheckOutAction|CommunicateAction|||
CheckoutPage|WebPage|||
ChemicalSubstance|BioChemEntity|chemicalComposition chemicalRole potentialUse||
ChildCare|LocalBusiness|||
ChildrensEvent|Event|||
ChooseAction|AssessAction|actionOption option||
Church|PlaceOfWorship|||
City|AdministrativeArea|||
CityHall|GovernmentBuilding|||
CivicStructure|Place|openingHours||
Claim|CreativeWork|appearance claimInterpreter firstAppearance||
ClaimReview|Review|claimReviewed||
Class|Intangible|supersededBy||
Clip|CreativeWork|actor actors clipNumber director directors endOffset musicBy partOfEpisode partOfSeason partOfSeries startOffset||
ClothingStore|Store|||
Code|CreativeWork|||SoftwareSourceCode
Collection|CreativeWork|collectionSize||
CollectionPage|WebPage|||
CollegeOrUniversity|EducationalOrganization|||
ComedyClub|EntertainmentBusiness|||
ComedyEvent|Event|||
ComicCoverArt|ComicStory CoverArt|||
ComicIssue|PublicationIssue|artist colorist inker letterer penciler variantCover||
ComicSeries|Periodical|||
ComicStory|CreativeWork|artist colorist inker letterer penciler||
Comment|CreativeWork|downvoteCount parentItem sharedContent upvoteCount||
CommentAction|CommunicateAction|resultComment||
CommunicateAction|InteractAction|about inLanguage language recipient||
CommunityHealth|MedicalBusiness|||
CompleteDataFeed|DataFeed|||
CompoundPriceSpecification|PriceSpecification|priceComponent priceType||
ComputerLanguage|Intangible|||
ComputerStore|Store|||
ConferenceEvent|Event|||
ConfirmAction|InformAction|||
Consortium|Organization|||
ConstraintNode|Intangible|constraintProperty numConstraints||
ConsumeAction|Action|actionAccessibilityRequirement expectsAcceptanceOf||
ContactPage|WebPage|||
ContactPoint|StructuredValue|areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable productSupported serviceArea telephone||
ContactPointOption|Enumeration||HearingImpairedSupported TollFree|
Continent|Landform|||
ControlAction|Action|||
ConvenienceStore|Store|||
Conversation|CreativeWork|||
CookAction|CreateAction|foodEstablishment foodEvent recipe||
Cooperative|Organization|||
Corporation|Organization|tickerSymbol||
CorrectionComment|Comment|||
Country|AdministrativeArea|||
Course|CreativeWork LearningResource|availableLanguage courseCode coursePrerequisites educationalCredentialAwarded financialAidEligible hasCourseInstance numberOfCredits occupationalCredentialAwarded syllabusSections totalHistoricalEnrollment||
CourseInstance|Event|courseMode courseSchedule courseWorkload instructor||
Courthouse|GovernmentBuilding|||
CoverArt|VisualArtwork|||
CovidTestingFacility|MedicalClinic|||
CreateAction|Action|||
CreativeWork|Thing|about abstract accessMode accessModeSufficient accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation||
CreativeWorkSeason|CreativeWork|actor director endDate episode episodes numberOfEpisodes partOfSeries productionCompany seasonNumber startDate trailer||
CreativeWorkSeries|CreativeWork Series|endDate issn startDate||
Credential|CreativeWork|credentialCategory recognizedBy validFor validIn||
CreditCard|LoanOrCredit PaymentCard|||
Crematorium|CivicStructure|||
CriticReview|Review|||
CssSelectorType|Text|||
CurrencyConversionService|FinancialProduct|||
DDxElement|MedicalIntangible|diagnosis distinguishingSign||
DENonprofitType|NonprofitType||DECooperativeCharity DEFoundationCharity DEJointStockCompanyCharity DELimitedLiabilityCharity DENotRegisteredAssociationCharity DEPublicCharity DERegisteredAssociationCharity|
DanceEvent|Event|||
DanceGroup|PerformingGroup|||
DataCatalog|CreativeWork|dataset measurementMethod measurementTechnique||
DataDownload|MediaObject|measurementMethod measurementTechnique||
DataFeed|Dataset|dataFeedElement||
DataFeedItem|Intangible|dateCreated dateDeleted dateModified item||
DataType||||
Dataset|CreativeWork|catalog datasetTimeInterval distribution includedDataCatalog includedInDataCatalog issn measurementMethod measurementTechnique variableMeasured variablesMeasured||
Date|DataType|||
DateTime|DataType|||
DatedMoneySpecification|StructuredValue|amount currency endDate startDate||MonetaryAmount
DayOfWeek|Enumeration||Friday Monday PublicHolidays Saturday Sunday Thursday Tuesday Wednesday|
DaySpa|HealthAndBeautyBusiness|||
DeactivateAction|ControlAction|||
DeclarationOfConformity|Certification|||
DefenceEstablishment|GovernmentBuilding|||
DefinedRegion|Place StructuredValue|addressCountry addressRegion postalCode postalCodePrefix postalCodeRange||
DefinedTerm|Intangible|about inDefinedTermSet termCode||
DefinedTermSet|CreativeWork|about hasDefinedTerm||
DeleteAction|UpdateAction|||
DeliveryChargeSpecification|PriceSpecification|appliesToDeliveryMethod areaServed eligibleRegion ineligibleRegion||
DeliveryEvent|Event|accessCode availableFrom availableThrough hasDeliveryMethod||
DeliveryMethod|Enumeration||LockerDelivery OnSitePickup ParcelService|
DeliveryTimeSettings|StructuredValue|deliveryTime isUnlabelledFallback shippingDestination transitTimeLabel||ShippingConditions
Demand|Intangible|acceptedPaymentMethod advanceBookingRequirement areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 includesObject ineligibleRegion inventoryLevel itemCondition itemOffered mpn priceSpecification seller serialNumber sku validFrom validThrough warranty||
Dentist|LocalBusiness MedicalBusiness MedicalOrganization|||
DepartAction|MoveAction|||
DepartmentStore|Store|||
DepositAccount|BankAccount InvestmentOrDeposit|||
Dermatology|MedicalBusiness|||
DiagnosticLab|MedicalOrganization|availableTest||
DiagnosticProcedure|MedicalProcedure|||
Diet|CreativeWork LifestyleModification|dietFeatures endorsers expertConsiderations physiologicalBenefits risks||
DietNutrition|MedicalBusiness|||
DietarySupplement|Product Substance|activeIngredient isProprietary legalStatus maximumIntake mechanismOfAction nonProprietaryName proprietaryName recommendedIntake safetyConsideration targetPopulation||
DigitalDocument|CreativeWork|hasDigitalDocumentPermission||
DigitalDocumentPermission|Intangible|grantee permissionType||
DigitalDocumentPermissionType|Enumeration||CommentPermission ReadPermission WritePermission|
DigitalPlatformEnumeration|Enumeration||AndroidPlatform DesktopWebPlatform GenericWebPlatform IOSPlatform MobileWebPlatform|
DigitalProductPassport|Certification|||
DisagreeAction|ReactAction|||
DiscoverAction|FindAction|||
DiscussionForumPosting|SocialMediaPosting|||
DislikeAction|ReactAction|||
Distance|Quantity|||
Distillery|FoodEstablishment|||
DonateAction|TransferAction|price priceCurrency priceSpecification recipient||
DoseSchedule|MedicalIntangible|doseUnit doseValue frequency targetPopulation||
DownloadAction|TransferAction|||
DrawAction|CreateAction|||
Drawing|CreativeWork|||
DrinkAction|ConsumeAction|||
DriveWheelConfigurationValue|QualitativeValue||AllWheelDriveConfiguration FourWheelDriveConfiguration FrontWheelDriveConfiguration RearWheelDriveConfiguration|
Drug|Product Substance|activeIngredient administrationRoute alcoholWarning availableStrength breastfeedingWarning clincalPharmacology clinicalPharmacology dosageForm doseSchedule drugClass drugUnit foodWarning includedInHealthInsurancePlan interactingDrug isAvailableGenerically isProprietary labelDetails legalStatus maximumIntake mechanismOfAction nonProprietaryName overdosage pregnancyCategory pregnancyWarning prescribingInfo prescriptionStatus proprietaryName relatedDrug rxcui warning||
DrugClass|MedicalEntity|drug||
DrugCost|MedicalEntity|applicableLocation costCategory costCurrency costOrigin costPerUnit drugUnit||
DrugCostCategory|MedicalEnumeration||ReimbursementCap Retail Wholesale|
DrugLegalStatus|MedicalIntangible|applicableLocation||
DrugPregnancyCategory|MedicalEnumeration||FDAcategoryA FDAcategoryB FDAcategoryC FDAcategoryD FDAcategoryX FDAnotEvaluated|
DrugPrescriptionStatus|MedicalEnumeration||OTC PrescriptionOnly|
DrugStrength|MedicalIntangible|activeIngredient availableIn maximumIntake strengthUnit strengthValue||
DryCleaningOrLaundry|LocalBusiness|||
Duration|Quantity|||
EUEnergyEfficiencyEnumeration|EnergyEfficiencyEnumeration||EUEnergyEfficiencyCategoryA EUEnergyEfficiencyCategoryA1Plus EUEnergyEfficiencyCategoryA2Plus EUEnergyEfficiencyCategoryA3Plus EUEnergyEfficiencyCategoryB EUEnergyEfficiencyCategoryC EUEnergyEfficiencyCategoryD EUEnergyEfficiencyCategoryE EUEnergyEfficiencyCategoryF EUEnergyEfficiencyCategoryG|
EatAction|ConsumeAction|||
EducationEvent|Event|assesses educationalLevel teaches||
EducationalAudience|Audience|educationalRole||
EducationalOccupationalCredential|Credential|competencyRequired educationalLevel||
EducationalOccupationalProgram|Intangible|applicationDeadline applicationStartDate dayOfWeek educationalCredentialAwarded educationalProgramMode endDate financialAidEligible hasCourse maximumEnrollment numberOfCredits occupationalCategory occupationalCredentialAwarded offers programPrerequisites programType provider salaryUponCompletion startDate termDuration termsPerYear timeOfDay timeToComplete trainingSalary typicalCreditsPerTerm||
EducationalOrganization|CivicStructure Organization|alumni||
Electrician|HomeAndConstructionBusiness|||
ElectronicsStore|Store|||
ElementarySchool|EducationalOrganization|||
EmailMessage|Message|||
Embassy|GovernmentBuilding|||
Emergency|MedicalBusiness|||
EmergencyService|LocalBusiness|||
EmployeeRole|OrganizationRole|baseSalary salaryCurrency||
EmployerAggregateRating|AggregateRating|||
EmployerReview|Review|||
EmploymentAgency|LocalBusiness|||
EndorseAction|ReactAction|endorsee||
EndorsementRating|Rating|||
Energy|Quantity|||
EnergyConsumptionDetails|Intangible|energyEfficiencyScaleMax energyEfficiencyScaleMin hasEnergyEfficiencyCategory||
EnergyEfficiencyEnumeration|Enumeration|||
EnergyStarEnergyEfficiencyEnumeration|EnergyEfficiencyEnumeration||EnergyStarCertified|
EngineSpecification|StructuredValue|engineDisplacement enginePower engineType fuelType torque||
EntertainmentBusiness|LocalBusiness|||
EntryPoint|Intangible|actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate||
Enumeration|Intangible|supersededBy||
EnvironmentalProductDeclaration|Certification|||
Episode|CreativeWork|actor actors director directors duration episodeNumber musicBy partOfSeason partOfSeries productionCompany trailer||
Error|InstantaneousEvent|errorCode||
Event|Thing|about actor aggregateRating attendee attendees audience composer contributor director doorTime duration endDate eventAttendanceMode eventSchedule eventStatus funder funding hasParticipationOffer hasSponsorshipOffer inLanguage isAccessibleForFree keywords location maximumAttendeeCapacity maximumPhysicalAttendeeCapacity maximumVirtualAttendeeCapacity offers organizer performer performers previousStartDate recordedIn remainingAttendeeCapacity review sponsor startDate subEvent subEvents superEvent translator typicalAgeRange workFeatured workPerformed||
EventAttendanceModeEnumeration|Enumeration||MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode|
EventReservation|Reservation|||
EventSeries|Event Series|||
EventStatusType|StatusEnumeration||EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled|
EventVenue|CivicStructure|||
ExchangeRateSpecification|StructuredValue|currency currentExchangeRate exchangeRateSpread||
ExerciseAction|PlayAction|course diet distance exerciseCourse exercisePlan exerciseRelatedDiet exerciseType fromLocation opponent sportsActivityLocation sportsEvent sportsTeam toLocation||
ExerciseGym|SportsActivityLocation|||
ExercisePlan|CreativeWork PhysicalActivity|activityDuration activityFrequency additionalVariable exerciseType intensity repetitions restPeriods workload||
ExhibitionEvent|Event|||
FAQPage|WebPage|||
FMRadioChannel|RadioChannel|||
FastFoodRestaurant|FoodEstablishment|||
Festival|Event|||
FilmAction|CreateAction|||
FinancialIncentive|Intangible|areaServed eligibleWithSupplier incentiveAmount incentiveStatus incentiveType incentivizedItem incomeLimit provider publisher purchasePriceLimit purchaseType qualifiedExpense validFrom validThrough||
FinancialProduct|Service|annualPercentageRate feesAndCommissionsSpecification interestRate||
FinancialService|LocalBusiness|feesAndCommissionsSpecification||
FindAction|Action|||
FireStation|CivicStructure EmergencyService|||
Flight|Trip|aircraft arrivalAirport arrivalGate arrivalTerminal boardingPolicy carrier departureAirport departureGate departureTerminal estimatedFlightDuration flightDistance flightNumber mealService seller webCheckinTime||
FlightReservation|Reservation|boardingGroup passengerPriorityStatus passengerSequenceNumber securityScreening||
Float|Number|||
FloorPlan|Intangible|amenityFeature floorSize isPlanForApartment layoutImage numberOfAccommodationUnits numberOfAvailableAccommodationUnits numberOfBathroomsTotal numberOfBedrooms numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms petsAllowed||
Florist|Store|||
FollowAction|InteractAction|followee||
FoodEstablishment|LocalBusiness|acceptsReservations hasMenu menu servesCuisine starRating||
FoodEstablishmentReservation|Reservation|endTime partySize startTime||
FoodEvent|Event|||
FoodService|Service|||
FulfillmentTypeEnumeration|Enumeration||FulfillmentTypeCollectionPoint FulfillmentTypeDelivery FulfillmentTypePickupDropoff FulfillmentTypePickupInStore FulfillmentTypeScheduledDelivery|
FundingAgency|Project|||
FundingScheme|Organization|||
FurnitureStore|Store|||
Game|CreativeWork|characterAttribute gameItem gameLocation numberOfPlayers quest||
GameAvailabilityEnumeration|Enumeration||DemoGameAvailability FullGameAvailability|
GamePlayMode|Enumeration||CoOp MultiPlayer SinglePlayer|
GameServer|Intangible|game playersOnline serverStatus||
GameServerStatus|StatusEnumeration||OfflinePermanently OfflineTemporarily Online OnlineFull|
GardenStore|Store|||
GasStation|AutomotiveBusiness|||
GatedResidenceCommunity|Residence|||
GenderType|Enumeration||Female Male|
Gene|BioChemEntity|alternativeOf encodesBioChemEntity expressedIn hasBioPolymerSequence||
GeneralContractor|HomeAndConstructionBusiness|||
GeoCircle|GeoShape|geoMidpoint geoRadius||
GeoCoordinates|StructuredValue|address addressCountry elevation latitude longitude postalCode||
GeoShape|StructuredValue|address addressCountry box circle elevation line polygon postalCode||
GeospatialGeometry|Intangible|geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin||
Geriatric|MedicalBusiness|||
GiveAction|TransferAction|recipient||
GolfCourse|SportsActivityLocation|||
GovernmentBenefitsType|Enumeration||BasicIncome BusinessSupport DisabilitySupport HealthCare OneTimePayments PaidLeave ParentalSupport UnemploymentSupport|
GovernmentBuilding|CivicStructure|||
GovernmentOffice|LocalBusiness|||
GovernmentOrganization|Organization|||
GovernmentPermit|Permit|||
GovernmentService|Service|jurisdiction serviceOperator||
Grant|Intangible|fundedItem funder sponsor||
GroceryStore|Store|||
Guide|CreativeWork|category reviewAspect||
Gynecologic|MedicalBusiness|||
HVACBusiness|HomeAndConstructionBusiness|||
Hackathon|Event|||
HairSalon|HealthAndBeautyBusiness|||
HardwareStore|Store|||
HealthAndBeautyBusiness|LocalBusiness|||
HealthAspectEnumeration|Enumeration||AllergiesHealthAspect BenefitsHealthAspect CausesHealthAspect ContagiousnessHealthAspect EffectivenessHealthAspect GettingAccessHealthAspect HowItWorksHealthAspect HowOrWhereHealthAspect IngredientsHealthAspect LivingWithHealthAspect MayTreatHealthAspect MisconceptionsHealthAspect OverviewHealthAspect PatientExperienceHealthAspect PregnancyHealthAspect PreventionHealthAspect PrognosisHealthAspect RelatedTopicsHealthAspect RisksOrComplicationsHealthAspect SafetyHealthAspect ScreeningHealthAspect SeeDoctorHealthAspect SelfCareHealthAspect SideEffectsHealthAspect StagesHealthAspect SymptomsHealthAspect TreatmentsHealthAspect TypesHealthAspect UsageOrScheduleHealthAspect|
HealthClub|HealthAndBeautyBusiness SportsActivityLocation|||
HealthInsurancePlan|Intangible|benefitsSummaryUrl contactPoint healthPlanDrugOption healthPlanDrugTier healthPlanId healthPlanMarketingUrl includesHealthPlanFormulary includesHealthPlanNetwork usesHealthPlanIdStandard||
HealthPlanCostSharingSpecification|Intangible|healthPlanCoinsuranceOption healthPlanCoinsuranceRate healthPlanCopay healthPlanCopayOption healthPlanPharmacyCategory||
HealthPlanFormulary|Intangible|healthPlanCostSharing healthPlanDrugTier offersPrescriptionByMail||
HealthPlanNetwork|Intangible|healthPlanCostSharing healthPlanNetworkId healthPlanNetworkTier||
HealthTopicContent|WebContent|hasHealthAspect||
HighSchool|EducationalOrganization|||
HinduTemple|PlaceOfWorship|||
HobbyShop|Store|||
HomeAndConstructionBusiness|LocalBusiness|||
HomeGoodsStore|Store|||
Hospital|CivicStructure EmergencyService MedicalOrganization|availableService healthcareReportingData medicalSpecialty||
Hostel|LodgingBusiness|||
Hotel|LodgingBusiness|||
HotelRoom|Room|bed occupancy||
House|Accommodation|numberOfRooms||
HousePainter|HomeAndConstructionBusiness|||
HowTo|CreativeWork|estimatedCost performTime prepTime step steps supply tool totalTime yield||
HowToDirection|CreativeWork ListItem|afterMedia beforeMedia duringMedia performTime prepTime supply tool totalTime||
HowToItem|ListItem|requiredQuantity||
HowToSection|CreativeWork ItemList ListItem|steps||
HowToStep|CreativeWork ItemList ListItem|||
HowToSupply|HowToItem|estimatedCost||
HowToTip|CreativeWork ListItem|||
HowToTool|HowToItem|||
HyperToc|CreativeWork|associatedMedia tocEntry||
HyperTocEntry|CreativeWork|associatedMedia tocContinuation utterances||
IPTCDigitalSourceEnumeration|MediaEnumeration||AlgorithmicMediaDigitalSource AlgorithmicallyEnhancedDigitalSource CompositeCaptureDigitalSource CompositeDigitalSource CompositeSyntheticDigitalSource CompositeWithTrainedAlgorithmicMediaDigitalSource DataDrivenMediaDigitalSource DigitalArtDigitalSource DigitalCaptureDigitalSource MinorHumanEditsDigitalSource MultiFrameComputationalCaptureDigitalSource NegativeFilmDigitalSource PositiveFilmDigitalSource PrintDigitalSource ScreenCaptureDigitalSource TrainedAlgorithmicMediaDigitalSource VirtualRecordingDigitalSource|
ITNonprofitType|NonprofitType||ITAmateurSportsClubCharity ITAssociativeNetworkCharity ITCooperativeCharity ITMutualAidCharity ITOtherThirdSectorEntityCharity ITPhilanthropicEntityCharity ITSocialCompanyCharity ITSocialCooperativeCharity ITSocialEnterpriseCharity ITSocialPromotionCharity ITSportCompanyCharity ITVolunteerAssociationCharity|
IceCreamShop|FoodEstablishment|||
IgnoreAction|AssessAction|||
ImageGallery|MediaGallery|||
ImageObject|MediaObject|caption embeddedTextCaption exifData representativeOfPage||
ImageObjectSnapshot|ImageObject|||
ImagingTest|MedicalTest|imagingTechnique||
IncentiveQualifiedExpenseType|Enumeration||IncentiveQualifiedExpenseTypeGoodsOnly IncentiveQualifiedExpenseTypeGoodsOrServices IncentiveQualifiedExpenseTypeServicesOnly IncentiveQualifiedExpenseTypeUtilityBill|
IncentiveStatus|Enumeration||IncentiveStatusActive IncentiveStatusInDevelopment IncentiveStatusOnHold IncentiveStatusRetired|
IncentiveType|Enumeration||IncentiveTypeLoan IncentiveTypeRebateOrSubsidy IncentiveTypeTaxCredit IncentiveTypeTaxDeduction IncentiveTypeTaxWaiver|
IndividualPhysician|Physician|practicesAt||
IndividualProduct|Product|serialNumber||
InfectiousAgentClass|MedicalEnumeration||Bacteria Fungus MulticellularParasite Prion Protozoa Virus|
InfectiousDisease|MedicalCondition|infectiousAgent infectiousAgentClass transmissionMethod||
InformAction|CommunicateAction|event||
InsertAction|AddAction|toLocation||
InstallAction|ConsumeAction|||
InstantaneousEvent|StructuredValue|data source timestamp||
InsuranceAgency|FinancialService|||
Intangible|Thing|||
Integer|Number|||
InteractAction|Action|||
InteractionCounter|StructuredValue|endTime interactionService interactionType location startTime userInteractionCount||
InternetCafe|LocalBusiness|||
InvestmentFund|InvestmentOrDeposit|||
InvestmentOrDeposit|FinancialProduct|amount||
InviteAction|CommunicateAction|event||
Invoice|Intangible|accountId billingPeriod broker category confirmationNumber customer minimumPaymentDue paymentDue paymentDueDate paymentMethod paymentMethodId paymentStatus provider referencesOrder scheduledPaymentDate totalPaymentDue||
ItemAvailability|Enumeration||BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut|
ItemList|Intangible|aggregateElement itemListElement itemListOrder numberOfItems||
ItemListOrderType|Enumeration||ItemListOrderAscending ItemListOrderDescending ItemListUnordered|
ItemPage|WebPage|||
JewelryStore|Store|||
JobPosting|Intangible|applicantLocationRequirements applicationContact baseSalary benefits datePosted directApply educationRequirements eligibilityToWorkRequirement employerOverview employmentType employmentUnit estimatedSalary experienceInPlaceOfEducation experienceRequirements hiringOrganization incentiveCompensation incentives industry jobBenefits jobDuration jobImmediateStart jobLocation jobLocationType jobStartDate occupationalCategory physicalRequirement qualifications relevantOccupation responsibilities salaryCurrency securityClearanceRequirement sensoryRequirement skills specialCommitments title totalJobOpenings validThrough workHours||
JoinAction|InteractAction|event||
Joint|AnatomicalStructure|biomechnicalClass functionalClass structuralClass||
LakeBodyOfWater|BodyOfWater|||
Landform|Place|||
LandmarksOrHistoricalBuildings|Place|||
Language|Intangible|||
LearningResource|CreativeWork|assesses competencyRequired educationalAlignment educationalLevel educationalUse learningResourceType teaches||
LeaveAction|InteractAction|event||
LegalForceStatus|StatusEnumeration||InForce NotInForce PartiallyInForce|
LegalService|LocalBusiness|||
LegalValueLevel|Enumeration||AuthoritativeLegalValue DefinitiveLegalValue OfficialLegalValue UnofficialLegalValue|
Legislation|CreativeWork|jurisdiction legislationAmends legislationApplies legislationChanges legislationCommences legislationConsolidates legislationCorrects legislationCountersignedBy legislationDate legislationDateOfApplicability legislationDateVersion legislationEnsuresImplementationOf legislationIdentifier legislationJurisdiction legislationLegalForce legislationPassedBy legislationRepeals legislationResponsible legislationTransposes legislationType||
LegislationObject|Legislation MediaObject|legislationLegalValue||
LegislativeBuilding|GovernmentBuilding|||
LendAction|TransferAction|borrower||
Library|LocalBusiness|||
LibrarySystem|Organization|||
LifestyleModification|MedicalEntity|||
Ligament|AnatomicalStructure|||
LikeAction|ReactAction|||
LinkRole|Role|inLanguage linkRelationship||
LiquorStore|Store|||
ListItem|Intangible|item nextItem position previousItem||
ListenAction|ConsumeAction|||
LiteraryEvent|Event|||
LiveBlogPosting|BlogPosting|coverageEndTime coverageStartTime liveBlogUpdate||
LoanOrCredit|FinancialProduct|amount currency gracePeriod loanRepaymentForm loanTerm loanType recourseLoan renegotiableLoan requiredCollateral||
LocalBusiness|Organization Place|branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange||
LocationFeatureSpecification|PropertyValue|hoursAvailable validFrom validThrough||
Locksmith|HomeAndConstructionBusiness|||
LodgingBusiness|LocalBusiness|amenityFeature audience availableLanguage checkinTime checkoutTime numberOfRooms petsAllowed starRating||
LodgingReservation|Reservation|checkinTime checkoutTime lodgingUnitDescription lodgingUnitType numAdults numChildren||
LoginAction|ControlAction|||
LoseAction|AchieveAction|winner||
LymphaticVessel|Vessel|originatesFrom regionDrained runsTo||
Manuscript|CreativeWork|||
Map|CreativeWork|mapType||
MapCategoryType|Enumeration||ParkingMap SeatingMap TransitMap VenueMap|
MarryAction|InteractAction|||
Mass|Quantity|||
MathSolver|CreativeWork|mathExpression||
MaximumDoseSchedule|DoseSchedule|||
MeasurementMethodEnum|Enumeration||ExampleMeasurementMethodEnum|
MeasurementTypeEnumeration|Enumeration|||
MediaEnumeration|Enumeration|||
MediaGallery|CollectionPage|||
MediaManipulationRatingEnumeration|Enumeration||DecontextualizedContent EditedOrCroppedContent OriginalMediaContent SatireOrParodyContent StagedContent TransformedContent|
MediaObject|CreativeWork|associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width||
MediaReview|Review|mediaAuthenticityCategory originalMediaContextDescription originalMediaLink||
MediaReviewItem|CreativeWork|mediaItemAppearance||
MediaSubscription|Intangible|authenticator expectsAcceptanceOf||
MedicalAudience|Audience PeopleAudience|||
MedicalAudienceType|MedicalEnumeration||Clinician MedicalResearcher|
MedicalBusiness|LocalBusiness|||
MedicalCause|MedicalEntity|causeOf||
MedicalClinic|MedicalBusiness MedicalOrganization|availableService medicalSpecialty||
MedicalCode|CategoryCode MedicalIntangible|codeValue codingSystem||
MedicalCondition|MedicalEntity|associatedAnatomy cause differentialDiagnosis drug epidemiology expectedPrognosis naturalProgression pathophysiology possibleComplication possibleTreatment primaryPrevention riskFactor secondaryPrevention signOrSymptom stage status typicalTest||
MedicalConditionStage|MedicalIntangible|stageAsNumber subStageSuffix||
MedicalContraindication|MedicalEntity|||
MedicalDevice|MedicalEntity|adverseOutcome contraindication postOp preOp procedure seriousAdverseOutcome||
MedicalDevicePurpose|MedicalEnumeration||Diagnostic Therapeutic|
MedicalEntity|Thing|code funding guideline legalStatus medicineSystem recognizingAuthority relevantSpecialty study||
MedicalEnumeration|Enumeration|||
MedicalEvidenceLevel|MedicalEnumeration||EvidenceLevelA EvidenceLevelB EvidenceLevelC|
MedicalGuideline|MedicalEntity|evidenceLevel evidenceOrigin guidelineDate guidelineSubject||
MedicalGuidelineContraindication|MedicalGuideline|||
MedicalGuidelineRecommendation|MedicalGuideline|recommendationStrength||
MedicalImagingTechnique|MedicalEnumeration||CT MRI PET Radiography Ultrasound XRay|
MedicalIndication|MedicalEntity|||
MedicalIntangible|MedicalEntity|||
MedicalObservationalStudy|MedicalStudy|studyDesign||
MedicalObservationalStudyDesign|MedicalEnumeration||CaseSeries CohortStudy CrossSectional Longitudinal Observational Registry|
MedicalOrganization|Organization|healthPlanNetworkId isAcceptingNewPatients medicalSpecialty||
MedicalProcedure|MedicalEntity|bodyLocation followup howPerformed preparation procedureType status||
MedicalProcedureType|MedicalEnumeration||NoninvasiveProcedure PercutaneousProcedure|
MedicalRiskCalculator|MedicalRiskEstimator|||
MedicalRiskEstimator|MedicalEntity|estimatesRiskOf includedRiskFactor||
MedicalRiskFactor|MedicalEntity|increasesRiskOf||
MedicalRiskScore|MedicalRiskEstimator|algorithm||
MedicalScholarlyArticle|ScholarlyArticle|publicationType||
MedicalSign|MedicalSignOrSymptom|identifyingExam identifyingTest||
MedicalSignOrSymptom|MedicalCondition|possibleTreatment||
MedicalSpecialty|MedicalEnumeration Specialty||Anesthesia Audiology Cardiovascular CommunityHealth Dentistry Dermatologic Dermatology DietNutrition Emergency Endocrine Gastroenterologic Genetic Geriatric Gynecologic Hematologic Infectious LaboratoryScience Midwifery Musculoskeletal Neurologic Nursing Obstetric Oncologic Ophthalmology Optometric Otolaryngologic Pathology Pediatric PharmacySpecialty Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth Pulmonary Radiography Renal RespiratoryTherapy Rheumatologic SpeechPathology Surgical Toxicologic Urologic|
MedicalStudy|MedicalEntity|healthCondition sponsor status studyLocation studySubject||
MedicalStudyStatus|MedicalEnumeration||ActiveNotRecruiting Completed EnrollingByInvitation NotYetRecruiting Recruiting ResultsAvailable ResultsNotAvailable Suspended Terminated Withdrawn|
MedicalSymptom|MedicalSignOrSymptom|||
MedicalTest|MedicalEntity|affectedBy normalRange signDetected usedToDiagnose usesDevice||
MedicalTestPanel|MedicalTest|subTest||
MedicalTherapy|TherapeuticProcedure|contraindication duplicateTherapy seriousAdverseOutcome||
MedicalTrial|MedicalStudy|trialDesign||
MedicalTrialDesign|MedicalEnumeration||DoubleBlindedTrial InternationalTrial MultiCenterTrial OpenTrial PlaceboControlledTrial RandomizedTrial SingleBlindedTrial SingleCenterTrial TripleBlindedTrial|
MedicalWebPage|WebPage|aspect medicalAudience||
MedicineSystem|MedicalEnumeration||Ayurvedic Chiropractic Homeopathic Osteopathic TraditionalChinese WesternConventional|
MeetingRoom|Room|||
MemberProgram|Intangible|hasTiers hostingOrganization||
MemberProgramTier|Intangible|hasTierBenefit hasTierRequirement isTierOf membershipPointsEarned||
MensClothingStore|Store|||
Menu|CreativeWork|hasMenuItem hasMenuSection||
MenuItem|Intangible|menuAddOn nutrition offers suitableForDiet||
MenuSection|CreativeWork|hasMenuItem hasMenuSection||
MerchantReturnEnumeration|Enumeration||MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow MerchantReturnUnspecified|
MerchantReturnPolicy|Intangible|additionalProperty applicableCountry customerRemorseReturnFees customerRemorseReturnLabelSource customerRemorseReturnShippingFeesAmount inStoreReturnsOffered itemCondition itemDefectReturnFees itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount merchantReturnDays merchantReturnLink refundType restockingFee returnFees returnLabelSource returnMethod returnPolicyCategory returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount validForMemberTier||
MerchantReturnPolicySeasonalOverride|Intangible|endDate merchantReturnDays refundType restockingFee returnFees returnMethod returnPolicyCategory returnShippingFeesAmount startDate||
Message|CreativeWork|bccRecipient ccRecipient dateRead dateReceived dateSent messageAttachment recipient sender toRecipient||
MiddleSchool|EducationalOrganization|||
Midwifery|MedicalBusiness|||
MobileApplication|SoftwareApplication|carrierRequirements||
MobilePhoneStore|Store|||
MolecularEntity|BioChemEntity|chemicalRole inChI inChIKey iupacName molecularFormula molecularWeight monoisotopicMolecularWeight potentialUse smiles||
MonetaryAmount|StructuredValue|currency maxValue minValue validFrom validThrough value||
MonetaryAmountDistribution|QuantitativeValueDistribution|currency||
MonetaryGrant|Grant|amount funder||
MoneyTransfer|TransferAction|amount beneficiaryBank||
MortgageLoan|LoanOrCredit|domiciledMortgage loanMortgageMandateAmount||
Mosque|PlaceOfWorship|||
Motel|LodgingBusiness|||
Motorcycle|Vehicle|||
MotorcycleDealer|AutomotiveBusiness|||
MotorcycleRepair|AutomotiveBusiness|||
MotorizedBicycle|Vehicle|||
Mountain|Landform|||
MoveAction|Action|fromLocation toLocation||
Movie|CreativeWork|actor actors countryOfOrigin director directors duration musicBy productionCompany subtitleLanguage titleEIDR trailer||
MovieClip|Clip|||
MovieRentalStore|Store|||
MovieSeries|CreativeWorkSeries|actor actors director directors musicBy productionCompany trailer||
MovieTheater|CivicStructure EntertainmentBusiness|screenCount||
MovingCompany|HomeAndConstructionBusiness|||
Muscle|AnatomicalStructure|antagonist bloodSupply insertion muscleAction nerve||
Museum|CivicStructure|||
MusicAlbum|MusicPlaylist|albumProductionType albumRelease albumReleaseType byArtist||
MusicAlbumProductionType|Enumeration||CompilationAlbum DJMixAlbum DemoAlbum LiveAlbum MixtapeAlbum RemixAlbum SoundtrackAlbum SpokenWordAlbum StudioAlbum|
MusicAlbumReleaseType|Enumeration||AlbumRelease BroadcastRelease EPRelease SingleRelease|
MusicComposition|CreativeWork|composer firstPerformance includedComposition iswcCode lyricist lyrics musicArrangement musicCompositionForm musicalKey recordedAs||
MusicEvent|Event|||
MusicGroup|PerformingGroup|album albums genre musicGroupMember track tracks||
MusicPlaylist|CreativeWork|numTracks track tracks||
MusicRecording|CreativeWork|byArtist duration inAlbum inPlaylist isrcCode recordingOf||
MusicRelease|MusicPlaylist|catalogNumber creditedTo duration musicReleaseFormat recordLabel releaseOf||
MusicReleaseFormatType|Enumeration||CDFormat CassetteFormat DVDFormat DigitalAudioTapeFormat DigitalFormat LaserDiscFormat VinylFormat|
MusicStore|Store|||
MusicVenue|CivicStructure|||
MusicVideoObject|MediaObject|||
NGO|Organization|||
NLNonprofitType|NonprofitType||NonprofitANBI NonprofitSBBI|
NailSalon|HealthAndBeautyBusiness|||
Nerve|AnatomicalStructure|branch nerveMotor sensoryUnit sourcedFrom||
NewsArticle|Article|dateline printColumn printEdition printPage printSection||
NewsMediaOrganization|Organization|actionableFeedbackPolicy correctionsPolicy diversityPolicy diversityStaffingReport ethicsPolicy masthead missionCoveragePrioritiesPolicy noBylinesPolicy ownershipFundingInfo unnamedSourcesPolicy verificationFactCheckingPolicy||
Newspaper|Periodical|||
NightClub|EntertainmentBusiness|||
NonprofitType|Enumeration|||
Notary|LegalService|||
NoteDigitalDocument|DigitalDocument|||
Number|DataType|||
Nursing|MedicalBusiness|||
NutritionInformation|StructuredValue|calories carbohydrateContent cholesterolContent fatContent fiberContent proteinContent saturatedFatContent servingSize sodiumContent sugarContent transFatContent unsaturatedFatContent||
Observation|Intangible QuantitativeValue|marginOfError measuredProperty measurementDenominator measurementMethod measurementQualifier measurementTechnique observationAbout observationDate observationPeriod variableMeasured||
Obstetric|MedicalBusiness|||
Occupation|Intangible|educationRequirements estimatedSalary experienceRequirements occupationLocation occupationalCategory qualifications responsibilities skills||
OccupationalExperienceRequirements|Intangible|monthsOfExperience||
OccupationalTherapy|MedicalTherapy|||
OceanBodyOfWater|BodyOfWater|||
Offer|Intangible|acceptedPaymentMethod addOn additionalProperty advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty||
OfferCatalog|ItemList|||
OfferForLease|Offer|||
OfferForPurchase|Offer|||
OfferItemCondition|Enumeration||DamagedCondition NewCondition RefurbishedCondition UsedCondition|
OfferShippingDetails|StructuredValue|deliveryTime depth doesNotShip hasShippingService height provider shippingDestination shippingLabel shippingOrigin shippingRate shippingSettingsLink transitTimeLabel validForMemberTier weight width||
OfficeEquipmentStore|Store|||
OnDemandEvent|PublicationEvent|||
Oncologic|MedicalBusiness|||
OnlineBusiness|Organization|||
OnlineMarketplace|OnlineStore|hasStore||
OnlineStore|OnlineBusiness|isStoreOn||
OpeningHoursSpecification|StructuredValue|closes dayOfWeek opens validFrom validThrough||
OperatingSystem|SoftwareApplication|||
Ophthalmology|MedicalBusiness|||
OpinionNewsArticle|NewsArticle|||
Optician|MedicalBusiness|||
Optometric|MedicalBusiness|||
Order|Intangible|acceptedOffer billingAddress broker confirmationNumber customer discount discountCode discountCurrency isGift merchant orderDate orderDelivery orderNumber orderStatus orderedItem partOfInvoice paymentDue paymentDueDate paymentMethod paymentMethodId paymentUrl seller||
OrderAction|TradeAction|deliveryMethod||
OrderItem|StructuredValue|orderDelivery orderItemNumber orderItemStatus orderQuantity orderedItem||
OrderStatus|StatusEnumeration||OrderCancelled OrderDelivered OrderInTransit OrderPaymentDue OrderPickupAvailable OrderProblem OrderProcessing OrderReturned|
Organization|Thing|acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID||
OrganizationRole|Role|numberedPosition||
OrganizeAction|Action|||
Otolaryngologic|MedicalBusiness|||
OutletStore|Store|||
OwnershipInfo|StructuredValue|acquiredFrom ownedFrom ownedThrough typeOfGood||
PaintAction|CreateAction|||
Painting|CreativeWork|||
PalliativeProcedure|MedicalProcedure MedicalTherapy|||
ParcelDelivery|Intangible|carrier deliveryAddress deliveryStatus expectedArrivalFrom expectedArrivalUntil hasDeliveryMethod itemShipped originAddress partOfOrder provider trackingNumber trackingUrl||
ParentAudience|PeopleAudience|childMaxAge childMinAge||
Park|CivicStructure|||
ParkingFacility|CivicStructure|||
PathologyTest|MedicalTest|tissueSample||
Patient|MedicalAudience Person|diagnosis drug healthCondition||
PawnShop|Store|||
PayAction|TradeAction|recipient||
PaymentCard|FinancialProduct PaymentMethod|cashBack contactlessPayment floorLimit monthlyMinimumRepaymentAmount||
PaymentChargeSpecification|PriceSpecification|appliesToDeliveryMethod appliesToPaymentMethod||
PaymentMethod|Intangible|paymentMethodType||
PaymentMethodType|Enumeration||ByBankTransferInAdvance ByInvoice COD Cash CheckInAdvance DirectDebit InStorePrepay PhoneCarrierPayment|
PaymentService|FinancialProduct PaymentMethod|||
PaymentStatusType|StatusEnumeration||PaymentAutomaticallyApplied PaymentComplete PaymentDeclined PaymentDue PaymentPastDue|
Pediatric|MedicalBusiness|||
PeopleAudience|Audience|healthCondition requiredGender requiredMaxAge requiredMinAge suggestedAge suggestedGender suggestedMaxAge suggestedMeasurement suggestedMinAge||
PerformAction|PlayAction|entertainmentBusiness||
PerformanceRole|Role|characterName||
PerformingArtsEvent|Event|||
PerformingArtsTheater|CivicStructure|||
PerformingGroup|Organization|||
Periodical|CreativeWorkSeries|||
Permit|Intangible|issuedBy issuedThrough permitAudience validFor validFrom validIn validUntil||
Person|Thing|additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor||
PetStore|Store|||
Pharmacy|MedicalBusiness MedicalOrganization|||
Photograph|CreativeWork|||
PhotographAction|CreateAction|||
PhysicalActivity|LifestyleModification|associatedAnatomy category epidemiology pathophysiology||
PhysicalActivityCategory|Enumeration||AerobicActivity AnaerobicActivity Balance Flexibility LeisureTimeActivity OccupationalActivity StrengthTraining|
PhysicalExam|MedicalEnumeration MedicalProcedure||Abdomen Appearance CardiovascularExam Ear Eye Genitourinary Head Lung MusculoskeletalExam Neck Neuro Nose Skin Throat|
PhysicalTherapy|MedicalTherapy|||
Physician|MedicalBusiness MedicalOrganization|availableService hospitalAffiliation medicalSpecialty occupationalCategory usNPI||
PhysiciansOffice|Physician|||
Physiotherapy|MedicalBusiness|||
Place|Thing|additionalProperty address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage||
PlaceOfWorship|CivicStructure|||
PlanAction|OrganizeAction|scheduledTime||
PlasticSurgery|MedicalBusiness|||
Play|CreativeWork|||
PlayAction|Action|audience event||
PlayGameAction|ConsumeAction|gameAvailabilityType||
Playground|CivicStructure|||
Plumber|HomeAndConstructionBusiness|||
PodcastEpisode|Episode|||
PodcastSeason|CreativeWorkSeason|||
PodcastSeries|CreativeWorkSeries|actor webFeed||
Podiatric|MedicalBusiness|||
PoliceStation|CivicStructure EmergencyService|||
PoliticalParty|Organization|||
Pond|BodyOfWater|||
PostOffice|GovernmentOffice|||
PostalAddress|ContactPoint|addressCountry addressLocality addressRegion extendedAddress postOfficeBoxNumber postalCode streetAddress||
PostalCodeRangeSpecification|StructuredValue|postalCodeBegin postalCodeEnd||
Poster|CreativeWork|||
PreOrderAction|TradeAction|||
PrependAction|InsertAction|||
Preschool|EducationalOrganization|||
PresentationDigitalDocument|DigitalDocument|||
PreventionIndication|MedicalIndication|||
PriceComponentTypeEnumeration|Enumeration||ActivationFee CleaningFee DistanceFee Downpayment Installment Subscription|
PriceSpecification|StructuredValue|eligibleQuantity eligibleTransactionVolume maxPrice membershipPointsEarned minPrice price priceCurrency validForMemberTier validFrom validThrough valueAddedTaxIncluded||
PriceTypeEnumeration|Enumeration||InvoicePrice ListPrice MSRP MaximumRetailPrice MinimumAdvertisedPrice RegularPrice SRP SalePrice StrikethroughPrice|
PrimaryCare|MedicalBusiness|||
Product|Thing|additionalProperty aggregateRating asin audience authorizedRepresentative award awards brand category color colorSwatch consumerNotice countryOfAssembly countryOfLastProcessing countryOfOrigin depth displayLocation funding gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasCertification hasDigitalProductPassport hasEnergyConsumptionDetails hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy hasProductReturnPolicy height importer inProductGroupWithID isAccessoryOrSparePartFor isConsumableFor isFamilyFriendly isOftenBoughtWith isRelatedTo isSimilarTo isVariantOf itemCondition keywords logo manufacturer material mobileUrl model mpn negativeNotes nsn offers pattern positiveNotes productID productionDate purchaseDate recycledContentPercentage releaseDate review reviews size sku slogan specification substanceOfConcern weight width||
ProductCollection|Collection Product|includesObject||
ProductGroup|Product|hasVariant productGroupID variesBy||
ProductModel|Product|isVariantOf predecessorOf successorOf||
ProductReturnEnumeration|Enumeration||ProductReturnFiniteReturnWindow ProductReturnNotPermitted ProductReturnUnlimitedWindow ProductReturnUnspecified|MerchantReturnEnumeration
ProductReturnPolicy|Intangible|productReturnDays productReturnLink||MerchantReturnPolicy
ProfessionalService|LocalBusiness|||
ProfilePage|WebPage|||
ProgramMembership|Intangible|hostingOrganization member members membershipNumber membershipPointsEarned program programName||
Project|Organization|||
PronounceableText|Text|inLanguage phoneticText speechToTextMarkup textValue||
Property|Intangible|domainIncludes inverseOf rangeIncludes supersededBy||
PropertyValue|StructuredValue|maxValue measurementMethod measurementTechnique minValue propertyID unitCode unitText value valueGroup valueReference||
PropertyValueSpecification|Intangible|defaultValue maxValue minValue multipleValues readonlyValue stepValue valueMaxLength valueMinLength valueName valuePattern valueRequired||
Protein|BioChemEntity|hasBioPolymerSequence||
Psychiatric|MedicalBusiness|||
PsychologicalTreatment|TherapeuticProcedure|||
PublicHealth|MedicalBusiness|||
PublicSwimmingPool|SportsActivityLocation|||
PublicToilet|CivicStructure|||
PublicationEvent|Event|free publishedBy publishedOn||
PublicationIssue|CreativeWork|issueNumber pageEnd pageStart pagination||
PublicationVolume|CreativeWork|pageEnd pageStart pagination volumeNumber||
PurchaseType|Enumeration||PurchaseTypeLease PurchaseTypeNewPurchase PurchaseTypeTradeIn PurchaseTypeUsedPurchase|
QAPage|WebPage|||
QualitativeValue|Enumeration|additionalProperty equal greater greaterOrEqual lesser lesserOrEqual nonEqual valueReference||
QuantitativeValue|StructuredValue|additionalProperty maxValue minValue unitCode unitText value valueReference||
QuantitativeValueDistribution|StructuredValue|duration median percentile10 percentile25 percentile75 percentile90||
Quantity|DataType|||
Question|Comment|acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer||
Quiz|LearningResource|||
Quotation|CreativeWork|spokenByCharacter||
QuoteAction|TradeAction|||
RVPark|CivicStructure|||
RadiationTherapy|MedicalTherapy|||
RadioBroadcastService|BroadcastService|||
RadioChannel|BroadcastChannel|||
RadioClip|Clip|||
RadioEpisode|Episode|||
RadioSeason|CreativeWorkSeason|||
RadioSeries|CreativeWorkSeries|actor actors containsSeason director directors episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons trailer||
RadioStation|LocalBusiness|||
Rating|Intangible|author bestRating ratingExplanation ratingValue reviewAspect worstRating||
ReactAction|AssessAction|||
ReadAction|ConsumeAction|||
RealEstateAgent|LocalBusiness|||
RealEstateListing|WebPage|datePosted leaseLength||
ReceiveAction|TransferAction|deliveryMethod sender||
Recipe|HowTo|cookTime cookingMethod ingredients nutrition recipeCategory recipeCuisine recipeIngredient recipeInstructions recipeYield suitableForDiet||
Recommendation|Review|category||
RecommendedDoseSchedule|DoseSchedule|||
RecyclingCenter|LocalBusiness|||
RefundTypeEnumeration|Enumeration||ExchangeRefund FullRefund StoreCreditRefund|
RegisterAction|InteractAction|||
RejectAction|AllocateAction|||
RentAction|TradeAction|landlord realEstateAgent||
RentalCarReservation|Reservation|dropoffLocation dropoffTime pickupLocation pickupTime||
RepaymentSpecification|StructuredValue|downPayment earlyPrepaymentPenalty loanPaymentAmount loanPaymentFrequency numberOfLoanPayments||
ReplaceAction|UpdateAction|replacee replacer||
ReplyAction|CommunicateAction|resultComment||
Report|Article|reportNumber||
ReportageNewsArticle|NewsArticle|||
ReportedDoseSchedule|DoseSchedule|||
ResearchOrganization|Organization|||
ResearchProject|Project|||
Researcher|Audience|||
Reservation|Intangible|bookingAgent bookingTime broker modifiedTime priceCurrency programMembershipUsed provider reservationFor reservationId reservationStatus reservedTicket totalPrice underName||
ReservationPackage|Reservation|subReservation||
ReservationStatusType|StatusEnumeration||ReservationCancelled ReservationConfirmed ReservationHold ReservationPending|
ReserveAction|PlanAction|||
Reservoir|BodyOfWater|||
ResetPasswordAction|ControlAction|||
Residence|Place|accommodationFloorPlan floorLevel||
Resort|LodgingBusiness|||
RespiratoryTherapy|MedicalTherapy|||
Restaurant|FoodEstablishment|||
RestrictedDiet|Enumeration||DiabeticDiet GlutenFreeDiet HalalDiet HinduDiet KosherDiet LowCalorieDiet LowFatDiet LowLactoseDiet LowSaltDiet VeganDiet VegetarianDiet|
ResumeAction|ControlAction|||
ReturnAction|TransferAction|recipient||
ReturnFeesEnumeration|Enumeration||FreeReturn OriginalShippingFees RestockingFees ReturnFeesCustomerResponsibility ReturnShippingFees|
ReturnLabelSourceEnumeration|Enumeration||ReturnLabelCustomerResponsibility ReturnLabelDownloadAndPrint ReturnLabelInBox|
ReturnMethodEnumeration|Enumeration||KeepProduct ReturnAtKiosk ReturnByMail ReturnInStore|
Review|CreativeWork|associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes positiveNotes reviewAspect reviewBody reviewRating||
ReviewAction|AssessAction|resultReview||
ReviewNewsArticle|CriticReview NewsArticle|||
RiverBodyOfWater|BodyOfWater|||
Role|Intangible|endDate namedPosition roleName startDate||
RoofingContractor|HomeAndConstructionBusiness|||
Room|Accommodation|||
RsvpAction|InformAction|additionalNumberOfGuests comment rsvpResponse||
RsvpResponseType|Enumeration||RsvpResponseMaybe RsvpResponseNo RsvpResponseYes|
RuntimePlatform|SoftwareApplication|||
SaleEvent|Event|||
SatiricalArticle|Article|||
Schedule|Intangible|byDay byMonth byMonthDay byMonthWeek duration endDate endTime exceptDate repeatCount repeatFrequency scheduleTimezone startDate startTime||
ScheduleAction|PlanAction|||
ScholarlyArticle|Article|||
School|EducationalOrganization|||
SchoolDistrict|AdministrativeArea|||
ScreeningEvent|Event|subtitleLanguage videoFormat workPresented||
Sculpture|CreativeWork|||
SeaBodyOfWater|BodyOfWater|||
SearchAction|Action|query||
SearchRescueOrganization|Organization|||
SearchResultsPage|WebPage|||
Season|CreativeWork|||CreativeWorkSeason
Seat|Intangible|seatNumber seatRow seatSection seatingType||
SeekToAction|Action|startOffset||
SelfStorage|LocalBusiness|||
SellAction|TradeAction|buyer warrantyPromise||
SendAction|TransferAction|deliveryMethod recipient||
SequentialArt|Book VisualArtwork|||
Series|Intangible|||
Service|Intangible|aggregateRating areaServed audience availableChannel award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan termsOfService||
ServiceChannel|Intangible|availableLanguage processingTime providesService serviceLocation servicePhone servicePostalAddress serviceSmsNumber serviceUrl||
ServicePeriod|StructuredValue|businessDays cutoffTime duration||
ShareAction|CommunicateAction|||
SheetMusic|CreativeWork|||
ShippingConditions|StructuredValue|depth doesNotShip height numItems orderValue seasonalOverride shippingDestination shippingOrigin shippingRate transitTime weight width||
ShippingDeliveryTime|StructuredValue|businessDays cutoffTime handlingTime transitTime||
ShippingRateSettings|StructuredValue|doesNotShip freeShippingThreshold isUnlabelledFallback minimumOrderValue orderPercentage shippingDestination shippingLabel shippingRate weightPercentage||
ShippingService|StructuredValue|fulfillmentType handlingTime shippingConditions validForMemberTier||
ShoeStore|Store|||
ShoppingCenter|LocalBusiness|||
ShortStory|CreativeWork|||
SingleFamilyResidence|House|numberOfRooms occupancy||
SiteNavigationElement|WebPageElement|||
SizeGroupEnumeration|Enumeration|||
SizeSpecification|QualitativeValue|hasMeasurement sizeGroup sizeSystem suggestedAge suggestedGender suggestedMeasurement||
SizeSystemEnumeration|Enumeration||SizeSystemImperial SizeSystemMetric|
SkiResort|Resort SportsActivityLocation|||
SocialEvent|Event|||
SocialMediaPosting|Article|sharedContent||
SoftwareApplication|CreativeWork|applicationCategory applicationSubCategory applicationSuite availableOnDevice countriesNotSupported countriesSupported device downloadUrl featureList fileSize installUrl memoryRequirements operatingSystem permissions processorRequirements releaseNotes requirements runtimePlatform screenshot softwareAddOn softwareHelp softwareRequirements softwareVersion storageRequirements supportingData||
SoftwareSourceCode|CreativeWork|codeRepository codeSampleType programmingLanguage runtime runtimePlatform sampleType targetProduct||
SolveMathAction|Action|eduQuestionType||
SomeProducts|Product|inventoryLevel||
SpeakableSpecification|Intangible|cssSelector xpath||
SpecialAnnouncement|CreativeWork|announcementLocation category datePosted diseasePreventionInfo diseaseSpreadStatistics gettingTestedInfo governmentBenefitsInfo newsUpdatesAndGuidelines publicTransportClosuresInfo quarantineGuidelines schoolClosuresInfo travelBans webFeed||
Specialty|Enumeration|||
SportingGoodsStore|Store|||
SportsActivityLocation|LocalBusiness|||
SportsClub|SportsActivityLocation|||
SportsEvent|Event|awayTeam competitor homeTeam referee sport||
SportsOrganization|Organization|sport||
SportsTeam|SportsOrganization|athlete coach gender||
SpreadsheetDigitalDocument|DigitalDocument|||
StadiumOrArena|CivicStructure SportsActivityLocation|||
State|AdministrativeArea|||
Statement|CreativeWork|||
StatisticalPopulation|Intangible|populationType||
StatisticalVariable|ConstraintNode|measuredProperty measurementDenominator measurementMethod measurementQualifier measurementTechnique populationType statType||
StatusEnumeration|Enumeration|||
SteeringPositionValue|QualitativeValue||LeftHandDriving RightHandDriving|
Store|LocalBusiness|||
StructuredValue|Intangible|||
StupidType|Thing|stupidProperty||
SubscribeAction|InteractAction|||
Substance|MedicalEntity|activeIngredient maximumIntake||
SubwayStation|CivicStructure|||
Suite|Accommodation|bed numberOfRooms occupancy||
SuperficialAnatomy|MedicalEntity|associatedPathophysiology relatedAnatomy relatedCondition relatedTherapy significance||
SurgicalProcedure|MedicalProcedure|||
SuspendAction|ControlAction|||
Syllabus|LearningResource|||
Synagogue|PlaceOfWorship|||
TVClip|Clip|partOfTVSeries||
TVEpisode|Episode|countryOfOrigin partOfTVSeries subtitleLanguage titleEIDR||
TVSeason|CreativeWork CreativeWorkSeason|countryOfOrigin partOfTVSeries titleEIDR||
TVSeries|CreativeWork CreativeWorkSeries|actor actors containsSeason countryOfOrigin director directors episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons titleEIDR trailer||
Table|WebPageElement|||
TakeAction|TransferAction|||
TattooParlor|HealthAndBeautyBusiness|||
Taxi|Service|||TaxiService
TaxiReservation|Reservation|partySize pickupLocation pickupTime||
TaxiService|Service|||
TaxiStand|CivicStructure|||
Taxon|Thing|childTaxon hasDefinedTerm parentTaxon taxonRank||
TechArticle|Article|dependencies proficiencyLevel||
TelevisionChannel|BroadcastChannel|||
TelevisionStation|LocalBusiness|||
TennisComplex|SportsActivityLocation|||
Text|DataType|||
TextDigitalDocument|DigitalDocument|||
TextObject|MediaObject|||
TheaterEvent|Event|||
TheaterGroup|PerformingGroup|||
TherapeuticProcedure|MedicalProcedure|adverseOutcome doseSchedule drug||
Thesis|CreativeWork|inSupportOf||
Thing||additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url||
Ticket|Intangible|dateIssued issuedBy priceCurrency ticketNumber ticketToken ticketedSeat totalPrice underName||
TieAction|AchieveAction|||
TierBenefitEnumeration|Enumeration||TierBenefitLoyaltyPoints TierBenefitLoyaltyPrice TierBenefitLoyaltyReturns TierBenefitLoyaltyShipping|
Time|DataType|||
TipAction|TradeAction|recipient||
TireShop|Store|||
TouristAttraction|Place|availableLanguage touristType||
TouristDestination|Place|includesAttraction touristType||
TouristInformationCenter|LocalBusiness|||
TouristTrip|Trip|touristType||
ToyStore|Store|||
TrackAction|FindAction|deliveryMethod||
TradeAction|Action|price priceCurrency priceSpecification||
TrainReservation|Reservation|||
TrainStation|CivicStructure|||
TrainTrip|Trip|arrivalPlatform arrivalStation departurePlatform departureStation trainName trainNumber||
TransferAction|Action|fromLocation toLocation||
TravelAction|MoveAction|distance||
TravelAgency|LocalBusiness|||
TreatmentIndication|MedicalIndication|||
Trip|Intangible|arrivalTime departureTime itinerary offers partOfTrip provider subTrip tripOrigin||
TypeAndQuantityNode|StructuredValue|amountOfThisGood businessFunction typeOfGood unitCode unitText||
UKNonprofitType|NonprofitType||CharitableIncorporatedOrganization LimitedByGuaranteeCharity UKTrust UnincorporatedAssociationCharity|
URL|Text|||
USNonprofitType|NonprofitType||Nonprofit501a Nonprofit501c1 Nonprofit501c10 Nonprofit501c11 Nonprofit501c12 Nonprofit501c13 Nonprofit501c14 Nonprofit501c15 Nonprofit501c16 Nonprofit501c17 Nonprofit501c18 Nonprofit501c19 Nonprofit501c2 Nonprofit501c20 Nonprofit501c21 Nonprofit501c22 Nonprofit501c23 Nonprofit501c24 Nonprofit501c25 Nonprofit501c26 Nonprofit501c27 Nonprofit501c28 Nonprofit501c3 Nonprofit501c4 Nonprofit501c5 Nonprofit501c6 Nonprofit501c7 Nonprofit501c8 Nonprofit501c9 Nonprofit501d Nonprofit501e Nonprofit501f Nonprofit501k Nonprofit501n Nonprofit501q Nonprofit527|
UnRegisterAction|InteractAction|||
UnitPriceSpecification|PriceSpecification|billingDuration billingIncrement billingStart priceComponentType priceType referenceQuantity unitCode unitText||
UpdateAction|Action|collection targetCollection||
UseAction|ConsumeAction|||
UserBlocks|UserInteraction|||InteractionCounter
UserCheckins|UserInteraction|||InteractionCounter
UserComments|UserInteraction|commentText commentTime creator discusses replyToUrl||InteractionCounter
UserDownloads|UserInteraction|||InteractionCounter
UserInteraction|Event|||InteractionCounter
UserLikes|UserInteraction|||InteractionCounter
UserPageVisits|UserInteraction|||InteractionCounter
UserPlays|UserInteraction|||InteractionCounter
UserPlusOnes|UserInteraction|||InteractionCounter
UserReview|Review|||
UserTweets|UserInteraction|||InteractionCounter
VacationRental|LodgingBusiness|||
Vehicle|Product|accelerationTime bodyType callSign cargoVolume dateVehicleFirstRegistered driveWheelConfiguration emissionsCO2 fuelCapacity fuelConsumption fuelEfficiency fuelType knownVehicleDamages meetsEmissionStandard mileageFromOdometer modelDate numberOfAirbags numberOfAxles numberOfDoors numberOfForwardGears numberOfPreviousOwners payload productionDate purchaseDate seatingCapacity speed steeringPosition stupidProperty tongueWeight trailerWeight vehicleConfiguration vehicleEngine vehicleIdentificationNumber vehicleInteriorColor vehicleInteriorType vehicleModelDate vehicleSeatingCapacity vehicleSpecialUsage vehicleTransmission weightTotal wheelbase||
Vein|Vessel|drainsTo regionDrained tributary||
Vessel|AnatomicalStructure|||
VeterinaryCare|MedicalOrganization|||
VideoGallery|MediaGallery|||
VideoGame|Game SoftwareApplication|actor actors cheatCode director directors gameEdition gamePlatform gameServer gameTip musicBy playMode trailer||
VideoGameClip|Clip|||
VideoGameSeries|CreativeWorkSeries|actor actors characterAttribute cheatCode containsSeason director directors episode episodes gameItem gameLocation gamePlatform musicBy numberOfEpisodes numberOfPlayers numberOfSeasons playMode productionCompany quest season seasons trailer||
VideoObject|MediaObject|actor actors caption director directors embeddedTextCaption musicBy transcript videoFrameSize videoQuality||
VideoObjectSnapshot|VideoObject|||
ViewAction|ConsumeAction|||
VirtualLocation|Intangible|||
VisualArtsEvent|Event|||
VisualArtwork|CreativeWork|artEdition artMedium artform artist artworkSurface colorist depth height inker letterer penciler surface weight width||
VitalSign|MedicalSign|||
Volcano|Landform|||
VoteAction|ChooseAction|candidate||
WPAdBlock|WebPageElement|||
WPFooter|WebPageElement|||
WPHeader|WebPageElement|||
WPSideBar|WebPageElement|||
WantAction|ReactAction|||
WarrantyPromise|StructuredValue|durationOfWarranty warrantyScope||
WarrantyScope|Enumeration|||
WatchAction|ConsumeAction|||
Waterfall|BodyOfWater|||
WearAction|UseAction|||
WearableMeasurementTypeEnumeration|MeasurementTypeEnumeration||WearableMeasurementBack WearableMeasurementChestOrBust WearableMeasurementCollar WearableMeasurementCup WearableMeasurementHeight WearableMeasurementHips WearableMeasurementInseam WearableMeasurementLength WearableMeasurementOutsideLeg WearableMeasurementSleeve WearableMeasurementWaist WearableMeasurementWidth|
WearableSizeGroupEnumeration|SizeGroupEnumeration||WearableSizeGroupBig WearableSizeGroupBoys WearableSizeGroupExtraShort WearableSizeGroupExtraTall WearableSizeGroupGirls WearableSizeGroupHusky WearableSizeGroupInfants WearableSizeGroupJuniors WearableSizeGroupMaternity WearableSizeGroupMens WearableSizeGroupMisses WearableSizeGroupPetite WearableSizeGroupPlus WearableSizeGroupRegular WearableSizeGroupShort WearableSizeGroupTall WearableSizeGroupWomens|
WearableSizeSystemEnumeration|SizeSystemEnumeration||WearableSizeSystemAU WearableSizeSystemBR WearableSizeSystemCN WearableSizeSystemContinental WearableSizeSystemDE WearableSizeSystemEN13402 WearableSizeSystemEurope WearableSizeSystemFR WearableSizeSystemGS1 WearableSizeSystemIT WearableSizeSystemJP WearableSizeSystemMX WearableSizeSystemUK WearableSizeSystemUS|
WebAPI|Service|documentation||
WebApplication|SoftwareApplication|browserRequirements||
WebContent|CreativeWork|||
WebPage|CreativeWork|breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty||
WebPageElement|CreativeWork|cssSelector xpath||
WebSite|CreativeWork|issn||
WholesaleStore|Store|||
WinAction|AchieveAction|loser||
Winery|FoodEstablishment|||
WorkBasedProgram|EducationalOccupationalProgram|occupationalCategory trainingSalary||
WorkersUnion|Organization|||
WriteAction|CreateAction|inLanguage language||
XPathType|Text|||
Zoo|CivicStructure|||
`;
const PROPERTY_LINES = `
about|Thing|
abridged|Boolean|
abstract|Text|
accelerationTime|QuantitativeValue|
acceptedAnswer|Answer ItemList|
acceptedOffer|Offer|
acceptedPaymentMethod|LoanOrCredit PaymentMethod Text|
acceptsReservations|Boolean Text URL|
accessCode|Text|
accessMode|Text|
accessModeSufficient|ItemList|
accessibilityAPI|Text|
accessibilityControl|Text|
accessibilityFeature|Text|
accessibilityHazard|Text|
accessibilitySummary|Text|
accommodationCategory|Text|
accommodationFloorPlan|FloorPlan|
accountId|Text|
accountMinimumInflow|MonetaryAmount|
accountOverdraftLimit|MonetaryAmount|
accountablePerson|Person|
acquireLicensePage|CreativeWork URL|
acquiredFrom|Organization Person|
acrissCode|Text|
actionAccessibilityRequirement|ActionAccessSpecification|
actionApplication|SoftwareApplication|
actionOption|Text Thing|
actionPlatform|DigitalPlatformEnumeration Text URL|
actionProcess|HowTo|
actionStatus|ActionStatusType|
actionableFeedbackPolicy|CreativeWork URL|
activeIngredient|Text|
activityDuration|Duration QuantitativeValue|
activityFrequency|QuantitativeValue Text|
actor|PerformingGroup Person|
actors|Person|actor
addOn|Offer|
additionalName|Text|
additionalNumberOfGuests|Number|
additionalProperty|PropertyValue|
additionalType|Text URL|
additionalVariable|Text|
address|PostalAddress Text|
addressCountry|Country Text|
addressLocality|Text|
addressRegion|AdministrativeArea Text|
administrationRoute|Text|
advanceBookingRequirement|QuantitativeValue|
adverseOutcome|MedicalEntity|
affectedBy|Drug|
affiliation|Organization|
afterMedia|MediaObject URL|
agent|Organization Person|
agentInteractionStatistic|InteractionCounter|
aggregateElement|Thing|
aggregateRating|AggregateRating|
aircraft|Text Vehicle|
album|MusicAlbum|
albumProductionType|MusicAlbumProductionType|
albumRelease|MusicRelease|
albumReleaseType|MusicAlbumReleaseType|
albums|MusicAlbum|album
alcoholWarning|Text|
algorithm|Text|
alignmentType|Text|
alternateName|Text|
alternativeHeadline|Text|
alternativeOf|Gene|
alumni|Person|
alumniOf|EducationalOrganization Organization|
amenityFeature|LocationFeatureSpecification|
amount|MonetaryAmount Number|
amountOfThisGood|Number|
announcementLocation|CivicStructure LocalBusiness|
annualPercentageRate|Number QuantitativeValue|
answerCount|Integer|
answerExplanation|Comment WebContent|
antagonist|Muscle|
appearance|CreativeWork|
applicableCountry|Country Text|
applicableLocation|AdministrativeArea|
applicantLocationRequirements|AdministrativeArea|
application|SoftwareApplication|actionApplication
applicationCategory|Text URL|
applicationContact|ContactPoint|
applicationDeadline|Date Text|
applicationStartDate|Date|
applicationSubCategory|Text URL|
applicationSuite|Text|
appliesToDeliveryMethod|DeliveryMethod|
appliesToPaymentMethod|PaymentMethod|
archiveHeld|ArchiveComponent|
archivedAt|URL WebPage|
area|Place|serviceArea
areaServed|AdministrativeArea GeoShape Place Text|
arrivalAirport|Airport|
arrivalBoatTerminal|BoatTerminal|
arrivalBusStop|BusStation BusStop|
arrivalGate|Text|
arrivalPlatform|Text|
arrivalStation|TrainStation|
arrivalTerminal|Text|
arrivalTime|DateTime Time|
artEdition|Integer Text|
artMedium|Text URL|
arterialBranch|AnatomicalStructure|
artform|Text URL|
articleBody|Text|
articleSection|Text|
artist|Person|
artworkSurface|Text URL|
asin|Text URL|
aspect|Text|mainContentOfPage
assembly|Text|executableLibraryName
assemblyVersion|Text|
assesses|DefinedTerm Text|
associatedAnatomy|AnatomicalStructure AnatomicalSystem SuperficialAnatomy|
associatedArticle|NewsArticle|
associatedClaimReview|Review|
associatedDisease|MedicalCondition PropertyValue URL|
associatedMedia|MediaObject|
associatedMediaReview|Review|
associatedPathophysiology|Text|
associatedReview|Review|
athlete|Person|
attendee|Organization Person|
attendees|Organization Person|attendee
audience|Audience|
audienceType|Text|
audio|AudioObject Clip MusicRecording|
auditDate|Date DateTime|
authenticator|Organization|
author|Organization Person|
authorizedRepresentative|Organization Person|
availability|ItemAvailability|
availabilityEnds|Date DateTime Time|
availabilityStarts|Date DateTime Time|
availableAtOrFrom|Place|
availableChannel|ServiceChannel|
availableDeliveryMethod|DeliveryMethod|
availableFrom|DateTime|
availableIn|AdministrativeArea|
availableLanguage|Language Text|
availableOnDevice|Text|
availableService|MedicalProcedure MedicalTest MedicalTherapy|
availableStrength|DrugStrength|
availableTest|MedicalTest|
availableThrough|DateTime|
award|Text|
awards|Text|award
awayTeam|Person SportsTeam|
backstory|CreativeWork Text|
bankAccountType|Text URL|
baseSalary|MonetaryAmount Number PriceSpecification|
bccRecipient|ContactPoint Organization Person|
bed|BedDetails BedType Text|
beforeMedia|MediaObject URL|
beneficiaryBank|BankOrCreditUnion Text|
benefits|Text|jobBenefits
benefitsSummaryUrl|URL|
bestRating|Number Text|
billingAddress|PostalAddress|
billingDuration|Duration Number QuantitativeValue|
billingIncrement|Number|
billingPeriod|Duration|
billingStart|Number|
bioChemInteraction|BioChemEntity|
bioChemSimilarity|BioChemEntity|
biologicalRole|DefinedTerm|
biomechnicalClass|Text|
birthDate|Date|
birthPlace|Place|
bitrate|Text|
blogPost|BlogPosting|
blogPosts|BlogPosting|blogPost
bloodSupply|Vessel|
boardingGroup|Text|
boardingPolicy|BoardingPolicyType|
bodyLocation|Text|
bodyType|QualitativeValue Text URL|
bookEdition|Text|
bookFormat|BookFormatType|
bookingAgent|Organization Person|broker
bookingTime|DateTime|
borrower|Person|
box|Text|
branch|AnatomicalStructure|arterialBranch
branchCode|Text|
branchOf|Organization|parentOrganization
brand|Brand Organization|
breadcrumb|BreadcrumbList Text|
breastfeedingWarning|Text|
broadcastAffiliateOf|Organization|
broadcastChannelId|Text|
broadcastDisplayName|Text|
broadcastFrequency|BroadcastFrequencySpecification Text|
broadcastFrequencyValue|Number QuantitativeValue|
broadcastOfEvent|Event|
broadcastServiceTier|Text|
broadcastSignalModulation|QualitativeValue Text|
broadcastSubChannel|Text|
broadcastTimezone|Text|
broadcaster|Organization|
broker|Organization Person|
browserRequirements|Text|
busName|Text|
busNumber|Text|
businessDays|DayOfWeek OpeningHoursSpecification|
businessFunction|BusinessFunction|
buyer|Organization Person|
byArtist|MusicGroup Person|
byDay|DayOfWeek Text|
byMonth|Integer|
byMonthDay|Integer|
byMonthWeek|Integer|
callSign|Text|
calories|Energy|
candidate|Person|
caption|MediaObject Text|
carbohydrateContent|Mass|
cargoVolume|QuantitativeValue|
carrier|Organization|provider
carrierRequirements|Text|
cashBack|Boolean Number|
catalog|DataCatalog|includedInDataCatalog
catalogNumber|Text|
category|CategoryCode PhysicalActivityCategory Text Thing URL|
cause|MedicalCause|
causeOf|MedicalEntity|
ccRecipient|ContactPoint Organization Person|
certificationIdentification|DefinedTerm Text|
certificationRating|Rating|
certificationStatus|CertificationStatusEnumeration|
character|Person|
characterAttribute|Thing|
characterName|Text|
cheatCode|CreativeWork|
checkinTime|DateTime Time|
checkoutPageURLTemplate|Text|
checkoutTime|DateTime Time|
chemicalComposition|Text|
chemicalRole|DefinedTerm|
childMaxAge|Number|
childMinAge|Number|
childTaxon|Taxon Text URL|
children|Person|
cholesterolContent|Mass|
circle|Text|
citation|CreativeWork Text|
claimInterpreter|Organization Person|
claimReviewed|Text|
clincalPharmacology|Text|clinicalPharmacology
clinicalPharmacology|Text|
clipNumber|Integer Text|
closes|Time|
coach|Person|
code|MedicalCode|
codeRepository|URL|
codeSampleType|Text|
codeValue|Text|
codingSystem|Text|
colleague|Person URL|
colleagues|Person|colleague
collection|Thing|targetCollection
collectionSize|Integer|
color|Text|
colorSwatch|ImageObject URL|
colorist|Person|
comment|Comment|
commentCount|Integer|
commentText|Text|
commentTime|Date DateTime|
companyRegistration|Certification|
competencyRequired|DefinedTerm Text URL|
competitor|Person SportsTeam|
composer|Organization Person|
comprisedOf|AnatomicalStructure AnatomicalSystem|
conditionsOfAccess|Text|
confirmationNumber|Text|
connectedTo|AnatomicalStructure|
constraintProperty|Property URL|
consumerNotice|Text TextObject URL WebContent|
contactOption|ContactPointOption|
contactPoint|ContactPoint|
contactPoints|ContactPoint|contactPoint
contactType|Text|
contactlessPayment|Boolean|
containedIn|Place|containedInPlace
containedInPlace|Place|
containsPlace|Place|
containsSeason|CreativeWorkSeason|
contentLocation|Place|
contentRating|Rating Text|
contentReferenceTime|DateTime|
contentSize|Text|
contentType|Text|
contentUrl|URL|
contraindication|MedicalContraindication Text|
contributor|Organization Person|
cookTime|Duration|
cookingMethod|Text|
copyrightHolder|Organization Person|
copyrightNotice|Text|
copyrightYear|Number|
correction|CorrectionComment Text URL|
correctionsPolicy|CreativeWork URL|
costCategory|DrugCostCategory|
costCurrency|Text|
costOrigin|Text|
costPerUnit|Number QualitativeValue Text|
countriesNotSupported|Text|
countriesSupported|Text|
countryOfAssembly|Text|
countryOfLastProcessing|Text|
countryOfOrigin|Country|
course|Place|exerciseCourse
courseCode|Text|
courseMode|Text URL|
coursePrerequisites|AlignmentObject Course Text|
courseSchedule|Schedule|
courseWorkload|Text|
coverageEndTime|DateTime|
coverageStartTime|DateTime|
creativeWorkStatus|DefinedTerm Text|
creator|Organization Person|
credentialCategory|DefinedTerm Text URL|
creditText|Text|
creditedTo|Organization Person|
cssSelector|CssSelectorType|
currenciesAccepted|Text|
currency|Text|
currentExchangeRate|UnitPriceSpecification|
customer|Organization Person|
customerRemorseReturnFees|ReturnFeesEnumeration|
customerRemorseReturnLabelSource|ReturnLabelSourceEnumeration|
customerRemorseReturnShippingFeesAmount|MonetaryAmount|
cutoffTime|Time|
cvdCollectionDate|DateTime Text|
cvdFacilityCounty|Text|
cvdFacilityId|Text|
cvdNumBeds|Number|
cvdNumBedsOcc|Number|
cvdNumC19Died|Number|
cvdNumC19HOPats|Number|
cvdNumC19HospPats|Number|
cvdNumC19MechVentPats|Number|
cvdNumC19OFMechVentPats|Number|
cvdNumC19OverflowPats|Number|
cvdNumICUBeds|Number|
cvdNumICUBedsOcc|Number|
cvdNumTotBeds|Number|
cvdNumVent|Number|
cvdNumVentUse|Number|
data|Thing|
dataFeedElement|DataFeedItem Text Thing|
dataset|Dataset|
datasetTimeInterval|DateTime|temporalCoverage
dateCreated|Date DateTime|
dateDeleted|Date DateTime|
dateIssued|Date DateTime|
dateModified|Date DateTime|
datePosted|Date DateTime|
datePublished|Date DateTime|
dateRead|Date DateTime|
dateReceived|DateTime|
dateSent|DateTime|
dateVehicleFirstRegistered|Date|
dateline|Text|
dayOfWeek|DayOfWeek|
deathDate|Date|
deathPlace|Place|
defaultValue|Text Thing|
deliveryAddress|PostalAddress|
deliveryLeadTime|QuantitativeValue|
deliveryMethod|DeliveryMethod|
deliveryStatus|DeliveryEvent|
deliveryTime|ShippingDeliveryTime|
department|Organization|
departureAirport|Airport|
departureBoatTerminal|BoatTerminal|
departureBusStop|BusStation BusStop|
departureGate|Text|
departurePlatform|Text|
departureStation|TrainStation|
departureTerminal|Text|
departureTime|DateTime Time|
dependencies|Text|
depth|Distance QuantitativeValue|
description|Text TextObject|
device|Text|availableOnDevice
diagnosis|MedicalCondition|
diagram|ImageObject|
diet|Diet|
dietFeatures|Text|
differentialDiagnosis|DDxElement|
digitalSourceType|IPTCDigitalSourceEnumeration|
directApply|Boolean|
director|Person|
directors|Person|director
disambiguatingDescription|Text|
discount|Number Text|
discountCode|Text|
discountCurrency|Text|
discusses|CreativeWork|
discussionUrl|URL|
diseasePreventionInfo|URL WebContent|
diseaseSpreadStatistics|Dataset Observation URL WebContent|
displayLocation|Place|
dissolutionDate|Date|
distance|Distance|
distinguishingSign|MedicalSignOrSymptom|
distribution|DataDownload|
diversityPolicy|CreativeWork URL|
diversityStaffingReport|Article URL|
documentation|CreativeWork URL|
doesNotShip|Boolean|
domainIncludes|Class|
domiciledMortgage|Boolean|
doorTime|DateTime Time|
dosageForm|Text|
doseSchedule|DoseSchedule|
doseUnit|Text|
doseValue|Number QualitativeValue|
downPayment|MonetaryAmount Number|
downloadUrl|URL|
downvoteCount|Integer|
drainsTo|Vessel|
driveWheelConfiguration|DriveWheelConfigurationValue Text|
dropoffLocation|Place|
dropoffTime|DateTime|
drug|Drug|
drugClass|DrugClass|
drugUnit|Text|
duns|Text|
duplicateTherapy|MedicalTherapy|
duration|Duration QuantitativeValue|
durationOfWarranty|QuantitativeValue|
duringMedia|MediaObject URL|
earlyPrepaymentPenalty|MonetaryAmount|
editEIDR|Text URL|
editor|Person|
eduQuestionType|Text|
educationRequirements|EducationalOccupationalCredential Text|
educationalAlignment|AlignmentObject|
educationalCredentialAwarded|EducationalOccupationalCredential Text URL|
educationalFramework|Text|
educationalLevel|DefinedTerm Text URL|
educationalProgramMode|Text URL|
educationalRole|Text|
educationalUse|DefinedTerm Text|
elevation|Number Text|
eligibilityToWorkRequirement|Text|
eligibleCustomerType|BusinessEntityType|
eligibleDuration|QuantitativeValue|
eligibleQuantity|QuantitativeValue|
eligibleRegion|GeoShape Place Text|
eligibleTransactionVolume|PriceSpecification|
eligibleWithSupplier|Organization|
email|Text|
embedUrl|URL|
embeddedTextCaption|Text|
emissionsCO2|Number|
employee|Person|
employees|Person|employee
employerOverview|Text|
employmentType|Text|
employmentUnit|Organization|
encodesBioChemEntity|BioChemEntity|
encodesCreativeWork|CreativeWork|
encoding|MediaObject|
encodingFormat|Text URL|
encodingType|Text|
encodings|MediaObject|encoding
endDate|Date DateTime|
endOffset|HyperTocEntry Number|
endTime|DateTime Time|
endorsee|Organization Person|
endorsers|Organization Person|
energyEfficiencyScaleMax|EUEnergyEfficiencyEnumeration|
energyEfficiencyScaleMin|EUEnergyEfficiencyEnumeration|
engineDisplacement|QuantitativeValue|
enginePower|QuantitativeValue|
engineType|QualitativeValue Text URL|
entertainmentBusiness|EntertainmentBusiness|
epidemiology|Text|
episode|Episode|
episodeNumber|Integer Text|
episodes|Episode|episode
equal|QualitativeValue|
error|Thing|
errorCode|DefinedTerm Integer StatusEnumeration Text|
estimatedCost|MonetaryAmount Text|
estimatedFlightDuration|Duration Text|
estimatedSalary|MonetaryAmount MonetaryAmountDistribution Number|
estimatesRiskOf|MedicalEntity|
ethicsPolicy|CreativeWork URL|
event|Event|
eventAttendanceMode|EventAttendanceModeEnumeration|
eventSchedule|Schedule|
eventStatus|EventStatusType|
events|Event|event
evidenceLevel|MedicalEvidenceLevel|
evidenceOrigin|Text|
exampleOfWork|CreativeWork|
exceptDate|Date DateTime|
exchangeRateSpread|MonetaryAmount Number|
executableLibraryName|Text|
exerciseCourse|Place|
exercisePlan|ExercisePlan|
exerciseRelatedDiet|Diet|
exerciseType|Text|
exifData|PropertyValue Text|
expectedArrivalFrom|Date DateTime|
expectedArrivalUntil|Date DateTime|
expectedPrognosis|Text|
expectsAcceptanceOf|Offer|
experienceInPlaceOfEducation|Boolean|
experienceRequirements|OccupationalExperienceRequirements Text|
expertConsiderations|Text|
expires|Date DateTime|
expressedIn|AnatomicalStructure AnatomicalSystem BioChemEntity DefinedTerm|
extendedAddress|Text|
familyName|Text|
fatContent|Mass|
faxNumber|Text|
featureList|Text URL|
feesAndCommissionsSpecification|Text URL|
fiberContent|Mass|
fileFormat|Text URL|encodingFormat
fileSize|Text|
financialAidEligible|DefinedTerm Text|
firstAppearance|CreativeWork|
firstPerformance|Event|
flightDistance|Distance Text|
flightNumber|Text|
floorLevel|Text|
floorLimit|MonetaryAmount|
floorSize|QuantitativeValue|
followee|Organization Person|
follows|Person|
followup|Text|
foodEstablishment|FoodEstablishment Place|
foodEvent|FoodEvent|
foodWarning|Text|
founder|Organization Person|
founders|Person|founder
foundingDate|Date|
foundingLocation|Place|
free|Boolean|isAccessibleForFree
freeShippingThreshold|DeliveryChargeSpecification MonetaryAmount|
frequency|Text|
fromLocation|Place|
fuelCapacity|QuantitativeValue|
fuelConsumption|QuantitativeValue|
fuelEfficiency|QuantitativeValue|
fuelType|QualitativeValue Text URL|
fulfillmentType|FulfillmentTypeEnumeration|
functionalClass|MedicalEntity Text|
fundedItem|BioChemEntity CreativeWork Event MedicalEntity Organization Person Product|
funder|Organization Person|
funding|Grant|
game|VideoGame|
gameAvailabilityType|GameAvailabilityEnumeration Text|
gameEdition|Text|
gameItem|Thing|
gameLocation|Place PostalAddress URL|
gamePlatform|Text Thing URL|
gameServer|GameServer|
gameTip|CreativeWork|
gender|GenderType Text|
genre|DefinedTerm Text URL|
geo|GeoCoordinates GeoShape|
geoContains|GeospatialGeometry Place|
geoCoveredBy|GeospatialGeometry Place|
geoCovers|GeospatialGeometry Place|
geoCrosses|GeospatialGeometry Place|
geoDisjoint|GeospatialGeometry Place|
geoEquals|GeospatialGeometry Place|
geoIntersects|GeospatialGeometry Place|
geoMidpoint|GeoCoordinates|
geoOverlaps|GeospatialGeometry Place|
geoRadius|Distance Number Text|
geoTouches|GeospatialGeometry Place|
geoWithin|GeospatialGeometry Place|
geographicArea|AdministrativeArea|
gettingTestedInfo|URL WebContent|
givenName|Text|
globalLocationNumber|Text|
governmentBenefitsInfo|GovernmentService|
gracePeriod|Duration|
grantee|Audience ContactPoint Organization Person|
greater|QualitativeValue|
greaterOrEqual|QualitativeValue|
gtin|Text URL|
gtin12|Text|
gtin13|Text|
gtin14|Text|
gtin8|Text|
guideline|MedicalGuideline|
guidelineDate|Date|
guidelineSubject|MedicalEntity|
handlingTime|QuantitativeValue ServicePeriod|
hasAdultConsideration|AdultOrientedEnumeration|
hasBioChemEntityPart|BioChemEntity|
hasBioPolymerSequence|Text|
hasBroadcastChannel|BroadcastChannel|
hasCategoryCode|CategoryCode|
hasCertification|Certification|
hasCourse|Course|
hasCourseInstance|CourseInstance|
hasCredential|Credential|
hasDefinedTerm|DefinedTerm|
hasDeliveryMethod|DeliveryMethod|
hasDigitalDocumentPermission|DigitalDocumentPermission|
hasDigitalProductPassport|DigitalProductPassport URL|
hasDriveThroughService|Boolean|
hasEnergyConsumptionDetails|EnergyConsumptionDetails|
hasEnergyEfficiencyCategory|EnergyEfficiencyEnumeration|
hasGS1DigitalLink|URL|
hasHealthAspect|HealthAspectEnumeration|
hasMap|Map URL|
hasMeasurement|QuantitativeValue|
hasMemberProgram|MemberProgram|
hasMenu|Menu Text URL|
hasMenuItem|MenuItem|
hasMenuSection|MenuSection|
hasMerchantReturnPolicy|MerchantReturnPolicy|
hasMolecularFunction|DefinedTerm PropertyValue URL|
hasOccupation|Occupation|
hasOfferCatalog|OfferCatalog|
hasPOS|Place|
hasPart|CreativeWork|
hasParticipationOffer|Offer|
hasProductReturnPolicy|ProductReturnPolicy|hasMerchantReturnPolicy
hasRepresentation|PropertyValue Text URL|
hasShippingService|ShippingService|
hasSponsorshipOffer|Offer|
hasStore|OnlineStore|
hasTierBenefit|TierBenefitEnumeration|
hasTierRequirement|CreditCard MonetaryAmount Text UnitPriceSpecification|
hasTiers|MemberProgramTier|
hasVariant|Product|
headline|Text|
healthCondition|MedicalCondition|
healthPlanCoinsuranceOption|Text|
healthPlanCoinsuranceRate|Number|
healthPlanCopay|PriceSpecification|
healthPlanCopayOption|Text|
healthPlanCostSharing|Boolean HealthPlanCostSharingSpecification|
healthPlanDrugOption|Text|
healthPlanDrugTier|Text|
healthPlanId|Text|
healthPlanMarketingUrl|URL|
healthPlanNetworkId|Text|
healthPlanNetworkTier|Text|
healthPlanPharmacyCategory|Text|
healthcareReportingData|CDCPMDRecord Dataset|
height|Distance QuantitativeValue|
highPrice|Number Text|
hiringOrganization|Organization Person|
holdingArchive|ArchiveOrganization|
homeLocation|ContactPoint Place|
homeTeam|Person SportsTeam|
honorificPrefix|Text|
honorificSuffix|Text|
hospitalAffiliation|Hospital|
hostingOrganization|Organization|
hoursAvailable|OpeningHoursSpecification|
howPerformed|Text|
httpMethod|Text|
iataCode|Text|
icaoCode|Text|
identifier|PropertyValue Text URL|
identifyingExam|PhysicalExam|
identifyingTest|MedicalTest|
illustrator|Person|
image|ImageObject URL|
imagingTechnique|MedicalImagingTechnique|
importer|Organization Person|
inAlbum|MusicAlbum|
inBroadcastLineup|CableOrSatelliteService|
inChI|Text|
inChIKey|Text|
inCodeSet|CategoryCodeSet URL|
inDefinedTermSet|DefinedTermSet URL|
inLanguage|Language Text|
inPlaylist|MusicPlaylist|
inProductGroupWithID|Text|
inStoreReturnsOffered|Boolean|
inSupportOf|Text|
incentiveAmount|LoanOrCredit QuantitativeValue UnitPriceSpecification|
incentiveCompensation|Text|
incentiveStatus|IncentiveStatus|
incentiveType|IncentiveType|
incentives|Text|incentiveCompensation
incentivizedItem|DefinedTerm Product|
includedComposition|MusicComposition|
includedDataCatalog|DataCatalog|includedInDataCatalog
includedInDataCatalog|DataCatalog|
includedInHealthInsurancePlan|HealthInsurancePlan|
includedRiskFactor|MedicalRiskFactor|
includesAttraction|TouristAttraction|
includesHealthPlanFormulary|HealthPlanFormulary|
includesHealthPlanNetwork|HealthPlanNetwork|
includesObject|TypeAndQuantityNode|
incomeLimit|MonetaryAmount Text|
increasesRiskOf|MedicalEntity|
industry|DefinedTerm Text|
ineligibleRegion|GeoShape Place Text|
infectiousAgent|Text|
infectiousAgentClass|InfectiousAgentClass|
ingredients|Text|recipeIngredient
inker|Person|
insertion|AnatomicalStructure|
installUrl|URL|
instructor|Person|
instrument|Thing|
intensity|QuantitativeValue Text|
interactingDrug|Drug|
interactionCount||interactionStatistic
interactionService|SoftwareApplication WebSite|
interactionStatistic|InteractionCounter|
interactionType|Action|
interactivityType|Text|
interestRate|Number QuantitativeValue|
interpretedAsClaim|Claim|
inventoryLevel|QuantitativeValue|
inverseOf|Property|
isAcceptingNewPatients|Boolean|
isAccessibleForFree|Boolean|
isAccessoryOrSparePartFor|Product|
isAvailableGenerically|Boolean|
isBasedOn|CreativeWork Product URL|
isBasedOnUrl|CreativeWork Product URL|isBasedOn
isConsumableFor|Product|
isEncodedByBioChemEntity|Gene|
isFamilyFriendly|Boolean|
isGift|Boolean|
isInvolvedInBiologicalProcess|DefinedTerm PropertyValue URL|
isLiveBroadcast|Boolean|
isLocatedInSubcellularLocation|DefinedTerm PropertyValue URL|
isOftenBoughtWith|Product|
isPartOf|CreativeWork URL|
isPartOfBioChemEntity|BioChemEntity|
isPlanForApartment|Accommodation|
isProprietary|Boolean|
isRelatedTo|Product Service|
isResizable|Boolean|
isSimilarTo|Product Service|
isStoreOn|OnlineMarketplace|
isTierOf|MemberProgram|
isUnlabelledFallback|Boolean|
isVariantOf|ProductGroup ProductModel|
isbn|Text|
isicV4|Text|
iso6523Code|Text|
isrcCode|Text|
issn|Text|
issueNumber|Integer Text|
issuedBy|Organization|
issuedThrough|Service|
iswcCode|Text|
item|Thing|
itemCondition|OfferItemCondition|
itemDefectReturnFees|ReturnFeesEnumeration|
itemDefectReturnLabelSource|ReturnLabelSourceEnumeration|
itemDefectReturnShippingFeesAmount|MonetaryAmount|
itemListElement|ListItem Text Thing|
itemListOrder|ItemListOrderType Text|
itemLocation|Place PostalAddress Text|
itemOffered|AggregateOffer CreativeWork Event MenuItem Product Service Trip|
itemPopularity|Number QuantitativeValue|
itemReviewed|Thing|
itemShipped|Product|
itinerary|ItemList Place|
iupacName|Text|
jobBenefits|Text|
jobDuration|Duration QuantitativeValue|
jobImmediateStart|Boolean|
jobLocation|Place|
jobLocationType|Text|
jobStartDate|Date Text|
jobTitle|DefinedTerm Text|
jurisdiction|AdministrativeArea Text|
keywords|DefinedTerm Text URL|
knownVehicleDamages|Text|
knows|Person|
knowsAbout|Text Thing URL|
knowsLanguage|Language Text|
labelDetails|URL|
landlord|Organization Person|
language|Language|inLanguage
lastReviewed|Date|
latitude|Number Text|
layoutImage|ImageObject URL|
learningResourceType|DefinedTerm Text|
leaseLength|Duration QuantitativeValue|
legalAddress|PostalAddress|
legalName|Text|
legalRepresentative|Person|
legalStatus|DrugLegalStatus MedicalEnumeration Text|
legislationAmends|Legislation|
legislationApplies|Legislation|
legislationChanges|Legislation|
legislationCommences|Legislation|
legislationConsolidates|Legislation|
legislationCorrects|Legislation|
legislationCountersignedBy|Organization Person|
legislationDate|Date|
legislationDateOfApplicability|Date|
legislationDateVersion|Date|
legislationEnsuresImplementationOf|Legislation|
legislationIdentifier|Text URL|
legislationJurisdiction|AdministrativeArea Text|
legislationLegalForce|LegalForceStatus|
legislationLegalValue|LegalValueLevel|
legislationPassedBy|Organization Person|
legislationRepeals|Legislation|
legislationResponsible|Organization Person|
legislationTransposes|Legislation|
legislationType|CategoryCode Text|
leiCode|Text|
lender|Organization Person|
lesser|QualitativeValue|
lesserOrEqual|QualitativeValue|
letterer|Person|
license|CreativeWork URL|
lifeEvent|Event|
line|Text|
linkRelationship|Text|
liveBlogUpdate|BlogPosting|
loanMortgageMandateAmount|MonetaryAmount|
loanPaymentAmount|MonetaryAmount|
loanPaymentFrequency|Number|
loanRepaymentForm|RepaymentSpecification|
loanTerm|QuantitativeValue|
loanType|Text URL|
location|Place PostalAddress Text VirtualLocation|
locationCreated|Place|
lodgingUnitDescription|Text|
lodgingUnitType|QualitativeValue Text|
logo|ImageObject URL|
longitude|Number Text|
loser|Person|
lowPrice|Number Text|
lyricist|Person|
lyrics|CreativeWork|
mainContentOfPage|WebPageElement|
mainEntity|Thing|
mainEntityOfPage|CreativeWork URL|
maintainer|Organization Person|
makesOffer|Offer|
manufacturer|Organization|
map|URL|hasMap
mapType|MapCategoryType|
maps|URL|hasMap
marginOfError|QuantitativeValue|
masthead|CreativeWork URL|
material|Product Text URL|
materialExtent|QuantitativeValue Text|
mathExpression|SolveMathAction Text|
maxPrice|Number|
maxValue|Number|
maximumAttendeeCapacity|Integer|
maximumEnrollment|Integer|
maximumIntake|MaximumDoseSchedule|
maximumPhysicalAttendeeCapacity|Integer|
maximumVirtualAttendeeCapacity|Integer|
mealService|Text|
measuredProperty|Property|
measurementDenominator|StatisticalVariable|
measurementMethod|DefinedTerm MeasurementMethodEnum Text URL|
measurementQualifier|Enumeration|
measurementTechnique|DefinedTerm MeasurementMethodEnum Text URL|
mechanismOfAction|Text|
mediaAuthenticityCategory|MediaManipulationRatingEnumeration|
mediaItemAppearance|MediaObject|
median|Number|
medicalAudience|MedicalAudience MedicalAudienceType|
medicalSpecialty|MedicalSpecialty|
medicineSystem|MedicineSystem|
meetsEmissionStandard|QualitativeValue Text URL|
member|Organization Person|
memberOf|MemberProgramTier Organization ProgramMembership|
members|Organization Person|member
membershipNumber|Text|
membershipPointsEarned|Number QuantitativeValue|
memoryRequirements|Text URL|
mentions|Thing|
menu|Menu Text URL|hasMenu
menuAddOn|MenuItem MenuSection|
merchant|Organization Person|seller
merchantReturnDays|Date DateTime Integer|
merchantReturnLink|URL|
messageAttachment|CreativeWork|
mileageFromOdometer|QuantitativeValue|
minPrice|Number|
minValue|Number|
minimumOrderValue|MonetaryAmount Number PriceSpecification|
minimumPaymentDue|MonetaryAmount PriceSpecification|
missionCoveragePrioritiesPolicy|CreativeWork URL|
mobileUrl|Text|
model|ProductModel Text|
modelDate|Date|
modifiedTime|DateTime|
molecularFormula|Text|
molecularWeight|QuantitativeValue Text|
monoisotopicMolecularWeight|QuantitativeValue Text|
monthlyMinimumRepaymentAmount|MonetaryAmount Number|
monthsOfExperience|Number|
mpn|Text|
multipleValues|Boolean|
muscleAction|Text|
musicArrangement|MusicComposition|
musicBy|MusicGroup Person|
musicCompositionForm|Text|
musicGroupMember|Person|member
musicReleaseFormat|MusicReleaseFormatType|
musicalKey|Text|
naics|Text|
name|Text|
namedPosition|Text URL|roleName
nationality|Country|
naturalProgression|Text|
negativeNotes|ItemList ListItem Text WebContent|
nerve|Nerve|
nerveMotor|Muscle|
netWorth|MonetaryAmount PriceSpecification|
newsUpdatesAndGuidelines|URL WebContent|
nextItem|ListItem|
noBylinesPolicy|CreativeWork URL|
nonEqual|QualitativeValue|
nonProprietaryName|Text|
nonprofitStatus|NonprofitType|
normalRange|MedicalEnumeration Text|
nsn|Text|
numAdults|Integer QuantitativeValue|
numChildren|Integer QuantitativeValue|
numConstraints|Integer|
numItems|QuantitativeValue|
numTracks|Integer|
numberOfAccommodationUnits|QuantitativeValue|
numberOfAirbags|Number Text|
numberOfAvailableAccommodationUnits|QuantitativeValue|
numberOfAxles|Number QuantitativeValue|
numberOfBathroomsTotal|Integer|
numberOfBedrooms|Number QuantitativeValue|
numberOfBeds|Number|
numberOfCredits|Integer StructuredValue|
numberOfDoors|Number QuantitativeValue|
numberOfEmployees|QuantitativeValue|
numberOfEpisodes|Integer|
numberOfForwardGears|Number QuantitativeValue|
numberOfFullBathrooms|Number|
numberOfItems|Integer|
numberOfLoanPayments|Number|
numberOfPages|Integer|
numberOfPartialBathrooms|Number|
numberOfPlayers|QuantitativeValue|
numberOfPreviousOwners|Number QuantitativeValue|
numberOfRooms|Number QuantitativeValue|
numberOfSeasons|Integer|
numberedPosition|Number|
nutrition|NutritionInformation|
object|Thing|
observationAbout|Place Thing|
observationDate|Date DateTime|
observationPeriod|Text|
occupancy|QuantitativeValue|
occupationLocation|AdministrativeArea|
occupationalCategory|CategoryCode Text|
occupationalCredentialAwarded|EducationalOccupationalCredential Text URL|
offerCount|Integer|
offeredBy|Organization Person|
offers|Demand Offer|
offersPrescriptionByMail|Boolean|
openingHours|Text|
openingHoursSpecification|OpeningHoursSpecification|
opens|Time|
operatingSystem|OperatingSystem Text|
opponent|Person|
option|Text Thing|actionOption
orderDate|Date DateTime|
orderDelivery|ParcelDelivery|
orderItemNumber|Text|
orderItemStatus|OrderStatus|
orderNumber|Text|
orderPercentage|Number|
orderQuantity|Number QuantitativeValue|
orderStatus|OrderStatus|
orderValue|MonetaryAmount|
orderedItem|OrderItem Product Service|
organizer|Organization Person|
originAddress|PostalAddress|
originalMediaContextDescription|Text|
originalMediaLink|MediaObject URL WebPage|
originatesFrom|Vessel|
overdosage|Text|
ownedFrom|DateTime|
ownedThrough|DateTime|
owner|Organization Person|
ownershipFundingInfo|AboutPage CreativeWork Text URL|
owns|Thing|
pageEnd|Integer Text|
pageStart|Integer Text|
pagination|Text|
parent|Person|
parentItem|Comment CreativeWork|
parentOrganization|Organization|
parentService|BroadcastService|
parentTaxon|Taxon Text URL|
parents|Person|parent
partOfEpisode|Episode|
partOfInvoice|Invoice|
partOfOrder|Order|
partOfSeason|CreativeWorkSeason|
partOfSeries|CreativeWorkSeries|
partOfSystem|AnatomicalSystem|
partOfTVSeries|TVSeries|partOfSeries
partOfTrip|Trip|
participant|Organization Person|
partySize|Integer QuantitativeValue|
passengerPriorityStatus|QualitativeValue Text|
passengerSequenceNumber|Text|
pathophysiology|Text|
pattern|DefinedTerm Text|
payload|QuantitativeValue|
paymentAccepted|Text|
paymentDue|DateTime|paymentDueDate
paymentDueDate|Date DateTime|
paymentMethod|PaymentMethod Text|
paymentMethodId|Text|
paymentMethodType|PaymentMethodType|
paymentStatus|PaymentStatusType Text|
paymentUrl|URL|
penciler|Person|
percentile10|Number|
percentile25|Number|
percentile75|Number|
percentile90|Number|
performTime|Duration|
performer|Organization Person|
performerIn|Event|
performers|Organization Person|performer
permissionType|DigitalDocumentPermissionType|
permissions|Text|
permitAudience|Audience|
permittedUsage|Text|
petsAllowed|Boolean Text|
phoneticText|Text|
photo|ImageObject Photograph|
photos|ImageObject Photograph|photo
physicalRequirement|DefinedTerm Text URL|
physiologicalBenefits|Text|
pickupLocation|Place|
pickupTime|DateTime|
playMode|GamePlayMode|
playerType|Text|
playersOnline|Integer|
polygon|Text|
populationType|Class|
position|Integer Text|
positiveNotes|ItemList ListItem Text WebContent|
possibleComplication|Text|
possibleTreatment|Drug DrugClass LifestyleModification MedicalTherapy|
postOfficeBoxNumber|Text|
postOp|Text|
postalCode|Text|
postalCodeBegin|Text|
postalCodeEnd|Text|
postalCodePrefix|Text|
postalCodeRange|PostalCodeRangeSpecification|
potentialAction|Action|
potentialUse|DefinedTerm|
practicesAt|MedicalOrganization|
preOp|Text|
predecessorOf|ProductModel|
pregnancyCategory|DrugPregnancyCategory|
pregnancyWarning|Text|
prepTime|Duration|
preparation|MedicalEntity Text|
prescribingInfo|URL|
prescriptionStatus|DrugPrescriptionStatus Text|
previousItem|ListItem|
previousStartDate|Date DateTime|
price|Number Text|
priceComponent|PriceSpecification|
priceComponentType|PriceComponentTypeEnumeration|
priceCurrency|Text|
priceRange|Text|
priceSpecification|PriceSpecification|
priceType|PriceTypeEnumeration Text|
priceValidUntil|Date|
primaryImageOfPage|ImageObject|
primaryPrevention|MedicalTherapy|
printColumn|Text|
printEdition|Text|
printPage|Text|
printSection|Text|
procedure|Text|
procedureType|MedicalProcedureType|
processingTime|Duration|
processorRequirements|Text|
producer|Organization Person|
produces|Thing|serviceOutput
productGroupID|Text|
productID|Text|
productReturnDays|Integer|merchantReturnDays
productReturnLink|URL|merchantReturnLink
productSupported|Product Text|
productionCompany|Organization|
productionDate|Date|
proficiencyLevel|Text|
program|MemberProgram|
programMembershipUsed|ProgramMembership|
programName|Text|
programPrerequisites|AlignmentObject Course EducationalOccupationalCredential Text|
programType|DefinedTerm Text|
programmingLanguage|ComputerLanguage Text|
programmingModel|Text|
pronouns|DefinedTerm StructuredValue Text|
propertyID|Text URL|
proprietaryName|Text|
proteinContent|Mass|
provider|Organization Person|
providerMobility|Text|
providesBroadcastService|BroadcastService|
providesService|Service|
publicAccess|Boolean|
publicTransportClosuresInfo|URL WebContent|
publication|PublicationEvent|
publicationType|Text|
publishedBy|Organization Person|
publishedOn|BroadcastService|
publisher|Organization Person|
publisherImprint|Organization|
publishingPrinciples|CreativeWork URL|
purchaseDate|Date|
purchasePriceLimit|MonetaryAmount|
purchaseType|PurchaseType|
qualifications|Credential Text|
qualifiedExpense|IncentiveQualifiedExpenseType|
quarantineGuidelines|URL WebContent|
query|Text|
quest|Thing|
question|Question|
rangeIncludes|Class|
ratingCount|Integer|
ratingExplanation|Text|
ratingValue|Number Text|
readBy|Person|
readonlyValue|Boolean|
realEstateAgent|RealEstateAgent|
recipe|Recipe|
recipeCategory|Text|
recipeCuisine|Text|
recipeIngredient|ItemList PropertyValue Text|
recipeInstructions|CreativeWork ItemList Text|
recipeYield|QuantitativeValue Text|
recipient|Audience ContactPoint Organization Person|
recognizedBy|Organization|
recognizingAuthority|Organization|
recommendationStrength|Text|
recommendedIntake|RecommendedDoseSchedule|
recordLabel|Organization|
recordedAs|MusicRecording|
recordedAt|Event|
recordedIn|CreativeWork|
recordingOf|MusicComposition|
recourseLoan|Boolean|
recycledContentPercentage|Number|
referee|Person|
referenceQuantity|QuantitativeValue|
referencesOrder|Order|
refundType|RefundTypeEnumeration|
regionDrained|AnatomicalStructure AnatomicalSystem|
regionsAllowed|Place|
relatedAnatomy|AnatomicalStructure AnatomicalSystem|
relatedCondition|MedicalCondition|
relatedDrug|Drug|
relatedLink|URL|
relatedStructure|AnatomicalStructure|
relatedTherapy|MedicalTherapy|
relatedTo|Person|
releaseDate|Date|
releaseNotes|Text URL|
releaseOf|MusicAlbum|
releasedEvent|PublicationEvent|
relevantOccupation|Occupation|
relevantSpecialty|MedicalSpecialty|
remainingAttendeeCapacity|Integer|
renegotiableLoan|Boolean|
repeatCount|Integer|
repeatFrequency|Duration Text|
repetitions|Number QuantitativeValue|
replacee|Thing|
replacer|Thing|
replyToUrl|URL|
reportNumber|Text|
representativeOfPage|Boolean|
requiredCollateral|Text Thing|
requiredGender|Text|
requiredMaxAge|Integer|
requiredMinAge|Integer|
requiredQuantity|Number QuantitativeValue Text|
requirements|Text URL|softwareRequirements
requiresSubscription|Boolean MediaSubscription|
reservationFor|Thing|
reservationId|Text|
reservationStatus|ReservationStatusType|
reservedTicket|Ticket|
responsibilities|Text|
restPeriods|QuantitativeValue Text|
restockingFee|MonetaryAmount Number|
result|Thing|
resultComment|Comment|
resultReview|Review|
returnFees|ReturnFeesEnumeration|
returnLabelSource|ReturnLabelSourceEnumeration|
returnMethod|ReturnMethodEnumeration|
returnPolicyCategory|MerchantReturnEnumeration|
returnPolicyCountry|Country Text|
returnPolicySeasonalOverride|MerchantReturnPolicySeasonalOverride|
returnShippingFeesAmount|MonetaryAmount|
review|Review|
reviewAspect|StructuredValue Text|
reviewBody|Text|
reviewCount|Integer|
reviewRating|Rating|
reviewedBy|Organization Person|
reviews|Review|review
riskFactor|MedicalRiskFactor|
risks|Text|
roleName|Text URL|
roofLoad|QuantitativeValue|
rsvpResponse|RsvpResponseType|
runsTo|Vessel|
runtime|Text|runtimePlatform
runtimePlatform|RuntimePlatform Text|
rxcui|Text|
safetyConsideration|Text|
salaryCurrency|Text|
salaryUponCompletion|MonetaryAmountDistribution|
sameAs|URL|
sampleType|Text|codeSampleType
saturatedFatContent|Mass|
scheduleTimezone|Text|
scheduledPaymentDate|Date|
scheduledTime|Date DateTime|
schemaVersion|Text URL|
schoolClosuresInfo|URL WebContent|
screenCount|Number|
screenshot|ImageObject URL|
sdDatePublished|Date|
sdLicense|CreativeWork URL|
sdPublisher|Organization Person|
season|CreativeWorkSeason URL|containsSeason
seasonNumber|Integer Text|
seasonalOverride|OpeningHoursSpecification|
seasons|CreativeWorkSeason|season
seatNumber|Text|
seatRow|Text|
seatSection|Text|
seatingCapacity|Number QuantitativeValue|
seatingType|QualitativeValue Text|
secondaryPrevention|Drug DrugClass LifestyleModification MedicalTherapy|
securityClearanceRequirement|Text URL|
securityScreening|Text|
seeks|Demand|
seller|Organization Person|
sender|Audience Organization Person|
sensoryRequirement|DefinedTerm Text URL|
sensoryUnit|AnatomicalStructure SuperficialAnatomy|
serialNumber|Text|
seriousAdverseOutcome|MedicalEntity|
serverStatus|GameServerStatus|
servesCuisine|Text|
serviceArea|AdministrativeArea GeoShape Place|areaServed
serviceAudience|Audience|audience
serviceLocation|Place|
serviceOperator|Organization|
serviceOutput|Thing|
servicePhone|ContactPoint|
servicePostalAddress|PostalAddress|
serviceSmsNumber|ContactPoint|
serviceType|GovernmentBenefitsType Text|
serviceUrl|URL|
servingSize|Text|
sha256|Text|
sharedContent|CreativeWork|
shippingConditions|ShippingConditions|
shippingDestination|DefinedRegion|
shippingDetails|OfferShippingDetails|
shippingLabel|Text|
shippingOrigin|DefinedRegion|
shippingRate|MonetaryAmount ShippingRateSettings|
shippingSettingsLink|URL|
sibling|Person|
siblings|Person|sibling
signDetected|MedicalSign|
signOrSymptom|MedicalSignOrSymptom|
significance|Text|
significantLink|URL|
significantLinks|URL|significantLink
size|DefinedTerm QuantitativeValue SizeSpecification Text|
sizeGroup|SizeGroupEnumeration Text|
sizeSystem|SizeSystemEnumeration Text|
skills|DefinedTerm Text|
sku|Text|
slogan|Text|
smiles|Text|
smokingAllowed|Boolean|
sodiumContent|Mass|
softwareAddOn|SoftwareApplication|
softwareHelp|CreativeWork|
softwareRequirements|SoftwareApplication Text URL|
softwareVersion|Text|
source|Thing|
sourceOrganization|Organization|
sourcedFrom|BrainStructure|
spatial|Place|
spatialCoverage|Place|
speakable|SpeakableSpecification URL|
specialCommitments|Text|
specialOpeningHoursSpecification|OpeningHoursSpecification|
specialty|Specialty|
specification|PropertyValue|
speechToTextMarkup|Text|
speed|QuantitativeValue|
spokenByCharacter|Organization Person|
sponsor|Organization Person|
sport|Text URL|
sportsActivityLocation|SportsActivityLocation|
sportsEvent|SportsEvent|
sportsTeam|SportsTeam|
spouse|Person|
stage|MedicalConditionStage|
stageAsNumber|Number|
starRating|Rating|
startDate|Date DateTime|
startOffset|HyperTocEntry Number|
startTime|DateTime Time|
statType|Property Text URL|
status|EventStatusType MedicalStudyStatus Text|
steeringPosition|SteeringPositionValue|
step|CreativeWork HowToSection HowToStep Text|
stepValue|Number|
steps|CreativeWork ItemList Text|step
storageRequirements|Text URL|
streetAddress|Text|
strengthUnit|Text|
strengthValue|Number|
structuralClass|Text|
study|MedicalStudy|
studyDesign|MedicalObservationalStudyDesign|
studyLocation|AdministrativeArea|
studySubject|MedicalEntity|
stupidProperty|QuantitativeValue|
subEvent|Event|
subEvents|Event|subEvent
subOrganization|Organization|
subReservation|Reservation|
subStageSuffix|Text|
subStructure|AnatomicalStructure|
subTest|MedicalTest|
subTrip|Trip|
subjectOf|CreativeWork Event|
substanceOfConcern|ChemicalSubstance DefinedTerm Text URL|
subtitleLanguage|Language Text|
successorOf|ProductModel|
sugarContent|Mass|
suggestedAge|QuantitativeValue|
suggestedAnswer|Answer ItemList|
suggestedGender|GenderType Text|
suggestedMaxAge|Number|
suggestedMeasurement|QuantitativeValue|
suggestedMinAge|Number|
suitableForDiet|Diet RestrictedDiet|
superEvent|Event|
supersededBy|Class Enumeration Property|
supply|HowToSupply Text|
supplyTo|AnatomicalStructure|
supportingData|DataFeed|
surface|Text URL|artworkSurface
syllabusSections|Syllabus|
target|EntryPoint URL|
targetCollection|Thing|
targetDescription|Text|
targetName|Text|
targetPlatform|Text|
targetPopulation|Text|
targetProduct|SoftwareApplication|
targetUrl|URL|
taxID|Text|
taxonRank|PropertyValue Text URL|
taxonomicRange|DefinedTerm Taxon Text URL|
teaches|DefinedTerm Text|
telephone|Text|
temporal|DateTime Text|
temporalCoverage|DateTime Text URL|
termCode|Text|
termDuration|Duration|
termsOfService|Text URL|
termsPerYear|Number|
text|Text|
textValue|Text|
thumbnail|ImageObject|
thumbnailUrl|URL|
tickerSymbol|Text|
ticketNumber|Text|
ticketToken|Text URL|
ticketedSeat|Seat|
timeOfDay|Text|
timeRequired|Duration|
timeToComplete|Duration|
timestamp|DateTime|
tissueSample|Text|
title|Text|
titleEIDR|Text URL|
toLocation|Place|
toRecipient|Audience ContactPoint Organization Person|
tocContinuation|HyperTocEntry|
tocEntry|HyperTocEntry|
tongueWeight|QuantitativeValue|
tool|HowToTool Text|
torque|QuantitativeValue|
totalHistoricalEnrollment|Integer|
totalJobOpenings|Integer|
totalPaymentDue|MonetaryAmount PriceSpecification|
totalPrice|Number PriceSpecification Text|
totalTime|Duration|
tourBookingPage|URL|
touristType|Audience Text|
track|ItemList MusicRecording|
trackingNumber|Text|
trackingUrl|URL|
tracks|MusicRecording|track
trailer|VideoObject|
trailerWeight|QuantitativeValue|
trainName|Text|
trainNumber|Text|
trainingSalary|MonetaryAmountDistribution|
transFatContent|Mass|
transcript|Text|
transitTime|QuantitativeValue ServicePeriod|
transitTimeLabel|Text|
translationOfWork|CreativeWork|
translator|Organization Person|
transmissionMethod|Text|
travelBans|URL WebContent|
trialDesign|MedicalTrialDesign|
tributary|AnatomicalStructure|
tripOrigin|Place|
typeOfBed|BedType Text|
typeOfGood|Product Service|
typicalAgeRange|Text|
typicalCreditsPerTerm|Integer StructuredValue|
typicalTest|MedicalTest|
underName|Organization Person|
unitCode|Text URL|
unitText|Text|
unnamedSourcesPolicy|CreativeWork URL|
unsaturatedFatContent|Mass|
uploadDate|Date DateTime|
upvoteCount|Integer|
url|URL|
urlTemplate|Text|
usNPI|Text|
usageInfo|CreativeWork URL|
usedToDiagnose|MedicalCondition|
userInteractionCount|Integer|
usesDevice|MedicalDevice|
usesHealthPlanIdStandard|Text URL|
utterances|Text|
validFor|Duration|
validForMemberTier|MemberProgramTier|
validFrom|Date DateTime|
validIn|AdministrativeArea|
validThrough|Date DateTime|
validUntil|Date|
value|Boolean Number QualitativeValue StructuredValue Text|
valueAddedTaxIncluded|Boolean|
valueGroup|Text|
valueMaxLength|Number|
valueMinLength|Number|
valueName|Text|
valuePattern|Text|
valueReference|DefinedTerm Enumeration MeasurementTypeEnumeration PropertyValue QualitativeValue QuantitativeValue StructuredValue Text|
valueRequired|Boolean|
variableMeasured|Property PropertyValue StatisticalVariable Text|
variablesMeasured|PropertyValue Text|
variantCover|Text|
variesBy|DefinedTerm PropertyValue Text|
vatID|Text|
vehicleConfiguration|Text|
vehicleEngine|EngineSpecification|
vehicleIdentificationNumber|Text|
vehicleInteriorColor|Text|
vehicleInteriorType|Text|
vehicleModelDate|Date|
vehicleSeatingCapacity|Number QuantitativeValue|
vehicleSpecialUsage|CarUsageType Text|
vehicleTransmission|QualitativeValue Text URL|
vendor|Organization Person|seller
verificationFactCheckingPolicy|CreativeWork URL|
version|Number Text|
video|Clip VideoObject|
videoFormat|Text|
videoFrameSize|Text|
videoQuality|Text|
volumeNumber|Integer Text|
warning|Text URL|
warranty|WarrantyPromise|
warrantyPromise|WarrantyPromise|warranty
warrantyScope|WarrantyScope|
webCheckinTime|DateTime|
webFeed|DataFeed URL|
weight|Mass QuantitativeValue|
weightPercentage|Number|
weightTotal|QuantitativeValue|
wheelbase|QuantitativeValue|
width|Distance QuantitativeValue|
winner|Person|
wordCount|Integer|
workExample|CreativeWork|
workFeatured|CreativeWork|
workHours|Text|
workLocation|ContactPoint Place|
workPerformed|CreativeWork|
workPresented|Movie|
workTranslation|CreativeWork|
workload|Energy QuantitativeValue|
worksFor|Organization|
worstRating|Number Text|
xpath|XPathType|
yearBuilt|Number|
yearlyRevenue|QuantitativeValue|
yearsInOperation|QuantitativeValue|
yield|QuantitativeValue Text|
`;

;// CONCATENATED MODULE: ./lib/engine/tools/schema/vocabulary.js


let tables;
function readTables() {
    const types = new Map();
    for (const [name, parents, properties, members, supersededBy] of rows(TYPE_LINES)) {
        const entry = { parents: words(parents), children: [], properties: words(properties) };
        types.set(name, { ...entry, members: words(members), supersededBy: supersededBy ?? '' });
    }
    for (const [name, { parents }] of types) {
        for (const parent of parents)
            types.get(parent)?.children.push(name);
    }
    const properties = new Map();
    for (const [name, ranges, supersededBy] of rows(PROPERTY_LINES)) {
        properties.set(name, { ranges: words(ranges), supersededBy: supersededBy ?? '' });
    }
    const owners = new Map();
    for (const [type, entry] of types) {
        for (const property of new Set(entry.properties)) {
            const known = owners.get(property);
            if (known)
                known.push(type);
            else
                owners.set(property, [type]);
        }
    }
    const [nearTypes, nearProperties] = [new NearNames(types.keys()), new NearNames(properties.keys())];
    return { types, properties, owners, nearTypes, nearProperties };
}
class Vocabulary {
    #types;
    #properties;
    #tables;
    #accepted = new Map();
    #lineages = new Map();
    #guesses = new Map();
    constructor() {
        tables ??= readTables();
        this.#tables = tables;
        this.#types = tables.types;
        this.#properties = tables.properties;
    }
    hasType(name) {
        return this.#types.has(name);
    }
    hasProperty(name) {
        return this.#properties.has(baseName(name));
    }
    rangesOf(property) {
        return this.#properties.get(property)?.ranges ?? [];
    }
    typeReplacement(name) {
        return this.#types.get(name)?.supersededBy || undefined;
    }
    propertyReplacement(name) {
        return this.#properties.get(baseName(name))?.supersededBy || undefined;
    }
    isA(type, ancestor) {
        return type === ancestor || this.#lineage(type).has(ancestor);
    }
    accepts(type, property) {
        let accepted = this.#accepted.get(type);
        if (!accepted) {
            const lineage = [type, ...this.#lineage(type)];
            accepted = new Set(lineage.flatMap(name => this.#types.get(name)?.properties ?? []));
            this.#accepted.set(type, accepted);
        }
        return accepted.has(baseName(property));
    }
    ownersOf(property) {
        return this.#tables.owners.get(baseName(property)) ?? [];
    }
    membersOf(type) {
        const found = [];
        const pending = [type];
        const seen = new Set(pending);
        for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
            const entry = this.#types.get(name);
            if (!entry)
                continue;
            found.push(...entry.members);
            for (const child of entry.children) {
                if (seen.has(child))
                    continue;
                seen.add(child);
                pending.push(child);
            }
        }
        return found;
    }
    nearestType(name) {
        return this.#tables.nearTypes.nearest(name);
    }
    nearestProperty(name, types) {
        const key = [name, ...types].join(' ');
        if (!this.#guesses.has(key)) {
            const isAccepted = (property) => types.length === 0 || types.some(type => this.accepts(type, property));
            this.#guesses.set(key, this.#tables.nearProperties.nearest(name, isAccepted));
        }
        return this.#guesses.get(key);
    }
    #lineage(type) {
        const known = this.#lineages.get(type);
        if (known)
            return known;
        const found = new Set();
        const pending = [...(this.#types.get(type)?.parents ?? [])];
        for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
            if (found.has(name))
                continue;
            found.add(name);
            pending.push(...(this.#types.get(name)?.parents ?? []));
        }
        this.#lineages.set(type, found);
        return found;
    }
}
function baseName(property) {
    return property.replace(/-(?:input|output)$/, '');
}
function* rows(lines) {
    for (const line of lines.split('\n'))
        if (line !== '')
            yield line.split('|');
}
function words(text) {
    return text ? text.split(' ') : [];
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema-page.js









const schemaPage = (0,per_visit/* perVisit */.V)(async (visit) => new ReadSchemaPage(await (0,shown_page/* shownJudgedPage */.q)(visit)));
class ReadSchemaPage {
    page;
    lookup;
    scopes;
    canonical;
    isHome;
    #text;
    constructor(page) {
        this.page = page;
        this.lookup = new ItemLookup((0,structured_data/* structuredDataOf */.P)(page.document), new Vocabulary());
        this.scopes = scopesOf(this.lookup.data);
        this.canonical = (0,canonical_links/* declaredCanonical */.fk)(page);
        this.isHome = (0,comparable_url/* isHomePage */.fF)(page.url);
    }
    get text() {
        this.#text ??= pageTextOf(this.page.document);
        return this.#text;
    }
}
const UNSURE_UNFILLED = ['not-applicable'];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/shows-article.js


const MAX_CLASSES = 1000;
const OF_AUTHOR = /(?:^|[\s_-])(?:by-?line|author|posted-on|entry-date|post-date|post-meta)(?:$|[\s_-])/i;
function showsArticle(document, url) {
    if ((0,post_pages/* isPostAddress */.Nm)(url) || document.elements('time').length > 0)
        return true;
    const heading = document.elements('h1')[0];
    if (heading && (0,post_pages/* dayBeside */.fU)(document, heading) !== undefined)
        return true;
    return (document
        .withAttribute('rel')
        .some(element => /(?:^|\s)author(?:\s|$)/i.test((0,html_document/* attribute */.lt)(element, 'rel'))) ||
        document
            .withAttribute('class')
            .some(element => OF_AUTHOR.test((0,html_document/* attribute */.lt)(element, 'class').slice(0, MAX_CLASSES))));
}

// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/tools/serp/closed-preview.js
var closed_preview = __webpack_require__(92484);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/unless-kept-out.js



async function unlessKeptOut(visit, { page }, judgement) {
    if (judgement.outcome !== 'fail' || !(0,page_directives/* asksNotToBeIndexed */.ZY)(page.document))
        return judgement;
    if (await (0,closed_preview/* isClosedAsPreview */.$)(visit, page))
        return judgement;
    return (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex, so that no search result shows it');
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/article-data.js












const articleData = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'article-missing': {
            severity: 'notice',
            title: 'An article has no structured data',
            why: 'Google takes headline, date, author and image for results, Discover and News from Article data. Without it they have to be guessed from the page.',
            fix: 'Let the template of posts write JSON-LD of the type BlogPosting, NewsArticle or Article, with headline, datePublished, author and image.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/article',
            example: '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">, without Article data',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgement = await unlessKeptOut(visit, read, judgeArticle(read));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'article-missing': judgement }, UNSURE_UNFILLED) };
    },
});
const DESCRIBED = [
    ...['Article', 'Recipe', 'HowTo', 'Review', 'Event', 'Product', 'Offer', 'JobPosting', 'Course', 'Dataset'],
    ...['VideoObject', 'PodcastEpisode', 'QAPage', 'FAQPage', 'SoftwareApplication', 'Book', 'Movie'],
];
const OTHER_FOLDER = new RegExp(`/(?:${[
    'publications?|papers?|preprints?|publikationen|publicaciones|publicacoes|pubblicazioni',
    'events?|talks?|sessions?|speakers?|people|persons?|teams?|staff|authors?|members?|products?|jobs?|careers?|tags?|categor(?:y|ies)',
    'equipos?|equip(?:e|es|o)|equipa|personas?|miembros?|autor(?:es|en|i)?|ponentes?|eventos?|productos?|membres?|auteurs?|evenements?|produits?',
    'mitglieder|mitarbeiter|personen|referent(?:en|innen)?|veranstaltungen|termine|produkte|squadra|persone|relatori|eventi|prodotti|membri',
    'pessoas|membros|palestrantes|produtos|mensen|medewerkers|sprekers|evenementen|producten|zespol|ludzie|wydarzenia|produkty|medarbetare|ansatte',
].join('|')})/`, 'i');
const ABOUT_SITE = /\/(?:about(?:-(?:us|me))?|contact(?:-us|-me|o|os|e)?|kontakt|u(?:e)?ber-(?:uns|mich)|a-propos|nous-contacter|contactez-nous|qui-sommes-nous|sobre(?:-(?:mi|nos|nosotros))?|quienes-somos|contato|fale-conosco|entre-em-contato|quem-somos|contatti|chi-(?:siamo|sono)|over-(?:ons|mij)|om-(?:oss|os|mig)|yhteystiedot|o-(?:nas|mnie))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
function isAtOtherAddress(url) {
    if (OTHER_FOLDER.test((0,folded_path/* foldedPath */.k)(url)))
        return true;
    return (0,for_users/* isForUsers */.KQ)(url) || (0,legal_notice/* isLegalNotice */.W)(url) || ABOUT_SITE.test((0,folded_path/* foldedPath */.k)(url));
}
const LIST = /\/(?:blogg?s?|blogi|weblog|news|nieuws|nyheter|nyheder|uutiset|neuigkeiten|aktuell(?:es)?|actualites?|actus?|noticias|novidades|notizie|novita|aktualnosci|aktuality|novinky|hirek|stiri|haberler|novosti|posts?|articles?|artikelen|artikler|artiklar|artigos|articulos|articoli|journal|magazine?|stories|insights|press|archives?|page\/\d{1,5})(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const MIN_LISTED = 3;
const MAX_LINKS = 2000;
function judgeArticle({ lookup, page, isHome }) {
    const { document, url } = page;
    if (isHome || isAtOtherAddress(url)) {
        return (0,judging_judgement/* notApplicable */.hH)('a page at this address is no article');
    }
    if (isPageOfWordPress(document))
        return (0,judging_judgement/* notApplicable */.hH)('WordPress has it as a page and not as a post, whatever its plug-ins say in og:type');
    if (LIST.test((0,folded_path/* foldedPath */.k)(url)) || listsPages(document)) {
        return (0,judging_judgement/* notApplicable */.hH)('the page is a list of posts');
    }
    const isDescribed = lookup.data.items.some(item => lookup.isA(item, ...DESCRIBED));
    const published = publishedOf(document, isDescribed || showsArticle(document, url)) ??
        dateOfEntry(document) ??
        postAt(document, url);
    if (!published)
        return (0,judging_judgement/* notApplicable */.hH)('the page does not say that it is an article with a date');
    if (isDescribed)
        return (0,judging_judgement/* pass */.IX)();
    if (lookup.isUnread(...DESCRIBED))
        return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
    const message = `The page says that it is an article (${published.by}), and has no Article data.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(published.element, message));
}
function listsPages(document) {
    const own = new URL(document.url);
    const folder = own.pathname.replace(/(?:\/(?:index\.\w{1,5})?)?$/, '/');
    const below = new Set();
    for (const link of document.elements('a').slice(0, MAX_LINKS)) {
        const to = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        if (to?.host !== own.host || to.pathname === own.pathname)
            continue;
        if (to.pathname.startsWith(folder) && to.pathname.length > folder.length)
            below.add(to.pathname);
        if (below.size >= MIN_LISTED)
            return true;
    }
    return false;
}
function publishedOf(document, isShown) {
    const metas = document.elements('meta');
    const named = (name) => metas.find(meta => ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name'))?.trim().toLowerCase() === name);
    const type = named('og:type');
    const date = named('article:published_time');
    const isArticle = type && /^\s*article\s*$/i.test((0,html_document/* attribute */.lt)(type, 'content') ?? '');
    return isArticle && date && isShown ? { element: date, by: 'og:type, article:published_time' } : undefined;
}
function postAt(document, url) {
    const post = (0,post_pages/* postOf */.ss)(document, url);
    if (!post)
        return undefined;
    const by = post.isInAddress
        ? `its address has a date, "${post.day}"`
        : `its address and the date "${post.day}"`;
    return { element: post.heading, by };
}
const ENTRY = /(?:^|\s)(?:h-entry|hentry)(?:\s|$)/;
const NO_POST = /(?:^|\s)type-page(?:\s|$)/;
const article_data_MAX_CLASSES = 1000;
const PAGE_CLASS = /(?:^|\s)page-id-\d{1,9}(?:\s|$)/;
function isPageOfWordPress({ body }) {
    return PAGE_CLASS.test(((body && (0,html_document/* attribute */.lt)(body, 'class')) ?? '').slice(0, article_data_MAX_CLASSES));
}
function dateOfEntry(document) {
    const entries = document.withAttribute('class').filter(element => {
        const classes = (0,html_document/* attribute */.lt)(element, 'class').slice(0, article_data_MAX_CLASSES);
        return ENTRY.test(classes) && !NO_POST.test(classes);
    });
    const [entry] = entries;
    if (!entry || entries.length > 1)
        return undefined;
    const within = (name) => document.elements(name).filter(element => document.isBelow(element, entry));
    const time = within('time').find(element => (0,html_document/* attribute */.lt)(element, 'datetime') !== undefined);
    return time && within('h1').length === 1 ? { element: time, by: 'h-entry with a <time>' } : undefined;
}

// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/breadcrumbs.js











const breadcrumbs = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'breadcrumb-missing': {
            severity: 'notice',
            title: 'The breadcrumb is not in the structured data',
            why: 'With BreadcrumbList data Google shows the names of the sections in the result, instead of a part of the URL.',
            fix: 'Add BreadcrumbList in JSON-LD with the name and the URL of each link of the breadcrumb. Where the links have itemtype="https://schema.org/ListItem" already, add itemscope and itemtype="https://schema.org/BreadcrumbList" to the list around them.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
            example: '<nav aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/bikes/">Bikes</a> › City bikes</nav>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgement = await unlessKeptOut(visit, read, judgeBreadcrumb(read));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'breadcrumb-missing': judgement }, UNSURE_UNFILLED) };
    },
});
const BREADCRUMB = /bread-?_?crumb|fil-?_? ?d[-_ ’']?ariane|brotkrumen|brødkrumme|migas? de pan|briciole|kruimelpad|хлебные крошки/i;
const LEAST_LINKS = 2;
const MOST_LINKS = 8;
const MAX_NAMES = 500;
const MAX_ELEMENTS = 3000;
function judgeBreadcrumb({ lookup, page, isHome }) {
    if (isHome)
        return (0,judging_judgement/* notApplicable */.hH)('a home page has no breadcrumb');
    const shown = shownBreadcrumb(page);
    if (!shown)
        return (0,judging_judgement/* notApplicable */.hH)('no breadcrumb of two links was found on the page');
    if (lookup.data.items.some(item => lookup.isA(item, 'BreadcrumbList')))
        return (0,judging_judgement/* pass */.IX)();
    if (lookup.isUnread('BreadcrumbList'))
        return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
    const names = shown.links.slice(0, LEAST_LINKS).map(link => `"${(0,text_start/* startOfSeenText */.Mq)(link, 40)}"`);
    const lack = hasLooseEntries(page.document, shown.element)
        ? 'whose entries are ListItem, and the BreadcrumbList around them is missing'
        : 'and has no BreadcrumbList';
    const message = `The page shows a breadcrumb (${names.join(' › ')} …) ${lack}.`;
    return (0,judging_judgement/* fail */.fJ)(page.document.occurrence(shown.element, message));
}
function hasLooseEntries(document, breadcrumb) {
    return document
        .withAttribute('itemtype', 'typeof')
        .filter(element => document.isBelow(element, breadcrumb))
        .some(element => ['itemtype', 'typeof'].some(name => /(?:^|[\s/:])ListItem(?:\s|$)/.test(((0,html_document/* attribute */.lt)(element, name) ?? '').slice(0, MAX_NAMES))));
}
const FEED = /\.(?:xml|rss|atom)$/i;
const SOURCE_FILE = /\.(?:txt|md|rst|adoc|ipynb|qmd|rmd)$/i;
const CODE_HOST = /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$|^(?:git|gitlab|gitea)\./i;
function pageAbove(link, { document, preview }) {
    const to = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
    if (!to || SOURCE_FILE.test(to.pathname) || FEED.test(to.pathname) || CODE_HOST.test(to.hostname))
        return undefined;
    const own = new URL(document.url);
    const here = (0,syntax_preview/* hereOf */.IS)(preview, to) ?? to;
    const page = here.host + (0,page_address/* loosePath */.qv)(here);
    return page === own.host + (0,page_address/* loosePath */.qv)(own) ? undefined : page;
}
function shownBreadcrumb(page) {
    const { document } = page;
    const called = document.elements('nav', 'ol', 'ul', 'div').slice(0, MAX_ELEMENTS).filter(isCalledSo);
    if (called.length === 0)
        return undefined;
    const inside = new Map();
    const isCalled = new Set(called);
    for (const link of document.elements('a')) {
        if (!(0,html_document/* attribute */.lt)(link, 'href')?.trim() || (0,text_start/* startOfSeenText */.Mq)(link, 40) === '')
            continue;
        const element = calledAround(link, isCalled);
        const to = element && pageAbove(link, page);
        if (to === undefined)
            continue;
        const held = inside.get(element) ?? { links: [], pages: new Set() };
        inside.set(element, held);
        held.links.push(link);
        held.pages.add(to);
    }
    for (const [element, { links, pages }] of inside)
        if (pages.size >= LEAST_LINKS && links.length <= MOST_LINKS && isPath(element, pages, document))
            return { element, links };
    return undefined;
}
function isPath(element, pages, document) {
    const { host, pathname } = new URL(document.url);
    const above = [...pages].filter(page => `${host}${pathname}`.startsWith(page.endsWith('/') ? page : `${page}/`));
    if (isInFooter(element))
        return above.length >= LEAST_LINKS;
    return above.length > 0 || BREADCRUMB.test(((0,html_document/* attribute */.lt)(element, 'aria-label') ?? '').slice(0, MAX_NAMES));
}
function isInFooter(element) {
    for (let at = element; at; at = (0,html_document/* parentOf */.gN)(at))
        if ((0,regions/* isCalledFooter */.FV)(at))
            return true;
    return false;
}
function isCalledSo(element) {
    return ['aria-label', 'class', 'id'].some(name => BREADCRUMB.test(((0,html_document/* attribute */.lt)(element, name) ?? '').slice(0, MAX_NAMES)));
}
const MAX_STEPS_UP = 6;
function calledAround(link, called) {
    let found;
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        if (called.has(at))
            found = at;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/own-business.js

const STATED = ['telephone', 'address', 'openingHours', 'openingHoursSpecification'];
function ownBusiness({ lookup, scopes, page, canonical, isHome }) {
    const items = new Set([...scopes].flatMap(([item, scope]) => scope === 'page' && item.syntax === 'json-ld' && lookup.isA(item, 'Organization')
        ? [lookup.data.whole(item)]
        : []));
    const [item, ...others] = [...items].filter(one => STATED.some(property => lookup.has(one, property)));
    if (item === undefined || others.length > 0)
        return undefined;
    const hosts = [page.url, canonical?.href, page.preview?.origin].flatMap(url => url === undefined ? [] : [(0,syntax_preview/* bareHost */.n0)(new URL(url).host)]);
    const isOwn = lookup.texts(item, 'url').some(({ text }) => {
        const url = URL.parse(text.trim());
        return url?.pathname === '/' && hosts.includes((0,syntax_preview/* bareHost */.n0)(url.host));
    });
    return isHome || isOwn ? item : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/business-facts.js





const businessFacts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const business = factsOf(await schemaPage(visit));
        return { judgements: {}, ...(business && { facts: { business } }) };
    },
});
const OWN = ['name', 'telephone', 'email', 'priceRange'];
const OF_ADDRESS = ['streetAddress', 'postalCode', 'addressLocality'];
const MAX_VALUE = 200;
function factsOf(read) {
    try {
        const item = ownBusiness(read);
        if (!item)
            return undefined;
        const { lookup } = read;
        const facts = {};
        for (const property of OWN) {
            const [text, ...others] = lookup.texts(item, property);
            if (text && others.length === 0)
                facts[property] = (0,cut/* cutEnd */.ym)(text.text.trim(), MAX_VALUE);
        }
        const [address, ...more] = lookup.items(item, 'address');
        for (const property of address && more.length === 0 ? OF_ADDRESS : []) {
            const [text, ...others] = lookup.texts(address, property);
            if (text && others.length === 0)
                facts[property] = (0,cut/* cutEnd */.ym)(text.text.trim(), MAX_VALUE);
        }
        return facts;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/engine/syntax/written-days.js
var written_days = __webpack_require__(72683);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/event-site.js



const SPEAKERS = /[/#](?:speakers?|call-for-(?:papers|speakers|proposals)|cfp|redner(?:innen)?|referent(?:en|innen)|intervenants|conf[eé]renciers|ponentes|conferenciantes|palestrantes|oradores|relatori|sprekers|prelegenci|p[rř]edn[aá][sš]ej[ií]c[ií]|prednaselici|[rř]e[cč]n[ií]ci|talare|foredragsholdere|talere|puhujat|el[oő]ad[oó]k)(?:\.\w{1,5})?\/?$/i;
const PROGRAM = /[/#](?:agenda|schedule|program(?:m|me|ma|a)?|programm?e|ohjelma|tickets?|karten|billetterie|billets|entradas|ingressos|biglietti|bilety|vstupenky|biljetter|billetter|liput|jegyek|venue|sponsors?)(?:\.\w{1,5})?\/?$/i;
const event_site_MAX_LINKS = 500;
const MAX_ADDRESS = 200;
function isOfEvent(document) {
    const addresses = document
        .elements('a')
        .slice(0, event_site_MAX_LINKS)
        .map(link => ((0,html_document/* attribute */.lt)(link, 'href') ?? '').slice(0, MAX_ADDRESS));
    if ([SPEAKERS, PROGRAM].every(name => addresses.some(address => name.test(address))))
        return true;
    return isDated(document) || (isCalledEvent(document) && (isMarkedUp(document) || hasSpan(document)));
}
function isDated(document) {
    const [title] = document.elements('title');
    return title !== undefined && (0,written_days/* writtenDays */.rq)((0,text_start/* startOfSeenText */.Mq)(title, MAX_NAME)).length > 0;
}
const EVENT = /(?<![\p{L}-])(?:conference|conférence|konferenz|conferencia|conferenza|conferência|conferentie|konferencja|konference|konferens|congress|kongress|congrès|congreso|congresso|congres|symposium|convention|summit|tagung|festival|hackathon|barcamp)(?![\p{L}-])(?! (?:cent(?:er|re)|hotel|venue|hall|room|house|facilit|service|organi|interpret))/iu;
const MAX_NAME = 300;
function isCalledEvent(document) {
    const names = [...document.elements('title').slice(0, 1), ...document.elements('h1').slice(0, 1)];
    return names.some(name => EVENT.test((0,text_start/* startOfSeenText */.Mq)(name, MAX_NAME)));
}
const MICROFORMAT = /(?:^|\s)(?:vevent|h-event)(?:\s|$)/;
const event_site_MAX_CLASSES = 500;
function isMarkedUp(document) {
    const events = document
        .withAttribute('class')
        .filter(element => MICROFORMAT.test((0,html_document/* attribute */.lt)(element, 'class').slice(0, event_site_MAX_CLASSES)));
    return events.length === 1;
}
const MAX_SPAN = 14;
const DAY = 24 * 60 * 60 * 1000;
const MAX_TIMES = 100;
function hasSpan(document) {
    const firsts = new Map();
    const spans = new Set();
    for (const time of document.elements('time').slice(0, MAX_TIMES)) {
        const parent = (0,html_document/* parentOf */.gN)(time);
        const day = Date.parse(/^\s*\d{4}-\d{2}-\d{2}/.exec((0,html_document/* attribute */.lt)(time, 'datetime') ?? '')?.[0] ?? '');
        if (!parent || Number.isNaN(day))
            continue;
        const first = firsts.get(parent);
        if (first === undefined)
            firsts.set(parent, day);
        else if (day > first && day - first <= MAX_SPAN * DAY)
            spans.add(parent);
    }
    return spans.size === 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/private-site.js


const MAX_HEADINGS = 20;
const MAX_TEXT = 300;
const OF_PERSON = /(?<!\p{L})(?:portfolio|curriculum(?: vitae)?|cv|r[ée]sum[ée]|lebenslauf|hoja de vida|currículum|personal (?:web ?)?(?:site|page)|homepage of|(?:software|web|front-?end|back-?end|full-?stack|game|mobile) (?:developer|engineer)|développeu(?:r|se)|desarrollador|desarrolladora|desenvolvedora?|entwickler(?:in)?|ph\.?d\.? (?:student|candidate)|doktorand(?:in)?|(?:assistant |associate )?professor of)(?!\p{L})/iu;
const OF_COUPLE = /save the date|getting married|our wedding|wir heiraten|unsere hochzeit|nous nous marions|notre mariage|nos casamos|nuestra boda|ci sposiamo|il nostro matrimonio|vamos (?:nos )?casar|o nosso casamento|pobieramy się|bereme se|gaan trouwen|evleniyoruz/iu;
function isPrivate(document) {
    const descriptions = document
        .elements('meta')
        .filter(meta => (0,html_document/* attribute */.lt)(meta, 'name')?.trim().toLowerCase() === 'description')
        .map(meta => ((0,html_document/* attribute */.lt)(meta, 'content') ?? '').slice(0, MAX_TEXT));
    const headings = document
        .elements('title', 'h1', 'h2')
        .slice(0, MAX_HEADINGS)
        .map(element => ({ element, text: (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT) }));
    const names = headings.filter(({ element }) => element.tagName !== 'h2').map(({ text }) => text);
    return ([...names, ...descriptions].some(text => OF_PERSON.test(text)) ||
        headings.some(({ text }) => OF_COUPLE.test(text)));
}

// EXTERNAL MODULE: ./lib/engine/page/text/phone-numbers.js
var phone_numbers = __webpack_require__(47617);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/shown-town.js



const LANGUAGES = /^(?:de|fr|it|es|ca|pt|nl|cs|sk|pl|sv|da|nb|no|fi|hu|sl|hr|ro)\b/i;
const CODE = String.raw `(\d{3} ?\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|[1-9]\d{3}(?: [A-Z]{2})?)`;
const WORD = String.raw `\p{Lu}\p{Ll}[\p{L}’'.-]{1,20}`;
const NEXT_LINE = 'Tel|Fax|Mobil|Handy|Phone|E-?Mail|Mail|Web|Kontakt|Contact|Öffnungs|Geöffnet|Sprech|Anfahrt|Horaires|Ouvert|Orari|Aperto|Horario|Abierto|Horário|Opening|Open|Åbnings|Åpnings|Öppet|Avoinna|Puh|Godziny|Otev|Otvá|Nyitva|Program|Radno';
const ANY_TOWN = /^(?:(?:muster|beispiel)(?:stadt|ort|hausen|dorf)|stadt|ort|ville|votre ville|ciudad|tu ciudad|città|cidade|sua cidade|stad|plaats|miasto|město|város|by|kaupunki|city|town|your city)$/i;
const TOWN = `(${WORD}(?: (?:(?:am|an der|im|in|bei|sur|la|le|del?|di|do|da|nad|pod) )?(?!${NEXT_LINE})${WORD})?)`;
const ADDRESS = new RegExp([
    String.raw `\p{L}{3}[\p{L}.]{0,20} \d{1,4}(?:[/-]\d{1,4})?[a-z]? ?[,·|–-]? ${CODE} ${TOWN}`,
    String.raw `\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|route|allée|impasse|quai|cours|square) [\p{L}’'. -]{3,40},? ${CODE} ${TOWN}`,
].join('|'), 'u');
const TOWNS = new RegExp(String.raw `(?<![\d-])${CODE} ${WORD}`, 'gu');
const shown_town_MAX_ELEMENTS = 3000;
const shown_town_MAX_TEXT = 200;
const HOLDERS = ['p', 'li', 'address', 'td', 'dd', 'div', 'span', 'a'];
const MAX_BEHIND = 60;
const SENTENCE_END = /(?<!\bS(?:an)?k?t)\.\s/u;
function endingName(found, texts) {
    const [name = ''] = found.split(SENTENCE_END);
    const first = name.split(' ')[0];
    const ends = (one) => texts.some(text => {
        const at = text.lastIndexOf(one);
        return at >= 0 && /^(?:$|[\s]*[.,;|·•()\-–—])/u.test(text.slice(at + one.length));
    });
    return [name, first].find(one => one.length > 1 && ends(one));
}
function shownTown(document) {
    const language = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')) ?? '';
    const towns = new Map();
    let isCalled = document.elements('a').some(link => /^\s*tel:/i.test((0,html_document/* attribute */.lt)(link, 'href') ?? ''));
    let seen = 0;
    for (const element of document.elements(...HOLDERS)) {
        if (++seen > shown_town_MAX_ELEMENTS)
            break;
        const text = (0,text_start/* startOfSeenText */.Mq)(element, shown_town_MAX_TEXT);
        isCalled ||= (0,phone_numbers/* labelledNumbers */._u)(text).length > 0;
        const match = ADDRESS.exec(text);
        if (!match)
            continue;
        if (new Set(text.match(TOWNS)).size > 1)
            return undefined;
        const [, code, town, otherCode, otherTown] = match;
        const name = endingName((town ?? otherTown), (0,text_start/* startOfTexts */.W$)(element, shown_town_MAX_TEXT));
        if (name === undefined || ANY_TOWN.test(name))
            continue;
        const end = match.index + match[0].length;
        towns.set((code ?? otherCode).replace(/\s/g, ''), {
            name,
            behind: text.slice(end, end + MAX_BEHIND),
        });
    }
    const [town] = towns.values();
    const isKnown = language === '' || LANGUAGES.test(language) || /^en\b/i.test(language);
    return towns.size === 1 && isCalled && isKnown ? town : undefined;
}

// EXTERNAL MODULE: ./lib/engine/tools/schema/town-site.js
var town_site = __webpack_require__(33244);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/business-town.js











const businessTown = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'town-unnamed': {
            severity: 'notice',
            title: 'Neither title, description nor H1 of the home page names the town of the business',
            why: 'People search for a trade with a town, such as "dentist Leeds". A result that does not name the town is found and chosen less often.',
            fix: 'Name the town in the title, such as "Kranz Cycles | Bicycle repair in Leeds", and in the description.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '<title>Kranz Cycles | Bicycle repair</title>, with "addressLocality": "Leeds" in the data of the business',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'town-unnamed': judgeTown(read) }, UNSURE_UNFILLED) };
    },
});
const OTHERWISE_CALLED = /^(?:antwerp|athen|basel|belgrad|bern|bruges|brugge|bruxelles|brussel|bucures|den haag|dublin|edinburg|firenze|frankfurt|geneve|genf|genova|gent|goteborg|graz|hannover|helsinki|kobenhavn|koln|krakow|leuven|lisboa|london|luzern|lyon|marseille|milano|moskva|munchen|napoli|nurnberg|padova|paris|praha|roma|s gravenhage|salzburg|sevilla|strasbourg|torino|turin|venezia|warszawa|wien|wroclaw|zurich)/;
const EVERYWHERE = /\b(?:nation-?wide|country-?wide|world-?wide|across the (?:uk|country|us)|all over (?:the )?(?:uk|country|world|europe))\b|(?:bundes|deutschland|österreich|schweiz|europa|welt)weit|ganz (?:deutschland|österreich|europa)|der ganzen schweiz|toute la france|partout en france|dans toute l['’]europe|toda españa|todo el (?:país|mundo)|todo (?:o )?brasil|todo o (?:país|mundo)|tutta italia|tutto il (?:mondo|paese)|heel (?:nederland|belgië|europa)|hele (?:landet|norge|danmark|verden)|hela (?:landet|sverige|världen)|koko (?:suome|maa)|całej polsce|całej europie|całym (?:kraju|świecie)|cel(?:é|ou) (?:čr|česk)|celého (?:česk|slovensk)|celom slovensku|egész ország|országszerte|toată (?:țara|românia)|всей (?:россии|стране)|всій україні|全国|日本全国|전국/iu;
const MIN_LETTERS = 4;
const ENDING = 2;
const business_town_MAX_TEXT = 500;
const DESCRIPTIONS = /^(?:description|og:title|og:description)$/i;
function judgeTown({ lookup, page, isHome, text }) {
    if (!isHome)
        return (0,judging_judgement/* notApplicable */.hH)('this is judged on the home page');
    const { document } = page;
    if (isPrivate(document) || isOfEvent(document) || (0,town_site/* isOfTown */.I)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the site is that of a person, an event or a town');
    const isStated = lookup.data.items.some(item => lookup.isA(item, 'LocalBusiness'));
    const shown = isStated ? undefined : shownTown(document);
    if (servesCountry(lookup))
        return (0,judging_judgement/* notApplicable */.hH)('the business serves a whole country');
    const town = isStated
        ? onlyTown(lookup)
        : shown && { name: shown.name, around: [shown.behind] };
    if (!town)
        return (0,judging_judgement/* notApplicable */.hH)('neither data nor page give one local business with one address');
    const plain = plainName(town.name);
    const words = plain.split(' ').filter(word => word.length >= MIN_LETTERS);
    if (words.length === 0 || OTHERWISE_CALLED.test(plain))
        return (0,judging_judgement/* notApplicable */.hH)('the town may be called otherwise');
    if (!plainName(text.text).includes(plain))
        return (0,judging_judgement/* notApplicable */.hH)('the page writes its town otherwise');
    if (EVERYWHERE.test(text.text))
        return (0,judging_judgement/* notApplicable */.hH)('the business serves a whole country');
    if (isAboutOther(document, plain) || servesNamedPlace(document, text.text))
        return (0,judging_judgement/* notApplicable */.hH)('the page says that it is about another place');
    const told = plainName(headTexts(page.document).join(' '));
    const places = [...words, ...town.around.flatMap(name => plainName(name).split(' '))];
    const isNamed = places.some(word => word.length >= MIN_LETTERS &&
        told.includes(word.slice(0, Math.max(MIN_LETTERS, word.length - ENDING)))) || town.districts?.some(name => name.length >= MIN_LETTERS && ` ${told} `.includes(` ${name} `));
    if (isNamed)
        return (0,judging_judgement/* pass */.IX)();
    const [title] = page.document.elements('title');
    const message = `Neither title, description nor H1 names "${town.name}", where the business is.`;
    return title
        ? (0,judging_judgement/* fail */.fJ)(page.document.occurrence(title, message))
        : (0,judging_judgement/* notApplicable */.hH)('the page has no title, which is reported separately');
}
function isAboutOther(document, town) {
    return document.elements('meta').some(meta => {
        if (((0,html_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase() !== 'geo.placename')
            return false;
        const place = plainName(((0,html_document/* attribute */.lt)(meta, 'content') ?? '').slice(0, business_town_MAX_TEXT));
        return place !== '' && !place.includes(town);
    });
}
const IN_PLACE = /(?<!\p{L})(?:in|i|à|en|em|a|w|we|v|ve|på) \p{Lu}\p{Ll}{3,30}(?!\p{L})/gu;
const MIN_IN_PLACE = 3;
const MAX_PLACES = 20;
function servesNamedPlace(document, text) {
    const [html] = document.elements('html');
    if (/^(?:de|lb)/i.test((html && (0,html_document/* attribute */.lt)(html, 'lang')) ?? ''))
        return false;
    const places = new Set(headTexts(document).flatMap(told => told.match(IN_PLACE) ?? []));
    return [...places].slice(0, MAX_PLACES).some(place => text.split(place).length > MIN_IN_PLACE);
}
const business_town_MAX_NAME = 60;
function servesCountry(lookup) {
    return lookup.data.items
        .filter(item => lookup.isA(item, 'LocalBusiness'))
        .some(item => lookup.texts(item, 'areaServed').some(({ text }) => /^[A-Z]{2}$/.test(text.trim())) ||
        lookup.items(item, 'areaServed').some(area => lookup.isA(area, 'Country')));
}
const DIVIDES = /\s[-–—]\s|[,;/()\n]/;
const MAX_STREET = 200;
const MAX_PARTS = 10;
function districtsOf(street) {
    const [, ...behind] = street.slice(0, MAX_STREET).split(DIVIDES, MAX_PARTS);
    return behind.filter(part => !/\d/.test(part)).map(plainName);
}
function onlyTown(lookup) {
    const businesses = lookup.data.items.filter(item => lookup.isA(item, 'LocalBusiness'));
    const addresses = businesses.flatMap(item => lookup.items(item, 'address'));
    const towns = new Set(addresses.flatMap(address => lookup.text(address, 'addressLocality') ?? []));
    const [name] = towns;
    const isOne = towns.size === 1 && addresses.every(address => lookup.has(address, 'streetAddress'));
    if (name === undefined || !isOne || name.length > business_town_MAX_NAME)
        return undefined;
    const regions = addresses.flatMap(address => lookup.text(address, 'addressRegion') ?? []);
    const served = businesses.flatMap(item => [
        ...lookup.texts(item, 'areaServed').map(({ text }) => text),
        ...lookup.items(item, 'areaServed').flatMap(area => lookup.text(area, 'name') ?? []),
    ]);
    return {
        name,
        around: [...regions, ...served].map(place => place.slice(0, business_town_MAX_NAME)).slice(0, 50),
        districts: addresses
            .slice(0, MAX_PARTS)
            .flatMap(address => districtsOf(lookup.text(address, 'streetAddress') ?? '')),
    };
}
function headTexts(document) {
    const metas = document
        .elements('meta')
        .filter(meta => DESCRIPTIONS.test(((0,html_document/* attribute */.lt)(meta, 'name') ?? (0,html_document/* attribute */.lt)(meta, 'property') ?? '').trim()));
    return [
        ...document.elements('title', 'h1').map(element => (0,text_start/* startOfSeenText */.Mq)(element, business_town_MAX_TEXT)),
        ...metas.map(meta => ((0,html_document/* attribute */.lt)(meta, 'content') ?? '').slice(0, business_town_MAX_TEXT)),
    ];
}
function plainName(text) {
    return comparable(text.normalize('NFD').replace(/\p{M}/gu, ''));
}

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/tools/schema/value-formats.js
var value_formats = __webpack_require__(27916);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/dates.js







const POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies';
const checks = {
    'date-order': {
        severity: 'warning',
        title: 'An end date is before the start date',
        why: 'One of the two dates is wrong. Search engines may ignore both.',
        fix: 'Correct the date that is wrong.',
        help: POLICIES,
        example: '"startDate": "2027-05-02", "endDate": "2027-05-01"',
    },
    'price-expired': {
        severity: 'notice',
        title: 'A price or an offer is past the date that ends it',
        why: 'Google may stop showing the price after this date.',
        fix: 'Update priceValidUntil or validThrough, or remove what is no longer offered.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
        example: '"priceValidUntil": "2020-12-31"',
    },
    'past-event-on-sale': {
        severity: 'notice',
        title: 'An event that is over still has tickets on sale in structured data',
        why: 'Google no longer lists an event that is over, and visitors are sent to tickets that they cannot use.',
        fix: 'Announce the next event with its dates, or set the availability of the old offers to SoldOut.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
        example: '"@type": "Event", "endDate": "2020-05-02", "offers": {"availability": "https://schema.org/InStock"}',
    },
};
const dates = (0,tool_definition/* defineTopic */.RE)({
    checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeDates(lookup), UNSURE_UNFILLED) };
    },
});
const ORDERS = [
    ['startDate', 'endDate'],
    ['datePosted', 'validThrough'],
    ['validFrom', 'validThrough'],
    ['availabilityStarts', 'availabilityEnds'],
    ['datePublished', 'expires'],
    ['uploadDate', 'expires'],
    ['birthDate', 'deathDate'],
    ['foundingDate', 'dissolutionDate'],
];
function judgeDates(lookup) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => tallyDates(tally, lookup, Date.now()), () => ({
        'date-order': tally.judgement('date-order', 'no item has both a start and an end date'),
        'price-expired': tally.judgement('price-expired', 'no offer has a date that ends it'),
        'past-event-on-sale': tally.judgement('past-event-on-sale', 'no event has a date and tickets on sale'),
    }));
}
function tallyDates(tally, lookup, now) {
    for (const item of lookup.data.items) {
        for (const [before, after] of ORDERS) {
            const [first, second] = [lookup.text(item, before), lookup.texts(item, after)[0]];
            const begin = first === undefined ? undefined : (0,value_formats/* spanOf */.ee)(first)?.begin;
            const end = second && (0,value_formats/* spanOf */.ee)(second.text.trim())?.end;
            if (begin === undefined || end === undefined)
                continue;
            if (end >= begin)
                tally.saw('date-order');
            else {
                const message = `${lookup.label(item)}: ${after} ${second.text} is before ${before} ${first}`;
                tally.fault('date-order', () => lookup.data.occurrence(second.place, message));
            }
        }
        tallyEnds(tally, lookup, item, now);
        tallyEvent(tally, lookup, item, now);
    }
}
function tallyEnds(tally, lookup, item, now) {
    const isOffer = lookup.isA(item, 'Offer', 'PriceSpecification');
    for (const property of isOffer ? ['priceValidUntil', 'validThrough'] : ['priceValidUntil']) {
        for (const until of lookup.texts(item, property)) {
            const end = (0,value_formats/* spanOf */.ee)(until.text.trim())?.end;
            if (end === undefined)
                continue;
            (0,input_trace/* holdsUntil */.HK)(end);
            if (end >= now)
                tally.saw('price-expired');
            else
                tally.fault('price-expired', () => lookup.data.occurrence(until.place, `${property} ${until.text} is in the past`));
        }
    }
}
const ON_SALE = new Set([
    'InStock',
    'LimitedAvailability',
    'OnlineOnly',
    'PreOrder',
    'PreSale',
]);
function tallyEvent(tally, lookup, item, now) {
    if (!lookup.isA(item, 'Event') || /Postponed|Cancelled/.test(lookup.member(item, 'eventStatus') ?? ''))
        return;
    const [last] = lookup.texts(item, 'endDate');
    const end = last && (0,value_formats/* spanOf */.ee)(last.text.trim())?.end;
    if (end === undefined)
        return;
    const offers = lookup.items(item, 'offers');
    const all = [...offers, ...offers.flatMap(offer => lookup.items(offer, 'offers'))];
    const onSale = all.find(offer => ON_SALE.has(lookup.member(offer, 'availability') ?? ''));
    if (!onSale)
        return;
    (0,input_trace/* holdsUntil */.HK)(end);
    if (end >= now)
        tally.saw('past-event-on-sale');
    else {
        const message = `${lookup.label(item)} ended on ${last.text}, and its offer is ${lookup.member(onSale, 'availability')}`;
        tally.fault('past-event-on-sale', () => lookup.data.occurrence(last.place, message));
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/json-ld.js







const JSON_LD_SCRIPTS = 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents';
const json_ld_checks = {
    'json-ld-invalid': {
        severity: 'warning',
        title: 'A JSON-LD block cannot be read',
        why: 'Because of the syntax error, search engines ignore the whole block.',
        fix: 'Correct the JSON at the line that is named, or generate it with a JSON library.',
        help: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
        example: '<script type="application/ld+json">{"@type": "Product" "name": "Bike"}</script>',
    },
    'json-ld-not-strict': {
        severity: 'warning',
        title: 'JSON-LD contains something that JSON does not allow',
        why: 'Some parsers accept comments, wrappers and raw line breaks; others ignore the whole block.',
        fix: 'Write JSON without comments, and line breaks and tabs in strings as \\n and \\t.',
        help: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
        example: '{"@type": "Product", /* ours */ "name": "Bike"}',
    },
    'json-ld-key-repeated': {
        severity: 'warning',
        title: 'A JSON-LD object has the same key twice',
        why: 'Parsers only keep the last value; the others are lost silently.',
        fix: 'Put several values into one array.',
        help: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
        example: '{"@type": "Product", "name": "Bike", "name": "Bicycle"}',
    },
    'json-ld-script-type': {
        severity: 'warning',
        title: 'JSON-LD is in a script with the wrong type',
        why: 'Search engines only read scripts with the type application/ld+json.',
        fix: 'Write <script type="application/ld+json">.',
        help: JSON_LD_SCRIPTS,
        example: '<script type="application/json">{"@context": "https://schema.org", "@type": "Product"}</script>',
    },
    'context-missing': {
        severity: 'warning',
        title: 'JSON-LD has no @context',
        why: 'Without @context the names have no meaning, and search engines ignore the data.',
        fix: 'Add "@context": "https://schema.org".',
        help: 'https://www.w3.org/TR/json-ld11/#the-context',
        example: '{"@type": "Product", "name": "Bike"}',
    },
};
const jsonLd = (0,tool_definition/* defineTopic */.RE)({
    checks: json_ld_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeJsonLd(page.document, lookup.data), UNSURE_UNFILLED),
        };
    },
});
const NO_JSON_LD = 'the page has no JSON-LD';
const UNREADABLE = 'none of the JSON-LD can be read';
function judgeJsonLd(document, data) {
    const tally = new fault_list/* Tally */.F();
    tallyBlocks(tally, data);
    tallyScripts(tally, document);
    const none = data.blocks.length > 0 ? UNREADABLE : NO_JSON_LD;
    const readable = data.blocks.some(block => !block.error);
    const inBlock = (name) => readable ? tally.judgement(name, 'the JSON-LD is empty') : (0,judging_judgement/* notApplicable */.hH)(none);
    return {
        'json-ld-invalid': tally.judgement('json-ld-invalid', NO_JSON_LD),
        'json-ld-not-strict': inBlock('json-ld-not-strict'),
        'json-ld-key-repeated': inBlock('json-ld-key-repeated'),
        'json-ld-script-type': tally.judgement('json-ld-script-type', NO_JSON_LD),
        'context-missing': inBlock('context-missing'),
    };
}
function tallyBlocks(tally, data) {
    for (const block of data.blocks) {
        const { script, error, leniencies, text } = block;
        const at = (offset, message) => () => data.occurrence({ element: script, ...(offset !== undefined && { offset }) }, message);
        tally.saw('json-ld-script-type');
        if (text.trim() === '')
            continue;
        if (error) {
            tally.fault('json-ld-invalid', at(error.offset, sentence(error.message)));
            continue;
        }
        for (const name of ['json-ld-invalid', 'json-ld-not-strict', 'json-ld-key-repeated']) {
            tally.saw(name);
        }
        for (const { what, offset } of leniencies)
            tally.fault('json-ld-not-strict', at(offset, `JSON does not allow ${what}`));
        for (const { key, offset } of block.repeatedKeys) {
            tally.fault('json-ld-key-repeated', at(offset, `"${key}" is set again here, so its earlier value is lost`));
        }
        if (block.roots.length > 0)
            tally.saw('context-missing');
        const bare = block.withoutContext;
        if (bare) {
            tally.fault('context-missing', at(bare.offset, 'Neither this object nor one around it has @context'));
        }
    }
}
function sentence(message) {
    return message.charAt(0).toUpperCase() + message.slice(1);
}
const SCRIPT_START = 500;
const PUT_ASIDE = /^\s*(?:x-application\/ld\+json|application\/(?:x-ld\+json|ld\+json[-_.]\w))/i;
function tallyScripts(tally, document) {
    for (const script of document.elements('script')) {
        if ((0,json_ld/* isJsonLd */.H)(script) || (0,html_document/* attribute */.lt)(script, 'src') !== undefined)
            continue;
        const type = (0,html_document/* attribute */.lt)(script, 'type');
        if (type !== undefined && PUT_ASIDE.test(type))
            continue;
        const start = (0,html_document/* textOf */.b6)(script).slice(0, SCRIPT_START).trimStart();
        if (!/^[[{]/.test(start) || !/"@context"\s*:\s*"https?:\/\/(?:www\.)?schema\.org/i.test(start))
            continue;
        const message = type === undefined ? 'The script has no type attribute' : `The script has type="${type}"`;
        tally.fault('json-ld-script-type', () => document.occurrence(script, message));
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/empty-json-ld.js








const emptyJsonLd = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'json-ld-empty': {
            severity: 'notice',
            title: 'A JSON-LD block is empty',
            why: 'The page was meant to have structured data here, but has none.',
            fix: 'Fill the block or remove it.',
            help: JSON_LD_SCRIPTS,
            example: '<script type="application/ld+json">[]</script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgements = { 'json-ld-empty': await judgeBlocks(visit, read) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgements, UNSURE_UNFILLED) };
    },
});
async function judgeBlocks(visit, { lookup }) {
    const { data } = lookup;
    if (data.blocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no JSON-LD');
    const tally = new fault_list/* Tally */.F();
    const code = data.blocks.some(isEmpty) ? await (0,own_scripts/* ownCode */.m)(visit) : undefined;
    for (const block of data.blocks) {
        if (block.roots.length > 0 || (code && isEmpty(block) && mayFill(code, block)))
            tally.saw('json-ld-empty');
        else if (isEmpty(block)) {
            const { script: element, start, text } = block;
            const place = text.trim() === '' ? { element } : { element, offset: start };
            const message = text.trim() === '' ? 'The script is empty' : 'The block contains no item';
            tally.fault('json-ld-empty', () => data.occurrence(place, message));
        }
    }
    return tally.judgement('json-ld-empty', 'none of the JSON-LD can be read');
}
function isEmpty({ text, error, roots }) {
    return text.trim() === '' || (error === undefined && roots.length === 0);
}
const FINDS_BY_TYPE = /querySelector(?:All)?\s*\([^()\n]{0,80}ld\+json/;
function mayFill({ texts, isWhole }, { script, text: block }) {
    if (!/^[\s{}[\]]*$/.test(block))
        return false;
    if (texts.some(text => FINDS_BY_TYPE.test(text)))
        return true;
    const id = ((0,html_document/* attribute */.lt)(script, 'id') ?? '').trim();
    return id !== '' && (!isWhole || texts.some(text => text.includes(id)));
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/event-data.js












const eventData = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'event-missing': {
            severity: 'notice',
            title: 'An event with a date and tickets has no structured data',
            why: 'Google lists events in results and in Maps with date, place and tickets, and takes them only from Event data.',
            fix: 'Add JSON-LD of the type Event, with name, startDate, endDate, location, image and offers.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
            example: '<h1>Spring fair</h1><p>March 3, 2027</p><a href="/tickets">Tickets</a>, without Event data',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgement = await unlessKeptOut(visit, read, judgeEvent(read, (0,exchange/* clockOf */.ie)(read.page.response)));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'event-missing': judgement }, UNSURE_UNFILLED) };
    },
});
const EVENT_FOLDER = /\/(?:events?|veranstaltung(?:en)?|termine?|[eé]v[eé]nements?|eventos?|evenementen|wydarzeni[ae]|akce|evenemang)\/(?!page|category|tag)[^/]{4,200}\/?$/i;
const TICKETS = /^(?:buy |get |book |order )?(?:your )?(?:tickets?|registration)(?: (?:now|here|kaufen|sichern|buchen))?$|^(?:register|rsvp|sign up|book)(?: (?:now|here|for .{1,30}|your (?:seat|place|spot)))?$|^(?:jetzt )?(?:anmelden|anmeldung|zur anmeldung)$|^(?:réserver|réservation|billetterie|s['’]inscrire|inscriptions?)$|^(?:entradas|comprar entradas|inscr[ií]bete|reg[ií]strate|biglietti|prenota|iscriviti|ingressos|inscreva-se|bilety|kup bilet|zarejestruj się|(?:koupit |kúpiť )?vstupenky|biljetter|boka)$/i;
const TICKET_HOST = /(?:^|\.)(?:eventbrite\.[a-z.]{2,6}|ti\.to|tito\.io|pretix\.eu|ticketmaster\.[a-z.]{2,6}|eventim\.[a-z]{2,3}|dice\.fm|lu\.ma|weezevent\.com|helloasso\.com|billetweb\.fr|ticketea\.com|sympla\.com\.br|eventzilla\.net|universe\.com|konfhub\.com|humanitix\.com|townscript\.com|hopin\.com|yurplan\.com)$/i;
const event_data_MAX_LINKS = 500;
const event_data_MAX_NAME = 60;
const MAX_START = 5000;
function judgeEvent({ lookup, page, isHome }, now) {
    const { document, url } = page;
    const isOne = isHome ? isOfEvent(document) : EVENT_FOLDER.test(new URL(url).pathname);
    if (!isOne)
        return (0,judging_judgement/* notApplicable */.hH)('nothing says that the page is that of one event');
    if (lookup.data.items.some(item => lookup.isA(item, 'Event')))
        return (0,judging_judgement/* pass */.IX)();
    if (lookup.isUnread('Event'))
        return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
    const tickets = ticketLink(document);
    const day = tickets && comingDay(document, now);
    if (!day)
        return (0,judging_judgement/* notApplicable */.hH)('the page does not show both a day to come and a way to tickets');
    (0,input_trace/* holdsUntil */.HK)(day.end, now);
    const message = `The page shows an event on ${day.text} with a link to "${(0,text_start/* startOfSeenText */.Mq)(tickets, event_data_MAX_NAME)}", and has no Event data.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(tickets, message));
}
function ticketLink(document) {
    return document
        .elements('a')
        .slice(0, event_data_MAX_LINKS)
        .find(link => {
        const target = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        if (!target)
            return false;
        return (TICKET_HOST.test(target.hostname) ||
            TICKETS.test((0,text_start/* startOfSeenText */.Mq)(link, event_data_MAX_NAME).replace(/[\s!.…→»>]+$/, '')));
    });
}
function comingDay({ body }, now) {
    const days = body ? (0,written_days/* writtenDays */.rq)((0,text_start/* startOfSeenText */.Mq)(body, MAX_START)) : [];
    return days.find(day => day.end >= now);
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/event-end.js

const GRACE_MS = 3 * 24 * 60 * 60 * 1000;
function endOfEvent(item, lookup) {
    const isOpen = /Postponed|Cancelled|Rescheduled/.test(lookup.member(item, 'eventStatus') ?? '') ||
        lookup.items(item, 'eventSchedule').length > 0;
    const text = lookup.text(item, 'endDate') ?? lookup.text(item, 'startDate');
    return { text, end: isOpen || text === undefined ? undefined : (0,value_formats/* spanOf */.ee)(text.trim())?.end };
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/event-over.js








const eventOver = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'event-over': {
            severity: 'warning',
            title: 'The page asks people to register for an event that is over',
            why: 'Visitors fill in a form or want a ticket for nothing, and Google no longer lists the event.',
            fix: 'Announce the next event with its dates, or say that this one is over and remove the link.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
            example: '"@type": "Event", "endDate": "2020-05-02", and <a href="/form">Register now</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgement = judgeOver(read, (0,exchange/* clockOf */.ie)(read.page.response));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'event-over': judgement }, UNSURE_UNFILLED) };
    },
});
const REGISTER = /^(?:register|sign up|rsvp|enroll?) (?:now|today|here|for (?!.{0,40}(?:account|membership|news|updates|trial|demo)).{1,40})$|^(?:buy|get|book|order) (?:your )?tickets?(?: now| here)?$|^(?:jetzt |hier )(?:anmelden|tickets? (?:kaufen|sichern))$|^(?:tickets? (?:kaufen|sichern|buchen))$|^(?:je )?m['’]inscri(?:re|s)$|^(?:s['’]inscrire|inscrivez-vous|réserver (?:ma|sa|une) place|acheter (?:un|mon) billet)(?: maintenant)?$|^(?:comprar entradas|inscríbete|regístrate)(?: ahora| ya| aquí)?$|^(?:iscriviti|acquista (?:i )?bigliett[io])(?: ora| subito)?$|^(?:koop tickets?|schrijf je in)(?: nu)?$|^kup bilet$|^zapisz się$|^inscreva-se(?: já| agora)?$|^köp biljett(?:er)?$/i;
const SAYS_OVER = /(?<!\p{L})(?:is over|has (?:ended|passed|concluded|finished)|took place|sold out|registration (?:is )?closed|recap|thank you (?:all )?for (?:coming|attending|joining)|see you (?:next|in 20\d\d)|past event|ist vorbei|abgelaufen|hat stattgefunden|ausverkauft|anmeldung geschlossen|rückblick|est terminée?|a eu lieu|complet|ha terminado|agotad|finalizad|è terminat|si è svolt|esaurit|is voorbij|uitverkocht|zakończon|esgotad)/iu;
const event_over_MAX_LINKS = 500;
const event_over_MAX_NAME = 60;
const MAX_PAGE = 100_000;
const OF_A_YEAR = /(?:^|[^\d])(?:19|20)\d\d(?:$|[^\d])/;
function judgeOver({ lookup, page }, now) {
    const { document, url } = page;
    const events = lookup.data.items.filter(item => lookup.isA(item, 'Event') && !lookup.isA(item, 'CourseInstance'));
    const ends = events.map(item => ({ item, ...endOfEvent(item, lookup) }));
    const isDated = ends.length > 0 && ends.every(({ end }) => end !== undefined);
    if (!isDated)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no data of an event with a date');
    const last = ends.reduce((latest, one) => (one.end > latest.end ? one : latest));
    (0,input_trace/* holdsUntil */.HK)(last.end + GRACE_MS, now);
    if (last.end + GRACE_MS >= now)
        return (0,judging_judgement/* pass */.IX)();
    if (OF_A_YEAR.test(new URL(url).pathname))
        return (0,judging_judgement/* notApplicable */.hH)('the page is of a past year by its URL');
    const link = document
        .elements('a')
        .slice(0, event_over_MAX_LINKS)
        .find(one => REGISTER.test((0,text_start/* startOfSeenText */.Mq)(one, event_over_MAX_NAME).replace(/[\s!.…→»>]+$/, '')));
    if (!link || (document.body && SAYS_OVER.test((0,text_start/* startOfSeenText */.Mq)(document.body, MAX_PAGE))))
        return (0,judging_judgement/* pass */.IX)();
    const message = `"${(0,text_start/* startOfSeenText */.Mq)(link, event_over_MAX_NAME)}", but ${lookup.label(last.item)} ended on ${last.text}.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(link, message));
}

// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
// EXTERNAL MODULE: ./lib/engine/tools/serp/title-parts.js
var title_parts = __webpack_require__(41800);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/event-year.js











const eventYear = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'event-year-differs': {
            severity: 'warning',
            title: 'The data of an event has dates of another year than its name',
            why: 'The dates are those of another edition. Google takes the event for one that is over, and does not list it.',
            fix: 'Write the dates of this edition into startDate and endDate, or correct the name.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/event#start-date',
            example: '"@type": "Event", "name": "BikeCon 2027", "startDate": "2026-05-02" on bikecon.example',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'event-year-differs': judgeYears(read) }, UNSURE_UNFILLED),
        };
    },
});
const MAX_EVENTS = 20;
const event_year_MAX_NAME = 120;
const event_year_MAX_TEXT = 20_000;
const MIN_NAME = 4;
const MAX_YEARS = 3;
const YEAR = /(?<![\p{L}\d/–-])20\d\d(?![\p{L}\d]|\s?[/–-]\s?\d)/gu;
function judgeYears({ lookup, page }) {
    const events = lookup.data.items
        .filter(item => lookup.isA(item, 'Event') && !lookup.isA(item, 'CourseInstance'))
        .slice(0, MAX_EVENTS);
    const names = new Set(events.map(item => lookup.text(item, 'name')));
    const [first] = names.size === 1 ? events : [];
    const event = first && datedEvent(first, lookup);
    if (!event)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no data of one event with a year in its name and a date');
    const { item, name, year, start } = event;
    const years = events.flatMap(one => yearsOf(one, lookup));
    const isOther = years.every(one => one !== year && Math.abs(one - year) <= MAX_YEARS);
    if (!isOther || !saysYear(page.document, year))
        return (0,judging_judgement/* pass */.IX)();
    const day = sameDayIn(year, start, page.document, years);
    if (day === undefined && !(isEditionOf(name, page) && years.every(one => one < year)))
        return (0,judging_judgement/* pass */.IX)();
    const message = `${lookup.label(item)} has the startDate ${(0,quoted/* quoted */.T)(start)}, but ${day === undefined ? `the page is of ${year}` : `the page says ${(0,quoted/* quoted */.T)(day)}`}.`;
    const at = lookup.texts(item, 'startDate')[0]?.place ?? item.place;
    return (0,judging_judgement/* fail */.fJ)(lookup.data.occurrence(at, message));
}
function datedEvent(item, lookup) {
    const name = lookup.text(item, 'name')?.slice(0, event_year_MAX_NAME);
    const start = lookup.text(item, 'startDate')?.trim().slice(0, event_year_MAX_NAME);
    const found = new Set(name?.match(YEAR));
    const [year] = found;
    const isOpen = endOfEvent(item, lookup).end === undefined || lookup.has(item, 'previousStartDate');
    if (name === undefined || start === undefined || year === undefined || found.size > 1 || isOpen)
        return undefined;
    return { item, name, year: Number(year), start };
}
function yearsOf(item, lookup) {
    return ['startDate', 'endDate'].flatMap(property => {
        const year = /^\s*(\d{4})/.exec(lookup.text(item, property) ?? '')?.[1];
        return year === undefined ? [] : [Number(year)];
    });
}
function saysYear(document, year) {
    const texts = [...document.elements('title').slice(0, 1), ...document.elements('h1').slice(0, 1)];
    const said = new Set(texts.flatMap(text => (0,text_start/* startOfSeenText */.Mq)(text, event_year_MAX_NAME).match(YEAR) ?? []));
    return said.size === 1 && said.has(String(year));
}
const MAX_SHIFT_MS = 20 * value_formats/* DAY_MS */.sO;
function sameDayIn(year, start, { body }, others) {
    const text = body ? (0,text_start/* startOfSeenText */.Mq)(body, event_year_MAX_TEXT) : '';
    const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(start) ?? [];
    if (day === undefined || others.some(other => text.includes(String(other))))
        return undefined;
    const wanted = Date.UTC(year, Number(month) - 1, Number(day));
    return (0,written_days/* writtenDays */.rq)(text).find(({ end }) => Math.abs(end - wanted) <= MAX_SHIFT_MS)?.text;
}
function isEditionOf(name, { url, preview }) {
    const bare = (0,title_parts/* squashed */.Pz)(name.replace(YEAR, ''));
    return (bare.length >= MIN_NAME &&
        [url, ...(0,syntax_preview/* productionOrigins */.jL)(preview)].some(address => new URL(address).hostname.split('.').some(label => label.replaceAll('-', '') === bare)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/expected-forms.js
const CURRENCIES = new Set(['priceCurrency', 'currency', 'salaryCurrency']);
const PRICES = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice']);
const GTINS = new Set(['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14']);
const MEDIA = new Set(['image', 'logo', 'photo', 'thumbnail', 'screenshot', 'primaryImageOfPage']);
const LITERALS = ['Text', 'Number', 'Boolean', 'Date', 'DateTime', 'Time', 'Quantity', 'DataType'];
function expectedForm(vocabulary, property) {
    if (PRICES.has(property))
        return 'price';
    if (CURRENCIES.has(property))
        return 'currency';
    if (GTINS.has(property))
        return 'gtin';
    if (property === 'openingHours')
        return 'hours';
    const ranges = vocabulary.rangesOf(property);
    if (ranges.length === 0 || ranges.includes('Text'))
        return undefined;
    const literals = ranges.filter(range => LITERALS.some(literal => vocabulary.isA(range, literal)));
    const only = (...types) => literals.length > 0 && literals.every(range => types.includes(range));
    if (only('Date', 'DateTime', 'Time'))
        return 'date';
    if (only('Duration'))
        return 'duration';
    if (only('Number', 'Integer', 'Float'))
        return 'number';
    if (only('Boolean'))
        return 'boolean';
    if (ranges.every(range => range === 'URL') || MEDIA.has(property))
        return 'url';
    return literals.length === 0 && areClosedLists(vocabulary, ranges) ? 'member' : undefined;
}
function areClosedLists(vocabulary, ranges) {
    return (ranges.every(range => vocabulary.isA(range, 'Enumeration')) &&
        ranges.every(range => vocabulary.membersOf(range).length > 0));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/stated-texts.js




function* statedTexts({ data }) {
    for (const item of data.items) {
        for (const [property, values] of item.properties) {
            for (const value of values) {
                if (!(0,structured_data_item/* isItem */.WZ)(value))
                    yield { item, property, value, text: value.text.trim() };
            }
        }
    }
}
function hasForm({ item, property, text }) {
    return text !== '' && !(0,value_formats/* isPlaceholder */.wK)(text) && (0,schema_names/* isSchemaTerm */.sV)(property) && (0,structured_data_item/* hasSchemaProperties */.z7)(item);
}
const MAX_SHOWN = 80;
function formFault(lookup, stated, fault) {
    const { item, property, value, text } = stated;
    const shown = (0,cut/* cutEnd */.ym)(text, MAX_SHOWN);
    return lookup.data.occurrence(value.place, `${lookup.label(item)}, ${property}: "${shown}" ${fault}`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/formats.js









const formats_checks = {
    'date-malformed': {
        severity: 'warning',
        title: 'A date in structured data is not valid',
        why: 'Search engines cannot use the date and ignore it.',
        fix: 'Write dates in ISO 8601 format, such as 2026-11-21 or 2026-11-21T09:30:00+01:00. Leave the property out where there is no date.',
        help: 'https://schema.org/DateTime',
        example: '"datePublished": "31/03/2027"',
    },
    'duration-malformed': {
        severity: 'warning',
        title: 'A duration in structured data is not in ISO 8601 format',
        why: 'Search engines cannot read the duration and do not show it.',
        fix: 'Write durations such as PT1H30M (1 hour 30 minutes).',
        help: 'https://schema.org/Duration',
        example: '"duration": "45 minutes"',
    },
    'number-malformed': {
        severity: 'warning',
        title: 'A number in structured data is not a plain number',
        why: 'Units, commas and words make the value unreadable for search engines.',
        fix: 'Write digits only, with a point for decimals, such as 1200 or 4.5.',
        help: 'https://schema.org/Number',
        example: '"ratingValue": "4.5 of 5"',
    },
    'boolean-malformed': {
        severity: 'warning',
        title: 'A yes-or-no value in structured data is neither true nor false',
        why: 'Search engines only understand true and false.',
        fix: 'Write true or false.',
        help: 'https://schema.org/Boolean',
        example: '"isAccessibleForFree": "yes"',
    },
    'enumeration-unknown': {
        severity: 'warning',
        title: 'A value is not one that its property allows',
        why: 'Availability, condition, days and similar values are read by their exact names; any other text is ignored.',
        fix: 'Use a value that schema.org lists, such as https://schema.org/InStock.',
        help: 'https://schema.org/Enumeration',
        example: '"availability": "https://schema.org/Available"',
    },
    'url-malformed': {
        severity: 'warning',
        title: 'A property that needs a URL contains something else',
        why: 'Search engines cannot follow it, so they lose the image or link.',
        fix: 'Write an absolute URL.',
        help: 'https://schema.org/URL',
        example: '"url": "our shop"',
    },
    'url-relative': {
        severity: 'notice',
        title: 'A URL in JSON-LD is relative',
        why: 'Not every program that reads the data knows which page the URL is relative to.',
        fix: 'Write absolute URLs in JSON-LD.',
        help: 'https://www.w3.org/TR/json-ld11/#base-iri',
        example: '"url": "/bikes/red"',
    },
    'price-malformed': {
        severity: 'warning',
        title: 'A price in structured data is not a plain number',
        why: 'A currency sign, comma or word can make search engines read the price wrong or not at all.',
        fix: 'Write the price as a number such as 1299.50, and the currency in priceCurrency.',
        help: 'https://schema.org/price',
        example: '"price": "1.299,00 €"',
    },
    'currency-malformed': {
        severity: 'warning',
        title: 'A currency in structured data is not a currency code',
        why: 'Google does not show a price without a readable currency.',
        fix: 'Write the three-letter code of ISO 4217, such as EUR.',
        help: 'https://schema.org/priceCurrency',
        example: '"priceCurrency": "€"',
    },
    'opening-hours-malformed': {
        severity: 'notice',
        title: 'The days of openingHours are not written as schema.org asks',
        why: 'Programs that read the hours know the days by two letters (Mo, Tu, We, Th, Fr, Sa, Su), so they cannot tell on which days these hours apply.',
        fix: 'Write openingHours such as "Mo-Fr 09:00-17:00", a text for each group of days, or use openingHoursSpecification, which Google reads.',
        help: 'https://schema.org/openingHours',
        example: '"openingHours": "Monday, Tuesday 09:00-17:00"',
    },
    'gtin-invalid': {
        severity: 'warning',
        title: 'A GTIN in structured data is not valid',
        why: 'Google matches products by this number. One with a wrong digit is rejected or belongs to another product.',
        fix: 'Copy all 8, 12, 13 or 14 digits below the bar code, or remove the property if the product has none.',
        help: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
        example: '"gtin13": "4006381333932", whose last digit would have to be 1',
    },
};
const formats = (0,tool_definition/* defineTopic */.RE)({
    checks: formats_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeFormats(lookup), UNSURE_UNFILLED) };
    },
});
function judgeFormats(lookup) {
    const tally = new fault_list/* Tally */.F();
    for (const stated of statedTexts(lookup)) {
        const form = hasForm(stated) ? expectedForm(lookup.vocabulary, stated.property) : undefined;
        if (form === undefined)
            continue;
        const judge = (name, right, fault) => {
            if (right)
                tally.saw(name);
            else
                tally.fault(name, () => formFault(lookup, stated, typeof fault === 'string' ? fault : fault()));
        };
        if (form === 'url')
            judgeUrl(stated, judge);
        else if (form === 'member')
            judgeMember(lookup, stated, judge);
        else
            judgeLiteral(formats_LITERALS[form], stated, judge);
    }
    const of = (name, what) => tally.judgement(name, `the page's structured data has no ${what}`);
    return {
        'date-malformed': of('date-malformed', 'date or time'),
        'duration-malformed': of('duration-malformed', 'duration'),
        'number-malformed': of('number-malformed', 'number'),
        'boolean-malformed': of('boolean-malformed', 'boolean'),
        'enumeration-unknown': of('enumeration-unknown', 'value from a list of schema.org'),
        'url-malformed': of('url-malformed', 'URL'),
        'url-relative': of('url-relative', 'URL in JSON-LD'),
        'price-malformed': of('price-malformed', 'price'),
        'currency-malformed': of('currency-malformed', 'currency'),
        'opening-hours-malformed': of('opening-hours-malformed', 'openingHours'),
        'gtin-invalid': of('gtin-invalid', 'GTIN'),
    };
}
function isYears(text) {
    return /^(?:19|20)\d\d\s?[-–—,/]\s?(?:19|20)\d\d$/.test(text);
}
const formats_LITERALS = {
    date: {
        check: 'date-malformed',
        fits: text => !(0,value_formats/* isEmptyDate */.KF)(text) && ((0,value_formats/* isDate */.$P)(text) || (0,value_formats/* isTime */.K8)(text)),
        fault: text => (0,value_formats/* isEmptyDate */.KF)(text)
            ? 'is the empty date of a generator: leave the property out'
            : 'is not an ISO 8601 date or time',
    },
    duration: {
        check: 'duration-malformed',
        fits: value_formats/* isDuration */.n$,
        fault: 'is not an ISO 8601 duration such as PT1H30M',
    },
    number: {
        check: 'number-malformed',
        fits: (text, property) => (0,value_formats/* isNumber */.Et)(text) || (property === 'copyrightYear' && isYears(text)),
        fault: 'is not a plain number',
    },
    boolean: { check: 'boolean-malformed', fits: value_formats/* isBoolean */.Lm, fault: 'is neither true nor false' },
    price: { check: 'price-malformed', fits: value_formats/* isNumber */.Et, fault: 'is not a plain number such as 1299.50' },
    currency: {
        check: 'currency-malformed',
        fits: value_formats/* isCurrencyCode */.NF,
        fault: 'is not a currency code such as EUR',
    },
    hours: {
        check: 'opening-hours-malformed',
        fits: value_formats/* hasDaysOfHours */.kZ,
        fault: 'does not name its days by two letters, as in Mo-Fr 09:00-17:00',
    },
    gtin: {
        check: 'gtin-invalid',
        fits: (text, property) => (0,value_formats/* isTradeItemNumber */.rA)(text) || (property === 'gtin' && /^https?:/i.test(text)),
        fault: 'is not a GTIN: its length or check digit is wrong',
    },
};
function judgeLiteral({ check, fits, fault }, { text, property }, judge) {
    judge(check, fits(text, property), typeof fault === 'string' ? fault : () => fault(text));
}
function judgeUrl({ item, text, value }, judge) {
    const absolute = /^[a-z][a-z0-9+.-]*:/i.test(text);
    const right = absolute ? URL.canParse(text) && !/\s/.test(text) : !/\s/.test(text);
    judge('url-malformed', right, 'is not a URL');
    if (!right || value.form === 'url' || item.syntax !== 'json-ld')
        return;
    const local = text.startsWith('#') || text.startsWith('_:');
    judge('url-relative', absolute || local, 'is not an absolute URL');
}
function judgeMember({ vocabulary }, { text, property }, judge) {
    const name = (0,schema_names/* schemaName */.l_)(text.replace(/^schema:/, ''));
    if (name.includes('/') || name.includes(':'))
        return;
    const members = vocabulary.rangesOf(property).flatMap(range => vocabulary.membersOf(range));
    judge('enumeration-unknown', members.includes(name), () => {
        const meant = new NearNames(members).nearest(name);
        return meant === undefined
            ? `is not a value that schema.org lists, such as ${members.slice(0, 3).join(', ')}`
            : `is not a value that schema.org lists; did you mean ${meant}?`;
    });
}

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/syntax/placeholder-address.js
var placeholder_address = __webpack_require__(37780);
// EXTERNAL MODULE: ./lib/engine/visit/left-to-deployment.js
var left_to_deployment = __webpack_require__(50631);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/images.js












const images_POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies';
const images_images = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-unreachable': {
            severity: 'warning',
            title: 'An image in structured data cannot be loaded',
            why: 'Rich results need an image that Google can load.',
            fix: 'Use the URL of an image that exists.',
            help: images_POLICIES,
            example: '"image": "https://www.example.com/gone.jpg", which answers 404',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgements = { 'image-unreachable': await judgeImages(visit, read) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgements, UNSURE_UNFILLED) };
    },
});
const UNFETCHABLE = /^\s*(?:javascript|about|data|blob|file):/i;
const MAX_IMAGES = 5;
const IMAGE_PROPERTIES = ['image', 'logo', 'thumbnailUrl', 'photo'];
async function judgeImages(visit, read) {
    const { page, lookup } = read;
    const { images, unfetchable } = imagesOf(read);
    if (images.size === 0 && unfetchable.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no item has an image URL that could be checked');
    const answers = await Promise.all([...images]
        .slice(0, MAX_IMAGES)
        .map(async ([url, text]) => ({ url, text, ...(await probe(visit, url)) })));
    const missing = answers.filter(({ fault }) => fault !== undefined);
    if (missing.length > 0 || unfetchable.length > 0) {
        const wrong = unfetchable
            .slice(0, failures/* MAX_OCCURRENCES */.yO)
            .map(({ text, place }) => lookup.data.occurrence(place, messageOf(text.trim())));
        const gone = missing.map(({ url, text, fault }) => ({
            ...lookup.data.occurrence(text.place, `${(0,syntax_preview/* askedAt */.YG)(page.preview, url)} ${fault}`),
            url,
        }));
        return (0,judging_judgement/* fail */.fJ)([...wrong, ...gone]);
    }
    const unknown = answers.find(({ unknown }) => unknown !== undefined);
    return unknown ? (0,judging_judgement/* notMeasured */.q7)(`${unknown.url} ${unknown.unknown}`) : (0,judging_judgement/* pass */.IX)();
}
function imagesOf({ page, lookup, canonical }) {
    const own = new URL(page.url).host;
    const production = canonical?.host;
    const found = new Map();
    const unfetchable = [];
    for (const item of lookup.data.items) {
        const properties = lookup.isA(item, 'ImageObject') ? ['url', 'contentUrl'] : IMAGE_PROPERTIES;
        for (const property of properties) {
            for (const value of lookup.values(item, property)) {
                if ((0,structured_data_item/* isItem */.WZ)(value) || value.text.trim() === '')
                    continue;
                if (UNFETCHABLE.test(value.text)) {
                    if (!isLoadedLater(value))
                        unfetchable.push(value);
                    continue;
                }
                if (/\s/.test(value.text.trim()))
                    continue;
                const url = page.document.resolve(value.text);
                if (!url || !/^https?:/.test(url))
                    continue;
                const { host } = new URL(url);
                if (host !== own && host !== production && (0,placeholder_address/* isPlaceholderHost */.o)(new URL(url))) {
                    unfetchable.push(value);
                    continue;
                }
                if (host === production && host !== own && !(0,syntax_preview/* hereOf */.IS)(page.preview, new URL(url)))
                    continue;
                if (!found.has(url))
                    found.set(url, value);
            }
        }
    }
    const isOwn = (url) => Number(new URL((0,syntax_preview/* askedAt */.YG)(page.preview, url)).host === own);
    return { images: new Map([...found].toSorted(([a], [b]) => isOwn(b) - isOwn(a))), unfetchable };
}
function messageOf(text) {
    return UNFETCHABLE.test(text)
        ? `${(0,cut/* cutEnd */.ym)(text, 40)} is not a URL that Google can load`
        : `${(0,cut/* cutEnd */.ym)(text, 80)} has the placeholder of a template for the host`;
}
function isLoadedLater({ form, place: { element } }) {
    return form === 'url' && element.attrs.some(({ name }) => /^data-|^srcset$/.test(name));
}
async function probe(visit, url) {
    const { final, failure } = await visit.fetch((0,syntax_preview/* askedAt */.YG)(visit.preview, url));
    if (!final)
        return { unknown: failure.message };
    const leftBy = (0,left_to_deployment/* leftToDeployment */.ud)(final);
    if (leftBy !== undefined)
        return { unknown: (0,left_to_deployment/* whyUnknown */.FG)(final.status, leftBy) };
    if ((0,network_status/* isGone */.ST)(final.status))
        return { fault: `answers ${final.status}` };
    if (!(0,network_status/* isSuccess */.oJ)(final.status))
        return { unknown: `answers ${final.status}` };
    return (0,exchange/* mediaType */.JL)(final) === 'text/html' ? { fault: 'is a web page, not an image' } : {};
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/items.js



const items = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: {}, facts: { ...itemFacts(read.lookup), home: homeFacts(read) } };
    },
});
const MAX_ITEMS = 100;
function itemFacts({ data }) {
    const items = data.roots.slice(0, MAX_ITEMS).map(item => ({
        types: item.types.slice(0, item_lookup_MAX_TYPES),
        syntax: item.syntax,
        line: data.lineOf(item.place) ?? null,
        properties: item.properties.size,
        ...(item.id === undefined ? {} : { id: item.id }),
    }));
    const syntaxes = [...new Set(data.roots.map(item => item.syntax))];
    return { items, itemCount: data.items.length, syntaxes, types: typesOf(data.items) };
}
function typesOf(items) {
    return [...new Set(items.flatMap(item => item.types))].toSorted().slice(0, MAX_ITEMS);
}
function homeFacts({ lookup, isHome }) {
    if (!isHome)
        return null;
    return {
        organization: lookup.data.items.some(item => lookup.isA(item, 'Organization')),
        webSite: lookup.data.items.some(item => lookup.isA(item, 'WebSite')),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/list-entries.js
const MIN_CRUMBS = 2;
function entriesOf(lookup, list) {
    return lookup.items(list, 'itemListElement');
}
function crumbsOf(lookup, list) {
    const values = lookup.values(list, 'itemListElement');
    const crumbs = entriesOf(lookup, list).filter(entry => lookup.isA(entry, 'ListItem'));
    return crumbs.length < values.length ? undefined : crumbs;
}
function inOrder(lookup, entries) {
    return entries.toSorted((a, b) => Number(lookup.text(a, 'position')) - Number(lookup.text(b, 'position')));
}
function numberingOf(lookup, list) {
    if (lookup.isA(list, 'BreadcrumbList')) {
        const crumbs = crumbsOf(lookup, list) ?? [];
        return readNumbering(lookup, list, crumbs, true);
    }
    return lookup.isA(list, 'ItemList')
        ? readNumbering(lookup, list, entriesOf(lookup, list), false)
        : undefined;
}
function readNumbering(lookup, list, entries, whole) {
    const stated = entries
        .filter(entry => lookup.has(entry, 'position'))
        .map(entry => lookup.text(entry, 'position'));
    if (stated.length === 0)
        return undefined;
    const message = numberingFault(stated, whole);
    return { fault: message && `${lookup.label(list)}: ${message}` };
}
function numberingFault(stated, whole) {
    const odd = stated.find(text => !/^\d{1,9}$/.test(text));
    if (odd !== undefined)
        return `position "${odd}" is not a whole number`;
    const positions = stated.map(Number).toSorted((a, b) => a - b);
    const repeated = positions.find((position, index) => index > 0 && position === positions[index - 1]);
    if (repeated !== undefined) {
        const count = positions.filter(position => position === repeated).length;
        return `position ${repeated} is used ${count === 2 ? 'twice' : `${count} times`}`;
    }
    const gap = positions.find((position, index) => index > 0 && position - positions[index - 1] > 1);
    return whole && gap !== undefined ? `position ${gap - 1} is missing` : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/lists.js






const lists = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'list-positions': {
            severity: 'warning',
            title: 'Positions in a list are missing, repeated or not numbers',
            why: 'Google orders breadcrumbs and carousels by position; duplicate or missing numbers break the order.',
            fix: 'Give each entry its own position: 1, 2, 3 and so on.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
            example: '"position": 1, then "position": 3',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgePositions(lookup), UNSURE_UNFILLED) };
    },
});
function judgePositions(lookup) {
    const faults = new fault_list/* FaultList */.x();
    let looked = 0;
    const read = () => {
        for (const list of lookup.data.items) {
            const numbering = numberingOf(lookup, list);
            if (!numbering)
                continue;
            looked++;
            const { fault } = numbering;
            if (fault !== undefined)
                faults.add(() => lookup.data.occurrence(list.place, fault));
        }
    };
    return asFarAsFollowed(read, () => ({
        'list-positions': faults.judgeAmong(looked, 'the page has no list with positions'),
    }));
}

// EXTERNAL MODULE: ./lib/engine/syntax/legal-forms.js
var legal_forms = __webpack_require__(82847);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/company-notice.js


const company_notice_MAX_ELEMENTS = 300;
const company_notice_MAX_TEXT = 160;
const TEXTS = ['p', 'div', 'span', 'small', 'li', 'td', 'footer', 'address'];
const NOTICE = new RegExp(String.raw `(?:©|\([cC]\)|[Cc]opyright|COPYRIGHT)[\s©,.–-]{0,6}(?:(?:19|20)\d{2}[\s,.–|-]{0,4}){0,3}(?:[Bb]y\s)?((?:\p{Lu}[\p{L}\p{N}&'’.-]{0,30},?\s){1,5})(?:${legal_forms/* LEGAL_FORM */.V})(?![\p{L}\p{N}])`, 'u');
const REGISTERED = /(?<![\p{L}\p{N}])(?:HRB\s?(?=\d*[1-9])\d{3,6}|(?:USt-?Id(?:-?Nr)?|VAT (?:ID|No|Number|Reg(?:istration)?)|P\.? ?IVA|Partita IVA|IČO?|NIP|CIF|CNPJ|KvK|SIRET|SIREN)\.?\s?:?\s?(?:[A-Z]{2}\s?)?(?=[\d\s.-]*[1-9])\d[\d\s.-]{5,18}\d)(?!\d)/u;
const company_notice_MIN_LETTERS = 3;
function companyNotice({ document, url, preview, }) {
    const title = document.elements('title')[0];
    const { host } = new URL(preview?.origin ?? url);
    const known = `${title ? (0,text_start/* startOfSeenText */.Mq)(title, company_notice_MAX_TEXT) : ''} ${host}`.toLowerCase();
    for (const element of document
        .elements(...TEXTS)
        .slice(-company_notice_MAX_ELEMENTS)
        .toReversed()) {
        const text = (0,text_start/* startOfSeenText */.Mq)(element, company_notice_MAX_TEXT);
        const number = REGISTERED.exec(text)?.[0];
        if (number !== undefined)
            return { element, what: `shows the number of a company or a trader, "${number}"` };
        const found = NOTICE.exec(text);
        const words = found?.[1]?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.some(word => word.length >= company_notice_MIN_LETTERS && known.includes(word)))
            return { element, what: `shows the notice of a company or an association, "${found[0]}"` };
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/engine/page/generator-names.js
var generator_names = __webpack_require__(71088);
// EXTERNAL MODULE: ./lib/engine/tools/content/generated-reference.js
var generated_reference = __webpack_require__(85201);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/manual-site.js



const MANUAL_MAKERS = /^\s*(?:mkdocs|docusaurus|vitepress|vuepress|starlight|sphinx|gitbook|docfx|doxygen|javadoc|antora|hugo-book|just the docs)\b/i;
const MANUAL_HOST = /^(?:docs?|documentation|help|support)\./i;
const MANUAL_BODY = /(?:^|\s)wy-body-for-nav(?:\s|$)/;
const manual_site_MAX_TEXT = 160;
function isManual({ document, url, preview }) {
    const { host } = new URL(preview?.origin ?? url);
    return MANUAL_HOST.test(host) || isMadeAsManual(document) || (0,generated_reference/* isGeneratedReference */.f)(document);
}
function isMadeAsManual(document) {
    const classes = document.body && (0,html_document/* attribute */.lt)(document.body, 'class');
    if (classes !== undefined && MANUAL_BODY.test(classes.slice(0, manual_site_MAX_TEXT)))
        return true;
    return (0,generator_names/* generatorNames */._)(document).some(name => MANUAL_MAKERS.test(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/own-mail.js


const OF_ORGANIZATION = /^\s*mailto:\s*(?:info|infos|informatie|hello|hej|hei|hola|ola|ciao|bonjour|hallo|kontakt|kontakty|contact|contacto|contato|contatti|contatto|office|kontor|kontoret|bureau|biuro|buero|iroda|post|postmaster|mail|email|team|sekretariat|secretariat|segreteria|secretaria|secretary|toimisto|reception|verein|vorstand|bestuur|booking|bookings|reservations?|reservas|prenotazioni|rezervace|recepce|anfrage|sales|support|service)@([\w.-]{3,100})\s*(?:\?|$)/i;
const own_mail_MAX_LINKS = 1000;
function ownMailIn(page) {
    const { document } = page;
    const own = [page.preview?.origin, (0,canonical_links/* declaredCanonical */.fk)(page)?.href, page.url].flatMap(address => address === undefined ? [] : bare(new URL(address).hostname));
    const element = document
        .elements('a')
        .slice(0, own_mail_MAX_LINKS)
        .find(link => {
        const host = OF_ORGANIZATION.exec(((0,html_document/* attribute */.lt)(link, 'href') ?? '').slice(0, 200))?.[1];
        return host !== undefined && own.includes(bare(host.toLowerCase()));
    });
    return element && { element, what: 'links to a mailbox of its own domain' };
}
function bare(host) {
    return host.replace(/^www\./, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/shown-address.js

const shown_address_MAX_ELEMENTS = 3000;
const shown_address_MAX_TEXT = 200;
const shown_address_HOLDERS = ['address', 'p', 'li', 'td', 'dd', 'div', 'span', 'a'];
const NUMBER = String.raw `\d{1,4}[a-z]?(?!\d)`;
const NAME = String.raw `\p{Lu}[\p{L}’'.-]{1,25}`;
const WRITTEN = [
    new RegExp(String.raw `(?<!\d)${NUMBER},?\s${NAME}(?:\s${NAME})?\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|close|court|place|boulevard|blvd|highway|hwy|terrace|parade|crescent|quay|hill|row)(?!\p{L})`, 'iu'),
    new RegExp(String.raw `(?<!\p{L})(?:rue|avenue|boulevard|bulevardul|bd\.|chemin|calle|c\/|carrer|avenida|avda\.|paseo|plaza|via|viale|piazza|corso|rua|praça|travessa|ul\.|ulica|al\.|str\.|strada|улица|ул\.|вул\.|проспект)\s[\p{L}’'. -]{3,40},?\s(?:n[.ºo°]{1,2}\s?)?${NUMBER}`, 'iu'),
    /(?<!\d)\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|route|allée|impasse|quai|cours)\s\p{L}/iu,
    /\p{L}(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|straat|laan|plein|gracht|gade|vej|gata|gatan|vägen|veien|katu|tie|utca)\s\d{1,4}(?!\d)/iu,
    new RegExp(String.raw `(?<![\d.,:/-])(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} [A-Z]{2}),?\s${NAME}`, 'u'),
    /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\p{N}])/u,
    /〒\s?\d{3}|[都道府県市区町村]\p{L}{1,12}\d{1,4}[-−ー丁番]|[省市区區路街段巷]\p{L}{0,12}\d{1,5}[号號]|(?:로|길)\s\d{1,4}(?!\d)/u,
];
const shown_address_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
function hasDigit(node) {
    return 'value' in node && /\d/.test(node.value.slice(0, shown_address_MAX_TEXT));
}
function showsAddress(document) {
    return document
        .elements(...shown_address_HOLDERS)
        .slice(0, shown_address_MAX_ELEMENTS)
        .some(element => {
        if (!element.childNodes.some(hasDigit))
            return false;
        const text = (0,text_start/* startOfSeenText */.Mq)(element, shown_address_MAX_TEXT).replace(shown_address_YEAR, '');
        return WRITTEN.some(pattern => pattern.test(text));
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/shown-hours.js


const MAX_TEXTS = 3000;
const shown_hours_MAX_TEXT = 200;
const HOURS_IN = ['p', 'li', 'td', 'dd', 'span', 'b', 'strong', 'time', 'div', 'h4', 'h5'];
const HOUR = String.raw `(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:h|uhr|[ap]\.?m\.?)?`;
const HOURS = new RegExp(String.raw `(?:^|[\s(:,])${HOUR}\s?(?:[-–—]|bis|to|till|until|à|a|alle|do|до)\s?(?:[01]?\d|2[0-4])(?:[:.h]\d{2}|\s?(?:h|uhr|[ap]\.?m\b))`, 'i');
const WEEKDAY_NAMES = String.raw `(?<!\p{L})(?:${[
    '(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sun)(?:days?)?|sat|thu',
    '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mo|di|mi|do|fr|sa|so)\\.?\\s?[-–]\\s?(?:mo|di|mi|do|fr|sa|so)',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    'lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|segunda|ter[çc]a|quarta|quinta|sexta',
    'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica',
    'maandag|vrijdag|zaterdag|zondag|m[åa]ndag|vardagar|helger|l[öo]rdag|s[öo]ndag',
    'poniedziałek|piątek|sobota|niedziela|pondělí|pátek|neděle|hétfő|péntek|szombat|vasárnap',
    'every day|daily|täglich|tous les jours|todos los días|todos os dias|tutti i giorni|dagelijks|codziennie|denně|her gün|ежедневно|щодня',
    'شنبه|جمعه|هر روز|الأحد|الاثنين|الجمعة|السبت|يوميا|thứ (?:hai|bảy)|chủ nhật|hằng ngày',
    'pazartesi|cuma|cumartesi|пн|сб|вс|понедельник|пятница|суббота|воскресенье|понеділок|субота|неділя',
].join('|')})(?!\p{L})|[月火水木金土日]曜|周[一二三四五六日]|星期`;
const WEEKDAY = new RegExp(WEEKDAY_NAMES, 'iu');
const DAY_OF_MONTH = new RegExp(String.raw `(?:${WEEKDAY_NAMES})\s{1,3}(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|º|\.)?(?:\s{0,3}[,|·(]\s{0,3}|\s{1,3})(?:[01]?\d|2[0-4])[:.h]\d{2}`, 'iu');
const MONTH = [
    'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]v(?:rier)?|mar(?:ch|s|zo)?|m(?:är|a)z|apr(?:il)?|avr(?:il)?|may|mai|juni?|june|juin',
    'juli?|july|juillet|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|d[ée]cembre',
    'enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio',
    'settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart',
    'mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
    'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
].join('|');
const DATE = new RegExp([
    String.raw `(?<!\d)(?:19|20)\d{2}(?![\d:])`,
    String.raw `(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º)?\.?\s(?:of\s|de\s)?(?:${MONTH})(?!\p{L})`,
    String.raw `(?<!\p{L})(?:${MONTH})\.?\s\d{1,2}(?![\d:.h]|\s?[-–—ap])`,
    String.raw `(?<![\d.])\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?!\d)|(?<!\d)\d{1,2}/\d{1,2}/\d{2}|\d月\s?\d{1,2}日`,
].join('|'), 'iu');
const HELD = new RegExp(String.raw `(?<![\p{L}-])(?:${[
    'happy[ -]?hours?|class(?:es)?|lessons?|(?<!(?:of|golf|main|race|dinner) )courses?|workshops?|rehearsals?|worship|prayers?|masses|holy mass',
    '(?:church|sunday|morning|evening|divine) services?|(?:training|practice) (?:sessions?|times?)',
    String.raw `\p{L}{0,30}training(?:s|szeiten)?|\p{L}{0,30}kurse?|\p{L}{0,30}unterricht|gottesdienste?|\p{L}{0,30}proben?|heilige messe`,
    String.raw `(?:cours|corso|corsi) (?:de |di |d['’])(?!la\b|l['’])\p{L}{2,30}|répétitions?|séances?|entra[iî]nements?|messes|clases|cursos|misas?|talleres|aulas|missas?|entrenamientos?|treinos?`,
    'lezion[ei]|allenament[oi]|(?:sante? )?messe (?:festiv[ae]|domenical[ei])|lessen|cursussen|repetities?|zajęcia|lekcje|lekce|kurzy|treningi?|trénink[yů]?|занятия|уроки|тренировк[аи]|заняття|тренування|dersleri?',
].join('|')})(?!\p{L})`, 'iu');
const OPEN = /(?<!\p{L})(?:open(?:ing)?|hours|geöffnet|öffnungszeit|ouvert|ouverture|horaires?|horarios?|abierto|aberto|apert[oai]|orari|geopend|openingstijden|otwarte|otevřeno|открыт|відчинен|açık)/iu;
const MAX_LETTERS = 100;
const MIN_SLOTS = 4;
function shownHours(document) {
    const slots = new Map();
    const shown = [...hoursByWeekday(document)];
    const dayOf = (text) => WEEKDAY.exec(text)[0].toLowerCase();
    for (const { text } of shown) {
        const times = slots.get(dayOf(text)) ?? new Set();
        slots.set(dayOf(text), times.add(HOURS.exec(text)[0].trim()));
    }
    return shown.filter(({ text, isOpening }) => isOpening || slots.get(dayOf(text)).size < MIN_SLOTS);
}
function* hoursByWeekday(document) {
    for (const around of document.elements(...HOURS_IN).slice(0, MAX_TEXTS)) {
        const text = (0,text_start/* startOfSeenText */.Mq)(around, shown_hours_MAX_TEXT);
        if (!tellsHours(text))
            continue;
        const element = innermost(around);
        const isOpening = OPEN.test(text);
        if (isOpening || !(isSentence(element) || followsHeld(element)))
            yield { element, text, isOpening };
    }
}
function tellsHours(text) {
    if (!HOURS.test(text) || !WEEKDAY.test(text) || DATE.test(text) || DAY_OF_MONTH.test(text))
        return false;
    return !HELD.test(text) || OPEN.test(text);
}
function isSentence(element) {
    const letters = (0,text_start/* startOfSeenText */.Mq)(element, shown_hours_MAX_TEXT).match(/\p{L}/gu) ?? [];
    return letters.length > MAX_LETTERS;
}
const MAX_BEFORE = 20;
function followsHeld(element) {
    const siblings = (0,html_document/* parentOf */.gN)(element)?.childNodes ?? [];
    const at = siblings.indexOf(element);
    const lines = siblings
        .slice(Math.max(0, at - MAX_BEFORE), at)
        .filter(html_document/* isElement */.vq)
        .map(node => ({ isHeading: /^h[1-6]$/.test(node.tagName), text: (0,text_start/* startOfSeenText */.Mq)(node, shown_hours_MAX_TEXT) }));
    const above = lines.findLast(({ text }) => text !== '' && !HOURS.test(text));
    if (!above || OPEN.test(above.text))
        return false;
    return HELD.test(above.text) && (above.isHeading || above.text.trimEnd().endsWith(':'));
}
const MAX_STEPS = 30;
const MAX_CHILDREN = 50;
function innermost(around) {
    let place = around;
    for (let step = 0; step < MAX_STEPS; step++) {
        const inner = place.childNodes
            .slice(0, MAX_CHILDREN)
            .find((node) => (0,html_document/* isElement */.vq)(node) && tellsHours((0,text_start/* startOfSeenText */.Mq)(node, shown_hours_MAX_TEXT)));
        if (!inner)
            break;
        place = inner;
    }
    return place;
}
const TIME = /(?<!\d)([01]?\d|2[0-4])(?:\s?[:.h]\s?([0-5]\d))?(?!\d)\s?(a\.?m|p\.?m)?/gi;
const NAMED = /noon|midnight|midi|minuit|mittag|mitternacht|mezzogiorno|mezzanotte|mediodía|medianoche|24\s?(?:h|hours|stunden|\/)/i;
function timesIn(text) {
    if (NAMED.test(text))
        return undefined;
    const times = new Set();
    for (const [, hour, minute, half] of text.matchAll(TIME)) {
        const minutes = (Number(hour) % 24) * 60 + Number(minute ?? 0);
        const isEvening = half?.toLowerCase().startsWith('p') === true;
        if (half === undefined || !isEvening)
            times.add(minutes);
        if (half === undefined || isEvening)
            times.add((minutes % 720) + 720);
    }
    return times;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/local-business.js
















const localBusiness = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'business-missing': {
            scope: 'site',
            severity: 'notice',
            title: 'No structured data on the home page says who is behind the site, and where',
            why: 'Google takes name, logo, address, telephone and opening hours for results and Maps from LocalBusiness and Organization data. Without it they have to be guessed from the text.',
            fix: 'Add JSON-LD of the type that fits (such as Restaurant, Store, SportsClub or Organization) to the home page, with name, url, logo, address, telephone and, for a place to visit, openingHoursSpecification.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
            example: '<p>Open Monday to Friday, 9:00–18:00</p>, and no structured data on the home page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'business-missing': judgeBusiness(read) }) };
    },
});
const local_business_DESCRIBED = ['Organization', 'Place', 'Person', 'Event', 'Product', 'Service'];
function judgeBusiness({ lookup, page, isHome }) {
    if (!isHome)
        return (0,judging_judgement/* notApplicable */.hH)('this is judged on the home page');
    const described = lookup.data.items.filter(item => lookup.isA(item, ...local_business_DESCRIBED));
    if (described.length > 0)
        return judgeDescribed(described, lookup, page.document);
    if (lookup.isUnread(...local_business_DESCRIBED))
        return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
    if (isOfEvent(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the site is that of an event');
    if ((0,town_site/* isOfTown */.I)(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the site is that of a town or village');
    if (isManual(page))
        return (0,judging_judgement/* notApplicable */.hH)('the site is a manual or the help of a product');
    const { document } = page;
    const isOfPerson = isPrivate(document);
    const shown = (isOfPerson ? undefined : linkedNumberIn(document)) ??
        hoursIn(document) ??
        (isOfPerson ? undefined : (mapIn(document) ?? labelledIn(document) ?? chatIn(document))) ??
        companyNotice(page) ??
        (isOfPerson || lookup.data.items.length > 0 ? undefined : ownMailIn(page));
    if (!shown)
        return (0,judging_judgement/* notApplicable */.hH)('the home page shows neither opening hours nor a map beside an address nor a phone number nor a link to WhatsApp nor the notice or number of a company nor a mailbox of its domain');
    const message = `The home page ${shown.what}, but has no structured data about who is behind the site.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(shown.element, message));
}
const PLACED = [
    'address',
    'location',
    'geo',
    'openingHours',
    'openingHoursSpecification',
    'areaServed',
];
const PEOPLE = ['founder', 'founders', 'employee', 'employees', 'member'];
function judgeDescribed(described, lookup, document) {
    const isPlaced = described.some(item => PLACED.some(property => lookup.has(item, property)));
    const isOrganization = (item) => lookup.isA(item, 'Organization') && !lookup.isA(item, 'Place');
    const people = new Set(described
        .filter(isOrganization)
        .flatMap(item => PEOPLE.flatMap(property => lookup.items(item, property))));
    const isOther = described.some(item => !isOrganization(item) && !people.has(lookup.data.whole(item)));
    const place = isPlaced || isOther || isOfEvent(document) || lookup.isUnread(...local_business_DESCRIBED)
        ? undefined
        : (hoursIn(document) ?? mapIn(document));
    if (!place)
        return (0,judging_judgement/* pass */.IX)();
    const message = `The home page ${place.what}, and its Organization data has no address and no opening hours.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(place.element, message));
}
const local_business_MAX_TEXTS = 3000;
const local_business_MAX_TEXT = 200;
const MAP = /^(?:https?:)?\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl\/|goo\.gl\/maps|(?:www\.)?openstreetmap\.org\/(?:export\/embed|\?mlat|node|way)|(?:www\.)?yandex\.[a-z]{2,3}\/maps|maps\.apple\.com)/i;
const STREET_VIEW = /[?&](?:layer=c|cbll=|map_action=pano)|\/@[\d.,-]{3,50}3a,|\/data=!3m\d{1,2}!1e1/i;
const MAX_MAP = 500;
function isMap(address) {
    return MAP.test(address) && !STREET_VIEW.test(address);
}
const CALLS = /^\s*tel:\s*\+?[\d(]/i;
const CHATS = /^\s*(?:https?:)?\/\/(?:wa\.me\/\+?\d|api\.whatsapp\.com\/)/i;
const BOX = /(?<!\p{L})(?:p\.?\s?o\.? ?box|postfach|postbus|postboks|casella postale|apartado(?: de correos)?|caixa postal)\s(?:nr\.? |no\.? |n[ºo°]\.? )?\d/iu;
const RUNNING_TEXT = 150;
const STEPS_UP = 6;
const local_business_MAX_CHILDREN = 50;
const TEXT_BLOCKS = new Set(['p', 'li', 'td', 'dd', 'blockquote']);
function isInRunningText(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (!TEXT_BLOCKS.has(at.tagName) && !hasOwnText(at))
            continue;
        const own = (0,text_start/* startOfSeenText */.Mq)(link, local_business_MAX_TEXT).length;
        return (0,text_start/* startOfSeenText */.Mq)(at, own + RUNNING_TEXT + 1).length > own + RUNNING_TEXT;
    }
    return false;
}
const MIN_POSTS = 3;
const STEPS_TO_POST = 20;
const NODES_OF_POST = 100;
function isInPost(link, document) {
    if (document.elements('article').length < MIN_POSTS)
        return false;
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < STEPS_TO_POST; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'article')
            return hasLinkedTitle(at);
    return false;
}
function hasLinkedTitle(post) {
    return [...(0,text_start/* firstNodes */.wg)(post, NODES_OF_POST)].some(node => (0,html_document/* isElement */.vq)(node) &&
        node.tagName === 'a' &&
        [(0,html_document/* parentOf */.gN)(node), ...node.childNodes].some(one => one && /^h[1-4]$/.test(one.nodeName)));
}
function hasOwnText({ tagName, childNodes }) {
    return (tagName === 'div' &&
        childNodes
            .slice(0, local_business_MAX_CHILDREN)
            .some(node => 'value' in node && /\p{L}{2}/u.test(node.value.slice(0, local_business_MAX_TEXT))));
}
function linkTo(what, document) {
    return document.elements('a').find(one => what.test(((0,html_document/* attribute */.lt)(one, 'href') ?? '').slice(0, 100)));
}
function linkedNumberIn(document) {
    const element = linkTo(CALLS, document);
    return element && { element, what: showsDigits(element) ? A_NUMBER : 'has a link to call a phone number' };
}
function showsDigits(link) {
    return (0,text_start/* startOfSeenText */.Mq)(link, local_business_MAX_TEXT).replace(/\D/g, '').length >= MIN_DIGITS;
}
function chatIn(document) {
    const element = linkTo(CHATS, document);
    return element && { element, what: 'links to WhatsApp' };
}
const MIN_DIGITS = 5;
const A_NUMBER = 'shows a phone number';
function labelledIn(document) {
    const element = document
        .elements(...HOURS_IN)
        .slice(0, local_business_MAX_TEXTS)
        .findLast(one => (0,phone_numbers/* labelledNumbers */._u)((0,text_start/* startOfSeenText */.Mq)(one, local_business_MAX_TEXT)).length > 0 && !isOfOtherPlace(one, document));
    return element && { element, what: A_NUMBER };
}
const PROFILE = /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|wa|whatsapp|t|telegram|line|google|goo|maps\.app\.goo|openstreetmap|yandex|xing|tripadvisor|booking)\.[a-z.]{2,6}$/i;
const STEPS_TO_CONTACT = 10;
const local_business_MAX_NAME = 500;
const VENUE = /(?<!\p{L})(?:hotel|hostel|hôtel|guest ?house|pension)(?!\p{L})|ホテル|旅館|会館|호텔|酒店|宾馆/iu;
function isOfOtherPlace(element, document) {
    if (isInContact(element))
        return false;
    const nodes = [...(0,text_start/* firstNodes */.wg)(element, local_business_MAX_CHILDREN)];
    const first = nodes.find(node => (0,html_document/* isElement */.vq)(node) || ('value' in node && node.value.trim() !== ''));
    const link = nodes.find(html_document/* isElement */.vq);
    return link !== undefined && link === first && link.tagName === 'a'
        ? isOfOthers(link, document)
        : isVenue(element, document);
}
function isOfOthers(link, document) {
    if ((0,text_start/* startOfSeenText */.Mq)(link, 1) === '')
        return false;
    const address = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
    if (!address?.protocol.startsWith('http') || PROFILE.test(address.hostname))
        return false;
    return address.hostname !== new URL(document.url).hostname;
}
function isVenue(element, document) {
    const [kind] = VENUE.exec((0,text_start/* startOfSeenText */.Mq)(element, local_business_MAX_TEXT)) ?? [];
    if (kind === undefined)
        return false;
    const own = kind.toLowerCase();
    return !document
        .elements('title', 'h1')
        .slice(0, local_business_MAX_CHILDREN)
        .some(name => (0,html_document/* textOf */.b6)(name).slice(0, local_business_MAX_NAME).toLowerCase().includes(own));
}
function isInContact(element) {
    let at = element;
    for (let step = 0; at && step < STEPS_TO_CONTACT; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'footer' || at.tagName === 'address')
            return true;
    return false;
}
function hoursIn(document) {
    const [hours] = shownHours(document);
    return (hours && {
        element: hours.element,
        what: hours.isOpening ? 'shows opening hours' : 'shows hours of weekdays',
    });
}
function mapIn(document) {
    const maps = document
        .elements('iframe', 'a')
        .filter(element => isMap(((0,html_document/* attribute */.lt)(element, 'src') ?? (0,html_document/* attribute */.lt)(element, 'href') ?? '').slice(0, MAX_MAP)))
        .filter(element => element.tagName !== 'a' || !(isInRunningText(element) || isInPost(element, document)));
    const [map] = maps;
    if (!map || (document.body && BOX.test((0,html_document/* textOf */.b6)(document.body))) || !showsAddress(document))
        return undefined;
    return { element: map, what: map.tagName === 'a' ? 'links to a map' : 'shows a map' };
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/feature.js
const DOCS = 'https://developers.google.com/search/docs/appearance/structured-data';
function isCountryCode(text) {
    return /^[A-Za-z]{2}$/.test(text.trim());
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/commerce.js

const hasPrice = (offer, lookup) => lookup.has(offer, 'price') ||
    lookup.items(offer, 'priceSpecification').some(specification => lookup.has(specification, 'price'));
const isSingle = (offer, lookup) => !lookup.isA(offer, 'AggregateOffer');
const OFFER = {
    property: 'offers',
    types: ['Offer'],
    when: isSingle,
    required: ['price|priceSpecification'],
    recommended: ['availability'],
};
const UNPRICED_OFFER = {
    property: 'offers',
    types: ['Offer'],
    when: (offer, lookup) => isSingle(offer, lookup) && lookup.has(offer, 'priceSpecification') && !hasPrice(offer, lookup),
    required: ['price'],
};
const AGGREGATE_OFFER = {
    property: 'offers',
    types: ['AggregateOffer'],
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
};
const COMMERCE_FEATURES = [
    {
        name: 'Product snippet',
        help: `${DOCS}/product-snippet`,
        types: ['Product'],
        except: ['ProductGroup'],
        scope: 'page',
        required: ['name', 'offers|review|aggregateRating'],
        parts: [OFFER, UNPRICED_OFFER, AGGREGATE_OFFER],
    },
    {
        name: 'Product snippet',
        help: `${DOCS}/product-snippet`,
        types: ['Product'],
        except: ['ProductGroup'],
        scope: 'list',
        when: (item, lookup) => lookup.items(item, 'offers').length > 0,
        required: ['name'],
        parts: [OFFER, UNPRICED_OFFER, AGGREGATE_OFFER],
    },
    {
        name: 'Merchant listing',
        help: `${DOCS}/merchant-listing`,
        types: ['Product'],
        except: ['ProductGroup'],
        scope: 'page',
        when: (item, lookup) => lookup
            .items(item, 'offers')
            .some(offer => lookup.isA(offer, 'Offer') && !lookup.isA(offer, 'AggregateOffer') && hasPrice(offer, lookup)),
        required: ['image'],
        recommended: ['description', 'brand', 'sku|gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn'],
        parts: [
            {
                property: 'offers',
                types: ['Offer'],
                when: isSingle,
                required: ['priceCurrency|priceSpecification'],
            },
        ],
    },
    {
        name: 'Product variants',
        help: `${DOCS}/product-variants`,
        types: ['ProductGroup'],
        scope: 'page',
        required: ['name'],
        recommended: ['productGroupID', 'variesBy', 'hasVariant'],
    },
    {
        name: 'Merchant return policy',
        help: `${DOCS}/return-policy`,
        types: ['MerchantReturnPolicy'],
        scope: 'anywhere',
        required: ['applicableCountry|merchantReturnLink', 'returnPolicyCategory|merchantReturnLink'],
        rules: [{ path: 'applicableCountry', accepts: isCountryCode, fault: 'is not a two-letter country code' }],
    },
    {
        name: 'Merchant return policy',
        help: `${DOCS}/return-policy`,
        types: ['MerchantReturnPolicy'],
        scope: 'anywhere',
        when: (item, lookup) => lookup.member(item, 'returnPolicyCategory') === 'MerchantReturnFiniteReturnWindow',
        required: ['merchantReturnDays'],
    },
    {
        name: 'Shipping details of an offer',
        help: `${DOCS}/merchant-listing`,
        types: ['OfferShippingDetails'],
        scope: 'anywhere',
        when: (item, lookup) => !['hasShippingService', 'shippingSettingsLink'].some(property => lookup.has(item, property)),
        required: ['shippingDestination', 'shippingRate|doesNotShip'],
        recommended: ['deliveryTime'],
        parts: [
            { property: 'shippingDestination', types: ['DefinedRegion'], required: ['addressCountry'] },
            { property: 'shippingRate', types: ['MonetaryAmount'], required: ['value|maxValue', 'currency'] },
        ],
        rules: [
            {
                path: 'shippingDestination.addressCountry',
                accepts: isCountryCode,
                fault: 'is not a two-letter country code',
            },
        ],
    },
    {
        name: 'Shipping policy',
        help: `${DOCS}/shipping-policy`,
        types: ['ShippingService'],
        scope: 'anywhere',
        required: ['shippingConditions'],
    },
    {
        name: 'Loyalty program',
        help: `${DOCS}/loyalty-program`,
        types: ['MemberProgram'],
        scope: 'anywhere',
        required: ['name', 'description', 'hasTiers'],
        parts: [{ property: 'hasTiers', types: ['MemberProgramTier'], required: ['name', 'hasTierBenefit'] }],
    },
    {
        name: 'Software app',
        help: `${DOCS}/software-app`,
        types: ['SoftwareApplication'],
        except: ['VideoGame'],
        scope: 'page',
        required: ['name', 'offers', 'aggregateRating|review'],
        recommended: ['applicationCategory'],
        parts: [{ property: 'offers', types: ['Offer'], required: ['price|priceSpecification|lowPrice'] }],
    },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/community.js


const MOST_AUTHOR_CHARACTERS = 100;
const ANSWER = ['acceptedAnswer', 'suggestedAnswer'].map(property => ({
    property,
    types: ['Answer'],
    required: ['text'],
}));
const MIN_STATEMENTS = 2;
function statementsOf(review, lookup) {
    const notes = ['positiveNotes', 'negativeNotes'].flatMap(property => lookup.values(review, property));
    return notes.reduce((sum, note) => {
        if (!(0,structured_data_item/* isItem */.WZ)(note))
            return sum + 1;
        const list = lookup.data.whole(note);
        if ((0,structured_data_item/* isReference */.A_)(list))
            return sum + MIN_STATEMENTS;
        return sum + (lookup.isA(list, 'ItemList') ? lookup.values(list, 'itemListElement').length : 1);
    }, 0);
}
const hasNotes = (review, lookup) => lookup.has(review, 'positiveNotes') || lookup.has(review, 'negativeNotes');
const COMMUNITY_FEATURES = [
    {
        name: 'Discussion forum',
        help: `${DOCS}/discussion-forum`,
        types: ['DiscussionForumPosting'],
        scope: 'page',
        required: ['author', 'author.name', 'datePublished', 'text|image|video|sharedContent|headline'],
        recommended: ['headline', 'author.url'],
        parts: [
            {
                property: 'comment',
                types: ['Comment'],
                required: ['author', 'text|image|video|sharedContent'],
            },
        ],
    },
    {
        name: 'Profile page',
        help: `${DOCS}/profile-page`,
        types: ['ProfilePage'],
        scope: 'page',
        required: ['mainEntity'],
        parts: [
            {
                property: 'mainEntity',
                types: ['Person', 'Organization'],
                required: ['name|alternateName'],
                recommended: ['description', 'image'],
            },
        ],
    },
    {
        name: 'Q&A',
        help: `${DOCS}/qapage`,
        types: ['QAPage'],
        scope: 'page',
        when: (item, lookup) => !lookup.items(item, 'mainEntity').some(question => lookup.has(question, 'eduQuestionType')),
        required: ['mainEntity'],
        parts: [
            {
                property: 'mainEntity',
                types: ['Question'],
                required: ['name', 'answerCount'],
                parts: ANSWER,
            },
            {
                property: 'mainEntity',
                types: ['Question'],
                when: (question, lookup) => Number(lookup.text(question, 'answerCount') ?? 1) > 0,
                required: ['acceptedAnswer|suggestedAnswer'],
            },
        ],
    },
    {
        name: 'Review snippet',
        help: `${DOCS}/review-snippet`,
        types: ['Review'],
        except: ['ClaimReview', 'EmployerReview', 'MediaReview'],
        scope: 'anywhere',
        when: (item, lookup) => !hasNotes(item, lookup),
        required: ['author', 'author.name', 'reviewRating', 'reviewRating.ratingValue'],
        alone: ['itemReviewed'],
        parts: [{ property: 'itemReviewed', required: ['name'] }],
        rules: ['author', 'author.name'].map(path => ({
            path,
            accepts: text => [...text].length < MOST_AUTHOR_CHARACTERS,
            fault: `is too long for a name: Google allows fewer than ${MOST_AUTHOR_CHARACTERS} characters`,
        })),
    },
    {
        name: 'Pros and cons',
        help: `${DOCS}/product-snippet`,
        types: ['Review'],
        scope: 'anywhere',
        when: hasNotes,
        required: ['author', 'author.name'],
        alone: ['itemReviewed'],
        lacks: (review, lookup) => statementsOf(review, lookup) < MIN_STATEMENTS ? 'second pro or con' : undefined,
        parts: [{ property: 'itemReviewed', required: ['name'] }],
    },
    {
        name: 'Review snippet',
        help: `${DOCS}/review-snippet`,
        types: ['AggregateRating'],
        except: ['EmployerAggregateRating'],
        scope: 'anywhere',
        required: ['ratingValue', 'ratingCount|reviewCount'],
        alone: ['itemReviewed'],
        parts: [{ property: 'itemReviewed', required: ['name'] }],
        rules: ['ratingCount', 'reviewCount'].map(path => ({
            path,
            accepts: text => !/^[+-]?0+(?:\.0*)?$/.test(text.trim()) && !text.trim().startsWith('-'),
            fault: 'means that nobody has rated',
        })),
    },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/learning-and-work.js

const EMPLOYMENT_TYPES = new Set('FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(' '));
const STEP = {
    property: 'itemListElement',
    types: ['HowToStep'],
    required: ['text|itemListElement'],
    parts: [{ property: 'itemListElement', types: ['HowToDirection', 'HowToTip'], required: ['text'] }],
};
const SECTION = {
    property: 'recipeInstructions',
    types: ['HowToSection'],
    required: ['name', 'itemListElement'],
    parts: [STEP],
};
const hasNutrients = (recipe, lookup) => lookup
    .items(recipe, 'nutrition')
    .some(nutrition => [...nutrition.properties.keys()].some(name => /^calories$|Content$/.test(name)));
const LEARNING_AND_WORK_FEATURES = [
    {
        name: 'Job posting',
        help: `${DOCS}/job-posting`,
        types: ['JobPosting'],
        scope: 'page',
        required: [
            'title',
            'description',
            'datePosted',
            'hiringOrganization',
            'jobLocation|applicantLocationRequirements',
        ],
        recommended: ['validThrough', 'employmentType', 'baseSalary'],
        parts: [
            {
                property: 'jobLocation',
                types: ['Place'],
                required: ['address'],
                parts: [{ property: 'address', types: ['PostalAddress'], required: ['addressCountry'] }],
            },
            {
                property: 'baseSalary',
                types: ['MonetaryAmount'],
                required: ['currency', 'value'],
                parts: [
                    {
                        property: 'value',
                        types: ['QuantitativeValue'],
                        required: ['unitText', 'value|minValue|maxValue'],
                    },
                ],
            },
        ],
        rules: [
            {
                path: 'employmentType',
                accepts: text => EMPLOYMENT_TYPES.has(text.trim()),
                fault: `is not one of ${[...EMPLOYMENT_TYPES].join(', ')}`,
            },
        ],
    },
    {
        name: 'Employer aggregate rating',
        help: `${DOCS}/employer-rating`,
        types: ['EmployerAggregateRating'],
        scope: 'anywhere',
        required: ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
    },
    {
        name: 'Course list',
        help: `${DOCS}/course`,
        types: ['Course'],
        scope: 'list',
        required: ['name', 'description'],
        recommended: ['provider'],
    },
    {
        name: 'Education Q&A',
        help: `${DOCS}/education-qa`,
        types: ['Quiz'],
        scope: 'page',
        required: ['hasPart'],
        parts: [
            {
                property: 'hasPart',
                types: ['Question'],
                required: ['acceptedAnswer', 'acceptedAnswer.text', 'eduQuestionType', 'text'],
            },
        ],
    },
    {
        name: 'Math solver',
        help: `${DOCS}/math-solvers`,
        types: ['MathSolver'],
        scope: 'page',
        required: ['url', 'usageInfo', 'potentialAction'],
        parts: [
            {
                property: 'potentialAction',
                types: ['SolveMathAction'],
                required: ['target', 'mathExpression-input'],
            },
        ],
    },
    {
        name: 'Recipe',
        help: `${DOCS}/recipe`,
        types: ['Recipe'],
        scope: 'page',
        required: ['name', 'image'],
        recommended: [
            'description',
            'author',
            'datePublished',
            'totalTime|cookTime|prepTime',
            'recipeIngredient',
            'recipeInstructions',
            'recipeYield',
        ],
        parts: [{ ...STEP, property: 'recipeInstructions' }, SECTION],
    },
    {
        name: 'Recipe',
        help: `${DOCS}/recipe`,
        types: ['Recipe'],
        scope: 'page',
        when: hasNutrients,
        required: ['recipeYield'],
    },
    {
        name: 'Movie carousel',
        help: `${DOCS}/movie`,
        types: ['Movie'],
        scope: 'list',
        required: ['name', 'image'],
    },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/places-and-events.js

const MOST_PRICE_RANGE_CHARACTERS = 100;
const LOCAL_BUSINESS = {
    name: 'Local business',
    help: `${DOCS}/local-business`,
    scope: 'page',
    required: ['name', 'address'],
    rules: [
        {
            path: 'priceRange',
            accepts: text => [...text].length < MOST_PRICE_RANGE_CHARACTERS,
            fault: `is too long: Google allows fewer than ${MOST_PRICE_RANGE_CHARACTERS} characters`,
        },
    ],
};
const WITHOUT_HOURS = [
    'LodgingBusiness',
    'ProfessionalService',
    'HomeAndConstructionBusiness',
    'SportsClub',
    'StadiumOrArena',
];
const PLACE_AND_EVENT_FEATURES = [
    {
        ...LOCAL_BUSINESS,
        types: ['LocalBusiness'],
        except: WITHOUT_HOURS,
        recommended: ['url', 'telephone', 'openingHoursSpecification|openingHours'],
    },
    {
        ...LOCAL_BUSINESS,
        types: WITHOUT_HOURS,
        except: ['VacationRental'],
        recommended: ['url', 'telephone'],
    },
    {
        name: 'Organization',
        help: `${DOCS}/organization`,
        types: ['Organization'],
        except: ['LocalBusiness'],
        scope: 'home',
        isOneOfSite: true,
        recommended: ['name', 'url', 'logo'],
    },
    {
        name: 'Site name',
        help: 'https://developers.google.com/search/docs/appearance/site-names',
        types: ['WebSite'],
        scope: 'home',
        required: ['name', 'url'],
    },
    {
        name: 'Event',
        help: `${DOCS}/event`,
        types: ['Event'],
        except: ['PublicationEvent', 'DeliveryEvent', 'UserInteraction', 'CourseInstance'],
        scope: 'page',
        when: ({ id }) => !/^https?:\/\/(?:www\.)?(?:wikidata|dbpedia)\.org\//i.test(id ?? ''),
        required: ['name', 'startDate', 'location'],
        recommended: ['endDate', 'description', 'image', 'offers', 'organizer'],
        parts: [{ property: 'location', types: ['Place'], required: ['address'], recommended: ['name'] }],
    },
    {
        name: 'Vacation rental',
        help: `${DOCS}/vacation-rental`,
        types: ['VacationRental'],
        scope: 'page',
        required: ['name', 'identifier', 'image', 'latitude|geo', 'longitude|geo', 'containsPlace'],
        recommended: ['address', 'description'],
        parts: [
            { property: 'containsPlace', types: ['Accommodation'], required: ['occupancy'] },
            { property: 'geo', types: ['GeoCoordinates'], required: ['latitude', 'longitude'] },
        ],
    },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/publishing.js

const BODY = new Set(['articleBody', 'text']);
function isArticle(item, lookup) {
    const isKind = item.types.includes('Article') || lookup.isA(item, 'NewsArticle', 'BlogPosting');
    return isKind && !(item.properties.size > 0 && [...item.properties.keys()].every(name => BODY.has(name)));
}
const PUBLISHING_FEATURES = [
    {
        name: 'Article',
        help: `${DOCS}/article`,
        types: ['Article'],
        except: ['DiscussionForumPosting'],
        scope: 'page',
        isOfOnePage: true,
        when: isArticle,
        recommended: ['headline', 'image', 'datePublished', 'author', 'author.name', 'author.url|sameAs'],
    },
    {
        name: 'Speakable',
        help: `${DOCS}/speakable`,
        types: ['Article', 'WebPage'],
        scope: 'page',
        when: (item, lookup) => lookup.items(item, 'speakable').length > 0,
        parts: [{ property: 'speakable', required: ['cssSelector|xpath'] }],
    },
    {
        name: 'Subscription and paywalled content',
        help: `${DOCS}/paywalled-content`,
        types: ['CreativeWork'],
        scope: 'page',
        when: (item, lookup) => lookup.member(item, 'isAccessibleForFree')?.toLowerCase() === 'false',
        recommended: ['hasPart'],
        parts: [
            {
                property: 'hasPart',
                types: ['WebPageElement'],
                when: (part, lookup) => lookup.member(part, 'isAccessibleForFree')?.toLowerCase() === 'false',
                required: ['cssSelector'],
            },
        ],
    },
    {
        name: 'Image metadata',
        help: `${DOCS}/image-license-metadata`,
        types: ['ImageObject'],
        scope: 'anywhere',
        when: (item, lookup) => lookup.has(item, 'license') || lookup.has(item, 'acquireLicensePage'),
        required: ['contentUrl|url'],
    },
    {
        name: 'Video',
        help: `${DOCS}/video`,
        types: ['VideoObject'],
        scope: 'anywhere',
        required: ['name', 'thumbnailUrl', 'uploadDate'],
        recommended: ['description', 'duration', 'contentUrl|embedUrl'],
        parts: [
            {
                property: 'hasPart',
                types: ['Clip'],
                required: ['name', 'startOffset', 'url'],
            },
            {
                property: 'publication',
                types: ['BroadcastEvent'],
                required: ['isLiveBroadcast', 'startDate', 'endDate'],
            },
            { property: 'potentialAction', types: ['SeekToAction'], required: ['target', 'startOffset-input'] },
        ],
    },
    {
        name: 'Dataset',
        help: `${DOCS}/dataset`,
        types: ['Dataset'],
        scope: 'page',
        required: ['name', 'description'],
        recommended: ['creator', 'license', 'identifier|url', 'distribution'],
        parts: [
            {
                property: 'distribution',
                types: ['DataDownload'],
                required: ['contentUrl'],
            },
        ],
        rules: [
            {
                path: 'description',
                accepts: text => [...text].length >= 50 && [...text].length <= 5000,
                fault: 'is not 50 to 5,000 characters long',
            },
        ],
    },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/features.js





const FEATURES = [
    ...PUBLISHING_FEATURES,
    ...COMMERCE_FEATURES,
    ...PLACE_AND_EVENT_FEATURES,
    ...COMMUNITY_FEATURES,
    ...LEARNING_AND_WORK_FEATURES,
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/microdata.js







const microdata = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'microdata-unused': {
            severity: 'notice',
            title: 'Microdata attributes have no effect',
            why: 'They were meant as structured data, but search engines ignore them.',
            fix: 'Add itemscope beside itemtype, and let itemref name ids that exist, or remove them.',
            help: 'https://html.spec.whatwg.org/multipage/microdata.html#the-basic-syntax',
            example: '<div itemtype="https://schema.org/Product">, without itemscope',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        const judgements = { 'microdata-unused': judgeAttributes(page.document, lookup.data) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, UNSURE_UNFILLED) };
    },
});
const ATTRIBUTES = ['itemscope', 'itemprop', 'itemtype'];
function judgeAttributes(document, data) {
    if (document.withAttribute(...ATTRIBUTES).length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no microdata');
    const faults = new fault_list/* FaultList */.x();
    for (const { kind, element, message } of data.microdata.faults) {
        if (kind === 'property-outside')
            continue;
        if (kind === 'type-without-scope' && !isOfRichResult(element))
            continue;
        faults.add(() => document.occurrence(element, message));
    }
    return faults.judge();
}
const MAX_TYPE = 500;
function isOfRichResult(element) {
    const types = ((0,html_document/* attribute */.lt)(element, 'itemtype') ?? '').slice(0, MAX_TYPE).trim().split(/\s+/);
    const names = types.map(type => type.split(/[/#]/).at(-1));
    return FEATURES.some(feature => names.some(name => feature.types.includes(name)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/name-spellings.js








const nameSpellings = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'name-spelled-otherwise': {
            severity: 'notice',
            title: 'Structured data and the page spell the name of a person differently',
            why: 'One of the two is wrong. Search engines may not connect the data with the person, and people who search for the right name do not find the page.',
            fix: 'Find out which spelling is right, and write it in structured data and on the page.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
            example: '"performer": {"@type": "Person", "name": "Ada Byrn"}, on a page with <h3>Ada Byron</h3>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judge(read), UNSURE_UNFILLED) };
    },
});
const CHECK = 'name-spelled-otherwise';
const name_spellings_MAX_NAMES = 50;
const name_spellings_MAX_TEXTS = 3000;
const name_spellings_MIN_NAME = 8;
const name_spellings_MAX_NAME = 60;
const MIN_WORD = 4;
function judge(read) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => compareAll(tally, read), () => ({ [CHECK]: tally.judgement(CHECK, 'no name of a person is both in data and on the page') }));
}
function compareAll(tally, read) {
    const { lookup, text } = read;
    const names = new Map();
    for (const item of lookup.data.items) {
        if (!lookup.isA(item, 'Person', 'PerformingGroup'))
            continue;
        const [name] = lookup.texts(item, 'name');
        const plain = name && comparable(name.text.slice(0, name_spellings_MAX_NAME));
        if (name && plain && isLongEnough(plain) && names.size < name_spellings_MAX_NAMES && !names.has(plain))
            names.set(plain, name);
    }
    let texts;
    for (const [plain, name] of names) {
        if (text.said.includes(plain)) {
            tally.saw(CHECK);
            continue;
        }
        texts ??= shownTexts(read);
        const other = texts.keys().find(shown => isMisspelling(plain, shown));
        if (other === undefined)
            continue;
        const message = `Structured data says "${name.text.trim()}", and the page "${texts.get(other)}"`;
        tally.fault(CHECK, () => lookup.data.occurrence(name.place, message));
    }
}
function isLongEnough(plain) {
    return plain.length >= name_spellings_MIN_NAME && plain.includes(' ');
}
function shownTexts({ page }) {
    const texts = new Map();
    for (const element of page.document.elements()) {
        if (texts.size >= name_spellings_MAX_TEXTS)
            break;
        if (element.childNodes.length === 0 || element.childNodes.some(html_document/* isElement */.vq))
            continue;
        const shown = (0,text_start/* startOfSeenText */.Mq)(element, name_spellings_MAX_NAME + 1);
        if (shown.length > name_spellings_MAX_NAME || !shown.includes(' '))
            continue;
        const plain = comparable(shown);
        if (isLongEnough(plain))
            texts.set(plain, shown);
    }
    return texts;
}
function isMisspelling(name, shown) {
    if (Math.abs(name.length - shown.length) > 1 || /\d/.test(name + shown))
        return false;
    const [words, others] = [name.split(' '), shown.split(' ')];
    if (words.length !== others.length)
        return false;
    const differing = words.flatMap((word, index) => word === others[index] ? [] : [[word, others[index]]]);
    const [pair] = differing;
    return pair !== undefined && differing.length === 1 && isOneLetterApart(...pair);
}
function isOneLetterApart(word, other) {
    if (Math.min(word.length, other.length) < MIN_WORD)
        return false;
    let start = 0;
    while (start < word.length && word[start] === other[start])
        start++;
    let end = 0;
    const most = Math.min(word.length, other.length) - start;
    while (end < most && word.at(-1 - end) === other.at(-1 - end))
        end++;
    return Math.max(word.length, other.length) - start - end === 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/offer-currencies.js





const offerCurrencies = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'price-range-mixed': {
            severity: 'warning',
            title: 'A price range mixes currencies',
            why: 'lowPrice and highPrice are in the currency of the AggregateOffer. A price of another currency is shown as a wrong amount.',
            fix: 'Give all offers of an AggregateOffer its priceCurrency, or describe each as an Offer of its own.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
            example: '"@type": "AggregateOffer", "priceCurrency": "EUR", "offers": [{"price": "20", "priceCurrency": "CHF"}]',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, offer_currencies_judge(lookup), UNSURE_UNFILLED) };
    },
});
const offer_currencies_CHECK = 'price-range-mixed';
const offer_currencies_CODE = /^[A-Z]{3}$/;
function offer_currencies_judge(lookup) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => offer_currencies_compareAll(tally, lookup), () => ({ [offer_currencies_CHECK]: tally.judgement(offer_currencies_CHECK, 'no price range of the page lists its offers') }));
}
function offer_currencies_compareAll(tally, lookup) {
    for (const range of lookup.data.items) {
        if (!lookup.isA(range, 'AggregateOffer'))
            continue;
        const currency = lookup.text(range, 'priceCurrency');
        if (currency === undefined || !offer_currencies_CODE.test(currency))
            continue;
        const stated = lookup
            .items(range, 'offers')
            .flatMap(offer => lookup.texts(offer, 'priceCurrency').slice(0, 1));
        const codes = stated.filter(({ text }) => offer_currencies_CODE.test(text.trim()));
        if (codes.length === 0)
            continue;
        const other = codes.find(({ text }) => text.trim() !== currency);
        if (!other)
            tally.saw(offer_currencies_CHECK);
        else {
            const message = `${lookup.label(range)} is in ${currency}, and one of its offers in ${other.text.trim()}`;
            tally.fault(offer_currencies_CHECK, () => lookup.data.occurrence(other.place, message));
        }
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/net/platform.js
var platform = __webpack_require__(82620);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/own-addresses.js













const ownAddresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'own-address-elsewhere': {
            severity: 'warning',
            title: 'Structured data gives the page a URL on another host',
            why: 'Search engines take it for data of another page. It is often left over from a template, a staging server or an old domain.',
            fix: 'Build url, @id and breadcrumbs from the same base URL as the canonical.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
            example: '"url": "https://demo.theme.example/sheds", on a page whose canonical is on www.example.com',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgements = { 'own-address-elsewhere': judgeAddresses(read) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgements, UNSURE_UNFILLED) };
    },
});
function judgeAddresses(read) {
    const { lookup, page, canonical } = read;
    const faults = new fault_list/* FaultList */.x();
    let looked = 0;
    const here = new URL(page.url);
    const site = siteOf(read);
    const judge = ({ item, property, url, place }, isWrong, instead) => {
        looked++;
        const message = `${lookup.label(item)}, ${property}: ${url.href} is on ${url.host}, ${instead}`;
        if (isWrong)
            faults.add(() => lookup.data.occurrence(place, message));
    };
    const statedAddresses = site ? siteAddresses(read) : [];
    const ownUrls = statedAddresses.filter(({ property, url }) => property === 'url' && site.has(url));
    const placed = new Set(ownUrls.map(({ item }) => item));
    for (const stated of statedAddresses) {
        const isBeside = stated.property === 'url' && placed.has(stated.item);
        const isElsewhere = !(0,host_kind/* isLocalHost */.mJ)(stated.url.hostname) && !site.has(stated.url) && !isBeside;
        const instead = isElsewhere ? `but this page is on ${site.host}` : otherForm(stated, canonical);
        judge(stated, instead !== undefined, instead ?? '');
    }
    if ((0,host_kind/* isLocalHost */.mJ)(here.hostname)) {
        for (const stated of lookup.data.items.flatMap(item => addressesOf(lookup, item, LOADED))) {
            const { url } = stated;
            const isSameServer = (0,host_kind/* isThisMachine */.YY)(url.hostname) && (0,host_kind/* isThisMachine */.YY)(here.hostname) && url.port === here.port;
            const isOwn = isSameServer || [here.host, canonical?.host].includes(url.host);
            if ((0,host_kind/* isLocalHost */.mJ)(url.hostname))
                judge(stated, !isOwn, 'which only works on the machine that built the page');
        }
    }
    return faults.judgeAmong(looked, 'no item of the page has a URL that could be compared with the canonical');
}
function otherForm({ property, url }, canonical) {
    if (!canonical || property === '@id' || url.host === canonical.host)
        return undefined;
    return (0,syntax_preview/* bareHost */.n0)(url.host) === (0,syntax_preview/* bareHost */.n0)(canonical.host)
        ? `and the canonical of this page on ${canonical.host}`
        : undefined;
}
function siteOf({ page, canonical }) {
    const openGraph = page.document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const stated = [canonical, URL.parse((openGraph && (0,html_document/* attribute */.lt)(openGraph, 'content')) ?? '')];
    const isSomewhere = ({ hostname }) => !(0,host_kind/* isLocalHost */.mJ)(hostname) && !(0,host_kind/* isSampleHost */.TH)(hostname);
    const named = stated.flatMap(url => (url && isSomewhere(url) ? [url.hostname] : []));
    const production = page.preview?.origin === undefined ? [] : [new URL(page.preview.origin).hostname];
    const host = production[0] ?? named[0];
    if (host === undefined)
        return undefined;
    const versions = page.document
        .elements('link')
        .filter(link => (0,link_elements/* relations */.K1)(link).includes('alternate') && (0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined)
        .flatMap(link => URL.parse((0,html_document/* attribute */.lt)(link, 'href') ?? '')?.hostname ?? []);
    const hosts = [new URL(page.url).hostname, ...production, ...named, ...versions];
    const brands = new Set(hosts.map(brandOf));
    return { host, has: ({ hostname }) => brands.has(brandOf(hostname)) };
}
function brandOf(hostname) {
    return (0,cjs/* getDomainWithoutSuffix */.Gw)(hostname) || hostname;
}
const own_addresses_OWN = ['url', 'mainEntityOfPage'];
const LOADED = [...own_addresses_OWN, 'image', 'logo', 'contentUrl', 'thumbnailUrl', 'item'];
function siteAddresses(read) {
    const { page, lookup, scopes, isHome, canonical } = read;
    const about = [...scopes].flatMap(([item, scope]) => (scope === 'page' ? [item] : []));
    const only = (type) => {
        const items = about.filter(item => lookup.isA(item, type));
        return items.length === 1 ? items : [];
    };
    const sites = isHome ? only('WebSite') : [];
    const own = new Set([...only('WebPage'), ...only('Article'), ...sites]);
    const paths = new Set([new URL(page.url), ...(canonical ? [canonical] : [])].map(page_address/* loosePath */.qv));
    const hasOwnPath = ({ url }) => (0,page_address/* loosePath */.qv)(url) !== '' && paths.has((0,page_address/* loosePath */.qv)(url));
    return [
        ...[...own].flatMap(item => addressesOf(lookup, item, own_addresses_OWN)),
        ...about
            .filter(item => !own.has(item))
            .flatMap(item => addressesOf(lookup, item, own_addresses_OWN))
            .filter(hasOwnPath),
        ...about.filter(item => lookup.isA(item, 'BreadcrumbList')).flatMap(list => crumbAddresses(lookup, list)),
        ...only('Organization').flatMap(organization => ownHome(read, organization)),
        ...(isHome ? about.flatMap(item => homeInOtherForm(read, item)) : []),
    ];
}
function ownHome({ page, lookup, canonical }, organization) {
    if (!canonical || (0,platform/* platformOf */.t)(canonical.hostname) === undefined)
        return [];
    const name = page.document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:site_name');
    const isNamed = name && (0,html_document/* attribute */.lt)(name, 'content')?.trim() === lookup.text(organization, 'name');
    if (!isNamed)
        return [];
    return addressesOf(lookup, organization, ['url']).filter(({ property, url }) => property === 'url' && (0,page_address/* loosePath */.qv)(url) === '' && (0,platform/* platformOf */.t)(url.hostname) === undefined);
}
function homeInOtherForm({ lookup, canonical }, item) {
    if (!canonical || !lookup.isA(item, 'Organization'))
        return [];
    return addressesOf(lookup, item, ['url']).filter(({ property, url }) => property === 'url' &&
        (0,page_address/* loosePath */.qv)(url) === (0,page_address/* loosePath */.qv)(canonical) &&
        (0,syntax_preview/* bareHost */.n0)(url.host) === (0,syntax_preview/* bareHost */.n0)(canonical.host));
}
function crumbAddresses(lookup, list) {
    const stated = (crumbsOf(lookup, list) ?? []).flatMap(crumb => addressesOf(lookup, crumb, ['item']));
    const hosts = new Set(stated.map(({ url }) => url.host));
    return hosts.size === 1 ? stated.slice(0, 1) : [];
}
function addressesOf(lookup, item, properties) {
    const stated = properties.flatMap(property => lookup.values(item, property).map(value => ({
        property,
        address: (0,structured_data_item/* isItem */.WZ)(value) ? (value.id ?? '') : value.text.trim(),
        place: value.place,
    })));
    return [...stated, { property: '@id', address: item.id ?? '', place: item.place }].flatMap(({ property, address, place }) => {
        const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
        return url ? [{ item, property, url, place }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/product-data.js








const productData = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'product-missing': {
            severity: 'notice',
            title: 'A page that sells products has no structured data',
            why: 'Google shows price, availability and ratings in results and in its shopping listings, and takes them from Product data.',
            fix: 'Let the template of products write JSON-LD of the type Product, with name, image and offers (price, priceCurrency, availability).',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
            example: '<h1>Oak shed</h1><p>€ 990</p><button>Add to cart</button>, without Product data',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgement = await unlessKeptOut(visit, read, judgeProduct(read));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'product-missing': judgement }, UNSURE_UNFILLED) };
    },
});
const ADDS_TO_CART = /^(?:\+\s?)?(?:add to (?:cart|bag|basket|trolley)|(?:in den |zum )(?:warenkorb|einkaufswagen)(?: (?:legen|hinzufügen))?|in die (?:einkaufs)?tasche|ajouter au panier|(?:añadir|agregar)(?: al carrito| a la cesta)|aggiungi al carrello|adicionar ao carrinho|(?:toevoegen aan|in) (?:mijn )?(?:winkelwagen|winkelmand(?:je)?)|dodaj do koszyka|(?:přidat |vložit )?do košíku|pridať do košíka|lägg i (?:varukorgen|kundvagnen?)|læg i kurv(?:en)?|tilføj til kurv|legg i handlekurv(?:en)?|lisää ostoskoriin|kosárba(?: teszem)?|adaugă în coș|(?:добавить )?в корзину|(?:додати )?до кошика|sepete ekle|προσθήκη στο καλάθι|カートに(?:入れる|追加)|加入购物车|加入購物車|장바구니(?:에 담기| 담기))[\s.!→›»]*$/iu;
const PRICE = /(?:[€£$¥₹₺₽₴₩]|(?<!\p{L})(?:EUR|USD|GBP|CHF))\s?\d[\d.,]{0,12}|\d[\d.,\s]{0,12}(?:[€£$¥₹₺₽₴₩]|(?:EUR|USD|GBP|CHF|zł|kr|Kč|Ft|lei|TL|DKK|SEK|NOK)(?!\p{L}))/u;
const MAX_LABEL = 40;
const product_data_MAX_TEXT = 20_000;
const product_data_DESCRIBED = 'Product Offer Service Event Course Book Movie MusicAlbum SoftwareApplication'.split(' ');
function judgeProduct({ lookup, page, isHome }) {
    const { document } = page;
    const sold = soldHere(document);
    if (sold.length >= MIN_SOLD) {
        if (lookup.data.items.some(item => lookup.isA(item, ...product_data_DESCRIBED, ...LISTED)))
            return (0,judging_judgement/* pass */.IX)();
        if (lookup.isUnread(...product_data_DESCRIBED, ...LISTED))
            return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
        const message = `The page sells ${sold.length} things with prices ("${labelOf(sold[0])}") that have no pages of their own, and has no Product data.`;
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(sold[0], message));
    }
    if (isHome)
        return (0,judging_judgement/* notApplicable */.hH)('the home page of a shop is no product');
    const [control, ...others] = cartControls(document);
    const [heading, ...headings] = document.elements('h1');
    if (!control || others.length > 0 || !heading || headings.length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page does not have one heading and one control that puts a product into a cart');
    if (lookup.data.items.some(item => lookup.isA(item, ...product_data_DESCRIBED)))
        return (0,judging_judgement/* pass */.IX)();
    if (lookup.isUnread(...product_data_DESCRIBED))
        return (0,judging_judgement/* notApplicable */.hH)(UNREAD);
    const price = document.body && PRICE.exec((0,text_start/* startOfSeenText */.Mq)(document.body, product_data_MAX_TEXT))?.[0];
    if (!price)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no price');
    const message = `The page has a price (${price.trim()}) and "${labelOf(control)}", and no Product data.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(control, message));
}
const MIN_SOLD = 2;
const LISTED = 'ItemList OfferCatalog AggregateOffer Menu MenuSection'.split(' ');
const MAX_STEPS_TO_CARD = 6;
const MAX_CARD_NODES = 200;
function soldHere(document) {
    const cards = new Set();
    const sold = cartControls(document)
        .slice(0, MAX_CONTROLS)
        .filter(control => {
        const card = cardOf(control);
        if (!card || cards.has(card) || isStickyBar(card) || leadsToPage(card, document))
            return false;
        cards.add(card);
        return true;
    });
    if (sold.length < MIN_SOLD)
        return sold;
    const linked = linkedNames(document);
    return sold.filter(control => {
        const text = product_data_comparable((0,text_start/* startOfSeenText */.Mq)(cardOf(control), MAX_CARD_TEXT));
        return !linked.some(name => text.includes(name));
    });
}
const product_data_MAX_LINKS = 300;
const product_data_MIN_NAME = 4;
function linkedNames(document) {
    const links = document.elements('a').slice(0, product_data_MAX_LINKS);
    const names = links.flatMap(link => {
        const address = document.addressOf((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '');
        if (!address || address.pathname === '/' || isOfPage(address, document))
            return [];
        if (!/^https?:$/.test(address.protocol) || ADDS_TO_CART.test(labelOf(link)))
            return [];
        const name = product_data_comparable((0,text_start/* startOfSeenText */.Mq)(link, MAX_LABEL));
        return name.length >= product_data_MIN_NAME + 2 ? [name] : [];
    });
    return [...new Set(names)];
}
function isOfPage(address, document) {
    return address.href.split('#', 1)[0] === document.url.split('#', 1)[0];
}
function product_data_comparable(text) {
    return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
function isStickyBar(card) {
    let at = card;
    for (let step = 0; at && step < MAX_STEPS_TO_CARD; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const names = `${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(at, 'id') ?? ''}`.slice(0, MAX_TEXT_OF_NAMES);
        if (STICKY.test(names))
            return true;
    }
    return false;
}
const STICKY = /(?:^|[\s_-])(?:sticky|floating|fixed)[-_]?(?:bar|cart|buy|add|footer|atc|product)/i;
const MAX_TEXT_OF_NAMES = 200;
const MAX_CONTROLS = 200;
function cardOf(control) {
    let at = (0,html_document/* parentOf */.gN)(control);
    for (let step = 0; at && step < MAX_STEPS_TO_CARD && !/^(?:main|body)$/.test(at.tagName); step++) {
        if (PRICE.test((0,text_start/* startOfSeenText */.Mq)(at, MAX_CARD_TEXT)))
            return at;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return undefined;
}
const MAX_CARD_TEXT = 500;
function leadsToPage(card, document) {
    const around = [...(0,text_start/* firstNodes */.wg)(card, MAX_CARD_NODES)].filter(html_document/* isElement */.vq);
    let at = card;
    for (let step = 0; at && step < MAX_STEPS_TO_CARD; step++, at = (0,html_document/* parentOf */.gN)(at))
        around.push(at);
    return around.some(element => {
        const href = element.tagName === 'a' ? (0,html_document/* attribute */.lt)(element, 'href')?.trim() : undefined;
        if (href === undefined || href === '' || href.startsWith('#'))
            return false;
        return /^https?:$/.test(document.addressOf(href)?.protocol ?? '');
    });
}
function cartControls(document) {
    return document.elements('button', 'a', 'input').filter(control => ADDS_TO_CART.test(labelOf(control)));
}
function labelOf(control) {
    if (control.tagName !== 'input')
        return (0,text_start/* startOfSeenText */.Mq)(control, MAX_LABEL);
    const isButton = /^(?:submit|button)$/i.test((0,html_document/* attribute */.lt)(control, 'type')?.trim() ?? '');
    return isButton ? ((0,html_document/* attribute */.lt)(control, 'value') ?? '').trim().slice(0, MAX_LABEL) : '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/rated-items.js

const RATING_PROPERTIES = new Set(['aggregateRating', 'review', 'reviews']);
function ratedItem(lookup, { item, parent, property }) {
    if (!lookup.isA(item, 'AggregateRating', 'Review'))
        return undefined;
    if (lookup.isA(item, 'EmployerAggregateRating', 'ClaimReview', 'EmployerReview'))
        return undefined;
    if (parent && property !== undefined && RATING_PROPERTIES.has(property))
        return lookup.data.whole(parent);
    return lookup.items(item, 'itemReviewed')[0];
}
function isOfSite(organization, { page, lookup, canonical, isHome }) {
    const ownHosts = new Set([new URL(page.url).host, canonical?.host ?? '']);
    const homes = homePagesOf(lookup, organization);
    return homes.length > 0
        ? homes.some(host => ownHosts.has(host))
        : isHome && !lookup.has(organization, 'url');
}
function ratingsOfSite(read) {
    const { lookup } = read;
    return new Set(lookup.data.positions.flatMap(position => {
        const rated = ratedItem(lookup, position);
        const isOwn = rated !== undefined && lookup.isA(rated, 'Organization') && isOfSite(rated, read);
        return isOwn ? [lookup.data.whole(position.item)] : [];
    }));
}
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:index\.(?:html?|php))?$/i;
const SHARED_HOST = /\.(?:github|gitlab)\.io$/;
const FOLDER_PATH = /^\/[^/]+\/?$/;
function homePagesOf(lookup, item) {
    return lookup.values(item, 'url').flatMap(value => {
        const url = URL.parse((0,structured_data_item/* isItem */.WZ)(value) ? (value.id ?? '') : value.text.trim());
        if (!url)
            return [];
        const isHome = HOME_PATH.test(url.pathname) || (SHARED_HOST.test(url.hostname) && FOLDER_PATH.test(url.pathname));
        return isHome ? [url.host] : [];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/ratings.js








const REVIEWS = 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet';
const ratings_checks = {
    'rating-invalid': {
        severity: 'warning',
        title: 'A rating has no number, or one outside of its scale',
        why: 'Google assumes a scale of 1 to 5 unless another is stated, and ignores ratings outside of it.',
        fix: 'Write ratingValue as a number such as 4.5, and add bestRating and worstRating for other scales.',
        help: REVIEWS,
        example: '"ratingValue": 6, "bestRating": 5',
    },
    'rating-unsupported': {
        severity: 'notice',
        title: 'Google shows no stars for the type that is rated',
        why: 'Google only shows stars for the types on its list, such as Product, Recipe and Event.',
        fix: 'Move the rating to the product, recipe or other listed item that the page is about; otherwise remove it.',
        help: REVIEWS,
        example: '{"@type": "WebPage", "aggregateRating": {…}}',
    },
    'review-self-serving': {
        severity: 'notice',
        title: 'The site rates its own business',
        why: 'Google shows no stars for reviews of a business on its own website.',
        fix: 'Remove aggregateRating and review from the business, or keep them and expect no stars. Ratings of your products are not affected.',
        help: REVIEWS,
        example: '{"@type": "LocalBusiness", "aggregateRating": {…}} on the business\'s own site',
    },
};
const ratings = (0,tool_definition/* defineTopic */.RE)({
    checks: ratings_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeRatings(read), UNSURE_UNFILLED) };
    },
});
const STARRED_TYPES = ('Book Course CreativeWorkSeason CreativeWorkSeries Episode Event Game HowTo LocalBusiness MediaObject Movie ' +
    'MusicPlaylist MusicRecording Organization Product Recipe SoftwareApplication').split(' ');
const DEFAULT_BEST = 5;
function judgeRatings(read) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => tallyRatings(tally, read), () => ({
        'rating-invalid': tally.judgement('rating-invalid', 'the page has no rating'),
        'rating-unsupported': tally.judgement('rating-unsupported', 'nothing is rated'),
        'review-self-serving': tally.judgement('review-self-serving', 'no business is rated'),
    }));
}
function tallyRatings(tally, read) {
    const { lookup } = read;
    const judged = new Set();
    for (const position of lookup.data.positions) {
        const { item } = position;
        if (lookup.isA(item, 'Rating'))
            tallyScale(tally, lookup, item);
        const rated = ratedItem(lookup, position);
        if (!rated || judged.has(rated))
            continue;
        judged.add(rated);
        tallyRated(tally, read, rated, position);
    }
}
function tallyScale(tally, lookup, rating) {
    const value = lookup.texts(rating, 'ratingValue')[0];
    if (!value)
        return;
    const text = value.text.trim();
    tally.saw('rating-invalid');
    if (/^\d+(?:\.\d+)?\s?(?:%|\/\s?\d+(?:\.\d+)?)$/.test(text))
        return;
    if (!(0,value_formats/* isNumber */.Et)(text)) {
        if (lookup.isA(rating, 'AggregateRating') || /\d/.test(text)) {
            tally.fault('rating-invalid', () => lookup.data.occurrence(value.place, `ratingValue "${(0,cut/* cutEnd */.ym)(text, 40)}" is not a number`));
        }
        return;
    }
    const best = boundary(lookup, rating, 'bestRating') ?? DEFAULT_BEST;
    const worst = boundary(lookup, rating, 'worstRating');
    if (Number.isNaN(best))
        return;
    if (Number(text) > best) {
        const stated = lookup.has(rating, 'bestRating')
            ? `bestRating ${best}`
            : `${best}, which is the maximum unless bestRating says otherwise`;
        tally.fault('rating-invalid', () => lookup.data.occurrence(value.place, `ratingValue ${text} is above ${stated}`));
    }
    else if (worst !== undefined && Number(text) < worst) {
        tally.fault('rating-invalid', () => lookup.data.occurrence(value.place, `ratingValue ${text} is below worstRating ${worst}`));
    }
}
function boundary(lookup, rating, property) {
    const text = lookup.text(rating, property);
    return text === undefined ? undefined : (0,value_formats/* isNumber */.Et)(text) ? Number(text) : Number.NaN;
}
function tallyRated(tally, read, rated, { item: rating }) {
    const { lookup } = read;
    const { vocabulary } = lookup;
    if (rated.types.length === 0 ||
        rated.types.length > item_lookup_MAX_TYPES ||
        !rated.types.every(type => vocabulary.hasType(type)))
        return;
    if (lookup.isA(rated, 'Review', 'Rating', 'Offer'))
        return;
    if (lookup.isA(rated, ...STARRED_TYPES))
        tally.saw('rating-unsupported');
    else {
        const message = `${lookup.label(rated)} has a rating, but Google shows no stars for ${rated.types.join(', ')}`;
        tally.fault('rating-unsupported', () => lookup.data.occurrence(rating.place, message));
    }
    if (!lookup.isA(rated, 'Organization'))
        return;
    const hasStars = lookup.isA(rating, 'AggregateRating') || lookup.has(rating, 'reviewRating');
    if (isOfSite(rated, read) && hasStars)
        tally.fault('review-self-serving', () => lookup.data.occurrence(rating.place, `You rate your own business, ${lookup.label(rated)}: Google shows no stars for that.`));
    else
        tally.saw('review-self-serving');
}

// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/references.js











const references = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'reference-unresolved': {
            severity: 'notice',
            title: 'An @id refers to an item that is not on the page',
            why: 'Search engines read each page on its own, so the author, publisher or product behind the @id is missing.',
            fix: 'Add the item with this @id to the page, or correct the reference.',
            help: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
            example: '"author": {"@id": "#alice"}, where nothing has that @id',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgements = { 'reference-unresolved': judgeReferences(read, await namesOfHome(visit, read)) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgements, UNSURE_UNFILLED) };
    },
});
const MAX_TO_HOME = 20;
async function namesOfHome(visit, { page, lookup }) {
    if ((0,site_home/* isSiteHome */.Z)(page))
        return new Set();
    const named = lookup.data.positions
        .filter(({ item }) => (0,structured_data_item/* isReference */.A_)(item) && item.id !== undefined && isOnHome(item.id, page))
        .slice(0, MAX_TO_HOME)
        .map(({ item }) => item.id);
    const missing = new Set(named.filter(id => !lookup.data.describes(id)));
    if (missing.size === 0)
        return missing;
    const { origin } = new URL(page.url);
    const { final } = await visit.fetchForSite(`${(0,syntax_preview/* deploymentRoot */.gS)(page.preview, origin)}/`);
    const home = final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, page.preview)?.document : undefined;
    if (!final || !home || (0,script_shell/* scriptShellOf */.HH)(home))
        return new Set();
    const source = new TextDecoder().decode(final.body);
    return new Set([...missing].filter(id => !source.includes(id.slice(id.indexOf('#')))));
}
function isOnHome(id, { url, preview }) {
    const address = id.length <= MAX_ID && /#./.test(id) ? URL.parse(id) : null;
    const here = address && ((0,syntax_preview/* hereOf */.IS)(preview, address) ?? address);
    return (here !== null &&
        here.host === new URL(url).host &&
        here.search === '' &&
        (0,site_home/* isSiteHome */.Z)({ url: here.href, preview }));
}
const MAX_ID = 500;
function judgeReferences({ page, lookup, canonical }, missingOnHome) {
    const { data } = lookup;
    const ownUrls = [page.url, canonical?.href ?? page.url].map(url => url.replace(/#.*$/s, ''));
    const isDescribed = descriptionsOf(page.document, data);
    const faults = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const { item, property } of data.positions) {
        if (!(0,structured_data_item/* isReference */.A_)(item))
            continue;
        const id = item.id ?? '';
        const [address, fragment] = splitFragment(id);
        const isLocal = id.startsWith('_:') || (fragment !== undefined && ownUrls.includes(address));
        const isOfHome = missingOnHome.has(id);
        if (!isLocal && !isOfHome)
            continue;
        looked++;
        if (isDescribed(id, isLocal ? fragment : undefined))
            continue;
        const where = isLocal ? 'on the page' : 'on this page or the home page';
        const message = `${property ?? '@id'} refers to ${id}, but no item ${where} has this @id`;
        faults.add(() => data.occurrence(item.place, message));
    }
    return faults.judgeAmong(looked, 'no item refers to another item of this page');
}
function descriptionsOf(document, data) {
    const ids = new Set(document.withAttribute('id').map(element => (0,html_document/* attribute */.lt)(element, 'id')));
    return (id, fragment) => data.describes(id) || (fragment !== undefined && ids.has(fragment));
}
function splitFragment(id) {
    const hash = id.indexOf('#');
    return hash < 0 ? [id, undefined] : [id.slice(0, hash), id.slice(hash + 1)];
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/result-values.js




const BEST_RATING = 5;
const result_values_MAX_TEXT = 60;
const resultValues = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    readsDocument: true,
    async judge(visit) {
        const { lookup, scopes } = await schemaPage(visit);
        const shown = {};
        for (const [item, scope] of scopes) {
            if (scope !== 'page' || (0,structured_data_item/* isReference */.A_)(item))
                continue;
            const whole = lookup.data.whole(item);
            const rating = shown['rating'] === undefined ? ratingOf(whole, lookup) : undefined;
            const offer = shown['offer'] === undefined ? offerOf(whole, lookup) : undefined;
            if (rating)
                shown['rating'] = rating;
            if (offer)
                shown['offer'] = offer;
        }
        return { judgements: {}, ...(Object.keys(shown).length > 0 && { facts: { shown } }) };
    },
});
function ratingOf(item, lookup) {
    const [rating] = lookup.items(item, 'aggregateRating');
    if (!rating)
        return undefined;
    const value = numberOf(rating, 'ratingValue', lookup);
    const count = numberOf(rating, 'ratingCount', lookup) ?? numberOf(rating, 'reviewCount', lookup);
    const best = numberOf(rating, 'bestRating', lookup) ?? BEST_RATING;
    return value === undefined || count === undefined ? undefined : { value, best, count };
}
function offerOf(item, lookup) {
    const [offer] = lookup.items(item, 'offers');
    if (!offer)
        return undefined;
    const [specification] = lookup.items(offer, 'priceSpecification');
    const text = (name) => lookup.text(offer, name) ?? (specification && lookup.text(specification, name));
    const price = text('price') ?? text('lowPrice');
    if (price === undefined)
        return undefined;
    const [currency, availability] = [text('priceCurrency'), lookup.member(offer, 'availability')];
    return {
        price: (0,cut/* cutEnd */.ym)(price, result_values_MAX_TEXT),
        ...(currency !== undefined && { currency: (0,cut/* cutEnd */.ym)(currency, result_values_MAX_TEXT) }),
        ...(availability !== undefined && { availability: (0,cut/* cutEnd */.ym)(availability, result_values_MAX_TEXT) }),
    };
}
function numberOf(item, property, lookup) {
    const text = lookup.text(item, property);
    return text !== undefined && /^\d{1,9}(?:[.,]\d{1,9})?$/.test(text)
        ? Number(text.replace(',', '.'))
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/gaps.js
function gapsOf(shape, item, lookup, kind) {
    const own = (shape[kind] ?? []).flatMap(requirement => missingOf(item, requirement, lookup));
    const inner = (shape.parts ?? []).flatMap(part => partsOf(item, part, lookup).flatMap(value => gapsOf(part, value, lookup, kind)));
    return [...own, ...inner];
}
function partsOf(item, { property, types, when }, lookup) {
    return lookup
        .items(item, property)
        .filter(value => types === undefined || lookup.isA(value, ...types))
        .filter(value => when?.(value, lookup) ?? true);
}
function missingOf(item, requirement, lookup) {
    const dot = requirement.indexOf('.');
    if (dot < 0) {
        const met = requirement.split('|').some(property => lookup.has(item, property));
        return met ? [] : [{ item, requirement }];
    }
    const inner = requirement.slice(dot + 1);
    return lookup.items(item, requirement.slice(0, dot)).flatMap(value => missingOf(value, inner, lookup));
}
function textsAt(item, path, lookup) {
    const [property, ...rest] = path;
    if (rest.length === 0)
        return lookup.texts(item, property).map(text => ({ item, text }));
    return lookup.items(item, property).flatMap(value => textsAt(value, rest, lookup));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/gap-words.js
function itemFor(feature, label) {
    const type = label.split(' ', 1)[0].toLowerCase();
    return type === feature.replaceAll(' ', '').toLowerCase() ? label : `${feature}: ${label}`;
}
function lackOf(names) {
    const lacks = names.map(name => `no ${name}`);
    return lacks.length < 2 ? lacks.join('') : `${lacks.slice(0, -1).join(', ')} and ${lacks.at(-1)}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/lists.js





function listStandOf(lookup, item) {
    if (lookup.isA(item, 'BreadcrumbList'))
        return breadcrumbStand(lookup, item);
    if (!lookup.isA(item, 'ItemList'))
        return undefined;
    const entries = entriesOf(lookup, item);
    return entries.some(entry => listedItem(lookup, entry)) ? carouselStand(lookup, item, entries) : undefined;
}
function breadcrumbStand(lookup, list) {
    const missing = missingOfBreadcrumb(lookup, list);
    const crumbs = crumbsOf(lookup, list) ?? [];
    const isNumbered = crumbs.length >= MIN_CRUMBS && numberingOf(lookup, list)?.fault === undefined;
    return {
        name: 'Breadcrumb',
        help: `${DOCS}/breadcrumb`,
        missing,
        wrong: [],
        eligible: missing.length === 0 && isNumbered,
    };
}
function missingOfBreadcrumb(lookup, list) {
    const crumbs = crumbsOf(lookup, list);
    if (!crumbs)
        return oddCrumbs(lookup, list);
    if (crumbs.length === 0) {
        return [{ place: list.place, message: 'Breadcrumb: BreadcrumbList has no itemListElement' }];
    }
    const last = inOrder(lookup, crumbs).at(-1);
    return crumbs.flatMap(crumb => {
        const missing = missingOfCrumb(lookup, crumb, crumb === last);
        const message = `Breadcrumb: ${lookup.label(crumb)} has ${lackOf(missing)}`;
        return missing.length === 0 ? [] : [{ place: crumb.place, message }];
    });
}
function oddCrumbs(lookup, list) {
    return lookup.values(list, 'itemListElement').flatMap((value) => {
        if (!(0,structured_data_item/* isItem */.WZ)(value)) {
            const message = `Breadcrumb: the entry "${(0,cut/* cutEnd */.ym)(value.text.trim(), 60)}" is a text, not a ListItem`;
            return [{ place: value.place, message }];
        }
        const { types } = lookup.data.whole(value);
        const isOdd = types.length > 0 && types.every(type => lookup.vocabulary.hasType(type));
        if (!isOdd || lookup.isA(value, 'ListItem'))
            return [];
        return [{ place: value.place, message: `Breadcrumb: ${lookup.label(value)} is not a ListItem` }];
    });
}
function missingOfCrumb(lookup, crumb, isLast) {
    const named = lookup.has(crumb, 'name') ||
        lookup
            .values(crumb, 'item')
            .some(value => (0,structured_data_item/* isItem */.WZ)(value) && ((0,structured_data_item/* isReference */.A_)(value) || lookup.has(value, 'name')));
    return [
        ...(lookup.has(crumb, 'position') ? [] : ['position']),
        ...(named ? [] : ['name']),
        ...(isLast || lookup.has(crumb, 'item') ? [] : ['item']),
    ];
}
const CAROUSEL_TYPES = ['Recipe', 'Course', 'Movie', 'Restaurant'];
const MIN_COURSES = 3;
function listedItem(lookup, entry) {
    return [entry, ...lookup.items(entry, 'item')].find(item => lookup.isA(item, ...CAROUSEL_TYPES));
}
function carouselStand(lookup, list, entries) {
    const missing = entries.flatMap((entry) => {
        const item = listedItem(lookup, entry);
        if (!item || lookup.has(item, 'url') || lookup.has(entry, 'url'))
            return [];
        return [{ place: item.place, message: `Carousel: ${lookup.label(item)} has no url` }];
    });
    const courses = entries.filter(entry => lookup.isA(listedItem(lookup, entry) ?? entry, 'Course'));
    const tooFew = courses.length > 0 && courses.length < MIN_COURSES;
    const message = `Course list: only ${courses.length} courses (Google needs at least ${MIN_COURSES})`;
    return {
        name: 'Carousel',
        help: `${DOCS}/carousel`,
        missing,
        wrong: tooFew ? [{ place: list.place, message }] : [],
        eligible: missing.length === 0 && !tooFew,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/meant-features.js





const MIN_TEASERS = 3;
function* meantFeatures(read) {
    const { lookup, scopes, isHome } = read;
    const items = [...scopes].filter(([item]) => !(0,structured_data_item/* isReference */.A_)(item));
    const isMeantHere = (feature, item, scope) => isMeant(feature, lookup.data.whole(item), scope, isHome, lookup) &&
        !(feature.isOfOnePage === true && isOfOtherPage(lookup.data.whole(item), read));
    const areTeasers = (feature) => feature.isOfOnePage === true &&
        items.filter(([item, scope]) => isMeantHere(feature, item, scope)).length >= MIN_TEASERS;
    const listed = new Set(FEATURES.filter(areTeasers));
    const known = new Map();
    for (const [item, scope] of items) {
        for (const feature of FEATURES) {
            if (listed.has(feature) || !isMeantHere(feature, item, scope))
                continue;
            const whole = lookup.data.whole(item);
            const same = known.get(feature.name) ?? new Set();
            known.set(feature.name, same);
            if (same.has(whole) && whole !== item)
                continue;
            same.add(whole);
            yield { feature, item: whole, scope };
        }
    }
}
function isOfOtherPage(item, { lookup, page, canonical }) {
    const { document, preview } = page;
    const own = [new URL(page.url), ...(canonical ? [canonical] : [])];
    const paths = new Set(own.map(page_address/* loosePath */.qv));
    const hosts = new Set([...own.map(({ host }) => host), preview?.host]);
    const stated = [...lookup.texts(item, 'url'), ...lookup.texts(item, 'mainEntityOfPage')];
    return stated.some(({ text }) => {
        const url = document.addressOf(text.trim());
        if (!url || !hosts.has(url.host))
            return false;
        const path = (0,page_address/* loosePath */.qv)((0,syntax_preview/* hereOf */.IS)(preview, url) ?? url);
        return path !== '' && !paths.has(path);
    });
}
function isMeant(feature, item, scope, isHome, lookup) {
    if (!lookup.isA(item, ...feature.types) || lookup.isA(item, ...(feature.except ?? [])))
        return false;
    const placed = feature.scope === 'anywhere' ||
        (feature.scope === 'home' ? isHome && scope === 'page' : feature.scope === scope);
    return placed && (feature.when?.(item, lookup) ?? true);
}
function requiredGaps({ feature, item, scope }, lookup) {
    const required = [...(feature.required ?? []), ...(scope === 'part' ? [] : (feature.alone ?? []))];
    const missing = gapsOf({ ...feature, required }, item, lookup, 'required');
    const lack = feature.lacks?.(item, lookup);
    return lack === undefined ? missing : [...missing, { item, requirement: lack }];
}
const REVIEW_PROPERTIES = new Set(['review', 'reviews', 'aggregateRating']);
function asksForReviews({ requirement }) {
    return requirement.split('|').every(name => REVIEW_PROPERTIES.has(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/other-syntax.js


class OtherSyntaxes {
    #page;
    #alone = new Map();
    constructor(page) {
        this.#page = page;
    }
    state({ feature, item }, gap) {
        if (gap.item !== item)
            return false;
        const alone = this.#aloneOf(feature);
        if (alone.length < 2 || !alone.includes(item))
            return false;
        return alone.some(other => other !== item && !this.#lacks(feature, other, gap.requirement));
    }
    #aloneOf(feature) {
        const known = this.#alone.get(feature);
        if (known)
            return known;
        const { lookup, scopes } = this.#page;
        const ofKind = [...scopes].flatMap(([item, scope]) => scope === 'page' && !(0,structured_data_item/* isReference */.A_)(item) && lookup.isA(item, ...feature.types) ? item : []);
        const alone = [...Map.groupBy(ofKind, ({ syntax }) => syntax).values()].flatMap(items => items.length === 1 ? items : []);
        this.#alone.set(feature, alone);
        return alone;
    }
    #lacks(feature, item, requirement) {
        const { lookup } = this.#page;
        const whole = lookup.data.whole(item);
        return ['required', 'recommended'].some(kind => gapsOf(feature, whole, lookup, kind).some(gap => gap.item === whole && gap.requirement === requirement));
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/retired.js
const SIMPLIFIED = '2025-06';
const RETIRED_FEATURES = [
    { name: 'How-to', types: ['HowTo'], ended: '2023-09' },
    { name: 'Sitelinks search box', types: ['SearchAction'], ended: '2024-11' },
    { name: 'FAQ', types: ['FAQPage'], ended: '2026-05' },
    { name: 'Fact check', types: ['ClaimReview'], ended: SIMPLIFIED },
    { name: 'Course info', types: ['CourseInstance'], ended: SIMPLIFIED },
    { name: 'Estimated salary', types: ['Occupation', 'OccupationAggregation'], ended: SIMPLIFIED },
    { name: 'Special announcement', types: ['SpecialAnnouncement'], ended: SIMPLIFIED },
    { name: 'Vehicle listing', types: ['Car'], ended: SIMPLIFIED },
];

;// CONCATENATED MODULE: ./lib/engine/tools/schema/features/shown-contacts.js


const CALL = /^\s{0,9}tel:|^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i;
const shown_contacts_NUMBER = /\+\d[\d\s()./–-]{6,20}\d/;
const ALWAYS_OPEN = /(?<!\d)24\s?(?:\/\s?7|hours|h(?!\p{L})|stunden|uur|timer|timmar|horas|heures|ore|часа)/iu;
const ARTICLE_NUMBER = /(?<!\p{L})(?:sku|gtin|ean|upc|isbn|mpn|(?:artikel|art|best|item|product|model|part|ref)(?:ikel)?[\s.-]{0,2}(?:nummer|nr|no|number|code|n[°º])|artikelnummer|bestellnummer|référence|referencia|referência|codice articolo|cód(?:igo)?\.?|артикул|kod produktu|číslo produktu)(?!\p{L})/iu;
const SHOWN = {
    telephone: ({ page: { document }, text }) => document.elements('a', 'area').some(link => CALL.test((0,html_document/* attribute */.lt)(link, 'href') ?? '')) ||
        shown_contacts_NUMBER.test(text.text),
    'openingHoursSpecification|openingHours': ({ page: { document }, text }) => shownHours(document).length > 0 || ALWAYS_OPEN.test(text.text),
    'sku|gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn': ({ text }) => ARTICLE_NUMBER.test(text.text),
};
function isToBeHad(requirement, page) {
    return SHOWN[requirement]?.(page) ?? true;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/rich-results.js


























const GALLERY = 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery';
const rich_results_checks = {
    'rich-result-incomplete': {
        severity: 'warning',
        title: 'An item lacks properties that its rich result requires',
        why: 'Google only shows the rich result if all required properties are there.',
        fix: 'Add the missing properties. Google explains them on its page about this rich result.',
        help: GALLERY,
        example: '{"@type": "Recipe", "name": "Soup"}, without image',
    },
    'review-incomplete': {
        severity: 'notice',
        title: 'A review or rating lacks what Google needs to show it',
        why: 'Google shows no stars for it. The page itself is not affected.',
        fix: 'Say who or what is rated, by whom, and how; where nobody has rated yet, remove the rating.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
        example: '{"@type": "Review", "author": "Ann", "reviewBody": "Good"}, without reviewRating and itemReviewed',
    },
    'rich-result-sparse': {
        severity: 'notice',
        title: 'An item lacks properties that its rich result recommends',
        why: 'With them Google can show more in the rich result.',
        fix: 'Add those that apply. Google explains them on its page about this rich result.',
        help: GALLERY,
        example: '{"@type": "Recipe", "name": "Soup", "image": "https://…"}, without author and cookTime',
    },
    'rich-result-value': {
        severity: 'warning',
        title: 'A value is not one that its rich result allows',
        why: 'Google ignores the value, or does not show the rich result.',
        fix: 'Use a value that Google allows on its page about this rich result.',
        help: GALLERY,
        example: '{"@type": "JobPosting", "employmentType": "FULLTIME"}',
    },
};
const richResults = (0,tool_definition/* defineTopic */.RE)({
    checks: rich_results_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        if ((0,legal_notice/* isLegalNotice */.W)(read.page.url)) {
            const none = (0,judging_judgement/* notApplicable */.hH)('a legal notice is no rich result, and names who runs the site in short');
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(rich_results_checks, none), facts: { features: [], retired: [] } };
        }
        const tally = new fault_list/* Tally */.F();
        const features = [];
        const judgements = asFarAsFollowed(() => features.push(...tallyFeatures(tally, read), ...tallyLists(tally, read.lookup)), () => ({
            'rich-result-incomplete': tally.judgement('rich-result-incomplete', 'the page has no item that Google makes a rich result of'),
            'review-incomplete': tally.judgement('review-incomplete', 'the page has no review or rating'),
            'rich-result-sparse': tally.judgement('rich-result-sparse', 'no item has all required properties'),
            'rich-result-value': tally.judgement('rich-result-value', 'no value is limited by a rich result'),
        }));
        const unlessKept = (judgement) => unlessKeptOut(visit, read, judgement);
        const kept = {
            'rich-result-incomplete': await unlessKept(judgements['rich-result-incomplete']),
            'review-incomplete': await unlessKept(judgements['review-incomplete']),
            'rich-result-sparse': await unlessKept(judgements['rich-result-sparse']),
            'rich-result-value': await unlessKept(judgements['rich-result-value']),
        };
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, kept, UNSURE_UNFILLED),
            facts: { features, retired: retiredFacts(read.lookup) },
        };
    },
});
const MAX_UNKNOWN = 20;
function tallyFeatures(tally, page) {
    const stands = new Map();
    const own = ratingsOfSite(page);
    const syntaxes = new OtherSyntaxes(page);
    const settled = new Set(FEATURES.filter(feature => feature.isOneOfSite && hasCompleteItem(feature, page)));
    for (const meant of meantFeatures(page)) {
        const { feature, item } = meant;
        if (own.has(item))
            continue;
        const stand = stands.get(feature.name) ?? {
            help: feature.help,
            items: new Set(),
            incomplete: new Set(),
        };
        stands.set(feature.name, stand);
        stand.items.add(item);
        if (!tallyItem(tally, page, syntaxes, meant, settled.has(feature)))
            stand.incomplete.add(item);
    }
    return [...stands].map(([name, { help, items, incomplete }]) => ({
        name,
        help,
        items: items.size,
        eligible: items.size - incomplete.size,
    }));
}
const REVIEW_TYPES = ['Review', 'AggregateRating'];
function hasCompleteItem(feature, { lookup, scopes }) {
    return [...scopes].some(([item, scope]) => scope === 'page' &&
        !(0,structured_data_item/* isReference */.A_)(item) &&
        lookup.isA(item, ...feature.types) &&
        gapsOf(feature, lookup.data.whole(item), lookup, 'recommended').length === 0);
}
function tallyItem(tally, read, syntaxes, meant, isSettled) {
    const { lookup, page } = read;
    const { feature, item } = meant;
    const isReview = feature.types.some(type => REVIEW_TYPES.includes(type));
    tally.saw(isReview ? 'review-incomplete' : 'rich-result-incomplete');
    const isStated = (gap) => syntaxes.state(meant, gap);
    const missing = requiredGaps(meant, lookup).filter(gap => !isStated(gap));
    const ofReviews = (gap) => isReview || lookup.isA(gap.item, ...REVIEW_TYPES);
    const others = (gap) => !ofReviews(gap) && !asksForReviews(gap);
    tallyGaps(tally, 'review-incomplete', lookup, feature, missing.filter(ofReviews));
    tallyGaps(tally, 'rich-result-incomplete', lookup, feature, missing.filter(others));
    if (missing.length === 0 && !isEventOver(item, lookup, (0,exchange/* clockOf */.ie)(page.response))) {
        tally.saw('rich-result-sparse');
        const gaps = isSettled || isByTemplate(item, read) ? [] : gapsOf(feature, item, lookup, 'recommended');
        const isLeft = (gap) => isStatedEmpty(gap, lookup) || isHiddenPerson(gap.item, lookup, page.document);
        const fillable = gaps.filter(gap => isToBeHad(gap.requirement, read) && !isLeft(gap) && !isStated(gap));
        tallyGaps(tally, 'rich-result-sparse', lookup, feature, fillable);
    }
    for (const { path, accepts, fault } of feature.rules ?? []) {
        for (const { item: holder, text } of textsAt(item, path.split('.'), lookup)) {
            const value = text.text.trim();
            if (accepts(value))
                tally.saw('rich-result-value');
            else {
                const shown = (0,cut/* cutEnd */.ym)(value, 60);
                const message = `${itemFor(feature.name, lookup.label(holder))}, ${path.split('.').at(-1)} "${shown}" ${fault}`;
                tally.fault('rich-result-value', () => lookup.data.occurrence(text.place, message));
            }
        }
    }
    return missing.length === 0;
}
function isByTemplate(item, { lookup, page: { document, url } }) {
    if (item.properties.size > 0 || !lookup.isA(item, 'Article'))
        return false;
    return isAtOtherAddress(url) || !showsArticle(document, url);
}
function isHiddenPerson(item, lookup, document) {
    return lookup.isA(item, 'Person') && (0,regions/* isHiddenByStyle */.Z_)(document, item.place.element);
}
function isEventOver(item, lookup, now) {
    const end = lookup.isA(item, 'Event') ? endOfEvent(item, lookup).end : undefined;
    if (end === undefined)
        return false;
    (0,input_trace/* holdsUntil */.HK)(end + GRACE_MS, now);
    return end + GRACE_MS < now;
}
function isStatedEmpty({ item, requirement }, { data }) {
    const { syntax, properties } = data.whole(item);
    return syntax === 'json-ld' && requirement.split('|').some(name => properties.get(name)?.length);
}
function tallyGaps(tally, name, lookup, feature, gaps) {
    const byItem = new Map();
    for (const { item, requirement } of gaps) {
        const names = requirement.split('|');
        if (misspelledOf(lookup, item).some(meant => names.includes(meant)))
            continue;
        const known = byItem.get(item) ?? new Set();
        byItem.set(item, known.add(anyOf(names)));
    }
    for (const [item, requirements] of byItem) {
        const message = `${itemFor(feature.name, lookup.labelAs(item, feature.types))} has ${lackOf([...requirements])}`;
        tally.fault(name, () => lookup.data.occurrence(item.place, message));
    }
}
function misspelledOf({ vocabulary }, item) {
    const types = item.types.slice(0, item_lookup_MAX_TYPES).filter(type => vocabulary.hasType(type));
    return [...item.properties.keys()]
        .filter(name => (0,schema_names/* isSchemaTerm */.sV)(name) && !vocabulary.hasProperty(name))
        .slice(0, MAX_UNKNOWN)
        .flatMap(name => vocabulary.nearestProperty(name, types) ?? []);
}
function anyOf(names) {
    return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}
function tallyLists(tally, lookup) {
    const stands = [];
    for (const item of lookup.data.items) {
        const stand = listStandOf(lookup, item);
        if (!stand)
            continue;
        stands.push(stand);
        tally.saw('rich-result-incomplete');
        for (const { place, message } of stand.missing) {
            tally.fault('rich-result-incomplete', () => lookup.data.occurrence(place, message));
        }
        for (const { place, message } of stand.wrong) {
            tally.fault('rich-result-value', () => lookup.data.occurrence(place, message));
        }
    }
    const facts = (name) => {
        const own = stands.filter(stand => stand.name === name);
        const eligible = own.filter(stand => stand.eligible).length;
        return own.length === 0 ? [] : [{ name, help: own[0].help, items: own.length, eligible }];
    };
    return [...facts('Breadcrumb'), ...facts('Carousel')];
}
function retiredFacts(lookup) {
    const types = new Set(lookup.data.items.flatMap(item => item.types));
    return RETIRED_FEATURES.flatMap(({ name, types: ofFeature, ended }) => {
        const used = ofFeature.filter(type => types.has(type));
        return used.length === 0 ? [] : [{ name, types: used, ended }];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/scripted-data.js






const scriptedData = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'data-needs-scripts': {
            severity: 'notice',
            title: 'Structured data is added by scripts',
            why: 'Google reads it after rendering the page. Search engines and services that run no scripts never see it.',
            fix: 'Send the structured data in the HTML.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
            example: 'a script that appends <script type="application/ld+json"> to <head>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return {
            judgements: { 'data-needs-scripts': (0,script_judgements/* judgeScripts */.gb)(page, before => judgeAdded(before, lookup.data)) },
            facts: { rendered: (0,script_judgements/* renderingFacts */._V)(page) },
        };
    },
});
function judgeAdded(before, data) {
    const items = data.roots.filter(({ types }) => types.length > 0);
    if (items.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no structured data');
    const sent = new Map();
    const itemsSent = (0,structured_data/* structuredDataOf */.P)(before).items;
    for (const { types } of itemsSent) {
        for (const type of types)
            sent.set(type, (sent.get(type) ?? 0) + 1);
    }
    const named = new Set(itemsSent.flatMap(item => nameOf(item) ?? []));
    const isNew = (item) => {
        const { types } = item;
        const name = nameOf(item);
        const known = types.filter(type => (sent.get(type) ?? 0) > 0);
        for (const type of known)
            sent.set(type, sent.get(type) - 1);
        return known.length === 0 && (name === undefined || !named.has(name));
    };
    const hasLine = ({ place }) => Number(data.lineOf(place) !== undefined);
    const added = items.toSorted((a, b) => hasLine(b) - hasLine(a)).filter(isNew);
    const alike = Map.groupBy(added, ({ types }) => types.join(' and '));
    return (0,judging_judgement/* failWhere */.a4)([...alike].map(([types, [first, ...others]]) => data.occurrence(first.place, `${numbered(types, others.length + 1)} not in the HTML that the server sends`)));
}
const NAMES = ['headline', 'name', 'url', 'itemListElement'];
function nameOf(item) {
    const { types, properties } = item;
    const of = NAMES.find(property => properties.has(property));
    if (of === undefined)
        return undefined;
    const texts = properties
        .get(of)
        .map(value => ((0,structured_data_item/* isItem */.WZ)(value) ? textsOf(value) : value.text))
        .join('\n');
    return texts === '' ? undefined : `${types.join(' ')} ${of} ${texts}`;
}
function textsOf({ properties }) {
    return ['position', 'name', 'item']
        .flatMap(property => properties.get(property) ?? [])
        .map(value => ((0,structured_data_item/* isItem */.WZ)(value) ? (value.id ?? '') : value.text))
        .join(' ');
}
function numbered(types, count) {
    return count === 1 ? `${types} is` : `${count} items of the type ${types} are`;
}

// EXTERNAL MODULE: ./lib/engine/visit/site-search.js
var site_search = __webpack_require__(76360);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/search-actions.js






const searchActions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'search-action-broken': {
            scope: 'site',
            severity: 'notice',
            title: 'Structured data names a search that does not exist',
            why: 'Programs that use the SearchAction get an error or the same page for every search. Google itself does not show a search box for it since November 2024.',
            fix: 'Remove the potentialAction of the WebSite. The site name needs only name and url.',
            help: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
            example: '"target": "https://www.example.com/?s={search_term_string}" on a static site',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        const judgements = { 'search-action-broken': await judgeActions(visit, read) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgements, UNSURE_UNFILLED) };
    },
});
const MAX_ACTIONS = 2;
async function judgeActions(visit, read) {
    const { lookup, page } = read;
    const targets = targetsOf(read).slice(0, MAX_ACTIONS);
    if (targets.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no WebSite of the page names a search');
    const answers = await Promise.all(targets.map(async ({ url, parameter, text }) => ({
        text,
        ...(await (0,site_search/* askSearch */.m)(visit, page, url, parameter)),
    })));
    const faults = answers.filter(({ fault }) => fault !== undefined);
    const unknown = answers.find(answer => answer.unknown !== undefined)?.unknown;
    if (faults.length === 0 && unknown !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unknown);
    const [first] = answers;
    if (first?.elsewhere !== undefined && answers.every(({ elsewhere }) => elsewhere !== undefined))
        return (0,judging_judgement/* notApplicable */.hH)(`${first.elsewhere} answers the search, which is not part of this deployment`);
    return (0,judging_judgement/* failWhere */.a4)(faults.map(({ text, fault }) => lookup.data.occurrence(text.place, `SearchAction: ${fault}`)));
}
function targetsOf({ lookup, page }) {
    const sites = lookup.data.items.filter(item => lookup.isA(item, 'WebSite'));
    const actions = sites
        .flatMap(site => lookup.items(site, 'potentialAction'))
        .filter(action => lookup.isA(action, 'SearchAction'));
    return actions
        .flatMap(action => lookup.values(action, 'target'))
        .flatMap(target => ((0,structured_data_item/* isItem */.WZ)(target) ? lookup.texts(target, 'urlTemplate') : [target]))
        .flatMap(text => {
        const url = URL.parse(text.text.trim(), page.url);
        const parameter = [...(url?.searchParams ?? [])].find(([, value]) => /^\{[^{}]*\}$/.test(value))?.[0];
        return url && parameter !== undefined && /^https?:$/.test(url.protocol)
            ? [{ url, parameter, text }]
            : [];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/stated-contacts.js










const statedContacts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'contact-contradicts-page': {
            severity: 'warning',
            title: 'Structured data gives the business another phone number, postal code or hours than the page',
            why: 'Google shows what structured data says, so customers call the wrong number, drive to the old place or find the door closed. Where the two contradict each other, it may trust neither.',
            fix: 'Fill structured data from the same setting as the text of the page, and correct the one that is out of date.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
            example: '"telephone": "+49 7531 123456", on a page whose only number is <a href="tel:+497531654321">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, stated_contacts_judge(read), UNSURE_UNFILLED) };
    },
});
const stated_contacts_CHECK = 'contact-contradicts-page';
function stated_contacts_judge(read) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => stated_contacts_compareAll(tally, read), () => ({
        [stated_contacts_CHECK]: tally.judgement(stated_contacts_CHECK, 'the page does not give one business in data and in text to compare'),
    }));
}
function stated_contacts_compareAll(tally, read) {
    const business = ownBusiness(read);
    if (!business)
        return;
    const { lookup } = read;
    for (const compared of [
        comparePhone(read, business),
        comparePostalCode(read, business),
        compareHours(read, business),
    ]) {
        if (!compared)
            continue;
        tally.saw(stated_contacts_CHECK);
        const { stated, shown, what } = compared;
        if (shown === undefined)
            continue;
        const message = `${lookup.label(business)}, ${what} "${(0,cut/* cutEnd */.ym)(stated.text.trim(), 40)}" is not on the page, which shows "${shown}"`;
        tally.fault(stated_contacts_CHECK, () => lookup.data.occurrence(stated.place, message));
    }
}
const LAST_DIGITS = 7;
const stated_contacts_MIN_DIGITS = 9;
const SEPARATORS = /(?<=\d)[\s\u00a0()./–-]{1,4}(?=\d)/g;
function comparePhone({ lookup, page, text }, business) {
    const points = lookup.items(business, 'contactPoint');
    const stated = [business, ...points].flatMap(item => lookup.texts(item, 'telephone'));
    const [first] = lookup.texts(business, 'telephone');
    const links = page.document.elements('a', 'area').flatMap(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '';
        return /^tel:/i.test(href) ? [{ href: href.slice(4).trim(), digits: digitsOf(href) }] : [];
    });
    const numbers = stated.map(({ text }) => digitsOf(text));
    const [called] = links;
    if (!first || !called || [...numbers, called.digits].some(({ length }) => length < stated_contacts_MIN_DIGITS))
        return undefined;
    const known = { what: 'telephone', stated: first };
    const lasts = new Set(links.map(({ digits }) => digits.slice(-LAST_DIGITS)));
    const plain = [text.text, text.source].map(written => written.replace(SEPARATORS, ''));
    const isShown = numbers.some(digits => plain.some(written => written.includes(digits.slice(-LAST_DIGITS))));
    return lasts.size > 1 || isShown ? known : { ...known, shown: called.href.slice(0, 40) };
}
function digitsOf(number) {
    return number.replace(/(?:;|ext|x|#)[\s\S]*$/i, '').replace(/\D/g, '');
}
const POSTAL_CODE = /^(?:\d{3} ?\d{2}(?:-\d{4})?|\d{3} ?\d{3})$/;
const SHOWN_CODES = { 5: /(?<![\d+])\d{3} ?\d{2}(?!\d)/g, 6: /(?<![\d+])\d{3} ?\d{3}(?!\d)/g };
const PHONE = /\+?\(?\d[\d ()./–-]{6,20}\d/g;
const POST_OFFICE_BOX = /postfach|p\.?\s?o\.? ?box|\bb\.?p\.? \d|apartado|casella postale/i;
const MAX_NODES = 100;
const stated_contacts_MAX_ADDRESS = 400;
const MAX_ADDRESSES = 20;
function comparePostalCode({ lookup, page, text }, business) {
    const [address, ...more] = lookup.items(business, 'address');
    const [stated, ...others] = address ? lookup.texts(address, 'postalCode') : [];
    if (!stated || more.length > 0 || others.length > 0 || !POSTAL_CODE.test(stated.text.trim()))
        return undefined;
    const code = plainCode(stated.text);
    const elements = page.document.elements('address').slice(0, MAX_ADDRESSES);
    const shown = elements.map(writtenIn).join(' | ');
    const street = lookup
        .texts(address, 'streetAddress')
        .map(({ text }) => plainCode(text))
        .join(' ');
    const pattern = SHOWN_CODES[code.length];
    const isPhone = (part) => digitsOf(part).length >= stated_contacts_MIN_DIGITS && !POSTAL_CODE.test(part.trim());
    const written = shown.replace(PHONE, part => (isPhone(part) ? ' ' : part));
    const codes = [...new Set([...written.matchAll(pattern)].map(([one]) => plainCode(one)))];
    const found = codes.filter(one => !street.includes(one));
    if (found.length === 0)
        return undefined;
    const known = { what: 'postalCode', stated };
    const isShown = [text.text, text.source].some(one => one.replace(SEPARATORS, '').includes(code));
    return found.length > 1 || isShown || POST_OFFICE_BOX.test(shown) ? known : { ...known, shown: found[0] };
}
const MAX_HOURS = 60;
const MIN_TIMES = 2;
function compareHours({ lookup, page }, business) {
    const periods = lookup.items(business, 'openingHoursSpecification');
    const stated = [
        ...lookup.texts(business, 'openingHours'),
        ...periods.flatMap(period => [...lookup.texts(period, 'opens'), ...lookup.texts(period, 'closes')]),
    ];
    const [first] = stated;
    const shown = shownHours(page.document);
    if (!first || shown.length === 0)
        return undefined;
    const told = stated.flatMap(({ text }) => [...text.matchAll(STATED_TIME)].map(([, h, m]) => (Number(h) % 24) * 60 + Number(m)));
    const times = shown.map(({ text }) => timesIn(text));
    const all = new Set(times.flatMap(some => [...(some ?? [])]));
    const known = { what: first.text.length > 8 ? 'openingHours' : 'opens', stated: first };
    if (new Set(told).size < MIN_TIMES || all.size < MIN_TIMES)
        return undefined;
    const agrees = times.includes(undefined) || told.some(time => all.has(time));
    return agrees ? known : { ...known, shown: (0,cut/* cutEnd */.ym)(shown.at(-1).text, MAX_HOURS) };
}
const STATED_TIME = /(?<!\d)([01]\d|2[0-4]):([0-5]\d)/g;
function writtenIn(address) {
    const parts = [...(0,text_start/* firstNodes */.wg)(address, MAX_NODES)].flatMap(node => node.nodeName === '#text' && 'value' in node ? [node.value.slice(0, stated_contacts_MAX_ADDRESS)] : []);
    return (0,html_document/* foldSpace */.GQ)(parts.join(' ')).slice(0, stated_contacts_MAX_ADDRESS);
}
function plainCode(code) {
    return code
        .trim()
        .replace(/-\d{4}$/, '')
        .replace(/\s+/g, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/stated-profiles.js






const statedProfiles = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'profile-spelled-otherwise': {
            severity: 'warning',
            title: 'Structured data and a link on the page spell a profile differently',
            why: 'One of the two leads to nobody, or to somebody else, and search engines cannot connect the profile with the site.',
            fix: 'Open both URLs, and write the right one into sameAs and into the link.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
            example: '"sameAs": "https://www.instagram.com/kranzcycles", beside <a href="https://instagram.com/kranz_cycles">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, stated_profiles_judge(read), UNSURE_UNFILLED) };
    },
});
const stated_profiles_CHECK = 'profile-spelled-otherwise';
function stated_profiles_judge(read) {
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => stated_profiles_compareAll(tally, read), () => ({ [stated_profiles_CHECK]: tally.judgement(stated_profiles_CHECK, 'no profile is both in data and in a link of the page') }));
}
const NETWORK = /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|tiktok|pinterest|threads)\.(?:com|net)$/;
const stated_profiles_PROFILE = /^\/@?([\w.-]{3,60})\/?$/;
const stated_profiles_SEPARATORS = /[._-]/g;
const stated_profiles_MAX_LINKS = 2000;
function profileAt(address) {
    const url = URL.parse(address.trim());
    const network = url && NETWORK.exec(url.hostname)?.[1];
    const name = url && stated_profiles_PROFILE.exec(url.pathname)?.[1]?.toLowerCase();
    return network && name && !/\.php$/.test(name) ? { network, name } : undefined;
}
function stated_profiles_compareAll(tally, { lookup, page }) {
    const linked = new Map();
    for (const link of page.document.elements('a').slice(0, stated_profiles_MAX_LINKS)) {
        const profile = profileAt((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        if (!profile)
            continue;
        const names = linked.get(profile.network) ?? new Map();
        names.set(profile.name, link);
        linked.set(profile.network, names);
    }
    const seen = new Set();
    for (const item of lookup.data.items) {
        if (!lookup.isA(item, 'Organization', 'Person'))
            continue;
        for (const stated of lookup.texts(item, 'sameAs'))
            compare(stated);
    }
    function compare(stated) {
        const profile = profileAt(stated.text);
        const names = profile && linked.get(profile.network);
        if (!profile || !names || seen.has(stated.text))
            return;
        seen.add(stated.text);
        tally.saw(stated_profiles_CHECK);
        const same = (name) => profile.network === 'facebook'
            ? name.replaceAll('.', '') === profile.name.replaceAll('.', '')
            : name === profile.name;
        if ([...names.keys()].some(same))
            return;
        const letters = profile.name.replace(stated_profiles_SEPARATORS, '');
        const other = [...names.keys()].find(name => name.replace(stated_profiles_SEPARATORS, '') === letters);
        if (other === undefined)
            return;
        const message = `sameAs names "${profile.name}" on ${profile.network}, and the page links to "${other}"`;
        tally.fault(stated_profiles_CHECK, () => lookup.data.occurrence(stated.place, message));
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/theme-crumbs.js

const GENERATOR = /^docusaurus\b/i;
const CRUMB = /(?:^|\s)breadcrumbs__item(?:\s|$)/;
const theme_crumbs_MAX_VALUE = 500;
function isOfDocusaurus(document) {
    return document
        .elements('meta')
        .some(meta => (0,html_document/* attribute */.lt)(meta, 'name')?.trim().toLowerCase() === 'generator' &&
        GENERATOR.test(((0,html_document/* attribute */.lt)(meta, 'content') ?? '').slice(0, theme_crumbs_MAX_VALUE).trim()));
}
function isPositionOfCategory({ types }, property, values) {
    return (property === 'position' &&
        types.includes('BreadcrumbList') &&
        values.every(({ place }) => isInCrumb(place.element)));
}
function isInCrumb(element) {
    const entry = (0,html_document/* parentOf */.gN)(element);
    return (element.tagName === 'meta' &&
        entry?.tagName === 'li' &&
        (0,html_document/* attribute */.lt)(entry, 'itemscope') === undefined &&
        CRUMB.test(((0,html_document/* attribute */.lt)(entry, 'class') ?? '').slice(0, theme_crumbs_MAX_VALUE)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/terms.js









const terms_checks = {
    'type-missing': {
        severity: 'warning',
        title: 'An item of structured data has no type',
        why: 'Without a type search engines cannot tell what the properties describe, and ignore the item.',
        fix: 'Add "@type" (itemtype in microdata) with a type of schema.org.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
        example: '{"@context": "https://schema.org", "name": "Bike"}',
    },
    'type-unknown': {
        severity: 'warning',
        title: 'A type does not exist in schema.org',
        why: 'Search engines only read types of schema.org that are spelled exactly right.',
        fix: 'Use a type of schema.org, with the same capital letters.',
        help: 'https://schema.org/docs/full.html',
        example: '{"@context": "https://schema.org", "@type": "Bicycle"}',
    },
    'property-misspelled': {
        severity: 'warning',
        title: 'A property name is misspelled',
        why: 'Search engines only read the exact name, so the value is lost.',
        fix: 'Correct the spelling, including capital letters.',
        help: 'https://schema.org/docs/full.html',
        example: '{"@type": "Product", "descripton": "A bike"}',
    },
    'property-unknown': {
        severity: 'notice',
        title: 'A property does not exist in schema.org',
        why: 'Search engines ignore properties that they do not know.',
        fix: 'Use a property that schema.org lists for the type, or remove it.',
        help: 'https://schema.org/docs/full.html',
        example: '{"@type": "Product", "frameHeight": "56 cm"}',
    },
    'property-misplaced': {
        severity: 'notice',
        title: 'A property does not belong to its type',
        why: 'Search engines look for a property on the types that it is defined for.',
        fix: 'Move the property to the item that it describes, or use a type that has this property.',
        help: 'https://schema.org/docs/datamodel.html',
        example: '{"@type": "Person", "price": "20"}',
    },
};
const terms = (0,tool_definition/* defineTopic */.RE)({
    checks: terms_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeTerms(lookup, page.document), UNSURE_UNFILLED),
            facts: { superseded: supersededFacts(lookup) },
        };
    },
});
const POINTERS = new Set(['url', 'sameAs']);
const ASKED_FOR = new Set(['menu']);
const IN_SAMPLES = new Map([['EntryPoint', 'inLanguage']]);
const NO_ITEMS = 'the page has no structured data';
const NO_PROPERTIES = 'the page uses no property of schema.org';
function judgeTerms(lookup, document) {
    const tally = new fault_list/* Tally */.F();
    const hasThemeCrumbs = isOfDocusaurus(document);
    for (const position of lookup.data.positions) {
        const { item } = position;
        if ((0,structured_data_item/* isReference */.A_)(item))
            continue;
        tallyTypes(tally, lookup, position);
        const typed = lookup.data.whole(item).types.length > 0;
        if (typed && (0,structured_data_item/* hasSchemaProperties */.z7)(item))
            tallyProperties(tally, lookup, item, hasThemeCrumbs);
    }
    return {
        'type-missing': tally.judgement('type-missing', NO_ITEMS),
        'type-unknown': tally.judgement('type-unknown', 'the page uses no type of schema.org'),
        'property-misspelled': tally.judgement('property-misspelled', NO_PROPERTIES),
        'property-unknown': tally.judgement('property-unknown', NO_PROPERTIES),
        'property-misplaced': tally.judgement('property-misplaced', NO_PROPERTIES),
    };
}
function tallyTypes(tally, { vocabulary, data }, position) {
    const { item } = position;
    if (data.whole(item).types.length === 0) {
        const message = missingType(position);
        if (message !== undefined)
            tally.fault('type-missing', () => data.occurrence(item.place, message));
        return;
    }
    tally.saw('type-missing');
    for (const type of item.types.filter(schema_names/* isSchemaTerm */.sV)) {
        if (!vocabulary.hasType(type)) {
            if (item.open)
                continue;
            tally.fault('type-unknown', () => {
                const meant = vocabulary.nearestType(type);
                const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
                return data.occurrence(item.place, `schema.org has no type "${type}"${hint}`);
            });
            continue;
        }
        tally.saw('type-unknown');
    }
}
function missingType({ item, property, parent }) {
    if (item.syntax === 'rdfa' || item.open)
        return undefined;
    if (item.syntax === 'microdata' && (0,html_document/* attribute */.lt)(item.place.element, 'itemtype')?.trim())
        return undefined;
    if (property !== undefined && (item.id !== undefined || property === 'item'))
        return undefined;
    if (property === 'priceSpecification' && parent?.properties.has('price'))
        return undefined;
    const named = [...item.properties.keys()].filter(name => (0,schema_names/* isSchemaTerm */.sV)(name) && !POINTERS.has(name));
    if (named.length === 0)
        return undefined;
    const where = property === undefined ? 'An item' : `The value of ${property}`;
    return `${where} has no type (its properties: ${named.slice(0, 5).join(', ')})`;
}
const NOTE = /^(?:[_$#]|\/\/)/;
function tallyProperties(tally, lookup, item, hasThemeCrumbs) {
    const types = acceptingTypes(lookup, item);
    for (const [property, values] of item.properties) {
        if (!(0,schema_names/* isSchemaTerm */.sV)(property) || NOTE.test(property))
            continue;
        if (hasThemeCrumbs && isPositionOfCategory(item, property, values))
            continue;
        const at = (message) => () => lookup.data.occurrence(values[0].place, message);
        const fault = faultOf(lookup, item, property, types);
        for (const name of ['property-misspelled', 'property-unknown', 'property-misplaced']) {
            if (fault?.name === name)
                tally.fault(name, at(fault.message));
            else
                tally.saw(name);
        }
    }
}
function supersededFacts({ data, vocabulary }) {
    const found = new Map();
    for (const item of data.items) {
        const properties = (0,structured_data_item/* hasSchemaProperties */.z7)(item) ? [...item.properties.keys()] : [];
        const uses = [
            ...item.types.slice(0, item_lookup_MAX_TYPES).map(type => [type, vocabulary.typeReplacement(type)]),
            ...properties.map(property => [property, vocabulary.propertyReplacement(property)]),
        ];
        for (const [name, use] of uses)
            if (use !== undefined && !ASKED_FOR.has(name))
                found.set(name, use);
    }
    return [...found].map(([name, use]) => ({ name, use }));
}
function acceptingTypes({ vocabulary, data }, item) {
    const whole = data.whole(item);
    if (item.types.length > item_lookup_MAX_TYPES || whole.types.length > item_lookup_MAX_TYPES)
        return undefined;
    const types = [...new Set([...item.types, ...whole.types])];
    if (types.length === 0 || !types.every(type => vocabulary.hasType(type)))
        return undefined;
    if (types.some(type => vocabulary.isA(type, 'Role') || vocabulary.isA(type, 'DataType')))
        return undefined;
    const additional = (item.properties.get('additionalType') ?? [])
        .slice(0, item_lookup_MAX_TYPES)
        .map(value => (0,schema_names/* schemaName */.l_)((0,structured_data_item/* isItem */.WZ)(value) ? (value.id ?? '') : value.text.trim()));
    return [...types, ...additional.filter(type => vocabulary.hasType(type))];
}
function faultOf({ vocabulary }, item, property, types) {
    const on = item.types.find(schema_names/* isSchemaTerm */.sV) ?? 'item';
    if (!vocabulary.hasProperty(property)) {
        if (item.open)
            return undefined;
        const meant = vocabulary.nearestProperty(property, types ?? []);
        return meant === undefined
            ? { name: 'property-unknown', message: `${on}: schema.org has no property "${property}"` }
            : { name: 'property-misspelled', message: `${on}: "${property}" should be ${meant}` };
    }
    if (types === undefined || /-(?:input|output)$/.test(property))
        return undefined;
    if (types.some(type => vocabulary.accepts(type, property) || IN_SAMPLES.get(type) === property))
        return undefined;
    const owners = vocabulary.ownersOf(property);
    if (owners.length === 0)
        return undefined;
    const more = owners.length > 4 ? ', …' : '';
    return {
        name: 'property-misplaced',
        message: `${types.join(', ')} has no property ${property}; it belongs to ${owners.slice(0, 4).join(', ')}${more}`,
    };
}

// EXTERNAL MODULE: ./lib/engine/syntax/social-networks.js
var social_networks = __webpack_require__(59257);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/texts.js










const texts_checks = {
    'value-empty': {
        severity: 'notice',
        title: 'A property of structured data is empty',
        why: 'Search engines treat an empty value as missing or wrong.',
        fix: 'Fill in the value, or remove the property.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
        example: '"name": ""',
    },
    'value-placeholder': {
        severity: 'warning',
        title: 'Structured data contains a placeholder that was not filled in',
        why: 'Search engines read the name of a variable, or what a template has, instead of the value, and may show it.',
        fix: 'Correct the template that writes the structured data. Leave out of sameAs what you have no profile on.',
        help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
        example: '"name": "{{ product.title }}"',
    },
    'markup-in-text': {
        severity: 'notice',
        title: 'A text in structured data contains HTML tags or entities',
        why: 'JSON-LD is not decoded as HTML is: search results can show "Salt &amp; Pepper" with the entity spelled out.',
        fix: 'Write the characters themselves: & and not &amp;, – and not &#8211;. Leave tags out of names and headlines.',
        help: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
        example: '"name": "Salt &amp; Pepper"',
    },
};
const texts = (0,tool_definition/* defineTopic */.RE)({
    checks: texts_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeTexts(read), UNSURE_UNFILLED) };
    },
});
const texts_SHOWN = new Set(['name', 'headline', 'title', 'alternateName', 'alternativeHeadline', 'jobTitle']);
const NOT_PLAIN = new Set('text articleBody transcript recipeInstructions step itemListElement mentions keywords articleSection encodingFormat codeSampleType query query-input urlTemplate target embedUrl license sameAs identifier sku'.split(' '));
const texts_ADDRESS = /^(?:[a-z][a-z\d+.-]{0,20}:\S|\/|\.\.?\/|\?)/i;
function judgeTexts(page) {
    const { lookup } = page;
    const tally = new fault_list/* Tally */.F();
    let lacking;
    for (const stated of statedTexts(lookup)) {
        const { item, property, value, text } = stated;
        const at = (fault) => () => lookup.data.occurrence(value.place, `${lookup.label(item)}, ${property}: ${fault}`);
        if (item.syntax === 'json-ld')
            tally.saw('value-empty');
        tally.saw('value-placeholder');
        if (text === '' && item.syntax !== 'json-ld')
            continue;
        if (text === '') {
            lacking ??= lackingOf(page);
            if (!lacking.get(lookup.data.whole(item))?.has(property)) {
                tally.fault('value-empty', at('the value is empty'));
            }
        }
        else if ((0,value_formats/* isPlaceholder */.wK)(text))
            tally.fault('value-placeholder', at(`the placeholder ${(0,cut/* cutEnd */.ym)(text, 80)} was not filled in`));
        else if (isUnfilledProfile(lookup, stated))
            tally.fault('value-placeholder', at(`${(0,cut/* cutEnd */.ym)(text, 80)} is the home page of a network, and no profile`));
        if (!hasForm(stated))
            continue;
        const isPlain = !NOT_PLAIN.has(property) && !texts_ADDRESS.test(text) && !lookup.isA(item, 'JobPosting');
        if (!texts_SHOWN.has(property) && !isPlain)
            continue;
        const markup = (texts_SHOWN.has(property) ? markupIn(text) : undefined) ?? entityIn(item, text);
        if (markup === undefined || page.text.text.includes(markup))
            tally.saw('markup-in-text');
        else
            tally.fault('markup-in-text', () => formFault(lookup, stated, `contains ${markup}`));
    }
    const nothing = (what) => `the page's structured data has no ${what}`;
    return {
        'value-empty': tally.judgement('value-empty', "the page's JSON-LD has no text"),
        'value-placeholder': tally.judgement('value-placeholder', nothing('text')),
        'markup-in-text': tally.judgement('markup-in-text', nothing('text that is shown')),
    };
}
function isUnfilledProfile(lookup, { item, property, text }) {
    const url = property === 'sameAs' ? URL.parse(text) : null;
    if (!url || !(0,social_networks/* isStartOfNetwork */.Ul)(url) || !lookup.isA(item, 'Organization', 'Person'))
        return false;
    return !(lookup.text(item, 'name') ?? '').toLowerCase().includes((0,social_networks/* networkAt */.WK)(url));
}
function lackingOf(page) {
    const lacking = new Map();
    try {
        for (const meant of meantFeatures(page)) {
            for (const gap of requiredGaps(meant, page.lookup)) {
                if (asksForReviews(gap))
                    continue;
                const { item, requirement } = gap;
                const names = lacking.get(item) ?? new Set();
                lacking.set(item, names);
                for (const name of requirement.split('|'))
                    names.add(name);
            }
        }
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotMeasured */.ke))
            throw error;
    }
    return lacking;
}
const MAX_SEARCHED = 20_000;
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i;
const ENTITY = /&(?:amp;)?(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[mn]dash|hellip|bull|middot|trade|reg|copy|euro|pound|deg|laquo|raquo|shy|[aeiou](?:acute|grave|circ|uml)|ccedil|ntilde|szlig|#\d{1,6}|#x[0-9a-f]{1,6});/i;
function markupIn(text) {
    return TAG.exec(text.slice(0, MAX_SEARCHED))?.[0] ?? /&amp;(?:\w{2,8}|#x?[0-9a-f]{1,6});/i.exec(text)?.[0];
}
function entityIn(item, text) {
    if (item.syntax !== 'json-ld')
        return undefined;
    const start = text.slice(0, MAX_SEARCHED);
    return /<\/?[a-z][^<>]{0,200}>/i.test(start) ? undefined : ENTITY.exec(start)?.[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/value-types.js






const valueTypes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'value-type': {
            severity: 'notice',
            title: 'A property contains an item of the wrong type',
            why: 'Search engines look for the expected type and ignore others.',
            fix: 'Use a type that schema.org lists for the property.',
            help: 'https://schema.org/docs/datamodel.html',
            example: '"offers": {"@type": "Person", "name": "Alice"}',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'value-type': judgeValues(lookup) }, UNSURE_UNFILLED) };
    },
});
function judgeValues(lookup) {
    const faults = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const holder of lookup.data.items) {
        for (const [property, values] of holder.properties) {
            for (const value of values) {
                if (!(0,structured_data_item/* isItem */.WZ)(value))
                    continue;
                const types = judgedTypes(lookup, holder, property, value);
                if (!types)
                    continue;
                looked++;
                if (fits(lookup, property, types))
                    continue;
                const ranges = lookup.vocabulary.rangesOf(property).join(' or ');
                const message = `${property} should be ${ranges}, not ${types.join(', ')}`;
                faults.add(() => lookup.data.occurrence(value.place, message));
            }
        }
    }
    return faults.judgeAmong(looked, 'no property of the structured data contains an item');
}
function judgedTypes({ vocabulary, data }, holder, property, value) {
    const { types } = data.whole(value);
    if (vocabulary.rangesOf(property).length === 0 ||
        types.length === 0 ||
        types.length > item_lookup_MAX_TYPES ||
        (0,structured_data_item/* isReference */.A_)(value) ||
        !(0,structured_data_item/* hasSchemaProperties */.z7)(holder))
        return undefined;
    if (!types.every(type => vocabulary.hasType(type)))
        return undefined;
    return types.some(type => vocabulary.isA(type, 'DataType')) ? undefined : types;
}
function fits({ vocabulary }, property, types) {
    const ranges = vocabulary.rangesOf(property);
    const isKind = types.some(type => [...ranges, 'Role'].some(range => vocabulary.isA(type, range) || vocabulary.isA(range, type)));
    const ofText = ranges.includes('Text') && types.some(type => vocabulary.isA(type, 'PropertyValueSpecification'));
    return isKind || ofText || property.includes('-');
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/folded-questions.js



const folded_questions_MAX_LABEL = 500;
const UNSEEN = new Set(['script', 'style', 'noscript']);
const BEGINNINGS = new Set([
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'section',
    'article',
    'aside',
    'nav',
    'footer',
    'form',
]);
function foldedQuestions(document, questions) {
    const controlled = new Map(document.withAttribute('id').map(element => [(0,html_document/* attribute */.lt)(element, 'id'), element]));
    const found = new Set();
    let before;
    for (const one of questionButtons(document)) {
        const { button, question, isFollowed } = one;
        const last = before;
        before = one;
        if (!questions.has(question) || (0,html_document/* attribute */.lt)(button, 'aria-expanded') === 'true')
            continue;
        const named = (0,html_document/* attribute */.lt)(button, 'aria-controls');
        const opened = named === undefined ? undefined : controlled.get(named);
        const isFilled = opened ? (0,text_start/* startOfSeenText */.Mq)(opened, 1) !== '' : isFollowed;
        const isAfterFolded = !opened && last !== undefined && !last.isFollowed && found.has(last.question);
        if (!isFilled || isAfterFolded)
            found.add(question);
    }
    return found;
}
function questionButtons({ body }) {
    const buttons = [];
    if (!body)
        return buttons;
    const inButton = new Set();
    (0,html_document/* walk */.GG)(body, node => {
        const parent = 'parentNode' in node ? node.parentNode : null;
        const isPart = parent !== null && (inButton.has(parent) || UNSEEN.has(parent.nodeName));
        if (isPart)
            inButton.add(node);
        if ((0,html_document/* isElement */.vq)(node) && node.tagName === 'button') {
            inButton.add(node);
            const question = comparable((0,text_start/* startOfSeenText */.Mq)(node, folded_questions_MAX_LABEL));
            buttons.push({ button: node, question, isFollowed: false, isOver: false });
            return;
        }
        const last = buttons.at(-1);
        if (!last || last.isOver || isPart)
            return;
        if (BEGINNINGS.has(node.nodeName))
            last.isOver = true;
        else if (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '')
            last.isFollowed = true;
    });
    return buttons;
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./lib/engine/formats/html/character-references.js

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi;
function withoutReferences(text) {
    return text.replace(REFERENCE, reference => {
        const [node] = (0,dist/* parseFragment */.oH)(reference).childNodes;
        return node?.value ?? reference;
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/comparison.js
const MAX_SOUGHT = 500;

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/names.js




const MIN_SHARE = 0.5;
const MAX_LISTED = 100;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
function compareName(tally, lookup, item, property, page) {
    const name = lookup.texts(item, property)[0];
    const sought = name && soughtOf(name);
    if (!sought)
        return;
    tally.saw('not-visible');
    if (!isSaid(sought, page))
        faultOfName(tally, lookup, item, property, name);
}
function compareListed(tally, { page, lookup, scopes, text }) {
    if (page.scripts.state === 'unseen')
        return;
    const products = [...scopes].flatMap(([item, scope]) => scope !== 'part' && item.syntax === 'json-ld' && lookup.isA(item, 'Product')
        ? [lookup.data.whole(item)]
        : []);
    if (products.length < 2)
        return;
    const names = products.slice(0, MAX_LISTED).flatMap(item => {
        const name = lookup.texts(item, 'name')[0];
        const sought = name && soughtOf(name);
        return sought ? [{ item, name, isShown: isSaid(sought, text) }] : [];
    });
    const last = names.findLastIndex(({ isShown }) => isShown);
    const loaded = last < 0 ? names : names.slice(0, last);
    if (names.length > 0)
        tally.saw('not-visible');
    for (const { item, name, isShown } of loaded) {
        if (!isShown)
            faultOfName(tally, lookup, item, 'name', name);
    }
}
function faultOfName(tally, lookup, item, property, name) {
    const type = item.types.find(own => lookup.vocabulary.hasType(own)) ?? 'item';
    const message = `${type}, ${property} "${(0,cut/* cutEnd */.ym)(name.text, 120)}" is not on the page`;
    tally.fault('not-visible', () => lookup.data.occurrence(name.place, message));
}
function soughtOf({ text }) {
    return comparable(withoutReferences(text.slice(0, MAX_SOUGHT)));
}
function isSaid(sought, { said, joined, words }) {
    if (joined.includes(sought.replaceAll(' ', '')))
        return true;
    if (UNSPACED.test(sought)) {
        const characters = [...sought.replaceAll(' ', '')];
        const pairs = characters.slice(1).map((character, index) => characters[index] + character);
        return pairs.filter(pair => said.includes(pair)).length >= pairs.length * MIN_SHARE;
    }
    const parts = sought.split(' ');
    return parts.filter(part => words.has(part)).length >= parts.length * MIN_SHARE;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/answers.js





const MAX_QUESTIONS = 200;
const MAX_ANSWER = 2000;
const RUN = 4;
const MIN_WORDS = 8;
const answers_MIN_SHARE = 0.1;
const QUOTED_SHARE = 0.3;
const MIN_TELLING = 5;
const MIN_TELLING_WORDS = 8;
const MIN_TELLING_SHARE = 0.5;
const REWORDED_LENGTH = 3;
const MAX_REWORDED = 20;
const MIN_REWORDED = 3;
const MAX_QUESTION = 300;
const MIN_OWN = 2;
const answers_MAX_PLACES = 500;
function compareAnswers(tally, { page, lookup, text }) {
    if (page.scripts.state === 'unseen')
        return;
    const questions = questionsOf(lookup);
    const answers = questions.flatMap(question => answersOf(lookup, question));
    const seen = runsOnPage(text.said, new Set(answers.flatMap(({ runs }) => runs)));
    let folded;
    let looked = 0;
    let quoted = 0;
    const faults = [];
    for (const { question, text: answer, words, runs } of answers) {
        tally.saw('not-visible');
        const share = runs.filter(run => seen.has(run)).length / runs.length;
        if (share >= QUOTED_SHARE)
            quoted++;
        if (share >= answers_MIN_SHARE)
            continue;
        if (looked++ < MAX_REWORDED && isReworded(words, wordsOf(text.said)))
            continue;
        const name = lookup.text(question, 'name') ?? '';
        folded ??= foldedQuestions(page.document, namesOf(lookup, questions));
        if (folded.has(comparable(withoutMarkup(name))))
            continue;
        const message = `The answer to "${(0,cut/* cutEnd */.ym)(name, 80)}" is not on the page`;
        faults.push({ place: answer.place, message, isAnswer: true });
    }
    const long = new Set(answers.map(({ question }) => question));
    for (const question of questions) {
        const name = long.has(question) ? undefined : lookup.texts(question, 'name')[0];
        if (!name)
            continue;
        tally.saw('not-visible');
        if (isAsked(name, text))
            continue;
        faults.push({ place: name.place, message: `The question "${(0,cut/* cutEnd */.ym)(name.text, 80)}" is not on the page` });
    }
    const isNoFaq = quoted === 0 && answers.length >= MIN_REWORDED && !asksItself(page.document);
    const ofAll = faults.length > 0 || isNoFaq ? ofAllQuestions(lookup, questions, text) : undefined;
    const told = ofAll ? [ofAll, ...faults.filter(({ isAnswer }) => isAnswer)] : faults;
    for (const { place, message } of told)
        tally.fault('not-visible', () => lookup.data.occurrence(place, message));
}
function asksItself(document) {
    const places = document.elements('h2', 'h3', 'h4', 'h5', 'summary', 'dt', 'button', 'strong', 'b');
    const isQuestion = (place) => /[?？؟]\s*$/.test((0,text_start/* startOfSeenText */.Mq)(place, MAX_QUESTION));
    return places.slice(0, answers_MAX_PLACES).filter(isQuestion).length >= MIN_OWN;
}
function isAsked(name, page) {
    const sought = soughtOf(name);
    return sought === '' || isSaid(sought, page);
}
function ofAllQuestions(lookup, questions, { joined }) {
    const names = questions.flatMap(question => lookup.texts(question, 'name').slice(0, 1));
    const [first, ...others] = names;
    const isThere = (name) => joined.includes(soughtOf(name).replaceAll(' ', ''));
    if (!first || others.length === 0 || names.some(isThere))
        return undefined;
    const message = `None of the ${names.length} questions of the FAQPage data is on the page in these words, such as "${(0,cut/* cutEnd */.ym)(first.text, 80)}"`;
    return { place: first.place, message };
}
function namesOf(lookup, questions) {
    return new Set(questions.map(question => comparable(withoutMarkup(lookup.text(question, 'name') ?? ''))));
}
function questionsOf(lookup) {
    const pages = lookup.data.items.filter(item => item.syntax === 'json-ld' && lookup.isA(item, 'FAQPage'));
    return pages
        .flatMap(faq => lookup.items(faq, 'mainEntity'))
        .filter(item => lookup.isA(item, 'Question'))
        .slice(0, MAX_QUESTIONS);
}
function answersOf(lookup, question) {
    return answerTexts(lookup, question).flatMap(text => {
        const words = wordsOf(comparable(withoutMarkup(text.text.slice(0, MAX_ANSWER))));
        return words.length < MIN_WORDS ? [] : [{ question, text, words, runs: runsOf(words) }];
    });
}
function answerTexts(lookup, question) {
    return lookup
        .items(question, 'acceptedAnswer')
        .slice(0, 1)
        .flatMap(answer => lookup.texts(answer, 'text').slice(0, 1));
}
function withoutMarkup(text) {
    return text.replace(/<[^<>]*>|&#?\w{1,10};/g, ' ');
}
function isReworded(answer, page) {
    const telling = new Set(answer.filter(word => word.length >= MIN_TELLING || /\d/.test(word)));
    if (telling.size < MIN_TELLING_WORDS)
        return false;
    const length = answer.length * REWORDED_LENGTH;
    const within = new Map();
    for (const [at, word] of page.entries()) {
        const left = page[at - length];
        const times = left === undefined ? undefined : within.get(left);
        if (times === 1)
            within.delete(left);
        else if (times !== undefined)
            within.set(left, times - 1);
        if (!telling.has(word))
            continue;
        within.set(word, (within.get(word) ?? 0) + 1);
        if (within.size >= telling.size * MIN_TELLING_SHARE)
            return true;
    }
    return false;
}
function wordsOf(text) {
    return (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu) ?? []);
}
function runsOf(words) {
    return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
function runsOnPage(said, sought) {
    const seen = new Set();
    if (sought.size === 0)
        return seen;
    const words = wordsOf(said);
    for (let at = 0; at + RUN <= words.length; at++) {
        const run = words.slice(at, at + RUN).join(' ');
        if (sought.has(run))
            seen.add(run);
    }
    return seen;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/answer-ends.js


const MAX_WRITTEN = 20_000;
const answer_ends_MAX_ANSWER = 5000;
const START = 30;
const MAX_ALIKE = 20;
const MAX_QUOTE = 40;
function compareEnds(tally, { page, lookup }) {
    const answers = questionsOf(lookup).flatMap(question => answerTexts(lookup, question));
    if (answers.length === 0)
        return;
    const said = new SaidTexts(page.document);
    for (const answer of answers) {
        tally.saw('answer-cut-off');
        if (!breaksOff(answer.text, said))
            continue;
        const end = withoutMarkup(answer.text).trimEnd().slice(-MAX_QUOTE);
        const message = `The answer breaks off at "…${end}", where the text on the page goes on`;
        tally.fault('answer-cut-off', () => lookup.data.occurrence(answer.place, message));
    }
}
const GOES_ON = /^,?\p{Ll}/u;
const OPEN_END = /[\p{L}\p{N},]$/u;
function breaksOff(written, said) {
    if (written.length > MAX_WRITTEN)
        return false;
    if (!OPEN_END.test(written.replace(/<[^<>]*>/g, ' ').trimEnd()))
        return false;
    const answer = squashed(withoutMarkup(written));
    if (answer.length < START || answer.length > answer_ends_MAX_ANSWER)
        return false;
    const rests = said.restsAfter(answer);
    return rests.length > 0 && rests.every(rest => GOES_ON.test(rest));
}
function squashed(text) {
    return text.normalize('NFKC').replace(/\s+/g, '');
}
const NONE = new Set();
class SaidTexts {
    #text;
    #starts = new Set();
    #byStart = new Map();
    constructor(document) {
        const silent = new Set(document.elements('script', 'style', 'noscript', 'template'));
        const blocks = document.body
            ? (0,text_blocks/* blocksOf */.S)(document.body, '', {
                hidden: silent,
                drawn: NONE,
                boilerplate: NONE,
                folded: NONE,
                covering: NONE,
            })
            : [];
        const texts = blocks.map(({ text }) => squashed(text)).filter(text => text !== '');
        this.#text = texts.join('');
        let at = 0;
        for (const text of texts) {
            this.#starts.add(at);
            const start = this.#text.slice(at, at + START);
            const alike = this.#byStart.get(start);
            if (alike)
                alike.push(at);
            else
                this.#byStart.set(start, [at]);
            at += text.length;
        }
    }
    restsAfter(answer) {
        const starts = this.#byStart.get(answer.slice(0, START)) ?? [];
        return starts.slice(0, MAX_ALIKE).flatMap(start => {
            if (!this.#text.startsWith(answer, start))
                return [];
            const end = start + answer.length;
            const isParagraphEnd = end === this.#text.length || this.#starts.has(end);
            return isParagraphEnd ? '' : this.#text.slice(end, end + 2);
        });
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/prices.js



const CURRENCY = '(?:[€$£¥₹₩₺₽₴₪฿]|EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|zł|kr|Kč)';
const DIGITS = "\\d[\\d.,'’ \u00a0\u202f]{0,20}";
const SHOWN_PRICE = new RegExp(`${CURRENCY}\\s?${DIGITS}|${DIGITS}${CURRENCY}`, 'i');
const MAX_NUMBERS = 5000;
function comparePrice(tally, lookup, product, document, page) {
    const stated = lookup
        .items(product, 'offers')
        .flatMap(offer => ['price', 'lowPrice', 'highPrice'].flatMap(property => lookup.texts(offer, property)));
    const prices = stated.filter(({ text }) => (0,value_formats/* isNumber */.Et)(text.trim()));
    if (prices.length === 0 || prices.length < stated.length)
        return;
    if (!showsPrices(document))
        return;
    tally.saw('not-visible');
    const shown = numbersIn(page.source);
    if (!shown || prices.some(({ text }) => isShown(Number(text), shown)))
        return;
    const list = [...new Set(prices.map(({ text }) => text.trim()))].slice(0, 5).join(', ');
    const message = `The price ${list} is not on the page, which shows other prices`;
    tally.fault('not-visible', () => lookup.data.occurrence(prices[0].place, message));
}
const PRICED = ['Offer', 'AggregateOffer', 'PriceSpecification'];
const PRICE_PROPERTIES = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'];
const MAX_STATED = 500;
const prices_MAX_LISTED = 5;
function compareStatedPrices(tally, lookup, page) {
    const items = lookup.data.items.filter(({ syntax }) => syntax === 'json-ld');
    if (items.some(item => lookup.isA(item, 'Product')))
        return;
    const stated = items
        .filter(item => lookup.isA(item, ...PRICED))
        .flatMap(item => PRICE_PROPERTIES.flatMap(property => lookup.texts(item, property)))
        .slice(0, MAX_STATED);
    const prices = stated.filter(({ text }) => (0,value_formats/* isNumber */.Et)(text.trim()) && Number(text) > 0);
    if (prices.length === 0)
        return;
    tally.saw('not-visible');
    const shown = numbersIn(page.source);
    if (!shown || prices.some(({ text }) => isShown(Number(text), shown)))
        return;
    const list = [...new Set(prices.map(({ text }) => text.trim()))].slice(0, prices_MAX_LISTED).join(', ');
    const message = `No price that is stated is on the page: ${list}`;
    tally.fault('not-visible', () => lookup.data.occurrence(prices[0].place, message));
}
function showsPrices(document) {
    return document.elements().some(element => {
        const names = `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`;
        if (!/(?:^|[\s_-])prices?(?:[\s_-]|$)/i.test(names))
            return false;
        return SHOWN_PRICE.test((0,text_start/* startOfSeenText */.Mq)(element, 500));
    });
}
function numbersIn(source) {
    const found = new Set();
    let count = 0;
    for (const [written] of source.matchAll(/\d[\d.,'’\u00a0\u202f]{0,20}/g)) {
        if (count++ > MAX_NUMBERS)
            return undefined;
        const digits = written.replace(/\D/g, '');
        const decimals = /[.,](\d{1,2})\D?$/.exec(written)?.[1]?.length ?? 0;
        found.add(digits.replace(/^0+(?=\d)/, ''));
        found.add(cents(Number(digits)));
        found.add(cents(Number(digits) / 10 ** decimals));
    }
    return found;
}
function isShown(price, shown) {
    const whole = Math.floor(price);
    return (shown.has(cents(price)) ||
        (shown.has(cents(whole)) && shown.has(String(Math.round((price - whole) * 100)))));
}
function cents(amount) {
    return String(Math.round(amount * 100));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible/ratings.js

const RATING_TRACES = /[★☆⭐]|(?<!\p{L})(?:ratings?|rated|reviews?|testimonials?|bewertung|rezension|opini|valoraci|reseñas?|estrellas?|recension|avalia|beoordeling|sterren|omd[öo]me|betyg|anmeldelse|vurdering|arvostelu|ocen|hodnocen|értékel|recenz|yorum|değerlendirme|ulasan|trustpilot|yotpo|judge-?me|bazaarvoice|feefo|ekomi|trusted-?shops|provenexpert|okendo|stamped|loox|kiyoh)|отзыв|оценк|рейтинг|відгук|оцін|κριτικ|αξιολόγ|βαθμολογ|レビュー|評価|口コミ|评价|评分|評分|리뷰|평점|تقييم|مراجع|ביקור|דירוג|đánh giá|รีวิว|คะแนน/iu;
const WHOLE_RATING_TRACES = /(?:(?<!\p{L})(?:[Ss]tars?|STARS?|[Ss]terne?|STERNE?|[Aa]vis|AVIS|[ÉéEe]toiles?|[ÉE]TOILES?|[Nn]ot[ea]s?|NOT[EA]S?|[Ss]telle|STELLE)|\p{Ll}(?:Stars?|Ratings?|Reviews?))(?!\p{Ll})|(?<!\p{L})[Ss]tar(?:red|s?rat)/u;
const MAX_RATINGS = 20;
const ratings_ATTRIBUTES = new Set(['class', 'id', 'alt', 'title', 'aria-label', 'src', 'href', 'content', 'value']);
function compareRatings(tally, { page, lookup, text: pageText }, about) {
    const values = [...new Set(about.map(item => lookup.data.whole(item)))]
        .flatMap(item => lookup.items(item, 'aggregateRating').slice(0, MAX_RATINGS))
        .filter(rating => rating.syntax === 'json-ld')
        .flatMap(rating => lookup.texts(rating, 'ratingValue').slice(0, 1))
        .slice(0, MAX_RATINGS);
    if (values.length === 0)
        return;
    const shown = page.scripts.state === 'unseen' ? pageText.source : shownBy(page.document, pageText.text);
    const hasTraces = RATING_TRACES.test(shown) || WHOLE_RATING_TRACES.test(shown);
    for (const { text, place } of values) {
        tally.saw('not-visible');
        const sought = text.trim().slice(0, MAX_SOUGHT);
        if (hasTraces || shown.includes(sought) || shown.includes(sought.replace('.', ',')))
            continue;
        const message = `The rating ${text} is not on the page, and neither are stars or reviews`;
        tally.fault('not-visible', () => lookup.data.occurrence(place, message));
    }
}
function shownBy(document, text) {
    const inBody = document.elements().filter(({ tagName }) => tagName !== 'meta' && tagName !== 'link');
    const stated = inBody.flatMap(({ attrs }) => attrs.filter(({ name }) => ratings_ATTRIBUTES.has(name)).map(({ value }) => value));
    return [text, ...stated].join(' ');
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/visible-content.js











const visible_content_POLICIES = 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies';
const visibleContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-visible': {
            severity: 'warning',
            title: 'Structured data contains something that the page does not show',
            why: 'Google requires marked-up content to be visible on the page. Otherwise a manual action can remove all rich results of the site.',
            fix: 'Show the same names, prices, ratings and answers on the page, or remove them from structured data.',
            help: visible_content_POLICIES,
            example: '"ratingValue": "4.9", where the page shows no such rating',
        },
        'answer-cut-off': {
            severity: 'warning',
            title: 'The answer of an FAQ breaks off in structured data',
            why: 'Search engines and assistants take the answer from there, and show a sentence without its end. Google asks for the full answer.',
            fix: 'Give acceptedAnswer the whole text of the answer. Look for what shortens it: a field of limited length, or the template of an excerpt.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
            example: '"text": "We bring the shed to your", where the page says "We bring the shed to your garden."',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await schemaPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeVisible(read), UNSURE_UNFILLED) };
    },
});
const NAMED_BY = [
    ['Product', 'name'],
    ['Recipe', 'name'],
    ['Event', 'name'],
    ['JobPosting', 'title'],
    ['Article', 'headline'],
];
const NOT_NAMED = ['UserInteraction', 'CourseInstance'];
function judgeVisible(read) {
    if (!read.text.isFilled) {
        const little = (0,judging_judgement/* notApplicable */.hH)('the page has too little text of its own to compare (at least 300 characters are needed)');
        return { 'not-visible': little, 'answer-cut-off': little };
    }
    const tally = new fault_list/* Tally */.F();
    return asFarAsFollowed(() => compare(tally, read), () => ({
        'not-visible': tally.judgement('not-visible', 'the JSON-LD contains nothing that the page would have to show'),
        'answer-cut-off': tally.judgement('answer-cut-off', 'the JSON-LD has no answers of an FAQ'),
    }));
}
function compare(tally, read) {
    const { page, lookup, scopes, text } = read;
    const about = [...scopes].flatMap(([item, scope]) => scope === 'page' && item.syntax === 'json-ld' ? [item] : []);
    for (const [type, property] of NAMED_BY) {
        const items = about.filter(item => lookup.isA(item, type) && !lookup.isA(item, ...NOT_NAMED));
        if (items.length !== 1)
            continue;
        const item = lookup.data.whole(items[0]);
        compareName(tally, lookup, item, property, text);
        if (type === 'Product')
            comparePrice(tally, lookup, item, page.document, text);
    }
    compareStatedPrices(tally, lookup, text);
    compareRatings(tally, read, about);
    compareListed(tally, read);
    compareAnswers(tally, read);
    compareEnds(tally, read);
}

// EXTERNAL MODULE: ./lib/engine/formats/structured-data/microdata.js
var structured_data_microdata = __webpack_require__(79688);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/vocabularies.js







const vocabularies = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'vocabulary-mistaken': {
            severity: 'warning',
            title: 'Structured data uses a wrong URL for schema.org',
            why: 'Search engines do not know the names under a misspelled or retired URL.',
            fix: 'Use https://schema.org.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
            example: '{"@context": "https://shema.org", "@type": "Product"}',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, lookup } = await schemaPage(visit);
        const judgements = { 'vocabulary-mistaken': vocabularies_judgeAddresses(page.document, lookup.data) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, UNSURE_UNFILLED) };
    },
});
function vocabularies_judgeAddresses(document, data) {
    const faults = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const { script, contextFaults, roots, withoutContext } of data.blocks) {
        if (roots.length > 0 && !withoutContext)
            looked++;
        for (const { address, offset } of contextFaults) {
            const place = { element: script, offset };
            faults.add(() => data.occurrence(place, `@context "${address}": write https://schema.org`));
        }
    }
    for (const element of document.withAttribute('itemtype', 'vocab')) {
        for (const name of ['itemtype', 'vocab']) {
            for (const address of (0,structured_data_microdata/* tokens */.L)(element, name)) {
                const mistake = mistakeOf(element, name, address);
                if (mistake === undefined)
                    looked++;
                else
                    faults.add(() => document.occurrence(element, mistake));
            }
        }
    }
    return faults.judgeAmong(looked, 'no structured data of the page states a vocabulary');
}
function mistakeOf(element, name, address) {
    const stated = `${name}="${address}"`;
    if (/^https?:\/\/(?:www\.)?data-vocabulary\.org(?:\/|$)/i.test(address)) {
        return `${stated}: Google stopped supporting data-vocabulary.org in 2020`;
    }
    if ((0,schema_names/* isSchemaSubdomain */.C2)(address))
        return `${stated}: write https://schema.org/`;
    const isOwn = name === 'vocab' ? (0,schema_names/* isSchemaVocabulary */.gk)(address) : (0,schema_names/* isSchemaTerm */.sV)((0,schema_names/* schemaName */.l_)(address));
    if (name === 'itemtype' && isOwn && (0,schema_names/* schemaName */.l_)(address) === '')
        return `${stated} names no type`;
    if (/^https?:/i.test(address))
        return !isOwn && (0,schema_names/* isMistakenVocabulary */.pn)(address) ? `${stated}: write https://schema.org/` : undefined;
    const begins = name === 'itemtype' && (0,html_document/* attribute */.lt)(element, 'itemscope') !== undefined;
    return begins && !address.includes(':') ? `${stated} is not an absolute URL` : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/topics.js

































const topics = [
    jsonLd,
    emptyJsonLd,
    vocabularies,
    microdata,
    scriptedData,
    items,
    terms,
    references,
    ownAddresses,
    texts,
    valueTypes,
    formats,
    richResults,
    resultValues,
    lists,
    ratings,
    dates,
    offerCurrencies,
    visibleContent,
    images_images,
    searchActions,
    localBusiness,
    businessTown,
    statedContacts,
    statedProfiles,
    businessFacts,
    nameSpellings,
    breadcrumbs,
    articleData,
    eventData,
    eventOver,
    eventYear,
    productData,
];


/***/ }),

/***/ 33244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isOfTown)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const MAX_TEXT = 300;
const CALLED = /(?:^|[|·•:–—-]\s)(?:(?:la|le) )?(?:(?:commune|mairie|ville et commune) (?:de |du |des |d['’])|(?:Markt|Orts|Verbands|Samt|Einheits)?gemeinde(?:verwaltung)? \p{Lu}|Gemeinde(?:amt|verwaltung) |Stadtverwaltung |Ayuntamiento d|Ajuntament d|Concello d|Comune di |Câmara Municipal d|Junta de Freguesia |Prefeitura (?:Municipal )?d|Gemeente \p{Lu}|Urząd (?:Gminy|Miasta|Miejski) |Gmina \p{Lu}|Obec \p{Lu}|Město \p{Lu}|(?:town|city|village|parish) council\b)|\p{L}\s(?:town|city|village|parish) council(?:$|\s[|·•–—-])/iu;
const OF_CHURCH = /evangel|kathol|kirch|luther|reformiert|freie|christ|baptist|gottes|pfarr|jüdisch|islam/i;
const OFFICIAL = /\bsite (?:internet |web )?officiel de la (?:commune|mairie)|\boffizielle (?:Website|Webseite|Homepage|Internetseite|Seite) der (?:Markt|Orts)?gemeinde|\b(?:web|sitio|página) (?:web )?oficial del ayuntamiento|\bsito (?:web )?(?:ufficiale|istituzionale) del comune|\bsite oficial da (?:câmara municipal|prefeitura|junta de freguesia)|\bofficial (?:web ?)?site of the (?:town|city|village|parish|municipality) of/i;
function isOfTown(document) {
    const title = document.elements('title')[0];
    const said = (...names) => document.elements('meta').flatMap(meta => {
        const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property') ?? '').trim().toLowerCase();
        return names.includes(name) ? [((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').slice(0, MAX_TEXT)] : [];
    });
    const names = [title ? (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(title, MAX_TEXT) : '', ...said('og:site_name', 'og:title')];
    if (names.some(text => OF_CHURCH.test(text)))
        return false;
    return names.some(text => CALLED.test(text)) || said('description').some(text => OFFICIAL.test(text));
}


/***/ }),

/***/ 27916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   KF: () => (/* binding */ isEmptyDate),
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   NF: () => (/* binding */ isCurrencyCode),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   kZ: () => (/* binding */ hasDaysOfHours),
/* harmony export */   n$: () => (/* binding */ isDuration),
/* harmony export */   rA: () => (/* binding */ isTradeItemNumber),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
const DATE = /^(\d{4}|[+-]\d{4,6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const WEEK_OR_DAY_OF_YEAR = /^\d{4}-(?:W\d{2}(?:-?[1-7])?|\d{3})$/;
const TIME = /^T?(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DURATION = /^[+-]?P(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i;
function isDate(text) {
    if (WEEK_OR_DAY_OF_YEAR.test(text))
        return true;
    const match = DATE.exec(text);
    if (!match)
        return false;
    const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = match;
    const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    const inCalendar = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
    return inCalendar && isTimeOfDay(hour, minute, second);
}
const EMPTY_DATE = /^(?:0001-?01-?01|0000-?00-?00|-0001-?11-?30)(?:$|[T ])/i;
function isEmptyDate(text) {
    return EMPTY_DATE.test(text);
}
function isTime(text) {
    const match = TIME.exec(text);
    return match !== null && isTimeOfDay(match[1], match[2] ?? '00', match[3] ?? '00');
}
function isTimeOfDay(hour, minute, second) {
    return Number(hour) <= 24 && Number(minute) <= 59 && Number(second) <= 60;
}
function isDuration(text) {
    return DURATION.test(text) && !/[PT]$/i.test(text);
}
function isNumber(text) {
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}
function isBoolean(text) {
    return /^(?:https?:\/\/(?:www\.)?schema\.org\/)?(?:true|false)$/i.test(text);
}
function isCurrencyCode(text) {
    return /^[A-Z]{3,6}$/.test(text);
}
function isTradeItemNumber(text) {
    const digits = text.replaceAll(/[ -]/g, '');
    if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
        return false;
    const sum = [...digits]
        .reverse()
        .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    return sum % 10 === 0;
}
const DAYS = new Set(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'ph']);
const BEFORE_HOURS = /^([\p{L}\s,.:–—-]{2,200}?)[\s:]*\d/u;
function hasDaysOfHours(text) {
    const words = BEFORE_HOURS.exec(text)?.[1]?.match(/\p{L}+/gu) ?? [];
    return words.every(word => DAYS.has(word.toLowerCase()));
}
function isPlaceholder(text) {
    return /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{%[^{}]*%\}|<%[^<>]*%>|%%[\w-]+%%|\[object \w+\]|undefined|null|NaN|Invalid [Dd]ate)$/.test(text);
}
function spanOf(text) {
    const match = DATE.exec(text);
    if (!match || !isDate(text))
        return undefined;
    const [, year, month, day, hour, , , zone] = match;
    const begin = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
    if (hour !== undefined && zone !== undefined) {
        const exact = Date.parse(text.replace(' ', 'T'));
        return Number.isNaN(exact) ? undefined : { begin: exact, end: exact };
    }
    const next = day
        ? begin + DAY_MS
        : month
            ? Date.UTC(Number(year), Number(month), 1)
            : Date.UTC(Number(year) + 1, 0, 1);
    return { begin: begin - ZONES_MS, end: next + ZONES_MS };
}
const DAY_MS = 86_400_000;
const ZONES_MS = 14 * 3_600_000;


/***/ }),

/***/ 92484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isClosedAsPreview)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15000);
/* harmony import */ var _page_site_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25097);






const MAX_HEAD = 200_000;
async function isClosedAsPreview(visit, { url, preview, document }) {
    if (!preview || !(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(document))
        return false;
    const { pathname } = new URL(url);
    const inSite = new URL((0,_page_site_home_js__WEBPACK_IMPORTED_MODULE_4__/* .addressInSite */ .j)({ url, preview })).pathname;
    const home = new URL(`${pathname.slice(0, pathname.length - inSite.length)}/`, url);
    if (inSite === '/')
        return true;
    const { final } = await visit.fetchForSite(home.href);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .mediaType */ .JL)(final) !== 'text/html')
        return false;
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body.subarray(0, MAX_HEAD), (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(final, 'content-type'));
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url));
}


/***/ }),

/***/ 41800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Pz: () => (/* binding */ squashed),
/* harmony export */   Qf: () => (/* binding */ greetingBeforePart),
/* harmony export */   ox: () => (/* binding */ looseSeparator)
/* harmony export */ });
const MAX_DIVIDED = 500;
function partsOf(title) {
    return title
        .slice(0, MAX_DIVIDED)
        .split(/\s[-–—|·•»:/]+\s|\s?\|\s?/)
        .map(part => part.trim())
        .filter(part => /\p{L}/u.test(part));
}
function looseSeparator(title) {
    if (!/[\p{L}\p{N}]/u.test(title))
        return undefined;
    const isSeparator = (sign) => sign !== '»' || !title.includes('«');
    const last = LOOSE_END.exec(title);
    if (last && isSeparator(last[1]))
        return `ends with "${last[1] ?? last[2]}"`;
    const first = /^([-–—|·•»:])\s/.exec(title);
    return first && isSeparator(first[1]) ? `begins with "${first[1]}"` : undefined;
}
const LOOSE_END = /\s([-–—|·•»])$|\p{L}\s?([:|])$/u;
function squashed(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
const GREETS = /^(?:welcome (?:to|at)(?: the)?|hello from(?: the)?|home of(?: the)?|willkommen (?:bei|beim|bei der|im|in|in der|auf)|bienvenue (?:à|au|aux|chez|sur)(?: la| le| les)?|accueil (?:de|du|des|de la)|bienvenid[oa]s a(?: la)?|benvenut[oiae] (?:a|al|alla|da|in|nel|nella|su)|bem[- ]vind[oa]s? (?:a|à|ao)|welkom (?:bij|op)|(?:välkommen|velkommen) til+|tervetuloa|witamy w|vítejte (?:v|na)|добро пожаловать (?:в|на)|ласкаво просимо до)\s/iu;
function greetingBeforePart(title) {
    const parts = partsOf(title);
    for (const part of parts) {
        const greeting = GREETS.exec(part)?.[0];
        if (greeting === undefined)
            continue;
        const name = squashed(part.slice(greeting.length));
        if (name !== '' && parts.some(other => squashed(other) === name))
            return greeting.trim();
    }
    return undefined;
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

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ }),

/***/ 76360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askSearch)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



const TERM = 'test';
async function askSearch(visit, page, target, parameter) {
    const here = new URL(page.url);
    const located = target.host === here.host ? target : (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, target);
    if (!located)
        return { elsewhere: target.host };
    const asked = new URL(located);
    asked.searchParams.set(parameter, TERM);
    asked.hash = '';
    const { final } = await visit.fetchForSite(asked.href);
    if (!final)
        return { unknown: `${asked.href} did not answer` };
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(final.status))
        return { fault: `${asked.pathname}${asked.search} answers ${final.status}` };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status))
        return { unknown: `${asked.href} answers ${final.status}` };
    if (parameter !== SERVED_BY_WORDPRESS || mayBeServedByScripts(page))
        return {};
    const plain = new URL(located);
    plain.searchParams.delete(parameter);
    plain.hash = '';
    const without = (await visit.fetchForSite(plain.href)).final;
    const isSame = without !== undefined && without.body.length > 0 && final.body.equals(without.body);
    return isSame
        ? { fault: `${asked.pathname}${asked.search} answers with the same page as ${plain.pathname}` }
        : {};
}
const SERVED_BY_WORDPRESS = 's';
const FILE_OF_SEARCH = /search|fuse|lunr|pagefind|algolia|flexsearch|minisearch|typesense|meilisearch|stork|tipue|swiftype|cse\.js/i;
const OF_THEME = /\/wp-content\/themes\/|\/wp-includes\//;
const READS_QUERY = /URLSearchParams|location\.(?:search|href)|pagefind|\blunr\b|\bFuse\b|algoliasearch/;
const MAX_SCRIPT = 200_000;
function mayBeServedByScripts({ document, unfilled }) {
    return unfilled !== undefined || scriptsOf(document).some(isSearch);
}
function scriptsOf(document) {
    return document.elements('script').map(script => ({
        src: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '',
        text: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_SCRIPT),
    }));
}
function isSearch({ src, text }) {
    const file = src.slice(0, 2000);
    return (FILE_OF_SEARCH.test(file) && !OF_THEME.test(file)) || READS_QUERY.test(text);
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

export const id = 4774;
export const ids = [4774];
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

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
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
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const unknown = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
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

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
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

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
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
/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
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
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
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
/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
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
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    // Of the rule that is being read, as dates may hold any number of commas.
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
/** Those of the rules that speak to a crawler: to all, and to it by name. */
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
/** Whether the rules keep a page out of a search engine's index. */
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
/** Whether the rules keep a search engine from following the links of a page. */
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
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
/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
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
/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 */
function previewOf(url, productionUrl) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    return {
        host,
        origin,
        folder: isInFolder(audited.pathname, folder) ? '' : folder,
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
    return new URL(`${preview.here}${url.pathname.slice(preview.folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    return hereOf(preview, new URL(url))?.href ?? url;
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
    const isUnsaid = preview === undefined && PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 4774:
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
// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots-file.js



/** @throws NotMeasured where neither the page nor robots.txt answers */
const robotsOfPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const exchange = await visit.exchange();
    const url = exchange.final?.url ?? visit.url;
    const robots = await visit.robotsTxt(url);
    if (exchange.failure && robots.kind === 'unreachable') {
        throw new not_measured/* NotMeasured */.ke(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    return { exchange, url, robots };
});
/**
 * The robots.txt as written.
 *
 * @throws NotMeasured where it cannot be reached; NotApplicable where there is none
 */
const rulesFile = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { robots } = await robotsOfPage(visit);
    if (robots.kind === 'unreachable')
        throw new not_measured/* NotMeasured */.ke(robots.reason);
    if (robots.kind !== 'rules')
        throw new not_measured/* NotApplicable */.bQ(`${robots.url} ${robots.reason}`);
    if (servesHtml(robots.response))
        throw new not_measured/* NotApplicable */.bQ('a web page is served in the place of robots.txt');
    return robots;
});
/** Whether a web page stands where robots.txt belongs: a line of it can start with `<` in no other case. */
function servesHtml({ body }) {
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|meta|script|title|\?xml)/i.test(body.subarray(0, 1024).toString('latin1'));
}
/** @param url where the file was read */
function linePlace(url, { line, text }, message) {
    return { url, line, snippet: (0,html_document/* snippet */.UA)(text), message };
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/page-rules.js






/** @throws NotMeasured where the page did not answer 2xx; NotHtml where it is a file of another type */
const documentRules = (0,per_visit/* perVisit */.V)(async (visit) => {
    await robotsOfPage(visit);
    const page = await visit.judgedPage();
    return { page, rules: (0,judged_rules/* judgedRules */.v)(page) };
});
/** @throws NotMeasured where the page did not answer 2xx */
const pageRules = (0,per_visit/* perVisit */.V)(async (visit) => {
    try {
        const { page, rules } = await documentRules(visit);
        return { header: (0,page_directives/* headerDirectives */.yX)(page.response), shipped: [...rules.header, ...rules.inHead] };
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotHtml */.pr))
            throw error;
        const response = await visit.response();
        const { preview } = visit;
        return { header: (0,page_directives/* headerDirectives */.yX)(response), shipped: (0,page_directives/* shippedHeaderDirectives */.ZF)({ response, preview }) };
    }
});
const MAIN_NAMES = new Set(['*', ...robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.map(bot => bot.toLowerCase())]);
function isForMainBots({ bot }) {
    return MAIN_NAMES.has(bot);
}
/** Whether a rule keeps the page out of the results of Google or Bing. */
function keepsOut(rule) {
    return isForMainBots(rule) && (0,page_directives/* isNoindex */.Mg)(rule);
}
/** As `max-snippet:20`. */
function written({ name, value }) {
    return value === undefined ? name : `${name}:${value}`;
}
/** As "noindex for all search engines". */
function forWhom(rule) {
    return `${written(rule)} for ${rule.bot === '*' ? 'all search engines' : rule.bot}`;
}
function directivePlace({ where }, message) {
    return { ...where, message };
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/crawler-rules.js








/** What robots.txt and the page come to for each crawler, as facts. */
const crawlerRules = (0,tool_definition/* defineTopic */.R)({
    checks: {},
    async judge(visit) {
        const { robots, url } = await robotsOfPage(visit);
        const rules = await ifMeasured(pageRules(visit));
        const document = await ifMeasured(documentRules(visit));
        return {
            judgements: {},
            facts: {
                verdicts: verdictFacts(robots, url),
                page: { url, directives: rules ? directiveFacts(rules) : {} },
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
/** `{ allowed, line, rule }` for each crawler, `*` being any that no group names; empty where robots.txt is unreachable, since nothing was measured. */
function verdictFacts(robots, url) {
    if (robots.kind === 'unreachable')
        return {};
    const names = ['*', ...robots_txt_bots/* BOTS */.vO.map(({ name }) => name)];
    return Object.fromEntries(names.map(name => [name, { ...(0,robots_txt/* verdictFor */.Xb)(robots, name, url) }]));
}
/** For each crawler that the page speaks to, and for Google and Bing. */
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
        severity: 'error',
        title: 'robots.txt answers with a server error',
        why: 'Search engines take a 5xx or 429 answer for robots.txt as "nothing may be crawled" and stop crawling the site.',
        fix: 'Answer 200 with the rules, or 404 where there are none.',
        help: `${GOOGLE}#http-status-codes`,
        example: 'GET /robots.txt\n503 Service Unavailable',
    },
    'access-denied': {
        severity: 'warning',
        title: 'robots.txt is not open to crawlers',
        why: 'Crawlers take a 4xx answer as if there were no robots.txt: the rules that were written do not hold.',
        fix: 'Serve robots.txt to everybody, without a login and without a filter.',
        help: `${GOOGLE}#http-status-codes`,
        example: 'GET /robots.txt\n403 Forbidden',
    },
    missing: {
        severity: 'notice',
        title: 'The site has no robots.txt',
        why: 'Without one, everything may be crawled. That is allowed, but the file is also where crawlers look for the sitemap.',
        fix: 'Add a robots.txt at the root of the site, if only with a Sitemap line.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/create-robots-txt',
        example: 'GET /robots.txt\n404 Not Found',
    },
    redirects: {
        severity: 'warning',
        title: 'robots.txt redirects too often',
        why: 'Google follows five redirects and then takes robots.txt as missing, so that its rules do not hold.',
        fix: 'Serve robots.txt at its own address, or redirect to it once.',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.2',
        example: '/robots.txt → /a → /b → /c → /d → /e → /robots-2.txt',
    },
    'html-served': {
        severity: 'warning',
        title: 'A web page is served in the place of robots.txt',
        why: 'Crawlers find no rules and no sitemap in HTML. Often every unknown address of the site gives a page, as in a single-page application.',
        fix: 'Publish a robots.txt as plain text, or answer 404 for it.',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
        example: 'GET /robots.txt\n200, Content-Type: text/html, <!doctype html>…',
    },
    'content-type': {
        severity: 'notice',
        title: 'robots.txt is not served as plain text',
        why: 'The standard asks for text/plain. Google reads the file anyway, other crawlers may not.',
        fix: 'Serve robots.txt with "Content-Type: text/plain; charset=utf-8".',
        help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3',
        example: 'GET /robots.txt\n200, Content-Type: application/octet-stream',
    },
    'too-large': {
        severity: 'warning',
        title: 'robots.txt is longer than crawlers read',
        why: 'Google ignores what stands after the first 500 KiB; rules and sitemaps there do not hold.',
        fix: 'Shorten the file: join rules with patterns, or move pages that are to be excluded into one folder.',
        help: `${GOOGLE}#file-format`,
        example: '/robots.txt of 640 KiB',
    },
};
/** How robots.txt is served. */
const delivery = (0,tool_definition/* defineTopic */.R)({
    checks: CHECKS,
    async judge(visit) {
        const { robots, exchange } = await robotsOfPage(visit);
        const facts = { robotsTxt: fileFacts(robots) };
        if (robots.kind === 'unreachable') {
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(CHECKS, (0,judging_judgement/* notMeasured */.q7)(robots.reason)), facts };
        }
        const answered = answerOf(robots);
        return {
            judgements: {
                'server-error': judgeError(robots, answered),
                'access-denied': judgeDenial(robots, answered, exchange.final?.status),
                missing: judgeMissing(robots, answered),
                redirects: judgeRedirects(robots),
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
    const message = `${answered}: crawlers take that as "Disallow: /" for the whole site`;
    return kind === 'disallow-all' ? (0,judging_judgement/* fail */.fJ)({ url, message }) : (0,judging_judgement/* pass */.IX)();
}
/**
 * A 4xx other than 404 and 410 (RFC 9309 section 2.3.1.3). Where the page is closed to the audit as well, the closed
 * robots.txt says nothing about crawlers.
 *
 * @param pageStatus status of the audited page; undefined where it gave none
 */
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
    return (0,judging_judgement/* fail */.fJ)({ url: robots.url, message: `answers ${status}: crawlers go on as if there were no rules` });
}
function judgeMissing(robots, answered) {
    if (isMissing(robots))
        return (0,judging_judgement/* fail */.fJ)({ url: robots.url, message: answered });
    return robots.kind === 'rules' ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)(answered);
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
    const { url, body } = robots.response;
    if (servesHtml(robots.response)) {
        const message = `starts with "${startOf(body)}"`;
        return {
            ...without('a web page is served in the place of robots.txt'),
            'html-served': (0,judging_judgement/* fail */.fJ)({ url, message }),
        };
    }
    const message = `${body.length} bytes; crawlers read ${parser/* MAX_BYTES */.zx}`;
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
    const message = sent ? `is sent as ${sent}` : 'is sent without a Content-Type';
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

;// CONCATENATED MODULE: ./lib/engine/tools/robots/directives.js





const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag';
/** The rules of the page for search engines, in header and head: whether they are known and agree. */
const directives = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'unavailable-after-past': {
            severity: 'error',
            title: 'The page is past the date at which it leaves search results',
            why: 'Google no longer shows a page after the date of its unavailable_after rule.',
            fix: 'Remove the rule or set a later date, if the page is still of use.',
            help: `${HELP}#unavailable_after`,
            example: '<meta name="robots" content="unavailable_after: 2020-01-01">',
        },
        'page-nofollow': {
            severity: 'notice',
            title: 'The page tells search engines not to follow its links',
            why: 'Pages that are linked only from here may not be found.',
            fix: 'Remove nofollow from the rules of the page; mark single links instead.',
            help: `${HELP}#nofollow`,
            example: '<meta name="robots" content="nofollow">',
        },
        'unknown-directive': {
            severity: 'warning',
            title: 'The page has robots rules that search engines do not know',
            why: 'Search engines skip a rule that they do not know, so what was meant does not happen.',
            fix: 'Correct the rule; several rules are parted by commas.',
            help: `${HELP}#directives`,
            example: '<meta name="robots" content="no-index">',
        },
        'invalid-directive-value': {
            severity: 'warning',
            title: 'The page has robots rules with values that cannot be read',
            why: 'Search engines skip a rule whose value is not of its form.',
            fix: 'Correct the value.',
            help: `${HELP}#directives`,
            example: '<meta name="robots" content="max-snippet: many">',
        },
        'conflicting-directives': {
            severity: 'warning',
            title: 'The robots rules of the page contradict each other',
            why: 'Of contradicting rules search engines obey the most restrictive one, so the other has no effect.',
            fix: 'Keep the rule that is meant.',
            help: `${HELP}#combined-rules`,
            example: '<meta name="robots" content="index">\n<meta name="robots" content="noindex">',
        },
    },
    async judge(visit) {
        const { shipped } = await pageRules(visit);
        const hidden = robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.every(bot => (0,page_directives/* directivesFor */.A)(shipped, bot).some(page_directives/* isNoindex */.Mg));
        const unlessHidden = (judgement) => hidden ? (0,judging_judgement/* notApplicable */.hH)('the page is kept out of search results by noindex') : judgement();
        const main = shipped.filter(isForMainBots);
        return {
            judgements: {
                'unavailable-after-past': (0,judging_judgement/* failEach */.Sw)(main.filter(({ name }) => name === 'unavailable_after'), rule => expired(rule, Date.now()), 'no rule of the page says until when it is available'),
                'page-nofollow': unlessHidden(() => (0,judging_judgement/* failWhere */.a4)(main.filter(page_directives/* isNofollow */.H2).map(rule => directivePlace(rule, forWhom(rule))))),
                'unknown-directive': (0,judging_judgement/* failEach */.Sw)(main, rule => (rule.known ? undefined : directivePlace(rule, `"${rule.name}" is not a known rule`)), NO_RULES),
                'invalid-directive-value': (0,judging_judgement/* failEach */.Sw)(main.filter(rule => rule.value !== undefined || (0,page_directives/* valueFault */.SH)(rule) !== undefined), rule => {
                    const fault = (0,page_directives/* valueFault */.SH)(rule);
                    return fault === undefined ? undefined : directivePlace(rule, `${rule.name}: ${fault}`);
                }, 'no rule of the page has a value'),
                'conflicting-directives': unlessHidden(() => (0,judging_judgement/* failAmong */.Jb)(main, conflicts(main), NO_RULES)),
            },
        };
    },
});
const NO_RULES = 'the page has no rules for Google, Bing or all search engines';
/** Dates may lack a time zone, so a date counts as past a day later. */
const DAY_MS = 24 * 60 * 60 * 1000;
function expired(rule, now) {
    const date = (0,page_directives/* dateOf */.Q$)(rule.value ?? '');
    return date !== undefined && date + DAY_MS < now
        ? directivePlace(rule, `unavailable_after ${rule.value}`)
        : undefined;
}
/** For each rule that permits something, which other rule for the same crawlers takes it back. */
function conflicts(directives) {
    const places = [];
    const indexes = new Map(directives.map((rule, index) => [rule, index]));
    const deciding = decidingOf(directives);
    for (const [index, rule] of directives.entries()) {
        const stronger = deciding.find(other => other !== rule && reaches(other, rule) && takesBack(other, rule, indexes.get(other) < index));
        if (stronger) {
            places.push(directivePlace(rule, `"${written(rule)}" is outweighed by "${written(stronger)}" (${placeOf(stronger)})`));
        }
    }
    return places;
}
/** Rules that can take back others. */
const DECIDING = new Set([
    ...['noindex', 'none', 'nofollow', 'nosnippet'],
    ...['max-snippet', 'max-image-preview', 'max-video-preview'],
]);
/**
 * The rules that can take back others: of each name and crawler the first two that do not say the same. Further ones
 * need not be looked at, since a rule is outweighed by the first that does so.
 */
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
/** A rule for all crawlers that one crawler is excepted from is no conflict; the reverse is one. */
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
/** Of two limits the conflict is reported at the later one. */
function differs(other, rule, isEarlier) {
    return isEarlier && other.name === rule.name && other.value !== rule.value;
}
function placeOf({ source, where }) {
    if (source === 'header')
        return 'X-Robots-Tag';
    return where.line === undefined ? 'meta tag' : `meta tag in line ${where.line}`;
}

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/matcher.js
var matcher = __webpack_require__(56756);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/groups.js





const PRECEDENCE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#order-of-precedence-for-rules';
/** How the rules of robots.txt stand to each other. */
const groups = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'conflicting-rules': {
            severity: 'warning',
            title: 'robots.txt allows and disallows the same pattern',
            why: 'Between rules of equal length Allow wins for Google, so the Disallow has no effect; other crawlers may decide otherwise.',
            fix: 'Keep the one of the two rules that is meant.',
            help: PRECEDENCE,
            example: 'Allow: /cart\nDisallow: /cart',
        },
        'duplicate-rule': {
            severity: 'notice',
            title: 'robots.txt repeats rules',
            why: 'The second rule has no effect, and one that is changed in one place only stays in force.',
            fix: 'Remove the repetition.',
            help: PRECEDENCE,
            example: 'Disallow: /cart\nDisallow: /cart',
        },
        'repeated-group': {
            severity: 'notice',
            title: 'robots.txt has several groups for one crawler',
            why: 'Crawlers join the groups and obey all of their rules: a later group does not replace an earlier one.',
            fix: 'Put all rules for one crawler into one group.',
            help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
            example: 'User-agent: *\nDisallow: /cart\n\nUser-agent: *\nDisallow: /account',
        },
    },
    async judge(visit) {
        const { rules, response } = await rulesFile(visit);
        const { url } = response;
        const all = rules.groups.flatMap(group => group.rules);
        const repeated = rules.groups.flatMap(group => duplicates(group, url));
        return {
            judgements: {
                'conflicting-rules': (0,judging_judgement/* failAmong */.Jb)(all, groups_conflicts(rules, url), groups_NO_RULES),
                'duplicate-rule': (0,judging_judgement/* failAmong */.Jb)(all, repeated, groups_NO_RULES),
                'repeated-group': (0,judging_judgement/* failAmong */.Jb)(rules.groups, repeatedGroups(rules, url), groups_NO_RULES),
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
                places.set(rule.line, linePlace(url, rule, `contradicts line ${first.line}`));
            }
        }
    }
    return [...places.values()].sort((a, b) => a.line - b.line);
}
/** Within one group: what two groups repeat is the fault of the second group. */
function duplicates(group, url) {
    const first = new Map();
    return group.rules.flatMap(rule => {
        const key = `${rule.allow} ${rule.pattern}`;
        const before = first.get(key);
        if (before !== undefined && rule.pattern !== '')
            return [linePlace(url, rule, `is line ${before} again`)];
        first.set(key, rule.line);
        return [];
    });
}
/** The sets of groups that hold together, each once: those for `*` and for every crawler of the table. */
function groupsInForce(rules) {
    return [...new Set([(0,matcher/* groupsFor */.KE)(rules, ['*']), ...robots_txt_bots/* BOTS */.vO.map(({ agents }) => (0,matcher/* groupsFor */.KE)(rules, agents))])];
}
function repeatedGroups(rules, url) {
    const places = [];
    for (const [agent, groups] of rules.byAgent) {
        const [first, second] = groups.filter(group => group.rules.some(({ pattern }) => pattern !== ''));
        if (agent === '' || !second)
            continue;
        const message = `"${agent}" has a group at line ${first.line} already; the rules of both hold`;
        places.push({ url, line: second.line, message });
    }
    return places;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/crawl-permission.js






/**
 * Asks the robots.txt of each stop.
 *
 * @throws NotMeasured where one cannot be reached; NotApplicable where one is down, so that it gives no rules
 */
const crawlPermission = (0,per_visit/* perVisit */.V)(async (visit) => {
    const last = await robotsOfPage(visit);
    const stops = [last];
    if (last.url !== visit.url)
        stops.unshift({ url: visit.url, robots: await visit.robotsTxt(visit.url) });
    const missing = stops.find(({ robots }) => robots.kind === 'unreachable');
    const down = stops.find(({ robots }) => robots.kind === 'disallow-all');
    if (missing?.robots.kind === 'unreachable')
        throw new not_measured/* NotMeasured */.ke(missing.robots.reason);
    if (down)
        throw new not_measured/* NotApplicable */.bQ(`${down.robots.url} gives no rules: it is down`);
    return { stops, closed: closedAt(stops, robots_txt_bots/* MAIN_SEARCH_BOTS */.K_) };
});
/** One occurrence for each line that closes a URL, with the crawlers that it closes it to. */
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
        return [...byLine.values()].map(({ verdict, bots }) => rulePlace(robots, verdict.line, verdict.rule, `closes ${url} to ${bots.join(', ')}`));
    });
}
/** The rule of a robots.txt that decides; the file itself where no line does. */
function rulePlace(robots, line, rule, message) {
    const url = robots.kind === 'rules' ? robots.response.url : robots.url;
    return line === null ? { url, message } : { url, line, snippet: (0,html_document/* snippet */.UA)(rule ?? ''), message };
}
/** Whether Google or Bing may not fetch the page, as far as that is known. A site that is down is closed. */
async function isClosedToSearch(visit) {
    try {
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

;// CONCATENATED MODULE: ./lib/engine/tools/robots/hidden-noindex.js








/** Whether search engines get to see a noindex of the page. */
const hiddenNoindex = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'blocked-and-noindex': {
            severity: 'warning',
            title: 'robots.txt hides the noindex of the page',
            why: 'A crawler that may not fetch the page never sees its noindex, so the bare address can stay in search results.',
            fix: 'To keep the page out of search, allow it in robots.txt and leave the noindex. Otherwise remove both.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'Disallow: /thanks\nwith <meta name="robots" content="noindex"> in /thanks',
        },
    },
    async judge(visit) {
        const { shipped } = await pageRules(visit);
        const { stops } = await crawlPermission(visit);
        const { url, robots } = stops.at(-1);
        const keptOut = robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.filter(bot => (0,page_directives/* directivesFor */.A)(shipped, bot).some(page_directives/* isNoindex */.Mg));
        if (keptOut.length === 0)
            throw new not_measured/* NotApplicable */.bQ('the page has no noindex');
        const unseen = keptOut.filter(bot => robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, bot, url).allowed);
        const message = `${unseen.join(' and ')} may not fetch the page and so never sees its noindex`;
        return { judgements: { 'blocked-and-noindex': (0,judging_judgement/* failWhere */.a4)(unseen.length === 0 ? [] : [{ url, message }]) } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots-lines.js




/** @throws NotMeasured and NotApplicable as {@link rulesFile}; NotApplicable where crawlers cannot read its encoding */
const namedLines = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { rules, response } = await rulesFile(visit);
    if (isUtf16(response.body))
        throw new not_measured/* NotApplicable */.bQ(UTF_16);
    const garbled = new Set(garbledLines(response.body).map(({ line }) => line));
    return { url: response.url, lines: rules.lines, garbled };
});
/** Why nothing is said of the lines of a file in UTF-16. */
const UTF_16 = 'robots.txt is UTF-16, in which crawlers find no lines';
/**
 * Judges lines one by one.
 *
 * @param meant those that the check looks at
 * @param faultOf what is wrong with one; undefined where nothing is
 * @param nothing why there are none
 */
function judgeLines({ url, garbled }, meant, faultOf, nothing) {
    const placeOf = (line) => {
        const fault = garbled.has(line.line) ? undefined : faultOf(line);
        return fault === undefined ? undefined : linePlace(url, line, fault);
    };
    return (0,judging_judgement/* failEach */.Sw)(meant, placeOf, nothing);
}
/** Whether a file begins with the byte-order mark of UTF-16. */
function isUtf16(body) {
    return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
}
/** Lines that are not UTF-8 or hold control characters. */
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
    }
    return garbled;
}
/** Google skips a byte-order mark that lost its end, and so does this audit. */
function isPartialMark(line, bytes) {
    if (line !== 1 || bytes[0] !== 0xef)
        return false;
    const rest = bytes.subarray(bytes[1] === 0xbb ? 2 : 1);
    return Buffer.from(rest.toString('utf8')).equals(rest);
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/line-form.js





const line_form_GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
/** Whether crawlers can read the lines of robots.txt at all. */
const lineForm = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'unreadable-line': {
            severity: 'warning',
            title: 'robots.txt has lines that are no rules',
            why: 'A line without a name and a colon is ignored by every crawler, and what it was meant to say does not hold.',
            fix: 'Write the line as "name: value", or start it with # where it is a comment.',
            help: `${RFC}#section-2.2`,
            example: 'Please do not crawl the shop',
        },
        'line-too-long': {
            severity: 'warning',
            title: 'robots.txt has lines that are cut',
            why: 'Google ignores what a line has beyond 16,663 bytes; a cut pattern matches more than was meant.',
            fix: 'Shorten the line.',
            help: 'https://github.com/google/robotstxt',
            example: 'Disallow: /… with 20,000 characters',
        },
        'bad-characters': {
            severity: 'warning',
            title: 'robots.txt is not clean UTF-8 text',
            why: 'Crawlers expect UTF-8. Lines in another encoding or with control characters do not match the URLs that they name.',
            fix: 'Save the file as UTF-8 text without control characters.',
            help: `${line_form_GOOGLE}#file-format`,
            example: 'Disallow: /größe saved as windows-1252',
        },
    },
    async judge(visit) {
        const { rules, response } = await rulesFile(visit);
        const { url, body } = response;
        if (isUtf16(body)) {
            const message = 'the file is UTF-16: crawlers can read none of its lines';
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
                'unreadable-line': among(unreadable.map(line => linePlace(url, line, `line ${line.line} has no name and colon`))),
                'line-too-long': among(rules.tooLong.map(line => linePlace(url, line, `${line.bytes} bytes, of which ${parser/* MAX_LINE_BYTES */.Oc} are read`))),
                'bad-characters': among(garbled.map(line => linePlace(url, line, line.fault))),
            },
        };
    },
});
/** A line of dashes or stars that parts sections says nothing that could get lost. */
function isRuler(text) {
    return !/[\p{L}\p{N}]/u.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/meta-tags.js




/** What the page tells search engines by `<meta name="robots">`, and whether they read it. */
const metaTags = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'noindex-meta': {
            severity: 'error',
            title: 'A robots meta tag keeps the page out of search results',
            why: 'Search engines drop a page with noindex (or none) from their index.',
            fix: 'Remove noindex from the tag, unless the page is meant to stay out of search.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: '<meta name="robots" content="noindex">',
        },
        'meta-outside-head': {
            severity: 'warning',
            title: 'A robots meta tag stands outside the head',
            why: 'Rules for crawlers belong into <head>. An element that may not stand there (as <div> or <img>) ends the head early, and search engines may miss what follows.',
            fix: 'Move the tag into <head>, above anything that is not metadata.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
            example: '<body><meta name="robots" content="noindex">',
        },
        'meta-changed-by-scripts': {
            severity: 'warning',
            title: 'Scripts change the robots rules of the page',
            why: 'Crawlers that run no scripts obey the rules as sent, the others those that scripts leave, so the page is treated in two ways.',
            fix: 'Send the rules that are meant in the HTML, and leave them alone in scripts.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
            example: '<meta name="robots" content="nosnippet"> that a script removes',
        },
    },
    async judge(visit) {
        const { page, rules } = await documentRules(visit);
        const strayed = new Set(rules.outsideHead.map(({ where }) => where));
        const noindex = (0,judging_judgement/* failWhere */.a4)(rules.inHead
            .filter(keepsOut)
            .map(rule => directivePlace(rule, `${forWhom(rule)}${scriptedHow(rule, rules)}`)));
        return {
            judgements: {
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, { 'noindex-meta': noindex }, ['pass']),
                'meta-outside-head': (0,judging_judgement/* failAmong */.Jb)(rules.inHead, [...strayed].map(where => ({ ...where, message: 'is outside <head>' })), 'no robots meta tag of the page has rules'),
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
/** A noindex holds whichever of both has it, and is reported apart. */
function judgeChanges({ inHead, added, removed }) {
    const counts = (rule) => isForMainBots(rule) && rule.known && !PERMISSIONS.has(rule.name);
    if (inHead.some(keepsOut))
        return (0,judging_judgement/* notApplicable */.hH)('the page is kept out of search results by noindex');
    return (0,judging_judgement/* failWhere */.a4)([
        ...[...added].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, added by scripts`)),
        ...[...removed].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, removed by scripts`)),
    ]);
}
/** Rules that allow what is allowed without them. */
const PERMISSIONS = new Set([
    ...['all', 'index', 'follow', 'snippet', 'archive', 'imageindex', 'translate'],
]);

;// CONCATENATED MODULE: ./lib/engine/tools/robots/page-access.js






const INTRO = 'https://developers.google.com/search/docs/crawling-indexing/robots/intro';
/** Whether crawlers may fetch the audited page. */
const pageAccess = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'page-blocked': {
            severity: 'error',
            title: 'robots.txt keeps search engines from the page',
            why: 'A search engine that may not fetch a page cannot read it: the page drops out of results or appears there as a bare address.',
            fix: 'Remove or narrow the Disallow rule, or add a longer Allow rule for the page.',
            help: INTRO,
            example: 'User-agent: *\nDisallow: /shop/\n\nfor the page /shop/red-bike',
        },
        'search-crawlers-blocked': {
            severity: 'notice',
            title: 'robots.txt keeps some search engines from the page',
            why: 'Google and Bing may fetch the page, but other search engines may not and leave it out of their results.',
            fix: 'Allow the crawler where its users matter to you; otherwise ignore this.',
            help: INTRO,
            example: 'User-agent: YandexBot\nDisallow: /',
        },
        'site-blocked': {
            severity: 'warning',
            title: 'robots.txt closes the whole site but for exceptions',
            why: 'The page is open only by an Allow rule: every new page is closed until somebody adds one for it.',
            fix: 'Replace "Disallow: /" by rules for the parts that are to stay closed.',
            help: INTRO,
            example: 'User-agent: *\nDisallow: /\nAllow: /$',
        },
    },
    async judge(visit) {
        const { stops, closed } = await crawlPermission(visit);
        const covered = (0,judging_judgement/* notApplicable */.hH)('the page is closed to Google or Bing');
        if (closed.length > 0) {
            return {
                judgements: {
                    'page-blocked': (0,judging_judgement/* fail */.fJ)(closed),
                    'search-crawlers-blocked': covered,
                    'site-blocked': covered,
                },
            };
        }
        return {
            judgements: {
                'page-blocked': (0,judging_judgement/* pass */.IX)(),
                'search-crawlers-blocked': (0,judging_judgement/* failWhere */.a4)(closedAt(stops, OTHER_SEARCH_BOTS)),
                'site-blocked': (0,judging_judgement/* failWhere */.a4)(closedSite(stops.at(-1))),
            },
        };
    },
});
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
    return lines.map(rule => rulePlace(robots, rule.line, rule.text, 'closes all that no longer Allow rule opens'));
}
/** A path that no site has: what is said of it is said of all that is not named. */
const UNNAMED_PATH = '/seo-preflight-no-such-page';
function isOutweighed(robots, line) {
    const url = new URL(UNNAMED_PATH, robots.url).href;
    return robots_txt_bots/* MAIN_SEARCH_BOTS */.K_.every(bot => (0,robots_txt/* verdictFor */.Xb)(robots, bot, url).line !== line);
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/page-resources.js









const page_resources_HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
/** Whether Google may fetch what it needs to render the page. */
const pageResources = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'resources-blocked': {
            severity: 'warning',
            title: 'robots.txt keeps Google from styles or scripts of the page',
            why: 'Google renders pages as a browser does. Without their styles and scripts it may see another layout or miss content.',
            fix: 'Allow the files in the robots.txt of their host.',
            help: page_resources_HELP,
            example: 'Disallow: /assets/\nwith <link rel="stylesheet" href="/assets/site.css"> in the page',
        },
        'images-blocked': {
            severity: 'notice',
            title: 'robots.txt keeps Google from images of the page',
            why: 'Images that Google may not fetch appear neither in image search nor beside results.',
            fix: 'Allow the images for Googlebot-Image, unless they are meant to stay out of search.',
            help: 'https://developers.google.com/search/docs/appearance/google-images',
            example: 'Disallow: /images/\nwith <img src="/images/bike.jpg" alt="Red bike"> in the page',
        },
        'third-party-scripts-blocked': {
            severity: 'notice',
            title: 'The robots.txt of another site keeps Google from scripts of the page',
            why: 'Google renders the page without these scripts. That matters only where they add content, not for ads or statistics.',
            fix: 'Host scripts that make content on your own site.',
            help: page_resources_HELP,
            example: '<script src="https://cdn.example.net/app.js">, whose robots.txt says Disallow: /',
        },
    },
    async judge(visit) {
        const { page } = await documentRules(visit);
        if (await isClosedToSearch(visit))
            throw new not_measured/* NotApplicable */.bQ('the page itself is closed to search engines');
        const resources = resourcesOf(page);
        const robots = await robotsByOrigin(resources, page.url, visit);
        const judge = (check) => judgeResources(resources.filter(resource => resource.check === check), page.document, robots);
        return {
            judgements: {
                'resources-blocked': judge('resources-blocked'),
                'images-blocked': judge('images-blocked'),
                'third-party-scripts-blocked': judge('third-party-scripts-blocked'),
            },
        };
    },
});
/** Most other hosts whose robots.txt is fetched; those of styles and scripts come first. */
const MAX_OTHER_HOSTS = 10;
/** Most files of each kind that are judged. */
const MAX_RESOURCES = 300;
function judgeResources(resources, document, robots) {
    if (resources.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page uses no such files');
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
        if (!verdict.allowed)
            blocked.push(document.occurrence(element, whyBlocked(url, its, verdict)));
    }
    if (blocked.length > 0)
        return (0,judging_judgement/* fail */.fJ)(blocked);
    if (unread.size === 0) {
        return skipped.size === 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* pass */.IX)(`files of ${skipped.size} further hosts were not looked at`);
    }
    return (0,judging_judgement/* notMeasured */.q7)(`the robots.txt of ${[...unread].slice(0, 3).join(', ')} could not be read`);
}
function whyBlocked(url, robots, { line, rule }) {
    return `line ${line} of ${robots.url} ("${rule}") closes ${url}`;
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
        const check = checkOf(element, url, document.url);
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
/** Styles matter wherever they come from; scripts of other sites are mostly ads and statistics. */
function checkOf({ tagName }, url, pageUrl) {
    if (tagName === 'img')
        return 'images-blocked';
    return tagName === 'script' && !isSameSite(url, pageUrl)
        ? 'third-party-scripts-blocked'
        : 'resources-blocked';
}
function isSameSite(a, b) {
    const { hostname } = new URL(a);
    return hostname === new URL(b).hostname || ((0,cjs/* getDomain */.FB)(a) !== null && (0,cjs/* getDomain */.FB)(a) === (0,cjs/* getDomain */.FB)(b));
}
/** robots.txt of the page's origin and of the first other ones. */
async function robotsByOrigin(resources, pageUrl, visit) {
    const own = new URL(pageUrl).origin;
    const byWeight = [...resources].sort((a, b) => weightOf(a) - weightOf(b));
    const others = new Set(byWeight.map(({ url }) => new URL(url).origin).filter(origin => origin !== own));
    const origins = [own, ...[...others].slice(0, MAX_OTHER_HOSTS)];
    const files = await Promise.all(origins.map(origin => visit.robotsTxt(origin)));
    return new Map(origins.map((origin, index) => [origin, files[index]]));
}
function weightOf({ check }) {
    return check === 'resources-blocked' ? 0 : check === 'images-blocked' ? 2 : 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots-header.js




/** What the server tells search engines by `X-Robots-Tag`. Platforms add it to previews, and not in production. */
const robotsHeader = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'noindex-header': {
            severity: 'error',
            title: 'An X-Robots-Tag header keeps the page out of search results',
            why: 'Search engines drop a page that is served with noindex (or none) from their index.',
            fix: 'Remove the header from the server, the host or the CDN, unless the page is meant to stay out of search.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'X-Robots-Tag: noindex',
        },
    },
    async judge(visit) {
        const { header } = await pageRules(visit);
        const { preview } = visit;
        const rules = header.filter(keepsOut);
        const ofPlatform = rules.length > 0 && preview;
        return {
            judgements: {
                'noindex-header': ofPlatform
                    ? (0,judging_judgement/* pass */.IX)(`X-Robots-Tag says noindex, which platforms add and which counts as theirs ${preview.words}`)
                    : (0,judging_judgement/* failWhere */.a4)(rules.map(rule => directivePlace(rule, forWhom(rule) + (0,syntax_preview/* previewHint */.G7)(preview, rule.where.url)))),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/robots/rule-lines.js


const rule_lines_GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt';
const rule_lines_RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
/** Whether the Allow and Disallow lines of robots.txt hold for a crawler and match something. */
const ruleLines = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'rule-outside-group': {
            severity: 'warning',
            title: 'robots.txt has rules before the first User-agent line',
            why: 'A rule that belongs to no group holds for no crawler.',
            fix: 'Put a User-agent line above the rule, for all crawlers "User-agent: *".',
            help: `${rule_lines_RFC}#section-2.2.1`,
            example: 'Disallow: /cart\nUser-agent: *',
        },
        'pattern-start': {
            severity: 'warning',
            title: 'robots.txt has patterns that match nothing',
            why: 'Patterns are compared with the path of a URL, which starts with a slash; one that starts otherwise never matches.',
            fix: 'Start the pattern with / (or *) and leave scheme and host out.',
            help: `${rule_lines_GOOGLE}#url-matching-based-on-path-values`,
            example: 'Disallow: cart/',
        },
        'dollar-inside-pattern': {
            severity: 'notice',
            title: 'robots.txt has patterns with a $ that does not end them',
            why: '$ marks the end of a URL only as the last character; elsewhere it stands for itself.',
            fix: 'Put the $ at the end, or leave it out. For a literal $ write %24.',
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
                'rule-outside-group': judgeLines(file, rules, ({ outsideGroup }) => (outsideGroup ? 'stands above the first User-agent line' : undefined), 'robots.txt has no Allow or Disallow line'),
                'pattern-start': judgePatterns(({ value }) => canMatch(value) ? undefined : `"${value}" matches no URL, since it does not start with a slash`),
                'dollar-inside-pattern': judgePatterns(({ value }) => canMatch(value) && /\$(?!$)/.test(value) ? `in "${value}" the $ stands for itself` : undefined),
            },
        };
    },
});
/** Paths begin with a slash. */
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
/** Names of rules that crawlers read otherwise than they were meant, or not at all. */
const ruleNames = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'missing-colon': {
            severity: 'warning',
            title: 'robots.txt has lines without a colon',
            why: 'Google takes white space for the missing colon; for the standard and for other crawlers the line is no rule.',
            fix: 'Put a colon behind the name.',
            help: `${rule_names_RFC}#section-2.2`,
            example: 'Disallow /cart',
        },
        'misspelled-name': {
            severity: 'warning',
            title: 'robots.txt has misspelt names of rules',
            why: 'Google accepts a few frequent misspellings, other crawlers do not; any other one makes the line void for all.',
            fix: 'Correct the name.',
            help: `${rule_names_GOOGLE}#syntax`,
            example: 'Disalow: /cart',
        },
        'unknown-name': {
            severity: 'notice',
            title: 'robots.txt has names that no large crawler knows',
            why: 'Crawlers skip such lines.',
            fix: 'Remove the line, or correct it where it was meant as a rule.',
            help: `${rule_names_GOOGLE}#syntax`,
            example: 'Forbid: /cart',
        },
        'indexing-rule': {
            severity: 'warning',
            title: 'robots.txt tries to control indexing',
            why: 'No search engine reads noindex or nofollow in robots.txt (Google stopped in 2019), so the pages can be indexed.',
            fix: 'Use a robots meta tag or the X-Robots-Tag header on the pages, and let them be crawled.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
            example: 'Noindex: /thanks',
        },
        'abandoned-rule': {
            severity: 'notice',
            title: 'robots.txt has rules that no large search engine reads',
            why: 'The rule has no effect.',
            fix: 'Remove the line.',
            help: `${rule_names_GOOGLE}#syntax`,
            example: 'Host: www.example.com',
        },
    },
    async judge(visit) {
        const file = await namedLines(visit);
        const judge = (faultOf) => judgeLines(file, file.lines, faultOf, 'robots.txt has no rules');
        return {
            judgements: {
                'missing-colon': judge(missingColon),
                'misspelled-name': judge(misspelling),
                'unknown-name': judge(unknownName),
                'indexing-rule': judge(({ name }) => robots_txt_directives/* INDEXING_RULES */.BO.has(name.toLowerCase()) ? `${name} has no effect in robots.txt` : undefined),
                'abandoned-rule': judge(({ name }) => robots_txt_directives/* ABANDONED_RULES */.XY.has(name.toLowerCase()) ? `${name} has no effect` : undefined),
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
function missingColon({ directive, name, missingColon: isMissing }) {
    return isMissing && directive !== 'other'
        ? `"${name}" has no colon behind it; Google accepts it, others may not`
        : undefined;
}
function misspelling({ directive, name, misspelled }) {
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
function isKnown(name) {
    const lower = name.toLowerCase();
    return [robots_txt_directives/* INDEXING_RULES */.BO, robots_txt_directives/* ABANDONED_RULES */.XY, robots_txt_directives/* FOREIGN_RULES */.ju].some(names => names.has(lower));
}
/** The name that another one, which nobody knows, is a misspelling of; undefined where there is none. */
function meantName(name) {
    if (isKnown(name))
        return undefined;
    const meant = Object.keys(RIGHT_NAMES).find(right => isTypoOf(name.toLowerCase(), right));
    return meant === undefined ? undefined : RIGHT_NAMES[meant];
}
/** A name that differs from a known one by this many letters is taken for a misspelling of it; by one from `allow`. */
const MAX_TYPO_DISTANCE = 2;
const SHORT_NAME_LENGTH = 5;
function isTypoOf(name, right) {
    const letters = name.replace(/[^a-z]/g, '');
    if (letters === right.replace('-', ''))
        return true;
    const most = right.length <= SHORT_NAME_LENGTH ? 1 : MAX_TYPO_DISTANCE;
    return Math.abs(name.length - right.length) <= most && (0,mod/* distance */.Io)(name, right) <= most;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/sitemap-lines.js







const sitemap_lines_HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#sitemap';
/** What robots.txt says of sitemaps. What stands in them, and that none is named, is for the sitemap tool. */
const sitemapLines = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'sitemap-not-absolute': {
            severity: 'warning',
            title: 'robots.txt names a sitemap without its full address',
            why: 'Crawlers need scheme and host; they ignore a path alone.',
            fix: 'Write the full URL, as https://www.example.com/sitemap.xml.',
            help: sitemap_lines_HELP,
            example: 'Sitemap: /sitemap.xml',
        },
        'sitemap-duplicate': {
            severity: 'notice',
            title: 'robots.txt names a sitemap twice',
            why: 'The second line has no effect.',
            fix: 'Remove the repetition.',
            help: sitemap_lines_HELP,
            example: 'Sitemap: https://www.example.com/sitemap.xml\nSitemap: https://www.example.com/sitemap.xml',
        },
        'sitemap-unreachable': {
            severity: 'warning',
            title: 'robots.txt names a sitemap that is not there',
            why: 'Search engines find no list of pages there.',
            fix: 'Publish the sitemap at that address, or correct the line.',
            help: sitemap_lines_HELP,
            example: 'Sitemap: https://www.example.com/sitemap.xml, which answers 404',
        },
    },
    async judge(visit) {
        const robots = await rulesFile(visit);
        const { url } = robots.response;
        const lines = (0,robots_txt/* sitemapsOf */.yw)(robots).filter(({ value }) => value !== '');
        if (lines.length === 0)
            throw new not_measured/* NotApplicable */.bQ('robots.txt names no sitemap');
        return {
            judgements: {
                'sitemap-not-absolute': (0,judging_judgement/* failWhere */.a4)(lines
                    .filter(line => line.url === undefined)
                    .map(line => linePlace(url, line, `"${line.value}" is not a full http or https URL`))),
                'sitemap-duplicate': (0,judging_judgement/* failWhere */.a4)(sitemap_lines_duplicates(lines, url)),
                'sitemap-unreachable': await judgeReach(lines, robots, visit),
            },
        };
    },
});
/** Most sitemaps of the site that are asked for. */
const MAX_SITEMAPS_ASKED = 5;
function sitemap_lines_duplicates(lines, url) {
    const first = new Map();
    return lines.flatMap(line => {
        if (line.url === undefined)
            return [];
        const before = first.get(line.url);
        if (before !== undefined)
            return [linePlace(url, line, `is named in line ${before} already`)];
        first.set(line.url, line.line);
        return [];
    });
}
/** Sitemaps of other hosts are left out; those of production are asked for on the preview that will be there. */
async function judgeReach(lines, robots, visit) {
    const origin = new URL(robots.url).origin;
    const asked = lines.flatMap(line => line.url === undefined ? [] : [{ ...line, url: (0,syntax_preview/* askedAt */.YG)(visit.preview, line.url) }]);
    const own = new Map(asked.filter(({ url }) => new URL(url).origin === origin).map(line => [line.url, line]));
    if (own.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps are on another host, or have no full address');
    const first = [...own.values()].slice(0, MAX_SITEMAPS_ASKED);
    const states = await Promise.all(first.map(async (line) => ({ line, state: await reach(line.url, visit) })));
    const gone = states.filter(({ state }) => typeof state === 'number' && (0,network_status/* isGone */.ST)(state));
    if (gone.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(gone.map(({ line, state }) => linePlace(robots.response.url, line, `answers ${state}`)));
    }
    const unclear = states.find(({ state }) => typeof state === 'string' || !(0,network_status/* isSuccess */.oJ)(state));
    if (!unclear)
        return (0,judging_judgement/* pass */.IX)();
    const { line, state } = unclear;
    return (0,judging_judgement/* notMeasured */.q7)(`${line.url} ${typeof state === 'string' ? state : `answers ${state}`}`);
}
/** The status of a URL, or why there is none. HEAD answers for GET, unless it says that there is nothing. */
async function reach(url, visit) {
    const head = await visit.fetchForSite(url, { method: 'HEAD' });
    const exchange = head.final && (0,network_status/* isSuccess */.oJ)(head.final.status) ? head : await visit.fetchForSite(url);
    return exchange.final?.status ?? exchange.failure.message;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/user-agent-lines.js




const user_agent_lines_RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
/** Which crawlers the User-agent lines of robots.txt name. */
const userAgentLines = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'empty-user-agent': {
            severity: 'warning',
            title: 'robots.txt has a User-agent line without a name',
            why: 'It names no crawler, so the rules below it may hold for nobody.',
            fix: 'Name a crawler, or write * for all.',
            help: `${user_agent_lines_RFC}#section-2.2.1`,
            example: 'User-agent:\nDisallow: /',
        },
        'user-agent-form': {
            severity: 'warning',
            title: 'robots.txt has User-agent lines that mean another crawler than they say',
            why: 'A crawler is named by one token of letters, - and _: the name ends at the first other character, and * is no wildcard within it.',
            fix: 'Write one product token a line, as "User-agent: Googlebot-Image".',
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
                'empty-user-agent': judge(value => (value === '' ? 'names no crawler' : undefined)),
                'user-agent-form': judge(formFault),
            },
        };
    },
});
const KNOWN_AGENTS = new Set(robots_txt_bots/* BOTS */.vO.flatMap(({ agents }) => agents).map(agent => agent.toLowerCase()));
/** No fault is a version or a star behind the name, or a name with digits: the crawler that bears it knows it. */
function formFault(value) {
    const agent = (0,parser/* agentOf */.jk)(value);
    if (value === '' || agent === '*')
        return undefined;
    const meaning = agent === '' ? 'no crawler' : `the crawler "${value.slice(0, agent.length)}" alone`;
    const fault = (why) => `"${value}" means ${meaning}: ${why}`;
    if (/[,;]/.test(value) && !value.includes('('))
        return fault('one name a line');
    if (/\*./.test(value) || value.startsWith('*'))
        return fault('* is no wildcard here');
    const rest = value.slice(agent.length);
    return /^\s/.test(rest) && KNOWN_AGENTS.has(agent) ? fault('the name ends at the blank') : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/topics.js














const topics = [
    pageAccess,
    delivery,
    lineForm,
    ruleNames,
    userAgentLines,
    ruleLines,
    groups,
    sitemapLines,
    pageResources,
    metaTags,
    robotsHeader,
    directives,
    hiddenNoindex,
    crawlerRules,
];


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


/***/ })

};

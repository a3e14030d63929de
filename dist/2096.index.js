export const id = 2096;
export const ids = [2096,3075];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
/** Whether any of some checks came out one way or the other. */
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
/**
 * Why none of some checks passed or failed, where at least half of them could not be measured. Undefined where one did
 * pass or fail, where there are no checks, and where hardly any applies: a page without links has no broken ones, and
 * one without structured data stays that, although nobody saw whether its scripts add some.
 */
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
/**
 * Whether a tool judged anything: it has a score, or a check that passed or failed. A list of issues of a service that
 * is empty says that there are none.
 */
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ isTool),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   yT: () => (/* binding */ PAGE_TOOLS)
/* harmony export */ });
/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
/** Those that judge what a page holds, and have measured nothing where there is none. */
const PAGE_TOOLS = new Set([
    'content',
    'serp',
    'schema',
    'hreflang',
    'mobile',
    'accessibility',
    'ux',
    'geo',
    'pagespeed',
]);
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 82453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ recordedText),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);


/** Characters of an address that a record names beside its own. */
const MAX_ADDRESS = 250;
/** Hash of a text in a few characters: two of ten thousand texts are the same by chance once in billions of sites. */
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** A text as a record holds it: the start of a long one, with a hash of all of it. No memory of the page is kept by it. */
function recordedText(text, maxLength) {
    if (text.length <= maxLength)
        return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)(text) };
    return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(text, maxLength)), hash: hashOf(text) };
}


/***/ }),

/***/ 27627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ templateOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _recorded_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82453);


/** Levels of the body that make a layout. */
const LEVELS = 3;
/** Elements that are looked at. */
const MAX_ELEMENTS = 500;
const MAX_CLASSES = 200;
const MAX_FOLDER = 60;
/**
 * What pages have in common that one template makes: the folder of their addresses with their number of segments, and
 * the frame of their bodies. As `/products/* 3f9ab2c1`. A slash or an index file at the end of an address is none of its
 * folder: `/products/bike/` is a page of `/products/`.
 *
 * Of the frame the elements of the upper levels count, by tag, id and classes without digits, each kind once beside
 * each other: how many there are is the content's to say.
 */
function templateOf({ url, document }) {
    const path = new URL(url).pathname.replace(/\/(?:(?:index|default)\.\w{1,5})?$/i, '');
    const folder = path.slice(0, path.lastIndexOf('/') + 1) || '/';
    const shown = folder.length > MAX_FOLDER ? `/… ${(0,_recorded_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(folder).slice(0, 8)}/` : folder;
    const name = path === '' ? '' : '*';
    const frame = document.body ? frameOf(document.body) : '';
    return `${shown}${name} ${(0,_recorded_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(frame).slice(0, 8)}`;
}
function frameOf(body) {
    const parts = [];
    let left = MAX_ELEMENTS;
    const walk = (element, level) => {
        let last = '';
        for (const child of element.childNodes) {
            if (!(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(child) || WITHOUT_LAYOUT.has(child.tagName) || left-- <= 0)
                continue;
            const kind = kindOf(child);
            if (kind === last)
                continue;
            last = kind;
            parts.push(`${level}${kind}`);
            if (level < LEVELS)
                walk(child, level + 1);
        }
    };
    walk(body, 1);
    return parts.join(' ');
}
/** What comes and goes with the content, or is put in by third parties. */
const WITHOUT_LAYOUT = new Set('script style noscript template link meta p ul ol dl li table pre blockquote figure img a br hr h1 h2 h3 h4 h5 h6 span em strong b i code iframe'.split(' '));
function kindOf(element) {
    const names = `${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id') ?? ''} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? ''}`;
    const tokens = names.slice(0, MAX_CLASSES).split(/\s+/);
    return [element.tagName, ...tokens.filter(token => token !== '' && !/\d/.test(token)).sort()].join('.');
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

/***/ 27477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   ly: () => (/* binding */ boundedFacts),
/* harmony export */   xB: () => (/* binding */ boundedOccurrence)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75293);


/** Characters of the message of a place. */
const MAX_MESSAGE = 500;
/** Characters of the message of a check, of an address, a selector, and of any text in the facts. */
const MAX_TEXT = 2000;
/** Entries of one list, and fields of one object, in the facts. */
const MAX_ENTRIES = 1000;
/** Characters of all facts of one tool. */
const MAX_FACTS = 1_000_000;
const MAX_DEPTH = 30;
/** Characters that a value takes beside its text. */
const OVERHEAD = 8;
/** Pictures are as long as they are: this program has taken or weighed them. */
const PICTURES = ['screenshots', 'pictures'];
/** A place with no more than the start of each of its texts. */
function boundedOccurrence(occurrence) {
    const { url, message, selector, snippet } = occurrence;
    return {
        ...occurrence,
        url: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(url, MAX_TEXT),
        ...(message !== undefined && { message: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .readableHosts */ .K)(message), MAX_MESSAGE) }),
        ...(selector !== undefined && { selector: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(selector, MAX_TEXT) }),
        ...(snippet !== undefined && { snippet: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(snippet, MAX_TEXT) }),
    };
}
/**
 * What a tool learned, as much of it as a report can hold whatever the page. How many entries of which lists are missing
 * then stands in `factsLeftOut`, as `{ "thirdParties": 1200 }`; a text that is cut ends with `…`.
 */
function boundedFacts(facts) {
    const pictures = PICTURES.flatMap(name => Object.hasOwn(facts, name) ? [[name, facts[name]]] : []);
    const others = Object.fromEntries(Object.entries(facts).filter(([name]) => !PICTURES.includes(name)));
    const leftOut = {};
    const bounded = boundedObject(others, '', { left: MAX_FACTS, leftOut }, 0);
    return {
        ...bounded,
        ...Object.fromEntries(pictures),
        ...(Object.keys(leftOut).length > 0 && { factsLeftOut: leftOut }),
    };
}
function boundedValue(value, path, budget, depth) {
    budget.left -= OVERHEAD;
    if (typeof value === 'string') {
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(value, MAX_TEXT);
        budget.left -= text.length;
        return text;
    }
    if (value === null || typeof value !== 'object')
        return value;
    if (depth >= MAX_DEPTH)
        return null;
    return Array.isArray(value)
        ? boundedList(value, path, budget, depth + 1)
        : boundedObject(value, path, budget, depth + 1);
}
function boundedList(list, path, budget, depth) {
    const kept = [];
    for (const entry of list) {
        if (kept.length >= MAX_ENTRIES || budget.left <= 0)
            break;
        kept.push(boundedValue(entry, path, budget, depth));
    }
    note(budget, path, list.length - kept.length);
    return kept;
}
function boundedObject(object, path, budget, depth) {
    const names = Object.keys(object);
    const kept = [];
    for (const name of names) {
        if (kept.length >= MAX_ENTRIES || (depth > 0 && budget.left <= 0))
            break;
        const field = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, MAX_TEXT);
        budget.left -= field.length;
        const inside = path === '' ? field : `${path}.${field}`;
        kept.push([field, boundedValue(object[name], depth > 1 ? path : inside, budget, depth)]);
    }
    note(budget, path, names.length - kept.length);
    return Object.fromEntries(kept);
}
function note({ leftOut }, path, count) {
    if (count > 0)
        leftOut[path] = (leftOut[path] ?? 0) + count;
}


/***/ }),

/***/ 70820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EG: () => (/* binding */ checkOf),
  qI: () => (/* binding */ runTool),
  yN: () => (/* binding */ topicFindings)
});

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/judged.js
var judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/readable-hosts.js
var readable_hosts = __webpack_require__(75293);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/login-wall.js
var login_wall = __webpack_require__(27002);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
;// CONCATENATED MODULE: ./lib/engine/judging/partial-reading.js

/**
 * What is said of a document as far as it was read. What was found there stands. What was missed there may be in the
 * rest, and so may faults where none were found. Where the rest has nothing of what the tool judges, it has nothing to
 * apply to there either.
 */
function asFarAsRead(judgements, { urls, unread, mayGoOn }) {
    const note = partialNote(unread);
    const isMissing = ({ url, selector, line, snippet }) => urls.includes(url) && selector === undefined && line === undefined && snippet === undefined;
    const partOf = (judgement) => {
        switch (judgement.outcome) {
            case 'pass':
                return { outcome: 'pass', message: judgement.message ? `${judgement.message}; ${note}` : note };
            case 'fail':
                return judgement.occurrences.every(isMissing) ? (0,judging_judgement/* notMeasured */.q7)(note) : judgement;
            case 'not-applicable':
                return mayGoOn ? (0,judging_judgement/* notMeasured */.q7)(`${judgement.message}; ${note}`) : judgement;
            default:
                return judgement;
        }
    };
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, partOf(judgement)]));
}
/** Says that a page was read in part. */
function partialNote(unread) {
    return `only the first part of the page was read, since ${unread}`;
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/judging/run-tool.js













const MAX_REASON = 1000;
/**
 * Runs one tool on a visit. It rejects only with what is not the tool's to say: a bug of ours, or the end of the run.
 * A tool that cannot judge answers `not-measured` with the reason.
 */
async function runTool(tool, visit) {
    const startedAt = new Date();
    const run = {
        tool: tool.name,
        url: visit.url,
        startedAt: startedAt.toISOString(),
    };
    const exchange = await visit.exchange();
    const obstacle = obstacleTo(visit, exchange);
    const findings = obstacle === undefined ? run_tool_judged(await findingsOf(tool, visit)) : new not_measured/* NotMeasured */.ke(obstacle);
    const finalUrl = exchange.final?.url;
    const durationMs = Date.now() - startedAt.getTime();
    const moved = finalUrl !== undefined && finalUrl !== visit.url ? { finalUrl } : {};
    if (findings instanceof not_measured/* NotMeasured */.ke) {
        const reason = (0,one_line/* oneLine */.T)(findings.message, MAX_REASON);
        return {
            ...run,
            ...moved,
            status: 'not-measured',
            reason,
            ...(findings instanceof not_measured/* OutOfTime */.fg && { late: true }),
            score: null,
            checks: [],
            facts: {},
            durationMs,
        };
    }
    const checks = Object.entries(await (0,tool_definition/* checksOf */.tg)(tool)).map(([name, definition]) => checkOf(tool.name, name, definition, findings.judgements[name]));
    const score = findings.score === undefined ? (0,api_score/* toolScore */.nM)(checks) : findings.score;
    return {
        ...run,
        ...moved,
        status: 'measured',
        score,
        ...(findings.score !== undefined && tool.instrument && { instrument: tool.instrument }),
        checks,
        facts: (0,result_limits/* boundedFacts */.ly)(findings.facts ?? {}),
        durationMs,
    };
}
/** Why what answers is not the page that was meant; undefined where it is. */
function obstacleTo({ url, preview }, exchange) {
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return `${url} is behind ${wall.name}: ${wall.advice}`;
    const end = exchange.final && new URL(exchange.final.url);
    return end && (0,syntax_preview/* isOnProduction */.dT)(preview, end)
        ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
        : undefined;
}
/** What the topics of a tool found together; NotMeasured where none of them could measure. */
async function findingsOf(tool, visit) {
    const topics = await tool.topics();
    const all = await Promise.all(topics.map(topic => topicFindings(topic, visit, tool)));
    const measured = all.filter((findings) => !(findings instanceof not_measured/* NotMeasured */.ke));
    if (measured.length === 0)
        return all[0];
    const score = measured.find(findings => findings.score !== undefined)?.score;
    const judgements = all.map((findings, index) => findings instanceof not_measured/* NotMeasured */.ke
        ? (0,judging_judgement/* sameForAll */.tE)(topics[index].checks, (0,judging_judgement/* notMeasured */.q7)(findings.message))
        : findings.judgements);
    const facts = Object.assign({}, ...measured.map(findings => findings.facts));
    if (tool.isHeuristic)
        facts[api_score/* HEURISTIC */.VN] = true;
    const unread = await unreadOf(visit, tool);
    return {
        judgements: Object.assign({}, ...judgements),
        facts: unread === undefined ? facts : { ...facts, unread: partialNote(unread.unread) },
        ...(score !== undefined && { score }),
    };
}
/** What one topic found; NotMeasured where it could not measure. */
async function topicFindings(topic, visit, tool) {
    try {
        const findings = await topic.judge(visit);
        const unread = topic.readsDocument && (await unreadOf(visit, tool));
        return unread ? { ...findings, judgements: asFarAsRead(findings.judgements, unread) } : findings;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error;
        if (!(error instanceof not_measured/* NotApplicable */.bQ))
            throw error;
        return { judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, (0,judging_judgement/* notApplicable */.hH)(error.message)) };
    }
}
async function unreadOf(visit, { subject }) {
    const { unread, url } = visit;
    if (unread === undefined)
        return undefined;
    const { final } = await visit.exchange();
    const mayGoOn = subject === undefined || subject.test(unread.rest);
    return { unread: unread.reason, urls: [url, final?.url ?? url], mayGoOn };
}
/** Findings in which nothing passed or failed because it could not be measured are none. */
function run_tool_judged(findings) {
    if (findings instanceof not_measured/* NotMeasured */.ke || typeof findings.score === 'number')
        return findings;
    const reason = (0,judged/* reasonNothingJudged */.Fn)(Object.values(findings.judgements));
    return reason === undefined ? findings : new not_measured/* NotMeasured */.ke(reason);
}
function checkOf(tool, name, definition, judgement) {
    const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : [];
    const { scope, severity, title, why, fix, help } = definition;
    const check = {
        id: `${tool}/${name}`,
        ...(scope && { scope }),
        title,
        severity,
        outcome: judgement.outcome,
        help,
        why,
        fix,
        occurrences: occurrences.slice(0, failures/* MAX_OCCURRENCES */.yO).map(result_limits/* boundedOccurrence */.xB),
    };
    if (judgement.message !== undefined)
        check.message = (0,cut/* cutEnd */.ym)((0,readable_hosts/* readableHosts */.K)(judgement.message), result_limits/* MAX_TEXT */.lG);
    const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length;
    if (count > check.occurrences.length)
        check.occurrenceCount = count;
    return check;
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





/**
 * Finds the language versions that a page names in `<head>` and in its `Link` headers.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    // Scripts have moved by then what they move.
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
/** Feeds and other formats have languages too, but are not versions of the page. */
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
/** Other relations, as `next` or `license`, may say in which language their target is. */
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

/***/ 27002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLogin),
/* harmony export */   n: () => (/* binding */ loginWallOf)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);


const VERCEL = {
    name: "Vercel's deployment protection",
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", with the secret of Protection Bypass for Automation',
};
const CLOUDFLARE_ACCESS = {
    name: 'Cloudflare Access',
    advice: 'give "CF-Access-Client-Id: ID" and "CF-Access-Client-Secret: SECRET" of a service token in the setting "headers"',
};
const CLOUDFLARE_CHALLENGE = {
    name: 'a challenge of Cloudflare',
    advice: 'let the audit through with a rule that skips the challenge for a header, and give that header in "headers"',
};
const VERCEL_CHALLENGE = {
    name: 'a challenge of Vercel',
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", or let the audit through with a bypass rule of the firewall',
};
const NETLIFY = {
    name: "Netlify's password protection",
    advice: 'protect previews with basic authentication instead, and give "Authorization: Basic …" in the setting "headers"',
};
const BASIC = {
    name: 'a password (HTTP authentication)',
    advice: 'give "Authorization: Basic …", with the base64 form of name:password, in the setting "headers"',
};
const UNKNOWN = {
    name: 'a login',
    advice: 'give the header that lets an audit in with the setting "headers"',
};
const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|sso|sso-api|auth|authorize|oauth2?|saml2?)(?:[/.?]|$)/i;
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|idp)\./i;
/**
 * Tells a login wall by what answered; undefined where there is none. An answer of 403 alone is none: it may be about
 * this page and not about the audit.
 */
function loginWallOf({ requestedUrl, hops }) {
    const last = hops.at(-1);
    if (!last)
        return undefined;
    const led = hops.slice(1).map(hop => new URL(hop.url));
    if (led.some(isVercelLogin))
        return VERCEL;
    if (led.some(({ hostname }) => hostname.endsWith('.cloudflareaccess.com')))
        return CLOUDFLARE_ACCESS;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'cf-mitigated') === 'challenge')
        return CLOUDFLARE_CHALLENGE;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'x-vercel-mitigated') === 'challenge')
        return VERCEL_CHALLENGE;
    if (last.status === 401)
        return wallOfUnauthorized(last);
    const asked = new URL(requestedUrl);
    const isElsewhere = (url) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(url.hostname) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(asked.hostname);
    return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined;
}
function wallOfUnauthorized(answer) {
    const server = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'server')?.toLowerCase() ?? '';
    if (server === 'vercel' || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
        return VERCEL;
    }
    const scheme = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'www-authenticate')?.trim() ?? '';
    if (/^basic\b/i.test(scheme))
        return BASIC;
    return server === 'netlify' ? NETLIFY : UNKNOWN;
}
function isVercelLogin({ hostname, pathname }) {
    return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname);
}
/** Whether an address is where people sign in, by its host or path. */
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
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
/** Whether a page asks Google not to be indexed by its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
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

/***/ 79967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ ownStart),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Sf: () => (/* binding */ ownCopy),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/**
 * Cuts of text that people read. Lengths are UTF-16 units, as those of strings; no surrogate pair is split, since half
 * of one is no character and turns into another one on its way into a file.
 */
/** The start of a text without any mark that it was cut: at most `maxLength` units. */
function startOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '');
}
/** The end of a text without any mark that it was cut: at most `maxLength` units. */
function endOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '');
}
/** A text of at most `maxLength` units: the start of a longer one, with an ellipsis. */
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}
/** A text of at most `maxLength` units: start and end of a longer one around an ellipsis. */
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`;
}
/**
 * A copy of a text that has memory of its own. A part of a string keeps all of it alive, be it of megabytes: what is
 * cut from the text of a page or a file and kept must be a copy.
 */
function ownCopy(text) {
    // V8 keeps Latin-1 in half the memory.
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    return Buffer.from(text, encoding).toString(encoding);
}
/** {@link startOf} a text that somebody else wrote; where it had to be cut, it is a copy with memory of its own. */
function ownStart(text, maxLength) {
    return text.length <= maxLength ? text : ownCopy(startOf(text, maxLength));
}


/***/ }),

/***/ 6810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_TEXT */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



/** UTF-16 units of untrusted text that a line shows, where the caller names no other length. */
const MAX_SHOWN_TEXT = 300;
/** So many units are looked at for each that is shown: a text can have megabytes. */
const READ_PER_SHOWN = 8;
/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS = new RegExp(`[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
/**
 * Makes text of a page, a service or a file safe to show on one line: none of the characters of
 * `unsafe-characters.ts`, no secrets of URLs, and at most `maxLength` UTF-16 units. White space and line ends become one
 * blank, what is invisible goes, and each other control character becomes U+FFFD, so that its place is seen.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, READ_PER_SHOWN * maxLength)
        .toWellFormed()
        .replace(INVISIBLES, '')
        .replace(WHITE_SPACE, ' ')
        .replace(CONTROLS, '\uFFFD');
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(line).trim(), maxLength);
}


/***/ }),

/***/ 35601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
/** A part of an address in plain characters; as it is written where it cannot be decoded (RFC 3986, section 2.1). */
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 98262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   rq: () => (/* binding */ withEscapes)
/* harmony export */ });
/* unused harmony export LINE_SEPARATOR */
/**
 * The characters that text of others, of a page, a service, a file or a setting, must not bring into what this program
 * shows. It is one set for all places, since the same text ends in a terminal, in the log of a runner, in Markdown and
 * in HTML, and what is harmless in one of them is not in the next. In a regular expression with the flag `u`:
 *
 * - what a terminal or a runner acts on: control characters (Unicode's Cc, C0 and C1) and noncharacters;
 * - what ends a line somewhere: among the former, and U+2028 and U+2029;
 * - what cannot be seen, and reorders or hides what stands beside it: Unicode's Default_Ignorable_Code_Point, in which
 *   are the bidirectional controls (UAX #9; see UTS #55 for what they do to source code), the zero-width, the filler
 *   and the tag characters; and the interlinear annotations, which are not in it. That joiners go costs some scripts
 *   and emoji a little of their look, and keeps two names that look the same from being different;
 * - halves of surrogate pairs, which no encoding can write.
 *
 * The variation selectors U+FE00 to U+FE0F stay: they change the look of the character before them and nothing else,
 * and many emoji need one.
 */
const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}';
const LINE_SEPARATOR = '\\u2028\\u2029';
const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const HALF_PAIR = '\\p{Cs}';
const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu');
/**
 * A text in which each such character is written as JSON and JavaScript write it, as `\u200b`: for what somebody wrote
 * and has to mend, and for data.
 */
function withEscapes(text) {
    return text.replace(UNSAFE, escaped);
}
/** Those beyond U+FFFF take two escapes. */
function escaped(character) {
    const units = character.split('');
    return units.map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 82090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ withoutUserInformation),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/* harmony import */ var _percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** Parts of names of query parameters, in lower case without `-`, `_` and `.`, that say that the value is a secret. */
const SECRET_PARTS = [
    'token',
    'secret',
    'password',
    'passwd',
    'passphrase',
    'signature',
    'credential',
    'apikey',
    'accesskey',
    'privatekey',
    'subscriptionkey',
    'sharekey',
    'jwt',
    'bypass',
    'vercelshare',
    'sessionid',
    'sessid',
];
/** Names that only in full say so: `code` does, `country-code` does not. */
const SECRET_NAMES = new Set([
    'key',
    'sig',
    'auth',
    'authorization',
    'session',
    'sid',
    'code',
    'pwd',
    'pass',
    'otp',
]);
/** `name=value` of a query or fragment, wherever it stands in a text; `&amp;` ends in the `;`. */
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g;
/** The last `@` before the path ends the user information (URL Standard, "authority state"). */
const USER_INFORMATION = /((?<![\w+.-])(?:mailto(?::https?)?|sips?|xmpp))?(:[\\/]{2})([^\s/?#"'<>\\]*)@/gi;
/** Schemes of addresses that people are reached at. */
const REACHES_PEOPLE = /^(?:mailto|sips?|xmpp):$/;
/** What is before the `@` of these; with a colon it is a name and its password. */
const NAME_OF_MAILBOX = /^[^:@]*$/;
/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
function withoutSecrets(text) {
    // Of the millions of texts of a large report most hold neither.
    const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, withoutUser) : text;
    if (!anonymous.includes('='))
        return anonymous;
    return anonymous.replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
/** `mailto://name@host` and `mailto:http://name@host` have too much in front, and are addresses of people all the same. */
function withoutUser(all, scheme, slashes, user) {
    return scheme !== undefined && NAME_OF_MAILBOX.test(user) ? all : `${scheme ?? ''}${slashes}`;
}
/**
 * A URL without user name and password, also in forms that only a parser reads, as `https:user:password@host`; the URL
 * as it is where it holds none or cannot be parsed.
 */
function withoutUserInformation(url) {
    if (!url.includes('@'))
        return url;
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    if (parsed.password === '' && REACHES_PEOPLE.test(parsed.protocol))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
/** Whether the value of a query parameter with this name is a secret. */
function isSecretName(name) {
    const plain = (0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}


/***/ })

};

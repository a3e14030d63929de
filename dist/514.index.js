export const id = 514;
export const ids = [514,8632,7760];
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

/***/ 77760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checksOverSite: () => (/* binding */ checksOverSite),
  f: () => (/* binding */ runPage),
  withRunJudgements: () => (/* binding */ withRunJudgements)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/engine/judging/compared-facts.js
/** Facts by which topics compare pages: more of each page is not kept meanwhile. */
const COMPARED_FACTS = [
    'title',
    'description',
    'indexable',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
    'types',
    'alternates',
    'alternatesLeftOut',
    'targets',
    'card',
    'indexFiles',
    'htmlFiles',
    'foreignLinks',
    'menu',
    'pageLanguage',
    'frameContacts',
    'furtherMenus',
    'mails',
    'copyrightYear',
    'language',
    'business',
    'choosesLanguage',
    'leadsOn',
];
/** Of a tool's facts those by which pages are compared. */
function comparedFactsOf(facts) {
    const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]]] : []));
    return Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/engine/run-judgements.js









/** Answers without a place that are remembered for other pages: few say something of their own. */
const MAX_SAME = 100;
/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
async function withRunJudgements(pages) {
    const answers = await answersOn(pages);
    return pages.map((page, index) => {
        const ofSite = answers.get((0,origin/* originOf */.y)(page.url));
        if (ofSite.length === 0)
            return page;
        const runs = page.runs.map(run => isOurs(run) ? withChecks(run, checksOf(ofSite, run.tool, index)) : run);
        return (0,kept_pages/* withRuns */.R7)(page, runs, (0,api_score/* pageScore */.WY)(runs));
    });
}
/**
 * Judges all pages together, before any of them is changed: what they are compared by is then no more needed.
 *
 * @returns by the origin of the pages
 */
async function answersOn(pages) {
    const bySite = Map.groupBy(pages.map(comparablePage), ({ page }) => (0,origin/* originOf */.y)(page.url));
    const answers = new Map();
    for (const [origin, ofSite] of bySite) {
        const ofTools = await Promise.all(tools/* ALL_TOOLS */.W.map(tool => judgeSite(tool, ofSite)));
        answers.set(origin, ofTools.flat());
    }
    return answers;
}
/** The checks that a run on a page gets; undefined where its tool has none for it. */
function checksOf(ofSite, tool, index) {
    const answers = ofSite.find(({ tool: name }) => name === tool);
    const place = answers?.places.get(index);
    if (!answers || place === undefined)
        return undefined;
    return answers.checks.map(({ of, checks }) => typeof place === 'number' ? checks[place] : of((0,judgement/* notApplicable */.hH)(place)));
}
function comparablePage(page, index) {
    const ends = new Map();
    for (const run of page.runs)
        if (isOurs(run) && !ends.has(run.tool))
            ends.set(run.tool, run.finalUrl);
    return { index, page: runPage(page), ends };
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = tools/* ALL_TOOLS */.W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages) {
    if (!tool.runTopics)
        return [];
    const measured = pages.filter(({ ends }) => ends.has(tool.name));
    if (measured.length === 0)
        return [];
    const own = [...onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)];
    const judged = own.map(([{ page }]) => page);
    const checks = [];
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge(judged);
        for (const [name, definition] of Object.entries(topic.checks)) {
            const of = checkMaker(tool.name, name, definition);
            checks.push({ of, checks: judgements[name].map(of) });
        }
    }
    const places = own.flatMap(([one, others], place) => [
        [one.index, place],
        ...others.map(({ index }) => [
            index,
            `the same page as ${one.page.url}, where it is judged`,
        ]),
    ]);
    return [{ tool: tool.name, places: new Map(places), checks }];
}
/** Makes a check of each judgement; of those that say the same without a place one for all pages. */
function checkMaker(tool, name, definition) {
    const known = new Map();
    return judgement => {
        if (judgement.outcome === 'fail')
            return (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        const key = `${judgement.outcome} ${judgement.message ?? ''}`;
        const check = known.get(key) ?? (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        if (known.size < MAX_SAME)
            known.set(key, check);
        return check;
    };
}
/**
 * Each page once, with the other addresses of the run whose redirects lead to the same one: a page is no copy of itself.
 * The address at which the page is stands for it, else the first that leads there.
 */
function onceByEnd(measured, endOf) {
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
/** A page as its run is judged by it. */
function runPage({ url, runs }) {
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    const factsOf = new Map();
    for (const { tool, facts } of runs.filter(isOurs)) {
        if (!factsOf.has(tool))
            factsOf.set(tool, comparedFactsOf(facts));
    }
    return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) };
}
/** A check that was judged before, as in a shard, is judged anew. Where all come out as they did, the run stays the same. */
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    const score = run.instrument === undefined ? (0,api_score/* toolScore */.nM)(checks) : run.score;
    const isSame = score === run.score &&
        checks.length === run.checks.length &&
        checks.every((check, at) => saysTheSame(check, run.checks[at]));
    return isSame ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score });
}
/** Whether a check says what one said that may have left its texts to the rules of a report. */
function saysTheSame(check, known) {
    if (check === known)
        return true;
    const { why, fix, ...rest } = check;
    const { why: knownWhy = why, fix: knownFix = fix, ...knownRest } = known;
    return why === knownWhy && fix === knownFix && (0,external_node_util_.isDeepStrictEqual)(rest, knownRest);
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

/***/ 50514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinShards: () => (/* binding */ joinShards)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/engine/run-judgements.js + 1 modules
var run_judgements = __webpack_require__(77760);
// EXTERNAL MODULE: ./lib/report/file/from-file.js + 5 modules
var from_file = __webpack_require__(47150);
// EXTERNAL MODULE: ./lib/report/file/screenshots.js
var screenshots = __webpack_require__(22172);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/report/split-sites.js
var split_sites = __webpack_require__(66583);
;// CONCATENATED MODULE: ./lib/report/join-reports.js



/**
 * Joins reports of one site, as those of shards. A tool's run on a page that is in several of them counts once: the
 * newest does, as after a shard was run again.
 *
 * @param reports at least one
 * @throws Error where they come from different sources, since their findings cannot be compared
 */
function joinReports(reports) {
    const source = reports[0].source;
    if (reports.some(report => report.source !== source)) {
        throw new Error('some reports are of the embedded engine and others of a hosted service');
    }
    const byAge = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    const inOrder = byAge.toSorted((a, b) => (a.shard?.number ?? 0) - (b.shard?.number ?? 0));
    const starts = byAge.map(report => Date.parse(report.startedAt));
    const ends = byAge.map((report, index) => starts[index] + report.durationMs);
    return {
        source,
        startedAt: new Date(starts[0]),
        durationMs: Math.max(...ends) - starts[0],
        pages: joinPages(inOrder),
        sites: newestOfEach(inOrder).flatMap(({ sites }) => sites),
        rules: Object.assign({}, ...byAge.map(report => report.rules)),
        analyses: joinAnalyses(newestOfEach(inOrder)),
        rank: joinRank(newestOfEach(inOrder)),
        gaps: [...new Set([...gapsOf(inOrder), ...gapsWithin(inOrder)])],
        baseline: joinBaselines(newestOfEach(inOrder)),
        lookup: newestOfEach(inOrder).find(({ lookup }) => lookup !== undefined)?.lookup,
    };
}
function joinPages(reports) {
    const byUrl = Map.groupBy(reports.flatMap(({ pages }) => pages), ({ url }) => url);
    return Array.from(byUrl.values(), same => {
        if (same.length === 1)
            return same[0];
        const ofTools = new Map();
        for (const run of same.flatMap(({ runs }) => runs)) {
            const known = ofTools.get(run.tool);
            if (!known || known.startedAt <= run.startedAt)
                ofTools.set(run.tool, run);
        }
        const runs = [...ofTools.values()];
        return (0,kept_pages/* withRuns */.R7)(same[0], runs, (0,score/* pageScore */.WY)(runs));
    });
}
/** Each site once: a shard other than the first has none, unless it was run with other settings. */
function joinAnalyses(reports) {
    const analyses = reports.flatMap(report => report.analyses);
    const measuredFirst = analyses.toSorted((a, b) => Number(b.status === 'measured') - Number(a.status === 'measured'));
    return [...new Map(measuredFirst.toReversed().map(analysis => [analysis.url, analysis])).values()].reverse();
}
/** Each project once: a shard other than the first has none, unless it was run with other settings. */
function joinRank(reports) {
    const entries = reports.flatMap(({ rank }) => rank);
    const measuredLast = entries.toSorted((a, b) => Number(!a.reason) - Number(!b.reason));
    const chosen = new Map(measuredLast.map(entry => [entry.project.id, entry]));
    return [...new Set(entries.map(({ project }) => project.id))].map(id => chosen.get(id));
}
function joinBaselines(reports) {
    const baselines = reports.flatMap(({ baseline }) => (baseline ? [baseline] : []));
    const [first] = baselines;
    return (first && {
        ...first,
        counterparts: Object.assign({}, ...baselines.map(({ counterparts }) => counterparts)),
        sites: (0,split_sites/* joinSites */.d)(baselines.flatMap(({ sites }) => sites)),
        pages: baselines.flatMap(({ pages }) => pages),
    });
}
/** What the reports themselves lack. */
function gapsWithin(reports) {
    return newestOfEach(reports).flatMap(({ gaps = [] }) => gaps);
}
/** Of a shard that was run again, the newest report alone. */
function newestOfEach(reports) {
    const byTime = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    return [...new Map(byTime.map(report => [report.shard?.number ?? report, report])).values()];
}
/** Shards without a report, and shards of different divisions. */
function gapsOf(reports) {
    const shards = reports.flatMap(({ shard }) => (shard ? [shard] : []));
    const counts = [...new Set(shards.map(({ count }) => count))];
    if (counts.length > 1) {
        return [`The reports are of divisions into ${counts.join(' and ')} shards, which do not fit together`];
    }
    const divisions = new Set(newestOfEach(reports).flatMap(({ shard }) => shard?.division ?? []));
    const apart = divisions.size > 1
        ? [
            'The shards did not divide the same pages, so that some may be missing or in two of them: the pages or the baseline changed between their starts. Run all shards again',
        ]
        : [];
    const [count = 0] = counts;
    const numbers = new Set(shards.map(({ number }) => number));
    const missing = Array.from({ length: count }, (_, index) => index + 1).filter(number => !numbers.has(number));
    return [
        ...apart,
        ...missing.map(number => `Shard ${number} of ${count} has no report: its pages were not measured`),
    ];
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/read-report.js
var read_report = __webpack_require__(65748);
// EXTERNAL MODULE: ./lib/run/with-analyses.js + 1 modules
var with_analyses = __webpack_require__(98632);
;// CONCATENATED MODULE: ./lib/run/join-shards.js












/** Folders and files that are looked at below one folder, so that a wrong one ends the run and not the machine. */
const MAX_ENTRIES = 100_000;
/**
 * Reads every `report.json` in and below some folders and joins them. Links are not followed.
 *
 * @param within folders of which one must hold each of them; left out, they may be anywhere
 * @throws SettingsError where a folder cannot be read, holds no report, or a report is not one of this program
 */
async function joinShards(folders, within) {
    const found = await Promise.all(folders.map(folder => reportFiles(folder, within)));
    const reports = [];
    const memory = new from_file/* ReadingMemory */.O();
    for (const path of found.flat())
        reports.push(await readShard(path, within, memory));
    try {
        const joined = joinReports(reports);
        const { baseline } = joined;
        const judged = await (0,with_analyses.judgedTogether)(joined.pages, joined.analyses);
        return (0,report/* buildFindings */.n)({
            version: version/* VERSION */.x,
            ...joined,
            ...judged,
            gaps: [...joined.gaps, ...judged.gaps],
            baseline: baseline && { ...baseline, pages: await (0,run_judgements.withRunJudgements)(baseline.pages) },
        });
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: ${error.message}`);
    }
}
async function reportFiles(folder, within) {
    const reports = [];
    try {
        const root = await (0,named_file.realPlace)(folder, within);
        const open = [''];
        let entries = 0;
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const found = await (0,promises_.readdir)((0,external_node_path_.join)(root, at), { withFileTypes: true });
            entries += found.length;
            if (entries > MAX_ENTRIES)
                throw new named_file/* NamedFileError */.ql(`contains more than ${MAX_ENTRIES} files`);
            for (const entry of found) {
                if (entry.isDirectory())
                    open.push((0,external_node_path_.join)(at, entry.name));
                else if (entry.name === 'report.json')
                    reports.push((0,external_node_path_.join)(folder, at, entry.name));
            }
        }
    }
    catch (error) {
        const { code, message } = error;
        const why = code === undefined ? message : `cannot be read (${code})`;
        throw new settings_error/* SettingsError */.G(`merge: "${folder}" ${why}`);
    }
    if (reports.length === 0) {
        throw new settings_error/* SettingsError */.G(`merge: "${folder}" contains no report.json; download the artifacts of the shards into it`);
    }
    return reports.toSorted();
}
async function readShard(path, within, memory) {
    try {
        const report = await (0,read_report.readReportFile)(path, within, pieces => (0,read_report.readReport)(pieces, { memory }));
        return { ...report, pages: await (0,screenshots/* readScreenshots */.oo)(report.pages, (0,external_node_path_.dirname)(path)) };
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: "${path}" ${error.message}`);
    }
}


/***/ }),

/***/ 98632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgedTogether: () => (/* binding */ judgedTogether)
});

// UNUSED EXPORTS: withAnalyses

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var net_origin = __webpack_require__(15329);
// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
;// CONCATENATED MODULE: ./lib/run/as-sent.js

const as_sent_text = (tool, name) => ({
    tool,
    isAsSent: (facts, record) => isText(facts[name], record[name]),
    keyOf: ({ [name]: recorded }) => recorded && (recorded.hash ?? recorded.text.toLowerCase()),
});
const COMPARED = {
    'serp/duplicate-title': as_sent_text('serp', 'title'),
    'serp/duplicate-description': as_sent_text('serp', 'description'),
    'content/duplicate-h1': as_sent_text('content', 'h1'),
    'content/duplicate-text': {
        tool: 'content',
        isAsSent: ({ textFingerprint }, { fingerprint }) => (textFingerprint ?? undefined) === fingerprint,
    },
    'serp/unlike-siblings': {
        tool: 'serp',
        isAsSent: ({ description, canonicalIs = 'absent' }, record) => (typeof description === 'string') === (record.description !== undefined) &&
            (canonicalIs !== 'absent') === (record.canonical !== undefined || record.canonicalsDiffer === true),
    },
    'schema/unlike-siblings': {
        tool: 'schema',
        isAsSent: ({ types }, record) => isStartOf(record.types ?? [], strings(types)),
    },
    'hreflang/versions-disagree': {
        tool: 'hreflang',
        isAsSent({ alternates }, { hreflang }) {
            const named = (Array.isArray(alternates) ? alternates : []).filter(version => version['hreflang'] !== '' && version['url'] !== null);
            const codeOf = (version) => String(version['hreflang']).toLowerCase();
            const lines = strings(named.map(version => `${codeOf(version)} ${version['url']}`));
            return (isStartOf(hreflang?.codes ?? [], strings(named.map(codeOf))) &&
                lines.length === (hreflang?.count ?? 0));
        },
    },
};
/** What stands for the rest of a text. */
const CUT = '…';
/** Items from which on a record may have left out others. */
const MAY_BE_CUT = 5;
function isText(fact, recorded) {
    const shown = typeof fact === 'string' ? fact : '';
    if (!recorded)
        return shown === '';
    if (recorded.hash === undefined)
        return recorded.text === shown;
    // Of a very long text both hold the start.
    const isCut = shown.endsWith(CUT) && recorded.text.endsWith(CUT);
    return recorded.hash === (0,recorded_text/* hashOf */.qQ)(shown) || (isCut && shown.startsWith(recorded.text.slice(0, -CUT.length)));
}
function strings(list) {
    return Array.isArray(list) ? [...new Set(list.map(String))].sort() : [];
}
function isStartOf(recorded, all) {
    return (recorded.every((item, at) => item === all[at]) &&
        (recorded.length === all.length || recorded.length >= MAY_BE_CUT));
}
/** Whether what a check compares is on an audited page as a crawl has read it, so that the crawl may answer for it. */
function isAsSent(id, page, record) {
    const compared = COMPARED[id];
    if (!compared)
        return true;
    const run = page.runs.find(({ tool, status }) => tool === compared.tool && status === 'measured');
    return compared.isAsSent(run?.facts ?? {}, record);
}
/**
 * A check of a site without what scripts have put right on audited pages: a page that they changed and that passes, and
 * pages that were alike as they were sent and of which fewer than two are left.
 *
 * @param audited by the addresses of their records
 */
function withoutSent(check, records, audited) {
    const compared = COMPARED[check.id];
    if (!compared || check.outcome !== 'fail')
        return check;
    const isPutRight = (record) => {
        const page = audited.get(record.url);
        if (!page || isAsSent(check.id, page, record))
            return false;
        const own = page.runs.flatMap(({ checks }) => checks).find(({ id }) => id === check.id);
        return compared.keyOf ? own?.outcome !== 'fail' : own?.outcome === 'pass';
    };
    const byUrl = new Map(records.map(record => [record.url, record]));
    const { keyOf } = compared;
    const left = new Map();
    for (const record of keyOf ? records : []) {
        const key = isPutRight(record) ? undefined : keyOf(record);
        if (key !== undefined)
            left.set(key, (left.get(key) ?? 0) + 1);
    }
    const occurrences = check.occurrences.filter(({ url }) => {
        const record = byUrl.get(url);
        if (!record)
            return true;
        return keyOf ? (left.get(keyOf(record) ?? '') ?? 0) > 1 : !isPutRight(record);
    });
    const dropped = check.occurrences.length - occurrences.length;
    if (dropped === 0)
        return check;
    const { occurrenceCount, message: _, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count === 0) {
        return { ...rest, outcome: 'pass', message: 'as Chrome shows the audited pages', occurrences: [] };
    }
    return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) };
}

;// CONCATENATED MODULE: ./lib/run/with-analyses.js






/**
 * Judges pages together, with what analyses of their sites found: see {@link withAnalyses}. What only that needs of the
 * engine is loaded when the pages are there.
 */
async function judgedTogether(pages, analyses) {
    const { checksOverSite, withRunJudgements } = await Promise.all(/* import() */[__webpack_require__.e(2344), __webpack_require__.e(7760)]).then(__webpack_require__.bind(__webpack_require__, 77760));
    const all = withAnalysedPages(pages, analyses);
    const judged = await withRunJudgements(all.pages);
    if (analyses.length === 0)
        return { pages: judged, analysedSites: [], analyses: [], gaps: [] };
    return withAnalyses(judged, all.analyses, { overSite: await checksOverSite(), askedFor: pages });
}
/**
 * Takes what analyses found to where a reader looks for it, so that each finding stands once: their checks go to the
 * sites. Where an analysis answers for all of a site, that replaces what the audited pages show of it, as far as it has
 * seen them; what another check found on an audited page is that page's.
 *
 * @param pages all that were audited, judged together
 */
function withAnalyses(pages, analyses, { overSite, askedFor }) {
    const audited = judgedOn(askedFor);
    const byAddress = new Map(pages.map(page => [addressOf(page.url), page]));
    const answers = new Map();
    const sites = [];
    const gaps = [];
    for (const analysis of analyses) {
        const origin = (0,net_origin/* originOf */.y)(analysis.url);
        const measured = (analysis.runs ?? [])
            .filter(({ status }) => status === 'measured')
            .map(run => asShown(run, analysis, byAddress));
        answers.set(origin, answersOf(measured, analysis, overSite));
        const runs = measured.flatMap(run => siteRun(run, origin, analysis, { audited, overSite: overSite.all }));
        if (runs.length > 0)
            sites.push({ origin, score: (0,score/* siteScore */.eq)(runs), runs });
        for (const run of analysis.runs ?? []) {
            if (run.status === 'measured')
                continue;
            gaps.push(`${run.tool} on the whole site ${origin}: ${run.reason ?? 'the reason is not known'}`);
        }
    }
    return {
        pages: pages.map(page => withoutAnswered(page, answers.get((0,net_origin/* originOf */.y)(page.url)))),
        analysedSites: sites,
        analyses: analyses.map(withoutRuns),
        gaps,
    };
}
/** Adds the pages on which an analysis ran tools to those that were asked for. What was asked for goes first. */
function withAnalysedPages(pages, analyses) {
    const all = [...pages];
    const known = new Set(pages.map(page => addressOf(page.url)));
    const rest = analyses.map(analysis => ({
        ...analysis,
        pages: analysis.pages.filter(page => {
            const address = addressOf(page.url);
            if (page.runs.length > 0 && !known.has(address)) {
                known.add(address);
                all.push(page);
            }
            return page.runs.length === 0;
        }),
    }));
    return { pages: all, analyses: rest };
}
function withoutRuns({ runs, ...analysis }) {
    const learned = (runs ?? []).filter(({ facts }) => Object.keys(facts).length > 0);
    if (learned.length === 0)
        return analysis;
    const tools = Object.fromEntries(learned.map(({ tool, facts }) => [tool, facts]));
    return { ...analysis, facts: { ...analysis.facts, tools } };
}
/** The run of a tool on a site without what scripts have put right. */
function asShown(run, { crawl }, pages) {
    if (!crawl)
        return run;
    const checks = run.checks.map(check => withoutSent(check, crawl.records, pages));
    return checks.every((check, at) => check === run.checks[at])
        ? run
        : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score: (0,score/* toolScore */.nM)(checks) });
}
function answersOf(runs, { crawl }, { all, ofRun }) {
    const checks = runs.flatMap(run => run.checks).filter(({ id }) => all.has(id));
    const answered = checks
        .filter(({ outcome }) => outcome === 'pass' || outcome === 'fail')
        .map(({ id }) => id);
    const records = new Map(crawl?.records.map(record => [record.url, record]));
    return {
        ofRun: new Set(answered.filter(id => ofRun.has(id))),
        hasSeen(id, page) {
            if (crawl === undefined)
                return true;
            const record = records.get(addressOf(page.url));
            return record !== undefined && !record.needsScripts && isAsSent(id, page, record);
        },
        faults: new Map(checks.map(({ id, occurrences }) => [id, new Set(occurrences.map(({ url }) => addressOf(url)))])),
    };
}
function withoutAnswered(page, answers) {
    if (!answers)
        return page;
    const runs = page.runs.map(run => {
        const checks = run.checks.flatMap(check => answers.ofRun.has(check.id) && answers.hasSeen(check.id, page)
            ? []
            : (withoutFaults(check, answers.faults.get(check.id)) ?? []));
        if (checks.every((check, index) => check === run.checks[index]) && checks.length === run.checks.length)
            return run;
        return (0,lazy_facts/* changedRun */.Mn)(run, { checks, score: run.instrument === undefined ? (0,score/* toolScore */.nM)(checks) : run.score });
    });
    return (0,kept_pages/* withRuns */.R7)(page, runs, (0,score/* pageScore */.WY)(runs));
}
/** A failed check without the resources that are at fault for the site; undefined where these are all. */
function withoutFaults(check, faults) {
    if (!faults || check.outcome !== 'fail')
        return check;
    const occurrences = check.occurrences.filter(({ url }) => !faults.has(addressOf(url)));
    const dropped = check.occurrences.length - occurrences.length;
    if (dropped === 0)
        return check;
    const { occurrenceCount, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count <= 0)
        return undefined;
    return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) };
}
/** The run of a tool on a site, without what its checks of pages found on audited ones; nothing where that was all. */
function siteRun(run, origin, analysis, { audited, overSite }) {
    const seen = audited.get(run.tool) ?? new Set();
    const checks = run.checks.flatMap(check => {
        const rest = overSite.has(check.id) ? check : beside(check, seen, analysis);
        return rest ? [{ ...rest, scope: 'site' }] : [];
    });
    return checks.length === 0 ? [] : [{ ...run, url: origin, checks, facts: {}, score: (0,score/* toolScore */.nM)(checks) }];
}
/** A check of pages, on the pages that were not audited. */
function beside(check, seen, { crawl }) {
    if (check.outcome !== 'fail')
        return check;
    if (check.failedPages) {
        const pages = check.failedPages.filter(url => !seen.has(addressOf(url)));
        if (pages.length === check.failedPages.length)
            return check;
        const left = (0,failures/* atPages */.mM)(check, pages);
        return left && { ...left, message: besideWords((0,failures/* placeCount */.Nt)(left)) };
    }
    const occurrences = check.occurrences.filter(({ url }) => !seen.has(addressOf(url)));
    const failed = crawl?.records.filter(record => record.failed?.includes(check.id)) ?? [];
    const known = failed.filter(({ url }) => seen.has(addressOf(url))).length;
    const dropped = Math.max(known, check.occurrences.length - occurrences.length);
    if (dropped === 0)
        return check;
    const { occurrenceCount, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count <= 0)
        return undefined;
    return {
        ...rest,
        message: besideWords(count),
        occurrences,
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}
function besideWords(count) {
    return `${count} more ${count === 1 ? 'page' : 'pages'}, beside those that were audited`;
}
function judgedOn(pages) {
    const byTool = new Map();
    for (const { runs } of pages) {
        for (const { tool, status, url, finalUrl } of runs) {
            if (status !== 'measured')
                continue;
            const addresses = byTool.get(tool) ?? new Set();
            byTool.set(tool, addresses);
            for (const address of [url, finalUrl])
                if (address !== undefined)
                    addresses.add(addressOf(address));
        }
    }
    return byTool;
}
/** The address that a crawl has of a page: without fragment, name and password. */
function addressOf(url) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    parsed.hash = '';
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}


/***/ })

};

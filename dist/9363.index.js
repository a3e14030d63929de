export const id = 9363;
export const ids = [9363,9963,9677];
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

/***/ 27477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   ly: () => (/* binding */ boundedFacts),
/* harmony export */   xB: () => (/* binding */ boundedOccurrence)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75293);


const MAX_MESSAGE = 500;
const MAX_TEXT = 2000;
const MAX_ENTRIES = 1000;
const MAX_FACTS = 1_000_000;
const MAX_DEPTH = 30;
const OVERHEAD = 8;
const PICTURES = ['screenshots', 'pictures'];
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
function partialNote(unread) {
    return `only the first part of the page was read, since ${unread}`;
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/judging/run-tool.js













const MAX_REASON = 1000;
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
function obstacleTo({ url, preview }, exchange) {
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return `${url} is behind ${wall.name}: ${wall.advice}`;
    const end = exchange.final && new URL(exchange.final.url);
    return end && (0,syntax_preview/* isOnProduction */.dT)(preview, end)
        ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
        : undefined;
}
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

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
function defineSiteTopic(topic) {
    return topic;
}
function overSite(check) {
    return { ...check, scope: 'site' };
}
function defineRunTopic(topic) {
    return topic;
}
function defineBaselineTopic(topic) {
    return topic;
}
function defineTopic(topic) {
    return topic;
}
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
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
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ALL_TOOLS),
  ENGINE_TOOLS: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    gathers: ['axe'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(7255), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 48986))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(3592)]).then(__webpack_require__.bind(__webpack_require__, 83592))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(4281), __webpack_require__.e(3408)]).then(__webpack_require__.bind(__webpack_require__, 27714))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(6163), __webpack_require__.e(6297), __webpack_require__.e(7255), __webpack_require__.e(7309)]).then(__webpack_require__.bind(__webpack_require__, 47309))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(2255)]).then(__webpack_require__.bind(__webpack_require__, 82255))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    gathers: ['globals', 'cookies', 'shownBanners'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(6297), __webpack_require__.e(8150), __webpack_require__.e(2679)]).then(__webpack_require__.bind(__webpack_require__, 35908))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(1526), __webpack_require__.e(8316)]).then(__webpack_require__.bind(__webpack_require__, 98316))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(6394)]).then(__webpack_require__.bind(__webpack_require__, 91089))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(1526), __webpack_require__.e(8206)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    gathers: [
        'layout',
        'narrowLayout',
        'fixedBars',
        'unsaidMenus',
        'lateContent',
        'headerOverlaps',
        'sidewaysTexts',
        'edgeTexts',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(7440)]).then(__webpack_require__.bind(__webpack_require__, 7440))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(5446)]).then(__webpack_require__.bind(__webpack_require__, 65446))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(4659), __webpack_require__.e(4131), __webpack_require__.e(9620)]).then(__webpack_require__.bind(__webpack_require__, 11407))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(4770)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(4131), __webpack_require__.e(7836)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(9156)]).then(__webpack_require__.bind(__webpack_require__, 44527))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(8739)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(576)]).then(__webpack_require__.bind(__webpack_require__, 50576))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 59405))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    gathers: ['mixedContent'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7556), __webpack_require__.e(2403), __webpack_require__.e(3358), __webpack_require__.e(8737)]).then(__webpack_require__.bind(__webpack_require__, 48737))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(1828), __webpack_require__.e(7509), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 24322))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 16421))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(5017), __webpack_require__.e(7509), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(5244)]).then(__webpack_require__.bind(__webpack_require__, 39057))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    gathers: ['globals', 'cookies'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(8150), __webpack_require__.e(9630)]).then(__webpack_require__.bind(__webpack_require__, 69630))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    gathers: [
        'layout',
        'desktopLayout',
        'permissions',
        'scriptedAnchors',
        'unrevealedText',
        'deadMenus',
        'closedMenus',
        'lostOnPhone',
        'buttonsBeyondScreen',
        'unseenFocus',
        'undefinedHandlers',
        'unservedForms',
        'pasteRefusals',
        'hoverMenus',
        'stateContrasts',
        'coveredTargets',
        'coveredControls',
        'coveredTexts',
        'unsaidMenus',
        'openedMenus',
        'wrappedMenus',
        'clickedParts',
        'answeredLinks',
        'modifiedClicks',
        'screenshots',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(3404), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(7162)]).then(__webpack_require__.bind(__webpack_require__, 70802))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(3810), __webpack_require__.e(9362)]).then(__webpack_require__.bind(__webpack_require__, 39362))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(7206)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
const ALL_TOOLS = api_tools/* TOOLS */.It.map(name => ENGINE_TOOLS[name]);
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
async function globalsOfTools(tools = api_tools/* TOOLS */.It) {
    const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []));
    return names.flat();
}


/***/ })

};

export const id = 7320;
export const ids = [7320];
export const modules = {

/***/ 46198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ toolRunSchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   m: () => (/* binding */ analysisSchema),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   vD: () => (/* binding */ pageSchema)
/* harmony export */ });
/* unused harmony exports OUTCOMES, toolSchema, occurrenceSchema, checkSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3075);


// What comes here was read from JSON or is made by us: its values need no second look.
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const SEVERITIES = ['error', 'warning', 'notice'];
const OUTCOMES = ['pass', 'fail', 'not-applicable', 'not-measured'];
const score = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).nullable().describe('0 to 100; null where nothing was measured');
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0);
const severitySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SEVERITIES);
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOLS */ .I);
const occurrenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .describe('The resource at fault: of a broken link its target, of a missing title the page'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    selector: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('CSS selector of the element'),
    snippet: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Start of the source at fault, as sent'),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
})
    .meta({ id: 'Occurrence', description: 'One place where a check failed.' });
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`tool/what-is-wrong`, in kebab-case'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: severitySchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(OUTCOMES),
    help: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Public document that governs the check; empty where none is known'),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why it matters'),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What to do'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    occurrences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(occurrenceSchema).describe('The first places, at most 50'),
    occurrenceCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('All places, where more than are listed'),
})
    .meta({ id: 'Check', description: 'One thing that a tool verified.' });
const toolRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tool: toolSchema,
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    finalUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where redirects led'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['measured', 'not-measured']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why it was not measured'),
    score,
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkSchema),
    facts: jsonObject.describe('What the tool learned; all of the body where its shape is unknown'),
    foreign: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['object', 'value'])
        .optional()
        .describe('The body did not have this shape: `object`: `facts` is that body; `value`: `facts.body` is'),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'ToolRun', description: 'Result of one tool on one URL.' });
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), score, runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolRunSchema) })
    .meta({ id: 'Page', description: 'All tool runs of one page.' });
const analysisSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['measured', 'not-measured']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    score,
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pageSchema),
    facts: jsonObject,
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'Analysis', description: 'Result of the complete analysis of a website.' });
const accountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    facts: jsonObject,
})
    .meta({ id: 'Account', description: 'The account that owns the token.' });
const projectId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Identifier of the rank project');
const rankProjectSummarySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: projectId, name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), facts: jsonObject })
    .meta({ id: 'RankProjectSummary', description: 'One rank-tracking project in the list of them.' });
const rankProjectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: projectId,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    keywords: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        keyword: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        positions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            searchEngine: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            location: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            position: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).nullable().describe('null: not among the results'),
            url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        })),
    })),
    facts: jsonObject,
})
    .meta({ id: 'RankProject', description: 'A rank-tracking project: keywords and their positions.' });
const rankDashboardSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: projectId, facts: jsonObject })
    .meta({ id: 'RankDashboard', description: 'Position dashboard of one project.' });


/***/ }),

/***/ 93574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   WY: () => (/* binding */ pageScore),
/* harmony export */   nM: () => (/* binding */ toolScore)
/* harmony export */ });
/* unused harmony export SEVERITY_WEIGHTS */
/** What a failed check of each severity weighs in a tool's score. */
const SEVERITY_WEIGHTS = { error: 10, warning: 3, notice: 1 };
/**
 * Score of a tool without an established score of its own: 100 × passed weight / (passed + failed weight), rounded.
 * Checks that do not apply or were not measured do not count.
 *
 * @returns 0 to 100, or null where no check passed or failed
 */
function toolScore(checks) {
    let passed = 0;
    let failed = 0;
    for (const check of checks) {
        if (check.outcome === 'pass')
            passed += SEVERITY_WEIGHTS[check.severity];
        if (check.outcome === 'fail')
            failed += SEVERITY_WEIGHTS[check.severity];
    }
    return passed + failed === 0 ? null : Math.round((100 * passed) / (passed + failed));
}
/** Mean of the scores that there are, rounded; null where there is none. */
function meanScore(scores) {
    const known = scores.filter(score => score !== null);
    return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
/** Tools whose score is a heuristic, so that it says nothing certain about a page. */
const HEURISTIC_TOOLS = new Set(['geo']);
/** Score of a page: the mean over its measured tools, but for those whose score is a heuristic. */
function pageScore(runs) {
    return meanScore(runs.filter(({ tool }) => !HEURISTIC_TOOLS.has(tool)).map(({ score }) => score));
}


/***/ }),

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTool),
/* harmony export */   I: () => (/* binding */ TOOLS)
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
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 11984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ MAX_SHOWN_URL),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ym: () => (/* binding */ cutEnd),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
/* unused harmony exports MAX_SHOWN_TEXT, cutMiddle */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70867);

/** UTF-16 units of untrusted text that a line of a report shows, where the caller names no other length. */
const MAX_SHOWN_TEXT = 300;
/** UTF-16 units of a URL that a report shows, where the caller names no other length. */
const MAX_SHOWN_URL = 120;
/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu;
/** Not visible, and able to reorder or hide what stands beside it: bidi controls, zero-width and tag characters. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const CONTROL = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/**
 * Makes text from a page, a service or a file safe to show on one line: no control, bidi or zero-width characters, no
 * line ends, no lone surrogates, no secrets of URLs, and at most `maxLength` UTF-16 units.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = text.toWellFormed().replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').replace(CONTROL, '\uFFFD');
    return cutEnd((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .c)(line).trim(), maxLength);
}
/** A URL as it may be shown on one line: no secrets, nothing invisible, at most `maxLength` UTF-16 units. */
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return cutMiddle(oneLine((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .a)(url), Number.POSITIVE_INFINITY), maxLength);
}
/** The start of a text and an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${start(text, maxLength - 1).trimEnd()}…`;
}
/** Start and end of a text around an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    const head = start(text, Math.ceil(kept / 2));
    const tail = text.slice(text.length - Math.floor(kept / 2)).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…${tail}`;
}
function start(text, length) {
    return text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
}


/***/ }),

/***/ 70867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ withoutUserInformation),
/* harmony export */   c: () => (/* binding */ withoutSecrets)
/* harmony export */ });
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
const USER_INFORMATION = /(:[\\/]{2})[^\s/?#"'<>\\]*@/g;
/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
function withoutSecrets(text) {
    return text
        .replace(USER_INFORMATION, '$1')
        .replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
/** URLs can be written in forms that only a parser reads, as `https:user:password@host`. */
function withoutUserInformation(url) {
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
function isSecretName(name) {
    const plain = decoded(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ }),

/***/ 8178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
;// CONCATENATED MODULE: ./lib/audit-pages.js



/**
 * Runs each tool on each page, page after page, so that what is kept for a page can go when its last tool is done.
 * One tool that fails is one run that was not measured; the others go on.
 *
 * @returns the pages in the order of `urls`, their runs in the order of `tools`
 */
async function auditPages(api, urls, options) {
    const { tools, signal, onRun, onPage } = options;
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const total = urls.length * tools.length;
    let done = 0;
    const auditPage = async (url) => {
        const runs = await Promise.all(tools.map(tool => limit(async () => {
            const run = await runOrReason(api, tool, url, options);
            onRun(run, ++done, total);
            return run;
        })));
        api.release?.(url);
        const page = { url, score: (0,score/* pageScore */.WY)(runs), runs };
        if (!signal.aborted)
            onPage(page);
        return page;
    };
    return await Promise.all(urls.map(auditPage));
}
async function runOrReason(api, tool, url, options) {
    const startedAt = new Date();
    try {
        options.signal.throwIfAborted();
        return await api.runTool(tool, url, { signal: options.signal });
    }
    catch (error) {
        return {
            tool,
            url,
            status: 'not-measured',
            reason: reasonOf(error, options),
            score: null,
            checks: [],
            facts: {},
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
}
function reasonOf(error, { signal, onFault }) {
    if (signal.aborted)
        return 'the run was cancelled before this tool was done';
    if (error instanceof errors/* ApiError */.h)
        return error.message;
    onFault(error);
    return `a fault of this program: ${error instanceof Error ? error.message : String(error)}`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./lib/gate/expression-runner.js


/** Most megabytes of the thread's heap, beyond which it is ended. */
const MAX_HEAP_MB = 1024;
/**
 * Evaluates JSONata expressions in a thread that is ended when one takes too long or too much memory. JSONata's own
 * time limit is looked at between its steps alone: neither a regular expression that backtracks for hours nor a
 * built-in function on a huge array would ever get there.
 *
 * One expression at a time. The thread starts with the first one.
 */
class ExpressionRunner {
    #worker;
    /**
     * @param timeoutMs for the evaluation alone; starting the thread and handing it the input do not count
     * @returns `error` where the expression failed on this input, `stopped` where it was ended
     */
    async evaluate(expression, input, timeoutMs) {
        const worker = this.#worker ?? startWorker();
        this.#worker = worker;
        const { promise, resolve } = Promise.withResolvers();
        let timer;
        const onMessage = (answer) => {
            if (answer.kind !== 'started')
                resolve(answer);
            else
                timer = setTimeout(() => resolve({ kind: 'stopped', message: tooLong(timeoutMs) }), timeoutMs);
        };
        const onError = (error) => resolve({ kind: 'stopped', message: causeOf(error) });
        const onExit = () => resolve({ kind: 'stopped', message: 'the thread that evaluates it ended' });
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        try {
            const question = { expression, input };
            worker.postMessage(question);
            const outcome = await promise;
            if (outcome.kind === 'stopped')
                await this.close();
            return outcome;
        }
        finally {
            clearTimeout(timer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        }
    }
    /** Ends the thread. A later evaluation starts a new one. */
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
/** The thread sees nothing of the environment: an expression needs none of it, and tokens stand there. */
function startWorker() {
    const here = import.meta.url;
    return new external_node_worker_threads_.Worker(__webpack_require__.ab + "expression-worker.js", {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
}
function tooLong(timeoutMs) {
    return `it did not finish within ${timeoutMs / 1000} s`;
}
function causeOf(error) {
    return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `it took more than ${MAX_HEAP_MB} MB of memory`
        : error.message;
}

;// CONCATENATED MODULE: ./lib/gate/judged-runs.js
/**
 * Every tool run that counts: those of the audited pages, and those of further pages that an analysis visited. A tool
 * on a page counts once: what was asked for directly goes before what an analysis found.
 */
function runsOf(findings) {
    const runs = findings.pages.flatMap(page => page.runs);
    const seen = new Set(runs.map(keyOf));
    for (const run of findings.analyses.flatMap(analysis => analysis.pages).flatMap(page => page.runs)) {
        if (seen.has(keyOf(run)))
            continue;
        seen.add(keyOf(run));
        runs.push(run);
    }
    return runs;
}
function keyOf(run) {
    return `${run.tool} ${run.url}`;
}
/**
 * What an expression on a tool sees of one of its runs: the run itself, or, where a service answered in a shape of
 * its own, the body as it came. A run that was not measured has a body only in the latter case.
 *
 * @returns undefined where there is nothing that an expression could judge
 */
function responseBody(run) {
    if (run.foreign === 'object')
        return { body: run.facts };
    if (run.foreign === 'value')
        return 'body' in run.facts ? { body: run.facts['body'] } : undefined;
    return run.status === 'measured' ? { body: run } : undefined;
}
/**
 * Whether an expression judges a run that was not measured: the service answered, in a shape that is not known, and
 * the user wrote an expression for that shape. Such a run is no concern of `not-measured`.
 */
function judgedByExpression(run, failIf) {
    return failIf.some(({ scope }) => scope === run.tool) && responseBody(run) !== undefined;
}

;// CONCATENATED MODULE: ./lib/gate/reason-line.js
/** Most places that one line names; the others are counted. */
const NAMED_PLACES = 3;
/** Most characters of any text from a page, a service or the settings in one line. */
const MAX_TEXT = 200;
/** Text in one line of bounded length, without control characters, line separators and changes of direction. */
function inline(text) {
    const line = text
        .toWellFormed()
        .replace(/[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
        .trim();
    return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/**
 * The line for one fault at one place or many: `<url>: <subject> <predicate>`, or
 * `<subject> <predicate> on 5 pages: <url> (<value>), <url>, <url> and 2 more`.
 *
 * @param places with each URL once
 * @param ofOne what is wrong, where there is one place; its value is in the words
 * @param ofMany what is wrong, where there are several
 */
function reasonLine(places, { subject, ofOne, ofMany = ofOne, bound = '' }) {
    const [only] = places;
    if (places.length === 1)
        return `${inline(only.url)}: ${subject}${ofOne}${bound}`;
    const named = places
        .slice(0, NAMED_PLACES)
        .map(({ url, value }) => (value === undefined ? inline(url) : `${inline(url)} (${value})`));
    const rest = places.length - named.length;
    const list = rest > 0
        ? `${named.join(', ')} and ${rest} more`
        : `${named.slice(0, -1).join(', ')} and ${named[named.length - 1]}`;
    return `${subject}${ofMany} on ${places.length} pages: ${list}${bound}`;
}
/** Places with each URL once, in the order of their first mention. */
function distinctPlaces(places) {
    const byUrl = new Map();
    for (const place of places)
        if (!byUrl.has(place.url))
            byUrl.set(place.url, place);
    return [...byUrl.values()];
}
/** Puts items with the same key together, in the order of their first mention. */
function groupBy(items, keyOf) {
    return [...Map.groupBy(items, keyOf).values()];
}

;// CONCATENATED MODULE: ./lib/gate/fail-if.js



/** Most milliseconds for an expression on one response of a tool. */
const RESPONSE_TIMEOUT_MS = 1000;
/** Most milliseconds for an expression on the whole findings, which may hold the responses of hundreds of pages. */
const REPORT_TIMEOUT_MS = 10_000;
/**
 * `fail-if`: each expression is evaluated over every response of its tool, or, under `report`, once over the whole
 * findings. The build fails where the result is true by the rules of JSONata's `$boolean`, and where an expression
 * could not be evaluated, since then nobody knows.
 *
 * After an expression was stopped it is not tried on further pages: it has failed the build already, and would cost
 * its full time on each of them.
 */
async function judgeExpressions(findings, runs, failIf) {
    if (failIf.length === 0)
        return {};
    const runner = new ExpressionRunner();
    try {
        const reasons = [];
        const warnings = [];
        for (const { scope, expression } of failIf) {
            if (scope === 'report') {
                reasons.push(...(await judgeReport(runner, findings, expression)));
            }
            else if (runs.some(run => run.tool === scope)) {
                reasons.push(...(await judgeTool(runner, runs, { scope, expression })));
            }
            else {
                warnings.push(`${scope}: fail-if ${quoted(expression)} was not evaluated: ${scope} ran on no page`);
            }
        }
        return { reasons, warnings };
    }
    finally {
        await runner.close();
    }
}
async function judgeReport(runner, findings, expression) {
    const outcome = await runner.evaluate(expression, findings, REPORT_TIMEOUT_MS);
    const subject = `report: fail-if ${quoted(expression)}`;
    if (outcome.kind !== 'result')
        return [`${subject} could not be evaluated: ${inline(outcome.message)}`];
    return outcome.truth ? [`${subject} is true${valueClause(outcome)}`] : [];
}
async function judgeTool(runner, runs, { scope, expression }) {
    const responses = runs.flatMap(run => {
        const response = run.tool === scope ? responseBody(run) : undefined;
        return response ? [{ url: run.url, body: response.body }] : [];
    });
    const trueAt = [];
    const failures = [];
    for (const [index, { url, body }] of responses.entries()) {
        const outcome = await runner.evaluate(expression, body, RESPONSE_TIMEOUT_MS);
        if (outcome.kind === 'result') {
            if (outcome.truth)
                trueAt.push(outcome.value === undefined ? { url } : { url, value: inline(outcome.value) });
            continue;
        }
        const left = responses.length - index - 1;
        const skipped = outcome.kind === 'stopped' && left > 0 ? `; not evaluated on ${left} further pages` : '';
        failures.push({ url, message: `${inline(outcome.message)}${skipped}` });
        if (outcome.kind === 'stopped')
            break;
    }
    return linesOf(`${scope}: `, expression, trueAt, failures);
}
function linesOf(subject, expression, trueAt, failures) {
    const condition = `fail-if ${quoted(expression)}`;
    const lines = groupBy(failures, ({ message }) => message).map(group => reasonLine(distinctPlaces(group.map(({ url }) => ({ url }))), {
        subject,
        ofOne: `${condition} could not be evaluated`,
        bound: `: ${group[0].message}`,
    }));
    const [first] = trueAt;
    if (!first)
        return lines;
    return [
        reasonLine(distinctPlaces(trueAt), {
            subject,
            ofOne: `${condition} is true${valueClause(first)}`,
            ofMany: `${condition} is true`,
        }),
        ...lines,
    ];
}
function valueClause({ value }) {
    return value === undefined ? '' : ` (its value: ${inline(value)})`;
}
function quoted(expression) {
    return `"${inline(expression)}"`;
}

;// CONCATENATED MODULE: ./lib/gate/min-score.js


/**
 * `min-score`: a tool's score on a page is below the bound. A score equal to the bound is enough, and 0 is a score.
 *
 * Where a tool ran and has no score, the bound cannot be met: that is a reason of its own, with two exceptions. A
 * tool whose checks are all not applicable, as DNS on an address without a name, had nothing to judge: a warning. A
 * tool that was not measured is the concern of `not-measured`, unless that leaves it to a `fail-if`.
 */
function judgeScores(runs, { minScore, failIf }) {
    const reasons = [];
    const warnings = [];
    for (const group of groupBy(runs, run => run.tool)) {
        const { tool } = group[0];
        const bound = minScore.tools[tool] ?? minScore.all;
        if (bound === undefined)
            continue;
        const runsWith = (outcome) => group.filter(run => outcomeOf(run, bound, failIf) === outcome);
        const below = runsWith('below');
        const missing = runsWith('missing');
        const nothing = runsWith('nothing to judge');
        if (below.length > 0)
            reasons.push(belowLine(below, bound));
        if (missing.length > 0)
            reasons.push(noScoreLine(missing, bound, ''));
        if (nothing.length > 0)
            warnings.push(noScoreLine(nothing, bound, ', because none of its checks applies'));
    }
    const ran = new Set(runs.map(run => run.tool));
    for (const tool of Object.keys(minScore.tools))
        if (!ran.has(tool))
            warnings.push(`min-score has a bound for ${tool}, which ran on no page`);
    return { reasons, warnings };
}
function outcomeOf(run, bound, failIf) {
    if (run.status === 'not-measured' && !judgedByExpression(run, failIf))
        return 'said elsewhere';
    if (run.score !== null)
        return run.score < bound ? 'below' : 'enough';
    const nothingApplies = run.checks.length > 0 && run.checks.every(({ outcome }) => outcome === 'not-applicable');
    return nothingApplies ? 'nothing to judge' : 'missing';
}
function belowLine(runs, bound) {
    return reasonLine(distinctPlaces(runs.map(({ url, score }) => ({ url, value: `${score}` }))), {
        subject: `${runs[0].tool}: `,
        ofOne: `score ${runs[0].score} is below min-score ${bound}`,
        ofMany: `score is below min-score ${bound}`,
    });
}
function noScoreLine(runs, bound, because) {
    return reasonLine(distinctPlaces(runs), {
        subject: `${runs[0].tool}: `,
        ofOne: `has no score to compare with min-score ${bound}${because}`,
    });
}

;// CONCATENATED MODULE: ./lib/gate/not-measured.js


/**
 * `not-measured`: a tool on a page, or an analysis, that gave no result. Runs of one tool with the same cause are one
 * line. A run whose body an expression judges has given that expression a result, and is not among them.
 */
function judgeNotMeasured(findings, runs, { notMeasured, failIf }) {
    if (notMeasured === 'ignore')
        return {};
    const missing = [
        ...runs
            .filter(run => run.status === 'not-measured' && !judgedByExpression(run, failIf))
            .map(({ tool, url, reason }) => ({ subject: tool, url, reason: reason ?? '' })),
        ...findings.analyses
            .filter(analysis => analysis.status === 'not-measured')
            .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '' })),
    ];
    const causeOf = ({ subject, url, reason }) => `${subject} ${reason.replaceAll(url, 'the page')}`;
    const lines = groupBy(missing, causeOf).map(group => {
        const { subject, reason } = group[0];
        return reasonLine(distinctPlaces(group), {
            subject: `${subject}: `,
            ofOne: 'not measured',
            bound: reason === '' ? '' : `; ${inline(reason)}`,
        });
    });
    return notMeasured === 'fail' ? { reasons: lines } : { warnings: lines };
}

// EXTERNAL MODULE: ./lib/api/results.js
var results = __webpack_require__(46198);
;// CONCATENATED MODULE: ./lib/gate/severity.js


const SEVERITY_WORDS = {
    error: 'an error',
    warning: 'a warning',
    notice: 'a notice',
};
/**
 * `fail-on`: every failed check at or above a severity is a reason, the worst first. A check that failed on many
 * pages is one reason.
 */
function judgeSeverities(runs, failOn) {
    if (failOn === 'never')
        return {};
    const counting = results/* SEVERITIES */.oC.slice(0, results/* SEVERITIES */.oC.indexOf(failOn) + 1);
    const failures = runs.flatMap(run => run.checks.filter(check => check.outcome === 'fail').map(check => ({ run, check })));
    return {
        reasons: counting.flatMap(severity => groupBy(failures.filter(({ check }) => check.severity === severity), ({ run, check }) => `${run.tool} ${check.id}`).map(group => severity_reasonOf(group, severity, failOn))),
    };
}
function severity_reasonOf(failures, severity, failOn) {
    const { run, check } = failures[0];
    const places = failures.reduce((sum, failure) => sum + placeCount(failure.check), 0);
    const count = places > failures.length ? `, ${places} places` : '';
    return reasonLine(distinctPlaces(failures.map(failure => failure.run)), {
        subject: `${run.tool}: `,
        ofOne: `"${inline(check.title)}" (${inline(check.id)}${count}) is ${SEVERITY_WORDS[severity]}`,
        bound: `; fail-on is ${failOn}`,
    });
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount(check) {
    return Math.max(1, check.occurrenceCount ?? check.occurrences.length);
}

;// CONCATENATED MODULE: ./lib/gate/gate.js





/**
 * The answer of the gate: whether the build may go on.
 *
 * Pages of a whole-site analysis count as the pages that were asked for, once each: see {@link runsOf}. Individual
 * checks that were not measured inside a measured run are no reasons; `not-measured` is about whole runs.
 *
 * The same input always gives the same lines in the same order, except where an expression asks for the time or for
 * randomness. A condition that cannot be judged, such as an expression with an error, fails the build.
 */
async function judge(findings, conditions) {
    const runs = runsOf(findings);
    const parts = [
        judgeSeverities(runs, conditions.failOn),
        judgeScores(runs, conditions),
        await judgeExpressions(findings, runs, conditions.failIf),
        judgeNotMeasured(findings, runs, conditions),
    ];
    const reasons = parts.flatMap(part => part.reasons ?? []);
    const warnings = parts.flatMap(part => part.warnings ?? []);
    return { passed: reasons.length === 0, reasons, warnings };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/open-api.js

/** The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded. */
async function openApi(settings) {
    const timeoutMs = settings.timeout * 1000;
    if (settings.baseUrl !== undefined) {
        const { createHostedApi } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(3666)]).then(__webpack_require__.bind(__webpack_require__, 3666));
        return createHostedApi({
            baseUrl: settings.baseUrl,
            token: settings.token ?? '',
            authHeader: settings.authHeader,
            timeoutMs,
            retries: settings.retries,
            concurrency: settings.concurrency,
            mapping: settings.mapping,
            version: version/* VERSION */.x,
        });
    }
    const { createEngine } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8280), __webpack_require__.e(6752), __webpack_require__.e(1906), __webpack_require__.e(9013), __webpack_require__.e(9455), __webpack_require__.e(9650)]).then(__webpack_require__.bind(__webpack_require__, 19650));
    return createEngine({
        version: version/* VERSION */.x,
        timeoutMs,
        headers: settings.headers ?? {},
        addresses: 'any',
        ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/report/report.js



const verdictSchema = schemas/* object */.Ikc({ passed: schemas/* boolean */.zMY(), reasons: schemas/* array */.YOg(schemas/* string */.YjP()) })
    .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' });
const ruleSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    severity: results/* severitySchema */.X5,
    why: schemas/* string */.YjP(),
    fix: schemas/* string */.YjP(),
    help: schemas/* string */.YjP(),
})
    .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
});
const count = schemas/* int */.Whr().min(0);
/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* object */.Ikc({ name: schemas/* literal */.euz('seo-preflight'), version: schemas/* string */.YjP() }),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    source: schemas/* enum */.k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    counts: schemas/* object */.Ikc({ error: count, warning: count, notice: count, notMeasured: count }),
    pages: schemas/* array */.YOg(results/* pageSchema */.vD),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), ruleSchema),
    analyses: schemas/* array */.YOg(results/* analysisSchema */.m),
    rank: schemas/* array */.YOg(schemas/* object */.Ikc({ project: results/* rankProjectSchema */.Tq, dashboard: results/* rankDashboardSchema */.QY })),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`, and a
 * check that failed at many places counts once.
 */
function buildFindings(input) {
    const rules = {};
    const pages = input.pages.map(page => ({
        ...page,
        runs: page.runs.map(run => ({ ...run, checks: run.checks.map(check => withoutTexts(check, rules)) })),
    }));
    return {
        schemaVersion: 1,
        generator: { name: 'seo-preflight', version: input.version },
        startedAt: input.startedAt.toISOString(),
        durationMs: input.durationMs,
        source: input.source,
        score: (0,score/* meanScore */.UQ)(pages.map(page => page.score)),
        counts: countOf(pages),
        pages,
        rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
        analyses: [...input.analyses],
        rank: [],
    };
}
function withoutTexts({ why, fix, ...check }, rules) {
    const { title, severity, help } = check;
    rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help };
    return check;
}
/** Failed checks by severity, over all pages, and the tool runs that gave no result. */
function countOf(pages) {
    const counts = { error: 0, warning: 0, notice: 0, notMeasured: 0 };
    for (const run of pages.flatMap(page => page.runs)) {
        if (run.status === 'not-measured')
            counts.notMeasured++;
        for (const check of run.checks)
            if (check.outcome === 'fail')
                counts[check.severity]++;
    }
    return counts;
}

// EXTERNAL MODULE: ./lib/report/secrets.js
var secrets = __webpack_require__(70867);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/report/write-reports.js


/**
 * Writes the report in each format that is asked for. A rendering is loaded when it is used.
 *
 * @param folder that is there
 */
async function writeReports(report, folder, formats) {
    const files = {};
    const write = async (format, name, content) => {
        files[format] = (0,external_node_path_.join)(folder, name);
        await (0,promises_.writeFile)(files[format], content);
    };
    if (formats.includes('json'))
        await write('json', 'report.json', (await __webpack_require__.e(/* import() */ 7406).then(__webpack_require__.bind(__webpack_require__, 97406))).renderJson(report));
    if (formats.includes('html'))
        await write('html', 'report.html', (await Promise.all(/* import() */[__webpack_require__.e(3091), __webpack_require__.e(3023)]).then(__webpack_require__.bind(__webpack_require__, 33023))).renderHtml(report));
    if (formats.includes('markdown')) {
        await write('markdown', 'report.md', (await Promise.all(/* import() */[__webpack_require__.e(8444), __webpack_require__.e(3122)]).then(__webpack_require__.bind(__webpack_require__, 43122))).renderSummary(report));
    }
    return files;
}

// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/report-dir.js



/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @returns its absolute path
 * @throws SettingsError where it cannot be made or written to
 */
async function makeReportDir(dir) {
    const folder = (0,external_node_path_.resolve)(dir);
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK);
        return folder;
    }
    catch (error) {
        const { code } = error;
        throw new settings_error/* SettingsError */.G(`report-dir: "${dir}" cannot be made or written to (${code})`);
    }
}

// EXTERNAL MODULE: ./lib/settings/redact.js
var redact = __webpack_require__(86448);
;// CONCATENATED MODULE: ./lib/target/target.js

/**
 * Finds out which pages to audit, and serves the static folder where that is the target.
 *
 * @throws SettingsError where the folder cannot be served
 */
async function openTarget(settings) {
    const { staticDir, url = [], paths = [] } = settings;
    if (staticDir === undefined)
        return { urls: withPaths(url, paths), close: async () => { } };
    const { serveStaticSite } = await Promise.all(/* import() */[__webpack_require__.e(8416), __webpack_require__.e(7538)]).then(__webpack_require__.bind(__webpack_require__, 97538));
    const site = await serveStaticSite(staticDir).catch((error) => {
        throw new settings_error/* SettingsError */.G(`static-dir: "${staticDir}" ${error.message}`);
    });
    return { urls: withPaths([`${site.origin}/`], paths), close: () => site.close() };
}
/** Each path behind each URL; the URLs themselves where there are no paths. */
function withPaths(urls, paths) {
    const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => joined(url, path))));
    return [...new Set(pages)];
}
/** The path goes behind the URL's own, which may be a folder of a preview; its query stays the URL's where it has none. */
function joined(url, path) {
    const base = new URL(url);
    const behind = new URL(path, base);
    behind.pathname = base.pathname.replace(/\/$/, '') + behind.pathname;
    if (behind.search === '')
        behind.search = base.search;
    return behind.href;
}

;// CONCATENATED MODULE: ./lib/run.js










/**
 * The main job, top to bottom: targets, tools, report, gate, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the target or the folder of the reports cannot be opened
 */
async function run(settings, around) {
    const startedAt = new Date();
    const reportDir = await makeReportDir(settings.reportDir);
    const target = await openTarget(settings);
    around.onStart(target.urls.length, settings);
    let api;
    try {
        api = await openApi(settings);
        await api.me({ signal: around.signal });
        const pages = await auditPages(api, target.urls, { ...settings, ...around });
        const findings = buildFindings({
            version: version/* VERSION */.x,
            source: settings.baseUrl === undefined ? 'engine' : 'hosted',
            startedAt,
            durationMs: Date.now() - startedAt.getTime(),
            pages,
            analyses: [],
        });
        const shown = (0,redact/* mapTexts */.z)(findings, text => (0,secrets/* withoutSecrets */.c)(around.redact(text)));
        const { warnings, ...verdict } = await judge(shown, {
            failOn: settings.failOn,
            minScore: settings.minScore ?? { tools: {} },
            failIf: settings.failIf ?? [],
            notMeasured: settings.notMeasured,
        });
        if (around.signal.aborted) {
            verdict.passed = false;
            verdict.reasons.unshift('The run was cancelled; what was measured until then is in the report');
        }
        const report = { ...shown, verdict };
        const files = await writeReports(report, reportDir, settings.formats);
        await around.publish(report, files, warnings);
        return report;
    }
    finally {
        await api?.close?.();
        await target.close();
    }
}


/***/ }),

/***/ 86448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   z: () => (/* binding */ mapTexts)
/* harmony export */ });
/**
 * A function that replaces secrets in text by `***`: as they are, and in their base64, URL-encoded and JSON forms.
 *
 * @param secrets the values to hide
 */
function redactor(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        forms.add(secret);
        forms.add(encodeURIComponent(secret));
        forms.add(JSON.stringify(secret).slice(1, -1));
        for (const form of base64Forms(secret))
            forms.add(form);
    }
    const ordered = [...forms].filter(form => form.length > 3).sort((a, b) => b.length - a.length);
    if (ordered.length === 0)
        return text => text;
    const pattern = new RegExp(ordered.map(form => RegExp.escape(form)).join('|'), 'g');
    return text => text.replace(pattern, '***');
}
/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the part that the secret alone
 * decides.
 */
function base64Forms(secret) {
    const forms = [Buffer.from(secret).toString('base64url')];
    for (let offset = 0; offset < 3; offset++) {
        const encoded = Buffer.from('\0'.repeat(offset) + secret)
            .toString('base64')
            .replace(/=+$/, '');
        const whole = encoded.slice(Math.ceil((offset * 4) / 3), encoded.length - 1);
        if (whole.length >= 6)
            forms.push(whole);
    }
    return forms;
}
/** Applies a function to every text inside a JSON-like value, keys included. */
function mapTexts(value, change) {
    const visit = (node) => {
        if (typeof node === 'string')
            return change(node);
        if (Array.isArray(node))
            return node.map(visit);
        if (typeof node === 'object' && node !== null) {
            return Object.fromEntries(Object.entries(node).map(([key, item]) => [change(key), visit(item)]));
        }
        return node;
    };
    return visit(value);
}


/***/ }),

/***/ 23152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf),
/* harmony export */   M: () => (/* binding */ loadSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3075);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48791);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48659);






/**
 * Reads and checks all settings: those given by inputs or flags stand before those of the config file, and these
 * before the defaults.
 *
 * @param given what the inputs or the flags say
 * @param resolvePath gives the place of the config file for the path that was written
 * @throws SettingsError with a line for each problem
 */
async function loadSettings(given, resolvePath) {
    const problems = [];
    const configPath = given.config?.trim() || (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)('config').default;
    const file = await (0,_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .fromConfigFile */ .FA)(configPath, resolvePath(configPath), given.config !== undefined);
    const written = { ...file.written, ...given };
    const settings = { mapping: file.mapping };
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI) {
        const value = readSetting(name, written[name], problems);
        if (value !== undefined)
            settings[camelCase(name)] = value;
    }
    const read = settings;
    if (problems.length === 0)
        problems.push(...crossProblems(read));
    if (problems.length === 0)
        problems.push(...(await expressionProblems(read)));
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(problems);
    return read;
}
/** The values that must never be shown, as they were written; multi-line values also line by line. */
function secretsOf(written) {
    const secrets = new Set();
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI) {
        const value = written[name];
        if (!(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).secret || value === undefined || value.trim() === '')
            continue;
        for (const line of value.split(/\r\n|\r|\n/)) {
            const content = (name === 'headers' ? line.slice(line.indexOf(':') + 1) : line).trim();
            secrets.add(content);
            // "Bearer x": what is secret is x, and it may turn up alone.
            secrets.add(content.replace(/^(bearer|basic|token)\s+/i, ''));
        }
    }
    return [...secrets].filter(secret => secret.length >= SHORTEST_SECRET);
}
/** Masking shorter texts would hide ordinary words, and they protect nothing. */
const SHORTEST_SECRET = 4;
function readSetting(name, written, problems) {
    const setting = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name);
    if (setting.notYet) {
        if (written !== undefined && written.trim() !== '')
            problems.push(`${name}: is not available yet`);
        return undefined;
    }
    const text = written === undefined || written.trim() === '' ? setting.default : written;
    if (text === undefined)
        return undefined;
    const result = setting.kind.schema.safeParse(text);
    if (result.success)
        return result.data;
    const message = result.error.issues[0]?.message ?? 'is not valid';
    const shown = setting.secret || /^has |^line /.test(message) ? '' : `"${oneLine(text)}" `;
    problems.push(`${name}: ${shown}${message}`);
    return undefined;
}
/** What cannot be said of one setting alone. */
function crossProblems(settings) {
    const problems = [];
    const { baseUrl, token, url = [], staticDir, chromePath } = settings;
    if (baseUrl !== undefined && token === undefined) {
        problems.push('token: is missing; with "base-url" the service needs an API token (its profile area, API tokens)');
    }
    if (token !== undefined && baseUrl === undefined) {
        problems.push('base-url: is missing; "token" is for the service at "base-url", the embedded engine needs none');
    }
    if (baseUrl !== undefined)
        problems.push(...baseUrlProblems(baseUrl));
    if (url.length === 0 && staticDir === undefined) {
        problems.push('url: is missing; give the pages to audit as "url", or a folder as "static-dir"');
    }
    if (url.length > 0 && staticDir !== undefined) {
        problems.push('static-dir: cannot be used together with "url"; give one of them');
    }
    if (staticDir !== undefined && baseUrl !== undefined && !isLoopback(new URL(baseUrl))) {
        problems.push('static-dir: is served on this machine alone, where the service at "base-url" cannot reach it');
    }
    if (settings.headers !== undefined && baseUrl !== undefined) {
        problems.push('headers: cannot be used with "base-url"; the service takes no headers for the pages it fetches');
    }
    if (/["<>|*?\r\n\\/:]/.test(settings.artifactName)) {
        problems.push(`artifact-name: "${oneLine(settings.artifactName)}" must not hold any of " : < > | * ? \\ /`);
    }
    if (chromePath !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(chromePath)) {
        problems.push(`chrome-path: "${oneLine(chromePath)}" is not there; give the path of Chrome's program`);
    }
    for (const tool of Object.keys(settings.mapping)) {
        if (!(0,_api_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .isTool */ .D)(tool)) {
            problems.push(`mapping: "${tool}" is not a tool; allowed are ${_api_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOLS */ .I.join(', ')}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(tool, _api_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .TOOLS */ .I)}`);
        }
    }
    return problems;
}
function baseUrlProblems(baseUrl) {
    const address = new URL(baseUrl);
    const problems = [];
    if (!/\/api\/v1\/ext\/?$/.test(address.pathname)) {
        problems.push(`base-url: "${baseUrl}" must end in /api/v1/ext`);
    }
    if (address.protocol === 'http:' && !isLoopback(address)) {
        problems.push(`base-url: "${baseUrl}" must begin with https://, so that the token does not travel in the clear`);
    }
    if (address.username || address.password) {
        problems.push('base-url: must not hold a user name or password; give the token as "token"');
    }
    return problems;
}
/** Compiles the expressions, so that a wrong one ends the run before any request. */
async function expressionProblems(settings) {
    const expressions = [
        ...(settings.failIf ?? []).map(({ scope, expression }) => ({ name: 'fail-if', scope, expression })),
        ...Object.entries(settings.mapping).map(([scope, expression]) => ({
            name: 'mapping',
            scope,
            expression,
        })),
    ];
    if (expressions.length === 0)
        return [];
    const { assertExpression } = await __webpack_require__.e(/* import() */ 4637).then(__webpack_require__.bind(__webpack_require__, 44637));
    const problems = [];
    for (const { name, scope, expression } of expressions) {
        try {
            await assertExpression(expression);
        }
        catch (error) {
            problems.push(`${name}: "${scope}: ${oneLine(expression)}" is not a JSONata expression: ${error.message}`);
        }
    }
    return problems;
}
function isLoopback({ hostname }) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
/** A value on one line of bounded length, for a message. */
function oneLine(value) {
    const line = value.trim().replace(/\s+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}


/***/ }),

/***/ 48791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ fromConfigFile),
/* harmony export */   Ij: () => (/* binding */ fromInputs),
/* harmony export */   oX: () => (/* binding */ fromFlags)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18535);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48659);





/**
 * The inputs of an action, from the variables that a runner sets for them. An empty input counts as not given.
 *
 * @throws SettingsError for an input that is not in the table
 */
function fromInputs(env) {
    const written = {};
    const problems = [];
    for (const [variable, value] of Object.entries(env)) {
        if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '')
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        if (isSettingName(name))
            written[name] = value;
        else
            problems.push(unknown('input', name));
    }
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return written;
}
/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
function fromFlags(args) {
    const written = {};
    const urls = [];
    const problems = [];
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
    let skipped = -1;
    for (const token of tokens) {
        if (token.index <= skipped || token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            urls.push(token.value);
            continue;
        }
        if (!token.rawName.startsWith('--')) {
            problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, as --url`);
            continue;
        }
        const { name, negated } = flagName(token.name);
        if (!isSettingName(name)) {
            problems.push(unknown('flag', `--${token.name}`, '--'));
            continue;
        }
        const next = args[token.index + 1];
        const taken = takeValue(name, negated, token.value, next);
        if (taken.usesNext)
            skipped = token.index + 1;
        if (taken.value === undefined)
            problems.push(`--${name}: needs a value, as --${name} ${placeholder(name)}`);
        else
            written[name] =
                isList(name) && written[name] !== undefined ? `${written[name]}\n${taken.value}` : taken.value;
    }
    if (urls.length > 0)
        written.url = [written.url, ...urls].filter(Boolean).join('\n');
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return written;
}
const EMPTY = { written: {}, mapping: {} };
/** Keys of the config file that are not settings of the table. */
const FILE_KEYS = ['mapping', 'overrides', 'rank', 'source'];
/**
 * The config file (YAML). One that was not asked for by name may be missing.
 *
 * @param path of the file as it was written, for messages
 * @param place where it lies
 * @param required whether the user named it
 * @throws SettingsError where it cannot be read, is not a YAML mapping, or has an unknown key
 */
async function fromConfigFile(path, place, required) {
    let source;
    try {
        source = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(place, 'utf8');
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' && !required)
            return EMPTY;
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" cannot be read (${code === 'ENOENT' ? 'no such file' : code})`);
    }
    return await readConfig(source, path);
}
async function readConfig(source, path) {
    const { parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const document = parseDocument(source);
    const fault = document.errors[0];
    if (fault)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" is not valid YAML: ${fault.message.split('\n', 1)[0]}`);
    const content = document.toJS({ maxAliasCount: 100 });
    if (content === null || content === undefined)
        return EMPTY;
    if (typeof content !== 'object' || Array.isArray(content)) {
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" must hold settings as "name: value" lines`);
    }
    const written = {};
    const problems = [];
    const entries = Object.entries(content);
    for (const [name, value] of entries) {
        if (FILE_KEYS.includes(name)) {
            if (name !== 'mapping')
                problems.push(`config: "${name}" in "${path}" is not available yet`);
        }
        else if (!isSettingName(name)) {
            const allowed = [..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI, ...FILE_KEYS];
            problems.push(`config: "${name}" in "${path}" is not a setting${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, allowed)}`);
        }
        else if ((0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).notInFile) {
            const why = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).secret
                ? 'a secret does not belong in a file of the repository'
                : 'it cannot name itself';
            problems.push(`config: "${name}" cannot be set in "${path}": ${why}`);
        }
        else if (value !== null) {
            written[name] = writtenOf(value);
        }
    }
    const mapping = mappingOf(content['mapping'], path, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return { written, mapping };
}
function mappingOf(value, path, problems) {
    if (value === undefined || value === null)
        return {};
    const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined;
    if (!entries?.every((entry) => typeof entry[1] === 'string')) {
        problems.push(`config: "mapping" in "${path}" must have a JSONata expression for each tool`);
        return {};
    }
    return Object.fromEntries(entries);
}
/** A value of YAML in the form that an input would have: lists become lines, mappings "name: value" lines. */
function writtenOf(value) {
    if (Array.isArray(value))
        return value.map(item => writtenOf(item)).join('\n');
    if (typeof value === 'object' && value !== null) {
        return Object.entries(value)
            .map(([name, item]) => `${name}: ${writtenOf(item)}`)
            .join('\n');
    }
    return String(value);
}
function takeValue(name, negated, inline, next) {
    const isTruth = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).kind.fileForm['type'] === 'boolean';
    if (!isTruth) {
        if (inline !== undefined || negated)
            return { value: negated ? undefined : inline, usesNext: false };
        const usable = next !== undefined && !/^--[a-z]/.test(next);
        return { value: usable ? next : undefined, usesNext: usable };
    }
    if (negated)
        return { value: 'false', usesNext: false };
    if (inline !== undefined)
        return { value: inline, usesNext: false };
    const spoken = next === 'true' || next === 'false';
    return { value: spoken ? next : 'true', usesNext: spoken };
}
function flagName(written) {
    const negated = written.startsWith('no-') && !isSettingName(written);
    return { name: negated ? written.slice('no-'.length) : written, negated };
}
function isList(name) {
    return 'oneOf' in (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).kind.fileForm;
}
function isSettingName(name) {
    return _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.includes(name);
}
function placeholder(name) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).kind.placeholder;
}
function unknown(what, name, prefix = '') {
    return `${name}: there is no such ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.map(setting => prefix + setting))}`;
}


/***/ }),

/***/ 48659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OI: () => (/* binding */ SETTING_NAMES),
  Fg: () => (/* binding */ definitionOf)
});

// UNUSED EXPORTS: FORMATS, SETTINGS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/settings/nearest.js
var nearest = __webpack_require__(18535);
;// CONCATENATED MODULE: ./lib/settings/kinds.js



const oneOrMore = {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
};
function kind(placeholder, fileForm, read) {
    const schema = schemas/* string */.YjP().transform((text, context) => {
        try {
            return read(text.trim());
        }
        catch (error) {
            if (!(error instanceof NotAllowed))
                throw error;
            context.issues.push({ code: 'custom', message: error.message, input: text });
            return core/* NEVER */.tm;
        }
    });
    return { schema, placeholder, fileForm };
}
/** Ends the reading of a value; the message says what is allowed. */
class NotAllowed extends Error {
}
function notAllowed(message) {
    throw new NotAllowed(message);
}
function kinds_text(placeholder = 'TEXT') {
    return kind(placeholder, { type: 'string' }, value => value);
}
/** @param min least and @param max largest number allowed; whole numbers alone */
function wholeNumber(min, max) {
    return kind('N', { type: 'integer', minimum: min, maximum: max }, value => {
        const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        return notAllowed(`must be a whole number from ${min} to ${max}`);
    });
}
function truth() {
    return kind('', { type: 'boolean' }, value => {
        if (value.toLowerCase() === 'true')
            return true;
        if (value.toLowerCase() === 'false')
            return false;
        return notAllowed('must be true or false');
    });
}
function oneOf(...allowed) {
    return kind(allowed.join('|'), { enum: allowed }, value => {
        const found = allowed.find(word => word === value.toLowerCase());
        return found ?? notAllowed(`must be one of ${allowed.join(', ')}${(0,nearest/* suggestion */.h)(value, allowed)}`);
    });
}
/** Several words of a list, behind newlines, blanks or commas, in the order of the list, each once. */
function someOf(allowed, later = []) {
    const items = { enum: allowed };
    return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
        const words = wordsOf(value);
        for (const word of words) {
            if (!allowed.includes(word)) {
                notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${(0,nearest/* suggestion */.h)(word, allowed)}`);
            }
            if (later.includes(word))
                notAllowed(`has "${word}", which is not available yet`);
        }
        return allowed.filter(word => words.includes(word));
    });
}
/** Tool names, `all`, and `-name` to leave one out. */
function toolList() {
    return kind('LIST', oneOrMore, value => {
        const words = wordsOf(value);
        const kept = new Set(words.every(word => word.startsWith('-')) ? api_tools/* TOOLS */.I : []);
        for (const word of words) {
            const name = word.replace(/^-/, '').toLowerCase();
            if (name !== 'all' && !api_tools/* TOOLS */.I.some(tool => tool === name)) {
                const allowed = ['all', ...api_tools/* TOOLS */.I];
                notAllowed(`has "${word}"; allowed are all, ${api_tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(name, allowed)}`);
            }
            for (const tool of name === 'all' ? api_tools/* TOOLS */.I : [name]) {
                if (word.startsWith('-'))
                    kept.delete(tool);
                else
                    kept.add(tool);
            }
        }
        const tools = api_tools/* TOOLS */.I.filter(tool => kept.has(tool));
        return tools.length > 0 ? tools : notAllowed('leaves no tool to run');
    });
}
function urlList() {
    return kind('URL…', oneOrMore, value => blanksApart(value).map(webUrl));
}
function url() {
    return kind('URL', { type: 'string', format: 'uri' }, webUrl);
}
/** Paths of a site, each beginning with a slash. */
function pathList() {
    return kind('PATH…', oneOrMore, value => blanksApart(value).map(path => path.startsWith('/') && !path.startsWith('//')
        ? path
        : notAllowed(`has "${path}"; each path must begin with one slash, as /about`)));
}
/** `Name: value` a line. */
function headerLines() {
    const fileForm = {
        oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    };
    return kind('LINES', fileForm, value => {
        const headers = {};
        linesOf(value).forEach((line, index) => {
            const [, name, content] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
            // The line itself may hold a secret, so only its number is named.
            if (!name || !content || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
                notAllowed(`line ${index + 1} is not of the form "Name: value"`);
            }
            headers[name.toLowerCase()] = content;
        });
        return headers;
    });
}
/** `80` for every tool, or `tool: 90` a line. */
function scoreBounds() {
    const bound = { type: 'number', minimum: 0, maximum: 100 };
    const byTool = { type: 'object', propertyNames: { enum: ['all', ...api_tools/* TOOLS */.I] }, additionalProperties: bound };
    return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
        const bounds = { tools: {} };
        for (const line of linesOf(value)) {
            const { name, rest } = namedLine(line, 'all');
            if (name === 'report')
                notAllowed('has "report", which is not a tool');
            const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN;
            if (!(score <= 100))
                notAllowed(`has "${line}"; a score is a number from 0 to 100, alone or as "tool: 90"`);
            if (name === 'all')
                bounds.all = score;
            else
                bounds.tools[name] = score;
        }
        return bounds;
    });
}
/** `tool: expression` or `report: expression` a line; a line that is indented goes on with the one before it. */
function expressionLines() {
    const fileForm = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    return kind('LINES', fileForm, value => {
        const joined = value.replace(/\n[ \t]+(?=\S)/g, ' ');
        return linesOf(joined).map(line => {
            const { name, rest } = namedLine(line);
            if (name === '' || rest === '') {
                notAllowed(`has "${line}"; each line is "tool: expression" or "report: expression"`);
            }
            return { scope: name, expression: rest };
        });
    });
}
/** Splits `tool: rest`; where no name stands before a colon, the name is `without`. */
function namedLine(line, without = '') {
    const [, name, rest] = /^([a-z][a-z-]*)\s*:\s*(.*)$/i.exec(line) ?? [];
    if (name === undefined || rest === undefined)
        return { name: without, rest: line };
    const scopes = ['all', 'report', ...api_tools/* TOOLS */.I];
    const lower = name.toLowerCase();
    if (!scopes.includes(lower)) {
        notAllowed(`has "${name}"; allowed before the colon are ${api_tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(name, scopes)}`);
    }
    return { name: lower, rest };
}
function webUrl(value) {
    const parsed = URL.parse(value);
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:')
        return parsed.href;
    const shown = shortened(value);
    if (!parsed) {
        return notAllowed(`has "${shown}"; it must be a whole URL that begins with http:// or https://`);
    }
    return notAllowed(`has "${shown}"; only http:// and https:// URLs can be audited`);
}
function shortened(value) {
    return value.length > 200 ? `${value.slice(0, 199)}…` : value;
}
function wordsOf(value) {
    return value.split(/[\s,]+/).filter(word => word !== '');
}
function blanksApart(value) {
    return value.split(/\s+/).filter(part => part !== '');
}
function linesOf(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}

;// CONCATENATED MODULE: ./lib/settings/table.js

const setting = (value) => value;
const notYet = (value) => ({ ...value, notYet: true });
const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'];
/** Every setting there is. Nothing else names one. */
const SETTINGS = {
    url: setting({
        kind: urlList(),
        description: 'Pages to audit, one a line or separated by blanks',
    }),
    paths: setting({
        kind: pathList(),
        description: 'Paths put behind each `url` or the `static-dir`, one a line or separated by blanks',
    }),
    sitemap: notYet({
        kind: kinds_text('true|URL'),
        default: 'false',
        description: '`true`, or the URL of a sitemap: take the pages from it',
    }),
    'max-pages': notYet({
        kind: wholeNumber(1, 100_000),
        default: '10',
        description: 'Most pages from a sitemap or a crawl',
    }),
    'static-dir': setting({
        kind: kinds_text('DIR'),
        description: 'Serve this folder on the loopback interface and audit it',
    }),
    wait: notYet({
        kind: wholeNumber(0, 3600),
        defaultWords: '`0`; on a deployment event `120`',
        description: 'Seconds to wait until the target answers',
    }),
    'production-url': notYet({
        kind: url(),
        description: 'Where these pages will live: makes the target a preview',
    }),
    headers: setting({
        kind: headerLines(),
        description: 'Request headers, `Name: value` a line, sent to the audited origin alone',
        secret: true,
    }),
    tools: setting({
        kind: toolList(),
        default: 'all',
        description: 'Names of tools, `all`, and `-name` to leave one out',
    }),
    analyze: notYet({
        kind: truth(),
        default: 'false',
        description: 'Also run the analysis of the whole site',
    }),
    'rank-projects': notYet({
        kind: kinds_text('IDS|all'),
        description: 'Ids of rank projects or `all`: add their positions to the report',
    }),
    'base-url': setting({
        kind: url(),
        description: 'API root of the service, ending in `/api/v1/ext`; without it the embedded engine runs',
    }),
    token: setting({
        kind: kinds_text('TOKEN'),
        description: 'API token of the service, from its profile area under API tokens; goes with `base-url`',
        secret: true,
        notInFile: true,
    }),
    'auth-header': setting({
        kind: oneOf('authorization', 'x-api-key'),
        default: 'authorization',
        description: 'Request header that carries the token: `authorization` or `x-api-key`',
    }),
    concurrency: setting({
        kind: wholeNumber(1, 64),
        default: '4',
        description: 'Tool runs at once',
    }),
    timeout: setting({
        kind: wholeNumber(1, 3600),
        default: '120',
        description: 'Seconds for one tool on one page',
    }),
    retries: setting({
        kind: wholeNumber(0, 20),
        default: '3',
        description: 'Further tries of a request that may pass later',
    }),
    'fail-on': setting({
        kind: oneOf('error', 'warning', 'notice', 'never'),
        default: 'error',
        description: 'Least severity of a failed check that fails the build: `error`, `warning`, `notice` or `never`',
    }),
    'min-score': setting({
        kind: scoreBounds(),
        description: 'Least score: `80` for every tool, or `tool: 90` a line',
    }),
    'fail-if': setting({
        kind: expressionLines(),
        description: "`tool: expression` a line (JSONata over that tool's response body), or `report: expression`; true fails the build",
    }),
    'not-measured': setting({
        kind: oneOf('fail', 'warn', 'ignore'),
        default: 'fail',
        description: 'What a tool without a result does to the build: `fail`, `warn` or `ignore`',
    }),
    ignore: notYet({
        kind: kinds_text('LINES'),
        description: 'Check ids (globs), each with an optional URL glob, whose failures do not count',
    }),
    baseline: notYet({
        kind: kinds_text('production|branch|FILE'),
        description: '`production`, `branch` or a report file: only failures that are new against it count',
    }),
    comment: notYet({
        kind: oneOf('auto', 'on-failure', 'never'),
        default: 'auto',
        description: 'Comment on the pull request: `auto`, `on-failure` or `never`',
    }),
    'comment-id': notYet({
        kind: kinds_text('ID'),
        default: 'default',
        description: 'Tells several comments on one pull request apart',
    }),
    'github-token': setting({
        kind: kinds_text('TOKEN'),
        defaultWords: "the workflow's own token",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
        actionDefault: '${{ github.token }}',
        description: 'Token for what is read from and written to GitHub',
        secret: true,
        notInFile: true,
    }),
    'artifact-name': setting({
        kind: kinds_text('NAME'),
        default: 'seo-preflight',
        description: 'Name of the report artifact; `none` uploads nothing',
    }),
    'retention-days': setting({
        kind: wholeNumber(1, 400),
        defaultWords: "the repository's",
        description: 'Days that the artifact is kept',
    }),
    'report-dir': setting({
        kind: kinds_text('DIR'),
        default: 'seo-report',
        description: 'Folder that the reports are written to',
    }),
    formats: setting({
        kind: someOf(FORMATS, ['sarif', 'junit']),
        default: 'json, html',
        description: 'Report files: of `json`, `html`, `markdown`, `sarif`, `junit`',
    }),
    annotations: notYet({
        kind: truth(),
        default: 'true',
        description: 'Put the worst findings on the run',
    }),
    config: setting({
        kind: kinds_text('FILE'),
        default: '.github/seo-preflight.yml',
        description: 'The config file',
        notInFile: true,
    }),
    'chrome-path': setting({
        kind: kinds_text('FILE'),
        defaultWords: '`CHROME_PATH`, else the installed one',
        description: 'The Chrome to use',
    }),
    shard: notYet({
        kind: kinds_text('N/M'),
        description: '`2/4`: audit the second quarter of the pages',
    }),
    merge: notYet({
        kind: kinds_text('DIR'),
        description: 'Folder with the reports of shards: join and judge them instead of auditing',
    }),
    device: notYet({
        kind: oneOf('mobile', 'desktop'),
        default: 'mobile',
        description: 'What the browser plays: `mobile` or `desktop`',
    }),
    'lighthouse-runs': notYet({
        kind: wholeNumber(1, 20),
        default: '1',
        description: 'Runs of Lighthouse a page; the median counts',
    }),
    'score-tolerance': notYet({
        kind: kinds_text('LINES'),
        defaultWords: '`0`; pagespeed from its measured spread',
        description: 'Points that a score may fall against the baseline: `5`, or `pagespeed: 10` a line',
    }),
};
const SETTING_NAMES = Object.keys(SETTINGS);
function definitionOf(name) {
    return SETTINGS[name];
}


/***/ }),

/***/ 67883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Turns the first SIGINT or SIGTERM into an abort, so that work can end in order. A second one ends at once. */
function listenForStop() {
    const controller = new AbortController();
    let code;
    const stop = (name) => {
        const number = 128 + (node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name] ?? 2);
        if (code !== undefined)
            process.exit(number);
        code = number;
        controller.abort();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    return {
        signal: controller.signal,
        exitCode: () => code,
        dispose() {
            process.off('SIGINT', stop);
            process.off('SIGTERM', stop);
        },
    };
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};

export const id = 9632;
export const ids = [9632];
export const modules = {

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);


const score = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(100);
const failureRefSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tool: _results_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl,
    check: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Id of the check'),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    severity: _results_js__WEBPACK_IMPORTED_MODULE_0__/* .severitySchema */ .X5,
    page: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('URL of the page in this run'),
    places: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe('How many places it stands for'),
    place: _results_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceSchema */ .jO
        .omit({ snippet: true, column: true })
        .optional()
        .describe('The place, where it stands for one that is known'),
})
    .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
});
const scoreChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('URL of the page in this run'),
    tool: _results_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).describe('Points by which it may differ without meaning anything'),
})
    .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What the run was compared with, in words'),
    new: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each check on each page'),
    fixed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scoreChangeSchema),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('What could not be compared, one line each'),
})
    .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' });
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What it is, in words'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['hosted', 'engine']),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Of the program that made it'),
    counterparts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_results_js__WEBPACK_IMPORTED_MODULE_0__/* .pageSchema */ .vD),
})
    .meta({ id: 'Baseline', description: 'What a run is compared with.' });
/** How many places some failures stand for together. */
function placesIn(failures) {
    return failures.reduce((sum, { places }) => sum + places, 0);
}


/***/ }),

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isFailure),
/* harmony export */   e: () => (/* binding */ placeCount)
/* harmony export */ });
/** Whether a check failed and its failure counts: it was not set aside by the setting `ignore`. */
function isFailure({ outcome, ignored }) {
    return outcome === 'fail' && ignored === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}


/***/ }),

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
/* unused harmony export anyJudged */
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
function hasJudged({ status, score, checks, foreign }) {
    if (status === 'not-measured')
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 44510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
/** What is shorter is no secret, and may be part of any word or number. */
const MIN_SECRET = 4;
/** Shorter pieces of base64 say too little of a secret and occur by chance. */
const MIN_BASE64 = 6;
/**
 * A function that replaces secrets in text by `***`: as they are, and in the forms that they take in base64 (wherever
 * they start in it), URLs, JSON, HTML, XML and shells. A service may echo what it was sent, a page what it was opened
 * with, in any of them.
 *
 * @param secrets the values to hide; those of less than 4 characters are left
 */
function redactor(secrets) {
    const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf));
    if (forms.size === 0)
        return text => text;
    // Of two forms that begin alike the longer one is to be hidden whole.
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(longestFirst.map(form => RegExp.escape(form)).join('|'), 'g');
    return text => text.replace(pattern, '***');
}
function formsOf(written) {
    const secret = written.toWellFormed();
    return [
        written,
        ...urlForms(secret),
        ...jsonForms(secret),
        ...markupForms(secret),
        ...shellForms(secret),
        ...base64Forms(secret),
    ];
}
/** Encoded as a component, as little as a whole URL is, as strictly as RFC 3986 says, and as a form is sent. */
function urlForms(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`);
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    return [component, encodeURI(secret), strict, form].flatMap(encoded => [
        encoded,
        encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    ]);
}
/** A slash may be escaped, and so may all that is not ASCII or could end a script. */
function jsonForms(secret) {
    const json = JSON.stringify(secret).slice(1, -1);
    const escaped = json.replace(/[<>&'+\u007f-\uffff]/g, character => `\\u${hexOf(character, 4)}`);
    const upper = escaped.replace(/(?<=\\u)[0-9a-f]{4}/g, code => code.toUpperCase());
    return [json, escaped, upper].flatMap(text => [text, text.replaceAll('/', '\\/')]);
}
const MARKUP_FORMS = [
    { '&': ['&amp;', '&#38;'] },
    { '<': ['&lt;', '<'] },
    { '>': ['&gt;', '>'] },
    { '"': ['&quot;', '&#34;', '&#x22;', '"'] },
    { "'": ['&#39;', '&#x27;', '&#039;', '&apos;', "'"] },
];
/** In HTML and XML, in text or in an attribute. */
function markupForms(secret) {
    let forms = [secret];
    for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries)) {
        if (secret.includes(character)) {
            forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)));
        }
    }
    return forms;
}
/** Within single or double quotes. */
function shellForms(secret) {
    return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')];
}
/**
 * What a secret looks like inside base64, wherever it starts: of the three alignments the characters that it alone
 * decides, and at the end of a text the last one as well. In both alphabets (RFC 4648).
 */
function base64Forms(secret) {
    const bytes = Buffer.from(secret);
    const forms = [0, 1, 2].flatMap(before => {
        const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
        const start = Math.ceil((before * 8) / 6);
        const end = Math.floor(((before + bytes.length) * 8) / 6);
        return [encoded.slice(start), encoded.slice(start).replace(/=+$/, ''), encoded.slice(start, end)];
    });
    return forms
        .filter(form => form.length >= MIN_BASE64)
        .flatMap(form => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
function hexOf(character, digits) {
    return character.charCodeAt(0).toString(16).padStart(digits, '0');
}


/***/ }),

/***/ 46198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ toolRunSchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   jO: () => (/* binding */ occurrenceSchema),
/* harmony export */   m: () => (/* binding */ analysisSchema),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   vD: () => (/* binding */ pageSchema),
/* harmony export */   wl: () => (/* binding */ toolSchema)
/* harmony export */ });
/* unused harmony exports OUTCOMES, checkSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
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
    ignored: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Line of the setting `ignore` that sets this failure aside: it does not count'),
    ignoredOccurrences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), occurrence: occurrenceSchema }))
        .optional()
        .describe('Places set aside by `ignore`, where others count'),
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

/***/ 65375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 87973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ ExpressionRunner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./lib/expressions/input-size.js
/**
 * Whether a JSON-like value has more characters and values than `most`, counted together. It looks at no more than
 * that.
 */
function exceedsSize(value, most) {
    const left = [value];
    let size = 0;
    while (left.length > 0) {
        if (size > most)
            return true;
        const next = left.pop();
        size += typeof next === 'string' ? next.length : 1;
        if (typeof next !== 'object' || next === null)
            continue;
        if (Array.isArray(next)) {
            for (const item of next)
                left.push(item);
            continue;
        }
        for (const [key, item] of Object.entries(next)) {
            size += key.length;
            left.push(item);
        }
    }
    return size > most;
}

;// CONCATENATED MODULE: ./lib/expressions/expression-runner.js




/** Milliseconds between two looks at the thread's heap. */
const HEAP_LOOK_MS = 25;
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well.
 */
const V8_HEAP_LIMIT_MB = 4096;
/** Most characters and values of an input: the thread has a copy of it. */
const MAX_INPUT_SIZE = 256 * 1024 * 1024;
/**
 * Evaluates JSONata expressions in a thread that is ended when one takes too long or too much memory. JSONata's own
 * time limit is looked at between its steps alone: neither a regular expression that backtracks for hours nor a
 * built-in function on a huge array would ever get there.
 *
 * The thread starts with the first expression and takes one at a time, so that it holds one input at a time. An
 * expression that was stopped is not tried again: it would cost its full time on each input.
 */
class ExpressionRunner {
    #maxHeapMb;
    #totalMs;
    #turns = (0,p_limit/* default */.A)(1);
    #stopped = new Map();
    #tooLargeInputs = new WeakMap();
    #worker;
    #isClosed = false;
    #spentMs = 0;
    /**
     * @param maxHeapMb megabytes of the thread's heap, beyond which it is ended
     * @param totalMs milliseconds for all that is evaluated, after which nothing is; left out, there is no such bound
     */
    constructor({ maxHeapMb, totalMs = Number.POSITIVE_INFINITY }) {
        this.#maxHeapMb = maxHeapMb;
        this.#totalMs = totalMs;
    }
    evaluate(wanted, expression, input, limits) {
        return this.#turns(async () => {
            limits.signal?.throwIfAborted();
            const stopped = this.#whyStopped(`${wanted} ${expression}`);
            if (stopped !== undefined)
                return { kind: 'stopped', message: stopped };
            if ('value' in input && this.#isTooLarge(input.value)) {
                return { kind: 'error', message: `it would see more than ${MAX_INPUT_SIZE / 1024 ** 2} MB of data` };
            }
            const begun = performance.now();
            const outcome = await this.#ask({ wanted, expression, input }, limits);
            this.#spentMs += performance.now() - begun;
            if (outcome.kind === 'stopped') {
                this.#stopped.set(`${wanted} ${expression}`, outcome.message);
                await this.#endThread();
            }
            return outcome;
        });
    }
    /** Many expressions may be evaluated on one value, which takes a while to measure. */
    #isTooLarge(value) {
        if (typeof value !== 'object' || value === null)
            return exceedsSize(value, MAX_INPUT_SIZE);
        const isTooLarge = this.#tooLargeInputs.get(value) ?? exceedsSize(value, MAX_INPUT_SIZE);
        this.#tooLargeInputs.set(value, isTooLarge);
        return isTooLarge;
    }
    #whyStopped(question) {
        if (this.#isClosed)
            return 'evaluation has ended';
        if (this.#spentMs > this.#totalMs) {
            return `all expressions together took more than ${this.#totalMs / 1000} s`;
        }
        return this.#stopped.get(question);
    }
    /** Ends the thread, and with it what is under way. */
    async close() {
        this.#isClosed = true;
        await this.#endThread();
    }
    async #ask(question, { timeoutMs, signal }) {
        const worker = this.#worker ?? this.#startThread();
        const { promise, resolve, reject } = Promise.withResolvers();
        let timer;
        const heapTimer = setInterval(async () => {
            const used = await worker.getHeapStatistics().then(heap => heap.used_heap_size, () => 0);
            if (used > this.#maxHeapMb * 1024 ** 2)
                resolve({ kind: 'stopped', message: this.#tooLarge });
        }, HEAP_LOOK_MS);
        const onMessage = (answer) => {
            if (answer.kind !== 'started')
                resolve(answer);
            else
                timer = setTimeout(() => resolve({ kind: 'stopped', message: tooLong(timeoutMs) }), timeoutMs);
        };
        const onError = (error) => {
            const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
            resolve({ kind: 'stopped', message: isMemory ? this.#tooLarge : error.message });
        };
        const onExit = () => resolve({ kind: 'stopped', message: 'the thread that evaluates it ended' });
        const onAbort = () => {
            reject(signal.reason);
            void this.#endThread();
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal?.addEventListener('abort', onAbort, { once: true });
        try {
            worker.postMessage(question);
            return await promise;
        }
        catch (error) {
            // What is nested too deep cannot be handed over.
            if (error.name === 'RangeError')
                return { kind: 'error', message: 'what it would see is nested too deep' };
            throw error;
        }
        finally {
            clearTimeout(timer);
            clearInterval(heapTimer);
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            signal?.removeEventListener('abort', onAbort);
        }
    }
    #startThread() {
        const worker = startWorker();
        // It may also end between two questions.
        worker
            .on('error', () => undefined)
            .once('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #endThread() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    get #tooLarge() {
        return `it took more than ${this.#maxHeapMb} MB of memory`;
    }
}
/** The thread sees nothing of the environment: an expression needs none of it, and tokens stand there. */
function startWorker() {
    const here = import.meta.url;
    return new external_node_worker_threads_.Worker(new URL(`./expression-worker${(0,external_node_path_.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
    });
}
function tooLong(timeoutMs) {
    return `it did not finish within ${timeoutMs / 1000} s`;
}


/***/ }),

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_EXPRESSION_CHARACTERS: () => (/* binding */ MAX_EXPRESSION_CHARACTERS),
/* harmony export */   readExpression: () => (/* binding */ readExpression)
/* harmony export */ });
/* harmony import */ var _words_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2363);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33670);


/** Most characters of an expression: JSONata takes time by their square to read it. */
const MAX_EXPRESSION_CHARACTERS = 4000;
/**
 * Checks that a JSONata expression can be parsed, and tells what it reads. It says nothing on whether the expression
 * fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1, as the end of a sentence that begins with
 * the expression
 */
async function readExpression(expression) {
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
        throw new Error(`has ${expression.length} characters; at most ${MAX_EXPRESSION_CHARACTERS} are allowed`);
    }
    const [{ default: jsonata }, { readsOf }] = await Promise.all([__webpack_require__.e(/* import() */ 9132).then(__webpack_require__.t.bind(__webpack_require__, 79132, 19)), __webpack_require__.e(/* import() */ 1442).then(__webpack_require__.bind(__webpack_require__, 1442))]);
    const reads = readOrThrow(() => readsOf(jsonata(expression).ast()), expression.length);
    const [variable] = reads.unbound;
    if (variable === undefined)
        return reads;
    const hint = (0,_words_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(`$${variable}`, [..._functions_js__WEBPACK_IMPORTED_MODULE_1__/* .FUNCTIONS */ .A].map(name => `$${name}`));
    throw new Error(`has "$${variable.slice(0, 100)}", which is no function, and no variable that it binds${hint}`);
}
function readOrThrow(read, length) {
    try {
        return read();
    }
    catch (cause) {
        const { message, position, name } = cause;
        if (name === 'RangeError')
            throw new Error('is nested too deep', { cause });
        const place = position !== undefined && length > 0 ? ` (at character ${Math.min(position + 1, length)})` : '';
        const text = `${message ?? cause}`.slice(0, 200);
        throw new Error(`is not a JSONata expression: ${text}${place}`, { cause });
    }
}


/***/ }),

/***/ 33670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ FUNCTIONS)
/* harmony export */ });
/** Functions of JSONata, without their `$`: https://docs.jsonata.org/overview */
const FUNCTIONS = new Set([
    'sum count max min average string substring substringBefore substringAfter lowercase uppercase length trim pad',
    'match contains replace split join formatNumber formatBase formatInteger parseInteger number floor ceil round',
    'abs sqrt power random boolean not map zip filter single reduce sift keys lookup append exists spread merge',
    'reverse each error assert type sort shuffle distinct base64encode base64decode encodeUrlComponent encodeUrl',
    'decodeUrlComponent decodeUrl eval toMillis fromMillis clone now millis',
].flatMap(line => line.split(' ')));


/***/ }),

/***/ 7430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readReportFile),
/* harmony export */   z: () => (/* binding */ asReport)
/* harmony export */ });
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45650);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);


/** Objects and lists within each other: more than any report has. What walks through one recurses. */
const MAX_DEPTH = 250;
/**
 * Takes what was read from a `report.json` for a report.
 *
 * @throws Error with one line that says what does not fit
 */
function asReport(content) {
    if (depthExceeds(content, MAX_DEPTH))
        throw new Error(`is nested more than ${MAX_DEPTH} levels deep`);
    const read = _report_report_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSchema */ .Qh.safeParse(content);
    if (read.success)
        return read.data;
    const { path, message } = read.error.issues[0];
    const place = path.length === 0 ? '' : `${path.join('.')}: `;
    throw new Error(`is not a report of this version: ${place}${message}`);
}
/**
 * Reads a `report.json` that a setting names.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws NamedFileError where it cannot be read
 * @throws Error with one line that goes behind its name, and shows nothing of what is no report
 */
async function readReportFile(path, within) {
    const text = await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)(path, { maxBytes: _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPORT_BYTES */ .WA, within });
    let content;
    try {
        content = JSON.parse(text);
    }
    catch {
        // The parser quotes the start of what it was given, which may be any file.
        throw new Error('is not JSON');
    }
    return asReport(content);
}
function depthExceeds(value, limit) {
    let level = [value];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > limit)
            return true;
        const next = [];
        for (const item of level) {
            if (typeof item !== 'object' || item === null)
                continue;
            for (const inner of Object.values(item))
                if (typeof inner === 'object' && inner !== null)
                    next.push(inner);
        }
        level = next;
    }
    return false;
}


/***/ }),

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ reasonsBesideHeadline),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   aM: () => (/* binding */ comparisonInWords),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ji: () => (/* binding */ durationInWords)
/* harmony export */ });
/* harmony import */ var _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46198);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11984);




/** Most reasons of a verdict that a summary lists. */
const MAX_REASONS = 10;
/**
 * The verdict in one line, as `Failed: 3 errors on 2 of 8 pages`: what was found of the worst severity. A build that
 * failed without an error says why it failed instead.
 */
function headline(report) {
    const { verdict, shard } = report;
    if (shard) {
        return `Shard ${shard.number} of ${shard.count}, judged when all are merged: ${findingsInWords(report)}`;
    }
    const word = verdict.passed ? 'Passed' : 'Failed';
    if (!verdict.passed && judgedCounts(report).error === 0) {
        const [reason, ...others] = verdict.reasons;
        if (reason !== undefined && others.length === 0)
            return `${word}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason)}`;
        if (others.length > 0)
            return `${word} for ${others.length + 1} reasons`;
    }
    return `${word}: ${findingsInWords(report)}`;
}
/** Whether the build may go on; a shard is `open`, since it is not judged by itself. */
function stateOf({ verdict, shard }) {
    if (shard)
        return 'open';
    return verdict.passed ? 'passed' : 'failed';
}
/**
 * The reasons of the verdict that the headline does not say, made safe for one line each.
 *
 * @param isWanted leaves out what is said elsewhere
 */
function reasonsBesideHeadline(report, isWanted = () => true) {
    const { verdict, shard } = report;
    if (shard)
        return [];
    if (!verdict.passed && judgedCounts(report).error === 0 && verdict.reasons.length === 1)
        return [];
    const wanted = verdict.reasons.filter(isWanted);
    const reasons = wanted.slice(0, MAX_REASONS).map(reason => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason));
    const more = wanted.length - reasons.length;
    return more === 0 ? reasons : [...reasons, `and ${counted(more, 'more reason')}`];
}
function findingsInWords(report) {
    const { counts, pages, comparison } = report;
    const judged = judgedCounts(report);
    const worst = _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.find(severity => judged[severity] > 0);
    if (worst) {
        const affected = comparison
            ? new Set(comparison.new.filter(({ severity }) => severity === worst).map(({ page }) => page)).size
            : pages.filter(page => failuresOf(page)[worst] > 0).length;
        const noun = comparison ? `new ${worst}` : worst;
        return `${counted(judged[worst], noun)} on ${affected} of ${counted(pages.length, 'page')}`;
    }
    if (pages.length === 0)
        return 'no page was audited';
    const nothing = comparison ? 'nothing new' : 'nothing found';
    if (counts.notMeasured > 0) {
        return `${nothing}, but ${counted(counts.notMeasured, 'tool run')} not measured`;
    }
    return `${nothing} on ${counted(pages.length, 'page')}`;
}
/** Failed checks by severity, as far as they count for the verdict: against a baseline those with a new place. */
function judgedCounts({ counts, comparison }) {
    if (!comparison)
        return counts;
    const judged = { error: 0, warning: 0, notice: 0 };
    const failures = new Map(comparison.new.map(failure => [`${failure.check} ${failure.page}`, failure]));
    for (const { severity } of failures.values())
        judged[severity]++;
    return judged;
}
/** Places by what became of them against the baseline, as `3 new`, `12 known`, `2 fixed`; empty without one. */
function comparisonInWords({ comparison }) {
    if (!comparison)
        return [];
    return ['new', 'known', 'fixed'].map(state => `${(0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(comparison[state]).toLocaleString('en')} ${state}`);
}
/** Failed checks of one page by severity. */
function failuresOf(page) {
    const failures = { error: 0, warning: 0, notice: 0 };
    for (const run of page.runs) {
        for (const check of run.checks)
            if ((0,_api_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .isFailure */ .N)(check))
                failures[check.severity]++;
    }
    return failures;
}
/** Failed checks by severity and tool runs without a result, in words, as `3 errors`, `1 warning`; none left out. */
function countsInWords(counts) {
    return [
        ..._api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .oC.map(severity => counted(counts[severity], severity)),
        ...(counts.notMeasured > 0 ? [`${counts.notMeasured} not measured`] : []),
    ];
}
/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
function counted(count, noun) {
    return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
function durationInWords(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 45650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ reportSchema),
/* harmony export */   hF: () => (/* binding */ withPages),
/* harmony export */   nH: () => (/* binding */ buildFindings)
/* harmony export */ });
/* unused harmony export verdictSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46198);
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93574);





const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })
    .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' });
const ruleSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    severity: _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .severitySchema */ .X5,
    why: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    fix: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    help: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
})
    .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
/** A report can come from anywhere, and each shard that is missing costs a line. */
const shardNumber = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(1000);
/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    generator: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('seo-preflight'), version: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().min(0).max(100).nullable(),
    counts: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ error: count, warning: count, notice: count, notMeasured: count }),
    pages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSchema */ .vD),
    rules: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ruleSchema),
    analyses: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .analysisSchema */ .m),
    rank: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ project: _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .rankProjectSchema */ .Tq, dashboard: _api_results_js__WEBPACK_IMPORTED_MODULE_1__/* .rankDashboardSchema */ .QY })),
    shard: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: shardNumber, count: shardNumber })
        .optional()
        .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
        .optional()
        .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .comparisonSchema */ .D.optional(),
    withoutBaseline: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .optional()
        .describe('Why nothing was compared, although a baseline was asked for'),
    baseline: _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineSchema */ .d2
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
/**
 * Puts what a run found into the form of the report: texts that belong to a check stand once, under `rules`, and a
 * check that failed at many places counts once.
 */
function buildFindings(input) {
    const rules = { ...input.rules };
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
        score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_2__/* .meanScore */ .UQ)(pages.map(page => page.score)),
        counts: countOf(pages),
        pages,
        rules: Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))),
        analyses: [...input.analyses],
        rank: input.rank ?? [],
        ...(input.shard && { shard: input.shard }),
        ...(input.gaps?.length && { gaps: [...input.gaps] }),
        ...(input.baseline && { baseline: input.baseline }),
    };
}
function withoutTexts(whole, rules) {
    const { why, fix, ...check } = whole;
    const { title, severity, help } = check;
    rules[check.id] ??= { title, severity, why: why ?? '', fix: fix ?? '', help };
    return why === undefined && fix === undefined ? whole : check;
}
/** The same findings with other pages and analyses, as after failures were set aside. */
function withPages(findings, pages, analyses) {
    return { ...findings, pages, analyses, counts: countOf(pages) };
}
/** Failed checks that count, by severity, over all pages, and the tool runs that gave no result. */
function countOf(pages) {
    const counts = { error: 0, warning: 0, notice: 0, notMeasured: 0 };
    for (const run of pages.flatMap(page => page.runs)) {
        if (run.status === 'not-measured')
            counts.notMeasured++;
        for (const check of run.checks)
            if ((0,_api_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .isFailure */ .N)(check))
                counts[check.severity]++;
    }
    return counts;
}


/***/ }),

/***/ 89064:
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
 * @returns the pages in the order of `urls`, their runs in the order of their tools
 */
async function auditPages(api, urls, options) {
    const { tools, signal, onRun, onPage } = options;
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const total = urls.reduce((sum, url) => sum + tools(url).length, 0);
    let done = 0;
    const auditPage = async (url) => {
        const wanted = tools(url);
        const ask = async (tool) => {
            const run = await runOrReason(api, tool, url, options);
            onRun(run, ++done, total);
            return run;
        };
        const asked = new Map((api.order?.(wanted) ?? wanted).map(tool => [tool, limit(ask, tool)]));
        const runs = await Promise.all(wanted.map(tool => asked.get(tool)));
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

// EXTERNAL MODULE: ./lib/engine/visit/user-agent.js
var user_agent = __webpack_require__(65375);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
;// CONCATENATED MODULE: ./lib/target/private-addresses.js
/**
 * The addresses that a run may connect to: private ones where the targets themselves are on such, or where the settings
 * let pages lead there.
 *
 * @param targets URLs that are audited, or that the pages to audit are looked for at
 */
function addressesOf({ allowPrivate, productionUrl, sitemap }, targets) {
    if (allowPrivate)
        return 'any';
    return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/open-api.js


/** Pages with pictures, at about 60 kB each: enough for those that a person looks at one by one. */
const PAGES_WITH_SCREENSHOTS = 50;
/**
 * The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded.
 *
 * @param targets the pages to audit, beside which others may only be compared with
 * @param previewHost host of the deployment that started the run, where it is not production
 * @param sandbox whether Chrome may do without it where it cannot have one
 */
async function openApi(settings, targets, previewHost, sandbox = 'preferred') {
    const timeoutMs = settings.timeout * 1000;
    if (settings.baseUrl !== undefined) {
        const { createHostedApi } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(6752), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 60645));
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
    const { createThreadedEngine } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5817), __webpack_require__.e(3122), __webpack_require__.e(187)]).then(__webpack_require__.bind(__webpack_require__, 60187));
    return createThreadedEngine({
        version: version/* VERSION */.x,
        timeoutMs,
        headers: settings.headers ?? {},
        headerOrigins: new Set(targets.map(url => new URL(url).origin)),
        preview: previewOf(settings, targets, previewHost),
        addresses: addressesOf(settings, targets),
        sandbox,
        device: settings.device,
        lighthouseRuns: settings.lighthouseRuns,
        screenshots: settings.tools.includes('ux') ? PAGES_WITH_SCREENSHOTS : 0,
        ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
    });
}
/** A target is a preview where the settings name production, or where the event says so of its host. */
function previewOf({ productionUrl }, targets, previewHost) {
    if (productionUrl !== undefined)
        return { productionUrl };
    const isDeployment = previewHost !== undefined && targets.every(url => new URL(url).host === previewHost);
    return isDeployment ? {} : undefined;
}

// EXTERNAL MODULE: ./lib/api/results.js
var results = __webpack_require__(46198);
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
function judgedByExpression(run, conditions) {
    return conditions.expressionsFor(run).length > 0 && responseBody(run) !== undefined;
}

// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
;// CONCATENATED MODULE: ./lib/gate/baseline/generated-names.js
/**
 * Parts of texts that a build makes anew each time, in place of which stands `*`: hashes in names of assets, ids of
 * builds and deployments, ids and classes that frameworks number.
 */
function withoutGeneratedNames(text) {
    return text
        .replace(BUILD_ID, '$1*')
        .replace(DEPLOYMENT, '$1*')
        .replace(NONCE, '$1')
        .replace(ASSET_HASH, (all, dash, hash, end) => UPPER_TWICE.test(hash) || isRandom(hash) ? `${dash}*${end}` : all)
        .replace(ASSET_VERSION, '$1*')
        .replace(STYLED_CLASS, '$1-*')
        .replace(MODULE_CLASS, '$1*')
        .replace(FRAMEWORK_ID, '*')
        .replace(WORD, word => (isRandom(word) ? '*' : word));
}
/** Next.js puts its build's id before the manifests of it. */
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g;
/** Vercel pins assets to a deployment by a query parameter. */
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g;
const NONCE = /(\bnonce=")[^"]*/g;
/** Vite, Rollup and esbuild put eight characters of base64url or base32 before the extension. */
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g;
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/;
/** A version behind the name of an asset only says which build it is from. */
const ASSET_VERSION = /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g;
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g;
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g;
/** React's `useId`: `:r1:`, in selectors with backslashes, and `«r1»`. */
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g;
const WORD = /[A-Za-z0-9]{8,}/g;
/** Whether nobody would choose such a word: hexadecimal, or letters and digits in turns. */
function isRandom(word) {
    if (!/\d/.test(word) || !/[A-Za-z]/.test(word))
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(word))
        return true;
    const turns = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
    return turns >= 2;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/place-keys.js

/** Makes keys of the places of one deployment: without its hosts and root, generated names and figures in messages. */
class PlaceKeys {
    #hosts;
    #root;
    /** Pages, selectors and messages come again and again. */
    #known = new Map();
    /** @param others deployments whose hosts are taken out as well, since each may name the other */
    constructor(deployment, others = []) {
        const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts));
        this.#root = deployment.root;
        this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined;
    }
    /** @param pageUrls the page, and where redirects led from it */
    keyOf(occurrence, message, pageUrls) {
        const { url, selector = '', snippet = '' } = occurrence;
        const resource = this.#plain(url);
        return {
            resource: pageUrls.some(page => this.#plain(page) === resource) ? '' : resource,
            selector: this.#plain(selector),
            message: this.#plain(occurrence.message ?? message ?? '').replace(FIGURE, '0'),
            snippet: this.#plain(snippet),
        };
    }
    #plain(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const plain = this.#make(text);
        this.#known.set(text, plain);
        return plain;
    }
    #make(text) {
        const local = this.#hosts ? text.replace(this.#hosts, '') : text;
        const rooted = this.#root === '/' ? local : local.replaceAll(this.#root, '/');
        return withoutGeneratedNames(rooted);
    }
}
const FIGURE = /\d+(?:[.,]\d+)*/g;
const INDEX = /:nth-(?:of-type|child)\(\d+\)/g;
/** The selector of all elements that stand at the same place of a template. */
function withoutIndexes(selector) {
    return selector.replace(INDEX, '');
}
/** A host with the scheme before it, where there is one; also with the slashes escaped, as in JSON. */
function hostPattern(hosts) {
    const longestFirst = hosts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const names = longestFirst.map(host => RegExp.escape(host)).join('|');
    return new RegExp(`(?:(?:https?:)?(?:\\\\?/){2}|(?<![\\w.-]))(?:${names})(?![\\w-]|[.:]\\w)`, 'gi');
}

;// CONCATENATED MODULE: ./lib/gate/baseline/match-places.js

/**
 * Finds the places of a failure again that were there before. What is listed on one side only may be among those that
 * the other side only counts: then it passes for one of them, so that a failure with too many places to list is new as
 * far as there are more of them.
 */
function matchPlaces(now, before) {
    const open = { now: [...now.places], before: [...before.places] };
    let known = 0;
    for (const keyMaker of [...SAME_ELEMENT.map(keyOf => () => keyOf), soleAt]) {
        if (open.now.length === 0 || open.before.length === 0)
            break;
        known += pairOff(open, keyMaker(now.places, before.places));
    }
    const counted = open.now.filter(place => !place.ignored);
    const gone = open.before.filter(place => !place.ignored);
    const amongBefore = Math.min(counted.length, before.unlisted);
    const amongNow = Math.min(gone.length, now.unlisted);
    const left = { now: now.unlisted - amongNow, before: before.unlisted - amongBefore };
    const unlisted = Math.min(left.now, left.before);
    return {
        new: {
            places: counted.slice(0, counted.length - amongBefore),
            unlisted: left.now - unlisted,
        },
        known: known + amongBefore + amongNow + unlisted,
        fixed: { places: gone.slice(0, gone.length - amongNow), unlisted: left.before - unlisted },
        byNumber: now.unlisted + before.unlisted > 0 && now.places.length + before.places.length > 0,
    };
}
/** From the surest sign that an element is the same one to the least sure that is enough. */
const SAME_ELEMENT = [
    ({ key }) => JSON.stringify([key.resource, key.selector, key.message, key.snippet]),
    // It has moved: lines, siblings and wrappers before it do not matter.
    ({ key }) => (key.snippet === '' ? undefined : JSON.stringify([key.resource, key.message, key.snippet])),
    // It stands where it was, and was edited.
    ({ key }) => (key.selector === '' ? undefined : JSON.stringify([key.resource, key.selector, key.message])),
    // Nothing but its selector is known, whose indexes change with every element before it.
    ({ key }) => key.snippet === '' && key.selector !== ''
        ? JSON.stringify([key.resource, withoutIndexes(key.selector), key.message])
        : undefined,
    // A link to the same broken page, a rule of the same file.
    ({ key }) => (key.resource === '' ? undefined : JSON.stringify([key.resource, key.message])),
];
/**
 * Where an element or a resource has the failure once, it is the same failure even if its words differ, since these
 * may quote texts and measures.
 */
function soleAt(now, before) {
    const placeOf = ({ key }) => JSON.stringify([key.resource, key.selector]);
    const countsOf = (places) => Map.groupBy(places, placeOf);
    const [ofNow, ofBefore] = [countsOf(now), countsOf(before)];
    return place => {
        const text = placeOf(place);
        return ofNow.get(text)?.length === 1 && ofBefore.get(text)?.length === 1 ? text : undefined;
    };
}
/** Takes away the places that both sides have, and says how many of them count. */
function pairOff(open, keyOf) {
    const waiting = Map.groupBy(open.before, keyOf);
    const found = new Set();
    let known = 0;
    open.now = open.now.filter(place => {
        const key = keyOf(place);
        const partner = key === undefined ? undefined : waiting.get(key)?.shift();
        if (!partner)
            return true;
        found.add(partner);
        if (!place.ignored)
            known++;
        return false;
    });
    open.before = open.before.filter(place => !found.has(place));
    return known;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/check-comparison.js


/** Gathers what is new, known and fixed, run by run and check by check. */
class CheckComparison {
    fresh = [];
    known = [];
    fixed = [];
    #options;
    #shared;
    constructor(options) {
        this.#options = options;
    }
    add({ run, before, isNewPage }) {
        const ids = new Set([...run.checks, ...(before?.checks ?? [])].map(check => check.id));
        for (const id of ids) {
            const checks = run.checks.filter(check => check.id === id);
            if (before) {
                const earlier = before.checks.filter(check => check.id === id);
                this.#compare(run, checks, before, earlier);
            }
            else {
                this.#take(run, checks.filter(api_failures/* isFailure */.N), isNewPage);
            }
        }
    }
    /** Takes the failures of a run that has nothing to be compared with. */
    #take(run, checks, isNewPage) {
        for (const check of checks) {
            const { places, unlisted } = failureOf([check], run, this.#options.now);
            const isKnown = (place) => isNewPage && this.#isShared(run, check, place);
            const fresh = places.filter(place => !place.ignored && !isKnown(place));
            const known = places.filter(place => !place.ignored && isKnown(place)).length;
            this.fresh.push(...refsOf(run, check, fresh, unlisted));
            if (known > 0)
                this.known.push(refOf(run, check, known));
        }
    }
    #compare(run, now, earlierRun, before) {
        const { uncompared, hosted } = this.#options;
        const failing = now.find(check => check.outcome === 'fail');
        const failed = before.find(check => check.outcome === 'fail');
        if (failing && !failed) {
            const isMissing = before.length === 0 && !hosted;
            const isUnverified = before.some(check => check.outcome === 'not-measured');
            if ((0,api_failures/* isFailure */.N)(failing) && (isMissing || isUnverified))
                uncompared.addCheck(run, failing, isMissing);
            this.#take(run, now.filter(api_failures/* isFailure */.N), false);
            return;
        }
        if (!failed || (!failing && !isGone(now, hosted)))
            return;
        const matched = matchPlaces(failureOf(now, run, this.#options.now), failureOf(before, earlierRun, this.#options.before));
        if (matched.byNumber && failing)
            uncompared.addCounted(run, failing);
        if (failing && (0,api_failures/* isFailure */.N)(failing)) {
            this.fresh.push(...refsOf(run, failing, matched.new.places, matched.new.unlisted));
            if (matched.known > 0)
                this.known.push(refOf(run, failing, matched.known));
        }
        if (failing?.ignored === undefined && failed.ignored === undefined) {
            this.fixed.push(...refsOf(run, failed, matched.fixed.places, matched.fixed.unlisted));
        }
    }
    /** Whether the baseline has the same failure of the same resource, which is no page, on any page. */
    #isShared(run, check, { key }) {
        if (key.resource === '')
            return false;
        this.#shared ??= new Set(this.#options.everywhere.flatMap(other => other.checks.flatMap(failed => failureOf([failed], other, this.#options.before).places.map(place => sharedKey(other, failed, place)))));
        return this.#shared.has(sharedKey(run, check, { key }));
    }
}
function sharedKey(run, check, { key }) {
    return JSON.stringify([run.tool, check.id, key.resource, key.message]);
}
/** Whether a check that does not fail says that the fault is gone; that it was not verified says nothing. */
function isGone(now, hosted) {
    return now.length === 0 ? hosted : now.every(check => check.outcome === 'pass');
}
/** The places of a check, which a service may list several times, with those that were set aside. */
function failureOf(checks, run, keys) {
    const failing = checks.filter(check => check.outcome === 'fail');
    const pageUrls = run.finalUrl === undefined ? [run.url] : [run.url, run.finalUrl];
    const place = (occurrence, { message }, ignored) => ({
        key: keys.keyOf(occurrence, message, pageUrls),
        occurrence: withMessage(occurrence, message),
        ignored,
    });
    return {
        places: failing.flatMap(check => [
            ...check.occurrences.map(occurrence => place(occurrence, check, check.ignored !== undefined)),
            ...(check.ignoredOccurrences ?? []).map(({ occurrence }) => place(occurrence, check, true)),
        ]),
        unlisted: failing.reduce((sum, check) => sum + unlistedOf(check), 0),
    };
}
function withMessage(occurrence, message) {
    return occurrence.message === undefined && message !== undefined ? { ...occurrence, message } : occurrence;
}
/** A failure without a known place is somewhere. */
function unlistedOf({ occurrences, occurrenceCount }) {
    if (occurrences.length === 0)
        return Math.max(1, occurrenceCount ?? 1);
    return Math.max(0, (occurrenceCount ?? 0) - occurrences.length);
}
function refsOf(run, check, places, unlisted) {
    const refs = places.map(({ occurrence: { url, message, selector, line } }) => ({
        ...refOf(run, check, 1),
        place: {
            url,
            ...(message !== undefined && { message }),
            ...(selector !== undefined && { selector }),
            ...(line !== undefined && { line }),
        },
    }));
    return unlisted > 0 ? [...refs, refOf(run, check, unlisted)] : refs;
}
function refOf({ tool, url }, { id, title, severity }, places) {
    return { tool, check: id, title, severity, page: url, places };
}

;// CONCATENATED MODULE: ./lib/gate/baseline/page-pairs.js
/**
 * Pairs the pages of two deployments by their paths and queries. Where not one path is on both sides, a preview may
 * lie in a folder: then by what follows the folder that all pages of a side have in common.
 *
 * @param given the pairs, where they are known
 */
function pairPages(now, before, given) {
    const ofNow = [...new Set(now.map(run => run.url))];
    const ofBefore = [...new Set(before.map(run => run.url))];
    const hosts = { now: hostsOf(now), before: hostsOf(before) };
    if (given) {
        const pairs = Object.entries(given);
        const roots = rootsOf(pairs);
        return {
            counterpartOf: url => (Object.hasOwn(given, url) ? given[url] : undefined),
            now: { hosts: hosts.now, root: roots.now },
            before: { hosts: hosts.before, root: roots.before },
        };
    }
    const byPath = pathsOf(ofBefore, '/');
    if (ofNow.some(url => byPath.has(pathOf(url, '/'))))
        return pairsBy(byPath, '/', '/', hosts);
    const roots = { now: commonFolder(ofNow), before: commonFolder(ofBefore) };
    const byRest = pathsOf(ofBefore, roots.before);
    const found = roots.now !== roots.before && ofNow.some(url => byRest.has(pathOf(url, roots.now)));
    if (!found)
        return pairsBy(byPath, '/', '/', hosts);
    return {
        ...pairsBy(byRest, roots.now, roots.before, hosts),
        note: `pages in ${roots.now} were compared with those in ${roots.before}, since no path is in both`,
    };
}
function pairsBy(byPath, nowRoot, beforeRoot, hosts) {
    return {
        counterpartOf: url => byPath.get(pathOf(url, nowRoot)),
        now: { hosts: hosts.now, root: nowRoot },
        before: { hosts: hosts.before, root: beforeRoot },
    };
}
function pathsOf(urls, root) {
    const paths = new Map();
    for (const url of urls)
        if (!paths.has(pathOf(url, root)))
            paths.set(pathOf(url, root), url);
    return paths;
}
/** What follows the root, from its slash on: path and query. */
function pathOf(url, root) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname;
    return path + parsed.search;
}
/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(urls) {
    const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = length < 0 ? first : first.slice(0, length);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}
/** The folders before what the paths of all given pairs end in alike. */
function rootsOf(pairs) {
    const [first] = pairs;
    const [now, before] = (first ?? []).map(url => URL.parse(url)?.pathname ?? '/');
    if (now === undefined || before === undefined || now === before)
        return { now: '/', before: '/' };
    const shorter = Math.min(now.length, before.length);
    let same = 0;
    while (same < shorter && now[now.length - 1 - same] === before[before.length - 1 - same])
        same++;
    const end = now.slice(now.length - same);
    const tail = end.slice(Math.max(0, end.indexOf('/')));
    if (!tail.startsWith('/'))
        return { now: '/', before: '/' };
    const rootOf = (path) => `${path.slice(0, path.length - tail.length)}/`;
    return { now: rootOf(now), before: rootOf(before) };
}
/** Hosts that the runs were made on, and that their pages lead to within the site. */
function hostsOf(runs) {
    const hosts = new Set(runs.map(({ url }) => URL.parse(url)?.host.toLowerCase() ?? ''));
    for (const { finalUrl } of runs) {
        const host = finalUrl === undefined ? undefined : URL.parse(finalUrl)?.host.toLowerCase();
        if (host !== undefined && [...hosts].some(own => isVariant(own, host)))
            hosts.add(host);
    }
    hosts.delete('');
    return [...hosts];
}
/** With and without `www.` it is the same site. */
function isVariant(host, other) {
    return host.replace(/^www\./, '') === other.replace(/^www\./, '');
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

;// CONCATENATED MODULE: ./lib/gate/baseline/scores.js


/**
 * Points by which Lighthouse's performance score of one and the same page may differ between two runs. Eight runs each
 * of three pages on two busy cores lay 5, 9 and 17 points apart.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
const PAGESPEED_SPREAD = 20;
/** Scores of tools, and of pages on which the same tools have scores, that differ from those of the baseline. */
function compareScores(compared, tolerances) {
    return groupBy(compared, ({ run }) => run.url).flatMap(ofPage => {
        const page = ofPage[0].run.url;
        const tools = ofPage.flatMap(({ run, before }) => {
            if (run.score === null || before === undefined || before.score === null)
                return [];
            const tolerance = toleranceOf(run, before, tolerances);
            return [{ page, tool: run.tool, before: before.score, after: run.score, tolerance }];
        });
        const withScore = ofPage.filter(({ run }) => run.score !== null);
        const whole = tools.length === withScore.length ? [wholePage(page, ofPage, tools)] : [];
        return [...whole.flat(), ...tools].filter(({ before, after }) => before !== after);
    });
}
function wholePage(page, ofPage, tools) {
    const after = (0,score/* pageScore */.WY)(ofPage.map(({ run }) => run));
    const scored = ofPage.filter(({ run }) => run.score !== null);
    const before = (0,score/* pageScore */.WY)(scored.flatMap(pair => (pair.before ? [pair.before] : [])));
    if (after === null || before === null)
        return [];
    const sum = tools.reduce((points, { tolerance }) => points + tolerance, 0);
    return [{ page, before, after, tolerance: Math.ceil(sum / tools.length) }];
}
/** What is set for the tool by name; else what is set for all, for `pagespeed` at least what it varies by itself. */
function toleranceOf(run, before, { all = 0, tools }) {
    const ofTool = tools[run.tool];
    if (ofTool !== undefined)
        return ofTool;
    return run.tool === 'pagespeed' ? Math.max(all, PAGESPEED_SPREAD, spreadOf(run), spreadOf(before)) : all;
}
/** Points between the best and the worst of several runs of Lighthouse on the page. */
function spreadOf({ facts }) {
    const scores = Array.isArray(facts['runs']) ? facts['runs'].filter(score => typeof score === 'number') : [];
    return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
}

;// CONCATENATED MODULE: ./lib/gate/baseline/uncompared.js


const COUNTS = 'what fails there counts as new';
/** Gathers what could not be compared, for one line each. */
class Uncompared {
    #version;
    #remarks = [];
    /** @param version of the program that made the baseline */
    constructor(version) {
        this.#version = version;
    }
    /** A run that the baseline did not measure. One that found nothing needs no word. */
    addRun(run, isNewPage, before) {
        if (!run.checks.some(api_failures/* isFailure */.N))
            return;
        const reason = before?.reason?.replaceAll(before.url, 'the page');
        const cause = reason === undefined ? '' : ` (${inline(reason)})`;
        this.#remarks.push(isNewPage
            ? { subject: '', what: `is not in the baseline: ${COUNTS}`, url: run.url }
            : { subject: `${run.tool}: `, what: `not measured in the baseline${cause}: ${COUNTS}`, url: run.url });
    }
    /** A check that fails now and that the baseline could not verify, or did not have at all. */
    addCheck(run, check, isMissing) {
        const what = isMissing
            ? `${inline(check.id)} is no check of version ${inline(this.#version)}, which made the baseline: ${COUNTS}`
            : `${inline(check.id)} could not be verified in the baseline: ${COUNTS}`;
        this.#remarks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    /** A check with places that are not listed. */
    addCounted(run, check) {
        const what = `${inline(check.id)} has more places than are listed, so they were compared by number`;
        this.#remarks.push({ subject: `${run.tool}: `, what, url: run.url });
    }
    lines() {
        return groupBy(this.#remarks, ({ subject, what }) => `${subject}\n${what}`).map(group => {
            const { subject, what } = group[0];
            return reasonLine(distinctPlaces(group), { subject, ofOne: what });
        });
    }
}

;// CONCATENATED MODULE: ./lib/gate/baseline/compare.js







/**
 * Compares a run with a baseline: each failure is found again by its check and place, whatever the origin, the hashes in
 * names of assets and the lines around it. What the baseline did not measure is new, since nobody knows better, and a
 * note says so. A failure is fixed where its check passes now, or fails at fewer places: what cannot be verified, or
 * does not apply to a preview, is not fixed. What `ignore` set aside is none of these.
 *
 * @returns failures with the worst first, then in the order of the pages
 */
function compare(findings, baseline, tolerances) {
    const now = runsOf(findings);
    const before = runsOf({ pages: baseline.pages, analyses: [] });
    const pairs = pairPages(now, before, baseline.counterparts);
    const uncompared = new Uncompared(baseline.version);
    const checks = new CheckComparison({
        now: new PlaceKeys(pairs.now, [pairs.before]),
        before: new PlaceKeys(pairs.before, [pairs.now]),
        everywhere: before,
        hosted: baseline.source === 'hosted',
        uncompared,
    });
    const runsBefore = new Map(before.map(run => [`${run.tool} ${run.url}`, run]));
    const pagesBefore = new Set(before.filter(run => run.status === 'measured').map(run => run.url));
    const compared = [];
    for (const run of now) {
        if (run.status === 'not-measured')
            continue;
        const url = pairs.counterpartOf(run.url);
        const partner = url === undefined ? undefined : runsBefore.get(`${run.tool} ${url}`);
        const isNewPage = url === undefined || !pagesBefore.has(url);
        compared.push({ run, before: partner?.status === 'measured' ? partner : undefined, isNewPage });
        if (partner?.status !== 'measured')
            uncompared.addRun(run, isNewPage, partner);
    }
    for (const pair of compared)
        checks.add(pair);
    const { fresh, known, fixed } = checks;
    return {
        baseline: baseline.name,
        new: worstFirst(fresh),
        known: worstFirst(known),
        fixed: worstFirst(fixed),
        scores: compareScores(compared, tolerances),
        notes: [...(pairs.note === undefined ? [] : [pairs.note]), ...uncompared.lines()],
    };
}
function worstFirst(failures) {
    return results/* SEVERITIES */.oC.flatMap(severity => failures.filter(failure => failure.severity === severity));
}
/** Whether a baseline has anything that a run can be compared with. */
function isUsable(baseline) {
    return baseline.pages.some(page => page.runs.some(run => run.status === 'measured'));
}
/** What a comparison reads of a run: of the facts only the scores of several measurements. */
function comparablePart(run) {
    const { runs } = run.facts;
    return {
        ...run,
        facts: runs === undefined ? {} : { runs },
        checks: run.checks.map(({ why: _why, fix: _fix, ...check }) => check),
    };
}

// EXTERNAL MODULE: ./lib/report/secrets.js
var secrets = __webpack_require__(70867);
// EXTERNAL MODULE: ./lib/target/joined-url.js
var joined_url = __webpack_require__(44132);
;// CONCATENATED MODULE: ./lib/production.js





/**
 * Audits the pages, and beside each the same page of production, with the same tools and at the same time, so that what
 * varies from hour to hour varies for both.
 */
async function auditWithProduction(api, urls, settings, source, options) {
    const counterparts = new Map(urls.map(url => [url, productionPage(url, settings)]));
    const previewPages = new Map([...counterparts].map(([url, production]) => [production, url]));
    const tools = (url) => options.tools(counterparts.has(url) ? url : (previewPages.get(url) ?? url));
    const all = new Set(urls.flatMap(url => [url, counterparts.get(url)]));
    const onPage = (page) => counterparts.has(page.url) && options.onPage(page);
    const audited = await auditPages(api, [...all], { ...options, tools, onPage });
    const pageOf = new Map(audited.map(page => [page.url, page]));
    const production = [...new Set(counterparts.values())].map(url => pageOf.get(url));
    return {
        pages: urls.map(url => pageOf.get(url)),
        baseline: {
            name: `production at ${new URL(settings.productionUrl).origin}`,
            source,
            version: version/* VERSION */.x,
            counterparts: Object.fromEntries(counterparts),
            pages: production.map(page => ({ ...page, runs: page.runs.map(comparablePart) })),
        },
    };
}
/**
 * Where a page will live. A folder that the `url` of a preview with `paths` names is the root of the site; the path of
 * `production-url` goes before all. What lets an audit into the preview, a password or a secret parameter, stays behind.
 */
function productionPage(url, { productionUrl, url: roots = [], paths = [] }) {
    const page = new URL(url);
    const folders = paths.length === 0 ? [] : roots.filter(root => new URL(root).origin === page.origin);
    const root = folders
        .map(folder => new URL(folder).pathname.replace(/\/$/, ''))
        .find(folder => page.pathname === folder || page.pathname.startsWith(`${folder}/`));
    const production = new URL((0,joined_url/* joinedUrl */.d)(productionUrl, page.pathname.slice(root?.length ?? 0)));
    production.search = page.search;
    for (const name of [...production.searchParams.keys()]) {
        if ((0,secrets/* isSecretName */.eh)(name))
            production.searchParams.delete(name);
    }
    return production.href;
}

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/report.js
var report_report = __webpack_require__(45650);
;// CONCATENATED MODULE: ./lib/target/part.js
/**
 * One of several parts of a list, of which together each item is in exactly one, in order, and whose lengths differ by
 * one at most.
 *
 * @param number of the part, from 1 on
 */
function partOf(items, { number, count }) {
    const start = (part) => Math.floor((items.length * part) / count);
    return items.slice(start(number - 1), start(number));
}

// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/target/target.js




/** The addresses of a static folder's pages are the same in every run and on every shard, where nobody else has it. */
const STATIC_SITE_PORT = 7360;
/** Most milliseconds for one request of a sitemap. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Finds out which pages to audit: serves the static folder, waits until the target answers and reads its sitemap, as
 * the settings say.
 *
 * @throws SettingsError where the folder cannot be served or the named sitemap gives no page
 */
async function openTarget(settings, around) {
    const { staticDir, url = [], paths = [], wait, sitemap, within } = settings;
    const site = staticDir === undefined ? undefined : await serve(staticDir, within.staticDir);
    const bases = site ? [`${site.origin}/`] : url;
    const close = async () => site?.close();
    try {
        if (wait > 0 && !site)
            await waitUntilUp(bases, settings, around);
        const given = withPaths(bases, paths);
        if (sitemap === false || around.signal.aborted)
            return { urls: given, notes: [], gaps: [], close };
        const { urls, notes, gaps } = await fromSitemaps(bases, settings, around);
        // An address that stands for the whole site gives way to the pages of its sitemap.
        const named = urls.length === 0 ? given : given.filter(url => paths.length > 0 || !isRoot(url));
        return { urls: [...new Set([...named, ...urls])], notes, gaps, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
function isRoot(url) {
    const { pathname, search } = new URL(url);
    return pathname === '/' && search === '';
}
/** At a hosted service the advice of a login wall would be refused as a setting. */
const HOSTED_ADVICE = 'the service at "base-url" cannot be given "headers", but the embedded engine can';
async function serve(staticDir, within) {
    const { serveStaticSite } = await Promise.all(/* import() */[__webpack_require__.e(8416), __webpack_require__.e(8683)]).then(__webpack_require__.bind(__webpack_require__, 68683));
    try {
        const folder = within === undefined ? staticDir : await (0,named_file/* realPlace */.oD)(staticDir, within);
        return await serveStaticSite(folder, STATIC_SITE_PORT);
    }
    catch (error) {
        const isMissing = error instanceof named_file/* NamedFileError */.ql && error.code === 'ENOENT';
        throw new settings_error/* SettingsError */.G(`static-dir: "${staticDir}" ${isMissing ? 'does not exist' : error.message}`);
    }
}
async function waitUntilUp(urls, settings, around) {
    const { waitForTargets } = await __webpack_require__.e(/* import() */ 1212).then(__webpack_require__.bind(__webpack_require__, 1212));
    const client = await openClient(urls, settings, around);
    try {
        const { signal, onWait } = around;
        const ask = (url, timeoutMs) => {
            const visit = client.visit(url);
            return visit.fetch(visit.url, { timeoutMs });
        };
        const advice = settings.baseUrl === undefined ? undefined : HOSTED_ADVICE;
        await waitForTargets(urls, { budgetMs: settings.wait * 1000, ask, advice, onWait, signal });
    }
    finally {
        await client.close();
    }
}
async function fromSitemaps(bases, settings, around) {
    const [{ pagesOfSitemap }, { preferencesOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(5817), __webpack_require__.e(6071), __webpack_require__.e(6607)]).then(__webpack_require__.bind(__webpack_require__, 14967)),
        __webpack_require__.e(/* import() */ 9865).then(__webpack_require__.bind(__webpack_require__, 39865)),
    ]);
    const client = await openClient(bases, settings, around);
    const { maxPages: max, productionUrl: production } = settings;
    const sitemap = settings.sitemap === true ? undefined : settings.sitemap;
    const found = { urls: [], notes: [], gaps: [] };
    const preferences = () => preferencesOf(around);
    try {
        for (const [origin, [base]] of Map.groupBy(bases, base => new URL(base).origin)) {
            const visit = client.visit(base);
            const pages = await pagesOfSitemap({ visit, base: visit.url, sitemap, production, max, preferences });
            found.urls.push(...pages.urls);
            found.notes.push(...pages.notes);
            found.gaps.push(...pages.gaps);
            if (pages.missing === undefined)
                continue;
            if (sitemap !== undefined)
                throw new settings_error/* SettingsError */.G(`sitemap: "${sitemap}" ${pages.missing}`);
            found.notes.push(`The sitemap of ${origin} ${pages.missing}; the pages given are audited alone`);
        }
        return found;
    }
    catch (error) {
        // A run that was ended meanwhile says so by itself.
        if (around.signal.aborted)
            return { urls: [], notes: [], gaps: [] };
        throw error;
    }
    finally {
        await client.close();
    }
}
/** The engine's client, to ask with the headers of the settings before there is an engine. */
async function openClient(bases, settings, { signal, userAgent }) {
    const { headers = {} } = settings;
    const [{ HttpClient }, { Memo }, { Visit: OpenVisit }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8280), __webpack_require__.e(5693), __webpack_require__.e(7521)]).then(__webpack_require__.bind(__webpack_require__, 25693)),
        __webpack_require__.e(/* import() */ 6218).then(__webpack_require__.bind(__webpack_require__, 26218)),
        Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(4894), __webpack_require__.e(5817), __webpack_require__.e(1492), __webpack_require__.e(8770)]).then(__webpack_require__.bind(__webpack_require__, 41492)),
    ]);
    const addresses = addressesOf(settings, bases);
    const http = new HttpClient({ addresses, userAgent, timeoutMs: REQUEST_TIMEOUT_MS });
    return {
        visit: (url) => new OpenVisit(url, { http, siteMemo: new Memo(20, Number.POSITIVE_INFINITY), headers, signal }),
        close: () => http.close(),
    };
}
/** Each path behind each URL; the URLs themselves where there are no paths. */
function withPaths(urls, paths) {
    const pages = urls.flatMap(url => (paths.length === 0 ? [url] : paths.map(path => (0,joined_url/* joinedUrl */.d)(url, path))));
    return [...new Set(pages)];
}

;// CONCATENATED MODULE: ./lib/audit.js










/** Characters of a line on the target, which may quote what a server sent. */
const MAX_LINE = 1000;
/**
 * Runs the tools on the pages of the target, or on a part of them.
 *
 * @param report that the run will be compared with, whose pages are chosen first
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the target cannot be opened
 */
async function audit(settings, watcher, report) {
    const startedAt = new Date();
    const { shard, baseUrl, baseline } = settings;
    const source = baseUrl === undefined ? 'engine' : 'hosted';
    const isCompared = baseline !== undefined && baseline !== 'production';
    const target = await openTarget(settings, {
        ...watcher,
        onWait: line => watcher.onWait((0,plain_text/* oneLine */.TN)(line, MAX_LINE)),
        baselinePages: isCompared ? (report?.pages ?? []).map(({ url }) => url) : undefined,
        userAgent: (0,user_agent/* userAgentOf */.a)(version/* VERSION */.x),
    });
    for (const note of target.notes)
        watcher.onNote((0,plain_text/* oneLine */.TN)(note, MAX_LINE));
    let api;
    const close = async () => {
        await api?.close?.();
        await target.close();
    };
    try {
        const urls = shard ? partOf(target.urls, shard) : target.urls;
        watcher.onStart(urls.length, settings);
        const options = { ...watcher, concurrency: settings.concurrency, tools: toolsOf(settings) };
        api = await openApi(settings, urls, watcher.previewHost, watcher.fromFork ? 'required' : 'preferred');
        api.prepare?.([...new Set(urls.flatMap(options.tools))]);
        await api.me({ signal: watcher.signal }).catch(error => {
            // A run that was ended meanwhile says so by itself.
            if (!watcher.signal.aborted)
                throw error;
        });
        const audited = baseline === 'production'
            ? await auditWithProduction(api, urls, settings, source, options)
            : { pages: await auditPages(api, urls, options) };
        const findings = (0,report_report/* buildFindings */.nH)({
            version: version/* VERSION */.x,
            source,
            startedAt,
            durationMs: Date.now() - startedAt.getTime(),
            ...audited,
            gaps: target.gaps.map(gap => (0,plain_text/* oneLine */.TN)(gap, MAX_LINE)),
            analyses: [],
            shard,
        });
        const warnings = (await api.warnings?.()) ?? [];
        const closed = close();
        // Whoever waits for it sees it; until then it must not end the process.
        closed.catch(() => undefined);
        return { findings, warnings, closed };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** The tools for each page: of the last override that names tools for it, else those of the run. */
function toolsOf({ tools, overrides }) {
    const chosen = overrides.flatMap(({ url, tools }) => (tools ? [{ tools, matches: (0,globs/* urlMatcher */.mm)(url) }] : []));
    return url => chosen.findLast(({ matches }) => matches(url))?.tools ?? tools;
}

// EXTERNAL MODULE: ./lib/read-report.js
var read_report = __webpack_require__(7430);
;// CONCATENATED MODULE: ./lib/baseline.js




/**
 * Opens the report that a run is compared with. That of production is made in the run itself, and shards are compared
 * when they are merged.
 *
 * @param branchReport finds the report of the base branch; undefined where there is no GitHub around
 * @throws SettingsError where the file is there and is no report, or where there is no branch to look at
 */
async function openBaseline({ baseline, shard, within }, branchReport) {
    if (baseline === undefined || baseline === 'production' || shard !== undefined)
        return {};
    return baseline === 'branch' ? await ofBranch(branchReport) : await ofFile(baseline, within.baseline);
}
async function ofBranch(branchReport) {
    if (!branchReport) {
        throw new settings_error/* SettingsError */.G('baseline: "branch" is for workflows of GitHub; give a report.json or "production"');
    }
    try {
        const content = await branchReport();
        if (content === undefined)
            return { missing: 'the base branch has no report yet' };
        return { baseline: fromReport((0,read_report/* asReport */.z)(content), 'the base branch') };
    }
    catch (error) {
        return { missing: `the report of the base branch: ${error.message}` };
    }
}
async function ofFile(path, within) {
    try {
        return { baseline: fromReport(await (0,read_report/* readReportFile */.$)(path, within), path) };
    }
    catch (error) {
        if (error instanceof named_file/* NamedFileError */.ql && error.code === 'ENOENT') {
            return { missing: `"${path}" is not there` };
        }
        throw new settings_error/* SettingsError */.G(`baseline: "${path}" ${error.message}`);
    }
}
/** What is compared of a report: the runs on its pages, and on further pages that analyses visited. */
function fromReport(report, name) {
    const further = report.analyses.flatMap(({ pages }) => pages);
    return {
        name: `${name}, ${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`,
        source: report.source,
        version: report.generator.version,
        pages: [...report.pages, ...further].map(page => ({ ...page, runs: page.runs.map(comparablePart) })),
    };
}

// EXTERNAL MODULE: ./lib/expressions/expression-runner.js + 1 modules
var expression_runner = __webpack_require__(87973);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/expressions/expression.js
var expressions_expression = __webpack_require__(1681);
;// CONCATENATED MODULE: ./lib/expressions/schema-names.js
/**
 * The first name of a path that no value of a schema has; undefined where the schema leaves that open. Lists are looked
 * into, as JSONata does.
 */
function unknownName(path, schema) {
    const found = valuesAt(path, schema);
    return Array.isArray(found) ? undefined : found;
}
/** The texts that a value at a path can be; undefined where the schema leaves that open. */
function textsAt(path, schema) {
    const found = valuesAt(path, schema);
    if (!Array.isArray(found))
        return undefined;
    const texts = found.map(({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]));
    if (texts.length === 0 || texts.includes(undefined))
        return undefined;
    return texts.flatMap(values => values ?? []).filter(text => typeof text === 'string');
}
/** The schemas of what is at a path. */
function valuesAt(path, schema) {
    let objects = valuesOf(schema, schema);
    for (const name of path) {
        if (objects.some(isOpen))
            return [{}];
        const next = objects.flatMap(({ properties }) => properties && Object.hasOwn(properties, name) ? [properties[name]] : []);
        if (next.length === 0) {
            return { name, known: [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))] };
        }
        objects = next.flatMap(one => valuesOf(one, schema));
    }
    return objects;
}
/** What a value of a schema may be, without references and lists. */
function valuesOf(schema, root) {
    if (schema.$ref !== undefined) {
        const referred = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
        return referred ? valuesOf(referred, root) : [{}];
    }
    if (schema.anyOf)
        return schema.anyOf.flatMap(one => valuesOf(one, root));
    const { items } = schema;
    if (schema.type !== 'array')
        return [schema];
    return typeof items === 'object' && !Array.isArray(items) ? valuesOf(items, root) : [{}];
}
/** Whether a value may have names that the schema does not say. */
function isOpen({ type, properties, additionalProperties, enum: values, const: value }) {
    if (properties)
        return false;
    if (type === undefined)
        return values === undefined && value === undefined;
    return type === 'object' && additionalProperties !== false;
}

// EXTERNAL MODULE: ./lib/words/nearest.js
var nearest = __webpack_require__(2363);
;// CONCATENATED MODULE: ./lib/gate/dead-names.js






/**
 * Looks for the names that an expression reads: where one is misspelt, its condition is never true. No claim is made of
 * names that the expression asks for to see whether they are there, nor of what would be in a list that is empty.
 */
async function readingOf(runner, expression, bodies, limits) {
    const reads = await (0,expressions_expression.readExpression)(expression).catch(() => undefined);
    // The settings refuse such an expression.
    if (!reads)
        return { dead: [], mustGive: false };
    const { paths, picks } = reads;
    const left = new Map(paths.map(path => [JSON.stringify(path), path]));
    const missing = new Map();
    const open = new Set();
    for (const { body, mayHave } of bodies) {
        for (const [key, path] of left)
            if (mayHave(path))
                open.add(key);
        if (left.keys().every(key => open.has(key)))
            continue;
        const outcome = await runner.evaluate('sights', expression, { value: body }, limits);
        if (outcome.kind !== 'result')
            return { dead: [], mustGive: false };
        for (const sight of outcome.result.sights) {
            const key = JSON.stringify(sight.path);
            if (sight.state === 'found')
                left.delete(key);
            else if (sight.state === 'open')
                open.add(key);
            else
                missing.set(key, deepest(missing.get(key), sight));
        }
    }
    const dead = [...left.keys()].flatMap(key => (open.has(key) ? [] : (missing.get(key) ?? [])));
    const byPlace = new Map(dead.map(found => [JSON.stringify(found.path.slice(0, found.at + 1)), found]));
    return {
        dead: [...byPlace.values()].map(({ path, at, beside }) => {
            const name = path[at];
            return `reads "${inline(name)}", which no result has${(0,nearest/* suggestion */.h)(name, beside.map(inline))}`;
        }),
        mustGive: left.size === 0 && !picks,
    };
}
/** Of two bodies the one that has more of the path tells which name is missing. */
function deepest(one, other) {
    return one && one.at >= other.at ? one : other;
}
/** Whether our own tool runs may have a path; what is below `facts` nobody knows. */
function toolRunNames() {
    const schema = json_schema_processors/* toJSONSchema */.bl(results/* toolRunSchema */.FB);
    return path => path[0] !== 'facts' && unknownName(path, schema) === undefined;
}

;// CONCATENATED MODULE: ./lib/gate/fail-if.js




/** Most milliseconds for an expression on one response of a tool. */
const RESPONSE_TIMEOUT_MS = 1000;
/** Most milliseconds for an expression on the whole findings, which may hold the responses of hundreds of pages. */
const REPORT_TIMEOUT_MS = 10_000;
/** Most milliseconds for all of them together. */
const TOTAL_TIMEOUT_MS = 120_000;
/** Most megabytes of the thread that evaluates them: it has a copy of the findings. */
const MAX_HEAP_MB = 1024;
/**
 * `fail-if`: each expression is evaluated over every response of its tool, or, under `report`, once over the whole
 * findings. The build fails where the result is true by the rules of JSONata's `$boolean`, and where an expression
 * could not be evaluated, since then nobody knows.
 *
 * An expression that can never be true is a warning: it reads a name that none of the responses has, or gives no truth
 * value on any of them.
 *
 * After an expression was stopped it is not tried on further pages: it has failed the build already, and would cost
 * its full time on each of them.
 */
async function judgeExpressions(findings, runs, conditions) {
    const { expressions } = conditions;
    if (expressions.length === 0)
        return {};
    const isOwnName = toolRunNames();
    const runner = new expression_runner/* ExpressionRunner */.l({ maxHeapMb: MAX_HEAP_MB, totalMs: TOTAL_TIMEOUT_MS });
    try {
        const reasons = [];
        const warnings = [];
        const add = (judged) => {
            reasons.push(...judged.reasons);
            warnings.push(...judged.warnings);
        };
        for (const condition of expressions) {
            const { scope, expression } = condition;
            const judged = runs.filter(run => conditions.expressionsFor(run).includes(condition));
            if (scope === 'report') {
                add(await judgeReport(runner, findings, expression));
            }
            else if (judged.length > 0) {
                add(await judgeTool(runner, judged, condition, isOwnName));
            }
            else {
                const where = runs.some(run => run.tool === scope) ? 'no page that it is for' : 'no page';
                warnings.push(`${scope}: fail-if ${quoted(expression)} was not evaluated: ${scope} ran on ${where}`);
            }
        }
        return { reasons, warnings };
    }
    finally {
        await runner.close();
    }
}
async function judgeReport(runner, findings, expression) {
    const limits = { timeoutMs: REPORT_TIMEOUT_MS };
    const outcome = await runner.evaluate('truth', expression, { value: findings }, limits);
    const subject = `report: fail-if ${quoted(expression)}`;
    if (outcome.kind !== 'result') {
        return { reasons: [`${subject} could not be evaluated: ${inline(outcome.message)}`], warnings: [] };
    }
    const { result } = outcome;
    const body = { body: findings, mayHave: (path) => !path.includes('facts') };
    return {
        reasons: result.truth ? [`${subject} is true${valueClause(result)}`] : [],
        warnings: await deadLines(runner, subject, expression, [body], limits, [result.none]),
    };
}
async function judgeTool(runner, runs, { scope, expression }, isOwnName) {
    const limits = { timeoutMs: RESPONSE_TIMEOUT_MS };
    const responses = runs.flatMap(run => {
        const response = responseBody(run);
        const mayHave = (path) => run.foreign === undefined && isOwnName(path);
        return response ? [{ url: run.url, body: response.body, mayHave }] : [];
    });
    const trueAt = [];
    const failures = [];
    const none = [];
    for (const [index, { url, body }] of responses.entries()) {
        const outcome = await runner.evaluate('truth', expression, { value: body }, limits);
        if (outcome.kind === 'result') {
            const { truth, value } = outcome.result;
            if (truth)
                trueAt.push(value === undefined ? { url } : { url, value: inline(value) });
            none.push(outcome.result.none);
            continue;
        }
        const left = responses.length - index - 1;
        const skipped = outcome.kind === 'stopped' && left > 0 ? `; not evaluated on ${left} further pages` : '';
        failures.push({ url, message: `${inline(outcome.message)}${skipped}` });
        if (outcome.kind === 'stopped')
            break;
    }
    const subject = `${scope}: fail-if ${quoted(expression)}`;
    return {
        reasons: linesOf(`${scope}: `, expression, trueAt, failures),
        warnings: failures.length > 0 ? [] : await deadLines(runner, subject, expression, responses, limits, none),
    };
}
/** Whether an expression can never be true as it stands, one line for each cause. */
async function deadLines(runner, subject, expression, bodies, limits, given) {
    if (bodies.length === 0)
        return [];
    if (given.every(none => none === 'function')) {
        return [`${subject} gives a function, which is never true; call it, as $count(checks)`];
    }
    const { dead, mustGive } = await readingOf(runner, expression, bodies, limits);
    if (dead.length > 0)
        return dead.map(words => `${subject} ${words}`);
    const isNothing = mustGive && given.every(none => none === 'nothing');
    return isNothing ? [`${subject} gives nothing on any page, so that it is never true`] : [];
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
function judgeScores(runs, minScore, conditions) {
    const reasons = [];
    const warnings = [];
    for (const group of groupBy(runs, run => `${run.tool} ${conditions.boundOf(run)}`)) {
        const bound = conditions.boundOf(group[0]);
        if (bound === undefined)
            continue;
        const runsWith = (outcome) => group.filter(run => outcomeOf(run, bound, conditions) === outcome);
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
function outcomeOf(run, bound, conditions) {
    if (run.status === 'not-measured' && !judgedByExpression(run, conditions))
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


/** Tools that a line names before it counts. */
const NAMED_TOOLS = 5;
/**
 * `not-measured`: a tool on a page, an analysis, or a whole shard that gave no result. Runs with the same cause on the
 * same pages are one line. A run whose body an expression judges has given that expression a result, and is not among
 * them.
 */
function judgeNotMeasured(findings, runs, notMeasured, conditions) {
    if (notMeasured === 'ignore')
        return {};
    const missing = [
        ...runs
            .filter(run => run.status === 'not-measured' && !judgedByExpression(run, conditions))
            .map(({ tool, url, reason }) => ({ subject: tool, url, reason: reason ?? '' })),
        ...findings.analyses
            .filter(analysis => analysis.status === 'not-measured')
            .map(({ url, reason }) => ({ subject: 'analysis', url, reason: reason ?? '' })),
    ];
    const causeOf = ({ subject, url, reason }) => `${subject} ${reason.replaceAll(url, 'the page')}`;
    const bySubject = groupBy(missing, causeOf);
    const placesOf = (group) => JSON.stringify(group.map(({ url }) => url));
    const lines = groupBy(bySubject, group => {
        const { subject, url, reason } = group[0];
        // An analysis is of a whole site, whichever page stands for it.
        return `${subject === 'analysis'} ${reason.replaceAll(url, 'the page')} ${placesOf(group)}`;
    }).map(groups => {
        const group = groups[0];
        const { reason } = group[0];
        return reasonLine(distinctPlaces(group), {
            subject: `${named(groups.map(([first]) => first.subject))}: `,
            ofOne: 'not measured',
            bound: reason === '' ? '' : `; ${inline(reason)}`,
        });
    });
    lines.unshift(...(findings.gaps ?? []).map(inline));
    return notMeasured === 'fail' ? { reasons: lines } : { warnings: lines };
}
function named(tools) {
    const more = tools.length - NAMED_TOOLS;
    return `${tools.slice(0, NAMED_TOOLS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

// EXTERNAL MODULE: ./lib/api/judged.js
var judged = __webpack_require__(50447);
;// CONCATENATED MODULE: ./lib/gate/nothing-judged.js



/** Why an expression cannot have judged a run: what it would look at was too large to keep. */
const TOO_LARGE = 'its answer was too large to keep, so that fail-if could not judge it';
/**
 * A run as the gate counts it: one whose tool says that it measured, and that judged nothing, was not measured, unless
 * an expression judges it; nor was one of which an expression should judge what was left out. A tool whose checks do not apply has looked, and found nothing that it is for.
 */
function asCounted(run, conditions) {
    if (judged/* LEFT_OUT */.Pk in run.facts && conditions.expressionsFor(run).length > 0)
        return { ...run, status: 'not-measured', reason: run.reason ?? TOO_LARGE };
    if (run.status === 'not-measured' || (0,judged/* hasJudged */.O3)(run) || judgedByExpression(run, conditions))
        return run;
    const reason = run.checks.length === 0 ? 'it gave neither a score nor a check' : (0,judged/* reasonNothingJudged */.Fn)(run.checks);
    return reason === undefined ? run : { ...run, status: 'not-measured', reason };
}
/**
 * Why a run of the program is no pass although no condition is broken: nothing at all was judged, whatever the reason
 * for that is. Undefined where anything was, be it by an expression over the answer of a service.
 */
function whyNothingJudged(runs, analyses, conditions) {
    if (runs.some(run => (0,judged/* hasJudged */.O3)(run) || judgedByExpression(run, conditions)))
        return undefined;
    if (analyses.some(({ status, score }) => status === 'measured' && score !== null))
        return undefined;
    const missing = [...runs, ...analyses].find(({ status }) => status === 'not-measured');
    return `Nothing was judged, so nothing passed: ${missing ? ofMissing(missing) : ofNone(runs)}`;
}
function ofMissing(missing) {
    const subject = 'tool' in missing ? missing.tool : 'the analysis';
    const because = missing.reason ? `; ${inline(missing.reason)}` : '';
    return `${subject} was not measured on ${inline(missing.url)}${because}`;
}
function ofNone(runs) {
    if (runs.length === 0)
        return 'no tool ran on any page';
    const tools = [...new Set(runs.map(({ tool }) => tool))];
    return tools.length === 1
        ? `no check of ${tools[0]} applies to ${inline(runs[0].url)}; run more tools`
        : `no check of the ${tools.length} tools applies to ${inline(runs[0].url)}`;
}

;// CONCATENATED MODULE: ./lib/gate/page-conditions.js


/**
 * The conditions on each page: what an override says of a tool takes the place of what was said of it before. A bound
 * for all tools says it of every tool.
 */
class PerPage {
    #base;
    #byUrl = new Map();
    #overrides;
    constructor({ minScore, failIf, overrides }) {
        this.#base = { minScore, failIf };
        this.#overrides = overrides.map(conditions => ({ conditions, matches: (0,globs/* urlMatcher */.mm)(conditions.url) }));
    }
    /** Least score of a tool on a page; undefined where there is none. */
    boundOf({ tool, url }) {
        const saying = this.#at(url).findLast(({ minScore }) => minScore && boundIn(minScore, tool) !== undefined);
        return boundIn(saying?.minScore ?? this.#base.minScore, tool);
    }
    /** Expressions that judge a run of a tool. */
    expressionsFor({ tool, url }) {
        const ofTool = (failIf = []) => failIf.filter(({ scope }) => scope === tool);
        const saying = this.#at(url).findLast(({ failIf }) => ofTool(failIf).length > 0);
        return ofTool(saying ? saying.failIf : this.#base.failIf);
    }
    /** Every expression there is, in the order they were given. */
    get expressions() {
        return [...this.#base.failIf, ...this.#overrides.flatMap(({ conditions }) => conditions.failIf ?? [])];
    }
    #at(url) {
        const known = this.#byUrl.get(url);
        if (known)
            return known;
        const found = this.#overrides.filter(({ matches }) => matches(url)).map(({ conditions }) => conditions);
        this.#byUrl.set(url, found);
        return found;
    }
}
function boundIn({ all, tools }, tool) {
    return tools[tool] ?? all;
}
/** Overrides whose glob means no page of the run, one line each. */
function unusedOverrides(runs, overrides) {
    const urls = new Set(runs.map(run => run.url));
    return overrides
        .filter(({ url }) => !urls.values().some((0,globs/* urlMatcher */.mm)(url)))
        .map(({ url }) => `overrides: "${inline(url)}" matches no page`);
}

;// CONCATENATED MODULE: ./lib/gate/score-fall.js

/**
 * `score-tolerance`: a tool's score on a page fell against the baseline by more than it may. Without the setting none
 * is a reason: a score also falls by itself, where a check that passed before no longer applies.
 */
function judgeFalls(changes, allowed) {
    if (!allowed)
        return {};
    const falls = changes.filter(({ tool, before, after, tolerance }) => tool !== undefined && (allowed.tools[tool] ?? allowed.all) !== undefined && before - after > tolerance);
    return {
        reasons: groupBy(falls, ({ tool, tolerance }) => `${tool} ${tolerance}`).map(group => {
            const { tool, before, after, tolerance } = group[0];
            const places = group.map(fall => ({ url: fall.page, value: `${fall.before} to ${fall.after}` }));
            return reasonLine(distinctPlaces(places), {
                subject: `${tool}: `,
                ofOne: `score fell from ${before} to ${after}`,
                ofMany: 'score fell',
                bound: `; score-tolerance is ${tolerance}`,
            });
        }),
    };
}

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
    const failures = runs.flatMap(({ tool, url, checks }) => checks.filter(api_failures/* isFailure */.N).map(check => {
        const { id, title, severity } = check;
        return { tool, check: id, title, severity, page: url, places: (0,api_failures/* placeCount */.e)(check) };
    }));
    return { reasons: reasonsOf(failures, failOn, severity => SEVERITY_WORDS[severity]) };
}
/** The same of those failures alone that are new against a baseline. */
function judgeNewFailures(failures, failOn) {
    return { reasons: reasonsOf(failures, failOn, severity => `${SEVERITY_WORDS[severity]} that is new`) };
}
function reasonsOf(failures, failOn, wordsOf) {
    if (failOn === 'never')
        return [];
    const counting = results/* SEVERITIES */.oC.slice(0, results/* SEVERITIES */.oC.indexOf(failOn) + 1);
    return counting.flatMap(severity => groupBy(failures.filter(failure => failure.severity === severity), ({ tool, check }) => `${tool} ${check}`).map(group => severity_reasonOf(group, wordsOf(severity), failOn)));
}
function severity_reasonOf(failures, words, failOn) {
    const { tool, check, title } = failures[0];
    const pages = distinctPlaces(failures.map(({ page }) => ({ url: page })));
    const places = failures.reduce((sum, failure) => sum + failure.places, 0);
    const count = places > pages.length ? `, ${places} places` : '';
    return reasonLine(pages, {
        subject: `${tool}: `,
        ofOne: `"${inline(title)}" (${inline(check)}${count}) is ${words}`,
        bound: `; fail-on is ${failOn}`,
    });
}

;// CONCATENATED MODULE: ./lib/gate/gate.js








/**
 * The answer of the gate: whether the build may go on.
 *
 * Pages of a whole-site analysis count as the pages that were asked for, once each: see {@link runsOf}. Individual
 * checks that were not measured inside a measured run are no reasons; `not-measured` is about whole runs.
 *
 * A run in which nothing at all was judged is no pass, whatever the conditions: see {@link whyNothingJudged}.
 *
 * With a comparison, failed checks count where they are new, and a fall of a score may count beside `min-score`.
 *
 * The same input always gives the same lines in the same order, except where an expression asks for the time or for
 * randomness. A condition that cannot be judged, such as an expression with an error, fails the build.
 */
async function judge(findings, conditions, comparison) {
    const runs = runsOf(findings);
    const perPage = new PerPage(conditions);
    const counted = runs.map(run => asCounted(run, perPage));
    const parts = [
        comparison
            ? judgeNewFailures(comparison.new, conditions.failOn)
            : judgeSeverities(runs, conditions.failOn),
        judgeScores(runs, conditions.minScore, perPage),
        judgeFalls(comparison?.scores ?? [], conditions.scoreTolerance),
        await judgeExpressions(findings, runs, perPage),
        judgeNotMeasured(findings, counted, conditions.notMeasured, perPage),
        { warnings: unusedOverrides(runs, conditions.overrides) },
    ];
    const reasons = parts.flatMap(part => part.reasons ?? []);
    const nothing = whyNothingJudged(counted, findings.analyses, perPage);
    if (reasons.length === 0 && nothing !== undefined)
        reasons.push(nothing);
    const warnings = parts.flatMap(part => part.warnings ?? []);
    return { passed: reasons.length === 0, reasons, warnings };
}

;// CONCATENATED MODULE: ./lib/gate/ignore.js



/**
 * `ignore`: marks the failures that do not count. A rule whose URL is that of the page sets the failure aside there;
 * one whose URL is that of something at fault, such as the target of a broken link, sets aside the places that have it.
 * Scores stay as they were measured.
 */
function setAside(findings, { ignore, overrides }) {
    const rules = new Rules([
        ...ignore.map(rule => new Rule(rule, undefined)),
        ...overrides.flatMap(({ url, ignore = [] }) => ignore.map(rule => new Rule(rule, url))),
    ]);
    const pageOf = (page) => ({
        ...page,
        runs: page.runs.map(run => ({ ...run, checks: run.checks.map(check => marked(check, run.url, rules)) })),
    });
    return {
        pages: findings.pages.map(pageOf),
        analyses: findings.analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(pageOf) })),
        warnings: rules.unused.map(({ rule }) => {
            const hint = rules.hasCheck(rule.check) ? '' : (0,nearest/* suggestion */.h)(rule.check, rules.checks.map(inline));
            return `ignore: "${inline(rule.line)}" matches no failure${hint}`;
        }),
    };
}
class Rule {
    used = false;
    rule;
    meansCheck;
    meansUrl;
    meansPage;
    /** @param pages glob of the URLs of the only pages that it holds for */
    constructor(rule, pages) {
        this.rule = rule;
        this.meansCheck = (0,globs/* globMatcher */.fU)(rule.check);
        this.meansUrl = rule.url === undefined ? () => true : (0,globs/* urlMatcher */.mm)(rule.url);
        this.meansPage = pages === undefined ? () => true : (0,globs/* urlMatcher */.mm)(pages);
    }
}
/** All rules. What they say of a check, a page and a URL is asked once for each of these, since there may be many. */
class Rules {
    #rules;
    #checks = new Set();
    #ofCheck = new Map();
    #ofPage = new Map();
    #ofUrl = new Map();
    constructor(rules) {
        this.#rules = rules;
    }
    get unused() {
        return this.#rules.filter(rule => !rule.used);
    }
    /** The ids of all checks so far. */
    get checks() {
        return [...this.#checks];
    }
    hasCheck(glob) {
        return this.checks.some((0,globs/* globMatcher */.fU)(glob));
    }
    /** The rules of a check on a page. */
    concerning(check, page) {
        this.#checks.add(check);
        const ofCheck = remembered(this.#ofCheck, check, () => this.#rules.filter(rule => rule.meansCheck(check)));
        if (ofCheck.length === 0)
            return new Set();
        const ofPage = remembered(this.#ofPage, page, () => new Set(this.#rules.filter(rule => rule.meansPage(page))));
        return new Set(ofCheck.filter(rule => ofPage.has(rule)));
    }
    /** The first of some rules that means a URL. */
    meaning(url, among) {
        const ofUrl = remembered(this.#ofUrl, url, () => this.#rules.filter(rule => rule.meansUrl(url)));
        return ofUrl.find(rule => among.has(rule));
    }
}
/** Most answers that are kept of a kind: URLs of what is at fault may be without number. */
const MAX_REMEMBERED = 2000;
function remembered(answers, key, make) {
    const known = answers.get(key);
    if (known !== undefined)
        return known;
    const answer = make();
    if (answers.size >= MAX_REMEMBERED)
        answers.clear();
    answers.set(key, answer);
    return answer;
}
function marked(check, page, rules) {
    const concerned = rules.concerning(check.id, page);
    if (check.outcome !== 'fail' || concerned.size === 0)
        return check;
    const whole = rules.meaning(page, concerned);
    if (whole)
        return markedWhole(check, whole);
    const ruleOf = (url) => rules.meaning(url, concerned);
    const occurrences = check.occurrences.filter(({ url }) => !ruleOf(url));
    const left = (check.occurrenceCount ?? check.occurrences.length) - check.occurrences.length + occurrences.length;
    if (occurrences.length === check.occurrences.length)
        return check;
    if (left === 0) {
        for (const { url } of check.occurrences)
            ruleOf(url).used = true;
        return markedWhole(check, ruleOf(check.occurrences[0].url));
    }
    const ignoredOccurrences = check.occurrences.flatMap(occurrence => {
        const rule = ruleOf(occurrence.url);
        if (rule)
            rule.used = true;
        return rule ? [{ by: rule.rule.line, occurrence }] : [];
    });
    const { occurrenceCount, ...rest } = check;
    return {
        ...rest,
        occurrences,
        ...(left > occurrences.length && { occurrenceCount: left }),
        ignoredOccurrences,
    };
}
function markedWhole(check, rule) {
    rule.used = true;
    return { ...check, ignored: rule.rule.line };
}

;// CONCATENATED MODULE: ./lib/judged-report.js




/**
 * Sets aside what is ignored, compares with the baseline and asks the gate. A shard is left as it is, since the gate
 * judges all shards together.
 *
 * @param opened the baseline, unless it is production: that comes with the findings
 * @param isCut whether the run was cancelled, which fails it
 */
async function judgedReport({ baseline: measured, ...findings }, settings, opened, isCut) {
    if (findings.shard) {
        const verdict = { passed: false, reasons: ['A shard is judged when all shards are merged'] };
        return { report: { ...findings, ...(measured && { baseline: measured }), verdict }, warnings: [] };
    }
    const aside = setAside(findings, { ignore: settings.ignore ?? [], overrides: settings.overrides });
    const counted = (0,report_report/* withPages */.hF)(findings, aside.pages, aside.analyses);
    const { comparison, missing } = compared(counted, settings, measured, opened);
    const judged = { ...counted, ...(comparison && { comparison }) };
    const { warnings, ...verdict } = await judge(judged, {
        failOn: settings.failOn,
        minScore: settings.minScore ?? { tools: {} },
        failIf: settings.failIf ?? [],
        notMeasured: settings.notMeasured,
        overrides: settings.overrides,
        scoreTolerance: settings.scoreTolerance,
    }, comparison);
    if (isCut) {
        verdict.passed = false;
        verdict.reasons.unshift('The run was cancelled; what was measured until then is in the report');
    }
    const notes = (comparison?.notes ?? []).map(note => `baseline: ${note}`);
    const withoutBaseline = missing === undefined ? [] : [`baseline: ${missing}; every failure counts`];
    return {
        report: {
            ...judged,
            ...(missing !== undefined && { withoutBaseline: missing }),
            verdict,
        },
        warnings: [...withoutBaseline, ...notes, ...aside.warnings, ...warnings],
    };
}
function compared(findings, settings, measured, opened) {
    if (settings.baseline === undefined)
        return {};
    const baseline = settings.baseline === 'production' ? measured : opened.baseline;
    if (!baseline)
        return { missing: opened.missing ?? 'the reports of the shards have none of production' };
    if (baseline.source !== findings.source) {
        const [before, now] = [baseline.source, findings.source].map(source => SOURCES[source]);
        return { missing: `${baseline.name} was measured by ${before}, and this run by ${now}` };
    }
    if (!isUsable(baseline)) {
        const reason = baseline.pages.flatMap(page => page.runs)[0]?.reason;
        return { missing: `nothing was measured of ${baseline.name}${reason === undefined ? '' : `: ${reason}`}` };
    }
    return { comparison: compare(findings, baseline, settings.scoreTolerance ?? { tools: {} }) };
}
const SOURCES = { engine: 'the embedded engine', hosted: 'a hosted service' };

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
;// CONCATENATED MODULE: ./lib/known-names.js










/**
 * Refuses names in `fail-if` and `ignore` that nothing of ours has: the condition would never be true, the line set
 * nothing aside. What a service answers is not known before it does.
 *
 * @throws SettingsError with a line for each
 */
async function assertNamesKnown(settings) {
    const isEngine = settings.baseUrl === undefined && settings.merge === undefined;
    const problems = [];
    for (const { where, failIf = [], ignore = [] } of placesOf(settings)) {
        const expressions = failIf.filter(({ scope }) => isEngine || scope === 'report');
        for (const line of await nameProblems(expressions, isEngine))
            problems.push(`${where}fail-if: ${line}`);
        if (!isEngine)
            continue;
        for (const line of await checkProblems(ignore))
            problems.push(`${where}ignore: ${line}`);
    }
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
}
function placesOf(settings) {
    const overrides = settings.overrides.map((override, index) => ({
        ...override,
        where: `overrides: number ${index + 1}, `,
    }));
    return [{ ...settings, where: '' }, ...overrides];
}
async function nameProblems(conditions, isEngine) {
    if (conditions.length === 0)
        return [];
    const ofTools = json_schema_processors/* toJSONSchema */.bl(results/* toolRunSchema */.FB);
    // The gate judges before there is a verdict, and what belongs to the baseline is not among the findings.
    const findings = report_report/* reportSchema */.Qh.omit({ verdict: true, baseline: true, withoutBaseline: true });
    const ofReport = json_schema_processors/* toJSONSchema */.bl(findings);
    const problems = [];
    for (const { scope, expression } of conditions) {
        const { paths, compared } = await (0,expressions_expression.readExpression)(expression);
        const [schema, what] = scope === 'report' ? [ofReport, 'the findings'] : [ofTools, `results of ${scope}`];
        const unknown = paths.flatMap(path => unknownName(path, schema) ?? []);
        const byName = new Map(unknown.map(found => [found.name, found]));
        for (const { name, known } of byName.values()) {
            const hint = (0,nearest/* suggestion */.h)(name, known) || (0,nearest/* suggestion */.h)(name, Object.keys(schema.properties ?? {}));
            problems.push(`"${scope}: ${inline(expression)}" reads "${inline(name)}", which ${what} never have${hint}`);
        }
        for (const { path, text } of compared) {
            const isCheck = path.at(-1) === 'id' && path.at(-2) === 'checks' && !path.includes('facts');
            const texts = isCheck && isEngine ? await checkIds() : textsAt(path, schema);
            if (!texts || texts.includes(text))
                continue;
            const [place, hint] = [path.join('.'), (0,nearest/* suggestion */.h)(text, texts)];
            problems.push(`"${scope}: ${inline(expression)}" has "${inline(text)}", which "${place}" never is${hint}`);
        }
    }
    return problems;
}
async function checkProblems(rules) {
    if (rules.length === 0)
        return [];
    const ids = await checkIds();
    return rules.flatMap(({ check }) => {
        if (ids.some((0,globs/* globMatcher */.fU)(check)))
            return [];
        const hint = check.includes('*') ? toolHint(check) : (0,nearest/* suggestion */.h)(check, ids);
        return [`"${inline(check)}" is the id of no check${hint}; "seo-preflight checks" lists them`];
    });
}
async function checkIds() {
    const { CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return CHECK_IDS.trim().split('\n');
}
/** The tool that a glob probably means, where it begins with a word that is none. */
function toolHint(glob) {
    const [, word] = /^([a-z-]+)\//i.exec(glob) ?? [];
    return word === undefined || (0,tools/* isTool */.D)(word) ? '' : (0,nearest/* suggestion */.h)(word, tools/* TOOLS */.I);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/report-dir.js



/** No fault of the setting. The verdict can be shown without files, and by then there may be room. */
const PASSING = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE']);
/**
 * Makes the folder of the reports before anything is measured that would then be lost.
 *
 * @param within folders of which one must hold it, wherever links lead; left out, it may be anywhere
 * @returns its real path; it may not be there yet where the disk is full
 * @throws SettingsError where it cannot be made or written to, or is in none of them
 */
async function makeReportDir(dir, within) {
    let folder;
    try {
        folder = await (0,named_file/* futurePlace */.T9)(dir, within);
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK);
        // What was there when it was looked at may have been replaced by a link.
        if ((await (0,named_file/* realPlace */.oD)(folder, undefined)) !== folder)
            throw new named_file/* NamedFileError */.ql('was changed meanwhile');
        return folder;
    }
    catch (error) {
        const { code, message } = error;
        if (folder !== undefined && PASSING.has(code))
            return folder;
        const isOutside = error instanceof named_file/* NamedFileError */.ql && code === undefined;
        const why = isOutside ? message : `cannot be made or written to (${code})`;
        throw new settings_error/* SettingsError */.G(`report-dir: "${dir}" ${why}`);
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
        await replaceFile(files[format], content);
    };
    if (formats.includes('json'))
        await write('json', 'report.json', (await __webpack_require__.e(/* import() */ 7406).then(__webpack_require__.bind(__webpack_require__, 97406))).jsonChunks(report));
    if (formats.includes('html'))
        await write('html', 'report.html', (await Promise.all(/* import() */[__webpack_require__.e(3091), __webpack_require__.e(8168)]).then(__webpack_require__.bind(__webpack_require__, 28168))).renderHtml(report));
    if (formats.includes('markdown')) {
        await write('markdown', 'report.md', (await Promise.all(/* import() */[__webpack_require__.e(8444), __webpack_require__.e(3320)]).then(__webpack_require__.bind(__webpack_require__, 43320))).renderSummary(report));
    }
    return files;
}
/**
 * Writes a new file and puts it in the place of the old one. A link that is there, as a checkout can bring one, gives
 * way itself: what it leads to stays as it is. Whoever reads the file meanwhile sees the old one or the new one whole.
 */
async function replaceFile(path, content) {
    const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = external_node_fs_.constants;
    const fresh = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    // A second signal ends the process at once.
    const removeAtExit = () => {
        try {
            (0,external_node_fs_.rmSync)(fresh, { force: true });
        }
        catch {
            // The exit code matters more.
        }
    };
    process.once('exit', removeAtExit);
    try {
        // Made before anything is waited for: one whose making is still under way would be made after it was removed.
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW));
        const file = await (0,promises_.open)(fresh, O_WRONLY | O_NOFOLLOW);
        try {
            await file.writeFile(content);
        }
        finally {
            await file.close();
        }
        await (0,promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,promises_.rm)(fresh, { force: true }).catch(() => undefined);
        throw error;
    }
    finally {
        process.off('exit', removeAtExit);
    }
}

;// CONCATENATED MODULE: ./lib/report-files.js




const NAMES = {
    json: 'report.json',
    html: 'report.html',
    markdown: 'report.md',
};
/** After these the start of a file may be there, which is worse than none. */
const CUT_SHORT = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);
/**
 * Writes the report in each format that is asked for. One that cannot be written, since the disk is full or a folder
 * has its name, is a warning: the others are written, and the verdict stands and is shown elsewhere.
 */
async function writeReportFiles(report, folder, formats) {
    const files = {};
    const warnings = [];
    // Where the disk was full at the start, the folder is not there yet.
    await (0,promises_.mkdir)(folder, { recursive: true }).catch(() => undefined);
    for (const format of formats) {
        try {
            Object.assign(files, await writeReports(report, folder, [format]));
        }
        catch (error) {
            const { code, message } = error;
            // Only these are written by now.
            const path = (0,external_node_path_.join)(folder, NAMES[format]);
            if (CUT_SHORT.has(code))
                await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
            warnings.push(`"${path}" could not be written: ${(0,plain_text/* oneLine */.TN)(message)}`);
        }
    }
    return { files, warnings };
}

;// CONCATENATED MODULE: ./lib/settings/map-texts.js
/**
 * Applies a function to every text inside a JSON-like value, keys included. A frozen object that stands in several
 * places is changed once, and stands in all of them again.
 */
function mapTexts(value, change) {
    const shared = new Map();
    const visit = (node) => {
        if (typeof node === 'string')
            return change(node);
        if (Array.isArray(node))
            return node.map(visit);
        if (typeof node === 'object' && node !== null) {
            const known = shared.get(node);
            if (known !== undefined)
                return known;
            const entries = Object.entries(node).map(([key, item]) => [change(key), visit(item)]);
            const changed = Object.fromEntries(entries);
            if (Object.isFrozen(node))
                shared.set(node, Object.freeze(changed));
            return changed;
        }
        return node;
    };
    return visit(value);
}

;// CONCATENATED MODULE: ./lib/run.js








/**
 * The main job, top to bottom: baseline, findings, verdict, files, publishing.
 *
 * @throws ApiError where the service refuses the token or cannot be reached
 * @throws SettingsError where the settings name what is nowhere, or where the target, the reports to join, the baseline
 * or the folder of the reports cannot be opened
 */
async function run(settings, around) {
    await assertNamesKnown(settings);
    const reportDir = await makeReportDir(settings.reportDir, settings.within.reportDir);
    const opened = await openBaseline(settings, around.branchReport);
    const { findings, closed, ...audited } = await findingsFor(settings, around, opened);
    try {
        const shown = mapTexts({ findings, opened }, text => (0,secrets/* withoutSecrets */.cT)(around.redact(text)));
        const { aborted } = around.signal;
        const { report, warnings } = await judgedReport(shown.findings, settings, shown.opened, aborted);
        const written = await writeReportFiles(report, reportDir, settings.formats);
        await around.publish(report, written.files, [...audited.warnings, ...warnings, ...written.warnings]);
        return report;
    }
    finally {
        await closed;
    }
}
async function findingsFor(settings, around, { baseline }) {
    if (settings.merge === undefined)
        return await audit(settings, around, baseline);
    const { joinShards } = await __webpack_require__.e(/* import() */ 2783).then(__webpack_require__.bind(__webpack_require__, 42783));
    return {
        findings: await joinShards(settings.merge, settings.within.merge),
        warnings: [],
        closed: Promise.resolve(),
    };
}


/***/ }),

/***/ 15843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ futurePlace),
/* harmony export */   WA: () => (/* binding */ MAX_REPORT_BYTES),
/* harmony export */   XK: () => (/* binding */ MAX_SETTINGS_BYTES),
/* harmony export */   oD: () => (/* binding */ realPlace),
/* harmony export */   ql: () => (/* binding */ NamedFileError),
/* harmony export */   wh: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Most bytes that are read of a file with settings or tokens: 1 MiB. */
const MAX_SETTINGS_BYTES = 1024 * 1024;
/** Most bytes that are read of a report; of a longer text Node.js cannot make a string. */
const MAX_REPORT_BYTES = 500_000_000;
/** Why a file that a setting names is not read or written. The message goes behind its name and shows none of its content. */
class NamedFileError extends Error {
    name = 'NamedFileError';
    /** `ENOENT` where it is not there. */
    code;
    constructor(message, code) {
        super(message);
        this.code = code;
    }
}
/**
 * Reads a text file that a setting names: a regular one of bounded size, by its real path. A pipe or a device is refused
 * without being waited for.
 *
 * @param path as it was written; one that is relative is taken from the working directory
 * @throws NamedFileError
 */
async function readNamedFile(path, { maxBytes, within }) {
    try {
        const real = await realPlace(path, within);
        assertRegular(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real));
        // Between the look and the opening it may have become something else: no link is followed, nothing is waited for.
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            await assertSame(file, real);
            return decoded(await contentOf(file, maxBytes));
        }
        finally {
            await file.close();
        }
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
/**
 * Where a file or folder really is, its links followed.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws NamedFileError where it is not there, or is in none of them
 */
async function realPlace(path, within) {
    try {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
        if (within === undefined)
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place);
        const root = await rootOf(place, within);
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place);
        assertInside(root, real);
        return real;
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
/**
 * Where a folder will really be that is still to be made, links of what is there already followed.
 *
 * @throws NamedFileError where that is in none of the folders that must hold it
 */
async function futurePlace(path, within) {
    try {
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
        const root = within && (await rootOf(place, within));
        let there = place;
        while (!(await isThere(there)))
            there = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(there);
        const real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(there), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(there, place));
        if (root !== undefined)
            assertInside(root, real);
        return real;
    }
    catch (error) {
        throw asNamedFileError(error);
    }
}
/** A link that leads nowhere is there: what is behind it must not be made. */
async function isThere(place) {
    if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(place).root)
        return true;
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(place).then(() => true, (error) => {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    });
}
/**
 * The real path of the folder that a path is written to be in, the innermost of them. A path that names one of them must
 * not lead by a link into another.
 */
async function rootOf(place, within) {
    const roots = await Promise.all(within.map(async (folder) => {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder);
        return { root, real: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root).catch(() => root) };
    }));
    const holders = roots.flatMap(({ root, real }) => [root, real].filter(known => isInside(known, place)).map(known => ({ known, real })));
    const [innermost] = holders.toSorted((a, b) => b.known.length - a.known.length);
    if (innermost)
        return innermost.real;
    throw new NamedFileError(`is outside of ${shown(within)}`);
}
function assertInside(root, real) {
    if (!isInside(root, real))
        throw new NamedFileError(`leads out of ${shown([root])}`);
    // There checkouts keep the token that they were made with.
    const names = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    if (names.some(name => name.toLowerCase() === '.git')) {
        throw new NamedFileError('is inside the ".git" folder, which holds credentials');
    }
}
function isInside(folder, place) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, place);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function shown(folders) {
    return folders.map(folder => `"${folder}"`).join(' and ');
}
function assertRegular(stats) {
    if (stats.isFile())
        return;
    if (stats.isDirectory())
        throw new NamedFileError('is a folder, not a file', 'EISDIR');
    throw new NamedFileError('is not a regular file');
}
/** The file that is open is the one that was looked at. */
async function assertSame(file, real) {
    const [opened, seen, place] = await Promise.all([file.stat(), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(real), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(real)]);
    assertRegular(opened);
    if (place !== real || opened.ino !== seen.ino || opened.dev !== seen.dev) {
        throw new NamedFileError('was changed while it was opened');
    }
}
/** What a file says of its own size need not be true, as below /proc. */
async function contentOf(file, maxBytes) {
    const { size } = await file.stat();
    if (size > maxBytes)
        throw tooLarge(maxBytes);
    const pieces = [];
    let length = 0;
    while (length <= maxBytes) {
        const wanted = Math.max(64 * 1024, size - length + 1);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted);
        if (bytesRead === 0)
            return Buffer.concat(pieces, length);
        pieces.push(buffer.subarray(0, bytesRead));
        length += bytesRead;
    }
    throw tooLarge(maxBytes);
}
function tooLarge(maxBytes) {
    return new NamedFileError(`is larger than ${maxBytes.toLocaleString('en')} bytes, the most that is read`);
}
function decoded(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch {
        throw new NamedFileError('is not a text in UTF-8');
    }
}
function asNamedFileError(error) {
    if (error instanceof NamedFileError)
        return error;
    const { code } = error;
    if (code === undefined)
        return error;
    return new NamedFileError(`cannot be read (${code === 'ENOENT' ? 'no such file' : code})`, code);
}


/***/ }),

/***/ 99220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17773);

/** Masking shorter texts would hide ordinary words, and they protect nothing. */
const SHORTEST_SECRET = 4;
/** Of a part it is not known that it is a secret: a shorter one would hide words more often than secrets. */
const SHORTEST_PART = 8;
/** Headers whose parts are in use everywhere, so that hiding them would hide much and protect nothing. */
const KNOWN_PARTS = /^(?:user-agent|accept|accept-.+|cache-control|pragma|referer|origin|host|connection|content-type|x-requested-with)$/;
/**
 * The values that must never be shown: those of secret settings, line by line; of headers their parts as well, such as
 * each cookie, and what is encoded in `Basic`; and names and passwords in addresses of any setting.
 *
 * @param written what inputs or flags say
 */
function secretsOf(written) {
    const secrets = new Set();
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTING_NAMES */ .OI) {
        const value = written[name];
        if (value === undefined || value.trim() === '')
            continue;
        if ((0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .definitionOf */ .Fg)(name).secret) {
            for (const line of value.split(/\r\n|\r|\n/)) {
                for (const secret of name === 'headers' ? secretsOfHeader(line) : wholeSecrets(line))
                    secrets.add(secret);
            }
        }
        for (const secret of credentialsIn(value))
            secrets.add(secret);
    }
    return [...secrets];
}
/** "Bearer x": what is secret is x, and it may turn up alone. */
function wholeSecrets(text) {
    const content = text.trim();
    const bare = content.replace(/^(?:bearer|basic|token)\s+/i, '');
    return [content, bare].filter(secret => secret.length >= SHORTEST_SECRET);
}
function secretsOfHeader(line) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const content = line.slice(at + 1).trim();
    const parts = KNOWN_PARTS.test(name) ? [] : partsOf(content);
    const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(content) ?? [];
    const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString();
    const password = pair.slice(pair.indexOf(':') + 1);
    const user = pair.slice(0, Math.max(pair.indexOf(':'), 0));
    return [...wholeSecrets(content), ...[...parts, pair, password, user].filter(isLongEnough)];
}
/** `session=x; other="y"`: each pair, and each value in it, without quotes and decoded. */
function partsOf(content) {
    return content.split(/[;,\s]+/).flatMap(part => {
        const value = part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1');
        return [part, value, decoded(value)];
    });
}
/** Names and passwords in the addresses of a text, as they are written, decoded, and as they are sent (RFC 7617). */
function credentialsIn(text) {
    return text.split(/\s+/).flatMap(word => {
        const url = word.includes('@') ? URL.parse(word) : null;
        if (!url)
            return [];
        const [user, password] = [decoded(url.username), decoded(url.password)];
        const sent = Buffer.from(`${user}:${password}`).toString('base64');
        return [url.username, url.password, user, password, sent].filter(isLongEnough);
    });
}
function isLongEnough(part) {
    return part.length >= SHORTEST_PART;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 83422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ loadSettings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
// EXTERNAL MODULE: ./lib/words/nearest.js
var nearest = __webpack_require__(2363);
;// CONCATENATED MODULE: ./lib/settings/named-origins.js
/**
 * The config file may be a stranger's: with a secret at hand it can choose among the origins that inputs, flags or the
 * event name, and cannot add one that the secret, or the service that the token is for, would be led to.
 *
 * @param given what the inputs or the flags say
 * @param eventUrl address that the event names
 * @returns one line for each setting of the file that does
 */
function originProblems(settings, given, eventUrl, configPath) {
    const { token, headers = {}, url = [], baseline, productionUrl } = settings;
    const secret = token !== undefined ? 'token' : Object.keys(headers).length > 0 ? 'headers' : undefined;
    if (secret === undefined)
        return [];
    const named = new Set([given.url, given.sitemap, eventUrl]
        .flatMap(text => text?.split(/\s+/) ?? [])
        .flatMap(text => URL.parse(text)?.origin ?? []));
    const problem = (name, value) => `${name}: "${value}" stands in "${configPath}", which a pull request can change; with "${secret}" its site must be named outside of that file: give it as the input "${name}" or the flag --${name}`;
    const foreign = (address) => !named.has(new URL(address).origin);
    const problems = [];
    const page = given.url === undefined ? url.find(foreign) : undefined;
    if (page !== undefined)
        problems.push(problem('url', page));
    const staticDir = given['static-dir'] === undefined ? settings.staticDir : undefined;
    if (staticDir !== undefined)
        problems.push(problem('static-dir', staticDir));
    // The engine sends no headers there; a service is asked to fetch it.
    const isAudited = baseline === 'production' && token !== undefined && given['production-url'] === undefined;
    if (isAudited && foreign(productionUrl))
        problems.push(problem('production-url', productionUrl));
    return problems;
}

// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(43474);
;// CONCATENATED MODULE: ./lib/settings/overrides.js



/** What an override can set, beside the `url` of the pages that it is for. */
const OVERRIDABLE = ['tools', 'min-score', 'fail-if', 'ignore'];
/** Most overrides: each is compared with each page. */
const MAX_OVERRIDES = 100;
/**
 * Reads the overrides of the config file.
 *
 * @param tools of the run, which `-name` leaves one out of
 * @param problems takes one line for each that is wrong
 */
function readOverrides(written, tools, problems) {
    if (written.length > MAX_OVERRIDES) {
        problems.push(`overrides: has ${written.length} entries; at most ${MAX_OVERRIDES} are allowed`);
        return [];
    }
    return written.map((override, index) => {
        const place = `overrides: number ${index + 1}`;
        const { url = '' } = override;
        for (const name of Object.keys(override)) {
            if (name !== 'url' && !OVERRIDABLE.includes(name)) {
                const hint = (0,nearest/* suggestion */.h)(name, ['url', ...OVERRIDABLE]);
                problems.push(`${place} has "${name}"; allowed are url, ${OVERRIDABLE.join(', ')}${hint}`);
            }
        }
        if (url.trim() === '' || /\s/.test(url.trim())) {
            problems.push(`${place} needs a "url", such as "/blog/*" or "https://shop.example/*"`);
        }
        const fault = (0,globs/* globFault */.Hf)(url);
        if (fault !== undefined)
            problems.push(`${place}: its "url" ${fault}`);
        if (!OVERRIDABLE.some(name => name in override)) {
            problems.push(`${place} sets nothing; it can set ${OVERRIDABLE.join(', ')}`);
        }
        const read = (name, kind) => {
            const text = override[name];
            if (text === undefined)
                return undefined;
            const result = kind.schema.safeParse(text);
            if (result.success)
                return result.data;
            problems.push(`${place}, ${name}: ${result.error.issues[0].message}`);
            return undefined;
        };
        const chosen = read('tools', (0,kinds/* toolList */.Nj)(tools));
        const minScore = read('min-score', (0,kinds/* scoreBounds */.qm)());
        const failIf = read('fail-if', (0,kinds/* expressionLines */.Ug)());
        const ignore = read('ignore', (0,kinds/* ignoreLines */.i7)());
        if (failIf?.some(({ scope }) => scope === 'report')) {
            problems.push(`${place}, fail-if: has "report", which is of no page; it belongs into "fail-if" itself`);
        }
        return {
            url: url.trim(),
            ...(chosen && { tools: chosen }),
            ...(minScore && { minScore }),
            ...(failIf && { failIf }),
            ...(ignore && { ignore }),
        };
    });
}

// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/settings/sources.js
var sources = __webpack_require__(48791);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
;// CONCATENATED MODULE: ./lib/settings/settings.js










/**
 * Reads and checks all settings: those given by inputs or flags stand before those of the config file, and these
 * before the defaults.
 *
 * @param given what the inputs or the flags say
 * @param resolvePath gives the place of the config file for the path that was written
 * @param event what it says of the settings; its `url` holds where no other target is named
 * @param folders where files may be that settings name
 * @throws SettingsError with a line for each problem
 */
async function loadSettings(given, resolvePath, event = { written: {} }, folders = { workspace: resolvePath('.') }) {
    const problems = [];
    const isConfigGiven = given.config !== undefined;
    const configPath = given.config?.trim() || (0,table/* definitionOf */.Fg)('config').default;
    const configFolders = isConfigGiven ? folders.ofCaller : [folders.workspace];
    const file = await (0,sources/* fromConfigFile */.FA)(configPath, resolvePath(configPath), isConfigGiven, configFolders);
    const own = { ...file.written, ...given };
    const { url: eventUrl, ...ofEvent } = event.written;
    const isNamed = TARGETS.some(name => own[name]);
    const written = { ...ofEvent, ...(eventUrl !== undefined && !isNamed && { url: eventUrl }), ...own };
    const settings = {
        mapping: file.mapping,
        source: file.source,
        within: foldersByName(given, folders),
    };
    for (const name of table/* SETTING_NAMES */.OI) {
        const value = readSetting(name, written[name], problems);
        if (value !== undefined)
            settings[camelCase(name)] = value;
    }
    settings['overrides'] = readOverrides(file.overrides, settings.tools ?? tools/* TOOLS */.I, problems);
    const read = settings;
    if (problems.length === 0)
        problems.push(...crossProblems(read, event.withoutUrl));
    if (problems.length === 0)
        problems.push(...originProblems(read, given, eventUrl, configPath));
    if (problems.length === 0)
        problems.push(...(await expressionProblems(read)));
    if (problems.length > 0)
        throw new settings_error/* SettingsError */.G(problems);
    return read;
}
function foldersByName(given, { workspace, ofCaller }) {
    const inside = [workspace];
    const of = (name, caller = ofCaller) => (given[name] === undefined ? inside : caller);
    // A folder that a workflow names may be anywhere, but what it names in the workspace must not lead out of it.
    const anywhere = ofCaller && [workspace, (0,external_node_path_.parse)(workspace).root];
    const within = {
        baseline: of('baseline'),
        merge: of('merge'),
        staticDir: of('static-dir', anywhere),
        reportDir: of('report-dir', ofCaller && inside),
    };
    return Object.fromEntries(Object.entries(within).filter(([, folders]) => folders !== undefined));
}
/** Settings that say what is audited. */
const TARGETS = ['url', 'static-dir', 'merge'];
function readSetting(name, written, problems) {
    const setting = (0,table/* definitionOf */.Fg)(name);
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
function crossProblems(settings, withoutUrl = 'is missing') {
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
    if (settings.baseline === 'production' && settings.productionUrl === undefined) {
        problems.push('production-url: is missing; "baseline: production" compares with the same pages there');
    }
    if (settings.scoreTolerance !== undefined && settings.baseline === undefined) {
        problems.push('baseline: is missing; "score-tolerance" says how far scores may fall against it');
    }
    if (settings.merge !== undefined)
        return [...problems, ...mergeProblems(settings)];
    if (url.length === 0 && staticDir === undefined) {
        problems.push(`url: ${withoutUrl}; give the pages to audit as "url", or a folder as "static-dir"`);
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
    if (chromePath !== undefined && !(0,external_node_fs_.existsSync)(chromePath)) {
        problems.push(`chrome-path: "${oneLine(chromePath)}" is not there; give the path of Chrome's program`);
    }
    for (const tool of Object.keys(settings.mapping)) {
        if (!(0,tools/* isTool */.D)(tool)) {
            problems.push(`mapping: "${tool}" is not a tool; allowed are ${tools/* TOOLS */.I.join(', ')}${(0,nearest/* suggestion */.h)(tool, tools/* TOOLS */.I)}`);
        }
    }
    problems.push(...sourceProblems(settings.source));
    return problems;
}
/** Most lines of `source`: each is compared with the place of each annotation. */
const MAX_SOURCES = 500;
function sourceProblems(source) {
    const lines = Object.entries(source);
    if (lines.length > MAX_SOURCES) {
        return [`source: has ${lines.length} lines; at most ${MAX_SOURCES} are allowed`];
    }
    return lines.flatMap(line => line.flatMap(glob => {
        const fault = (0,globs/* globFault */.Hf)(glob);
        return fault === undefined ? [] : [`source: "${oneLine(glob)}" ${fault}`];
    }));
}
/** What audits has no meaning where reports are joined. */
function mergeProblems(settings) {
    return ['url', 'staticDir', 'shard']
        .filter(name => settings[name] !== undefined)
        .map(name => {
        const written = name === 'staticDir' ? 'static-dir' : name;
        return `merge: cannot be used together with "${written}"; it joins reports and audits nothing`;
    });
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
/** Most expressions of a run: each is compiled before it, and evaluated after it on each page. */
const MAX_EXPRESSIONS = 200;
/** Most characters of all expressions together. */
const MAX_ALL_CHARACTERS = 40_000;
/** Compiles the expressions, so that a wrong one ends the run before any request. */
async function expressionProblems(settings) {
    const expressions = [
        ...[settings, ...settings.overrides].flatMap(({ failIf = [] }) => failIf.map(({ scope, expression }) => ({ name: 'fail-if', scope, expression }))),
        ...Object.entries(settings.mapping).map(([scope, expression]) => ({
            name: 'mapping',
            scope,
            expression,
        })),
    ];
    if (expressions.length === 0)
        return [];
    if (expressions.length > MAX_EXPRESSIONS) {
        const count = expressions.length;
        return [
            `fail-if: there are ${count} expressions, with those of overrides and mapping; at most ${MAX_EXPRESSIONS} are allowed`,
        ];
    }
    const { MAX_EXPRESSION_CHARACTERS, readExpression } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1681));
    const lengths = expressions.map(({ expression }) => expression.length);
    const characters = lengths.reduce((sum, length) => sum + Math.min(length, MAX_EXPRESSION_CHARACTERS), 0);
    if (characters > MAX_ALL_CHARACTERS) {
        return [
            `fail-if: the expressions have more than ${MAX_ALL_CHARACTERS} characters, with those of overrides and mapping; write fewer or shorter ones`,
        ];
    }
    const problems = [];
    for (const { name, scope, expression } of expressions) {
        try {
            await readExpression(expression);
        }
        catch (error) {
            problems.push(`${name}: "${scope}: ${oneLine(expression)}" ${error.message}`);
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
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _words_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2363);
/* harmony import */ var _named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15843);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57030);






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
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
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
const EMPTY = { written: {}, mapping: {}, overrides: [], source: {} };
/** Keys of the config file that are not settings of the table. */
const FILE_KEYS = ['mapping', 'overrides', 'rank', 'source'];
/**
 * The config file (YAML). One that was not asked for by name may be missing.
 *
 * @param path of the file as it was written, for messages
 * @param place where it lies
 * @param required whether the user named it
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws SettingsError where it cannot be read, is not a YAML mapping, or has an unknown key
 */
async function fromConfigFile(path, place, required, within) {
    let source;
    try {
        source = await (0,_named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamedFile */ .wh)(place, { maxBytes: _named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SETTINGS_BYTES */ .XK, within });
    }
    catch (error) {
        if (!(error instanceof _named_file_js__WEBPACK_IMPORTED_MODULE_2__/* .NamedFileError */ .ql))
            throw error;
        if (error.code === 'ENOENT' && !required)
            return EMPTY;
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" ${error.message}`);
    }
    return await readConfig(source, path);
}
async function readConfig(source, path) {
    const content = await (0,_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .g)(source).catch(error => {
        throw error instanceof _yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlError */ .I ? new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`config: "${path}" ${error.message}`) : error;
    });
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
            if (!['mapping', 'overrides', 'source'].includes(name))
                problems.push(`config: "${name}" in "${path}" is not available yet`);
        }
        else if (!isSettingName(name)) {
            const allowed = [..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI, ...FILE_KEYS];
            problems.push(`config: "${name}" in "${path}" is not a setting${(0,_words_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(name, allowed)}`);
        }
        else if ((0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .definitionOf */ .Fg)(name).setBy === 'caller') {
            problems.push(`config: "${name}" cannot be set in "${path}", which a pull request can change; give it as the input "${name}" or the flag --${name}`);
        }
        else if (value !== null) {
            written[name] = writtenOf(value);
        }
    }
    const { mapping: writtenMapping, overrides: writtenOverrides } = content;
    const mapping = mappingOf(writtenMapping, path, problems);
    const overrides = overridesOf(writtenOverrides, path, problems);
    const sourceFiles = sourceFilesOf(content['source'], path, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return { written, mapping, overrides, source: sourceFiles };
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
function sourceFilesOf(value, path, problems) {
    if (value === undefined || value === null)
        return {};
    const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
    const stars = (text) => text.match(/\*+/g)?.length ?? 0;
    for (const [glob, file] of entries) {
        if (!glob.startsWith('/') || typeof file !== 'string' || file === '' || stars(file) > stars(glob)) {
            problems.push(`config: "source" in "${path}" has "${glob}: ${writtenOf(file)}"; each line is a URL path and the file that it is made from, as "/blog/*: content/blog/*.md"`);
        }
    }
    if (entries.length > 0)
        return Object.fromEntries(entries);
    problems.push(`config: "source" in "${path}" must have lines as "/blog/*: content/blog/*.md"`);
    return {};
}
function overridesOf(value, path, problems) {
    if (value === undefined || value === null)
        return [];
    const isMapping = (item) => typeof item === 'object' && item !== null && !Array.isArray(item);
    if (Array.isArray(value) && value.every(isMapping)) {
        return value.map((override) => Object.fromEntries(Object.entries(override)
            .filter(([, item]) => item !== null)
            .map(([name, item]) => [name, writtenOf(item)])));
    }
    problems.push(`config: "overrides" in "${path}" must be a list, each with a "url" and what is set there`);
    return [];
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
    return `${name}: there is no such ${what}${(0,_words_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(name, _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.map(setting => prefix + setting))}`;
}


/***/ }),

/***/ 57030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ YamlError),
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/** Why a text is not taken. The message goes behind the file's name and is one line. */
class YamlError extends Error {
    name = 'YamlError';
}
/** Words, signs and breaks of a file: some 8,000 lines. */
const MAX_LEXEMES = 50_000;
/** Levels of lists and mappings within each other. */
const MAX_DEPTH = 40;
/** Characters that there are where every alias is written out. */
const MAX_CHARACTERS = 2 * 1024 * 1024;
/**
 * Reads YAML that anybody may have written: time and memory are bounded by its length, whatever aliases and nesting it
 * has, and it ends at the first error.
 *
 * @returns undefined where there is nothing in it
 * @throws YamlError
 */
async function readYaml(source) {
    const { Composer, Lexer, Parser } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    // The composer itself compares each key of a mapping with each other one.
    const wrong = (message, offset) => new YamlError(`is not valid YAML: line ${source.slice(0, offset).split('\n').length}: ${message}`);
    const composer = new Composer({ uniqueKeys: false, prettyErrors: false });
    const parser = new Parser();
    let lexemes = 0;
    let content;
    const take = (documents) => {
        for (const { contents, errors } of documents) {
            if (errors[0])
                throw wrong(errors[0].message, errors[0].pos[0]);
            if (content !== undefined)
                throw new YamlError('holds several documents; it must be one');
            content = contents;
        }
    };
    const compose = (tokens) => {
        for (const token of tokens) {
            if (token.type === 'error')
                throw wrong(token.message, token.offset);
            take(composer.next(token));
        }
    };
    for (const lexeme of new Lexer().lex(source)) {
        if (++lexemes > MAX_LEXEMES)
            throw new YamlError('holds too much; leave out what is not needed');
        compose(parser.next(lexeme));
        if (parser.stack.length > 2 * MAX_DEPTH)
            throw tooDeep();
    }
    compose(parser.end());
    take(composer.end());
    return content ? await readNode(content) : undefined;
}
function tooDeep() {
    return new YamlError(`is nested more than ${MAX_DEPTH} levels deep`);
}
async function readNode(content) {
    const { isAlias, isMap, isScalar, isSeq } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const anchors = new Map();
    const done = new Map();
    const open = new Set();
    const read = (node, depth) => {
        if (!node)
            return { value: null, size: 1, height: 0 };
        if (depth > MAX_DEPTH)
            throw tooDeep();
        if (isAlias(node)) {
            const target = anchors.get(node.source);
            if (!target)
                throw new YamlError(`has the alias "*${node.source}" without an anchor before it`);
            if (open.has(target))
                throw new YamlError(`has the alias "*${node.source}" inside of what it stands for`);
            return done.get(target);
        }
        if ('anchor' in node && node.anchor)
            anchors.set(node.anchor, node);
        open.add(node);
        const sized = contentOf(node, depth);
        open.delete(node);
        if (depth + sized.height > MAX_DEPTH)
            throw tooDeep();
        if (sized.size > MAX_CHARACTERS)
            throw new YamlError('holds too much where its aliases are written out');
        done.set(node, sized);
        return sized;
    };
    const contentOf = (node, depth) => {
        if (isSeq(node)) {
            const items = node.items.map(item => read(item, depth + 1));
            return { value: items.map(({ value }) => value), ...extentOf(items) };
        }
        if (isMap(node)) {
            const entries = new Map();
            for (const { key, value } of node.items) {
                const name = isScalar(key) ? nameOf(key) : undefined;
                if (name === undefined)
                    throw new YamlError('has a key that is not a plain word');
                if (entries.has(name))
                    throw new YamlError(`has the key "${name}" twice`);
                const { size, ...rest } = read(value, depth + 1);
                entries.set(name, { ...rest, size: size + name.length });
            }
            const values = Array.from(entries, ([name, { value }]) => [name, value]);
            return { value: Object.fromEntries(values), ...extentOf([...entries.values()]) };
        }
        const { value } = node;
        const size = 1 + String(value).length;
        return { value: isPlain(value) ? value : String(value), size, height: 0 };
    };
    return read(content, 0).value;
}
function extentOf(parts) {
    let [total, highest] = [1, 0];
    for (const { size, height } of parts) {
        total += size;
        highest = Math.max(highest, height);
    }
    return { size: total, height: highest + 1 };
}
function nameOf({ value }) {
    return value === null ? '' : String(value);
}
function isPlain(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}


/***/ }),

/***/ 67883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** What a person, a runner, a shell that ends or a supervisor sends to a program that is to end. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
/** Turns the first such signal into an abort, so that work can end in order. A second one ends at once. */
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
    for (const name of STOPPING)
        process.on(name, stop);
    return {
        signal: controller.signal,
        exitCode: () => code,
        dispose() {
            for (const name of STOPPING)
                process.off(name, stop);
        },
    };
}


/***/ }),

/***/ 44132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ joinedUrl)
/* harmony export */ });
/** Stands for any site while a path is read. */
const ANY_SITE = 'http://site.invalid/';
/**
 * Puts a path behind a URL, whose own path may be the folder of a preview. Whatever the path holds, the result is on
 * the origin of the URL and below its folder, since only the setters of its parts are used, which cannot change the
 * host: read as a reference, `/\host/` and `/<tab>/host/` would be another site (URL Standard, "relative state").
 *
 * @param base an http or https URL
 * @param path with its query and fragment; without a query it gets that of the URL
 * @throws TypeError where the base is no URL
 */
function joinedUrl(base, path) {
    const [, pathname = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path);
    // What climbs with "..", encoded or not, ends at the root of the path, not above the folder that it goes behind.
    const read = new URL(ANY_SITE);
    read.pathname = pathname;
    const joined = new URL(base);
    joined.pathname = joined.pathname.replace(/\/$/, '') + (pathname === '' ? '' : read.pathname);
    if (search !== undefined && search !== '?')
        joined.search = search;
    joined.hash = hash;
    return joined.href;
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);



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

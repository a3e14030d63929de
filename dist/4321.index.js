export const id = 4321;
export const ids = [4321];
export const modules = {

/***/ 15198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ toolRunSchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   jO: () => (/* binding */ occurrenceSchema),
/* harmony export */   m: () => (/* binding */ analysisSchema),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   toolRunShape: () => (/* binding */ toolRunShape),
/* harmony export */   vD: () => (/* binding */ pageSchema),
/* harmony export */   wl: () => (/* binding */ toolSchema)
/* harmony export */ });
/* unused harmony export checkSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98439);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61815);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3075);



// What comes here was read from JSON or is made by us: its values need no second look.
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const score = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).nullable().describe('0 to 100; null where nothing was measured');
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0);
const severitySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o);
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLS */ .I);
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
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .i),
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
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'ToolRun', description: 'Result of one tool on one URL.' });
/** The JSON Schema of a tool run: which names one may have. */
function toolRunShape() {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .toJSONSchema */ .bl(toolRunSchema);
}
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), score, runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolRunSchema) })
    .meta({ id: 'Page', description: 'All tool runs of one page.' });
const analysisSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['measured', 'not-measured']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    score,
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pageSchema),
    facts: jsonObject,
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
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

/***/ 4321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHostedApi: () => (/* binding */ createHostedApi)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
;// CONCATENATED MODULE: ./lib/hosted/base-url.js


/**
 * The API root that endpoint paths are appended to, without a slash at its end.
 *
 * @throws ApiError of kind `bad-request` where it is not http or https, holds a password, or would carry the token in
 *   the clear to another machine
 */
function parseBaseUrl(baseUrl, token) {
    const root = URL.parse(baseUrl);
    if (!root || !['http:', 'https:'].includes(root.protocol)) {
        throw new errors/* ApiError */.h('bad-request', '`base-url` is not an http or https URL; give the API root of the service');
    }
    if (root.username !== '' || root.password !== '') {
        throw new errors/* ApiError */.h('bad-request', '`base-url` must not hold a user name or password; give the token as `token`');
    }
    if (root.protocol === 'http:' && token !== '' && !(0,host_kind/* neverLeavesMachine */.wQ)(root.hostname)) {
        throw new errors/* ApiError */.h('bad-request', `\`base-url\` begins with http://, so the token would travel to ${root.hostname} in the clear; use https://`);
    }
    if (root.search !== '' || root.hash !== '') {
        throw new errors/* ApiError */.h('bad-request', '`base-url` must end in the path of the API root, without "?" and "#"');
    }
    root.pathname = root.pathname.replace(/\/+$/, '');
    return root;
}
/** A header value of anything else would be refused, or change what is sent (RFC 9110 section 5.5). */
const HEADER_VALUE = /^[\x21-\x7e]+$/;
/** @throws ApiError of kind `unauthorized` where the token cannot stand in a header */
function authHeaders(token, authHeader) {
    if (!HEADER_VALUE.test(token)) {
        const what = token.trim() === '' ? 'is empty' : 'holds blanks, line ends or characters beyond ASCII';
        throw new errors/* ApiError */.h('unauthorized', `\`token\` ${what}; copy it again from the profile area under API tokens`);
    }
    return authHeader === 'x-api-key' ? { 'x-api-key': token } : { authorization: `Bearer ${token}` };
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
;// CONCATENATED MODULE: ./lib/hosted/circuit.js

/** Calls in a row that fail, each after its retries, until the service counts as down. */
const FAILURES_TO_OPEN = 5;
/**
 * Stops sending to a service that is down: after some calls in a row that failed, with no answer between them, all
 * further calls fail at once with the last reason. A call that was under way and succeeds ends that.
 */
class Circuit {
    #inRow = 0;
    #last;
    /** @throws ApiError of the kind of the last failure, where the service counts as down */
    assertClosed() {
        if (this.#inRow < FAILURES_TO_OPEN || !this.#last)
            return;
        const { kind, message, status } = this.#last;
        throw new errors/* ApiError */.h(kind, `not sent, since the last ${this.#inRow} calls to the service failed in a row; the last: ${message}`, status === undefined ? { cause: this.#last } : { status, cause: this.#last });
    }
    /** A call ended, after its retries, because the service was not reached or not ready. */
    failed(error) {
        this.#inRow++;
        this.#last = error;
    }
    /** The service answered a call, be it with a refusal. */
    answered() {
        this.#inRow = 0;
        this.#last = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/hosted/pacing.js
/** Requests that must succeed until one more may run at the same time. */
const SUCCESSES_TO_GROW = 10;
/**
 * How many requests run at once, and from when: additive increase, multiplicative decrease. After a 429 all requests
 * wait together and half as many run at once; successes bring them back one by one.
 */
class Pacing {
    #most;
    /** Requests that may run at once at present. */
    #limit;
    #running = 0;
    #successes = 0;
    /** Of the pauses so far: requests that were sent before one say nothing new when they are refused too. */
    #pauses = 0;
    #pausedUntil = 0;
    #refusals = 0;
    #waiting = [];
    /** @param most requests at once */
    constructor(most) {
        this.#most = Math.max(1, most);
        this.#limit = this.#most;
    }
    /** Milliseconds since 1970 before which nothing is sent. */
    get pausedUntil() {
        return this.#pausedUntil;
    }
    /** 429s since the last success, those of one pause counted once. */
    get refusals() {
        return this.#refusals;
    }
    /** Takes a place among the requests that run, if there is one. @returns what {@link refused} wants back, or undefined */
    tryEnter() {
        if (this.#running >= this.#limit)
            return undefined;
        this.#running++;
        return this.#pauses;
    }
    /** Gives the place back. */
    leave() {
        this.#running--;
        this.#wake();
    }
    /** Resolves when a place may have become free. */
    async place(signal) {
        const { promise, resolve } = Promise.withResolvers();
        const onAbort = () => resolve();
        this.#waiting.push(resolve);
        signal?.addEventListener('abort', onAbort);
        if (signal?.aborted)
            resolve();
        await promise;
        signal?.removeEventListener('abort', onAbort);
    }
    /** @param ticket what {@link tryEnter} gave: only the first 429 of those that ran together slows down */
    refused(ticket) {
        if (ticket !== this.#pauses)
            return;
        this.#pauses++;
        this.#refusals++;
        this.#successes = 0;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
    /** Holds all requests back until then; a pause is never shortened. */
    pauseUntil(until) {
        this.#pausedUntil = Math.max(this.#pausedUntil, until);
    }
    succeeded() {
        this.#refusals = 0;
        if (this.#limit === this.#most)
            return;
        this.#successes++;
        if (this.#successes < SUCCESSES_TO_GROW)
            return;
        this.#successes = 0;
        this.#limit++;
        this.#wake();
    }
    #wake() {
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const resolve of waiting)
            resolve();
    }
}

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./lib/net/retry-after.js
var retry_after = __webpack_require__(9670);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/hosted/html-words.js


/** Most of an HTML page that is looked at for its words. */
const MAX_MARKUP = 8192;
/** The words at the start of an HTML page. */
function wordsOfHtml(html) {
    return (0,cut/* startOf */.GH)(html, MAX_MARKUP)
        .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
        .replace(/<[^<>]*>/g, ' ');
}
/** Title of an HTML page on one line, or undefined. */
function titleOfHtml(html) {
    const title = /<title\b[^<>]*>([^<]*)</i.exec(html.slice(0, MAX_MARKUP))?.[1];
    return title === undefined || title.trim() === '' ? undefined : (0,one_line/* oneLine */.T)(title);
}
function looksLikeHtml(text) {
    return /^\s*<(!doctype|html|head|body|!--|\?xml)/i.test(text.slice(0, 1024));
}

;// CONCATENATED MODULE: ./lib/hosted/read/fields.js
/** Objects in which services wrap what they answer. */
const WRAPPERS = ['data', 'result', 'results', 'report'];
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A text that is not blank, or a number as text; undefined for anything else. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** The first of the fields that holds a text or a number. */
function firstText(object, names) {
    for (const name of names) {
        const text = textOf(own(object, name));
        if (text !== undefined)
            return text;
    }
    return undefined;
}
/** A field of the object itself, never one that all objects have. */
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
/** The body and the objects that wrap a result in it, outermost first. */
function containersOf(body, further = []) {
    return [body, ...[...WRAPPERS, ...further].map(name => own(body, name)).filter(isObject)];
}
/** The same two levels deep, each object once. */
function nestedContainersOf(body, further) {
    return [...new Set(containersOf(body, further).flatMap(container => containersOf(container, further)))];
}

;// CONCATENATED MODULE: ./lib/hosted/read/json-body.js


/** Deeper values are no result of anything, and would exhaust the stack of whoever walks them. */
const MAX_DEPTH = 200;
/** More than any answer has: parsing so many takes about 100 ms. */
const MAX_VALUES = 500_000;
const MAX_NAMES = 250_000;
const MAX_CONTAINERS = 200_000;
/** To parse an object of many names takes longer than anything else. */
const MAX_NAMES_OF_ONE = 10_000;
/** The JSON of a body, or what came instead, as the end of a sentence: "the service answered with …". */
function parseJson(text) {
    const trimmed = text.replace(/^\ufeff/, '').trim();
    if (trimmed === '')
        return { instead: 'an empty body' };
    const excess = /^[[{]/.test(trimmed) ? excessOf(trimmed) : undefined;
    if (excess !== undefined)
        return { instead: excess };
    let json;
    try {
        json = JSON.parse(trimmed);
    }
    catch (error) {
        if (looksLikeHtml(trimmed)) {
            const title = titleOfHtml(trimmed);
            return { instead: `an HTML page${title === undefined ? '' : ` titled "${title}"`}, not with JSON` };
        }
        if (!/^[[{"]/.test(trimmed))
            return { instead: `text that is not JSON: "${(0,one_line/* oneLine */.T)(trimmed, 80)}"` };
        return { instead: `JSON that is broken or cut off (${(0,one_line/* oneLine */.T)(error.message, 120)})` };
    }
    return { json };
}
/**
 * What is too much of a JSON text, as its shape shows: its depth, or the number of its values. That is looked at before
 * the text is parsed, since a few megabytes of brackets or of names hold the program for seconds.
 */
function excessOf(text) {
    /** Names so far of each object that is open; of lists nothing. */
    const names = [];
    let containers = 0;
    let named = 0;
    let values = 0;
    for (let at = 0; at < text.length; at++) {
        switch (text.charCodeAt(at)) {
            case 0x22: // "
                at = endOfString(text, at);
                break;
            case 0x5b: // [
            case 0x7b: // {
                if (names.push(0) > MAX_DEPTH)
                    return `JSON that is nested more than ${MAX_DEPTH} levels deep`;
                if (++containers > MAX_CONTAINERS)
                    return `JSON of more than ${MAX_CONTAINERS} lists and objects`;
                break;
            case 0x5d: // ]
            case 0x7d: // }
                names.pop();
                break;
            case 0x3a: // :
                if (++names[names.length - 1] > MAX_NAMES_OF_ONE)
                    return `JSON with more than ${MAX_NAMES_OF_ONE} names in one object`;
                if (++named > MAX_NAMES)
                    return `JSON of more than ${MAX_NAMES} names with values`;
                break;
            case 0x2c: // ,
                if (++values > MAX_VALUES)
                    return `JSON of more than ${MAX_VALUES} values`;
                break;
            default:
                break;
        }
    }
    return undefined;
}
/** Index of the quote that ends a string; of an unfinished one the end of the text. */
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return at;
        if (code === 0x5c)
            at++;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./lib/hosted/request.js
/** What messages call a request. */
function nameOf(request) {
    return `${request.method} ${request.path}`;
}

;// CONCATENATED MODULE: ./lib/hosted/answer-error.js







/** UTF-16 units of the service's own words in a message. */
const MAX_WORDS = 200;
/** What an answer that is neither 2xx nor a redirect means. The service's own words stand in parentheses. */
function errorOfAnswer(request, answer, { redact, now }) {
    const { status } = answer;
    const words = (0,one_line/* oneLine */.T)(redact(serviceWords(answer.text)), MAX_WORDS);
    const said = words === '' ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
    const wait = (0,retry_after/* retryAfterMs */.V)(answer.headers['retry-after'], now());
    const options = wait === undefined ? { status } : { status, retryAfter: wait / 1000 };
    const [kind, text] = meaningOf(request, status, said, nameOf(request));
    return new errors/* ApiError */.h(kind, text, options);
}
function meaningOf(request, status, said, name) {
    switch (status) {
        case 401:
            return [
                'unauthorized',
                `the service refused the token (${said}): create one in the profile area under API tokens and give it as \`token\``,
            ];
        case 402:
        case 403:
            return request.path === '/me'
                ? [
                    'forbidden',
                    `the plan has no API access (${said}): enable it in the service, or use another account's token`,
                ]
                : ['forbidden', `${name}: the service does not allow it to this account (${said}): check the plan`];
        case 404:
            return ['not-found', `${name}: ${notFoundAdvice(request.path)} (${said})`];
        case 408:
        case 502:
        case 503:
        case 504:
            return ['unavailable', `${name}: the service is not available at present (${said})`];
        case 429:
            return [
                'rate-limited',
                `${name}: the service received too many requests (${said}): lower \`concurrency\``,
            ];
        default:
            break;
    }
    if (status >= 500)
        return ['unavailable', `${name}: the service failed (${said}): its operator has to look at it`];
    if (status >= 400)
        return ['bad-request', `${name}: the service did not accept the request (${said})`];
    return ['bad-response', `${name}: the service gave an unexpected answer (${said})`];
}
function notFoundAdvice(path) {
    if (path.startsWith('/tools/'))
        return 'the service does not know this tool; leave it out of `tools`';
    if (path.startsWith('/rank/projects/'))
        return 'the service has no such rank project';
    return 'there is no such address; `base-url` must be the API root, which ends in /api/v1/ext';
}
/** Text for people in the body of an error: problem details (RFC 9457), other usual fields, or the body. */
function serviceWords(text) {
    const body = parseJson(text);
    if ('json' in body)
        return isObject(body.json) ? wordsIn(body.json) : (textOf(body.json) ?? '');
    return looksLikeHtml(text) ? wordsOfHtml(text) : text;
}
/** The service's words on an error in a JSON body, or an empty text. */
function wordsIn(body) {
    const { errors } = body;
    const candidates = [
        body['detail'],
        body['message'],
        body['error_description'],
        body['error'],
        Array.isArray(errors) ? errors[0] : undefined,
        body['title'],
    ];
    for (const candidate of candidates) {
        const words = Array.isArray(candidate)
            ? candidate.map(wordsOf).filter(Boolean).join('; ')
            : wordsOf(candidate);
        if (words)
            return words;
    }
    return '';
}
function wordsOf(value) {
    if (!isObject(value))
        return textOf(value);
    return (textOf(value['detail']) ?? textOf(value['message']) ?? textOf(value['title']) ?? textOf(value['code']));
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/hosted/decoded-body.js



/** The body went on past the cap. */
class BodyTooLarge extends Error {
    name = 'BodyTooLarge';
}
/** A `Content-Encoding` that is unknown, or a body that does not follow it. */
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4). It stops at the cap, so that a few kilobytes
 * that decode to gigabytes cost no more memory than the cap.
 *
 * @throws BodyTooLarge
 * @throws BadContentEncoding
 */
async function readDecodedBody(source, options) {
    const codings = codingsOf(options.contentEncoding);
    const chunks = [];
    let size = 0;
    const counter = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            options.onBytes(chunk.length);
            done(null, chunk);
        },
    });
    const sink = new external_node_stream_.Writable({
        write(chunk, _encoding, done) {
            size += chunk.length;
            if (size > options.maxBytes)
                return done(new BodyTooLarge(`is larger than ${options.maxBytes} bytes`));
            chunks.push(chunk);
            done();
        },
    });
    try {
        const decoders = codings.map(decoderOf);
        await (0,external_node_stream_promises_.pipeline)([source, counter, ...decoders, sink], { signal: options.signal });
    }
    catch (error) {
        source.on('error', () => { }).destroy();
        throw isZlibError(error) ? badEncoding(options.contentEncoding, error) : error;
    }
    return Buffer.concat(chunks);
}
/** Encodings in the order in which they are undone. */
function codingsOf(contentEncoding) {
    return (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity')
        .reverse();
}
function decoderOf(coding) {
    switch (coding) {
        case 'gzip':
        case 'x-gzip':
            return external_node_zlib_.createGunzip();
        case 'deflate':
            return external_node_zlib_.createInflate();
        case 'br':
            return external_node_zlib_.createBrotliDecompress();
        case 'zstd':
            return external_node_zlib_.createZstdDecompress();
        default:
            throw new BadContentEncoding(`Content-Encoding "${coding}" is none of gzip, deflate, br and zstd`);
    }
}
function isZlibError(error) {
    return /^(Z_|ERR__|ERR_BROTLI|ZSTD|ERR_ZSTD)/.test(String(error.code));
}
function badEncoding(contentEncoding, cause) {
    return new BadContentEncoding(`is not the "${contentEncoding}" that its header promises`, { cause });
}

;// CONCATENATED MODULE: ./lib/hosted/redirect.js


const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;
/**
 * Where an answer redirects to, or undefined where it does not. Only redirects are followed that keep the origin, the
 * method and the body (RFC 9110 sections 15.4.8 and 15.4.9): the token goes to no other host, port or scheme.
 *
 * @param name what messages call the request
 * @param followed redirects so far
 * @throws ApiError of kind `redirect` for all other redirects
 */
function redirectTarget(name, answer, address, followed, redact) {
    const { status, headers } = answer;
    if (!REDIRECTS.has(status))
        return undefined;
    const target = headers['location'] ? URL.parse(headers['location'], address) : null;
    const where = target ? (0,one_line/* oneLine */.T)(redact(`${target.origin}${target.pathname}`)) : 'no valid URL';
    const refuse = (why) => new errors/* ApiError */.h('redirect', `${name}: redirects (HTTP ${status}) to ${where}, ${why}`, { status });
    if (!target)
        throw refuse('so there is nothing to follow: check `base-url`');
    if (target.origin !== address.origin) {
        throw refuse('another origin, where the token is not sent; if the service moved there, set `base-url` to it');
    }
    if (status !== 307 && status !== 308) {
        throw refuse('which would not keep the request as it is; check `base-url`, and whether it asks for a login');
    }
    if (followed === MAX_REDIRECTS)
        throw refuse(`after ${MAX_REDIRECTS} redirects already: check \`base-url\``);
    target.username = '';
    target.password = '';
    return target;
}

// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./lib/hosted/request-failure.js



const PASSING_CODES = new Set([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EAI_AGAIN',
    'UND_ERR_SOCKET',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);
/** The total deadline ended the request: says in which phase. */
function deadlineError(name, host, timeoutMs, progress) {
    const within = `within ${timeoutMs / 1000} s (\`timeout\`)`;
    const what = {
        connecting: `no connection to ${host} came about ${within}: check \`base-url\`, the network and the proxy`,
        waiting: `connected to ${host}, but its answer did not begin ${within}`,
        reading: `the answer of ${host} began, but was not complete ${within}: ${progress.bytes} bytes came`,
    }[progress.phase];
    return new errors/* ApiError */.h('timeout', `${name}: ${what}`);
}
/** What an error of the connection, of TLS or of the body means. */
function failureOf(name, host, thrown, progress) {
    const cause = deepestCause(thrown);
    const code = cause.code ?? '';
    const failure = (kind, text, mayPass = false) => ({
        error: new errors/* ApiError */.h(kind, `${name}: ${text}`, { cause: shareable(cause) }),
        mayPass,
    });
    if (cause instanceof BodyTooLarge)
        return failure('too-large', `the decoded answer of ${host} ${cause.message}`);
    if (cause instanceof BadContentEncoding) {
        return failure('bad-response', `the answer of ${host} cannot be decoded: ${cause.message}`);
    }
    const distrust = certificateAdvice(code);
    if (distrust) {
        return failure('certificate', `the certificate of ${host} is not trusted: ${distrust} (${cause.message})`);
    }
    if (/^(ERR_SSL|EPROTO)/.test(code)) {
        return failure('network', `${host} does not speak TLS as expected (${code}): check the port in \`base-url\``);
    }
    if (isParserError(cause) && !endedEarly(cause)) {
        return failure('bad-response', `the answer of ${host} is not valid HTTP: ${cause.message}`);
    }
    const mayPass = PASSING_CODES.has(code) || endedEarly(cause);
    if (progress.phase === 'reading') {
        const after = `after ${progress.bytes} bytes of the body`;
        return failure('network', `${host} broke off its answer ${after} (${code || cause.message})`, mayPass);
    }
    if (progress.phase === 'waiting') {
        return failure('network', `${host} closed the connection before it answered (${code || cause.message})`, mayPass);
    }
    return failure('network', connectionText(host, cause), mayPass);
}
function connectionText(host, cause) {
    switch (cause.code) {
        case 'ENOTFOUND':
            return `the host name in ${host} does not resolve: check \`base-url\``;
        case 'EAI_AGAIN':
            return `the host name in ${host} could not be resolved just now (EAI_AGAIN)`;
        case 'ECONNREFUSED':
            return `${host} refused the connection (ECONNREFUSED): check \`base-url\` and whether the service is up`;
        default:
            return `the connection to ${host} failed (${cause.message || cause.code})`;
    }
}
/** What is wrong with a certificate and what to do, by OpenSSL's or Node's code; undefined for other codes. */
function certificateAdvice(code) {
    switch (code) {
        case 'CERT_HAS_EXPIRED':
            return 'it has expired; the service has to renew it';
        case 'CERT_NOT_YET_VALID':
            return "it is not valid yet; check this machine's clock";
        case 'ERR_TLS_CERT_ALTNAME_INVALID':
            return 'it is for another host; `base-url` needs the name that it was issued for';
        case 'DEPTH_ZERO_SELF_SIGNED_CERT':
        case 'SELF_SIGNED_CERT_IN_CHAIN':
            return 'it is self-signed; if that is meant, name a file with it in NODE_EXTRA_CA_CERTS';
        case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
        case 'UNABLE_TO_GET_ISSUER_CERT':
        case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
            return 'its issuer is unknown here; name a file with the certificate of the issuer in NODE_EXTRA_CA_CERTS';
        default:
            return /^(CERT_|ERR_TLS_CERT|CRL_|INVALID_CA|PATH_LENGTH|UNABLE_TO_(GET|DECRYPT|DECODE))/.test(code)
                ? 'it cannot be verified'
                : undefined;
    }
}
/** The error without what it drags along: a parser's error holds the bytes of the answer, which may echo the token. */
function shareable(cause) {
    return isParserError(cause) ? new Error(cause.message) : cause;
}
function isParserError(cause) {
    return cause.name === 'HTTPParserError';
}
/** The connection was closed before the last chunk of a body. */
function endedEarly(cause) {
    return isParserError(cause) && cause.message.includes('EOF');
}
/** What lies at the bottom of an error; of several attempts, as on each address of a host, the first. */
function deepestCause(thrown) {
    let current = thrown;
    for (let depth = 0; depth < 5 && (0,types_.isNativeError)(current); depth++) {
        if (current instanceof BadContentEncoding)
            break;
        const { errors } = current;
        const inner = Array.isArray(errors) ? errors[0] : current.cause;
        if (!(0,types_.isNativeError)(inner))
            break;
        current = inner;
    }
    return (0,types_.isNativeError)(current) ? current : new Error(String(current));
}

;// CONCATENATED MODULE: ./lib/hosted/transport.js







/** Statuses after which the client may repeat the request as it was. */
const PASSING_STATUSES = new Set([408, 429, 502, 503, 504]);
/** Sends requests, once each, and says what came of them. */
class Transport {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /**
     * @returns the answer with a status of 2xx, or what went wrong
     * @throws ApiError of kind `cancelled` where the request's own signal aborts
     */
    async attempt(request) {
        const deadline = AbortSignal.timeout(this.#options.timeoutMs);
        const progress = { phase: 'connecting', bytes: 0 };
        const { host } = this.#options.root;
        const name = nameOf(request);
        try {
            throwIfCancelled(request.signal);
            const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
            const answer = await this.#follow(request, name, signal, progress);
            if (answer.status >= 200 && answer.status < 300)
                return answer;
            const error = errorOfAnswer(request, answer, this.#options);
            return { error, mayPass: PASSING_STATUSES.has(answer.status) };
        }
        catch (thrown) {
            throwIfCancelled(request.signal);
            if (thrown instanceof errors/* ApiError */.h)
                return { error: thrown, mayPass: false };
            if (deadline.aborted) {
                const error = deadlineError(name, host, this.#options.timeoutMs, progress);
                return { error, mayPass: false };
            }
            return failureOf(name, host, thrown, progress);
        }
    }
    async #follow(request, name, signal, progress) {
        const { root, redact } = this.#options;
        let address = new URL(`${root.href.replace(/\/$/, '')}${request.path}`);
        for (let followed = 0;; followed++) {
            const answer = await this.#send(address, request, signal, progress);
            const target = redirectTarget(name, answer, address, followed, redact);
            if (!target)
                return answer;
            address = target;
        }
    }
    async #send(address, request, signal, progress) {
        const { headers, dispatcher, maxBytes, redact } = this.#options;
        progress.phase = 'connecting';
        const sent = (0,undici/* request */.Em)(address.href, {
            dispatcher: dispatcher.compose(tellWhenSent(() => (progress.phase = 'waiting'))),
            method: request.method,
            headers: {
                ...headers,
                accept: 'application/json, application/problem+json',
                'accept-encoding': 'gzip, deflate, br, zstd',
                ...(request.url === undefined ? {} : { 'content-type': 'application/json' }),
            },
            body: request.url === undefined ? null : JSON.stringify({ url: request.url }),
            signal,
            headersTimeout: 0,
            bodyTimeout: 0,
        });
        const response = await unlessAborted(sent, signal);
        progress.phase = 'reading';
        const flat = flatHeaders(response.headers);
        const bytes = await readDecodedBody(response.body, {
            contentEncoding: flat['content-encoding'],
            maxBytes,
            signal,
            onBytes: count => {
                progress.bytes += count;
            },
        });
        return { status: response.statusCode, headers: flat, text: redact(new TextDecoder().decode(bytes)) };
    }
}
/** @throws ApiError of kind `cancelled` */
function throwIfCancelled(signal) {
    if (signal?.aborted)
        throw new errors/* ApiError */.h('cancelled', 'The request to the service was cancelled');
}
/** Tells when a request is about to be written to its connection, that is when the connection stands. */
function tellWhenSent(told) {
    return dispatch => (options, handler) => dispatch(options, {
        onRequestStart(controller, context) {
            told();
            handler.onRequestStart?.(controller, context);
        },
        onResponseStart: (...response) => handler.onResponseStart?.(...response),
        onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
        onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
        onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
    });
}
/** undici's `request` does not look at its signal while it waits for a connection. */
async function unlessAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    if (signal.aborted)
        onAbort();
    signal.addEventListener('abort', onAbort);
    try {
        return await Promise.race([work, aborted]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}
function flatHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
        name.toLowerCase(),
        Array.isArray(value) ? value.join(', ') : value,
    ]));
}

;// CONCATENATED MODULE: ./lib/hosted/wait-budget.js
/** Milliseconds that a run may wait between tries while nothing succeeds. */
const MAX_WAIT_MS = 120_000;
/** Milliseconds of waiting that each success earns back, up to the most: a rate limit slows a run, but does not end it. */
const REFILL_MS = 10_000;
/**
 * How long all the requests of a run together may still wait. Time counts once, however many wait at the same time.
 * So the end of an outage does not depend on the number of tools, pages and retries.
 */
class WaitBudget {
    #now;
    #leftMs = MAX_WAIT_MS;
    #countedUntil = 0;
    constructor(now) {
        this.#now = now;
    }
    get leftMs() {
        return this.#leftMs;
    }
    /**
     * Takes the time until then from the budget.
     *
     * @param until milliseconds since 1970
     * @returns whether there was enough; if not, nothing is taken
     */
    take(until) {
        const cost = Math.max(0, until - Math.max(this.#now(), this.#countedUntil));
        if (cost > this.#leftMs)
            return false;
        this.#leftMs -= cost;
        this.#countedUntil = Math.max(this.#countedUntil, until);
        return true;
    }
    succeeded() {
        this.#leftMs = Math.min(MAX_WAIT_MS, this.#leftMs + REFILL_MS);
    }
}

;// CONCATENATED MODULE: ./lib/hosted/caller.js






const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/**
 * Calls the service until it answers or is not worth asking again. What is shared by all calls of a run:
 *
 * - the pace: after a 429 all wait together, then fewer requests run at once ({@link Pacing});
 * - a budget of waiting time, which successes refill ({@link WaitBudget});
 * - the circuit: several calls in a row that failed end all that follow at once ({@link Circuit}).
 */
class Caller {
    #transport;
    #options;
    #calls;
    #pacing;
    #budget;
    #circuit = new Circuit();
    constructor(transport, options) {
        this.#transport = transport;
        this.#options = options;
        this.#calls = (0,p_limit/* default */.A)(Math.max(1, options.concurrency));
        this.#pacing = new Pacing(options.concurrency);
        this.#budget = new WaitBudget(options.now);
    }
    /**
     * @returns an answer with a status of 2xx
     * @throws ApiError
     */
    call(request) {
        return this.#calls(() => this.#callWithRetries(request));
    }
    async #callWithRetries(request) {
        for (let tries = 1;; tries++) {
            const outcome = await this.#attempt(request);
            if (!('error' in outcome)) {
                this.#budget.succeeded();
                this.#circuit.answered();
                return outcome;
            }
            const stop = await this.#waitBeforeNextTry(outcome, tries, request.signal);
            if (stop === undefined)
                continue;
            this.#note(outcome);
            throw explained(outcome.error, tries, stop);
        }
    }
    async #attempt(request) {
        const ticket = await this.#enter(request.signal);
        try {
            const outcome = await this.#transport.attempt(request);
            if (!('error' in outcome))
                this.#pacing.succeeded();
            else if (outcome.error.kind === 'rate-limited')
                this.#pacing.refused(ticket);
            return outcome;
        }
        finally {
            this.#pacing.leave();
        }
    }
    /** Waits for a place among the requests that run, and for the end of a pause. */
    async #enter(signal) {
        for (;;) {
            throwIfCancelled(signal);
            this.#circuit.assertClosed();
            const { pausedUntil } = this.#pacing;
            if (pausedUntil > this.#options.now()) {
                if (!this.#budget.take(pausedUntil))
                    throw this.#pauseTooLong(pausedUntil);
                await this.#waitUntil(pausedUntil, signal);
                continue;
            }
            const ticket = this.#pacing.tryEnter();
            if (ticket !== undefined)
                return ticket;
            await this.#pacing.place(signal);
        }
    }
    /** @returns undefined when it is time for the next try, else why there is none */
    async #waitBeforeNextTry({ error, mayPass }, tries, signal) {
        const { now, retries } = this.#options;
        const asked = error.retryAfter === undefined ? undefined : error.retryAfter * 1000;
        const limited = error.kind === 'rate-limited';
        const streak = limited ? Math.max(tries, this.#pacing.refusals) : tries;
        const until = now() + Math.ceil(asked ?? this.#backoffMs(streak));
        if (limited)
            this.#pacing.pauseUntil(until);
        if (!mayPass || tries > retries)
            return '';
        if (!this.#budget.take(until)) {
            const left = `the ${seconds(this.#budget.leftMs)} that this run may still spend on waiting`;
            return asked === undefined
                ? `; not tried again, since a further wait would exceed ${left}`
                : `; not tried again, since it asks to wait ${seconds(asked)}, which exceeds ${left}`;
        }
        if (!limited)
            await this.#waitUntil(until, signal);
        return undefined;
    }
    /** Full jitter: anything from nothing to the exponential backoff, so that clients do not come back all at once. */
    #backoffMs(streak) {
        return this.#options.random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (streak - 1));
    }
    async #waitUntil(until, signal) {
        for (let left = until - this.#options.now(); left > 0; left = until - this.#options.now()) {
            try {
                await this.#options.sleep(left, signal);
            }
            catch (error) {
                throwIfCancelled(signal);
                throw error;
            }
        }
        throwIfCancelled(signal);
    }
    /** Remembers how a call ended that failed for good. */
    #note({ error, mayPass }) {
        if (mayPass || error.kind === 'network' || error.kind === 'timeout')
            this.#circuit.failed(error);
        else if (error.status !== undefined)
            this.#circuit.answered();
    }
    #pauseTooLong(until) {
        const wait = until - this.#options.now();
        return new errors/* ApiError */.h('rate-limited', `not sent, since the service refuses requests (HTTP 429): a pause of ${seconds(wait)} exceeds the ` +
            `${seconds(this.#budget.leftMs)} that this run may still spend on waiting: lower \`concurrency\`, or check the plan`, { retryAfter: wait / 1000 });
    }
}
function explained(error, tries, stop) {
    if (tries === 1 && stop === '')
        return error;
    const { kind, message, status, retryAfter, cause } = error;
    const options = {
        ...(status === undefined ? {} : { status }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
        ...(cause === undefined ? {} : { cause }),
    };
    return new errors/* ApiError */.h(kind, `${message}${tries > 1 ? ` (tried ${tries} times)` : ''}${stop}`, options);
}
function seconds(milliseconds) {
    return `${Math.round(milliseconds / 100) / 10} s`;
}

;// CONCATENATED MODULE: ./lib/hosted/dispatcher.js



/**
 * Keep-alive connections to the service, through the proxy that the environment names. A service on the loopback
 * interface is never asked for through a proxy: there the name means another machine.
 *
 * @throws ApiError of kind `network` where the environment's proxy is not one
 */
function createDispatcher({ root, connections, connectTimeoutMs }) {
    const common = { connections, allowH2: false, connect: { timeout: connectTimeoutMs } };
    const httpProxy = process.env['http_proxy'] || process.env['HTTP_PROXY'];
    const httpsProxy = process.env['https_proxy'] || process.env['HTTPS_PROXY'];
    if ((0,host_kind/* neverLeavesMachine */.wQ)(root.hostname) || !(httpProxy || httpsProxy))
        return new undici/* Agent */.g6(common);
    try {
        return new undici/* EnvHttpProxyAgent */.J2({
            ...common,
            connectTimeout: connectTimeoutMs,
            httpProxy: httpProxy || '',
            httpsProxy: httpsProxy || '',
            noProxy: process.env['no_proxy'] || process.env['NO_PROXY'] || '',
        });
    }
    catch {
        // The cause would bring the value along, with its password.
        throw new errors/* ApiError */.h('network', 'The proxy in HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}

// EXTERNAL MODULE: ./lib/api/judged.js
var api_judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
;// CONCATENATED MODULE: ./lib/hosted/kept-answers.js



/** Bytes, roughly, that the facts of one answer may take. */
const MAX_FACTS = 2 * 1024 * 1024;
/** Bytes, roughly, that a run of the program keeps of all answers. */
const MAX_KEPT = 32 * 1024 * 1024;
/** The same of what is kept when that is used up: the worst checks of each answer, with one place. */
const MAX_KEPT_SHORT = 32 * 1024 * 1024;
const MAX_CHECKS = 500;
const MAX_SHORT_CHECKS = 100;
const MAX_OCCURRENCES = 50;
const MAX_PAGES = 100;
const MAX_ID = 200;
const MAX_TEXT = 2000;
const MAX_SHORT_TEXT = 300;
const MAX_URL = 8000;
/** Characters of a text that may be a part of one that is much longer, and would keep all of it. */
const MIN_COPIED = 100;
/**
 * What a run keeps of the answers of a service: bounded for each answer and for all of them together, since a report
 * is made of it in memory. Facts that are too large are left out with a note; checks stay, the worst first.
 */
class KeptAnswers {
    #room = MAX_KEPT;
    #shortRoom = MAX_KEPT_SHORT;
    run(run) {
        const checks = worstFirst(run.checks, MAX_CHECKS).map(check => boundedCheck(check, MAX_OCCURRENCES, MAX_TEXT));
        const dropped = run.checks.length - checks.length;
        const { facts, note } = this.#facts(run.facts);
        const kept = this.#take(checks) ? checks : this.#short(checks);
        if (!kept)
            return this.#tooMuch(run);
        const left = dropped + checks.length - kept.length;
        const words = [note, left > 0 ? `${left} of ${run.checks.length} checks, the least severe` : undefined];
        const said = words.filter(word => word !== undefined).join('; ');
        const { foreign, ...own } = { ...run, ...textsOf(run), checks: kept };
        if (note !== undefined)
            return { ...own, facts: { [api_judged/* LEFT_OUT */.Pk]: said } };
        if (foreign !== undefined)
            return { ...own, facts, foreign };
        return { ...own, facts: said === '' ? facts : { ...facts, [api_judged/* LEFT_OUT */.Pk]: said } };
    }
    analysis(analysis) {
        const pages = analysis.pages.slice(0, MAX_PAGES).map(page => ({
            ...page,
            url: copied(page.url, MAX_URL),
            runs: page.runs.map(run => this.run(run)),
        }));
        const left = analysis.pages.length - pages.length;
        const { facts, note } = this.#facts(analysis.facts);
        const words = [note, left > 0 ? `${left} of ${analysis.pages.length} pages` : undefined];
        const said = words.filter(word => word !== undefined).join('; ');
        const kept = note === undefined ? facts : {};
        return {
            ...analysis,
            ...textsOf(analysis),
            pages,
            facts: said === '' ? kept : { ...kept, [api_judged/* LEFT_OUT */.Pk]: said },
        };
    }
    #facts(facts) {
        const most = Math.min(MAX_FACTS, this.#room);
        const size = roughSize(facts, most);
        if (size <= most) {
            this.#room -= size;
            return { facts };
        }
        const why = most < MAX_FACTS
            ? 'since the answers of the service are too large together'
            : 'since they are too large';
        return { facts: {}, note: `the facts, ${why}` };
    }
    #take(checks) {
        const size = roughSize(checks, this.#room);
        if (size > this.#room)
            return false;
        this.#room -= size;
        return true;
    }
    #short(checks) {
        const short = checks.slice(0, MAX_SHORT_CHECKS).map(check => boundedCheck(check, 1, MAX_SHORT_TEXT));
        const size = roughSize(short, this.#shortRoom);
        if (size > this.#shortRoom)
            return undefined;
        this.#shortRoom -= size;
        return short;
    }
    #tooMuch({ tool, url, startedAt, durationMs }) {
        const reason = 'The answers of the service are too large together; run fewer tools or pages at once, as with `shard`';
        return {
            tool,
            url,
            status: 'not-measured',
            reason,
            score: null,
            checks: [],
            facts: {},
            startedAt,
            durationMs,
        };
    }
}
/** The texts of a run or an analysis beside its parts. */
function textsOf(value) {
    const { url, finalUrl, reason } = value;
    return {
        url: copied(url, MAX_URL),
        ...(finalUrl === undefined ? {} : { finalUrl: copied(finalUrl, MAX_URL) }),
        ...(reason === undefined ? {} : { reason: copied(reason, MAX_TEXT) }),
    };
}
/** Failures go first, the worst of them before the others: what is left out must not make a result better. */
function worstFirst(checks, max) {
    if (checks.length <= max)
        return checks;
    const rank = ({ outcome, severity }) => outcome === 'fail'
        ? outcomes/* SEVERITIES */.o.indexOf(severity)
        : outcomes/* SEVERITIES */.o.length + (outcome === 'not-measured' ? 0 : 1);
    return checks.toSorted((a, b) => rank(a) - rank(b)).slice(0, max);
}
function boundedCheck(check, maxOccurrences, maxText) {
    const occurrences = check.occurrences.slice(0, maxOccurrences).map(place => boundedPlace(place, maxText));
    const count = Math.max(check.occurrenceCount ?? 0, check.occurrences.length);
    return {
        ...check,
        id: copied(check.id, MAX_ID),
        title: copied(check.title, maxText),
        help: copied(check.help, maxText),
        ...(check.why === undefined ? {} : { why: copied(check.why, maxText) }),
        ...(check.fix === undefined ? {} : { fix: copied(check.fix, maxText) }),
        ...(check.message === undefined ? {} : { message: copied(check.message, maxText) }),
        occurrences,
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}
function boundedPlace(place, maxText) {
    const { message, selector, snippet } = place;
    return {
        ...place,
        url: copied(place.url, maxText === MAX_TEXT ? MAX_URL : maxText),
        ...(message === undefined ? {} : { message: copied(message, maxText) }),
        ...(selector === undefined ? {} : { selector: copied(selector, maxText) }),
        ...(snippet === undefined ? {} : { snippet: copied(snippet, maxText) }),
    };
}
/** The start of a text, in memory of its own: a part of an answer would keep all of it. */
function copied(text, max) {
    return text.length < MIN_COPIED ? text : (0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(text, max));
}
/** Bytes that a value takes, roughly; more than the limit as soon as it is passed. */
function roughSize(value, limit) {
    let size = 0;
    const open = [value];
    while (open.length > 0 && size <= limit) {
        const next = open.pop();
        if (typeof next === 'string')
            size += 24 + next.length;
        else if (typeof next !== 'object' || next === null)
            size += 8;
        else if (Array.isArray(next)) {
            size += 32 + 8 * next.length;
            if (size <= limit)
                for (const item of next)
                    open.push(item);
        }
        else {
            const keys = Object.keys(next);
            size += 48 + 24 * keys.length;
            if (size > limit)
                break;
            for (const key of keys) {
                size += key.length;
                open.push(next[key]);
            }
        }
    }
    return size;
}

// EXTERNAL MODULE: ./lib/expressions/expression-runner.js
var expression_runner = __webpack_require__(26292);
;// CONCATENATED MODULE: ./lib/hosted/mappings.js


/** Most milliseconds of a mapping on one answer. */
const TIMEOUT_MS = 1000;
/** Most megabytes of the thread that evaluates mappings, for an answer and what is made of it. */
const MAX_HEAP_MB = 256;
/** The user's mappings by tool, JSONata, which share one thread. */
class Mappings {
    #expressions;
    #runner = new expression_runner/* ExpressionRunner */.l({ maxHeapMb: MAX_HEAP_MB });
    constructor(expressions) {
        this.#expressions = expressions;
    }
    /**
     * The mapping of a tool over one answer; undefined where the tool has none. It throws ApiError of kind `cancelled`
     * where the signal aborts.
     *
     * @param text of the answer, which is JSON
     */
    of(tool, text, { signal } = {}) {
        const expression = this.#expressions[tool];
        if (expression === undefined)
            return undefined;
        const input = { json: text.replace(/^\ufeff/, '').trim() };
        return async () => {
            try {
                return await this.#runner.evaluate('json', expression, input, { timeoutMs: TIMEOUT_MS, signal });
            }
            catch (error) {
                throwIfCancelled(signal);
                throw error;
            }
        };
    }
    /** Ends the thread. */
    async close() {
        await this.#runner.close();
    }
}

// EXTERNAL MODULE: ./lib/api/result-schemas.js
var result_schemas = __webpack_require__(15198);
;// CONCATENATED MODULE: ./lib/hosted/read/no-result.js



const UNFINISHED = [
    'pending',
    'queued',
    'processing',
    'running',
    'in-progress',
    'started',
    'waiting',
    'scheduled',
];
const FAILED = [
    ...['error', 'failed', 'failure', 'timeout', 'timed-out', 'aborted', 'cancelled', 'canceled', 'rejected'],
    ...['exception', 'unauthorized', 'forbidden', 'unavailable'],
];
/** Fields that hold a status of HTTP, or a code. */
const STATUS_NAMES = ['status', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'code'];
/** A code that is the name of an error, as `ERR_TIMEOUT`, `ECONNRESET` and `RATE_LIMIT_EXCEEDED`. */
const ERROR_CODE = /^(?:ERR|ERROR)(?:[_-]|$)|^E_|^E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE)$|(?:^|[_-])(?:ERROR|FAILED|FAILURE|EXCEPTION|DENIED|UNAUTHORI[SZ]ED|FORBIDDEN|TIMEOUT|EXCEEDED|UNAVAILABLE)$/i;
/** Fields of a body that says only how the request went. */
const ENVELOPE = new Set([
    ...['message', 'detail', 'details', 'title', 'type', 'instance', 'error', 'errors', 'error_description'],
    ...['code', 'status', 'statusCode', 'status_code', 'success', 'ok', 'path', 'timestamp', 'data', 'result'],
    ...['request_id', 'requestId', 'trace_id', 'traceId', 'documentation_url', 'meta'],
]);
/** Why a body of an unknown shape is no result, although its status was 200: it says so itself. */
function whyNoResult(body) {
    return unfinished(body) ?? statedFailure(body);
}
/** The body says that the work goes on. */
function unfinished(body) {
    for (const container of containersOf(body)) {
        for (const name of ['status', 'state']) {
            const word = wordOf(own(container, name));
            if (word === undefined || !UNFINISHED.includes(word))
                continue;
            return `The service answered before it was done (status "${word}"); results that come later cannot be fetched`;
        }
    }
    return undefined;
}
/** The body, or what it wraps, says that the work failed, in the service's words. */
function statedFailure(body) {
    const containers = containersOf(body);
    return containers.some(saysFailure) ? failureText(containers) : undefined;
}
/** The body has nothing but a message, or errors, where a result should be; for bodies in which nothing is recognised. */
function messageInstead(body) {
    const isEnvelope = Object.entries(body).every(([name, value]) => ENVELOPE.has(name) && (!isObject(value) || name !== 'result'));
    const containers = containersOf(body);
    const says = ['message', 'detail', 'errors', 'error_description'].some(name => isSaid(own(body, name)));
    return isEnvelope && says ? failureText(containers) : undefined;
}
function saysFailure(container) {
    const is = (name, ...values) => values.includes(plainOf(own(container, name)));
    return (['success', 'ok'].some(name => is(name, false, 'false', 'no', 0, '0')) ||
        ['failed', 'hasError', 'has_error', 'isError', 'is_error'].some(name => is(name, true, 'true')) ||
        FAILED.includes(wordOf(own(container, 'status')) ?? '') ||
        FAILED.includes(wordOf(own(container, 'state')) ?? '') ||
        STATUS_NAMES.some(name => isErrorStatus(own(container, name))) ||
        ERROR_CODE.test(textOf(own(container, 'code')) ?? '') ||
        isError(own(container, 'error')));
}
function isErrorStatus(value) {
    const number = typeof value === 'string' && /^\d{3}$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && number >= 400 && number <= 599;
}
function isError(error) {
    if (typeof error === 'string')
        return !['', 'false', 'no', 'none', 'null', '0'].includes(error.trim().toLowerCase());
    return error === true || (typeof error === 'number' && error !== 0) || isSaid(error);
}
/** A text that is not blank, or a list or an object that is not empty. */
function isSaid(value) {
    if (Array.isArray(value))
        return value.length > 0;
    return isObject(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== '';
}
function wordOf(value) {
    return textOf(value)?.toLowerCase().replaceAll(/[_ ]/g, '-');
}
function plainOf(value) {
    return typeof value === 'string' ? value.trim().toLowerCase() : value;
}
/** Words of the container that says most on the failure: the innermost, since wrappers often say "OK". */
function failureText(containers) {
    const failing = containers.filter(saysFailure);
    const order = [...failing.toReversed(), ...containers];
    const words = order.map(container => (0,one_line/* oneLine */.T)(wordsIn(container))).find(text => text !== '');
    return `The service says that it failed: ${words ?? codeIn(order) ?? 'not why'}`;
}
function codeIn(containers) {
    for (const container of containers) {
        for (const name of ['code', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'status']) {
            const text = textOf(own(container, name));
            if (text !== undefined)
                return `${name} ${(0,one_line/* oneLine */.T)(text, 80)}`;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/account.js





const NAME_NAMES = ['name', 'full_name', 'fullName', 'username', 'email', 'login'];
/**
 * The account in the body of `GET /me`; name and plan where they stand under their usual names, the whole body in
 * `facts` where it is not in our own shape.
 *
 * @throws ApiError of kind `bad-response` where the body is no object, or says that the request failed
 */
function readAccount(body) {
    const known = result_schemas/* accountSchema */.rE.safeParse(body);
    if (known.success)
        return known.data;
    if (!isObject(body)) {
        throw new errors/* ApiError */.h('bad-response', 'GET /me: the service did not answer with an object; check `base-url`');
    }
    const failure = statedFailure(body) ?? messageInstead(body);
    if (failure !== undefined)
        throw new errors/* ApiError */.h('bad-response', `GET /me: ${failure}`);
    const nested = nestedContainersOf(body, ['account', 'user']);
    return { name: first(nested, NAME_NAMES), plan: planIn(nested), facts: body };
}
function first(containers, names) {
    for (const container of containers) {
        const text = firstText(container, names);
        if (text !== undefined)
            return (0,one_line/* oneLine */.T)(text);
    }
    return null;
}
/** The plan's name, or of a plan that is an object the name in it. */
function planIn(containers) {
    const names = ['plan', 'plan_name', 'planName', 'subscription', 'tier', 'package'];
    const plans = containers.flatMap(container => names.map(name => own(container, name)).filter(isObject));
    return first(containers, names) ?? first(plans, ['name', 'title', 'plan', 'slug', 'id']);
}

;// CONCATENATED MODULE: ./lib/hosted/read/own-shape.js


/**
 * A tool run that came in our own shape, for what the user asked: only what is a result counts. What only we may set
 * (failures that the user ignores, a body of another shape) is taken out.
 *
 * @returns what came instead of a result, as the end of "the service answered with …"; undefined where the run says
 *   nothing at all, so that it is a body as any other
 */
function ownRun(run, url) {
    if (!isFor(url, run))
        return { instead: `the result of ${(0,one_line/* oneLine */.T)(run.url)} instead` };
    const { foreign: _, reason, ...rest } = run;
    const own = { ...rest, url, checks: run.checks.map(withoutIgnored) };
    const notMeasured = (why) => ({
        ...own,
        status: 'not-measured',
        reason: (0,one_line/* oneLine */.T)(why, MAX_REASON),
        score: null,
        checks: [],
    });
    if (run.status === 'not-measured')
        return notMeasured(reason ?? 'The service does not say why');
    const nothing = run.score === null ? (0,api_judged/* reasonNothingJudged */.Fn)(own.checks) : undefined;
    if (nothing !== undefined)
        return notMeasured(nothing);
    return (0,api_judged/* hasJudged */.O3)(own) || own.checks.length > 0 ? own : undefined;
}
/**
 * An analysis that came in our own shape, on the same terms: results of its pages that are none are not measured.
 *
 * @returns what came instead, as above; undefined where it says nothing at all
 */
function ownAnalysis(analysis, url) {
    if (!isSameAddress(analysis.url, url))
        return { instead: `the result of ${(0,one_line/* oneLine */.T)(analysis.url)} instead` };
    const pages = analysis.pages.map(page => ({
        ...page,
        runs: page.runs.map(run => {
            const own = ownRun(run, page.url);
            return own && 'tool' in own ? own : withoutResult(run, page.url, own?.instead ?? 'no result');
        }),
    }));
    const { reason, ...rest } = analysis;
    const own = { ...rest, url, pages };
    if (analysis.status === 'not-measured') {
        const why = (0,one_line/* oneLine */.T)(reason ?? 'The service does not say why', MAX_REASON);
        return { ...own, reason: why, score: null };
    }
    const judged = analysis.score !== null || pages.some(page => page.runs.some(api_judged/* hasJudged */.O3));
    return judged ? own : undefined;
}
const MAX_REASON = 500;
function isFor(url, run) {
    return isSameAddress(run.url, url) || (run.finalUrl !== undefined && isSameAddress(run.finalUrl, url));
}
function withoutIgnored({ ignored: _, ignoredOccurrences: __, ...check }) {
    return check;
}
function withoutResult(run, url, instead) {
    const { tool, startedAt, durationMs } = run;
    const reason = `The service answered with ${instead}`;
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt,
        durationMs,
    };
}
/**
 * Whether two URLs are of one page however they are written: host in any case, default port, percent-encoding of what
 * needs none, a slash at the end, fragment, name and password make no difference.
 */
function isSameAddress(one, other) {
    return one === other || comparable(one) === comparable(other);
}
function comparable(url) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const { protocol, host, pathname, search } = parsed;
    return `${protocol}//${host}${normalized(pathname).replace(/\/$/, '')}${normalized(search)}`;
}
/** Percent-encoding in upper case, and none of characters that need none (RFC 3986 section 6.2.2). */
function normalized(text) {
    return text.replace(/%[0-9a-f]{2}/gi, encoded => {
        const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
        return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

;// CONCATENATED MODULE: ./lib/hosted/read/score.js

const SCORE_NAMES = ['score', 'overall_score', 'overallScore', 'total_score', 'totalScore'];
/** Fields that say what the score is out of. */
const SCALE_NAMES = ['max_score', 'maxScore', 'maximum', 'max', 'out_of', 'outOf', 'scale'];
/**
 * The score that a body of an unknown shape states, 0 to 100, or null. A number is never rescaled: above 0 and up to
 * 1 it may be a fraction, beside a maximum that is not 100 it is out of something else, so it is unknown.
 */
function scoreIn(body) {
    for (const container of containersOf(body)) {
        for (const name of SCORE_NAMES) {
            const number = numberOf(own(container, name));
            if (number !== undefined)
                return isOutOf100(container) && isPlain(number) ? number : null;
        }
    }
    return null;
}
function numberOf(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value !== 'string' || !/^\s*-?\d{1,9}(\.\d{1,9})?\s*%?\s*$/.test(value))
        return undefined;
    return Number.parseFloat(value);
}
function isPlain(score) {
    return score === 0 || (score > 1 && score <= 100);
}
function isOutOf100(container) {
    return SCALE_NAMES.every(name => {
        const scale = numberOf(own(container, name));
        return scale === undefined || scale === 100;
    });
}

;// CONCATENATED MODULE: ./lib/hosted/read/analysis.js





/**
 * An analysis from the body of `POST /analyze`: our own shape where it is a result for this URL, else the score where it is recognised, and the
 * body in `facts`.
 */
function readAnalysis(url, body, timing) {
    const analysis = { url, score: null, pages: [], ...timing };
    const notMeasured = (reason, facts) => ({
        ...analysis,
        status: 'not-measured',
        reason,
        facts,
    });
    if ('instead' in body) {
        return notMeasured(`The service answered with ${body.instead}; check that \`base-url\` is its API root`, {});
    }
    const known = result_schemas/* analysisSchema */.m.safeParse(body.json);
    const own = known.success ? ownAnalysis(known.data, url) : undefined;
    if (own)
        return 'url' in own ? own : notMeasured(`The service answered with ${own.instead}`, {});
    if (!isObject(body.json)) {
        return notMeasured('The service did not answer with an object', { body: body.json });
    }
    const excuse = whyNoResult(body.json);
    if (excuse !== undefined)
        return notMeasured(excuse, body.json);
    const score = scoreIn(body.json);
    return score === null
        ? notMeasured("No score is recognised in the service's analysis; all of it is among the facts", body.json)
        : { ...analysis, status: 'measured', score, facts: body.json };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./lib/hosted/read/rank-keywords.js

const KEYWORD_NAMES = ['keyword', 'query', 'phrase', 'term', 'name'];
const POSITION_LISTS = ['positions', 'rankings', 'results', 'ranks'];
const POSITION_NAMES = ['position', 'rank', 'ranking'];
const ENGINE_NAMES = ['searchEngine', 'search_engine', 'engine', 'se'];
const LOCATION_NAMES = ['location', 'region', 'country', 'city', 'geo'];
/**
 * Keywords and their positions: lists of keywords that hold their positions, or flat lists with a keyword in each
 * position. Search engine and location are empty where the service names none.
 */
function keywordsIn(containers) {
    const keywords = new Map();
    for (const container of containers) {
        for (const name of ['keywords', ...POSITION_LISTS]) {
            const list = own(container, name);
            if (!Array.isArray(list))
                continue;
            for (const item of list)
                addKeyword(keywords, item);
        }
    }
    return [...keywords].map(([keyword, positions]) => ({ keyword, positions }));
}
function addKeyword(keywords, item) {
    const keyword = isObject(item) ? firstText(item, KEYWORD_NAMES) : textOf(item);
    if (keyword === undefined)
        return;
    const positions = keywords.get(keyword) ?? [];
    keywords.set(keyword, positions);
    if (isObject(item))
        positions.push(...positionsOf(item));
}
function positionsOf(item) {
    for (const name of POSITION_LISTS) {
        const list = own(item, name);
        if (Array.isArray(list))
            return list.filter(isObject).flatMap(entry => positionOf(entry, item));
        if (isObject(list))
            return nestedPositions(list, item);
    }
    return positionOf(item, item);
}
/** Positions by search engine, and below by location: `{ google: { berlin: 3 } }` or `{ google: 3 }`. */
function nestedPositions(byEngine, item) {
    return Object.entries(byEngine).flatMap(([searchEngine, value]) => {
        if (!isObject(value))
            return positionOf({ searchEngine, position: value }, item);
        if (POSITION_NAMES.some(name => own(value, name) !== undefined)) {
            return positionOf({ ...value, searchEngine }, item);
        }
        return Object.entries(value).flatMap(([location, entry]) => positionOf({ ...(isObject(entry) ? entry : { position: entry }), searchEngine, location }, item));
    });
}
/** @param item the keyword, which may name search engine and location for all of its positions */
function positionOf(entry, item) {
    const name = POSITION_NAMES.find(name => own(entry, name) !== undefined);
    const position = name === undefined ? undefined : placeOf(own(entry, name));
    if (position === undefined)
        return [];
    const url = firstText(entry, ['url', 'landing_page', 'landingPage']);
    return [
        {
            searchEngine: nameIn(entry, ENGINE_NAMES) ?? nameIn(item, ENGINE_NAMES) ?? '',
            location: nameIn(entry, LOCATION_NAMES) ?? nameIn(item, LOCATION_NAMES) ?? '',
            position,
            ...(url === undefined ? {} : { url }),
        },
    ];
}
/** A text, or the name in an object. */
function nameIn(object, names) {
    const nested = names.map(name => own(object, name)).find(isObject);
    return firstText(object, names) ?? (nested && firstText(nested, ['name', 'title', 'id']));
}
/** null: not among the results, which services write as null or 0; undefined: something else, of which nothing is known. */
function placeOf(value) {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    if (number === null || number === 0)
        return null;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/rank.js





const ID_NAMES = ['id', 'project_id', 'projectId', 'uuid', '_id'];
const rank_NAME_NAMES = ['name', 'title', 'project_name', 'projectName'];
const URL_NAMES = ['url', 'website', 'domain', 'site', 'host'];
const LIST_NAMES = ['projects', 'items', 'data', 'results', 'rows'];
/**
 * The projects in the body of `GET /rank/projects`: a list, at the top or under a usual name.
 *
 * @throws ApiError of kind `bad-response` where there is no list, or an item without an id
 */
function readRankProjects(body) {
    const known = schemas/* array */.YOg(result_schemas/* rankProjectSummarySchema */.JZ).safeParse(body);
    if (known.success)
        return known.data;
    const list = listIn(body);
    if (!list)
        throw new errors/* ApiError */.h('bad-response', 'GET /rank/projects: the service did not answer with a list of projects');
    return list.map((item, index) => {
        const id = isObject(item) ? firstText(item, ID_NAMES) : undefined;
        if (id === undefined || !isObject(item)) {
            throw new errors/* ApiError */.h('bad-response', `GET /rank/projects: project ${index + 1} of the service's list has no id`);
        }
        return { id, ...nameAndUrl([item]), facts: item };
    });
}
/**
 * One project with its keywords and positions, where they are recognised; the body is in `facts`.
 *
 * @param id of the project that was asked for
 */
function readRankProject(id, body) {
    const known = result_schemas/* rankProjectSchema */.Tq.safeParse(body);
    if (known.success)
        return known.data;
    if (!isObject(body))
        return { id, name: null, url: null, keywords: [], facts: { body } };
    const nested = nestedContainersOf(body, ['project']);
    return { id, ...nameAndUrl(nested), keywords: keywordsIn(nested), facts: body };
}
/** @param id of the project that was asked for */
function readRankDashboard(id, body) {
    const known = result_schemas/* rankDashboardSchema */.QY.safeParse(body);
    if (known.success)
        return known.data;
    return { id, facts: isObject(body) ? body : { body } };
}
function listIn(body) {
    if (Array.isArray(body))
        return body;
    if (!isObject(body))
        return undefined;
    for (const container of containersOf(body)) {
        for (const name of LIST_NAMES) {
            const list = own(container, name);
            if (Array.isArray(list))
                return list;
        }
    }
    return undefined;
}
function nameAndUrl(containers) {
    const first = (names) => containers.map(container => firstText(container, names)).find(text => text !== undefined) ?? null;
    return { name: first(rank_NAME_NAMES), url: first(URL_NAMES) };
}

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
;// CONCATENATED MODULE: ./lib/hosted/read/check-id.js

/** Fields whose value names the rule, not this one finding. */
const RULE_NAMES = ['code', 'rule', 'rule_id', 'ruleId', 'check', 'check_id', 'key', 'slug'];
const MAX_SLUG = 60;
/**
 * A stable id for a finding of a service, `tool/what-is-wrong`: from its code, else an id that is a word, else its
 * text without the numbers and addresses that change from page to page.
 */
function checkIdOf(tool, item, text) {
    const id = firstText(item, ['id']);
    const code = firstText(item, RULE_NAMES) ?? (id !== undefined && isWord(id) ? id : undefined);
    const own = code === undefined ? '' : slugOf(code.startsWith(`${tool}/`) ? code.slice(tool.length + 1) : code);
    return `${tool}/${own || slugOf(withoutDetails(text)) || slugOf(text) || slugOf(id ?? '') || 'issue'}`;
}
/** Numbers and UUIDs as ids may be those of a row in a database, new in each run. */
function isWord(id) {
    return (!/^\d+$/.test(id) &&
        !/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id) &&
        !/^[0-9a-f]{24}$/i.test(id));
}
function withoutDetails(text) {
    return text
        .replace(/https?:\/\/\S+/g, ' ')
        .replace(/"[^"]*"/g, ' ')
        .replace(/(?<![\w-])\d[\d.,]*(?![\w-])/g, ' ');
}
function slugOf(text) {
    const words = text
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]+/g, '')
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(word => word !== '');
    let slug = '';
    for (const word of words) {
        if (slug !== '' && slug.length + word.length >= MAX_SLUG)
            break;
        slug += `${slug === '' ? '' : '-'}${word.slice(0, MAX_SLUG)}`;
    }
    return slug;
}

;// CONCATENATED MODULE: ./lib/hosted/read/occurrences.js


const occurrences_URL_NAMES = ['url', 'page_url', 'pageUrl', 'page', 'link', 'href'];
const occurrences_LIST_NAMES = ['occurrences', 'instances', 'nodes', 'elements', 'urls', 'pages'];
const MAX_SNIPPET = 300;
/** What is longer is no address that anyone could open. */
const occurrences_MAX_URL = 8000;
/**
 * The places that an item of a service names, at least one: the page itself.
 *
 * @param max most places that are read; the count is of all
 */
function occurrencesOf(item, pageUrl, max) {
    for (const name of occurrences_LIST_NAMES) {
        const list = own(item, name);
        if (!Array.isArray(list) || list.length === 0)
            continue;
        const occurrences = list.slice(0, Math.max(0, max)).map(place => occurrenceOf(place, pageUrl));
        return { occurrences, count: list.length };
    }
    return { occurrences: max > 0 ? [occurrenceOf(item, pageUrl)] : [], count: 1 };
}
function occurrenceOf(place, pageUrl) {
    if (!isObject(place))
        return { url: urlFrom(textOf(place), pageUrl) ?? pageUrl };
    const selector = selectorOf(own(place, 'selector') ?? own(place, 'css_selector') ?? own(place, 'target'));
    const snippet = firstText(place, ['snippet', 'html', 'source']);
    const message = firstText(place, ['message', 'detail', 'details']);
    const line = occurrences_positionOf(own(place, 'line') ?? own(place, 'line_number') ?? own(place, 'lineNumber'));
    const column = occurrences_positionOf(own(place, 'column'));
    return {
        url: urlFrom(firstText(place, occurrences_URL_NAMES), pageUrl) ?? pageUrl,
        ...(message === undefined ? {} : { message: (0,one_line/* oneLine */.T)(message, 500) }),
        ...(selector === undefined ? {} : { selector: (0,one_line/* oneLine */.T)(selector, MAX_SNIPPET) }),
        ...(snippet === undefined ? {} : { snippet: (0,one_line/* oneLine */.T)(snippet, MAX_SNIPPET) }),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
    };
}
/** Absolute addresses and paths; anything else is no address. */
function urlFrom(text, pageUrl) {
    if (text === undefined || text.length > occurrences_MAX_URL || !/^(https?:\/\/|\/)/i.test(text))
        return undefined;
    return URL.parse(text, pageUrl)?.href;
}
/** A selector as text, or as a list of which the first counts. */
function selectorOf(value) {
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? textOf(first) : undefined;
}
function occurrences_positionOf(value) {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/outcome.js

const PASS = ['pass', 'passed', 'ok', 'success', 'successful', 'good', 'fixed', 'resolved', 'valid'];
const FAIL = ['fail', 'failed', 'failure', 'error', 'warning', 'warn', 'critical', 'bad', 'open', 'invalid'];
const NOT_APPLICABLE = ['not-applicable', 'notapplicable', 'n/a', 'na', 'inapplicable', 'skipped', 'ignored'];
const NOT_MEASURED = ['not-measured', 'unknown', 'incomplete', 'pending'];
/** The outcome that an item of a list states; undefined where it states none. */
function outcomeOf(item) {
    for (const name of ['passed', 'pass', 'ok', 'success']) {
        const value = own(item, name);
        if (typeof value === 'boolean')
            return value ? 'pass' : 'fail';
    }
    const failed = own(item, 'failed');
    if (typeof failed === 'boolean')
        return failed ? 'fail' : 'pass';
    for (const name of ['outcome', 'status', 'result', 'state']) {
        const outcome = outcomeOfWord(own(item, name));
        if (outcome !== undefined)
            return outcome;
    }
    for (const name of ['severity', 'level', 'type']) {
        if (outcomeOfWord(own(item, name)) === 'pass')
            return 'pass';
    }
    return hasNoPlaces(item) ? 'pass' : undefined;
}
function outcomeOfWord(value) {
    if (typeof value !== 'string')
        return undefined;
    const word = value.trim().toLowerCase().replaceAll(/[_ ]/g, '-');
    if (PASS.includes(word))
        return 'pass';
    if (FAIL.includes(word))
        return 'fail';
    if (NOT_APPLICABLE.includes(word))
        return 'not-applicable';
    return NOT_MEASURED.includes(word) ? 'not-measured' : undefined;
}
/** Services list issues that they look for with the number of places, also when there is none. */
function hasNoPlaces(item) {
    return ['count', 'occurrences', 'affected', 'affected_pages'].some(name => own(item, name) === 0);
}

;// CONCATENATED MODULE: ./lib/hosted/read/issues.js






/** Lists whose items are problems unless an item says otherwise; an empty one says that there are none. */
const ISSUE_LISTS = ['issues', 'problems', 'findings', 'violations'];
/** Lists by severity. */
const SEVERITY_LISTS = {
    errors: 'error',
    critical: 'error',
    high: 'error',
    warnings: 'warning',
    medium: 'warning',
    notices: 'notice',
    low: 'notice',
};
/** Lists of what was verified: an item must say how it came out. */
const CHECK_LISTS = ['checks', 'tests', 'audits'];
const PASS_LISTS = ['passed', 'passes'];
const SEVERITY_NAMES = ['severity', 'level', 'priority', 'impact', 'importance', 'type', 'status'];
/** Of an issue whose severity is not said: nothing is known that would justify more. */
const UNKNOWN_SEVERITY = 'notice';
/** Title of an issue of which the service says only that it is there. */
const NO_TEXT = 'Issue without a description';
const issues_MAX_OCCURRENCES = 50;
/** Places that are read of all items together; the others are counted. */
const MAX_READ_OCCURRENCES = 5000;
/** Items of all lists together: no page has so many faults, and each of them costs time. */
const MAX_ITEMS = 3000;
const issues_MAX_TEXT = 500;
/** Characters of a text that an id is made of. */
const MAX_ID_TEXT = 200;
/**
 * The checks in a body of an unknown shape, from lists under their usual names at its top or one level below.
 *
 * @param hasScore whether the body also states a score
 * @returns undefined where there is no such list, and a reason where the lists are too long to be read. One list by
 *   severity and nothing else is none: a lone `errors` may hold the errors of the service as well as those of the page.
 */
function checksIn(body, page, hasScore) {
    const containers = containersOf(body, ['issues', 'problems', 'findings', 'summary']);
    if (containers.some(container => lengthOfLists(container) > MAX_ITEMS))
        return { reason: TOO_MANY };
    const lists = containers.flatMap(listsIn);
    const telling = lists.filter(({ kind }) => kind === 'issues' || kind === 'checks');
    const bySeverity = lists.filter(({ kind }) => kind === 'severity');
    if (telling.length === 0 && bySeverity.length < (hasScore ? 1 : 2))
        return undefined;
    return checksOf(lists.flatMap(({ items, meaning }) => items.map(item => ({ item, meaning }))), page);
}
const TOO_MANY = `The service's answer lists more than ${MAX_ITEMS} issues or checks; let it answer with fewer`;
const issues_LIST_NAMES = [...ISSUE_LISTS, ...Object.keys(SEVERITY_LISTS), ...CHECK_LISTS, ...PASS_LISTS];
function lengthOfLists(container) {
    const lists = issues_LIST_NAMES.map(name => own(container, name));
    return lists.reduce((sum, list) => sum + (isObject(list) || Array.isArray(list) ? Object.keys(list).length : 0), 0);
}
function listsIn(container) {
    const listsOf = (kind, names, outcome, severity = UNKNOWN_SEVERITY) => names
        .map(name => own(container, name))
        .map(value => (kind === 'checks' ? itemsByName(value) : value))
        .filter(items => Array.isArray(items))
        .map(items => ({ kind, items, meaning: { outcome, severity } }));
    return [
        ...listsOf('issues', ISSUE_LISTS, 'fail'),
        ...Object.entries(SEVERITY_LISTS).flatMap(([name, severity]) => listsOf('severity', [name], 'fail', severity)),
        ...listsOf('checks', CHECK_LISTS, undefined).filter(({ items }) => items.some(statesOutcome)),
        ...listsOf('passed', PASS_LISTS, 'pass'),
    ];
}
/** Whether an item of a list says how it came out. */
function statesOutcome(item) {
    return isObject(item) && outcomeOf(item) !== undefined;
}
/** An object of objects as a list, each with its name as `key`. */
function itemsByName(value) {
    if (!isObject(value))
        return value;
    return Object.entries(value).map(([key, item]) => (isObject(item) ? { key, ...item } : item));
}
/** Items of lists as checks: those of one id are one check at several places. */
function checksOf(items, page) {
    const checks = new Map();
    const places = new Map();
    let read = 0;
    for (const { item, meaning } of items) {
        const { check, fields } = checkOf(item, meaning, page);
        const known = checks.get(check.id);
        checks.set(check.id, known ? worse(known, check) : check);
        if (check.outcome !== 'fail')
            continue;
        const all = places.get(check.id) ?? { read: [], count: 0 };
        places.set(check.id, all);
        const room = Math.min(issues_MAX_OCCURRENCES - all.read.length, MAX_READ_OCCURRENCES - read);
        const { occurrences, count } = occurrencesOf(fields, page.url, room);
        for (const occurrence of occurrences)
            all.read.push(occurrence);
        all.count += count;
        read += occurrences.length;
    }
    return [...checks.values()].map(check => withPlaces(check, places.get(check.id)));
}
function checkOf(item, meaning, page) {
    const fields = isObject(item) ? item : { message: textOf(item) ?? '' };
    const title = firstText(fields, ['title', 'name', 'label', 'summary']);
    const message = firstText(fields, ['message', 'description', 'detail', 'details', 'text']);
    const name = firstText(fields, ['key', 'code', 'rule', 'rule_id', 'ruleId', 'id']);
    const text = title ?? message ?? name ?? NO_TEXT;
    const outcome = outcomeOf(fields) ?? meaning.outcome ?? 'not-measured';
    const fix = firstText(fields, ['fix', 'recommendation', 'how_to_fix', 'howToFix', 'solution']);
    const check = {
        id: checkIdOf(page.tool, fields, (0,cut/* startOf */.GH)(text, MAX_ID_TEXT)),
        title: (0,one_line/* oneLine */.T)(text, issues_MAX_TEXT),
        severity: severityIn(fields) ?? meaning.severity,
        outcome,
        help: helpIn(fields),
        ...(fix === undefined ? {} : { fix: (0,one_line/* oneLine */.T)(fix, issues_MAX_TEXT) }),
        ...(message === undefined || message === text ? {} : { message: (0,one_line/* oneLine */.T)(message, issues_MAX_TEXT) }),
    };
    return { check, fields };
}
function severityIn(item) {
    for (const name of SEVERITY_NAMES) {
        const severity = severityOfWord(own(item, name));
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function helpIn(item) {
    const help = firstText(item, ['help', 'help_url', 'helpUrl', 'documentation', 'docs', 'learn_more']);
    return help !== undefined && /^https?:\/\/\S+$/.test(help) ? help : '';
}
const OUTCOME_ORDER = ['fail', 'not-measured', 'pass', 'not-applicable'];
const SEVERITY_ORDER = ['error', 'warning', 'notice'];
/** Of two findings under one id what is worse: an issue is not undone by a place where all is well. */
function worse(a, b) {
    const base = OUTCOME_ORDER.indexOf(b.outcome) < OUTCOME_ORDER.indexOf(a.outcome) ? b : a;
    if (a.outcome !== b.outcome)
        return base;
    return SEVERITY_ORDER.indexOf(b.severity) < SEVERITY_ORDER.indexOf(a.severity)
        ? { ...base, severity: b.severity }
        : base;
}
function withPlaces(check, places = { read: [], count: 0 }) {
    const { read, count } = places;
    return count > read.length
        ? { ...check, occurrences: read, occurrenceCount: count }
        : { ...check, occurrences: read };
}
const SEVERITY_WORDS = {
    error: ['error', 'errors', 'critical', 'blocker', 'fatal', 'high', 'severe', 'serious', 'danger'],
    warning: ['warning', 'warnings', 'warn', 'medium', 'moderate', 'major'],
    notice: [
        ...['notice', 'notices', 'low', 'info', 'information', 'informational', 'minor', 'trivial', 'hint'],
        ...['suggestion', 'recommendation', 'opportunity', 'tip'],
    ],
};
/** The severity that a word of a service means; undefined for words that say nothing of it. */
function severityOfWord(word) {
    if (typeof word !== 'string')
        return undefined;
    const plain = word.trim().toLowerCase();
    return Object.keys(SEVERITY_WORDS).find(severity => SEVERITY_WORDS[severity].includes(plain));
}

;// CONCATENATED MODULE: ./lib/hosted/read/mapping.js




/** Most checks, and most issues, that a mapping may give. */
const mapping_MAX_ITEMS = 10_000;
// It was read from JSON: its values need no second look.
const jsonObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const item = schemas/* union */.KCZ([schemas/* string */.YjP(), jsonObject]);
/** JSONata gives a list of one as its only item. */
const items = schemas/* union */.KCZ([schemas/* array */.YOg(item), item.transform(only => [only])]);
const mappedSchema = schemas/* strictObject */.rej({
    score: schemas/* number */.aig().min(0).max(100).nullable().optional(),
    checks: items.optional(),
    issues: items.optional(),
    facts: jsonObject.optional(),
    finalUrl: schemas/* string */.YjP().optional(),
    status: schemas/* enum */.k5n(['measured', 'not-measured']).optional(),
    reason: schemas/* string */.YjP().optional(),
});
/**
 * What the user's mapping makes of a body, as JSONata. It gives an object with any of `score` (0 to 100 or null), `issues` (items
 * are failures unless they say otherwise), `checks` (items state their outcome), `facts` (added to the body's),
 * `finalUrl`, `status` and `reason`.
 */
async function applyMapping(run, mapping) {
    const refuse = (why) => ({ reason: `The mapping of "${run.tool}" ${why}` });
    const outcome = await mapping();
    if (outcome.kind !== 'result') {
        return refuse(`cannot be applied to the service's answer: ${(0,one_line/* oneLine */.T)(outcome.message)}`);
    }
    const { json = 'null' } = outcome.result;
    const given = JSON.parse(json);
    if (given === null)
        return refuse("gives nothing for the service's answer");
    const tooMany = isObject(given) && [given['checks'], given['issues']].find(isTooLong);
    if (tooMany)
        return refuse(`gives ${tooMany.length} checks or issues; at most ${mapping_MAX_ITEMS} are read`);
    const mapped = mappedSchema.safeParse(given);
    if (!mapped.success)
        return refuse(`does not give a tool run: ${issueText(mapped.error)}`);
    const { score, checks, issues, facts, finalUrl, status, reason } = mapped.data;
    if (status === 'not-measured')
        return { reason: (0,one_line/* oneLine */.T)(reason ?? 'The mapping says that nothing was measured', 500) };
    if ((score ?? undefined) === undefined && checks === undefined && issues === undefined) {
        return refuse('gives neither `score` nor `checks` nor `issues`');
    }
    if (checks?.some(check => !statesOutcome(check))) {
        return refuse('gives a check without an outcome: add `passed` or `outcome`, or give failures as `issues`');
    }
    const asItems = (list, outcome) => (list ?? []).map(item => ({ item, meaning: { outcome, severity: 'notice' } }));
    return {
        score: score ?? null,
        checks: checksOf([...asItems(checks, undefined), ...asItems(issues, 'fail')], run),
        ...(facts === undefined ? {} : { facts: { ...run.facts, ...facts } }),
        ...(finalUrl === undefined ? {} : { finalUrl }),
    };
}
function isTooLong(list) {
    return Array.isArray(list) && list.length > mapping_MAX_ITEMS;
}
function issueText(error) {
    return error.issues
        .slice(0, 3)
        .map(({ path, message }) => `${path.length > 0 ? `\`${path.join('.')}\`: ` : ''}${(0,one_line/* oneLine */.T)(message)}`)
        .join('; ');
}

;// CONCATENATED MODULE: ./lib/hosted/read/tool-run.js










const WHAT_TO_DO = 'describe its answers in `mapping`, or judge them with `fail-if`';
/**
 * A tool run from the body of `POST /tools/{tool}`, whose shape the contract does not show: our own shape where it is
 * the result of this tool for this URL; else what the user's mapping makes of it; else a score and issues under their
 * usual names. Nothing is invented: an unknown score is null, and a body in which nothing is recognised is
 * `not-measured`. Bodies of other shapes stay whole in `facts`.
 *
 * @param mapping gives a partial tool run of the body, or undefined
 */
async function readToolRun(tool, url, body, timing, mapping) {
    const named = isObject(body) ? body['tool'] : undefined;
    if (typeof named === 'string' && (0,tools/* isTool */.D)(named) && named !== tool)
        return unreadableToolRun(tool, url, `a result of the tool "${named}" instead`, timing);
    const known = result_schemas/* toolRunSchema */.FB.safeParse(body);
    const own = known.success ? ownRun(known.data, url) : undefined;
    if (own)
        return 'tool' in own ? own : unreadableToolRun(tool, url, own.instead, timing);
    const run = {
        tool,
        url,
        status: 'measured',
        score: null,
        checks: [],
        ...(isObject(body) ? { facts: body, foreign: 'object' } : { facts: { body }, foreign: 'value' }),
        ...timing,
    };
    const failure = isObject(body) ? whyNoResult(body) : undefined;
    const read = mapping === undefined ? recognise(run, body) : await applyMapping(run, mapping);
    if (failure !== undefined && !showsResult(read, mapping !== undefined)) {
        // What failed is no body for an expression to judge.
        const { foreign: _, ...rest } = run;
        return { ...rest, status: 'not-measured', reason: failure };
    }
    if ('reason' in read)
        return { ...run, status: 'not-measured', reason: read.reason };
    const nothing = read.score === null ? (0,api_judged/* reasonNothingJudged */.Fn)(read.checks ?? []) : undefined;
    return nothing === undefined
        ? { ...run, ...read }
        : {
            ...run,
            status: 'not-measured',
            reason: `The service's checks were not measured: ${(0,one_line/* oneLine */.T)(nothing)}`,
        };
}
/**
 * Whether a reading stands although the body says that something failed: failures were found, as where a service
 * calls the page failed, or the user's mapping names a score.
 */
function showsResult(read, isMapped) {
    if ('reason' in read)
        return false;
    const { score, checks } = read;
    return checks?.some(({ outcome }) => outcome === 'fail') || (isMapped && typeof score === 'number');
}
/**
 * The tool run of an answer that cannot be read at all.
 *
 * @param instead what came, as the end of "the service answered with …"
 */
function unreadableToolRun(tool, url, instead, timing) {
    return {
        tool,
        url,
        status: 'not-measured',
        reason: `The service answered with ${instead}; check that \`base-url\` is its API root`,
        score: null,
        checks: [],
        facts: {},
        ...timing,
    };
}
function recognise(run, body) {
    if (!isObject(body))
        return { reason: `The service answered with ${kindOf(body)}; ${WHAT_TO_DO}` };
    const later = unfinished(body);
    if (later !== undefined)
        return { reason: later };
    const score = scoreIn(body);
    const checks = checksIn(body, run, score !== null);
    if (checks !== undefined && 'reason' in checks)
        return checks;
    if (score !== null || checks !== undefined)
        return { score, checks: checks ?? [] };
    const message = messageInstead(body);
    return {
        reason: message ??
            `The service answered with ${kindOf(body)}, in which no score and no list of issues is recognised; ${WHAT_TO_DO}`,
    };
}
function kindOf(body) {
    if (body === null)
        return 'null';
    if (Array.isArray(body))
        return `a list of ${body.length} values`;
    if (!isObject(body))
        return `a ${typeof body}`;
    const keys = Object.keys(body);
    if (keys.length === 0)
        return 'an empty object';
    const shown = keys.slice(0, 8).map(key => `"${(0,one_line/* oneLine */.T)(key, 40)}"`);
    return `an object with ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}

;// CONCATENATED MODULE: ./lib/hosted/hosted.js















/** Our own analysis of ten pages takes about 5 MiB; to parse more than 8 takes longer than the program may be held. */
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;
/** Characters of an answer that is read in steps, with room for other work between them. */
const LARGE_ANSWER = 256 * 1024;
/** The deadline of the request has to come first: it says what happened. */
const LATER_MS = 1000;
/**
 * The service at `baseUrl`, over HTTP.
 *
 * @throws ApiError where base URL or token must not or cannot be used
 */
function createHostedApi(options) {
    const root = parseBaseUrl(options.baseUrl, options.token);
    const now = options.now ?? Date.now;
    const dispatcher = createDispatcher({
        root,
        connections: options.concurrency,
        connectTimeoutMs: options.timeoutMs + LATER_MS,
    });
    const transport = new Transport({
        root,
        dispatcher,
        headers: {
            ...authHeaders(options.token, options.authHeader),
            'user-agent': `seo-preflight/${options.version}`,
        },
        timeoutMs: options.timeoutMs,
        maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
        redact: (0,redactor/* redactor */.$)([options.token]),
        now,
    });
    const caller = new Caller(transport, {
        concurrency: options.concurrency,
        retries: options.retries,
        now,
        sleep: options.sleep ?? ((milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, signal && { signal })),
        random: options.random ?? Math.random,
    });
    const mappings = new Mappings(options.mapping ?? {});
    const close = async () => {
        await Promise.all([dispatcher.destroy(), mappings.close()]);
    };
    return operationsOf(caller, now, mappings, close);
}
function operationsOf(caller, now, mappings, close) {
    const get = async (path, { signal } = {}) => {
        const request = { method: 'GET', path, signal };
        return jsonOf(request, await caller.call(request));
    };
    const post = async (path, url, { signal } = {}) => {
        const started = now();
        const request = { method: 'POST', path, url, signal };
        const answer = finished(request, await caller.call(request));
        const timing = { startedAt: new Date(started).toISOString(), durationMs: now() - started };
        const isLarge = answer.text.length > LARGE_ANSWER;
        if (isLarge)
            await (0,promises_.setImmediate)();
        const body = parseJson(answer.text);
        if (isLarge)
            await (0,promises_.setImmediate)();
        return { timing, text: answer.text, body };
    };
    const kept = new KeptAnswers();
    return {
        me: async (options) => readAccount(await get('/me', options)),
        async analyze(url, options) {
            const { body, timing } = await post('/analyze', url, options);
            return kept.analysis(readAnalysis(url, body, timing));
        },
        async runTool(tool, url, options) {
            const { body, text, timing } = await post(`/tools/${encodeURIComponent(tool)}`, url, options);
            const run = 'instead' in body
                ? unreadableToolRun(tool, url, body.instead, timing)
                : await readToolRun(tool, url, body.json, timing, mappings.of(tool, text, options));
            return kept.run(run);
        },
        rankProjects: async (options) => readRankProjects(await get('/rank/projects', options)),
        rankProject: async (id, options) => readRankProject(id, await get(projectPath(id), options)),
        rankDashboard: async (id, options) => readRankDashboard(id, await get(`${projectPath(id)}/dashboard`, options)),
        close,
    };
}
/** @throws ApiError of kind `bad-request` for ids that a path cannot hold: URLs take them for folders, also encoded */
function projectPath(id) {
    if (id !== '' && id !== '.' && id !== '..')
        return `/rank/projects/${encodeURIComponent(id)}`;
    throw new errors/* ApiError */.h('bad-request', `"${id}" cannot be the id of a rank project; the list of projects has the ids`);
}
/** @throws ApiError of kind `bad-response` where the service has accepted the work, but not done it */
function finished(request, answer) {
    if (answer.status !== 202)
        return answer;
    throw new errors/* ApiError */.h('bad-response', `${nameOf(request)}: the service only accepted the work (HTTP 202); results that come later cannot be fetched`, { status: 202 });
}
function jsonOf(request, answer) {
    const body = parseJson(answer.text);
    if ('json' in body)
        return body.json;
    throw new errors/* ApiError */.h('bad-response', `${nameOf(request)}: the service answered with ${body.instead}; check that \`base-url\` is the API root`, { status: answer.status });
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/** The three forms of an HTTP date: IMF-fixdate, RFC 850, asctime (RFC 9110 section 5.6.7). */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;
/**
 * Milliseconds that a `Retry-After` asks to wait (RFC 9110 section 10.2.3), 0 for a moment that has passed or a
 * negative number, undefined for anything that is neither seconds nor an HTTP date. Fractions of seconds, which no
 * standard has, are taken for what they say.
 *
 * @param now milliseconds since 1970
 */
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^-?\d+(\.\d+)?$/.test(text))
        return Math.max(0, Number(text) * 1000);
    if (!HTTP_DATE.test(text))
        return undefined;
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ })

};

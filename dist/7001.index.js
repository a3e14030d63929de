export const id = 7001;
export const ids = [7001];
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

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
const MAX_CHECKS = 50_000;
const MAX_OF_ID = 50;
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
class SharedChecks {
    #checks = [];
    #numbers = new WeakMap();
    #byId = new Map();
    get size() {
        return this.#checks.length;
    }
    from(size) {
        return this.#checks.slice(size);
    }
    add(checks) {
        for (const check of checks)
            this.#keep(check);
    }
    brief(check) {
        const known = this.#numbers.get(check);
        if (known !== undefined)
            return known;
        const names = namesOf(check);
        const silent = isSilent(check, names);
        const ofId = this.#byId.get(check.id) ?? [];
        const alike = ofId.find(number => {
            const other = this.#checks[number];
            return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome);
        });
        const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID;
        if (alike === undefined && isFull)
            return check;
        const isLasting = silent && Object.isFrozen(check);
        const number = alike ?? this.#keep(isLasting ? check : silenced(check, names));
        if (isLasting)
            this.#numbers.set(check, number);
        return silent ? number : [number, ...answerOf(names).map(name => check[name])];
    }
    whole(brief) {
        if (typeof brief === 'number')
            return this.#checks[brief];
        if (!Array.isArray(brief))
            return brief;
        const [number, ...answer] = brief;
        const check = { ...this.#checks[number] };
        answerOf(Object.keys(check)).forEach((name, at) => {
            check[name] = answer[at];
        });
        return check;
    }
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
function hasTexts(one, other, names) {
    const own = Object.keys(one);
    return (own.length === names.length &&
        names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name])));
}


/***/ }),

/***/ 63471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SERVE_FLAGS),
/* harmony export */   c: () => (/* binding */ SERVE_FLAG_GROUPS)
/* harmony export */ });
/* harmony import */ var _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83209);
/* harmony import */ var _settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21093);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



const GROUPS = {
    'Where it listens': {
        host: { kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('HOST'), default: '127.0.0.1', description: 'Address to listen on' },
        port: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 65_535),
            default: '8080',
            description: 'Port to listen on; 0 takes any that is free',
        },
        'metrics-port': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 65_535),
            defaultWords: 'no metrics',
            description: 'Port for /metrics in the form of Prometheus. It asks for no token: do not publish it',
        },
        'metrics-host': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('HOST'),
            default: '127.0.0.1',
            description: 'Address to listen on for /metrics',
        },
    },
    'Who may use it': {
        'tokens-file': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('FILE'),
            defaultWords: 'the tokens in SEO_PREFLIGHT_TOKENS, separated by blanks',
            description: 'YAML list of token (or sha256: and its digest), account, api-access, requests-per-minute and requests-at-once',
        },
        config: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('FILE'),
            defaultWords: 'no rank projects',
            description: 'Config file of an audit whose rank projects are served',
        },
        'requests-per-minute': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REQUESTS */ .aA),
            default: '1200',
            description: 'Requests of one token within a minute, unless the file says otherwise',
        },
        'requests-at-once': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, _service_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_REQUESTS */ .aA),
            default: '100',
            description: 'Requests of one token under way at once, unless the file says otherwise',
        },
        'allow-private': {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .truth */ .Im)(),
            default: 'false',
            description: 'Audit pages on private addresses too, such as 192.168.0.1',
        },
    },
    'How much it does': {
        concurrency: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(1, 64),
            default: '8',
            description: 'Calls that are worked on at the same time',
        },
        queue: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 10_000),
            default: '100',
            description: 'Calls that may wait for their turn; more are refused with 503',
        },
        drain: {
            kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)(0, 3600),
            default: '20',
            description: 'How many seconds calls have to finish after SIGTERM',
        },
    },
    'The engine': {
        timeout: _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy.timeout,
        device: _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy.device,
        'lighthouse-runs': _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy['lighthouse-runs'],
        'chrome-path': _settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTINGS */ .yy['chrome-path'],
    },
};
const SERVE_FLAG_GROUPS = GROUPS;
const SERVE_FLAGS = {
    ...GROUPS['Where it listens'],
    ...GROUPS['Who may use it'],
    ...GROUPS['How much it does'],
    ...GROUPS['The engine'],
};


/***/ }),

/***/ 11816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServe: () => (/* binding */ runServe)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/thread/threaded-engine.js + 2 modules
var threaded_engine = __webpack_require__(44861);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/text/unsafe-characters.js
var unsafe_characters = __webpack_require__(98262);
;// CONCATENATED MODULE: ./lib/service/access-log.js



const MAX_URL = 500;
function accessLine(request, redact, now) {
    const { requestId, method, route, status, durationMs, account, tool, url } = request;
    return logLine('request', now, {
        requestId: redact(requestId),
        method,
        route,
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        account: account === undefined ? undefined : redact((0,one_line/* oneLine */.T)(account)),
        tool,
        url: url === undefined ? undefined : redact((0,shown_url/* shownUrl */.z)(redact(url), MAX_URL)),
    });
}
function logLine(event, now, fields) {
    return (0,unsafe_characters/* withEscapes */.rq)(JSON.stringify({ time: now.toISOString(), event, ...fields }));
}

;// CONCATENATED MODULE: ./lib/service/account-apis.js
class AccountApis {
    #open;
    #max;
    #apis = [];
    #indexes = new Map();
    constructor(open, max) {
        this.#open = open;
        this.#max = max;
    }
    of(account) {
        const index = this.#indexes.get(account) ?? this.#indexes.size % this.#max;
        this.#indexes.set(account, index);
        this.#apis[index] ??= this.#open();
        return this.#apis[index];
    }
    async vitals() {
        const all = await Promise.all(this.#apis.map(api => api.vitals?.()));
        const sum = (name) => all.reduce((total, vitals) => total + (vitals?.[name] ?? 0), 0);
        return {
            engines: all.length,
            pageChromes: sum('pageChromes'),
            replacedChromes: sum('replacedChromes'),
            lighthouseChromes: sum('lighthouseChromes'),
            endedThreads: sum('endedThreads'),
            heapBytes: sum('heapBytes'),
        };
    }
    async close() {
        await Promise.all(this.#apis.map(api => api.close?.()));
    }
}

// EXTERNAL MODULE: ./lib/service/base-path.js
var base_path = __webpack_require__(69376);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
;// CONCATENATED MODULE: ./lib/service/work-queue.js
class QueueFull extends Error {
    name = 'QueueFull';
    scope;
    constructor(scope) {
        super(scope === 'account' ? 'this account has too many calls under way' : 'the service is busy');
        this.scope = scope;
    }
}
class WorkQueue {
    #limits;
    #waiting = [];
    #perAccount = new Map();
    #runningOf = new Map();
    #running = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    get running() {
        return this.#running;
    }
    get waiting() {
        return this.#waiting.length;
    }
    get size() {
        return this.#running + this.#waiting.length;
    }
    async run(account, signal, work) {
        const ofAccount = this.#perAccount.get(account) ?? 0;
        if (ofAccount >= this.#limits.perAccount)
            throw new QueueFull('account');
        if (!this.#hasRoomFor(account) && this.#waiting.length >= this.#limits.waiting) {
            throw new QueueFull('service');
        }
        this.#perAccount.set(account, ofAccount + 1);
        try {
            await this.#turn(account, signal);
            try {
                return await work();
            }
            finally {
                this.#count(account, -1);
                this.#startNext();
            }
        }
        finally {
            const left = this.#perAccount.get(account) - 1;
            if (left === 0)
                this.#perAccount.delete(account);
            else
                this.#perAccount.set(account, left);
        }
    }
    #turn(account, signal) {
        signal.throwIfAborted();
        if (this.#hasRoomFor(account)) {
            this.#count(account, 1);
            return Promise.resolve();
        }
        const { promise, resolve, reject } = Promise.withResolvers();
        const leave = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
        };
        const entry = {
            account,
            start: () => {
                signal.removeEventListener('abort', leave);
                this.#count(account, 1);
                resolve();
            },
        };
        this.#waiting.push(entry);
        signal.addEventListener('abort', leave, { once: true });
        return promise;
    }
    #hasRoomFor(account) {
        const { running, runningPerAccount = running } = this.#limits;
        return this.#running < running && this.#runs(account) < runningPerAccount;
    }
    #startNext() {
        const ready = this.#waiting.filter(({ account }) => this.#hasRoomFor(account));
        const fewest = Math.min(...ready.map(({ account }) => this.#runs(account)));
        const next = ready.find(({ account }) => this.#runs(account) === fewest);
        if (!next)
            return;
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        next.start();
    }
    #runs(account) {
        return this.#runningOf.get(account) ?? 0;
    }
    #count(account, change) {
        this.#running += change;
        const runs = this.#runs(account) + change;
        if (runs === 0)
            this.#runningOf.delete(account);
        else
            this.#runningOf.set(account, runs);
    }
}

;// CONCATENATED MODULE: ./lib/service/problem.js



const PROBLEM_TYPE = 'application/problem+json';
const RETRY_AFTER_SECONDS = 5;
const OF_REQUESTS = new Set([400, 422, 501]);
class HttpProblem extends Error {
    name = 'HttpProblem';
    status;
    headers;
    extension;
    constructor(status, detail, headers = {}, extension = {}) {
        super(detail);
        this.status = status;
        this.headers = headers;
        this.extension = extension;
    }
}
function problemOf(error) {
    if (error instanceof HttpProblem)
        return answer(error.status, error.message, error.headers, error.extension);
    if (error instanceof QueueFull)
        return busy(error.scope === 'account' ? 429 : 503, `${error.message}; try again later`);
    if (error instanceof errors/* ApiError */.h)
        return ofApiError(error);
    const { statusCode: status, code } = error;
    if (code === 'FST_ERR_BAD_URL')
        return answer(400, 'the path is not percent-encoded as URLs are');
    if (code === 'FST_ERR_MAX_PARAM_LENGTH')
        return answer(414, 'the path is too long');
    if (typeof status === 'number' && status >= 400 && status < 500)
        return answer(status, error.message);
    return answer(500, 'the service failed; its log says more');
}
function ofApiError(error) {
    const { kind, message, status, retryAfter } = error;
    switch (kind) {
        case 'bad-request':
            return answer(status !== undefined && OF_REQUESTS.has(status) ? status : 400, message);
        case 'not-found':
            return answer(404, message);
        case 'rate-limited':
            return busy(429, message, retryAfter);
        case 'unavailable':
            return status === 501 ? answer(501, message) : busy(503, message, retryAfter);
        case 'cancelled':
            return busy(503, 'the service ended the call before it was done; ask again');
        case 'timeout':
            return answer(504, message);
        default:
            return answer(502, message);
    }
}
function busy(status, detail, seconds = RETRY_AFTER_SECONDS) {
    return answer(status, detail, { 'retry-after': String(Math.ceil(seconds)) });
}
function answer(status, detail, headers = {}, extension = {}) {
    const title = external_node_http_.STATUS_CODES[status] ?? 'Error';
    return { problem: { type: 'about:blank', title, status, detail, ...extension }, headers };
}

;// CONCATENATED MODULE: ./lib/service/authenticate.js

function authenticate(headers, tokens) {
    const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
    const key = headers['x-api-key'];
    const token = bearer ?? (typeof key === 'string' ? key : undefined);
    const challenge = { 'www-authenticate': 'Bearer' };
    if (token === undefined) {
        throw new HttpProblem(401, 'a token is missing: send "Authorization: Bearer TOKEN" or "X-Api-Key: TOKEN"', challenge);
    }
    const owner = tokens.ownerOf(token);
    if (!owner)
        throw new HttpProblem(401, 'the token is not known', challenge);
    if (!owner.apiAccess)
        throw new HttpProblem(403, 'the plan of this account has no API access');
    return owner;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/service/connection-problem.js


const STATUS_OF = {
    ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long to arrive'],
    HPE_HEADER_OVERFLOW: [431, 'the headers of the request are too large'],
};
function refuseConnection(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy();
        return undefined;
    }
    const [status, detail] = STATUS_OF[error.code ?? ''] ?? [400, 'this is not a valid HTTP request'];
    const { problem } = problemOf(new HttpProblem(status, detail));
    const body = JSON.stringify(problem);
    const requestId = (0,external_node_crypto_.randomUUID)();
    const head = [
        `HTTP/1.1 ${status} ${problem.title}`,
        `Content-Type: ${PROBLEM_TYPE}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${requestId}`,
        'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
    return { requestId, status };
}

;// CONCATENATED MODULE: ./lib/service/documents.js

const POLICY = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
].join('; ');
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>SEO analysis service</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<noscript>This page needs scripts. The same document is at <a href="/openapi.yaml">/openapi.yaml</a>.</noscript>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const START = `window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
})
`;
const FILES = {
    '/docs': ['text/html; charset=utf-8', async () => PAGE],
    '/docs/start.js': ['text/javascript; charset=utf-8', async () => START],
    '/docs/swagger-ui.css': ['text/css; charset=utf-8', () => swaggerFile('swagger-ui.css')],
    '/docs/swagger-ui-bundle.js': ['text/javascript; charset=utf-8', () => swaggerFile('swagger-ui-bundle.js')],
};
function addDocuments(app, version) {
    const send = (reply, type, body) => reply
        .header('content-security-policy', POLICY)
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-cache')
        .type(type)
        .send(body);
    app.get('/', async (_request, reply) => reply.redirect('/docs'));
    for (const [path, [type, read]] of Object.entries(FILES)) {
        app.get(path, async (_request, reply) => send(reply, type, await read()));
    }
    const document = async () => {
        const { openApiDocument } = await Promise.all(/* import() */[__webpack_require__.e(2334), __webpack_require__.e(3524)]).then(__webpack_require__.bind(__webpack_require__, 58254));
        return openApiDocument(version, { url: base_path/* BASE_PATH */.o, description: 'This service' });
    };
    app.get('/openapi.json', async (_request, reply) => send(reply, 'application/json; charset=utf-8', JSON.stringify(await document())));
    app.get('/openapi.yaml', async (_request, reply) => {
        const { stringify } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        const text = stringify(await document(), { aliasDuplicateObjects: false, lineWidth: 0 });
        return send(reply, 'application/yaml; charset=utf-8', text);
    });
}
async function swaggerFile(name) {
    const { readSwaggerFile } = await __webpack_require__.e(/* import() */ 2166).then(__webpack_require__.bind(__webpack_require__, 52166));
    return await readSwaggerFile(name);
}

;// CONCATENATED MODULE: ./lib/service/request-id.js

const SANE = /^[\w.~+/=-]{8,64}$/;
function requestIdOf(header) {
    return typeof header === 'string' && SANE.test(header) ? header : (0,external_node_crypto_.randomUUID)();
}

;// CONCATENATED MODULE: ./lib/service/request-limiter.js

const MINUTE_MS = 60_000;
const RETRY_AT_ONCE_SECONDS = 2;
const PER_MINUTE = 'requests-per-minute';
const AT_ONCE = 'requests-at-once';
const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded';
class RequestLimiter {
    #now;
    #usages = new WeakMap();
    constructor(now = () => performance.now()) {
        this.#now = now;
    }
    enter(token, limits) {
        const now = this.#now();
        const usage = this.#usageOf(token, now);
        const left = Math.max(1, Math.ceil((usage.until - now) / 1000));
        if (usage.requests >= limits.perMinute)
            throw exceeded(PER_MINUTE, limits, usage, left, left);
        if (usage.underWay >= limits.atOnce)
            throw exceeded(AT_ONCE, limits, usage, left, RETRY_AT_ONCE_SECONDS);
        usage.requests++;
        usage.underWay++;
        let isUnderWay = true;
        return {
            headers: fieldsOf(limits, usage, left),
            leave() {
                if (isUnderWay)
                    usage.underWay--;
                isUnderWay = false;
            },
        };
    }
    #usageOf(token, now) {
        const known = this.#usages.get(token);
        if (known && now < known.until)
            return known;
        if (known) {
            known.until = now + MINUTE_MS;
            known.requests = 0;
            return known;
        }
        const usage = { until: now + MINUTE_MS, requests: 0, underWay: 0 };
        this.#usages.set(token, usage);
        return usage;
    }
}
function exceeded(policy, limits, usage, left, retryAfter) {
    const most = policy === PER_MINUTE ? `${limits.perMinute} requests per minute` : `${limits.atOnce} requests at once`;
    return new HttpProblem(429, `this token may send ${most}; try again in ${retryAfter} s`, { ...fieldsOf(limits, usage, left), 'retry-after': String(retryAfter) }, { type: QUOTA_EXCEEDED, 'violated-policies': [policy] });
}
function fieldsOf({ perMinute, atOnce }, { requests, underWay }, left) {
    return {
        'ratelimit-policy': `"${PER_MINUTE}";q=${perMinute};w=60, "${AT_ONCE}";q=${atOnce};qu="concurrent-requests"`,
        ratelimit: `"${PER_MINUTE}";r=${perMinute - requests};t=${left}, "${AT_ONCE}";r=${atOnce - underWay}`,
    };
}

;// CONCATENATED MODULE: ./lib/service/service.js












const MAX_BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const LOOK_FOR_SLOW_MS = 1000;
const MAX_PARAMETER = 200;
const RETRY_STOPPING_SECONDS = 1;
function createService(options) {
    const { apiOf, tokens, queue, observer } = options;
    const limiter = new RequestLimiter();
    const clients = new WeakMap();
    const clientOf = (request) => {
        const client = clients.get(request) ?? {};
        clients.set(request, client);
        return client;
    };
    const app = fastify({
        logger: false,
        bodyLimit: MAX_BODY_BYTES,
        requestTimeout: REQUEST_TIMEOUT_MS,
        http: { connectionsCheckingInterval: LOOK_FOR_SLOW_MS, requireHostHeader: false },
        routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
        genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
        return503OnClosing: false,
        frameworkErrors: (error, request, reply) => {
            begin(request, reply);
            void sendProblem(request, reply, error);
        },
        clientErrorHandler: (error, socket) => {
            const problem = refuseConnection(error, socket);
            if (problem)
                observer.answered({ ...problem, method: undefined, route: undefined, durationMs: 0 });
        },
    });
    app.removeContentTypeParser('text/plain');
    let isClosing = false;
    app.addHook('preClose', async () => {
        isClosing = true;
    });
    app.addHook('onRequest', async (request, reply) => {
        begin(request, reply);
        if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
            throw new HttpProblem(400, 'the header Host is missing', { connection: 'close' });
        if (isClosing)
            throw new HttpProblem(503, 'the service is about to end', {
                'retry-after': String(RETRY_STOPPING_SECONDS),
            });
    });
    app.addHook('onSend', async (_request, reply) => {
        if (isClosing)
            reply.header('connection', 'close');
    });
    const begin = (request, reply) => {
        addGeneralHeaders(request, reply);
        const began = performance.now();
        reply.raw.once('close', () => note(request, reply, performance.now() - began));
    };
    const note = (request, reply, durationMs) => {
        const { owner, admission, tool, url } = clientOf(request);
        admission?.leave();
        observer.answered({
            requestId: request.id,
            method: request.method,
            route: request.routeOptions.url,
            status: reply.raw.writableFinished ? reply.statusCode : 499,
            durationMs,
            ...(owner && { account: owner.account }),
            ...(tool && { tool }),
            ...(url !== undefined && { url }),
        });
    };
    const sendProblem = (request, reply, error) => {
        const { problem, headers } = problemOf(error);
        if (problem.status === 500)
            observer.faulted(`request ${request.id}: ${faultText(error, tokens)}`);
        const shown = { ...problem, detail: tokens.redact(problem.detail) };
        return reply.code(problem.status).headers(headers).type(PROBLEM_TYPE).send(shown);
    };
    app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new HttpProblem(404, `there is no ${request.method} ${pathOf(request)}`)));
    app.get('/healthz', async () => ({ status: 'ok', underWay: queue.size }));
    addDocuments(app, options.version);
    app.register(async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
            const client = clientOf(request);
            const owner = authenticate(request.headers, tokens);
            client.owner = owner;
            client.admission = limiter.enter(owner, { ...options.requestLimits, ...owner.limits });
            reply.headers(client.admission.headers);
        });
        const accountOf = (request) => clientOf(request).owner.account;
        const queued = (operation, request, reply, work) => {
            const url = urlOf(request.body);
            clientOf(request).url = url;
            const signal = clientSignal(reply);
            const account = accountOf(request);
            return queue.run(account, signal, () => observed(operation, observer, () => work(apiOf(account), url, { signal })));
        };
        const only = (path, ...methods) => {
            const allowed = methods.join(', ');
            const refuse = async (request) => {
                throw new HttpProblem(405, `${request.method} is not possible here; allowed is ${allowed}`, {
                    allow: allowed,
                });
            };
            const others = app.supportedMethods.filter(method => !methods.includes(method));
            scope.route({ method: others, url: path, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
        };
        scope.get('/me', async (request) => {
            const name = accountOf(request);
            return { ...(await apiOf(name).me()), name };
        });
        only('/me', 'GET', 'HEAD');
        scope.post('/analyze', (request, reply) => queued('analyze', request, reply, (api, url, call) => api.analyze(url, call)));
        only('/analyze', 'POST');
        scope.post('/tools/:tool', async (request, reply) => {
            const { tool } = request.params;
            if (!(0,tools/* isTool */.DS)(tool))
                throw new HttpProblem(404, `there is no tool "${tool}"; the tools are ${tools/* TOOLS */.It.join(', ')}`);
            clientOf(request).tool = tool;
            return await queued(tool, request, reply, (api, url, call) => api.runTool(tool, url, call));
        });
        only('/tools/:tool', 'POST');
        scope.get('/rank/projects', async (request, reply) => apiOf(accountOf(request)).rankProjects({ signal: clientSignal(reply) }));
        only('/rank/projects', 'GET', 'HEAD');
        scope.get('/rank/projects/:id', async (request, reply) => apiOf(accountOf(request)).rankProject(request.params.id, { signal: clientSignal(reply) }));
        only('/rank/projects/:id', 'GET', 'HEAD');
        scope.get('/rank/projects/:id/dashboard', async (request, reply) => apiOf(accountOf(request)).rankDashboard(request.params.id, { signal: clientSignal(reply) }));
        only('/rank/projects/:id/dashboard', 'GET', 'HEAD');
    }, { prefix: base_path/* BASE_PATH */.o });
    return app;
}
function addGeneralHeaders(request, reply) {
    reply.headers({
        'x-request-id': request.id,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
    });
}
async function observed(operation, observer, work) {
    const started = performance.now();
    let outcome = 'failed';
    try {
        const result = await work();
        outcome = result.status;
        return result;
    }
    finally {
        observer.worked({ operation, outcome, durationMs: performance.now() - started });
    }
}
function urlOf(body) {
    const url = typeof body === 'object' && body !== null ? body.url : undefined;
    if (typeof url !== 'string')
        throw new HttpProblem(400, 'the body must be a JSON object with the text "url"');
    const parsed = URL.parse(url);
    if (!parsed)
        throw new HttpProblem(400, 'url is not an absolute URL');
    if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
        throw new HttpProblem(400, `url begins with ${parsed.protocol}; only http: and https: can be audited`);
    }
    return parsed.href;
}
function clientSignal({ raw }) {
    const controller = new AbortController();
    raw.once('close', () => {
        if (!raw.writableFinished)
            controller.abort(new HttpProblem(499, 'the client went away'));
    });
    return controller.signal;
}
function faultText(error, tokens) {
    const text = String(error instanceof Error ? error.stack : error);
    return (0,url_secrets/* withoutSecrets */.cT)(tokens.redact((0,safe_lines/* withoutControls */.D)(text)));
}
function pathOf(request) {
    return (0,cut/* cutEnd */.ym)(request.url.split('?', 1)[0], 200);
}

// EXTERNAL MODULE: ./lib/service/tokens.js
var service_tokens = __webpack_require__(83209);
// EXTERNAL MODULE: ./lib/settings/flags.js
var settings_flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/cli/listen-problem.js

function listenProblem(error, { host, port, prefix }) {
    switch (error.code) {
        case 'EADDRINUSE':
            return new settings_error/* SettingsError */.G(`${prefix}port: ${port} is in use on ${host}; give another one, or 0 for any that is free`);
        case 'EACCES':
        case 'EPERM':
            return new settings_error/* SettingsError */.G(`${prefix}port: ${port} needs rights that this process does not have; give one from 1024 up`);
        case 'EADDRNOTAVAIL':
        case 'EAFNOSUPPORT':
        case 'EINVAL':
            return new settings_error/* SettingsError */.G(`${prefix}host: "${host}" is not an address of this machine; give one such as 127.0.0.1`);
        case 'ENOTFOUND':
        case 'EAI_AGAIN':
        case 'EAI_FAIL':
            return new settings_error/* SettingsError */.G(`${prefix}host: "${host}" has no address; give one such as 127.0.0.1`);
        default:
            return error;
    }
}

// EXTERNAL MODULE: ./lib/cli/serve-flags.js
var serve_flags = __webpack_require__(63471);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/run/rank-options.js
var rank_options = __webpack_require__(624);
// EXTERNAL MODULE: ./lib/settings/config-file.js
var config_file = __webpack_require__(12154);
;// CONCATENATED MODULE: ./lib/cli/served-rank.js



async function servedRank(path) {
    if (path === undefined)
        return {};
    const { rank: projects } = await (0,config_file/* fromConfigFile */.F)(path, (0,external_node_path_.resolve)(path), true);
    const folder = process.cwd();
    return { rank: (0,rank_options/* rankOptions */.$)({ projects, folder, within: [folder] }) };
}

;// CONCATENATED MODULE: ./lib/cli/serve.js
















const VISIT_TTL_MS = 60_000;
const MAX_ENGINES = 4;
const ACCOUNT_SHARE = 3 / 4;
async function runServe(args, env, startLean) {
    const flags = (0,settings_flags/* readFlags */.uW)('serve', serve_flags/* SERVE_FLAGS */.W, args);
    startLean('pages');
    const { concurrency, queue: waiting, drain } = flags;
    const tokens = await readTokens(flags.tokensFile, env['SEO_PREFLIGHT_TOKENS']);
    const rank = await servedRank(flags.config);
    const lanes = new work_lanes/* WorkLanes */.T();
    const open = () => (0,threaded_engine.createThreadedEngine)({
        version: version/* VERSION */.x,
        timeoutMs: flags.timeout * 1000,
        headers: {},
        addresses: flags.allowPrivate ? 'any' : 'public-only',
        visitTtlMs: VISIT_TTL_MS,
        screenshots: Number.POSITIVE_INFINITY,
        pictures: Number.POSITIVE_INFINITY,
        lanes,
        ...rank,
        device: flags.device,
        lighthouseRuns: flags.lighthouseRuns,
        ...(flags.chromePath !== undefined && { chromePath: flags.chromePath }),
    });
    const apis = new AccountApis(open, MAX_ENGINES);
    const queue = new WorkQueue({
        running: concurrency,
        waiting,
        perAccount: concurrency + Math.ceil(waiting / 2),
        ...(tokens.accounts > 1 && { runningPerAccount: Math.ceil(concurrency * ACCOUNT_SHARE) }),
    });
    const metrics = flags.metricsPort === undefined ? undefined : await openMetrics(queue, apis);
    const service = createService({
        version: version/* VERSION */.x,
        apiOf: account => apis.of(account),
        tokens,
        requestLimits: { perMinute: flags.requestsPerMinute, atOnce: flags.requestsAtOnce },
        queue,
        observer: {
            answered(request) {
                metrics?.figures.answered(request);
                if (!isQuiet(request))
                    console.log(accessLine(request, tokens.redact, new Date()));
            },
            worked: work => metrics?.figures.worked(work),
            faulted: text => console.error(text),
        },
    });
    const log = (event, fields) => console.log(logLine(event, new Date(), fields));
    const stop = (0,stop_signals/* listenForStop */.r)();
    try {
        const address = await listenAt(service, flags.host, flags.port);
        const metricsAddress = metrics && (await listenAt(metrics.server, flags.metricsHost, flags.metricsPort, 'metrics-'));
        log('listening', {
            address: `${address}${base_path/* BASE_PATH */.o}`,
            docs: `${address}/docs`,
            metrics: metricsAddress && `${metricsAddress}/metrics`,
            tokens: tokens.size,
            version: version/* VERSION */.x,
        });
        await new Promise(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
        log('stopping', { drainSeconds: drain, underWay: queue.size });
        return 0;
    }
    finally {
        await closeWithin(service, drain * 1000);
        await metrics?.server.close();
        await apis.close();
        stop.dispose();
    }
}
async function openMetrics(queue, apis) {
    const { ServiceMetrics } = await Promise.all(/* import() */[__webpack_require__.e(5222), __webpack_require__.e(7114)]).then(__webpack_require__.bind(__webpack_require__, 27114));
    const { createMetricsServer } = await __webpack_require__.e(/* import() */ 5548).then(__webpack_require__.bind(__webpack_require__, 15548));
    const figures = new ServiceMetrics({ queue, vitals: () => apis.vitals() });
    return { figures, server: createMetricsServer(figures) };
}
function isQuiet({ route, status }) {
    return route === '/healthz' && status === 200;
}
async function listenAt(app, host, port, prefix = '') {
    return await app.listen({ host, port }).catch(error => {
        throw listenProblem(error, { host, port, prefix });
    });
}
async function closeWithin(service, milliseconds) {
    const closed = service.close();
    const isClosed = closed.then(() => true);
    if (!(await Promise.race([isClosed, (0,promises_.setTimeout)(milliseconds, false, { ref: false })]))) {
        service.server.closeAllConnections();
    }
    await closed;
}
async function readTokens(file, text) {
    const tokens = file === undefined ? (0,service_tokens/* tokensFromText */.yW)(text ?? '') : await (0,service_tokens/* tokensFromFile */.bd)(file);
    if (tokens.size > 0)
        return tokens;
    throw new settings_error/* SettingsError */.G('tokens-file: is missing; give a file with tokens, or set SEO_PREFLIGHT_TOKENS');
}


/***/ }),

/***/ 624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ rankOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);


const MAX_FILE_BYTES = 64 * 1024 * 1024;
function rankOptions({ projects, folder, within }) {
    return {
        projects,
        readFile: path => (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedBytes */ .Z_)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path), { maxBytes: MAX_FILE_BYTES, within }),
        env: process.env,
    };
}


/***/ }),

/***/ 48093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
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

/***/ 69376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ BASE_PATH)
/* harmony export */ });
const BASE_PATH = '/api/v1/ext';


/***/ }),

/***/ 83209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aA: () => (/* binding */ MAX_REQUESTS),
/* harmony export */   bd: () => (/* binding */ tokensFromFile),
/* harmony export */   yW: () => (/* binding */ tokensFromText)
/* harmony export */ });
/* unused harmony export TokenList */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2503);
/* harmony import */ var _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);
/* harmony import */ var _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57030);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14691);






const MAX_REQUESTS = 1_000_000;
const limit = () => zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(MAX_REQUESTS).optional();
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine(token => tokenProblem(token) === undefined)
        .describe('The token, or `sha256:` and the hex digest of it'),
    account: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default('default'),
    'api-access': zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().default(true),
    'requests-per-minute': limit(),
    'requests-at-once': limit(),
}));
class TokenList {
    #entries;
    redact;
    constructor(entries) {
        this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }));
        this.redact = (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)(entries.map(({ token }) => token).filter(token => !DIGEST.test(token)));
    }
    ownerOf(token) {
        const digest = sha256(token);
        let found;
        for (const entry of this.#entries)
            if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(entry.digest, digest))
                found = entry.owner;
        return found;
    }
    get size() {
        return this.#entries.length;
    }
    get accounts() {
        return new Set(this.#entries.map(({ owner }) => owner.account)).size;
    }
}
async function tokensFromFile(path) {
    const content = await (0,_settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readNamedFile */ .wh)(path, { maxBytes: _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SETTINGS_BYTES */ .XK })
        .then(_settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .g)
        .catch((error) => {
        if (error instanceof _settings_named_file_js__WEBPACK_IMPORTED_MODULE_1__/* .NamedFileError */ .ql)
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`tokens-file: "${path}" ${error.message}`);
        if (error instanceof _settings_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .YamlError */ .I)
            return undefined;
        throw error;
    });
    const parsed = fileSchema.safeParse(content);
    if (!parsed.success) {
        const at = parsed.error.issues[0]?.path.join('.') ?? '';
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`tokens-file: "${path}" must be a list of "token", "account", "api-access", "requests-per-minute" and "requests-at-once"${at === '' ? '' : `; see ${at}`}`);
    }
    return new TokenList(parsed.data.map(entry => ({
        token: entry.token,
        owner: {
            account: entry.account,
            apiAccess: entry['api-access'],
            limits: {
                ...(entry['requests-per-minute'] !== undefined && { perMinute: entry['requests-per-minute'] }),
                ...(entry['requests-at-once'] !== undefined && { atOnce: entry['requests-at-once'] }),
            },
        },
    })));
}
function tokensFromText(text) {
    const tokens = text.split(/\s+/).filter(token => token !== '');
    for (const [index, token] of tokens.entries()) {
        const problem = tokenProblem(token);
        if (problem !== undefined)
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`SEO_PREFLIGHT_TOKENS: token ${index + 1} ${problem}`);
    }
    return new TokenList(tokens.map(token => ({ token, owner: { account: 'default', apiAccess: true } })));
}
function tokenProblem(token) {
    if (token.length < MIN_TOKEN)
        return `is shorter than ${MIN_TOKEN} characters`;
    if (/^sha256:/i.test(token) && !DIGEST.test(token))
        return 'starts with "sha256:" and is no digest of 64 hex digits';
    return undefined;
}
const MIN_TOKEN = 8;
const DIGEST = /^sha256:([0-9a-f]{64})$/i;
function digestOf(token) {
    const hex = DIGEST.exec(token)?.[1];
    return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex');
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest();
}


/***/ }),

/***/ 37962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _p: () => (/* binding */ withOwnFlags),
/* harmony export */   oX: () => (/* binding */ fromFlags),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90437);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);






function fromFlags(args) {
    return withOwnFlags(args, {}).written;
}
function withOwnFlags(args, flags) {
    const all = { ..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy, ...flags };
    const allowed = Object.keys(all).map(asFlag);
    const unknown = (flag) => `${flag}: there is no such flag${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(flag, allowed)}`;
    const { written, others, problems } = splitFlags(args, all, unknown);
    const own = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    const settings = Object.fromEntries(Object.entries(written).filter(([name]) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettingName */ .s9)(name)));
    const url = [settings['url'], ...others].filter(Boolean).join('\n');
    return { written: url === '' ? settings : { ...settings, url }, own };
}
function readFlags(command, flags, args) {
    const allowed = Object.keys(flags).map(asFlag);
    const unknown = (word) => `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`;
    const { written, others, problems } = splitFlags(args, flags, unknown);
    if (problems.length === 0)
        problems.push(...others.map(unknown));
    const values = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return values;
}
function valuesOf(flags, written, problems) {
    const values = Object.entries(flags).flatMap(([name, flag]) => {
        const value = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readValue */ .w)(name, flag, written[name], problems);
        return value === undefined ? [] : [[(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .x)(name), value]];
    });
    return Object.fromEntries(values);
}
function splitFlags(args, flags, unknown) {
    const written = {};
    const others = [];
    const problems = [];
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
    let skipped = -1;
    for (const token of tokens) {
        if (token.index <= skipped || token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            others.push(token.value);
            continue;
        }
        if (!token.rawName.startsWith('--')) {
            const example = asFlag(Object.keys(flags)[0]);
            problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, such as ${example}`);
            continue;
        }
        const { name, flag, negated } = named(token.name, flags);
        if (!flag) {
            problems.push(unknown(asFlag(token.name)));
            continue;
        }
        const { value, usesNext, problem } = takeValue({ name, ...flag }, negated, token.value, args[token.index + 1]);
        if (usesNext)
            skipped = token.index + 1;
        if (value === undefined)
            problems.push(problem);
        else
            written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value;
    }
    return { written: written, others, problems };
}
function takeValue({ name, kind }, negated, inline, next) {
    const { takesNext, placeholder } = kind;
    const missing = { usesNext: false, problem: `--${name}: needs a value, such as --${name} ${placeholder}` };
    if (!takesNext) {
        if (negated)
            return missing;
        if (inline !== undefined)
            return { value: inline, usesNext: false };
        return next === undefined || /^--[a-z]/.test(next) ? missing : { value: next, usesNext: true };
    }
    const isValue = (word) => (negated ? /^(?:true|false)$/i.test(word) : takesNext(word));
    const usesNext = inline === undefined && next !== undefined && isValue(next);
    if (!negated)
        return { value: inline ?? (usesNext ? next : 'true'), usesNext };
    if (inline === undefined && !usesNext)
        return { value: 'false', usesNext };
    return { usesNext, problem: `--no-${name}: takes no value; write --no-${name} alone, or --${name}` };
}
function named(written, flags) {
    const negated = written.startsWith('no-') && !Object.hasOwn(flags, written);
    const name = negated ? written.slice('no-'.length) : written;
    return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated };
}
function isList({ kind }) {
    return 'oneOf' in kind.fileForm && !kind.takesNext;
}
function asFlag(name) {
    return `--${name}`;
}


/***/ }),

/***/ 75293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readableHosts)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

const ENCODED_HOST = /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){0,10}xn--[a-z0-9-]{1,59}(?:\.[a-z0-9_-]{1,63}){0,10}(?![\w-])/g;
const SCRIPTS = [
    ...[
        'Latin',
        'Cyrillic',
        'Greek',
        'Arabic',
        'Hebrew',
        'Armenian',
        'Georgian',
        'Devanagari',
        'Bengali',
        'Tamil',
    ],
    ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
    ...['Tibetan', 'Ethiopic'],
];
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const ofScripts = (scripts) => `[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}0-9_-]+`;
const ONE_SCRIPT = new RegExp(`^(?:${[...SCRIPTS.map(script => ofScripts([script])), ofScripts(EAST_ASIAN)].join('|')})$`, 'u');
function readableHosts(text) {
    if (!text.includes('xn--'))
        return text;
    return text.replace(ENCODED_HOST, host => {
        const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(host);
        return name !== '' && name.split('.').every(label => ONE_SCRIPT.test(label)) ? name : host;
    });
}


/***/ }),

/***/ 14691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor)
/* harmony export */ });
const MIN_SECRET = 4;
const MIN_BASE64 = 6;
const MIN_LEFT = 6;
function redactor(secrets) {
    const forms = new Set(secrets.filter(secret => secret.length >= MIN_SECRET).flatMap(formsOf));
    if (forms.size === 0)
        return text => text;
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = anyOf(longestFirst);
    const atCuts = redactorAtCuts(longestFirst);
    return text => atCuts(text).replace(pattern, '***');
}
function anyOf(forms) {
    return new RegExp(forms.map(form => RegExp.escape(form)).join('|'), 'g');
}
function redactorAtCuts(longestFirst) {
    const cutForms = longestFirst.filter(form => form.length > MIN_LEFT);
    if (cutForms.length === 0)
        return text => text;
    const longest = cutForms[0].length;
    const starts = anyOf([...new Set(cutForms.map(form => form.slice(0, MIN_LEFT)))]);
    const ends = anyOf([...new Set(cutForms.map(form => form.slice(-MIN_LEFT)))]);
    const withoutStart = (text) => {
        for (const at of positionsOf(starts, text, text.length - longest)) {
            const left = text.slice(at);
            if (cutForms.some(form => form.startsWith(left)))
                return `${text.slice(0, at)}***`;
        }
        return text;
    };
    const withoutEnd = (text) => {
        for (const at of positionsOf(ends, text.slice(0, longest), 0).reverse()) {
            const left = text.slice(0, at + MIN_LEFT);
            if (cutForms.some(form => form.endsWith(left)))
                return `***${text.slice(left.length)}`;
        }
        return text;
    };
    return text => {
        if (!text.includes('…'))
            return text;
        const parts = text.split('…');
        return parts
            .map((part, index) => {
            const whole = index === 0 ? part : withoutEnd(part);
            return index === parts.length - 1 ? whole : withoutStart(whole);
        })
            .join('…');
    };
}
function positionsOf(pattern, text, from) {
    const positions = [];
    pattern.lastIndex = Math.max(0, from);
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
        positions.push(found.index);
        pattern.lastIndex = found.index + 1;
    }
    return positions;
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
function urlForms(secret) {
    const component = encodeURIComponent(secret);
    const strict = component.replace(/[!'()*]/g, character => `%${hexOf(character, 2).toUpperCase()}`);
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    return [component, encodeURI(secret), strict, form].flatMap(encoded => [
        encoded,
        encoded.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    ]);
}
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
function markupForms(secret) {
    let forms = [secret];
    for (const [character, written] of MARKUP_FORMS.flatMap(Object.entries)) {
        if (secret.includes(character)) {
            forms = forms.flatMap(form => written.map(escaped => form.replaceAll(character, escaped)));
        }
    }
    return forms;
}
function shellForms(secret) {
    return [secret.replaceAll("'", `'\\''`), secret.replace(/["$`\\]/g, '\\$&')];
}
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

/***/ 99602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ shownUrl)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_URL */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75293);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82090);




const MAX_SHOWN_URL = 120;
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_readable_hosts_js__WEBPACK_IMPORTED_MODULE_1__/* .readableHosts */ .K)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInformation */ .ah)(url)), Number.POSITIVE_INFINITY), maxLength);
}


/***/ })

};

export const id = 1892;
export const ids = [1892];
export const modules = {

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

/***/ 18807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runServe: () => (/* binding */ runServe)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/engine/engine.js + 32 modules
var engine = __webpack_require__(29328);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
;// CONCATENATED MODULE: ./lib/service/work-queue.js
/** The queue is full; the caller is to come back later. */
class QueueFull extends Error {
    name = 'QueueFull';
    scope;
    constructor(scope) {
        super(scope === 'account' ? 'this account has too many calls under way' : 'the service is busy');
        this.scope = scope;
    }
}
/** Bounded work: so many calls run, so many wait, the rest is refused at once. */
class WorkQueue {
    #limits;
    #waiting = [];
    #perAccount = new Map();
    #running = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    /** Calls under way, running and waiting. */
    get size() {
        return this.#running + this.#waiting.length;
    }
    /**
     * Runs the work when its turn comes.
     *
     * @throws QueueFull where the account or the service has too much to do
     * @throws the signal's reason where it aborts while the work waits
     */
    async run(account, signal, work) {
        const ofAccount = this.#perAccount.get(account) ?? 0;
        if (ofAccount >= this.#limits.perAccount)
            throw new QueueFull('account');
        if (this.#running >= this.#limits.running && this.#waiting.length >= this.#limits.waiting) {
            throw new QueueFull('service');
        }
        this.#perAccount.set(account, ofAccount + 1);
        try {
            await this.#turn(signal);
            try {
                return await work();
            }
            finally {
                this.#running--;
                this.#waiting.shift()?.start();
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
    /** Resolves when a place is free, which is then taken. */
    #turn(signal) {
        signal.throwIfAborted();
        if (this.#running < this.#limits.running) {
            this.#running++;
            return Promise.resolve();
        }
        const { promise, resolve, reject } = Promise.withResolvers();
        const leave = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
        };
        const entry = {
            start: () => {
                signal.removeEventListener('abort', leave);
                this.#running++;
                resolve();
            },
        };
        this.#waiting.push(entry);
        signal.addEventListener('abort', leave, { once: true });
        return promise;
    }
}

;// CONCATENATED MODULE: ./lib/service/problem.js



/** Seconds after which a client that was turned away may come back. */
const RETRY_AFTER_SECONDS = 5;
const STATUS_OF = {
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    'bad-request': 400,
    'rate-limited': 429,
    'too-large': 413,
    timeout: 504,
    cancelled: 499,
    unavailable: 503,
};
/** An error with its status, as a handler raises it. */
class HttpProblem extends Error {
    name = 'HttpProblem';
    status;
    headers;
    constructor(status, detail, headers = {}) {
        super(detail);
        this.status = status;
        this.headers = headers;
    }
}
/** The answer for an error: whatever is not meant for the client is a plain 500. */
function problemOf(error) {
    if (error instanceof HttpProblem)
        return answer(error.status, error.message, error.headers);
    if (error instanceof QueueFull)
        return busy(error.scope === 'account' ? 429 : 503, `${error.message}; try again later`);
    if (error instanceof errors/* ApiError */.h)
        return ofApiError(error);
    const status = error.statusCode;
    if (typeof status === 'number' && status >= 400 && status < 500)
        return answer(status, error.message);
    return answer(500, 'the service failed; its log says more');
}
function ofApiError(error) {
    const status = error.status ?? STATUS_OF[error.kind] ?? 502;
    if (status === 429 || status === 503)
        return busy(status, error.message, error.retryAfter);
    return answer(status, error.message);
}
function busy(status, detail, seconds = RETRY_AFTER_SECONDS) {
    return answer(status, detail, { 'retry-after': String(Math.ceil(seconds)) });
}
function answer(status, detail, headers = {}) {
    const title = external_node_http_.STATUS_CODES[status] ?? 'Error';
    return { problem: { type: 'about:blank', title, status, detail }, headers };
}

;// CONCATENATED MODULE: ./lib/service/service.js




/** The path that the contract's addresses are relative to. */
const BASE_PATH = '/api/v1/ext';
/** A request has an address and little else. */
const MAX_BODY_BYTES = 64 * 1024;
/** Milliseconds for a client to send its whole request. */
const REQUEST_TIMEOUT_MS = 15_000;
/**
 * The REST API of the contract over any {@link SeoApi}.
 *
 * `GET /healthz` answers without a token. `close()` lets calls under way finish and refuses new ones.
 */
function createService({ api, tokens, limits, onFault }) {
    const queue = new WorkQueue(limits);
    const owners = new WeakMap();
    const app = fastify({
        logger: false,
        bodyLimit: MAX_BODY_BYTES,
        requestTimeout: REQUEST_TIMEOUT_MS,
        routerOptions: { ignoreTrailingSlash: true },
    });
    app.setErrorHandler((error, _request, reply) => sendProblem(reply, error, onFault));
    app.setNotFoundHandler((request, reply) => sendProblem(reply, new HttpProblem(404, `there is no ${request.method} ${pathOf(request)}`), onFault));
    app.get('/healthz', async () => ({ status: 'ok', underWay: queue.size }));
    app.register(async (scope) => {
        scope.addHook('onRequest', async (request) => {
            owners.set(request, authenticate(request, tokens));
        });
        const queued = (request, reply, work) => {
            const signal = clientSignal(reply);
            return queue.run(owners.get(request).account, signal, () => work({ signal }));
        };
        scope.get('/me', async (request) => {
            const account = await api.me();
            return { ...account, name: owners.get(request).account };
        });
        scope.post('/analyze', async (request, reply) => {
            const url = urlOf(request.body);
            return await queued(request, reply, options => api.analyze(url, options));
        });
        scope.post('/tools/:tool', async (request, reply) => {
            const { tool } = request.params;
            if (!(0,tools/* isTool */.D)(tool))
                throw new HttpProblem(404, `there is no tool "${tool}"; the tools are ${tools/* TOOLS */.I.join(', ')}`);
            const url = urlOf(request.body);
            return await queued(request, reply, options => api.runTool(tool, url, options));
        });
        scope.get('/rank/projects', async () => await api.rankProjects());
        scope.get('/rank/projects/:id', async ({ params }) => await api.rankProject(params.id));
        scope.get('/rank/projects/:id/dashboard', async ({ params }) => await api.rankDashboard(params.id));
    }, { prefix: BASE_PATH });
    return app;
}
/** The owner of the request's token, which stands in either of two headers. */
function authenticate(request, tokens) {
    const bearer = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const key = request.headers['x-api-key'];
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
/** Aborts when the client goes away before it has its answer. */
function clientSignal({ raw }) {
    const controller = new AbortController();
    raw.once('close', () => {
        if (!raw.writableFinished)
            controller.abort(new HttpProblem(499, 'the client went away'));
    });
    return controller.signal;
}
function sendProblem(reply, error, onFault) {
    const { problem, headers } = problemOf(error);
    if (problem.status === 500)
        onFault(error);
    return reply.code(problem.status).headers(headers).type('application/problem+json').send(problem);
}
function pathOf(request) {
    return request.url.split('?', 1)[0].slice(0, 200);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
;// CONCATENATED MODULE: ./lib/service/tokens.js





const fileSchema = schemas/* array */.YOg(schemas/* strictObject */.rej({
    token: schemas/* string */.YjP().min(8).describe('The token, or `sha256:` and the hex digest of it'),
    account: schemas/* string */.YjP().default('default'),
    'api-access': schemas/* boolean */.zMY().default(true),
}));
/** The tokens of a service. Only digests are kept, and all of them are compared, in constant time. */
class TokenList {
    #entries;
    constructor(entries) {
        this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }));
    }
    /** The owner of a token; undefined where it is not one of ours. */
    ownerOf(token) {
        const digest = sha256(token);
        let found;
        for (const entry of this.#entries)
            if ((0,external_node_crypto_.timingSafeEqual)(entry.digest, digest))
                found = entry.owner;
        return found;
    }
    get size() {
        return this.#entries.length;
    }
}
/**
 * Reads tokens from a YAML or JSON file: a list of `token` (itself, or `sha256:` and its digest), `account` and
 * `api-access`.
 *
 * @throws SettingsError where the file cannot be read or has another form
 */
async function tokensFromFile(path) {
    const source = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new settings_error/* SettingsError */.G(`tokens-file: "${path}" cannot be read (${error.code})`);
    });
    const document = (0,dist.parseDocument)(source);
    const parsed = fileSchema.safeParse(document.errors.length > 0 ? undefined : document.toJS());
    if (!parsed.success) {
        const at = parsed.error.issues[0]?.path.join('.') ?? '';
        throw new settings_error/* SettingsError */.G(`tokens-file: "${path}" must be a list of "token", "account" and "api-access"${at === '' ? '' : `; see ${at}`}`);
    }
    return new TokenList(parsed.data.map(entry => ({
        token: entry.token,
        owner: { account: entry.account, apiAccess: entry['api-access'] },
    })));
}
/** Tokens of one account from an environment variable, separated by blanks. */
function tokensFromText(text) {
    const tokens = text.split(/\s+/).filter(token => token !== '');
    return new TokenList(tokens.map(token => ({ token, owner: { account: 'default', apiAccess: true } })));
}
function digestOf(token) {
    const hex = /^sha256:([0-9a-f]{64})$/i.exec(token)?.[1];
    return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex');
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest();
}

// EXTERNAL MODULE: ./lib/settings/nearest.js
var nearest = __webpack_require__(18535);
// EXTERNAL MODULE: ./lib/stop-signals.js
var stop_signals = __webpack_require__(67883);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/cli/serve.js








/** Flags of `serve`: those without a default are optional. */
const FLAGS = {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8080' },
    'tokens-file': { type: 'string' },
    'allow-private': { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '8' },
    queue: { type: 'string', default: '100' },
    timeout: { type: 'string', default: '120' },
};
/** Milliseconds that a visit serves the calls of one client for the same page. */
const VISIT_TTL_MS = 60_000;
/**
 * `seo-preflight serve`: the engine behind the REST API, until SIGINT or SIGTERM.
 * Tokens come from `--tokens-file` or from SEO_PREFLIGHT_TOKENS (separated by blanks).
 */
async function runServe(args, env) {
    const flags = readFlags(args);
    const tokens = await readTokens(flags['tokens-file'], env['SEO_PREFLIGHT_TOKENS']);
    const concurrency = wholeNumber('concurrency', flags.concurrency, 1, 64);
    const waiting = wholeNumber('queue', flags.queue, 0, 10_000);
    const api = (0,engine.createEngine)({
        version: version/* VERSION */.x,
        timeoutMs: wholeNumber('timeout', flags.timeout, 1, 3600) * 1000,
        headers: {},
        addresses: flags['allow-private'] ? 'any' : 'public-only',
        visitTtlMs: VISIT_TTL_MS,
        screenshots: Number.POSITIVE_INFINITY,
    });
    const service = createService({
        api,
        tokens,
        limits: { running: concurrency, waiting, perAccount: concurrency + Math.ceil(waiting / 2) },
        onFault: error => console.error(error instanceof Error ? error.stack : error),
    });
    const stop = (0,stop_signals/* listenForStop */.r)();
    try {
        const address = await service.listen({
            host: flags.host,
            port: wholeNumber('port', flags.port, 0, 65_535),
        });
        console.log(`SEO Preflight ${version/* VERSION */.x} serves ${address}${BASE_PATH} (${tokens.size} tokens)`);
        await new Promise(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
        console.log('Stopping: calls under way may finish');
        return 0;
    }
    finally {
        await service.close();
        await api.close?.();
        stop.dispose();
    }
}
function readFlags(args) {
    const { values, tokens } = (0,external_node_util_.parseArgs)({
        args: [...args],
        options: FLAGS,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    for (const token of tokens) {
        if (token.kind === 'option-terminator')
            continue;
        const name = token.kind === 'option' ? token.rawName : token.value;
        const allowed = Object.keys(FLAGS).map(flag => `--${flag}`);
        if (!allowed.includes(name)) {
            throw new settings_error/* SettingsError */.G(`${name}: "serve" does not know this; allowed are ${allowed.join(', ')}${(0,nearest/* suggestion */.h)(name, allowed)}`);
        }
    }
    for (const [name, value] of Object.entries(values)) {
        const wanted = FLAGS[name].type;
        if (typeof value !== wanted)
            throw new settings_error/* SettingsError */.G(`${name}: ${wanted === 'string' ? 'needs a value' : 'takes no value'}`);
    }
    return values;
}
async function readTokens(file, text) {
    const tokens = file === undefined ? tokensFromText(text ?? '') : await tokensFromFile(file);
    if (tokens.size > 0)
        return tokens;
    throw new settings_error/* SettingsError */.G('tokens-file: is missing; give a file with tokens, or tokens in SEO_PREFLIGHT_TOKENS');
}
function wholeNumber(name, text, min, max) {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max)
        return number;
    throw new settings_error/* SettingsError */.G(`${name}: "${text}" must be a whole number from ${min} to ${max}`);
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


/***/ })

};

export const id = 8087;
export const ids = [8087,187];
export const modules = {

/***/ 28087:
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
// EXTERNAL MODULE: ./lib/engine/thread/threaded-engine.js + 3 modules
var threaded_engine = __webpack_require__(60187);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
;// CONCATENATED MODULE: ./lib/service/account-apis.js
/**
 * An implementation of the contract for each account, opened when the account first asks for something: what the pages
 * of one cost in time and memory, others do not pay, and nothing that was found for one is shown to another. Beyond the
 * most there may be, accounts share.
 */
class AccountApis {
    #open;
    #max;
    #apis = [];
    #indexes = new Map();
    /** @param max most that are open */
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
    /** Ends all of them. */
    async close() {
        await Promise.all(this.#apis.map(api => api.close?.()));
    }
}

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
/** The queue is full; the caller is to come back later. */
class QueueFull extends Error {
    name = 'QueueFull';
    scope;
    constructor(scope) {
        super(scope === 'account' ? 'this account has too many calls under way' : 'the service is busy');
        this.scope = scope;
    }
}
/**
 * Bounded work: so many calls run, so many wait, the rest is refused at once. The next turn goes to the account of which
 * the fewest calls run, so that no account can keep another from its turn.
 */
class WorkQueue {
    #limits;
    #waiting = [];
    #perAccount = new Map();
    #runningOf = new Map();
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
    /** Resolves when a place is free, which is then taken. */
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
function createService({ apiOf, tokens, limits, onFault }) {
    const queue = new WorkQueue(limits);
    const owners = new WeakMap();
    const app = fastify({
        logger: false,
        bodyLimit: MAX_BODY_BYTES,
        requestTimeout: REQUEST_TIMEOUT_MS,
        routerOptions: { ignoreTrailingSlash: true },
    });
    let isClosing = false;
    app.addHook('preClose', async () => {
        isClosing = true;
    });
    // A client would keep its connection for the next call, and by that the service from its end.
    app.addHook('onSend', async (_request, reply) => {
        if (isClosing)
            reply.header('connection', 'close');
    });
    const sendProblem = (reply, error) => {
        const { problem, headers } = problemOf(error);
        if (problem.status === 500)
            onFault(faultText(error, tokens));
        const { status } = problem;
        const shown = { ...problem, detail: tokens.redact(problem.detail) };
        return reply.code(status).headers(headers).type('application/problem+json').send(shown);
    };
    app.setErrorHandler((error, _request, reply) => sendProblem(reply, error));
    app.setNotFoundHandler((request, reply) => sendProblem(reply, new HttpProblem(404, `there is no ${request.method} ${pathOf(request)}`)));
    app.get('/healthz', async () => ({ status: 'ok', underWay: queue.size }));
    app.register(async (scope) => {
        scope.addHook('onRequest', async (request) => {
            owners.set(request, authenticate(request, tokens));
        });
        const accountOf = (request) => owners.get(request).account;
        const queued = (request, reply, work) => {
            const signal = clientSignal(reply);
            const account = accountOf(request);
            return queue.run(account, signal, () => work(apiOf(account), { signal }));
        };
        scope.get('/me', async (request) => {
            const name = accountOf(request);
            return { ...(await apiOf(name).me()), name };
        });
        scope.post('/analyze', async (request, reply) => {
            const url = urlOf(request.body);
            return await queued(request, reply, (api, options) => api.analyze(url, options));
        });
        scope.post('/tools/:tool', async (request, reply) => {
            const { tool } = request.params;
            if (!(0,tools/* isTool */.D)(tool))
                throw new HttpProblem(404, `there is no tool "${tool}"; the tools are ${tools/* TOOLS */.I.join(', ')}`);
            const url = urlOf(request.body);
            return await queued(request, reply, (api, options) => api.runTool(tool, url, options));
        });
        scope.get('/rank/projects', async (request) => await apiOf(accountOf(request)).rankProjects());
        scope.get('/rank/projects/:id', async (request) => await apiOf(accountOf(request)).rankProject(request.params.id));
        scope.get('/rank/projects/:id/dashboard', async (request) => await apiOf(accountOf(request)).rankDashboard(request.params.id));
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
/** It may quote a URL or the request. The characters go before the secrets, since one of them would hide a secret. */
function faultText(error, tokens) {
    const text = String(error instanceof Error ? error.stack : error);
    return (0,url_secrets/* withoutSecrets */.cT)(tokens.redact((0,safe_lines/* withoutControls */.D)(text)));
}
function pathOf(request) {
    return (0,cut/* cutEnd */.ym)(request.url.split('?', 1)[0], 200);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/settings/yaml.js
var yaml = __webpack_require__(57030);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
;// CONCATENATED MODULE: ./lib/service/tokens.js






const fileSchema = schemas/* array */.YOg(schemas/* strictObject */.rej({
    token: schemas/* string */.YjP().min(8).describe('The token, or `sha256:` and the hex digest of it'),
    account: schemas/* string */.YjP().default('default'),
    'api-access': schemas/* boolean */.zMY().default(true),
}));
/** The tokens of a service. Digests of all of them are compared, in constant time. */
class TokenList {
    #entries;
    /** Takes the tokens out of a text, but those of which only the digest was given. */
    redact;
    constructor(entries) {
        this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }));
        this.redact = (0,redactor/* redactor */.$)(entries.map(({ token }) => token).filter(token => !DIGEST.test(token)));
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
    /** Accounts that have a token. */
    get accounts() {
        return new Set(this.#entries.map(({ owner }) => owner.account)).size;
    }
}
/**
 * Reads tokens from a YAML or JSON file: a list of `token` (itself, or `sha256:` and its digest), `account` and
 * `api-access`.
 *
 * @throws SettingsError where the file cannot be read or has another form
 */
async function tokensFromFile(path) {
    const content = await (0,named_file/* readNamedFile */.wh)(path, { maxBytes: named_file/* MAX_SETTINGS_BYTES */.XK })
        .then(yaml/* readYaml */.g)
        .catch((error) => {
        if (error instanceof named_file/* NamedFileError */.ql)
            throw new settings_error/* SettingsError */.G(`tokens-file: "${path}" ${error.message}`);
        // What is wrong in it is not quoted, since it may be a token.
        if (error instanceof yaml/* YamlError */.I)
            return undefined;
        throw error;
    });
    const parsed = fileSchema.safeParse(content);
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
const DIGEST = /^sha256:([0-9a-f]{64})$/i;
function digestOf(token) {
    const hex = DIGEST.exec(token)?.[1];
    return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex');
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest();
}

// EXTERNAL MODULE: ./lib/settings/flags.js
var flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/kinds.js
var kinds = __webpack_require__(43474);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/cli/listen-problem.js

/** Why a service cannot listen, as a wrong flag where it is one of them; else the error as it is. */
function listenProblem(error, { host, port }) {
    switch (error.code) {
        case 'EADDRINUSE':
            return new settings_error/* SettingsError */.G(`port: ${port} is in use on ${host}; give another one, or 0 for any that is free`);
        case 'EACCES':
        case 'EPERM':
            return new settings_error/* SettingsError */.G(`port: ${port} needs rights that this process does not have; give one from 1024 up`);
        case 'EADDRNOTAVAIL':
        case 'EAFNOSUPPORT':
        case 'EINVAL':
            return new settings_error/* SettingsError */.G(`host: "${host}" is not an address of this machine; give one such as 127.0.0.1`);
        case 'ENOTFOUND':
        case 'EAI_AGAIN':
        case 'EAI_FAIL':
            return new settings_error/* SettingsError */.G(`host: "${host}" has no address; give one such as 127.0.0.1`);
        default:
            return error;
    }
}

;// CONCATENATED MODULE: ./lib/cli/serve.js












/** Flags of `serve`: those without a default are optional. */
const FLAGS = {
    host: { kind: (0,kinds/* text */.Qq)('HOST'), default: '127.0.0.1' },
    port: { kind: (0,kinds/* wholeNumber */.rD)(0, 65_535), default: '8080' },
    'tokens-file': { kind: (0,kinds/* text */.Qq)('FILE') },
    'allow-private': { kind: (0,kinds/* truth */.Im)(), default: 'false' },
    /** Calls that are worked on at once. */
    concurrency: { kind: (0,kinds/* wholeNumber */.rD)(1, 64), default: '8' },
    /** Calls that may wait for their turn. */
    queue: { kind: (0,kinds/* wholeNumber */.rD)(0, 10_000), default: '100' },
    /** Seconds for one tool on one page. */
    timeout: { kind: (0,kinds/* wholeNumber */.rD)(1, 3600), default: '120' },
    /** Seconds that calls under way have to finish, when the service is told to end. */
    drain: { kind: (0,kinds/* wholeNumber */.rD)(0, 3600), default: '20' },
};
/** Milliseconds that a visit serves the calls of one client for the same page. */
const VISIT_TTL_MS = 60_000;
/** Engines at once, each with a Chrome of its own; where there are more accounts, they share. */
const MAX_ENGINES = 4;
/** Part of the calls at once that one of several accounts may have: the others never wait for it alone. */
const ACCOUNT_SHARE = 3 / 4;
/**
 * `seo-preflight serve`: the engine behind the REST API, until SIGINT or SIGTERM.
 * Tokens come from `--tokens-file` or from SEO_PREFLIGHT_TOKENS (separated by blanks).
 */
async function runServe(args, env) {
    const { host, port, tokensFile, allowPrivate, concurrency, queue, timeout, drain } = (0,flags/* readFlags */.u)('serve', FLAGS, args);
    const tokens = await readTokens(tokensFile, env['SEO_PREFLIGHT_TOKENS']);
    // What Lighthouse measures, other accounts must not falsify either.
    const lanes = new work_lanes/* WorkLanes */.T();
    const open = () => (0,threaded_engine.createThreadedEngine)({
        version: version/* VERSION */.x,
        timeoutMs: timeout * 1000,
        headers: {},
        addresses: allowPrivate ? 'any' : 'public-only',
        visitTtlMs: VISIT_TTL_MS,
        screenshots: Number.POSITIVE_INFINITY,
        lanes,
    });
    const apis = new AccountApis(open, MAX_ENGINES);
    const service = createService({
        apiOf: account => apis.of(account),
        tokens,
        limits: {
            running: concurrency,
            waiting: queue,
            perAccount: concurrency + Math.ceil(queue / 2),
            ...(tokens.accounts > 1 && { runningPerAccount: Math.ceil(concurrency * ACCOUNT_SHARE) }),
        },
        onFault: text => console.error(text),
    });
    const stop = (0,stop_signals/* listenForStop */.r)();
    try {
        const at = { host, port };
        const address = await service.listen(at).catch(error => {
            throw listenProblem(error, at);
        });
        console.log(`SEO Preflight ${version/* VERSION */.x} serves ${address}${BASE_PATH} (${tokens.size} tokens)`);
        await new Promise(resolve => stop.signal.addEventListener('abort', () => resolve(), { once: true }));
        console.log(`Stopping: calls under way may finish within ${drain} s`);
        return 0;
    }
    finally {
        await closeWithin(service, drain * 1000);
        await apis.close();
        stop.dispose();
    }
}
/** Lets calls under way finish, until the time is over: then nobody holds a connection any longer. */
async function closeWithin(service, milliseconds) {
    const closed = service.close();
    const isClosed = closed.then(() => true);
    if (!(await Promise.race([isClosed, (0,promises_.setTimeout)(milliseconds, false, { ref: false })]))) {
        service.server.closeAllConnections();
    }
    await closed;
}
async function readTokens(file, text) {
    const tokens = file === undefined ? tokensFromText(text ?? '') : await tokensFromFile(file);
    if (tokens.size > 0)
        return tokens;
    throw new settings_error/* SettingsError */.G('tokens-file: is missing; give a file with tokens, or set SEO_PREFLIGHT_TOKENS');
}


/***/ }),

/***/ 60187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createThreadedEngine: () => (/* binding */ createThreadedEngine)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js
var account = __webpack_require__(40221);
// EXTERNAL MODULE: ./lib/engine/analyze.js + 2 modules
var analyze = __webpack_require__(4700);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var network_deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/thread/call-deadline.js
/** Milliseconds for the thread to say itself that the time is over; then it has no time to say anything. */
const GRACE_MS = 500;
/** The time of one call. It runs from the call's turn, and anew where another turn follows. */
class CallDeadline {
    #over = new AbortController();
    #ms;
    #timer;
    #isLast = false;
    /** @param ms for the call's work */
    constructor(ms) {
        this.#ms = ms;
    }
    /** Aborts when the time is over. */
    get signal() {
        return this.#over.signal;
    }
    /** The call's turn has come. */
    start() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#over.abort(), this.#ms + GRACE_MS);
    }
    /** From now on the time that is left is all that there is. */
    keep() {
        if (this.#timer === undefined)
            this.start();
        this.#isLast = true;
    }
    end() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-thread.js




/** The thread ended before it answered; the message says what ended it. */
class ThreadEnded extends Error {
    name = 'ThreadEnded';
    /** Calls that it worked on when it ended, of which this is one. */
    underWay;
    constructor(message, underWay) {
        super(message);
        this.underWay = underWay;
    }
}
/** Milliseconds between two looks at the thread's loop and heap. */
const LOOK_MS = 100;
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well.
 */
const V8_HEAP_LIMIT_MB = 4096;
/** Of two looks further apart the whole machine stood still, and the thread with it. */
const MISSED_LOOK_MS = 2000;
/** Milliseconds for an orderly end, Chrome's among it. */
const CLOSE_MS = 5000;
const ENDED = "the engine's thread has ended";
/**
 * An engine in a thread of its own, which is ended where a page takes all of its time or memory: what strangers wrote is
 * read and judged there, and nothing of it keeps the process from its deadlines, its signals and its other clients.
 */
class EngineThread {
    #worker;
    #calls = new Map();
    #turns = new Map();
    #beats;
    #options;
    #closed = Promise.withResolvers();
    #count = 0;
    #looking;
    #hasEnded = false;
    constructor(options) {
        this.#options = options;
        const beat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
        this.#beats = new BigInt64Array(beat);
        this.#worker = startWorker({ engine: options.engine, beat }, options.entry);
        this.#worker
            .on('message', (word) => this.#hear(word))
            .on('error', error => this.#end(`${ENDED}: ${error.message}`))
            .on('exit', () => this.#end(ENDED))
            .unref();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** Calls that it works on. */
    get size() {
        return this.#calls.size;
    }
    /**
     * @param onTurn called whenever a turn of the call's work has come
     * @throws ApiError as the engine does
     * @throws ThreadEnded where the thread ended before it answered
     */
    async call(work, signal, onTurn) {
        if (signal.aborted)
            throw new errors/* ApiError */.h('cancelled', 'the call was cancelled');
        if (this.#hasEnded)
            throw new ThreadEnded(ENDED, 0);
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const abort = () => {
            this.#tell({ kind: 'abort', id });
            reject(new errors/* ApiError */.h('cancelled', 'the call was cancelled'));
        };
        this.#calls.set(id, { onTurn, resolve, reject });
        signal.addEventListener('abort', abort, { once: true });
        this.#watch();
        this.#tell({ kind: 'call', id, work });
        try {
            return (await promise);
        }
        finally {
            signal.removeEventListener('abort', abort);
            this.#calls.delete(id);
            this.#watch();
        }
    }
    tell(order) {
        this.#tell(order);
    }
    /** Ends the engine in order, or the thread where that takes too long. */
    async close() {
        if (this.#hasEnded)
            return;
        this.#worker.ref();
        const timer = setTimeout(() => this.#end(ENDED), CLOSE_MS);
        this.#tell({ kind: 'close' });
        await this.#closed.promise;
        clearTimeout(timer);
        await this.#worker.terminate();
    }
    /** Ends the thread at once. */
    end() {
        this.#end(ENDED);
    }
    #tell(order) {
        if (!this.#hasEnded)
            this.#worker.postMessage(order);
    }
    #hear(word) {
        switch (word.kind) {
            case 'result':
                this.#calls.get(word.id)?.resolve(this.#options.texts.share(word.result));
                break;
            case 'error':
                this.#calls.get(word.id)?.reject((0,messages/* receivedError */.ac)(word.error));
                break;
            case 'warning':
                this.#options.onWarning(word.warning);
                break;
            case 'enter':
                void this.#enter(word);
                break;
            case 'leave':
                this.#leave(word.id);
                break;
            case 'closed':
                this.#end(ENDED);
                break;
        }
    }
    async #enter({ id, lane, call }) {
        const giveUp = new AbortController();
        const turn = { giveUp };
        this.#turns.set(id, turn);
        try {
            const leave = await this.#options.lanes.enter(lane, giveUp.signal);
            if (!this.#turns.has(id))
                return leave();
            turn.leave = leave;
            if (call !== undefined)
                this.#calls.get(call)?.onTurn();
            this.#tell({ kind: 'entered', id });
        }
        catch {
            // It has given up itself, or has ended.
        }
    }
    #leave(id) {
        const turn = this.#turns.get(id);
        this.#turns.delete(id);
        if (turn?.leave)
            turn.leave();
        else
            turn?.giveUp.abort();
    }
    /** Looks at the thread as long as it has work, which keeps the process going. */
    #watch() {
        const isAtWork = this.#calls.size > 0 && !this.#hasEnded;
        if (!isAtWork) {
            clearInterval(this.#looking);
            this.#looking = undefined;
            if (!this.#hasEnded)
                this.#worker.unref();
        }
        else if (!this.#looking) {
            let last = (0,messages/* now */.tB)();
            this.#forgive(last);
            this.#worker.ref();
            this.#looking = setInterval(() => {
                const time = (0,messages/* now */.tB)();
                const wasAsleep = time - last > MISSED_LOOK_MS;
                last = time;
                // What happened meanwhile says nothing of the thread's work.
                if (wasAsleep)
                    this.#forgive(time);
                else
                    this.#lookAtLoop(time);
                void this.#lookAtHeap();
            }, LOOK_MS);
        }
    }
    /** It is told even by a thread whose loop is held. */
    async #lookAtHeap() {
        const { maxHeapMb } = this.#options;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size > maxHeapMb * 2 ** 20) {
            this.#end(`judging the page took more than ${maxHeapMb} MB of memory and was ended`);
        }
    }
    /** A thread that has not begun yet has judged nothing. */
    #forgive(time) {
        if (Atomics.load(this.#beats, 0) !== 0n)
            Atomics.store(this.#beats, 0, time);
    }
    #lookAtLoop(time) {
        const last = Atomics.load(this.#beats, 0);
        const heldMs = last === 0n ? 0 : Number(time - last);
        if (heldMs > this.#options.maxHeldMs(this.#calls.size)) {
            this.#end(`judging the page took all of the processor's time for ${(heldMs / 1000).toFixed(1)} s and was ended`);
        }
    }
    #end(reason) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        clearInterval(this.#looking);
        const underWay = this.#calls.size;
        for (const { reject } of this.#calls.values())
            reject(new ThreadEnded(reason, underWay));
        for (const id of [...this.#turns.keys()])
            this.#leave(id);
        void this.#worker.terminate();
        this.#closed.resolve();
    }
}
/** What dependencies write in it goes nowhere: no text of a page may reach a log unseen. */
function startWorker(workerData, entry = program()) {
    const worker = new external_node_worker_threads_.Worker(entry, {
        workerData,
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}
/** The bundle is one program with its parts: the thread begins where the program does, and sees that it is a thread. */
function program() {
    const here = import.meta.url;
    const main = (0,external_node_path_.extname)(here) === '.ts' ? '../../main.ts' : './index.js';
    return new URL(main, here);
}

;// CONCATENATED MODULE: ./lib/engine/thread/shared-texts.js
const TEXTS = ['id', 'title', 'why', 'fix', 'help'];
/**
 * Keeps one text for all checks that say the same. What a thread sends is a copy for each check of each page, and a
 * run has thousands of pages.
 */
class SharedTexts {
    #texts = new Map();
    /** Changes the checks of a result of an engine, and gives it back. */
    share(result) {
        if ('checks' in result)
            this.#keepOne(result.checks);
        else
            for (const { runs } of result.pages)
                for (const run of runs)
                    this.#keepOne(run.checks);
        return result;
    }
    #keepOne(checks) {
        for (const check of checks) {
            for (const name of TEXTS) {
                const text = check[name];
                if (text !== undefined)
                    check[name] = this.#one(text);
            }
        }
    }
    #one(text) {
        const known = this.#texts.get(text);
        if (known === undefined)
            this.#texts.set(text, text);
        return known ?? text;
    }
}

;// CONCATENATED MODULE: ./lib/engine/thread/threaded-engine.js












/** Judging a page of a real site takes a fraction of a second, and some megabytes. */
const LIMITS = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 2048 };
/** Part of a tool's time that it may hold the thread at the most, if that leaves it more than the least. */
const HELD_SHARE = 1 / 3;
const MIN_HELD_MS = 2000;
/** Calls for one page that had to be ended, after which the page is not judged further. */
const MAX_ENDED = 2;
const GIVEN_UP = 'judging the page with other tools took too much time or memory and was ended';
/**
 * The engine in a thread of its own, as {@link SeoApi}. Where one page takes all of the thread's time or memory, the
 * thread is ended; what others had asked of it is asked again. Which of the calls it was shows when each of them gets a
 * thread to itself.
 *
 * @param options with `lanes` where several engines of one process wait for each other's measurements
 * @param entry the program that a thread begins with; this one unless given
 */
function createThreadedEngine(options, limits = {}, entry) {
    return new ThreadedEngine(options, { ...LIMITS, ...limits }, entry).api();
}
class ThreadedEngine {
    #options;
    #threadOptions;
    #warnings = new Set();
    /** Calls that were under way when a thread ended, one after the other. */
    #oneByOne = (0,p_limit/* default */.A)(1);
    /** Calls that ended a thread they had to themselves, by page. */
    #endedOn = new Map();
    #thread;
    #separate;
    #isClosed = false;
    constructor({ lanes = new work_lanes/* WorkLanes */.T(), ...options }, { heldMs, heldAloneMs, heapMb }, entry) {
        this.#options = options;
        const most = Math.max(options.timeoutMs * HELD_SHARE, MIN_HELD_MS);
        this.#threadOptions = {
            engine: options,
            lanes,
            texts: new SharedTexts(),
            onWarning: warning => this.#warnings.add(warning),
            maxHeldMs: calls => Math.min(most, calls > 1 ? heldMs : heldAloneMs),
            maxHeapMb: heapMb,
            entry,
        };
    }
    api() {
        return {
            ...(0,account/* accountOf */.X)(this.#options.version),
            runTool: (tool, url, options = {}) => this.#work({ operation: 'runTool', tool, url }, options, reason => (0,unmeasured_run/* unmeasuredRun */.f)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), reason)),
            analyze: (url, options = {}) => this.#work({ operation: 'analyze', url }, options, reason => ({
                url: (0,url_secrets/* withoutUserInformation */.ah)(url),
                ...(0,analyze/* notAnalyzed */.q9)(reason),
                startedAt: new Date().toISOString(),
                durationMs: 0,
            })),
            prepare: (tools) => this.#current().tell({ kind: 'prepare', tools }),
            order: needs/* inOrder */.al,
            release: url => this.#thread?.tell({ kind: 'release', url }),
            warnings: async () => [...this.#warnings],
            close: () => this.#close(),
        };
    }
    async #work(work, { signal }, unmeasured) {
        const timeoutMs = work.operation === 'runTool' ? (0,work_time/* toolTime */.w)(work.tool, this.#options) : (0,work_time/* analysisTime */.e)(this.#options);
        const deadline = new CallDeadline(timeoutMs);
        try {
            const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
            return await this.#answer(work, ending, deadline, unmeasured);
        }
        catch (error) {
            if (!deadline.signal.aborted || signal?.aborted)
                throw error;
            return unmeasured(`it did not finish within ${timeoutMs / 1000} s`);
        }
        finally {
            deadline.end();
        }
    }
    async #answer(work, signal, deadline, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        try {
            return await this.#current().call(work, signal, () => deadline.start());
        }
        catch (error) {
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            if (error.underWay === 1)
                return unmeasured(this.#blame(work.url, error));
        }
        deadline.keep();
        return await (0,network_deadline/* orAborted */.H)(this.#oneByOne(() => this.#alone(work, signal, unmeasured)), signal);
    }
    /** Does again, with a thread to itself, what may have ended the thread that it shared. */
    async #alone(work, signal, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        if (!this.#separate || this.#separate.hasEnded)
            this.#separate = new EngineThread(this.#threadOptions);
        try {
            return await this.#separate.call(work, signal, () => undefined);
        }
        catch (error) {
            // What keeps the thread busy beyond its time must not keep the next one waiting.
            if (signal.aborted)
                this.#separate?.end();
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            return unmeasured(this.#blame(work.url, error));
        }
        finally {
            if (this.#oneByOne.pendingCount === 0) {
                void this.#separate?.close();
                this.#separate = undefined;
            }
        }
    }
    #blame(url, { message }) {
        this.#endedOn.set(url, (this.#endedOn.get(url) ?? 0) + 1);
        return message;
    }
    #isGivenUp(url) {
        return (this.#endedOn.get(url) ?? 0) >= MAX_ENDED;
    }
    #current() {
        if (!this.#thread || this.#thread.hasEnded)
            this.#thread = new EngineThread(this.#threadOptions);
        return this.#thread;
    }
    async #close() {
        this.#isClosed = true;
        await Promise.all([this.#thread?.close(), this.#separate?.close()]);
    }
}


/***/ }),

/***/ 37962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fromFlags),
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12847);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90437);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);






/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
function fromFlags(args) {
    const allowed = _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.map(asFlag);
    const { written, others, problems } = splitFlags(args, _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy, flag => `${flag}: there is no such flag${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(flag, allowed)}`);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    if (others.length === 0)
        return written;
    return { ...written, url: [written.url, ...others].filter(Boolean).join('\n') };
}
/**
 * Reads the flags of a command that has some of its own and takes nothing else.
 *
 * @param command its name, for messages
 * @param args what stands behind it
 * @throws SettingsError with a line for each that is not among them, or has a value that is not allowed
 */
function readFlags(command, flags, args) {
    const allowed = Object.keys(flags).map(asFlag);
    const unknown = (word) => `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`;
    const { written, others, problems } = splitFlags(args, flags, unknown);
    // What stands behind an unknown flag was meant for it.
    if (problems.length === 0)
        problems.push(...others.map(unknown));
    const values = Object.entries(flags).flatMap(([name, flag]) => {
        const value = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readValue */ .w)(name, flag, written[name], problems);
        return value === undefined ? [] : [[(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .x)(name), value]];
    });
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return Object.fromEntries(values);
}
/** @param unknown the line on a flag that is not among them */
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
        const { value, usesNext } = takeValue(flag, negated, token.value, args[token.index + 1]);
        if (usesNext)
            skipped = token.index + 1;
        if (value === undefined)
            problems.push(`--${name}: needs a value, such as --${name} ${flag.kind.placeholder}`);
        else
            written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value;
    }
    return { written: written, others, problems };
}
function takeValue(flag, negated, inline, next) {
    const isTruth = flag.kind.fileForm['type'] === 'boolean';
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
/** The flag of a name, which `no-` may stand before. */
function named(written, flags) {
    const negated = written.startsWith('no-') && !Object.hasOwn(flags, written);
    const name = negated ? written.slice('no-'.length) : written;
    return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated };
}
function isList({ kind }) {
    return 'oneOf' in kind.fileForm;
}
function asFlag(name) {
    return `--${name}`;
}


/***/ })

};

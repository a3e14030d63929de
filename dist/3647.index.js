export const id = 3647;
export const ids = [3647];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 26292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ExpressionRunner)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70370);



const HEAP_LOOK_MS = 25;
const V8_HEAP_LIMIT_MB = 4096;
const MAX_INPUT_SIZE = 256 * 1024 * 1024;
class ExpressionRunner {
    #maxHeapMb;
    #totalMs;
    #turns = (0,p_limit__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(1);
    #stopped = new Map();
    #tooLargeInputs = new WeakMap();
    #worker;
    #isClosed = false;
    #spentMs = 0;
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
function startWorker() {
    const here = import.meta.url;
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(new URL(`./expression-worker${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB },
    });
}
function tooLong(timeoutMs) {
    return `it did not finish within ${timeoutMs / 1000} s`;
}
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


/***/ }),

/***/ 13647:
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
const HEADER_VALUE = /^[\x21-\x7e]+$/;
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

const FAILURES_TO_OPEN = 5;
class Circuit {
    #inRow = 0;
    #last;
    assertClosed() {
        if (this.#inRow < FAILURES_TO_OPEN || !this.#last)
            return;
        const { kind, message, status } = this.#last;
        throw new errors/* ApiError */.h(kind, `not sent, since the last ${this.#inRow} calls to the service failed in a row; the last: ${message}`, status === undefined ? { cause: this.#last } : { status, cause: this.#last });
    }
    failed(error) {
        this.#inRow++;
        this.#last = error;
    }
    answered() {
        this.#inRow = 0;
        this.#last = undefined;
    }
}

;// CONCATENATED MODULE: ./lib/hosted/pacing.js
const SUCCESSES_TO_GROW = 10;
class Pacing {
    #most;
    #limit;
    #running = 0;
    #successes = 0;
    #pauses = 0;
    #pausedUntil = 0;
    #refusals = 0;
    #waiting = [];
    constructor(most) {
        this.#most = Math.max(1, most);
        this.#limit = this.#most;
    }
    get pausedUntil() {
        return this.#pausedUntil;
    }
    get refusals() {
        return this.#refusals;
    }
    tryEnter() {
        if (this.#running >= this.#limit)
            return undefined;
        this.#running++;
        return this.#pauses;
    }
    leave() {
        this.#running--;
        this.#wake();
    }
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
    refused(ticket) {
        if (ticket !== this.#pauses)
            return;
        this.#pauses++;
        this.#refusals++;
        this.#successes = 0;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
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


const MAX_MARKUP = 8192;
function wordsOfHtml(html) {
    return (0,cut/* startOf */.GH)(html, MAX_MARKUP)
        .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
        .replace(/<[^<>]*>/g, ' ');
}
function titleOfHtml(html) {
    const title = /<title\b[^<>]*>([^<]*)</i.exec(html.slice(0, MAX_MARKUP))?.[1];
    return title === undefined || title.trim() === '' ? undefined : (0,one_line/* oneLine */.T)(title);
}
function looksLikeHtml(text) {
    return /^\s*<(!doctype|html|head|body|!--|\?xml)/i.test(text.slice(0, 1024));
}

// EXTERNAL MODULE: ./lib/hosted/read/fields.js
var read_fields = __webpack_require__(12507);
;// CONCATENATED MODULE: ./lib/hosted/read/json-body.js


const MAX_DEPTH = 200;
const MAX_VALUES = 500_000;
const MAX_NAMES = 250_000;
const MAX_CONTAINERS = 200_000;
const MAX_NAMES_OF_ONE = 10_000;
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
function excessOf(text) {
    const names = [];
    let containers = 0;
    let named = 0;
    let values = 0;
    for (let at = 0; at < text.length; at++) {
        switch (text.charCodeAt(at)) {
            case 0x22:
                at = endOfString(text, at);
                break;
            case 0x5b:
            case 0x7b:
                if (names.push(0) > MAX_DEPTH)
                    return `JSON that is nested more than ${MAX_DEPTH} levels deep`;
                if (++containers > MAX_CONTAINERS)
                    return `JSON of more than ${MAX_CONTAINERS} lists and objects`;
                break;
            case 0x5d:
            case 0x7d:
                names.pop();
                break;
            case 0x3a:
                if (++names[names.length - 1] > MAX_NAMES_OF_ONE)
                    return `JSON with more than ${MAX_NAMES_OF_ONE} names in one object`;
                if (++named > MAX_NAMES)
                    return `JSON of more than ${MAX_NAMES} names with values`;
                break;
            case 0x2c:
                if (++values > MAX_VALUES)
                    return `JSON of more than ${MAX_VALUES} values`;
                break;
            default:
                break;
        }
    }
    return undefined;
}
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
function nameOf(request) {
    return `${request.method} ${request.path}`;
}

;// CONCATENATED MODULE: ./lib/hosted/answer-error.js







const MAX_WORDS = 200;
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
function serviceWords(text) {
    const body = parseJson(text);
    if ('json' in body)
        return (0,read_fields/* isObject */.Gv)(body.json) ? wordsIn(body.json) : ((0,read_fields/* textOf */.b6)(body.json) ?? '');
    return looksLikeHtml(text) ? wordsOfHtml(text) : text;
}
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
    if (!(0,read_fields/* isObject */.Gv)(value))
        return (0,read_fields/* textOf */.b6)(value);
    return ((0,read_fields/* textOf */.b6)(value['detail']) ?? (0,read_fields/* textOf */.b6)(value['message']) ?? (0,read_fields/* textOf */.b6)(value['title']) ?? (0,read_fields/* textOf */.b6)(value['code']));
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/net/content-codings.js
var content_codings = __webpack_require__(48824);
;// CONCATENATED MODULE: ./lib/hosted/decoded-body.js




class BodyTooLarge extends Error {
    name = 'BodyTooLarge';
}
async function readDecodedBody(source, options) {
    const chunks = [];
    let wireBytes = 0;
    let size = 0;
    const counter = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            wireBytes += chunk.length;
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
        const decoders = (0,content_codings/* contentCodings */.bl)(options.contentEncoding).toReversed().map(decoderOf);
        await (0,external_node_stream_promises_.pipeline)([source, counter, ...decoders, sink], { signal: options.signal });
    }
    catch (error) {
        source.on('error', () => { }).destroy();
        if (!isZlibError(error))
            throw error;
        if (wireBytes > 0)
            throw badEncoding(options.contentEncoding, error);
    }
    return Buffer.concat(chunks);
}
function decoderOf(coding) {
    switch (coding) {
        case 'deflate':
            return external_node_stream_.Duplex.from(inflated);
        case 'br':
            return external_node_zlib_.createBrotliDecompress();
        case 'zstd':
            return external_node_zlib_.createZstdDecompress();
        default:
            return external_node_zlib_.createGunzip();
    }
}
async function* inflated(source) {
    const chunks = source[Symbol.asyncIterator]();
    const first = await chunks.next();
    if (first.done)
        return;
    async function* all() {
        yield first.value;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    const decoder = (0,content_codings/* isRawDeflate */.gH)(first.value[0]) ? external_node_zlib_.createInflateRaw() : external_node_zlib_.createInflate();
    yield* (0,external_node_stream_.pipeline)(all, decoder, () => { });
}
function isZlibError(error) {
    return /^(Z_|ERR__|ERR_BROTLI|ZSTD|ERR_ZSTD)/.test(String(error.code));
}
function badEncoding(contentEncoding, cause) {
    return new content_codings/* BadContentEncoding */.Q9(`is not the "${contentEncoding}" that its header promises`, { cause });
}

;// CONCATENATED MODULE: ./lib/hosted/redirect.js


const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;
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
function deadlineError(name, host, timeoutMs, progress) {
    const within = `within ${timeoutMs / 1000} s (\`timeout\`)`;
    const what = {
        connecting: `no connection to ${host} came about ${within}: check \`base-url\`, the network and the proxy`,
        waiting: `connected to ${host}, but its answer did not begin ${within}`,
        reading: `the answer of ${host} began, but was not complete ${within}: ${progress.bytes} bytes came`,
    }[progress.phase];
    return new errors/* ApiError */.h('timeout', `${name}: ${what}`);
}
function failureOf(name, host, thrown, progress) {
    const cause = deepestCause(thrown);
    const code = cause.code ?? '';
    const failure = (kind, text, mayPass = false) => ({
        error: new errors/* ApiError */.h(kind, `${name}: ${text}`, { cause: shareable(cause) }),
        mayPass,
    });
    if (cause instanceof BodyTooLarge)
        return failure('too-large', `the decoded answer of ${host} ${cause.message}`);
    if (cause instanceof content_codings/* BadContentEncoding */.Q9) {
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
    if (code === 'ERR_ASSERTION') {
        return failure('bad-response', `the answer of ${host} is not valid HTTP: its status line or headers are impossible`);
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
function shareable(cause) {
    return isParserError(cause) ? new Error(cause.message) : cause;
}
function isParserError(cause) {
    return cause.name === 'HTTPParserError';
}
function endedEarly(cause) {
    return isParserError(cause) && cause.message.includes('EOF');
}
function deepestCause(thrown) {
    let current = thrown;
    for (let depth = 0; depth < 5 && (0,types_.isNativeError)(current); depth++) {
        if (current instanceof content_codings/* BadContentEncoding */.Q9)
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







const PASSING_STATUSES = new Set([408, 429, 502, 503, 504]);
const GATEWAY_TIMEOUT = 504;
const LONG_TIMES = 20;
const NO_BYTES = Buffer.alloc(0);
class Transport {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async attempt(request) {
        const timeoutMs = this.#options.timeoutMs * (request.takesLong ? LONG_TIMES : 1);
        const deadline = AbortSignal.timeout(timeoutMs);
        const progress = { phase: 'connecting', bytes: 0 };
        const { host } = this.#options.root;
        const name = nameOf(request);
        try {
            throwIfCancelled(request.signal);
            const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
            const answer = await this.#follow(request, name, signal, progress);
            if (isSuccess(answer.status))
                return answer;
            const error = errorOfAnswer(request, answer, this.#options);
            const isUnderWay = request.takesLong === true && answer.status === GATEWAY_TIMEOUT;
            return { error, mayPass: PASSING_STATUSES.has(answer.status) && !isUnderWay };
        }
        catch (thrown) {
            throwIfCancelled(request.signal);
            if (thrown instanceof errors/* ApiError */.h)
                return { error: thrown, mayPass: false };
            if (deadline.aborted) {
                const error = deadlineError(name, host, timeoutMs, progress);
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
        }).catch(error => {
            if (signal.aborted || isSuccess(response.statusCode))
                throw error;
            return NO_BYTES;
        });
        return { status: response.statusCode, headers: flat, text: redact(new TextDecoder().decode(bytes)) };
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function throwIfCancelled(signal) {
    if (signal?.aborted)
        throw new errors/* ApiError */.h('cancelled', 'The request to the service was cancelled');
}
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
const MAX_WAIT_MS = 120_000;
const REFILL_MS = 10_000;
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
        throw new errors/* ApiError */.h('network', 'The proxy in HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}

// EXTERNAL MODULE: ./lib/api/judged.js
var api_judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
;// CONCATENATED MODULE: ./lib/hosted/read/check-id.js

const RULE_NAMES = ['code', 'rule', 'rule_id', 'ruleId', 'check', 'check_id', 'key', 'slug'];
const MAX_SLUG = 60;
function checkIdOf(tool, item, text) {
    const id = (0,read_fields/* firstText */.ou)(item, ['id']);
    const code = (0,read_fields/* firstText */.ou)(item, RULE_NAMES) ?? (id !== undefined && isWord(id) ? id : undefined);
    const own = code === undefined ? '' : slugOf(code.startsWith(`${tool}/`) ? code.slice(tool.length + 1) : code);
    return `${tool}/${own || slugOf(withoutDetails(text)) || slugOf(text) || slugOf(id ?? '') || 'issue'}`;
}
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


const URL_NAMES = ['url', 'page_url', 'pageUrl', 'page', 'link', 'href'];
const LIST_NAMES = ['occurrences', 'instances', 'nodes', 'elements', 'urls', 'pages'];
const MAX_SNIPPET = 300;
const MAX_URL = 8000;
function occurrencesOf(item, pageUrl, max) {
    for (const name of LIST_NAMES) {
        const list = (0,read_fields/* own */.ZV)(item, name);
        if (!Array.isArray(list) || list.length === 0)
            continue;
        const occurrences = list.slice(0, Math.max(0, max)).map(place => occurrenceOf(place, pageUrl));
        return { occurrences, count: list.length };
    }
    return { occurrences: max > 0 ? [occurrenceOf(item, pageUrl)] : [], count: 1 };
}
function occurrenceOf(place, pageUrl) {
    if (!(0,read_fields/* isObject */.Gv)(place))
        return { url: urlFrom((0,read_fields/* textOf */.b6)(place), pageUrl) ?? pageUrl };
    const selector = selectorOf((0,read_fields/* own */.ZV)(place, 'selector') ?? (0,read_fields/* own */.ZV)(place, 'css_selector') ?? (0,read_fields/* own */.ZV)(place, 'target'));
    const snippet = (0,read_fields/* firstText */.ou)(place, ['snippet', 'html', 'source']);
    const message = (0,read_fields/* firstText */.ou)(place, ['message', 'detail', 'details']);
    const line = positionOf((0,read_fields/* own */.ZV)(place, 'line') ?? (0,read_fields/* own */.ZV)(place, 'line_number') ?? (0,read_fields/* own */.ZV)(place, 'lineNumber'));
    const column = positionOf((0,read_fields/* own */.ZV)(place, 'column'));
    return {
        url: urlFrom((0,read_fields/* firstText */.ou)(place, URL_NAMES), pageUrl) ?? pageUrl,
        ...(message === undefined ? {} : { message: (0,one_line/* oneLine */.T)(message, 500) }),
        ...(selector === undefined ? {} : { selector: (0,one_line/* oneLine */.T)(selector, MAX_SNIPPET) }),
        ...(snippet === undefined ? {} : { snippet: (0,one_line/* oneLine */.T)(snippet, MAX_SNIPPET) }),
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
    };
}
function urlFrom(text, pageUrl) {
    if (text === undefined || text.length > MAX_URL || !/^(https?:\/\/|\/)/i.test(text))
        return undefined;
    return URL.parse(text, pageUrl)?.href;
}
function selectorOf(value) {
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? (0,read_fields/* textOf */.b6)(first) : undefined;
}
function positionOf(value) {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/outcome.js

const PASS = ['pass', 'passed', 'ok', 'success', 'successful', 'good', 'fixed', 'resolved', 'valid'];
const FAIL = [
    ...['fail', 'failed', 'failure', 'error', 'warning', 'warn', 'critical', 'bad', 'open', 'invalid', 'poor'],
    ...['broken', 'improvement', 'needs-improvement', 'missing', 'absent'],
];
const NOT_APPLICABLE = ['not-applicable', 'notapplicable', 'n/a', 'na', 'inapplicable', 'skipped', 'ignored'];
const NOT_MEASURED = ['not-measured', 'unknown', 'incomplete', 'pending'];
const AMBIGUOUS = ['open', 'fixed', 'resolved', 'valid', 'invalid', 'pending', 'ignored', 'na'];
const WORD_NAMES = ['outcome', 'status', 'result', 'state', 'verdict', 'rating'];
const MAY_BE_THE_REQUESTS = ['ok', 'success'];
const TRUTH_NAMES = [
    ...['passed', 'pass', 'failed', 'valid', 'isValid', 'is_valid', 'compliant'],
    ...MAY_BE_THE_REQUESTS,
];
function outcomeOf(item) {
    const truth = statedTruth(item);
    if (truth)
        return truth.outcome;
    for (const name of WORD_NAMES) {
        const outcome = outcomeOfWord((0,read_fields/* own */.ZV)(item, name));
        if (outcome !== undefined)
            return outcome;
    }
    for (const name of ['severity', 'level', 'type']) {
        if (outcomeOfWord((0,read_fields/* own */.ZV)(item, name)) === 'pass')
            return 'pass';
    }
    return hasNoPlaces(item) ? 'pass' : undefined;
}
function plainOutcomeOf(item) {
    return plainlyStated(item)?.outcome;
}
function plainlyStated(item) {
    const truth = statedTruth(item);
    if (truth)
        return truth;
    for (const name of [...WORD_NAMES, 'severity', 'level', 'type']) {
        const word = (0,read_fields/* own */.ZV)(item, name);
        const outcome = typeof word === 'string' && !AMBIGUOUS.includes(plain(word)) ? outcomeOfWord(word) : undefined;
        if (outcome !== undefined)
            return { outcome, name };
    }
    return undefined;
}
function statedTruth(item) {
    for (const name of TRUTH_NAMES) {
        const value = (0,read_fields/* own */.ZV)(item, name);
        if (typeof value === 'boolean')
            return { outcome: value === (name !== 'failed') ? 'pass' : 'fail', name };
    }
    return undefined;
}
function outcomeOfWord(value) {
    if (typeof value !== 'string')
        return undefined;
    const word = plain(value);
    if (PASS.includes(word))
        return 'pass';
    if (FAIL.includes(word))
        return 'fail';
    if (NOT_APPLICABLE.includes(word))
        return 'not-applicable';
    return NOT_MEASURED.includes(word) ? 'not-measured' : undefined;
}
function plain(word) {
    return word.trim().toLowerCase().replaceAll(/[_ ]/g, '-');
}
function hasNoPlaces(item) {
    return ['count', 'occurrences', 'affected', 'affected_pages'].some(name => (0,read_fields/* own */.ZV)(item, name) === 0);
}

;// CONCATENATED MODULE: ./lib/hosted/read/severity.js

const SEVERITY_NAMES = [
    ...['severity', 'level', 'priority', 'impact', 'importance', 'type', 'status', 'result', 'outcome'],
    ...['verdict', 'state'],
];
const SEVERITY_WORDS = {
    error: [
        ...['error', 'errors', 'critical', 'blocker', 'fatal', 'high', 'severe', 'serious', 'danger'],
        ...['fail', 'failed', 'failure'],
    ],
    warning: [
        ...['warning', 'warnings', 'warn', 'medium', 'moderate', 'major', 'improvement', 'needs-improvement'],
    ],
    notice: [
        ...['notice', 'notices', 'low', 'info', 'information', 'informational', 'minor', 'trivial', 'hint'],
        ...['suggestion', 'recommendation', 'opportunity', 'tip'],
    ],
};
const UNKNOWN_SEVERITY = 'notice';
function severityIn(item) {
    for (const name of SEVERITY_NAMES) {
        const severity = severityOfWord((0,read_fields/* own */.ZV)(item, name));
        if (severity !== undefined)
            return severity;
    }
    return undefined;
}
function severityOfWord(word) {
    if (typeof word !== 'string')
        return undefined;
    const plain = word.trim().toLowerCase().replaceAll(/[_ ]/g, '-');
    return Object.keys(SEVERITY_WORDS).find(severity => SEVERITY_WORDS[severity].includes(plain));
}

;// CONCATENATED MODULE: ./lib/hosted/read/entries.js








const TITLE_NAMES = ['title', 'name', 'label', 'summary', 'issue', 'problem', 'test', 'audit'];
const MESSAGE_NAMES = [
    ...[
        'message',
        'description',
        'detail',
        'details',
        'text',
        'info',
        'explanation',
        'plain_english',
        'reason',
    ],
    ...['shortAnswer', 'answer', 'issueMessage', 'note', 'comment', 'error'],
];
const KEY_NAMES = [
    'key',
    'code',
    'rule',
    'rule_id',
    'ruleId',
    'check',
    'id',
    'errorType',
    'error_type',
];
const FIX_NAMES = [
    'fix',
    'recommendation',
    'how_to_fix',
    'howToFix',
    'solution',
    'advice',
    'suggestion',
];
const TEXT_NAMES = [...TITLE_NAMES, ...MESSAGE_NAMES, ...KEY_NAMES];
const NO_TEXT = 'Issue without a description';
const MAX_READ_OCCURRENCES = 5000;
const MAX_TEXT = 500;
const MAX_ID_TEXT = 200;
function statesOutcome(item) {
    return (0,read_fields/* isObject */.Gv)(item) && outcomeOf(item) !== undefined;
}
function hasText(item) {
    return (0,read_fields/* firstText */.ou)(item, TEXT_NAMES) !== undefined;
}
function checksOf(entries, page) {
    const checks = new Map();
    const places = new Map();
    let read = 0;
    for (const { item, meaning } of entries) {
        const { check, fields } = checkOf(item, meaning, page);
        const known = checks.get(check.id);
        checks.set(check.id, known ? worse(known, check) : check);
        if (check.outcome !== 'fail')
            continue;
        const all = places.get(check.id) ?? { read: [], count: 0 };
        places.set(check.id, all);
        const room = Math.min(failures/* MAX_OCCURRENCES */.yO - all.read.length, MAX_READ_OCCURRENCES - read);
        const { occurrences, count } = occurrencesOf(fields, page.url, room);
        for (const occurrence of occurrences)
            all.read.push(occurrence);
        all.count += count;
        read += occurrences.length;
    }
    return [...checks.values()].map(check => withPlaces(check, places.get(check.id)));
}
function checkOf(item, meaning, page) {
    const fields = (0,read_fields/* isObject */.Gv)(item) ? item : { message: (0,read_fields/* textOf */.b6)(item) ?? '' };
    const title = (0,read_fields/* firstText */.ou)(fields, TITLE_NAMES);
    const message = (0,read_fields/* firstText */.ou)(fields, MESSAGE_NAMES);
    const name = (0,read_fields/* firstText */.ou)(fields, KEY_NAMES);
    const text = title ?? message ?? name ?? NO_TEXT;
    const outcome = outcomeOf(fields) ?? meaning.outcome ?? 'not-measured';
    const fix = (0,read_fields/* firstText */.ou)(fields, FIX_NAMES);
    const check = {
        id: checkIdOf(page.tool, fields, (0,cut/* startOf */.GH)(text, MAX_ID_TEXT)),
        title: (0,one_line/* oneLine */.T)(text, MAX_TEXT),
        severity: severityIn(fields) ?? meaning.severity,
        outcome,
        help: helpIn(fields),
        ...(fix === undefined ? {} : { fix: (0,one_line/* oneLine */.T)(fix, MAX_TEXT) }),
        ...(message === undefined || message === text ? {} : { message: (0,one_line/* oneLine */.T)(message, MAX_TEXT) }),
    };
    return { check, fields };
}
function helpIn(item) {
    const help = (0,read_fields/* firstText */.ou)(item, ['help', 'help_url', 'helpUrl', 'documentation', 'docs', 'learn_more']);
    return help !== undefined && /^https?:\/\/\S+$/.test(help) ? help : '';
}
const OUTCOME_ORDER = ['fail', 'not-measured', 'pass', 'not-applicable'];
const SEVERITY_ORDER = ['error', 'warning', 'notice'];
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

;// CONCATENATED MODULE: ./lib/hosted/read/general/names.js
const MAX_NAME = 60;
const ONE_WORD = /^[a-z]{1,60}$/;
function names_wordsOf(name) {
    if (ONE_WORD.test(name) && !name.endsWith('score') && !name.endsWith('scores'))
        return [name];
    return name
        .slice(0, MAX_NAME)
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .replace(/(?<=[a-z])scores?$/, ' $&')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(word => word !== '');
}
function plainName(name) {
    return name.slice(0, MAX_NAME).toLowerCase().replaceAll(/[_ -]/g, '');
}
function sentenceOf(words) {
    const sentence = words.join(' ');
    return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/containers.js



const WRAPPERS = new Set([
    ...['data', 'result', 'results', 'report', 'reports', 'payload', 'response', 'body', 'output', 'answer'],
    ...['scan', 'audit', 'analysis', 'evaluation', 'assessment', 'inspection', 'inspectionresult'],
    ...['summary', 'overview', 'overall', 'task', 'tasks', 'item', 'items', 'page', 'pages', 'endpoints'],
    ...['seo', 'site', 'website', 'attributes'],
]);
const containers_MAX_DEPTH = 8;
const containers_MAX_CONTAINERS = 200;
function containerLevels(body, tool) {
    const levels = [];
    let level = asContainer(body, []);
    let found = 0;
    while (level.length > 0 && levels.length < containers_MAX_DEPTH && found < containers_MAX_CONTAINERS) {
        levels.push(level);
        found += level.length;
        level = level.flatMap(({ object, path }) => Object.entries(object)
            .filter(([name]) => isWrapper(name, tool))
            .flatMap(([name, value]) => asContainer(value, [...path, name])));
    }
    return levels;
}
function isWrapper(name, tool) {
    const plain = plainName(name);
    return WRAPPERS.has(plain) || (tool !== undefined && plain === plainName(tool));
}
function asContainer(value, path) {
    if ((0,read_fields/* isObject */.Gv)(value))
        return [{ object: value, path }];
    const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
    const stated = (0,read_fields/* isObject */.Gv)(only) ? plainlyStated(only)?.name : undefined;
    const isCheck = stated !== undefined && !MAY_BE_THE_REQUESTS.includes(stated);
    return (0,read_fields/* isObject */.Gv)(only) && !isCheck ? [{ object: only, path: [...path, 0] }] : [];
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/counts.js




const NUMBER_WORDS = ['count', 'counts', 'number', 'num', 'total'];
const COUNTED = new Map([
    ['errors', 'error'],
    ['error', 'error'],
    ['criticals', 'error'],
    ['critical', 'error'],
    ['warnings', 'warning'],
    ['warning', 'warning'],
    ['notices', 'notice'],
    ['issue', UNKNOWN_SEVERITY],
    ['issues', UNKNOWN_SEVERITY],
    ['problems', UNKNOWN_SEVERITY],
    ['violations', UNKNOWN_SEVERITY],
    ['failed', UNKNOWN_SEVERITY],
]);
const SEVERITIES = new Map([
    ['critical', 'error'],
    ['serious', 'error'],
    ['high', 'error'],
    ['major', 'warning'],
    ['moderate', 'warning'],
    ['medium', 'warning'],
    ['minor', 'notice'],
    ['low', 'notice'],
]);
const HOLDERS = ['issues', 'problems', 'violations', 'counts', 'totals', 'statistics', 'stats'];
function countsIn(body, { tool }) {
    const entries = [];
    const parts = [];
    const wholes = containerLevels(body, tool).flat();
    for (const { object, path } of [...wholes, ...wholes.flatMap(holdersIn)]) {
        const isBySeverity = Object.keys(object).filter(name => SEVERITIES.has(name)).length >= 2;
        for (const [name, value] of Object.entries(object)) {
            const words = names_wordsOf(name).filter(word => !NUMBER_WORDS.includes(word));
            const severity = COUNTED.get(words.at(-1) ?? '') ?? (isBySeverity ? SEVERITIES.get(name) : undefined);
            if (severity === undefined || typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
                continue;
            parts.push({ as: 'number of failures', path: [...path, name], severity, count: value });
            const noun = words.join(' ').replace(/(?:error|warning|issue)$/, '$&s');
            const title = `The service counts ${noun} and does not list them`;
            const item = { key: name, title, message: `${value} ${noun}` };
            if (value > 0)
                entries.push({ item, meaning: { outcome: 'fail', severity } });
        }
    }
    return { entries, parts };
}
function holdersIn({ object, path }) {
    return HOLDERS.flatMap(name => {
        const value = (0,read_fields/* own */.ZV)(object, name);
        return (0,read_fields/* isObject */.Gv)(value) ? [{ object: value, path: [...path, name] }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/grade.js



const GRADE_NAMES = new Set([
    ...['grade', 'lettergrade', 'overallgrade', 'totalgrade', 'seograde', 'rating', 'overallrating'],
]);
const grade_HOLDERS = new Set([
    'score',
    'scores',
    'grades',
    'overallscore',
    'overall',
    'total',
]);
const LETTER = /^[A-F][+-]?$/i;
function gradeIn(body, tool) {
    for (const level of containerLevels(body, tool)) {
        const grades = level.flatMap(({ object, path }) => gradesIn(object, path));
        const [first, ...others] = grades;
        if (first)
            return others.every(({ grade }) => grade === first.grade) ? first : undefined;
    }
    return undefined;
}
function gradesIn(object, path) {
    return Object.entries(object).flatMap(([name, value]) => {
        const plain = plainName(name);
        const at = [...path, name];
        if ((0,read_fields/* isObject */.Gv)(value))
            return grade_HOLDERS.has(plain) ? gradesIn(value, at) : [];
        const isGrade = GRADE_NAMES.has(plain) && typeof value === 'string' && LETTER.test(value.trim());
        return isGrade ? [{ grade: value.trim().toUpperCase(), path: at }] : [];
    });
}

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
const STATUS_NAMES = ['status', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'code'];
const ERROR_CODE = /^(?:ERR|ERROR)(?:[_-]|$)|^E_|^E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NOTFOUND|PIPE)$|(?:^|[_-])(?:ERROR|FAILED|FAILURE|EXCEPTION|DENIED|UNAUTHORI[SZ]ED|FORBIDDEN|TIMEOUT|EXCEEDED|UNAVAILABLE)$/i;
const ENVELOPE = new Set([
    ...['message', 'detail', 'details', 'title', 'type', 'instance', 'error', 'errors', 'error_description'],
    ...['code', 'status', 'statusCode', 'status_code', 'success', 'ok', 'path', 'timestamp', 'data', 'result'],
    ...['request_id', 'requestId', 'trace_id', 'traceId', 'documentation_url', 'meta'],
]);
function whyNoResult(body) {
    return unfinished(body) ?? statedFailure(body);
}
function unfinished(body) {
    for (const container of (0,read_fields/* containersOf */.Mz)(body)) {
        for (const name of ['status', 'state']) {
            const word = wordOf((0,read_fields/* own */.ZV)(container, name));
            if (word === undefined || !UNFINISHED.includes(word))
                continue;
            return `The service answered before it was done (status "${word}"); results that come later cannot be fetched`;
        }
    }
    return undefined;
}
function isUnfinished(object) {
    return ['status', 'state'].some(name => UNFINISHED.includes(wordOf((0,read_fields/* own */.ZV)(object, name)) ?? ''));
}
function statedFailure(body) {
    const containers = (0,read_fields/* containersOf */.Mz)(body);
    return containers.some(saysFailure) ? failureText(containers) : undefined;
}
function messageInstead(body) {
    const isEnvelope = Object.entries(body).every(([name, value]) => ENVELOPE.has(name) && (!(0,read_fields/* isObject */.Gv)(value) || name !== 'result'));
    const containers = (0,read_fields/* containersOf */.Mz)(body);
    const says = ['message', 'detail', 'errors', 'error_description'].some(name => isSaid((0,read_fields/* own */.ZV)(body, name)));
    return isEnvelope && says ? failureText(containers) : undefined;
}
function saysFailure(container) {
    const is = (name, ...values) => values.includes(plainOf((0,read_fields/* own */.ZV)(container, name)));
    return (['success', 'ok'].some(name => is(name, false, 'false', 'no', 0, '0')) ||
        ['failed', 'hasError', 'has_error', 'isError', 'is_error'].some(name => is(name, true, 'true')) ||
        FAILED.includes(wordOf((0,read_fields/* own */.ZV)(container, 'status')) ?? '') ||
        FAILED.includes(wordOf((0,read_fields/* own */.ZV)(container, 'state')) ?? '') ||
        STATUS_NAMES.some(name => isErrorStatus((0,read_fields/* own */.ZV)(container, name))) ||
        ERROR_CODE.test((0,read_fields/* textOf */.b6)((0,read_fields/* own */.ZV)(container, 'code')) ?? '') ||
        isError((0,read_fields/* own */.ZV)(container, 'error')));
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
function isSaid(value) {
    if (Array.isArray(value))
        return value.length > 0;
    return (0,read_fields/* isObject */.Gv)(value) ? Object.keys(value).length > 0 : typeof value === 'string' && value.trim() !== '';
}
function wordOf(value) {
    return (0,read_fields/* textOf */.b6)(value)?.toLowerCase().replaceAll(/[_ ]/g, '-');
}
function plainOf(value) {
    return typeof value === 'string' ? value.trim().toLowerCase() : value;
}
function failureText(containers) {
    const failing = containers.filter(saysFailure);
    const order = [...failing.toReversed(), ...containers];
    const words = order.map(container => (0,one_line/* oneLine */.T)(wordsIn(container))).find(text => text !== '');
    return `The service says that it failed: ${words ?? codeIn(order) ?? 'no reason was given'}`;
}
function codeIn(containers) {
    for (const container of containers) {
        for (const name of ['code', 'statusCode', 'status_code', 'httpStatus', 'http_status', 'status']) {
            const text = (0,read_fields/* textOf */.b6)((0,read_fields/* own */.ZV)(container, name));
            if (text !== undefined)
                return `${name} ${(0,one_line/* oneLine */.T)(text, 80)}`;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/entry-shapes.js





function namedCheck(name, value) {
    const meaning = { outcome: undefined, severity: UNKNOWN_SEVERITY };
    if (plainOutcomeOf(value) !== undefined)
        return { item: keyed(name, value), meaning };
    const passed = isOfWhole(name) ? undefined : hasAllPoints(value);
    return passed === undefined ? undefined : { item: { ...value, key: name, passed }, meaning };
}
function isOfWhole(name) {
    return names_wordsOf(name).some(word => ['score', 'scores', 'overall', 'total', 'summary'].includes(word));
}
function hasAllPoints(value) {
    const most = (0,read_fields/* own */.ZV)(value, mostNameOf(value) ?? '');
    const score = (0,read_fields/* own */.ZV)(value, 'score');
    return isNumber(score) && isNumber(most) && most > 0 && most < 100 && hasText(value)
        ? score >= most
        : undefined;
}
function mostNameOf(value) {
    return ['maxscore', 'max_score', 'maxScore', 'max'].find(name => isNumber((0,read_fields/* own */.ZV)(value, name)));
}
function isNumber(value) {
    return typeof value === 'number';
}
function isTelling(item) {
    if (!(0,read_fields/* isObject */.Gv)(item))
        return false;
    const says = plainOutcomeOf(item) !== undefined || severityNameOf(item) !== undefined;
    return says && (hasText(item) || isPlace(item));
}
function severityNameOf(item) {
    const names = ['severity', 'priority', 'importance', 'impact'];
    return names.find(name => severityOfWord((0,read_fields/* own */.ZV)(item, name)) !== undefined);
}
function keyed(key, item) {
    if ((0,read_fields/* isObject */.Gv)(item))
        return { key, ...item };
    return typeof item === 'string' ? { key, status: item } : item;
}
const ADDRESS_NAMES = ['url', 'href', 'link', 'src', 'address'];
function isPlace(item) {
    if (!(0,read_fields/* isObject */.Gv)(item))
        return /^(?:https?:\/)?\//i.test((0,read_fields/* textOf */.b6)(item) ?? '');
    return ((0,read_fields/* firstText */.ou)(item, ADDRESS_NAMES) !== undefined && (0,read_fields/* firstText */.ou)(item, ['code', 'rule', 'title']) === undefined);
}
function placeOf(item) {
    if (!(0,read_fields/* isObject */.Gv)(item))
        return { url: item };
    const status = (0,read_fields/* firstText */.ou)(item, ['status', 'statusCode', 'status_code', 'code', 'reason', 'error']);
    const source = (0,read_fields/* firstText */.ou)(item, [
        'foundOn',
        'found_on',
        'source',
        'sourceUrl',
        'source_url',
        'referrer',
        'parent',
        'page',
    ]);
    const words = [
        status && /^\d{3}$/.test(status) ? `HTTP ${status}` : status,
        source && `linked on ${source}`,
    ];
    return {
        url: (0,read_fields/* firstText */.ou)(item, ADDRESS_NAMES) ?? null,
        message: words.filter(word => word !== undefined && word !== '').join(', '),
    };
}
function placesOf(key, places) {
    const wrong = places.filter(place => ['fail', undefined].includes(plainOutcomeOf(place)));
    const item = {
        key,
        title: sentenceOf(names_wordsOf(key)),
        message: `${wrong.length} of ${places.length} failed`,
        ...(wrong.length > 0 && { occurrences: wrong.map(placeOf) }),
    };
    return { item, meaning: { outcome: wrong.length > 0 ? 'fail' : 'pass', severity: UNKNOWN_SEVERITY } };
}
function mayBeOfRequest(item) {
    return MAY_BE_THE_REQUESTS.includes(plainlyStated(item)?.name ?? '');
}
function unclearAmong(list, telling) {
    const names = new Set(telling.map(item => plainlyStated(item)?.name));
    const isUnclear = (word) => typeof word === 'string' && word.trim() !== '' && severityOfWord(word) === undefined;
    return list.filter(read_fields/* isObject */.Gv).filter(item => {
        const isRead = isTelling(item) || !hasText(item);
        return !isRead && [...names].some(name => name !== undefined && isUnclear((0,read_fields/* own */.ZV)(item, name)));
    });
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/lists.js







const FAILURES = ['issues', 'problems', 'findings', 'violations', 'failures', 'vulnerabilities', 'alerts'];
const FAILURES_BY_SEVERITY = new Map([
    ['errors', 'error'],
    ['criticals', 'error'],
    ['warnings', 'warning'],
    ['notices', 'notice'],
]);
const lists_SEVERITIES = ['critical', 'high', 'serious', 'medium', 'moderate', 'major', 'low', 'minor'];
const FAULTS = ['broken', 'missing', 'failed', 'dead', 'insecure', 'unreachable', 'vulnerable'];
const ADVICE = ['recommendations', 'suggestions', 'improvements', 'priorities'];
const CHECKS = ['checks', 'tests', 'audits', 'rules', 'criteria'];
const PASSED = ['passed', 'passes'];
const OTHER_SUBJECTS = new Set([
    ...['competitor', 'competitors', 'history', 'previous', 'baseline', 'request', 'input', 'options'],
    ...['settings', 'config', 'example', 'examples'],
]);
const OF_THE_REQUEST = new Set([
    'status',
    'meta',
    'error',
    'errors',
    'message',
    'detail',
]);
const lists_MAX_DEPTH = 12;
const MAX_ENTRIES = 3000;
const MAX_LOOKED_AT = 60_000;
const TOO_LARGE = `The service's answer has more than ${MAX_LOOKED_AT} values; let it answer with fewer`;
const TOO_MANY = `The service's answer lists more than ${MAX_ENTRIES} issues or checks; let it answer with fewer`;
function listsIn(body, page) {
    const finder = new ListFinder(page);
    finder.look('', body, [], 0);
    return finder.excess === undefined ? finder.lists : { reason: finder.excess };
}
class ListFinder {
    lists = [];
    #page;
    #entries = 0;
    #lookedAt = 0;
    constructor(page) {
        this.#page = page;
    }
    get excess() {
        if (this.#entries > MAX_ENTRIES)
            return TOO_MANY;
        return this.#lookedAt > MAX_LOOKED_AT ? TOO_LARGE : undefined;
    }
    look(name, value, path, depth) {
        if (typeof value !== 'object' || value === null || depth > lists_MAX_DEPTH)
            return;
        this.#lookedAt += Array.isArray(value) ? value.length : Object.keys(value).length;
        if (this.excess !== undefined)
            return;
        const words = names_wordsOf(name);
        if (this.#takeNamed(name, words, value, path))
            return;
        if (!Array.isArray(value))
            this.#lookInObject(value, path, depth);
        else if (CHECKS.includes(words.at(-1) ?? ''))
            this.#lookInEach(value, path, depth);
        else
            this.#lookInList(name, value, path, depth);
    }
    #lookInEach(list, path, depth) {
        for (const [index, item] of list.entries())
            this.look('', item, [...path, index], depth + 1);
    }
    #lookInList(name, list, path, depth) {
        const telling = list.filter(isTelling).filter(item => !(isWrapper(name) && mayBeOfRequest(item)));
        if (telling.length > MAX_ENTRIES) {
            this.#entries += telling.length;
            return;
        }
        const [named, places] = [telling.filter(hasText), telling.filter(item => !hasText(item))];
        const entries = entriesOf(named, 'fail', UNKNOWN_SEVERITY);
        if (places.length > 0)
            entries.push(placesOf(name || this.#page.tool, places));
        for (const item of unclearAmong(list, telling))
            entries.push({ item, meaning: { outcome: 'not-measured', severity: UNKNOWN_SEVERITY } });
        if (entries.length > 0) {
            this.#add('checks', { as: 'checks', path, isMap: false }, entries);
            return;
        }
        this.#lookInEach(list, path, depth);
    }
    #lookInObject(object, path, depth) {
        const named = [];
        const names = [];
        for (const [name, value] of Object.entries(object)) {
            if (typeof value !== 'object' || value === null || OTHER_SUBJECTS.has(plainName(name)))
                continue;
            const check = (0,read_fields/* isObject */.Gv)(value) && !isWrapper(name) && !OF_THE_REQUEST.has(name) ? namedCheck(name, value) : undefined;
            if (check) {
                named.push(check);
                names.push(name);
                for (const [inner, field] of Object.entries(value))
                    this.look(inner, field, [...path, name, inner], depth + 2);
            }
            else if (!isServiceErrors(name, value, object, path))
                this.look(name, value, [...path, name], depth + 1);
            else {
                const part = { as: 'failures', path: [...path, name], isMap: false, severity: 'error' };
                this.#add('errors of the service?', part, failuresOf(value, 'error'));
            }
        }
        if (named.length > 0)
            this.#add('checks', { as: 'checks', path, isMap: true, names }, named);
    }
    #takeNamed(name, words, value, path) {
        const last = words.at(-1) ?? '';
        if (PASSED.includes(words[0] ?? '')) {
            if (!Array.isArray(value))
                return false;
            this.#add('passed', { as: 'passed checks', path, isMap: false }, entriesOf(value, 'pass', UNKNOWN_SEVERITY));
            return true;
        }
        if (FAULTS.includes(words[0] ?? '') && Array.isArray(value))
            return this.#takeFaults(name, words, value, path);
        if (CHECKS.includes(last))
            return this.#takeChecks(value, path);
        const stated = FAILURES_BY_SEVERITY.get(last) ??
            (lists_SEVERITIES.includes(name.toLowerCase()) ? severityOfWord(name) : undefined);
        if (stated !== undefined && Array.isArray(value)) {
            this.#add('failures', { as: 'failures', path, isMap: false, severity: stated }, failuresOf(value, stated));
            return true;
        }
        const isAdvice = ADVICE.includes(last);
        if (!FAILURES.includes(last) && !isAdvice)
            return false;
        if (!Array.isArray(value))
            return this.#takeGroups(value, path);
        const kind = isAdvice ? 'advice' : 'failures';
        this.#add(kind, { as: 'failures', path, isMap: false }, failuresOf(value, UNKNOWN_SEVERITY));
        return true;
    }
    #takeChecks(value, path) {
        const isMap = !Array.isArray(value);
        const items = isMap ? Object.entries(value).map(([key, item]) => keyed(key, item)) : value;
        if (!items.some(statesOutcome))
            return false;
        this.#add('checks', { as: 'checks', path, isMap }, entriesOf(items, undefined, UNKNOWN_SEVERITY));
        return true;
    }
    #takeFaults(name, words, list, path) {
        const fault = sentenceOf(words);
        const places = list.filter(isPlace);
        const others = list
            .filter(item => !isPlace(item))
            .map(item => {
            const text = (0,read_fields/* textOf */.b6)(item);
            return text === undefined ? item : { title: `${fault}: ${text}` };
        });
        if (places.length > 0 || list.length === 0) {
            const entry = {
                key: name,
                title: fault,
                message: `${places.length} in all`,
                occurrences: places.map(placeOf),
            };
            const entries = places.length > 0 ? failuresOf([entry], UNKNOWN_SEVERITY) : [];
            this.#add('failures', { as: 'failures', path, isMap: false, fault, oneCheck: true }, entries);
        }
        if (others.length > 0)
            this.#add('failures', { as: 'failures', path, isMap: false, fault }, failuresOf(others, UNKNOWN_SEVERITY));
        return true;
    }
    #takeGroups(groups, path) {
        const before = this.lists.length;
        for (const [name, value] of Object.entries(groups)) {
            if (!Array.isArray(value))
                continue;
            const at = [...path, name];
            if (PASSED.includes(name.toLowerCase()) || name.toLowerCase() === 'pass') {
                this.#add('passed', { as: 'passed checks', path: at, isMap: false }, entriesOf(value, 'pass', UNKNOWN_SEVERITY));
                continue;
            }
            const severity = severityOfWord(name);
            const part = { as: 'failures', path: at, isMap: false, ...(severity && { severity }) };
            this.#add('failures', part, failuresOf(value, severity ?? UNKNOWN_SEVERITY));
        }
        const single = Object.entries(groups).flatMap(([name, value]) => (0,read_fields/* isObject */.Gv)(value) && (hasText(value) || severityIn(value) || statesOutcome(value))
            ? [keyed(name, value)]
            : []);
        if (single.length > 0)
            this.#add('failures', { as: 'failures', path, isMap: true }, failuresOf(single, UNKNOWN_SEVERITY));
        return this.lists.length > before;
    }
    #add(kind, part, entries) {
        this.#entries += entries.length;
        this.lists.push({ kind, part: { ...part, count: entries.length }, entries });
    }
}
function isServiceErrors(name, value, object, path) {
    return (name === 'errors' &&
        path.length === 0 &&
        Array.isArray(value) &&
        Object.keys(object).every(key => ENVELOPE.has(key)));
}
function entriesOf(items, outcome, severity) {
    return items.map(item => ({ item, meaning: { outcome, severity } }));
}
function failuresOf(items, severity) {
    return entriesOf(items, 'fail', severity);
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/score.js



const OVERALL = ['overall', 'total', 'final', 'global', 'percent', 'percentage', 'value'];
const GENERAL = ['seo', 'page', 'onpage', 'on', 'site', 'website', 'health', 'audit'];
const SUBJECTS = {
    pagespeed: ['performance', 'speed', 'lighthouse', 'pagespeed'],
    accessibility: ['a11y', 'wcag'],
    mobile: ['usability', 'friendliness'],
    security: ['headers', 'ssl', 'tls'],
    geo: ['ai', 'visibility', 'readiness'],
};
const INNER_NAMES = [
    'overall',
    'total',
    'score',
    'value',
    'percent',
    'percentage',
    'points',
    'current',
];
const MOST_NAMES = ['max_score', 'maxScore', 'maxscore', 'score_max', 'out_of', 'outOf'];
const LOOSE_MOST_NAMES = ['maximum', 'max', 'scale'];
function scoreIn(body, tool) {
    for (const level of containerLevels(body, tool)) {
        const stated = level.flatMap(container => statedScores(container, tool));
        if (stated.length === 0)
            continue;
        const plainest = Math.min(...stated.map(({ rank }) => rank));
        const [first, ...others] = stated.filter(({ rank }) => rank === plainest).map(({ found }) => found);
        return others.every(other => other?.score === first?.score) ? first : undefined;
    }
    return undefined;
}
function statedScores({ object, path }, tool) {
    return Object.entries(object).flatMap(([name, value]) => {
        const rank = rankOf(name, tool);
        if (rank === undefined || value === null)
            return [];
        const at = [...path, name];
        if (name === 'categories' && !(0,read_fields/* isObject */.Gv)(value))
            return [];
        if ((0,read_fields/* isObject */.Gv)(value)) {
            return [...INNER_NAMES, ...subjectsOf(tool)]
                .flatMap(inner => statedInner(value, inner, at, rank))
                .slice(0, 1);
        }
        return [{ rank, found: scoreOf(object, name, path, false) }];
    });
}
function statedInner(scores, name, path, rank) {
    const value = (0,read_fields/* own */.ZV)(scores, name);
    if (isStated(value))
        return [{ rank, found: scoreOf(scores, name, path, true) }];
    const of = (0,read_fields/* isObject */.Gv)(value) ? INNER_NAMES.find(inner => isStated((0,read_fields/* own */.ZV)(value, inner))) : undefined;
    return (0,read_fields/* isObject */.Gv)(value) && of !== undefined
        ? [{ rank, found: scoreOf(value, of, [...path, name], true) }]
        : [];
}
function isStated(value) {
    return typeof value === 'number' || typeof value === 'string';
}
function rankOf(name, tool) {
    if (name === 'categories')
        return 2;
    const words = names_wordsOf(name);
    const rest = words.filter(word => word !== 'score' && word !== 'scores');
    if (rest.length === words.length)
        return undefined;
    if (rest.every(word => OVERALL.includes(word)))
        return 0;
    const subjects = subjectsOf(tool);
    if (rest.every(word => OVERALL.includes(word) || subjects.includes(word)))
        return 1;
    return rest.every(word => OVERALL.includes(word) || GENERAL.includes(word)) ? 2 : undefined;
}
function subjectsOf(tool) {
    return tool === undefined ? [] : [...tool.split('-'), ...(SUBJECTS[tool] ?? [])];
}
function scoreOf(object, name, path, isOwn) {
    const written = numberIn((0,read_fields/* own */.ZV)(object, name));
    if (written === undefined)
        return undefined;
    const most = mostIn(object, isOwn);
    if (most === 'unclear')
        return undefined;
    const form = formOf(written, most);
    const factor = form && factorOf(form);
    const score = factor === undefined ? undefined : Math.round(written.value * factor * 100) / 100;
    if (!form || score === undefined || score < 0 || score > 100)
        return undefined;
    return { score, path: [...path, name], form };
}
function numberIn(value) {
    if (typeof value === 'number')
        return { value, isPercent: false, most: undefined };
    if (typeof value !== 'string' || value.length > 40)
        return undefined;
    const text = value.trim().toLowerCase();
    const [, number, percent, most] = /^(-?\d{1,9}(?:\.\d{1,9})?)(?: ?(%)| ?(?:\/|of|out of) ?(\d{1,9}))?$/.exec(text) ?? [];
    if (number === undefined)
        return undefined;
    return {
        value: Number(number),
        isPercent: percent !== undefined,
        most: most === undefined ? undefined : Number(most),
    };
}
function mostIn(object, isOwn) {
    for (const name of MOST_NAMES) {
        const most = numberIn((0,read_fields/* own */.ZV)(object, name))?.value;
        if (most !== undefined)
            return most;
    }
    for (const name of LOOSE_MOST_NAMES) {
        const most = numberIn((0,read_fields/* own */.ZV)(object, name))?.value;
        if (most !== undefined)
            return isOwn || most === 100 ? most : 'unclear';
    }
    return undefined;
}
function formOf({ value, isPercent, most }, sibling) {
    if (isPercent)
        return { as: 'percent' };
    const outOf = most ?? sibling;
    if (outOf !== undefined)
        return outOf > 0 ? { as: 'out of', most: outOf } : undefined;
    if (value > 0 && value < 1)
        return { as: 'fraction' };
    return value === 1 ? undefined : { as: 'number' };
}
function factorOf(form) {
    if (form.as === 'fraction')
        return 100;
    return form.as === 'out of' ? 100 / form.most : 1;
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/general.js








function readGenerally(body, page) {
    const score = scoreIn(body, page.tool);
    const grade = gradeIn(body, page.tool);
    const found = listsIn(body, page);
    if ('reason' in found)
        return found;
    const lists = telling(found, score !== undefined);
    const listed = {
        entries: lists.flatMap(({ entries }) => entries),
        parts: lists.map(({ part }) => part),
    };
    const others = lists.length > 0 ? listed : ofWhole(body, page);
    const parts = [
        ...(score ? [{ as: 'score', path: score.path, form: score.form }] : []),
        ...(grade ? [{ as: 'grade', path: grade.path }] : []),
        ...others.parts,
    ];
    return {
        score: score?.score ?? null,
        ...(grade && { grade: grade.grade }),
        checks: checksOf(others.entries, page),
        parts,
    };
}
function telling(lists, hasScore) {
    const sure = lists.filter(({ kind }) => kind === 'failures' || kind === 'checks');
    const advice = lists.filter(({ kind }) => kind === 'advice');
    const chosen = sure.length > 0 ? sure : advice;
    if (chosen.length === 0 && !hasScore)
        return [];
    return lists.filter(list => chosen.includes(list) || list.kind === 'passed' || list.kind === 'errors of the service?');
}
function ofWhole(body, page) {
    const counts = countsIn(body, page);
    if (counts.parts.length > 0)
        return counts;
    for (const { object, path } of containerLevels(body, page.tool).flat()) {
        const { status: _, state: __, ok: ___, success: ____, ...rest } = object;
        const stated = plainlyStated(rest);
        if (stated?.outcome !== 'fail')
            continue;
        const message = `${stated.name}: ${rest[stated.name]}`;
        const item = { message, ...rest, key: 'verdict', title: 'Verdict of the service' };
        const entries = [{ item, meaning: { outcome: undefined, severity: UNKNOWN_SEVERITY } }];
        return { entries, parts: [{ as: 'verdict', path }] };
    }
    return { entries: [], parts: [] };
}

;// CONCATENATED MODULE: ./lib/hosted/read/general/unread.js





const FAULT_WORDS = new Set([
    ...['error', 'errors', 'issue', 'issues', 'problem', 'problems', 'warning', 'warnings', 'fail', 'fails'],
    ...['failed', 'failure', 'failures', 'violation', 'violations', 'broken', 'missing', 'invalid', 'critical'],
    ...['alert', 'alerts', 'risk', 'risks', 'penalty', 'vulnerable', 'vulnerability', 'vulnerabilities'],
    ...['severity', 'recommendations', 'suggestions'],
]);
const MERIT_WORDS = new Set([...['valid', 'compliant', 'compliance', 'healthy']]);
const JUDGEMENT_WORDS = new Set([
    ...['score', 'scores', 'grade', 'grades', 'rating', 'ratings', 'verdict', 'pass', 'passed', 'passes'],
    ...['checks', 'tests', 'audits'],
]);
const SCORED = new Set(['performance', 'accessibility', 'seo', 'health', 'quality']);
const ECHO = new Set(['url', 'host', 'domain', 'tool', 'id', 'timestamp']);
function unreadJudgement(body, known) {
    const open = [{ value: body, path: [] }];
    while (open.length > 0) {
        const { value, path } = open.pop();
        if (typeof value !== 'object' || value === null)
            continue;
        const stated = (0,read_fields/* isObject */.Gv)(value) ? plainlyStated(value) : undefined;
        const isOfPart = path.length > 0 && !MAY_BE_THE_REQUESTS.includes(stated?.name ?? '');
        if (stated && (isOfPart || stated.outcome === 'fail'))
            return path;
        if ((0,read_fields/* isObject */.Gv)(value) && isUnfinished(value))
            return [...path, 'status'];
        const fields = Array.isArray(value)
            ? [...value.entries()]
            : Object.entries(value);
        for (const [name, field] of fields) {
            const at = [...path, name];
            if (typeof name === 'string' && !leadsTo(at, known) && isJudgement(name, field))
                return at;
            if (typeof field === 'object')
                open.push({ value: field, path: at });
        }
    }
    return undefined;
}
function leadsTo(path, known) {
    return known !== undefined && path.every((step, index) => step === known[index]);
}
function holdsData(body, tool) {
    if (Array.isArray(body) && body.length > 1)
        return body.every(read_fields/* isObject */.Gv);
    const containers = containerLevels(body, tool).flat();
    return containers.some(({ object }) => Object.entries(object).some(([name, value]) => isSubstance(name, value, object)));
}
function isSubstance(name, value, object) {
    if (Array.isArray(value) && value.length > 0 && isWrapper(name))
        return true;
    if (isWrapper(name) && (0,read_fields/* isObject */.Gv)(value))
        return false;
    const says = value !== null && value !== '' && !((0,read_fields/* isObject */.Gv)(value) && Object.keys(value).length === 0);
    return says && !ENVELOPE.has(name) && !ECHO.has(name) && Object.hasOwn(object, name);
}
function isJudgement(name, value) {
    if ((0,read_fields/* isObject */.Gv)(value) && isWrapper(name))
        return false;
    const words = names_wordsOf(name);
    if (words.some(word => JUDGEMENT_WORDS.has(word)))
        return true;
    if (value === null || value === '' || isEmpty(value))
        return false;
    if (typeof value === 'number' && SCORED.has(name))
        return true;
    if (words.some(word => MERIT_WORDS.has(word)))
        return value !== true;
    return words.some(word => FAULT_WORDS.has(word)) && value !== false && value !== 0;
}
function isEmpty(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

;// CONCATENATED MODULE: ./lib/hosted/read/in-shape.js
function inShape(schema, body) {
    try {
        return schema.safeParse(body).data;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/instrument.js

function entry(outcome, severity, item) {
    return { item, meaning: { outcome, severity } };
}
function objectsIn(list) {
    return Array.isArray(list) ? list.filter(read_fields/* isObject */.Gv) : [];
}
function namedObjects(map) {
    return (0,read_fields/* isObject */.Gv)(map)
        ? Object.entries(map).filter((pair) => (0,read_fields/* isObject */.Gv)(pair[1]))
        : [];
}
function numberOf(object, name) {
    const value = (0,read_fields/* own */.ZV)(object, name);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/axe.js



const LISTS = {
    violations: 'fail',
    incomplete: 'not-measured',
    passes: 'pass',
    inapplicable: 'not-applicable',
};
const axe = {
    name: 'axe-core',
    read({ object, path }, page) {
        const engine = (0,read_fields/* own */.ZV)(object, 'testEngine');
        const isAxe = (0,read_fields/* isObject */.Gv)(engine) && (0,read_fields/* firstText */.ou)(engine, ['name']) === 'axe-core';
        const hasLists = ['violations', 'passes', 'incomplete'].every(name => Array.isArray((0,read_fields/* own */.ZV)(object, name)));
        if (!Array.isArray((0,read_fields/* own */.ZV)(object, 'violations')) || !(isAxe || hasLists))
            return undefined;
        const entries = Object.entries(LISTS).flatMap(([name, outcome]) => objectsIn((0,read_fields/* own */.ZV)(object, name)).map(rule => entry(outcome, severityOf(rule), checkFields(rule, outcome))));
        const count = objectsIn((0,read_fields/* own */.ZV)(object, 'violations')).length;
        const parts = [{ as: 'failures', path: [...path, 'violations'], isMap: false, count }];
        return { score: null, checks: checksOf(entries, page), parts };
    },
};
function severityOf(rule) {
    return ['critical', 'serious'].includes((0,read_fields/* firstText */.ou)(rule, ['impact']) ?? '') ? 'warning' : 'notice';
}
function checkFields(rule, outcome) {
    const id = (0,read_fields/* firstText */.ou)(rule, ['id']) ?? 'rule';
    const fields = {
        key: id,
        title: (0,read_fields/* firstText */.ou)(rule, ['help', 'description']) ?? id,
        helpUrl: (0,read_fields/* own */.ZV)(rule, 'helpUrl') ?? null,
    };
    if (outcome === 'not-measured')
        return { ...fields, message: 'axe cannot decide this; a person has to look' };
    return outcome === 'fail' ? { ...fields, nodes: objectsIn((0,read_fields/* own */.ZV)(rule, 'nodes')).map(place) } : fields;
}
function place(node) {
    const target = (0,read_fields/* own */.ZV)(node, 'target');
    const selector = Array.isArray(target)
        ? target
            .flat(2)
            .filter(part => typeof part === 'string')
            .join(' ')
        : null;
    return { selector, html: (0,read_fields/* own */.ZV)(node, 'html') ?? null };
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/dataforseo.js




const dataforseo_FAULTS = new Set([
    ...['no_content_encoding', 'high_loading_time', 'is_4xx_code', 'is_5xx_code', 'is_broken', 'is_http'],
    ...['high_waiting_time', 'has_micromarkup_errors', 'no_doctype', 'no_encoding_meta_tag', 'no_h1_tag'],
    ...['https_to_http_links', 'size_greater_than_3mb', 'has_meta_refresh_redirect'],
    ...['has_render_blocking_resources', 'low_content_rate', 'high_content_rate', 'low_character_count'],
    ...['high_character_count', 'small_page_size', 'large_page_size', 'low_readability_rate'],
    ...['irrelevant_description', 'irrelevant_title', 'irrelevant_meta_keywords', 'title_too_long'],
    ...['title_too_short', 'deprecated_html_tags', 'duplicate_meta_tags', 'duplicate_title_tag'],
    ...['no_image_alt', 'no_image_title', 'no_description', 'no_title', 'no_favicon', 'flash', 'frame'],
    ...['lorem_ipsum', 'redirect_chain', 'canonical_to_redirect', 'canonical_to_broken'],
    ...['recursive_canonical', 'canonical_chain'],
]);
const MERITS = new Set([
    ...['is_https', 'seo_friendly_url', 'seo_friendly_url_characters_check', 'seo_friendly_url_dynamic_check'],
    ...['seo_friendly_url_keywords_check', 'seo_friendly_url_relative_length_check'],
    ...['meta_charset_consistency', 'has_html_doctype'],
]);
const dataForSeo = {
    name: 'DataForSEO',
    read({ object, path }, page) {
        const score = numberOf(object, 'onpage_score');
        const checks = (0,read_fields/* own */.ZV)(object, 'checks');
        if (score === undefined || score < 0 || score > 100 || !(0,read_fields/* isObject */.Gv)(checks))
            return undefined;
        const entries = Object.entries(checks).flatMap(([key, value]) => {
            if (typeof value !== 'boolean' || !(dataforseo_FAULTS.has(key) || MERITS.has(key)))
                return [];
            const title = sentenceOf(key.split('_'));
            return [entry(value === MERITS.has(key) ? 'pass' : 'fail', 'notice', { key, title })];
        });
        return {
            score,
            checks: checksOf(entries, page),
            parts: [
                { as: 'score', path: [...path, 'onpage_score'], form: { as: 'number' } },
                { as: 'checks', path: [...path, 'checks'], isMap: true, count: entries.length },
            ],
        };
    },
};

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/lighthouse.js



const CATEGORIES = {
    pagespeed: 'performance',
    accessibility: 'accessibility',
    security: 'best-practices',
    ux: 'best-practices',
    cookies: 'best-practices',
};
const GOOD = 0.9;
const POOR = 0.5;
const JUDGED_MODES = ['binary', 'numeric', 'metricSavings'];
const lighthouse = {
    name: 'Lighthouse',
    read({ object, path }, page) {
        const result = (0,read_fields/* own */.ZV)(object, 'lighthouseResult');
        const lhr = (0,read_fields/* isObject */.Gv)(result) ? result : object;
        const at = (0,read_fields/* isObject */.Gv)(result) ? [...path, 'lighthouseResult'] : path;
        const audits = (0,read_fields/* own */.ZV)(lhr, 'audits');
        const categories = (0,read_fields/* own */.ZV)(lhr, 'categories');
        if ((0,read_fields/* firstText */.ou)(lhr, ['lighthouseVersion']) === undefined || !(0,read_fields/* isObject */.Gv)(audits))
            return undefined;
        const failure = (0,read_fields/* own */.ZV)(lhr, 'runtimeError');
        if ((0,read_fields/* isObject */.Gv)(failure) && (0,read_fields/* own */.ZV)(failure, 'code') !== 'NO_ERROR') {
            return {
                reason: `Lighthouse failed: ${(0,read_fields/* firstText */.ou)(failure, ['message', 'code']) ?? 'no reason was given'}`,
            };
        }
        const [name, category] = categoryFor(page.tool, namedObjects(categories)) ?? [];
        const fraction = category && numberOf(category, 'score');
        const score = fraction === undefined || fraction < 0 || fraction > 1 ? null : Math.round(fraction * 100);
        const entries = auditsOf(audits, category).flatMap(([id, audit]) => lighthouse_checkOf(id, audit));
        const parts = [{ as: 'checks', path: [...at, 'audits'], isMap: true, count: entries.length }];
        if (name !== undefined && score !== null)
            parts.unshift({ as: 'score', path: [...at, 'categories', name, 'score'], form: { as: 'fraction' } });
        return { score, checks: checksOf(entries, page), parts };
    },
};
function categoryFor(tool, categories) {
    const wanted = CATEGORIES[tool] ?? 'seo';
    return categories.find(([name]) => name === wanted) ?? (categories.length === 1 ? categories[0] : undefined);
}
function auditsOf(audits, category) {
    const all = namedObjects(audits);
    const refs = objectsIn(category && (0,read_fields/* own */.ZV)(category, 'auditRefs'));
    if (refs.length === 0)
        return all;
    const shown = new Set(refs.filter(ref => (0,read_fields/* own */.ZV)(ref, 'group') !== 'hidden').map(ref => (0,read_fields/* own */.ZV)(ref, 'id')));
    return all.filter(([id]) => shown.has(id));
}
function lighthouse_checkOf(id, audit) {
    const score = numberOf(audit, 'score');
    const title = (0,read_fields/* firstText */.ou)(audit, ['title']) ?? id;
    const mode = (0,read_fields/* firstText */.ou)(audit, ['scoreDisplayMode']);
    if (mode === 'notApplicable')
        return [entry('not-applicable', 'notice', { key: id, title })];
    if (mode === 'error') {
        const message = (0,read_fields/* firstText */.ou)(audit, ['errorMessage', 'explanation']) ?? '';
        return [entry('not-measured', 'notice', { key: id, title, message })];
    }
    if (score === undefined || !JUDGED_MODES.includes(mode ?? 'numeric'))
        return [];
    const severity = score < POOR ? 'warning' : 'notice';
    const message = (0,read_fields/* firstText */.ou)(audit, ['displayValue', 'explanation']) ?? '';
    return [entry(score < GOOD ? 'fail' : 'pass', severity, { key: id, title, message })];
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/nu-checker.js



const TYPES = ['error', 'info', 'non-document-error'];
const nuChecker = {
    name: 'the Nu Html Checker',
    read({ object, path }, page) {
        const list = (0,read_fields/* own */.ZV)(object, 'messages');
        const messages = objectsIn(list);
        const isOurs = messages.every(({ type }) => typeof type === 'string' && TYPES.includes(type));
        if (!Array.isArray(list) || messages.length < list.length || !isOurs)
            return undefined;
        if (messages.length === 0 && (0,read_fields/* own */.ZV)(object, 'language') === undefined)
            return undefined;
        const failure = messages.find(({ type }) => type === 'non-document-error');
        if (failure)
            return {
                reason: `The Nu Html Checker failed: ${(0,read_fields/* firstText */.ou)(failure, ['message']) ?? 'no reason was given'}`,
            };
        const entries = messages
            .filter(({ type, subType }) => type === 'error' || subType === 'warning')
            .map(message => entry('fail', message['type'] === 'error' ? 'error' : 'warning', fieldsOf(message)));
        const parts = [
            { as: 'failures', path: [...path, 'messages'], isMap: false, count: entries.length },
        ];
        return { score: null, checks: checksOf(entries, page), parts };
    },
};
function fieldsOf(message) {
    return {
        title: (0,read_fields/* firstText */.ou)(message, ['message']) ?? 'Message without a text',
        line: (0,read_fields/* own */.ZV)(message, 'firstLine') ?? (0,read_fields/* own */.ZV)(message, 'lastLine') ?? null,
        column: (0,read_fields/* own */.ZV)(message, 'firstColumn') ?? (0,read_fields/* own */.ZV)(message, 'lastColumn') ?? null,
        snippet: (0,read_fields/* own */.ZV)(message, 'extract') ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/observatory.js




const observatory_MAX_TEXT = 500;
const observatory = {
    name: 'the HTTP Observatory',
    read({ object, path }, page) {
        const scan = (0,read_fields/* own */.ZV)(object, 'scan');
        const summary = (0,read_fields/* isObject */.Gv)(scan) ? scan : object;
        const at = (0,read_fields/* isObject */.Gv)(scan) ? [...path, 'scan'] : path;
        const version = numberOf(summary, 'algorithmVersion') ?? numberOf(summary, 'algorithm_version');
        const score = numberOf(summary, 'score');
        if (version === undefined || (score === undefined && (0,read_fields/* own */.ZV)(summary, 'error') === undefined))
            return undefined;
        const error = (0,read_fields/* firstText */.ou)(summary, ['error']);
        if (error !== undefined)
            return { reason: `The HTTP Observatory failed: ${error}` };
        if (score === undefined || score < 0)
            return undefined;
        const tests = namedObjects((0,read_fields/* own */.ZV)(object, 'tests'));
        const entries = tests.length > 0 ? tests.flatMap(testOf) : failedOf(summary);
        const grade = (0,read_fields/* firstText */.ou)(summary, ['grade']);
        const parts = [{ as: 'score', path: [...at, 'score'], form: { as: 'number' } }];
        if (grade !== undefined)
            parts.push({ as: 'grade', path: [...at, 'grade'] });
        if (tests.length > 0)
            parts.push({ as: 'checks', path: [...path, 'tests'], isMap: true, count: entries.length });
        return { score: Math.min(100, score), ...(grade && { grade }), checks: checksOf(entries, page), parts };
    },
};
function testOf([key, test]) {
    const pass = (0,read_fields/* own */.ZV)(test, 'pass');
    if (typeof pass !== 'boolean')
        return [];
    const cost = numberOf(test, 'scoreModifier') ?? numberOf(test, 'score_modifier') ?? 0;
    const said = (0,read_fields/* firstText */.ou)(test, ['scoreDescription', 'score_description']);
    const message = said === undefined ? inWords((0,read_fields/* firstText */.ou)(test, ['result']) ?? '') : withoutTags(said);
    const fix = (0,read_fields/* firstText */.ou)(test, ['recommendation']);
    const fields = { key, title: (0,read_fields/* firstText */.ou)(test, ['title', 'name']) ?? inWords(key), message };
    return [
        entry(pass ? 'pass' : 'fail', cost < 0 ? 'warning' : 'notice', {
            ...fields,
            ...(fix === undefined || pass ? {} : { fix: withoutTags(fix) }),
        }),
    ];
}
function failedOf(summary) {
    const failed = numberOf(summary, 'testsFailed') ?? numberOf(summary, 'tests_failed') ?? 0;
    const all = numberOf(summary, 'testsQuantity') ?? numberOf(summary, 'tests_quantity');
    if (failed <= 0)
        return [];
    const message = `${failed}${all === undefined ? '' : ` of ${all}`} tests failed; the answer does not say which`;
    return [
        entry('fail', 'warning', { key: 'tests-failed', title: 'Tests of the HTTP Observatory failed', message }),
    ];
}
function inWords(code) {
    return sentenceOf(code.split('-'));
}
function withoutTags(text) {
    return text.slice(0, observatory_MAX_TEXT).replace(/<\/?\w[^<>]*>/g, '');
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/wave.js



const wave_CATEGORIES = { error: 'error', contrast: 'error', alert: 'warning' };
const wave = {
    name: 'WAVE',
    read({ object, path }, page) {
        const categories = (0,read_fields/* own */.ZV)(object, 'categories');
        if (!(0,read_fields/* isObject */.Gv)(categories) || !(0,read_fields/* isObject */.Gv)((0,read_fields/* own */.ZV)(object, 'statistics')))
            return undefined;
        const groups = Object.entries(wave_CATEGORIES).map(([name, severity]) => ({
            severity,
            items: namedObjects((0,read_fields/* own */.ZV)(namedObjects(categories).find(([of]) => of === name)?.[1] ?? {}, 'items')),
            path: [...path, 'categories', name, 'items'],
        }));
        const entries = groups.flatMap(({ severity, items }) => items.map(([key, item]) => entry('fail', severity, wave_fieldsOf(key, item))));
        const parts = groups.map(({ severity, items, path }) => ({
            as: 'failures',
            path,
            isMap: true,
            count: items.length,
            severity,
        }));
        return { score: null, checks: checksOf(entries, page), parts };
    },
};
function wave_fieldsOf(key, item) {
    const selectors = (0,read_fields/* own */.ZV)(item, 'selectors');
    const places = Array.isArray(selectors) ? selectors.map(selector => ({ selector })) : [];
    const fields = { key, title: (0,read_fields/* firstText */.ou)(item, ['description']) ?? key, nodes: places };
    const count = (0,read_fields/* firstText */.ou)(item, ['count']);
    return count === undefined ? fields : { ...fields, message: `${count} times` };
}

;// CONCATENATED MODULE: ./lib/hosted/read/instruments/instruments.js







const INSTRUMENTS = [lighthouse, axe, observatory, nuChecker, wave, dataForSeo];
function readInstrument(body, page) {
    for (const container of containerLevels(body, page.tool).flat()) {
        for (const { name, read } of INSTRUMENTS) {
            const reading = read(container, page);
            if (reading)
                return { name, reading };
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./lib/hosted/read/mapping.js





const MAX_ITEMS = 10_000;
const jsonObject = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const item = schemas/* union */.KCZ([schemas/* string */.YjP(), jsonObject]);
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
    const tooMany = (0,read_fields/* isObject */.Gv)(given) && [given['checks'], given['issues']].find(isTooLong);
    if (tooMany)
        return refuse(`gives ${tooMany.length} checks or issues; at most ${MAX_ITEMS} are read`);
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
    const asItems = (list, outcome) => (list ?? []).map(item => ({ item, meaning: { outcome, severity: UNKNOWN_SEVERITY } }));
    return {
        score: score ?? null,
        checks: checksOf([...asItems(checks, undefined), ...asItems(issues, 'fail')], run),
        ...(facts === undefined ? {} : { facts: { ...run.facts, ...facts } }),
        ...(finalUrl === undefined ? {} : { finalUrl }),
    };
}
function isTooLong(list) {
    return Array.isArray(list) && list.length > MAX_ITEMS;
}
function issueText(error) {
    return error.issues
        .slice(0, 3)
        .map(({ path, message }) => `${path.length > 0 ? `\`${path.join('.')}\`: ` : ''}${(0,one_line/* oneLine */.T)(message)}`)
        .join('; ');
}

;// CONCATENATED MODULE: ./lib/hosted/read/own-shape.js


function ownRun(run, url) {
    if (!isFor(url, run))
        return { instead: `the result of ${(0,one_line/* oneLine */.T)(run.url)} instead` };
    const { foreign: _, judged: __, reason, ...rest } = run;
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
function ownAnalysis(analysis, url) {
    if (!isSameAddress(analysis.url, url))
        return { instead: `the result of ${(0,one_line/* oneLine */.T)(analysis.url)} instead` };
    const ownRuns = (runs, of) => runs.map(run => {
        const own = ownRun(run, of);
        return own && 'tool' in own ? own : withoutResult(run, of, own?.instead ?? 'no result');
    });
    const pages = analysis.pages.map(page => ({ ...page, runs: ownRuns(page.runs, page.url) }));
    const { reason, runs, ...rest } = analysis;
    const own = { ...rest, url, pages, ...(runs && { runs: ownRuns(runs, url) }) };
    if (analysis.status === 'not-measured') {
        const why = (0,one_line/* oneLine */.T)(reason ?? 'The service does not say why', MAX_REASON);
        return { ...own, reason: why, score: null };
    }
    const all = [...pages.flatMap(page => page.runs), ...(own.runs ?? [])];
    const judged = analysis.score !== null || all.some(api_judged/* hasJudged */.O3);
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
function normalized(text) {
    return text.replace(/%[0-9a-f]{2}/gi, encoded => {
        const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
        return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

// EXTERNAL MODULE: ./lib/hosted/read/reading.js
var read_reading = __webpack_require__(5232);
;// CONCATENATED MODULE: ./lib/hosted/read/tool-run.js













const WHAT_TO_DO = 'describe its answers in `mapping` (`seo-preflight explain` prints one to start from), or judge them with `fail-if`';
const AT_A_GLANCE = 'what stands out';
async function readBody(tool, url, body, timing, mapping) {
    const named = (0,read_fields/* isObject */.Gv)(body) ? body['tool'] : undefined;
    if (typeof named === 'string' && (0,tools/* isTool */.DS)(named) && named !== tool)
        return unread(unreadableToolRun(tool, url, `a result of the tool "${named}" instead`, timing));
    const known = inShape(result_schemas/* toolRunSchema */.FB, body);
    const own = known && ownRun(known, url);
    if (own) {
        if ('tool' in own)
            return { by: 'our own shape', parts: [], run: own };
        return unread(unreadableToolRun(tool, url, own.instead, timing));
    }
    const run = {
        tool,
        url,
        status: 'measured',
        score: null,
        checks: [],
        ...((0,read_fields/* isObject */.Gv)(body) ? { facts: body, foreign: 'object' } : { facts: { body }, foreign: 'value' }),
        ...timing,
    };
    const failure = (0,read_fields/* isObject */.Gv)(body) ? whyNoResult(body) : undefined;
    const read = mapping === undefined ? recognise(run, body) : await mapped(run, mapping);
    if (failure !== undefined && !showsResult(read, mapping !== undefined)) {
        const { foreign: _, ...rest } = run;
        return unread({ ...rest, status: 'not-measured', reason: failure });
    }
    if ('reason' in read)
        return unread({ ...run, status: 'not-measured', reason: read.reason });
    const { by, parts, found } = read;
    const nothing = (found.score ?? null) === null ? (0,api_judged/* reasonNothingJudged */.Fn)(found.checks ?? []) : undefined;
    return nothing === undefined
        ? { by, parts, run: { ...run, ...found } }
        : unread({
            ...run,
            status: 'not-measured',
            reason: `The service's checks were not measured: ${(0,one_line/* oneLine */.T)(nothing)}`,
        });
}
function unread(run) {
    return { parts: [], run };
}
function showsResult(read, isMapped) {
    if ('reason' in read)
        return false;
    const { score, checks } = read.found;
    return checks?.some(({ outcome }) => outcome === 'fail') || (isMapped && typeof score === 'number');
}
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
async function mapped(run, mapping) {
    const found = await applyMapping(run, mapping);
    return 'reason' in found ? found : { by: 'your mapping', parts: [], found };
}
function recognise(run, body) {
    const later = (0,read_fields/* isObject */.Gv)(body) ? unfinished(body) : undefined;
    if (later !== undefined)
        return { reason: later };
    const instrument = readInstrument(body, run);
    if (instrument) {
        const { name, reading } = instrument;
        return 'reason' in reading ? reading : recognised(`the result of ${name}`, reading, run);
    }
    const reading = readGenerally(body, run);
    if ('reason' in reading)
        return reading;
    if (reading.parts.some(({ as }) => as !== 'grade'))
        return recognised(AT_A_GLANCE, reading, run);
    const grade = reading.parts[0];
    const unknown = unreadJudgement(body, grade?.path);
    const message = (0,read_fields/* isObject */.Gv)(body) ? messageInstead(body) : undefined;
    if (message !== undefined)
        return { reason: message };
    if (unknown === undefined && (grade || holdsData(body, run.tool))) {
        const { found, ...rest } = recognised(grade ? 'data with a grade' : 'data', reading, run);
        return { ...rest, found: { ...found, judged: false } };
    }
    const where = unknown === undefined ? '' : ` (\`${(0,one_line/* oneLine */.T)((0,read_reading/* pathInWords */.q)(unknown), 80)}\` may be one)`;
    return {
        reason: `The service answered with ${kindOf(body)}, in which no score and no list of issues is recognised${where}; ${WHAT_TO_DO}`,
    };
}
function recognised(by, { score, grade, checks, parts }, { facts }) {
    const found = {
        score,
        checks,
        ...(grade !== undefined && !('grade' in facts) && { facts: { ...facts, grade } }),
    };
    return { by, parts, found };
}
function kindOf(body) {
    if (body === null)
        return 'null';
    if (Array.isArray(body))
        return `a list of ${body.length} values`;
    if (!(0,read_fields/* isObject */.Gv)(body))
        return `a ${typeof body}`;
    const keys = Object.keys(body);
    if (keys.length === 0)
        return 'an empty object';
    const shown = keys.slice(0, 8).map(key => `"${(0,one_line/* oneLine */.T)(key, 40)}"`);
    return `an object with ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}

;// CONCATENATED MODULE: ./lib/hosted/explain/ignored-fields.js

const MAX_FIELDS = 20;
function ignoredFields(body, read) {
    const tree = treeOf(read);
    const paths = [];
    const open = [{ value: body, node: tree, path: [] }];
    while (open.length > 0 && paths.length <= MAX_FIELDS) {
        const { value, node, path } = open.pop();
        const below = [];
        const fields = Array.isArray(value)
            ? [...value.entries()]
            : (0,read_fields/* isObject */.Gv)(value)
                ? Object.entries(value)
                : [];
        for (const [name, field] of fields) {
            const next = node.get(name);
            if (next === undefined) {
                if (!Array.isArray(value) && paths.push([...path, name]) > MAX_FIELDS)
                    break;
            }
            else if (next.size > 0)
                below.push({ value: field, node: next, path: [...path, name] });
        }
        open.push(...below.reverse());
    }
    return { paths: paths.slice(0, MAX_FIELDS), more: paths.length > MAX_FIELDS };
}
function treeOf(paths) {
    const root = new Map();
    for (const path of paths) {
        let node = root;
        for (const step of path) {
            const next = node.get(step) ?? new Map();
            node.set(step, next);
            node = next;
        }
    }
    return root;
}

// EXTERNAL MODULE: ./lib/text/unsafe-characters.js
var unsafe_characters = __webpack_require__(98262);
;// CONCATENATED MODULE: ./lib/hosted/explain/suggested-mapping.js






const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/;
const OPERATORS = ['and', 'or', 'in', 'true', 'false', 'null', 'function'];
function suggestedMapping(body, parts) {
    const score = parts.find(part => part.as === 'score');
    const points = score && scoreExpression(body, score);
    const lists = [...new Set(oncePerList(parts).flatMap(part => issues(body, part)))];
    const fields = [
        ...(points === undefined ? [] : [`  "score": ${points}`]),
        ...(lists.length === 0 ? [] : [`  "issues": [\n${lists.map(list => `    ${list}`).join(',\n')}\n  ]`]),
    ];
    return fields.length === 0 ? undefined : `{\n${fields.join(',\n')}\n}`;
}
function expressionOf(path) {
    const names = path.filter(step => typeof step === 'string');
    if (names.length === 0)
        return '$';
    if (names.some(name => name.includes('`') || (0,unsafe_characters/* withEscapes */.rq)(name) !== name || name.length > 200))
        return undefined;
    return names.map(name => (PLAIN.test(name) && !OPERATORS.includes(name) ? name : `\`${name}\``)).join('.');
}
function scoreExpression(body, { path, form }) {
    const at = expressionOf(path);
    if (at === undefined)
        return undefined;
    const isText = typeof (0,read_reading/* valueAt */.f)(body, path) === 'string';
    const number = isText ? `$number($match(${at}, /[0-9.]+/)[0].match)` : at;
    if (form.as === 'fraction')
        return `$round(${number} * 100, 2)`;
    return form.as === 'out of' && form.most !== 100 ? `$round(${number} / ${form.most} * 100, 2)` : number;
}
function issues(body, part) {
    const at = expressionOf(part.path);
    if (at === undefined || part.as === 'score' || part.as === 'grade')
        return [];
    if (part.as === 'verdict')
        return [`$merge([${at}, { "key": "verdict" }])`];
    if (part.as === 'number of failures') {
        const fields = `"key": ${quoted(part.path)}, "severity": "${part.severity}", "message": $string(${at}) & " in all"`;
        return [`${at} > 0 ? { ${fields} }`];
    }
    const value = (0,read_reading/* valueAt */.f)(body, part.path);
    if (part.isMap)
        return (0,read_fields/* isObject */.Gv)(value) ? mapIssues(at, part, value) : [];
    return Array.isArray(value) ? [listIssues(at, part, value)] : [];
}
function mapIssues(at, { as, names }, map) {
    const each = (check) => `${at}.$each($, function($check, $name) { ${check} })`;
    const merged = '$merge([{ "key": $name }, $check])';
    if (names === undefined) {
        const other = as === 'checks' ? ' : { "key": $name, "status": $check }' : '';
        return [each(`$type($check) = "object" ? ${merged}${other}`)];
    }
    const checks = names.map(name => (0,read_fields/* own */.ZV)(map, name)).filter(read_fields/* isObject */.Gv);
    return checks.map(check => {
        const stated = plainlyStated(check)?.name;
        if (stated !== undefined)
            return each(`$exists($check.${stated}) ? ${merged}`);
        const most = `$check.${mostNameOf(check)}`;
        const passed = `"passed": $check.score >= ${most}`;
        return each(`$exists(${most}) ? $merge([{ "key": $name, ${passed} }, $check])`);
    });
}
function listIssues(at, part, list) {
    if (part.oneCheck)
        return oneCheck(at, part, list);
    if (part.as === 'checks')
        return statedChecks(at, part, list);
    const known = part.as === 'passed checks'
        ? '"passed": true'
        : part.severity === undefined
            ? ''
            : `"severity": "${part.severity}"`;
    const text = part.fault === undefined ? '"message": $' : `"title": ${JSON.stringify(`${part.fault}: `)} & $`;
    const ofText = `{ ${text}${known === '' ? '' : `, ${known}`} }`;
    const ofObject = known === '' ? '$' : `$merge([{ ${known} }, $])`;
    if (list.length > 0 && list.every(read_fields/* isObject */.Gv))
        return known === '' ? at : `${at}.${ofObject}`;
    if (list.length > 0 && !list.some(read_fields/* isObject */.Gv))
        return `${at}.${ofText}`;
    return `${at}.($type($) = "object" ? ${ofObject} : ${ofText})`;
}
function oneCheck(at, { path, fault }, list) {
    const first = list.find(read_fields/* isObject */.Gv) ?? {};
    const address = ADDRESS_NAMES.find(name => (0,read_fields/* own */.ZV)(first, name) !== undefined) ?? ADDRESS_NAMES[0];
    const places = `${at}.{ "url": $type($) = "object" ? ${address} : $ }`;
    const fields = `"key": ${quoted(path)}, "title": ${JSON.stringify(fault)}, "occurrences": [${places}]`;
    return `$count(${at}) > 0 ? { ${fields} }`;
}
function statedChecks(at, { path }, list) {
    const entries = list.filter(read_fields/* isObject */.Gv);
    const names = entries.map(entry => plainlyStated(entry)?.name ?? severityNameOf(entry));
    const name = names.find(name => name !== undefined) ?? 'severity';
    const stated = `${at}[$exists(${name})]`;
    return entries.some(hasText) ? stated : `${stated}.$merge([{ "key": ${quoted(path)} }, $])`;
}
function quoted(path) {
    return JSON.stringify(path.findLast(step => typeof step === 'string') ?? 'checks');
}
function oncePerList(parts) {
    const longest = new Map();
    const isList = (part) => 'isMap' in part && !part.isMap;
    const keyOf = (part) => `${part.as} ${part.oneCheck} ${expressionOf(part.path)}`;
    for (const part of parts.filter(isList)) {
        const known = longest.get(keyOf(part));
        if (known === undefined || part.count > known.count)
            longest.set(keyOf(part), part);
    }
    return parts.filter(part => !isList(part) || longest.get(keyOf(part)) === part);
}

;// CONCATENATED MODULE: ./lib/hosted/explain/explanation.js



function explanationOf({ by, run, parts }, body) {
    const isRead = parts.length > 0 && body !== undefined;
    const paths = parts.flatMap(part => 'names' in part && part.names ? part.names.map(name => [...part.path, name]) : [part.path]);
    return {
        by,
        run,
        parts,
        ignored: isRead ? ignoredFields(body, paths) : { paths: [], more: false },
        mapping: isRead && by === AT_A_GLANCE ? suggestedMapping(body, parts) : skeletonFor(by, run),
    };
}
const SKELETON = `{
  "score": path.to.the.score,
  "issues": path.to.the.list.{ "code": code, "severity": severity, "message": message, "url": url }
}`;
function skeletonFor(by, { foreign, status }) {
    return by === undefined && foreign !== undefined && status === 'not-measured' ? SKELETON : undefined;
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
;// CONCATENATED MODULE: ./lib/hosted/kept-answers.js




const MAX_FACTS = 2 * 1024 * 1024;
const MAX_KEPT = 32 * 1024 * 1024;
const MAX_KEPT_SHORT = 32 * 1024 * 1024;
const MAX_CHECKS = 500;
const MAX_SHORT_CHECKS = 100;
const MAX_PAGES = 100;
const MAX_ID = 200;
const kept_answers_MAX_TEXT = 2000;
const MAX_SHORT_TEXT = 300;
const kept_answers_MAX_URL = 8000;
const MIN_COPIED = 100;
class KeptAnswers {
    #room = MAX_KEPT;
    #shortRoom = MAX_KEPT_SHORT;
    run(run) {
        const checks = worstFirst(run.checks, MAX_CHECKS).map(check => boundedCheck(check, failures/* MAX_OCCURRENCES */.yO, kept_answers_MAX_TEXT));
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
            url: copied(page.url, kept_answers_MAX_URL),
            runs: page.runs.map(run => this.run(run)),
        }));
        const { runs, crawl, ...others } = analysis;
        const keptRuns = runs?.slice(0, MAX_PAGES).map(run => this.run(run));
        const left = analysis.pages.length - pages.length;
        const { facts, note } = this.#facts(analysis.facts);
        const isCrawlKept = crawl !== undefined && this.#take(crawl);
        const words = [
            note,
            left > 0 ? `${left} of ${analysis.pages.length} pages` : undefined,
            crawl !== undefined && !isCrawlKept ? 'the records of the crawl, since they are too large' : undefined,
        ];
        const said = words.filter(word => word !== undefined).join('; ');
        const kept = note === undefined ? facts : {};
        return {
            ...others,
            ...textsOf(analysis),
            pages,
            ...(keptRuns && { runs: keptRuns }),
            ...(isCrawlKept && { crawl }),
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
    #take(part) {
        const size = roughSize(part, this.#room);
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
function textsOf(value) {
    const { url, finalUrl, reason } = value;
    return {
        url: copied(url, kept_answers_MAX_URL),
        ...(finalUrl === undefined ? {} : { finalUrl: copied(finalUrl, kept_answers_MAX_URL) }),
        ...(reason === undefined ? {} : { reason: copied(reason, kept_answers_MAX_TEXT) }),
    };
}
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
        url: copied(place.url, maxText === kept_answers_MAX_TEXT ? kept_answers_MAX_URL : maxText),
        ...(message === undefined ? {} : { message: copied(message, maxText) }),
        ...(selector === undefined ? {} : { selector: copied(selector, maxText) }),
        ...(snippet === undefined ? {} : { snippet: copied(snippet, maxText) }),
    };
}
function copied(text, max) {
    return text.length < MIN_COPIED ? text : (0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(text, max));
}
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


const TIMEOUT_MS = 1000;
const MAX_HEAP_MB = 256;
class Mappings {
    #expressions;
    #runner = new expression_runner/* ExpressionRunner */.l({ maxHeapMb: MAX_HEAP_MB });
    constructor(expressions) {
        this.#expressions = expressions;
    }
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
    async close() {
        await this.#runner.close();
    }
}

;// CONCATENATED MODULE: ./lib/hosted/read/account.js






const NAME_NAMES = ['name', 'full_name', 'fullName', 'username', 'email', 'login'];
function readAccount(body) {
    const known = inShape(result_schemas/* accountSchema */.rE, body);
    if (known)
        return known;
    if (!(0,read_fields/* isObject */.Gv)(body)) {
        throw new errors/* ApiError */.h('bad-response', 'GET /me: the service did not answer with an object; check `base-url`');
    }
    const failure = statedFailure(body) ?? messageInstead(body);
    if (failure !== undefined)
        throw new errors/* ApiError */.h('bad-response', `GET /me: ${failure}`);
    const nested = (0,read_fields/* nestedContainersOf */.l7)(body, ['account', 'user']);
    return { name: first(nested, NAME_NAMES), plan: planIn(nested), facts: body };
}
function first(containers, names) {
    for (const container of containers) {
        const text = (0,read_fields/* firstText */.ou)(container, names);
        if (text !== undefined)
            return (0,one_line/* oneLine */.T)(text);
    }
    return null;
}
function planIn(containers) {
    const names = ['plan', 'plan_name', 'planName', 'subscription', 'tier', 'package'];
    const plans = containers.flatMap(container => names.map(name => (0,read_fields/* own */.ZV)(container, name)).filter(read_fields/* isObject */.Gv));
    return first(containers, names) ?? first(plans, ['name', 'title', 'plan', 'slug', 'id']);
}

;// CONCATENATED MODULE: ./lib/hosted/read/analysis.js






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
    const known = inShape(result_schemas/* analysisSchema */.m, body.json);
    const own = known && ownAnalysis(known, url);
    if (own)
        return 'url' in own ? own : notMeasured(`The service answered with ${own.instead}`, {});
    if (!(0,read_fields/* isObject */.Gv)(body.json)) {
        return notMeasured('The service did not answer with an object', { body: body.json });
    }
    const excuse = whyNoResult(body.json);
    if (excuse !== undefined)
        return notMeasured(excuse, body.json);
    const score = known ? null : (scoreIn(body.json)?.score ?? null);
    return score === null
        ? notMeasured("No score is recognised in the service's analysis; all of it is among the facts", body.json)
        : { ...analysis, status: 'measured', score, pages: pagesIn(body.json), facts: body.json };
}
const PAGE_LISTS = ['pages', 'urls', 'crawledPages', 'crawled_pages', 'topPages', 'top_pages'];
const ADDRESSES = ['url', 'page', 'address', 'loc', 'href'];
const analysis_MAX_PAGES = 1000;
function pagesIn(body) {
    for (const container of (0,read_fields/* nestedContainersOf */.l7)(body, ['analysis', 'site', 'crawl'])) {
        for (const name of PAGE_LISTS) {
            const list = (0,read_fields/* own */.ZV)(container, name);
            const pages = Array.isArray(list) ? list.slice(0, analysis_MAX_PAGES).flatMap(pageOf) : [];
            if (pages.length > 0)
                return pages;
        }
    }
    return [];
}
function pageOf(entry) {
    const page = (0,read_fields/* isObject */.Gv)(entry) ? entry : { url: entry };
    const url = (0,read_fields/* firstText */.ou)(page, ADDRESSES);
    if (url === undefined || !/^https?:\/\//i.test(url))
        return [];
    return [{ url, score: scoreIn(page)?.score ?? null, runs: [] }];
}

;// CONCATENATED MODULE: ./lib/hosted/read/rank-keywords.js

const KEYWORD_NAMES = ['keyword', 'query', 'phrase', 'term', 'name'];
const POSITION_LISTS = ['positions', 'rankings', 'results', 'ranks'];
const POSITION_NAMES = [
    'position',
    'rank',
    'ranking',
    'averagePosition',
    'average_position',
    'avg_position',
];
const ENGINE_NAMES = ['searchEngine', 'search_engine', 'engine', 'se'];
const LOCATION_NAMES = ['location', 'region', 'country', 'city', 'geo'];
const DEVICE_NAMES = ['device', 'deviceType', 'device_type', 'platform'];
function keywordsIn(containers) {
    const keywords = new Map();
    for (const container of containers) {
        for (const name of ['keywords', ...POSITION_LISTS]) {
            const list = (0,read_fields/* own */.ZV)(container, name);
            if (!Array.isArray(list))
                continue;
            for (const item of list)
                addKeyword(keywords, item);
        }
    }
    return [...keywords].map(([keyword, positions]) => ({ keyword, positions }));
}
function addKeyword(keywords, item) {
    const keyword = (0,read_fields/* isObject */.Gv)(item) ? (0,read_fields/* firstText */.ou)(item, KEYWORD_NAMES) : (0,read_fields/* textOf */.b6)(item);
    if (keyword === undefined)
        return;
    const positions = keywords.get(keyword) ?? [];
    keywords.set(keyword, positions);
    if ((0,read_fields/* isObject */.Gv)(item))
        for (const position of positionsOf(item))
            positions.push(position);
}
function positionsOf(item) {
    for (const name of POSITION_LISTS) {
        const list = (0,read_fields/* own */.ZV)(item, name);
        if (Array.isArray(list))
            return list.filter(read_fields/* isObject */.Gv).flatMap(entry => rank_keywords_positionOf(entry, item));
        if ((0,read_fields/* isObject */.Gv)(list))
            return nestedPositions(list, item);
    }
    return rank_keywords_positionOf(item, item);
}
function nestedPositions(byEngine, item) {
    return Object.entries(byEngine).flatMap(([searchEngine, value]) => {
        if (!(0,read_fields/* isObject */.Gv)(value))
            return rank_keywords_positionOf({ searchEngine, position: value }, item);
        if (POSITION_NAMES.some(name => (0,read_fields/* own */.ZV)(value, name) !== undefined)) {
            return rank_keywords_positionOf({ ...value, searchEngine }, item);
        }
        return Object.entries(value).flatMap(([location, entry]) => rank_keywords_positionOf({ ...((0,read_fields/* isObject */.Gv)(entry) ? entry : { position: entry }), searchEngine, location }, item));
    });
}
function rank_keywords_positionOf(entry, item) {
    const name = POSITION_NAMES.find(name => (0,read_fields/* own */.ZV)(entry, name) !== undefined);
    const position = name === undefined ? undefined : rank_keywords_placeOf((0,read_fields/* own */.ZV)(entry, name));
    if (position === undefined)
        return [];
    const url = (0,read_fields/* firstText */.ou)(entry, ['url', 'landing_page', 'landingPage']);
    const device = nameIn(entry, DEVICE_NAMES) ?? nameIn(item, DEVICE_NAMES);
    return [
        {
            searchEngine: nameIn(entry, ENGINE_NAMES) ?? nameIn(item, ENGINE_NAMES) ?? '',
            location: nameIn(entry, LOCATION_NAMES) ?? nameIn(item, LOCATION_NAMES) ?? '',
            position,
            ...(device === undefined ? {} : { device }),
            ...(url === undefined ? {} : { url }),
        },
    ];
}
function nameIn(object, names) {
    const nested = names.map(name => (0,read_fields/* own */.ZV)(object, name)).find(read_fields/* isObject */.Gv);
    return (0,read_fields/* firstText */.ou)(object, names) ?? (nested && (0,read_fields/* firstText */.ou)(nested, ['name', 'title', 'id']));
}
function rank_keywords_placeOf(value) {
    const number = typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;
    if (number === null || number === 0)
        return null;
    return typeof number === 'number' && Number.isFinite(number) && number >= 1 ? number : undefined;
}

;// CONCATENATED MODULE: ./lib/hosted/read/rank.js






const ID_NAMES = ['id', 'project_id', 'projectId', 'uuid', '_id'];
const rank_NAME_NAMES = ['name', 'title', 'project_name', 'projectName'];
const rank_URL_NAMES = ['url', 'website', 'domain', 'site', 'host'];
const rank_LIST_NAMES = ['projects', 'items', 'data', 'results', 'rows'];
function readRankProjects(body) {
    const known = inShape(schemas/* array */.YOg(result_schemas/* rankProjectSummarySchema */.JZ), body);
    if (known)
        return known;
    const list = listIn(body);
    if (!list)
        throw new errors/* ApiError */.h('bad-response', 'GET /rank/projects: the service did not answer with a list of projects');
    return list.map((item, index) => {
        const id = (0,read_fields/* isObject */.Gv)(item) ? (0,read_fields/* firstText */.ou)(item, ID_NAMES) : undefined;
        if (id === undefined || !(0,read_fields/* isObject */.Gv)(item)) {
            throw new errors/* ApiError */.h('bad-response', `GET /rank/projects: project ${index + 1} of the service's list has no id`);
        }
        return { id, ...nameAndUrl([item]), facts: item };
    });
}
function readRankProject(id, body) {
    const known = inShape(result_schemas/* rankProjectSchema */.Tq, body);
    if (known)
        return known;
    if (!(0,read_fields/* isObject */.Gv)(body))
        return { id, name: null, url: null, keywords: [], facts: { body } };
    const nested = (0,read_fields/* nestedContainersOf */.l7)(body, ['project']);
    return { id, ...nameAndUrl(nested), keywords: keywordsIn(nested), facts: body };
}
function readRankDashboard(id, body) {
    const known = inShape(result_schemas/* rankDashboardSchema */.QY, body);
    if (known)
        return known;
    return { id, facts: (0,read_fields/* isObject */.Gv)(body) ? body : { body } };
}
function listIn(body) {
    if (Array.isArray(body))
        return body;
    if (!(0,read_fields/* isObject */.Gv)(body))
        return undefined;
    for (const container of (0,read_fields/* containersOf */.Mz)(body)) {
        for (const name of rank_LIST_NAMES) {
            const list = (0,read_fields/* own */.ZV)(container, name);
            if (Array.isArray(list))
                return list;
        }
    }
    return undefined;
}
function nameAndUrl(containers) {
    const first = (names) => containers.map(container => (0,read_fields/* firstText */.ou)(container, names)).find(text => text !== undefined) ?? null;
    return { name: first(rank_NAME_NAMES), url: first(rank_URL_NAMES) };
}

;// CONCATENATED MODULE: ./lib/hosted/hosted.js
















const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;
const LARGE_ANSWER = 256 * 1024;
const LATER_MS = 1000;
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
    const post = async (path, url, { signal, takesLong } = {}) => {
        const started = now();
        const request = { method: 'POST', path, url, signal, ...(takesLong && { takesLong }) };
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
    const readTool = async (tool, url, options) => {
        const { body, text, timing } = await post(`/tools/${encodeURIComponent(tool)}`, url, options);
        if ('instead' in body)
            return { reading: { parts: [], run: unreadableToolRun(tool, url, body.instead, timing) } };
        const mapping = mappings.of(tool, text, options);
        return { reading: await readBody(tool, url, body.json, timing, mapping), json: body.json };
    };
    const kept = new KeptAnswers();
    return {
        me: async (options) => readAccount(await get('/me', options)),
        async analyze(url, options = {}) {
            const { body, timing } = await post('/analyze', url, { signal: options.signal, takesLong: true });
            return kept.analysis(readAnalysis(url, body, timing));
        },
        async runTool(tool, url, options) {
            const { reading } = await readTool(tool, url, options);
            return kept.run(reading.run);
        },
        async explainTool(tool, url, options) {
            const { reading, json } = await readTool(tool, url, options);
            return explanationOf(reading, json);
        },
        rankProjects: async (options) => readRankProjects(await get('/rank/projects', options)),
        rankProject: async (id, options) => readRankProject(id, await get(projectPath(id), options)),
        rankDashboard: async (id, options) => readRankDashboard(id, await get(`${projectPath(id)}/dashboard`, options)),
        close,
    };
}
function projectPath(id) {
    if (id !== '' && id !== '.' && id !== '..')
        return `/rank/projects/${encodeURIComponent(id)}`;
    throw new errors/* ApiError */.h('bad-request', `"${id}" cannot be the id of a rank project; the list of projects has the ids`);
}
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

/***/ 12507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Mz: () => (/* binding */ containersOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   l7: () => (/* binding */ nestedContainersOf),
/* harmony export */   ou: () => (/* binding */ firstText)
/* harmony export */ });
const WRAPPERS = ['data', 'result', 'results', 'report'];
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
function firstText(object, names) {
    for (const name of names) {
        const text = textOf(own(object, name));
        if (text !== undefined)
            return text;
    }
    return undefined;
}
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
function containersOf(body, further = []) {
    return [body, ...[...WRAPPERS, ...further].map(name => own(body, name)).filter(isObject)];
}
function nestedContainersOf(body, further) {
    return [...new Set(containersOf(body, further).flatMap(container => containersOf(container, further)))];
}


/***/ }),

/***/ 5232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ valueAt),
/* harmony export */   q: () => (/* binding */ pathInWords)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12507);

function pathInWords(path) {
    return path
        .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`))
        .join('');
}
function valueAt(body, path) {
    let value = body;
    for (const step of path) {
        if (Array.isArray(value) && typeof step === 'number')
            value = value[step];
        else
            value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof step === 'string' ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, step) : undefined;
    }
    return value;
}


/***/ }),

/***/ 48824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   bl: () => (/* binding */ contentCodings),
/* harmony export */   gH: () => (/* binding */ isRawDeflate)
/* harmony export */ });
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
const MAX_CODINGS = 5;
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'];
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
function contentCodings(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(coding => KNOWN.includes(coding)) ? codings : [];
}
function isRawDeflate(firstByte) {
    return (firstByte & 0x0f) !== 8;
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;
const MAX_WAIT_MS = 10 * 365 * 86_400_000;
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^-?\d+(\.\d+)?$/.test(text))
        return Math.min(Math.max(0, Number(text) * 1000), MAX_WAIT_MS);
    if (!HTTP_DATE.test(text))
        return undefined;
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ })

};

export const id = 5054;
export const ids = [5054];
export const modules = {

/***/ 76043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ assertTargetAllowed),
/* harmony export */   Ks: () => (/* binding */ AddressGuard),
/* harmony export */   NJ: () => (/* binding */ isPrivateLiteral),
/* harmony export */   Om: () => (/* binding */ AddressDenied)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);


class AddressDenied extends Error {
    name = 'AddressDenied';
    code = 'ADDRESS_DENIED';
}
function isPrivateLiteral({ hostname }) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(hostname) || ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .literalAddress */ .I3)(hostname) !== undefined && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(hostname));
}
class AddressGuard {
    policy;
    lookup;
    #resolve;
    #privateHosts;
    constructor(policy, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
        this.policy = policy;
        this.#resolve = resolve;
        this.lookup = (hostname, options, callback) => {
            const all = { ...options, all: true };
            resolve(hostname, all, (error, found) => {
                if (error)
                    return callback(error, '', 4);
                const addresses = found;
                if (addresses.length === 0)
                    return callback(unresolved(hostname), '', 4);
                const give = () => {
                    if (options.all)
                        return callback(null, addresses);
                    const first = addresses[0];
                    return callback(null, first.address, first.family);
                };
                if (policy === 'any' || addresses.every(({ address }) => (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(address)))
                    return give();
                const texts = addresses.map(({ address }) => address);
                return void this.#refusal(hostname, texts).then(denied => (denied ? callback(denied, '', 4) : give()));
            });
        };
    }
    async assertAllowed(url) {
        const address = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .literalAddress */ .I3)(url.hostname);
        if (this.policy === 'any' || address === undefined || (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(address))
            return;
        const denied = await this.#refusal(url.hostname, [address]);
        if (denied)
            throw denied;
    }
    async #refusal(hostname, addresses) {
        const { policy } = this;
        if (policy === 'any')
            return undefined;
        const denied = deniedAnyway(hostname, addresses, policy);
        if (denied)
            return denied;
        this.#privateHosts ??= this.#hostsThatMayBePrivate(policy);
        const allowed = await this.#privateHosts;
        if (allowed === 'all' || allowed.has((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .plainHost */ .jV)(hostname)))
            return undefined;
        const address = addresses.find(address => !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(address));
        return new AddressDenied(`${shown(hostname, address)} is a private address, which a public page may not lead to unless "allow-private" is set`);
    }
    async #hostsThatMayBePrivate(policy) {
        const hostsOf = (urls) => new Set(urls.map(url => new URL(url).hostname));
        const targets = [...hostsOf(policy.targets)];
        const isPrivate = await Promise.all(targets.map(host => this.#isPrivate(host)));
        if (targets.length > 0 && isPrivate.every(Boolean))
            return 'all';
        const named = targets.filter((_, index) => isPrivate[index]);
        return new Set([...named, ...hostsOf(policy.alsoNamed ?? [])].map(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .plainHost */ .jV));
    }
    async #isPrivate(hostname) {
        if (isPrivateLiteral(new URL(`http://${hostname}`)))
            return true;
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .literalAddress */ .I3)(hostname) !== undefined)
            return false;
        return await new Promise(done => this.#resolve(hostname, { all: true }, (error, found) => done(!error && found.some(({ address }) => !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(address)))));
    }
}
function assertTargetAllowed(url, policy) {
    const address = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .literalAddress */ .I3)(url.hostname);
    const denied = policy !== 'any' && address !== undefined && deniedAnyway(url.hostname, [address], policy);
    if (denied)
        throw denied;
}
function deniedAnyway(hostname, addresses, policy) {
    if (policy === 'public-only') {
        const address = addresses.find(address => !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublicAddress */ .i0)(address));
        if (address === undefined)
            return undefined;
        const what = `${shown(hostname, address)} is not a public address`;
        return new AddressDenied(`${what}, and this service audits public sites alone`);
    }
    const metadata = addresses.find(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isMetadataAddress */ .gh);
    if (metadata === undefined)
        return undefined;
    const what = `${shown(hostname, metadata)} is an address of the metadata service of clouds`;
    return new AddressDenied(`${what}, which no page may lead to unless "allow-private" is set`);
}
function shown(hostname, address) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .plainHost */ .jV)(hostname) === address ? address : `${hostname} (${address})`;
}
function unresolved(hostname) {
    return Object.assign(new Error(`${hostname} has no address`), { code: 'ENODATA' });
}


/***/ }),

/***/ 96611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48824);



const SMALL_BYTES = 64 * 1024;
const SMALL_DECODED_BYTES = 1024 * 1024;
const ZSTD_WINDOW_LOG = 23;
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            let room = maxBytes;
            for await (const chunk of decode(source, contentEncoding, read)) {
                read.truncated = chunk.length > room;
                yield read.truncated ? chunk.subarray(0, room) : chunk;
                if (read.truncated)
                    return;
                room -= chunk.length;
            }
        }
        catch (error) {
            broken = error instanceof _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9 ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentCodings */ .bl)(contentEncoding).reduceRight(undo, counted);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    const first = [];
    let [bytes, isWhole] = [0, false];
    while (bytes <= SMALL_BYTES && !isWhole) {
        const next = await chunks.next();
        if (next.done)
            isWhole = true;
        else if (next.value.length > 0)
            bytes += first[first.push(next.value) - 1].length;
    }
    if (bytes === 0)
        return;
    const undone = isWhole ? undoneAtOnce(first, coding) : undefined;
    if (undone)
        return yield undone;
    async function* all() {
        yield* first;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, DECODERS[kindOf(coding, first[0])].stream(), () => { });
}
function undoneAtOnce(chunks, coding) {
    try {
        return DECODERS[kindOf(coding, chunks[0])].atOnce(Buffer.concat(chunks), {
            maxOutputLength: SMALL_DECODED_BYTES,
        });
    }
    catch {
        return undefined;
    }
}
const ZSTD_OPTIONS = { params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } };
const DECODERS = {
    br: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync },
    zstd: {
        stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress(ZSTD_OPTIONS),
        atOnce: (bytes, limits) => node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync(bytes, { ...ZSTD_OPTIONS, ...limits }),
    },
    deflate: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync },
    raw: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync },
    gzip: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzipSync },
};
function kindOf(coding, [firstByte]) {
    switch (coding) {
        case 'br':
        case 'zstd':
            return coding;
        case 'deflate':
            return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .isRawDeflate */ .gH)(firstByte) ? 'raw' : 'deflate';
        default:
            return 'gzip';
    }
}
function badEncoding(contentEncoding, cause) {
    return new _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
}


/***/ }),

/***/ 55054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ HttpClient)
});

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/url-credentials.js
var url_credentials = __webpack_require__(11114);
// EXTERNAL MODULE: ./lib/engine/network/address-guard.js
var address_guard = __webpack_require__(76043);
// EXTERNAL MODULE: ./lib/engine/network/body.js
var network_body = __webpack_require__(96611);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/net/content-codings.js
var content_codings = __webpack_require__(48824);
;// CONCATENATED MODULE: ./lib/engine/network/failure.js

function failureOf(url, error) {
    const cause = deepestCause(error);
    const code = cause.code;
    const kind = kindOf(cause, code);
    const message = `${WORDS[kind]}: ${isRefusedByParser(cause) ? REFUSED : cause.message || code || 'no reason given'}`;
    return code === undefined ? { kind, url, message } : { kind, url, message, code };
}
function mayBeStaleSocket(error) {
    return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(deepestCause(error).code ?? '');
}
const MAX_CAUSES = 5;
const DNS_CODES = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'EBADNAME']);
const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|HOSTNAME|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|^UNSPECIFIED$/;
const TLS_CODE = /^(ERR_SSL|EPROTO)/;
const TIMEOUT_CODES = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
function isRefusedByParser({ code }) {
    return code === 'ERR_ASSERTION';
}
const REFUSED = 'its status line or its headers are impossible, such as a status below 100';
function kindOf(error, code = '') {
    if (error instanceof content_codings/* BadContentEncoding */.Q9)
        return 'bad-encoding';
    if (code === 'ADDRESS_DENIED')
        return 'address-denied';
    if (DNS_CODES.has(code) || code.startsWith('EAI_'))
        return 'dns';
    if (TIMEOUT_CODES.has(code))
        return 'timeout';
    if (CERTIFICATE_CODE.test(code) || TLS_CODE.test(code))
        return 'certificate';
    if (isRefusedByParser(error))
        return 'protocol';
    if (error.name === 'HTTPParserError' || code.startsWith('UND_ERR_HEADERS'))
        return 'protocol';
    return 'connection';
}
const WORDS = {
    dns: 'has a host name that does not resolve',
    connection: 'cannot be reached',
    certificate: 'has a TLS connection that cannot be trusted',
    timeout: 'did not answer in time',
    'bad-encoding': 'has a body that cannot be decoded',
    'address-denied': 'is not audited',
    'bad-scheme': 'is not an http or https URL',
    protocol: 'does not answer with valid HTTP',
    'redirect-loop': 'redirects in a loop',
    'too-many-redirects': 'redirects too often',
    'bad-location': 'redirects to no valid URL',
};
function deepestCause(error) {
    let current = error;
    for (let depth = 0; depth < MAX_CAUSES && !(current instanceof content_codings/* BadContentEncoding */.Q9); depth++) {
        const { cause, errors } = Object(current);
        const inner = errors?.[0] ?? cause;
        if (!looksLikeError(inner))
            break;
        current = inner;
    }
    return looksLikeError(current) ? current : new Error(String(current));
}
function looksLikeError(value) {
    return typeof value === 'object' && value !== null && 'message' in value;
}

;// CONCATENATED MODULE: ./lib/engine/network/head-request.js
function requestHead(dispatcher, { origin, pathname, search }, headers, limit) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const handler = new HeadHandler(limit, resolve, reject);
    limit.onEnd(reason => handler.abort(reason));
    const request = { origin, path: pathname + search, method: 'HEAD', headers, reset: false };
    try {
        dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, handler);
    }
    catch (error) {
        reject(error);
    }
    return promise;
}
class HeadHandler {
    #limit;
    #resolve;
    #reject;
    #sent;
    #statusCode = 0;
    #headers = {};
    constructor(limit, resolve, reject) {
        this.#limit = limit;
        this.#resolve = resolve;
        this.#reject = reject;
    }
    abort(reason) {
        this.#reject(reason);
        this.#sent?.abort(reason);
    }
    onRequestStart(controller) {
        this.#sent = controller;
        if (this.#limit.ended)
            controller.abort(this.#limit.signal.reason);
    }
    onResponseStart(_, statusCode, headers) {
        if (statusCode < 200)
            return;
        this.#statusCode = statusCode;
        this.#headers = headers;
    }
    onResponseData() { }
    onResponseEnd() {
        this.#resolve({ statusCode: this.#statusCode, headers: this.#headers });
    }
    onResponseError(_, error) {
        this.#reject(error);
    }
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/undici.js + 1 modules
var undici = __webpack_require__(17117);
;// CONCATENATED MODULE: ./lib/engine/network/http-client.js










const MAX_REDIRECTS = 20;
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
const MAX_REDIRECT_BODY_BYTES = 64 * 1024;
const CONNECT_TIMEOUT_MS = 8000;
const ADDRESS_ATTEMPT_TIMEOUT_MS = 2000;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
const CONNECTIONS_PER_ORIGIN = 32;
const KEEP_ALIVE_MS = 4000;
const NO_BYTES = Buffer.alloc(0);
class HttpClient {
    guard;
    #options;
    #dispatcher;
    #headDispatcher;
    #sockets = new Set();
    #ownHeaders;
    constructor(options) {
        this.guard = new address_guard/* AddressGuard */.Ks(options.addresses, options.resolve);
        this.#options = options;
        this.#ownHeaders = {
            'user-agent': options.userAgent,
            accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
            'accept-encoding': 'gzip, deflate, br, zstd',
        };
        this.#dispatcher = createDispatcher(options, this.guard, this.#sockets);
        this.#headDispatcher = createDispatcher(options, this.guard, this.#sockets);
    }
    async fetch(url, options = {}) {
        const { url: requestedUrl, credentials } = (0,url_credentials/* withoutCredentials */.r)(url);
        const known = credentials ? [credentials] : [];
        const hops = [];
        let next = requestedUrl;
        for (;;) {
            const step = await this.#step(next, options, known);
            if (step.hop)
                hops.push(step.hop);
            if ('failure' in step)
                return { requestedUrl, hops, failure: step.failure };
            if ('final' in step)
                return { requestedUrl, hops, final: step.final };
            const failure = endless(next, step.next, hops);
            if (failure)
                return { requestedUrl, hops, failure };
            if (step.credentials)
                known.unshift(step.credentials);
            next = step.next;
        }
    }
    async close() {
        for (const socket of this.#sockets)
            socket.destroy(new Error('the client was closed'));
        await Promise.all([this.#dispatcher.destroy(), this.#headDispatcher.destroy()]);
    }
    async #step(url, options, known) {
        const address = URL.parse(url);
        if (!address || !(0,redirect_target/* isHttp */.Zc)(address)) {
            return { failure: { kind: 'bad-scheme', url, message: 'is not an http or https URL' } };
        }
        options.signal?.throwIfAborted();
        const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs;
        const limit = new deadline/* Deadline */.B(timeoutMs, options.signal);
        let draining;
        try {
            const answer = await this.#answer(address, options, known, limit);
            if (!isFollowed(answer.hop, options)) {
                const final = answer.body ? await readFinal(answer, answer.body, options) : withoutBody(answer);
                return { hop: answer.hop, final };
            }
            if (answer.body)
                draining = drain(answer.body);
            const target = (0,redirect_target/* redirectTarget */.ET)(answer.hop.location, answer.hop.url);
            if ('failure' in target)
                return { hop: answer.hop, ...target };
            return {
                hop: answer.hop,
                next: target.url,
                ...(target.credentials && { credentials: target.credentials }),
            };
        }
        catch (error) {
            options.signal?.throwIfAborted();
            if (isCallersMistake(error))
                throw error;
            if (error instanceof network_body/* BodyConsumerFailed */._2)
                throw error.cause;
            if (!limit.passed)
                return { failure: failureOf(url, error) };
            const message = `did not answer completely within ${timeoutMs / 1000} s`;
            return { failure: { kind: 'timeout', url, message } };
        }
        finally {
            if (draining)
                void draining.finally(() => limit.clear());
            else
                limit.clear();
        }
    }
    async #answer(address, options, known, limit) {
        await this.guard.assertAllowed(address);
        try {
            return await this.#send(address, options, known, limit);
        }
        catch (error) {
            if (limit.ended || !mayBeStaleSocket(error))
                throw error;
            return await this.#send(address, options, known, limit);
        }
    }
    async #send(address, options, known, limit) {
        const started = external_node_perf_hooks_.performance.now();
        const headers = this.#headersFor(address.origin, options, known);
        if (options.method === 'HEAD') {
            const answer = await requestHead(this.#headDispatcher, address, headers, limit);
            return { hop: hopOf(address, answer.statusCode, headerMapOf(answer.headers), started), started };
        }
        const { signal } = limit;
        const requesting = (0,undici/* request */.Em)(address, {
            dispatcher: this.#dispatcher,
            method: options.method ?? 'GET',
            headers,
            signal,
            headersTimeout: 0,
            bodyTimeout: 0,
            responseHeaders: 'raw',
        });
        const { statusCode, headers: raw, body } = await (0,deadline/* orAborted */.H)(requesting, signal);
        const map = rawHeaderMap(raw);
        return { hop: hopOf(address, statusCode, map, started), body, started };
    }
    #headersFor(origin, options, known) {
        const own = options.originHeaders;
        const authorization = known.find(credentials => credentials.origin === origin)?.authorization;
        const headers = { ...this.#ownHeaders };
        if (authorization !== undefined)
            headers['authorization'] = authorization;
        for (const layer of [options.headers, own?.origin === origin ? own.headers : undefined]) {
            for (const name in layer)
                headers[name.toLowerCase()] = layer[name];
        }
        if (options.userAgent !== undefined)
            headers['user-agent'] = options.userAgent;
        return headers;
    }
}
function createDispatcher({ timeoutMs }, { lookup, policy }, sockets) {
    const timeout = Math.min(CONNECT_TIMEOUT_MS, timeoutMs);
    const connector = (0,undici/* buildConnector */.gU)({
        lookup,
        timeout,
        allowH2: false,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_TIMEOUT_MS,
    });
    const connect = (options, callback) => {
        const socket = connector(options, callback);
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    };
    const common = {
        connect,
        connections: CONNECTIONS_PER_ORIGIN,
        keepAliveTimeout: KEEP_ALIVE_MS,
        allowH2: false,
    };
    if (policy === 'public-only')
        return new undici/* Agent */.g6(common);
    try {
        return (0,undici/* proxyAgent */.QT)({ ...common, connectTimeout: timeout }, process.env) ?? new undici/* Agent */.g6(common);
    }
    catch (error) {
        return new undici/* Agent */.g6({ ...common, connect: loopbackOnly(connect, error) });
    }
}
function loopbackOnly(connect, error) {
    return (options, callback) => (0,host_kind/* neverLeavesMachine */.wQ)(options.hostname) ? connect(options, callback) : callback(error, null);
}
function isFollowed({ status, location }, { redirect }) {
    return redirect !== 'manual' && location !== undefined && REDIRECT_STATUSES.has(status);
}
function withoutBody({ hop, started }) {
    return {
        ...hop,
        body: NO_BYTES,
        wireBytes: 0,
        truncated: false,
        totalMs: external_node_perf_hooks_.performance.now() - started,
    };
}
async function readFinal({ hop, started }, body, options) {
    const coding = hop.headers.get('content-encoding')?.join(',');
    const { consume, maxBytes = DEFAULT_MAX_BYTES } = options;
    const { bytes, ...read } = consume
        ? { bytes: Buffer.alloc(0), ...(await (0,network_body/* consumeBody */.hI)(body, coding, maxBytes, all => consume(all, hop))) }
        : await (0,network_body/* readBody */.x8)(body, coding, maxBytes);
    return { ...hop, body: bytes, ...read, totalMs: external_node_perf_hooks_.performance.now() - started };
}
function drain(body) {
    return body.dump({ limit: MAX_REDIRECT_BODY_BYTES }).catch(() => undefined);
}
function hopOf({ href }, status, headers, started) {
    const hop = { url: href, status, headers, ttfbMs: external_node_perf_hooks_.performance.now() - started };
    const location = headers.get('location')?.[0];
    if (location !== undefined)
        hop.location = Buffer.from(location, 'latin1').toString('utf8');
    return hop;
}
function endless(url, next, hops) {
    const target = (0,redirect_target/* withoutFragment */.f2)(next);
    if (hops.some(hop => (0,redirect_target/* withoutFragment */.f2)(hop.url) === target)) {
        return { kind: 'redirect-loop', url, message: `redirects back to ${next}, a loop` };
    }
    if (hops.length > MAX_REDIRECTS) {
        return { kind: 'too-many-redirects', url, message: `redirects more than ${MAX_REDIRECTS} times` };
    }
    return undefined;
}
function rawHeaderMap(raw) {
    const map = new Map();
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const name = raw[at].toLowerCase();
        const value = bare(raw[at + 1]);
        const values = map.get(name);
        if (values)
            values.push(value);
        else
            map.set(name, [value]);
    }
    return map;
}
function headerMapOf(headers) {
    const map = new Map();
    for (const name in headers) {
        const value = headers[name];
        map.set(name, typeof value === 'string' ? [bare(value)] : value.map(bare));
    }
    return map;
}
function bare(value) {
    return value.replace(/^[ \t]+/, '').trimEnd();
}
function isCallersMistake(error) {
    return error?.code === 'UND_ERR_INVALID_ARG';
}


/***/ }),

/***/ 17117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g6: () => (/* reexport */ agent),
  gU: () => (/* reexport */ connect),
  QT: () => (/* binding */ proxyAgent),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-connect.js
var api_connect = __webpack_require__(34660);
// EXTERNAL MODULE: ./node_modules/undici/lib/api/api-request.js
var api_request = __webpack_require__(14043);
// EXTERNAL MODULE: ./node_modules/undici/lib/core/connect.js
var connect = __webpack_require__(59136);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(57405);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/dispatcher.js
var dispatcher = __webpack_require__(30883);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var env_http_proxy_agent = __webpack_require__(53137);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/client-h1.js
var client_h1 = __webpack_require__(637);
;// CONCATENATED MODULE: ./lib/engine/network/http-parser.js


const V8_BUDGET = 13_000_000;
const PARSER_BUDGET = 2_000_000_000;
function makeHttpParser() {
    (0,external_node_v8_.setFlagsFromString)(`--wasm-tiering-budget=${PARSER_BUDGET}`);
    try {
        client_h1({}, { errored: new Error('there is no connection') });
    }
    catch {
    }
    finally {
        (0,external_node_v8_.setFlagsFromString)(`--wasm-tiering-budget=${V8_BUDGET}`);
    }
}

// EXTERNAL MODULE: ./lib/engine/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(89775);
;// CONCATENATED MODULE: ./lib/engine/network/undici.js








Object.assign(dispatcher.prototype, { connect: api_connect });
makeHttpParser();

function proxyAgent(options, env) {
    const httpProxy = env['http_proxy'] || env['HTTP_PROXY'] || '';
    const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    if (!httpProxy && !httpsProxy)
        return undefined;
    const noProxy = [env['no_proxy'] || env['NO_PROXY'], upstream_proxy/* NEVER_PROXIED */.xr].filter(Boolean).join(',');
    try {
        return new env_http_proxy_agent({ ...options, httpProxy, httpsProxy, noProxy });
    }
    catch {
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
function request({ origin, pathname, search }, { dispatcher, ...options }) {
    return api_request.call(dispatcher, { ...options, origin, path: pathname + search });
}


/***/ }),

/***/ 89775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ upstreamProxyFor),
/* harmony export */   j2: () => (/* binding */ askUpstream),
/* harmony export */   xr: () => (/* binding */ NEVER_PROXIED)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69612);



const NEVER_PROXIED = 'localhost,127.0.0.1,[::1]';
function upstreamProxyFor(url, env = process.env) {
    const plain = env['http_proxy'] || env['HTTP_PROXY'];
    const secure = env['https_proxy'] || env['HTTPS_PROXY'];
    const written = url.protocol === 'https:' ? secure || plain : plain;
    const proxy = URL.parse(written ?? '');
    if (!proxy || !/^https?:$/.test(proxy.protocol) || isExcluded(url, env))
        return undefined;
    return proxy;
}
function proxyAuthorization({ username, password }) {
    if (username === '')
        return undefined;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
function isExcluded({ hostname, port, protocol }, env) {
    const host = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .plainHost */ .jV)(hostname);
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    const list = [env['no_proxy'] || env['NO_PROXY'] || '', NEVER_PROXIED].join(',');
    return list.split(/[,\s]+/).some(entry => {
        const [, written = entry, onPort] = /^(\[[^\]]*\]|[^:]+)(?::(\d+))?$/.exec(entry) ?? [];
        const name = written
            .replace(/^\[|\]$/g, '')
            .replace(/^\*?\./, '')
            .replace(/\.$/, '')
            .toLowerCase();
        if (name === '' || (onPort !== undefined && onPort !== ownPort))
            return false;
        return name === '*' || host.endsWith(`.${name}`) || (host === name && !written.startsWith('*'));
    });
}
function askUpstream(proxy, { headers, ...options }) {
    const authorization = proxyAuthorization(proxy);
    const ask = proxy.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    return ask({
        ...options,
        agent: false,
        host: proxy.hostname.replace(/^\[|\]$/g, ''),
        port: proxy.port || (proxy.protocol === 'https:' ? '443' : '80'),
        headers: { ...headers, ...(authorization !== undefined && { 'proxy-authorization': authorization }) },
    });
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


/***/ })

};

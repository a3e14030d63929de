export const id = 4499;
export const ids = [4499];
export const modules = {

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

/***/ 12034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   Cw: () => (/* binding */ LedAway),
/* harmony export */   R: () => (/* binding */ createApiFetch),
/* harmony export */   tR: () => (/* binding */ dispatcherFor)
/* harmony export */ });
/* harmony import */ var _engine_network_undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17117);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);


class LedAway extends Error {
    name = 'LedAway';
}
const MAX_ANSWER_BYTES = 32_000_000;
const MAX_REDIRECTS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
function createApiFetch(root, options) {
    const dispatcher = dispatcherFor(root, options.env);
    return async (input, init = {}) => {
        let url = new URL(String(input));
        for (let redirects = 0;; redirects++) {
            if (url.origin !== root.origin)
                throw new LedAway(`GitHub leads to ${url.origin}, which is not asked`);
            const answer = await ask(url, init, dispatcher, options);
            const location = answer.headers.get('location');
            if (!isRedirect(answer.status) || location === null || init.redirect === 'manual')
                return answer;
            const next = URL.parse(location, url);
            if (!next || redirects === MAX_REDIRECTS)
                throw new LedAway('GitHub redirects endlessly');
            url = next;
        }
    };
}
function isRedirect(status) {
    return [301, 302, 307, 308].includes(status);
}
function dispatcherFor({ hostname }, env) {
    const options = { allowH2: false, connect: { timeout: CONNECT_TIMEOUT_MS } };
    const proxied = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .neverLeavesMachine */ .wQ)(hostname)
        ? undefined
        : (0,_engine_network_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyAgent */ .QT)({ ...options, connectTimeout: CONNECT_TIMEOUT_MS }, env);
    return proxied ?? new _engine_network_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .Agent */ .g6(options);
}
async function ask(url, { method = 'GET', headers, body }, dispatcher, { signal, answerMs }) {
    const late = AbortSignal.timeout(answerMs);
    try {
        const answer = await (0,_engine_network_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .request */ .Em)(url, {
            dispatcher,
            method: method,
            headers: headers,
            body: (body ?? null),
            signal: AbortSignal.any([signal, late]),
        });
        const text = (await readBounded(answer.body, MAX_ANSWER_BYTES)).toString('utf8');
        return responseOf(url, answer, text);
    }
    catch (error) {
        signal.throwIfAborted();
        if (late.aborted)
            throw new Error(`GitHub did not answer within ${answerMs / 1000} s`, { cause: error });
        throw error;
    }
}
async function readBounded(body, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        length += chunk.length;
        if (length > maxBytes)
            throw new Error(`GitHub's answer is larger than ${maxBytes / 1e6} MB`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
}
function responseOf(url, { statusCode: status, headers }, text) {
    const shown = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        for (const part of [value ?? []].flat())
            shown.append(name, part);
    }
    if (status >= 200 && status < 300 && text !== '' && !isJson(text)) {
        throw new Error(`GitHub answered ${status} with something that is not JSON`);
    }
    if (text !== '')
        shown.set('content-type', isJson(text) ? 'application/json' : 'text/plain');
    const response = new Response(status === 204 || status === 205 || status === 304 ? null : text, {
        status,
        headers: shown,
    });
    return Object.defineProperty(response, 'url', { value: url.href });
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 7481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ artifactNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(792);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



function artifactNames(name, env) {
    return name === (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionOf */ .Fg)('artifact-name').default ? [name, `${name}-${jobKey(env)}`] : [name];
}
const SECRET_INPUTS = new Set(_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI.filter(name => (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionOf */ .Fg)(name).secret).map(_settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .L));
const KEY_LENGTH = 8;
function jobKey(env) {
    const inputs = Object.entries(env)
        .filter(([name, value]) => name.startsWith('INPUT_') && value?.trim() && !SECRET_INPUTS.has(name.toUpperCase()))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    const place = [env['GITHUB_JOB'], env['RUNNER_OS'], env['RUNNER_ARCH']];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([place, inputs]))
        .digest('hex')
        .slice(0, KEY_LENGTH);
}


/***/ }),

/***/ 74499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadBranchReport: () => (/* binding */ loadBranchReport)
});

// UNUSED EXPORTS: findArtifact

// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/github/api-fetch.js
var api_fetch = __webpack_require__(12034);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
// EXTERNAL MODULE: ./lib/engine/network/undici.js + 1 modules
var undici = __webpack_require__(17117);
;// CONCATENATED MODULE: ./lib/github/byte-source.js


const FIRST_BYTES = 1_000_000;
function bytesIn(buffer) {
    return { size: buffer.length, read: async (from, to) => buffer.subarray(from, to) };
}
async function openRemoteBytes(address, { dispatcher, signal, maxWholeBytes }) {
    const ask = (from, to) => (0,undici/* request */.Em)(address, { dispatcher, signal, method: 'GET', headers: { range: `bytes=${from}-${to - 1}` } });
    const { statusCode, headers, body } = await ask(0, FIRST_BYTES);
    if (statusCode !== 206) {
        const whole = await (0,api_fetch/* readBounded */.CB)(body, maxWholeBytes);
        if (statusCode !== 200)
            throw new Error(`its artifact cannot be loaded (${statusCode})`);
        return bytesIn(whole);
    }
    const start = await (0,api_fetch/* readBounded */.CB)(body, FIRST_BYTES);
    const size = sizeIn(headers, 0, start.length);
    return {
        size,
        async read(from, to) {
            if (to <= start.length)
                return start.subarray(from, to);
            const { statusCode, headers, body } = await ask(from, to);
            const part = await (0,api_fetch/* readBounded */.CB)(body, to - from);
            if (statusCode !== 206)
                throw new Error(`its artifact cannot be loaded (${statusCode})`);
            if (sizeIn(headers, from, part.length) !== size || part.length !== to - from)
                throw otherPart();
            return part;
        },
    };
}
function sizeIn(headers, from, length) {
    const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
    if (Number(first) !== from || Number(last) !== from + length - 1)
        throw otherPart();
    return Number(size);
}
function otherPart() {
    return new Error('its artifact cannot be loaded (GitHub sent another part than was requested)');
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/github/zip-file.js


const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const LARGE_END_BYTES = 56;
const LOCATOR_BYTES = 20;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const LARGE_END_SIGNATURE = 0x06064b50;
const LOCATOR_SIGNATURE = 0x07064b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const MAX_DIRECTORY_BYTES = 16_000_000;
const STEP_BYTES = 64 * 1024;
const PIECE_BYTES = 256 * 1024;
async function fileInZip(zip, name, { maxPackedBytes, maxBytes }) {
    const { from, to } = await directoryOf(zip);
    const directory = await partOf(zip, from, to, MAX_DIRECTORY_BYTES);
    const place = parsed(() => placeIn(directory, name));
    if (!place)
        return undefined;
    const { local, size, method } = place;
    const head = await partOf(zip, local, local + LOCAL_BYTES, LOCAL_BYTES);
    const start = parsed(() => local + lengthOfHead(head));
    if (size > maxPackedBytes)
        throw tooLarge(name, maxPackedBytes);
    const data = await partOf(zip, start, start + size, maxPackedBytes);
    return () => piecesOf(data, method, name, maxBytes);
}
async function directoryOf(zip) {
    const tailBytes = Math.min(zip.size, END_BYTES + MAX_COMMENT_BYTES + LOCATOR_BYTES);
    const tail = await zip.read(zip.size - tailBytes, zip.size);
    const end = tail.lastIndexOf(END_SIGNATURE, tail.length - END_BYTES);
    if (end < 0)
        throw damaged('no end record');
    const [size, from] = parsed(() => [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]);
    if (size !== ELSEWHERE && from !== ELSEWHERE)
        return { from, to: from + size };
    const locator = end - LOCATOR_BYTES;
    const at = parsed(() => {
        if (tail.readUInt32LE(locator) !== LOCATOR_SIGNATURE)
            throw new Error('no locator');
        return Number(tail.readBigUInt64LE(locator + 8));
    });
    const large = await partOf(zip, at, at + LARGE_END_BYTES, LARGE_END_BYTES);
    return parsed(() => {
        if (large.readUInt32LE(0) !== LARGE_END_SIGNATURE)
            throw new Error('no large end record');
        const from = Number(large.readBigUInt64LE(48));
        return { from, to: from + Number(large.readBigUInt64LE(40)) };
    });
}
function placeIn(directory, name) {
    for (let at = 0; at < directory.length;) {
        if (directory.readUInt32LE(at) !== CENTRAL_SIGNATURE)
            throw new Error('no entry');
        const nameLength = directory.readUInt16LE(at + 28);
        if (directory.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
            const method = directory.readUInt16LE(at + 10);
            if (method !== STORED && method !== DEFLATED)
                throw new Error('no method');
            return { method, size: directory.readUInt32LE(at + 20), local: directory.readUInt32LE(at + 42) };
        }
        at += CENTRAL_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return undefined;
}
function lengthOfHead(head) {
    if (head.readUInt32LE(0) !== LOCAL_SIGNATURE)
        throw new Error('no file');
    return LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}
async function partOf(zip, from, to, maxBytes) {
    if (!(from >= 0 && to >= from && to <= zip.size && to - from <= maxBytes))
        throw damaged('no such part');
    return from === to ? Buffer.alloc(0) : await zip.read(from, to);
}
function parsed(parse) {
    try {
        return parse();
    }
    catch (error) {
        throw damaged(error);
    }
}
function damaged(cause) {
    return new Error('its archive is damaged', { cause });
}
function tooLarge(name, maxBytes) {
    return new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`);
}
async function* piecesOf(data, method, name, maxBytes) {
    let length = 0;
    const stored = external_node_stream_.Readable.from(stepsOf(data));
    const content = method === DEFLATED ? stored.pipe((0,external_node_zlib_.createInflateRaw)({ chunkSize: PIECE_BYTES })) : stored;
    const pieces = content[Symbol.asyncIterator]();
    try {
        for (;;) {
            const { done, value } = await pieces.next().catch(error => {
                throw damaged(error);
            });
            if (done)
                return;
            length += value.length;
            if (length > maxBytes)
                throw tooLarge(name, maxBytes);
            yield value;
        }
    }
    finally {
        content.destroy();
        stored.destroy();
    }
}
function* stepsOf(data) {
    for (let at = 0; at < data.length; at += STEP_BYTES)
        yield data.subarray(at, at + STEP_BYTES);
}

;// CONCATENATED MODULE: ./lib/github/branch-report.js







const MAX_WHOLE_BYTES = 100_000_000;
const REPORT_LIMITS = { maxPackedBytes: 200_000_000, maxBytes: 1_000_000_000 };
const MAX_CANDIDATES = 20;
const AT_MOST_MS = 30_000;
const BRANCH_EVENTS = [
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'deployment_status',
];
async function loadBranchReport(options) {
    if (!options.token)
        throw new Error('"github-token" is empty');
    try {
        return await options.time.spend(allowance => load(options, allowance), { atMostMs: AT_MOST_MS });
    }
    catch (error) {
        throw explained(error);
    }
}
async function load(options, allowance) {
    const { token = '', env, log } = options;
    const github = await (0,rest_client/* openGitHub */.o6)({ token, env, log, ...allowance });
    const branch = await baseBranchOf(github, options.event);
    const artifact = branch === undefined ? undefined : await findArtifact(github, branch, options);
    return artifact && (await download(github, artifact.id, env));
}
async function baseBranchOf(github, event) {
    const pullRequest = await (0,pull_request/* findPullRequest */._)(github, event);
    return pullRequest?.baseBranch || event.defaultBranch;
}
async function findArtifact(github, branch, { artifactName, env }) {
    const uploaded = artifactName === 'none' ? (0,table/* definitionOf */.Fg)('artifact-name').default : artifactName;
    for (const name of (0,artifact_name/* artifactNames */.j)(uploaded, env).toReversed()) {
        const { data } = await github.octokit.rest.actions.listArtifactsForRepo({
            ...github.repository,
            name,
            per_page: 100,
        });
        const usable = data.artifacts
            .filter(artifact => isUsable(artifact, env['GITHUB_RUN_ID']))
            .sort((a, b) => b.id - a.id)
            .slice(0, MAX_CANDIDATES);
        for (const artifact of usable)
            if (await isOfBranch(github, artifact, branch))
                return artifact;
    }
    return undefined;
}
function isUsable({ expired, workflow_run: run }, ownRun) {
    const isOwn = String(run?.id) === ownRun;
    const isForeign = run?.repository_id === undefined || run.head_repository_id !== run.repository_id;
    return !expired && run?.id !== undefined && !isOwn && !isForeign;
}
async function isOfBranch({ octokit, repository }, { workflow_run: listed }, branch) {
    const { head_branch: headBranch, head_sha: sha, id } = listed;
    const isNamed = Boolean(headBranch) && headBranch !== sha;
    if (isNamed && headBranch !== branch)
        return false;
    const { data: run } = await octokit.rest.actions.getWorkflowRun({ ...repository, run_id: id });
    const hasEnded = run.conclusion === 'success' || run.conclusion === 'failure';
    if (!hasEnded || !BRANCH_EVENTS.includes(run.event))
        return false;
    if (isNamed)
        return true;
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${branch}...${sha}`,
        per_page: 1,
    });
    return data.status === 'behind' || data.status === 'identical';
}
async function download({ octokit, repository, signal }, id, env) {
    const { headers } = await octokit.rest.actions.downloadArtifact({
        ...repository,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
    });
    const address = URL.parse(headers.location ?? '');
    const scheme = URL.parse(env['GITHUB_API_URL'] ?? '')?.protocol ?? 'https:';
    if (!address || ![scheme, 'https:'].includes(address.protocol)) {
        throw new Error('GitHub names no address for its artifact');
    }
    const archive = await openRemoteBytes(address, {
        dispatcher: (0,api_fetch/* dispatcherFor */.tR)(address, env),
        signal,
        maxWholeBytes: MAX_WHOLE_BYTES,
    });
    const report = await fileInZip(archive, 'report.json', REPORT_LIMITS);
    if (!report)
        throw new Error('its artifact has no report.json; "formats" must include json');
    return report;
}
function explained(error) {
    const permission = 'the token needs the permission "actions: read"';
    const isRefused = (0,rest_client/* isFailedRequest */.vt)(error) && (error.status === 403 || error.status === 404);
    return new Error(isRefused ? `${permission} (${(0,rest_client/* wordsOf */.Z9)(error)})` : (0,rest_client/* wordsOf */.Z9)(error), { cause: error });
}


/***/ }),

/***/ 53056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ mayHavePullRequest),
/* harmony export */   _: () => (/* binding */ findPullRequest)
/* harmony export */ });
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44789);

const EVENTS = [
    'pull_request',
    'pull_request_target',
    'deployment_status',
    'workflow_run',
    'push',
    'status',
];
function mayHavePullRequest({ name }) {
    return EVENTS.includes(name);
}
async function findPullRequest(github, event) {
    if (event.pullRequest)
        return event.pullRequest;
    if (!mayHavePullRequest(event) || event.commit === undefined)
        return undefined;
    const found = pick(await listOfCommit(github, event.commit), event.commit);
    if (found || !event.head)
        return found;
    const { data: ofBranch } = await github.octokit.rest.pulls.list({
        ...github.repository,
        state: 'open',
        head: `${event.head.owner}:${event.head.branch}`,
        per_page: 100,
    });
    return pick(ofBranch, event.commit);
}
async function listOfCommit({ octokit, repository }, commit) {
    const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos;
    try {
        return (await list({ ...repository, commit_sha: commit, per_page: 100 })).data;
    }
    catch (error) {
        if ((0,_rest_client_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailedRequest */ .vt)(error) && error.status === 422)
            return [];
        throw error;
    }
}
function pick(listed, sha) {
    const open = listed.filter(({ state }) => state === 'open');
    const found = open.find(({ head }) => head.sha === sha) ?? (open.length === 1 ? open[0] : undefined);
    if (!found)
        return undefined;
    const { number, head, base } = found;
    return { number, baseBranch: base.ref, fromFork: head.repo?.id !== base.repo?.id };
}


/***/ }),

/***/ 44789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   o6: () => (/* binding */ openGitHub),
/* harmony export */   vt: () => (/* binding */ isFailedRequest)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9670);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6810);
/* harmony import */ var _api_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12034);




const BUDGET_MS = 60_000;
const ANSWER_MS = 15_000;
const BETWEEN_WRITES_MS = 1_000;
const TRIES = 4;
const BACKOFF_BASE_MS = 1_000;
const BACKOFF_CAP_MS = 8_000;
const SECONDARY_LIMIT_MS = 60_000;
async function openGitHub(options) {
    const { token, env, log, budgetMs = BUDGET_MS, answerMs = ANSWER_MS, wait = realWait } = options;
    const deadline = Date.now() + budgetMs;
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(budgetMs)]);
    const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const root = URL.parse(baseUrl);
    if (!root)
        throw new Error(`GITHUB_API_URL is "${baseUrl}", which is not a URL`);
    const name = env['GITHUB_REPOSITORY'] ?? '';
    const [owner = '', repo = ''] = name.split('/');
    if (owner === '' || repo === '')
        throw new Error(`GITHUB_REPOSITORY is "${name}", which is not owner/name`);
    const fetch = (0,_api_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .createApiFetch */ .R)(root, { env, signal, answerMs });
    const { getOctokit } = await loadOctokit();
    const octokit = getOctokit(token, {
        baseUrl,
        request: { fetch },
        log: { debug: () => { }, info: () => { }, warn: log.debug, error: log.debug },
    });
    const pause = async (milliseconds) => {
        signal.throwIfAborted();
        await wait(milliseconds, signal).catch(error => {
            signal.throwIfAborted();
            throw error;
        });
    };
    let nextWrite = 0;
    octokit.hook.wrap('request', async (request, parameters) => {
        const isQuery = /\/graphql$/.test(parameters.url);
        const isWrite = parameters.method !== 'GET' && !isQuery;
        for (let attempt = 1;; attempt++) {
            if (isWrite) {
                const early = nextWrite - Date.now();
                nextWrite = Math.max(nextWrite, Date.now()) + BETWEEN_WRITES_MS;
                if (early > 0)
                    await pause(early);
            }
            try {
                signal.throwIfAborted();
                return await request(parameters);
            }
            catch (error) {
                signal.throwIfAborted();
                if (error instanceof Error && error.cause instanceof _api_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .LedAway */ .Cw)
                    throw error.cause;
                const delay = delayAfter(error, attempt, parameters.method !== 'POST' || isQuery);
                if (delay === undefined || attempt >= TRIES || Date.now() + delay > deadline)
                    throw error;
                log.debug(`GitHub answered "${wordsOf(error)}"; the next try is in ${Math.ceil(delay / 1000)} s`);
                await pause(delay);
            }
        }
    });
    return { octokit, repository: { owner, repo }, signal, pause };
}
async function loadOctokit() {
    try {
        return await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 61351));
    }
    catch {
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
function isFailedRequest(error) {
    return error instanceof Error && typeof error.status === 'number';
}
function delayAfter(error, attempt, repeatable) {
    if (!isFailedRequest(error))
        return undefined;
    const { status, response } = error;
    if (status === 403 || status === 429)
        return limitDelay(error, response?.headers ?? {});
    if (!repeatable || (status < 500 && status !== 408))
        return undefined;
    return Math.random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
}
function limitDelay(error, headers) {
    const after = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_3__/* .retryAfterMs */ .V)(String(headers['retry-after'] ?? ''), Date.now());
    if (after !== undefined)
        return after;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now();
        return Number.isFinite(reset) ? Math.max(0, reset) : SECONDARY_LIMIT_MS;
    }
    return /secondary rate limit/i.test(error.message) ? SECONDARY_LIMIT_MS : undefined;
}
function wordsOf(error) {
    if (error instanceof TypeError)
        return 'an answer of GitHub does not have the documented form';
    const address = error.message.indexOf(' - https://');
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(address === -1 ? error.message : error.message.slice(0, address));
}
async function* pagesOf(maxPages, ask) {
    for (let page = 1; page <= maxPages; page++) {
        const { data, headers } = await ask(page);
        if (!Array.isArray(data))
            throw new TypeError('a page of a list is no list');
        yield data;
        if (!headers.link?.includes('rel="next"'))
            return;
    }
    throw new Error(`GitHub's list has more than ${maxPages} pages`);
}
function realWait(milliseconds, signal) {
    return (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal });
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

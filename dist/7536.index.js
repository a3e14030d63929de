export const id = 7536;
export const ids = [7536];
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

/***/ 7536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bearsLabel: () => (/* binding */ bearsLabel)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19607);
/* harmony import */ var _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53056);
/* harmony import */ var _rest_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44789);



const AT_MOST_MS = 10_000;
async function bearsLabel(label, options) {
    const { event, log, token, time } = options;
    const isGiven = (labels) => labels.some(one => one.toLowerCase() === label.toLowerCase());
    if (!(0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHavePullRequest */ .C)(event))
        return false;
    const known = event.pullRequest?.labels ?? [];
    try {
        if (!token)
            throw new Error('"github-token" is empty');
        const labels = await time.spend(allowance => currentLabels(options, allowance), { atMostMs: AT_MOST_MS });
        if (isGiven(labels))
            log.notice(`The changes are approved by the label "${label}"`);
        return isGiven(labels);
    }
    catch (error) {
        if (isGiven(known))
            return true;
        log.warning(`Whether the pull request has the label "${label}" is not known, so the changes are not approved: ${explained(error)}`);
        return false;
    }
}
async function currentLabels({ token = '', env, event, log }, allowance) {
    const github = await (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitHub */ .o6)({ token, env, log, ...allowance });
    const { octokit, repository } = github;
    const found = await (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_1__/* .findPullRequest */ ._)(github, event);
    if (!found)
        return await labelsOfMerged(github, event.commit);
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: found.number });
    return (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsOf */ .P)(data);
}
async function labelsOfMerged({ octokit, repository }, commit) {
    if (commit === undefined)
        return [];
    const { listPullRequestsAssociatedWithCommit: list } = octokit.rest.repos;
    const { data } = await list({ ...repository, commit_sha: commit, per_page: 100 });
    const merged = data.find(({ merged_at, merge_commit_sha }) => merged_at !== null && merge_commit_sha === commit);
    return merged ? (0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsOf */ .P)({ ...merged }) : [];
}
function explained(error) {
    const said = (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(error);
    const isRefused = (0,_rest_client_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailedRequest */ .vt)(error) && [403, 404].includes(error.status);
    return isRefused
        ? `the token needs the permission "pull-requests: read"; add it to "permissions" of the job (${said})`
        : said;
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

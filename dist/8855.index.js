export const id = 8855;
export const ids = [8855];
export const modules = {

/***/ 88052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ request),
/* harmony export */   QT: () => (/* binding */ proxyAgent),
/* harmony export */   g6: () => (/* reexport default export from named module */ undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__),
/* harmony export */   gU: () => (/* reexport default export from named module */ undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_2__)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34660);
/* harmony import */ var undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14043);
/* harmony import */ var undici_lib_core_connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59136);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57405);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30883);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53137);
/* harmony import */ var _upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22976);







/*
 * The parts of undici that an audit needs. Its index also loads fetch, WebSocket, caches and mocks, which takes longer
 * than all of these.
 */
// The index adds its functions to every dispatcher; the proxies ask for this one.
Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_4__.prototype, { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ });

/**
 * Connections through the proxies that the environment names; undefined where it names none. The loopback interface is
 * never asked for through a proxy.
 *
 * @param options `connectTimeout` in milliseconds
 * @throws {Error} with one clear line, without the value, where what the environment names is no proxy
 */
function proxyAgent(options, env) {
    const httpProxy = env['http_proxy'] || env['HTTP_PROXY'] || '';
    const httpsProxy = env['https_proxy'] || env['HTTPS_PROXY'] || '';
    if (!httpProxy && !httpsProxy)
        return undefined;
    const noProxy = [env['no_proxy'] || env['NO_PROXY'], _upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .NEVER_PROXIED */ .xr].filter(Boolean).join(',');
    try {
        return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_5__({ ...options, httpProxy, httpsProxy, noProxy });
    }
    catch {
        // The cause would bring the value along, with its password.
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
/** As `request` of undici. */
function request({ origin, pathname, search }, { dispatcher, ...options }) {
    return undici_lib_api_api_request_js__WEBPACK_IMPORTED_MODULE_1__.call(dispatcher, { ...options, origin, path: pathname + search });
}


/***/ }),

/***/ 22976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ upstreamProxyFor),
/* harmony export */   j2: () => (/* binding */ askUpstream),
/* harmony export */   xr: () => (/* binding */ NEVER_PROXIED)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);


/** Hosts that are never asked for through a proxy: it would lead to its own machine. */
const NEVER_PROXIED = 'localhost,127.0.0.1,[::1]';
/** The proxy of the environment for a URL, by the rules that the HTTP client follows; undefined where there is none. */
function upstreamProxyFor(url, env = process.env) {
    const plain = env['http_proxy'] ?? env['HTTP_PROXY'];
    const secure = env['https_proxy'] ?? env['HTTPS_PROXY'];
    const written = url.protocol === 'https:' ? secure || plain : plain;
    const proxy = URL.parse(written ?? '');
    if (!proxy || !/^https?:$/.test(proxy.protocol) || isExcluded(url, env))
        return undefined;
    return proxy;
}
/** Value of `Proxy-Authorization` for a proxy that is given with a name; undefined for others. */
function proxyAuthorization({ username, password }) {
    if (username === '')
        return undefined;
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
/** By `NO_PROXY`: `host`, `.host`, `*.host` and `*`, each with or without a port. */
function isExcluded({ hostname, port, protocol }, env) {
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    const list = [env['no_proxy'] ?? env['NO_PROXY'] ?? '', NEVER_PROXIED].join(',');
    return list.split(/[,\s]+/).some(entry => {
        // An address of IPv6 without brackets has no port.
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
/** Asks a proxy for something over a connection of its own. */
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
/* harmony import */ var _engine_visit_undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88052);

/** An address that GitHub leads to and that its token must not go to. */
class LedAway extends Error {
    name = 'LedAway';
}
/** A list of a hundred comments of the largest size, in UTF-8. */
const MAX_ANSWER_BYTES = 32_000_000;
const MAX_REDIRECTS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * A `fetch` for Octokit that is bounded whatever the other side does: in the time of each request with its answer, in
 * bytes, in redirects. It asks one origin alone, since every request has the token with it; it follows no redirect
 * that was asked for with `redirect: 'manual'`.
 *
 * Octokit binds the options of a request before its hooks can change them, so that a signal set there reaches nothing;
 * here it does. And Octokit takes a body that broke off for an empty one, so that it is read here.
 *
 * It rejects with {@link LedAway} where GitHub leads to another origin, and with an error where an answer is too large
 * or no JSON.
 *
 * @throws {Error} with one clear line where the proxy of the environment is none
 */
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
                throw new LedAway('GitHub redirects to no end');
            url = next;
        }
    };
}
function isRedirect(status) {
    return [301, 302, 307, 308].includes(status);
}
/** Connections to an API or a store of GitHub, through the proxy that the environment names. */
function dispatcherFor({ hostname }, env) {
    const options = { allowH2: false, connect: { timeout: CONNECT_TIMEOUT_MS } };
    const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
    const proxied = isLocal ? undefined : (0,_engine_visit_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyAgent */ .QT)({ ...options, connectTimeout: CONNECT_TIMEOUT_MS }, env);
    return proxied ?? new _engine_visit_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .Agent */ .g6(options);
}
async function ask(url, { method = 'GET', headers, body }, dispatcher, { signal, answerMs }) {
    const late = AbortSignal.timeout(answerMs);
    try {
        const answer = await (0,_engine_visit_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .request */ .Em)(url, {
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
/** All of a body. @throws {Error} as soon as it is larger than it may be; the connection is closed then */
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
/** Octokit reads the address of a response, and a body by its type, whatever that may be. */
function responseOf(url, { statusCode: status, headers }, text) {
    const shown = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        for (const part of [value ?? []].flat())
            shown.append(name, part);
    }
    if (status >= 200 && status < 300 && text !== '' && !isJson(text)) {
        throw new Error(`GitHub answered ${status} with something that is no JSON`);
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
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17773);


/**
 * Names that the artifact of this job may have, the first that is free in the run being taken: the default name, and
 * the same with a suffix, since in a matrix every job has the default. The suffix comes from the job's name, its
 * runner and its inputs, so that the same job has the same names on every branch. A name that the user chose stands.
 */
function artifactNames(name, env) {
    return name === (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionOf */ .Fg)('artifact-name').default ? [name, `${name}-${jobKey(env)}`] : [name];
}
const SECRET_INPUTS = /^INPUT_(?:TOKEN|HEADERS|GITHUB-TOKEN)$/i;
/** Hexadecimal digits of a key. */
const KEY_LENGTH = 8;
/** What tells this job from others of the run, as short as a name may hold it. */
function jobKey(env) {
    const inputs = Object.entries(env)
        .filter(([name, value]) => name.startsWith('INPUT_') && value?.trim() && !SECRET_INPUTS.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
    const place = [env['GITHUB_JOB'], env['RUNNER_OS'], env['RUNNER_ARCH']];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([place, inputs]))
        .digest('hex')
        .slice(0, KEY_LENGTH);
}


/***/ }),

/***/ 68855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadBranchReport: () => (/* binding */ loadBranchReport)
});

// UNUSED EXPORTS: findArtifact

// EXTERNAL MODULE: ./lib/engine/visit/undici.js
var undici = __webpack_require__(88052);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/github/api-fetch.js
var api_fetch = __webpack_require__(12034);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/github/zip-file.js


/** Bytes of the end record without its comment, and the most that the comment can have. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Files that are looked at. */
const MAX_FILES = 1_000;
const inflate = (0,external_node_util_.promisify)(external_node_zlib_.inflateRaw);
/**
 * One file of a zip archive in memory, by the central directory. No other file is looked into, and none is written, so
 * that names that lead out of a folder, links and bombs beside it do nothing.
 *
 * @returns undefined where there is no file of this name
 * @throws {Error} where the archive is damaged, and where the file is larger than `maxBytes`, whatever it says of itself
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
async function fileInZip(zip, name, maxBytes) {
    try {
        const place = placeOf(zip, name);
        return place && (await contentAt(zip, place, maxBytes));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ERR_BUFFER_TOO_LARGE')
            throw new Error(`its ${name} is larger than ${maxBytes / 1e6} MB`);
        throw new Error('its archive is damaged', { cause: error });
    }
}
function placeOf(zip, name) {
    const end = zip.lastIndexOf(END_SIGNATURE, zip.length - END_BYTES);
    if (end < Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES))
        throw new Error('no end record');
    let at = zip.readUInt32LE(end + 16);
    for (let left = Math.min(zip.readUInt16LE(end + 10), MAX_FILES); left > 0; left--) {
        if (zip.readUInt32LE(at) !== CENTRAL_SIGNATURE)
            throw new Error('no entry');
        const nameLength = zip.readUInt16LE(at + 28);
        if (zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength) === name) {
            return {
                method: zip.readUInt16LE(at + 10),
                size: zip.readUInt32LE(at + 20),
                local: zip.readUInt32LE(at + 42),
            };
        }
        at += CENTRAL_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return undefined;
}
async function contentAt(zip, { method, size, local }, maxBytes) {
    if (zip.readUInt32LE(local) !== LOCAL_SIGNATURE)
        throw new Error('no file');
    const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(from, from + size);
    if (data.length < size || (method !== STORED && method !== DEFLATED))
        throw new Error('no content');
    if (method === DEFLATED)
        return await inflate(data, { maxOutputLength: maxBytes });
    if (size > maxBytes)
        throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' });
    return data;
}

;// CONCATENATED MODULE: ./lib/github/branch-report.js







/** Bytes of an artifact and of the report in it; larger ones are left alone. */
const MAX_ARTIFACT_BYTES = 100_000_000;
const MAX_REPORT_BYTES = 200_000_000;
/** Artifacts that are looked at, the newest first. */
const MAX_CANDIDATES = 20;
/** Milliseconds for finding and loading it. */
const AT_MOST_MS = 30_000;
/** Events whose runs are about the branch that GitHub files them under; those of `workflow_run` are not. */
const BRANCH_EVENTS = [
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'deployment_status',
];
/**
 * Loads the newest report that this job made on the base branch: that of the pull request, else the default branch.
 * It is the artifact of a run that came to its end, was not of a fork, and has one of the names that this job gives.
 *
 * @returns the content of `report.json`; undefined where there is none
 * @throws {Error} with one clear line where GitHub refuses
 */
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
/**
 * Finds the artifact of the newest report on a branch.
 *
 * A job that has a suffix in a matrix has it on every branch: the name with it goes before the one without.
 */
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
function isUsable({ expired, size_in_bytes: size, workflow_run: run }, ownRun) {
    const isOwn = String(run?.id) === ownRun;
    const isForeign = run?.repository_id === undefined || run.head_repository_id !== run.repository_id;
    return !expired && size <= MAX_ARTIFACT_BYTES && run?.id !== undefined && !isOwn && !isForeign;
}
async function isOfBranch({ octokit, repository }, { workflow_run: listed }, branch) {
    const { head_branch: headBranch, head_sha: sha, id } = listed;
    // A deployment of a commit has no branch: then the commit must be on it.
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
/** The store has the archive at an address of its own, which is asked for without the token. */
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
    const { statusCode, body } = await (0,undici/* request */.Em)(address, {
        dispatcher: (0,api_fetch/* dispatcherFor */.tR)(address, env),
        method: 'GET',
        signal,
    });
    const zip = await (0,api_fetch/* readBounded */.CB)(body, MAX_ARTIFACT_BYTES);
    if (statusCode !== 200)
        throw new Error(`its artifact cannot be loaded (${statusCode})`);
    const report = await fileInZip(zip, 'report.json', MAX_REPORT_BYTES);
    if (!report)
        throw new Error('its artifact has no report.json; "formats" must include json');
    try {
        return JSON.parse(report.toString('utf8'));
    }
    catch (error) {
        throw new Error('its report.json is not JSON', { cause: error });
    }
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

/** Events that have a pull request, by themselves or through their commit. */
const EVENTS = [
    'pull_request',
    'pull_request_target',
    'deployment_status',
    'workflow_run',
    'push',
    // Platforms that report deploys as commit statuses, as Netlify does.
    'status',
];
/** Whether a run of this event can be about a pull request. */
function mayHavePullRequest({ name }) {
    return EVENTS.includes(name);
}
/**
 * The open pull request that a run is about: the one of the event, else the one of its commit. GitHub does not know
 * the commits of a fork by their names, so these are found by the branch that they are on.
 *
 * Of several the one whose last commit it is; undefined where there is none.
 */
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
/** To a commit that is not in the repository GitHub answers 422. */
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
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/* harmony import */ var _api_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12034);



const BUDGET_MS = 60_000;
/** GitHub gives up on a request itself after 10 seconds. */
const ANSWER_MS = 15_000;
/** https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const BETWEEN_WRITES_MS = 1_000;
/** Tries of a request whose failure may pass. */
const TRIES = 4;
const BACKOFF_BASE_MS = 1_000;
const BACKOFF_CAP_MS = 8_000;
/** To be waited where a secondary rate limit names no time, by the page on rate limits of the REST API. */
const SECONDARY_LIMIT_MS = 60_000;
/**
 * Opens GitHub's API at the runner's `GITHUB_API_URL`. A request that GitHub did not take, or whose repetition does no
 * harm, is tried again while the time lasts; writes are a second apart.
 *
 * What creates something is not tried again after an answer of 5xx, since it may have happened: that is for the caller
 * to find out.
 */
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
/** As it is loaded, it asks for the proxies of the environment, and knows fewer kinds of them. */
async function loadOctokit() {
    try {
        return await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 61351));
    }
    catch {
        throw new Error('HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy such as http://proxy:3128');
    }
}
/** Whether an error is that of a request to GitHub. */
function isFailedRequest(error) {
    return error instanceof Error && typeof error.status === 'number';
}
/** Milliseconds until a request may be tried again; undefined where that is of no use. */
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
/** A plain 403 is a missing permission, which no waiting gives. */
function limitDelay(error, headers) {
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (after >= 0)
        return after * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000 - Date.now();
        return Number.isFinite(reset) ? Math.max(0, reset) : SECONDARY_LIMIT_MS;
    }
    return /secondary rate limit/i.test(error.message) ? SECONDARY_LIMIT_MS : undefined;
}
/** What went wrong with GitHub, in one line, without the address of its documentation. */
function wordsOf(error) {
    if (error instanceof TypeError)
        return 'an answer of GitHub is not of the form that it documents';
    const address = error.message.indexOf(' - https://');
    return (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(address === -1 ? error.message : error.message.slice(0, address));
}
/**
 * The pages of a list. They are asked for by their numbers, since an address in an answer may lead anywhere, and for
 * ever.
 *
 * @param ask for the page of a number, from 1
 * @throws {Error} where there are more than `maxPages`, and where an answer is no list
 */
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


/***/ })

};

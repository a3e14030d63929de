export const id = 8648;
export const ids = [8648];
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

/***/ 8648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/terminal.js + 5 modules
var terminal = __webpack_require__(18609);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/places.js
var places = __webpack_require__(68884);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/target/static-file.js
var static_file = __webpack_require__(81154);
;// CONCATENATED MODULE: ./lib/github/source-files.js



/**
 * The file that a page is made from: of the setting `source` the first that is there, else the file of the static
 * folder. Undefined where there is none within the repository.
 */
async function findSource(url, options) {
    const path = URL.parse(url)?.pathname;
    if (path === undefined)
        return undefined;
    const workspace = await (0,promises_.realpath)(options.workspace).catch(() => options.workspace);
    for (const [glob, pattern] of Object.entries(options.source)) {
        for (const candidate of candidatesFor(path, glob, pattern)) {
            const file = await fileWithin(workspace, candidate);
            if (file !== undefined)
                return { path: file, isAsSent: false };
        }
    }
    if (options.staticDir === undefined)
        return undefined;
    const root = await (0,promises_.realpath)((0,external_node_path_.resolve)(workspace, options.staticDir)).catch(() => undefined);
    const found = root === undefined ? undefined : await (0,static_file/* findFile */.q)(root, path);
    if (root === undefined || found?.kind !== 'file')
        return undefined;
    const file = await fileWithin(workspace, (0,external_node_path_.join)(root, decoded(found.path)));
    return file === undefined ? undefined : { path: file, isAsSent: true };
}
/** What stands for the `*` of the glob stands for those of the pattern; of a folder's page it may be its index. */
function candidatesFor(path, glob, pattern) {
    const found = wildcards(glob.replace(/(?<=.)\/$/, ''), decoded(path).replace(/(?<=.)\/$/, ''));
    if (!found)
        return [];
    const last = found.at(-1);
    const index = last === undefined ? [] : [...found.slice(0, -1), last === '' ? 'index' : `${last}/index`];
    return [found, index].map(values => {
        let number = 0;
        return pattern.replace(/\*+/g, () => values[number++] ?? '');
    });
}
/** What the `*` of a glob stand for in a text, each for as little as it can; undefined where the glob does not fit. */
function wildcards(glob, text) {
    const [first = '', ...parts] = glob.split(/\*+/);
    if (!text.startsWith(first))
        return undefined;
    const found = [];
    let from = first.length;
    for (const [index, part] of parts.entries()) {
        const at = index === parts.length - 1 ? text.length - part.length : text.indexOf(part, from);
        if (at < from || !text.startsWith(part, at))
            return undefined;
        found.push(text.slice(from, at));
        from = at + part.length;
    }
    return from === text.length ? found : undefined;
}
/** Path of a file from the top of the repository; undefined where it is not there, or outside. */
async function fileWithin(workspace, path) {
    try {
        const place = (0,external_node_path_.resolve)(workspace, path);
        const within = (0,external_node_path_.relative)(workspace, await (0,promises_.realpath)(place));
        if (within.startsWith('..') || (0,external_node_path_.isAbsolute)(within) || !(await (0,promises_.stat)(place)).isFile())
            return undefined;
        return (0,external_node_path_.relative)(workspace, place).split(external_node_path_.sep).join('/');
    }
    catch {
        return undefined;
    }
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./lib/github/annotations.js






/** Findings that are put on the run. */
const MAX_ANNOTATIONS = 10;
/** A runner keeps ten annotations of a level in each step; one is left for why the build failed, one for the count. */
const MAX_OF_LEVEL = 9;
/** UTF-16 units of advice. */
const MAX_ADVICE = 600;
/**
 * Puts the worst findings on the run, each with its first place; with a baseline those that are new against it.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
async function annotate(report, options) {
    const { comparison, pages, rules } = report;
    const findings = comparison ? (0,compared_findings/* comparedFindings */.e)(comparison.new, report) : (0,report_findings/* groupFindings */.kG)(pages, rules);
    const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL };
    const shown = findings.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0);
    for (const finding of shown) {
        const { listed, more } = (0,places/* firstPlaces */.TD)(finding, 1);
        const properties = {
            title: (0,plain_text/* oneLine */.TN)(finding.rule.title || finding.id),
            ...(await locate(listed[0], options)),
        };
        options.log.annotate(finding.severity, properties, words(finding, listed[0], more));
    }
    if (findings.length > shown.length) {
        options.log.notice(`These are the worst ${shown.length} of ${findings.length} findings; the job summary has all of them`);
    }
}
function words({ id, rule }, place, more) {
    const { page, occurrence, isCommon } = place;
    const { resource, words: said } = (0,places/* saidOf */.Jo)(place);
    const where = [
        ...(isCommon ? [] : [(0,plain_text/* shownUrl */.zA)(page.url)]),
        ...(occurrence?.line === undefined ? [] : [`line ${occurrence.line}`]),
        ...(resource === undefined ? [] : [(0,plain_text/* shownUrl */.zA)(resource)]),
        ...(occurrence?.selector ? [(0,plain_text/* oneLine */.TN)(occurrence.selector)] : []),
    ];
    const others = more === 0 ? '' : ` (and ${(0,headline/* counted */.hS)(more, 'more place')})`;
    const what = said === '' ? '' : `: ${(0,plain_text/* oneLine */.TN)(said)}`;
    const lines = [`${where.join(' · ')}${what}${others}`];
    if (rule.fix)
        lines.push(`Fix: ${(0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE)}`);
    return [...lines, (0,plain_text/* oneLine */.TN)(id)].join('\n');
}
/** The file is that of the page where something in it is at fault, else of the resource itself, as of robots.txt. */
async function locate({ page, occurrence, resource }, options) {
    const isInPage = resource === undefined || occurrence?.selector !== undefined;
    const ofResource = isInPage || !isSameSite(resource, page.url) ? undefined : await findSource(resource, options);
    const source = ofResource ?? (await findSource(page.url, options));
    if (!source)
        return {};
    const hasLine = source.isAsSent && occurrence?.line !== undefined && (isInPage || ofResource !== undefined);
    return { file: source.path, ...(hasLine && { line: occurrence.line }) };
}
function isSameSite(url, page) {
    return URL.parse(url)?.origin === URL.parse(page)?.origin;
}

// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
;// CONCATENATED MODULE: ./lib/github/artifact.js



/** Milliseconds that are left for the comment, which links to the artifact and so comes after it. */
const FOR_COMMENT_MS = 15_000;
/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
async function uploadReports(files, { name, retentionDays, env, time }, log) {
    const paths = Object.values(files);
    if (name === 'none' || paths.length === 0)
        return undefined;
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        log.notice('The report was not uploaded as an artifact: this runner offers no artifact service');
        return undefined;
    }
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(2830), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client = new DefaultArtifactClient();
        const options = retentionDays === undefined ? {} : { retentionDays };
        const folder = (0,external_node_path_.dirname)(paths[0]);
        const upload = async (free) => {
            const { id } = await client.uploadArtifact(free, paths, folder, options);
            return { id, name: free };
        };
        const uploading = () => orThrown(() => firstFree((0,artifact_name/* artifactNames */.j)(name, env), upload), log);
        // It listens to no signal, so that one that hangs is left behind.
        const uploaded = await time.spend(uploading, { keepMs: FOR_COMMENT_MS });
        if (uploaded.id === undefined)
            return undefined;
        const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
        const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
        return { id: String(uploaded.id), name: uploaded.name, url: `${run}/artifacts/${uploaded.id}` };
    }
    catch (error) {
        explainFailure(name, error, log);
        return undefined;
    }
}
/**
 * The client throws from event handlers, as where a file cannot be read any more, which would end the process before
 * the verdict is told. Here that ends the upload. One that was left behind may still throw, and then nobody hears it.
 */
async function orThrown(work, log) {
    const { promise: thrown, reject } = Promise.withResolvers();
    const onThrown = (error) => {
        log.debug(String(error.stack));
        reject(error);
    };
    process.on('uncaughtException', onThrown);
    const working = work().finally(() => process.off('uncaughtException', onThrown));
    return await Promise.race([working, thrown]);
}
/** Tries one name after the other, as long as each is taken already. */
async function firstFree(names, upload) {
    const [name, ...others] = names;
    try {
        return await upload(name);
    }
    catch (error) {
        if (others.length === 0 || !isConflict(error))
            throw error;
        return await firstFree(others, upload);
    }
}
function isConflict({ message }) {
    return /conflict|409|already exists/i.test(message);
}
function explainFailure(name, error, log) {
    if (error.name === 'AbortError') {
        log.notice('The report was not uploaded as an artifact: the run was cancelled');
    }
    else if (error.name === 'GHESNotSupportedError') {
        log.notice('The report was not uploaded: GitHub Enterprise Server has no artifact service for this action');
    }
    else if (isConflict(error)) {
        log.warning(`The report was not uploaded: this run has an artifact "${name}" already; set "artifact-name" to a name of its own`);
    }
    else {
        log.warning(`The report was not uploaded as an artifact: ${(0,plain_text/* oneLine */.TN)(error.message)}`);
    }
}

// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/comment-findings.js
var comment_findings = __webpack_require__(57750);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
// EXTERNAL MODULE: ./lib/report/markdown/remark-sections.js
var remark_sections = __webpack_require__(21073);
;// CONCATENATED MODULE: ./lib/report/markdown/comment-remarks.js






/** Reasons that are open to the eye. */
const SHOWN_REASONS = 5;
/** Tools that a line names before it counts. */
const NAMED_TOOLS = 3;
/** What was not measured: each reason once, with the tools that it kept from a result. */
function* unmeasuredSection({ pages }) {
    const reasons = (0,report_findings/* groupNotMeasured */.bF)(pages);
    if (reasons.length === 0)
        return;
    const lines = reasons.slice(0, SHOWN_REASONS).map(({ subjects: tools, text: reason, pages: where }) => {
        const named = tools.length > NAMED_TOOLS ? (0,headline/* counted */.hS)(tools.length, 'tool') : tools.join(', ');
        return [
            (0,blocks/* strong */.ko)(named),
            (0,blocks/* text */.Qq)(': '),
            ...(0,page_text/* prose */.CS)(reason),
            ...(0,remark_sections/* whereWords */.Z)(where, pages.length, (0,score_table/* commonOrigin */.wU)(pages)),
        ];
    });
    const more = reasons.length - lines.length;
    if (more > 0)
        lines.push([(0,blocks/* text */.Qq)(`and ${(0,headline/* counted */.hS)(more, 'more reason')}`)]);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Not measured')), (0,blocks/* bullets */.e5)(lines));
}
/** Whether a reason of the verdict says no more than {@link unmeasuredSection} does. */
function isOfUnmeasured(reason) {
    return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on \d+ pages:|;|$)/.test(reason);
}
/** What could not be verified, what passed with a note and what is ignored; all folded. */
function* noteSections(report) {
    for (const fold of Object.values((0,remark_sections/* noteFolds */.fw)(report)))
        if (fold)
            yield (0,blocks/* section */.uW)(fold);
}

// EXTERNAL MODULE: ./lib/report/markdown/comparison-sections.js
var comparison_sections = __webpack_require__(1242);
// EXTERNAL MODULE: ./lib/report/markdown/fit.js
var fit = __webpack_require__(81161);
// EXTERNAL MODULE: ./lib/report/markdown/summary.js + 2 modules
var summary = __webpack_require__(43320);
// EXTERNAL MODULE: ./lib/report/markdown/verdict-section.js
var verdict_section = __webpack_require__(87853);
;// CONCATENATED MODULE: ./lib/report/markdown/comment.js










/** UTF-16 units of the longest comment that GitHub takes; it answers 422 to a longer one. */
const MAX_COMMENT = 65_536;
/** Pages in the open table. */
const SHOWN_PAGES = 10;
/** Pages in a folded table. */
const FOLDED_PAGES = 100;
/** Digits of a commit's name. */
const SHOWN_COMMIT = 7;
/**
 * The report as a comment on a pull request, made to be read in seconds: verdict, scores of the pages, and what to do
 * first are open; the rest is folded. It is never longer than GitHub takes.
 */
function renderComment(report, options) {
    const { marker, artifact } = options;
    const footer = footerSection(report, options);
    const max = MAX_COMMENT - `${marker}\n\n${footer}`.length;
    const content = (0,fit/* fitSections */.W)(commentSections(report, options.failOn), (0,summary.cutNotice)(artifact), {
        max,
        measure: text => text.length,
    });
    return `${marker}\n${content}\n${footer}`;
}
/** The comment in sections, what matters most first. Each can be the last one. */
function* commentSections(report, failOn) {
    const findings = (0,comment_findings/* splitFindings */.nb)(report, failOn);
    const listed = findings.blocking.map(({ id }) => `(${id}`);
    yield (0,verdict_section/* verdictSection */.V)(report, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)));
    yield* (0,comparison_sections/* baselineSection */.d_)(report);
    yield* openPageSection(report);
    yield* (0,comment_findings/* blockingSections */.qt)(report, findings);
    yield* unmeasuredSection(report);
    yield* (0,comment_findings/* furtherSections */.Tb)(report, findings);
    yield* (0,comparison_sections/* uncomparedSection */.iH)(report);
    yield* noteSections(report);
    yield* furtherPageSections(report);
}
/** Scores of the pages with their change against the baseline, the worst first. */
function* openPageSection(report) {
    const { origin, rows } = (0,score_table/* scoreTable */.Lm)(report.pages);
    if (rows.length === 0)
        return;
    yield (0,blocks/* section */.uW)(...(origin === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin))]), pageTable(rows.slice(0, SHOWN_PAGES), scoreChanges(report)));
}
/** The pages that the open table leaves out. */
function* furtherPageSections(report) {
    const { rows } = (0,score_table/* scoreTable */.Lm)(report.pages);
    for (let from = SHOWN_PAGES; from < rows.length; from += FOLDED_PAGES) {
        const some = rows.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + some.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)((0,blocks/* folded */.TM)(range, pageTable(some, scoreChanges(report))));
    }
}
/** Points that pages gained or lost against the baseline, by their URLs. */
function scoreChanges({ comparison }) {
    const ofPages = comparison?.scores.filter(({ tool, before, after, tolerance }) => tool === undefined && Math.abs(after - before) > tolerance);
    return new Map(ofPages?.map(({ page, before, after }) => [page, after - before]));
}
function pageTable(rows, changes) {
    return (0,blocks/* table */.tp)(['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), rows.map(({ page, label }) => [
        (0,page_text/* link */.nf)(page.url, (0,page_text/* cellCode */.GA)(label)),
        scoreCell(page.score, changes.get(page.url)),
        ...Object.values((0,headline/* failuresOf */.dJ)(page)).map(count => [(0,blocks/* text */.Qq)(String(count))]),
    ]));
}
function scoreCell(score, change = 0) {
    if (score === null)
        return [(0,blocks/* text */.Qq)(score_table/* NO_SCORE */.N7)];
    if (change === 0)
        return [(0,blocks/* strong */.ko)(String(score))];
    return [(0,blocks/* strong */.ko)(String(score)), (0,blocks/* text */.Qq)(change > 0 ? ` ▲ ${change}` : ` ▼ ${-change}`)];
}
function footerSection({ generator }, { run, artifact, commit }) {
    const parts = [(0,page_text/* link */.nf)(run.url, (0,page_text/* code */.aY)(run.name))];
    if (artifact) {
        const name = (0,page_text/* code */.aY)(artifact.name);
        parts.push([(0,blocks/* text */.Qq)('Report: '), ...(artifact.url === undefined ? name : (0,page_text/* link */.nf)(artifact.url, name))]);
    }
    if (commit !== undefined)
        parts.push([(0,blocks/* text */.Qq)('Commit '), ...(0,page_text/* code */.aY)(commit.slice(0, SHOWN_COMMIT))]);
    parts.push([(0,blocks/* text */.Qq)(`SEO Preflight ${generator.version}`)]);
    return (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)(...parts.flatMap((part, index) => (index === 0 ? part : [(0,blocks/* text */.Qq)(' · '), ...part]))));
}

// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
;// CONCATENATED MODULE: ./lib/github/comment-failure.js

const NEED = 'the token needs the permission "pull-requests: write"';
/**
 * Why there is no comment, and what to do. Where the platform allows none, as in a run of a fork, it is no more than a
 * notice.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
function comment_failure_explainFailure(error, pullRequest, env) {
    const said = (0,rest_client/* wordsOf */.Z9)(error);
    const status = (0,rest_client/* isFailedRequest */.vt)(error) ? error.status : undefined;
    if (status === 401)
        return { level: 'warning', text: `GitHub refused "github-token" (${said})` };
    if (/locked/i.test(said))
        return { level: 'notice', text: `its conversation is locked (${said})` };
    if (isForbidden(error)) {
        const origin = readOnlyOrigin(pullRequest, env);
        if (origin === undefined) {
            return { level: 'warning', text: `${NEED}; add it to "permissions" of the job (${said})` };
        }
        const way = 'a workflow on "workflow_run" can write it instead';
        return { level: 'notice', text: `${NEED}, and in a run of ${origin} it only reads; ${way} (${said})` };
    }
    if (status === 404) {
        return { level: 'warning', text: `"github-token" does not see the pull request; ${NEED} (${said})` };
    }
    return { level: 'warning', text: said };
}
function isForbidden(error) {
    if ((0,rest_client/* isFailedRequest */.vt)(error))
        return error.status === 403 && !/rate limit/i.test(error.message);
    return /not accessible by (?:integration|personal access token)/i.test(error.message);
}
/** Whose runs have a token that only reads, whatever the workflow asks for. */
function readOnlyOrigin(pullRequest, env) {
    if (pullRequest?.fromFork)
        return 'a fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : undefined;
}

;// CONCATENATED MODULE: ./lib/github/comment-marker.js
/** The run that this process is a part of, by the variables of the runner. */
function currentRun(env) {
    // What is no number would make a marker that nobody finds again.
    return { id: Number(env['GITHUB_RUN_ID']) || 0, attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1 };
}
/**
 * The first line of a comment, which nobody sees: which comment it is, and which run wrote it.
 *
 * @param commentId value of the setting `comment-id`
 */
function commentMarker(commentId, run) {
    return `<!-- seo-preflight comment="${encoded(commentId)}" run="${run.id}.${run.attempt}" -->`;
}
/** The run that wrote a comment; undefined where it is not the comment with this id. */
function runOfComment(body, commentId) {
    const [, id, run, attempt] = MARKER.exec(body) ?? [];
    return id === encoded(commentId) ? { id: Number(run), attempt: Number(attempt) } : undefined;
}
/** Below zero where the first run is the older one. */
function compareRuns(a, b) {
    return a.id - b.id || a.attempt - b.attempt;
}
/** At the very start alone: text further down can be that of a page. */
const MARKER = /^<!-- seo-preflight comment="([^"]{0,1000})" run="(\d{1,15})\.(\d{1,6})" -->/;
/** Nothing in it can end the comment or the attribute. */
function encoded(commentId) {
    return encodeURIComponent(commentId.toWellFormed()).replaceAll('-', '%2D');
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
;// CONCATENATED MODULE: ./lib/github/comment-authors.js
/** Who writes with the workflow's own token. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
/** Most nodes of one query. */
const MAX_IDS = 100;
const AUTHORS_QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized viewerDidAuthor } }
}`;
/**
 * Of some comments those that were written with this token and are not minimised: anybody can write a marker. GraphQL
 * alone knows both for every kind of token, since `GET /user` refuses that of a workflow and of an app.
 *
 * Where GraphQL does not answer, comments of the workflow's bot count as own.
 *
 * @throws {Error} where there is none of these, since then it is not known whose the others are
 */
async function ownComments(github, comments) {
    const own = new Set();
    try {
        for (let from = 0; from < comments.length; from += MAX_IDS) {
            const ids = comments.slice(from, from + MAX_IDS).map(({ nodeId }) => nodeId);
            const { nodes } = await queryAuthors(github, ids);
            for (const node of nodes)
                if (node?.viewerDidAuthor && !node.isMinimized)
                    own.add(node.id);
        }
    }
    catch (error) {
        github.signal.throwIfAborted();
        const byWorkflow = comments.filter(({ author }) => author === WORKFLOW_AUTHOR);
        if (byWorkflow.length === 0)
            throw error;
        return byWorkflow;
    }
    return comments.filter(({ nodeId }) => own.has(nodeId));
}
/** A comment that was deleted in between is an error of the whole query, beside the data of the others. */
async function queryAuthors({ octokit }, ids) {
    try {
        return await octokit.graphql(AUTHORS_QUERY, { ids });
    }
    catch (error) {
        const { data, errors } = error;
        if (data?.nodes && errors?.every(({ type }) => type === 'NOT_FOUND'))
            return data;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/sticky-comment.js



/** Looks at the comments, each followed by one write at most, before it gives up. */
const ROUNDS = 6;
/** Between a write and the look at what came of it and of those of others. */
const SETTLE_MS = 1_000;
/** Looks, each later than the one before, after which a creation that GitHub did not confirm is tried again. */
const LOOKS_FOR_UNCONFIRMED = 3;
/** A hundred each. GitHub itself takes no more than 2,500 comments. */
const MAX_PAGES = 30;
/**
 * Brings a pull request to the state that there is one comment with the id, and it is that of the newest run: looks,
 * does one thing, and looks again. So a creation that GitHub took although it answered 502, and one by a run at the
 * same time, are found; the oldest comment stays and those behind it go. A newer run's comment is left as it is.
 *
 * The list of comments may lag behind the writes. What GitHub said that it created is there, whatever the list says,
 * and is never created again.
 *
 * @throws FailedRequest where GitHub refuses
 */
async function putComment(github, comment) {
    let created;
    let writtenTo;
    let fault;
    for (let round = 1; round <= ROUNDS; round++) {
        if (round > 1)
            await github.pause(SETTLE_MS);
        const listed = await findComments(github, comment);
        const isListed = created === undefined || listed.some(({ id }) => id === created.id);
        const comments = isListed ? listed : inOrder([...listed, created]);
        const [first, ...others] = comments;
        if (first === undefined) {
            if (!comment.mayCreate)
                return { outcome: 'absent' };
            const creation = await createComment(github, comment);
            created = creation.created;
            writtenTo = created?.url;
            fault = creation.fault;
            if (!created)
                await lookForUnconfirmed(github, comment);
            continue;
        }
        const newer = comments.find(({ run }) => compareRuns(run, comment.run) > 0);
        const isOurs = writtenTo !== undefined && compareRuns(first.run, comment.run) === 0;
        // A list that lacks this comment may lack that of another run as well.
        if (newer || (isOurs && (isListed || round === ROUNDS))) {
            for (const { id } of others.filter(({ run }) => compareRuns(run, comment.run) <= 0)) {
                await removeComment(github, id);
            }
            return { outcome: newer ? 'outdated' : 'written', url: (newer ?? first).url };
        }
        if (!isOurs)
            writtenTo = (await updateComment(github, first.id, comment.body)) ? first.url : undefined;
    }
    if (writtenTo !== undefined)
        return { outcome: 'written', url: writtenTo };
    throw fault ?? new Error('other runs keep changing the comment');
}
/** Waits until the list shows what may have been created, or for so long that it was not. */
async function lookForUnconfirmed(github, comment) {
    for (let look = 1; look <= LOOKS_FOR_UNCONFIRMED; look++) {
        await github.pause(look * SETTLE_MS);
        if ((await findComments(github, comment)).length > 0)
            return;
    }
}
function inOrder(comments) {
    return comments.sort((a, b) => a.id - b.id);
}
/** The comments with this id that this program wrote, the oldest first. */
async function findComments(github, { pullRequest, commentId }) {
    const { octokit, repository } = github;
    const parameters = { ...repository, issue_number: pullRequest, per_page: 100 };
    const pages = (0,rest_client/* pagesOf */.E0)(MAX_PAGES, page => octokit.rest.issues.listComments({ ...parameters, page }));
    const marked = [];
    for await (const page of pages) {
        for (const { id, node_id: nodeId, body, user, html_url: url } of page) {
            const run = runOfComment(body ?? '', commentId);
            if (run)
                marked.push({ id, nodeId, author: user?.login ?? '', url, run });
        }
    }
    return inOrder(await ownComments(github, marked));
}
/** @returns a fault, after which the comment may be there or not, where GitHub did not confirm it */
async function createComment({ octokit, repository }, { pullRequest, body, run }) {
    try {
        const { data } = await octokit.rest.issues.createComment({
            ...repository,
            issue_number: pullRequest,
            body,
        });
        const { id, node_id: nodeId, html_url: url, user } = data;
        if (typeof id !== 'number')
            return { fault: new TypeError('what was created has no id') };
        return { created: { id, nodeId, url, author: user?.login ?? '', run } };
    }
    catch (error) {
        if ((0,rest_client/* isFailedRequest */.vt)(error) && error.status >= 500)
            return { fault: error };
        throw error;
    }
}
/** @returns whether the comment was still there */
async function updateComment({ octokit, repository }, id, body) {
    return await unlessGone(octokit.rest.issues.updateComment({ ...repository, comment_id: id, body }));
}
/** A run at the same time may have removed it already. */
async function removeComment({ octokit, repository }, id) {
    await unlessGone(octokit.rest.issues.deleteComment({ ...repository, comment_id: id }));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,rest_client/* isFailedRequest */.vt)(error) && (error.status === 404 || error.status === 410))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/comment.js







/**
 * Writes the report as the one comment of its id on the pull request, or brings that comment up to date. What fails
 * here is said in the log and never changes the verdict.
 *
 * @returns the address of the comment; undefined where there is none
 */
async function publishComment(report, surroundings) {
    const { settings, env, event, log, signal, time } = surroundings;
    if (settings.comment === 'never' || report.shard || signal.aborted || !(0,pull_request/* mayHavePullRequest */.C)(event)) {
        return undefined;
    }
    if (!settings.githubToken) {
        log.notice('No comment was written on the pull request: "github-token" is empty');
        return undefined;
    }
    const token = settings.githubToken;
    let pullRequest = event.pullRequest;
    try {
        return await time.spend(async (allowance) => {
            const github = await (0,rest_client/* openGitHub */.o6)({ token, env, log, ...allowance });
            pullRequest = await (0,pull_request/* findPullRequest */._)(github, event);
            if (pullRequest)
                return await write(report, pullRequest, github, surroundings);
            log.debug(`There is no open pull request for the commit ${event.commit}, so no comment was written`);
            return undefined;
        });
    }
    catch (error) {
        log.debug(String(error.stack));
        if (signal.aborted)
            return undefined;
        const { level, text } = comment_failure_explainFailure(error, pullRequest, env);
        log[level](`No comment was written on the pull request: ${text}`);
    }
    return undefined;
}
async function write(report, { number }, github, { settings, env, event, artifact, log }) {
    const { comment, commentId, failOn } = settings;
    const run = currentRun(env);
    const written = await putComment(github, {
        pullRequest: number,
        commentId,
        run,
        mayCreate: comment === 'auto' || (0,headline/* stateOf */.L4)(report) === 'failed',
        body: renderComment(report, {
            marker: commentMarker(commentId, run),
            failOn,
            run: { name: `Run ${run.id}`, url: runUrl(env) },
            artifact,
            commit: event.commit,
        }),
    });
    if (written.outcome === 'absent')
        return undefined;
    if (written.outcome === 'outdated') {
        log.notice(`The comment on pull request ${number} is of a newer run and was left as it is`);
    }
    return written.url;
}
/** Address of the run that this process is a part of. */
function runUrl(env) {
    const { id, attempt } = currentRun(env);
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    return `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${id}/attempts/${attempt}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/github/job-summary.js



/** A larger file is dropped whole by the runner, with an error; the margin is for other writers of the same step. */
const MAX_SUMMARY_BYTES = 1_000_000;
/**
 * Adds the report to the summary of the job, where there is a file for it.
 *
 * @param path of the step's summary file
 * @param artifactName where a summary that had to be cut points to
 * @throws {Error} where the file cannot be written
 */
async function writeJobSummary(report, path, artifactName, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
    const artifact = artifactName === 'none' ? {} : { artifact: { name: artifactName } };
    await (0,promises_.appendFile)(path, (0,summary.renderSummary)(report, { maxBytes: MAX_SUMMARY_BYTES - written, ...artifact }));
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./lib/api/comparison.js
var api_comparison = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/github/outputs.js



/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
const OUTPUTS = {
    verdict: '`passed` or `failed`; empty for a shard, which is not judged by itself, and for a deployment that is not up, of which nothing is audited',
    score: 'Mean score of the pages, 0 to 100; empty where nothing was measured',
    errors: 'Failed checks that are errors, over all pages',
    warnings: 'Failed checks that are warnings',
    notices: 'Failed checks that are notices',
    'not-measured': 'Tool runs that gave no result',
    pages: 'Pages audited',
    'new-failures': 'Places of failed checks that the baseline does not have; empty without a baseline',
    fixed: 'Places of failed checks of the baseline that are gone; empty without a baseline',
    'report-json': 'Path of `report.json`',
    'report-html': 'Path of `report.html`',
    'artifact-id': 'Id of the report artifact',
    'artifact-url': 'Address of the report artifact',
    'comment-url': 'Address of the comment on the pull request; empty where there is none',
};
/** Sets every output of the action. One that has no value is empty. */
function setOutputs(report, files, { artifact, commentUrl }) {
    const { score, counts, pages, comparison } = report;
    const state = (0,headline/* stateOf */.L4)(report);
    const values = {
        verdict: state === 'open' ? '' : state,
        score: score ?? '',
        errors: counts.error,
        warnings: counts.warning,
        notices: counts.notice,
        'not-measured': counts.notMeasured,
        pages: pages.length,
        'new-failures': comparison ? (0,api_comparison/* placesIn */.yN)(comparison.new) : '',
        fixed: comparison ? (0,api_comparison/* placesIn */.yN)(comparison.fixed) : '',
        'report-json': files.json ?? '',
        'report-html': files.html ?? '',
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
        'comment-url': commentUrl ?? '',
    };
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, String(value));
}

;// CONCATENATED MODULE: ./lib/github/publish.js







/** Columns of the log of a run. */
const LOG_WIDTH = 120;
/** Shows the report where a workflow's people look: log, annotations, job summary, artifact, comment, outputs. */
async function publish(report, files, warnings, { settings, env, event, log, signal, time }) {
    await alone('The report could not be shown here', log, () => log.show((0,terminal.renderTerminal)(report, { width: LOG_WIDTH, color: true, unicode: true })));
    for (const warning of warnings)
        log.warning((0,plain_text/* oneLine */.TN)(warning));
    const { artifactName: name, retentionDays, staticDir, source } = settings;
    if (settings.annotations && !report.shard) {
        const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        await alone('The findings could not be put on the run', log, () => annotate(report, { log, warnings: warnings.length, workspace, staticDir, source }));
    }
    await alone('The job summary could not be written', log, () => writeJobSummary(report, env['GITHUB_STEP_SUMMARY'], name, log));
    const artifact = await alone('The report was not uploaded as an artifact', log, () => uploadReports(files, { name, retentionDays, env, time }, log));
    const commentUrl = await alone('No comment was written on the pull request', log, () => publishComment(report, { settings, env, event, artifact, log, signal, time }));
    await alone('The outputs of this step could not be set', log, () => setOutputs(report, files, { artifact, commentUrl }));
}
/** Each place stands alone: where one cannot be written to, that is a warning, and the next ones come. */
async function alone(failure, log, work) {
    try {
        return await work();
    }
    catch (error) {
        log.warning(`${failure}: ${(0,plain_text/* oneLine */.TN)(error.message)}`);
        log.debug(String(error.stack));
        return undefined;
    }
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


/***/ }),

/***/ 18609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __webpack_require__(68884);
// EXTERNAL MODULE: ./lib/report/score-changes.js
var score_changes = __webpack_require__(69740);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
;// CONCATENATED MODULE: ./lib/report/terminal/layout.js

/** Columns of a text in a terminal. What the report itself is written with is told at once, without tables of Unicode. */
function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,dist/* default */.A)(text);
}
/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (columnsOf(longer) <= width) {
            line = longer;
            continue;
        }
        if (line !== '')
            lines.push(line);
        const parts = broken(word, width);
        lines.push(...parts.slice(0, -1));
        line = parts.at(-1);
    }
    return line === '' ? lines : [...lines, line];
}
/** Start of a text with an ellipsis, in at most `width` columns. */
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
/** Start and end of a text around an ellipsis, in at most `width` columns. */
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
/** Fills a text with blanks to a number of columns. */
function pad(text, width, side) {
    const blanks = ' '.repeat(Math.max(0, width - columnsOf(text)));
    return side === 'start' ? blanks + text : text + blanks;
}
function broken(text, width) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of text) {
        const columns = columnsOf(character);
        if (used + columns > width && part !== '') {
            parts.push(part);
            part = '';
            used = 0;
        }
        part += character;
        used += columns;
    }
    return [...parts, part];
}

;// CONCATENATED MODULE: ./lib/report/terminal/comparison-lines.js







/** Lines of one kind. */
const MAX_LINES = 15;
const SHOWN_PLACES = 3;
/** What is new and fixed against the baseline, a line for each, and how scores changed. */
function comparisonLines(report, width, paint) {
    const { comparison, withoutBaseline } = report;
    if (withoutBaseline !== undefined)
        return wrap(`Not compared with a baseline: ${(0,plain_text/* oneLine */.TN)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const origin = (0,score_table/* commonOrigin */.wU)(report.pages);
    const list = (sign, refs) => shortened((0,compared_findings/* comparedFindings */.e)(refs, report).map(finding => `${sign} ${findingText(finding, origin)}`));
    return [
        ...wrap(`Compared with ${(0,plain_text/* oneLine */.TN)(comparison.baseline)}`, width),
        ...list('new', comparison.new).map(line => paint('red', cutToWidth(line, width))),
        ...list('fixed', comparison.fixed).map(line => paint('green', cutToWidth(line, width))),
        ...shortened((0,score_changes/* scoreChangeTexts */.t)(report).map(({ label, words }) => `${words} ${label}`)).map(line => cutToWidth(line, width)),
    ];
}
function findingText(finding, origin) {
    const { listed, more } = (0,report_places/* firstPlaces */.TD)(finding, SHOWN_PLACES);
    const places = listed.map(({ page, resource, isCommon }) => [
        ...(isCommon ? [] : [(0,score_table/* pageLabel */.Qh)(page.url, origin)]),
        ...(resource === undefined ? [] : [(0,plain_text/* shownUrl */.zA)(resource)]),
    ].join(' '));
    const rest = more > 0 ? `, and ${(0,headline/* counted */.hS)(more, 'more place')}` : '';
    return `${finding.severity} ${(0,plain_text/* oneLine */.TN)(finding.id)} ${[...new Set(places)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${(0,headline/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/report/terminal/paint.js

function painter(color) {
    return color ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_, text) => text;
}
const SEVERITY_STYLES = {
    error: 'red',
    warning: 'yellow',
    notice: 'blue',
};
const BAND_STYLES = {
    good: 'green',
    middling: 'yellow',
    poor: 'red',
    none: 'dim',
};
const ASCII = {
    '…': '~',
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
/** Our own signs for terminals that know no others than ASCII, each as wide as what it stands for. */
function inAscii(text) {
    return text.replace(/[…–·✖✔▲●]/gu, sign => ASCII[sign]);
}

;// CONCATENATED MODULE: ./lib/report/terminal/finding-lines.js








const SHOWN_FINDINGS = 15;
const finding_lines_SHOWN_PLACES = 3;
const SHOWN_REASONS = 20;
const MAX_ADVICE = 400;
const INDENT = '  ';
/** Part of a line that the selector of a place may take where its message needs the rest. */
const SELECTOR_SHARE = 0.4;
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
/** The worst findings: what is wrong, where, and what to do. */
function findingLines({ pages, rules }, width, paint) {
    const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const shown = findings
        .slice(0, SHOWN_FINDINGS)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, pages.length === 1 ? undefined : origin, pages.length === 1, width, paint),
    ]);
    const more = findings.length - SHOWN_FINDINGS;
    return more > 0
        ? [...shown, '', ...wrap(`and ${(0,headline/* counted */.hS)(more, 'more finding')}, in the report files`, width)]
        : shown;
}
function linesOf(finding, origin, single, width, paint) {
    const { id, rule, severity, failures, places } = finding;
    const extent = single ? [] : [(0,headline/* counted */.hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,headline/* counted */.hS)(places, 'place'));
    const title = `${SIGNS[severity]} ${severity}: ${(0,plain_text/* oneLine */.TN)(rule.title || id)}`;
    const facts = [(0,plain_text/* oneLine */.TN)(id), ...extent].join(' · ');
    const { listed, more } = (0,report_places/* firstPlaces */.TD)(finding, finding_lines_SHOWN_PLACES);
    const { lead, places: named } = (0,report_places/* saidOnce */.Xf)(listed);
    const where = named.map(place => placeLine(place, origin, single, width - INDENT.length));
    if (more > 0)
        where.push(`and ${(0,headline/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(rule.help);
    const fix = (0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(lead === '' ? [] : wrap((0,plain_text/* oneLine */.TN)(lead), width - INDENT.length)),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(place, origin, single, width) {
    const { page, occurrence, isCommon } = place;
    const { resource, words } = (0,report_places/* saidOf */.Jo)(place);
    const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`;
    const selector = (0,plain_text/* oneLine */.TN)(occurrence?.selector ?? '');
    const line = (shownSelector) => [
        single || isCommon ? '' : (0,score_table/* pageLabel */.Qh)(page.url, origin),
        position,
        resource === undefined ? '' : (0,plain_text/* shownUrl */.zA)(resource),
        shownSelector,
        (0,plain_text/* oneLine */.TN)(words),
    ]
        .filter(part => part !== '')
        .join(' · ');
    const whole = line(selector);
    if (words === '' || columnsOf(whole) <= width)
        return whole;
    // The line says where as well.
    return line(position === '' ? cutMiddleToWidth(selector, Math.floor(width * SELECTOR_SHARE)) : '');
}
/** Tools that gave no result, with their reasons. */
function notMeasuredLines({ pages }, width, paint) {
    const remarks = (0,report_findings/* groupNotMeasured */.bF)(pages);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const lines = remarks.slice(0, SHOWN_REASONS).flatMap(({ subjects, text, pages: where }) => {
        const [first] = where;
        const on = where.length === pages.length
            ? ''
            : where.length === 1
                ? ` · ${(0,score_table/* pageLabel */.Qh)(first.url, origin)}`
                : ` · ${(0,headline/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subjects.join(', ')}: ${(0,plain_text/* oneLine */.TN)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
    });
    const more = remarks.length - SHOWN_REASONS;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,headline/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}

;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js




/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20;
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4;
const GAP = '  ';
/** Table of the scores: of one page its tools, of several the pages by tools. */
function scoreLines({ pages }, width, paint) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const [first] = scores.rows;
    if (!first)
        return [];
    return scores.rows.length === 1 ? toolLines(scores, first, width, paint) : pageLines(scores, width, paint);
}
function toolLines({ tools }, row, width, paint) {
    const runs = tools.map(tool => row.runs.get(tool));
    const numbers = ['error', 'warning', 'notice'].map(severity => ({
        title: `${severity}s`,
        cells: runs.map(run => {
            const failed = run ? (0,headline/* failuresOf */.dJ)({ ...row.page, runs: [run] })[severity] : 0;
            return { text: failed === 0 ? score_table/* NO_SCORE */.N7 : String(failed), score: failed === 0 ? null : undefined };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,score_table/* scoreText */.QO)(run), score: run?.score ?? null })),
    };
    return [
        cutMiddleToWidth(row.label === '/' ? row.page.url : row.label, width),
        ...block('tool', tools, [scoreColumn, ...numbers], paint),
    ];
}
function pageLines(scores, width, paint) {
    const shown = scores.rows.slice(0, SHOWN_PAGES);
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => columnsOf(label))), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth));
    const { perfect, others } = (0,score_table/* splitPerfect */.w5)(scores);
    const total = shown.map(({ page }) => ({
        text: page.score === null ? score_table/* NO_SCORE */.N7 : String(page.score),
        score: page.score,
    }));
    const columns = others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({
            text: (0,score_table/* scoreText */.QO)(runs.get(tool)),
            score: runs.get(tool)?.score ?? null,
        })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, paint),
    ]);
    const more = scores.rows.length - shown.length;
    if (more > 0)
        lines.push(`and ${(0,headline/* counted */.hS)(more, 'more page')}, none of them worse`);
    if (scores.origin !== undefined)
        lines.unshift(cutMiddleToWidth(`Pages of ${scores.origin}`, width));
    if (perfect.length > 0)
        lines.push(...wrap(`100 on every page: ${perfect.join(', ')}`, width));
    return lines;
}
/** Columns that do not fit beside each other go below, under the same names of pages. */
function inBlocks(columns, width) {
    const blocks = [];
    let free = 0;
    for (const column of columns) {
        const needed = columnWidth(column) + GAP.length;
        if (needed > free || blocks.length === 0) {
            blocks.push([]);
            free = width;
        }
        blocks.at(-1).push(column);
        free -= needed;
    }
    return blocks;
}
function block(corner, labels, columns, paint) {
    const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)));
    const head = [
        pad(corner, labelWidth, 'end'),
        ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
    ];
    const rows = labels.map((label, index) => {
        const cells = columns.map(column => {
            const { text, score } = column.cells[index];
            const padded = pad(text, columnWidth(column), 'start');
            return score === undefined ? padded : paint(BAND_STYLES[(0,score_table/* scoreBand */.WZ)(score)], padded);
        });
        return [pad(label, labelWidth, 'end'), ...cells].join(GAP);
    });
    return [paint('dim', head.join(GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => text.length));
}

;// CONCATENATED MODULE: ./lib/report/terminal.js







/** Narrower than this no table is readable. */
const MIN_WIDTH = 50;
/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
function renderTerminal(report, { width, color, unicode }) {
    const columns = Math.max(MIN_WIDTH, width);
    const paint = painter(color);
    const parts = [
        scoreLines(report, columns, paint),
        notMeasuredLines(report, columns, paint),
        comparisonLines(report, columns, paint),
        findingLines(report, columns, paint),
        analysisLines(report, columns),
        verdictLines(report, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    const safe = (0,plain_text/* withoutControlsButStyles */.Ew)(text);
    return unicode ? safe : inAscii(safe);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pages }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,plain_text/* oneLine */.TN)(reason || 'the reason is not known')}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,headline/* counted */.hS)(pages.length, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,plain_text/* shownUrl */.zA)(url)}: ${result}`, width);
    });
}
const terminal_SIGNS = { passed: ['✔', 'green'], failed: ['✖', 'red'], open: ['•', 'blue'] };
function verdictLines(report, width, paint) {
    const { counts, score, pages, durationMs } = report;
    const figures = [
        score === null ? 'No score' : `Score ${score}`,
        ...(0,headline/* countsInWords */.Pe)(counts),
        ...(0,headline/* comparisonInWords */.aM)(report),
        `${(0,headline/* counted */.hS)(pages.length, 'page')} in ${(0,headline/* durationInWords */.ji)(durationMs)}`,
    ];
    const [sign, style] = terminal_SIGNS[(0,headline/* stateOf */.L4)(report)];
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${sign} ${(0,headline/* headline */.Pl)(report)}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,headline/* reasonsBesideHeadline */.Cc)(report).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}


/***/ }),

/***/ 81154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ findFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const MISSING = { kind: 'missing' };
/**
 * Finds the file that answers a request: the file of that name, then `<name>.html`, then `<name>/index.html`, in the
 * order of GitHub Pages. Names that start with a dot are not served, except `.well-known` (RFC 8615).
 *
 * @param root real path of the folder
 * @param target as on the request line, with its query
 */
async function findFile(root, target) {
    const query = target.search(/[?#]/);
    const path = query === -1 ? target : target.slice(0, query);
    const names = namesOf(path);
    if (names === undefined)
        return { kind: 'malformed' };
    if (names.some(isHidden))
        return MISSING;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...names);
    if (names.length === 0 || path.endsWith('/'))
        return await fileAt(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'index.html'));
    const file = await firstFile(root, [place, `${place}.html`]);
    if (file.kind === 'file')
        return file;
    const index = await fileAt(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'index.html'));
    if (index.kind !== 'file')
        return MISSING;
    const location = `/${names.map(encodeURIComponent).join('/')}/${query === -1 ? '' : target.slice(query)}`;
    return { kind: 'moved', location };
}
/**
 * Decoded names along a path, without the empty ones, so that the answer to `//host/x` is never a redirect to another
 * host; undefined where the path is malformed or climbs.
 */
function namesOf(path) {
    if (!path.startsWith('/'))
        return undefined;
    try {
        const names = path.split('/').filter(Boolean).map(decodeURIComponent);
        return names.some(name => name === '.' || name === '..' || /[/\\\0]/.test(name)) ? undefined : names;
    }
    catch {
        return undefined;
    }
}
async function firstFile(root, places) {
    for (const place of places) {
        const found = await fileAt(root, place);
        if (found.kind === 'file')
            return found;
    }
    return MISSING;
}
function isHidden(name) {
    return name.startsWith('.') && name !== '.well-known';
}
/**
 * The file at a place, or where a symbolic link there leads, unless that is outside of the root or hidden, as the
 * `.git` folder is where the root is a repository. It keeps the name it was asked for, which tells its type. A link that
 * leads nowhere is no file.
 */
async function fileAt(root, place) {
    try {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place);
        const inside = real.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
        if (!inside || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some(isHidden))
            return MISSING;
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isFile())
            return MISSING;
        return { kind: 'file', path: `/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map(encodeURIComponent).join('/')}` };
    }
    catch {
        return MISSING;
    }
}


/***/ })

};

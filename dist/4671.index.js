export const id = 4671;
export const ids = [4671];
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

/***/ 44671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/terminal/terminal.js + 6 modules
var terminal = __webpack_require__(66771);
// EXTERNAL MODULE: ./lib/run/place-files.js + 1 modules
var place_files = __webpack_require__(92357);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var places = __webpack_require__(36252);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
;// CONCATENATED MODULE: ./lib/github/annotations.js






const MAX_ANNOTATIONS = 10;
const MAX_OF_LEVEL = 9;
const MAX_ADVICE = 600;
async function annotate({ judged }, options) {
    const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL };
    const shown = judged.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0);
    for (const finding of shown) {
        const { listed, more } = (0,places/* firstPlaces */.TD)(finding.places, 1);
        const properties = {
            title: (0,one_line/* oneLine */.T)(finding.title),
            ...(await annotatedLines(listed[0], options)),
        };
        options.log.annotate(finding.severity, properties, words(finding, listed[0], more));
    }
    if (judged.length > shown.length) {
        options.log.notice(`These are the worst ${shown.length} of ${judged.length} findings; the job summary has all of them`);
    }
}
async function annotatedLines(place, { fileOf }) {
    const file = await fileOf(place);
    return file ? { file: file.path, ...(file.line !== undefined && { line: file.line }) } : {};
}
function words({ id, fix }, place, more) {
    const { page, occurrence } = place;
    const { resource, words: said } = (0,place_words/* saidOf */.Jo)(place, true);
    const isNamed = page.isSite && resource !== undefined && (0,place_files/* isSameSite */.e)(resource, page.url);
    const where = [
        ...(isNamed ? [] : [`${(0,shown_url/* shownUrl */.z)(page.url)}${(0,place_words/* holderOf */.Kd)(place, false)?.rest ?? ''}`]),
        ...(0,place_words/* inOrder */.al)(place, {
            resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
            line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
            selector: (0,one_line/* oneLine */.T)(occurrence?.selector ?? ''),
        }).filter(part => part !== ''),
    ];
    const others = more === 0 ? '' : ` (and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')})`;
    const what = said === '' ? '' : `: ${(0,one_line/* oneLine */.T)(said)}`;
    const lines = [`${where.join(' · ')}${what}${others}`];
    if (fix)
        lines.push(`Fix: ${(0,one_line/* oneLine */.T)(fix, MAX_ADVICE)}`);
    return [...lines, (0,one_line/* oneLine */.T)(id)].join('\n');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/artifact-name.js
var artifact_name = __webpack_require__(7481);
;// CONCATENATED MODULE: ./lib/github/artifact.js





const FOR_COMMENT_MS = 15_000;
const FOR_ARCHIVE_MS = 15_000;
async function uploadReports(files, options, log) {
    const { name, env } = options;
    const paths = Object.values(files).flat();
    if (name === 'none' || paths.length === 0)
        return {};
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        log.notice('The report was not uploaded as an artifact: this runner offers no artifact service');
        return {};
    }
    const page = options.hasReaders ? await uploadPage(files.html, options, log) : undefined;
    const others = paths.filter(path => path !== files.html);
    try {
        const archived = page && others.length > 0 ? others : paths;
        return { page, artifact: await uploadArchive(archived, options, log) };
    }
    catch (error) {
        explainFailure(name, error, log);
        return { page };
    }
}
async function uploadArchive(paths, options, log) {
    const { name, env, time } = options;
    const upload = (free) => uploadAs(free, paths, options, { skipArchive: false });
    const uploading = () => orThrown(() => firstFree((0,artifact_name/* artifactNames */.j)(name, env), upload), log);
    return await time.spend(uploading, { keepMs: FOR_COMMENT_MS });
}
async function uploadPage(html, options, log) {
    const { name, env, time } = options;
    if (html === undefined || (0,external_node_path_.basename)(name) !== name)
        return undefined;
    let folder;
    try {
        folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), 'seo-preflight-'));
        const upload = async (free) => {
            const copy = (0,external_node_path_.join)(folder, free);
            await (0,promises_.copyFile)(html, copy);
            return await uploadAs(free, [copy], options, { skipArchive: true });
        };
        const names = (0,artifact_name/* artifactNames */.j)(name, env).map(free => `${free}.html`);
        const uploading = () => orThrown(() => firstFree(names, upload), log);
        return await time.spend(uploading, { keepMs: FOR_COMMENT_MS + FOR_ARCHIVE_MS });
    }
    catch (error) {
        log.debug(`The HTML report goes into the archive: ${String(error.stack)}`);
        return undefined;
    }
    finally {
        if (folder !== undefined)
            await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => undefined);
    }
}
async function uploadAs(name, paths, { retentionDays, env }, how) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1351), __webpack_require__.e(3669), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const { id } = await client.uploadArtifact(name, [...paths], (0,external_node_path_.dirname)(paths[0]), {
        ...(retentionDays !== undefined && { retentionDays }),
        ...how,
    });
    if (id === undefined)
        return undefined;
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const run = `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${env['GITHUB_RUN_ID']}`;
    return { id: String(id), name, url: `${run}/artifacts/${id}` };
}
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
        log.warning(`The report was not uploaded: this run already has an artifact "${name}"; set "artifact-name" to another name`);
    }
    else {
        log.warning(`The report was not uploaded as an artifact: ${(0,one_line/* oneLine */.T)(error.message)}`);
    }
}

// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/change-sections.js
var change_sections = __webpack_require__(79669);
// EXTERNAL MODULE: ./lib/report/markdown/comment-findings.js
var comment_findings = __webpack_require__(57750);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
// EXTERNAL MODULE: ./lib/report/markdown/remark-sections.js
var remark_sections = __webpack_require__(21073);
;// CONCATENATED MODULE: ./lib/report/markdown/comment-remarks.js




const SHOWN_REASONS = 5;
const NAMED_TOOLS = 3;
function* unmeasuredSection({ remarks, pages }) {
    const { notMeasured } = remarks;
    if (notMeasured.length === 0)
        return;
    const lines = notMeasured.slice(0, SHOWN_REASONS).map(remark => {
        const { subjects: tools, text: reason } = remark;
        const named = tools.length > NAMED_TOOLS ? (0,numbers_in_words/* counted */.hS)(tools.length, 'tool') : tools.join(', ');
        return [(0,blocks/* strong */.ko)(named), (0,blocks/* text */.Qq)(': '), ...(0,page_text/* prose */.CS)(reason), ...(0,remark_sections/* whereWords */.Z)(remark, pages.length)];
    });
    const more = notMeasured.length - lines.length;
    if (more > 0)
        lines.push([(0,blocks/* text */.Qq)(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more reason')}`)]);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Not measured')), (0,blocks/* bullets */.e5)(lines));
}
function isOfUnmeasured(reason) {
    return /^(?:\S+: )?[a-z-]+(?:, [a-z-]+)*(?: and \d+ more)?: not measured(?: on [\da-z ]+:|;|$)/.test(reason);
}
function* noteSections(view) {
    for (const fold of Object.values((0,remark_sections/* noteFolds */.fw)(view)))
        if (fold)
            yield (0,blocks/* section */.uW)(fold);
}

// EXTERNAL MODULE: ./lib/report/markdown/comparison-sections.js
var comparison_sections = __webpack_require__(1242);
// EXTERNAL MODULE: ./lib/report/markdown/fit.js
var fit = __webpack_require__(81161);
// EXTERNAL MODULE: ./lib/report/markdown/open-report.js
var open_report = __webpack_require__(16543);
// EXTERNAL MODULE: ./lib/report/markdown/rank-sections.js
var rank_sections = __webpack_require__(37291);
// EXTERNAL MODULE: ./lib/report/markdown/service-sections.js
var service_sections = __webpack_require__(77350);
// EXTERNAL MODULE: ./lib/report/markdown/summary.js + 2 modules
var summary = __webpack_require__(48176);
// EXTERNAL MODULE: ./lib/report/markdown/verdict-section.js
var verdict_section = __webpack_require__(87853);
;// CONCATENATED MODULE: ./lib/report/markdown/comment.js













const MAX_COMMENT = 65_536;
const SHOWN_PAGES = 10;
const FOLDED_PAGES = 100;
const SHOWN_COMMIT = 7;
function renderComment(view, options) {
    const { marker, artifact } = options;
    const footer = footerSection(view, options);
    const max = MAX_COMMENT - `${marker}\n\n${footer}`.length;
    const content = (0,fit/* fitSections */.W)(commentSections(view, options.failOn, options.reportUrl), (0,summary.cutNotice)(artifact), {
        max,
        measure: text => text.length,
    });
    return `${marker}\n${content}\n${footer}`;
}
function* commentSections(view, failOn, reportUrl) {
    const findings = (0,comment_findings/* splitFindings */.nb)(view, failOn);
    const listed = findings.blocking.map(({ id }) => `(${id})`);
    yield (0,verdict_section/* verdictSection */.V)(view, reason => !isOfUnmeasured(reason) && !listed.some(id => reason.includes(id)));
    yield* (0,open_report/* openReportSection */.w)(reportUrl);
    yield* (0,comparison_sections/* baselineSection */.d_)(view);
    yield* (0,change_sections/* changeSections */.d)(view);
    yield* openPageSection(view);
    yield* (0,comment_findings/* blockingSections */.qt)(view, findings);
    yield* unmeasuredSection(view);
    yield* (0,rank_sections/* rankChangeSections */.d)(view);
    yield* (0,comment_findings/* furtherSections */.Tb)(view, findings);
    yield* (0,service_sections/* shortAnalysisSections */.PM)(view);
    yield* (0,comparison_sections/* uncomparedSection */.iH)(view);
    yield* noteSections(view);
    yield* furtherPageSections(view);
}
function* openPageSection({ origin, pages, sites }) {
    if (pages.length === 0)
        return;
    yield (0,blocks/* section */.uW)(...(origin === undefined ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin))]), pageTable([...pages.slice(0, SHOWN_PAGES), ...sites]));
}
function* furtherPageSections({ pages }) {
    for (let from = SHOWN_PAGES; from < pages.length; from += FOLDED_PAGES) {
        const some = pages.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + some.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)((0,blocks/* folded */.TM)(range, pageTable(some)));
    }
}
function pageTable(pages) {
    return (0,blocks/* table */.tp)(['Page', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), pages.map(page => [
        (0,page_text/* link */.nf)(page.url, page.isSite ? [{ type: 'text', value: page.label }] : (0,page_text/* cellCode */.GA)(page.label)),
        scoreCell(page),
        ...Object.values(page.failures).map(count => [(0,blocks/* text */.Qq)(String(count))]),
    ]));
}
function scoreCell({ score, scoreChange }) {
    if (score === null)
        return [(0,blocks/* text */.Qq)(scores/* NO_SCORE */.N7)];
    if (scoreChange === 0)
        return [(0,blocks/* strong */.ko)(String(score))];
    const change = scoreChange > 0 ? ` ▲ ${scoreChange}` : ` ▼ ${-scoreChange}`;
    return [(0,blocks/* strong */.ko)(String(score)), (0,blocks/* text */.Qq)(change)];
}
function footerSection({ version }, { run, artifact, commit }) {
    const parts = [(0,page_text/* link */.nf)(run.url, (0,page_text/* code */.aY)(run.name))];
    if (artifact) {
        const name = (0,page_text/* code */.aY)(artifact.name);
        parts.push([(0,blocks/* text */.Qq)('Report: '), ...(artifact.url === undefined ? name : (0,page_text/* link */.nf)(artifact.url, name))]);
    }
    if (commit !== undefined)
        parts.push([(0,blocks/* text */.Qq)('Commit '), ...(0,page_text/* code */.aY)(commit.slice(0, SHOWN_COMMIT))]);
    parts.push([(0,blocks/* text */.Qq)(`SEO Preflight ${version}`)]);
    return (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)(...parts.flatMap((part, index) => (index === 0 ? part : [(0,blocks/* text */.Qq)(' · '), ...part]))));
}

// EXTERNAL MODULE: ./lib/github/rest-client.js
var rest_client = __webpack_require__(44789);
;// CONCATENATED MODULE: ./lib/github/comment-failure.js

const NEED = 'the token needs the permission "pull-requests: write"';
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
        return { level: 'notice', text: `${NEED}, and in a run of ${origin} it can only read; ${way} (${said})` };
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
function readOnlyOrigin(pullRequest, env) {
    if (pullRequest?.fromFork)
        return 'a fork';
    return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : undefined;
}

;// CONCATENATED MODULE: ./lib/github/comment-marker.js
function currentRun(env) {
    return { id: Number(env['GITHUB_RUN_ID']) || 0, attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1 };
}
function commentMarker(commentId, run) {
    return `<!-- seo-preflight comment="${encoded(commentId)}" run="${run.id}.${run.attempt}" -->`;
}
function runOfComment(body, commentId) {
    const [, id, run, attempt] = MARKER.exec(body) ?? [];
    return id === encoded(commentId) ? { id: Number(run), attempt: Number(attempt) } : undefined;
}
function compareRuns(a, b) {
    return a.id - b.id || a.attempt - b.attempt;
}
const MARKER = /^<!-- seo-preflight comment="([^"]{0,1000})" run="(\d{1,15})\.(\d{1,6})" -->/;
function encoded(commentId) {
    return encodeURIComponent(commentId.toWellFormed()).replaceAll('-', '%2D');
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(53056);
;// CONCATENATED MODULE: ./lib/github/comment-authors.js
const WORKFLOW_AUTHOR = 'github-actions[bot]';
const MAX_IDS = 100;
const AUTHORS_QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on IssueComment { id isMinimized viewerDidAuthor } }
}`;
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



const ROUNDS = 6;
const SETTLE_MS = 1_000;
const LOOKS_FOR_UNCONFIRMED = 3;
const MAX_PAGES = 30;
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
async function updateComment({ octokit, repository }, id, body) {
    return await unlessGone(octokit.rest.issues.updateComment({ ...repository, comment_id: id, body }));
}
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






async function publishComment(view, surroundings) {
    const { settings, env, event, log, signal, time } = surroundings;
    if (settings.comment === 'never' ||
        view.verdict.state === 'open' ||
        signal.aborted ||
        !(0,pull_request/* mayHavePullRequest */.C)(event)) {
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
                return await write(view, pullRequest, github, surroundings);
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
async function write(view, { number }, github, { settings, env, event, uploaded, log }) {
    const { comment, commentId, failOn } = settings;
    const run = currentRun(env);
    const written = await putComment(github, {
        pullRequest: number,
        commentId,
        run,
        mayCreate: comment === 'auto' || view.verdict.state === 'failed',
        body: renderComment(view, {
            marker: commentMarker(commentId, run),
            failOn,
            run: { name: `Run ${run.id}`, url: runUrl(env) },
            artifact: uploaded.artifact,
            reportUrl: uploaded.page?.url,
            commit: event.commit,
        }),
    });
    if (written.outcome === 'absent')
        return undefined;
    if (written.outcome === 'outdated') {
        log.notice(`The comment on pull request ${number} is from a newer run and was left as it is`);
    }
    return written.url;
}
function runUrl(env) {
    const { id, attempt } = currentRun(env);
    const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
    return `${server}/${env['GITHUB_REPOSITORY']}/actions/runs/${id}/attempts/${attempt}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/github/job-summary.js



const MAX_SUMMARY_BYTES = 1_000_000;
async function writeJobSummary(view, path, { artifact, page }, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
    const options = { maxBytes: MAX_SUMMARY_BYTES - written, artifact, reportUrl: page?.url };
    await (0,promises_.appendFile)(path, (0,summary.renderSummary)(view, options));
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
;// CONCATENATED MODULE: ./lib/github/outputs.js

const OUTPUTS = {
    verdict: '`passed` or `failed`; empty for a shard, which is not judged by itself, and if the deployment is not up, so that nothing was audited',
    score: 'Mean score of the pages, 0 to 100; empty if nothing was measured',
    errors: 'Findings that are errors; one fault on many pages is one finding',
    warnings: 'Findings that are warnings, counted in the same way',
    notices: 'Findings that are notices, counted in the same way',
    'not-measured': 'Tool runs that gave no result',
    pages: 'Number of audited pages',
    'new-failures': 'Findings that are new against the baseline, or have a new place; empty without a baseline',
    fixed: 'Findings of the baseline of which nothing is left; empty without a baseline',
    'report-json': 'Path of `report.json`',
    'report-html': 'Path of `report.html`',
    'report-sarif': 'Path of `report.sarif`; empty unless `formats` has `sarif`',
    'report-junit': 'Path of `report.junit.xml`; empty unless `formats` has `junit`',
    'report-csv': 'Paths of `pages.csv` and `findings.csv`, one per line; empty unless `formats` has `csv`',
    'artifact-id': 'Id of the artifact with the report',
    'artifact-url': 'URL of the artifact with the report',
    'report-url': 'URL that opens the HTML report in the browser; empty if it was not uploaded as a file of its own',
    'comment-url': 'URL of the comment on the pull request; empty if there is none',
};
const VERDICTS = { passed: 'passed', 'not-gated': 'passed', failed: 'failed', open: '' };
function setOutputs({ verdict, score, counts, pages, comparison }, files, { artifact, page, commentUrl }) {
    const values = {
        verdict: VERDICTS[verdict.state],
        score: score ?? '',
        errors: counts.error,
        warnings: counts.warning,
        notices: counts.notice,
        'not-measured': counts.notMeasured,
        pages: pages.length,
        'new-failures': comparison?.new.length ?? '',
        fixed: comparison?.fixed.length ?? '',
        'report-json': files.json ?? '',
        'report-html': files.html ?? '',
        'report-sarif': files.sarif ?? '',
        'report-junit': files.junit ?? '',
        'report-csv': (files.csv ?? []).join('\n'),
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
        'report-url': page?.url ?? '',
        'comment-url': commentUrl ?? '',
    };
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, String(value));
}

;// CONCATENATED MODULE: ./lib/github/publish.js








const LOG_WIDTH = 120;
async function publish(view, files, warnings, { settings, env, event, log, signal, time }) {
    await alone('The report could not be shown here', log, () => log.show((0,terminal/* renderTerminal */.b)(view, { width: LOG_WIDTH, color: true, unicode: true })));
    for (const warning of warnings)
        log.warning((0,one_line/* oneLine */.T)(warning));
    const { artifactName: name, retentionDays, staticDir, source } = settings;
    const productionUrl = settings.productionUrl || undefined;
    if (settings.annotations && view.verdict.state !== 'open') {
        const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
        await alone('The findings could not be put on the run', log, () => annotate(view, {
            log,
            warnings: warnings.length,
            fileOf: (0,place_files/* placeFiles */.h)({ workspace, staticDir, source, productionUrl }),
        }));
    }
    const hasReaders = view.verdict.state !== 'open';
    const uploaded = await alone('The report was not uploaded as an artifact', log, () => uploadReports(files, { name, retentionDays, hasReaders, env, time }, log));
    await alone('The job summary could not be written', log, () => writeJobSummary(view, env['GITHUB_STEP_SUMMARY'], uploaded ?? {}, log));
    const commentUrl = await alone('No comment was written on the pull request', log, () => publishComment(view, { settings, env, event, uploaded: uploaded ?? {}, log, signal, time }));
    await alone('The outputs of this step could not be set', log, () => setOutputs(view, files, { ...uploaded, commentUrl }));
}
async function alone(failure, log, work) {
    try {
        return await work();
    }
    catch (error) {
        log.warning(`${failure}: ${(0,one_line/* oneLine */.T)(error.message)}`);
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

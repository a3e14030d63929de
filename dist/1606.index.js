export const id = 1606;
export const ids = [1606];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 18937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ApiError)
/* harmony export */ });
class ApiError extends Error {
    name = 'ApiError';
    kind;
    status;
    retryAfter;
    constructor(kind, message, options = {}) {
        super(message, { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.retryAfter = options.retryAfter;
    }
}


/***/ }),

/***/ 71606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/run/exit.js
var exit = __webpack_require__(28513);
// EXTERNAL MODULE: ./lib/run/lean-start.js
var lean_start = __webpack_require__(55428);
// EXTERNAL MODULE: ./lib/run/page-in-words.js
var page_in_words = __webpack_require__(31592);
// EXTERNAL MODULE: ./lib/run/run.js + 8 modules
var run = __webpack_require__(86765);
// EXTERNAL MODULE: ./lib/run/seldom.js
var seldom = __webpack_require__(75461);
// EXTERNAL MODULE: ./lib/run/start-in-words.js
var start_in_words = __webpack_require__(13613);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/settings/inputs.js
var settings_inputs = __webpack_require__(792);
// EXTERNAL MODULE: ./lib/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(81260);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var settings_secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/settings/table.js
var table = __webpack_require__(17773);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
;// CONCATENATED MODULE: ./lib/github/check-pages.js
const MAX_REFERENCE = 200;
function checkPagesAddress(env) {
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: reference = '' } = env;
    const server = URL.parse(env['GITHUB_SERVER_URL'] ?? '');
    const isServer = server?.protocol === 'https:' && server.href === `${server.origin}/`;
    if (!isServer || !isRepository(repository) || !isReference(reference))
        return undefined;
    return `${server.origin}/${repository}/blob/${reference}/docs/checks`;
}
function isRepository(name) {
    return /^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(name);
}
function isReference(name) {
    const parts = name.split('/');
    return (name.length <= MAX_REFERENCE &&
        parts.every(part => /^(?![.-])[\w.-]+(?<!\.|\.lock)$/.test(part) && !part.includes('..')));
}

// EXTERNAL MODULE: ./lib/github/event.js
var github_event = __webpack_require__(19607);
// EXTERNAL MODULE: ./lib/github/runner-log.js
var runner_log = __webpack_require__(40362);
;// CONCATENATED MODULE: ./lib/github/time-budget.js
const BUDGET_MS = 60_000;
class TimeBudget {
    #cancelled;
    #leftMs;
    constructor(cancelled, leftMs = BUDGET_MS) {
        this.#cancelled = cancelled;
        this.#leftMs = leftMs;
    }
    async spend(work, { atMostMs = Number.POSITIVE_INFINITY, keepMs = 0 } = {}) {
        const budgetMs = Math.max(0, Math.min(atMostMs, this.#leftMs - keepMs));
        const time = new AbortController();
        const isOver = () => time.abort(new DOMException('GitHub took too long to answer', 'TimeoutError'));
        const timer = setTimeout(isOver, budgetMs);
        const signal = AbortSignal.any([this.#cancelled, time.signal]);
        const { promise: ended, reject } = Promise.withResolvers();
        const end = () => reject(signal.reason);
        const startedAt = Date.now();
        try {
            signal.throwIfAborted();
            signal.addEventListener('abort', end);
            return await Promise.race([work({ signal, budgetMs }), ended]);
        }
        finally {
            signal.removeEventListener('abort', end);
            clearTimeout(timer);
            const tookMs = Date.now() - startedAt;
            this.#leftMs -= time.signal.aborted ? Math.max(tookMs, budgetMs) : tookMs;
        }
    }
}

;// CONCATENATED MODULE: ./lib/github/action.js




















async function runAction(env, startLean = () => { }) {
    const secrets = (0,settings_secrets/* secretsOf */.F)(knownInputs(env));
    const write = (line) => void process.stdout.write(line);
    for (const secret of secrets)
        write((0,runner_log/* maskCommand */.Iq)(secret));
    const redact = (0,redactor/* redactor */.$)(secrets);
    const log = (0,runner_log/* createRunnerLog */.fE)(redact, write);
    const stop = (0,stop_signals/* listenForStop */.r)();
    try {
        const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
        const ofCaller = [workspace, env['RUNNER_TEMP'] ?? ''].filter(Boolean);
        const inputs = (0,settings_inputs/* fromInputs */.I)(env);
        const event = await (0,github_event/* readEvent */.j)(env);
        const unready = unreadyReason(event, inputs);
        if (unready !== undefined) {
            log.notice(unready);
            return exit/* EXIT */.d.passed;
        }
        const inWorkspace = (path) => (0,external_node_path_.resolve)(workspace, path);
        const settings = await (0,load_settings/* loadSettings */.M)(inputs, inWorkspace, settingsOf(event), { workspace, ofCaller });
        const use = (0,lean_start/* leanUseOf */.v)(settings);
        if (use)
            startLean(use);
        const { signal } = stop;
        const time = new TimeBudget(signal);
        const { artifactName, githubToken: token } = settings;
        const report = await (0,run/* run */.e)(settings, {
            signal,
            redact,
            workspace,
            previewHost: previewHostOf(event),
            fromFork: event.fromFork,
            checkPages: checkPagesAddress(env),
            onStart: (pages, { tools, baseUrl }, pagesAtOnce) => log.info((0,start_in_words/* startInWords */.l)({ pages, tools: tools.length, service: baseUrl, pagesAtOnce })),
            onWait: line => log.info(line),
            onNote: line => log.notice(line),
            onRun: run => log.debug(`${run.tool} ${(0,shown_url/* shownUrl */.z)(redact(run.url))}: ${run.status} in ${run.durationMs} ms`),
            onPage: page => log.group(`${(0,shown_url/* shownUrl */.z)(redact(page.url))}: ${(0,page_in_words/* pageInWords */.A)(page)}`, (0,page_in_words/* pageLines */.x)(page)),
            onAnalysis: (0,seldom/* seldom */.r)((url, crawl) => log.info(`${(0,shown_url/* shownUrl */.z)(redact(url))}: ${(0,numbers_in_words/* crawlInWords */.w3)(crawl)}`), ANALYSIS_LINE_MS),
            onFault: error => log.debug(String(error.stack)),
            async changedFiles() {
                const { listChangedFiles } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(5181)]).then(__webpack_require__.bind(__webpack_require__, 85181));
                return await listChangedFiles({ token, env, event, log, time });
            },
            async branchReport() {
                const { loadBranchReport } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(4499)]).then(__webpack_require__.bind(__webpack_require__, 74499));
                return await loadBranchReport({ artifactName, token, env, event, log, time });
            },
            async isApproved(label) {
                const { bearsLabel } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(7536)]).then(__webpack_require__.bind(__webpack_require__, 7536));
                return await bearsLabel(label, { token, env, event, log, time });
            },
            async publish(view, files, warnings) {
                const { publish } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8444), __webpack_require__.e(3109), __webpack_require__.e(1478), __webpack_require__.e(8176), __webpack_require__.e(6771), __webpack_require__.e(4671)]).then(__webpack_require__.bind(__webpack_require__, 44671));
                await publish(view, files, warnings, { settings, env, event, log, signal, time });
            },
        });
        if (stop.exitCode() !== undefined)
            return stop.exitCode();
        if ((0,verdict/* stateOf */.L4)(report) !== 'failed')
            return exit/* EXIT */.d.passed;
        log.error(['SEO Preflight failed:', ...report.verdict.reasons.slice(0, SHOWN_REASONS)].join('\n'));
        return exit/* EXIT */.d.gateFailed;
    }
    catch (error) {
        const { lines, code, stack } = (0,exit/* explain */.W)(error);
        for (const line of lines)
            log.error(line);
        if (stack)
            log.debug(stack);
        return code;
    }
    finally {
        stop.dispose();
    }
}
const DEPLOYMENT_WAIT = '120';
function settingsOf({ deployment }) {
    if (!deployment)
        return { written: {} };
    const { environmentUrl } = deployment;
    if (environmentUrl !== undefined)
        return { written: { wait: DEPLOYMENT_WAIT, url: environmentUrl } };
    return {
        written: { wait: DEPLOYMENT_WAIT },
        withoutUrl: 'is missing, and this deployment has no environment_url',
    };
}
function previewHostOf({ deployment }) {
    if (!deployment || deployment.isProduction)
        return undefined;
    return URL.parse(deployment.environmentUrl ?? '')?.host;
}
function unreadyReason({ deployment }, inputs) {
    if (!deployment || deployment.state === 'success')
        return undefined;
    if (inputs['static-dir'] || inputs.merge)
        return undefined;
    return `The deployment is in the state "${deployment.state}": nothing is audited until it succeeds`;
}
const ANALYSIS_LINE_MS = 15_000;
const SHOWN_REASONS = 10;
function knownInputs(env) {
    const known = new Set(table/* SETTING_NAMES */.OI.map(settings_inputs/* inputVariable */.L));
    return (0,settings_inputs/* fromInputs */.I)(Object.fromEntries(Object.entries(env).filter(([name]) => known.has(name.toUpperCase()))));
}


/***/ }),

/***/ 19607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ labelsOf),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

async function readEvent(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readPayload(env['GITHUB_EVENT_PATH']);
    const pull = objectAt(payload, 'pull_request');
    const pullRequest = pull && pullRequestOf(pull);
    return {
        name,
        commit: [commitOf(name, payload), env['GITHUB_SHA']].find(isCommit),
        head: name === 'workflow_run' ? headOf(payload) : undefined,
        pullRequest,
        deployment: name === 'deployment_status' ? deploymentOf(payload) : undefined,
        fromFork: name === 'workflow_run' ? isRunOfFork(payload) : (pullRequest?.fromFork ?? false),
        defaultBranch: textAt(payload, 'repository', 'default_branch'),
    };
}
function isCommit(name) {
    return name !== undefined && /^[\da-f]{40,64}$/i.test(name);
}
async function readPayload(path) {
    if (!path)
        return {};
    try {
        const payload = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
        return typeof payload === 'object' && payload !== null ? payload : {};
    }
    catch {
        return {};
    }
}
function commitOf(name, payload) {
    switch (name) {
        case 'pull_request':
        case 'pull_request_target':
            return textAt(payload, 'pull_request', 'head', 'sha');
        case 'deployment_status':
            return textAt(payload, 'deployment', 'sha');
        case 'workflow_run':
            return textAt(payload, 'workflow_run', 'head_sha');
        case 'status':
            return textAt(payload, 'sha');
        case 'push':
            return textAt(payload, 'after');
        default:
            return undefined;
    }
}
function headOf(payload) {
    const owner = textAt(payload, 'workflow_run', 'head_repository', 'owner', 'login');
    const branch = textAt(payload, 'workflow_run', 'head_branch');
    return owner && branch ? { owner, branch } : undefined;
}
function isRunOfFork(payload) {
    const head = textAt(payload, 'workflow_run', 'head_repository', 'full_name');
    return head === undefined || head !== textAt(payload, 'repository', 'full_name');
}
function pullRequestOf(pull) {
    const number = pull['number'];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    const head = textAt(pull, 'head', 'repo', 'full_name');
    const labels = labelsOf(pull);
    return {
        number,
        ...(labels.length > 0 && { labels }),
        baseBranch: textAt(pull, 'base', 'ref') ?? '',
        fromFork: head === undefined || head !== textAt(pull, 'base', 'repo', 'full_name'),
    };
}
function labelsOf(pull) {
    const { labels } = pull;
    if (!Array.isArray(labels))
        return [];
    return labels.flatMap((label) => {
        const name = typeof label === 'object' && label !== null && 'name' in label ? label.name : undefined;
        return typeof name === 'string' ? [name] : [];
    });
}
function deploymentOf(payload) {
    const state = textAt(payload, 'deployment_status', 'state');
    if (state === undefined)
        return undefined;
    const environment = textAt(payload, 'deployment_status', 'environment') ?? textAt(payload, 'deployment', 'environment') ?? '';
    const environmentUrl = textAt(payload, 'deployment_status', 'environment_url');
    const declared = objectAt(payload, 'deployment')?.['production_environment'];
    return {
        state,
        environmentUrl: environmentUrl?.trim().replace(/\s/g, encodeURIComponent) || undefined,
        environment,
        isProduction: declared === true || /^production\b/i.test(environment),
    };
}
function objectAt(payload, key) {
    const value = payload[key];
    return typeof value === 'object' && value !== null ? value : undefined;
}
function textAt(payload, ...keys) {
    const last = keys.pop();
    const holder = keys.reduce((at, key) => at && objectAt(at, key), payload);
    const value = holder?.[last];
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 40362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Iq: () => (/* binding */ maskCommand),
/* harmony export */   fE: () => (/* binding */ createRunnerLog)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_safe_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66584);


const MAX_ANNOTATION = 4096;
function createRunnerLog(redact, write) {
    const safe = (text) => withoutCommands(redact((0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutControls */ .D)(text)));
    const annotation = (level) => (text) => write(commandLine(level, (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(safe(text), MAX_ANNOTATION)));
    return {
        info: text => write(`${safe(text)}\n`),
        group(title, lines) {
            const shown = lines.map(line => `${safe(line)}\n`).join('');
            write(`${commandLine('group', safe(title))}${shown}${commandLine('endgroup', '')}`);
        },
        show: text => write(`${withoutCommands(redact((0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutControlsButStyles */ .E)(text)))}\n`),
        notice: annotation('notice'),
        warning: annotation('warning'),
        error: annotation('error'),
        annotate(level, properties, text) {
            const shown = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(safe(`${value}`))}`);
            write(commandLine(`${level} ${shown.join(',')}`, (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(safe(text), MAX_ANNOTATION)));
        },
        debug: text => write(commandLine('debug', safe(text))),
    };
}
function maskCommand(secret) {
    return commandLine('add-mask', secret);
}
function commandLine(command, text) {
    const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    return `::${command}::${escaped}\n`;
}
const PROPERTY_ESCAPES = {
    '%': '%25',
    '\r': '%0D',
    '\n': '%0A',
    ':': '%3A',
    ',': '%2C',
};
function inProperty(text) {
    return text.replace(/[%\r\n:,]/g, character => PROPERTY_ESCAPES[character]);
}
function withoutCommands(text) {
    return text.replace(/^(\s*):(?=:)/gm, '$1:\u200b').replace(/##(?=\[)/g, '#\u200b#');
}


/***/ }),

/***/ 28513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6810);



const EXIT = {
    passed: 0,
    gateFailed: 1,
    wrongSettings: 2,
    runFailed: 3,
};
const MAX_LINE = 4000;
function explain(error) {
    if (error instanceof _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G)
        return { lines: error.problems.map(shown), code: EXIT.wrongSettings };
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h)
        return { lines: [shown(error.message)], code: EXIT.runFailed };
    const message = error instanceof Error ? error.message : String(error);
    const line = shown(`The run failed: ${message.split('\n', 1)[0]}`);
    const hint = isOfSystem(error)
        ? '(an error of the operating system; set RUNNER_DEBUG=1 to see where)'
        : '(a bug in SEO Preflight; set RUNNER_DEBUG=1 for its stack)';
    const stack = error instanceof Error ? { stack: stackOf(error) } : {};
    return {
        lines: [`${line} ${hint}`],
        code: EXIT.runFailed,
        ...stack,
    };
}
function isOfSystem(error) {
    return error instanceof Error && 'syscall' in error;
}
function shown(message) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(message, MAX_LINE);
}
function stackOf(error) {
    const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : '';
    return `${error.stack ?? error.message}${cause}`;
}


/***/ }),

/***/ 792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fromInputs),
/* harmony export */   L: () => (/* binding */ inputVariable)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



function inputVariable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function fromInputs(env) {
    const written = {};
    const problems = [];
    for (const [variable, value] of Object.entries(env)) {
        if (!variable.startsWith('INPUT_') || value === undefined || value.trim() === '')
            continue;
        const name = variable.slice('INPUT_'.length).toLowerCase();
        if ((0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettingName */ .s9)(name))
            written[name] = value;
        else
            problems.push(`${name}: there is no such input${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(name, _table_js__WEBPACK_IMPORTED_MODULE_2__/* .SETTING_NAMES */ .OI)}`);
    }
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(problems);
    return written;
}


/***/ }),

/***/ 77763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SettingsError),
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



const MAX_LINES = 50;
const MAX_LENGTH = 1500;
const MAX_VALUE = 200;
class SettingsError extends Error {
    name = 'SettingsError';
    problems;
    constructor(problems) {
        const all = typeof problems === 'string' ? [problems] : problems;
        const lines = all.slice(0, MAX_LINES).map(onOneLine);
        if (all.length > MAX_LINES)
            lines.push(`and ${all.length - MAX_LINES} more of this kind`);
        super(lines.join('\n'));
        this.problems = lines;
    }
}
function onOneLine(problem) {
    return (0,_text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .withEscapes */ .rq)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(problem), MAX_LENGTH));
}
function quoted(value) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(value).trim().replace(/\s+/g, ' '), MAX_VALUE);
}


/***/ }),

/***/ 79967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ ownStart),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Sf: () => (/* binding */ ownCopy),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
function startOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '');
}
function endOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '');
}
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`;
}
function ownCopy(text) {
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    return Buffer.from(text, encoding).toString(encoding);
}
function ownStart(text, maxLength) {
    return text.length <= maxLength ? text : ownCopy(startOf(text, maxLength));
}


/***/ }),

/***/ 4581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

const MAX_LENGTH = 200;
function nearest(word, allowed) {
    if (word.length > MAX_LENGTH)
        return undefined;
    const typed = word.toLowerCase();
    let best;
    let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of allowed) {
        const apart = candidate.startsWith(typed) && typed.length > 2 ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(typed, candidate);
        if (apart < bestDistance) {
            best = candidate;
            bestDistance = apart;
        }
    }
    return best;
}
function suggestion(word, allowed) {
    const meant = nearest(word, allowed);
    return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}


/***/ }),

/***/ 6810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_TEXT */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



const MAX_SHOWN_TEXT = 300;
const READ_PER_SHOWN = 8;
const WHITE_SPACE = /[\s\u0085]+/gu;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS = new RegExp(`[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, READ_PER_SHOWN * maxLength)
        .toWellFormed()
        .replace(INVISIBLES, '')
        .replace(WHITE_SPACE, ' ')
        .replace(CONTROLS, '\uFFFD');
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(line).trim(), maxLength);
}


/***/ }),

/***/ 35601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 66584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ withoutControls),
/* harmony export */   E: () => (/* binding */ withoutControlsButStyles)
/* harmony export */ });
/* harmony import */ var _unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);

const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS_IN_LINES = new RegExp(`(?![\\t\\n])[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
const STYLES = /(\u001B\[[\d;]*m|\u001B\]8;[!-~]*\u001B\\)/;
function withoutControls(text) {
    return text
        .toWellFormed()
        .replace(LINE_END, '\n')
        .replace(INVISIBLES, '')
        .replace(CONTROLS_IN_LINES, '\uFFFD');
}
function withoutControlsButStyles(text, links = NO_LINKS) {
    return text
        .split(STYLES)
        .map((part, index) => {
        const isStyle = index % 2 === 1 && (part.startsWith('\u001B[') || links.has(part));
        return isStyle ? part : withoutControls(part);
    })
        .join('');
}
const NO_LINKS = new Set();


/***/ }),

/***/ 98262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   rq: () => (/* binding */ withEscapes)
/* harmony export */ });
/* unused harmony export LINE_SEPARATOR */
const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}';
const LINE_SEPARATOR = '\\u2028\\u2029';
const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const HALF_PAIR = '\\p{Cs}';
const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu');
function withEscapes(text) {
    return text.replace(UNSAFE, escaped);
}
function escaped(character) {
    const units = character.split('');
    return units.map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 82090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ withoutUserInformation),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/* harmony import */ var _percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const SECRET_PARTS = [
    'token',
    'secret',
    'password',
    'passwd',
    'passphrase',
    'signature',
    'credential',
    'apikey',
    'accesskey',
    'privatekey',
    'subscriptionkey',
    'sharekey',
    'jwt',
    'bypass',
    'vercelshare',
    'sessionid',
    'sessid',
];
const SECRET_NAMES = new Set([
    'key',
    'sig',
    'auth',
    'authorization',
    'session',
    'sid',
    'code',
    'pwd',
    'pass',
    'otp',
]);
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g;
const USER_INFORMATION = /((?<![\w+.-])(?:mailto(?::https?)?|sips?|xmpp))?(:[\\/]{2})([^\s/?#"'<>\\]*)@/gi;
const REACHES_PEOPLE = /^(?:mailto|sips?|xmpp):$/;
const NAME_OF_MAILBOX = /^[^:@]*$/;
function withoutSecrets(text) {
    const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, withoutUser) : text;
    if (!anonymous.includes('='))
        return anonymous;
    return anonymous.replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
function withoutUser(all, scheme, slashes, user) {
    return scheme !== undefined && NAME_OF_MAILBOX.test(user) ? all : `${scheme ?? ''}${slashes}`;
}
function withoutUserInformation(url) {
    if (!url.includes('@'))
        return url;
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    if (parsed.password === '' && REACHES_PEOPLE.test(parsed.protocol))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
function isSecretName(name) {
    const plain = (0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}


/***/ })

};

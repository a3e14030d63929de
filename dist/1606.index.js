export const id = 1606;
export const ids = [1606];
export const modules = {

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
/** Characters of a reference; Git allows more, and an address with them is none that people read. */
const MAX_REFERENCE = 200;
/**
 * Where the documents on checks are: in the repository that the runner took this action from, at the version that it
 * runs. Undefined where that is not known, as for an action of the checkout, and where a variable is not what it should be.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
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
/** A branch, a tag or a commit, as `git check-ref-format` allows them, of plain characters. */
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
/** Milliseconds for all that a run does with GitHub, waiting included. What GitHub does never keeps a job for longer. */
const BUDGET_MS = 60_000;
/**
 * The time that a run has for GitHub. The pieces of work that need it, one after the other, share it; what lies between
 * them does not count.
 */
class TimeBudget {
    #cancelled;
    #leftMs;
    /** @param cancelled ends every piece of work at once */
    constructor(cancelled, leftMs = BUDGET_MS) {
        this.#cancelled = cancelled;
        this.#leftMs = leftMs;
    }
    /**
     * Does a piece of work. It ends with its time, or with the run, even where it does not listen to its signal.
     *
     * @throws what the work throws; a `TimeoutError` where its time is over; the reason of the run's signal
     */
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
            // A timer may come a millisecond early by the clock.
            this.#leftMs -= time.signal.aborted ? Math.max(tookMs, budgetMs) : tookMs;
        }
    }
}

;// CONCATENATED MODULE: ./lib/github/action.js




















/**
 * The program as a step of a workflow: inputs in; job summary, artifact, outputs and annotations out.
 *
 * @returns the exit code
 */
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
        // What other actions download, such as artifacts, may be in the runner's own folder.
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
                const { listChangedFiles } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(3056), __webpack_require__.e(5181)]).then(__webpack_require__.bind(__webpack_require__, 85181));
                return await listChangedFiles({ token, env, event, log, time });
            },
            async branchReport() {
                const { loadBranchReport } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(3056), __webpack_require__.e(4499)]).then(__webpack_require__.bind(__webpack_require__, 74499));
                return await loadBranchReport({ artifactName, token, env, event, log, time });
            },
            async isApproved(label) {
                const { bearsLabel } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(3056), __webpack_require__.e(7536)]).then(__webpack_require__.bind(__webpack_require__, 7536));
                return await bearsLabel(label, { token, env, event, log, time });
            },
            async publish(view, files, warnings) {
                const { publish } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8444), __webpack_require__.e(3109), __webpack_require__.e(1478), __webpack_require__.e(3056), __webpack_require__.e(8176), __webpack_require__.e(6771), __webpack_require__.e(4671)]).then(__webpack_require__.bind(__webpack_require__, 44671));
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
/** Seconds that a deployment is waited for which says that it is up. */
const DEPLOYMENT_WAIT = '120';
/** What an event of a deployment says, where the inputs do not. */
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
/** Why there is nothing to audit: a deployment that is not up, unless something else is the target. */
function unreadyReason({ deployment }, inputs) {
    if (!deployment || deployment.state === 'success')
        return undefined;
    if (inputs['static-dir'] || inputs.merge)
        return undefined;
    return `The deployment is in the state "${deployment.state}": nothing is audited until it succeeds`;
}
/** Milliseconds between two lines on an analysis. */
const ANALYSIS_LINE_MS = 15_000;
/** Reasons in the annotation of a failed gate; all of them are in the summary. */
const SHOWN_REASONS = 10;
/** The inputs that there are, so that secrets are known before any complaint about another one is printed. */
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

/**
 * Reads the event of a runner. What a payload lacks, or says in another form, is undefined: it is GitHub's, and it
 * changes.
 *
 * @see https://docs.github.com/webhooks/webhook-events-and-payloads
 */
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
/** The name of a commit goes into addresses and is shown. */
function isCommit(name) {
    return name !== undefined && /^[\da-f]{40,64}$/i.test(name);
}
/** One that is missing or no JSON says nothing. */
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
/** `GITHUB_SHA` is a merge commit, or one of the default branch, for most of them. */
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
/** The repository of a fork may be gone, and is null then. */
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
        // The repository of a fork may be gone, and is null then.
        fromFork: head === undefined || head !== textAt(pull, 'base', 'repo', 'full_name'),
    };
}
/** Names of labels, of the event or of an answer of the API. */
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
        // It is one URL, whatever it contains: the setting would take more.
        environmentUrl: environmentUrl?.trim().replace(/\s/g, encodeURIComponent) || undefined,
        environment,
        // Some platforms leave the flag at false and say it by the name.
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

/***/ 792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fromInputs),
/* harmony export */   L: () => (/* binding */ inputVariable)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17773);



/** The variable that a runner sets for an input. */
function inputVariable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
/**
 * The inputs of an action, from the variables that a runner sets for them. An empty input counts as not given.
 *
 * @throws SettingsError for an input that is not in the table
 */
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


/***/ })

};

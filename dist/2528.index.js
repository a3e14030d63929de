export const id = 2528;
export const ids = [2528];
export const modules = {

/***/ 92528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAudit: () => (/* binding */ runAudit),
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/api/redactor.js
var redactor = __webpack_require__(44510);
// EXTERNAL MODULE: ./lib/exit.js
var exit = __webpack_require__(50199);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/run.js + 35 modules
var run = __webpack_require__(89064);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/settings/settings.js + 2 modules
var settings_settings = __webpack_require__(83422);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/settings/sources.js
var sources = __webpack_require__(48791);
// EXTERNAL MODULE: ./lib/stop-signals.js
var stop_signals = __webpack_require__(67883);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/cli/progress.js



/** Shows how far an audit is: one line that changes on a terminal, else a plain line for each page. */
class Progress {
    #stream;
    #redact;
    #shown = false;
    constructor(stream, redact) {
        this.#stream = stream;
        this.#redact = redact;
    }
    start(pages, tools, baseUrl) {
        const source = baseUrl === undefined ? 'the embedded engine' : new URL(baseUrl).host;
        this.line(`SEO Preflight ${version/* VERSION */.x}: ${(0,headline/* counted */.hS)(tools, 'tool')} on ${(0,headline/* counted */.hS)(pages, 'page')} by ${source}`);
    }
    run({ tool, url }, done, total) {
        if (!this.#stream.isTTY)
            return;
        const text = `${done}/${total} ${tool} ${(0,plain_text/* shownUrl */.zA)(url)}`;
        this.#clear();
        this.#stream.write((0,plain_text/* oneLine */.TN)(this.#redact(text), this.#stream.columns - 1));
        this.#shown = true;
    }
    page({ url, score, runs }) {
        const checks = runs.flatMap(run => run.checks).filter(check => check.outcome === 'fail');
        const errors = checks.filter(check => check.severity === 'error').length;
        const missing = runs.filter(run => run.status === 'not-measured').length;
        const parts = [score === null ? 'no score' : `score ${score}`, (0,headline/* counted */.hS)(errors, 'error')];
        if (missing > 0)
            parts.push(`${missing} not measured`);
        this.line(`${(0,plain_text/* shownUrl */.zA)(url)}: ${parts.join(', ')}`);
    }
    line(text) {
        this.#clear();
        this.#stream.write(`${this.#redact((0,plain_text/* withoutControls */.DJ)(text))}\n`);
    }
    end() {
        this.#clear();
    }
    #clear() {
        if (!this.#shown)
            return;
        this.#stream.cursorTo(0);
        this.#stream.clearLine(0);
        this.#shown = false;
    }
}

;// CONCATENATED MODULE: ./lib/cli/audit.js












/** UTF-16 units of a warning. */
const MAX_WARNING = 1_000;
/**
 * `seo-preflight [audit] URL… [--flag value]`. The report goes to standard output, progress to standard error.
 * The token may come from SEO_PREFLIGHT_TOKEN, since flags show in the list of processes.
 */
function runAudit(args, env) {
    return runWith((0,sources/* fromFlags */.oX)(args), env);
}
/** `seo-preflight merge DIR… [--flag value]`: joins the reports of shards, judges and writes them once. */
function runMerge(args, env) {
    const { url, ...given } = (0,sources/* fromFlags */.oX)(args);
    const merge = [given.merge, url].filter(Boolean).join('\n');
    if (merge === '')
        throw new settings_error/* SettingsError */.G('merge: needs the folders that hold the reports of the shards');
    return runWith({ ...given, merge }, env);
}
async function runWith(given, env) {
    const token = env['SEO_PREFLIGHT_TOKEN'];
    if (token && given.token === undefined && given['base-url'] !== undefined)
        given.token = token;
    const redact = (0,redactor/* redactor */.$)((0,secrets/* secretsOf */.F)(given));
    const settings = await (0,settings_settings/* loadSettings */.M)(given, path => path, undefined, { workspace: workspaceOf(env) });
    const stop = (0,stop_signals/* listenForStop */.r)();
    const progress = new Progress(process.stderr, redact);
    try {
        const report = await (0,run/* run */.e)(settings, {
            signal: stop.signal,
            redact,
            onStart: (pages, { tools, baseUrl }) => progress.start(pages, tools.length, baseUrl),
            onWait: line => progress.line(line),
            onNote: line => progress.line(line),
            onRun: (run, done, total) => progress.run(run, done, total),
            onPage: page => progress.page(page),
            onFault: error => env['RUNNER_DEBUG'] === '1' && progress.line(String(error.stack)),
            async publish(report, files, warnings) {
                progress.end();
                const { renderTerminal } = await __webpack_require__.e(/* import() */ 8609).then(__webpack_require__.bind(__webpack_require__, 18609));
                const { columns, isTTY } = process.stdout;
                const color = isTTY ? process.stdout.hasColors() : false;
                process.stdout.write(`${renderTerminal(report, { width: columns ?? 100, color, unicode: true })}\n`);
                for (const warning of warnings)
                    console.log(`Warning: ${redact((0,plain_text/* oneLine */.TN)(warning, MAX_WARNING))}`);
                for (const file of Object.values(files))
                    console.log(`Report: ${(0,plain_text/* withoutControls */.DJ)(shortPath(file))}`);
            },
        });
        return stop.exitCode() ?? ((0,headline/* stateOf */.L4)(report) === 'failed' ? exit/* EXIT */.d.gateFailed : exit/* EXIT */.d.passed);
    }
    finally {
        progress.end();
        stop.dispose();
    }
}
/** In a workflow the checkout, of which the working directory may be a part. */
function workspaceOf(env) {
    const checkout = env['GITHUB_ACTIONS'] === 'true' ? env['GITHUB_WORKSPACE'] : undefined;
    const isIn = checkout !== undefined && !/^\.\.(?:[\\/]|$)/.test((0,external_node_path_.relative)(checkout, process.cwd()));
    return isIn ? checkout : process.cwd();
}
/** The path as seen from here, where that is shorter to type. */
function shortPath(path) {
    const near = (0,external_node_path_.relative)(process.cwd(), path);
    return near.startsWith('..') || (0,external_node_path_.isAbsolute)(near) ? path : near;
}


/***/ })

};

export const id = 3000;
export const ids = [3000,2528];
export const modules = {

/***/ 92528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAudit: () => (/* binding */ runAudit),
  runMerge: () => (/* binding */ runMerge),
  workspaceOf: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/run/exit.js
var exit = __webpack_require__(28513);
// EXTERNAL MODULE: ./lib/run/lean-start.js
var lean_start = __webpack_require__(55428);
// EXTERNAL MODULE: ./lib/run/run.js + 8 modules
var run = __webpack_require__(86765);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/settings/flags.js
var flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(81260);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
// EXTERNAL MODULE: ./lib/cli/given-token.js
var given_token = __webpack_require__(94547);
// EXTERNAL MODULE: ./lib/cli/output-flags.js
var output_flags = __webpack_require__(10915);
// EXTERNAL MODULE: ./lib/cli/print-error.js
var print_error = __webpack_require__(58134);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/run/page-in-words.js
var page_in_words = __webpack_require__(31592);
// EXTERNAL MODULE: ./lib/run/seldom.js
var seldom = __webpack_require__(75461);
// EXTERNAL MODULE: ./lib/run/start-in-words.js
var start_in_words = __webpack_require__(13613);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
;// CONCATENATED MODULE: ./lib/cli/progress.js






const ANALYSIS_LINE_MS = 15_000;
class LogProgress {
    #stream;
    #redact;
    #logAnalysis = (0,seldom/* seldom */.r)((text) => this.line(text), ANALYSIS_LINE_MS);
    constructor(stream, redact) {
        this.#stream = stream;
        this.#redact = redact;
    }
    start(run) {
        this.line((0,start_in_words/* startInWords */.l)(run));
    }
    ask() { }
    run() { }
    analysis(url, progress) {
        this.#logAnalysis(`${(0,shown_url/* shownUrl */.z)(this.#redact(url))}: ${(0,numbers_in_words/* crawlInWords */.w3)(progress)}`);
    }
    page(page) {
        this.line(`${(0,shown_url/* shownUrl */.z)(this.#redact(page.url))}: ${(0,page_in_words/* pageInWords */.A)(page)}`);
    }
    line(text) {
        this.#stream.write(`${this.#redact((0,safe_lines/* withoutControls */.D)(text))}\n`);
    }
    end() { }
}

// EXTERNAL MODULE: ./lib/cli/runner-commands.js
var runner_commands = __webpack_require__(57961);
// EXTERNAL MODULE: ./lib/cli/terminal-abilities.js
var terminal_abilities = __webpack_require__(55203);
;// CONCATENATED MODULE: ./lib/cli/audit.js

















function runAudit(args, env, startLean) {
    const { written, own } = (0,flags/* withOwnFlags */._p)(args, output_flags/* OUTPUT_FLAGS */.Q);
    return runWith(written, own, env, startLean);
}
function runMerge(args, env, startLean) {
    const { written, own } = (0,flags/* withOwnFlags */._p)(args, output_flags/* OUTPUT_FLAGS */.Q);
    const { url, ...given } = written;
    const merge = [given.merge, url].filter(Boolean).join('\n');
    if (merge === '')
        throw new settings_error/* SettingsError */.G('merge: needs the folders with the reports of the shards');
    return runWith({ ...given, merge }, own, env, startLean);
}
async function runWith(written, own, env, startLean) {
    (0,output_flags/* assertUsable */.j)(own);
    const given = (0,given_token/* withToken */.u)(written, env);
    const redact = (0,redactor/* redactor */.$)((0,secrets/* secretsOf */.F)(given));
    try {
        return await runHiding(redact, given, own, env, startLean);
    }
    catch (error) {
        return (0,print_error/* printError */.y)(error, env, redact);
    }
}
async function runHiding(redact, given, own, env, startLean) {
    const workspace = workspaceOf(env);
    const settings = await (0,load_settings/* loadSettings */.M)(given, path => path, undefined, { workspace });
    const use = (0,lean_start/* leanUseOf */.v)(settings);
    if (use)
        startLean(use);
    const stop = (0,stop_signals/* listenForStop */.r)();
    const safe = (text) => (0,runner_commands/* withoutRunnerCommands */.h)(redact(text), env);
    const progress = await openProgress(safe, env);
    const end = () => progress.end();
    process.once('exit', end);
    const note = (line) => {
        if (!own.quiet)
            progress.line(line);
    };
    const ending = () => note('Stopping: the report has what is done by now. Again to end at once.');
    stop.signal.addEventListener('abort', ending, { once: true });
    try {
        const report = await (0,run/* run */.e)(settings, {
            signal: stop.signal,
            redact,
            workspace,
            onWait: note,
            onNote: note,
            ...(own.quiet ? SILENT : watcherOf(progress)),
            onFault: error => env['RUNNER_DEBUG'] === '1' && progress.line(String(error.stack)),
            async publish(view, files, warnings) {
                progress.end();
                const { terminalOutput } = await Promise.all(/* import() */[__webpack_require__.e(6771), __webpack_require__.e(6662)]).then(__webpack_require__.bind(__webpack_require__, 98800));
                const abilities = (0,terminal_abilities/* abilitiesOf */.s)(process.stdout, env);
                const fileLinks = abilities.fileLinks && !own.json;
                const output = terminalOutput(view, files, warnings, own, { ...abilities, fileLinks });
                if (own.json)
                    for (const line of output.aside)
                        note(line);
                else
                    process.stdout.write(`${safe([output.report, ...output.aside].join('\n'))}\n`);
            },
        });
        if (own.json) {
            const { printReport } = await Promise.all(/* import() */[__webpack_require__.e(1478), __webpack_require__.e(3244)]).then(__webpack_require__.bind(__webpack_require__, 83244));
            await printReport(report, process.stdout);
        }
        return stop.exitCode() ?? ((0,verdict/* stateOf */.L4)(report) === 'failed' ? exit/* EXIT */.d.gateFailed : exit/* EXIT */.d.passed);
    }
    finally {
        end();
        process.off('exit', end);
        stop.dispose();
    }
}
function watcherOf(progress) {
    return {
        onStart: (pages, { tools, baseUrl }, pagesAtOnce) => progress.start({
            pages,
            tools: tools.length,
            service: baseUrl && new URL(baseUrl).host,
            pagesAtOnce,
        }),
        onAsk: (tool, url) => progress.ask(tool, url),
        onRun: (run, done, total) => progress.run(run, done, total),
        onPage: page => progress.page(page),
        onAnalysis: (url, crawl) => progress.analysis(url, crawl),
    };
}
const SILENT = { onStart() { }, onRun() { }, onPage() { } };
async function openProgress(safe, env) {
    if (!isLive(process.stderr, env))
        return new LogProgress(process.stderr, safe);
    const { LiveProgress } = await __webpack_require__.e(/* import() */ 8256).then(__webpack_require__.bind(__webpack_require__, 28256));
    return new LiveProgress(process.stderr, safe);
}
function isLive({ isTTY }, env) {
    return isTTY && env['TERM'] !== 'dumb' && !env['CI'];
}
function workspaceOf(env) {
    const checkout = env['GITHUB_ACTIONS'] === 'true' ? env['GITHUB_WORKSPACE'] : undefined;
    const isIn = checkout !== undefined && !/^\.\.(?:[\\/]|$)/.test((0,external_node_path_.relative)(checkout, process.cwd()));
    return isIn ? checkout : process.cwd();
}


/***/ }),

/***/ 37844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eC: () => (/* binding */ looksLikeCheck),
/* harmony export */   g5: () => (/* binding */ showCheck),
/* harmony export */   sh: () => (/* binding */ isCheckName)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26613);
/* harmony import */ var _report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49751);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4581);
/* harmony import */ var _help_layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75906);
/* harmony import */ var _terminal_abilities_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55203);







function looksLikeCheck(word) {
    return /^(?:[a-z-]+\/)?[a-z][a-z0-9-]*$/i.test(word);
}
async function showCheck(written, env) {
    const id = await checkIdOf(written);
    const [tool = '', name = ''] = id.split('/');
    const { ENGINE_TOOLS } = await __webpack_require__.e(/* import() */ 9963).then(__webpack_require__.bind(__webpack_require__, 62344));
    const { allChecksOf } = await __webpack_require__.e(/* import() */ 9677).then(__webpack_require__.bind(__webpack_require__, 9677));
    const checks = (0,_api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .isTool */ .DS)(tool) ? await allChecksOf(ENGINE_TOOLS[tool]) : {};
    const paint = (0,_report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)((0,_terminal_abilities_js__WEBPACK_IMPORTED_MODULE_6__/* .abilitiesOf */ .s)(process.stdout, env).color);
    console.log(checkLines(id, checks[name], (0,_help_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .helpWidth */ .kK)(env), paint).join('\n'));
    return 0;
}
async function isCheckName(word) {
    return (await idsNamed(word)).length > 0;
}
async function checkIdOf(written) {
    const [id, ...others] = await idsNamed(written);
    if (id !== undefined && others.length === 0)
        return id;
    const isOneOf = others.length > 0 ? ` (did you mean one of ${[id, ...others].join(', ')}?)` : undefined;
    throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(`${written}: there is no such check${isOneOf ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(written, await allIds())}; "seo-preflight checks" lists all of them`);
}
async function idsNamed(written) {
    const word = written.toLowerCase();
    return (await allIds()).filter(id => id === word || id.slice(id.indexOf('/') + 1) === word);
}
async function allIds() {
    const { CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return CHECK_IDS.trim().split('\n');
}
function checkLines(id, { severity, scope, title, why, fix, example, help }, width, paint) {
    const kind = scope === 'site' ? `${severity} of the site` : severity;
    return [
        paint('bold', id),
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`${kind} · ${title}`, width).map(line => paint(_report_terminal_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITY_STYLES */ .xs[severity], line)),
        '',
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(why, width),
        '',
        ...(0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .LV)(`Fix: ${fix}`, width),
        '',
        'Example of what fails:',
        ...example.split('\n').map(line => `  ${line}`),
        '',
        `Source: ${help}`,
    ];
}


/***/ }),

/***/ 73000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./lib/api/errors.js
var api_errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/hosted/hosted.js + 50 modules
var hosted = __webpack_require__(13647);
// EXTERNAL MODULE: ./lib/run/exit.js
var exit = __webpack_require__(28513);
// EXTERNAL MODULE: ./lib/run/open-seo-api.js
var open_seo_api = __webpack_require__(29756);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/settings/flags.js
var flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/load-settings.js + 2 modules
var load_settings = __webpack_require__(81260);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/redactor.js
var redactor = __webpack_require__(14691);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/cli/audit.js + 1 modules
var audit = __webpack_require__(92528);
// EXTERNAL MODULE: ./lib/cli/check-help.js
var check_help = __webpack_require__(37844);
// EXTERNAL MODULE: ./lib/hosted/read/reading.js
var reading = __webpack_require__(5232);
;// CONCATENATED MODULE: ./lib/cli/explanation-lines.js


const MAX_PATH = 200;
const MAX_REASON = 1_000;
const MAX_PARTS = 20;
function explanationLines(tool, { by, run, parts, ignored }) {
    const lines = [`${tool}: ${resultInWords(by, run)}`];
    for (const part of parts.slice(0, MAX_PARTS))
        lines.push(`  ${shown(part.path)}: ${partInWords(part, run)}`);
    if (parts.length > MAX_PARTS)
        lines.push(`  and ${parts.length - MAX_PARTS} more`);
    if (ignored.paths.length > 0) {
        const names = ignored.paths.map(shown).join(', ');
        lines.push(`  ignored: ${names}${ignored.more ? ', …' : ''}`);
    }
    return [...lines, ''];
}
function resultInWords(by, { status, reason, score, checks, judged }) {
    if (status === 'not-measured')
        return `not measured: ${(0,one_line/* oneLine */.T)(reason ?? '', MAX_REASON)}`;
    if (judged === false)
        return `read as ${by}: shown in the report; it neither passes nor fails`;
    const failed = checks.filter(({ outcome }) => outcome === 'fail').length;
    const passed = checks.filter(({ outcome }) => outcome === 'pass').length;
    const words = [score === null ? 'no score' : `score ${score}`, `${failed} failed`, `${passed} passed`];
    return `read as ${by}: ${words.join(', ')}`;
}
function partInWords(part, { score }) {
    switch (part.as) {
        case 'score':
            return `score ${score}${formInWords(part.form)}`;
        case 'grade':
            return 'grade';
        case 'verdict':
            return 'verdict of the service';
        case 'number of failures':
            return `${part.count} failures, without a list of them`;
        default: {
            const severity = part.severity === undefined ? '' : `, ${part.severity} where an entry names no severity`;
            return `${part.isMap ? 'map' : 'list'} of ${part.as}, ${part.count === 1 ? '1 entry' : `${part.count} entries`}${severity}`;
        }
    }
}
function formInWords(form) {
    switch (form.as) {
        case 'number':
            return '';
        case 'fraction':
            return ', written as a fraction';
        case 'percent':
            return ', written in per cent';
        case 'out of':
            return `, out of ${form.most}`;
    }
}
function shown(path) {
    return path.length === 0 ? 'the whole answer' : (0,one_line/* oneLine */.T)((0,reading/* pathInWords */.q)(path), MAX_PATH);
}
function mappingLines(mappings) {
    if (mappings.length === 0)
        return ['No tool needs a mapping.'];
    const lines = mappings.flatMap(([tool, expression]) => [
        `  ${tool}: |`,
        ...expression.split('\n').map(line => `    ${line}`),
    ]);
    return ['A mapping to start from, for the config file:', '', 'mapping:', ...lines];
}

// EXTERNAL MODULE: ./lib/cli/given-token.js
var given_token = __webpack_require__(94547);
// EXTERNAL MODULE: ./lib/cli/print-error.js
var print_error = __webpack_require__(58134);
// EXTERNAL MODULE: ./lib/cli/runner-commands.js
var runner_commands = __webpack_require__(57961);
;// CONCATENATED MODULE: ./lib/cli/explain.js


















async function runExplain(args, env) {
    const [first = '', ...others] = args;
    if (others.length === 0 && (0,check_help/* looksLikeCheck */.eC)(first))
        return await (0,check_help/* showCheck */.g5)(first, env);
    const given = (0,given_token/* withToken */.u)((0,flags/* fromFlags */.oX)(args), env);
    const redact = (0,redactor/* redactor */.$)((0,secrets/* secretsOf */.F)(given));
    try {
        if (given['base-url'] === undefined)
            throw new settings_error/* SettingsError */.G('base-url: is missing; "explain" reads the answers of a hosted service, or prints a check, such as "explain serp/title-missing"');
        const settings = await (0,load_settings/* loadSettings */.M)(given, path => path, undefined, { workspace: (0,audit.workspaceOf)(env) });
        const [url, ...others] = settings.url ?? [];
        if (url === undefined || others.length > 0)
            throw new settings_error/* SettingsError */.G(`url: "explain" takes one page, not ${others.length + (url ? 1 : 0)}`);
        const api = (0,hosted.createHostedApi)((0,open_seo_api/* hostedOptions */.m)(settings));
        const print = (lines) => console.log((0,runner_commands/* withoutRunnerCommands */.h)(redact((0,safe_lines/* withoutControls */.D)(lines.join('\n'))), env));
        try {
            return await explainEach(api, settings.tools, url, print);
        }
        finally {
            await api.close?.();
        }
    }
    catch (error) {
        return (0,print_error/* printError */.y)(error, env, redact);
    }
}
async function explainEach(api, tools, url, print) {
    const stop = (0,stop_signals/* listenForStop */.r)();
    const mappings = [];
    const errors = [];
    try {
        await api.me({ signal: stop.signal });
        const asked = tools.map(tool => ({ tool, answer: api.explainTool(tool, url, { signal: stop.signal }) }));
        await Promise.allSettled(asked.map(({ answer }) => answer));
        for (const { tool, answer } of asked) {
            try {
                const explanation = await answer;
                print(explanationLines(tool, explanation));
                if (explanation.mapping !== undefined)
                    mappings.push([tool, explanation.mapping]);
            }
            catch (error) {
                if (!(error instanceof api_errors/* ApiError */.h))
                    throw error;
                errors.push(error);
                print([`${tool}: no answer: ${(0,one_line/* oneLine */.T)(error.message)}`, '']);
            }
        }
        if (errors.length === tools.length)
            throw errors[0];
        print(mappingLines(mappings));
        return stop.exitCode() ?? exit/* EXIT */.d.passed;
    }
    catch (error) {
        const ended = stop.exitCode();
        if (ended !== undefined)
            return ended;
        throw error;
    }
    finally {
        stop.dispose();
    }
}


/***/ }),

/***/ 94547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ withToken)
/* harmony export */ });
function withToken(given, env) {
    const token = env['SEO_PREFLIGHT_TOKEN'];
    const isMissing = given.token === undefined && given['base-url'] !== undefined;
    return token && isMissing ? { ...given, token } : given;
}


/***/ }),

/***/ 75906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qp: () => (/* binding */ sideBySide),
/* harmony export */   Yg: () => (/* binding */ flagLines),
/* harmony export */   kK: () => (/* binding */ helpWidth)
/* harmony export */ });
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26613);
/* harmony import */ var _terminal_abilities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55203);


const MAX_WIDTH = 100;
const MIN_WIDTH = 40;
const TEXT_COLUMN = 27;
const MIN_TEXT = 40;
function helpWidth(env) {
    return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, (0,_terminal_abilities_js__WEBPACK_IMPORTED_MODULE_1__/* .abilitiesOf */ .s)(process.stdout, env).width));
}
function flagLines(name, { kind, description, default: plain, defaultWords, }, width) {
    const words = defaultWords ?? plain;
    const isPlain = kind.takesNext !== undefined && words === 'false';
    const behind = words === undefined || isPlain ? '' : ` (default: ${words.replaceAll('`', '')})`;
    const flag = `  --${name} ${kind.placeholder}`.trimEnd();
    return sideBySide(flag, `${description.replaceAll('`', '')}${behind}`, TEXT_COLUMN, width);
}
function sideBySide(left, right, column, width) {
    const isNarrow = width < column + MIN_TEXT;
    const indent = isNarrow ? 6 : column;
    const lines = (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(right, width - indent).map(line => `${' '.repeat(indent)}${line}`);
    if (isNarrow || left.length >= column) {
        const shown = left.length <= width
            ? [left]
            : (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .LV)(left.trim(), width - 4).map((line, at) => `${at ? '    ' : '  '}${line}`);
        return [...shown, ...lines];
    }
    return [`${left.padEnd(column)}${lines[0].trimStart()}`, ...lines.slice(1)];
}


/***/ }),

/***/ 10915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ OUTPUT_FLAGS),
/* harmony export */   j: () => (/* binding */ assertUsable)
/* harmony export */ });
/* harmony import */ var _settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21093);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);


const OUTPUT_FLAGS = {
    quiet: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print only the verdict and the report files',
    },
    verbose: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print all pages and all findings with all their places and notes',
    },
    json: {
        kind: (0,_settings_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Print only the report to standard output, as JSON; progress goes to standard error',
    },
};
function assertUsable({ quiet, verbose, json }) {
    if (verbose && quiet)
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G('--verbose: cannot be used together with --quiet');
    if (verbose && json) {
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G('--verbose: cannot be used together with --json, which prints the whole report');
    }
}


/***/ }),

/***/ 55203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ abilitiesOf)
/* harmony export */ });
const PLAIN_WIDTH = 100;
function abilitiesOf(stream, env, platform = process.platform) {
    const color = hasColor(stream, env);
    const links = hasLinks(stream.isTTY, color, env, platform);
    return {
        width: stream.columns || Number(/^[1-9]\d{0,2}$/.exec(env['COLUMNS'] ?? '')) || PLAIN_WIDTH,
        height: stream.isTTY ? stream.rows : undefined,
        color,
        unicode: hasUnicode(stream.isTTY, env, platform),
        links,
        fileLinks: links && !env['SSH_CONNECTION'] && !env['SSH_TTY'],
    };
}
function hasColor(stream, env) {
    const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    if (refused)
        return false;
    return stream.isTTY ? stream.hasColors({ ...env }) : false;
}
function hasUnicode(isTTY, env, platform) {
    if (!isTTY)
        return true;
    if (platform === 'win32')
        return Boolean(env['WT_SESSION'] || env['TERM_PROGRAM'] || env['TERM']);
    return env['TERM'] !== 'linux' && env['TERM'] !== 'dumb';
}
const LINKING_PROGRAMS = {
    'iTerm.app': [3, 1],
    WezTerm: [20_200_620, 0],
    vscode: [1, 72],
    ghostty: [0, 0],
    zed: [0, 0],
};
function hasLinks(isTTY, color, env, platform) {
    const { FORCE_HYPERLINK: forced, TERM_PROGRAM: program = '', VTE_VERSION: vte } = env;
    if (forced)
        return Number.parseInt(forced, 10) !== 0;
    if (!isTTY || !color || env['CI'] || env['TEAMCITY_VERSION'])
        return false;
    if (env['WT_SESSION'])
        return true;
    if (platform === 'win32')
        return false;
    if (Object.hasOwn(LINKING_PROGRAMS, program)) {
        if (env['CURSOR_TRACE_ID'])
            return true;
        const [major, minor] = LINKING_PROGRAMS[program];
        const [ownMajor = 0, ownMinor = 0] = (env['TERM_PROGRAM_VERSION'] ?? '').split(/\D/).map(Number);
        return ownMajor > major || (ownMajor === major && ownMinor >= minor);
    }
    if (vte)
        return /^\d+$/.test(vte) && Number(vte) > 5000;
    return env['TERM'] === 'alacritty' || env['TERM'] === 'xterm-kitty';
}


/***/ }),

/***/ 26613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   Vi: () => (/* binding */ cutMiddleToWidth),
/* harmony export */   eV: () => (/* binding */ pad)
/* harmony export */ });
/* harmony import */ var fast_string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93223);

function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,fast_string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
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
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
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


/***/ }),

/***/ 49751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   FS: () => (/* binding */ inAscii),
/* harmony export */   xs: () => (/* binding */ SEVERITY_STYLES),
/* harmony export */   z9: () => (/* binding */ BAND_STYLES)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function painter(color) {
    return color ? (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : (_, text) => text;
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
    '→': '>',
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
function inAscii(text) {
    return text.replace(/[…→–·✖✔▲●]/gu, sign => ASCII[sign]);
}


/***/ }),

/***/ 37962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _p: () => (/* binding */ withOwnFlags),
/* harmony export */   oX: () => (/* binding */ fromFlags),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81260);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90437);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);






function fromFlags(args) {
    return withOwnFlags(args, {}).written;
}
function withOwnFlags(args, flags) {
    const all = { ..._table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy, ...flags };
    const allowed = Object.keys(all).map(asFlag);
    const unknown = (flag) => `${flag}: there is no such flag${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(flag, allowed)}`;
    const { written, others, problems } = splitFlags(args, all, unknown);
    const own = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    const settings = Object.fromEntries(Object.entries(written).filter(([name]) => (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettingName */ .s9)(name)));
    const url = [settings['url'], ...others].filter(Boolean).join('\n');
    return { written: url === '' ? settings : { ...settings, url }, own };
}
function readFlags(command, flags, args) {
    const allowed = Object.keys(flags).map(asFlag);
    const unknown = (word) => `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`;
    const { written, others, problems } = splitFlags(args, flags, unknown);
    if (problems.length === 0)
        problems.push(...others.map(unknown));
    const values = valuesOf(flags, written, problems);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return values;
}
function valuesOf(flags, written, problems) {
    const values = Object.entries(flags).flatMap(([name, flag]) => {
        const value = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readValue */ .w)(name, flag, written[name], problems);
        return value === undefined ? [] : [[(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .x)(name), value]];
    });
    return Object.fromEntries(values);
}
function splitFlags(args, flags, unknown) {
    const written = {};
    const others = [];
    const problems = [];
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], strict: false, allowPositionals: true, tokens: true });
    let skipped = -1;
    for (const token of tokens) {
        if (token.index <= skipped || token.kind === 'option-terminator')
            continue;
        if (token.kind === 'positional') {
            others.push(token.value);
            continue;
        }
        if (!token.rawName.startsWith('--')) {
            const example = asFlag(Object.keys(flags)[0]);
            problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, such as ${example}`);
            continue;
        }
        const { name, flag, negated } = named(token.name, flags);
        if (!flag) {
            problems.push(unknown(asFlag(token.name)));
            continue;
        }
        const { value, usesNext, problem } = takeValue({ name, ...flag }, negated, token.value, args[token.index + 1]);
        if (usesNext)
            skipped = token.index + 1;
        if (value === undefined)
            problems.push(problem);
        else
            written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value;
    }
    return { written: written, others, problems };
}
function takeValue({ name, kind }, negated, inline, next) {
    const { takesNext, placeholder } = kind;
    const missing = { usesNext: false, problem: `--${name}: needs a value, such as --${name} ${placeholder}` };
    if (!takesNext) {
        if (negated)
            return missing;
        if (inline !== undefined)
            return { value: inline, usesNext: false };
        return next === undefined || /^--[a-z]/.test(next) ? missing : { value: next, usesNext: true };
    }
    const isValue = (word) => (negated ? /^(?:true|false)$/i.test(word) : takesNext(word));
    const usesNext = inline === undefined && next !== undefined && isValue(next);
    if (!negated)
        return { value: inline ?? (usesNext ? next : 'true'), usesNext };
    if (inline === undefined && !usesNext)
        return { value: 'false', usesNext };
    return { usesNext, problem: `--no-${name}: takes no value; write --no-${name} alone, or --${name}` };
}
function named(written, flags) {
    const negated = written.startsWith('no-') && !Object.hasOwn(flags, written);
    const name = negated ? written.slice('no-'.length) : written;
    return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated };
}
function isList({ kind }) {
    return 'oneOf' in kind.fileForm && !kind.takesNext;
}
function asFlag(name) {
    return `--${name}`;
}


/***/ }),

/***/ 93223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ fast_string_width_dist)
});

;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/utils.js
/* MAIN */
const getCodePointsLength = (() => {
    const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
    return (input) => {
        let surrogatePairsNr = 0;
        SURROGATE_PAIR_RE.lastIndex = 0;
        while (SURROGATE_PAIR_RE.test(input)) {
            surrogatePairsNr += 1;
        }
        return input.length - surrogatePairsNr;
    };
})();
const isFullWidth = (x) => {
    return x === 0x3000 || x >= 0xFF01 && x <= 0xFF60 || x >= 0xFFE0 && x <= 0xFFE6;
};
const isWideNotCJKTNotEmoji = (x) => {
    return x === 0x231B || x === 0x2329 || x >= 0x2FF0 && x <= 0x2FFF || x >= 0x3001 && x <= 0x303E || x >= 0x3099 && x <= 0x30FF || x >= 0x3105 && x <= 0x312F || x >= 0x3131 && x <= 0x318E || x >= 0x3190 && x <= 0x31E3 || x >= 0x31EF && x <= 0x321E || x >= 0x3220 && x <= 0x3247 || x >= 0x3250 && x <= 0x4DBF || x >= 0xFE10 && x <= 0xFE19 || x >= 0xFE30 && x <= 0xFE52 || x >= 0xFE54 && x <= 0xFE66 || x >= 0xFE68 && x <= 0xFE6B || x >= 0x1F200 && x <= 0x1F202 || x >= 0x1F210 && x <= 0x1F23B || x >= 0x1F240 && x <= 0x1F248 || x >= 0x20000 && x <= 0x2FFFD || x >= 0x30000 && x <= 0x3FFFD;
};
/* EXPORT */


;// CONCATENATED MODULE: ./node_modules/fast-string-truncated-width/dist/index.js
/* IMPORT */

/* HELPERS */
const ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
const CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
const CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
const TAB_RE = /\t{1,1000}/y;
const EMOJI_RE = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/yu;
const LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
const MODIFIER_RE = /\p{M}+/gu;
const NO_TRUNCATION = { limit: Infinity, ellipsis: '' };
/* MAIN */
const getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
    /* CONSTANTS */
    const LIMIT = truncationOptions.limit ?? Infinity;
    const ELLIPSIS = truncationOptions.ellipsis ?? '';
    const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
    const ANSI_WIDTH = 0;
    const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
    const TAB_WIDTH = widthOptions.tabWidth ?? 8;
    const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
    const FULL_WIDTH_WIDTH = 2;
    const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
    const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
    const PARSE_BLOCKS = [
        [LATIN_RE, REGULAR_WIDTH],
        [ANSI_RE, ANSI_WIDTH],
        [CONTROL_RE, CONTROL_WIDTH],
        [TAB_RE, TAB_WIDTH],
        [EMOJI_RE, EMOJI_WIDTH],
        [CJKT_WIDE_RE, WIDE_WIDTH],
    ];
    /* STATE */
    let indexPrev = 0;
    let index = 0;
    let length = input.length;
    let lengthExtra = 0;
    let truncationEnabled = false;
    let truncationIndex = length;
    let truncationLimit = Math.max(0, LIMIT - ELLIPSIS_WIDTH);
    let unmatchedStart = 0;
    let unmatchedEnd = 0;
    let width = 0;
    let widthExtra = 0;
    /* PARSE LOOP */
    outer: while (true) {
        /* UNMATCHED */
        if ((unmatchedEnd > unmatchedStart) || (index >= length && index > indexPrev)) {
            const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
            lengthExtra = 0;
            for (const char of unmatched.replaceAll(MODIFIER_RE, '')) {
                const codePoint = char.codePointAt(0) || 0;
                if (isFullWidth(codePoint)) {
                    widthExtra = FULL_WIDTH_WIDTH;
                }
                else if (isWideNotCJKTNotEmoji(codePoint)) {
                    widthExtra = WIDE_WIDTH;
                }
                else {
                    widthExtra = REGULAR_WIDTH;
                }
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                lengthExtra += char.length;
                width += widthExtra;
            }
            unmatchedStart = unmatchedEnd = 0;
        }
        /* EXITING */
        if (index >= length) {
            break outer;
        }
        /* PARSE BLOCKS */
        for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
            const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
            BLOCK_RE.lastIndex = index;
            if (BLOCK_RE.test(input)) {
                lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
                widthExtra = lengthExtra * BLOCK_WIDTH;
                if ((width + widthExtra) > truncationLimit) {
                    truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
                }
                if ((width + widthExtra) > LIMIT) {
                    truncationEnabled = true;
                    break outer;
                }
                width += widthExtra;
                unmatchedStart = indexPrev;
                unmatchedEnd = index;
                index = indexPrev = BLOCK_RE.lastIndex;
                continue outer;
            }
        }
        /* UNMATCHED INDEX */
        index += 1;
    }
    /* RETURN */
    return {
        width: truncationEnabled ? truncationLimit : width,
        index: truncationEnabled ? truncationIndex : length,
        truncated: truncationEnabled,
        ellipsed: truncationEnabled && LIMIT >= ELLIPSIS_WIDTH
    };
};
/* EXPORT */
/* harmony default export */ const dist = (getStringTruncatedWidth);

;// CONCATENATED MODULE: ./node_modules/fast-string-width/dist/index.js
/* IMPORT */

/* HELPERS */
const dist_NO_TRUNCATION = {
    limit: Infinity,
    ellipsis: '',
    ellipsisWidth: 0,
};
/* MAIN */
const fastStringWidth = (input, options = {}) => {
    return dist(input, dist_NO_TRUNCATION, options).width;
};
/* EXPORT */
/* harmony default export */ const fast_string_width_dist = (fastStringWidth);


/***/ })

};

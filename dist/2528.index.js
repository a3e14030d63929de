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


/***/ })

};

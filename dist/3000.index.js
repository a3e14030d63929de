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
// EXTERNAL MODULE: ./lib/run/run.js + 33 modules
var run = __webpack_require__(72511);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/settings/flags.js
var flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/load-settings.js + 3 modules
var load_settings = __webpack_require__(12847);
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
// EXTERNAL MODULE: ./lib/cli/given-token.js
var given_token = __webpack_require__(94547);
// EXTERNAL MODULE: ./lib/cli/print-error.js
var print_error = __webpack_require__(58134);
// EXTERNAL MODULE: ./lib/gate/twins.js
var twins = __webpack_require__(87760);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
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
        this.line(`SEO Preflight ${version/* VERSION */.x}: ${(0,numbers_in_words/* counted */.hS)(tools, 'tool')} on ${(0,numbers_in_words/* counted */.hS)(pages, 'page')} by ${source}`);
    }
    run({ tool, url }, done, total) {
        if (!this.#stream.isTTY)
            return;
        const text = `${done}/${total} ${tool} ${(0,shown_url/* shownUrl */.z)(this.#redact(url))}`;
        this.#clear();
        this.#stream.write((0,one_line/* oneLine */.T)(text, this.#stream.columns - 1));
        this.#shown = true;
    }
    /** What was found on a page itself; what is ignored, and whose severity is set, is known only when all are judged. */
    page({ url, score, runs }) {
        const ownChecks = runs.map(run => ({
            ...run,
            checks: run.checks.filter(({ scope }) => scope !== 'site'),
        }));
        const { error: errors } = (0,report/* countFindings */.Gt)((0,twins/* withTwinsMarked */.g)(ownChecks));
        const missing = runs.filter(run => run.status === 'not-measured').length;
        const parts = [score === null ? 'no score' : `score ${score}`, (0,numbers_in_words/* counted */.hS)(errors, 'error')];
        if (missing > 0)
            parts.push(`${missing} not measured`);
        this.line(`${(0,shown_url/* shownUrl */.z)(this.#redact(url))}: ${parts.join(', ')}`);
    }
    line(text) {
        this.#clear();
        this.#stream.write(`${this.#redact((0,safe_lines/* withoutControls */.D)(text))}\n`);
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
    return runWith((0,flags/* fromFlags */.o)(args), env);
}
/** `seo-preflight merge DIR… [--flag value]`: joins the reports of shards, judges and writes them once. */
function runMerge(args, env) {
    const { url, ...given } = (0,flags/* fromFlags */.o)(args);
    const merge = [given.merge, url].filter(Boolean).join('\n');
    if (merge === '')
        throw new settings_error/* SettingsError */.G('merge: needs the folders with the reports of the shards');
    return runWith({ ...given, merge }, env);
}
async function runWith(written, env) {
    const given = (0,given_token/* withToken */.u)(written, env);
    const redact = (0,redactor/* redactor */.$)((0,secrets/* secretsOf */.F)(given));
    try {
        return await runHiding(redact, given, env);
    }
    catch (error) {
        return (0,print_error/* printError */.y)(error, env, redact);
    }
}
async function runHiding(redact, given, env) {
    const settings = await (0,load_settings/* loadSettings */.M)(given, path => path, undefined, { workspace: workspaceOf(env) });
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
            async publish(view, files, warnings) {
                progress.end();
                const { renderTerminal } = await __webpack_require__.e(/* import() */ 7339).then(__webpack_require__.bind(__webpack_require__, 97339));
                const { columns, isTTY } = process.stdout;
                const color = isTTY ? process.stdout.hasColors() : false;
                process.stdout.write(`${renderTerminal(view, { width: columns ?? 100, color, unicode: true })}\n`);
                for (const warning of warnings)
                    console.log(`Warning: ${redact((0,one_line/* oneLine */.T)(warning, MAX_WARNING))}`);
                const { screenshots: _, ...reports } = files;
                for (const file of Object.values(reports))
                    console.log(`Report: ${redact((0,safe_lines/* withoutControls */.D)(shortPath(file)))}`);
            },
        });
        return stop.exitCode() ?? ((0,verdict/* stateOf */.L4)(report) === 'failed' ? exit/* EXIT */.d.gateFailed : exit/* EXIT */.d.passed);
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
// EXTERNAL MODULE: ./lib/hosted/hosted.js + 49 modules
var hosted = __webpack_require__(50304);
// EXTERNAL MODULE: ./lib/run/exit.js
var exit = __webpack_require__(28513);
// EXTERNAL MODULE: ./lib/run/open-seo-api.js
var open_seo_api = __webpack_require__(29756);
// EXTERNAL MODULE: ./lib/run/stop-signals.js
var stop_signals = __webpack_require__(48093);
// EXTERNAL MODULE: ./lib/settings/flags.js
var flags = __webpack_require__(37962);
// EXTERNAL MODULE: ./lib/settings/load-settings.js + 3 modules
var load_settings = __webpack_require__(12847);
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
// EXTERNAL MODULE: ./lib/hosted/read/reading.js
var reading = __webpack_require__(5232);
;// CONCATENATED MODULE: ./lib/cli/explanation-lines.js


/** Characters of the path of a field. */
const MAX_PATH = 200;
const MAX_REASON = 1_000;
/** Parts that are named. */
const MAX_PARTS = 20;
/** How the answer for one tool was read, for people. */
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
/** The setting `mapping`, as it stands in the config file. */
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
;// CONCATENATED MODULE: ./lib/cli/explain.js
















/**
 * `seo-preflight explain --base-url … --token … URL`: asks the service for each tool once, and prints how its answer is
 * read, what is ignored, and a `mapping` to start from. It judges nothing and writes no report.
 *
 * @returns 0 where any tool was answered
 */
async function runExplain(args, env) {
    const given = (0,given_token/* withToken */.u)((0,flags/* fromFlags */.o)(args), env);
    const redact = (0,redactor/* redactor */.$)((0,secrets/* secretsOf */.F)(given));
    try {
        if (given['base-url'] === undefined)
            throw new settings_error/* SettingsError */.G('base-url: is missing; "explain" reads the answers of a hosted service');
        const settings = await (0,load_settings/* loadSettings */.M)(given, path => path, undefined, { workspace: (0,audit.workspaceOf)(env) });
        const [url, ...others] = settings.url ?? [];
        if (url === undefined || others.length > 0)
            throw new settings_error/* SettingsError */.G(`url: "explain" takes one page, not ${others.length + (url ? 1 : 0)}`);
        const api = (0,hosted.createHostedApi)((0,open_seo_api/* hostedOptions */.m)(settings));
        const print = (lines) => console.log(redact((0,safe_lines/* withoutControls */.D)(lines.join('\n'))));
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
/** The settings with the token of SEO_PREFLIGHT_TOKEN, where they name a service and no token. */
function withToken(given, env) {
    const token = env['SEO_PREFLIGHT_TOKEN'];
    const isMissing = given.token === undefined && given['base-url'] !== undefined;
    return token && isMissing ? { ...given, token } : given;
}


/***/ }),

/***/ 37962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fromFlags),
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _load_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12847);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90437);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17773);






/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
function fromFlags(args) {
    const allowed = _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTING_NAMES */ .OI.map(asFlag);
    const { written, others, problems } = splitFlags(args, _table_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTINGS */ .yy, flag => `${flag}: there is no such flag${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(flag, allowed)}`);
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    if (others.length === 0)
        return written;
    return { ...written, url: [written.url, ...others].filter(Boolean).join('\n') };
}
/**
 * Reads the flags of a command that has some of its own and takes nothing else.
 *
 * @param command its name, for messages
 * @param args what stands behind it
 * @throws SettingsError with a line for each that is not among them, or has a value that is not allowed
 */
function readFlags(command, flags, args) {
    const allowed = Object.keys(flags).map(asFlag);
    const unknown = (word) => `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`;
    const { written, others, problems } = splitFlags(args, flags, unknown);
    // What stands behind an unknown flag was meant for it.
    if (problems.length === 0)
        problems.push(...others.map(unknown));
    const values = Object.entries(flags).flatMap(([name, flag]) => {
        const value = (0,_load_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readValue */ .w)(name, flag, written[name], problems);
        return value === undefined ? [] : [[(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .camelCase */ .x)(name), value]];
    });
    if (problems.length > 0)
        throw new _settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .SettingsError */ .G(problems);
    return Object.fromEntries(values);
}
/** @param unknown the line on a flag that is not among them */
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
        const { value, usesNext } = takeValue(flag, negated, token.value, args[token.index + 1]);
        if (usesNext)
            skipped = token.index + 1;
        if (value === undefined)
            problems.push(`--${name}: needs a value, such as --${name} ${flag.kind.placeholder}`);
        else
            written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value;
    }
    return { written: written, others, problems };
}
function takeValue(flag, negated, inline, next) {
    const isTruth = flag.kind.fileForm['type'] === 'boolean';
    if (!isTruth) {
        if (inline !== undefined || negated)
            return { value: negated ? undefined : inline, usesNext: false };
        const usable = next !== undefined && !/^--[a-z]/.test(next);
        return { value: usable ? next : undefined, usesNext: usable };
    }
    if (negated)
        return { value: 'false', usesNext: false };
    if (inline !== undefined)
        return { value: inline, usesNext: false };
    const spoken = next === 'true' || next === 'false';
    return { value: spoken ? next : 'true', usesNext: spoken };
}
/** The flag of a name, which `no-` may stand before. */
function named(written, flags) {
    const negated = written.startsWith('no-') && !Object.hasOwn(flags, written);
    const name = negated ? written.slice('no-'.length) : written;
    return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated };
}
function isList({ kind }) {
    return 'oneOf' in kind.fileForm;
}
function asFlag(name) {
    return `--${name}`;
}


/***/ })

};

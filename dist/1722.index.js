export const id = 1722;
export const ids = [1722];
export const modules = {

/***/ 21722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _run_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28513);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4581);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13411);
/* harmony import */ var _print_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58134);





/** The subcommands; what they need is loaded when they are used. */
const SUBCOMMANDS = {
    audit: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(1991), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(1605), __webpack_require__.e(1175), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runAudit(args, env, startLean),
    merge: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(1991), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(1605), __webpack_require__.e(1175), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runMerge(args, env, startLean),
    serve: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(2503), __webpack_require__.e(8624), __webpack_require__.e(2344), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(4861), __webpack_require__.e(6596)]).then(__webpack_require__.bind(__webpack_require__, 11816))).runServe(args, env, startLean),
    explain: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(2503), __webpack_require__.e(8038), __webpack_require__.e(5882), __webpack_require__.e(1991), __webpack_require__.e(2334), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(1605), __webpack_require__.e(1175), __webpack_require__.e(3647), __webpack_require__.e(3000)]).then(__webpack_require__.bind(__webpack_require__, 73000))).runExplain(args, env),
    init: async (args) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(138)]).then(__webpack_require__.bind(__webpack_require__, 69107))).runInit(args),
    checks: listChecks,
    help: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(8815), __webpack_require__.e(7773), __webpack_require__.e(272)]).then(__webpack_require__.bind(__webpack_require__, 7789))).showHelp(args, env),
};
/**
 * The command line: a subcommand and its flags; without a subcommand it audits.
 *
 * @param startLean for what is large; without it everything is done in the process as it is
 * @returns the exit code
 */
async function runCommandLine(args, env, startLean = () => { }) {
    try {
        const [first, ...rest] = args;
        if (first === undefined) {
            // Whoever lost the address on its way must not take that for a green build.
            console.error((await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(8815), __webpack_require__.e(7773), __webpack_require__.e(272)]).then(__webpack_require__.bind(__webpack_require__, 7789))).shortUsage());
            return _run_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.wrongSettings;
        }
        if (first === '--version' || first === '-v') {
            console.log(_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x);
            return 0;
        }
        if (args.includes('--help') || args.includes('-h')) {
            return await SUBCOMMANDS.help(first === 'serve' ? ['serve'] : [], env);
        }
        if (Object.hasOwn(SUBCOMMANDS, first))
            return await SUBCOMMANDS[first](rest, env, startLean);
        if (/^\w[\w-]*$/.test(first)) {
            const allowed = Object.keys(SUBCOMMANDS);
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`${first}: there is no such command; allowed are ${allowed.join(', ')}, or a URL${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(first, allowed)}`);
        }
        return await SUBCOMMANDS.audit(args, env, startLean);
    }
    catch (error) {
        return (0,_print_error_js__WEBPACK_IMPORTED_MODULE_3__/* .printError */ .y)(error, env);
    }
}
/** `seo-preflight checks [--json]`: every check of the engine with its severity and title. */
async function listChecks(args) {
    const wrong = args.find(arg => arg !== '--json');
    if (wrong !== undefined)
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`${wrong}: there is no such flag; "checks" knows only --json`);
    const { allChecks } = await Promise.all(/* import() */[__webpack_require__.e(2344), __webpack_require__.e(3075)]).then(__webpack_require__.bind(__webpack_require__, 62344));
    const checks = (await allChecks()).flatMap(tool => tool.checks);
    if (args.includes('--json'))
        console.log(JSON.stringify(checks, null, 2));
    else
        for (const { id, severity, title } of checks)
            console.log(`${severity.padEnd(8)} ${id.padEnd(44)} ${title}`);
    return 0;
}


/***/ }),

/***/ 58134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ printError)
/* harmony export */ });
/* harmony import */ var _run_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28513);
/* harmony import */ var _text_safe_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66584);
/* harmony import */ var _runner_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57961);



/**
 * Says on standard error what ended the command.
 *
 * @param redact takes secrets out of a text, where any are known
 * @returns the exit code
 */
function printError(error, env, redact = (text) => text) {
    const { lines, code, stack } = (0,_run_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(error);
    // Before the secrets, since a character that is not seen would hide one.
    const print = (text) => console.error((0,_runner_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutRunnerCommands */ .h)(redact((0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutControls */ .D)(text)), env));
    for (const line of lines)
        print(line);
    if (stack && env['RUNNER_DEBUG'] === '1')
        print(stack);
    return code;
}


/***/ }),

/***/ 57961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutRunnerCommands)
/* harmony export */ });
/* harmony import */ var _github_runner_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40362);

/** A step of a workflow may call the command line: then the runner reads what pages and services say. */
function withoutRunnerCommands(text, env) {
    return env['GITHUB_ACTIONS'] === 'true' ? (0,_github_runner_log_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)(text) : text;
}


/***/ })

};

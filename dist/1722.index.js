export const id = 1722;
export const ids = [1722];
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





const SUBCOMMANDS = {
    audit: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(5014), __webpack_require__.e(1175), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runAudit(args, env, startLean),
    merge: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(5014), __webpack_require__.e(1175), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runMerge(args, env, startLean),
    serve: async (args, env, startLean) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(2503), __webpack_require__.e(8624), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(4861), __webpack_require__.e(7001)]).then(__webpack_require__.bind(__webpack_require__, 11816))).runServe(args, env, startLean),
    explain: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(2503), __webpack_require__.e(8038), __webpack_require__.e(5882), __webpack_require__.e(2334), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(5014), __webpack_require__.e(1175), __webpack_require__.e(3647), __webpack_require__.e(3000)]).then(__webpack_require__.bind(__webpack_require__, 73000))).runExplain(args, env),
    init: async (args) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(7773), __webpack_require__.e(1260), __webpack_require__.e(9107)]).then(__webpack_require__.bind(__webpack_require__, 69107))).runInit(args),
    checks: listChecks,
    help: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(8815), __webpack_require__.e(7773), __webpack_require__.e(7789)]).then(__webpack_require__.bind(__webpack_require__, 7789))).showHelp(args, env),
};
async function runCommandLine(args, env, startLean = () => { }) {
    try {
        const [first, ...rest] = args;
        if (first === undefined) {
            console.error((await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(8815), __webpack_require__.e(7773), __webpack_require__.e(7789)]).then(__webpack_require__.bind(__webpack_require__, 7789))).shortUsage());
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
async function listChecks(args) {
    const wrong = args.find(arg => arg !== '--json');
    if (wrong !== undefined)
        throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G(`${wrong}: there is no such flag; "checks" knows only --json`);
    const { allChecks } = await __webpack_require__.e(/* import() */ 2344).then(__webpack_require__.bind(__webpack_require__, 62344));
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



function printError(error, env, redact = (text) => text) {
    const { lines, code, stack } = (0,_run_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(error);
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

function withoutRunnerCommands(text, env) {
    return env['GITHUB_ACTIONS'] === 'true' ? (0,_github_runner_log_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)(text) : text;
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

export const id = 5816;
export const ids = [5816];
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
/** The service failed, refused, or could not be reached. The message says what happened, to what, and what to do. */
class ApiError extends Error {
    name = 'ApiError';
    kind;
    /** HTTP status, where there was an answer. */
    status;
    /** Seconds after which the service asks to be called again. */
    retryAfter;
    constructor(kind, message, options = {}) {
        super(message, { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.retryAfter = options.retryAfter;
    }
}


/***/ }),

/***/ 95816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommandLine: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50199);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13411);




/** The subcommands; each is loaded when it is used. */
const SUBCOMMANDS = {
    audit: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4696), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runAudit(args, env),
    merge: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(4696), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runMerge(args, env),
    serve: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(8280), __webpack_require__.e(8038), __webpack_require__.e(2857), __webpack_require__.e(4894), __webpack_require__.e(8815), __webpack_require__.e(5626), __webpack_require__.e(6287), __webpack_require__.e(9397), __webpack_require__.e(5856), __webpack_require__.e(2191), __webpack_require__.e(9328), __webpack_require__.e(1892)]).then(__webpack_require__.bind(__webpack_require__, 18807))).runServe(args, env),
    checks: async (args) => (await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 21321))).listChecks(args),
    help: async () => (await Promise.all(/* import() */[__webpack_require__.e(2857), __webpack_require__.e(931)]).then(__webpack_require__.bind(__webpack_require__, 10931))).showHelp(),
};
/**
 * The command line: a subcommand and its flags; without a subcommand it audits.
 *
 * @returns the exit code
 */
async function runCommandLine(args, env) {
    try {
        const [first = 'help', ...rest] = args;
        if (first === '--version' || first === '-v') {
            console.log(_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x);
            return 0;
        }
        if (args.includes('--help') || args.includes('-h'))
            return await SUBCOMMANDS.help();
        if (first in SUBCOMMANDS)
            return await SUBCOMMANDS[first](rest, env);
        if (/^[a-z-]+$/.test(first) && !first.startsWith('-')) {
            const allowed = Object.keys(SUBCOMMANDS);
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`${first}: there is no such command; allowed are ${allowed.join(', ')}, or a URL${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(first, allowed)}`);
        }
        return await SUBCOMMANDS.audit(args, env);
    }
    catch (error) {
        const { lines, code, stack } = (0,_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(error);
        for (const line of lines)
            console.error(line);
        if (stack && env['RUNNER_DEBUG'] === '1')
            console.error(stack);
        return code;
    }
}


/***/ }),

/***/ 50199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77763);


/** What the program ends with. */
const EXIT = {
    passed: 0,
    gateFailed: 1,
    wrongSettings: 2,
    runFailed: 3,
    interrupted: 130,
    terminated: 143,
};
/** An error as lines for people, and the exit code that goes with it. */
function explain(error) {
    if (error instanceof _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_1__/* .SettingsError */ .G)
        return { lines: error.problems, code: EXIT.wrongSettings };
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h)
        return { lines: [error.message], code: EXIT.runFailed };
    const message = error instanceof Error ? error.message : String(error);
    const line = `The run failed: ${message.split('\n', 1)[0]}`;
    const stack = error instanceof Error ? { stack: stackOf(error) } : {};
    return {
        lines: [`${line} (a fault of this program; set RUNNER_DEBUG=1 for its stack)`],
        code: EXIT.runFailed,
        ...stack,
    };
}
function stackOf(error) {
    const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : '';
    return `${error.stack ?? error.message}${cause}`;
}


/***/ }),

/***/ 18535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** The word that was probably meant; undefined where none is near. */
function nearest(word, allowed) {
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
/** ` (did you mean "x"?)`, or nothing where no allowed word is near. */
function suggestion(word, allowed) {
    const meant = nearest(word, allowed);
    return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}


/***/ }),

/***/ 77763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SettingsError)
/* harmony export */ });
/** What the user set cannot be used. Each problem is one line that names the setting, its value and what is allowed. */
class SettingsError extends Error {
    name = 'SettingsError';
    problems;
    constructor(problems) {
        const lines = typeof problems === 'string' ? [problems] : problems;
        super(lines.join('\n'));
        this.problems = lines;
    }
}


/***/ })

};

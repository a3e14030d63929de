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
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13411);
/* harmony import */ var _words_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2363);





/** The subcommands; each is loaded when it is used. */
const SUBCOMMANDS = {
    audit: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7773), __webpack_require__.e(9632), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runAudit(args, env),
    merge: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7773), __webpack_require__.e(9632), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 92528))).runMerge(args, env),
    serve: async (args, env) => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(6921), __webpack_require__.e(8624), __webpack_require__.e(5817), __webpack_require__.e(3122), __webpack_require__.e(4028)]).then(__webpack_require__.bind(__webpack_require__, 28087))).runServe(args, env),
    checks: async (args) => (await __webpack_require__.e(/* import() */ 1321).then(__webpack_require__.bind(__webpack_require__, 21321))).listChecks(args),
    help: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(7773), __webpack_require__.e(931)]).then(__webpack_require__.bind(__webpack_require__, 10931))).showHelp(),
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
            console.log(_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x);
            return 0;
        }
        if (args.includes('--help') || args.includes('-h'))
            return await SUBCOMMANDS.help();
        if (Object.hasOwn(SUBCOMMANDS, first))
            return await SUBCOMMANDS[first](rest, env);
        if (/^\w[\w-]*$/.test(first)) {
            const allowed = Object.keys(SUBCOMMANDS);
            throw new _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G(`${first}: there is no such command; allowed are ${allowed.join(', ')}, or a URL${(0,_words_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(first, allowed)}`);
        }
        return await SUBCOMMANDS.audit(args, env);
    }
    catch (error) {
        const { lines, code, stack } = (0,_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(error);
        for (const line of lines)
            console.error((0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutControls */ .DJ)(line));
        if (stack && env['RUNNER_DEBUG'] === '1')
            console.error((0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutControls */ .DJ)(stack));
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
/* harmony import */ var _report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);
/* harmony import */ var _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77763);



/** What the program ends with. */
const EXIT = {
    passed: 0,
    gateFailed: 1,
    wrongSettings: 2,
    runFailed: 3,
    interrupted: 130,
    terminated: 143,
};
const MAX_LINE = 4000;
/** An error as lines for people, and the exit code that goes with it. */
function explain(error) {
    if (error instanceof _settings_settings_error_js__WEBPACK_IMPORTED_MODULE_2__/* .SettingsError */ .G)
        return { lines: error.problems.map(shown), code: EXIT.wrongSettings };
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h)
        return { lines: [shown(error.message)], code: EXIT.runFailed };
    const message = error instanceof Error ? error.message : String(error);
    const line = shown(`The run failed: ${message.split('\n', 1)[0]}`);
    const hint = isOfSystem(error)
        ? '(the system said so; set RUNNER_DEBUG=1 for where)'
        : '(a fault of this program; set RUNNER_DEBUG=1 for its stack)';
    const stack = error instanceof Error ? { stack: stackOf(error) } : {};
    return {
        lines: [`${line} ${hint}`],
        code: EXIT.runFailed,
        ...stack,
    };
}
/** No space, no permission, too many open files: nothing that is wrong with the program. */
function isOfSystem(error) {
    return error instanceof Error && 'syscall' in error;
}
/** A message may quote a server, or a file of others: it is one line that steers no terminal. */
function shown(message) {
    return (0,_report_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message, MAX_LINE);
}
function stackOf(error) {
    const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : '';
    return `${error.stack ?? error.message}${cause}`;
}


/***/ }),

/***/ 11984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Ew: () => (/* binding */ withoutControlsButStyles),
/* harmony export */   LN: () => (/* binding */ MAX_SHOWN_URL),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ym: () => (/* binding */ cutEnd),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
/* unused harmony exports MAX_SHOWN_TEXT, cutMiddle */
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70867);

/** UTF-16 units of untrusted text that a line of a report shows, where the caller names no other length. */
const MAX_SHOWN_TEXT = 300;
/** UTF-16 units of a URL that a report shows, where the caller names no other length. */
const MAX_SHOWN_URL = 120;
/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu;
/** Not visible, and able to reorder or hide what stands beside it: bidi controls, zero-width and tag characters. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const CONTROL = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/**
 * Makes text from a page, a service or a file safe to show on one line: no control, bidi or zero-width characters, no
 * line ends, no lone surrogates, no secrets of URLs, and at most `maxLength` UTF-16 units.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = text.toWellFormed().replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').replace(CONTROL, '\uFFFD');
    return cutEnd((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(line).trim(), maxLength);
}
/** Line ends of whatever kind; a runner and a terminal act on a lone carriage return. */
const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const CONTROL_IN_LINES = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Colours and the like, as `styleText` writes them. */
const STYLES = /(\u001B\[[\d;]*m)/;
/**
 * Makes text of any number of lines safe for a terminal or a log: line ends and tabs stay, and nothing else that a
 * terminal acts on, nor what hides or reorders text.
 */
function withoutControls(text) {
    return text
        .toWellFormed()
        .replace(LINE_END, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL_IN_LINES, '\uFFFD');
}
/** As {@link withoutControls}, for text that a program has put styles on. */
function withoutControlsButStyles(text) {
    return text
        .split(STYLES)
        .map((part, index) => (index % 2 === 1 ? part : withoutControls(part)))
        .join('');
}
/** A URL as it may be shown on one line: no secrets, nothing invisible, at most `maxLength` UTF-16 units. */
function shownUrl(url, maxLength = MAX_SHOWN_URL) {
    return cutMiddle(oneLine((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url), Number.POSITIVE_INFINITY), maxLength);
}
/** The start of a text and an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${start(text, maxLength - 1).trimEnd()}…`;
}
/** Start and end of a text around an ellipsis: at most `maxLength` UTF-16 units, no surrogate pair split. */
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    const head = start(text, Math.ceil(kept / 2));
    const tail = text.slice(text.length - Math.floor(kept / 2)).replace(/^[\uDC00-\uDFFF]/, '');
    return `${head}…${tail}`;
}
function start(text, length) {
    return text.slice(0, Math.max(0, length)).replace(/[\uD800-\uDBFF]$/, '');
}


/***/ }),

/***/ 70867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ withoutUserInformation),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/** Parts of names of query parameters, in lower case without `-`, `_` and `.`, that say that the value is a secret. */
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
/** Names that only in full say so: `code` does, `country-code` does not. */
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
/** `name=value` of a query or fragment, wherever it stands in a text; `&amp;` ends in the `;`. */
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g;
/** The last `@` before the path ends the user information (URL Standard, "authority state"). */
const USER_INFORMATION = /(:[\\/]{2})[^\s/?#"'<>\\]*@/g;
/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
function withoutSecrets(text) {
    return text
        .replace(USER_INFORMATION, '$1')
        .replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
/** URLs can be written in forms that only a parser reads, as `https:user:password@host`. */
function withoutUserInformation(url) {
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
/** Whether the value of a query parameter with this name is a secret. */
function isSecretName(name) {
    const plain = decoded(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ }),

/***/ 77763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SettingsError)
/* harmony export */ });
/** Most lines of an error, and most characters of one. */
const MAX_LINES = 50;
const MAX_LENGTH = 1500;
/** What the user set cannot be used. Each problem is one line that names the setting, its value and what is allowed. */
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
/** Values may hold what ends a line, moves the cursor or turns text round, and addresses a password: none of it is shown. */
function onOneLine(problem) {
    const shown = problem.length <= MAX_LENGTH ? problem : `${problem.slice(0, MAX_LENGTH - 1)}…`;
    return shown
        .replace(/(:[\\/]{2})[^\s/?#"'<>\\]*@/g, '$1***@')
        .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, character => {
        const code = character.codePointAt(0).toString(16).padStart(4, '0');
        return `\\u${code}`;
    });
}


/***/ }),

/***/ 2363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** Most characters of a word that is compared: longer ones were no slip of the hand. */
const MAX_LENGTH = 200;
/** The word that was probably meant; undefined where none is near. */
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
/** ` (did you mean "x"?)`, or nothing where no allowed word is near. */
function suggestion(word, allowed) {
    const meant = nearest(word, allowed);
    return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}


/***/ })

};

export const id = 3582;
export const ids = [3582];
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

/***/ 40362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Iq: () => (/* binding */ maskCommand),
/* harmony export */   fE: () => (/* binding */ createRunnerLog)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_safe_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66584);


/**
 * The log of a runner. Its commands are written here and not by @actions/core, since loading that brings a second
 * HTTP client along, which would double the time to the first line.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
/** A runner cuts the message of an annotation there, in the middle of what it says. */
const MAX_ANNOTATION = 4096;
/**
 * @param redact takes secrets out of a text
 * @param write takes a line with its end
 */
function createRunnerLog(redact, write) {
    // Before the secrets, since one of these characters would hide a secret.
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
/** Asks the runner to show `***` wherever a secret turns up. */
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
/** Escapes a value so that it ends neither the property nor the command. */
function inProperty(text) {
    return text.replace(/[%\r\n:,]/g, character => PROPERTY_ESCAPES[character]);
}
/**
 * Makes text harmless: a runner reads `::command::` at the start of a line (after blanks) and `##[command]` anywhere.
 * It takes other line ends for the start of a line too; these have gone before.
 */
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



/** What the program ends with, but where a signal ends it. */
const EXIT = {
    passed: 0,
    gateFailed: 1,
    wrongSettings: 2,
    runFailed: 3,
};
const MAX_LINE = 4000;
/** An error as lines for people, and the exit code that goes with it. */
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
/** No space, no permission, too many open files: nothing that is wrong with the program. */
function isOfSystem(error) {
    return error instanceof Error && 'syscall' in error;
}
/** A message may quote a server, or a file of others: it is one line that steers no terminal. */
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



/** Most lines of an error, and most characters of one. */
const MAX_LINES = 50;
const MAX_LENGTH = 1500;
/** Most characters of a value in one. */
const MAX_VALUE = 200;
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
/** The user has to find what is wrong: what cannot be seen is written as an escape. No secret of a URL is shown. */
function onOneLine(problem) {
    return (0,_text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .withEscapes */ .rq)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(problem), MAX_LENGTH));
}
/** A value as a part of a problem: on one line of bounded length. */
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
/**
 * Cuts of text that people read. Lengths are UTF-16 units, as those of strings; no surrogate pair is split, since half
 * of one is no character and turns into another one on its way into a file.
 */
/** The start of a text without any mark that it was cut: at most `maxLength` units. */
function startOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '');
}
/** The end of a text without any mark that it was cut: at most `maxLength` units. */
function endOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '');
}
/** A text of at most `maxLength` units: the start of a longer one, with an ellipsis. */
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}
/** A text of at most `maxLength` units: start and end of a longer one around an ellipsis. */
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`;
}
/**
 * A copy of a text that has memory of its own. A part of a string keeps all of it alive, be it of megabytes: what is
 * cut from the text of a page or a file and kept must be a copy.
 */
function ownCopy(text) {
    // V8 keeps Latin-1 in half the memory.
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    return Buffer.from(text, encoding).toString(encoding);
}
/** {@link startOf} a text that somebody else wrote; where it had to be cut, it is a copy with memory of its own. */
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



/** UTF-16 units of untrusted text that a line shows, where the caller names no other length. */
const MAX_SHOWN_TEXT = 300;
/** So many units are looked at for each that is shown: a text can have megabytes. */
const READ_PER_SHOWN = 8;
/** White space, also U+2028, U+2029, U+0085 and the no-break space: all of it becomes one blank. */
const WHITE_SPACE = /[\s\u0085]+/gu;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS = new RegExp(`[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
/**
 * Makes text of a page, a service or a file safe to show on one line: none of the characters of
 * `unsafe-characters.ts`, no secrets of URLs, and at most `maxLength` UTF-16 units. White space and line ends become one
 * blank, what is invisible goes, and each other control character becomes U+FFFD, so that its place is seen.
 *
 * What it returns can still hold the markup of the format that it is shown in: that is the rendering's to escape.
 */
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
/** A part of an address in plain characters; as it is written where it cannot be decoded (RFC 3986, section 2.1). */
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

/** Line ends of whatever kind; a runner and a terminal act on a lone carriage return. */
const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS_IN_LINES = new RegExp(`(?![\\t\\n])[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
/** Colours and the like, as `styleText` writes them, and links behind text (OSC 8). */
const STYLES = /(\u001B\[[\d;]*m|\u001B\]8;[!-~]*\u001B\\)/;
/**
 * Makes text of any number of lines safe for a terminal or a log: line ends and tabs stay, and nothing else of
 * `unsafe-characters.ts`.
 */
function withoutControls(text) {
    return text
        .toWellFormed()
        .replace(LINE_END, '\n')
        .replace(INVISIBLES, '')
        .replace(CONTROLS_IN_LINES, '\uFFFD');
}
/**
 * As {@link withoutControls}, for text that a program has put styles on.
 *
 * @param links the sequences of links that the program itself has put there: no other one stays
 */
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
/**
 * The characters that text of others, of a page, a service, a file or a setting, must not bring into what this program
 * shows. It is one set for all places, since the same text ends in a terminal, in the log of a runner, in Markdown and
 * in HTML, and what is harmless in one of them is not in the next. In a regular expression with the flag `u`:
 *
 * - what a terminal or a runner acts on: control characters (Unicode's Cc, C0 and C1) and noncharacters;
 * - what ends a line somewhere: among the former, and U+2028 and U+2029;
 * - what cannot be seen, and reorders or hides what stands beside it: Unicode's Default_Ignorable_Code_Point, in which
 *   are the bidirectional controls (UAX #9; see UTS #55 for what they do to source code), the zero-width, the filler
 *   and the tag characters; and the interlinear annotations, which are not in it. That joiners go costs some scripts
 *   and emoji a little of their look, and keeps two names that look the same from being different;
 * - halves of surrogate pairs, which no encoding can write.
 *
 * The variation selectors U+FE00 to U+FE0F stay: they change the look of the character before them and nothing else,
 * and many emoji need one.
 */
const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}';
const LINE_SEPARATOR = '\\u2028\\u2029';
const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const HALF_PAIR = '\\p{Cs}';
const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu');
/**
 * A text in which each such character is written as JSON and JavaScript write it, as `\u200b`: for what somebody wrote
 * and has to mend, and for data.
 */
function withEscapes(text) {
    return text.replace(UNSAFE, escaped);
}
/** Those beyond U+FFFF take two escapes. */
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
const USER_INFORMATION = /((?<![\w+.-])(?:mailto(?::https?)?|sips?|xmpp))?(:[\\/]{2})([^\s/?#"'<>\\]*)@/gi;
/** Schemes of addresses that people are reached at. */
const REACHES_PEOPLE = /^(?:mailto|sips?|xmpp):$/;
/** What is before the `@` of these; with a colon it is a name and its password. */
const NAME_OF_MAILBOX = /^[^:@]*$/;
/**
 * A text in which URLs have no user name, no password, and `***` in place of the values of query parameters whose
 * names say that they are secret. Works on relative URLs and on URLs within other text as well.
 */
function withoutSecrets(text) {
    // Of the millions of texts of a large report most hold neither.
    const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, withoutUser) : text;
    if (!anonymous.includes('='))
        return anonymous;
    return anonymous.replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
/** `mailto://name@host` and `mailto:http://name@host` have too much in front, and are addresses of people all the same. */
function withoutUser(all, scheme, slashes, user) {
    return scheme !== undefined && NAME_OF_MAILBOX.test(user) ? all : `${scheme ?? ''}${slashes}`;
}
/**
 * A URL without user name and password, also in forms that only a parser reads, as `https:user:password@host`; the URL
 * as it is where it holds none or cannot be parsed.
 */
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
/** Whether the value of a query parameter with this name is a secret. */
function isSecretName(name) {
    const plain = (0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}


/***/ })

};

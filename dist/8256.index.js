export const id = 8256;
export const ids = [8256];
export const modules = {

/***/ 28256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LiveProgress: () => (/* binding */ LiveProgress)
/* harmony export */ });
/* harmony import */ var _report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51790);
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26613);
/* harmony import */ var _run_start_in_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13613);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6810);
/* harmony import */ var _text_safe_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66584);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99602);






const FRAME_MS = 100;
const BAR_COLUMNS = 20;
const WIDE = 60;
const MAX_ADDRESS = 60;
class LiveProgress {
    #stream;
    #redact;
    #running = new Map();
    #startedAt = 0;
    #pages = { done: 0, total: 0 };
    #runs = { done: 0, total: 0 };
    #crawl = '';
    #shown = [];
    #timer;
    constructor(stream, redact) {
        this.#stream = stream;
        this.#redact = redact;
    }
    start(run) {
        this.line((0,_run_start_in_words_js__WEBPACK_IMPORTED_MODULE_4__/* .startInWords */ .l)(run));
        this.#pages.total = run.pages;
        this.#startedAt = performance.now();
        this.#timer ??= setInterval(() => this.#draw(), FRAME_MS).unref();
    }
    ask(tool, url) {
        this.#running.set(`${tool} ${url}`, `${tool} ${this.#place(url)}`);
    }
    run({ tool, url }, done, total) {
        this.#running.delete(`${tool} ${url}`);
        this.#runs = { done, total };
    }
    analysis(url, progress) {
        this.#crawl = `${(0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .z)(this.#redact(url))}: ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .crawlInWords */ .w3)(progress)}`;
    }
    page() {
        this.#pages.done++;
    }
    line(text) {
        const line = `${this.#redact((0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .D)(text))}\n`;
        this.#stream.write(`${this.#clearing()}${line}`);
    }
    end() {
        clearInterval(this.#timer);
        this.#timer = undefined;
        const clearing = this.#clearing();
        if (clearing !== '')
            this.#stream.write(clearing);
    }
    #draw() {
        const lines = this.#lines();
        if (lines.join('\n') === this.#shown.join('\n'))
            return;
        const over = lines.map(line => `${line}\u001B[K`).join('\n');
        this.#stream.write(`${this.#toStart()}${over}\u001B[J`);
        this.#shown = lines;
    }
    #lines() {
        const columns = this.#stream.columns || WIDE;
        const { done, total } = this.#runs;
        const filled = total === 0 ? 0 : Math.floor((done / total) * BAR_COLUMNS);
        const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_COLUMNS - filled)}] `;
        const figures = [
            ...(total === 0 ? [] : [`${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(done)} of ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(total, 'run')}`]),
            `${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(this.#pages.done)} of ${(0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(this.#pages.total, 'page')}`,
            secondsInWords(Math.floor((performance.now() - this.#startedAt) / 1000)),
        ];
        const now = [...(this.#crawl === '' ? [] : [this.#crawl]), ...this.#running.values()];
        return [
            `${columns < WIDE ? '' : bar}${figures.join(' · ')}`,
            ...(now.length === 0 ? [] : [`now: ${now.join(', ')}`]),
        ].map(line => (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .cutToWidth */ .G1)(line, columns - 1));
    }
    #toStart() {
        if (this.#shown.length === 0)
            return '';
        const columns = this.#stream.columns || WIDE;
        const rows = this.#shown.reduce((sum, line) => sum + Math.max(1, Math.ceil((0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .columnsOf */ .PL)(line) / columns)), 0);
        return rows > 1 ? `\r\u001B[${rows - 1}A` : '\r';
    }
    #clearing() {
        if (this.#shown.length === 0)
            return '';
        const clearing = `${this.#toStart()}\u001B[J`;
        this.#shown = [];
        return clearing;
    }
    #place(url) {
        const shown = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .z)(this.#redact(url), MAX_ADDRESS));
        return shown.replace(/^https?:\/\/[^/]+(?=\/)/, '');
    }
}
function secondsInWords(seconds) {
    return seconds < 60 ? `${seconds} s` : (0,_report_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .durationInWords */ .ji)(seconds * 1000);
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

export const id = 6662;
export const ids = [6662];
export const modules = {

/***/ 98800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   terminalOutput: () => (/* binding */ terminalOutput)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _report_terminal_links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53526);
/* harmony import */ var _report_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66771);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6810);
/* harmony import */ var _text_safe_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66584);






const MAX_WARNING = 1_000;
function terminalOutput(view, { screenshots: _, ...files }, warnings, { quiet, verbose }, { fileLinks, ...abilities }) {
    const detail = quiet ? 'verdict' : verbose ? 'all' : 'first';
    const { link, written } = (0,_report_terminal_links_js__WEBPACK_IMPORTED_MODULE_5__/* .linker */ .c)(fileLinks);
    const paths = Object.values(files)
        .flat()
        .map(file => {
        const path = link((0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControls */ .D)(shortPath(file)), (0,node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)(file).href);
        return (0,_text_safe_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControlsButStyles */ .E)(`Report: ${path}`, written);
    });
    const told = quiet ? [] : warnings.map(warning => `Warning: ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(warning, MAX_WARNING)}`);
    const report = (0,_report_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTerminal */ .b)(view, { ...abilities, detail });
    return { report: quiet ? report : `${report}\n`, aside: [...told, ...paths] };
}
function shortPath(path) {
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path);
    return near.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near) ? path : near;
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);


const MAX_LINK = 2_000;
function linkAddress(url) {
    const parsed = URL.parse((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(parsed.hostname))
        return undefined;
    const address = (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Cr: () => (/* binding */ withoutOwnPage),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   SF: () => (/* binding */ othersInWords),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   p5: () => (/* binding */ alikePlaces),
/* harmony export */   ru: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);



function saidOnce(listed) {
    const [first, ...others] = listed;
    if (!first)
        return { lead: '', places: listed };
    const isOnePage = others.every(({ page }) => page === first.page);
    const isOneMessage = others.length > 0 &&
        others.every(({ message }) => message === first.message) &&
        (!isOnePage || listed.every(isNamed));
    const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ');
    const places = listed.map(({ ofPage, message, ...place }) => ({
        ...place,
        ...(ofPage !== undefined && !isOnePage && { ofPage }),
        message: isOneMessage ? undefined : message,
    }));
    return { lead, places };
}
function alikePlaces(places) {
    const byKey = new Map();
    const listed = [];
    for (const place of places) {
        const { page, resource, ofPage, occurrence: { selector, snippet, line } = {} } = place;
        const key = JSON.stringify([selector, snippet, saidOf(place, true).words]);
        const same = byKey.get(key);
        if (same && !same.pages.includes(page)) {
            same.pages.push(page);
            if (line !== same.place.occurrence?.line)
                same.place = withoutLine(same.place);
            continue;
        }
        const own = { place, pages: [page] };
        listed.push(own);
        if (selector !== undefined && snippet !== undefined && resource === undefined && ofPage === undefined) {
            byKey.set(key, own);
        }
    }
    return listed;
}
function othersInWords(alike) {
    const others = othersOf(alike);
    return others === 0
        ? ''
        : ` and ${alike.place.others?.mayBeMore ? 'at least ' : ''}${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others, 'more place')}`;
}
function othersOf({ place, pages }) {
    const { count = 0 } = place.others ?? {};
    return place.message === undefined ? 0 : Math.max(0, count - (pages.length - 1));
}
function countedOf(alike) {
    return alike.reduce((sum, first) => {
        const shown = alike
            .filter(one => one !== first && one.place.message === first.place.message)
            .reduce((places, { pages }) => places + pages.length, 0);
        return sum + Math.max(0, othersOf(first) - shown);
    }, 0);
}
function firstAlike(list, max) {
    const { lead, places } = saidOnce(list.listed);
    const alike = alikePlaces(places).slice(0, max);
    const shown = alike.reduce((sum, { pages }) => sum + pages.length, 0);
    return { lead, alike, more: Math.max(0, list.count - shown - countedOf(alike)) };
}
function withoutLine(place) {
    if (!place.occurrence)
        return place;
    const { line: _, column: __, ...occurrence } = place.occurrence;
    return { ...place, occurrence };
}
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message;
    const words = [said, ofPage].every(Boolean) ? withPage(said, ofPage) : (said ?? ofPage ?? '');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
function withPage(said, ofPage) {
    return said.endsWith('.') ? `${said} Whole page: ${ofPage}` : `${said}; whole page: ${ofPage}`;
}
const USED_HERE = /; (?:linked|used|asked for in advance)$/;
function withoutOwnPage(message, pageUrl) {
    const own = ` on ${pageUrl}`;
    if (!message.endsWith(own))
        return message;
    const start = message.slice(0, -own.length);
    return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`;
}
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
const MAX_NAMED_PAGES = 3;
function holderOf({ page, morePages = 0 }, isOnlyPage, pages = [page]) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages;
    const more = morePages + pages.length - named.length;
    return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more page')}` };
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

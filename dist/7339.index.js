export const id = 7339;
export const ids = [7339];
export const modules = {

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);


/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000;
/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else, and for what is on this machine:
 * it is gone after the run, and is on another one for whoever reads it.
 */
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

/***/ 97339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/safe-lines.js
var safe_lines = __webpack_require__(66584);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/report-view.js + 3 modules
var report_view = __webpack_require__(71975);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var view_verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var view_places = __webpack_require__(36252);
// EXTERNAL MODULE: ./node_modules/fast-string-width/dist/index.js + 2 modules
var dist = __webpack_require__(93223);
;// CONCATENATED MODULE: ./lib/report/terminal/layout.js

/** Columns of a text in a terminal. What the report itself is written with is told at once, without tables of Unicode. */
function columnsOf(text) {
    return /^[ -~–…·]*$/.test(text) ? text.length : (0,dist/* default */.A)(text);
}
/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
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
/** Start of a text with an ellipsis, in at most `width` columns. */
function cutToWidth(text, width) {
    return columnsOf(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
/** Start and end of a text around an ellipsis, in at most `width` columns. */
function cutMiddleToWidth(text, width) {
    if (columnsOf(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
/** Fills a text with blanks to a number of columns. */
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

;// CONCATENATED MODULE: ./lib/report/terminal/comparison-lines.js






/** Lines of one kind. */
const MAX_LINES = 15;
const SHOWN_PLACES = 3;
/** What the run is compared with, what is fixed, a line for each, and how scores changed. What is new is a finding. */
function comparisonLines({ comparison, withoutBaseline }, width, paint) {
    if (withoutBaseline !== undefined)
        return wrap(`Not compared with a baseline: ${(0,one_line/* oneLine */.T)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const fixed = shortened(comparison.fixed.map(finding => `fixed ${findingText(finding)}`));
    return [
        ...wrap(`Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}`, width),
        ...fixed.map(line => paint('green', cutToWidth(line, width))),
        ...shortened(comparison.scores.map(({ page, words }) => `${words} ${page.label}`)).map(line => cutToWidth(line, width)),
    ];
}
function findingText({ id, severity, places }) {
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(places, SHOWN_PLACES);
    const named = listed.map(place => {
        const holder = (0,place_words/* holderOf */.Kd)(place, false);
        const pages = holder === undefined ? [] : [`${holder.page.label}${holder.rest}`];
        return [...pages, ...(place.resource === undefined ? [] : [(0,shown_url/* shownUrl */.z)(place.resource)])].join(' ');
    });
    const rest = more > 0 ? `, and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}` : '';
    return `${severity} ${(0,one_line/* oneLine */.T)(id)} ${[...new Set(named)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: ./lib/report/view/findings.js
var findings = __webpack_require__(14262);
// EXTERNAL MODULE: ./lib/report/view/remarks.js
var view_remarks = __webpack_require__(11027);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/report/terminal/paint.js

function painter(color) {
    return color ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_, text) => text;
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
    '–': '-',
    '·': '-',
    '•': '*',
    '✖': 'x',
    '✔': '+',
    '▲': '!',
    '●': 'i',
};
/** Our own signs for terminals that know no others than ASCII, each as wide as what it stands for. */
function inAscii(text) {
    return text.replace(/[…–·✖✔▲●]/gu, sign => ASCII[sign]);
}

;// CONCATENATED MODULE: ./lib/report/terminal/finding-lines.js










const SHOWN_FINDINGS = 15;
const finding_lines_SHOWN_PLACES = 3;
const SHOWN_REASONS = 20;
const MAX_ADVICE = 400;
const INDENT = '  ';
/** Part of a line that the selector of a place may take where its message needs the rest. */
const SELECTOR_SHARE = 0.4;
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
/** The worst findings, those first that are new against the baseline: what is wrong, where, and what to do. */
function findingLines(view, width, paint) {
    const { comparison, pages } = view;
    const isOnlyPage = pages.length === 1;
    const findings = comparison ? [...comparison.new, ...comparison.known] : view.findings;
    const shown = findings
        .slice(0, SHOWN_FINDINGS)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, isOnlyPage, width, paint),
    ]);
    const more = findings.length - SHOWN_FINDINGS;
    return more > 0
        ? [...shown, '', ...wrap(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more finding')}, in the report files`, width)]
        : shown;
}
function linesOf(finding, isOnlyPage, width, paint) {
    const { severity, isNew } = finding;
    const title = `${SIGNS[severity]} ${isNew ? 'new ' : ''}${severity}: ${(0,one_line/* oneLine */.T)(finding.title)}`;
    const facts = [...(0,findings/* idsOf */.UX)(finding), ...(0,findings/* extentInWords */.$4)(finding, isOnlyPage)].join(' · ');
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(finding.places, finding_lines_SHOWN_PLACES);
    const { lead, places } = (0,place_words/* saidOnce */.Xf)(listed);
    const where = places.map(place => placeLine(place, isOnlyPage, width - INDENT.length));
    if (more > 0)
        where.push(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(finding.help);
    const fix = (0,one_line/* oneLine */.T)(finding.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(lead === '' ? [] : wrap((0,one_line/* oneLine */.T)(lead), width - INDENT.length)),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(place, isOnlyPage, width) {
    const { occurrence } = place;
    const holder = (0,place_words/* holderOf */.Kd)(place, isOnlyPage);
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, holder !== undefined);
    const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`;
    const selector = (0,one_line/* oneLine */.T)(occurrence?.selector ?? '');
    const line = (shownSelector) => [
        holder === undefined ? '' : `${holder.page.label}${holder.rest}`,
        ...(0,place_words/* inOrder */.al)(place, {
            resource: resource === undefined ? '' : (0,shown_url/* shownUrl */.z)(resource),
            line: position,
            selector: shownSelector,
        }),
        (0,one_line/* oneLine */.T)(words),
    ]
        .filter(part => part !== '')
        .join(' · ');
    const whole = line(selector);
    if (words === '' || columnsOf(whole) <= width)
        return whole;
    // The line says where as well.
    return line(position === '' ? cutMiddleToWidth(selector, Math.floor(width * SELECTOR_SHARE)) : '');
}
/** Tools that gave no result, with their reasons. */
function notMeasuredLines({ remarks, pages }, width, paint) {
    const { notMeasured } = remarks;
    const lines = notMeasured.slice(0, SHOWN_REASONS).flatMap(remark => {
        const { subjects, text, pages: where } = remark;
        const [first] = where;
        const on = (0,view_remarks/* isOfAllPages */.N)(remark, pages.length)
            ? ''
            : ` · ${where.length === 1 ? first.label : (0,numbers_in_words/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subjects.join(', ')}: ${(0,one_line/* oneLine */.T)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
    });
    const more = notMeasured.length - SHOWN_REASONS;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,numbers_in_words/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}

// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js





/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20;
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4;
const GAP = '  ';
/** Table of the scores: of one page its tools, of several the pages by tools. */
function scoreLines(view, width, paint) {
    const [first, ...others] = view.pages;
    if (!first)
        return [];
    if (others.length > 0)
        return pageLines(view, width, paint);
    const ofSites = view.sites.flatMap(site => ['', ...toolLines(view, site, width, paint)]);
    return [...toolLines(view, first, width, paint), ...ofSites];
}
function toolLines({ tools }, page, width, paint) {
    const ran = tools.all.filter(tool => page.runs[tool]);
    const score = page.score === null ? ' · no score' : ` · score ${page.score}`;
    const runs = ran.map(tool => page.runs[tool]);
    const numbers = outcomes/* SEVERITIES */.o.map(severity => ({
        title: `${severity}s`,
        cells: runs.map(run => {
            const failed = run?.failures[severity] ?? 0;
            return {
                text: failed === 0 ? scores/* NO_SCORE */.N7 : String(failed),
                band: failed === 0 ? 'none' : undefined,
            };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,scores/* scoreText */.QO)(run), band: run?.band ?? 'none' })),
    };
    return [
        `${cutMiddleToWidth(page.label === '/' ? page.url : page.label, width - score.length)}${score}`,
        ...block('tool', ran, [scoreColumn, ...numbers], paint),
    ];
}
function pageLines({ origin, pages, sites, tools }, width, paint) {
    const shown = [...pages.slice(0, SHOWN_PAGES), ...sites];
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => columnsOf(label))), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth));
    const total = shown.map(({ score, band }) => ({ text: score === null ? scores/* NO_SCORE */.N7 : String(score), band }));
    const columns = tools.others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({ text: (0,scores/* scoreText */.QO)(runs[tool]), band: runs[tool]?.band ?? 'none' })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, paint),
    ]);
    const more = pages.length - SHOWN_PAGES;
    if (more > 0)
        lines.push(`and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}, none of them worse`);
    if (origin !== undefined)
        lines.unshift(cutMiddleToWidth(`Pages of ${origin}`, width));
    if (tools.perfect.length > 0)
        lines.push(...wrap(`100 everywhere: ${tools.perfect.join(', ')}`, width));
    return lines;
}
/** Columns that do not fit beside each other go below, under the same names of pages. */
function inBlocks(columns, width) {
    const blocks = [];
    let free = 0;
    for (const column of columns) {
        const needed = columnWidth(column) + GAP.length;
        if (needed > free || blocks.length === 0) {
            blocks.push([]);
            free = width;
        }
        blocks.at(-1).push(column);
        free -= needed;
    }
    return blocks;
}
function block(corner, labels, columns, paint) {
    const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)));
    const head = [
        pad(corner, labelWidth, 'end'),
        ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
    ];
    const rows = labels.map((label, index) => {
        const cells = columns.map(column => {
            const { text, band } = column.cells[index];
            const padded = pad(text, columnWidth(column), 'start');
            return band === undefined ? padded : paint(BAND_STYLES[band], padded);
        });
        return [pad(label, labelWidth, 'end'), ...cells].join(GAP);
    });
    return [paint('dim', head.join(GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => text.length));
}

;// CONCATENATED MODULE: ./lib/report/terminal/terminal.js











/** Narrower than this no table is readable. */
const MIN_WIDTH = 50;
/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
function renderTerminal(view, { width, color, unicode }) {
    const columns = Math.max(MIN_WIDTH, width);
    const paint = painter(color);
    const parts = [
        scoreLines(view, columns, paint),
        notMeasuredLines(view, columns, paint),
        comparisonLines(view, columns, paint),
        findingLines(view, columns, paint),
        analysisLines(view, columns),
        verdictLines(view, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    const safe = (0,safe_lines/* withoutControlsButStyles */.E)(text);
    return unicode ? safe : inAscii(safe);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pageCount }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,one_line/* oneLine */.T)(reason)}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,numbers_in_words/* counted */.hS)(pageCount, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,shown_url/* shownUrl */.z)(url)}: ${result}`, width);
    });
}
const terminal_SIGNS = {
    passed: ['✔', 'green'],
    failed: ['✖', 'red'],
    open: ['•', 'blue'],
    'not-gated': ['•', 'blue'],
};
function verdictLines(view, width, paint) {
    const { verdict, score } = view;
    const figures = [
        (0,report_view/* healthyInWords */.EC)(view),
        score === null ? 'No score' : `Score ${score}`,
        ...(0,report_view/* figuresInWords */.k0)(view),
    ];
    const [sign, style] = terminal_SIGNS[verdict.state];
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${sign} ${verdict.headline}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,view_verdict/* reasonLines */.c9)(verdict.reasons).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
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
/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
/**
 * What is said of a place, in the order in which it is said.
 *
 * @param isPageNamed whether the page is said before it: then a sentence that ends with its address ends with "here"
 */
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const own = ` on ${page.url}`;
    const said = isPageNamed && message?.endsWith(own) ? `${message.slice(0, -own.length)} here` : message;
    const words = [ofPage, said].filter(Boolean).join('; ');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
/** What finds a place, in the order in which it is said: a line of a resource comes behind it, one of the page before. */
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
/**
 * Where words name an address, as it is, as it is shown or without its fragment, of which they speak then; undefined
 * where they do not.
 */
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
/**
 * The page that holds a place, or the site, and on how many more pages it is: ` and 4 more pages`. Undefined where it
 * needs no name, as there is no other.
 *
 * @param isOnlyPage whether there is one page in all
 */
function holderOf({ page, morePages = 0 }, isOnlyPage) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    return { page, rest: morePages === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(morePages, 'more page')}` };
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

export const id = 1985;
export const ids = [1985];
export const modules = {

/***/ 37470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   TD: () => (/* binding */ firstPlaces),
/* harmony export */   VF: () => (/* binding */ groupUnverified),
/* harmony export */   bF: () => (/* binding */ groupNotMeasured),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   tq: () => (/* binding */ groupNotes)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);

/** The checks that failed, the worst first: by severity, by number of pages, by id. */
function groupFindings(pages, rules) {
    const findings = new Map();
    for (const { page, run, check } of checksOf(pages)) {
        if (check.outcome !== 'fail')
            continue;
        const finding = findings.get(check.id) ?? newFinding(run.tool, check, rules);
        findings.set(check.id, finding);
        const places = Math.max(1, check.occurrenceCount ?? check.occurrences.length);
        const { message, occurrences } = check;
        finding.failures.push({ page, message, occurrences, finalUrl: run.finalUrl, places });
        finding.places += places;
        if (rank(check.severity) < rank(finding.severity))
            finding.severity = check.severity;
    }
    return [...findings.values()].sort((a, b) => rank(a.severity) - rank(b.severity) || b.failures.length - a.failures.length || (a.id < b.id ? -1 : 1));
}
/** The first places of a finding, so that every page has its turn before any has a second, and how many are left. */
function firstPlaces({ failures, places }, max) {
    const listed = [];
    for (let turn = 0; listed.length < max; turn++) {
        const having = failures.filter(({ occurrences }) => turn < Math.max(1, occurrences.length));
        if (having.length === 0)
            break;
        listed.push(...having.slice(0, max - listed.length).map(failure => placeOf(failure, turn)));
    }
    return { listed, more: places - listed.length };
}
/** The place of a failure with the given number, from 0. */
function placeOf({ page, message, occurrences, finalUrl }, number) {
    const occurrence = occurrences[number];
    const isPage = !occurrence || [page.url, finalUrl].some(url => url !== undefined && isSame(url, occurrence.url));
    return {
        page,
        message: occurrence?.message ?? message,
        occurrence,
        resource: isPage ? undefined : occurrence.url,
    };
}
function isSame(url, other) {
    return url === other || (URL.parse(url)?.href ?? url) === (URL.parse(other)?.href ?? other);
}
/** Tools that gave no result, with the reason: those with the most pages first. */
function groupNotMeasured(pages) {
    const remarks = new Remarks();
    for (const page of pages) {
        for (const run of page.runs) {
            if (run.status === 'not-measured')
                remarks.add(run.tool, run.reason ?? 'The reason is not known', page);
        }
    }
    return remarks.sorted();
}
/** Checks of measured tools that could not be verified, with the reason. */
function groupUnverified(pages) {
    return groupMessages(pages, 'not-measured');
}
/** Checks that passed with a note, as where a preview was treated leniently. */
function groupNotes(pages) {
    return groupMessages(pages, 'pass');
}
function groupMessages(pages, outcome) {
    const remarks = new Remarks();
    for (const { page, check } of checksOf(pages)) {
        if (check.outcome === outcome && check.message)
            remarks.add(check.id, check.message, page);
    }
    return remarks.sorted();
}
function* checksOf(pages) {
    for (const page of pages) {
        for (const run of page.runs)
            for (const check of run.checks)
                yield { page, run, check };
    }
}
function newFinding(tool, check, rules) {
    const { id, title, severity, help, why = '', fix = '' } = check;
    const rule = Object.hasOwn(rules, id) ? rules[id] : { title, severity, help, why, fix };
    return { id, tool, rule, severity, failures: [], places: 0 };
}
function rank(severity) {
    return _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(severity);
}
class Remarks {
    #remarks = new Map();
    add(subject, text, page) {
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    sorted() {
        return [...this.#remarks.values()].sort((a, b) => b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
    }
}


/***/ }),

/***/ 5916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ reasonsBesideHeadline),
/* harmony export */   Pe: () => (/* binding */ countsInWords),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   ji: () => (/* binding */ durationInWords)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);


/** Most reasons of a verdict that a summary lists. */
const MAX_REASONS = 10;
/**
 * The verdict in one line, as `Failed: 3 errors on 2 of 8 pages`: what was found of the worst severity. A build that
 * failed without an error says why it failed instead.
 */
function headline(report) {
    const { verdict, counts } = report;
    const word = verdict.passed ? 'Passed' : 'Failed';
    if (!verdict.passed && counts.error === 0) {
        const [reason, ...others] = verdict.reasons;
        if (reason !== undefined && others.length === 0)
            return `${word}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason)}`;
        if (others.length > 0)
            return `${word} for ${others.length + 1} reasons`;
    }
    return `${word}: ${findingsInWords(report)}`;
}
/** The reasons of the verdict that the headline does not say, made safe for one line each. */
function reasonsBesideHeadline({ verdict, counts }) {
    if (!verdict.passed && counts.error === 0 && verdict.reasons.length === 1)
        return [];
    const reasons = verdict.reasons.slice(0, MAX_REASONS).map(reason => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason));
    const more = verdict.reasons.length - reasons.length;
    return more === 0 ? reasons : [...reasons, `and ${counted(more, 'more reason')}`];
}
function findingsInWords({ counts, pages }) {
    const worst = _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find(severity => counts[severity] > 0);
    if (worst) {
        const affected = pages.filter(page => failuresOf(page)[worst] > 0).length;
        return `${counted(counts[worst], worst)} on ${affected} of ${counted(pages.length, 'page')}`;
    }
    if (pages.length === 0)
        return 'no page was audited';
    if (counts.notMeasured > 0) {
        return `nothing found, but ${counted(counts.notMeasured, 'tool run')} not measured`;
    }
    return `nothing found on ${counted(pages.length, 'page')}`;
}
/** Failed checks of one page by severity. */
function failuresOf(page) {
    const failures = { error: 0, warning: 0, notice: 0 };
    for (const run of page.runs) {
        for (const check of run.checks)
            if (check.outcome === 'fail')
                failures[check.severity]++;
    }
    return failures;
}
/** Failed checks by severity and tool runs without a result, in words, as `3 errors`, `1 warning`; none left out. */
function countsInWords(counts) {
    return [
        ..._api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.map(severity => counted(counts[severity], severity)),
        ...(counts.notMeasured > 0 ? [`${counts.notMeasured} not measured`] : []),
    ];
}
/** A number with its noun: `1 page`, `2 pages`, `1,200 pages`. */
function counted(count, noun) {
    return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
/** A length of time for people: `0.4 s`, `12 s`, `3 min 20 s`. */
function durationInWords(milliseconds) {
    const seconds = milliseconds / 1000;
    if (seconds < 9.95)
        return `${seconds.toFixed(1)} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70867);

/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000;
/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else.
 */
function linkAddress(url) {
    const parsed = URL.parse((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .a)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    const address = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .c)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 34993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ scoreTable),
/* harmony export */   N7: () => (/* binding */ NO_SCORE),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   Qh: () => (/* binding */ pageLabel),
/* harmony export */   WZ: () => (/* binding */ scoreBand),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   w5: () => (/* binding */ splitPerfect),
/* harmony export */   wU: () => (/* binding */ commonOrigin)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3075);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);



/** What a cell shows where a tool gave no result. */
const NOT_MEASURED = 'n/m';
/** What a cell shows where a tool gave a result without a score, or was not run. */
const NO_SCORE = '–';
/** Bands of scores as in Lighthouse (https://developer.chrome.com/docs/lighthouse/performance/performance-scoring). */
const GOOD_FROM = 90;
const MIDDLING_FROM = 50;
function scoreBand(score) {
    if (score === null)
        return 'none';
    if (score >= GOOD_FROM)
        return 'good';
    return score >= MIDDLING_FROM ? 'middling' : 'poor';
}
function scoreTable(pages) {
    const origin = commonOrigin(pages);
    const ran = new Set(pages.flatMap(page => page.runs.map(run => run.tool)));
    const rows = pages.map(page => ({
        page,
        label: pageLabel(page.url, origin),
        runs: new Map(page.runs.map(run => [run.tool, run])),
        errors: (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresOf */ .dJ)(page).error,
    }));
    rows.sort((a, b) => b.errors - a.errors || (a.page.score ?? -1) - (b.page.score ?? -1));
    return { origin, tools: _api_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLS */ .I.filter(tool => ran.has(tool)), rows };
}
/** The tools that scored 100 on every page, and the others: a table needs to show only those. */
function splitPerfect(table) {
    const isPerfect = (tool) => table.rows.every(row => row.runs.get(tool)?.score === 100);
    return {
        perfect: table.tools.filter(isPerfect),
        others: table.tools.filter(tool => !isPerfect(tool)),
    };
}
/** What a cell of the table shows: a score, {@link NOT_MEASURED} or {@link NO_SCORE}. */
function scoreText(run) {
    if (run?.status === 'not-measured')
        return NOT_MEASURED;
    return run === undefined || run.score === null ? NO_SCORE : String(Math.round(run.score));
}
/** The origin of all pages, or undefined where they differ or are no URLs. */
function commonOrigin(pages) {
    const origins = new Set(pages.map(page => URL.parse(page.url)?.origin));
    const [origin] = origins;
    return origins.size === 1 && origin !== undefined && origin !== 'null' ? origin : undefined;
}
/** A short name for a URL: what follows the origin, where that is the given one, else all of it. */
function pageLabel(url, origin, maxLength = _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHOWN_URL */ .LN) {
    const parsed = URL.parse(url);
    const within = parsed && parsed.origin === origin;
    const rest = within ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url;
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .zA)(rest, maxLength);
}


/***/ }),

/***/ 11985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./node_modules/string-width/index.js
var string_width = __webpack_require__(83831);
;// CONCATENATED MODULE: ./lib/report/terminal/layout.js

/** Breaks text between words into lines of at most `width` columns; a longer word is broken within. */
function wrap(text, width) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`;
        if ((0,string_width/* default */.A)(longer) <= width) {
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
    return (0,string_width/* default */.A)(text) <= width ? text : `${broken(text, Math.max(1, width - 1))[0].trimEnd()}…`;
}
/** Start and end of a text around an ellipsis, in at most `width` columns. */
function cutMiddleToWidth(text, width) {
    if ((0,string_width/* default */.A)(text) <= width)
        return text;
    const characters = [...text];
    const ends = Math.max(1, width - 1);
    const head = broken(text, Math.max(1, Math.ceil(ends / 2)))[0];
    const tail = broken(characters.reverse().join(''), Math.max(1, Math.floor(ends / 2)))[0];
    return cutToWidth(`${head}…${[...tail].reverse().join('')}`, width);
}
/** Fills a text with blanks to a number of columns. */
function pad(text, width, side) {
    const blanks = ' '.repeat(Math.max(0, width - (0,string_width/* default */.A)(text)));
    return side === 'start' ? blanks + text : text + blanks;
}
function broken(text, width) {
    const parts = [];
    let part = '';
    let used = 0;
    for (const character of text) {
        const columns = (0,string_width/* default */.A)(character);
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
const SHOWN_PLACES = 3;
const SHOWN_REASONS = 20;
const MAX_ADVICE = 400;
const INDENT = '  ';
const SIGNS = { error: '✖', warning: '▲', notice: '●' };
/** The worst findings: what is wrong, where, and what to do. */
function findingLines({ pages, rules }, width, paint) {
    const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const shown = findings
        .slice(0, SHOWN_FINDINGS)
        .flatMap((finding, index) => [
        ...(index === 0 ? [] : ['']),
        ...linesOf(finding, pages.length === 1 ? undefined : origin, pages.length === 1, width, paint),
    ]);
    const more = findings.length - SHOWN_FINDINGS;
    return more > 0
        ? [...shown, '', ...wrap(`and ${(0,headline/* counted */.hS)(more, 'more finding')}, in the report files`, width)]
        : shown;
}
function linesOf(finding, origin, single, width, paint) {
    const { id, rule, severity, failures, places } = finding;
    const extent = single ? [] : [(0,headline/* counted */.hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,headline/* counted */.hS)(places, 'place'));
    const title = `${SIGNS[severity]} ${severity}: ${(0,plain_text/* oneLine */.TN)(rule.title || id)}`;
    const facts = [(0,plain_text/* oneLine */.TN)(id), ...extent].join(' · ');
    const { listed, more } = (0,report_findings/* firstPlaces */.TD)(finding, SHOWN_PLACES);
    const where = listed.map(place => placeLine(place, origin, single));
    if (more > 0)
        where.push(`and ${(0,headline/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(rule.help);
    const fix = (0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
function placeLine(place, origin, single) {
    const { page, occurrence, message, resource } = place;
    const parts = [
        single ? '' : (0,score_table/* pageLabel */.Qh)(page.url, origin),
        occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
        resource === undefined ? '' : (0,plain_text/* shownUrl */.zA)(resource),
        (0,plain_text/* oneLine */.TN)(message ?? ''),
        (0,plain_text/* oneLine */.TN)(occurrence?.selector ?? ''),
    ];
    return parts.filter(part => part !== '').join(' · ');
}
/** Tools that gave no result, each with its reason. */
function notMeasuredLines({ pages }, width, paint) {
    const remarks = (0,report_findings/* groupNotMeasured */.bF)(pages);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const lines = remarks.slice(0, SHOWN_REASONS).flatMap(({ subject, text, pages: where }) => {
        const [first] = where;
        const on = where.length === pages.length
            ? ''
            : where.length === 1
                ? ` · ${(0,score_table/* pageLabel */.Qh)(first.url, origin)}`
                : ` · ${(0,headline/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subject}: ${(0,plain_text/* oneLine */.TN)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
    });
    const more = remarks.length - SHOWN_REASONS;
    if (more > 0)
        lines.push(`${INDENT}and ${(0,headline/* counted */.hS)(more, 'more reason')}`);
    return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines];
}

;// CONCATENATED MODULE: ./lib/report/terminal/score-lines.js





/** Pages in the table; the others are counted. */
const SHOWN_PAGES = 20;
/** Part of the width that the names of pages may take. */
const LABEL_PART = 0.4;
const GAP = '  ';
/** Table of the scores: of one page its tools, of several the pages by tools. */
function scoreLines({ pages }, width, paint) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const [first] = scores.rows;
    if (!first)
        return [];
    return scores.rows.length === 1 ? toolLines(scores, first, width, paint) : pageLines(scores, width, paint);
}
function toolLines({ tools }, row, width, paint) {
    const runs = tools.map(tool => row.runs.get(tool));
    const numbers = ['error', 'warning', 'notice'].map(severity => ({
        title: `${severity}s`,
        cells: runs.map(run => {
            const failed = run ? (0,headline/* failuresOf */.dJ)({ ...row.page, runs: [run] })[severity] : 0;
            return { text: failed === 0 ? score_table/* NO_SCORE */.N7 : String(failed), score: failed === 0 ? null : undefined };
        }),
    }));
    const scoreColumn = {
        title: 'score',
        cells: runs.map(run => ({ text: (0,score_table/* scoreText */.QO)(run), score: run?.score ?? null })),
    };
    return [
        cutMiddleToWidth(row.label === '/' ? row.page.url : row.label, width),
        ...block('tool', tools, [scoreColumn, ...numbers], paint),
    ];
}
function pageLines(scores, width, paint) {
    const shown = scores.rows.slice(0, SHOWN_PAGES);
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => (0,string_width/* default */.A)(label))), Math.floor(width * LABEL_PART));
    const labels = shown.map(({ label }) => cutMiddleToWidth(label, labelWidth));
    const { perfect, others } = (0,score_table/* splitPerfect */.w5)(scores);
    const total = shown.map(({ page }) => ({
        text: page.score === null ? score_table/* NO_SCORE */.N7 : String(page.score),
        score: page.score,
    }));
    const columns = others.map(tool => ({
        title: tool,
        cells: shown.map(({ runs }) => ({
            text: (0,score_table/* scoreText */.QO)(runs.get(tool)),
            score: runs.get(tool)?.score ?? null,
        })),
    }));
    const blocks = inBlocks([{ title: 'score', cells: total }, ...columns], width - labelWidth);
    const lines = blocks.flatMap((some, index) => [
        ...(index === 0 ? [] : ['']),
        ...block('page', labels, some, paint),
    ]);
    const more = scores.rows.length - shown.length;
    if (more > 0)
        lines.push(`and ${(0,headline/* counted */.hS)(more, 'more page')}, none of them worse`);
    if (scores.origin !== undefined)
        lines.unshift(cutMiddleToWidth(`Pages of ${scores.origin}`, width));
    if (perfect.length > 0)
        lines.push(...wrap(`100 on every page: ${perfect.join(', ')}`, width));
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
    const labelWidth = Math.max(corner.length, ...labels.map(label => (0,string_width/* default */.A)(label)));
    const head = [
        pad(corner, labelWidth, 'end'),
        ...columns.map(column => pad(column.title, columnWidth(column), 'start')),
    ];
    const rows = labels.map((label, index) => {
        const cells = columns.map(column => {
            const { text, score } = column.cells[index];
            const padded = pad(text, columnWidth(column), 'start');
            return score === undefined ? padded : paint(BAND_STYLES[(0,score_table/* scoreBand */.WZ)(score)], padded);
        });
        return [pad(label, labelWidth, 'end'), ...cells].join(GAP);
    });
    return [paint('dim', head.join(GAP)), ...rows];
}
function columnWidth({ title, cells }) {
    return Math.max(title.length, ...cells.map(({ text }) => text.length));
}

;// CONCATENATED MODULE: ./lib/report/terminal.js






/** Narrower than this no table is readable. */
const MIN_WIDTH = 50;
/** The report for a terminal or the log of a job; the verdict is last, where the eye is. No line end at the end. */
function renderTerminal(report, { width, color, unicode }) {
    const columns = Math.max(MIN_WIDTH, width);
    const paint = painter(color);
    const parts = [
        scoreLines(report, columns, paint),
        notMeasuredLines(report, columns, paint),
        findingLines(report, columns, paint),
        analysisLines(report, columns),
        verdictLines(report, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    return unicode ? text : inAscii(text);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pages }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,plain_text/* oneLine */.TN)(reason || 'the reason is not known')}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,headline/* counted */.hS)(pages.length, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,plain_text/* shownUrl */.zA)(url)}: ${result}`, width);
    });
}
function verdictLines(report, width, paint) {
    const { verdict, counts, score, pages, durationMs } = report;
    const figures = [
        score === null ? 'No score' : `Score ${score}`,
        ...(0,headline/* countsInWords */.Pe)(counts),
        `${(0,headline/* counted */.hS)(pages.length, 'page')} in ${(0,headline/* durationInWords */.ji)(durationMs)}`,
    ];
    const style = verdict.passed ? 'green' : 'red';
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${verdict.passed ? '✔' : '✖'} ${(0,headline/* headline */.Pl)(report)}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,headline/* reasonsBesideHeadline */.Cc)(report).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
}


/***/ })

};

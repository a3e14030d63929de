export const id = 8609;
export const ids = [8609];
export const modules = {

/***/ 91832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ comparedFindings)
/* harmony export */ });
/* harmony import */ var _api_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7059);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37470);


/** Failures of a comparison as findings: each check once, with its pages and their places, the worst first. */
function comparedFindings(refs, { pages, rules }) {
    const pageOf = new Map(pages.map(page => [page.url, page]));
    const findings = [...Map.groupBy(refs, ({ check }) => check)].map(([id, ofCheck]) => {
        const { tool, title, severity } = ofCheck[0];
        const rule = Object.hasOwn(rules, id) ? rules[id] : { title, severity, why: '', fix: '', help: '' };
        const failures = [...Map.groupBy(ofCheck, ({ page }) => page)].map(([url, ofPage]) => failureOn(pageOf.get(url) ?? { url, score: null, runs: [] }, ofPage));
        return { id, tool, rule, severity, failures, places: (0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(failures) };
    });
    return findings.sort(_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .bySeverityAndExtent */ .IN);
}
function failureOn(page, refs) {
    const { tool } = refs[0];
    return {
        page,
        message: undefined,
        occurrences: refs.flatMap(({ place }) => (place ? [place] : [])),
        finalUrl: page.runs.find(run => run.tool === tool)?.finalUrl,
        places: (0,_api_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(refs),
    };
}


/***/ }),

/***/ 37470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ bySeverityAndExtent),
/* harmony export */   Mo: () => (/* binding */ groupIgnored),
/* harmony export */   VF: () => (/* binding */ groupUnverified),
/* harmony export */   bF: () => (/* binding */ groupNotMeasured),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   tq: () => (/* binding */ groupNotes)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56633);
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);


/** The checks that failed, the worst first: by severity, by number of pages, by id. */
function groupFindings(pages, rules) {
    const findings = new Map();
    for (const { page, run, check } of checksOf(pages)) {
        if (!(0,_api_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N)(check))
            continue;
        const finding = findings.get(check.id) ?? newFinding(run.tool, check, rules);
        findings.set(check.id, finding);
        const places = (0,_api_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .placeCount */ .e)(check);
        const { message, occurrences } = check;
        finding.failures.push({ page, message, occurrences, finalUrl: run.finalUrl, places });
        finding.places += places;
        if (rank(check.severity) < rank(finding.severity))
            finding.severity = check.severity;
    }
    return [...findings.values()].sort(bySeverityAndExtent);
}
/** The order of findings: the worst first, of these the one on the most pages. */
function bySeverityAndExtent(a, b) {
    return (rank(a.severity) - rank(b.severity) || b.failures.length - a.failures.length || (a.id < b.id ? -1 : 1));
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
/** Failures that the setting `ignore` set aside, with the line that did. */
function groupIgnored(pages) {
    const remarks = new Remarks();
    for (const { page, check } of checksOf(pages)) {
        if (check.ignored !== undefined)
            remarks.add(check.id, `ignored by "${check.ignored}"`, page);
        for (const [by, some] of Map.groupBy(check.ignoredOccurrences ?? [], ({ by }) => by)) {
            remarks.add(check.id, `${some.length} of its places ignored by "${by}"`, page);
        }
    }
    return remarks.sorted();
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
    /** What is said of each page with its address is the same of all of them. */
    add(subject, words, page) {
        const text = words.replaceAll(page.url, 'the page');
        const key = `${subject}\n${text}`;
        const remark = this.#remarks.get(key);
        if (!remark)
            this.#remarks.set(key, { subject, text, pages: [page] });
        else if (remark.pages.at(-1) !== page)
            remark.pages.push(page);
    }
    /** Those with the most pages first; the same that is said of several on the same pages is one. */
    sorted() {
        const sorted = [...this.#remarks.values()].sort((a, b) => b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0));
        const same = Map.groupBy(sorted, ({ text, pages }) => [text, ...pages.map(({ url }) => url)].join('\n'));
        return [...same.values()].map(remarks => {
            const { text, pages } = remarks[0];
            return { subjects: remarks.map(({ subject }) => subject), text, pages };
        });
    }
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
    const parsed = URL.parse((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    const address = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 68884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   TD: () => (/* binding */ firstPlaces),
/* harmony export */   Xf: () => (/* binding */ saidOnce)
/* harmony export */ });
/**
 * The first places of a finding, so that every page has its turn before any has a second, and how many are left. A place
 * in a resource that several pages have in common, as the sitemap, is one place.
 */
function firstPlaces(finding, max) {
    const listed = [];
    const known = new Map();
    let left = finding.places;
    for (const { failure, turn } of inTurn(finding)) {
        const key = keyOf(failure.occurrences[turn]);
        const same = key === undefined ? undefined : known.get(key);
        if (same && same.failure !== failure) {
            same.isResource ??= placeOf(same.failure, same.turn).resource !== undefined;
            if (same.isResource) {
                if (same.place)
                    asCommon(same.place);
                left--;
                continue;
            }
        }
        const isListed = listed.length < max;
        const place = isListed ? placeWithPage(failure, turn) : undefined;
        if (place) {
            listed.push(place);
            left--;
        }
        if (key !== undefined && !same && known.size < MAX_KNOWN)
            known.set(key, { failure, turn, ...(place && { place }) });
    }
    return { listed, more: left };
}
/** Places of a finding that are compared with each other; of one with more some that are the same count as several. */
const MAX_KNOWN = 20_000;
function* inTurn({ failures }) {
    let having = failures;
    for (let turn = 0; having.length > 0; turn++) {
        for (const failure of having)
            yield { failure, turn };
        having = having.filter(({ occurrences }) => turn + 1 < occurrences.length);
    }
}
function keyOf(occurrence) {
    if (!occurrence)
        return undefined;
    const { url, line, column, selector, message } = occurrence;
    return `${url}\n${line}\n${column}\n${selector}\n${message}`;
}
function placeWithPage(failure, turn) {
    const place = placeOf(failure, turn);
    const isSaid = turn > 0 || failure.message === undefined || failure.message === place.message;
    return isSaid ? place : { ...place, ofPage: failure.message };
}
/** What is said of the page of a place is not said of the others that have it. */
function asCommon(place) {
    place.isCommon = true;
    delete place.ofPage;
}
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
/** What is said of a place, in the order in which it is said. */
function saidOf({ ofPage, message, resource }) {
    const words = [ofPage, message].filter(Boolean).join('; ');
    // Many messages begin with the address that they are about.
    return { resource: resource !== undefined && words.startsWith(resource) ? undefined : resource, words };
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


/***/ }),

/***/ 69740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ scoreChangeTexts)
/* harmony export */ });
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34993);

/** The changes of scores that say something: those that fell first, by how far. */
function scoreChangeTexts({ comparison, pages }) {
    const origin = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .commonOrigin */ .wU)(pages);
    const points = ({ before, after }) => after - before;
    return (comparison?.scores ?? [])
        .filter(change => Math.abs(points(change)) > change.tolerance)
        .toSorted((a, b) => points(a) - points(b))
        .map(change => ({
        page: change.page,
        label: (0,_score_table_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLabel */ .Qh)(change.page, origin),
        words: `${change.tool ?? 'score'} ${Math.round(change.before)} to ${Math.round(change.after)}`,
        fell: points(change) < 0,
    }));
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

/***/ 18609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __webpack_require__(68884);
// EXTERNAL MODULE: ./lib/report/score-changes.js
var score_changes = __webpack_require__(69740);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
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
/** What is new and fixed against the baseline, a line for each, and how scores changed. */
function comparisonLines(report, width, paint) {
    const { comparison, withoutBaseline } = report;
    if (withoutBaseline !== undefined)
        return wrap(`Not compared with a baseline: ${(0,plain_text/* oneLine */.TN)(withoutBaseline)}`, width);
    if (!comparison)
        return [];
    const origin = (0,score_table/* commonOrigin */.wU)(report.pages);
    const list = (sign, refs) => shortened((0,compared_findings/* comparedFindings */.e)(refs, report).map(finding => `${sign} ${findingText(finding, origin)}`));
    return [
        ...wrap(`Compared with ${(0,plain_text/* oneLine */.TN)(comparison.baseline)}`, width),
        ...list('new', comparison.new).map(line => paint('red', cutToWidth(line, width))),
        ...list('fixed', comparison.fixed).map(line => paint('green', cutToWidth(line, width))),
        ...shortened((0,score_changes/* scoreChangeTexts */.t)(report).map(({ label, words }) => `${words} ${label}`)).map(line => cutToWidth(line, width)),
    ];
}
function findingText(finding, origin) {
    const { listed, more } = (0,report_places/* firstPlaces */.TD)(finding, SHOWN_PLACES);
    const places = listed.map(({ page, resource, isCommon }) => [
        ...(isCommon ? [] : [(0,score_table/* pageLabel */.Qh)(page.url, origin)]),
        ...(resource === undefined ? [] : [(0,plain_text/* shownUrl */.zA)(resource)]),
    ].join(' '));
    const rest = more > 0 ? `, and ${(0,headline/* counted */.hS)(more, 'more place')}` : '';
    return `${finding.severity} ${(0,plain_text/* oneLine */.TN)(finding.id)} ${[...new Set(places)].join(', ')}${rest}`;
}
function shortened(lines) {
    const more = lines.length - MAX_LINES;
    return more > 0 ? [...lines.slice(0, MAX_LINES), `and ${(0,headline/* counted */.hS)(more, 'more line')}`] : [...lines];
}

// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
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
    const { listed, more } = (0,report_places/* firstPlaces */.TD)(finding, finding_lines_SHOWN_PLACES);
    const { lead, places: named } = (0,report_places/* saidOnce */.Xf)(listed);
    const where = named.map(place => placeLine(place, origin, single, width - INDENT.length));
    if (more > 0)
        where.push(`and ${(0,headline/* counted */.hS)(more, 'more place')}`);
    const help = (0,link_address/* linkAddress */.$)(rule.help);
    const fix = (0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE);
    const indented = (lines) => lines.map(line => `${INDENT}${line}`);
    return [
        ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
        ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
        ...indented(lead === '' ? [] : wrap((0,plain_text/* oneLine */.TN)(lead), width - INDENT.length)),
        ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
        ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
        ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
    ];
}
/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(place, origin, single, width) {
    const { page, occurrence, isCommon } = place;
    const { resource, words } = (0,report_places/* saidOf */.Jo)(place);
    const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`;
    const selector = (0,plain_text/* oneLine */.TN)(occurrence?.selector ?? '');
    const line = (shownSelector) => [
        single || isCommon ? '' : (0,score_table/* pageLabel */.Qh)(page.url, origin),
        position,
        resource === undefined ? '' : (0,plain_text/* shownUrl */.zA)(resource),
        shownSelector,
        (0,plain_text/* oneLine */.TN)(words),
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
function notMeasuredLines({ pages }, width, paint) {
    const remarks = (0,report_findings/* groupNotMeasured */.bF)(pages);
    const origin = (0,score_table/* commonOrigin */.wU)(pages);
    const lines = remarks.slice(0, SHOWN_REASONS).flatMap(({ subjects, text, pages: where }) => {
        const [first] = where;
        const on = where.length === pages.length
            ? ''
            : where.length === 1
                ? ` · ${(0,score_table/* pageLabel */.Qh)(first.url, origin)}`
                : ` · ${(0,headline/* counted */.hS)(where.length, 'page')}`;
        return wrap(`${subjects.join(', ')}: ${(0,plain_text/* oneLine */.TN)(text)}${on}`, width - INDENT.length).map(line => `${INDENT}${line}`);
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
    const labelWidth = Math.min(Math.max(...shown.map(({ label }) => columnsOf(label))), Math.floor(width * LABEL_PART));
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
    const labelWidth = Math.max(corner.length, ...labels.map(label => columnsOf(label)));
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
        comparisonLines(report, columns, paint),
        findingLines(report, columns, paint),
        analysisLines(report, columns),
        verdictLines(report, columns, paint),
    ];
    const text = parts
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n');
    const safe = (0,plain_text/* withoutControlsButStyles */.Ew)(text);
    return unicode ? safe : inAscii(safe);
}
function analysisLines({ analyses }, width) {
    return analyses.flatMap(({ url, status, reason, score, pages }) => {
        const result = status === 'not-measured'
            ? `not measured: ${(0,plain_text/* oneLine */.TN)(reason || 'the reason is not known')}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,headline/* counted */.hS)(pages.length, 'page')}`;
        return wrap(`Whole-site analysis of ${(0,plain_text/* shownUrl */.zA)(url)}: ${result}`, width);
    });
}
const terminal_SIGNS = { passed: ['✔', 'green'], failed: ['✖', 'red'], open: ['•', 'blue'] };
function verdictLines(report, width, paint) {
    const { counts, score, pages, durationMs } = report;
    const figures = [
        score === null ? 'No score' : `Score ${score}`,
        ...(0,headline/* countsInWords */.Pe)(counts),
        ...(0,headline/* comparisonInWords */.aM)(report),
        `${(0,headline/* counted */.hS)(pages.length, 'page')} in ${(0,headline/* durationInWords */.ji)(durationMs)}`,
    ];
    const [sign, style] = terminal_SIGNS[(0,headline/* stateOf */.L4)(report)];
    return [
        ...wrap(figures.join(' · '), width),
        ...wrap(`${sign} ${(0,headline/* headline */.Pl)(report)}`, width).map(line => paint('bold', paint(style, line))),
        ...(0,headline/* reasonsBesideHeadline */.Cc)(report).flatMap(reason => wrap(reason, width - 4).map((line, index) => `  ${index === 0 ? '- ' : '  '}${line}`)),
    ];
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

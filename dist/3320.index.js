export const id = 3320;
export const ids = [3320,7406];
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

/***/ 97406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonChunks: () => (/* binding */ jsonChunks),
/* harmony export */   shownFacts: () => (/* binding */ shownFacts)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70867);


/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
/**
 * The report as the text of `report.json`: keys in the order of the model, two blanks of indentation, and valid as
 * UTF-8. URLs, wherever they stand, have no user information and no secret query values. It comes in pieces, page by
 * page, since that of thousands of pages is longer than a string of JavaScript can be.
 */
function* jsonChunks(report) {
    let separator = '{\n';
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        yield `${separator}  ${JSON.stringify(key)}: `;
        separator = ',\n';
        if (key === 'pages' && report.pages.length > 0)
            yield* arrayChunks(report.pages);
        else
            yield indented(value, '  ');
    }
    yield '\n}\n';
}
function* arrayChunks(items) {
    let separator = '[\n    ';
    for (const item of items) {
        yield separator + indented(item, '    ');
        separator = ',\n    ';
    }
    yield '\n  ]';
}
/** A value as JSON whose lines after the first begin with so much white space. */
function indented(value, space) {
    return JSON.stringify(publishable(value), null, 2).replaceAll('\n', `\n${space}`);
}
/** The same data with no lone surrogate and no secret of a URL in any text or key. */
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(value).toWellFormed();
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    if (Array.isArray(value))
        return value.map(item => publishable(item, depth + 1));
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(key).toWellFormed(), publishable(item, depth + 1)]));
}
/** Characters that would reorder or hide what is shown around them; JSON has an escape for each. */
const DECEPTIVE = /[\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** A picture or another file within the data. */
const EMBEDDED = /^data:[\w.+/-]{1,100};base64,/;
/**
 * Facts as JSON for people to read: the start of it, at most `maxLength` UTF-16 units. Empty where there are none.
 * Files among them, as pictures of the page, show as what they are.
 */
function shownFacts(facts, maxLength) {
    if (Object.keys(facts).length === 0)
        return '';
    const json = JSON.stringify(publishable(facts), (_key, value) => withoutFile(value), 2);
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(json.replace(DECEPTIVE, escaped), maxLength);
}
function withoutFile(value) {
    const start = typeof value === 'string' ? EMBEDDED.exec(value)?.[0] : undefined;
    return start === undefined ? value : `${start}…`;
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
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

/***/ 41042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35618);
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59059);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);



/** Writes a section. Whatever the nodes hold is escaped; raw HTML comes from {@link folded} alone. */
function section(...blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_1__/* .toMarkdown */ .l)({ type: 'root', children: blocks.flat() }, {
        bullet: '-',
        rule: '-',
        emphasis: '_',
        extensions: [(0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_2__/* .gfmToMarkdown */ .H)({ tablePipeAlign: false })],
    });
}
/** Our own words. Text of others comes through `prose` and `code`. */
function text(value) {
    return { type: 'text', value };
}
function strong(value) {
    return { type: 'strong', children: [text(value)] };
}
function heading(depth, ...children) {
    return { type: 'heading', depth, children };
}
function paragraph(...children) {
    return { type: 'paragraph', children };
}
/** A tight list; no list where there are no items. */
function bullets(items) {
    const children = items.map(item => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(...item)],
    }));
    return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}
/** @param head of the columns; all but the first are numbers */
function table(head, rows) {
    const row = (cells) => ({
        type: 'tableRow',
        children: cells.map((children) => ({ type: 'tableCell', children })),
    });
    return {
        type: 'table',
        align: head.map((_, index) => (index === 0 ? 'left' : 'right')),
        children: [head, ...rows].map(row),
    };
}
/** Blocks that are shown when the reader opens them. */
function folded(summary, ...blocks) {
    return [
        { type: 'html', value: `<details><summary>${summaryText(summary)}</summary>` },
        ...blocks.flat(),
        { type: 'html', value: '</details>' },
    ];
}
function summaryText(summary) {
    if (typeof summary === 'string')
        return summary;
    if ('count' in summary)
        return (0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(summary.count, summary.of);
    return `${summary.of} ${summary.from} to ${summary.to}`;
}


/***/ }),

/***/ 57750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ furtherSections),
/* harmony export */   aI: () => (/* binding */ namingOf),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   nb: () => (/* binding */ splitFindings),
/* harmony export */   qt: () => (/* binding */ blockingSections)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46198);
/* harmony import */ var _compared_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91832);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37470);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5916);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68884);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11984);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34993);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41042);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31684);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74619);










/** Findings that are open to the eye. */
const SHOWN_FINDINGS = 10;
/** Findings in one fold. */
const FOLDED_FINDINGS = 20;
/** Places of a finding. */
const SHOWN_PLACES = 3;
/** Findings that take a line each. */
const MAX_LINES = 50;
const MAX_ADVICE = 300;
const MAX_MESSAGE = 160;
const FOLDS = { error: 'Errors', warning: 'Warnings', notice: 'Notices' };
/** The findings that count, split by what they do to the build. */
function splitFindings(report, failOn) {
    const { comparison, pages, rules } = report;
    const findings = comparison ? (0,_compared_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedFindings */ .e)(comparison.new, report) : (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(pages, rules);
    const least = failOn === 'never' ? -1 : _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(failOn);
    const isBlocking = ({ severity }) => _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(severity) <= least;
    return { blocking: findings.filter(isBlocking), others: findings.filter(finding => !isBlocking(finding)) };
}
/** What to do first, the worst first. */
function* blockingSections({ pages, comparison }, { blocking }) {
    const naming = namingOf(pages);
    const title = comparison ? 'New, to be fixed first' : 'To be fixed first';
    for (const [index, finding] of blocking.slice(0, SHOWN_FINDINGS).entries()) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)(index === 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(title)) : [], ...findingBlocks(finding, naming));
    }
    for (let from = SHOWN_FINDINGS; from < blocking.length; from += FOLDED_FINDINGS) {
        const some = blocking.slice(from, from + FOLDED_FINDINGS);
        const range = { from: from + 1, to: from + some.length, of: 'Findings' };
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(range, some.flatMap(finding => findingBlocks(finding, naming))));
    }
}
/** What does not fail the build, what the baseline has as well, and what is fixed; all folded. */
function* furtherSections(report, { others }) {
    const { pages, comparison } = report;
    const naming = namingOf(pages);
    for (const severity of _api_results_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC) {
        const findings = others.filter(finding => finding.severity === severity);
        for (let from = 0; from < findings.length; from += FOLDED_FINDINGS) {
            const some = findings.slice(from, from + FOLDED_FINDINGS);
            const blocks = some.flatMap(finding => findingBlocks(finding, naming));
            const range = { from: from + 1, to: from + some.length, of: FOLDS[severity] };
            const isWhole = some.length === findings.length;
            yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(isWhole ? { count: some.length, of: severity } : range, blocks));
        }
    }
    if (!comparison)
        return;
    for (const [name, refs] of [
        ['Fixed', comparison.fixed],
        ['Known', comparison.known],
    ]) {
        const findings = (0,_compared_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedFindings */ .e)(refs, report);
        if (findings.length > 0)
            yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(name, findingLines(findings, naming)));
    }
}
function findingLines(findings, naming) {
    const lines = findings.slice(0, MAX_LINES).map(finding => findingLine(finding, naming));
    const more = findings.length - lines.length;
    if (more > 0)
        lines.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more finding')}`)]);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .bullets */ .e5)(lines);
}
/** How the pages of a report are named in it. */
function namingOf(pages) {
    return { single: pages.length === 1, origin: (0,_score_table_js__WEBPACK_IMPORTED_MODULE_5__/* .commonOrigin */ .wU)(pages) };
}
/** What is wrong, what to do, and the first places. */
function findingBlocks(finding, naming) {
    const { listed, more } = (0,_places_js__WEBPACK_IMPORTED_MODULE_9__/* .firstPlaces */ .TD)(finding, SHOWN_PLACES);
    const fix = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)(finding.rule.fix, MAX_ADVICE);
    const { lead, places } = (0,_places_js__WEBPACK_IMPORTED_MODULE_9__/* .saidOnce */ .Xf)(listed.map(brief));
    const items = places.map(place => (0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_7__/* .placeItem */ .Lo)(place, naming));
    if (more > 0)
        items.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more place')}`)]);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)(...introduction(finding, naming)),
        ...(fix.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .strong */ .ko)('Fix:'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(' '), ...fix)]),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_7__/* .leadParagraph */ .Lc)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(lead, MAX_ADVICE)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .bullets */ .e5)(items),
    ];
}
/** As little of a place as it takes to find it. */
function brief(place) {
    const { occurrence, message } = place;
    if (!occurrence || message === undefined)
        return place;
    const { url, selector, line } = occurrence;
    const isInPage = selector !== undefined;
    return {
        ...place,
        message: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(message, MAX_MESSAGE),
        resource: isInPage ? undefined : place.resource,
        occurrence: line === undefined ? { url, ...(isInPage && { selector }) } : { url, line },
    };
}
function introduction({ id, rule, severity, failures }, { single }) {
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(`${_finding_sections_js__WEBPACK_IMPORTED_MODULE_7__/* .MARKS */ .j7[severity]} · `),
        { type: 'strong', children: (0,_page_text_js__WEBPACK_IMPORTED_MODULE_8__/* .prose */ .CS)(rule.title || id) },
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(' · '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_8__/* .link */ .nf)(rule.help, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)(id)),
        ...(single ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(` · ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(failures.length, 'page')}`)]),
    ];
}
/** What is wrong, and the first pages it is on, in one line. */
function findingLine(finding, naming) {
    if (naming.single)
        return introduction(finding, naming);
    const named = finding.failures.slice(0, SHOWN_PLACES);
    const labels = named.flatMap(({ page }, index) => [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)(index === 0 ? ': ' : ', '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_8__/* .code */ .aY)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_5__/* .pageLabel */ .Qh)(page.url, naming.origin)),
    ]);
    return [...introduction(finding, naming), ...labels];
}


/***/ }),

/***/ 1242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d_: () => (/* binding */ baselineSection),
/* harmony export */   iH: () => (/* binding */ uncomparedSection),
/* harmony export */   wF: () => (/* binding */ comparisonSections)
/* harmony export */ });
/* harmony import */ var _compared_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91832);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _score_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69740);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41042);
/* harmony import */ var _comment_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57750);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31684);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74619);







/** Lines of one kind. */
const MAX_LINES = 50;
/** What is new against the baseline; then what is fixed, how scores changed, and what could not be compared. */
function* comparisonSections(report) {
    const { comparison, pages } = report;
    yield* baselineSection(report);
    if (!comparison)
        return;
    yield* (0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .listSections */ .DT)((0,_compared_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedFindings */ .e)(comparison.new, report), pages, 'New, the worst first');
    const fixed = (0,_compared_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .comparedFindings */ .e)(comparison.fixed, report);
    if (fixed.length > 0) {
        const lines = fixed.slice(0, MAX_LINES).map(finding => (0,_comment_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .findingLine */ .mC)(finding, (0,_comment_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .namingOf */ .aI)(pages)));
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Fixed')), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([...lines, ...more(fixed.length)]));
    }
    const changes = (0,_score_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreChangeTexts */ .t)(report);
    if (changes.length > 0) {
        const lines = changes
            .slice(0, MAX_LINES)
            .map(({ label, words }) => [...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cellCode */ .GA)(label), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`: ${words}`)]);
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Scores that changed', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([...lines, ...more(changes.length)])));
    }
    yield* uncomparedSection(report);
}
/** What the run was compared with, or why it was not, where that was asked for. */
function* baselineSection({ comparison, withoutBaseline }) {
    if (withoutBaseline !== undefined) {
        const words = [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Not compared with a baseline: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(withoutBaseline)];
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(...words));
    }
    if (comparison)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Compared with '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(comparison.baseline), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('.')));
}
/** What could not be compared, folded. */
function* uncomparedSection({ comparison }) {
    const notes = comparison?.notes ?? [];
    if (notes.length === 0)
        return;
    const lines = notes.slice(0, MAX_LINES).map(note => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_6__/* .prose */ .CS)(note));
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)('Not compared', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)([...lines, ...more(notes.length)])));
}
function more(count) {
    return count > MAX_LINES ? [[(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count - MAX_LINES, 'more line')}`)]] : [];
}


/***/ }),

/***/ 31684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ listSections),
/* harmony export */   Lc: () => (/* binding */ leadParagraph),
/* harmony export */   Lo: () => (/* binding */ placeItem),
/* harmony export */   YS: () => (/* binding */ findingSections),
/* harmony export */   j7: () => (/* binding */ MARKS)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37470);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68884);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11984);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34993);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74619);







/** Findings that are open to the eye; the others are folded. */
const SHOWN_FINDINGS = 10;
/** Findings in one fold. */
const FOLDED_FINDINGS = 20;
/** Places of a finding that are open to the eye. */
const SHOWN_PLACES = 3;
/** Places of one finding in all. */
const MAX_PLACES = 50;
/** Places of a finding within a fold of findings. */
const FOLDED_PLACES = 5;
const MAX_SNIPPET = 200;
const MAX_SELECTOR = 200;
const MAX_ADVICE = 600;
const MARKS = {
    error: '🔴 Error',
    warning: '🟠 Warning',
    notice: '🔵 Notice',
};
/** The checks that failed, the worst first: what, where, why, and what to do. */
function* findingSections(pages, rules, title = 'Findings, the worst first') {
    yield* listSections((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .groupFindings */ .kG)(pages, rules), pages, title);
}
/**
 * Findings with why and what to do.
 *
 * @param pages all pages of the report
 */
function* listSections(findings, pages, title) {
    const naming = { single: pages.length === 1, origin: (0,_score_table_js__WEBPACK_IMPORTED_MODULE_3__/* .commonOrigin */ .wU)(pages) };
    for (const [index, finding] of findings.slice(0, SHOWN_FINDINGS).entries()) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(index === 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(title)) : [], openFinding(finding, naming));
    }
    for (let from = SHOWN_FINDINGS; from < findings.length; from += FOLDED_FINDINGS) {
        const some = findings.slice(from, from + FOLDED_FINDINGS);
        const range = { from: from + 1, to: from + some.length, of: 'Findings' };
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(range, some.flatMap(finding => foldedFinding(finding, naming))));
    }
}
function openFinding(finding, naming) {
    const { listed, more } = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPlaces */ .TD)(finding, MAX_PLACES);
    const { lead, places } = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .saidOnce */ .Xf)(listed);
    const items = places.map(place => placeItem(place, naming));
    // A fold that hides a single line hides nothing.
    const open = items.length + more <= SHOWN_PLACES + 1 ? items : items.slice(0, SHOWN_PLACES);
    const rest = items.slice(open.length);
    const fold = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)({ count: finding.places, of: 'place' }, ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(items), ...(more === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more place')}`))]));
    return [
        ...introduction(finding, naming),
        ...leadParagraph(lead),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(open),
        ...(rest.length === 0 ? [] : fold),
    ];
}
function foldedFinding(finding, naming) {
    const { listed, more } = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .firstPlaces */ .TD)(finding, FOLDED_PLACES);
    const { lead, places } = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .saidOnce */ .Xf)(listed);
    const items = places.map(place => placeItem(place, naming));
    if (more > 0)
        items.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more place')}`)]);
    return [...introduction(finding, naming), ...leadParagraph(lead), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(items)];
}
/** What is said of all places that follow; nothing where that is nothing. */
function leadParagraph(lead) {
    return lead === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(lead))];
}
function introduction({ id, rule, severity, failures, places }, { single }) {
    const extent = single ? [] : [(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(places, 'place'));
    const why = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(rule.why, MAX_ADVICE);
    const fix = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(rule.fix, MAX_ADVICE);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`${MARKS[severity]} · `), { type: 'strong', children: (0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(rule.title || id) }, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' · '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(rule.help, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(id)), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(extent.map(words => ` · ${words}`).join(''))),
        ...(why.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...why)]),
        ...(fix.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)('Fix:'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' '), ...fix)]),
    ];
}
/** Where, and what is wrong there: `/prices` line 3 `head > title`: The title has 3 characters. `<title>abc</title>` */
function placeItem(place, { single, origin }) {
    const { page, occurrence, isCommon } = place;
    const { resource, words } = (0,_places_js__WEBPACK_IMPORTED_MODULE_6__/* .saidOf */ .Jo)(place);
    const parts = [];
    if (!single && !isCommon)
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(page.url, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_3__/* .pageLabel */ .Qh)(page.url, origin))));
    if (occurrence?.line !== undefined)
        parts.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`line ${occurrence.line}`)]);
    if (resource !== undefined)
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shownUrl */ .zA)(resource)));
    if (occurrence?.selector)
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(occurrence.selector, MAX_SELECTOR));
    if (words !== '')
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .prose */ .CS)(words));
    if (occurrence?.snippet)
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(occurrence.snippet, MAX_SNIPPET));
    const shown = parts.filter(part => part.length > 0);
    if (shown.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('the page')];
    return shown.flatMap((part, index) => (index === 0 ? part : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' · '), ...part]));
}


/***/ }),

/***/ 81161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections),
/* harmony export */   d: () => (/* binding */ utf8Bytes)
/* harmony export */ });
/**
 * Puts sections together, an empty line between them, until the next does not fit. Then the document ends there, with
 * the notice that says so.
 *
 * @param sections taken one by one, so that those that do not fit are never made
 * @returns a text within the budget; empty where not even the notice fits
 */
function fitSections(sections, notice, { max, measure }) {
    const taken = [];
    const noticeSize = measure(`\n${notice}`);
    let size = 0;
    let besideNotice = 0;
    for (const section of sections) {
        size += measure(`\n${section}`);
        if (size > max) {
            return noticeSize > max ? '' : [...taken.slice(0, besideNotice), notice].join('\n');
        }
        taken.push(section);
        if (size + noticeSize <= max)
            besideNotice = taken.length;
    }
    return taken.join('\n');
}
/** Size of a text in UTF-8. */
function utf8Bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}


/***/ }),

/***/ 74619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   GA: () => (/* binding */ cellCode),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _link_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75765);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11984);


/**
 * How text that others wrote gets into Markdown. GitHub looks for mentions, issues, commits, emoji and addresses in
 * the text of the finished HTML, so escapes and entities do not stop it; code and links it leaves alone. Therefore
 * only words that can be nothing but words stay text, and all else is shown as code.
 */
const OPENING = /^[("'“‘«]{0,3}/u;
const CLOSING = /[)"'”’».,:;!?…]{0,4}$/u;
/** What a word may be between its punctuation. */
const WORDS = [
    // Letters, also with an apostrophe or a slash within: "page", "doesn’t", "and/or".
    /^\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*$/u,
    // Lower-case words with hyphens: "well-known". With capitals or digits it may be the key of a ticket or an advisory.
    /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u,
    // Numbers, too short for the name of a commit: "5", "1,200", "0.25", "50%".
    /^\d{1,6}(?:[.,]\d{1,6}){0,3}%?$/,
    // "e.g", "U.S": the last dot is punctuation.
    /^\p{L}(?:\.\p{L})+$/u,
    /^[–—&→×=%+·]$/u,
];
/** The name of a commit is 7 to 40 hexadecimal digits, and a word such as "defaced" can be one. */
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu;
/** With a dot behind it, it starts an address, also behind a letter that is not of ASCII: "éwww.". */
const WWW = /www$/i;
/** Prose that others wrote, on one line. */
function prose(text, maxLength) {
    const nodes = [];
    for (const word of (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, maxLength).split(' ')) {
        if (word === '')
            continue;
        const type = isPlainWord(word) ? 'text' : 'inlineCode';
        const last = nodes.at(-1);
        const isNext = type === 'inlineCode' && /[,;]$/.test(last?.value ?? '');
        if (last?.type === type && !isNext)
            last.value += ` ${word}`;
        else
            nodes.push({ type, value: word });
    }
    return nodes.flatMap((node, index) => [...(index === 0 ? [] : [BLANK]), ...withoutPunctuation(node)]);
}
const BLANK = { type: 'text', value: ' ' };
/** Brackets and quotes that open or close outside of code, and the end of a sentence, belong to the sentence. */
function withoutPunctuation(node) {
    if (node.type === 'text')
        return [node];
    let [, value, close] = /^(.+?)([.,;:]?)$/u.exec(node.value);
    let open = '';
    for (;;) {
        const [opens, closes] = outerSigns(value);
        if ((!opens && !closes) || value.length <= 2)
            break;
        if (opens)
            open += value[0];
        if (closes)
            close = value.at(-1) + close;
        value = value.slice(opens ? 1 : 0, closes ? -1 : undefined);
    }
    const texts = [open, close].map((signs) => (signs === '' ? [] : [{ type: 'text', value: signs }]));
    return [...texts[0], { type: 'inlineCode', value }, ...texts[1]];
}
const PAIRS = ['()', '""', '“”', '‘’', '«»'];
/** Whether the first and the last sign of a code are brackets or quotes around it, or of something around it. */
function outerSigns(value) {
    for (const [open, close] of PAIRS) {
        const starts = value.startsWith(open);
        const ends = value.endsWith(close);
        const [opened, closed] = [open, close].map(sign => value.split(sign).length - 1);
        const isEven = open === close ? opened === 2 : opened === closed;
        if (starts && ends && isEven)
            return [true, true];
        const isOdd = open === close && opened % 2 === 1;
        if (starts && (isOdd || opened > closed))
            return [true, false];
        if (ends && (isOdd || closed > opened))
            return [false, true];
    }
    return [false, false];
}
/** A value that others wrote, as a URL, a selector or an id, shown as code. Empty text gives nothing. */
function code(text, maxLength) {
    const value = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, maxLength);
    return value === '' ? [] : [{ type: 'inlineCode', value }];
}
/**
 * The same within a table, where a vertical line would end the cell: parsers disagree on how one in code is escaped,
 * so a look-alike stands in its place.
 */
function cellCode(text, maxLength) {
    return code(text.replaceAll('|', '¦'), maxLength);
}
/** A link to an http(s) URL; its content alone, where it may not be one. */
function link(url, children) {
    const address = (0,_link_address_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$)(url);
    if (address === undefined || REFERENCE.test(address) || LOOPBACK.test(address))
        return children;
    return [{ type: 'link', url: address, children }];
}
/** GitHub writes "mentioned this" into the thread that a comment links to. */
const REFERENCE = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions|commit)\//;
/** It leads to the machine of whoever reads it. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/;
function isPlainWord(word) {
    const core = word.replace(OPENING, '').replace(CLOSING, '');
    return core === ''
        ? isPunctuation(word)
        : WORDS.some(form => form.test(core)) && !COMMIT.test(core) && !WWW.test(core);
}
function isPunctuation(word) {
    return /^[("'“‘«)”’».,;!?…]$/u.test(word);
}


/***/ }),

/***/ 21073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ whereWords),
/* harmony export */   fw: () => (/* binding */ noteFolds),
/* harmony export */   jt: () => (/* binding */ remarkSections)
/* harmony export */ });
/* unused harmony export notMeasuredSections */
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37470);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5916);
/* harmony import */ var _score_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34993);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74619);





/** Most lines of one kind of remark. */
const MAX_LINES = 50;
/** Pages that a line names before it counts. */
const NAMED_PAGES = 3;
/** What was not measured, with the reasons; then what could not be verified and what passed with a note, folded. */
function* remarkSections(report) {
    yield* notMeasuredSections(report);
    const notes = noteFolds(report);
    if (notes.unverified)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Checks that could not be verified')), notes.unverified);
    if (notes.passed)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Passed with a note')), notes.passed);
    if (notes.ignored)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)(notes.ignored);
}
/** What was not measured, with the reasons. */
function* notMeasuredSections({ pages }) {
    const notMeasured = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .groupNotMeasured */ .bF)(pages);
    if (notMeasured.length > 0) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Not measured')), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(lines(notMeasured, pages)));
    }
}
/** What could not be verified, what passed with a note and what is ignored; undefined where there is nothing. */
function noteFolds({ pages, }) {
    const fold = (of, remarks) => remarks.length === 0 ? undefined : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)({ count: remarks.length, of }, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(lines(remarks, pages)));
    return {
        unverified: fold('unverified check', (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .groupUnverified */ .VF)(pages)),
        passed: fold('note', (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .groupNotes */ .tq)(pages)),
        ignored: fold('ignored failure', (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .groupIgnored */ .Mo)(pages)),
    };
}
function lines(remarks, all) {
    const origin = (0,_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .commonOrigin */ .wU)(all);
    const shown = remarks.slice(0, MAX_LINES).map(remark => line(remark, all.length, origin));
    const more = remarks.length - shown.length;
    return more === 0 ? shown : [...shown, [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more line')}`)]];
}
function line({ subjects, text: words, pages }, all, origin) {
    const named = subjects.flatMap((subject, index) => [
        ...(index === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(', ')]),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(subject).map(emphasised),
    ]);
    return [...named, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(': '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(words), ...whereWords(pages, all, origin)];
}
/** As ` · on /a, /b and 3 more pages`; nothing where there is one page in all. */
function whereWords(pages, all, origin) {
    const where = [];
    if (all > 1 && pages.length === all)
        where.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(' · on all pages'));
    else if (all > 1) {
        where.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(' · on '));
        for (const [index, page] of pages.slice(0, NAMED_PAGES).entries()) {
            where.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(index === 0 ? '' : ', '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_score_table_js__WEBPACK_IMPORTED_MODULE_2__/* .pageLabel */ .Qh)(page.url, origin)));
        }
        if (pages.length > NAMED_PAGES)
            where.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(` and ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pages.length - NAMED_PAGES, 'more page')}`));
    }
    return where;
}
function emphasised(node) {
    return node.type === 'text' && node.value.trim() !== '' ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .strong */ .ko)(node.value) : node;
}


/***/ }),

/***/ 43320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cutNotice: () => (/* binding */ cutNotice),
  renderSummary: () => (/* binding */ renderSummary),
  summarySections: () => (/* binding */ summarySections)
});

// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/comparison-sections.js
var comparison_sections = __webpack_require__(1242);
// EXTERNAL MODULE: ./lib/report/markdown/finding-sections.js
var finding_sections = __webpack_require__(31684);
// EXTERNAL MODULE: ./lib/report/markdown/fit.js
var fit = __webpack_require__(81161);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
// EXTERNAL MODULE: ./lib/report/markdown/remark-sections.js
var remark_sections = __webpack_require__(21073);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
;// CONCATENATED MODULE: ./lib/report/markdown/score-sections.js




/** Pages in the open table; the others are folded below it. */
const SHOWN_PAGES = 20;
/** Pages in one folded table. */
const FOLDED_PAGES = 100;
/** Pages and their scores by tool, the worst first; of a single page its tools. */
function* scoreSections({ pages }) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const [first] = scores.rows;
    if (!first)
        return;
    if (scores.rows.length === 1) {
        yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Scores')), (0,blocks/* paragraph */.FY)(...(0,page_text/* link */.nf)(first.page.url, (0,page_text/* code */.aY)(first.page.url))), toolTable(scores, first));
        return;
    }
    const { perfect, others } = (0,score_table/* splitPerfect */.w5)(scores);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Scores')), ...pagesInWords(scores), pageTable(scores.rows.slice(0, SHOWN_PAGES), others), legend(perfect, scores));
}
/** The pages that the table of {@link scoreSections} leaves out. */
function* furtherPageSections({ pages }) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const { others } = (0,score_table/* splitPerfect */.w5)(scores);
    for (let from = SHOWN_PAGES; from < scores.rows.length; from += FOLDED_PAGES) {
        const rows = scores.rows.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + rows.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)(from === SHOWN_PAGES ? (0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('More pages')) : [], (0,blocks/* folded */.TM)(range, pageTable(rows, others)));
    }
}
function pageTable(rows, tools) {
    const head = ['Page', 'Score', 'Errors', ...tools].map(name => [(0,blocks/* text */.Qq)(name)]);
    return (0,blocks/* table */.tp)(head, rows.map(({ page, label, runs }) => [
        (0,page_text/* link */.nf)(page.url, (0,page_text/* cellCode */.GA)(label)),
        [page.score === null ? (0,blocks/* text */.Qq)(score_table/* NO_SCORE */.N7) : (0,blocks/* strong */.ko)(String(page.score))],
        [(0,blocks/* text */.Qq)(String((0,headline/* failuresOf */.dJ)(page).error))],
        ...tools.map(tool => [(0,blocks/* text */.Qq)((0,score_table/* scoreText */.QO)(runs.get(tool)))]),
    ]));
}
function toolTable({ tools }, { page, runs }) {
    const rows = tools.map(tool => {
        const run = runs.get(tool);
        const failures = (0,headline/* failuresOf */.dJ)({ ...page, runs: run ? [run] : [] });
        const numbers = run?.status === 'measured' ? Object.values(failures) : ['', '', ''];
        return [[(0,blocks/* text */.Qq)(tool)], [(0,blocks/* text */.Qq)((0,score_table/* scoreText */.QO)(run))], ...numbers.map(number => [(0,blocks/* text */.Qq)(String(number))])];
    });
    return (0,blocks/* table */.tp)(['Tool', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), rows);
}
function pagesInWords({ origin, rows }) {
    const words = origin === undefined ? [] : [(0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin)];
    if (rows.length > SHOWN_PAGES) {
        words.push((0,blocks/* text */.Qq)(`${words.length > 0 ? ', the' : 'The'} worst ${SHOWN_PAGES} of ${rows.length}`));
    }
    return words.length === 0 ? [] : [(0,blocks/* paragraph */.FY)(...words)];
}
function legend(perfect, { rows }) {
    const words = [];
    if (perfect.length > 0)
        words.push(`100 on every page: ${perfect.join(', ')}.`);
    if (rows.some(({ page }) => page.runs.some(run => run.status === 'not-measured'))) {
        words.push(`${score_table/* NOT_MEASURED */.pJ}: not measured, with the reasons below.`);
    }
    return words.length === 0 ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)(words.join(' ')))];
}

// EXTERNAL MODULE: ./lib/report/json.js
var json = __webpack_require__(97406);
;// CONCATENATED MODULE: ./lib/report/markdown/service-sections.js





/** Keywords of one rank project. */
const MAX_KEYWORDS = 200;
/** UTF-16 units of one body of a service. */
const MAX_DATA = 20_000;
/** Each analysis of a whole website, with what failed on its pages. */
function* analysisSections({ analyses, rules }) {
    for (const analysis of analyses) {
        const { url, pages, facts } = analysis;
        const title = (0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Whole-site analysis of '), ...(0,page_text/* code */.aY)(url));
        yield (0,blocks/* section */.uW)(title, (0,blocks/* paragraph */.FY)(...analysisResult(analysis)), dataBlock(facts));
        yield* (0,finding_sections/* findingSections */.YS)(pages, rules, 'Findings of the analysis, the worst first');
    }
}
function analysisResult({ status, reason, score, pages }) {
    if (status === 'not-measured')
        return [(0,blocks/* text */.Qq)('Not measured: '), ...(0,page_text/* prose */.CS)(reason || 'the reason is not known')];
    const words = score === null ? [(0,blocks/* text */.Qq)('No score')] : [(0,blocks/* text */.Qq)('Score '), (0,blocks/* strong */.ko)(String(score))];
    return [...words, (0,blocks/* text */.Qq)(` · ${(0,headline/* counted */.hS)(pages.length, 'page')}`)];
}
/** Keywords and their positions, a table for each rank project. */
function* rankSections({ rank }) {
    for (const { project, dashboard } of rank) {
        const rows = project.keywords.flatMap(({ keyword, positions }) => positions.map(({ searchEngine, location, position }) => [
            (0,page_text/* cellCode */.GA)(keyword),
            (0,page_text/* cellCode */.GA)(searchEngine),
            (0,page_text/* cellCode */.GA)(location),
            [(0,blocks/* text */.Qq)(position === null ? 'not found' : String(position))],
        ]));
        const head = ['Keyword', 'Search engine', 'Location', 'Position'].map(name => [(0,blocks/* text */.Qq)(name)]);
        const more = rows.length - MAX_KEYWORDS;
        yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Positions of '), ...(0,page_text/* code */.aY)(project.name ?? project.id)), rows.length === 0 ? [] : (0,blocks/* table */.tp)(head, rows.slice(0, MAX_KEYWORDS)), more > 0 ? (0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)(`and ${(0,headline/* counted */.hS)(more, 'more position')}`)) : [], dataBlock(dashboard.facts));
    }
}
/** Bodies of a service whose shape is not known: shown as data. */
function* serviceDataSections({ pages }) {
    const runs = pages.flatMap(page => page.runs).filter(run => run.foreign !== undefined);
    for (const [index, run] of runs.entries()) {
        const title = index === 0 ? [(0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('What the service answered'))] : [];
        yield (0,blocks/* section */.uW)(title, (0,blocks/* paragraph */.FY)(...dataTitle(run)), dataBlock(run.facts));
    }
}
function dataTitle({ tool, url }) {
    return [(0,blocks/* text */.Qq)(`${tool} on `), ...(0,page_text/* code */.aY)(url)];
}
function dataBlock(facts) {
    const value = (0,json.shownFacts)(facts, MAX_DATA);
    return value === '' ? [] : (0,blocks/* folded */.TM)('Data', { type: 'code', lang: 'json', value });
}

// EXTERNAL MODULE: ./lib/report/markdown/verdict-section.js
var verdict_section = __webpack_require__(87853);
;// CONCATENATED MODULE: ./lib/report/markdown/summary.js









/** The report as GitHub Flavored Markdown: of a job summary within a budget, or as a file of its own without one. */
function renderSummary(report, { maxBytes = Number.POSITIVE_INFINITY, artifact } = {}) {
    return (0,fit/* fitSections */.W)(summarySections(report), cutNotice(artifact), { max: maxBytes, measure: fit/* utf8Bytes */.d });
}
/** The report in sections, what matters most first. Each can be the last one. */
function* summarySections(report) {
    yield (0,verdict_section/* verdictSection */.V)(report);
    yield* scoreSections(report);
    yield* (0,comparison_sections/* comparisonSections */.wF)(report);
    yield* (0,finding_sections/* findingSections */.YS)(report.pages, report.rules, report.comparison && 'All findings, known ones too');
    yield* (0,remark_sections/* remarkSections */.jt)(report);
    yield* furtherPageSections(report);
    yield* analysisSections(report);
    yield* rankSections(report);
    yield* serviceDataSections(report);
}
/** Says that a document was cut, and where the rest is. */
function cutNotice(artifact) {
    if (!artifact) {
        return (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('The report is longer than what fits here. The rest is in the report files.')));
    }
    const name = { type: 'inlineCode', value: artifact.name };
    return (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('The report is longer than what fits here. The rest is in the artifact '), ...(artifact.url === undefined ? [name] : (0,page_text/* link */.nf)(artifact.url, [name])), (0,blocks/* text */.Qq)('.')));
}


/***/ }),

/***/ 87853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictSection)
/* harmony export */ });
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74619);



const SIGNS = { passed: '✅ ', failed: '❌ ', open: '▫️ ' };
/**
 * The verdict, why, and the figures of the run.
 *
 * @param isWanted leaves out reasons that are said elsewhere
 */
function verdictSection(report, isWanted) {
    const { score, counts, pages, durationMs } = report;
    const figures = [
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .countsInWords */ .Pe)(counts),
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .comparisonInWords */ .aM)(report),
        `${(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pages.length, 'page')} in ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .durationInWords */ .ji)(durationMs)}`,
    ];
    const scoreWords = score === null ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('No score')] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('Score '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .strong */ .ko)(String(score))];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(2, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(SIGNS[(0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOf */ .L4)(report)]), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(report))), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)((0,_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonsBesideHeadline */ .Cc)(report, isWanted).map(reason => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason))), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)(...scoreWords, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(` · ${figures.join(' · ')}`)));
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


/***/ })

};

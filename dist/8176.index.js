export const id = 8176;
export const ids = [8176];
export const modules = {

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

/***/ 41042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   ed: () => (/* binding */ textTable),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35618);
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59059);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



function section(...blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l)({ type: 'root', children: blocks.flat() }, {
        bullet: '-',
        rule: '-',
        emphasis: '_',
        extensions: [(0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__/* .gfmToMarkdown */ .H)({ tablePipeAlign: false })],
    });
}
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
function bullets(items) {
    const children = items.map(item => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(...item)],
    }));
    return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}
function textTable(head, rows) {
    const align = head.map(() => 'left');
    return {
        ...table(head.map(name => [text(name)]), rows),
        align,
    };
}
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
        return (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(summary.count, summary.of);
    if ('checks' in summary)
        return `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(summary.checks, 'check')} ${summary.of}`;
    const { from, to, of } = summary;
    return from === to ? `${of.slice(0, -1)} ${from}` : `${of} ${from} to ${to}`;
}


/***/ }),

/***/ 79669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ changeSections)
/* harmony export */ });
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51790);
/* harmony import */ var _view_change_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36785);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74619);




const OPEN_LINES = 10;
const MAX_ROWS = 50;
const MAX_CELL = 160;
const MAX_VALUE = 80;
const MAX_HOLES = 20;
function* changeSections({ comparison }) {
    const search = comparison?.search;
    if (!search)
        return;
    const { state, headline, notRun } = search;
    const outside = notRun === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Not compared: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(notRun), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('.')];
    if (state === 'same') {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('✅ '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(headline), ...spaced(outside)));
        return;
    }
    if (state === 'unsure') {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('▫️ '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(headline), ...spaced(outside)), holes(search, OPEN_LINES));
        return;
    }
    const lines = (0,_view_change_view_js__WEBPACK_IMPORTED_MODULE_0__/* .changeLines */ .O)(search, OPEN_LINES).map(lineOf);
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(headline)), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(lines));
    const rows = rowsOf(search);
    const more = rows.length - MAX_ROWS;
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Before and after', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .textTable */ .ed)(['Page', 'What', 'Before', 'After'], rows.slice(0, MAX_ROWS)), more > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more line')}`)) : [], search.uncompared.length > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('What could not be compared:')) : [], holes(search, MAX_HOLES), outside.length > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(...outside) : []));
}
function spaced(content) {
    return content.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('. '), ...content];
}
function lineOf({ words, values }) {
    if (!values)
        return (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(words);
    const { before, after } = values;
    return [
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(words),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(': '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(before, MAX_VALUE),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(' → '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(after, MAX_VALUE),
    ];
}
function holes({ uncompared }, most) {
    const more = uncompared.length - most;
    const lines = uncompared.slice(0, most).map(line => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(line));
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(more > 0 ? [...lines, [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more line')}`)]] : lines);
}
const NOTHING = [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('–')];
function rowsOf({ lost, changes, added }) {
    return [
        ...lost.map(({ label, status, redirect }) => [
            (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(label),
            [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Lost address')],
            NOTHING,
            (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(redirect === undefined ? String(status ?? 'no answer') : `redirects to ${redirect}`, MAX_CELL),
        ]),
        ...changes.map(group => [
            pagesCell(group),
            [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(group.label)],
            orNothing((0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(group.before, MAX_CELL)),
            orNothing((0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(group.after, MAX_CELL)),
        ]),
        ...added.map(({ label }) => [(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(label), [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('New page')], NOTHING, NOTHING]),
    ];
}
function pagesCell({ pages, template }) {
    const [first, ...others] = pages;
    const label = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(first.label);
    if (others.length === 0)
        return label;
    return [...label, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(others.length)} more of `), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(template ?? '')];
}
function orNothing(content) {
    return content.length === 0 ? NOTHING : content;
}


/***/ }),

/***/ 57750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tb: () => (/* binding */ furtherSections),
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   nb: () => (/* binding */ splitFindings),
/* harmony export */   qt: () => (/* binding */ blockingSections)
/* harmony export */ });
/* harmony import */ var _api_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61815);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79967);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51790);
/* harmony import */ var _view_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93755);
/* harmony import */ var _view_place_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48217);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41042);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31684);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74619);








const SHOWN_FINDINGS = 10;
const FOLDED_FINDINGS = 20;
const SHOWN_PLACES = 3;
const MAX_LINES = 50;
const MAX_ADVICE = 300;
const MAX_MESSAGE = 160;
const FOLDS = { error: 'Errors', warning: 'Warnings', notice: 'Notices' };
function splitFindings({ judged }, failOn) {
    const least = failOn === 'never' ? -1 : _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.indexOf(failOn);
    const isBlocking = ({ severity }) => _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o.indexOf(severity) <= least;
    return { blocking: judged.filter(isBlocking), others: judged.filter(finding => !isBlocking(finding)) };
}
function* blockingSections({ pages, comparison }, { blocking }) {
    const isOnlyPage = pages.length === 1;
    const title = comparison ? 'New, to be fixed first' : 'To be fixed first';
    for (const [index, finding] of blocking.slice(0, SHOWN_FINDINGS).entries()) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)(index === 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(title)) : [], ...findingBlocks(finding, isOnlyPage));
    }
    for (let from = SHOWN_FINDINGS; from < blocking.length; from += FOLDED_FINDINGS) {
        const some = blocking.slice(from, from + FOLDED_FINDINGS);
        const range = { from: from + 1, to: from + some.length, of: 'Findings' };
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .folded */ .TM)(range, some.flatMap(finding => findingBlocks(finding, isOnlyPage))));
    }
}
function* furtherSections(view, { others }) {
    const { pages, comparison } = view;
    const isOnlyPage = pages.length === 1;
    for (const severity of _api_results_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .o) {
        const findings = others.filter(finding => finding.severity === severity);
        for (let from = 0; from < findings.length; from += FOLDED_FINDINGS) {
            const some = findings.slice(from, from + FOLDED_FINDINGS);
            const blocks = some.flatMap(finding => findingBlocks(finding, isOnlyPage));
            const range = { from: from + 1, to: from + some.length, of: FOLDS[severity] };
            const isWhole = some.length === findings.length;
            yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .folded */ .TM)(isWhole ? { count: some.length, of: severity } : range, blocks));
        }
    }
    if (!comparison)
        return;
    for (const [name, findings] of [
        ['Fixed', comparison.fixed],
        ['Known', comparison.known],
    ]) {
        if (findings.length > 0)
            yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .folded */ .TM)(name, findingLines(findings, isOnlyPage)));
    }
}
function findingLines(findings, isOnlyPage) {
    const lines = findings.slice(0, MAX_LINES).map(finding => findingLine(finding, isOnlyPage));
    const more = findings.length - lines.length;
    if (more > 0)
        lines.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, 'more finding')}`)]);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .bullets */ .e5)(lines);
}
function findingBlocks(finding, isOnlyPage) {
    const { listed, count } = finding.places;
    const { lead, alike, more } = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_1__/* .firstAlike */ .ru)({ listed: listed.map(brief), count }, SHOWN_PLACES);
    const fix = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(finding.fix, MAX_ADVICE);
    const items = alike.map(one => (0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .placeItem */ .Lo)(one, isOnlyPage));
    if (more > 0)
        items.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, 'more place')}`)]);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraph */ .FY)(...introduction(finding, isOnlyPage)),
        ...(fix.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .strong */ .ko)('Fix:'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(' '), ...fix)]),
        ...(0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .leadParagraph */ .Lc)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_7__/* .cutEnd */ .ym)(lead, MAX_ADVICE)),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .bullets */ .e5)(items),
    ];
}
function brief(place) {
    const { occurrence, message } = place;
    if (!occurrence || message === undefined)
        return place;
    const { url, selector, line } = occurrence;
    const isInPage = selector !== undefined;
    return {
        ...place,
        message: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_7__/* .cutEnd */ .ym)(message, MAX_MESSAGE),
        resource: isInPage ? undefined : place.resource,
        occurrence: line === undefined ? { url, ...(isInPage && { selector }) } : { url, line },
    };
}
function introduction(finding, isOnlyPage) {
    const { id, twins, title, help, documentation, severity, isOfSite } = finding;
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(`${_finding_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKS */ .j7[severity]} · `),
        { type: 'strong', children: (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(title) },
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(' · '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(documentation ?? help, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(id)),
        ...twins.flatMap(twin => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(' · '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(twin)]),
        ...(isOnlyPage && !isOfSite ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(` · ${(0,_view_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectsInWords */ .ao)(finding)}`)]),
        ...(0,_view_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .elsewhereInWords */ .v9)(finding).map(words => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(` · ${words}`)),
    ];
}
function findingLine(finding, isOnlyPage) {
    if (isOnlyPage || finding.failures.every(({ page }) => page.isOnlySite))
        return introduction(finding, isOnlyPage);
    const named = finding.failures.slice(0, SHOWN_PLACES);
    const labels = named.flatMap(({ page }, index) => [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(index === 0 ? ': ' : ', '),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(page.label),
    ]);
    return [...introduction(finding, isOnlyPage), ...labels];
}


/***/ }),

/***/ 1242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d_: () => (/* binding */ baselineSection),
/* harmony export */   iH: () => (/* binding */ uncomparedSection),
/* harmony export */   wF: () => (/* binding */ comparisonSections)
/* harmony export */ });
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51790);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41042);
/* harmony import */ var _change_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79669);
/* harmony import */ var _comment_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57750);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31684);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74619);






const MAX_LINES = 50;
function* comparisonSections(view) {
    const { comparison, pages } = view;
    const isOnlyPage = pages.length === 1;
    yield* baselineSection(view);
    if (!comparison)
        return;
    const { new: fresh, fixed, scores } = comparison;
    yield* (0,_change_sections_js__WEBPACK_IMPORTED_MODULE_0__/* .changeSections */ .d)(view);
    yield* (0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findingSections */ .YS)(fresh, isOnlyPage, 'New, the worst first');
    if (fixed.length > 0) {
        const lines = fixed.slice(0, MAX_LINES).map(finding => (0,_comment_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingLine */ .mC)(finding, isOnlyPage));
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Fixed')), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)([...lines, ...more(fixed.length)]));
    }
    if (scores.length > 0) {
        const lines = scores
            .slice(0, MAX_LINES)
            .map(({ page, words }) => [...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cellCode */ .GA)(page.label), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`: ${words}`)]);
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('Scores that changed', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)([...lines, ...more(scores.length)])));
    }
    yield* uncomparedSection(view);
}
function* baselineSection({ comparison, withoutBaseline, takenOver }) {
    if (withoutBaseline !== undefined) {
        const words = [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Not compared with a baseline: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(withoutBaseline)];
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...words));
    }
    if (!comparison)
        return;
    const taken = takenOver === undefined ? '.' : `. ${takenOver}.`;
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Compared with '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(comparison.baseline), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(taken)));
}
function* uncomparedSection({ comparison }) {
    const notes = comparison?.notes ?? [];
    if (notes.length === 0)
        return;
    const lines = notes.slice(0, MAX_LINES).map(note => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(note));
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('Not compared', (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)([...lines, ...more(notes.length)])));
}
function more(count) {
    return count > MAX_LINES ? [[(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count - MAX_LINES, 'more line')}`)]] : [];
}


/***/ }),

/***/ 31684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lc: () => (/* binding */ leadParagraph),
/* harmony export */   Lo: () => (/* binding */ placeItem),
/* harmony export */   YS: () => (/* binding */ findingSections),
/* harmony export */   j7: () => (/* binding */ MARKS)
/* harmony export */ });
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51790);
/* harmony import */ var _view_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93755);
/* harmony import */ var _view_place_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48217);
/* harmony import */ var _view_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36252);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74619);







const SHOWN_FINDINGS = 10;
const FOLDED_FINDINGS = 20;
const SHOWN_PLACES = 3;
const MAX_PLACES = 50;
const FOLDED_PLACES = 5;
const MAX_SNIPPET = 200;
const MAX_SELECTOR = 200;
const MAX_ADVICE = 600;
const MARKS = {
    error: '🔴 Error',
    warning: '🟠 Warning',
    notice: '🔵 Notice',
};
function* findingSections(findings, isOnlyPage, title) {
    for (const [index, finding] of findings.slice(0, SHOWN_FINDINGS).entries()) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(index === 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(title)) : [], openFinding(finding, isOnlyPage));
    }
    for (let from = SHOWN_FINDINGS; from < findings.length; from += FOLDED_FINDINGS) {
        const some = findings.slice(from, from + FOLDED_FINDINGS);
        const range = { from: from + 1, to: from + some.length, of: 'Findings' };
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(range, some.flatMap(finding => foldedFinding(finding, isOnlyPage))));
    }
}
function openFinding(finding, isOnlyPage) {
    const { listed, more } = (0,_view_places_js__WEBPACK_IMPORTED_MODULE_5__/* .firstPlaces */ .TD)(finding.places, MAX_PLACES);
    const { lead, places } = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .saidOnce */ .Xf)(listed);
    const alike = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .alikePlaces */ .p5)(places);
    const items = alike.map(one => placeItem(one, isOnlyPage));
    const shown = items.length + more <= SHOWN_PLACES + 1 ? items.length : SHOWN_PLACES;
    const open = items.slice(0, shown);
    const rest = items.slice(shown);
    const folds = alike.slice(shown).reduce((sum, { pages }) => sum + pages.length, more);
    const fold = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)({ count: folds, of: 'more place' }, ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(rest), ...(more === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, 'more place')}`))]));
    return [
        ...introduction(finding, isOnlyPage),
        ...leadParagraph(lead),
        ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(open),
        ...(rest.length === 0 ? [] : fold),
    ];
}
function foldedFinding(finding, isOnlyPage) {
    const { lead, alike, more } = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstAlike */ .ru)(finding.places, FOLDED_PLACES);
    const items = alike.map(one => placeItem(one, isOnlyPage));
    if (more > 0)
        items.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(more, 'more place')}`)]);
    return [...introduction(finding, isOnlyPage), ...leadParagraph(lead), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)(items)];
}
function leadParagraph(lead) {
    return lead === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(lead))];
}
function introduction(finding, isOnlyPage) {
    const { id, title, help, documentation, severity } = finding;
    const extent = (0,_view_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .extentInWords */ .$4)(finding, isOnlyPage);
    const why = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(finding.why, MAX_ADVICE);
    const fix = (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(finding.fix, MAX_ADVICE);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`${MARKS[severity]} · `), { type: 'strong', children: (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(title) }, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' · '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(documentation ?? help, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(id)), ...finding.twins.flatMap(twin => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' · '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(twin)]), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(extent.map(words => ` · ${words}`).join(''))),
        ...(why.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...why)]),
        ...(fix.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)('Fix:'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' '), ...fix)]),
    ];
}
function placeItem(alike, isOnlyPage) {
    const { place, pages } = alike;
    const { page, occurrence } = place;
    const holder = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .holderOf */ .Kd)(place, isOnlyPage, pages);
    const { resource, words } = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .saidOf */ .Jo)(place, holder !== undefined);
    const parts = [];
    if (holder) {
        const named = [page, ...holder.others].map(({ url, label }) => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url, (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(label)));
        parts.push([...separated(named, ', '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(holder.rest)]);
    }
    parts.push(...(0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)(place, {
        resource: resource === undefined ? [] : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(resource)),
        line: occurrence?.line === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`line ${occurrence.line}`)],
        selector: (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(occurrence?.selector ?? '', MAX_SELECTOR),
    }));
    const others = (0,_view_place_words_js__WEBPACK_IMPORTED_MODULE_2__/* .othersInWords */ .SF)(alike);
    if (others !== '')
        parts.findLast(part => part.length > 0)?.push((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(others));
    if (words !== '')
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(words));
    if (occurrence?.snippet)
        parts.push((0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(occurrence.snippet, MAX_SNIPPET));
    const shown = parts.filter(part => part.length > 0);
    if (shown.length === 0)
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(page.isSite ? 'the whole site' : 'the page')];
    return separated(shown, ' · ');
}
function separated(parts, by) {
    return parts.flatMap((part, index) => (index === 0 ? part : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(by), ...part]));
}


/***/ }),

/***/ 81161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ fitSections),
/* harmony export */   d: () => (/* binding */ utf8Bytes)
/* harmony export */ });
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
function utf8Bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}


/***/ }),

/***/ 16543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ openReportSection)
/* harmony export */ });
/* harmony import */ var _link_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75765);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41042);


function* openReportSection(url) {
    const address = url === undefined ? undefined : (0,_link_address_js__WEBPACK_IMPORTED_MODULE_0__/* .linkAddress */ .$)(url);
    if (address === undefined)
        return;
    const link = {
        type: 'link',
        url: address,
        children: [{ type: 'text', value: 'Open the report' }],
    };
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)({ type: 'strong', children: [link] }));
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
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _link_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75765);


const OPENING = /^[("'“‘«¿¡]{0,3}/u;
const CLOSING = /[)"'”’».,:;!?…]{0,4}$/u;
const WORDS = [
    /^\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*$/u,
    /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u,
    /^\d{1,6}(?:[.,]\d{1,6}){0,3}%?$/,
    /^\p{L}(?:\.\p{L})+$/u,
    /^\d{1,5}[x×]\d{1,5}$/u,
    /^[–—&→×=%+·©-]$/u,
    /^\p{So}{1,8}$/u,
    /^(?:\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}){0,2}){1,8}$/u,
];
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu;
const WWW = /www$/i;
function prose(text, maxLength) {
    const nodes = [];
    const words = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, maxLength).split(' ');
    const lastEnd = words.findLastIndex(word => word.includes('>'));
    for (const [at, word] of words.entries()) {
        if (word === '')
            continue;
        const last = nodes.at(-1);
        const goesOn = last?.type === 'inlineCode' &&
            (isNumberPart(word, last.value) || (at <= lastEnd && isInTag(last.value)));
        const type = !goesOn && isPlainWord(word) ? 'text' : 'inlineCode';
        const isQuote = /^["“]/.test(word) && /^[^"“]*:$/.test(last?.value ?? '');
        const isAddress = /^https?:\/\//.test(word) && /[^"“]:$/.test(last?.value ?? '');
        const isEnd = isAddress || /[,;]$/.test(last?.value ?? '') || closesQuote(last?.value ?? '');
        const isNext = type === 'inlineCode' && (isQuote || isEnd);
        if (last?.type === type && !isNext)
            last.value += ` ${word}`;
        else
            nodes.push({ type, value: word });
    }
    return nodes.flatMap((node, index) => [...(index === 0 ? [] : [BLANK]), ...withoutPunctuation(node)]);
}
function isNumberPart(word, before) {
    return (/^\d{1,6}[)"'”’».,:;!?…]{0,4}$/u.test(word) &&
        /(?:^| )["“]?[+(]?\d[\d()/.-]*$/.test(before.slice(-MAX_NUMBER)));
}
const MAX_NUMBER = 30;
function closesQuote(code) {
    const [opens, closes] = outerSigns(code);
    return closes && !opens && !isInTag(code);
}
function isInTag(code) {
    return /<[a-z/!][^>]*$/i.test(code.slice(code.lastIndexOf('<')));
}
const BLANK = { type: 'text', value: ' ' };
function withoutPunctuation(node) {
    if (node.type === 'text')
        return [node];
    const end = isDotted(node.value) ? /^(.+?)([,;:]?)$/u : /^(.+?)([.,;:…]{0,3})$/u;
    let [, value, close] = end.exec(node.value);
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
    const quoted = /^`([^`]+)`$/.exec(value)?.[1] ?? value;
    const texts = [open, close].map((signs) => (signs === '' ? [] : [{ type: 'text', value: signs }]));
    return [...texts[0], { type: 'inlineCode', value: quoted }, ...texts[1]];
}
function isDotted(code) {
    return /^https?:\/\/\S{0,2000}[/=]\.{3}[,;:]?$/.test(code);
}
const PAIRS = ['()', '""', '“”', '‘’', '«»'];
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
function code(text, maxLength) {
    const value = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, maxLength);
    return value === '' ? [] : [{ type: 'inlineCode', value }];
}
function cellCode(text, maxLength) {
    return code(text.replaceAll('|', '¦'), maxLength);
}
function link(url, children) {
    const address = (0,_link_address_js__WEBPACK_IMPORTED_MODULE_1__/* .linkAddress */ .$)(url);
    if (address === undefined || REFERENCE.test(address))
        return children;
    return [{ type: 'link', url: address, children }];
}
const REFERENCE = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions|commit)\//;
function isPlainWord(word) {
    const core = word.replace(OPENING, '').replace(CLOSING, '');
    return core === ''
        ? isPunctuation(word)
        : WORDS.some(form => form.test(core)) && !COMMIT.test(core) && !WWW.test(core);
}
function isPunctuation(word) {
    return /^(?:[("'“‘«)”’».,;!?…]|(?::{1,2}|\.{3})["”’»)]{0,2})$/u.test(word);
}


/***/ }),

/***/ 37291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ rankSections),
/* harmony export */   d: () => (/* binding */ rankChangeSections)
/* harmony export */ });
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51790);
/* harmony import */ var _view_rank_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35934);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74619);
/* harmony import */ var _service_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77350);





const MAX_ROWS = 200;
const MAX_NOTES = 20;
const NAMED_PROJECTS = 10;
const NAMED_MOVES = 5;
function* rankSections({ rank }) {
    for (const project of rank) {
        const { name, market, asOf, reason, rows, notes, facts } = project;
        const more = rows.length - MAX_ROWS;
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Positions of '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)), market.length === 0 ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('In '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(market.join(' · '))), reason === undefined ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Not measured: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason)), figureWords(project).length > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)(...figureWords(project)) : [], rows.length === 0 ? [] : rowTable(project, rows.slice(0, MAX_ROWS)), more > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more position')}`)) : [], asOf === '' || rows.length === 0
            ? []
            : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`As of ${asOf}, against 1, 7 and 30 days before: ▲ is nearer to the top.`)), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(notes.slice(0, MAX_NOTES).map(note => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(note))), (0,_service_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .dataBlock */ .g4)(facts));
    }
}
function* rankChangeSections({ rank }) {
    const lines = rank.flatMap(project => {
        const { name, reason } = project;
        if (reason !== undefined)
            return [[...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(': not measured: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason)]];
        return (0,_view_rank_js__WEBPACK_IMPORTED_MODULE_4__/* .hasMuchChanged */ .QI)(project) ? [[...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(': '), ...changeWords(project)]] : [];
    });
    const more = lines.length - NAMED_PROJECTS;
    const shown = lines.slice(0, NAMED_PROJECTS);
    if (more > 0)
        shown.push([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more rank project')}`)]);
    if (shown.length > 0)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)('Positions')), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .bullets */ .e5)(shown));
}
function figureWords({ figures }) {
    return figures.flatMap(({ label, value, change }, index) => [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`${index === 0 ? '' : ' · '}${label}: `),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)(value),
        ...(change ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(` ${change.words}`)] : []),
    ]);
}
function rowTable({ has }, rows) {
    const head = [
        'Keyword',
        ...(has.markets ? ['Where'] : []),
        'Position',
        ...(has.changes ? ['1 day', '7 days', '30 days'] : []),
        ...(has.history ? ['Trend'] : []),
    ];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(head.map(name => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(name)]), rows.map(({ keyword, market, position, lastSeen, changes, history }) => [
        (0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cellCode */ .GA)(keyword),
        ...(has.markets ? [(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cellCode */ .GA)(market.join(' · '))] : []),
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(lastSeen === '' ? position : `${position} (${lastSeen})`)],
        ...(has.changes ? changes.map(places => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_view_rank_js__WEBPACK_IMPORTED_MODULE_4__/* .gainTrend */ .By)(places)?.words ?? _view_rank_js__WEBPACK_IMPORTED_MODULE_4__/* .UNKNOWN */ .HV)]) : []),
        ...(has.history ? [(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cellCode */ .GA)((0,_view_rank_js__WEBPACK_IMPORTED_MODULE_4__/* .trendBars */ .mV)(history))] : []),
    ]));
}
function changeWords({ figures, moves }) {
    const { winners = [], losers = [] } = moves ?? {};
    const named = [...losers.slice(0, NAMED_MOVES), ...winners.slice(0, NAMED_MOVES)];
    const more = winners.length + losers.length - named.length;
    const visibility = figures.find(({ label, change }) => label === 'Visibility' && change);
    const parts = [
        ...(visibility ? [[(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`visibility ${visibility.value} ${visibility.change.words}`)]] : []),
        ...named.map(moveWords),
        ...(more > 0 ? [[(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more keyword')}`)]] : []),
    ];
    return parts.flatMap((part, index) => (index === 0 ? part : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(index === 1 ? '; ' : ', '), ...part]));
}
function moveWords(move) {
    const where = [move.searchEngine, move.location, move.device].filter(part => part !== '').join(' ');
    return [
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(move.keyword),
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(` ${(0,_view_rank_js__WEBPACK_IMPORTED_MODULE_4__/* .moveText */ .nQ)(move)}`),
        ...(where === '' ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(' in '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(where)]),
    ];
}


/***/ }),

/***/ 21073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ whereWords),
/* harmony export */   fw: () => (/* binding */ noteFolds),
/* harmony export */   jt: () => (/* binding */ remarkSections)
/* harmony export */ });
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51790);
/* harmony import */ var _view_remarks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11027);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74619);




const MAX_LINES = 50;
const NAMED_PAGES = 3;
function* remarkSections(view) {
    const { remarks, pages } = view;
    if (remarks.notMeasured.length > 0) {
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('Not measured')), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)(lines(remarks.notMeasured, pages.length)));
    }
    const notes = noteFolds(view);
    if (notes.unverified)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('Checks that could not be verified')), notes.unverified);
    if (notes.passed)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('Passed with a note')), notes.passed);
    if (notes.ignored)
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .section */ .uW)(notes.ignored);
}
function noteFolds({ remarks, pages, }) {
    const fold = (of, some) => some.length === 0
        ? undefined
        : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)({ checks: (0,_view_remarks_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectCount */ .Eo)(some), of }, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)(lines(some, pages.length)));
    return {
        unverified: fold('not verified', remarks.unverified),
        passed: fold('passed with a note', remarks.notes),
        ignored: fold('with ignored failures', remarks.ignored),
    };
}
function lines(remarks, pageCount) {
    const shown = remarks.slice(0, MAX_LINES).map(remark => line(remark, pageCount));
    const more = remarks.length - shown.length;
    return more === 0 ? shown : [...shown, [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more line')}`)]];
}
function line(remark, pageCount) {
    const named = remark.subjects.flatMap((subject, index) => [
        ...(index === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(', ')]),
        ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(subject).map(emphasised),
    ]);
    return [...named, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(': '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(remark.text), ...whereWords(remark, pageCount)];
}
function whereWords(remark, pageCount) {
    const { pages } = remark;
    if ((0,_view_remarks_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfAllPages */ .NM)(remark, pageCount))
        return pageCount <= 1 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' · on all pages')];
    const named = pages
        .slice(0, NAMED_PAGES)
        .flatMap(({ label, isOnlySite }, index) => [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(index === 0 ? '' : ', '),
        ...(isOnlySite ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('the whole site')] : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label)),
    ]);
    const more = pages.length - NAMED_PAGES;
    return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(' · on '), ...named, ...(more > 0 ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(more, 'more page')}`)] : [])];
}
function emphasised(node) {
    return node.type === 'text' && node.value.trim() !== '' ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .strong */ .ko)(node.value) : node;
}


/***/ }),

/***/ 77350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ answerSections),
/* harmony export */   PM: () => (/* binding */ shortAnalysisSections),
/* harmony export */   dN: () => (/* binding */ analysisSections),
/* harmony export */   g4: () => (/* binding */ dataBlock)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91478);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51790);
/* harmony import */ var _view_crawl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12357);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41042);
/* harmony import */ var _finding_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31684);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74619);






const MAX_DATA = 20_000;
function* analysisSections({ analyses }) {
    for (const analysis of analyses) {
        const { url, pageCount, findings, facts, crawl } = analysis;
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Whole site '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(url)), ...resultBlocks(analysis), ...crawlBlocks(crawl), crawl ? [] : dataBlock(facts));
        yield* (0,_finding_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .findingSections */ .YS)(findings, pageCount === 1, 'Findings of the analysis, the worst first');
    }
}
function* shortAnalysisSections({ analyses }) {
    for (const analysis of analyses) {
        const { url, crawl } = analysis;
        const figures = crawl ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_view_crawl_js__WEBPACK_IMPORTED_MODULE_1__/* .crawlFigures */ .R)(crawl).join(' · '))] : [];
        const name = [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)('Whole site'), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(' '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(url), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(': ')];
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...name, ...analysisResult(analysis), ...figures));
    }
}
function resultBlocks(analysis) {
    const words = analysisResult(analysis);
    return words.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(...words)];
}
function crawlBlocks(crawl) {
    if (!crawl)
        return [];
    const rows = crawl.depths.map(({ clicks, count }) => [
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_view_crawl_js__WEBPACK_IMPORTED_MODULE_1__/* .clicksInWords */ .iY)(clicks))],
        [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)((0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(count))],
    ]);
    return [
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .bullets */ .e5)((0,_view_crawl_js__WEBPACK_IMPORTED_MODULE_1__/* .crawlFigures */ .R)(crawl).map(figure => [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(figure)])),
        crawl.incomplete === undefined
            ? []
            : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Not all of the site was seen: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(crawl.incomplete)),
        rows.length === 0 ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)([[(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Clicks from the start page')], [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Indexable pages')]], rows),
    ];
}
function analysisResult({ status, reason, score, pageCount, crawl }) {
    if (status === 'not-measured')
        return [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Not measured: '), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(reason)];
    if (crawl)
        return [];
    const words = score === null ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('No score')] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('Score '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)(String(score))];
    return pageCount === 0 ? words : [...words, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(` · ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(pageCount, 'page')}`)];
}
function* answerSections({ answers }) {
    for (const [index, { tool, url, facts }] of answers.entries()) {
        const title = index === 0 ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(3, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)('What the service answered'))] : [];
        yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)(title, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(`${tool} on `), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(url)), dataBlock(facts));
    }
}
function dataBlock(facts) {
    const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shownFacts */ .v)(facts, MAX_DATA);
    return value === '' ? [] : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('Data', { type: 'code', lang: 'json', value });
}


/***/ }),

/***/ 48176:
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
// EXTERNAL MODULE: ./lib/report/markdown/open-report.js
var open_report = __webpack_require__(16543);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
// EXTERNAL MODULE: ./lib/report/markdown/rank-sections.js
var rank_sections = __webpack_require__(37291);
// EXTERNAL MODULE: ./lib/report/markdown/remark-sections.js
var remark_sections = __webpack_require__(21073);
// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/markdown/score-sections.js



const SHOWN_PAGES = 20;
const FOLDED_PAGES = 100;
function* scoreSections(view) {
    const { pages, sites, tools } = view;
    const [first, ...others] = pages;
    if (!first)
        return;
    if (others.length === 0) {
        const name = (0,blocks/* paragraph */.FY)(...(0,page_text/* link */.nf)(first.url, (0,page_text/* code */.aY)(first.url)), ...scoreWords(first));
        const ofSites = sites.flatMap(site => [
            (0,blocks/* paragraph */.FY)(...(0,page_text/* link */.nf)(site.url, [{ type: 'text', value: site.label }]), ...scoreWords(site)),
            toolTable(tools.all, site),
        ]);
        yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Scores')), name, toolTable(tools.all, first), ofSites);
        return;
    }
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Scores')), ...pagesInWords(view), pageTable([...pages.slice(0, SHOWN_PAGES), ...sites], tools.others), legend(view));
}
function* furtherPageSections({ pages, tools }) {
    for (let from = SHOWN_PAGES; from < pages.length; from += FOLDED_PAGES) {
        const some = pages.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + some.length, of: 'Pages' };
        yield (0,blocks/* section */.uW)(from === SHOWN_PAGES ? (0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('More pages')) : [], (0,blocks/* folded */.TM)(range, pageTable(some, tools.others)));
    }
}
function pageTable(pages, tools) {
    const head = ['Page', 'Score', 'Errors', ...tools].map(name => [(0,blocks/* text */.Qq)(name)]);
    return (0,blocks/* table */.tp)(head, pages.map(({ url, label, isSite, score, failures, runs }) => [
        (0,page_text/* link */.nf)(url, isSite ? [{ type: 'text', value: label }] : (0,page_text/* cellCode */.GA)(label)),
        [score === null ? (0,blocks/* text */.Qq)(scores/* NO_SCORE */.N7) : (0,blocks/* strong */.ko)(String(score))],
        [(0,blocks/* text */.Qq)(String(failures.error))],
        ...tools.map(tool => [(0,blocks/* text */.Qq)((0,scores/* scoreText */.QO)(runs[tool]))]),
    ]));
}
function scoreWords({ score }) {
    return score === null ? [(0,blocks/* text */.Qq)(' · no score')] : [(0,blocks/* text */.Qq)(' · score '), (0,blocks/* strong */.ko)(String(score))];
}
function toolTable(tools, { runs }) {
    const ran = tools.filter(tool => runs[tool]);
    const rows = ran.map(tool => {
        const run = runs[tool];
        const numbers = run?.status === 'measured' ? Object.values(run.failures) : ['', '', ''];
        return [[(0,blocks/* text */.Qq)(tool)], [(0,blocks/* text */.Qq)((0,scores/* scoreText */.QO)(run))], ...numbers.map(number => [(0,blocks/* text */.Qq)(String(number))])];
    });
    return (0,blocks/* table */.tp)(['Tool', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [(0,blocks/* text */.Qq)(name)]), rows);
}
function pagesInWords({ origin, pages }) {
    const words = origin === undefined ? [] : [(0,blocks/* text */.Qq)('Pages of '), ...(0,page_text/* code */.aY)(origin)];
    if (pages.length > SHOWN_PAGES) {
        words.push((0,blocks/* text */.Qq)(`${words.length > 0 ? ', the' : 'The'} worst ${SHOWN_PAGES} of ${pages.length}`));
    }
    return words.length === 0 ? [] : [(0,blocks/* paragraph */.FY)(...words)];
}
function legend({ tools, remarks }) {
    const words = [];
    if (tools.perfect.length > 0)
        words.push(`Nothing found by ${tools.perfect.join(', ')}.`);
    if (remarks.notMeasured.length > 0) {
        words.push(`${scores/* NOT_MEASURED */.pJ}: not measured, with the reasons below.`);
    }
    return words.length === 0 ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)(words.join(' ')))];
}

// EXTERNAL MODULE: ./lib/report/markdown/service-sections.js
var service_sections = __webpack_require__(77350);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
;// CONCATENATED MODULE: ./lib/report/markdown/trend-section.js


const MAX_POINTS = 12;
const MIN_POINTS = 3;
const BEST = 100;
function* trendSection({ trend }) {
    if (!trend)
        return;
    const points = labelled(trend).slice(-MAX_POINTS);
    if (points.length < MIN_POINTS)
        return;
    const scored = points.filter(({ score }) => score !== null);
    const hasFound = points.some(({ errors, warnings }) => errors + warnings > 0);
    yield (0,blocks/* section */.uW)((0,blocks/* heading */.R_)(3, (0,blocks/* text */.Qq)('Trend')), (0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)(inWords(points))), ...(scored.length < MIN_POINTS ? [] : [scoreChart(scored)]), ...(hasFound ? [findingsChart(points)] : []));
}
function inWords(points) {
    const [first, last] = [points[0], points.at(-1)];
    const change = (name, before, after) => `${name} ${before ?? 'none'} → ${after ?? 'none'}`;
    return [
        `Last ${(0,numbers_in_words/* counted */.hS)(points.length, 'run')}`,
        change('score', first.score, last.score),
        change('errors', first.errors, last.errors),
        change('warnings', first.warnings, last.warnings),
    ].join(' · ');
}
function scoreChart(points) {
    return chart('Score', points, BEST, `line ${list(points.map(({ score }) => score))}`);
}
function findingsChart(points) {
    const most = Math.max(...points.flatMap(({ errors, warnings }) => [errors, warnings]));
    return chart('Errors (bars) and warnings (line)', points, most, `bar ${list(points.map(({ errors }) => errors))}`, `line ${list(points.map(({ warnings }) => warnings))}`);
}
function chart(title, points, most, ...series) {
    const lines = [
        'xychart-beta',
        `title "${title}"`,
        `x-axis [${points.map(({ label }) => `"${label}"`).join(', ')}]`,
        `y-axis 0 --> ${most}`,
        ...series,
    ];
    return { type: 'code', lang: 'mermaid', value: lines.join('\n    ') };
}
function list(numbers) {
    return `[${numbers.map(number => Math.round(number)).join(', ')}]`;
}
function labelled(trend) {
    const days = trend.map(({ startedAt }) => written(startedAt).slice(0, 5));
    const isByDay = new Set(days).size === days.length;
    const byLabel = new Map();
    for (const { startedAt, score, errors, warnings } of trend) {
        const label = isByDay ? written(startedAt).slice(0, 5) : written(startedAt);
        byLabel.set(label, { label, score: score === null ? null : Math.round(score), errors, warnings });
    }
    return [...byLabel.values()];
}
function written(startedAt) {
    return new Date(startedAt).toISOString().slice(5, 16).replace('T', ' ');
}

// EXTERNAL MODULE: ./lib/report/markdown/verdict-section.js
var verdict_section = __webpack_require__(87853);
;// CONCATENATED MODULE: ./lib/report/markdown/summary.js












function renderSummary(view, { maxBytes = Number.POSITIVE_INFINITY, artifact, reportUrl } = {}) {
    return (0,fit/* fitSections */.W)(summarySections(view, reportUrl), cutNotice(artifact), {
        max: maxBytes,
        measure: fit/* utf8Bytes */.d,
    });
}
function* summarySections(view, reportUrl) {
    const isOnlyPage = view.pages.length === 1;
    const { comparison } = view;
    yield (0,verdict_section/* verdictSection */.V)(view);
    yield* (0,open_report/* openReportSection */.w)(reportUrl);
    yield* scoreSections(view);
    if (view.rendering !== '')
        yield (0,blocks/* section */.uW)((0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)(`${view.rendering}.`)));
    yield* trendSection(view);
    yield* (0,comparison_sections/* comparisonSections */.wF)(view);
    yield* comparison
        ? (0,finding_sections/* findingSections */.YS)(comparison.known, isOnlyPage, 'Known, the worst first')
        : (0,finding_sections/* findingSections */.YS)(view.findings, isOnlyPage, 'Findings, the worst first');
    yield* (0,remark_sections/* remarkSections */.jt)(view);
    yield* furtherPageSections(view);
    yield* (0,service_sections/* analysisSections */.dN)(view);
    yield* (0,rank_sections/* rankSections */.b)(view);
    yield* (0,service_sections/* answerSections */.H)(view);
}
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
/* harmony import */ var _view_report_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29216);
/* harmony import */ var _view_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73959);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41042);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74619);




const SIGNS = { passed: '✅ ', failed: '❌ ', open: '▫️ ', 'not-gated': '▫️ ' };
function verdictSection(view, isWanted = () => true) {
    const { verdict, score } = view;
    const reasons = verdict.reasons.filter(isWanted);
    const { open, folded: others } = (0,_view_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedReasons */ .of)(reasons);
    const list = (some) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .bullets */ .e5)(some.map(reason => (0,_page_text_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)));
    const scoreWords = score === null ? [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('No score')] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)('Score '), (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .strong */ .ko)(String(score))];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(2, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(SIGNS[verdict.state]), ...(0,_page_text_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(verdict.headline)), list(open), others.length > 0 ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)({ count: reasons.length - open.length, of: 'more reason' }, list(others)) : [], (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(`${(0,_view_report_view_js__WEBPACK_IMPORTED_MODULE_0__/* .healthyInWords */ .EC)(view)} · `), ...scoreWords, (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(` · ${(0,_view_report_view_js__WEBPACK_IMPORTED_MODULE_0__/* .figuresInWords */ .k0)(view).join(' · ')}`)));
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


/***/ })

};

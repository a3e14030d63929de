export const id = 8168;
export const ids = [8168,7406];
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

/***/ 28168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/preact/dist/preact.mjs
var preact = __webpack_require__(34137);
// EXTERNAL MODULE: ./node_modules/preact-render-to-string/dist/index.mjs
var dist = __webpack_require__(53091);
// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./lib/report/compared-findings.js
var compared_findings = __webpack_require__(91832);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __webpack_require__(68884);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/score-changes.js
var score_changes = __webpack_require__(69740);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
;// CONCATENATED MODULE: ./lib/report/html/elements.js




/** Text of others in code; nothing where it is empty. Preact escapes what it writes. */
function code(text, maxLength, className) {
    const shown = (0,plain_text/* oneLine */.TN)(text ?? '', maxLength);
    return shown === '' ? null : (0,preact.h)('code', className === undefined ? {} : { class: className }, shown);
}
/** A link to an http(s) URL; its content alone, where the URL is none. */
function externalLink(url, children) {
    const href = (0,link_address/* linkAddress */.$)(url);
    return href === undefined ? children : (0,preact.h)('a', { href, rel: 'noopener noreferrer nofollow' }, children);
}
/** A cell of a table with a score, coloured by its band; the figure says the same. */
function scoreCell(text, score, className = '') {
    return (0,preact.h)('td', { class: `${(0,score_table/* scoreBand */.WZ)(score)} ${className}`.trim() }, text);
}
function part(id, title, ...content) {
    return { id, title, content };
}

;// CONCATENATED MODULE: ./lib/report/html/comparison-part.js







/** Lines of one kind, and places of one finding. */
const MAX_LINES = 200;
const SHOWN_PLACES = 10;
/** Tells of the checks by their ids whether any of their failures is new. */
function isNewIn({ comparison }) {
    const fresh = new Set(comparison?.new.map(({ check }) => check));
    return id => fresh.has(id);
}
/** What is new and fixed against the baseline, and how scores changed; nothing where none was asked for. */
function comparisonPart(report, numbering) {
    const { comparison, withoutBaseline } = report;
    if (withoutBaseline !== undefined) {
        const words = `Not compared with a baseline: ${(0,plain_text/* oneLine */.TN)(withoutBaseline)}`;
        return part('comparison', 'Against the baseline', (0,preact.h)('p', null, words));
    }
    if (!comparison)
        return null;
    const listOf = (title, items) => items.length > 0 && [
        (0,preact.h)('h3', null, title),
        (0,preact.h)('ul', { class: 'card remarks' }, items.slice(0, MAX_LINES), items.length > MAX_LINES && (0,preact.h)('li', null, `and ${(0,headline/* counted */.hS)(items.length - MAX_LINES, 'more line')}`)),
    ];
    const itemsOf = (refs) => (0,compared_findings/* comparedFindings */.e)(refs, report).map(finding => findingItem(finding, numbering));
    return part('comparison', 'Against the baseline', (0,preact.h)('p', { class: 'soft' }, `Compared with ${(0,plain_text/* oneLine */.TN)(comparison.baseline)}.`), listOf('New', itemsOf(comparison.new)) || (0,preact.h)('p', null, 'Nothing is new.'), listOf('Fixed', itemsOf(comparison.fixed)), listOf('Scores that changed', (0,score_changes/* scoreChangeTexts */.t)(report).map(({ label, words }) => (0,preact.h)('li', null, code(label), ` ${words}`))), listOf('Not compared', comparison.notes.map(note => (0,preact.h)('li', null, (0,plain_text/* oneLine */.TN)(note)))));
}
function findingItem(finding, numbering) {
    const { id, rule, severity } = finding;
    const target = numbering.findingId(id);
    const title = (0,plain_text/* oneLine */.TN)(rule.title || id);
    const { listed, more } = (0,report_places/* firstPlaces */.TD)(finding, SHOWN_PLACES);
    return (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), target === undefined ? title : (0,preact.h)('a', { href: `#${target}` }, title), (0,preact.h)('span', { class: 'id' }, (0,plain_text/* oneLine */.TN)(id)), (0,preact.h)('ul', { class: 'places' }, listed.map(({ page, occurrence, message, resource, isCommon }) => (0,preact.h)('li', null, !isCommon && [code((0,plain_text/* shownUrl */.zA)(page.url)), ' '], resource !== undefined && [code((0,plain_text/* shownUrl */.zA)(resource)), ' '], (0,plain_text/* oneLine */.TN)(message ?? ''), (0,preact.h)('span', { class: 'where' }, ' ', code(occurrence?.selector)))), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,headline/* counted */.hS)(more, 'more place')}`)));
}

// EXTERNAL MODULE: ./lib/api/results.js
var results = __webpack_require__(46198);
;// CONCATENATED MODULE: ./lib/report/html/findings-part.js






/** Places of one finding that the document holds; a report file of data has more. */
const MAX_PLACES = 40;
/** Places of one page, where a finding has several pages. */
const PLACES_PER_PAGE = 5;
/** Pages that are named without their places. */
const MAX_NAMED_PAGES = 40;
const MAX_ADVICE = 1_000;
/** The checks that failed, the worst first, with a filter. */
function findingsPart(findings, scores, numbering, isNew) {
    if (findings.length === 0) {
        return part('findings', 'Findings', (0,preact.h)('p', null, 'No check failed.'));
    }
    return part('findings', 'Findings', filter(findings, scores, numbering), findings.map(finding => findings_part_findingItem(finding, numbering, isNew(finding.id))));
}
function filter(findings, { tools, rows }, numbering) {
    const having = tools.filter(tool => findings.some(finding => finding.tool === tool));
    const option = (value, label) => (0,preact.h)('option', { value: String(value) }, label);
    const boxes = results/* SEVERITIES */.oC.map(severity => {
        const count = findings.filter(finding => finding.severity === severity).length;
        const box = (0,preact.h)('input', { type: 'checkbox', name: 'severity', value: severity, checked: true });
        return (0,preact.h)('label', null, box, ` ${severity} (${count})`);
    });
    const field = (name, control) => (0,preact.h)('label', null, (0,preact.h)('span', { class: 'name' }, name), control);
    return (0,preact.h)('form', { id: 'filter', class: 'card filter', role: 'search', 'aria-label': 'Filter the findings', hidden: true }, (0,preact.h)('fieldset', null, (0,preact.h)('legend', null, 'Severity'), boxes), field('Tool', (0,preact.h)('select', { name: 'tool' }, option('', 'All tools'), having.map(tool => option(tool, tool)))), field('Page', (0,preact.h)('select', { name: 'page' }, option('', 'All pages'), rows.map(({ page, label }) => option(numbering.pageNumber(page), label)))), field('Search', (0,preact.h)('input', { type: 'search', name: 'search', autocomplete: 'off' })), (0,preact.h)('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'), (0,preact.h)('button', { type: 'reset' }, 'Reset'), (0,preact.h)('output', { 'aria-live': 'polite' }));
}
function findings_part_findingItem(finding, numbering, isNew) {
    const { id, tool, rule, severity, failures, places } = finding;
    const extent = [(0,headline/* counted */.hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,headline/* counted */.hS)(places, 'place'));
    const why = (0,plain_text/* oneLine */.TN)(rule.why, MAX_ADVICE);
    const fix = (0,plain_text/* oneLine */.TN)(rule.fix, MAX_ADVICE);
    const attributes = {
        id: numbering.findingId(id),
        class: 'item finding',
        'data-severity': severity,
        'data-tool': tool,
        'data-pages': failures.map(({ page }) => numbering.pageNumber(page)).join(' '),
    };
    return (0,preact.h)('details', attributes, (0,preact.h)('summary', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), isNew && (0,preact.h)('span', { class: 'badge new' }, 'new'), (0,preact.h)('h3', null, (0,plain_text/* oneLine */.TN)(rule.title || id)), (0,preact.h)('span', { class: 'id' }, `${(0,plain_text/* oneLine */.TN)(id)} · ${extent.join(', ')}`)), (0,preact.h)('div', { class: 'body' }, why !== '' && (0,preact.h)('p', null, (0,preact.h)('strong', null, 'Why: '), why), fix !== '' && (0,preact.h)('p', { class: 'fix' }, (0,preact.h)('strong', null, 'What to do: '), fix), rule.help !== '' && (0,preact.h)('p', null, 'Read more: ', externalLink(rule.help, (0,plain_text/* shownUrl */.zA)(rule.help))), placesByPage(finding, numbering)));
}
function placesByPage({ failures, places }, numbering) {
    const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE;
    const parts = [];
    let listed = 0;
    let pages = 0;
    for (const failure of failures) {
        if (listed >= MAX_PLACES)
            break;
        const some = placesOf(failure, Math.min(perPage, MAX_PLACES - listed));
        parts.push(pagePlaces(failure, some, numbering));
        listed += some.length;
        pages++;
    }
    const others = failures.slice(pages);
    if (others.length > 0)
        parts.push(namedPages(others, numbering));
    if (places > listed)
        parts.push((0,preact.h)('p', { class: 'soft' }, `${listed} of ${(0,headline/* counted */.hS)(places, 'place')} shown.`));
    return parts;
}
function placesOf(failure, max) {
    const count = Math.min(max, Math.max(1, failure.occurrences.length));
    return Array.from({ length: count }, (_, number) => (0,report_places/* placeOf */.$t)(failure, number));
}
function pagePlaces({ page, message, places }, some, numbering) {
    const more = places - some.length;
    const { lead, places: named } = (0,report_places/* saidOnce */.Xf)(some);
    const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ');
    return (0,preact.h)('div', { 'data-page': String(numbering.pageNumber(page)) }, (0,preact.h)('p', null, (0,preact.h)('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)), said !== '' && `: ${(0,plain_text/* oneLine */.TN)(said)}`), (0,preact.h)('ul', { class: 'places' }, named.map(place => placeItem(place, message)), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,headline/* counted */.hS)(more, 'more place')}`)));
}
function placeItem(place, said) {
    const { occurrence, message, resource } = place;
    if (!occurrence)
        return null;
    const words = message === said ? undefined : message;
    const { line, column, selector, snippet } = occurrence;
    const position = line === undefined ? '' : `line ${line}${column === undefined ? '' : `, column ${column}`}`;
    return (0,preact.h)('li', null, whatIsWrong(words, resource), !isAbout(words, resource) && linkTo(resource), (0,preact.h)('span', { class: 'where' }, ' ', position, ' ', code(selector)), code(snippet, undefined, 'snippet'));
}
function linkTo(resource) {
    return resource !== undefined && externalLink(resource, (0,plain_text/* shownUrl */.zA)(resource));
}
/** A message that begins with the address of the resource has the link in it. */
function whatIsWrong(message, resource) {
    if (message === undefined)
        return null;
    if (!isAbout(message, resource))
        return (0,preact.h)('span', null, (0,plain_text/* oneLine */.TN)(message), ' ');
    return (0,preact.h)('span', null, linkTo(resource), ' ', (0,plain_text/* oneLine */.TN)(message.slice(resource.length)));
}
function isAbout(message, resource) {
    return resource !== undefined && Boolean(message?.startsWith(resource));
}
function namedPages(failures, numbering) {
    const named = failures.slice(0, MAX_NAMED_PAGES);
    const more = failures.length - named.length;
    return (0,preact.h)('p', null, 'Also on ', named.map(({ page }, index) => [
        index === 0 ? '' : ', ',
        (0,preact.h)('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)),
    ]), more > 0 && ` and ${(0,headline/* counted */.hS)(more, 'more page')}`);
}

;// CONCATENATED MODULE: ./lib/report/html/numbering.js

function numberAll({ rows, origin }, findings) {
    const pages = new Map(rows.map(({ page }, index) => [page, index + 1]));
    const ids = new Map(findings.map(({ id }, index) => [id, `finding-${index + 1}`]));
    return {
        pageId: page => `page-${pages.get(page)}`,
        pageNumber: page => pages.get(page),
        pageName: page => (0,score_table/* pageLabel */.Qh)(page.url, origin),
        findingId: id => ids.get(id),
    };
}

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/report/json.js
var json = __webpack_require__(97406);
;// CONCATENATED MODULE: ./lib/report/html/screenshots-part.js

/** UTF-16 units of all pictures together: about 50 pages. A report of thousands would not open any more. */
const MAX_ALL_PICTURES = 4_000_000;
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
function screenshotsWriter() {
    let left = MAX_ALL_PICTURES;
    return ({ label, runs }) => {
        const pictures = picturesOf(runs.get('ux'));
        const length = pictures.reduce((sum, { source }) => sum + source.length, 0);
        if (length === 0 || length > left)
            return null;
        left -= length;
        return (0,preact.h)('div', { class: 'screens' }, pictures.map(({ device, source }) => (0,preact.h)('img', { class: device, src: source, alt: `${label} on a ${device}`, loading: 'lazy' })));
    };
}
/** What is no picture, as a hosted service may send it, is not shown: it stands among the data. */
function picturesOf(run) {
    const screenshots = run?.facts['screenshots'];
    if (typeof screenshots !== 'object' || screenshots === null || Array.isArray(screenshots))
        return [];
    return ['phone', 'desktop'].flatMap(device => {
        const source = screenshots[device];
        return typeof source === 'string' && PICTURE.test(source) ? [{ device, source }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/report/html/pages-part.js








/** UTF-16 units of the data of one tool run. */
const MAX_FACTS = 10_000;
/** UTF-16 units of the data of all tool runs: browsers get slow with documents of tens of megabytes. */
const MAX_ALL_FACTS = 2_000_000;
function factsWriter() {
    let left = MAX_ALL_FACTS;
    return facts => {
        if (Object.keys(facts).length === 0)
            return null;
        const text = left > 0 ? (0,json.shownFacts)(facts, MAX_FACTS) : '';
        left -= text.length;
        if (text === '')
            return (0,preact.h)('span', { class: 'soft' }, 'in report.json');
        return (0,preact.h)('details', null, (0,preact.h)('summary', null, 'Data'), (0,preact.h)('pre', { tabIndex: 0 }, text));
    };
}
/** Each page with what every tool said of it and learned. */
function pagesPart({ tools, rows }, numbering, writeFacts) {
    if (rows.length === 0)
        return null;
    const writeScreenshots = screenshotsWriter();
    return part('pages', 'Pages', rows.map(row => pageItem(row, tools, rows.length === 1, numbering, writeFacts, writeScreenshots)));
}
function pageItem(row, tools, open, numbering, writeFacts, writeScreenshots) {
    const { page, label, runs } = row;
    const failures = (0,headline/* failuresOf */.dJ)(page);
    const words = Object.entries(failures)
        .filter(([, count]) => count > 0)
        .map(([severity, count]) => (0,headline/* counted */.hS)(count, severity));
    const summary = [page.score === null ? 'no score' : `score ${page.score}`, ...words].join(', ');
    const head = ['Tool', 'Score', 'Result', 'Data'].map(name => (0,preact.h)('th', { scope: 'col' }, name));
    return (0,preact.h)('details', { id: numbering.pageId(page), class: 'item', open }, (0,preact.h)('summary', null, (0,preact.h)('h3', null, label), (0,preact.h)('span', { class: 'id' }, summary)), (0,preact.h)('div', { class: 'body' }, (0,preact.h)('p', null, externalLink(page.url, (0,plain_text/* shownUrl */.zA)(page.url))), writeScreenshots(row), (0,preact.h)('table', { class: 'results' }, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head)), (0,preact.h)('tbody', null, tools.map(tool => runs.get(tool)).map(run => run && runRow(run, numbering, writeFacts))))));
}
function runRow(run, numbering, writeFacts) {
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, run.tool), scoreCell((0,score_table/* scoreText */.QO)(run), run.score), (0,preact.h)('td', null, result(run, numbering), run.finalUrl !== undefined &&
        (0,preact.h)('p', { class: 'soft' }, 'After redirects: ', code((0,plain_text/* shownUrl */.zA)(run.finalUrl)))), (0,preact.h)('td', null, writeFacts(run.facts), (0,preact.h)('span', { class: 'soft' }, ` ${(0,headline/* durationInWords */.ji)(run.durationMs)}`)));
}
function result(run, numbering) {
    if (run.status === 'not-measured') {
        return (0,preact.h)('span', null, `Not measured: ${(0,plain_text/* oneLine */.TN)(run.reason || 'the reason is not known')}`);
    }
    const failed = run.checks.filter(failures/* isFailure */.N);
    const rest = run.checks.filter(check => !(0,failures/* isFailure */.N)(check));
    const others = ['pass', 'not-applicable', 'not-measured', 'fail']
        .map(outcome => ({ outcome, count: rest.filter(check => check.outcome === outcome).length }))
        .filter(({ count }) => count > 0)
        .map(({ outcome, count }) => `${count} ${OUTCOME_WORDS[outcome]}`);
    return (0,preact.h)('div', null, failed.length > 0 &&
        (0,preact.h)('ul', { class: 'failing' }, failed.map(check => failedItem(check, numbering))), (0,preact.h)('span', { class: 'soft' }, others.join(', ') || (failed.length === 0 ? 'No checks' : '')));
}
const OUTCOME_WORDS = {
    pass: 'passed',
    'not-applicable': 'not applicable',
    'not-measured': 'not measured',
    fail: 'ignored',
};
function failedItem({ id, title, severity }, numbering) {
    return (0,preact.h)('li', null, `${severity}: `, (0,preact.h)('a', { href: `#${numbering.findingId(id)}` }, (0,plain_text/* oneLine */.TN)(title || id)));
}

;// CONCATENATED MODULE: ./lib/report/html/remarks-part.js




const MAX_REMARKS = 200;
const NAMED_PAGES = 5;
/** UTF-16 units of the names of tools and checks. */
const MAX_SUBJECTS = 1_000;
/** Remarks of one kind as a list; nothing where there are none. */
function remarksPart(id, title, remarks, all, numbering) {
    if (remarks.length === 0)
        return null;
    const more = remarks.length - MAX_REMARKS;
    return part(id, title, (0,preact.h)('ul', { class: 'card remarks' }, remarks.slice(0, MAX_REMARKS).map(remark => remarkItem(remark, all, numbering)), more > 0 && (0,preact.h)('li', null, `and ${(0,headline/* counted */.hS)(more, 'more remark')}`)));
}
function remarkItem({ subjects, text, pages }, all, numbering) {
    const more = pages.length - NAMED_PAGES;
    const names = pages
        .slice(0, NAMED_PAGES)
        .map((page, index) => [
        index === 0 ? ' ' : ', ',
        (0,preact.h)('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)),
    ]);
    const where = all.length > 1 && pages.length === all.length ? ' on all pages' : names;
    return (0,preact.h)('li', null, (0,preact.h)('strong', null, (0,plain_text/* oneLine */.TN)(subjects.join(', '), MAX_SUBJECTS)), `: ${(0,plain_text/* oneLine */.TN)(text)} `, (0,preact.h)('span', { class: 'soft' }, where, where === names && more > 0 ? ` and ${(0,headline/* counted */.hS)(more, 'more page')}` : ''));
}

;// CONCATENATED MODULE: ./lib/report/html/score-part.js



/** Every page with its score by tool, the worst first. */
function scorePart({ origin, tools, rows }, numbering) {
    if (rows.length === 0)
        return null;
    const head = (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'col' }, 'Page'), (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, 'score')), tools.map(tool => (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, tool))));
    const body = rows.map(({ page, label, runs }) => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, (0,preact.h)('a', { href: `#${numbering.pageId(page)}` }, label)), scoreCell(page.score === null ? '–' : String(page.score), page.score, 'total'), tools.map(tool => scoreCell((0,score_table/* scoreText */.QO)(runs.get(tool)), runs.get(tool)?.score ?? null))));
    const unmeasured = rows.some(({ page }) => page.runs.some(run => run.status === 'not-measured'));
    return part('scores', 'Scores', (0,preact.h)('p', { class: 'soft' }, origin === undefined ? '' : `Pages of ${origin}. `, rows.length > 1 ? 'The worst pages first. ' : '', unmeasured ? `${score_table/* NOT_MEASURED */.pJ}: not measured, with the reasons below.` : ''), (0,preact.h)('div', { class: 'card scroll', role: 'region', 'aria-labelledby': 'scores-title', tabIndex: 0 }, (0,preact.h)('table', { class: 'matrix' }, (0,preact.h)('thead', null, head), (0,preact.h)('tbody', null, body))));
}

;// CONCATENATED MODULE: ./lib/report/html/script.js
/**
 * The script of the HTML report: filters the findings, opens what a link leads to, opens all for print. It reads
 * attributes and text of the page alone, and writes only `hidden`, `open` and a count. Without it all can be read.
 */
const SCRIPT = `
'use strict'
{
  const form = document.getElementById('filter')
  const findings = [...document.querySelectorAll('details.finding')]
  const words = new Map()
  const wordsOf = finding => {
    if (!words.has(finding)) words.set(finding, finding.textContent.toLowerCase())
    return words.get(finding)
  }

  const apply = () => {
    const fields = form.elements
    const severities = [...form.querySelectorAll('[name=severity]:checked')].map(box => box.value)
    const tool = fields.namedItem('tool').value
    const page = fields.namedItem('page').value
    const search = fields.namedItem('search').value.trim().toLowerCase()
    let shown = 0
    for (const finding of findings) {
      const { severity, tool: itsTool, pages } = finding.dataset
      const fits =
        severities.includes(severity) &&
        (tool === '' || tool === itsTool) &&
        (page === '' || pages.split(' ').includes(page)) &&
        (search === '' || wordsOf(finding).includes(search))
      finding.hidden = !fits
      if (fits) shown++
      for (const part of finding.querySelectorAll('[data-page]')) {
        part.hidden = page !== '' && part.dataset.page !== page
      }
    }
    form.querySelector('output').textContent = shown + ' of ' + findings.length + ' findings shown'
  }

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    if (!target) return
    if (target.hidden) {
      form.reset()
      apply()
    }
    if (target.matches('details')) target.open = true
    target.scrollIntoView()
  }

  if (form) {
    form.hidden = false
    form.addEventListener('input', apply)
    form.addEventListener('reset', () => setTimeout(apply))
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('[data-action=open]').addEventListener('click', event => {
      const open = event.currentTarget.getAttribute('aria-pressed') !== 'true'
      event.currentTarget.setAttribute('aria-pressed', open)
      for (const finding of findings) finding.open = open
    })
    apply()
  }
  addEventListener('hashchange', openTarget)
  openTarget()

  let closed = []
  addEventListener('beforeprint', () => {
    closed = findings.filter(finding => !finding.open)
    for (const finding of closed) finding.open = true
  })
  addEventListener('afterprint', () => {
    for (const finding of closed) finding.open = false
  })
}
`;

;// CONCATENATED MODULE: ./lib/report/html/service-parts.js





const MAX_FINDINGS = 200;
const MAX_POSITIONS = 1_000;
/** Each analysis of a whole website. */
function analysisPart({ analyses, rules }, writeFacts) {
    if (analyses.length === 0)
        return null;
    return part('analyses', 'Whole-site analysis', analyses.map(({ url, status, reason, score, pages, facts }) => {
        const words = status === 'not-measured'
            ? `not measured: ${(0,plain_text/* oneLine */.TN)(reason || 'the reason is not known')}`
            : `${score === null ? 'no score' : `score ${score}`}, ${(0,headline/* counted */.hS)(pages.length, 'page')}`;
        const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
        return (0,preact.h)('div', { class: 'card' }, (0,preact.h)('ul', { class: 'remarks' }, (0,preact.h)('li', null, (0,preact.h)('strong', null, (0,plain_text/* shownUrl */.zA)(url)), `: ${words} `, writeFacts(facts)), findings
            .slice(0, MAX_FINDINGS)
            .map(({ severity, rule, id, failures }) => (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), `${(0,plain_text/* oneLine */.TN)(rule.title || id)} · ${(0,plain_text/* oneLine */.TN)(id)} · ${(0,headline/* counted */.hS)(failures.length, 'page')}`)), findings.length > MAX_FINDINGS &&
            (0,preact.h)('li', null, `and ${(0,headline/* counted */.hS)(findings.length - MAX_FINDINGS, 'more finding')}`)));
    }));
}
/** Keywords and their positions, a table for each rank project. */
function rankPart({ rank }, writeFacts) {
    if (rank.length === 0)
        return null;
    return part('rank', 'Positions', rank.map(entry => rankTable(entry, writeFacts)));
}
function rankTable({ project, dashboard }, writeFacts) {
    const head = ['Keyword', 'Search engine', 'Location', 'Position', 'URL'].map(name => (0,preact.h)('th', { scope: 'col' }, name));
    const rows = project.keywords.flatMap(({ keyword, positions }) => positions.map(({ searchEngine, location, position, url }) => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, (0,plain_text/* oneLine */.TN)(keyword)), (0,preact.h)('td', null, (0,plain_text/* oneLine */.TN)(searchEngine)), (0,preact.h)('td', null, (0,plain_text/* oneLine */.TN)(location)), (0,preact.h)('td', null, position === null ? 'not found' : String(position)), (0,preact.h)('td', null, url === undefined ? '' : (0,plain_text/* shownUrl */.zA)(url)))));
    const more = rows.length - MAX_POSITIONS;
    return (0,preact.h)('div', null, (0,preact.h)('h3', null, (0,plain_text/* oneLine */.TN)(project.name ?? project.id)), (0,preact.h)('div', { class: 'card scroll', role: 'region', 'aria-label': 'Positions', tabIndex: 0 }, (0,preact.h)('table', null, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head)), (0,preact.h)('tbody', null, rows.slice(0, MAX_POSITIONS)))), more > 0 && (0,preact.h)('p', { class: 'soft' }, `and ${(0,headline/* counted */.hS)(more, 'more position')}`), (0,preact.h)('p', null, writeFacts(dashboard.facts)));
}

;// CONCATENATED MODULE: ./lib/report/html/styles.js
/** The style sheet of the HTML report. */
const STYLES = `
:root {
  --page: #f5f6f8; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d5dae1; --link: #0b57b0;
  --error: #a8190d; --error-fill: #fdeae8; --warning: #7d4500; --warning-fill: #fff0d4;
  --notice: #0a4f97; --notice-fill: #e4f0fe; --good: #0d5f35; --good-fill: #dff4e7; --code: #eef0f3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1115; --card: #171b21; --ink: #e7eaee; --soft: #a3adb9; --line: #303841; --link: #8cc2ff;
    --error: #ffa79d; --error-fill: #431b1a; --warning: #f7c56b; --warning-fill: #3b2a0c;
    --notice: #93c7ff; --notice-fill: #12294a; --good: #79dda2; --good-fill: #11351f; --code: #232931;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, pre { font: .875em/1.45 ui-monospace, SFMono-Regular, Consolas, monospace; }
code { background: var(--code); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--code); padding: .75rem; border-radius: 6px; overflow: auto; max-height: 24rem; margin: .5rem 0; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
.brand { color: var(--soft); font-weight: 600; margin: 1.5rem 0 .75rem; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: .9rem; }
.card, details.item { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.verdict { display: flex; gap: 1rem; padding: 1.25rem; border-left-width: 8px; }
.verdict svg { flex: none; width: 2.5rem; height: 2.5rem; }
.verdict ul { margin: .75rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.verdict.passed { border-left-color: var(--good); } .verdict.passed svg { color: var(--good); }
.verdict.open { border-left-color: var(--notice); } .verdict.open svg { color: var(--notice); }
.verdict.failed { border-left-color: var(--error); } .verdict.failed svg { color: var(--error); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .75rem; margin: 1rem 0 0; }
.figures div { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .6rem .9rem; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.5rem; font-weight: 650; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0 0; }
.scroll { overflow: auto; max-height: 75vh; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
.matrix { width: auto; min-width: 100%; font-variant-numeric: tabular-nums; }
.matrix td { text-align: center; padding: .4rem; min-width: 2.7rem; }
.matrix thead th { position: sticky; top: 0; background: var(--card); vertical-align: bottom; z-index: 1; }
.matrix thead th.tool { padding: .6rem .2rem; text-align: center; }
.matrix thead th.tool span { writing-mode: vertical-rl; transform: rotate(180deg); font-weight: 600; }
.matrix tbody th { position: sticky; left: 0; background: var(--card); font-weight: 400; max-width: 22rem; min-width: 8rem; overflow-wrap: anywhere; }
.matrix thead th:first-child { left: 0; z-index: 2; }
.total { font-weight: 700; }
.good { background: var(--good-fill); color: var(--good); }
.middling { background: var(--warning-fill); color: var(--warning); }
.poor { background: var(--error-fill); color: var(--error); }
.none { color: var(--soft); }
.filter { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; padding: 1rem; margin-bottom: .75rem; }
.filter[hidden], [hidden] { display: none; }
.filter fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
.filter legend, .filter .name { display: block; padding: 0; font-size: .85rem; color: var(--soft); }
.filter select, .filter input[type=search], .filter button { font: inherit; padding: .35rem .6rem; max-width: 100%;
  border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: var(--ink); }
.filter select { max-width: 12rem; } .filter input[type=search] { width: 11rem; }
.filter output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }
details.item { margin: .5rem 0; }
details.item > summary { padding: .75rem 1rem; cursor: pointer; }
details.item > summary h3 { display: inline; }
details.item > .body { padding: 0 1rem 1rem; overflow-wrap: anywhere; }
details.item:target, details.item:has(:target) { border-color: var(--link); }
.screens { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .75rem; margin: .75rem 0; }
.screens img { height: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.screens .phone { width: 9rem; } .screens .desktop { width: 26rem; }
.badge { display: inline-block; border-radius: 999px; padding: .05rem .6rem; font-size: .8rem; font-weight: 650; margin-right: .5rem; white-space: nowrap; }
.badge.error { background: var(--error-fill); color: var(--error); }
.badge.warning { background: var(--warning-fill); color: var(--warning); }
.badge.new { background: var(--ink); color: var(--card); }
.badge.notice { background: var(--notice-fill); color: var(--notice); }
.id { color: var(--soft); font-size: .9rem; margin-left: .5rem; overflow-wrap: anywhere; }
.fix { border-left: 4px solid var(--good); padding-left: .75rem; }
.places { padding-left: 1.2rem; margin: .25rem 0 .75rem; }
.places li { margin: .35rem 0; }
.places .where { color: var(--soft); font-size: .9rem; }
.snippet { display: block; margin-top: .15rem; width: fit-content; max-width: 100%; }
.remarks { padding: .75rem 1rem .75rem 2.2rem; margin: 0; overflow-wrap: anywhere; }
.failing { list-style: none; padding: 0; margin: 0; }
footer { color: var(--soft); font-size: .9rem; padding-top: 2rem; padding-bottom: 2rem; }
@media (max-width: 40rem) {
  body { font-size: 15px; }
  header, main, footer { padding-left: .75rem; padding-right: .75rem; }
  .verdict { gap: .75rem; padding: 1rem; } .verdict svg { width: 1.75rem; height: 1.75rem; }
  h1 { font-size: 1.25rem; }
  .figures { grid-template-columns: repeat(3, 1fr); gap: .5rem; } .figures dd { font-size: 1.2rem; }
  .matrix tbody th { max-width: 9rem; min-width: 6rem; font-size: .85rem; }
  .filter > * { flex: 1 1 100%; } .filter select, .filter input[type=search] { width: 100%; max-width: none; }
  .results thead { display: none; }
  .results tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .results th, .results td { display: block; border: 0; padding: .1rem 0; width: fit-content; max-width: 100%; }
}
@media print {
  :root { --page: #fff; --card: #fff; }
  body { font-size: 11px; }
  header, main, footer { max-width: none; padding: 0; }
  nav, .skip, .filter { display: none; }
  .scroll { max-height: none; overflow: visible; }
  .matrix thead th, .matrix tbody th { position: static; }
  details.item { break-inside: avoid-page; }
  pre { max-height: none; white-space: pre-wrap; }
  a { color: inherit; }
  * { print-color-adjust: exact; }
}
`;

// EXTERNAL MODULE: ./lib/api/comparison.js
var api_comparison = __webpack_require__(7059);
;// CONCATENATED MODULE: ./lib/report/html/verdict-part.js



/** The answer first: passed or failed, why, and the figures. */
function verdictPart(report) {
    const { score, counts, pages } = report;
    const state = (0,headline/* stateOf */.L4)(report);
    const reasons = (0,headline/* reasonsBesideHeadline */.Cc)(report);
    const figures = [
        ['Score', score === null ? '–' : String(score)],
        ['Errors', String(counts.error)],
        ['Warnings', String(counts.warning)],
        ['Notices', String(counts.notice)],
        ['Not measured', String(counts.notMeasured)],
        ...comparisonFigures(report),
        ['Pages', String(pages.length)],
        ['Time', (0,headline/* durationInWords */.ji)(report.durationMs)],
    ];
    return [
        (0,preact.h)('div', { class: `card verdict ${state}` }, sign(state), (0,preact.h)('div', null, (0,preact.h)('h1', null, (0,headline/* headline */.Pl)(report)), reasons.length > 0 &&
            (0,preact.h)('ul', null, reasons.map(reason => (0,preact.h)('li', null, reason))))),
        (0,preact.h)('dl', { class: 'figures' }, figures.map(([name, value]) => (0,preact.h)('div', null, (0,preact.h)('dt', null, name), (0,preact.h)('dd', null, value)))),
    ];
}
function comparisonFigures({ comparison }) {
    if (!comparison)
        return [];
    return [
        ['New', String((0,api_comparison/* placesIn */.yN)(comparison.new))],
        ['Fixed', String((0,api_comparison/* placesIn */.yN)(comparison.fixed))],
    ];
}
const SIGNS = { passed: 'M7 12.5l3.5 3.5L17 9', failed: 'M8 8l8 8M16 8l-8 8', open: 'M7 12h10' };
function sign(state) {
    return (0,preact.h)('svg', { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'aria-hidden': 'true' }, (0,preact.h)('circle', { cx: 12, cy: 12, r: 10 }), (0,preact.h)('path', { d: SIGNS[state] }));
}

;// CONCATENATED MODULE: ./lib/report/html/html.js
















/**
 * The report as one HTML file that loads nothing. Text of others is escaped by the renderer, and should any get
 * through, the policy of the document runs no script but ours.
 */
function renderHtml(report) {
    const document = (0,preact.h)('html', { lang: 'en' }, head(report), body(report));
    return `<!doctype html>\n${(0,dist/* renderToStaticMarkup */.qV)(document)}\n`;
}
function head(report) {
    return (0,preact.h)('head', null, (0,preact.h)('meta', { charSet: 'utf-8' }), (0,preact.h)('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }), (0,preact.h)('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }), (0,preact.h)('meta', { name: 'robots', content: 'noindex' }), (0,preact.h)('meta', { name: 'referrer', content: 'no-referrer' }), (0,preact.h)('title', null, `${(0,headline/* headline */.Pl)(report)} – SEO Preflight`), (0,preact.h)('style', { dangerouslySetInnerHTML: { __html: STYLES } }));
}
function policy() {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    return [
        "default-src 'none'",
        `style-src ${hash(STYLES)}`,
        `script-src ${hash(SCRIPT)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
function body(report) {
    const { pages, rules, generator, source, startedAt } = report;
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
    const numbering = numberAll(scores, findings);
    const writeFacts = factsWriter();
    const parts = [
        scorePart(scores, numbering),
        comparisonPart(report, numbering),
        findingsPart(findings, scores, numbering, isNewIn(report)),
        remarksPart('not-measured', 'Not measured', (0,report_findings/* groupNotMeasured */.bF)(pages), pages, numbering),
        remarksPart('unverified', 'Checks that could not be verified', (0,report_findings/* groupUnverified */.VF)(pages), pages, numbering),
        remarksPart('notes', 'Passed with a note', (0,report_findings/* groupNotes */.tq)(pages), pages, numbering),
        remarksPart('ignored', 'Ignored', (0,report_findings/* groupIgnored */.Mo)(pages), pages, numbering),
        analysisPart(report, writeFacts),
        rankPart(report, writeFacts),
        pagesPart(scores, numbering, writeFacts),
    ].filter(part => part !== null);
    const when = new Date(startedAt);
    return (0,preact.h)('body', null, (0,preact.h)('a', { class: 'skip', href: '#findings' }, 'Skip to the findings'), (0,preact.h)('header', null, (0,preact.h)('p', { class: 'brand' }, 'SEO Preflight', scores.origin && ` · ${scores.origin}`), verdictPart(report), (0,preact.h)('nav', { 'aria-label': 'Parts of the report' }, (0,preact.h)('ul', null, parts.map(({ id, title }) => (0,preact.h)('li', null, (0,preact.h)('a', { href: `#${id}` }, title)))))), (0,preact.h)('main', null, parts.map(partSection)), (0,preact.h)('footer', null, `SEO Preflight ${generator.version} · measured by ${source === 'engine' ? 'the embedded engine' : 'the hosted service'} · `, (0,preact.h)('time', { dateTime: startedAt }, `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`)), (0,preact.h)('script', { dangerouslySetInnerHTML: { __html: SCRIPT } }));
}
function partSection({ id, title, content }) {
    return (0,preact.h)('section', { id, 'aria-labelledby': `${id}-title` }, (0,preact.h)('h2', { id: `${id}-title` }, title), content);
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

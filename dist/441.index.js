export const id = 441;
export const ids = [441,7406];
export const modules = {

/***/ 10441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/terminal.js + 4 modules
var terminal = __webpack_require__(11985);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/github/artifact.js

/**
 * Uploads the report files as one artifact. What fails here is a warning and never changes the verdict.
 *
 * @returns undefined where nothing was uploaded
 */
async function uploadReports(files, { name, retentionDays, env }, log) {
    const paths = Object.values(files);
    if (name === 'none' || paths.length === 0)
        return undefined;
    if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
        log.notice('The report was not uploaded as an artifact: this runner offers no artifact service');
        return undefined;
    }
    try {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(2830), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
        const options = retentionDays === undefined ? {} : { retentionDays };
        const { id } = await new DefaultArtifactClient().uploadArtifact(name, paths, (0,external_node_path_.dirname)(paths[0]), options);
        if (id === undefined)
            return undefined;
        const { context } = await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
        const { owner, repo } = context.repo;
        const url = `${context.serverUrl}/${owner}/${repo}/actions/runs/${context.runId}/artifacts/${id}`;
        return { id: String(id), url };
    }
    catch (error) {
        explainFailure(name, error, log);
        return undefined;
    }
}
function explainFailure(name, error, log) {
    if (error.name === 'GHESNotSupportedError') {
        log.notice('The report was not uploaded: GitHub Enterprise Server has no artifact service for this action');
    }
    else if (/conflict|409|already exists/i.test(error.message)) {
        log.warning(`The report was not uploaded: this run has an artifact "${name}" already; set "artifact-name" to a name of its own`);
    }
    else {
        log.warning(`The report was not uploaded as an artifact: ${error.message}`);
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/report/markdown/summary.js + 8 modules
var summary = __webpack_require__(43122);
;// CONCATENATED MODULE: ./lib/github/job-summary.js



/** A larger file is dropped whole by the runner, with an error; the margin is for other writers of the same step. */
const MAX_SUMMARY_BYTES = 1_000_000;
/**
 * Adds the report to the summary of the job. Without a file for it, or where it cannot be written, the run goes on.
 *
 * @param path of the step's summary file
 * @param artifactName where a summary that had to be cut points to
 */
async function writeJobSummary(report, path, artifactName, log) {
    if (!path) {
        log.debug('There is no GITHUB_STEP_SUMMARY, so no job summary was written');
        return;
    }
    try {
        const written = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
        const artifact = artifactName === 'none' ? {} : { artifact: { name: artifactName } };
        await (0,promises_.appendFile)(path, (0,summary.renderSummary)(report, { maxBytes: MAX_SUMMARY_BYTES - written, ...artifact }));
    }
    catch (error) {
        log.warning(`The job summary could not be written: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
;// CONCATENATED MODULE: ./lib/github/outputs.js

/** The outputs of the action with their descriptions; `action.yml` and the README are made from them. */
const OUTPUTS = {
    verdict: '`passed` or `failed`',
    score: 'Mean score of the pages, 0 to 100; empty where nothing was measured',
    errors: 'Failed checks that are errors, over all pages',
    warnings: 'Failed checks that are warnings',
    notices: 'Failed checks that are notices',
    'not-measured': 'Tool runs that gave no result',
    pages: 'Pages audited',
    'report-json': 'Path of `report.json`',
    'report-html': 'Path of `report.html`',
    'artifact-id': 'Id of the report artifact',
    'artifact-url': 'Address of the report artifact',
};
/** Sets every output of the action. One that has no value is empty. */
function setOutputs(report, files, artifact) {
    const { verdict, score, counts, pages } = report;
    const values = {
        verdict: verdict.passed ? 'passed' : 'failed',
        score: score ?? '',
        errors: counts.error,
        warnings: counts.warning,
        notices: counts.notice,
        'not-measured': counts.notMeasured,
        pages: pages.length,
        'report-json': files.json ?? '',
        'report-html': files.html ?? '',
        'artifact-id': artifact?.id ?? '',
        'artifact-url': artifact?.url ?? '',
    };
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, String(value));
}

;// CONCATENATED MODULE: ./lib/github/publish.js





/** Columns of the log of a run. */
const LOG_WIDTH = 120;
/** Shows the report where a workflow's people look: log, job summary, artifact, outputs. */
async function publish(report, files, warnings, { settings, env, log }) {
    log.info((0,terminal.renderTerminal)(report, { width: LOG_WIDTH, color: true, unicode: true }));
    for (const warning of warnings)
        log.warning((0,plain_text/* oneLine */.TN)(warning));
    const { artifactName: name, retentionDays } = settings;
    await writeJobSummary(report, env['GITHUB_STEP_SUMMARY'], name, log);
    setOutputs(report, files, await uploadReports(files, { name, retentionDays, env }, log));
}


/***/ }),

/***/ 97406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson),
/* harmony export */   shownFacts: () => (/* binding */ shownFacts)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11984);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70867);


/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
/**
 * The report as the text of `report.json`: keys in the order of the model, two blanks of indentation, and valid as
 * UTF-8. URLs, wherever they stand, have no user information and no secret query values.
 */
function renderJson(report) {
    return `${JSON.stringify(publishable(report), null, 2)}\n`;
}
/** The same data with no lone surrogate and no secret of a URL in any text or key. */
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .c)(value).toWellFormed();
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    if (Array.isArray(value))
        return value.map(item => publishable(item, depth + 1));
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .c)(key).toWellFormed(), publishable(item, depth + 1)]));
}
/** Characters that would reorder or hide what is shown around them; JSON has an escape for each. */
const DECEPTIVE = /[\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Facts as JSON for people to read: the start of it, at most `maxLength` UTF-16 units. Empty where there are none. */
function shownFacts(facts, maxLength) {
    if (Object.keys(facts).length === 0)
        return '';
    const json = JSON.stringify(publishable(facts), null, 2);
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(json.replace(DECEPTIVE, escaped), maxLength);
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}


/***/ }),

/***/ 43122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cutNotice: () => (/* binding */ cutNotice),
  renderSummary: () => (/* binding */ renderSummary),
  summarySections: () => (/* binding */ summarySections)
});

// EXTERNAL MODULE: ./node_modules/mdast-util-gfm/lib/index.js + 6 modules
var lib = __webpack_require__(35618);
// EXTERNAL MODULE: ./node_modules/mdast-util-to-markdown/lib/index.js + 14 modules
var mdast_util_to_markdown_lib = __webpack_require__(59059);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(5916);
;// CONCATENATED MODULE: ./lib/report/markdown/blocks.js



/** Writes a section. Whatever the nodes hold is escaped; raw HTML comes from {@link folded} alone. */
function section(...blocks) {
    return (0,mdast_util_to_markdown_lib/* toMarkdown */.l)({ type: 'root', children: blocks.flat() }, {
        bullet: '-',
        rule: '-',
        emphasis: '_',
        extensions: [(0,lib/* gfmToMarkdown */.H)({ tablePipeAlign: false })],
    });
}
/** Our own words. Text of others comes through `prose` and `code`. */
function blocks_text(value) {
    return { type: 'text', value };
}
function strong(value) {
    return { type: 'strong', children: [blocks_text(value)] };
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
    if (summary === 'Data')
        return summary;
    if ('count' in summary)
        return (0,headline/* counted */.hS)(summary.count, summary.of);
    return `${summary.of} ${summary.from} to ${summary.to}`;
}

// EXTERNAL MODULE: ./lib/report/findings.js
var report_findings = __webpack_require__(37470);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
// EXTERNAL MODULE: ./lib/report/score-table.js
var score_table = __webpack_require__(34993);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
;// CONCATENATED MODULE: ./lib/report/markdown/page-text.js


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
    /^[–—&→×=]$/u,
];
/** The name of a commit is 7 to 40 hexadecimal digits, and a word such as "defaced" can be one. */
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu;
/** With a dot behind it, it starts an address, also behind a letter that is not of ASCII: "éwww.". */
const WWW = /www$/i;
/** Prose that others wrote, on one line. */
function prose(text, maxLength) {
    const nodes = [];
    for (const word of (0,plain_text/* oneLine */.TN)(text, maxLength).split(' ')) {
        if (word === '')
            continue;
        const type = isPlainWord(word) ? 'text' : 'inlineCode';
        const last = nodes.at(-1);
        if (last?.type === type)
            last.value += ` ${word}`;
        else
            nodes.push({ type, value: word });
    }
    return nodes.flatMap((node, index) => [...(index === 0 ? [] : [BLANK]), ...withoutPunctuation(node)]);
}
const BLANK = { type: 'text', value: ' ' };
/** Brackets around code and the end of a sentence belong to the sentence. */
function withoutPunctuation(node) {
    const parts = node.type === 'inlineCode' ? /^(\(?)(.+?)(\)?[.,;:]?)$/u.exec(node.value) : null;
    if (!parts)
        return [node];
    const [, open, value, close] = parts;
    const bracketed = (open === '(') === close.startsWith(')');
    if (!bracketed)
        return [node];
    const texts = [open, close].map((punctuation) => punctuation ? [{ type: 'text', value: punctuation }] : []);
    return [...texts[0], { type: 'inlineCode', value }, ...texts[1]];
}
/** A value that others wrote, as a URL, a selector or an id, shown as code. Empty text gives nothing. */
function code(text, maxLength) {
    const value = (0,plain_text/* oneLine */.TN)(text, maxLength);
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
function page_text_link(url, children) {
    const address = (0,link_address/* linkAddress */.$)(url);
    if (address === undefined || REFERENCE.test(address))
        return children;
    return [{ type: 'link', url: address, children }];
}
/** GitHub writes "mentioned this" into the thread that a comment links to. */
const REFERENCE = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions|commit)\//;
function isPlainWord(word) {
    const core = word.replace(OPENING, '').replace(CLOSING, '');
    return core === ''
        ? isPunctuation(word)
        : WORDS.some(form => form.test(core)) && !COMMIT.test(core) && !WWW.test(core);
}
function isPunctuation(word) {
    return /^[("'“‘«)”’».,;!?…]$/u.test(word);
}

;// CONCATENATED MODULE: ./lib/report/markdown/finding-sections.js






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
    const findings = (0,report_findings/* groupFindings */.kG)(pages, rules);
    const naming = { single: pages.length === 1, origin: (0,score_table/* commonOrigin */.wU)(pages) };
    for (const [index, finding] of findings.slice(0, SHOWN_FINDINGS).entries()) {
        yield section(index === 0 ? heading(3, blocks_text(title)) : [], openFinding(finding, naming));
    }
    for (let from = SHOWN_FINDINGS; from < findings.length; from += FOLDED_FINDINGS) {
        const some = findings.slice(from, from + FOLDED_FINDINGS);
        const range = { from: from + 1, to: from + some.length, of: 'Findings' };
        yield section(folded(range, some.flatMap(finding => foldedFinding(finding, naming))));
    }
}
function openFinding(finding, naming) {
    const { listed, more } = (0,report_findings/* firstPlaces */.TD)(finding, MAX_PLACES);
    const items = listed.map(place => placeItem(place, naming));
    // A fold that hides a single line hides nothing.
    const open = items.length + more <= SHOWN_PLACES + 1 ? items : items.slice(0, SHOWN_PLACES);
    const rest = items.slice(open.length);
    const fold = folded({ count: finding.places, of: 'place' }, ...bullets(items), ...(more === 0 ? [] : [paragraph(blocks_text(`and ${(0,headline/* counted */.hS)(more, 'more place')}`))]));
    return [...introduction(finding, naming), ...bullets(open), ...(rest.length === 0 ? [] : fold)];
}
function foldedFinding(finding, naming) {
    const { listed, more } = (0,report_findings/* firstPlaces */.TD)(finding, FOLDED_PLACES);
    const items = listed.map(place => placeItem(place, naming));
    if (more > 0)
        items.push([blocks_text(`and ${(0,headline/* counted */.hS)(more, 'more place')}`)]);
    return [...introduction(finding, naming), ...bullets(items)];
}
function introduction({ id, rule, severity, failures, places }, { single }) {
    const extent = single ? [] : [(0,headline/* counted */.hS)(failures.length, 'page')];
    if (places > failures.length)
        extent.push((0,headline/* counted */.hS)(places, 'place'));
    const why = prose(rule.why, MAX_ADVICE);
    const fix = prose(rule.fix, MAX_ADVICE);
    return [
        paragraph(blocks_text(`${MARKS[severity]} · `), { type: 'strong', children: prose(rule.title || id) }, blocks_text(' · '), ...page_text_link(rule.help, code(id)), blocks_text(extent.map(words => ` · ${words}`).join(''))),
        ...(why.length === 0 ? [] : [paragraph(...why)]),
        ...(fix.length === 0 ? [] : [paragraph(strong('Fix:'), blocks_text(' '), ...fix)]),
    ];
}
/** Where, and what is wrong there: `/prices` line 3 `head > title`: The title has 3 characters. `<title>abc</title>` */
function placeItem(place, { single, origin }) {
    const { page, occurrence, message, resource } = place;
    const parts = [];
    if (!single)
        parts.push(page_text_link(page.url, code((0,score_table/* pageLabel */.Qh)(page.url, origin))));
    if (occurrence?.line !== undefined)
        parts.push([blocks_text(`line ${occurrence.line}`)]);
    if (resource !== undefined)
        parts.push(code((0,plain_text/* shownUrl */.zA)(resource)));
    if (occurrence?.selector)
        parts.push(code(occurrence.selector, MAX_SELECTOR));
    if (message)
        parts.push(prose(message));
    if (occurrence?.snippet)
        parts.push(code(occurrence.snippet, MAX_SNIPPET));
    const shown = parts.filter(part => part.length > 0);
    if (shown.length === 0)
        return [blocks_text('the page')];
    return shown.flatMap((part, index) => (index === 0 ? part : [blocks_text(' · '), ...part]));
}

;// CONCATENATED MODULE: ./lib/report/markdown/fit.js
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

;// CONCATENATED MODULE: ./lib/report/markdown/remark-sections.js





/** Most lines of one kind of remark. */
const MAX_LINES = 50;
/** Pages that a line names before it counts. */
const NAMED_PAGES = 3;
/** What was not measured, with the reasons; then what could not be verified and what passed with a note, folded. */
function* remarkSections({ pages }) {
    const notMeasured = (0,report_findings/* groupNotMeasured */.bF)(pages);
    if (notMeasured.length > 0) {
        yield section(heading(3, blocks_text('Not measured')), bullets(lines(notMeasured, pages)));
    }
    const unverified = (0,report_findings/* groupUnverified */.VF)(pages);
    if (unverified.length > 0) {
        yield section(heading(3, blocks_text('Checks that could not be verified')), folded({ count: unverified.length, of: 'check' }, bullets(lines(unverified, pages))));
    }
    const notes = (0,report_findings/* groupNotes */.tq)(pages);
    if (notes.length > 0) {
        yield section(heading(3, blocks_text('Passed with a note')), folded({ count: notes.length, of: 'note' }, bullets(lines(notes, pages))));
    }
}
function lines(remarks, all) {
    const origin = (0,score_table/* commonOrigin */.wU)(all);
    const shown = remarks.slice(0, MAX_LINES).map(remark => line(remark, all.length, origin));
    const more = remarks.length - shown.length;
    return more === 0 ? shown : [...shown, [blocks_text(`and ${(0,headline/* counted */.hS)(more, 'more line')}`)]];
}
function line({ subject, text: words, pages }, all, origin) {
    const where = [];
    if (all > 1 && pages.length === all)
        where.push(blocks_text(' · on all pages'));
    else if (all > 1) {
        where.push(blocks_text(' · on '));
        for (const [index, page] of pages.slice(0, NAMED_PAGES).entries()) {
            where.push(blocks_text(index === 0 ? '' : ', '), ...code((0,score_table/* pageLabel */.Qh)(page.url, origin)));
        }
        if (pages.length > NAMED_PAGES)
            where.push(blocks_text(` and ${(0,headline/* counted */.hS)(pages.length - NAMED_PAGES, 'more page')}`));
    }
    return [...prose(subject).map(emphasised), blocks_text(': '), ...prose(words), ...where];
}
function emphasised(node) {
    return node.type === 'text' && node.value.trim() !== '' ? strong(node.value) : node;
}

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
        yield section(heading(3, blocks_text('Scores')), paragraph(...page_text_link(first.page.url, code(first.page.url))), toolTable(scores, first));
        return;
    }
    const { perfect, others } = (0,score_table/* splitPerfect */.w5)(scores);
    yield section(heading(3, blocks_text('Scores')), ...pagesInWords(scores), pageTable(scores.rows.slice(0, SHOWN_PAGES), others), legend(perfect, scores));
}
/** The pages that the table of {@link scoreSections} leaves out. */
function* furtherPageSections({ pages }) {
    const scores = (0,score_table/* scoreTable */.Lm)(pages);
    const { others } = (0,score_table/* splitPerfect */.w5)(scores);
    for (let from = SHOWN_PAGES; from < scores.rows.length; from += FOLDED_PAGES) {
        const rows = scores.rows.slice(from, from + FOLDED_PAGES);
        const range = { from: from + 1, to: from + rows.length, of: 'Pages' };
        yield section(from === SHOWN_PAGES ? heading(3, blocks_text('More pages')) : [], folded(range, pageTable(rows, others)));
    }
}
function pageTable(rows, tools) {
    const head = ['Page', 'Score', 'Errors', ...tools].map(name => [blocks_text(name)]);
    return table(head, rows.map(({ page, label, runs }) => [
        page_text_link(page.url, cellCode(label)),
        [page.score === null ? blocks_text(score_table/* NO_SCORE */.N7) : strong(String(page.score))],
        [blocks_text(String((0,headline/* failuresOf */.dJ)(page).error))],
        ...tools.map(tool => [blocks_text((0,score_table/* scoreText */.QO)(runs.get(tool)))]),
    ]));
}
function toolTable({ tools }, { page, runs }) {
    const rows = tools.map(tool => {
        const run = runs.get(tool);
        const failures = (0,headline/* failuresOf */.dJ)({ ...page, runs: run ? [run] : [] });
        const numbers = run?.status === 'measured' ? Object.values(failures) : ['', '', ''];
        return [[blocks_text(tool)], [blocks_text((0,score_table/* scoreText */.QO)(run))], ...numbers.map(number => [blocks_text(String(number))])];
    });
    return table(['Tool', 'Score', 'Errors', 'Warnings', 'Notices'].map(name => [blocks_text(name)]), rows);
}
function pagesInWords({ origin, rows }) {
    const words = origin === undefined ? [] : [blocks_text('Pages of '), ...code(origin)];
    if (rows.length > SHOWN_PAGES) {
        words.push(blocks_text(`${words.length > 0 ? ', the' : 'The'} worst ${SHOWN_PAGES} of ${rows.length}`));
    }
    return words.length === 0 ? [] : [paragraph(...words)];
}
function legend(perfect, { rows }) {
    const words = [];
    if (perfect.length > 0)
        words.push(`100 on every page: ${perfect.join(', ')}.`);
    if (rows.some(({ page }) => page.runs.some(run => run.status === 'not-measured'))) {
        words.push(`${score_table/* NOT_MEASURED */.pJ}: not measured, with the reasons below.`);
    }
    return words.length === 0 ? [] : [paragraph(blocks_text(words.join(' ')))];
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
        const title = heading(3, blocks_text('Whole-site analysis of '), ...code(url));
        yield section(title, paragraph(...analysisResult(analysis)), dataBlock(facts));
        yield* findingSections(pages, rules, 'Findings of the analysis, the worst first');
    }
}
function analysisResult({ status, reason, score, pages }) {
    if (status === 'not-measured')
        return [blocks_text('Not measured: '), ...prose(reason || 'the reason is not known')];
    const words = score === null ? [blocks_text('No score')] : [blocks_text('Score '), strong(String(score))];
    return [...words, blocks_text(` · ${(0,headline/* counted */.hS)(pages.length, 'page')}`)];
}
/** Keywords and their positions, a table for each rank project. */
function* rankSections({ rank }) {
    for (const { project, dashboard } of rank) {
        const rows = project.keywords.flatMap(({ keyword, positions }) => positions.map(({ searchEngine, location, position }) => [
            cellCode(keyword),
            cellCode(searchEngine),
            cellCode(location),
            [blocks_text(position === null ? 'not found' : String(position))],
        ]));
        const head = ['Keyword', 'Search engine', 'Location', 'Position'].map(name => [blocks_text(name)]);
        const more = rows.length - MAX_KEYWORDS;
        yield section(heading(3, blocks_text('Positions of '), ...code(project.name ?? project.id)), rows.length === 0 ? [] : table(head, rows.slice(0, MAX_KEYWORDS)), more > 0 ? paragraph(blocks_text(`and ${(0,headline/* counted */.hS)(more, 'more position')}`)) : [], dataBlock(dashboard.facts));
    }
}
/** Bodies of a service whose shape is not known: shown as data. */
function* serviceDataSections({ pages }) {
    const runs = pages.flatMap(page => page.runs).filter(run => run.foreign !== undefined);
    for (const [index, run] of runs.entries()) {
        const title = index === 0 ? [heading(3, blocks_text('What the service answered'))] : [];
        yield section(title, paragraph(...dataTitle(run)), dataBlock(run.facts));
    }
}
function dataTitle({ tool, url }) {
    return [blocks_text(`${tool} on `), ...code(url)];
}
function dataBlock(facts) {
    const value = (0,json.shownFacts)(facts, MAX_DATA);
    return value === '' ? [] : folded('Data', { type: 'code', lang: 'json', value });
}

;// CONCATENATED MODULE: ./lib/report/markdown/verdict-section.js



/** The verdict, why, and the figures of the run. */
function verdictSection(report) {
    const { verdict, score, counts, pages, durationMs } = report;
    const figures = [
        ...(0,headline/* countsInWords */.Pe)(counts),
        `${(0,headline/* counted */.hS)(pages.length, 'page')} in ${(0,headline/* durationInWords */.ji)(durationMs)}`,
    ];
    const scoreWords = score === null ? [blocks_text('No score')] : [blocks_text('Score '), strong(String(score))];
    return section(heading(2, blocks_text(verdict.passed ? '✅ ' : '❌ '), ...prose((0,headline/* headline */.Pl)(report))), bullets((0,headline/* reasonsBesideHeadline */.Cc)(report).map(reason => prose(reason))), paragraph(...scoreWords, blocks_text(` · ${figures.join(' · ')}`)));
}

;// CONCATENATED MODULE: ./lib/report/markdown/summary.js








/** The report as GitHub Flavored Markdown: of a job summary within a budget, or as a file of its own without one. */
function renderSummary(report, { maxBytes = Number.POSITIVE_INFINITY, artifact } = {}) {
    return fitSections(summarySections(report), cutNotice(artifact), { max: maxBytes, measure: utf8Bytes });
}
/** The report in sections, what matters most first. Each can be the last one. */
function* summarySections(report) {
    yield verdictSection(report);
    yield* scoreSections(report);
    yield* findingSections(report.pages, report.rules);
    yield* remarkSections(report);
    yield* furtherPageSections(report);
    yield* analysisSections(report);
    yield* rankSections(report);
    yield* serviceDataSections(report);
}
/** Says that a document was cut, and where the rest is. */
function cutNotice(artifact) {
    if (!artifact) {
        return section(paragraph(blocks_text('The report is longer than what fits here. The rest is in the report files.')));
    }
    const name = { type: 'inlineCode', value: artifact.name };
    return section(paragraph(blocks_text('The report is longer than what fits here. The rest is in the artifact '), ...(artifact.url === undefined ? [name] : page_text_link(artifact.url, [name])), blocks_text('.')));
}


/***/ })

};

export const id = 5183;
export const ids = [5183,8632,6987];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
/** Whether any of some checks came out one way or the other. */
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
/**
 * Why none of some checks passed or failed, where at least half of them could not be measured. Undefined where one did
 * pass or fail, where there are no checks, and where hardly any applies: a page without links has no broken ones, and
 * one without structured data stays that, although nobody saw whether its scripts add some.
 */
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
/**
 * Whether a tool judged anything: it has a score, or a check that passed or failed. A list of issues of a service that
 * is empty says that there are none.
 */
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 82453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ recordedText),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);


/** Characters of an address that a record names beside its own. */
const MAX_ADDRESS = 250;
/** Hash of a text in a few characters: two of ten thousand texts are the same by chance once in billions of sites. */
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** A text as a record holds it: the start of a long one, with a hash of all of it. No memory of the page is kept by it. */
function recordedText(text, maxLength) {
    if (text.length <= maxLength)
        return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)(text) };
    return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(text, maxLength)), hash: hashOf(text) };
}


/***/ }),

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 31344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checksOverSite: () => (/* binding */ checksOverSite),
/* harmony export */   f: () => (/* binding */ runPage),
/* harmony export */   withRunJudgements: () => (/* binding */ withRunJudgements)
/* harmony export */ });
/* harmony import */ var _api_score_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93574);
/* harmony import */ var _net_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15329);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _judging_run_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70820);
/* harmony import */ var _tools_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62344);





/**
 * The pages of a run with the checks that one page cannot tell: each page is compared with the others of its origin, by
 * the facts that the tools learned. A tool judges those pages alone that it measured.
 */
async function withRunJudgements(pages) {
    const added = new Map();
    const byOrigin = Map.groupBy(pages, ({ url }) => (0,_net_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .y)(url));
    for (const tool of _tools_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_TOOLS */ .W) {
        for (const ofSite of byOrigin.values())
            await judgeSite(tool, ofSite, added);
    }
    if (added.size === 0)
        return [...pages];
    return pages.map(page => {
        const runs = page.runs.map(run => withChecks(run, added.get(run)));
        return { ...page, score: (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .pageScore */ .WY)(runs), runs };
    });
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = _tools_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_TOOLS */ .W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages, added) {
    if (!tool.runTopics)
        return;
    const measured = pages.flatMap(page => {
        const run = page.runs.find(run => run.tool === tool.name && isOurs(run));
        return run ? [{ run, page: runPage(page) }] : [];
    });
    if (measured.length === 0)
        return;
    const own = onceByEnd(measured);
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge([...own.keys()].map(({ page }) => page));
        for (const [name, definition] of Object.entries(topic.checks)) {
            const add = ({ run }, judgement) => {
                const checks = added.get(run) ?? [];
                checks.push((0,_judging_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOf */ .EG)(tool.name, name, definition, judgement));
                added.set(run, checks);
            };
            for (const [index, [one, others]] of [...own].entries()) {
                add(one, judgements[name][index]);
                const same = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(`the same page as ${one.page.url}, where it is judged`);
                for (const other of others)
                    add(other, same);
            }
        }
    }
}
/**
 * Each page once, with the other addresses of the run whose redirects lead to the same one: a page is no copy of itself.
 * The address at which the page is stands for it, else the first that leads there.
 */
function onceByEnd(measured) {
    const endOf = ({ page, run }) => run.finalUrl ?? page.url;
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
/** A page as its run is judged by it. */
function runPage({ url, runs }) {
    const runOf = (tool) => runs.find(run => run.tool === tool && isOurs(run));
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    return { url, facts: tool => runOf(tool)?.facts, failed: id => failed.has(id) };
}
/** A check that was judged before, as in a shard, is judged anew. */
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    return { ...run, checks, score: run.instrument === undefined ? (0,_api_score_js__WEBPACK_IMPORTED_MODULE_0__/* .toolScore */ .nM)(checks) : run.score };
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 50514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinShards: () => (/* binding */ joinShards)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/engine/run-judgements.js
var run_judgements = __webpack_require__(31344);
// EXTERNAL MODULE: ./lib/report/file/screenshots.js
var screenshots = __webpack_require__(22172);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/report/split-sites.js
var split_sites = __webpack_require__(66583);
;// CONCATENATED MODULE: ./lib/report/join-reports.js


/**
 * Joins reports of one site, as those of shards. A tool's run on a page that is in several of them counts once: the
 * newest does, as after a shard was run again.
 *
 * @param reports at least one
 * @throws Error where they come from different sources, since their findings cannot be compared
 */
function joinReports(reports) {
    const source = reports[0].source;
    if (reports.some(report => report.source !== source)) {
        throw new Error('some reports are of the embedded engine and others of a hosted service');
    }
    const byAge = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    const inOrder = byAge.toSorted((a, b) => (a.shard?.number ?? 0) - (b.shard?.number ?? 0));
    const starts = byAge.map(report => Date.parse(report.startedAt));
    const ends = byAge.map((report, index) => starts[index] + report.durationMs);
    return {
        source,
        startedAt: new Date(starts[0]),
        durationMs: Math.max(...ends) - starts[0],
        pages: joinPages(inOrder),
        sites: newestOfEach(inOrder).flatMap(({ sites }) => sites),
        rules: Object.assign({}, ...byAge.map(report => report.rules)),
        analyses: joinAnalyses(newestOfEach(inOrder)),
        rank: joinRank(newestOfEach(inOrder)),
        gaps: [...new Set([...gapsOf(inOrder), ...gapsWithin(inOrder)])],
        baseline: joinBaselines(newestOfEach(inOrder)),
        lookup: newestOfEach(inOrder).find(({ lookup }) => lookup !== undefined)?.lookup,
    };
}
function joinPages(reports) {
    const runs = new Map();
    for (const { pages } of reports) {
        for (const page of pages) {
            const ofPage = runs.get(page.url) ?? new Map();
            runs.set(page.url, ofPage);
            for (const run of page.runs) {
                const known = ofPage.get(run.tool);
                if (!known || known.startedAt <= run.startedAt)
                    ofPage.set(run.tool, run);
            }
        }
    }
    return Array.from(runs, ([url, ofPage]) => {
        const ofTools = [...ofPage.values()];
        return { url, score: (0,score/* pageScore */.WY)(ofTools), runs: ofTools };
    });
}
/** Each site once: a shard other than the first has none, unless it was run with other settings. */
function joinAnalyses(reports) {
    const analyses = reports.flatMap(report => report.analyses);
    const measuredFirst = analyses.toSorted((a, b) => Number(b.status === 'measured') - Number(a.status === 'measured'));
    return [...new Map(measuredFirst.toReversed().map(analysis => [analysis.url, analysis])).values()].reverse();
}
/** Each project once: a shard other than the first has none, unless it was run with other settings. */
function joinRank(reports) {
    const entries = reports.flatMap(({ rank }) => rank);
    const measuredLast = entries.toSorted((a, b) => Number(!a.reason) - Number(!b.reason));
    const chosen = new Map(measuredLast.map(entry => [entry.project.id, entry]));
    return [...new Set(entries.map(({ project }) => project.id))].map(id => chosen.get(id));
}
function joinBaselines(reports) {
    const baselines = reports.flatMap(({ baseline }) => (baseline ? [baseline] : []));
    const [first] = baselines;
    return (first && {
        ...first,
        counterparts: Object.assign({}, ...baselines.map(({ counterparts }) => counterparts)),
        sites: (0,split_sites/* joinSites */.d)(baselines.flatMap(({ sites }) => sites)),
        pages: baselines.flatMap(({ pages }) => pages),
    });
}
/** What the reports themselves lack. */
function gapsWithin(reports) {
    return newestOfEach(reports).flatMap(({ gaps = [] }) => gaps);
}
/** Of a shard that was run again, the newest report alone. */
function newestOfEach(reports) {
    const byTime = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    return [...new Map(byTime.map(report => [report.shard?.number ?? report, report])).values()];
}
/** Shards without a report, and shards of different divisions. */
function gapsOf(reports) {
    const shards = reports.flatMap(({ shard }) => (shard ? [shard] : []));
    const counts = [...new Set(shards.map(({ count }) => count))];
    if (counts.length > 1) {
        return [`The reports are of divisions into ${counts.join(' and ')} shards, which do not fit together`];
    }
    const [count = 0] = counts;
    const numbers = new Set(shards.map(({ number }) => number));
    const missing = Array.from({ length: count }, (_, index) => index + 1).filter(number => !numbers.has(number));
    return missing.map(number => `Shard ${number} of ${count} has no report: its pages were not measured`);
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/read-report.js + 5 modules
var read_report = __webpack_require__(93483);
// EXTERNAL MODULE: ./lib/run/with-analyses.js + 1 modules
var with_analyses = __webpack_require__(98632);
;// CONCATENATED MODULE: ./lib/run/join-shards.js











/** Folders and files that are looked at below one folder, so that a wrong one ends the run and not the machine. */
const MAX_ENTRIES = 100_000;
/**
 * Reads every `report.json` in and below some folders and joins them. Links are not followed.
 *
 * @param within folders of which one must hold each of them; left out, they may be anywhere
 * @throws SettingsError where a folder cannot be read, holds no report, or a report is not one of this program
 */
async function joinShards(folders, within) {
    const found = await Promise.all(folders.map(folder => reportFiles(folder, within)));
    const reports = [];
    const silent = new Map();
    for (const path of found.flat())
        reports.push(await readShard(path, within, silent));
    try {
        const joined = joinReports(reports);
        const { baseline } = joined;
        const judged = await (0,with_analyses.judgedTogether)(joined.pages, joined.analyses);
        return (0,report/* buildFindings */.nH)({
            version: version/* VERSION */.x,
            ...joined,
            ...judged,
            gaps: [...joined.gaps, ...judged.gaps],
            baseline: baseline && { ...baseline, pages: await (0,run_judgements.withRunJudgements)(baseline.pages) },
        });
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: ${error.message}`);
    }
}
async function reportFiles(folder, within) {
    const reports = [];
    try {
        const root = await (0,named_file/* realPlace */.oD)(folder, within);
        const open = [''];
        let entries = 0;
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            const found = await (0,promises_.readdir)((0,external_node_path_.join)(root, at), { withFileTypes: true });
            entries += found.length;
            if (entries > MAX_ENTRIES)
                throw new named_file/* NamedFileError */.ql(`contains more than ${MAX_ENTRIES} files`);
            for (const entry of found) {
                if (entry.isDirectory())
                    open.push((0,external_node_path_.join)(at, entry.name));
                else if (entry.name === 'report.json')
                    reports.push((0,external_node_path_.join)(folder, at, entry.name));
            }
        }
    }
    catch (error) {
        const { code, message } = error;
        const why = code === undefined ? message : `cannot be read (${code})`;
        throw new settings_error/* SettingsError */.G(`merge: "${folder}" ${why}`);
    }
    if (reports.length === 0) {
        throw new settings_error/* SettingsError */.G(`merge: "${folder}" contains no report.json; download the artifacts of the shards into it`);
    }
    return reports.toSorted();
}
async function readShard(path, within, silent) {
    try {
        const report = await (0,read_report.readReportFile)(path, within, pieces => (0,read_report.readReport)(pieces, { silent }));
        return { ...report, pages: await (0,screenshots/* readScreenshots */.oo)(report.pages, (0,external_node_path_.dirname)(path)) };
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: "${path}" ${error.message}`);
    }
}


/***/ }),

/***/ 98632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgedTogether: () => (/* binding */ judgedTogether)
});

// UNUSED EXPORTS: withAnalyses

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var net_origin = __webpack_require__(15329);
// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
;// CONCATENATED MODULE: ./lib/run/as-sent.js

const as_sent_text = (tool, name) => ({
    tool,
    isAsSent: (facts, record) => isText(facts[name], record[name]),
    keyOf: ({ [name]: recorded }) => recorded && (recorded.hash ?? recorded.text.toLowerCase()),
});
const COMPARED = {
    'serp/duplicate-title': as_sent_text('serp', 'title'),
    'serp/duplicate-description': as_sent_text('serp', 'description'),
    'content/duplicate-h1': as_sent_text('content', 'h1'),
    'content/duplicate-text': {
        tool: 'content',
        isAsSent: ({ textFingerprint }, { fingerprint }) => (textFingerprint ?? undefined) === fingerprint,
    },
    'serp/unlike-siblings': {
        tool: 'serp',
        isAsSent: ({ description, canonicalIs = 'absent' }, record) => (typeof description === 'string') === (record.description !== undefined) &&
            (canonicalIs !== 'absent') === (record.canonical !== undefined || record.canonicalsDiffer === true),
    },
    'schema/unlike-siblings': {
        tool: 'schema',
        isAsSent: ({ types }, record) => isStartOf(record.types ?? [], strings(types)),
    },
    'hreflang/versions-disagree': {
        tool: 'hreflang',
        isAsSent({ alternates }, { hreflang }) {
            const named = (Array.isArray(alternates) ? alternates : []).filter(version => version['hreflang'] !== '' && version['url'] !== null);
            const codeOf = (version) => String(version['hreflang']).toLowerCase();
            const lines = strings(named.map(version => `${codeOf(version)} ${version['url']}`));
            return (isStartOf(hreflang?.codes ?? [], strings(named.map(codeOf))) &&
                lines.length === (hreflang?.count ?? 0));
        },
    },
};
/** What stands for the rest of a text. */
const CUT = '…';
/** Items from which on a record may have left out others. */
const MAY_BE_CUT = 5;
function isText(fact, recorded) {
    const shown = typeof fact === 'string' ? fact : '';
    if (!recorded)
        return shown === '';
    if (recorded.hash === undefined)
        return recorded.text === shown;
    // Of a very long text both hold the start.
    const isCut = shown.endsWith(CUT) && recorded.text.endsWith(CUT);
    return recorded.hash === (0,recorded_text/* hashOf */.qQ)(shown) || (isCut && shown.startsWith(recorded.text.slice(0, -CUT.length)));
}
function strings(list) {
    return Array.isArray(list) ? [...new Set(list.map(String))].sort() : [];
}
function isStartOf(recorded, all) {
    return (recorded.every((item, at) => item === all[at]) &&
        (recorded.length === all.length || recorded.length >= MAY_BE_CUT));
}
/** Whether what a check compares is on an audited page as a crawl has read it, so that the crawl may answer for it. */
function isAsSent(id, page, record) {
    const compared = COMPARED[id];
    if (!compared)
        return true;
    const run = page.runs.find(({ tool, status }) => tool === compared.tool && status === 'measured');
    return compared.isAsSent(run?.facts ?? {}, record);
}
/**
 * A check of a site without what scripts have put right on audited pages: a page that they changed and that passes, and
 * pages that were alike as they were sent and of which fewer than two are left.
 *
 * @param audited by the addresses of their records
 */
function withoutSent(check, records, audited) {
    const compared = COMPARED[check.id];
    if (!compared || check.outcome !== 'fail')
        return check;
    const isPutRight = (record) => {
        const page = audited.get(record.url);
        if (!page || isAsSent(check.id, page, record))
            return false;
        const own = page.runs.flatMap(({ checks }) => checks).find(({ id }) => id === check.id);
        return compared.keyOf ? own?.outcome !== 'fail' : own?.outcome === 'pass';
    };
    const byUrl = new Map(records.map(record => [record.url, record]));
    const { keyOf } = compared;
    const left = new Map();
    for (const record of keyOf ? records : []) {
        const key = isPutRight(record) ? undefined : keyOf(record);
        if (key !== undefined)
            left.set(key, (left.get(key) ?? 0) + 1);
    }
    const occurrences = check.occurrences.filter(({ url }) => {
        const record = byUrl.get(url);
        if (!record)
            return true;
        return keyOf ? (left.get(keyOf(record) ?? '') ?? 0) > 1 : !isPutRight(record);
    });
    const dropped = check.occurrences.length - occurrences.length;
    if (dropped === 0)
        return check;
    const { occurrenceCount, message: _, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count === 0) {
        return { ...rest, outcome: 'pass', message: 'as Chrome shows the audited pages', occurrences: [] };
    }
    return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) };
}

;// CONCATENATED MODULE: ./lib/run/with-analyses.js




/**
 * Judges pages together, with what analyses of their sites found: see {@link withAnalyses}. What only that needs of the
 * engine is loaded when the pages are there.
 */
async function judgedTogether(pages, analyses) {
    const { checksOverSite, withRunJudgements } = await Promise.all(/* import() */[__webpack_require__.e(9363), __webpack_require__.e(6987)]).then(__webpack_require__.bind(__webpack_require__, 31344));
    const all = withAnalysedPages(pages, analyses);
    const judged = await withRunJudgements(all.pages);
    if (analyses.length === 0)
        return { pages: judged, analysedSites: [], analyses: [], gaps: [] };
    return withAnalyses(judged, all.analyses, { overSite: await checksOverSite(), askedFor: pages });
}
/**
 * Takes what analyses found to where a reader looks for it, so that each finding stands once: their checks go to the
 * sites. Where an analysis answers for all of a site, that replaces what the audited pages show of it, as far as it has
 * seen them; what another check found on an audited page is that page's.
 *
 * @param pages all that were audited, judged together
 */
function withAnalyses(pages, analyses, { overSite, askedFor }) {
    const audited = judgedOn(askedFor);
    const byAddress = new Map(pages.map(page => [addressOf(page.url), page]));
    const answers = new Map();
    const sites = [];
    const gaps = [];
    for (const analysis of analyses) {
        const origin = (0,net_origin/* originOf */.y)(analysis.url);
        const measured = (analysis.runs ?? [])
            .filter(({ status }) => status === 'measured')
            .map(run => asShown(run, analysis, byAddress));
        answers.set(origin, answersOf(measured, analysis, overSite));
        const runs = measured.flatMap(run => siteRun(run, origin, analysis, { audited, overSite: overSite.all }));
        if (runs.length > 0)
            sites.push({ origin, score: (0,score/* siteScore */.eq)(runs), runs });
        for (const run of analysis.runs ?? []) {
            if (run.status === 'measured')
                continue;
            gaps.push(`${run.tool} on the whole site ${origin}: ${run.reason ?? 'the reason is not known'}`);
        }
    }
    return {
        pages: pages.map(page => withoutAnswered(page, answers.get((0,net_origin/* originOf */.y)(page.url)))),
        analysedSites: sites,
        analyses: analyses.map(withoutRuns),
        gaps,
    };
}
/** Adds the pages on which an analysis ran tools to those that were asked for. What was asked for goes first. */
function withAnalysedPages(pages, analyses) {
    const all = new Map(pages.map(page => [addressOf(page.url), page]));
    const rest = analyses.map(analysis => ({
        ...analysis,
        pages: analysis.pages.filter(page => {
            const address = addressOf(page.url);
            if (page.runs.length > 0 && !all.has(address))
                all.set(address, page);
            return page.runs.length === 0;
        }),
    }));
    return { pages: [...all.values()], analyses: rest };
}
function withoutRuns({ runs, ...analysis }) {
    const learned = (runs ?? []).filter(({ facts }) => Object.keys(facts).length > 0);
    if (learned.length === 0)
        return analysis;
    const tools = Object.fromEntries(learned.map(({ tool, facts }) => [tool, facts]));
    return { ...analysis, facts: { ...analysis.facts, tools } };
}
/** The run of a tool on a site without what scripts have put right. */
function asShown(run, { crawl }, pages) {
    if (!crawl)
        return run;
    const checks = run.checks.map(check => withoutSent(check, crawl.records, pages));
    return checks.every((check, at) => check === run.checks[at])
        ? run
        : { ...run, checks, score: (0,score/* toolScore */.nM)(checks) };
}
function answersOf(runs, { crawl }, { all, ofRun }) {
    const checks = runs.flatMap(run => run.checks).filter(({ id }) => all.has(id));
    const answered = checks
        .filter(({ outcome }) => outcome === 'pass' || outcome === 'fail')
        .map(({ id }) => id);
    const records = new Map(crawl?.records.map(record => [record.url, record]));
    return {
        ofRun: new Set(answered.filter(id => ofRun.has(id))),
        hasSeen(id, page) {
            if (crawl === undefined)
                return true;
            const record = records.get(addressOf(page.url));
            return record !== undefined && !record.needsScripts && isAsSent(id, page, record);
        },
        faults: new Map(checks.map(({ id, occurrences }) => [id, new Set(occurrences.map(({ url }) => addressOf(url)))])),
    };
}
function withoutAnswered(page, answers) {
    if (!answers)
        return page;
    const runs = page.runs.map(run => {
        const checks = run.checks.flatMap(check => answers.ofRun.has(check.id) && answers.hasSeen(check.id, page)
            ? []
            : (withoutFaults(check, answers.faults.get(check.id)) ?? []));
        if (checks.every((check, index) => check === run.checks[index]) && checks.length === run.checks.length)
            return run;
        return { ...run, checks, score: run.instrument === undefined ? (0,score/* toolScore */.nM)(checks) : run.score };
    });
    return { ...page, score: (0,score/* pageScore */.WY)(runs), runs };
}
/** A failed check without the resources that are at fault for the site; undefined where these are all. */
function withoutFaults(check, faults) {
    if (!faults || check.outcome !== 'fail')
        return check;
    const occurrences = check.occurrences.filter(({ url }) => !faults.has(addressOf(url)));
    const dropped = check.occurrences.length - occurrences.length;
    if (dropped === 0)
        return check;
    const { occurrenceCount, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count <= 0)
        return undefined;
    return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) };
}
/** The run of a tool on a site, without what its checks of pages found on audited ones; nothing where that was all. */
function siteRun(run, origin, analysis, { audited, overSite }) {
    const seen = audited.get(run.tool) ?? new Set();
    const checks = run.checks.flatMap(check => {
        const rest = overSite.has(check.id) ? check : beside(check, seen, analysis);
        return rest ? [{ ...rest, scope: 'site' }] : [];
    });
    return checks.length === 0 ? [] : [{ ...run, url: origin, checks, facts: {}, score: (0,score/* toolScore */.nM)(checks) }];
}
/** A check of pages, on the pages that were not audited. */
function beside(check, seen, { crawl }) {
    if (check.outcome !== 'fail')
        return check;
    if (check.failedPages) {
        const pages = check.failedPages.filter(url => !seen.has(addressOf(url)));
        if (pages.length === check.failedPages.length)
            return check;
        const left = (0,failures/* atPages */.mM)(check, pages);
        return left && { ...left, message: besideWords((0,failures/* placeCount */.Nt)(left)) };
    }
    const occurrences = check.occurrences.filter(({ url }) => !seen.has(addressOf(url)));
    const failed = crawl?.records.filter(record => record.failed?.includes(check.id)) ?? [];
    const known = failed.filter(({ url }) => seen.has(addressOf(url))).length;
    const dropped = Math.max(known, check.occurrences.length - occurrences.length);
    if (dropped === 0)
        return check;
    const { occurrenceCount, ...rest } = check;
    const count = (occurrenceCount ?? check.occurrences.length) - dropped;
    if (count <= 0)
        return undefined;
    return {
        ...rest,
        message: besideWords(count),
        occurrences,
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}
function besideWords(count) {
    return `${count} more ${count === 1 ? 'page' : 'pages'}, beside those that were audited`;
}
function judgedOn(pages) {
    const byTool = new Map();
    for (const run of pages.flatMap(({ runs }) => runs)) {
        if (run.status !== 'measured')
            continue;
        const addresses = byTool.get(run.tool) ?? new Set();
        byTool.set(run.tool, addresses);
        for (const url of [run.url, run.finalUrl])
            if (url !== undefined)
                addresses.add(addressOf(url));
    }
    return byTool;
}
/** The address that a crawl has of a page: without fragment, name and password. */
function addressOf(url) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    parsed.hash = '';
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}


/***/ })

};

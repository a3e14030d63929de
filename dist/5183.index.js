export const id = 5183;
export const ids = [5183,8632,3545];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
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


const MAX_ADDRESS = 250;
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
function recordedText(text, maxLength) {
    if (text.length <= maxLength)
        return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)(text) };
    return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(text, maxLength)), hash: hashOf(text) };
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

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 77760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checksOverSite: () => (/* binding */ checksOverSite),
  f: () => (/* binding */ runPage),
  withRunJudgements: () => (/* binding */ withRunJudgements)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/engine/judging/compared-facts.js
const COMPARED_FACTS = [
    'title',
    'description',
    'indexable',
    'keptOutWithHome',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
    'types',
    'alternates',
    'alternatesLeftOut',
    'targets',
    'card',
    'indexFiles',
    'htmlFiles',
    'foreignLinks',
    'menu',
    'pageLanguage',
    'frameContacts',
    'furtherMenus',
    'mails',
    'copyrightYear',
    'language',
    'business',
    'choosesLanguage',
    'leadsOn',
];
function comparedFactsOf(facts) {
    const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]]] : []));
    return Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/engine/run-judgements.js









const MAX_SAME = 100;
async function withRunJudgements(pages) {
    const answers = await answersOn(pages);
    return pages.map((page, index) => {
        const ofSite = answers.get((0,origin/* originOf */.y)(page.url));
        if (ofSite.length === 0)
            return page;
        const runs = page.runs.map(run => isOurs(run) ? withChecks(run, checksOf(ofSite, run.tool, index)) : run);
        return (0,kept_pages/* withRuns */.R7)(page, runs, (0,api_score/* pageScore */.WY)(runs));
    });
}
async function answersOn(pages) {
    const bySite = Map.groupBy(pages.map(comparablePage), ({ page }) => (0,origin/* originOf */.y)(page.url));
    const answers = new Map();
    for (const [origin, ofSite] of bySite) {
        const ofTools = await Promise.all(tools/* ALL_TOOLS */.W.map(tool => judgeSite(tool, ofSite)));
        answers.set(origin, ofTools.flat());
    }
    return answers;
}
function checksOf(ofSite, tool, index) {
    const answers = ofSite.find(({ tool: name }) => name === tool);
    const place = answers?.places.get(index);
    if (!answers || place === undefined)
        return undefined;
    return answers.checks.map(({ of, checks }) => typeof place === 'number' ? checks[place] : of((0,judgement/* notApplicable */.hH)(place)));
}
function comparablePage(page, index) {
    const ends = new Map();
    for (const run of page.runs)
        if (isOurs(run) && !ends.has(run.tool))
            ends.set(run.tool, run.finalUrl);
    return { index, page: runPage(page), ends };
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = tools/* ALL_TOOLS */.W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages) {
    if (!tool.runTopics)
        return [];
    const measured = pages.filter(({ ends }) => ends.has(tool.name));
    if (measured.length === 0)
        return [];
    const own = [...onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)];
    const judged = own.map(([{ page }]) => page);
    const checks = [];
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge(judged);
        for (const [name, definition] of Object.entries(topic.checks)) {
            const of = checkMaker(tool.name, name, definition);
            checks.push({ of, checks: judgements[name].map(of) });
        }
    }
    const places = own.flatMap(([one, others], place) => [
        [one.index, place],
        ...others.map(({ index }) => [
            index,
            `the same page as ${one.page.url}, where it is judged`,
        ]),
    ]);
    return [{ tool: tool.name, places: new Map(places), checks }];
}
function checkMaker(tool, name, definition) {
    const known = new Map();
    return judgement => {
        if (judgement.outcome === 'fail')
            return (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        const key = `${judgement.outcome} ${judgement.message ?? ''}`;
        const check = known.get(key) ?? (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        if (known.size < MAX_SAME)
            known.set(key, check);
        return check;
    };
}
function onceByEnd(measured, endOf) {
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
function runPage({ url, runs }) {
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    const factsOf = new Map();
    for (const { tool, facts } of runs.filter(isOurs)) {
        if (!factsOf.has(tool))
            factsOf.set(tool, comparedFactsOf(facts));
    }
    return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) };
}
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    const score = run.instrument === undefined ? (0,api_score/* toolScore */.nM)(checks) : run.score;
    const isSame = score === run.score &&
        checks.length === run.checks.length &&
        checks.every((check, at) => saysTheSame(check, run.checks[at]));
    return isSame ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score });
}
function saysTheSame(check, known) {
    if (check === known)
        return true;
    const { why, fix, ...rest } = check;
    const { why: knownWhy = why, fix: knownFix = fix, ...knownRest } = known;
    return why === knownWhy && fix === knownFix && (0,external_node_util_.isDeepStrictEqual)(rest, knownRest);
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
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
// EXTERNAL MODULE: ./lib/engine/run-judgements.js + 1 modules
var run_judgements = __webpack_require__(77760);
// EXTERNAL MODULE: ./lib/report/file/from-file.js + 5 modules
var from_file = __webpack_require__(47150);
// EXTERNAL MODULE: ./lib/report/file/screenshots.js
var screenshots = __webpack_require__(22172);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/report/split-sites.js
var split_sites = __webpack_require__(66583);
;// CONCATENATED MODULE: ./lib/report/join-reports.js



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
    const byUrl = Map.groupBy(reports.flatMap(({ pages }) => pages), ({ url }) => url);
    return Array.from(byUrl.values(), same => {
        if (same.length === 1)
            return same[0];
        const ofTools = new Map();
        for (const run of same.flatMap(({ runs }) => runs)) {
            const known = ofTools.get(run.tool);
            if (!known || known.startedAt <= run.startedAt)
                ofTools.set(run.tool, run);
        }
        const runs = [...ofTools.values()];
        return (0,kept_pages/* withRuns */.R7)(same[0], runs, (0,score/* pageScore */.WY)(runs));
    });
}
function joinAnalyses(reports) {
    const analyses = reports.flatMap(report => report.analyses);
    const measuredFirst = analyses.toSorted((a, b) => Number(b.status === 'measured') - Number(a.status === 'measured'));
    return [...new Map(measuredFirst.toReversed().map(analysis => [analysis.url, analysis])).values()].reverse();
}
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
function gapsWithin(reports) {
    return newestOfEach(reports).flatMap(({ gaps = [] }) => gaps);
}
function newestOfEach(reports) {
    const byTime = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    return [...new Map(byTime.map(report => [report.shard?.number ?? report, report])).values()];
}
function gapsOf(reports) {
    const shards = reports.flatMap(({ shard }) => (shard ? [shard] : []));
    const counts = [...new Set(shards.map(({ count }) => count))];
    if (counts.length > 1) {
        return [`The reports are of divisions into ${counts.join(' and ')} shards, which do not fit together`];
    }
    const divisions = new Set(newestOfEach(reports).flatMap(({ shard }) => shard?.division ?? []));
    const apart = divisions.size > 1
        ? [
            'The shards did not divide the same pages, so that some may be missing or in two of them: the pages or the baseline changed between their starts. Run all shards again',
        ]
        : [];
    const [count = 0] = counts;
    const numbers = new Set(shards.map(({ number }) => number));
    const missing = Array.from({ length: count }, (_, index) => index + 1).filter(number => !numbers.has(number));
    return [
        ...apart,
        ...missing.map(number => `Shard ${number} of ${count} has no report: its pages were not measured`),
    ];
}

// EXTERNAL MODULE: ./lib/report/report.js
var report = __webpack_require__(45650);
// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/read-report.js
var read_report = __webpack_require__(65748);
// EXTERNAL MODULE: ./lib/run/with-analyses.js + 1 modules
var with_analyses = __webpack_require__(98632);
;// CONCATENATED MODULE: ./lib/run/join-shards.js












const MAX_ENTRIES = 100_000;
async function joinShards(folders, within) {
    const found = await Promise.all(folders.map(folder => reportFiles(folder, within)));
    const reports = [];
    const memory = new from_file/* ReadingMemory */.O();
    for (const path of found.flat())
        reports.push(await readShard(path, within, memory));
    try {
        const joined = joinReports(reports);
        const { baseline } = joined;
        const judged = await (0,with_analyses.judgedTogether)(joined.pages, joined.analyses);
        return (0,report/* buildFindings */.n)({
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
        const root = await (0,named_file.realPlace)(folder, within);
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
async function readShard(path, within, memory) {
    try {
        const report = await (0,read_report.readReportFile)(path, within, pieces => (0,read_report.readReport)(pieces, { memory }));
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
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
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
const CUT = '…';
const MAY_BE_CUT = 5;
function isText(fact, recorded) {
    const shown = typeof fact === 'string' ? fact : '';
    if (!recorded)
        return shown === '';
    if (recorded.hash === undefined)
        return recorded.text === shown;
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
function isAsSent(id, page, record) {
    const compared = COMPARED[id];
    if (!compared)
        return true;
    const run = page.runs.find(({ tool, status }) => tool === compared.tool && status === 'measured');
    return compared.isAsSent(run?.facts ?? {}, record);
}
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






async function judgedTogether(pages, analyses) {
    const { checksOverSite, withRunJudgements } = await Promise.all(/* import() */[__webpack_require__.e(9363), __webpack_require__.e(3545)]).then(__webpack_require__.bind(__webpack_require__, 77760));
    const all = withAnalysedPages(pages, analyses);
    const judged = await withRunJudgements(all.pages);
    if (analyses.length === 0)
        return { pages: judged, analysedSites: [], analyses: [], gaps: [] };
    return withAnalyses(judged, all.analyses, { overSite: await checksOverSite(), askedFor: pages });
}
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
function withAnalysedPages(pages, analyses) {
    const all = [...pages];
    const known = new Set(pages.map(page => addressOf(page.url)));
    const rest = analyses.map(analysis => ({
        ...analysis,
        pages: analysis.pages.filter(page => {
            const address = addressOf(page.url);
            if (page.runs.length > 0 && !known.has(address)) {
                known.add(address);
                all.push(page);
            }
            return page.runs.length === 0;
        }),
    }));
    return { pages: all, analyses: rest };
}
function withoutRuns({ runs, ...analysis }) {
    const learned = (runs ?? []).filter(({ facts }) => Object.keys(facts).length > 0);
    if (learned.length === 0)
        return analysis;
    const tools = Object.fromEntries(learned.map(({ tool, facts }) => [tool, facts]));
    return { ...analysis, facts: { ...analysis.facts, tools } };
}
function asShown(run, { crawl }, pages) {
    if (!crawl)
        return run;
    const checks = run.checks.map(check => withoutSent(check, crawl.records, pages));
    return checks.every((check, at) => check === run.checks[at])
        ? run
        : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score: (0,score/* toolScore */.nM)(checks) });
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
        return (0,lazy_facts/* changedRun */.Mn)(run, { checks, score: run.instrument === undefined ? (0,score/* toolScore */.nM)(checks) : run.score });
    });
    return (0,kept_pages/* withRuns */.R7)(page, runs, (0,score/* pageScore */.WY)(runs));
}
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
function siteRun(run, origin, analysis, { audited, overSite }) {
    const seen = audited.get(run.tool) ?? new Set();
    const checks = run.checks.flatMap(check => {
        const rest = overSite.has(check.id) ? check : beside(check, seen, analysis);
        return rest ? [{ ...rest, scope: 'site' }] : [];
    });
    return checks.length === 0 ? [] : [{ ...run, url: origin, checks, facts: {}, score: (0,score/* toolScore */.nM)(checks) }];
}
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
    for (const { runs } of pages) {
        for (const { tool, status, url, finalUrl } of runs) {
            if (status !== 'measured')
                continue;
            const addresses = byTool.get(tool) ?? new Set();
            byTool.set(tool, addresses);
            for (const address of [url, finalUrl])
                if (address !== undefined)
                    addresses.add(addressOf(address));
        }
    }
    return byTool;
}
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

export const id = 8632;
export const ids = [8632];
export const modules = {

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

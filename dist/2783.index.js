export const id = 2783;
export const ids = [2783];
export const modules = {

/***/ 42783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinShards: () => (/* binding */ joinShards)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/read-report.js
var read_report = __webpack_require__(7430);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
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
        rules: Object.assign({}, ...byAge.map(report => report.rules)),
        analyses: inOrder.flatMap(report => report.analyses),
        rank: byAge.at(-1).rank,
        gaps: [...new Set([...gapsOf(inOrder), ...gapsWithin(inOrder)])],
        baseline: joinBaselines(inOrder),
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
function joinBaselines(reports) {
    const baselines = reports.flatMap(({ baseline }) => (baseline ? [baseline] : []));
    const [first] = baselines;
    return (first && {
        ...first,
        counterparts: Object.assign({}, ...baselines.map(({ counterparts }) => counterparts)),
        pages: baselines.flatMap(({ pages }) => pages),
    });
}
/** What the reports themselves lack; of a shard that was run again, the newest. */
function gapsWithin(reports) {
    const byTime = reports.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
    const newest = new Map(byTime.map(report => [report.shard?.number ?? report, report]));
    return [...newest.values()].flatMap(({ gaps = [] }) => gaps);
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
;// CONCATENATED MODULE: ./lib/report/share-checks.js
/**
 * The report with one object, frozen, for all checks that say the same: nine of ten of a page's checks passed or do not
 * apply, in the same words on every page. A run of thousands of pages fits into memory that way.
 *
 * @param shared checks of other reports, to which those of this one come
 */
function withSharedChecks(report, shared) {
    const share = (check) => {
        if (check.outcome === 'fail' || check.occurrences.length > 0)
            return check;
        const key = `${check.id} ${check.outcome} ${check.severity} ${check.message ?? ''}`;
        const known = shared.get(key);
        if (known)
            return known;
        shared.set(key, Object.freeze(check));
        return check;
    };
    const pages = report.pages.map(page => ({
        ...page,
        runs: page.runs.map(run => ({ ...run, checks: run.checks.map(share) })),
    }));
    return { ...report, pages };
}

// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/join-shards.js









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
    const shared = new Map();
    for (const path of found.flat())
        reports.push(withSharedChecks(await readReport(path, within), shared));
    try {
        return (0,report/* buildFindings */.nH)({ version: version/* VERSION */.x, ...joinReports(reports) });
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
                throw new named_file/* NamedFileError */.ql(`holds more than ${MAX_ENTRIES} files`);
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
        throw new settings_error/* SettingsError */.G(`merge: "${folder}" holds no report.json; download the artifacts of the shards into it`);
    }
    return reports.toSorted();
}
async function readReport(path, within) {
    try {
        return await (0,read_report/* readReportFile */.$)(path, within);
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: "${path}" ${error.message}`);
    }
}


/***/ })

};

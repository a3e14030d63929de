export const id = 50;
export const ids = [50];
export const modules = {

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   nl: () => (/* binding */ FileRuns),
/* harmony export */   tz: () => (/* binding */ toFileRun)
/* harmony export */ });
/* harmony import */ var _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81741);

/** Different checks that say nothing, by name, outcome and scope; the engine has fewer than 700 names. */
const MAX_SILENT = 50_000;
/**
 * A tool run as the report file has it: checks that say nothing are names.
 *
 * @param where address of the page or origin of the site that it is part of
 */
function toFileRun(run, where, rules) {
    const { checks, url, ...rest } = run;
    const namesOf = (outcome) => {
        const silent = checks.filter(check => check.outcome === outcome && !isTold(check));
        return silent.map(({ id }) => nameOf(id, run)).join(' ');
    };
    const passed = namesOf('pass');
    const notApplicable = namesOf('not-applicable');
    return {
        ...rest,
        ...(url !== where && { url }),
        checks: checks.filter(isTold).map(check => toFileCheck(check, rules)),
        ...(passed !== '' && { passed }),
        ...(notApplicable !== '' && { notApplicable }),
    };
}
/** Whether the file says more of a check than its name. */
function isTold({ id, outcome, message }) {
    // A service may name its checks as it likes.
    return (/\s/.test(id) ||
        outcome === 'fail' ||
        outcome === 'not-measured' ||
        (outcome === 'pass' && message !== undefined));
}
function nameOf(id, { tool }) {
    return id.startsWith(`${tool}/`) ? id.slice(tool.length + 1) : id;
}
function toFileCheck(check, rules) {
    const { scope: _, why: __, fix: ___, title, severity, help, occurrences, ...rest } = check;
    const rule = Object.hasOwn(rules, check.id) ? rules[check.id] : {};
    return {
        ...rest,
        ...(title !== rule.title && { title }),
        ...(severity !== rule.severity && { severity }),
        ...(help !== rule.help && { help }),
        ...(occurrences.length > 0 && { occurrences }),
    };
}
/** Reads what {@link toFileRun} wrote; of a check that said nothing its name and outcome are left. */
class FileRuns {
    #rules;
    /** Those that say nothing are the same wherever they stand: nine of ten of a page's checks. */
    #silent;
    /** @param silent shared by the runs of several reports */
    constructor(rules, silent) {
        this.#rules = rules;
        this.#silent = silent;
    }
    page(page) {
        return { ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) };
    }
    site(site) {
        return { ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) };
    }
    /** Runs on a site of which an analysis was asked at an address. */
    runs(runs, url) {
        return runs.map(run => this.#run(run, url, 'site'));
    }
    #run(run, where, scope) {
        const { checks, passed = '', notApplicable = '', url = where, ...rest } = run;
        const named = (names) => names.split(' ').filter(name => name !== '');
        const silent = (outcome) => (name) => this.#silentCheck(name.includes('/') ? name : `${run.tool}/${name}`, outcome, scope);
        return {
            ...rest,
            url,
            checks: [
                ...checks.map(check => this.#check(check, scope)),
                ...named(passed).map(silent('pass')),
                ...named(notApplicable).map(silent('not-applicable')),
            ],
        };
    }
    #check({ title, severity, help, occurrences, ...rest }, scope) {
        const rule = Object.hasOwn(this.#rules, rest.id) ? this.#rules[rest.id] : undefined;
        return {
            ...rest,
            ...(scope && { scope }),
            title: title ?? rule?.title ?? rest.id,
            severity: severity ?? rule?.severity ?? 'notice',
            help: help ?? rule?.help ?? '',
            occurrences: occurrences ?? [],
        };
    }
    #silentCheck(id, outcome, scope) {
        const key = `${outcome} ${scope} ${id}`;
        const known = this.#silent.get(key);
        if (known)
            return known;
        // A few bytes of a file would be a check each.
        if (this.#silent.size >= MAX_SILENT)
            throw new _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReportFileError */ .t(`names more than ${MAX_SILENT} checks`);
        const check = Object.freeze(this.#check({ id, outcome }, scope));
        this.#silent.set(key, check);
        return check;
    }
}


/***/ }),

/***/ 10050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jsonChunks: () => (/* binding */ jsonChunks),
  v: () => (/* binding */ shownFacts)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/unsafe-characters.js
var unsafe_characters = __webpack_require__(98262);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(37671);
// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
;// CONCATENATED MODULE: ./lib/report/file/to-file.js


/** A report as its file has it: it grows with what is wrong, and not with what was looked at. */
function toFile(report) {
    const rules = rulesTold(report);
    const withFileRuns = (results) => ({
        ...results,
        runs: results.runs.map(run => (0,file_run/* toFileRun */.tz)(run, 'url' in results ? results.url : results.origin, rules)),
    });
    // Its runs are made when the page is written, of one page after the other.
    const filePage = (page) => ({
        ...(0,kept_pages/* withoutRuns */.dQ)(page),
        get runs() {
            return page.runs.map(run => (0,file_run/* toFileRun */.tz)(run, page.url, rules));
        },
    });
    const { baseline } = report;
    return {
        ...report,
        sites: report.sites.map(withFileRuns),
        pages: report.pages.map(filePage),
        rules,
        analyses: report.analyses.map(({ runs, ...analysis }) => ({
            ...analysis,
            pages: analysis.pages.map(withFileRuns),
            ...(runs && { runs: runs.map(run => (0,file_run/* toFileRun */.tz)(run, analysis.url, rules)) }),
        })),
        ...(baseline && {
            baseline: {
                ...baseline,
                sites: baseline.sites.map(withFileRuns),
                pages: baseline.pages.map(filePage),
            },
        }),
    };
}
/** The texts of those checks alone of which the file says more than the name. */
function rulesTold({ pages, sites, analyses, comparison, baseline, rules }) {
    const results = [
        ...pages,
        ...sites,
        ...analyses.flatMap(({ pages, runs = [] }) => [...pages, { runs }]),
        ...(baseline ? [...baseline.pages, ...baseline.sites] : []),
    ];
    const told = new Set();
    for (const { runs } of results) {
        for (const { checks } of runs)
            for (const check of checks)
                if ((0,file_run/* isTold */.Wc)(check))
                    told.add(check.id);
    }
    for (const { check } of [...(comparison?.fixed ?? []), ...(comparison?.known ?? [])])
        told.add(check);
    return Object.fromEntries(Object.entries(rules).filter(([id]) => told.has(id)));
}

;// CONCATENATED MODULE: ./lib/report/json.js




/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
/** With more pages than these nobody reads the file without a program. */
const INDENTED_PAGES = 3;
/**
 * The report as the text of `report.json`: keys in the order of the model, and valid as UTF-8; that of a few pages is
 * indented, else each page has a line. URLs, wherever they stand, have no user information and no secret query values.
 * It comes in pieces, page by page, since that of thousands of pages is longer than a string of JavaScript can be.
 */
function* jsonChunks(report) {
    const indent = report.pages.length <= INDENTED_PAGES ? 2 : 0;
    const text = (value) => JSON.stringify(publishable(value), null, indent);
    let separator = '{\n';
    for (const [key, value] of Object.entries(toFile(report))) {
        if (value === undefined)
            continue;
        yield `${separator}${JSON.stringify(key)}: `;
        separator = ',\n';
        if (Array.isArray(value))
            yield* arrayChunks(value, text);
        else
            yield text(value);
    }
    yield '\n}\n';
}
function* arrayChunks(items, text) {
    let separator = '[\n';
    for (const item of items) {
        yield separator + text(item);
        separator = ',\n';
    }
    yield items.length === 0 ? '[]' : '\n]';
}
/** The same data with no lone surrogate and no secret of a URL in any text or key. */
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return (0,url_secrets/* withoutSecrets */.cT)(value).toWellFormed();
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    if (Array.isArray(value))
        return value.map(item => publishable(item, depth + 1));
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [(0,url_secrets/* withoutSecrets */.cT)(key).toWellFormed(), publishable(item, depth + 1)]));
}
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
    return (0,cut/* cutEnd */.ym)(json.split('\n').map(unsafe_characters/* withEscapes */.rq).join('\n'), maxLength);
}
function withoutFile(value) {
    const start = typeof value === 'string' ? EMBEDDED.exec(value)?.[0] : undefined;
    return start === undefined ? value : `${start}…`;
}


/***/ })

};

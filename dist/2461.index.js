export const id = 2461;
export const ids = [2461,1550,5198,9524,3804];
export const modules = {

/***/ 71902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema)
/* harmony export */ });
/* unused harmony exports failureRefSchema, scoreChangeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _result_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15198);


const score = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(100);
const failureRefSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl,
    check: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Id of the check'),
    title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    severity: _result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severitySchema */ .X5,
    page: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    places: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).describe('How many places it stands for'),
    place: _result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceSchema */ .jO
        .omit({ snippet: true, column: true })
        .optional()
        .describe('The place, where it stands for one that is known'),
})
    .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
});
const scoreChangeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .toolSchema */ .wl.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).describe('Points by which it may differ without meaning anything'),
})
    .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What the run was compared with, in words'),
    new: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each check on each page'),
    fixed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scoreChangeSchema),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('What could not be compared, one line each'),
})
    .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' });
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What it is, in words'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['hosted', 'engine']),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Of the program that made it'),
    counterparts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    sites: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .siteSchema */ .BG),
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .pageSchema */ .vD),
})
    .meta({ id: 'Baseline', description: 'What a run is compared with.' });


/***/ }),

/***/ 15198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ siteSchema),
/* harmony export */   FB: () => (/* binding */ toolRunSchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   _U: () => (/* binding */ checkSchema),
/* harmony export */   jO: () => (/* binding */ occurrenceSchema),
/* harmony export */   m: () => (/* binding */ analysisSchema),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   toolRunShape: () => (/* binding */ toolRunShape),
/* harmony export */   vD: () => (/* binding */ pageSchema),
/* harmony export */   wl: () => (/* binding */ toolSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98439);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61815);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3075);



// What comes here was read from JSON or is made by us: its values need no second look.
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());
const score = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(100).nullable().describe('0 to 100; null where nothing was measured');
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0);
const severitySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .SEVERITIES */ .o);
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOLS */ .I);
const occurrenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .describe('The resource at fault: of a broken link its target, of a missing title the page'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    selector: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('CSS selector of the element'),
    snippet: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Start of the source at fault, as sent'),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).optional(),
})
    .meta({ id: 'Occurrence', description: 'One place where a check failed.' });
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`tool/what-is-wrong`, in kebab-case'),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['page', 'site'])
        .optional()
        .describe('Whose fault it is: `site` where it is the same on every page. Left out, it is `page`'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: severitySchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .i),
    help: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Public document that governs the check; empty where none is known'),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why it matters'),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What to do'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    occurrences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(occurrenceSchema).describe('The first places, at most 50'),
    occurrenceCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('All places, where more than are listed'),
    twins: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Ids of checks of other tools that say the same of the page; they count once, under this id'),
    twinOf: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Id of the check of the page that says the same and counts for both'),
    ignored: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Line of the setting `ignore` that sets this failure aside: it does not count'),
    ignoredOccurrences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), occurrence: occurrenceSchema }))
        .optional()
        .describe('Places set aside by `ignore`, where others count'),
})
    .meta({ id: 'Check', description: 'One thing that a tool verified.' });
const toolRunSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tool: toolSchema,
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    finalUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where redirects led'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['measured', 'not-measured']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why it was not measured'),
    score,
    instrument: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Established instrument whose score it is, as `Lighthouse`; left out where the checks make it'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkSchema),
    facts: jsonObject.describe('What the tool learned; all of the body where its shape is unknown'),
    foreign: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['object', 'value'])
        .optional()
        .describe('The body did not have this shape: `object`: `facts` is that body; `value`: `facts.body` is'),
    judged: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(false)
        .optional()
        .describe('The body is data without a judgement, or with a grade alone: it neither passes nor fails'),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'ToolRun', description: 'Result of one tool on one URL.' });
/** The JSON Schema of a tool run: which names one may have. */
function toolRunShape() {
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .toJSONSchema */ .bl(toolRunSchema);
}
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), score, runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolRunSchema) })
    .meta({ id: 'Page', description: 'All tool runs of one page.' });
const siteSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Scheme, host and port'), score, runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolRunSchema) })
    .meta({
    id: 'Site',
    description: 'What is wrong with a site as a whole: its checks of scope `site`, once.',
});
const analysisSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['measured', 'not-measured']),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    score,
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pageSchema),
    facts: jsonObject,
    startedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'Analysis', description: 'Result of the complete analysis of a website.' });
const accountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    facts: jsonObject,
})
    .meta({ id: 'Account', description: 'The account that owns the token.' });
const projectId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Identifier of the rank project');
const rankProjectSummarySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: projectId, name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), facts: jsonObject })
    .meta({ id: 'RankProjectSummary', description: 'One rank-tracking project in the list of them.' });
const rankProjectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: projectId,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    keywords: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        keyword: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        positions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            searchEngine: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            location: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            position: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).nullable().describe('null: not among the results'),
            url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        })),
    })),
    facts: jsonObject,
})
    .meta({ id: 'RankProject', description: 'A rank-tracking project: keywords and their positions.' });
const rankDashboardSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: projectId, facts: jsonObject })
    .meta({ id: 'RankDashboard', description: 'Position dashboard of one project.' });


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

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   nl: () => (/* binding */ FileRuns),
/* harmony export */   tz: () => (/* binding */ toFileRun)
/* harmony export */ });
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
    pages(pages) {
        return pages.map(page => ({ ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) }));
    }
    sites(sites) {
        return sites.map(site => ({ ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) }));
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
        const check = Object.freeze(this.#check({ id, outcome }, scope));
        this.#silent.set(key, check);
        return check;
    }
}


/***/ }),

/***/ 49524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ reportSchema),
/* harmony export */   findingsShape: () => (/* binding */ findingsShape)
/* harmony export */ });
/* unused harmony export ruleSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98439);
/* harmony import */ var _api_comparison_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71902);
/* harmony import */ var _api_outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61815);
/* harmony import */ var _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15198);




const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    failOn: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._api_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .o, 'never'])
        .optional()
        .describe('Least severity that fails the build; left out of a shard, which is not judged'),
    failing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ tool: _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .toolSchema */ .wl, url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }))
        .optional()
        .describe('Tool runs that fail the build by what they found, by their score or as they gave no result'),
})
    .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' });
const ruleSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    severity: _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severitySchema */ .X5,
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    help: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
})
    .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
});
/** A report can come from anywhere, and each shard that is missing costs a line. */
const shardNumber = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(1000);
/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(2),
    generator: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('seo-preflight'), version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100).nullable(),
    healthy: count.describe('Pages without an error'),
    counts: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        error: count,
        warning: count,
        notice: count,
        notMeasured: count.describe('Tool runs without a result'),
    })
        .describe('Findings by severity: a check that fails anywhere counts once, under its worst severity'),
    sites: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSchema */ .BG).describe('What is wrong with each site as a whole, by origin'),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSchema */ .vD),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ruleSchema),
    analyses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .analysisSchema */ .m),
    rank: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ project: _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .rankProjectSchema */ .Tq, dashboard: _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .rankDashboardSchema */ .QY })),
    shard: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: shardNumber, count: shardNumber })
        .optional()
        .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
        .optional()
        .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: _api_comparison_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .comparisonSchema */ .D.optional(),
    withoutBaseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .optional()
        .describe('Why nothing was compared, although a baseline was asked for'),
    baseline: _api_comparison_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineSchema */ .d2
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
/** The JSON Schema of the findings as the gate judges them: without the verdict, and without what is of the baseline. */
function findingsShape() {
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .toJSONSchema */ .bl(reportSchema.omit({ verdict: true, baseline: true, withoutBaseline: true }));
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
// EXTERNAL MODULE: ./lib/run/read-report.js + 2 modules
var read_report = __webpack_require__(33804);
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
        reports.push(await readReport(path, within, silent));
    try {
        const joined = joinReports(reports);
        const { baseline } = joined;
        return (0,report/* buildFindings */.nH)({
            version: version/* VERSION */.x,
            ...joined,
            pages: await (0,run_judgements.withRunJudgements)(joined.pages),
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
async function readReport(path, within, silent) {
    try {
        const report = (0,read_report/* asReport */.z)(await (0,read_report.readReportFile)(path, within), silent);
        return { ...report, pages: await (0,screenshots/* readScreenshots */.oo)(report.pages, (0,external_node_path_.dirname)(path)) };
    }
    catch (error) {
        throw new settings_error/* SettingsError */.G(`merge: "${path}" ${error.message}`);
    }
}


/***/ }),

/***/ 33804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  asBaselineReport: () => (/* binding */ asBaselineReport),
  z: () => (/* binding */ asReport),
  readReportFile: () => (/* binding */ readReportFile)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./lib/api/comparison-schemas.js
var comparison_schemas = __webpack_require__(71902);
// EXTERNAL MODULE: ./lib/api/result-schemas.js
var result_schemas = __webpack_require__(15198);
// EXTERNAL MODULE: ./lib/report/report-schema.js
var report_schema = __webpack_require__(49524);
;// CONCATENATED MODULE: ./lib/report/file/file-schema.js




/** A check as the file has it: what is the same wherever it stands is under `rules`. */
const fileCheckSchema = result_schemas/* checkSchema */._U
    .omit({ scope: true, why: true, fix: true })
    .partial({ title: true, severity: true, help: true, occurrences: true })
    .extend({
    title: schemas/* string */.YjP().optional().describe('Where it is not that of the rule'),
    severity: result_schemas/* checkSchema */._U.shape.severity.optional().describe('Where it is not that of the rule'),
    help: schemas/* string */.YjP().optional().describe('Where it is not that of the rule'),
    occurrences: result_schemas/* checkSchema */._U.shape.occurrences.optional().describe('Left out where there are none'),
})
    .meta({ id: 'ReportedCheck', description: 'A check that says something; its texts are under `rules`.' });
const fileRunSchema = result_schemas/* toolRunSchema */.FB
    .extend({
    checks: schemas/* array */.YOg(fileCheckSchema)
        .describe('What failed, what was not measured, and what passed with a message'),
    url: schemas/* string */.YjP().optional().describe('Where it is not that of its page or site'),
    passed: schemas/* string */.YjP()
        .optional()
        .describe('Checks that passed and say nothing: their names without the tool, separated by blanks'),
    notApplicable: schemas/* string */.YjP().optional().describe('Checks that do not apply, likewise'),
})
    .meta({ id: 'ReportedRun', description: 'Result of one tool, without what passed in silence.' });
const runs = schemas/* array */.YOg(fileRunSchema);
const filePages = schemas/* array */.YOg(result_schemas/* pageSchema */.vD.extend({ runs }));
const fileSites = schemas/* array */.YOg(result_schemas/* siteSchema */.BG.extend({ runs }));
/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
const reportFileSchema = report_schema/* reportSchema */.Q
    .extend({
    sites: fileSites.describe('What is wrong with each site as a whole, by origin'),
    pages: filePages,
    analyses: schemas/* array */.YOg(result_schemas/* analysisSchema */.m.extend({ pages: filePages })),
    baseline: comparison_schemas/* baselineSchema */.d2
        .extend({ sites: fileSites, pages: filePages })
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });

// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
;// CONCATENATED MODULE: ./lib/report/file/from-file.js

/**
 * The report of a file. Of checks that said nothing their names and outcomes are left.
 *
 * @param silent where checks that say nothing are kept, so that several reports share them
 */
function fromFile(file, silent = new Map()) {
    const runs = new file_run/* FileRuns */.nl(file.rules, silent);
    const { baseline, ...rest } = file;
    return {
        ...rest,
        sites: runs.sites(file.sites),
        pages: runs.pages(file.pages),
        analyses: file.analyses.map(analysis => ({ ...analysis, pages: runs.pages(analysis.pages) })),
        ...(baseline && {
            baseline: { ...baseline, sites: runs.sites(baseline.sites), pages: runs.pages(baseline.pages) },
        }),
    };
}

// EXTERNAL MODULE: ./lib/settings/named-file.js
var named_file = __webpack_require__(15843);
;// CONCATENATED MODULE: ./lib/run/read-report.js




/** Objects and lists within each other: more than any report has. What walks through one recurses. */
const MAX_DEPTH = 250;
/**
 * Takes what was read from a `report.json` for a report.
 *
 * @param silent where checks that say nothing are kept, so that several reports share them
 * @throws Error with one line that says what does not fit
 */
function asReport(content, silent) {
    return readWith(content, () => fromFile(reportFileSchema.parse(content), silent));
}
/**
 * The same, to compare a run with: a report of the first version serves as well.
 *
 * @throws Error with one line that says what does not fit
 */
async function asBaselineReport(content) {
    if (content?.schemaVersion !== 1)
        return asReport(content);
    const { fromVersion1 } = await __webpack_require__.e(/* import() */ 6967).then(__webpack_require__.bind(__webpack_require__, 56967));
    const { SITE_CHECK_IDS } = await __webpack_require__.e(/* import() */ 9317).then(__webpack_require__.bind(__webpack_require__, 29317));
    return readWith(content, () => fromVersion1(content, new Set(SITE_CHECK_IDS.trim().split('\n'))));
}
function readWith(content, read) {
    if (depthExceeds(content, MAX_DEPTH))
        throw new Error(`is nested more than ${MAX_DEPTH} levels deep`);
    try {
        return read();
    }
    catch (error) {
        if (!(error instanceof errors/* ZodError */.G))
            throw error;
        const { path, message } = error.issues[0];
        const place = path.length === 0 ? '' : `${path.join('.')}: `;
        throw new Error(`is not a report that this version can read: ${place}${message}`);
    }
}
/**
 * Reads a `report.json` that a setting names.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @returns what it holds, for {@link asReport} or {@link asBaselineReport}
 * @throws NamedFileError where it cannot be read
 * @throws Error with one line that goes behind its name, and shows nothing of what is no report
 */
async function readReportFile(path, within) {
    const text = await (0,named_file/* readNamedFile */.wh)(path, { maxBytes: named_file/* MAX_REPORT_BYTES */.WA, within });
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser quotes the start of what it was given, which may be any file.
        throw new Error('is not JSON');
    }
}
function depthExceeds(value, limit) {
    let level = [value];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > limit)
            return true;
        const next = [];
        for (const item of level) {
            if (typeof item !== 'object' || item === null)
                continue;
            for (const inner of Object.values(item))
                if (typeof inner === 'object' && inner !== null)
                    next.push(inner);
        }
        level = next;
    }
    return false;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};

export const id = 8552;
export const ids = [8552,5198];
export const modules = {

/***/ 15198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FB: () => (/* binding */ toolRunSchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   X5: () => (/* binding */ severitySchema),
/* harmony export */   jO: () => (/* binding */ occurrenceSchema),
/* harmony export */   m: () => (/* binding */ analysisSchema),
/* harmony export */   rE: () => (/* binding */ accountSchema),
/* harmony export */   toolRunShape: () => (/* binding */ toolRunShape),
/* harmony export */   vD: () => (/* binding */ pageSchema),
/* harmony export */   wl: () => (/* binding */ toolSchema)
/* harmony export */ });
/* unused harmony export checkSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
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
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: severitySchema,
    outcome: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOMES */ .i),
    help: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Public document that governs the check; empty where none is known'),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why it matters'),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What to do'),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    occurrences: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(occurrenceSchema).describe('The first places, at most 50'),
    occurrenceCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('All places, where more than are listed'),
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
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(checkSchema),
    facts: jsonObject.describe('What the tool learned; all of the body where its shape is unknown'),
    foreign: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['object', 'value'])
        .optional()
        .describe('The body did not have this shape: `object`: `facts` is that body; `value`: `facts.body` is'),
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

/***/ 98552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findingsShape: () => (/* binding */ findingsShape),
  Q: () => (/* binding */ reportSchema)
});

// UNUSED EXPORTS: ruleSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/api/result-schemas.js
var result_schemas = __webpack_require__(15198);
;// CONCATENATED MODULE: ./lib/api/comparison-schemas.js


const score = schemas/* number */.aig().min(0).max(100);
const failureRefSchema = schemas/* object */.Ikc({
    tool: result_schemas/* toolSchema */.wl,
    check: schemas/* string */.YjP().describe('Id of the check'),
    title: schemas/* string */.YjP(),
    severity: result_schemas/* severitySchema */.X5,
    page: schemas/* string */.YjP().describe('URL of the page in this run'),
    places: schemas/* int */.Whr().min(1).describe('How many places it stands for'),
    place: result_schemas/* occurrenceSchema */.jO
        .omit({ snippet: true, column: true })
        .optional()
        .describe('The place, where it stands for one that is known'),
})
    .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
});
const scoreChangeSchema = schemas/* object */.Ikc({
    page: schemas/* string */.YjP().describe('URL of the page in this run'),
    tool: result_schemas/* toolSchema */.wl.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: schemas/* number */.aig().min(0).describe('Points by which it may differ without meaning anything'),
})
    .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' });
const comparisonSchema = schemas/* object */.Ikc({
    baseline: schemas/* string */.YjP().describe('What the run was compared with, in words'),
    new: schemas/* array */.YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: schemas/* array */.YOg(failureRefSchema).describe('One for each check on each page'),
    fixed: schemas/* array */.YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: schemas/* array */.YOg(scoreChangeSchema),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What could not be compared, one line each'),
})
    .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' });
const baselineSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().describe('What it is, in words'),
    source: schemas/* enum */.k5n(['hosted', 'engine']),
    version: schemas/* string */.YjP().describe('Of the program that made it'),
    counterparts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
        .optional()
        .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    pages: schemas/* array */.YOg(result_schemas/* pageSchema */.vD),
})
    .meta({ id: 'Baseline', description: 'What a run is compared with.' });

;// CONCATENATED MODULE: ./lib/report/report-schema.js



const verdictSchema = schemas/* object */.Ikc({ passed: schemas/* boolean */.zMY(), reasons: schemas/* array */.YOg(schemas/* string */.YjP()) })
    .meta({ description: 'The answer of the gate: whether the build may go on, and why not.' });
const ruleSchema = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    severity: result_schemas/* severitySchema */.X5,
    why: schemas/* string */.YjP(),
    fix: schemas/* string */.YjP(),
    help: schemas/* string */.YjP(),
})
    .meta({
    description: 'What is the same wherever a check is reported. Texts are empty where a service gave none.',
});
const count = schemas/* int */.Whr().min(0);
/** A report can come from anywhere, and each shard that is missing costs a line. */
const shardNumber = schemas/* int */.Whr().min(1).max(1000);
/** The report file, `report.json`. Its JSON Schema is published as `docs/report.schema.json`. */
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* object */.Ikc({ name: schemas/* literal */.euz('seo-preflight'), version: schemas/* string */.YjP() }),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    source: schemas/* enum */.k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    counts: schemas/* object */.Ikc({ error: count, warning: count, notice: count, notMeasured: count }),
    pages: schemas/* array */.YOg(result_schemas/* pageSchema */.vD),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), ruleSchema),
    analyses: schemas/* array */.YOg(result_schemas/* analysisSchema */.m),
    rank: schemas/* array */.YOg(schemas/* object */.Ikc({ project: result_schemas/* rankProjectSchema */.Tq, dashboard: result_schemas/* rankDashboardSchema */.QY })),
    shard: schemas/* object */.Ikc({ number: shardNumber, count: shardNumber })
        .optional()
        .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: comparisonSchema.optional(),
    withoutBaseline: schemas/* string */.YjP()
        .optional()
        .describe('Why nothing was compared, although a baseline was asked for'),
    baseline: baselineSchema
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
/** The JSON Schema of the findings as the gate judges them: without the verdict, and without what is of the baseline. */
function findingsShape() {
    return json_schema_processors/* toJSONSchema */.bl(reportSchema.omit({ verdict: true, baseline: true, withoutBaseline: true }));
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);



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

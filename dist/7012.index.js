export const id = 7012;
export const ids = [7012,4377];
export const modules = {

/***/ 71902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   d2: () => (/* binding */ baselineSchema)
/* harmony export */ });
/* unused harmony exports failureRefSchema, scoreChangeSchema, changeSchema, uncomparedSchema, lostAddressSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _address_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41909);
/* harmony import */ var _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82334);
/* harmony import */ var _search_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25192);




const score = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100);
const failureRefSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .toolSchema */ .wl,
    check: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Id of the check'),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    severity: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .severitySchema */ .X5,
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    places: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).describe('How many places it stands for'),
    place: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceSchema */ .jO
        .omit({ snippet: true, column: true, region: true })
        .optional()
        .describe('The place, where it stands for one that is known'),
})
    .meta({
    id: 'FailureRef',
    description: 'A failed check on a page: one of its places, or several together.',
});
const scoreChangeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run, or the origin of the site'),
    tool: _result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .toolSchema */ .wl.optional().describe('Left out where it is the score of the page'),
    before: score,
    after: score,
    tolerance: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).describe('Points by which it may differ without meaning anything'),
})
    .meta({ id: 'ScoreChange', description: 'A score that is not the same as in the baseline.' });
const changeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('URL of the page in this run'),
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_search_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEARCH_FACTS */ .h),
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().describe('As the baseline has it; null where it had none'),
    after: zod__WEBPACK_IMPORTED_MODULE_2__/* .json */ .Pq9().describe('As this run has it; null where there is none'),
})
    .meta({ id: 'Change', description: 'A difference in what search engines see of a page, right or wrong.' });
const uncomparedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_search_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .SEARCH_FACTS */ .h)),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).describe('On how many pages'),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Why, in words'),
    notRun: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional().describe('Set where the tools that tell it were not to run'),
})
    .meta({ id: 'Uncompared', description: "What of search engines' view of pages could not be compared." });
const lostAddressSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Address on the audited site that the baseline had'),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nullable().describe('What it answers now; null where it gives no answer'),
    redirect: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Where it leads now, where that is another page'),
    note: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What it does now, as "answers 404"'),
    successor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The page that it should redirect to, where that can be told'),
})
    .meta({ id: 'LostAddress', description: 'A page of the baseline that the run no longer answers.' });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    baseline: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What the run was compared with, in words'),
    new: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    known: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each check on each page'),
    fixed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(failureRefSchema).describe('One for each place, as far as places are listed'),
    scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scoreChangeSchema),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(changeSchema)
        .optional()
        .describe('What search engines see differently; left out where nothing could be compared'),
    uncompared: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(uncomparedSchema)
        .optional()
        .describe('What could not be compared of what search engines see'),
    lost: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(lostAddressSchema)
        .optional()
        .describe('Addresses that are gone; left out where none were looked for'),
    added: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional().describe('Pages that the baseline does not have'),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('What could not be compared, one line each'),
})
    .meta({ id: 'Comparison', description: 'What is new, known and fixed against a baseline.' });
const baselineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('What it is, in words'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['hosted', 'engine']),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Of the program that made it'),
    counterparts: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
        .optional()
        .describe('Page of the baseline for each page of the run; left out, pages are found by their paths'),
    sites: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSchema */ .BG),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_result_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSchema */ .vD),
    visited: _address_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .visitedPagesSchema */ .uM.optional().describe('Further pages that an analysis has crawled'),
})
    .meta({ id: 'Baseline', description: 'What a run is compared with.' });


/***/ }),

/***/ 97012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findingsShape: () => (/* binding */ findingsShape),
  Q: () => (/* binding */ reportSchema)
});

// UNUSED EXPORTS: ruleSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/api/address-schemas.js
var address_schemas = __webpack_require__(41909);
// EXTERNAL MODULE: ./lib/api/comparison-schemas.js
var comparison_schemas = __webpack_require__(71902);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
// EXTERNAL MODULE: ./lib/api/rank-schemas.js
var rank_schemas = __webpack_require__(52961);
// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/api/json.js
var json = __webpack_require__(86192);
;// CONCATENATED MODULE: ./lib/report/file/fingerprints-schema.js



const measuredCheckSchema = result_schemas/* checkSchema */._U
    .omit({ title: true, severity: true, help: true, why: true, fix: true, scope: true })
    .meta({ id: 'MeasuredCheck', description: 'A check as it was measured, before anything was set aside.' });
const measuredRunSchema = schemas/* object */.Ikc({
    read: schemas/* string */.YjP()
        .optional()
        .describe('Keys of its inputs, separated by blanks; left out where they cannot be compared'),
    until: iso/* datetime */.w$().optional().describe('When the clock alone changes the result'),
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    checks: schemas/* array */.YOg(measuredCheckSchema)
        .optional()
        .describe('Checks of which the report says something else, or that stand with the site'),
    passed: schemas/* string */.YjP().optional().describe('Key of the names of further checks that passed'),
    notApplicable: schemas/* string */.YjP().optional().describe('Key of the names of further checks that did not apply'),
    facts: json/* jsonObject */.o.optional().describe('Of a run that stands with the site'),
    startedAt: iso/* datetime */.w$().optional().describe('Of a run that stands with the site'),
    durationMs: schemas/* number */.aig().min(0).optional().describe('Of a run that stands with the site'),
})
    .meta({ id: 'MeasuredRun', description: 'What a later run needs to take over a result.' });
const fingerprintsSchema = schemas/* object */.Ikc({
    run: schemas/* string */.YjP()
        .describe('Of the version, the settings and the tools: results of others are not taken over'),
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
        .describe('What results were worked out from: a fingerprint, a blank and what it is, by key'),
    names: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).describe('Lists of names of checks, by key'),
    pages: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP(), tools: schemas/* partialRecord */.jgl(result_schemas/* toolSchema */.wl, measuredRunSchema) })),
})
    .meta({ id: 'Fingerprints', description: 'From what results were worked out, with `incremental`.' });

// EXTERNAL MODULE: ./lib/report/history-length.js
var history_length = __webpack_require__(31639);
;// CONCATENATED MODULE: ./lib/report/report-schema.js








const count = schemas/* int */.Whr().min(0);
const verdictSchema = schemas/* object */.Ikc({
    passed: schemas/* boolean */.zMY(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    failOn: schemas/* enum */.k5n([...outcomes/* SEVERITIES */.o, 'never'])
        .optional()
        .describe('Least severity that fails the build; left out of a shard, which is not judged'),
    failing: schemas/* array */.YOg(schemas/* object */.Ikc({ tool: result_schemas/* toolSchema */.wl, url: schemas/* string */.YjP() }))
        .optional()
        .describe('Tool runs that fail the build by what they found, by their score or as they gave no result'),
})
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
const shardNumber = schemas/* int */.Whr().min(1).max(1000);
const pastRunSchema = schemas/* object */.Ikc({
    startedAt: iso/* datetime */.w$(),
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    errors: count,
    warnings: count,
})
    .meta({ id: 'PastRun', description: 'The figures of a run before this one.' });
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(2),
    generator: schemas/* object */.Ikc({ name: schemas/* literal */.euz('seo-preflight'), version: schemas/* string */.YjP() }),
    startedAt: iso/* datetime */.w$(),
    durationMs: schemas/* number */.aig().min(0),
    source: schemas/* enum */.k5n(['hosted', 'engine']),
    verdict: verdictSchema,
    score: schemas/* number */.aig().min(0).max(100).nullable(),
    healthy: count.describe('Pages that could be read, and on which no error was found'),
    counts: schemas/* object */.Ikc({
        error: count,
        warning: count,
        notice: count,
        notMeasured: count.describe('Tool runs without a result'),
    })
        .describe('Findings by severity: a check that fails anywhere counts once, under its worst severity'),
    sites: schemas/* array */.YOg(result_schemas/* siteSchema */.BG).describe('What is wrong with each site as a whole, by origin'),
    pages: schemas/* array */.YOg(result_schemas/* pageSchema */.vD),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), ruleSchema),
    analyses: schemas/* array */.YOg(result_schemas/* analysisSchema */.m),
    rank: schemas/* array */.YOg(rank_schemas/* rankEntrySchema */.E0),
    shard: schemas/* object */.Ikc({
        number: shardNumber,
        count: shardNumber,
        division: schemas/* string */.YjP()
            .max(64)
            .optional()
            .describe('Stands for all pages and how they were divided: the same in all shards of a run'),
    })
        .optional()
        .describe('Which part of the pages this is: it is judged when all parts are joined'),
    gaps: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('What is missing of the run, as a shard without a report; counts as not measured'),
    comparison: comparison_schemas/* comparisonSchema */.D.optional(),
    withoutBaseline: schemas/* string */.YjP()
        .optional()
        .describe('Why nothing was compared, although a baseline was asked for'),
    history: schemas/* array */.YOg(pastRunSchema)
        .max(history_length/* MAX_HISTORY */.o)
        .optional()
        .describe('Runs before this one, the oldest first, as far as the report that it is compared with knows them'),
    baseline: comparison_schemas/* baselineSchema */.d2
        .optional()
        .describe('Of a shard: what its pages will be compared with when all shards are merged'),
    fingerprints: fingerprintsSchema.optional(),
    lookup: address_schemas/* lookupSchema */.Kq
        .optional()
        .describe('Of the first shard: what it found at the addresses of the baseline, for when all are merged'),
})
    .meta({ title: 'SEO Preflight report', description: 'Everything that one run found.' });
function findingsShape() {
    return json_schema_processors/* toJSONSchema */.bl(reportSchema.omit({
        verdict: true,
        baseline: true,
        withoutBaseline: true,
        lookup: true,
        history: true,
        fingerprints: true,
    }));
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};

export const id = 8254;
export const ids = [8254,2961];
export const modules = {

/***/ 41909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ MAX_LISTED_CHARACTERS),
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   Kq: () => (/* binding */ lookupSchema),
/* harmony export */   hl: () => (/* binding */ listedSchema),
/* harmony export */   uM: () => (/* binding */ visitedPagesSchema)
/* harmony export */ });
/* unused harmony export identitySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

/** Most addresses of a site that a report holds. */
const MAX_LISTED = 5000;
/** Most characters that those addresses may have together. */
const MAX_LISTED_CHARACTERS = 200_000;
const listedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe(`Paths with their queries, in the order of the sitemaps: at most ${MAX_LISTED}`),
    whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether these are all that the sitemaps list'),
})
    .meta({ id: 'Listed', description: 'Addresses of a site that its sitemaps list.' });
/** By what a page is recognised at another address, as far as that is known. */
const identitySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    h1: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('SimHash of its main text'),
});
const visitedSchema = identitySchema.extend({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const visitedPagesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(visitedSchema);
const openAddressSchema = identitySchema
    .extend({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Address on the audited site'),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['page', 'sitemap'])
        .describe('How the baseline knows it: it audited the page, or a sitemap lists it'),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['gone', 'moved', 'unknown'])
        .describe('`gone`: there is no page; `moved`: it redirects to one; `unknown`: that could not be told'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().describe('Of the last answer; null where there is none'),
    redirect: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where it leads, where that is another address'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What it answers, in words'),
    redirected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where it led in the baseline, as an address on the audited site'),
})
    .meta({
    id: 'OpenAddress',
    description: 'An address of the baseline that is no page of its own in the run; title, H1 and fingerprint are those of the baseline.',
});
const lookupSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        known: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Addresses of the baseline that were looked for'),
        asked: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Those of them that the run had not audited'),
    }))
        .describe('On how many addresses of each site it is based'),
    open: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(openAddressSchema).describe('Those of them that do not simply answer with a page'),
    added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Pages that the baseline does not have; left out where that cannot be told'),
    fresh: visitedPagesSchema.describe('Some of those pages, which the run has not audited'),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('What could not be looked for, one line each'),
})
    .meta({ id: 'Lookup', description: 'What a run answers at the addresses that its baseline knew.' });


/***/ }),

/***/ 86192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ jsonObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

/** What comes here was read from JSON or is made by us: its values need no second look. */
const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());


/***/ }),

/***/ 52961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ rankEntrySchema),
/* harmony export */   JZ: () => (/* binding */ rankProjectSummarySchema),
/* harmony export */   QY: () => (/* binding */ rankDashboardSchema),
/* harmony export */   Tq: () => (/* binding */ rankProjectSchema),
/* harmony export */   rankShape: () => (/* binding */ rankShape)
/* harmony export */ });
/* unused harmony exports RANK_STATES, rankPositionSchema, rankDistributionSchema, rankMoveSchema, rankChangeSchema, rankDaySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98439);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86192);


/** A day of the calendar, `YYYY-MM-DD`. */
const day = zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6();
const places = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).nullable();
const share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100);
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const projectId = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Identifier of the rank project');
const notes = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
    .optional()
    .describe('What a reader should know of where the positions come from, one line each');
/** How a keyword stands: it has a position, it was looked for and is not there, or nobody knows. */
const RANK_STATES = ['ranked', 'not-ranked', 'unknown'];
const rankProjectSummarySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: projectId, name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), facts: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o })
    .meta({ id: 'RankProjectSummary', description: 'One rank-tracking project in the list of them.' });
const change = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable();
const rankPositionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    searchEngine: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Empty where it is not known'),
    location: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .describe('Country or place of the searchers; empty where it is not known, or all of them'),
    device: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Empty where it is not known, or all of them'),
    position: places.describe('1 is the first; an average has decimals. null: not among the results, or not known'),
    state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(RANK_STATES)
        .optional()
        .describe('`not-ranked`: looked for, and not among the first 100; `unknown`: there is no data of that day. Left out, the position says it'),
    date: day.nullable().optional().describe('Day of the position; null where the source names none'),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Page that ranks'),
    change: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ days1: change, days7: change, days30: change })
        .optional()
        .describe('Places gained since 1, 7 and 30 days before; below 0 they are lost. null where one of the two days has no position'),
    history: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(places)
        .optional()
        .describe('Position on each of the `days` of the project; null where there is none'),
})
    .meta({ id: 'RankPosition', description: 'Where a keyword stands in one search engine, place and device.' });
const rankProjectSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: projectId,
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    asOf: day.nullable().optional().describe('The newest day with data'),
    days: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(day).optional().describe('The days of each `history`, without a gap, at most 91'),
    keywords: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ keyword: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), positions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rankPositionSchema) })),
    notes,
    facts: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o,
})
    .meta({ id: 'RankProject', description: 'A rank-tracking project: keywords and their positions.' });
const rankDistributionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    top3: count,
    top10: count.describe('With those of `top3`, and so on'),
    top20: count,
    top50: count,
    top100: count,
    none: count.describe('Looked for, and not among the first 100'),
    unknown: count.describe('Without data of that day: in none of the others'),
})
    .meta({ id: 'RankDistribution', description: 'How many keywords stand how high.' });
const rankMoveSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    keyword: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    searchEngine: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    device: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    before: places.describe('null: not among the first 100'),
    after: places.describe('null: not among the first 100'),
    change: change.describe('Places gained; below 0 they are lost. null where it was or is not among the first 100'),
})
    .meta({ id: 'RankMove', description: 'A keyword that stands elsewhere than before.' });
const moves = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rankMoveSchema);
const rankChangeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    compared: count.describe('Keywords that are known on both days; nothing here is about others'),
    averagePosition: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ before: places, after: places }),
    visibility: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        before: share,
        after: share,
        percent: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable().describe('Change in percent of what it was; null where that was 0'),
    }),
    winners: moves.describe('Those that gained, the largest gain first'),
    losers: moves.describe('Those that lost, the largest loss first'),
    enteredTop10: moves,
    leftTop10: moves,
})
    .meta({ id: 'RankChange', description: 'What changed against an earlier day, like with like.' });
const rankDaySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    date: day,
    averagePosition: places,
    visibility: share.nullable(),
    top10: count.nullable(),
    known: count.describe('Keywords with data of that day'),
})
    .meta({ id: 'RankDay', description: 'The figures of one day; null where there is no data.' });
const rankDashboardSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: projectId,
    asOf: day.nullable().optional().describe('The newest day with data'),
    distribution: rankDistributionSchema.optional(),
    averagePosition: places.optional().describe('Mean of the positions that are known'),
    visibility: share
        .nullable()
        .optional()
        .describe('Clicks that the positions can expect, in percent of those that all keywords in first place could; see docs/rank-tracking.md'),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        days1: rankChangeSchema.nullable(),
        days7: rankChangeSchema.nullable(),
        days30: rankChangeSchema.nullable(),
    })
        .optional()
        .describe('Against 1, 7 and 30 days before; null where no keyword is known on both days'),
    history: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(rankDaySchema).optional().describe('Each day from the first with data on, at most 91'),
    notes,
    facts: _json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonObject */ .o,
})
    .meta({ id: 'RankDashboard', description: 'Position dashboard of one project.' });
/** A project with its dashboard, as the report has it. */
const rankEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why it was not measured'),
    project: rankProjectSchema,
    dashboard: rankDashboardSchema,
})
    .meta({ id: 'RankEntry', description: 'A rank project of the run.' });
/** The JSON Schema of a rank project with its dashboard: which names they may have. */
function rankShape() {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(rankEntrySchema.omit({ reason: true }));
}


/***/ }),

/***/ 82334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rE: () => (/* binding */ accountSchema),
  m: () => (/* binding */ analysisSchema),
  _U: () => (/* binding */ checkSchema),
  jO: () => (/* binding */ occurrenceSchema),
  vD: () => (/* binding */ pageSchema),
  QY: () => (/* reexport */ rank_schemas/* rankDashboardSchema */.QY),
  Tq: () => (/* reexport */ rank_schemas/* rankProjectSchema */.Tq),
  JZ: () => (/* reexport */ rank_schemas/* rankProjectSummarySchema */.JZ),
  X5: () => (/* binding */ severitySchema),
  BG: () => (/* binding */ siteSchema),
  FB: () => (/* binding */ toolRunSchema),
  toolRunShape: () => (/* binding */ toolRunShape),
  wl: () => (/* binding */ toolSchema)
});

// UNUSED EXPORTS: crawlSchema, regionSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/api/address-schemas.js
var address_schemas = __webpack_require__(41909);
// EXTERNAL MODULE: ./lib/api/json.js
var json = __webpack_require__(86192);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
;// CONCATENATED MODULE: ./lib/api/page-document-schema.js

const pageDocumentSchema = schemas/* object */.Ikc({
    judged: schemas/* enum */.k5n(['rendered', 'sent'])
        .describe('`rendered`: as Chrome shows it; `sent`: as the server sends it'),
    reason: schemas/* string */.YjP().optional().describe('Why as it was sent'),
    sample: schemas/* string */.YjP()
        .optional()
        .describe('Page of the same template that was shown in Chrome, and on which scripts change nothing'),
})
    .meta({
    id: 'PageDocument',
    description: 'Which document of the page the tools judged that can do without Chrome.',
});

// EXTERNAL MODULE: ./lib/api/page-record-schema.js
var page_record_schema = __webpack_require__(43431);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/api/rank-schemas.js
var rank_schemas = __webpack_require__(52961);
;// CONCATENATED MODULE: ./lib/api/result-schemas.js








const score = schemas/* number */.aig().min(0).max(100).nullable().describe('0 to 100; null where nothing was measured');
const milliseconds = schemas/* number */.aig().min(0);
const severitySchema = schemas/* enum */.k5n(outcomes/* SEVERITIES */.o);
const toolSchema = schemas/* enum */.k5n(tools/* TOOLS */.I);
const part = schemas/* number */.aig().min(0).max(1);
const regionSchema = schemas/* object */.Ikc({ x: part, y: part, width: part, height: part })
    .describe('Where the element lies on the first screen of a phone, in parts of its width and height');
const occurrenceSchema = schemas/* object */.Ikc({
    url: schemas/* string */.YjP()
        .describe('The resource at fault: of a broken link its target, of a missing title the page'),
    message: schemas/* string */.YjP().optional(),
    selector: schemas/* string */.YjP().optional().describe('CSS selector of the element'),
    snippet: schemas/* string */.YjP().optional().describe('Start of the source at fault, as sent'),
    line: schemas/* int */.Whr().min(1).optional(),
    column: schemas/* int */.Whr().min(1).optional(),
    region: regionSchema.optional(),
})
    .meta({ id: 'Occurrence', description: 'One place where a check failed.' });
const checkSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().describe('`tool/what-is-wrong`, in kebab-case'),
    scope: schemas/* enum */.k5n(['page', 'site'])
        .optional()
        .describe('Whose fault it is: `site` where it is the same on every page. Left out, it is `page`'),
    title: schemas/* string */.YjP(),
    severity: severitySchema,
    outcome: schemas/* enum */.k5n(outcomes/* OUTCOMES */.i),
    help: schemas/* string */.YjP().describe('Public document that governs the check; empty where none is known'),
    why: schemas/* string */.YjP().optional().describe('Why it matters'),
    fix: schemas/* string */.YjP().optional().describe('What to do'),
    message: schemas/* string */.YjP().optional(),
    occurrences: schemas/* array */.YOg(occurrenceSchema).describe('The first places, at most 50'),
    occurrenceCount: schemas/* int */.Whr().min(0).optional().describe('All places, where more than are listed'),
    failedPages: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Of a check of pages that stands for all of a site: the pages on which it failed, also beyond `occurrences`; the first of very many'),
    twins: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Ids of checks of other tools that say the same of the page; they count once, under this id'),
    twinOf: schemas/* string */.YjP()
        .optional()
        .describe('Id of the check of the page that says the same and counts for both'),
    ignored: schemas/* string */.YjP()
        .optional()
        .describe('Line of the setting `ignore` that sets this failure aside: it does not count'),
    ignoredOccurrences: schemas/* array */.YOg(schemas/* object */.Ikc({ by: schemas/* string */.YjP(), occurrence: occurrenceSchema }))
        .optional()
        .describe('Places set aside by `ignore`, where others count'),
})
    .meta({ id: 'Check', description: 'One thing that a tool verified.' });
const toolRunSchema = schemas/* object */.Ikc({
    tool: toolSchema,
    url: schemas/* string */.YjP(),
    finalUrl: schemas/* string */.YjP().optional().describe('Where redirects led'),
    status: schemas/* enum */.k5n(['measured', 'not-measured']),
    reason: schemas/* string */.YjP().optional().describe('Why it was not measured'),
    score,
    instrument: schemas/* string */.YjP()
        .optional()
        .describe('Established instrument whose score it is, as `Lighthouse`; left out where the checks make it'),
    checks: schemas/* array */.YOg(checkSchema),
    facts: json/* jsonObject */.o.describe('What the tool learned; all of the body where its shape is unknown'),
    foreign: schemas/* enum */.k5n(['object', 'value'])
        .optional()
        .describe('The body did not have this shape: `object`: `facts` is that body; `value`: `facts.body` is'),
    judged: schemas/* literal */.euz(false)
        .optional()
        .describe('The body is data without a judgement, or with a grade alone: it neither passes nor fails'),
    takenOver: schemas/* literal */.euz(true)
        .optional()
        .describe('The result is that of the baseline, because its inputs have not changed'),
    startedAt: iso/* datetime */.w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'ToolRun', description: 'Result of one tool on one URL.' });
/** The JSON Schema of a tool run: which names one may have. */
function toolRunShape() {
    return json_schema_processors/* toJSONSchema */.bl(toolRunSchema);
}
const pageSchema = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    score,
    document: pageDocumentSchema.optional(),
    runs: schemas/* array */.YOg(toolRunSchema),
})
    .meta({ id: 'Page', description: 'All tool runs of one page.' });
const siteSchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('Scheme, host and port'),
    score,
    runs: schemas/* array */.YOg(toolRunSchema),
    listed: address_schemas/* listedSchema */.hl
        .optional()
        .describe('What its sitemaps list; left out where there is none, or where they were not read'),
})
    .meta({
    id: 'Site',
    description: 'What is wrong with a site as a whole: its checks of scope `site`, once.',
});
const crawlSchema = schemas/* object */.Ikc({
    whole: schemas/* boolean */.zMY().describe('Whether all of the site was seen'),
    reason: schemas/* string */.YjP().optional().describe('Why not'),
    sitemap: schemas/* object */.Ikc({ files: schemas/* array */.YOg(schemas/* string */.YjP()), listed: schemas/* int */.Whr().min(0).describe('Addresses of the site') })
        .nullable()
        .describe('What the sitemaps list; null where there is none, or that could not be told'),
    unvisited: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().min(1))
        .describe('Addresses that pages name and that were not asked for, how many for each reason'),
    records: schemas/* array */.YOg(page_record_schema/* pageRecordSchema */._C).describe('The start page first'),
})
    .meta({ id: 'Crawl', description: 'The addresses of a site as a crawl found them.' });
const analysisSchema = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(['measured', 'not-measured']),
    reason: schemas/* string */.YjP().optional(),
    score,
    pages: schemas/* array */.YOg(pageSchema).describe('Pages that all tools judged; the start page first'),
    runs: schemas/* array */.YOg(toolRunSchema)
        .optional()
        .describe('What the tools say of the site as a whole: checks that only all of it shows, and checks of a page with the pages on which they failed'),
    crawl: crawlSchema.optional(),
    facts: json/* jsonObject */.o,
    startedAt: iso/* datetime */.w$(),
    durationMs: milliseconds,
})
    .meta({ id: 'Analysis', description: 'Result of the complete analysis of a website.' });
const accountSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().nullable(),
    plan: schemas/* string */.YjP().nullable(),
    facts: json/* jsonObject */.o,
})
    .meta({ id: 'Account', description: 'The account that owns the token.' });


/***/ }),

/***/ 58254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApiDocument: () => (/* binding */ openApiDocument)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(29396);
;// CONCATENATED MODULE: ./lib/api/json-schema.js
/** Takes out of a generated JSON Schema what says nothing to a reader: patterns of formats, bounds of safe integers. */
function plainer({ jsonSchema }) {
    const schema = jsonSchema;
    if (schema['format'] !== undefined)
        delete schema['pattern'];
    if (schema['maximum'] === Number.MAX_SAFE_INTEGER)
        delete schema['maximum'];
    const names = schema['propertyNames'];
    if (names?.type === 'string' && Object.keys(names).length === 1)
        delete schema['propertyNames'];
}

// EXTERNAL MODULE: ./lib/api/result-schemas.js + 1 modules
var result_schemas = __webpack_require__(82334);
// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/service/base-path.js
var base_path = __webpack_require__(69376);
;// CONCATENATED MODULE: ./lib/service/openapi.js





/** What answers have. */
const ANSWERS = [
    result_schemas/* accountSchema */.rE,
    result_schemas/* analysisSchema */.m,
    result_schemas/* toolRunSchema */.FB,
    result_schemas/* rankProjectSummarySchema */.JZ,
    result_schemas/* rankProjectSchema */.Tq,
    result_schemas/* rankDashboardSchema */.QY,
];
const schemaOf = (schema) => ({ $ref: `#/components/schemas/${schema.meta()['id']}` });
const json = (schema) => ({ 'application/json': { schema } });
const problem = (description, headers) => ({
    description,
    ...(headers ? { headers } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const header = (name) => ({ $ref: `#/components/headers/${name}` });
const response = (name) => ({ $ref: `#/components/responses/${name}` });
const HEADERS = {
    'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
    RateLimit: {
        description: 'What is left of the limits of the token (draft-ietf-httpapi-ratelimit-headers-11)',
        schema: { type: 'string' },
        example: '"requests-per-minute";r=1199;t=60, "requests-at-once";r=99',
    },
    'RateLimit-Policy': {
        description: 'The limits of the token (draft-ietf-httpapi-ratelimit-headers-11)',
        schema: { type: 'string' },
        example: '"requests-per-minute";q=1200;w=60, "requests-at-once";q=100;qu="concurrent-requests"',
    },
    'X-Request-Id': {
        description: 'Under which the request stands in the log: its own X-Request-Id, if it had one of 8 to 64 characters',
        schema: { type: 'string' },
    },
    'WWW-Authenticate': { description: 'How to send a token', schema: { type: 'string' } },
};
const ID = { 'X-Request-Id': header('X-Request-Id') };
const LIMITS = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') };
const LATER = { 'Retry-After': header('Retry-After') };
const RESPONSES = {
    BadRequest: problem('This is no request, its path is not encoded, or the body is no JSON object with a URL', ID),
    Unauthorized: problem('The token is missing or not known', {
        ...ID,
        'WWW-Authenticate': header('WWW-Authenticate'),
    }),
    Forbidden: problem('The plan of the account has no API access', ID),
    TooSlow: problem('The request took too long to arrive', ID),
    BodyTooLarge: problem('The body is too large', ID),
    PathTooLong: problem('The path is too long', ID),
    NotJson: problem('The body is not declared as application/json', ID),
    NotAudited: problem('The URL is valid, but this service does not audit it', ID),
    TooMany: problem('The token or its account has sent too many requests, or has too many under way', {
        ...ID,
        ...LIMITS,
        ...LATER,
    }),
    HeadersTooLarge: problem('The headers of the request are too large', ID),
    Failed: problem('The service failed', ID),
    NotPossible: problem('This service cannot do this', ID),
    BadUpstream: problem('A service that this one asked failed or refused', ID),
    Busy: problem('The service is busy or about to end', { ...ID, ...LATER }),
    UpstreamTooSlow: problem('A service that this one asked did not answer in time', ID),
};
/** What comes of any request. */
const everywhere = {
    '400': response('BadRequest'),
    '401': response('Unauthorized'),
    '403': response('Forbidden'),
    '408': response('TooSlow'),
    '429': response('TooMany'),
    '431': response('HeadersTooLarge'),
    '500': response('Failed'),
    '502': response('BadUpstream'),
    '503': response('Busy'),
    '504': response('UpstreamTooSlow'),
};
const onWork = {
    ...everywhere,
    '413': response('BodyTooLarge'),
    '415': response('NotJson'),
    '422': response('NotAudited'),
};
const result = (description, schema) => ({
    description,
    headers: { ...ID, ...LIMITS },
    content: json(schema),
});
const urlBody = {
    required: true,
    content: {
        'application/json': {
            schema: { $ref: '#/components/schemas/Target' },
            example: { url: 'https://shop.example/' },
        },
    },
};
const idParameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identifier of a rank project',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
};
const ANYWHERE = {
    url: `{root}${base_path/* BASE_PATH */.o}`,
    description: 'Wherever the service runs',
    variables: { root: { default: 'http://127.0.0.1:8080' } },
};
/**
 * The REST contract with our response bodies, as an OpenAPI 3.1 document.
 *
 * @param version of the program
 */
function openApiDocument(version, server = ANYWHERE) {
    const schemas = { ...componentSchemas(), Target: TARGET, Problem: PROBLEM };
    return {
        openapi: '3.1.0',
        info: {
            title: 'SEO analysis service',
            version,
            description: 'Website analysis, rank tracking and 17 SEO tools. `seo-preflight serve` fulfils it with the embedded engine. Other paths answer 404 and other methods 405, with a problem as all errors.',
            license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [server],
        security: [{ bearer: [] }, { apiKey: [] }],
        tags: [
            { name: 'account', description: 'Who owns the token' },
            { name: 'analysis', description: 'Whole websites' },
            { name: 'tools', description: 'One tool on one URL' },
            { name: 'rank', description: 'Rank tracking' },
        ],
        paths: paths(),
        components: {
            securitySchemes: {
                bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer TOKEN' },
                apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
            },
            headers: HEADERS,
            responses: RESPONSES,
            schemas,
        },
    };
}
function paths() {
    const noProject = { '404': problem('There is no such rank project', ID), '414': response('PathTooLong') };
    return {
        '/me': {
            get: {
                operationId: 'me',
                tags: ['account'],
                summary: 'Account information; used to verify the token',
                responses: {
                    '200': result('The account', schemaOf(result_schemas/* accountSchema */.rE)),
                    ...everywhere,
                },
            },
        },
        '/analyze': {
            post: {
                operationId: 'analyze',
                tags: ['analysis'],
                summary: 'Complete SEO analysis of a website',
                requestBody: urlBody,
                responses: {
                    '200': result('The analysis', schemaOf(result_schemas/* analysisSchema */.m)),
                    ...onWork,
                    '501': response('NotPossible'),
                },
            },
        },
        '/tools/{tool}': {
            post: {
                operationId: 'runTool',
                tags: ['tools'],
                summary: 'Runs one SEO tool on a URL',
                parameters: [
                    {
                        name: 'tool',
                        in: 'path',
                        required: true,
                        description: 'Name of the tool',
                        schema: { enum: tools/* TOOLS */.I },
                    },
                ],
                requestBody: urlBody,
                responses: {
                    '200': result('What the tool found', schemaOf(result_schemas/* toolRunSchema */.FB)),
                    '404': problem('There is no such tool', ID),
                    '414': response('PathTooLong'),
                    ...onWork,
                },
            },
        },
        '/rank/projects': {
            get: {
                operationId: 'rankProjects',
                tags: ['rank'],
                summary: 'List of rank-tracking projects',
                responses: {
                    '200': result('The projects', { type: 'array', items: schemaOf(result_schemas/* rankProjectSummarySchema */.JZ) }),
                    ...everywhere,
                },
            },
        },
        '/rank/projects/{id}': {
            get: {
                operationId: 'rankProject',
                tags: ['rank'],
                summary: 'Keywords and positions of a project, per search engine and per location',
                parameters: [idParameter],
                responses: {
                    '200': result('The project', schemaOf(result_schemas/* rankProjectSchema */.Tq)),
                    ...noProject,
                    ...everywhere,
                },
            },
        },
        '/rank/projects/{id}/dashboard': {
            get: {
                operationId: 'rankDashboard',
                tags: ['rank'],
                summary: 'Position dashboard of a project',
                parameters: [idParameter],
                responses: {
                    '200': result('The dashboard', schemaOf(result_schemas/* rankDashboardSchema */.QY)),
                    ...noProject,
                    ...everywhere,
                },
            },
        },
    };
}
const TARGET = {
    type: 'object',
    required: ['url'],
    properties: { url: { type: 'string', description: 'Absolute http or https URL of the site to examine' } },
};
const PROBLEM = {
    type: 'object',
    description: 'An error (RFC 9457).',
    required: ['type', 'title', 'status', 'detail'],
    properties: {
        type: { type: 'string', description: '`about:blank`, or the URI of a kind of problem' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'What happened and what to do' },
        'violated-policies': {
            type: 'array',
            items: { type: 'string' },
            description: 'Names of the limits that the request went beyond, as in RateLimit-Policy',
        },
    },
};
/** The schemas that answers have, and those that they refer to: what else has an id depends on what else is loaded. */
function componentSchemas() {
    const uri = (id) => `#/components/schemas/${id}`;
    const { schemas } = json_schema_processors/* toJSONSchema */.bl(registries/* globalRegistry */.fd, { uri, io: 'output', override: plainer });
    const used = new Set(ANSWERS.map(schema => schema.meta()['id']));
    for (const name of used) {
        for (const [, other] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)"/g))
            used.add(other);
    }
    const names = Object.keys(schemas).filter(name => used.has(name));
    return Object.fromEntries(names.map(name => [name, withoutIds(schemas[name])]));
}
function withoutIds(schema) {
    const { $schema: _schema, $id: _id, id: _name, ...rest } = schema;
    return rest;
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

export const id = 5198;
export const ids = [5198];
export const modules = {

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

export const id = 2961;
export const ids = [2961,4377];
export const modules = {

/***/ 86192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ jsonObject)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

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


const day = zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6();
const places = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(1).nullable();
const share = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100);
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const projectId = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Identifier of the rank project');
const notes = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
    .optional()
    .describe('What a reader should know of where the positions come from, one line each');
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
const rankEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why it was not measured'),
    project: rankProjectSchema,
    dashboard: rankDashboardSchema,
})
    .meta({ id: 'RankEntry', description: 'A rank project of the run.' });
function rankShape() {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(rankEntrySchema.omit({ reason: true }));
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

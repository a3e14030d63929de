export const id = 2334;
export const ids = [2334];
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

const MAX_LISTED = 5000;
const MAX_LISTED_CHARACTERS = 200_000;
const listedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe(`Paths with their queries, in the order of the sitemaps: at most ${MAX_LISTED}`),
    whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether these are all that the sitemaps list'),
})
    .meta({ id: 'Listed', description: 'Addresses of a site that its sitemaps list.' });
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

const jsonObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J());


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _C: () => (/* binding */ pageRecordSchema),
/* harmony export */   pY: () => (/* binding */ DISCOVERIES)
/* harmony export */ });
/* unused harmony export INDEXING_OBSTACLES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

const DISCOVERIES = ['start', 'link', 'sitemap', 'redirect', 'canonical', 'hreflang'];
const INDEXING_OBSTACLES = [
    'robots-txt',
    'no-answer',
    'redirect',
    'status',
    'not-html',
    'noindex-header',
    'noindex-meta',
    'refresh',
    'canonical',
];
const recordedTextSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('White space made plain; the start of a longer one'),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Of all of it, where `text` is only its start'),
})
    .meta({ id: 'RecordedText', description: 'A text of a page, as far as a record holds it.' });
const pageRecordSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('As it was asked for, without fragment'),
    foundBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DISCOVERIES)).describe('All ways by which the crawl came to it'),
    depth: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('Fewest clicks from the start page; null where no links lead there'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .nullable()
        .describe('Of the last answer, after redirects; null where there is none, or it was not asked for'),
    failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why there is no answer'),
    redirects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }))
        .optional()
        .describe('Each answer that redirects, in order'),
    finalUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where redirects led'),
    contentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Media type of the last answer'),
    indexable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('null where that could not be told'),
    obstacle: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(INDEXING_OBSTACLES).optional().describe('Why it is not indexable'),
    canonical: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['html', 'header']),
        is: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['self', 'variant', 'elsewhere']),
    })
        .optional()
        .describe('The canonical that counts; left out where there is none, or several that differ'),
    canonicalsDiffer: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe('It declares several canonicals that differ'),
    title: recordedTextSchema.optional(),
    description: recordedTextSchema.optional(),
    h1: recordedTextSchema.optional().describe('The first one'),
    lang: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Language that `<html>` declares, as written'),
    hreflang: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        codes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('The first of them, in lower case'),
        count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
        hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Of all codes with their addresses, in any order'),
    })
        .optional()
        .describe('Language versions that it names'),
    words: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Of the main text'),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('SimHash of the main text, 16 hexadecimal digits; left out for less than 50 words'),
    types: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Types of its structured data, sorted'),
    needsScripts: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .optional()
        .describe('Scripts fill the page, and they were not run: its text and links are not known'),
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Same for pages that are made alike'),
    linksIn: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Pages of the site that link here'),
    linksOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Addresses of the site that it links to'),
    linksExternal: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Addresses elsewhere that it links to'),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Ids of the checks of a page that failed on it'),
})
    .meta({ id: 'PageRecord', description: 'One address of a site that was analysed.' });


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
const toolSchema = schemas/* enum */.k5n(tools/* TOOLS */.It);
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
    late: schemas/* literal */.euz(true)
        .optional()
        .describe('The time ran out before it was measured, which a busy machine may be the reason for'),
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


/***/ })

};

export const id = 6967;
export const ids = [6967];
export const modules = {

/***/ 56967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fromVersion1: () => (/* binding */ fromVersion1)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _api_result_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15198);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45650);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49524);




/** The report file before faults of sites stood apart: all checks in full, on the pages. */
const version1Schema = _report_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .reportSchema */ .Q
    .omit({ schemaVersion: true, sites: true, healthy: true, baseline: true })
    .extend({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1), pages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_api_result_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .pageSchema */ .vD) });
/**
 * Takes a report of the first version for one of this. Scores followed from other rules then, so that there are none
 * to compare with.
 *
 * @param siteChecks ids of the checks whose fault is the site's
 * @throws ZodError where it is no such report
 */
function fromVersion1(content, siteChecks) {
    const { startedAt, generator, verdict, pages, analyses, ...rest } = version1Schema.parse(content);
    const scoped = (check) => (siteChecks.has(check.id) ? { ...check, scope: 'site' } : check);
    const converted = (page) => ({
        ...page,
        runs: page.runs.map(run => ({ ...run, score: null, checks: run.checks.map(scoped) })),
    });
    const findings = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .buildFindings */ .nH)({
        ...rest,
        version: generator.version,
        startedAt: new Date(startedAt),
        pages: pages.map(converted),
        analyses: analyses.map(analysis => ({ ...analysis, pages: analysis.pages.map(converted) })),
    });
    const withoutScores = (results) => ({
        ...results,
        score: null,
        runs: results.runs.map(run => ({ ...run, score: null })),
    });
    return {
        ...findings,
        pages: findings.pages.map(withoutScores),
        sites: findings.sites.map(withoutScores),
        verdict,
    };
}


/***/ })

};

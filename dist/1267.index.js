export const id = 1267;
export const ids = [1267];
export const modules = {

/***/ 41267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditWithProduction: () => (/* binding */ auditWithProduction)
/* harmony export */ });
/* harmony import */ var _api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _gate_baseline_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13640);
/* harmony import */ var _gate_baseline_known_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89301);
/* harmony import */ var _pages_production_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25041);
/* harmony import */ var _report_split_sites_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66583);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13411);
/* harmony import */ var _analyze_sites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62880);
/* harmony import */ var _audit_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15421);








async function auditWithProduction(api, urls, settings, source, options, folder) {
    const productionUrl = settings.productionUrl;
    const counterparts = new Map(urls.map(url => [url, (0,_pages_production_page_js__WEBPACK_IMPORTED_MODULE_3__/* .productionPage */ .r)(url, { ...settings, productionUrl, folder })]));
    const previewPages = new Map([...counterparts].map(([url, production]) => [production, url]));
    const tools = (url) => options.tools(counterparts.has(url) ? url : (previewPages.get(url) ?? url));
    const all = new Set(urls.flatMap(url => [url, counterparts.get(url)]));
    const onPage = (page) => counterparts.has(page.url) && options.onPage(page);
    const productionPages = [...new Set(counterparts.values())];
    const [audited, analyses] = await Promise.all([
        (0,_audit_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .auditPages */ .k)(api, [...all], { ...options, tools, onPage }),
        (0,_analyze_sites_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnalysing */ .nL)(settings) ? (0,_analyze_sites_js__WEBPACK_IMPORTED_MODULE_5__/* .analyzeSites */ .n5)(api, productionPages, '', options) : [],
    ]);
    const pageOf = new Map(audited.map(page => [page.url, page]));
    const { judgedTogether } = await __webpack_require__.e(/* import() */ 8632).then(__webpack_require__.bind(__webpack_require__, 98632));
    const judged = await judgedTogether(productionPages.map(url => pageOf.get(url)), analyses);
    const visited = analyses.flatMap(({ crawl }) => (0,_gate_baseline_known_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .visitedPages */ .Hg)(crawl?.records ?? []));
    const split = (0,_report_split_sites_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSites */ .P)(judged.pages);
    const production = { ...split, sites: (0,_report_split_sites_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSites */ .d)([...split.sites, ...judged.analysedSites]) };
    return {
        pages: urls.map(url => pageOf.get(url)),
        baseline: {
            ...(visited.length > 0 && { visited }),
            name: `production at ${new URL(productionUrl).origin}`,
            source,
            version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x,
            counterparts: Object.fromEntries(counterparts),
            sites: production.sites.map(site => ({ ...site, runs: site.runs.map(_gate_baseline_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparablePart) })),
            pages: production.pages.map(page => (0,_api_kept_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .withRuns */ .R7)(page, page.runs.map(_gate_baseline_compare_js__WEBPACK_IMPORTED_MODULE_1__.comparablePart))),
        },
    };
}


/***/ })

};

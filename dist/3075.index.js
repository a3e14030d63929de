export const id = 3075;
export const ids = [3075];
export const modules = {

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ isTool),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   yT: () => (/* binding */ PAGE_TOOLS)
/* harmony export */ });
/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
/** Those that judge what a page holds, and have measured nothing where there is none. */
const PAGE_TOOLS = new Set([
    'content',
    'serp',
    'schema',
    'hreflang',
    'mobile',
    'accessibility',
    'ux',
    'geo',
    'pagespeed',
]);
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ })

};

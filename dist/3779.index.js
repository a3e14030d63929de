export const id = 3779;
export const ids = [3779];
export const modules = {

/***/ 43779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/content/content-over-pages.js
var content_over_pages = __webpack_require__(67313);
// EXTERNAL MODULE: ./lib/engine/tools/content/further-pages.js
var further_pages = __webpack_require__(26111);
;// CONCATENATED MODULE: ./lib/engine/tools/content/content-over-site.js





/** Contents that several pages of a site have in common: each once. */
const contentOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-h1': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-h1']),
        'duplicate-text': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-text']),
    },
    judge: site => ({
        judgements: {
            'duplicate-h1': judgeH1(site),
            'duplicate-text': (0,same_on_site/* judgeGroups */.y6)((0,same_on_site/* comparedPages */.iO)(site).filter(({ record }) => record.fingerprint !== undefined).length, (0,same_on_site/* sameTextGroups */.ee)(site), names => `The same or nearly the same text as ${names}`, 'no indexable page has enough text of its own to compare'),
        },
    }),
});
function judgeH1(site) {
    const told = (0,further_pages/* furtherPagesNamedAlike */.W)(site.pages, ({ url, title, h1 }) => ({
        url,
        title: title?.hash ?? title?.text,
        h1: h1?.hash ?? h1?.text,
    }));
    return (0,same_on_site/* judgeSameField */.sq)(site, record => (told.has(record) ? undefined : record.h1), 'H1', ({ url, language }) => (0,same_on_pages/* languageInAddress */.k1)(url) ?? language);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/site-topics.js

const siteTopics = [contentOverSite];


/***/ })

};

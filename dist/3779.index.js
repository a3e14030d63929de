export const id = 3779;
export const ids = [3779];
export const modules = {

/***/ 67313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ contentOverPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _judging_near_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94810);
/* harmony import */ var _judging_page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);





/** Contents that several pages have in common. */
const contentOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
    checks: {
        'duplicate-h1': {
            severity: 'notice',
            title: 'Several pages have the same H1',
            why: 'Visitors and search engines cannot tell the pages apart by their headings.',
            fix: 'Give each page an H1 that describes only this page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '/shoes and /boots both have <h1>Welcome</h1>',
        },
        'duplicate-text': {
            severity: 'warning',
            title: 'Several pages have nearly the same text',
            why: 'Google shows only one of the pages, and not always the one that you want.',
            fix: 'Give each page text of its own, or make the canonical of the copies name the original.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
            example: '/shoes-red and /shoes-blue, whose text differs by one word',
        },
    },
    judge: pages => {
        const groups = sameTextGroups(pages);
        return {
            'duplicate-h1': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, ({ facts }) => facts('content')?.['h1'], 'H1', withCopies(groups)),
            'duplicate-text': judgeTexts(pages, groups),
        };
    },
});
/** Pages whose texts are nearly the same, as groups of at least two. */
function sameTextGroups(pages) {
    const compared = pages.flatMap(page => {
        const fingerprint = fingerprintOf(page);
        return fingerprint === undefined ? [] : [{ page, fingerprint, language: (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page) }];
    });
    return (0,_judging_near_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .nearTexts */ .X)(compared);
}
/** Families that pages with the same text are one of: of them duplicate-text says it all. */
function withCopies(groups) {
    const joined = new Map();
    const joinedOf = (page) => {
        const start = (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap)(page);
        let at = start;
        for (let next = joined.get(at); next !== undefined; next = joined.get(at))
            at = next;
        if (at !== start)
            joined.set(start, at);
        return at;
    };
    for (const [first, ...others] of groups) {
        const family = joinedOf(first);
        for (const other of others) {
            const own = joinedOf(other);
            if (own !== family)
                joined.set(own, family);
        }
    }
    return joinedOf;
}
function judgeTexts(pages, groups) {
    const alike = new Map();
    for (const group of groups) {
        const families = new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a5(group, _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap);
        for (const page of group)
            alike.set(page, families);
    }
    return pages.map(page => {
        if (fingerprintOf(page) === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('the page has too little text of its own to compare');
        const others = alike.get(page) ?? new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a5([page], _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap);
        return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOthers */ .fS)(page, pages.length, others, names => `Nearly the same text as ${names}`);
    });
}
function fingerprintOf(page) {
    const fingerprint = page.facts('content')?.['textFingerprint'];
    return typeof fingerprint === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isComparable */ .n9)(page) ? fingerprint : undefined;
}


/***/ }),

/***/ 43779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/content/content-over-pages.js
var content_over_pages = __webpack_require__(67313);
;// CONCATENATED MODULE: ./lib/engine/tools/content/content-over-site.js



/** Contents that several pages of a site have in common: each once. */
const contentOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-h1': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-h1']),
        'duplicate-text': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-text']),
    },
    judge: site => ({
        judgements: {
            'duplicate-h1': (0,same_on_site/* judgeSameField */.sq)(site, ({ h1 }) => h1, 'H1'),
            'duplicate-text': (0,same_on_site/* judgeGroups */.y6)((0,same_on_site/* comparedPages */.iO)(site).filter(({ record }) => record.fingerprint !== undefined).length, (0,same_on_site/* sameTextGroups */.ee)(site), names => `Nearly the same text as ${names}`, 'no indexable page has enough text of its own to compare'),
        },
    }),
});

;// CONCATENATED MODULE: ./lib/engine/tools/content/site-topics.js

const siteTopics = [contentOverSite];


/***/ })

};

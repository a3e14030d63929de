export const id = 3779;
export const ids = [3779];
export const modules = {

/***/ 67313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ contentOverPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_near_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94810);
/* harmony import */ var _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3859);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _further_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26111);






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
        const told = (0,_further_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .furtherPagesNamedAlike */ .W)(pages, namesOf);
        const ownH1 = (page) => (told.has(page) ? undefined : namesOf(page).h1);
        return {
            'duplicate-h1': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, ownH1, 'H1', withCopies(groups), languageOfH1),
            'duplicate-text': judgeTexts(pages, groups),
        };
    },
});
function languageOfH1(page) {
    return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageInAddress */ .k1)(page.url) ?? (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page);
}
function namesOf({ url, facts }) {
    return { url, title: facts('serp')?.['title'], h1: facts('content')?.['h1'] };
}
function sameTextGroups(pages) {
    const compared = pages.flatMap(page => {
        const fingerprint = fingerprintOf(page);
        return fingerprint === undefined ? [] : [{ page, fingerprint, language: (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page) }];
    });
    return (0,_judging_near_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .nearTexts */ .X)(compared);
}
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
    const family = (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .withOriginals */ .XQ)(pages, _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap);
    const alike = new Map();
    for (const group of groups) {
        const families = new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a(group, family);
        for (const page of group)
            alike.set(page, families);
    }
    return pages.map(page => {
        if (fingerprintOf(page) === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the page has too little text of its own to compare');
        const others = alike.get(page) ?? new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a([page], family);
        return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOthers */ .fS)(page, pages.length, others, names => `The same or nearly the same text as ${names}`);
    });
}
function fingerprintOf(page) {
    const fingerprint = page.facts('content')?.['textFingerprint'];
    return typeof fingerprint === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isComparable */ .n9)(page) ? fingerprint : undefined;
}


/***/ }),

/***/ 26111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ furtherPagesNamedAlike)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

function furtherPagesNamedAlike(pages, namesOf) {
    const groups = Map.groupBy(pages, page => {
        const { title, h1 } = namesOf(page);
        return typeof title === 'string' && typeof h1 === 'string' ? JSON.stringify([title, h1]) : undefined;
    });
    groups.delete(undefined);
    const alike = [...groups.values()].filter(({ length }) => length > 1).flat();
    return new Set(alike.filter(page => (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .isFurtherPage */ .Sl)(namesOf(page).url)));
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

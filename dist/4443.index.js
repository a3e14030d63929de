export const id = 4443;
export const ids = [4443];
export const modules = {

/***/ 11121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ folderOfIndexFile),
/* harmony export */   w: () => (/* binding */ indexFileLinks)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25218);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99162);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47791);








/** Whether links go to the addresses that canonicals name. */
const indexFileLinks = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks: {
        'index-file-link': {
            severity: 'notice',
            title: 'Links name index.html, but the canonical or other links do not',
            why: 'Each page is found at two URLs. Links, shares and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder: /sizes/ in place of /sizes/index.html.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedPage */ .R)(visit);
        const judgement = judgeLinks(page, site, targets);
        const indexFiles = [...new Set(indexFilesOf(site, targets))].slice(0, MAX_FACTS);
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, { 'index-file-link': judgement }, ['not-applicable']),
            ...(indexFiles.length > 0 && { facts: { indexFiles } }),
        };
    },
});
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
/** Most index files in the facts. */
const MAX_FACTS = 50;
/** The folder whose index file an address names; undefined where it names none. */
function folderOfIndexFile(address) {
    return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined;
}
/** Index files that links name and that do not redirect, by their addresses on the audited site. */
function indexFilesOf(site, targets) {
    return targets
        .filter(target => isLinkWithin(site, target) && isIndexFile(target))
        .map(({ address, url }) => (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .copyHere */ .AA)(site, address)?.url ?? url);
}
function isLinkWithin(site, { address, role, state, links }) {
    const isWorking = role === 'link' && state === 'ok' && (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .isInternal */ .iu)(site, address);
    return isWorking && links.some(({ kind }) => kind === 'navigation');
}
/** What redirects to the folder is reported as a redirect. */
function isIndexFile({ address, answer }) {
    return INDEX_FILE.test(address.pathname) && answer?.movedTo === undefined;
}
/** Whether a canonical names the page itself, by its folder or its file, here or on production. */
function isOfThisPage(canonical, page, site) {
    const here = (0,_site_js__WEBPACK_IMPORTED_MODULE_3__/* .copyHere */ .AA)(site, canonical)?.url ?? canonical.href;
    return withoutIndexFile(here) === withoutIndexFile(page.url);
}
function withoutIndexFile(address) {
    return new URL(address).pathname.replace(INDEX_FILE, '/');
}
function judgeLinks(page, site, targets) {
    const declared = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredCanonical */ .fk)(page);
    // One that names another page says nothing of how this one is called.
    const canonical = declared && isOfThisPage(declared, page, site) ? declared : undefined;
    if (canonical && !canonical.pathname.endsWith('/'))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the canonical of the page is no folder');
    const linked = targets.filter(target => isLinkWithin(site, target));
    const files = linked.filter(isIndexFile);
    const folders = new Set(linked.filter(one => !files.includes(one)).map(({ address }) => address.pathname));
    // Whoever types the name of a host is there.
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isHomePage */ .fF)(page.url))
        folders.add('/');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failEach */ .Sw)(linked, target => {
        const { address, url, links } = target;
        if (!files.includes(target))
            return undefined;
        const folder = address.pathname.replace(INDEX_FILE, '/');
        // Without a canonical, nothing says which one counts: that is at fault where the page itself uses both.
        if (!canonical && !folders.has(folder))
            return undefined;
        const { document, element } = links[0];
        const message = canonical
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(url)}. The canonical of this page names the folder, without the file: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(canonical.href)}`
            : `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(url)}, which is also at ${folder}: two addresses of one page.`;
        return document.occurrence(element, message, url);
    }, 'the page has no links within the site that were found to work');
}


/***/ }),

/***/ 14443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/index-files-over-pages.js




/** Whether links go to the addresses that the canonicals of the pages behind them name. */
const indexFilesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'index-file-not-canonical': {
            severity: 'notice',
            title: 'Links name index.html, but the canonical of the page behind them does not',
            why: 'The page is found at two URLs. Links and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder, as the canonical of that page does: / in place of /index.html.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="../index.html">Home</a>, where the canonical of the home page is https://www.example.com/',
        },
    },
    judge(pages) {
        const canonicals = new Set(pages.flatMap(page => canonicalOf(page) ?? []));
        const isHabit = namesFolders(pages, canonicals);
        return { 'index-file-not-canonical': pages.map(page => judge(page, canonicals, isHabit)) };
    },
});
/** The address that a page has for its own by its canonical. */
function canonicalOf({ facts }) {
    const serp = facts('serp');
    const named = serp?.['canonicalPage'];
    const isOwn = serp?.['canonicalIs'] === 'self' || serp?.['canonicalIs'] === 'variant';
    return isOwn && typeof named === 'string' ? named : undefined;
}
/** Whether canonicals of the site name folders wherever links name the index files in them. */
function namesFolders(pages, canonicals) {
    const files = pages.flatMap(indexFilesOf);
    return files.some(file => isFolderOf(file, canonicals)) && !files.some(file => canonicals.has(file));
}
function isFolderOf(file, canonicals) {
    const folder = (0,index_file_links/* folderOfIndexFile */.k)(file);
    return folder !== undefined && canonicals.has(folder);
}
function indexFilesOf({ facts }) {
    const listed = facts('broken-links')?.['indexFiles'];
    return Array.isArray(listed) ? listed.filter(file => typeof file === 'string') : [];
}
function judge(page, canonicals, isHabit) {
    const files = indexFilesOf(page);
    const judged = files.filter(file => isFolderOf(file, canonicals) || canonicals.has(file));
    if (judged.length > 0) {
        const faults = judged.filter(file => !canonicals.has(file));
        return (0,judgement/* failWhere */.a4)(faults.map(file => ({
            url: file,
            message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${(0,same_on_pages/* pathOf */.XM)(file)}, whose canonical is ${(0,same_on_pages/* pathOf */.XM)((0,index_file_links/* folderOfIndexFile */.k)(file))}`,
        })));
    }
    // The page behind the link was not audited: one fault of the site all the same.
    if (isHabit && files.length > 0 && page.failed('broken-links/index-file-link')) {
        return (0,judgement/* failWhere */.a4)(files.map(file => ({
            url: file,
            message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${(0,same_on_pages/* pathOf */.XM)(file)}; canonicals of the site name folders`,
        })));
    }
    return (0,judgement/* notApplicable */.hH)('the page links to no index file whose canonical is known');
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/run-topics.js

const runTopics = [indexFilesOverPages];


/***/ })

};

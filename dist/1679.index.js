export const id = 1679;
export const ids = [1679];
export const modules = {

/***/ 91679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/siblings.js
var siblings = __webpack_require__(61318);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/schema/sibling-types.js
var sibling_types = __webpack_require__(68746);
// EXTERNAL MODULE: ./lib/engine/tools/schema/types-over-pages.js
var types_over_pages = __webpack_require__(321);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/types-over-site.js




/** Templates that the facts list. */
const MAX_TEMPLATES = 100;
/** Which structured data the templates of a site give to their pages, and which pages lost it. */
const typesOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'unlike-siblings': (0,tool_definition/* overSite */.iE)(types_over_pages/* typesOverPages */.W.checks['unlike-siblings']) },
    judge(site) {
        const compared = site.pages.flatMap(({ url, indexable, template, types = [] }) => indexable === true && template !== undefined ? [{ url, template, has: (0,sibling_types/* siblingTypes */.i)(types) }] : []);
        return {
            judgements: { 'unlike-siblings': (0,siblings/* judgeLacks */.EI)((0,siblings/* lacksOf */.Ge)(compared)) },
            facts: { typesOnSite: typeFacts(site) },
        };
    },
});
/** By type and by template, on how many pages it stands. */
function typeFacts({ pages }) {
    const shown = pages.filter(({ indexable }) => indexable === true);
    const byTemplate = [...Map.groupBy(shown, ({ template }) => template ?? '')].filter(([template]) => template !== '');
    return {
        types: countsOf(shown.flatMap(({ types = [] }) => types)),
        templates: byTemplate
            .toSorted(([, a], [, b]) => b.length - a.length)
            .slice(0, MAX_TEMPLATES)
            .map(([, same]) => ({
            pages: same.length,
            example: same[0].url,
            types: countsOf(same.flatMap(({ types = [] }) => types)),
        })),
    };
}
function countsOf(names) {
    const groups = [...Map.groupBy(names, name => name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(groups.map(([name, same]) => [name, same.length]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/schema/site-topics.js

const siteTopics = [typesOverSite];


/***/ })

};

export const id = 9405;
export const ids = [9405];
export const modules = {

/***/ 59405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/business-over-pages.js




/** Whether the structured data of all pages says the same of the business that runs the site. */
const businessOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'business-unlike-other-pages': {
            severity: 'warning',
            title: 'Structured data about the business differs from that of other pages',
            why: 'Search engines take the data of all pages together. Where a phone number, an address or a price range differs, they may show the wrong one, or none.',
            fix: 'Fill the data of all pages from one setting, and correct what is out of date.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
            example: '"telephone": "+49 7531 123456" on the home page, and "+49 7531 654321" on /contact',
        },
    },
    judge: pages => ({ 'business-unlike-other-pages': judgeBusinesses(pages) }),
});
/** How the values of a property are compared, in the order in which they are told. */
const COMPARED = [
    ['telephone', value => value.replace(/\D/g, '').slice(-LAST_DIGITS)],
    ['postalCode', value => value.replace(/[\s-]/g, '').toLowerCase()],
    ['streetAddress', wordsOf],
    ['addressLocality', wordsOf],
    ['email', value => value.replace(/^mailto:/i, '').toLowerCase()],
    ['priceRange', value => value.replace(/\s/g, '')],
];
/** Where one value that holds the other is the same with more of it, such as a floor or a district. */
const MAY_SAY_MORE = new Set(['streetAddress', 'addressLocality']);
/** Digits by which a number is known, with and without the codes in front. */
const LAST_DIGITS = 7;
/** Words by their beginnings: "Street" and "St." are one, and so are a town with its district and the town. */
function wordsOf(value) {
    return value
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(/str(?:\.|asse|aße)?(?!\p{L})|street/gu, 'st')
        .replace(/[^\p{L}\p{N}]+/gu, '');
}
function judgeBusinesses(pages) {
    const stated = pages.flatMap(page => {
        const business = (0,same_on_pages/* standsForItself */.oD)(page) ? page.facts('schema')?.['business'] : undefined;
        return isObject(business) ? [{ page, business }] : [];
    });
    // Names of towns and streets are written otherwise in other languages.
    const groups = Map.groupBy(stated, ({ page, business }) => `${(0,same_on_pages/* languageOf */.eX)(page)}\n${textOf(business, 'name')?.toLowerCase() ?? ''}`);
    const faults = new Map([...groups.values()].flatMap(faultsAmong));
    const compared = new Set([...groups.values()].flatMap(group => (group.length > 1 ? group.map(({ page }) => page) : [])));
    return pages.map(page => {
        if (!compared.has(page))
            return (0,judgement/* notApplicable */.hH)('no other page has data of the same business');
        const message = faults.get(page);
        return message === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: page.url, message });
    });
}
/** Of each page that says something else than most do, the first of it. */
function faultsAmong(group) {
    const told = COMPARED.flatMap(([property, keyOf]) => {
        const values = group.flatMap(({ page, business }) => {
            const value = textOf(business, property);
            const key = value === undefined ? '' : keyOf(value);
            return key === '' ? [] : [{ property, page, value: value, key }];
        });
        const [usual, ...others] = [...Map.groupBy(values, ({ key }) => key).values()].sort((a, b) => b.length - a.length);
        return others
            .filter(([one]) => !MAY_SAY_MORE.has(property) || !isPart(one.key, usual[0].key))
            .flatMap(other => other.map(one => ({ ...one, usual: usual[0] })));
    });
    return [...Map.groupBy(told, ({ page }) => page)].flatMap(([page, differences]) => {
        const differing = new Set(differences.map(({ property }) => property));
        // A branch has a number and a street of its own, whatever it is called.
        if (differing.has('telephone') && differing.has('streetAddress'))
            return [];
        const { property, value, usual } = differences[0];
        const elsewhere = `${(0,quoted/* quoted */.T)(usual.value)} on ${(0,same_on_pages/* pathOf */.XM)(usual.page.url)}`;
        return [[page, `"${property}" is ${(0,quoted/* quoted */.T)(value)}, and ${elsewhere}.`]];
    });
}
function isPart(one, other) {
    return one.includes(other) || other.includes(one);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function textOf(business, property) {
    const value = business[property];
    return typeof value === 'string' ? value : undefined;
}

// EXTERNAL MODULE: ./lib/engine/tools/schema/types-over-pages.js
var types_over_pages = __webpack_require__(321);
;// CONCATENATED MODULE: ./lib/engine/tools/schema/run-topics.js


const runTopics = [types_over_pages/* typesOverPages */.W, businessOverPages];


/***/ })

};

export const id = 3946;
export const ids = [3946];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 98548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tv: () => (/* binding */ othersThan),
/* harmony export */   VQ: () => (/* binding */ judgeSameText),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   oD: () => (/* binding */ standsForItself)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/** Pages that a message names. */
const NAMED_PAGES = 3;
/** Characters of a text that a message quotes. */
const MAX_QUOTE = 100;
/** What numbers the pages of a list, which are alike on purpose. */
const PAGE_NUMBER = /\/page\/\d+\/?(?=$|\?)|[?&](?:page|paged|p)=\d+/g;
/**
 * Whether a page stands for itself in search results: it lets itself be indexed, and its canonical is not another page.
 * Where `serp` did not run, nothing says otherwise.
 */
function standsForItself({ facts }) {
    const serp = facts('serp');
    return serp?.['indexable'] !== false && serp?.['canonicalIs'] !== 'elsewhere';
}
/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions in
 * other languages, and the further pages of one list.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 */
function judgeSameText(pages, textOf, what) {
    const keys = pages.map(page => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && standsForItself(page)
            ? `${languageOf(page)}\n${text.trim().toLowerCase()}`
            : undefined;
    });
    const groups = Map.groupBy(pages.keys(), index => keys[index]);
    const quoted = (page) => `"${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(String(textOf(page)), MAX_QUOTE)}"`;
    return pages.map((page, index) => {
        const key = keys[index];
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        const others = othersThan(page, groups.get(key).map(other => pages[other]));
        return judgeOthers(page, pages.length, others, names => `Same ${what} as ${names}: ${quoted(page)}`);
    });
}
/** Passed where there are no others; not applicable where there is but one page. */
function judgeOthers(page, count, others, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('only one page of the site was audited');
    if (others.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others)) });
}
/** Those of some pages that are no further page of the same list as one. */
function othersThan(page, pages) {
    const list = listOf(page);
    return pages.filter(other => other !== page && listOf(other) !== list);
}
function listOf({ url }) {
    return url.replace(PAGE_NUMBER, '');
}
/** The language that a page declares, in lower case without its region; empty where it declares none. */
function languageOf({ facts }) {
    const declared = facts('hreflang')?.['htmlLang'];
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
/** The paths of the first of some pages, and how many more there are. */
function namesOf(pages) {
    const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url));
    const more = pages.length - names.length;
    if (more > 0)
        return `${names.join(', ')} and ${more} more`;
    return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function pathOf(url) {
    const parsed = URL.parse(url);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_QUOTE);
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 83946:
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
;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonical-over-pages.js



/** Checks that say more of the same canonical. */
const SAID_BY = [
    'serp/canonical-to-root',
    'serp/canonical-target-broken',
    'serp/canonical-target-noindex',
    'serp/canonical-local-host',
    'hreflang/canonical-conflict',
];
/** Pages whose canonical is another page of the site. */
const canonicalOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'canonical-to-other-page': {
            severity: 'warning',
            title: 'The canonical of this page is another page of the site',
            why: 'Search engines show the page that the canonical names, and not this one.',
            fix: 'Make the canonical name this page. If this page is meant as a copy, remove it from the sitemap and link to the other one.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '/boots has <link rel="canonical" href="https://www.example.com/shoes">',
        },
    },
    judge: pages => ({ 'canonical-to-other-page': pages.map(page => judge(page, pages)) }),
});
function judge(page, pages) {
    const facts = page.facts('serp');
    const named = facts?.['canonicalPage'];
    if (typeof named !== 'string')
        return (0,judgement/* notApplicable */.hH)('the page has no canonical that can be used');
    if (facts?.['canonicalIs'] !== 'elsewhere')
        return (0,judgement/* pass */.IX)();
    if (URL.parse(named)?.host !== URL.parse(page.url)?.host)
        return (0,judgement/* notApplicable */.hH)('the canonical is on another host');
    if (SAID_BY.some(id => page.failed(id)))
        return (0,judgement/* notApplicable */.hH)('its canonical is reported by another check');
    const target = pages.find(other => other !== page && isAt(other, named));
    const title = facts['title'];
    const alike = target && target.facts('serp')?.['title'] === title ? ', which has the same title' : '';
    return (0,judgement/* fail */.fJ)({ url: page.url, message: `The canonical is ${(0,same_on_pages/* pathOf */.XM)(named)}${alike}` });
}
function isAt({ url }, address) {
    return URL.parse(url)?.href === address;
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/texts-over-pages.js


/** What search results show of the pages, where several of them say the same. */
const textsOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'duplicate-title': {
            severity: 'warning',
            title: 'Several pages have the same title',
            why: 'People and search engines cannot tell the pages apart in the results, and Google may write titles of its own.',
            fix: 'Give each page a title that describes only this page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '/shoes and /boots both have <title>Our shop</title>',
        },
        'duplicate-description': {
            severity: 'notice',
            title: 'Several pages have the same meta description',
            why: 'One description for several pages describes none of them, so Google mostly shows text of the page instead.',
            fix: 'Write a description of its own for each page, or leave it out.',
            help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
            example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
        },
    },
    judge: pages => ({
        'duplicate-title': (0,same_on_pages/* judgeSameText */.VQ)(pages, ({ facts }) => facts('serp')?.['title'], 'title'),
        'duplicate-description': (0,same_on_pages/* judgeSameText */.VQ)(pages, ({ facts }) => facts('serp')?.['description'], 'meta description'),
    }),
});

;// CONCATENATED MODULE: ./lib/engine/tools/serp/run-topics.js


const runTopics = [textsOverPages, canonicalOverPages];


/***/ })

};

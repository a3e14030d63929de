export const id = 6755;
export const ids = [6755];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 67162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   x: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56633);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/** The places at which a check failed: the first of them, and how many there are. */
class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    /** @param place or what makes it, where that takes long: of places beyond the first it is not asked for */
    add(place) {
        if (++this.#count > _api_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    /** Failed where there are places, else passed. */
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    /**
     * @param looked how many there were of what the check looks at
     * @param nothing why it does not apply where there were none
     */
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
/** For several checks in one pass: what each has looked at, and where it failed. */
class Tally {
    #entries = new Map();
    /** There was something for the check to look at. */
    saw(name) {
        this.#entry(name).looked++;
    }
    /** What the check looked at is at fault. */
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    /** @param nothing why the check does not apply where it looked at nothing */
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
    /** Those of some checks, which say the same where they looked at nothing; see {@link judgement}. */
    judgements(checks, nothing) {
        const names = Object.keys(checks);
        return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)]));
    }
    #entry(name) {
        let entry = this.#entries.get(name);
        if (!entry) {
            entry = { looked: 0, faults: new FaultList() };
            this.#entries.set(name, entry);
        }
        return entry;
    }
}


/***/ }),

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ judgeAmongSiblings),
/* harmony export */   EI: () => (/* binding */ judgeLacks),
/* harmony export */   Ge: () => (/* binding */ lacksOf)
/* harmony export */ });
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67162);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3859);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);




/** Pages of one kind from which on they show what their template has. */
const MIN_SIBLINGS = 5;
/** Share of the pages of one kind that may lack something which they are to have: more lack it by design. */
const MAX_LACKING = 0.05;
/** Pages that stand beside those of a template and are of another kind, by the last part of their address. */
const OF_ANOTHER_KIND = /\/(?:index|all|overview|archives?|tags|categories|search|about|contact|imprint|impressum|privacy|terms|faq|help|team|login|cart|checkout|thank-?you|new|submit)(?:\.\w{1,5})?\/?$/i;
/**
 * Compares pages of one template in one folder: what nearly all of them have, the others lost. Lists, and what stands
 * beside the pages of a template in most folders, are left out; pages at the root of a site are of many kinds.
 *
 * @returns the pages that were compared, each with what it lacks; undefined where that is nothing
 */
function lacksOf(pages) {
    const found = new Map();
    const candidates = pages.filter(({ url }) => folderOf(url) !== '/' && !isOfAnotherKind(url));
    for (const group of Map.groupBy(candidates, kindOf).values()) {
        if (group.length < MIN_SIBLINGS)
            continue;
        const most = Math.max(1, Math.floor(group.length * MAX_LACKING));
        const counts = new Map();
        for (const { has } of group)
            for (const name of has)
                counts.set(name, (counts.get(name) ?? 0) + 1);
        const expected = [...counts].filter(([, count]) => count >= group.length - most).map(([name]) => name);
        for (const page of group) {
            const names = expected.filter(name => !page.has.has(name));
            const lack = { names, siblings: group.length, folder: folderOf(page.url) };
            found.set(page, names.length > 0 ? lack : undefined);
        }
    }
    return found;
}
function isOfAnotherKind(url) {
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_1__/* .isArchive */ .tc)(url) || (0,_page_families_js__WEBPACK_IMPORTED_MODULE_1__/* .isFurtherPage */ .Sl)(url) || OF_ANOTHER_KIND.test(new URL(url).pathname);
}
function kindOf({ url, template }) {
    return `${folderOf(url)} ${template}`;
}
/** The path without its last segment, with a slash at its end; "/" for pages at the root. */
function folderOf(url) {
    return new URL(url).pathname.replace(/[^/]*\/?$/, '');
}
/**
 * Compares the pages of a run, which stand for themselves.
 *
 * @param partsOf names of what a page has; undefined where that is not known
 * @returns for each page whether it lacks something
 */
function judgeAmongSiblings(pages, partsOf) {
    const compared = new Map();
    for (const page of pages) {
        const has = (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .standsForItself */ .oD)(page) ? partsOf(page) : undefined;
        if (has)
            compared.set(page, { url: page.url, template: '', has });
    }
    const lacks = lacksOf([...compared.values()]);
    return pages.map(page => {
        const sibling = compared.get(page);
        if (!sibling || !lacks.has(sibling))
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('too few pages of this kind were audited');
        const lack = lacks.get(sibling);
        return lack ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({ url: page.url, message: lackMessage(sibling, lack) }) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)();
    });
}
/** One place for each page that lacks something. */
function judgeLacks(siblings) {
    const list = new _fault_list_js__WEBPACK_IMPORTED_MODULE_3__/* .FaultList */ .x();
    for (const [page, lack] of siblings) {
        if (lack)
            list.add({ url: page.url, message: lackMessage(page, lack) });
    }
    return list.judgeAmong(siblings.size, 'the site has too few pages of one kind');
}
function lackMessage({ url }, { names, siblings, folder }) {
    return `${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(url)} has no ${names.join(' and no ')}, unlike the other pages in ${folder} (${siblings - 1})`;
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 68746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ siblingTypes)
/* harmony export */ });
/** Types that a template gives to all of its pages, by the name of their kind. Others depend on the content of a page. */
const KINDS = new Map([
    ...['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'Report'].map(type => [type, 'Article']),
    ...['Product', 'ProductGroup'].map(type => [type, 'Product']),
    ...[
        'Recipe',
        'Event',
        'JobPosting',
        'Course',
        'BreadcrumbList',
        'LocalBusiness',
        'SoftwareApplication',
    ].map(type => [type, type]),
    ...['Book', 'Movie', 'Dataset', 'ProfilePage', 'DiscussionForumPosting', 'QAPage'].map(type => [type, type]),
]);
/** What a template put into the structured data of a page, as "structured data of type Article". */
function siblingTypes(types) {
    const kinds = types.flatMap(type => KINDS.get(type.replace(/^https?:\/\/schema\.org\//, '')) ?? []);
    return new Set(kinds.map(kind => `structured data of type ${kind}`));
}


/***/ }),

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


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ typesOverPages)
/* harmony export */ });
/* harmony import */ var _judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9677);
/* harmony import */ var _sibling_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68746);



/** Whether a page lost the structured data that the other pages of its template have. */
const typesOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRunTopic */ .m1)({
    checks: {
        'unlike-siblings': {
            severity: 'warning',
            title: 'The page lacks structured data that its sibling pages have',
            why: 'Search engines show the other pages of this kind with rich results, and this one without.',
            fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
            example: 'all pages in /recipes/ have structured data of type Recipe, and /recipes/apple-pie has none',
        },
    },
    judge: pages => ({ 'unlike-siblings': (0,_judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmongSiblings */ .DM)(pages, typesOf) }),
});
function typesOf(page) {
    const types = page.facts('schema')?.['types'];
    return Array.isArray(types) ? (0,_sibling_types_js__WEBPACK_IMPORTED_MODULE_1__/* .siblingTypes */ .i)(types.map(String)) : undefined;
}


/***/ })

};

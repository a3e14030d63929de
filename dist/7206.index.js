export const id = 7206;
export const ids = [7206];
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

/***/ 10675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
/** The URL of an address of a site by its index. */
function addressOf({ pages, unvisited }, index) {
    return (pages[index] ?? unvisited[index - pages.length]).url;
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

/***/ 45472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ perSite)
/* harmony export */ });
/** What several topics need of a crawled site, worked out once for each site. */
function perSite(read) {
    const readings = new WeakMap();
    return site => {
        let known = readings.get(site);
        if (!known) {
            known = { reading: read(site) };
            readings.set(site, known);
        }
        return known.reading;
    };
}


/***/ }),

/***/ 56682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ linkedOn),
/* harmony export */   gl: () => (/* binding */ whyLinksUnknown),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   tp: () => (/* binding */ sourceFacts),
/* harmony export */   u0: () => (/* binding */ sourcesOf),
/* harmony export */   zF: () => (/* binding */ linksToPages)
/* harmony export */ });
/* harmony import */ var _crawled_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10675);
/* harmony import */ var _per_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45472);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);



/** Pages that facts list as the sources of one address. */
const MAX_SOURCES = 100;
/** Redirects after which a chain of a crawled site is given up. */
const MAX_REDIRECTS = 20;
/** The pages that link to an address, itself not among them, in their order. */
function sourcesOf({ graph }, address) {
    return graph.linksTo(address).flatMap(({ from }) => (from === address ? [] : from));
}
/** As "linked on /a, /b, /c and 2 more". */
function linkedOn(site, sources) {
    const named = sources.slice(0, _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .NAMED_PAGES */ .lG).map(page => ({ url: (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .c)(site, page) }));
    return `linked on ${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(named, sources.length)}`;
}
/** The pages that link to an address, for the facts. */
function sourceFacts(site, sources) {
    return {
        sources: sources.slice(0, MAX_SOURCES).map(page => (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .c)(site, page)),
        ...(sources.length > MAX_SOURCES && { sourceCount: sources.length }),
    };
}
/** Where the redirects of an address end, as far as pages of the crawl tell; itself where it does not redirect. */
function endOf({ graph, pages }, address) {
    let at = address;
    for (let hops = 0; hops < MAX_REDIRECTS && at < pages.length; hops++) {
        const next = graph.redirectOf(at);
        if (next === undefined)
            break;
        at = next;
    }
    return at;
}
/** Share of the pages whose links are not known from which on nothing is said of pages without links. */
const MAX_UNKNOWN = 0.05;
/**
 * Why pages may be linked that seem not to be: the start page alone is rendered, and of all others the links are known
 * that are in the page as sent. Undefined where these are all that matters.
 */
const whyLinksUnknown = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)(({ pages, graph }) => {
    if (graph.linksFrom(0).some(({ onlyScripted }) => onlyScripted)) {
        return 'scripts add links to the start page, and what they add to other pages is not known';
    }
    const shown = pages.filter(({ indexable }) => indexable === true);
    const scripted = shown.filter(({ needsScripts }) => needsScripts);
    if (pages[0]?.needsScripts || scripted.length > shown.length * MAX_UNKNOWN) {
        return 'scripts fill pages of the site, so that their links are not known';
    }
    const without = shown.filter(({ linksOut }) => linksOut === 0);
    return shown.length > 1 && without.length * 2 > shown.length
        ? 'most pages of the site have no links that can be followed without scripts'
        : undefined;
});
/**
 * The links to each page by whichever of its addresses: of those that redirect to it, and of those that name it as their
 * canonical.
 */
const linksToPages = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const { pages, graph } = site;
    const all = pages.map(() => ({ count: 0, isFollowed: false, isSent: false }));
    for (const address of pages.keys()) {
        const end = endOf(site, address);
        const canonical = end < pages.length ? graph.canonicalOf(end) : undefined;
        const targets = [...new Set([address, end, canonical])].filter(target => target !== undefined && target < pages.length);
        for (const { from, nofollow, onlyScripted } of graph.linksTo(address)) {
            for (const target of targets) {
                if (from === target)
                    continue;
                const links = all[target];
                links.count++;
                links.isFollowed ||= !nofollow;
                links.isSent ||= !onlyScripted;
            }
        }
    }
    return all;
});


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

/***/ 37206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/page-families.js
var page_families = __webpack_require__(3859);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/depth-over-site.js






/** Clicks from the start page above which visitors hardly come to a page. Site audits draw the line between 3 and 5. */
const MAX_CLICKS = 5;
/** How far the pages of a site are from its start page. */
const depthOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'page-too-deep': {
            scope: 'site',
            severity: 'notice',
            title: 'A page is more than five clicks away from the start page',
            why: 'Few visitors come that far, and search engines take pages far from the start page for less important.',
            fix: 'Link to the page from a category, a table of contents, or related pages that are nearer to the start page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '/archive/17/red-bike, found only by clicking through 17 pages of a list',
        },
    },
    needsWhole: ['page-too-deep'],
    judge(site) {
        const { pages } = site;
        const unknown = (0,site_links/* whyLinksUnknown */.gl)(site);
        if (unknown !== undefined)
            throw new not_measured/* NotMeasured */.ke(unknown);
        const deep = pages.filter(({ url, indexable, depth }) => indexable === true && depth !== null && depth > MAX_CLICKS && !(0,page_families/* isFurtherPage */.Sl)(url) && !(0,page_families/* isArchive */.tc)(url));
        const list = new fault_list/* FaultList */.x();
        for (const { url, depth } of deep.toSorted((a, b) => b.depth - a.depth)) {
            list.add({ url, message: `${(0,same_on_pages/* pathOf */.XM)(url)} is ${depth} clicks away (at most ${MAX_CLICKS})` });
        }
        return { judgements: { 'page-too-deep': list.judgeAmong(pages.length, 'the site has no pages') } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/ux/site-topics.js

const siteTopics = [depthOverSite];


/***/ })

};

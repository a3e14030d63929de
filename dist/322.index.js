export const id = 322;
export const ids = [322];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
const MAX_OCCURRENCES = 50;
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
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

/***/ 76100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ copiedPages)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18167);


const MIN_ALIKE_SHARE = 1 / 2;
const KEPT = [
    ['serp', 'title'],
    ['serp', 'description'],
    ['content', 'h1'],
    ['content', 'textFingerprint'],
];
function copiedPages(pages) {
    const named = new Map(pages.map(page => [namesOf(page.url), page]));
    const byPath = new Map([...named].map(([names, page]) => [names.join('/'), page]));
    const originals = new Map();
    for (const { folder, pages: names } of (0,_syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__/* .siteCopies */ .$)([...named.keys()])) {
        const pairs = names.flatMap(copy => {
            const original = byPath.get(copy.slice(folder.length).join('/'));
            return original ? [[named.get(copy), original]] : [];
        });
        const alike = pairs.filter(([copy, original]) => saysTheSame(copy, original)).length;
        if (alike < pairs.length * MIN_ALIKE_SHARE)
            continue;
        for (const [copy, original] of pairs)
            if (!originals.has(copy))
                originals.set(copy, original);
    }
    return originals;
}
function namesOf(url) {
    const { pathname, search } = new URL(url);
    const names = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(pathname).split('/').slice(1);
    const last = names.pop().replace(/\.html?$/i, '');
    return [...names, `${last === '' ? 'index' : last}.html${search}`];
}
function saysTheSame(one, other) {
    if (one.facts('hreflang')?.['htmlLang'] !== other.facts('hreflang')?.['htmlLang'])
        return false;
    return KEPT.some(([tool, fact]) => {
        const said = one.facts(tool)?.[fact];
        return typeof said === 'string' && said !== '' && said === other.facts(tool)?.[fact];
    });
}


/***/ }),

/***/ 10675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
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


class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(place) {
        if (++this.#count > _api_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
class Tally {
    #entries = new Map();
    saw(name) {
        this.#entry(name).looked++;
    }
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
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

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ familyOfVersions),
/* harmony export */   a: () => (/* binding */ PageFamilies)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(url);
    return JSON.stringify([...new Set(versions.map(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3))].toSorted());
}
class PageFamilies {
    #byFamily;
    #familyOf;
    #count;
    constructor(pages, familyOf) {
        const families = new Set(pages.map(familyOf));
        this.#familyOf = page => {
            const family = familyOf(page);
            const list = family.replace(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .BARE_NUMBER */ .Lg, '');
            return families.has(list) ? list : family;
        };
        this.#byFamily = Map.groupBy(pages, this.#familyOf);
        this.#count = pages.length;
    }
    get areSeveral() {
        return this.#byFamily.size > 1;
    }
    get pages() {
        return [...this.#byFamily.values()].flat();
    }
    get firsts() {
        return Array.from(this.#byFamily.values(), ([first]) => first);
    }
    othersThan(page, most) {
        const own = this.#familyOf(page);
        const first = [];
        for (const [family, pages] of this.#byFamily) {
            if (family !== own)
                first.push(...pages.slice(0, most - first.length));
            if (first.length >= most)
                break;
        }
        return { first, count: this.#count - (this.#byFamily.get(own)?.length ?? 0) };
    }
}


/***/ }),

/***/ 45472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ perSite)
/* harmony export */ });
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

/***/ 98548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Bb: () => (/* binding */ sameTextKey),
/* harmony export */   HI: () => (/* binding */ primaryLanguage),
/* harmony export */   VQ: () => (/* binding */ judgeSameText),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   XQ: () => (/* binding */ withOriginals),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   k1: () => (/* binding */ languageInAddress),
/* harmony export */   lG: () => (/* binding */ NAMED_PAGES),
/* harmony export */   n9: () => (/* binding */ isComparable),
/* harmony export */   oD: () => (/* binding */ standsForItself)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49087);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73451);
/* harmony import */ var _copied_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);







const NAMED_PAGES = 3;
const MAX_PATH = 100;
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
function standsForItself({ url, facts, failed }) {
    const serp = facts('serp');
    if (serp?.['leadsOn'] === true)
        return false;
    if (serp?.['indexable'] === false && serp['keptOutWithHome'] !== true)
        return false;
    if (serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed))
        return true;
    const canonical = URL.parse(String(serp['canonicalPage']));
    const here = URL.parse(url);
    if (!canonical?.pathname.includes('//') || !here)
        return false;
    return withSingleSlashes(canonical) === withSingleSlashes(here);
}
function withSingleSlashes(url) {
    return (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(url).replace(/\/+/g, '/');
}
function judgeSameText(pages, textOf, what, family = familyOf, languageFor = languageOf) {
    const written = (page) => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined;
    };
    const languages = new Map(pages.flatMap(page => {
        const [text, language] = [written(page), languageFor(page)];
        return text !== undefined && language !== '' ? [[sameTextKey('', text), language]] : [];
    }));
    const keyOf = (page) => {
        const text = written(page);
        return text === undefined
            ? undefined
            : sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text);
    };
    const joined = withOriginals(pages, family);
    const groups = new Map([...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a(group, joined)]));
    const quotedText = (page) => (0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(String(textOf(page)));
    return pages.map(page => {
        const key = keyOf(page);
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        return judgeOthers(page, pages.length, groups.get(key), names => `Same ${what} as ${names}: ${quotedText(page)}`);
    });
}
function withOriginals(pages, family) {
    const originals = (0,_copied_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedPages */ .l)(pages.filter(isComparable));
    return page => family(originals.get(page) ?? page);
}
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
function isComparable(page) {
    return standsForItself(page) && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isArchive */ .tc)(page.url);
}
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .T)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage']);
}
function languageInAddress(url) {
    return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase();
}
function primaryLanguage(declared) {
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
function namesOf(pages, count = pages.length) {
    const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url));
    const more = count - names.length;
    if (more > 0)
        return `${names.join(', ')} and ${more} more`;
    return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function pathOf(url) {
    const parsed = URL.parse(url);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_PATH);
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



const MAX_SOURCES = 100;
const MAX_REDIRECTS = 20;
function sourcesOf({ graph }, address) {
    return graph.linksTo(address).flatMap(({ from }) => (from === address ? [] : from));
}
function linkedOn(site, sources) {
    const named = sources.slice(0, _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .NAMED_PAGES */ .lG).map(page => ({ url: (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .c)(site, page) }));
    return `linked on ${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(named, sources.length)}`;
}
function sourceFacts(site, sources) {
    return {
        sources: sources.slice(0, MAX_SOURCES).map(page => (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .c)(site, page)),
        ...(sources.length > MAX_SOURCES && { sourceCount: sources.length }),
    };
}
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
const MAX_UNKNOWN = 0.05;
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

/***/ 18167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ siteCopies)
/* harmony export */ });
const MIN_PAGES = 3;
const MIN_SHARE = 3 / 4;
const MAX_DEPTH = 5;
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i;
function siteCopies(pages) {
    const known = new Set(pages.map(pathOf));
    const folders = new Map();
    for (const names of pages) {
        for (let depth = 1; depth < Math.min(names.length, MAX_DEPTH + 1); depth++) {
            const folder = names.slice(0, depth);
            const path = pathOf(folder);
            const found = folders.get(path) ?? { folder, pages: [] };
            folders.set(path, found);
            found.pages.push(names);
        }
    }
    return [...folders.values()].filter(({ folder, pages }) => {
        if (pages.length < MIN_PAGES || folder.some(name => VERSION.test(name)))
            return false;
        const relative = pages.map(names => pathOf(names.slice(folder.length)));
        const both = relative.filter(path => known.has(path)).length;
        return relative.some(path => HOME.test(path)) && both >= relative.length * MIN_SHARE;
    });
}
const HOME = /^index\.html?$/i;
function pathOf(names) {
    return names.join('/');
}


/***/ }),

/***/ 40322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/crawled-site.js
var crawled_site = __webpack_require__(10675);
// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/targets.js
var targets = __webpack_require__(40856);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-agreement.js
var version_agreement = __webpack_require__(93759);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-over-pages.js
var versions_over_pages = __webpack_require__(67497);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/versions-over-site.js













const CHECKS = {
    'target-broken': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-broken']),
    'target-redirects': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-redirects']),
    'target-blocked': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-blocked']),
    'target-noindex': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-noindex']),
    'target-canonical-elsewhere': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-canonical-elsewhere']),
    'return-link-missing': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['return-link-missing']),
    'x-default-missing': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['x-default-missing']),
    'versions-disagree': (0,tool_definition/* overSite */.iE)(versions_over_pages/* versionsOverPages */.y.checks['versions-disagree']),
};
const versionsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: CHECKS,
    judge(site) {
        const naming = namingPages(site);
        if (naming.length === 0) {
            return {
                judgements: (0,judgement/* sameForAll */.tE)(CHECKS, (0,judgement/* notApplicable */.hH)('no indexable page of the site has hreflang links')),
            };
        }
        return {
            judgements: {
                ...judgeTargets(site, naming),
                'x-default-missing': judgeDefaults(site, naming),
                'versions-disagree': judgeSets(site, naming),
            },
        };
    },
});
function namingPages({ pages, graph }) {
    return [...pages.keys()].filter(page => pages[page].indexable === true && graph.alternatesOf(page).length > 0);
}
function judgeTargets(site, naming) {
    const faults = {
        'target-broken': new fault_list/* FaultList */.x(),
        'target-redirects': new fault_list/* FaultList */.x(),
        'target-blocked': new fault_list/* FaultList */.x(),
        'target-noindex': new fault_list/* FaultList */.x(),
        'target-canonical-elsewhere': new fault_list/* FaultList */.x(),
        'return-link-missing': new fault_list/* FaultList */.x(),
    };
    const named = namedTargets(site, naming);
    const mayDiffer = isPreview(site);
    for (const [target, { codes, namedOn }] of named) {
        const record = site.pages[target];
        const fault = targetFault(record, codes);
        if (fault && mayDiffer && isOtherForm(record))
            continue;
        if (fault) {
            const [check, what] = fault;
            const as = `named as ${[...codes].join(', ')} on ${nameList(site, namedOn)}`;
            faults[check].add({ url: record.url, message: `${(0,same_on_pages/* pathOf */.XM)(record.url)} ${what}; ${as}` });
        }
        else if (record.indexable === true) {
            const missed = withoutReturn(site, target, namedOn);
            const none = site.graph.alternatesOf(target).length === 0;
            const what = none ? 'has no hreflang links; it is named on' : 'has no hreflang link back to';
            if (missed.length > 0) {
                const message = isDefaultOfItself(site, target, codes)
                    ? `${(0,same_on_pages/* pathOf */.XM)(record.url)} has hreflang links only for its own versions, but is x-default on ${nameList(site, missed)}`
                    : `${(0,same_on_pages/* pathOf */.XM)(record.url)} ${what} ${nameList(site, missed)}`;
                faults['return-link-missing'].add({ url: record.url, message });
            }
        }
    }
    const judged = Object.entries(faults).map(([check, list]) => [
        check,
        list.judgeAmong(named.size, 'no hreflang link leads to another page of the site'),
    ]);
    return Object.fromEntries(judged);
}
function isDefaultOfItself({ graph }, target, codes) {
    return [...codes].every(language_versions/* isXDefault */.Qz) && graph.alternatesOf(target).some(({ to }) => to === target);
}
function judgeDefaults({ pages, graph }, naming) {
    const list = new fault_list/* FaultList */.x();
    for (const page of naming) {
        const named = graph.alternatesOf(page);
        if (named.some(({ code }) => (0,language_versions/* isXDefault */.Qz)(code)))
            continue;
        const working = named.filter(({ to }) => to >= pages.length || !isBroken(pages[to]));
        if (new Set(working.map(({ to }) => to)).size < 2)
            continue;
        list.add({ url: pages[page].url, message: (0,versions_help/* withoutDefault */.Y)(named.length) });
    }
    return list.judgeAmong(naming.length, 'no page of the site has hreflang links');
}
function isPreview({ pages, origin }) {
    return pages.some(({ canonical }) => canonical?.is === 'self' && URL.parse(canonical.url)?.origin !== origin);
}
function isOtherForm({ url, finalUrl, status }) {
    if (finalUrl === undefined || status === null || !(0,network_status/* isSuccess */.oJ)(status))
        return false;
    return (0,page_address/* loosePath */.qv)(new URL(url)) === (0,page_address/* loosePath */.qv)(new URL(finalUrl));
}
function namedTargets({ pages, graph }, naming) {
    const named = new Map();
    for (const page of naming) {
        const seen = new Set();
        for (const { code, to } of graph.alternatesOf(page)) {
            if (to === page || to >= pages.length)
                continue;
            const target = named.get(to) ?? { codes: new Set(), namedOn: [] };
            named.set(to, target);
            target.codes.add(code);
            if (!seen.has(to))
                target.namedOn.push(page);
            seen.add(to);
        }
    }
    return named;
}
function isBroken({ status }) {
    return status !== null && !(0,network_status/* isSuccess */.oJ)(status) && !(0,network_status/* provesNothing */.R1)(status);
}
function targetFault(record, codes) {
    const { obstacle, status, finalUrl, canonical } = record;
    switch (obstacle) {
        case 'robots-txt':
            return ['target-blocked', 'is blocked by robots.txt'];
        case 'status':
        case 'redirect':
            if (isBroken(record))
                return ['target-broken', `answers ${status}`];
            return obstacle === 'status' || finalUrl === undefined || [...codes].every(language_versions/* isXDefault */.Qz)
                ? undefined
                : ['target-redirects', `redirects to ${(0,same_on_pages/* pathOf */.XM)(finalUrl)}`];
        case 'noindex-header':
        case 'noindex-meta':
            return ['target-noindex', 'is set to noindex'];
        case 'canonical':
            return ['target-canonical-elsewhere', `has the canonical ${(0,same_on_pages/* pathOf */.XM)(canonical?.url ?? '')}`];
        default:
            return undefined;
    }
}
function withoutReturn(site, target, namedOn) {
    const keyOf = (address) => (0,page_address/* loosePath */.qv)(new URL((0,crawled_site/* addressOf */.c)(site, address)));
    const back = new Set(site.graph.alternatesOf(target).flatMap(({ to }) => [keyOf(to), keyOf((0,site_links/* endOf */.pJ)(site, to))]));
    const isListed = (page) => back.size === 0 || site.graph.alternatesOf(page).some(({ to }) => keyOf((0,site_links/* endOf */.pJ)(site, to)) === keyOf(page));
    return namedOn.filter(page => !back.has(keyOf(page)) && isListed(page));
}
function nameList(site, pages) {
    const named = pages.slice(0, same_on_pages/* NAMED_PAGES */.lG).map(page => ({ url: (0,crawled_site/* addressOf */.c)(site, page) }));
    return (0,same_on_pages/* namesOf */.eZ)(named, pages.length);
}
function judgeSets(site, naming) {
    const { pages, graph } = site;
    const compared = naming.map(page => ({
        url: pages[page].url,
        versions: graph
            .alternatesOf(page)
            .filter(({ to }) => to >= pages.length || pages[to].indexable === true)
            .map(({ code, to }) => ({ code, url: (0,crawled_site/* addressOf */.c)(site, to) })),
    }));
    const list = new fault_list/* FaultList */.x();
    const found = (0,version_agreement/* versionDisagreements */.E)(compared);
    for (const [{ url }, disagreement] of found) {
        const [message] = (0,versions_over_pages/* disagreementMessages */.r)(disagreement);
        if (message !== undefined)
            list.add({ url, message: `${(0,same_on_pages/* pathOf */.XM)(url)}: ${message}` });
    }
    return list.judgeAmong(found.size, 'no two pages of the site name each other as language versions');
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/site-topics.js

const siteTopics = [versionsOverSite];


/***/ }),

/***/ 93759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ versionDisagreements)
/* harmony export */ });
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66840);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2162);


function versionDisagreements(pages) {
    const read = pages.map(readVersions);
    const byKey = new Map(read.map(one => [one.own, one]));
    const found = new Map();
    for (const set of setsOf(read, byKey)) {
        const named = namedInSet(set);
        for (const one of set)
            found.set(one.page, disagreementOf(one, named, byKey));
    }
    return found;
}
function readVersions(page) {
    const byCode = new Map();
    const several = new Set();
    for (const version of page.versions) {
        const code = version.code.toLowerCase();
        const before = byCode.get(code);
        if (before && keyOf(before.url) !== keyOf(version.url))
            several.add(code);
        byCode.set(code, { ...version, code });
    }
    const codes = new Set(byCode.keys());
    for (const code of several)
        byCode.delete(code);
    const keys = new Set(page.versions.map(({ url }) => keyOf(url)));
    return { page, own: ownKey(page, keys), codes, byCode, keys };
}
function ownKey({ url, versions }, keys) {
    const here = keyOf(url);
    const { host } = new URL(url);
    if (keys.has(here) || versions.some(version => new URL(version.url).host === host))
        return here;
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(url));
    const samePath = new Set(versions.filter(version => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(version.url)) === path).map(version => keyOf(version.url)));
    return samePath.size === 1 ? [...samePath][0] : here;
}
function keyOf(url) {
    const parsed = new URL(url);
    return parsed.host + (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(parsed);
}
function setsOf(pages, byKey) {
    const seen = new Set();
    const sets = [];
    for (const start of pages) {
        if (seen.has(start))
            continue;
        seen.add(start);
        const set = [start];
        for (const one of set) {
            for (const key of one.keys) {
                const other = byKey.get(key);
                if (!other || seen.has(other) || !other.keys.has(one.own))
                    continue;
                seen.add(other);
                set.push(other);
            }
        }
        if (set.length > 1)
            sets.push(set);
    }
    return sets;
}
function namedInSet(set) {
    const named = new Map();
    for (const one of set) {
        for (const { code, url } of one.byCode.values()) {
            const ofCode = named.get(code) ?? new Map();
            named.set(code, ofCode);
            const key = keyOf(url);
            const naming = ofCode.get(key);
            if (naming)
                naming.push(one);
            else
                ofCode.set(key, [one]);
        }
    }
    return new Map([...named].map(([code, byKey]) => {
        const keys = [...byKey].toSorted(([, a], [, b]) => b.length - a.length).map(([key]) => key);
        return [code, { byKey, most: keys[0], second: keys[1] }];
    }));
}
function disagreementOf(one, named, pages) {
    const missing = [];
    const conflicts = [];
    for (const [code, ofCode] of named) {
        const here = one.byCode.get(code)?.url;
        if (here !== undefined) {
            const other = conflictingWith(keyOf(here), ofCode);
            if (other)
                conflicts.push({ code, here, there: other.byCode.get(code).url, on: other.page });
            continue;
        }
        const key = ofCode.most;
        const isNamed = one.codes.has(code) || one.keys.has(key);
        const isSaidElsewhere = (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isXDefault */ .Qz)(code) || key === one.own || pages.get(key)?.keys.has(one.own);
        if (isNamed || isSaidElsewhere || conflictingWith(key, ofCode))
            continue;
        const first = ofCode.byKey.get(key)[0];
        missing.push({ code, url: first.byCode.get(code).url, on: first.page });
    }
    return { missing, conflicts };
}
function conflictingWith(key, { byKey, most, second }) {
    const rival = key === most ? second : most;
    const naming = rival === undefined ? [] : byKey.get(rival);
    return naming.length >= byKey.get(key).length ? naming[0] : undefined;
}


/***/ }),

/***/ 67497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ disagreementMessages),
/* harmony export */   y: () => (/* binding */ versionsOverPages)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9677);
/* harmony import */ var _version_agreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93759);
/* harmony import */ var _versions_help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73417);






const NAMED_VERSIONS = 3;
const versionsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_3__/* .defineRunTopic */ .m1)({
    checks: {
        'versions-disagree': {
            severity: 'warning',
            title: 'The language versions of a page do not name the same versions',
            why: 'Search engines connect two versions only where each names the other. They leave out a version that is missing on one side.',
            fix: 'Put the same set of hreflang links on every version.',
            help: `${_versions_help_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSIONS_HELP */ .S}#all-method-guidelines`,
            example: '/en/ names en, de and fr; /de/ names de and en only',
        },
    },
    judge: pages => {
        const compared = pages.flatMap(page => comparable(page) ?? []);
        const found = new Map([...(0,_version_agreement_js__WEBPACK_IMPORTED_MODULE_2__/* .versionDisagreements */ .E)(compared)].map(([{ page }, disagreement]) => [page, disagreement]));
        return { 'versions-disagree': pages.map(page => judge(page, found.get(page))) };
    },
});
function comparable(page) {
    const facts = page.facts('hreflang');
    if (!(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .standsForItself */ .oD)(page) || facts?.['alternatesLeftOut'] !== undefined)
        return undefined;
    const broken = new Set(entriesOf(facts?.['targets'])
        .filter(({ status }) => typeof status === 'number' && status >= 400)
        .map(({ url }) => url));
    const versions = entriesOf(facts?.['alternates']).flatMap(({ hreflang, url }) => typeof hreflang === 'string' && typeof url === 'string' && !broken.has(url)
        ? [{ code: hreflang, url }]
        : []);
    return versions.length > 0 ? { page, url: page.url, versions } : undefined;
}
function entriesOf(list) {
    return Array.isArray(list) ? list : [];
}
function judge(page, disagreement) {
    if (page.facts('hreflang')?.['alternatesLeftOut'] !== undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notMeasured */ .q7)('the page has more hreflang links than are compared');
    }
    if (!disagreement)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('no other language version of the page was audited');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failWhere */ .a4)(disagreementMessages(disagreement).map(message => ({ url: page.url, message })));
}
function disagreementMessages({ missing, conflicts, }) {
    const messages = conflicts.map(({ code, here, there, on }) => `${quoted(code)} is ${here} here, but ${there} on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(on.url)}`);
    for (const [on, versions] of Map.groupBy(missing, ({ on }) => on)) {
        messages.push(`${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(on.url)} also names ${listOf(versions)}`);
    }
    return messages;
}
function listOf(versions) {
    const named = versions.slice(0, NAMED_VERSIONS).map(({ code, url }) => `${quoted(code)} (${url})`);
    const more = versions.length - named.length;
    return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}, which this page does not`;
}
function quoted(code) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(code, 40);
}


/***/ })

};

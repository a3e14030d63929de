export const id = 3377;
export const ids = [3377];
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

/***/ 76100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ copiedPages)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18167);


/** Of the pages of a copy whose original is known, the share that still says the same as it. */
const MIN_ALIKE_SHARE = 1 / 2;
/** What a copy of a page keeps, if only in part once somebody works on the original. */
const KEPT = [
    ['serp', 'title'],
    ['serp', 'description'],
    ['content', 'h1'],
    ['content', 'textFingerprint'],
];
/**
 * The pages of a second copy of the whole site in a folder of it, such as an old upload, each with its original. Equal
 * names alone make no copy: a part of a site may have pages of its own for the same purposes.
 */
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
/** The names along the path of a page, as its file would have them. */
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

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ familyOfVersions),
/* harmony export */   a: () => (/* binding */ PageFamilies)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

/**
 * Equal for pages that are alike on purpose.
 *
 * @param versions addresses of all language versions of the page, itself among them; none where it has none
 */
function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(url);
    return JSON.stringify([...new Set(versions.map(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3))].toSorted());
}
/**
 * Pages that have something in common, by families: within one they are alike on purpose, as the pages of one list or
 * the versions for several countries.
 */
class PageFamilies {
    #byFamily;
    #familyOf;
    #count;
    /** @param familyOf of a page in another group it may be the same */
    constructor(pages, familyOf) {
        const families = new Set(pages.map(familyOf));
        // "/blog/2" is a page of the list "/blog", where that is one of them.
        this.#familyOf = page => {
            const family = familyOf(page);
            const list = family.replace(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .BARE_NUMBER */ .Lg, '');
            return families.has(list) ? list : family;
        };
        this.#byFamily = Map.groupBy(pages, this.#familyOf);
        this.#count = pages.length;
    }
    /** Whether some are alike that should not be. */
    get areSeveral() {
        return this.#byFamily.size > 1;
    }
    get pages() {
        return [...this.#byFamily.values()].flat();
    }
    /** One page of each family. */
    get firsts() {
        return Array.from(this.#byFamily.values(), ([first]) => first);
    }
    /** The first pages of other families than that of one, and how many there are of them. */
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







/** Pages that a message names. */
const NAMED_PAGES = 3;
/** Characters of a text that a message quotes. */
const MAX_PATH = 100;
/** What is wrong with a canonical that is no other page, for it is not there or its host is a mistake. */
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
/**
 * Whether a page stands for itself in search results: it lets itself be indexed, no script leads on from it, and its
 * canonical is not another page. One that is not there search engines pass over. One on a wrong host, or with slashes that
 * are doubled, is a mistake of all pages, which must not hide what else they have in common. Where `serp` did not run, nothing says otherwise.
 */
function standsForItself({ url, facts, failed }) {
    const serp = facts('serp');
    if (serp?.['indexable'] === false || serp?.['leadsOn'] === true)
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
/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions for
 * other readers, lists of what has a tag or a date, the further pages of one list, and of a page its copy in a second copy
 * of the site, which is told of as that.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 * @param family equal for pages that may have it in common
 * @param languageFor the language of a page; empty where it is not known
 */
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
        // Where a page does not say its language, it is that of a page with the same text.
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
/** Families that a page of a copy of the site is in with its original, see {@link copiedPages}. */
function withOriginals(pages, family) {
    const originals = (0,_copied_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedPages */ .l)(pages.filter(isComparable));
    return page => family(originals.get(page) ?? page);
}
/** Equal for texts that read the same in one language. */
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
/**
 * Passed where all pages that are alike are of one family; not applicable where there is but one page.
 *
 * @param count of all pages
 * @param alike the page itself among them
 */
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
/** Whether its texts are compared with those of others at all. */
function isComparable(page) {
    return standsForItself(page) && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isArchive */ .tc)(page.url);
}
/** Pages of one family are alike on purpose: those of one list, and the versions for several countries. */
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .T)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
/** The language that a page declares, in lower case without its region; empty where it declares none, or no tool says. */
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage']);
}
/**
 * The language and region that the first folder of an address names, as `zh-cn`, whatever the page declares; undefined
 * where it names none.
 */
function languageInAddress(url) {
    return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase();
}
/** @param declared value of `lang` */
function primaryLanguage(declared) {
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
/**
 * The paths of some pages, and how many more there are.
 *
 * @param pages of which the first are named
 * @param count of all
 */
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

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ judgeAmongSiblings),
/* harmony export */   EI: () => (/* binding */ judgeLacks),
/* harmony export */   Ge: () => (/* binding */ lacksOf)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73451);
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67162);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
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
    return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isArchive */ .tc)(url) || (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isFurtherPage */ .Sl)(url) || OF_ANOTHER_KIND.test(new URL(url).pathname);
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

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
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
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
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

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






/**
 * Under which addresses a page goes, and which others may be compared with it.
 *
 * A build preview names production in its canonical and its language versions. Its own addresses there count as its
 * own, and versions there are asked for on the preview, which has them as they will ship. What is on further hosts
 * may not know this build yet.
 */
class PageAddress {
    here;
    /** The canonical that the page declares; undefined where it declares none, or several that differ. */
    canonical;
    /** How the canonical relates to the page. */
    canonicalIs;
    /** Host of the site as it will be, where the canonical names it for this page. */
    production;
    /** Why other hosts are not asked; undefined where the page is audited where it lives. */
    previewReason;
    #preview;
    /** The canonical, where it is known to be on the preview as its address there. */
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && loosePath(named) === loosePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    /** Whether an address is this page, here or in production. */
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (loosePath(own) === loosePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    /** Whether an address has the path of this page on a host of which nothing is known. */
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    /** Host under which the page will be found; undefined where that is not known from here. */
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    /** Whether an address is on the site that is audited, here or in production. */
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    /** Where to ask for a page that this one names. */
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    /** The address on the audited host of a page of the site; undefined for those of others. */
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
/** A preview is told by its address, by the canonical that names production, or by the header that platforms add. */
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
/**
 * Whether a canonical is the page that declares it. On a host of which nothing is known the same path is the same page:
 * production names itself, and the audited host may be a copy of it.
 */
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return loosePath(own) === loosePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return loosePath(beside) === loosePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(here)
        : loosePath(canonical) === loosePath(here);
}
/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


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

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   K3: () => (/* binding */ schemeOfHosts),
/* harmony export */   N6: () => (/* binding */ namesakesAmong),
/* harmony export */   Qm: () => (/* binding */ isSharedHost),
/* harmony export */   Tc: () => (/* binding */ productionAddressOf),
/* harmony export */   WF: () => (/* binding */ addressBesideGuess),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   o6: () => (/* binding */ isSecureOnProduction),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   oo: () => (/* binding */ isMixedOnProduction),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName),
/* harmony export */   yc: () => (/* binding */ isFullAddress),
/* harmony export */   yd: () => (/* binding */ addressOutsideFolder)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 * @param isHomeGuessed whether the folder of `productionUrl` was named by nobody
 * @param namesakes pages of the deployment in a folder which is called as that of `productionUrl`, and is another one
 */
function previewOf(url, productionUrl, base = '', isHomeGuessed = false, namesakes = []) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url);
    return {
        host,
        origin,
        folder: isOfHome ? '' : folder,
        home: folder,
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        ...(namesakes.length > 0 && { namesakes }),
        words: `on a preview of ${host}`,
    };
}
/**
 * The pages of a folder, served at the root of the preview, that lie in a folder in it which is called as the one that
 * production is in: few of them, where there are pages at all that lie elsewhere.
 *
 * @param pages addresses on the preview
 */
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
/**
 * Whether nobody knows the addresses that pages will have: they are audited on this machine or in a private network, and
 * production is there too, or nothing says where it is. What needs a full address, such as a canonical, cannot be asked of them.
 */
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Whether the pages of a preview over plain HTTP are on HTTPS on production. */
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
/** What an address without a scheme, as `//host/path`, is over on production; undefined where it is as on the preview. */
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
/** Whether what such a page loads is mixed content on production: by an address with `http:` that is not that of the preview. */
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
/** The address of production that what is at an address of the preview will have; undefined where it is not known. */
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
/**
 * The address of production that a page will have if it is not in the folder that the build alone asks for its files in;
 * undefined where nothing about the folder is a guess.
 */
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
/**
 * Where to ask for what a page names: on the preview for what production will have from it. A path from the root of the host
 * that begins with the folder of production leads into the deployment, also where the preview has it at its root.
 */
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    if (!parsed || !preview)
        return url;
    const { here, base, folder, namesakes = [] } = preview;
    if (namesakes.includes(here + parsed.pathname + parsed.search))
        return url;
    if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
        return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href;
    return hereOf(preview, parsed)?.href ?? url;
}
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
/**
 * Whether each project has a folder for itself on a host, by its name: what is at the root there is of another project, or
 * of nobody.
 */
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
/**
 * The address of production that a link from the root of the host, as `/sizes`, or up from a page, as `../sizes`, has where
 * the site is in a folder of a host that others share, and the link leads out of it; undefined for all else. A preview that
 * has the folder at its root answers such a link with a page of the site, which production does not.
 *
 * @param written the link as the page has it
 * @param url the link as an address on the preview
 * @param from what the link is relative to, on the preview; undefined where that is another address than that of the page
 */
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        // A way up that ends at the root here leads further up from where the page is on production.
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www, which no IP address can have; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** Whether what a page writes names its host, as `https://…` and `//…`; all else means the deployment itself. */
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 18167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ siteCopies)
/* harmony export */ });
/** Pages of a folder from which on it can be a copy of the site, and the share of them that the site has too. */
const MIN_PAGES = 3;
const MIN_SHARE = 3 / 4;
/** Folders in each other that are looked at. */
const MAX_DEPTH = 5;
/** Names of versions of a site that are meant to be beside it: a language, the edition of a manual. */
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i;
/**
 * Folders that hold a second copy of the whole site, as an upload into the wrong folder leaves it: a home page, and pages
 * most of which the site has under the same names.
 *
 * @param pages by the names along their paths
 * @returns each with its pages, that of the folder around others first
 */
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

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ headParts),
/* harmony export */   PG: () => (/* binding */ headOverPages)
/* harmony export */ });
/* unused harmony export HEAD_PARTS */
/* harmony import */ var _judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);


/** What a template puts into the head of a page, each with the checks that say already that it is missing or of no use. */
const HEAD_PARTS = {
    description: {
        name: 'meta description',
        saidBy: [
            ...['serp/description-missing', 'serp/description-empty', 'serp/description-outside-head'],
            'serp/description-removed-by-scripts',
        ],
    },
    canonical: {
        name: 'canonical',
        saidBy: [
            ...['serp/canonical-missing', 'serp/canonical-multiple', 'serp/canonical-invalid'],
            'serp/canonical-outside-head',
        ],
    },
    image: {
        name: 'preview image (og:image)',
        saidBy: ['serp/og-image-invalid', 'serp/og-image-broken', 'serp/og-image-too-small'],
    },
};
/** Whether a page lost what the template put into the head of the other pages. */
const headOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
    checks: {
        'unlike-siblings': {
            severity: 'warning',
            title: 'The head of the page lacks what similar pages of the site have',
            why: 'The template fills it in on the other pages of this kind, so it was forgotten here: results and shared links of this page look poorer.',
            fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
            help: 'https://developers.google.com/search/docs/appearance/snippet',
            example: 'all pages in /recipes/ have a canonical, and /recipes/apple-pie has none',
        },
    },
    judge: pages => ({ 'unlike-siblings': (0,_judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmongSiblings */ .DM)(pages, partsOf) }),
});
function partsOf(page) {
    const facts = page.facts('serp');
    if (facts?.['canonicalIs'] === undefined)
        return undefined;
    const card = facts['card'];
    const has = {
        description: typeof facts['description'] === 'string',
        canonical: facts['canonicalIs'] !== 'absent',
        image: card?.image !== undefined && card.image !== null,
    };
    return headParts(has, id => page.failed(id));
}
/**
 * The names of the parts that a head has. What other checks say counts as there.
 *
 * @param has left out is what is not known
 */
function headParts(has, failed) {
    const parts = Object.entries(HEAD_PARTS);
    return new Set(parts.flatMap(([part, { name, saidBy }]) => has[part] === true || (has[part] === false && saidBy.some(failed)) ? name : []));
}


/***/ }),

/***/ 45408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPageKind)
/* harmony export */ });
/** What pages of most sites are called in their menus, in the languages that are most frequent on the web. */
const PAGE_KINDS = new RegExp(`^(?:${[
    'about(?: us| me)?|contacts?(?: us| me)?|(?:our )?(?:services|products|team|work|story|prices|menu|gallery|projects|portfolio|partners|clients|events|news|blog|shop|staff|facilities|courses|classes)|get in touch|who we are|what we do|book(?:ing)?(?: now)?|tickets|location|opening hours|reservations?|testimonials|faqs?',
    '(?:über|ueber) (?:uns|mich)|kontakt(?:ieren sie uns)?|(?:unsere? )?(?:leistungen|produkte|team|preise|galerie|projekte|referenzen|partner|veranstaltungen|termine|aktuelles|angebote?|speisekarte|anfahrt|öffnungszeiten|praxis|kurse)|standort|buchung|neuigkeiten',
    '(?:à|a) propos|qui sommes[- ]nous|contact(?:ez[- ]nous)?|(?:nos )?(?:services|produits|prestations|tarifs|réalisations|actualités|partenaires|équipe|activités)|galerie|réservation|carte|horaires',
    '(?:sobre|acerca de) (?:nosotros|mí)|nosotros|quiénes somos|contact[oa](?:nos)?|(?:nuestros? )?(?:servicios|productos|equipo|precios|proyectos|clientes|eventos|noticias|tarifas)|galería|reservas?|carta|ubicación',
    '(?:chi siamo|chi sono|contatti|contattaci|servizi|prodotti|galleria|prezzi|prenota(?:zioni)?|dove siamo|lavori|eventi|notizie|listino|i nostri (?:servizi|prodotti|lavori)|il nostro team|orari)',
    '(?:sobre (?:nós|mim)|quem somos|contato|contacto|serviços|produtos|galeria|preços|equipe|equipa|projetos|notícias|localização)',
    '(?:over (?:ons|mij)|wie (?:zijn wij|ben ik)|contact(?:eer ons)?|(?:onze )?(?:diensten|producten|prijzen|projecten|tarieven)|team|nieuws|openingstijden|reserveren|galerij|menukaart)',
    '(?:om (?:oss|mig|meg|os)|kontakta? oss|kontakt|(?:våra |vores |våre )?(?:tjänster|produkter|priser|referenser|tjenester|ydelser|referencer)|galleri|nyheter|nyheder|öppettider|bilder|meistä|yhteystiedot|palvelut|hinnasto|tietoa meistä)',
    '(?:o (?:nas|nás|mnie|mně|firmie)|kontakt|usługi|oferta|cennik|galeria|aktualności|realizacje|služby|ceník|galerie|reference|cenník|galéria|ponuka|rólunk|kapcsolat|szolgáltatások|(?:szolgáltatás)?áraink|árak|termékek|galéria|despre noi|servicii|produse)',
    '(?:hakkımızda|iletişim|hizmetler(?:imiz)?|ürünler(?:imiz)?|galeri|fiyatlar|о нас|о компании|контакты|услуги|цены|галерея|новости|про нас|контакти|послуги|会社概要|お問い合わせ|サービス|关于我们|联系我们)',
    'agenda|calendar|programme|schedule|categories|all (?:posts|categories|tags)|archives?|speakers|sponsors|downloads|membership|members|directions|practical information',
    'programm|kalender|terminkalender|mitglieder|mitgliedschaft|mitglied werden|vorstand|satzung|sponsoren|unser team|presse|archiv|spielplan',
    'programme|calendrier|liens(?: utiles)?|adhésion|bureau|plan d’accès|programa|programación|calendario|enlaces|afiliación|programma|sostenitori|iscrizioni|agenda cultural|inscrições|calendário',
    'kalender|lid worden|lidmaatschap|bestuur|sponsors|program|kalendarium|styrelsen?|bli medlem|medlemskap|bliv medlem|bestyrelsen?|ohjelma|jäsenyys|hallitus|tapahtumat',
    'program|kalendarz|zarząd|członkostwo|kalendář|členství|výbor|naptár|programok|tagság|vezetőség|calendar evenimente|programı|takvim|программа|календарь|правление|програма|календар|правління',
    'photo gallery|frequently asked questions|upcoming events|latest news|how to find us|price list',
    'häufige fragen|häufig gestellte fragen|so finden sie uns|preisliste|bildergalerie',
    'notre équipe|questions fréquentes|foire aux questions|galerie photos|horaires d’ouverture|infos pratiques',
    'quienes somos|contáctanos|preguntas frecuentes|galería de fotos',
    'domande frequenti|galleria fotografica|listino prezzi',
    'fale conosco|nossos serviços|nossa equipe|perguntas frequentes|galeria de fotos',
    'neem contact op|ons team|veelgestelde vragen|openingsuren|fotogalerij|prijslijst',
    'nasza oferta|nasze usługi|nasz zespół|najczęściej zadawane pytania|galeria zdjęć|kontakty|naše služby|náš tým|časté dotazy|často kladené otázky|fotogalerie|szolgáltatásaink|gyakori kérdések|serviciile noastre|întrebări frecvente',
    'vanliga frågor|kontakt os|ofte stillede spørgsmål|ofte stilte spørsmål|ota yhteyttä|usein kysytyt kysymykset|sıkça sorulan sorular',
    'наши услуги|наша команда|частые вопросы|часто задаваемые вопросы|наши работы|наші послуги|поширені запитання|часті запитання|за нас|за контакти|σχετικά με εμάς|επικοινωνία|οι υπηρεσίες μας|συχνές ερωτήσεις',
    'よくある質問|よくあるご質問|お問合せ|会社案内|アクセス|お知らせ|サービス内容|採用情報|料金表|ギャラリー|スタッフ紹介|ご利用案内|聯絡我們|關於我們|常见问题|常見問題|新闻动态|产品中心|最新消息|자주 묻는 질문|문의하기|회사 소개|회사소개|공지사항|오시는 길',
    'אודות|צור קשר|צרו קשר|שאלות נפוצות|מי אנחנו|الأسئلة الشائعة|اتصل بنا|من نحن|خدماتنا|เกี่ยวกับเรา|ติดต่อเรา|คำถามที่พบบ่อย|liên hệ|giới thiệu|về chúng tôi|câu hỏi thường gặp|hubungi kami|tentang kami',
].join('|')})$`, 'iu');
const LONGEST = 40;
/**
 * Whether a whole title is only what a page of any site may be called: "Contact us". Legal notices and logins, which nobody
 * searches for, are not among them.
 *
 * @param title with white space folded
 */
function isPageKind(title) {
    const name = title.replaceAll("'", '’').replace(/[\s!?.:…！？]{1,4}$/, '');
    return name.length <= LONGEST && PAGE_KINDS.test(name);
}


/***/ }),

/***/ 16421:
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
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
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
    judge(pages) {
        // Of several pages at one address the first counts.
        const byAddress = new Map(pages.map(page => [URL.parse(page.url)?.href, page]).reverse());
        return { 'canonical-to-other-page': pages.map(page => judge(page, named => byAddress.get(named))) };
    },
});
function judge(page, pageAt) {
    const facts = page.facts('serp');
    const named = facts?.['canonicalPage'];
    if (typeof named !== 'string')
        return (0,judgement/* notApplicable */.hH)('the page has no canonical that can be used');
    if (facts?.['canonicalIs'] !== 'elsewhere')
        return (0,judgement/* pass */.IX)();
    if (facts['indexable'] === false)
        return (0,judgement/* notApplicable */.hH)('the page is in no search result anyway');
    if (URL.parse(named)?.host !== URL.parse(page.url)?.host)
        return (0,judgement/* notApplicable */.hH)('the canonical is on another host');
    if (isOtherForm(page.url, named))
        return (0,judgement/* notApplicable */.hH)('the page is the same in another form, such as AMP, for printing, or with parameters');
    if (page.facts('redirects')?.['choosesLanguage'] === true)
        return (0,judgement/* notApplicable */.hH)('the page only leads each visitor to a language of theirs');
    if (SAID_BY.some(id => page.failed(id)))
        return (0,judgement/* notApplicable */.hH)('its canonical is reported by another check');
    const target = pageAt(named);
    const isAlike = target && target !== page && target.facts('serp')?.['title'] === facts['title'];
    const alike = isAlike ? ', which has the same title' : '';
    return (0,judgement/* fail */.fJ)({ url: page.url, message: `The canonical is ${(0,same_on_pages/* pathOf */.XM)(named)}${alike}` });
}
/**
 * Endings of addresses of pages in another form: AMP, for printing, and what HTTrack calls a page with parameters,
 * `index1f3a.html`.
 */
const OF_FORM = /(?:\/(?:amp|print)\/?|[.-](?:amp|print)(?:\.html?)?|(?<=[a-z])[\da-f]{4}\.html?)$/i;
/** Whether a page is the one that its canonical names, in a form that is there beside it on purpose. */
function isOtherForm(own, named) {
    const [here, there] = [URL.parse(own), URL.parse(named)];
    if (!here || !there || !OF_FORM.test(here.pathname))
        return false;
    here.pathname = here.pathname.replace(OF_FORM, form => (/^[/.-]/.test(form) ? '' : '.html'));
    return (0,page_address/* loosePath */.qv)(here) === (0,page_address/* loosePath */.qv)(there);
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/head-over-pages.js
var head_over_pages = __webpack_require__(65239);
// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/serp/page-kinds.js
var page_kinds = __webpack_require__(45408);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/names-over-pages.js





/** Whether the titles of a site give it one name. */
const namesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'home-title-other-name': {
            severity: 'notice',
            title: 'The title of the home page lacks the name that the other titles have',
            why: 'Search engines read the name of a site from its home page: from WebSite structured data first, then from og:site_name, headings and the title. Here the title has another name than on the other pages, such as after a change of name.',
            fix: 'Write the same name into all titles, and into og:site_name.',
            help: 'https://developers.google.com/search/docs/appearance/site-names',
            example: '/ has <title>CJP Photos</title>, and the titles of all other pages end with "— Wild & Quiet"',
        },
    },
    judge: pages => ({ 'home-title-other-name': judgeNames(pages) }),
});
/** Pages with one ending of their titles, from which on it is a name, and their part of all that have a title. */
const MIN_PAGES = 3;
const MOST = 0.75;
/** Characters of a title that are looked at, and of a word and of a name that tell. */
const MAX_TITLE = 300;
const MIN_WORD = 3;
const MIN_NAME = 5;
const SEPARATOR = /\s+[|–—·•»-]\s+/;
function judgeNames(pages) {
    const others = pages.filter(page => !(0,comparable_url/* isHomePage */.fF)(page.url) && titleOf(page) !== undefined);
    const endings = [...Map.groupBy(others, page => lastPart(titleOf(page)))].filter(([ending]) => ending !== undefined);
    const [name, of] = endings.sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    const isName = name !== undefined && of.length >= MIN_PAGES && of.length >= MOST * others.length && !isOfOneFolder(of);
    return pages.map(page => {
        const title = titleOf(page);
        if (!isName || title === undefined || !(0,comparable_url/* isHomePage */.fF)(page.url))
            return (0,judgement/* notApplicable */.hH)('the page is not a home page beside others whose titles end with one name');
        if (page.failed('serp/title-default') || sharesWord(title, name) || isInAll(title, of))
            return (0,judgement/* pass */.IX)();
        if (page.failed('serp/site-name-conflict'))
            return (0,judgement/* notApplicable */.hH)('that the home page has two names is reported separately');
        return (0,judgement/* fail */.fJ)({
            url: page.url,
            message: `The titles of ${of.length} other pages end with ${(0,quoted/* quoted */.T)(name)}, and this one is ${(0,quoted/* quoted */.T)(title)}`,
        });
    });
}
/** Whether pages are all in one folder of the site, as a documentation beside it is, which has a name of its own. */
function isOfOneFolder(pages) {
    const folders = new Set(pages.map(({ url }) => /^\/[^/]+\//.exec(new URL(url).pathname)?.[0]));
    return folders.size === 1 && !folders.has(undefined);
}
function titleOf(page) {
    const title = page.facts('serp')?.['title'];
    return typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : undefined;
}
/** Names of a part of a site, which titles end with as well. */
const PART = /^(?:docs|documentation|guides?|tutorials?|archives?|categor(?:y|ies)|tags?|articles?|recipes?|help|support|wiki|dokumentation|archiv|kategorien?)$/i;
/** What a template did not fill in, as "[site=name]", is no name. */
const UNFILLED = /[[\]{}<>=%]/;
function lastPart(title) {
    const parts = title.split(SEPARATOR);
    const last = parts.length > 1 ? parts.at(-1).trim() : undefined;
    return last === undefined || UNFILLED.test(last) || PART.test(last) || (0,page_kinds/* isPageKind */.m)(last) ? undefined : last;
}
/** Whether all of these titles have a part of a title, so that this is the name and what they end with a slogan. */
function isInAll(title, pages) {
    const parts = title.split(SEPARATOR).map(part => part.trim().toLowerCase());
    return parts.some(part => part.length >= MIN_NAME && pages.every(page => titleOf(page).toLowerCase().includes(part)));
}
/** Whether a title has any word of a name, or they are written as one: "KranzCycles". */
function sharesWord(title, name) {
    const plain = title.toLowerCase();
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = words.filter(word => word.length >= MIN_WORD);
    const joined = plain.replace(/[^\p{L}\p{N}]+/gu, '');
    // Other scripts write a name in letters of their own.
    const isOtherScript = /\p{Script=Latin}/u.test(name) !== /\p{Script=Latin}/u.test(title);
    return (isOtherScript ||
        telling.length === 0 ||
        telling.some(word => plain.includes(word)) ||
        joined.includes(words.join('')));
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/texts-over-pages.js
var texts_over_pages = __webpack_require__(67173);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/run-topics.js




const runTopics = [texts_over_pages/* textsOverPages */.$, canonicalOverPages, head_over_pages/* headOverPages */.PG, namesOverPages];


/***/ }),

/***/ 67173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textsOverPages)
/* harmony export */ });
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49087);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9677);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);





/** What search results show of the pages, where several of them say the same. */
const textsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRunTopic */ .m1)({
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
            why: 'One description for several pages describes none of them, so Google usually shows text of the page instead.',
            fix: 'Write a description of its own for each page, or leave it out.',
            help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
            example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
        },
        'duplicate-card-title': {
            severity: 'notice',
            title: 'Pages with different titles are shared under the same one',
            why: 'Social networks and messengers show og:title. In the template it is a fixed text, so a shared link does not say which page it leads to.',
            fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
            help: 'https://ogp.me/#metadata',
            example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
        },
        'duplicate-card-description': {
            severity: 'notice',
            title: 'Pages with different meta descriptions are shared with the same text',
            why: 'Social networks and messengers show og:description. In the template it is a fixed text, so a shared link does not say what its page is about.',
            fix: 'Fill og:description with the description of the page, or leave it out: then networks take the meta description.',
            help: 'https://ogp.me/#optional',
            example: '/shoes and /boots both have <meta property="og:description" content="Welcome to our shop">',
        },
    },
    judge: pages => ({
        'duplicate-title': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('title', 'serp/title-default', 'serp/title-brand-only'), 'title'),
        'duplicate-description': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('description', 'serp/description-default'), 'meta description'),
        'duplicate-card-title': judgeCardTexts(pages, {
            property: 'og:title',
            stated: 'hasTitle',
            fact: 'title',
            called: 'title',
        }),
        'duplicate-card-description': judgeCardTexts(pages, {
            property: 'og:description',
            stated: 'hasDescription',
            fact: 'description',
            called: 'meta description',
        }),
    }),
});
/** Different texts of pages with one text of their cards, from which on that is a fixed text. */
const MIN_ALIKE = 3;
/** Share of the pages whose text a fixed one is: a few products alike may be named, or described, alike on purpose. */
const MIN_SHARE = 0.5;
/** Texts of cards, where those of the pages differ: where they do not, that is said of the texts of the pages. */
function judgeCardTexts(pages, { property, stated, fact, called }) {
    const ownTextOf = (page) => String(page.facts('serp')?.[fact] ?? '');
    const cardTextOf = (page) => {
        const card = page.facts('serp')?.['card'];
        const text = card?.[stated] === true ? card[fact] : undefined;
        // Lists of what has a tag or a date are shared by nobody, and generators give them the card of the site.
        return ownTextOf(page) !== '' && typeof text === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isComparable */ .n9)(page) ? text : undefined;
    };
    const groups = Map.groupBy(pages, cardTextOf);
    const least = MIN_SHARE * (pages.length - (groups.get(undefined)?.length ?? 0));
    const byCard = new Map([...groups].map(([card, alike]) => [card, Map.groupBy(alike, ownTextOf)]));
    return pages.map(page => {
        const card = cardTextOf(page);
        if (card === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .notApplicable */ .hH)(`the page has no ${property} besides its ${called}, or is no page to share`);
        const byOwn = byCard.get(card);
        const own = ownTextOf(page);
        // It is meant for the home page, or for the page whose text it is.
        const isFixed = byOwn.size >= MIN_ALIKE && groups.get(card).length >= least;
        if (!isFixed || own === card || (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isHomePage */ .fF)(page.url))
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .pass */ .IX)();
        const others = [...byOwn.keys().take(_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMED_PAGES */ .lG + 1)]
            .filter(other => other !== own)
            .map(other => byOwn.get(other)[0]);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)({
            url: page.url,
            message: `${property} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(card)}, as on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(others, byOwn.size - 1)}, but the ${called} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(own)}`,
        });
    });
}
/**
 * A text of a page, but for one that a template brought or that is the name of the site alone: that it is to be written
 * is said by another check.
 */
function own(fact, ...saidBy) {
    return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact]);
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
/** What an address is made of, in any notation: of another text ipaddr.js makes errors with stacks to find that it is none. */
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};

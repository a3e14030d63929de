export const id = 5017;
export const ids = [5017];
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

/***/ 94810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ areNear),
/* harmony export */   X: () => (/* binding */ nearTexts)
/* harmony export */ });
/**
 * Bits of 64 in which the fingerprints of two texts may differ that are nearly the same.
 *
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007, section 2)
 */
const MAX_DISTANCE = 3;
/** Of two fingerprints that differ in three bits at most, one part of four is the same. */
const PARTS = [0, 4, 8, 12];
const PART_DIGITS = 4;
/** Different fingerprints with one part in common that each is compared with: more have it on purpose of somebody. */
const MAX_COMPARED = 200;
/**
 * Groups pages whose texts are nearly the same, directly or by way of another page of the group. Linear in the pages.
 *
 * @returns groups of at least two pages, each in the order of the pages
 */
function nearTexts(pages) {
    const byText = Map.groupBy(pages, ({ fingerprint, language }) => `${language} ${fingerprint}`);
    const leaders = new Map();
    const leaderOf = (text) => {
        let at = text;
        for (let next = leaders.get(at); next !== undefined; next = leaders.get(at))
            at = next;
        if (at !== text)
            leaders.set(text, at);
        return at;
    };
    const byPart = new Map();
    for (const [text, [first]] of byText) {
        const { fingerprint, language } = first;
        const bits = bitsOf(fingerprint);
        for (const at of PARTS) {
            const key = `${language} ${at} ${fingerprint.slice(at, at + PART_DIGITS)}`;
            const near = byPart.get(key) ?? [];
            for (const other of near) {
                if (distance(bits, other.bits) > MAX_DISTANCE)
                    continue;
                const [one, two] = [leaderOf(text), leaderOf(other.text)];
                if (one !== two)
                    leaders.set(one, two);
            }
            if (near.length < MAX_COMPARED)
                near.push({ text, bits });
            byPart.set(key, near);
        }
    }
    const groups = Map.groupBy(pages, ({ fingerprint, language }) => leaderOf(`${language} ${fingerprint}`));
    return [...groups.values()].filter(({ length }) => length > 1).map(group => group.map(({ page }) => page));
}
/** Whether two texts are nearly the same, by their fingerprints. */
function areNear(one, other) {
    return distance(bitsOf(one), bitsOf(other)) <= MAX_DISTANCE;
}
function bitsOf(fingerprint) {
    return [Number.parseInt(fingerprint.slice(0, 8), 16), Number.parseInt(fingerprint.slice(8), 16)];
}
/** Bits in which two numbers differ, as far as {@link MAX_DISTANCE} asks for them. */
function distance(one, other) {
    let bits = 0;
    for (const half of [0, 1]) {
        for (let left = one[half] ^ other[half]; left !== 0 && bits <= MAX_DISTANCE; left &= left - 1)
            bits++;
    }
    return bits;
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

/***/ 25017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ spellingGroups),
/* harmony export */   ee: () => (/* binding */ sameTextGroups),
/* harmony export */   iO: () => (/* binding */ comparedPages),
/* harmony export */   qq: () => (/* binding */ parameterGroups),
/* harmony export */   sq: () => (/* binding */ judgeSameField),
/* harmony export */   y6: () => (/* binding */ judgeGroups)
/* harmony export */ });
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49087);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73451);
/* harmony import */ var _crawled_site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10675);
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67162);
/* harmony import */ var _near_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94810);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3859);
/* harmony import */ var _per_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45472);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98548);









/** Addresses of one path that differ in their parameters, from which on these multiply the page. */
const MIN_PARAMETER_COPIES = 5;
/** What campaigns, sessions and advertisements add to an address. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|sid|sessionid)$/i;
/** Parameters that tell items apart, and not views of one. */
const ITEM = /^(?:.*id|p|item|product|article|post|page_name|slug|name|cat|category|q|s|query|search|lang|language|hl|locale)$/i;
/** The pages that stand for themselves in search results, without lists of what has a tag or a date. */
const comparedPages = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)(({ pages }) => pages.flatMap((record, index) => record.indexable === true && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .isArchive */ .tc)(record.url)
    ? { index, url: record.url, record, language: (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .primaryLanguage */ .HI)(record.lang) }
    : []));
/**
 * Of the compared pages those whose texts are nearly the same, as groups of at least two. A start page that resembles a
 * list, and a list that shows its only entry in full, are no copies.
 */
const pagesWithNearText = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const texts = comparedPages(site).flatMap(page => {
        const { fingerprint } = page.record;
        return fingerprint === undefined ? [] : { page, fingerprint, language: page.language };
    });
    const ofStart = texts.find(({ page }) => page.index === 0);
    const isCopied = texts.some(one => one !== ofStart && one.fingerprint === ofStart?.fingerprint);
    const groups = (0,_near_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .nearTexts */ .X)(isCopied ? texts : texts.filter(one => one !== ofStart));
    return groups.filter(([one, two, three]) => three !== undefined || one.index === 0 || !isListWithEntry(one.url, two.url));
});
function isListWithEntry(one, two) {
    const [list, entry] = one.length < two.length ? [one, two] : [two, one];
    return entry.startsWith(list.endsWith('/') ? list : `${list}/`);
}
/** Equal for pages that show the same, by the group of their text, else by all that is known of it. */
const contentKeys = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const keys = new Map();
    for (const [group, pages] of pagesWithNearText(site).entries()) {
        for (const page of pages)
            keys.set(page, `group ${group}`);
    }
    for (const page of comparedPages(site)) {
        const { title, h1, words, fingerprint } = page.record;
        const known = fingerprint ?? (title && h1 ? JSON.stringify([title, h1, words ?? null]) : undefined);
        if (!keys.has(page))
            keys.set(page, known ?? `page ${page.index}`);
    }
    return keys;
});
/** Pages that answer under several spellings of one address, with the same content and no canonical; each group of at least two. */
const spellingGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const keys = contentKeys(site);
    const own = comparedPages(site).filter(({ index }) => site.graph.canonicalOf(index) === undefined);
    return severalOf(own, page => `${spellingOf(page.url)}\n${keys.get(page)}`);
});
/** Pages of one path that differ in parameters which show the same in another way; each group of many. */
const parameterGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const candidates = comparedPages(site).filter(({ url }) => !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_4__/* .isFurtherPage */ .Sl)(url) && !namesItem(url));
    const keys = contentKeys(site);
    const sameHeads = ({ record: { title, h1 } }) => title && h1 ? JSON.stringify([title, h1]) : undefined;
    const groups = severalOf(candidates, page => `${new URL(page.url).pathname}\n${sameHeads(page) ?? keys.get(page)}`);
    return groups.filter(group => group.filter(({ url }) => new URL(url).search !== '').length >= MIN_PARAMETER_COPIES);
});
/** What sets pages apart that are alike on purpose, or for a reason that is reported separately. */
const familyKeys = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const keys = new Map();
    const { graph, pages } = site;
    for (const page of comparedPages(site)) {
        const own = graph.canonicalOf(page.index) ?? page.index;
        const alternates = graph.alternatesOf(page.index).map(({ to }) => to);
        const canonical = pages[own]?.url ?? page.url;
        const versions = alternates.includes(own) ? alternates.map(to => (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_6__/* .addressOf */ .c)(site, to)) : [];
        keys.set(page, (0,_page_families_js__WEBPACK_IMPORTED_MODULE_7__/* .familyOfVersions */ .T)(canonical, versions));
    }
    const join = (kind, groups) => {
        for (const [index, group] of groups.entries())
            for (const page of group)
                keys.set(page, `${kind} ${index}`);
    };
    join('spelling', spellingGroups(site));
    join('parameters', parameterGroups(site));
    return keys;
});
/** Groups of pages whose texts are nearly the same and should not be. */
const sameTextGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_3__/* .perSite */ .n)((site) => {
    const keys = familyKeys(site);
    return pagesWithNearText(site)
        .map(group => new _page_families_js__WEBPACK_IMPORTED_MODULE_7__/* .PageFamilies */ .a(group, page => keys.get(page)))
        .filter(({ areSeveral }) => areSeveral);
});
/**
 * Judges whether pages of a site have the same text in a field. Pages whose whole text is the same count as one, since
 * that is reported separately.
 *
 * @param textOf undefined where the page has none
 * @param what the text is, as "title"
 * @param languageFor the language of a page; empty where it is not known
 */
function judgeSameField(site, textOf, what, languageFor = ({ language }) => language) {
    const keys = new Map(familyKeys(site));
    for (const [index, group] of sameTextGroups(site).entries()) {
        for (const page of group.pages)
            keys.set(page, `text ${index}`);
    }
    const having = comparedPages(site).filter(({ record }) => (textOf(record)?.text ?? '') !== '');
    const written = ({ record }) => {
        const { text, hash } = textOf(record);
        return hash ?? text;
    };
    const languages = new Map(having.flatMap(page => languageFor(page) === '' ? [] : [[(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .sameTextKey */ .Bb)('', written(page)), languageFor(page)]]));
    const groups = severalOf(having, page => {
        const text = written(page);
        return (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .sameTextKey */ .Bb)(languageFor(page) || (languages.get((0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .sameTextKey */ .Bb)('', text)) ?? ''), text);
    });
    const families = groups.map(group => new _page_families_js__WEBPACK_IMPORTED_MODULE_7__/* .PageFamilies */ .a(group, page => keys.get(page)));
    return judgeGroups(having.length, families.filter(({ areSeveral }) => areSeveral), (names, first) => `Same ${what} as ${names}: ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(textOf(first.record).text)}`, `no indexable page has a ${what}`);
}
/** One place for each group, the largest first: it names the first page, and the message others. */
function judgeGroups(looked, groups, messageOf, nothing) {
    const list = new _fault_list_js__WEBPACK_IMPORTED_MODULE_8__/* .FaultList */ .x();
    for (const { firsts } of groups.toSorted((a, b) => b.firsts.length - a.firsts.length)) {
        const [first, ...others] = firsts;
        list.add(() => ({ url: first.url, message: messageOf((0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(others), first) }));
    }
    return list.judgeAmong(looked, nothing);
}
/** The pages by a key, those that share theirs with another. */
function severalOf(pages, keyOf) {
    return [...Map.groupBy(pages, keyOf).values()].filter(({ length }) => length > 1);
}
/** Equal for spellings of one address: case, the slash or index.html at its end, order of parameters, tracking. */
function spellingOf(address) {
    const url = new URL(address);
    const parameters = [...url.searchParams]
        .filter(([name]) => !TRACKING.test(name))
        .map(pair => pair.join('='));
    url.search = '';
    return `${(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url)
        .toLowerCase()
        .replace(/\/{2,}/g, '/')}?${parameters.toSorted().join('&')}`;
}
/** Whether the parameters of an address choose what is shown, and not only how. */
function namesItem(address) {
    return [...new URL(address).searchParams.keys()].some(name => ITEM.test(name) && !TRACKING.test(name));
}


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

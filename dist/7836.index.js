export const id = 7836;
export const ids = [7836];
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
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66840);
/* harmony import */ var _crawled_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10675);
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67162);
/* harmony import */ var _near_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94810);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);
/* harmony import */ var _per_site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45472);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);







/** Addresses of one path that differ in their parameters, from which on these multiply the page. */
const MIN_PARAMETER_COPIES = 5;
/** What campaigns, sessions and advertisements add to an address. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|yclid|mc_[ce]id|_ga|_gl|phpsessid|jsessionid|sid|sessionid)$/i;
/** Parameters that tell items apart, and not views of one. */
const ITEM = /^(?:.*id|p|item|product|article|post|page_name|slug|name|cat|category|q|s|query|search|lang|language|hl|locale)$/i;
/** The pages that stand for themselves in search results, without lists of what has a tag or a date. */
const comparedPages = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)(({ pages }) => pages.flatMap((record, index) => record.indexable === true && !(0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchive */ .tc)(record.url)
    ? { index, url: record.url, record, language: (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .primaryLanguage */ .HI)(record.lang) }
    : []));
/**
 * Of the compared pages those whose texts are nearly the same, as groups of at least two. A start page that resembles a
 * list, and a list that shows its only entry in full, are no copies.
 */
const pagesWithNearText = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const texts = comparedPages(site).flatMap(page => {
        const { fingerprint } = page.record;
        return fingerprint === undefined ? [] : { page, fingerprint, language: page.language };
    });
    const ofStart = texts.find(({ page }) => page.index === 0);
    const isCopied = texts.some(one => one !== ofStart && one.fingerprint === ofStart?.fingerprint);
    const groups = (0,_near_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .nearTexts */ .X)(isCopied ? texts : texts.filter(one => one !== ofStart));
    return groups.filter(([one, two, three]) => three !== undefined || one.index === 0 || !isListWithEntry(one.url, two.url));
});
function isListWithEntry(one, two) {
    const [list, entry] = one.length < two.length ? [one, two] : [two, one];
    return entry.startsWith(list.endsWith('/') ? list : `${list}/`);
}
/** Equal for pages that show the same, by the group of their text, else by all that is known of it. */
const contentKeys = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
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
const spellingGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const keys = contentKeys(site);
    const own = comparedPages(site).filter(({ index }) => site.graph.canonicalOf(index) === undefined);
    return severalOf(own, page => `${spellingOf(page.url)}\n${keys.get(page)}`);
});
/** Pages of one path that differ in parameters which show the same in another way; each group of many. */
const parameterGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const candidates = comparedPages(site).filter(({ url }) => !(0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .isFurtherPage */ .Sl)(url) && !namesItem(url));
    const keys = contentKeys(site);
    const sameHeads = ({ record: { title, h1 } }) => title && h1 ? JSON.stringify([title, h1]) : undefined;
    const groups = severalOf(candidates, page => `${new URL(page.url).pathname}\n${sameHeads(page) ?? keys.get(page)}`);
    return groups.filter(group => group.filter(({ url }) => new URL(url).search !== '').length >= MIN_PARAMETER_COPIES);
});
/** What sets pages apart that are alike on purpose, or for a reason that is reported apart. */
const familyKeys = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const keys = new Map();
    const { graph, pages } = site;
    for (const page of comparedPages(site)) {
        const own = graph.canonicalOf(page.index) ?? page.index;
        const alternates = graph.alternatesOf(page.index).map(({ to }) => to);
        const canonical = pages[own]?.url ?? page.url;
        const versions = alternates.includes(own) ? alternates.map(to => (0,_crawled_site_js__WEBPACK_IMPORTED_MODULE_5__/* .addressOf */ .c)(site, to)) : [];
        keys.set(page, (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .Tn)(canonical, versions));
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
const sameTextGroups = (0,_per_site_js__WEBPACK_IMPORTED_MODULE_2__/* .perSite */ .n)((site) => {
    const keys = familyKeys(site);
    return pagesWithNearText(site)
        .map(group => new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a5(group, page => keys.get(page)))
        .filter(({ areSeveral }) => areSeveral);
});
/**
 * Judges whether pages of a site have the same text in a field. Pages whose whole text is the same count as one, since
 * that is reported apart.
 *
 * @param textOf undefined where the page has none
 * @param what the text is, as "title"
 */
function judgeSameField(site, textOf, what) {
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
    const languages = new Map(having.flatMap(page => page.language === '' ? [] : [[(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTextKey */ .Bb)('', written(page)), page.language]]));
    const groups = severalOf(having, page => {
        const text = written(page);
        return (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTextKey */ .Bb)(page.language || (languages.get((0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTextKey */ .Bb)('', text)) ?? ''), text);
    });
    const families = groups.map(group => new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a5(group, page => keys.get(page)));
    return judgeGroups(having.length, families.filter(({ areSeveral }) => areSeveral), (names, first) => `Same ${what} as ${names}: ${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .quotedText */ .w0)(textOf(first.record).text)}`, `no indexable page has a ${what}`);
}
/** One place for each group, the largest first: it names the first page, and the message others. */
function judgeGroups(looked, groups, messageOf, nothing) {
    const list = new _fault_list_js__WEBPACK_IMPORTED_MODULE_6__/* .FaultList */ .x();
    for (const { firsts } of groups.toSorted((a, b) => b.firsts.length - a.firsts.length)) {
        const [first, ...others] = firsts;
        list.add(() => ({ url: first.url, message: messageOf((0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(others), first) }));
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
    return `${(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(url)
        .toLowerCase()
        .replace(/\/{2,}/g, '/')}?${parameters.toSorted().join('&')}`;
}
/** Whether the parameters of an address choose what is shown, and not only how. */
function namesItem(address) {
    return [...new URL(address).searchParams.keys()].some(name => ITEM.test(name) && !TRACKING.test(name));
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

/***/ 77836:
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
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain-length.js
var chain_length = __webpack_require__(83370);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/loops.js
var loops = __webpack_require__(95799);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects-over-site.js







/** Addresses of a chain that are told. */
const MAX_WAY = 20;
const NONE = 'no address of the site redirects';
/** Redirects between the addresses of a site, each chain and each loop once, with the pages that link to it. */
const redirectsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        chain: (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks.chain),
        'long-chain': (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks['long-chain']),
        'endless-chain': (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks['endless-chain']),
        loop: (0,tool_definition/* overSite */.iE)(loops/* loops */.u.checks.loop),
    },
    judge(site) {
        const redirecting = [...site.pages.keys()].filter(page => isRedirect(site.pages[page]));
        const inLoops = new Set();
        const loopList = new fault_list/* FaultList */.x();
        for (const loop of loopsOf(site)) {
            for (const page of loop)
                inLoops.add(page);
            const sources = [...new Set(loop.flatMap(page => (0,site_links/* sourcesOf */.u0)(site, page)))].filter(page => !loop.includes(page));
            loopList.add(placeOf(site, [...loop, loop[0]].map(page => site.pages[page].url), sources));
        }
        const chains = { chain: new fault_list/* FaultList */.x(), 'long-chain': new fault_list/* FaultList */.x(), 'endless-chain': new fault_list/* FaultList */.x() };
        for (const page of chainStarts(site, redirecting, inLoops)) {
            const urls = wayFrom(site, page);
            const name = (0,chain_length/* lengthClass */.P)(urls.length - 1);
            if (name)
                chains[name].add(() => placeOf(site, urls, (0,site_links/* sourcesOf */.u0)(site, page)));
        }
        const looked = redirecting.length;
        return {
            judgements: {
                chain: chains.chain.judgeAmong(looked, NONE),
                'long-chain': chains['long-chain'].judgeAmong(looked, NONE),
                'endless-chain': chains['endless-chain'].judgeAmong(looked, NONE),
                loop: loopList.judgeAmong(looked, NONE),
            },
        };
    },
});
function isRedirect({ obstacle }) {
    return obstacle === 'redirect';
}
/** @param urls of the whole way */
function placeOf(site, urls, sources) {
    const way = urls.map(url => (url.startsWith(`${site.origin}/`) ? (0,same_on_pages/* pathOf */.XM)(url) : url)).join(' → ');
    const linked = sources.length > 0 ? `; ${(0,site_links/* linkedOn */.LX)(site, sources)}` : '';
    return { url: urls[0], message: `${way}${linked}` };
}
/** The addresses through which the redirects of a page lead, and where they end. */
function wayFrom(site, page) {
    const { redirects = [], finalUrl } = site.pages[page];
    const recorded = [...redirects.map(({ url }) => url), finalUrl ?? '…'];
    const followed = [page];
    for (let at = redirectOf(site, page); at !== undefined && followed.length <= MAX_WAY; at = redirectOf(site, at)) {
        followed.push(at);
    }
    // A record holds the first redirects alone; the graph does not hold those of other sites.
    return followed.length > recorded.length ? followed.map(address => (0,crawled_site/* addressOf */.c)(site, address)) : recorded;
}
/** A page that sends its readers on at once is no redirect. */
function redirectOf({ graph, pages }, address) {
    return pages[address]?.obstacle === 'redirect' ? graph.redirectOf(address) : undefined;
}
/** The addresses that each redirect to the next, and the last to the first; each loop once, in the order of the pages. */
function loopsOf(site) {
    const { pages } = site;
    const seenFrom = new Map();
    const found = [];
    for (const start of pages.keys()) {
        const way = [];
        let at = start;
        while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
            seenFrom.set(at, start);
            way.push(at);
            at = redirectOf(site, at);
        }
        if (at !== undefined && seenFrom.get(at) === start)
            found.push(way.slice(way.indexOf(at)));
    }
    return found;
}
/** Addresses whose chain is not the rest of a longer one, and leads into no loop. */
function chainStarts(site, redirecting, inLoops) {
    const within = new Set(redirecting.map(page => redirectOf(site, page)));
    return redirecting.filter(page => !within.has(page) && !inLoops.has((0,site_links/* endOf */.pJ)(site, page)) && !inLoops.has(page));
}

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/url-variants.js
var url_variants = __webpack_require__(63824);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/variants-over-site.js





/** Pages that the site itself links to or lists under several spellings of one address. */
const variantsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'url-variants': (0,tool_definition/* overSite */.iE)(url_variants/* urlVariants */.E.checks['url-variants']) },
    judge(site) {
        const list = new fault_list/* FaultList */.x();
        for (const [first, ...others] of (0,same_on_site/* spellingGroups */.LW)(site)) {
            list.add({
                url: first.url,
                message: `The same page answers at ${(0,same_on_pages/* namesOf */.eZ)(others)}, without a canonical to one of them`,
            });
        }
        const looked = (0,same_on_site/* comparedPages */.iO)(site).length;
        return { judgements: { 'url-variants': list.judgeAmong(looked, 'the site has no indexable page') } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/site-topics.js


const siteTopics = [redirectsOverSite, variantsOverSite];


/***/ })

};

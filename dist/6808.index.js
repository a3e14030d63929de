export const id = 6808;
export const ids = [6808];
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
        saidBy: ['serp/description-missing', 'serp/description-empty', 'serp/description-outside-head'],
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
            title: 'The head of the page lacks what its sibling pages have',
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

/***/ 26808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/serp/canonical-target.js
var canonical_target = __webpack_require__(37509);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonicals-over-site.js






const NONE = 'no page of the site names another one of it as its canonical';
const { checks } = canonical_target/* canonicalTarget */.y;
/** Pages of a site that the canonicals of others name: each once, with the pages that name it. */
const canonicalsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'canonical-target-redirects': (0,tool_definition/* overSite */.iE)(checks['canonical-target-redirects']),
        'canonical-target-broken': (0,tool_definition/* overSite */.iE)(checks['canonical-target-broken']),
        'canonical-target-noindex': (0,tool_definition/* overSite */.iE)(checks['canonical-target-noindex']),
        'canonical-target-elsewhere': (0,tool_definition/* overSite */.iE)(checks['canonical-target-elsewhere']),
        'canonical-target-blocked': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt blocks the canonical page',
            why: 'This page asks search engines to show a page that they may not read.',
            fix: 'Allow the canonical page in robots.txt, or use another canonical.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /private/b as canonical, with "Disallow: /private/" in robots.txt',
        },
        'canonical-loop': {
            scope: 'site',
            severity: 'error',
            title: 'Pages name each other as canonical',
            why: 'Each page asks search engines to show the other one instead. They may show neither.',
            fix: 'Choose one of the pages, and make it the canonical of all of them, including itself.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /b as canonical, and /b names /a',
        },
    },
    judge(site) {
        const faults = {
            'canonical-target-redirects': new fault_list/* FaultList */.x(),
            'canonical-target-broken': new fault_list/* FaultList */.x(),
            'canonical-target-noindex': new fault_list/* FaultList */.x(),
            'canonical-target-elsewhere': new fault_list/* FaultList */.x(),
            'canonical-target-blocked': new fault_list/* FaultList */.x(),
        };
        const named = namingPages(site);
        const { inLoops, loops } = loopsOf(site);
        for (const [target, naming] of named) {
            const record = site.pages[target];
            const fault = inLoops.has(target) ? undefined : faultOf(site, target, record);
            if (!fault)
                continue;
            const [check, message] = fault;
            faults[check].add({ url: record.url, message: `${message}; ${canonicalOf(site, naming)}` });
        }
        const judged = Object.entries(faults).map(([check, list]) => [check, list.judgeAmong(named.size, NONE)]);
        return {
            judgements: {
                ...Object.fromEntries(judged),
                'canonical-loop': loops.judgeAmong(named.size, NONE),
            },
        };
    },
});
/** Targets among the pages of the site, each with the pages that could be shown but for their canonical. */
function namingPages({ pages, graph }) {
    const named = new Map();
    for (const [page, record] of pages.entries()) {
        const target = isNaming(record) ? graph.canonicalOf(page) : undefined;
        if (target === undefined || target >= pages.length || target === page)
            continue;
        if (isAsInProduction(record, pages[target]))
            continue;
        const naming = named.get(target);
        if (naming)
            naming.push(page);
        else
            named.set(target, [page]);
    }
    return named;
}
function isNaming({ obstacle, status }) {
    return (obstacle === 'canonical' || obstacle === undefined) && status !== null && (0,network_status/* isSuccess */.oJ)(status);
}
/** The server of a preview may put a slash or an ending behind a path where production does not. */
function isAsInProduction({ url, canonical }, target) {
    const [here, there] = [new URL(url), new URL(target.url)];
    return URL.parse(canonical?.url ?? '')?.host !== here.host && (0,page_address/* loosePath */.qv)(here) === (0,page_address/* loosePath */.qv)(there);
}
/** What is wrong with a page that others name as their canonical. */
function faultOf({ pages, graph }, target, { obstacle, status, finalUrl, url }) {
    const path = (0,same_on_pages/* pathOf */.XM)(url);
    switch (obstacle) {
        case 'robots-txt':
            return ['canonical-target-blocked', `robots.txt blocks ${path}`];
        case 'redirect':
            return [
                'canonical-target-redirects',
                `${path} redirects${finalUrl === undefined ? '' : ` to ${(0,same_on_pages/* pathOf */.XM)(finalUrl)}`}`,
            ];
        case 'status':
            return status === null || (0,network_status/* provesNothing */.R1)(status)
                ? undefined
                : ['canonical-target-broken', `${path} answers ${status}`];
        case 'noindex-header':
        case 'noindex-meta':
            return ['canonical-target-noindex', `${path} has noindex`];
        case 'canonical': {
            const next = graph.canonicalOf(target);
            const to = next === undefined || next >= pages.length ? undefined : (0,same_on_pages/* pathOf */.XM)(pages[next].url);
            return ['canonical-target-elsewhere', `The canonical of ${path} is ${to ?? 'another page'}`];
        }
        default:
            return undefined;
    }
}
function canonicalOf({ pages }, naming) {
    const named = naming.slice(0, same_on_pages/* NAMED_PAGES */.lG).map(page => pages[page]);
    return `canonical of ${(0,same_on_pages/* namesOf */.eZ)(named, naming.length)}`;
}
/** Pages of which each names the next as its canonical, and the last the first. */
function loopsOf({ pages, graph }) {
    const loops = new fault_list/* FaultList */.x();
    const inLoops = new Set();
    const seenFrom = new Map();
    for (const start of pages.keys()) {
        const way = [];
        let at = start;
        while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
            seenFrom.set(at, start);
            way.push(at);
            at = isNaming(pages[at]) ? graph.canonicalOf(at) : undefined;
        }
        if (at === undefined || way.length < 2 || seenFrom.get(at) !== start)
            continue;
        const loop = way.slice(way.indexOf(at));
        if (loop.length < 2)
            continue;
        for (const page of loop)
            inLoops.add(page);
        const names = [...loop, at].map(page => (0,same_on_pages/* pathOf */.XM)(pages[page].url));
        loops.add({ url: pages[at].url, message: names.join(' → ') });
    }
    return { loops, inLoops };
}

// EXTERNAL MODULE: ./lib/engine/judging/siblings.js
var siblings = __webpack_require__(61318);
// EXTERNAL MODULE: ./lib/engine/tools/serp/head-over-pages.js
var head_over_pages = __webpack_require__(65239);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/head-over-site.js



/** The pages of a site that lost what the template put into the head of the others. */
const headOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'unlike-siblings': (0,tool_definition/* overSite */.iE)(head_over_pages/* headOverPages */.PG.checks['unlike-siblings']) },
    judge({ pages }) {
        const compared = pages.flatMap(page => {
            const { url, indexable, template, description, canonical, canonicalsDiffer, failed = [] } = page;
            if (indexable !== true || template === undefined)
                return [];
            const has = {
                description: description !== undefined,
                canonical: canonical !== undefined || canonicalsDiffer === true,
            };
            return { url, template, has: (0,head_over_pages/* headParts */.B$)(has, id => failed.includes(id)) };
        });
        return { judgements: { 'unlike-siblings': (0,siblings/* judgeLacks */.EI)((0,siblings/* lacksOf */.Ge)(compared)) } };
    },
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/serp/texts-over-pages.js
var texts_over_pages = __webpack_require__(67173);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/texts-over-site.js



/** What search results show of the pages of a site, where several of them say the same: each text once. */
const textsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-title': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-title']),
        'duplicate-description': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-description']),
    },
    judge: site => ({
        judgements: {
            'duplicate-title': (0,same_on_site/* judgeSameField */.sq)(site, ({ title }) => title, 'title'),
            'duplicate-description': (0,same_on_site/* judgeSameField */.sq)(site, ({ description }) => description, 'meta description'),
        },
    }),
});

;// CONCATENATED MODULE: ./lib/engine/tools/serp/site-topics.js



const siteTopics = [textsOverSite, canonicalsOverSite, headOverSite];


/***/ }),

/***/ 67173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textsOverPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




/** What search results show of the pages, where several of them say the same. */
const textsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
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
        'duplicate-card-title': {
            severity: 'notice',
            title: 'Pages with different titles are shared under the same one',
            why: 'Social networks and messengers show og:title. The template has it as a fixed text, so that a shared link does not say which page it leads to.',
            fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
            help: 'https://ogp.me/#metadata',
            example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
        },
        'duplicate-card-description': {
            severity: 'notice',
            title: 'Pages with different meta descriptions are shared with the same text',
            why: 'Social networks and messengers show og:description. The template has it as a fixed text, so that a shared link does not say what its page is about.',
            fix: 'Fill og:description with the description of the page, or leave it out: then networks take the meta description.',
            help: 'https://ogp.me/#optional',
            example: '/shoes and /boots both have <meta property="og:description" content="Welcome to our shop">',
        },
    },
    judge: pages => ({
        'duplicate-title': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, own('title', 'serp/title-default', 'serp/title-brand-only'), 'title'),
        'duplicate-description': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, own('description', 'serp/description-default'), 'meta description'),
        'duplicate-card-title': judgeCardTexts(pages, {
            property: 'og:title',
            fact: 'title',
            called: 'title',
        }),
        'duplicate-card-description': judgeCardTexts(pages, {
            property: 'og:description',
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
function judgeCardTexts(pages, { property, fact, called }) {
    const ownTextOf = (page) => String(page.facts('serp')?.[fact] ?? '');
    const cardTextOf = (page) => {
        const card = page.facts('serp')?.['card'];
        const text = card?.[fact];
        // Lists of what has a tag or a date are shared by nobody, and generators give them the card of the site.
        return ownTextOf(page) !== '' && typeof text === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isComparable */ .n9)(page) ? text : undefined;
    };
    const groups = Map.groupBy(pages, cardTextOf);
    const least = MIN_SHARE * (pages.length - (groups.get(undefined)?.length ?? 0));
    const byCard = new Map([...groups].map(([card, alike]) => [card, Map.groupBy(alike, ownTextOf)]));
    return pages.map(page => {
        const card = cardTextOf(page);
        if (card === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(`the page has no ${property} besides its ${called}, or is no page to share`);
        const byOwn = byCard.get(card);
        const own = ownTextOf(page);
        // It is meant for the home page, or for the page whose text it is.
        const isFixed = byOwn.size >= MIN_ALIKE && groups.get(card).length >= least;
        if (!isFixed || own === card || (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isHomePage */ .fF)(page.url))
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)();
        const others = [...byOwn.keys().take(_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .NAMED_PAGES */ .lG + 1)]
            .filter(other => other !== own)
            .map(other => byOwn.get(other)[0]);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({
            url: page.url,
            message: `${property} is ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedText */ .w0)(card)}, as on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(others, byOwn.size - 1)}, but the ${called} is ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedText */ .w0)(own)}`,
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


/***/ })

};

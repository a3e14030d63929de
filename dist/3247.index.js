export const id = 3247;
export const ids = [3247];
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

/***/ 67313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ contentOverPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_near_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94810);
/* harmony import */ var _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3859);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _further_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26111);






/** Contents that several pages have in common. */
const contentOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
    checks: {
        'duplicate-h1': {
            severity: 'notice',
            title: 'Several pages have the same H1',
            why: 'Visitors and search engines cannot tell the pages apart by their headings.',
            fix: 'Give each page an H1 that describes only this page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '/shoes and /boots both have <h1>Welcome</h1>',
        },
        'duplicate-text': {
            severity: 'warning',
            title: 'Several pages have nearly the same text',
            why: 'Google shows only one of the pages, and not always the one that you want.',
            fix: 'Give each page text of its own, or make the canonical of the copies name the original.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
            example: '/shoes-red and /shoes-blue, whose text differs by one word',
        },
    },
    judge: pages => {
        const groups = sameTextGroups(pages);
        const told = (0,_further_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .furtherPagesNamedAlike */ .W)(pages, namesOf);
        const ownH1 = (page) => (told.has(page) ? undefined : namesOf(page).h1);
        return {
            'duplicate-h1': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, ownH1, 'H1', withCopies(groups)),
            'duplicate-text': judgeTexts(pages, groups),
        };
    },
});
function namesOf({ url, facts }) {
    return { url, title: facts('serp')?.['title'], h1: facts('content')?.['h1'] };
}
/** Pages whose texts are nearly the same, as groups of at least two. */
function sameTextGroups(pages) {
    const compared = pages.flatMap(page => {
        const fingerprint = fingerprintOf(page);
        return fingerprint === undefined ? [] : [{ page, fingerprint, language: (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page) }];
    });
    return (0,_judging_near_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .nearTexts */ .X)(compared);
}
/** Families that pages with the same text are one of: of them duplicate-text says it all. */
function withCopies(groups) {
    const joined = new Map();
    const joinedOf = (page) => {
        const start = (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap)(page);
        let at = start;
        for (let next = joined.get(at); next !== undefined; next = joined.get(at))
            at = next;
        if (at !== start)
            joined.set(start, at);
        return at;
    };
    for (const [first, ...others] of groups) {
        const family = joinedOf(first);
        for (const other of others) {
            const own = joinedOf(other);
            if (own !== family)
                joined.set(own, family);
        }
    }
    return joinedOf;
}
function judgeTexts(pages, groups) {
    const family = (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .withOriginals */ .XQ)(pages, _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .familyOf */ .Ap);
    const alike = new Map();
    for (const group of groups) {
        const families = new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a5(group, family);
        for (const page of group)
            alike.set(page, families);
    }
    return pages.map(page => {
        if (fingerprintOf(page) === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the page has too little text of its own to compare');
        const others = alike.get(page) ?? new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a5([page], family);
        return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOthers */ .fS)(page, pages.length, others, names => `Nearly the same text as ${names}`);
    });
}
function fingerprintOf(page) {
    const fingerprint = page.facts('content')?.['textFingerprint'];
    return typeof fingerprint === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isComparable */ .n9)(page) ? fingerprint : undefined;
}


/***/ }),

/***/ 26111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ furtherPagesNamedAlike)
/* harmony export */ });
/* harmony import */ var _judging_page_families_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3859);

/**
 * Further pages of lists that have title and H1 in common with another page: `serp/duplicate-title` says it of the title,
 * and an H1 that tells them apart is not what such a page is read for.
 */
function furtherPagesNamedAlike(pages, namesOf) {
    const groups = Map.groupBy(pages, page => {
        const { title, h1 } = namesOf(page);
        return typeof title === 'string' && typeof h1 === 'string' ? JSON.stringify([title, h1]) : undefined;
    });
    groups.delete(undefined);
    const alike = [...groups.values()].filter(({ length }) => length > 1).flat();
    return new Set(alike.filter(page => (0,_judging_page_families_js__WEBPACK_IMPORTED_MODULE_0__/* .isFurtherPage */ .Sl)(namesOf(page).url)));
}


/***/ }),

/***/ 43779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/content/content-over-pages.js
var content_over_pages = __webpack_require__(67313);
// EXTERNAL MODULE: ./lib/engine/tools/content/further-pages.js
var further_pages = __webpack_require__(26111);
;// CONCATENATED MODULE: ./lib/engine/tools/content/content-over-site.js




/** Contents that several pages of a site have in common: each once. */
const contentOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-h1': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-h1']),
        'duplicate-text': (0,tool_definition/* overSite */.iE)(content_over_pages/* contentOverPages */.I.checks['duplicate-text']),
    },
    judge: site => ({
        judgements: {
            'duplicate-h1': judgeH1(site),
            'duplicate-text': (0,same_on_site/* judgeGroups */.y6)((0,same_on_site/* comparedPages */.iO)(site).filter(({ record }) => record.fingerprint !== undefined).length, (0,same_on_site/* sameTextGroups */.ee)(site), names => `Nearly the same text as ${names}`, 'no indexable page has enough text of its own to compare'),
        },
    }),
});
function judgeH1(site) {
    const told = (0,further_pages/* furtherPagesNamedAlike */.W)(site.pages, ({ url, title, h1 }) => ({
        url,
        title: title?.hash ?? title?.text,
        h1: h1?.hash ?? h1?.text,
    }));
    return (0,same_on_site/* judgeSameField */.sq)(site, record => (told.has(record) ? undefined : record.h1), 'H1');
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/site-topics.js

const siteTopics = [contentOverSite];


/***/ })

};

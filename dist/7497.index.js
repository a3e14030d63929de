export const id = 7497;
export const ids = [7497];
export const modules = {

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

/***/ 93759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ versionDisagreements)
/* harmony export */ });
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66840);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2162);


/**
 * Compares the versions that pages of one set name: those that link to each other by hreflang, directly or through
 * others. Google asks that each of them names all. Left out is what other checks say: pages that do not link back, that
 * do not list themselves, or that have several URLs for one code. Linear in the versions of all pages.
 *
 * @returns for each page of a set of at least two how it disagrees; nothing for pages without such a set
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#all-method-guidelines
 */
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
/** A preview names itself as it will be in production: the one version that has its path, where none is on its host. */
function ownKey({ url, versions }, keys) {
    const here = keyOf(url);
    const { host } = new URL(url);
    if (keys.has(here) || versions.some(version => new URL(version.url).host === host))
        return here;
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(url));
    const samePath = new Set(versions.filter(version => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(version.url)) === path).map(version => keyOf(version.url)));
    return samePath.size === 1 ? [...samePath][0] : here;
}
/** Of one page, however a server takes its path, and with or without TLS: other checks are about these. */
function keyOf(url) {
    const parsed = new URL(url);
    return parsed.host + (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(parsed);
}
/** Pages that link to each other, directly or through others, as sets of at least two. */
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
/** The first page that names another URL for a code, unless more pages agree with this one than with any other. */
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






/** Versions that a message names. */
const NAMED_VERSIONS = 3;
/** Whether the language versions of a page name the same versions as the page itself. */
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
/** A page with the versions that it names and that answer; undefined where it does not stand for itself. */
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
/** What is wrong with a page, in words that go with its address. */
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

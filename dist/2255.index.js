export const id = 2255;
export const ids = [2255];
export const modules = {

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

/***/ 94810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ areNear),
/* harmony export */   X: () => (/* binding */ nearTexts)
/* harmony export */ });
const MAX_DISTANCE = 3;
const PARTS = [0, 4, 8, 12];
const PART_DIGITS = 4;
const MAX_COMPARED = 200;
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
function areNear(one, other) {
    return distance(bitsOf(one), bitsOf(other)) <= MAX_DISTANCE;
}
function bitsOf(fingerprint) {
    return [Number.parseInt(fingerprint.slice(0, 8), 16), Number.parseInt(fingerprint.slice(8), 16)];
}
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

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}


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
            'duplicate-h1': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeSameText */ .VQ)(pages, ownH1, 'H1', withCopies(groups), languageOfH1),
            'duplicate-text': judgeTexts(pages, groups),
        };
    },
});
function languageOfH1(page) {
    return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageInAddress */ .k1)(page.url) ?? (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page);
}
function namesOf({ url, facts }) {
    return { url, title: facts('serp')?.['title'], h1: facts('content')?.['h1'] };
}
function sameTextGroups(pages) {
    const compared = pages.flatMap(page => {
        const fingerprint = fingerprintOf(page);
        return fingerprint === undefined ? [] : [{ page, fingerprint, language: (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(page) }];
    });
    return (0,_judging_near_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .nearTexts */ .X)(compared);
}
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
        const families = new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a(group, family);
        for (const page of group)
            alike.set(page, families);
    }
    return pages.map(page => {
        if (fingerprintOf(page) === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the page has too little text of its own to compare');
        const others = alike.get(page) ?? new _judging_page_families_js__WEBPACK_IMPORTED_MODULE_4__/* .PageFamilies */ .a([page], family);
        return (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOthers */ .fS)(page, pages.length, others, names => `The same or nearly the same text as ${names}`);
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
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

function furtherPagesNamedAlike(pages, namesOf) {
    const groups = Map.groupBy(pages, page => {
        const { title, h1 } = namesOf(page);
        return typeof title === 'string' && typeof h1 === 'string' ? JSON.stringify([title, h1]) : undefined;
    });
    groups.delete(undefined);
    const alike = [...groups.values()].filter(({ length }) => length > 1).flat();
    return new Set(alike.filter(page => (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .isFurtherPage */ .Sl)(namesOf(page).url)));
}


/***/ }),

/***/ 82255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/engine/tools/content/content-over-pages.js
var content_over_pages = __webpack_require__(67313);
// EXTERNAL MODULE: ./lib/engine/judging/copied-pages.js
var copied_pages = __webpack_require__(76100);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/content/copies-over-pages.js




const copiesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'site-copied': {
            severity: 'warning',
            title: 'A folder holds a second copy of the site',
            why: 'Search engines find each page twice and choose one of them themselves; visitors get to an old one, with old prices and dead links.',
            fix: 'Delete the folder, or redirect its pages to the originals. If the copy is meant to be there, make its canonicals name the originals, or set noindex.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
            example: '/shop/, /shop/menu and /shop/contact, which are /, /menu and /contact as they were a year ago',
        },
    },
    judge: pages => ({ 'site-copied': judgeCopies(pages) }),
});
function judgeCopies(pages) {
    const originals = (0,copied_pages/* copiedPages */.l)(pages.filter(same_on_pages/* isComparable */.n9));
    return pages.map(page => {
        const original = originals.get(page);
        if (!original)
            return pages.length < 2 ? (0,judgement/* notApplicable */.hH)('only one page of the site was audited') : (0,judgement/* pass */.IX)();
        return (0,judgement/* fail */.fJ)({ url: page.url, message: `It is a copy of ${(0,same_on_pages/* pathOf */.XM)(original.url)}.` });
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/copyright-over-pages.js



const copyrightOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'copyright-year-differs': {
            severity: 'notice',
            title: 'The copyright year is older than that of other pages',
            why: 'The footer was changed on other pages and forgotten here, and so may be the rest of it, such as links and contacts.',
            fix: 'Write the footer once for all pages, as a part that the templates include, or correct it on this page.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '© 2026 on the home page, and © 2022 on /prices',
        },
    },
    judge: pages => ({ 'copyright-year-differs': judgeYears(pages) }),
});
const MIN_PAGES = 2;
const USUAL_SHARE = 0.5;
function judgeYears(pages) {
    const years = new Map(pages.flatMap(page => {
        const year = (0,same_on_pages/* standsForItself */.oD)(page) ? page.facts('content')?.['copyrightYear'] : undefined;
        return typeof year === 'number' ? [[page, year]] : [];
    }));
    const newest = [...years.values()].reduce((latest, year) => Math.max(latest, year), 0);
    const current = [...years].filter(([, year]) => year === newest);
    const [example] = current[0] ?? [];
    const isUsual = current.length >= MIN_PAGES && current.length >= USUAL_SHARE * years.size;
    return pages.map(page => {
        const year = years.get(page);
        if (year === undefined || years.size < 2)
            return (0,judgement/* notApplicable */.hH)('no other page has such a year to compare');
        if (year === newest)
            return (0,judgement/* pass */.IX)();
        if (!isUsual)
            return (0,judgement/* notApplicable */.hH)('the newest year is not that of most pages');
        if (page.failed('content/copyright-outdated'))
            return (0,judgement/* notApplicable */.hH)('the year is one of long ago, which is reported separately');
        if ((0,same_on_pages/* pathOf */.XM)(page.url).includes(String(year)))
            return (0,judgement/* notApplicable */.hH)('the page is of that year by its URL');
        return (0,judgement/* fail */.fJ)({
            url: page.url,
            message: `Its footer says ${year}, and that of ${(0,same_on_pages/* pathOf */.XM)(example.url)} ${newest}.`,
        });
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/run-topics.js



const runTopics = [content_over_pages/* contentOverPages */.I, copiesOverPages, copyrightOverPages];


/***/ })

};

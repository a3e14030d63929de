export const id = 6421;
export const ids = [6421];
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




const MIN_SIBLINGS = 5;
const MAX_LACKING = 0.05;
const OF_ANOTHER_KIND = /\/(?:index|all|overview|archives?|tags|categories|search|about|contact|imprint|impressum|privacy|terms|faq|help|team|login|cart|checkout|thank-?you|new|submit)(?:\.\w{1,5})?\/?$/i;
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
function folderOf(url) {
    return new URL(url).pathname.replace(/[^/]*\/?$/, '');
}
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

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ headParts),
/* harmony export */   PG: () => (/* binding */ headOverPages)
/* harmony export */ });
/* unused harmony export HEAD_PARTS */
/* harmony import */ var _judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);


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




const SAID_BY = [
    'serp/canonical-to-root',
    'serp/canonical-target-broken',
    'serp/canonical-target-noindex',
    'serp/canonical-local-host',
    'hreflang/canonical-conflict',
];
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
    const path = (0,same_on_pages/* pathOf */.XM)(named);
    const canonical = path.startsWith('//') ? `${named}, with a slash too many` : path;
    return (0,judgement/* fail */.fJ)({ url: page.url, message: `The canonical is ${canonical}${alike}` });
}
const OF_FORM = /(?:\/(?:amp|print)\/?|[.-](?:amp|print)(?:\.html?)?|(?<=[a-z])[\da-f]{4}\.html?)$/i;
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
const MIN_PAGES = 3;
const MOST = 0.75;
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
function isOfOneFolder(pages) {
    const folders = new Set(pages.map(({ url }) => /^\/[^/]+\//.exec(new URL(url).pathname)?.[0]));
    return folders.size === 1 && !folders.has(undefined);
}
function titleOf(page) {
    const title = page.facts('serp')?.['title'];
    return typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : undefined;
}
const PART = /^(?:docs|documentation|guides?|tutorials?|archives?|categor(?:y|ies)|tags?|articles?|recipes?|help|support|wiki|dokumentation|archiv|kategorien?)$/i;
const UNFILLED = /[[\]{}<>=%]/;
function lastPart(title) {
    const parts = title.split(SEPARATOR);
    const last = parts.length > 1 ? parts.at(-1).trim() : undefined;
    return last === undefined || UNFILLED.test(last) || PART.test(last) || (0,page_kinds/* isPageKind */.m)(last) ? undefined : last;
}
function isInAll(title, pages) {
    const parts = title.split(SEPARATOR).map(part => part.trim().toLowerCase());
    return parts.some(part => part.length >= MIN_NAME && pages.every(page => titleOf(page).toLowerCase().includes(part)));
}
function sharesWord(title, name) {
    const plain = title.toLowerCase();
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = words.filter(word => word.length >= MIN_WORD);
    const joined = plain.replace(/[^\p{L}\p{N}]+/gu, '');
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
const MIN_ALIKE = 3;
const MIN_SHARE = 0.5;
function judgeCardTexts(pages, { property, stated, fact, called }) {
    const ownTextOf = (page) => String(page.facts('serp')?.[fact] ?? '');
    const cardTextOf = (page) => {
        const card = page.facts('serp')?.['card'];
        const text = card?.[stated] === true ? card[fact] : undefined;
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
function own(fact, ...saidBy) {
    return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact]);
}


/***/ })

};

export const id = 8206;
export const ids = [8206];
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

/***/ 31151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ versionMarks),
/* harmony export */   _Y: () => (/* binding */ hiddenVersions),
/* harmony export */   mQ: () => (/* binding */ VERSION_LIMITS)
/* harmony export */ });
const VERSION_LIMITS = {
    maxElements: 20_000,
    codes: 'en de fr es it nl pt pl cs sk hu ro sv da no nb fi el tr ru uk bg hr sr sl et lv lt sq mk he ar fa hi mr bn ta te gu pa ur zh ja ko vi th id ms ca eu gl cy ga hy ka kk az'.split(' '),
};
function versionMarks(name, value) {
    if (value.length > 200)
        return [];
    const mark = { attribute: name, value };
    const [, ofName] = /^data-(?:lang-)?([a-z]{2})$/.exec(name) ?? [];
    if (ofName !== undefined)
        return value === '' ? [{ kind: 'data', code: ofName, mark }] : [];
    if (/^(?:lang|data-(?:lang|language|locale))$/.test(name))
        return [{ kind: name, code: value.slice(0, 2).toLowerCase(), mark }];
    if (name !== 'class')
        return [];
    return value.split(/\s+/).flatMap(token => {
        const [, before, code, after] = /^((?:lang|language|txt|text|content|t|l)[-_]{1,2})?([a-z]{2})([-_]{1,2}(?:lang|text|txt|content|only|version))?$/.exec(token) ?? [];
        if (code === undefined)
            return [];
        return [{ kind: `.${before ?? ''}${after ?? ''}`, code, mark: { attribute: name, value: token } }];
    });
}
function hiddenVersions({ maxElements, codes }, marksOf) {
    const known = new Set(codes);
    const kinds = new Map();
    const all = Array.from((document.body ?? document.documentElement).querySelectorAll('*'));
    for (const element of all.slice(0, maxElements)) {
        if (element.attributes.length === 0 ||
            Element.prototype.matches.call(element, 'a, button, option, select, input, img, svg, svg *'))
            continue;
        let isShown;
        for (let at = 0; at < element.attributes.length && at < 20; at++) {
            const { name, value } = element.attributes[at];
            if (name !== 'class' && name !== 'lang' && !name.startsWith('data-'))
                continue;
            for (const { kind, code, mark } of marksOf(name, value)) {
                if (!known.has(code))
                    continue;
                const marks = kinds.get(kind) ?? new Map();
                kinds.set(kind, marks);
                const found = marks.get(code) ?? { mark, shown: 0, hidden: 0 };
                marks.set(code, found);
                isShown ??= element.checkVisibility();
                if (isShown)
                    found.shown++;
                else
                    found.hidden++;
            }
        }
    }
    return Array.from(kinds.values()).flatMap(marks => {
        const versions = Array.from(marks.values());
        const isOneShown = versions.some(({ shown, hidden }) => shown > hidden);
        return isOneShown ? versions.filter(({ shown }) => shown === 0).map(({ mark }) => mark) : [];
    });
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

/***/ 7488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unlessInVersions),
/* harmony export */   y: () => (/* binding */ holdsVersions)
/* harmony export */ });
/* harmony import */ var _browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31151);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


const MIN_MARKED = 2;
const CODES = new Set(_browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION_LIMITS */ .mQ.codes);
function unlessInVersions({ document, scripts }, judgement) {
    if (judgement.outcome !== 'fail' || scripts.state === 'seen' || !holdsVersions(document))
        return judgement;
    const reason = 'the page holds its text in several languages, and its styles say which one it shows';
    return scripts.state === 'none' ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(reason) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7)(reason);
}
function holdsVersions(document) {
    const counts = new Map();
    for (const element of document.elements().slice(0, _browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION_LIMITS */ .mQ.maxElements)) {
        for (const { name, value } of element.attrs) {
            if (name === 'lang')
                continue;
            for (const { kind, code } of (0,_browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .versionMarks */ .$_)(name, value)) {
                const ofKind = counts.get(kind) ?? new Map();
                counts.set(kind, ofKind);
                if (CODES.has(code))
                    ofKind.set(code, (ofKind.get(code) ?? 0) + 1);
            }
        }
    }
    return [...counts.values()].some(ofKind => [...ofKind.values()].filter(count => count >= MIN_MARKED).length > 1);
}


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isXDefault),
/* harmony export */   dc: () => (/* binding */ X_DEFAULT),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   qt: () => (/* binding */ ownVersions),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34659);

const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .readLanguageTag */ .FA)(code);
    return tag?.language ? tag : undefined;
}
function versionsOf(alternates) {
    return alternates.flatMap(alternate => {
        const { url } = alternate;
        const language = languageOf(alternate)?.language;
        if (!url || (language === undefined && !isXDefault(alternate.code)))
            return [];
        return [{ alternate, url, code: alternate.code.toLowerCase(), language }];
    });
}
function ownVersions(versions, address) {
    return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url));
}


/***/ }),

/***/ 39729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ NO_READABLE_VERSION),
/* harmony export */   fY: () => (/* binding */ namedVersions)
/* harmony export */ });
/* unused harmony export NOT_READ */
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_language_alternates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29746);
/* harmony import */ var _page_link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92263);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2162);







const NOT_READ = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('search engines read none of the hreflang links, which is reported separately');
const NO_READABLE_VERSION = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('no hreflang link has both a URL and a code that can be read');
const namedVersions = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    const page = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_4__/* .shownJudgedPage */ .q)(visit);
    const alternates = (0,_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_0__/* .languageAlternates */ .i)(page);
    const { read, inBody, withoutRelation, sentHidden } = alternates;
    const named = { page, address: new _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .PageAddress */ .gg(page), alternates, versions: (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .versionsOf */ .x4)(read) };
    if (read.length > 0)
        return named;
    if (inBody.length + withoutRelation.length > 0)
        return { ...named, notRead: NOT_READ };
    const none = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('the page has no hreflang links');
    return { ...named, without: sentHidden.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notMeasured */ .q7)(_page_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .SENT_HIDDEN */ .MX) : none };
});


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

/***/ 26003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ blockingLine),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   kz: () => (/* binding */ MAX_TARGETS)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70370);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_language_alternates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29746);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32222);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25218);
/* harmony import */ var _visit_input_trace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4274);
/* harmony import */ var _version_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90512);












const MAX_TARGETS = 30;
const TARGETS_AT_ONCE = 4;
const MAX_ASKING_MS = 40_000;
const MAX_READ_TEXTS = 10;
const BOT = 'Googlebot';
async function readTargets(visit, versions, address, maxAskingMs = MAX_ASKING_MS) {
    const byUrl = new Map();
    for (const version of versions) {
        const key = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(version.url);
        const inProduction = version.url.host !== address.here.host && address.isThisPage(version.url);
        if (inProduction || key === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(address.here))
            continue;
        const same = byUrl.get(key);
        if (same)
            same.push(version);
        else
            byUrl.set(key, [version]);
    }
    const groups = [...byUrl.values()];
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_11__/* ["default"] */ .A)(TARGETS_AT_ONCE);
    const end = performance.now() + maxAskingMs;
    const read = async (group, at) => {
        const { url } = group[0];
        if (performance.now() < end)
            return await readTarget(visit, group, address, at < MAX_READ_TEXTS);
        (0,_visit_input_trace_js__WEBPACK_IMPORTED_MODULE_8__/* .cannotRepeat */ .Lp)('language versions that took too long');
        return {
            versions: group,
            url,
            unverifiable: `${url.href} was not checked, because the others took too long`,
        };
    };
    const targets = await Promise.all(groups.slice(0, MAX_TARGETS).map((group, at) => limit(() => read(group, at))));
    return { targets, left: Math.max(0, groups.length - MAX_TARGETS) };
}
async function readTarget(visit, versions, address, isTextRead) {
    const { url } = versions[0];
    const target = { versions, url };
    const located = address.locate(url);
    if ('unverifiable' in located)
        return { ...target, unverifiable: located.unverifiable };
    const [blockedBy, exchange] = await Promise.all([
        blockingLine(visit, located.url),
        exchangeOf(visit, located),
    ]);
    const { opened, ...answer } = readAnswer(exchange, located, visit.preview);
    const page = opened && describe(opened, address);
    const otherLanguage = opened && isTextRead ? await otherLanguageOf(opened, versions) : undefined;
    return {
        ...target,
        ...answer,
        ...(page && { page: { ...page, ...(otherLanguage && { otherLanguage }) } }),
        ...(blockedBy && { blockedBy }),
    };
}
async function exchangeOf(visit, { url, pathsDiffer }) {
    const exchange = await (url === visit.url ? visit.exchange() : visit.fetchForSite(url));
    if (!pathsDiffer || !exchange.final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(exchange.final.status))
        return exchange;
    for (const form of otherForms(url)) {
        const other = await visit.fetchForSite(form);
        if (other.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(other.final.status))
            return other;
    }
    return exchange;
}
function otherForms(url) {
    const { origin, search } = new URL(url);
    const [stem = ''] = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(url)).split('?', 1);
    const forms = [stem, `${stem}/`, `${stem}.html`, `${stem}/index.html`].map(path => origin + path + search);
    return forms.filter(form => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(form) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(url));
}
async function blockingLine(visit, url) {
    const robots = await visit.robotsTxt(url);
    if (robots.kind !== 'rules')
        return undefined;
    const { allowed, line, rule } = (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFor */ .Xb)(robots, BOT, url);
    return allowed ? undefined : `line ${line} of ${robots.url}: ${rule}`;
}
function readAnswer({ final, failure, hops }, located, preview) {
    if (failure) {
        const message = `${failure.url} ${failure.message}`;
        const endless = failure.kind === 'redirect-loop' || failure.kind === 'too-many-redirects';
        return endless ? { broken: message } : { unverifiable: message };
    }
    const { status } = final;
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .provesNothing */ .R1)(status))
        return { status, unverifiable: `${final.url} answers ${status}` };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status))
        return { status, broken: `${located.url} answers ${status}` };
    const moved = hops.length > 1 && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(final.url) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .comparableUrl */ .sY)(located.url);
    const sameThere = located.mapped && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(final.url)) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(located.url));
    if (moved && !sameThere)
        return { status, redirectsTo: final.url };
    const opened = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_5__/* .openHtml */ .W)(final, preview);
    return opened ? { status, opened } : { status };
}
async function otherLanguageOf(page, versions) {
    const named = versions.flatMap(({ language }) => language ?? []);
    if (named.length === 0)
        return undefined;
    const detected = await (0,_version_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sentTextLanguage */ .K)(page);
    return (await (0,_version_text_js__WEBPACK_IMPORTED_MODULE_9__/* .isInOtherLanguage */ .Q)(detected, named)) ? detected : undefined;
}
function describe(page, address) {
    const { document } = page;
    const rules = [...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .metaDirectives */ .IU)(document).inHead, ...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .shippedHeaderDirectives */ .ZF)(page)];
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredCanonical */ .fk)(page);
    const { read, sentHidden } = (0,_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_4__/* .languageAlternates */ .i)(page);
    return {
        noindex: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .directivesFor */ .A)(rules, BOT).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .isNoindex */ .Mg),
        canonicalElsewhere: canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .namesItself */ .e0)(canonical, page) ? canonical.href : undefined,
        listsItself: read.some(({ url }) => url && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(url) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(page.url))),
        linksBack: read.some(({ url }) => url && (address.isThisPage(url) || address.mayBeThisPage(url))),
        sentHidden: sentHidden.length > 0,
        alternates: read.length,
        language: (document.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, 'lang')?.trim()) ?? '',
    };
}


/***/ }),

/***/ 90512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sentTextLanguage),
/* harmony export */   Q: () => (/* binding */ isInOtherLanguage)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15798);
/* harmony import */ var _page_text_translated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69314);
/* harmony import */ var _content_examination_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80352);
/* harmony import */ var _content_language_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43692);
/* harmony import */ var _content_language_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7488);






const SERVICES = /weglot|gtranslate|translate\.google|localizejs|transifex|bablic|conveythis|linguise/i;
async function sentTextLanguage(page) {
    const { document } = page;
    if ((0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptShellOf */ .HH)(document) || (0,_content_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .holdsVersions */ .y)(document) || isTranslatedByScripts(document))
        return '';
    const { language } = await (0,_content_examination_js__WEBPACK_IMPORTED_MODULE_3__/* .examine */ .s)(page).inLanguage();
    return language.isOfFrame ? '' : language.detected;
}
async function isInOtherLanguage(detected, named) {
    if (detected === '' || named.length === 0)
        return false;
    for (const code of named.map(_content_language_js__WEBPACK_IMPORTED_MODULE_4__/* .primary */ .zB)) {
        if (code === detected || (0,_content_language_js__WEBPACK_IMPORTED_MODULE_4__/* .areKin */ .JE)(code, detected) || !(await (0,_content_language_js__WEBPACK_IMPORTED_MODULE_4__/* .isKnownLanguage */ .Y4)(code)))
            return false;
    }
    return true;
}
function isTranslatedByScripts(document) {
    return (document.elements().some(_page_text_translated_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTranslationMark */ .hp) ||
        document.elements('script').some(script => SERVICES.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '')));
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

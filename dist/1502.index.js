export const id = 1502;
export const ids = [1502];
export const modules = {

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ withLazyFacts),
/* harmony export */   CK: () => (/* binding */ fieldIn),
/* harmony export */   Mn: () => (/* binding */ changedRun),
/* harmony export */   Qw: () => (/* binding */ withoutFacts),
/* harmony export */   l3: () => (/* binding */ WrittenFacts),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   zE: () => (/* binding */ lazyFactsOf)
/* harmony export */ });
const LAZY = Symbol('facts');
class WrittenFacts {
    #json;
    #value;
    constructor(json) {
        this.#json = json;
    }
    value() {
        this.#value ??= JSON.parse(new TextDecoder().decode(this.#json));
        return this.#value;
    }
    json() {
        return this.#json;
    }
    mayHave(name) {
        const { buffer, byteOffset, byteLength } = this.#json;
        return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name));
    }
}
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
function lazyFactsOf(run) {
    return run[LAZY];
}
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
function withoutFacts(run) {
    const names = Object.keys(run);
    const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 54792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ NO_SCRIPTS),
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   Gl: () => (/* binding */ SAME_TEMPLATE),
/* harmony export */   om: () => (/* binding */ NOT_RENDERED)
/* harmony export */ });
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

const NO_SCRIPTS = 'no scripts run on the page';
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
function documentIn(runs) {
    for (const run of runs) {
        const { judged, reason, sample } = objectOf((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'rendered'));
        if (judged !== 'rendered' && judged !== 'sent')
            continue;
        return {
            judged,
            ...(typeof reason === 'string' && { reason }),
            ...(typeof sample === 'string' && { sample }),
        };
    }
    return undefined;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
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

/***/ 49556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listedPages)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67162);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25218);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62288);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66986);










const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const checks = {
    'listed-broken': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page that does not exist',
        why: 'Search engines get an error where the sitemap promises a page, and drop the URL. If the page should exist, it is lost.',
        fix: 'Publish the page, or remove its URL from the sitemap.',
        help: HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that another URL is the right one.',
        fix: 'List the URL that the redirect leads to.',
        help: HELP,
        example: '<loc>https://www.example.com/old</loc>, which answers 301',
    },
    'listed-noindex': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page with noindex',
        why: 'The sitemap asks search engines to index the page, but the page forbids it.',
        fix: 'Remove the URL from the sitemap, or the noindex from the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
    },
    'listed-not-canonical': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page whose canonical is another URL',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'List only canonical URLs. If the canonical redirects to the listed URL, correct the canonical instead.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
    'listed-blocked': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page that robots.txt blocks',
        why: 'The sitemap sends crawlers to a page that they may not fetch.',
        fix: 'Remove the URL from the sitemap, or allow it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
    },
};
const listedPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .siteSitemaps */ .GV)(visit);
        const { samples } = site;
        const own = await auditedSample(visit, site);
        return {
            judgements: site.entries > 0 ? judgeSamples(site, own) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .sameForAll */ .tE)(checks, (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutEntries */ .Lf)(site.survey)),
            facts: { samples: samples.map(factsOf) },
        };
    },
});
const ALL_BLOCKED = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('robots.txt blocks the whole site, which is reported separately');
async function auditedSample(visit, { entries, urls, origins, samples }) {
    const { url } = visit;
    const isListed = entries > 0 && (0,_page_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .e)(url, origins).exact.some(name => urls.has(name));
    if (!isListed || samples.some(({ asked }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .isSamePage */ .kj)(asked, url)))
        return [];
    return [{ url, asked: url, blocked: false, ...(0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .readAnswer */ .JN)(await visit.exchange(), url, visit.preview) }];
}
function judgeSamples({ samples, tried: counts, closed, survey, urls }, own) {
    if (samples.length === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('the sitemaps list no URL that can be tried on the audited site'));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status));
    const unclear = failed &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notMeasured */ .q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status));
    const good = answered.filter(_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0);
    const isDirect = (sample) => (0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0)(sample) && sample.redirectsTo === undefined;
    const direct = good.filter(isDirect);
    const triedOf = (count, beside = '') => count < urls.size ? `${count} of ${urls.size} listed URLs were tried${beside}` : undefined;
    const judge = (among, message, tried = triedOf(counts.read)) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [placeOf(sample, said)];
        });
        if (places.length > 0)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJ)(places, tried);
        return unclear ?? (among.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)() : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('none of the URLs tried shows a page'));
    };
    const isPlatform = (0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .isClosedByPlatform */ .DS)(samples);
    const isAllBlocked = samples.every(({ blocked }) => blocked);
    const open = isAllBlocked ? answered : answered.filter(({ blocked }) => !blocked);
    return {
        'listed-broken': judge(open, sample => ((0,_samples_js__WEBPACK_IMPORTED_MODULE_2__/* .showsPage */ .I0)(sample) ? undefined : `answers ${sample.status}`), triedOf(counts.asked)),
        'listed-redirects': inOneSentence(judge(good, ({ redirectsTo }) => redirectsTo && `redirects to ${redirectsTo}`, triedOf(counts.asked)), good.filter(({ redirectsTo }) => redirectsTo !== undefined)),
        'listed-noindex': direct.length > 1 && direct.every(({ noindexMeta }) => noindexMeta)
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('all pages that were tried have noindex, which is reported separately')
            : judge([...direct, ...own.filter(isDirect)], sample => noindexOf(sample, isPlatform), triedOf(counts.read, ', and the audited pages')),
        'listed-not-canonical': judge(direct, _samples_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalFault */ .zw),
        'listed-blocked': (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .closesAll */ .nQ)(survey.robots, 'Googlebot', survey.origin)
            ? ALL_BLOCKED
            : judgeBlocked(samples, isAllBlocked ? [] : closed),
    };
}
function judgeBlocked(samples, closed) {
    const tried = samples.filter(({ blocked }) => blocked);
    const known = new Set(tried.map(({ asked }) => asked));
    const list = new _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_9__/* .FaultList */ .x();
    const add = (place) => list.add(placeOf(place, 'is blocked by robots.txt for Googlebot'));
    for (const sample of tried)
        add(sample);
    for (const asked of closed)
        if (!known.has(asked))
            add({ asked });
    return list.judge();
}
function noindexOf({ noindexHeader, noindexMeta }, isPlatform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
const MIN_ALIKE = 2;
const LITTLE = {
    slash: { why: 'the slash at their end is missing', list: (url) => `${url}/` },
    noSlash: { why: 'they end in a slash', list: (url) => url.replace(/\/$/, '') },
    https: {
        why: 'they begin with http:// instead of https://',
        list: (url) => url.replace(/^http:/, 'https:'),
    },
};
function littleOf({ asked, redirectsTo }) {
    const kinds = Object.keys(LITTLE);
    return kinds.find(kind => redirectsTo !== asked && redirectsTo === LITTLE[kind].list(asked));
}
function inOneSentence(judgement, moved) {
    const [little, ...others] = new Set(moved.map(littleOf));
    if (judgement.outcome !== 'fail' || moved.length < MIN_ALIKE || !little || others.length > 0)
        return judgement;
    const { why, list } = LITTLE[little];
    const inOrder = moved.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    const places = inOrder.map(({ url, asked, file, line }) => ({
        url: asked,
        message: `List ${list(url)}${file === undefined ? '' : ` (${file}, line ${line})`}.`,
    }));
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJ)(places, `${moved.length} listed URLs redirect only because ${why}.`);
}
function placeOf({ asked, file, line }, message) {
    const lists = file === undefined ? 'the sitemap lists it' : `${file} lists it in line ${line}`;
    return { url: asked, message: `The page ${message}; ${lists}.` };
}
function factsOf({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
    return {
        url,
        asked,
        status: status ?? null,
        failure: failure ?? null,
        redirectsTo: redirectsTo ?? null,
        canonical: canonical ?? null,
        noindex: flags.noindexHeader || flags.noindexMeta,
        blocked: flags.blocked,
    };
}


/***/ }),

/***/ 62433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
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
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/syntax/list-addresses.js
var list_addresses = __webpack_require__(73451);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listed-pages.js
var listed_pages = __webpack_require__(49556);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-over-site.js















const { checks } = listed_pages/* listedPages */.s;
const BOT = 'Googlebot';
const listedOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'listed-broken': (0,tool_definition/* overSite */.iE)(checks['listed-broken']),
        'listed-redirects': (0,tool_definition/* overSite */.iE)(checks['listed-redirects']),
        'listed-noindex': (0,tool_definition/* overSite */.iE)(checks['listed-noindex']),
        'listed-not-canonical': (0,tool_definition/* overSite */.iE)(checks['listed-not-canonical']),
        'listed-blocked': (0,tool_definition/* overSite */.iE)(checks['listed-blocked']),
        'listed-not-linked': {
            scope: 'site',
            severity: 'warning',
            title: 'The sitemap lists a page that no page of the site links to',
            why: 'Visitors of the site cannot find the page, and search engines consider a page without links less important.',
            fix: 'Link to the page from a page about its subject, or remove it if nobody needs it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<loc>https://www.example.com/sizes</loc>, which no page of the site links to',
        },
        'page-not-listed': (0,tool_definition/* overSite */.iE)(listing/* listing */.R.checks['page-not-listed']),
    },
    needsWhole: ['listed-not-linked'],
    judge(site) {
        const { sitemap, sitemapUnknown } = site;
        const none = sitemapUnknown !== undefined
            ? (0,judgement/* notMeasured */.q7)(sitemapUnknown)
            : !sitemap
                ? (0,judgement/* notApplicable */.hH)('the site has no sitemap')
                : sitemap.listed.length === 0
                    ? (0,judgement/* notApplicable */.hH)('the sitemaps list no page of the site')
                    : undefined;
        const listed = none ? [] : sitemap.listed;
        const start = site.pages[0]?.url;
        const isClosed = (url) => start !== undefined && !isBlocked(site, start) && isBlocked(site, url);
        const isAllClosed = start !== undefined && (0,robots_txt/* closesAll */.nQ)(site.robots, BOT, new URL(start).origin);
        const judge = (faultOf) => none ?? judgeListed(site, listed, faultOf);
        return {
            judgements: {
                'listed-broken': judge(record => (isClosed(record.url) ? undefined : brokenFault(record))),
                'listed-redirects': judge(({ obstacle, finalUrl, status }) => obstacle === 'redirect' && status !== null && status < 400 && finalUrl !== undefined
                    ? `redirects to ${finalUrl}`
                    : undefined),
                'listed-noindex': judge(({ obstacle }) => NOINDEX[obstacle ?? '']),
                'listed-not-canonical': judge(({ obstacle, canonical, url }) => obstacle === 'canonical' && !isSamePathElsewhere(canonical?.url, url)
                    ? `names ${canonical?.url ?? 'another page'} as canonical`
                    : undefined),
                'listed-blocked': isAllClosed && !none
                    ? (0,judgement/* notApplicable */.hH)('robots.txt blocks the whole site, which is reported separately')
                    : judge(({ url }) => (isBlocked(site, url) ? `robots.txt blocks it for ${BOT}` : undefined)),
                'listed-not-linked': none ?? judgeLinked(site, listed),
                'page-not-listed': none ?? judgeNotListed(site, listed),
            },
        };
    },
});
const NOINDEX = {
    'noindex-meta': 'has a robots meta tag with noindex',
    'noindex-header': 'is sent with X-Robots-Tag: noindex',
};
function isSamePathElsewhere(canonical, url) {
    const target = canonical === undefined ? null : URL.parse(canonical);
    if (target === null || target.host === new URL(url).host)
        return false;
    return (0,comparable_url/* comparablePath */.cM)(target) === (0,comparable_url/* comparablePath */.cM)(url);
}
function brokenFault({ obstacle, status, url, finalUrl }) {
    if (status === null || (obstacle !== 'status' && obstacle !== 'redirect'))
        return undefined;
    if (status < 400 || (0,network_status/* provesNothing */.R1)(status))
        return undefined;
    return finalUrl === undefined || finalUrl === url
        ? `answers ${status}`
        : `leads to ${finalUrl}, which answers ${status}`;
}
function isBlocked({ robots }, url) {
    return robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, BOT, url).allowed;
}
function judgeListed({ pages }, listed, faultOf) {
    const list = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const index of listed) {
        const record = pages[index];
        if (!record)
            continue;
        looked++;
        const message = faultOf(record);
        if (message !== undefined)
            list.add({ url: record.url, message: `${message}; listed in the sitemap` });
    }
    return list.judgeAmong(looked, 'no page that the sitemaps list was visited');
}
function judgeLinked(site, listed) {
    const { pages } = site;
    const unknown = (0,site_links/* whyLinksUnknown */.gl)(site);
    if (unknown !== undefined)
        return (0,judgement/* notMeasured */.q7)(unknown);
    const links = (0,site_links/* linksToPages */.zF)(site);
    const reached = [...pages.keys()].filter(page => page === 0 || links[page].count > 0);
    const named = new Set(reached.flatMap(page => versionsOf(site, page)));
    const linked = new Set();
    for (const [index, { url }] of pages.entries())
        if (links[index].count > 0)
            linked.add(looseKey(url));
    const list = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const index of listed) {
        const record = pages[index];
        if (index === 0 || record?.indexable !== true || isListOrView(record.url) || named.has(index))
            continue;
        looked++;
        if (!linked.has(looseKey(record.url))) {
            list.add({ url: record.url, message: `No page links to ${(0,same_on_pages/* pathOf */.XM)(record.url)}` });
        }
    }
    return list.judgeAmong(looked, 'the sitemaps list no indexable page but the start page');
}
function versionsOf({ graph }, page) {
    return graph.alternatesOf(page).flatMap(({ to }) => (to === page ? [] : to));
}
function judgeNotListed(site, listed) {
    const { pages, sitemap } = site;
    if (sitemap?.unread !== undefined)
        return (0,judgement/* notMeasured */.q7)(sitemap.unread);
    const known = new Set(listed.map(index => looseKey((0,crawled_site/* addressOf */.c)(site, index))));
    const links = (0,site_links/* linksToPages */.zF)(site);
    const list = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const [index, { url, indexable }] of pages.entries()) {
        if (indexable !== true || (index > 0 && links[index].count === 0))
            continue;
        if (isListOrView(url) || (0,for_users/* isForUsers */.KQ)(url) || (0,legal_notice/* isLegalNotice */.W)(url))
            continue;
        looked++;
        if (!known.has(looseKey(url)))
            list.add({ url, message: `No sitemap lists ${(0,same_on_pages/* pathOf */.XM)(url)}` });
    }
    return list.judgeAmong(looked, 'no indexable page of the site is linked');
}
function isListOrView(url) {
    return (0,list_addresses/* isFurtherPage */.Sl)(url) || (0,list_addresses/* isNumbered */.Dr)(url) || (0,list_addresses/* isArchive */.tc)(url) || new URL(url).search !== '';
}
function looseKey(url) {
    return (0,page_address/* loosePath */.qv)(new URL(url));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-topics.js

const siteTopics = [listedOverSite];


/***/ })

};

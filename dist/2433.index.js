export const id = 2433;
export const ids = [2433];
export const modules = {

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

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   Tn: () => (/* binding */ familyOfVersions),
/* harmony export */   a5: () => (/* binding */ PageFamilies),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/** What numbers the pages of a list, which are alike on purpose, in the languages that are most frequent on the web. */
const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
/** A form of a page that is made for paper or phones. */
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
/** A version of a documentation, as the segment of a path. */
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
/** Lists of what has a tag, an author or a date: they show the same texts in another selection. */
const ARCHIVE = /\/(?:tags?|label|labels|categor(?:y|ies)|kategorien?|categorias?|catégories?|schlagw(?:ort|örter)|authors?|autor|archives?)(?:\/|$)|\/(?:19|20)\d\d(?:\/[01]\d(?:\/[0-3]\d)?)?\/?$/i;
/** Whether a page is a list of a tag, an author or a date by its address. */
function isArchive(url) {
    return ARCHIVE.test(URL.parse(url)?.pathname ?? '');
}
/** Whether a page is a further page of a list, or a form of another page for paper or phones, by its address. */
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
/** Whether the address of a page ends with a number, as those of some lists do. */
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
/**
 * The address of what a page is a further page, another form or another version of, without a slash at its end; its own
 * where it is none of these.
 */
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}
/**
 * Equal for pages that are alike on purpose.
 *
 * @param versions addresses of all language versions of the page, itself among them; none where it has none
 */
function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return listOf(url);
    return JSON.stringify([...new Set(versions.map(listOf))].toSorted());
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
            const list = family.replace(BARE_NUMBER, '');
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
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   lG: () => (/* binding */ NAMED_PAGES),
/* harmony export */   n9: () => (/* binding */ isComparable),
/* harmony export */   oD: () => (/* binding */ standsForItself),
/* harmony export */   w0: () => (/* binding */ quotedText)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3859);




/** Pages that a message names. */
const NAMED_PAGES = 3;
/** Characters of a text that a message quotes. */
const MAX_QUOTE = 100;
/** What is wrong with a canonical that is no other page, for it is not there or its host is a mistake. */
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
/**
 * Whether a page stands for itself in search results: it lets itself be indexed, and its canonical is not another page.
 * One that is not there search engines pass over. One on a wrong host is a mistake of all pages, which must not hide what
 * else they have in common. Where `serp` did not run, nothing says otherwise.
 */
function standsForItself({ facts, failed }) {
    const serp = facts('serp');
    if (serp?.['indexable'] === false)
        return false;
    return serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed);
}
/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions for
 * other readers, lists of what has a tag or a date, and the further pages of one list.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 * @param family equal for pages that may have it in common
 */
function judgeSameText(pages, textOf, what, family = familyOf) {
    const written = (page) => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined;
    };
    const languages = new Map(pages.flatMap(page => {
        const [text, language] = [written(page), languageOf(page)];
        return text !== undefined && language !== '' ? [[sameTextKey('', text), language]] : [];
    }));
    const keyOf = (page) => {
        const text = written(page);
        // Where a page does not say its language, it is that of a page with the same text.
        return text === undefined
            ? undefined
            : sameTextKey(languageOf(page) || (languages.get(sameTextKey('', text)) ?? ''), text);
    };
    const groups = new Map([...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new _page_families_js__WEBPACK_IMPORTED_MODULE_2__/* .PageFamilies */ .a5(group, family)]));
    const quoted = (page) => quotedText(String(textOf(page)));
    return pages.map(page => {
        const key = keyOf(page);
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        return judgeOthers(page, pages.length, groups.get(key), names => `Same ${what} as ${names}: ${quoted(page)}`);
    });
}
/** Equal for texts that read the same in one language. */
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
function quotedText(text) {
    return `"${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, MAX_QUOTE)}"`;
}
/**
 * Passed where all pages that are alike are of one family; not applicable where there is but one page.
 *
 * @param count of all pages
 * @param alike the page itself among them
 */
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
/** Whether its texts are compared with those of others at all. */
function isComparable(page) {
    return standsForItself(page) && !(0,_page_families_js__WEBPACK_IMPORTED_MODULE_2__/* .isArchive */ .tc)(page.url);
}
/** Pages of one family are alike on purpose: those of one list, and the versions for several countries. */
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_2__/* .familyOfVersions */ .Tn)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
/** The language that a page declares, in lower case without its region; empty where it declares none. */
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang']);
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
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_QUOTE);
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

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/**
 * What the status of an answer proves of what was asked for, by RFC 9110 section 15 and by what servers do to programs.
 */
/** It is there, as the answer shows it. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** It is not there (404, 410). */
function isGone(status) {
    return status === 404 || status === 410;
}
/** Answers that some give to programs or strangers, and not to all readers. 999 is LinkedIn's. */
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
/** Nothing: the server refuses, or fails now, and may answer others, or later, otherwise. */
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 49556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listedPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86355);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66986);






const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const checks = {
    'listed-broken': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists a page that does not exist',
        why: 'Search engines run into errors and trust the sitemap less. If the page should exist, it is lost.',
        fix: 'Publish the page, or remove its URL from the sitemap. Of a public site only a few URLs are tried without an analysis of the whole site: others may be affected.',
        help: HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that this is another one.',
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
        title: 'The sitemap lists a page whose canonical is another page',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'List only canonical URLs.',
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
/** What some of the listed addresses answer. */
const listedPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_2__/* .siteSitemaps */ .GV)(visit);
        const { samples } = site;
        return {
            judgements: site.entries > 0 ? judgeSamples(samples) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutEntries */ .Lf)(site.survey)),
            facts: { samples: samples.map(factsOf) },
        };
    },
});
function judgeSamples(samples) {
    if (samples.length === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemaps list no address that can be tried on the audited site'));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
    const unclear = failed &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notMeasured */ .q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
    const good = answered.filter(_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showsPage */ .I0);
    const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined);
    const judge = (among, message) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [placeOf(sample, said)];
        });
        if (places.length > 0)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(places);
        return unclear ?? (among.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('none of the addresses tried shows a page'));
    };
    const isPlatform = (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosedByPlatform */ .DS)(samples);
    return {
        'listed-broken': judge(answered, sample => ((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showsPage */ .I0)(sample) ? undefined : `answers ${sample.status}`)),
        'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `redirects to ${redirectsTo}`),
        'listed-noindex': judge(direct, sample => noindexOf(sample, isPlatform)),
        'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
        'listed-blocked': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failWhere */ .a4)(samples
            .filter(({ blocked }) => blocked)
            .map(sample => placeOf(sample, 'is blocked by robots.txt for Googlebot'))),
    };
}
/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }, isPlatform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined;
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
// EXTERNAL MODULE: ./lib/engine/judging/page-families.js
var page_families = __webpack_require__(3859);
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
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listed-pages.js
var listed_pages = __webpack_require__(49556);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-over-site.js












const { checks } = listed_pages/* listedPages */.s;
const BOT = 'Googlebot';
/** Whether the sitemaps list the pages that a site shows to search engines, and no others. */
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
            why: 'Visitors cannot find the page, and search engines take a page without links for unimportant.',
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
        const judge = (faultOf) => none ?? judgeListed(site, listed, faultOf);
        return {
            judgements: {
                'listed-broken': judge(brokenFault),
                'listed-redirects': judge(({ obstacle, finalUrl, status }) => obstacle === 'redirect' && status !== null && status < 400 && finalUrl !== undefined
                    ? `redirects to ${finalUrl}`
                    : undefined),
                'listed-noindex': judge(({ obstacle }) => NOINDEX[obstacle ?? '']),
                'listed-not-canonical': judge(({ obstacle, canonical }) => obstacle === 'canonical' ? `names ${canonical?.url ?? 'another page'} as canonical` : undefined),
                'listed-blocked': judge(({ url }) => isBlocked(site, url) ? `robots.txt blocks it for ${BOT}` : undefined),
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
/** A redirect that ends in an error is one. */
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
    // Search engines come to the versions of these in other languages by hreflang, and readers by a menu.
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
/** Further pages of lists, and lists of tags and dates, are left out on purpose. */
function judgeNotListed(site, listed) {
    const { pages, sitemap } = site;
    if (sitemap?.unread !== undefined)
        return (0,judgement/* notMeasured */.q7)(sitemap.unread);
    const known = new Set(listed.map(index => looseKey((0,crawled_site/* addressOf */.c)(site, index))));
    const links = (0,site_links/* linksToPages */.zF)(site);
    const list = new fault_list/* FaultList */.x();
    let looked = 0;
    for (const [index, { url, indexable }] of pages.entries()) {
        if (indexable !== true || (index > 0 && links[index].count === 0) || isListOrView(url))
            continue;
        looked++;
        if (!known.has(looseKey(url)))
            list.add({ url, message: `No sitemap lists ${(0,same_on_pages/* pathOf */.XM)(url)}` });
    }
    return list.judgeAmong(looked, 'no indexable page of the site is linked');
}
function isListOrView(url) {
    return (0,page_families/* isFurtherPage */.Sl)(url) || (0,page_families/* isNumbered */.Dr)(url) || (0,page_families/* isArchive */.tc)(url) || new URL(url).search !== '';
}
function looseKey(url) {
    return (0,page_address/* loosePath */.qv)(new URL(url));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-topics.js

const siteTopics = [listedOverSite];


/***/ })

};

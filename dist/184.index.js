export const id = 184;
export const ids = [184];
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
        // What crawlers may not fetch is wrong in the list, whatever it answers; where all is closed, that is another fault.
        const start = site.pages[0]?.url;
        const isClosed = (url) => start !== undefined && !isBlocked(site, start) && isBlocked(site, url);
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
/** Whether a canonical differs by its host alone, which is what is wrong then, and for `serp` to tell. */
function isSamePathElsewhere(canonical, url) {
    const target = canonical === undefined ? null : URL.parse(canonical);
    if (target === null || target.host === new URL(url).host)
        return false;
    return (0,comparable_url/* comparablePath */.cM)(target) === (0,comparable_url/* comparablePath */.cM)(url);
}
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
/** Further pages of lists, lists of tags and dates, logins and legal notices are left out on purpose. */
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

export const id = 9137;
export const ids = [9137];
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

/***/ 89137:
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
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/visit/routes-by-script.js
var routes_by_script = __webpack_require__(19264);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/added-slash.js
var added_slash = __webpack_require__(69480);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/addresses.js + 5 modules
var addresses = __webpack_require__(50725);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/broken-targets.js + 3 modules
var broken_targets = __webpack_require__(69973);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/verdict.js
var verdict = __webpack_require__(30539);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/links-over-site.js











/** Addresses that the facts list. */
const MAX_LISTED = 1000;
/** What Cloudflare puts into pages and answers itself, such as hidden mail addresses. */
const PLATFORM_PATH = /^\/cdn-cgi\//;
const PERMANENT = new Set([301, 308]);
/** Where the links between the pages of a site lead, each target with the pages that link to it. */
const linksOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'broken-internal-link': (0,tool_definition/* overSite */.iE)(broken_targets/* brokenTargets */.m.checks['broken-internal-link']),
        'route-answers-404': (0,tool_definition/* overSite */.iE)(broken_targets/* brokenTargets */.m.checks['route-answers-404']),
        'redirected-link': (0,tool_definition/* overSite */.iE)(broken_targets/* brokenTargets */.m.checks['redirected-link']),
        'insecure-internal-link': (0,tool_definition/* overSite */.iE)(addresses/* addresses */.N.checks['insecure-internal-link']),
        'other-host-link': {
            scope: 'site',
            severity: 'warning',
            title: 'Links lead to the site under another host name',
            why: 'Search engines find each page under two hosts, with and without www, and have to choose one.',
            fix: 'Link with the host name of your canonicals, or with relative URLs.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://example.com/sizes">Sizes</a> on https://www.example.com/',
        },
    },
    judge(site) {
        const linked = linkedAddresses(site);
        const missing = linked.flatMap(one => brokenLink(site, one) ?? []);
        const routes = missing.filter(one => isShownByScript(site, one));
        const known = new Set(routes);
        const broken = missing.filter(one => !known.has(one));
        const isSlashless = listsWithoutSlash(site);
        const moved = linked.flatMap(one => movedLink(site, one, isSlashless) ?? []);
        const isSecure = site.origin.startsWith('https:');
        const otherForms = linked
            .filter(({ why }) => why === 'other-form')
            .map(one => ({ ...one, otherwise: '' }));
        const insecure = otherForms.filter(({ url }) => isSecure && url.startsWith('http:'));
        const { hostname } = new URL(site.origin);
        const otherHost = otherForms.filter(one => !insecure.includes(one) && new URL(one.url).hostname !== hostname);
        const judge = (faults) => judgeLinks(site, linked.length, faults);
        return {
            judgements: {
                'broken-internal-link': unjudgedToo(judge(broken), linked),
                'route-answers-404': judge(routes),
                'redirected-link': judge(moved),
                'insecure-internal-link': isSecure
                    ? judge(insecure)
                    : (0,judging_judgement/* notApplicable */.hH)('the site itself is not served over HTTPS'),
                'other-host-link': judge(otherHost),
            },
            facts: {
                brokenOnSite: factsOf(site, broken),
                movedOnSite: factsOf(site, moved),
                besideOnSite: besideFacts(site),
            },
        };
    },
});
function linkedAddresses(site) {
    const { pages, unvisited } = site;
    return Array.from({ length: pages.length + unvisited.length }, (_, index) => ({
        index,
        url: (0,crawled_site/* addressOf */.c)(site, index),
        sources: (0,site_links/* sourcesOf */.u0)(site, index),
        why: unvisited[index - pages.length]?.why,
        state: stateOf(site, index),
    })).filter(({ sources }) => sources.length > 0);
}
/** Redirects that lead nowhere are for the tool that judges these. */
function stateOf({ pages }, index) {
    const page = pages[index];
    if (!page || page.obstacle === 'robots-txt' || PLATFORM_PATH.test(new URL(page.url).pathname))
        return undefined;
    if (page.redirects && page.finalUrl === undefined)
        return undefined;
    const answer = { status: page.status, redirects: page.redirects?.length ?? 0 };
    return (0,verdict/* verdictOn */.H)(answer, { internal: true, formOnly: false, isPage: false, namesResolve: true });
}
function brokenLink(_, one) {
    return one.state?.state === 'broken' ? { ...one, otherwise: one.state.reason } : undefined;
}
/** Where the 404 page leaves it to scripts, visitors may see the page. */
function isShownByScript({ pages, hasRoutesByScript }, { index, url }) {
    return hasRoutesByScript === true && pages[index]?.status === 404 && (0,routes_by_script/* isRoute */.Cn)(url);
}
/**
 * What leads to another site was put there on purpose, and the slash that a server of files on this machine puts behind an
 * address says nothing of production.
 *
 * @param isSlashless see {@link listsWithoutSlash}
 */
function movedLink({ pages, origin }, one, isSlashless) {
    const { redirects, finalUrl } = pages[one.index] ?? {};
    if (!redirects?.length || finalUrl === undefined || one.state?.state !== 'ok')
        return undefined;
    const temporary = redirects.findIndex(({ status }) => !PERMANENT.has(status));
    if (temporary === 0)
        return undefined;
    const to = temporary < 0 ? finalUrl : redirects[temporary].url;
    if (bareHost(to) !== bareHost(origin))
        return undefined;
    if (isSlashless && (0,added_slash/* isSlashAddedHere */.ql)(one.url, to))
        return undefined;
    return { ...one, otherwise: (0,added_slash/* movedWords */.$j)(one.url, to, same_on_pages/* pathOf */.XM) };
}
/** Whether the sitemap lists an address without the slash that a server of files on this machine puts behind it. */
function listsWithoutSlash({ pages, sitemap }) {
    return (sitemap?.listed ?? []).some(index => {
        const { url, finalUrl } = pages[index] ?? {};
        return url !== undefined && finalUrl !== undefined && (0,added_slash/* isSlashAddedHere */.ql)(url, finalUrl);
    });
}
function bareHost(url) {
    return new URL(url).hostname.replace(/^www\./, '');
}
/** Those with the most sources first. */
function judgeLinks(site, looked, faults) {
    const list = new fault_list/* FaultList */.x();
    for (const { url, otherwise, sources } of bySources(faults)) {
        const what = otherwise === '' ? url : `${(0,same_on_pages/* pathOf */.XM)(url)} ${otherwise}`;
        list.add({ url, message: `${what}; ${(0,site_links/* linkedOn */.LX)(site, sources)}` });
    }
    return list.judgeAmong(looked, 'no page of the site links to another');
}
function bySources(faults) {
    return faults.toSorted((a, b) => b.sources.length - a.sources.length);
}
/** A pass says which of the addresses it does not stand for. */
function unjudgedToo(judgement, linked) {
    if (judgement.outcome !== 'pass')
        return judgement;
    const unverified = linked.filter(({ state }) => state?.state === 'unverified');
    const beside = linked.filter(({ why }) => why === 'beside');
    const notes = [
        noteOn(unverified, linked, 'could not be verified', ({ state }) => ` (${state.reason})`),
        noteOn(beside, linked, 'may be served from beside this deployment', () => ''),
    ].filter(note => note !== undefined);
    return notes.length === 0 ? judgement : (0,judging_judgement/* pass */.IX)(notes.join('; '));
}
function noteOn(some, linked, what, reasonOf) {
    const [first] = some;
    if (!first)
        return undefined;
    const more = some.length > 1 ? `, and ${some.length - 1} more` : '';
    return `${some.length} of ${linked.length} ${what}: ${(0,same_on_pages/* pathOf */.XM)(first.url)}${reasonOf(first)}${more}`;
}
/** Addresses that are not judged since the host of production may serve them from beside the deployment. */
function besideFacts(site) {
    const { pages, unvisited } = site;
    return unvisited
        .flatMap(({ url, why }, at) => (why === 'beside' ? [{ url, index: pages.length + at }] : []))
        .slice(0, MAX_LISTED)
        .map(({ url, index }) => ({ url, ...(0,site_links/* sourceFacts */.tp)(site, (0,site_links/* sourcesOf */.u0)(site, index)) }));
}
function factsOf(site, faults) {
    return bySources(faults)
        .slice(0, MAX_LISTED)
        .map(({ url, sources, index }) => ({
        url,
        status: site.pages[index].status,
        ...(0,site_links/* sourceFacts */.tp)(site, sources),
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/site-topics.js

const siteTopics = [linksOverSite];


/***/ })

};

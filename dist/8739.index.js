export const id = 8739;
export const ids = [8739];
export const modules = {

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

/***/ 68739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/crawling-over-site.js







const LINKS = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
const NAMED_PARAMETERS = 3;
const MAX_NAME = 40;
const MAX_LISTED = 50;
const crawlingOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'parameter-copies': {
            scope: 'site',
            severity: 'warning',
            title: 'URL parameters make several copies of a page',
            why: 'Crawlers spend their time on copies of one page instead of on new pages, and search engines choose which copy they show.',
            fix: 'Make the canonical of all copies name the page without parameters. Where filters make very many of them, disallow the parameters in robots.txt.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
            example: '/shoes?color=red, /shoes?color=blue and /shoes?sort=price, all with the title of /shoes and indexable',
        },
        'only-nofollow-links': {
            scope: 'site',
            severity: 'notice',
            title: 'All links to a page of the sitemap are nofollow',
            why: 'The sitemap asks search engines to index the page, but the links of the site tell them not to follow. They may leave it out.',
            fix: 'Remove nofollow from the links within the site, or the page from the sitemap.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
            example: '<a href="/sizes" rel="nofollow">Sizes</a> on every page that links to /sizes',
        },
        'only-scripted-links': {
            scope: 'site',
            severity: 'notice',
            title: 'Only scripts link to a page',
            why: 'Crawlers that run no scripts, such as those of most AI services and social networks, never find the page. Google finds it later.',
            fix: 'Put a link to the page into the HTML that the server sends.',
            help: LINKS,
            example: 'a menu that scripts fill from JSON, with the only link to /sizes',
        },
    },
    needsWhole: ['only-nofollow-links', 'only-scripted-links'],
    judge(site) {
        const [nofollow, scripted] = [new fault_list/* FaultList */.x(), new fault_list/* FaultList */.x()];
        const links = (0,site_links/* linksToPages */.zF)(site);
        const isListed = new Set(site.sitemap?.listed);
        let looked = 0;
        for (const [index, { url, indexable }] of site.pages.entries()) {
            const { count, isFollowed, isSent } = links[index];
            if (indexable !== true || index === 0 || count === 0)
                continue;
            looked++;
            const times = count === 1 ? 'The only link' : `All links (${count})`;
            if (!isFollowed && isListed.has(index)) {
                nofollow.add({ url, message: `${times} to ${(0,same_on_pages/* pathOf */.XM)(url)} ${count === 1 ? 'is' : 'are'} nofollow` });
            }
            if (!isSent) {
                scripted.add({
                    url,
                    message: `${times} to ${(0,same_on_pages/* pathOf */.XM)(url)} ${count === 1 ? 'is' : 'are'} made by scripts`,
                });
            }
        }
        const unknown = (0,site_links/* whyLinksUnknown */.gl)(site);
        const none = 'no page but the start page is indexable and linked';
        return {
            judgements: {
                'parameter-copies': judgeParameters(site),
                'only-nofollow-links': unknown === undefined ? nofollow.judgeAmong(looked, none) : (0,judgement/* notMeasured */.q7)(unknown),
                'only-scripted-links': scripted.judgeAmong(looked, none),
            },
            facts: { indexing: indexingFacts(site), links: linkFacts(site) },
        };
    },
});
function judgeParameters(site) {
    const list = new fault_list/* FaultList */.x();
    const trapped = new Map();
    for (const { url, why } of site.unvisited) {
        const path = why === 'trap' ? pathWithout(url) : undefined;
        if (path !== undefined)
            trapped.set(path, (trapped.get(path) ?? 0) + 1);
    }
    for (const group of (0,same_on_site/* parameterGroups */.qq)(site)) {
        const [{ url }] = group;
        const path = pathWithout(url);
        const more = trapped.get(path) ?? 0;
        const count = group.length + more;
        list.add({
            url: site.origin + path,
            message: `${path} is indexable at ${count} URLs${more > 0 ? ` (${more} of them not visited)` : ''}, because of its parameters: ${parametersOf(group)}`,
        });
    }
    const looked = (0,same_on_site/* comparedPages */.iO)(site).filter(({ url }) => new URL(url).search !== '').length;
    return list.judgeAmong(looked, 'no indexable page has parameters in its URL');
}
function pathWithout(url) {
    return new URL(url).pathname;
}
function parametersOf(group) {
    const names = [...new Set(group.flatMap(({ url }) => [...new URL(url).searchParams.keys()]))].map(name => (0,one_line/* oneLine */.T)(name, MAX_NAME));
    const more = names.length - NAMED_PARAMETERS;
    return `${names.slice(0, NAMED_PARAMETERS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function indexingFacts({ pages }) {
    const statuses = pages.map(({ status }) => (status === null ? 'none' : `${Math.floor(status / 100)}xx`));
    return {
        addresses: pages.length,
        indexable: pages.filter(({ indexable }) => indexable === true).length,
        unknown: pages.filter(({ indexable }) => indexable === null).length,
        obstacles: countsOf(pages.flatMap(({ obstacle }) => obstacle ?? [])),
        statuses: countsOf(statuses),
    };
}
function linkFacts({ pages }) {
    const indexable = pages.filter(({ indexable }) => indexable === true);
    const classOf = (count) => (count < 2 ? `${count}` : count <= 10 ? '2 to 10' : 'over 10');
    return {
        byCount: countsOf(indexable.map(({ linksIn }) => classOf(linksIn))),
        byDepth: countsOf(indexable.map(({ depth }) => (depth === null ? 'none' : `${depth}`))),
        withOne: indexable
            .filter(({ linksIn }) => linksIn === 1)
            .slice(0, MAX_LISTED)
            .map(({ url }) => url),
    };
}
function countsOf(names) {
    const groups = [...Map.groupBy(names, name => name)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(groups.map(([name, same]) => [name, same.length]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/robots/site-topics.js

const siteTopics = [crawlingOverSite];


/***/ })

};

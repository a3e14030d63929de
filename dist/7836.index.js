export const id = 7836;
export const ids = [7836];
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

/***/ 77836:
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
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/site-links.js
var site_links = __webpack_require__(56682);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain-length.js
var chain_length = __webpack_require__(83370);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/loops.js
var loops = __webpack_require__(95799);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects-over-site.js







const MAX_WAY = 20;
const NONE = 'no address of the site redirects';
const redirectsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        chain: (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks.chain),
        'long-chain': (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks['long-chain']),
        'endless-chain': (0,tool_definition/* overSite */.iE)(chain_length/* chainLength */.q.checks['endless-chain']),
        loop: (0,tool_definition/* overSite */.iE)(loops/* loops */.u.checks.loop),
    },
    judge(site) {
        const redirecting = [...site.pages.keys()].filter(page => isRedirect(site.pages[page]));
        const inLoops = new Set();
        const loopList = new fault_list/* FaultList */.x();
        for (const loop of loopsOf(site)) {
            for (const page of loop)
                inLoops.add(page);
            const sources = [...new Set(loop.flatMap(page => (0,site_links/* sourcesOf */.u0)(site, page)))].filter(page => !loop.includes(page));
            loopList.add(placeOf(site, [...loop, loop[0]].map(page => site.pages[page].url), sources));
        }
        const chains = { chain: new fault_list/* FaultList */.x(), 'long-chain': new fault_list/* FaultList */.x(), 'endless-chain': new fault_list/* FaultList */.x() };
        for (const page of chainStarts(site, redirecting, inLoops)) {
            const urls = wayFrom(site, page);
            const name = (0,chain_length/* lengthClass */.P)(urls.length - 1);
            if (name)
                chains[name].add(() => placeOf(site, urls, (0,site_links/* sourcesOf */.u0)(site, page)));
        }
        const looked = redirecting.length;
        return {
            judgements: {
                chain: chains.chain.judgeAmong(looked, NONE),
                'long-chain': chains['long-chain'].judgeAmong(looked, NONE),
                'endless-chain': chains['endless-chain'].judgeAmong(looked, NONE),
                loop: loopList.judgeAmong(looked, NONE),
            },
        };
    },
});
function isRedirect({ obstacle }) {
    return obstacle === 'redirect';
}
function placeOf(site, urls, sources) {
    const way = urls.map(url => (url.startsWith(`${site.origin}/`) ? (0,same_on_pages/* pathOf */.XM)(url) : url)).join(' → ');
    const linked = sources.length > 0 ? `; ${(0,site_links/* linkedOn */.LX)(site, sources)}` : '';
    return { url: urls[0], message: `${way}${linked}` };
}
function wayFrom(site, page) {
    const { redirects = [], finalUrl } = site.pages[page];
    const recorded = [...redirects.map(({ url }) => url), finalUrl ?? '…'];
    const followed = [page];
    for (let at = redirectOf(site, page); at !== undefined && followed.length <= MAX_WAY; at = redirectOf(site, at)) {
        followed.push(at);
    }
    return followed.length > recorded.length ? followed.map(address => (0,crawled_site/* addressOf */.c)(site, address)) : recorded;
}
function redirectOf({ graph, pages }, address) {
    return pages[address]?.obstacle === 'redirect' ? graph.redirectOf(address) : undefined;
}
function loopsOf(site) {
    const { pages } = site;
    const seenFrom = new Map();
    const found = [];
    for (const start of pages.keys()) {
        const way = [];
        let at = start;
        while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
            seenFrom.set(at, start);
            way.push(at);
            at = redirectOf(site, at);
        }
        if (at !== undefined && seenFrom.get(at) === start)
            found.push(way.slice(way.indexOf(at)));
    }
    return found;
}
function chainStarts(site, redirecting, inLoops) {
    const within = new Set(redirecting.map(page => redirectOf(site, page)));
    return redirecting.filter(page => !within.has(page) && !inLoops.has((0,site_links/* endOf */.pJ)(site, page)) && !inLoops.has(page));
}

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/url-variants.js
var url_variants = __webpack_require__(63824);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/variants-over-site.js





const variantsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'url-variants': (0,tool_definition/* overSite */.iE)(url_variants/* urlVariants */.E.checks['url-variants']) },
    judge(site) {
        const list = new fault_list/* FaultList */.x();
        for (const [first, ...others] of (0,same_on_site/* spellingGroups */.LW)(site)) {
            list.add({
                url: first.url,
                message: `The same page answers at ${(0,same_on_pages/* namesOf */.eZ)(others)}, without a canonical to one of them`,
            });
        }
        const looked = (0,same_on_site/* comparedPages */.iO)(site).length;
        return { judgements: { 'url-variants': list.judgeAmong(looked, 'the site has no indexable page') } };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/site-topics.js


const siteTopics = [redirectsOverSite, variantsOverSite];


/***/ })

};

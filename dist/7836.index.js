export const id = 7836;
export const ids = [7836];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const label = charsetOf(contentType);
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
    return { text: decode(body, encoding), encoding };
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
/** By encoding: to make one takes longer than to decode a page with it. */
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
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

/***/ 83370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ lengthClass),
/* harmony export */   q: () => (/* binding */ chainLength)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73041);




/** Redirects after which a chain is worth a warning, an error, and after which Googlebot has given up. */
const DIRECT = 1;
const SHORT_CHAIN = 3;
const GOOGLE_FOLLOWS = 10;
const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
/** How many redirects lead to the page. */
const chainLength = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineTopic */ .RE)({
    checks: {
        chain: {
            severity: 'notice',
            title: 'The page has a redirect chain',
            why: 'Each redirect costs visitors time and crawlers a request.',
            fix: 'Redirect the first URL straight to the last one, and link to the last one.',
            help: GOOGLE_REDIRECTS,
            example: '/a → /b → /c',
        },
        'long-chain': {
            severity: 'warning',
            title: 'The page has a redirect chain of more than three redirects',
            why: 'Visitors wait noticeably, and crawlers may give up or come back later for the rest.',
            fix: 'Redirect the first URL straight to the last one, and link to the last one.',
            help: GOOGLE_REDIRECTS,
            example: '/a → /b → /c → /d → /e',
        },
        'endless-chain': {
            severity: 'error',
            title: 'The redirect chain is longer than search engines follow',
            why: 'Googlebot gives up after ten redirects, so it does not index the page.',
            fix: 'Redirect the first URL straight to the last one.',
            help: GOOGLE_STATUS,
            example: '/1 → /2 → … → /11',
        },
    },
    async judge(visit) {
        const exchange = await (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredChain */ .TE)(visit);
        const redirects = (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .redirectsOf */ .v4)(exchange);
        const { final, failure } = exchange;
        return {
            judgements: judgeLength(exchange, redirects),
            facts: {
                chain: chainFacts(exchange),
                redirects: redirects.length,
                finalUrl: final?.url ?? null,
                finalStatus: final?.status ?? null,
                failure: failure ? { kind: failure.kind, url: failure.url, message: failure.message } : null,
            },
        };
    },
});
const BY_LENGTH = ['chain', 'long-chain', 'endless-chain'];
/** One fault is one failed check: a longer chain is counted where its length belongs. */
function judgeLength(exchange, redirects) {
    const count = redirects.length;
    const stop = exchange.failure?.kind;
    if (count === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .sameForAll */ .tE)(chainLength.checks, _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_REDIRECT */ .T);
    if (stop === 'redirect-loop') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .sameForAll */ .tE)(chainLength.checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the redirects are a loop'));
    }
    const length = stop === 'too-many-redirects' ? 'endless-chain' : lengthClass(count);
    const rank = length === undefined ? -1 : BY_LENGTH.indexOf(length);
    const judgementOf = (name) => {
        const own = BY_LENGTH.indexOf(name);
        if (own > rank)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)();
        if (own < rank)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(`the chain is longer: see redirects/${length}`);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({ url: redirects[0].hop.url, message: `${count} redirects: ${pathOf(exchange, redirects)}` });
    };
    return {
        chain: judgementOf('chain'),
        'long-chain': judgementOf('long-chain'),
        'endless-chain': judgementOf('endless-chain'),
    };
}
/** The check that a chain of so many redirects fails; undefined for one redirect. */
function lengthClass(count) {
    if (count > GOOGLE_FOLLOWS)
        return 'endless-chain';
    if (count > SHORT_CHAIN)
        return 'long-chain';
    return count > DIRECT ? 'chain' : undefined;
}
function pathOf(exchange, redirects) {
    const urls = redirects.map(({ hop }) => hop.url);
    return [...urls, exchange.final?.url ?? '…'].join(' → ');
}
/** The chain as facts: status, target as sent, time in milliseconds, and what decides how long a redirect is kept. */
function chainFacts({ hops }) {
    return hops.map(hop => ({
        url: hop.url,
        status: hop.status,
        location: hop.location ?? null,
        ttfbMs: Math.round(hop.ttfbMs),
        cacheControl: (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(hop, 'cache-control') ?? null,
        strictTransportSecurity: (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(hop, 'strict-transport-security') ?? null,
    }));
}


/***/ }),

/***/ 73041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isRedirect),
/* harmony export */   T: () => (/* binding */ NO_REDIRECT),
/* harmony export */   TE: () => (/* binding */ answeredChain),
/* harmony export */   _q: () => (/* binding */ redirectAt),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   v4: () => (/* binding */ redirectsOf)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);


/** The redirects that were followed, with the one that could not be. */
function redirectsOf({ hops, final, failure }) {
    const redirecting = final ? hops.slice(0, -1) : hops;
    return redirecting.map((hop, at) => {
        const next = hops[at + 1]?.url;
        return { hop, target: next ?? (failure && URL.parse(hop.location ?? '', hop.url)?.href) };
    });
}
/** Whether a status sends the client on by its Location (https://fetch.spec.whatwg.org/#redirect-status). */
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
/** Whether a status says that the move is for good. */
function isPermanent(status) {
    return status === 301 || status === 308;
}
/** The place of a redirect, with its status and target as the message. */
function redirectAt({ hop, target }) {
    return {
        url: hop.url,
        message: `Redirects with ${hop.status} to ${target ?? JSON.stringify(hop.location ?? '')}`,
    };
}
/**
 * The audited URL with its redirects.
 *
 * @throws NotMeasured where nothing at all answered
 */
async function answeredChain(visit) {
    const exchange = await visit.exchange();
    const { failure, hops } = exchange;
    if (hops.length === 0 && failure)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotMeasured */ .ke(`${failure.url} ${failure.message}`);
    return exchange;
}
/** The answer that holds of all redirects where there is none. */
const NO_REDIRECT = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('the page does not redirect');


/***/ }),

/***/ 14385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ endPage)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73041);



/**
 * What is at the end of the chain: the answer, and the page or why it is none.
 *
 * @throws NotApplicable where there is no page at the end
 */
async function endPage(visit) {
    const { final } = await (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .answeredChain */ .TE)(visit);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ('the URL does not lead to a page');
    try {
        return { response: final, page: await visit.htmlPage() };
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotHtml */ .pr)
            return { response: final, page: error };
        throw error;
    }
}


/***/ }),

/***/ 95799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loops)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73041);




/** Redirects that are walked with cookies before a loop counts as one for browsers too. */
const MAX_HOPS_WITH_COOKIES = 8;
const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const CHECKS = {
    loop: {
        severity: 'error',
        title: 'The page redirects in a loop',
        why: 'Neither visitors nor search engines ever reach the page.',
        fix: 'Find the two rules that redirect back and forth. Often they are about http and https, www, or the slash at the end.',
        help: GOOGLE_REDIRECTS,
        example: '/a → /b → /a',
    },
    'loop-without-cookies': {
        severity: 'error',
        title: 'The page redirects in a loop for visitors without cookies',
        why: 'Search engines send no cookies, so they never reach the page.',
        fix: 'Answer with the page if the cookie is missing, instead of redirecting until it is there.',
        help: GOOGLE_REDIRECTS,
        example: '/a sets a cookie and redirects to /a until it comes back',
    },
};
/** Whether the page redirects in a loop, and whether that ends for who keeps cookies. */
const loops = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineTopic */ .RE)({
    checks: CHECKS,
    async judge(visit) {
        return { judgements: await judgeLoops(visit, await (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .answeredChain */ .TE)(visit)) };
    },
});
async function judgeLoops(visit, exchange) {
    const { failure, hops } = exchange;
    if (failure?.kind !== 'redirect-loop') {
        const ends = (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .redirectsOf */ .v4)(exchange).length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)() : _chain_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_REDIRECT */ .T;
        return { loop: ends, 'loop-without-cookies': ends };
    }
    const path = [...hops.map(hop => hop.url), failure.message.replace(/^redirects /, '')].join(' → ');
    const found = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({ url: failure.url, message: path });
    const setsCookies = hops.some(hop => (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(hop, 'set-cookie').length > 0);
    if (!setsCookies || !(await endsWithCookies(visit))) {
        return { loop: found, 'loop-without-cookies': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the loop does not depend on cookies') };
    }
    return { loop: (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the loop ends with cookies'), 'loop-without-cookies': found };
}
async function endsWithCookies(visit) {
    const jar = new Map();
    let next = visit.url;
    for (let hop = 0; hop < MAX_HOPS_WITH_COOKIES; hop++) {
        const { hostname } = new URL(next);
        const own = jar.get(hostname) ?? new Map();
        jar.set(hostname, own);
        const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
        // Asked for anew each time: what a session holds changes on the way, though its cookie does not.
        const { final } = await visit.stream(next, async () => { }, {
            redirect: 'manual',
            headers: cookie === '' ? {} : { cookie },
        });
        if (!final)
            return false;
        for (const line of (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(final, 'set-cookie'))
            keep(own, line);
        const target = final.status >= 300 && final.status < 400 ? URL.parse(final.location ?? '', next) : null;
        if (!target)
            return final.status < 300;
        if (!target.protocol.startsWith('http'))
            return false;
        next = target.href;
    }
    return false;
}
function keep(cookies, line) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (attributes.some(attribute => /^\s*max-age\s*=\s*(?:0|-\d+)\s*$/i.test(attribute)))
        cookies.delete(name);
    else if (name !== '')
        cookies.set(name, pair.slice(at + 1).trim());
}


/***/ }),

/***/ 79335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ publicHost),
/* harmony export */   z: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * The registrable domain of a URL, hosts of one provider's customers apart (`a.vercel.app` and `b.vercel.app` are two
 * sites); the host itself where there is none, as for IP addresses and localhost.
 */
function siteOf(url) {
    const { hostname } = new URL(url);
    return (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(hostname, { allowPrivateDomains: true }).domain ?? hostname;
}
/**
 * The public host of a URL, or why it has none. Only a registrable domain itself and its www have a counterpart:
 * nobody looks for `www.pr-12.preview.example.com` or `www.my-app.vercel.app`.
 */
function publicHost(url) {
    const { hostname, port } = new URL(url);
    const found = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(hostname, { allowPrivateDomains: true });
    if (found.isIp)
        return { reason: `${hostname} is an IP address, not the host of the site` };
    if (!found.domain || !(found.isIcann || found.isPrivate)) {
        return { reason: `${hostname} is not a public host name` };
    }
    if (port !== '')
        return { reason: `${hostname}:${port} is not the port that visitors use` };
    return { hostname, counterpart: found.isPrivate ? undefined : counterpartOf(hostname, found.domain) };
}
function counterpartOf(hostname, domain) {
    if (hostname === domain)
        return `www.${domain}`;
    return hostname === `www.${domain}` ? domain : undefined;
}


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







/** Addresses of a chain that are told. */
const MAX_WAY = 20;
const NONE = 'no address of the site redirects';
/** Redirects between the addresses of a site, each chain and each loop once, with the pages that link to it. */
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
/** @param urls of the whole way */
function placeOf(site, urls, sources) {
    const way = urls.map(url => (url.startsWith(`${site.origin}/`) ? (0,same_on_pages/* pathOf */.XM)(url) : url)).join(' → ');
    const linked = sources.length > 0 ? `; ${(0,site_links/* linkedOn */.LX)(site, sources)}` : '';
    return { url: urls[0], message: `${way}${linked}` };
}
/** The addresses through which the redirects of a page lead, and where they end. */
function wayFrom(site, page) {
    const { redirects = [], finalUrl } = site.pages[page];
    const recorded = [...redirects.map(({ url }) => url), finalUrl ?? '…'];
    const followed = [page];
    for (let at = redirectOf(site, page); at !== undefined && followed.length <= MAX_WAY; at = redirectOf(site, at)) {
        followed.push(at);
    }
    // A record holds the first redirects alone; the graph does not hold those of other sites.
    return followed.length > recorded.length ? followed.map(address => (0,crawled_site/* addressOf */.c)(site, address)) : recorded;
}
/** A page that sends its readers on at once is no redirect. */
function redirectOf({ graph, pages }, address) {
    return pages[address]?.obstacle === 'redirect' ? graph.redirectOf(address) : undefined;
}
/** The addresses that each redirect to the next, and the last to the first; each loop once, in the order of the pages. */
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
/** Addresses whose chain is not the rest of a longer one, and leads into no loop. */
function chainStarts(site, redirecting, inLoops) {
    const within = new Set(redirecting.map(page => redirectOf(site, page)));
    return redirecting.filter(page => !within.has(page) && !inLoops.has((0,site_links/* endOf */.pJ)(site, page)) && !inLoops.has(page));
}

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/url-variants.js
var url_variants = __webpack_require__(63824);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/variants-over-site.js





/** Pages that the site itself links to or lists under several spellings of one address. */
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


/***/ }),

/***/ 63824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ urlVariants)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77478);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9677);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _visit_missing_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56504);
/* harmony import */ var _end_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14385);
/* harmony import */ var _site_hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79335);










const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
/** Whether the same page is found under other spellings of its URL: the slash or .html at its end, index.html. */
const urlVariants = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_6__/* .defineTopic */ .RE)({
    checks: {
        'url-variants': {
            severity: 'notice',
            title: 'The page also answers under other spellings of its URL',
            why: 'Search engines find copies and choose one of them.',
            fix: 'Redirect the other spellings, or add a self-referencing canonical to the page.',
            help: GOOGLE_CANONICAL,
            example: '/about and /about/ both answer 200 with the same page',
        },
    },
    async judge(visit) {
        const { page } = await (0,_end_page_js__WEBPACK_IMPORTED_MODULE_4__/* .endPage */ .B)(visit);
        if (page instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_7__/* .NotHtml */ .pr)
            throw page;
        return {
            judgements: { 'url-variants': await judgeUrlVariants(visit, page, await (0,_visit_missing_page_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchMissingPage */ .m)(visit)) },
        };
    },
});
async function judgeUrlVariants(visit, page, missing) {
    const host = (0,_site_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .publicHost */ .m)(page.url);
    if ('reason' in host)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .notApplicable */ .hH)(`${host.reason}, and other spellings are up to that host`);
    const text = contentOf(page.document);
    if (text === '')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .notMeasured */ .q7)('the page has no text without scripts, so copies cannot be recognised');
    const answer = missing.final && documentOf(missing.final);
    if (answer && contentOf(answer) === text)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .notMeasured */ .q7)('the site sends this page for every URL');
    const own = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(page)?.href ?? page.url;
    const places = [];
    for (const spelling of spellingsOf(page.url)) {
        const { final } = await visit.fetch(spelling);
        if (final?.status !== 200 || sameUrl(final.url, page.url))
            continue;
        const copy = documentOf(final);
        if (!copy || contentOf(copy) !== text)
            continue;
        const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)({ url: final.url, response: final, document: copy })?.href;
        if (canonical !== undefined && (sameUrl(canonical, own) || sameUrl(canonical, page.url)))
            continue;
        places.push({
            url: spelling,
            message: `Shows the same page as ${page.url}, and has no canonical to it`,
        });
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .failWhere */ .a4)(places);
}
function spellingsOf(pageUrl) {
    const { pathname } = new URL(pageUrl);
    const paths = new Set();
    if (pathname.endsWith('/')) {
        paths.add(`${pathname}index.html`);
        if (pathname !== '/')
            paths.add(pathname.slice(0, -1));
    }
    else if (/\/index\.html?$/.test(pathname))
        paths.add(pathname.slice(0, pathname.lastIndexOf('/') + 1));
    else if (/\.html?$/.test(pathname))
        paths.add(pathname.replace(/\.html?$/, ''));
    else if (!/\.[^/]*$/.test(pathname))
        paths.add(`${pathname}/`).add(`${pathname}.html`);
    paths.delete(pathname);
    return [...paths].map(path => {
        const url = new URL(pageUrl);
        url.pathname = path;
        url.hash = '';
        return url.href;
    });
}
function sameUrl(a, b) {
    return a.split('#', 1)[0] === b.split('#', 1)[0];
}
function documentOf(response) {
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_9__/* .mediaType */ .JL)(response) !== 'text/html')
        return undefined;
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df((0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_9__/* .header */ .wx)(response, 'content-type')).text, response.url);
}
/** All that a visitor reads, title first. */
function contentOf(document) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(document.root));
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ missingPageName),
/* harmony export */   m: () => (/* binding */ fetchMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);


/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
/** Another one on each origin. */
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ })

};

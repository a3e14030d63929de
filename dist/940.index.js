export const id = 940;
export const ids = [940];
export const modules = {

/***/ 30940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/chain.js


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
        throw new not_measured/* NotMeasured */.ke(`${failure.url} ${failure.message}`);
    return exchange;
}
/** The answer that holds of all redirects where there is none. */
const NO_REDIRECT = (0,judgement/* notApplicable */.hH)('the page does not redirect');

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/chain-length.js




/** Redirects after which a chain is worth a warning, an error, and after which Googlebot has given up. */
const DIRECT = 1;
const SHORT_CHAIN = 3;
const GOOGLE_FOLLOWS = 10;
const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
/** How many redirects lead to the page. */
const chainLength = (0,tool_definition/* defineTopic */.RE)({
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
        const exchange = await answeredChain(visit);
        const redirects = redirectsOf(exchange);
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
        return (0,judgement/* sameForAll */.tE)(chainLength.checks, NO_REDIRECT);
    if (stop === 'redirect-loop') {
        return (0,judgement/* sameForAll */.tE)(chainLength.checks, (0,judgement/* notApplicable */.hH)('the redirects are a loop'));
    }
    const length = stop === 'too-many-redirects' ? 'endless-chain' : lengthClass(count);
    const rank = length === undefined ? -1 : BY_LENGTH.indexOf(length);
    const judgementOf = (name) => {
        const own = BY_LENGTH.indexOf(name);
        if (own > rank)
            return (0,judgement/* pass */.IX)();
        if (own < rank)
            return (0,judgement/* notApplicable */.hH)(`the chain is longer: see redirects/${length}`);
        return (0,judgement/* fail */.fJ)({ url: redirects[0].hop.url, message: `${count} redirects: ${pathOf(exchange, redirects)}` });
    };
    return {
        chain: judgementOf('chain'),
        'long-chain': judgementOf('long-chain'),
        'endless-chain': judgementOf('endless-chain'),
    };
}
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
        cacheControl: (0,network_exchange/* header */.wx)(hop, 'cache-control') ?? null,
        strictTransportSecurity: (0,network_exchange/* header */.wx)(hop, 'strict-transport-security') ?? null,
    }));
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/site-hosts.js

/**
 * The registrable domain of a URL, hosts of one provider's customers apart (`a.vercel.app` and `b.vercel.app` are two
 * sites); the host itself where there is none, as for IP addresses and localhost.
 */
function siteOf(url) {
    const { hostname } = new URL(url);
    return (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? hostname;
}
/**
 * The public host of a URL, or why it has none. Only a registrable domain itself and its www have a counterpart:
 * nobody looks for `www.pr-12.preview.example.com` or `www.my-app.vercel.app`.
 */
function publicHost(url) {
    const { hostname, port } = new URL(url);
    const found = (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true });
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

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/destination.js




const destination_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
/** Whether redirects end at what the URL stood for. */
const destination = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cross-domain': {
            severity: 'warning',
            title: 'The page redirects to another site',
            why: 'Visitors, search engines and this audit get the other site (often a login page) instead of the page.',
            fix: 'If you do not want the redirect, remove it. If it leads to a login, let the audit in with the setting "headers".',
            help: destination_GOOGLE_REDIRECTS,
            example: 'https://www.example.com/a → https://other.example/',
        },
        'redirect-to-home': {
            severity: 'warning',
            title: 'The page redirects to the home page',
            why: 'Google treats that as a soft 404, and visitors do not find what they came for.',
            fix: 'Redirect to the page that replaces it. If there is none, answer 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
            example: '/bikes/discontinued → /',
        },
        'lost-query': {
            severity: 'notice',
            title: 'A redirect drops the query of the URL',
            why: 'Campaign and filter parameters get lost on the way.',
            fix: 'Append the query to the Location header, for example with $request_uri in nginx.',
            help: destination_GOOGLE_REDIRECTS,
            example: '/search?q=red → /search/',
        },
    },
    async judge(visit) {
        const exchange = await answeredChain(visit);
        const { hops, final } = exchange;
        const judge = (of) => redirectsOf(exchange).length > 0 && final ? of(hops[0].url, final.url) : NO_REDIRECT;
        return {
            judgements: {
                'cross-domain': judge(judgeSite),
                'redirect-to-home': judge(judgeHome),
                'lost-query': judge(judgeQuery),
            },
        };
    },
});
function judgeSite(from, to) {
    return siteOf(from) === siteOf(to) ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` });
}
/** Index files, language roots and the like are the home page under another name. */
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i;
function judgeHome(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (siteOf(from) !== siteOf(to))
        return (0,judgement/* notApplicable */.hH)('the page redirects to another site');
    if (HOME_NAMES.test(first.pathname))
        return (0,judgement/* notApplicable */.hH)('the URL is a home page itself');
    return last.pathname === '/' && last.search === ''
        ? (0,judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` })
        : (0,judgement/* pass */.IX)();
}
/** Where the path changes, the new one may stand for the parameters: /product.php?id=5 becomes /product/5. */
function judgeQuery(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (first.search === '')
        return (0,judgement/* notApplicable */.hH)('the URL has no query');
    if (samePath(first) !== samePath(last))
        return (0,judgement/* notApplicable */.hH)('the redirect leads to another path');
    const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name));
    return lost.length === 0
        ? (0,judgement/* pass */.IX)()
        : (0,judgement/* fail */.fJ)({ url: from, message: `The redirect to ${to} drops ${lost.join(', ')}` });
}
function samePath({ pathname }) {
    const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/');
    return bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var syntax_refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/end-page.js



/**
 * What is at the end of the chain: the answer, and the page or why it is none.
 *
 * @throws NotApplicable where there is no page at the end
 */
async function endPage(visit) {
    const { final } = await answeredChain(visit);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        throw new not_measured/* NotApplicable */.bQ('the URL does not lead to a page');
    try {
        return { response: final, page: await visit.htmlPage() };
    }
    catch (error) {
        if (error instanceof not_measured/* NotHtml */.pr)
            return { response: final, page: error };
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/document-redirects.js












/** What the page itself does to send visitors on, once it is loaded. */
const documentRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'instant-refresh': {
            severity: 'warning',
            title: 'The page redirects by an instant meta refresh',
            why: 'Search engines see the redirect only after they load the page, and the back button of browsers stops working.',
            fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, add a canonical to the target.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=/new">',
        },
        'instant-refresh-to-canonical': {
            severity: 'notice',
            title: 'The page redirects to its canonical by an instant meta refresh',
            why: 'Google treats it as a permanent redirect, but visitors load one page more, and the back button of browsers stops working.',
            fix: 'Use an HTTP redirect with 301 or 308 if your host can; otherwise leave it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=https://www.example.com/new">\n<link rel="canonical" href="https://www.example.com/new">',
        },
        'delayed-refresh': {
            severity: 'warning',
            title: 'The page redirects by a delayed meta refresh',
            why: 'Visitors may not have finished reading, and Google treats it as a temporary redirect.',
            fix: 'Use an HTTP redirect, or a link that visitors can follow when they are ready.',
            help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
            example: '<meta http-equiv="refresh" content="5; url=/new">',
        },
        'script-redirect': {
            severity: 'warning',
            title: 'The page redirects by a script',
            why: 'Search engines see the redirect only if they run scripts, and later.',
            fix: 'Use an HTTP redirect with 301 or 308.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
            example: "<script>location.href = '/new'</script>",
        },
    },
    async judge(visit) {
        const { response, page } = await endPage(visit);
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        const rendered = (await visit.runsScripts()) ? await (0,rendering/* renderedOrReason */.Vy)(visit) : undefined;
        const refresh = refreshOf(response, document);
        const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url);
        const instant = refresh !== undefined && refresh.seconds === 0;
        return {
            judgements: {
                ...judgeInstant(instant ? refresh : undefined, page),
                'delayed-refresh': (0,judgement/* failWhere */.a4)(refresh && elsewhere && !instant ? [refresh.place] : []),
                'script-redirect': page instanceof not_measured/* NotHtml */.pr
                    ? (0,judgement/* notMeasured */.q7)(page.message)
                    : judgeScripts(page.document, rendered, refresh),
            },
        };
    },
});
function judgeInstant(refresh, page) {
    const named = refresh !== undefined && leadsToCanonical(refresh.target, page);
    const places = refresh ? [refresh.place] : [];
    return named
        ? {
            'instant-refresh': (0,judgement/* notApplicable */.hH)('it leads to the canonical of the page, which is reported apart'),
            'instant-refresh-to-canonical': (0,judgement/* fail */.fJ)(places),
        }
        : {
            'instant-refresh': (0,judgement/* failWhere */.a4)(places),
            'instant-refresh-to-canonical': refresh
                ? (0,judgement/* notApplicable */.hH)('it does not lead to the canonical of the page')
                : (0,judgement/* pass */.IX)(),
        };
}
/** On a preview both may be addresses of production. */
function leadsToCanonical(target, page) {
    const canonical = page instanceof not_measured/* NotHtml */.pr ? undefined : (0,canonical_links/* declaredCanonical */.fk)(page);
    if (!canonical)
        return false;
    const { preview } = page;
    return (0,comparable_url/* isSamePage */.kj)((0,syntax_preview/* askedAt */.YG)(preview, canonical.href), (0,syntax_preview/* askedAt */.YG)(preview, target));
}
/** The one refresh that browsers obey: that of the header, else the first valid one of the document. */
function refreshOf(response, document) {
    const value = (0,network_exchange/* header */.wx)(response, 'refresh');
    const sent = value === undefined ? undefined : (0,syntax_refresh/* parseRefresh */.X)(value, response.url, response.url);
    if (sent)
        return {
            ...sent,
            place: { url: response.url, message: `${wordsOf(sent)} (header Refresh: ${value})` },
        };
    for (const meta of document?.elements('meta') ?? []) {
        if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.toLowerCase() !== 'refresh')
            continue;
        const refresh = (0,syntax_refresh/* parseRefresh */.X)((0,html_document/* attribute */.lt)(meta, 'content') ?? '', response.url, document.baseUrl);
        if (refresh)
            return { ...refresh, place: document.occurrence(meta, wordsOf(refresh)) };
    }
    return undefined;
}
function wordsOf({ seconds, target }) {
    return seconds === 0 ? `Redirects to ${target} at once` : `Redirects to ${target} after ${seconds} s`;
}
function judgeScripts(document, rendered, refresh) {
    // Pages for old addresses have both, for browsers of all ages; the refresh is reported apart.
    const isTold = (target) => refresh !== undefined && (0,comparable_url/* isSamePage */.kj)(target, refresh.target);
    const plain = (0,instant_redirect/* scriptRedirects */.hn)(document);
    if (plain.length > 0 || rendered === undefined) {
        const untold = plain.filter(({ target }) => !isTold(target));
        return (0,judgement/* failWhere */.a4)(untold.map(({ script, target }) => document.occurrence(script, `Redirects to ${target}`)));
    }
    if (typeof rendered === 'string')
        return (0,judgement/* notMeasured */.q7)(rendered);
    const { ledTo, documents, leads } = rendered;
    if (ledTo === undefined)
        return (0,judgement/* pass */.IX)();
    const shownAt = documents.findLastIndex(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url));
    if (shownAt < 0)
        return (0,judgement/* notMeasured */.q7)(`the server leads Chrome to ${ledTo} instead`);
    const next = documents[shownAt + 1] ?? ledTo;
    const by = leads.findLast(({ to }) => to === next)?.by ?? (refresh ? 'refresh' : 'script');
    if (isTold(next) || (by === 'refresh' && refresh))
        return (0,judgement/* pass */.IX)();
    const end = (0,comparable_url/* isSamePage */.kj)(next, ledTo) ? '' : `, which redirects to ${ledTo}`;
    return (0,judgement/* fail */.fJ)({ url: document.url, message: `${WAYS[by]} ${next}${end}` });
}
const WAYS = {
    script: 'A script redirects to',
    refresh: 'A script adds a meta refresh to',
    link: 'A script follows a link to',
    form: 'A script sends a form to',
};
function pageOf(url) {
    return url.split('#', 1)[0];
}

// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/each-redirect.js





const each_redirect_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
/** What each redirect on the way is like. */
const eachRedirect = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'temporary-redirect': {
            severity: 'notice',
            title: 'The page redirects temporarily',
            why: 'After a 302, 303 or 307 search engines may keep the old URL in their results.',
            fix: 'Use 301 or 308 if the page has moved for good. Redirects by language or login stay temporary.',
            help: each_redirect_GOOGLE_REDIRECTS,
            example: '302 Found\nLocation: /new',
        },
        'protocol-downgrade': {
            severity: 'warning',
            title: 'A redirect leads from https to http',
            why: 'Without encryption anyone on the way can read and change the page, and browsers warn visitors.',
            fix: 'Redirect to the https URL.',
            help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
            example: 'https://www.example.com/a → http://www.example.com/b',
        },
    },
    async judge(visit) {
        const exchange = await answeredChain(visit);
        const redirects = redirectsOf(exchange);
        const each = (isFault) => redirects.length === 0 ? NO_REDIRECT : (0,judgement/* failWhere */.a4)(redirects.filter(isFault).map(redirectAt));
        return {
            judgements: {
                'temporary-redirect': each(redirect => !isPermanent(redirect.hop.status) && !choosesLanguage(redirect)),
                'protocol-downgrade': each(({ hop, target }) => hop.url.startsWith('https:') && target?.startsWith('http:') === true),
            },
        };
    },
});
/** A home page that leads each visitor to a language of theirs has to do so temporarily. */
function choosesLanguage({ hop, target }) {
    const [from, to] = [new URL(hop.url), URL.parse(target ?? '')];
    if (from.pathname !== '/' || to === null || siteOf(from.href) !== siteOf(to.href))
        return false;
    const language = (0,language_tag/* readLanguageTag */.FA)(to.pathname.replaceAll('/', ''))?.language;
    return language !== undefined && (0,language_tag/* languageKind */.NI)(language) === 'two-letter';
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/final-answer.js



const final_answer_GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
const CHECKS = {
    'final-status': {
        severity: 'error',
        title: 'The page answers with an error',
        why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
        fix: 'Make the URL answer 200, or redirect it with 301 to the page that replaces it.',
        help: final_answer_GOOGLE_STATUS,
        example: 'GET /red-bike\n500 Internal Server Error',
    },
    'unusable-status': {
        severity: 'error',
        title: 'The page answers with a status that is not for pages',
        why: 'With this status, browsers have nothing to show and search engines nothing to index.',
        fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location header.',
        help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
        example: 'GET /red-bike\n204 No Content',
    },
    'broken-redirect': {
        severity: 'error',
        title: 'The redirect leads to an error',
        why: 'Visitors end at an error page, and search engines drop the URL.',
        fix: 'Redirect to a URL that answers 200. If the page is gone for good, answer 404 or 410 instead of redirecting.',
        help: final_answer_GOOGLE_STATUS,
        example: '/old → /new, which answers 404',
    },
};
/** How the chain ends: at a page, at an error, or nowhere. */
const finalAnswer = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    async judge(visit) {
        return { judgements: judgeEnd(await answeredChain(visit)) };
    },
});
function judgeEnd(exchange) {
    const redirects = redirectsOf(exchange);
    const moved = (0,judgement/* notApplicable */.hH)('the page redirects');
    if (exchange.failure) {
        return {
            'final-status': moved,
            'unusable-status': (0,judgement/* notApplicable */.hH)('the redirects end without an answer'),
            'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : NO_REDIRECT,
        };
    }
    const { status } = exchange.final;
    const answer = judgeStatus(exchange.final);
    return {
        'final-status': redirects.length === 0 ? answer : moved,
        'broken-redirect': redirects.length === 0 ? NO_REDIRECT : leadsNowhere(status) ? NOWHERE : answer,
        'unusable-status': isUnusable(status)
            ? (0,judgement/* fail */.fJ)({ url: exchange.final.url, message: `Answers ${status}` })
            : (0,judgement/* pass */.IX)(),
    };
}
const NOWHERE = (0,judgement/* notApplicable */.hH)('the redirects lead to no page, which is reported apart');
function leadsNowhere(status) {
    return isUnusable(status) || isRedirect(status);
}
/** 2xx without content, and 3xx that neither redirect nor have anything to be compared with. */
function isUnusable(status) {
    if (status === 204 || status === 205)
        return true;
    return status >= 300 && status < 400 && !isRedirect(status);
}
function judgeStatus({ url, status }) {
    if ([401, 403, 407, 429].includes(status)) {
        return (0,judgement/* notMeasured */.q7)(`${url} answers ${status}: the page is protected or limits requests, see the setting "headers"`);
    }
    return status >= 400 ? (0,judgement/* fail */.fJ)({ url, message: `Answers ${status}` }) : (0,judgement/* pass */.IX)();
}
function judgeUnreached({ failure }, redirects) {
    const { kind, url, message, code } = failure;
    if (kind === 'certificate' || code === 'ENOTFOUND') {
        return (0,judgement/* fail */.fJ)({ ...redirectAt(redirects.at(-1)), message: `Redirects to ${url}, which ${message}` });
    }
    const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'];
    if (known.includes(kind))
        return (0,judgement/* notApplicable */.hH)('the redirects lead to no page');
    return (0,judgement/* notMeasured */.q7)(`${url}: ${message}`);
}

// EXTERNAL MODULE: ./lib/net/platform.js
var net_platform = __webpack_require__(82620);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/host-variants.js










const TEMPORARY = new Set([302, 303, 307]);
const OF_THE_PREVIEW = 'the host is a preview, which says nothing about the hosts of production';
const host_variants_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const host_variants_CHECKS = {
    'https-not-enforced': {
        scope: 'site',
        severity: 'warning',
        title: 'The site does not redirect http to https',
        why: 'Visitors on http have no encryption, and search engines find each page twice.',
        fix: 'Redirect every http URL to https with 301 or 308.',
        help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
        example: 'http://www.example.com/ answers 200',
    },
    'host-variants': {
        scope: 'site',
        severity: 'warning',
        title: 'The host with www and the one without do not redirect to each other',
        why: 'Search engines find the site twice, or visitors of one of the two hosts get an error.',
        fix: 'Redirect one of the two to the other with 301 or 308, with a certificate that covers both.',
        help: GOOGLE_CANONICAL,
        example: 'https://example.com/ and https://www.example.com/ both answer 200',
    },
    'host-variants-temporary': {
        scope: 'site',
        severity: 'notice',
        title: 'A redirect between http and https, or with and without www, is temporary',
        why: 'After a 302, 303 or 307 search engines may index either URL.',
        fix: 'Use 301 or 308 for these redirects.',
        help: host_variants_GOOGLE_REDIRECTS,
        example: 'http://example.com/ answers 302 with Location: https://example.com/',
    },
};
/** Whether http and https, with and without www, all lead to one site. Asked of the home page, once for a site. */
const hostVariants = (0,tool_definition/* defineTopic */.RE)({
    checks: host_variants_CHECKS,
    async judge(visit) {
        const host = visit.preview
            ? { reason: OF_THE_PREVIEW }
            : siteHost(siteUrl(visit, await answeredChain(visit)));
        if ('reason' in host) {
            const judgements = (0,judgement/* sameForAll */.tE)(host_variants_CHECKS, (0,judgement/* notApplicable */.hH)(host.reason));
            return { judgements, facts: { hostVariants: [] } };
        }
        const variants = await gather(visit, host);
        return {
            judgements: {
                'https-not-enforced': judgeEnforced(variants),
                'host-variants': judgeConvergence(host, variants),
                'host-variants-temporary': judgeLasting(variants, visit.url),
            },
            facts: { hostVariants: variantFacts(variants) },
        };
    },
});
/** Its public host, or why its other forms are not for the site to redirect. */
function siteHost(url) {
    const { hostname } = new URL(url);
    const platform = (0,net_platform/* platformOf */.t)(hostname);
    if (platform === undefined)
        return publicHost(url);
    return { reason: `${hostname} is a host of the platform ${platform}, which answers for its other forms` };
}
/** The page where it belongs to the audited site, else the audited URL. */
function siteUrl(visit, { final }) {
    return final && siteOf(final.url) === siteOf(visit.url) ? final.url : visit.url;
}
function variantFacts({ http, https, counterpart }) {
    return [http, https, counterpart?.http, counterpart?.https]
        .filter(exchange => exchange !== undefined)
        .map(({ requestedUrl, final, failure }) => ({
        url: requestedUrl,
        finalUrl: final?.url ?? null,
        status: final?.status ?? null,
        failure: failure?.kind ?? null,
    }));
}
async function gather(visit, { hostname, counterpart }) {
    const both = async (name) => {
        const [http, https] = await Promise.all([
            visit.fetchForSite(`http://${name}/`),
            visit.fetchForSite(`https://${name}/`),
        ]);
        return { http, https };
    };
    const [own, other] = await Promise.all([both(hostname), counterpart && both(counterpart)]);
    return other ? { ...own, counterpart: { hostname: counterpart, ...other } } : own;
}
function judgeEnforced({ http, https }) {
    if (http.failure) {
        const closed = http.failure.code === 'ECONNREFUSED';
        return closed
            ? (0,judgement/* pass */.IX)('nothing answers over http')
            : (0,judgement/* notMeasured */.q7)(`${http.failure.url} ${http.failure.message}`);
    }
    const { url, status } = http.final;
    if (url.startsWith('https:'))
        return (0,judgement/* pass */.IX)();
    if (!https.final?.url.startsWith('https:')) {
        return (0,judgement/* notApplicable */.hH)('the site does not answer over https, which the security tool judges');
    }
    if ((0,network_status/* isSuccess */.oJ)(status))
        return (0,judgement/* failWhere */.a4)([
            { url: http.requestedUrl, message: `Answers ${status} at ${url} instead of redirecting to https` },
        ]);
    return status < 500 && ![401, 403, 429].includes(status)
        ? (0,judgement/* pass */.IX)(`${url} answers ${status}, so there is no page over http`)
        : (0,judgement/* notMeasured */.q7)(`${url} answers ${status}`);
}
function judgeConvergence({ hostname }, { http, https, counterpart }) {
    if (!counterpart)
        return (0,judgement/* notApplicable */.hH)(`nobody would try ${hostname} with another www`);
    const main = https.final ?? http.final;
    if (!main || !(0,network_status/* isSuccess */.oJ)(main.status))
        return (0,judgement/* notMeasured */.q7)(`the home page of ${hostname} does not answer`);
    const others = [counterpart.http, counterpart.https];
    if (others.every(({ failure }) => failure?.kind === 'dns')) {
        return (0,judgement/* notApplicable */.hH)(`${counterpart.hostname} does not exist`);
    }
    const mainHost = new URL(main.url).hostname;
    const places = others.flatMap(exchange => divergence(exchange, mainHost));
    const measured = others.some(({ final, failure }) => final || failure.kind === 'certificate');
    return measured
        ? (0,judgement/* failWhere */.a4)(places)
        : (0,judgement/* notMeasured */.q7)(`${counterpart.hostname}: ${counterpart.https.failure?.message}`);
}
function divergence({ requestedUrl, final, failure }, mainHost) {
    if (failure) {
        if (failure.kind !== 'certificate')
            return [];
        return [{ url: requestedUrl, message: failure.message }];
    }
    const { hostname } = new URL(final.url);
    if (!(0,network_status/* isSuccess */.oJ)(final.status) || hostname === mainHost)
        return [];
    const { text } = (0,charset/* decodeHtml */.i)(final.body, (0,network_exchange/* header */.wx)(final, 'content-type'));
    const document = new html_document/* HtmlDocument */.Df(text, final.url);
    if ((0,canonical_links/* declaredCanonical */.fk)({ url: final.url, response: final, document })?.hostname === mainHost)
        return [];
    return [{ url: requestedUrl, message: `Ends at ${final.url}, but the site is at ${mainHost}` }];
}
/** Redirects from one form of the site's address to another; one to another path may well depend on the visitor. */
function judgeLasting({ http, https, counterpart }, audited) {
    const exchanges = [http, https, ...(counterpart ? [counterpart.http, counterpart.https] : [])];
    const hosts = new Set(exchanges.map(({ requestedUrl }) => new URL(requestedUrl).hostname));
    const found = new Map();
    for (const { hops } of exchanges) {
        for (const [index, hop] of hops.slice(0, -1).entries()) {
            const [from, to] = [new URL(hop.url), new URL(hops[index + 1].url)];
            // That of the page itself is `temporary-redirect`.
            if (from.href === audited || !hosts.has(to.hostname) || to.pathname !== from.pathname)
                continue;
            const place = { url: from.href, message: `Redirects with ${hop.status} to ${to.href}` };
            found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined);
        }
    }
    if (found.size === 0)
        return (0,judgement/* notApplicable */.hH)('no host redirects to another one');
    return (0,judgement/* failWhere */.a4)([...found.values()].filter(place => place !== undefined));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/location.js




const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2';
const location_CHECKS = {
    'missing-location': {
        severity: 'error',
        title: 'A redirect has no Location header',
        why: 'Browsers show the answer itself, and search engines find no page.',
        fix: 'Add the Location header, or send the status that you meant.',
        help: LOCATION,
        example: '301 Moved Permanently, without Location',
    },
    'invalid-location': {
        severity: 'error',
        title: 'A redirect leads to an invalid URL',
        why: 'Browsers show an error, and search engines drop the URL.',
        fix: 'Put a full http or https URL, or a path, in the Location header.',
        help: LOCATION,
        example: 'Location: https://',
    },
    'conflicting-locations': {
        severity: 'error',
        title: 'A redirect has several Location headers',
        why: 'Browsers refuse such an answer, because somebody may have tampered with it.',
        fix: 'Send one Location header. Often two parts of the stack, such as the application and a proxy, each add one.',
        help: LOCATION,
        example: 'Location: /a\nLocation: /b',
    },
};
/** Where redirects say that they lead to. */
const location_location = (0,tool_definition/* defineTopic */.RE)({
    checks: location_CHECKS,
    async judge(visit) {
        return { judgements: judgeLocations(await answeredChain(visit)) };
    },
});
function judgeLocations({ hops, failure, final }) {
    const redirecting = hops.filter(({ status }) => isRedirect(status));
    const last = redirecting.at(-1);
    if (!last)
        return (0,judgement/* sameForAll */.tE)(location_CHECKS, NO_REDIRECT);
    const empty = last.location?.trim() === '';
    const missing = final ? isRedirect(final.status) : empty;
    const invalid = !empty && (failure?.kind === 'bad-location' || failure?.kind === 'bad-scheme');
    const where = (message) => ({ url: last.url, message });
    const located = redirecting.filter(({ location }) => location !== undefined && location.trim() !== '');
    const among = (places) => (0,judgement/* failAmong */.Jb)(located, places, 'no redirect has a Location header, which is reported apart');
    return {
        'missing-location': missing
            ? (0,judgement/* fail */.fJ)(where(`Answers ${last.status} with ${empty ? 'an empty' : 'no'} Location header`))
            : (0,judgement/* pass */.IX)(),
        'invalid-location': invalid ? (0,judgement/* fail */.fJ)(where(`The ${last.status} ${failure.message}`)) : among([]),
        'conflicting-locations': among(redirecting
            .map(hop => ({ url: hop.url, values: [...new Set((0,network_exchange/* headerValues */.UE)(hop, 'location'))] }))
            .filter(({ values }) => values.length > 1)
            .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` }))),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/loops.js




/** Redirects that are walked with cookies before a loop counts as one for browsers too. */
const MAX_HOPS_WITH_COOKIES = 8;
const loops_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const loops_CHECKS = {
    loop: {
        severity: 'error',
        title: 'The page redirects in a loop',
        why: 'Neither visitors nor search engines ever reach the page.',
        fix: 'Find the two rules that redirect back and forth. Often they are about http and https, www, or the slash at the end.',
        help: loops_GOOGLE_REDIRECTS,
        example: '/a → /b → /a',
    },
    'loop-without-cookies': {
        severity: 'error',
        title: 'The page redirects in a loop for visitors without cookies',
        why: 'Search engines send no cookies, so they never reach the page.',
        fix: 'Answer with the page if the cookie is missing, instead of redirecting until it is there.',
        help: loops_GOOGLE_REDIRECTS,
        example: '/a sets a cookie and redirects to /a until it comes back',
    },
};
/** Whether the page redirects in a loop, and whether that ends for who keeps cookies. */
const loops = (0,tool_definition/* defineTopic */.RE)({
    checks: loops_CHECKS,
    async judge(visit) {
        return { judgements: await judgeLoops(visit, await answeredChain(visit)) };
    },
});
async function judgeLoops(visit, exchange) {
    const { failure, hops } = exchange;
    if (failure?.kind !== 'redirect-loop') {
        const ends = redirectsOf(exchange).length > 0 ? (0,judgement/* pass */.IX)() : NO_REDIRECT;
        return { loop: ends, 'loop-without-cookies': ends };
    }
    const path = [...hops.map(hop => hop.url), failure.message.replace(/^redirects /, '')].join(' → ');
    const found = (0,judgement/* fail */.fJ)({ url: failure.url, message: path });
    const setsCookies = hops.some(hop => (0,network_exchange/* headerValues */.UE)(hop, 'set-cookie').length > 0);
    if (!setsCookies || !(await endsWithCookies(visit))) {
        return { loop: found, 'loop-without-cookies': (0,judgement/* notApplicable */.hH)('the loop does not depend on cookies') };
    }
    return { loop: (0,judgement/* notApplicable */.hH)('the loop ends with cookies'), 'loop-without-cookies': found };
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
        for (const line of (0,network_exchange/* headerValues */.UE)(final, 'set-cookie'))
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

// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/soft-404.js






/** Whether the site says of a missing page that it is missing. */
const soft404 = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'soft-404': {
            scope: 'site',
            severity: 'warning',
            title: 'Missing pages do not answer 404',
            why: 'Search engines index error pages, and nobody notices broken links.',
            fix: 'Answer unknown URLs with the status 404 or 410, not only with a text that says so.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
            example: 'GET /a-page-that-is-not-there\n200 OK',
        },
    },
    async judge(visit) {
        await answeredChain(visit);
        const missing = await (0,missing_page/* fetchMissingPage */.m)(visit);
        return {
            judgements: { 'soft-404': judgeMissingPage(missing) },
            facts: { missingPage: { url: missing.requestedUrl, status: missing.final?.status ?? null } },
        };
    },
});
const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i;
function judgeMissingPage({ requestedUrl, final, failure }) {
    if (failure)
        return (0,judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { url, status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return (0,judgement/* notMeasured */.q7)(`${url} answers ${status}`);
    if (status >= 400)
        return (0,judgement/* pass */.IX)();
    if (status >= 300)
        return (0,judgement/* notMeasured */.q7)(`${url} answers ${status} without a target`);
    if (siteOf(url) !== siteOf(requestedUrl))
        return (0,judgement/* notMeasured */.q7)(`${requestedUrl} leads to another site, ${url}`);
    if (LOGIN_PATH.test(new URL(url).pathname))
        return (0,judgement/* notMeasured */.q7)(`${requestedUrl} leads to a login, ${url}`);
    const where = url === requestedUrl ? '' : ` at ${url}`;
    return (0,judgement/* fail */.fJ)({ url: requestedUrl, message: `This page does not exist, but answers ${status}${where}` });
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/url-variants.js










const url_variants_GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
/** Whether the same page is found under other spellings of its URL: the slash or .html at its end, index.html. */
const urlVariants = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'url-variants': {
            severity: 'notice',
            title: 'The page also answers under other spellings of its URL',
            why: 'Search engines find copies and choose one of them.',
            fix: 'Redirect the other spellings, or add a self-referencing canonical to the page.',
            help: url_variants_GOOGLE_CANONICAL,
            example: '/about and /about/ both answer 200 with the same page',
        },
    },
    async judge(visit) {
        const { page } = await endPage(visit);
        if (page instanceof not_measured/* NotHtml */.pr)
            throw page;
        return {
            judgements: { 'url-variants': await judgeUrlVariants(visit, page, await (0,missing_page/* fetchMissingPage */.m)(visit)) },
        };
    },
});
async function judgeUrlVariants(visit, page, missing) {
    const host = publicHost(page.url);
    if ('reason' in host)
        return (0,judgement/* notApplicable */.hH)(`${host.reason}, and other spellings are up to that host`);
    const text = contentOf(page.document);
    if (text === '')
        return (0,judgement/* notMeasured */.q7)('the page has no text without scripts, so copies cannot be recognised');
    const answer = missing.final && documentOf(missing.final);
    if (answer && contentOf(answer) === text)
        return (0,judgement/* notMeasured */.q7)('the site sends this page for every URL');
    const own = (0,canonical_links/* declaredCanonical */.fk)(page)?.href ?? page.url;
    const places = [];
    for (const spelling of spellingsOf(page.url)) {
        const { final } = await visit.fetch(spelling);
        if (final?.status !== 200 || sameUrl(final.url, page.url))
            continue;
        const copy = documentOf(final);
        if (!copy || contentOf(copy) !== text)
            continue;
        const canonical = (0,canonical_links/* declaredCanonical */.fk)({ url: final.url, response: final, document: copy })?.href;
        if (canonical !== undefined && (sameUrl(canonical, own) || sameUrl(canonical, page.url)))
            continue;
        places.push({
            url: spelling,
            message: `Shows the same page as ${page.url}, and has no canonical to it`,
        });
    }
    return (0,judgement/* failWhere */.a4)(places);
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
    if ((0,network_exchange/* mediaType */.JL)(response) !== 'text/html')
        return undefined;
    return new html_document/* HtmlDocument */.Df((0,charset/* decodeHtml */.i)(response.body, (0,network_exchange/* header */.wx)(response, 'content-type')).text, response.url);
}
/** All that a visitor reads, title first. */
function contentOf(document) {
    return (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(document.root));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/varying-redirects.js





/** As Google documents it: https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers */
const GOOGLEBOT_SMARTPHONE = 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** A language other than that of most sites, and another one for sites in it. */
const FOREIGN_LANGUAGE = 'de';
const OTHER_FOREIGN_LANGUAGE = 'fr';
/** Whether the page leads others elsewhere than us. */
const varyingRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'user-agent-redirect': {
            severity: 'warning',
            title: 'Googlebot is redirected to another page than visitors',
            why: 'Google indexes another page than visitors get, which can count as cloaking.',
            fix: 'Redirect all visitors alike, whatever their user agent.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
            example: 'Googlebot is sent to /bots, browsers are not',
        },
        'language-redirect': {
            severity: 'notice',
            title: 'The page redirects by the language of the browser',
            why: 'Googlebot sends no Accept-Language header, so it sees only one language under this URL.',
            fix: 'Give each language a URL, link them with hreflang, and do not redirect visitors away from the one they asked for.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: 'Accept-Language: de is sent to /de/, Accept-Language: en is not',
        },
    },
    async judge(visit) {
        const { page } = await endPage(visit);
        const exchange = await visit.exchange();
        const html = page instanceof not_measured/* NotHtml */.pr ? null : page.document.html;
        return {
            judgements: {
                'user-agent-redirect': await judgeUserAgent(visit, exchange),
                'language-redirect': await judgeLanguage(visit, exchange, html && (0,html_document/* attribute */.lt)(html, 'lang')),
            },
        };
    },
});
/** Whether Googlebot ends elsewhere than we do. Servers that let no stranger pose as Googlebot are not judged. */
async function judgeUserAgent(visit, plain) {
    return await compare(visit, plain, { userAgent: GOOGLEBOT_SMARTPHONE }, 'for Googlebot');
}
/** Whether a browser's language decides where the page leads. */
async function judgeLanguage(visit, plain, pageLanguage) {
    const own = pageLanguage?.trim().toLowerCase().split('-', 1)[0] === FOREIGN_LANGUAGE;
    const language = own ? OTHER_FOREIGN_LANGUAGE : FOREIGN_LANGUAGE;
    return await compare(visit, plain, { headers: { 'accept-language': language } }, `with Accept-Language: ${language}`);
}
async function compare(visit, plain, options, who) {
    const varied = await visit.fetch(visit.url, options);
    const reason = unusable(varied);
    if (reason)
        return (0,judgement/* notMeasured */.q7)(`${reason} ${who}`);
    if (varying_redirects_destination(varied) === varying_redirects_destination(plain))
        return (0,judgement/* pass */.IX)();
    // A page that leads elsewhere each time does not vary by what we asked with.
    const again = await visit.fetch(visit.url, { headers: { 'cache-control': 'no-cache' } });
    if (varying_redirects_destination(again) !== varying_redirects_destination(plain))
        return (0,judgement/* notMeasured */.q7)('the page redirects to another page each time');
    return (0,judgement/* fail */.fJ)({
        url: visit.url,
        message: `Redirects to ${varying_redirects_destination(varied)} ${who}, but to ${varying_redirects_destination(plain)} otherwise`,
    });
}
function unusable({ final, failure }) {
    if (failure)
        return isLoop(failure.kind) ? undefined : `${failure.url} ${failure.message}`;
    return final.status >= 400 ? `${final.url} answers ${final.status}` : undefined;
}
/** Queries hold session numbers and the like, so the path is what counts. */
function varying_redirects_destination({ final, failure }) {
    if (!final)
        return isLoop(failure.kind) ? 'a loop of redirects' : 'no answer';
    const { origin, pathname } = new URL(final.url);
    return `${origin}${pathname}`;
}
function isLoop(kind) {
    return kind === 'redirect-loop' || kind === 'too-many-redirects';
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/topics.js











const topics = [
    finalAnswer,
    loops,
    location_location,
    chainLength,
    eachRedirect,
    destination,
    hostVariants,
    urlVariants,
    soft404,
    documentRedirects,
    varyingRedirects,
];


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};

export const id = 4191;
export const ids = [4191];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

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
function redirectAt({ hop, target }, more = '') {
    return { url: hop.url, message: `${hop.status} to ${target ?? JSON.stringify(hop.location ?? '')}${more}` };
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
/** The places of those redirects that have a fault. */
function faultsOf(redirects, fault) {
    return redirects.flatMap(redirect => {
        const more = fault(redirect);
        return more === undefined ? [] : [redirectAt(redirect, more)];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/chain-length.js




/** Redirects after which a chain is worth a warning, an error, and after which Googlebot has given up. */
const DIRECT = 1;
const SHORT_CHAIN = 3;
const GOOGLE_FOLLOWS = 10;
const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
/** How many redirects lead to the page. */
const chainLength = (0,tool_definition/* defineTopic */.R)({
    checks: {
        chain: {
            severity: 'warning',
            title: 'The page is reached over several redirects',
            why: 'Each redirect costs visitors a round trip and crawlers a request.',
            fix: 'Redirect the first URL straight to the last one, and link to the last one.',
            help: GOOGLE_REDIRECTS,
            example: '/a → /b → /c',
        },
        'long-chain': {
            severity: 'error',
            title: 'The page is reached over more than three redirects',
            why: 'Crawlers spread a long chain over several visits or give it up, and visitors wait noticeably.',
            fix: 'Redirect the first URL straight to the last one, and link to the last one.',
            help: GOOGLE_REDIRECTS,
            example: '/a → /b → /c → /d → /e',
        },
        'endless-chain': {
            severity: 'error',
            title: 'The chain of redirects is longer than search engines follow',
            why: 'Googlebot gives up after ten redirects: the page is not indexed.',
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
        return { reason: `${hostname} is an IP address, not the host that the site will have` };
    if (!found.domain || !(found.isIcann || found.isPrivate)) {
        return { reason: `${hostname} is not a public host name` };
    }
    if (port !== '')
        return { reason: `${hostname}:${port} is not on the port that visitors use` };
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
const destination = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'cross-domain': {
            severity: 'warning',
            title: 'The page redirects to another site',
            why: 'What is audited, indexed and shown is the other site, such as a login page, and not this one.',
            fix: 'If the move is not meant, correct the redirect; if a login is in the way, let the audit in with "headers".',
            help: destination_GOOGLE_REDIRECTS,
            example: 'https://www.example.com/a → https://other.example/',
        },
        'redirect-to-home': {
            severity: 'warning',
            title: 'The page redirects to the home page',
            why: 'Google treats a redirect of an inner page to the home page as a soft 404, and visitors lose what they sought.',
            fix: 'Redirect to the page that replaces it, or answer 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
            example: '/bikes/discontinued → /',
        },
        'lost-query': {
            severity: 'notice',
            title: 'A redirect drops the query of the URL',
            why: 'Campaign and filter parameters do not arrive, although the redirect keeps the rest of the URL.',
            fix: 'Append the query to the Location, such as $request_uri in nginx.',
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
    return siteOf(from) === siteOf(to) ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: from, message: `leads to ${to}` });
}
/** Index files, language roots and the like are the home page under another name. */
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i;
function judgeHome(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (siteOf(from) !== siteOf(to))
        return (0,judgement/* notApplicable */.hH)('the page redirects to another site');
    if (HOME_NAMES.test(first.pathname))
        return (0,judgement/* notApplicable */.hH)('the URL is a home page itself');
    return last.pathname === '/' && last.search === '' ? (0,judgement/* fail */.fJ)({ url: from, message: `leads to ${to}` }) : (0,judgement/* pass */.IX)();
}
/** Where the path changes, the new one may stand for the parameters: /product.php?id=5 becomes /product/5. */
function judgeQuery(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (first.search === '')
        return (0,judgement/* notApplicable */.hH)('the URL has no query');
    if (samePath(first) !== samePath(last))
        return (0,judgement/* notApplicable */.hH)('the redirect leads to another path');
    const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name));
    return lost.length === 0 ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: from, message: `${lost.join(', ')} is missing in ${to}` });
}
function samePath({ pathname }) {
    const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/');
    return bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
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
        throw new not_measured/* NotApplicable */.bQ('there is no page at the end');
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









/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000;
/** What the page itself does to send visitors on, once it is loaded. */
const documentRedirects = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'instant-refresh': {
            severity: 'warning',
            title: 'The page redirects by an instant refresh',
            why: 'Search engines must load the page before they see the redirect, and the back button stops working.',
            fix: 'Use an HTTP redirect with 301 or 308. Where the server cannot, add a canonical to the target.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=/new">',
        },
        'delayed-refresh': {
            severity: 'warning',
            title: 'The page sends visitors on after a while',
            why: 'Search engines take a delayed refresh as a temporary redirect, and readers may not be done in time.',
            fix: 'Use an HTTP redirect, or a link that visitors follow when they are ready.',
            help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
            example: '<meta http-equiv="refresh" content="5; url=/new">',
        },
        'script-redirect': {
            severity: 'warning',
            title: 'The page redirects by a script',
            why: 'Search engines see the redirect only where and when they run scripts.',
            fix: 'Use an HTTP redirect with 301 or 308.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
            example: "<script>location.href = '/new'</script>",
        },
    },
    async judge(visit) {
        const { response, page } = await endPage(visit);
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        const rendered = (await visit.runsScripts()) ? await (0,rendering/* renderedOrReason */.V)(visit) : undefined;
        const refresh = refreshOf(response, document);
        const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url);
        const instant = refresh !== undefined && refresh.seconds === 0;
        return {
            judgements: {
                'instant-refresh': (0,judgement/* failWhere */.a4)(instant ? [refresh.place] : []),
                'delayed-refresh': (0,judgement/* failWhere */.a4)(refresh && elsewhere && !instant ? [refresh.place] : []),
                'script-redirect': page instanceof not_measured/* NotHtml */.pr
                    ? (0,judgement/* notMeasured */.q7)(page.message)
                    : judgeScripts(page.document, rendered, refresh !== undefined),
            },
        };
    },
});
/** The one refresh that browsers obey: that of the header, else the first valid one of the document. */
function refreshOf(response, document) {
    const value = (0,network_exchange/* header */.wx)(response, 'refresh');
    const sent = value === undefined ? undefined : (0,syntax_refresh/* parseRefresh */.X)(value, response.url, response.url);
    if (sent)
        return {
            ...sent,
            place: { url: response.url, message: `${wordsOf(sent)}, by the header Refresh: ${value}` },
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
    return seconds === 0 ? `leads to ${target} at once` : `leads to ${target} after ${seconds} s`;
}
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'([^'\\\n]*)'|"([^"\\\n]*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function judgeScripts(document, rendered, refreshes) {
    const plain = scriptRedirects(document);
    if (plain.length > 0 || rendered === undefined)
        return (0,judgement/* failWhere */.a4)(plain);
    if (typeof rendered === 'string')
        return (0,judgement/* notMeasured */.q7)(rendered);
    const { ledTo, documents, leads } = rendered;
    if (ledTo === undefined)
        return (0,judgement/* pass */.IX)();
    const shownAt = documents.findLastIndex(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url));
    if (shownAt < 0)
        return (0,judgement/* notMeasured */.q7)(`the server leads Chrome to ${ledTo} instead`);
    const next = documents[shownAt + 1] ?? ledTo;
    const by = leads.findLast(({ to }) => to === next)?.by ?? (refreshes ? 'refresh' : 'script');
    // A refresh that the page was sent with is reported apart.
    if (by === 'refresh' && refreshes)
        return (0,judgement/* pass */.IX)();
    const end = (0,comparable_url/* isSamePage */.kj)(next, ledTo) ? '' : `, which leads on to ${ledTo}`;
    return (0,judgement/* fail */.fJ)({ url: document.url, message: `${WAYS[by]} ${next}${end}` });
}
const WAYS = {
    script: 'a script leads to',
    refresh: 'a script adds a refresh that leads to',
    link: 'a script follows a link to',
    form: 'a script sends a form to',
};
/** Scripts that do nothing but go elsewhere. One that decides first may well stay: Chrome shows whether it does. */
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        const stays = target === undefined || pageOf(target) === pageOf(document.url);
        return stays ? [] : [document.occurrence(script, `leads to ${target}`)];
    });
}
function isInline(script) {
    const type = ((0,html_document/* attribute */.lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,html_document/* attribute */.lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url, document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/each-redirect.js





const each_redirect_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const HSTS_PRELOAD = 'https://hstspreload.org/#submission-requirements';
/** What each redirect on the way is like. */
const eachRedirect = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'temporary-redirect': {
            severity: 'notice',
            title: 'The page redirects temporarily',
            why: 'A 302, 303 or 307 is a weak sign to search engines, which may keep the old URL in their results.',
            fix: 'Use 301 or 308 where the move is for good. A redirect by language or login stays temporary.',
            help: each_redirect_GOOGLE_REDIRECTS,
            example: '302 Found\nLocation: /new',
        },
        'protocol-downgrade': {
            severity: 'error',
            title: 'A redirect leads from https to http',
            why: 'The visit loses its encryption: anyone on the way can read and change the page, and browsers warn.',
            fix: 'Redirect to the https URL.',
            help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
            example: 'https://www.example.com/a → http://www.example.com/b',
        },
        'redirect-to-fragment': {
            severity: 'notice',
            title: 'A redirect leads to a part of a page',
            why: 'Search engines ignore what stands behind the #: for them the URL is the whole page, or the home page of an app.',
            fix: 'Give what should be found on its own a URL of its own.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
            example: '/team → /about#team',
        },
        'redirect-without-hsts': {
            severity: 'notice',
            title: 'A redirect over https leaves out Strict-Transport-Security',
            why: 'The host that redirects stays open to downgrade, and cannot join the preload list of browsers.',
            fix: 'Send the header with every https answer, redirects included.',
            help: HSTS_PRELOAD,
            example: 'https://example.com/ → https://www.example.com/, without Strict-Transport-Security in the first answer',
        },
        'uncacheable-redirect': {
            severity: 'notice',
            title: 'A permanent redirect may not be cached',
            why: 'Cache-Control: no-store makes every visit ask again for what never changes.',
            fix: 'Leave no-store out of permanent redirects.',
            help: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.5',
            example: '301 Moved Permanently\nCache-Control: no-store',
        },
    },
    async judge(visit) {
        const exchange = await answeredChain(visit);
        const redirects = redirectsOf(exchange);
        const each = (fault) => redirects.length === 0 ? NO_REDIRECT : (0,judgement/* failWhere */.a4)(faultsOf(redirects, fault));
        return {
            judgements: {
                'temporary-redirect': each(({ hop }) => (isPermanent(hop.status) ? undefined : '')),
                'protocol-downgrade': each(({ hop, target }) => hop.url.startsWith('https:') && target?.startsWith('http:') ? '' : undefined),
                'redirect-to-fragment': each(({ hop }) => (/#./.test(hop.location ?? '') ? '' : undefined)),
                'redirect-without-hsts': judgeHsts(exchange, redirects),
                'uncacheable-redirect': judgeCaching(redirects),
            },
        };
    },
});
function judgeHsts({ final }, redirects) {
    const secure = redirects.filter(({ hop }) => hop.url.startsWith('https:'));
    if (secure.length === 0)
        return (0,judgement/* notApplicable */.hH)('no redirect over https');
    if (!final || !(0,network_exchange/* header */.wx)(final, 'strict-transport-security')) {
        return (0,judgement/* notApplicable */.hH)('the page itself does not use Strict-Transport-Security');
    }
    const own = secure.filter(({ hop }) => siteOf(hop.url) === siteOf(final.url));
    return (0,judgement/* failAmong */.Jb)(own, faultsOf(own, ({ hop }) => (0,network_exchange/* header */.wx)(hop, 'strict-transport-security') ? undefined : ' without Strict-Transport-Security'), 'no redirect over https is of the site that the page is on');
}
function judgeCaching(redirects) {
    const permanent = redirects.filter(({ hop }) => isPermanent(hop.status));
    if (permanent.length === 0)
        return (0,judgement/* notApplicable */.hH)('no permanent redirect');
    return (0,judgement/* failWhere */.a4)(faultsOf(permanent, ({ hop }) => {
        const caching = (0,network_exchange/* header */.wx)(hop, 'cache-control') ?? '';
        return /(?:^|[\s,])no-store(?:[\s,]|$)/i.test(caching) ? ` with Cache-Control: ${caching}` : undefined;
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/final-answer.js



const final_answer_GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
const CHECKS = {
    'final-status': {
        severity: 'error',
        title: 'The page answers with an error status',
        why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
        fix: 'Make the URL answer 200, or redirect it permanently to the page that replaces it.',
        help: final_answer_GOOGLE_STATUS,
        example: 'GET /red-bike\n500 Internal Server Error',
    },
    'unusable-status': {
        severity: 'error',
        title: 'The page answers with a status that gives no page',
        why: 'Browsers and search engines expect 200 for a page: with this status there is nothing to show or index.',
        fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location.',
        help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
        example: 'GET /red-bike\n204 No Content',
    },
    'broken-redirect': {
        severity: 'error',
        title: 'The redirect leads to a page that does not work',
        why: 'Whoever follows it, search engines too, ends at an error, and what the old URL had earned is lost.',
        fix: 'Redirect to a URL that answers 200, or answer 404 or 410 at once where the page is gone for good.',
        help: final_answer_GOOGLE_STATUS,
        example: '/old → /new, which answers 404',
    },
};
/** How the chain ends: at a page, at an error, or nowhere. */
const finalAnswer = (0,tool_definition/* defineTopic */.R)({
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
            'unusable-status': (0,judgement/* notApplicable */.hH)('there is no final answer'),
            'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : NO_REDIRECT,
        };
    }
    const { status } = exchange.final;
    const answer = judgeStatus(exchange.final);
    return {
        'final-status': redirects.length === 0 ? answer : moved,
        'broken-redirect': redirects.length === 0 ? NO_REDIRECT : leadsNowhere(status) ? NOWHERE : answer,
        'unusable-status': isUnusable(status)
            ? (0,judgement/* fail */.fJ)({ url: exchange.final.url, message: `answers ${status}` })
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
    return status >= 400 ? (0,judgement/* fail */.fJ)({ url, message: `answers ${status}` }) : (0,judgement/* pass */.IX)();
}
function judgeUnreached({ failure }, redirects) {
    const { kind, url, message, code } = failure;
    if (kind === 'certificate' || code === 'ENOTFOUND') {
        return (0,judgement/* fail */.fJ)({ ...redirectAt(redirects.at(-1)), message: `leads to ${url}: ${message}` });
    }
    const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'];
    if (known.includes(kind))
        return (0,judgement/* notApplicable */.hH)('the redirects lead to no page');
    return (0,judgement/* notMeasured */.q7)(`${url}: ${message}`);
}

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/host-variants.js









const TEMPORARY = new Set([302, 303, 307]);
const OF_THE_PLATFORM = 'the host is that of a preview, whose other forms are of no account in production';
const host_variants_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const host_variants_HSTS_PRELOAD = 'https://hstspreload.org/#submission-requirements';
const host_variants_CHECKS = {
    'https-not-enforced': {
        severity: 'warning',
        title: 'The site also answers over plain http',
        why: 'Visitors on http are not protected, and search engines find each page twice.',
        fix: 'Redirect every http URL permanently to https.',
        help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
        example: 'http://www.example.com/ answers 200',
    },
    'https-host-order': {
        severity: 'notice',
        title: 'http redirects to another host before https of its own',
        why: 'HSTS can only protect a host that is itself visited over https; the preload list requires this order.',
        fix: 'Redirect http to https on the same host first, then to the preferred host.',
        help: host_variants_HSTS_PRELOAD,
        example: 'http://example.com/ → https://www.example.com/',
    },
    'host-variants': {
        severity: 'warning',
        title: 'The addresses with and without www do not lead to one site',
        why: 'Search engines find the site twice and split what it has earned, or visitors of one form get an error.',
        fix: 'Redirect one of the two permanently to the other, with a certificate that covers both.',
        help: GOOGLE_CANONICAL,
        example: 'https://example.com/ and https://www.example.com/ both answer 200',
    },
    'host-variants-temporary': {
        severity: 'notice',
        title: 'One form of the site’s address redirects temporarily to another',
        why: 'A 302, 303 or 307 is a weak sign to search engines of which form counts, and browsers ask again each time.',
        fix: 'Use 301 or 308 from http to https and between the addresses with and without www.',
        help: host_variants_GOOGLE_REDIRECTS,
        example: 'http://example.com/ answers 302 with Location: https://example.com/',
    },
};
/** Whether http and https, with and without www, all lead to one site. Asked of the home page, once for a site. */
const hostVariants = (0,tool_definition/* defineTopic */.R)({
    checks: host_variants_CHECKS,
    async judge(visit) {
        const host = visit.preview
            ? { reason: OF_THE_PLATFORM }
            : publicHost(siteUrl(visit, await answeredChain(visit)));
        if ('reason' in host) {
            const judgements = (0,judgement/* sameForAll */.tE)(host_variants_CHECKS, (0,judgement/* notApplicable */.hH)(host.reason));
            return { judgements, facts: { hostVariants: [] } };
        }
        const variants = await gather(visit, host);
        return {
            judgements: {
                'https-not-enforced': judgeEnforced(variants),
                'https-host-order': judgeOrder(variants),
                'host-variants': judgeConvergence(host, variants),
                'host-variants-temporary': judgeLasting(variants, visit.url),
            },
            facts: { hostVariants: variantFacts(variants) },
        };
    },
});
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
            { url: http.requestedUrl, message: `answers ${status} at ${url}, without a redirect to https` },
        ]);
    return status < 500 && ![401, 403, 429].includes(status)
        ? (0,judgement/* pass */.IX)(`${url} gives no page: it answers ${status}`)
        : (0,judgement/* notMeasured */.q7)(`${url} answers ${status}`);
}
function judgeOrder({ http, counterpart }) {
    const redirecting = [http, counterpart?.http].filter(exchange => exchange?.final?.url.startsWith('https:') && exchange.hops.length > 1);
    if (redirecting.length === 0)
        return (0,judgement/* notApplicable */.hH)('http does not redirect to https');
    const places = redirecting.flatMap((exchange) => {
        const [first, second] = exchange.hops.map(hop => new URL(hop.url));
        const inOrder = second.protocol === 'https:' && second.hostname === first.hostname;
        return inOrder ? [] : [{ url: first.href, message: `redirects to ${second.href} first` }];
    });
    return (0,judgement/* failWhere */.a4)(places);
}
function judgeConvergence({ hostname }, { http, https, counterpart }) {
    if (!counterpart)
        return (0,judgement/* notApplicable */.hH)(`${hostname} has no form with or without www that anyone would try`);
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
    return [{ url: requestedUrl, message: `answers at ${final.url}, while the site is at ${mainHost}` }];
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
            const place = { url: from.href, message: `${hop.status} to ${to.href}` };
            found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined);
        }
    }
    if (found.size === 0)
        return (0,judgement/* notApplicable */.hH)('no form of the address redirects to another');
    return (0,judgement/* failWhere */.a4)([...found.values()].filter(place => place !== undefined));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/location.js




const location_LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2';
const location_CHECKS = {
    'missing-location': {
        severity: 'error',
        title: 'A redirect does not say where to',
        why: 'Without a Location a redirect is no redirect: browsers show its body, search engines find no page.',
        fix: 'Send a Location header with the redirect, or the status that was meant.',
        help: location_LOCATION,
        example: '301 Moved Permanently, without Location',
    },
    'invalid-location': {
        severity: 'error',
        title: 'A redirect leads to no valid web address',
        why: 'Browsers show an error and search engines give the URL up.',
        fix: 'Send an absolute http or https URL, or a path, as the Location.',
        help: location_LOCATION,
        example: 'Location: https://',
    },
    'conflicting-locations': {
        severity: 'error',
        title: 'A redirect names several targets',
        why: 'Browsers refuse an answer with different Location headers, as it may have been tampered with.',
        fix: 'Send one Location header: two parts of the stack, such as the application and a proxy, each add theirs.',
        help: location_LOCATION,
        example: 'Location: /a\nLocation: /b',
    },
    'unencoded-location': {
        severity: 'notice',
        title: 'A redirect target holds characters that URLs do not allow',
        why: 'Programs guess differently at what spaces, backslashes and raw non-ASCII characters mean.',
        fix: 'Percent-encode the Location.',
        help: location_LOCATION,
        example: 'Location: /red bike',
    },
};
/** Where redirects say that they lead to. */
const location_location = (0,tool_definition/* defineTopic */.R)({
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
    const among = (places) => (0,judgement/* failAmong */.Jb)(located, places, 'no redirect says where to, which is reported apart');
    return {
        'missing-location': missing
            ? (0,judgement/* fail */.fJ)(where(`${last.status} with ${empty ? 'an empty' : 'no'} Location`))
            : (0,judgement/* pass */.IX)(),
        'invalid-location': invalid ? (0,judgement/* fail */.fJ)(where(`${last.status} ${failure.message}`)) : among([]),
        'conflicting-locations': among(redirecting
            .map(hop => ({ url: hop.url, values: [...new Set((0,network_exchange/* headerValues */.UE)(hop, 'location'))] }))
            .filter(({ values }) => values.length > 1)
            .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` }))),
        'unencoded-location': among(located
            .filter(({ location }) => /[^\x21-\x7e]|\\/.test(location.trim()))
            .map(hop => ({ url: hop.url, message: `Location: ${hop.location}` }))),
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
        why: 'Neither browsers nor search engines ever reach a page.',
        fix: 'Find the two rules that send a visitor back and forth, often http and https, www, or the slash at the end.',
        help: loops_GOOGLE_REDIRECTS,
        example: '/a → /b → /a',
    },
    'loop-without-cookies': {
        severity: 'error',
        title: 'The page redirects in a loop unless cookies are kept',
        why: 'Search engines send no cookies, so they never reach the page that browsers do.',
        fix: 'Answer with the page where the cookie is missing, instead of redirecting until it is there.',
        help: loops_GOOGLE_REDIRECTS,
        example: '/a sets a cookie and redirects to /a until it comes back',
    },
};
/** Whether the page redirects in a loop, and whether that ends for who keeps cookies. */
const loops = (0,tool_definition/* defineTopic */.R)({
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
    return { loop: (0,judgement/* notApplicable */.hH)('the loop ends for who keeps cookies'), 'loop-without-cookies': found };
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
const soft404 = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'soft-404': {
            severity: 'warning',
            title: 'Pages that do not exist do not answer 404',
            why: 'Search engines crawl and index endless error pages, and broken links go unnoticed.',
            fix: 'Answer 404 or 410 for unknown URLs: the status, not only the text of the page.',
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
    return (0,judgement/* fail */.fJ)({ url: requestedUrl, message: `there is no such page, and yet it answers ${status}${where}` });
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/url-variants.js










const url_variants_GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
/** Whether the same page is found under other spellings of its URL: the slash or .html at its end, index.html, upper case. */
const urlVariants = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'url-variants': {
            severity: 'notice',
            title: 'The page is also served under other spellings of its URL',
            why: 'Search engines find copies and choose one by themselves.',
            fix: 'Redirect the other spellings, or name the right one in <link rel="canonical">.',
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
        return (0,judgement/* notApplicable */.hH)(`${host.reason}, and it is that host which answers other spellings`);
    const text = contentOf(page.document);
    if (text === '')
        return (0,judgement/* notMeasured */.q7)('the page has no text without scripts, so that copies cannot be told apart');
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
            message: `answers with the same page as ${page.url}, and no canonical tells which counts`,
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
    // Percent-encodings are alike in both cases.
    paths.add(pathname.toUpperCase());
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
const varyingRedirects = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'user-agent-redirect': {
            severity: 'warning',
            title: 'Googlebot is redirected elsewhere than other visitors',
            why: 'Google indexes another page than visitors get; where that is not meant for phones, it counts as cloaking.',
            fix: 'Redirect all user agents alike.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
            example: 'Googlebot is sent to /bots, browsers are not',
        },
        'language-redirect': {
            severity: 'notice',
            title: 'The page redirects by the language of the browser',
            why: 'Googlebot sends no Accept-Language, so it sees one language version alone under this URL.',
            fix: 'Link the language versions and mark them with hreflang; let visitors stay on the version they asked for.',
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
        return (0,judgement/* notMeasured */.q7)('the page leads elsewhere each time');
    return (0,judgement/* fail */.fJ)({
        url: visit.url,
        message: `leads to ${varying_redirects_destination(varied)} ${who}, and to ${varying_redirects_destination(plain)} otherwise`,
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


/***/ })

};

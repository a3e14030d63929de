export const id = 4131;
export const ids = [4131];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
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

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 27442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ garbageIn),
/* harmony export */   Nm: () => (/* binding */ isEmptyPage),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   h7: () => (/* binding */ whyNotHtml),
/* harmony export */   wD: () => (/* binding */ GARBAGE)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1550);


const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
const MIN_BINARY_PART = 0.03;
const MIN_BINARY_BYTES = 4;
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
function whyNotHtml(response) {
    const { status, body } = response;
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response);
    if (status === 204 || status === 205)
        return `answers ${status}, which has no content`;
    if (!mayBeHtml(type))
        return `is ${shown(type)}, not HTML`;
    const start = startOf(body);
    if (isBlank(body, start))
        return `answers ${status} with an empty body`;
    if (HTML_TYPES.has(type)) {
        const truly = trueKindOf(body, start);
        return truly && `says that it is ${type} and is ${truly}, not HTML`;
    }
    if (HTML_START.test(start) || XHTML_START.test(start))
        return undefined;
    const what = type === '' ? 'has no Content-Type' : `has the invalid Content-Type "${shown(type)}"`;
    return `${what} and does not look like HTML`;
}
const GARBAGE = ['a PDF', 'binary data'];
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
function startOf(body) {
    return body
        .subarray(0, SNIFFED_BYTES)
        .toString('latin1')
        .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
        .replaceAll('\0', '')
        .trimStart();
}
function isBlank(body, start) {
    return start === '' && (body.length <= SNIFFED_BYTES || body.toString('latin1').trim() === '');
}
function trueKindOf(body, start) {
    const garbage = garbageIn(body);
    if (garbage !== undefined)
        return garbage;
    if (!/^(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/.test(start))
        return undefined;
    try {
        JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''));
        return 'JSON';
    }
    catch {
        return undefined;
    }
}
function isBinary(start) {
    const { length } = start.match(BINARY_BYTES) ?? [];
    return length >= MIN_BINARY_BYTES && length > start.length * MIN_BINARY_PART && !HTML_TAG.test(start);
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




const DIRECT = 1;
const SHORT_CHAIN = 3;
const GOOGLE_FOLLOWS = 10;
const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
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


function redirectsOf({ hops, final, failure }) {
    const redirecting = final ? hops.slice(0, -1) : hops;
    return redirecting.map((hop, at) => {
        const next = hops[at + 1]?.url;
        return { hop, target: next ?? (failure && URL.parse(hop.location ?? '', hop.url)?.href) };
    });
}
function isRedirect(status) {
    return [301, 302, 303, 307, 308].includes(status);
}
function isPermanent(status) {
    return status === 301 || status === 308;
}
function redirectAt({ hop, target }) {
    return {
        url: hop.url,
        message: `Redirects with ${hop.status} to ${target ?? JSON.stringify(hop.location ?? '')}`,
    };
}
async function answeredChain(visit) {
    const exchange = await visit.exchange();
    const { failure, hops } = exchange;
    if (hops.length === 0 && failure)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotMeasured */ .ke(`${failure.url} ${failure.message}`);
    return exchange;
}
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

function siteOf(url) {
    const { hostname } = new URL(url);
    return (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(hostname, { allowPrivateDomains: true }).domain ?? hostname;
}
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

/***/ 63824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ urlVariants)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9677);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _visit_missing_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56504);
/* harmony import */ var _end_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14385);
/* harmony import */ var _site_hosts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79335);










const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const urlVariants = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_6__/* .defineTopic */ .RE)({
    checks: {
        'url-variants': {
            severity: 'notice',
            title: 'The page also answers under other spellings of its URL',
            why: 'Search engines find copies and choose one of them.',
            fix: 'Redirect the other spellings, or add a canonical to the page that names its own URL.',
            help: GOOGLE_CANONICAL,
            example: '/about and /about/ both answer 200 with the same page',
        },
    },
    async judge(visit) {
        const { page } = await (0,_end_page_js__WEBPACK_IMPORTED_MODULE_4__/* .endPage */ .B)(visit);
        if (page instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_7__/* .NotHtml */ .pr)
            throw page;
        return {
            judgements: { 'url-variants': await judgeUrlVariants(visit, page, await (0,_visit_missing_page_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchMissingPage */ .mF)(visit)) },
        };
    },
});
async function judgeUrlVariants(visit, page, missing) {
    const host = (0,_site_hosts_js__WEBPACK_IMPORTED_MODULE_5__/* .publicHost */ .m)(page.url);
    if ('reason' in host)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .notApplicable */ .hH)(`${host.reason}, and other spellings are up to that host`);
    const text = contentOf(page.document);
    if (text === '')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_8__/* .notMeasured */ .q7)('the page has no text without scripts, so copies cannot be recognized');
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
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df((0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_9__/* .header */ .wx)(response, 'content-type')).text, response.url);
}
function contentOf(document) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(document.root));
}


/***/ }),

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfOwnerSite),
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   J6: () => (/* binding */ copiesSaid),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28859);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);








const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function copiesSaid(response) {
    return isSaid(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) ? (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) : undefined;
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   s3: () => (/* binding */ placeOfMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50631);






function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    if ((0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .leftToDeployment */ .ud)(missing.final) !== undefined)
        return undefined;
    return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing;
}
async function placeOfMissingPage(visit, missing) {
    return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl;
}
async function fileOfMissingPage(visit, missing) {
    const { origin } = new URL(visit.url);
    const named = missing.final && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(missing.final, 'content-location');
    const own = named === undefined ? undefined : URL.parse(named, origin);
    const usual = `${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`;
    const { final } = await visit.fetchForSite(own?.origin === origin ? own.href : usual);
    const isSame = final && missing.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body);
    return isSame ? final.url : undefined;
}
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 53622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GARBAGE_PAGE)
/* harmony export */ });
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ }),

/***/ 28859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ PUBLISHED_COPIES),
/* harmony export */   T0: () => (/* binding */ MAX_COPIES),
/* harmony export */   pP: () => (/* binding */ MAX_COPY_PATH)
/* harmony export */ });
const PUBLISHED_COPIES = 'seo-preflight-published-copies';
const MAX_COPIES = 10;
const MAX_COPY_PATH = 300;


/***/ })

};

export const id = 5290;
export const ids = [5290];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then an XML declaration, then windows-1252. A page that is sent as XML is in UTF-8
 * where neither of the first two nor its declaration says otherwise.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    // What can be read as ASCII, to find the declaration, is no UTF-16.
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
/** The WHATWG name behind a label; undefined where there is none. */
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
/** Bytes in which an XML declaration is looked for. */
const DECLARATION_BYTES = 1024;
/**
 * The encoding that an XML declaration at the very start of a body names, as written; undefined where there is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
 */
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
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

/***/ 67162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   x: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56633);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/** The places at which a check failed: the first of them, and how many there are. */
class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    /** @param place or what makes it, where that takes long: of places beyond the first it is not asked for */
    add(place) {
        if (++this.#count > _api_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    /** Failed where there are places, else passed. */
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    /**
     * @param looked how many there were of what the check looks at
     * @param nothing why it does not apply where there were none
     */
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
/** For several checks in one pass: what each has looked at, and where it failed. */
class Tally {
    #entries = new Map();
    /** There was something for the check to look at. */
    saw(name) {
        this.#entry(name).looked++;
    }
    /** What the check looked at is at fault. */
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    /** @param nothing why the check does not apply where it looked at nothing */
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
    /** Those of some checks, which say the same where they looked at nothing; see {@link judgement}. */
    judgements(checks, nothing) {
        const names = Object.keys(checks);
        return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)]));
    }
    #entry(name) {
        let entry = this.#entries.get(name);
        if (!entry) {
            entry = { looked: 0, faults: new FaultList() };
            this.#entries.set(name, entry);
        }
        return entry;
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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
/** Where a document itself sends its readers at once, whatever came with it. */
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
/** Targets of refreshes without delay in the head. */
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
/** Seconds after which a page that says nothing else leads on, and characters of what it says. */
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
/**
 * The target of a refresh with a short delay, on a page that names it as its canonical and says no more than that it leads
 * there: generators such as Astro write these in place of a redirect.
 *
 * @see https://docs.astro.build/en/reference/configuration-reference/#redirects
 */
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
/** Slashes may be escaped, as PHP writes them into scripts. */
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Scripts that do nothing but go elsewhere. One that decides first may well stay: Chrome shows whether it does. */
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
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
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
/**
 * Makes sure that readers get to see a page. One that leads on at once is not judged by what readers see, by any tool:
 * what it links to, sends and tells crawlers is judged as its own, and the page that it leads to is never judged in its
 * place.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 40322:
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
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/targets.js
var targets = __webpack_require__(40856);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-agreement.js
var version_agreement = __webpack_require__(93759);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-over-pages.js
var versions_over_pages = __webpack_require__(67497);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/versions-over-site.js













const CHECKS = {
    'target-broken': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-broken']),
    'target-redirects': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-redirects']),
    'target-blocked': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-blocked']),
    'target-noindex': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-noindex']),
    'target-canonical-elsewhere': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['target-canonical-elsewhere']),
    'return-link-missing': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['return-link-missing']),
    'x-default-missing': (0,tool_definition/* overSite */.iE)(targets/* targets */.z.checks['x-default-missing']),
    'versions-disagree': (0,tool_definition/* overSite */.iE)(versions_over_pages/* versionsOverPages */.y.checks['versions-disagree']),
};
/** The language versions of all pages of a site: what each answers, and whether they name each other. */
const versionsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: CHECKS,
    judge(site) {
        const naming = namingPages(site);
        if (naming.length === 0) {
            return {
                judgements: (0,judgement/* sameForAll */.tE)(CHECKS, (0,judgement/* notApplicable */.hH)('no indexable page of the site has hreflang links')),
            };
        }
        return {
            judgements: {
                ...judgeTargets(site, naming),
                'x-default-missing': judgeDefaults(site, naming),
                'versions-disagree': judgeSets(site, naming),
            },
        };
    },
});
/** Pages that stand for themselves and name versions. */
function namingPages({ pages, graph }) {
    return [...pages.keys()].filter(page => pages[page].indexable === true && graph.alternatesOf(page).length > 0);
}
function judgeTargets(site, naming) {
    const faults = {
        'target-broken': new fault_list/* FaultList */.x(),
        'target-redirects': new fault_list/* FaultList */.x(),
        'target-blocked': new fault_list/* FaultList */.x(),
        'target-noindex': new fault_list/* FaultList */.x(),
        'target-canonical-elsewhere': new fault_list/* FaultList */.x(),
        'return-link-missing': new fault_list/* FaultList */.x(),
    };
    const named = namedTargets(site, naming);
    const mayDiffer = isPreview(site);
    for (const [target, { codes, namedOn }] of named) {
        const record = site.pages[target];
        const fault = targetFault(record, codes);
        if (fault && mayDiffer && isOtherForm(record))
            continue;
        if (fault) {
            const [check, what] = fault;
            const as = `named as ${[...codes].join(', ')} on ${nameList(site, namedOn)}`;
            faults[check].add({ url: record.url, message: `${(0,same_on_pages/* pathOf */.XM)(record.url)} ${what}; ${as}` });
        }
        else if (record.indexable === true) {
            const missed = withoutReturn(site, target, namedOn);
            const none = site.graph.alternatesOf(target).length === 0;
            const what = none ? 'has no hreflang links; it is named on' : 'has no hreflang link back to';
            if (missed.length > 0) {
                const message = isDefaultOfItself(site, target, codes)
                    ? `${(0,same_on_pages/* pathOf */.XM)(record.url)} has hreflang links only for its own versions, but is x-default on ${nameList(site, missed)}`
                    : `${(0,same_on_pages/* pathOf */.XM)(record.url)} ${what} ${nameList(site, missed)}`;
                faults['return-link-missing'].add({ url: record.url, message });
            }
        }
    }
    const judged = Object.entries(faults).map(([check, list]) => [
        check,
        list.judgeAmong(named.size, 'no hreflang link leads to another page of the site'),
    ]);
    return Object.fromEntries(judged);
}
/** Whether a page is x-default of others, and has a set of its own: it would have to name the versions of them all. */
function isDefaultOfItself({ graph }, target, codes) {
    return [...codes].every(language_versions/* isXDefault */.Qz) && graph.alternatesOf(target).some(({ to }) => to === target);
}
/** Versions that lead nowhere are no choice, and told of as that. */
function judgeDefaults({ pages, graph }, naming) {
    const list = new fault_list/* FaultList */.x();
    for (const page of naming) {
        const named = graph.alternatesOf(page);
        if (named.some(({ code }) => (0,language_versions/* isXDefault */.Qz)(code)))
            continue;
        const working = named.filter(({ to }) => to >= pages.length || !isBroken(pages[to]));
        if (new Set(working.map(({ to }) => to)).size < 2)
            continue;
        list.add({ url: pages[page].url, message: (0,versions_help/* withoutDefault */.Y)(named.length) });
    }
    return list.judgeAmong(naming.length, 'no page of the site has hreflang links');
}
/** Pages name themselves under another host: their server may put a slash or an ending behind paths where that does not. */
function isPreview({ pages, origin }) {
    return pages.some(({ canonical }) => canonical?.is === 'self' && URL.parse(canonical.url)?.origin !== origin);
}
function isOtherForm({ url, finalUrl, status }) {
    if (finalUrl === undefined || status === null || !(0,network_status/* isSuccess */.oJ)(status))
        return false;
    return (0,page_address/* loosePath */.qv)(new URL(url)) === (0,page_address/* loosePath */.qv)(new URL(finalUrl));
}
/** Pages of the site that others name as their versions. */
function namedTargets({ pages, graph }, naming) {
    const named = new Map();
    for (const page of naming) {
        const seen = new Set();
        for (const { code, to } of graph.alternatesOf(page)) {
            if (to === page || to >= pages.length)
                continue;
            const target = named.get(to) ?? { codes: new Set(), namedOn: [] };
            named.set(to, target);
            target.codes.add(code);
            if (!seen.has(to))
                target.namedOn.push(page);
            seen.add(to);
        }
    }
    return named;
}
function isBroken({ status }) {
    return status !== null && !(0,network_status/* isSuccess */.oJ)(status) && !(0,network_status/* provesNothing */.R1)(status);
}
/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function targetFault(record, codes) {
    const { obstacle, status, finalUrl, canonical } = record;
    switch (obstacle) {
        case 'robots-txt':
            return ['target-blocked', 'is blocked by robots.txt'];
        case 'status':
        case 'redirect':
            if (isBroken(record))
                return ['target-broken', `answers ${status}`];
            return obstacle === 'status' || finalUrl === undefined || [...codes].every(language_versions/* isXDefault */.Qz)
                ? undefined
                : ['target-redirects', `redirects to ${(0,same_on_pages/* pathOf */.XM)(finalUrl)}`];
        case 'noindex-header':
        case 'noindex-meta':
            return ['target-noindex', 'is set to noindex'];
        case 'canonical':
            return ['target-canonical-elsewhere', `has the canonical ${(0,same_on_pages/* pathOf */.XM)(canonical?.url ?? '')}`];
        default:
            return undefined;
    }
}
/**
 * The pages among those that name a version which it does not name in turn, by whichever address. One that is missing in
 * its own set, as where a template links to the home page of each language, is told of by that alone.
 */
function withoutReturn(site, target, namedOn) {
    const keyOf = (address) => (0,page_address/* loosePath */.qv)(new URL((0,crawled_site/* addressOf */.c)(site, address)));
    const back = new Set(site.graph.alternatesOf(target).flatMap(({ to }) => [keyOf(to), keyOf((0,site_links/* endOf */.pJ)(site, to))]));
    const isListed = (page) => back.size === 0 || site.graph.alternatesOf(page).some(({ to }) => keyOf((0,site_links/* endOf */.pJ)(site, to)) === keyOf(page));
    return namedOn.filter(page => !back.has(keyOf(page)) && isListed(page));
}
function nameList(site, pages) {
    const named = pages.slice(0, same_on_pages/* NAMED_PAGES */.lG).map(page => ({ url: (0,crawled_site/* addressOf */.c)(site, page) }));
    return (0,same_on_pages/* namesOf */.eZ)(named, pages.length);
}
function judgeSets(site, naming) {
    const { pages, graph } = site;
    const compared = naming.map(page => ({
        url: pages[page].url,
        versions: graph
            .alternatesOf(page)
            .filter(({ to }) => to >= pages.length || pages[to].indexable === true)
            .map(({ code, to }) => ({ code, url: (0,crawled_site/* addressOf */.c)(site, to) })),
    }));
    const list = new fault_list/* FaultList */.x();
    const found = (0,version_agreement/* versionDisagreements */.E)(compared);
    for (const [{ url }, disagreement] of found) {
        const [message] = (0,versions_over_pages/* disagreementMessages */.r)(disagreement);
        if (message !== undefined)
            list.add({ url, message: `${(0,same_on_pages/* pathOf */.XM)(url)}: ${message}` });
    }
    return list.judgeAmong(found.size, 'no two pages of the site name each other as language versions');
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/site-topics.js

const siteTopics = [versionsOverSite];


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
/** Does work whose inputs are told to all who {@link read} its promise. */
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
/** What {@link traced} work was made from; undefined of any other promise. */
function traceOf(promise) {
    return traces.get(promise);
}
/** Says that a promise is of what the work that is under way here was made from. */
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here of one thing that it was made from. */
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
/** Says that the work that is under way here may give something else the next time, as when its time was over. */
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};

export const id = 3177;
export const ids = [3177];
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

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
/** The search engines without which a page is as good as lost. */
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

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
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
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

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
/** `//host/path` has the scheme of the page, which is that of production and not that of a preview on this machine. */
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
/** @param stated value of an attribute or parameter of the link */
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


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

/***/ 15000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
function headerDirectives(response) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(value, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    // Of the rule that is being read, as dates may hold any number of commas.
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
/** Those of the rules that speak to a crawler: to all, and to it by name. */
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
/** Whether a page asks Google not to be indexed by its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
/** Whether the rules keep a page out of a search engine's index. */
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
/** Whether the rules keep a search engine from following the links of a page. */
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 25097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isSiteHome),
/* harmony export */   j: () => (/* binding */ addressInSite)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

/**
 * Whether a page is the home page of its site: of its host, or of the folder of production that all of the deployment is
 * in, as that of a project on GitHub Pages.
 */
function isSiteHome(page) {
    return (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isHomePage */ .fF)(addressInSite(page));
}
/** The address of a page as if its site had the host for itself: `/de/` for `/project/de/`. */
function addressInSite({ url, preview }) {
    const address = new URL(url);
    const folder = [preview?.home, preview?.base].find(one => one && address.pathname.startsWith(`${one}/`));
    if (!folder)
        return url;
    // What stands behind the folder may begin with two slashes, which as a relative address is another host.
    address.pathname = address.pathname.slice(folder.length);
    return address.href;
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
/** Browsers look at the body where the type is one of these, or no type at all. */
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
/** Bytes at the start of a body that tell what it is. */
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
/** Bytes that no text has, the escapes of ISO-2022 and the zeros of UTF-16 apart. */
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
/** Part of a text from which on they are no mistake; of compressed data they are a tenth. */
const MIN_BINARY_PART = 0.03;
/** Fewer of them are a mistake in a text, however short that is. */
const MIN_BINARY_BYTES = 4;
/** By any of these, wherever it stands, somebody meant a page. */
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
/** What browsers take a body without a type for HTML by: a comment, or one of these tags and its end or a blank. */
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
/** XHTML: a declaration, perhaps comments and a DOCTYPE, and the root element. */
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
/**
 * Why a response of 2xx is no HTML page, from its status, type and body, as the end of "https://shop.example/ …";
 * undefined where it is one. JSON, PDF and bytes that are no text are named too where they are sent as HTML: browsers show
 * them as text, and what tools would find there are faults of a page that nobody wrote.
 *
 * @see https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type
 */
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
/** What the start of a body that is sent as HTML is instead; undefined of a text. */
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
/** Whether somebody meant a page and nothing of it came. */
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
/** A type may be as long as a server likes. */
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
/** The start of a body without a byte-order mark and white space; of UTF-16 its characters that are ASCII. */
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
/** JSON, PDF or what is no text, whatever the header says; undefined for all else. */
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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** Characters of a path that are looked at, from its end. */
const MAX_PATH = 300;
/**
 * The path of an address as sites spell it in many ways, in one: decoded, in lower case, with hyphens for underscores and
 * blanks, and Latin, Greek and Cyrillic letters without their marks, so that `/%C3%87erez_Politikas%C4%B1` is `/cerez-politikasi`.
 */
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
/** A text as {@link foldedPath} writes it. */
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        // Of other scripts they are letters of their own: "ポ" is no "ホ", and Hindi and Thai write vowels so.
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

/**
 * Last parts of the addresses of pages that say thanks for what was sent, in the languages that are most frequent on the
 * web, as {@link foldedPath} writes them.
 */
const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
/** What was sent, as it stands before the thanks: `contact-form-thank-you`. Other words make a post of it: `giving-thanks`. */
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
/** Kinds of what was sent that one address names. */
const MAX_SENT = 3;
/** Those of other pages for people who are on the site already. */
const OTHERS = [
    // A search, a login, an account.
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    // A cart, and the way to the till.
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
/** Ends of addresses that a login service sends a browser back to: redirect URIs of OAuth and OpenID Connect. */
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
/** Whether a page asks visitors who they are, by its address. */
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/** Whether a page says thanks for a message or an order, by its address. */
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Whether a page is there for a program, by its address: a login service sends browsers to it with a code, and they leave
 * it at once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-3.1.2
 */
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Pages below that of an account, and WooCommerce's for a new password, whatever the account is called on a site. Help on
 * passwords and ways to pay have addresses of the same names elsewhere.
 *
 * @see https://woocommerce.com/document/woocommerce-endpoints-2-1/
 */
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
/** The steps of an order: `/checkout/confirm`. */
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
/** Whether a page is for people who are on the site already, by its address: a login, a cart, thanks for an order. */
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
/** Words of the addresses of what only those see who run a site, whatever they put before or behind them. */
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
/**
 * Whether a page is the panel or the login of those who run the site, by the last part of its address: `/shop-panel.html`.
 * Products may be called so as well, so something else has to say that the page is closed on purpose.
 */
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 82847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LEGAL_FORM)
/* harmony export */ });
/** What the name of a company ends with in its country, as it is written there. */
const LEGAL_FORM = [
    String.raw `g?GmbH(?: & Co\. ?KG)?|UG|AG|KG|OHG|e\. ?K\.|e\. ?V\.|eG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Corp\.?|Corporation|Pty\.? Ltd\.?|Pvt\.? Ltd\.?`,
    String.raw `S\.A\.(?:S\.|R\.L\.)?|SAS|SARL|S\.r\.l\.(?:s\.)?|Srl|SRL|S\.p\.A\.|SpA|S\.L\.(?:U\.)?|B\.V\.|BV|N\.V\.|Ltda\.?|LTDA\.?|s\. ?r\. ?o\.|a\. ?s\.|Sp\. z o\. ?o\.|S\.A\.`,
    String.raw `Kft\.|d\. ?o\. ?o\.|Oy|Oyj|AB|ApS|A/S|AS|OÜ|SIA|UAB|A\.Ş\.|Ltd\. Şti\.`,
].join('|');


/***/ }),

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

/**
 * Last parts of addresses of imprints, privacy policies and terms, in the languages that are most frequent on the web, as
 * {@link foldedPath} writes them.
 */
const LEGAL_NOTICE = new RegExp(`/(?:${[
    'impressum|imprint|legal(?:-notice)?|legal/copyright|copyright-?notice|disclaimer|datenschutz(?:erkla(?:e)?rung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit|(?:erklarung|erklaerung)-zur-barrierefreiheit|accessibility-?(?:statement|declaration|policy|notice)',
    'declaration-(?:d-)?accessibilite|declaracion-de-accesibilidad|dichiarazione-di-accessibilita|toegankelijkheidsverklaring|deklaracja-dostepnosci|tillganglighetsredogorelse|tilg(?:ae|æ)ngelighedserkl(?:ae|æ)ring|tilgjengelighetserkl(?:ae|æ)ring|הצהרת-נגישות',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?(?:policy|statement|notice))?|terms(?:-?(?:of-?(?:use|service)|(?:and|&)-?conditions|conditions))?|tos|gdpr',
    '(?:politica-(?:de-)?(?:privacidade?|privacitat|cookies)|privacy-policy|politique-de-confidentialite|datenschutzerklaerung|polityka-prywatnosci|informativa-sulla-privacy)-(?:del?|da|do|of|for|von|di|y|e|and|und|et|para|sitio|site|der|des)(?:-[a-z\\d-]{1,80})?',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-(?:y-condiciones|de-uso))?|termos(?:-(?:de-(?:uso|servico)|e-condicoes))?|lgpd',
    'avis-legal|politica-(?:de-)?privacitat|note-legali|privacy-e-cookie|informativa-(?:sulla-)?privacy|termini-e-condizioni|condizioni-(?:d-uso|di-vendita)',
    'privacyverklaring|privacybeleid|cookiebeleid|algemene-voorwaarden|polityka-(?:prywatnosci|cookies)|regulamin|rodo',
    'integritetspolicy|dataskydd(?:spolicy)?|(?:anvandar|kop)villkor|privatlivspolitik|cookiepolitik|persondatapolitik|handelsbetingelser|personvern(?:erkl(?:ae|æ)ring)?',
    'tietosuoja(?:seloste|lauseke|kaytanto)?|rekisteriseloste|evasteet|kayttoehdot|toimitusehdot|saavutettavuusseloste',
    '(?:zasady-)?ochran[ay]-osobn(?:ich-udaju|ych-udajov)|obchodn[ie]-podm[ie]+nky|adatvedel(?:em|mi-(?:nyilatkozat|tajekoztato|szabalyzat))|adatkezel(?:es|esi-(?:nyilatkozat|tajekoztato))|aszf|impresszum',
    'politica-(?:de-)?(?:confidentialitate|cookie(?:-uri)?)|confidentialitate|termeni(?:-si)?-conditii|termeni',
    'gizlilik(?:-(?:politikasi|bildirimi|sozlesmesi))?|cerez-politikasi|kullanim-(?:kosullari|sartlari)|kvkk(?:-(?:aydinlatma-)?metni)?|aydinlatma-metni|mesafeli-satis-sozlesmesi',
    '(?:politika|pravila)-(?:konfiden(?:c|ts)ial[a-z]{1,9}|privatnosti|zasebnosti)|polity?ka-konfiden(?:c|ts)i[a-z]{1,12}|politika-za-(?:poveritelnost|biskvitki)|politika-za-zashtita-[a-z-]{1,25}|obshti-usloviya',
    '(?:polzovatelskoe|polzovatelskoye)-soglashenie|publi(?:chna|chnaya|cnaya)-oferta|uvjeti-koristenja|pogoji-uporabe|privatumo-politika|privatuma-politika|privaatsuspoliitika|kasutustingimused',
    'politiki-ap?orritou|oroi-(?:xrisis|chrisis|xrhshs)|kebijakan-privasi|syarat-(?:dan-)?ketentuan|chinh-sach-bao-mat|dieu-khoan(?:-su-dung)?|tokushoho?|privacypolicy',
    'политика-конфиденциальности|πολιτικη-απορρητου|οροι-χρησης|プライバシーポリシー|特定商取引法[^/]{0,20}|개인정보-?처리방침|이용약관|隐私政策|隱私(?:權)?政策|سياسة-الخصوصية|תקנון|מדיניות-פרטיות',
].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`, 'u');
/** Whether a page is one that the law asks for, and nobody searches for, by its address. */
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
/** The link types of a link in lower case. */
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    /** What comes before one of the characters, or before the end. */
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    /** The rest of a quoted string behind its opening quote, escapes undone. */
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
}


/***/ }),

/***/ 27916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   KF: () => (/* binding */ isEmptyDate),
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   NF: () => (/* binding */ isCurrencyCode),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   kZ: () => (/* binding */ hasDaysOfHours),
/* harmony export */   n$: () => (/* binding */ isDuration),
/* harmony export */   rA: () => (/* binding */ isTradeItemNumber),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* unused harmony export DAY_MS */
/** A calendar date or a date with a time, as ISO 8601 and schema.org write them. */
const DATE = /^(\d{4}|[+-]\d{4,6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const WEEK_OR_DAY_OF_YEAR = /^\d{4}-(?:W\d{2}(?:-?[1-7])?|\d{3})$/;
const TIME = /^T?(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DURATION = /^[+-]?P(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i;
/** Whether a text is a date or a date with a time (ISO 8601; a blank in place of the T is let pass, as RFC 3339 does). */
function isDate(text) {
    if (WEEK_OR_DAY_OF_YEAR.test(text))
        return true;
    const match = DATE.exec(text);
    if (!match)
        return false;
    const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = match;
    const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    const inCalendar = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
    return inCalendar && isTimeOfDay(hour, minute, second);
}
/** What Go and .NET, MySQL and PHP write for a date that was not set. */
const EMPTY_DATE = /^(?:0001-?01-?01|0000-?00-?00|-0001-?11-?30)(?:$|[T ])/i;
/** Whether a text is the date that a generator writes where it has none. */
function isEmptyDate(text) {
    return EMPTY_DATE.test(text);
}
/** Whether a text is a time of day (ISO 8601). */
function isTime(text) {
    const match = TIME.exec(text);
    return match !== null && isTimeOfDay(match[1], match[2] ?? '00', match[3] ?? '00');
}
function isTimeOfDay(hour, minute, second) {
    return Number(hour) <= 24 && Number(minute) <= 59 && Number(second) <= 60;
}
/** Whether a text is a duration (ISO 8601, section 5.5.2), as `PT1H30M`. */
function isDuration(text) {
    return DURATION.test(text) && !/[PT]$/i.test(text);
}
/** Whether a text is a number as schema.org wants it: digits, a point for decimals, no separators, no unit. */
function isNumber(text) {
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}
/** Whether a text is one of schema.org's booleans. */
function isBoolean(text) {
    return /^(?:https?:\/\/(?:www\.)?schema\.org\/)?(?:true|false)$/i.test(text);
}
/** Currencies that are no codes: symbols, words, small letters. ISO 4217 codes and tickers of others are taken. */
function isCurrencyCode(text) {
    return /^[A-Z]{3,6}$/.test(text);
}
/**
 * Whether a text is a Global Trade Item Number: 8, 12, 13 or 14 digits, the last of which checks the others. Blanks and
 * hyphens are let pass, as people write them.
 *
 * @see https://www.gs1.org/services/how-calculate-check-digit-manually
 */
function isTradeItemNumber(text) {
    const digits = text.replaceAll(/[ -]/g, '');
    if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
        return false;
    const sum = [...digits]
        .reverse()
        .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    return sum % 10 === 0;
}
const DAYS = new Set(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'ph']);
/** Words in front of the first hour. */
const BEFORE_HOURS = /^([\p{L}\s,.:–—-]{2,200}?)[\s:]*\d/u;
/**
 * Whether the days of opening hours, where words stand in front of the hours, are those of schema.org: `Mo-Fr 09:00-17:00`.
 *
 * @see https://schema.org/openingHours
 */
function hasDaysOfHours(text) {
    const words = BEFORE_HOURS.exec(text)?.[1]?.match(/\p{L}+/gu) ?? [];
    return words.every(word => DAYS.has(word.toLowerCase()));
}
/** What is written in place of a value by a template that was not filled in. */
function isPlaceholder(text) {
    return /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{%[^{}]*%\}|<%[^<>]*%>|%%[\w-]+%%|\[object \w+\]|undefined|null|NaN|Invalid [Dd]ate)$/.test(text);
}
/** Milliseconds since 1970 that a date begins and ends at; a date without a time spans its days, in any time zone. */
function spanOf(text) {
    const match = DATE.exec(text);
    if (!match || !isDate(text))
        return undefined;
    const [, year, month, day, hour, , , zone] = match;
    const begin = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
    if (hour !== undefined && zone !== undefined) {
        const exact = Date.parse(text.replace(' ', 'T'));
        return Number.isNaN(exact) ? undefined : { begin: exact, end: exact };
    }
    const next = day
        ? begin + DAY_MS
        : month
            ? Date.UTC(Number(year), Number(month), 1)
            : Date.UTC(Number(year) + 1, 0, 1);
    return { begin: begin - ZONES_MS, end: next + ZONES_MS };
}
const DAY_MS = 86_400_000;
/** The largest offset from UTC, for dates that do not say theirs. */
const ZONES_MS = 14 * 3_600_000;


/***/ }),

/***/ 92484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isClosedAsPreview)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15000);
/* harmony import */ var _page_site_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25097);






/** Characters of a home page among which its head is. */
const MAX_HEAD = 200_000;
/**
 * Whether a noindex is one that the build writes into all pages of a preview, the home page among them: the pages of
 * production will have none.
 */
async function isClosedAsPreview(visit, { url, preview, document }) {
    if (!preview || !(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(document))
        return false;
    const { pathname } = new URL(url);
    const inSite = new URL((0,_page_site_home_js__WEBPACK_IMPORTED_MODULE_4__/* .addressInSite */ .j)({ url, preview })).pathname;
    const home = new URL(`${pathname.slice(0, pathname.length - inSite.length)}/`, url);
    if (inSite === '/')
        return true;
    const { final } = await visit.fetchForSite(home.href);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .mediaType */ .JL)(final) !== 'text/html')
        return false;
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body.subarray(0, MAX_HEAD), (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(final, 'content-type'));
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url));
}


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

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfOwnerSite),
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);







/** Why nothing is known of a file that may be there on production, behind the status of its answer. */
const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
/** Why nothing is known of such a file, for people. */
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
/** What says that a file which is missing here may be there on production; undefined where nothing does. */
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
/** Whether it is an index file from which the host of the site may lead to the folder by itself. */
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
/** Whether it is missing in a folder of the repository OWNER/OWNER.github.io, beside which GitHub Pages serves others. */
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
/** What a file is that is sent as HTML and is no text. */
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 53622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GARBAGE_PAGE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, which asks by HEAD, that a file is sent as HTML and is no
 * text: its value says what it is. It is believed of servers on this machine alone.
 */
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that the host of the site may lead from an index file to its
 * folder by itself. It is believed of servers on this machine alone.
 */
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that a missing file may be there on production: `.gitignore`
 * leaves it to the deployment, or `.htaccess` leads its address elsewhere. Its value is the name of that file. It is
 * believed of servers on this machine alone.
 */
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, with each file that is missing, that the folder is in the
 * repository OWNER/OWNER.github.io: GitHub Pages serves the other repositories of the owner beside it. It is believed of
 * servers on this machine alone.
 */
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ })

};

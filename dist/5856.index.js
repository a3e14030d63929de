export const id = 5856;
export const ids = [5856];
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

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ judgeAmongSiblings),
/* harmony export */   EI: () => (/* binding */ judgeLacks),
/* harmony export */   Ge: () => (/* binding */ lacksOf)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73451);
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67162);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);




/** Pages of one kind from which on they show what their template has. */
const MIN_SIBLINGS = 5;
/** Share of the pages of one kind that may lack something which they are to have: more lack it by design. */
const MAX_LACKING = 0.05;
/** Pages that stand beside those of a template and are of another kind, by the last part of their address. */
const OF_ANOTHER_KIND = /\/(?:index|all|overview|archives?|tags|categories|search|about|contact|imprint|impressum|privacy|terms|faq|help|team|login|cart|checkout|thank-?you|new|submit)(?:\.\w{1,5})?\/?$/i;
/**
 * Compares pages of one template in one folder: what nearly all of them have, the others lost. Lists, and what stands
 * beside the pages of a template in most folders, are left out; pages at the root of a site are of many kinds.
 *
 * @returns the pages that were compared, each with what it lacks; undefined where that is nothing
 */
function lacksOf(pages) {
    const found = new Map();
    const candidates = pages.filter(({ url }) => folderOf(url) !== '/' && !isOfAnotherKind(url));
    for (const group of Map.groupBy(candidates, kindOf).values()) {
        if (group.length < MIN_SIBLINGS)
            continue;
        const most = Math.max(1, Math.floor(group.length * MAX_LACKING));
        const counts = new Map();
        for (const { has } of group)
            for (const name of has)
                counts.set(name, (counts.get(name) ?? 0) + 1);
        const expected = [...counts].filter(([, count]) => count >= group.length - most).map(([name]) => name);
        for (const page of group) {
            const names = expected.filter(name => !page.has.has(name));
            const lack = { names, siblings: group.length, folder: folderOf(page.url) };
            found.set(page, names.length > 0 ? lack : undefined);
        }
    }
    return found;
}
function isOfAnotherKind(url) {
    return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isArchive */ .tc)(url) || (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isFurtherPage */ .Sl)(url) || OF_ANOTHER_KIND.test(new URL(url).pathname);
}
function kindOf({ url, template }) {
    return `${folderOf(url)} ${template}`;
}
/** The path without its last segment, with a slash at its end; "/" for pages at the root. */
function folderOf(url) {
    return new URL(url).pathname.replace(/[^/]*\/?$/, '');
}
/**
 * Compares the pages of a run, which stand for themselves.
 *
 * @param partsOf names of what a page has; undefined where that is not known
 * @returns for each page whether it lacks something
 */
function judgeAmongSiblings(pages, partsOf) {
    const compared = new Map();
    for (const page of pages) {
        const has = (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .standsForItself */ .oD)(page) ? partsOf(page) : undefined;
        if (has)
            compared.set(page, { url: page.url, template: '', has });
    }
    const lacks = lacksOf([...compared.values()]);
    return pages.map(page => {
        const sibling = compared.get(page);
        if (!sibling || !lacks.has(sibling))
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('too few pages of this kind were audited');
        const lack = lacks.get(sibling);
        return lack ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({ url: page.url, message: lackMessage(sibling, lack) }) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)();
    });
}
/** One place for each page that lacks something. */
function judgeLacks(siblings) {
    const list = new _fault_list_js__WEBPACK_IMPORTED_MODULE_3__/* .FaultList */ .x();
    for (const [page, lack] of siblings) {
        if (lack)
            list.add({ url: page.url, message: lackMessage(page, lack) });
    }
    return list.judgeAmong(siblings.size, 'the site has too few pages of one kind');
}
function lackMessage({ url }, { names, siblings, folder }) {
    return `${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(url)} has no ${names.join(' and no ')}, unlike the other pages in ${folder} (${siblings - 1})`;
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

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ headParts),
/* harmony export */   PG: () => (/* binding */ headOverPages)
/* harmony export */ });
/* unused harmony export HEAD_PARTS */
/* harmony import */ var _judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);


/** What a template puts into the head of a page, each with the checks that say already that it is missing or of no use. */
const HEAD_PARTS = {
    description: {
        name: 'meta description',
        saidBy: [
            ...['serp/description-missing', 'serp/description-empty', 'serp/description-outside-head'],
            'serp/description-removed-by-scripts',
        ],
    },
    canonical: {
        name: 'canonical',
        saidBy: [
            ...['serp/canonical-missing', 'serp/canonical-multiple', 'serp/canonical-invalid'],
            'serp/canonical-outside-head',
        ],
    },
    image: {
        name: 'preview image (og:image)',
        saidBy: ['serp/og-image-invalid', 'serp/og-image-broken', 'serp/og-image-too-small'],
    },
};
/** Whether a page lost what the template put into the head of the other pages. */
const headOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
    checks: {
        'unlike-siblings': {
            severity: 'warning',
            title: 'The head of the page lacks what similar pages of the site have',
            why: 'The template fills it in on the other pages of this kind, so it was forgotten here: results and shared links of this page look poorer.',
            fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
            help: 'https://developers.google.com/search/docs/appearance/snippet',
            example: 'all pages in /recipes/ have a canonical, and /recipes/apple-pie has none',
        },
    },
    judge: pages => ({ 'unlike-siblings': (0,_judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmongSiblings */ .DM)(pages, partsOf) }),
});
function partsOf(page) {
    const facts = page.facts('serp');
    if (facts?.['canonicalIs'] === undefined)
        return undefined;
    const card = facts['card'];
    const has = {
        description: typeof facts['description'] === 'string',
        canonical: facts['canonicalIs'] !== 'absent',
        image: card?.image !== undefined && card.image !== null,
    };
    return headParts(has, id => page.failed(id));
}
/**
 * The names of the parts that a head has. What other checks say counts as there.
 *
 * @param has left out is what is not known
 */
function headParts(has, failed) {
    const parts = Object.entries(HEAD_PARTS);
    return new Set(parts.flatMap(([part, { name, saidBy }]) => has[part] === true || (has[part] === false && saidBy.some(failed)) ? name : []));
}


/***/ }),

/***/ 26808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/serp/canonical-target.js
var canonical_target = __webpack_require__(37509);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonicals-over-site.js






const NONE = 'no page of the site names another one of it as its canonical';
const { checks } = canonical_target/* canonicalTarget */.y;
/** Pages of a site that the canonicals of others name: each once, with the pages that name it. */
const canonicalsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'canonical-target-redirects': (0,tool_definition/* overSite */.iE)(checks['canonical-target-redirects']),
        'canonical-target-broken': (0,tool_definition/* overSite */.iE)(checks['canonical-target-broken']),
        'canonical-target-noindex': (0,tool_definition/* overSite */.iE)(checks['canonical-target-noindex']),
        'canonical-target-elsewhere': (0,tool_definition/* overSite */.iE)(checks['canonical-target-elsewhere']),
        'canonical-target-blocked': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt blocks the canonical page',
            why: 'This page asks search engines to show a page that they may not read.',
            fix: 'Allow the canonical page in robots.txt, or use another canonical.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /private/b as canonical, with "Disallow: /private/" in robots.txt',
        },
        'canonical-loop': {
            scope: 'site',
            severity: 'error',
            title: 'Pages name each other as canonical',
            why: 'Each page asks search engines to show the other one instead. They may show neither.',
            fix: 'Choose one of the pages, and make it the canonical of all of them, including itself.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /b as canonical, and /b names /a',
        },
    },
    judge(site) {
        const faults = {
            'canonical-target-redirects': new fault_list/* FaultList */.x(),
            'canonical-target-broken': new fault_list/* FaultList */.x(),
            'canonical-target-noindex': new fault_list/* FaultList */.x(),
            'canonical-target-elsewhere': new fault_list/* FaultList */.x(),
            'canonical-target-blocked': new fault_list/* FaultList */.x(),
        };
        const named = namingPages(site);
        const { inLoops, loops } = loopsOf(site);
        for (const [target, naming] of named) {
            const record = site.pages[target];
            const fault = inLoops.has(target) ? undefined : faultOf(site, target, record);
            if (!fault)
                continue;
            const [check, message] = fault;
            faults[check].add({ url: record.url, message: `${message}; ${canonicalOf(site, naming)}` });
        }
        const judged = Object.entries(faults).map(([check, list]) => [check, list.judgeAmong(named.size, NONE)]);
        return {
            judgements: {
                ...Object.fromEntries(judged),
                'canonical-loop': loops.judgeAmong(named.size, NONE),
            },
        };
    },
});
/** Targets among the pages of the site, each with the pages that could be shown but for their canonical. */
function namingPages({ pages, graph }) {
    const named = new Map();
    for (const [page, record] of pages.entries()) {
        const target = isNaming(record) ? graph.canonicalOf(page) : undefined;
        if (target === undefined || target >= pages.length || target === page)
            continue;
        if (isAsInProduction(record, pages[target]))
            continue;
        const naming = named.get(target);
        if (naming)
            naming.push(page);
        else
            named.set(target, [page]);
    }
    return named;
}
function isNaming({ obstacle, status }) {
    return (obstacle === 'canonical' || obstacle === undefined) && status !== null && (0,network_status/* isSuccess */.oJ)(status);
}
/** The server of a preview may put a slash or an ending behind a path where production does not. */
function isAsInProduction({ url, canonical }, target) {
    const [here, there] = [new URL(url), new URL(target.url)];
    return URL.parse(canonical?.url ?? '')?.host !== here.host && (0,page_address/* loosePath */.qv)(here) === (0,page_address/* loosePath */.qv)(there);
}
/** What is wrong with a page that others name as their canonical. */
function faultOf({ pages, graph }, target, { obstacle, status, finalUrl, url }) {
    const path = (0,same_on_pages/* pathOf */.XM)(url);
    switch (obstacle) {
        case 'robots-txt':
            return ['canonical-target-blocked', `robots.txt blocks ${path}`];
        case 'redirect':
            return [
                'canonical-target-redirects',
                `${path} redirects${finalUrl === undefined ? '' : ` to ${(0,same_on_pages/* pathOf */.XM)(finalUrl)}`}`,
            ];
        case 'status':
            return status === null || (0,network_status/* provesNothing */.R1)(status)
                ? undefined
                : ['canonical-target-broken', `${path} answers ${status}`];
        case 'noindex-header':
        case 'noindex-meta':
            return ['canonical-target-noindex', `${path} has noindex`];
        case 'canonical': {
            const next = graph.canonicalOf(target);
            const to = next === undefined || next >= pages.length ? undefined : (0,same_on_pages/* pathOf */.XM)(pages[next].url);
            return ['canonical-target-elsewhere', `The canonical of ${path} is ${to ?? 'another page'}`];
        }
        default:
            return undefined;
    }
}
function canonicalOf({ pages }, naming) {
    const named = naming.slice(0, same_on_pages/* NAMED_PAGES */.lG).map(page => pages[page]);
    return `canonical of ${(0,same_on_pages/* namesOf */.eZ)(named, naming.length)}`;
}
/** Pages of which each names the next as its canonical, and the last the first. */
function loopsOf({ pages, graph }) {
    const loops = new fault_list/* FaultList */.x();
    const inLoops = new Set();
    const seenFrom = new Map();
    for (const start of pages.keys()) {
        const way = [];
        let at = start;
        while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
            seenFrom.set(at, start);
            way.push(at);
            at = isNaming(pages[at]) ? graph.canonicalOf(at) : undefined;
        }
        if (at === undefined || way.length < 2 || seenFrom.get(at) !== start)
            continue;
        const loop = way.slice(way.indexOf(at));
        if (loop.length < 2)
            continue;
        for (const page of loop)
            inLoops.add(page);
        const names = [...loop, at].map(page => (0,same_on_pages/* pathOf */.XM)(pages[page].url));
        loops.add({ url: pages[at].url, message: names.join(' → ') });
    }
    return { loops, inLoops };
}

// EXTERNAL MODULE: ./lib/engine/judging/siblings.js
var siblings = __webpack_require__(61318);
// EXTERNAL MODULE: ./lib/engine/tools/serp/head-over-pages.js
var head_over_pages = __webpack_require__(65239);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/head-over-site.js



/** The pages of a site that lost what the template put into the head of the others. */
const headOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'unlike-siblings': (0,tool_definition/* overSite */.iE)(head_over_pages/* headOverPages */.PG.checks['unlike-siblings']) },
    judge({ pages }) {
        const compared = pages.flatMap(page => {
            const { url, indexable, template, description, canonical, canonicalsDiffer, failed = [] } = page;
            if (indexable !== true || template === undefined)
                return [];
            const has = {
                description: description !== undefined,
                canonical: canonical !== undefined || canonicalsDiffer === true,
            };
            return { url, template, has: (0,head_over_pages/* headParts */.B$)(has, id => failed.includes(id)) };
        });
        return { judgements: { 'unlike-siblings': (0,siblings/* judgeLacks */.EI)((0,siblings/* lacksOf */.Ge)(compared)) } };
    },
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/serp/texts-over-pages.js
var texts_over_pages = __webpack_require__(67173);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/texts-over-site.js



/** What search results show of the pages of a site, where several of them say the same: each text once. */
const textsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-title': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-title']),
        'duplicate-description': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-description']),
    },
    judge: site => ({
        judgements: {
            'duplicate-title': (0,same_on_site/* judgeSameField */.sq)(site, ({ title }) => title, 'title'),
            'duplicate-description': (0,same_on_site/* judgeSameField */.sq)(site, ({ description }) => description, 'meta description'),
        },
    }),
});

;// CONCATENATED MODULE: ./lib/engine/tools/serp/site-topics.js



const siteTopics = [textsOverSite, canonicalsOverSite, headOverSite];


/***/ }),

/***/ 67173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textsOverPages)
/* harmony export */ });
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49087);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9677);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);





/** What search results show of the pages, where several of them say the same. */
const textsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRunTopic */ .m1)({
    checks: {
        'duplicate-title': {
            severity: 'warning',
            title: 'Several pages have the same title',
            why: 'People and search engines cannot tell the pages apart in the results, and Google may write titles of its own.',
            fix: 'Give each page a title that describes only this page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '/shoes and /boots both have <title>Our shop</title>',
        },
        'duplicate-description': {
            severity: 'notice',
            title: 'Several pages have the same meta description',
            why: 'One description for several pages describes none of them, so Google usually shows text of the page instead.',
            fix: 'Write a description of its own for each page, or leave it out.',
            help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
            example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
        },
        'duplicate-card-title': {
            severity: 'notice',
            title: 'Pages with different titles are shared under the same one',
            why: 'Social networks and messengers show og:title. In the template it is a fixed text, so a shared link does not say which page it leads to.',
            fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
            help: 'https://ogp.me/#metadata',
            example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
        },
        'duplicate-card-description': {
            severity: 'notice',
            title: 'Pages with different meta descriptions are shared with the same text',
            why: 'Social networks and messengers show og:description. In the template it is a fixed text, so a shared link does not say what its page is about.',
            fix: 'Fill og:description with the description of the page, or leave it out: then networks take the meta description.',
            help: 'https://ogp.me/#optional',
            example: '/shoes and /boots both have <meta property="og:description" content="Welcome to our shop">',
        },
    },
    judge: pages => ({
        'duplicate-title': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('title', 'serp/title-default', 'serp/title-brand-only'), 'title'),
        'duplicate-description': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('description', 'serp/description-default'), 'meta description'),
        'duplicate-card-title': judgeCardTexts(pages, {
            property: 'og:title',
            stated: 'hasTitle',
            fact: 'title',
            called: 'title',
        }),
        'duplicate-card-description': judgeCardTexts(pages, {
            property: 'og:description',
            stated: 'hasDescription',
            fact: 'description',
            called: 'meta description',
        }),
    }),
});
/** Different texts of pages with one text of their cards, from which on that is a fixed text. */
const MIN_ALIKE = 3;
/** Share of the pages whose text a fixed one is: a few products alike may be named, or described, alike on purpose. */
const MIN_SHARE = 0.5;
/** Texts of cards, where those of the pages differ: where they do not, that is said of the texts of the pages. */
function judgeCardTexts(pages, { property, stated, fact, called }) {
    const ownTextOf = (page) => String(page.facts('serp')?.[fact] ?? '');
    const cardTextOf = (page) => {
        const card = page.facts('serp')?.['card'];
        const text = card?.[stated] === true ? card[fact] : undefined;
        // Lists of what has a tag or a date are shared by nobody, and generators give them the card of the site.
        return ownTextOf(page) !== '' && typeof text === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isComparable */ .n9)(page) ? text : undefined;
    };
    const groups = Map.groupBy(pages, cardTextOf);
    const least = MIN_SHARE * (pages.length - (groups.get(undefined)?.length ?? 0));
    const byCard = new Map([...groups].map(([card, alike]) => [card, Map.groupBy(alike, ownTextOf)]));
    return pages.map(page => {
        const card = cardTextOf(page);
        if (card === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .notApplicable */ .hH)(`the page has no ${property} besides its ${called}, or is no page to share`);
        const byOwn = byCard.get(card);
        const own = ownTextOf(page);
        // It is meant for the home page, or for the page whose text it is.
        const isFixed = byOwn.size >= MIN_ALIKE && groups.get(card).length >= least;
        if (!isFixed || own === card || (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isHomePage */ .fF)(page.url))
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .pass */ .IX)();
        const others = [...byOwn.keys().take(_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMED_PAGES */ .lG + 1)]
            .filter(other => other !== own)
            .map(other => byOwn.get(other)[0]);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)({
            url: page.url,
            message: `${property} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(card)}, as on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(others, byOwn.size - 1)}, but the ${called} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(own)}`,
        });
    });
}
/**
 * A text of a page, but for one that a template brought or that is the name of the site alone: that it is to be written
 * is said by another check.
 */
function own(fact, ...saidBy) {
    return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact]);
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

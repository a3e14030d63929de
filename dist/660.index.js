export const id = 660;
export const ids = [660];
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

/***/ 96611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48824);



/** Bytes on the wire up to which a body is waited for and undone in one piece, and bytes that may come of it. */
const SMALL_BYTES = 64 * 1024;
const SMALL_DECODED_BYTES = 1024 * 1024;
/** RFC 9659 section 3: a decoder of the content coding "zstd" need not hold a window of more than 8 MB. */
const ZSTD_WINDOW_LOG = 23;
/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than about `maxBytes`
 * decoded. The source is always ended, whatever happens.
 *
 * As in browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 * @throws BadContentEncoding where the body cannot be decoded; the source's own error where it breaks off
 */
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
/** The code that was handed a body to read failed itself: a bug of ours, no fault of the body. */
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
/**
 * As {@link readBody}, but hands the decoded body on piece by piece and holds none of it. What the consumer leaves is
 * not read. Where the body breaks off, that is thrown even where the consumer hides it.
 *
 * @throws BodyConsumerFailed where the consumer throws of its own, that being the cause
 */
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            let room = maxBytes;
            for await (const chunk of decode(source, contentEncoding, read)) {
                read.truncated = chunk.length > room;
                yield read.truncated ? chunk.subarray(0, room) : chunk;
                if (read.truncated)
                    return;
                room -= chunk.length;
            }
        }
        catch (error) {
            broken = error instanceof _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9 ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentCodings */ .bl)(contentEncoding).reduceRight(undo, counted);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
/** Undoes gzip of a file that is compressed in itself, whatever HTTP did to it. */
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
/** Undoes one coding. A body without a byte has nothing to undo: it is what HEAD, 204 and 304 give. */
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    const first = [];
    let [bytes, isWhole] = [0, false];
    while (bytes <= SMALL_BYTES && !isWhole) {
        const next = await chunks.next();
        if (next.done)
            isWhole = true;
        else if (next.value.length > 0)
            bytes += first[first.push(next.value) - 1].length;
    }
    if (bytes === 0)
        return;
    const undone = isWhole ? undoneAtOnce(first, coding) : undefined;
    if (undone)
        return yield undone;
    async function* all() {
        yield* first;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    // The error reaches the loop that reads; the pipeline is there to end what is behind it.
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, DECODERS[kindOf(coding, first[0])].stream(), () => { });
}
/**
 * A small body without its coding. A stream takes several times as long, most of it for the threads and turns of the loop
 * between its pieces.
 *
 * @returns undefined where it is large, or cannot be undone: then the stream says why
 */
function undoneAtOnce(chunks, coding) {
    try {
        return DECODERS[kindOf(coding, chunks[0])].atOnce(Buffer.concat(chunks), {
            maxOutputLength: SMALL_DECODED_BYTES,
        });
    }
    catch {
        return undefined;
    }
}
const ZSTD_OPTIONS = { params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } };
const DECODERS = {
    br: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync },
    zstd: {
        stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress(ZSTD_OPTIONS),
        atOnce: (bytes, limits) => node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync(bytes, { ...ZSTD_OPTIONS, ...limits }),
    },
    deflate: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync },
    raw: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync },
    gzip: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzipSync },
};
function kindOf(coding, [firstByte]) {
    switch (coding) {
        case 'br':
        case 'zstd':
            return coding;
        case 'deflate':
            return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .isRawDeflate */ .gH)(firstByte) ? 'raw' : 'deflate';
        default:
            return 'gzip';
    }
}
function badEncoding(contentEncoding, cause) {
    return new _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
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

/***/ 76325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ misnamesProduction),
/* harmony export */   S: () => (/* binding */ hosts)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67162);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _visit_domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _host_uses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36975);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62288);








const HELP = 'https://www.sitemaps.org/protocol.html#location';
const checks = {
    'development-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a development server or of example.com',
        why: 'Search engines cannot reach these URLs, so the sitemap tells them of no page of the site.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: HELP,
        example: '<loc>http://localhost:3000/about</loc>, or https://example.com/about as a template has it',
    },
    'foreign-host': {
        scope: 'site',
        severity: 'notice',
        title: 'The sitemap lists URLs of another host',
        why: 'On a preview that is right: the sitemap lists the URLs of production. On the site itself, search engines ignore URLs of another host.',
        fix: 'Check that this is the host where the pages will live, with or without www.',
        help: HELP,
        example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
    },
    'not-production-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a host that is not production',
        why: 'Search engines ignore URLs of another host than that of the sitemap, so they learn of no page.',
        fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
        help: HELP,
        example: 'a sitemap for www.example.com that lists https://old.example.com/about',
    },
    'mixed-hosts': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists pages of several hosts',
        why: 'Search engines ignore URLs of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
        fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
        example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
    },
};
/** Hosts that the facts name. */
const MAX_FACTS = 20;
/** Which hosts the sitemaps speak of. */
const hosts = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .siteSitemaps */ .GV)(visit);
        const nothing = (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutContent */ .gH)(site);
        const { preview } = visit;
        const domain = nothing || preview?.host === undefined
            ? undefined
            : await (0,_visit_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, site.survey.origin));
        const counts = Array.from(site.hosts.all, ([host, { count }]) => [host, count]);
        return {
            judgements: nothing ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, nothing) : judgeHosts(site, preview, domain),
            facts: { hosts: Object.fromEntries(counts.slice(0, MAX_FACTS)) },
        };
    },
});
/** @param domain the host in the CNAME file of the site: GitHub Pages redirects the one with or without www there */
function judgeHosts(site, preview, domain) {
    const { all, others } = site.hosts;
    if (all.size === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemaps list no page whose URL can be read'));
    }
    const strange = others.filter(([host]) => !isProductionHost(preview, host));
    if (strange.length === 0 && others.length > 0) {
        const redirected = others.filter(([host]) => domain !== undefined && host !== domain && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(host) === (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain));
        const listed = others.map(([host]) => host).join(' and ');
        const production = redirected.length > 0
            ? report(redirected, `; the CNAME file publishes the site on ${domain}, where they redirect`)
            : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(`the sitemap lists ${listed}, as it should ${preview.words}`);
        return {
            'development-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
            'foreign-host': production,
            'not-production-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
            'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
        };
    }
    const development = strange.filter(([host]) => isNoSite(host, site.hosts.own));
    const foreign = strange.filter(use => !development.includes(use));
    const apart = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemap lists a host that is no site, which is reported separately');
    return {
        'development-host': report(development),
        ...(foreign.length === 0 && development.length > 0
            ? { 'foreign-host': apart, 'not-production-host': apart, 'mixed-hosts': apart }
            : judgeForeign(foreign, site, preview)),
    };
}
/** Whether all that the sitemaps list is reported to be on a host that is not production. */
function misnamesProduction(site, preview) {
    if ((0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutContent */ .gH)(site) || site.hosts.all.size === 0)
        return false;
    return judgeHosts(site, preview)['not-production-host'].outcome === 'fail';
}
function judgeForeign(foreign, { hosts: { all }, survey: { origin }, vouched }, preview) {
    const unknown = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('production is not known: the setting "production-url" names it');
    const knowsProduction = preview?.host !== undefined;
    if (foreign.length === 0) {
        const known = knowsProduction ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() : unknown;
        return { 'foreign-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(), 'not-production-host': known, 'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() };
    }
    if (all.size > 1) {
        const several = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemap lists several hosts, which is reported separately');
        return {
            'foreign-host': several,
            'not-production-host': knowsProduction ? several : unknown,
            'mixed-hosts': report(foreign.filter(([host]) => !vouched.has(host))),
        };
    }
    const judgement = judgeOnlyHost(foreign, origin, preview);
    const apart = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('production is known, and the sitemap lists another host, which is reported separately');
    return {
        'foreign-host': knowsProduction ? apart : judgement,
        'not-production-host': knowsProduction ? judgement : unknown,
        'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
    };
}
function judgeOnlyHost(foreign, origin, preview) {
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(new URL(origin).hostname) && preview?.host === undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the site is audited on this machine: its own host will be another one');
    }
    if (preview !== undefined && preview.host === undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(`the sitemap lists ${foreign[0][0]}, which is taken for production ${preview.words}`);
    }
    return report(foreign, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .previewHint */ .G7)(preview, origin));
}
/**
 * Whether a host is one that a generator or a template left over. A server on this machine is known by its port, so
 * another port is an address left over.
 */
function isNoSite(host, audited) {
    if (host === _host_uses_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_HOSTS */ .J)
        return false;
    const { hostname, port } = new URL(`http://${host}`);
    const own = new URL(`http://${audited}`);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isSampleHost */ .TH)(hostname))
        return !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isSampleHost */ .TH)(own.hostname);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(hostname))
        return false;
    return !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(own.hostname) || port !== own.port;
}
function isProductionHost(preview, host) {
    return host !== _host_uses_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_HOSTS */ .J && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnProduction */ .dT)(preview, new URL(`https://${host}`));
}
function report(uses, hint = '') {
    const faults = new _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_7__/* .FaultList */ .x();
    for (const [host, { count, file, line, column, example }] of uses) {
        faults.add({
            url: file,
            line,
            ...(column !== undefined && { column }),
            message: `${count === 1 ? '1 URL is' : `${count} URLs are`} on ${host}, the first is ${example}${hint}`,
        });
    }
    return faults.judge();
}


/***/ }),

/***/ 49366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listing),
/* harmony export */   v: () => (/* binding */ placeInSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72041);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(25218);
/* harmony import */ var _syntax_for_users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53570);
/* harmony import */ var _syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68774);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11312);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77753);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76325);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62288);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(66986);




















/** Whether the audited page is in the sitemaps. */
const listing = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_15__/* .defineTopic */ .RE)({
    checks: {
        'page-not-listed': {
            severity: 'notice',
            title: 'The page is not in the sitemap',
            why: 'Search engines find the page only through links, and may learn of changes later.',
            fix: 'Add the URL of the page to the sitemap. If it is left out on purpose, add this check to "ignore" for the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: "https://www.example.com/new is in none of the site's sitemaps",
        },
    },
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__/* .siteSitemaps */ .GV)(visit);
        if (site.entries === 0) {
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)('the sitemaps list nothing'), undefined);
        }
        const page = await pageOrReason(visit);
        if (typeof page === 'string')
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notMeasured */ .q7)(page), findListing(site, visit.url));
        const canonicals = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
        const listed = findListing(site, page.url, [...canonicals, ...besideGuess(visit, page.url)]);
        const excuse = await excuseOf(visit, page, site);
        const judgement = excuse === undefined ? judge(listed, page.url, site) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)(excuse);
        // Only for a page that is left out is it worth showing it in Chrome.
        const leadsOn = judgement.outcome === 'fail' && (await sendsOn(visit, page));
        return found(leadsOn ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)('the page only sends its visitors elsewhere') : judgement, listed);
    },
});
/**
 * Whether the sitemaps of the site list the audited page. What leaves it out is not known where there is none, where one
 * was not read to its end, or where they are those of another host.
 */
async function placeInSitemaps(visit) {
    const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__/* .siteSitemaps */ .GV)(visit);
    if (site.entries === 0)
        return 'unknown';
    const page = await pageOrReason(visit);
    // That the page which it names as canonical is listed says nothing of the page itself.
    const canonicals = typeof page === 'string'
        ? []
        : (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => (url && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_5__/* .namesItself */ .e0)(url, page) ? [url] : []));
    const url = typeof page === 'string' ? visit.url : page.url;
    if (findListing(site, url, [...canonicals, ...besideGuess(visit, url)]) !== 'not-listed')
        return 'listed';
    return (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__/* .whyIncomplete */ .Be)(site.survey) !== undefined || isOfOtherHost(site) ? 'unknown' : 'left-out';
}
function found(judgement, listed) {
    return {
        judgements: { 'page-not-listed': judgement },
        facts: { listed: listed === undefined ? null : listed !== 'not-listed' },
    };
}
async function pageOrReason(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_17__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
function besideGuess({ preview }, url) {
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .addressBesideGuess */ .WF)(preview, new URL(url));
    return beside ? [beside] : [];
}
/** @param further addresses of the page */
function findListing({ urls, origins }, url, further = []) {
    const names = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_18__/* .namesOf */ .e)(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = further.map(other => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_19__/* .comparableUrl */ .sY)(other));
    const similar = further.flatMap(other => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_18__/* .namesOf */ .e)(other.href, origins).similar);
    const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return isKnown ? 'listed-otherwise' : 'not-listed';
}
function judge(listed, url, site) {
    const { survey, ofLanguages, origins } = site;
    if (listed === 'listed')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)();
    if (listed === 'listed-otherwise')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)('it is listed with another form of its URL');
    if (findListing({ urls: ofLanguages.urls, origins }, url) !== 'not-listed') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)('the sitemap in the folder of its language lists it, which crawlers are not told of');
    }
    const incomplete = (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__/* .whyIncomplete */ .Be)(survey);
    if (incomplete !== undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notMeasured */ .q7)(incomplete);
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .fail */ .fJ)({ url, message: 'No sitemap lists this page' });
}
/** Whether a refresh or a script leads to another page, which is the one that belongs in the sitemap. */
async function sendsOn(visit, page) {
    return (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .instantRedirect */ ._9)(page) !== undefined || (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_4__/* .isLedOn */ .$g)(await visit.judgedPage());
}
/** Lists of what belongs to a tag, an author and the like, as generators make them and mostly leave them out. */
const ARCHIVE = /\/(?:tags?|authors?|archives?|page)\/[^/]+\/?$/i;
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    if ((0,_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_7__/* .isForUsers */ .KQ)(page.url))
        return 'the page is for people who are on the site already';
    if ((0,_syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_8__/* .isLegalNotice */ .W)(page.url))
        return 'nobody searches for a legal notice, and many leave it out on purpose';
    const meta = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .metaDirectives */ .IU)(page.document).inHead;
    const headers = (0,_samples_js__WEBPACK_IMPORTED_MODULE_12__/* .isClosedByPlatform */ .DS)(site.samples) ? [] : (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .shippedHeaderDirectives */ .ZF)(page);
    if ((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .directivesFor */ .A)([...meta, ...headers], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .isNoindex */ .Mg))
        return 'the page is set to noindex';
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).find(link => link.url)?.url;
    if (canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_5__/* .namesItself */ .e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFor */ .Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    if (ARCHIVE.test(new URL(page.url).pathname))
        return 'lists of pages by tag, author or date may be left out';
    if (site.urls.size === 0)
        return 'no entry of the sitemaps is a full URL, which is reported separately';
    if (site.samples.length > 1 && site.samples.every(({ status }) => status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(status)))
        return 'nothing of what the sitemaps list is there, which is reported separately';
    if ((0,_hosts_js__WEBPACK_IMPORTED_MODULE_11__/* .misnamesProduction */ .H)(site, visit.preview))
        return 'the sitemaps list a host that is not production, which is reported separately';
    return isOfOtherHost(site)
        ? 'the sitemap was read from another host, which may not know this version of the site'
        : undefined;
}
function isOfOtherHost({ survey, hosts, origins }) {
    const elsewhere = survey.files.every(file => !(0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_10__/* .isThere */ .$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    return elsewhere && !hosts.listsOwn && origins.length > 1;
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

/***/ 48824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   bl: () => (/* binding */ contentCodings),
/* harmony export */   gH: () => (/* binding */ isRawDeflate)
/* harmony export */ });
/** A `Content-Encoding` that cannot be undone, or a body that does not follow it. */
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
/** More codings than this on one body are an attack: each one costs memory of its own. */
const MAX_CODINGS = 5;
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'];
/** Registered codings that were not asked for: the body is unreadable, where an unregistered word is a slip. */
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
/**
 * The content codings of a body in the order in which they were applied (RFC 9110 section 8.4), in lower case. As in
 * browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @throws BadContentEncoding where they are too many, or one of them cannot be undone
 */
function contentCodings(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(coding => KNOWN.includes(coding)) ? codings : [];
}
/** "deflate" is zlib by its definition (RFC 9110 section 8.4.1.2), but some servers send the raw form: the first byte tells. */
function isRawDeflate(firstByte) {
    return (firstByte & 0x0f) !== 8;
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

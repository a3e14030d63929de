export const id = 6227;
export const ids = [6227];
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

/***/ 94355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ drawsMissingSigns)
/* harmony export */ });
const SCRIPT = /\/wp-includes\/js\/(?:wp-emoji-release|wp-emoji|twemoji)(?:\.min)?\.js$/;
/** Whether a script is what WordPress loads in browsers alone that lack signs, as where no font of a machine has them. */
function drawsMissingSigns(pathname) {
    return SCRIPT.test(pathname);
}


/***/ }),

/***/ 96147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ unnamedVersion),
/* harmony export */   n: () => (/* binding */ declaredLanguage)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32222);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66840);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5758);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93747);
/* harmony import */ var _version_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75214);







/**
 * A link from a page in the folder of a language (`/ru/tips`) to the page without it (`/tips`), whatever the link is
 * called, where that page is in another language by what it says or by its letters.
 */
async function unnamedVersion(visit, { page, address }) {
    const own = (0,_version_links_js__WEBPACK_IMPORTED_MODULE_6__/* .plainPath */ .s1)(address.here);
    const { document } = page;
    if (own.language === undefined || !isIn(document, own.language))
        return undefined;
    for (const element of document.elements('a')) {
        const url = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '');
        if (url?.search !== '' || !/^https?:$/.test(url.protocol) || !address.isOnSite(url))
            continue;
        const { language, rest } = (0,_version_links_js__WEBPACK_IMPORTED_MODULE_6__/* .plainPath */ .s1)(url);
        if (language !== undefined || rest !== own.rest)
            continue;
        const located = address.locate(url);
        if ('unverifiable' in located)
            return undefined;
        const { final, hops } = await visit.fetchForSite(located.url);
        const isThere = final !== undefined &&
            (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) &&
            (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_3__/* .loosePath */ .qv)(new URL(final.url)) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_3__/* .loosePath */ .qv)(new URL(located.url));
        const target = isThere && hops.length <= 2 ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(final, visit.preview) : undefined;
        const other = target && otherLanguage(target.document, own.language);
        return other === undefined
            ? undefined
            : { element, url, language: other, text: (0,_version_links_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfLink */ .bG)(element) || url.pathname };
    }
    return undefined;
}
/** Characters of a text whose letters are looked at. */
const MAX_TEXT = 4000;
const MIN_LETTERS = 100;
/** Share of letters from which on a text is in their language, or no more than names and code are in another's. */
const MOST = 0.8;
const FEW = 0.5;
/** Whether a page is in the language of its folder, and the folder is not named for something else, such as an "IT" department. */
function isIn(document, language) {
    const declared = declaredLanguage(document);
    if (declared !== undefined)
        return (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameLanguage */ .ls)(declared, language);
    return !isLatin(language) && latinShare(document) < FEW;
}
/** What another language a document is in; undefined where it may be the same. */
function otherLanguage(document, own) {
    const declared = declaredLanguage(document);
    if (declared !== undefined)
        return (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameLanguage */ .ls)(declared, own) ? undefined : declared;
    return !isLatin(own) && latinShare(document) >= MOST ? 'in Latin letters' : undefined;
}
function declaredLanguage(document) {
    return (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .readLanguageTag */ .FA)((document.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, 'lang')?.trim()) ?? '')?.language;
}
function isLatin(language) {
    return (new Intl.Locale(language).maximize().script ?? 'Latn') === 'Latn';
}
/** Of the first letters of a text, 0 to 1; NaN where they are too few to tell. */
function latinShare(document) {
    const letters = (document.body ? (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfSeenText */ .Mq)(document.body, MAX_TEXT) : '').match(/\p{L}/gu) ?? [];
    if (letters.length < MIN_LETTERS)
        return Number.NaN;
    return letters.filter(letter => /\p{Script=Latin}/u.test(letter)).length / letters.length;
}


/***/ }),

/***/ 75214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ commonLanguageNamed),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bG: () => (/* binding */ nameOfLink),
/* harmony export */   ll: () => (/* binding */ languageMeantBy),
/* harmony export */   qe: () => (/* binding */ versionLinks),
/* harmony export */   s1: () => (/* binding */ plainPath)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5758);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93747);




/** Characters of the text of a link that are looked at. */
const MAX_TEXT = 40;
/** Characters of a path. */
const MAX_PATH = 1000;
/**
 * Links of a page to itself in another language: they are called by a language, or its code, and lead to the path of
 * the page with that language in front (`/ar/contact` of `/contact`) or behind (`/contact-ar.html`), without one, or with
 * another.
 */
function versionLinks(document, address) {
    const own = versionPath(address.here);
    const found = new Map();
    for (const element of document.elements('a')) {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            continue;
        const target = versionPath(url);
        if (target.rest !== own.rest || target.language === own.language)
            continue;
        const text = nameOfLink(element);
        const named = languageNamed(text, target.language);
        if (named === undefined || (own.language !== undefined && (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(named, own.language)))
            continue;
        if (!found.has(named))
            found.set(named, { element, url, language: named, text });
    }
    return [...found.values()];
}
/** What a link is called; empty where nothing tells. */
function nameOfLink(link) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfSeenText */ .Mq)(link, MAX_TEXT) || labelOf(link));
}
/** What a link without a text is called by: its label, or the picture in it. */
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(only, 'alt') : undefined;
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label') ?? (alt?.trim() || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title')) ?? '';
    return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT);
}
/** What the file of a picture without a text is called by, as a flag in `/img/ko.jpg` is: it is compared with the address. */
function nameOfFlag(picture) {
    const src = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(picture) ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(picture, 'src') ?? '').slice(-MAX_PATH) : '';
    return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? '';
}
/** A path in the parts that tell language versions apart. */
function plainPath(url) {
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
/**
 * Codes of countries that sites take for the language spoken there, and that are no codes of languages: `/ua/` and "UA" of
 * versions in Ukrainian.
 */
const BY_COUNTRY = new Map([
    ['ua', 'uk'],
    ['cz', 'cs'],
    ['dk', 'da'],
    ['gr', 'el'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['cn', 'zh'],
    ['vn', 'vi'],
    ['kz', 'kk'],
]);
/** The language that the code of a country is taken for by mistake, as in `lang="kr"`; undefined for all other codes. */
function languageMeantBy(code) {
    return BY_COUNTRY.get(code.toLowerCase());
}
/** The same where a country stands for its language. */
function pathByCountry(url) {
    const parts = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH).split('/');
    const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()));
    if (at < 0 || at > 2)
        return undefined;
    return { language: BY_COUNTRY.get(parts[at].toLowerCase()), rest: parts.toSpliced(at, 1).join('/') };
}
/** Where no part of a path is a language, a country may stand for one, or the name of the file may end with one. */
function versionPath(url) {
    const plain = plainPath(url);
    const path = (plain.language === undefined && pathByCountry(url)) || plain;
    const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? [];
    if (path.language !== undefined || !(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(code))
        return path;
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(code).language, rest: rest.replace(/\/index$/i, '') };
}
/** The language that a link is called by; undefined where its text says something else. */
function languageNamed(text, language) {
    const said = plain(text);
    if (said === '')
        return undefined;
    if (language !== undefined) {
        const code = CODES.has(language) ? [language] : [];
        const countries = [...BY_COUNTRY].flatMap(([country, of]) => (of === language ? [country] : []));
        const names = [...code, ...countries, ownNameOf(language), (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', language)].map(plain);
        return names.includes(said) ? language : undefined;
    }
    return commonLanguageNamed(text);
}
/** One of the most frequent languages of the web, by its code or its name in itself or in English. */
function commonLanguageNamed(text) {
    commonNames ??= namesOfCommonLanguages();
    return commonNames.get(plain(text));
}
/** Made once: the system takes longer to name a language than a page to be searched for one. */
let commonNames;
function namesOfCommonLanguages() {
    const names = new Map();
    for (const code of COMMON_LANGUAGES) {
        for (const name of [code, plain(ownNameOf(code)), plain((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code))]) {
            if (!names.has(name))
                names.set(name, code);
        }
    }
    for (const [name, code] of SHORT_NAMES)
        names.set(name, code);
    return names;
}
/** What speakers write on a switch besides the name that the system knows. */
const SHORT_NAMES = [
    ['عربي', 'ar'],
    ['فارسی', 'fa'],
    ['简体中文', 'zh'],
    ['繁體中文', 'zh'],
];
/** Those of versions whose address does not say it. */
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
/** Codes by which links call languages. Others are words first of all: a "CV" is no Chuvash, and "My" no Burmese. */
const CODES = new Set([
    ...COMMON_LANGUAGES,
    ...'bg sk sl hr sr bs mk sq lt lv et is ga cy gl lb mt be ka hy az kk uz hi bn ta te ur th ms tl sw km lo mn ne si'.split(' '),
]);
function ownNameOf(language) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    }
    catch {
        return language;
    }
}
/** Without what stands around a name, as flags and brackets. */
function plain(text) {
    return text
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim()
        .toLowerCase();
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

/***/ 59313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AZ: () => (/* binding */ iconGap),
  z5: () => (/* binding */ laidOut),
  X7: () => (/* binding */ layoutGap),
  KO: () => (/* binding */ sheetGap)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/engine/page/withheld-answers.js
var withheld_answers = __webpack_require__(6343);
// EXTERNAL MODULE: ./lib/engine/syntax/icon-files.js
var icon_files = __webpack_require__(12421);
// EXTERNAL MODULE: ./lib/engine/syntax/missing-signs.js
var missing_signs = __webpack_require__(94355);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js



/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
/** What lays pages out or makes them. */
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
/** What the parts of an app are called, or what loads them. */
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: the page does not wait for it (`async`), it is of another site, and the only thing that the page
 * names or loads from there. In doubt it does not: what may be a framework or a part of the site itself shapes the page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
function widgetsOf({ document, requests }) {
    const sites = new Map();
    const siteOf = (address) => {
        const { hostname } = address;
        if (!sites.has(hostname)) {
            sites.set(hostname, (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? undefined);
        }
        return sites.get(hostname);
    };
    const named = new Map();
    const note = (address) => {
        if (!address)
            return;
        const site = siteOf(address);
        named.set(site, (named.get(site) ?? new Set()).add(address.href));
    };
    for (const { address } of (0,page_links/* linksOf */.h)(document))
        note(address);
    for (const { url } of requests)
        note(URL.parse(url));
    const scripts = Map.groupBy(document.elements('script'), script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? ''));
    const own = siteOf(new URL(document.url));
    return (url) => {
        const address = new URL(url);
        const site = siteOf(address);
        if (site === undefined || site === own || named.get(site)?.size !== 1)
            return false;
        const { hostname, pathname } = address;
        if (FILE_HOST.test(hostname) || FRAMEWORK.test(hostname + pathname) || PART.test(pathname))
            return false;
        return scripts.get(address.href)?.every(isNotWaitedFor) ?? false;
    };
}
function isNotWaitedFor(script) {
    return (0,html_document/* attribute */.lt)(script, 'async') !== undefined && !/module/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/layout-gap.js








/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
/** Style sheets that lay nothing out of the page itself; icons are spoken of by {@link iconGap}. */
const BARE_STYLES = new Set([
    'fonts',
    'icons',
    'popups',
    'scrolling',
]);
/** What a script of the same purpose puts into the page: its style sheet matters where that came. */
const SCRIPTED_STYLES = new Set(['captcha', 'chat', 'consent']);
/** And such scripts. */
const BARE_SCRIPTS = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
]);
/** And those that send the files of others, whatever is in them. */
const FILES = new Set(['cdn', 'hosting']);
/**
 * The page as Chrome laid it out, with all that shapes it.
 *
 * @throws NotMeasured where Chrome did not show the page, or did without a style sheet or script of it
 */
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
/**
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get, or will not get on production.
 * Whether visitors get it does not matter here: where they do not, that is the fault, and the layout only follows from it.
 * It does where they do without a small part of the styles alone, see {@link absentExtras}.
 * Scripts of those who count, advertise, ask for consent and chat are left out of account, and so are fonts, what scrolls
 * more smoothly, {@link iconGap icons} and {@link widgetsOf widgets}.
 *
 * @param types what is looked for: of a page whose links are judged its styles do not matter
 */
async function layoutGap(page, types = ['Stylesheet', 'Script']) {
    const { quirks } = page;
    const missing = missingOf(page).filter(({ type }) => types.includes(type));
    const unapplied = missing.length > 0 ? unneededFiles(page, missing) : new Set();
    let isWidget;
    for (const request of missing) {
        const { url, type } = request;
        const fault = faultOf(request, quirks);
        if (fault === undefined || unapplied.has(url) || !(await isShaping(request, page.requests)))
            continue;
        if (type === 'Script' && !FILES.has(await categoryOf(url))) {
            isWidget ??= widgetsOf(page);
            if (isWidget(url))
                continue;
        }
        return messageOf(request, fault);
    }
    return types.includes('Stylesheet') ? waitingGap(page) : undefined;
}
/** As {@link layoutGap} for style sheets alone, of any load of a page. */
async function sheetGap({ document, requests }) {
    const { quirks } = document;
    const missing = missingOf({ requests, quirks }).filter(({ type }) => type === 'Stylesheet');
    const unapplied = missing.length > 0 ? unneededFiles({ document, requests }, missing) : new Set();
    for (const request of missing) {
        const fault = faultOf(request, quirks);
        if (fault !== undefined && !unapplied.has(request.url) && (await isShaping(request, requests)))
            return messageOf(request, fault);
    }
    return waitingGap({ document, requests });
}
/**
 * A style sheet that came and that the page has not applied: it is for paper, or preloaded, until its `onload` changes
 * that, which browsers do not call where a sheet that it imports, such as one of fonts, does not come.
 */
function waitingGap({ document, requests }) {
    const came = new Set(requests.filter(request => faultOf(request, document.quirks) === undefined).map(urlOf));
    const waiting = document.elements('link').find(link => {
        const isForLater = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\bpreload\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
        const isChanged = /\bthis\.(?:media|rel)\s*=/.test(((0,html_document/* attribute */.lt)(link, 'onload') ?? '').slice(0, MAX_ADDRESS));
        const url = isForLater && isChanged ? document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') : undefined;
        return url !== undefined && came.has(url) && !(0,icon_files/* isIconFile */.Y)(new URL(url));
    });
    const url = waiting && document.resolve((0,html_document/* attribute */.lt)(waiting, 'href') ?? '');
    return url && `the page was laid out without the style sheet ${url}, which its onload had not applied yet`;
}
/** Why icons are not as large as they are for visitors: a style sheet or script of icons that Chrome did not get. */
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = faultOf(request, page.quirks);
        if (fault !== undefined && (0,icon_files/* isIconFile */.Y)(new URL(request.url)))
            return messageOf(request, fault);
    }
    return undefined;
}
/** Style sheets and scripts that did not come at any try. */
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    // Chrome gives up a script or style sheet that is answered so.
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
    // What the page itself has given up is not missing.
    if (failure === 'net::ERR_ABORTED')
        return undefined;
    if (failure !== undefined)
        return `Chrome could not load (${failure.replace(/^net::/, '')})`;
    if (status === undefined || endMs === undefined)
        return 'was not answered in time';
    if (willBeMixed)
        return BLOCKED;
    const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== '';
    return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
        ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
        : undefined;
}
/** It came here, and visitors do not get it: what the page looks like with it, none of them will see. */
const BLOCKED = 'browsers block on production: the page loads it by an http: address, and production is on HTTPS';
async function isShaping({ url, type }, requests) {
    const { pathname } = new URL(url);
    const purpose = await (0,third_party_purpose/* purposeOf */.eK)(url);
    if (type === 'Stylesheet')
        return SCRIPTED_STYLES.has(purpose) ? await cameWith(purpose, requests) : !BARE_STYLES.has(purpose);
    if (BARE_SCRIPTS.has(purpose) || (0,withheld_answers/* isCounter */.v)(url))
        return false;
    if (PLATFORM_PATHS.test(pathname) || (0,missing_signs/* drawsMissingSigns */._)(pathname))
        return false;
    return SHAPING.has(await categoryOf(url));
}
/** Whether a script of that purpose came. */
async function cameWith(purpose, requests) {
    for (const request of requests) {
        const isThere = request.type === 'Script' && request.status === 200 && request.failure === undefined;
        if (isThere && (await (0,third_party_purpose/* purposeOf */.eK)(request.url)) === purpose)
            return true;
    }
    return false;
}
async function categoryOf(url) {
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return web.getEntity(url)?.category ?? 'other';
}
/** Style sheets that are for paper alone, or one of a choice, wherever the document names them. */
function unappliedSheets(document) {
    const unapplied = new Set();
    const applied = new Set();
    for (const link of document.elements('link')) {
        const url = document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        const isUnapplied = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\balternate\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') ||
            (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined;
        if (url)
            (isUnapplied ? unapplied : applied).add(url);
    }
    for (const url of applied)
        unapplied.delete(url);
    return unapplied;
}
/** Style sheets and scripts without which the page is laid out as its visitors get it. */
function unneededFiles(page, missing) {
    return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing));
}
/** Decoded bytes of the styles of a site's own that make most of its looks. */
const LEAST_OWN_BYTES = 8000;
/** Names of style sheets without which a page has no looks of its own, and such that a build makes. */
const MAIN_SHEET = /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i;
/** Style sheets of others, which are no looks of the site's own. */
const LIBRARY_SHEET = /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i;
/**
 * Style sheets of the site that answer 404 or 410, beside others that make its looks: visitors get the page so. The page
 * names them by relative addresses, so that they are part of what is deployed, and by names that are not those of the main one.
 */
function absentExtras({ document, requests }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const isOwn = (url) => origin !== undefined && URL.parse(url)?.origin === origin;
    const ownBytes = requests
        .filter(request => {
        const { type, inFrame, status, url } = request;
        return type === 'Stylesheet' && !inFrame && status === 200 && isOwn(url) && isLooks(url);
    })
        .reduce((sum, { bytes }) => sum + bytes, 0);
    if (ownBytes < LEAST_OWN_BYTES)
        return new Set();
    const relative = relativeAddresses(document, 'link', 'href');
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Stylesheet' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        isOwn(url) &&
        relative.has(url) &&
        !MAIN_SHEET.test(nameOf(url)));
    return new Set(absent.map(urlOf));
}
/** Extensions of jQuery and the like that show or do something when visitors click, write or scroll. */
const PLUGIN = /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i;
/** Such scripts of the site that answer 404 or 410 and that the page names by relative addresses: visitors get the page so. */
function absentPlugins({ document }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Script' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        URL.parse(url)?.origin === origin &&
        PLUGIN.test(nameOf(url)));
    if (absent.length === 0)
        return new Set();
    const relative = relativeAddresses(document, 'script', 'src');
    return new Set(absent.map(urlOf)).intersection(relative);
}
function isAbsent(status) {
    return status === 404 || status === 410;
}
/** What elements of a kind name by relative addresses. */
function relativeAddresses(document, tag, name) {
    return new Set(document
        .elements(tag)
        .map(element => (0,html_document/* attribute */.lt)(element, name)?.trim() ?? '')
        .filter(address => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
        .map(address => document.resolve(address) ?? ''));
}
function isLooks(url) {
    return !(0,icon_files/* isIconFile */.Y)(new URL(url)) && !LIBRARY_SHEET.test(nameOf(url));
}
function nameOf(url) {
    return new URL(url).pathname.slice(-MAX_ADDRESS).split('/').at(-1);
}


/***/ }),

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   Vy: () => (/* binding */ renderedOrReason),
/* harmony export */   b1: () => (/* binding */ ownRendering),
/* harmony export */   rk: () => (/* binding */ shownOrReason),
/* harmony export */   uu: () => (/* binding */ chosenRenderingOrReason),
/* harmony export */   x6: () => (/* binding */ chosenRendering)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70252);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




/** What Chrome showed at the page's address, be it another page, or why there is no such thing. */
async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/**
 * The page as Chrome showed it, and no other: every tool judges a page as itself, and not what it leads on to.
 *
 * @throws NotApplicable where the page leads on to another one by itself, as a page that chooses a language does: it is
 *   never seen for long; where its scripts replace it by an error screen, which is told as one fault; NotMeasured as
 *   {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    const { scripts } = await visit.judgedPage();
    if (scripts.state === 'unseen' && scripts.crash)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(scripts.reason);
    if (rendered.ledTo === undefined)
        return rendered;
    const reason = `Chrome was redirected from it to ${rendered.ledTo}`;
    const { url } = await visit.htmlPage();
    const wasShown = rendered.documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSamePage */ .kj)(shown, url));
    throw wasShown ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(reason) : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(reason);
}
/**
 * What Chrome showed at the page's address, be it another page, for what can do without; or why there is no such thing:
 * NotApplicable where a page of its template showed what there is to see.
 */
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
/**
 * As {@link ownRendering} for what can do without: a page is shown for that only where the setting `render` has it so.
 *
 * @throws NotApplicable where a page of its template showed what there is to see; NotMeasured where none is to be shown;
 *   both as {@link ownRendering}
 */
async function chosenRendering(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    if (reason)
        throw reason;
    return await ownRendering(visit);
}
function whyUnshown(choice) {
    if (choice.shown)
        return undefined;
    return choice.because === 'template'
        ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .likeSample */ .K0)(choice.sample))
        : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om);
}
/** The same, or why there is no such thing. */
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
/** What {@link ownRendering} gives, or why there is no such thing. */
function ownRenderingOrReason(visit) {
    return orReason(ownRendering(visit));
}
async function orReason(rendering) {
    try {
        return await rendering;
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke || error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ)
            return error;
        throw error;
    }
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


/***/ })

};

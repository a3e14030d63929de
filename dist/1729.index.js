export const id = 1729;
export const ids = [1729];
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



const SMALL_BYTES = 64 * 1024;
const SMALL_DECODED_BYTES = 1024 * 1024;
const ZSTD_WINDOW_LOG = 23;
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
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
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
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
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, DECODERS[kindOf(coding, first[0])].stream(), () => { });
}
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

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
}


/***/ }),

/***/ 55937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ homeDocument)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);




async function homeDocument(visit, root) {
    const { final } = await visit.fetchForSite(`${root}/`);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
        return undefined;
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df((0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(final, 'content-type')).text, final.url);
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
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 8802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ linkedSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _home_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55937);



const MAX_LINKS = 200;
const MAX_SITEMAPS = 3;
async function linkedSitemaps(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(visit.preview, origin);
    const document = await (0,_home_document_js__WEBPACK_IMPORTED_MODULE_2__/* .homeDocument */ .z)(visit, root);
    const urls = (document?.elements('link') ?? []).slice(0, MAX_LINKS).flatMap(link => {
        if (!/(?:^|\s)sitemap(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel') ?? ''))
            return [];
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '');
        const here = address ? (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .askedAt */ .YG)(visit.preview, address.href) : '';
        return here.startsWith(`${root}/`) ? here : [];
    });
    return [...new Set(urls)].slice(0, MAX_SITEMAPS);
}


/***/ }),

/***/ 48824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   bl: () => (/* binding */ contentCodings),
/* harmony export */   gH: () => (/* binding */ isRawDeflate)
/* harmony export */ });
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
const MAX_CODINGS = 5;
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'];
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
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
function isRawDeflate(firstByte) {
    return (firstByte & 0x0f) !== 8;
}


/***/ }),

/***/ 52174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pagesOfSitemap: () => (/* binding */ pagesOfSitemap)
/* harmony export */ });
/* harmony import */ var _engine_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15681);
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);
/* harmony import */ var _engine_visit_linked_sitemaps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8802);
/* harmony import */ var _engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77753);
/* harmony import */ var _joined_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56727);
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82357);






const MAX_ENTRIES = 10_000;
const MAX_ALL_ENTRIES = 50_000;
const MAX_LOC = 2048;
async function pagesOfSitemap(request) {
    const { visit, base, sitemap, max } = request;
    const kept = new Map();
    let mostOfFile = Math.max(MAX_ENTRIES, max);
    let dropped = 0;
    const makeRoom = () => {
        mostOfFile = Math.max(max, Math.min(mostOfFile, Math.floor(MAX_ALL_ENTRIES / kept.size)));
        for (const pages of kept.values())
            dropped += pages.splice(mostOfFile).length;
    };
    const survey = await (0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .surveySitemaps */ .p$)(visit, new URL(base).origin, {
        entry(entry, file) {
            const ofFile = kept.get(file) ?? [];
            if (!kept.has(file)) {
                kept.set(file, ofFile);
                makeRoom();
            }
            if (ofFile.length < mostOfFile)
                ofFile.push(...listedPage(entry));
            else
                dropped++;
        },
        child: () => undefined,
    }, sitemap === undefined
        ? { mayLeave: false, linked: () => (0,_engine_visit_linked_sitemaps_js__WEBPACK_IMPORTED_MODULE_1__/* .linkedSitemaps */ .S)(visit, new URL(base).origin) }
        : { mayLeave: true, files: [sitemap] });
    const listed = [...kept.values()].flat();
    const { pages, notes } = await onAuditedSite(listed, request);
    if (survey.unread > 0) {
        notes.push(`${survey.unread} more sitemaps were not read, because there are too many or they take too long`);
    }
    const missing = pages.length > 0 ? undefined : reasonOf(survey.files, survey.probes, listed.length);
    const gaps = [...survey.files, ...survey.probes].flatMap(file => gapOf(file) ?? []);
    return { pages, isPart: dropped > 0, notes, missing, gaps };
}
function gapOf(file) {
    const { url, failure, status = 0, foundBy } = file;
    const isGone = status === 404 || status === 410;
    const fails = failure !== undefined || status >= 500 || status === 429;
    if ((0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)(file) || isGone || (foundBy === 'probe' && !fails))
        return undefined;
    return `The sitemap ${url} could not be read: ${reasonOfFile(file)}; pages that only this sitemap lists were not measured`;
}
function reasonOfFile(file) {
    if (file.failure)
        return file.failure.message;
    return file.reading ? 'it is not a sitemap' : `it answers ${file.status}`;
}
function listedPage({ loc, lastmod }) {
    const url = loc.length <= MAX_LOC && /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
    if (!url)
        return [];
    url.hash = '';
    const changed = lastmod === undefined ? Number.NaN : Date.parse(lastmod);
    return [{ url: url.href, changed: Number.isNaN(changed) ? undefined : changed }];
}
async function onAuditedSite(listed, { base, production }) {
    const audited = new URL(base);
    const isAudited = ({ host }) => (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(host) === (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(audited.host);
    const home = production ?? (await onlyHome(listed));
    const preview = home === undefined ? undefined : (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .previewOf */ .oW)(base, home);
    const pages = [];
    let moved = 0;
    let left = 0;
    let files = 0;
    await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .mapInPieces */ .x)(listed, page => {
        const url = new URL(page.url);
        const isMoved = (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnProduction */ .dT)(preview, url);
        if (!isMoved && !isAudited(url)) {
            left++;
            return;
        }
        if ((0,_engine_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_4__/* .isFileAddress */ .L)(url)) {
            files++;
            return;
        }
        if (isMoved)
            moved++;
        const samePath = (0,_joined_url_js__WEBPACK_IMPORTED_MODULE_5__/* .joinedUrl */ .d)(audited.origin, url.pathname + url.search);
        const here = (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .hereOf */ .IS)(preview, url)?.href ?? samePath;
        pages.push({ ...page, url: here, ...(url.host !== audited.host && { listedAs: page.url }) });
    });
    const notes = [];
    if (moved > 0 && production === undefined) {
        notes.push(`The sitemap lists addresses of ${preview.host}: the same paths are audited on ${audited.host}`);
    }
    if (left === 1)
        notes.push('1 address of the sitemap is on another host, so it is not audited');
    if (left > 1)
        notes.push(`${left} addresses of the sitemap are on other hosts, so they are not audited`);
    if (files === 1)
        notes.push('1 address of the sitemap is a file and not a page, so it is not audited');
    if (files > 1)
        notes.push(`${files} addresses of the sitemap are files and not pages, so they are not audited`);
    return { pages, notes };
}
async function onlyHome(listed) {
    const origins = new Map(await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .mapInPieces */ .x)(listed, page => {
        const { host, origin } = new URL(page.url);
        return [(0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(host), origin];
    }));
    return origins.size === 1 ? [...origins.values()][0] : undefined;
}
function reasonOf(files, probes, listed) {
    if (listed > 0)
        return 'lists no page of the audited host';
    const file = files[0] ?? probes[0];
    if (!file)
        return 'was not found';
    const path = new URL(file.url).pathname;
    if (file.failure)
        return `could not be read: ${path} ${file.failure.message}`;
    if (!(0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_2__/* .isThere */ .$B)(file))
        return `was not found: ${path} ${file.reading ? 'is not a sitemap' : `answers ${file.status}`}`;
    return `lists no page: ${path}`;
}


/***/ })

};

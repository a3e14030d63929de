export const id = 6365;
export const ids = [6365];
export const modules = {

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
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
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

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






class PageAddress {
    here;
    canonical;
    canonicalIs;
    production;
    previewReason;
    #preview;
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && pagePath(named) === pagePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (pagePath(own) === pagePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return pagePath(own) === pagePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return pagePath(beside) === pagePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(canonical)) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(here))
        : pagePath(canonical) === pagePath(here);
}
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function pagePath(url) {
    return loosePath(folderOf(url));
}
function folderOf(url) {
    const copy = new URL(url);
    copy.pathname = url.pathname.replace(/\/(?:index(?:\.(?:html?|php|aspx?))?|default\.(?:html?|php|aspx?))$/i, '/');
    return copy;
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
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




const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
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
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
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
function ruleTexts(value) {
    const texts = [];
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
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
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
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34659);
/* harmony import */ var _version_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75214);







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
const MAX_TEXT = 4000;
const MIN_LETTERS = 100;
const MOST = 0.8;
const FEW = 0.5;
function isIn(document, language) {
    const declared = declaredLanguage(document);
    if (declared !== undefined)
        return (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameLanguage */ .ls)(declared, language);
    return !isLatin(language) && latinShare(document) < FEW;
}
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
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34659);




const MAX_TEXT = 40;
const MAX_PATH = 1000;
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
function nameOfLink(link) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfSeenText */ .Mq)(link, MAX_TEXT) || labelOf(link));
}
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(only, 'alt') : undefined;
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label') ?? (alt?.trim() || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title')) ?? '';
    return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT);
}
function nameOfFlag(picture) {
    const src = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(picture) ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(picture, 'src') ?? '').slice(-MAX_PATH) : '';
    return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? '';
}
function plainPath(url) {
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
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
function languageMeantBy(code) {
    return BY_COUNTRY.get(code.toLowerCase());
}
function pathByCountry(url) {
    const parts = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH).split('/');
    const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()));
    if (at < 0 || at > 2)
        return undefined;
    return { language: BY_COUNTRY.get(parts[at].toLowerCase()), rest: parts.toSpliced(at, 1).join('/') };
}
function versionPath(url) {
    const plain = plainPath(url);
    const path = (plain.language === undefined && pathByCountry(url)) || plain;
    const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? [];
    if (path.language !== undefined || !(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(code))
        return path;
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(code).language, rest: rest.replace(/\/index$/i, '') };
}
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
function commonLanguageNamed(text) {
    commonNames ??= namesOfCommonLanguages();
    return commonNames.get(plain(text));
}
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
const SHORT_NAMES = [
    ['عربي', 'ar'],
    ['فارسی', 'fa'],
    ['简体中文', 'zh'],
    ['繁體中文', 'zh'],
];
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
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
function plain(text) {
    return text
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim()
        .toLowerCase();
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
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js



const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
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








const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
const BARE_STYLES = new Set([
    'fonts',
    'icons',
    'popups',
    'scrolling',
]);
const SCRIPTED_STYLES = new Set(['captcha', 'chat', 'consent']);
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
const FILES = new Set(['cdn', 'hosting']);
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
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
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = faultOf(request, page.quirks);
        if (fault !== undefined && (0,icon_files/* isIconFile */.Y)(new URL(request.url)))
            return messageOf(request, fault);
    }
    return undefined;
}
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
const MAX_ADDRESS = 2000;
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
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
function unneededFiles(page, missing) {
    return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing));
}
const LEAST_OWN_BYTES = 8000;
const MAIN_SHEET = /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i;
const LIBRARY_SHEET = /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i;
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
const PLUGIN = /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i;
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
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
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
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
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

/***/ 94389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shutParts)
/* harmony export */ });
/* harmony import */ var _own_scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89811);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);
/* harmony import */ var _shown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92263);



const shutParts = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const { scripts } = await (0,_shown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .shownJudgedPage */ .q)(visit);
    const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : [];
    if (parts.length === 0)
        return [];
    const { texts, isWhole } = await (0,_own_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCode */ .m)(visit);
    if (!isWhole)
        return [];
    return parts
        .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
        .map(({ selector }) => selector);
});


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

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

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
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};

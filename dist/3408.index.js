export const id = 3408;
export const ids = [3408];
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

/***/ 76100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ copiedPages)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18167);


const MIN_ALIKE_SHARE = 1 / 2;
const KEPT = [
    ['serp', 'title'],
    ['serp', 'description'],
    ['content', 'h1'],
    ['content', 'textFingerprint'],
];
function copiedPages(pages) {
    const named = new Map(pages.map(page => [namesOf(page.url), page]));
    const byPath = new Map([...named].map(([names, page]) => [names.join('/'), page]));
    const originals = new Map();
    for (const { folder, pages: names } of (0,_syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__/* .siteCopies */ .$)([...named.keys()])) {
        const pairs = names.flatMap(copy => {
            const original = byPath.get(copy.slice(folder.length).join('/'));
            return original ? [[named.get(copy), original]] : [];
        });
        const alike = pairs.filter(([copy, original]) => saysTheSame(copy, original)).length;
        if (alike < pairs.length * MIN_ALIKE_SHARE)
            continue;
        for (const [copy, original] of pairs)
            if (!originals.has(copy))
                originals.set(copy, original);
    }
    return originals;
}
function namesOf(url) {
    const { pathname, search } = new URL(url);
    const names = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(pathname).split('/').slice(1);
    const last = names.pop().replace(/\.html?$/i, '');
    return [...names, `${last === '' ? 'index' : last}.html${search}`];
}
function saysTheSame(one, other) {
    if (one.facts('hreflang')?.['htmlLang'] !== other.facts('hreflang')?.['htmlLang'])
        return false;
    return KEPT.some(([tool, fact]) => {
        const said = one.facts(tool)?.[fact];
        return typeof said === 'string' && said !== '' && said === other.facts(tool)?.[fact];
    });
}


/***/ }),

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ familyOfVersions),
/* harmony export */   a: () => (/* binding */ PageFamilies)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(url);
    return JSON.stringify([...new Set(versions.map(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3))].toSorted());
}
class PageFamilies {
    #byFamily;
    #familyOf;
    #count;
    constructor(pages, familyOf) {
        const families = new Set(pages.map(familyOf));
        this.#familyOf = page => {
            const family = familyOf(page);
            const list = family.replace(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .BARE_NUMBER */ .Lg, '');
            return families.has(list) ? list : family;
        };
        this.#byFamily = Map.groupBy(pages, this.#familyOf);
        this.#count = pages.length;
    }
    get areSeveral() {
        return this.#byFamily.size > 1;
    }
    get pages() {
        return [...this.#byFamily.values()].flat();
    }
    get firsts() {
        return Array.from(this.#byFamily.values(), ([first]) => first);
    }
    othersThan(page, most) {
        const own = this.#familyOf(page);
        const first = [];
        for (const [family, pages] of this.#byFamily) {
            if (family !== own)
                first.push(...pages.slice(0, most - first.length));
            if (first.length >= most)
                break;
        }
        return { first, count: this.#count - (this.#byFamily.get(own)?.length ?? 0) };
    }
}


/***/ }),

/***/ 98548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Bb: () => (/* binding */ sameTextKey),
/* harmony export */   HI: () => (/* binding */ primaryLanguage),
/* harmony export */   VQ: () => (/* binding */ judgeSameText),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   XQ: () => (/* binding */ withOriginals),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   k1: () => (/* binding */ languageInAddress),
/* harmony export */   lG: () => (/* binding */ NAMED_PAGES),
/* harmony export */   n9: () => (/* binding */ isComparable),
/* harmony export */   oD: () => (/* binding */ standsForItself)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49087);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73451);
/* harmony import */ var _copied_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);







const NAMED_PAGES = 3;
const MAX_PATH = 100;
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
function standsForItself({ url, facts, failed }) {
    const serp = facts('serp');
    if (serp?.['leadsOn'] === true)
        return false;
    if (serp?.['indexable'] === false && serp['keptOutWithHome'] !== true)
        return false;
    if (serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed))
        return true;
    const canonical = URL.parse(String(serp['canonicalPage']));
    const here = URL.parse(url);
    if (!canonical?.pathname.includes('//') || !here)
        return false;
    return withSingleSlashes(canonical) === withSingleSlashes(here);
}
function withSingleSlashes(url) {
    return (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(url).replace(/\/+/g, '/');
}
function judgeSameText(pages, textOf, what, family = familyOf, languageFor = languageOf) {
    const written = (page) => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined;
    };
    const languages = new Map(pages.flatMap(page => {
        const [text, language] = [written(page), languageFor(page)];
        return text !== undefined && language !== '' ? [[sameTextKey('', text), language]] : [];
    }));
    const keyOf = (page) => {
        const text = written(page);
        return text === undefined
            ? undefined
            : sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text);
    };
    const joined = withOriginals(pages, family);
    const groups = new Map([...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a(group, joined)]));
    const quotedText = (page) => (0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(String(textOf(page)));
    return pages.map(page => {
        const key = keyOf(page);
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        return judgeOthers(page, pages.length, groups.get(key), names => `Same ${what} as ${names}: ${quotedText(page)}`);
    });
}
function withOriginals(pages, family) {
    const originals = (0,_copied_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedPages */ .l)(pages.filter(isComparable));
    return page => family(originals.get(page) ?? page);
}
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
function isComparable(page) {
    return standsForItself(page) && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isArchive */ .tc)(page.url);
}
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .T)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage']);
}
function languageInAddress(url) {
    return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase();
}
function primaryLanguage(declared) {
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
function namesOf(pages, count = pages.length) {
    const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url));
    const more = count - names.length;
    if (more > 0)
        return `${names.join(', ')} and ${more} more`;
    return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function pathOf(url) {
    const parsed = URL.parse(url);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_PATH);
}


/***/ }),

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
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

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}


/***/ }),

/***/ 18167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ siteCopies)
/* harmony export */ });
const MIN_PAGES = 3;
const MIN_SHARE = 3 / 4;
const MAX_DEPTH = 5;
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i;
function siteCopies(pages) {
    const known = new Set(pages.map(pathOf));
    const folders = new Map();
    for (const names of pages) {
        for (let depth = 1; depth < Math.min(names.length, MAX_DEPTH + 1); depth++) {
            const folder = names.slice(0, depth);
            const path = pathOf(folder);
            const found = folders.get(path) ?? { folder, pages: [] };
            folders.set(path, found);
            found.pages.push(names);
        }
    }
    return [...folders.values()].filter(({ folder, pages }) => {
        if (pages.length < MIN_PAGES || folder.some(name => VERSION.test(name)))
            return false;
        const relative = pages.map(names => pathOf(names.slice(folder.length)));
        const both = relative.filter(path => known.has(path)).length;
        return relative.some(path => HOME.test(path)) && both >= relative.length * MIN_SHARE;
    });
}
const HOME = /^index\.html?$/i;
function pathOf(names) {
    return names.join('/');
}


/***/ }),

/***/ 11121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ folderOfIndexFile),
/* harmony export */   w: () => (/* binding */ indexFileLinks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9677);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13615);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25218);
/* harmony import */ var _outside_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60256);
/* harmony import */ var _own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57837);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9934);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47791);












const indexFileLinks = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .defineTopic */ .RE)({
    checks: {
        'index-file-link': {
            severity: 'notice',
            title: 'Links name index.html, so that a page has two URLs',
            why: 'Each page has a URL with the file and one without it. Links, shares and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder: /sizes/ instead of /sizes/index.html, / instead of /index.html. Name it in the canonical as well.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedPage */ .R)(visit);
        const judgement = judgeLinks(page, site, targets);
        const indexFiles = addressesOf(site, targets, isIndexFile);
        const htmlFiles = addressesOf(site, targets, isHtmlFile);
        const facts = {
            ...(indexFiles.length > 0 && { indexFiles }),
            ...(htmlFiles.length > 0 && { htmlFiles }),
        };
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, { 'index-file-link': judgement }, ['not-applicable']),
            ...(Object.keys(facts).length > 0 && { facts }),
        };
    },
});
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
const HTML_FILE = /\.html?$/i;
const MAX_FACTS = 50;
function folderOfIndexFile(address) {
    return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined;
}
function addressesOf(site, targets, isOfKind) {
    const files = targets
        .filter(target => isLinkWithin(site, target) && isOfKind(target))
        .map(({ address, url }) => (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, address)?.url ?? url);
    return [...new Set(files)].slice(0, MAX_FACTS);
}
function isHtmlFile({ address, answer, links }) {
    const { pathname, search } = address;
    if (!HTML_FILE.test(pathname) || INDEX_FILE.test(pathname) || search !== '')
        return false;
    return answer?.movedTo === undefined && !links.every(isNeverShown);
}
function isLinkWithin(site, { address, role, state, links }) {
    const isWorking = role === 'link' && state === 'ok' && (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .isInternal */ .iu)(site, address);
    return isWorking && links.some(link => link.kind === 'navigation' && staysIn(site, link));
}
function staysIn({ preview }, link) {
    return (0,_outside_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .linkOutsideFolder */ .a)(preview, link) === undefined;
}
function isIndexFile({ address, answer, links }) {
    if (!INDEX_FILE.test(address.pathname) || answer?.movedTo !== undefined)
        return false;
    if (answer?.indexFileMoves)
        return false;
    return !(0,_own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDoubleSlash */ .j)(address) || !links.every(isNeverShown);
}
function namesPage({ kind, href }) {
    return kind === 'navigation' && !/^\s*(?:#|$)/.test(href);
}
function isNeverShown({ document, element }) {
    return (0,_page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__/* .isHiddenByStyle */ .Z_)(document, element);
}
function isOfThisPage(canonical, page, site) {
    const here = (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, canonical)?.url ?? canonical.href;
    return withoutIndexFile(here) === withoutIndexFile(page.url);
}
const IN_FOLDER = /^(?:\.\/)?[^/:?#]+$/;
function ownCardAddress(page, site) {
    const meta = page.document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'property')?.trim().toLowerCase() === 'og:url');
    const url = URL.parse((meta && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content')?.trim()) ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/'))
        return undefined;
    return isOfThisPage(url, page, site) ? url : undefined;
}
function withoutIndexFile(address) {
    return new URL(address).pathname.replace(INDEX_FILE, '/');
}
function judgeLinks(page, site, targets) {
    const declared = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).find(({ url }) => url);
    const own = declared?.url && isOfThisPage(declared.url, page, site) ? declared.url : undefined;
    const isFolder = own?.pathname.endsWith('/') === true;
    if (own && !isFolder && !IN_FOLDER.test(declared.href))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)('the canonical of the page is no folder');
    const named = isFolder ? own : ownCardAddress(page, site);
    const linked = targets.filter(target => isLinkWithin(site, target));
    const files = new Set(linked.filter(isIndexFile));
    const folders = new Set(linked.filter(one => !files.has(one) && one.links.some(namesPage)).map(({ address }) => address.pathname));
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .isHomePage */ .fF)(page.url) && !(own && INDEX_FILE.test(own.pathname)))
        folders.add('/');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .failEach */ .Sw)(linked, target => {
        const { address, url, links } = target;
        if (!files.has(target))
            return undefined;
        const folder = address.pathname.replace(INDEX_FILE, '/');
        if (!named && !folders.has(folder))
            return undefined;
        const { document, element } = links.find(link => staysIn(site, link));
        const message = named
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)}: link to ${folder.replace(/\/{2,}/g, '/')}, as the ${isFolder ? 'canonical' : 'og:url'} of this page names a folder (${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(named.href)}).`
            : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)} is also reachable as ${folder}.`;
        return document.occurrence(element, message, url);
    }, 'the page has no links within the site that were found to work');
}


/***/ }),

/***/ 57837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ownLinkForms),
/* harmony export */   j: () => (/* binding */ hasDoubleSlash)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9677);
/* harmony import */ var _doubled_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31858);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9934);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47791);








const ownLinkForms = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTopic */ .RE)({
    checks: {
        'tracked-internal-link': {
            severity: 'warning',
            title: 'Links within the site carry campaign parameters or a session ID',
            why: 'Analytics counts the click as a new visit and forgets where the visitor came from. Search engines find each page at a second URL; a session ID makes a new one for every visit.',
            fix: 'Remove the parameter from links to your own pages: utm_ parameters belong in links from elsewhere, sessions in cookies.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
            example: '<a href="/sizes?utm_source=menu&utm_medium=link">Sizes</a>',
        },
        'double-slash': {
            severity: 'notice',
            title: 'URLs of the site have two slashes in a row',
            why: 'To a server that is another URL than the one with a single slash: it answers with an error, or search engines find the page twice.',
            fix: 'Join the base URL and the path with one slash: the base often ends in one, and the path begins with another.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://www.example.com//sizes">Sizes</a>',
        },
        'pages-behind-fragment': {
            severity: 'warning',
            title: 'Pages of the site differ only behind the # of their URL',
            why: 'Search engines drop everything from the # on, so all of these pages are one to them, and people find only the first.',
            fix: 'Give each page a path of its own: set the router of the framework to the History API.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
            example: '<a href="#/news">News</a> <a href="#/tickets">Tickets</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_3__/* .referringPage */ .E)(visit);
        const own = links.filter(link => isOwnLink(link, site));
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, {
                'tracked-internal-link': judgeTracking(own),
                'double-slash': judgeSlashes(own, await (0,_doubled_root_js__WEBPACK_IMPORTED_MODULE_2__/* .doubledRoots */ .Z)(visit)),
                'pages-behind-fragment': judgeRoutes(own, page.document.url),
            }, ['not-applicable']),
        };
    },
});
function isOwnLink({ kind, href, address, element }, site) {
    return (kind === 'navigation' &&
        (element.tagName === 'a' || element.tagName === 'area') &&
        address !== undefined &&
        /^https?:$/.test(address.protocol) &&
        !UNWRITTEN.test(href) &&
        (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .isInternal */ .iu)(site, address));
}
const UNWRITTEN = /[{}]|%7B|%7D/i;
const NO_LINKS = 'the page has no links within the site';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/i;
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w{0,20})$/i;
const SESSION_IN_PATH = /;jsessionid=/i;
function judgeTracking(links) {
    return judgeEach(links, ({ address }) => {
        if (SESSION_IN_PATH.test(address.pathname))
            return `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has a session ID in its path.`;
        const name = [...address.searchParams.keys()].find(key => CAMPAIGN.test(key) || SESSION.test(key));
        return name === undefined ? undefined : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has the parameter ${name}.`;
    });
}
const HOLDS_ADDRESS = /:\/\//;
const DOUBLE = /\/\//;
function hasDoubleSlash({ pathname }) {
    return DOUBLE.test(pathname) && !HOLDS_ADDRESS.test(pathname);
}
function judgeSlashes(links, doubled) {
    const fonts = new Map([...doubled].filter(([, { isSpare }]) => isSpare));
    return judgeEach([...links, ...fonts.keys()], link => {
        const font = fonts.get(link);
        if (font)
            return `"${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.href.trim())}" begins with two slashes, so browsers would ask the host "${font.host}" for this font; they usually use another source of it.`;
        return hasDoubleSlash(link.address)
            ? `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.address.href)} has two slashes in its path.`
            : undefined;
    });
}
const ROUTE = /^#!?\/[^/?#]/;
const MIN_ROUTES = 2;
function judgeRoutes(links, url) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const routes = new Map();
    const ids = idsOf(links);
    const { pathname } = new URL(url);
    for (const link of links) {
        const { hash, pathname: path } = link.address;
        if (path !== pathname || !ROUTE.test(hash))
            continue;
        const route = hash.split('?', 1)[0];
        if (isPlace(route, ids) || isPermalink(link.element))
            continue;
        if (!routes.has(route))
            routes.set(route, link);
    }
    const [first] = routes.values();
    if (!first || routes.size < MIN_ROUTES)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([]);
    const names = [...routes.keys()].slice(0, 3).map(_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S).join(', ');
    const more = routes.size > 3 ? ` and ${routes.size - 3} more` : '';
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([
        first.document.occurrence(first.element, `Links lead to ${routes.size} pages by a fragment: ${names}${more}.`),
    ]);
}
const SLIDE = /^#\/\d{1,4}(?:\/\d{1,4}){0,2}$/;
function isPlace(route, ids) {
    const [name, inside] = [route.slice(1), route.replace(/^#!?\//, '').replace(/\/$/, '')];
    return ids.has(name) || ids.has(inside) || SLIDE.test(route);
}
const MAX_STEPS_TO_HEADING = 4;
function isPermalink(link) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    for (let step = 1; at && step < MAX_STEPS_TO_HEADING && !HEADING.test(at.tagName); step++)
        at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
    return at !== undefined && HEADING.test(at.tagName) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'id') !== undefined;
}
const HEADING = /^h[1-6]$/;
function idsOf(links) {
    const documents = new Set(links.map(({ document }) => document));
    return new Set([...documents].flatMap(document => document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'))));
}
function judgeEach(links, faultOf) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const faults = new Map();
    for (const link of links) {
        const fault = faultOf(link);
        if (fault !== undefined && !faults.has(fault))
            faults.set(fault, link);
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([...faults].map(([fault, { document, element, address }]) => document.occurrence(element, fault, address.href)));
}


/***/ }),

/***/ 27714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/own-canonical.js
function ownCanonical({ facts }) {
    const serp = facts('serp');
    const named = serp?.['canonicalPage'];
    const isOwn = serp?.['canonicalIs'] === 'self' || serp?.['canonicalIs'] === 'variant';
    return isOwn && typeof named === 'string' ? named : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/html-files-over-pages.js




const htmlFilesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'html-file-not-canonical': {
            severity: 'notice',
            title: 'Links name pages with .html, and their canonicals without',
            why: 'Each of these pages is found at two URLs, and the links of the site lead to the one that search results should not show. A host that leads from one to the other redirects every click.',
            fix: 'Link to the URL that the canonical names: /sizes instead of /sizes.html. If the host answers only the one with .html, name that in the canonical and in the sitemap instead.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="sizes.html">Sizes</a>, where that page names https://www.example.com/sizes',
        },
    },
    judge(pages) {
        const canonicals = canonicalsOfFiles(pages);
        return { 'html-file-not-canonical': pages.map(page => judge(page, canonicals)) };
    },
});
const MAX_NAMED = 3;
const EXTENSION = /\.html?$/i;
function canonicalsOfFiles(pages) {
    const canonicals = new Map();
    for (const page of pages) {
        const canonical = ownCanonical(page);
        const address = URL.parse(page.url);
        if (canonical === undefined || !address || address.search !== '' || address.pathname.endsWith('/'))
            continue;
        const file = EXTENSION.test(address.pathname) ? address.href : `${address.href}.html`;
        canonicals.set(file, canonical);
    }
    return canonicals;
}
function judge(page, canonicals) {
    const listed = page.facts('broken-links')?.['htmlFiles'];
    const files = (Array.isArray(listed) ? listed : []).filter(file => typeof file === 'string');
    const judged = files.filter(file => canonicals.has(file));
    if (judged.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to no .html file whose canonical is known');
    const faults = judged.filter(file => !EXTENSION.test(canonicals.get(file)));
    const [first] = faults;
    if (first === undefined)
        return (0,judgement/* failWhere */.a4)([]);
    const named = faults
        .slice(0, MAX_NAMED)
        .map(file => `${(0,same_on_pages/* pathOf */.XM)(file)}, whose canonical is ${(0,same_on_pages/* pathOf */.XM)(canonicals.get(file))}`);
    const more = faults.length > MAX_NAMED ? `; and to ${faults.length - MAX_NAMED} more` : '';
    return (0,judgement/* failWhere */.a4)([{ url: first, message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${named.join('; to ')}${more}` }]);
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/index-files-over-pages.js






const indexFilesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'index-file-not-canonical': {
            severity: 'notice',
            title: 'Links name index.html, so that a page has two URLs',
            why: 'Search engines crawl both URLs, and statistics count them apart. A canonical lets search engines join the two; without one, links are divided as well.',
            fix: 'Link to the folder: to / instead of /index.html. Where the page there has no canonical, give it one that names the folder.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="../index.html">Home</a>, where the canonical of the home page is https://www.example.com/',
        },
    },
    judge(pages) {
        const canonicals = new Set(pages.flatMap(page => ownCanonical(page) ?? []));
        const homes = new Set(pages.filter(isHomeWithoutCanonical).map(({ url }) => (0,index_file_links/* folderOfIndexFile */.k)(url) ?? url));
        const isHabit = namesFolders(pages, canonicals);
        const isTold = pages.some(page => faultsOf(page, { canonicals, homes }).length > 0);
        return {
            'index-file-not-canonical': pages.map(page => index_files_over_pages_judge(page, { canonicals, homes, isHabit, isTold })),
        };
    },
});
function isHomeWithoutCanonical({ url, facts }) {
    return (0,comparable_url/* isHomePage */.fF)(url) && facts('serp')?.['canonicalIs'] === 'absent';
}
function namesFolders(pages, canonicals) {
    const files = pages.flatMap(indexFilesOf);
    return files.some(file => isFolderOf(file, canonicals)) && !files.some(file => canonicals.has(file));
}
function isFolderOf(file, canonicals) {
    const folder = (0,index_file_links/* folderOfIndexFile */.k)(file);
    return folder !== undefined && canonicals.has(folder);
}
function folderPath(file) {
    return (0,same_on_pages/* pathOf */.XM)((0,index_file_links/* folderOfIndexFile */.k)(file));
}
function indexFilesOf({ facts }) {
    const listed = facts('broken-links')?.['indexFiles'];
    return Array.isArray(listed) ? listed.filter(file => typeof file === 'string') : [];
}
function knownFiles(page, { canonicals, homes }) {
    return indexFilesOf(page).filter(file => isFolderOf(file, canonicals) || isFolderOf(file, homes) || canonicals.has(file));
}
function faultsOf(page, named) {
    return knownFiles(page, named).filter(file => !named.canonicals.has(file));
}
function index_files_over_pages_judge(page, known) {
    const messageOf = (file, what) => ({
        url: file,
        message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${(0,same_on_pages/* pathOf */.XM)(file)}${what}`,
    });
    if (knownFiles(page, known).length > 0) {
        return (0,judgement/* failWhere */.a4)(faultsOf(page, known).map(file => messageOf(file, isFolderOf(file, known.homes)
            ? `. The home page is also at ${folderPath(file)}, and has no canonical.`
            : `, whose canonical is ${folderPath(file)}`)));
    }
    const files = indexFilesOf(page);
    if (files.length === 0 || !page.failed('broken-links/index-file-link'))
        return OF_NO_FILE;
    if (known.isHabit)
        return (0,judgement/* failWhere */.a4)(files.map(file => messageOf(file, '; canonicals of the site name folders')));
    return known.isTold
        ? (0,judgement/* failWhere */.a4)(files.map(file => messageOf(file, `, which is also at ${folderPath(file)}`)))
        : OF_NO_FILE;
}
const OF_NO_FILE = (0,judgement/* notApplicable */.hH)('the page links to no index file whose canonical is known');

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/run-topics.js


const runTopics = [indexFilesOverPages, htmlFilesOverPages];


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
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

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

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

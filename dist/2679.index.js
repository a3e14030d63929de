export const id = 2679;
export const ids = [2679,9725];
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

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
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






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
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
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
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
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
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
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 60714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ legalDutyOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const LEGAL_DUTIES = [
    {
        country: 'Germany',
        notice: 'Impressum',
        law: '§ 5 DDG',
        languages: new Set(['de']),
        signs: /(?:\+|(?<!\d)00)49[\s()/.-]{0,3}[1-9]|(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s{1,3}\d{1,4}\s?[a-z]?[\s,|·]{1,20}(?:D-)?\d{5}\s{1,3}\p{Lu}\p{Ll}/u,
        endings: /\.de$/,
        words: /impressum|imprint|anbieterkennzeichnung|legal[- ]?(?:notice|info)|rechtliche|§\s?5\s|ust-?id|handelsregister/i,
    },
    {
        country: 'Austria',
        notice: 'Impressum',
        law: '§ 5 ECG',
        languages: new Set(['de']),
        signs: /(?:\+|(?<!\d)00)43[\s()/.-]{0,3}[1-9]/u,
        endings: /\.at$/,
        words: /impressum|imprint|offenlegung|legal[- ]?(?:notice|info)|rechtliche|firmenbuch|\buid\b|\bATU\d/i,
    },
    {
        country: 'France',
        notice: 'Mentions légales',
        law: 'article 1-1 LCEN',
        languages: new Set(['fr']),
        signs: /(?:\+|(?<!\d)00)33[\s()/.-]{0,3}[1-9(]/u,
        endings: /\.fr$/,
        words: /mentions|l[ée]gal|\bsire[nt]\b|\bCG[UV]\b|éditeur du site/i,
    },
    {
        country: 'Spain',
        notice: 'Aviso legal',
        law: 'artículo 10 LSSI',
        languages: new Set(['es', 'ca', 'gl', 'eu']),
        signs: /(?:\+|(?<!\d)00)34[\s()/.-]{0,3}[6-9]/u,
        endings: /\.es$/,
        words: /legal|\b[CN]\.?I\.?F\b|t[ée]rminos|condiciones|lege[- ]/i,
    },
];
const MAX_TEXT = 300_000;
const MAX_LINKS = 2000;
const MAX_ADDRESS = 500;
function legalDutyOf(document) {
    const addresses = document
        .elements('a')
        .slice(0, MAX_LINKS)
        .map(link => ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').slice(0, MAX_ADDRESS));
    const seen = `${addresses.join(' ')} ${document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).slice(0, MAX_TEXT) : ''}`;
    const language = (document.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
    const hosts = hostsOf(document);
    const duties = LEGAL_DUTIES.filter(({ languages, signs, endings }) => languages.has(language ?? '') && (signs.test(seen) || hosts.some(host => endings.test(host))));
    return duties.length === 1 ? duties[0] : undefined;
}
function hostsOf(document) {
    const canonical = document.elements('link').find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim() === 'canonical');
    const card = document.elements('meta').find(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property')?.trim() === 'og:url');
    const named = [canonical && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href'), card && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(card, 'content')];
    const hosts = named.flatMap(address => (address === undefined ? [] : (URL.parse(address)?.hostname ?? [])));
    if (hosts.length > 0)
        return hosts;
    const mails = document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(link => /^\s*mailto:[^@?]{1,100}@([^?\s,]{1,100})/i.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '')?.[1] ?? []);
    const own = new Set(mails.map(host => host.toLowerCase()));
    return own.size === 1 ? [...own] : [];
}


/***/ }),

/***/ 30908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ cssUrls),
/* harmony export */   Y1: () => (/* binding */ cssUses),
/* harmony export */   xF: () => (/* binding */ MAX_PRELUDE)
/* harmony export */ });
const MAX_URLS = 500;
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
const MAX_DEPTH = 8;
const MAX_PRELUDE = 2000;
function cssUrls(css) {
    return cssUses(css).map(({ url }) => url);
}
function cssUses(css) {
    const uses = [];
    const preludes = [];
    const blocks = [];
    let opened = 0;
    let depth = 0;
    let start = 0;
    let rule = '';
    let embedded = -1;
    for (const match of css.matchAll(TOKENS)) {
        const [token, double, single, name, doubleUrl, singleUrl, bareUrl] = match;
        const end = match.index + token.length;
        if (token.startsWith('/*')) {
            if (match.index === start || isBlank(css, start, match.index))
                start = end;
            continue;
        }
        const address = doubleUrl ?? singleUrl ?? bareUrl;
        const text = address ?? (rule === '@import' ? (double ?? single) : undefined);
        if (text !== undefined && rule !== '@namespace') {
            const url = unescaped(text).trim();
            const source = address !== undefined && isFontFace(preludes) ? fontSource(url, css, end) : undefined;
            const isUnused = source !== undefined && (source === 'unread' || start === embedded);
            if (source === 'embedded')
                embedded = start;
            if (url !== '' && !url.startsWith('#') && !isUnused && !isOfProperty(css, start))
                uses.push({ url, preludes: [...preludes], block: blocks.at(-1) ?? 0 });
            if (uses.length >= MAX_URLS)
                break;
        }
        if (token === '{') {
            if (depth < MAX_DEPTH)
                preludes.push(css.slice(start, Math.min(match.index, start + MAX_PRELUDE)).trim());
            blocks.push(++opened);
            depth++;
        }
        else if (token === '}' && depth > 0) {
            depth--;
            blocks.pop();
            if (depth < MAX_DEPTH)
                preludes.pop();
        }
        if (/^[;{}]$/.test(token))
            start = end;
        rule = name?.toLowerCase() ?? '';
    }
    return uses;
}
const FONT_FORMATS = /^(?:woff2?|truetype|opentype|collection)(?:-variations)?$/;
const OLD_FORMATS = /^(?:embedded-opentype|svg|no-ie-404)$/;
const FORMAT = /^\s{0,20}format\(\s{0,20}["']?([\w-]{1,40})/i;
const MAX_FORMAT = 100;
function isFontFace(preludes) {
    return preludes.at(-1)?.toLowerCase().endsWith('@font-face') === true;
}
function fontSource(url, css, end) {
    const format = FORMAT.exec(css.slice(end, end + MAX_FORMAT))?.[1]?.toLowerCase();
    const isRead = format === undefined || FONT_FORMATS.test(format);
    if (!isRead)
        return OLD_FORMATS.test(format) ? 'other' : 'unread';
    return /^data:/i.test(url) && !/^data:[^,;]{0,100}(?:svg|fontobject)/i.test(url) ? 'embedded' : 'other';
}
function isOfProperty(css, start) {
    return css
        .slice(start, start + MAX_PRELUDE)
        .trimStart()
        .startsWith('--');
}
function isBlank(css, from, to) {
    return to - from <= 100 && css.slice(from, to).trim() === '';
}
function unescaped(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = Number.parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}


/***/ }),

/***/ 47922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/page/links/css-urls.js
var css_urls = __webpack_require__(30908);
;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

const MAX_VALUES = 20_000;
const MAX_URLS = 500;
const URL_PROPERTIES = new Set([
    ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
    ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
    ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
    ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
    ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
    ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
]);
function jsonLdUrls(document) {
    const found = [];
    for (const script of document.elements('script')) {
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < MAX_URLS)
                found.push({ href, property, script });
        };
        collect(parseJson((0,html_document/* textOf */.b6)(script)), add);
    }
    return found;
}
function collect(root, add) {
    const pending = [{ property: '', value: root }];
    for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen++) {
        const { property, value } = pending.pop();
        if (typeof value === 'string') {
            if (URL_PROPERTIES.has(property))
                add(property, value);
            continue;
        }
        if (typeof value !== 'object' || value === null)
            continue;
        const inner = Array.isArray(value)
            ? value.map(one => ({ property, value: one }))
            : Object.entries(value).map(([key, one]) => ({ property: nameOf(key, property), value: one }));
        for (let at = Math.min(inner.length, MAX_VALUES) - 1; at >= 0; at--)
            pending.push(inner[at]);
    }
}
function nameOf(key, outer) {
    return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
}
function looksLikeAddress(text) {
    return /^(?:https?:)?\/\/[^\s/]|^\/[^\s/]/i.test(text) && !/[\s{}]/.test(text);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/links/link-attributes.js


const URL_ATTRIBUTES = {
    a: [{ name: 'href', kind: 'navigation' }],
    area: [{ name: 'href', kind: 'navigation' }],
    audio: [{ name: 'src', kind: 'media' }],
    blockquote: [{ name: 'cite', kind: 'navigation' }],
    body: [{ name: 'background', kind: 'image' }],
    button: [{ name: 'formaction', kind: 'submission' }],
    del: [{ name: 'cite', kind: 'navigation' }],
    embed: [{ name: 'src', kind: 'frame' }],
    feimage: [{ name: 'href', kind: 'image' }],
    form: [{ name: 'action', kind: formKind }],
    frame: [{ name: 'src', kind: 'frame' }],
    iframe: [{ name: 'src', kind: 'frame' }],
    image: [{ name: 'href', kind: 'image' }],
    img: [
        { name: 'src', kind: 'image' },
        { name: 'srcset', kind: 'image', syntax: 'srcset' },
        { name: 'longdesc', kind: 'navigation' },
    ],
    input: [
        { name: 'src', kind: element => (isType(element, 'image') ? 'image' : undefined) },
        { name: 'formaction', kind: 'submission' },
    ],
    ins: [{ name: 'cite', kind: 'navigation' }],
    link: [
        { name: 'href', kind: linkKind },
        {
            name: 'imagesrcset',
            kind: element => (linkKind(element) === undefined ? undefined : 'image'),
            syntax: 'srcset',
        },
    ],
    object: [{ name: 'data', kind: 'frame' }],
    q: [{ name: 'cite', kind: 'navigation' }],
    script: [
        { name: 'src', kind: scriptKind },
        { name: 'href', kind: scriptKind },
    ],
    source: [
        { name: 'src', kind: element => (isInPicture(element) ? undefined : 'media') },
        {
            name: 'srcset',
            kind: element => (isInPicture(element) ? 'image' : undefined),
            syntax: 'srcset',
        },
    ],
    table: [{ name: 'background', kind: 'image' }],
    td: [{ name: 'background', kind: 'image' }],
    th: [{ name: 'background', kind: 'image' }],
    track: [{ name: 'src', kind: 'media' }],
    use: [{ name: 'href', kind: 'image' }],
    video: [
        { name: 'src', kind: 'media' },
        { name: 'poster', kind: 'image' },
    ],
};
function urlAttributes(element) {
    const found = [];
    for (const { name, kind, syntax = 'url' } of URL_ATTRIBUTES[element.tagName.toLowerCase()] ?? []) {
        const value = (0,html_document/* attribute */.lt)(element, name);
        if (value === undefined)
            continue;
        const known = typeof kind === 'function' ? kind(element) : kind;
        if (known !== undefined)
            found.push({ name, value, kind: known, syntax });
    }
    return found;
}
const RELATIONS = [
    ['stylesheet', 'stylesheet'],
    ['icon', 'icon'],
    ['apple-touch-icon', 'icon'],
    ['apple-touch-icon-precomposed', 'icon'],
    ['manifest', 'manifest'],
    ['modulepreload', 'script'],
    ['preload', 'asset'],
    ['prefetch', 'asset'],
    ['apple-touch-startup-image', 'asset'],
    ['next', 'related'],
    ['prev', 'related'],
    ['license', 'related'],
    ['help', 'related'],
    ['author', 'related'],
    ['search', 'related'],
    ['privacy-policy', 'related'],
    ['terms-of-service', 'related'],
];
const FOR_PROGRAMS = /^\s*(?:application\/json|(?:application|text)\/[a-z]{1,8}\+oembed)\s*(?:;|$)/i;
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    if (own.includes('stylesheet') && (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined)
        return undefined;
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        const type = (0,html_document/* attribute */.lt)(link, 'type');
        const isFeed = (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && type !== undefined && !FOR_PROGRAMS.test(type);
        return isFeed ? 'related' : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    if ((0,html_document/* attribute */.lt)(script, 'nomodule') !== undefined && !/^module$/i.test(type))
        return undefined;
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
function formKind(form) {
    const method = (0,html_document/* attribute */.lt)(form, 'method')?.trim().toLowerCase();
    if (method === 'dialog')
        return undefined;
    return method === 'post' ? 'submission' : 'navigation';
}
function isType(element, type) {
    return (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() === type;
}
function isInPicture(source) {
    return (0,html_document/* parentOf */.gN)(source)?.tagName === 'picture';
}

// EXTERNAL MODULE: ./lib/engine/page/links/srcset.js
var srcset = __webpack_require__(43474);
;// CONCATENATED MODULE: ./lib/engine/page/links/page-links.js






const SOCIAL_MEDIA = new Set([
    ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
    ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
]);
function linksOf(document) {
    const links = [];
    for (const element of document.elements()) {
        for (const { href, kind, place } of writtenIn(element, document)) {
            const address = document.addressOf(href);
            links.push({ href, url: address?.href, address, kind, document, element, place });
        }
    }
    for (const { href, property, script } of jsonLdUrls(document)) {
        const address = document.addressOf(href);
        const found = { href, url: address?.href, address, kind: 'structured-data' };
        links.push({ ...found, document, element: script, place: property });
    }
    return links;
}
function writtenIn(element, document) {
    const found = [];
    for (const { name, value, kind, syntax } of urlAttributes(element)) {
        if (syntax === 'url')
            found.push({ href: value, kind, place: name });
        else
            for (const href of (0,srcset/* srcsetUrls */.r)(value))
                found.push({ href, kind, place: name });
    }
    const style = (0,html_document/* attribute */.lt)(element, 'style');
    if (style !== undefined) {
        for (const href of (0,css_urls/* cssUrls */.Q0)(style))
            found.push({ href, kind: 'asset', place: 'style' });
    }
    if (element.tagName === 'style') {
        for (const href of (0,css_urls/* cssUrls */.Q0)((0,html_document/* textOf */.b6)(element)))
            found.push({ href, kind: 'asset', place: 'text' });
    }
    if (element.tagName === 'meta')
        found.push(...ofMeta(element, document));
    return found;
}
function ofMeta(meta, document) {
    const content = (0,html_document/* attribute */.lt)(meta, 'content');
    if (content === undefined)
        return [];
    if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
        const target = (0,refresh/* parseRefresh */.X)(content, document.url, document.baseUrl)?.target;
        return target === undefined ? [] : [{ href: target, kind: 'navigation', place: 'content' }];
    }
    const name = ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase();
    if (content.trim() === '')
        return [];
    if (name === 'og:url')
        return [{ href: content, kind: 'related', place: name }];
    if (!SOCIAL_MEDIA.has(name))
        return [];
    return [{ href: content, kind: 'social-image', place: name }];
}


/***/ }),

/***/ 43474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ srcsetUrls)
/* harmony export */ });
const SPACE = /[\t\n\f\r ]/;
function srcsetUrls(value) {
    const urls = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.test(value[at]) || value[at] === ','))
            at++;
        if (at >= value.length)
            return urls;
        const start = at;
        while (at < value.length && !SPACE.test(value[at]))
            at++;
        const word = value.slice(start, at);
        if (word.endsWith(',')) {
            urls.push(withoutEndingCommas(word));
            continue;
        }
        const { descriptors, end } = readDescriptors(value, at);
        at = end;
        if (areValid(descriptors))
            urls.push(word);
    }
}
function withoutEndingCommas(word) {
    let end = word.length;
    while (end > 0 && word[end - 1] === ',')
        end--;
    return word.slice(0, end);
}
function readDescriptors(value, start) {
    const descriptors = [];
    let wordStart = start;
    let inParentheses = false;
    let at = start;
    const endWord = () => {
        if (at > wordStart)
            descriptors.push(value.slice(wordStart, at));
        wordStart = at + 1;
    };
    for (; at < value.length; at++) {
        const character = value[at];
        if (inParentheses)
            inParentheses = character !== ')';
        else if (character === '(')
            inParentheses = true;
        else if (SPACE.test(character))
            endWord();
        else if (character === ',')
            break;
    }
    endWord();
    return { descriptors, end: at + 1 };
}
const WIDTH_OR_HEIGHT = /^\d+([wh])$/;
const DENSITY = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?x$/;
function areValid(descriptors) {
    const units = descriptors.map(text => {
        if (DENSITY.test(text))
            return 'x';
        const unit = WIDTH_OR_HEIGHT.exec(text)?.[1];
        return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?';
    });
    return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '));
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

/***/ 42136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ ASKS_FOR_CONSENT)
/* harmony export */ });
const ASKS_FOR_CONSENT = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|süti|hozzájárul|eväste|slapuk|sīkdat|küpsis|kolačić|piškot|çerez|kakor|informasjonskaps|ciastecz|persetujuan|privasi|куки|бисквит|колачи(?:ћ|њ)|лични данни|съглас|vafrakök|քուքի|ქუქი|কুকি|соглас|згод|μπισκότ|συγκατάθεσ|คุกกี้|ยินยอม|کوکی|رضایت|موافق|ملفات تعريف|עוגיות|कुकी|सहमति/iu;


/***/ }),

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
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

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
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
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
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

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

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
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
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
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);


function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.username)}:${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}


/***/ }),

/***/ 34350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ namesInSelectors),
/* harmony export */   G: () => (/* binding */ openersIn),
/* harmony export */   uQ: () => (/* binding */ openingComponentsIn)
/* harmony export */ });
const OPENS = /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/;
const MAX_HANDLER = 1500;
const MAX_SCRIPT = 2_000_000;
const MAX_HANDLERS = 2000;
const CLICK = String.raw `(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`;
const SELECTOR = String.raw `(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`;
const DELEGATED = new RegExp(String.raw `\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`, 'g');
const FOUND = String.raw `(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`;
const DIRECT = new RegExp(String.raw `${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g');
const NAMED = new RegExp(String.raw `(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`, 'g');
const OF_VARIABLE = new RegExp(String.raw `(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`, 'g');
const OF_LOOP = new RegExp(String.raw `\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g');
const ASKED = new RegExp(String.raw `\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g');
const NAMED_HANDLER = /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/;
const MAX_REGISTRATION = 300;
const MAX_NAMED_HANDLERS = 30;
function openersIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    const named = new Map();
    const opensByName = (name) => {
        const known = named.get(name);
        if (known !== undefined || named.size >= MAX_NAMED_HANDLERS)
            return known ?? false;
        const opening = handlersCalled(text, name).some(handler => OPENS.test(handler));
        named.set(name, opening);
        return opening;
    };
    const opens = ({ 0: { length }, index }) => {
        const end = index + length;
        if (OPENS.test(text.slice(end, end + MAX_HANDLER)))
            return true;
        const name = NAMED_HANDLER.exec(text.slice(end, end + MAX_REGISTRATION))?.[1];
        return name !== undefined && opensByName(name);
    };
    const matches = (pattern) => text.matchAll(pattern).take(MAX_HANDLERS).toArray();
    const heard = new Set([...matches(OF_VARIABLE), ...matches(OF_LOOP)].flatMap(match => (opens(match) ? [match[1]] : [])));
    const asked = LISTENS.test(text) ? matches(ASKED) : [];
    return [
        ...[...matches(DELEGATED), ...matches(DIRECT), ...asked].filter(opens),
        ...matches(NAMED).filter(({ groups }) => heard.has(groups['variable'])),
    ].map(({ groups }) => {
        const { byId, byClass, selector } = groups;
        return `${byId !== undefined ? '#' : byClass !== undefined ? '.' : ''}${selector}`;
    });
}
function handlersCalled(text, name) {
    const definition = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw `\$`)}\s{0,5}=(?![=>]))`, 'g');
    return text
        .matchAll(definition)
        .take(MAX_DEFINITIONS)
        .map(({ index }) => text.slice(index, index + MAX_HANDLER))
        .toArray();
}
const MAX_DEFINITIONS = 5;
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g;
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/;
function openingComponentsIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    if (!HEARS_ITSELF.test(text) || !OPENS.test(text))
        return [];
    return text
        .matchAll(DEFINED)
        .take(MAX_HANDLERS)
        .map(match => match[1])
        .toArray();
}
const LISTENS = /addEventListener\(\s*["'`]click|\bonclick\s*=/;
const NOT = /:not\([^)]{0,200}\)/g;
const NAME = /[.#](?:[\w-])+/g;
function namesInSelectors(list) {
    return list
        .replaceAll(NOT, '')
        .split(',')
        .map(selector => selector.match(NAME) ?? [])
        .filter(names => names.length > 0);
}


/***/ }),

/***/ 45161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aD: () => (/* binding */ namesAround),
/* harmony export */   b9: () => (/* binding */ hashNamesOfPage),
/* harmony export */   km: () => (/* binding */ scriptTexts),
/* harmony export */   ll: () => (/* binding */ scrollsToTop),
/* harmony export */   tC: () => (/* binding */ opensOnClick),
/* harmony export */   ti: () => (/* binding */ hashNamesOfFiles)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35601);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92797);
/* harmony import */ var _visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89811);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);
/* harmony import */ var _click_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34350);









const MAX_SCRIPTS = 10;
const hashNamesOfFiles = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k)));
async function hashNamesOfPage(visit, url) {
    return await visit.onceForSite(`hash names ${url}`, async () => {
        const { final } = await visit.fetchForSite(url);
        if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
            return new Set();
        const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
        const files = await scriptsOf(visit, new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), MAX_SCRIPTS);
        return new Set(files.flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k));
    });
}
async function scriptsOfSite(visit, most) {
    return await scriptsOf(visit, (await visit.judgedPage()).document, most);
}
async function scriptsOf(visit, document, most) {
    const { origin } = new URL(document.url);
    const addresses = document.elements('script').flatMap(script => {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') ?? '');
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') !== undefined && address?.origin === origin ? address.href : [];
    });
    const first = [...new Set(addresses)].slice(0, most);
    const files = first.map(async (address) => {
        const { final } = await visit.fetchForSite(address);
        return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) ? [final.body.toString('utf8')] : [];
    });
    return (await Promise.all(files)).flat();
}
const MAX_FILES = 40;
const MAX_LINKS = 2000;
const MAX_OPENERS = 300;
const MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
const openers = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const ids = new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(element, 'id')));
    const links = document.elements('a').slice(0, MAX_LINKS);
    const leads = (link) => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(link, 'href')?.trim() ?? '';
        const isElsewhere = href !== '' && !/^(?:#|javascript:)/i.test(href);
        return isElsewhere || ids.has((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__/* .percentDecoded */ .o)(href.slice(1)));
    };
    const leading = links.filter(leads).map(namesAround);
    const others = new Set(links.filter(link => !leads(link)).flatMap(link => [...namesAround(link)]));
    const texts = await scriptTexts(visit);
    const found = new Map();
    for (const list of texts.flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openersIn */ .G))
        for (const names of (0,_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .namesInSelectors */ .Ew)(list))
            if (found.size < MAX_OPENERS && isFoundBy(names, others))
                found.set(names.join(' '), names);
    return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)));
});
const scriptTexts = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script));
    return [...inPage, ...(await scriptsOfSite(visit, MAX_FILES))];
});
const openingComponents = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptTexts(visit)).flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openingComponentsIn */ .uQ)));
async function opensOnClick(visit, link) {
    const around = namesAround(link);
    if ((await openers(visit)).some(names => isFoundBy(names, around)))
        return true;
    const components = await openingComponents(visit);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at))
        if (components.has(at.tagName))
            return true;
    return false;
}
function isFoundBy(names, around) {
    return names.every(name => around.has(name));
}
function namesAround(element) {
    const names = new Set();
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at)) {
        const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'id');
        if (id)
            names.add(`#${id}`);
        const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
        for (const name of classes)
            if (name !== '')
                names.add(`.${name}`);
    }
    return names;
}
const SCROLLS = /\bscrollT(?:op|o)\b/;
const scrollsToTop = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').some(script => SCROLLS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script)));
    return inPage || (await (0,_visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .ownScriptFiles */ .B)(visit)).some(({ text }) => SCROLLS.test(text));
});


/***/ }),

/***/ 69725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONSENT_GLOBALS: () => (/* binding */ CONSENT_GLOBALS),
/* harmony export */   CONSENT_PLATFORMS: () => (/* binding */ CONSENT_PLATFORMS),
/* harmony export */   HOSTED_PLATFORMS: () => (/* binding */ HOSTED_PLATFORMS),
/* harmony export */   TRACKERS: () => (/* binding */ TRACKERS)
/* harmony export */ });
const CONSENT_PLATFORMS = [
    {
        name: 'OneTrust',
        marks: ['cdn.cookielaw.org', 'optanon.blob.core.windows.net', 'cookie-cdn.cookiepro.com'],
    },
    { name: 'Cookiebot', marks: ['consent.cookiebot.com', 'consent.cookiebot.eu'] },
    { name: 'Usercentrics', marks: ['usercentrics.eu'] },
    { name: 'Didomi', marks: ['sdk.privacy-center.org'] },
    { name: 'CookieYes', marks: ['cdn-cookieyes.com'] },
    { name: 'Klaro', marks: ['cdn.kiprotect.com/klaro'] },
    { name: 'Osano', marks: ['cmp.osano.com'] },
    { name: 'InMobi Choice', marks: ['cmp.inmobi.com', 'quantcast.mgr.consensu.org'] },
    { name: 'TrustArc', marks: ['consent.trustarc.com', 'consent.truste.com'] },
    { name: 'iubenda', marks: ['cdn.iubenda.com', 'cs.iubenda.com'] },
    { name: 'consentmanager', marks: ['consentmanager.net', 'consentmanager.mgr.consensu.org'] },
    { name: 'CookieScript', marks: ['cdn.cookie-script.com'] },
    { name: 'Sourcepoint', marks: ['cdn.privacy-mgmt.com'] },
    { name: 'Axeptio', marks: ['static.axept.io'] },
    { name: 'Civic', marks: ['cc.cdn.civiccomputing.com'] },
    { name: 'Termly', marks: ['app.termly.io'] },
    { name: 'CookieHub', marks: ['cookiehub.net', 'cdn.cookiehub.eu'] },
    { name: 'CookieFirst', marks: ['consent.cookiefirst.com'] },
    { name: 'Ketch', marks: ['global.ketchcdn.com'] },
    { name: 'Transcend', marks: ['transcend-cdn.com'] },
    { name: 'Google Funding Choices', marks: ['fundingchoicesmessages.google.com'] },
];
const HOSTED_PLATFORMS = [
    [/\/plugins\/complianz-gdpr(?:-premium)?\//i, 'Complianz'],
    [/\/plugins\/borlabs-cookie\//i, 'Borlabs Cookie'],
    [/\/plugins\/cookie-law-info\//i, 'CookieYes'],
    [/\/plugins\/real-cookie-banner(?:-pro)?\//i, 'Real Cookie Banner'],
    [/\/tarteaucitron(?:\.min)?\.js/i, 'tarteaucitron'],
    [/\/klaro(?:-no-css)?(?:\.min)?\.js/i, 'Klaro'],
    [/\/cookieconsent(?:\.umd|\.esm)?(?:\.min)?\.js/i, 'CookieConsent'],
];
const TRACKERS = [
    { name: 'Google tag', marks: ['www.googletagmanager.com/gtag/js'] },
    { name: 'Google Tag Manager', marks: ['www.googletagmanager.com/gtm.js'] },
    { name: 'Universal Analytics', marks: ['www.google-analytics.com/analytics.js'] },
    { name: 'Google advertising', marks: ['doubleclick.net', 'googlesyndication.com', 'googleadservices.com'] },
    {
        name: 'Meta Pixel',
        marks: ['connect.facebook.net'],
        only: /connect\.facebook\.net.{0,60}\/(?:fbevents\.js|signals\/)|\bfbq\(/,
    },
    {
        name: 'Facebook SDK',
        marks: ['connect.facebook.net'],
        only: /connect\.facebook\.net.{0,60}\/(?:sdk|all)(?:\.js|\/)/,
    },
    { name: 'TikTok Pixel', marks: ['analytics.tiktok.com'] },
    { name: 'LinkedIn Insight', marks: ['snap.licdn.com'] },
    { name: 'Microsoft Advertising', marks: ['bat.bing.com'] },
    { name: 'Microsoft Clarity', marks: ['www.clarity.ms/tag'] },
    { name: 'Hotjar', marks: ['static.hotjar.com'] },
    { name: 'Pinterest Tag', marks: ['s.pinimg.com/ct'] },
    { name: 'X Pixel', marks: ['static.ads-twitter.com'] },
    { name: 'Snap Pixel', marks: ['sc-static.net/scevent'] },
    { name: 'Criteo', marks: ['static.criteo.net', 'dynamic.criteo.com'] },
    { name: 'Yandex Metrica', marks: ['mc.yandex.ru'] },
    { name: 'Segment', marks: ['cdn.segment.com'] },
    { name: 'Mixpanel', marks: ['cdn.mxpnl.com'] },
    { name: 'Amplitude', marks: ['cdn.amplitude.com'] },
    { name: 'HubSpot', marks: ['js.hs-scripts.com', 'js.hs-analytics.net'] },
    { name: 'FullStory', marks: ['edge.fullstory.com'] },
];
const CONSENT_GLOBALS = ['__tcfapi', '__gpp'];


/***/ }),

/***/ 35908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/known-cookies.js
const ENTRIES = [
    [
        '_ga _ga_* _gid _gat _gat_* __utma __utmb __utmc __utmt __utmz __utmv AMP_TOKEN',
        'Google Analytics',
        'analytics',
    ],
    ['_gcl_au _gcl_aw _gcl_dc _gcl_gb _gcl_gs _gac_*', 'Google Ads', 'marketing'],
    ['IDE DSID __gads __gpi __gpi_optout', 'Google advertising', 'marketing'],
    ['_fbp _fbc', 'Meta', 'marketing'],
    ['_ttp _tt_enable_cookie ttclid', 'TikTok', 'marketing'],
    ['li_fat_id bcookie bscookie lidc UserMatchHistory AnalyticsSyncHistory', 'LinkedIn', 'marketing'],
    ['_uetsid _uetvid MUID', 'Microsoft Advertising', 'marketing'],
    ['_clck _clsk CLID', 'Microsoft Clarity', 'analytics'],
    ['_hjSessionUser_* _hjSession_* _hjid _hjFirstSeen _hjAbsoluteSessionInProgress', 'Hotjar', 'analytics'],
    ['_pin_unauth _pinterest_ct_ua _epik', 'Pinterest', 'marketing'],
    ['_scid _scid_r _sctr', 'Snapchat', 'marketing'],
    ['_rdt_uuid', 'Reddit', 'marketing'],
    ['_twpid muc_ads personalization_id guest_id_ads guest_id_marketing', 'X', 'marketing'],
    ['cto_bundle cto_bidid', 'Criteo', 'marketing'],
    ['__adroll __adroll_fpc __ar_v4', 'AdRoll', 'marketing'],
    ['_kla_id __kla_id', 'Klaviyo', 'marketing'],
    ['hubspotutk __hstc __hssc __hssrc', 'HubSpot', 'marketing'],
    ['_mkto_trk', 'Marketo', 'marketing'],
    ['visitor_id*-hash pardot', 'Salesforce Pardot', 'marketing'],
    ['_ym_uid _ym_d _ym_isad _ym_visorc yandexuid yabs-sid', 'Yandex Metrica', 'analytics'],
    ['_pk_id.* _pk_ses.* _pk_ref.* _pk_cvar.* _pk_hsr.*', 'Matomo', 'analytics'],
    ['mp_*_mixpanel', 'Mixpanel', 'analytics'],
    ['AMP_* amp_* amplitude_id*', 'Amplitude', 'analytics'],
    ['ajs_anonymous_id ajs_user_id ajs_group_id', 'Segment', 'analytics'],
    ['_hp2_id.* _hp2_ses_props.*', 'Heap', 'analytics'],
    ['fs_uid fs_lua', 'FullStory', 'analytics'],
    ['_vwo_uuid _vwo_uuid_v2 _vis_opt_s _vis_opt_test_cookie', 'VWO', 'analytics'],
    ['optimizelyEndUserId optimizelySegments', 'Optimizely', 'analytics'],
    ['s_vi s_fid AMCV_* AMCVS_* s_ecid', 'Adobe Analytics', 'analytics'],
    ['demdex dextp', 'Adobe Audience Manager', 'marketing'],
    ['ph_phc_*_posthog', 'PostHog', 'analytics'],
    ['_shopify_y _shopify_s _shopify_sa_p _shopify_sa_t', 'Shopify', 'analytics'],
    ['nmstat', 'Siteimprove', 'analytics'],
    ['_parsely_visitor _parsely_session', 'Parse.ly', 'analytics'],
    [
        '__cf_bm cf_clearance __cflb __cfruid _cfuvid __cfwaitingroom',
        'Cloudflare',
        'security',
        'infrastructure',
    ],
    ['bm_sv bm_sz _abck ak_bmsc bm_mi', 'Akamai', 'security', 'infrastructure'],
    ['incap_ses_* visid_incap_* nlbi_* reese84', 'Imperva', 'security', 'infrastructure'],
    ['datadome', 'DataDome', 'security', 'infrastructure'],
    ['AWSALB AWSALBCORS AWSALBTG AWSALBTGCORS AWSELB AWSELBCORS', 'AWS', 'necessary', 'infrastructure'],
    ['GCLB', 'Google Cloud', 'necessary', 'infrastructure'],
    ['ARRAffinity ARRAffinitySameSite', 'Azure', 'necessary', 'infrastructure'],
    ['heroku-session-affinity', 'Heroku', 'necessary', 'infrastructure'],
    ['BIGipServer* TS01*', 'F5', 'necessary', 'infrastructure'],
    ['__vercel_toolbar _vercel_jwt _vercel_sso_nonce', 'Vercel', 'necessary', 'infrastructure'],
    ['PHPSESSID', 'PHP', 'necessary', 'session'],
    ['JSESSIONID', 'Java servlet', 'necessary', 'session'],
    ['ASP.NET_SessionId .ASPXAUTH .AspNetCore.Session .AspNetCore.Cookies', 'ASP.NET', 'necessary', 'session'],
    ['connect.sid', 'Express', 'necessary', 'session'],
    ['laravel_session', 'Laravel', 'necessary', 'session'],
    ['ci_session', 'CodeIgniter', 'necessary', 'session'],
    ['rack.session', 'Rack', 'necessary', 'session'],
    ['wordpress_logged_in_* wordpress_sec_* wp-postpass_*', 'WordPress', 'necessary', 'session'],
    ['wordpress_test_cookie', 'WordPress', 'necessary'],
    ['wp-settings-*', 'WordPress', 'functional'],
    ['DokuWiki', 'DokuWiki', 'necessary', 'session'],
    ['phpMyAdmin phpMyAdmin_https', 'phpMyAdmin', 'necessary', 'session'],
    ['koa.sess koa:sess', 'Koa', 'necessary', 'session'],
    ['ASPSESSIONID*', 'ASP', 'necessary', 'session'],
    ['SSESS*', 'Drupal', 'necessary', 'session'],
    ['fe_typo_user be_typo_user', 'TYPO3', 'necessary', 'session'],
    ['MoodleSession*', 'Moodle', 'necessary', 'session'],
    ['OCSESSID', 'OpenCart', 'necessary', 'session'],
    ['woocommerce_cart_hash woocommerce_items_in_cart', 'WooCommerce', 'necessary'],
    ['wp_woocommerce_session_*', 'WooCommerce', 'necessary', 'session'],
    ['cart_currency cart_sig _shopify_essential', 'Shopify', 'necessary'],
    ['secure_customer_sig', 'Shopify', 'necessary', 'session'],
    ['next-auth.session-token* authjs.session-token*', 'Auth.js', 'necessary', 'session'],
    ['next-auth.callback-url authjs.callback-url', 'Auth.js', 'necessary'],
    [
        'XSRF-TOKEN csrftoken _csrf .AspNetCore.Antiforgery.* next-auth.csrf-token authjs.csrf-token',
        'request forgery protection',
        'security',
    ],
    ['OptanonConsent OptanonAlertBoxClosed', 'OneTrust', 'necessary'],
    ['CookieConsent', 'Cookiebot', 'necessary'],
    ['euconsent-v2', 'IAB TCF', 'necessary'],
    ['didomi_token', 'Didomi', 'necessary'],
    ['cookieyes-consent', 'CookieYes', 'necessary'],
    ['klaro', 'Klaro', 'necessary'],
    ['tarteaucitron', 'tarteaucitron', 'necessary'],
    ['cc_cookie', 'CookieConsent', 'necessary'],
    ['axeptio_cookies axeptio_authorized_vendors', 'Axeptio', 'necessary'],
    ['NEXT_LOCALE i18next', 'language of the page', 'functional'],
    ['pll_language', 'Polylang', 'functional'],
    ['wp-wpml_current_language', 'WPML', 'functional'],
    ['_dd_s _dd_s_v2', 'Datadog', 'functional'],
    ['intercom-id-* intercom-session-* intercom-device-id-*', 'Intercom', 'functional'],
    ['crisp-client*', 'Crisp', 'functional'],
];
const NEEDS_CONSENT = new Set(['analytics', 'marketing']);
function knownCookie(name) {
    const bare = name.replace(/^__(?:Host-Http|Host|Http|Secure)-/i, '');
    const entry = ENTRIES.find(([names]) => names.split(' ').some(pattern => fits(bare, pattern)));
    if (!entry)
        return undefined;
    const [, vendor, purpose, kind] = entry;
    return { vendor, purpose, ...(kind === undefined ? {} : { [kind]: true }) };
}
function needsConsent(name) {
    const known = knownCookie(name);
    return known !== undefined && NEEDS_CONSENT.has(known.purpose);
}
function fits(name, pattern) {
    const star = pattern.indexOf('*');
    if (star < 0)
        return name === pattern;
    const end = pattern.slice(star + 1);
    return name.length >= pattern.length && name.startsWith(pattern.slice(0, star)) && name.endsWith(end);
}
const SESSION_NAME = /(?:^|[._-])(?:sid|sess|session|sessid|sessionid|session[._-]?(?:id|token|key))$/i;
function isSessionCookie(name) {
    const bare = name.replace(/^__(?:Host-Http|Host|Http|Secure)-/i, '');
    return knownCookie(name)?.session === true || (bare !== '' && SESSION_NAME.test(bare));
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookie-date.js
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DELIMITERS = /[\x09\x20-\x2f\x3b-\x40\x5b-\x60\x7b-\x7e]+/;
const TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:\D|$)/;
const DAY = /^(\d{1,2})(?:\D|$)/;
const YEAR = /^(\d{2,4})(?:\D|$)/;
function parseCookieDate(text) {
    const parts = {};
    for (const token of text.split(DELIMITERS))
        readToken(token, parts);
    const { time, day, month, year } = parts;
    if (!time || day === undefined || month === undefined || year === undefined)
        return undefined;
    const [hour, minute, second] = time;
    const full = year >= 70 && year <= 99 ? year + 1900 : year <= 69 ? year + 2000 : year;
    if (day < 1 || day > 31 || full < 1601 || hour > 23 || minute > 59 || second > 59)
        return undefined;
    const date = new Date(Date.UTC(full, month, day, hour, minute, second));
    return date.getUTCDate() === day ? date.getTime() : undefined;
}
function readToken(token, parts) {
    const time = parts.time ? null : TIME.exec(token);
    if (time) {
        parts.time = [Number(time[1]), Number(time[2]), Number(time[3])];
        return;
    }
    const day = parts.day === undefined ? DAY.exec(token) : null;
    if (day) {
        parts.day = Number(day[1]);
        return;
    }
    const month = parts.month === undefined ? MONTHS.indexOf(token.slice(0, 3).toLowerCase()) : -1;
    if (month >= 0) {
        parts.month = month;
        return;
    }
    const year = parts.year === undefined ? YEAR.exec(token) : null;
    if (year)
        parts.year = Number(year[1]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/set-cookie.js


const MAX_COOKIE_SIZE = 4096;
const MAX_ATTRIBUTE_SIZE = 1024;
const CONTROL = /[\x00-\x08\x0a-\x1f\x7f]/;
function parseSetCookie(header) {
    const semicolon = header.indexOf(';');
    const pair = semicolon < 0 ? header : header.slice(0, semicolon);
    const { name, value } = splitPair(pair);
    if (CONTROL.test(header)) {
        return { unreadable: 'control-character', name, message: 'has a control character in its header.' };
    }
    const size = name.length + value.length;
    if (size === 0)
        return { unreadable: 'empty', name, message: 'has no value either.' };
    if (size > MAX_COOKIE_SIZE) {
        const message = `has ${size} bytes of name and value (at most ${MAX_COOKIE_SIZE}).`;
        return { unreadable: 'too-large', name, message };
    }
    if (hasInnerTab(header)) {
        return {
            unreadable: 'control-character',
            name,
            message: 'has a tab in its name, its value or an attribute.',
        };
    }
    if (name === '' && value.includes('=')) {
        const message = 'has a value with "=", so that servers would take it for another cookie.';
        return { unreadable: 'nameless-pair', name, message };
    }
    const cookie = {
        name,
        value,
        secure: false,
        httpOnly: false,
        partitioned: false,
        ignored: [],
    };
    if (semicolon >= 0)
        for (const part of header.slice(semicolon + 1).split(';'))
            readAttribute(part, cookie);
    return cookie;
}
function hasInnerTab(header) {
    if (!header.includes('\t'))
        return false;
    return header.split(';').some(part => {
        const { name, value } = splitPair(part);
        return name.includes('\t') || value.includes('\t');
    });
}
function splitPair(pair) {
    const equals = pair.indexOf('=');
    return equals < 0
        ? { name: '', value: trimBlanks(pair) }
        : { name: trimBlanks(pair.slice(0, equals)), value: trimBlanks(pair.slice(equals + 1)) };
}
function readAttribute(part, cookie) {
    const equals = part.indexOf('=');
    const name = trimBlanks(equals < 0 ? part : part.slice(0, equals)).toLowerCase();
    const value = equals < 0 ? '' : trimBlanks(part.slice(equals + 1));
    const ignore = (message) => cookie.ignored.push({ name, message });
    if (value.length > MAX_ATTRIBUTE_SIZE) {
        ignore(`${name} has ${value.length} bytes (at most ${MAX_ATTRIBUTE_SIZE})`);
        return;
    }
    if (name === 'secure')
        cookie.secure = true;
    else if (name === 'httponly')
        cookie.httpOnly = true;
    else if (name === 'partitioned')
        cookie.partitioned = true;
    else if (name === 'domain')
        cookie.domain = value;
    else if (name === 'path')
        readPath(value, cookie, ignore);
    else if (name === 'expires')
        readExpires(value, cookie, ignore);
    else if (name === 'max-age')
        readMaxAge(value, cookie, ignore);
    else if (name === 'samesite')
        readSameSite(value, cookie, ignore);
}
function readPath(value, cookie, ignore) {
    if (value.startsWith('/'))
        cookie.path = value;
    else if (value === '')
        delete cookie.path;
    else {
        delete cookie.path;
        ignore(`Path=${shown(value)} does not begin with a slash`);
    }
}
function readExpires(value, cookie, ignore) {
    const time = parseCookieDate(value);
    if (time === undefined)
        ignore(`Expires=${shown(value)} is not a date`);
    else
        cookie.expires = time;
}
function readMaxAge(value, cookie, ignore) {
    if (/^-?\d+$/.test(value))
        cookie.maxAge = Number(value);
    else
        ignore(`Max-Age=${shown(value)} is not a number of seconds`);
}
function readSameSite(value, cookie, ignore) {
    const lower = value.toLowerCase();
    if (lower === 'strict' || lower === 'lax' || lower === 'none')
        cookie.sameSite = lower;
    else {
        delete cookie.sameSite;
        ignore(`SameSite=${shown(value)} is not Strict, Lax or None`);
    }
}
const SHOWN_LENGTH = 60;
function shown(value) {
    return (0,cut/* cutEnd */.ym)(value, SHOWN_LENGTH);
}
function trimBlanks(text) {
    let start = 0;
    let end = text.length;
    while (start < end && (text[start] === ' ' || text[start] === '\t'))
        start++;
    while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t'))
        end--;
    return text.slice(start, end);
}
function saysSameSite({ sameSite, ignored }) {
    return sameSite !== undefined || ignored.some(({ name }) => name === 'samesite');
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/storage.js





const MAX_LIFETIME = 400 * 86_400;
function storeCookies(responses) {
    const received = [];
    const jar = new Jar();
    for (const { url, headers, now } of responses) {
        for (const header of headers) {
            const one = receive(header, url, now, jar);
            received.push(one);
            jar.store(one);
        }
    }
    return received;
}
function storedCookies(received) {
    const jar = new Jar();
    for (const one of received)
        jar.store(one);
    return jar.all;
}
class Jar {
    #cookies = new Map();
    #byName = new Map();
    get all() {
        return [...this.#cookies.values()];
    }
    named(name) {
        return this.#byName.get(name)?.values() ?? [];
    }
    store(one) {
        if (one.rejection)
            return;
        const { name, domain, hostOnly, path } = one;
        const key = JSON.stringify([name, domain, hostOnly, path]);
        const same = this.#byName.get(name) ?? new Map();
        this.#byName.set(name, same);
        this.#cookies.delete(key);
        same.delete(key);
        if (one.deletes)
            return;
        this.#cookies.set(key, one);
        same.set(key, one);
    }
}
function receive(header, url, now, jar) {
    const { hostname, pathname, protocol } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    const parsed = parseSetCookie(header);
    if ('unreadable' in parsed) {
        const { unreadable: rule, name, message } = parsed;
        const rejection = { rule, message };
        return {
            url,
            name,
            domain: host,
            hostOnly: true,
            path: '/',
            lifetime: undefined,
            deletes: false,
            rejection,
        };
    }
    const scope = scopeOf(parsed.domain, host);
    const lifetime = lifetimeOf(parsed, now);
    const received = {
        url,
        name: parsed.name,
        cookie: parsed,
        domain: scope.domain,
        hostOnly: scope.hostOnly,
        path: parsed.path ?? defaultPath(pathname),
        lifetime,
        deletes: lifetime !== undefined && lifetime <= 0,
    };
    const isSecure = protocol === 'https:' || (0,host_kind/* isLoopback */.U9)(hostname);
    const rejection = scope.fault
        ? { rule: 'domain', message: scope.fault }
        : rejectionOf(parsed, received, isSecure, jar);
    return rejection ? { ...received, rejection } : received;
}
function lifetimeOf({ maxAge, expires }, now) {
    if (maxAge !== undefined)
        return Math.max(0, maxAge);
    return expires === undefined ? undefined : Math.round((expires - now) / 1000);
}
function defaultPath(pathname) {
    return pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')));
}
function scopeOf(attribute, host) {
    const bare = (attribute ?? '').replace(/^\./, '');
    if (bare === '')
        return { domain: host, hostOnly: true };
    const domain = (0,external_node_net_.isIP)(bare) ? bare : (0,external_node_url_.domainToASCII)(bare);
    const own = { domain: host, hostOnly: true };
    if (domain === '' || /[^\x21-\x7e]/.test(bare))
        return { ...own, fault: `has Domain=${bare}, which is not a host name.` };
    if (domain === host)
        return isPublicSuffix(domain) ? own : { domain, hostOnly: false };
    if ((0,external_node_net_.isIP)(host) || !host.endsWith(`.${domain}`)) {
        return { ...own, fault: `has Domain=${bare}, which is neither ${host} nor a domain above it.` };
    }
    if (isPublicSuffix(domain)) {
        return { ...own, fault: `has Domain=${bare}, which is a public suffix: others have sites there.` };
    }
    return { domain, hostOnly: false };
}
function isPublicSuffix(domain) {
    if ((0,external_node_net_.isIP)(domain))
        return false;
    return !domain.includes('.') || (0,cjs/* getPublicSuffix */.pj)(domain, { allowPrivateDomains: true }) === domain;
}
function rejectionOf(cookie, received, isSecure, jar) {
    const { secure, sameSite, partitioned } = cookie;
    if (secure && !isSecure) {
        return { rule: 'secure-over-http', message: 'has Secure, but comes over plain HTTP.' };
    }
    if (!isSecure && overwritesSecure(received, jar)) {
        return {
            rule: 'overwrites-secure',
            message: 'would replace a Secure cookie of the same name that came over HTTPS.',
        };
    }
    if (sameSite === 'none' && !secure) {
        return { rule: 'samesite-none-insecure', message: 'has SameSite=None without Secure.' };
    }
    if (partitioned && !secure) {
        return { rule: 'partitioned-insecure', message: 'has Partitioned without Secure.' };
    }
    const broken = brokenPrefix(cookie, received.hostOnly);
    return broken === undefined ? undefined : { rule: 'prefix', message: broken };
}
function overwritesSecure(received, jar) {
    return [...jar.named(received.name)].some(({ domain, path, cookie }) => cookie.secure &&
        (liesIn(domain, received.domain) || liesIn(received.domain, domain)) &&
        pathMatches(received.path, path));
}
function liesIn(host, domain) {
    return host === domain || (!(0,external_node_net_.isIP)(host) && host.endsWith(`.${domain}`));
}
function pathMatches(path, cookiePath) {
    return path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
}
const PREFIXES = ['__host-http-', '__host-', '__http-', '__secure-'];
function hasPrefix({ name, value }) {
    const start = (name === '' ? value : name).toLowerCase();
    return PREFIXES.some(prefix => start.startsWith(prefix));
}
function brokenPrefix(cookie, hostOnly) {
    const { name, value, secure, httpOnly, path, domain } = cookie;
    if (name === '') {
        const hidden = PREFIXES.find(one => value.toLowerCase().startsWith(one));
        return hidden === undefined
            ? undefined
            : `has a value that begins with ${hidden}, so that servers would take it for a protected cookie.`;
    }
    const prefix = PREFIXES.find(one => name.toLowerCase().startsWith(one));
    if (prefix === undefined)
        return undefined;
    const missing = [];
    if (!secure)
        missing.push('Secure');
    if (prefix.includes('http-') && !httpOnly)
        missing.push('HttpOnly');
    if (prefix.startsWith('__host-')) {
        if (path !== '/')
            missing.push('Path=/');
        if (domain || !hostOnly)
            missing.push('no Domain');
    }
    const written = name.slice(0, prefix.length);
    return missing.length === 0 ? undefined : `needs ${missing.join(', ')} for its prefix ${written}.`;
}
function isSentTo({ domain, hostOnly, path, cookie }, url) {
    const { hostname, pathname, protocol } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (cookie.secure && protocol !== 'https:' && !(0,host_kind/* isLoopback */.U9)(hostname))
        return false;
    return (hostOnly ? host === domain : liesIn(host, domain)) && pathMatches(pathname, path);
}
function keptSeconds({ lifetime }) {
    return lifetime === undefined ? undefined : Math.min(Math.max(0, lifetime), MAX_LIFETIME);
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/received-cookies.js







const receivedCookies = (0,per_visit/* perVisit */.V)(async (visit) => {
    const [{ hops }] = await Promise.all([visit.exchange(), visit.htmlPage()]);
    const { responses, leftOut } = responsesOf(hops);
    const all = storeCookies(responses);
    const own = all.filter(({ name }) => !(0,syntax_preview/* isPlatformCookie */.kX)(visit.preview, name));
    return {
        all,
        leftOut,
        own,
        managed: own.filter(({ name }) => !knownCookie(name)?.infrastructure),
        stored: storedCookies(own),
        now: responses.at(-1)?.now ?? Date.now(),
    };
});
const MAX_READ = 2000;
function responsesOf(hops) {
    let left = MAX_READ;
    let leftOut = 0;
    const responses = hops.map(hop => {
        const all = (0,exchange/* headerValues */.UE)(hop, 'set-cookie');
        const headers = all.slice(0, left);
        left -= headers.length;
        leftOut += all.length - headers.length;
        return { url: hop.url, headers, now: (0,exchange/* clockOf */.ie)(hop) };
    });
    return { responses, leftOut };
}
function isKept({ rejection, deletes }) {
    return !rejection && !deletes;
}
function judgeCookies(cookies, faultOf) {
    const placeOf = (one) => {
        const fault = faultOf(one);
        return fault === undefined ? undefined : cookiePlace(one, fault);
    };
    return (0,judging_judgement/* failEach */.Sw)(cookies, placeOf, NO_SUCH_COOKIE);
}
const NO_SUCH_COOKIE = 'the page sets no such cookie over HTTP';
function cookiePlace({ url, name, cookie }, fault) {
    const shown = name === '' ? 'A cookie without a name' : (0,cut/* cutEnd */.ym)(name, 100);
    const message = `${shown} ${fault}`;
    return cookie
        ? { url, message, snippet: `Set-Cookie: ${(0,cut/* cutEnd */.ym)(name, 100)}=…${attributesOf(cookie)}` }
        : { url, message };
}
function attributesOf(cookie) {
    const { domain, path, secure, httpOnly, sameSite, partitioned, maxAge } = cookie;
    const parts = [
        domain ? `Domain=${(0,cut/* cutEnd */.ym)(domain, 100)}` : '',
        path ? `Path=${(0,cut/* cutEnd */.ym)(path, 100)}` : '',
        maxAge === undefined ? '' : `Max-Age=${maxAge}`,
        secure ? 'Secure' : '',
        httpOnly ? 'HttpOnly' : '',
        sameSite ? `SameSite=${sameSite}` : '',
        partitioned ? 'Partitioned' : '',
    ];
    return parts
        .filter(Boolean)
        .map(part => `; ${part}`)
        .join('');
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/amount.js




const RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265';
const amount = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'duplicate-cookie': {
            scope: 'site',
            severity: 'notice',
            title: 'One response sets the same cookie more than once',
            why: 'The value that counts depends on order, domain and path, and some proxies keep another one.',
            fix: 'Set each cookie only once per response.',
            help: `${RFC_6265}#section-4.1.1`,
            example: 'Set-Cookie: id=1\nSet-Cookie: id=2',
        },
        'too-many-cookies': {
            scope: 'site',
            severity: 'warning',
            title: 'The page sets more than 50 cookies',
            why: 'Browsers may keep only 50 per domain and remove the oldest: logins and carts get lost.',
            fix: 'Merge or remove cookies.',
            help: `${RFC_6265}#section-6.1`,
            example: '62 Set-Cookie headers',
        },
        'request-header-too-large': {
            scope: 'site',
            severity: 'warning',
            title: 'The cookies make requests too large for many servers',
            why: 'Many servers and CDNs answer requests with more than 8 kB of headers with an error, and the visitor is locked out.',
            fix: 'Keep the data on the server and only an identifier in the cookie. Limit cookies to the paths that need them.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/431',
            example: 'cookies of 9,000 bytes in total',
        },
    },
    async judge(visit) {
        const { own, stored } = await receivedCookies(visit);
        const none = 'the page sets no cookies that are kept';
        return {
            judgements: {
                'duplicate-cookie': judgeDuplicates(own),
                'too-many-cookies': (0,judging_judgement/* failAmong */.Jb)(stored, crowdedDomains(stored), none),
                'request-header-too-large': (0,judging_judgement/* failAmong */.Jb)(stored, largeHeaders(stored), none),
            },
        };
    },
});
function judgeDuplicates(received) {
    const seen = new Map();
    for (const one of received.filter(isKept)) {
        const key = JSON.stringify([one.url, one.name]);
        const same = seen.get(key);
        if (same)
            same.push(one);
        else
            seen.set(key, [one]);
    }
    if (seen.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)(NO_SUCH_COOKIE);
    const repeated = [...seen.values()].filter(group => group.length > 1);
    return (0,judging_judgement/* failWhere */.a4)(repeated.map(group => cookiePlace(group[0], `is set ${group.length} times in one response.`)));
}
const MAX_COOKIES = 50;
function crowdedDomains(stored) {
    const domains = new Map();
    for (const one of stored) {
        const same = domains.get(one.domain);
        if (same)
            same.push(one);
        else
            domains.set(one.domain, [one]);
    }
    return [...domains.values()]
        .filter(group => group.length > MAX_COOKIES)
        .map(group => ({
        url: group[0].url,
        message: `The page sets ${group.length} cookies for ${group[0].domain} (at most ${MAX_COOKIES}).`,
    }));
}
const MAX_HEADER_SIZE = 8000;
function largeHeaders(stored) {
    const urls = [...new Set(stored.map(({ url }) => url))];
    return urls.flatMap(url => {
        const sizes = stored
            .filter(one => isSentTo(one, url))
            .map(({ cookie }) => cookie.name.length + cookie.value.length + '=; '.length);
        const size = sizes.reduce((sum, one) => sum + one, 0);
        const message = `Requests for this page carry ${size} bytes of cookies (at most ${MAX_HEADER_SIZE}).`;
        return size > MAX_HEADER_SIZE ? [{ url, message }] : [];
    });
}

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/visit/home-page.js
var home_page = __webpack_require__(3023);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/asked-data.js

const MAX_FIELDS = 500;
const MAX_STEPS = 50;
function fieldForData(document) {
    const fields = document.elements('input').slice(0, MAX_FIELDS);
    if (fields.some(field => typeOf(field) === 'password'))
        return undefined;
    return fields.find(field => asksForContact(field) && isForVisitors(field));
}
const CONTACT_NAME = /^(?:(?:your|user|contact|customer|client)[-_ ]?)?(?:e-?mail(?:[-_ ]?address)?|phone(?:[-_ ]?number)?|tel|telefon(?:o|e|nummer|szam)?|t[eé]l[eé]phone|telephone|mobile|celular|whatsapp)$/i;
const WRITTEN_INTO = /^(?:|text|number)$/;
function asksForContact(field) {
    const type = typeOf(field);
    if (/^(?:email|tel)$/.test(type))
        return true;
    const names = ['name', 'id', 'autocomplete'].map(name => ((0,html_document/* attribute */.lt)(field, name) ?? '').trim());
    return WRITTEN_INTO.test(type) && names.some(name => CONTACT_NAME.test(name));
}
function typeOf(field) {
    return ((0,html_document/* attribute */.lt)(field, 'type') ?? '').trim().toLowerCase();
}
function isForVisitors(field) {
    if (['disabled', 'readonly'].some(name => (0,html_document/* attribute */.lt)(field, name) !== undefined))
        return false;
    let at = field;
    for (let step = 0; at && step < MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined ||
            (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true' ||
            at.tagName === 'template' ||
            /display:\s?none/i.test((0,html_document/* attribute */.lt)(at, 'style') ?? '');
        if (isHidden)
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./lib/engine/tools/technology/google-tags.js
var google_tags = __webpack_require__(92366);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/collecting.js

function trackersThatCollect(document, trackers) {
    return trackers.filter(name => !(OF_GOOGLE.has(name) && collectNothing(document)));
}
const OF_GOOGLE = new Set(['Google tag', 'Google Tag Manager', 'Universal Analytics']);
function collectNothing(document) {
    const tags = (0,google_tags/* googleTagsOf */.m$)(document);
    return tags.length > 0 && !tags.some(({ id }) => (0,google_tags/* isAccountId */.JG)(id) && !/^UA-/i.test(id));
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/embeds.js

const FRAMES = [
    ['a map of Google', /^(?:(?:www|maps)\.)?google\.[a-z.]{2,6}$/, /^\/maps/],
    ['a map of Google', /^maps\.google\.[a-z.]{2,6}$/, /^\//],
    ['a form of Google', /^docs\.google\.com$/, /^\/forms/],
    ['a form of Microsoft', /^forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?$/, /^\/(?:r|e|pages)\//i],
    ['a form of Typeform', /^[\w-]+\.typeform\.com$/, /^\/to\//],
    ['a form of Tally', /^tally\.so$/, /^\/embed\//],
    ['a form of Jotform', /^(?:form|eu)\.jotform\.com$/, /^\/(?:jsform\/)?\d{10,20}/],
    ['a calendar of Google', /^calendar\.google\.com$/, /^\//],
    ['a video of YouTube', /^(?:www\.)?youtube\.com$/, /^\/embed/],
    ['a plug-in of Facebook', /^(?:www\.)?facebook\.com$/, /^\/plugins/],
    ['a post of Instagram', /^(?:www\.)?instagram\.com$/, /^\//],
    ['a player of Spotify', /^open\.spotify\.com$/, /^\/embed/],
    ['a calendar of Calendly', /^(?:www\.)?calendly\.com$/, /^\//],
];
const MAX_FRAMES = 200;
const MAX_SCRIPTS = 1000;
const SCRIPTS = [
    ['a form of Jotform', /^(?:form|eu)\.jotform\.com$/, /^\/jsform\/\d{10,20}/],
    ['a script of Google Maps', /^maps\.google(?:apis)?\.com$/, /^\/maps\/api\/js/],
];
function embedsOfOthers(document) {
    const sources = (tag, most, known) => document
        .elements(tag)
        .slice(0, most)
        .flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'data-tally-src') ?? (0,html_document/* attribute */.lt)(element, 'src') ?? '');
        return url ? known.filter(([, host, path]) => host.test(url.hostname) && path.test(url.pathname)) : [];
    });
    const found = [...sources('iframe', MAX_FRAMES, FRAMES), ...sources('script', MAX_SCRIPTS, SCRIPTS)];
    return [...new Set(found.map(([name]) => name))];
}

// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/legal-duties.js
var legal_duties = __webpack_require__(60714);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/europe.js



const LANGUAGES = new Set('bg ca cs da de el et eu fi fr ga gl hr hu is it lb lt lv mt nb nl nn no pl rm ro sk sl sv'.split(' '));
const ENDINGS = new Set(('at be bg ch cy cz de dk ee es fi fr gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk uk eu ' +
    'ax berlin bayern bzh cat corsica cymru eus gal hamburg irish koeln london nrw paris ruhr saarland scot swiss tirol wales wien').split(' '));
function isForEurope(document, hosts) {
    const stated = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase() ?? '';
    const [language = '', ...subtags] = stated.split(/[-_]/);
    const isOfCountry = subtags.some(subtag => ENDINGS.has(subtag) || subtag === 'gb');
    return (LANGUAGES.has(language) ||
        isOfCountry ||
        (0,legal_duties/* legalDutyOf */.h)(document) !== undefined ||
        hosts.some(isOfEurope) ||
        (stated === '' && hasMailInEurope(document)));
}
function isOfEurope(host) {
    return ENDINGS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase());
}
const MAX_LINKS = 1000;
const MAIL_HOST = /^\s*mailto:[^?@]{1,100}@([\w.-]{3,100})/i;
function hasMailInEurope(document) {
    const hosts = document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(link => MAIL_HOST.exec((0,html_document/* attribute */.lt)(link, 'href') ?? '')?.[1] ?? []);
    return hosts.length > 0 && hosts.every(isOfEurope);
}
function hostsOf(page) {
    const stated = [page.preview?.origin, (0,canonical_links/* declaredCanonical */.fk)(page)?.href, page.url];
    return stated.flatMap(address => (address === undefined ? [] : new URL(address).hostname));
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/legal-links.js


const MAX_TEXT = 60;
const NAMED = /(?<!\p{L})(?:impressum|imprint|legal|rechtlich|terms|conditions|agb(?!\p{L})|disclaimer|mentions l|cg[uv](?!\p{L})|aviso legal|av[ií]s legal|t[ée]rminos|termos|note legali|condizioni|voorwaarden|colofon|villkor|vilkår|betingelser|käyttöehdot|ehdot|regulamin|podm[ií]nky|podmienky|impresszum|ászf|feltételek|termeni|koşul|условия|соглашение|умови|правила|όροι|利用規約|特定商取引|약관|条款|條款|الشروط|תקנון)/iu;
function leadsToNotice(link, address) {
    if ((0,legal_notice/* isLegalNotice */.W)(address))
        return true;
    const text = (0,text_start/* startOfSeenText */.Mq)(link, MAX_TEXT + 1);
    return text.length <= MAX_TEXT && NAMED.test(text);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/generic-anchors.js
var generic_anchors = __webpack_require__(51570);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/policy-link.js



const WORDS = /privac|priv-?policy|privat(?:liv|nost|sph|um|[-_ ]?poli[ct])|datenschutz|data.?protection|cookie|gdpr|dsgvo|rgpd|confidential|confidenci|confiden|riservatezza|datapol|persondata|personvern|persónuvernd|integritet|tietosuoja|evästee|gegevensbescherming|ochran\p{L}{1,2}[-_ ](?:osob|úda|uda|dat)|soukromí|soukromi(?!\p{L})|osobn\p{L}{1,4}[-_ ]?(?:úda|uda|dat|pod)|prywatno|rodo\b|adatv|adatkez|gizlil|kvkk|çerez|приватн(?:ост|іст)|конфиденц|конфіденц|персональн\p{L}{1,3}[-_ ](?:дан|инф|інф)|поверит|απορρ|προσωπικ\p{L}{1,3}[-_ ](?:δεδομ|στοιχε)|פרטיות|خصوصية|حریم|プライバシー|個人情報|개인정보|隐私|隱私|私隐|个人信息|ความเป็นส่วนตัว|quyền riêng tư|bảo mật|privasi|privaats|privātum|zasebn|súkrom|sukrom|slapuk|sīkdat|küpsis|kolačić|piškotk|бисквит|лични данн|məxfilik|maxfiylik|құпиялы|գաղտնի|კონფიდენც|गोपनीयता|গোপনীয়তা|தனியுரிமை|رازداری/iu;
const policy_link_MAX_TEXT = 200;
const MISSPELT = /daten(?:shutz|scutz|chutz|schuz|shcutz|schtuz|schuzt|schuts|-schutz)|datenschut(?!\p{L})|dat(?:e|an)schutz|datanschutz|priv(?:ay|cy|icy|vacy)|p(?:r|i|ir|ri)vacy|priavcy/iu;
const HEADING = /privacy|datenschutz|data.?protection|cookie.?(?:policy|notice|richtlin|beleid|politi|erklär)|\bgdpr\b|\bdsgvo\b|\brgpd\b|\brodo\b|confidentialité|données personnelles|protection des données|politique de gestion des données|privacidad|protección de datos|datos personales|privacidade|proteção de dados|dados pessoais|informativa|dati personali|protezione dei dati|gegevensbescherming|persoonsgegevens|personuppgift|dataskydd|persondata|personoplysning|personvern|personopplysning|tietosuoja|ochrana osobn|osobních údajů|osobných údajov|prywatnoś|danych osobowych|adatvéd|adatkezel|date(?:lor)? cu caracter personal|kişisel veri|gizlilik|персональн|конфиденц|конфіденц|προσωπικ|απορρήτου|פרטיות|خصوصية|プライバシー|個人情報|개인정보|隐私|隱私|个人信息/iu;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend', 'dt', 'strong', 'b'];
const MAX_HEADING = 120;
const PRESSED = 'onclick role data-ep-wrapper-link data-href data-link data-url data-popup data-modal data-target data-bs-target aria-controls';
const MAX_PRESSED = 500;
const WORDED = ['div', 'span', 'p', 'li', 'u', 'i', 'b', 'strong', 'em', 'label'];
const MAX_WORDED = 20;
function speaksOfPrivacy(text) {
    return HEADING.test(text);
}
const COOKIES_ALONE = /^\s*cookies?\s*$/i;
const NOWHERE = /^\s*(?:#|javascript:|$)/i;
function leadsToPolicy(document, ofForms = false) {
    const hasLink = document.elements('a', 'area').some(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        const isOfBanner = NOWHERE.test(href ?? '') && COOKIES_ALONE.test((0,text_start/* startOfSeenText */.Mq)(link, policy_link_MAX_TEXT));
        if (ofForms && isOfBanner)
            return false;
        if (href !== undefined && (WORDS.test(decoded(href)) || MISSPELT.test(decoded(href))))
            return true;
        const names = [(0,text_start/* startOfSeenText */.Mq)(link, policy_link_MAX_TEXT), (0,html_document/* attribute */.lt)(link, 'aria-label'), (0,html_document/* attribute */.lt)(link, 'title')];
        if (names.some(name => name !== undefined && WORDS.test(name.slice(0, policy_link_MAX_TEXT * 5))))
            return true;
        return !NOWHERE.test(href ?? '') && (0,generic_anchors/* isGenericAnywhere */.n8)(names[0]) && HEADING.test(sentenceAround(link));
    });
    return (hasLink ||
        document.elements('button').some(button => {
            const text = (0,text_start/* startOfSeenText */.Mq)(button, policy_link_MAX_TEXT);
            return WORDS.test(text) && !(ofForms && COOKIES_ALONE.test(text));
        }) ||
        pressed(document).some(element => namesPolicy(element, policy_link_MAX_TEXT)) ||
        document.elements(...HEADINGS).some(heading => namesPolicy(heading, MAX_HEADING)));
}
const MAX_SENTENCE = 300;
function sentenceAround(link) {
    const parent = (0,html_document/* parentOf */.gN)(link);
    if (parent === undefined)
        return '';
    const at = parent.childNodes.indexOf(link);
    const textsOf = (nodes) => nodes
        .map(node => (0,html_document/* isElement */.vq)(node)
        ? (0,text_start/* startOfSeenText */.Mq)(node, MAX_SENTENCE)
        : node.nodeName === '#text' && 'value' in node
            ? node.value
            : '')
        .join(' ');
    const before = textsOf(parent.childNodes.slice(Math.max(0, at - MAX_NEIGHBORS), at)).slice(-MAX_SENTENCE);
    const after = textsOf(parent.childNodes.slice(at + 1, at + 1 + MAX_NEIGHBORS)).slice(0, MAX_SENTENCE);
    return `${before.split(SENTENCE_END).at(-1)} ${after.split(SENTENCE_END)[0]}`;
}
const MAX_NEIGHBORS = 10;
const SENTENCE_END = /[.!?](?=\s|$)|[。！？]/;
function pressed(document) {
    const marked = document.withAttribute(...PRESSED.split(' ')).filter(element => {
        const role = (0,html_document/* attribute */.lt)(element, 'role');
        return role === undefined || /^(?:button|link)$/i.test(role.trim()) || element.attrs.some(isOpener);
    });
    return marked.slice(0, MAX_PRESSED);
}
function isOpener({ name }) {
    return name !== 'role' && PRESSED.split(' ').includes(name);
}
function namingPolicy(document) {
    return document
        .elements(...WORDED)
        .filter(element => !element.childNodes.some(html_document/* isElement */.vq) && namesPolicy(element, MAX_HEADING))
        .slice(0, MAX_WORDED);
}
function namesPolicy(element, longest) {
    const text = (0,text_start/* startOfSeenText */.Mq)(element, longest + 1);
    return text.length <= longest && HEADING.test(text);
}
function decoded(href) {
    try {
        return decodeURI(href.slice(0, policy_link_MAX_TEXT * 5));
    }
    catch {
        return href;
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/click-handlers.js
var click_handlers = __webpack_require__(34350);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/hash-scripts.js
var hash_scripts = __webpack_require__(45161);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/policy-opener.js




async function opensPolicy(visit) {
    const naming = namingPolicy((await visit.judgedPage()).document);
    if (naming.length === 0)
        return false;
    const { texts } = await (0,own_scripts/* ownCode */.m)(visit);
    const openers = texts.flatMap(click_handlers/* openersIn */.G).flatMap(click_handlers/* namesInSelectors */.Ew);
    return naming.some(element => {
        const around = (0,hash_scripts/* namesAround */.aD)(element);
        return openers.some(names => names.every(name => around.has(name)));
    });
}

// EXTERNAL MODULE: ./lib/engine/tools/cookies/consent/known-scripts.js
var known_scripts = __webpack_require__(69725);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/scripts.js


const MAX_SCRIPT = 200_000;
const MAX_DEFAULTS = 20;
function findConsentScripts(document) {
    const scripts = document.elements('script').filter(runsAtOnce);
    const sources = scripts.flatMap(element => {
        const source = (0,html_document/* attribute */.lt)(element, 'src');
        const url = source === undefined ? undefined : URL.parse(document.resolve(source) ?? '');
        return url ? [url] : [];
    });
    const inline = scripts.filter(element => (0,html_document/* attribute */.lt)(element, 'src') === undefined).map(scriptText);
    const text = inline.join('\n');
    const hosted = known_scripts.HOSTED_PLATFORMS.filter(([path]) => sources.some(({ pathname }) => path.test(pathname)));
    return {
        platforms: unique([...namesOf(known_scripts.CONSENT_PLATFORMS, sources, text), ...hosted.map(([, name]) => name)]),
        trackers: namesOf(known_scripts.TRACKERS, sources, text),
        tcf: text.includes('__tcfapi'),
        gpp: text.includes('__gpp'),
        consentMode: findConsentMode(document, scripts),
    };
}
function withScripted(sent, rendered) {
    const now = findConsentScripts(rendered.document);
    const asked = rendered.requests.filter(({ type }) => type === 'Script').map(({ url }) => url);
    return {
        platforms: unique([...sent.platforms, ...now.platforms]),
        trackers: unique([...sent.trackers, ...now.trackers, ...trackersAt(asked)]),
        tcf: sent.tcf || rendered.globals.has('__tcfapi'),
        gpp: sent.gpp || rendered.globals.has('__gpp'),
        consentMode: sent.consentMode,
    };
}
const PIXEL_START = /\bfbq\(\s{0,20}['"]init['"]\s{0,20},\s{0,20}['"]?(\d{8,20})\b/;
const PIXEL_WAITS = /\bfbq\(\s{0,20}['"]consent['"]\s{0,20},\s{0,20}['"]revoke['"]/;
function startOfMetaPixel(document) {
    const scripts = document.elements('script').filter(runsAtOnce);
    if (scripts.some(element => PIXEL_WAITS.test(scriptText(element))))
        return undefined;
    for (const element of scripts) {
        const text = scriptText(element);
        const account = PIXEL_START.exec(text)?.[1];
        if (account !== undefined && text.includes('/fbevents.js'))
            return { element, account };
    }
    return undefined;
}
const TAG_CONFIG = /\bgtag\(\s{0,20}['"]config['"]\s{0,20},\s{0,20}['"]([\w-]{2,40})['"]/g;
const TAG_WAITS = /storage|ga-disable-|consent|cookie|addEventListener|setTimeout|hostname/i;
const TAG_SCRIPT = /^https?:\/\/www\.googletagmanager\.com(?::\d+)?\/gtag\/js\?/;
function startOfGoogleTag(document) {
    const scripts = document.elements('script').filter(runsAtOnce);
    const isTag = (element) => TAG_SCRIPT.test(document.resolve((0,html_document/* attribute */.lt)(element, 'src') ?? '')?.slice(0, MAX_ADDRESS) ?? '');
    if (!scripts.some(isTag))
        return undefined;
    for (const element of scripts) {
        if (isTag(element))
            continue;
        if ((0,html_document/* attribute */.lt)(element, 'src') !== undefined)
            return undefined;
        const text = scriptText(element);
        if (TAG_WAITS.test(text))
            return undefined;
        for (const [, account] of text.matchAll(TAG_CONFIG)) {
            if (/^G-/i.test(account))
                return { element, account: account, cookie: '_ga (analytics)' };
            if (/^AW-/i.test(account))
                return { element, account: account, cookie: '_gcl_au (marketing)' };
        }
    }
    return undefined;
}
function trackersAt(addresses) {
    return namesOf(known_scripts.TRACKERS, addresses.flatMap(address => URL.parse(address) ?? []), '');
}
function platformsAt(addresses) {
    return namesOf(known_scripts.CONSENT_PLATFORMS, addresses.flatMap(address => URL.parse(address) ?? []), '');
}
function runsAtOnce(element) {
    const type = (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
function scriptText(element) {
    return (0,html_document/* textOf */.b6)(element).slice(0, MAX_SCRIPT);
}
function namesOf(known, sources, inline) {
    return known
        .filter(({ marks, only }) => marks.some(mark => sources.some(url => isAt(url, mark) && (only?.test(url.href.slice(0, MAX_ADDRESS)) ?? true)) ||
        (inline.includes(`//${mark}`) && (only?.test(inline) ?? true))))
        .map(({ name }) => name);
}
const MAX_ADDRESS = 2000;
function isAt({ hostname, pathname }, mark) {
    const slash = mark.indexOf('/');
    const host = slash < 0 ? mark : mark.slice(0, slash);
    const path = slash < 0 ? '/' : mark.slice(slash);
    return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path);
}
const DEFAULTS = /gtag\(\s{0,20}['"]consent['"]\s{0,20},\s{0,20}['"]default['"]\s{0,20},\s{0,20}\{([^}]{0,2000})\}/g;
const TAG = /gtag\(\s{0,20}['"]config['"]|gtm\.start/;
function findConsentMode(document, scripts) {
    const defaults = [];
    let tagSeen = false;
    let beforeTags;
    for (const element of scripts) {
        const source = (0,html_document/* attribute */.lt)(element, 'src');
        if (source !== undefined) {
            const waits = (0,html_document/* attribute */.lt)(element, 'async') !== undefined || (0,html_document/* attribute */.lt)(element, 'defer') !== undefined;
            if (!waits && /googletagmanager\.com\/gt/.test(document.resolve(source) ?? ''))
                tagSeen = true;
            continue;
        }
        const text = scriptText(element);
        const tagAt = text.search(TAG);
        for (const found of [...text.matchAll(DEFAULTS)].slice(0, MAX_DEFAULTS)) {
            beforeTags ??= !tagSeen && (tagAt < 0 || found.index < tagAt);
            for (const [, type, state] of found[1].matchAll(/['"]?([a-z_]{2,40})['"]?\s{0,9}:\s{0,9}['"](granted|denied)['"]/g)) {
                defaults.push([type, state]);
            }
        }
        if (tagAt >= 0)
            tagSeen = true;
    }
    return beforeTags === undefined ? undefined : { defaults: Object.fromEntries(defaults), beforeTags };
}
function unique(names) {
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent/service-forms.js


const MAX_ELEMENTS = 1000;
const MAX_CLASS = 300;
const service_forms_MAX_SCRIPT = 20_000;
const CLASSES = [
    ['HubSpot', /(?:^|\s)hs-form-(?:frame|html)(?:\s|$)/, 'data-form-id'],
    ['MailerLite', /(?:^|\s)ml-embedded(?:\s|$)/, 'data-form'],
];
const SOURCES = [
    ['HubSpot', 'iframe', /^share(?:-[a-z\d]{2,4})?\.hsforms\.com$/, /^\/./],
    ['Kit', 'script', /^[\w-]+\.(?:ck\.page|kit\.com)$/, /^\/[\da-f]{6,40}\/index\.js$/],
    ['Brevo', 'iframe', /^[\da-z]+\.sibforms\.com$/, /^\/serve\//],
    ['beehiiv', 'iframe', /^embeds\.beehiiv\.com$/, /^\/./],
    ['Substack', 'iframe', /^[\w-]+\.substack\.com$/, /^\/embed\/?$/],
];
const HUBSPOT_CALL = /\bhbspt\.forms\.create\s?\(\s?\{/;
function formOfService(document) {
    for (const element of document.withAttribute('class').slice(0, MAX_ELEMENTS * 5)) {
        const classes = (0,html_document/* attribute */.lt)(element, 'class').slice(0, MAX_CLASS);
        const found = CLASSES.find(([, name, id]) => name.test(classes) && (0,html_document/* attribute */.lt)(element, id));
        if (found && isForVisitors(element))
            return { service: found[0], element };
    }
    for (const element of document.elements('iframe', 'script').slice(0, MAX_ELEMENTS)) {
        const src = (0,html_document/* attribute */.lt)(element, 'src');
        const url = src === undefined ? undefined : document.addressOf(src);
        const service = url
            ? SOURCES.find(([, tag, host, path]) => tag === element.tagName && host.test(url.hostname) && path.test(url.pathname))?.[0]
            : isCall(element)
                ? 'HubSpot'
                : undefined;
        if (service !== undefined && isForVisitors(element))
            return { service, element };
    }
    return undefined;
}
function isCall(element) {
    return element.tagName === 'script' && HUBSPOT_CALL.test((0,html_document/* textOf */.b6)(element).slice(0, service_forms_MAX_SCRIPT));
}

// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/loaded-page.js



const loadedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.htmlPage();
    const mayBeGiven = (await visit.runsScripts()) || loadsFromElsewhere(page);
    return mayBeGiven ? await (0,rendering/* chosenRenderingOrReason */.uu)(visit) : undefined;
});
const LOADED = new Set(['image', 'script', 'stylesheet', 'media', 'frame', 'asset']);
function loadsFromElsewhere({ document }) {
    const { origin } = new URL(document.url);
    const isElsewhere = (url) => url !== undefined && /^https?:/.test(url) && new URL(url).origin !== origin;
    return (0,page_links/* linksOf */.h)(document).some(({ kind, url }) => LOADED.has(kind) && isElsewhere(url));
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/party.js

function partyOf(host, pageUrl) {
    return siteOf(host) === siteOf(new URL(pageUrl).hostname) ? 'first' : 'third';
}
function siteOf(host) {
    return (0,cjs/* getDomain */.FB)(host, { allowPrivateDomains: true }) ?? host;
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent.js
























const EDPB = 'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en';
const consent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'tracking-before-consent': {
            scope: 'site',
            severity: 'warning',
            title: 'The server sets tracking cookies before consent',
            why: 'In the EU, the UK and elsewhere, analytics and advertising cookies need the consent of the visitor first. Authorities fine sites for this.',
            fix: 'Set the cookie only after the visitor has agreed. A consent platform or server-side tagging can hold it back.',
            help: EDPB,
            example: 'Set-Cookie: _fbp=fb.1.2.3 with the first response',
        },
        'scripts-track-before-consent': {
            severity: 'warning',
            title: 'Scripts or third parties set tracking cookies before consent',
            why: 'In the EU, the UK and elsewhere, analytics and advertising cookies need the consent of the visitor first. Authorities fine sites for this.',
            fix: 'Let a consent platform hold the scripts back until the visitor has agreed, or start them with consent denied.',
            help: EDPB,
            example: 'gtag.js sets _ga while the page loads',
        },
        'policy-link-missing': {
            severity: 'warning',
            title: 'The page tracks visitors and has no link to a privacy policy',
            why: 'Whoever tracks visitors must tell them who gets the data. Google Analytics and ad networks ask for such a policy in their terms, and visitors may land on any page.',
            fix: 'Link to the privacy or cookie policy, for example in the footer.',
            help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
            example: 'a page with Google Analytics and no link to a privacy policy',
        },
        'data-without-policy': {
            severity: 'notice',
            title: 'A page that collects or passes on personal data has no link to a privacy policy',
            why: 'A site that asks for an email address or a phone number must tell visitors who gets the data. In Europe this also holds for a map or a video of another service.',
            fix: 'Link to the privacy policy, for example in the footer and beside the form.',
            help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
            example: '<form><input type="email" name="email">…</form>, on a page with no link to a privacy policy',
        },
    },
    async judge(visit) {
        const page = await visit.htmlPage();
        const { document } = page;
        const [{ stored }, loaded] = await Promise.all([receivedCookies(visit), loadedPage(visit)]);
        const seen = loaded instanceof Error ? undefined : loaded;
        const sent = findConsentScripts(document);
        const scripts = seen ? withScripted(sent, seen) : sent;
        const tracking = stored.filter(({ name }) => needsConsent(name));
        const tracks = tracking.length > 0 || (seen !== undefined && trackingCookies(seen).length > 0);
        return {
            judgements: {
                'tracking-before-consent': (0,judging_judgement/* failWhere */.a4)(tracking.map(trackingPlace)),
                'scripts-track-before-consent': judgeLoaded(page, stored, scripts.platforms, loaded),
                ...(await judgePolicyLink(visit, page, seen, tracks, scripts)),
            },
            facts: scriptFacts(scripts),
        };
    },
});
function trackingPlace({ url, name }) {
    const { vendor, purpose } = knownCookie(name);
    return { url, message: `${name} of ${vendor} (${purpose}) is set by the first response.` };
}
function judgeLoaded(page, stored, platforms, loaded) {
    if (loaded === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no scripts and loads nothing from other origins');
    if (loaded instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(loaded);
    const { document } = page;
    const pageUrl = document.url;
    const own = new Set(stored.map(({ name, domain }) => `${name} ${domain}`));
    const tracking = trackingCookies(loaded).filter(cookie => !own.has(`${cookie.name} ${hostOf(cookie)}`));
    const unseen = trackersAt(loaded.requests.filter(couldNotLoad).map(({ url }) => url));
    const pixel = unseen.includes('Meta Pixel') && platforms.length === 0 ? startOfMetaPixel(document) : undefined;
    if (tracking.length === 0 && pixel) {
        const message = `This script starts the Meta Pixel ${pixel.account} while the page loads, which sets _fbp (marketing).`;
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(pixel.element, message));
    }
    const isAlone = platforms.length === 0 && isForEurope(document, hostsOf(page));
    const tag = unseen.includes('Google tag') && isAlone ? startOfGoogleTag(document) : undefined;
    if (tracking.length === 0 && tag) {
        const message = `This script starts the Google tag ${tag.account} while the page loads, which sets ${tag.cookie}.`;
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(tag.element, message));
    }
    if (tracking.length === 0 && unseen.length > 0) {
        return (0,judging_judgement/* notMeasured */.q7)(`Chrome could not load ${unseen.join(', ')}, so nothing is known of its cookies`);
    }
    const hint = platforms.length > 0 ? ` ${platforms.join(', ')} did not hold it back where this audit ran.` : '';
    return (0,judging_judgement/* failWhere */.a4)(tracking.map(cookie => {
        const { vendor, purpose } = knownCookie(cookie.name);
        const host = hostOf(cookie);
        const of = partyOf(host, pageUrl) === 'third' ? `a third party (${host})` : 'first party';
        const message = `${cookie.name} of ${vendor} (${purpose}), ${of}, is set while the page loads.${hint}`;
        return { url: pageUrl, message };
    }));
}
function couldNotLoad({ type, failure = '' }) {
    return type === 'Script' && /^net::ERR_(?!ABORTED|BLOCKED)/.test(failure);
}
function trackingCookies({ cookies }) {
    return cookies.filter(({ name }) => needsConsent(name));
}
function hostOf({ domain }) {
    return domain.replace(/^\./, '');
}
async function judgePolicyLink(visit, page, seen, tracks, { trackers }) {
    const document = seen?.document ?? page.document;
    const both = (judgement) => ({
        'policy-link-missing': judgement,
        'data-without-policy': judgement,
    });
    if ((0,instant_redirect/* instantRedirect */._9)(page))
        return both((0,judging_judgement/* notApplicable */.hH)('the page only sends its visitors elsewhere'));
    if ((0,legal_notice/* isLegalNotice */.W)(document.url))
        return both((0,judging_judgement/* notApplicable */.hH)('the page is a legal notice itself'));
    const collecting = trackersThatCollect(page.document, trackers);
    const tracked = tracks || collecting.length > 0;
    const isOfUsers = (0,for_users/* isForUsers */.KQ)(document.url);
    const field = isOfUsers ? undefined : fieldForData(document);
    const form = isOfUsers || field ? undefined : formOfService(document);
    const frames = isForEurope(document, hostsOf(page)) ? embedsOfOthers(document) : [];
    const asked = field !== undefined || form !== undefined || frames.length > 0;
    const noTracker = (0,judging_judgement/* notApplicable */.hH)('the page has no known tracker');
    const noData = (0,judging_judgement/* notApplicable */.hH)(tracked ? 'that the page tracks its visitors is judged separately' : 'the page asks for no data');
    if (!tracked && !asked)
        return { 'policy-link-missing': noTracker, 'data-without-policy': noData };
    const listed = (things) => new Intl.ListFormat('en-GB').format(things);
    const does = (what) => (0,judging_judgement/* failWhere */.a4)([{ url: document.url, message: `The page ${what}, but has no link to ${POLICY}.` }]);
    const lost = platformsAt(seen?.requests.filter(couldNotLoad).map(({ url }) => url) ?? []);
    const judged = leadsToPolicy(document, !tracked)
        ? (0,judging_judgement/* pass */.IX)()
        : lost.length > 0
            ? (0,judging_judgement/* notMeasured */.q7)(`Chrome could not load ${lost.join(', ')}, whose dialog may link to the policy`)
            : seen === undefined && page.document.elements('a').length === 0
                ? (0,judging_judgement/* notMeasured */.q7)('the page has no links to look at')
                : await unlessSaidElsewhere(visit, tracked
                    ? does(collecting.length > 0
                        ? `loads ${listed([...collecting.map(withArticle), ...frames])}`
                        : 'sets a tracking cookie')
                    : (0,judging_judgement/* failWhere */.a4)([dataPlace(document, frames.length > 0 ? listed(frames) : undefined, field, form)]), form !== undefined && frames.length === 0);
    return tracked
        ? { 'policy-link-missing': judged, 'data-without-policy': noData }
        : { 'policy-link-missing': noTracker, 'data-without-policy': judged };
}
const POLICY = 'a privacy or cookie policy';
function dataPlace(document, embeds, field, form) {
    const hands = embeds === undefined ? [] : [`hands data of its visitors on (it has ${embeds})`];
    const asks = field
        ? ['asks for personal data in a form']
        : form
            ? [`asks for personal data in a form of ${form.service}`]
            : [];
    const message = `The page ${[...hands, ...asks].join(' and ')}, but has no link to ${POLICY}.`;
    const at = field ?? form?.element;
    return at && embeds === undefined ? document.occurrence(at, message) : { url: document.url, message };
}
function withArticle(tracker) {
    return tracker === 'Google tag' || tracker === 'Facebook SDK' ? `the ${tracker}` : tracker;
}
const MAX_NOTICES = 2;
const MAX_NOTICE = 200_000;
async function unlessSaidElsewhere(visit, judgement, isOfService) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { document, url } = await visit.judgedPage();
    if (isOfService && (await homeLeadsToPolicy(visit)))
        return (0,judging_judgement/* pass */.IX)('the home page links to a policy, and the form of the service may do so as well');
    if (await opensPolicy(visit))
        return (0,judging_judgement/* pass */.IX)('a click on its name opens the policy');
    const { host } = new URL(url);
    const addresses = document.elements('a').flatMap(link => {
        const address = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        return address?.host === host && leadsToNotice(link, address.href) ? (0,redirect_target/* withoutFragment */.f2)(address.href) : [];
    });
    for (const address of [...new Set(addresses)].slice(0, MAX_NOTICES)) {
        const { final } = await visit.fetchForSite(address);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status) || (0,exchange/* mediaType */.JL)(final) !== 'text/html')
            continue;
        const { text } = (0,charset/* decodeHtml */.iT)(final.body.subarray(0, MAX_NOTICE), (0,exchange/* header */.wx)(final, 'content-type'));
        const { body } = new html_document/* HtmlDocument */.Df(text, final.url);
        if (body && speaksOfPrivacy((0,html_document/* textOf */.b6)(body)))
            return (0,judging_judgement/* pass */.IX)('the legal notice that it links to speaks of privacy');
    }
    return judgement;
}
async function homeLeadsToPolicy(visit) {
    const home = await (0,home_page/* homePage */.P)(visit);
    if (!home)
        return false;
    const { document } = home;
    return document.elements('a').length === 0 || leadsToPolicy(document, true);
}
function scriptFacts({ platforms, trackers, tcf, gpp, consentMode }) {
    return {
        consentPlatforms: [...platforms],
        trackers: [...trackers],
        tcf,
        gpp,
        consentMode: consentMode ? { ...consentMode, defaults: { ...consentMode.defaults } } : null,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/text/consent-words.js
var consent_words = __webpack_require__(42136);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/consent-banner.js








const consentBanner = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'consent-without-refusal': {
            severity: 'notice',
            title: 'The consent banner has a button to accept and none to refuse',
            why: 'In Europe consent counts only if refusing is as easy as accepting. A banner with "Accept" alone gives no valid consent.',
            fix: 'Add a button "Reject" of the same size beside "Accept", and start what tracks visitors only after "Accept".',
            help: 'https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en',
            example: '<div class="cookies">We use cookies. <button>Accept</button></div>',
        },
    },
    async judge(visit) {
        return { judgements: { 'consent-without-refusal': await judge(visit) } };
    },
});
async function judge(visit) {
    const page = await visit.htmlPage();
    const trackers = trackersThatCollect(page.document, findConsentScripts(page.document).trackers);
    if (!isForEurope(page.document, hostsOf(page)))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not for visitors in Europe, as far as it says');
    const loaded = await loadedPage(visit);
    if (loaded === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no scripts');
    if (loaded instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(loaded);
    const { shownBanners, url } = loaded;
    if (!shownBanners)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look for a banner');
    const asking = shownBanners.filter(({ text }) => consent_words/* ASKS_FOR_CONSENT */.y.test(text));
    if (asking.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no banner that asks for consent');
    const forced = asking.filter(({ isHeldBack }) => isHeldBack);
    if (trackers.length === 0 && forced.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page as sent starts no known tracker');
    const list = new Intl.ListFormat('en-GB').format(trackers);
    const meanwhile = trackers.length > 0 ? `, while the page loads ${list}` : '';
    return (0,judging_judgement/* failWhere */.a4)((trackers.length > 0 ? asking : forced)
        .filter(leavesNoChoice)
        .map(({ selector, pressed, isHeldBack, text }) => {
        const held = isHeldBack ? ', which cannot be pressed before a box is ticked' : '';
        return {
            url,
            selector,
            message: `The only button of this banner is "${pressed[0]}"${held}${meanwhile}: "${(0,cut/* cutEnd */.ym)(text, 80)}"`,
        };
    }));
}
const ACCEPTS = /^\W{0,3}(?:(?:i |yes,? ?i |ok,? ?)?(?:accept|agree|understand|got it|allow)|ok(?:ay)?\b|(?:alle )?(?:akzept|zustimm|einverstanden|verstanden|annehmen)|accepter|j['’]accepte|tout accepter|d['’]accord|compris|acept|de acuerdo|entendi|aceitar|aceito|concordo|accett|ho capito|accepteer|akkoord|ik ga akkoord|begrepen|akcept|zgadzam|rozumiem|zgoda|přij|souhlas|rozum|prijať|prijať|prijm|súhlas|elfogad|rendben|megértettem|godkänn|acceptera|jag förstår|godta|godkend|accepter|forstått|hyväksy|selvä|αποδοχ|αποδέχ|συμφων|εντάξει|приема|съгласен|разбрах|accept|sunt de acord|am înțeles|prihva|slažem|sprejm|strinjam|nõustu|sutin|piekr|съглас|прин|соглас|хорошо|згод|погодж)/iu;
const CHOOSES = /setting|prefer|manage|customi|choose|choice|option|opt[- ]?out|reject|refus|declin|deny|disagree|necessary|essential|only|close|dismiss|einstell|anpass|ablehn|nur |notwendig|schließ|param[eè]tr|personnal|refuser|continuer sans|fermer|rechaz|configur|gestion|ajust|recus|rejeit|definiç|gerir|rifiut|impost|personalizz|chiud|weiger|instelling|voorkeur|beheer|alleen|odrzu|odmow|ustawien|zarządz|zamknij|odmít|odmiet|nastav|vlastn|elutasít|beállít|avvis|avböj|neka|inställning|indstilling|innstilling|afvis|kiellä|hylkää|asetuk|απόρρ|απόρι|ρυθμίσ|отказ|откл|настро|respinge|refuz|setări|odbij|postavk|zavrn|keeld|seaded|atmest|nustatym|noraid|iestat|відхил|налашт/iu;
const consent_banner_POLICY = /privac|datenschutz|cookie|gdpr|rgpd|rodo|confiden|informativa|prywatno|osobn|evästee|tietosuoja|integritet|personvern|adatv|adatkez|polit|polí|policy|legal|impressum|zasad|terms|απορρ|поверит|конфиден|лични|kakor|piškot|kolačić|slapuk/iu;
function leavesNoChoice({ pressed, links, fields, isHeldBack }) {
    const [only = '', ...more] = pressed;
    if (more.length > 0 || !ACCEPTS.test(only) || CHOOSES.test(only))
        return false;
    if (fields > 0 && !(isHeldBack && fields === 1))
        return false;
    return links.every(({ text, href }) => !CHOOSES.test(text) && (consent_banner_POLICY.test(text) || consent_banner_POLICY.test(href)));
}

// EXTERNAL MODULE: ./lib/engine/visit/home-document.js
var home_document = __webpack_require__(55937);
;// CONCATENATED MODULE: ./lib/engine/tools/cookies/fonts.js







const fonts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'fonts-from-google': {
            severity: 'notice',
            title: 'A page for Germany or Austria loads fonts from Google',
            why: 'The IP addresses of all visitors go to Google before they agree. A German court found that unlawful and awarded damages (LG München I, 3 O 17493/20), and many businesses have got warning letters from lawyers since.',
            fix: 'Serve the font files from your own host: download them from Google Fonts and name them in @font-face.',
            help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_6',
            example: '<html lang="de"> … <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'fonts-from-google': await judgeFonts(visit, await visit.htmlPage()) } };
    },
});
const COUNTRIES = new Set(['Germany', 'Austria']);
const HOST = /^fonts\.g(?:oogleapis|static)\.com$/;
const IMPORT = /@import\s{0,5}(?:url\(\s{0,5})?["']?\s{0,5}(?:https?:)?\/\/fonts\.googleapis\.com\//i;
const MAX_STYLE = 20_000;
const MAX_SHEETS = 6;
const FROM_GOOGLE = 'from fonts.googleapis.com for every visitor.';
async function judgeFonts(visit, page) {
    const { document } = page;
    const elsewhere = (0,judging_judgement/* notApplicable */.hH)('the page shows no business in Germany or Austria');
    const own = (0,legal_duties/* legalDutyOf */.h)(document);
    if (own)
        return COUNTRIES.has(own.country) ? await findFonts(visit, page) : elsewhere;
    if (languageOf(document) !== 'de')
        return elsewhere;
    const found = await findFonts(visit, page);
    return found.outcome === 'fail' && !(await isOfCountries(visit, document)) ? elsewhere : found;
}
async function isOfCountries(visit, { url }) {
    const home = await (0,home_document/* homeDocument */.z)(visit, (0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(url).origin));
    return home !== undefined && COUNTRIES.has((0,legal_duties/* legalDutyOf */.h)(home)?.country ?? '');
}
async function findFonts(visit, { document, preview }) {
    const sheets = document.elements('link').filter(isSheet);
    const inPage = [
        ...sheets.filter(sheet => {
            const address = addressIn(document, sheet);
            return address && HOST.test(address.hostname) && !isBlocked(address, document, preview);
        }),
        ...document.elements('style').filter(style => importsFromGoogle((0,html_document/* textOf */.b6)(style))),
    ];
    const [first] = inPage;
    if (first)
        return (0,judging_judgement/* fail */.fJ)([document.occurrence(first, `Browsers load this ${FROM_GOOGLE}`)]);
    const own = sheets.filter(sheet => addressIn(document, sheet)?.origin === new URL(document.url).origin);
    const importing = await Promise.all(own.slice(0, MAX_SHEETS).map(async (sheet) => {
        const { href } = addressIn(document, sheet);
        const { final } = await visit.fetch(href);
        const isRead = final && (0,network_status/* isSuccess */.oJ)(final.status);
        return isRead && importsFromGoogle(final.body.toString('latin1', 0, MAX_STYLE))
            ? [document.occurrence(sheet, `Browsers load what ${href} imports ${FROM_GOOGLE}`)]
            : [];
    }));
    return (0,judging_judgement/* failWhere */.a4)(importing.flat().slice(0, 1));
}
function languageOf({ html }) {
    return (html && (0,html_document/* attribute */.lt)(html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
}
function isBlocked({ protocol, href }, { url }, preview) {
    return (protocol === 'http:' && url.startsWith('https:')) || (0,syntax_preview/* isMixedOnProduction */.oo)(preview, href);
}
function isSheet(link) {
    return (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'stylesheet';
}
function addressIn(document, link) {
    return document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
}
function importsFromGoogle(style) {
    const start = withoutComments(style.slice(0, MAX_STYLE));
    const rule = start.indexOf('{');
    return IMPORT.test(rule === -1 ? start : start.slice(0, rule));
}
function withoutComments(style) {
    let text = '';
    let from = 0;
    for (let at = style.indexOf('/*'); at !== -1; at = style.indexOf('/*', from)) {
        text += style.slice(from, at);
        const end = style.indexOf('*/', at + 2);
        if (end === -1)
            return text;
        from = end + 2;
    }
    return text + style.slice(from);
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/inventory.js






const inventory = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { url } = await visit.htmlPage();
        const [{ all, leftOut }, loaded] = await Promise.all([receivedCookies(visit), loadedPage(visit)]);
        return {
            judgements: {},
            facts: {
                cookies: all.slice(0, MAX_LISTED).map(one => cookieFacts(one, url)),
                ...(leftOut > 0 && { cookiesLeftOut: leftOut }),
                browserCookies: loadedFacts(loaded, url),
            },
        };
    },
});
const MAX_LISTED = 200;
function cookieFacts(received, pageUrl) {
    const { name, url, domain, hostOnly, path, cookie, deletes, rejection } = received;
    const known = knownCookie(name);
    const kept = keptSeconds(received);
    return {
        name,
        url,
        domain,
        hostOnly,
        path,
        party: partyOf(domain, pageUrl),
        secure: cookie?.secure ?? false,
        httpOnly: cookie?.httpOnly ?? false,
        sameSite: cookie?.sameSite ?? null,
        partitioned: cookie?.partitioned ?? false,
        days: kept === undefined ? null : Math.round(kept / 8640) / 10,
        size: cookie ? name.length + cookie.value.length : null,
        vendor: known?.vendor ?? null,
        purpose: known?.purpose ?? null,
        outcome: rejection ? 'rejected' : deletes ? 'deleted' : 'stored',
        rejection: rejection?.rule ?? null,
    };
}
function loadedFacts(loaded, pageUrl) {
    if (loaded === undefined || loaded instanceof Error)
        return null;
    return loaded.cookies.slice(0, MAX_LISTED).map(cookie => browserCookieFacts(cookie, pageUrl));
}
function browserCookieFacts(cookie, pageUrl) {
    const { name, domain, path, size, secure, httpOnly, sameSite, partition } = cookie;
    const known = knownCookie(name);
    return {
        name,
        domain,
        path,
        party: partyOf(domain.replace(/^\./, ''), pageUrl),
        size,
        secure,
        httpOnly,
        sameSite: sameSite ?? null,
        partitioned: partition !== undefined,
        vendor: known?.vendor ?? null,
        purpose: known?.purpose ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/lifetime.js



const CNIL = 'https://www.cnil.fr/en/sheet-ndeg16-use-analytics-your-websites-and-applications';
const lifetime = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'lifetime-above-13-months': {
            scope: 'site',
            severity: 'notice',
            title: 'A tracking cookie lives longer than 13 months',
            why: 'Data protection authorities such as the French CNIL allow trackers at most 13 months.',
            fix: 'Set Max-Age to at most 34,190,000 seconds (13 months).',
            help: CNIL,
            example: 'Set-Cookie: _ga=GA1.2.3; Max-Age=63072000',
        },
    },
    async judge(visit) {
        const kept = (await receivedCookies(visit)).own.filter(isKept);
        return {
            judgements: {
                'lifetime-above-13-months': judgeCookies(kept.filter(({ name }) => needsConsent(name)), one => lifeBeyond(one, MAX_TRACKER_LIFETIME)),
            },
        };
    },
});
const MAX_TRACKER_LIFETIME = 396 * 86_400;
function lifeBeyond({ lifetime: seconds }, limit) {
    return seconds !== undefined && seconds > limit
        ? `is set for ${days(seconds)} days (at most ${days(limit)}).`
        : undefined;
}
function days(seconds) {
    return Math.round(seconds / 86_400);
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/protection.js






const SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie';
const GUIDE = 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/Cookies';
const protection = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-secure': {
            scope: 'site',
            severity: 'warning',
            title: 'A cookie of an HTTPS page has no Secure attribute',
            why: 'Browsers send it over plain HTTP as well, where others on the network can read and change it.',
            fix: 'Add Secure.',
            help: GUIDE,
            example: 'Set-Cookie: id=1; Path=/, on https://www.example.com/',
        },
        'session-readable-by-scripts': {
            scope: 'site',
            severity: 'warning',
            title: 'A session cookie has no HttpOnly attribute',
            why: 'Every script on the page, injected ones included, can read the session and take over the account.',
            fix: 'Add HttpOnly.',
            help: GUIDE,
            example: 'Set-Cookie: PHPSESSID=3f9ab2c1; Secure',
        },
        'samesite-missing': {
            scope: 'site',
            severity: 'notice',
            title: 'A cookie has no SameSite attribute',
            why: 'Chrome treats it as Lax, Firefox and Safari as None: the site may work in one browser and not in another.',
            fix: 'Add SameSite=Lax, or SameSite=None; Secure if other sites need the cookie.',
            help: `${SET_COOKIE}#samesitesamesite-value`,
            example: 'Set-Cookie: id=1; Secure',
        },
        'over-http': {
            scope: 'site',
            severity: 'warning',
            title: 'A cookie is set over plain HTTP',
            why: 'Others on the network can read it, and set another one in its place.',
            fix: 'Redirect to HTTPS without cookies, and set them there with Secure.',
            help: GUIDE,
            example: 'Set-Cookie: id=1, on http://www.example.com/',
        },
    },
    async judge(visit) {
        const cookies = (await receivedCookies(visit)).managed.filter(isKept);
        return {
            judgements: {
                'not-secure': judgeCookies(cookies.filter(isOverHttps), ({ cookie }) => cookie.secure ? undefined : 'has no Secure attribute.'),
                'session-readable-by-scripts': judgeCookies(cookies.filter(({ name }) => isSessionCookie(name)), ({ cookie }) => (cookie.httpOnly ? undefined : 'has no HttpOnly attribute.')),
                'samesite-missing': judgeCookies(cookies, ({ cookie }) => saysSameSite(cookie) ? undefined : 'has no SameSite attribute.'),
                'over-http': judgeTransport(cookies),
            },
        };
    },
});
function isOverHttps({ url }) {
    return url.startsWith('https:');
}
function judgeTransport(cookies) {
    const plain = cookies.filter(one => !isOverHttps(one));
    const exposed = plain.filter(({ url }) => !(0,host_kind/* isLocalHost */.mJ)(new URL(url).hostname));
    if (plain.length > 0 && exposed.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('plain HTTP is only used on this machine or a private network');
    }
    return (0,judging_judgement/* failAmong */.Jb)(cookies, exposed.map(one => cookiePlace(one, 'is set over plain HTTP.')), NO_SUCH_COOKIE);
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/rejection.js



const rejection_SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie';
const rejection_RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265';
const rejection = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        malformed: {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a malformed cookie',
            why: 'The cookie is never stored, so what depends on it does not work.',
            fix: 'Give the cookie a name and a value, and encode everything but visible ASCII characters.',
            help: `${rejection_RFC_6265}#section-5.2`,
            example: 'Set-Cookie: =; Path=/',
        },
        'too-large': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a cookie of more than 4,096 bytes',
            why: 'The cookie is never stored: a login or a cart that grows this large is lost without an error.',
            fix: 'Keep the data on the server and only an identifier in the cookie.',
            help: `${rejection_RFC_6265}#section-6.1`,
            example: 'Set-Cookie: cart=… with 5,000 characters',
        },
        'domain-rejected': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a cookie for a domain that its host may not set',
            why: 'The cookie is never stored, so what depends on it does not work.',
            fix: 'Leave Domain out, or use the registered domain of the host. Always leave it out on a shared preview domain.',
            help: `${rejection_SET_COOKIE}#domaindomain-value`,
            example: 'Set-Cookie: id=1; Domain=other.example',
        },
        'secure-over-http': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a Secure cookie that comes over plain HTTP',
            why: 'The cookie is never stored, so what depends on it does not work.',
            fix: 'Set it on the HTTPS response, and redirect HTTP to HTTPS before any cookie.',
            help: `${rejection_SET_COOKIE}#secure`,
            example: 'Set-Cookie: id=1; Secure, on http://www.example.com/',
        },
        'samesite-none-insecure': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a cookie with SameSite=None and no Secure',
            why: 'The cookie is never stored: embedded content, payments and logins that depend on it fail.',
            fix: 'Add Secure, or use SameSite=Lax if other sites do not need the cookie.',
            help: `${rejection_SET_COOKIE}#samesitesamesite-value`,
            example: 'Set-Cookie: id=1; SameSite=None',
        },
        'partitioned-insecure': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a Partitioned cookie without Secure',
            why: 'The cookie is never stored: embedded content that depends on it fails.',
            fix: 'Add Secure, and SameSite=None if other sites use the cookie.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies',
            example: 'Set-Cookie: id=1; Partitioned',
        },
        'prefix-broken': {
            scope: 'site',
            severity: 'warning',
            title: 'Browsers reject a cookie without the attributes that its prefix needs',
            why: 'A cookie whose name begins with __Host-, __Secure- or __Http- is stored only with certain attributes.',
            fix: 'Add the missing attributes, or remove the prefix from the name.',
            help: `${rejection_SET_COOKIE}#cookie_prefixes`,
            example: 'Set-Cookie: __Host-id=1; Secure; Path=/shop',
        },
    },
    async judge(visit) {
        const { managed } = await receivedCookies(visit);
        const having = (isMeant) => managed.filter(({ cookie }) => cookie !== undefined && isMeant(cookie));
        const judge = (check, cookies = managed) => judgeCookies(cookies, ({ rejection: found }) => found && CHECK_OF_RULE[found.rule] === check ? found.message : undefined);
        return {
            judgements: {
                malformed: judge('malformed'),
                'too-large': judge('too-large'),
                'domain-rejected': judge('domain-rejected', having(({ domain }) => domain !== undefined && domain !== '')),
                'secure-over-http': judge('secure-over-http'),
                'samesite-none-insecure': judge('samesite-none-insecure', having(({ sameSite }) => sameSite === 'none')),
                'partitioned-insecure': judge('partitioned-insecure', having(({ partitioned }) => partitioned)),
                'prefix-broken': judge('prefix-broken', having(hasPrefix)),
            },
        };
    },
});
const CHECK_OF_RULE = {
    'control-character': 'malformed',
    empty: 'malformed',
    'nameless-pair': 'malformed',
    'too-large': 'too-large',
    domain: 'domain-rejected',
    'secure-over-http': 'secure-over-http',
    'overwrites-secure': 'secure-over-http',
    'samesite-none-insecure': 'samesite-none-insecure',
    'partitioned-insecure': 'partitioned-insecure',
    prefix: 'prefix-broken',
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/syntax.js




const syntax_SET_COOKIE = 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie';
const syntax_RFC_6265 = 'https://www.rfc-editor.org/rfc/rfc6265';
const syntax = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'samesite-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'A cookie has an invalid SameSite value',
            why: 'Browsers ignore it and use their default, which is not the same in all of them.',
            fix: 'Use SameSite=Lax, Strict or None.',
            help: `${syntax_SET_COOKIE}#samesitesamesite-value`,
            example: 'Set-Cookie: id=1; SameSite=Relaxed',
        },
        'attribute-ignored': {
            scope: 'site',
            severity: 'notice',
            title: 'Browsers ignore an attribute of a cookie',
            why: 'The cookie lives longer or shorter, or is sent to other paths, than you want.',
            fix: 'Correct the value: Max-Age in seconds, Expires such as Wed, 21 Oct 2026 07:28:00 GMT, Path with a leading slash.',
            help: `${syntax_RFC_6265}#section-5.2`,
            example: 'Set-Cookie: id=1; Priority=High; Max-Age=one day',
        },
        'expiry-conflict': {
            scope: 'site',
            severity: 'notice',
            title: 'Expires and Max-Age of a cookie contradict each other',
            why: 'Max-Age counts, so the cookie lives longer or shorter than Expires says.',
            fix: 'Set only one of them, or the same time in both.',
            help: `${syntax_RFC_6265}#section-4.1.2.2`,
            example: 'Set-Cookie: id=1; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
        },
        'characters-not-allowed': {
            scope: 'site',
            severity: 'notice',
            title: 'A cookie has characters that the standard does not allow',
            why: 'Browsers keep it, but proxies, caches and server libraries cut or reject such cookies.',
            fix: 'Encode the value, for example with encodeURIComponent.',
            help: `${syntax_RFC_6265}#section-4.1.1`,
            example: 'Set-Cookie: name=größe',
        },
    },
    async judge(visit) {
        const { own, now } = await receivedCookies(visit);
        const having = (isMeant) => own.filter(({ cookie }) => cookie !== undefined && isMeant(cookie));
        return {
            judgements: {
                'samesite-invalid': judgeCookies(having(saysSameSite), one => ignoredFault(one, name => name === 'samesite')),
                'attribute-ignored': judgeCookies(having(hasValues), one => ignoredFault(one, name => name !== 'samesite')),
                'expiry-conflict': judgeCookies(having(({ expires, maxAge }) => expires !== undefined && maxAge !== undefined), one => expiryConflict(one, now)),
                'characters-not-allowed': judgeCookies(own.filter(isKept), strangeCharacters),
            },
        };
    },
});
function hasValues({ domain, path, expires, maxAge, ignored }) {
    return ([domain, path, expires, maxAge].some(value => value !== undefined) ||
        ignored.some(({ name }) => name !== 'samesite'));
}
function ignoredFault({ cookie }, isMeant) {
    const messages = cookie.ignored.filter(({ name }) => isMeant(name)).map(({ message }) => message);
    return messages.length === 0 ? undefined : `has an attribute that browsers ignore: ${messages.join('; ')}.`;
}
const EXPIRY_TOLERANCE = 86_400;
function expiryConflict({ cookie, deletes }, now) {
    const { expires, maxAge } = cookie;
    if (expires === undefined || maxAge === undefined)
        return undefined;
    const byExpires = Math.round((expires - now) / 1000);
    if (deletes && byExpires <= 0)
        return undefined;
    const difference = Math.abs(byExpires - maxAge);
    const bothCapped = byExpires > MAX_LIFETIME && maxAge > MAX_LIFETIME;
    return difference > EXPIRY_TOLERANCE && !bothCapped
        ? `has a Max-Age of ${maxAge} seconds, but its Expires is ${byExpires} seconds away.`
        : undefined;
}
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^(?:"[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*"|[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)$/;
function strangeCharacters({ name, cookie }) {
    if (!TOKEN.test(name))
        return name === '' ? 'is sent back as a value only.' : 'has a character in its name that is not allowed.';
    if (VALUE.test(cookie.value))
        return undefined;
    const kinds = [
        / /.test(cookie.value) ? 'a space' : '',
        cookie.value.includes(',') ? 'a comma' : '',
        cookie.value.includes('\\') ? 'a backslash' : '',
        cookie.value.includes('"') ? 'a double quote' : '',
        /[^\x00-\x7f]/.test(cookie.value) ? 'a character that is not ASCII' : '',
    ].filter(Boolean);
    return `has ${kinds.join(', ')} in its value.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/topics.js









const topics = [
    rejection,
    syntax,
    protection,
    amount,
    lifetime,
    consent,
    consentBanner,
    fonts,
    inventory,
];


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

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
const MAX_NAMES = 5000;
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
function* keysIn(script) {
    const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind));
    if (lookedUp.size === 0)
        return;
    const around = [];
    for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
        if (token === '}')
            around.pop();
        if (sign === ':' && lookedUp.has(around.at(-1)))
            yield name;
        if (token === '{' || opens !== undefined)
            around.push(name);
    }
}


/***/ })

};

export const id = 9129;
export const ids = [9129];
export const modules = {

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





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
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
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
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

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


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

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
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
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
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
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
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

/***/ 59129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inferPreviewFolder: () => (/* binding */ inferPreviewFolder),
/* harmony export */   mayBeBelowFolder: () => (/* binding */ mayBeBelowFolder)
/* harmony export */ });
/* harmony import */ var _engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _engine_network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _engine_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _engine_page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47922);
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11312);
/* harmony import */ var _bare_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(324);






const MAX_PAGES = 5;
function mayBeBelowFolder(pages, productionUrl) {
    const [first, ...others] = new Set(pages.map(page => firstFolder(new URL(page))));
    const home = firstFolder(new URL(productionUrl));
    return first !== undefined && others.length === 0 && first !== '' && first !== home;
}
function firstFolder({ origin, pathname }) {
    const folder = /^\/[^/]+(?=\/)/.exec(pathname)?.[0];
    return folder === undefined ? '' : origin + folder;
}
async function inferPreviewFolder(visits, productionUrl) {
    let folder;
    for (const visit of visits.slice(0, MAX_PAGES)) {
        const page = await visit.htmlPage().catch(() => undefined);
        const named = page && namedAddress(page, productionUrl);
        if (!named)
            continue;
        const found = folderBefore(new URL(page.url), named);
        if (found === '' || (folder !== undefined && found !== folder))
            return '';
        folder = found;
        if (!loadsFromFolderAlone(page, folder) || !(await isMissingAtRoot(visit, named)))
            return '';
    }
    return folder ?? '';
}
function namedAddress(page, productionUrl) {
    const home = new URL(productionUrl);
    const folder = home.pathname.replace(/\/$/, '');
    const named = [...(0,_engine_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []), ...openGraphUrls(page)][0];
    if (!named || (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(named.host) !== (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(home.host))
        return undefined;
    return `${named.pathname}/`.startsWith(`${folder}/`)
        ? named.pathname.slice(folder.length) || '/'
        : undefined;
}
function openGraphUrls({ document }) {
    return document
        .elements('meta')
        .filter(meta => (0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property')?.trim().toLowerCase() === 'og:url')
        .flatMap(meta => document.addressOf((0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '') ?? []);
}
function folderBefore({ pathname }, named) {
    const own = (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_5__/* .barePath */ .W)(pathname);
    const end = (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_5__/* .barePath */ .W)(named);
    return own.endsWith(end) ? own.slice(0, own.length - end.length) : '';
}
const LOADED = new Set(['script', 'stylesheet']);
function loadsFromFolderAlone({ document, url }, folder) {
    const { origin } = new URL(url);
    return (0,_engine_page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .h)(document).every(({ kind, address }) => !LOADED.has(kind) || address?.origin !== origin || address.pathname.startsWith(`${folder}/`));
}
async function isMissingAtRoot(visit, path) {
    const { final } = await visit.fetch(`${new URL(visit.url).origin}${path}`);
    return final !== undefined && (0,_engine_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(final.status);
}


/***/ })

};

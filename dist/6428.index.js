export const id = 6428;
export const ids = [6428];
export const modules = {

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ withLazyFacts),
/* harmony export */   CK: () => (/* binding */ fieldIn),
/* harmony export */   Mn: () => (/* binding */ changedRun),
/* harmony export */   Qw: () => (/* binding */ withoutFacts),
/* harmony export */   l3: () => (/* binding */ WrittenFacts),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   zE: () => (/* binding */ lazyFactsOf)
/* harmony export */ });
const LAZY = Symbol('facts');
class WrittenFacts {
    #json;
    #value;
    constructor(json) {
        this.#json = json;
    }
    value() {
        this.#value ??= JSON.parse(new TextDecoder().decode(this.#json));
        return this.#value;
    }
    json() {
        return this.#json;
    }
    mayHave(name) {
        const { buffer, byteOffset, byteLength } = this.#json;
        return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name));
    }
}
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
function lazyFactsOf(run) {
    return run[LAZY];
}
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
function withoutFacts(run) {
    const names = Object.keys(run);
    const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 54792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ NO_SCRIPTS),
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   Gl: () => (/* binding */ SAME_TEMPLATE),
/* harmony export */   om: () => (/* binding */ NOT_RENDERED)
/* harmony export */ });
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

const NO_SCRIPTS = 'no scripts run on the page';
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
function documentIn(runs) {
    for (const run of runs) {
        const { judged, reason, sample } = objectOf((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'rendered'));
        if (judged !== 'rendered' && judged !== 'sent')
            continue;
        return {
            judged,
            ...(typeof reason === 'string' && { reason }),
            ...(typeof sample === 'string' && { sample }),
        };
    }
    return undefined;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
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

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    const sentHidden = document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    const written = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '';
    return {
        source: 'html',
        code: written.trim(),
        written,
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, link) {
    const { target, parameters } = link;
    const types = (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link);
    const written = parameters.get('hreflang');
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (written === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${written}"`);
    return [
        {
            source: 'header',
            code: written.trim(),
            written,
            href: target,
            url: webUrl(target, page.url),
            relations: types,
            media: parameters.get('media'),
            at: message => ({ url: page.url, message, snippet: source }),
        },
    ];
}
function webUrl(href, base) {
    const url = href === '' ? null : URL.parse(href, base);
    return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
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

/***/ 70252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ likeSample),
/* harmony export */   PS: () => (/* binding */ NEVER_SHOWN),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const SHOWN = { shown: true };
const NEVER_SHOWN = { shown: false, because: 'never' };
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 32674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ scriptEffectsOn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _language_alternates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29746);
/* harmony import */ var _links_page_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47922);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15000);
/* harmony import */ var _text_main_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89565);
/* harmony import */ var _text_regions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13615);
/* harmony import */ var _text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9576);









const NOISE_CHARACTERS = 60;
const NOISE_SHARE = 0.02;
function scriptEffectsOn({ sent, scripts, }) {
    if (scripts.state !== 'seen')
        return [];
    let effects = known.get(scripts);
    if (!effects) {
        effects = scriptEffects(sent, scripts.before, scripts.rendered);
        known.set(scripts, effects);
    }
    return effects;
}
const known = new WeakMap();
function scriptEffects(sent, before, { document, overlays }) {
    const effects = [];
    const note = (effect, isChanged) => isChanged && effects.push(effect);
    const heads = [headOf({ ...sent, document }), headOf(sent)];
    for (const effect of HEAD_EFFECTS)
        note(effect, heads[0][effect] !== heads[1][effect]);
    const over = overlays.map(({ selector }) => selector);
    const [now, then] = [(0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .NV)(document, over), (0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .NV)(before)];
    note('text', hasOtherText(document, now, before) || hasOtherText(before, then, document));
    const covered = coveredBy(document, over);
    const links = [targetsOf(document, NAVIGATION, covered), targetsOf(before, NAVIGATION)];
    note('links', links[0].symmetricDifference(links[1]).size > 0);
    const images = targetsOf(document, PICTURES, covered).difference(targetsOf(before, PICTURES));
    note('images', images.size > 0);
    note('anchors', !anchorsOf(document).isSubsetOf(anchorsOf(before)));
    return effects;
}
const HEAD_EFFECTS = [
    'title',
    'meta',
    'robots',
    'canonical',
    'hreflang',
    'language',
    'h1',
    'structured-data',
];
function headOf(page) {
    const { document } = page;
    const texts = (...tags) => document.elements(...tags).map(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(one)));
    const { inHead, outsideHead } = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .metaDirectives */ .IU)(document);
    const rules = [inHead, outsideHead].map(some => some.map(({ name, value, bot }) => [name, value, bot]));
    const { html } = document;
    return {
        title: JSON.stringify(texts('title')[0]),
        meta: listOf(document.elements('meta').flatMap(describing)),
        robots: JSON.stringify(rules),
        canonical: listOf((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).map(({ href, url }) => url?.href ?? href)),
        hreflang: listOf((0,_language_alternates_js__WEBPACK_IMPORTED_MODULE_3__/* .languageAlternates */ .i)(page).read.map(({ code, href, url }) => `${code} ${url?.href ?? href}`)),
        language: JSON.stringify([html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang'), html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'dir')]),
        h1: JSON.stringify(texts('h1').filter(text => text !== '')),
        'structured-data': listOf([...document.elements('script').flatMap(dataOf), ...itemsOf(document)]),
    };
}
function listOf(texts) {
    return JSON.stringify(texts.toSorted());
}
function describing(meta) {
    const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name') ?? '').trim().toLowerCase();
    const isRead = name === 'description' || name === 'viewport' || /^(?:og|article|twitter|product):/.test(name);
    return isRead ? [`${name} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '')}`] : [];
}
function dataOf(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase();
    return type === 'application/ld+json' ? [(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script))] : [];
}
function itemsOf(document) {
    return document
        .elements()
        .flatMap(({ attrs }) => attrs
        .filter(({ name }) => name === 'itemtype' || name === 'typeof')
        .map(({ name, value }) => `${name} ${value}`));
}
function hasOtherText(document, regions, other) {
    const { characters, share } = (0,_text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptedText */ .gf)(other, (0,_text_main_text_js__WEBPACK_IMPORTED_MODULE_6__/* .mainTextOf */ .Q)(document, regions).blocks);
    return characters > NOISE_CHARACTERS && share > NOISE_SHARE;
}
function coveredBy(document, overlays) {
    if (overlays.length === 0)
        return NONE;
    const over = document.elementsAt(overlays);
    const covered = new Set();
    for (const element of document.elements()) {
        if (covered.has(element.parentNode) || over.has(element))
            covered.add(element);
    }
    return covered;
}
const NONE = new Set();
const NAVIGATION = new Set(['navigation']);
const PICTURES = new Set(['image', 'media', 'frame']);
function targetsOf(document, kinds, covered = NONE) {
    const { origin } = new URL(document.url);
    const links = (0,_links_page_links_js__WEBPACK_IMPORTED_MODULE_4__/* .linksOf */ .h)(document).filter(({ kind, element }) => kinds.has(kind) && !covered.has(element));
    return new Set(links.flatMap(({ address }) => (address?.origin === origin ? [(0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFragment */ .f2)(address.href)] : [])));
}
function anchorsOf(document) {
    const headings = document.elements('h2', 'h3', 'h4', 'h5', 'h6');
    return new Set(headings.flatMap(heading => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(heading, 'id') ?? []));
}


/***/ }),

/***/ 9576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ addsBesideText),
/* harmony export */   gf: () => (/* binding */ scriptedText),
/* harmony export */   jg: () => (/* binding */ dependsOnScripts),
/* harmony export */   vm: () => (/* binding */ seenScriptedText),
/* harmony export */   xI: () => (/* binding */ hasOtherLanguage)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54622);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40794);



const MOST_OF_THE_TEXT = 0.5;
const LEAST_CHARACTERS = 150;
function dependsOnScripts({ characters, share }) {
    return share >= MOST_OF_THE_TEXT && characters >= LEAST_CHARACTERS;
}
function scriptedText(before, blocks, isUnseen = () => false) {
    const sent = sentWords(before);
    let [all, characters] = [0, 0];
    let first;
    for (const block of blocks) {
        let [length, fresh] = [0, 0];
        for (const word of wordsIn(block.text)) {
            length += word.length;
            const left = sent.get(word) ?? 0;
            if (left === 0)
                fresh += word.length;
            else
                sent.set(word, left - 1);
        }
        const isFresh = fresh > length / 2;
        if (isFresh && isUnseen(block))
            continue;
        all += length;
        characters += fresh;
        if (isFresh)
            first ??= block;
    }
    return { characters, share: all === 0 ? 0 : characters / all, first };
}
function seenScriptedText(before, document, blocks, unseen) {
    const found = scriptedText(before, blocks);
    if (!dependsOnScripts(found))
        return found;
    if (isTranslated(before, document, found))
        return { characters: 0, share: 0, first: undefined };
    if (unseen.length === 0 || !hasText(before))
        return found;
    const outOfSight = withAllBelow(document, document.elementsAt(unseen));
    return scriptedText(before, blocks, ({ element }) => outOfSight.has(element));
}
const MIN_SENT_WORDS = 40;
function addsBesideText(before, main) {
    if (main.foundBy === 'main' || main.foundBy === 'article')
        return false;
    const added = new Set(main.blocks);
    const others = main.allBlocks.filter(block => !block.boilerplate && !added.has(block));
    const start = others.findIndex(({ element }) => element.tagName === 'h1');
    const beside = start < 0 ? [] : others.slice(start);
    const words = beside.reduce((sum, { text }) => sum + Array.from(wordsIn(text)).length, 0);
    return words >= MIN_SENT_WORDS && !dependsOnScripts(scriptedText(before, beside));
}
const LEAST_IN_OTHER_LANGUAGE = 0.5;
function hasOtherLanguage(before, document) {
    const [sent, shown] = [before, document].map(({ html }) => /^[a-z]{2,3}/i.exec((html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')?.trim()) ?? '')?.[0].toLowerCase());
    return sent !== undefined && shown !== undefined && sent !== shown;
}
function isTranslated(before, document, { characters }) {
    if (!hasOtherLanguage(before, document))
        return false;
    let length = 0;
    for (const [word, count] of partWords(before))
        length += word.length * count;
    return length >= characters * LEAST_IN_OTHER_LANGUAGE;
}
function withAllBelow(document, tops) {
    const all = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    for (const element of document.elements()) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        if ((parent && all.has(parent)) || tops.has(element))
            all.add(element);
    }
    return all;
}
function sentWords(document) {
    const counts = partWords(document);
    const joined = new Map();
    const silent = new Set(document.elements('script', 'style', 'noscript', 'template'));
    const regions = { hidden: silent, drawn: silent, boilerplate: NONE, folded: NONE, covering: NONE };
    for (const { text } of document.body ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOf */ .S)(document.body, '', regions) : []) {
        for (const word of wordsIn(text))
            joined.set(word, (joined.get(word) ?? 0) + 1);
    }
    for (const [word, count] of joined)
        counts.set(word, Math.max(count, counts.get(word) ?? 0));
    return counts;
}
function hasText({ body }) {
    const stack = body ? [body] : [];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text' && 'value' in node && wordsIn(node.value).length > 0)
            return true;
        if (!/^(?:script|style|noscript)$/.test(node.nodeName))
            stack.push(...childrenOf(node));
    }
    return false;
}
const NONE = new Set();
function partWords({ root }) {
    const counts = new Map();
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text' && 'value' in node) {
            const isMarkup = node.parentNode?.nodeName === 'noscript';
            const text = isMarkup ? node.value.replace(/<[^<>]*>/g, ' ') : node.value;
            for (const word of wordsIn(text))
                counts.set(word, (counts.get(word) ?? 0) + 1);
        }
        if (node.nodeName !== 'script' && node.nodeName !== 'style') {
            for (const child of childrenOf(node))
                stack.push(child);
        }
    }
    return counts;
}
function childrenOf(node) {
    if ('content' in node && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'shadowrootmode') !== undefined)
        return node.content.childNodes;
    return 'childNodes' in node ? node.childNodes : [];
}
function wordsIn(text) {
    return text.toLowerCase().match(WORD) ?? [];
}
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;


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


/***/ })

};

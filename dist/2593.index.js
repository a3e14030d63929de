export const id = 2593;
export const ids = [2593];
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
/** Of a run: where its facts come from. */
const LAZY = Symbol('facts');
/** Facts that came as JSON. */
class WrittenFacts {
    #json;
    #value;
    /** @param json in UTF-8 */
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
/** How JSON begins a field: no text in it has these characters, since its quotes are escaped. */
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
/** Gives a run its facts. */
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
/** Where the facts of a run come from; undefined where they are there, as in a copy. */
function lazyFactsOf(run) {
    return run[LAZY];
}
/** One of the facts of a run. The others are not made for that where there is no such fact. */
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
/** A run with the same facts, which are not made for that. */
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
/** What a run has, with nothing in place of its facts. */
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

/** What a tool gives as the reason of `facts.rendered` where the document as sent is all that there is to see. */
const NO_SCRIPTS = 'no scripts run on the page';
/** The same where scripts were seen to change nothing on another page of its template, the `sample` of that fact. */
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
/** The same where nobody wanted to see what scripts make of pages. */
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
/** Which document of a page was judged, as the first of its runs tells that does; undefined where none does. */
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
/** Facts of a service may be anything. */
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/**
 * What the status of an answer proves of what was asked for, by RFC 9110 section 15 and by what servers do to programs.
 */
/** It is there, as the answer shows it. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** It is not there (404, 410). */
function isGone(status) {
    return status === 404 || status === 410;
}
/** Answers that some give to programs or strangers, and not to all readers. 999 is LinkedIn's. */
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
/** Nothing: the server refuses, or fails now, and may answer others, or later, otherwise. */
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 30908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ cssUrls),
/* harmony export */   Y1: () => (/* binding */ cssUses),
/* harmony export */   xF: () => (/* binding */ MAX_PRELUDE)
/* harmony export */ });
/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500;
/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
/** Most braces around a URL that are looked at. */
const MAX_DEPTH = 8;
/** Characters of a prelude that are kept: one that is longer ends with them. */
const MAX_PRELUDE = 2000;
/** URLs of a style sheet or of a `style` attribute: see {@link cssUses}. */
function cssUrls(css) {
    return cssUses(css).map(({ url }) => url);
}
/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`) and the names of `@namespace` are none.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
function cssUses(css) {
    const uses = [];
    const preludes = [];
    let depth = 0;
    let start = 0;
    let rule = '';
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
            if (url !== '' && !url.startsWith('#'))
                uses.push({ url, preludes: [...preludes] });
            if (uses.length >= MAX_URLS)
                break;
        }
        if (token === '{') {
            if (depth < MAX_DEPTH)
                preludes.push(css.slice(start, Math.min(match.index, start + MAX_PRELUDE)).trim());
            depth++;
        }
        else if (token === '}' && depth > 0) {
            depth--;
            if (depth < MAX_DEPTH)
                preludes.pop();
        }
        if (/^[;{}]$/.test(token))
            start = end;
        rule = name?.toLowerCase() ?? '';
    }
    return uses;
}
/** Whether nothing but a few blanks stands between two places. */
function isBlank(css, from, to) {
    return to - from <= 100 && css.slice(from, to).trim() === '';
}
/** @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function unescaped(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = Number.parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}


/***/ }),

/***/ 80800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 3 modules
var html_document = __webpack_require__(77478);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/page/links/css-urls.js
var css_urls = __webpack_require__(30908);
;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

/** Most values of one page that are looked at. */
const MAX_VALUES = 20_000;
/** Most URLs that are taken from the JSON-LD of one page. */
const MAX_URLS = 500;
/**
 * Properties of schema.org whose texts are addresses that people and crawlers open. Identifiers (`@id`, `identifier`,
 * values of enumerations) need not lead anywhere.
 *
 * @see https://schema.org/URL
 */
const URL_PROPERTIES = new Set([
    ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
    ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
    ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
    ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
    ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
    ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
]);
/** The URLs in the JSON-LD blocks of a page, in their order. Broken blocks are for the schema tool to find. */
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
/** The `@id` of a page in a breadcrumb is its address, which Google asks for there. */
function nameOf(key, outer) {
    return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
}
/** Whether a text is an address for sure: the same properties also hold names and plain texts. */
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


/**
 * The attributes that hold URLs, by element: those of the standard, the `background` of old pages, which browsers still
 * load, and the ones of SVG. `xlink:href` is `href` after parsing.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
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
/** The attributes of an element that hold URLs, with their values. */
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
/** Values of `rel` and what they make of the URL, the first one that an element has counts. */
const RELATIONS = [
    ['stylesheet', 'stylesheet'],
    ['icon', 'icon'],
    ['apple-touch-icon', 'icon'],
    ['apple-touch-icon-precomposed', 'icon'],
    ['mask-icon', 'icon'],
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
/** Types of alternates that are interfaces for programs: oEmbed, and the REST API of WordPress. */
const FOR_PROGRAMS = /^\s*(?:application\/json|(?:application|text)\/[a-z]{1,8}\+oembed)\s*(?:;|$)/i;
/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`, `EditURI`, `wlwmanifest`, as alternates of such types), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    // Browsers load it once a script enables it.
    if (own.includes('stylesheet') && (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined)
        return undefined;
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        const type = (0,html_document/* attribute */.lt)(link, 'type');
        const isFeed = (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && type !== undefined && !FOR_PROGRAMS.test(type);
        return isFeed ? 'related' : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
/** Types that make a script element a script; any other one makes it data, which is not loaded. */
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
/** A form sends by GET unless it says otherwise; `dialog` sends nothing. */
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

;// CONCATENATED MODULE: ./lib/engine/page/links/srcset.js
const SPACE = /[\t\n\f\r ]/;
/**
 * URLs of a `srcset` or `imagesrcset`, in their order, as the parser of the standard collects them: a URL may hold
 * commas, descriptors in parentheses are passed over whole. Candidates with invalid descriptors, which browsers leave
 * out, are left out as well.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
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
/** Words up to the comma that ends the candidate. Neither blanks nor commas inside parentheses part anything. */
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
/** A width, with or without a height, or a density alone. */
function areValid(descriptors) {
    const units = descriptors.map(text => {
        if (DENSITY.test(text))
            return 'x';
        const unit = WIDTH_OR_HEIGHT.exec(text)?.[1];
        return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?';
    });
    return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '));
}

;// CONCATENATED MODULE: ./lib/engine/page/links/page-links.js






/** Names of the meta elements whose content is the URL of an image, of a video or of a player for social networks. */
const SOCIAL_MEDIA = new Set([
    ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
    ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
]);
/**
 * Every place of a document that holds a URL, in document order; the ones of JSON-LD come last. Whatever its scheme:
 * `mailto:`, `javascript:` and `data:` are among them. A `srcset` or a style sheet gives several.
 */
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
            for (const href of srcsetUrls(value))
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

/***/ 32674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ scriptEffectsOn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77478);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _language_alternates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29746);
/* harmony import */ var _links_page_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80800);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15000);
/* harmony import */ var _text_main_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89565);
/* harmony import */ var _text_regions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45523);
/* harmony import */ var _text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9576);









/** Letters and digits of a text that say nothing: a date in words, a reading time, the number of comments. */
const NOISE_CHARACTERS = 60;
/** Share of the main text that they are at the most. */
const NOISE_SHARE = 0.02;
/** What scripts changed of what search engines see of a page, worked out once; empty where they were not seen at work. */
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
/**
 * What scripts changed of what search engines see of a page; empty where it can be judged as it was sent.
 *
 * The head is compared with the document that would be judged instead. Texts and links are compared with what Chrome
 * itself was sent: what a server picks at random with each answer is none of the scripts' work. What lies over the page,
 * as a cookie notice, counts for nothing.
 *
 * @param before what Chrome was sent
 */
function scriptEffects(sent, before, { document, overlays }) {
    const effects = [];
    const note = (effect, isChanged) => isChanged && effects.push(effect);
    const heads = [headOf({ ...sent, document }), headOf(sent)];
    for (const effect of HEAD_EFFECTS)
        note(effect, heads[0][effect] !== heads[1][effect]);
    const over = overlays.map(({ selector }) => selector);
    const [now, then] = [(0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .N)(document, over), (0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .N)(before)];
    note('text', hasOtherText(document, now, before) || hasOtherText(before, then, document));
    const covered = coveredBy(document, over);
    const links = [targetsOf(document, NAVIGATION, covered), targetsOf(before, NAVIGATION)];
    note('links', links[0].symmetricDifference(links[1]).size > 0);
    // Scripts put the address of a picture off, and a larger one in its place: what they add may be broken.
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
/** What a document says of itself, each as a text that is equal where it says the same. */
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
/** What describes the page to search engines and in cards of social networks. */
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
/** Whether the main text of a document has words that another one lacks, beyond noise. */
function hasOtherText(document, regions, other) {
    const { characters, share } = (0,_text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptedText */ .g)(other, (0,_text_main_text_js__WEBPACK_IMPORTED_MODULE_6__/* .mainTextOf */ .Q)(document, regions).blocks);
    return characters > NOISE_CHARACTERS && share > NOISE_SHARE;
}
function coveredBy(document, overlays) {
    if (overlays.length === 0)
        return NONE;
    const covered = new Set();
    for (const element of document.elements()) {
        const { parentNode } = element;
        if (covered.has(parentNode) || overlays.includes(document.selectorOf(element)))
            covered.add(element);
    }
    return covered;
}
const NONE = new Set();
const NAVIGATION = new Set(['navigation']);
const PICTURES = new Set(['image', 'media', 'frame']);
/** Addresses of the page's own site that a document leads to or shows. */
function targetsOf(document, kinds, covered = NONE) {
    const { origin } = new URL(document.url);
    const links = (0,_links_page_links_js__WEBPACK_IMPORTED_MODULE_4__/* .linksOf */ .h)(document).filter(({ kind, element }) => kinds.has(kind) && !covered.has(element));
    return new Set(links.flatMap(({ address }) => (address?.origin === origin ? [(0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFragment */ .f2)(address.href)] : [])));
}
/** Headings that a fragment can lead to: what scripts make of these, pages link to. */
function anchorsOf(document) {
    const headings = document.elements('h2', 'h3', 'h4', 'h5', 'h6');
    return new Set(headings.flatMap(heading => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(heading, 'id') ?? []));
}


/***/ }),

/***/ 9576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ scriptedText),
/* harmony export */   j: () => (/* binding */ dependsOnScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77478);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40794);


/** Part of the text from which on a page depends on scripts: what they add beside a text of its own is no fault. */
const MOST_OF_THE_TEXT = 0.5;
/** Letters and digits of about 30 words: less is a widget. */
const LEAST_CHARACTERS = 150;
/** Whether scripts make most of a text. */
function dependsOnScripts({ characters, share }) {
    return share >= MOST_OF_THE_TEXT && characters >= LEAST_CHARACTERS;
}
/**
 * Counts the words of a text that were not sent, be it out of sight: in hidden elements, in `<noscript>`, in templates
 * of shadow trees. Their order does not matter, so markup that scripts put around words changes nothing.
 *
 * @param blocks of the text as rendered
 */
function scriptedText(before, blocks) {
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
        all += length;
        characters += fresh;
        if (fresh > length / 2)
            first ??= block;
    }
    return { characters, share: all === 0 ? 0 : characters / all, first };
}
/**
 * How often each word was sent, be it as blocks of text join the parts of it ("Red" and "bike" in two `<span>`), or in
 * one part alone, as scripts may set them in blocks of their own.
 */
function sentWords(document) {
    const counts = partWords(document);
    const joined = new Map();
    const silent = new Set(document.elements('script', 'style', 'noscript', 'template'));
    const regions = { hidden: silent, drawn: silent, boilerplate: NONE };
    for (const { text } of document.body ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .blocksOf */ .S)(document.body, '', regions) : []) {
        for (const word of wordsIn(text))
            joined.set(word, (joined.get(word) ?? 0) + 1);
    }
    for (const [word, count] of joined)
        counts.set(word, Math.max(count, counts.get(word) ?? 0));
    return counts;
}
const NONE = new Set();
/** How often each word stands in a piece of text that no markup divides. */
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
/** Words, and the single characters of writing systems that do not part them. */
function wordsIn(text) {
    return text.toLowerCase().match(WORD) ?? [];
}
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;


/***/ })

};

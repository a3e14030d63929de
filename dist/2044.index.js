export const id = 2044;
export const ids = [2044];
export const modules = {

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
 * (`url(#gradient)`), the names of `@namespace` and what custom properties hold are none, nor are sources of a font that no
 * browser asks for.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
function cssUses(css) {
    const uses = [];
    const preludes = [];
    const blocks = [];
    let opened = 0;
    let depth = 0;
    let start = 0;
    let rule = '';
    /** Where the declaration begins whose font is in the style sheet itself, so that no source behind it is loaded. */
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
/** Formats that browsers read, and older ones, whose files count as named all the same. */
const FONT_FORMATS = /^(?:woff2?|truetype|opentype|collection)(?:-variations)?$/;
const OLD_FORMATS = /^(?:embedded-opentype|svg|no-ie-404)$/;
const FORMAT = /^\s{0,20}format\(\s{0,20}["']?([\w-]{1,40})/i;
const MAX_FORMAT = 100;
function isFontFace(preludes) {
    return preludes.at(-1)?.toLowerCase().endsWith('@font-face') === true;
}
/**
 * What is special about a source of a font: one that is in the style sheet itself, or one of a format that no browser
 * knows and so none loads.
 *
 * @see https://www.w3.org/TR/css-fonts-4/#font-face-src-loading
 */
function fontSource(url, css, end) {
    const format = FORMAT.exec(css.slice(end, end + MAX_FORMAT))?.[1]?.toLowerCase();
    const isRead = format === undefined || FONT_FORMATS.test(format);
    if (!isRead)
        return OLD_FORMATS.test(format) ? 'other' : 'unread';
    return /^data:/i.test(url) && !/^data:[^,;]{0,100}(?:svg|fontobject)/i.test(url) ? 'embedded' : 'other';
}
/** Whether a declaration is one of a custom property, whose URL is relative to the style sheet that uses it. */
function isOfProperty(css, start) {
    return css
        .slice(start, start + MAX_PRELUDE)
        .trimStart()
        .startsWith('--');
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

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
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
/**
 * Types that make a script element a script; any other one makes it data, which is not loaded. What is there for browsers
 * without modules, which none of today is, is not loaded either.
 */
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    if ((0,html_document/* attribute */.lt)(script, 'nomodule') !== undefined && !/^module$/i.test(type))
        return undefined;
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

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
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
/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ })

};

export const id = 9397;
export const ids = [9397];
export const modules = {

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91709);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 51801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/visit/document.js
var visit_document = __webpack_require__(91709);
// EXTERNAL MODULE: ./lib/engine/page/refresh.js
var refresh = __webpack_require__(35319);
;// CONCATENATED MODULE: ./lib/engine/page/links/css-urls.js
/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500;
/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`) and the names of `@namespace` are none.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
function cssUrls(css) {
    const urls = [];
    let rule = '';
    for (const [token, double, single, name, doubleUrl, singleUrl, bareUrl] of css.matchAll(TOKENS)) {
        if (token.startsWith('/*'))
            continue;
        const address = doubleUrl ?? singleUrl ?? bareUrl;
        const text = address ?? (rule === '@import' ? (double ?? single) : undefined);
        if (text !== undefined && rule !== '@namespace') {
            const url = unescaped(text).trim();
            if (url !== '' && !url.startsWith('#'))
                urls.push(url);
            if (urls.length >= MAX_URLS)
                break;
        }
        rule = name?.toLowerCase() ?? '';
    }
    return urls;
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

;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

/** Most values of one page that are looked at. */
const MAX_VALUES = 20_000;
/** Most URLs that are taken from the JSON-LD of one page. */
const json_ld_urls_MAX_URLS = 500;
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
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,visit_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < json_ld_urls_MAX_URLS)
                found.push({ href, property, script });
        };
        collect(parseJson((0,visit_document/* textOf */.b6)(script)), add);
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
        const value = (0,visit_document/* attribute */.lt)(element, name);
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
/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        return (0,visit_document/* attribute */.lt)(link, 'hreflang') === undefined && (0,visit_document/* attribute */.lt)(link, 'type') !== undefined
            ? 'related'
            : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
/** Types that make a script element a script; any other one makes it data, which is not loaded. */
function scriptKind(script) {
    const type = (0,visit_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
/** A form sends by GET unless it says otherwise; `dialog` sends nothing. */
function formKind(form) {
    const method = (0,visit_document/* attribute */.lt)(form, 'method')?.trim().toLowerCase();
    if (method === 'dialog')
        return undefined;
    return method === 'post' ? 'submission' : 'navigation';
}
function isType(element, type) {
    return (0,visit_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() === type;
}
function isInPicture(source) {
    return (0,visit_document/* parentOf */.gN)(source)?.tagName === 'picture';
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
const DENSITY = /^\d*\.?\d+(?:[eE][+-]?\d+)?x$/;
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
            found.push(...srcsetUrls(value).map(href => ({ href, kind, place: name })));
    }
    const style = (0,visit_document/* attribute */.lt)(element, 'style');
    if (style !== undefined)
        found.push(...styled(style, 'style'));
    if (element.tagName === 'style')
        found.push(...styled((0,visit_document/* textOf */.b6)(element), 'text'));
    if (element.tagName === 'meta')
        found.push(...ofMeta(element, document));
    return found;
}
function styled(css, place) {
    return cssUrls(css).map(href => ({ href, kind: 'asset', place }));
}
function ofMeta(meta, document) {
    const content = (0,visit_document/* attribute */.lt)(meta, 'content');
    if (content === undefined)
        return [];
    if ((0,visit_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
        const target = (0,refresh/* parseRefresh */.X)(content, document.url, document.baseUrl)?.target;
        return target === undefined ? [] : [{ href: target, kind: 'navigation', place: 'content' }];
    }
    const name = ((0,visit_document/* attribute */.lt)(meta, 'property') ?? (0,visit_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase();
    if (!SOCIAL_MEDIA.has(name) || content.trim() === '')
        return [];
    return [{ href: content, kind: 'social-image', place: name }];
}


/***/ }),

/***/ 35319:
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


/***/ }),

/***/ 62822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   uO: () => (/* binding */ defineTool)
/* harmony export */ });
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTool(tool) {
    return tool;
}
function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}


/***/ }),

/***/ 40242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 */
function previewOf(url, productionUrl) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    return {
        host,
        origin,
        folder: isInFolder(audited.pathname, folder) ? '' : folder,
        here,
        words: `on a preview of ${host}`,
    };
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.folder))
        return undefined;
    return new URL(`${preview.here}${url.pathname.slice(preview.folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    return hereOf(preview, new URL(url))?.href ?? url;
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ })

};

export const id = 1437;
export const ids = [1437];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

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
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
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
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
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

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
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

/***/ 44861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createThreadedEngine: () => (/* binding */ createThreadedEngine)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js + 16 modules
var account = __webpack_require__(1404);
// EXTERNAL MODULE: ./lib/engine/analyze.js + 12 modules
var analyze = __webpack_require__(61875);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var network_deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/engine/unanswered.js
var unanswered = __webpack_require__(63936);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/thread/call-deadline.js
/** Milliseconds for the thread to say itself that the time is over; then it has no time to say anything. */
const GRACE_MS = 500;
/** The time of one call. It runs from the call's turn, and anew where another turn follows. */
class CallDeadline {
    #over = new AbortController();
    #ms;
    #timer;
    #isLast = false;
    /** @param ms for the call's work */
    constructor(ms) {
        this.#ms = ms;
    }
    /** Aborts when the time is over. */
    get signal() {
        return this.#over.signal;
    }
    /** The call's turn has come. */
    start() {
        if (this.#isLast)
            return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#over.abort(), this.#ms + GRACE_MS);
    }
    /** From now on the time that is left is all that there is. */
    keep() {
        if (this.#timer === undefined)
            this.start();
        this.#isLast = true;
    }
    end() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
// EXTERNAL MODULE: ./lib/engine/thread/program.js
var program = __webpack_require__(44387);
// EXTERNAL MODULE: ./lib/engine/thread/sent-result.js
var sent_result = __webpack_require__(83263);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-thread.js





/** The thread ended before it answered; the message says what ended it. */
class ThreadEnded extends Error {
    name = 'ThreadEnded';
    /** Calls that it worked on when it ended, of which this is one. */
    underWay;
    constructor(message, underWay) {
        super(message);
        this.underWay = underWay;
    }
}
/** Milliseconds between two looks at the thread's loop and heap. */
const LOOK_MS = 100;
/**
 * Megabytes beyond which V8 ends the thread, and where a single allocation goes far beyond, this process with it. That
 * is why the heap is looked at as well. The lower the limit, the less V8 lets a heap grow before it collects again: from
 * 2 GB on to four times what was alive in it, with ours to 1.65 times.
 */
const V8_HEAP_LIMIT_MB = 1152;
/** With a limit as high as ours V8 would give several times that to what is new, and keep it. */
const V8_NEW_SPACE_MB = 24;
/** The most that counts of the time between two looks: where this loop comes late, the machine had no time for the thread either. */
const COUNTED_LOOK_MS = 2 * LOOK_MS;
/** Milliseconds for an orderly end, Chrome's among it. */
const CLOSE_MS = 5000;
const ENDED = "the engine's thread has ended";
/**
 * An engine in a thread of its own, which is ended where a page takes all of its time or memory: what strangers wrote is
 * read and judged there, and nothing of it keeps the process from its deadlines, its signals and its other clients.
 */
class EngineThread {
    #worker;
    #calls = new Map();
    #turns = new Map();
    #beats;
    #options;
    #results = new sent_result/* ResultReceiver */.j();
    #closed = Promise.withResolvers();
    #count = 0;
    #lastBeat = 0n;
    /** Milliseconds for which the thread's loop has not turned. */
    #heldMs = 0;
    #looking;
    #hasEnded = false;
    #isClosing = false;
    constructor(options) {
        this.#options = options;
        const beat = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
        this.#beats = new BigInt64Array(beat);
        this.#worker = startWorker({ engine: options.engine, beat }, options.entry);
        this.#worker
            .on('message', (word) => this.#hear(word))
            .on('error', error => this.#end(`${ENDED}: ${error.message}`))
            .on('exit', () => this.#end(ENDED))
            .unref();
    }
    get hasEnded() {
        return this.#hasEnded;
    }
    /** Calls that it works on. */
    get size() {
        return this.#calls.size;
    }
    /** Bytes of its heap that are in use now. */
    async heapBytes() {
        if (this.#hasEnded)
            return 0;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        return heap?.used_heap_size ?? 0;
    }
    /**
     * @throws ApiError as the engine does
     * @throws ThreadEnded where the thread ended before it answered
     */
    async call(work, { signal, enough, onTurn, onProgress }) {
        if (signal.aborted)
            throw new errors/* ApiError */.h('cancelled', 'the call was cancelled');
        if (this.#hasEnded)
            throw new ThreadEnded(ENDED, 0);
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const abort = () => {
            this.#tell({ kind: 'abort', id });
            reject(new errors/* ApiError */.h('cancelled', 'the call was cancelled'));
        };
        const endCrawl = () => this.#tell({ kind: 'enough', id });
        this.#calls.set(id, { onTurn, onProgress, resolve, reject });
        signal.addEventListener('abort', abort, { once: true });
        enough?.addEventListener('abort', endCrawl, { once: true });
        this.#watch();
        this.#tell({ kind: 'call', id, work });
        if (enough?.aborted)
            endCrawl();
        try {
            return (await promise);
        }
        finally {
            signal.removeEventListener('abort', abort);
            enough?.removeEventListener('abort', endCrawl);
            this.#calls.delete(id);
            this.#watch();
        }
    }
    tell(order) {
        this.#tell(order);
    }
    /** Ends the engine in order, or the thread where that takes too long. */
    async close() {
        if (this.#hasEnded)
            return;
        this.#isClosing = true;
        this.#worker.ref();
        const timer = setTimeout(() => this.#end(ENDED), CLOSE_MS);
        this.#tell({ kind: 'close' });
        await this.#closed.promise;
        clearTimeout(timer);
        await this.#worker.terminate();
    }
    /** Ends the thread at once. */
    end() {
        this.#end(ENDED);
    }
    #tell(order) {
        if (!this.#hasEnded)
            this.#worker.postMessage(order);
    }
    #hear(word) {
        switch (word.kind) {
            case 'result':
                this.#receive(word);
                break;
            case 'error':
                this.#calls.get(word.id)?.reject((0,messages/* receivedError */.ac)(word.error));
                break;
            case 'progress':
                this.#calls.get(word.id)?.onProgress?.(word.progress);
                break;
            case 'warning':
                this.#options.onWarning(word.warning);
                break;
            case 'vitals':
                this.#options.onVitals(this, word.vitals);
                break;
            case 'enter':
                void this.#enter(word);
                break;
            case 'leave':
                this.#leave(word.id);
                break;
            case 'closed':
                this.#end(ENDED);
                break;
        }
    }
    /** Also what nobody waits for any more: later results are told on what was told with it. */
    #receive({ id, result }) {
        const received = this.#results.receive(result);
        this.#calls.get(id)?.resolve(received);
    }
    async #enter({ id, lane, call }) {
        const giveUp = new AbortController();
        const turn = { giveUp };
        this.#turns.set(id, turn);
        try {
            const leave = await this.#options.lanes.enter(lane, giveUp.signal);
            if (!this.#turns.has(id))
                return leave();
            turn.leave = leave;
            if (call !== undefined)
                this.#calls.get(call)?.onTurn();
            this.#tell({ kind: 'entered', id });
        }
        catch {
            // It has given up itself, or has ended.
        }
    }
    #leave(id) {
        const turn = this.#turns.get(id);
        this.#turns.delete(id);
        if (turn?.leave)
            turn.leave();
        else
            turn?.giveUp.abort();
    }
    /** Looks at the thread as long as it has work, which keeps the process going. */
    #watch() {
        const isAtWork = this.#calls.size > 0 && !this.#hasEnded;
        if (!isAtWork) {
            clearInterval(this.#looking);
            this.#looking = undefined;
            if (!this.#hasEnded)
                this.#worker.unref();
        }
        else if (!this.#looking) {
            let last = (0,messages/* now */.tB)();
            this.#heldMs = 0;
            this.#worker.ref();
            this.#looking = setInterval(() => {
                const time = (0,messages/* now */.tB)();
                this.#lookAtLoop(Number(time - last));
                last = time;
                void this.#lookAtHeap();
            }, LOOK_MS);
        }
    }
    /** It is told even by a thread whose loop is held. */
    async #lookAtHeap() {
        const { maxHeapMb } = this.#options;
        const heap = await this.#worker.getHeapStatistics().catch(() => undefined);
        if (heap && heap.used_heap_size > maxHeapMb * 2 ** 20) {
            this.#end(`judging the page took more than ${maxHeapMb} MB of memory and was ended`);
        }
    }
    /** @param passedMs since the last look */
    #lookAtLoop(passedMs) {
        const beat = Atomics.load(this.#beats, 0);
        // A thread that has not begun yet has judged nothing.
        const turns = beat === 0n || beat !== this.#lastBeat;
        this.#lastBeat = beat;
        this.#heldMs = turns ? 0 : this.#heldMs + Math.min(passedMs, COUNTED_LOOK_MS);
        if (this.#heldMs > this.#options.maxHeldMs(this.#calls.size)) {
            this.#end(`judging the page took all of the processor's time for ${(this.#heldMs / 1000).toFixed(1)} s and was ended`);
        }
    }
    #end(reason) {
        if (this.#hasEnded)
            return;
        this.#hasEnded = true;
        if (!this.#isClosing)
            this.#options.onLost();
        clearInterval(this.#looking);
        const underWay = this.#calls.size;
        for (const { reject } of this.#calls.values())
            reject(new ThreadEnded(reason, underWay));
        for (const id of [...this.#turns.keys()])
            this.#leave(id);
        void this.#worker.terminate();
        this.#closed.resolve();
    }
}
/** What dependencies write in it goes nowhere: no text of a page may reach a log unseen. */
function startWorker(workerData, entry = (0,program/* program */.D)()) {
    const worker = new external_node_worker_threads_.Worker(entry, {
        workerData,
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: V8_HEAP_LIMIT_MB, maxYoungGenerationSizeMb: V8_NEW_SPACE_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}

;// CONCATENATED MODULE: ./lib/engine/thread/threaded-engine.js












/**
 * Judging a page of a real site takes a fraction of a second, and some megabytes; the largest document that is read
 * takes 80 MB.
 */
const LIMITS = { heldMs: 5000, heldAloneMs: 30_000, heapMb: 896 };
/** Part of a tool's time that it may hold the thread at the most, if that leaves it more than the least. */
const HELD_SHARE = 1 / 3;
const MIN_HELD_MS = 2000;
/** Calls for one page that had to be ended, after which the page is not judged further. */
const MAX_ENDED = 2;
const GIVEN_UP = 'judging the page with other tools took too much time or memory and was ended';
/**
 * The engine in a thread of its own, as {@link SeoApi}. Where one page takes all of the thread's time or memory, the
 * thread is ended; what others had asked of it is asked again. Which of the calls it was shows when each of them gets a
 * thread to itself.
 *
 * @param options with `lanes` where several engines of one process wait for each other's measurements
 * @param entry the program that a thread begins with; this one unless given
 */
function createThreadedEngine(options, limits = {}, entry) {
    return new ThreadedEngine(options, { ...LIMITS, ...limits }, entry).api();
}
function timeOf(work, options) {
    if (work.operation === 'runTool')
        return (0,work_time/* toolTime */.wk)(work.tool, options);
    return work.operation === 'analyze' ? (0,work_time/* analysisTime */.e3)(options) : options.timeoutMs;
}
const NOTHING_YET = {
    pageChromes: 0,
    replacedChromes: 0,
    lighthouseChromes: 0,
    endedThreads: 0,
    heapBytes: 0,
};
class ThreadedEngine {
    #options;
    #account;
    #threadOptions;
    #warnings = new Set();
    /** Calls that were under way when a thread ended, one after the other. */
    #oneByOne = (0,p_limit/* default */.A)(1);
    /** Calls that ended a thread they had to themselves, by page. */
    #endedOn = new Map();
    /** Of each thread, what {@link #counts} hold of it. */
    #counted = new WeakMap();
    #counts = { ...NOTHING_YET };
    #thread;
    #separate;
    #isClosed = false;
    constructor({ lanes = new work_lanes/* WorkLanes */.T(), rank, ...options }, { heldMs, heldAloneMs, heapMb }, entry) {
        this.#options = options;
        this.#account = (0,account/* openAccount */.s)({ version: options.version, ...(rank && { rank }) });
        const most = Math.max(options.timeoutMs * HELD_SHARE, MIN_HELD_MS);
        this.#threadOptions = {
            engine: options,
            lanes,
            onWarning: warning => this.#warnings.add(warning),
            onVitals: (thread, vitals) => this.#count(thread, vitals),
            onLost: () => this.#counts.endedThreads++,
            maxHeldMs: calls => Math.min(most, calls > 1 ? heldMs : heldAloneMs),
            maxHeapMb: heapMb,
            entry,
        };
    }
    api() {
        return {
            ...this.#account.operations,
            runTool: (tool, url, { tools, ...options } = {}) => this.#work({ operation: 'runTool', tool, url, ...(tools && { tools }) }, options, reason => (0,unmeasured_run/* unmeasuredRun */.f)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), reason)),
            analyze: (url, { tools, ...options } = {}) => this.#work({ operation: 'analyze', url, ...(tools && { tools }) }, options, reason => ({
                url: (0,url_secrets/* withoutUserInformation */.ah)(url),
                ...(0,analyze/* notAnalyzed */.q)(reason),
                startedAt: new Date().toISOString(),
                durationMs: 0,
            })),
            listedAddresses: (url, options = {}) => this.#work({ operation: 'listedAddresses', url }, options, () => unanswered/* NOTHING_LISTED */.E),
            addressAnswers: (url, addresses, { read = false, ...options } = {}) => this.#work({ operation: 'addressAnswers', url, addresses, read }, options, reason => addresses.map(() => (0,unanswered/* unknownAnswer */.N)(reason))),
            inputs: (url, options = {}) => this.#work({ operation: 'inputs', url }, options, () => ({})),
            expect: (url, inputs) => this.#current().tell({ kind: 'expect', url, inputs }),
            unchanged: (url, inputs, options = {}) => this.#work({ operation: 'unchanged', url, inputs }, options, () => []),
            prepare: (tools) => this.#current().tell({ kind: 'prepare', tools }),
            order: needs/* inOrder */.al,
            release: url => this.#thread?.tell({ kind: 'release', url }),
            warnings: async () => [...this.#warnings],
            vitals: () => this.#vitals(),
            close: () => this.#close(),
        };
    }
    async #work(work, { signal, ...watch }, unmeasured) {
        const timeoutMs = timeOf(work, this.#options);
        const deadline = new CallDeadline(timeoutMs);
        try {
            const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
            return await this.#answer(work, { ...watch, signal: ending }, deadline, unmeasured);
        }
        catch (error) {
            if (!deadline.signal.aborted || signal?.aborted)
                throw error;
            return unmeasured(`it did not finish within ${timeoutMs / 1000} s`);
        }
        finally {
            deadline.end();
        }
    }
    async #answer(work, options, deadline, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        try {
            return await this.#current().call(work, { ...options, onTurn: () => deadline.start() });
        }
        catch (error) {
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            if (error.underWay === 1)
                return unmeasured(this.#blame(work.url, error));
        }
        deadline.keep();
        return await (0,network_deadline/* orAborted */.H)(this.#oneByOne(() => this.#alone(work, options, unmeasured)), options.signal);
    }
    /** Does again, with a thread to itself, what may have ended the thread that it shared. */
    async #alone(work, options, unmeasured) {
        if (this.#isGivenUp(work.url))
            return unmeasured(GIVEN_UP);
        if (!this.#separate || this.#separate.hasEnded)
            this.#separate = new EngineThread(this.#threadOptions);
        try {
            return await this.#separate.call(work, { ...options, onTurn: () => undefined });
        }
        catch (error) {
            // What keeps the thread busy beyond its time must not keep the next one waiting.
            if (options.signal.aborted)
                this.#separate?.end();
            if (!(error instanceof ThreadEnded) || this.#isClosed)
                throw error;
            return unmeasured(this.#blame(work.url, error));
        }
        finally {
            if (this.#oneByOne.pendingCount === 0) {
                void this.#separate?.close();
                this.#separate = undefined;
            }
        }
    }
    #count(thread, vitals) {
        const before = this.#counted.get(thread) ?? NOTHING_YET;
        this.#counted.set(thread, vitals);
        this.#counts.pageChromes += vitals.pageChromes - before.pageChromes;
        this.#counts.replacedChromes += vitals.replacedChromes - before.replacedChromes;
        this.#counts.lighthouseChromes += vitals.lighthouseChromes - before.lighthouseChromes;
    }
    async #vitals() {
        const heaps = await Promise.all([this.#thread?.heapBytes(), this.#separate?.heapBytes()]);
        const heapBytes = heaps.reduce((sum, bytes = 0) => sum + bytes, 0);
        return { ...this.#counts, heapBytes };
    }
    #blame(url, { message }) {
        this.#endedOn.set(url, (this.#endedOn.get(url) ?? 0) + 1);
        return message;
    }
    #isGivenUp(url) {
        return (this.#endedOn.get(url) ?? 0) >= MAX_ENDED;
    }
    #current() {
        if (!this.#thread || this.#thread.hasEnded)
            this.#thread = new EngineThread(this.#threadOptions);
        return this.#thread;
    }
    async #close() {
        this.#isClosed = true;
        this.#account.end();
        await Promise.all([this.#thread?.close(), this.#separate?.close()]);
    }
}


/***/ }),

/***/ 66986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   D4: () => (/* binding */ whyUnclear),
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   uF: () => (/* binding */ NO_SITEMAP),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77753);



/** Whether it was not told if a file exists. */
function isUnclear({ status, failure }) {
    return failure !== undefined || (status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
}
/** What came instead of a file, to be said behind its address. */
function answerOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
/** Why it cannot be told whether there is a sitemap; undefined where it can. */
function whyUnclear({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${answerOf(unclear)}`;
}
const NO_SITEMAP = 'the site has no sitemap';
/** What is said of pages where the sitemaps list none. */
function withoutEntries(survey) {
    if (survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the sitemaps list nothing');
    const unclear = whyUnclear(survey);
    return unclear === undefined ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(NO_SITEMAP) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasured */ .q7)(unclear);
}
/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
function whyIncomplete({ files, unread }) {
    const broken = files.find(file => !file.reading || ((0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, reading } = broken;
        const isStopped = failure === undefined && reading !== undefined;
        return `${url} ${isStopped ? `was not read to its end: ${reading.stopped}` : answerOf(broken)}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ })

};

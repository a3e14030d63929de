export const id = 7322;
export const ids = [7322];
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

/***/ 51801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
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
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < json_ld_urls_MAX_URLS)
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
        for (const href of cssUrls(style))
            found.push({ href, kind: 'asset', place: 'style' });
    }
    if (element.tagName === 'style') {
        for (const href of cssUrls((0,html_document/* textOf */.b6)(element)))
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

/***/ 27322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   No: () => (/* binding */ mayBeBeside),
/* harmony export */   Zz: () => (/* binding */ askForMissing),
/* harmony export */   ac: () => (/* binding */ askBeside),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   sC: () => (/* binding */ isJudgedHere)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51801);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11312);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47791);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30539);








/** Most folders of production of which a page is compared with the audited one, in a run. */
const MAX_COMPARED = 200;
/** Milliseconds for such a page. */
const PAGE_TIMEOUT_MS = 10_000;
/** Decoded bytes of such a page, of which the head is what counts. */
const MAX_PAGE_BYTES = 512 * 1024;
/** What a production answer means for an address that the preview lacks: broken there as well, or not to be judged. */
function isJudgedHere({ answer, isOfDeployment }, namesResolve) {
    const { state } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOn */ .H)(answer, { internal: true, formOnly: false, namesResolve });
    return state === 'broken' || (state === 'ok' && isOfDeployment);
}
/** Which folders of the audited host are known to be of the deployment, by what answered in them. */
function foldersOf(site, answered) {
    const folders = new Set([folderOf(site.page)]);
    for (const url of answered) {
        const here = url.host === site.page.host ? url.href : (0,_site_js__WEBPACK_IMPORTED_MODULE_5__/* .copyHere */ .AA)(site, url)?.url;
        if (here !== undefined)
            folders.add(folderOf(new URL(here)));
    }
    return folders;
}
/**
 * What production answers where the preview has nothing; undefined where it is not to be asked, so that the preview
 * decides. The host of production may carry other applications and repositories beside the deployment, each in a folder
 * of its own. But what this very change deletes is on production as well, until the release. So production is asked only
 *
 * - for what the page names by an address of production: a relative one means the deployment itself,
 * - in a folder in which nothing of the preview answers, neither the folder itself, nor the audited page, nor any other
 *   target of it. What lies at the root is the deployment's.
 *
 * Where a page answers there that loads a script or style from the same place of the host as the audited page does,
 * then it is a page of the same site, which the change deletes. Anything else that answers is no part of it.
 *
 * @param folders see {@link foldersOf}
 */
async function askBeside(visit, site, { address, links, role }, folders) {
    const copy = (0,_site_js__WEBPACK_IMPORTED_MODULE_5__/* .copyHere */ .AA)(site, address);
    if (!copy?.decides || !links.every(({ href }) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .isFullAddress */ .yc)(href)))
        return undefined;
    const missing = { here: new URL(copy.url), address, isPage: role !== 'resource' };
    return await askForMissing(visit, site, missing, folders);
}
/** The same for what is named by a full address in any way, as by a sitemap; see {@link askBeside}. */
async function askForMissing(visit, site, { here, address, isPage }, folders) {
    if (!mayBeBeside(here, folders))
        return undefined;
    const folder = folderOf(here);
    const ofFolder = await visit.linkAnswer(new URL(folder, here).href);
    if (ofFolder.failure || ofFolder.status === null || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(ofFolder.status))
        return undefined;
    const answer = await visit.linkAnswer(address.href, { onProduction: true });
    const works = !answer.failure && answer.status !== null && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(answer.status);
    if (!works || !isPage)
        return { answer, isOfDeployment: false };
    const { document } = await visit.judgedPage();
    const isOwn = (url) => url.host === site.page.host || site.futureHosts.has((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(url.host));
    const own = loadedFrom(document, isOwn);
    const theirs = await loadedByPageOf(visit, folder, address);
    return { answer, isOfDeployment: theirs.some(place => place !== folder && own.has(place)) };
}
/** Whether the folder of an address on the preview is none of those that are known to be of the deployment. */
function mayBeBeside(here, folders) {
    const folder = folderOf(here);
    return folder !== '/' && !folders.has(folder);
}
/** The first folder of a path, as `/docs/`; `/` for what lies at the root. */
function folderOf({ pathname }) {
    return /^\/[^/]+\//.exec(pathname)?.[0] ?? '/';
}
const LOADED = new Set(['script', 'stylesheet']);
/** The folders of its site from which a page loads scripts and styles, and such files that lie at the root. */
function loadedFrom(document, isOwn) {
    const places = new Set();
    for (const { kind, address } of (0,_page_links_page_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .h)(document)) {
        if (!address || !LOADED.has(kind) || !isOwn(address))
            continue;
        const folder = folderOf(address);
        places.add(folder === '/' ? address.pathname : folder);
    }
    return places;
}
/** The same of the first page that is asked for in a folder of production, once a run. */
async function loadedByPageOf(visit, folder, url) {
    const known = await visit.onceForSite(`pages beside the deployment on ${url.origin}`, async () => new Map());
    const found = known.get(folder);
    if (found)
        return await found;
    if (known.size >= MAX_COMPARED)
        return [];
    const loading = loadedByPage(visit, url);
    known.set(folder, loading);
    loading.catch(() => known.delete(folder));
    return await loading;
}
async function loadedByPage(visit, url) {
    const chunks = [];
    const { final } = await visit.stream(url.href, async (body, response) => {
        if (!/html/.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .mediaType */ .JL)(response)))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES });
    if (!final || chunks.length === 0)
        return [];
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(Buffer.concat(chunks), (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
    const { host } = new URL(final.url);
    return [...loadedFrom(new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), own => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(own.host) === (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .bareHost */ .n0)(host))];
}


/***/ }),

/***/ 47791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ copyHere),
/* harmony export */   iu: () => (/* binding */ isInternal),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/**
 * A preview names its production host in the canonical and in `og:url`, where the settings do not. Links to that host
 * are links within the site, whose pages may so far exist here alone.
 */
function siteOf(page) {
    const here = new URL(page.url);
    const hosts = page.preview?.host === undefined ? namedHosts(page) : [(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(page.preview.host)];
    return {
        page: here,
        local: (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(here.hostname),
        futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
        preview: page.preview,
    };
}
function namedHosts(page) {
    const ogUrl = page.document
        .elements('meta')
        .find(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const named = [(0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(page), URL.parse((ogUrl && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(ogUrl, 'content')) ?? '')];
    return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []));
}
/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
function isInternal(site, url) {
    return hostOf(url) === hostOf(site.page) || site.futureHosts.has(hostOf(url));
}
/** Undefined for what will not live elsewhere. */
function copyHere(site, url) {
    if (site.futureHosts.size === 0 || !site.futureHosts.has(hostOf(url)))
        return undefined;
    if (site.preview?.host === undefined) {
        return { url: new URL(url.pathname + url.search, site.page).href, decides: false };
    }
    const here = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .hereOf */ .IS)(site.preview, url);
    return here && { url: here.href, decides: true };
}
/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }) {
    return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(host);
}
function isHttp({ protocol }) {
    return protocol === 'http:' || protocol === 'https:';
}


/***/ }),

/***/ 30539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ verdictOn)
/* harmony export */ });
/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
const UNVERIFIABLE_STATUSES = new Set([
    401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
]);
/** Redirects that cannot be followed: without a `Location` there is no page. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Certificates that every browser refuses. A chain that seems incomplete may be mended by browsers, or is a proxy's. */
const REFUSED_CERTIFICATES = new Set([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
]);
/**
 * Whether a link works. Broken is only what visitors cannot open for sure: 404 and 410, names that do not exist,
 * certificates that browsers refuse, endless redirects, and of the audited site also every other error it gives to a
 * plain request. Other sites keep checkers away with errors of all kinds, so theirs prove nothing.
 */
function verdictOn(answer, circumstances) {
    const { status, failure } = answer;
    if (answer.declined)
        return { state: 'unverified', reason: 'was not asked for: its host limits requests' };
    if (failure && failure.kind !== 'bad-encoding') {
        const broken = isBrokenFailure(answer, circumstances);
        return { state: broken ? 'broken' : 'unverified', reason: failure.message };
    }
    if (status === null)
        return { state: 'unverified', reason: 'gave no answer' };
    const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`;
    return { state: stateOf(status, answer, circumstances), reason };
}
function stateOf(status, answer, circumstances) {
    const { internal, formOnly } = circumstances;
    if (status < 300 || status === 304)
        return 'ok';
    if (REDIRECTS.has(status))
        return answer.failure ? 'unverified' : 'broken';
    if (status < 400)
        return 'ok';
    if (status === 404 || status === 410)
        return 'broken';
    if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
        return 'unverified';
    return status < 600 ? 'broken' : 'unverified';
}
function isBrokenFailure(answer, { internal, namesResolve }) {
    const { kind, code = '' } = answer.failure;
    switch (kind) {
        case 'dns':
            return code === 'ENOTFOUND' && namesResolve;
        case 'certificate':
            return REFUSED_CERTIFICATES.has(code);
        case 'redirect-loop':
        case 'too-many-redirects':
            return !answer.cookieOnTheWay;
        case 'bad-location':
            return internal;
        default:
            return false;
    }
}


/***/ })

};

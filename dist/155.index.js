export const id = 155;
export const ids = [155];
export const modules = {

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ accountOf)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);

/** The operations that need no page: whose engine it is, and that it has no rank projects. */
function accountOf(version) {
    return {
        async me() {
            return { name: 'engine', plan: null, facts: { version } };
        },
        async rankProjects() {
            return [];
        },
        async rankProject(id) {
            throw unknownProject(id);
        },
        async rankDashboard(id) {
            throw unknownProject(id);
        },
    };
}
function unknownProject(id) {
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h('not-found', `there is no rank project "${id}"`, { status: 404 });
}


/***/ }),

/***/ 4700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xI: () => (/* binding */ ANALYSED_PAGES),
  AD: () => (/* binding */ analyzeSite),
  q9: () => (/* binding */ notAnalyzed)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 4 modules
var page_links = __webpack_require__(51801);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
;// CONCATENATED MODULE: ./lib/engine/crawl/crawl-scope.js

/** Characters of a path with its query above which a URL is made by a fault; sitemaps allow 2,048. */
const MAX_PATH_LENGTH = 2048;
/** Times that a segment may come in one path: more is a relative link that grows with each page. */
const MAX_SAME_SEGMENTS = 2;
/** URLs of one path that differ in their query: filters and sorting have no end. */
const MAX_QUERIES_PER_PATH = 20;
/** URLs of one form that end in two numbers or more, as the days of a calendar. */
const MAX_NUMBERED = 50;
/** URLs that a crawl remembers. */
const MAX_SEEN = 100_000;
/** Endings of files that are no pages. */
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
/** Decides which URLs a crawl of a site takes: pages of its origin, each once, without what has no end. */
class CrawlScope {
    #origin;
    #seen = new Set();
    #families = new Map();
    constructor(start) {
        this.#origin = new URL(start).origin;
    }
    /** Whether a URL belongs to the site. */
    isInside(url) {
        return URL.parse(url)?.origin === this.#origin;
    }
    /** A URL without fragment where it is new and to be taken; from then on it is not new any more. */
    take(address) {
        if (this.#seen.has((0,redirect_target/* withoutFragment */.f2)(address)))
            return undefined;
        const url = URL.parse(address);
        if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN)
            return undefined;
        url.hash = '';
        const { href } = url;
        if (this.#seen.has(href) || FILE.test(url.pathname) || isTrap(url))
            return undefined;
        if (!this.#hasRoom(url))
            return undefined;
        this.#seen.add(href);
        return href;
    }
    /** Counts the URLs that differ in little alone. */
    #hasRoom({ pathname, search }) {
        const families = [];
        if (search !== '')
            families.push([`${pathname}?`, MAX_QUERIES_PER_PATH]);
        if (/\/\d+\/\d+\/?$/.test(pathname))
            families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED]);
        if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most))
            return false;
        for (const [family] of families)
            this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
        return true;
    }
}
/** Whether a path repeats itself or is too long, as relative links from a wrong base make it. */
function isTrap({ pathname, search }) {
    if (pathname.length + search.length > MAX_PATH_LENGTH)
        return true;
    const counts = new Map();
    for (const segment of pathname.split('/')) {
        const count = (counts.get(segment) ?? 0) + 1;
        if (segment !== '' && count > MAX_SAME_SEGMENTS)
            return true;
        counts.set(segment, count);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/crawl/crawl.js




/** Links from the start to a page. */
const MAX_DEPTH = 25;
/** Milliseconds after which a crawl ends with the pages that there are. */
const MAX_MS = 120_000;
/** Pages that are fetched at once. */
const AT_ONCE = 8;
/** The name under which robots.txt may speak to this crawler; few do, so the rules for all crawlers hold. */
const ROBOTS_NAME = 'SEO-Preflight';
/**
 * Walks over the pages of a site from a start page, breadth first, in an order that depends on the pages alone. Pages
 * that are not HTML, do not answer 2xx or lead out of the origin are passed over; robots.txt is obeyed except for the
 * start page, which somebody asked for.
 *
 * @throws NotMeasured where the start page cannot be fetched or is not HTML
 */
async function* crawl(start, options) {
    const first = options.open(start);
    const page = await first.htmlPage();
    const scope = new CrawlScope(page.url);
    const visited = new Set([page.url]);
    const deadline = Date.now() + MAX_MS;
    scope.take(start);
    scope.take(page.url);
    const queue = [];
    const robots = await first.robotsTxt(page.url);
    const enqueue = (links, depth) => {
        if (depth > MAX_DEPTH)
            return;
        for (const { url, kind, element } of links) {
            if (url === undefined || kind !== 'navigation' || element.tagName === 'form')
                continue;
            const taken = scope.take(url);
            if (taken !== undefined && (0,robots_txt/* verdictFor */.Xb)(robots, ROBOTS_NAME, taken).allowed) {
                queue.push({ url: taken, depth });
            }
        }
    };
    const links = (0,page_links/* linksOf */.h)(page.document);
    enqueue(links, 1);
    yield { url: start, visit: first, page, links };
    let count = 1;
    const underway = [];
    const isOver = () => count >= options.maxPages || options.signal.aborted || Date.now() > deadline;
    for (let next = 0; !isOver();) {
        while (next < queue.length && underway.length < Math.min(AT_ONCE, options.maxPages - count)) {
            const queued = queue[next++];
            const visit = options.open(queued.url);
            underway.push({ queued, visit, page: htmlPageOrNone(visit) });
        }
        const oldest = underway.shift();
        if (!oldest)
            return;
        const { url, depth } = oldest.queued;
        const found = await oldest.page;
        if (!found || visited.has(found.url) || !scope.isInside(found.url)) {
            options.drop(url);
            continue;
        }
        visited.add(found.url);
        count++;
        const links = (0,page_links/* linksOf */.h)(found.document);
        enqueue(links, depth + 1);
        yield { url, visit: oldest.visit, page: found, links };
    }
    for (const { queued } of underway)
        options.drop(queued.url);
}
async function htmlPageOrNone(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || visit.signal.aborted)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/analyze.js





/** Pages of a site that an analysis looks at: the start page, and those nearest to it. */
const ANALYSED_PAGES = 10;
/** Tools that run at once. */
const TOOLS_AT_ONCE = 4;
/**
 * Analyses a site: every tool on the start page and on the first pages that it leads to. The score is the mean of the
 * pages' scores.
 */
async function analyzeSite(start, options) {
    const address = withCredentialsOf(start);
    const visits = {
        open: (url) => options.open(address(url)),
        drop: (url) => options.release(address(url)),
    };
    const found = [];
    try {
        await options.walk(async () => {
            const walk = crawl(start, { maxPages: ANALYSED_PAGES, signal: options.signal, ...visits });
            for await (const { url, visit } of walk) {
                await visit.noteAsLinkTarget();
                found.push(address(url));
            }
        });
        const pages = [];
        for (const url of found)
            pages.push(await analyzePage(url, options));
        const facts = { pages: pages.length, maxPages: ANALYSED_PAGES };
        return { status: 'measured', score: (0,score/* meanScore */.UQ)(pages.map(({ score }) => score)), pages, facts };
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return notAnalyzed(error.message);
        throw error;
    }
    finally {
        for (const url of [start, ...found])
            options.release(url);
    }
}
/** An analysis that gave no result, and why. */
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}
async function analyzePage(url, { tools, runTool, release }) {
    const limit = (0,p_limit/* default */.A)(TOOLS_AT_ONCE);
    const runs = await Promise.all(tools.map(tool => limit(() => runTool(tool, url))));
    release(url);
    return { url: (0,url_secrets/* withoutUserInformation */.ah)(url), score: (0,score/* pageScore */.WY)(runs), runs };
}
/** What the start was given to be let in opens the other pages of its origin too. */
function withCredentialsOf(start) {
    const { username, password, origin } = new URL(start);
    return url => {
        const page = new URL(url);
        if (page.origin !== origin || (username === '' && password === '') || page.username !== '')
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ defineTopic),
/* harmony export */   t: () => (/* binding */ checksOf)
/* harmony export */ });
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTopic(topic) {
    return topic;
}
/** All checks of a tool by their names without the tool's, in the order of its topics. */
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}


/***/ }),

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Deadline),
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
/**
 * A time limit that another signal may end early, and that leaves nothing behind once it is cleared. Each request has
 * one, so it costs a timer and nothing else that is not asked for.
 */
class Deadline {
    /**
     * By the other signal. A run has one signal for all of its requests: a listener for each would cost as much as all
     * else that is done for a request.
     */
    static #bySignal = new WeakMap();
    #timer;
    #tied;
    #controller;
    #passed = false;
    #end;
    #callback;
    /**
     * @param ms milliseconds until it passes
     * @param outer the signal that may end it before
     */
    constructor(ms, outer) {
        this.#timer = setTimeout(() => this.#pass(ms), ms);
        this.#tied = outer && Deadline.#tiedTo(outer).add(this);
        if (outer?.aborted)
            this.#over(outer.reason);
    }
    /** Aborts when it ends. Made when it is first asked for: most requests are over before anybody does. */
    get signal() {
        this.#controller ??= new AbortController();
        if (this.#end)
            this.#controller.abort(this.#end.reason);
        return this.#controller.signal;
    }
    /** Whether the time ran out. */
    get passed() {
        return this.#passed;
    }
    /** Whether the time ran out or the other signal aborted. */
    get ended() {
        return this.#end !== undefined;
    }
    /** Calls back with the reason when it ends, at once where it has; a later call takes the place of an earlier one. */
    onEnd(callback) {
        this.#callback = callback;
        if (this.#end)
            callback(this.#end.reason);
    }
    /** Ends the timer and the tie to the other signal. */
    clear() {
        clearTimeout(this.#timer);
        this.#tied?.delete(this);
    }
    static #tiedTo(signal) {
        const known = Deadline.#bySignal.get(signal);
        if (known)
            return known;
        const tied = new Set();
        Deadline.#bySignal.set(signal, tied);
        const endAll = () => {
            for (const deadline of tied)
                deadline.#over(signal.reason);
        };
        signal.addEventListener('abort', endAll, { once: true });
        return tied;
    }
    #pass(ms) {
        this.#passed = true;
        this.#over(new Error(`the time of ${ms / 1000} s is over`));
    }
    #over(reason) {
        if (this.#end)
            return;
        this.#end = { reason };
        this.clear();
        this.#controller?.abort(reason);
        this.#callback?.(reason);
    }
}
/**
 * The work's result, or a rejection as soon as the signal aborts, whether the work heeds it or not: undici does not
 * while a connection is being opened.
 */
async function orAborted(work, signal) {
    const { promise, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([work, promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
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

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
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
/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        return (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && (0,html_document/* attribute */.lt)(link, 'type') !== undefined
            ? 'related'
            : undefined;
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
    if (!SOCIAL_MEDIA.has(name) || content.trim() === '')
        return [];
    return [{ href: content, kind: 'social-image', place: name }];
}


/***/ }),

/***/ 74663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkLanes)
/* harmony export */ });
/** Milliseconds in which work that must wait anyway lets others pass. */
const PATIENCE_MS = 30_000;
/**
 * Keeps all other work away while something runs that any load would falsify. Whoever comes first goes first, except
 * that shared work may pass what still waits for other shared work, for a while: neither lane can keep the other from
 * ever getting its turn.
 *
 * Work in a lane must not enter one again: it would wait for itself.
 */
class WorkLanes {
    #waiting = [];
    #now;
    #shared = 0;
    #alone = false;
    constructor(now = Date.now) {
        this.#now = now;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const giveUp = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
            // Those behind may have waited for this one alone.
            this.#admit();
        };
        const entry = {
            lane,
            since: this.#now(),
            enter: () => {
                signal?.removeEventListener('abort', giveUp);
                resolve(this.#leaveOf(lane));
            },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#waiting.push(entry);
        this.#admit();
        return await promise;
    }
    /** Lets in all whose turn it is. */
    #admit() {
        for (let next = this.#next(); next; next = this.#next()) {
            this.#waiting.splice(this.#waiting.indexOf(next), 1);
            if (next.lane === 'alone')
                this.#alone = true;
            else
                this.#shared++;
            next.enter();
        }
    }
    #next() {
        const first = this.#waiting[0];
        if (!first || this.#alone)
            return undefined;
        if (first.lane === 'shared' || this.#shared === 0)
            return first;
        const mayPass = this.#now() - first.since < PATIENCE_MS;
        return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined;
    }
    #leaveOf(lane) {
        let left = false;
        return () => {
            if (left)
                return;
            left = true;
            if (lane === 'alone')
                this.#alone = false;
            else
                this.#shared--;
            this.#admit();
        };
    }
}


/***/ }),

/***/ 47607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ analysisTime),
/* harmony export */   w: () => (/* binding */ toolTime)
/* harmony export */ });
/* harmony import */ var _analyze_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4700);
/* harmony import */ var _tools_needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31323);


/** Milliseconds that a tool has on one page. */
function toolTime(tool, { timeoutMs, lighthouseRuns = 1 }) {
    return (0,_tools_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .doesNeed */ .aY)(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs;
}
/** Milliseconds that the analysis of a site has. */
function analysisTime({ timeoutMs }) {
    return timeoutMs * _analyze_js__WEBPACK_IMPORTED_MODULE_0__/* .ANALYSED_PAGES */ .xI;
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


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 39523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ receivedError),
/* harmony export */   tB: () => (/* binding */ now),
/* harmony export */   tx: () => (/* binding */ sentError)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);

function sentError(error) {
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h) {
        const { message, stack, kind, status, retryAfter } = error;
        return { message, stack, api: { kind, status, retryAfter } };
    }
    return error instanceof Error
        ? { message: error.message, stack: error.stack }
        : { message: String(error), stack: undefined };
}
function receivedError({ message, stack, api }) {
    const error = api
        ? new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h(api.kind, message, {
            ...(api.status !== undefined && { status: api.status }),
            ...(api.retryAfter !== undefined && { retryAfter: api.retryAfter }),
        })
        : new Error(message);
    if (stack !== undefined)
        error.stack = stack;
    return error;
}
/** Milliseconds on a clock that all threads share and nobody sets. */
function now() {
    return process.hrtime.bigint() / 1000000n;
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
/**
 * What keeps people with disabilities from the page, as axe-core finds it.
 *
 * Left out: rules of level AAA, which WCAG itself says not to ask of whole sites; rules that axe calls experimental or
 * deprecated; `frame-tested`, which tells of the measurement and not of the page. A run in jsdom and the fetching of
 * style sheets by ourselves are not needed beside a real browser.
 */
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    needs: ['rendered'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(1024)]).then(__webpack_require__.bind(__webpack_require__, 31024))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
/**
 * Whether all that a page refers to is there.
 *
 * Left out: canonical and hreflang (serp and hreflang judge their targets), mixed content (security), texts of links
 * (content), soft 404s (content and redirects: a status alone shows none), chains of temporary redirects (normal for
 * sign-in and languages), target=_blank without rel (browsers imply noopener), upper case in hosts and paths (URLs
 * ignore the one and mean the other), orphans (one page cannot tell), forms that send by POST (they are not to be
 * opened), links in <noscript> and <template> (neither browsers with scripts nor search engines show them), images
 * that scripts load once they are scrolled to, what scripts load from other sites, what style sheets of their own refer to.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(3358)]).then(__webpack_require__.bind(__webpack_require__, 53358))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
/**
 * Judges the text of a page as search engines render it, and as sent where Chrome cannot show it.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, lists and tables, freshness
 * (no search engine judges by them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.signature`); hidden text, text in the background's colour (rules of style decide on
 * them, and most of it is there to be opened).
 */
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(9350), __webpack_require__.e(5739)]).then(__webpack_require__.bind(__webpack_require__, 79864))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
/**
 * Cookies that the page and the redirects to it set over HTTP, as browsers store or reject them, those that are there
 * when it has been loaded in Chrome, and what the page has to do with consent.
 *
 * Left out: a leading dot in Domain (means nothing), a missing Path and wide Domain (choices), cookies on static files,
 * Clear-Site-Data and gpc.json (need requests that tell nothing of the page), consent banners that work or not (need a
 * visitor who clicks).
 */
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(2298)]).then(__webpack_require__.bind(__webpack_require__, 92298))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
/**
 * Records of the audited host, of its zone and of the mail of its domain, as a recursive resolver gives them.
 *
 * Left out: what needs questions to single name servers, which many networks block (whether parent and zone agree, lame
 * servers, zone transfer, AS of the networks), reverse names of addresses (mean something for mail servers alone), TLSA (no
 * browser reads it, and those of mail servers need port 25, closed on runners), low times to live and round trips (a
 * cache does not show them), the SPF record type (gone since RFC 7208) and length of TXT records (EDNS), parked and
 * expired domains (a guess from the page), letters of one script that look like another's (browsers decide by lists of
 * their own), hosting and CDN (`technology`). Facts alone, since their absence is no fault: DKIM keys of common names,
 * BIMI (a draft), verification records, HTTPS records, wildcards.
 */
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(9867)]).then(__webpack_require__.bind(__webpack_require__, 49867))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
/**
 * Whether AI search can find, read and cite a page, and for which country the page is. No standard and no measured
 * ranking stands behind the first half, so its score is a heuristic and no part of the page's.
 *
 * Judged is the page as sent, since most crawlers of AI services run no scripts.
 *
 * Left out: the accessibility tree (`accessibility`) and WebMCP (a draft that hardly a site knows); an llms.txt that is missing,
 * llms-full.txt and Markdown copies (Google: of no use to it); links in llms.txt (nothing follows from them);
 * boilerplate, section lengths, statistics, definitions (folklore: facts at most); IndexNow keys (their address is
 * secret); opening hours and required properties (`schema`); x-default and languages (`hreflang`); redirects by country
 * and the place of the server (one place cannot tell); coordinates against the country (takes a map); geo meta tags
 * (Google ignores them: facts).
 */
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(3718), __webpack_require__.e(5163), __webpack_require__.e(1684), __webpack_require__.e(4162), __webpack_require__.e(9512), __webpack_require__.e(9350), __webpack_require__.e(913)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
/**
 * The language versions of a page and the language it declares.
 *
 * Left out: versions named in the sitemap (the sitemap tool judges their codes, their links back and whether they agree
 * with those of the page, since it reads the file); the language of the text
 * against lang (`content`); white space around a code (every parser drops it); a number of versions that is too many
 * (no search engine gives a limit); variants and extensions of codes (Google reads language, script and region alone,
 * and they do no harm); a canonical with hreflang on it (`serp`).
 */
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(3718), __webpack_require__.e(5163), __webpack_require__.e(1684), __webpack_require__.e(4162), __webpack_require__.e(2478)]).then(__webpack_require__.bind(__webpack_require__, 22478))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); a manifest, theme
 * colours, touch icons and telephone links, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(818)]).then(__webpack_require__.bind(__webpack_require__, 10818))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); HTML beyond what Googlebot reads (`serp/page-too-large`); `network-dependency-tree-insight`, which every page with a style
 * sheet fails; `inp-breakdown-insight`, for which somebody must click; `long-tasks`, `bootup-time`,
 * `mainthread-work-breakdown`, `lcp-breakdown-insight` and `cls-culprits-insight`, which explain a metric and stand
 * with it; `document-latency-insight`, whose parts are checks of their own; `non-composited-animations` and
 * `user-timings`, which do not say that something is wrong. Order of the head, preconnect hints, `Server-Timing`,
 * speculation rules, request counts and inline sizes are advice whose gain on a page nobody can tell beforehand.
 */
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(3075)]).then(__webpack_require__.bind(__webpack_require__, 25456))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
/**
 * What stands between a URL and its page: redirects of every kind, and the spellings that should lead to one page.
 *
 * Left out: relative Locations (RFC 9110 section 10.2.2 allows them), size and content of a redirect's body (nobody
 * sees it), the canonical of the target (serp), sitemaps, hreflang and links to redirecting URLs (their tools).
 */
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5344), __webpack_require__.e(4191)]).then(__webpack_require__.bind(__webpack_require__, 30940))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
/**
 * robots.txt of the site, and what the page itself tells crawlers.
 *
 * Left out: the age of a cached robots.txt (it is a fact, not a fault); a byte-order mark, non-ASCII patterns, letter
 * case and line ends (all crawlers take them); crawl-delay and clean-param (Bing and Yandex read them); rules that a
 * shorter rule covers (style); noarchive (retired by Google, read by Bing); which AI crawlers are let in (geo).
 */
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(3718), __webpack_require__.e(4774)]).then(__webpack_require__.bind(__webpack_require__, 4774))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
/**
 * Structured data: its syntax, the vocabulary of schema.org, what Google's rich results ask for, and whether the page
 * says the same.
 *
 * Left out: the name of the site on the home page and breadcrumbs in results (`serp`); dateModified before datePublished
 * and authors (`content`); whether country codes are given out, and pending terms (no fault: consumers read them);
 * Organization and WebSite missing on the home page, retired rich results and syntaxes in use (facts); carousels of
 * businesses, products and events (a beta in some countries); an author's visible name (bylines take many forms).
 */
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(9512), __webpack_require__.e(6887)]).then(__webpack_require__.bind(__webpack_require__, 36887))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
/**
 * Headers as the MDN HTTP Observatory judges them, TLS by handshakes, and what else of the page can be attacked.
 *
 * Left out: OCSP stapling (authorities give OCSP up), ALPN and HTTP/3 (`pagespeed` judges the version of HTTP; here they
 * are facts), `target=_blank` without noopener (browsers imply it since 2021), libraries with known holes (`technology`
 * knows the libraries), absent Permissions-Policy and security.txt (not faults), cipher suites beside the one that was
 * agreed on (this TLS library no longer has the broken ones), single hosts of the HSTS preload list (see transport.ts).
 */
const securityTool = {
    name: 'security',
    title: 'Security',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5015), __webpack_require__.e(5371)]).then(__webpack_require__.bind(__webpack_require__, 25371))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 * Judged is what scripts make of the page; the social card, the end of `<head>` and what is not closed as sent.
 */
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(3718), __webpack_require__.e(5163), __webpack_require__.e(1684), __webpack_require__.e(9512), __webpack_require__.e(2998)]).then(__webpack_require__.bind(__webpack_require__, 52998))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
/**
 * The sitemaps of the site, and whether the page is in them. All but the latter is worked out once for all pages of a
 * site, in one pass over its sitemaps.
 *
 * Left out: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
 * trailing slashes and letter case of addresses (style, see `serp`); changefreq and priority beyond their form (Google
 * ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
 * that answers 404 (`robots`); non-ASCII addresses (read as IRIs by Google and Bing).
 */
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(3718), __webpack_require__.e(5163), __webpack_require__.e(1684), __webpack_require__.e(4162), __webpack_require__.e(7753), __webpack_require__.e(5694)]).then(__webpack_require__.bind(__webpack_require__, 35694))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
/**
 * What the page is made with, and which of it is known to be broken.
 *
 * Left out: DNS records (`dns` reads them); bytes by third party (`pagespeed`); links to a vendor and names of carriers
 * in the text as evidence (they show no use); several properties of Google Analytics on one page (often meant so; the
 * same tag twice is `duplicate-tag`); versions in headers (`security` has them).
 */
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(1691)]).then(__webpack_require__.bind(__webpack_require__, 71691))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that labels and ARIA use (accessibility); images without dimensions, layout shifts and their causes,
 * fonts (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(8280), __webpack_require__.e(935), __webpack_require__.e(5528), __webpack_require__.e(5163), __webpack_require__.e(5344), __webpack_require__.e(4697)]).then(__webpack_require__.bind(__webpack_require__, 64697))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















/** The tools of the engine: one for each name of the contract. */
const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
/** All of them, in the order of the contract. */
const ALL_TOOLS = tools/* TOOLS */.I.map(name => ENGINE_TOOLS[name]);
/** All checks, with the ids that they have in reports and settings. */
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition/* checksOf */.t)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
/** Names of all global variables that the topics of some tool ask for, see {@link ToolDefinition.globals}. */
async function globalsOfTools() {
    const names = await Promise.all(ALL_TOOLS.map(tool => tool.globals?.() ?? []));
    return names.flat();
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   aY: () => (/* binding */ doesNeed),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62344);

/** Whether a tool must have something gathered. */
function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_0__/* .ENGINE_TOOLS */ .T[tool].needs.includes(need);
}
/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
async function showsPage(tool, visit) {
    if (doesNeed(tool, 'rendered'))
        return true;
    return doesNeed(tool, 'page') && (await visit.runsScripts());
}
/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
function inOrder(tools) {
    return tools.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf(tool) {
    if (doesNeed(tool, 'lighthouse'))
        return 0;
    if (doesNeed(tool, 'rendered'))
        return 3;
    return doesNeed(tool, 'page') ? 2 : 1;
}


/***/ }),

/***/ 40035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unmeasuredRun)
/* harmony export */ });
/**
 * The run of a tool that gave no result.
 *
 * @param durationMs milliseconds that it took until now
 */
function unmeasuredRun(tool, url, reason, durationMs = 0) {
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt: new Date(Date.now() - durationMs).toISOString(),
        durationMs,
    };
}


/***/ })

};
